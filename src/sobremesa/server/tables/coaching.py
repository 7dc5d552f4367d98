"""The coach at a table: hints for those who are to decide, and one report of a finished game, kept in the table's log.

A report is made where nobody's move waits for it: in a process of its own, one after the other. Whoever asks while it
is being made is told how far it has come.
"""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from sobremesa import coaching, games, pages, words
from sobremesa.bots import coach
from sobremesa.engine.match import Match

from .. import wire
from ..refusals import Refused
from ..stores.store import Reported
from . import commands
from .facts import Facts

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger(__name__)

SHOWN = 3  # moves of a hint
HINT_SECONDS = 1.0
MISTAKES = 100  # of mine that are listed
CLEAR_LOSS = 0.01  # of a win: what costs less is no mistake


class Coach:
    """One table's coach."""

    def __init__(self, table: "Table"):
        self._table = table
        self._making: asyncio.Task[None] | None = None

    async def hint(self, seat: int, language: str) -> list[wire.Hint]:
        """The best moves by what the seat knows, from its blanked record alone."""
        match = self._table.state.match
        assert match
        game, facts = match.game, self._table.state.facts
        known = game.blanked(match.state, seat)
        asker = facts.places[seat].guest or facts.code
        found = await self._table.room.thinkers.hint(game.name, known.tobytes(), seat, asker)
        catalogue = words.catalogue(language, game.folder)
        names = [place.name or str(number + 1) for number, place in enumerate(facts.places)]
        moves = pages.in_words(game, known, seat, [told["move"] for told in found], names, language, seat)
        return [
            wire.Hint(
                move=told["move"],
                told=in_words,
                win=told["win"],
                points=told["points"],
                error=told["error"],
                exact=told["exact"],
                reason=catalogue.tell(told["reason"], names, seat),
            )
            for told, in_words in zip(found, moves, strict=True)
        ]

    def report(self, seat: int, language: str, mine: int | None) -> wire.Report:
        """The report about a seat, or how far it has come: it is begun when first asked for."""
        state = self._table.state
        match = state.match
        if match is None or not match.over:
            raise Refused("not-over")
        if state.facts.report is not None:
            return wire.Report(1, 1, told(state.facts, match, seat, language, seat == mine))
        if self._making is None:
            self._making = asyncio.create_task(self._make(match))
        done, total = self._table.room.thinkers.progress(self._table.code)
        return wire.Report(done, total)

    async def _make(self, match: Match) -> None:
        try:
            text = await self._table.room.thinkers.report(self._table.code, match.record())
            await self._table.ask(commands.KeepReport(report=text))
        except (BrokenProcessPool, TimeoutError):
            log.error("the report of %s was not made; it is begun again when asked for", self._table.code)
        except Refused:
            log.warning("the report of %s was not kept", self._table.code)
        finally:
            self._making = None

    def close(self) -> None:
        if self._making:
            self._making.cancel()


def told(facts: Facts, match: Match, seat: int, language: str, you: bool) -> wire.ToldReport:
    """A kept report about a seat in words."""
    report = msgspec.json.decode(facts.report or "")
    names = [place.name or str(number + 1) for number, place in enumerate(facts.places)]
    about = coaching.Told(report, match, names, language, seat, you)
    by_luck = {chance["entry"] for chance in report["chances"]}
    return wire.ToldReport(
        seat=seat,
        language=language,
        sentence=about.sentence(),
        account=[wire.AccountRow(*row) for row in about.account()],
        units=[about.say("coach-in-points"), about.say("coach-in-wins")],
        summary=about.summary(),
        moments=[wire.Moment(entry, text) for entry, text in about.moments()],
        curve=[about.chance_after(entry) for entry in range(-1, len(report["curve"]))],
        luck=[entry in by_luck for entry in range(len(report["curve"]))],
        accuracy=report["accuracy"][seat],
        luckier_than=report["luckier_than"][seat],
    )


# Over many games


class Parts(msgspec.Struct, frozen=True):
    luck: float
    own: float
    result: float


class Decision(msgspec.Struct, frozen=True):
    entry: int
    seat: int
    move: str
    best: str
    loss: float


class Units(msgspec.Struct, frozen=True):
    win: list[Parts]


class Kept(msgspec.Struct, frozen=True):
    """What is looked at of a kept report."""

    units: Units
    accuracy: list[float]
    decisions: list[Decision]


def my_games(over: list[wire.MyTable], reports: dict[str, Reported]) -> wire.MyGames:
    """What the reports of these games say of whose tables they are."""
    games, mistakes = [], []
    for table in over:
        if table.code not in reports:
            continue
        kept, ended = msgspec.json.decode(reports[table.code].report, type=Kept), reports[table.code].ended
        mine, seat = kept.units.win[table.you], table.you
        about = table.code, table.game, seat
        games.append(wire.MyGame(*about, table.names, ended, mine.result, mine.luck, mine.own, kept.accuracy[seat]))
        mistakes += [
            wire.MyMistake(*about, told.entry, told.move, told.best, told.loss)
            for told in kept.decisions
            if told.seat == seat and told.loss >= CLEAR_LOSS
        ]
    games.sort(key=lambda game: game.ended)
    mistakes.sort(key=lambda mistake: -mistake.loss)
    missing = [table.code for table in over if table.code not in reports]
    return wire.MyGames(games, mistakes[:MISTAKES], missing)


# In the processes that think


def advise(game_name: str, known: bytes, seat: int) -> str:
    game = games.game(game_name)
    record = np.frombuffer(bytearray(known), game.rules.State.dtype).view(np.recarray)[0]
    return msgspec.json.encode(coach.hint_for(game, record, seat, HINT_SECONDS)[:SHOWN]).decode()


def analyse(record: dict[str, Any]) -> str:
    def progress(done: int, total: int) -> None:
        if far is not None:
            far[0], far[1] = done, total

    return msgspec.json.encode(coach.report(games.replay(record), progress=progress)).decode()


far: Any = None  # how far this process has come, shared with the server


def share(progress: Any) -> None:
    global far
    far = progress
