"""Many games side by side, moved on by compiled code: what every environment here is made of.

A seat belongs to the learner or to one of the game's simple bots. Each call takes an action for every game, plays on
until the learner is to act again, and writes down what it is told then: a row of numbers (`engine.observation`) and the
legal actions. An illegal action ends a game at once, and its seat fares as badly as the game allows.
"""

import itertools
import math
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.engine import playout
from sobremesa.engine.bits import nth_bit
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.luck import draw, seeds
from sobremesa.engine.observation import Observation, readable, sheet_type, telling
from sobremesa.engine.options import shown
from sobremesa.engine.record import Field, Ints, i8, layout, u8
from sobremesa.engine.rule import CHANCE, NOBODY, OVER, is_rule, rule

LEARNER = -1  # as the kind of a seat; bots are numbered from 0
REWARDS = ("points", "rank")  # what is scored as it is scored, or the place at the end
NEXT_STEP, SAME_STEP = range(2)  # when a game that is over begins anew
LOWEST = np.uint64(0x0101010101010101)  # a bit in each of eight bytes
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
def spread(words, i):
    """The i-th eight bits as bytes of 0 or 1, lowest first, in one number."""
    eight = words[i >> 3] >> np.uint64(8 * (i & 7)) & np.uint64(255)
    one_each = eight * LOWEST & np.uint64(0x8040201008040201)  # of the first byte the first bit, and so on
    return (one_each + np.uint64(0x7F7F7F7F7F7F7F7F)) >> np.uint64(7) & LOWEST


@rule
def never(state):
    return False


def looking(game: Game) -> Callable:
    """A function that shows one game to any seat."""
    legal, hide, tell = game.rules.legal, game.rules.hide, telling(game)

    def look(tables, blanked, pads, sheets, seat):
        blanked[0] = tables[0]
        known, pad, sheet = blanked[0], pads[0], sheets[0]
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
    legal, hide, tell = rules.legal, rules.hide, telling(game)
    opened = rules.opened if is_rule(rules.opened) else never
    choose = choosing(rules, list(game.bots.values()))

    @rule
    def pay(state, lane, pad, ranked):
        """What each seat has gained since the last time."""
        over = lane.mover == NOBODY
        if over or not ranked:
            scores(state, pad)
        winners = outcome(state) & 255 if over and ranked else 0
        for seat in range(state.seats):
            if ranked:
                lane.gains[seat] = place(pad, winners, state.seats, seat)
            else:
                lane.gains[seat] = pad.points[seat] - lane.points[seat]
                lane.points[seat] = pad.points[seat]

    @rule
    def fine(state, lane, lowest, ranked):
        """What an illegal action costs."""
        for seat in range(state.seats):
            lane.gains[seat] = 0.0
        lane.gains[lane.seat] = -1.0 if ranked else lowest - lane.points[lane.seat]

    def step(
        first, end, blanked, pads, start, tables, lanes, ranked, lowest, reset, actions, sheets, last_sheets, masks,
        packed, gains, rewards, over, illegal,
    ):  # fmt: skip
        pad = pads[0]
        for n in range(first, end):
            lane, state = lanes[n], tables[n]
            pad.luck = lane.luck
            rewards[n] = 0.0
            for seat in range(state.seats):
                gains[n, seat] = 0.0
            over[n] = illegal[n] = stopped = False
            fresh = lane.mover == NOBODY
            if fresh:
                tables[n] = start[0]
            else:
                lane.seat = lane.mover
                if may(lane.words, actions[n]):
                    apply(state, lane.seat, actions[n])
                else:
                    illegal[n] = stopped = True
            while True:
                lane.mover = NOBODY
                while not stopped:  # chance and the bots act until the learner is to, or the game is over
                    waiting = turn(state)
                    if waiting == OVER:
                        break
                    if waiting == CHANCE:
                        apply(state, CHANCE, draw(pad, chances(state, pad)))
                        continue
                    seat = nth_bit(waiting, 0)
                    if lane.kind[seat] == LEARNER:
                        lane.mover = seat
                        break
                    apply(state, seat, choose(tables[n : n + 1], blanked, seat, pad, lane.kind))
                viewer = lane.seat if lane.mover == NOBODY else lane.mover
                known = state
                if not opened(state):
                    blanked[0] = state
                    known = blanked[0]
                    hide(known, viewer)
                tell(known, viewer, sheets[n])
                if fresh:
                    for seat in range(state.seats):
                        lane.points[seat] = 0
                    break
                if stopped:
                    fine(state, lane, lowest, ranked)
                else:
                    pay(state, lane, pad, ranked)
                rewards[n] = lane.gains[lane.seat]
                for seat in range(state.seats):
                    gains[n, seat] = lane.gains[seat]
                over[n] = lane.mover == NOBODY
                if not over[n] or reset != SAME_STEP:
                    break
                last_sheets[n] = sheets[n]
                tables[n] = start[0]
                fresh, stopped = True, False
            legal(known, viewer, pad)
            for word in range(len(pad.words)):
                lane.words[word] = pad.words[word]
            for i in range(masks.shape[1]):
                masks[n, i] = spread(pad.words, i)
            for word in range(packed.shape[1]):
                packed[n, word] = pad.words[word]
            lane.luck = pad.luck

    return step


