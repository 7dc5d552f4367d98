"""OpenSpiel: its own tests, its solvers against ours, and what its searches may see."""

import gc
import itertools
import pickle
import random
import sys
import unittest
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, generate_playthrough, ismcts, mcts

import sobremesa
from envs import TABLES, short
from sobremesa.bots import Budget
from sobremesa.engine.rule import CHANCE, SPECTATOR
from sobremesa.envs import openspiel
from sobremesa.envs.openspiel_bots import ISMCTS, MCTS, openspiel_bot
from sobremesa.games.raj import equilibrium

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["tests"])
from open_spiel.integration_tests import api_test

SMALL = "(seats=2,bids=3,prizes=3:2:-3,objective=difference)"
FORMS = [name for name in pyspiel.registered_names() if name.startswith(openspiel.PREFIX)]

LONG = [("ratzzia", seats) for seats in (3, 4, 5)]  # thousands of moves, at random
SHORTER = [pytest.param(*table, marks=[pytest.mark.exhaustive] * (table in LONG)) for table in TABLES]


def loaded(name: str, seats: int, **more: Any) -> Any:
    game = sobremesa.game(name.removesuffix("_in_turn"))
    options = {
        key: ":".join(map(str, value)) if isinstance(value, list) else value for key, value in short(game).items()
    }
    return pyspiel.load_game(openspiel.PREFIX + name, {"seats": seats, **options, **more})


# OpenSpiel's own tests


def test_every_game_is_registered() -> None:
    assert {openspiel.PREFIX + name for name in sobremesa.games()} <= set(FORMS)
    together = {name for name in sobremesa.games() if sobremesa.game(name).simultaneous}
    assert {f"sobremesa_{name}_in_turn" for name in together} == {name for name in FORMS if name.endswith("_in_turn")}
    assert "raj" in together


@pytest.mark.parametrize(("name", "seats"), SHORTER)
def test_openspiel_plays_every_game_at_every_table(name: str, seats: int) -> None:
    objective = openspiel.OBJECTIVES[seats % 3]
    pyspiel.random_sim_test(loaded(name, seats, objective=objective), num_sims=1, serialize=True, verbose=False)
    if sobremesa.game(name).simultaneous:
        pyspiel.random_sim_test(loaded(name + "_in_turn", seats), num_sims=1, serialize=True, verbose=False)


def passes(base: type, name: str, **numbers: Any) -> None:
    def set_up(kind: Any) -> None:
        super(kind, kind).setUpClass()
        if kind.game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
            kind.some_states = along_a_game(kind.game)  # of such games OpenSpiel itself looks at the first state only

    own = {"game_name": name, "game": pyspiel.load_game(name), "setUpClass": classmethod(set_up)}
    kind = type("Case", (base,), own)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun > 4
    assert not result.failures + result.errors, (result.failures + result.errors)[0][1]


def along_a_game(game: Any, seed: int = 1) -> list[Any]:
    """The states of a game played at random."""
    rng, state, states = random.Random(seed), game.new_initial_state(), []
    while not state.is_terminal():
        states.append(state.clone())
        if state.is_simultaneous_node():
            seats = [state.legal_actions(seat) or [0] for seat in range(game.num_players())]
            state.apply_actions([rng.choice(actions) for actions in seats])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return [*states, state]


@pytest.mark.parametrize("name", FORMS)
def test_openspiels_api_test_passes(name: str) -> None:
    passes(api_test.EnforceAPIOnPartialTreeBase, name)


