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
    """A game as one viewer may see it: `blanked` is what the viewer knows of a state, the last one kept. Where all is
    open that is the state itself.

    It stands in for the game wherever only `blanked` and `table` are asked of it.
    """

    def __init__(self, game: Game, viewer: int | None):
        self.game = game
        self.table = game.table
        self.viewer = viewer
        self._pad = game.plain_pad()
        self._last: tuple[Any, Plain] | None = None

    def blanked(self, state: Any, _: int | None = None) -> Plain:
        if self.game.rules.opened(state):
            return cast(Plain, state)
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
            can_undo=viewer is not None and match.taken_back(viewer) is not None,
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
    """One viewer's story so far, an entry for each of the log's; steps go on with it.

    Without memory aids, what newer moves cover is told no more than its covered form while the game lasts.
    """

    def __init__(self, match: Match, viewer: int | None, aids: bool):
        self.sight = Sight(match.game, viewer)
        self.aids = aids or not match.game.covers
        self.covered = 0  # entries that newer ones cover
        self._told: list[list[wire.Event]] = []
        self._teller = Teller(cast(Game, self.sight), viewer)
        self.hear(steps(match))

    def __len__(self) -> int:
        return len(self._told)

    def hear(self, happened: Iterable[Step]) -> None:
        for step in happened:
            self._told.append(self._teller.events(step))
            self.covered = 0 if self.aids else step.covered

    def entry(self, number: int) -> list[wire.Event]:
        """What an entry of the log is told as now."""
        told = self._told[number]
        return [self.sight.table.covered_event(event) for event in told] if number < self.covered else told

    def entries(self, first: int) -> list[list[wire.Event]]:
        return [self.entry(number) for number in range(first, len(self._told))]

    def back_to(self, kept: int) -> None:
        """The entries beyond these were taken back."""
        del self._told[kept:]

    def told(self, happened: Sequence[Step]) -> list[wire.Told]:
        """Steps that are sent together, the table in between shown after a seat's open move."""
        told: list[wire.Told] = []
        for number, step in enumerate(happened, 1):
            self.hear([step])
            seen = step.audience == EVERYONE or step.opened
            between = number < len(happened) and step.seat != CHANCE and seen
            told.append(wire.Told(self._told[-1], self.sight.view(step.after) if between else None))
        return told

    def changed(self, covered: int) -> list[wire.Retold]:
        """Entries that are told otherwise than when so many were covered."""
        if covered == self.covered:
            return []
        cover, retold = self.sight.table.covered_event, []
        for number in range(min(covered, self.covered), max(covered, self.covered)):
            for event in self._told[number]:
                if cover(event) is not event:
                    retold.append(wire.Retold(number, self.entry(number)))
                    break
        return retold


def story(
    match: Match,
    viewer: int | None,
    aids: bool,
    first: int,
    count: int,
    over: bool = False,
    everything: bool = False,
) -> wire.Story:
    """The log with what each entry told the viewer and the table after it; once the game is over, with all moves, and
    if wished for with what every seat held."""
    log: list[Any] = match.log if over or match.over else match.log_for(viewer, aids)
    begun = match.copy()
    begun._reset()
    start, listener = begun.position, Listener(begun, viewer, aids)
    seats = range(match.seats) if everything else [] if viewer is None else [viewer]
    sights, spectator = [Sight(match.game, seat) for seat in seats], Sight(match.game, None)
    views, held = [], []
    covers = 0  # the entry whose cards cover those that lay open before
    for number, step in enumerate(steps(match)):
        covered = listener.covered
        listener.hear([step])
        if listener.covered != covered:
            covers = number if listener.covered else 0
        wanted = first <= number < first + count
        views.append(listener.sight.view(step.after) if wanted else {})
        common = spectator.view(step.after) if wanted and sights else {}
        held.append({str(sight.viewer): own(sight.view(step.after), common) for sight in sights} if wanted else {})
    entries = []
    for number in range(first, min(first + count, len(log))):
        (seat, move), view = log[number], views[number]
        if number < covers:
            view = match.game.table.covered_view(view)
        entries.append(wire.StoryEntry(seat, move, listener.entry(number), view, held[number]))
    return wire.Story(viewer, len(log), first, listener.sight.view(start), entries, everything)


def own(view: wire.Data, common: wire.Data) -> wire.Data:
    """What one view holds that the common one does not."""
    return {name: value for name, value in view.items() if value != common[name]}
