"""Fair deals at a table: the hash first, then what the seats add, then the deals; at the end the secret."""

import json
import sqlite3
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
    code = ana.creates(seats=2, start=True, pace="slow")
    facts = own_house.room.live[code].state.facts
    own_house.forget(code)
    facts = replace(facts, seed=7, luck=None)
    state = State(facts, match, [1, 1], 2, 0.0)
    with sqlite3.connect(own_house.folder.database) as database:
        change = "update tables set secret = null, digest = ? where code = ?"
        database.execute(change, (listing(state).digest, code))
        database.execute("delete from entries where code = ?", (code,))
        add = "insert into entries values (?, ?, ?, null, ?, 0, 0, null, null)"
        database.execute(add, (code, 1, "made", written(facts)))
        database.execute(add, (code, 2, "deal", match.log[0][1]))
    database.close()
    table = ana.get(f"/api/tables/{code}")["table"]
    assert table["fair"] is None
    assert json.dumps(ana.get(f"/api/tables/{code}/state")["now"]["view"]) == json.dumps(match.view(0))
