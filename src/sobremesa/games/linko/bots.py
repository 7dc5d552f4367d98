"""Linko's simple bot, and what the search is told. A bot is shown the blanked record, its legal moves in `pad.words`,
and a seat."""

from sobremesa.bots.levels import Skill
from sobremesa.bots.search import SURE
from sobremesa.engine import sets
from sobremesa.engine.bits import count, nth
from sobremesa.engine.record import Pad
from sobremesa.engine.rule import OVER, rule, winners_of
from sobremesa.engine.sets import holds

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
    PLAYING,
    RECOVER,
    STAY,
    TAKE,
    State,
    attacks,
    jokers_in,
    naturals,
    outcome,
    size,
    total,
    turn,
    value,
)

SKILLS = {
    "beginner": Skill(30, 0.1, heat=0.10, overlooks=0.4),
    "easy": Skill(40, 0.1, heat=0.04, overlooks=0.2),
    "medium": Skill(60, 0.1, heat=0.01),
    "hard": Skill(400, 0.3),
    "master": Skill(4_000, 2.0),
}
ROUND = 6  # points by which a round is won, about
HIGH = 10  # a number that is good to hold, whatever else is in the hand
FEW = 4  # whoever holds no more than these may soon be out


@rule
def greedy(state: State, seat: int, pad: Pad) -> int:
    """Sheds many cards at once and keeps its jokers, takes sets that go with its hand, and is out when it can be."""
    if state.stage == PLAYING:
        return best_set(state, seat, pad)
    if state.stage == ATTACKED:
        return TAKE if wants(state, seat) and not nearly_over(state, seat) else LEAVE
    if state.stage == DEFENDING:
        return RECOVER if wants(state, seat) else DISCARD
    return best_draw(state, seat)


@rule
def best_set(state: State, seat: int, pad: Pad) -> int:
    """The set that brings most; of equal ones the first, which is the lowest."""
    best, most = -1, 0
    for n in range(count(pad.words)):
        cards = nth(pad.words, n)
        brings = worth(state, seat, cards)
        if best == -1 or brings > most:
            best, most = cards, brings
    return best


@rule
def worth(state: State, seat: int, cards: int) -> int:
    """What playing a set brings, in hundredths of a point: its cards off the hand and onto the stack, and those of
    others off theirs; a joker is worth keeping, and a number is better not split."""
    size_of_set = size(cards)
    if size_of_set == state.hand_size[seat]:
        return 100_000
    brings = 200 * size_of_set - 250 * jokers_in(cards)
    if value(cards) <= JOKER and naturals(cards) < state.hand[seat, value(cards) - 1]:
        brings -= 150
    for other in range(state.seats):
        if other != seat and attacks(state, cards, other):
            brings += 200 * size_of_set // (state.seats - 1)
    return brings


@rule
def wants(state: State, seat: int) -> bool:
    """Whether the contested cards are good to hold: several of one number, a high one, or more of what is held."""
    cards = state.contested
    return size(cards) > 1 or value(cards) >= HIGH or state.hand[seat, value(cards) - 1] > 0


@rule
def nearly_over(state: State, seat: int) -> bool:
    """Whether the round may end soon: then more cards in hand are a burden."""
    fewest = DECK
    for other in range(state.seats):
        if other != seat:
            fewest = min(fewest, state.hand_size[other])
    return fewest <= FEW or state.hand_size[seat] == 0 or state.pile_size < state.shown


@rule
def best_draw(state: State, seat: int) -> int:
    """A joker, the number it holds most of, a high number; else the unknown card on the pile. A card that it need
    not draw it draws only if that is a joker."""
    best, most = DRAW_PILE, HIGH - 1
    if state.pile_size == 0:
        most = 0
    for face in range(FACES):
        if state.display[face]:
            brings = 1000 if face == JOKER else 20 * state.hand[seat, face] + face + 1
            if brings > most:
                best, most = DRAW + face, brings
    if state.stage == MAY_DRAW and most < 1000:
        return STAY
    return best


@rule
def prospects(state: State, pad: Pad) -> None:
    """Who won; before the end, the lead over the best of the others counts the more the fewer rounds are left."""
    left = state.rounds - state.finished
    winners = winners_of(outcome(state)) if turn(state) == OVER else 0
    sum_of_all = 0
    for seat in range(state.seats):
        rival = -1_000_000
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, int(total(state, other)))
        lead = int(total(state, seat)) - rival
        scale = ROUND * (int(left) + 1)
        pad.points[seat] = SURE // 2 + SURE // 2 * lead // (abs(lead) + scale)
        sum_of_all += pad.points[seat]
    for seat in range(state.seats):
        points = SURE * pad.points[seat] // max(sum_of_all, 1)
        if turn(state) == OVER:
            points = points // 5
            if holds(winners, seat):
                points += SURE * 4 // 5 // sets.count(winners)
        pad.points[seat] = points
