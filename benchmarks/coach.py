"""How good the coach's account is: `python benchmarks/coach.py luck|rest|adjusted|strength|speed GAME [--games N]`.

luck      the mean luck of each seat over many games of simple bots, in standard errors: it must be near 0
rest      what the account cannot tell, in games of `hard` against `hard`: the median, in wins and in points
adjusted  standard errors of plain and luck-adjusted win rates of two simple bots, and how far apart the rates are
strength  how often the coach's best move beats `hard`, beside `master`
speed     seconds of processor time for a hint and a report, warm
"""

import argparse
import math
import random
import time
from typing import Any

import numpy as np

import sobremesa
from sobremesa.arena.contest import Tournament
from sobremesa.arena.report import report
from sobremesa.bots import Bot, Thought, bot, coach
from sobremesa.bots.coach import account, values
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.story import steps


def played(game: Game, seats: int, seed: int, bots: list[Bot]) -> Match:
    match = game.match(seats=seats, seed=seed)
    while not match.over:
        for seat in sorted(match.waiting):
            known = game.blanked(match.state, seat)
            own = random.Random(f"{seed} {seat} {len(match.log)}").getrandbits(48)
            thought = bots[seat].choose(known, seat, None, own)
            match.play(seat, game.notation.text(known, seat, thought.action))
    return match


def luck(game: Game, seats: int, games: int) -> None:
    found = []
    simple = bot(game, game.bot_names()[-1])
    for seed in range(games):
        match = played(game, seats, seed, [simple] * seats)
        worths = values.values_of(game, match.state, values.Effort(24, seed))
        log = [(step.seat, step.action) for step in steps(match)]
        found.append(account.luck_of(game, game.start(seats, match.options), log, worths))
    lucks = np.array(found)
    error = lucks.std(axis=0, ddof=1) / math.sqrt(games)
    for unit, name in enumerate(values.UNITS):
        mean = lucks.mean(axis=0)[unit]
        print(f"{game.name}, {games} games, luck in {name}: {mean.round(4)}, errors {(mean / error[unit]).round(2)}")


def rest(game: Game, seats: int, games: int) -> None:
    level = bot(game, "hard")
    found, spent = [], []
    for seed in range(games):
        match = played(game, seats, seed, [level] * seats)
        begun = time.process_time()
        told = coach.report(match)
        spent.append(time.process_time() - begun)
        found.append([[each["rest"] for each in told["units"][unit]] for unit in values.UNITS])
    rests = np.median(abs(np.array(found)), axis=(0, 2))
    print(
        f"{game.name}, {games} games of hard, {seats} seats: median rest {rests[0]:.3f} wins, {rests[1]:.2f} points; "
        f"a report takes {np.median(spent):.1f} s (at most {max(spent):.1f})"
    )


def adjusted(game: Game, seats: int, games: int) -> None:
    names = [game.bot_names()[-1], "random"]
    tournament = Tournament(game, seats, {}, names, games, adjusted=True, processes=1)
    tournament.run()
    for pairing in report(tournament)["pairings"]:
        told = pairing["luck"]
        widths = [told[key]["high"] - told[key]["low"] for key in ("plain", "adjusted")]
        apart = (told["adjusted"]["value"] - told["plain"]["value"]) / (widths[0] / 2 / 1.96)
        print(
            f"{game.name}, {games} games, {pairing['bot']} against {pairing['against']}: "
            f"plain {told['plain']['value']:.4f}, adjusted {told['adjusted']['value']:.4f}, {apart:+.2f} errors apart; "
            f"adjusted error / plain error {widths[1] / widths[0]:.2f}, coefficient {told['coefficient']:.2f}"
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


def strength(game: Game, seats: int, games: int) -> None:
    hard = bot(game, "hard")
    for name, one in (("coach", Coached(game)), ("master", bot(game, "master"))):
        won = []
        for seed in range(games):
            chair = seed % seats
            match = played(game, seats, seed // seats, [one if seat == chair else hard for seat in range(seats)])
            winners = match.winners or list(range(seats))
            won.append((chair in winners) / len(winners))
        error = np.std(won, ddof=1) / math.sqrt(games)
        print(f"{game.name}, {games} games, {name} against hard: {np.mean(won):.3f} ± {error:.3f}")


def speed(game: Game, seats: int, games: int) -> None:
    coach.warm(game)
    simple = bot(game, game.bot_names()[-1])
    coach.report(played(game, seats, 0, [simple] * seats), iterations=1)
    hints, reports = [], []
    for seed in range(games):
        match = played(game, seats, seed, [simple] * seats)
        begun = time.process_time()
        coach.report(match)
        reports.append(time.process_time() - begun)
        fresh = game.match(seats=seats, seed=seed)
        begun = time.process_time()
        fresh.hint(min(fresh.waiting))
        hints.append(time.process_time() - begun)
    most = max(reports)
    usual = np.median(reports)
    print(f"{game.name}, {seats} seats: a hint {max(hints):.2f} s, a report {usual:.1f} s, at most {most:.1f} s")


MEASURES = {"luck": luck, "rest": rest, "adjusted": adjusted, "strength": strength, "speed": speed}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("game", choices=sobremesa.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=50)
    asked = parser.parse_args()
    MEASURES[asked.measure](sobremesa.game(asked.game), asked.seats, asked.games)
