"""Many games side by side, moved on by compiled code: what every environment here is made of.

A seat belongs to the learner or to one of the game's simple bots. Each call takes an action for every game, plays on
until the learner is to act again, and writes down what it is told then: a row of numbers (`engine.observation`) and the
legal actions. An illegal action ends a game at once, and its seat fares as badly as the game allows.

A seat may also belong to a guest, a bot that thinks in Python: a level, or one of yours. To the compiled code it is the
learner's; the batch asks the guest and steps that game again until the learner is to act.
"""

import itertools
import math
import operator
import os
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots import Bot
from sobremesa.engine import bits, playout
from sobremesa.engine.bits import nth_bit
from sobremesa.engine.copies import copy_record, put_members
from sobremesa.engine.errors import BadOption, IllegalMove
from sobremesa.engine.game import Game
from sobremesa.engine.luck import below, draw, seeds
from sobremesa.engine.observation import Observation, readable, sheet_type, telling
from sobremesa.engine.options import shown
from sobremesa.engine.record import Field, Ints, i1, i8, layout, u8
from sobremesa.engine.rule import CHANCE, EVERYTHING, NOBODY, NOTHING, OVER, is_rule, rule, winners_of

LEARNER = -1  # as the kind of a seat; bots are numbered from 0
REWARDS = ("points", "rank")  # what is scored as it is scored, or the place at the end
NEXT_STEP, SAME_STEP = range(2)  # when a game that is over begins anew
LEAST = 512  # games that are worth a thread of their own
LINE = 64  # bytes that a processor reads at once
KEPT = 4  # blocks of memory that are used again
PIECES = 4  # for each thread: whichever is quicker takes more of them


@rule
def place(pad, winners, seats, seat):
    """From 1 for the only first to -1 for the only last: seats behind less seats in front, over the others.

    Winners come first, however few their points; the others go by points. Where nobody wins, all are equal.
    """
    if winners == 0:
        return 0.0
    balance = 0
    first = winners >> seat & 1
    for other in range(seats):
        ahead = first - (winners >> other & 1)
        if ahead == 0 and not first:
            ahead = pad.points[seat] - pad.points[other]
        balance += 1 if ahead > 0 else -1 if ahead < 0 else 0
    return balance / (seats - 1)


@rule
def may(words, action):
    """Whether an action is among the legal ones."""
    return 0 <= action < 64 * len(words) and words[action >> 6] >> np.uint64(action & 63) & np.uint64(1) != 0


@rule
def never(state):
    return NOTHING


def looking(game: Game) -> Callable:
    """A function that shows one game to any seat."""
    legal, hide, tell = game.rules.legal, game.rules.hide, telling(game)

    def look(tables, blanked, pads, sheets, seat):
        known, pad, sheet = blanked[0], pads[0], sheets[0]
        copy_record(known, tables[0])
        hide(known, seat)
        legal(known, seat, pad)
        tell(known, seat, sheet)

    return look


