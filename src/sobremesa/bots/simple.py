"""The simple bots at a table: each sees its seat's blanked record and its legal moves, and nothing else."""

import logging
import secrets
from typing import Any

from sobremesa.engine import bits, luck
from sobremesa.engine.game import Game

log = logging.getLogger(__name__)


def default_level(game: Game) -> str:
    """The one named last by the game."""
    return game.bot_names()[-1]


def think(game: Game, known: Any, seat: int, level: str) -> str:
    """The move of a bot, from what its seat knows. A bot that stumbles plays anything, so that the game goes on."""
    pad = game.pad(secrets.randbelow(luck.MULTIPLIER << 31) + 1)
    game.rules.legal(known, seat, pad)
    legal = bits.members(pad.words)
    anything = int(luck.any_marked(pad))
    bot = game.bots.get(level)
    try:
        action = int(bot(known.copy(), seat, pad)) if bot else anything
    except Exception:
        log.exception("the bot %s of %s failed", level, game.name)
        action = anything
    return game.notation.text(known, seat, action if action in legal else anything)
