"""Why a move is good: a code with figures, which the catalogues turn into one sentence (`reason-CODE`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.engine.game import Game

from .values import EQUAL, WIN, Candidate, Values, legal, offered

Reason = dict[str, Any]


def reason_for(game: Game, values: Values, known: Any, seat: int, ranked: Sequence[Candidate], number: int) -> Reason:
    """The game's own reason, or what the figures say."""
    own = offered(game, "reason", None)
    found: Reason | None = own(values, known, seat, ranked[number].action) if own else None
    if found is not None:
        return found
    return plain_reason(game, known, seat, ranked, number)


def plain_reason(game: Game, known: Any, seat: int, ranked: Sequence[Candidate], number: int) -> Reason:
    """How often the move wins, and how that compares with the others that were looked at."""
    win = percent(ranked[number].worth[WIN])
    if len(legal(game, known, seat)) == 1:
        return {"reason": "only", "win": win}
    if number == 0 and len(ranked) > 1:
        gain = ranked[0].worth[WIN] - ranked[1].worth[WIN]
        doubt = 2 * max(ranked[0].error[WIN], ranked[1].error[WIN])
        if gain > max(doubt, EQUAL) and win > percent(ranked[1].worth[WIN]):
            other = game.notation.text(known, seat, ranked[1].action)
            return {"reason": "better", "win": win, "gain": win - percent(ranked[1].worth[WIN]), "other": other}
        return {"reason": "close", "win": win}
    best = percent(ranked[0].worth[WIN])
    return {"reason": "behind", "win": win, "loss": best - win} if best > win else {"reason": "close", "win": win}


def percent(share: float) -> int:
    return round(100 * share)
