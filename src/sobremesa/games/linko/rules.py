"""Linko: shed your cards in sets of one number, and attack the sets of others that are as large and lower.

The set you play lies on top of your stack. Every other stack whose top set has as many cards and a lower value is
attacked: you take that set, or its owner discards or recovers it. When a hand runs out, each card in a stack is a
point and each card in a hand costs one. Rules page: `rules.*.md` beside this file.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.engine.luck import below
from sobremesa.engine.record import Ints, Pad, Record, i2, i4
from sobremesa.engine.rule import CHANCE, EVERYONE, EVERYTHING, NOBODY, NOTHING, OVER, result, rule
from sobremesa.engine.sets import cards_1_to, only, plus

MAX_SEATS = 5
MAX_ROUNDS = 10
MAX_TURNS = 1000  # of a round: a guard that nobody should meet

# The box: eight of each number, five jokers
NUMBERS, COPIES, JOKERS = 13, 8, 5
DECK = NUMBERS * COPIES + JOKERS
DEALT = 13  # to each seat
DISPLAY = 6

# A face: f is the number f + 1, and after the last number the joker
FACES = NUMBERS + 1
JOKER = NUMBERS

# Actions. A set of cards is an action, and is kept in the stacks as such (`set_of`): 64 of them for each number, the
# largest sets first, 8 for each count of its cards, one for each count of jokers; then jokers alone, and the answers.
OF_A_NUMBER, OF_A_COUNT = 64, 8
JOKERS_ALONE = OF_A_NUMBER * NUMBERS
NO_SET = -1  # no set at all
TAKE = JOKERS_ALONE + OF_A_COUNT
LEAVE, DISCARD, RECOVER, DRAW = TAKE + 1, TAKE + 2, TAKE + 3, TAKE + 4
DRAW_PILE = DRAW + FACES
STAY = DRAW_PILE + 1
ACTIONS = STAY + 1

# Stages. In the first three a card comes by chance: to a hand in the deal, to the display, to a hand from the pile.
DEALING, REFILLING, FROM_PILE, PLAYING, ATTACKED, DEFENDING, DRAWING, MAY_DRAW, ENDED = range(9)

# How a round ends: a hand is empty, there is nothing left to draw, or it has gone on for too long
OUT, NO_CARDS, TOO_LONG = range(3)

REASONS = ("rounds",)


class State(Record):
    # What was agreed before the first card
    rounds: int = i4
    publisher: int = i4  # 1: a round ends the moment a last card is laid; 0: after the conflicts of that turn
    fewest: int = i4  # 1: of equal totals fewest cards in hand in the last round wins; 0: they share
    may_draw: int = i4  # 1: who caused no conflict may draw a card
    numbers: int = i4  # the deck
    copies: int = i4
    jokers: int = i4
    dealt: int = i4  # cards dealt to each seat
    shown: int = i4  # cards of a full display
    # The round
    finished: int = i4.number(0, MAX_ROUNDS)  # rounds finished
    stage: int = i4.number(0, ENDED)  # what the match waits for: DEALING … ENDED, in their order
    dealing: int = i4.number(0, MAX_SEATS * DEALT)  # cards dealt to hands in this round
    turns: int = i4.number(0, MAX_TURNS)  # turns of this round finished
    active: int = i4.seat()  # the seat whose turn it is
    played: int = i4.number(0, 1)  # 1: it has played its set
    compared: int = i4.number(0, MAX_SEATS - 1)  # how many other seats it has looked at, clockwise
    free_draw: int = i4.number(0, 1)  # 1: it may still draw a card if it causes no conflict
    # The conflict
    victim: int = i4.seat()  # the seat attacked, or NOBODY
    contested: int = i4.number(NO_SET, TAKE)  # the set attacked, or NO_SET
    owed: int = i4.number(0, DECK)  # cards the victim is still to draw
    # The table
    # cards of each face in the pile; in a blanked record, those its owner has not seen
    pile: Ints = i4[FACES].number(0, COPIES)
    pile_size: int = i4.number(0, DECK)  # cards in the pile
    display: Ints = i4[FACES].number(0, COPIES)  # cards of each face laid open
    display_size: int = i4.number(0, DECK)  # cards laid open
    discarded: Ints = i4[FACES].number(0, COPIES)  # cards of each face out of the round
    # The seats
    stack: Ints = i2[MAX_SEATS, DECK].number(0, TAKE).each_seat()  # sets, bottom to top
    height: Ints = i4[MAX_SEATS].number(0, DECK).each_seat()  # sets in the stack
    # cards of each face; in a blanked record, of others what everybody knows
    hand: Ints = i2[MAX_SEATS, FACES].number(0, COPIES).each_seat()
    # of the hand, how many of each face everybody knows to be there at least
    known: Ints = i2[MAX_SEATS, FACES].number(0, COPIES).each_seat()
    hand_size: Ints = i4[MAX_SEATS].number(0, DECK).each_seat()  # cards in hand
    # The sheet
    score: Ints = i2[MAX_ROUNDS, MAX_SEATS].number(-DECK, DECK).each_seat(axis=1)  # points of each round
    ending: Ints = i2[MAX_ROUNDS].number(0, TOO_LONG)  # how each round ended: OUT, NO_CARDS or TOO_LONG


def start(state: State, options: Mapping[str, Any]) -> None:
    state.rounds = options["rounds"]
    state.publisher = options["end"] == "publisher"
    state.fewest = options["tiebreak"] == "fewest_in_hand"
    state.may_draw = options["draw_if_no_conflict"]
    state.numbers, state.copies, state.jokers = options["numbers"], options["copies"], options["jokers"]
    state.dealt, state.shown = options["dealt"], options["display"]
    set_up(state)


@rule
def set_up(state: State) -> None:
    """All cards are shuffled; everybody is dealt a hand, and some cards are laid open."""
    for face in range(FACES):
        state.pile[face] = state.copies if face < state.numbers else 0
        state.display[face] = state.discarded[face] = 0
        for seat in range(state.seats):
            state.hand[seat, face] = state.known[seat, face] = 0
    state.pile[JOKER] = state.jokers
    state.pile_size = state.numbers * state.copies + state.jokers
    state.display_size = 0
    for seat in range(state.seats):
        state.hand_size[seat] = 0
        for i in range(state.height[seat]):
            state.stack[seat, i] = 0
        state.height[seat] = 0
    state.stage = DEALING
    state.dealing = state.turns = state.owed = 0
    state.victim = NOBODY
    state.contested = NO_SET
    state.active = starter(state)
    start_turn(state)


@rule
def starter(state: State) -> int:
    """Seat 0 starts the first round, its left neighbour the next one, and so on."""
    return min(state.finished, state.rounds - 1) % state.seats


@rule
def turn(state: State) -> int:
    if state.stage <= FROM_PILE:
        return CHANCE
    if state.stage == ENDED:
        return OVER
    if state.stage == DEFENDING or state.stage == DRAWING:
        return only(state.victim)
    return only(state.active)


@rule
def chances(state: State, pad: Pad) -> int:
    """Any card of the pile may come; outcome f is a card of face f."""
    pile, weights = state.pile, pad.weights
    total = 0
    for face in range(FACES):
        weights[face] = pile[face]
        total += pile[face]
    return total


@rule
def legal(state: State, seat: int, pad: Pad) -> None:
    words = pad.words
    for i in range(len(words)):
        words[i] = 0
    if turn(state) != only(seat):
        return
    answers = 0  # from jokers alone on, a bit each
    if state.stage == PLAYING:
        hand = state.hand[seat]
        for face in range(NUMBERS):
            words[face] = SETS[hand[face], hand[JOKER]]
        answers = cards_1_to(hand[JOKER])
    elif state.stage == ATTACKED:
        answers = bit(TAKE) | bit(LEAVE)
    elif state.stage == DEFENDING:
        answers = bit(DISCARD) | bit(RECOVER)
    else:
        display = state.display
        for face in range(FACES):
            if display[face]:
                answers |= bit(DRAW + face)
        if state.pile_size:
            answers |= bit(DRAW_PILE)
        if state.stage == MAY_DRAW:
            answers |= bit(STAY)
    words[NUMBERS] = answers


@rule
def bit(answer: int) -> int:
    return only(answer - JOKERS_ALONE)


@rule
def apply(state: State, seat: int, action: int) -> None:
    if seat == CHANCE:
        turn_up(state, action)
    elif state.stage == PLAYING:
        play(state, action)
    elif action == TAKE:
        take(state)
    elif action == LEAVE:
        state.stage = DEFENDING
    elif action == DISCARD:
        discard(state)
    elif action == RECOVER:
        recover(state)
    elif action == STAY:
        end_turn(state)
    elif action == DRAW_PILE:
        state.stage = FROM_PILE
    else:
        draw_open(state, action - DRAW)


# A set of cards


@rule
def set_of(face: int, naturals: int, jokers: int) -> int:
    """So many cards of a number with so many jokers; the face JOKER for jokers alone."""
    if face == JOKER:
        return JOKERS_ALONE + jokers
    return OF_A_NUMBER * face + OF_A_COUNT * (COPIES - naturals) + jokers


# SETS[n, j]: all sets of one number from n cards of it and j jokers
SETS = np.array(
    [
        [sum(only(set_of(0, a, x)) for a in range(1, n + 1) for x in range(j + 1)) for j in range(JOKERS + 1)]
        for n in range(COPIES + 1)
    ],
    np.uint64,
)


@rule
def value(cards: int) -> int:
    """The number of a set; jokers take the number they lie with, and alone they are above all: 14."""
    return face_of(cards) + 1


@rule
def face_of(cards: int) -> int:
    """The number that a set is of, as a face; JOKER for jokers alone."""
    return cards // OF_A_NUMBER


@rule
def naturals(cards: int) -> int:
    return 0 if cards >= JOKERS_ALONE else COPIES - cards // OF_A_COUNT % OF_A_COUNT


@rule
def jokers_in(cards: int) -> int:
    return cards % OF_A_COUNT


@rule
def size(cards: int) -> int:
    return naturals(cards) + jokers_in(cards)


# The cards come


@rule
def turn_up(state: State, face: int) -> None:
    """A card comes from the pile: dealt to a hand, laid open, or drawn by a seat that alone sees it."""
    state.pile[face] -= 1
    state.pile_size -= 1
    if state.stage == DEALING:
        receive(state, state.dealing // state.dealt, face, 1)
        state.dealing += 1
        if state.dealing == state.seats * state.dealt:
            refill(state)
    elif state.stage == REFILLING:
        state.display[face] += 1
        state.display_size += 1
        refill(state)
    else:
        receive(state, drawer(state), face, 1)
        drawn(state)


@rule
def refill(state: State) -> None:
    """The display is filled up while there are cards; then the turn goes on."""
    if state.display_size < state.shown and state.pile_size > 0:
        state.stage = REFILLING
    elif state.played:
        compare(state)
    else:
        state.stage = PLAYING


@rule
def receive(state: State, seat: int, face: int, count: int) -> None:
    state.hand[seat, face] += count
    state.hand_size[seat] += count


@rule
def receive_openly(state: State, seat: int, face: int, count: int) -> None:
    """Everybody sees these cards enter the hand."""
    receive(state, seat, face, count)
    state.known[seat, face] += count


@rule
def part_with(state: State, seat: int, face: int, count: int) -> None:
    """Cards leave a hand before all eyes. Those that everybody knew of leave first: equal cards look the same,
    so what is known is that at least so many are there, and now so many less."""
    state.hand[seat, face] -= count
    state.hand_size[seat] -= count
    state.known[seat, face] = max(state.known[seat, face] - count, 0)


# A turn


@rule
def start_turn(state: State) -> None:
    state.played = state.compared = 0
    state.free_draw = state.may_draw


@rule
def play(state: State, cards: int) -> None:
    """The set goes on top of the stack, then the others are compared with it."""
    seat = state.active
    if cards < JOKERS_ALONE:
        part_with(state, seat, face_of(cards), naturals(cards))
    part_with(state, seat, JOKER, jokers_in(cards))
    state.stack[seat, state.height[seat]] = cards
    state.height[seat] += 1
    state.played = 1
    if state.publisher and state.hand_size[seat] == 0:
        end_round(state, OUT)
    else:
        compare(state)


@rule
def compare(state: State) -> None:
    """The active seat looks at the others clockwise, each once, up to the next conflict."""
    seat, seats = state.active, state.seats
    cards = active_set(state, seat)
    for step in range(state.compared + 1, seats):
        other = (seat + step) % seats
        if attacks(state, cards, other):
            state.compared = step
            state.victim = other
            state.contested = active_set(state, other)
            state.free_draw = 0
            state.stage = ATTACKED
            return
    state.compared = seats - 1
    if state.hand_size[seat] == 0:
        end_round(state, OUT)
    elif state.free_draw:
        state.free_draw = 0
        state.stage = MAY_DRAW
    else:
        end_turn(state)


@rule
def active_set(state: State, seat: int) -> int:
    """The top set of a stack, the only one that is ever compared; NO_SET if there is none."""
    height = state.height[seat]
    return state.stack[seat, height - 1] if height else NO_SET


@rule
def attacks(state: State, cards: int, other: int) -> bool:
    """A conflict: the other active set has as many cards and a lower value."""
    theirs = active_set(state, other)
    return theirs != NO_SET and size(theirs) == size(cards) and value(theirs) < value(cards)


@rule
def end_turn(state: State) -> None:
    """The seat at the left is next."""
    state.turns += 1
    if state.turns == MAX_TURNS:
        end_round(state, TOO_LONG)
        return
    state.active = (state.active + 1) % state.seats
    start_turn(state)
    state.stage = PLAYING


# A conflict


@rule
def take(state: State) -> None:
    """The set goes to the attacker's hand, and the victim draws as many cards."""
    remove(state)
    to_hand(state, state.active)
    owe(state)


