"""What a viewer (a seat, or None for a spectator) is told of a match. Nothing of a match is sent but through here:
all of it comes from the viewer's blanked record, its log and the teller of its events."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from sobremesa.engine import bits
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match, Step
from sobremesa.engine.record import Plain
from sobremesa.engine.rule import CHANCE, EVERYONE
from sobremesa.engine.story import Teller, steps

from . import wire

LONGEST_STORY = 400  # entries told at once


class Sight:
    """A game as one viewer may see it: `blanked` is what the viewer knows of a state, the last one kept.

    It stands in for the game wherever only `blanked` and `table` are asked of it.
    """

    def __init__(self, game: Game, viewer: int | None):
        self.game = game
        self.table = game.table
        self.viewer = viewer
        self._pad = Plain(game.pad())
        self._last: tuple[Any, Plain] | None = None

    def blanked(self, state: Any, _: int | None = None) -> Plain:
        if self._last is None or self._last[0] is not state:
            self._last = state, self.game.blanked(state, self.viewer)
        return self._last[1]

    def view(self, state: Any) -> wire.Data:
        return self.table.view(self.blanked(state), self.viewer)

    def now(self, match: Match) -> wire.Now:
        waiting, viewer = sorted(match.waiting - {CHANCE}), self.viewer
        asked = viewer is not None and viewer in waiting
        position = match.position
        known = self.blanked(position)
        return wire.Now(
            view=self.view(position),
            waiting=waiting,
            prompt=self.table.prompt(known, viewer) if asked else None,
            moves=self.choices(known) if asked else [],
            can_undo=viewer is not None and may_undo(match, viewer),
            result=wire.Result(match.scores, match.winners, match.reason or "") if match.over else None,
        )

    def choices(self, known: Plain) -> list[wire.Choice]:
        """The moves the viewer may make, and what each means."""
        pad = self._pad
        self.game.rules.legal(known, self.viewer, pad)
        text, meaning = self.game.notation.text, self.table.meaning
        return [
            wire.Choice(text(known, self.viewer, action), meaning(known, self.viewer, action))
            for action in bits.members(pad.words)
        ]


class Listener:
    """One viewer's story so far, an entry for each of the log's; steps go on with it."""

    def __init__(self, match: Match, viewer: int | None):
        self.sight = Sight(match.game, viewer)
        self.story: list[list[wire.Event]] = []
        self._teller = Teller(cast(Game, self.sight), viewer, self._heard)
        self.hear(steps(match))

    def _heard(self, event: wire.Event) -> None:
        self.story[-1].append(event)

    def hear(self, happened: Iterable[Step]) -> None:
        for step in happened:
            self.story.append([])
            self._teller(step)

    def told(self, happened: Sequence[Step]) -> list[wire.Told]:
        """Steps that are sent together, the table in between shown after a seat's open move."""
        told = []
        for number, step in enumerate(happened, 1):
            self.hear([step])
            seen = step.audience == EVERYONE or step.opened
            between = number < len(happened) and step.seat != CHANCE and seen
            told.append(wire.Told(self.story[-1], self.sight.view(step.after) if between else None))
        return told


def may_undo(match: Match, seat: int) -> bool:
    """Whether a seat may fairly take its last move back."""
    return not match.over and match.taken_back(seat) is not None


def story(match: Match, viewer: int | None, first: int, count: int, over: bool = False) -> wire.Story:
    """The log with what each entry told the viewer and the table after it; once the game is over, with all moves."""
    log: list[Any] = match.log if over or match.over else match.log_for(viewer)
    begun = match.copy()
    begun._reset()
    start, listener = begun.position, Listener(begun, viewer)
    entries = []
    for number, step in enumerate(steps(match)):
        listener.hear([step])
        if first <= number < first + count:
            (seat, move), view = log[number], listener.sight.view(step.after)
            entries.append(wire.StoryEntry(seat, move, listener.story[number], view))
    return wire.Story(viewer, len(log), first, listener.sight.view(start), entries)
