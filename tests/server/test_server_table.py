"""What happens at a table, over real sockets."""

import json
import math
from collections.abc import Callable
from typing import Any

import pytest
from harness import House, Live, Person, Refusal, eventually, whole_game

import sobremesa
from sobremesa.bots import DEFAULT, prepare
from sobremesa.server.edge.app import schema_document
from sobremesa.server.tables import bots
from sobremesa.server.tables import table as tables
from sobremesa.server.tables.facts import Who
from sobremesa.server.tables.lines import Line

TINY = {"bids": 3, "prizes": [-1, 2, 3]}


def two_at_a_table(house: House, **what) -> tuple[Person, Person, str]:
    ana, rui = house.person(), house.person("Rui")
    code = ana.creates(**{"seats": 2, **what})
    rui.joins(code)
    ana.post(f"/api/tables/{code}/start")
    return ana, rui, code


def test_everybody_sees_who_comes_and_whose_turn_it_is(shared_house: House) -> None:
    ana, rui = shared_house.person(), shared_house.person("Rui")
    code = ana.creates(seats=2)
    with ana.sits(code) as one:
        assert (one.you, one.now, one.seq) == (0, None, 0)
        rui.joins(code)
        one.until_true(lambda live: live.table["seats"][1]["name"] == "Rui")
        assert not one.table["seats"][1]["here"]
        with rui.sits(code) as two:
            one.until_true(lambda live: live.table["seats"][1]["here"])
            ana.post(f"/api/tables/{code}/start")
            one.until_true(lambda live: live.now is not None)
            two.until_true(lambda live: live.now is not None)
            assert one.now["waiting"] == two.now["waiting"] == [0, 1]
            assert len(one.now["moves"]) == 15
            assert one.now["prompt"]["prompt"] in ("highest", "lowest")
            one.plays("14")
            two.until_true(lambda live: live.now["waiting"] == [1])
            assert two.now["view"]["chosen"] == [True, False]
            assert one.now["moves"] == []
        one.until_true(lambda live: not live.table["seats"][1]["here"])


def test_a_whole_game_between_two_people(shared_house: House) -> None:
    ana, rui, code = two_at_a_table(shared_house, options=TINY)
    with ana.sits(code) as one, rui.sits(code) as two, shared_house.person().sits(code) as watcher:
        for card in ("1", "2", "3"):
            one.turn()
            one.plays(card)
            two.turn()
            two.plays(str(4 - int(card)))
        for live in (one, two, watcher):
            live.until_true(lambda live: live.table["phase"] == "over")
        record = ana.get(f"/api/tables/{code}/record")
        match = sobremesa.replay(record)
        assert one.now["result"] == two.now["result"] == watcher.now["result"]
        assert one.now["result"] == {"scores": match.scores, "winners": match.winners, "reason": match.reason}
        assert [seat["wins"] for seat in one.table["seats"]] == [int(s in match.winners) for s in (0, 1)]
        assert one.story == two.story[:0] + one.story
        assert len(one.story) == len(match.log)
        assert [e["event"] for e in watcher.story[-1]] == ["revealed", "game-ended"]


def test_a_reveal_and_the_next_prize_are_one_step_with_the_table_in_between(shared_house: House) -> None:
    ana, rui, code = two_at_a_table(shared_house)
    with ana.sits(code) as one, rui.sits(code) as two:
        one.plays("14")
        two.plays("5")
        step = next(json.loads(text) for text in reversed(two.heard) if '"type":"step"' in text)
        assert [[event["event"] for event in told["events"]] for told in step["told"]] == [["revealed"], ["turned"]]
        assert step["told"][0]["view"]["last"] == [14, 5]
        assert step["told"][0]["view"]["pile"] == []
        assert step["told"][1]["view"] is None
        assert len(step["now"]["view"]["pile"]) == 1


