"""Gymnasium: its checker, and games by the thousand against the same games played one by one in plain Python."""

import subprocess
import sys
import warnings
import weakref
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import sobremesa
from envs import TABLES, any_actions, short
from sobremesa.engine import bits, luck
from sobremesa.engine.rule import CHANCE
from sobremesa.envs.batch import KEPT, LEARNER, NEXT_STEP, unpacked
from sobremesa.envs.gymnasium import Table, VectorTable


@pytest.mark.parametrize("name", sobremesa.games())
def test_gymnasium_accepts_one_seat_against_bots(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        game = sobremesa.game(name)
        check_env(gymnasium.make(f"sobremesa/{name}-v{game.version}", **short(game)).unwrapped)


def plainly(batch: Any, n: int, seed: int, actions: list[int]) -> list[tuple]:
    """The same game in plain Python: after each action, the seat to act, its legal actions and all scores."""
    game, rules, pad = batch.game, batch.game.rules, batch.game.pad()
    state = game.start(batch.seats, batch.options)
    pad.luck = luck.seeds(seed, 0, batch.count)[n]
    kinds, bots = batch.lanes["kind"][n], list(game.bots.values())
    given, told = iter(actions), []
    while waiting := int(rules.turn(state)):
        if waiting == CHANCE:
            rules.apply(state, CHANCE, luck.draw(pad, rules.chances(state, pad)))
            continue
        seat = bits.nth_bit(waiting, 0)
        known = game.blanked(state, seat)
        rules.legal(known, seat, pad)
        legal = bits.members(pad.words)
        if kinds[seat] == LEARNER:
            action = next(given, None)
            rules.scores(state, scores := game.pad())
            told.append((seat, legal, scores.points[: batch.seats].tolist()))
            if action is None:
                return told
        elif kinds[seat] < len(bots):
            action = bots[kinds[seat]](known, seat, pad)
        else:
            action = luck.any_marked(pad)
        rules.apply(state, seat, action)
    rules.scores(state, pad)
    return [*told, (None, [], pad.points[: batch.seats].tolist())]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_many_games_are_the_same_games_one_by_one(name: str, seats: int) -> None:
    game = sobremesa.game(name)
    for bots in (None, "random", game.bot_names()[-1]) if seats == max(game.seats) else (None,):
        batch = VectorTable(name, 6, seats=seats, bots=bots, **short(game)).batch
        rng = np.random.default_rng(seats)
        told = batch.reset(1)
        seats_to_act, masks, gains, actions, over = [], [], [], [], np.zeros(6, bool)
        for _ in range(40):
            seats_to_act.append(told.movers)
            masks.append(told.masks)
            actions.append(any_actions(told.masks, rng))
            told = batch.step(actions[-1], NEXT_STEP)
            gains.append(told.gains)
            over |= told.over
            if over.any():
                break
        for n in range(6):
            plain = plainly(batch, n, 1, [int(a[n]) for a in actions])
            for i, (mover, legal, _) in enumerate(plain[: len(actions)]):
                assert mover == seats_to_act[i][n]
                assert legal == np.flatnonzero(masks[i][n]).tolist()
            assert plain[len(actions)][2] == np.sum([g[n] for g in gains], axis=0).tolist()
            assert (plain[-1][0] is None) == over[n]


@pytest.mark.parametrize("packed", [False, True])
def test_what_was_told_stays_as_it_was(packed: bool) -> None:
    """Memory is used again, but none that anybody still looks at, be it at a part of it."""
    rng, envs = np.random.default_rng(1), VectorTable("raj", 40, seats=2, packed=packed)
    told, _ = envs.reset(seed=4)
    held, copies = [], []
    for step in range(40):
        mask = told["action_mask"]
        told, rewards, over, *_ = envs.step(any_actions(unpacked(mask, 16) if packed else mask, rng))
        assert all(array.flags.c_contiguous for array in (*told.values(), rewards, over))
        kept = [told["observation"][3:5, ::2], told["action_mask"][0], rewards[1:], over][step % 4]
        held.append(kept)
        copies.append(kept.copy())
    assert all((kept == copy).all() for kept, copy in zip(held, copies, strict=True))


def test_memory_that_nobody_looks_at_is_used_again() -> None:
    envs = VectorTable("raj", 40, seats=2)
    envs.reset(seed=4)
    (block,) = map(weakref.ref, envs.batch.memory.blocks)
    for _ in range(3 * KEPT):
        envs.step(np.zeros(40, np.int64))
    (left,) = envs.batch.memory.blocks
    assert left is block()


def test_threads_change_nothing() -> None:
    rng = np.random.default_rng(0)
    one, two = (VectorTable("raj", 1100, seats=3, bots="near", threads=threads) for threads in (1, 2))
    assert [len(envs.batch.workers) for envs in (one, two)] == [1, 2]
    first, second = one.reset(seed=4)[0], two.reset(seed=4)[0]
    for _ in range(35):
        assert all((first[key] == second[key]).all() for key in first)
        actions = any_actions(first["action_mask"], rng)
        first, *more = one.step(actions)
        second, *others = two.step(actions)
        assert all((mine == theirs).all() for mine, theirs in zip(more[:3], others[:3], strict=True))
    two.close()


def test_masks_by_the_bit_are_the_masks_by_the_byte() -> None:
    for name in sobremesa.games():
        actions = sobremesa.game(name).actions
        bytewise, bitwise = (VectorTable(name, 20, packed=packed) for packed in (False, True))
        told, packed = bytewise.reset(seed=2)[0], bitwise.reset(seed=2)[0]
        assert packed in bitwise.observation_space
        for _ in range(10):
            assert (unpacked(packed["action_mask"], actions) == told["action_mask"]).all()
            chosen = any_actions(told["action_mask"], np.random.default_rng(1))
            told, packed = bytewise.step(chosen)[0], bitwise.step(chosen)[0]


def test_a_new_game_begins_as_gymnasium_defines_it() -> None:
    later, at_once = (
        VectorTable("raj", 7, seats=2, seat=0, autoreset_mode=mode)
        for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)
    )
    assert later.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    told, same = later.reset(seed=3)[0], at_once.reset(seed=3)[0]
    for turn in range(15):
        actions = any_actions(told["action_mask"], np.random.default_rng(turn))
        told, rewards, over, _, infos = later.step(actions)
        same, same_rewards, same_over, _, same_infos = at_once.step(actions)
        assert (rewards == same_rewards).all()
        assert (over == same_over).all()
        assert over.all() == (turn == 14)
        assert ("final_obs" in same_infos) == over.any()
    assert not told["action_mask"].any()
    assert [last["observation"].tolist() for last in same_infos["final_obs"]] == told["observation"].tolist()
    assert same_infos["_final_obs"].all()
    told, rewards, over, _, infos = later.step(np.zeros(7, int))  # whatever the actions, a new game
    assert not over.any()
    assert not rewards.any()
    assert set(infos) == {"action_mask", "_action_mask"}
    assert all((told[key] == same[key]).all() for key in told)
    assert told["action_mask"].sum() == 7 * 15


