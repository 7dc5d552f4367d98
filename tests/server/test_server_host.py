"""What the host may do, what people agree to, who may take whose seat, who may look on, and table talk."""

import json
from pathlib import Path
from typing import Any

import pytest
from harness import House, Person, Refusal, house, whole_game

from sobremesa.server import limits

TINY = {"bids": 3, "prizes": [-1, 2, 3]}


def refused(call: Any, *arguments: Any, **about: Any) -> str:
    with pytest.raises(Refusal) as caught:
        call(*arguments, **about)
    assert caught.value.sentence
    return str(caught.value.code)


def company(house: House, *names: str, **what: Any) -> tuple[list[Person], str]:
    """People in the lobby of a table with as many seats; the first is the host."""
    people = [house.person(name) for name in names]
    code = people[0].creates(**{"seats": len(people), "pace": "instant", "options": TINY, **what})
    for person in people[1:]:
        person.joins(code)
    for seat in range(len(people), what.get("seats", 0)):
        people[0].put(f"/api/tables/{code}/seats/{seat}", bot="random")
    return people, f"/api/tables/{code}"


def changes(person: Person, path: str, **body: Any) -> Any:
    return person.patch(path, **body)["table"]


def names(table: Any) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def code_of(path: str) -> str:
    return path.rsplit("/", 1)[1]


# In the lobby


def test_seats_are_reordered_and_everybody_knows_where_they_sit(shared_house: House) -> None:
    (ana, rui, eva), path = company(shared_house, "Ana", "Rui", "Eva")
    with ana.sits(code_of(path)) as one, rui.sits(code_of(path)) as two:
        table = changes(ana, path, order=[2, 0, 1])
        assert (names(table), table["host"]) == (["Eva", "Ana", "Rui"], 1)
        one.until_true(lambda live: live.you == 1)
        two.until_true(lambda live: live.you == 2)
    assert [person.get(path)["you"] for person in (eva, ana, rui)] == [0, 1, 2]
    for nonsense in ([0, 1], [0, 1, 1], [0, 1, 3], [-1, 0, 1], list(range(1000))):
        assert refused(ana.patch, path, order=nonsense) == "bad-order"
    assert refused(rui.patch, path, order=[0, 1, 2]) == "not-host"
    shared_house.forget(code_of(path))
    assert names(ana.get(path)["table"]) == ["Eva", "Ana", "Rui"]


def test_options_and_seats_can_be_changed_until_the_start(shared_house: House) -> None:
    (ana, rui), path = company(shared_house, "Ana", "Rui", seats=4)
    ana.put(f"{path}/seats/3", bot=None)
    assert ana.get(path)["table"]["options"]["bids"] == 3
    table = changes(ana, path, seats=3)
    assert (len(table["seats"]), table["seats"][2]["kind"], table["options"]["bids"]) == (3, "bot", 3)
    assert changes(ana, path, options={"tiebreak": "best_mouse"})["options"]["bids"] == 15
    assert len(changes(ana, path, seats=2)["seats"]) == 2
    assert len(changes(ana, path, seats=5)["seats"]) == 5
    assert refused(ana.patch, path, seats=1) == "seat-count"
    assert refused(ana.patch, path, seats=9) == "seat-count"
    assert refused(ana.patch, path, options={"bids": 99}) == "bad-value"
    assert refused(ana.patch, path, colour="red") == "bad-request"
    shared_house.forget(code_of(path))
    assert len(ana.get(path)["table"]["seats"]) == 5
    ana.post(f"{path}/start")
    for late in ({"seats": 3}, {"options": {}}, {"order": [0, 1, 2, 3, 4]}):
        assert refused(ana.patch, path, **late) == "already-started"
    assert rui.get(f"{path}/state")["now"]["view"]["turn"] == 1


def test_clocks_go_with_the_number_of_seats(shared_house: House) -> None:
    ana = shared_house.person()
    path = f"/api/tables/{ana.creates(seats=2, clock={'kind': 'total', 'seconds': 600}, options=TINY)}"
    changes(ana, path, seats=4)
    ana.post(f"{path}/start")
    assert len(ana.get(f"{path}/state")["now"]["clocks"]) == 4


