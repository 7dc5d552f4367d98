"""Charidice beside the real box: people say the faces that lie on the table, number and colour, in any order.

Each face is on one die alone, so that the faces tell which die shows what.
"""

import re
from typing import Any

from sobremesa.engine.errors import IllegalMove
from sobremesa.engine.options import shown

from .dice import COLOURS, DICE, FACES, LETTERS
from .notation import FOLDER, dice_in
from .rules import State, colour

FACE = re.compile(f"([1-{FACES}])([{LETTERS}])")


def asked(state: State) -> dict[str, Any]:
    """How many dice are rolled, and those that lie: their faces cannot come again."""
    rolled = dice_in(state.rolling)
    lying = [(die, int(state.numbers[die])) for die in range(DICE) if die not in rolled]
    kept = [{"number": number, "colour": name_of(state, die, number)} for die, number in lying if number]
    return {"deal": "faces", "count": len(rolled), "colours": list(COLOURS), "letters": list(LETTERS), "kept": kept}


def outcomes(state: State, typed: str) -> list[str]:
    """What the dice show, the lowest die first: `3r 5b …`, as many faces as dice were rolled."""
    rolled = dice_in(state.rolling)
    numbers: dict[int, int] = {}
    for word in typed.split():
        found = FACE.fullmatch(word)
        if not found:
            raise IllegalMove("no-such-face", FOLDER, face=shown(word))
        number, name = int(found[1]), COLOURS[LETTERS.index(found[2])]
        die = die_with(state, number, name)
        if die in numbers:
            raise fault("faces-of-one-die", state, die, numbers[die], number)
        if die not in rolled:
            raise fault("face-of-a-kept-die", state, die, int(state.numbers[die]), number)
        numbers[die] = number
    if len(numbers) != len(rolled):
        raise IllegalMove("faces-missing", FOLDER, count=len(numbers), rolled=len(rolled))
    return [str(numbers[die]) for die in rolled]


def die_with(state: State, number: int, name: str) -> int:
    """The one die on which this number has this colour."""
    return next(die for die in range(DICE) if name_of(state, die, number) == name)


def name_of(state: State, die: int, number: int) -> str:
    return COLOURS[colour(state.square, die, number)]


def fault(code: str, state: State, die: int, one: int, two: int) -> IllegalMove:
    """Two faces that cannot lie there at the same time."""
    about = {"one": one, "two": two, "colour": name_of(state, die, one), "other": name_of(state, die, two)}
    return IllegalMove(code, FOLDER, **about)
