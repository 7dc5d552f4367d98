"""How good the coach's account is: `python benchmarks/coach.py luck|rest|strength|speed GAME [--games N]`.

luck      the mean luck of each seat over games of two levels, in standard errors: it must be near 0; and the win rate
          with luck taken out beside the plain one, with both errors
rest      what the account cannot tell, in games of `hard` against `hard`: the median, in wins and in points
strength  how often the coach's best move beats `hard`, beside `master` (at Raj without leaning on what it expects)
speed     seconds of processor time for hints and a report, warm

With --kept FILE what was measured is kept, and a further run goes on from there; --seconds ends one early. `luck` takes
the two levels or bots as --bots (also `softened`, the last simple bot with random moves), and the playouts of each
position as --playouts.
"""

import argparse
import contextlib
import json
import math
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import sobremesa
from sobremesa.arena import contest
from sobremesa.arena.contest import Tournament
from sobremesa.arena.report import report
from sobremesa.bots import Bot, Thought, bot, coach
from sobremesa.bots.coach import values
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match

HINTS = 12  # of a match that are timed


class Kept:
    """What was measured, by name; a line of JSON for each."""

    def __init__(self, path: Path | None, seconds: float):
        self.path, self.end = path, time.process_time() + seconds
        self.rows: dict[str, Any] = {}

    def read(self) -> None:
        if self.path and self.path.exists():
            self.rows = dict(map(json.loads, self.path.read_text().splitlines()))

    def each(self, names: Iterable[str], measure: Callable[[str], Any]) -> Iterator[tuple[str, Any]]:
        """Those that are kept, and further ones as long as there is time."""
        self.read()
        for name in names:
            if name not in self.rows:
                if time.process_time() > self.end:
                    continue
                self.rows[name] = measure(name)
                if self.path:
                    with self.path.open("a") as file:
                        file.write(json.dumps([name, self.rows[name]]) + "\n")
            yield name, self.rows[name]


def played(game: Game, seats: int, seed: int, bots: list[Bot]) -> Match:
    match = game.match(seats=seats, seed=seed)
    while not match.over:
        for seat in sorted(match.waiting):
            known = game.blanked(match.state, seat)
            own = random.Random(f"{seed} {seat} {len(match.log)}").getrandbits(48)
            thought = bots[seat].choose(known, seat, None, own)
            match.play(seat, game.notation.text(known, seat, thought.action))
    return match


class Softened:
    """The last simple bot, which makes one move in eight at random: quick, and it does not always lose."""

    def __init__(self, game: Game):
        self.bots = [bot(game, game.bot_names()[-1])] * 7 + [bot(game, "random")]

    def choose(self, blanked: Any, seat: int, budget: Any = None, seed: int = 0) -> Thought:
        return self.bots[seed % 8].choose(blanked, seat, budget, seed)


class Over(Exception):
    """The time is."""


def luck(game: Game, seats: int, games: int, kept: Kept, bots: Sequence[str], playouts: int) -> None:
    contest.LUCK_PLAYOUTS = playouts
    given = {"softened": Softened(game)}
    tournament = Tournament(game, seats, {}, bots, games, adjusted=True, processes=1, given=given)
    if kept.path:
        tournament.keep(kept.path)

    def progress(done: int) -> None:
        if time.process_time() > kept.end:
            raise Over

    begun, before = time.process_time(), len(tournament.results.deals)
    with contextlib.suppress(Over):
        tournament.run(progress)
    deals = list(tournament.results.deals.values())
    if len(deals) > before:
        print(f"{(time.process_time() - begun) / (len(deals) - before) / seats:.3f} s a game")
    # The games of a deal have the same cards and dice: together they count as one
    lucks = np.array([np.mean([game.luck for game in deal.games], axis=0) for deal in deals])
    errors = lucks.mean(axis=0) / (lucks.std(axis=0, ddof=1) / math.sqrt(len(deals)))
    print(f"{game.name}, {len(deals) * seats} games: luck {lucks.mean(axis=0).round(4)}, in errors {errors.round(2)}")
    for pairing in report(tournament)["pairings"]:
        told = pairing["luck"]
        widths = [told[key]["high"] - told[key]["low"] for key in ("plain", "adjusted")]
        if not widths[0]:
            print(f"{pairing['bot']} against {pairing['against']}: {told['plain']['value']:.0%}, nothing varies")
            continue
        apart = (told["adjusted"]["value"] - told["plain"]["value"]) / (widths[0] / 2 / 1.96)
        print(
            f"{pairing['bot']} against {pairing['against']}: "
            f"plain {told['plain']['value']:.4f}, adjusted {told['adjusted']['value']:.4f}, {apart:+.2f} errors apart; "
            f"adjusted error / plain error {widths[1] / widths[0]:.2f}, "
            f"coefficients {told['coefficient']:.2f} of chance, {told['drawn_coefficient']:.2f} of mixes"
        )