def stepping(game: Game) -> Callable:
    """A function that takes the learner's actions and plays all games on to its next decision.

    (Helpers are given records alone, never arrays: each array given would be counted, and threads would wait for each
    other to count.)
    """
    rules = game.rules
    turn, chances, apply, scores, outcome = rules.turn, rules.chances, rules.apply, rules.scores, rules.outcome
    legal, hide, tell, mark = rules.legal, rules.hide, telling(game), marking(game)
    opened = rules.opened if is_rule(rules.opened) else never
    choose = choosing(rules, list(game.bots.values()))

    @rule
    def pay(state, lane, gain, pad, ranked, over):
        """What each seat has gained since the last time."""
        if over or not ranked:
            scores(state, pad)
        winners = winners_of(outcome(state)) if over and ranked else 0
        for seat in range(state.seats):
            if ranked:
                gain.row[seat] = place(pad, winners, state.seats, seat)
            else:
                gain.row[seat] = pad.points[seat] - lane.points[seat]
                lane.points[seat] = pad.points[seat]

    @rule
    def fine(state, lane, gain, lowest, ranked):
        """What an illegal action costs."""
        for seat in range(state.seats):
            gain.row[seat] = 0.0
        gain.row[lane.seat] = -1.0 if ranked else lowest - lane.points[lane.seat]

    def step(
        first, end, blanked, pads, start, tables, lanes, ranked, lowest, reset, actions, sheets, last_sheets, masks,
        packed, gains, rewards, over, illegal, movers,
    ):  # fmt: skip
        pad = pads[0]
        for n in range(np.uint64(first), np.uint64(end)):  # unsigned: nobody asks whether it is negative
            lane, state, gain = lanes[n], tables[n], gains[n]
            pad.luck = lane.luck
            fresh, stopped = lane.mover == NOBODY, False
            if fresh:
                copy_record(state, start[0])
                for seat in range(state.seats):
                    gain.row[seat] = 0.0
                rewards[n] = 0.0
                over[n] = False
            else:
                lane.seat = lane.mover
                if may(lane.words, actions[n]):
                    apply(state, lane.seat, actions[n])
                else:
                    stopped = True
            illegal[n] = stopped
            while True:
                mover = NOBODY
                while not stopped:  # chance and the bots act until the learner is to, or the game is over
                    waiting = turn(state)
                    if waiting == OVER:
                        break
                    if waiting == CHANCE:
                        apply(state, CHANCE, draw(pad, chances(state, pad)))
                        continue
                    seat = nth_bit(waiting, 0)
                    if lane.kind[seat] == LEARNER:
                        mover = seat
                        break
                    apply(state, seat, choose(state, blanked[0], seat, pad, lane.kind))
                ended = mover == NOBODY
                viewer = lane.seat if ended else mover
                known = state
                if opened(state) != EVERYTHING:
                    known = blanked[0]
                    copy_record(known, state)
                    hide(known, viewer)
                again = ended and not fresh and reset == SAME_STEP
                tell(known, viewer, last_sheets[n] if again else sheets[n])
                if fresh:
                    for seat in range(state.seats):
                        lane.points[seat] = 0
                    break
                if stopped:
                    fine(state, lane, gain, lowest, ranked)
                else:
                    pay(state, lane, gain, pad, ranked, ended)
                rewards[n] = gain.row[lane.seat]
                over[n] = ended
                if not again:
                    break
                copy_record(state, start[0])
                fresh, stopped = True, False
            legal(known, viewer, pad)
            for word in range(len(pad.words)):
                lane.words[word] = pad.words[word]
            if len(masks):
                mark(masks[n], pad)
            for word in range(packed.shape[1]):
                packed[n, word] = pad.words[word]
            lane.luck = pad.luck
            lane.mover = movers[n] = mover

    return step


def sampling(lanes, pads, lucks, actions):
    """Puts a legal action of each game into `actions`, each as likely as the others; 0 where there is none."""
    pad = pads[0]
    for n in range(len(actions)):
        words = lanes[n].words
        count = bits.count(words)
        actions[n] = 0
        if count > 0:
            pad.luck = lucks[n]
            actions[n] = bits.nth(words, below(pad, count))
            lucks[n] = pad.luck


def marking(game: Game) -> Callable:
    """A function that writes down the actions marked in the pad, a byte for each."""
    whole, rest = divmod(game.actions, 64)

    @rule
    def mark(mask, pad):
        for word in range(whole):
            put_members(mask, 64 * word, pad.words[word], 64)
        if rest:
            put_members(mask, 64 * whole, pad.words[whole], rest)

    return mark


def lane_type(game: Game) -> np.dtype:
    """What is kept beside each game: its luck, what the mover may do (`words`), what each seat has been paid
    (`points`), whose turn it is (`mover`), who acted last (`seat`), and who plays each seat (`kind`)."""
    words, most = game.pad_type["words"].shape[0], max(game.seats)
    return layout({"luck": i8, "words": u8[words], "points": i8[most], "mover": i1, "seat": i1, "kind": i1[most]})


@lru_cache
def mask_type(game: Game) -> np.dtype:
    return layout({"row": i1[game.actions]})


@lru_cache
def gain_type(game: Game) -> np.dtype:
    return layout({"row": Field("f8", (max(game.seats),))})


def choosing(rules: Any, bots: list[Callable]) -> Callable:
    """Chooses as `playout.bot_choice` does, and without blanking anything for the bot that plays at random."""
    at_random, as_bot, last = playout.random_choice(rules), playout.bot_choice(rules, bots), len(bots)

    @rule
    def choose(state, known, seat, pad, kinds):
        if kinds[seat] == last:
            return at_random(state, known, seat, pad, kinds)
        return as_bot(state, known, seat, pad, kinds)

    return choose


