"""What makes the search stronger at Linko."""

from sobremesa.bots.levels import Skill
from sobremesa.bots.search import SURE, Tuning
from sobremesa.engine.bits import count_bits
from sobremesa.engine.record import Pad
from sobremesa.engine.rule import OVER, rule, winners_of

from .rules import State, outcome, total, turn

TUNING = Tuning()
SKILLS = {
    "beginner": Skill(30, 0.1, heat=0.10, overlooks=0.4),
    "easy": Skill(40, 0.1, heat=0.04, overlooks=0.2),
    "medium": Skill(60, 0.1, heat=0.01),
    "hard": Skill(400, 0.3),
    "master": Skill(4_000, 2.0),
}
ROUND = 6  # points by which a round is won, about


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
            if winners >> seat & 1:
                points += SURE * 4 // 5 // count_bits(winners)
        pad.points[seat] = points
