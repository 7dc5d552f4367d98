"""What a command does to a table. Pure: nothing is drawn, no clock is read, and it may be done again.

`decide` says which entries a command adds to the table's log, or why it is refused, and where the table stands then.
Only when they have been appended is that true.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sobremesa.engine.dealers import Manual
from sobremesa.engine.errors import Error
from sobremesa.engine.match import Entry as GameEntry
from sobremesa.engine.match import Match, Step
from sobremesa.games import game as find_game

from .. import names
from ..refusals import Refused
from ..stores.store import Entry
from . import agreements, bots, commands
from .commands import Command
from .facts import (
    Facts,
    Place,
    Who,
    bot_place,
    dealer_of,
    lacking,
    names_of,
    seat_of,
    seated,
    with_closed_luck,
    with_place,
)
from .folding import State, after_entry, finished, fold, game_entry, new_match, renewed, returned, timed, written


class Decision(Struct, frozen=True):
    """What some commands come to, one after the other."""

    entries: list[Entry]
    state: State  # once they are appended
    steps: list[Step]  # of the game
    undone: int | None  # the seat that took its move back
    answers: list[int | Error]  # for each command the seq it leads to, or why it is refused


def decide(state: State, asked: Sequence[Command], now: float) -> Decision:
    draft, answers = Draft(state, now), list[int | Error]()
    for command in asked:
        before = len(draft.entries)
        try:
            DECISIONS[type(command)](draft, command)
        except Error as refusal:
            answers.append(refusal)
        else:
            if len(draft.entries) > before:
                draft.entries[-1] = replace(draft.entries[-1], sender=command.sender, id=command.id)
            answers.append(draft.seq)
    return Decision(draft.entries, draft.state(), draft.steps, draft.undone, answers)


def open_table(facts: Facts, now: float, start: bool = False, at_once: bool = False) -> Decision:
    """A new table, in its lobby or with its game begun."""
    draft = Draft.new(facts, now)
    if start:
        begin(draft, at_once)
    return Decision(draft.entries, draft.state(), [], None, [])


def play_on(facts: Facts, log: Sequence[GameEntry], now: float, at_once: bool) -> Decision:
    """A new table with the beginning of another game, laid out as it came; what comes then is dealt here."""
    draft = Draft.new(replace(facts, phase="playing", given=len(log)), now)
    for entry in log:
        draft.lay_out(entry)
    if draft.match:
        draft.match.given = len(log)
    if at_once:
        draft.change(with_closed_luck(draft.facts))
        draft.deal()
    return Decision(draft.entries, draft.state(), [], None, [])


class Draft:
    """Where a table stands, going on ahead of what is stored: on a copy, by as many commands as came in together."""

    def __init__(self, state: State, now: float):
        self.facts, self.match, self.questions = state.facts, state.match, state.questions
        self.now = max(now, state.served)
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        self.undone: int | None = None
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


# The game


def move(draft: Draft, asked: commands.Move) -> None:
    come_back(draft, asked.seat)
    check_running(draft)
    draft.play(asked.seat, asked.text, asked.at)


def undo(draft: Draft, asked: commands.Undo) -> None:
    come_back(draft, asked.seat)
    check_running(draft)
    draft.take_back(asked.seat)


def bot_move(draft: Draft, asked: commands.BotMove) -> None:
    sits = draft.facts.alive and draft.facts.places[asked.seat].bot is not None
    if not sits or draft.questions[asked.seat] != asked.question:
        raise Refused("stale")
    draft.play(asked.seat, asked.text)


def come_back(draft: Draft, seat: int) -> None:
    if draft.match is None:
        raise Refused("not-started")
    draft.change(agreements.back(draft.facts, seat))


def check_running(draft: Draft) -> None:
    if draft.facts.paused:
        raise Refused("paused")
    if draft.facts.phase == "over" and draft.match and not draft.match.over:
        raise Refused("already-over")


def start(draft: Draft, asked: commands.Start) -> None:
    agreements.only_host(draft.facts, seated(draft.facts, asked.who))
    if draft.match is None:
        begin(draft, asked.at_once)


def begin(draft: Draft, at_once: bool) -> None:
    """The game starts, with bots in the open seats. It is dealt once all people have added to the luck, or at once."""
    game, places = find_game(draft.facts.game), list(draft.facts.places)
    for seat, place in enumerate(places):
        if place.open:
            places[seat] = bot_place(game, bots.DEFAULT, names_of(places))
    facts = replace(draft.facts, places=tuple(places), phase="playing")
    draft.change(with_closed_luck(facts) if at_once or not lacking(facts) else facts)
    draft.begin()


def contribute(draft: Draft, asked: commands.Contribute) -> None:
    """A seat adds to the luck of the deals; the first thing it adds counts."""
    facts = draft.facts
    seat = seated(facts, asked.who)
    if facts.luck is not None or facts.secret is None or facts.phase == "over":
        raise Refused("luck-settled")
    place = facts.places[seat]
    if place.luck is None:
        draft.change(with_place(facts, seat, replace(place, luck=asked.value)))
    if not lacking(draft.facts):
        close_luck(draft)


def close_luck(draft: Draft, _: commands.CloseLuck | None = None) -> None:
    facts = draft.facts
    if draft.match and facts.luck is None and facts.secret is not None and facts.phase != "over":
        draft.change(with_closed_luck(facts))
        draft.deal()


# Seats


def join(draft: Draft, asked: commands.Join) -> None:
    facts = draft.facts
    if seat_of(facts, asked.who) is not None:
        return
    seat = free_seat(facts, asked.who, asked.seat)
    others = names_of(place for other, place in enumerate(facts.places) if other != seat)
    name = names.distinct_name(asked.name, others)
    place = Place(name, asked.who.guest, asked.token, wins=facts.places[seat].wins)
    draft.change(replace(with_place(facts, seat, place), host=seat if facts.host is None else facts.host))


def free_seat(facts: Facts, who: Who, seat: int | None) -> int:
    """A seat that whoever asks may take: an open one, or in play a bot's. Who gave one up may only have that one
    again: it has seen what was its own."""
    if facts.phase == "over":
        raise Refused("already-over")
    if facts.locked:
        raise Refused("table-locked")
    playing = facts.phase == "playing"
    free = [s for s, place in enumerate(facts.places) if not place.person and (place.open or playing)]
    if not free or (seat is not None and seat not in free):
        raise Refused("table-full" if not free else "seat-taken")
    before = facts.gone.get(who.guest or "")
    if before is None:
        return free[0] if seat is None else seat
    if before not in free or seat not in (None, before):
        raise Refused("other-seat-before")
    return before


def keep_warm(draft: Draft, asked: commands.KeepWarm) -> None:
    """Somebody at the table asks a bot in for one who is away; if that was the host, whoever asked is host now."""
    by = seated(draft.facts, asked.who)
    agreements.only_in_play(draft.facts)
    if draft.facts.paused:
        raise Refused("paused")
    if not agreements.existing(draft.facts, asked.seat).person:
        raise Refused("nobody-there")
    if asked.here:
        raise Refused("still-here", seconds=round(asked.patience))
    draft.change(agreements.warmed(draft.facts, [asked.seat], by))


def time_out(draft: Draft, _: commands.TimeOut) -> None:
    """Bots keep the seats warm of those whose time has run out."""
    hands = enumerate(draft.facts.hands)
    late = [seat for seat, hand in hands if hand.since is not None and hand.at(draft.now) <= 0]
    draft.change(agreements.warmed(draft.facts, late))


def go_on(draft: Draft, asked: commands.GoOn) -> None:
    seated(draft.facts, asked.who)
    if draft.facts.phase != "over":
        raise Refused("not-over")
    if draft.facts.next is None:
        draft.change(replace(draft.facts, next=asked.next))


# Those that change the facts and nothing else


def by_seat(change: Callable[[Facts, int, Any], Facts]) -> Callable[[Draft, Any], None]:
    """A decision that is a change of the facts by a seat."""

    def decision(draft: Draft, asked: Any) -> None:
        draft.change(change(draft.facts, seated(draft.facts, asked.who), asked))

    return decision


def by_house(change: Callable[[Facts, Any], Facts]) -> Callable[[Draft, Any], None]:
    def decision(draft: Draft, asked: Any) -> None:
        draft.change(change(draft.facts, asked))

    return decision


def game_of(facts: Facts) -> Any:
    return find_game(facts.game)


DECISIONS: dict[type[Command], Callable[[Draft, Any], None]] = {
    commands.Move: move,
    commands.Undo: undo,
    commands.BotMove: bot_move,
    commands.Start: start,
    commands.Contribute: contribute,
    commands.CloseLuck: close_luck,
    commands.Join: join,
    commands.KeepWarm: keep_warm,
    commands.TimeOut: time_out,
    commands.GoOn: go_on,
    commands.Change: by_seat(lambda facts, seat, asked: agreements.changed(game_of(facts), facts, seat, asked.asked)),
    commands.SetSeat: by_seat(
        lambda facts, seat, asked: agreements.with_bot(game_of(facts), facts, seat, asked.seat, asked.bot)
    ),
    commands.Leave: by_seat(lambda facts, seat, _: agreements.without(game_of(facts), facts, seat)),
    commands.Wish: by_seat(lambda facts, seat, asked: agreements.wished(facts, seat, asked.what)),
    commands.SetPace: by_seat(lambda facts, _, asked: replace(facts, pace=asked.pace)),
    commands.Back: by_seat(lambda facts, seat, _: agreements.back(facts, seat)),
    commands.Gone: by_house(lambda facts, asked: agreements.warmed(facts, [asked.seat])),
    commands.End: by_house(lambda facts, _: agreements.ended(facts)),
    commands.HandOn: by_house(lambda facts, asked: agreements.handed_on(facts, asked.before, asked.after)),
    commands.ForgetGuest: by_house(lambda facts, asked: agreements.without_guest(game_of(facts), facts, asked.guest)),
}
