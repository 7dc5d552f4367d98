"""Ratzzia, sentence by sentence: the rulebook and the rulings. Each test is a scene at the table.

Small pantries are written as they stand: "sausages 2: 1+1 2+1 _+1 =" is a column with two sausages on its shelf and,
from the bottom, a 1 and a 2 that pay 1 each, a blank space that pays 1, and a blank one with `==` to it.
"""

import re

import pytest

import sobremesa
from sobremesa import CHANCE, Match
from sobremesa.engine.match import checksum

RATZZIA = sobremesa.game("ratzzia")
SIZES = ("2", "3", "4", "5")
BAG = "protect_food: _ _"


def space(text: str) -> dict:
    """`5+1` is a 5 that pays 1, `_` blank, `=` equal to the one below, `3@4` a 3 that is there from four players on."""
    found = re.fullmatch(r"(=?)(\d|_|)(?:\+(\d))?(?:@(\d))?", text)
    assert found, text
    link, number, food, players = found.groups()
    req = int(number) if number.isdigit() else 0
    return {"req": req, "food": int(food or 0), "link": bool(link), "min_players": int(players or 2)}


def column(text: str) -> dict:
    shelf, spaces = text.split(":")
    reward, *amount = shelf.split()
    found = {"reward": reward, "spaces": [space(part) for part in spaces.split()]}
    return found | ({"amount": int(amount[0])} if amount else {})


def pantry(*columns: str, mice=3, support=0, candy=1, grey=1, red=2, food=3) -> dict:
    def each(number: int) -> dict:
        return dict.fromkeys(SIZES, number)

    return {
        "meta": {"origin": "own"},
        "column": [column(text) for text in columns],
        "cat": {"grey": each(grey), "red": each(red)},
        "candy": {"dice": each(candy)},
        "mice": {"per_player": each(mice), "support": each(0) | {"2": support}, "start_food_first": food},
    }


def table(seats: int = 2, *columns: str, options=None, **board) -> Match:
    """A match on a small pantry, or on the default board if no columns are given."""
    chosen = {"board": pantry(*columns, **board)} if columns else board
    return RATZZIA.match(seats=seats, dealer="manual", **chosen, **(options or {}))


def active(match: Match) -> int:
    return match.view(None)["active"]


def deal(match: Match, *faces: int) -> None:
    for face in faces:
        match.deal(str(face))


def roll(match: Match, *faces: int) -> None:
    match.play(active(match), "roll")
    deal(match, *faces)


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(active(match), move)


def turn(match: Match, faces, *moves: str) -> None:
    """A whole turn without a reroll or support dice: roll, place, done."""
    roll(match, *faces)
    for phase, answer in (("reroll", "keep"), ("support", "no support")):
        if match.view(None)["phase"] == phase:
            play(match, answer)
    play(match, *moves, "done")


def skip(match: Match) -> None:
    """A turn in which nothing much happens: a 6 goes to the last column, which is there for that."""
    mice = match.view(None)["mice"][active(match)]
    turn(match, [6] * mice, f"place 6 at {len(match.view(None)['columns'])}")


def dice(match: Match, number: int) -> list:
    """What lies in a column, bottom to top: `0:5` is a 5 of seat 0, `c` and `s` mark candy and support dice."""
    return [name(entry["die"]) for entry in match.view(None)["columns"][number - 1]["spaces"]]


def cat(match: Match) -> list:
    return [[name(die) for die in match.view(None)["cat"][colour]] for colour in ("grey", "red")]


def name(die) -> str | None:
    if die is None:
        return None
    return {"mouse": f"{die['owner']}:{die['value']}", "candy": f"{die['owner']}:{die['value']}c",
            "support": f"{die['value']}s"}[die["kind"]]  # fmt: skip


def seen(match: Match, *what: str):
    """One thing of the view, or several."""
    found = [match.view(None)[key] for key in what]
    return found[0] if len(what) == 1 else found


def legal(match: Match) -> list[str]:
    return match.legal(active(match))


def refused(match: Match, move: str, seat: int | None = None) -> str:
    """The code of the refusal, which changes nothing and says so in a sentence."""
    before, log = match.state.tobytes(), match.log
    with pytest.raises(sobremesa.IllegalMove) as refusal:
        match.play(active(match) if seat is None else seat, move)
    assert (match.state.tobytes(), match.log) == (before, log)
    for language in ("en", "pt", "pt-BR", "es"):
        assert len(refusal.value.sentence(language)) > 20
    return refusal.value.code


# Preparation


