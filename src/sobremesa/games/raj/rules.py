"""Raj: fifteen prizes, fifteen bids each; the best single bid takes the prize, equal bids cancel out.

A prize is turned up, every seat secretly lays one bid card, all are revealed together. Mice go to the
highest single bid, vultures to the lowest; when nobody is single the prize waits for the next one.
Rules page: `rules.*.md` beside this file.
"""

from collections.abc import Mapping
from typing import Any

from sobremesa.engine.notes import noted
from sobremesa.engine.record import Ints, Pad, Record, i4, i8
from sobremesa.engine.rule import CHANCE, EVEN, EVERYTHING, NOBODY, NOTHING, OVER, result, rule
from sobremesa.engine.sets import EMPTY, any_of, cards_1_to, count, first, highest, holds, minus, only, plus, without

MAX_SEATS = 5
MAX_CARDS = 15
PRIZES = (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
HIDDEN = -1  # in `choice`: a card lies there, face down

REASONS = ("points", "struck", "best_mouse", "shared", "draw")
POINTS, STRUCK, BEST_MOUSE, SHARED, DRAW = range(5)


class State(Record):
    # What was agreed before the first card
    games: int = i4  # in the match
    carry: int = i4  # 1: a prize nobody takes waits for the next; 0: it is discarded
    strike: int = i4  # 1: shared totals are struck out; 0: the best mouse decides
    cards: int = i4  # bid cards each, prizes, and so turns in a game
    prize: Ints = i4[MAX_CARDS]  # the prize cards, ascending
    # The table
    game: int = i4.number(0, 99)  # games finished
    turns: int = i4.number(0, MAX_CARDS)  # turns of this game finished
    unseen: int = i4.members(MAX_CARDS)  # prizes in the stack, bit i for prize[i]
    turned: Ints = i4[MAX_CARDS].number(-15, 15)  # the prize turned up in each turn
    owner: Ints = i4[MAX_CARDS].seat()  # the seat that took it, or NOBODY
    piled: int = i4.number(0, MAX_CARDS)  # prizes lying on the table: the last ones turned up
    pile: int = i4.number(-225, 225)  # the sum of the prizes on the table
    waiting: int = i4.seats()  # seats still to choose, a bit each; none while a prize is to be turned up
    # The seats
    hand: Ints = i4[MAX_SEATS].members(MAX_CARDS, first=1).each_seat()  # bid cards held, bit c for card c
    # the card laid in this turn, 0 for none, HIDDEN (-1) for one face down
    choice: Ints = i4[MAX_SEATS].number(HIDDEN, MAX_CARDS).each_seat()
    last: Ints = i4[MAX_SEATS].number(0, MAX_CARDS).each_seat()  # the card revealed last, 0 for none
    points: Ints = i4[MAX_SEATS].number(-22_500, 22_500).each_seat()  # of all games
    mouse: Ints = i4[MAX_SEATS].number(0, 15).each_seat()  # the best mouse taken in any game, 0 for none
    # What a good memory keeps (`engine.notes`)
    # the cards revealed in this game, four bits a turn, the first turn lowest
    laid: Ints = i8[MAX_SEATS].members(4 * MAX_CARDS).each_seat()
    # the cards revealed in the game before it, likewise
    laid_before: Ints = i8[MAX_SEATS].members(4 * MAX_CARDS).each_seat()
    turned_before: int = i8.members(4 * MAX_CARDS)  # the prizes turned up in that one, as places in `prize`, likewise


def start(state: State, options: Mapping[str, Any]) -> None:
    state.games = options["games"]
    state.carry = options["ties"] == "carry"
    state.strike = options["tiebreak"] == "strike"
    state.cards = options["bids"]
    state.prize[: state.cards] = sorted(options["prizes"])
    set_up(state)


@rule
def set_up(state: State) -> None:
    """Everybody takes all bid cards; the prizes are shuffled into a stack."""
    state.unseen = first(state.cards)
    state.turns = state.piled = state.pile = 0
    for t in range(MAX_CARDS):
        state.turned[t] = 0
        state.owner[t] = NOBODY
    for seat in range(state.seats):
        state.hand[seat] = cards_1_to(state.cards)
        state.last[seat] = state.laid[seat] = 0


@rule
def turn(state: State) -> int:
    if state.waiting:
        return state.waiting
    return OVER if state.turns == state.cards else CHANCE


@rule
def chances(state: State, pad: Pad) -> int:
    """Any prize still in the stack may be turned up; outcome i is the card prize[i]."""
    pad.words[0] = state.unseen
    return EVEN


@rule
def legal(state: State, seat: int, pad: Pad) -> None:
    """Any bid card still held; action c is card c."""
    pad.words[0] = state.hand[seat] if holds(state.waiting, seat) else EMPTY


@rule
def apply(state: State, seat: int, action: int) -> None:
    if seat == CHANCE:
        turn_up(state, action)
        return
    state.choice[seat] = action
    state.hand[seat] = without(state.hand[seat], action)
    state.waiting = without(state.waiting, seat)
    if state.waiting == EMPTY:
        reveal(state)


@rule
def turn_up(state: State, i: int) -> None:
    while i > 0 and state.prize[i - 1] == state.prize[i] and holds(state.unseen, i - 1):
        i -= 1  # of equal cards the first: they look the same
    state.unseen = without(state.unseen, i)
    state.turned[state.turns] = state.prize[i]
    state.pile += state.prize[i]
    state.piled += 1
    state.waiting = first(state.seats)


@rule
def reveal(state: State) -> None:
    """All cards are turned over: the best single one takes the pile, or it stays."""
    seat = taker(state)
    if seat != NOBODY:
        take(state, seat)
    for s in range(state.seats):
        state.last[s] = state.choice[s]
        state.laid[s] = noted(state.laid[s], state.turns, state.choice[s])
        state.choice[s] = 0
    state.turns += 1
    if state.turns < state.cards:
        if not state.carry:
            state.pile = state.piled = 0
    elif state.game + 1 < state.games:
        remember(state)
        state.game += 1
        set_up(state)


@rule
def taker(state: State) -> int:
    """The seat that takes the pile: best single bid, or NOBODY when every bid is shared."""
    laid = shared = EMPTY
    for s in range(state.seats):
        bid = only(state.choice[s])
        shared |= laid & bid
        laid |= bid
    best, seat = 0, NOBODY
    for s in range(state.seats):
        card = state.choice[s]
        worth = card if state.pile >= 0 else MAX_CARDS + 1 - card  # a vulture goes to the lowest
        if worth > best and not holds(shared, card):
            best, seat = worth, s
    return seat


@rule
def take(state: State, seat: int) -> None:
    """The whole pile goes to the seat."""
    state.points[seat] += state.pile
    for t in range(state.turns + 1 - state.piled, state.turns + 1):
        state.owner[t] = seat
        state.mouse[seat] = max(state.mouse[seat], state.turned[t])
    state.pile = state.piled = 0


@rule
def remember(state: State) -> None:
    """A finished game is kept until the next one is finished too."""
    state.turned_before = 0
    for t in range(state.cards):
        place = 0
        while state.prize[place] != state.turned[t]:
            place += 1
        state.turned_before = noted(state.turned_before, t, place)
    for seat in range(state.seats):
        state.laid_before[seat] = state.laid[seat]


@rule
def outcome(state: State) -> int:
    """The highest total wins. Shared ones are struck out, or the best mouse among them decides."""
    best = highest(state.points, first(state.seats))
    if count(best) == 1:
        return result(POINTS, best)
    if state.strike:
        return best_left(state, best)
    mice = highest(state.mouse, best)
    return result(SHARED if count(mice) > 1 else BEST_MOUSE, mice)


@rule
def best_left(state: State, struck: int) -> int:
    """The best total that nobody shares, once those above it are struck out."""
    left = minus(first(state.seats), struck)
    best = highest(state.points, left)
    while count(best) > 1:
        left = minus(left, best)
        best = highest(state.points, left)
    return result(DRAW if best == EMPTY else STRUCK, best)


@rule
def hide(state: State, seat: int) -> None:
    """Leaves what a seat may know: the others' cards of this turn lie face down."""
    for s in range(state.seats):
        if s != seat and state.choice[s] > 0:
            state.hand[s] = plus(state.hand[s], state.choice[s])
            state.choice[s] = HIDDEN


@rule
def imagine(state: State, seat: int, pad: Pad) -> None:
    """Fills in a blanked record: any card that its owner held may lie face down."""
    for s in range(state.seats):
        if state.choice[s] == HIDDEN:
            state.choice[s] = any_of(state.hand[s], pad)
            state.hand[s] = without(state.hand[s], state.choice[s])


@rule
def opened(state: State) -> int:
    """Cards lie face down from the first one laid until all are: then nothing is secret."""
    return EVERYTHING if state.waiting == EMPTY or state.waiting == first(state.seats) else NOTHING
