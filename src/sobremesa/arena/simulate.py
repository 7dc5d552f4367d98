"""Many games of simple bots, on all cores."""

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import numpy as np

from sobremesa.engine import playout
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.luck import seeds
from sobremesa.engine.match import Entry
from sobremesa.engine.options import shown
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, WINNERS

CHUNK = 4096  # games that share a seed sequence: results depend on the seed alone, not on the threads


def function_for(bots: Sequence[str]) -> str:
    """The compiled function these bots need; the random one alone need not blank records."""
    return "random_games" if set(bots) == {"random"} else "bot_games"


def bots_for(game: Game, seats: int, bots: Sequence[str]) -> list[str]:
    """A bot for each seat: one name serves all, else there is one a seat."""
    for bot in bots:
        if bot not in game.bot_names():
            raise BadOption("unknown-bot", name=shown(bot), known=", ".join(game.bot_names()))
    if len(bots) not in (1, seats):
        raise BadOption("bot-count", bots=len(bots), seats=seats)
    return list(bots) * (seats if len(bots) == 1 else 1)


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
) -> dict[str, Any]:
    """Plays and counts. `seconds` are of play alone, not of compiling. `keep` is given the record of every game: the
    same games, but one after the other and much slower."""
    seats, options = game.settled(seats, options)
    bots = bots_for(game, seats, bots)
    for name, value in (("games", games), ("threads", 1 if threads is None else threads)):
        if value < 1:
            raise BadOption("bad-value", name=name, value=value, values="1, 2, 3 …")
    if seed < 0:
        raise BadOption("bad-value", name="seed", value=seed, values="0, 1, 2 …")
    if keep:
        play, threads = recording(game, seats, options, bots, keep), 1
    else:
        play = getattr(game.compiled, function_for(bots))
    names = list(game.bots)
    kinds = np.array([names.index(bot) if bot in names else len(names) for bot in bots], np.int64)
    state_type = game.rules.State.dtype
    start = batch_of(state_type, 1)
    start[0] = game.start(seats, options)

    def chunk(first: int) -> tuple[int, Any, Any]:
        count = min(CHUNK, games - first)
        points, results = np.zeros((count, seats), np.int64), np.zeros(count, np.int64)
        table, blanked = batch_of(state_type, 1), batch_of(state_type, 1)
        decisions = play(start, table, blanked, game.pad(), seeds(seed, first, count), kinds, points, results)
        winners = results & WINNERS
        wins = [int(np.count_nonzero(winners == 1 << seat)) for seat in range(seats)]
        return decisions, points.sum(axis=0), np.array(wins)

    begun = time.perf_counter()
    decisions, total, wins, done = 0, np.zeros(seats, np.int64), np.zeros(seats, np.int64), 0
    for made, points, won in _spread(chunk, range(0, games, CHUNK), threads or os.cpu_count() or 1):
        decisions, total, wins, done = decisions + made, total + points, wins + won, min(done + CHUNK, games)
        progress(done)
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


def recording(
    game: Game, seats: int, options: Mapping[str, Any], bots: Sequence[str], keep: Callable[[dict[str, Any]], None]
) -> Callable:
    """The compiled loop, run as it stands over compiled rules, so that each move can be written down."""
    compiled, log = game.compiled, list[Entry]()
    match = game.match(seats=seats, dealer="manual", **options)

    def apply(state: Any, seat: int, action: int) -> None:
        log.append((None if seat == CHANCE else seat, game.notation.text(state, seat, action)))
        compiled.apply(state, seat, action)

    def outcome(state: Any) -> int:
        """Asked once a game, at its end."""
        match.state, match.stored = state.copy(), list(log)
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
    if function_for(bots) == "random_games":
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