def test_no_seat_is_taken_from_under_a_person(shared_house: House) -> None:
    (ana, _, eva), path = company(shared_house, "Ana", "Rui", "Eva")
    assert refused(ana.patch, path, seats=2) == "too-many-people"
    changes(ana, path, seats=5)
    assert names(changes(ana, path, order=[3, 0, 4, 1, 2])) == [None, "Ana", None, "Rui", "Eva"]
    table = changes(ana, path, seats=3)
    assert (names(table), table["host"], eva.get(path)["you"]) == (["Ana", "Rui", "Eva"], 0, 2)


def test_the_host_sends_somebody_away_and_locks_the_table(shared_house: House) -> None:
    (ana, rui), path = company(shared_house, "Ana", "Rui")
    with rui.sits(code_of(path)) as two:
        assert ana.put(f"{path}/seats/1", bot=None)["table"]["seats"][1]["kind"] == "open"
        two.until_true(lambda live: live.you is None)
    assert changes(ana, path, locked=True)["locked"]
    assert refused(rui.joins, code_of(path)) == "table-locked"
    assert ana.joins(code_of(path)) == 0
    changes(ana, path, locked=False)
    assert rui.joins(code_of(path)) == 1


def test_the_host_hands_over(shared_house: House) -> None:
    (ana, rui, _), path = company(shared_house, "Ana", "Rui", "Eva")
    assert changes(ana, path, host=1)["host"] == 1
    assert refused(ana.patch, path, host=0) == "not-host"
    rui.put(f"{path}/seats/2", bot="random")
    assert refused(rui.patch, path, host=2) == "nobody-there"
    assert refused(rui.patch, path, host=7) == "no-such-place"
    assert rui.post(f"{path}/leave")["table"]["host"] == 0


# In play


def test_a_person_is_replaced_by_a_bot_and_comes_back_to_that_seat_only(shared_house: House) -> None:
    (ana, rui, eva), path = company(shared_house, "Ana", "Rui", "Eva")
    ana.post(f"{path}/start")
    with ana.sits(code_of(path)) as one, rui.sits(code_of(path)) as two:
        hand = two.now["view"]["hand"]
        assert ana.put(f"{path}/seats/1", bot="random")["table"]["seats"][1]["bot"] == "random"
        two.until_true(lambda live: live.you is None)
        assert (two.now["view"]["hand"], two.now["moves"]) == (None, [])
        assert two.asks("move", move="3")["code"] == "not-seated"
        eva.post(f"{path}/leave")
        one.until_true(lambda live: live.table["seats"][2]["kind"] == "bot")
        assert refused(rui.joins, code_of(path), seat=2) == "other-seat-before"
        assert refused(rui.joins, code_of(path), seat=0) == "seat-taken"
        shared_house.forget(code_of(path))
        assert refused(rui.joins, code_of(path), seat=2) == "other-seat-before"
        assert refused(rui.joins, code_of(path)) == "knock-first", "the host has sent him away"
        lets_in(ana, rui, code_of(path))
        assert rui.joins(code_of(path)) == 1
    with rui.sits(code_of(path)) as two:
        assert two.table["seats"][1] | {"here": True} == {
            "kind": "person", "name": "Rui", "bot": None, "here": True, "wins": 0, "device": None,
        }  # fmt: skip
        assert set(two.now["view"]["hand"]) <= set(hand)


def test_a_newcomer_takes_a_bot_s_seat_in_mid_game(shared_house: House) -> None:
    ana, rui = shared_house.person(), shared_house.person("Rui")
    code = ana.creates(plan=["me", "random"], start=True, pace="slow", options=TINY)
    with ana.sits(code) as one, rui.sits(code) as watcher:
        assert watcher.you is None
        lets_in(ana, rui, code)
        assert rui.joins(code) == 1
        one.until_true(lambda live: live.table["seats"][1]["name"] == "Rui")
        assert refused(shared_house.person("Eva").joins, code) == "table-full"
        with rui.sits(code) as two:
            one.plays("3")
            two.plays("2")
            whole_game_of(one, two)
    assert refused(shared_house.person("Eva").joins, code) == "already-over"


