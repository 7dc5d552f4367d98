"""What a two-seat position is worth, at a glance: a small network for each number of cards, made by `make fit`.

It sees where each card of a hand stands among those of the other, and the sizes of the piles to come. It looks from
both sides and takes the difference, so that swapping the hands negates it; the piles speak in shares of their sum,
so that doubling all prizes doubles it.
"""

import math
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.engine.bits import count_bits
from sobremesa.engine.rule import rule

FILE = Path(__file__).with_name("fitted.npz")
FEWEST, MOST = 2, 14  # cards in a hand that it knows
WIDTH = 24  # hidden units
SCATTER = 0.55  # of results around their expectation, by the root of the sum of the prizes' squares
# The tables of a number of cards: a row for each card of the hand, by its standing; then where the units start and
# how much they weigh, by the prizes' sizes and by what the carried pile adds to them
START, OPENS, OPENS_NEXT, WEIGHS, WEIGHS_NEXT, ROWS = range(MOST, MOST + 6)
# What was last heard of the piles: their sizes, ascending, and with the carried pile; then
PRIZES, TOTAL, SQUARES, SIZES = range(2 * MOST, 2 * MOST + 4)


@rule
def glance(first, second, count, prizes, carry, deck, tables, sizes, layer):
    """The value to the first hand."""
    if carry != 0 or sizes[PRIZES] != prizes:
        listen(prizes, carry, deck, count, tables, sizes, layer)
    return sizes[TOTAL] * (side(first, second, count, tables, layer) - side(second, first, count, tables, layer))


@rule
def chance(ahead, sizes):
    """How likely the first is to win, less the second, when it expects to be so far ahead in the end."""
    return math.tanh(ahead / (SCATTER * math.sqrt(sizes[SQUARES])))


@rule
def listen(prizes, carry, deck, count, tables, sizes, layer):
    """What the piles say to the hidden units: where each starts, and how much it weighs."""
    found, total, squares = 0, float(abs(carry)), float(carry * carry)
    for t in range(len(deck)):
        if prizes >> t & 1:
            put_in_order(abs(deck[t]), sizes, 0, found)
            put_in_order(abs(deck[t] + carry), sizes, MOST, found)
            total += abs(deck[t])
            squares += deck[t] * deck[t]
            found += 1
    for h in range(WIDTH):
        layer[0, h] = tables[count, START, 0, h]
        layer[1, h] = 0.0
    for k in range(count):
        now, more = np.float32(sizes[k] / total), np.float32((sizes[MOST + k] - sizes[k]) / total)
        for h in range(WIDTH):
            layer[0, h] += now * tables[count, OPENS, k, h] + more * tables[count, OPENS_NEXT, k, h]
            layer[1, h] += now * tables[count, WEIGHS, k, h] + more * tables[count, WEIGHS_NEXT, k, h]
    sizes[PRIZES], sizes[TOTAL], sizes[SQUARES] = prizes if carry == 0 else 0, total, squares


@rule
def put_in_order(size, sizes, start, count):
    """Into sizes[start:start + count], ascending."""
    at = start + count
    while at > start and sizes[at - 1] > size:
        sizes[at] = sizes[at - 1]
        at -= 1
    sizes[at] = size


@rule
def side(mine, theirs, count, tables, layer):
    """What the hidden units make of a hand against the other."""
    sums = layer[2]
    for h in range(WIDTH):
        sums[h] = layer[0, h]
    k = 0
    for slot in range(16):
        if mine >> slot & 1:
            standing = 2 * count_bits(theirs & ((1 << slot) - 1)) + (theirs >> slot & 1)
            for h in range(WIDTH):
                sums[h] += tables[count, k, standing, h]
            k += 1
    total = 0.0
    for h in range(WIDTH):
        total += layer[1, h] * (sums[h] / (np.float32(1) + abs(sums[h])))
    return total


# The file: for each number of cards what the units make of each pair of cards, and of the piles


@cache
def tables() -> Any:
    """For the search, from the file."""
    return tables_of(dict(np.load(FILE)))


def tables_of(networks: dict[str, Any]) -> Any:
    """For each number of cards: the pairs of cards added up by standing, so that a hand is read card by card."""
    found = np.zeros((MOST + 1, ROWS, 2 * MOST + 1, WIDTH), np.float32)
    for count in range(FEWEST, MOST + 1):
        if f"cards{count}" not in networks:
            continue
        cards, piles = networks[f"cards{count}"].astype(np.float32), networks[f"piles{count}"].astype(np.float32)
        for standing in range(2 * count + 1):
            beaten, equal = divmod(standing, 2)
            found[count, :count, standing] = cards[:, :beaten].sum(1) - cards[:, beaten + equal :].sum(1)
        found[count, START, 0] = piles[0]
        for row in range(4):
            found[count, OPENS + row, :count] = piles[1 + row * count : 1 + (row + 1) * count]
    found.flags.writeable = False
    return found
