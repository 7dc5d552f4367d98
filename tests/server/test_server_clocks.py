"""Clocks: whoever runs out of time, or is gone, has a bot keep the seat warm until they return."""

import time
from pathlib import Path
from typing import Any

import pytest
from harness import House, Person, Refusal, house

from sobremesa.server.tables import bots, clocks
from sobremesa.server.tables.clocks import Hand, after
from sobremesa.server.wire import Clock

MOVE, TOTAL = Clock("move", 30), Clock("total", 100)


def test_a_clock_for_each_move_begins_anew_with_each_question() -> None:
    hands = after(MOVE, clocks.wound(MOVE, 2), {0, 1}, {0, 1}, 1000)
    assert [hand.at(1010) for hand in hands] == [20, 20]
    hands = after(MOVE, hands, {1}, set(), 1010)
    assert [hand.at(1020) for hand in hands] == [20, 10]
    hands = after(MOVE, hands, {0, 1}, {0, 1}, 1020)
    assert [hand.at(1020) for hand in hands] == [30, 30]


def test_a_clock_in_total_goes_on_where_it_stood() -> None:
    hands = after(TOTAL, clocks.wound(TOTAL, 2), {0, 1}, {0, 1}, 0)
    hands = after(TOTAL, hands, {1}, set(), 40)
    hands = after(TOTAL, hands, {0, 1}, {0, 1}, 60)
    assert [hand.at(60) for hand in hands] == [60, 40]
    hands = after(TOTAL, hands, set(), set(), 130)
    hands = after(TOTAL, hands, {0, 1}, {0, 1}, 200)
    assert [hand.at(200) for hand in hands] == [clocks.LEAST, clocks.LEAST], "once it is used up, a little each"


def test_in_a_pause_all_stand_still() -> None:
    hands = after(MOVE, clocks.wound(MOVE, 1), {0}, {0}, 0)
    hands = after(MOVE, hands, set(), set(), 10)
    hands = after(MOVE, hands, {0}, set(), 500)
    assert hands[0].at(505) == 15
    assert clocks.next_due(hands) == 520


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels take a while to start."""
    monkeypatch.setattr(bots, "DEFAULT", "rank")


def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks may be shorter than people would want."""
    monkeypatch.setattr(clocks, "BOUNDS", {"move": (0, 99999), "total": (0, 99999), "slow": (0, 10**7)})


def two(running: House, **what: Any) -> tuple[Person, Person, str]:
    ana, rui = running.person(), running.person("Rui")
    code = ana.creates(seats=2, pace="instant", **what)
    rui.joins(code)
    ana.post(f"/api/tables/{code}/start")
    return ana, rui, code


