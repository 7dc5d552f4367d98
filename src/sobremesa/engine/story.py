"""A match as it is told: to each seat the events it may know of, from the blanked records alone."""

from collections.abc import Callable, Iterator
from typing import Any

from .game import Game
from .match import Match, Step
from .rule import EVERYONE

Event = dict[str, Any]


class Teller:
    """Watches a match for one viewer (a seat, or None for a spectator) and tells what it may see of each step."""

    def __init__(self, game: Game, viewer: int | None, tell: Callable[[Event], None]):
        self.game = game
        self.viewer = viewer
        self.tell = tell
        self.in_secret = getattr(game.table, "in_secret", None)  # a short cut to what is told of a hidden move
        self.heard = 0  # steps
        self.hidden: list[tuple[int, tuple[int, int]]] = []  # moves made but not yet seen, with their numbers

    def __call__(self, step: Step) -> None:
        sees = step.audience == EVERYONE or (self.viewer is not None and bool(step.audience >> self.viewer & 1))
        move = (step.seat, step.action)
        if step.opened:
            opened: list[tuple[int, int | None]] = [*(each for _, each in self.hidden), move]
            self.hidden = []
        elif sees:
            opened = [move]
        else:
            opened = [(step.seat, None)]
            self.hidden.append((self.heard, move))
        self.heard += 1
        if self.in_secret and step.audience != EVERYONE and not step.opened:
            events = self.in_secret(*opened[0])
        else:
            before = self.game.blanked(step.before, self.viewer)
            after = self.game.blanked(step.after, self.viewer)
            events = self.game.table.events(before, opened, after)
        for event in events:
            self.tell(event)

    def back_to(self, heard: int) -> None:
        """Steps beyond these were taken back. (Nothing has come into the open since.)"""
        self.heard = heard
        self.hidden = [(number, move) for number, move in self.hidden if number < heard]


def steps(match: Match) -> Iterator[Step]:
    """The whole log once more, step by step."""
    again = match.copy()
    again._reset()
    for actor, text in match.log:
        yield again._apply_text(actor, text)


def story(match: Match, viewer: int | None) -> list[list[Event]]:
    """What the viewer has been told, a list for each entry of the log."""
    told: list[list[Event]] = []
    teller = Teller(match.game, viewer, lambda event: told[-1].append(event))
    for step in steps(match):
        told.append([])
        teller(step)
    return told
