"""Linko at random, in one thread: decisions a second, how many turns a round takes, and how rounds end.

python benchmarks/linko.py [--games 100000] [--seats 2 3 4 5]
"""

import argparse
import time
from collections.abc import Mapping
from typing import Any

import numba
import numpy as np

import sobremesa
from sobremesa.engine import compiled
from sobremesa.engine.luck import any_marked, draw, seeds
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, OVER
from sobremesa.games.linko.rules import MAX_TURNS, apply, chances, legal, turn

LINKO = sobremesa.game("linko")
ENDINGS = LINKO.table.ENDINGS
SHARES = (1, 10, 50, 90, 99)


def play(start, table, pad, streams, turns, endings):
    """Whole games at random; counts the rounds by their turns and by how they ended. The number of decisions."""
    decisions = 0
    for game in range(len(streams)):
        table[0] = start[0]
        state = table[0]
        pad.luck = streams[game]
        waiting = turn(state)
        while waiting != OVER:
            finished, before = state.finished, state.turns
            if waiting == CHANCE:
                apply(state, CHANCE, draw(pad, chances(state, pad)))
            else:
                seat = 0
                while not waiting >> seat & 1:
                    seat += 1
                legal(state, seat, pad)
                apply(state, seat, any_marked(pad))
                decisions += 1
            if state.finished > finished:
                turns[before + 1] += 1
                endings[state.ending[finished]] += 1
            waiting = turn(state)
    return decisions


def survey(seats: int, games: int, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """What so many random games are like."""
    for rule in (turn, chances, legal, apply, draw, any_marked):
        compiled.register(rule)
    fast = numba.njit(play)
    start, table = batch_of(LINKO.rules.State.dtype, 1), batch_of(LINKO.rules.State.dtype, 1)
    start[0] = LINKO.start(*LINKO.settled(seats, options or {}))
    counts = np.zeros(MAX_TURNS + 2, np.int64), np.zeros(len(ENDINGS), np.int64)
    fast(start, table, LINKO.pad(), seeds(1, 0, 1), counts[0].copy(), counts[1].copy())
    begun = time.perf_counter()
    decisions = fast(start, table, LINKO.pad(), seeds(0, 0, games), *counts)
    seconds = time.perf_counter() - begun
    rounds, upto = int(counts[0].sum()), counts[0].cumsum()
    return {
        "seats": seats,
        "games": games,
        "rounds": rounds,
        "decisions": int(decisions),
        "seconds": seconds,
        "turns": {share: int(np.searchsorted(upto, rounds * share / 100)) for share in SHARES},
        "fewest": int(np.flatnonzero(counts[0])[0]),
        "most": int(np.flatnonzero(counts[0])[-1]),
        "mean": float(counts[0] @ np.arange(len(counts[0])) / rounds),
        "endings": {ending: int(count) for ending, count in zip(ENDINGS, counts[1], strict=True)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="at each seat count (default: 100,000)")
    parser.add_argument("--seats", type=int, nargs="+", default=list(LINKO.seats))
    asked = parser.parse_args()
    shares = (f"{share:>4} %" for share in SHARES)
    print("seats   rounds  decisions/s   turns of a round: fewest", *shares, " most  mean")
    for seats in asked.seats:
        found = survey(seats, asked.games)
        print(
            f"{seats:5}  {found['rounds']:7,}  {found['decisions'] / found['seconds']:11,.0f}  {found['fewest']:25}",
            *(f"{turns:6}" for turns in found["turns"].values()),
            f"{found['most']:5}  {found['mean']:.1f}",
        )
        parts = [f"{ending} {100 * count / found['rounds']:.2f} %" for ending, count in found["endings"].items()]
        print("       ended by:", ", ".join(parts))


if __name__ == "__main__":
    main()
