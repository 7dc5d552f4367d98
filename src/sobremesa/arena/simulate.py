"""Many games of bots, on all cores: simple ones in compiled loops, others (levels, `module:Name`) move by move."""

import itertools
import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from sobremesa.engine import playout
from sobremesa.engine.crew import spread
from sobremesa.engine.errors import BadOption, Error
from sobremesa.engine.game import Game
from sobremesa.engine.luck import seeds
from sobremesa.engine.match import Entry
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, WINNERS
from sobremesa.games import game as find

from .contest import Hall
from .contestants import contestant
from .results import Header, Thinking

CHUNK = 4096  # games that share a seed sequence: results depend on the seed alone, not on the threads


def function_for(bots: Sequence[str]) -> str:
    """The compiled function these bots need; the random one alone need not blank records."""
    return "random_games" if set(bots) == {"random"} else "bot_games"


def bots_for(game: Game, seats: int, bots: Sequence[str]) -> list[str]:
    """A bot for each seat: one name serves all, else there is one a seat."""
    for bot in bots:
        contestant(game, bot)
    if len(bots) not in (1, seats):
        raise BadOption("bot-count", bots=len(bots), seats=seats)
    return list(bots) * (seats if len(bots) == 1 else 1)


@dataclass
class Count:
    """What some games came to."""

    games: int
    decisions: int
    points: Any  # of each seat
    wins: Any  # alone, of each seat
    records: list[dict[str, Any]]


@dataclass
class Job:
    """What a process that plays must know; an item is the number of the first game of a chunk."""

    game: str
    seats: int
    options: Mapping[str, Any]
    games: int
    bots: list[str]
    seed: int
    recording: bool = False

    @property
    def simple(self) -> bool:
        return set(self.bots) <= set(find(self.game).bot_names())

    @property
    def items(self) -> range:
        return range(0, self.games, CHUNK if self.simple else 1)

    def open(self) -> "Chunks | Games":
        return Chunks(self) if self.simple else Games(self)


class Chunks:
    """Games of simple bots, in one compiled call for a chunk; with records the same loop move by move."""

    def __init__(self, job: Job):
        self.job, self.game = job, find(job.game)
        self.records: list[dict[str, Any]] = []
        if job.recording:
            self.play = recording(self.game, job, self.records.append)
        else:
            self.play = getattr(self.game.compiled, function_for(job.bots))
        names = list(self.game.bots)
        self.kinds = np.array([names.index(bot) if bot in names else len(names) for bot in job.bots], np.int64)
        self.start = batch_of(self.game.rules.State.dtype, 1)
        self.start[0] = self.game.start(job.seats, job.options)

    def do(self, first: int) -> Count:
        job, kind = self.job, self.game.rules.State.dtype
        count = min(CHUNK, job.games - first)
        points, results = np.zeros((count, job.seats), np.int64), np.zeros(count, np.int64)
        table, blanked = batch_of(kind, 1), batch_of(kind, 1)
        lucks = seeds(job.seed, first, count)
        decisions = self.play(self.start, table, blanked, self.game.pad(), lucks, self.kinds, points, results)
        winners = results & WINNERS
        wins = [int(np.count_nonzero(winners == 1 << seat)) for seat in range(job.seats)]
        records = self.records[:]
        self.records.clear()
        return Count(count, decisions, points.sum(axis=0), np.array(wins), records)

    def close(self) -> None:
        """Nothing is open."""


class Games:
    """Games with bots that think outside the compiled loop, as the arena plays them."""

    def __init__(self, job: Job):
        bots = list(dict.fromkeys(job.bots))
        header = Header.of(find(job.game), job.seats, dict(job.options), bots, job.seed, None)
        self.job, self.hall = job, Hall(header, None, job.recording)
        self.seated = [bots.index(bot) for bot in job.bots]
        self.hall.warm()

    def do(self, number: int) -> Count:
        job, thinking = self.job, Thinking()
        played = self.hall.play(self.seated, number, [thinking] * job.seats, None)
        if played.fault:
            raise Error("simulated-fault", bot=job.bots[played.fault.seat], what=played.fault.what)
        decisions = int(np.count_nonzero(self.hall.log[1 : self.hall.log[0, 0] + 1, 0] != CHANCE))
        wins = np.array([played.winners == [seat] for seat in range(job.seats)], np.int64)
        records, self.hall.records = self.hall.records or [], [] if job.recording else None
        return Count(1, decisions, np.array(played.scores), wins, records)

    def close(self) -> None:
        self.hall.close()