@rule
def discard(state: State) -> None:
    """The set is out of the round, and the victim draws as many cards."""
    remove(state)
    if state.contested < JOKERS_ALONE:
        state.discarded[face_of(state.contested)] += naturals(state.contested)
    state.discarded[JOKER] += jokers_in(state.contested)
    owe(state)


@rule
def recover(state: State) -> None:
    """The set goes back to the victim's hand, and that is all."""
    remove(state)
    to_hand(state, state.victim)
    settle(state)


@rule
def remove(state: State) -> None:
    """The set leaves the victim's stack; what lay below it is active now."""
    state.height[state.victim] -= 1
    state.stack[state.victim, state.height[state.victim]] = 0


@rule
def to_hand(state: State, seat: int) -> None:
    """The contested cards enter a hand; jokers are jokers again."""
    if state.contested < JOKERS_ALONE:
        receive_openly(state, seat, face_of(state.contested), naturals(state.contested))
    receive_openly(state, seat, JOKER, jokers_in(state.contested))


@rule
def owe(state: State) -> None:
    state.owed = size(state.contested)
    state.stage = DRAWING


@rule
def drawer(state: State) -> int:
    """The victim of the conflict; without one, the active seat that may draw a card."""
    return state.active if state.victim == NOBODY else state.victim


