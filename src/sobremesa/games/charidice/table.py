"""What people see of Charidice: the table, the same from every seat, and what happens at it."""

from typing import Any, Literal

from sobremesa.engine import shapes
from sobremesa.engine.rule import CHANCE, OVER
from sobremesa.engine.shapes import Event, Meaning, Prompt, Shape

from .dice import COLOURS, DICE, colour
from .notation import dice_in
from .rules import (
    ALL_DICE,
    ASK,
    ROLLS,
    SCORE,
    State,
    bonus,
    donated,
    generosity,
    given_away,
    left,
    points,
    total,
    turn,
)

Data = dict[str, Any]

QUIET = frozenset({"die", "passed"})  # events that go without saying
STUDIED = ("rerolled", "bonus", "gift", "doubled", "generosity")  # what `sobremesa report` counts


def view(state: State) -> Data:
    seats = range(state.seats)
    over = bool(turn(state) == OVER)
    return {
        "round": int(min(state.row + 1, state.rounds)),
        "active": int(state.active),
        "roll": int(state.rolls),
        "dice": [face(state, die) for die in range(DICE)],
        "asked": bool(state.asked),
        "gift_left": [bool(state.greatest[s]) for s in seats],
        "sheets": [sheet(state, s) for s in seats],
        "generosity": [int(generosity(state, s)) for s in seats] if over else None,
        "scores": [int(total(state, s)) for s in seats],
        "over": over,
    }


def face(state: State, die: int) -> Data | None:
    """The face of a die, None while it is unrolled."""
    number = int(state.numbers[die])
    return {"number": number, "colour": COLOURS[colour(state.square, die, number)]} if number else None


def sheet(state: State, seat: int) -> list[Data]:
    """A row for each round, zeros until written."""
    return [
        {
            "dice": int(state.dice[seat, row]),
            "bonus": int(state.bonus[seat, row]),
            "received": int(state.received[seat, row]),
            "donated": int(state.donated[seat, row]),
        }
        for row in range(state.rounds)
    ]


def prompt(state: State, seat: int) -> Data:
    """What a seat is to decide now."""
    if state.asking:
        return {"prompt": "gift", "active_seat": int(state.active), "roll": int(state.rolls)}
    if state.rolls == ROLLS:
        return {"prompt": "score"}
    return {"prompt": "roll", "roll": int(state.rolls), "rerolls": ROLLS - int(state.rolls)}


def meaning(state: State, seat: int, action: int) -> Data:
    """What a move does: for a set of dice, what it would bring to both neighbours."""
    if action >= ASK:
        return {"meaning": "ask" if action == ASK else "pass", "active_seat": int(state.active)}
    if action >= SCORE:
        return {"meaning": "score", **worth(state, action - SCORE)}
    return {"meaning": "reroll", **rerolled(state, action)}


def worth(state: State, chosen: int) -> Data:
    """A set of dice, what scoring it brings the active seat, and what the others bring the seat at its left."""
    return {
        "dice": positions(chosen),
        "numbers": numbers(state, chosen),
        "faces": faces(state, chosen),
        "points": int(points(state.numbers, chosen)),
        "bonus": int(bonus(state.square, state.numbers, chosen)),
        "gift": int(given_away(state, chosen)),
        "given": numbers(state, ALL_DICE ^ chosen),
        "doubled": bool(state.asked),
        "receiver_seat": int(left(state)),
    }


def rerolled(state: State, chosen: int) -> Data:
    """The dice rolled again, and the numbers kept."""
    dice, kept = positions(chosen), numbers(state, ALL_DICE ^ chosen)
    return {"dice": dice, "count": len(dice), "kept": kept, "keeps": len(kept)}


def positions(chosen: int) -> list[int]:
    return [die + 1 for die in dice_in(chosen)]


def numbers(state: State, chosen: int) -> list[int]:
    return [int(state.numbers[die]) for die in dice_in(chosen)]


