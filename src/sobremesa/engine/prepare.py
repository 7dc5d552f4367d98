"""Compiles a game ahead of need, in a process of its own: `python -m sobremesa.engine.prepare raj`.

Nobody waits for it; what it makes lies in the disk cache for whoever needs it next.
"""

import subprocess
import sys

from . import cache
from .game import Game

FUNCTIONS = ("random_games", "bot_games")


def in_background(game: Game) -> bool:
    """Starts compiling if that was never done; whether it was started."""
    if all(cache.is_compiled(game.folder, game.name, function) for function in FUNCTIONS):
        return False
    try:
        if not cache.claimed(game.folder, game.name):
            return False
        subprocess.Popen(
            [sys.executable, "-m", "sobremesa.engine.prepare", game.name],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def main(names: list[str]) -> None:
    import os

    from sobremesa.games import game as find

    if hasattr(os, "nice"):
        os.nice(10)
    for name in names:
        for function in FUNCTIONS:
            getattr(find(name).compiled, function)


if __name__ == "__main__":
    main(sys.argv[1:])
