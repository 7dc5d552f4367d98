"""The dice as data: a word for each die names the colours of its numbers 1 to 6, a letter each.

On real dice every number stands in every colour once, which makes the six words a Latin square. Whatever is wrong
with dice is a BadOption that names the first fault: the die, the number and the colour.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import Option, shown
from sobremesa.engine.record import Row
from sobremesa.engine.rule import rule

DICE = 6
FACES = 6  # of a die: the numbers 1 to 6, and each of the colours once
COLOURS = ("yellow", "red", "green", "blue", "grey", "black")
LETTERS = "yrgbek"  # for the colours, in their order
COLOUR_BITS = 3  # of a number in a packed die

FOLDER = Path(__file__).resolve().parent

# Which dice the box has is not in the rulebook's text. Ours: die d (0 to 5) showing n has colour n + d, counted around.
OURS = ["".join(LETTERS[(number + die) % FACES] for number in range(1, FACES + 1)) for die in range(DICE)]


def packed(dice: Sequence[str]) -> tuple[int, ...]:
    """The square as the rules read it: for each die its colours, that of number n in bits 3n to 3n + 2."""
    return tuple(
        sum(LETTERS.index(letter) << COLOUR_BITS * number for number, letter in enumerate(word, 1)) for word in dice
    )


@rule
def colour(square: Row, die: int, number: int) -> int:
    """Every number in every colour stands once on the dice, each die has all numbers and all colours."""
    return square[die] >> COLOUR_BITS * number & (1 << COLOUR_BITS) - 1


@dataclass(frozen=True)
class Dice(Option):
    """Six words, in text with anything between them; or lists of letters or of colours by name."""

    kind = "text"
    samples = ("egrykb:rbyegk:bkgrye:yekbrg:gybker:kregby",)  # which the tests play with, too

    @property
    def values(self) -> str:
        return f"a:b:c:d:e:f, {LETTERS}"

    def read(self, value: Any) -> list[str]:
        return read_dice(value)

    def text(self, value: Any) -> str:
        return ":".join(value)


def read_dice(value: Any) -> list[str]:
    """The six words, from text or from lists, checked."""
    return checked(words_in(value))


def words_in(value: Any) -> list[str]:
    """The words for the dice; letters that all stand apart, or all together, are six for a die."""
    if isinstance(value, list | tuple | np.ndarray):
        return [word_of(die, given) for die, given in enumerate(value, 1)]
    words = re.findall(r"[^\s,;:]+", value.casefold()) if isinstance(value, str) else []
    if not words:
        raise fault("dice-form", value=shown(value))
    if len(words) == 1 or all(len(word) == 1 for word in words):
        letters = "".join(words)
        return [letters[start : start + FACES] for start in range(0, len(letters), FACES)]
    return words


def word_of(die: int, given: Any) -> str:
    """The word for a die from Python data."""
    if isinstance(given, str):
        return given.strip().casefold()
    if not isinstance(given, list | tuple | np.ndarray) or not all(isinstance(colour, str) for colour in given):
        raise fault("dice-word", die=die, value=shown(given))
    if len(given) != FACES:
        raise fault("dice-length", die=die, count=len(given))
    return "".join(letter_of(die, number, colour.strip().casefold()) for number, colour in enumerate(given, 1))


def letter_of(die: int, number: int, colour: str) -> str:
    """The letter of a colour, from the letter itself or from the colour's name."""
    if colour in COLOURS:
        return LETTERS[COLOURS.index(colour)]
    if len(colour) != 1 or colour not in LETTERS:
        raise fault("dice-letter", die=die, number=number, letter=shown(colour))
    return colour


def checked(words: list[str]) -> list[str]:
    """The words, if every die has all colours and so has every number."""
    if len(words) != DICE:
        raise fault("dice-count", count=len(words))
    for die, word in enumerate(words, 1):
        if len(word) != FACES:
            raise fault("dice-length", die=die, count=len(word))
        for number, letter in enumerate(word, 1):
            letter_of(die, number, letter)
        if twice := first_twice(word):
            one, two, colour = twice
            raise fault("dice-colour-twice", die=die, colour=colour, one=one, two=two)
    for number in range(1, FACES + 1):
        if twice := first_twice([word[number - 1] for word in words]):
            one, two, colour = twice
            raise fault("dice-number-twice", number=number, colour=colour, one=one, two=two)
    return words


def first_twice(letters: Sequence[str]) -> tuple[int, int, str] | None:
    """The first colour that stands there twice: its places, from 1 on, and its name."""
    for second, letter in enumerate(letters):
        first = letters.index(letter)
        if first < second:
            return first + 1, second + 1, COLOURS[LETTERS.index(letter)]
    return None


def fault(code: str, **about: Any) -> BadOption:
    return BadOption(code, FOLDER, **about)