def test_openspiels_api_test_passes_on_a_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance 1 + 3·9 + 3·9·2·4, seats 3·4 + 27·2·3 + 216·2, ends 216; each seat knows 3 + 27·2 + 216 positions."""
    name = "sobremesa_raj_in_turn" + SMALL
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, (244, 606, 216))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, 546)
    passes(api_test.EnforceAPIOnFullTreeBase, name)


@pytest.mark.parametrize("name", ["sobremesa_raj" + SMALL, "sobremesa_charidice(rounds=1)"])
def test_a_play_through_replays(name: str) -> None:
    text = generate_playthrough.playthrough(name, None, seed=7)
    actions = [
        eval(line.partition(": ")[2]) for line in text.splitlines() if line.startswith(("action: ", "actions: "))
    ]
    assert generate_playthrough.playthrough(name, actions) == text


def test_charidice_is_played_with_the_dice_given() -> None:
    other = "egrykb:rbyegk:bkgrye:yekbrg:gybker:kregby"
    played = [pyspiel.load_game(name) for name in ("sobremesa_charidice", f"sobremesa_charidice(dice={other})")]
    legal = []
    for game in played:
        state = game.new_initial_state()
        for word in other.split(":"):
            state.apply_action(word.index("r"))  # all red on the other dice
        state.apply_action(129)  # the neighbour passes
        legal.append(state.legal_actions())
    assert 64 + 63 in legal[1]
    assert 64 + 63 not in legal[0]
    assert pyspiel.load_game(str(played[1])).get_parameters()["dice"] == other


# What it is told


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_ends_as_the_match_does(name: str, seats: int) -> None:
    game, rng = sobremesa.game(name), random.Random(seats)
    match = game.match(seats=seats, dealer="manual", **short(game))
    form = name + "_in_turn" * game.simultaneous
    states = {
        objective: loaded(form, seats, objective=objective).new_initial_state() for objective in openspiel.OBJECTIVES
    }
    while not match.over:
        seat = min(match.waiting)
        state = states["points"]
        actor = pyspiel.PlayerId.CHANCE if seat == CHANCE else seat
        assert state.current_player() == actor
        moves = dict(state.chance_outcomes()) if seat == CHANCE else dict.fromkeys(state.legal_actions(seat), 1.0)
        texts = [state.action_to_string(actor, action) for action in moves]
        assert set(texts) == set(match.chances() if seat == CHANCE else match.legal(seat))
        action = rng.choice(list(moves))
        for state in states.values():
            state.apply_action(action)
        text = texts[list(moves).index(action)]
        match.deal(text) if seat == CHANCE else match.play(seat, text)
    points, winners = match.scores, match.winners
    assert states["points"].returns() == points
    assert states["difference"].returns() == pytest.approx([p - (sum(points) - p) / (seats - 1) for p in points])
    share = [(seat in winners) / max(len(winners), 1) for seat in range(seats)]
    assert states["win"].returns() == pytest.approx([s - (sum(share) - s) / (seats - 1) for s in share])
    for state in states.values():
        low, high = state.get_game().min_utility(), state.get_game().max_utility()
        assert all(low <= value <= high for value in state.returns())


def test_facts_survive_when_the_game_is_gone() -> None:
    state = pyspiel.load_game("sobremesa_raj(seats=3,bids=2,prizes=4:-3)").new_initial_state()
    gc.collect()
    again = pickle_round_trip(state.clone())
    assert again.num_players() == 3
    assert [outcome for outcome, _ in again.chance_outcomes()] == [0, 1]
    again.apply_action(1)
    again.apply_actions([1, 2, 2])
    assert not state.is_terminal()
    assert str(again) == "+4 · 0: 1 · 1: 2 · 2: 2"


def pickle_round_trip(state: Any) -> Any:
    return pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]


def test_threads_do_not_meet() -> None:
    def played(seed: int) -> str:
        rng, state = random.Random(seed), pyspiel.load_game("sobremesa_charidice(rounds=2)").new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        return str(state)

    usual, alone = sys.getswitchinterval(), [played(seed) for seed in range(12)]
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert list(threads.map(played, range(12))) == alone
    finally:
        sys.setswitchinterval(usual)


def test_a_hidden_bid_is_hidden_until_all_are_made() -> None:
    game = pyspiel.load_game("sobremesa_raj_in_turn" + SMALL)
    told = []
    for bid in (1, 3):
        state = game.new_initial_state()
        state.apply_action(0)
        state.apply_action(bid)
        told.append([state.information_state_string(1), state.observation_string(1), state.observation_tensor(1)])
        told[-1].append(state.information_state_tensor(1))
        assert f"0:{bid}" in state.information_state_string(0)
        state.apply_action(2)
        assert f"0:{bid}" in state.information_state_string(1)
    assert told[0] == told[1]


@pytest.mark.parametrize("name", ["linko", "pebbles", "raj_in_turn"])
def test_observers_honour_public_and_private(name: str) -> None:
    game, rng = loaded(name, 3), random.Random(4)
    kinds = {
        (public, private, recall): game.make_py_observer(
            pyspiel.IIGObservationType(public_info=public, private_info=private, perfect_recall=recall)
        )
        for public, private, recall in itertools.product(
            (True, False),
            (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS),
            (True, False),
        )
    }
    state, told_privately = game.new_initial_state(), 0
    for step in range(40):
        if state.is_terminal():
            break
        for seat in range(3) if step % 5 == 2 else ():
            other = state.resample_from_infostate(seat, rng.random)  # all that this seat does not know may differ
            for (public, private, _), observer in kinds.items():
                for one, two in ((state, other), *([(state, another(state, seat, rng))] if not private.value else [])):
                    if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
                        continue
                    assert observer.string_from(one, seat) == observer.string_from(two, seat)
                    observer.set_from(one, seat)
                    tensor = observer.tensor.copy()
                    observer.set_from(two, seat)
                    assert (tensor == observer.tensor).all()
                if not public and private == pyspiel.PrivateInfoType.NONE:
                    assert observer.string_from(state, seat) == ""
                if not public and private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
                    told_privately += bool(observer.string_from(state, seat))
        state.apply_action(rng.choice(state.legal_actions()))
    assert told_privately


def another(state: Any, seat: int, rng: random.Random) -> Any:
    """A position that a spectator cannot tell from this one."""
    return state.resample_from_infostate(SPECTATOR, rng.random)


# Solving


@cache
def solution(known: bytes) -> Any:
    """Our solver's equilibrium in the position of a blanked record."""
    record = np.frombuffer(known, sobremesa.game("raj").rules.State.dtype)[0]
    hands = [[card for card in range(1, 16) if int(hand) >> card & 1] for hand in record.hand[:2]]
    up = int(record.turned[record.turns]) if record.waiting else 0
    left = [int(record.prize[i]) for i in range(record.cards) if int(record.unseen) >> i & 1]
    prizes = [*left, up] if up else left
    return equilibrium(hands=tuple(hands), prizes=prizes, carry=int(record.pile) - up, reveal=up or None)


