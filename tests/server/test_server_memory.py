"""Memory: while a game lasts, nothing the server sends shows what newer moves cover; at the end all of it is open."""

import json
from typing import Any

import pytest
from harness import House, Live, Person

CARDS = (("13", "12"), ("3", "4"), ("5", "6"))  # the first bids are two cards that nothing else names


def three_turns(house: House, **what: Any) -> tuple[Person, str, Live]:
    ana, rui = house.person(), house.person("Rui")
    code = ana.creates(seats=2, **what)
    rui.joins(code)
    ana.post(f"/api/tables/{code}/start")
    one, other = ana.sits(code), rui.sits(code)
    for mine, theirs in CARDS:
        one.turn()
        one.plays(mine)
        other.turn()
        other.plays(theirs)
    one.turn()
    other.close()
    return ana, code, one


def bids_in(story: list[list[dict[str, Any]]]) -> list[list[int]]:
    return [event["bids_by_seat"] for events in story for event in events if "bids_by_seat" in event]


@pytest.mark.parametrize("aids", [False, True])
def test_older_bids_are_told_only_with_memory_aids(shared_house: House, aids: bool) -> None:
    ana, code, one = three_turns(shared_house, aids=aids)
    with one, shared_house.person("Eve").sits(code) as watcher:
        all_bids = [[13, 12], [3, 4], [5, 6]]
        shown = all_bids if aids else all_bids[-1:]
        assert bids_in(one.story) == bids_in(watcher.story) == shown
        assert bids_in(ana.get(f"/api/tables/{code}/state")["story"]) == shown
        entries = ana.get(f"/api/tables/{code}/story")["entries"]
        assert bids_in([entry["events"] for entry in entries]) == shown
        lasts = [entry["view"]["last"] for entry in entries if entry["view"]["last"] != [None, None]]
        assert [last for i, last in enumerate(lasts) if last not in lasts[:i]] == shown, "the table of back then"
        moves = [entry["move"] for entry in entries if entry["seat"] == 1]
        assert moves == (["12", "4", "6"] if aids else [None, None, "6"])
        record = shared_house.person("Eve").get(f"/api/tables/{code}/record")
        assert ([1, "12"] in record["log"]) == aids
        assert ('"event": "taken"' in json.dumps(one.story)) != aids, "what it was about is told all the same"


def test_at_the_end_everything_is_open(shared_house: House) -> None:
    ana = shared_house.person()
    code = ana.creates(
        seats=2, plan=["me", "rank"], start=True, pace="instant", options={"bids": 3, "prizes": [1, 2, 3]}
    )
    with ana.sits(code) as one:
        for _ in range(3):
            one.plays(one.turn()[0])
        one.until_true(lambda live: live.now["result"])
        assert len(bids_in(one.story)) == 3
        assert one.story == ana.get(f"/api/tables/{code}/state")["story"]
