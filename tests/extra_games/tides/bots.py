from sobremesa.engine.bits import nth_bit
from sobremesa.engine.record import Pad
from sobremesa.engine.rule import rule

from .rules import State


@rule
def ebb(state: State, seat: int, pad: Pad) -> int:
    """Lays the lowest card, keeps the shells."""
    return nth_bit(pad.words[0], 0)
