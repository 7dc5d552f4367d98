"""Two-seat Raj: the value of a position and how often to bid each card, by backward induction.

With two seats a pile's sign does not matter: whoever bids higher is better off by its size. So only the order of
the two hands counts, and positions are kept by it: slots for the different card values of both hands together,
squeezed when empty, seats swapped to one side. They are listed from the root down, turn by turn, and solved from the
end of that list; each turn is a matrix game (`bots.matrix`). Where the list has no room for another turn, its last
positions are worth what they look like (`fitted`): then the answer is an estimate, else it is exact.
"""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.bots import matrix
from sobremesa.engine import bits
from sobremesa.engine.bits import count_bits
from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import shown, whole
from sobremesa.engine.rule import rule

from . import fitted

FOLDER = Path(__file__).resolve().parent
COMPILED = ("endgame",)  # what a first start compiles
EXACT = 8  # cards left that are solved to the end, whatever it takes
SIZES = (1 << 14, 1 << 17, 1 << 19, 1 << 22, 1 << 25)  # of the table of positions, tried in turn
ESTIMATE = 1 << 19  # positions that an estimate lists
MOST = 15  # cards in a hand
SPAN = 255  # carry and lead stay within ± SPAN
STEPS = 512  # positions between two looks at the clock
# How far a search has come: its phase, positions listed, the one it is at, and the last whole turn: its end and cards
PHASE, COUNT, NUMBER, WHOLE, FLOOR, PROGRESS = range(6)
LISTING, VALUING, DONE = range(3)


class Late(Exception):
    """There is no time left to finish a search."""


@dataclass(frozen=True)
class Equilibrium:
    """What `equilibrium` returns.

    value   of the position, for the first hand
    bids    how to bid: for each hand {card: probability}; None while no prize is turned up
    exact   False if the value is an estimate
    """

    value: float
    bids: tuple[dict[int, float], dict[int, float]] | None
    exact: bool


def equilibrium(
    hands: Sequence[Sequence[int]],
    prizes: Sequence[int],
    carry: int = 0,
    reveal: int | None = None,
    lead: int = 0,
    objective: str = "difference",
    ties: str = "carry",
) -> Equilibrium:
    """The value of a two-seat position when both play as well as possible, and how to bid.

    `prizes` are all prizes that nobody has bid on, `reveal` is the one of them that is turned up. `lead` is the first
    hand's lead in points. `objective` is "difference" (of the scores), or "win": the first hand's chance to win minus
    that of the second. With at most eight cards left in each hand the answer is exact; with more it may be an
    estimate, and says so.
    """
    position = checked(hands, prizes, carry, reveal, lead, objective, ties)
    found = solved(position)
    if position.reveal is None:
        return Equilibrium(found.value, None, not found.floor)
    first, second = position.hands
    mixes = (dict(zip(first, found.rows.tolist(), strict=True)), dict(zip(second, found.columns.tolist(), strict=True)))
    return Equilibrium(found.value, mixes, not found.floor)


@dataclass(frozen=True)
class Position:
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    prizes: tuple[int, ...]
    carry: int
    reveal: int | None
    lead: int
    win: bool
    carries: bool


def position_of(state: Any, seat: int = 0, win: bool = False) -> Position:
    """What a seat has before it when a prize is turned up, its own hand first."""
    turned = int(state.turned[state.turns])
    left = [int(state.prize[i]) for i in range(state.cards) if state.unseen >> i & 1]
    mine, theirs = (tuple(bits.members([state.hand[s]])) for s in (seat, 1 - seat))
    return Position(
        hands=(mine, theirs),
        prizes=tuple(sorted([*left, turned])),
        carry=int(state.pile) - turned,
        reveal=turned,
        lead=int(state.points[seat] - state.points[1 - seat]),
        win=win,
        carries=bool(state.carry),
    )


