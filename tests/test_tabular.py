"""Small games solved over their whole tree: known values, OpenSpiel's own figures, and bots made of what was found."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import expected_game_score, exploitability

import sobremesa
import sobremesa.envs.openspiel
from sobremesa.bots import Budget
from sobremesa.bots.tabular import CFR, MCCFR, Policy, Tree
from sobremesa.envs.openspiel_bots import LevelPolicy, SeatBot

RAJ = sobremesa.game("raj")
SMALL = {"bids": 3, "prizes": [-1, 1, 2]}
THEIRS = "sobremesa_raj_in_turn(seats=2,bids=3,prizes=-1:1:2,objective=difference)"


@pytest.fixture(scope="module")
def tree() -> Tree:
    return Tree(RAJ, 2, **SMALL)


def test_a_tree_has_all_lines(tree: Tree) -> None:
    """Three prizes in any order, three bids of each seat in any order: 6³ ends."""
    assert (tree.nodes["actor"] == -2).sum() == 216
    assert len(tree.worth) == 216
    assert np.allclose(tree.worth.sum(axis=1), 0)


def test_the_best_response_is_openspiel_s(tree: Tree) -> None:
    game = pyspiel.load_game(THEIRS)
    uniform = Policy(tree)
    theirs = exploitability.nash_conv(game, policies.UniformRandomPolicy(game))
    assert uniform.nash_conv() == pytest.approx(theirs)
    value, answer = uniform.best_response(1)
    assert answer.values()[1] == pytest.approx(value)


def test_cfr_comes_near_an_equilibrium(tree: Tree) -> None:
    solver = CFR(tree)
    solver.run(50)
    before = solver.policy().exploitability()
    solver.run(450)
    found = solver.policy()
    assert found.exploitability() < before / 5
    assert found.exploitability() < 0.001
    assert found.values() == pytest.approx([0, 0], abs=0.001)  # nobody is ahead at the start


def test_sampling_comes_near_one_too(tree: Tree) -> None:
    solver = MCCFR(tree, seed=1)
    solver.run(20_000)
    assert solver.policy().exploitability() < 0.02
    again = MCCFR(tree, seed=1)
    again.run(20_000)
    assert (again.average == solver.average).all()


def test_the_first_bids_are_the_solver_s() -> None:
    """Two cards, prizes of 1 and 3: by hand, and by backward induction."""
    tree = Tree(RAJ, 2, bids=2, prizes=[1, 3])
    solver = CFR(tree)
    solver.run(500)
    match = RAJ.match(seats=2, dealer="manual", bids=2, prizes=[1, 3])
    match.deal("+3")
    mix = solver.policy().probabilities(RAJ.blanked(match.state, 0), 0)
    exact = sobremesa.games.raj.equilibrium([[1, 2], [1, 2]], [1, 3], reveal=3).bids[0]
    assert mix == pytest.approx(exact, abs=0.01)


def test_a_game_too_large_is_refused() -> None:
    with pytest.raises(sobremesa.BadOption, match="1,000"):
        Tree(RAJ, 2, largest=1000)


def test_it_serves_games_that_it_does_not_know() -> None:
    """One of the tests' own games, with secrets and chance, at three seats."""
    game = sobremesa.game("pebbles")
    tree = Tree(game, objective="win")
    solver = CFR(tree)
    solver.run(20)
    assert solver.policy().nash_conv() <= Policy(tree).nash_conv() + 1e-9


def test_a_policy_plays(tree: Tree) -> None:
    solver = CFR(tree)
    solver.run(100)
    bots = {"found": solver.policy(), "any": "random"}
    found = sobremesa.arena.tournament("raj", bots, seats=2, games=200, seed=1, workers=1, options=SMALL)
    assert found.pairings[0]["difference"]["value"] > 0.3
    assert not found.bots[0]["faults"]["games"]


def test_our_bots_are_openspiel_s_bots_and_policies() -> None:
    game = pyspiel.load_game("sobremesa_raj_in_turn(seats=2,bids=3,prizes=-1:1:2,objective=difference)")
    bots = [SeatBot(game, 0, "near", seed=1), SeatBot(game, 1, lambda question: question.legal[0])]
    from open_spiel.python.algorithms.evaluate_bots import evaluate_bots

    returns = evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(1))
    assert sum(returns) == 0
    level = LevelPolicy(game, "medium", Budget(iterations=20))
    state = game.new_initial_state()
    state.apply_action(0)
    assert sum(level.action_probabilities(state).values()) == pytest.approx(1)
    value = expected_game_score.policy_value(state, [level, policies.UniformRandomPolicy(game)])
    assert value[0] == -value[1]
