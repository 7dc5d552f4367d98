"""Fair deals at a table: the hash first, then what the seats add, then the deals; at the end the secret."""

import hashlib
import json
import secrets
from pathlib import Path
from typing import Any

import pytest
from harness import House, Refusal, house, whole_game
from msgspec.structs import replace

import sobremesa
from sobremesa import verify
from sobremesa.engine.dealers import commitment
from sobremesa.server.tables.folding import State, listing, written


def test_the_hash_comes_before_anything_is_added_and_the_secret_at_the_end(tmp_path: Path) -> None:
    with house(tmp_path, patience=60) as patient:
        ana, rui = patient.person(), patient.person("Rui")
        code = ana.creates(seats=2, options={"bids": 2, "prizes": [1, 2]})
        shown = ana.seated["table"]["fair"]
        assert shown["contributions"] is None
        assert shown["secret"] is None
        rui.joins(code)
        for odd in ("", "a b", "a,b", "ana\n", "x" * 65):
            with pytest.raises(Refusal, match="bad-request"):
                ana.post(f"/api/tables/{code}/contribution", value=odd)
        ana.post(f"/api/tables/{code}/contribution", value="ana-1")
        ana.post(f"/api/tables/{code}/contribution", value="ana-2")  # the first one counts
        ana.post(f"/api/tables/{code}/start")
        with ana.sits(code) as one, rui.sits(code) as other:
            assert one.now["waiting"] == []
            assert not one.story
            assert one.asks("move", move="1")["type"] == "refused"
            other.send("contribute", value="rui-1")
            one.turn()
            one.plays("1")
            one.until_true(lambda live: live.table["fair"]["contributions"] == ["ana-1", "rui-1"])
            assert shown["commitment"] == one.table["fair"]["commitment"]
            with pytest.raises(Refusal, match="not-over"):
                ana.get(f"/api/tables/{code}/verify")
            with pytest.raises(Refusal, match="luck-settled"):
                ana.post(f"/api/tables/{code}/contribution", value="late")
            other.plays("2")
            one.plays("2")
            other.plays("1")
            one.until_true(lambda live: live.table["phase"] == "over")
            assert commitment(one.table["fair"]["secret"]) == shown["commitment"]
        record = ana.get(f"/api/tables/{code}/record")
        assert ("verify-your-contribution", {"seat": 1}) in verify.verified(record, shown["commitment"], "rui-1")
        found = ana.web.get(f"/api/tables/{code}/verify", headers={"accept-language": "pt"}).json()
        assert found["sentences"] == verify.sentences(verify.verified(record), "pt", ["Ana", "Rui"])
        assert any("Ana, Rui" in sentence or "Ana e Rui" in sentence for sentence in found["sentences"])


def test_who_sends_nothing_does_not_hold_up_the_game_and_is_recorded(tmp_path: Path) -> None:
    with house(tmp_path, patience=0.3) as patient:
        ana, rui = patient.person(), patient.person("Rui")
        code = ana.creates(seats=3, plan=["me", "open", "rank"], pace="instant")
        rui.joins(code)
        ana.post(f"/api/tables/{code}/contribution", value="ana")
        ana.post(f"/api/tables/{code}/start")
        with ana.sits(code) as one:
            assert one.turn()
            one.until_true(lambda live: live.table["fair"]["contributions"] == ["ana", None, None])


def test_after_a_restart_before_the_first_card_the_wait_begins_anew(tmp_path: Path) -> None:
    with house(tmp_path, patience=60) as patient:
        ana = patient.person()
        code = ana.creates(seats=2, plan=["me", "rank"], start=True, pace="instant")
        assert ana.get(f"/api/tables/{code}/state")["now"]["waiting"] == []
    with house(tmp_path, patience=0.1) as patient:
        ana.web.base_url, ana.url = patient.url, patient.url
        with ana.sits(code) as one:
            assert one.turn()
            whole_game(one)
        assert ana.get(f"/api/tables/{code}/record")["contributions"] == [None, None]


def test_a_rematch_has_a_secret_of_its_own(shared_house: House) -> None:
    ana = shared_house.person()
    code = ana.creates(seats=2, plan=["me", "rank"], start=True, pace="instant", options={"bids": 2, "prizes": [1, 2]})
    with ana.sits(code) as one:
        whole_game(one)
        old = ana.get(f"/api/tables/{code}")["table"]["fair"]
        again = ana.post(f"/api/tables/{code}/rematch")["table"]["fair"]
    assert again["commitment"] != old["commitment"]
    assert again["secret"] is None


