"""sobremesa: Raj, Linko, Ratzzia and Charidice, faithful to their rulebooks.

>>> import sobremesa
>>> match = sobremesa.game("raj").match(seats=2, dealer="manual")
>>> match.deal("+6")
>>> match.play(0, "14")
>>> match.play(1, "5")
>>> match.scores
[6, 0]
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from . import arena
from .bots import coach
from .bots.coach.account import Progress
from .engine.errors import BadOption, BadRecord, Error, IllegalMove
from .engine.game import Game
from .engine.match import Match
from .engine.observation import observe
from .engine.rule import CHANCE
from .games import game, replay

if TYPE_CHECKING:
    from .games import Games

    games: Games
else:
    from . import games

__version__ = "1.0.0"

Match.adviser = staticmethod(coach.hint)


def analyse(
    record: Mapping[str, Any],
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Separates luck from skill in a finished match, given as a record. docs/coach.md explains the result.

    `iterations` is the number of playouts; if it is given, `seconds` does not count. `progress` is told how far it is.
    """
    return coach.report(replay(record), seconds, iterations, seed, progress)


__all__ = [
    "CHANCE",
    "BadOption",
    "BadRecord",
    "Error",
    "Game",
    "IllegalMove",
    "Match",
    "analyse",
    "arena",
    "game",
    "games",
    "observe",
    "replay",
]
