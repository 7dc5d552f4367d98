"""An equilibrium twice: by the exact solver, and by OpenSpiel's CFR, on a Raj of three cards.

python examples/equilibrium.py [--iterations 30]
"""

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import sobremesa.envs.openspiel  # noqa: F401  (registers the games)
from sobremesa.games.raj import equilibrium

PRIZES = [3, 2, -3]


def main(iterations: int) -> float:
    game = pyspiel.load_game(f"sobremesa_raj_in_turn(bids=3,prizes={':'.join(map(str, PRIZES))},objective=difference)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    print("bids of the first seat at the first prize: exact, and by CFR")
    for outcome, prize in enumerate(sorted(PRIZES)):
        exact = equilibrium(hands=([1, 2, 3], [1, 2, 3]), prizes=PRIZES, reveal=prize)
        learned = policy.action_probabilities(game.new_initial_state().child(outcome))
        mixes = [f"{card}: {exact.bids[0].get(card, 0):.2f} / {learned[card]:.2f}" for card in (1, 2, 3)]
        print(f"  {prize:+d}   {'   '.join(mixes)}")
    left = exploitability.nash_conv(game, policy)
    print(f"what best answers to CFR's play gain, in points, after {iterations} iterations: {left:.3f}")
    return left


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=30)
    main(parser.parse_args().iterations)