def rest(game: Game, seats: int, games: int, kept: Kept) -> None:
    level = bot(game, "hard")

    def one(seed: str) -> dict[str, Any]:
        match = played(game, seats, int(seed), [level] * seats)
        begun = time.process_time()
        told = coach.report(match)
        spent = time.process_time() - begun
        return {unit: [abs(each["rest"]) for each in told["units"][unit]] for unit in values.UNITS} | {"s": spent}

    found = [row for _, row in kept.each(map(str, range(games)), one)]
    wins, points = (np.median([row[unit] for row in found]) for unit in values.UNITS)
    spent = [row["s"] for row in found]
    print(
        f"{game.name}, {len(found)} games of hard, {seats} seats: median rest {wins:.3f} wins, {points:.2f} points; "
        f"a report takes {np.median(spent):.1f} s (at most {max(spent):.1f})"
    )


class Coached:
    """Plays the move that a hint calls best."""

    def __init__(self, game: Game):
        self.game = game

    def choose(self, blanked: Any, seat: int, budget: Any = None, seed: int = 0) -> Thought:
        told = coach.hint_for(self.game, blanked, seat, seed=seed)[0]
        action = self.game.notation.read(blanked, seat, told["move"])
        assert action is not None
        return Thought(action, {action: told["win"]})


def strength(game: Game, seats: int, games: int, kept: Kept) -> None:
    master: Any = bot(game, "master")
    if hasattr(master, "account"):
        master.account = lambda *_: (0.0, 1.0)  # it risks nothing: no leaning
    hard, bots = bot(game, "hard"), {"coach": Coached(game), "master": master}

    def one(name: str) -> float:
        who, seed = name.split()
        chair = int(seed) % seats
        match = played(game, seats, int(seed) // seats, [bots[who] if s == chair else hard for s in range(seats)])
        winners = match.winners or list(range(seats))
        return (chair in winners) / len(winners)

    won: dict[str, list[float]] = {who: [] for who in bots}
    names = [f"{who} {seed}" for seed in range(games) for who in bots]  # both have the same luck
    for name, share in kept.each(names, one):
        won[name.split()[0]].append(share)
    for who, shares in won.items():
        error = np.std(shares, ddof=1) / math.sqrt(len(shares))
        print(f"{game.name}, {len(shares)} games, {who} against hard: {np.mean(shares):.3f} ± {error:.3f}")


def speed(game: Game, seats: int, games: int, kept: Kept) -> None:
    """Hints are timed at positions from all parts of a match."""
    coach.warm(game)
    simple = bot(game, game.bot_names()[-1])
    coach.report(played(game, seats, 0, [simple] * seats), iterations=1)

    def one(seed: str) -> list[Any]:
        match = played(game, seats, int(seed), [simple] * seats)
        begun = time.process_time()
        coach.report(match)
        took, hints = time.process_time() - begun, []
        again = match.begun()
        asked = set(random.Random(seed).sample(range(len(match.log)), min(HINTS, len(match.log))))
        for entry, told in enumerate(match.log):
            if told[0] is not None and (entry in asked or not hints):
                begun = time.process_time()
                again.hint(told[0])
                hints.append(time.process_time() - begun)
            again.fold(told)
        return [took, max(hints)]

    reports, hints = zip(*(row for _, row in kept.each(map(str, range(games)), one)), strict=True)
    print(
        f"{game.name}, {seats} seats, {len(hints)} games: a hint at most {max(hints):.2f} s, "
        f"a report {np.median(reports):.1f} s, at most {max(reports):.1f} s"
    )


MEASURES: dict[str, Callable[..., None]] = {"luck": luck, "rest": rest, "strength": strength, "speed": speed}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("game", choices=sobremesa.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--bots", nargs=2, default=["easy", "beginner"])
    parser.add_argument("--playouts", type=int, default=contest.LUCK_PLAYOUTS)
    asked = parser.parse_args()
    about = {"bots": asked.bots, "playouts": asked.playouts} if asked.measure == "luck" else {}
    kept = Kept(asked.kept, asked.seconds)
    MEASURES[asked.measure](sobremesa.game(asked.game), asked.seats, asked.games, kept, **about)
