"""The coach at a table: hints for whom they are allowed, and one report of a finished game that is kept with it."""

import json
import time
from typing import Any

import pytest
from harness import QUICK, House, Refusal, whole_game

import sobremesa

TINY = {"bids": 3, "prizes": [-1, 2, 3]}
WAIT = 6 * QUICK  # a process that thinks is started first


def refused(call: Any, *arguments: Any, **about: Any) -> str:
    with pytest.raises(Refusal) as caught:
        call(*arguments, **about)
    assert caught.value.sentence
    return str(caught.value.code)


def against_a_bot(house: House, name: str = "Ana") -> tuple[Any, str]:
    ana = house.person(name)
    ana.web.timeout = WAIT
    code = ana.creates(plan=["me", "random"], seats=2, start=True, pace="instant", options=TINY)
    return ana, code


def report_of(person: Any, path: str, **query: Any) -> Any:
    """The report, once it is made."""
    end = time.monotonic() + WAIT
    while (told := person.get(f"{path}/report", **query))["report"] is None:
        assert 0 <= told["done"] <= told["total"]
        assert time.monotonic() < end
        time.sleep(0.05)
    return told["report"]


def test_against_bots_a_hint_is_always_there_and_is_counted(shared_house: House) -> None:
    ana, code = against_a_bot(shared_house)
    path = f"/api/tables/{code}"
    told = ana.post(f"{path}/hint")
    assert {hint["move"] for hint in told["moves"]} == {"1", "2", "3"}
    assert all(hint["exact"] and hint["reason"] for hint in told["moves"])
    assert ana.get(path)["table"]["hinted"] == [1, 0]
    assert refused(shared_house.person().post, f"{path}/hint") == "not-seated"


def test_among_people_the_host_allows_hints_and_everybody_sees_that_one_was_taken(shared_house: House) -> None:
    ana, rui = shared_house.person(), shared_house.person("Rui")
    rui.web.timeout = WAIT
    code = ana.creates(seats=2, options=TINY)
    path = f"/api/tables/{code}"
    rui.joins(code)
    assert refused(rui.post, f"{path}/hint") == "not-started"
    ana.post(f"{path}/start")
    assert refused(rui.post, f"{path}/hint") == "no-hints"
    assert refused(rui.patch, path, hints=True) == "not-host"
    assert ana.patch(path, hints=True)["table"]["hints"]
    with ana.sits(code) as watching:
        assert rui.post(f"{path}/hint")["moves"]
        assert ana.get(path)["table"]["hinted"] == [0, 1]
        heard = "".join(watching.heard)
    assert "reason" not in heard
    rui.post(f"{path}/move", id="1", move="1")
    assert refused(rui.post, f"{path}/hint") == "hint-not-now"
    stored = shared_house.rows("select text from entries where text like '%hinted%'")
    assert any(json.loads(text) == {"hinted": {"1": 1}} for (text,) in stored)


def test_a_report_is_made_once_and_kept_with_the_game(shared_house: House) -> None:
    ana, code = against_a_bot(shared_house)
    path = f"/api/tables/{code}"
    assert refused(ana.get, f"{path}/report") == "not-over"
    with ana.sits(code) as live:
        whole_game(live)
    told = report_of(ana, path)
    assert told["seat"] == 0
    assert told["sentence"].startswith(("You won", "You lost", "Nobody won"))
    cells = [float(row["points"].replace("−", "-")) for row in told["account"]]
    assert sum(cells[:-1]) == pytest.approx(cells[-1])
    assert len(told["curve"]) == len(told["luck"]) + 1
    shared_house.forget(code)
    somebody = shared_house.person("Rui")
    other = somebody.get(f"{path}/report", seat=1)["report"]  # at once: it was kept
    assert other["seat"] == 1
    assert not other["sentence"].startswith("You")
    assert refused(somebody.get, f"{path}/report", seat=5) == "no-such-place"
    (text,) = shared_house.rows(
        "select text from entries where code = ? and text like '%\"report\"%' order by seq desc", code
    )[0]
    kept = json.loads(json.loads(text)["report"])
    assert kept == json.loads(json.dumps(sobremesa.analyse(ana.get(f"{path}/record"))))


def test_my_games_tell_luck_accuracy_and_mistakes_once_they_have_a_report(shared_house: House) -> None:
    ana, first = against_a_bot(shared_house, "Zita")
    with ana.sits(first) as live:
        whole_game(live)
    second = ana.creates(plan=["me", "random"], seats=2, start=True, pace="instant", options=TINY)
    assert ana.get("/api/me/games") == {"games": [], "mistakes": [], "missing": [first]}  # one of them is not over
    with ana.sits(second) as live:
        whole_game(live)
    report_of(ana, f"/api/tables/{second}")
    told = ana.get("/api/me/games")
    assert told["missing"] == [first]
    (game,) = told["games"]
    kept = sobremesa.analyse(ana.get(f"/api/tables/{second}/record"))
    mine = kept["units"]["win"][0]
    assert [game[key] for key in ("code", "game", "you")] == [second, "raj", 0]
    parts = ("result", "luck", "own")
    assert [game[part] for part in parts] == [mine[part] for part in parts]
    assert game["accuracy"] == kept["accuracy"][0]
    costs = [d["loss"] for d in kept["decisions"] if d["seat"] == 0 and d["loss"] >= 0.01]
    assert [mistake["loss"] for mistake in told["mistakes"]] == sorted(costs, reverse=True)
    assert all(mistake["code"] == second and mistake["best"] for mistake in told["mistakes"])
    report_of(ana, f"/api/tables/{first}")
    assert [game["code"] for game in ana.get("/api/me/games")["games"]] == [first, second]  # the oldest first
    assert shared_house.person("Rui").get("/api/me/games") == {"games": [], "mistakes": [], "missing": []}


def test_many_reports_at_once_delay_no_move(shared_house: House) -> None:
    finished = []
    for number in range(6):
        ana, code = against_a_bot(shared_house, f"Ana{number}")
        with ana.sits(code) as live:
            whole_game(live)
        finished.append((ana, f"/api/tables/{code}"))
    waiting = [person.get(f"{path}/report")["report"] for person, path in finished]
    assert waiting.count(None) == len(waiting)
    ana, code = against_a_bot(shared_house)
    ana.post(f"/api/tables/{code}/move", id="1", move="1")
    assert shared_house.room.thinkers.turns.waiting == 0  # they wait elsewhere
    for person, path in finished:
        assert report_of(person, path)
    thinkers = shared_house.room.thinkers
    assert thinkers._analyst.nice > max(worker.nice for worker in thinkers.workers)
