"""What the commands of all rooms have in common: how one is added, a game and its options, progress, files of lines."""

import argparse
import functools
import json
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from sobremesa import games, words
from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import shown

Command = Callable[[argparse.Namespace], int]


def typed(command: str) -> str:
    """A command of ours, as it can be typed here: by the path typed now if `sobremesa` alone would not be found."""
    found = Path(sys.argv[0]).name != "sobremesa" or shutil.which("sobremesa")
    return f"{'sobremesa' if found else sys.argv[0]} {command}"


class Help(argparse.RawDescriptionHelpFormatter):
    """What `--help` prints, with the word `usage` in the reader's language, too."""

    def __init__(self, *given: Any, usage: str, **how: Any):
        super().__init__(*given, **how)
        self.word = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix or f"{self.word}: ")


def add_command(
    commands: Any, name: str, run: Command, summary: str = "", examples: str = ""
) -> argparse.ArgumentParser:
    """A command. Without a summary its texts are those of `command-NAME`, in the reader's language (`explain`)."""
    added = commands.add_parser(
        name,
        help=summary,
        description=summary[:1].upper() + summary[1:] + ".",
        epilog=f"examples:\n  {examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    added.add_argument("--lang", choices=words.LANGUAGES)
    added.set_defaults(run=run)
    return added


def add_game(to: argparse.ArgumentParser) -> None:
    to.add_argument("game", metavar="GAME")
    to.add_argument("--seats", type=int)
    add_options(to)


def add_options(to: argparse.ArgumentParser, about: str | None = None) -> None:
    to.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)


def add_ray(to: argparse.ArgumentParser, when: str = "") -> None:
    about = "run on the Ray cluster at this address; without one, find or start a cluster (needs the extra ray)"
    to.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=when + about)


def explain(commands: Any, language: str) -> None:
    """Puts the texts of `--help` in, which no other run needs.

    What `command-NAME` says of a command and its arguments, and `command-any` of those that several have, stands in
    the catalogue; other commands speak English."""
    for listed in commands._choices_actions:
        command = commands.choices[listed.dest]
        own = f"command-{listed.dest}"
        catalogue = words.catalogue(language if words.catalogue(language).has(own) else "en")
        if catalogue.has(own):
            listed.help = catalogue.say(own)
            command.description = listed.help[:1].upper() + listed.help[1:] + "."
            command.epilog = f"{catalogue.say('command-any.examples')}\n{catalogue.say(f'{own}.examples')}"
            command.formatter_class = functools.partial(Help, usage=catalogue.say("command-any.usage"))
            command._positionals.title = catalogue.say("command-any.arguments")
            command._optionals.title = catalogue.say("command-any.options")
        for action in command._actions:
            of = own if catalogue.has(f"{own}.{action.dest}") else "command-any"
            if catalogue.has(f"{of}.{action.dest}") and (action.help is None or action.dest == "help"):
                action.help = catalogue.say(f"{of}.{action.dest}", games=", ".join(games.names())).replace("%", "%%")


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

    def of(self, done: int, total: int) -> None:
        """The same where the whole is not known before."""
        self.total = total
        self.at(done)