def checked(hands: Any, prizes: Any, carry: Any, reveal: Any, lead: Any, objective: Any, ties: Any) -> Position:
    """The position, or a BadOption that says why it cannot be."""
    two = [cards_from(hand) for hand in pair(hands)]
    values = tuple(sorted(number(prize, "prizes", -15, 15) for prize in listed(prizes, "prizes")))
    for seat, hand in enumerate(two):
        if len(set(hand)) < len(hand):
            twice = next(card for card, times in Counter(hand).items() if times > 1)
            raise BadOption("solve-twice", FOLDER, card=twice, hand=seat + 1)
    if len(two[0]) != len(two[1]):
        raise BadOption("solve-unequal", FOLDER, first=len(two[0]), second=len(two[1]))
    if len(values) != len(two[0]):
        raise BadOption("solve-prizes", FOLDER, cards=len(two[0]), prizes=len(values))
    if 0 in values:
        raise BadOption("zero-prize", FOLDER)
    if reveal is not None and number(reveal, "reveal", -15, 15) not in values:
        raise BadOption("solve-reveal", FOLDER, reveal=int(reveal), prizes=list(values))
    for name, given, known in (("objective", objective, ("difference", "win")), ("ties", ties, ("carry", "discard"))):
        if given not in known:
            raise BadOption("bad-value", name=name, value=shown(given), values=" | ".join(known))
    farthest = min(225, SPAN - sum(abs(prize) for prize in values))
    return Position(
        hands=(two[0], two[1]),
        prizes=values,
        carry=number(carry, "carry", -farthest, farthest),
        reveal=None if reveal is None else int(reveal),
        lead=number(lead, "lead", -225, 225),
        win=objective == "win",
        carries=ties == "carry",
    )


def pair(hands: Any) -> Sequence[Any]:
    found = listed(hands, "hands")
    if len(found) != 2:
        raise BadOption("solve-hands", FOLDER, count=len(found))
    return found


def listed(value: Any, name: str) -> Sequence[Any]:
    if isinstance(value, str | bytes) or not isinstance(value, Sequence | np.ndarray):
        raise BadOption("bad-value", name=name, value=shown(value), values="a, b, c …")
    return list(value)


def cards_from(hand: Any) -> tuple[int, ...]:
    cards = tuple(sorted(number(card, "hands", 1, 15) for card in listed(hand, "hands")))
    if not cards:
        raise BadOption("solve-empty", FOLDER)
    return cards


def number(value: Any, name: str, least: int, most: int) -> int:
    try:
        found = whole(int(value) if isinstance(value, np.integer) else value)
    except ValueError:
        found = least - 1
    if not least <= found <= most:
        raise BadOption("bad-value", name=name, value=shown(value), values=f"{least} … {most}")
    return found


@dataclass(frozen=True)
class Solved:
    value: float
    rows: Any  # where a prize is turned up: both mixes, in the order of the hands
    columns: Any
    cells: Any  # and the worth of each pair of bids to the first hand
    floor: int  # the number of cards from which positions were only looked at, 0 for none: then all is exact
    keys: Any  # all positions that were listed, with their values
    values: Any


def solved(position: Position, goes_on: Callable[[], bool] = lambda: True) -> Solved:
    """To the end if that can be done, else as far as an estimate looks. A table of all positions (`positions`) has it
    at once."""
    from . import positions

    if (stored := positions.looked_up(position)) is not None:
        return stored
    for size in SIZES if len(position.prizes) <= EXACT else ():
        found = searched(position, size, to_the_end=True, goes_on=goes_on)
        if not found.floor:
            return found
    return searched(position, ESTIMATE, goes_on=goes_on)


def searched(
    position: Position,
    size: int,
    to_the_end: bool = False,
    tables: Any = None,
    goes_on: Callable[[], bool] = lambda: True,
) -> Solved:
    """As many turns ahead as a list of this size can hold; of no use if it was to be to the end and is not.

    `goes_on` is asked now and then whether there is time left; if there is none, the search is Late.
    """
    slots = sorted({card for hand in position.hands for card in hand})
    first, second = (sum(1 << slots.index(card) for card in hand) for hand in position.hands)
    deck = np.array(position.prizes, np.int64)
    turned = -1 if position.reveal is None else position.prizes.index(position.reveal)
    rows, columns, cells = np.zeros(len(deck)), np.zeros(len(deck)), np.zeros((len(deck), len(deck)))
    keys, values = np.empty(size, np.int64), np.empty(size)
    index = np.zeros(2 << (size - 1).bit_length(), np.int64)  # zeros cost nothing until they are needed
    progress = np.zeros(PROGRESS, np.int64)
    work = compiled_endgame()
    about = fitted.tables() if tables is None else tables
    while progress[PHASE] != DONE:
        work(
            first, second, position.carry, position.lead, turned, position.win, position.carries, to_the_end,
            deck, about, keys, index, values, cells, rows, columns, progress,
        )  # fmt: skip
        if progress[PHASE] != DONE and not goes_on():
            raise Late
    count = int(progress[COUNT])
    return Solved(float(values[0]), rows, columns, cells, int(progress[FLOOR]), keys[:count], values[:count])


