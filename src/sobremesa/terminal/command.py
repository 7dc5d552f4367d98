"""What a person does in a terminal: play, look back, verify, read rules, solve. Light: each imports what it needs when
it runs."""

import argparse
import importlib
import importlib.util
import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sobremesa import games, words
from sobremesa.arguments import add_command, add_game, add_options, options_from, settled
from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import settle


def add(commands: Any, given: Sequence[str]) -> None:
    play = add_command(
        commands,
        "play",
        run_play,
        "play a game in this terminal",
        "sobremesa play raj\n"
        "  sobremesa play raj --seats 4 --name Ana --name Rui --bot rank --bot random\n"
        "  sobremesa play raj --dealer manual     (with the real cards in front of you)\n"
        "  sobremesa play raj --resume            (go on with the last unfinished one)",
    )
    add_game(play)
    play.add_argument("--name", action="append", default=[], metavar="NAME", help="of a person; repeatable")
    play.add_argument("--people", type=int, help="how many people share this screen (default: 1, or as many as names)")
    play.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="LEVEL",
        help="for the other seats: beginner, easy, medium (default), hard, master; repeatable, the last one named"
        " takes all seats that are left",
    )
    play.add_argument("--dealer", choices=("seeded", "manual"), default="seeded", help="manual: you type what is dealt")
    play.add_argument("--seed", type=int, help="the same seed, the same deals")
    play.add_argument("--no-account", action="store_true", help="do not tell luck and skill at the end")
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game, or the last one")

    replay = add_command(
        commands,
        "replay",
        run_replay,
        "step through a saved match",
        "sobremesa replay FILE\n  sobremesa replay FILE --seat 1",
    )
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", type=int, help="whose eyes (default: a spectator's)")
    replay.add_argument("--json", action="store_true", help="print result and log as JSON instead")

    verify = add_command(
        commands,
        "verify",
        run_verify,
        "recompute a whole match from its record, its cards and dice too, and say what was checked",
        "sobremesa verify FILE\n  sobremesa verify FILE --commitment HASH --contribution TEXT --pledges HASH,HASH",
    )
    verify.add_argument("file", metavar="RECORD")
    verify.add_argument("--commitment", metavar="HASH", help="the hash you saw at the start: it must be the record's")
    verify.add_argument("--contribution", metavar="TEXT", help="what you added: it must be in the record")
    verify.add_argument(
        "--pledges", metavar="HASH,HASH", help="those you saw before you opened yours: they must be the record's"
    )
    verify.add_argument("--json", action="store_true", help="print the findings as JSON")

    analyse = add_command(
        commands,
        "analyse",
        run_analyse,
        "tell luck from skill in a finished match, and which decisions cost most",
        "sobremesa analyse FILE\n"
        "  sobremesa analyse FILE --seat 1 --seconds 30\n"
        "  sobremesa analyse FILE --html report.html",
    )
    analyse.add_argument("file", metavar="RECORD")
    analyse.add_argument("--json", action="store_true", help="print the report as JSON")
    analyse.add_argument("--html", metavar="FILE", help="write the report as one page that needs nothing else")
    analyse.add_argument("--seat", type=int, metavar="N", help="whose account (default: the first person's)")
    analyse.add_argument("--seconds", type=float, metavar="S", help="to think for, about (default: as the game needs)")

    rules = add_command(
        commands,
        "rules",
        run_rules,
        "read the rules of a game",
        "sobremesa rules raj\n"
        "  sobremesa rules raj --lang pt\n"
        "  sobremesa rules ratzzia --option board=mine.toml  (draws that board)",
    )
    add_game(rules)

    solve = add_command(
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
            add_options(about)

    new = add_command(
        commands,
        "new-game",
        run_new_game,
        "write the skeleton of a new game, which plays at once",
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
    for command in ("sobremesa play", "make corpus GAME", "make game GAME"):
        print(f"  {found}{command}{'=' if command.startswith('make') else ' '}{asked.name}")
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
    names = [person.name for person in people]
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