@rule
def draw_open(state: State, face: int) -> None:
    state.display[face] -= 1
    state.display_size -= 1
    receive_openly(state, drawer(state), face, 1)
    drawn(state)


@rule
def drawn(state: State) -> None:
    """After each card: with nothing left to draw the round ends; with all drawn the conflict is over."""
    if state.pile_size == 0 and state.display_size == 0:
        end_round(state, NO_CARDS)
        return
    if state.owed > 1:
        state.owed -= 1
        state.stage = DRAWING
    else:
        settle(state)


@rule
def settle(state: State) -> None:
    """The conflict, or the free draw, is over: the display is refilled before the next seat is compared."""
    state.victim = NOBODY
    state.contested = NO_SET
    state.owed = 0
    refill(state)


# The end of a round, and of the match


@rule
def end_round(state: State, why: int) -> None:
    """A point for each card in the stack, one less for each in hand; then the next round, or the end."""
    for seat in range(state.seats):
        state.score[state.finished, seat] = cards_in_stack(state, seat) - state.hand_size[seat]
    state.ending[state.finished] = why
    state.finished += 1
    if state.finished < state.rounds:
        set_up(state)
        return
    state.victim = NOBODY
    state.contested = NO_SET
    state.owed = 0
    state.stage = ENDED


@rule
def cards_in_stack(state: State, seat: int) -> int:
    total = 0
    for i in range(state.height[seat]):
        total += size(state.stack[seat, i])
    return total


