"""Raj with three seats and more: what to bid where equal bids cancel each other.

Answering what the others are expected to bid pays if they keep to their plans. But where several seats answer the same
expectation, their answers are the same and cancel each other, and who keeps to a plan wins. So a level answers only as
far as all others have bid by plans (`belief`). Otherwise it bids by a mix that no plan does well against (`mixes`).

For the answer, playouts to the end tell what it is worth who takes the pile now, and which card is spent: both as parts
of a sum, so that every playout tells something about all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from sobremesa.bots import Budget, Thought, levels
from sobremesa.bots.search import SURE, drawn
from sobremesa.engine import bits, luck
from sobremesa.engine.bits import count_bits, nth_bit
from sobremesa.engine.game import Game
from sobremesa.engine.luck import any_marked, below
from sobremesa.engine.notes import note_at
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, NOBODY, OVER, rule

from . import mixes
from .belief import FLOOR, Memory, foreseen, remembered, rows_of
from .bots import SKILLS, reopen
from .bots import weigh as weigh_seats
from .rules import MAX_CARDS, MAX_SEATS, State, apply, taker, turn

CARDS = MAX_CARDS + 1
TAKERS = MAX_SEATS + 1  # the last for nobody
CHUNK = 64  # playouts between two looks at the clock
FEWEST = 4 * CHUNK  # playouts, however little time there is
BIDS = 4000  # of the others that are drawn, to compare the own cards
SMOOTH = 3.0  # how smoothly the worth of a card grows from one to the next, as a part of the playouts
ALL = 0.15  # how likely all others bid by plans, before anything is known
SOME = 0.3  # how likely each of them does, where not all do
MOST = 1 << 20  # playouts


# What the pile and the cards are worth


@rule
def play_out(root, table, pad, playouts, me, rows, counts, totals):
    """Plays the rest of the game so many times. The seat bids anything now, the others as foreseen, and so do all later
    on. For each seat that took the pile, and each card that was spent: how often, and how well the seat stood in the
    end."""
    bids = np.zeros(MAX_SEATS, np.int64)
    seats = root[0].seats
    for _ in range(playouts):
        table[0] = root[0]
        state = table[0]
        pad.words[0] = state.hand[me]
        bids[me] = any_marked(pad)
        for seat in range(seats):
            if seat != me:
                bids[seat] = foreseen(state, seat, pad, rows)
        for seat in range(seats):
            state.choice[seat] = bids[seat]
        took = taker(state)
        for seat in range(seats):
            state.choice[seat] = 0
        for seat in range(seats):
            apply(state, seat, bids[seat])
        while True:
            waiting = turn(state)
            if waiting == OVER or state.game != root[0].game:
                break
            if waiting == CHANCE:
                pad.words[0] = state.unseen
                apply(state, CHANCE, any_marked(pad))
                continue
            for seat in range(seats):
                if waiting >> seat & 1:
                    apply(state, seat, foreseen(state, seat, pad, rows))
        weigh_seats(state, pad, 0.75)  # winning counts more among many
        counts[took, bids[me]] += 1.0
        totals[took, bids[me]] += pad.points[me] / SURE


def parts(counts: Any, totals: Any, hand: list[int]) -> tuple[Any, Any]:
    """What it is worth who takes the pile, and each card spent: the sum that fits the playouts best."""
    counts, totals = counts[:, hand], totals[:, hand]
    size = len(hand)
    equations = np.zeros((TAKERS + size, TAKERS + size))
    equations[:TAKERS, :TAKERS] = np.diag(counts.sum(axis=1) + 1e-6)
    equations[TAKERS:, TAKERS:] = np.diag(counts.sum(axis=0) + 1e-6)
    equations[:TAKERS, TAKERS:], equations[TAKERS:, :TAKERS] = counts, counts.T
    bend = np.diff(np.eye(size), 3, axis=0) if size > 3 else np.zeros((1, size))
    equations[TAKERS:, TAKERS:] += SMOOTH * counts.sum() * bend.T @ bend
    found = np.linalg.solve(equations, np.concatenate([totals.sum(axis=1), totals.sum(axis=0)]))
    return found[:TAKERS], found[TAKERS:]


# The turn


@rule
def drawn_place(odds, size, pad):
    left = below(pad, 1 << 30) / (1 << 30)
    for place in range(size - 1):
        left -= odds[place]
        if left < 0:
            return place
    return size - 1


@rule
def compare(table, me, takes, costs, guesses, bids, pad, worths):
    """What each card of the seat is worth, on average over so many bids of the others, as they are guessed."""
    state = table[0]
    size = count_bits(state.hand[me])
    for _ in range(bids):
        for seat in range(state.seats):
            place = drawn_place(guesses[seat], count_bits(state.hand[seat]), pad)
            state.choice[seat] = nth_bit(state.hand[seat], place)
        for place in range(size):
            state.choice[me] = nth_bit(state.hand[me], place)
            worths[place] += (takes[taker(state)] + costs[place]) / bids


# Around it, plain Python


@dataclass(frozen=True)
class Weighed:
    """What came of a turn."""

    worths: Any  # of the seat's cards
    memory: Memory
    playouts: int


def weigh(known: Any, seat: int, playouts: int, goes_on: Callable[[], bool], pad: Any) -> Weighed:
    """What each card is worth if the others bid as expected; `goes_on` is asked now and then whether there is time
    left."""
    root, table = batch_of(State.dtype, 1), batch_of(State.dtype, 1)
    root[0] = known
    reopen(root[0], seat)
    memory = Memory(known, seat)
    rows = rows_of(memory, known, seat)
    counts, totals = np.zeros((TAKERS, CARDS)), np.zeros((TAKERS, CARDS))
    done = 0
    while done < playouts and (done < FEWEST or goes_on()):
        more = min(CHUNK, playouts - done)
        compiled_playouts()(root, table, pad, more, seat, rows, counts, totals)
        done += more
    hand = bits.members([root[0].hand[seat]])
    takes, costs = parts(counts, totals, hand)
    guesses, worths = np.ascontiguousarray(memory.chances[known.turns]), np.zeros(len(hand))
    compiled_comparison()(root, seat, takes, costs, guesses, BIDS, pad, worths)
    return Weighed(worths, memory, done)


def planned(known: Any, seat: int, memory: Memory, mixed: Memory) -> float:
    """How likely all others bid by plans of their own, by the bids of this game: whether those have foretold them
    better than the mix (Bayes' rule)."""
    odds = np.ones(known.seats)
    for number in range(int(known.turns) if remembered(known) else 0):
        for other in range(known.seats):
            bid = note_at(known.laid[other], number)
            spent = sum(note_at(known.laid[other], before) < bid for before in range(number))
            place = bid - 1 - spent
            odds[other] *= memory.chances[number, other, place] / mixed.chances[number, other, place]
    odds = np.delete(odds, seat)
    every, some = ALL * odds.prod(), (1 - ALL) * (1 - SOME + SOME * odds).prod()
    return float(every / (every + some))


class Level(levels.Level):
    """A level among many."""

    def think(self, blanked: Any, seat: int, budget: Budget, seed: int, seen: list[int]) -> Thought:
        pad = self.game.pad(int(luck.seeds(seed, seat, 1)[0]))
        weighed = weigh(blanked, seat, budget.iterations or MOST, budget.clock(), pad)
        mixed = Memory(blanked, NOBODY, *mixes.plans_of(int(blanked.seats)), 0.0)  # who has a plan keeps to it
        lean = planned(blanked, seat, weighed.memory, mixed)
        hand = bits.members([blanked.hand[seat]])
        chances = mixed.expected(int(blanked.turns), seat, len(hand)) - FLOOR / len(hand)
        mix = (1 - lean) / (1 - FLOOR) * chances
        mix[int(np.argmax(weighed.worths))] += lean
        worths = dict(zip(hand, weighed.worths.tolist(), strict=True))
        drawn_from = {card: float(share) for card, share in zip(hand, mix, strict=True) if card in seen}
        return Thought(drawn(drawn_from, pad), worths, drawn_from, weighed.playouts)


@cache
def compiled_playouts() -> Callable[..., None]:
    import numba
    from numba import types

    from . import GAME

    table = types.Array(numba.from_dtype(State.dtype), 1, "C", aligned=False)
    pad, grid = numba.from_dtype(GAME.pad_type), types.float64[:, ::1]
    signature = types.void(table, table, pad, types.int64, types.int64, grid, grid, grid)
    return GAME.compiled.add("play_out", signature, play_out)


@cache
def compiled_comparison() -> Callable[..., None]:
    import numba
    from numba import types

    from . import GAME

    table = types.Array(numba.from_dtype(State.dtype), 1, "C", aligned=False)
    pad, grid, floats = numba.from_dtype(GAME.pad_type), types.float64[:, ::1], types.float64[::1]
    signature = types.void(table, types.int64, floats, floats, grid, types.int64, pad, floats)
    return GAME.compiled.add("compare", signature, compare)


def warm(game: Game) -> None:
    """Compiles what the levels need."""
    compiled_playouts()
    compiled_comparison()


def level(game: Game, name: str) -> Level:
    return Level(game, SKILLS[name])
