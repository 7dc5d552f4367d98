"""Raj: fifteen prizes, fifteen bids each; the best single bid takes the prize, equal bids cancel out.

A prize is turned up, every seat secretly lays one bid card, all are revealed together. Mice go to the
highest single bid, vultures to the lowest; when nobody is single the prize waits for the next one.
Rules page: `rules.*.md` beside this file.
"""

from collections.abc import Mapping
from typing import Any

from sobremesa.engine.luck import any_marked
from sobremesa.engine.record import Ints, Record, i4, i8
from sobremesa.engine.rule import CHANCE, EVEN, EVERYONE, NOBODY, OVER, result, rule

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
    game: int = i4  # games finished
    turns: int = i4  # turns of this game finished
    unseen: int = i4  # prizes in the stack, bit i for prize[i]
    turned: Ints = i4[MAX_CARDS]  # the prize turned up in each turn
    owner: Ints = i4[MAX_CARDS]  # the seat that took it, or NOBODY
    piled: int = i4  # prizes lying on the table: the last ones turned up
    pile: int = i4  # the sum of the prizes on the table
    waiting: int = i4  # seats still to choose, a bit each; none while a prize is to be turned up
    # The seats
    hand: Ints = i4[MAX_SEATS]  # bid cards held, bit c for card c
    choice: Ints = i4[MAX_SEATS]  # the card laid in this turn, 0 for none, HIDDEN (-1) for one face down
    last: Ints = i4[MAX_SEATS]  # the card revealed last, 0 for none
    points: Ints = i4[MAX_SEATS]  # of all games
    mouse: Ints = i4[MAX_SEATS]  # the best mouse taken in any game, 0 for none
    # What a good memory keeps
    laid: Ints = i8[MAX_SEATS]  # the cards revealed in this game, four bits a turn, the first turn lowest
    laid_before: Ints = i8[MAX_SEATS]  # the cards revealed in the game before it, likewise
    turned_before: int = i8  # the prizes turned up in that one, as places in `prize`, likewise


def start(state: State, options: Mapping[str, Any]) -> None:
    state.games = options["games"]
    state.carry = options["ties"] == "carry"
    state.strike = options["tiebreak"] == "strike"
    state.cards = options["bids"]
    for i, value in enumerate(sorted(options["prizes"])):
        state.prize[i] = value
    set_up(state)


@rule
def set_up(state):
    """Everybody takes all bid cards; the prizes are shuffled into a stack."""
    state.unseen = (1 << state.cards) - 1
    state.turns = state.piled = state.pile = 0
    for t in range(MAX_CARDS):
        state.turned[t] = 0
        state.owner[t] = NOBODY
    for seat in range(state.seats):
        state.hand[seat] = (2 << state.cards) - 2
        state.last[seat] = 0
        state.laid[seat] = 0


@rule
def turn(state):
    if state.waiting:
        return state.waiting
    if state.turns == state.cards:
        return OVER
    return CHANCE


@rule
def chances(state, pad):
    """Any prize still in the stack may be turned up; outcome i is the card prize[i]."""
    pad.words[0] = state.unseen
    return EVEN


@rule
def legal(state, seat, pad):
    """Any bid card still held; action c is card c."""
    pad.words[0] = state.hand[seat] if state.waiting >> seat & 1 else 0


@rule
def apply(state, seat, action):
    if seat == CHANCE:
        turn_up(state, action)
        return
    state.choice[seat] = action
    state.hand[seat] ^= 1 << action
    state.waiting ^= 1 << seat
    if state.waiting == 0:
        reveal(state)


@rule
def turn_up(state, i):
    while i > 0 and state.prize[i - 1] == state.prize[i] and state.unseen >> (i - 1) & 1:
        i -= 1  # of equal cards the first: they look the same
    state.unseen ^= 1 << i
    state.turned[state.turns] = state.prize[i]
    state.pile += state.prize[i]
    state.piled += 1
    state.waiting = (1 << state.seats) - 1


