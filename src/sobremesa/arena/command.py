"""`sobremesa arena` and `sobremesa simulate` on the command line. Light: what they need is imported when they run."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from sobremesa import words
from sobremesa.arguments import Progress, add_command, add_game, add_ray, lines_into, options_from, settled

from . import studies

SUMMARY = "let bots play each other and measure their strength"
ABOUT = """
With two seats every pair of bots meets. With more, one bot of a kind plays
against seats that are all of another kind ("one against three"). Each deal is
played in every seating, with the same cards and dice, so luck weighs little.

For each pairing you see the first bot's share of the decided games, the draws,
and how many points it was ahead of the others' mean. The intervals are of 95 %,
with a deal as one sample. Then you see each bot's openskill rating with two
standard deviations, and its time and playouts per move. A shared win is a draw.
A bot that fails or makes an illegal move loses that game.

Besides the game's own bots, these can play:
  module:Name                           any Python object or function
                                        (sobremesa docs environments)
  program:COMMAND                       any program that answers on standard
                                        output (sobremesa docs programs)
  openspiel:mcts, openspiel:ismcts      OpenSpiel's searches
With --seconds all of them think equally long.

With --until two bots play until it is known whether the first is stronger by
the margin. This is a sequential test; each of its two errors has a probability
of 5 %.

Every finished deal is saved. To continue an interrupted run, or to add games,
run the same command again. The same seed gives the same results, except with
bots that think by the clock."""
EXAMPLES = """sobremesa arena raj --bots master,hard --games 2000
  sobremesa arena linko --seats 4 --bots hard,medium,greedy --games 400
  sobremesa arena raj --bots hard,rank --iterations 1000 --json
  sobremesa arena linko --bots master,openspiel:ismcts --seconds 0.2
  sobremesa arena raj --bots mybots:Careful,hard --games 20000 --until --margin 0.03
  sobremesa arena raj --bots master,hard --games 20000 --ray auto
  sobremesa arena raj --bots rank,"program:python examples/line_bot.py\""""
Say = Callable[..., str]


def add(commands: Any) -> None:
    simulate = add_command(
        commands,
        "simulate",
        run_simulate,
        "play many bot games and count the results",
        "sobremesa simulate raj --seats 2 --games 200000 --bot random --threads 1 --json\n"
        "  sobremesa simulate raj --seats 3 --bot rank --bot random --bot random\n"
        "  sobremesa simulate charidice --games 200 --bot hard --bot medium\n"
        "  sobremesa simulate linko --games 1000 --bot greedy --records games.ndjson",
    )
    add_game(simulate)
    simulate.add_argument("--games", type=int, default=10_000, help="how many (default: 10000)")
    simulate.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME",
        help="for all seats, or repeated, one for each seat: a simple bot, a level, module:Name",
    )
    simulate.add_argument("--seed", type=int, default=0, help="the same seed, the same games (default: 0)")
    simulate.add_argument("--threads", type=int, help="default: one for each core")
    simulate.add_argument(
        "--records", metavar="FILE", help="write every game into a file, a record on each line (slower, on one core)"
    )
    add_ray(simulate)
    simulate.add_argument("--json", action="store_true", help="print the result as JSON")

    contest = add_command(commands, "arena", run_arena, SUMMARY, EXAMPLES)
    add_game(contest)
    add_arguments(contest)
    studies.add(commands)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = f"{parser.description}\n{ABOUT}"
    parser.add_argument(
        "--bots",
        action="append",
        metavar="NAME,NAME",
        help="who plays (default: the five levels); repeatable; a bot named in two lists plays once",
    )
    parser.add_argument(
        "--games", type=int, default=200, help="for each pairing, rounded up to whole deals (default: 200)"
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same deals (default: 0)")
    parser.add_argument("--iterations", type=int, help="iterations for each move of a bot that searches")
    parser.add_argument(
        "--seconds", type=float, help="time for each move of such a bot (default: each bot's own budget)"
    )
    parser.add_argument("--threads", type=int, help="how many games at once (default: one for each core)")
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="where the deals are kept (default: in your data folder)"
    )
    parser.add_argument("--fresh", action="store_true", help="start over with an empty results file")
    parser.add_argument(
        "--adjusted", action="store_true", help="also show the share of wins with luck taken out (slower)"
    )
    parser.add_argument(
        "--until", action="store_true", help="stop when it is known whether the first of two bots is stronger"
    )
    parser.add_argument(
        "--margin",
        type=float,
        default=0.05,
        help="with --until: the difference, as a share of the wins (default: 0.05, 55 %% or 50 %%)",
    )
    parser.add_argument("--records", metavar="FILE", help="write every game into a file, a record on each line")
    add_ray(parser)
    parser.add_argument("--json", action="store_true", help="print the report as JSON")