def test_episodes_are_counted_by_gymnasiums_own_wrapper() -> None:
    for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
        envs = RecordEpisodeStatistics(
            gymnasium.make_vec("sobremesa/raj-v1", num_envs=50, seats=3, bots="rank", autoreset_mode=mode)
        )
        told, _ = envs.reset(seed=1)
        for _ in range(32):
            told, *_ = envs.step(any_actions(told["action_mask"], np.random.default_rng(0)))
        assert set(envs.length_queue) == {15}
        assert len(envs.return_queue) == 100


def test_the_learners_of_many_games_sit_at_all_seats() -> None:
    envs = VectorTable("charidice", 8, seats=4)
    assert (envs.batch.lanes["kind"][:, :4] == LEARNER).argmax(axis=1).tolist() == [0, 1, 2, 3, 0, 1, 2, 3]
    told, infos = envs.reset(seed=1)
    assert told["observation"][:, 0].tolist() == [0, 1, 2, 3, 0, 1, 2, 3]
    assert (infos["action_mask"] == told["action_mask"]).all()


def test_other_dice_change_what_is_legal_and_not_what_is_told() -> None:
    """The colours are agreed before the game: a learner is told the numbers alone."""
    dice = "egrykb:rbyegk:bkgrye:yekbrg:gybker:kregby"
    ours, others = (VectorTable("charidice", 64, seats=2, bots=None, **options) for options in ({}, {"dice": dice}))
    (told, _), (told_others, _) = ours.reset(seed=1), others.reset(seed=1)
    assert (told["observation"] == told_others["observation"]).all()
    (told, *_), (told_others, *_) = (envs.step(np.full(64, 129)) for envs in (ours, others))  # the neighbour passes
    assert (told["observation"] == told_others["observation"]).all()
    assert (told["action_mask"] != told_others["action_mask"]).any()


def test_whoever_plays_all_seats_is_told_whose_turn_it_is_and_what_all_gained() -> None:
    envs = VectorTable("raj", 3, seats=2, bots=None)
    _, infos = envs.reset(seed=1)
    assert infos["seat"].tolist() == [0, 0, 0]
    told, rewards, _, _, infos = envs.step(np.array([15, 15, 15]))
    assert infos["seat"].tolist() == [1, 1, 1]
    assert not rewards.any()
    assert (told["observation"][:, 0] == 1).all()
    choice = envs.batch.observation.parts["choice"].place
    assert told["observation"][:, choice].tolist() == [[0, -1]] * 3  # the other card lies face down
    _, rewards, _, _, infos = envs.step(np.array([1, 1, 15]))
    assert (infos["rewards"].sum(axis=1) != 0).tolist() == [True, True, False]
    assert (rewards == infos["rewards"][:, 1]).all()


