"""Writes what is observed into the documentation of each game: `python -m sobremesa.envs.tables [GAME ...]`."""

import re
import sys
from pathlib import Path

from sobremesa import games
from sobremesa.engine.game import Game
from sobremesa.engine.observation import table

MARK = "<!-- observation -->\n"


def page_of(game: Game) -> Path:
    return game.folder / "observation.md"


def with_table(game: Game) -> str:
    """The game's page as it should be: what stands there already, with the table after its mark."""
    path = page_of(game)
    text = path.read_text(encoding="utf-8") if path.exists() else f"# What is observed of {game.name}\n\n{MARK}"
    return re.sub(f"{MARK}(\\|.*\n)*", lambda found: MARK + table(game) + "\n", text)


if __name__ == "__main__":
    for each in map(games.game, sys.argv[1:] or games.names()):
        page_of(each).write_text(with_table(each), encoding="utf-8")
