"""Random numbers for rules, playouts and searches: one whole number of state, the same plain and compiled.

A multiply-with-carry generator (period about 2^62) whose every step fits in 63 bits, so that Python's
unbounded integers and the processor's agree. What is dealt at a table comes from `engine.dealers`.
"""

import numpy as np

from . import bits
from .record import Ints, Pad
from .rule import EVEN, rule

MULTIPLIER = 1791398085  # MULTIPLIER * 2^32 - 1 is a safe prime
LOW = 0xFFFFFFFF


def seeds(seed: int, first: int, count: int) -> Ints:
    """A stream for each of `count` games, whatever else runs beside them."""
    words = np.random.SeedSequence((seed, first)).generate_state(count, np.uint64)
    return (words % np.uint64(MULTIPLIER << 31)).astype(np.int64) + 1


@rule
def below(pad: Pad, n: int) -> int:
    """A whole number from 0 to n - 1, each as likely as the others."""
    while True:
        x = MULTIPLIER * (pad.luck & LOW) + (pad.luck >> 32)
        pad.luck = x
        scaled = ((x & LOW) ^ (x >> 32)) * n
        rest = scaled & LOW
        if rest >= n or rest >= (LOW + 1) % n:
            return scaled >> 32


@rule
def any_marked(pad: Pad) -> int:
    """One of the actions marked in the pad, each as likely as the others."""
    if len(pad.words) == 1:
        return bits.nth_bit(pad.words[0], below(pad, bits.count_bits(pad.words[0])))
    return bits.nth(pad.words, below(pad, bits.count(pad.words)))


@rule
def draw(pad: Pad, total: int) -> int:
    """An outcome, as likely as `chances` has put into the pad; `total` is what it returned."""
    if total == EVEN:
        return any_marked(pad)
    left = below(pad, total)
    k = 0
    while left >= pad.weights[k]:
        left -= pad.weights[k]
        k += 1
    return k
