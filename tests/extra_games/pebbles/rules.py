from sobremesa.engine.bits import clear, put
from sobremesa.engine.luck import draw
from sobremesa.engine.record import Ints, Record, i4
from sobremesa.engine.rule import CHANCE, EVERYONE, EVERYTHING, NOTHING, OVER, result, rule

from .helper import bonus

MAX_SEATS, MAX_NUMBERS = 3, 9
REASONS = ("highest",)
HIDDEN = -1
KEEP, SWAP = 0, 69


class State(Record):
    bag: Ints = i4[MAX_NUMBERS]  # pebbles of number k + 1 in the bag; in a blanked record, those never seen
    hand: Ints = i4[MAX_SEATS]  # 0 for none
    aside: Ints = i4[MAX_SEATS]  # the pebble swapped away, face down; 0 for none
    asked: int = i4  # seats that have decided
    dealing: int = i4  # the seat that draws next, or -1


def start(state, options):
    for k in range(options["numbers"]):
        state.bag[k] = options["copies"]
    state.dealing = 0


@rule
def turn(state):
    if state.dealing >= 0:
        return CHANCE
    return 1 << state.asked if state.asked < state.seats else OVER


@rule
def in_bag(state):
    total = 0
    for k in range(MAX_NUMBERS):
        total += state.bag[k]
    return total


@rule
def chances(state, pad):
    for k in range(MAX_NUMBERS):
        pad.weights[k] = state.bag[k]
    return in_bag(state)


@rule
def legal(state, seat, pad):
    clear(pad.words)
    if state.dealing < 0 and seat == state.asked:
        put(pad.words, KEEP)
        put(pad.words, SWAP)


@rule
def apply(state, seat, action):
    if seat == CHANCE:
        state.bag[action] -= 1
        state.hand[state.dealing] = action + 1
        first_deal = state.dealing + 1 < state.seats and state.hand[state.dealing + 1] == 0
        state.dealing = state.dealing + 1 if first_deal else -1
        return
    state.asked += 1
    if action == SWAP:
        state.aside[seat] = state.hand[seat]
        state.hand[seat] = 0
        state.dealing = seat


@rule
def scores(state, pad):
    for seat in range(state.seats):
        pad.points[seat] = state.hand[seat] + bonus(state.hand[seat])


@rule
def outcome(state):
    best, winners = 0, 0
    for seat in range(state.seats):
        if state.hand[seat] > best:
            best, winners = state.hand[seat], 0
        if state.hand[seat] == best:
            winners |= 1 << seat
    return result(0, winners)


@rule
def hide(state, seat):
    if turn(state) == OVER:
        return
    for s in range(state.seats):
        if s != seat:
            state.hand[s] = face_down(state, state.hand[s])
            state.aside[s] = face_down(state, state.aside[s])


@rule
def face_down(state, pebble):
    if pebble <= 0:
        return pebble
    state.bag[pebble - 1] += 1
    return HIDDEN


@rule
def imagine(state, seat, pad):
    for s in range(state.seats):
        if state.hand[s] == HIDDEN:
            state.hand[s] = from_bag(state, pad)
        if state.aside[s] == HIDDEN:
            state.aside[s] = from_bag(state, pad)


@rule
def from_bag(state, pad):
    k = draw(pad, chances(state, pad))
    state.bag[k] -= 1
    return k + 1


def audience(state, seat, action):
    return 1 << state.dealing if seat == CHANCE else EVERYONE


def opened(state):
    return EVERYTHING if turn(state) == OVER else NOTHING
