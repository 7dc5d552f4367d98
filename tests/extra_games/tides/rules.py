"""Tides: lay a card in secret; the highest brings two shells, and its owner keeps both or shares with the lowest."""

from collections.abc import Mapping
from typing import Any

from sobremesa.engine.record import Ints, Pad, Record, i4, i8
from sobremesa.engine.rule import CHANCE, EVEN, EVERYONE, EVERYTHING, NOBODY, NOTHING, OVER, moves_of, result, rule
from sobremesa.engine.sets import any_of, count, first, highest, holds, only, plus, without

MAX_SEATS, MAX_CARDS = 10, 34
FACE_DOWN, NO_CARD = -2, -1
KEEP, SHARE = MAX_CARDS, MAX_CARDS + 1  # below them, action c lays card c
ACTIONS = SHARE + 1

REASONS = ("shells", "shared")
SHELLS, SHARED = range(2)


class State(Record):
    dealt: int = i4  # cards each seat begins with
    dealing: int = i4.number(0, 3 * MAX_SEATS)  # cards dealt so far
    rounds: int = i4.number(0, 3)  # finished
    unseen: int = i8.members(MAX_CARDS)  # cards that nobody has; in a blanked record, those its owner has not seen
    hand: Ints = i8[MAX_SEATS].members(MAX_CARDS).each_seat()  # cards held
    choice: Ints = i4[MAX_SEATS].number(FACE_DOWN, MAX_CARDS - 1).each_seat()  # laid in this round, or NO_CARD
    last: Ints = i4[MAX_SEATS].number(NO_CARD, MAX_CARDS - 1).each_seat()  # laid in the round before
    waiting: int = i4.seats()  # seats still to lay a card
    asked: int = i4.seat()  # the seat that is to say what becomes of the shells
    shells: Ints = i4[MAX_SEATS].number(0, 6).each_seat()  # of each seat


def start(state: State, options: Mapping[str, Any]) -> None:
    state.dealt, state.unseen = options["dealt"], first(options["cards"])
    state.asked = NOBODY
    for seat in range(MAX_SEATS):
        state.choice[seat] = state.last[seat] = NO_CARD


@rule
def turn(state: State) -> int:
    if state.dealing < state.seats * state.dealt:
        return CHANCE
    if state.asked != NOBODY:
        return only(state.asked)
    return state.waiting if state.waiting else OVER


@rule
def chances(state: State, pad: Pad) -> int:
    """Any card that nobody has."""
    pad.words[0] = state.unseen
    return EVEN


@rule
def legal(state: State, seat: int, pad: Pad) -> None:
    pad.words[0] = 0
    if state.asked == seat:
        pad.words[0] = plus(only(KEEP), SHARE)
    elif holds(state.waiting, seat):
        pad.words[0] = state.hand[seat]


@rule
def apply(state: State, seat: int, action: int) -> None:
    if seat == CHANCE:
        deal(state, action)
    elif state.asked == seat:
        divide(state, seat, action)
    else:
        state.choice[seat] = action
        state.hand[seat] = without(state.hand[seat], action)
        state.waiting = without(state.waiting, seat)
        if not state.waiting:
            reveal(state)


@rule
def deal(state: State, card: int) -> None:
    seat = state.dealing // state.dealt
    state.hand[seat] = plus(state.hand[seat], card)
    state.unseen = without(state.unseen, card)
    state.dealing += 1
    if state.dealing == state.seats * state.dealt:
        state.waiting = first(state.seats)


@rule
def reveal(state: State) -> None:
    """All cards are turned over; the seat with the highest has the word."""
    for seat in range(state.seats):
        state.last[seat] = state.choice[seat]
        state.choice[seat] = NO_CARD
    state.asked = 0
    for seat in range(state.seats):
        if state.last[seat] > state.last[state.asked]:
            state.asked = seat


@rule
def divide(state: State, seat: int, action: int) -> None:
    state.shells[seat] += 1
    state.shells[seat if action == KEEP else lowest_card(state)] += 1
    state.asked = NOBODY
    state.rounds += 1
    if state.rounds < state.dealt:
        state.waiting = first(state.seats)


@rule
def lowest_card(state: State) -> int:
    """The seat that laid it."""
    lowest = 0
    for seat in range(state.seats):
        if state.last[seat] < state.last[lowest]:
            lowest = seat
    return lowest


@rule
def scores(state: State, pad: Pad) -> None:
    for seat in range(state.seats):
        pad.points[seat] = state.shells[seat]


@rule
def outcome(state: State) -> int:
    best = highest(state.shells, first(state.seats))
    return result(SHELLS if count(best) == 1 else SHARED, best)


@rule
def hide(state: State, seat: int) -> None:
    """Leaves what a seat may know: its own cards, and all that were laid open."""
    if turn(state) == OVER:
        return
    for other in range(state.seats):
        if other != seat:
            state.unseen |= state.hand[other]
            state.hand[other] = 0
            if state.choice[other] >= 0:
                state.unseen = plus(state.unseen, state.choice[other])
                state.choice[other] = FACE_DOWN


@rule
def imagine(state: State, seat: int, pad: Pad) -> None:
    """Fills in a blanked record: any card not seen may be in any hand, or lie face down."""
    if turn(state) == OVER:
        return
    for other in range(state.seats):
        if other == seat:
            continue
        if state.choice[other] == FACE_DOWN:
            state.choice[other] = drawn(state, pad)
        for _ in range(held(state, other)):
            state.hand[other] = plus(state.hand[other], drawn(state, pad))


@rule
def held(state: State, seat: int) -> int:
    """How many cards a seat holds, by what everybody knows."""
    received = max(0, min(state.dealing - seat * state.dealt, state.dealt))
    laid = state.rounds + (1 if state.asked != NOBODY or state.choice[seat] != NO_CARD else 0)
    return received - laid


@rule
def drawn(state: State, pad: Pad) -> int:
    card = any_of(state.unseen, pad)
    state.unseen = without(state.unseen, card)
    return card


@rule
def audience(state: State, seat: int, action: int) -> int:
    """A card dealt is its owner's alone, and so is one laid face down; what becomes of the shells is said aloud."""
    if seat == CHANCE:
        return only(state.dealing // state.dealt)
    return EVERYONE if state.asked == seat else only(seat)


@rule
def opened(state: State) -> int:
    """Cards laid lie open once all are laid; what was dealt, at the end."""
    if turn(state) == OVER:
        return EVERYTHING
    for seat in range(state.seats):
        if state.choice[seat] != NO_CARD:
            return NOTHING
    return moves_of(first(state.seats))
