"""The environments in the hands of other tools: pickled, masked, seeded one by one, stepped by Stable-Baselines3."""

import copy
import importlib
import importlib.metadata
import pickle
import random
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import cloudpickle
import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import sobremesa
import sobremesa.envs.openspiel
from envs import any_actions, short
from sobremesa.bots import part_of
from sobremesa.bots.questions import Question
from sobremesa.engine.observation import Observation
from sobremesa.envs import picture
from sobremesa.envs.gymnasium import Table, VectorTable
from sobremesa.envs.pettingzoo import env, parallel_env
from sobremesa.envs.spaces import agents
from sobremesa.terminal.table import scene_of

ROW = Observation(sobremesa.game("raj"), 2).size
WAYS = [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it)), lambda it: cloudpickle.loads(cloudpickle.dumps(it))]


def highest(question: Question) -> str:
    """A bot of somebody's."""
    return question.legal[-1]


@pytest.mark.parametrize("way", WAYS)
def test_games_and_matches_are_kept_by_name_and_record(way: Any) -> None:
    game = sobremesa.game("raj")
    assert way(game) is game
    match = game.match(seats=3, seed=5, tiebreak="best_mouse")
    match.play(1, "14")
    other = way(match)
    assert other.record() == match.record()
    assert other.view(1) == match.view(1)
    match.play(0, "2")
    assert len(other.log) == len(match.log) - 1


def test_a_pickled_match_holds_no_code() -> None:
    """Loading one calls `replay` and nothing else."""
    named = [
        argument
        for code, argument, _ in __import__("pickletools").genops(pickle.dumps(sobremesa.game("raj").match(seed=1)))
        if code.name in ("STACK_GLOBAL", "GLOBAL", "SHORT_BINUNICODE") and argument
    ]
    assert {"sobremesa.games", "replay"} <= set(named)
    assert not {"builtins", "os", "eval", "exec"} & set(named)


@pytest.mark.parametrize("way", WAYS)
def test_one_table_goes_on_from_where_it_was_kept(way: Any) -> None:
    table = Table("raj", seats=3, bots=["rank", highest])
    table.reset(seed=3)
    table.step(int(np.flatnonzero(table.action_masks())[0]))
    other = way(table)
    for _ in range(10):
        action = int(np.flatnonzero(table.action_masks())[-1])
        mine, theirs = table.step(action), other.step(action)
        assert (mine[0]["observation"] == theirs[0]["observation"]).all()
        assert mine[1:4] == theirs[1:4]
    assert (table.reset()[0]["observation"] == other.reset()[0]["observation"]).all()


@pytest.mark.parametrize("way", WAYS)
def test_many_tables_go_on_from_where_they_were_kept(way: Any) -> None:
    envs = VectorTable("raj", 8, seats=2, bots="near")
    envs.reset(seed=3)
    envs.step(envs.sample_actions())
    other = way(envs)
    for _ in range(20):
        actions = other.sample_actions()
        assert (envs.sample_actions() == actions).all()
        mine, theirs = envs.step(actions), other.step(actions)
        assert (mine[0]["observation"] == theirs[0]["observation"]).all()
        assert (mine[1] == theirs[1]).all()


def test_actions_are_sampled_alike_on_any_number_of_threads() -> None:
    one, two = (VectorTable("linko", 2048, seats=2, bots=None, threads=threads) for threads in (1, 2))
    for envs in (one, two):
        envs.reset(seed=4)
    for _ in range(20):
        actions = one.sample_actions()
        assert (two.sample_actions() == actions).all()
        for envs in (one, two):
            envs.step(actions)
    assert len(two.batch.workers) == 2


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("make", [env, parallel_env])
def test_pettingzoo_s_tables_go_on_from_where_they_were_kept(make: Any, way: Any) -> None:
    table = make("raj", seats=2)
    assert way(table).possible_agents == table.possible_agents
    table.reset(seed=1)
    other = way(table)
    for _ in range(4):
        if make is env:
            action = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0])
            table.step(action)
            other.step(action)
            assert (table.agent_selection, table.rewards) == (other.agent_selection, other.rewards)
        else:
            actions = {
                agent: int(np.flatnonzero(table.look(seat)["action_mask"])[0])
                for seat, agent in enumerate(table.agents)
            }
            assert table.step(actions)[1] == other.step(actions)[1]
    assert (table.state() == other.state()).all()


