"""Ratzzia: how fast it is played, and how a game on a board goes.

python benchmarks/ratzzia.py [--games 20000] [--seats 2 3 4 5] [--board FILE.toml] [--speed]

Two bots play each table: `naive` takes the most food it can see on the spaces, now; `greedy` is the game's own. For
each are told the median of turns per seat, how often each reward and the cat come, how often support dice are rolled
and returned, and the win rate by seat.
"""

import argparse
import statistics
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

import sobremesa
from sobremesa.arena.simulate import simulate
from sobremesa.engine import bits, compiled
from sobremesa.engine.luck import draw, seeds
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, NOBODY, OVER, REASON, WINNERS, rule
from sobremesa.games.ratzzia import bots, rules
from sobremesa.games.ratzzia.board import REWARDS, SAUSAGES
from sobremesa.games.ratzzia.rules import (
    CAT,
    DONE,
    FACES,
    FILL_BAG,
    PLACE,
    PLACE_CANDY,
    PLACE_SUPPORT,
    RETURN_SUPPORT,
    ROLL_SUPPORT,
    STARTING,
    first_complete,
)

RATZZIA = sobremesa.game("ratzzia")
RAIDS, SUPPORTED, RETURNED, PROTECTED = range(len(REWARDS), len(REWARDS) + 4)
COUNTS = len(REWARDS) + 4


@rule
def naive(state, seat, pad):
    """The placement that brings most food now, and so on until nothing fits; all else as it comes first."""
    best, most = bits.nth(pad.words, 0), -1
    for row in range(CAT):
        for value in range(1, FACES + 1):
            for first in (PLACE, PLACE_SUPPORT):
                action = first + FACES * row + value - 1
                if pad.words[action >> 6] >> np.uint64(action & 63) & np.uint64(1):
                    gain = food_now(state, seat, row, first == PLACE)
                    if gain > most:
                        best, most = action, gain
    return best


@rule
def food_now(state, seat, column, mine):
    """What a die on the next space of a column pays at the end of this turn; a little less if it has to wait."""
    here = 10 * int(state.pays[column, state.top[column]]) if mine else 0
    if state.top[column] + 1 < state.height[column]:
        return here
    total = 100 + 10 * here
    for space in range(state.top[column]):
        if state.value[column, space] and state.owner[column, space] == seat:
            total += 100 * int(state.pays[column, space])
    if state.reward[column] == SAUSAGES:
        total += 100 * int(state.amount[column])
    return total


def games_with(bot: Callable) -> Callable:
    """Whole games of one bot; `counts` is given what happened in each, `turns` how long it took."""
    legal, apply, turn, chances = rules.legal, rules.apply, rules.turn, rules.chances
    choose, complete, end_turn, outcome = rules.choose, rules.complete, rules.end_turn, rules.outcome

    def play(start, table, pad, luck, counts, turns, results):
        for game in range(len(luck)):
            table[0] = start[0]
            state = table[0]
            pad.luck = luck[game]
            while True:
                waiting = turn(state)
                if waiting == OVER:
                    break
                if waiting == CHANCE:
                    lying = state.top[CAT]
                    apply(state, CHANCE, draw(pad, chances(state, pad)))
                    if state.top[CAT] < lying:
                        counts[game, RAIDS] += 1
                    continue
                seat = state.active
                legal(state, seat, pad)
                action = bot(state, seat, pad)
                counts[game, SUPPORTED] += action == ROLL_SUPPORT
                counts[game, RETURNED] += action == RETURN_SUPPORT
                counts[game, PROTECTED] += action == FILL_BAG
                if action < DONE or PLACE_CANDY <= action < rules.SEND:
                    apply(state, seat, action)
                    continue
                choose(state, seat, action)  # what `apply` does, column by column
                while state.phase == STARTING:
                    column = first_complete(state)
                    if column == NOBODY:
                        end_turn(state)
                        break
                    counts[game, state.reward[column]] += 1
                    complete(state, column)
            turns[game] = state.turns + 1
            results[game] = outcome(state)

    return play


def compiled_games(bot: Callable) -> Callable:
    """The same, compiled."""
    play = games_with(bot)
    for callee in compiled.callees(play):
        compiled.register(callee)
    return numba.njit(nogil=True)(play)


def report(name: str, play: Callable, seats: int, options: dict[str, Any], games: int) -> None:
    _, settled = RATZZIA.settled(seats, options)
    start, table = batch_of(rules.State.dtype, 1), batch_of(rules.State.dtype, 1)
    start[0] = RATZZIA.start(seats, settled)
    counts = np.zeros((games, COUNTS), np.int64)
    turns, results = np.zeros(games, np.int64), np.zeros(games, np.int64)
    play(start, table, RATZZIA.pad(), seeds(0, 0, games), counts, turns, results)
    per_seat = -(-turns // seats)
    low, half, high = (int(np.quantile(per_seat, q)) for q in (0.1, 0.5, 0.9))
    won = [100 * np.mean((results & WINNERS) >> seat & 1) for seat in range(seats)]
    guard = 100 * np.mean(results >> REASON == rules.GUARD)
    mean = counts.mean(axis=0)
    print(f"{name}, {seats} seats: {half} turns per seat (a tenth below {low}, a tenth above {high})")
    print(f"    ended by the guard {guard:.1f} %; won by seat " + "  ".join(f"{share:.1f} %" for share in won))
    print("    a game has " + ", ".join(f"{reward} {mean[i]:.1f}" for i, reward in enumerate(REWARDS)))
    print(f"    food went into a bag {mean[PROTECTED]:.1f} times; the cat came {mean[RAIDS]:.2f} times")
    if seats == 2:
        print(f"    support dice were rolled {mean[SUPPORTED]:.1f} times, some returned {mean[RETURNED]:.2f} times")


def speed(rounds: int = 5) -> None:
    for seats in (2, 4):
        for bot in ("random", "greedy"):
            simulate(RATZZIA, seats, {}, 100, [bot], threads=1)
            found = [simulate(RATZZIA, seats, {}, 2000, [bot], threads=1) for _ in range(rounds)]
            median = statistics.median(result["decisions"] / result["seconds"] for result in found)
            print(f"{seats} seats, {bot}: {median:12,.0f} decisions/s in one thread")
    print(f"a state has {rules.State.dtype.itemsize} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="for each bot and table size (default: 20000)")
    parser.add_argument("--seats", type=int, nargs="+", default=list(RATZZIA.seats), help="table sizes (default: all)")
    parser.add_argument("--board", help="a board file (default: the default board)")
    parser.add_argument("--speed", action="store_true", help="how fast instead of how it goes")
    asked = parser.parse_args()
    if asked.speed:
        speed()
        return
    options = {"board": asked.board} if asked.board else {}
    for name, bot in (("naive", naive), ("greedy", bots.greedy)):
        play = compiled_games(bot)
        for seats in asked.seats:
            report(name, play, seats, options, asked.games)


if __name__ == "__main__":
    main()
