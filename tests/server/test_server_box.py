"""Beside the real box: people enter what happens there; any entry may be made anew."""

import json

import pytest
from harness import Refusal


def at_the_box(house, game, *names, **what):
    host = house.person(names[0])
    code = host.creates(game, seats=len(names), plan=["me"] * len(names), others=names[1:], box=True, **what)
    return host, code


def say(person, code, what, seat=None):
    """Enters a deal, or a seat's move."""
    if seat is None:
        return person.post(f"/api/tables/{code}/deal", id=f"d{person.count}", outcome=what)
    person.web.headers["x-seat"] = str(seat)
    try:
        return person.post(f"/api/tables/{code}/move", id=f"m{person.count}", move=what)
    finally:
        del person.web.headers["x-seat"]


@pytest.fixture(autouse=True)
def counted(monkeypatch):
    import itertools

    from harness import Person

    numbers = itertools.count()
    monkeypatch.setattr(Person, "count", property(lambda _: next(numbers)), raising=False)


def log_of(person, code):
    return [(each["seat"], each["move"]) for each in person.get(f"/api/tables/{code}/story", count=400)["entries"]]


def test_raj_keeps_the_score_of_what_is_entered(shared_house):
    ana, code = at_the_box(shared_house, "raj", "Ana", "Rui", "Eva")
    state = ana.get(f"/api/tables/{code}/state")
    assert state["table"]["fair"] is None
    assert "+6" in state["now"]["deal"]["outcomes"]
    say(ana, code, "+6")
    for seat, card in enumerate(["14", "14", "3"]):
        say(ana, code, card, seat)
    state = ana.get(f"/api/tables/{code}/state")
    assert state["now"]["view"]["scores"] == [0, 0, 6]
    assert "+6" not in state["now"]["deal"]["outcomes"]
    with pytest.raises(Refusal) as impossible:
        say(ana, code, "+6")
    assert impossible.value.code == "deal-impossible"
    say(ana, code, "-3")
    with pytest.raises(Refusal) as twice:
        say(ana, code, "14", 0)
    assert "14" in twice.value.sentence


def test_an_entry_made_anew_keeps_the_later_ones(shared_house):
    ana, code = at_the_box(shared_house, "raj", "Ana", "Rui")
    for prize, cards in (("+6", "14 3"), ("+2", "5 4"), ("-1", "9 8")):
        say(ana, code, prize)
        for seat, card in enumerate(cards.split()):
            say(ana, code, card, seat)
    before = log_of(ana, code)
    ana.post(f"/api/tables/{code}/correct", entry=2)  # Rui's first card
    assert ana.get(f"/api/tables/{code}")["table"]["later"] == 6
    assert len(log_of(ana, code)) == 2
    say(ana, code, "15", 1)
    table = ana.get(f"/api/tables/{code}")["table"]
    assert table["later"] is None
    assert log_of(ana, code) == [*before[:2], (1, "15"), *before[3:]]
    assert ana.get(f"/api/tables/{code}/state")["now"]["view"]["scores"] == [2, 5]
    kinds = [kind for (kind,) in shared_house.rows("SELECT kind FROM entries WHERE code = ? ORDER BY seq", code)]
    assert kinds.count("undo") == 7  # back, and the entries again
    shared_house.forget(code)  # and read anew it is the same
    assert ana.get(f"/api/tables/{code}/state")["now"]["view"]["scores"] == [2, 5]
    assert shared_house.inside(lambda: shared_house.room.is_as_stored(shared_house.room.live[code]))


def test_what_no_longer_fits_is_asked_for_and_nothing_is_lost(shared_house):
    ana, code = at_the_box(shared_house, "raj", "Ana", "Rui")
    for prize, cards in (("+6", "14 3"), ("+2", "5 4"), ("+1", "9 8")):
        say(ana, code, prize)
        for seat, card in enumerate(cards.split()):
            say(ana, code, card, seat)
    ana.post(f"/api/tables/{code}/correct", entry=1)
    say(ana, code, "5", 0)  # which Ana was to play a turn later
    state = ana.get(f"/api/tables/{code}/state")
    assert (state["table"]["later"], state["now"]["waiting"]) == (5, [0, 1])
    say(ana, code, "14", 0)  # asked for
    assert ana.get(f"/api/tables/{code}")["table"]["later"] is None
    moves = [move for _, move in log_of(ana, code)]
    assert moves == ["+6", "5", "3", "+2", "14", "4", "+1", "9", "8"]


