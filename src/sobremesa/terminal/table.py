"""A match at a terminal: draws the table for whoever is to decide, reads the move, lets bots and dealer go on."""

import datetime
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from sobremesa import pages, words
from sobremesa.arguments import Progress, typed
from sobremesa.bots import coach, part_of
from sobremesa.bots.seated import think
from sobremesa.coaching import Told
from sobremesa.engine import bits
from sobremesa.engine.dealers import Manual
from sobremesa.engine.errors import Error, IllegalMove
from sobremesa.engine.match import Match, Step, one_line
from sobremesa.engine.rule import CHANCE
from sobremesa.engine.story import Event, Teller, steps

from . import plain, saves
from .analyse import hint_lines, show
from .people import Person
from .scene import Scene, seat_mark
from .screen import WANTED, Closed, Screen, escape

HINT_SECONDS = 1.0  # that a hint may take, about
RECALLED = 4  # entries that are told again when a saved match is taken up


class Quit(Exception):
    """The person wants to stop; the match is kept."""


class TakenBack(Exception):
    """A move was taken back: whoever is waited for now decides."""


class Table:
    def __init__(
        self, match: Match, people: list[Person], language: str, screen: Screen, path: Path, accounts: bool = True
    ):
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
        self.accounts = accounts  # whether luck and skill are told at the end
        self.alone = self.humans[0] if len(self.humans) == 1 else None  # the one person here, if it is one
        self.typed: int | None = None  # the log's length before a deal was typed in, while no person has moved since
        self.looking: int | None = None  # the person before the screen, where several share it
        self.news: dict[int | None, list[Event]] = {}
        self.listen(after=len(match.log) - RECALLED)

    def listen(self, after: int) -> None:
        """Starts to gather the news anew, for every person and for whoever only watches, from that entry on."""
        self.match.watchers.clear()
        for viewer in (*self.humans, None):
            self.news[viewer] = []
            for number, step in enumerate(steps(self.match)):
                if number >= after:
                    self.hear(viewer, step)
            self.match.watchers.append(partial(self.hear, viewer))

    def hear(self, viewer: int | None, step: Step) -> None:
        self.news[viewer] += Teller(self.game, viewer).events(step)

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
            known = self.game.blanked(self.match.state, seat)
            self.match.play(seat, think(self.game, known, seat, self.people[seat].bot or ""))
        self.keep()

    def deal(self) -> None:
        """The person turns the real cards or rolls the real dice, and types what they show, one or several."""
        self.draw(self.alone)
        while True:
            self.screen.lines([escape(self.say("deal-prompt", possible=", ".join(self.match.chances())))])
            text = self.ask(None)
            try:
                outcomes = dealt(self.match, text)
            except IllegalMove as refused:
                self.refuse(refused)
                continue
            self.typed = len(self.match.log)
            for outcome in outcomes:
                self.match.deal(outcome)
            self.keep()
            return

    def decide(self, seat: int) -> None:
        """One person's decision, until a move is made."""
        self.curtain(seat)
        self.draw(seat)
        while True:
            text = self.ask(seat)
            try:
                self.match.play(seat, self.move_from(seat, text))
                self.typed = None
                return
            except IllegalMove as refused:
                self.refuse(refused, seat)

    def move_from(self, seat: int, text: str) -> str:
        """The move that was typed, in English or the reader's language, or the one of that number in the list."""
        known = self.game.blanked(self.match.state, seat)
        legal = self.match.legal(seat)
        number = text.removeprefix("#")
        for move in (text, words.catalogue(self.language, self.game.folder).in_english(text)):
            if self.game.notation.read(known, seat, one_line(move)) is not None and not text.startswith("#"):
                return move
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
                page = pages.page(self.game, self.language, self.match.options, typed=True)
                self.screen.read(page, self.say("more"))
            elif key in ("h", "help"):
                self.explain(seat)
            elif key in ("u", "undo"):
                self.undo(seat)
            elif key in ("!", "hint"):
                self.hint(seat)
            elif key:
                return text

    def explain(self, seat: int | None) -> None:
        """What may be done now, and what each of it means."""
        lines = [escape(self.say("help-keys"))]
        tell = words.catalogue(self.language, self.game.folder).tell
        for number, (move, meaning) in enumerate(meanings(self.match, seat), 1):
            lines.append(f"  [dim]#{number:<3}[/] [bold]{escape(move)}[/]  {escape(tell(meaning, self.names, seat))}")
        if seat is None:
            lines.append(escape(", ".join(self.match.chances())))
        self.screen.page(lines, self.say("more"))

    def hint(self, seat: int | None) -> None:
        """The best moves by what this person knows, and why."""
        if seat is None:
            self.refuse(IllegalMove("hint-not-now"))
            return
        if not coach.ready(self.game):
            self.screen.lines([f"[dim]{escape(self.say('compiling', game=self.game.folder))}[/]"])
        self.screen.lines(hint_lines(self.match, seat, self.names, self.language, HINT_SECONDS))

    def undo(self, seat: int | None) -> None:
        """Takes back a person's own last move where that is fair, or a deal typed in wrongly."""
        mine = seat if seat is not None else self.alone
        if mine is not None and self.match.taken_back(mine) is not None:
            self.match.take_back(mine)
        elif isinstance(self.match.dealer, Manual) and self.typed is not None:
            while len(self.match.log) > self.typed:
                self.match.undo()
            self.typed = None
        else:
            self.refuse(IllegalMove("undo-unfair"), seat)
            return
        self.keep()
        self.listen(after=len(self.match.log))
        self.screen.lines([escape(self.say("undone"))])
        raise TakenBack

    def refuse(self, refused: Error, seat: int | None = None) -> None:
        self.screen.lines([f"[#D55E00]{escape(refused.sentence(self.language, self.names, seat))}[/]"])

    # What is seen

    def curtain(self, seat: int) -> None:
        """Between two people's hands the screen is wiped."""
        if len(self.humans) < 2 or self.looking == seat or not self.game.secrets:
            return
        self.screen.clear()
        self.screen.lines([seat_mark(seat, self.say("curtain", name=self.names[seat]))])
        key = self.screen.ask("").lower()
        if key in ("q", "quit"):
            raise Quit
        if key in ("u", "undo"):  # whoever has just chosen thinks better of it
            last, self.looking = self.looking, None
            self.undo(last)
        self.looking = seat

    def draw(self, seat: int | None) -> None:
        """The whole table from one seat, what has happened since it last looked, and what is to be decided."""
        drawing = drawing_of(self.match, seat, self.names, self.language)
        lines = [*self.seat_lines(drawing["seats"]), *drawing["table"]]
        self.screen.rule(drawing["title"])
        self.screen.lines(lines)
        room = max(self.screen.console.height - len(lines) - 5, 2)
        told = fitting(self.latest(seat), room, self.screen.width)
        self.screen.lines([f"[italic]{escape(sentence)}[/]" for sentence in told])
        self.invite(seat)

    def invite(self, seat: int | None) -> None:
        """What is to be decided, and the keys."""
        if seat is not None and seat in self.match.waiting:
            tell = words.catalogue(self.language, self.game.folder).tell
            prompt = tell(self.game.table.prompt(self.game.blanked(self.match.state, seat), seat), self.names, seat)
            example = self.say("type-like", examples=examples(self.match.legal(seat)))
            self.screen.lines([f"[bold]{escape(prompt)}[/] [dim]{escape(example)}[/]"])
        self.screen.lines([f"[dim]{escape(self.say('keys'))}[/]"])

    def seat_lines(self, notes: list[str]) -> list[str]:
        width = max(map(len, self.names))
        waiting, scores = self.match.waiting, self.match.view(None)["scores"]
        lines = []
        for seat, name in enumerate(self.names):
            pointer = "›" if seat in waiting else " "
            level = self.people[seat].bot
            bot = f"[dim]{escape(self.level_name(level))}[/]  " if level else ""
            points = f"[bold]{words.figure(scores[seat]):>4}[/]"
            lines.append(f"{pointer} {seat_mark(seat, name.ljust(width))} {points}  {bot}{notes[seat]}")
        return lines

    def level_name(self, bot: str) -> str:
        """What a bot's level is called; a simple bot by its own name."""
        known = words.catalogue(self.language, self.game.folder).has(f"level-{bot}")
        return self.say(f"level-{bot}") if known else bot.replace("_", " ")

    def latest(self, viewer: int | None) -> list[str]:
        """The news for this person, or for whoever only watches, told once."""
        events = list(self.news[viewer])
        self.news[viewer].clear()
        return pages.sentences(self.game, events, self.names, self.language, viewer)

    def end(self) -> None:
        """The last table, what happened last, and who has won: on a shared screen as anybody sees it."""
        self.screen.clear() if self.alone is None and self.looking is not None else None
        drawing = drawing_of(self.match, self.alone, self.names, self.language)
        self.screen.rule(drawing["title"])
        self.screen.lines([*self.seat_lines(drawing["seats"]), *drawing["table"]])
        self.screen.lines([f"[italic]{escape(sentence)}[/]" for sentence in self.latest(self.alone)[-4:]])
        result = pages.result(self.match, self.names, self.language, self.alone)
        self.screen.lines([f"[bold]{escape(result)}[/]"])
        self.keep()
        if self.keeps:
            self.screen.whole(self.say("kept-at", file=str(self.path)))
        if self.accounts:
            self.account()

    def account(self) -> None:
        """Where the result came from: to the one person here, or to everybody who shares the screen. Nobody waits for
        the coach to be compiled: then the command for it is named."""
        if not coach.ready(self.game):
            if self.keeps:
                self.screen.whole(self.say("coach-later", command=typed(f"analyse {self.path}")))
            return
        with Progress(len(self.match.log)) as bar:

            def progress(done: int, total: int) -> None:
                bar.total = total
                bar.at(done)

            try:
                report = coach.report(self.match, progress=progress)
            except KeyboardInterrupt:  # who does not want to wait for it
                return
        self.note(report)
        for seat in self.humans:
            told = Told(report, self.match, self.names, self.language, seat, you=self.alone == seat)
            self.screen.lines([""])
            show(self.screen, told, whole=False)

    def note(self, report: dict[str, Any]) -> None:
        """The one person's mistakes are asked again another day."""
        from . import practise

        if self.alone is not None and self.keeps:
            practise.note(self.match, report, self.alone, self.path, datetime.date.today())

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
            self.screen.whole(self.say("kept-at", file=str(self.path)))
            self.screen.whole(self.say("resume-with", command=typed(f"play {self.game.name} --resume {self.path}")))


