"""Looking back, from one's own seat while it lasts and from any or with everything open afterwards, and playing on."""

from pathlib import Path
from typing import Any

import pytest
from harness import House, Refusal, house, whole_game

import sobremesa
from sobremesa import verify
from sobremesa.engine.match import checksum

TINY = {"bids": 3, "prizes": [-1, 2, 3]}


def refused(call: Any, *arguments: Any, **about: Any) -> str:
    with pytest.raises(Refusal) as caught:
        call(*arguments, **about)
    assert caught.value.sentence
    return str(caught.value.code)


def played(house: House, game: str = "raj", **what: Any) -> tuple[Any, str]:
    """A game against bots, played to its end."""
    ana = house.person()
    code = ana.creates(game, **{"plan": ["me", "random"], "seats": 2, "start": True, "pace": "instant", **what})
    with ana.sits(code) as live:
        whole_game(live)
    return ana, f"/api/tables/{code}"


def test_while_it_lasts_a_story_holds_what_its_own_seat_holds(shared_house: House) -> None:
    ana, rui = shared_house.person(), shared_house.person("Rui")
    path = f"/api/tables/{ana.creates(seats=2, options=TINY)}"
    rui.joins(path.rsplit("/", 1)[1])
    ana.post(f"{path}/start")
    ana.post(f"{path}/move", id="1", move="3")
    assert [entry["held"] for entry in ana.get(f"{path}/story")["entries"]] == [
        {"0": {"hand": [1, 2, 3]}},
        {"0": {"hand": [1, 2], "choice": 3}},
    ]
    assert [entry["held"] for entry in rui.get(f"{path}/story")["entries"]] == [{"1": {"hand": [1, 2, 3]}}] * 2
    assert [entry["held"] for entry in shared_house.person().get(f"{path}/story")["entries"]] == [{}, {}]
    for person in (ana, rui, shared_house.person()):
        assert refused(person.get, f"{path}/story", open="true") == "not-your-story"


def test_afterwards_everything_is_open(shared_house: House) -> None:
    _, path = played(shared_house, options=TINY)
    somebody = shared_house.person()
    story = somebody.get(f"{path}/story", open="true")
    assert (story["open"], story["seat"]) == (True, None)
    for entry in story["entries"]:
        assert set(entry["held"]) == {"0", "1"}
        if entry["seat"] is not None and "choice" in entry["held"][str(entry["seat"])]:
            assert entry["held"][str(entry["seat"])]["choice"] == int(entry["move"])
    assert any("choice" in held for entry in story["entries"] for held in entry["held"].values())
    assert somebody.get(f"{path}/story", seat=1)["seat"] == 1
    assert refused(somebody.get, f"{path}/story", seat=2) == "no-such-place"


@pytest.mark.parametrize("game", ["raj", "charidice"])
def test_playing_on_from_any_position(shared_house: House, game: str) -> None:
    ana, path = played(shared_house, game)
    log = ana.get(f"{path}/record")["log"]
    for at, seat in ((0, 0), (len(log) // 2, 1), (len(log) - 1, 0)):
        new = shared_house.person("Eva").post(f"{path}/on", at=at, seat=seat, bot="random")
        assert (new["you"], new["table"]["phase"], new["table"]["host"]) == (seat, "playing", seat)
        assert [place["kind"] for place in new["table"]["seats"]][seat] == "person"
    eva = shared_house.person("Eva")
    at = len(log) // 2
    code = eva.post(f"{path}/on", at=at, seat=0, bot="random")["table"]["code"]
    shared_house.forget(code)
    with eva.sits(code) as live:
        assert live.seq >= at
        live.send("pace", pace="instant")
        whole_game(live)
    record = eva.get(f"/api/tables/{code}/record")
    assert record["log"][:at] == log[:at]
    assert record["given"] == at
    assert sobremesa.replay(record).scores == live.now["result"]["scores"]
    assert "verify-elsewhere" in [name for name, _ in verify.verified(record)]
    forged = {name: value for name, value in record.items() if name != "given"}
    with pytest.raises(sobremesa.BadRecord) as caught:
        sobremesa.replay(forged | {"check": checksum(forged)})
    assert caught.value.code == "record-deal"


def test_whoever_plays_on_adds_to_the_luck_too(tmp_path: Path) -> None:
    with house(tmp_path, patience=60) as patient:
        ana = patient.person()
        path = f"/api/tables/{ana.creates(plan=['me', 'random'], start=True, pace='instant', options=TINY)}"
        ana.post(f"{path}/contribution", value="ana")
        with ana.sits(path[-6:]) as live:
            whole_game(live)
        code = ana.post(f"{path}/on", at=1, seat=0, bot="random")["table"]["code"]
        with ana.sits(code) as live:
            live.send("pace", pace="instant")
            live.plays(live.turn()[0])  # the prize of the other game; the next one is dealt here
            live.send("contribute", value="once-more")
            whole_game(live)
        record = ana.get(f"/api/tables/{code}/record")
    assert record["contributions"] == ["once-more", None]
    assert ("verify-your-contribution", {"seat": 0}) in verify.verified(record, contribution="once-more")


def test_playing_on_is_for_games_that_are_over(shared_house: House) -> None:
    ana = shared_house.person()
    path = f"/api/tables/{ana.creates(plan=['me', 'random'], start=True, options=TINY)}"
    assert refused(ana.post, f"{path}/on", at=0, seat=0) == "not-over"
    _, path = played(shared_house, options=TINY)
    log = ana.get(f"{path}/record")["log"]
    for nonsense in ({"at": len(log)}, {"at": -1}, {"at": 10**9}):
        assert refused(ana.post, f"{path}/on", **{"seat": 0, **nonsense}) == "no-such-entry"
    assert refused(ana.post, f"{path}/on", at=1, seat=5) == "no-such-place"
    assert refused(ana.post, f"{path}/on", at=1, seat=0, bot="deep blue") == "no-such-bot"
    assert refused(ana.post, f"{path}/on", at="one", seat=0) == "bad-request"
