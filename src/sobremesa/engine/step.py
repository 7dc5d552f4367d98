"""What one entry of the log did: which hidden moves it opened, and what each viewer is told of it."""

import operator
from typing import Any, NamedTuple

from .game import Game
from .rule import CHANCE, EVERYTHING

Events = list[dict[str, Any]]


class Hidden(NamedTuple):
    """An entry of the log that not all have seen yet."""

    number: int  # in the log
    seat: int  # or CHANCE
    action: int
    audience: int

    def lies_open(self, opened: int) -> bool:
        """Whether it does now, by what the rules say of the position."""
        if opened == EVERYTHING:
            return True
        return bool(opened >> 16 & self.audience if self.seat == CHANCE else opened >> self.seat & 1)


class Step:
    """What one entry of the log did: for whoever tells the story as it happens."""

    __slots__ = (
        *("game", "seat", "action", "before", "after", "audience", "opened", "seen", "moves", "covered"),
        *("_open", "_unseen", "_covered"),
    )

    def __init__(
        self,
        game: Game,
        seat: int,
        action: int,
        before: Any,
        after: Any,
        audience: int,
        opened: bool,
        seen: bool,
        moves: tuple[tuple[int, int], ...],
        covered: int,
    ):
        self.game = game
        self.seat = seat  # or CHANCE
        self.action = action
        self.before, self.after = before, after  # the whole positions; blank them before showing anything of them
        self.audience = audience  # the seats that see this entry when it is made, a bit each, or EVERYONE
        self.opened = opened  # whether nothing is secret after it
        self.seen = seen  # whether all see it: it was made openly, or lies open at once
        self.moves = moves  # those that were hidden until now, by seat and action, and this one
        self.covered = covered  # how many entries of the log newer ones cover from now on; none once it is over
        self._open: Events | None = None
        self._unseen: Events | None = None
        self._covered: Events | None = None

    @property
    def open_events(self) -> Events:
        """What is told of it where nothing is secret: the same to everybody, so made once."""
        if self._open is None:
            self._open = self.game.table.events(self.before, self.moves, self.after)
        return self._open

    @property
    def unseen_events(self) -> Events:
        """What is told of a hidden entry to all who do not see it: what a spectator knows, so made once."""
        if self._unseen is None:
            before, after = (self.game.blanked(state, None) for state in (self.before, self.after))
            self._unseen = self.game.table.events(before, self.moves_for(None), after)
        return self._unseen

    def is_seen_by(self, viewer: int | None) -> bool:
        return self.seen or (viewer is not None and bool(self.audience >> viewer & 1))

    def moves_for(self, viewer: int | None) -> tuple[tuple[int, int | None], ...]:
        """The moves as this viewer knows them: the action of one that it does not see is None."""
        return self.moves if self.is_seen_by(viewer) else (*self.moves[:-1], (self.seat, None))

    def covered_events(self, told: Events) -> Events:
        """What was told of it once newer moves cover it; the very same where there is nothing to cover."""
        if told is self._open and self._covered is not None:
            return self._covered
        forms = [self.game.table.covered_event(event) for event in told]
        form = forms if any(map(operator.is_not, forms, told)) else told
        if told is self._open:
            self._covered = form
        return form
