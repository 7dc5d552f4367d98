"""Playouts in batches: from one position, or from worlds that a seat takes to be possible, to the search's horizon.

A playout ends where the search of the game would judge it (`far` and `prospects` in its `coach.py`, or else its
`search.py`), or at the end. The seats play by the reference policy (`policy`). What a playout brings is told in both
units: each seat's share of the win, and its points ahead of the mean of the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots import part_of
from sobremesa.bots.search import as_it_is, default_prospects, never, offered, policy_of
from sobremesa.engine.bits import count_bits, nth_bit
from sobremesa.engine.game import Game
from sobremesa.engine.luck import draw
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, OVER, rule

Floats = NDArray[np.float64]
NONE = -1  # no action is forced; nothing is imagined
PLAYED, START = range(2)  # the records of a table: the world that is played, and where its horizon counts from


def shares(rules: Any, prospects: Callable) -> Callable:
    """A rule that tells where a playout stands, in both units."""
    turn, scores, outcome = rules.turn, rules.scores, rules.outcome

    @rule
    def tell(state, pad, worths):
        seats = state.seats
        scores(state, pad)
        total = 0
        for seat in range(seats):
            total += pad.points[seat]
        for seat in range(seats):
            worths[1, seat] = (pad.points[seat] * seats - total) / (seats - 1.0)
        if turn(state) == OVER:
            everybody = (1 << seats) - 1
            winners = outcome(state) & everybody
            if winners == 0:
                winners = everybody
            share = 1.0 / count_bits(winners)
            for seat in range(seats):
                worths[0, seat] = share if winners >> seat & 1 else 0.0
            return
        prospects(state, pad)
        total = 0
        for seat in range(seats):
            total += pad.points[seat]
        for seat in range(seats):
            worths[0, seat] = pad.points[seat] / total if total > 0 else 1.0 / seats

    return tell


def sampling(rules: Any, policy: Callable, far: Callable, prospects: Callable) -> Callable:
    """The function that makes playouts; it closes over plain rules, as all that is compiled and kept here does."""
    turn, legal, chances, apply, imagine = rules.turn, rules.legal, rules.chances, rules.apply, rules.imagine
    tell = shares(rules, prospects)

    @rule
    def by_policy(state, waiting, pad):
        """All seats that are waited for choose."""
        while waiting:
            seat = nth_bit(waiting, 0)
            waiting &= waiting - 1
            legal(state, seat, pad)
            apply(state, seat, policy(state, seat, pad))

    def sample(root, table, pad, knower, actor, action, seeds, worths):
        """worths[n]: what the n-th playout brings. `knower` imagines the world, if it is a seat; then `actor` takes the
        action, if there is one, and the others who choose at the same time follow the policy."""
        for n in range(len(seeds)):
            table[0] = root[0]
            state = table[0]
            pad.luck = seeds[n]
            if knower >= 0:
                imagine(state, knower, pad)
            if action >= 0:
                waiting = turn(state)
                apply(state, actor, action)
                by_policy(state, waiting & ~(1 << actor), pad)
            table[1] = table[0]
            while True:
                waiting = turn(state)
                if waiting == OVER or far(table[1], state):
                    break
                if waiting == CHANCE:
                    apply(state, CHANCE, draw(pad, chances(state, pad)))
                else:
                    by_policy(state, waiting, pad)
            tell(state, pad, worths[n])

    return sample


def parts(game: Game) -> tuple[Any, Callable, Callable, Callable]:
    """The rules, the reference policy, the horizon and what is hoped for there: the coach's own, or the search's."""
    own = part_of(game, "coach")
    policy = getattr(own, "policy", None) or policy_of(game)
    far = getattr(own, "far", None) or offered(game, "far", never)
    prospects = getattr(own, "prospects", None) or offered(game, "prospects", None) or default_prospects(game.rules)
    return game.rules, policy, far, prospects


def compiled_sampling(game: Game) -> Callable[..., None]:
    """`sample` for this game, compiled and kept on disk together with its rules."""
    import numba
    from numba import types

    table = types.Array(numba.from_dtype(game.rules.State.dtype), 1, "C", aligned=False)
    pad, i8 = numba.from_dtype(game.pad_type), types.int64
    signature = types.void(table, table, pad, i8, i8, i8, types.int64[::1], types.float64[:, :, ::1])
    return game.compiled.add("sample", signature, sampling(*parts(game)))


class Sampler:
    """Makes playouts of one game."""

    def __init__(self, game: Game):
        self.game = game
        self.sample = compiled_sampling(game)
        self.root, self.table = batch_of(game.rules.State.dtype, 1), batch_of(game.rules.State.dtype, 2)
        self.pad = game.pad()

    def run(self, state: Any, seeds: Any, knower: int = NONE, actor: int = NONE, action: int = NONE) -> Floats:
        """What each playout brings: an array of playouts, units and seats."""
        worths = np.zeros((len(seeds), 2, int(state.seats)))
        self.root[0] = state
        self.sample(self.root, self.table, self.pad, knower, actor, action, seeds, worths)
        return worths


def reopened(game: Game, known: Any, seat: int) -> Any:
    """What a seat knew before anybody chose, where others have chosen at the same time."""
    before = known.copy()
    offered(game, "reopen", as_it_is)(before, seat)
    return before
