"""What a seat is likely to bid, learned from what it has bid in this match.

Families of plans, each with parameters, foretell a bid as a place in the hand, give or take. A plan counts by how well
it has foretold the seat's bids of this game and of the one before (Bayes' rule; a share of the weight goes back to the
prior every turn, so that who changes the plan is followed). All of it comes from the blanked record, which holds the
cards revealed so far.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from sobremesa.engine.bits import count_bits, nth_bit
from sobremesa.engine.luck import below
from sobremesa.engine.notes import note_at
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import rule
from sobremesa.engine.sets import holds

from .bots import rank_of_the_pile
from .rules import MAX_CARDS, MAX_SEATS, State, apply, set_up, turn_up

FLOOR = 0.03  # of a plan's bids that are any card
SHARE = 0.04  # of the weight that goes back to the prior every turn
AFRESH = 0.5  # and between two games
# What a plan goes by; `shift` and `more` mean something else to each
(
    HABIT,  # the rank of the pile and the shift, but the lowest card for the `more` best prizes
    THROW,  # the reverse of the rank, and the shift
    NUMBER,  # the card that is `more` times the pile's number, and the shift
    ANSWER,  # the next card above the others' last bid, and the shift
    COUNT,  # the next card above what the others' habit would bid, and the shift
    PLACE,  # `more` parts of the hand, whatever the pile
    VULTURES,  # the rank, with a shift for mice and `more` for vultures
    LEADING,  # the rank, with a shift for who leads and `more` for who is behind
    OWN,  # what this seat has bid for such piles before; `more` is how alike they must be
    ANYTHING,
    EARLY,  # as by habit, but the shift and the gifts end with the first half of the game
    LATE,  # or begin with the second
) = range(12)
KIND, SHIFT, MORE, SPREAD, PRIOR, COLUMNS = range(6)


def plans() -> Iterator[tuple[float, ...]]:
    """All plans: kind, shift, more, spread in cards, and how likely before anything is known."""
    for spread, likely in ((0.35, 0.3), (0.9, 0.4), (2.2, 0.3)):
        for shift in range(-4, 6):
            for gives in range(6):
                usual = math.exp(-abs(shift) / 1.2) * (1.0 if not gives else 0.12)
                yield HABIT, shift, gives, spread, likely * usual
    for spread in (0.35, 1.2):
        for shift in (-2, 0, 2):
            yield THROW, shift, 0, spread, 0.01
        for more, shift in ((1, 0), (1, 3), (1, 5), (1.5, 0)):
            yield NUMBER, shift, more, spread, 0.02
        for shift in (-2, -1, 0, 1):
            yield ANSWER, shift, 0, spread, 0.01
        for shift in (0, 1, 2):
            yield COUNT, shift, 0, spread, 0.02
        for more, shift in ((-15, 0), (-15, 1), (2, 0), (3, -1), (-2, 1)):
            yield VULTURES, shift, more, spread, 0.02
        for more, shift in ((2, -2), (-2, 2)):
            yield LEADING, shift, more, spread, 0.01
    for spread in (0.35, 1.2, 3.0):
        for more in (0.0, 0.25, 0.5, 0.75, 1.0):
            yield PLACE, 0, more, spread, 0.004
    for more in (0.07, 0.2):
        for spread in (0.5, 1.2, 2.5):
            yield OWN, 0, more, spread, 0.08
    yield ANYTHING, 0, 0, 1.0, 0.15


PLANS = np.array(list(plans()))
PLANS[:, PRIOR] /= PLANS[:, PRIOR].sum()
PARTS = 4  # of a place: how finely the distance of a bid from its plan is told
DISTANCES = np.arange(PARTS * MAX_CARDS + 1) / PARTS


def kernels_of(plans: Any) -> Any:
    """How likely each plan is to bid so far from its place."""
    widths = np.where(plans[:, KIND] == ANYTHING, np.inf, plans[:, SPREAD])
    return np.exp(-((DISTANCES / widths[:, None]) ** 2) / 2)


KERNELS = kernels_of(PLANS)
# What a seat has before it
TOP, RANK, LARGER, LAST, LIKELY, AHEAD = range(6)


@rule
def held(state, seat):
    """The hand with the card that was laid just now."""
    return int(state.hand[seat]) | (1 << int(state.choice[seat]) if state.choice[seat] > 0 else 0)


@rule
def look(state, seat):
    """What plans go by: TOP … AHEAD."""
    hand = held(state, seat)
    rank, larger, last, likely, most = rank_of_the_pile(state, hand), 0, 0, 0, -10_000
    for i in range(state.cards):
        if abs(state.prize[i]) > abs(state.pile):
            larger += 1
    for other in range(state.seats):
        if other != seat:
            theirs = held(state, other)
            last = max(last, int(state.last[other]))
            likely = max(likely, nth_bit(theirs, min(rank, count_bits(theirs) - 1)))
            most = max(most, int(state.points[other]))
    return count_bits(hand) - 1, rank, larger, last, likely, int(state.points[seat]) - most


@rule
def aim(state, hand, seen, plan, own):
    """The place in the hand that a plan bids; `own` is the part of the hand that goes by the seat's own bids."""
    kind, shift, more = int(plan[KIND]), plan[SHIFT], plan[MORE]
    top, rank = float(seen[TOP]), float(seen[RANK])
    place = rank
    if kind == HABIT or (kind in (EARLY, LATE) and (2 * state.turns < state.cards) == (kind == EARLY)):
        place = 0.0 if seen[LARGER] < more else rank + shift
    elif kind == THROW:
        place = top - rank + shift
    elif kind == NUMBER:
        number = min(int(abs(state.pile) * more + shift), MAX_CARDS)
        place = float(count_bits(hand & ((1 << number) - 1)))
    elif kind in (ANSWER, COUNT):
        card = seen[LAST] if kind == ANSWER else seen[LIKELY]
        if card > 0:
            place = count_bits(hand & ((2 << card) - 1)) + shift
            if place > top:
                place = 0.0
    elif kind == PLACE:
        place = top * more
    elif kind == VULTURES:
        place = rank + (more if state.pile < 0 else shift)
    elif kind == LEADING:
        place = rank + (shift if seen[AHEAD] > 0 else more if seen[AHEAD] < 0 else 0.0)
    elif kind == OWN:
        place = own * top
    return min(max(place, 0.0), top)


