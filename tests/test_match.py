"""Matches, records and refusals, whatever the game."""

import json
import random
from typing import Any

import numpy as np
import pytest

import sobremesa
from conformance import finished, random_line
from sobremesa import CHANCE

RAJ = sobremesa.game("raj")


def test_the_games_are_found_and_named() -> None:
    assert "raj" in sobremesa.games()
    assert sobremesa.games() == sorted(sobremesa.games())
    assert (RAJ.name, RAJ.seats, list(RAJ.options)) == (
        "raj", range(2, 6), ["tiebreak", "games", "bids", "prizes", "ties"]
    )  # fmt: skip


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    first, again, other = (finished(RAJ, 3, 7).log, finished(RAJ, 3, 7).log, RAJ.match(seats=3, seed=8).log)
    assert first == again
    assert first[:1] != other
    assert RAJ.match(seats=2).record()["seed"] != RAJ.match(seats=2).record()["seed"]


def test_undo_is_an_entry_of_the_stored_log_and_folds_away() -> None:
    match = RAJ.match(seats=2, dealer="manual")
    match.deal("+6")
    match.play(0, "14")
    match.undo()
    match.play(0, "3")
    assert match.log == [(None, "+6"), (0, "3")]
    assert match.record()["log"] == [[None, "+6"], [0, "14"], "undo", [0, "3"]]
    assert sobremesa.replay(match.record()).record() == match.record()


def test_a_seeded_dealer_deals_the_same_card_again_after_an_undo() -> None:
    match = RAJ.match(seats=2, seed=1)
    log = match.log
    match.undo()
    assert (match.log, match.waiting) == ([], {CHANCE})
    match.deal()
    assert match.log == log


def test_a_seeded_match_round_trips_after_the_undo_of_a_deal() -> None:
    match = RAJ.match(seats=2, seed=7)
    match.undo()
    assert sobremesa.replay(match.record()).log == match.log == []


def test_what_is_handed_out_is_plain_and_ones_own() -> None:
    match = RAJ.match(seats=2, seed=1)
    assert match.over is False
    match.record()["options"]["prizes"].append(3)
    match.options["prizes"].append(3)
    assert RAJ.match(seats=np.int64(2), bids=2, prizes=np.array([1, 2]), seed=np.int32(1)).seats == 2
    assert RAJ.match(seats=2).options["prizes"] == list(range(-5, 0)) + list(range(1, 11))


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("seat", [7, 2, -1, "x", "0", 0.0, True, [], {}, np.float64(0), 10**30])
@pytest.mark.parametrize("ask", ["play", "legal", "view", "log_for", "record_for", "taken_back", "take_back"])
def test_a_seat_that_does_not_exist_is_refused_in_one_way_everywhere(ask: str, seat: Any, over: bool) -> None:
    match = finished(RAJ, 2, 1) if over else RAJ.match(seats=2, seed=1)
    before = match.record()
    with pytest.raises(
        sobremesa.IllegalMove, match=r"^There is no seat .*: seats are numbered from 0 to 1\.$"
    ) as refusal:
        getattr(match, ask)(seat, *(["14"] if ask == "play" else []))
    assert (refusal.value.code, match.record()) == ("no-such-seat", before)


def test_a_seat_may_be_any_whole_number_and_none_is_a_spectator() -> None:
    match = RAJ.match(seats=2, seed=1)
    assert match.legal(np.int8(1)) == match.legal(1) != []
    assert json.loads(json.dumps(match.record_for(np.int64(1)))) == match.record_for(1)
    for ask in (match.legal, match.taken_back):
        with pytest.raises(sobremesa.IllegalMove, match="no seat None"):
            ask(None)  # type: ignore[arg-type]


def test_undo_with_nothing_done_is_refused() -> None:
    match = RAJ.match(seats=2, dealer="manual")
    with pytest.raises(sobremesa.IllegalMove, match="nothing to take back"):
        match.undo()


def test_a_saved_match_of_five_is_under_4_kB() -> None:
    assert len(json.dumps(finished(RAJ, 5, 1).record())) < 4096


def test_a_running_record_for_a_seat_tells_neither_seed_nor_hidden_card() -> None:
    match = RAJ.match(seats=2, seed=424242)
    match.play(0, "14")
    for seat in (1, None):
        record = match.record_for(seat)
        assert "424242" not in json.dumps(record)
        assert record["log"][-1] == [0, None]
        with pytest.raises(sobremesa.BadRecord) as refused:
            sobremesa.replay(record)
        assert refused.value.code == "record-has-gaps"
    assert match.record_for(0)["log"][-1] == [0, "14"]


def test_at_the_end_everybody_may_have_the_whole_record() -> None:
    match = finished(RAJ, 3, 5)
    assert match.record_for(1) == match.record_for(None) == match.record()


def deep() -> list:
    nested: list = []
    for _ in range(100_000):
        nested = [nested]
    return nested


