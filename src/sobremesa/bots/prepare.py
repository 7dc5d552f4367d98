"""Compiles a game's levels ahead of need, in a process of its own: `python -m sobremesa.bots.prepare raj`.

Nobody waits for it; what it makes lies in the disk cache for whoever needs it next.
"""

import os
import subprocess
import sys

from sobremesa.engine import cache
from sobremesa.engine.game import Game

DONE = "levels"  # the mark of a game whose levels are compiled
_ready: set[str] = set()  # games found to be so
FUNCTIONS = ("random_games", "bot_games")  # for `simulate`, after the levels


def ready(game: Game) -> bool:
    """Whether a level can think at once."""
    if game.name not in _ready and cache.is_compiled(game.folder, game.name, DONE):
        _ready.add(game.name)
    return game.name in _ready


def in_background(game: Game) -> bool:
    """Starts compiling if that was never done; whether it was started. SOBREMESA_PREPARE=0 keeps it from starting."""
    if ready(game) or os.environ.get("SOBREMESA_PREPARE") == "0":
        return False
    try:
        if not cache.claimed(game.folder, game.name):
            return False
        subprocess.Popen(
            [sys.executable, "-m", "sobremesa.bots.prepare", game.name],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def main(names: list[str]) -> None:
    from sobremesa.bots import levels_of
    from sobremesa.games import game as find

    if hasattr(os, "nice"):
        os.nice(10)
    for game in map(find, names):
        levels_of(game).warm(game)
        place = cache.opened(game.folder)
        if place:
            cache.now_compiled(place, game.name, DONE)
        for function in FUNCTIONS:
            getattr(game.compiled, function)


if __name__ == "__main__":
    main(sys.argv[1:])