def compiled(game: Game) -> tuple[Callable, Callable, Callable]:
    """The functions for steps, looks and samples, compiled and kept on disk together with the rules."""
    import numba
    from numba import types

    def records(dtype: np.dtype, layout: str = "C") -> Any:
        return types.Array(numba.from_dtype(dtype), 1, layout, aligned=False)

    tables, lanes, pads = records(readable(game.rules.State.dtype)), records(lane_type(game)), records(game.pad_type)
    sheets, masks, gains = (records(kind, "A") for kind in (sheet_type(game), mask_type(game), gain_type(game)))
    i8, flags = types.int64, types.boolean[::1]
    step = types.void(
        i8, i8, tables, pads, tables, tables, lanes, i8, i8, i8, i8[::1], sheets, sheets, masks, types.uint64[:, ::1],
        gains, types.float64[::1], flags, flags, i8[::1],
    )  # fmt: skip
    look = types.void(tables, tables, pads, sheets, i8)
    sample = types.void(lanes, pads, i8[::1], i8[::1])
    return (
        entry(game.compiled.add("steps", step, stepping(game))),
        entry(game.compiled.add("look", look, looking(game))),
        entry(game.compiled.add("sample_actions", sample, sampling)),
    )


def entry(dispatcher: Any) -> Callable:
    """A compiled function without the question which of its forms is meant, for it has but one: each call saves more
    time than a step of one game takes."""
    (form,) = dispatcher.overloads.values()
    return form.entry_point


@dataclass
class Told:
    """What a step gives, for each game: what the seat to act is told (at the end, the seat that acted last), its legal
    actions as bytes or as words of bits, what every seat gained, the reward of the seat that acted, what ended, and
    whose turn it is now."""

    rows: Ints
    last_rows: Ints  # of games that ended and began anew in the same step
    masks: Ints
    packed: Ints
    gains: NDArray[np.float64]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    illegal: NDArray[np.bool_]
    movers: Ints


class Worker:
    """What one thread works with, and the pieces of the batch as it goes through them."""

    def __init__(self, game: Game, pieces: list[tuple[int, int]]):
        self.pieces = pieces
        self.blanked = np.zeros(1, readable(game.rules.State.dtype))
        self.pads, self.sheets = np.zeros(1, game.pad_type), np.zeros(1, sheet_type(game))


def holders(blocks: list[Any]) -> list[int]:
    """How often each is held, by what is done here too. Every array in a block holds it."""
    return [sys.getrefcount(block) for block in blocks]


UNHELD = holders([np.empty(0)])[0]