def test_a_correction_can_be_left_and_the_end_corrected(shared_house):
    ana, code = at_the_box(shared_house, "raj", "Ana", "Rui", options={"bids": 2, "prizes": [3, 4]})
    for prize, cards in (("+3", "1 2"), ("+4", "2 1")):
        say(ana, code, prize)
        for seat, card in enumerate(cards.split()):
            say(ana, code, card, seat)
    before = log_of(ana, code)
    assert ana.get(f"/api/tables/{code}")["table"]["phase"] == "over"
    ana.post(f"/api/tables/{code}/correct", entry=1)
    assert ana.get(f"/api/tables/{code}")["table"]["phase"] == "playing"
    with pytest.raises(Refusal) as first:
        ana.post(f"/api/tables/{code}/correct", entry=0)
    assert first.value.code == "correct-first"
    ana.post(f"/api/tables/{code}/back-to-later", keep=True)
    assert log_of(ana, code) == before
    assert ana.get(f"/api/tables/{code}")["table"]["phase"] == "over"
    ana.post(f"/api/tables/{code}/correct", entry=4)
    ana.post(f"/api/tables/{code}/back-to-later", keep=False)
    assert log_of(ana, code) == before[:4]


def three_turns(house):
    ana, code = at_the_box(house, "raj", "Ana", "Rui")
    for prize, cards in (("+6", "14 3"), ("+2", "5 4"), ("+1", "9 8")):
        say(ana, code, prize)
        for seat, card in enumerate(cards.split()):
            say(ana, code, card, seat)
    return ana, code, log_of(ana, code)


def test_in_mid_correction_all_can_be_left_as_it_was(shared_house):
    ana, code, before = three_turns(shared_house)
    ana.post(f"/api/tables/{code}/correct", entry=1)
    say(ana, code, "5", 0)  # which Ana was to play a turn later
    assert ana.get(f"/api/tables/{code}")["table"]["misfit"]
    shared_house.forget(code)
    ana.post(f"/api/tables/{code}/back-to-later", keep=True)
    table = ana.get(f"/api/tables/{code}")["table"]
    assert (log_of(ana, code), table["later"], table["misfit"]) == (before, None, False)


def test_undo_in_mid_correction_loses_nothing(shared_house):
    ana, code, before = three_turns(shared_house)
    ana.post(f"/api/tables/{code}/correct", entry=1)
    say(ana, code, "5", 0)
    ana.web.headers["x-seat"] = "0"
    ana.post(f"/api/tables/{code}/undo", id="u1")  # the prize that came back
    ana.post(f"/api/tables/{code}/undo", id="u2")  # Rui's card
    del ana.web.headers["x-seat"]
    assert log_of(ana, code) == [(None, "+6"), (0, "5")]  # what Rui is to lay is not there any more
    say(ana, code, "7", 1)
    assert [move for _, move in log_of(ana, code)] == ["+6", "5", "7", "+2"]
    say(ana, code, "14", 0)
    assert [move for _, move in log_of(ana, code)] == ["+6", "5", "7", "+2", "14", "4", "+1", "9", "8"]
    ana.post(f"/api/tables/{code}/correct", entry=4)
    ana.web.headers["x-seat"] = "0"
    ana.post(f"/api/tables/{code}/undo", id="u3")
    del ana.web.headers["x-seat"]
    ana.post(f"/api/tables/{code}/back-to-later", keep=True)
    assert [move for _, move in log_of(ana, code)] == ["+6", "5", "7", "+2", "14", "4", "+1", "9", "8"]
    assert before[0] == log_of(ana, code)[0]