@cache
def compiled_endgame() -> Callable[..., None]:
    """`endgame`, compiled and kept on disk together with the rules."""
    from numba import types

    from . import GAME

    i8, numbers, floats = types.int64, types.int64[::1], types.float64[::1]
    tables, grid = types.Array(types.float32, 4, "C", readonly=True), types.float64[:, ::1]
    signature = types.void(
        i8, i8, i8, i8, i8, types.boolean, types.boolean, types.boolean, numbers,
        tables, numbers, numbers, floats, grid, floats, floats, numbers,
    )  # fmt: skip
    return GAME.compiled.add("endgame", signature, endgame)


# Positions: both hands as slots, the prizes left, the carried pile, the lead, in one number


@rule
def packed(hands, prizes, carry, lead):
    """`hands` is first | second << 15. A lead beyond SPAN is one that nobody catches up with."""
    return hands | prizes << 30 | (carry + SPAN) << 45 | (min(max(lead, -SPAN), SPAN) + SPAN) << 54


@rule
def unpacked(key):
    return key & 0x7FFF, key >> 15 & 0x7FFF, key >> 30 & 0x7FFF, (key >> 45 & 0x1FF) - SPAN, (key >> 54) - SPAN


@rule
def squeezed(hand, slot):
    """The hand when an empty slot falls away."""
    low = (1 << slot) - 1
    return (hand & low) | ((hand >> 1) & ~low)


@rule
def without(first, second, i, j):
    """Both hands after these bids."""
    first ^= 1 << i
    second ^= 1 << j
    if not (first | second) >> max(i, j) & 1:
        first, second = squeezed(first, max(i, j)), squeezed(second, max(i, j))
    if i != j and not (first | second) >> min(i, j) & 1:
        first, second = squeezed(first, min(i, j)), squeezed(second, min(i, j))
    return first, second


@rule
def pairs_of_bids(first, second, pairs, beats):
    """For each pair of bids the hands after it, the lesser hand last, and who bid higher; how many bids there are.

    `beats` is 1 where the first bid higher, -1 lower, 0 equal; a pair is negative where the hands swapped.
    """
    a = 0
    for i in range(MOST):
        if not first >> i & 1:
            continue
        b = 0
        for j in range(MOST):
            if not second >> j & 1:
                continue
            one, two = without(first, second, i, j)
            pairs[a, b] = one | two << 15 if one >= two else -(two | one << 15)
            beats[a, b] = 1 if i > j else -1 if i < j else 0
            b += 1
        a += 1
    return a


@rule
def after(pair, beats, prizes, pile, lead, win, carries):
    """The position after a pair of bids, seen from the seat that is first in it."""
    carry = pile if beats == 0 and carries else 0
    if win:
        lead += beats * abs(pile)
    return packed(pair, prizes, carry, lead) if pair >= 0 else packed(-pair, prizes, carry, -lead)


@rule
def prizes_without(prizes, t, deck):
    """The prizes left when one of the value deck[t] is gone: of equals the last, so that equal sets look equal."""
    last = t
    while last + 1 < len(deck) and deck[last + 1] == deck[t] and prizes >> (last + 1) & 1:
        last += 1
    return prizes ^ 1 << last


@rule
def copies_left(prizes, t, deck):
    """How many prizes of the value deck[t] are left, if t is the first of them; else 0."""
    if not prizes >> t & 1 or (t > 0 and deck[t - 1] == deck[t] and prizes >> (t - 1) & 1):
        return 0
    copies = 1
    while t + copies < len(deck) and deck[t + copies] == deck[t] and prizes >> (t + copies) & 1:
        copies += 1
    return copies


@rule
def plain_value(key, win, deck):
    """The value where none need be computed, not a number elsewhere."""
    first, second, prizes, carry, lead = unpacked(key)
    if first == second and (lead == 0 or not win):
        return 0.0
    if win:
        open_points = abs(carry)
        for t in range(len(deck)):
            if prizes >> t & 1:
                open_points += abs(deck[t])
        if first == 0 or abs(lead) > open_points:
            return 1.0 if lead > 0 else -1.0 if lead < 0 else 0.0
    return np.nan


