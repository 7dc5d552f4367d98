"""PettingZoo's own tests, for all games at all tables, and what they do not look at."""

import random
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

import sobremesa
from envs import TABLES, short
from sobremesa.envs import pettingzoo
from sobremesa.envs.pettingzoo import env, parallel_env

TOGETHER = [(name, seats) for name, seats in TABLES if sobremesa.game(name).simultaneous]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_the_turn_based_form(name: str, seats: int) -> None:
    options = short(sobremesa.game(name))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for expected in (
            "Observation is not a NumPy array",
            "Observation space for each agent",
            "Action mask numpy array",
        ):
            warnings.filterwarnings("ignore", expected)
        for reward in ("points", "rank"):
            api_test(env(name, seats=seats, reward=reward, **options), num_cycles=60)
        seed_test(lambda: env(name, seats=seats, **options), num_cycles=30)


@pytest.mark.parametrize(("name", "seats"), TOGETHER)
def test_pettingzoo_accepts_the_parallel_form(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(parallel_env(name, seats=seats), num_cycles=40)
        parallel_seed_test(lambda: parallel_env(name, seats=seats), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_adds_up_to_its_score_and_its_ranks_to_nothing(name: str, seats: int) -> None:
    game = sobremesa.game(name)
    for reward in ("points", "rank"):
        table = env(name, seats=seats, reward=reward, **short(game))
        table.reset(seed=5)
        rng, total = random.Random(1), dict.fromkeys(table.possible_agents, 0.0)
        for agent in table.agent_iter():
            told, gained, over, _, info = table.last()
            total[agent] += gained
            assert "illegal" not in info
            table.step(None if over else rng.choice(np.flatnonzero(told["action_mask"]).tolist()))
        state = table.unwrapped.batch.state(0)
        game.rules.scores(state, pad := game.pad())
        if reward == "points":
            assert list(total.values()) == pad.points[:seats].tolist()
        else:
            winners = game.winners(int(game.rules.outcome(state)))
            assert sum(total.values()) == pytest.approx(0)
            assert all(total[f"player_{seat}"] == max(total.values()) for seat in winners)


def test_the_only_first_gets_one_and_the_only_last_minus_one() -> None:
    from sobremesa.envs.batch import place

    pad = sobremesa.game("raj").pad()
    pad.points[:] = 30, 10, 10, 4, 0
    assert [place(pad, 0b00001, 5, seat) for seat in range(5)] == [1, 0.25, 0.25, -0.5, -1]
    assert [place(pad, 0b01000, 5, seat) for seat in range(5)] == [0.5, -0.25, -0.25, 1, -1]  # the winner, by any rule
    assert [place(pad, 0b00011, 2, seat) for seat in range(2)] == [0, 0]
    assert [place(pad, 0, 5, seat) for seat in range(5)] == [0] * 5


@pytest.mark.parametrize(("name", "seats"), TOGETHER)
def test_only_seats_that_are_to_choose_act_whatever_is_given_for_the_others(name: str, seats: int) -> None:
    game, rng = sobremesa.game(name), random.Random(seats)
    table = parallel_env(name, seats=seats, **short(game))
    looks, _ = table.reset(seed=3)
    total, choosing = dict.fromkeys(table.possible_agents, 0.0), set()
    while table.agents:
        legal = {agent: np.flatnonzero(look["action_mask"]).tolist() for agent, look in looks.items()}
        waiting = [agent for agent in table.agents if legal[agent]]
        before = game.blanked(table.batch.state(0), None)
        assert {f"player_{seat}" for seat in range(seats) if game.rules.turn(before) >> seat & 1} == set(waiting)
        choosing.add(len(waiting))
        idle = dict.fromkeys(table.agents[1:], 10**6)
        looks, gained, *_, infos = table.step(idle | {agent: rng.choice(legal[agent]) for agent in waiting})
        assert all((info["action_mask"] == looks[agent]["action_mask"]).all() for agent, info in infos.items())
        total = {agent: total[agent] + gained[agent] for agent in total}
    game.rules.scores(table.batch.state(0), pad := game.pad())
    assert list(total.values()) == pad.points[:seats].tolist()
    assert choosing == ({seats} if name == "raj" else {1, seats})


def test_an_illegal_action_ends_the_game_at_the_worst_score() -> None:
    table = env("raj", seats=2)
    table.reset(seed=1)
    table.step(7)
    table.step(0)
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.infos["player_1"] == {"illegal": True}
    assert table.rewards == {"player_0": 0.0, "player_1": -15.0}
    both = parallel_env("raj", seats=3, reward="rank")
    both.reset(seed=1)
    _, rewards, over, _, infos = both.step({"player_0": 3, "player_1": 99, "player_2": 4})
    assert all(over.values())
    assert not both.agents
    assert both.step({}) == ({}, {}, {}, {}, {}), "and PettingZoo warns"
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert infos["player_1"]["illegal"]
    assert "illegal" not in infos["player_0"]


def test_a_table_keeps_the_order_of_calls() -> None:
    table = env("raj", seats=2)
    for early in (
        lambda: table.agents,
        lambda: table.rewards,
        lambda: table.num_agents,
        table.last,
        table.render,
        lambda: table.step(1),
        lambda: next(table.agent_iter()),
    ):
        with pytest.raises(AttributeError, match="before reset"):
            early()
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        for _ in table.agent_iter():
            pass
    for _ in table.agent_iter():
        table.step(None if table.last()[2] else 0)  # illegal: all is over at once
    EnvLogger.flush()
    table.step(None)
    assert table.agents == []
    assert EnvLogger.mqueue  # a warning, no more


def test_an_observation_is_kept_when_the_game_goes_on() -> None:
    table = env("raj", seats=2)
    table.reset(seed=1)
    told = table.last()[0]
    before = {name: numbers.copy() for name, numbers in told.items()}
    table.step(14)
    table.step(15)
    table.last()
    assert all((told[name] == before[name]).all() for name in told)


def test_names_have_versions() -> None:
    assert pettingzoo.raj_v1.env(seats=4).unwrapped.metadata["name"] == "raj_v1"
    assert env("linko_v1").unwrapped.metadata["name"] == "linko_v1"
    with pytest.raises(AttributeError):
        _ = pettingzoo.raj_v7
    with pytest.raises(sobremesa.BadOption) as refused:
        env("raj_v7")
    assert "raj_v1" in str(refused.value)


def test_a_table_is_drawn_as_its_seat_sees_it() -> None:
    for name in sobremesa.games():
        table = env(name, render_mode="ansi")
        table.reset(seed=1)
        assert isinstance(table.render(), str)
    table = env("raj", seats=2)
    table.reset(seed=1)
    table.step(14)
    assert "14" in table.render()
    assert "[" not in table.render()


@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("unknown-game", {"name": "chess"}),
        ("seat-count", {"name": "raj", "seats": 6}),
        ("seat-count", {"name": "raj", "seats": "many"}),
        ("bad-value", {"name": "raj", "reward": "money"}),
        ("bad-value", {"name": "raj", "render_mode": "film"}),
        ("unknown-option", {"name": "raj", "colour": "red"}),
        ("bad-value", {"name": "raj", "tiebreak": "coin"}),
    ],
)
def test_bad_input_is_refused_with_a_sentence(code: str, given: dict) -> None:
    with pytest.raises(sobremesa.BadOption) as refused:
        env(**given)
    assert refused.value.code == code
    assert str(refused.value)


def test_seats_in_turn_have_no_parallel_form() -> None:
    with pytest.raises(sobremesa.BadOption) as refused:
        parallel_env("charidice")
    assert refused.value.code == "not-simultaneous"


def test_nothing_is_seen_before_the_first_reset_and_nobody_is_left_out() -> None:
    table = env("raj", seats="3")
    with pytest.raises(AttributeError, match="before reset"):
        table.observe("player_0")
    together = parallel_env("raj", seats=3)
    with pytest.raises(AttributeError, match="before reset"):
        together.step({})
    together.reset(seed=1)
    with pytest.raises(sobremesa.BadOption, match="player_1, player_2"):
        together.step({"player_0": 3})
    looks, *_ = together.step({"player_0": 4, "player_1": 5, "player_2": 6})
    assert set(looks) == {"player_0", "player_1", "player_2"}
    for early in (env("raj").state, parallel_env("raj").render):
        with pytest.raises(AttributeError, match="before reset"):
            early()
    assert int(together.batch.state(0).turns) == 1