def solved(game: Any) -> Any:
    """The same as OpenSpiel's policy."""

    def mix(state: Any) -> dict[int, float]:
        seat = state.current_player()
        bids = solution(state.blanked(seat)).bids[seat]
        return {action: bids.get(action, 0.0) for action in state.legal_actions()}

    return policies.tabular_policy_from_callable(game, mix)


def test_the_solvers_equilibrium_cannot_be_exploited_in_openspiel() -> None:
    game = pyspiel.load_game("sobremesa_raj_in_turn" + SMALL)
    assert exploitability.nash_conv(game, solved(game)) == pytest.approx(0, abs=1e-9)
    assert exploitability.nash_conv(game, policies.UniformRandomPolicy(game)) > 0.5


def test_cfr_finds_the_value_that_the_solver_finds() -> None:
    game, match = pyspiel.load_game_as_turn_based("sobremesa_raj" + SMALL), sobremesa.game("raj").match
    solver = cfr.CFRPlusSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert exploitability.nash_conv(game, average) < 0.3
    uneven = 0
    for prize, first, second in itertools.product(range(3), range(1, 4), range(1, 4)):
        state, likely = game.new_initial_state().child(prize), 1.0
        for bid in (first, second):
            likely *= average.action_probabilities(state)[bid]
            state.apply_action(bid)
        if likely > 0.05:  # what CFR hardly ever comes to it does not learn
            position = match(seats=2, dealer="manual", bids=3, prizes=[3, 2, -3])
            position.deal(("-3", "+2", "+3")[prize])
            position.play(0, str(first))
            position.play(1, str(second))
            value = solution(position.state.tobytes()).value + position.scores[0] - position.scores[1]
            found = expected_game_score.policy_value(state, [average] * 2)
            assert found == pytest.approx([value, -value], abs=0.3)
            uneven += abs(value) > 1
    assert uneven > 3


# Searching


def test_openspiels_own_ismcts_works() -> None:
    for name in ("sobremesa_raj_in_turn" + SMALL, "sobremesa_linko(rounds=1)"):
        game = pyspiel.load_game(name)
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 5, random_state=np.random.RandomState(1))
        state, rng = game.new_initial_state(), random.Random(1)
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", sobremesa.games())
def test_opponents_choose_from_what_their_seat_knows_alone(name: str) -> None:
    game, rng = sobremesa.game(name), random.Random(2)
    match = game.match(seats=2, seed=5, **short(game))
    bot = openspiel_bot(game)
    assert bot.choose(game.blanked(match.state, min(match.waiting)), min(match.waiting), Budget(iterations=1))
    for step in range(8):
        if match.over:
            break
        seat = max(match.waiting)
        if step % 3 == 1:
            known = game.blanked(match.state, seat)
            before = known.tobytes()
            thought = bot.choose(known, seat, Budget(iterations=6), seed=3)
            assert known.tobytes() == before
            assert game.notation.text(known, seat, thought.action) in match.legal(seat)
            assert openspiel_bot(game).choose(known, seat, Budget(iterations=6), seed=3) == thought
            assert thought.action in thought.worths
        for mover in sorted(match.waiting):
            match.play(mover, rng.choice(match.legal(mover)))


