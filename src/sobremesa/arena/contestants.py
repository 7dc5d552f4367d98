"""Who may sit down in the arena: the one place where a name becomes a bot.

Besides our own: `module:Name`, any Python object (`bots.questions`); `program:COMMAND`, any program that speaks
`docs/programs.md`; `openspiel:mcts` and `openspiel:ismcts`.
"""

import hashlib
import shlex
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from sobremesa.bots import Bot
from sobremesa.bots.questions import bot_from, source_of
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.options import shown
from sobremesa.engine.playout import OUTSIDE

Given = Mapping[str, Any]  # bots that are called otherwise than by their own name


@runtime_checkable
class Follower(Protocol):
    """A bot may also ask for the game so far, before each of its decisions. It is the whole truth, secrets included:
    whoever passes it on to a program must blank it first."""

    def follow(self, start: Any, log: Sequence[Sequence[int]]) -> None:
        """`start` is the record before anything happened, the log who did what since: [seat or CHANCE, action]."""
        ...


def contestant(game: Game, name: Any) -> Bot | None:
    """The bot of that name, or made of that object; None for one of the game's simple ones, which play inside the
    compiled loop."""
    if not isinstance(name, str):
        return bot_from(game, name)
    where, _, what = name.partition(":")
    if where == "program":
        return program(game, what)
    if where == "openspiel":
        return openspiel(game, what)
    return None if name in game.bot_names() else bot_from(game, name)


def program(game: Game, command: str) -> Bot:
    from .foreign import Program

    if not (words := split(command)):
        raise BadOption("program-command", command=shown(command))
    return Program(game, words)


def split(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:  # a quotation that does not end
        return []


def fingerprint(names: Sequence[str]) -> str:
    """Of the files that the commands of programs name, and of modules: a bot that was changed is another one."""
    commands = [name.removeprefix("program:") for name in names if name.startswith("program:")]
    modules = [source_of(name) for name in names if not name.startswith(("program:", "openspiel:"))]
    found = ""
    for path in [*(Path(word) for command in commands for word in split(command)), *filter(None, modules)]:
        with suppress(OSError):  # no file, or none that may be read
            if path.is_file():
                with path.open("rb") as file:
                    found += f"-{hashlib.file_digest(file, 'sha256').hexdigest()[:16]}"
    return found


def openspiel(game: Game, name: str) -> Bot:
    try:
        from sobremesa.envs.openspiel_bots import SEARCHES
    except ModuleNotFoundError:
        raise BadOption("openspiel-missing") from None
    if name not in SEARCHES:
        known = ", ".join(f"openspiel:{search}" for search in SEARCHES)
        raise BadOption("unknown-bot", name=shown(f"openspiel:{name}"), known=known)
    return SEARCHES[name](game)


def kind(game: Game, name: Any) -> int:
    """How the compiled loop knows the bot."""
    simple = [*game.bots, "random"]
    return simple.index(name) if isinstance(name, str) and name in simple else OUTSIDE
