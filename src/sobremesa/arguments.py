"""What the commands of all rooms have in common: how one is added, a game and its options, progress, files of lines."""

import argparse
import functools
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from sobremesa import games, words
from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import shown

Command = Callable[[argparse.Namespace], int]


def add_command(commands: Any, name: str, run: Command, summary: str, examples: str) -> argparse.ArgumentParser:
    added = commands.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog=f"examples:\n  {examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    added.add_argument("--lang", choices=words.LANGUAGES, help="default: your locale's language")
    added.set_defaults(run=run)
    return added


def add_game(to: argparse.ArgumentParser) -> None:
    to.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.names())}")
    to.add_argument("--seats", type=int, help="default: the fewest the game is played with")
    add_options(to)


def add_options(to: argparse.ArgumentParser) -> None:
    to.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (sobremesa rules GAME lists them); repeatable, lists with colons: prizes=4:2:-1",
    )


def options_from(given: Sequence[str]) -> dict[str, str]:
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadOption("option-form", text=shown(text))
        options[name.strip()] = value.strip()
    return options


def settled(game: Any, asked: argparse.Namespace) -> tuple[int, dict[str, Any]]:
    """The seat count and the options that were asked for, checked."""
    return game.settled(min(game.seats) if asked.seats is None else asked.seats, options_from(asked.option))


@contextmanager
def lines_into(file: str | None) -> Iterator[Callable[[Any], None] | None]:
    """What writes data into a file, a line of JSON each; nothing for no file. What was in it stays until then."""
    if file is None:
        yield None
        return
    path = Path(file)
    with ExitStack() as stack:
        opened = functools.cache(lambda: stack.enter_context(path.open("w", encoding="utf-8")))
        try:
            yield lambda data: print(json.dumps(data, ensure_ascii=False, separators=(",", ":")), file=opened())
        except OSError as refused:
            raise BadOption("file-unwritable", file=file, why=refused.strerror) from None


class Progress:
    """A bar on standard error while a person watches, nothing otherwise."""

    def __init__(self, total: int, done: int = 0):
        self.total = total
        self.done = done
        self.bar: Any = None

    def __enter__(self) -> "Progress":
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import Progress as Bar

            self.bar = Bar(console=Console(stderr=True), transient=True)
            self.task = self.bar.add_task("", total=self.total, completed=self.done)
            self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.bar:
            self.bar.stop()

    def at(self, done: int) -> None:
        if self.bar:
            self.bar.update(self.task, completed=done, total=self.total)
