"""One table: a mailbox, and one loop that takes commands out of it: decide, append, adopt, tell."""

import asyncio
import logging
import re
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from sobremesa.engine.errors import Error
from sobremesa.engine.match import Step
from sobremesa.engine.rule import CHANCE
from sobremesa.games import game as find_game

from .. import wire
from ..refusals import Refused, without_trace
from ..stores.store import Behind, Entry, Here, NotStored
from . import commands, facts
from .alarms import Alarms, luck_stage, waits_for_luck
from .audience import Audience
from .bots import BotSeats
from .coaching import Coach
from .commands import Command, Key
from .decisions import Decision, decide
from .facts import Who
from .folding import State, gone_on, listing
from .lines import Line

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger(__name__)

REFUSALS_KEPT = 100  # of each table, in memory
IDLE = 300  # seconds without anybody after which a table is put away
TRIES = 20  # at a log that others add to
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
Letter = tuple[Command, asyncio.Future[int]]
Seat = TypeVar("Seat", int, int | None)


class Table:
    """What changes it is posted to it. What is to be known of it stands in `state` and comes from its `audience`."""

    def __init__(self, room: "Room", state: State, done: dict[Key, int]):
        self.room = room
        self.state = state
        self.game = find_game(state.facts.game)
        show, spread = partial(room.show, state.facts.code), partial(room.spread_talk, state.facts.code)
        self.audience = Audience(state, room.store.now, show, spread)
        self.bots = BotSeats(self, room.thinkers)
        self.coach = Coach(self)
        self.alarms = Alarms(self)
        self.touched = time.monotonic()
        self.closing = False
        self._done = done
        self._refused: dict[Key, Error] = {}
        self._under_way: dict[Key, asyncio.Future[int]] = {}
        self._mailbox: list[Letter] = []
        self._working: asyncio.Task[None] | None = None
        self._following: asyncio.Task[None] | None = None
        self._hinted = 0  # how long the log is, as other nodes say
        self._turn = asyncio.Lock()  # of what makes the state another one
        metrics, name = room.metrics, state.facts.game
        self._count_moves, self._count_games = metrics.moves.labels(name).inc, metrics.games.labels(name).inc

    @property
    def code(self) -> str:
        return self.state.facts.code

    # The mailbox

    def knows(self, command: Command) -> bool:
        """Whether it was posted before, and has been or is being done."""
        return command.key in self._done or command.key in self._under_way

    def post(self, command: Command) -> asyncio.Future[int]:
        """Puts a command into the mailbox; its future has the seq it leads to. The same command again gets the first
        answer. Nobody has to wait for it: it is done all the same."""
        self.touched = time.monotonic()
        key = command.key
        if key in self._under_way:
            return self._under_way[key]
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        if key in self._done:
            answer.set_result(self._done[key])
        elif key in self._refused:
            answer.set_exception(without_trace(self._refused[key]))
        elif command.id is not None and not ID.fullmatch(command.id):
            answer.set_exception(Refused("bad-id"))
        else:
            if command.id is not None:
                self._under_way[key] = answer
            self._mailbox.append((command, answer))
            if self._working is None:
                self._working = asyncio.create_task(self._work())
        return answer

    async def ask(self, command: Command) -> int:
        """Posts a command and waits for its answer."""
        return await asyncio.shield(self.post(command))

    async def _work(self) -> None:
        while self._mailbox:
            letters = self._next()
            try:
                async with self._turn:
                    answers = await self._carry_out([command for command, _ in letters])
            except Exception as fault:
                answers = [self._explained(fault)] * len(letters)
            for (command, future), answer in zip(letters, answers, strict=True):
                self._under_way.pop(command.key, None)
                if not future.done():
                    future.set_exception(answer) if isinstance(answer, Error) else future.set_result(answer)
        self._working = None

    def _explained(self, fault: Exception) -> Error:
        if isinstance(fault, Refused):
            return fault
        if isinstance(fault, NotStored):
            return Refused("not-stored")
        self.room.metrics.faults.inc()
        log.error("a command failed", exc_info=fault)
        return Refused("fault")

    def _next(self) -> list[Letter]:
        """The letters that are answered together: moves that have come in meanwhile, or one of another kind."""
        moves = (commands.Move, commands.BotMove)
        other = next((i for i, (command, _) in enumerate(self._mailbox) if not isinstance(command, moves)), None)
        count = len(self._mailbox) if other is None else other or 1
        letters, self._mailbox = self._mailbox[:count], self._mailbox[count:]
        return letters

    async def _carry_out(self, asked: Sequence[Command]) -> list[int | Error]:
        """Decide, append, adopt, tell. Where somebody else was first, decide again on what they have added."""
        for _ in range(TRIES):
            new = [command for command in asked if command.key not in self._done]
            decision = decide(self.state, new, self.room.store.now())
            answers = [without_trace(each) if isinstance(each, Error) else each for each in decision.answers]
            try:
                if decision.entries:
                    await self._append(decision)
            except Behind:
                await self._read_on()
                continue
            self._adopt(new, decision, answers)
            fresh = iter(answers)
            return [next(fresh) if command in new else self._done[command.key] for command in asked]
        raise Refused("not-stored")

    async def _append(self, decision: Decision) -> None:
        if self.room.live.get(self.code) is not self:
            raise Refused("not-stored")
        try:
            await self.room.store.append(self.code, self.state.length, decision.entries, listing(decision.state))
        except NotStored:
            # The table is read anew when somebody comes again. Those who asked are told first.
            self.room.drop(self, grace=0.1)
            raise Refused("not-stored") from None

    def _adopt(self, asked: Sequence[Command], decision: Decision, answers: Sequence[int | Error]) -> None:
        before, acks = self.state, dict[int, list[wire.Acked]]()
        for command, answer in zip(asked, answers, strict=True):
            if command.id is None:
                continue
            if isinstance(answer, Error):
                if len(self._refused) >= REFUSALS_KEPT:
                    del self._refused[next(iter(self._refused))]
                self._refused[command.key] = without_trace(answer)
                continue
            self._done[command.key] = answer
            if isinstance(command, commands.Move | commands.Undo):
                acks.setdefault(command.seat, []).append(wire.Acked(command.id, answer))
        if not decision.entries:
            return
        self.state = decision.state
        self._count_moves(sum(step.seat != CHANCE for step in decision.steps))
        if before.facts.phase == "playing" and self.state.match and self.state.match.over:
            self._count_games()
        if decision.renewed:
            self.audience.renew(decision.state)
            self.audience.acknowledge(acks)
        else:
            self.audience.adopt(decision.state, decision.steps, decision.undone, acks)
        self._go_on_from(before)

    def _go_on_from(self, before: State) -> None:
        """Bots and clocks see where the table stands now."""
        if before.facts.pace != self.state.facts.pace:
            self.bots.change_pace()
        if luck_stage(before) != luck_stage(self.state):
            self.alarms.wait_for_luck()
        self.wake()
        match = self.state.match
        asked = match.waiting - (before.match.waiting if before.match else set()) if match else set()
        if asked or before.facts.paused != self.state.facts.paused:
            self.room.turned(self, [seat for seat in (match.waiting if match else ()) if seat != CHANCE])

    def follow(self, length: int) -> None:
        """Takes in what another node has added to the log, soon."""
        self._hinted = max(self._hinted, length)
        if self._following is None and not self.closing:
            self._following = asyncio.create_task(self._read_what_was_hinted())
            self._following.add_done_callback(lambda _: setattr(self, "_following", None))

    async def _read_what_was_hinted(self) -> None:
        try:
            before = -1
            while before < self.state.length < self._hinted:
                before = self.state.length
                await self.catch_up()
        except (Refused, NotStored) as fault:
            log.warning("table %s cannot follow its log now: %s", self.code, fault)

    async def catch_up(self) -> None:
        """Takes in what somebody else has added to the log, if anybody has."""
        length = self.state.length
        entries = await self.room.store.since(self.code, length)
        if entries:
            async with self._turn:  # meanwhile some of them may have been taken in
                self._take_in(entries[self.state.length - length :])

    async def _read_on(self) -> None:
        self._take_in(await self.room.store.since(self.code, self.state.length))

    def _take_in(self, entries: Sequence[Entry]) -> None:
        """Folds what others have added, and tells it as if it had been decided here."""
        before, steps = self.state, list[Step]()
        if not entries:
            return
        again = replace(before, match=before.match.copy()) if before.match else before
        if again.match:
            again.match.watchers.append(steps.append)
        try:
            self.state, done = gone_on(again, entries)
        except Refused:  # a newer server plays here: this one does not know what that is
            self.room.drop(self)
            raise
        if self.state.match:
            self.state.match.watchers.clear()
        self._done |= done
        for entry in entries:
            if entry.kind == "move" and entry.seat is not None:
                self.audience.heard(entry.seat)
        acks = acks_in(entries, done)
        if before.match is None or any(entry.kind == "undo" for entry in entries):
            self.audience.renew(self.state)
            self.audience.acknowledge(acks)
        else:
            self.audience.adopt(self.state, steps, None, acks)
        self._go_on_from(before)

    # What goes on by itself: bots and alarms

    def wake(self) -> None:
        self.alarms.watch_clocks()
        self.bots.wake()

    @property
    def leads(self) -> bool:
        """Whether this node thinks for the bots here and watches the clocks. It asks for that where none does."""
        return self.room.leads(self)

    @property
    def has_work(self) -> bool:
        """Whether something here goes on by itself, sooner or later."""
        now = self.state.facts
        waits = waits_for_luck(self.state)
        return now.phase == "playing" and (waits or bool(now.hands) or any(place.bot for place in now.places))

    def send(self, command: Command) -> None:
        """Posts a command whose answer nobody waits for."""
        self.post(command).add_done_callback(lambda answer: answer.cancelled() or answer.exception())

    # Who asks

    def seat_of(self, who: Who) -> int | None:
        return self._heard(facts.seat_of(self.state.facts, who))

    def looking(self, who: Who) -> int | None:
        return self._heard(facts.looking(self.state.facts, who))

    def acting(self, who: Who) -> int:
        """The seat that somebody moves for."""
        seat = facts.acting(self.state.facts, who)
        return self.seated(who) if seat is None else seat

    def seated(self, who: Who) -> int:
        return self._heard(facts.seated(self.state.facts, who))

    def _heard(self, seat: Seat) -> Seat:
        if seat is not None:
            self.audience.heard(seat)
        return seat

    def connect(self, line: Line) -> None:
        self.touched = time.monotonic()
        self.audience.connect(line)
        if line.viewer is not None and self.state.facts.places[line.viewer].warm:
            self.send(commands.Back(who=line.who))
        self.bots.wake()

    def disconnect(self, line: Line) -> None:
        self.touched = time.monotonic()
        self.audience.disconnect(line)
        for seat in self.audience.seats_at(line):
            self.alarms.miss(seat)

    def notice(self, elsewhere: dict[str, Here]) -> None:
        """Takes in who is connected at other nodes."""
        for seat in self.audience.notice(elsewhere):
            self.alarms.miss(seat)

    # Its end in memory

    @property
    def idle(self) -> bool:
        quiet = not self.audience.lines and not self.bots.thinking and self._working is None
        return quiet and time.monotonic() - self.touched > IDLE

    async def rest(self) -> None:
        """Returns when nothing is being decided."""
        while self._working:
            await asyncio.wait([self._working])

    def close(self) -> None:
        self.closing = True
        self.bots.close()
        self.coach.close()
        self.alarms.close()
        self.audience.hang_up()


def acks_in(entries: Sequence[Entry], done: dict[Key, int]) -> dict[int, list[wire.Acked]]:
    """What the moves among entries of another node are acknowledged by: their sender may be here now, or have sent them
    here, too."""
    found: dict[int, list[wire.Acked]] = {}
    for sender, id in [(entry.sender, entry.id) for entry in entries if entry.kind in ("move", "deal", "undo")]:
        if sender and id and len(sender) <= 2:  # a seat
            found.setdefault(int(sender), []).append(wire.Acked(id, done[sender, id]))
    return found
