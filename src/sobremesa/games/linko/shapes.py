"""The types of what Linko's table makes."""

from typing import Literal

from sobremesa.engine import shapes
from sobremesa.engine.shapes import Event, Meaning, Prompt, Shape

Card = int | Literal["X"]
Seen = int | Literal["X", ""]  # "": not for this viewer


class Conflict(Shape):
    attacker: int
    victim: int
    cards: list[Card]
    stage: Literal["attack", "defend", "draw"]
    owed: int


class View(shapes.View):
    round: int
    starter: int
    active: int
    hand: list[Card] | None  # None: not for this viewer
    hand_sizes: list[int]
    stacks: list[list[list[Card]]]
    display: list[Card]
    pile: int
    discarded: list[Card]
    conflict: Conflict | None
    scores: list[int]
    round_scores: list[list[int]]
    over: bool
    known: list[list[Card]]


class Options(shapes.Options):
    end: Literal["rulebook", "publisher"]
    rounds: int
    tiebreak: Literal["shared", "fewest_in_hand"]
    draw_if_no_conflict: bool
    numbers: int
    copies: int
    jokers: int
    dealt: int
    display: int


class Quarrel(Shape):
    attacker_seat: int
    victim_seat: int
    cards: list[Card]
    count: int


class PlayPrompt(Prompt):
    pass


class AttackPrompt(Quarrel, Prompt):
    pass


class DefendPrompt(Quarrel, Prompt):
    pass


class DrawPrompt(Prompt):
    owed: int
    open: int
    pile: int


class FreeDrawPrompt(Prompt):
    open: int
    pile: int


class CardSet(Shape):
    cards: list[Card]
    count: int
    value: int
    left: int
    ends: bool
    attacked: list[int]
    attacks: int
    first_seat: int | None
    second_seat: int | None
    third_seat: int | None
    fourth_seat: int | None


class PlayMeaning(CardSet, Meaning):
    pass


class TakeMeaning(Quarrel, Meaning):
    pass


class LeaveMeaning(Quarrel, Meaning):
    pass


class DiscardMeaning(Quarrel, Meaning):
    pass


class RecoverMeaning(Quarrel, Meaning):
    pass


class StayMeaning(Meaning):
    pass


class DrawPileMeaning(Meaning):
    pile: int


class DrawMeaning(Meaning):
    card: Card
    held: int


class DealtEvent(Event):
    seat: int
    card: Seen


class ShownEvent(Event):
    card: Card


class BegunEvent(Event):
    round: int
    rounds: int
    seat: int
    dealt: int
    display: list[Card]


class PlayedEvent(CardSet, Event):
    seat: int


class ConflictEvent(Quarrel, Event):
    seat: int


class TookEvent(Quarrel, Event):
    seat: int


class LeftEvent(Quarrel, Event):
    seat: int


class DiscardedEvent(Quarrel, Event):
    seat: int


class RecoveredEvent(Quarrel, Event):
    seat: int


class DrewEvent(Event):
    seat: int
    card: Card


class DrewPileEvent(Event):
    seat: int
    card: Seen
    seen: bool


class StayedEvent(Event):
    seat: int


class RoundEndedEvent(Event):
    round: int
    rounds: int
    why: Literal["out", "cards", "turns"]
    seat: int


class RoundScoredEvent(Event):
    round: int
    points_by_seat: list[int]
    cards_by_seat: list[int]  # laid
    hands_by_seat: list[int]  # not laid