def damaged() -> list[tuple[str, object]]:
    whole = finished(RAJ, 2, 3).record()
    text = json.dumps(whole)

    def edit(**changes: object) -> dict:
        from sobremesa.engine.match import checksum

        record = {**json.loads(text), **changes}
        return {**record, "check": checksum(record)}

    log = whole["log"]
    return [
        ("record-foreign", {}),
        ("record-foreign", []),
        ("record-foreign", None),
        ("record-foreign", {**whole, "format": "pgn"}),
        ("record-game", {**whole, "game": "chess"}),
        ("record-game", {**whole, "game": None}),
        ("record-damaged", {**whole, "log": log[:-1]}),
        ("record-damaged", {**whole, "seed": 4}),
        ("record-version", edit(version=99)),
        ("record-version", edit(version="1")),
        ("record-move", edit(log=[*log, [0, "1"]])),
        ("record-move", edit(log=[["a", "1"]])),
        ("record-move", edit(log=["undo"])),
        ("record-deal", edit(log=[[None, "+1" if log[0][1] != "+1" else "+2"]])),
        ("record-deal", edit(seed=4)),
        ("record-result", edit(result={"scores": [99, 0], "winners": [0], "reason": "points"})),
        ("record-broken", edit(options={"bids": 3})),
        ("record-broken", edit(seats=9)),
        ("record-broken", edit(seats="x")),
        ("record-part", edit(log=None)),
        ("record-move", edit(log=[None])),
        ("record-move", edit(log=[[]])),
        ("record-move", edit(log=[[0, 14]])),
        ("record-part", edit(options=[])),
        ("record-result", edit(log=log[:1])),
        ("record-broken", edit(dealer="cheat")),
        ("record-part", {k: v for k, v in whole.items() if k != "check"}),
        ("record-part", {k: v for k, v in whole.items() if k != "seats"}),
        ("record-damaged", {**whole, "more": deep()}),
    ]


@pytest.mark.parametrize(("code", "record"), damaged())
def test_a_truncated_edited_or_foreign_record_is_refused(code: str, record: object) -> None:
    with pytest.raises(sobremesa.BadRecord) as refused:
        sobremesa.replay(record)  # type: ignore[arg-type]
    assert refused.value.code == code
    assert str(refused.value)


def test_what_a_seat_may_not_do_is_an_illegal_move_with_a_code_of_its_own() -> None:
    match = RAJ.match(seats=2, dealer="manual")
    cases = [("not-your-turn", lambda: match.play(0, "14")), ("no-such-seat", lambda: match.play(2, "14"))]
    cases += [("no-such-seat", lambda: match.play(-1, "14")), ("no-such-seat", lambda: match.play(True, "14"))]
    cases += [("no-such-seat", lambda: match.view(5)), ("no-such-seat", lambda: match.play("x", "14"))]  # type: ignore[arg-type]
    cases += [("deal-impossible", lambda: match.deal("+11")), ("deal-impossible", lambda: match.deal("ten"))]
    cases += [("deal-by-hand", lambda: match.deal())]
    expect(match, cases)
    match.deal("+6")
    cases = [("deal-not-asked", lambda: match.deal("+7")), ("not-a-move", lambda: match.play(0, "16"))]
    cases += [("not-a-move", lambda: match.play(0, "")), ("not-a-move", lambda: match.play(0, None))]  # type: ignore[arg-type]
    cases += [("not-a-move", lambda: match.play(0, "+6")), ("not-a-move", lambda: match.play(0, "1 2"))]
    expect(match, cases)
    match.play(0, "14")
    expect(match, [("already-chosen", lambda: match.play(0, "14"))])
    match.play(1, "14")
    match.deal("+1")
    expect(match, [("not-in-hand", lambda: match.play(1, "14"))])
    over = finished(RAJ, 2, 1)
    expect(over, [("match-over", lambda: over.play(0, "1")), ("deal-not-asked", lambda: over.deal("+1"))])
    seeded = RAJ.match(seats=2, seed=1)
    seeded.undo()
    expect(seeded, [("deal-by-dealer", lambda: seeded.deal("+1"))])


def expect(match: sobremesa.Match, cases: list) -> None:
    before = json.dumps(match.record())
    for code, act in cases:
        with pytest.raises(sobremesa.IllegalMove) as refused:
            act()
        assert refused.value.code == code
        assert str(refused.value)
        assert json.dumps(match.record()) == before


@pytest.mark.parametrize(
    ("code", "make"),
    [
        ("unknown-game", lambda: sobremesa.game("chess")),
        ("unknown-game", lambda: sobremesa.game("../raj")),
        ("unknown-game", lambda: sobremesa.game(None)),
        ("seat-count", lambda: RAJ.match(seats=1)),
        ("seat-count", lambda: RAJ.match(seats="many")),
        ("seat-count", lambda: RAJ.match(seats=2.5)),
        ("seat-count", lambda: RAJ.match(seats=10**5000)),
        ("bad-value", lambda: RAJ.match(seats=2, games=10**5000)),
        ("unknown-option", lambda: RAJ.match(seats=2, colour="red")),
        ("bad-value", lambda: RAJ.match(seats=2, games=0)),
        ("bad-value", lambda: RAJ.match(seats=2, seed="x")),
        ("bad-value", lambda: RAJ.match(seats=2, dealer="croupier")),
        ("zero-prize", lambda: RAJ.match(seats=2, bids=2, prizes=[0, 1])),
        ("deck-sizes", lambda: RAJ.match(seats=2, bids=3)),
    ],
)
def test_what_cannot_be_agreed_is_a_bad_option(code: str, make) -> None:
    with pytest.raises(sobremesa.BadOption) as refused:
        make()
    assert refused.value.code == code
    assert str(refused.value)


def test_a_watcher_is_told_each_step_once() -> None:
    match, steps = RAJ.match(seats=2, dealer="manual"), []
    match.watchers.append(steps.append)
    for _ in random_line(match, random.Random(1)):
        pass
    assert len(steps) == len(match.log)
    match.undo()
    assert len(steps) == len(match.log) + 1
