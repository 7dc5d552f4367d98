"""Who listens to a table, and what each of them is told."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from sobremesa.engine.match import Match, Step
from sobremesa.games import game as find_game

from .. import limits, wire
from ..refusals import Refused
from ..stores.store import Here
from . import box, clocks, telling
from .facts import Facts, fair_data, looking, seat_data, seats_of
from .folding import State, returned
from .lines import NO_WATCHING, Line, by_viewer

ASKED = 60  # seconds that what a viewer was told is kept up for, without a line
SOON = 0.02  # seconds after which those here are told who has come or gone


class Audience:
    """The lines of one table. `state` is where the table stands: what is stored, and nothing else is ever told."""

    def __init__(
        self,
        state: State,
        now: Callable[[], float],
        show: Callable[[Here], None] = lambda _: None,
        spread: Callable[[wire.Said], None] = lambda _: None,
    ):
        self.state = state
        self.elsewhere: dict[str, Here] = {}  # who is connected at other nodes
        self._shown, self._show, self._spread = Here(), show, spread  # to other nodes
        self.game = find_game(state.facts.game)
        self.lines: set[Line] = set()
        self._now = now  # the served time
        self._opened = time.monotonic()
        self._heard: dict[int, float] = {}  # when a seat was last connected, or asked for something
        self._talk: dict[int, limits.Bucket] = {}
        self._news_for: set[Line] = set()  # those who are soon told who is here
        self._telling: asyncio.TimerHandle | None = None
        self._listeners: dict[int | None, telling.Listener] = {}
        self._asked: dict[int | None, float] = {}  # when a viewer without a line was last told something
        self._standing: telling.Standing | None = None

    # What can be told

    def table(self) -> wire.Table:
        """The table as everybody sees it."""
        facts, match = self.state.facts, self.state.match
        won = match.winners if match else []
        here = self.here
        others = list(self.elsewhere.values())
        return wire.Table(
            code=facts.code,
            game=facts.game,
            version=facts.version,
            phase=facts.phase,
            seats=[seat_data(facts, seat, self.is_connected(seat), seat in won) for seat in range(len(facts.places))],
            options=self.game.completed(len(facts.places), facts.options, facts.version),
            host=facts.host,
            pace=facts.pace,
            aids=facts.aids,
            watchers=sum(each.watchers for each in (here, *others)),
            games=facts.games + bool(match and match.over),
            previous=facts.previous,
            next=facts.next,
            fair=fair_data(facts),
            clock=facts.clock,
            locked=facts.locked,
            watch=facts.watch,
            paused=facts.paused,
            wish=facts.wish,
            hints=facts.hints,
            hinted=[facts.hinted.get(str(seat), 0) for seat in range(len(facts.places))],
            box=facts.box,
            helpers=facts.helpers,
            later=len(facts.later) - facts.wrong if facts.later else None,
            misfit=bool(facts.later) and not facts.wrong,
            knocks=[wire.Knock(each.id, each.name, each.seat, each.welcome) for each in facts.knocks],
        )

    def everything(self, viewer: int | None, guest: str | None = None) -> wire.State:
        """All of it, as the viewer has it."""
        yours = seats_of(self.state.facts, guest) or ([] if viewer is None else [viewer])
        if self.state.match is None:
            return wire.State(0, viewer, self.table(), yours=yours)
        listener = self._listener(viewer)
        first = max(0, len(listener) - telling.LONGEST_STORY)
        return wire.State(
            self.state.seq, viewer, self.table(), self._position(listener), listener.entries(first), first, yours
        )

    @property
    def aids(self) -> bool:
        """Whether what newer moves cover is shown all the same: by agreement, and once the game is over."""
        return self.state.facts.aids or self.state.facts.phase == "over"

    def _position(self, listener: telling.Listener) -> wire.Now:
        """The position. Nobody is asked anything in a pause, or where all agreed to end."""
        facts, match = self.state.facts, self.state.match
        assert match
        if self._standing is None or self._standing.match is not match:
            self._standing = telling.Standing(match)  # made once for all who look at it
        now = listener.sight.now(self._standing)
        if facts.box:
            now = box.shown(facts, match, now, listener.sight.viewer)
        if facts.clock:
            now = replace(now, clocks=clocks.shown(facts.hands, self._now()))
        if facts.phase == "over" or facts.paused:
            waiting = now.waiting if facts.paused else []
            return replace(now, waiting=waiting, prompt=None, moves=[], can_undo=False, deal=None)
        return now

    def _listener(self, viewer: int | None) -> telling.Listener:
        match, listener = self.state.match, self._listeners.get(viewer)
        assert match
        if listener is None or len(listener) != len(match.log) or listener.aids < self.aids:
            self._listeners[viewer] = listener = telling.Listener(match, viewer, self.aids)
        self._asked[viewer] = time.monotonic()
        return listener

    # Who is here

    def connect(self, line: Line) -> None:
        """From now on the line is told what happens; first of all, everything so far."""
        self.lines.add(line)
        line.put(wire.encoded(self.everything(line.viewer, line.who.guest)))
        self._tell_soon(but=line)

    def disconnect(self, line: Line) -> None:
        self.lines.discard(line)
        self._forget_listener(line.viewer)
        self._tell_soon()
        for seat in self.seats_at(line):
            self.heard(seat)

    def heard(self, seat: int) -> None:
        self._heard[seat] = time.monotonic()

    @property
    def here(self) -> Here:
        """Who is connected at this node."""
        those = [self.seats_at(line) for line in self.lines if not line.over]
        seats = sum([1 << seat for seat in set().union(*those)])
        return Here(seats, sum(not seats for seats in those))

    def seats_at(self, line: Line) -> set[int]:
        """The seats that a line is for: its own, and those of all others who play at the same browser."""
        own = set() if line.viewer is None else {line.viewer}
        return own.union(seats_of(self.state.facts, line.who.guest))

    def is_connected(self, seat: int) -> bool:
        """At this node or another."""
        return any(seat in self.seats_at(line) and not line.over for line in self.lines) or any(
            each.seats >> seat & 1 for each in self.elsewhere.values()
        )

    def notice(self, elsewhere: dict[str, Here]) -> list[int]:
        """Takes in who is connected at other nodes; returns the seats that nobody is connected to any more."""
        if elsewhere == self.elsewhere:
            return []
        seats = range(len(self.state.facts.places))
        before = [seat for seat in seats if self.is_connected(seat)]
        self.elsewhere = elsewhere
        gone = [seat for seat in before if not self.is_connected(seat)]
        for seat in gone:
            self.heard(seat)
        self._tell_soon()
        return gone

    def is_here(self, seat: int, patience: float) -> bool:
        """Whether somebody is at the seat, or was within so many seconds."""
        return self.is_connected(seat) or time.monotonic() - self._heard.get(seat, self._opened) < patience

    def say(self, seat: int, what: wire.Talk, but: Line | None = None) -> wire.Said:
        """Table talk, to everybody. It is not kept."""
        if not self._talk.setdefault(seat, limits.Bucket(limits.TALK)).take():
            raise Refused("too-fast")
        said = wire.Said(seat, what)
        self.hear(said, but)
        self._spread(said)
        return said

    def hear(self, said: wire.Said, but: Line | None = None) -> None:
        self._put(wire.encoded(said), self.lines - {but})

    # What is told

    def adopt(self, state: State, steps: Sequence[Step], undone: int | None, acks: dict[int, list[wire.Acked]]) -> None:
        """The table stands elsewhere: everybody is told, each what they may know of it."""
        before, self.state = self.state, state
        old, new = before.facts, state.facts
        if (steps or undone is not None) and before.match:
            self._tell_steps(before.match, steps, undone, acks)
        elif (old.phase, old.paused) != (new.phase, new.paused) or before.seq != state.seq:
            self.tell_everything()
            return
        if old is new or old == replace(new, hands=old.hands):
            return
        moved = [line for line in list(self.lines) if self._move_with_owner(line)]
        self._put(wire.encoded(wire.News(self.table())), self.lines)
        if not steps and returned(old, new):  # somebody's clock begins anew
            moved = list(self.lines)
        self._put_everything(moved)

    def tell_everything(self) -> None:
        """All of it, to everybody who may have it."""
        for line in list(self.lines):
            self._move_with_owner(line)
        self._put_everything(self.lines)

    def _put_everything(self, lines: Iterable[Line]) -> None:
        for viewer, those in by_viewer(lines).items():
            shared = {line for line in those if len(seats_of(self.state.facts, line.who.guest)) > 1}
            for line in shared:
                line.put(wire.encoded(self.everything(viewer, line.who.guest)))
            if others := [line for line in those if line not in shared]:
                self._put(wire.encoded(self.everything(viewer)), others)

    def _tell_steps(
        self, before: Match, steps: Sequence[Step], undone: int | None, acks: dict[int, list[wire.Acked]]
    ) -> None:
        account = telling.Account(self.game, steps)
        taken_back = 0 if undone is None else before.taken_back(undone) or 0
        for viewer, lines in by_viewer(self.lines).items():
            listener = self._listeners.get(viewer)
            if listener is None:
                self._listeners[viewer] = listener = telling.Listener(before, viewer, self.aids)
            if undone is not None:
                listener.back_to(taken_back)
            kept, covered = len(listener), listener.covered
            told = listener.tell(account)
            retold, mine = listener.retold(covered), acks.get(viewer, []) if viewer is not None else []
            step = wire.Step(self.state.seq, kept, told, self._position(listener), undone, retold, mine)
            self._put(wire.encoded(step), lines)
        self._keep_up(account, None if undone is None else taken_back)

    def _keep_up(self, account: telling.Account, taken_back: int | None) -> None:
        """What is told to those who ask now and then goes on with the game: made anew, a long one would take long."""
        here = {line.viewer for line in self.lines}
        for viewer in [viewer for viewer in self._listeners if viewer not in here]:
            if time.monotonic() - self._asked.get(viewer, 0) > ASKED:
                del self._listeners[viewer]
                continue
            if taken_back is not None:
                self._listeners[viewer].back_to(taken_back)
            self._listeners[viewer].tell(account)

    def renew(self, state: State) -> None:
        """Others have added to the log: all is told anew."""
        self.state = state
        self._listeners.clear()
        self.tell_everything()

    def acknowledge(self, acks: dict[int, list[wire.Acked]]) -> None:
        """Tells seats of their commands that are done, where no step says so."""
        for line in self.lines:
            for ack in acks.get(line.viewer, []) if line.viewer is not None else []:
                line.put(wire.encoded(wire.Ack(ack.id, ack.seq)))

    def _move_with_owner(self, line: Line) -> bool:
        """A line goes with its owner to another seat, or to none; says whether it is told things anew."""
        try:
            viewer = looking(self.state.facts, line.who)
        except Refused as refusal:
            viewer = None  # the token was of a seat that has gone to somebody else
            if refusal.code == "no-watching" or not may_watch(self.state.facts):
                self.lines.discard(line)
                line.hang_up(NO_WATCHING)
                return False
        before, line.viewer = line.viewer, viewer
        self._forget_listener(before)
        return viewer != before

    def _forget_listener(self, viewer: int | None) -> None:
        """What a viewer has been told is kept up for a while where nobody listens: they may ask, or come again."""
        if all(line.viewer != viewer for line in self.lines):
            self._asked[viewer] = time.monotonic()

    def _tell_soon(self, but: Line | None = None) -> None:
        """Somebody has come or gone. Several who do so at once are told of together."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(SOON, self._tell_who_is_here)
        self._news_for |= self.lines - {but}

    def _tell_who_is_here(self) -> None:
        self._telling = None
        lines, self._news_for = self._news_for & self.lines, set()
        if lines:
            self._put(wire.encoded(wire.News(self.table())), lines)
        if self.here != self._shown:
            self._shown = self.here
            self._show(self._shown)

    def _put(self, message: bytes, lines: Iterable[Line]) -> None:
        for line in lines:
            line.put(message)

    def hang_up(self) -> None:
        for line in list(self.lines):
            line.hang_up()


def may_watch(facts: Facts) -> bool:
    return facts.watch or facts.phase != "playing"