def test_two_to_five_play():
    assert list(RATZZIA.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(sobremesa.BadOption):
            RATZZIA.match(seats=seats)


@pytest.mark.parametrize(
    ("seats", "mice", "candy", "support"), [(2, 6, 1, 3), (3, 7, 1, 0), (4, 7, 2, 0), (5, 7, 2, 0)]
)
def test_mice_candy_and_support_dice(seats, mice, candy, support):
    view = table(seats).view(None)
    assert view["mice"] == [mice] * seats
    assert (view["jar"], view["support"], view["candy"]) == (candy, support, [0] * seats)


def test_the_first_seat_gets_three_food_and_each_next_one_more():
    assert seen(table(5), "food") == [3, 4, 5, 6, 7]


def test_nothing_is_in_the_bags_and_the_first_seat_starts():
    match = table(3)
    assert seen(match, "bag", "scores", "turn", "active", "phase") == [[0] * 3, [0] * 3, 1, 0, "start"]
    assert match.waiting == {0}
    assert match.legal(0) == ["roll"]


@pytest.mark.parametrize(("seats", "heights"), [
    (2, [3, 3, 3, 3, 4, 3, 5, 4, 3]),
    (3, [4, 3, 4, 3, 4, 3, 6, 4, 4]),
    (4, [4, 3, 4, 3, 4, 5, 6, 5, 4]),
    (5, [4, 3, 4, 3, 4, 5, 6, 5, 4]),
])  # fmt: skip
def test_pieces_of_cardboard_hide_spaces_when_two_or_three_play(seats, heights):
    assert [len(column["spaces"]) for column in seen(table(seats), "columns")] == heights


def test_an_equals_sign_to_a_hidden_space_vanishes():
    columns = seen(table(2), "columns")
    assert [entry["linked"] for entry in columns[6]["spaces"]] == [False, False, True, False, True]
    columns = seen(table(3), "columns")
    assert [entry["linked"] for entry in columns[6]["spaces"]] == [False, True, False, True, False, True]
    match = table(2, "sausages 1: 1 _@3 =2 =", BAG)
    assert [entry["linked"] for entry in seen(match, "columns")[0]["spaces"]] == [False, False, True]


def test_the_view_shows_the_whole_table():
    match = table(2, "sausages 2: 1+1 =", BAG)
    column = {"reward": "sausages", "amount": 2}
    blank = {"number": None, "linked": False, "food": 0, "die": None}
    assert match.view(0) == match.view(1) == match.view(None) == {
        "turn": 1, "active": 0, "phase": "start",
        "columns": [
            column | {"spaces": [blank | {"number": 1, "food": 1}, blank | {"linked": True}]},
            {"reward": "protect_food", "amount": None, "spaces": [blank, blank]},
        ],
        "cat": {"grey": [None], "red": [None, None]},
        "rolled": [], "support_rolled": [], "mice": [3, 3], "candy": [0, 0], "jar": 1, "support": 0,
        "food": [3, 4], "bag": [0, 0], "scores": [0, 0],
    }  # fmt: skip


# A turn: the rolls


def test_all_mice_in_hand_are_rolled_one_die_at_a_time():
    match = table(3)
    match.play(0, "roll")
    for rolled in range(7):
        assert match.waiting == {CHANCE}
        assert seen(match, "phase", "rolled") == ["roll", [4] * rolled]
        assert match.chances() == dict.fromkeys("123456", pytest.approx(1 / 6))
        match.deal("4")
    assert seen(match, "phase", "rolled") == ["reroll", [4] * 7]


def test_what_was_rolled_is_shown_in_ascending_order():
    match = table(3)
    roll(match, 6, 1, 5, 2, 2, 1, 3)
    assert seen(match, "rolled") == [1, 1, 2, 2, 3, 5, 6]


def test_any_of_them_may_be_rolled_again_and_each_handful_is_listed_once():
    match = table(2, BAG)
    roll(match, 1, 3, 1)
    assert sorted(match.legal(0)) == ["keep", "reroll 1", "reroll 1 1", "reroll 1 1 3", "reroll 1 3", "reroll 3"]


def test_seven_different_handfuls_of_seven_equal_mice():
    match = table(3)
    roll(match, *[2] * 7)
    assert len(match.legal(0)) == 8
    match.play(0, "reroll 2 2 2 2 2 2 2")
    deal(match, 1, 2, 3, 4, 5, 6, 6)
    assert seen(match, "rolled") == [1, 2, 3, 4, 5, 6, 6]


def test_only_the_handful_is_rolled_again_and_only_once():
    match = table(3)
    roll(match, 1, 1, 2, 3, 4, 5, 6)
    match.play(0, "reroll 1 6")
    assert seen(match, "rolled", "phase") == [[1, 2, 3, 4, 5], "roll"]
    deal(match, 4, 4)
    assert seen(match, "rolled", "phase") == [[1, 2, 3, 4, 4, 4, 5], "place"]
    assert refused(match, "reroll 1") == "place-now"


def test_keeping_all_goes_on_to_placing():
    match = table(3)
    roll(match, 1, 1, 2, 3, 4, 5, 6)
    match.play(0, "keep")
    assert seen(match, "phase") == "place"


# A turn: placing


def test_at_least_one_die_is_placed():
    match = table(3)
    roll(match, 1, 1, 2, 3, 4, 5, 6)
    match.play(0, "keep")
    assert "done" not in match.legal(0)
    assert refused(match, "done") == "place-one"
    match.play(0, "place 1 at 4")
    assert "done" in match.legal(0)
    match.play(0, "done")
    assert seen(match, "active", "turn") == [1, 2]


def test_as_many_as_you_like_and_done_is_always_said():
    match = table(2, "sausages 1: _ _ _ _", BAG)
    roll(match, 1, 2, 3)
    play(match, "keep", "place 1 at 1", "place 2 at 1", "place 3 at 1")
    assert match.legal(0) == ["done"]


def test_dice_stay_where_they_are_and_there_are_fewer_to_roll():
    match = table(2, "sausages 1: _ _ _ _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 2, 3), "place 1 at 1", "place 2 at 1")
    assert seen(match, "mice") == [1, 3]
    skip(match)
    assert dice(match, 1) == ["0:1", "0:2", None, None]
    roll(match, 5)
    assert seen(match, "rolled") == [5]


def test_dice_that_are_not_placed_stay_in_hand_unrolled():
    match = table(2, "sausages 1: _ _ _ _", BAG)
    turn(match, (1, 2, 3), "place 1 at 1")
    assert seen(match, "mice", "rolled") == [[2, 3], []]


def test_columns_are_filled_from_the_bottom_without_gaps():
    match = table(2, "sausages 1: 2 3 4", BAG)
    roll(match, 3, 4, 2)
    play(match, "keep")
    assert refused(match, "place 3 at 1") == "does-not-fit"
    play(match, "place 2 at 1", "place 3 at 1")
    assert dice(match, 1) == ["0:2", "0:3", None]


def test_a_die_must_show_the_number_and_a_blank_space_takes_any():
    match = table(2, "sausages 1: 5 _ _", BAG)
    roll(match, 1, 5, 6)
    play(match, "keep")
    places = [move for move in match.legal(0) if move.endswith("at 1")]
    assert places == ["place 5 at 1"]
    play(match, "place 5 at 1")
    assert [move for move in match.legal(0) if move.endswith("at 1")] == ["place 1 at 1", "place 6 at 1"]


def test_an_equals_sign_asks_for_the_value_below_also_in_a_later_turn():
    match = table(2, "sausages 1: _ = _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 2, 4), "place 4 at 1")
    roll(match, 4, 5, 5)
    play(match, "keep")
    assert refused(match, "place 5 at 1") == "does-not-fit"
    play(match, "place 4 at 1")
    assert dice(match, 1) == ["0:4", "1:4", None]


def test_an_equals_sign_beside_a_number_asks_for_both():
    match = table(2, "sausages 1: _ =3 _", BAG)
    roll(match, 3, 3, 4)
    play(match, "keep", "place 4 at 1")
    assert not [move for move in match.legal(0) if move.endswith("at 1")]
    match.undo()
    play(match, "place 3 at 1", "place 3 at 1")


def test_a_column_whose_top_space_is_filled_takes_no_more():
    match = table(2, "sausages 1: _ _", BAG)
    roll(match, 1, 2, 3)
    play(match, "keep", "place 1 at 1", "place 2 at 1")
    assert refused(match, "place 3 at 1") == "column-full"
    assert "done" in match.legal(0)


def test_no_die_placeable():
    match = table(2, "sausages 1: 1 1", "protect_food: 2 2", mice=2)
    roll(match, 5, 6)
    play(match, "keep", "place 5 at cat")
    assert match.legal(0) == ["done"]
    match.play(0, "done")
    roll(match, 3, 4)
    play(match, "keep")
    assert match.legal(1) == ["done"]
    play(match, "done")
    assert seen(match, "mice") == [1, 2]


def test_a_gap_under_a_placed_die_is_ignored():
    match = table(2, "sausages 1: _ _+1 _+2 _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 2, 3), "place 1 at 1")
    turn(match, (5, 5, 5), "place 5 at 1")
    play(match, "recall 1")
    assert dice(match, 1) == [None, "1:5", None, None]
    turn(match, (6, 6), "place 6 at 1")
    assert dice(match, 1) == [None, "1:5", "1:6", None]
    turn(match, (4, 4, 4), "place 4 at 1")
    assert seen(match, "food") == [4, 7]  # a shelf of 1; spaces of 1 and 2, none for the gap
    assert dice(match, 1) == [None] * 4


# Complete columns


def test_yellow_completes_column_five():
    match = table(3)
    green, orange, yellow = 0, 1, 2
    turn(match, (1, 2, 4, 4, 4, 4, 4), "place 1 at 5", "place 2 at 5")
    turn(match, (3, 6, 6, 6, 6, 6, 6), "place 3 at 5")
    before = seen(match, "food")
    turn(match, (3, 6, 6, 6, 6, 6, 6), "place 3 at 5")
    gained = [after - earlier for after, earlier in zip(seen(match, "food"), before, strict=True)]
    assert (gained[green], gained[orange], gained[yellow]) == (2, 1, 1 + 2)
    assert seen(match, "mice") == [7, 7, 7]
    assert dice(match, 5) == [None] * 4


def test_nobody_is_paid_before_you_are_done_placing():
    match = table(2, "sausages 3: _+1", BAG)
    roll(match, 1, 2, 3)
    play(match, "keep", "place 1 at 1")
    assert seen(match, "food") == [3, 4]
    play(match, "done")
    assert seen(match, "food") == [7, 4]


def test_a_column_is_complete_with_a_gap_below_its_top():
    match = table(2, "sausages 3: _+5 _+1 _+1", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 2, 3), "place 1 at 1")
    turn(match, (1, 2, 3), "place 1 at 1")
    play(match, "recall 1")
    turn(match, (1, 2), "place 1 at 1")
    assert seen(match, "food") == [3, 4 + 2 + 3]


def test_columns_are_looked_at_from_the_left_to_the_right():
    """The sausages of column 1 are there in time for the bag of column 2; those of column 3 are not."""
    match = table(2, "sausages 1: _", "protect_food: _ _", "sausages 9: _", mice=4)
    turn(match, (1, 2, 2, 3), "place 1 at 1", "place 2 at 2", "place 2 at 2", "place 3 at 3")
    play(match, "protect")
    assert seen(match, "bag", "food") == [[4, 0], [9, 4]]
    match = table(2, "sausages 9: _", "protect_food: _ _", mice=3)
    turn(match, (1, 6, 6), "place 1 at 1", "place 6 at 2", "place 6 at 2")
    play(match, "protect")
    assert seen(match, "bag", "food") == [[12, 0], [0, 4]]


def test_food_in_front_of_you_is_not_in_the_bag():
    match = table(2, "sausages 9: _+9", BAG)
    turn(match, (1, 2, 3), "place 1 at 1")
    assert seen(match, "food", "bag") == [[21, 4], [0, 0]]
    assert match.scores == [0, 0]


# Out of options: recalling


def test_instead_of_rolling_all_your_dice_of_one_column_come_back_and_the_turn_is_over():
    match = table(2, "sausages 1: _ _ _ _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 2, 3), "place 1 at 1", "place 2 at 3")
    turn(match, (4, 5, 6), "place 4 at 1")
    assert match.legal(0) == ["roll", "recall 1", "recall 3"]
    play(match, "recall 1")
    assert (dice(match, 1), dice(match, 3)[:2]) == ([None, "1:4", None, None], ["0:2", None])
    assert seen(match, "mice", "active") == [[2, 2], 1]


def test_nothing_is_recalled_from_the_cat():
    match = table(2, "sausages 1: 1 1", BAG)
    turn(match, (5, 6, 6), "place 5 at cat")
    turn(match, (6, 6, 6), "place 6 at 2")
    assert match.legal(0) == ["roll"]


def test_without_a_mouse_in_hand_you_must_recall():
    match = table(2, "sausages 1: _ _ _ _ _", BAG)
    turn(match, (1, 2, 3), "place 1 at 1", "place 2 at 1", "place 3 at 1")
    turn(match, (1, 2, 3), "place 1 at 1")
    assert match.legal(0) == ["recall 1"]
    assert refused(match, "roll") == "only-recall"
    play(match, "recall 1")
    assert seen(match, "mice") == [3, 2]


def test_nothing_to_recall():
    match = table(2, "sausages 1: 1 1", "protect_food: 2 2", mice=1)
    turn(match, (5,), "place 5 at cat")
    roll(match, 6)
    play(match, "keep", "done")
    assert match.legal(0) == ["pass"]
    assert refused(match, "roll") == "only-pass"
    play(match, "pass")
    assert seen(match, "active", "turn") == [1, 4]
    assert refused(match, "pass") == "roll-or-recall"


def test_a_candy_die_is_recalled_unused():
    match = table(2, "candy_jar: _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 2, 3), "place 1 at 1")
    skip(match)
    turn(match, (1, 2, 3), "place 1 at 2", "candy 4 at 3")
    assert (dice(match, 3)[:2], seen(match, "candy")) == (["1:6", "0:4c"], [0, 0])
    skip(match)
    assert "recall 3" in match.legal(0)
    play(match, "recall 3")
    assert seen(match, "candy", "jar") == [[1, 0], 0]
    assert dice(match, 3)[:3] == ["1:6", None, "1:6"]


# The cat


def test_the_grey_spaces_take_any_value_from_left_to_right_as_a_normal_placement():
    match = table(4)
    roll(match, 5, 5, 2, 6, 6, 6, 6)
    play(match, "keep", "place 5 at cat")
    assert "done" in match.legal(0)
    play(match, "place 2 at cat")
    assert cat(match) == [["0:5", "0:2"], [None, None, None]]
    assert refused(match, "place 5 at cat") == "cat-full"


def test_the_cats_number_is_the_rightmost_grey_die():
    match = table(4)
    turn(match, (5, 2, 6, 6, 6, 6, 6), "place 5 at cat", "place 2 at cat")
    roll(match, 5, 5, 2, 1, 1, 1, 1)
    assert cat(match)[1] == ["1:2", None, None]
    assert seen(match, "rolled", "mice") == [[1, 1, 1, 1, 5, 5], [5, 6, 7, 7]]


def test_the_cats_number_is_five_and_a_roll_of_one_three_five_six():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG, mice=4)
    turn(match, (5, 1, 1, 1), "place 5 at cat")
    roll(match, 1, 3, 5, 6)
    assert cat(match) == [["0:5"], ["1:5", None]]
    assert seen(match, "rolled", "mice", "phase") == [[1, 3, 6], [3, 3], "reroll"]


def test_before_the_grey_spaces_are_full_nothing_is_forced():
    match = table(4)
    turn(match, (5, 6, 6, 6, 6, 6, 6), "place 5 at cat")
    roll(match, 5, 5, 5, 1, 1, 1, 1)
    assert seen(match, "rolled") == [1, 1, 1, 1, 5, 5, 5]
    assert cat(match) == [["0:5", None], [None, None, None]]


def test_dice_rolled_before_the_last_grey_space_was_filled_are_not_checked():
    match = table(2, "sausages 1: _ _ _", BAG)
    roll(match, 5, 5, 5)
    play(match, "keep", "place 5 at cat")
    assert seen(match, "rolled") == [5, 5]
    play(match, "place 5 at 1")
    assert cat(match) == [["0:5"], [None, None]]


def test_the_roll_is_checked_after_rolling_again_too():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG)
    turn(match, (5, 1, 1), "place 5 at cat")
    roll(match, 1, 2, 3)
    match.play(1, "reroll 2")
    match.deal("5")
    assert cat(match)[1] == ["1:5", None]
    assert seen(match, "rolled", "phase") == [[1, 3], "place"]


def test_the_cat_is_looked_at_after_the_whole_roll_not_die_by_die():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG)
    turn(match, (5, 1, 1), "place 5 at cat")
    match.play(1, "roll")
    deal(match, 5, 5)
    assert (seen(match, "rolled"), cat(match)[1]) == ([5, 5], [None, None])


def test_the_red_spaces_take_no_voluntary_dice():
    match = table(2, "sausages 1: 1 1", BAG)
    turn(match, (5, 6, 6), "place 5 at cat")
    roll(match, 6, 6, 4)
    play(match, "keep")
    assert not [move for move in match.legal(1) if "cat" in move]
    assert refused(match, "place 4 at cat") == "cat-full"


def test_a_die_forced_to_the_cat_is_not_the_one_you_must_place():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG)
    turn(match, (5, 1, 1), "place 5 at cat")
    roll(match, 5, 1, 1)
    play(match, "keep")
    assert "done" not in match.legal(1)


def test_when_all_dice_are_forced_there_is_nothing_to_roll_again_or_to_place():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG, mice=1)
    turn(match, (5,), "place 5 at cat")
    roll(match, 5)
    assert seen(match, "phase", "rolled", "mice") == ["place", [], [0, 0]]
    assert match.legal(1) == ["done"]