def lane_type(game: Game) -> np.dtype:
    """What is kept beside each game: its luck, whose turn it is (`mover`), who acted last (`seat`), what the mover may
    do (`words`), what each seat has been paid (`points`) and gains now, and who plays each seat (`kind`)."""
    words, most = game.pad_type["words"].shape[0], max(game.seats)
    seats = {"points": i8[most], "gains": Field("f8", (most,)), "kind": i8[most]}
    return layout({"luck": i8, "mover": i8, "seat": i8, "words": u8[words]} | seats)


def choosing(rules: Any, bots: list[Callable]) -> Callable:
    """Chooses as `playout.bot_choice` does, and without blanking anything for the bot that plays at random."""
    at_random, as_bot, last = playout.random_choice(rules), playout.bot_choice(rules, bots), len(bots)

    @rule
    def choose(table, blanked, seat, pad, kinds):
        if kinds[seat] == last:
            return at_random(table, blanked, seat, pad, kinds)
        return as_bot(table, blanked, seat, pad, kinds)

    return choose


def compiled(game: Game) -> tuple[Callable, Callable]:
    """The functions for steps and for looks, compiled and kept on disk together with the rules."""
    import numba
    from numba import types

    def records(dtype: np.dtype) -> Any:
        return types.Array(numba.from_dtype(dtype), 1, "C", aligned=False)

    tables, lanes = records(readable(game.rules.State.dtype)), records(lane_type(game))
    pads, sheets, i8 = records(game.pad_type), records(sheet_type(game)), types.int64
    words, flags = types.uint64[:, ::1], types.boolean[::1]
    step = types.void(
        i8, i8, tables, pads, tables, tables, lanes, i8, i8, i8, i8[::1], sheets, sheets, words, words,
        types.float64[:, ::1], types.float64[::1], flags, flags,
    )  # fmt: skip
    look = types.void(tables, tables, pads, sheets, i8)
    return entry(game.compiled.add("steps", step, stepping(game))), entry(
        game.compiled.add("look", look, looking(game))
    )


def entry(dispatcher: Any) -> Callable:
    """A compiled function without the question which of its forms is meant, for it has but one: each call saves more
    time than a step of one game takes."""
    (form,) = dispatcher.overloads.values()
    return form.entry_point


