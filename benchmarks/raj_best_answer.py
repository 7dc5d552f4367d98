"""Raj: the plan that does best against a level itself, by coordinate search over the tables of `raj_gauntlet.py`.

python benchmarks/raj_best_answer.py [--games 20000] [--iterations 500] [--each 100] [--seed 7]
python benchmarks/raj_best_answer.py --confirm 1000    the best one found, on fresh deals, against the whole level,
                                                       without a look at the clock

A plan is a shift for each class of prizes, at first and later, when it changes, and how loosely it keeps to that. One
number is changed at a time; what looks better is played again on other deals before it is kept. Every try is a line
in the file, and what confirms it is kept like the arena's runs: both go on where they stopped.
"""

import argparse
import json
import random
from pathlib import Path

from gauntlet import Run, hall_of, met, shown
from raj_gauntlet import EVEN, Planned, table

from sobremesa.arena.report import about_pairing
from sobremesa.arena.results import Deal
from sobremesa.bots import Budget
from sobremesa.engine.paths import data_folder

STARTS = [
    [1.0] * 10 + [6, 3.0],
    [2.0] * 10 + [6, 2.0],
    [*EVEN, *EVEN, 6, 4.0],
    [2.0, 2, 2, 2, -15, 2.0, 2, 2, 2, -15, 6, 1.0],
    [*EVEN, 2.0, 2, 2, -15, -15, 5, 0.5],
    [*EVEN, *EVEN, 6, 1.0],
]
SHIFTS = (-15.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 5.0)
TURNS = (3, 5, 7, 9)
SPREADS = (0.0, 0.5, 1.0, 2.0, 3.0, 5.0)


def plan_of(numbers: list[float]) -> Planned:
    return Planned(table(tuple(numbers[:5]), tuple(numbers[5:10]), int(numbers[10]), numbers[11]))


def deals_of(level: str, numbers: list[float], seed: int, games: int, budget: Budget) -> list[Deal]:
    hall = hall_of(Run("raj", level, seed=seed, budget=budget), "plan", plan_of(numbers))
    return [hall.play_deal((0, deal)) for deal in range(games // 2)]


class Search:
    def __init__(self, level: str, path: Path, each: int, seed: int, budget: Budget):
        self.level, self.path, self.each, self.seed, self.budget = level, path, each, seed, budget
        self.tried: dict[str, float] = {}
        self.games = 0
        for line in path.read_text().splitlines() if path.exists() else []:
            found = json.loads(line)
            self.tried[json.dumps([found["plan"], found["seed"]])] = found["gain"]
            self.games += found["games"]

    def gain(self, numbers: list[float], seed: int) -> float:
        """Points a game that the plan is ahead of the level."""
        key = json.dumps([numbers, seed])
        if key not in self.tried:
            deals = deals_of(self.level, numbers, seed, self.each, self.budget)
            gain = -about_pairing(deals)["difference"]["value"]
            self.tried[key] = gain
            self.games += self.each
            with self.path.open("a") as file:
                file.write(json.dumps({"plan": numbers, "seed": seed, "games": self.each, "gain": gain}) + "\n")
        return self.tried[key]

    def climb(self, numbers: list[float], games: int, luck: random.Random) -> tuple[float, list[float]]:
        """One number after the other, until none helps or the games are played."""
        best, changed = self.gain(numbers, self.seed), True
        while changed:
            changed = False
            for place in luck.sample(range(12), 12):
                choices = SHIFTS if place < 10 else TURNS if place == 10 else SPREADS
                for value in choices:
                    if self.games >= games:
                        return best, numbers
                    other = [*numbers[:place], value, *numbers[place + 1 :]]
                    found = self.gain(other, self.seed) if other != numbers else -99.0
                    if found > best:
                        again = (found + self.gain(other, self.seed + 1) + self.gain(other, self.seed + 2)) / 3
                        before = (best + self.gain(numbers, self.seed + 1) + self.gain(numbers, self.seed + 2)) / 3
                        if again > before:
                            best, numbers, changed = found, other, True
                            print(f"{self.games:6} games  {again:+.1f} points a game  {numbers}", flush=True)
        return best, numbers

    def best(self) -> list[float]:
        """The plan that did best in at least three runs."""
        runs: dict[str, list[float]] = {}
        for key, gain in self.tried.items():
            runs.setdefault(json.dumps(json.loads(key)[0]), []).append(gain)
        firm = {plan: sum(gains) / len(gains) for plan, gains in runs.items() if len(gains) >= 3}
        return json.loads(max(firm, key=lambda plan: firm[plan]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="master")
    parser.add_argument("--games", type=int, default=20_000, help="of the search (default: 20000)")
    parser.add_argument("--each", type=int, default=100, help="games of a try (default: 100)")
    parser.add_argument("--iterations", type=int, default=500, help="of the level in the search (default: 500)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--confirm", type=int, metavar="GAMES", help="play the best plan so often, without a budget")
    parser.add_argument("--strength", type=int, metavar="ITERATIONS", help="a budget for --confirm")
    parser.add_argument("--file", type=Path, default=data_folder() / "raj-best-answer.ndjson")
    asked = parser.parse_args()
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    search = Search(asked.level, asked.file, asked.each, asked.seed, Budget(asked.iterations))
    if asked.confirm:
        numbers = search.best()
        strength = Budget(asked.strength) if asked.strength else None
        run = Run("raj", asked.level, games=asked.confirm, seed=asked.seed + 1000, budget=strength, no_clock=True)
        found = about_pairing(met(run, ",".join(map(str, numbers)), lambda run, name: plan_of(numbers)))
        print(numbers)
        print(
            f"{asked.level} wins {shown(found['share'], 100)} % and is ahead by {shown(found['difference'], 1, '+.1f')}"
        )
        return
    luck = random.Random(asked.seed)
    number = 0
    while search.games < asked.games:
        start = STARTS[number] if number < len(STARTS) else [luck.choice(SHIFTS) for _ in range(10)] + [6, 1.0]
        gain, numbers = search.climb(start, asked.games, luck)
        print(f"from start {number}: {gain:+.1f}  {numbers}", flush=True)
        number += 1
    print(f"best: {search.best()}")


if __name__ == "__main__":
    main()
