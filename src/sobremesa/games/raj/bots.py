"""Raj's simple bots. Each is shown the blanked record, its legal moves in `pad.words`, and a seat."""

from sobremesa.engine.bits import count_bits, nth_bit
from sobremesa.engine.luck import below
from sobremesa.engine.rule import rule


@rule
def rank(state, seat, pad):
    """Bids the card whose rank in the hand is the rank of the pile's worth among the prizes left.

    A vulture is worth as much to avoid as a mouse of that size to win; of the two the mouse ranks higher.
    """
    return nth_bit(pad.words[0], rank_of_the_pile(state, pad.words[0]))


@rule
def near(state, seat, pad):
    """Bids by rank, give or take two cards: several of these do not all bid the same."""
    place = rank_of_the_pile(state, pad.words[0]) + below(pad, 5) - 2
    return nth_bit(pad.words[0], min(max(place, 0), count_bits(pad.words[0]) - 1))


@rule
def rank_of_the_pile(state, hand):
    """The place in the hand, from the lowest card, that is the pile's among the prizes left."""
    worth = abs(state.pile)
    lesser = 0
    for i in range(state.cards):
        if state.unseen >> i & 1:
            size = abs(state.prize[i])
            if size < worth or (size == worth and state.prize[i] < state.pile):
                lesser += 1
    return min(lesser, count_bits(hand) - 1)
