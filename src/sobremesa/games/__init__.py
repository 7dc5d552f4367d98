"""The games: one folder each, found by looking. `sobremesa.games()` names them.

Further folders of games may stand elsewhere: `SOBREMESA_GAMES` lists where, as PATH does.
"""

import copyreg
import importlib
import os
import pkgutil
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from sobremesa.engine.errors import BadOption, BadRecord
from sobremesa.engine.game import Game
from sobremesa.engine.match import FORMAT, Match
from sobremesa.engine.options import shown
from sobremesa.engine.records import replayed

ELSEWHERE = [Path(each).absolute() for each in os.environ.get("SOBREMESA_GAMES", "").split(os.pathsep) if each]
__path__ += map(str, ELSEWHERE)


PAD = "_pad"  # the end of a folder's name: a score pad for a game whose hands nobody enters beside the real box


def names() -> list[str]:
    """The names of all games, sorted."""
    return [name for name in _found() if not name.endswith(PAD)]


def is_known(name: Any) -> bool:
    """Whether there is a game, or a score pad, of this name."""
    return name in _found()


def pad_of(name: str) -> Game | None:
    """The score pad of a game, if it has one."""
    return game(name + PAD) if is_known(name + PAD) else None


@cache
def _found() -> tuple[str, ...]:
    """Looked for once."""
    for folder in ELSEWHERE:
        if not folder.is_dir():
            raise BadOption("games-folder", place=str(folder))
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def game(name: str) -> Game:
    """The game of this name: `sobremesa.game("raj")`. An unknown name raises BadOption."""
    if not is_known(name):
        raise BadOption("unknown-game", name=shown(name), known=", ".join(names()))
    return importlib.import_module(f"{__name__}.{name}").GAME


def replay(record: Mapping[str, Any]) -> Match:
    """Makes a match from a record, as `Match.record` gives it. A wrong or damaged record raises BadRecord."""
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        raise BadRecord("record-foreign")
    name = record.get("game")
    if not is_known(name):
        raise BadRecord("record-game", name=shown(name), known=", ".join(names()))
    return replayed(game(str(name)), record)


def _game_by_name(found: Game) -> tuple[Any, ...]:
    return game, (found.name,)


def _match_by_record(match: Match) -> tuple[Any, ...]:
    return replay, (match.record(),)


# Pickled, a game is its name and a match its record: nothing foreign runs when one is loaded.
copyreg.pickle(Game, _game_by_name)
copyreg.pickle(Match, _match_by_record)


class Games(ModuleType):
    """`sobremesa.games` is this package, and `sobremesa.games()` the list of what is in it."""

    if TYPE_CHECKING:
        __path__: list[str]
        __file__: str

        @staticmethod
        def names() -> list[str]: ...

        @staticmethod
        def game(name: str) -> Game: ...

        @staticmethod
        def replay(record: Mapping[str, Any]) -> Match: ...

    def __call__(self) -> list[str]:
        """The names of all games, sorted."""
        return names()


sys.modules[__name__].__class__ = Games