def faces(state: State, chosen: int) -> list[Data | None]:
    return [face(state, die) for die in dice_in(chosen)]


def events(before: State, opened: list[tuple[int, int | None]], after: State) -> list[Data]:
    """What one entry of the log showed; nothing is hidden here, so that is the entry itself."""
    seat, action = opened[-1]
    assert action is not None
    if seat == CHANCE:
        return die_shown(before, after)
    if action >= ASK:
        return [{"event": "asked" if action == ASK else "passed", "seat": seat, "active_seat": int(before.active)}]
    if action < SCORE:
        return [{"event": "rerolled", "seat": seat, **rerolled(before, action)}]
    scored = {"event": "scored", "seat": seat, **worth(before, action - SCORE)}
    return [scored, ended(after)] if turn(after) == OVER else [scored]


def die_shown(before: State, after: State) -> list[Data]:
    """A die has come to rest; with the last one of a roll, what all six show."""
    die = dice_in(int(before.rolling))[0]
    happened: list[Data] = [{"event": "die", "die": die + 1, **(face(after, die) or {})}]
    if not after.rolling:
        seat, roll = int(after.active), int(after.rolls)
        happened.append({"event": "rolled", "seat": seat, "roll": roll, "faces": faces(after, ALL_DICE)})
    return happened


def ended(state: State) -> Data:
    """What everybody has given away, and what the most generous get for it."""
    seats = range(state.seats)
    rewards = [int(generosity(state, s)) for s in seats]
    return {
        "event": "ended",
        "donated_by_seat": [int(donated(state, s)) for s in seats],
        "generosity_by_seat": rewards,
        "reward": max(rewards),
    }


def studied(event: Data) -> list[str]:
    """Which of STUDIED an event shows."""
    if event["event"] == "rerolled":
        return ["rerolled"]
    if event["event"] == "scored":
        return [name for name in ("bonus", "gift", "doubled") if event[name]]
    return ["generosity"] if event["event"] == "ended" and event["reward"] else []


# The types of all this, for a table in the browser (`make wire`); the tests hold it against them

Colour = Literal["yellow", "red", "green", "blue", "grey", "black"]


class Face(Shape):
    number: int
    colour: Colour


class Row(Shape):
    dice: int
    bonus: int
    received: int
    donated: int


class View(shapes.View):
    round: int
    active: int
    roll: int
    dice: list[Face | None]  # None: not rolled
    asked: bool
    gift_left: list[bool]
    sheets: list[list[Row]]
    generosity: list[int] | None
    scores: list[int]
    over: bool


class GiftPrompt(Prompt):
    active_seat: int
    roll: int


class ScorePrompt(Prompt):
    pass


class RollPrompt(Prompt):
    roll: int
    rerolls: int


class Scoring(Shape):
    dice: list[int]  # positions, from 1
    numbers: list[int]
    faces: list[Face]
    points: int
    bonus: int
    gift: int
    given: list[int]
    doubled: bool
    receiver_seat: int


class Reroll(Shape):
    dice: list[int]  # positions, from 1
    count: int
    kept: list[int]
    keeps: int


class AskMeaning(Meaning):
    active_seat: int


class PassMeaning(Meaning):
    active_seat: int


class ScoreMeaning(Scoring, Meaning):
    pass


class RerollMeaning(Reroll, Meaning):
    pass


class DieEvent(Event):
    die: int
    number: int
    colour: Colour


class RolledEvent(Event):
    seat: int
    roll: int
    faces: list[Face]


class AskedEvent(Event):
    seat: int
    active_seat: int


class PassedEvent(Event):
    seat: int
    active_seat: int


class RerolledEvent(Reroll, Event):
    seat: int


class ScoredEvent(Scoring, Event):
    seat: int


class EndedEvent(Event):
    donated_by_seat: list[int]
    generosity_by_seat: list[int]
    reward: int
