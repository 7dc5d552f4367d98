"""A look one turn ahead: what a two-seat position is worth where it is too large to be solved.

It is a matrix game over what the positions after each pair of bids look like (`fitted`), for each prize that may be
turned up. Compiled, since a turn has up to 225 pairs of bids.
"""

from collections.abc import Callable
from functools import cache

import numpy as np

from sobremesa.bots import matrix
from sobremesa.engine.bits import count_bits
from sobremesa.engine.rule import rule

from . import fitted, solver
from .solver import MOST


@rule
def looks(key, turned, win, carries, later, deck, tables, cells):
    """Into cells[0, 0] the worth of the position (turned = -1), or of it with the prize deck[-2 - turned] turned up;
    else into each cell the worth of the position after a pair of bids for the prize deck[turned]."""
    pairs, beats = np.empty((MOST, MOST), np.int64), np.empty((MOST, MOST), np.int64)
    below, below_beats = np.empty((MOST, MOST), np.int64), np.empty((MOST, MOST), np.int64)
    grid, tableau = np.empty((MOST, MOST)), np.empty((MOST + 1, MOST + 1))
    labels, rows, columns = np.empty(2 * MOST, np.int64), np.empty(MOST), np.empty(MOST)
    sizes, layer = np.empty(fitted.SIZES), np.empty((3, fitted.WIDTH), np.float32)
    sizes[fitted.PRIZES] = 0
    if turned < 0:
        only = -1 if turned == -1 else -2 - turned
        cells[0, 0] = look(
            key, only, win, carries, later, deck, tables, below, below_beats,
            grid, tableau, labels, rows, columns, sizes, layer,
        )  # fmt: skip
        return
    first, second, prizes, carry, lead = solver.unpacked(key)
    bids = solver.pairs_of_bids(first, second, pairs, beats)
    pile, left = carry + deck[turned], solver.prizes_without(prizes, turned, deck)
    for a in range(bids):
        for b in range(bids):
            child = solver.after(pairs[a, b], beats[a, b], left, pile, lead, win, carries)
            worth = look(
                child, -1, win, carries, later, deck, tables, below, below_beats,
                grid, tableau, labels, rows, columns, sizes, layer,
            )  # fmt: skip
            cells[a, b] = worth if pairs[a, b] >= 0 else -worth
            if not win:
                cells[a, b] += beats[a, b] * abs(pile)


@rule
def look(
    key, only, win, carries, later, deck, tables, pairs, beats, grid, tableau, labels, rows, columns, sizes, layer
):  # fmt: skip
    """The worth of a position before a prize is turned up, or (only >= 0) with that one turned up."""
    first, second, prizes, carry, lead = solver.unpacked(key)
    bids = solver.pairs_of_bids(first, second, pairs, beats)
    total, weight = 0.0, 0
    for t in range(len(deck)):
        copies = solver.copies_left(prizes, t, deck)
        if not copies or (only >= 0 and deck[t] != deck[only]):
            continue
        pile, left = carry + deck[t], solver.prizes_without(prizes, t, deck)
        for a in range(bids):
            for b in range(bids):
                child = solver.after(pairs[a, b], beats[a, b], left, pile, lead, win, carries)
                worth = glimpse(child, win, later, deck, tables, sizes, layer)
                grid[a, b] = worth if pairs[a, b] >= 0 else -worth
                if not win:
                    grid[a, b] += beats[a, b] * abs(pile)
        total += copies * matrix.solve(grid, bids, bids, tableau, labels, rows, columns)
        weight += copies
    return total / weight


@rule
def glimpse(key, win, later, deck, tables, sizes, layer):
    """What a position looks like."""
    first, second, prizes, carry, lead = solver.unpacked(key)
    bids = count_bits(first)
    if not later:
        plain = solver.plain_value(key, win, deck)
        if not np.isnan(plain):
            return plain
    difference, open_squares = 0.0, float(later)
    if bids > 1 and first != second:
        difference = fitted.glance(first, second, bids, prizes, carry, deck, tables, sizes, layer)
    elif bids == 1 and first != second:
        pile = carry
        for t in range(len(deck)):
            if prizes >> t & 1:
                pile += deck[t]
        difference = float(abs(pile) if first > second else -abs(pile))
    if not win:
        return difference
    for t in range(len(deck)):
        if prizes >> t & 1:
            open_squares += deck[t] * deck[t]
    open_squares += carry * carry
    if bids == 1 and not later:
        ahead = lead + difference
        return 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0
    sizes[fitted.SQUARES] = open_squares
    return fitted.chance(lead + difference, sizes)


@cache
def compiled_looks() -> Callable[..., None]:
    from numba import types

    from . import GAME

    i8, grid = types.int64, types.float64[:, ::1]
    tables = types.Array(types.float32, 4, "C", readonly=True)
    signature = types.void(i8, i8, types.boolean, types.boolean, i8, types.int64[::1], tables, grid)
    return GAME.compiled.add("looks", signature, looks)
