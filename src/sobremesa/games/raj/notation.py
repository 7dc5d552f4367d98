"""Raj in text: a prize is `+6` or `-2`, a bid is its card, `14`."""

import re

from sobremesa.engine.rule import CHANCE
from sobremesa.engine.sets import holds

from .rules import MAX_CARDS, State


def text(state: State, seat: int, action: int) -> str:
    return f"{state.prize[action]:+d}" if seat == CHANCE else str(action)


BID = re.compile(r"(?:bid |play )?([+-]?)0*(\d{1,3})")


def read(state: State, seat: int, move: str) -> int | None:
    """The action a text means, legal or not; None if it means none. (`−` is as good as `-`.)"""
    found = BID.fullmatch(move.replace("−", "-").replace("+ ", "+"))
    if not found:
        return None
    sign, number = found[1], int(found[2])
    if seat == CHANCE:
        return unseen_prize(state, -number if sign == "-" else number)
    return number if not sign and 1 <= number <= MAX_CARDS else None


def unseen_prize(state: State, value: int) -> int | None:
    for i in range(state.cards):
        if state.prize[i] == value and holds(state.unseen, i):
            return i
    return None


def refusal(state: State, seat: int, action: int | None) -> tuple[str, dict] | None:
    """Why a seat may not do that: a code and its particulars."""
    if state.choice[seat]:
        return "already-chosen", {"card": int(state.choice[seat])}
    if action is None:
        return None
    held = [card for card in range(1, MAX_CARDS + 1) if holds(state.hand[seat], card)]
    return "not-in-hand", {"card": action, "hand": ", ".join(map(str, held))}