def lets_in(host: Any, person: Any, code: str, **wish: Any) -> None:
    """Somebody asks for a seat, and the host agrees."""
    knock = person.post(f"/api/tables/{code}/knock", name=person.name, **wish)["table"]["knocks"][-1]
    host.put(f"/api/tables/{code}/knocks/{knock['id']}", welcome=True)


def whole_game_of(one: Any, two: Any) -> None:
    while moves := one.turn():
        one.plays(moves[0])
        two.plays(two.turn()[0])
    two.until_true(lambda live: live.table["phase"] == "over")


# Looking on


def test_a_table_may_be_for_those_who_sit_at_it(shared_house: House) -> None:
    (ana, rui), path = company(shared_house, "Ana", "Rui")
    eva = shared_house.person("Eva")
    with eva.sits(code_of(path)) as watcher:
        assert not changes(ana, path, watch=False)["watch"]
        watcher.until_true(lambda live: not live.table["watch"])
        ana.post(f"{path}/start")
        assert watcher.closed() == 4403
    for what in ("state", "story", "record"):
        assert refused(eva.get, f"{path}/{what}") == "no-watching"
    with eva.sits(code_of(path), hello=False) as watcher:
        watcher.send("hello")
        assert watcher.receive()["code"] == "no-watching"
        assert watcher.closed() == 4403
    with ana.sits(code_of(path)) as one, rui.sits(code_of(path)) as two:
        whole_game_of(one, two)
    assert eva.get(f"{path}/state")["you"] is None
    assert eva.get(f"{path}/story")["total"] > 3


def test_who_looks_on_is_shown_out_when_watching_ends(shared_house: House) -> None:
    (ana, _), path = company(shared_house, "Ana", "Rui")
    ana.post(f"{path}/start")
    with shared_house.person().sits(code_of(path)) as watcher, ana.sits(code_of(path)) as one:
        changes(ana, path, watch=False)
        assert watcher.until("refused")["code"] == "no-watching"
        assert watcher.closed() == 4403
        one.until_true(lambda live: live.table["watchers"] == 0)
        one.plays("3")


# What takes everybody's yes


def test_all_agree_to_pause_and_one_goes_on(shared_house: House) -> None:
    (ana, rui), path = company(shared_house, "Ana", "Rui", seats=3)
    ana.post(f"{path}/start")
    with ana.sits(code_of(path)) as one, rui.sits(code_of(path)) as two:
        assert ana.post(f"{path}/wish", what="pause")["table"]["wish"] == {"what": "pause", "by": [0]}
        one.plays("3")
        two.until_true(lambda live: live.table["wish"] is not None)
        assert rui.post(f"{path}/wish", what=None)["table"]["wish"] is None
        ana.post(f"{path}/wish", what="pause")
        shared_house.forget(code_of(path))
        assert rui.post(f"{path}/wish", what="pause")["table"]["paused"]
    with ana.sits(code_of(path)) as one, rui.sits(code_of(path)) as two:
        assert (two.now["moves"], two.now["can_undo"], one.now["can_undo"]) == ([], False, False)
        for command in ({"kind": "move", "move": "2"}, {"kind": "undo"}):
            assert two.asks(**command)["code"] == "paused"
        before = two.seq
        two.asks("ping")
        assert rui.get(f"{path}/state")["seq"] == two.seq == before
        rui.post(f"{path}/wish", what="resume")
        two.until_true(lambda live: bool(live.now["moves"]))
        assert two.seq >= before
        two.plays("2")
    assert refused(shared_house.person().post, f"{path}/wish", what="end") == "not-seated"
    assert refused(ana.post, f"{path}/wish", what="dance") == "bad-request"