def test_the_cat_on_the_first_roll():
    match = table(2, "sausages 1: _+1 _+1 _+1 _ _ _", BAG, mice=4)
    turn(match, (5, 1, 2, 3), "place 5 at cat", "place 1 at 1", "place 2 at 2")
    turn(match, (1, 2, 3, 4), "place 4 at 1")
    play(match, "recall 2")
    roll(match, 5, 5, 1)
    assert (dice(match, 1), cat(match)) == ([None] * 6, [[None], [None, None]])
    assert seen(match, "food") == [3, 4], "nobody is paid"
    assert seen(match, "rolled", "mice", "phase") == [[1], [4, 4], "reroll"]
    # The one on column 1 and the two just forced lie unrolled in hand
    assert sorted(match.legal(1)) == ["keep", "reroll", "reroll 1"]


def test_returned_mice_are_always_rolled_with_the_dice_you_choose():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG)
    turn(match, (5, 1, 1), "place 5 at cat")
    roll(match, 5, 5, 1)
    match.play(1, "reroll 1")
    deal(match, 2, 3, 4)
    assert seen(match, "rolled", "phase") == [[2, 3, 4], "place"]


def test_just_the_returned_mice_may_be_rolled():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG)
    turn(match, (5, 1, 1), "place 5 at cat")
    roll(match, 5, 5, 1)
    match.play(1, "reroll")
    deal(match, 2, 3)
    assert seen(match, "rolled", "phase") == [[1, 2, 3], "place"]


def test_returned_mice_that_are_not_rolled_stay_in_hand():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG)
    turn(match, (5, 1, 1), "place 5 at cat")
    roll(match, 5, 5, 1)
    match.play(1, "keep")
    assert seen(match, "rolled", "mice") == [[1], [3, 3]]
    play(match, "place 1 at 1", "done")
    assert seen(match, "mice") == [3, 2]


def test_reroll_alone_is_for_returned_mice_only():
    match = table(2, BAG)
    roll(match, 1, 2, 3)
    assert "reroll" not in match.legal(0)
    assert refused(match, "reroll") == "reroll-nothing"


def test_the_cat_on_the_reroll():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG)
    turn(match, (5, 1, 1), "place 5 at cat", "place 1 at 1")
    roll(match, 1, 1, 2)
    match.play(1, "reroll 1 1")
    deal(match, 5, 5)
    assert (dice(match, 1)[0], cat(match)) == (None, [[None], [None, None]])
    assert seen(match, "rolled", "mice", "phase") == [[2], [3, 3], "place"]
    play(match, "place 2 at 1", "done")
    assert seen(match, "mice") == [3, 2]


def test_more_matching_dice_than_red_spaces():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG, mice=5, red=3)
    turn(match, (5, 1, 1, 1, 1), "place 5 at cat")
    turn(match, (5, 5, 1, 1, 1), "place 1 at 1")
    assert cat(match)[1] == ["1:5", "1:5", None]
    roll(match, 5, 5, 2, 2)
    assert cat(match) == [[None], [None, None, None]]
    assert seen(match, "rolled") == [2, 2, 5], "one five was needed, the other stays"
    assert seen(match, "mice") == [5, 5]


def test_the_cat_sends_candy_to_the_jar():
    match = table(2, "candy_jar: _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 2, 3), "place 1 at 1")
    turn(match, (5, 6, 6), "place 5 at cat")
    turn(match, (1, 2, 3), "place 1 at 3", "candy 4 at 3")
    assert seen(match, "jar") == 0
    roll(match, 5, 5)
    assert seen(match, "jar", "candy") == [1, [0, 0]]


def test_after_a_raid_the_cat_has_no_number():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG)
    turn(match, (5, 1, 1), "place 5 at cat")
    roll(match, 5, 5, 1)
    match.play(1, "reroll 1")
    deal(match, 5, 5, 5)
    assert seen(match, "rolled") == [5, 5, 5]
    assert "place 5 at cat" in match.legal(1)


