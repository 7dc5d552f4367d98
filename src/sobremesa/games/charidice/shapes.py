"""The types of what Charidice's table makes."""

from typing import Literal

from sobremesa.engine import shapes
from sobremesa.engine.shapes import Event, Meaning, Prompt, Shape

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


class Options(shapes.Options):
    rounds: int
    greatest_gift: bool
    generosity: bool
    dice: list[str]


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
