"""The games: one folder each, found by looking. `sobremesa.games()` names them.

Further folders of games may stand elsewhere: `SOBREMESA_GAMES` lists where, as PATH does.
"""

import importlib
import os
import pkgutil
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from sobremesa.engine.errors import BadOption, BadRecord
from sobremesa.engine.game import Game
from sobremesa.engine.match import FORMAT, Match
from sobremesa.engine.options import shown
from sobremesa.engine.records import replayed

ELSEWHERE = [Path(each).absolute() for each in os.environ.get("SOBREMESA_GAMES", "").split(os.pathsep) if each]
__path__ += map(str, ELSEWHERE)


def names() -> list[str]:
    return list(_found())


@cache
def _found() -> tuple[str, ...]:
    """Looked for once."""
    for folder in ELSEWHERE:
        if not folder.is_dir():
            raise BadOption("games-folder", place=str(folder))
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def game(name: str) -> Game:
    if name not in names():
        raise BadOption("unknown-game", name=shown(name), known=", ".join(names()))
    return importlib.import_module(f"{__name__}.{name}").GAME


def replay(record: Mapping[str, Any]) -> Match:
    """The match that a record tells. Whatever is wrong with it is a BadRecord that says so."""
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        raise BadRecord("record-foreign")
    name = record.get("game")
    if name not in names():
        raise BadRecord("record-game", name=shown(name), known=", ".join(names()))
    return replayed(game(name), record)


class _Games(ModuleType):
    """`sobremesa.games` is this package, and `sobremesa.games()` the list of what is in it."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games
