"""Tables: each is the authority over its log, its seats and what is told to whom. Plain asyncio; no web in here.

A command works out what would follow on a copy of the match, has it stored, and only then takes the copy for the truth
and tells everybody. What was stored and not yet told is told after a restart.
"""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence, Set
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace

from sobremesa import verify
from sobremesa.engine.errors import Error
from sobremesa.engine.match import Match, Step
from sobremesa.engine.rule import CHANCE
from sobremesa.games import game as find_game

from . import agreeing, bots, clocks, limits, names, telling, wire
from .folding import asked_now, first_questions
from .refusals import Refused
from .sheets import (
    begun,
    dealer_of,
    fair_data,
    hashed,
    lacking,
    names_of,
    new_secret,
    once_more,
    seat_data,
    settled,
    standing,
    with_place,
)
from .storage import Command, Place, Sheet, Write

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger(__name__)
T = TypeVar("T")

OUTBOX = 200  # messages a connection may be behind before it is cut off
REFUSALS_KEPT = 100  # of each table, in memory
SOON = 0.02  # seconds after which those here are told who has come or gone
IDLE = 300  # seconds without anybody after which a table is put away
AGAIN, SLOW, NO_WATCHING = 1012, 1013, 4403  # why a socket is closed
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Who(msgspec.Struct, frozen=True):
    """Somebody who asks: the guest of the cookie, the bearer of a seat's token, or both."""

    guest: str | None = None
    token: str | None = None


class Line:
    """A connection to a table: what is put on it goes out in order. `wake` is called when there is something."""

    __slots__ = ("code", "over", "viewer", "waiting", "wake", "who")

    def __init__(self, who: Who, viewer: int | None = None, wake: Callable[[], None] = lambda: None):
        self.who = who
        self.viewer = viewer
        self.wake = wake
        self.waiting: list[bytes] = []
        self.over = False
        self.code = AGAIN  # that a socket is closed with

    def put(self, message: bytes) -> None:
        if self.over:
            return
        if len(self.waiting) == OUTBOX:
            self.hang_up(SLOW)
            return
        self.waiting.append(message)
        self.wake()

    def hang_up(self, code: int = AGAIN) -> None:
        """The connection ends; whoever may comes again and is told everything anew."""
        self.over, self.code = True, code
        self.wake()

    def take(self) -> list[bytes]:
        """All that waits to go out."""
        messages, self.waiting = self.waiting, []
        return messages


class Course:
    """A match that goes on ahead of what is stored: on a copy, by as many commands as have come in meanwhile."""

    def __init__(self, match: Match, asked: list[int]):
        self.match = match.copy()
        self.asked = asked  # for each seat, the seq since which its question stands
        self.steps: list[Step] = []
        self.match.watchers.append(self.steps.append)
        self.undone: int | None = None  # the seat that took its move back

    def play(self, seat: int, text: str, at: int | None = None) -> None:
        before = self.match.waiting
        if at is not None and seat in before and at < self.asked[seat]:
            raise Refused("stale")
        self.match.play(seat, text)
        self.asked = asked_now(self.asked, before, seat, self.match.waiting, len(self.match.stored))

    def take_back(self, seat: int) -> None:
        before = self.match.waiting
        self.match.take_back(seat)
        self.asked = asked_now(self.asked, before, seat, self.match.waiting, len(self.match.stored))
        self.undone = seat


Key = tuple[int, str]  # the seat and the command's id


class Asking:
    """A command that waits for its turn. Whoever asked waits for the answer, or is told if it is refused."""

    __slots__ = ("_answer", "_refused", "alone", "key", "work")

    def __init__(
        self,
        key: Key | None,  # None: a bot's move
        work: Callable[[Course], None],
        alone: bool = False,  # it is stored and told by itself
        refused: Callable[[Error], None] | None = None,
    ):
        self.key, self.work, self.alone = key, work, alone
        self._refused = refused
        self._answer: asyncio.Future[int] | None = None

    async def answer(self) -> int:
        """The seq it leads to."""
        if self._answer is None:
            self._answer = asyncio.get_running_loop().create_future()
        return await self._answer

    def done(self, seq: int) -> None:
        if self._answer and not self._answer.done():  # else whoever asked has gone
            self._answer.set_result(seq)

    def fails(self, fault: Exception) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_exception(fault)
        refused, self._refused = self._refused, None
        if refused is None:
            return
        if not isinstance(fault, Error):
            log.error("a move failed", exc_info=fault)
            fault = Refused("fault")
        refused(fault)