@pytest.mark.parametrize("value", ["", "a,b", "a|b", "é", "x" * 65, 7, None, ["x"]])
def test_odd_contributions_are_refused(shared_house: House, value: Any) -> None:
    ana = shared_house.person()
    code = ana.creates(seats=2)
    with pytest.raises(Refusal, match="bad-request"):
        ana.post(f"/api/tables/{code}/contribution", value=value)
    with ana.sits(code) as one:
        one.send("contribute", value=value)
        assert one.until("refused")["code"] == "bad-message"


def test_only_seats_add(shared_house: House) -> None:
    code = shared_house.person().creates(seats=2)
    with pytest.raises(Refusal, match="not-seated"):
        shared_house.person("Eve").post(f"/api/tables/{code}/contribution", value="x")


def test_a_table_from_before_deals_were_fair_goes_on_with_its_seed(own_house: House) -> None:
    ana = own_house.person()
    match = sobremesa.game("raj").match(seats=2, seed=7)
    code = ana.creates(plan=["me", "random"], start=True, pace="slow")
    facts = own_house.room.live[code].state.facts
    own_house.forget(code)
    facts = replace(facts, seed=7, luck=None)
    state = State(facts, match, [1, 1], 2, 0.0)
    own_house.do("update tables set secret = null, digest = ? where code = ?", listing(state).digest, code)
    own_house.do("delete from entries where code = ?", code)
    add = "insert into entries values (?, ?, ?, null, ?, 0, 0, null, null)"
    own_house.do(add, code, 1, "made", written(facts))
    own_house.do(add, code, 2, "deal", match.log[0][1])
    table = ana.get(f"/api/tables/{code}")["table"]
    assert table["fair"] is None
    assert json.dumps(ana.get(f"/api/tables/{code}/state")["now"]["view"]) == json.dumps(match.view(0))


# Pledges: nobody's contribution is open before all are fixed


def pledged(value: str) -> str:
    return hashlib.sha256(value.encode()).hexdigest()


def test_pledges_first_then_what_was_pledged(tmp_path: Path) -> None:
    with house(tmp_path, patience=60) as patient:
        ana, rui = patient.person(), patient.person("Rui")
        code = ana.creates(seats=2, options={"bids": 2, "prizes": [1, 2]})
        rui.joins(code)
        path = f"/api/tables/{code}"
        ana.post(f"{path}/pledge", hash=pledged("ana"))
        ana.post(f"{path}/pledge", hash=pledged("another"))  # the first one counts
        assert refusal(ana.post, f"{path}/contribution", value="ana") == "pledges-open"
        ana.post(f"{path}/start")
        assert ana.get(path)["table"]["fair"]["pledges"] is None, "not all are in"
        with rui.sits(code) as other:
            other.send("pledge", hash=pledged("rui"))
            other.until_true(lambda live: live.table["fair"]["pledges"] == [pledged("ana"), pledged("rui")])
            assert refusal(ana.post, f"{path}/contribution", value="another") == "not-as-pledged"
            ana.post(f"{path}/contribution", value="ana")
            assert other.table["fair"]["contributions"] is None
            other.send("contribute", value="rui")
            other.turn()
            other.until_true(lambda live: live.table["fair"]["contributions"] == ["ana", "rui"])
            for odd in ("", "AB" * 32, "ab" * 31, 7, pledged("x") + "\n"):
                assert refusal(ana.post, f"{path}/pledge", hash=odd) == "bad-request"
            assert refusal(ana.post, f"{path}/pledge", hash=pledged("late")) == "luck-settled"


def test_a_rematch_waits_for_new_pledges(tmp_path: Path) -> None:
    with house(tmp_path, patience=60) as patient:
        ana = patient.person()
        options = {"bids": 2, "prizes": [1, 2]}
        code = ana.creates(seats=2, plan=["me", "rank"], start=True, pace="instant", options=options)
        ana.post(f"/api/tables/{code}/pledge", hash=pledged("ana"))
        ana.post(f"/api/tables/{code}/contribution", value="ana")
        with ana.sits(code) as one:
            whole_game(one)
        again = ana.post(f"/api/tables/{code}/rematch")["table"]
        assert again["fair"]["pledges"] is None
        ana.post(f"/api/tables/{again['code']}/pledge", hash=pledged("once-more"))
        shown = ana.post(f"/api/tables/{again['code']}/contribution", value="once-more")["table"]["fair"]
        assert shown["contributions"] == ["once-more", None]


