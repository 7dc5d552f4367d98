"""What the coach knows of Linko: a reference policy whose weights self-play has found, the horizon, and reasons."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from sobremesa.bots.coach.values import as_record, key_of, number_of
from sobremesa.bots.search import SURE
from sobremesa.engine import luck
from sobremesa.engine.bits import count, nth
from sobremesa.engine.record import Pad, Plain
from sobremesa.engine.rule import rule

from .notation import card
from .rules import (
    ATTACKED,
    DECK,
    DEFENDING,
    DISCARD,
    DRAW,
    DRAW_PILE,
    FACES,
    JOKER,
    LEAVE,
    MAY_DRAW,
    NUMBERS,
    PLAYING,
    RECOVER,
    STAY,
    TAKE,
    State,
    active_set,
    attacks,
    cards_in_stack,
    face_of,
    jokers_in,
    naturals,
    size,
    total,
    value,
)
from .table import meaning

PLAYOUTS = 120  # of each position in a report
RATE = 30_000  # playouts in a second, about
ROUND = 11.0  # points of lead that make a win e times as likely as a loss, with one round left: games of `hard` show it
WORLDS = 50  # in which the coach looks whether a set can be attacked
OUT = 1_000_000  # the last cards of a hand
WANTED = 100_000  # a joker
FEW = 4  # with no more cards than these a hand may soon be empty
MANY = 10  # more cards are as good as these


# The horizon: the end of the round


@rule
def far(start: State, state: State) -> bool:
    return state.finished > start.finished


@rule
def prospects(state: State, pad: Pad) -> None:
    """Who is ahead counts the more the fewer rounds are left."""
    scale = ROUND * math.sqrt(max(float(state.rounds - state.finished), 0.1))
    most = total(state, 0)
    for seat in range(1, state.seats):
        most = max(most, total(state, seat))
    for seat in range(state.seats):
        pad.points[seat] = int(SURE * math.exp((total(state, seat) - most) / scale))


# The reference policy: every choice is a sum of weights. `benchmarks/coach_fit.py linko` finds them.

SIZE, SQUARE, JOKERS, SPLIT, VALUE, SINGLE, ATTACK, CONFLICT = range(8)  # of a set to play
HURRY, LAST, BOOTY, LATE, PRESS, SOON = range(8, 14)
TAKING = 14  # taking a set: always, by its cards, value, cards of it held, jokers, if the round may end soon, …
RECOVERING = 23  # … cards in hand, in the smallest other hand, and if the hand is empty; recovering one: the same
DRAWING_ONE = 32  # drawing a card: the pile, an open one by cards of it held, by value, and if any is held
# fmt: off
WEIGHTS = np.array([
    251, -32, -465, -719, -43, 33, 214, -393, 258, 724, 728, 619, 676, -236,
    -929, 366, 84, 1563, 712, -418, 125, -155, -564,
    -595, 19, 42, -184, 6, -16, -24, 46, -44,
    113, 408, -8, 59,
])
# fmt: on


@rule
def policy(state: State, seat: int, pad: Pad) -> int:
    return weighed(state, seat, pad, WEIGHTS)


@rule
def weighed(state: State, seat: int, pad: Pad, weights: Any) -> int:
    if state.stage == PLAYING:
        return best_set(state, seat, pad, weights)
    if state.stage == ATTACKED:
        return TAKE if wish(state, seat, weights, TAKING) > 0 else LEAVE
    if state.stage == DEFENDING:
        return RECOVER if wish(state, seat, weights, RECOVERING) > 0 else DISCARD
    return best_draw(state, seat, weights)


@rule
def best_set(state: State, seat: int, pad: Pad, weights: Any) -> int:
    """The set that weighs most; of equal ones the first, which is the lowest."""
    best, most = -1, 0
    numbers = 0
    for face in range(NUMBERS):
        if state.hand[seat, face]:
            numbers += 1
    fewest = fewest_cards(state, seat)
    for n in range(count(pad.words)):
        cards = nth(pad.words, n)
        brings = weight(state, seat, cards, numbers, fewest, weights)
        if best == -1 or brings > most:
            best, most = cards, brings
    return best


@rule
def fewest_cards(state: State, seat: int) -> int:
    """That any other seat holds."""
    found = DECK
    for other in range(state.seats):
        if other != seat:
            found = min(found, state.hand_size[other])
    return found


@rule
def weight(state: State, seat: int, cards: int, numbers: int, fewest: int, weights: Any) -> int:
    """What playing a set promises, from a hand of so many numbers."""
    n, v = size(cards), value(cards)
    if n == state.hand_size[seat]:
        return OUT
    found = weights[SIZE] * n + weights[SQUARE] * n * n + weights[JOKERS] * jokers_in(cards) + weights[VALUE] * v
    if n == 1:
        found += weights[SINGLE] * v
    if v <= NUMBERS:
        left = state.hand[seat, v - 1] - naturals(cards)
        if left:
            found += weights[SPLIT] * left
        else:
            numbers -= 1
    if numbers <= 1:
        found += weights[LAST]
    if state.hand_size[seat] <= 2 * FEW:
        found += weights[SOON] * n
    if fewest <= FEW:
        found += weights[HURRY] * n
    if fewest <= FEW // 2:
        found += weights[LATE] * n
    others = state.seats - 1
    for other in range(state.seats):
        if other != seat and attacks(state, cards, other):
            found += (weights[ATTACK] * n + weights[CONFLICT]) // others
            if fewest <= FEW:
                found += weights[PRESS] * n // others
            face = face_of(active_set(state, other))
            if face == JOKER or state.hand[seat, face]:
                found += weights[BOOTY] * n // others
    return found


@rule
def wish(state: State, seat: int, weights: Any, at: int) -> int:
    """How much a seat wants the contested cards in its hand."""
    cards = state.contested
    held = min(state.hand[seat, face_of(cards)], 3)
    fewest = fewest_cards(state, seat)
    found = weights[at] + weights[at + 1] * size(cards) + weights[at + 2] * value(cards)
    found += weights[at + 3] * held + weights[at + 4] * jokers_in(cards)
    if fewest <= FEW or state.pile_size < state.shown:
        found += weights[at + 5]
    found += weights[at + 6] * state.hand_size[seat] + weights[at + 7] * min(fewest, MANY)
    if state.hand_size[seat] == 0:
        found += weights[at + 8]
    return found


@rule
def best_draw(state: State, seat: int, weights: Any) -> int:
    """A joker; else the open card that weighs more than the unknown one. Where it need not, it draws only a joker."""
    best, most = DRAW_PILE, weights[DRAWING_ONE]
    if state.pile_size == 0:
        most = -WANTED
    for face in range(FACES):
        if state.display[face]:
            held = state.hand[seat, face]
            brings = weights[DRAWING_ONE + 1] * held + weights[DRAWING_ONE + 2] * (face + 1)
            if held:
                brings += weights[DRAWING_ONE + 3]
            if face == JOKER:
                brings = WANTED
            if brings > most:
                best, most = DRAW + face, brings
    if state.stage == MAY_DRAW and most < WANTED:
        return STAY
    return best


# Reasons


def reason(values: Any, known: Any, seat: int, action: int) -> dict[str, Any]:
    """Whom a set attacks, what stays in hand and how likely it is safe; which cards come and what they go with."""
    about = meaning(known, seat, action)
    del about["meaning"]
    left = int(known.hand_size[seat])
    if action < TAKE:
        if about["ends"]:
            stack = int(cards_in_stack(known, seat) + size(action))
            return {"reason": "ends", **about, "stack": stack}
        return {"reason": "plays", **about, "safe": round(100 * safety(values, known, seat, action))}
    if action in (TAKE, DISCARD, RECOVER):
        name = {TAKE: "takes", DISCARD: "discards", RECOVER: "recovers"}[action]
        return {"reason": name, **about, "held": int(known.hand[seat, face_of(int(known.contested))])}
    if action == LEAVE:
        return {"reason": "leaves", **about, "left": left}
    if action == STAY:
        return {"reason": "stays", "left": left}
    if action == DRAW_PILE:
        useful = sum(int(known.pile[face]) for face in range(FACES) if face == JOKER or known.hand[seat, face])
        return {"reason": "draws-unseen", "useful": round(100 * useful / sum(int(n) for n in known.pile))}
    face = action - DRAW
    return {"reason": "draws", "card": str(card(face)), "held": int(known.hand[seat, face]) + 1}


def safety(values: Any, known: Any, seat: int, cards: int) -> float:
    """In how many of the worlds that fit no other hand can attack a set."""
    pad = values.game.plain_pad()
    safe = 0
    for seed in luck.seeds(values.effort.seed, number_of(key_of(known)), WORLDS):
        pad.luck, world = int(seed), Plain(as_record(known))
        values.game.rules.imagine(world, seat, pad)
        safe += not any(can_attack(world.hand[other], cards) for other in range(known.seats) if other != seat)
    return safe / WORLDS


def can_attack(hand: Any, cards: int) -> bool:
    """Whether a hand holds a set of as many cards and a higher value."""
    n, jokers = int(size(cards)), int(hand[JOKER])
    return any(hand[face] and hand[face] + jokers >= n for face in range(value(cards), NUMBERS)) or (
        value(cards) <= NUMBERS and jokers >= n
    )