def test_out_of_time_a_bot_plays_until_the_owner_says_so(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    short(monkeypatch)
    ana, rui, code = two(own_house, clock={"kind": "move", "seconds": 1})
    with ana.sits(code) as one, rui.sits(code) as other:
        assert [clock["runs"] for clock in one.now["clocks"]] == [True, True]
        assert 0 < one.now["clocks"][0]["left"] <= 1
        other.plays(other.turn()[0])
        one.until_true(lambda live: live.table["seats"][0]["bot"] is not None)
        assert one.table["seats"][0]["kind"] == "person", "the seat stays its owner's"
        other.until_true(lambda live: live.now["view"]["turn"] > 1)
        one.send("back")
        one.until_true(lambda live: live.table["seats"][0]["bot"] is None)
        one.until_true(lambda live: live.now["clocks"][0]["runs"])


def test_a_move_brings_its_owner_back(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    short(monkeypatch)
    ana, rui, code = two(own_house, clock={"kind": "move", "seconds": 1})
    with ana.sits(code) as one, rui.sits(code):
        one.until_true(lambda live: all(seat["bot"] for seat in live.table["seats"]))
        seq = one.seq
        assert not [message for message in one.quiet(0.5) if message["type"] == "step"], "only bots do not play on"
        assert one.seq == seq
        one.plays(one.turn()[0])
        assert own_house.room.live[code].state.facts.places[0].bot is None


def test_who_is_gone_from_a_live_table_comes_back_by_connecting(tmp_path: Path) -> None:
    with house(tmp_path, gone=0.2) as quick:
        ana, rui, code = two(quick, clock={"kind": "total", "seconds": 600})
        with rui.sits(code) as other:
            with ana.sits(code) as one:
                one.plays(one.turn()[0])
            other.until_true(lambda live: live.table["seats"][0]["bot"] is not None)
            with ana.sits(code):
                other.until_true(lambda live: live.table["seats"][0]["bot"] is None)


def test_who_is_gone_is_neither_asked_nor_made_host(tmp_path: Path) -> None:
    with house(tmp_path, gone=0.1) as quick:
        ana, rui, eva = quick.person(), quick.person("Rui"), quick.person("Eva")
        path = f"/api/tables/{ana.creates(seats=3, pace='slow', clock={'kind': 'move', 'seconds': 3600})}"
        code = path[-6:]
        rui.joins(code)
        eva.joins(code)
        ana.post(f"{path}/start")
        with ana.sits(code) as one, eva.sits(code) as three:
            ana.post(f"{path}/wish", what="pause")
            eva.post(f"{path}/wish", what="pause")
            rui.sits(code).close()
            one.until_true(lambda live: live.table["seats"][1]["bot"] is not None)
            one.until_true(lambda live: live.table["paused"])
            ana.post(f"{path}/wish", what="resume")
            ana.post(f"{path}/leave")
            three.until_true(lambda live: live.table["host"] == 2)


@pytest.mark.parametrize("clock", [None, {"kind": "slow", "seconds": 3600}])
def test_at_other_tables_one_may_come_and_go(tmp_path: Path, clock: Any) -> None:
    with house(tmp_path, gone=0.1) as quick:
        ana, rui, code = two(quick, clock=clock)
        with rui.sits(code) as other:
            ana.sits(code).close()
            other.quiet(0.4)
            assert other.table["seats"][0]["bot"] is None


def test_others_may_ask_a_bot_in_for_who_is_away_and_a_host_s_office_passes_on(tmp_path: Path) -> None:
    with house(tmp_path, gone=0.2) as quick:
        ana, rui, code = two(quick)
        path = f"/api/tables/{code}/seats"
        with rui.sits(code) as other:
            with ana.sits(code):
                for seat, refused in ((0, "still-here"), (1, "still-here"), (7, "no-such-place")):
                    with pytest.raises(Refusal, match=refused):
                        rui.post(f"{path}/{seat}/warm")
            time.sleep(0.3)
            ana.get(f"/api/tables/{code}/state")
            with pytest.raises(Refusal, match="still-here"):
                rui.post(f"{path}/0/warm")
            time.sleep(0.3)
            with pytest.raises(Refusal, match="not-seated"):
                quick.person("Eva").post(f"{path}/0/warm")
            rui.post(f"{path}/0/warm")
            other.until_true(lambda live: live.table["seats"][0]["bot"] is not None)
            assert other.table["host"] == 1
            with ana.sits(code):
                other.until_true(lambda live: live.table["seats"][0]["bot"] is None)


def test_clocks_stand_still_while_no_server_serves_the_table(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        ana, _, code = two(first, clock={"kind": "slow", "seconds": 3600})
        left = ana.get(f"/api/tables/{code}/state")["now"]["clocks"][0]["left"]
        served = first.inside(lambda: first.room.store.now())
    with house(tmp_path) as second:
        ana.web.base_url = second.url
        assert second.inside(lambda: second.room.store.now()) < served + 60
        again = ana.get(f"/api/tables/{code}/state")["now"]["clocks"][0]["left"]
        assert left - 60 < again <= left


def test_a_slow_clock_rings_though_nobody_is_at_the_table(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    short(monkeypatch)
    ana, rui, code = two(own_house, clock={"kind": "slow", "seconds": 3600})
    ana.post(f"/api/tables/{code}/move", id="1", move="3")
    own_house.forget(code)
    now = own_house.room.store.now
    monkeypatch.setattr(own_house.room.store, "now", lambda: now() + 3601)
    own_house.inside(own_house.room.ring)
    with ana.sits(code) as one:
        one.until_true(lambda live: live.now["view"]["turn"] == 2)
        assert one.table["seats"][1]["bot"] is not None
    with rui.sits(code) as other:
        other.until_true(lambda live: live.table["seats"][1]["bot"] is None)


@pytest.mark.parametrize(
    "clock",
    [{"kind": "move", "seconds": 1}, {"kind": "slow", "seconds": 60}, {"kind": "total", "seconds": 10**9},
     {"kind": "sand", "seconds": 60}, {"kind": "move"}, {"kind": "move", "seconds": "x"}, 7,
     {"kind": "move", "seconds": 60, "more": 1}],
)  # fmt: skip
def test_odd_clocks_are_refused(shared_house: House, clock: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        shared_house.person().creates(seats=2, clock=clock)
    assert refusal.value.status == 400


def test_hands_are_stored_with_each_move(own_house: House) -> None:
    ana, _, code = two(own_house, clock={"kind": "total", "seconds": 600})
    ana.post(f"/api/tables/{code}/move", id="1", move="3")
    hands = own_house.room.live[code].state.facts.hands
    assert [hand.since is None for hand in hands] == [True, False]
    own_house.forget(code)
    ana.get(f"/api/tables/{code}")
    assert own_house.room.live[code].state.facts.hands == hands
    assert isinstance(hands[0], Hand)