def test_a_state_is_restored_any_number_of_times() -> None:
    table = Table("raj", seats=2, bots="random")
    table.reset(seed=3)
    saved = table.save_state()
    ends = []
    for _ in range(3):
        table.restore_state(saved)
        ends.append([table.step(int(np.flatnonzero(table.action_masks())[0]))[1] for _ in range(15)])
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("way", WAYS)
def test_openspiel_s_games_and_states_are_kept(way: Any) -> None:
    game = pyspiel.load_game("sobremesa_raj(seats=2,bids=3,prizes=2:1:-1,objective=difference)")
    assert way(game).get_parameters() == game.get_parameters()
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_actions([3, 1])
    other = way(state)
    assert str(other) == str(state) == "-1 · 0: 3 · 1: 1"
    assert other.history() == state.history()
    other.apply_action(1)
    assert len(other.history()) == len(state.history()) + 1


def test_gymnasium_s_own_vector_environments_take_our_tables() -> None:
    make = lambda: gymnasium.make("sobremesa/raj-v1", seats=2, flat=True)  # noqa: E731
    envs = SyncVectorEnv([make, make])
    told, infos = envs.reset(seed=1)
    assert told.shape == (2, ROW)
    assert infos["action_mask"].shape == (2, 16)
    assert infos["_action_mask"].all()


def test_masks_are_where_people_look_for_them() -> None:
    table = Table("raj", seats=2)
    told, info = table.reset(seed=1)
    assert (told["action_mask"] == info["action_mask"]).all()
    assert (table.action_masks() == info["action_mask"]).all()
    assert table.action_masks().dtype == np.bool_
    flat = Table("raj", seats=2, flat=True)
    row, _ = flat.reset(seed=1)
    assert (row == told["observation"]).all()
    assert row in flat.observation_space
    aec = env("raj", seats=2)
    aec.reset(seed=1)
    told = aec.observe(aec.agent_selection)
    assert (aec.infos[aec.agent_selection]["action_mask"] == told["action_mask"]).all()


