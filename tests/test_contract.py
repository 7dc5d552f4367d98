"""What a game is told when it is declared, what it is given, and what opens when: beyond the conformance suite."""

import dataclasses
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from test_broken_games import broken

import conformance
import sobremesa
from sobremesa import pages, words
from sobremesa.engine import sets
from sobremesa.engine.errors import BadGame
from sobremesa.engine.options import Whole
from sobremesa.engine.story import story

RAJ, TIDES = sobremesa.game("raj"), sobremesa.game("tides")


def without(module: Any, name: str) -> Any:
    return SimpleNamespace(**{key: value for key, value in vars(module).items() if key != name})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": range(2, 12)}, "at most 10 seats are possible, not 11"),
        ({"seats": [2, 3]}, "`seats` must be a range"),
        ({"name": "my game"}, "lower-case letters"),
        ({"name": "goofspiel"}, "differs from its folder, raj"),
        ({"actions": 0}, "`actions` must be at least 1"),
        ({"version": 0}, "`version` counts from 1"),
        ({"options": {"bids": Whole("cards", 1)}}, "`options['bids']` must be an option of that name"),
        ({"bots": dict.fromkeys("abcde", RAJ.bots["rank"])}, "at most 4 simple bots"),
        ({"horizon": "round"}, "`horizon='round'` is no field of the record"),
        ({"simultaneous": False}, "`secret_choices_only` is for games with"),
        ({"rules": without(RAJ.rules, "hide")}, "rules.py lacks `hide`, which leaves what a seat may know"),
        ({"rules": without(RAJ.rules, "State")}, "lacks `class State(Record)`"),
        ({"rules": without(RAJ.rules, "chances")}, "(or declare `outcomes=0`)"),
        ({"notation": without(RAJ.notation, "read")}, "notation.py lacks `read`"),
        ({"table": without(RAJ.table, "covered_view")}, "table.py lacks `covered_view`"),
    ],
)
def test_a_game_that_cannot_be_says_why_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadGame) as refused:
        dataclasses.replace(RAJ, **change)
    assert sentence in str(refused.value)


def test_a_game_without_secrets_is_given_what_it_need_not_write() -> None:
    open_game = sobremesa.game("charidice")
    match = open_game.match(seed=1)
    assert open_game.known(match.position, 0) is match.position
    assert match.log_for(None) == match.log
    assert match.view(0) == match.view(None)


def laid(*cards: int) -> sobremesa.Match:
    """Tides at three seats: the cards dealt one each, and the first ones laid."""
    match = TIDES.match(seats=3, dealer="manual", dealt=1)
    for card in (5, 9, 7):
        match.deal(str(card))
    for seat, card in enumerate(cards):
        match.play(seat, str(card))
    return match


def test_cards_laid_lie_open_once_all_are_and_those_dealt_at_the_end() -> None:
    match = laid(5, 9)
    assert match.log_for(2) == [(None, None), (None, None), (None, "7"), (0, None), (1, None)]
    assert match.has_hidden_move(0)
    assert match.taken_back(0) == 3
    match.play(2, "7")
    assert match.log_for(2) == [(None, None), (None, None), (None, "7"), (0, "5"), (1, "9"), (2, "7")]
    assert match.log_for(None)[:3] == [(None, None)] * 3
    assert not match.has_hidden_move(0)
    assert [match.taken_back(seat) for seat in range(3)] == [None] * 3
    revealed = {"event": "revealed", "card_by_seat": [5, 9, 7], "seat": 1}
    assert story(match, None)[-1] == story(match, 0)[-1] == [revealed]
    assert match.waiting == {1}
    match.play(1, "share")
    assert match.over
    assert match.log_for(None) == match.log
    assert match.scores == [1, 1, 0]


def test_at_ten_seats_the_tenth_can_win() -> None:
    match = TIDES.match(seats=10, dealer="manual", dealt=1)
    for card in range(1, 11):
        match.deal(str(card))
    for seat in range(10):
        match.play(seat, str(seat + 1))
    match.play(9, "keep")
    assert (match.winners, match.reason) == ([9], "shells")
    assert sobremesa.replay(match.record()).winners == [9]


def test_a_game_in_english_alone_is_told_in_english_whatever_is_asked_for() -> None:
    match = laid(5, 9, 7)
    match.play(1, "share")
    for language in words.LANGUAGES:
        assert words.title(language, TIDES.folder) == "Tides"
        assert pages.result(match, pages.NAMES, language).endswith("share the win.")
        assert "The most shells win." in pages.page(TIDES, language)