def test_an_illegal_action_is_told_and_ends_that_game_alone() -> None:
    envs = VectorTable("raj", 3, seats=2, seat=0)
    envs.reset(seed=1)
    _, rewards, over, _, infos = envs.step(np.array([5, 16, -1]))
    assert over.tolist() == [False, True, True]
    assert infos["illegal"].tolist() == [False, True, True]
    assert rewards[1:].tolist() == [-15, -15]
    env = Table("raj", reward="rank")
    env.reset(seed=1)
    _, reward, ended, cut_off, info = env.step(0)
    assert (reward, ended, cut_off, info["illegal"]) == (-1.0, True, False, True)


def test_tables_are_drawn() -> None:
    envs = VectorTable("linko", 2)
    envs.reset(seed=1)
    assert len(set(envs.render())) == 2


@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("bad-value", {"num_envs": 0}),
        ("bad-value", {"threads": 0}),
        ("bad-value", {"seat": 2}),
        ("bad-value", {"autoreset_mode": AutoresetMode.DISABLED}),
        ("bad-value", {"reward": "glory"}),
        ("unknown-bot", {"bots": "clever"}),
        ("bot-kind", {"bots": [None]}),
        ("bot-kind", {"bots": 5}),
        ("bot-count", {"bots": ["rank", "near"]}),
    ],
)
def test_bad_input_is_refused_with_a_sentence(code: str, given: dict) -> None:
    with pytest.raises(sobremesa.BadOption) as refused:
        VectorTable(**{"name": "raj", "num_envs": 4, "seats": 2} | given)
    assert refused.value.code == code
    assert str(refused.value)


def test_actions_are_one_for_each_game() -> None:
    envs = VectorTable("raj", 4)
    envs.reset(seed=1)
    with pytest.raises(sobremesa.BadOption) as refused:
        envs.step(np.zeros((4, 1), int))
    assert refused.value.code == "action-count"


@pytest.mark.parametrize("actions", [[1.5, 2, 3], ["1", "2", "3"], [True, True, True], [np.nan, 1, 2], [None, 1, 2]])
def test_actions_are_whole_numbers(actions: list) -> None:
    envs, one = VectorTable("raj", 3), Table("raj")
    envs.reset(seed=1)
    with pytest.raises(sobremesa.BadOption) as refused:
        envs.step(actions)
    assert refused.value.code == "action-kind"
    one.reset(seed=1)
    if actions[0] is not True:  # a whole number, to Python
        with pytest.raises(TypeError):
            one.step(actions[0])
    assert not one.step(np.int8(3))[2]
    assert not envs.step([3, 3, 3])[2].any(), "nothing was done"


def test_nothing_is_done_before_a_game_begins_or_after_it_is_over() -> None:
    envs, one = VectorTable("raj", 3), Table("raj", bids=3, prizes=[1, 2, 3])
    for early in (lambda: envs.step([1, 1, 1]), envs.render, lambda: one.step(1), one.render):
        with pytest.raises(ResetNeeded, match="reset"):
            early()
    one.reset(seed=1)
    for card in (1, 2, 3):
        over = one.step(card)[2]
    assert over
    with pytest.raises(ResetNeeded):
        one.step(1)
    assert one.render()
    one.reset()
    assert not one.step(1)[2]


def test_autoreset_modes_may_be_named() -> None:
    for mode in AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP:
        assert VectorTable("raj", 2, autoreset_mode=mode.value).metadata["autoreset_mode"] is mode


def test_a_second_start_compiles_nothing() -> None:
    code = (
        "from sobremesa.envs.gymnasium import VectorTable; envs = VectorTable('raj', 2, bots='rank');"
        "envs.reset(seed=1); print(envs.batch.game.compiled.misses())"
    )
    VectorTable("raj", 2, bots="rank")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"


@pytest.mark.parametrize(
    "wrong", [{"num_envs": "many"}, {"num_envs": 0}, {"num_envs": 8.5}, {"threads": "2.5"}, {"render_mode": "film"}]
)
def test_odd_wishes_are_refused_with_a_sentence(wrong: dict) -> None:
    with pytest.raises(sobremesa.BadOption, match=next(iter(wrong))):
        VectorTable("raj", **{"num_envs": 8} | wrong)


def test_a_single_table_needs_bots_and_a_known_way_to_draw() -> None:
    for wrong in ({"bots": None}, {"render_mode": "film"}):
        with pytest.raises(sobremesa.BadOption, match=next(iter(wrong))):
            Table("raj", **wrong)
