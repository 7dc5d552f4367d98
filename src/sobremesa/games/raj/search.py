"""What makes the search stronger at Raj with three seats and more."""

from sobremesa.bots.levels import Skill
from sobremesa.bots.search import SURE, Tuning
from sobremesa.engine.bits import count_bits
from sobremesa.engine.rule import OVER, rule

from .belief import beliefs as beliefs
from .belief import foreseen as foreseen
from .bots import near
from .rules import HIDDEN, outcome, turn

TUNING = Tuning(habit=0.8)
SKILLS = {
    "beginner": Skill(1, 0.1, overlooks=0.5, hasty=1.0),
    "easy": Skill(1, 0.1, overlooks=0.4, hasty=1.0),
    "medium": Skill(1, 0.1, hasty=1.0),
    "hard": Skill(3_000, 0.3, hasty=0.6),
    "master": Skill(20_000, 2.0),
}
policy = near  # people bid about the rank of the prize, and so do those in the playouts


@rule
def far(start, state):
    """A game of the match is judged by itself."""
    return state.game != start.game


@rule
def prospects(state, pad):
    """Half for winning, half for points ahead of the others' mean."""
    weigh(state, pad, 0.5)


@rule
def weigh(state, pad, winning):
    """How well each seat stands: a share for winning, the rest for points ahead of the others' mean."""
    seats = state.seats
    total = 0
    for seat in range(seats):
        total += state.points[seat]
    winners = (1 << seats) - 1
    if turn(state) == OVER and outcome(state) & 255:
        winners = outcome(state) & 255
    for seat in range(seats):
        ahead = (state.points[seat] * seats - total) / (seats - 1.0)
        pad.points[seat] = int(SURE * 0.5 * (1.0 - winning) * (1.0 + ahead / (abs(ahead) + 30.0)))
        if winners >> seat & 1:
            pad.points[seat] += int(SURE * winning) // count_bits(winners)


@rule
def reopen(state, seat):
    """Cards that others have laid are theirs to choose again: they know no more than they did."""
    for s in range(state.seats):
        if state.choice[s] == HIDDEN:
            state.choice[s] = 0
            state.waiting |= 1 << s