def test_an_end_that_a_correction_brings_forward_loses_nothing(shared_house):
    each = dict.fromkeys("2345", 1)
    space = {"req": 0, "food": 0}
    columns = [
        {"reward": "protect_food", "spaces": [space] * 2},
        {"reward": "sausages", "amount": 1, "spaces": [space] * 4},
    ]
    mice = {"per_player": dict.fromkeys("2345", 2), "support": dict.fromkeys("2345", 0), "start_food_first": 12}
    board = {"column": columns, "cat": {"grey": each, "red": each}, "mice": mice}
    options = {"board": json.dumps(board), "goal": 10}
    ana, code = at_the_box(shared_house, "ratzzia", "Ana", "Rui", options=options)
    for seat, what in (
        *((0, "roll"), (None, "5 5"), (0, "keep"), (0, "place 5 at 1"), (0, "place 5 at 1"), (0, "done")),
        *((0, "decline"), (1, "roll"), (None, "1 2"), (1, "keep"), (1, "place 1 at 2"), (1, "done")),
    ):
        say(ana, code, what, seat)
    before = log_of(ana, code)
    ana.post(f"/api/tables/{code}/correct", entry=[move for _, move in before].index("decline"))
    say(ana, code, "protect", 0)
    table = ana.get(f"/api/tables/{code}")["table"]
    assert (table["phase"], table["later"], table["misfit"]) == ("over", 6, True)
    ana.post(f"/api/tables/{code}/back-to-later", keep=True)
    assert log_of(ana, code) == before
    assert ana.get(f"/api/tables/{code}")["table"]["phase"] == "playing"


def test_charidice_takes_the_faces_in_any_order(shared_house):
    ana, code = at_the_box(shared_house, "charidice", "Ana", "Rui")
    asked = ana.get(f"/api/tables/{code}/state")["now"]["deal"]
    assert (asked["deal"], asked["count"]) == ("faces", 6)
    dice = ana.get(f"/api/tables/{code}")["table"]["options"]["dice"]
    faces = [f"{number}{word[number - 1]}" for number, word in zip([3, 1, 4, 1, 5, 6], dice, strict=True)]
    say(ana, code, " ".join(reversed(faces)))
    view = ana.get(f"/api/tables/{code}/state")["now"]["view"]
    assert [die["number"] for die in view["dice"]] == [3, 1, 4, 1, 5, 6]


@pytest.mark.parametrize(
    ("faces", "code", "named"),
    [
        ("1g 2b 3e 4k 5y 6r", "faces-of-one-die", ("green 1", "blue 2")),
        ("1g 2g", "faces-missing", ("6 dice", "2 are")),
        ("7g", "no-such-face", ("7g",)),
        ("", "faces-missing", ("6 dice",)),
    ],
)
def test_impossible_dice_are_refused_by_their_faces(shared_house, faces, code, named):
    ana, table = at_the_box(shared_house, "charidice", "Ana", "Rui")
    with pytest.raises(Refusal) as refused:
        say(ana, table, faces)
    assert refused.value.code == code
    assert all(part in refused.value.sentence for part in named), refused.value.sentence


def test_a_die_that_was_kept_cannot_show_another_face(shared_house):
    ana, code = at_the_box(shared_house, "charidice", "Ana", "Rui", options={"greatest_gift": False})
    dice = ana.get(f"/api/tables/{code}")["table"]["options"]["dice"]
    face = lambda die, number: f"{number}{dice[die][number - 1]}"  # noqa: E731
    say(ana, code, " ".join(face(die, 2) for die in range(6)))
    say(ana, code, "reroll 1 2", 0)
    with pytest.raises(Refusal) as refused:
        say(ana, code, f"{face(0, 3)} {face(5, 4)}")
    assert refused.value.code == "face-of-a-kept-die"
    say(ana, code, f"{face(1, 5)} {face(0, 3)}")
    ana.post(f"/api/tables/{code}/correct", entry=7, count=2)
    say(ana, code, f"{face(0, 1)} {face(1, 1)}")
    view = ana.get(f"/api/tables/{code}/state")["now"]["view"]
    assert [die["number"] for die in view["dice"]] == [1, 1, 2, 2, 2, 2]
    ana.web.headers["x-seat"] = "0"
    ana.post(f"/api/tables/{code}/undo", id="u")  # the roll as a whole
    assert ana.get(f"/api/tables/{code}/state")["now"]["deal"]["count"] == 2


