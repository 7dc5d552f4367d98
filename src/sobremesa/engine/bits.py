"""Sets of actions as bits in 64-bit words: action a is bit a % 64 of word a // 64.

`count_bits` and `nth_bit` are single processor instructions once compiled (`engine.compiled`).
"""

from collections.abc import Iterable, Sequence

import numpy as np

from .record import Ints
from .rule import rule


def count_bits(word: int) -> int:
    return int(word).bit_count()


def nth_bit(word: int, n: int) -> int:
    """The position of the n-th set bit, counting from 0."""
    word = int(word)
    for _ in range(n):
        word &= word - 1
    return (word & -word).bit_length() - 1


@rule
def clear(words: Ints) -> None:
    for i in range(len(words)):
        words[i] = 0


@rule
def put(words: Ints, action: int) -> None:
    words[action >> 6] |= np.uint64(1) << np.uint64(action & 63)


@rule
def take(words: Ints, action: int) -> None:
    """Takes a mark away."""
    words[action >> 6] &= ~(np.uint64(1) << np.uint64(action & 63))


@rule
def count(words: Ints) -> int:
    total = 0
    for i in range(len(words)):
        total += count_bits(words[i])
    return total


@rule
def nth(words: Ints, n: int) -> int:
    """The n-th action of the set, counting from 0."""
    for i in range(len(words)):
        here = count_bits(words[i])
        if n < here:
            return (i << 6) + nth_bit(words[i], n)
        n -= here
    return -1


def has(words: Sequence[int], action: int) -> bool:
    return bool(int(words[action >> 6]) >> (action & 63) & 1)


MARKED = [[[8 * place + bit for bit in range(8) if byte >> bit & 1] for byte in range(256)] for place in range(8)]


def members(words: Iterable[int]) -> list[int]:
    found: list[int] = []
    for i, word in enumerate(map(int, words)):
        for marked in MARKED:
            if not word:
                break
            found += marked[word & 255] if i == 0 else [64 * i + bit for bit in marked[word & 255]]
            word >>= 8
    return found