class Memory:
    """Memory that is used again once nobody holds anything in it: to have it fresh from the system for each step may
    take half as long as the step."""

    def __init__(self) -> None:
        self.blocks: list[Any] = []

    def arrays(self, *forms: Any) -> tuple[list[Any], list[Any]]:
        """Arrays of these kinds and shapes, with whatever is in them, and the same as compiled code is given them:
        where a form begins with a type of records, a record for each row, though it may be longer than the row."""
        sizes = [-(-np.dtype(kind).itemsize * math.prod(shape) // LINE) * LINE for _, kind, *shape in forms]
        longest = max(record.itemsize for record, *_ in forms if record)
        block, places = self._free(sum(sizes) + longest), itertools.accumulate(sizes, initial=0)
        arrays, written = [], []
        for (record, kind, *shape), at in zip(forms, places, strict=False):
            arrays.append(array := np.ndarray(shape, kind, block, at))
            written.append(np.ndarray(shape[:1], record, block, at, array.strides[:1]) if record else array)
        return arrays, written

    def _free(self, size: int) -> Any:
        for number, held in enumerate(holders(self.blocks)):
            if held == UNHELD and len(self.blocks[number]) >= size:
                return self.blocks[number]
        block = np.empty(size, np.uint8)
        self.blocks = [*self.blocks[1 - KEPT :], block]
        return block


Player = str | Bot | None


class Batch:
    """`players` says who plays each seat of each game: a simple bot by name, a guest, or None for the learner. Beside
    guests the learner has one seat."""

    def __init__(
        self,
        game: Game,
        seats: Any,
        options: Mapping[str, Any],
        players: Sequence[Sequence[Player]],
        reward: str = "points",
        packed: bool = False,
        threads: int | None = None,
    ):
        self.game = game
        self.seats, self.options = game.settled(min(game.seats) if seats is None else seats, options)
        if reward not in REWARDS:
            raise BadOption("bad-value", name="reward", value=shown(reward), values=" | ".join(REWARDS))
        self.ranked = reward == "rank"
        self.lowest = game.points(self.seats, self.options)[0]
        self.packed = packed
        self.count = len(players)
        self.observation = Observation(game, self.seats)
        self.record_type = readable(game.rules.State.dtype)
        self.tables = np.zeros(self.count, self.record_type)
        self.lanes = np.zeros(self.count, lane_type(game))
        self.lanes["kind"][:, : self.seats] = kinds(game, players)
        self.guests: list[dict[int, Any]] = [
            {seat: bot for seat, bot in enumerate(seated) if is_guest(bot)} for seated in players
        ]
        self.hosting = any(self.guests)
        self.learners = [list(seated).index(None) for seated in players] if self.hosting else []
        self.owed = np.zeros((self.count, self.seats))  # what was scored before the learner's first decision
        self.guests_luck = random.Random(0)
        self.lucks = np.ones(self.count, np.int64)  # of `sample`, apart from that of the games
        self.start = np.zeros(1, self.record_type)
        self.start.view(game.rules.State.dtype)[0] = game.start(self.seats, self.options)
        self.dealt = False  # nothing has begun
        self.memory = Memory()
        self._step, self._look, self._sample = compiled(game)
        threads = max(1, min(os.cpu_count() or 1 if threads is None else threads, self.count // LEAST))
        pieces = 1 if threads == 1 else PIECES * threads
        self.pieces = list(itertools.pairwise(self.count * piece // pieces for piece in range(pieces + 1)))
        self.workers = [Worker(game, self._order(PIECES * number)) for number in range(threads)]
        self.pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def _order(self, first: int) -> list[tuple[int, int]]:
        """The pieces as a thread goes through them: its own first, which are near it."""
        return self.pieces[first:] + self.pieces[:first]

    def reset(self, seed: int | Sequence[int]) -> Told:
        """New games, which depend on the seed alone, or each on its own."""
        self._deal(seed)
        return self.step(np.zeros(self.count, np.int64), NEXT_STEP)

    def reset_some(self, seed: int | Sequence[int], chosen: NDArray[np.bool_]) -> Told:
        """New games where chosen, as `reset` would deal them; the others stay as they are."""
        others = np.flatnonzero(~chosen)
        kept = self.lanes[others], self.lucks[others], self.owed[others]
        self._deal(seed)
        self.lanes[others], self.lucks[others], self.owed[others] = kept
        actions = np.zeros(self.count, np.int64)
        told, written = self._paper(NEXT_STEP)
        arguments = self._arguments(NEXT_STEP, actions, written)
        told.gains[:], told.rewards[:], told.over[:], told.illegal[:] = 0, 0, False, False
        for n in range(self.count):
            if chosen[n]:
                self._step_one(n, arguments)
                if self.hosting:
                    self._host(n, told, arguments, actions, True)
                continue
            lane = self.lanes[n]
            told.rows[n] = self.look(n, int(lane["seat"] if lane["mover"] == NOBODY else lane["mover"]))[0]
            if self.packed:
                told.packed[n] = lane["words"]
            else:
                told.masks[n] = unpacked(lane["words"], self.game.actions)
            told.movers[n] = lane["mover"]
        return told

    def _deal(self, seed: int | Sequence[int]) -> None:
        for number, lucks in enumerate((self.lanes["luck"], self.lucks)):
            if isinstance(seed, Sequence):
                lucks[:] = [seeds(one, number, 1)[0] for one in seed]
            else:
                lucks[:] = seeds(seed, number, self.count)
        self.guests_luck.seed(seed[0] if isinstance(seed, Sequence) else seed)
        self.owed[:] = 0
        self.lanes["mover"] = NOBODY  # a game of nobody's is dealt anew
        self.dealt = True

    def sample(self) -> Ints:
        """A legal action for each game, each as likely as the others; 0 where there is none."""
        actions = np.empty(self.count, np.int64)

        def choose(worker: Worker, first: int, end: int) -> None:
            some = slice(first, end)
            self._sample(self.lanes[some], worker.pads, self.lucks[some], actions[some])

        self._share(choose)
        return actions

    def masks(self) -> NDArray[np.int8]:
        """The legal actions of each game, a byte for each."""
        return unpacked(self.lanes["words"], self.game.actions)

    def step(self, actions: Ints, reset: int) -> Told:
        if not self.hosting:
            return self._step_all(actions, reset, reset)[0]
        fresh, actions = (self.lanes["mover"] == NOBODY).tolist(), actions.copy()
        told, arguments = self._step_all(actions, NEXT_STEP, reset)
        for n in range(self.count):
            self._host(n, told, arguments, actions, fresh[n])
            if reset == SAME_STEP and told.over[n]:
                told.last_rows[n] = told.rows[n]
                kept = told.gains[n].copy(), told.rewards[n], told.illegal[n]
                self._step_one(n, arguments)
                self._host(n, told, arguments, actions, True)
                told.gains[n], told.rewards[n], told.illegal[n] = kept
                told.over[n] = True
        return told

    def _host(self, n: int, told: Told, arguments: tuple, actions: Ints, fresh: bool) -> None:
        """Lets the guests of a game act until the learner is to, or the game is over."""
        learner, gains, illegal = self.learners[n], told.gains[n].copy(), bool(told.illegal[n])
        while (seat := int(told.movers[n])) in self.guests[n]:
            known = self.game.blanked(self.state(n), seat)
            thought = self.guests[n][seat].choose(known, seat, None, self.guests_luck.getrandbits(48))
            actions[n] = thought.action
            if not bits.has(self.lanes["words"][n], int(thought.action)):
                raise IllegalMove("bot-illegal", answer=shown(thought.action))
            self._step_one(n, arguments)
            gains += told.gains[n]
        told.illegal[n] = illegal
        if fresh:
            self.owed[n] += gains
            gains[:] = 0
        else:
            gains += self.owed[n]
            self.owed[n] = 0
        told.gains[n], told.rewards[n] = gains, gains[learner]
        if told.over[n]:
            told.rows[n] = self.look(n, learner)[0]

    def _step_one(self, n: int, arguments: tuple) -> None:
        self._step(n, n + 1, self.workers[0].blanked, self.workers[0].pads, *arguments)

    def _step_all(self, actions: Ints, reset: int, paper: int) -> tuple[Told, tuple]:
        told, written = self._paper(paper)
        arguments = self._arguments(reset, actions, written)
        self._share(lambda worker, first, end: self._step(first, end, worker.blanked, worker.pads, *arguments))
        return told, arguments

    def _share(self, work: Callable[[Worker, int, int], None]) -> None:
        """Works through all pieces of the games, on all threads."""
        left, running = dict.fromkeys(self.pieces, True), []
        if self.pool:
            running = [self.pool.submit(self._work, worker, left, work) for worker in self.workers[1:]]
        self._work(self.workers[0], left, work)
        for other in running:
            if not other.cancel():  # it had begun
                other.result()

    def _work(
        self, worker: Worker, left: dict[tuple[int, int], bool], work: Callable[[Worker, int, int], None]
    ) -> None:
        """Takes pieces of the games until none are left: whoever comes late leaves more to the others."""
        for piece in worker.pieces:
            if left.pop(piece, False):
                work(worker, *piece)

    def _paper(self, reset: int) -> tuple[Told, list[Any]]:
        """What a step is told on, and the same as compiled code writes it."""
        game, count = self.game, self.count
        sheet, number, size = sheet_type(game), self.observation.dtype, self.observation.size
        arrays, written = self.memory.arrays(
            (sheet, number, count, size),
            (sheet, number, count if reset == SAME_STEP else 0, size),
            (mask_type(game), np.int8, 0 if self.packed else count, game.actions),
            (None, np.uint64, count, self.lanes["words"].shape[1] if self.packed else 0),
            (gain_type(game), np.float64, count, self.seats),
            (None, np.float64, count),
            (None, np.bool_, count),
            (None, np.bool_, count),
            (None, np.int64, count),
        )
        return Told(*arrays), written

    def _arguments(self, reset: int, actions: Ints, written: Sequence[Any]) -> tuple:
        return self.start, self.tables, self.lanes, int(self.ranked), self.lowest, reset, actions, *written

    def look(self, n: int, seat: int) -> tuple[Ints, Ints]:
        """What any seat is told of a game now, and its legal actions."""
        worker = self.workers[0]
        self._look(self.tables[n : n + 1], worker.blanked, worker.pads, worker.sheets, seat)
        row, words = worker.sheets["row"][0, : self.observation.size], worker.pads["words"][0]
        return row.copy(), unpacked(words, self.game.actions)

    def state(self, n: int) -> Any:
        """A copy of a game's record."""
        return self.tables[n : n + 1].view(self.game.rules.State.dtype)[0].copy()

    def save(self) -> dict[str, Any]:
        """All that decides how the games go on, as plain data."""
        arrays = {name: getattr(self, name).tobytes() for name in SAVED}
        return {**arrays, "dealt": self.dealt, "guests": self.guests_luck.getstate()}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Goes on from there; of a batch of the same games."""
        for name in SAVED:
            getattr(self, name).view(np.uint8).reshape(-1)[:] = np.frombuffer(saved[name], np.uint8)
        self.dealt = saved["dealt"]
        self.guests_luck.setstate(saved["guests"])

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown()


SAVED = ("tables", "lanes", "owed", "lucks")


def is_guest(player: Player) -> bool:
    return player is not None and not isinstance(player, str)


class Single(Batch):
    """One game. What is told of it is written over by the next step; what is handed out is copied."""

    def __init__(
        self, game: Game, seats: Any, options: Mapping[str, Any], players: Sequence[Player], reward: str = "points"
    ):
        super().__init__(game, seats, options, [players], reward)
        told, written = self._paper(NEXT_STEP)
        self._row, self._mask, self._movers = told.rows[0], told.masks[0], self.lanes["mover"]
        self.gains, self.rewards, self.over, self.illegal = told.gains[0], told.rewards, told.over, told.illegal
        self._action = np.zeros(1, np.int64)
        self._told, self._given = told, self._arguments(NEXT_STEP, self._action, written)
        worker = self.workers[0]
        self._all = (0, 1, worker.blanked, worker.pads, *self._given)

    def begin(self, seed: int) -> None:
        """A new game."""
        self._deal(seed)
        self.act(0)

    def act(self, action: Any) -> None:
        self._action[0] = operator.index(action)
        fresh = self.hosting and self.mover == NOBODY
        self._step(*self._all)
        if self.hosting:
            self._host(0, self._told, self._given, self._action, fresh)

    @property
    def mover(self) -> int:
        """The seat to act, or NOBODY."""
        return self._movers.item(0)

    def told(self) -> dict[str, Ints]:
        """To the seat to act; at the end, to the seat that acted last."""
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}

    def mask(self) -> Ints:
        """The legal actions of the seat to act."""
        return self._mask.copy()

    def save(self) -> dict[str, Any]:
        told = [array.copy() for array in vars(self._told).values()]
        return {**super().save(), "told": told}

    def restore(self, saved: Mapping[str, Any]) -> None:
        super().restore(saved)
        for array, before in zip(vars(self._told).values(), saved["told"], strict=True):
            array[...] = before


def unpacked(words: Ints, actions: int) -> NDArray[np.int8]:
    """The mask with a byte for each of `actions`, from the 64-bit words that `packed=True` gives."""
    return np.unpackbits(words.astype("<u8").view(np.uint8), axis=-1, bitorder="little", count=actions).view(np.int8)


def kinds(game: Game, players: Sequence[Sequence[Player]]) -> list[list[int]]:
    """A number for each player, as `playout.bot_choice` counts the bots; the random one comes last. Guests count as the
    learner."""
    numbers: dict[str | None, int] = {name: number for number, name in enumerate(game.bots)}
    numbers |= {None: LEARNER, "random": len(game.bots)}
    return [[LEARNER if is_guest(name) else numbers[name] for name in seated] for seated in players]  # type: ignore[index]
