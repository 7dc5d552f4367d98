"""What a viewer (a seat, or None for a spectator) is told of a match. Nothing of a match is sent but through here:
all of it comes from the viewer's blanked record, its log and the teller of its events."""

from collections.abc import Sequence
from typing import Any, cast

from sobremesa.engine import bits
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match, Step
from sobremesa.engine.record import Plain
from sobremesa.engine.rule import CHANCE
from sobremesa.engine.story import Teller, steps

from .. import wire

Events = list[wire.Event]
LONGEST_STORY = 400  # entries told at once


class Common:
    """A position, and the view that all have of it, made once for all viewers: what a spectator is shown."""

    __slots__ = ("open", "position", "view")

    def __init__(self, game: Game, position: Any):
        known = game.known(position, None)
        self.position = position
        self.open = known is position  # nothing of it is secret
        self.view: wire.Data = game.view(known, None)


class Standing(Common):
    """Where a match stands, as everybody may know it."""

    __slots__ = ("match", "result", "waiting")

    def __init__(self, match: Match):
        super().__init__(match.game, match.position)
        self.match = match
        self.waiting = sorted(match.waiting - {CHANCE})
        self.result = wire.Result(match.scores, match.winners, match.reason or "") if match.over else None


class Account:
    """Steps that are told together, with what all viewers have of them in common."""

    def __init__(self, game: Game, happened: Sequence[Step]):
        last = len(happened)
        # The table after a seat's open move, where more has followed
        self.steps = [
            (step, Common(game, step.after) if number < last and step.seat != CHANCE and step.seen else None)
            for number, step in enumerate(happened, 1)
        ]


class Sight:
    """A game as one viewer may see it: `known` is what the viewer knows of a state, the last one kept.

    It stands in for the game wherever only `blanked` and `table` are asked of it.
    """

    def __init__(self, game: Game, viewer: int | None):
        self.game = game
        self.table = game.table
        self.viewer = viewer
        self._alike = viewer is None or not game.secrets  # whether all is seen that way
        self._pad = game.plain_pad()
        self._last: tuple[Any, Plain] | None = None

    def blanked(self, state: Any, _: int | None = None) -> Plain:
        if self._last is None or self._last[0] is not state:
            self._last = state, self.game.known(state, self.viewer)
        return self._last[1]

    def known(self, common: Common) -> Plain:
        return common.position if common.open else self.blanked(common.position)

    def view(self, common: Common) -> wire.Data:
        if self._alike:
            return common.view
        return common.view | self.table.own(self.known(common), self.viewer)

    def now(self, standing: Standing) -> wire.Now:
        viewer = self.viewer
        asked = viewer is not None and viewer in standing.waiting
        known = self.known(standing)
        return wire.Now(
            view=self.view(standing),
            waiting=standing.waiting,
            prompt=self.table.prompt(known, viewer) if asked else None,
            moves=self.choices(known) if asked else [],
            can_undo=viewer is not None and standing.match.taken_back(viewer) is not None,
            result=standing.result,
        )

    def choices(self, known: Plain) -> list[wire.Choice]:
        """The moves the viewer may make, and what each means."""
        viewer, pad = self.viewer, self._pad
        self.game.rules.legal(known, viewer, pad)
        text, meaning, choice = self.game.notation.text, self.table.meaning, wire.Choice
        return [
            choice(text(known, viewer, action), meaning(known, viewer, action)) for action in bits.members(pad.words)
        ]


class Listener:
    """One viewer's story so far, an entry for each of the log's; steps go on with it.

    Without memory aids, what newer moves cover is told no more than its covered form while the game lasts.
    """

    def __init__(self, match: Match, viewer: int | None, aids: bool):
        self.sight = Sight(match.game, viewer)
        self.aids = aids or not match.game.covers
        self.covered = 0  # entries that newer ones cover
        self._events: list[Events] = []
        self._covers: dict[int, Events] = {}  # what was shown and is told otherwise once newer ones cover it
        self._teller = Teller(cast(Game, self.sight), viewer)
        for step in steps(match):
            self.hear(step)

    def __len__(self) -> int:
        return len(self._events)

    def hear(self, step: Step) -> Events:
        events = self._teller.events(step)
        self._events.append(events)
        if not self.aids:
            self.covered = step.covered
            covered = step.covered_events(events) if step.seen else events
            if covered is not events:
                self._covers[len(self._events) - 1] = covered
        return events

    def entry(self, number: int) -> Events:
        """What an entry of the log is told as now."""
        told = self._events[number]
        return self._covers.get(number, told) if number < self.covered else told

    def entries(self, first: int) -> list[Events]:
        return [self.entry(number) for number in range(first, len(self._events))]

    def back_to(self, kept: int) -> None:
        """The entries beyond these were taken back."""
        del self._events[kept:]
        self._covers = {number: events for number, events in self._covers.items() if number < kept}

    def tell(self, account: Account) -> list[wire.Told]:
        """Steps that are sent together."""
        view, hear, told = self.sight.view, self.hear, wire.Told
        return [told(hear(step), view(common) if common else None) for step, common in account.steps]

    def retold(self, before: int) -> list[wire.Retold]:
        """Entries that are told otherwise than when so many were covered."""
        changed = range(min(before, self.covered), max(before, self.covered))
        return [wire.Retold(number, self.entry(number)) for number in changed if number in self._covers]


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
    begun = match.begun()
    start, listener = Common(match.game, begun.position), Listener(begun, viewer, aids)
    seats = range(match.seats) if everything else [] if viewer is None else [viewer]
    sights = [Sight(match.game, seat) for seat in seats]
    views, held = [], []
    covers = 0  # the entry whose cards cover those that lay open before
    for number, step in enumerate(steps(match)):
        before = listener.covered
        listener.hear(step)
        if listener.covered != before:
            covers = number if listener.covered else 0
        common = Common(match.game, step.after) if first <= number < first + count else None
        views.append(listener.sight.view(common) if common else {})
        held.append({str(sight.viewer): own(sight.view(common), common.view) for sight in sights} if common else {})
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
