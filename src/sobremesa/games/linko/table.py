"""What people see of Linko: the table from one seat, and what happens at it. Made from blanked records alone."""

from typing import Any, Literal

from sobremesa.engine import shapes
from sobremesa.engine.record import copy_of
from sobremesa.engine.rule import CHANCE, NOBODY
from sobremesa.engine.shapes import Event, Meaning, Prompt, Shape

from .notation import Card, card, cards_in, cards_of
from .rules import (
    ATTACKED,
    DEALING,
    DEFENDING,
    DISCARD,
    DRAW,
    DRAW_PILE,
    DRAWING,
    ENDED,
    FROM_PILE,
    LEAVE,
    PLAYING,
    RECOVER,
    REFILLING,
    STAY,
    TAKE,
    State,
    apply,
    attacks,
    cards_in_stack,
    drawer,
    size,
    starter,
    total,
    value,
)

Data = dict[str, Any]

QUIET = frozenset({"dealt", "shown", "conflict"})  # events that go without saying
STUDIED = ("conflict", "took", "discarded", "recovered", "drew", "round-ended")  # what `sobremesa report` counts
ENDINGS = ("out", "cards", "turns")  # how a round ended, by the rules' number


def view(state: State) -> Data:
    """What everybody sees."""
    seats = range(state.seats)
    return {
        "round": int(min(state.finished + 1, state.rounds)),
        "starter": int(starter(state)),
        "active": int(state.active),
        "hand_sizes": [int(state.hand_size[s]) for s in seats],
        "stacks": [[cards_in(int(state.stack[s, i])) for i in range(state.height[s])] for s in seats],
        "display": cards_of(state.display),
        "pile": int(state.pile_size),
        "discarded": cards_of(state.discarded),
        "conflict": conflict(state),
        "scores": [int(total(state, s)) for s in seats],
        "round_scores": [[int(state.score[number, s]) for s in seats] for number in range(state.finished)],
        "over": bool(state.stage == ENDED),
        "known": [cards_of(state.known[s]) for s in seats],
    }


def own(state: State, seat: int | None) -> Data:
    """What a seat sees besides; None is a spectator."""
    return {"hand": None if seat is None else cards_of(state.hand[seat])}


def conflict(state: State) -> Data | None:
    if state.victim == NOBODY:
        return None
    stage = {ATTACKED: "attack", DEFENDING: "defend"}.get(int(state.stage), "draw")
    return {
        "attacker": int(state.active),
        "victim": int(state.victim),
        "cards": cards_in(state.contested),
        "stage": stage,
        "owed": int(state.owed),
    }


def prompt(state: State, seat: int) -> Data:
    """What a seat is to decide now."""
    if state.stage == PLAYING:
        return {"prompt": "play"}
    if state.stage == ATTACKED:
        return {"prompt": "attack", **quarrel(state)}
    if state.stage == DEFENDING:
        return {"prompt": "defend", **quarrel(state)}
    places = {"open": int(state.display_size), "pile": int(state.pile_size)}
    if state.stage == DRAWING:
        return {"prompt": "draw", "owed": int(state.owed), **places}
    return {"prompt": "free-draw", **places}


def quarrel(state: State) -> Data:
    """Who attacks whom, and the cards in question."""
    return {
        "attacker_seat": int(state.active),
        "victim_seat": int(state.victim),
        "cards": cards_in(state.contested),
        "count": int(size(state.contested)),
    }


def meaning(state: State, seat: int, action: int) -> Data:
    """What a move does."""
    if action < TAKE:
        return {"meaning": "play", **set_played(state, seat, action)}
    if action == TAKE:
        return {"meaning": "take", **quarrel(state)}
    if action == LEAVE:
        return {"meaning": "leave", **quarrel(state)}
    if action == DISCARD:
        return {"meaning": "discard", **quarrel(state)}
    if action == RECOVER:
        return {"meaning": "recover", **quarrel(state)}
    if action == STAY:
        return {"meaning": "stay"}
    if action == DRAW_PILE:
        return {"meaning": "draw-pile", "pile": int(state.pile_size)}
    face = action - DRAW
    return {"meaning": "draw", "card": card(face), "held": int(state.hand[seat, face])}


