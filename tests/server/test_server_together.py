"""Several people at one browser: each has a seat and a view of their own."""

import json

import pytest
from harness import Refusal


def together(house, game="raj", **what):
    ana = house.person("Ana")
    code = ana.creates(game, seats=3, plan=["me", "me", "me"], others=["Rui", "Eva"], start=True, **what)
    return ana, code


def test_each_has_a_seat_and_a_name(shared_house):
    ana, code = together(shared_house)
    table = ana.get(f"/api/tables/{code}")["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Rui", "Eva"]
    assert [seat["device"] for seat in table["seats"]] == [0, 0, 0]
    assert [each["code"] for each in ana.get("/api/me/tables")["tables"]] == [code]


def test_a_line_sees_no_hand_before_it_says_whose_it_is(shared_house):
    ana, code = together(shared_house, options={"bids": 3, "prizes": [1, 2, 3]})
    with ana.sits(code) as nobody, ana.sits(code, seat=0) as first, ana.sits(code, seat=1) as second:
        assert (nobody.you, first.you, second.you) == (None, 0, 1)
        assert json.loads(nobody.heard[0])["yours"] == [0, 1, 2]
        assert nobody.now["view"]["hand"] is None
        first.plays("2")
        second.until("step")
        nobody.until("step")
        for live in (nobody, second):
            assert live.now["view"]["choice"] is None
            assert live.now["view"]["chosen"] == [True, False, False]
        second.plays("3")
        with ana.sits(code, seat=2) as third:
            third.plays("3")
        nobody.until_true(lambda live: live.now["view"]["last"] == [2, 3, 3])


def test_all_are_here_while_one_line_is_open(shared_house):
    ana, code = together(shared_house)
    with ana.sits(code, seat=1), ana.sits(code, seat=2) as live:
        live.until_true(lambda live: all(seat["here"] for seat in live.table["seats"]))
        assert live.table["watchers"] == 0


@pytest.mark.parametrize("seat", [1, 7])
def test_nobody_speaks_for_a_seat_of_another_browser(shared_house, seat):
    _, code = together(shared_house)
    eve = shared_house.person("Eve")
    eve.creates("raj", seats=2)
    with eve.sits(code, seat=seat) as live:
        assert live.you is None
        assert live.asks("move", move="3")["code"] == "not-seated"
    eve.web.headers["x-seat"] = str(seat)
    assert eve.get(f"/api/tables/{code}/state")["now"]["view"]["hand"] is None
    with pytest.raises(Refusal, match="not-seated"):
        eve.post(f"/api/tables/{code}/move", id="a", move="3")


def test_over_rest_the_seat_is_named(shared_house):
    ana, code = together(shared_house)
    assert ana.get(f"/api/tables/{code}/state")["now"]["view"]["hand"] is None
    ana.web.headers["x-seat"] = "2"
    assert ana.get(f"/api/tables/{code}/state")["you"] == 2
    ana.post(f"/api/tables/{code}/move", id="a", move="7")
    assert ana.get(f"/api/tables/{code}/state")["now"]["view"]["choice"] == 7


def test_somebody_sits_down_beside_and_friends_come_from_elsewhere(shared_house):
    ana, rui = shared_house.person("Ana"), shared_house.person("Rui")
    code = ana.creates("linko", seats=3)
    assert rui.joins(code) == 1
    ana.post(f"/api/tables/{code}/join", name="Ana", beside=True)
    seats = ana.get(f"/api/tables/{code}")["table"]["seats"]
    assert [(seat["name"], seat["device"]) for seat in seats] == [("Ana", 0), ("Rui", None), ("Ana 2", 0)]
    assert ana.get("/api/me")["name"] == "Ana"
    with pytest.raises(Refusal, match="not-seated"):
        shared_house.person("Eve").post(f"/api/tables/{code}/join", name="Eve", beside=True)


def test_those_at_one_browser_agree_and_leave_together(shared_house):
    ana, rui = shared_house.person("Ana"), shared_house.person("Rui")
    code = ana.creates("raj", seats=3, plan=["me", "me", "open"], others=["Eva"])
    rui.joins(code)
    ana.post(f"/api/tables/{code}/start")
    assert ana.post(f"/api/tables/{code}/wish", what="pause")["table"]["wish"]["by"] == [0, 1]
    assert rui.post(f"/api/tables/{code}/wish", what="pause")["table"]["paused"]
    rui.post(f"/api/tables/{code}/wish", what="resume")
    ana.post(f"/api/tables/{code}/leave")
    table = rui.get(f"/api/tables/{code}")["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "bot", "person"]
    assert table["host"] == 2


def test_they_add_to_the_luck_once_and_nobody_waits_for_the_others(shared_house):
    ana = shared_house.person("Ana")
    code = ana.creates("raj", seats=2, plan=["me", "me"], others=["Rui"])
    with ana.sits(code) as live:
        live.send("contribute", value="clover")
        live.until("table")
        ana.post(f"/api/tables/{code}/start")
        live.until_true(lambda live: live.now and live.now["waiting"] == [0, 1])
        assert live.table["fair"]["contributions"] == ["clover", None]


@pytest.mark.parametrize("plan", [["me", "open"], ["me", "me", "me"], ["bot", "me"]])
def test_a_plan_has_a_seat_for_each(shared_house, plan):
    with pytest.raises(Refusal, match=r"bad-plan|no-such-bot"):
        shared_house.person().creates("raj", seats=len(plan), plan=plan, others=["Rui"])


def test_a_rematch_keeps_them_all(shared_house):
    ana, code = together(shared_house, options={"bids": 2, "prizes": [3, 4]})
    for seat, card in [(0, "1"), (1, "1"), (2, "2"), (0, "2"), (1, "2"), (2, "1")]:
        ana.web.headers["x-seat"] = str(seat)
        ana.post(f"/api/tables/{code}/move", id=f"m{seat}{card}", move=card)
    del ana.web.headers["x-seat"]
    again = ana.post(f"/api/tables/{code}/rematch")["table"]
    assert [seat["device"] for seat in again["seats"]] == [0, 0, 0]


def test_who_goes_for_good_takes_all_names_along(shared_house):
    ana, code = together(shared_house)
    ana.post("/api/me/delete")
    seats = shared_house.person().get(f"/api/tables/{code}")["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["bot"] * 3
    assert not shared_house.rows("SELECT 1 FROM entries WHERE code = ? AND text LIKE '%Rui%'", code)