def fitting(sentences: list[str], room: int, width: int) -> list[str]:
    """The last of the sentences, as many as fit into so many lines; the very last one always."""
    kept: list[str] = []
    for sentence in reversed(sentences):
        room -= -(-len(sentence) // (width - 4))
        if room < 0 and kept:
            break
        kept.insert(0, sentence)
    return kept


def dealt(match: Match, text: str) -> list[str]:
    """The outcomes that were typed, tried out on a copy: nothing is dealt by halves."""
    parts = [text] if match.game.notation.read(match.state, CHANCE, one_line(text)) is not None else text.split()
    trial = match.copy()
    for part in parts or [text]:
        trial.deal(part.strip(","))
    return [part.strip(",") for part in parts]


def examples(legal: list[str]) -> str:
    """Two moves to go by: the first and the last."""
    return (" … " if len(legal) > 2 else ", ").join(dict.fromkeys((legal[0], legal[-1])))


def drawing_of(match: Match, seat: int | None, names: Sequence[str], language: str) -> dict[str, Any]:
    """The game's own drawing, or a plain one: a title, a note for each seat and the lines of the table."""
    painter = part_of(match.game, "terminal") or plain
    return painter.draw(scene_of(match, seat, [escape(name) for name in names], language))


def scene_of(match: Match, seat: int | None, names: Sequence[str], language: str) -> Scene:
    """What a drawing is made from."""
    return Scene(match.view(seat), seat, match.options, names, meanings(match, seat), language, match.game.folder)


def meanings(match: Match, seat: int | None) -> list[tuple[str, dict[str, Any]]]:
    """The moves a seat may make now, and what each of them means."""
    if seat is None or seat not in match.waiting:
        return []
    game, known = match.game, match.game.blanked(match.state, seat)
    game.rules.legal(known, seat, pad := game.pad())
    actions = bits.members(pad.words)
    return [(game.notation.text(known, seat, action), game.table.meaning(known, seat, action)) for action in actions]
