"""A match as it is told: to each seat the events it may know of, from the blanked records alone."""

from collections.abc import Iterator
from typing import Any

from .game import Game
from .match import Match, Step

Event = dict[str, Any]


class Teller:
    """Tells one viewer (a seat, or None for a spectator) what it may see of each step of a match."""

    def __init__(self, game: Game, viewer: int | None):
        self.game = game
        self.viewer = viewer

    def events(self, step: Step) -> list[Event]:
        if step.opened:
            return step.open_events
        if not step.is_seen_by(self.viewer):
            return step.unseen_events
        before = self.game.blanked(step.before, self.viewer)
        after = self.game.blanked(step.after, self.viewer)
        told: list[Event] = self.game.table.events(before, step.moves, after)
        return told


def steps(match: Match) -> Iterator[Step]:
    """The whole log once more, step by step."""
    again = match.begun()
    for entry in match.log:
        if step := again.fold(entry):
            yield step


def story(match: Match, viewer: int | None) -> list[list[Event]]:
    """What the viewer has been told, a list for each entry of the log."""
    teller = Teller(match.game, viewer)
    return [teller.events(step) for step in steps(match)]
