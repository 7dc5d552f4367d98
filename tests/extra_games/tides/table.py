from typing import Any

from sobremesa.engine.bits import members
from sobremesa.engine.record import numbers
from sobremesa.engine.rule import CHANCE, NOBODY, OVER

from .rules import KEEP, MAX_CARDS, NO_CARD, State, turn

QUIET = frozenset({"dealt", "laid"})  # events that go without saying


def view(state: State) -> dict[str, Any]:
    """What everybody sees."""
    choice, last = numbers(state.choice)[: state.seats], numbers(state.last)[: state.seats]
    return {
        "chosen": [card != NO_CARD for card in choice],
        "last": [None if card == NO_CARD else card + 1 for card in last],
        "scores": numbers(state.shells)[: state.seats],
        "over": bool(turn(state) == OVER),
    }


def own(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat sees besides."""
    if seat is None:
        return {"hand": None, "choice": None}
    choice = int(state.choice[seat])
    hand = [card + 1 for card in members([int(state.hand[seat])])]
    return {"hand": hand, "choice": None if choice == NO_CARD else choice + 1}


def events(before: State, opened: list[tuple[int, int | None]], after: State) -> list[dict[str, Any]]:
    seat, action = opened[-1]
    card = 0 if action is None else action + 1
    if seat == CHANCE:
        return [{"event": "dealt", "seat": int(before.dealing // before.dealt), "card": card}]
    if action is not None and action >= MAX_CARDS:
        return [{"event": "kept" if action == KEEP else "shared", "seat": seat}]
    if after.asked == NOBODY:
        return [{"event": "laid", "seat": seat, "card": card}]
    cards = dict(opened)
    return [{"event": "revealed", "card_by_seat": [cards[s] + 1 for s in range(after.seats)], "seat": int(after.asked)}]


def prompt(state: State, seat: int) -> dict[str, Any]:
    return {"prompt": "lay" if state.asked == NOBODY else "divide"}


def meaning(state: State, seat: int, action: int) -> dict[str, Any]:
    if action < MAX_CARDS:
        return {"meaning": "lay", "card": action + 1}
    return {"meaning": "keep" if action == KEEP else "share"}