def test_an_opponent_takes_the_time_it_is_given() -> None:
    game = sobremesa.game("raj")
    match = game.match(seats=2, seed=1)
    known, bot = game.blanked(match.state, 0), openspiel_bot(game)
    for seconds in (0.05, 0.2):
        bot.choose(known, 0, Budget(seconds=seconds))
    assert bot.choose(known, 0, Budget(seconds=0.05)).playouts < bot.choose(known, 0, Budget(seconds=2)).playouts


def test_search_finds_the_only_good_move() -> None:
    """The last turn but one of Raj with everything at stake: the 10 beats the 9."""
    game = sobremesa.game("raj")
    match = game.match(seats=2, dealer="manual", bids=2, prizes=[10, 1])
    match.deal("+10")
    thought = openspiel_bot(game).choose(game.blanked(match.state, 0), 0, Budget(iterations=60), seed=1)
    assert thought.action == 2


def test_mcts_is_for_games_without_secrets() -> None:
    with pytest.raises(sobremesa.BadOption) as refused:
        MCTS(sobremesa.game("linko"))
    assert refused.value.code == "mcts-secrets"
    assert isinstance(openspiel_bot(sobremesa.game("charidice")), MCTS)
    assert isinstance(openspiel_bot(sobremesa.game("linko")), ISMCTS)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("seat-count", "sobremesa_raj(seats=9)"),
        ("bad-value", "sobremesa_raj(objective=glory)"),
        ("deck-sizes", "sobremesa_raj(bids=3)"),
        ("bad-value", "sobremesa_raj(bids=2,prizes=2:x)"),
        ("bad-value", "sobremesa_linko(rounds=99)"),
    ],
)
def test_bad_input_is_refused_on_load(code: str, name: str) -> None:
    with pytest.raises(sobremesa.BadOption) as refused:
        pyspiel.load_game(name)
    assert refused.value.code == code


@pytest.mark.parametrize("name", ["sobremesa_raj", "sobremesa_raj_in_turn"])
def test_impossible_actions_are_refused_and_change_nothing(name: str) -> None:
    state = pyspiel.load_game(name, {"seats": 2}).new_initial_state()
    with pytest.raises(ValueError, match="77"):
        state.apply_action(77)
    state.apply_action(3)
    before = str(state)
    for actions in ([99, 1], [1, 0], [1], [1, 2, 3]):
        with pytest.raises(ValueError, match="action"):
            state.apply_actions(actions) if name == "sobremesa_raj" else state.apply_action(actions[0] - 1 or 99)
        assert str(state) == before


@pytest.mark.parametrize("name", ["charidice", "linko", "raj", "raj_in_turn"])
def test_a_game_that_is_over_stays_so(name: str) -> None:
    state = ended = loaded(name, 2).new_initial_state()
    rng = random.Random(1)
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(2)])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    before = str(ended), ended.returns()
    for act in (lambda: ended.apply_action(0), lambda: ended.apply_actions([1, 2])):
        with pytest.raises(ValueError, match=r"over|action"):
            act()
        assert ended.is_terminal()
        assert (str(ended), ended.returns()) == before


def test_nobody_acts_while_a_prize_is_to_be_turned() -> None:
    state = pyspiel.load_game("sobremesa_raj").new_initial_state()
    with pytest.raises(ValueError, match="chance"):
        state.apply_actions([1, 2])
    assert str(state) == ""
    state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="player 64"):
        state.legal_actions(64)


def test_parameters_may_hold_what_openspiel_writes_without_quotes() -> None:
    state = pyspiel.load_game("sobremesa_raj", {"bids": 3, "prizes": "3,2,-3"}).new_initial_state()
    assert len(state.clone().chance_outcomes()) == 3
    assert len(pickle.loads(pickle.dumps(state.__dict__))) == len(state.__dict__)


def test_a_parameter_of_0_is_0_where_the_game_knows_its_default() -> None:
    jokers = sobremesa.game("linko").options["numbers"].default
    for given, held in (("jokers=0", False), ("jokers=1", True), ("rounds=0", True)):
        state = pyspiel.load_game(f"sobremesa_linko({given})").new_initial_state()
        assert (jokers in dict(state.chance_outcomes())) == held


def test_a_sampler_that_looks_at_the_state_learns_and_changes_nothing() -> None:
    state, rng = loaded("linko", 2).new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))

    def nosy() -> float:
        state.legal_actions()
        return 0.3

    imagined = [state.resample_from_infostate(0, sampler) for sampler in (nosy, lambda: 0.3)]
    assert imagined[0]._record == imagined[1]._record != state._record
