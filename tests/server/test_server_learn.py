"""Learning and practising over REST: the server says where answers lead, and keeps nothing."""

from typing import Any

import pytest
from harness import House, Refusal, whole_game
from test_server_coach import TINY, report_of

import sobremesa
from sobremesa import lessons, pages, puzzles
from sobremesa.lessons import lesson_of


def refused(call: Any, *arguments: Any, **about: Any) -> str:
    with pytest.raises(Refusal) as caught:
        call(*arguments, **about)
    assert caught.value.sentence
    return str(caught.value.code)


@pytest.mark.parametrize("game", ["raj", "charidice", "linko", "ratzzia"])
def test_a_lesson_leads_from_its_first_step_to_the_small_game(shared_house: House, game: str) -> None:
    ana, path = shared_house.person(), f"/api/games/{game}/lesson"
    answers = next(lessons.lines(lesson_of(sobremesa.game(game))))
    entries = 0
    for count in range(len(answers) + 1):
        told = ana.post(path, answers=answers[:count])
        state, happened = told["state"], told["happened"]
        assert state["you"] == 0
        assert not (told["reads"] and state["now"]["moves"]), "where there is only to read, nothing is asked"
        if happened and count:
            assert happened["kept"] == entries
            assert state["seq"] == happened["seq"] == entries + len(happened["told"])
        entries = state["seq"]
    assert told["over"]
    small = told["small"]
    plan = ["me", *["beginner"] * (small["seats"] - 1)]
    made = ana.post("/api/tables", game=game, seats=small["seats"], options=small["options"], plan=plan, start=True)
    assert made["table"]["phase"] == "playing"


def test_a_learner_is_not_shown_what_others_hold(shared_house: House) -> None:
    told = shared_house.person().post("/api/games/linko/lesson", answers=["next"])
    events = [event for entry in told["state"]["story"] for event in entry]
    assert {event["card"] for event in events if event["event"] == "dealt" and event["seat"]} == {""}


def test_wrong_answers_are_refused_in_the_learner_s_language(shared_house: House) -> None:
    ana = shared_house.person()
    ana.web.headers["accept-language"] = "pt"
    with pytest.raises(Refusal) as caught:
        ana.post("/api/games/raj/lesson", answers=["next", "3"])
    assert caught.value.code == "lesson-else"
    assert caught.value.sentence == "Num jogo a sério podes jogar qualquer carta. Aqui o 14 ensina-te mais."
    assert refused(ana.post, "/api/games/raj/lesson", answers=["next", "99"]) == "not-a-move"
    assert refused(ana.post, "/api/games/raj/lesson", answers=["x"] * 81) == "bad-request"
    assert refused(ana.post, "/api/games/raj/lesson", answers=[["x"]]) == "bad-request"
    assert refused(ana.post, "/api/games/nothing/lesson", answers=[]) == "unknown-game"


@pytest.mark.parametrize("game", ["raj", "ratzzia"])
def test_scenes_of_the_rules_page_come_step_by_step(shared_house: House, game: str) -> None:
    ana = shared_house.person()
    for name, scene in pages.scenes(sobremesa.game(game)).items():
        told = ana.get(f"/api/games/{game}/scenes/{name}")
        assert told["story"]["total"] == len(told["story"]["entries"]) == len(scene["moves"])
        assert len(told["table"]["seats"]) == scene["seats"]
    assert refused(ana.get, f"/api/games/{game}/scenes/nothing") == "not-found"


def test_a_puzzle_comes_with_its_answer_and_can_be_played_on(shared_house: House) -> None:
    ana, game = shared_house.person(), sobremesa.game("raj")
    listed = ana.get("/api/games/raj/puzzles")
    assert len(listed["wrong"]) == puzzles.count(game)
    told = ana.get("/api/games/raj/puzzles/0")
    assert [move["right"] for move in told["moves"]][:2] == [True, False]
    legal = {choice["move"] for choice in told["state"]["now"]["moves"]}
    assert {move["move"] for move in told["moves"]} <= legal
    made = ana.post("/api/games/raj/puzzles/0/on", bot="random")
    state = ana.get(f"/api/tables/{made['table']['code']}/state")
    assert state["now"]["view"]["hand"] == told["state"]["now"]["view"]["hand"]
    assert refused(ana.get, "/api/games/raj/puzzles/99999") == "no-such-puzzle"
    assert refused(ana.get, "/api/games/raj/puzzles/-1") == "no-such-puzzle"
    assert refused(ana.post, "/api/games/raj/puzzles/0/on", move="99") in ("not-a-move", "not-in-hand")


def test_one_s_own_mistakes_come_from_the_report(shared_house: House) -> None:
    ana = shared_house.person()
    code = ana.creates(plan=["me", "random"], seats=2, start=True, pace="instant", options=TINY)
    path = f"/api/tables/{code}"
    assert ana.get(f"{path}/mistakes")["puzzles"] == []
    with ana.sits(code) as live:
        whole_game(live)
    report_of(ana, path)
    mine = ana.get(f"{path}/mistakes")["puzzles"]
    for told in mine:
        assert told["code"] == code
        assert told["made"] in {choice["move"] for choice in told["state"]["now"]["moves"]}
        assert told["moves"][0]["right"]
    assert shared_house.person("Rui").get(f"{path}/mistakes")["puzzles"] == []