@dataclass
class Told:
    """What a step gives, for each game: what the seat to act is told (at the end, the seat that acted last), its legal
    actions as bytes or as words of bits, the reward of the seat that acted, what every seat gained, and what ended."""

    rows: Ints
    last_rows: Ints  # of games that ended and began anew in the same step
    masks: Ints
    packed: Ints
    gains: NDArray[np.float64]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    illegal: NDArray[np.bool_]


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

    def arrays(self, *forms: Any) -> list[Any]:
        """Arrays of these kinds and shapes, with whatever is in them."""
        sizes = [-(-np.dtype(kind).itemsize * math.prod(shape) // LINE) * LINE for kind, *shape in forms]
        block, places = self._free(sum(sizes)), itertools.accumulate(sizes, initial=0)
        return [np.ndarray(shape, kind, block, at) for (kind, *shape), at in zip(forms, places, strict=False)]

    def _free(self, size: int) -> Any:
        for number, held in enumerate(holders(self.blocks)):
            if held == UNHELD and len(self.blocks[number]) >= size:
                return self.blocks[number]
        block = np.empty(size, np.uint8)
        self.blocks = [*self.blocks[1 - KEPT :], block]
        return block


class Batch:
    """`players` names who plays each seat of each game: a bot, or None for the learner."""

    def __init__(
        self,
        game: Game,
        seats: Any,
        options: Mapping[str, Any],
        players: Sequence[Sequence[str | None]],
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
        self.start = np.zeros(1, self.record_type)
        self.start.view(game.rules.State.dtype)[0] = game.start(self.seats, self.options)
        self.memory = Memory()
        self._step, self._look = compiled(game)
        threads = max(1, min(os.cpu_count() or 1 if threads is None else threads, self.count // LEAST))
        pieces = 1 if threads == 1 else PIECES * threads
        self.pieces = list(itertools.pairwise(self.count * piece // pieces for piece in range(pieces + 1)))
        self.workers = [Worker(game, self._order(PIECES * number)) for number in range(threads)]
        self.pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def _order(self, first: int) -> list[tuple[int, int]]:
        """The pieces as a thread goes through them: its own first, which are near it."""
        return self.pieces[first:] + self.pieces[:first]

    def reset(self, seed: int) -> Told:
        """New games, which depend on the seed alone."""
        self._deal(seed)
        return self.step(np.zeros(self.count, np.int64), NEXT_STEP)

    def _deal(self, seed: int) -> None:
        self.lanes["luck"] = seeds(seed, 0, self.count)
        self.lanes["mover"] = NOBODY  # a game of nobody's is dealt anew

    def step(self, actions: Ints, reset: int) -> Told:
        told, written = self._paper(reset)
        arguments = self._arguments(reset, actions, written)
        left, running = dict.fromkeys(self.pieces, True), []
        if self.pool:
            running = [self.pool.submit(self._work, worker, left, arguments) for worker in self.workers[1:]]
        self._work(self.workers[0], left, arguments)
        for other in running:
            if not other.cancel():  # it had begun
                other.result()
        return told

    def _work(self, worker: Worker, left: dict[tuple[int, int], bool], arguments: tuple) -> None:
        """Takes pieces of the games until none are left: whoever comes late leaves more to the others."""
        for piece in worker.pieces:
            if left.pop(piece, False):
                self._step(*piece, worker.blanked, worker.pads, *arguments)

    def _paper(self, reset: int) -> tuple[Told, list[Any]]:
        """What a step is told on, and the same as compiled code writes it."""
        count, size, words = self.count, self.observation.size, self.lanes["words"].shape[1]
        kind, ended = sheet_type(self.game), count if reset == SAME_STEP else 0
        sheets, last_sheets, bytewise, packed, gains, rewards, over, illegal = written = self.memory.arrays(
            (kind, count),
            (kind, ended),
            (np.uint64, count, 0 if self.packed else (self.game.actions + 7) // 8),
            (np.uint64, count, words if self.packed else 0),
            (np.float64, count, self.seats),
            (np.float64, count),
            (np.bool_, count),
            (np.bool_, count),
        )
        rows, last_rows = (each["row"][:, :size] for each in (sheets, last_sheets))
        masks = bytewise.view(np.int8)[:, : self.game.actions]
        return Told(rows, last_rows, masks, packed, gains, rewards, over, illegal), written

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

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown()


class Single(Batch):
    """One game. What is told of it is written over by the next step; what is handed out is copied."""

    def __init__(
        self, game: Game, seats: Any, options: Mapping[str, Any], players: Sequence[str | None], reward: str = "points"
    ):
        super().__init__(game, seats, options, [players], reward)
        told, written = self._paper(NEXT_STEP)
        self._row, self._mask, self._movers = told.rows[0], told.masks[0], self.lanes["mover"]
        self.gains, self.rewards, self.over, self.illegal = told.gains[0], told.rewards, told.over, told.illegal
        self._action = np.zeros(1, np.int64)
        worker = self.workers[0]
        self._all = (0, 1, worker.blanked, worker.pads, *self._arguments(NEXT_STEP, self._action, written))

    def begin(self, seed: int) -> None:
        """A new game."""
        self._deal(seed)
        self.act(0)

    def act(self, action: Any) -> None:
        self._action[0] = action
        self._step(*self._all)

    @property
    def mover(self) -> int:
        """The seat to act, or NOBODY."""
        return self._movers.item(0)

    def told(self) -> dict[str, Ints]:
        """To the seat to act; at the end, to the seat that acted last."""
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}


def unpacked(words: Ints, actions: int) -> NDArray[np.int8]:
    """A mask of bytes from words of bits."""
    return np.unpackbits(words.astype("<u8").view(np.uint8), axis=-1, bitorder="little", count=actions).view(np.int8)


def kinds(game: Game, players: Sequence[Sequence[str | None]]) -> list[list[int]]:
    """A number for each player, as `playout.bot_choice` counts the bots; the random one comes last."""
    numbers: dict[str | None, int] = {name: number for number, name in enumerate(game.bots)}
    numbers |= {None: LEARNER, "random": len(game.bots)}
    for name in {name for seated in players for name in seated}:
        if name not in numbers:
            raise BadOption("unknown-bot", name=shown(name), known=", ".join(game.bot_names()))
    return [[numbers[name] for name in seated] for seated in players]
