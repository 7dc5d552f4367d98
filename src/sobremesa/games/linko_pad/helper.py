"""Whom a set attacks beside the real box, by the rules of the game itself."""

from collections.abc import Sequence
from typing import Any

from sobremesa.engine.errors import IllegalMove
from sobremesa.engine.record import Plain
from sobremesa.games.linko import GAME, notation, rules


def attacked(sets: Sequence[str], seat: int) -> list[int]:
    """The seats that a seat attacks with the set it has just laid, clockwise. `sets` are those on top, `6 6 X` or
    empty."""
    if not 2 <= len(sets) <= rules.MAX_SEATS or not 0 <= seat < len(sets):
        raise IllegalMove("no-such-seat", seat=seat, last=max(0, len(sets) - 1))
    state: Any = Plain(GAME.start(len(sets), GAME.settled(len(sets), {})[1]))
    for other, typed in enumerate(sets):
        if typed.strip():
            state.stack[other, 0] = read(state, typed)
            state.height[other] = 1
    mine = rules.active_set(state, seat)
    if mine == rules.NO_SET:
        raise IllegalMove("not-a-move", move="", example="play 6 6 X")
    order = [(seat + step) % len(sets) for step in range(1, len(sets))]
    return [other for other in order if rules.attacks(state, mine, other)]


def read(state: rules.State, typed: str) -> int:
    action = notation.read(state, 0, "play " + " ".join(typed.casefold().split()))
    if action is None or not 0 <= action < rules.TAKE:
        raise IllegalMove("not-a-move", move=typed[:40], example="play 6 6 X")
    return action
