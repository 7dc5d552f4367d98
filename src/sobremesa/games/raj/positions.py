"""Every two-seat position of a small Raj, solved layer by layer and kept: `sobremesa solve raj --all --cards 8`.

A layer holds all positions with so many cards left: the two hands by the order of their cards (slots, as in `solver`,
the lesser hand last), the prizes left, and the carried pile. Each needs only the layer before it, so a layer is worked
out in pieces, in any order and in any process, and written to disk as pieces come; a run that was stopped goes on with
the pieces that are missing. When a layer is whole, some of its positions are checked: a turn is played by the game's
own rules, and up to CHECKED cards `solver` solves the position from the root down. The objective is the difference of
the scores, and ties carry.
"""

import json
import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.bots import matrix
from sobremesa.engine import bits
from sobremesa.engine.errors import BadOption, Error
from sobremesa.engine.options import shown
from sobremesa.engine.paths import data_folder
from sobremesa.engine.rule import CHANCE, rule

from . import solver

FOLDER = Path(__file__).resolve().parent
FORMAT = "sobremesa-raj-positions/1"
MOST = 12  # cards: beyond that a layer's numbers no longer fit a disk of ours
PIECE = 64  # hands that are worked out together
SAMPLES = 6  # positions of a layer that are checked
CHECKED = 7  # cards up to which they are solved to the end, too
CLOSE = 1e-4  # how near both must be: a table keeps single precision


def smallest(count: int) -> tuple[int, ...]:
    """The so many prizes of the game that are smallest in size: -1, 1, -2, 2 …"""
    from .rules import PRIZES

    return tuple(sorted(sorted(PRIZES, key=lambda prize: (abs(prize), prize))[:count]))


@cache
def hands(cards: int, count: int) -> dict[tuple[int, int], int]:
    """All pairs of hands of so many cards by their order, in a game of `count` cards, with their numbers."""
    found: dict[tuple[int, int], int] = {}
    for slots in range(cards, min(2 * cards, count) + 1):
        for held in combinations(range(slots), cards):
            first = sum(1 << slot for slot in held)
            missing = (1 << slots) - 1 ^ first
            for more in combinations(held, cards - missing.bit_count()) if missing.bit_count() <= cards else ():
                second = missing | sum(1 << slot for slot in more)
                if first >= second:
                    found[first, second] = len(found)
    return found


@dataclass(frozen=True)
class Layers:
    """The deck that all is about: where each position stands in its layer."""

    prizes: tuple[int, ...]

    @property
    def cards(self) -> int:
        return len(self.prizes)

    @cached_property
    def low(self) -> int:
        """The least that can be carried."""
        return sum(prize for prize in self.prizes if prize < 0)

    @cached_property
    def carries(self) -> int:
        return sum(map(abs, self.prizes)) + 1

    @cached_property
    def deck(self) -> Any:
        return np.array(self.prizes, np.int64)

    def subsets(self, left: int) -> Any:
        """The sets of prizes that may be left."""
        return np.array([sum(1 << i for i in held) for held in combinations(range(self.cards), left)], np.int64)

    @cached_property
    def places(self) -> Any:
        """Where each set of prizes stands in its layer."""
        found = np.zeros(1 << self.cards, np.int64)
        for left in range(self.cards + 1):
            for place, members in enumerate(self.subsets(left)):
                found[members] = place
        return found

    def shape(self, left: int) -> tuple[int, int, int]:
        return len(hands(left, self.cards)) if left else 1, math.comb(self.cards, left), self.carries

    def positions(self, left: int) -> int:
        """How many positions can come up with so many cards left."""
        count = 0
        for members in self.subsets(left).tolist():
            gone = [prize for i, prize in enumerate(self.prizes) if not members >> i & 1]
            count += 1 + sum(abs(prize) for prize in gone)
        return len(hands(left, self.cards)) * count

    def steps(self, first: int, end: int, left: int) -> tuple[Any, Any, Any]:
        """Of some pairs of hands, for each pair of bids: the hands after it, whether they swapped, who bid higher."""
        numbers, before = list(hands(left, self.cards)), hands(left - 1, self.cards) if left > 1 else {(0, 0): 0}
        pairs, beats = np.zeros((solver.MOST, solver.MOST), np.int64), np.zeros((solver.MOST, solver.MOST), np.int64)
        shape = (end - first, left, left)
        children, signs, bids = np.zeros(shape, np.int64), np.zeros(shape), np.zeros(shape, np.int64)
        for row, (one, two) in enumerate(numbers[first:end]):
            solver.pairs_of_bids(one, two, pairs, beats)
            for a in range(left):
                for b in range(left):
                    pair = int(pairs[a, b])
                    key = abs(pair)
                    children[row, a, b] = before[key & 0x7FFF, key >> 15]
                    signs[row, a, b] = 1.0 if pair >= 0 else -1.0
                    bids[row, a, b] = beats[a, b]
        return children, signs, bids