def test_what_ended_is_told_as_gymnasium_tells_it() -> None:
    """The keys and shapes of `SyncVectorEnv` in the same mode."""
    options = {"seats": 2, "bids": 2, "prizes": [1, 2]}
    make = lambda: Table("raj", **options)  # noqa: E731
    theirs = SyncVectorEnv([make] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    ours = VectorTable("raj", 3, autoreset_mode="SameStep", seat=0, **options)
    theirs.reset(seed=1), ours.reset(seed=1)
    for _ in range(2):
        found = theirs.step(any_actions(theirs.get_attr("batch")[0].masks().repeat(3, 0), np.random.default_rng(1)))[4]
        mine = ours.step(ours.sample_actions())[4]
    assert set(found) <= set(mine)
    for key in ("final_obs", "final_info"):
        assert type(found[key]) is type(mine[key])
        assert (found[f"_{key}"] == mine[f"_{key}"]).all()
    assert set(found["final_obs"][0]) == set(mine["final_obs"][0])
    assert mine["final_obs"][0]["observation"].shape == found["final_obs"][0]["observation"].shape
    assert set(found["final_info"]) <= set(mine["final_info"])


def test_each_game_may_have_its_own_seed() -> None:
    envs = VectorTable("raj", 4, seats=2)
    told, _ = envs.reset(seed=[5, 6, 5, 7])
    rows = told["observation"]
    one = VectorTable("raj", 1, seats=2, seat=0)
    assert (rows[0] == one.reset(seed=[5])[0]["observation"][0]).all()
    again, _ = envs.reset(seed=[9, 6, 5, 7])
    assert (again["observation"][1:] == rows[1:]).all()
    with pytest.raises(sobremesa.BadOption):
        envs.reset(seed=[1, 2])


def test_a_reset_may_be_of_some_games_alone() -> None:
    envs = VectorTable("raj", 6, seats=3, bots="rank")
    envs.reset(seed=1)
    for _ in range(4):
        told, *_ = envs.step(envs.sample_actions())
    mask = np.array([True, False, False, True, False, False])
    after, infos = envs.reset(seed=8, options={"reset_mask": mask})
    assert (after["observation"][~mask] == told["observation"][~mask]).all()
    assert (after["action_mask"][~mask] == told["action_mask"][~mask]).all()
    fresh, _ = VectorTable("raj", 6, seats=3, bots="rank").reset(seed=8)
    assert (after["observation"][mask] == fresh["observation"][mask]).all()
    assert (infos["action_mask"] == envs.action_masks()).all()
    with pytest.raises(sobremesa.BadOption):
        envs.reset(options={"reset_mask": np.zeros(6, bool)})


@pytest.mark.parametrize("name", sobremesa.games())
def test_sampled_actions_are_legal_and_each_as_likely(name: str) -> None:
    envs = VectorTable(name, 300, **short(sobremesa.game(name)))
    told, _ = envs.reset(seed=1)
    for _ in range(5):
        actions = envs.sample_actions()
        going_on = told["action_mask"].any(axis=1)  # a game that is over has no actions until it begins anew
        assert told["action_mask"][going_on, actions[going_on]].all()
        assert not actions[~going_on].any()
        told, *_ = envs.step(actions)
    while not told["action_mask"].any():
        told, *_ = envs.step(envs.sample_actions())
    lane = int(told["action_mask"].any(axis=1).argmax())
    before, seen = envs.batch.lanes.copy(), set()
    for _ in range(200):
        seen.add(int(envs.sample_actions()[lane]))
    assert seen == set(np.flatnonzero(told["action_mask"][lane]).tolist())
    assert (before == envs.batch.lanes).all()


def test_the_entry_point_registers_the_games() -> None:
    (point,) = importlib.metadata.entry_points(group="gymnasium.envs", name="sobremesa")
    gymnasium.registry.pop("sobremesa/raj-v1")
    point.load()()
    assert "sobremesa/raj-v1" in gymnasium.registry


def test_a_table_is_drawn_as_text_and_as_pixels(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("raj", seats=2, render_mode="rgb_array")
    table.reset(seed=1)
    pixels = table.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[1:] == (picture.WIDTH, 3)
    table.step(15)
    assert table.render().shape == pixels.shape
    assert (table.render() != pixels).any()
    person = Table("raj", seats=2, render_mode="human")
    person.reset(seed=1)
    assert "player_0" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["charidice", "linko", "raj", "ratzzia"])
def test_a_picture_is_made_of_the_browser_s_pieces(name: str) -> None:
    """Whatever it names as a piece is one, all along a game."""
    game = sobremesa.game(name)
    match, known = game.match(seats=2, seed=3, **short(game)), picture.pieces()[name]
    kinds, used = {piece.split()[0] for piece in known}, set()
    rng = random.Random(1)
    while not match.over:
        seat = min(match.waiting)
        for _, names in part_of(game, "picture").draw(scene_of(match, seat, agents(2), "en")):
            named = {each for each in names if each.split() and each.split()[0] in kinds}
            assert named <= set(known)
            used |= named
        match.play(seat, rng.choice(match.legal(seat)))
    assert len(used) > 8


def test_pieces_are_drawn_by_the_browser_s_components() -> None:
    mouse = (Path(__file__).parents[1] / "web/src/games/raj/Mouse.svelte").read_text(encoding="utf-8")
    paths, known = re.findall(r'<path d="[^"]+"', mouse), picture.pieces()["raj"]
    assert paths
    assert all(path in known["prize 7"]["svg"] for path in paths)
    assert not any(path in known["prize -3"]["svg"] for path in paths)
    assert not re.search(r"var\(|undefined|currentColor", str(picture.pieces()))


def test_a_game_without_pieces_is_drawn_as_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("raj", seats=2, render_mode="rgb_array")
    table.reset(seed=1)
    with_pieces = table.render()
    monkeypatch.setattr(picture, "pieces", dict)
    assert table.render().shape != with_pieces.shape
    assert table.render().std() > 5  # something is on it


def test_the_whole_state_is_in_its_space() -> None:
    table = env("raj", seats=2)
    table.reset(seed=1)
    assert table.state() in table.state_space
    record = np.frombuffer(table.state(), sobremesa.game("raj").rules.State.dtype)[0]
    assert record["seats"] == 2


@pytest.mark.parametrize("bot", ["medium", highest, "test_envs_tools:highest"])
def test_levels_and_bots_of_yours_are_opponents(bot: Any) -> None:
    """What the learner gains adds up to its score, whoever plays against it."""
    table = Table("raj", seats=2, bots=bot, seat=1)
    table.reset(seed=2)
    gained, over = 0.0, False
    while not over:
        _, reward, over, _, _ = table.step(int(np.flatnonzero(table.action_masks())[-1]))
        gained += reward
    assert gained == table.batch.state(0).points[1]
    if bot != "medium":
        assert table.batch.state(0).points.tolist()[:2] == [0, 0]  # both bid the same all along


def test_many_tables_have_guests_too() -> None:
    """What is gained adds up to the score, in both modes of a new game."""
    totals = {}
    for mode in ("NextStep", "SameStep"):
        envs = VectorTable("raj", 3, seats=2, bots=highest, seat=1, autoreset_mode=mode, bids=3, prizes=[-1, 2, 3])
        told, _ = envs.reset(seed=[1, 2, 3])
        total, ended = np.zeros(3), 0
        for _ in range(3):
            told, rewards, over, _, infos = envs.step(np.argmax(told["action_mask"], axis=1))
            total += rewards
            ended += over.sum()
        assert ended == 3
        totals[mode] = total.tolist()
        if mode == "NextStep":
            assert totals[mode] == [envs.batch.state(n).points[1] for n in range(3)]
        else:
            assert told["action_mask"].sum(axis=1).tolist() == [3, 3, 3]
            assert all(last["observation"][0] == 1 for last in infos["final_obs"])
    assert totals["NextStep"] == totals["SameStep"]
    assert any(totals["NextStep"])


def test_a_guest_s_illegal_answer_is_told() -> None:
    table = Table("raj", seats=2, bots=lambda question: "16", seat=1)
    with pytest.raises(sobremesa.Error):
        table.reset(seed=1)


def test_a_bot_is_asked_what_it_may_know() -> None:
    seen: list[Question] = []

    def bot(question: Question) -> int:
        seen.append(question)
        return int(question.actions[0])

    table = Table("raj", seats=2, bots=bot, seat=0)
    table.reset(seed=1)
    table.step(15)
    question = seen[0]
    assert question.view["you"] == 1 if "you" in question.view else True
    assert question.known.choice[0] == -1  # the learner's card lies face down
    assert question.legal == [str(card) for card in range(1, 16)]
    assert question.mask.tolist() == [0] + [1] * 15
    assert question.observation.shape == (ROW,)


def test_a_match_is_observed_as_the_environments_tell_it() -> None:
    match = sobremesa.game("raj").match(seats=2, seed=4)
    row, mask = sobremesa.observe(match, 1)
    question = Question(match.game, 1, match.game.blanked(match.state, 1))
    assert (row == question.observation).all()
    assert (mask == question.mask).all()
    match.play(1, "3")
    assert not sobremesa.observe(match, 1)[1].any()
    with pytest.raises(sobremesa.IllegalMove):
        sobremesa.observe(match, 2)


class VecEnv:
    """As much of Stable-Baselines3's class as it does for us (with torch it is too large for the tests)."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any):
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self.get_attr("render_mode")

    def _get_indices(self, indices: Any) -> Any:
        return range(self.num_envs) if indices is None else [indices] if isinstance(indices, int) else indices

    def step(self, actions: Any) -> Any:
        self.step_async(actions)
        return self.step_wait()


def test_stable_baselines_steps_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("", ".common", ".common.vec_env", ".common.vec_env.base_vec_env"):
        module: Any = ModuleType(f"stable_baselines3{name}")
        module.VecEnv = VecEnv
        monkeypatch.setitem(sys.modules, module.__name__, module)
    kind = importlib.import_module("sobremesa.envs.sb3").VecTable
    envs = kind("raj", 5, seats=2, bots="rank", reward="rank", bids=3, prizes=[1, 2, 3])
    envs.seed(3)
    told = envs.reset()
    assert told.shape == (5, ROW)
    for _ in range(3):
        masks = np.stack(envs.env_method("action_masks"))
        assert (masks == envs.action_masks()).all()
        told, rewards, over, infos = envs.step(np.argmax(masks, axis=1))
    assert over.all()
    assert set(rewards.tolist()) <= {-1.0, 0.0, 1.0}
    assert all(info["terminal_observation"].shape == (ROW,) for info in infos)
    assert envs.get_attr("action_masks", 0)
    assert envs.env_is_wrapped(object) == [False] * 5
    monkeypatch.delitem(sys.modules, "sobremesa.envs.sb3")
