"""What makes the search stronger at Raj."""

from sobremesa.bots.search import Tuning
from sobremesa.engine.rule import rule

from .bots import near
from .rules import HIDDEN

TUNING = Tuning(spread=0.1)
policy = near


@rule
def far(start, state):
    """A game of the match is judged by itself."""
    return state.game != start.game


@rule
def reopen(state, seat):
    """Cards that others have laid are theirs to choose again: they know no more than they did."""
    for s in range(state.seats):
        if state.choice[s] == HIDDEN:
            state.choice[s] = 0
            state.waiting |= 1 << s
