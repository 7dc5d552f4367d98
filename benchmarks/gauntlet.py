"""A level against plans, or against another bot: how much it wins, with intervals. Plans stand in `raj_gauntlet.py` and
`simple_plans.py`.

python benchmarks/gauntlet.py linko --level master --against hard --games 200 --no-clock [--threads 2 | --ray [ADDRESS]]

Runs are kept like the arena's and go on where they stopped. With `--no-clock` a level makes all the playouts it makes
on an idle machine, however long that takes on this one.
"""

import argparse
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any

import sobremesa
from sobremesa.arena.contest import Hall
from sobremesa.arena.report import about_pairing
from sobremesa.arena.results import Deal, Header, Results
from sobremesa.arguments import add_ray
from sobremesa.bots import Bot, Budget
from sobremesa.engine.cluster import spread_on_ray
from sobremesa.engine.crew import spread
from sobremesa.engine.playout import OUTSIDE

NEVER = 1e9  # seconds


@dataclass(frozen=True)
class Run:
    """What is played: one level among so many of a plan, or one of the plan `among` levels."""

    game: str
    level: str
    seats: int = 2
    among: bool = False
    games: int = 400
    seed: int = 1
    budget: Budget | None = None
    no_clock: bool = False


def unhurried(bot: Any) -> None:
    """Lifts the time limit of a level; the number of its playouts stays."""
    for part in (bot, getattr(bot, "among_many", None)):
        if hasattr(part, "skill"):
            part.skill = replace(part.skill, seconds=NEVER)


def hall_of(run: Run, against: str, plan: Bot | None) -> Hall:
    """The arena's own, with the level as the first bot and the plan, or a bot of that name, as the other."""
    game = sobremesa.game(run.game)
    names = [run.level, "random" if plan else against]
    hall = Hall(Header.of(game, *game.settled(run.seats, {}), names, run.seed, run.budget))
    if plan:
        hall.kinds[1] = OUTSIDE
        hall.bots[1] = [plan] * run.seats
    if run.no_clock:
        for bot in hall.bots[0] + hall.bots[1]:
            unhurried(bot)
    return hall


Planner = Callable[[Run, str], Bot | None]  # the plan of that name; None: it is a bot of the arena


@dataclass(frozen=True)
class Meeting:
    """What a process that plays must know; an item is a deal."""

    run: Run
    name: str
    plan: Planner

    def open(self) -> Hall:
        return hall_of(self.run, self.name, self.plan(self.run, self.name))


def met(run: Run, name: str, plan: Planner, threads: int = 1, ray: str | None = None) -> list[Deal]:
    """The deals of a level and a plan; those that were played before are not played again."""
    game = sobremesa.game(run.game)
    names = [run.level + ", no clock" * run.no_clock, f"plan:{name}" if plan(run, name) else name]
    header = Header.of(game, *game.settled(run.seats, {}), names, run.seed, run.budget)
    pairing = int(run.among and run.seats > 2)
    results = Results(header, header.default_path())
    wanted = [(pairing, deal) for deal in range(-(-run.games // run.seats))]
    missing = [place for place in wanted if place not in results.deals]
    job = Meeting(run, name, plan)

    def add(who: str, found: list[tuple[Deal, list[Any]]]) -> None:
        results.add([deal for deal, _ in found])

    if missing and ray is not None:
        spread_on_ray(job, missing, ray, add)
    elif missing and threads > 1:
        spread(job, missing, min(threads, len(missing)), add)
    elif missing:
        with closing(job.open()) as hall:
            for place in missing:
                add("here", [hall.do(place)])
    return [results.deals[place] for place in wanted]


def line(name: str, deals: list[Deal]) -> str:
    found = about_pairing(deals)
    spent = [deal.thinking[deals[0].pairing] for deal in deals]
    moves = max(sum(each.moves for each in spent), 1)
    return (
        f"| `{name}` | {shown(found['share'], 100)} | {shown(found['difference'], 1, '+.1f')} | {found['games']} | "
        f"{1000 * sum(each.seconds for each in spent) / moves:.0f}, {1000 * max(each.longest for each in spent):.0f} |"
    )


def shown(interval: Any, scale: float, form: str = ".0f") -> str:
    if interval is None:
        return "–"
    value, low, high = (scale * (interval[part] or 0) for part in ("value", "low", "high"))
    return f"{value:{form}} ({low:{form}} to {high:{form}})"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--level", default="master", help="or any other bot of the arena (default: master)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--among", action="store_true", help="with more seats: one of the plan among so many levels")
    parser.add_argument("--games", type=int, default=400, help="against each plan (default: 400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, help="a budget of its own for the level (default: as at the table)")
    parser.add_argument("--no-clock", action="store_true", help="all playouts of the level, however long they take")
    parser.add_argument("--threads", type=int, default=1)
    add_ray(parser)


def run_of(game: str, asked: argparse.Namespace) -> Run:
    budget = Budget(asked.iterations) if asked.iterations else None
    return Run(game, asked.level, asked.seats, asked.among, asked.games, asked.seed, budget, asked.no_clock)


def play(run: Run, plans: list[str], plan: Planner, threads: int, ray: str | None) -> None:
    """Prints a row of the table for each plan."""
    who = f"the plan among {run.seats - 1} {run.level}" if run.among else run.level
    print(f"| plan | {who} wins, % | points ahead | games | ms a move: mean, most |")
    print("|---|---|---|---|---|", flush=True)
    for name in plans:
        print(line(name, met(run, name, plan, threads, ray)), flush=True)


def chosen(plans: Mapping[str, Any], begins: str | None) -> list[str]:
    """The plans whose names begin with one of these, or all."""
    return [name for name in plans if name.startswith(tuple(begins.split(",")) if begins else "")]


def no_plan(run: Run, name: str) -> None:
    """Bots of the arena go by their names."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--against", default="hard", help="other bots of the arena, with commas (default: hard)")
    add_arguments(parser)
    asked = parser.parse_args()
    play(run_of(asked.game, asked), asked.against.split(","), no_plan, asked.threads, asked.ray)


if __name__ == "__main__":
    main()
