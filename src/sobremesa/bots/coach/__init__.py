"""The coach: what to do now, what a decision cost, and how much of a result was luck. docs/coach.md tells the method.

Hints come from a seat's blanked record alone. Reports are made of finished matches. Both depend on the position, the
budget and the seed, on nothing else: seconds are turned into playouts at a rate that is fixed for each game.
"""

from __future__ import annotations

from typing import Any

from sobremesa.bots import Budget
from sobremesa.engine import cache
from sobremesa.engine.errors import BadOption, BadRecord, IllegalMove
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.options import shown, whole
from sobremesa.engine.rule import CHANCE, OVER

from . import values
from .account import Progress, account_of, events
from .reasons import reason_for
from .values import POINTS, WIN, Effort, offered, values_of

HINT_SECONDS = 1.0
DIGITS = 9  # of a worth; further ones are the computer's
SHARES = 8  # of a hint's playouts: one for each of the screenings and the last look at a finalist


def hint(match: Match, seat: int, seconds: float | None = 1.0, iterations: int | None = None, seed: int = 0) -> list:
    """The best moves of a seat that is to decide, best first, with their worth in both units, error and reason.

    `iterations` is the number of playouts; it comes before `seconds`.
    """
    seat = match._seat(seat)
    if match.over:
        raise IllegalMove("match-over")
    if seat not in match.waiting:
        raise IllegalMove("hint-not-now")
    return hint_for(match.game, match.game.blanked(match.state, seat), seat, seconds, iterations, seed)


def hint_for(
    game: Game, known: Any, seat: int, seconds: float | None = 1.0, iterations: int | None = None, seed: int = 0
) -> list[dict[str, Any]]:
    """The same from what the seat knows."""
    turn = int(game.rules.turn(known))
    if turn in (CHANCE, OVER) or not turn >> seat & 1:
        raise IllegalMove("hint-not-now")
    total = playouts(game, seconds if iterations is None else None, iterations, HINT_SECONDS)
    effort = Effort(max(total // (2 * SHARES), 1), seed_from(seed))
    worths = values_of(game, known, effort)
    ranked = worths.rank(known, seat)
    return [
        {
            "move": game.notation.text(known, seat, candidate.action),
            "win": round(candidate.worth[WIN], DIGITS) + 0.0,
            "points": round(candidate.worth[POINTS], DIGITS) + 0.0,
            "error": candidate.error[WIN],
            "exact": candidate.exact,
            "reason": reason_for(game, worths, known, seat, ranked, number),
        }
        for number, candidate in enumerate(ranked)
    ]


def report(
    match: Match,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """The account of a finished match. `iterations` is the number of playouts for each position."""
    if not match.over:
        raise BadRecord("record-unfinished")
    effort = effort_for(match, seconds, iterations, seed)
    return account_of(match, values_of(match.game, match.position.record(), effort), progress)


def effort_for(match: Match, seconds: float | None, iterations: int | None, seed: int) -> Effort:
    """What a report may spend on each position."""
    if seconds is None and iterations is None:
        return Effort(offered(match.game, "PLAYOUTS", values.PLAYOUTS), seed_from(seed))
    total = playouts(match.game, seconds if iterations is None else None, iterations, 0.0)
    if iterations is None:
        total //= 12 * max(len(events(match)[0]), 1)
    return Effort(max(total, 1), seed_from(seed))


def playouts(game: Game, seconds: float | None, iterations: int | None, otherwise: float) -> int:
    """How many playouts a budget is good for."""
    if seconds is None and iterations is None:
        seconds = otherwise
    budget = Budget(None if iterations is None else iterations, None if seconds is None else seconds)
    if budget.iterations is not None:
        return int(budget.iterations)
    return max(int(min(budget.seconds or 0.0, 3600.0) * offered(game, "RATE", values.RATE)), 1)


def seed_from(seed: Any) -> int:
    try:
        number = whole(seed)
        if number < 0:
            raise ValueError
    except ValueError:
        raise BadOption("bad-value", name="seed", value=shown(seed), values="0, 1, 2 …") from None
    return number


def ready(game: Game) -> bool:
    """Whether the coach can think at once."""
    return all(cache.is_compiled(game.folder, game.name, name) for name in offered(game, "COMPILED", ("sample",)))


def warm(game: Game) -> None:
    """Compiles what the coach needs."""
    own = offered(game, "warm", None)
    if own:
        own(game)
    else:
        from .playouts import compiled_sampling

        compiled_sampling(game)
