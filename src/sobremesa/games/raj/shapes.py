"""The types of what Raj's table makes."""

from typing import Literal

from sobremesa.engine import shapes
from sobremesa.engine.shapes import Event, Meaning, Prompt


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


class Options(shapes.Options):
    tiebreak: Literal["strike", "best_mouse"]
    games: int
    bids: int
    prizes: list[int]
    ties: Literal["carry", "discard"]


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