def test_a_wrong_move_is_refused_in_the_language_of_the_hello(shared_house: House) -> None:
    ana, _, code = two_at_a_table(shared_house)
    with ana.sits(code, lang="pt") as one:
        before = one.seq
        refusal = one.asks("move", move="99", id="x")
        assert (refusal["type"], refusal["id"], refusal["language"]) == ("refused", "x", "pt")
        assert refusal["code"] == "not-a-move"
        assert "não" in refusal["sentence"]
        one.plays("3")
        assert one.asks("move", move="4")["code"] == "already-chosen"
        assert one.asks("ping")["type"] == "pong"
        assert one.seq == before + 1


def test_a_hidden_choice_can_be_taken_back_while_somebody_is_choosing(shared_house: House) -> None:
    ana, rui, eva = shared_house.person(), shared_house.person("Rui"), shared_house.person("Eva")
    code = ana.creates(seats=3)
    rui.joins(code), eva.joins(code)
    ana.post(f"/api/tables/{code}/start")
    with ana.sits(code) as one, rui.sits(code) as two, eva.sits(code) as three:
        assert not one.now["can_undo"]
        assert one.asks("undo")["code"] == "undo-unfair"
        one.plays("14")
        assert one.now["can_undo"]
        two.plays("9")
        one.until_true(lambda live: live.now["view"]["chosen"] == [True, True, False])
        assert one.asks("undo")["type"] == "ack"
        assert one.now["view"]["choice"] is None
        assert 14 in one.now["view"]["hand"]
        for live in (two, three):
            live.until_true(lambda live: live.now["view"]["chosen"] == [False, True, False])
        assert two.now["view"]["choice"] == 9
        assert two.now["can_undo"]
        step = json.loads(next(text for text in reversed(two.heard) if '"type":"step"' in text))
        assert (step["undone"], step["kept"]) == (0, 1)
        assert [e[0]["event"] for e in two.story] == ["turned", "chose"]
        one.plays("13")
        three.plays("1")
        one.until_true(lambda live: live.now["view"]["last"] == [13, 9, 1])
        assert not one.now["can_undo"]
        assert one.asks("undo")["code"] == "undo-unfair"
    query = "select kind from entries where code = ? and kind not in ('made', 'change') order by seq"
    kinds = [kind for (kind,) in shared_house.rows(query, code)]
    assert kinds[:8] == ["deal", "move", "move", "undo", "undo", "move", "move", "move"]
    shared_house.forget(code)
    assert ana.get(f"/api/tables/{code}/state")["now"]["view"]["last"] == [13, 9, 1]


def test_a_move_for_a_question_that_has_gone_is_stale(shared_house: House) -> None:
    ana, rui, code = two_at_a_table(shared_house)
    with ana.sits(code) as one, ana.sits(code) as same, rui.sits(code) as two:
        seen = same.seq
        one.plays("3", at=seen)
        two.plays("4", at=two.seq)
        one.until_true(lambda live: live.now["view"]["turn"] == 2)
        assert same.asks("move", move="5", at=seen)["code"] == "stale"
        shared_house.forget(code)
    with ana.sits(code) as one, rui.sits(code) as two:
        assert one.asks("move", move="5", at=seen)["code"] == "stale"
        at = one.seq
        two.plays("6")
        one.plays("5", at=at)  # what others choose meanwhile does not make it stale


def test_two_windows_of_one_seat_see_the_same(shared_house: House) -> None:
    ana, _, code = two_at_a_table(shared_house)
    with ana.sits(code) as one, ana.sits(code) as same:
        one.plays("7")
        same.until_true(lambda live: live.seq == one.seq)
        assert (same.now, same.story) == (one.now, one.story)


def test_a_seat_is_found_again_by_cookie_and_by_token(shared_house: House) -> None:
    ana, _, code = two_at_a_table(shared_house)
    with ana.sits(code) as one:
        one.plays("7")
    with ana.sits(code) as again:
        assert (again.you, again.now["view"]["choice"]) == (0, 7)
    with shared_house.person().sits(code, token=ana.seated["token"]) as other:
        assert (other.you, other.now["view"]["choice"]) == (0, 7)
    with shared_house.person().sits(code) as watcher:
        assert (watcher.you, watcher.now["view"]["choice"]) == (None, None)
        assert watcher.asks("move", move="3")["code"] == "not-seated"
        assert watcher.asks("undo")["code"] == "not-seated"


