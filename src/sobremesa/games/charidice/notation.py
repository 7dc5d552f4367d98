"""Charidice in text: a die shows `4`; the neighbour says `ask` or `pass`; the dice are named by position,
`reroll 1 3 5` or `score 1 2 3 4`."""

import re
from pathlib import Path
from typing import Any

from sobremesa.engine.errors import IllegalMove
from sobremesa.engine.options import shown
from sobremesa.engine.rule import CHANCE
from sobremesa.engine.sets import holds, plus

from .dice import COLOURS, DICE, colour
from .rules import ALL_DICE, ASK, PASS, REROLL, ROLLS, SCORE, State, left

FOLDER = Path(__file__).resolve().parent
VERBS = {"reroll": REROLL, "score": SCORE}
ANSWERS = {"ask": ASK, "pass": PASS}

Refusal = tuple[str, dict[str, Any]]


def text(state: State, seat: int, action: int) -> str:
    if seat == CHANCE:
        return str(action + 1)
    if action >= ASK:
        return "ask" if action == ASK else "pass"
    verb = "score" if action >= SCORE else "reroll"
    return " ".join([verb, *(str(die + 1) for die in dice_in(action & ALL_DICE))])


def read(state: State, seat: int, move: str) -> int | None:
    """The action a text means, legal or not; None if it means none. Dice in any order, commas or not: `score 4,1 23`.

    A die that is not there, or named twice, is no set of dice at all and is refused here.
    """
    if seat == CHANCE:
        return int(move) - 1 if re.fullmatch("[1-6]", move) else None
    if move in ANSWERS:
        return ANSWERS[move]
    found = re.fullmatch("(reroll|score)((?:[ ,]+[0-9]+)*)", move)
    return VERBS[found[1]] + chosen_dice(found[2]) if found else None


def chosen_dice(positions: str) -> int:
    """The set of dice at these positions."""
    chosen = 0
    for word in re.findall("[0-9]+", positions):
        if not re.fullmatch("[1-6]+", word):
            raise IllegalMove("no-such-die", FOLDER, die=shown(word))
        for position in word:
            die = int(position) - 1
            if holds(chosen, die):
                raise IllegalMove("die-twice", FOLDER, die=die + 1)
            chosen = plus(chosen, die)
    return chosen


def dice_in(chosen: int) -> list[int]:
    return [die for die in range(DICE) if holds(chosen, die)]


def refusal(state: State, seat: int, action: int | None) -> Refusal | None:
    """Why a seat may not do that: a code and its particulars."""
    if action is None:
        return not_waited_for(state, seat)
    if state.asking:
        return "answer-first", {"active_seat": int(state.active)}
    if action >= ASK and not any(state.greatest) and not state.asked:
        return "no-greatest-gift", {"active_seat": int(state.active)}
    if action >= ASK:
        return "own-gift", {"left_seat": int(left(state))}
    if action >= SCORE:
        return unfit(state, action - SCORE)
    if state.rolls == ROLLS:
        return "no-roll-left", {"rolls": ROLLS}
    return "reroll-nothing", {}


def not_waited_for(state: State, seat: int) -> Refusal | None:
    """Why it is not this seat's turn, where there is more to say than that it is not."""
    about = {"active_seat": int(state.active)}
    if seat == left(state):
        if state.asked:
            return "already-asked", about
        if not state.greatest[seat]:
            return "no-greatest-gift", about
        if state.rolls == ROLLS or (state.rolls == ROLLS - 1 and state.rolling):
            return "too-late-to-ask", about
        if not state.rolling:
            return "already-passed", about
    elif seat == state.active and state.asking:
        return "neighbour-first", {"left_seat": int(left(state))}
    return ("still-rolling", {"roll": int(state.rolls) + 1}) if state.rolling else None


def unfit(state: State, chosen: int) -> Refusal:
    """Why these dice make no set that may be scored."""
    if not chosen:
        return "score-nothing", {}
    dice = dice_in(chosen)
    colours = [COLOURS[colour(state.square, die, int(state.numbers[die]))] for die in dice]
    if len(set(colours)) == 1:
        return "too-few-dice", {"count": len(dice), "colour": colours[0]}
    twice = next(name for name in colours if colours.count(name) > 1)
    alike = [die + 1 for die, name in zip(dice, colours, strict=True) if name == twice]
    other = next(die + 1 for die, name in zip(dice, colours, strict=True) if name != twice)
    return "mixed-dice", {"one": alike[0], "two": alike[1], "colour": twice, "other": other}
