"""A match at a terminal: draws the table for whoever is to decide, reads the move, lets bots and dealer go on."""

import importlib
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sobremesa import pages, words
from sobremesa.engine import bits
from sobremesa.engine.dealers import Manual
from sobremesa.engine.errors import Error, IllegalMove
from sobremesa.engine.luck import any_marked
from sobremesa.engine.match import Match
from sobremesa.engine.rule import CHANCE
from sobremesa.engine.story import Event, Teller

from . import saves
from .people import Person
from .scene import Scene
from .screen import WANTED, Closed, Screen, escape, seat_mark


class Quit(Exception):
    """The person wants to stop; the match is kept."""


class TakenBack(Exception):
    """A move was taken back: whoever is waited for now decides."""


class Table:
    def __init__(self, match: Match, people: list[Person], language: str, screen: Screen, path: Path):
        self.match = match
        self.game = match.game
        self.people = people
        self.names = [person.name for person in people]
        self.humans = [seat for seat, person in enumerate(people) if person.bot is None]
        self.language = language
        self.say = words.catalogue(language, self.game.folder).say
        self.screen = screen
        self.path = path
        self.keeps = True
        self.looking: int | None = None  # the person before the screen, where several share it
        self.news: dict[int | None, list[Event]] = {}
        viewers: list[int | None] = [*self.humans] or [None]
        for viewer in viewers:
            self.news[viewer] = []
            match.watchers.append(Teller(self.game, viewer, self.news[viewer].append))
        self.pad = self.game.pad(secrets.randbits(60) + 1)

    # The run of play

    def run(self) -> int:
        """Plays to the end; 0 then and when the person quits, 130 when interrupted. Nothing is lost."""
        try:
            if self.screen.width < WANTED:
                self.screen.lines([self.say("too-narrow", width=self.screen.width, wanted=WANTED)])
            while not self.match.over:
                with suppress(TakenBack):
                    self.step()
            self.end()
            return 0
        except (Quit, Closed):
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.leave()
            return 130

    def step(self) -> None:
        waiting = self.match.waiting
        if CHANCE in waiting:
            self.deal()
            return
        bots = [seat for seat in sorted(waiting) if self.people[seat].bot]
        people = [seat for seat in sorted(waiting) if not self.people[seat].bot]
        # People choose first: a bot that waits can never be said to have peeked.
        if people:
            self.decide(people[0])
        for seat in bots if not people else []:
            self.match.play(seat, self.bot_move(seat))
        self.keep()

    def bot_move(self, seat: int) -> str:
        known = self.game.blanked(self.match.state, seat)
        self.game.rules.legal(known, seat, self.pad)
        bot = self.game.bots.get(self.people[seat].bot or "")
        action = int(bot(known, seat, self.pad)) if bot else int(any_marked(self.pad))
        return self.game.notation.text(known, seat, action)

    def deal(self) -> None:
        """The person turns the real cards or rolls the real dice, and types what they show."""
        self.draw(None)
        possible = ", ".join(self.match.chances())
        self.screen.lines([escape(self.say("deal-prompt", possible=possible))])
        while True:
            text = self.ask(None)
            try:
                self.match.deal(text)
                self.keep()
                return
            except IllegalMove as refused:
                self.refuse(refused)

    def decide(self, seat: int) -> None:
        """One person's decision, until a move is made."""
        self.curtain(seat)
        self.draw(seat)
        while True:
            text = self.ask(seat)
            try:
                self.match.play(seat, self.move_from(seat, text))
                return
            except IllegalMove as refused:
                self.refuse(refused)

    def move_from(self, seat: int, text: str) -> str:
        """The move that was typed, or the one of that number in the list."""
        known = self.game.blanked(self.match.state, seat)
        legal = self.match.legal(seat)
        number = text.removeprefix("#")
        typed = self.game.notation.read(known, seat, " ".join(text.casefold().split()))
        if typed is not None and not text.startswith("#"):
            return text
        if number.isascii() and number.isdigit() and 1 <= int(number[:6]) <= len(legal):
            return legal[int(number[:6]) - 1]
        raise IllegalMove("no-such-choice", text=text[:40], count=len(legal))

    def ask(self, seat: int | None) -> str:
        """A line that is meant for the game: keys for the table itself are answered here."""
        while True:
            text = self.screen.ask()
            key = text.lower()
            if key in ("q", "quit", "exit"):
                raise Quit
            if key in ("?", "rules"):
                self.screen.read(pages.page(self.game, self.language), self.say("more"))
            elif key in ("h", "help"):
                self.explain(seat)
            elif key in ("u", "undo"):
                self.undo(seat)
            elif key:
                return text

    def explain(self, seat: int | None) -> None:
        """What may be done now, and what each of it means."""
        self.screen.lines([escape(self.say("help-keys"))])
        if seat is None:
            self.screen.lines([escape(", ".join(self.match.chances()))])
            return
        tell = words.catalogue(self.language, self.game.folder).tell
        for number, (move, meaning) in enumerate(meanings(self.match, seat), 1):
            means = tell(meaning, self.names, seat)
            self.screen.lines([f"  [dim]#{number:<3}[/] [bold]{escape(move)}[/]  {escape(means)}"])

    def undo(self, seat: int | None) -> None:
        """Takes back a person's own last move where that is fair, or a deal just typed in wrongly."""
        if seat is not None and self.match.taken_back(seat) is not None:
            self.match.take_back(seat)
        elif isinstance(self.match.dealer, Manual) and self.match.log and self.match.log[-1][0] is None:
            self.match.undo()
        else:
            self.refuse(IllegalMove("undo-unfair"))
            return
        self.keep()
        self.screen.lines([escape(self.say("undone"))])
        raise TakenBack

    def refuse(self, refused: Error) -> None:
        self.screen.lines([f"[#D55E00]{escape(refused.sentence(self.language, self.names))}[/]"])

    # What is seen

    def curtain(self, seat: int) -> None:
        """Between two people's hands the screen is wiped."""
        if len(self.humans) < 2 or self.looking == seat:
            return
        self.screen.clear()
        self.screen.lines([seat_mark(seat, self.say("curtain", name=self.names[seat]))])
        key = self.screen.ask("").lower()
        if key in ("q", "quit"):
            raise Quit
        if key in ("u", "undo"):  # whoever has just chosen thinks better of it
            self.undo(self.looking)
        self.looking = seat

    def draw(self, seat: int | None) -> None:
        """The whole table from one seat, what has happened since it last looked, and what is to be decided."""
        drawing = drawing_of(self.match, seat, self.names, self.language)
        lines = [*self.seat_lines(drawing["seats"]), *drawing["table"]]
        self.screen.rule(drawing["title"])
        self.screen.lines(lines)
        room = max(self.screen.console.height - len(lines) - 4, 2)
        self.screen.lines([f"[italic]{escape(sentence)}[/]" for sentence in self.latest(seat)[-room:]])
        if seat is not None:
            tell = words.catalogue(self.language, self.game.folder).tell
            prompt = tell(self.game.table.prompt(self.game.blanked(self.match.state, seat), seat), self.names, seat)
            self.screen.lines([f"[bold]{escape(prompt)}[/]"])
        self.screen.lines([f"[dim]{escape(self.say('keys'))}[/]"])

    def seat_lines(self, notes: list[str]) -> list[str]:
        width = max(map(len, self.names))
        waiting, scores = self.match.waiting, self.match.view(None)["scores"]
        lines = []
        for seat, name in enumerate(self.names):
            pointer = "›" if seat in waiting else " "
            lines.append(f"{pointer} {seat_mark(seat, name.ljust(width))} [bold]{scores[seat]:>4}[/]  {notes[seat]}")
        return lines

    def latest(self, seat: int | None) -> list[str]:
        """The news for this person (for the dealer, the last news of anybody), told once."""
        viewer = seat if seat in self.news else next(iter(self.news))
        events = list(self.news[viewer])
        if seat is not None:
            self.news[viewer].clear()
        return pages.sentences(self.game, events, self.names, self.language, viewer)

    def end(self) -> None:
        viewer = self.humans[0] if len(self.humans) == 1 else None
        self.looking = None
        drawing = drawing_of(self.match, viewer, self.names, self.language)
        self.screen.rule(drawing["title"])
        self.screen.lines([*self.seat_lines(drawing["seats"]), *drawing["table"]])
        self.screen.lines(
            [f"[italic]{escape(sentence)}[/]" for sentence in self.latest(self.humans[0] if self.humans else None)]
        )
        self.screen.lines([f"[bold]{escape(pages.result(self.match, self.names, self.language))}[/]"])
        self.keep()
        if self.keeps:
            self.screen.lines([f"[dim]{escape(self.say('kept-at', file=str(self.path)))}[/]"])

    # What is kept

    def keep(self) -> None:
        """After every move; a folder that cannot be written is told once, and the game goes on."""
        if not self.keeps:
            return
        try:
            saves.save(self.path, self.match, self.people)
        except OSError as fault:
            self.keeps = False
            self.screen.lines([escape(self.say("not-kept", why=str(fault.strerror or fault)))])

    def leave(self) -> None:
        self.keep()
        self.screen.lines([""])
        if self.keeps:
            command = f"sobremesa play {self.game.name} --resume {self.path}"
            self.screen.lines(
                [escape(self.say("kept-at", file=str(self.path))), escape(self.say("resume-with", command=command))]
            )


def drawing_of(match: Match, seat: int | None, names: Sequence[str], language: str) -> dict[str, Any]:
    """The game's own drawing: a title, a note for each seat and the lines of the table."""
    painter = importlib.import_module(f"{match.game.rules.__package__}.terminal")
    scene = Scene(match.view(seat), seat, match.options, names, meanings(match, seat), language, match.game.folder)
    return painter.draw(scene)


def meanings(match: Match, seat: int | None) -> list[tuple[str, dict[str, Any]]]:
    """The moves a seat may make now, and what each of them means."""
    if seat is None or seat not in match.waiting:
        return []
    game, known = match.game, match.game.blanked(match.state, seat)
    game.rules.legal(known, seat, pad := game.pad())
    actions = bits.members(pad.words)
    return [(game.notation.text(known, seat, action), game.table.meaning(known, seat, action)) for action in actions]
