"""Undo by four laws, in every game and in games that nobody has invented yet."""

import random
from collections.abc import Iterator
from itertools import islice
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import conformance
import sobremesa
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.record import Ints, Record, i4
from sobremesa.engine.rule import CHANCE, EVEN, EVERYONE, EVERYTHING, NOTHING, OVER, moves_of

# Hypothetical games: a script of stages


MOST_STAGES, MOST_SEATS = 8, 3


class State(Record):
    stage: int = i4
    waiting: int = i4
    choice: Ints = i4[MOST_STAGES * MOST_SEATS]  # 1 to 3; 0: none yet
    peeked: int = i4  # 1: seat 0 has looked at seat 1's first choice


@st.composite
def stages(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Each stage: chance, or some seats at once, hidden or not; what its end opens; a peek."""
    script = []
    for _ in range(draw(st.integers(2, MOST_STAGES))):
        who = draw(st.sampled_from([CHANCE, 1, 2, 4, 3, 5, 6, 7]))
        hidden, opens = draw(st.booleans()), draw(st.sampled_from([NOTHING, EVERYTHING, moves_of(1), moves_of(6)]))
        script.append({"who": who, "hidden": hidden and who != CHANCE, "opens": opens, "peek": draw(st.booleans())})
    return script


def game_of(script: list[dict[str, Any]]) -> Game:
    def start(state: Any, options: Any) -> None:
        state.waiting = script[0]["who"]

    def turn(state: Any) -> int:
        return OVER if state.stage == len(script) else int(state.waiting)

    def apply(state: Any, seat: int, action: int) -> None:
        if reveals(state, seat, action):
            state.peeked = 1
        state.choice[state.stage * MOST_SEATS + max(seat, 0)] = action + 1
        state.waiting = 0 if seat == CHANCE else state.waiting ^ (1 << seat)
        if not state.waiting:
            state.stage += 1
            state.waiting = script[state.stage]["who"] if state.stage < len(script) else 0

    def mark(state: Any, seat: int, pad: Any) -> None:
        pad.words[0] = 7

    def chances(state: Any, pad: Any) -> int:
        pad.words[0] = 7
        return EVEN

    def audience(state: Any, seat: int, action: int) -> int:
        return 1 << seat if script[state.stage]["hidden"] else EVERYONE

    def opened(state: Any) -> int:
        last = int(state.stage) - 1
        if last < 0 or state.waiting != (script[state.stage]["who"] if state.stage < len(script) else 0):
            return NOTHING  # in the middle of a stage
        return int(script[last]["opens"])

    def reveals(state: Any, seat: int, action: int) -> bool:
        return bool(script[state.stage]["peek"] and seat == 0 and action == 2)

    def read(state: Any, seat: int, move: str) -> int | None:
        return int(move) if move in ("0", "1", "2") else None

    rules = SimpleNamespace(
        State=State, start=start, turn=turn, apply=apply, legal=mark, chances=chances, audience=audience,
        opened=opened, reveals=reveals, hide=lambda state, seat: None, imagine=lambda *_: None,
        outcome=lambda state: 0, REASONS=("end",), scores=lambda state, pad: None,
    )  # fmt: skip
    notation = SimpleNamespace(text=lambda s, seat, action: str(action), read=read, refusal=lambda *_: None)
    table = SimpleNamespace(view=lambda state: {}, events=list, prompt=dict, meaning=dict)
    return Game(
        name="hypothetical", seats=range(3, 4), version=1, options={}, actions=3, outcomes=3,
        longest=lambda *_: 100, rules=cast(Any, rules), notation=cast(Any, notation), table=cast(Any, table),
    )  # fmt: skip


# The laws, told from the positions before and after, not from what the engine remembers


def prefix(match: Match, count: int) -> Match:
    early = Match(match.game, match.seats, match.options, match.game.dealer("manual", None))
    for seat, text in match.log[:count]:
        early.deal(text) if seat is None else early.play(seat, text)
    return early


def lawful(match: Match, seat: int) -> int | None:
    """The entry that the four laws let this seat take back."""
    log = match.log
    mine = [i for i, (actor, _) in enumerate(log) if actor == seat]
    if match.over or not mine:
        return None
    at = mine[-1]
    before, after, later = prefix(match, at), prefix(match, at + 1), log[at + 1 :]
    if any(actor is None for actor, _ in later):
        return None  # chance
    same_turn = before.waiting - {seat}
    if any(actor not in same_turn for actor, _ in later):
        return None  # another seat's move
    if any(text is not None for _, text in match.log_for(seat, aids=True)[at + 1 :]):
        return None  # and one that is to be seen
    moved, asked = {actor for actor, _ in later}, set(match.waiting) - {seat, CHANCE}
    if moved | asked != same_turn or moved & asked or len(moved) < len(later):
        return None  # somebody else's turn
    for viewer in range(match.seats):
        known = [text for _, text in before.log_for(viewer, aids=True)]
        if [text for _, text in match.log_for(viewer, aids=True)[:at]] != known:
            return None  # a secret revealed
        if after.log_for(viewer, aids=True)[at] != match.log_for(viewer, aids=True)[at]:
            return None
        hidden = after.game.rules.audience(before.position, seat, action_of(before, seat, log[at][1])) != EVERYONE
        if hidden and viewer != seat and match.log_for(viewer, aids=True)[at][1] is not None:
            return None
    reveals = getattr(match.game.rules, "reveals", lambda *_: False)
    for i in range(at, len(log)):
        then, actor = prefix(match, i), cast(int, log[i][0])
        if reveals(then.position, actor, action_of(then, actor, log[i][1])):
            return None
    return at


def action_of(match: Match, seat: int, text: str) -> int:
    action = match.game.notation.read(match.position, seat, text)
    assert action is not None
    return int(action)


def obeys(match: Match) -> None:
    for seat in range(match.seats):
        entry = lawful(match, seat)
        assert match.taken_back(seat) == entry, (seat, match.log)
        if entry is None:
            with pytest.raises(sobremesa.IllegalMove):
                match.copy().take_back(seat)
            continue
        again = match.copy()
        steps: list[Any] = []
        again.watchers.append(steps.append)
        again.take_back(seat)
        kept = [*match.log[:entry], *match.log[entry + 1 :]]
        assert again.log == kept
        assert again.waiting - {CHANCE} == (match.waiting | {seat}) - {CHANCE}
        assert [step.seat for step in steps] == [actor for actor, _ in kept[entry:]]
        assert folded(again) == kept


def folded(match: Match) -> list[Any]:
    """What the stored log, undo and all, comes to."""
    log: list[Any] = []
    for entry in match.stored:
        log.pop() if entry == "undo" else log.append(entry)
    return log


def line(match: Match, rng: random.Random) -> Iterator[Match]:
    return islice(conformance.random_line(match, rng), 150)


@settings(max_examples=150, deadline=None)
@given(script=stages(), seed=st.integers(0, 999))
def test_in_games_nobody_has_invented(script: list[dict[str, Any]], seed: int) -> None:
    for match in line(game_of(script).match(seats=3, dealer="manual"), random.Random(seed)):
        obeys(match)


@pytest.mark.parametrize("name", sobremesa.games())
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 999), data=st.data())
def test_in_every_game(name: str, seed: int, data: st.DataObject) -> None:
    game = sobremesa.game(name)
    match = game.match(seats=data.draw(st.sampled_from(list(game.seats))), dealer="manual")
    at = data.draw(st.sets(st.integers(0, 60), min_size=4, max_size=8))
    for number, position in enumerate(islice(line(match, random.Random(seed)), 61)):
        if number in at:
            obeys(position)


def scripted(*script: dict[str, Any]) -> Match:
    usual = {"who": 1, "hidden": False, "opens": NOTHING, "peek": False}
    return game_of([usual | stage for stage in script] + [usual]).match(seats=3, dealer="manual")


def test_a_hidden_choice_while_somebody_is_still_choosing_is_free() -> None:
    match = scripted({"who": 7, "hidden": True, "opens": EVERYTHING})
    match.play(0, "1")
    match.play(1, "1")
    match.take_back(0)
    assert match.log == [(1, "1")]
    assert match.waiting == {0, 2}


def test_a_hidden_move_that_passes_the_turn_stays() -> None:
    match = scripted({"who": 1, "hidden": True}, {"who": 2})
    match.play(0, "1")
    assert match.taken_back(0) is None


def test_a_move_that_opens_something_stays() -> None:
    match = scripted({"who": 2, "hidden": True}, {"who": 1, "opens": EVERYTHING}, {"who": 1})
    match.play(1, "1")
    match.play(0, "1")
    assert match.taken_back(0) is None


def test_a_peek_stays() -> None:
    match = scripted({"who": 1, "peek": True}, {"who": 1, "peek": True})
    match.play(0, "1")
    assert match.taken_back(0) == 0
    match.play(0, "2")
    assert match.taken_back(0) is None


def test_a_move_of_several_in_one_turn_is_free() -> None:
    match = scripted({"who": 1}, {"who": 1})
    match.play(0, "1")
    match.play(0, "2")
    match.take_back(0)
    match.take_back(0)
    assert match.log == []


# Memory


def test_older_bids_are_covered_while_the_game_lasts_and_open_at_the_end() -> None:
    match = sobremesa.game("raj").match(seats=2, dealer="manual", bids=3, prizes=[1, 2, 3])
    for prize, cards in (("+1", "12"), ("+2", "23")):
        match.deal(prize)
        match.play(0, cards[0])
        match.play(1, cards[1])
    bids = [(0, None), (1, None), (0, "2"), (1, "3")]
    assert [entry for entry in match.log_for(None) if entry[0] is not None] == bids
    mine = [(0, "1"), (1, None), (0, "2"), (1, "3")]
    assert [entry for entry in match.log_for(0) if entry[0] is not None] == mine, "one's own are one's own"
    assert [list(entry) for entry in match.log_for(0)] == match.record_for(0)["log"]
    assert match.log_for(0, aids=True) == match.log
    match.deal("+3")
    match.play(0, "3")
    match.play(1, "1")
    assert match.log_for(None) == match.log