def test_server_and_a_friend_cannot_choose_the_deal_together(tmp_path: Path) -> None:
    """The friend knows the secret and waits until the others have pledged: there is nothing to try values on."""
    with house(tmp_path, patience=60) as patient:
        ana, eve = patient.person(), patient.person("Eve")
        code = ana.creates("linko", seats=2, start=False)
        eve.joins(code)
        path = f"/api/tables/{code}"
        ana.post(f"{path}/start")
        mine = secrets.token_hex(12)
        ana.post(f"{path}/pledge", hash=pledged(mine))
        everything = json.dumps(eve.get(f"{path}/state")) + json.dumps(eve.get(path))
        assert mine not in everything
        eve.post(f"{path}/pledge", hash=pledged("eve"))
        ana.post(f"{path}/contribution", value=mine)
        assert mine not in json.dumps(eve.get(path)), "what is opened is shown when all is open"
        secret = patient.room.live[code].state.facts.secret  # the server tells her
        assert secret
        refused = {refusal(eve.post, f"{path}/contribution", value=f"eve-{n}") for n in range(20)}
        assert refused == {"not-as-pledged"}


def test_who_does_not_open_makes_the_deal_void_and_is_named(tmp_path: Path) -> None:
    with house(tmp_path, patience=0.4) as patient:
        ana, rui, eve = (patient.person(name) for name in ("Ana", "Rui", "Eve"))
        code = ana.creates(seats=3, options={"bids": 2, "prizes": [1, 2]})
        path = f"/api/tables/{code}"
        rui.joins(code)
        eve.joins(code)
        with ana.sits(code) as one, rui.sits(code) as two, eve.sits(code) as three:
            for live, value in ((one, "ana"), (two, "rui"), (three, "eve")):
                live.send("pledge", hash=pledged(value))
            first = ana.post(f"{path}/start")["table"]["fair"]["commitment"]
            one.until_true(lambda live: live.table["fair"]["pledges"] is not None)
            one.send("contribute", value="ana")
            two.send("contribute", value="rui")
            one.until_true(lambda live: bool(live.table["fair"]["voided"]))
            again = one.table["fair"]
            assert again["voided"] == [
                {"commitment": first, "pledges": [pledged("ana"), pledged("rui"), pledged("eve")], "unopened": [2]}
            ]
            assert again["commitment"] != first
            assert again["contributions"] is None
            assert refusal(eve.post, f"{path}/pledge", hash=pledged("eve-again")) == "luck-settled"
            one.send("pledge", hash=pledged("ana-2"))
            two.send("pledge", hash=pledged("rui-2"))
            one.until_true(lambda live: live.table["fair"]["pledges"] == [pledged("ana-2"), pledged("rui-2"), None])
            one.send("contribute", value="ana-2")
            two.send("contribute", value="rui-2")
            one.until_true(lambda live: live.table["fair"]["contributions"] == ["ana-2", "rui-2", None])
            for live in (one, two, three):
                live.turn()
            patient.forget(code)
        with ana.sits(code) as one, rui.sits(code) as two, eve.sits(code) as three:
            for _ in range(2):
                for live in (one, two, three):
                    live.plays(live.turn()[0])
            one.until_true(lambda live: live.table["phase"] == "over")
            shown = one.table["fair"]
        record = ana.get(f"{path}/record")
        assert commitment(shown["secret"]) == again["commitment"] == record["commitment"]
        assert ("verify-voided", {"seats": [2]}) in verify.verified(record, again["commitment"], "rui-2")
        assert any("Eve" in sentence for sentence in ana.get(f"{path}/verify")["sentences"])


def test_nobody_goes_between_pledge_and_opening(tmp_path: Path) -> None:
    """To leave would be another way not to open."""
    with house(tmp_path, patience=60) as patient:
        ana, eve = patient.person(), patient.person("Eve")
        code = ana.creates(seats=2)
        eve.joins(code)
        ana.post(f"/api/tables/{code}/start")
        for person in (ana, eve):
            person.post(f"/api/tables/{code}/pledge", hash=pledged(person.name))
        assert refusal(eve.post, f"/api/tables/{code}/leave") == "not-dealt-yet"
        assert refusal(ana.put, f"/api/tables/{code}/seats/1", bot="medium") == "not-dealt-yet"


def refusal(ask: Any, *args: Any, **about: Any) -> str:
    with pytest.raises(Refusal) as caught:
        ask(*args, **about)
    return str(caught.value.code)
