"""sobremesa: Raj, Linko, Ratzzia and Charidice, faithful to their rulebooks.

>>> import sobremesa
>>> match = sobremesa.game("raj").match(seats=2, dealer="manual")
>>> match.deal("+6")
>>> match.play(0, "14")
>>> match.play(1, "5")
>>> match.scores
[6, 0]
"""

from . import games
from .engine.errors import BadOption, BadRecord, Error, IllegalMove
from .engine.game import Game
from .engine.match import Match
from .engine.rule import CHANCE
from .games import game, replay

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadOption",
    "BadRecord",
    "Error",
    "Game",
    "IllegalMove",
    "Match",
    "game",
    "games",
    "replay",
]
