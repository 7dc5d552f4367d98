"""Linko's score pad: at the end of each round every seat says how many cards lie before it and how many it holds.

A card before you counts one, a card in hand one less. The rules of the game itself stand in `linko`.
"""

from collections.abc import Mapping
from typing import Any

from sobremesa.engine.record import Ints, Pad, Record, i2, i4
from sobremesa.engine.rule import OVER, result, rule
from sobremesa.engine.sets import first, holds, only, plus
from sobremesa.games.linko.rules import DECK, MAX_ROUNDS, MAX_SEATS

REASONS = ("rounds",)
ROUNDS = 0
BLANK = -1  # not written yet


class State(Record):
    rounds: int = i4
    finished: int = i4.number(0, MAX_ROUNDS)  # rounds
    laid: Ints = i2[MAX_ROUNDS, MAX_SEATS].number(BLANK, DECK).each_seat(axis=1)  # cards before a seat
    held: Ints = i2[MAX_ROUNDS, MAX_SEATS].number(BLANK, DECK).each_seat(axis=1)  # cards in hand


def start(state: State, options: Mapping[str, Any]) -> None:
    state.rounds = options["rounds"]
    for row in range(MAX_ROUNDS):
        for seat in range(MAX_SEATS):
            state.laid[row, seat] = state.held[row, seat] = BLANK


@rule
def turn(state: State) -> int:
    """All who have not written both numbers of this round, in any order."""
    if state.finished == state.rounds:
        return OVER
    waiting = 0
    for seat in range(state.seats):
        if state.held[state.finished, seat] == BLANK:
            waiting = plus(waiting, seat)
    return waiting


@rule
def left(state: State) -> int:
    """Cards of the deck that nobody has counted yet in this round."""
    cards = DECK
    for seat in range(state.seats):
        cards -= max(0, state.laid[state.finished, seat]) + max(0, state.held[state.finished, seat])
    return cards


@rule
def legal(state: State, seat: int, pad: Pad) -> None:
    pad.words[0] = pad.words[1] = 0
    waiting = turn(state)
    if waiting == OVER or not holds(waiting, seat):
        return
    cards = left(state) + 1
    pad.words[0] = first(min(cards, 63))
    for card in range(63, cards):
        pad.words[card // 64] = pad.words[card // 64] | only(card % 64)


@rule
def apply(state: State, seat: int, action: int) -> None:
    row = state.finished
    if state.laid[row, seat] == BLANK:
        state.laid[row, seat] = action
        return
    state.held[row, seat] = action
    if turn(state) == 0:
        state.finished += 1


@rule
def points(state: State, row: int, seat: int) -> int:
    return max(0, state.laid[row, seat]) - max(0, state.held[row, seat])


@rule
def scores(state: State, pad: Pad) -> None:
    for seat in range(state.seats):
        pad.points[seat] = total(state, seat)


@rule
def total(state: State, seat: int) -> int:
    together = 0
    for row in range(state.finished):
        together += points(state, row, seat)
    return together


@rule
def outcome(state: State) -> int:
    best = total(state, 0)
    for seat in range(1, state.seats):
        best = max(best, total(state, seat))
    winners = 0
    for seat in range(state.seats):
        if total(state, seat) == best:
            winners = plus(winners, seat)
    return result(ROUNDS, winners)
