"""What the coach knows of Ratzzia: how far it looks."""

from sobremesa.engine.rule import rule

PLAYOUTS = 60  # of each position in a report
RATE = 12_000  # playouts in a second, about
AHEAD = 1  # rounds of turns after the present one


@rule
def far(start, state):
    """A playout is judged at the end of a round, when all seats have had as many turns: whoever has just had one more
    would look better than it stands, and the value would go up and down with every turn."""
    seats = int(state.seats)
    return state.turns >= (int(start.turns) // seats + 1 + AHEAD) * seats