def test_ratzzia_s_dice_are_entered_one_by_one_or_all_at_once(shared_house):
    ana, code = at_the_box(shared_house, "ratzzia", "Ana", "Rui")
    say(ana, code, "roll", 0)
    say(ana, code, "1")
    say(ana, code, "3 5")
    rolled = len(log_of(ana, code)) - 1
    assert rolled == 3
    with pytest.raises(Refusal) as refused:
        say(ana, code, "1 1 1 1 1 1 1 1 1 1 1 1")
    assert refused.value.code == "deal-not-asked"
    assert len(log_of(ana, code)) - 1 == rolled  # all of it or nothing


def test_others_enter_things_only_if_the_host_allows(shared_house):
    ana, code = at_the_box(shared_house, "raj", "Ana", "Rui")
    eve = shared_house.person("Eve")
    with pytest.raises(Refusal) as refused:
        say(eve, code, "+6")
    assert refused.value.code == "not-yours-to-enter"
    ana.patch(f"/api/tables/{code}", helpers=True)
    say(eve, code, "+6")
    say(eve, code, "9", 1)
    with eve.sits(code, seat=0) as live:
        live.plays("4")
    eve.web.headers["x-seat"] = "0"
    with pytest.raises(Refusal) as host:  # they are no host by it
        eve.patch(f"/api/tables/{code}", helpers=False)
    assert host.value.code == "not-seated"


@pytest.mark.parametrize("path", ["deal", "correct"])
def test_at_other_tables_nothing_is_entered(shared_house, path):
    ana = shared_house.person()
    code = ana.creates("raj", seats=2, start=True)
    body = {"outcome": "+6", "id": "a"} if path == "deal" else {"entry": 0}
    with pytest.raises(Refusal) as refused:
        ana.post(f"/api/tables/{code}/{path}", **body)
    assert refused.value.code == "no-box"


def test_two_who_enter_at_once_do_not_enter_twice(shared_house):
    ana, code = at_the_box(shared_house, "raj", "Ana", "Rui")
    seq = ana.get(f"/api/tables/{code}/state")["seq"]
    ana.post(f"/api/tables/{code}/deal", id="one", outcome="+6", at=seq)
    with pytest.raises(Refusal) as refused:
        ana.post(f"/api/tables/{code}/deal", id="two", outcome="+5", at=seq)
    assert refused.value.code in ("stale", "deal-not-asked")


def test_options_are_checked_before_a_table_is_made(shared_house):
    ana = shared_house.person()
    square = ["yrgbek", "rgbeky", "gbekyr", "bekyrg", "ekyrgb", "kyrgbe"]
    checked = ana.post("/api/games/charidice/check", seats=2, options={"dice": square})
    assert checked["options"]["dice"] == square
    with pytest.raises(Refusal) as refused:
        ana.post("/api/games/charidice/check", seats=2, options={"dice": ["yrgbek"] * 6})
    assert refused.value.code == "dice-number-twice"


def test_linko_has_a_score_pad(shared_house):
    ana, code = at_the_box(shared_house, "linko_pad", "Ana", "Rui", options={"rounds": 1})
    for seat, cards in ((0, "13"), (1, "10"), (1, "0"), (0, "4")):
        say(ana, code, cards, seat)
    state = ana.get(f"/api/tables/{code}/state")
    assert state["now"]["result"]["scores"] == [9, 10]
    ana.post(f"/api/tables/{code}/correct", entry=3)
    with pytest.raises(Refusal) as refused:
        say(ana, code, "100", 0)
    assert refused.value.code == "too-many-cards"
    say(ana, code, "1", 0)
    assert ana.get(f"/api/tables/{code}/state")["now"]["result"]["winners"] == [0]
    shared_house.forget(code)
    assert ana.get(f"/api/tables/{code}")["table"]["phase"] == "over"


def test_linko_s_helper_knows_the_example_of_the_rulebook(shared_house):
    """Ben plays a single 13. Catharine has two cards on top, Daniel a single 4, Andy two."""
    ana = shared_house.person()
    ask = lambda *sets: ana.post("/api/games/linko_pad/attacked", sets=sets, seat=1)["seats"]  # noqa: E731
    assert ask("5 5", "13", "7 7", "4") == [3]
    assert ask("5 5", "6 6 X", "", "4") == []
    with pytest.raises(Refusal):
        ask("5 6", "13")
    with pytest.raises(Refusal):
        ask("5", "")
