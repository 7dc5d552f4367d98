"""The command line. Each room adds its commands, which import what they need when they run: `--help` is quick."""

import argparse
import os
import re
import sys
from collections.abc import Sequence

from sobremesa import __version__, games, words
from sobremesa.arena import command as arena
from sobremesa.arguments import explain
from sobremesa.engine import cache
from sobremesa.engine.errors import Error
from sobremesa.server.operations import command as server
from sobremesa.terminal import command as terminal


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; exit code 2 for bad input, 130 when interrupted."""
    language = words.locale_language()
    cache.Notice.wanted = False  # commands that compile say so by themselves
    try:
        given = joined(sys.argv[1:] if arguments is None else arguments)
        parsed = parser(given, language).parse_args(given)
        language = parsed.lang or language
        parsed.lang = language
        return parsed.run(parsed)
    except Error as error:
        print(f"sobremesa: {error.sentence(language)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def joined(arguments: Sequence[str]) -> list[str]:
    """`--prizes -2,10` as `--prizes=-2,10`: a list that starts with a minus is not an option."""
    found: list[str] = []
    for word in arguments:
        if found and found[-1].startswith("--") and re.fullmatch(r"-\d+([,:]-?\d+)+", word):
            found[-1] += f"={word}"
        else:
            found.append(word)
    return found


def parser(given: Sequence[str] = (), language: str = "en") -> argparse.ArgumentParser:
    """The parser; with texts where they are asked for, in the language that `--lang` names, or this one."""
    top = argparse.ArgumentParser(
        prog="sobremesa",
        description=f"Games for a table, faithful to their rulebooks: {', '.join(games.names())}.",
        epilog="sobremesa COMMAND --help tells more.",
    )
    top.add_argument("--version", action="version", version=f"sobremesa {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    server.add(commands)
    terminal.add(commands, given)
    arena.add(commands)
    if not given or {"-h", "--help"} & set(given):
        named = re.search(r"--lang[ =](\S+)", " ".join(given))
        explain(commands, (words.language_for(named[1]) if named else None) or language)
    return top


if __name__ == "__main__":
    sys.exit(main())
