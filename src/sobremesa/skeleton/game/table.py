"""What people see of Skeleton, and what happens at it."""

from typing import Any

from sobremesa.engine.record import numbers
from sobremesa.engine.rule import CHANCE, OVER

from .rules import ROLL, State, turn

QUIET = frozenset({"rolls"})  # events that go without saying


def view(state: State) -> dict[str, Any]:
    """What everybody sees. (A game with secrets has `own(state, seat)` besides.)"""
    return {
        "round": int(min(state.round_number + 1, state.rounds)),
        "gathered": int(state.gathered),
        "rolls": int(state.rolls),
        "scores": numbers(state.points)[: state.seats],
        "over": bool(turn(state) == OVER),
    }


def prompt(state: State, seat: int) -> dict[str, Any]:
    """What a seat is to decide now."""
    return {"prompt": "roll", "gathered": int(state.gathered)}


def meaning(state: State, seat: int, action: int) -> dict[str, Any]:
    """What a move does."""
    return {"meaning": "roll" if action == ROLL else "stop", "gathered": int(state.gathered)}


def events(before: State, opened: list[tuple[int, int | None]], after: State) -> list[dict[str, Any]]:
    """What one entry of the log showed: the last of `opened` is the move itself."""
    seat, action = opened[-1]
    active = int(before.active)
    if seat == CHANCE:
        assert action is not None
        face = action + 1
        lost = {"event": "lost", "seat": active, "gathered": int(before.gathered)}
        return [lost] if face == 1 else [{"event": "shows", "seat": active, "face": face}]
    if action == ROLL:
        return [{"event": "rolls", "seat": active}]
    return [{"event": "stops", "seat": active, "gathered": int(before.gathered)}]