def test_all_agree_to_end_and_everything_opens(shared_house: House) -> None:
    (ana, rui, eva), path = company(shared_house, "Ana", "Rui", "Eva")
    assert refused(ana.post, f"{path}/wish", what="end") == "not-started"
    ana.post(f"{path}/start")
    with ana.sits(code_of(path)) as one, rui.sits(code_of(path)) as two:
        one.plays("3")
        ana.post(f"{path}/wish", what="end")
        rui.post(f"{path}/wish", what="end")
        two.until_true(lambda live: live.table["wish"] == {"what": "end", "by": [0, 1]})
        assert two.story[-1][0]["card"] == 0
        eva.post(f"{path}/leave")  # the others do agree
        two.until_true(lambda live: live.table["phase"] == "over")
        assert (two.now["waiting"], two.now["result"], two.now["moves"]) == ([], None, [])
        assert two.asks("move", move="1")["code"] == "already-over"
        assert two.table["games"] == 0
    assert rui.get(f"{path}/story", seat=0)["entries"][1]["move"] == "3"
    assert rui.get(f"{path}/record")["log"][1] == [0, "3"]
    shared_house.forget(code_of(path))
    assert rui.get(path)["table"]["phase"] == "over"
    again = ana.post(f"{path}/rematch")
    assert (again["table"]["phase"], again["table"]["games"]) == ("playing", 0)


def test_alone_one_agrees_with_oneself(shared_house: House) -> None:
    ana = shared_house.person()
    path = (
        f"/api/tables/{ana.creates(plan=['me', 'random', 'random'], seats=3, start=True, pace='instant', options=TINY)}"
    )
    assert ana.post(f"{path}/wish", what="pause")["table"]["paused"]
    assert not ana.post(f"{path}/wish", what="resume")["table"]["paused"]
    with ana.sits(code_of(path)) as live:
        whole_game(live)
    assert refused(ana.post, f"{path}/wish", what="pause") == "already-over"


def test_a_wish_goes_with_whoever_had_it_and_with_the_game(shared_house: House) -> None:
    (ana, rui, eva), path = company(shared_house, "Ana", "Rui", "Eva")
    ana.post(f"{path}/start")
    rui.post(f"{path}/wish", what="end")
    assert rui.post(f"{path}/leave")["table"]["wish"] is None
    with ana.sits(code_of(path)) as one, eva.sits(code_of(path)) as other:
        ana.post(f"{path}/wish", what="pause")
        while moves := one.turn():
            one.plays(moves[0])
            other.plays(other.turn()[0])
    assert ana.get(path)["table"]["wish"] is None
    assert ana.post(f"{path}/rematch")["table"]["wish"] is None


def test_a_game_that_all_have_ended_before_the_first_card_stays_so(tmp_path: Path) -> None:
    with house(tmp_path, patience=0.1) as patient:
        ana = patient.person()
        path = f"/api/tables/{ana.creates(plan=['me', 'random'], start=True, options=TINY)}"
        assert ana.post(f"{path}/wish", what="end")["table"]["phase"] == "over"
        with ana.sits(ana.creates(plan=["me", "random"], start=True, options=TINY)) as later:
            later.turn()  # nobody is waited for any longer at this table, nor at the first
        assert ana.get(path)["table"]["phase"] == "over"
        assert refused(ana.post, f"{path}/contribution", value="late") == "luck-settled"
        said = " ".join(ana.get(f"{path}/verify")["sentences"])
        assert "typed" not in said, "nobody has dealt anything"


# Table talk


def test_short_phrases_reach_everybody_and_nothing_else_does(shared_house: House) -> None:
    (ana, rui), path = company(shared_house, "Ana", "Rui")
    watcher = shared_house.person()
    with ana.sits(code_of(path)) as one, rui.sits(code_of(path)) as two, watcher.sits(code_of(path)) as three:
        one.send("say", what="well-played")
        for live in (one, two, three):
            assert live.until("said") == {"type": "said", "seat": 0, "what": "well-played"}
        assert one.asks("say", what="you are all fools")["code"] == "bad-message"
        assert three.asks("say", what="hello")["code"] == "not-seated"
        rui.post(f"{path}/say", what="wink")
        assert two.until("said")["what"] == one.until("said")["what"] == "wink"
        for _ in range(int(limits.TALK.burst)):
            one.send("say", what="hello")
        assert one.until("refused")["code"] == "too-fast"
        assert one.asks("ping")["type"] == "pong"


# Nobody looks into a hand by the side door