@rule
def place_of(key, keys, index):
    """Where the position's number (from 1) stands in the index, or where it would."""
    at = (((key & 0x7FFFFFFF) * 1540483477 + (key >> 31) * 1103515245) >> 11) & (len(index) - 1)
    while index[at] and keys[index[at] - 1] != key:
        at = (at + 1) & (len(index) - 1)
    return at


@rule
def endgame(
    first, second, carry, lead, turned, win, carries, to_the_end, deck,
    tables, keys, index, values, cells, rows, columns, progress,
):  # fmt: skip
    """Lists positions and values them, STEPS of them at a time; `progress` says how far it has come.

    In the end the value of the position to the first hand is in values[0] and, at a prize that is turned up (its place
    in the deck, else -1), the worth of each pair of bids in `cells` and both mixes in `rows` and `columns`. From
    progress[FLOOR] cards on positions were only looked at."""
    if progress[PHASE] == LISTING:
        if progress[COUNT] == 0:
            keys[0] = packed(first | second << 15, (1 << len(deck)) - 1, carry, lead if win else 0)
            index[place_of(keys[0], keys, index)] = 1
            progress[COUNT], progress[WHOLE], progress[FLOOR] = 1, 1, len(deck)
        list_positions(turned, win, carries, deck, keys, index, progress)
        if progress[PHASE] == VALUING and to_the_end and progress[FLOOR]:
            progress[PHASE] = DONE
        progress[NUMBER] = progress[COUNT] if progress[PHASE] == VALUING else progress[NUMBER]
    else:
        value_positions(turned, win, carries, deck, tables, keys, index, values, cells, rows, columns, progress)


@rule
def list_positions(turned, win, carries, deck, keys, index, progress):
    """Lists all that can come of keys[0], turn by turn. Where there is no room for all, the list ends with a whole
    turn, and FLOOR is the number of cards left then; else it is 0."""
    pairs, beats = np.empty((MOST, MOST), np.int64), np.empty((MOST, MOST), np.int64)
    count, number, stop = progress[COUNT], progress[NUMBER], progress[NUMBER] + STEPS
    while number < count and number < stop:
        first, second, prizes, carry, lead = unpacked(keys[number])
        bids = pairs_of_bids(first, second, pairs, beats)
        if bids < progress[FLOOR]:
            progress[FLOOR], progress[WHOLE] = bids, count
        for t in range(len(deck) if bids > 1 else 0):
            if not copies_left(prizes, t, deck) or (number == 0 and turned >= 0 and deck[t] != deck[turned]):
                continue
            pile, left = carry + deck[t], prizes_without(prizes, t, deck)
            for a in range(bids):
                for b in range(bids):
                    child = after(pairs[a, b], beats[a, b], left, pile, lead, win, carries)
                    at = place_of(child, keys, index)
                    if not index[at] and np.isnan(plain_value(child, win, deck)):
                        if count == len(keys):
                            progress[PHASE], progress[COUNT] = VALUING, progress[WHOLE]
                            return
                        keys[count] = child
                        count += 1
                        index[at] = count
        number += 1
    progress[COUNT], progress[NUMBER] = count, number
    if number == count:
        progress[PHASE], progress[FLOOR] = VALUING, 0


@rule
def value_positions(turned, win, carries, deck, tables, keys, index, values, cells, rows, columns, progress):
    """From the end of the list to its beginning."""
    pairs, beats = np.empty((MOST, MOST), np.int64), np.empty((MOST, MOST), np.int64)
    tableau, labels = np.empty((MOST + 1, MOST + 1)), np.empty(2 * MOST, np.int64)
    sizes, layer = np.empty(fitted.SIZES), np.empty((3, fitted.WIDTH), np.float32)
    sizes[fitted.PRIZES] = 0
    end = max(progress[NUMBER] - STEPS, 0)
    for number in range(progress[NUMBER] - 1, end - 1, -1):
        first, second, prizes, carry, lead = unpacked(keys[number])
        bids = count_bits(first)
        if 1 < bids <= progress[FLOOR]:
            values[number] = fitted.glance(first, second, bids, prizes, carry, deck, tables, sizes, layer)
            if win:
                values[number] = fitted.chance(lead + values[number], sizes)
            continue
        pairs_of_bids(first, second, pairs, beats)
        total, weight = 0.0, 0
        for t in range(len(deck)):
            copies = copies_left(prizes, t, deck)
            if not copies or (number == 0 and turned >= 0 and deck[t] != deck[turned]):
                continue
            pile, left = carry + deck[t], prizes_without(prizes, t, deck)
            for a in range(bids):
                for b in range(bids):
                    child = after(pairs[a, b], beats[a, b], left, pile, lead, win, carries)
                    worth = plain_value(child, win, deck)
                    if np.isnan(worth):
                        worth = values[index[place_of(child, keys, index)] - 1]
                    cells[a, b] = worth if pairs[a, b] >= 0 else -worth
                    if not win:
                        cells[a, b] += beats[a, b] * abs(pile)
            total += copies * matrix.solve(cells, bids, bids, tableau, labels, rows, columns)
            weight += copies
        values[number] = total / weight
    progress[NUMBER] = end
    if end == 0:
        progress[PHASE] = DONE