@rule
def layer(children, signs, bids, deck, subsets, rests, places, low, before, turns, values):
    """The values of some pairs of hands with all prizes and piles, from the layer before.

    What a turn is worth depends on the pile and on the prizes left after it, not on which of them lay there already: so
    each turn is solved once (`turns`), and a position is worth the mean of its turns."""
    left = children.shape[1]
    cells, tableau = np.empty((left, left)), np.empty((left + 1, left + 1))
    labels, rows, columns = np.empty(2 * left, np.int64), np.empty(left), np.empty(left)
    for hand in range(children.shape[0]):
        for rest in range(len(rests)):
            least, most = farthest(rests[rest], deck)
            for pile in range(least, most + 1):
                for a in range(left):
                    for b in range(left):
                        beats = bids[hand, a, b]
                        after = before[children[hand, a, b], rest, (pile if beats == 0 else 0) - low]
                        cells[a, b] = signs[hand, a, b] * after + beats * abs(pile)
                turns[rest, pile - low] = matrix.solve(cells, left, left, tableau, labels, rows, columns)
        for place in range(len(subsets)):
            members = subsets[place]
            least, most = farthest(members, deck)
            for carry in range(least, most + 1):
                total = 0.0
                for t in range(len(deck)):
                    if members >> t & 1:
                        total += turns[places[members ^ 1 << t], carry + deck[t] - low]
                values[hand, place, carry - low] = total / left


@rule
def farthest(members, deck):
    """The least and the most that may lie on the table when these prizes are left."""
    least, most = 0, 0
    for t in range(len(deck)):
        if not members >> t & 1:
            least += min(deck[t], 0)
            most += max(deck[t], 0)
    return least, most


@cache
def compiled_layer() -> Callable[..., None]:
    """`layer`, compiled and kept on disk together with the rules."""
    from numba import types

    from . import GAME

    i8, numbers = types.int64, types.int64[::1]
    cube = types.Array(types.float32, 3, "C")
    given = types.Array(types.float32, 3, "C", readonly=True)
    signature = types.void(
        types.int64[:, :, ::1], types.float64[:, :, ::1], types.int64[:, :, ::1], numbers, numbers, numbers, numbers,
        i8, given, types.float64[:, ::1], cube,
    )  # fmt: skip
    return GAME.compiled.add("positions", signature, layer)