# The end of the game


def test_the_first_bag_of_25_wins_at_once_and_twice_a_pair_of_sixes_does_not_do():
    match = table(2, "sausages 20: _+9", "protect_food: _ _", "sausages 1: _ _ _ _ _ _")
    for bag in (12, 24):
        turn(match, (1, 6, 6), "place 1 at 1", "place 6 at 2", "place 6 at 2")
        play(match, "protect")
        assert (match.over, match.scores, match.winners, match.reason) == (False, [bag, 0], [], None)
        skip(match)
    turn(match, (1, 6, 6), "place 1 at 1", "place 6 at 2", "place 6 at 2")
    play(match, "protect")
    assert (match.over, match.scores, match.winners, match.reason) == (True, [36, 0], [0], "goal")
    assert match.waiting == frozenset()
    assert seen(match, "phase", "scores") == ["over", [36, 0]]


def test_the_bag_reaches_the_goal_before_the_columns_to_the_right_are_looked_at():
    match = table(2, "sausages 7: _", "protect_food: _ _", "sausages 9: _+9", mice=4, options={"goal": 10})
    turn(match, (1, 5, 5, 6), "place 1 at 1", "place 5 at 2", "place 5 at 2", "place 6 at 3")
    play(match, "protect")
    assert (match.over, match.scores, match.reason) == (True, [10, 0], "goal")
    assert seen(match, "food") == [0, 4], "column 3 has paid nothing"
    assert dice(match, 3) == ["0:6"]


def test_the_goal_can_be_reached_in_the_middle_of_a_chain_of_rewards():
    match = table(2, "anxious_ana: _+2", "protect_food: _ _", "sausages 9: _+9", mice=4, options={"goal": 10})
    turn(match, (5, 5, 5, 6), "place 5 at 1", "place 5 at 2", "place 6 at 3")
    assert seen(match, "phase") == "ana"
    play(match, "send to 2")
    assert match.scores == [0, 0], "five food is not ten"
    match = table(2, "sausages 5: _", "anxious_ana: _+2", "protect_food: _ _", "sausages 9: _+9", mice=4,
                  options={"goal": 10})  # fmt: skip
    turn(match, (1, 5, 5, 6), "place 1 at 1", "place 5 at 2", "place 5 at 3", "place 6 at 4")
    play(match, "send to 3", "protect")
    assert (match.over, match.scores) == (True, [10, 0])


def test_a_candy_die_on_the_winning_column_stays_in_view():
    match = table(2, "candy_jar: _", "protect_food: _ _", "sausages 1: _ _ _ _ _ _", food=12, options={"goal": 12})
    turn(match, (1, 2, 3), "place 1 at 1")
    skip(match)
    turn(match, (1, 2, 6), "place 6 at 2", "candy 6 at 2")
    play(match, "protect")
    assert (match.over, match.scores, dice(match, 2), seen(match, "jar")) == (True, [12, 0], [None, "0:6c"], 0)


@pytest.mark.parametrize(
    ("first", "scores", "food", "winners"),
    [
        (("place 1 at 2", "place 1 at 2"), [2, 0], [1, 4], [0]),  # the fullest bag
        (("place 1 at 3",), [0, 0], [3, 4], [1]),  # then the most unprotected food
        (("place 1 at 1",), [0, 0], [4, 4], [0, 1]),  # equal ones share
    ],
)
def test_after_turn_400_the_fullest_bag_wins_then_the_most_food(first, scores, food, winners):
    match = table(2, "sausages 1: 1", "protect_food: 1 1", "sausages 1: 1 1 1 1", mice=2)
    turn(match, (1, 1), *first)
    if seen(match, "phase") == "protect":
        play(match, "protect")
    turn(match, (6, 6), "place 6 at cat")
    for number in range(3, 401):
        assert (match.over, seen(match, "turn")) == (False, number)
        turn(match, [5] * seen(match, "mice")[active(match)])  # which fits nowhere
    assert (match.over, match.reason, match.winners) == (True, "guard", winners)
    assert (match.scores, seen(match, "food", "turn")) == (scores, [food, 400])


# The rewards


def test_anxious_ana_sends_her_top_die_to_the_bottom_of_another_column():
    match = table(2, "anxious_ana: 2+1 3+1 _+1", "sausages 1: 5 5 5", BAG)
    turn(match, (2, 3, 6), "place 2 at 1", "place 3 at 1", "place 6 at 1")
    assert seen(match, "food", "mice") == [[6, 4], [2, 3]], "all of it is paid, but the top die does not return"
    assert dice(match, 1) == [None, None, "0:6"], "until it is sent it lies on her top space"
    assert match.legal(0) == ["send to 2", "send to 3"]
    assert seen(match, "phase", "active") == ["ana", 0]
    play(match, "send to 2")
    assert (dice(match, 1), dice(match, 2)) == ([None] * 3, ["0:6", None, None]), "it need not fit"
    assert seen(match, "active", "mice") == [1, [2, 3]]


def test_anas_die_keeps_its_owner_and_pushes_the_others_up():
    match = table(2, "anxious_ana: _ _", "sausages 1: _ _ _ _", BAG)
    turn(match, (1, 2, 6), "place 6 at 1", "place 1 at 2", "place 2 at 2")
    turn(match, (4, 5, 6), "place 4 at 1")
    play(match, "send to 2")
    assert dice(match, 2) == ["1:4", "0:1", "0:2", None]


def test_gaps_absorb_the_push():
    match = table(2, "anxious_ana: _ _", "sausages 1: _ _ _ _", BAG)
    turn(match, (1, 2, 6), "place 6 at 1", "place 1 at 2")
    turn(match, (1, 2, 3), "place 3 at 2", "place 2 at 3")
    play(match, "recall 2")
    assert dice(match, 2) == [None, "1:3", None, None]
    turn(match, (4,), "place 4 at 1")
    play(match, "send to 2")
    assert dice(match, 2) == ["1:4", "1:3", None, None]


def test_only_the_dice_below_a_gap_are_pushed():
    match = table(2, "anxious_ana: _ _", "sausages 1: _ _ _ _", BAG, mice=4)
    turn(match, (1, 2, 3, 6), "place 1 at 2")
    turn(match, (4, 4, 4, 4), "place 4 at 2")
    turn(match, (2, 3, 6), "place 2 at 2", "place 6 at 1")
    play(match, "recall 2")
    assert dice(match, 2) == ["0:1", None, "0:2", None]
    turn(match, (5,), "place 5 at 1")
    play(match, "send to 2")
    assert dice(match, 2) == ["0:5", "0:1", "0:2", None]


def test_ana_pushing_a_column_full():
    match = table(2, "anxious_ana: _", "sausages 4: _+1 _+2", BAG)
    turn(match, (1, 2, 3), "place 1 at 2", "place 2 at 1")
    assert seen(match, "food") == [3, 4]
    play(match, "send to 2")
    assert seen(match, "food") == [3 + 1 + 2 + 4, 4], "pushed up, the 1 is paid for the space where it lies now"
    assert (seen(match, "mice", "active"), dice(match, 2)) == ([[3, 3], 1], [None, None])


def test_a_column_that_ana_fills_is_yours_even_if_no_die_in_it_is():
    match = table(2, "anxious_ana: _ _", "sausages 4: _+1 _+2", BAG)
    turn(match, (1, 2, 3), "place 1 at 1", "place 2 at 2")
    turn(match, (6, 6, 6), "place 6 at 1")
    play(match, "send to 2")
    assert seen(match, "food") == [3 + 2, 4 + 1 + 4]


def test_ana_completing_a_column_to_the_left():
    match = table(2, "sausages 4: _ _+1", "anxious_ana: _", "sausages 2: _", BAG, mice=4)
    turn(match, (1, 2, 3, 4), "place 1 at 1", "place 2 at 2", "place 3 at 3")
    assert seen(match, "phase", "food") == ["ana", [3, 4]], "column 3 is not looked at before hers"
    play(match, "send to 1")
    assert seen(match, "food") == [3 + 1 + 4 + 2, 4], "from the left again, then on to column 3"


def test_anas_die_does_not_go_to_a_complete_column_nor_to_her_own():
    match = table(2, "anxious_ana: _", "sausages 1: _", BAG)
    turn(match, (1, 2, 3), "place 1 at 1", "place 2 at 2")
    assert match.legal(0) == ["send to 3"]
    assert refused(match, "send to 2") == "send-first"
    assert refused(match, "send to 1") == "send-first"