@rule
def reveal(state):
    """All cards are turned over: the best single one takes the pile, or it stays."""
    seat = taker(state)
    if seat != NOBODY:
        take(state, seat)
    for s in range(state.seats):
        state.last[s] = state.choice[s]
        state.laid[s] |= int(state.choice[s]) << 4 * int(state.turns)
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
def taker(state):
    """The seat that takes the pile: best single bid, or NOBODY when every bid is shared."""
    laid = shared = 0
    for s in range(state.seats):
        bid = 1 << state.choice[s]
        shared |= laid & bid
        laid |= bid
    best, seat = 0, NOBODY
    for s in range(state.seats):
        bid = state.choice[s]
        worth = bid if state.pile >= 0 else MAX_CARDS + 1 - bid  # a vulture goes to the lowest
        if worth > best and not shared >> bid & 1:
            best, seat = worth, s
    return seat


@rule
def take(state, seat):
    """The whole pile goes to the seat."""
    state.points[seat] += state.pile
    for t in range(state.turns + 1 - state.piled, state.turns + 1):
        state.owner[t] = seat
        if state.turned[t] > state.mouse[seat]:
            state.mouse[seat] = state.turned[t]
    state.pile = state.piled = 0


@rule
def remember(state):
    """A finished game is kept until the next one is finished too."""
    state.turned_before = 0
    for t in range(state.cards):
        place = 0
        while state.prize[place] != state.turned[t]:
            place += 1
        state.turned_before |= place << 4 * t
    for seat in range(state.seats):
        state.laid_before[seat] = state.laid[seat]


@rule
def scores(state, pad):
    for seat in range(state.seats):
        pad.points[seat] = state.points[seat]


@rule
def outcome(state):
    """Who wins, and why."""
    return best_single_total(state) if state.strike else best_total_by_mouse(state)


@rule
def best_single_total(state):
    """Shared totals are struck out from the top; the best one left wins."""
    reason, winner = POINTS, NOBODY
    for s in range(state.seats):
        alone = True
        for other in range(state.seats):
            if other != s and state.points[other] == state.points[s]:
                alone = False
        if alone and (winner == NOBODY or state.points[s] > state.points[winner]):
            winner = s
    if winner == NOBODY:
        return result(DRAW, 0)
    for s in range(state.seats):
        if state.points[s] > state.points[winner]:
            reason = STRUCK
    return result(reason, 1 << winner)


@rule
def best_total_by_mouse(state):
    """Among the seats with the top total the highest mouse card wins; equal ones share."""
    top = state.points[0]
    for s in range(1, state.seats):
        top = max(top, state.points[s])
    mouse = tied = winners = 0
    for s in range(state.seats):
        if state.points[s] == top:
            tied += 1
            if state.mouse[s] > mouse:
                mouse, winners = state.mouse[s], 0
            if state.mouse[s] == mouse:
                winners |= 1 << s
    if tied == 1:
        return result(POINTS, winners)
    return result(SHARED if winners & (winners - 1) else BEST_MOUSE, winners)


@rule
def hide(state, seat):
    """Leaves what a seat may know: the others' cards of this turn lie face down."""
    for s in range(state.seats):
        if s != seat and state.choice[s] > 0:
            state.hand[s] |= 1 << state.choice[s]
            state.choice[s] = HIDDEN


@rule
def imagine(state, seat, pad):
    """Fills in a blanked record: any card that its owner held may lie face down."""
    for s in range(state.seats):
        if state.choice[s] == HIDDEN:
            pad.words[0] = state.hand[s]
            state.choice[s] = any_marked(pad)
            state.hand[s] ^= 1 << state.choice[s]


@rule
def audience(state, seat, action):
    """Prizes are turned up before all eyes, bids are laid face down."""
    return EVERYONE if seat == CHANCE else 1 << seat


@rule
def opened(state):
    """Once the cards are turned over, nothing is secret."""
    laid = 0
    for seat in range(state.seats):
        laid |= state.choice[seat]
    return laid == 0
