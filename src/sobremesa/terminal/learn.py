"""A guided first game in a terminal: what the step says, the table, the learner's move. It goes on where one left."""

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from sobremesa import words
from sobremesa.arguments import typed
from sobremesa.engine.errors import Error, IllegalMove
from sobremesa.engine.game import Game
from sobremesa.engine.paths import data_folder
from sobremesa.lessons import LEARNER, NEXT, Lesson, Place

from .people import Person
from .screen import WANTED, Closed, Screen, escape
from .table import Quit, Table


class Guided(Table):
    """One step of a lesson as it is drawn and answered. Nothing of it is saved as a match."""

    def __init__(self, place: Place, language: str, screen: Screen):
        people = [Person(name) for name in place.lesson.names(language)[:1]]
        people += [Person(name, "beginner") for name in place.lesson.names(language)[1:]]
        super().__init__(place.match, people, language, screen, Path(), accounts=False)
        self.keeps = False
        self.place = place
        self.listen(after=place.before)

    def undo(self, seat: int | None) -> None:
        raise Back

    def hint(self, seat: int | None) -> None:
        """What the step says, once more."""
        self.tell()

    def invite(self, seat: int | None) -> None:
        """Where there is only something to read, nothing is asked."""
        if not self.place.reads:
            super().invite(seat)

    def tell(self) -> None:
        lesson = self.place.lesson
        count = self.say("lesson-step", step=self.place.number + 1, steps=len(lesson.steps))
        self.screen.lines(["", f"[dim]{escape(count)}[/]  [bold]{escape(self.place.text(self.language))}[/]"])

    def answer(self) -> str:
        """What the learner answers: a move, or that the text is read."""
        if not self.place.reads:
            return self.move_from(LEARNER, self.ask(LEARNER))
        self.screen.lines([f"[dim]{escape(self.say('lesson-enter'))}[/]"])
        self.read_key()
        return NEXT

    def read_key(self) -> None:
        """Goes on after reading: with Enter, or anything that is no key of the table's."""
        key = self.screen.ask().lower()
        if key in ("q", "quit", "exit"):
            raise Quit
        if key in ("u", "undo"):
            raise Back


class Back(Exception):
    """The learner wants to see the step before."""


def run(lesson: Lesson, language: str, screen: Screen, again: bool = False) -> bool:
    """Goes through the lesson, from where it was left; says whether the learner has come to its end."""
    answers = [] if again else kept(lesson)
    say = words.catalogue(language, lesson.game.folder).say
    if screen.width < WANTED:
        screen.lines([say("too-narrow", width=screen.width, wanted=WANTED)])
    place = lesson.after(answers)
    if answers:
        screen.lines([f"[dim]{escape(say('lesson-resumed', command=command(lesson.game)))}[/]"])
    try:
        while not place.over:
            guided = Guided(place, language, screen)
            guided.draw(LEARNER)
            guided.tell()
            answers = answered(guided, answers)
            place = lesson.after(answers)
            keep(lesson.game, answers)
    except (Quit, Closed):
        screen.lines(["", escape(say("lesson-stopped", command=typed(f"learn {lesson.game.name}")))])
        return False
    keep(lesson.game, [])
    return True


def answered(guided: Guided, answers: list[str]) -> list[str]:
    """The answers with the next one that goes on, or without the last one."""
    while True:
        try:
            answer = guided.answer()
            guided.place.lesson.after([*answers, answer])
            return [*answers, answer]
        except IllegalMove as refused:
            guided.refuse(refused, LEARNER)
        except Back:
            return answers[:-1]


def command(game: Game) -> str:
    return typed(f"learn {game.name} --again")


# Where one left


def file() -> Path:
    return data_folder() / "lessons.json"


def kept(lesson: Lesson) -> list[str]:
    """The answers given so far, unless the lesson has changed since."""
    answers = everything().get(lesson.game.name)
    if not isinstance(answers, list):
        return []
    try:
        lesson.after(answers)
    except (Error, TypeError):
        return []
    return [str(answer) for answer in answers]


def everything() -> dict[str, list[str]]:
    try:
        data = json.loads(file().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def keep(game: Game, answers: Sequence[str]) -> None:
    """A folder that cannot be written is no reason to stop."""
    with suppress(OSError):
        file().parent.mkdir(parents=True, exist_ok=True)
        file().write_text(json.dumps(everything() | {game.name: list(answers)}), encoding="utf-8")
