"""Raj's simple bots, and what the search and the levels are told. A bot is shown the blanked record, its legal moves in
`pad.words`, and a seat."""

from sobremesa.bots.levels import Skill
from sobremesa.bots.search import SURE
from sobremesa.engine.bits import nth_bit
from sobremesa.engine.luck import below
from sobremesa.engine.record import Pad
from sobremesa.engine.rule import OVER, rule, winners_of
from sobremesa.engine.sets import count, first, holds, plus

from .rules import HIDDEN, State, outcome, turn

SKILLS = {
    "beginner": Skill(1, 0.1, overlooks=0.5, hasty=1.0),
    "easy": Skill(1, 0.1, overlooks=0.4, hasty=1.0),
    "medium": Skill(1, 0.1, hasty=1.0),
    "hard": Skill(3_000, 0.3, hasty=0.6),
    "master": Skill(20_000, 2.0),
}


@rule
def near(state: State, seat: int, pad: Pad) -> int:
    """Bids by rank, give or take two cards, as people do: several of these do not all bid the same."""
    place = rank_of_the_pile(state, pad.words[0]) + below(pad, 5) - 2
    return nth_bit(pad.words[0], min(max(place, 0), count(pad.words[0]) - 1))


@rule
def rank(state: State, seat: int, pad: Pad) -> int:
    """Bids the card whose rank in the hand is the rank of the pile's worth among the prizes left.

    A vulture is worth as much to avoid as a mouse of that size to win; of the two the mouse ranks higher.
    """
    return nth_bit(pad.words[0], rank_of_the_pile(state, pad.words[0]))


@rule
def rank_of_the_pile(state: State, hand: int) -> int:
    """The place in the hand, from the lowest card, that is the pile's among the prizes left."""
    worth = abs(state.pile)
    lesser = 0
    for i in range(state.cards):
        if holds(state.unseen, i):
            size = abs(state.prize[i])
            if size < worth or (size == worth and state.prize[i] < state.pile):
                lesser += 1
    return min(lesser, count(hand) - 1)


@rule
def prospects(state: State, pad: Pad) -> None:
    """Half for winning, half for points ahead of the others' mean."""
    weigh(state, pad, 0.5)


@rule
def weigh(state: State, pad: Pad, winning: float) -> None:
    """How well each seat stands: a share for winning, the rest for points ahead of the others' mean."""
    seats = state.seats
    total = 0
    for seat in range(seats):
        total += state.points[seat]
    winners = first(seats)
    if turn(state) == OVER and winners_of(outcome(state)):
        winners = winners_of(outcome(state))
    for seat in range(seats):
        ahead = (state.points[seat] * seats - total) / (seats - 1.0)
        pad.points[seat] = int(SURE * 0.5 * (1.0 - winning) * (1.0 + ahead / (abs(ahead) + 30.0)))
        if holds(winners, seat):
            pad.points[seat] += int(SURE * winning) // count(winners)


@rule
def reopen(state: State, seat: int) -> None:
    """Cards that others have laid are theirs to choose again: they know no more than they did."""
    for s in range(state.seats):
        if state.choice[s] == HIDDEN:
            state.choice[s] = 0
            state.waiting = plus(state.waiting, s)
