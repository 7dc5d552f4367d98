"""Steps through a saved match: forward, back, jump, from a spectator's or a seat's eyes."""

from sobremesa import pages, words
from sobremesa.engine.errors import BadOption
from sobremesa.engine.match import Match
from sobremesa.engine.options import shown
from sobremesa.engine.story import story

from .people import Person, named
from .scene import seat_mark
from .screen import Closed, Screen, escape
from .table import drawing_of


class Replay:
    def __init__(self, match: Match, people: list[Person], language: str, screen: Screen, seat: int | None):
        if seat is not None and not 0 <= seat < match.seats:
            raise BadOption("no-such-seat", seat=shown(seat), last=match.seats - 1)
        self.names = named(people, language)
        self.language, self.screen, self.seat = language, screen, seat
        self.say = words.catalogue(language, match.game.folder).say
        self.positions = positions(match)
        self.at = 0

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    def run(self) -> int:
        """Until the person quits or the input ends."""
        try:
            while True:
                self.draw()
                self.go(self.screen.ask().lower())
        except (Closed, StopIteration):
            return 0

    def go(self, key: str) -> None:
        if key in ("q", "quit"):
            raise StopIteration
        if key in ("", "n", "f"):
            self.at = min(self.at + 1, self.last)
        elif key in ("b", "p"):
            self.at = max(self.at - 1, 0)
        elif key == "s":
            seats = [None, *range(len(self.names))]
            self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
        elif key.isascii() and key.isdigit():
            self.at = min(int(key[:6]), self.last)
        else:
            self.screen.lines([escape(self.say("keys-replay"))])

    def draw(self) -> None:
        match = self.positions[self.at]
        eyes = self.say("replay-eyes-all") if self.seat is None else self.say("replay-eyes", name=self.names[self.seat])
        drawing = drawing_of(match, self.seat, self.names, self.language)
        self.screen.rule(drawing["title"])
        place = self.say("replay-at", entry=self.at, entries=self.last)
        self.screen.lines([f"[dim]{escape(place)} · {escape(eyes)}[/]"])
        scores = match.view(None)["scores"]
        for seat, name in enumerate(self.names):
            points = f"[bold]{words.figure(scores[seat])}[/]"
            self.screen.lines([f"  {seat_mark(seat, name)} {points}  {drawing['seats'][seat]}"])
        self.screen.lines(drawing["table"])
        if self.at:
            events = story(match, self.seat)[-1]
            told = [words.catalogue(self.language, match.game.folder).tell(e, self.names, self.seat) for e in events]
            self.screen.lines([f"[italic]{escape(sentence)}[/]" for sentence in told])
        if match.over:
            self.screen.lines([f"[bold]{escape(pages.result(match, self.names, self.language))}[/]"])
        self.screen.lines([f"[dim]{escape(self.say('keys-replay'))}[/]"])


def positions(match: Match) -> list[Match]:
    """The match after each entry of its log, and before the first."""
    again = match.begun()
    found = [again.copy()]
    for entry in match.log:
        again.fold(entry)
        found.append(again.copy())
    return found