class Table:
    """One table, live. Every change goes through its lock, one after the other."""

    def __init__(
        self,
        room: "Room",
        sheet: Sheet,
        match: Match | None,
        asked: list[int] | None = None,
        commands: Iterable[Command] = (),
    ):
        self.room = room
        self.sheet = sheet
        self.match = match
        self.game = find_game(sheet.game)
        self.lines: set[Line] = set()
        self.touched = self._opened = time.monotonic()
        self._heard: dict[int, float] = {}  # when a seat was last connected, or asked for something
        self._to_tell: set[Line] = set()  # those who are soon told who is here
        self.lock = asyncio.Lock()
        self._listeners: dict[int | None, telling.Listener] = {}
        self._stands: telling.Standing | None = None
        metrics, name = room.metrics, sheet.game
        self._count_moves, self._count_games = metrics.moves.labels(name).inc, metrics.games.labels(name).inc
        self._done = {(command.seat, command.id): command.seq for command in commands}
        self._refused: dict[Key, Error] = {}
        self._queue: list[Asking] = []
        self._under_way: dict[Key, Asking] = {}
        self._going_on: asyncio.Task[None] | None = None
        self._asked = asked or first_questions(match)  # for each seat, the seq since which its question stands
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._waiting: asyncio.Task[None] | None = None  # for what the seats add to the luck
        self._alarm: asyncio.TimerHandle | None = None  # of the clocks
        self._beside: set[asyncio.Task[None]] = set()
        self._pace_changed = asyncio.Event()
        self._talk: dict[int, limits.Bucket] = {}

    # What is

    @property
    def seq(self) -> int:
        return len(self.match.stored) if self.match else 0

    def seat_of(self, who: Who) -> int | None:
        """The seat of whoever asks; a wrong token is refused."""
        places = self.sheet.places
        if who.token is not None:
            token = hashed(who.token)
            seats = [seat for seat, place in enumerate(places) if place.token == token]
            if not seats:
                raise Refused("bad-token")
            seat = seats[0]
        else:
            guest = who.guest
            found = [seat for seat, place in enumerate(places) if guest is not None and place.guest == guest]
            if not found:
                return None
            seat = found[0]
        self._heard[seat] = time.monotonic()
        return seat

    def seated(self, who: Who) -> int:
        seat = self.seat_of(who)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def looking(self, who: Who) -> int | None:
        """The seat of whoever asks; None for who may look on without one."""
        seat = self.seat_of(who)
        if seat is None and not self.sheet.watch and self.sheet.phase == "playing":
            raise Refused("no-watching")
        return seat

    def data(self) -> wire.Table:
        """The table as everybody sees it."""
        sheet, won = self.sheet, self.match.winners if self.match else []
        here = {line.viewer for line in self.lines}
        return wire.Table(
            code=sheet.code,
            game=sheet.game,
            version=sheet.version,
            phase=sheet.phase,
            seats=[seat_data(place, seat in here, seat in won) for seat, place in enumerate(sheet.places)],
            options=self.game.completed(len(sheet.places), sheet.options, sheet.version),
            host=sheet.host,
            pace=sheet.pace,
            aids=sheet.aids,
            watchers=sum(line.viewer is None for line in self.lines),
            games=sheet.games + bool(self.match and self.match.over),
            previous=sheet.previous,
            next=sheet.next,
            fair=fair_data(sheet),
            clock=sheet.clock,
            locked=sheet.locked,
            watch=sheet.watch,
            paused=sheet.paused,
            wish=sheet.wish,
        )

    def state(self, viewer: int | None) -> wire.State:
        """Everything, as the viewer has it."""
        if self.match is None:
            return wire.State(0, viewer, self.data())
        listener = self._listener(viewer)
        first = max(0, len(listener) - telling.LONGEST_STORY)
        return wire.State(self.seq, viewer, self.data(), self._now(listener), listener.entries(first), first)

    def _now(self, listener: telling.Listener) -> wire.Now:
        """The position. Nobody is asked anything in a pause, or where all agreed to end."""
        assert self.match
        now = listener.sight.now(self._standing())
        if self.sheet.clock:
            now = replace(now, clocks=clocks.shown(self.sheet.hands, self.room.served.now()))
        if self.sheet.phase == "over" or self.sheet.paused:
            waiting = now.waiting if self.sheet.paused else []
            return replace(now, waiting=waiting, prompt=None, moves=[], can_undo=False)
        return now

    def _standing(self) -> telling.Standing:
        """Where the match stands, made once for all who look at it."""
        assert self.match
        if self._stands is None or self._stands.match is not self.match:
            self._stands = telling.Standing(self.match)
        return self._stands

    @property
    def _aids(self) -> bool:
        """Whether what newer moves cover is shown all the same: by agreement, and once the game is over."""
        return self.sheet.aids or self.sheet.phase == "over"

    async def story(
        self, viewer: int | None, seat: int | None, first: int, count: int, everything: bool = False
    ) -> wire.Story:
        """The viewer's own story; once the game is over, that of any seat, or everything. Told off the event loop."""
        if self.match is None:
            raise Refused("not-started")
        if everything or (seat is not None and seat != viewer):
            if self.sheet.phase != "over":
                raise Refused("not-your-story")
            if seat is not None:
                agreeing.existing(self.sheet, seat)
            viewer = seat
        over = self.sheet.phase == "over"
        return await asyncio.to_thread(
            telling.story, self.match.copy(), viewer, self._aids, first, count, over, everything
        )

    def record(self, viewer: int | None) -> dict[str, Any]:
        if self.match is None:
            raise Refused("not-started")
        return self.match.record() if self.sheet.phase == "over" else self.match.record_for(viewer, self._aids)

    async def verify(self, language: str) -> list[str]:
        """What recomputing the whole game has shown, in sentences. Off the event loop."""
        if self.match is None or self.sheet.phase != "over":
            raise Refused("not-over")
        findings = await asyncio.to_thread(verify.verified, self.match.record())
        people = [place.name or str(seat + 1) for seat, place in enumerate(self.sheet.places)]
        return verify.sentences(findings, language, people)

    # Who is connected

    def connect(self, line: Line) -> None:
        """From now on the line is told what happens; first of all, everything so far."""
        self.touched = time.monotonic()
        self.lines.add(line)
        line.put(wire.encoded(self.state(line.viewer)))
        self._tell_soon(but=line)
        if line.viewer is not None and self.sheet.places[line.viewer].warm:
            self._begin(self._come_back(line.viewer))
        self.wake_bots()

    def disconnect(self, line: Line) -> None:
        self.touched = time.monotonic()
        self.lines.discard(line)
        self._unheard(line.viewer)
        self._tell_soon()
        clock, seat = self.sheet.clock, line.viewer
        if seat is None or self._here(seat):
            return
        self._heard[seat] = time.monotonic()
        if clock and clock.kind != "slow":
            self._begin(self._gone(seat))

    def _here(self, seat: int) -> bool:
        return any(line.viewer == seat for line in self.lines)

    # The game

    async def move(self, seat: int, command: str, text: str, at: int | None = None) -> int:
        """A seat's move; returns the seq it led to. The same command again gets the same answer."""
        return await self._command(seat, command, lambda course: course.play(seat, text, at))

    async def undo(self, seat: int, command: str) -> int:
        return await self._command(seat, command, lambda course: course.take_back(seat), alone=True)

    def done(self, seat: int, command: str) -> int | None:
        """The seq that a command led to, if it was done before."""
        return self._done.get((seat, command))

    async def _command(self, seat: int, command: str, work: Callable[[Course], None], alone: bool = False) -> int:
        if not ID.fullmatch(command):
            raise Refused("bad-id")
        if self.match is None:
            raise Refused("not-started")
        key = (seat, command)
        if key in self._done:
            return self._done[key]
        if self.sheet.places[seat].warm:
            await self._run(self._come_back(seat))
        if key in self._refused:
            raise self._refused[key]
        if key not in self._under_way:
            self._ask(Asking(key, work, alone))
        return await self._under_way[key].answer()

    def is_new(self, seat: int, command: str) -> bool:
        """Whether it is a command that has not come before, of somebody who is there, in a game that has begun."""
        key = (seat, command)
        known = key in self._done or key in self._refused or key in self._under_way
        return not known and self.match is not None and not self.sheet.places[seat].warm and bool(ID.fullmatch(command))

    def take_in(self, seat: int, command: str, text: str, at: int | None, refused: Callable[[Error], None]) -> None:
        """A move by a new command; whoever asks does not wait: the step tells them, or `refused` is called."""
        self._ask(Asking((seat, command), lambda course: course.play(seat, text, at), refused=refused))

    def _ask(self, asking: Asking) -> None:
        self.touched = time.monotonic()
        if asking.key:
            self._under_way[asking.key] = asking
        self._queue.append(asking)
        if self._going_on is None:
            self._going_on = asyncio.create_task(self._go_on())

    async def _go_on(self) -> None:
        """Does what has been asked for: all that came in while the last was being stored, in one go."""
        while self._queue:
            async with self.lock:
                await self.room.storage.turn()
                askings = self._next()
                try:
                    await self._do(askings)
                except Exception as fault:
                    for asking in askings:
                        asking.fails(fault)
                for asking in askings:
                    if asking.key:
                        del self._under_way[asking.key]
        self._going_on = None

    def _next(self) -> list[Asking]:
        """The askings that can be done together, off the queue."""
        first = next((i for i, asking in enumerate(self._queue) if asking.alone), len(self._queue))
        count = first or 1
        askings, self._queue = self._queue[:count], self._queue[count:]
        return askings

    async def _do(self, askings: list[Asking]) -> None:
        assert self.match
        course, done, commands = Course(self.match, self._asked), list[tuple[Asking, int]](), list[Command]()
        for asking in askings:
            try:
                if asking.key:
                    self._check_running()
                asking.work(course)
            except Error as refusal:
                self._remember_refusal(asking.key, refusal)
                asking.fails(refusal)
                continue
            seq = len(course.match.stored)
            done.append((asking, seq))
            if asking.key:
                commands.append(Command(*asking.key, seq))
        if len(course.match.stored) > self.seq:
            await self._take(course, commands)
        for asking, seq in done:
            asking.done(seq)

    def _check_running(self) -> None:
        if self.sheet.paused:
            raise Refused("paused")
        if self.sheet.phase == "over" and self.match and not self.match.over:
            raise Refused("already-over")

    async def _take(self, course: Course, commands: Sequence[Command] = (), sheet: Sheet | None = None) -> None:
        """Stores where the course has led, then takes that for the match and tells everybody."""
        before, after = self.match, course.match
        assert before is not None
        after.watchers.clear()
        news = sheet is not None or after.over
        sheet = standing(sheet or self.sheet, after)
        fresh = {seat for seat, (old, new) in enumerate(zip(self._asked, course.asked, strict=True)) if old != new}
        sheet = self._timed(sheet, after, fresh)
        write = (Write().changed if news else Write().moved)(sheet)
        write.log(sheet.code, self.seq, after.stored[self.seq :]).commands(sheet.code, commands)
        await self._store(write)
        self._count_moves(sum(step.seat != CHANCE for step in course.steps))
        if after.over:
            self._count_games()
        self.match, self.sheet, self._asked = after, sheet, course.asked
        self._done.update({(command.seat, command.id): command.seq for command in commands})
        self._tell(before, course.steps, course.undone, commands)
        if news:
            self._tell_table()
        self._set_alarm()
        self.wake_bots()

    def _remember_refusal(self, key: Key | None, refusal: Error) -> None:
        if key is None:
            return
        if len(self._refused) >= REFUSALS_KEPT:
            del self._refused[next(iter(self._refused))]
        self._refused[key] = refusal

    # The lobby, and what is agreed at the table

    async def join(self, who: Who, name: str, seat: int | None) -> tuple[int, str | None]:
        """A seat for whoever asks, and its token if it is a new one."""
        return await self._run(self._join(who, name, seat))

    async def _join(self, who: Who, name: str, seat: int | None) -> tuple[int, str | None]:
        async with self.lock:
            mine = self.seat_of(who)
            if mine is not None:
                return mine, None
            chosen = self._free_seat(who, seat)
            token = secrets.token_urlsafe(24)
            others = names_of(place for other, place in enumerate(self.sheet.places) if other != chosen)
            place = Place(names.told_apart(name, others), who.guest, hashed(token), wins=self.sheet.places[chosen].wins)
            host = chosen if self.sheet.host is None else self.sheet.host
            await self._change(replace(with_place(self.sheet, chosen, place), host=host))
            return chosen, token

    def _free_seat(self, who: Who, seat: int | None) -> int:
        """A seat that whoever asks may take: an open one, or in play a bot's. Who gave one up may only have that one
        again: it has seen what was its own."""
        sheet = self.sheet
        if sheet.phase == "over":
            raise Refused("already-over")
        if sheet.locked:
            raise Refused("table-locked")
        free = [s for s, place in enumerate(sheet.places) if not place.person and (place.open or self.match)]
        if not free or (seat is not None and seat not in free):
            raise Refused("table-full" if not free else "seat-taken")
        before = sheet.gone.get(who.guest or "")
        if before is None:
            return free[0] if seat is None else seat
        if before not in free or seat not in (None, before):
            raise Refused("other-seat-before")
        return before

    async def agree(self, who: Who, change: agreeing.Change) -> None:
        """Somebody at the table changes something about it, or says yes to it."""
        await self._run(self._agree(who, change))

    async def _agree(self, who: Who, change: agreeing.Change) -> None:
        async with self.lock:
            sheet = change(self.sheet, self.seated(who))
            if sheet != self.sheet:
                await self._change(sheet)
                self.wake_bots()

    async def amend(self, change: Callable[[Sheet], Sheet]) -> None:
        """As `agree`, by the house itself."""
        await self._run(self._amend(change))

    async def _amend(self, change: Callable[[Sheet], Sheet]) -> None:
        async with self.lock:
            sheet = change(self.sheet)
            if sheet != self.sheet:
                await self._change(sheet)
                self.wake_bots()

    def say(self, seat: int, what: wire.Talk, but: Line | None = None) -> wire.Said:
        """Table talk, to everybody."""
        if not self._talk.setdefault(seat, limits.Bucket(limits.TALK)).take():
            raise Refused("too-fast")
        said = wire.Said(seat, what)
        message = wire.encoded(said)
        for line in self.lines - {but}:
            line.put(message)
        return said

    async def start(self, who: Who) -> None:
        await self._run(self._start(who))

    async def _start(self, who: Who) -> None:
        async with self.lock:
            agreeing.only_host(self.sheet, self.seated(who))
            if self.match is not None:
                return
            sheet, match = begun(self.game, self.sheet, at_once=not self.room.patience)
            sheet = self._timed(sheet, match, match.waiting)
            await self._store(Write().changed(sheet).log(sheet.code, 0, match.stored))
            self.sheet, self.match, self._asked = sheet, match, first_questions(match)
            self._tell_all()
            self.wake()

    async def contribute(self, who: Who, value: str) -> None:
        """A seat adds to the luck of the deals; the first thing it adds counts."""
        await self._run(self._contribute(who, value))

    async def _contribute(self, who: Who, value: str) -> None:
        async with self.lock:
            seat = self.seated(who)
            place = self.sheet.places[seat]
            if self.sheet.luck is not None or self.sheet.secret is None or self.sheet.phase == "over":
                raise Refused("luck-settled")
            if place.luck is None:
                await self._change(with_place(self.sheet, seat, replace(place, luck=value)))
            if not lacking(self.sheet):
                await self._settle_luck()

    async def _settle_luck(self) -> None:
        """Nobody is waited for any more: what the seats have added so far counts, and the first cards are dealt."""
        if self.match is None or self.sheet.luck is not None or self.sheet.phase == "over":
            return
        sheet, course = settled(self.sheet), Course(self.match, self._asked)
        course.match.deal_by(dealer_of(sheet))
        course.asked = asked_now(self._asked, self.match.waiting, None, course.match.waiting, len(course.match.stored))
        await self._take(course, sheet=sheet)

    async def _wait_for_luck(self) -> None:
        await asyncio.sleep(self.room.patience)
        async with self.lock:
            await self._settle_luck()

    async def set_pace(self, who: Who, pace: wire.Pace) -> None:
        await self._run(self._set_pace(who, pace))

    async def _set_pace(self, who: Who, pace: wire.Pace) -> None:
        async with self.lock:
            self.seated(who)
            if pace != self.sheet.pace:
                await self._change(replace(self.sheet, pace=pace))
                self._pace_changed.set()
                self._pace_changed = asyncio.Event()

    async def leave(self, who: Who) -> None:
        await self.agree(who, partial(agreeing.without, self.game))

    async def rematch(self, who: Who) -> "tuple[Table, int]":
        """The same people, bots and options once more, at a new table; whoever asks second comes to the same."""
        return await self._run(self._rematch(who))

    async def _rematch(self, who: Who) -> "tuple[Table, int]":
        async with self.lock:
            seat = self.seated(who)
            if self.sheet.phase != "over":
                raise Refused("not-over")
            if self.sheet.next is None:
                again, match = begun(self.game, self._once_more(), at_once=not self.room.patience)
                again = self._timed(again, match, match.waiting)
                old = replace(self.sheet, next=again.code)
                await self._store(Write().new(again).log(again.code, 0, match.stored).changed(old))
                self.sheet = old
                self.room.add(Table(self.room, again, match))
                self._tell_table()
            assert self.sheet.next
            return await self.room.table(self.sheet.next), seat

    def _once_more(self) -> Sheet:
        """The sheet of the rematch."""
        assert self.match
        winners = self.match.winners
        places = tuple(once_more(place, seat in winners) for seat, place in enumerate(self.sheet.places))
        return replace(
            self.sheet,
            code=names.new_code(),
            version=self.game.version,
            places=places,
            phase="lobby",
            seed=None,
            secret=new_secret(),
            luck=None,
            hands=clocks.wound(self.sheet.clock, len(places)),
            games=self.sheet.games + self.match.over,
            given=0,
            gone={},
            previous=self.sheet.code,
            next=None,
            digest=None,
        )

    async def end(self) -> None:
        """Whoever runs the server ends the game."""
        await self._run(self._end())

    async def _end(self) -> None:
        async with self.lock:
            if self.sheet.phase != "playing":
                raise Refused("not-started" if self.sheet.phase == "lobby" else "already-over")
            await self._change(replace(self.sheet, phase="over", paused=False, wish=None))

    # Clocks

    def _timed(self, sheet: Sheet, match: Match, fresh: Set[int]) -> Sheet:
        """The sheet with its clocks as they run from now on, for `fresh` seats anew."""
        if sheet.clock is None:
            return sheet
        alive = sheet.phase == "playing" and not sheet.paused
        running = {seat for seat in match.waiting if alive and seat != CHANCE and sheet.places[seat].active}
        return replace(sheet, hands=clocks.after(sheet.clock, sheet.hands, running, fresh, self.room.served.now()))

    def _set_alarm(self) -> None:
        """Wakes up when the next seat runs out of time."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        due = clocks.next_due(self.sheet.hands)
        if due is not None and not self.room.closing:
            wait = min(max(due - self.room.served.now(), 0) + 0.01, 24 * 3600)
            self._alarm = asyncio.get_running_loop().call_later(wait, lambda: self._begin(self._out_of_time()))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _out_of_time(self) -> None:
        now = self.room.served.now()
        async with self.lock:
            await self._warm([seat for seat, hand in enumerate(self.sheet.hands) if hand.since and hand.at(now) <= 0])
            self._set_alarm()

    async def _gone(self, seat: int) -> None:
        """Whoever has not come back to a live table in a while is gone."""
        await asyncio.sleep(self.room.gone)
        async with self.lock:
            if not self._here(seat):
                await self._warm([seat])

    async def keep_warm(self, who: Who, seat: int) -> None:
        """Somebody at the table asks a bot in for one who is away; if that was the host, whoever asked is host now."""
        await self._run(self._keep_warm(self.seated(who), seat))

    async def _keep_warm(self, by: int, seat: int) -> None:
        async with self.lock:
            if self.sheet.phase != "playing":
                raise Refused("not-started" if self.sheet.phase == "lobby" else "already-over")
            if self.sheet.paused:
                raise Refused("paused")
            if not agreeing.existing(self.sheet, seat).person:
                raise Refused("nobody-there")
            if self._here(seat) or time.monotonic() - self._heard.get(seat, self._opened) < self.room.gone:
                raise Refused("still-here", seconds=round(self.room.gone))
            await self._warm([seat], heir=by)

    async def _warm(self, seats: Sequence[int], heir: int | None = None) -> None:
        """Bots keep these seats warm."""
        places = list(self.sheet.places)
        for seat in seats:
            if places[seat].active:
                places[seat] = replace(places[seat], bot=bots.DEFAULT)
        if self._alive and tuple(places) != self.sheet.places:
            host = self.sheet.host if heir is None or self.sheet.host not in seats else heir
            await self._change(agreeing.settled(replace(self.sheet, places=tuple(places), host=host)))
            self.wake_bots()

    async def come_back(self, who: Who) -> None:
        """The owner of a seat has returned."""
        await self._run(self._come_back(self.seated(who)))

    async def _come_back(self, seat: int) -> None:
        async with self.lock:
            place = self.sheet.places[seat]
            if place.warm:
                await self._change(with_place(self.sheet, seat, replace(place, bot=None)))
                self._tell_now()
                self.wake_bots()

    def _tell_now(self) -> None:
        """The position once more: its clocks have changed."""
        for viewer, lines in self._by_viewer().items():
            message = wire.encoded(self.state(viewer))
            for line in lines:
                line.put(message)

    # Bots

    def wake(self) -> None:
        """What goes on by itself: waiting for what the seats add to the luck, and bots."""
        if self.match is not None and self.sheet.luck is None and self.sheet.secret is not None and not self._waiting:
            self._waiting = asyncio.create_task(self._wait_for_luck())
        self._set_alarm()
        self.wake_bots()

    def wake_bots(self) -> None:
        """Every bot that is asked begins to think, each by itself; none do where only bots are left."""
        if self.match is None or self.room.closing or not self._alive:
            return
        places = self.sheet.places
        asked = [seat for seat in self.match.waiting if seat != CHANCE and places[seat].bot is not None]
        if not asked or not any(place.active for place in places):
            return
        for seat in asked:
            if seat not in self._thinking:
                self._thinking[seat] = task = asyncio.create_task(self._bot_move(seat))
                task.add_done_callback(partial(self._bot_done, seat))

    def _bot_done(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._thinking[seat]
        if not task.cancelled() and task.exception() is None and not self.room.closing:
            self.wake_bots()
        elif not task.cancelled():
            log.error("a bot failed at %s", self.sheet.code, exc_info=task.exception())

    async def _bot_move(self, seat: int) -> None:
        assert self.match
        asked, began = self._asked[seat], time.monotonic()
        known = self.game.blanked(self.match.state, seat)
        level = self.sheet.places[seat].bot or ""
        move = await self.room.think(self.game, known, seat, level)
        await self._beat(began)

        def play(course: Course) -> None:
            if self._alive and self.sheet.places[seat].bot and course.asked[seat] == asked:
                course.play(seat, move)

        asking = Asking(None, play)
        self._ask(asking)
        await asking.answer()

    @property
    def _alive(self) -> bool:
        return self.sheet.phase == "playing" and not self.sheet.paused

    async def _beat(self, began: float) -> None:
        """Waits until a bot may move, by the pace of the table, which may change meanwhile."""
        while (left := began + bots.PACE[self.sheet.pace] - time.monotonic()) > 0:
            changed = asyncio.create_task(self._pace_changed.wait())
            await asyncio.wait([changed], timeout=left)
            changed.cancel()

    # Telling

    def _listener(self, viewer: int | None) -> telling.Listener:
        assert self.match
        listener = self._listeners.get(viewer)
        if listener is None or len(listener) != len(self.match.log) or listener.aids < self._aids:
            listener = telling.Listener(self.match, viewer, self._aids)
            if any(line.viewer == viewer for line in self.lines):
                self._listeners[viewer] = listener
        return listener

    def _tell(self, before: Match, steps: Sequence[Step], undone: int | None, commands: Sequence[Command]) -> None:
        """What just happened, to each viewer what it may know of it."""
        account = telling.Account(self.game, steps)
        for viewer, lines in self._by_viewer().items():
            acks = [wire.Acked(command.id, command.seq) for command in commands if command.seat == viewer]
            message = wire.encoded(self._step(before, viewer, account, undone, acks))
            for line in lines:
                line.put(message)

    def _step(
        self, before: Match, viewer: int | None, account: telling.Account, undone: int | None, acks: list[wire.Acked]
    ) -> wire.Step:
        assert self.match
        listener = self._listeners.get(viewer)
        if listener is None:
            self._listeners[viewer] = listener = telling.Listener(before, viewer, self._aids)
        if undone is not None:
            listener.back_to(before.taken_back(undone) or 0)
        kept, covered = len(listener), listener.covered
        told = listener.told(account)
        retold = listener.retold(covered)
        return wire.Step(self.seq, kept, told, self._now(listener), undone, retold, acks)

    def _tell_all(self) -> None:
        """Everything, to everybody who may have it."""
        for line in list(self.lines):
            self._follow(line)
        for viewer, lines in self._by_viewer().items():
            message = wire.encoded(self.state(viewer))
            for line in lines:
                line.put(message)

    def _follow(self, line: Line) -> bool:
        """A line goes with whoever is on it to another seat, or to none; says whether it is told things anew."""
        try:
            viewer = self.looking(line.who)
        except Refused as refusal:
            if refusal.code == "no-watching":
                self.lines.discard(line)
                line.hang_up(NO_WATCHING)
                return False
            viewer = None  # the token was of a seat that has gone to somebody else
        before, line.viewer = line.viewer, viewer
        self._unheard(before)
        return viewer != before

    def _unheard(self, viewer: int | None) -> None:
        """What a viewer has been told is no longer kept up where nobody listens."""
        if all(line.viewer != viewer for line in self.lines):
            self._listeners.pop(viewer, None)

    def _tell_table(self, but: Line | None = None) -> None:
        message = wire.encoded(wire.News(self.data()))
        for line in self.lines:
            if line is not but:
                line.put(message)

    def _tell_soon(self, but: Line | None = None) -> None:
        """Somebody has come or gone. Several who do so at once are told of together."""
        if not self._to_tell:
            asyncio.get_running_loop().call_later(SOON, self._tell_who_is_here)
        self._to_tell |= self.lines - {but}

    def _tell_who_is_here(self) -> None:
        lines, self._to_tell = self._to_tell & self.lines, set()
        if lines:
            message = wire.encoded(wire.News(self.data()))
            for line in lines:
                line.put(message)

    def _by_viewer(self) -> dict[int | None, list[Line]]:
        lines: dict[int | None, list[Line]] = {}
        for line in self.lines:
            lines.setdefault(line.viewer, []).append(line)
        return lines

    # How changes are made

    async def _run(self, work: Coroutine[Any, Any, T]) -> T:
        """To the end, even if whoever asked has gone: a command is never left between stored and done."""
        self.touched = time.monotonic()
        return await asyncio.shield(asyncio.create_task(work))

    async def _change(self, sheet: Sheet) -> None:
        before = self.sheet
        if self.match:
            fresh = {seat for seat, place in enumerate(before.places) if place.warm and not sheet.places[seat].warm}
            sheet = self._timed(sheet, self.match, fresh)
        await self._store(Write().changed(sheet))
        self.sheet = sheet
        self._set_alarm()
        if (before.phase, before.paused) != (sheet.phase, sheet.paused):
            self._tell_all()
            return
        moved = [line for line in list(self.lines) if self._follow(line)]
        self._tell_table()
        for line in moved:
            line.put(wire.encoded(self.state(line.viewer)))

    async def _store(self, write: Write) -> None:
        try:
            if self.room.live.get(self.sheet.code) is not self:
                raise LookupError("this table was put away")
            await self.room.storage.store(write)
        except Exception:
            # Whether it is on disk nobody knows: the table is read anew when somebody comes again. Whoever asked is
            # told first.
            self.room.drop(self, grace=0.1)
            raise Refused("not-stored") from None

    @property
    def idle(self) -> bool:
        return not self.lines and not self._thinking and time.monotonic() - self.touched > IDLE

    def close(self) -> None:
        for task in [*self._thinking.values(), *self._beside, *([self._waiting] if self._waiting else [])]:
            task.cancel()
        if self._alarm:
            self._alarm.cancel()
        for line in list(self.lines):
            line.hang_up()