def set_played(state: State, seat: int, cards: int) -> Data:
    """A set, what it counts, what is left in hand after it, and whom it attacks, clockwise."""
    others = [(seat + step) % int(state.seats) for step in range(1, state.seats)]
    attacked = [other for other in others if attacks(state, cards, other)]
    left = int(state.hand_size[seat] - size(cards))
    named: list[int | None] = [*attacked, None, None, None, None]
    return {
        "cards": cards_in(cards),
        "count": int(size(cards)),
        "value": int(value(cards)),
        "left": left,
        "ends": left == 0 and (not attacked or bool(state.publisher)),
        "attacked": attacked,
        "attacks": 0 if left == 0 and state.publisher else len(attacked),
        "first_seat": named[0],
        "second_seat": named[1],
        "third_seat": named[2],
        "fourth_seat": named[3],
    }


def events(before: State, opened: list[tuple[int, int | None]], after: State) -> list[Data]:
    """What one entry of the log showed; a card that this viewer may not see has no name."""
    seat, action = opened[-1]
    happened = came(before, action, after) if seat == CHANCE else done(before, seat, int(action or 0))
    if after.finished > before.finished:
        happened += round_ended(before, last_table(before, seat, int(action or 0)), after)
    elif after.stage == ATTACKED:
        happened.append({"event": "conflict", "seat": int(after.active), **quarrel(after)})
    return happened


def came(before: State, face: int | None, after: State) -> list[Data]:
    """A card has come from the pile."""
    what: Seen = "" if face is None else card(face)
    if before.stage == DEALING:
        happened: list[Data] = [{"event": "dealt", "seat": int(before.dealing // before.dealt), "card": what}]
    elif before.stage == FROM_PILE:
        happened = [{"event": "drew-pile", "seat": int(drawer(before)), "card": what, "seen": face is not None}]
    else:
        happened = [{"event": "shown", "card": what}]
    if before.stage in (DEALING, REFILLING) and after.stage == PLAYING and not after.turns and not before.played:
        happened.append(begun(after))
    return happened


def begun(state: State) -> Data:
    return {
        "event": "begun",
        "round": int(state.finished) + 1,
        "rounds": int(state.rounds),
        "seat": int(state.active),
        "dealt": int(state.dealt),
        "display": cards_of(state.display),
    }


def done(before: State, seat: int, action: int) -> list[Data]:
    """A seat has moved."""
    if before.stage == PLAYING:
        return [{"event": "played", "seat": seat, **set_played(before, seat, action)}]
    if action == DRAW_PILE:
        return []  # the card that comes is told
    if action == STAY:
        return [{"event": "stayed", "seat": seat}]
    if DRAW <= action < DRAW_PILE:
        return [{"event": "drew", "seat": seat, "card": card(action - DRAW)}]
    event = {TAKE: "took", LEAVE: "left", DISCARD: "discarded", RECOVER: "recovered"}[action]
    return [{"event": event, "seat": seat, **quarrel(before)}]


def last_table(before: State, seat: int, action: int) -> State:
    """The table as a round left it, before the next one is dealt. Which card came makes no difference to it."""
    table = copy_of(before)
    table.rounds = table.finished + 1
    apply(table, seat, action)
    return table


def round_ended(before: State, table: State, after: State) -> list[Data]:
    """Why the round ended, and what everybody got for it: a point for each card laid, one less for each in hand."""
    seats, number = range(after.seats), int(after.finished) - 1
    return [
        {
            "event": "round-ended",
            "round": number + 1,
            "rounds": int(after.rounds),
            "why": ENDINGS[after.ending[number]],
            "seat": int(before.active),
        },
        {
            "event": "round-scored",
            "round": number + 1,
            "points_by_seat": [int(after.score[number, s]) for s in seats],
            "cards_by_seat": [int(cards_in_stack(table, s)) for s in seats],
            "hands_by_seat": [int(table.hand_size[s]) for s in seats],
        },
    ]


# The types of all this, for a table in the browser (`make wire`); the tests hold it against them

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