# The command line


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--hands", nargs=2, metavar="CARDS", help="both hands: 1,6,7 3,6,8")
    parser.add_argument("--prizes", metavar="P", help="all prizes not yet bid on: 10,5,-2")
    parser.add_argument("--carry", default=0, metavar="N", help="the sum that lies on the table already (default: 0)")
    parser.add_argument("--reveal", metavar="N", help="the prize turned up now (default: none yet)")
    parser.add_argument("--lead", default=0, metavar="N", help="the first hand's lead so far, for --objective win")
    parser.add_argument("--objective", default="difference", metavar="O", help="difference (default) or win")
    parser.add_argument("--ties", default="carry", metavar="T", help="carry (default) or discard")
    parser.add_argument(
        "--all",
        action="store_true",
        help="solve all positions of a game, and keep them in a table that bots and later calls use",
    )
    parser.add_argument(
        "--cards", type=int, metavar="N", help="with --all: play with the N smallest prizes (or name them by --prizes)"
    )
    parser.add_argument("--threads", type=int, default=1, help="with --all: processes (default: 1)")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="with --all: on a Ray cluster")


def run(asked: Namespace) -> dict[str, Any]:
    """The answer as plain data."""
    if asked.all:
        return run_all(asked)
    if asked.hands is None or asked.prizes is None:
        raise BadOption("solve-what", FOLDER)
    hands = [numbers_from(hand) for hand in asked.hands]
    found = equilibrium(
        hands, numbers_from(asked.prizes), asked.carry, asked.reveal, asked.lead, asked.objective, asked.ties
    )
    bids = None if found.bids is None else [{str(card): share for card, share in mix.items()} for mix in found.bids]
    return {"value": found.value, "bids": bids, "exact": found.exact, "objective": asked.objective}


def run_all(asked: Namespace) -> dict[str, Any]:
    """The table of all positions, made or gone on with."""
    from . import positions

    if asked.prizes is not None:
        prizes = [number(prize, "prizes", -15, 15) for prize in numbers_from(asked.prizes)]
    elif asked.cards is not None and 1 <= asked.cards <= MOST:
        prizes = list(positions.smallest(asked.cards))
    else:
        raise BadOption("solve-cards", FOLDER, cards=shown(asked.cards), most=positions.MOST)
    return positions.solve_all(prizes, asked.threads, asked.ray, progress=asked.progress)


def numbers_from(text: str) -> list[Any]:
    return [part.strip() for part in text.replace(":", ",").split(",")]


def lines(result: dict[str, Any], say: Callable[..., str]) -> list[str]:
    """The answer for people: the value, and each mix as bars; of a table, what each layer came to."""
    if "layers" in result:
        layers = [
            say("solved-layer", **{**layer, "seconds": round(layer["seconds"], 1), "size": layer["bytes"] // 1000})
            for layer in result["layers"]
        ]
        return [*layers, say("solved-all", positions=result["positions"], folder=result["folder"])]
    told = [say(f"solved-{result['objective']}", value=round(result["value"], 4))]
    if not result["exact"]:
        told.append(say("solved-estimate"))
    for seat, mix in enumerate(result["bids"] or []):
        told.append(say("solved-hand", hand=seat + 1))
        for card, share in mix.items():
            told.append(f"  {card:>2}  {'█' * round(40 * share) or '·':<40}  {100 * share:5.1f} %")
    return told
