"""Compiles the levels of games ahead of need: `python -m sobremesa.prepare raj`."""

import os
import sys

from sobremesa.bots import coach, levels_of
from sobremesa.bots.prepare import DONE
from sobremesa.engine import cache
from sobremesa.games import game as find

FUNCTIONS = ("random_games", "bot_games")  # for `simulate`, after the levels and the coach


def main(names: list[str]) -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    for game in map(find, names):
        levels_of(game).warm(game)
        place = cache.opened(game.folder)
        if place:
            cache.now_compiled(place, game.name, DONE)
        coach.warm(game)
        for function in FUNCTIONS:
            getattr(game.compiled, function)


if __name__ == "__main__":
    main(sys.argv[1:])
