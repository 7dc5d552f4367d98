"""Matches by the thousand: `sobremesa.arena.tournament("raj", bots={"mine": my_bot, "hard": "hard"}, seats=2)`."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sobremesa.engine.game import Game

    from .standings import Standings


def tournament(
    game: "str | Game",
    bots: Mapping[str, Any] | Sequence[str],
    seats: int | None = None,
    games: int = 200,
    seed: int = 0,
    workers: int | None = None,
    ray: str | bool | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    iterations: int | None = None,
    seconds: float | None = None,
    until: float | None = None,
    adjusted: bool = False,
    results: str | Path | None = None,
    records: Callable[[dict[str, Any]], None] | None = None,
    progress: Callable[[int], None] = lambda deals: None,
) -> "Standings":
    """Lets bots play each other, as `sobremesa arena` does, and returns the standings.

    bots       names, or what to call each bot and what it is: a name, `module:Name`, or any Python object or callable
    games      for each pairing, rounded up to whole deals
    workers    processes (default: one for each core). A bot that cannot be pickled plays in this one
    ray        the address of a Ray cluster; True finds or starts one
    options    of the game
    until      stop when a margin is decided: 0.05 tells 55 % from 50 % (`arena.sequential`)
    results    a file that keeps every deal; the same call continues with it
    records    is called with the record of every game
    progress   is called with the number of deals that are done
    """
    from sobremesa import games as all_games
    from sobremesa.bots import Budget

    from .contest import Tournament
    from .sequential import Until
    from .standings import Standings

    found = all_games.game(game) if isinstance(game, str) else game
    given = dict(bots) if isinstance(bots, Mapping) else {name: name for name in bots}
    names = list(bots)
    budget = None if iterations is None and seconds is None else Budget(iterations, seconds)
    contest = Tournament(
        found,
        min(found.seats) if seats is None else seats,
        options or {},
        names,
        games,
        seed,
        budget,
        workers,
        adjusted,
        {name: bot for name, bot in given.items() if bot != name},
        None if until is None else Until(until),
    )
    if results is not None:
        contest.keep(Path(results))
    address = ray if isinstance(ray, str) else "" if ray else None
    contest.run(progress, ray=address, keep=records)
    return Standings.of(contest)


__all__ = ["tournament"]