@rule
def total(state: State, seat: int) -> int:
    """The points of all rounds finished."""
    points = 0
    for number in range(state.finished):
        points += state.score[number, seat]
    return points


@rule
def scores(state: State, pad: Pad) -> None:
    for seat in range(state.seats):
        pad.points[seat] = total(state, seat)


@rule
def outcome(state: State) -> int:
    """The highest total wins; equal ones share, or fewest cards left in hand decide first."""
    winners = 0
    best = total(state, 0)
    fewest = DECK
    for seat in range(state.seats):
        points = total(state, seat)
        left = state.hand_size[seat] if state.fewest else 0
        if points > best or (points == best and left < fewest):
            best, fewest, winners = points, left, 0
        if points == best and left == fewest:
            winners = plus(winners, seat)
    return result(0, winners)


# What a seat knows


@rule
def hide(state: State, seat: int) -> None:
    """Leaves what a seat may know: its own hand, what everybody saw enter the others' hands, and how many cards
    they hold. All the rest is unseen, wherever it is."""
    if state.stage == ENDED:
        return
    for other in range(state.seats):
        if other != seat:
            for face in range(FACES):
                state.pile[face] += state.hand[other, face] - state.known[other, face]
                state.hand[other, face] = state.known[other, face]


@rule
def imagine(state: State, seat: int, pad: Pad) -> None:
    """Fills in a blanked record: each unseen card is as likely as any other to lie in each unseen place.

    (So of equal cards each counts for itself: who plays one of two that nobody knew of had two ways to do so.)
    """
    pile = state.pile
    unseen = sum(pile)
    for other in range(state.seats):
        hand = state.hand[other]
        for _ in range(state.hand_size[other] - sum(hand)):
            left = below(pad, unseen)
            face = 0
            while left >= pile[face]:
                left -= pile[face]
                face += 1
            pile[face] -= 1
            hand[face] += 1
            unseen -= 1


@rule
def audience(state: State, seat: int, action: int) -> int:
    """A card dealt, or drawn from the pile, is seen by its owner alone; all else happens before all eyes."""
    if seat == CHANCE and state.stage == DEALING:
        return only(state.dealing // state.dealt)
    if seat == CHANCE and state.stage == FROM_PILE:
        return only(drawer(state))
    return EVERYONE


@rule
def opened(state: State) -> int:
    """Hands are laid open when the match is over."""
    return EVERYTHING if state.stage == ENDED else NOTHING