def test_a_command_is_acknowledged_in_the_step_that_holds_it_and_to_its_own_seat(shared_house: House) -> None:
    ana, rui, code = two_at_a_table(shared_house)
    with ana.sits(code) as one, ana.sits(code) as window, rui.sits(code) as other:
        one.send("move", id="mine", move="3")
        steps = [live.until("step") for live in (one, window, other)]
        done = {"id": "mine", "seq": one.seq}
        assert [step["acks"] for step in steps] == [[done], [done], []]
        one.acks.clear()
        assert one.asks("move", id="mine", move="3") == {"type": "ack", **done}
        assert one.seq == done["seq"]


def test_bots_keep_the_pace_and_people_never_wait_for_it(shared_house: House, monkeypatch) -> None:
    monkeypatch.setitem(bots.PACE, "slow", 3600)
    ana = shared_house.person()
    code = ana.creates(seats=3, plan=["me", "near", "near"], start=True, pace="slow")
    with ana.sits(code) as one:
        one.plays("3")
        assert one.now["waiting"] == [1, 2]
        one.send("pace", pace="instant")
        one.until_true(lambda live: live.now["view"]["turn"] == 2)
        assert one.table["pace"] == "instant"
    with shared_house.person().sits(code) as watcher:
        watcher.send("pace", pace="slow")
        assert watcher.until("refused")["code"] == "not-seated"
    assert ana.put(f"/api/tables/{code}/pace", pace="normal")["table"]["pace"] == "normal"


def test_bots_of_a_simultaneous_turn_do_not_wait_for_each_other(shared_house: House, monkeypatch) -> None:
    monkeypatch.setitem(bots.PACE, "slow", 3600)
    ana = shared_house.person()
    code = ana.creates(seats=5, plan=["me", *["near"] * 4], start=True, pace="slow")
    with ana.sits(code) as one:
        eventually(lambda: set(shared_house.room.live[code].bots.thinking) == {1, 2, 3, 4})  # once this node leads
        one.send("pace", pace="instant")
        one.until_true(lambda live: live.now["waiting"] == [0])


def test_again_with_the_same_people_and_a_tally(shared_house: House) -> None:
    ana, rui, code = two_at_a_table(shared_house, options=TINY)
    rematch = f"/api/tables/{code}/rematch"
    with pytest.raises(Refusal, match="not-over"):
        ana.post(rematch)
    with ana.sits(code) as one, rui.sits(code) as two:
        for cards in (("1", "3"), ("2", "1"), ("3", "2")):
            one.turn()
            one.plays(cards[0])
            two.turn()
            two.plays(cards[1])
        one.until_true(lambda live: live.table["phase"] == "over")
        wins = [seat["wins"] for seat in one.table["seats"]]
        again = ana.post(rematch)
        one.until_true(lambda live: live.table["next"] == again["table"]["code"])
        assert rui.post(rematch)["table"]["code"] == again["table"]["code"]
        with pytest.raises(Refusal, match="not-seated"):
            shared_house.person("Eve").post(rematch)
    table = again["table"]
    assert (table["previous"], table["games"], table["phase"]) == (code, 1, "playing")
    assert [(seat["name"], seat["wins"]) for seat in table["seats"]] == [("Ana", wins[0]), ("Rui", wins[1])]
    with rui.sits(table["code"]) as two:
        assert two.you == 1
        two.plays("1")
    with shared_house.person().sits(table["code"], token=rui.seated["token"]) as two:
        assert two.you == 1


def test_who_leaves_in_the_middle_has_a_bot_play_on(shared_house: House) -> None:
    ana, rui, code = two_at_a_table(shared_house, options=TINY, pace="instant")
    with ana.sits(code) as one, rui.sits(code) as two:
        ana.post(f"/api/tables/{code}/leave")
        one.until_true(lambda live: live.you is None and live.now["moves"] == [])
        two.until_true(lambda live: live.table["seats"][0]["kind"] == "bot")
        assert two.table["host"] == 1
        whole_game(two)
    with ana.sits(code) as watcher:
        assert watcher.you is None
        assert watcher.table["seats"][0]["bot"] == DEFAULT


