"""Guided first games: a match by the real rules in which all but the learner's own moves are written down.

A lesson is `lesson.toml` in the game's folder. Each step has a text `lesson-NAME` in the game's catalogue, what happens
before it (`before`: "deal X" is chance's, "S MOVE" a seat's), the part of the table it speaks of (`at`), and the moves
it accepts, one after the other, each with its alternatives after a bar. A legal move that is not among them is refused
with the text `lesson-NAME.else`. A step that accepts nothing is read, and answered with `NEXT`.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sobremesa import words
from sobremesa.engine.errors import BadGame, BadOption, Error, IllegalMove
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match, one_line
from sobremesa.pages import done

NEXT = "next"  # what a learner answers to a step that is only read
LEARNER = 0  # the seat
MOST_STEPS = 12


@dataclass(frozen=True)
class Step:
    name: str
    at: str | None  # the part of the table it speaks of, as the browser calls it
    before: Sequence[str]
    accept: Sequence[Sequence[str]]  # for each of the learner's moves, those that go on

    @property
    def answers(self) -> Sequence[Sequence[str]]:
        return self.accept or ((NEXT,),)


@dataclass(frozen=True)
class Lesson:
    game: Game
    seats: int
    options: dict[str, Any]
    steps: Sequence[Step]
    small: dict[str, Any]  # the game at its end: seats and options

    def begun(self) -> Match:
        return self.game.match(seats=self.seats, dealer="manual", **self.options)

    def names(self, language: str) -> list[str]:
        return [words.catalogue(language).say("you-name"), *words.BOT_NAMES[: self.seats - 1]]

    def after(self, answers: Sequence[str]) -> "Place":
        """Where the learner stands after these answers; a wrong one is refused."""
        match, left, before = self.begun(), list(answers), 0
        for number, step in enumerate(self.steps):
            for move in step.before:
                try:
                    done(match, move)
                except Error as refused:
                    raise self.fault(step, refused) from None
            for count, accepted in enumerate(step.answers):
                if not left:
                    return Place(self, number, count, match, before)
                before = len(match.log)
                self.answer(match, step, accepted, left.pop(0))
        if left:
            raise IllegalMove("lesson-over")
        return Place(self, len(self.steps), 0, match, before)

    def fault(self, step: Step, why: Error) -> BadGame:
        return BadGame("lesson-step", game=self.game.folder, step=step.name, why=why)

    def answer(self, match: Match, step: Step, accepted: Sequence[str], text: str) -> None:
        """Plays one answer of the learner, unless the rules or the lesson refuse it."""
        if NEXT in accepted:
            if one_line(text) != NEXT:
                raise IllegalMove("lesson-next")
            return
        trial = match.copy()
        trial.play(LEARNER, text)
        if trial.log[len(match.log)][1] not in accepted:
            raise NotNow(self, step)
        match.play(LEARNER, text)


@dataclass(frozen=True)
class Place:
    """Where a learner stands in a lesson."""

    lesson: Lesson
    number: int  # of the step, from 0; as many as there are when it is over
    made: int  # answers given in this step
    match: Match
    before: int  # entries of the log when the last answer was given

    @property
    def over(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def accepted(self) -> Sequence[str]:
        """The answers that go on from here."""
        return [] if self.over else self.step.answers[self.made]

    @property
    def reads(self) -> bool:
        """Whether there is only something to read."""
        return NEXT in self.accepted

    def text(self, language: str) -> str:
        """What the learner is told; at the end nothing."""
        if self.over:
            return ""
        return spoken(self.lesson, f"lesson-{self.step.name}", language)


class NotNow(IllegalMove):
    """A legal move that is not what the step is about: the step says why."""

    def __init__(self, lesson: Lesson, step: Step):
        super().__init__("lesson-else", lesson.game.folder)
        self.lesson = lesson
        self.text = f"lesson-{step.name}.else"

    def sentence(self, language: str = "en", names: Sequence[str] = (), viewer: int | None = None) -> str:
        return spoken(self.lesson, self.text, language)


def spoken(lesson: Lesson, text: str, language: str) -> str:
    """A text of a lesson, in which `one` and `two` are the others at the table."""
    _, *others = lesson.names(language)
    return words.catalogue(language, lesson.game.folder).say(text, **dict(zip(("one", "two"), others, strict=False)))


def taught() -> list[str]:
    """The games that have a lesson."""
    from sobremesa import games

    return [name for name in games.names() if has_lesson(games.game(name))]


def has_lesson(game: Game) -> bool:
    return (game.folder / "lesson.toml").exists()


def lesson_of(game: Game) -> Lesson:
    """The game's lesson, if it has one."""
    if not has_lesson(game):
        raise BadOption("no-lesson", game=game.folder)
    return read(game)


@cache
def read(game: Game) -> Lesson:
    """The lesson as it is written."""
    data = tomllib.loads((game.folder / "lesson.toml").read_text(encoding="utf-8"))
    steps = [
        Step(
            step["name"],
            step.get("at"),
            step.get("before", []),
            [[one.strip() for one in move.split("|")] for move in step.get("accept", [])],
        )
        for step in data["step"]
    ]
    lesson = Lesson(game, data["seats"], data.get("options", {}), steps, data["small"])
    return lesson


def check(lesson: Lesson) -> None:
    """Each step can be reached, every answer it accepts can be given, and each line ends; else the step is named."""
    for answers in lines(lesson):
        for count, answer in enumerate(answers):
            place = lesson.after(answers[:count])
            try:
                following = lesson.after([*answers[:count], answer])
            except IllegalMove as refused:
                raise lesson.fault(place.step, refused) from None
        if not following.over:
            raise lesson.fault(following.step, IllegalMove("lesson-next"))
    lesson.game.settled(lesson.small["seats"], lesson.small["options"])


def lines(lesson: Lesson) -> Iterator[list[str]]:
    """Answers from the beginning to the end: the first of each, and once with each other one in its place."""
    first = [accepted[0] for step in lesson.steps for accepted in step.answers]
    yield first
    every = [accepted for step in lesson.steps for accepted in step.answers]
    for number, accepted in enumerate(every):
        for other in accepted[1:]:
            yield [*first[:number], other, *first[number + 1 :]]
