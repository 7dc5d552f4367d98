from sobremesa.engine.rule import rule

from .rules import KEEP, SWAP


@rule
def swap_low(state, seat, pad):
    return SWAP if state.hand[seat] <= 2 else KEEP