def run(
    asked: argparse.Namespace, options: Mapping[str, Any], say: Say, watched: Callable[[int, int], Any]
) -> Iterator[str]:
    """The lines to print; notes go to standard error. `watched` shows the progress of a whole, from so much of it."""
    from sobremesa import games
    from sobremesa.bots import LEVELS, Budget
    from sobremesa.engine import cache

    from .contest import Tournament
    from .report import report
    from .sequential import Until

    def note(name: str, **about: Any) -> None:
        print(say(name, **about), file=sys.stderr, flush=True)

    game = games.game(asked.game)
    bots = contestants(asked.bots or [",".join(reversed(LEVELS))])
    limited = asked.iterations is not None or asked.seconds is not None
    budget = Budget(asked.iterations, asked.seconds) if limited else None
    seats = min(game.seats) if asked.seats is None else asked.seats
    until = Until(asked.margin) if asked.until else None
    run_of = (game, seats, options, bots, asked.games, asked.seed, budget, asked.threads, asked.adjusted)
    tournament = Tournament(*run_of, until=until)
    tournament.keep(asked.results or tournament.header.default_path(), asked.fresh)
    path, deals, missing = tournament.results.path, len(tournament.places), len(tournament.missing)
    note("kept-at", file=str(path))
    if tournament.results.cut_off:
        note("arena-cut-off")
    if missing < deals:
        note("arena-going-on", played=deals - missing, deals=deals)
    if not cache.is_compiled(game.folder, game.name, "advance"):
        note("compiling", game=game.folder)
    try:
        with watched(deals, deals - missing) as progress, lines_into(asked.records) as keep:
            tournament.run(progress.at, ray=asked.ray, keep=keep)
    except KeyboardInterrupt:
        note("arena-stopped")
        raise
    told = report(tournament)
    if told["bots"][0]["rating"] is None:
        note("arena-unrated")
    return iter([json.dumps(told)]) if asked.json else lines(told, say)


def contestants(lists: Sequence[str]) -> list[str]:
    """All who were named. What one list names twice plays itself; what another list names again does not."""
    bots: list[str] = []
    for given in lists:
        bots += [name for name in map(str.strip, given.split(",")) if name not in bots]
    return bots


def lines(told: Mapping[str, Any], say: Say) -> Iterator[str]:
    """The report for people."""
    from sobremesa import games

    title = {
        "game": games.game(told["game"]).folder,
        "seats": told["seats"],
        "seed": str(told["seed"]),
        "games": told["games"],
    }
    yield say("arena-title", **title, even=round(100 * told["even"], 1))
    yield ""
    rows = [["", say("arena-share-title"), say("arena-draws"), say("arena-lead-title")]]
    for pairing in told["pairings"]:
        names = {"bot": pairing["bot"], "against": pairing["against"]}
        row = [say("arena-pairing", **names, others=told["seats"] - 1)]
        row += [interval(say, "arena-share", pairing["share"], 100), str(pairing["draws"])]
        rows.append([*row, interval(say, "arena-lead", pairing["difference"], 1)])
    yield from columns(rows)
    yield ""
    if told["pairings"][0].get("luck"):
        rows = [["", say("arena-plain-title"), say("arena-adjusted-title")]]
        for pairing in told["pairings"]:
            names = {"bot": pairing["bot"], "against": pairing["against"]}
            both = [interval(say, "arena-share", pairing["luck"][key], 100) for key in ("plain", "adjusted")]
            rows.append([say("arena-pairing", **names, others=told["seats"] - 1), *both])
        yield from columns(rows)
        yield ""
    rows = [["", say("arena-rating"), say("arena-move"), say("arena-longest"), say("arena-playouts")]]
    for bot in sorted(told["bots"], key=lambda bot: -bot["rating"]["mu"] if bot["rating"] else 0):
        rating, seconds, playouts = bot["rating"], bot["seconds"], bot["playouts"]
        row = [bot["bot"], say("arena-rated", rating=rating["mu"], spread=2 * rating["sigma"]) if rating else "–"]
        row += [say("arena-milliseconds", time=1000 * seconds[key]) if seconds else "–" for key in ("mean", "most")]
        rows.append([*row, say("arena-count", number=playouts["mean"]) if playouts else "–"])
    yield from columns(rows)
    if verdict := told.get("until"):
        yield ""
        yield from verdict_lines(verdict, told["pairings"][0]["bot"], say)
    for worker in told.get("odd", []):
        yield say("arena-odd", worker=worker["worker"], deals=worker["deals"], chance=f"{worker['chance']:.1g}")
    for bot in told["bots"]:
        fault = bot["faults"]
        if fault["games"]:
            name = "arena-illegal" if fault["kind"] == "illegal" else "arena-raised"
            yield say(name, bot=bot["bot"], games=fault["games"], what=fault["what"])


def verdict_lines(verdict: Mapping[str, Any], bot: str, say: Say) -> Iterator[str]:
    """What a sequential test has found, with the chance that it errs."""
    shares = {"even": round(100 * verdict["even"], 1), "better": round(100 * verdict["better"], 1)}
    name = f"arena-until-{verdict['answer'] or 'open'}"
    error = verdict["alpha"] if verdict["answer"] == "stronger" else verdict["beta"]
    yield say(name, bot=bot, deals=verdict["deals"], error=round(100 * error, 1), **shares)


def interval(say: Say, name: str, found: Mapping[str, float | None] | None, scale: int) -> str:
    """A figure with its interval; without one where a single deal was played."""
    if found is None:
        return "–"
    scaled = {key: value * scale for key, value in found.items() if value is not None}
    return say(name if len(scaled) == 3 else f"{name}.alone", **scaled)


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        yield "   ".join([first.ljust(widths[0]), *cells])


def run_simulate(asked: argparse.Namespace) -> int:
    from sobremesa.engine import cache
    from sobremesa.games import game as find

    from .simulate import bots_for, function_for, simulate

    game = find(asked.game)
    seats, options = settled(game, asked)
    bots = bots_for(game, seats, asked.bot or ["random"])
    say = words.catalogue(asked.lang, game.folder).say
    if not cache.is_compiled(game.folder, game.name, "apply" if asked.records else function_for(bots)):
        print(say("compiling", game=game.folder), file=sys.stderr, flush=True)
    with Progress(asked.games) as progress, lines_into(asked.records) as keep:
        run_of = (game, seats, options, asked.games, bots, asked.seed, asked.threads)
        result = simulate(*run_of, progress.at, keep, asked.ray)
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
    for line in run(asked, options_from(asked.option), words.catalogue(asked.lang).say, Progress):
        print(line)
    return 0