def test_the_story_can_be_stepped_through_from_ones_own_seat(shared_house: House) -> None:
    ana, rui, code = two_at_a_table(shared_house, options=TINY)
    story = f"/api/tables/{code}/story"
    with ana.sits(code) as one, rui.sits(code) as two:
        one.plays("3")
        mine, other = ana.get(story), rui.get(story)
        assert [entry["move"] for entry in mine["entries"]][1:] == ["3"]
        assert [entry["move"] for entry in other["entries"]][1:] == [None]
        assert mine["entries"][-1]["view"] == one.now["view"]
        assert [entry["events"] for entry in mine["entries"]] == one.story
        assert mine["start"]["pile"] == []
        with pytest.raises(Refusal, match="not-your-story"):
            rui.get(story, seat=0)
        assert rui.get(story, seat=1) == rui.get(story)
        two.plays("1")
        for cards in (("2", "3"), ("1", "2")):
            one.plays(cards[0])
            two.plays(cards[1])
        whole = rui.get(story, seat=0)
        assert all(entry["move"] for entry in whole["entries"])
        assert rui.get(story, first=2, count=3)["entries"] == rui.get(story)["entries"][2:5]
        with pytest.raises(Refusal, match="no-such-place"):
            rui.get(story, seat=7)


def test_a_long_story_is_sent_in_part(shared_house: House) -> None:
    from sobremesa.server.tables import telling

    ana, rui, code = two_at_a_table(shared_house, options=TINY)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(telling, "LONGEST_STORY", 2)
        ana.post(f"/api/tables/{code}/move", id="1", move="1")
        rui.post(f"/api/tables/{code}/move", id="1", move="2")
        state = ana.get(f"/api/tables/{code}/state")
        assert (state["story_from"], len(state["story"])) == (2, 2)


def test_a_table_that_nobody_is_at_is_put_away_and_comes_back(shared_house: House, monkeypatch) -> None:
    ana, _, code = two_at_a_table(shared_house)
    with ana.sits(code) as one:
        one.plays("3")
        before = one.now
    monkeypatch.setattr(tables, "IDLE", -1)
    shared_house.inside(shared_house.room.put_away)
    assert code not in shared_house.room.live
    assert ana.get(f"/api/tables/{code}/state")["now"] == before


def test_a_table_that_was_asked_for_just_now_is_not_put_away(shared_house: House, monkeypatch) -> None:
    """Whoever asked is about to listen to it, and would hear nothing more."""
    ana = shared_house.person()
    code = ana.creates(options=TINY)
    table = shared_house.room.live[code]
    monkeypatch.setattr(table, "touched", -math.inf)
    assert table.idle

    async def come() -> None:
        await shared_house.room.table(code)
        await shared_house.room.put_away()

    shared_house.inside(come)
    assert shared_house.room.live[code] is table