class Table:
    """The layers on disk, in a folder of their own."""

    def __init__(self, layers: Layers, folder: Path | None = None):
        self.layers = layers
        name = "_".join(map(str, layers.prizes)).replace("-", "m")
        self.folder = folder or data_folder() / "raj" / name

    def path(self, left: int) -> Path:
        return self.folder / f"layer-{left}.f4"

    def done(self, left: int) -> Path:
        """Lists the pieces of a layer that are written, a line each; `whole` at its end."""
        return self.folder / f"layer-{left}.done"

    def begin(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            about = {"format": FORMAT, "prizes": list(self.layers.prizes)}
            (self.folder / "about.json").write_text(json.dumps(about))
            if not self.path(0).exists():
                np.zeros(self.layers.shape(0), np.float32).tofile(self.path(0))
        except OSError as fault:
            raise BadOption("file-unwritable", file=str(self.folder), why=shown(fault.strerror or fault)) from None

    def values(self, left: int) -> Any:
        return np.asarray(np.memmap(self.path(left), np.float32, "r", shape=self.layers.shape(left)))

    def is_whole(self, left: int) -> bool:
        return left == 0 or (self.done(left).exists() and "whole" in self.done(left).read_text().split())

    def missing(self, left: int) -> list[int]:
        """The first hands of the pieces that are still to be worked out."""
        made = set(self.done(left).read_text().split()) if self.done(left).exists() else set()
        return [first for first in range(0, self.layers.shape(left)[0], PIECE) if str(first) not in made]

    def write(self, left: int, first: int, values: Any) -> None:
        if not self.path(left).exists() or self.path(left).stat().st_size != 4 * math.prod(self.layers.shape(left)):
            np.memmap(self.path(left), np.float32, "w+", shape=self.layers.shape(left)).flush()
        whole = np.memmap(self.path(left), np.float32, "r+", shape=self.layers.shape(left))
        whole[first : first + len(values)] = values
        whole.flush()
        with self.done(left).open("a") as file:
            file.write(f"{first}\n")

    def value(self, held: Sequence[Sequence[int]], prizes: Sequence[int], carry: int) -> float | None:
        """Of a position before its prize is turned up, to the first hand; None where the table has it not."""
        left = len(prizes)
        members = self.members(prizes)
        if members is None or left > self.layers.cards or not self.is_whole(left):
            return None
        gone = [prize for i, prize in enumerate(self.layers.prizes) if not members >> i & 1]
        if not sum(min(prize, 0) for prize in gone) <= carry <= sum(max(prize, 0) for prize in gone):
            return None
        slots = sorted({card for hand in held for card in hand})
        if len(slots) > self.layers.cards:
            return None
        one, two = (sum(1 << slots.index(card) for card in hand) for hand in held)
        if not left:
            return 0.0
        place, numbers = int(self.layers.places[members]), hands(left, self.layers.cards)
        value = float(self.values(left)[numbers[max(one, two), min(one, two)], place, carry - self.layers.low])
        return value if one >= two else -value

    def members(self, prizes: Sequence[int]) -> int | None:
        """The prizes as a set of this deck's, the last ones of equals."""
        members, free = 0, list(range(self.layers.cards))
        for prize in prizes:
            place = next((i for i in reversed(free) if self.layers.prizes[i] == prize), None)
            if place is None:
                return None
            free.remove(place)
            members |= 1 << place
        return members


@dataclass(frozen=True)
class Job:
    """What a process that works must know. All read the layer before from the same folder."""

    prizes: tuple[int, ...]
    folder: Path
    left: int

    def open(self) -> "Solving":
        return Solving(self)


class Solving:
    """Works out pieces of a layer."""

    def __init__(self, job: Job):
        self.job, self.table = job, Table(Layers(job.prizes), job.folder)
        self.before, self.work = self.table.values(job.left - 1), compiled_layer()

    def do(self, first: int) -> tuple[int, Any]:
        layers, left = self.table.layers, self.job.left
        end = min(first + PIECE, layers.shape(left)[0])
        values = np.full((end - first, *layers.shape(left)[1:]), np.nan, np.float32)
        steps = layers.steps(first, end, left)
        about = (layers.deck, layers.subsets(left), layers.subsets(left - 1), layers.places, layers.low)
        self.work(*steps, *about, self.before, np.empty(layers.shape(left - 1)[1:]), values)
        return first, values

    def close(self) -> None:
        """Nothing is open."""


def solve_all(
    prizes: Sequence[int],
    processes: int = 1,
    ray: str | None = None,
    folder: Path | None = None,
    told: Callable[[dict[str, Any]], None] = lambda layer: None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> dict[str, Any]:
    """Works out what is missing of the table, layer by layer; what each came to is `told`. `progress` is given how many
    positions are done, of how many."""
    import time

    from sobremesa.engine.cluster import spread_on_ray
    from sobremesa.engine.crew import spread

    if not 1 <= len(prizes) <= MOST or 0 in prizes or any(not -15 <= prize <= 15 for prize in prizes):
        raise BadOption("solve-cards", FOLDER, cards=len(prizes), most=MOST)
    table = Table(Layers(tuple(sorted(prizes))), folder)
    table.begin()
    found = []
    sizes = {left: table.layers.positions(left) for left in range(1, len(prizes) + 1)}
    done, total = 0, sum(sizes.values())
    for left in sizes:
        begun, todo = time.perf_counter(), table.missing(left)

        def add(who: str, pieces: list[tuple[int, Any]], left: int = left) -> None:
            nonlocal done
            for first, values in pieces:
                table.write(left, first, values)
                done += len(values) * sizes[left] // table.layers.shape(left)[0]
            progress(done, total)

        job = Job(table.layers.prizes, table.folder, left)
        if ray is not None:
            spread_on_ray(job, todo, ray, add)
        elif processes > 1 and len(todo) > 1:
            spread(job, todo, min(processes, len(todo)), add)
        else:
            worker = job.open()
            for first in todo:
                add("here", [worker.do(first)])
        seconds, done = time.perf_counter() - begun, sum(sizes[each] for each in range(1, left + 1))
        if not table.is_whole(left):
            checked = check(table, left)
            with table.done(left).open("a") as file:
                file.write("whole\n")
        else:
            checked = 0
        about = {"cards": left, "hands": table.layers.shape(left)[0], "positions": sizes[left]}
        found.append({**about, "seconds": seconds, "checked": checked, "bytes": table.path(left).stat().st_size})
        told(found[-1])
    return {"prizes": list(table.layers.prizes), "folder": str(table.folder), "positions": total, "layers": found}


def check(table: Table, left: int) -> int:
    """Finds the values of some positions of a layer in other ways; how many. Another value is an error."""
    count = 0
    for held, prizes, carry in samples(table.layers, left):
        stored = stored_value(table, left, held, prizes, carry)
        bounds = [proven(table, held, prizes, carry)]
        if left <= CHECKED:
            bounds.append((alone := solved_alone(held, prizes, carry), alone))
        for low, high in bounds:
            if not high - CLOSE < stored < low + CLOSE:
                exact = f"{(low + high) / 2:.6f}"
                raise Error("solve-differs", FOLDER, cards=left, stored=f"{stored:.6f}", exact=exact)
        count += 1
    return count


def solved_alone(held: Any, prizes: Any, carry: int) -> float:
    """By the solver that goes from the root down, without a table."""
    position = solver.Position(held, prizes, carry, None, 0, False, True)
    tries = (solver.searched(position, size, True) for size in solver.SIZES)
    return next(found for found in tries if not found.floor).value


def proven(table: Table, held: Any, prizes: Any, carry: int) -> tuple[float, float]:
    """What the first hand can make sure of, and what the second can hold it to: one turn by the game's own rules, and
    after it the layer before. However the mixes were found, what they guarantee is plain to see."""
    left, low, high = len(prizes), 0.0, 0.0
    members = table.members(prizes)
    assert members is not None
    tableau, labels, rows, columns = np.empty((left + 1, left + 1)), np.empty(2 * left, int), *np.empty((2, left))
    for turned in bits.members([members]):
        cells = np.array([[played(table, held, members, carry, turned, a, b) for b in held[1]] for a in held[0]])
        matrix.solve(cells, left, left, tableau, labels, rows, columns)
        low += (np.maximum(rows, 0) / np.maximum(rows, 0).sum() @ cells).min() / left
        high += (cells @ np.maximum(columns, 0) / np.maximum(columns, 0).sum()).max() / left
    return low, high


def played(table: Table, held: Any, members: int, carry: int, turned: int, *bids: int) -> float:
    """What a turn and all after it bring the first hand, by the rules."""
    from . import GAME, rules

    options = {"games": 1, "ties": "carry", "tiebreak": "strike"}
    options |= {"bids": table.layers.cards, "prizes": table.layers.prizes}
    state = GAME.start(2, options)
    state.turns, state.unseen, state.pile = table.layers.cards - len(held[0]), members, carry
    for seat, hand in enumerate(held):
        state.hand[seat] = sum(1 << card for card in hand)
    rules.apply(state, CHANCE, turned)
    for seat, card in enumerate(bids):
        rules.apply(state, seat, card)
    hands_left = [bits.members([hand]) for hand in state.hand[:2]]
    prizes_left = [table.layers.prizes[i] for i in bits.members([state.unseen])]
    later = table.value(hands_left, prizes_left, int(state.pile) if prizes_left else 0)
    assert later is not None
    return int(state.points[0] - state.points[1]) + later


def stored_value(table: Table, left: int, held: Any, prizes: Any, carry: int) -> float:
    """From a layer that is not yet called whole."""
    slots = sorted({card for hand in held for card in hand})
    one, two = (sum(1 << slots.index(card) for card in hand) for hand in held)
    members = table.members(prizes)
    assert members is not None
    number = hands(left, table.layers.cards)[max(one, two), min(one, two)]
    value = float(table.values(left)[number, int(table.layers.places[members]), carry - table.layers.low])
    return value if one >= two else -value


def samples(layers: Layers, left: int) -> Iterator[tuple[Any, tuple[int, ...], int]]:
    """Positions of a layer, at random, the same every time."""
    luck = random.Random(left)
    for _ in range(SAMPLES):
        held = tuple(tuple(sorted(luck.sample(range(1, layers.cards + 1), left))) for _ in range(2))
        kept = sorted(luck.sample(range(layers.cards), left))
        gone = [layers.prizes[i] for i in range(layers.cards) if i not in kept]
        carried = sum(luck.sample(gone, luck.randint(0, len(gone))))
        yield held, tuple(layers.prizes[i] for i in kept), carried


# What others find in the tables


@cache
def tables() -> list[Table]:
    """The tables of this computer, largest first; looked for once."""
    found = []
    for about in (data_folder() / "raj").glob("*/about.json"):
        try:
            data = json.loads(about.read_text())
            if data["format"] == FORMAT:
                found.append(Table(Layers(tuple(data["prizes"])), about.parent))
        except (OSError, ValueError, KeyError):
            continue
    return sorted(found, key=lambda table: -table.layers.cards)


def looked_up(position: Any) -> Any:
    """What `solver.solved` would find, from a table; None where none has it."""
    if position.win or not position.carries or len(position.prizes) < 2:
        return None
    for table in tables():
        found = from_table(table, position)
        if found is not None:
            return found
    return None


def from_table(table: Table, position: Any) -> Any:
    """A turn ahead, with the values of what comes after it."""
    (first, second), left = position.hands, len(position.prizes)
    if position.reveal is None:
        value = table.value(position.hands, position.prizes, position.carry)
        empty = np.zeros(left)
        nothing = np.empty(0, np.int64), np.empty(0)
        return None if value is None else solver.Solved(value, empty, empty, None, 0, *nothing)
    rest = list(position.prizes)
    rest.remove(position.reveal)
    pile, cells = position.carry + position.reveal, np.zeros((left, left))
    for a, mine in enumerate(first):
        for b, theirs in enumerate(second):
            held = [[card for card in first if card != mine], [card for card in second if card != theirs]]
            after = table.value(held, rest, pile if mine == theirs else 0)
            if after is None:
                return None
            cells[a, b] = after + (abs(pile) if mine > theirs else -abs(pile) if mine < theirs else 0)
    rows, columns = np.zeros(left), np.zeros(left)
    space = np.empty((left + 1, left + 1)), np.empty(2 * left, np.int64)
    value = float(matrix.solve(cells, left, left, *space, rows, columns))
    return solver.Solved(value, rows, columns, cells, 0, np.empty(0, np.int64), np.empty(0))