@rule
def own_place(rank, past, count, alike):
    """Where the seat's own bids for piles of such a rank lay, as a part of the hand; habit, where there were none."""
    weight, total = 0.3, 0.3 * rank
    for k in range(count):
        near = math.exp(-(((rank - past[k, 0]) / alike) ** 2) / 2)
        weight += near
        total += near * past[k, 1]
    return total / weight


@rule
def foretell(state, seat, plans, kernels, past, count, weights, chances, likely, bid):
    """Puts how likely each place of the hand is into `chances`; and how likely each plan held the bid, if there is one,
    into `likely`."""
    odds = np.empty(MAX_CARDS)
    seen = look(state, seat)
    hand, top = held(state, seat), seen[TOP]
    rank = seen[RANK] / max(top, 1)
    place = count_bits(hand & ((1 << bid) - 1)) if bid > 0 else 0
    alike, own = 0.0, 0.0
    for k in range(MAX_CARDS):
        chances[k] = 0.0
    for plan in range(len(plans)):
        if plans[plan, KIND] == OWN and plans[plan, MORE] != alike:
            alike = plans[plan, MORE]
            own = own_place(rank, past, count, alike)
        target = int(PARTS * aim(state, hand, seen, plans[plan], own) + 0.5)
        total = 0.0
        for k in range(top + 1):
            odds[k] = kernels[plan, abs(PARTS * k - target)]
            total += odds[k]
        floor, scale = FLOOR / (top + 1), (1.0 - FLOOR) / total
        for k in range(top + 1):
            chances[k] += weights[plan] * (floor + scale * odds[k])
        likely[plan] = floor + scale * odds[place]
    past[count, 0], past[count, 1] = rank, place / max(top, 1)