def test_a_bot_that_stumbles_does_not_stop_the_game(shared_house: House, monkeypatch) -> None:
    game = sobremesa.game("raj")
    monkeypatch.setitem(game.bots, "rank", lambda state, seat, pad: 1 // 0)
    ana = shared_house.person()
    code = ana.creates(options=TINY, plan=["me", "rank"], start=True, pace="instant")
    with ana.sits(code) as one:
        whole_game(one)


def test_a_level_thinks_in_a_process_of_its_own(shared_house: House, monkeypatch) -> None:
    monkeypatch.setattr(prepare, "ready", lambda game: True)
    game = sobremesa.game("raj")
    known = game.blanked(game.match(seats=2, seed=1, **TINY).state, 0)
    thinkers = shared_house.room.thinkers
    assert shared_house.inside(lambda: thinkers.move(game, known, 0, "hard"))  # the first start takes long
    ana = shared_house.person()
    code = ana.creates(options=TINY, plan=["me", "hard"], start=True, pace="instant")
    with ana.sits(code) as one:
        whole_game(one)
    assert [worker.process for worker in thinkers.workers if worker.process]


def test_until_a_level_is_compiled_the_simple_bot_sits_in(shared_house: House, monkeypatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(prepare, "ready", lambda game: False)
    monkeypatch.setattr(prepare, "in_background", lambda game: asked.append(game.name))
    ana = shared_house.person()
    code = ana.creates(options=TINY, plan=["me", "master"], start=True, pace="instant")
    with ana.sits(code) as one:
        whole_game(one)
    assert "raj" in asked


def test_what_comes_together_is_done_in_the_order_in_which_it_came(shared_house: House) -> None:
    ana, rui, code = two_at_a_table(shared_house)
    with ana.sits(code) as one, rui.sits(code):
        for number in range(2):
            one.plays("5")
            one.send("undo", id=f"back-{number}")
            one.send("move", id=f"other-{number}", move="7")
            one.send("undo", id=f"again-{number}")
            answers = [one.until("ack", "refused") for _ in range(3)]
            ids = [f"back-{number}", f"other-{number}", f"again-{number}"]
            assert [(answer["type"], answer["id"]) for answer in answers] == [("ack", each) for each in ids]
            assert one.now["view"]["choice"] is None


def test_a_move_sent_twice_at_once_is_done_once(shared_house: House) -> None:
    ana, rui, code = two_at_a_table(shared_house)
    with ana.sits(code) as one, rui.sits(code):
        for _ in range(3):
            one.send("move", id="once", move="5")
        assert {one.until("ack", "refused")["type"] for _ in range(2)} == {"ack"}
        one.asks("ping")
        assert one.now["view"]["choice"] == 5
        assert sum(entry[0] == 0 for entry in ana.get(f"/api/tables/{code}/record")["log"]) == 1


def test_those_who_come_or_go_together_are_told_of_together(own_house: House) -> None:
    ana, _, code = two_at_a_table(own_house)
    table = own_house.room.live[code]
    watchers = [Line(Who()) for _ in range(3)]

    def told(one: Live, work: Callable[[Line], None], count: int) -> None:
        own_house.inside(lambda: [work(line) for line in watchers] and None)
        news = [message["table"]["watchers"] for message in one.quiet() if message["type"] == "table"]
        assert news == [count]

    with ana.sits(code) as one:
        one.quiet()
        told(one, table.connect, 3)
        told(one, table.disconnect, 0)


def test_no_text_that_a_database_cannot_hold_is_a_fault(shared_house: House) -> None:
    """PostgreSQL has no NUL in its texts: wherever a text is sent, one with a NUL is refused, or does no harm."""
    document, tried, ana = schema_document(), 0, shared_house.person()
    code = ana.creates(plan=["me", "random"], start=True)
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            bodies = operation.get("requestBody", {}).get("content", {}).values()
            for fields in [fields_in(document, each["schema"]) for each in bodies]:
                for odd in [name for name, value in fields.items() if value == TEXT]:
                    address = path.format(code=code, knock="%00", seat=1, name="raj", number=1)
                    response = ana.web.request(method, address, json=fields | {odd: "BCDF\0HJK"})
                    assert response.status_code < 500, (method, path, odd, response.text)
                    tried += 1
    assert tried > 30
    for path in ("/api/tables/BCD%00FG", "/api/games/%00/rules", f"/api/tables/{code}/x%00"):
        assert shared_house.person().web.get(path).status_code in (400, 404)


TEXT = "BCDFGHJK"


def fields_in(document: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """A body with something in each field that has to be there, and in each that holds a text."""
    named = resolved(document, schema)
    fields = {name: value_of(document, each) for name, each in named["properties"].items()}
    return {name: value for name, value in fields.items() if name in named.get("required", []) or value == TEXT}


def resolved(document: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    schema = next((each for each in schema.get("oneOf", schema.get("anyOf", [])) if each.get("type") != "null"), schema)
    return document["components"]["schemas"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema


def value_of(document: dict[str, Any], schema: dict[str, Any]) -> Any:
    schema = resolved(document, schema)
    if "enum" in schema:
        return schema["enum"][0]
    kind = schema.get("type", "object")
    return {"string": TEXT, "integer": 1, "boolean": True, "array": [], "object": {}}[
        next(each for each in kind if each != "null") if isinstance(kind, list) else kind
    ]
