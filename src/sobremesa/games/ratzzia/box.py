"""Ratzzia beside the real box: people say what the dice show that were rolled, all at once or die by die."""

from typing import Any

from .rules import HELP, State


def asked(state: State) -> dict[str, Any]:
    """How many dice are still in the air, and of which kind."""
    return {"deal": "dice", "count": int(state.rolling), "kind": "support" if state.roll == HELP else "mouse"}


def outcomes(state: State, typed: str) -> list[str]:
    return typed.split()