def test_with_no_column_to_go_to_anas_die_returns_to_its_owner():
    match = table(2, "anxious_ana: _+1", "protect_food: _+1")
    turn(match, (1, 2, 3), "place 1 at 1", "place 2 at 2")
    assert seen(match, "mice", "food", "active") == [[3, 3], [5, 4], 1]


def test_a_support_die_or_a_candy_die_can_be_anas():
    match = table(2, "candy_jar: _", "anxious_ana: _ _", BAG, "sausages 1: _ _ _ _ _ _", support=1)
    turn(match, (1, 2, 3), "place 1 at 1")
    skip(match)
    turn(match, (1, 2, 3), "place 1 at 2", "candy 5 at 2")
    play(match, "send to 4")
    assert dice(match, 4)[:2] == ["0:5c", "1:6"]
    roll(match, 1, 2)
    play(match, "keep", "support")
    deal(match, 4)
    play(match, "place 1 at 2", "support 4 at 2", "done", "send to 4")
    assert dice(match, 4)[:3] == ["4s", "0:5c", "1:6"]


def test_the_candy_jar_gives_a_candy_die():
    match = table(4)
    turn(match, (4, 5, 6, 1, 1, 1, 1), "place 4 at 2", "place 5 at 2", "place 6 at 2")
    assert seen(match, "candy", "jar") == [[1, 0, 0, 0], 1]