def test_a_leak_is_told_in_words() -> None:
    def hide_nothing(state: Any, seat: int) -> None:
        """The others' cards stay."""

    with pytest.raises(AssertionError, match=r"look alike to seat 1, but `record that it knows\.unseen` differs"):
        conformance.CHECKS["nothing_leaks"](broken(TIDES, rules_hide=hide_nothing))


def test_sets_take_members_of_any_width() -> None:
    for kind in (int, np.int8, np.int32, np.int64):
        hand = sets.plus(sets.only(kind(40)), kind(3))
        assert sets.holds(hand, kind(40))
        assert sets.count(sets.without(hand, kind(40))) == 1
    assert sets.cards_1_to(3) == 0b1110
    assert sets.minus(0b1110, 0b0101) == 0b1010
    assert sets.highest([3, 7, -1, 7], 0b1111) == 0b1010
    assert sets.highest([-3, 7, -1, -1], 0b1101) == 0b1100
    assert sets.highest([1, 2], sets.EMPTY) == sets.EMPTY
    assert sets.first(np.int32(33)) == 2**33 - 1


NEW = """
import random, sobremesa
from sobremesa import pages
from sobremesa.terminal.table import drawing_of
game = sobremesa.game("dare")
for seats in game.seats:
    match, rng = game.match(seats=seats, seed=seats), random.Random(seats)
    while not match.over:
        seat = min(match.waiting)
        drawing_of(match, seat, pages.NAMES, "pt")
        match.play(seat, rng.choice(match.legal(seat)))
    assert sobremesa.replay(match.record()).scores == match.scores
for language in ("en", "pt", "pt-BR", "es"):
    assert "Dare" in pages.page(game, language)
    assert pages.result(match, pages.NAMES, language)
"""


ENVIRONMENTS = """
import gymnasium, numpy as np, pyspiel, pytest, sobremesa, sobremesa.envs.gymnasium, sobremesa.envs.openspiel
from sobremesa.envs.pettingzoo import env, parallel_env

luck = np.random.default_rng(1)
any_of = lambda mask: int(luck.choice(np.flatnonzero(mask))) if np.any(mask) else 0  # a game that starts anew

table = env("dare", seats=3)
table.reset(seed=1)
for agent in table.agent_iter():
    look, _, over, cut_off, _ = table.last()
    table.step(None if over or cut_off else any_of(look["action_mask"]))
with pytest.raises(sobremesa.BadOption, match="take turns"):
    parallel_env("dare")

single = gymnasium.make("sobremesa/dare-v1", seats=2, bots="careful")
look, _ = single.reset(seed=1)
over = False
while not over:
    look, _, over, *_ = single.step(any_of(look["action_mask"]))

many = gymnasium.make_vec("sobremesa/dare-v1", num_envs=4, seats=2, bots="careful")
looks, _ = many.reset(seed=1)
ended = 0
while ended < 4:
    looks, _, over, *_ = many.step(np.array([any_of(mask) for mask in looks["action_mask"]]))
    ended += int(over.sum())

state = pyspiel.load_game("sobremesa_dare").new_initial_state()
while not state.is_terminal():
    state.apply_action(any_of(state.legal_actions_mask()) if not state.is_chance_node() else state.legal_actions()[0])
assert len(state.returns()) == 2
"""


def in_place_of_games(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"SOBREMESA_GAMES": str(folder)}
    return subprocess.run([sys.executable, *arguments], env=env, capture_output=True, text=True, check=False)


def test_a_new_game_plays_in_every_environment(tmp_path: Path) -> None:
    assert in_place_of_games(tmp_path, "-m", "sobremesa", "new-game", "dare").returncode == 0
    played = in_place_of_games(tmp_path, "-c", ENVIRONMENTS)
    assert played.returncode == 0, played.stderr


def test_a_new_game_plays_at_once_and_none_is_overwritten(tmp_path: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return in_place_of_games(tmp_path, *arguments)

    made = run("-m", "sobremesa", "new-game", "dare")
    assert made.returncode == 0, made.stderr
    assert "sobremesa play dare" in made.stdout
    played = run("-c", NEW)
    assert played.returncode == 0, played.stderr
    assert run("-m", "sobremesa", "new-game", "dare").returncode == 2
    rules = tmp_path / "dare" / "rules.py"
    rules.write_text(rules.read_text().replace("def outcome", "def winner"))
    broken_now = run("-m", "sobremesa", "rules", "dare")
    assert broken_now.returncode == 2
    assert "rules.py lacks `outcome`" in broken_now.stderr
