"""`sobremesa records`, `prepare` and `report` on the command line. Light: what they need is imported when they run."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from sobremesa import words
from sobremesa.arguments import Progress, add_command, add_game, add_ray


def add(commands: Any) -> None:
    records = add_command(
        commands,
        "records",
        run_records,
        "make a table of recorded games, a row for each game or each decision",
        "sobremesa simulate raj --games 1000 --bot rank --records games.ndjson\n"
        "  sobremesa records games.ndjson --to csv > games.csv\n"
        "  sobremesa records games.ndjson --to parquet --rows decisions --output moves.parquet",
    )
    records.add_argument("file", metavar="FILE", type=Path, help="a record, or a record on each line")
    records.add_argument("--to", choices=("csv", "parquet"), default="csv", help="default: csv")
    records.add_argument("--rows", choices=("games", "decisions"), default="games", help="default: games")
    records.add_argument(
        "--output", type=Path, metavar="FILE", help="default: standard output, or FILE.parquet beside the records"
    )

    prepare = add_command(
        commands,
        "prepare",
        run_prepare,
        "compile everything once, so that every later start is quick",
        "sobremesa prepare\n  sobremesa prepare raj",
    )
    prepare.add_argument("games", nargs="*", metavar="GAME", help="default: all")

    report = add_command(
        commands,
        "report",
        run_report,
        "show how a game plays: length, scores, seats, how often each rule matters, luck and skill",
        "sobremesa report raj --html raj.html\n"
        "  sobremesa report linko --seats 3 --games 400 --bots hard,medium --html linko.html\n"
        "  sobremesa report raj --against ties=discard --html ties.html --csv ties.csv",
    )
    add_game(report)
    report.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of a second variant, shown beside the first; repeatable",
    )
    report.add_argument("--bots", default=None, metavar="NAME,NAME", help="who plays (default: medium at all seats)")
    report.add_argument("--games", type=int, default=400, help="games of each variant (default: 400)")
    report.add_argument(
        "--skill-games", type=int, default=100, help="games of each pair of levels (default: 100; 0: none)"
    )
    report.add_argument("--seed", type=int, default=0, help="the same seed, the same games (default: 0)")
    report.add_argument("--threads", type=int, help="how many games at once (default: one for each core)")
    add_ray(report)
    report.add_argument("--html", type=Path, metavar="FILE", help="write one page with plots; it needs no other file")
    report.add_argument("--csv", type=Path, metavar="FILE", help="write every figure, a row each")
    report.add_argument("--json", action="store_true", help="print all figures as JSON")


def run_records(asked: argparse.Namespace) -> int:
    from .tables import write

    count = write(asked.file, asked.rows, asked.to, asked.output)
    if asked.output or asked.to == "parquet":
        place = asked.output or asked.file.with_suffix(".parquet")
        print(words.catalogue(asked.lang).say("arena-rows-written", rows=count, file=str(place)), file=sys.stderr)
    return 0


def run_prepare(asked: argparse.Namespace) -> int:
    from sobremesa import games

    found = [games.game(name) for name in asked.games or games.names()]
    say = words.catalogue(asked.lang).say
    steps = [(game, step) for game in found for step in steps_of(game)]
    with Progress(len(steps)) as progress:
        for done, (_, step) in enumerate(steps, 1):
            step()
            progress.at(done)
    for game in found:
        print(say("arena-prepared", game=game.folder))
    return 0


def steps_of(game: Any) -> Iterator[Callable[[], Any]]:
    """All that can be compiled of a game, function by function."""
    from functools import partial

    from sobremesa.bots import coach, levels_of, tabular
    from sobremesa.bots.prepare import DONE
    from sobremesa.engine import cache
    from sobremesa.engine.observation import reader

    for function in list(game.compiled.makers):
        yield partial(getattr, game.compiled, function)
    yield partial(levels_of(game).warm, game)
    yield partial(coach.warm, game)
    yield partial(reader, game)
    yield partial(tabular.Compiled, game)
    try:
        from sobremesa.envs import batch, openspiel
    except ModuleNotFoundError:  # without the extra `study`
        pass
    else:
        yield partial(batch.compiled, game)
        yield partial(openspiel.desk, game)
    if place := cache.opened(game.folder):
        yield partial(cache.now_compiled, place, game.name, DONE)


def run_report(asked: argparse.Namespace) -> int:
    from sobremesa import games

    from .designs import Study, design_report, flat, lines

    game = games.game(asked.game)
    study = Study.of(game, asked)
    with Progress(study.work) as progress:
        told = design_report(study, progress.at, asked.threads, asked.ray)
    if asked.csv:
        flat(told, asked.csv)
    if asked.html:
        from .charts import write_page

        write_page(told, asked.html, asked.lang)
    if asked.json:
        print(json.dumps(told))
        return 0
    for line in lines(told, words.catalogue(asked.lang, game.folder)):
        print(line)
    return 0
