"""Finds the weights of the coach's reference policy (`WEIGHTS` in a game's `coach.py`) by self-play.

    python benchmarks/coach_fit.py GAME [--seats N] [--seconds S]

It climbs: weights that beat the present ones over some thousand games replace them. It needs
`weighed(state, seat, pad, weights)` in the game's `coach.py`. Weights may beat each other in a circle: the lead that is
printed is that over the weights it began with.
"""

import argparse
import time
from typing import Any

import numba
import numpy as np
from numba import types

import sobremesa
from sobremesa.bots import part_of
from sobremesa.engine import luck
from sobremesa.engine.bits import nth_bit
from sobremesa.engine.compiled import register
from sobremesa.engine.game import Game
from sobremesa.engine.luck import draw
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, OVER

TRIES, SURER = 600, 2400  # games of a first and a second look at new weights
CLEAR = 2.0  # errors by which new ones must be better


class Field:
    """Games of two sets of weights against each other."""

    def __init__(self, game: Game, seats: int):
        rules = game.rules
        turn, legal, chances, apply = rules.turn, rules.legal, rules.chances, rules.apply
        scores, weighed = rules.scores, part_of(game, "coach").weighed
        self.seats = seats
        table = types.Array(numba.from_dtype(rules.State.dtype), 1, "C", aligned=False)
        weights, pad = types.int64[::1], numba.from_dtype(game.pad_type)

        def play(root, table, pad, seeds, chair, one, others, leads):
            for n in range(len(seeds)):
                table[0] = root[0]
                state = table[0]
                pad.luck = seeds[n]
                while turn(state) != OVER:
                    if turn(state) == CHANCE:
                        apply(state, CHANCE, draw(pad, chances(state, pad)))
                    else:
                        seat = nth_bit(turn(state), 0)
                        legal(state, seat, pad)
                        apply(state, seat, weighed(state, seat, pad, one if seat == chair else others))
                scores(state, pad)
                total = 0
                for seat in range(state.seats):
                    total += pad.points[seat]
                leads[n] = (pad.points[chair] * state.seats - total) / (state.seats - 1.0)

        for each in (turn, legal, chances, apply, scores, weighed, draw):
            register(each)
        self.play = numba.njit(
            types.void(table, table, pad, types.int64[::1], types.int64, weights, weights, types.float64[::1])
        )(play)
        self.root, self.table = batch_of(rules.State.dtype, 1), batch_of(rules.State.dtype, 1)
        self.root[0] = game.start(seats, game.match(seats=seats, seed=1).options)
        self.pad = game.pad()

    def leads(self, one: Any, others: Any, games: int, key: int) -> Any:
        """How far ahead the first weights are, in every chair with the same luck."""
        found = []
        for chair in range(self.seats):
            leads = np.zeros(games // self.seats)
            seeds = luck.seeds(7, key, len(leads))
            self.play(self.root, self.table, self.pad, seeds, chair, one, others, leads)
            found.append(leads)
        return np.stack(found).mean(axis=0)

    def is_better(self, one: Any, others: Any, games: int, key: int, errors: float) -> bool:
        leads = self.leads(one, others, games, key)
        return bool(leads.mean() > errors * leads.std() / np.sqrt(len(leads)) + 1e-9)


def policy(game: Game, seats: int, seconds: float, games: int) -> None:
    first = part_of(game, "coach").WEIGHTS.copy()
    field, rng = Field(game, seats), np.random.default_rng(1)
    best, begun, key, better = first, time.process_time(), 0, 0
    steps = np.maximum(abs(first) * 0.5, 60)
    while time.process_time() - begun < seconds:
        key += 2
        tried = best.copy()
        for k in rng.choice(len(best), rng.integers(1, 4), replace=False):
            tried[k] += int(rng.normal() * steps[k])
        if field.is_better(tried, best, TRIES, key, 1.0) and field.is_better(tried, best, SURER, key + 1, CLEAR):
            best, better = tried, better + 1
            if better % 5 == 0:
                lead = field.leads(best, first, 4 * TRIES, 999_983).mean()
                print(
                    f"{time.process_time() - begun:.0f} s, {key // 2} tries, {better} better: {lead:+.2f} points",
                    flush=True,
                )
                print(best.tolist(), flush=True)
    leads = field.leads(best, first, games, 999_979)
    print(f"{leads.mean():+.3f} points ± {leads.std() / np.sqrt(len(leads)):.3f} ahead of those before")
    print(best.tolist())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sobremesa.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--games", type=int, default=4000)
    asked = parser.parse_args()
    policy(sobremesa.game(asked.game), asked.seats, asked.seconds, asked.games)
