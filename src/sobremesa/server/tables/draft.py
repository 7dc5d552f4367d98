"""A table that goes on ahead of what is stored, while some commands are decided."""

from collections.abc import Sequence

from sobremesa.engine.dealers import Manual
from sobremesa.engine.match import Entry as GameEntry
from sobremesa.engine.match import Match, Step

from ..refusals import Refused
from ..stores.store import Entry
from .facts import Facts, dealer_of
from .folding import (
    State,
    after_entry,
    finished,
    fold,
    game_entry,
    new_match,
    renewed,
    returned,
    taken_off,
    timed,
    written,
)


class Draft:
    """Where a table stands, going on ahead of what is stored: on a copy, by as many commands as came in together."""

    def __init__(self, state: State, now: float):
        self.facts, self.match, self.questions = state.facts, state.match, state.questions
        self.now = max(now, state.served)
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        self.undone: int | None = None
        self.renewed = False  # a correction at the box replaced entries: viewers get the whole state
        self._length = state.length
        self._before = state.match  # which is not to be altered

    @classmethod
    def new(cls, facts: Facts, now: float) -> "Draft":
        match = None if facts.phase == "lobby" else new_match(facts)
        draft = cls(State(facts, match, [0] * len(facts.places) if match else [], 0, now), now)
        draft._before = None
        draft.entries.append(Entry("made", text=written(facts), served=draft.now))
        return draft

    @property
    def seq(self) -> int:
        return len(self.match.stored) if self.match else 0

    def state(self) -> State:
        if self.match:
            self.match.watchers.clear()

        return State(self.facts, self.match, self.questions, self._length + len(self.entries), self.now)

    def change(self, facts: Facts) -> None:
        """Other facts."""
        if facts != self.facts:
            self.entries.append(Entry("change", text=written(facts, self.facts), served=self.now))
            self.facts = timed(facts, self.match, returned(self.facts, facts), self.now)

    def begin(self) -> None:
        """The first deals of a game."""
        self.match = new_match(self.facts)
        self.questions = [0] * self.match.seats
        self.facts = timed(self.facts, self.match, set(), self.now)
        self.deal()

    def play(self, seat: int, text: str, at: int | None = None) -> None:
        match = self._own()
        before, stored = match.waiting, len(match.stored)
        if at is not None and seat in before and at < self.questions[seat]:
            raise Refused("stale")
        match.play(seat, text)
        # Where chance came in between, nobody was asked anything then
        self._note(stored, before if len(match.stored) == stored + 1 else frozenset(), seat)

    def deal(self) -> None:
        """Chance answers, by the table's own dealer."""
        match = self._own()
        before, stored = match.waiting, len(match.stored)
        match.deal_by(dealer_of(self.facts))
        if len(match.stored) > stored:
            self._note(stored, before, None)

    def lay_out(self, entry: GameEntry) -> None:
        """An entry of another game."""
        assert self.match
        stored = game_entry(entry, self.now)
        state = fold(State(self.facts, self.match, self.questions, 0, self.now), stored)
        self.facts, self.questions = state.facts, state.questions
        self.entries.append(stored)

    def take_back(self, seat: int) -> None:
        match = self._own()
        before, stored = match.copy(), len(match.stored)
        match.take_back(seat)
        self.undone = seat
        before.dealer = Manual()
        state = State(self.facts, before, self.questions, 0, self.now)
        for entry in match.stored[stored:]:
            self.entries.append(game_entry(entry, self.now))
            state = fold(state, self.entries[-1])
        self.facts, self.questions = state.facts, state.questions

    # At the box

    def enter(self, seat: int | None, texts: Sequence[str]) -> None:
        """What happened there: a seat's move, or what cards and dice show. All of it or nothing."""
        match = self._own()
        trial = match.copy()
        for text in texts:
            put(trial, seat, text)
        for text in texts:
            put(match, seat, text)
            self.entries.append(game_entry(match.log[-1], self.now))
        self.facts = finished(self.facts, match)

    def take_off(self, count: int) -> None:
        """The last entries are undone; the laws of undo are not for the box."""
        match = self._own()
        steps, self.match = match.watchers, taken_off(match, count)
        self.match.watchers += steps
        self.renewed = True
        self.steps.clear()
        self.entries += [Entry("undo", served=self.now)] * count
        self.facts = finished(self.facts, self.match)

    def _own(self) -> Match:
        """The match, to go on with."""
        if self.match is None:
            raise Refused("not-started")
        if self.match is self._before:
            self.match = self.match.copy()
            self.match.watchers.append(self.steps.append)
        return self.match

    def _note(self, stored: int, before: frozenset[int], actor: int | None) -> None:
        match = self.match
        assert match
        self.entries += [game_entry(entry, self.now) for entry in match.stored[stored:]]
        questions = after_entry(self.questions, before, actor, match.waiting, len(match.stored))
        fresh = renewed(self.questions, questions)
        self.facts, self.questions = timed(finished(self.facts, match), match, fresh, self.now), questions


def put(match: Match, seat: int | None, text: str) -> None:
    if seat is None:
        match.deal(text)
    else:
        match.play(seat, text)
