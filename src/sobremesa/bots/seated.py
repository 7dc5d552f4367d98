"""Bots at a table, where the game must go on whatever happens."""

import logging
import secrets
from typing import Any

from sobremesa.engine import luck
from sobremesa.engine.game import Game

from . import LEVELS, Budget, bot, candidates, prepare

log = logging.getLogger(__name__)


def think(game: Game, known: Any, seat: int, name: str, seconds: float | None = None) -> str:
    """The move of a bot, from what its seat knows, as text.

    The first time a game is played its levels are being compiled in the background; until then they play as the
    game's simple bot does. A bot that stumbles plays anything. Where many wait, `seconds` cuts its thought short.
    """
    seed = secrets.randbits(62)
    legal = candidates(game, known, seat)
    budget = None if seconds is None else Budget(seconds=seconds)
    try:
        action = bot(game, able(game, name)).choose(known, seat, budget, seed).action
    except Exception:
        log.exception("the bot %s of %s failed", name, game.name)
        action = -1
    if action not in legal:
        action = legal[int(luck.below(game.pad(seed % luck.LOW + 1), len(legal)))]
    return game.notation.text(known, seat, action)


def able(game: Game, name: str) -> str:
    """The bot itself, or the game's last simple one in its place."""
    if name not in LEVELS or prepare.ready(game):
        return name
    prepare.in_background(game)
    return game.bot_names()[-1]