@rule
def learn(weights, likely, plans, share):
    """Bayes' rule, with a share of the prior."""
    total = 0.0
    for plan in range(len(weights)):
        total += weights[plan] * likely[plan]
    for plan in range(len(weights)):
        weights[plan] = (1.0 - share) * weights[plan] * likely[plan] / total + share * plans[plan, PRIOR]


@rule
def remembered(state):
    """Whether all bids of the game are known: a position may have been set up without them."""
    known = 0
    for seat in range(state.seats):
        known += state.turns == 0 or note_at(state.laid[seat], state.turns - 1) > 0
    return known == state.seats


@rule
def play_again(now, me, table, plans, kernels, share, weights, chances, past, pasts):
    """Plays again what the record tells, this game and the one before, and learns from each bid of the others.

    In the end the table is as it is now, `weights` holds the plans of each seat, `chances` of each turn and seat what
    was to be expected, `past` of each seat the ranks of piles and the places of its bids, `pasts` how many."""
    likely = np.ones(len(plans))
    table[0] = now[0]
    state = table[0]
    for seat in range(state.seats):
        for plan in range(len(plans)):
            weights[seat, plan] = plans[plan, PRIOR]
    if not remembered(now[0]):
        for seat in range(state.seats):
            told = past[seat], pasts[seat], weights[seat], chances[state.turns, seat]
            foretell(state, seat, plans, kernels, *told, likely, 0)
        return
    state.games, state.waiting = now[0].game + 1, 0
    for seat in range(state.seats):
        state.points[seat] = state.choice[seat] = 0
    for game in range(0 if now[0].game and now[0].laid_before[0] else 1, 2):
        set_up(state)
        for turn in range(now[0].turns + 1 if game else now[0].cards):
            value = now[0].turned[turn] if game else now[0].prize[note_at(now[0].turned_before, turn)]
            place = 0
            while not (holds(state.unseen, place) and state.prize[place] == value):
                place += 1
            turn_up(state, place)
            open_turn = game == 1 and turn == now[0].turns
            for seat in range(state.seats):
                if seat == me:
                    continue
                laid = now[0].laid[seat] if game else now[0].laid_before[seat]
                bid = 0 if open_turn else note_at(laid, turn)
                told = past[seat], pasts[seat], weights[seat], chances[turn, seat]
                foretell(state, seat, plans, kernels, *told, likely, bid)
                if not open_turn:
                    pasts[seat] += 1
                    learn(weights[seat], likely, plans, share)
            for seat in range(state.seats if not open_turn else 0):
                laid = now[0].laid[seat] if game else now[0].laid_before[seat]
                apply(state, seat, note_at(laid, turn))
        if game == 0:
            likely[:] = 1.0
            for seat in range(state.seats):
                learn(weights[seat], likely, plans, AFRESH)


@cache
def compiled_memory() -> Callable[..., None]:
    import numba
    from numba import types

    from . import GAME

    table = types.Array(numba.from_dtype(State.dtype), 1, "C", aligned=False)
    i8, grid, box = types.int64, types.float64[:, ::1], types.float64[:, :, ::1]
    signature = types.void(table, i8, table, grid, grid, types.float64, grid, box, box, i8[::1])
    return GAME.compiled.add("memory", signature, play_again)


