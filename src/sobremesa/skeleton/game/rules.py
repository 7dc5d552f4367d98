"""Skeleton: roll a die as often as you dare; a one loses all of this turn, stopping keeps it. The most points win.

Rules page: `rules.*.md` beside this file.
"""

from collections.abc import Mapping
from typing import Any

from sobremesa.engine.record import Ints, Pad, Record, i4
from sobremesa.engine.rule import CHANCE, EVEN, OVER, result, rule
from sobremesa.engine.sets import EMPTY, count, first, highest, only

MAX_SEATS, MAX_ROUNDS = 5, 9
FACES = 6
MOST_ROLLS = 5  # in a turn; then it is over

ROLL, STOP = range(2)  # actions
ACTIONS = 2

REASONS = ("points", "shared")
POINTS, SHARED = range(2)


class State(Record):
    # What was agreed before the first roll
    rounds: int = i4
    # The turn
    round_number: int = i4.number(0, MAX_ROUNDS)  # rounds finished
    active: int = i4.seat()  # the seat whose turn it is
    rolling: int = i4.number(0, 1)  # 1: the die is in the air
    rolls: int = i4.number(0, MOST_ROLLS)  # in this turn
    gathered: int = i4.number(0, MOST_ROLLS * FACES)  # in this turn, to be kept or lost
    # The seats
    points: Ints = i4[MAX_SEATS].number(0, MAX_ROUNDS * MOST_ROLLS * FACES).each_seat()  # kept: the scores


def start(state: State, options: Mapping[str, Any]) -> None:
    state.rounds = options["rounds"]


@rule
def turn(state: State) -> int:
    if state.round_number == state.rounds:
        return OVER
    return CHANCE if state.rolling else only(state.active)


@rule
def chances(state: State, pad: Pad) -> int:
    """Outcome f is the face f + 1."""
    pad.words[0] = first(FACES)
    return EVEN


@rule
def legal(state: State, seat: int, pad: Pad) -> None:
    pad.words[0] = first(ACTIONS) if turn(state) == only(seat) else EMPTY


@rule
def apply(state: State, seat: int, action: int) -> None:
    if seat == CHANCE:
        land(state, action + 1)
    elif action == ROLL:
        state.rolling = 1
        state.rolls += 1
    else:
        state.points[seat] += state.gathered
        end_turn(state)


@rule
def land(state: State, face: int) -> None:
    """The die shows a face: a one ends the turn with nothing, the last roll ends it with all."""
    state.rolling = 0
    if face == 1:
        end_turn(state)
        return
    state.gathered += face
    if state.rolls == MOST_ROLLS:
        state.points[state.active] += state.gathered
        end_turn(state)


@rule
def end_turn(state: State) -> None:
    state.gathered = state.rolls = 0
    state.active += 1
    if state.active == state.seats:
        state.active = 0
        state.round_number += 1


@rule
def outcome(state: State) -> int:
    best = highest(state.points, first(state.seats))
    return result(POINTS if count(best) == 1 else SHARED, best)
