"""The command line. Each command imports what it needs when it runs, so that `--help` is there at once."""

import argparse
import functools
import importlib
import importlib.util
import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from sobremesa import games, words
from sobremesa.arena import command as arena
from sobremesa.engine.errors import BadOption, Error
from sobremesa.engine.options import settle, shown
from sobremesa.server import command as server

Command = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; exit code 2 for bad input, 130 when interrupted."""
    language = words.locale_language()
    try:
        given = joined(sys.argv[1:] if arguments is None else arguments)
        parsed = parser(given).parse_args(given)
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


def parser(given: Sequence[str] = ()) -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="sobremesa",
        description="Raj, Linko, Ratzzia and Charidice, faithful to their rulebooks.",
        epilog="sobremesa COMMAND --help tells more.",
    )
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    serve = command(
        commands,
        "serve",
        server.run,
        "serve the table in a browser, to this computer or the whole house",
        "sobremesa serve --open\n"
        "  sobremesa serve --lan                            (phones in the house can join)\n"
        "  sobremesa serve --public-url https://my.example  (behind a proxy)",
    )
    server.add_arguments(serve)

    admin = command(
        commands,
        "admin",
        server.run_admin,
        "what whoever runs a server needs now and then",
        "sobremesa admin tables\n  sobremesa admin backup tables.tar.gz\n  sobremesa admin restore tables.tar.gz",
    )
    server.add_admin_arguments(admin)

    play = command(
        commands,
        "play",
        run_play,
        "play a game in this terminal",
        "sobremesa play raj\n"
        "  sobremesa play raj --seats 4 --name Ana --name Rui --bot rank --bot random\n"
        "  sobremesa play raj --dealer manual     (with the real cards in front of you)\n"
        "  sobremesa play raj --resume            (go on with the last unfinished one)",
    )
    about_game(play)
    play.add_argument("--name", action="append", default=[], metavar="NAME", help="of a person; repeatable")
    play.add_argument("--people", type=int, help="how many people share this screen (default: 1, or as many as names)")
    play.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="LEVEL",
        help="for the other seats: beginner, easy, medium (default), hard, master; repeatable",
    )
    play.add_argument("--dealer", choices=("seeded", "manual"), default="seeded", help="manual: you type what is dealt")
    play.add_argument("--seed", type=int, help="the same seed, the same deals")
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game, or the last one")

    replay = command(
        commands,
        "replay",
        run_replay,
        "step through a saved match",
        "sobremesa replay FILE\n  sobremesa replay FILE --seat 1",
    )
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", type=int, help="whose eyes (default: a spectator's)")
    replay.add_argument("--json", action="store_true", help="print result and log as JSON instead")

    verify = command(
        commands,
        "verify",
        run_verify,
        "recompute a whole match from its record, its cards and dice too, and say what was checked",
        "sobremesa verify FILE\n  sobremesa verify FILE --commitment HASH --contribution TEXT",
    )
    verify.add_argument("file", metavar="RECORD")
    verify.add_argument("--commitment", metavar="HASH", help="the hash you saw at the start: it must be the record's")
    verify.add_argument("--contribution", metavar="TEXT", help="what you added: it must be in the record")
    verify.add_argument("--json", action="store_true", help="print the findings as JSON")

    rules = command(
        commands,
        "rules",
        run_rules,
        "read the rules of a game",
        "sobremesa rules raj\n"
        "  sobremesa rules raj --lang pt\n"
        "  sobremesa rules ratzzia --option board=mine.toml  (draws that board)",
    )
    about_game(rules)

    solve = command(
        commands,
        "solve",
        run_solve,
        "compute best play exactly, where a game can be solved",
        "sobremesa solve charidice --dice 1 2 3 4 6 6 --rerolls 1\n  sobremesa solve charidice --help",
    )
    solved = solve.add_subparsers(metavar="GAME", dest="game", required=True)
    for name in solvable() if "solve" in given else []:
        about = solved.add_parser(name, help=f"solve {name}")
        about.add_argument("--json", action="store_true", help="print the result as JSON")
        about.add_argument("--lang", choices=words.LANGUAGES, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        solver_of(name).add_arguments(about)
        if solver_options(name):
            about_options(about)

    simulate = command(
        commands,
        "simulate",
        run_simulate,
        "play many games of bots and count",
        "sobremesa simulate raj --seats 2 --games 200000 --bot random --threads 1 --json\n"
        "  sobremesa simulate raj --seats 3 --bot rank --bot random --bot random\n"
        "  sobremesa simulate linko --games 1000 --bot greedy --records games.ndjson",
    )
    about_game(simulate)
    simulate.add_argument("--games", type=int, default=10_000, help="how many (default: 10000)")
    simulate.add_argument(
        "--bot", action="append", default=[], metavar="NAME", help="for all seats, or repeated, one for each seat"
    )
    simulate.add_argument("--seed", type=int, default=0, help="the same seed, the same games (default: 0)")
    simulate.add_argument("--threads", type=int, help="default: one for each core")
    simulate.add_argument(
        "--records", metavar="FILE", help="write every game into a file, a record on each line (slower, on one core)"
    )
    simulate.add_argument("--json", action="store_true", help="print the result as JSON")

    contest = command(commands, "arena", run_arena, arena.SUMMARY, arena.EXAMPLES)
    about_game(contest)
    arena.add_arguments(contest)
    return top


def command(commands: Any, name: str, run: Command, summary: str, examples: str) -> argparse.ArgumentParser:
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


def about_game(to: argparse.ArgumentParser) -> None:
    to.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.names())}")
    to.add_argument("--seats", type=int, help="default: the fewest the game is played with")
    about_options(to)


def about_options(to: argparse.ArgumentParser) -> None:
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


def solvable() -> list[str]:
    """The games that have a solver."""
    return [name for name in games.names() if importlib.util.find_spec(f"sobremesa.games.{name}.solver")]


def solver_of(name: str) -> Any:
    return importlib.import_module(f"sobremesa.games.{name}.solver")


def solver_options(name: str) -> dict[str, Any]:
    """The options of a game that its solver heeds."""
    return {option: games.game(name).options[option] for option in getattr(solver_of(name), "OPTIONS", ())}


def run_solve(asked: argparse.Namespace) -> int:
    from sobremesa.engine import cache
    from sobremesa.games import game as find

    solver, game = solver_of(asked.game), find(asked.game)
    folder = game.folder
    if known := solver_options(asked.game):
        asked.options = settle(known, min(game.seats), options_from(asked.option))
    for function in solver.COMPILED:
        if not cache.is_compiled(folder, asked.game, function):
            print(words.catalogue(asked.lang).say("compiling", game=folder), file=sys.stderr, flush=True)
    result = solver.run(asked)
    if asked.json:
        print(json.dumps(result))
    else:
        print("\n".join(solver.lines(result, words.catalogue(asked.lang, folder).say)))
    return 0


def run_play(asked: argparse.Namespace) -> int:
    from pathlib import Path

    from sobremesa.bots import prepare
    from sobremesa.games import game as find
    from sobremesa.terminal import people, saves
    from sobremesa.terminal.screen import Screen
    from sobremesa.terminal.table import Table

    game = find(asked.game)
    if asked.resume is not None:
        path = Path(asked.resume) if asked.resume else saves.unfinished(game)
        match, seated = saves.load(path)
        if match.game is not game:
            raise BadOption("resume-other", file=str(path), found=match.game.folder, game=game.folder)
    else:
        fewest = max(min(game.seats), asked.people or 0, len(asked.name) + len(asked.bot))
        seats = fewest if asked.seats is None else asked.seats
        seats, options = game.settled(seats, options_from(asked.option))
        seated = people.seated(game, seats, asked.name, asked.people, asked.bot, asked.lang)
        path = saves.new_file(game.name)
        match = game.match(seats=seats, seed=asked.seed, dealer=asked.dealer, **options)
    screen = Screen()
    table = Table(match, seated, asked.lang, screen, path)
    if prepare.in_background(match.game):
        screen.lines([f"[dim]{table.say('compiling-behind')}[/]"])
    return table.run()


def run_replay(asked: argparse.Namespace) -> int:
    from pathlib import Path

    from sobremesa.terminal import saves
    from sobremesa.terminal.replay import Replay
    from sobremesa.terminal.screen import Screen

    match, people = saves.load(Path(asked.file))
    if asked.json:
        told = {"game": match.game.name, "over": match.over, "scores": match.scores, "winners": match.winners}
        print(json.dumps(told | {"reason": match.reason, "log": match.log}))
        return 0
    return Replay(match, people, asked.lang, Screen(), asked.seat).run()


def run_verify(asked: argparse.Namespace) -> int:
    from pathlib import Path

    from sobremesa import verify
    from sobremesa.terminal import saves

    findings = verify.verified(saves.read(Path(asked.file)), asked.commitment, asked.contribution)
    if asked.json:
        print(json.dumps([{"finding": name, **about} for name, about in findings]))
    else:
        print("\n".join(verify.sentences(findings, asked.lang)))
    return 0


def run_rules(asked: argparse.Namespace) -> int:
    from sobremesa import pages
    from sobremesa.games import game as find
    from sobremesa.terminal.screen import Closed, Screen

    game = find(asked.game)
    _, options = settled(game, asked)
    with suppress(Closed):
        Screen().read(pages.page(game, asked.lang, options, typed=True), words.catalogue(asked.lang).say("more"))
    return 0


def run_simulate(asked: argparse.Namespace) -> int:
    from sobremesa.arena.simulate import bots_for, function_for, simulate
    from sobremesa.engine import cache
    from sobremesa.games import game as find

    game = find(asked.game)
    seats, options = settled(game, asked)
    bots = bots_for(game, seats, asked.bot or ["random"])
    say = words.catalogue(asked.lang, game.folder).say
    if not cache.is_compiled(game.folder, game.name, "apply" if asked.records else function_for(bots)):
        print(say("compiling", game=game.folder), file=sys.stderr, flush=True)
    with Progress(asked.games) as progress, lines_into(asked.records) as keep:
        result = simulate(game, seats, options, asked.games, bots, asked.seed, asked.threads, progress.at, keep)
    if asked.json:
        print(json.dumps(result))
        return 0
    speed = round(result["games"] / result["seconds"])
    seconds = round(result["seconds"], 2)
    print(say("simulated", game=game.folder, games=result["games"], decisions=result["decisions"],
              seconds=seconds, speed=speed))  # fmt: skip
    width = max(map(len, bots))
    for seat, bot in enumerate(bots):
        won = result["wins"][seat]
        print(say("simulated-seat", seat=seat, bot=bot.ljust(width), score=round(result["scores"][seat], 2),
                  wins=won, share=round(100 * won / result["games"], 1)))  # fmt: skip
    print(say("simulated-draws", draws=result["draws"]))
    return 0


def run_arena(asked: argparse.Namespace) -> int:
    for line in arena.run(asked, options_from(asked.option), words.catalogue(asked.lang).say, Progress):
        print(line)
    return 0


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
            self.bar.update(self.task, completed=done)


if __name__ == "__main__":
    sys.exit(main())
