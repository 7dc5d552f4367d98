"""Raj among many, where nobody is known yet: a mix of plans, one drawn for a game, that no plan does well against.

python -m sobremesa.games.raj.mixes    learns the mixes anew: some ten minutes

Every plan of `belief`, and some that change half-way, play against seats that draw theirs from the mix. Those that win
more than their share count for more in the next round (multiplicative weights). The mean of the later rounds is kept in
`mixes.npz`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.engine.bits import count_bits
from sobremesa.engine.luck import any_marked, below
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, OVER, rule, winners_of

from .belief import EARLY, KIND, LATE, OWN, PLANS, PRIOR, aimed, kernels_of
from .rules import MAX_SEATS, State, apply, outcome, turn

PATH = Path(__file__).with_name("mixes.npz")
ROUNDS = 60
GAMES = 1500  # of each plan in a round
SPEED = 24.0  # of the first round: what a plan's weight is multiplied by, as a power of e, for each game that it wins
LEFT_OUT = 20  # rounds that are left out of the mean
CHANGING = [
    (kind, shift, gives, spread, 0.0)
    for kind in (EARLY, LATE)
    for shift in range(-2, 5)
    for gives in range(6)
    for spread in (0.35, 0.9)
]
RARE = 1e-4  # a plan that is less likely is left out
ALL = np.concatenate([PLANS[PLANS[:, KIND] != OWN], CHANGING])


@rule
def play_plans(start, table, pad, plans, sums, plan, games):
    """How many of these games one seat wins by this plan, where all others draw theirs by the running sums of the
    mix."""
    won = 0
    kept, bids = np.zeros(MAX_SEATS, np.int64), np.zeros(MAX_SEATS, np.int64)
    for game in range(games):
        table[0] = start[0]
        state = table[0]
        seats = state.seats
        me = game % seats
        for seat in range(seats):
            kept[seat] = plan if seat == me else np.searchsorted(sums, below(pad, 1 << 30) / (1 << 30), side="right")
        while turn(state) != OVER:
            if turn(state) == CHANCE:
                pad.words[0] = state.unseen
                apply(state, CHANCE, any_marked(pad))
                continue
            for seat in range(seats):
                bids[seat] = aimed(state, seat, pad, plans[kept[seat]], 0.0)
            for seat in range(seats):
                apply(state, seat, bids[seat])
        winners = winners_of(outcome(state))
        won += count_bits(winners) == 1 and winners >> me & 1
    return won


def learn(seats: int, rounds: int = ROUNDS, games: int = GAMES) -> Any:
    """The mix for so many seats: how likely each plan is."""
    from . import GAME

    start, table, pad = batch_of(State.dtype, 1), batch_of(State.dtype, 1), GAME.pad(seats)
    start[0] = GAME.start(*GAME.settled(seats, {}), GAME.version)
    mix, mean = np.full(len(ALL), 1 / len(ALL)), np.zeros(len(ALL))
    for number in range(rounds):
        sums = np.cumsum(mix)
        sums[-1] = 1.0
        play = partial(compiled_plans(), start, table, pad, ALL, sums)
        won = [play(plan, games) for plan in range(len(ALL))]
        mix = mix * np.exp(SPEED / np.sqrt(1 + number) * (np.array(won) / games - 1 / seats))
        mix /= mix.sum()
        if number >= LEFT_OUT:
            mean += mix
    return mean / mean.sum()


@cache
def compiled_plans() -> Callable[..., int]:
    import numba
    from numba import types

    from . import GAME

    table = types.Array(numba.from_dtype(State.dtype), 1, "C", aligned=False)
    pad, whole = numba.from_dtype(GAME.pad_type), types.int64
    signature = whole(table, table, pad, types.float64[:, ::1], types.float64[::1], whole, whole)
    return GAME.compiled.add("play_plans", signature, play_plans)


@cache
def plans_of(seats: int) -> tuple[Any, Any]:
    """The plans, as likely as in the mix, and how likely each is to bid so far from its place."""
    with np.load(PATH) as kept:
        mix = kept[str(seats)]
    played = mix > RARE
    plans = np.column_stack([ALL[played, :PRIOR], mix[played] / mix[played].sum()])
    return np.ascontiguousarray(plans), kernels_of(plans)


if __name__ == "__main__":
    np.savez_compressed(PATH, **{str(seats): learn(seats) for seats in range(3, MAX_SEATS + 1)})
