"""Finds the weights of the coach's reference policy (`WEIGHTS` in a game's `coach.py`).

    python benchmarks/coach_fit.py GAME [--games N] [--playouts N] [--seconds S]

Playouts of the present policy judge every move of the positions of some games of `hard`, by what the seat knows. Then
it climbs: new weights replace the present ones if their moves lose less, by mean and mean square. A quarter of the
games is kept apart, to tell how good the weights are elsewhere. With new weights the playouts are others: fit again.
It needs `weighed(state, seat, pad, weights)` in the game's `coach.py`.
"""

import argparse
import time
from typing import Any

import numba
import numpy as np
from coach import played
from numba import types

import sobremesa
from sobremesa.bots import bot, part_of
from sobremesa.bots.coach.playouts import NONE, Sampler
from sobremesa.bots.coach.values import WIN, as_record, legal
from sobremesa.engine import luck
from sobremesa.engine.compiled import register
from sobremesa.engine.game import Game
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE
from sobremesa.engine.story import steps

BLUNDERS = 5.0  # weight of the mean square of the losses, beside their mean


def judged(game: Game, seats: int, seeds: range, playouts: int) -> tuple[Any, Any, Any, Any]:
    """Positions of games of `hard`, of which game, who decides there, and what each action loses in wins."""
    sampler, level = Sampler(game), bot(game, "hard")
    states, games, deciders, losses = [], [], [], []
    for seed in seeds:
        for number, step in enumerate(steps(played(game, seats, seed, [level] * seats))):
            known = game.blanked(step.before, step.seat)
            actions = legal(game, known, step.seat) if step.seat != CHANCE else []
            if len(actions) < 2:
                continue
            numbers, knower = luck.seeds(seed, number, playouts), step.seat if game.secrets else NONE
            record = as_record(known)
            worths = [
                sampler.run(record, numbers, knower, step.seat, action)[:, WIN, step.seat].mean() for action in actions
            ]
            states.append(record)
            games.append(seed)
            deciders.append(step.seat)
            losses.append(np.zeros(game.actions))
            losses[-1][actions] = max(worths) - np.array(worths)
    table = batch_of(game.rules.State.dtype, len(states))
    for n, record in enumerate(states):
        table[n] = record
    return table, np.array(games), np.array(deciders), np.array(losses)


def compiled_choices(game: Game) -> Any:
    """A function that tells what the policy does in each position."""
    legal, weighed = game.rules.legal, part_of(game, "coach").weighed

    def choose(table, deciders, pad, weights, chosen):
        for n in range(len(table)):
            legal(table[n], deciders[n], pad)
            chosen[n] = weighed(table[n], deciders[n], pad, weights)

    for each in (legal, weighed):
        register(each)
    table, pad = types.Array(numba.from_dtype(game.rules.State.dtype), 1, "C", aligned=False), game.pad_type
    numbers = types.int64[::1]
    return numba.njit(types.void(table, numbers, numba.from_dtype(pad), numbers, numbers))(choose)


def fit(game: Game, seats: int, games: int, playouts: int, seconds: float) -> None:
    table, numbers, deciders, losses = judged(game, seats, range(10_000, 10_000 + games), playouts)
    choose, pad, chosen = compiled_choices(game), game.pad(), np.zeros(len(table), np.int64)
    mine = numbers % 4 > 0

    def lost(weights: Any) -> Any:
        choose(table, deciders, pad, weights, chosen)
        return losses[np.arange(len(table)), chosen]

    def cost(weights: Any) -> float:
        found = lost(weights)[mine]
        return float(found.mean() + BLUNDERS * (found**2).mean())

    best = part_of(game, "coach").WEIGHTS.copy()
    rng, begun, least, tries = np.random.default_rng(1), time.process_time(), cost(best), 0
    print(f"{len(table)} positions; mean loss {lost(best).mean():.4f}, mean square {(lost(best) ** 2).mean():.5f}")
    while time.process_time() - begun < seconds:
        tried, tries = best.copy(), tries + 1
        for k in rng.choice(len(best), rng.integers(1, 4), replace=False):
            tried[k] += int(rng.normal() * max(abs(best[k]) * 0.5, 60))
        found = cost(tried)
        if found < least:
            best, least = tried, found
    for name, part in (("fitted", mine), ("others", ~mine)):
        found = lost(best)[part]
        print(f"{tries} tries, {name}: mean loss {found.mean():.4f}, mean square {(found**2).mean():.5f}")
    print(best.tolist())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sobremesa.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    asked = parser.parse_args()
    fit(sobremesa.game(asked.game), asked.seats, asked.games, asked.playouts, asked.seconds)
