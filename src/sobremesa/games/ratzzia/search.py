"""What makes the search stronger at Ratzzia."""

from sobremesa.bots.levels import Skill
from sobremesa.bots.search import SURE, Tuning
from sobremesa.engine.bits import count_bits
from sobremesa.engine.record import Pad
from sobremesa.engine.rule import OVER, rule, winners_of

from .board import PROTECT
from .rules import MOUSE, State, outcome, turn

TUNING = Tuning(explore=0.2)
SKILLS = {
    "beginner": Skill(30, 0.1, heat=0.04, overlooks=0.3),
    "easy": Skill(40, 0.1, heat=0.018, overlooks=0.12),
    "medium": Skill(60, 0.1, heat=0.008),
    "hard": Skill(150, 0.3),
    "master": Skill(6_000, 2.0),
}
AHEAD = 1  # rounds of turns that a playout looks ahead


@rule
def far(start: State, state: State) -> bool:
    """After a round of turns beyond this one the position is judged."""
    return state.turns > start.turns + AHEAD * state.seats


@rule
def prospects(state: State, pad: Pad) -> None:
    """Each seat's strength to the fourth power is its share of winning."""
    winners = winners_of(outcome(state)) if turn(state) == OVER else 0
    total = 0.0
    for seat in range(state.seats):
        total += share(state, seat)
    for seat in range(state.seats):
        if winners:
            pad.points[seat] = SURE // count_bits(winners) if winners >> seat & 1 else 0
        else:
            pad.points[seat] = int(SURE * (share(state, seat) / total))


@rule
def share(state: State, seat: int) -> float:
    found = 1.0 + strength(state, seat) / state.goal
    found *= found
    return found * found


@rule
def strength(state: State, seat: int) -> int:
    """Food that counts: safe in the bag, still to be protected, or waited for by dice; mice in hand are tempo."""
    bag, food = float(state.bag[seat]), float(state.food[seat])
    missing = max(state.goal - bag, 0.0)
    useful = min(food, missing + 2.0)
    found = bag + 0.5 * useful + 0.1 * (food - useful)
    found += 0.25 * state.mice[seat] + 1.0 * state.candy[seat]
    for column in range(state.columns):
        if state.top[column] == 0:
            continue
        missing_dice = state.height[column] - state.top[column]
        near = 0.6 if missing_dice <= 1 else 0.4 if missing_dice == 2 else 0.25
        for space in range(state.top[column]):
            if state.value[column, space] and state.owner[column, space] == seat:
                found += near * state.pays[column, space]
                if state.kind[column, space] == MOUSE and state.reward[column] == PROTECT:
                    found += 0.3
    return found