def test_a_candy_die_is_placed_with_any_value_in_a_later_turn_in_which_you_roll():
    match = table(2, "candy_jar: _", "sausages 1: 3 _+1 _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 6, 6), "place 1 at 1")
    skip(match)
    roll(match, 1, 6, 6)
    play(match, "keep")
    assert [move for move in match.legal(0) if move.startswith("candy") and move.endswith("at 2")] == ["candy 3 at 2"]
    assert len([move for move in match.legal(0) if move.startswith("candy") and move.endswith("at 3")]) == 6
    assert not [move for move in match.legal(0) if move.startswith("candy") and move.endswith("cat")]
    assert refused(match, "candy 4 at cat") == "candy-at-cat"
    play(match, "candy 3 at 2")
    assert "done" in match.legal(0), "it counts as a placed die"
    play(match, "place 6 at 2", "place 1 at 2", "done")
    assert seen(match, "food") == [3 + 1 + 1, 4]
    assert seen(match, "candy", "jar") == [[0, 0], 1], "the column is complete: back to the jar"


def test_a_candy_die_pays_its_owner():
    match = table(2, "candy_jar: _", "sausages 1: _+5 _ _", BAG)
    turn(match, (1, 6, 6), "place 1 at 1")
    turn(match, (1, 6, 6), "place 1 at 3")
    turn(match, (1, 6, 6), "candy 2 at 2")
    turn(match, (6, 6), "place 6 at 2", "place 6 at 2")
    assert seen(match, "food") == [3 + 5, 4 + 1]


def test_nobody_is_forced_to_use_a_candy_die():
    match = table(2, "candy_jar: 1", "sausages 1: 2 2 2 2", "protect_food: 2 2", mice=1, grey=1)
    turn(match, (1,), "place 1 at 1")
    turn(match, (4,), "place 4 at cat")
    roll(match, 6)
    play(match, "keep")
    assert "done" in match.legal(0)
    assert "candy 2 at 2" in match.legal(0)


def test_with_the_jar_empty_the_candy_is_taken_from_another_seat():
    match = table(3, "candy_jar: _", BAG, candy=2, mice=2)
    turn(match, (1, 1), "place 1 at 1")
    turn(match, (1, 1), "place 1 at 1")
    assert seen(match, "jar", "candy") == [0, [1, 1, 0]]
    turn(match, (1, 1), "place 1 at 1")
    assert seen(match, "phase") == "candy"
    assert match.legal(2) == ["candy from seat 0", "candy from seat 1"]
    play(match, "candy from seat 1")
    assert seen(match, "candy", "active") == [[1, 0, 1], 0]


def test_your_own_unused_candy_die_cannot_be_taken():
    match = table(2, "candy_jar: _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 2, 3), "place 1 at 1")
    skip(match)
    turn(match, (1, 2, 3), "place 1 at 1")
    assert seen(match, "candy", "active") == [[1, 0], 1], "none to be had: nothing"


def test_the_candy_taken_from_a_column():
    match = table(2, "candy_jar: _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 2, 3), "place 1 at 1")
    skip(match)
    turn(match, (1, 2, 3), "candy 4 at 3", "place 2 at 3")
    assert dice(match, 3)[:3] == ["1:6", "0:4c", "0:2"]
    turn(match, (1, 2), "place 1 at 1")
    assert match.legal(1) == ["candy from column 3"]
    play(match, "candy from column 3")
    assert (dice(match, 3)[:3], seen(match, "candy")) == (["1:6", None, "0:2"], [0, 1])


def test_your_own_candy_may_be_taken_from_a_column_and_of_two_the_topmost():
    match = table(2, "candy_jar: _", BAG, "sausages 1: _ _ _ _ _ _", candy=2)
    for _ in range(2):
        turn(match, (1, 2, 3), "place 1 at 1")
        turn(match, [6] * seen(match, "mice")[1], "place 6 at 3") if seen(match, "turn") == 2 else play(
            match, "recall 3"
        )
    turn(match, (1, 2, 3), "candy 4 at 3", "candy 5 at 3", "place 1 at 1")
    assert dice(match, 3)[:2] == ["0:4c", "0:5c"]
    assert match.legal(0) == ["candy from column 3"]
    play(match, "candy from column 3")
    assert (dice(match, 3)[:2], seen(match, "candy")) == (["0:4c", None], [1, 0])


def test_a_column_that_loses_its_top_die_to_the_jar_is_no_longer_complete():
    match = table(2, "candy_jar: _", "sausages 9: _ _", BAG)
    turn(match, (1, 2, 3), "place 1 at 1")
    turn(match, (6, 6, 6), "place 6 at 3")
    turn(match, (1, 2, 3), "place 1 at 1", "place 2 at 2", "candy 3 at 2")
    play(match, "candy from column 2")
    assert (dice(match, 2), seen(match, "food", "active")) == (["0:2", None], [[3, 4], 1])


def test_candy_returns_to_the_jar_after_the_shelfs_reward():
    """At the candy jar's own column, with an empty jar: another seat's die, or the one that still lies on the board."""
    match = table(3, "candy_jar: _ _", BAG, "sausages 1: _ _ _ _ _ _", candy=2, mice=2)
    turn(match, (1, 1), "place 1 at 1", "place 1 at 1")
    turn(match, (1, 1), "place 1 at 1", "place 1 at 1")
    skip(match)
    assert seen(match, "jar", "candy") == [0, [1, 1, 0]]
    turn(match, (2, 3), "place 2 at 1", "candy 5 at 1")
    assert seen(match, "phase", "jar", "mice") == ["candy", 0, [2, 2, 1]], "the mouse is home, the candy is not"
    assert dice(match, 1) == [None, "0:5c"], "while the reward is asked for it is still seen there"
    assert match.legal(0) == ["candy from seat 1", "candy from column 1"]
    taken = match.copy()
    play(match, "candy from seat 1")
    assert (seen(match, "candy", "jar", "active"), dice(match, 1)) == ([[1, 0, 0], 1, 1], [None, None])
    play(taken, "candy from column 1")
    assert (seen(taken, "candy", "jar", "active"), dice(taken, 1)) == ([[1, 1, 0], 0, 1], [None, None])


def test_a_single_candy_die_on_the_jars_own_column_is_still_asked_for():
    match = table(2, "candy_jar: _ _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 1, 6), "place 1 at 1", "place 1 at 1")
    skip(match)
    turn(match, (2, 3, 4), "place 2 at 1", "candy 5 at 1")
    assert match.legal(0) == ["candy from column 1"]
    play(match, "candy from column 1")
    assert seen(match, "candy", "jar", "active") == [[1, 0], 0, 1]


def test_from_a_jar_that_is_not_empty_the_columns_own_candy_is_not_taken():
    match = table(2, "candy_jar: _ _", BAG, "sausages 1: _ _ _ _ _ _", candy=2)
    turn(match, (1, 1, 6), "place 1 at 1", "place 1 at 1")
    skip(match)
    turn(match, (2, 3, 4), "place 2 at 1", "candy 5 at 1")
    assert seen(match, "candy", "jar", "active") == [[1, 0], 1, 1], "one from the jar, and then the other back into it"


def test_while_a_reward_is_asked_for_the_columns_candy_lies_there_and_then_returns():
    match = table(2, "candy_jar: _", "greedy_mouse: _ _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 2, 3), "place 1 at 1")
    skip(match)
    turn(match, (1, 2, 3), "candy 4 at 2", "place 2 at 2")
    assert (seen(match, "phase", "jar"), dice(match, 2)) == (["rob", 0], ["0:4c", None])
    play(match, "rob 1")
    assert (seen(match, "jar", "active"), dice(match, 2)) == ([1, 1], [None, None])


def test_a_candy_die_below_anas_own_returns_after_it_was_sent():
    match = table(2, "candy_jar: _", "anxious_ana: _ _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 2, 3), "place 1 at 1")
    skip(match)
    turn(match, (1, 2, 3), "candy 4 at 2", "place 2 at 2")
    assert (seen(match, "phase", "jar"), dice(match, 2)) == (["ana", 0], ["0:4c", "0:2"])
    play(match, "send to 4")
    assert (seen(match, "jar"), dice(match, 2), dice(match, 4)[:2]) == (1, [None, None], ["0:2", "1:6"])


def test_sausages_are_food():
    match = table(2, "sausages 4: _", BAG)
    turn(match, (1, 2, 3), "place 1 at 1")
    assert seen(match, "food") == [7, 4]


def fives(food: int) -> Match:
    """The two fives are the highest pair of the column, so 10 food may be put into the bag."""
    match = table(2, "protect_food: _ _ _", food=food)
    turn(match, (5, 5, 6), "place 5 at 1", "place 5 at 1", "place 6 at 1")
    return match


def test_case_one_with_eight_sausages_nothing_can_be_put_into_the_bag():
    match = fives(8)
    assert seen(match, "phase", "active", "bag", "food") == ["start", 1, [0, 0], [8, 9]], "and nothing is asked"


@pytest.mark.parametrize(("food", "left"), [(10, 0), (13, 3)])
def test_case_two_with_thirteen_sausages_ten_go_into_the_bag_and_three_stay(food, left):
    match = fives(food)
    assert seen(match, "phase", "active", "bag", "food") == ["protect", 0, [0, 0], [food, food + 1]]
    assert match.legal(0) == ["protect", "decline"]
    play(match, "protect")
    assert seen(match, "phase", "active", "bag", "food") == ["start", 1, [10, 0], [left, food + 1]]


def test_the_reward_allows_protecting_and_does_not_force_it():
    match = fives(13)
    play(match, "decline")
    assert seen(match, "phase", "active", "bag", "food") == ["start", 1, [0, 0], [13, 14]]


def test_the_question_names_the_sum():
    match = fives(13)
    asked = RATZZIA.table.prompt(match.state, 0)
    assert (asked["prompt"], asked["pair"], asked["sum"], asked["food"]) == ("protect", 5, 10, 13)


def test_declining_can_be_right():
    """Two shelves protect: the pair of 1s on the left would take the food that the pair of 6s on the right asks for."""
    columns = ("protect_food: _ _", "protect_food: _ _", "sausages 1: _ _ _ _ _ _")

    def asked() -> Match:
        match = table(2, *columns, food=13, mice=4, options={"goal": 12})
        turn(match, (1, 1, 6, 6), "place 1 at 1", "place 1 at 1", "place 6 at 2", "place 6 at 2")
        return match

    protecting, declining = asked(), asked()
    play(protecting, "protect")
    assert (protecting.over, seen(protecting, "bag", "food")) == (False, [[2, 0], [11, 14]]), "11 do not make 12"
    play(declining, "decline", "protect")
    assert (declining.over, declining.winners, seen(declining, "bag")) == (True, [0], [12, 0])


def test_what_the_column_has_just_paid_can_be_protected():
    match = table(2, "protect_food: _+4 _+3", food=3)
    turn(match, (5, 5, 6), "place 5 at 1", "place 5 at 1")
    play(match, "protect")
    assert seen(match, "bag", "food") == [[10, 0], [0, 4]]


def test_the_highest_pair_counts_whoever_owns_it():
    match = table(2, "protect_food: _ _ _ _", food=9)
    turn(match, (4, 4, 1), "place 4 at 1", "place 4 at 1", "place 1 at 1")
    turn(match, (1, 2, 3), "place 1 at 1")
    play(match, "protect")
    assert seen(match, "bag") == [0, 8]


def test_without_a_pair_nothing_is_protected():
    match = table(2, "protect_food: _ _ _", food=9)
    turn(match, (4, 5, 6), "place 4 at 1", "place 5 at 1", "place 6 at 1")
    assert seen(match, "bag", "food", "active") == [[0, 0], [9, 10], 1], "nothing is asked"


def test_never_less_than_the_highest_pair():
    """A pair of 1s could be paid, but the pair of 6s is the one that counts."""
    match = table(2, "protect_food: _ _ _ _", food=9, mice=4)
    turn(match, (1, 1, 6, 6), "place 1 at 1", "place 1 at 1", "place 6 at 1", "place 6 at 1")
    assert seen(match, "bag", "food", "active") == [[0, 0], [9, 10], 1], "nothing is asked"


def test_three_of_a_value_are_a_pair():
    match = table(2, "protect_food: _ _ _", food=9)
    turn(match, (3, 3, 3), "place 3 at 1", "place 3 at 1", "place 3 at 1")
    play(match, "protect")
    assert seen(match, "bag") == [6, 0]


def test_candy_and_support_dice_count_for_the_pair():
    match = table(2, "candy_jar: _", "protect_food: _ _ _", "sausages 1: _ _ _ _ _ _", food=9, support=1)
    turn(match, (1, 2, 3), "place 1 at 1")
    skip(match)
    roll(match, 1, 2, 2)
    play(match, "keep", "support")
    deal(match, 4)
    play(match, "place 1 at 2", "support 4 at 2", "candy 4 at 2", "done")
    assert dice(match, 2) == [None, None, "0:4c"], "mice and support dice are home, the candy die returns last"
    play(match, "protect")
    assert (seen(match, "bag", "support", "jar"), dice(match, 2)) == ([[8, 0], 1, 1], [None, None, None])


@pytest.mark.parametrize(("food", "taken"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3), (6, 3), (7, 3), (8, 4), (9, 5)])
def test_half_of_an_odd_amount_goes_to_the_odd_number(food, taken):
    match = table(2, "greedy_mouse: _", BAG, food=food - 1)
    turn(match, (1, 2, 3), "place 1 at 1")
    play(match, "rob 1")
    assert seen(match, "food") == [food - 1 + taken, food - taken]


def test_the_greedy_mouse_takes_half():
    match = table(3, "greedy_mouse: _", BAG, food=5)
    turn(match, (1, 2, 3), "place 1 at 1")
    assert match.legal(0) == ["rob 1", "rob 2"]
    assert seen(match, "phase") == "rob"
    assert refused(match, "rob 0") == "rob-another"
    play(match, "rob 2")
    assert seen(match, "food", "active") == [[8, 6, 4], 1], "three of seven"


def test_a_seat_without_food_may_be_robbed_too():
    match = table(2, "greedy_mouse: _", BAG, food=0)
    turn(match, (1, 2, 3), "place 1 at 1")
    play(match, "rob 1")
    assert seen(match, "food") == [1, 0]
    turn(match, (1, 2, 3), "place 1 at 2")
    turn(match, (1, 2, 3), "place 1 at 1")
    assert match.legal(0) == ["rob 1"]
    play(match, "rob 1")
    assert seen(match, "food") == [1, 0]


def test_what_is_in_the_bag_cannot_be_taken():
    match = table(2, "greedy_mouse: _", "protect_food: _ _", food=9)
    turn(match, (4, 4, 1), "place 4 at 2", "place 4 at 2")
    play(match, "protect")
    turn(match, (1, 2, 3), "place 1 at 1")
    play(match, "rob 0")
    assert seen(match, "bag", "food") == [[8, 0], [0, 11]]


@pytest.mark.parametrize(("way", "food"), [("left", [2 + 3, 2 + 1, 2 + 2]), ("right", [2 + 2, 2 + 3, 2 + 1])])
def test_the_accountant_all_hand_half_to_a_neighbour_at_once(way, food):
    """Of 3, 4 and 5 they hand on 1, 2 and 3; left is the next seat in turn."""
    match = table(3, "accountant: _", BAG, food=3)
    turn(match, (1, 2, 3), "place 1 at 1")
    assert match.legal(0) == ["give left", "give right"]
    play(match, f"give {way}")
    assert seen(match, "food") == food


def test_both_ways_are_offered_at_two_seats_too():
    match = table(2, "accountant: _", BAG, food=6)
    turn(match, (1, 2, 3), "place 1 at 1")
    assert match.legal(0) == ["give left", "give right"]
    play(match, "give right")
    assert seen(match, "food") == [3 + 3, 4 + 3]


# Two players: support dice


def helped(*columns: str, mine, support, options=None, **board) -> Match:
    """The first turn of a table of two, after rolling one's own and the support dice."""
    match = table(2, *columns, mice=len(mine), support=len(support), options=options, **board)
    roll(match, *mine)
    play(match, "keep", "support")
    deal(match, *support)
    return match


def test_after_the_reroll_all_support_dice_may_be_rolled_once():
    match = table(2)
    roll(match, 1, 2, 3, 4, 5, 6)
    play(match, "keep")
    assert (seen(match, "phase"), match.legal(0)) == ("support", ["support", "no support"])
    match.play(0, "support")
    deal(match, 2, 2, 5)
    assert seen(match, "support_rolled", "support", "phase") == [[2, 2, 5], 0, "place"]
    assert refused(match, "support") == "place-now"


def test_without_them_the_turn_is_as_usual():
    match = table(2)
    roll(match, 1, 2, 3, 4, 5, 6)
    play(match, "keep", "no support")
    assert seen(match, "support", "phase") == [3, "place"]
    assert not [move for move in match.legal(0) if "support" in move]


def test_all_support_dice_and_one_of_your_own_must_be_placed():
    match = helped("sausages 1: _ _ _ _ _ _", BAG, mine=(1, 2), support=(5, 6))
    for move in ("support 5 at 1", "support 6 at 1"):
        assert not {"done", "return support"} & set(match.legal(0))
        assert refused(match, "done") == "support-first"
        assert refused(match, "return support") == "support-first"
        play(match, move)
    assert refused(match, "done") == "place-one"
    play(match, "place 2 at 2", "done")
    assert dice(match, 1)[:2] == ["5s", "6s"]
    assert seen(match, "support") == 0


def test_only_moves_that_keep_a_way_open_are_legal():
    """The only place for the support 5 is column 1, and there is no second one."""
    match = helped("sausages 1: 5 5", "protect_food: 2 2", mine=(5, 2), support=(5,), grey=1)
    assert "place 5 at 1" in match.legal(0), "the other five could still go on top"
    match = helped("sausages 1: 5 6", "protect_food: 2 2", mine=(5, 2), support=(5,), grey=1)
    play(match, "place 2 at cat")
    assert match.legal(0) == ["support 5 at 1"]
    assert refused(match, "place 5 at 1") == "blocks-support"


def test_the_way_may_lead_over_your_own_mice():
    match = helped("sausages 1: 1 2 6 _", "protect_food: 3 3", mine=(1, 2), support=(6,))
    assert not [move for move in match.legal(0) if move.startswith("support") and "cat" not in move]
    play(match, "place 1 at 1")
    assert "return support" not in match.legal(0)
    play(match, "place 2 at 1", "support 6 at 1")
    assert match.legal(0) == ["done"]


def test_the_way_may_lead_over_your_own_mice_and_then_the_cat_is_no_place_for_them():
    match = helped("sausages 1: 1 2 6 6", "protect_food: 3 3", mine=(1, 2), support=(6, 6))
    assert "place 1 at cat" not in match.legal(0)
    assert "place 2 at cat" not in match.legal(0)
    assert set(match.legal(0)) == {"place 1 at 1", "support 6 at cat"}


def test_the_last_space_that_fits_your_mouse_is_kept_for_it():
    match = helped("sausages 1: _", "protect_food: 3 3", mine=(6,), support=(3,))
    assert set(match.legal(0)) == {
        "place 6 at 1",
        "place 6 at cat",
        "support 3 at 1",
        "support 3 at 2",
        "support 3 at cat",
    }
    match = helped("sausages 1: _", "protect_food: 3 3", mine=(6,), support=(3, 4))
    assert set(match.legal(0)) == {
        "place 6 at 1",
        "place 6 at cat",
        "support 3 at 2",
        "support 4 at 1",
        "support 4 at cat",
    }


def test_support_dice_that_can_only_partly_be_placed():
    match = helped("sausages 1: 1 1", "protect_food: 3 3", mine=(1, 6), support=(3, 6, 6))
    assert set(match.legal(0)) == {
        "place 1 at 1", "place 1 at cat", "place 6 at cat",
        "support 3 at 2", "support 3 at cat", "support 6 at cat", "return support",
    }  # fmt: skip
    assert refused(match, "done") == "support-first"
    play(match, "support 3 at 2", "support 6 at cat")
    assert "return support" in match.legal(0)
    play(match, "return support")
    assert seen(match, "support", "support_rolled") == [1, []]
    assert "done" not in match.legal(0), "then one of your own must be placed, as always"
    play(match, "place 1 at 1", "done")


def test_when_the_mice_fit_nowhere_the_support_dice_may_be_returned():
    match = table(2, "sausages 1: 3 3", "protect_food: 3 3", mice=1, support=1)
    turn(match, (5,), "place 5 at cat")
    roll(match, 6)
    play(match, "keep", "support")
    deal(match, 3)
    assert set(match.legal(1)) == {"support 3 at 1", "support 3 at 2", "return support"}
    play(match, "return support")
    assert match.legal(1) == ["done"]


def test_never_done_with_support_dice_unplaced():
    match = helped("sausages 1: 1 1", "protect_food: 3 3", mine=(1, 6), support=(3, 6, 6))
    play(match, "place 1 at 1", "place 6 at cat", "support 3 at 2")
    assert match.legal(0) == ["return support"]


def test_the_way_never_counts_on_a_candy_die():
    """With candy on the first space the 6 would find its place; but nobody is asked for that."""
    match = table(2, "candy_jar: _", "sausages 1: 1 6 _", "protect_food: 3 3", mice=2, support=1, grey=1)
    turn(match, (4, 5), "place 4 at 1")
    turn(match, (4, 5), "place 4 at cat")
    roll(match, 5, 5)
    play(match, "keep", "support")
    deal(match, 6)
    play(match, "place 5 at 1")
    assert "return support" in match.legal(0)
    assert "candy 1 at 2" in match.legal(0)
    play(match, "candy 1 at 2")
    assert match.legal(0) == ["support 6 at 2"], "now there is a way"


def test_a_candy_die_you_choose_to_place_counts_as_one_of_yours():
    match = table(2, "candy_jar: _", "sausages 1: _ _ _", "protect_food: 3 3", mice=2, support=1)
    turn(match, (4, 5), "place 4 at 1")
    turn(match, (4, 5), "place 4 at cat")
    roll(match, 5, 5)
    play(match, "keep", "support")
    deal(match, 6)
    play(match, "candy 2 at 2", "support 6 at 2")
    assert "done" in match.legal(0)


def test_support_dice_follow_the_usual_rules_and_are_never_rolled_again():
    match = helped("sausages 1: 5 _ _", BAG, mine=(1, 2), support=(4, 5))
    assert "support 4 at 1" not in match.legal(0)
    assert refused(match, "support 4 at 1") == "does-not-fit"
    assert refused(match, "reroll 4") == "place-now"


def test_nobody_is_paid_for_spaces_held_by_support_dice():
    match = helped("sausages 4: _+1 _+5 _+2", BAG, mine=(1, 2), support=(4,))
    play(match, "place 1 at 1", "support 4 at 1", "place 2 at 1", "done")
    assert seen(match, "food", "support") == [[3 + 1 + 2 + 4, 4], 1]


def test_completing_a_column_with_a_support_die_still_gives_you_the_reward():
    match = helped("sausages 4: _+1 _+5", BAG, mine=(1, 2), support=(4,))
    play(match, "place 1 at 1", "support 4 at 1", "done")
    assert seen(match, "food", "support") == [[3 + 1 + 4, 4], 1]


def test_the_cat_by_support_dice():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG, support=3)
    turn(match, (5, 1, 1), "place 5 at cat", "place 1 at 1")
    roll(match, 1, 2, 3)
    play(match, "keep", "support")
    deal(match, 5, 5, 4)
    assert (dice(match, 1)[0], cat(match)) == (None, [[None], [None, None]])
    assert seen(match, "support_rolled", "support", "mice") == [[4], 2, [3, 3]], "the unforced one stays rolled"
    assert seen(match, "rolled", "phase") == [[1, 2, 3], "place"]
    assert "return support" not in match.legal(1)
    assert refused(match, "done") == "support-first"
    play(match, "support 4 at 1", "place 1 at 1", "done")


def test_a_support_die_goes_to_the_red_spaces_like_any_other():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG, support=2)
    turn(match, (5, 1, 1), "place 5 at cat")
    roll(match, 1, 2, 3)
    play(match, "keep", "support")
    deal(match, 5, 4)
    assert cat(match) == [["0:5"], ["5s", None]]
    assert seen(match, "support_rolled", "support") == [[4], 0]


def test_a_support_die_may_go_to_a_grey_space():
    match = helped("sausages 1: 1 1", "protect_food: 3 3", mine=(1, 2), support=(6,))
    play(match, "support 6 at cat", "place 1 at 1", "done")
    assert cat(match)[0] == ["6s"]


def test_if_the_cat_came_by_your_roll_you_may_still_roll_the_support_dice():
    match = table(2, "sausages 1: _ _ _ _ _ _", BAG, support=1)
    roll(match, 5, 1, 1)
    play(match, "keep", "support")
    deal(match, 2)
    play(match, "support 2 at 1", "place 5 at cat", "done")
    assert seen(match, "support") == 0
    roll(match, 5, 5, 1)
    play(match, "keep")
    assert seen(match, "support", "phase") == [1, "support"], "the raid has brought it back"


def test_without_support_dice_in_the_supply_nothing_is_asked():
    match = helped("sausages 1: _ _ _ _ _ _", BAG, mine=(1, 2), support=(4,))
    play(match, "support 4 at 1", "place 1 at 1", "done")
    roll(match, 1, 1)
    play(match, "keep")
    assert seen(match, "phase") == "place"


# Options


@pytest.mark.parametrize(("rounding", "robbed"), [("odd", 1), ("down", 1), ("up", 2)])
def test_rounding_can_be_agreed(rounding, robbed):
    """Three food are halved by the greedy mouse; then the accountant halves what both have."""
    match = table(2, "greedy_mouse: _", "accountant: _", BAG, food=2, options={"rounding": rounding})
    turn(match, (1, 2, 3), "place 1 at 1")
    play(match, "rob 1")
    assert seen(match, "food") == [2 + robbed, 3 - robbed]
    turn(match, (1, 2, 3), "place 1 at 2")
    first, second = seen(match, "food")
    play(match, "give left")
    halves = {"odd": {1: 1, 2: 1, 3: 1, 4: 2}, "down": {1: 0, 2: 1, 3: 1, 4: 2}, "up": {1: 1, 2: 1, 3: 2, 4: 2}}[
        rounding
    ]
    assert seen(match, "food") == [first - halves[first] + halves[second], second - halves[second] + halves[first]]


def test_support_off_six_mice_each_and_no_support_dice():
    match = table(2, options={"support": False})
    assert seen(match, "mice", "support") == [[6, 6], 0]
    roll(match, 1, 2, 3, 4, 5, 6)
    play(match, "keep")
    assert seen(match, "phase") == "place"


@pytest.mark.parametrize("goal", [10, 50])
def test_the_goal_can_be_agreed(goal):
    match = table(2, "sausages 20: _+9 _+9", "protect_food: _ _", mice=4, options={"goal": goal})
    turns = 0
    while not match.over:
        turn(match, (1, 1, 6, 6), "place 1 at 1", "place 1 at 1", "place 6 at 2", "place 6 at 2")
        play(match, "protect")
        turns += 1
    assert turns == {10: 1, 50: 9}[goal]
    assert match.scores[0] >= goal


@pytest.mark.parametrize("options", [{"goal": 9}, {"goal": 51}, {"rounding": "even"}, {"support": 2}, {"board": 5}])
def test_other_values_are_refused(options):
    with pytest.raises(sobremesa.BadOption):
        RATZZIA.match(seats=2, **options)


# Matches of the first edition of the rules


def by_first_edition(match: Match, *moves: str, **options) -> Match:
    """The same match as a record of version 1 tells it, with these moves instead."""
    record = match.record() | {"version": 1}
    del record["options"]["rounding"]
    record["options"] |= options
    record["log"] = [entry for entry in record["log"] if entry[1] not in ("protect", "decline")]
    record["log"] += [[active(match), move] for move in moves]
    record["check"] = checksum(record)
    return sobremesa.replay(record)


def test_a_record_of_version_1_without_rounding_is_rounded_down():
    match = table(2, "greedy_mouse: _", BAG, food=4)
    turn(match, (1, 2, 3), "place 1 at 1")
    old = by_first_edition(match, "rob 1")
    assert (old.version, old.options["rounding"], seen(old, "food")) == (1, "down", [6, 3])
    assert seen(sobremesa.replay(old.record()), "food") == [6, 3], "written again it still means the same"
    play(match, "rob 1")
    assert seen(match, "food") == [7, 2]
    assert seen(by_first_edition(fives(13)), "phase") == "start"


def test_in_version_1_protecting_was_not_asked_for():
    assert seen(by_first_edition(fives(13)), "phase", "bag", "food") == ["start", [10, 0], [3, 14]]
    assert seen(by_first_edition(fives(8)), "phase", "bag", "food") == ["start", [0, 0], [8, 9]]


def test_in_version_1_candy_returned_before_the_reward():
    match = table(2, "candy_jar: _ _", BAG, "sausages 1: _ _ _ _ _ _")
    turn(match, (1, 1, 6), "place 1 at 1", "place 1 at 1")
    skip(match)
    turn(match, (2, 3, 4), "place 2 at 1", "candy 5 at 1")
    assert seen(match, "phase") == "candy"
    assert seen(by_first_edition(match), "phase", "candy", "jar", "active") == ["start", [1, 0], 0, 1]


# The notation


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("PLACE 5 at 1", "place 5 at 1"),
        ("place 5 1", "place 5 at 1"),
        ("5 at 1", "place 5 at 1"),
        ("5 1", "place 5 at 1"),
        (" place  5 on column 1", "place 5 at 1"),
        ("5 at cat", "place 5 at cat"),
    ],
)
def test_moves_are_forgiving_on_input_and_canonical_on_output(typed, meant):
    match = table(2, "sausages 1: _ _ _", BAG)
    roll(match, 5, 1, 1)
    play(match, "keep", typed)
    assert match.log[-1] == (0, meant)


@pytest.mark.parametrize("typed", ["reroll 6 1 1", "Reroll 1, 1, 6", "reroll 116", "reroll 1 6 1"])
def test_a_handful_in_any_order(typed):
    match = table(2, BAG)
    roll(match, 6, 1, 1)
    play(match, typed)
    assert match.log[-1] == (0, "reroll 1 1 6")


def test_refusals_say_what_may_be_done_instead():
    match = table(2, "anxious_ana: _", "sausages 1: 5 5 5", BAG)
    assert refused(match, "keep") == "roll-or-recall"
    assert refused(match, "recall 2") == "roll-or-recall"
    assert refused(match, "roll", seat=1) == "not-active"
    match.play(0, "roll")
    assert refused(match, "keep") == "still-rolling"
    deal(match, 5, 6, 6)
    assert refused(match, "done") == "reroll-or-keep"
    assert refused(match, "reroll 4") == "not-rolled"
    assert refused(match, "reroll 5 5") == "not-rolled"
    play(match, "keep")
    assert refused(match, "place 4 at 2") == "no-such-die"
    assert refused(match, "place 7 at 2") == "no-such-face"
    assert refused(match, "place 5 at 4") == "no-such-column"
    assert refused(match, "place 6 at 2") == "does-not-fit"
    assert refused(match, "candy 5 at 2") == "no-candy"
    assert refused(match, "return support") == "no-support-rolled"
    assert refused(match, "support 5 at 2") == "no-such-die"
    assert refused(match, "roll") == "place-now"
    assert refused(match, "rob 2") == "no-such-rat"
    assert refused(match, "dance") == "not-a-move"
    play(match, "place 6 at 1", "done")
    assert refused(match, "done") == "send-first"
    play(match, "send to 2")
    play(match, "roll")
    deal(match, 1, 1, 1)
    play(match, "keep", "place 1 at 3", "done")
    assert match.legal(0) == ["roll", "recall 2"]
    assert refused(match, "recall 1") == "nothing-to-recall"


def test_refusals_during_the_other_choices():
    match = table(2, "greedy_mouse: _", "accountant: _", "candy_jar: _", BAG, "sausages 1: _ _ _ _", support=1, mice=4)
    roll(match, 1, 1, 1, 1)
    play(match, "keep")
    assert refused(match, "done") == "support-or-not"
    play(match, "no support", "place 1 at 1", "place 1 at 2", "place 1 at 3", "done")
    assert refused(match, "done") == "rob-first"
    play(match, "rob 1")
    assert refused(match, "rob 1") == "give-first"
    play(match, "give left")
    turn(match, (1, 1, 1, 1), "place 1 at 3")
    assert refused(match, "done") == "take-first"
    play(match, "candy from seat 0")
    match = fives(13)
    assert refused(match, "done") == "protect-first"
    assert refused(match, "protect", seat=1) == "not-active"


def test_a_refusal_names_seats_by_name():
    match = table(2, BAG)
    with pytest.raises(sobremesa.IllegalMove) as refusal:
        match.play(1, "roll")
    assert "Ana" in refusal.value.sentence("pt", ["Ana", "Rui"])