def simulate(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    keep: Callable[[dict[str, Any]], None] | None = None,
    ray: str | None = None,
) -> dict[str, Any]:
    """Plays and counts. `seconds` are of play alone, not of compiling. `keep` is given the record of every game: the
    same games, but one after the other and much slower. `ray` is the address of a cluster ("": any)."""
    seats, options = game.settled(seats, options)
    bots = bots_for(game, seats, bots)
    for name, value in (("games", games), ("threads", 1 if threads is None else threads)):
        if value < 1:
            raise BadOption("bad-value", name=name, value=value, values="1, 2, 3 …")
    if seed < 0:
        raise BadOption("bad-value", name="seed", value=seed, values="0, 1, 2 …")
    job = Job(game.name, seats, options, games, list(bots), seed, keep is not None)
    workers = threads or os.cpu_count() or 1
    decisions, total, wins, done = 0, np.zeros(seats, np.int64), np.zeros(seats, np.int64), 0

    def add(who: str, counts: list[Count]) -> None:
        nonlocal decisions, total, wins, done
        for count in counts:
            decisions, total, wins = decisions + count.decisions, total + count.points, wins + count.wins
            done += count.games
            if keep:
                for record in count.records:
                    keep(record)
        progress(done)

    begun = time.perf_counter()
    if ray is not None:
        from sobremesa.engine.cluster import spread_on_ray

        spread_on_ray(job, job.items, ray, add)
    elif not job.simple and workers > 1 and games > 1:
        spread(job, job.items, min(workers, games), add)
    else:
        with closing(job.open()) as worker:
            begun = time.perf_counter()
            for count in _spread(worker.do, job.items, workers if job.simple and not keep else 1):
                add("here", [count])
    return {
        "game": game.name,
        "seats": seats,
        "bots": bots,
        "seed": seed,
        "games": games,
        "decisions": decisions,
        "seconds": time.perf_counter() - begun,
        "scores": [float(points) / games for points in total],
        "wins": [int(won) for won in wins],
        "draws": games - int(wins.sum()),
    }


def recording(game: Game, job: Job, keep: Callable[[dict[str, Any]], None]) -> Callable:
    """The compiled loop, run as it stands over compiled rules, so that each move can be written down. The notes of a
    record say who played, the run's seed, and which of its games it is."""
    compiled, log, number = game.compiled, list[Entry](), itertools.count()
    match = game.match(seats=job.seats, dealer="manual", **job.options)

    def apply(state: Any, seat: int, action: int) -> None:
        log.append((None if seat == CHANCE else seat, game.notation.text(state, seat, action)))
        compiled.apply(state, seat, action)

    def outcome(state: Any) -> int:
        """Asked once a game, at its end."""
        match.state, match.stored = state.copy(), list(log)
        match.notes = {"bots": job.bots, "seed": job.seed, "game": next(number)}
        keep(match.record())
        log.clear()
        return compiled.outcome(state)

    rules = SimpleNamespace(
        turn=compiled.turn,
        legal=compiled.legal,
        chances=compiled.chances,
        apply=apply,
        scores=compiled.scores,
        outcome=outcome,
        hide=compiled.hide,
    )
    if function_for(job.bots) == "random_games":
        return playout.games(rules, playout.random_choice(rules))
    return playout.games(rules, playout.bot_choice(rules, [getattr(compiled, f"bot_{name}") for name in game.bots]))


def _spread(work: Callable, firsts: Sequence[int], threads: int) -> Iterator[Any]:
    """The results of `work`, as they come; an interrupt stops after the chunks under way."""
    if threads == 1:
        yield from map(work, firsts)
        return
    pool = ThreadPoolExecutor(threads)
    under_way: deque[Future] = deque()
    try:
        for first in firsts:
            under_way.append(pool.submit(work, first))
            if len(under_way) > 4 * threads:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