def test_a_game_under_way_takes_nobody_without_the_host_s_yes(shared_house: House) -> None:
    ana, rui, eva = (shared_house.person(name) for name in ("Ana", "Rui", "Eva"))
    code = ana.creates("linko", seats=3, plan=["me", "medium", "medium"], start=True, pace="slow")
    path = f"/api/tables/{code}"
    with ana.sits(code) as one, rui.sits(code) as watcher:
        assert refused(rui.joins, code) == "knock-first"
        knock = rui.post(f"{path}/knock", name="Rui", seat=2)["table"]["knocks"][0]
        one.until_true(lambda live: live.table["knocks"] == [knock])
        assert (knock["name"], knock["seat"], knock["welcome"]) == ("Rui", 2, False)
        assert refused(rui.joins, code) == "knock-first", "nobody has said yes"
        assert refused(rui.put, f"{path}/knocks/{knock['id']}", welcome=True) == "not-seated"
        assert refused(ana.put, f"{path}/knocks/nobody", welcome=True) == "no-such-knock"
        ana.put(f"{path}/knocks/{knock['id']}", welcome=True)
        assert refused(eva.joins, code) == "knock-first", "the yes was for Rui"
        assert refused(rui.joins, code, seat=1) == "knock-first", "and for that seat"
        assert watcher.now["view"].get("hand") in (None, []), "until then there is nothing to see"
        assert rui.joins(code) == 2
        one.until_true(lambda live: live.table["seats"][2]["name"] == "Rui")
        assert one.table["knocks"] == []
    denied = eva.post(f"{path}/knock", name="Eva")["table"]["knocks"][0]
    ana.put(f"{path}/knocks/{denied['id']}", welcome=False)
    assert refused(eva.joins, code) == "knock-first"


def test_who_takes_a_seat_over_does_not_see_what_was_chosen_there(shared_house: House) -> None:
    """A host who sends Rui away after his bid, and comes in his place in a second browser, learns nothing of it."""
    ana, rui, second = (shared_house.person(name) for name in ("Ana", "Rui", "Ana again"))
    code = ana.creates(seats=2, options={"bids": 5, "prizes": [1, 2, 3, 4, 5]}, pace="slow")
    rui.joins(code)
    path = f"/api/tables/{code}"
    ana.post(f"{path}/start")
    with rui.sits(code) as two:
        two.plays("4")
    ana.put(f"{path}/seats/1", bot="medium")
    lets_in(ana, second, code)
    second.joins(code)
    with second.sits(code) as looking:
        assert looking.now["view"]["choice"] is None
        assert looking.now["view"]["hand"] == [1, 2, 3, 4, 5]
        assert "chose" not in json.dumps(looking.now["view"].get("last"))
        assert all(event.get("card") in (None, 0) for events in looking.story for event in events)
        assert looking.turn(), "the seat chooses anew"


def test_a_seat_given_back_returns_to_the_bot_that_had_it(shared_house: House) -> None:
    ana, rui = shared_house.person(), shared_house.person("Rui")
    code = ana.creates(seats=2, plan=["me", "hard"], start=True, pace="slow")
    before = ana.get(f"/api/tables/{code}")["table"]["seats"][1]
    lets_in(ana, rui, code)
    rui.joins(code)
    rui.post(f"/api/tables/{code}/leave")
    after = ana.get(f"/api/tables/{code}")["table"]["seats"][1]
    assert (after["kind"], after["bot"], after["name"]) == ("bot", "hard", before["name"])
    assert rui.post(f"/api/tables/{code}/knock", name="Rui")["table"]["knocks"][0]["welcome"]
    assert rui.joins(code) == 1, "who gave a seat up may have that one again"
    ana.put(f"/api/tables/{code}/seats/1", bot="easy")
    assert refused(rui.joins, code) == "knock-first", "who was sent away asks first"


def test_only_so_many_ask_at_once_and_a_locked_table_hears_nobody(shared_house: House) -> None:
    ana = shared_house.person()
    code = ana.creates(seats=2, plan=["me", "medium"], start=True, pace="slow")
    path = f"/api/tables/{code}"
    people = [shared_house.person(f"P{n}") for n in range(6)]
    for person in people[:5]:
        person.post(f"{path}/knock", name=person.name)
        person.post(f"{path}/knock", name=person.name)  # the same one again
    assert refused(people[5].post, f"{path}/knock", name="P5") == "too-many-knocks"
    changes(ana, path, locked=True)
    assert refused(people[0].post, f"{path}/knock", name="P0") == "table-locked"
