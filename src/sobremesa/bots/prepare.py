"""Whether a game's levels are compiled, and the process that compiles them: `python -m sobremesa.prepare raj`.

Nobody waits for it; what it makes lies in the disk cache for whoever needs it next.
"""

import os
import subprocess
import sys

from sobremesa.engine import cache
from sobremesa.engine.game import Game

DONE = "levels"  # the mark of a game whose levels are compiled
_ready: set[str] = set()  # games found to be so


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
            [sys.executable, "-m", "sobremesa.prepare", game.name],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True
