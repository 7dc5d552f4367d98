"""What a person does in a terminal: play, look back, verify, read rules, solve. Light: each imports what it needs when
it runs."""

import argparse
import importlib
import importlib.util
import itertools
import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sobremesa import games, words
from sobremesa.arguments import add_command, add_game, add_options, add_ray, options_from, settled, typed
from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import settle, shown


def add(commands: Any, given: Sequence[str]) -> None:
    play = add_command(commands, "play", run_play)
    add_game(play)
    play.add_argument("--name", action="append", default=[], metavar="NAME")
    play.add_argument("--people", type=int)
    play.add_argument("--bot", action="append", default=[], metavar="LEVEL")
    play.add_argument("--dealer", choices=("seeded", "manual"), default="seeded")
    play.add_argument("--seed", type=int)
    play.add_argument("--no-account", action="store_true")
    play.add_argument("--resume", nargs="?", const="", metavar="FILE")

    learn = add_command(commands, "learn", run_learn)
    learn.add_argument("game", metavar="GAME")
    learn.add_argument("--again", action="store_true")

    practise = add_command(
        commands,
        "puzzles",
        run_puzzles,
        "practise: positions with a right answer",
        "sobremesa puzzles today raj           (the same for everybody)\n"
        "  sobremesa puzzles run charidice       (ten, from easy to hard)\n"
        "  sobremesa puzzles mistakes            (your own, which come again until you know them)\n"
        "  sobremesa puzzles make linko --seconds 900",
    )
    practise.add_argument("what", choices=("today", "run", "mistakes", "make"), help="make: find puzzles of a game")
    practise.add_argument("game", metavar="GAME", nargs="?", help=f"one of: {', '.join(games.names())}")
    practise.add_argument("--seed", type=int, help="run, make: the same seed gives the same puzzles")
    practise.add_argument("--count", type=int, help="make: how many the file has in the end (default: 300)")
    practise.add_argument("--seconds", type=float, help="make: how long to search, at most")
    practise.add_argument("--output", metavar="FILE", help="make: where to write them (default: the game's own folder)")
    add_ray(practise, "make: ")

    replay = add_command(commands, "replay", run_replay)
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", type=int)
    replay.add_argument("--json", action="store_true")

    verify = add_command(
        commands,
        "verify",
        run_verify,
        "check a match from its record, cards and dice included, and say what was checked",
        "sobremesa verify FILE\n  sobremesa verify FILE --commitment HASH --contribution TEXT --pledges HASH,HASH",
    )
    verify.add_argument("file", metavar="RECORD")
    verify.add_argument(
        "--commitment", metavar="HASH", help="the hash you saw at the start; the record must have the same"
    )
    verify.add_argument("--contribution", metavar="TEXT", help="what you contributed; it must be in the record")
    verify.add_argument(
        "--pledges",
        metavar="HASH,HASH",
        help="the pledges you saw before you opened yours; the record must have the same",
    )
    verify.add_argument("--json", action="store_true", help="print the findings as JSON")

    analyse = add_command(
        commands,
        "analyse",
        run_analyse,
        "separate luck from skill in a finished match, and show which decisions cost most",
        "sobremesa analyse FILE\n"
        "  sobremesa analyse FILE --seat 1 --seconds 30\n"
        "  sobremesa analyse FILE --html report.html",
    )
    analyse.add_argument("file", metavar="RECORD")
    analyse.add_argument("--json", action="store_true", help="print the report as JSON")
    analyse.add_argument("--html", metavar="FILE", help="write the report as one page; it needs no other file")
    analyse.add_argument("--seat", type=int, metavar="N", help="whose account (default: the first person's)")
    analyse.add_argument(
        "--seconds", type=float, metavar="S", help="roughly how long to think (default: as the game needs)"
    )

    rules = add_command(commands, "rules", run_rules)
    add_game(rules)

    docs = add_command(
        commands,
        "docs",
        run_docs,
        "list the pages of the documentation, or show one",
        "sobremesa docs\n  sobremesa docs bots",
    )
    docs.add_argument("page", metavar="PAGE", nargs="?", help="one of those that sobremesa docs lists")

    solve = add_command(
        commands,
        "solve",
        run_solve,
        "compute best play exactly, for games that can be solved",
        "sobremesa solve charidice --dice 1 2 3 4 6 6 --rerolls 1\n  sobremesa solve charidice --help",
    )
    solved = solve.add_subparsers(metavar="GAME", dest="game", required=True, help="a game that can be solved")
    for name in solvable() if "solve" in given else []:
        about = solved.add_parser(name, help=f"solve {name}")
        about.add_argument("--json", action="store_true", help="print the result as JSON")
        about.add_argument("--lang", choices=words.LANGUAGES, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        solver_of(name).add_arguments(about)
        if solver_options(name):
            add_options(about, "an option of the game (sobremesa rules GAME lists them); repeatable")

    new = add_command(
        commands,
        "new-game",
        run_new_game,
        "write the skeleton of a new game that plays at once",
        "sobremesa new-game tides\n  sobremesa new-game tides --folder my-games",
    )
    new.add_argument("name", metavar="NAME", help="lower-case letters, digits and underscores")
    new.add_argument(
        "--folder",
        metavar="DIR",
        help="where games are kept (default: the first folder of SOBREMESA_GAMES, or that of the sources)",
    )


def run_new_game(asked: argparse.Namespace) -> int:
    from pathlib import Path

    from sobremesa import skeleton

    folder = Path(asked.folder).absolute() if asked.folder else skeleton.default_folder()
    place = skeleton.write(asked.name, folder)
    say = words.catalogue(asked.lang).say
    found = "" if str(folder) in games.__path__ else f"SOBREMESA_GAMES={folder} "
    print(say("new-game-written", name=asked.name, place=str(place)))
    for command in (typed(f"play {asked.name}"), f"make corpus GAME={asked.name}", f"make game GAME={asked.name}"):
        print(f"  {found}{command}")
    return 0


def run_docs(asked: argparse.Namespace) -> int:
    from sobremesa import documents
    from sobremesa.terminal.screen import Screen

    say, found = words.catalogue(asked.lang).say, documents.pages()
    if asked.page is not None:
        if asked.page not in found:
            raise BadOption("no-such-page", name=shown(asked.page), known=", ".join(found))
        Screen().read(documents.text(found[asked.page]), say("more"))
        return 0
    for name, path in found.items():
        print(f"{name:16} {documents.title(path)}")
    print(say("docs-where", place=str(documents.folder())) if found else say("docs-none"))
    return 0


def solvable() -> list[str]:
    """The games that have a solver."""
    return [name for name in games.names() if importlib.util.find_spec(f"sobremesa.games.{name}.solver")]


def solver_of(name: str) -> Any:
    return importlib.import_module(f"sobremesa.games.{name}.solver")


def solver_options(name: str) -> dict[str, Any]:
    """The options of a game that its solver heeds."""
    return {option: games.game(name).options[option] for option in getattr(solver_of(name), "OPTIONS", ())}


def run_solve(asked: argparse.Namespace) -> int:
    from sobremesa.arguments import Progress
    from sobremesa.engine import cache
    from sobremesa.games import game as find

    solver, game = solver_of(asked.game), find(asked.game)
    folder = game.folder
    if known := solver_options(asked.game):
        asked.options = settle(known, min(game.seats), options_from(asked.option))
    for function in solver.COMPILED:
        if not cache.is_compiled(folder, asked.game, function):
            print(words.catalogue(asked.lang).say("compiling", game=folder), file=sys.stderr, flush=True)
    with Progress(1) as bar:
        asked.progress = bar.of
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
        here = len(asked.name) or 1 if asked.people is None else asked.people
        fewest = max(min(game.seats), here + len(asked.bot))
        seats = fewest if asked.seats is None else asked.seats
        seats, options = game.settled(seats, options_from(asked.option))
        seated = people.seated(game, seats, asked.name, asked.people, asked.bot, asked.lang)
        path = saves.new_file(game.name)
        match = game.match(seats=seats, seed=asked.seed, dealer=asked.dealer, **options)
    screen = Screen()
    table = Table(match, seated, asked.lang, screen, path, accounts=not asked.no_account)
    if prepare.in_background(match.game):
        screen.lines([f"[dim]{table.say('compiling-behind')}[/]"])
    return table.run()


def run_learn(asked: argparse.Namespace) -> int:
    from sobremesa.bots import prepare
    from sobremesa.games import game as find
    from sobremesa.lessons import lesson_of
    from sobremesa.terminal import learn, people, saves
    from sobremesa.terminal.screen import Closed, Screen
    from sobremesa.terminal.table import Table

    game = find(asked.game)
    lesson, screen = lesson_of(game), Screen()
    prepare.in_background(game)
    if not learn.run(lesson, asked.lang, screen, asked.again):
        return 0
    say = words.catalogue(asked.lang, game.folder).say
    screen.lines(["", say("lesson-small")])
    with suppress(Closed):
        if screen.ask().lower() not in ("q", "quit", "exit"):
            seats, options = game.settled(lesson.small["seats"], lesson.small["options"])
            seated = people.seated(game, seats, [], None, ["beginner"], asked.lang)
            match = game.match(seats=seats, **options)
            return Table(match, seated, asked.lang, screen, saves.new_file(game.name)).run()
    return 0


def run_puzzles(asked: argparse.Namespace) -> int:
    import datetime

    from sobremesa.games import game as find
    from sobremesa.terminal import practise
    from sobremesa.terminal.screen import Screen

    game, today, screen = find(asked.game) if asked.game else None, datetime.date.today(), Screen()
    if asked.what == "mistakes":
        practise.stopped(lambda: practise.mistakes(asked.lang, screen, today, game))
        return 0
    if game is None:
        raise BadOption("game-missing", known=", ".join(games.names()))
    if asked.what == "make":
        return make_puzzles(asked, game)
    if asked.what == "today":
        practise.stopped(lambda: practise.today(game, asked.lang, screen, today))
    else:
        practise.stopped(lambda: practise.run(game, asked.lang, screen, asked.seed))
    return 0


def make_puzzles(asked: argparse.Namespace, game: Any) -> int:
    from pathlib import Path

    from sobremesa import puzzles
    from sobremesa.arguments import Progress

    wanted = 300 if asked.count is None else asked.count
    path = Path(asked.output) if asked.output else game.folder / puzzles.FILE
    found = list(puzzles.read(path))
    asked_for = (game, len(found) if asked.seed is None else asked.seed, asked.seconds, tuple(found))
    missing = max(wanted - len(found), 0)
    with Progress(wanted, len(found)) as bar, suppress(KeyboardInterrupt):

        def keep(line: dict[str, Any]) -> None:
            found.append(line)
            puzzles.write(found, path)  # what is found is kept, whatever happens
            bar.at(len(found))

        if asked.ray is not None:
            puzzles.find_on_ray(*asked_for, missing, asked.ray, keep)
        else:
            for line in itertools.islice(puzzles.find(*asked_for), missing):
                keep(line)
    print(words.catalogue(asked.lang).say("puzzles-written", count=len(found), file=str(path)))
    return 0


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

    pledges = asked.pledges.split(",") if asked.pledges is not None else None
    findings = verify.verified(saves.read(Path(asked.file)), asked.commitment, asked.contribution, pledges)
    if asked.json:
        print(json.dumps([{"finding": name, **about} for name, about in findings]))
    else:
        print("\n".join(verify.sentences(findings, asked.lang)))
    return 0


def run_analyse(asked: argparse.Namespace) -> int:
    from pathlib import Path

    from sobremesa import coaching
    from sobremesa.arguments import Progress
    from sobremesa.bots import coach
    from sobremesa.engine.options import shown
    from sobremesa.terminal import analyse, saves
    from sobremesa.terminal.people import named
    from sobremesa.terminal.screen import Screen

    match, people = saves.load(Path(asked.file))
    if asked.seat is not None and not 0 <= asked.seat < match.seats:
        raise BadOption("no-such-seat", seat=shown(asked.seat), last=match.seats - 1)
    with Progress(len(match.log)) as bar:

        def told_of(done: int, total: int) -> None:
            bar.total = total
            bar.at(done)

        report = coach.report(match, seconds=asked.seconds, progress=told_of)
    if asked.json:
        print(json.dumps(report))
    names = named(people, asked.lang)
    persons = [seat for seat, person in enumerate(people) if person.bot is None]
    seat = asked.seat if asked.seat is not None else persons[0] if persons else 0
    if asked.html:
        seats = [seat] if asked.seat is not None else range(match.seats)
        page = coaching.page([coaching.Told(report, match, names, asked.lang, each) for each in seats])
        try:
            Path(asked.html).write_text(page, encoding="utf-8")
        except OSError as refused:
            raise BadOption("file-unwritable", file=asked.html, why=refused.strerror) from None
    if not asked.json:
        analyse.show(Screen(), coaching.Told(report, match, names, asked.lang, seat))
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
