"""Skeleton in text: `roll`, `stop`, and what the die shows, `1` to `6`."""

from sobremesa.engine.rule import CHANCE

from .rules import FACES, State

WORDS = ("roll", "stop")


def text(state: State, seat: int, action: int) -> str:
    return str(action + 1) if seat == CHANCE else WORDS[action]


def read(state: State, seat: int, move: str) -> int | None:
    """The action a text means, legal or not; None if it means none."""
    known = [str(face) for face in range(1, FACES + 1)] if seat == CHANCE else WORDS
    return known.index(move) if move in known else None
