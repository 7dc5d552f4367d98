"""What people see of Raj: the table from one seat, and what happens at it. Made from blanked records alone."""

from typing import Any, Literal

from sobremesa.engine import bits, shapes
from sobremesa.engine.record import copy_of, numbers
from sobremesa.engine.rule import CHANCE, NOBODY
from sobremesa.engine.shapes import Event, Meaning, Prompt

from .rules import State, taker

QUIET = frozenset({"chose"})  # events that go without saying
STUDIED = ("tie", "carry", "lapse", "pile", "upset", "vulture")  # what `sobremesa report` counts


def view(state: State) -> dict[str, Any]:
    """What everybody sees."""
    seats, left = range(state.seats), int(state.cards - state.turns)
    choice, last, points = numbers(state.choice), numbers(state.last), numbers(state.points)
    taken: list[list[int]] = [[] for _ in seats]
    for prize, owner in zip(numbers(state.turned)[: state.turns], numbers(state.owner), strict=False):
        if owner != NOBODY:
            taken[owner].append(prize)
    return {
        "turn": int(min(state.turns + 1, state.cards)),
        "pile": pile(state),
        "hand_sizes": [left - (choice[s] != 0) for s in seats],
        "chosen": [choice[s] != 0 for s in seats],
        "last": [last[s] or None for s in seats],
        "taken": taken,
        "scores": points[: state.seats],
        "prizes_left": int(state.unseen).bit_count(),
        "game": int(state.game) + 1,
        "over": bool(not state.waiting and state.turns == state.cards),
    }


