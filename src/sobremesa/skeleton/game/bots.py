"""Skeleton's simple bots. Each is shown what its seat knows, its legal moves in `pad.words`, and the seat."""

from sobremesa.engine.record import Pad
from sobremesa.engine.rule import rule

from .rules import ROLL, STOP, State

ENOUGH = 12


@rule
def careful(state: State, seat: int, pad: Pad) -> int:
    """Stops with twelve."""
    return STOP if state.gathered >= ENOUGH else ROLL
