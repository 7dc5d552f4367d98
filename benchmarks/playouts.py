"""Random playouts of Raj beside OpenSpiel's C++ rollouts of 15-card Goofspiel: one run, one thread, alternating.

python benchmarks/playouts.py [--rounds 7]
"""

import argparse
import statistics
import time

import pyspiel

import sobremesa
from sobremesa.arena.simulate import simulate

ROLLOUTS, SIMULATIONS = 100, 20


def ours(seats: int, games: int = 100_000) -> float:
    result = simulate(sobremesa.game("raj"), seats, {}, games, ["random"], threads=1)
    return games / result["seconds"]


def openspiel(seats: int) -> float:
    game = pyspiel.load_game_as_turn_based("goofspiel", {"num_cards": 15, "players": seats, "points_order": "random"})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, True, 7, False)
    begun = time.perf_counter()
    bot.mcts_search(state)
    return SIMULATIONS * ROLLOUTS / (time.perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    print("seats  ours playouts/s  OpenSpiel rollouts/s  ratio (median of alternating runs)")
    for seats in (2, 5):
        ours(seats, 1000)
        pairs = [(ours(seats), openspiel(seats)) for _ in range(rounds)]
        mine, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratio = statistics.median(a / b for a, b in pairs)
        print(f"{seats:5}  {mine:15,.0f}  {theirs:20,.0f}  {ratio:5.1f} x")


if __name__ == "__main__":
    main()
