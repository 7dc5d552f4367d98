"""Puzzles in a terminal: the day's, a run of ten, and one's own mistakes, which come again until they are known."""

import datetime
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

from sobremesa import puzzles, words
from sobremesa.bots import DEFAULT
from sobremesa.engine.dealers import Seeded
from sobremesa.engine.errors import Error, IllegalMove
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.paths import data_folder
from sobremesa.puzzles import Puzzle

from . import saves
from .people import Person
from .screen import Closed, Screen, escape
from .table import Quit, Table

RUN = 10
DAYS = (1, 3, 7, 21)  # until a mistake comes again, each time it was got right


class Question(Table):
    """A puzzle as it is drawn and answered. Nothing of it is saved as a match."""

    def __init__(self, puzzle: Puzzle, language: str, screen: Screen):
        names = puzzle.names(language)
        people = [Person(name, None if seat == puzzle.seat else DEFAULT) for seat, name in enumerate(names)]
        super().__init__(puzzle.match, people, language, screen, Path(), accounts=False)
        self.keeps = False
        self.puzzle = puzzle
        self.news[puzzle.seat].clear()

    def undo(self, seat: int | None) -> None:
        self.refuse(IllegalMove("undo-unfair"), seat)

    def hint(self, seat: int | None) -> None:
        self.refuse(IllegalMove("hint-not-now"), seat)

    def answer(self) -> str:
        """The learner's move, as the log has it."""
        seat = self.puzzle.seat
        self.draw(seat)
        self.screen.lines([f"[bold]{escape(self.say('puzzle-ask'))}[/]"])
        while True:
            text = self.ask(seat)
            try:
                trial = self.match.copy()
                trial.play(seat, self.move_from(seat, text))
                return trial.log[len(self.match.log)][1]
            except IllegalMove as refused:
                self.refuse(refused, seat)

    def tell(self, move: str) -> bool:
        """Whether it was right, what the moves are worth, and why."""
        puzzle, lines = self.puzzle, []
        right = puzzle.is_right(move)
        worth = puzzle.told_worth(puzzle.worths[0][1], self.language)
        shown = move if right else puzzle.best
        lines.append(self.say("puzzle-right" if right else "puzzle-not-right", move=shown, worth=worth))
        mine = puzzle.worth(move)
        if not right and mine is not None:
            lines.append(self.say("puzzle-yours", move=move, worth=puzzle.told_worth(mine, self.language)))
        lines.append(puzzle.sentence(self.language))
        self.screen.lines([f"[bold]{escape(lines[0])}[/]", *map(escape, lines[1:])])
        return right


def one(puzzle: Puzzle, title: str, language: str, screen: Screen) -> bool:
    """Asks one puzzle; afterwards one may play on from it."""
    screen.rule(title)
    question = Question(puzzle, language, screen)
    right = question.tell(question.answer())
    screen.lines([f"[dim]{escape(question.say('puzzle-go-on'))}[/]"])
    key = screen.ask().lower()
    if key in ("q", "quit", "exit"):
        raise Quit
    if key == "p":
        match = puzzle.match.copy()
        match.deal_by(Seeded(random.randrange(2**31)))
        Table(match, question.people, language, screen, saves.new_file(match.game.name)).run()
    return right


def today(game: Game, language: str, screen: Screen, day: datetime.date) -> None:
    title = words.catalogue(language).say("puzzle-of-day", date=day.isoformat())
    one(puzzles.puzzle(game, puzzles.of_the_day(game, day)), title, language, screen)


def run(game: Game, language: str, screen: Screen, seed: int | None) -> None:
    """Ten of them, from easy to hard."""
    every = range(puzzles.count(game))
    numbers = sorted(random.Random(seed).sample(every, min(RUN, len(every))))
    say, right = words.catalogue(language).say, 0
    puzzles.puzzle(game, 0)  # that there are none is said at once
    for place, number in enumerate(numbers, 1):
        puzzle = puzzles.puzzle(game, number)
        title = f"{say('puzzle-of-run', number=place, count=len(numbers))} · {say('puzzle-grade', grade=puzzle.grade)}"
        right += one(puzzle, title, language, screen)
    screen.lines([escape(say("puzzle-score", right=right, count=len(numbers)))])


# One's own mistakes


def file() -> Path:
    return data_folder() / "mistakes.json"


def kept() -> list[dict[str, Any]]:
    try:
        data = json.loads(file().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return []
    fields = {"file": str, "told": dict, "stage": int, "due": str}
    return [
        each
        for each in (data if isinstance(data, list) else [])
        if isinstance(each, dict) and all(isinstance(each.get(name), kind) for name, kind in fields.items())
    ]


def keep(mistakes: list[dict[str, Any]]) -> None:
    with suppress(OSError):
        file().parent.mkdir(parents=True, exist_ok=True)
        file().write_text(json.dumps(mistakes, ensure_ascii=False), encoding="utf-8")


def note(match: Match, report: dict[str, Any], seat: int, path: Path, day: datetime.date) -> None:
    """Takes in what the coach found in a saved match."""
    found = [told for told in report["decisions"] if told["seat"] == seat]
    by_entry = {told["entry"]: told for told in found}
    fresh = [
        {"file": str(path.absolute()), "told": by_entry[entry], "stage": 0, "due": after(day, 0)}
        for entry, _ in puzzles.mistakes(match, report, seat)
    ]
    known = {(each["file"], each["told"].get("entry")) for each in kept()}
    keep([*kept(), *(each for each in fresh if (each["file"], each["told"]["entry"]) not in known)])


def after(day: datetime.date, stage: int) -> str:
    return (day + datetime.timedelta(days=DAYS[stage])).isoformat()


def mistakes(language: str, screen: Screen, day: datetime.date, game: Game | None = None) -> None:
    """Those that are due. Known once they were got right each time; a record that no longer fits is left out."""
    say, asked = words.catalogue(language).say, 0
    for each in kept():
        if each["due"] > day.isoformat():
            continue
        puzzle = opened(each)
        if puzzle is None or (game is not None and puzzle.match.game is not game):
            continue
        asked += 1
        title = say("puzzle-own", game=puzzle.match.game.folder)
        right = one(puzzle, title, language, screen)
        stage = each["stage"] + 1 if right else 0
        others = [other for other in kept() if other != each]
        keep(others if stage == len(DAYS) else [*others, each | {"stage": stage, "due": after(day, stage)}])
    if not asked:
        screen.lines([escape(say("puzzle-none-due"))])


def opened(each: dict[str, Any]) -> Puzzle | None:
    try:
        match, _ = saves.load(Path(each["file"]))
        return puzzles.mistake(match, each["told"])
    except (Error, KeyError, TypeError):
        return None


def stopped(asked: Any) -> None:
    """Runs it; who stops in between is not told off."""
    with suppress(Quit, Closed):
        asked()
