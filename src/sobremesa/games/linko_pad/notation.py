"""Linko's score pad in text: a number of cards, first those before the seat, then those in hand."""

import re

from .rules import DECK, State, left


def text(state: State, seat: int, action: int) -> str:
    return str(action)


def read(state: State, seat: int, move: str) -> int | None:
    found = re.fullmatch(r"0*(\d{1,3})", move)
    return int(found[1]) if found and int(found[1]) <= DECK else None


def refusal(state: State, seat: int, action: int | None) -> tuple[str, dict[str, int]] | None:
    return None if action is None else ("too-many-cards", {"cards": action, "left": int(left(state))})