def own(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat sees besides; None is a spectator."""
    if seat is None:
        return {"hand": None, "choice": None}
    return {"hand": bits.members([int(state.hand[seat])]), "choice": int(state.choice[seat]) or None}


def pile(state: State) -> list[int]:
    """The prizes on the table, in the order they were turned up."""
    end = int(state.turns) + (1 if state.waiting else 0)
    return [int(state.turned[t]) for t in range(end - state.piled, end)]


def prompt(state: State, seat: int) -> dict[str, Any]:
    """What a seat is to decide now."""
    lowest = state.pile < 0
    return {"prompt": "lowest" if lowest else "highest", "sum": int(state.pile), "count": int(state.piled)}


def meaning(state: State, seat: int, action: int) -> dict[str, Any]:
    """What a bid does. It says nothing of what the others still hold: that is theirs to remember."""
    lowest = state.pile < 0
    return {"meaning": "bid-low" if lowest else "bid-high", "card": action, "sum": int(state.pile)}


def events(before: State, opened: list[tuple[int, int | None]], after: State) -> list[dict[str, Any]]:
    """What one entry of the log showed: `opened` are the moves it made known, None for one still hidden."""
    seat, action = opened[-1]
    if seat == CHANCE:
        prizes = pile(after)
        return [{"event": "turned", "prize": prizes[-1], "pile": prizes, **what_is_at_stake(prizes)}]
    if action is None or after.waiting:
        return [{"event": "chose", "seat": seat, "card": action or 0}]
    reveal = revealed(before, {s: a for s, a in opened if a is not None})
    return [reveal, game_ended(before, reveal, after)] if before.turns + 1 == before.cards else [reveal]


def revealed(before: State, bids: dict[int, int]) -> dict[str, Any]:
    """The reveal, as one event: every bid, who took the pile and why."""
    table = copy_of(before)
    for s, card in bids.items():
        table.choice[s] = card
    winner = int(taker(table))
    cards = [int(table.choice[s]) for s in range(table.seats)]
    cancelled = sorted({card for card in cards if cards.count(card) > 1})
    last, prizes = before.turns + 1 == before.cards, pile(before)
    return {
        "event": "revealed",
        "bids_by_seat": cards,
        "cancelled": cancelled,
        "cancels": len(cancelled),
        "seat": None if winner == NOBODY else winner,
        "card": 0 if winner == NOBODY else cards[winner],
        "pile": prizes,
        "fate": "taken" if winner != NOBODY else "lapses" if last or not before.carry else "stays",
        **what_is_at_stake(prizes),
    }


def game_ended(before: State, reveal: dict[str, Any], after: State) -> dict[str, Any]:
    """What everybody took in a game that is over; in the last one, which totals are shared and struck out."""
    won = [0] * int(before.seats)
    for prize, owner in zip(numbers(before.turned)[: before.turns], numbers(before.owner), strict=False):
        if owner != NOBODY:
            won[owner] += prize
    if reveal["seat"] is not None:
        won[reveal["seat"]] += reveal["sum"]
    totals, last = numbers(after.points)[: after.seats], before.game + 1 == before.games
    struck = [bool(last and before.strike and totals.count(total) > 1) for total in totals]
    return {
        "event": "game-ended",
        "game": int(before.game) + 1,
        "games": int(before.games),
        "points_by_seat": won,
        "total_by_seat": totals,
        "struck": struck,
    }


def covered_event(event: dict[str, Any]) -> dict[str, Any]:
    """An event once newer cards lie on its own: who took what, and no longer with which bids."""
    if event["event"] != "revealed":
        return event
    kept = ("seat", "pile", "fate", "sum", "kind", "count")
    return {"event": "taken", **{key: event[key] for key in kept}}


def covered_view(view: dict[str, Any]) -> dict[str, Any]:
    """A table of the past, without the cards that newer ones cover since."""
    return view | {"last": [None for _ in view["last"]]}


def what_is_at_stake(prizes: list[int]) -> dict[str, Any]:
    return {"sum": sum(prizes), "kind": "mouse" if sum(prizes) >= 0 else "vulture", "count": len(prizes)}


def studied(event: dict[str, Any]) -> list[str]:
    """Which of STUDIED an event shows."""
    if event["event"] != "revealed":
        return []
    found = ["tie"] if event["cancels"] else []
    if event["fate"] != "taken":
        return [*found, "carry" if event["fate"] == "stays" else "lapse"]
    if event["kind"] == "vulture":
        found.append("vulture")
    if event["count"] > 1:
        found.append("pile")
    if event["cancelled"] and is_upset(event):
        found.append("upset")
    return found


def is_upset(event: dict[str, Any]) -> bool:
    """Whether a better bid was cancelled: the pile goes to one that would not have taken it."""
    better = max if event["kind"] == "mouse" else min
    return bool(better([event["card"], *event["cancelled"]]) != event["card"])


# The types of all this, for a table in the browser (`make wire`); the tests hold it against them


class View(shapes.View):
    turn: int
    pile: list[int]
    hand: list[int] | None  # None: not for this viewer
    choice: int | None
    hand_sizes: list[int]
    chosen: list[bool]
    last: list[int | None]
    taken: list[list[int]]
    scores: list[int]
    prizes_left: int
    game: int
    over: bool


class HighestPrompt(Prompt):
    sum: int
    count: int


class LowestPrompt(Prompt):
    sum: int
    count: int


class BidHighMeaning(Meaning):
    card: int
    sum: int


class BidLowMeaning(Meaning):
    card: int
    sum: int


class ChoseEvent(Event):
    seat: int
    card: int  # 0: not for this viewer


class TurnedEvent(Event):
    prize: int
    pile: list[int]
    sum: int
    kind: Literal["mouse", "vulture"]
    count: int


class TakenEvent(Event):
    """A reveal whose bids newer ones cover."""

    seat: int | None
    pile: list[int]
    fate: Literal["taken", "lapses", "stays"]
    sum: int
    kind: Literal["mouse", "vulture"]
    count: int


class GameEndedEvent(Event):
    game: int
    games: int
    points_by_seat: list[int]
    total_by_seat: list[int]
    struck: list[bool]  # shared totals, once all games are over


class RevealedEvent(Event):
    bids_by_seat: list[int]
    cancelled: list[int]
    cancels: int
    seat: int | None
    card: int
    pile: list[int]
    fate: Literal["taken", "lapses", "stays"]
    sum: int
    kind: Literal["mouse", "vulture"]
    count: int
