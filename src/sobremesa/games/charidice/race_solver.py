"""Solves a match of two seats backwards and writes `race.npz`: `python -m sobremesa.games.charidice.race_solver`.

A turn is solved as in `solver`, for several leads at a time: they are the last axis of every table. It takes some ten
minutes on one core.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from .dice import DICE, FACES, OURS, packed
from .race import AHEAD, FILE, LEADS, MOST, TURNS, UNIT, Floats, Tables, after_turn, meanings
from .solver import GIFTS, WORTHS, all_sets

HOLDS = 4  # who may still ask for the greatest gift: 1 the active seat, 2 the other
LANES = 8  # leads at a time: what a turn needs then stays in the processor's cache
ROLLS = FACES**DICE
HANDS = (FACES + 1) ** DICE
CERTAIN = 1e-4  # of a share of the win

fast = numba.njit(fastmath=True, nogil=True)


def solve(turns: int = TURNS, tell: Callable[[int], None] = lambda left: None) -> Tables:
    """The worth before each turn, from the last one on."""
    found: Tables = {}
    for left in range(1, turns + 1):
        shape = HOLDS, len(MOST[left]), len(AHEAD[left])
        found[left] = win, points = np.zeros((*shape, len(LEADS[left]))), np.zeros(shape)
        for held, m, a in np.ndindex(shape):
            most, ahead = float(MOST[left][m]), float(AHEAD[left][a])
            mine, theirs = (most, most - ahead) if ahead >= 0 else (most + ahead, most)
            win[held, m, a], points[held, m, a] = before_turn(found, held, left, LEADS[left], mine, theirs)
        tell(left)
    return found


def before_turn(later: Tables, held: int, left: int, leads: Floats, mine: float, theirs: float) -> tuple[Floats, float]:
    """The share of the win for each lead, and the points that are gained on the other seat."""
    ends = [
        meanings(later, after_turn(held & 1, held & 2, times), left, leads, mine, theirs, times)
        for times in ((1, 2) if held & 2 else (1,))
    ]
    share = in_lanes([worths.reshape(GIFTS * WORTHS, -1) for worths, _ in ends])
    gained = in_lanes([worths.reshape(GIFTS * WORTHS, -1)[:, :1] - leads[0] for _, worths in ends], certain=False)
    return share, float(gained[0])


def in_lanes(asked: list[Floats], certain: bool = True) -> Floats:
    """The worth of a turn for each column of what its end means."""
    columns = asked[0].shape[1]
    worth = np.zeros(columns)
    for first in range(0, columns, LANES):
        lanes = np.minimum(np.arange(first, first + LANES), columns - 1)
        means = [np.ascontiguousarray(one[:, lanes], np.float32) for one in asked]
        least, most = min(one.min() for one in means), max(one.max() for one in means)
        if certain and (most < CERTAIN or least > 1 - CERTAIN):
            worth[first : first + LANES] = (least + most) / 2
        else:
            worth[first : first + LANES] = whole_turn(*KINDS, means[0], means[-1], len(means) > 1)[: columns - first]
    return worth


def kinds() -> tuple[Any, Any, Any]:
    """The sets of each kind of roll, where each kind ends, and the kind of every roll."""
    sets, starts, kind = all_sets(packed(OURS))
    ends = np.append(starts[1:], len(sets))
    return sets.astype(np.int64), ends.astype(np.int64), kind.reshape(-1).astype(np.int64)


KINDS = kinds()


@fast
def whole_turn(sets: Any, ends: Any, kind: Any, plain: Any, asked: Any, may_ask: bool) -> Any:
    """What a turn is worth before the first roll; the neighbour asks where that makes it worth less."""
    best = np.empty((len(ends), LANES), np.float32)
    one, two = np.empty((HANDS, LANES), np.float32), np.empty((HANDS, LANES), np.float32)
    other = np.empty((HANDS, LANES), np.float32)
    last_roll(sets, ends, kind, plain, best, one)
    roll_before(one, two)
    if may_ask:
        last_roll(sets, ends, kind, asked, best, other)
        roll_before(other, two)
        ask(one, other)
    roll_before(one, two)
    if may_ask:
        roll_before(other, two)
        ask(one, other)
    found = np.zeros(LANES)
    for roll in range(ROLLS):
        for lane in range(LANES):
            found[lane] += one[roll, lane]
    return found / ROLLS


@fast
def last_roll(sets, ends, kind, means, best, table):
    first = 0
    for k in range(len(ends)):
        for lane in range(LANES):
            best[k, lane] = means[sets[first], lane]
        for n in range(first + 1, ends[k]):
            for lane in range(LANES):
                best[k, lane] = max(best[k, lane], means[sets[n], lane])
        first = ends[k]
    for roll in range(ROLLS):
        for lane in range(LANES):
            table[roll, lane] = best[kind[roll], lane]


@fast
def ask(plain, asked):
    for roll in range(ROLLS):
        for lane in range(LANES):
            plain[roll, lane] = min(plain[roll, lane], asked[roll, lane])


@fast
def roll_before(table, spare):
    """From what rolls are worth to what the rolls before them are worth."""
    size = ROLLS
    for source, to in ((table, spare), (spare, table), (table, spare)):
        size //= FACES * FACES
        expect(source, to, size)
        size *= (FACES + 1) * (FACES + 1)
    for source, to in ((spare, table), (table, spare), (spare, table)):
        size //= (FACES + 1) * (FACES + 1)
        reroll(source, to, size)
        size *= FACES * FACES


@fast
def expect(source, to, rest):
    """As `solver.expected`, for two dice at a time: they are the first axes before, and the last ones after."""
    share, hand = np.float32(1 / FACES), FACES + 1
    means = np.empty((hand, LANES), np.float32)
    for i in range(rest):
        at = i * hand * hand
        means[:] = 0
        for one in range(FACES):
            row = at + (one + 1) * hand
            for lane in range(LANES):
                total = np.float32(0)
                for two in range(FACES):
                    worth = source[(one * FACES + two) * rest + i, lane]
                    total += worth
                    means[two + 1, lane] += worth
                    to[row + two + 1, lane] = worth
                to[row, lane] = total * share
                means[0, lane] += total * share
        for two in range(hand):
            for lane in range(LANES):
                to[at + two, lane] = means[two, lane] * share


@fast
def reroll(source, to, rest):
    """As `solver.best_reroll`, for two dice at a time."""
    hand = FACES + 1
    for i in range(rest):
        at = i * FACES * FACES
        for one in range(FACES):
            row = (one + 1) * hand
            for two in range(FACES):
                for lane in range(LANES):
                    rolled = max(source[i, lane], source[(two + 1) * rest + i, lane])
                    kept = max(source[row * rest + i, lane], source[(row + two + 1) * rest + i, lane])
                    to[at + one * FACES + two, lane] = max(rolled, kept)


def main() -> None:
    begun = time.perf_counter()
    kept: dict[str, Any] = {}
    for left, (win, points) in solve(tell=lambda left: print(f"{left}: {time.perf_counter() - begun:.0f} s")).items():
        steps = np.diff(np.round(win * UNIT).astype(np.int16), axis=-1, prepend=np.int16(0))  # they take less room
        kept |= {f"win{left}": steps, f"points{left}": points.astype(np.float32)}
    np.savez_compressed(FILE, **kept)
    print(f"{FILE.name}: {FILE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