class Memory:
    """What the bids so far tell a seat of the others."""

    def __init__(self, known: Any, seat: int, plans: Any = PLANS, kernels: Any = KERNELS, share: float = SHARE):
        now, table = batch_of(State.dtype, 1), batch_of(State.dtype, 1)
        now[0] = known
        self.weights = np.zeros((MAX_SEATS, len(plans)))
        self.chances = np.zeros((MAX_CARDS, MAX_SEATS, MAX_CARDS))
        self.past, self.pasts = np.zeros((MAX_SEATS, 2 * MAX_CARDS, 2)), np.zeros(MAX_SEATS, np.int64)
        about = plans, kernels, share, self.weights, self.chances, self.past, self.pasts
        compiled_memory()(now, seat, table, *about)

    def expected(self, turn: int, seat: int, cards: int) -> Any:
        """How likely each card of that seat's hand was in that turn, by what was known then."""
        return self.chances[turn, seat, :cards]


# For the search among many: each seat's plans as a list to draw from, and where its own bids lay by the pile's rank

DRAWN = 64  # plans of each seat
STEPS = 16  # ranks of its own bids
ALIKE = tuple(sorted({float(plan[MORE]) for plan in PLANS if plan[KIND] == OWN}))
HABITS = (PLANS[:, KIND] == HABIT) & (PLANS[:, SHIFT] == 0) & (PLANS[:, MORE] == 0)


def beliefs(known: Any, seat: int) -> Any:
    """A row for each seat, for `foreseen`."""
    return rows_of(Memory(known, seat), known, seat)


def rows_of(memory: Memory, known: Any, seat: int) -> Any:
    """A row for each seat. The seat itself is taken to bid by habit later on."""
    rows = np.zeros((MAX_SEATS, DRAWN * PRIOR + len(ALIKE) * STEPS))
    marks, ranks = (np.arange(DRAWN) + 0.5) / DRAWN, np.arange(STEPS) / (STEPS - 1)
    for s in range(known.seats):
        sums = np.cumsum(memory.weights[s] if s != seat else PLANS[:, PRIOR] * HABITS)
        drawn = np.minimum(np.searchsorted(sums, marks * sums[-1]), len(PLANS) - 1)
        rows[s, : DRAWN * PRIOR] = PLANS[drawn, :PRIOR].ravel()
        past = memory.past[s, : memory.pasts[s]]
        for number, width in enumerate(ALIKE):  # as `own_place` says, for all ranks at once
            near = np.exp(-(((ranks[:, None] - past[:, 0]) / width) ** 2) / 2)
            places = (0.3 * ranks + near @ past[:, 1]) / (0.3 + near.sum(axis=1))
            rows[s, DRAWN * PRIOR + number * STEPS :][:STEPS] = places
    return rows


@rule
def foreseen(state, seat, pad, rows):
    """A bid of another seat, as its plans say."""
    start = below(pad, DRAWN) * PRIOR
    plan = rows[seat, start : start + PRIOR]
    own = 0.0
    if plan[KIND] == OWN:
        hand = held(state, seat)
        step = rank_of_the_pile(state, hand) * (STEPS - 1) // max(count_bits(hand) - 1, 1)
        own = rows[seat, DRAWN * PRIOR + (STEPS if plan[MORE] > ALIKE[0] else 0) + step]
    return aimed(state, seat, pad, plan, own)


@rule
def aimed(state, seat, pad, plan, own):
    """A bid by a plan, give or take; `own` as in `aim`."""
    hand = held(state, seat)
    if plan[KIND] == ANYTHING:
        return nth_bit(hand, below(pad, count_bits(hand)))
    if plan[KIND] == OWN or (plan[KIND] == HABIT and plan[MORE] == 0):  # the usual: only the rank matters
        seen = count_bits(hand) - 1, rank_of_the_pile(state, hand), 0, 0, 0, 0
    else:
        seen = look(state, seat)
    noise = (below(pad, 256) + below(pad, 256) + below(pad, 256) - 382.5) / 128.0  # about a Gaussian
    place = aim(state, hand, seen, plan, own) + plan[SPREAD] * noise
    return nth_bit(hand, int(min(max(place + 0.5, 0.0), float(seen[TOP]))))
