"""Charidice, sentence by sentence: the rulebook and the rulings. Each test is a scene at the table."""

import pytest

import sobremesa
from sobremesa import CHANCE, Match

CHARIDICE = sobremesa.game("charidice")
COLOURS = ["yellow", "red", "green", "blue", "grey", "black"]
YELLOW = (6, 5, 4, 3, 2, 1)  # what the six dice show when all are yellow
LENA = (6, 6, 4, 3, 2, 1)  # yellow 6 4 3 2 1 and a red 6
OTHER = ["egrykb", "rbyegk", "bkgrye", "yekbrg", "gybker", "kregby"]  # other dice, the colours of the numbers 1 to 6
FLORIAN = (6, 2, 6, 2, 2, 2)  # four 2s and two 6s in five colours: the fifth die is yellow like the first


def table(seats: int = 2, **options) -> Match:
    return CHARIDICE.match(seats=seats, dealer="manual", **options)


def roll(match: Match, numbers) -> None:
    for number in numbers:
        match.deal(str(number))


def pass_gift(match: Match) -> None:
    """The neighbour, if it is asked, does not want the greatest gift now."""
    (seat,) = match.waiting
    if "pass" in match.legal(seat):
        match.play(seat, "pass")


def turn(match: Match, numbers, move: str) -> None:
    """A whole turn with one roll."""
    roll(match, numbers)
    pass_gift(match)
    (active,) = match.waiting
    match.play(active, move)


def row(match: Match, seat: int, number: int = 1) -> dict[str, int]:
    return match.view(None)["sheets"][seat][number - 1]


def scored(numbers, move: str) -> tuple[int, int, int]:
    """Points, bonus and gift of one turn."""
    match = table()
    turn(match, numbers, move)
    written = row(match, 0)
    return written["dice"], written["bonus"], written["donated"]


def sets(numbers) -> list[str]:
    """What may be scored of a roll."""
    match = table(greatest_gift=False)
    roll(match, numbers)
    return [move.removeprefix("score ") for move in match.legal(0) if move.startswith("score")]


def refused(match: Match, seat: int, move: str) -> str:
    """The code of the refusal, which changes nothing and says so in a sentence."""
    before, log = match.state.tobytes(), match.log
    with pytest.raises(sobremesa.IllegalMove) as refusal:
        match.play(seat, move)
    assert (match.state.tobytes(), match.log) == (before, log)
    assert len(str(refusal.value)) > 20
    return refusal.value.code


# Preparation


def test_two_to_four_play_seven_rounds():
    assert list(CHARIDICE.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(sobremesa.BadOption):
            table(seats)
    assert all(len(sheet) == 7 for sheet in table(4).view(0)["sheets"])


def test_before_the_first_roll_the_dice_are_unrolled_and_the_sheets_empty():
    empty = {"dice": 0, "bonus": 0, "received": 0, "donated": 0}
    assert table(3, rounds=2).view(1) == {
        "round": 1,
        "active": 0,
        "roll": 0,
        "dice": [None] * 6,
        "asked": False,
        "gift_left": [True, True, True],
        "sheets": [[empty, empty], [empty, empty], [empty, empty]],
        "generosity": None,
        "scores": [0, 0, 0],
        "over": False,
    }


def test_each_die_has_six_numbers_in_six_colours_and_no_face_is_there_twice():
    faces = set()
    for number in range(1, 7):
        match = table()
        roll(match, [number] * 6)
        shown = match.view(0)["dice"]
        assert [die["number"] for die in shown] == [number] * 6
        assert {die["colour"] for die in shown} == set(COLOURS)  # equal numbers never share a colour
        faces |= {(die["number"], die["colour"]) for die in shown}
    assert len(faces) == 36


def test_die_d_showing_n_has_colour_n_plus_d():
    for die in range(6):
        for number in range(1, 7):
            match = table()
            roll(match, [1] * die + [number])
            assert match.view(0)["dice"][die] == {"number": number, "colour": COLOURS[(number + die) % 6]}


def test_an_owner_of_the_box_may_write_down_the_real_dice():
    names = dict(zip("yrgbek", COLOURS, strict=True))
    for number in range(1, 7):
        match = table(dice=OTHER)
        roll(match, [number] * 6)
        assert match.view(0)["dice"] == [{"number": number, "colour": names[word[number - 1]]} for word in OTHER]


def test_what_is_of_one_colour_follows_the_dice_in_use():
    red = tuple(word.index("r") + 1 for word in OTHER)
    assert sorted(red) == [1, 2, 3, 4, 5, 6]
    match = table(greatest_gift=False, dice=OTHER)
    roll(match, red)
    assert {die["colour"] for die in match.view(0)["dice"]} == {"red"}
    assert refused(match, 0, "score 1 2") == "too-few-dice"
    match.play(0, "score 1 2 3 4 5 6")
    assert row(match, 0) == {"dice": 21, "bonus": 50, "received": 0, "donated": 0}
    with pytest.raises(sobremesa.IllegalMove):
        turn(table(), red, "score 1 2 3 4 5 6")  # on our dice these are of several colours


def test_what_differs_in_colour_follows_the_dice_in_use():
    match = table(greatest_gift=False, dice=OTHER)
    roll(match, YELLOW)  # blue, green, red, black, yellow, black
    assert refused(match, 0, "score 1 2 3 4 5 6") == "mixed-dice"
    match.play(0, "score 1 2 3 4 5")
    assert row(match, 0) == {"dice": 20, "bonus": 0, "received": 0, "donated": 1}
    turn(match, (3, 3, 3, 3, 3, 3), "score 1 2 3 4 5 6")
    assert row(match, 1)["bonus"] == 60  # equal numbers never share a colour on any dice


# The rolls


def test_the_active_seat_first_rolls_all_six_dice():
    match = table()
    for die in range(6):
        assert match.waiting == {CHANCE}
        assert match.chances() == dict.fromkeys("123456", pytest.approx(1 / 6))
        assert match.view(0)["dice"][die] is None
        match.deal("4")
    assert match.view(0)["roll"] == 1
    assert match.waiting != {CHANCE}


def test_only_the_dice_named_are_rolled_again_the_lowest_first():
    match = table(greatest_gift=False)
    roll(match, (1, 1, 1, 1, 1, 1))
    match.play(0, "reroll 2 5")
    assert [die and die["number"] for die in match.view(0)["dice"]] == [1, None, 1, 1, None, 1]
    match.deal("3")
    assert [die and die["number"] for die in match.view(0)["dice"]] == [1, 3, 1, 1, None, 1]
    match.deal("4")
    assert [die and die["number"] for die in match.view(0)["dice"]] == [1, 3, 1, 1, 4, 1]
    assert match.view(0)["roll"] == 2


def test_any_number_of_dice_may_be_rolled_again():
    match = table(greatest_gift=False)
    roll(match, YELLOW)
    assert len([move for move in match.legal(0) if move.startswith("reroll")]) == 63


def test_dice_kept_before_may_be_rolled_again():
    match = table(greatest_gift=False)
    roll(match, (1, 1, 1, 1, 1, 1))
    match.play(0, "reroll 1")
    match.deal("6")
    match.play(0, "reroll 2 3")
    roll(match, (6, 6))
    assert [die["number"] for die in match.view(0)["dice"]] == [6, 6, 6, 1, 1, 1]


def test_after_the_third_roll_there_is_only_scoring():
    match = table(greatest_gift=False)
    roll(match, (1, 1, 1, 1, 1, 1))
    match.play(0, "reroll 1")
    match.deal("2")
    match.play(0, "reroll 1")
    match.deal("3")
    assert match.view(0)["roll"] == 3
    assert match.legal(0)
    assert all(move.startswith("score") for move in match.legal(0))


def test_the_active_seat_may_stop_after_any_roll():
    match = table(greatest_gift=False)
    roll(match, (1, 1, 1, 1, 1, 1))
    match.play(0, "score 1")
    assert match.view(0)["active"] == 1


def test_after_the_turn_the_dice_go_to_the_left():
    match = table(3)
    for active in (0, 1, 2, 0):
        assert match.view(None)["active"] == active
        turn(match, (1, 1, 1, 1, 1, 1), "score 1 2 3 4 5 6")
        assert match.view(None)["roll"] == 0
        assert match.view(None)["dice"] == [None] * 6
    assert match.view(None)["round"] == 2


# A) Dice of one colour


@pytest.mark.parametrize(
    ("numbers", "move", "points", "bonus"),
    [
        ((6, 5, 1, 3, 2, 2), "score 1 2 4 5", 16, 15),  # 6 5 3 2
        ((6, 5, 4, 3, 6, 6), "score 1 2 3 4", 18, 25),  # 6 5 4 3
        ((5, 5, 4, 3, 2, 6), "score 2 3 4 5", 14, 25),  # 5 4 3 2
        ((5, 6, 4, 3, 2, 1), "score 3 4 5 6", 10, 25),  # 4 3 2 1
        ((6, 5, 4, 3, 2, 6), "score 1 2 3 4 5", 20, 40),
        ((5, 5, 4, 3, 2, 1), "score 2 3 4 5 6", 15, 40),
        (YELLOW, "score 1 2 3 4 5 6", 21, 50),
    ],
)
def test_four_or_more_dice_of_one_colour_count_their_sum_and_their_bonus(numbers, move, points, bonus):
    assert scored(numbers, move)[:2] == (points, bonus)


def test_it_may_be_any_colour():
    for shift, colour in enumerate(COLOURS):
        numbers = [(number + shift - 1) % 6 + 1 for number in YELLOW]
        match = table()
        roll(match, numbers)
        assert {die["colour"] for die in match.view(0)["dice"]} == {colour}
        assert scored(numbers, "score 1 2 3 4 5 6")[:2] == (21, 50)


def test_fewer_than_four_of_one_colour_may_not_be_scored():
    assert "1 2 3" not in sets(YELLOW)
    assert "1 2" not in sets(YELLOW)


def test_lena_scores_2_3_4_6_for_15_and_15_and_donates_13():
    match = table()
    turn(match, LENA, "score 1 3 4 5")
    assert row(match, 0) == {"dice": 15, "bonus": 15, "received": 0, "donated": 13}
    assert row(match, 1) == {"dice": 0, "bonus": 0, "received": 13, "donated": 0}
    assert match.scores == [30, 13]


def test_or_lena_scores_1_2_3_4_for_10_and_25_and_donates_24():
    match = table()
    turn(match, LENA, "score 3 4 5 6")
    assert row(match, 0) == {"dice": 10, "bonus": 25, "received": 0, "donated": 24}
    assert row(match, 1)["received"] == 24
    assert match.scores == [35, 24]


def test_five_of_one_colour_with_a_gap_earn_no_bonus_together():
    assert scored(LENA, "score 1 3 4 5 6") == (16, 0, 12)


def test_a_sequence_does_not_go_on_from_6_to_1():
    assert scored((6, 5, 6, 6, 2, 1), "score 1 2 5 6")[:2] == (14, 15)


# B) Dice of different colours


def test_florian_scores_four_2s_for_8_and_15_and_donates_24():
    match = table()
    roll(match, FLORIAN)
    assert len({die["colour"] for die in match.view(0)["dice"]}) == 5
    pass_gift(match)
    match.play(0, "score 2 4 5 6")
    assert row(match, 0) == {"dice": 8, "bonus": 15, "received": 0, "donated": 24}
    assert row(match, 1)["received"] == 24


def test_or_florian_scores_2_2_2_6_6_for_18_without_a_bonus_and_donates_2():
    match = table()
    turn(match, FLORIAN, "score 1 2 3 4 6")
    assert row(match, 0) == {"dice": 18, "bonus": 0, "received": 0, "donated": 2}
    assert row(match, 1)["received"] == 2


def test_only_one_die_of_each_colour_may_be_scored():
    assert "1 5" not in sets(FLORIAN)
    assert "1 2 3 4 5 6" not in sets(FLORIAN)


def test_a_single_die_may_always_be_scored():
    for numbers in (YELLOW, LENA, FLORIAN):
        assert {"1", "2", "3", "4", "5", "6"} <= set(sets(numbers))
    assert scored(YELLOW, "score 1") == (6, 0, 20)


@pytest.mark.parametrize(("count", "bonus"), [(1, 0), (2, 0), (3, 0), (4, 15), (5, 30), (6, 60)])
def test_dice_of_one_number_earn_a_bonus_from_four_on(count, bonus):
    move = " ".join(["score", *map(str, range(1, count + 1))])
    assert scored((3, 3, 3, 3, 3, 3), move)[:2] == (3 * count, bonus)


def test_with_another_die_beside_them_equal_numbers_earn_no_bonus():
    assert scored((6, 6, 6, 6, 1, 1), "score 1 2 3 4")[:2] == (24, 15)
    assert scored((6, 6, 6, 6, 1, 1), "score 1 2 3 4 5")[:2] == (25, 0)


def test_a_sequence_in_different_colours_earns_no_bonus():
    assert scored((1, 2, 3, 1, 4, 1), "score 1 2 3 5")[:2] == (10, 0)


def test_a_set_can_be_scored_in_one_way_only_and_is_listed_once():
    for numbers in (YELLOW, LENA, FLORIAN, (1, 1, 1, 1, 1, 1)):
        assert len(sets(numbers)) == len(set(sets(numbers)))
    assert len(sets(YELLOW)) == 6 + 15 + 6 + 1  # single dice; four, five and six of the colour


# The gift


def test_the_dice_not_scored_are_given_to_the_left():
    match = table(3)
    turn(match, (1, 2, 3, 1, 4, 1), "score 1 2 3 5")
    assert [row(match, seat)["received"] for seat in range(3)] == [0, 2, 0]
    assert [row(match, seat)["donated"] for seat in range(3)] == [2, 0, 0]


def test_fives_and_sixes_are_given_double():
    for number, gift in ((1, 1), (2, 2), (3, 3), (4, 4), (5, 10), (6, 12)):
        assert scored((number,) * 6, "score 1 2 3 4 5")[2] == gift


def test_who_scores_all_dice_gives_nothing():
    assert scored((3, 3, 3, 3, 3, 3), "score 1 2 3 4 5 6")[2] == 0


def test_the_last_seats_gift_to_the_first_stands_in_the_row_of_the_same_round():
    match = table(2)
    turn(match, (1, 1, 1, 1, 1, 1), "score 1 2 3 4 5 6")
    turn(match, (4, 4, 4, 4, 4, 4), "score 1 2 3 4 5")
    assert row(match, 0, 1) == {"dice": 6, "bonus": 60, "received": 4, "donated": 0}
    assert row(match, 0, 2)["received"] == 0


# The greatest gift


def test_florian_asks_marko_and_a_2_and_a_5_make_24_on_both_sheets():
    match = table()
    marko, florian = 0, 1
    roll(match, (6, 6, 6, 6, 2, 5))
    match.play(florian, "ask")
    assert match.view(None)["asked"] is True
    assert match.view(None)["gift_left"] == [True, False]
    match.play(marko, "score 1 2 3 4")
    assert row(match, florian)["received"] == 24
    assert row(match, marko)["donated"] == 24


def test_the_left_neighbour_is_asked_after_the_first_and_after_the_second_roll_and_never_after_the_third():
    match = table(3)
    roll(match, (1, 1, 1, 1, 1, 1))
    for _ in range(2):
        assert match.waiting == {1}
        assert match.legal(1) == ["ask", "pass"]
        match.play(1, "pass")
        assert match.waiting == {0}
        match.play(0, "reroll 1")
        match.deal("1")
    assert match.waiting == {0}


def test_who_passed_after_the_first_roll_may_ask_after_the_second():
    match = table()
    roll(match, (1, 1, 1, 1, 1, 1))
    match.play(1, "pass")
    match.play(0, "reroll 1")
    match.deal("3")
    match.play(1, "ask")
    match.play(0, "score 2 3 4 5 6")
    assert row(match, 1)["received"] == 6


def test_who_asked_after_the_first_roll_is_not_asked_again():
    match = table()
    roll(match, (1, 1, 1, 1, 1, 1))
    match.play(1, "ask")
    match.play(0, "reroll 1")
    match.deal("3")
    assert match.waiting == {0}


def test_once_in_a_game_each_seat_may_ask():
    match = table()
    roll(match, (1, 1, 1, 1, 1, 1))
    match.play(1, "ask")
    match.play(0, "score 1")
    roll(match, (1, 1, 1, 1, 1, 1))
    assert match.legal(0) == ["ask", "pass"]  # the other seat still has its own
    match.play(0, "pass")
    match.play(1, "score 1")
    roll(match, (1, 1, 1, 1, 1, 1))
    assert match.waiting == {0}  # seat 1 is not asked any more
    assert match.view(None)["gift_left"] == [True, False]


def test_a_greatest_gift_doubles_this_turn_only():
    match = table()
    roll(match, (1, 1, 1, 1, 1, 1))
    match.play(1, "ask")
    match.play(0, "score 1 2 3")
    turn(match, (1, 1, 1, 1, 1, 1), "score 1 2 3")
    assert match.view(None)["asked"] is False
    assert (row(match, 1)["received"], row(match, 0)["received"]) == (6, 3)


def test_without_the_option_nobody_is_asked():
    match = table(greatest_gift=False)
    assert match.view(None)["gift_left"] == [False, False]
    roll(match, (1, 1, 1, 1, 1, 1))
    assert match.waiting == {0}


# The end


def test_the_game_ends_after_seven_rounds():
    match = table(3)
    for number in range(1, 8):
        assert match.view(None)["round"] == number
        for _ in range(3):
            assert not match.over
            turn(match, (1, 1, 1, 1, 1, 1), "score 1 2 3 4 5 6")
    assert match.over
    assert match.waiting == frozenset()
    assert match.view(None)["round"] == 7
    assert match.view(None)["over"] is True


def test_rounds_can_be_fewer():
    match = table(rounds=2)
    for _ in range(4):
        assert not match.over
        turn(match, (1, 1, 1, 1, 1, 1), "score 1")
    assert match.over
    assert len(match.view(0)["sheets"][0]) == 2


def game_of_gifts(*pairs: tuple[int, int], **options) -> Match:
    """One round in which each seat scores four 1s, 4 + 15, and gives a pair away."""
    match = table(len(pairs), rounds=1, **options)
    for pair in pairs:
        turn(match, (1, 1, 1, 1, *pair), "score 1 2 3 4")
    return match


def test_who_donated_most_gets_20_for_generosity():
    match = game_of_gifts((1, 3), (4, 4), (1, 1))
    assert match.view(None)["generosity"] == [0, 20, 0]
    assert match.view(None)["scores"] == match.scores == [19 + 2, 19 + 4 + 20, 19 + 8]


def test_generosity_is_written_at_the_end_and_not_before():
    match = table(rounds=1)
    turn(match, (1, 1, 1, 1, 4, 4), "score 1 2 3 4")
    assert match.view(None)["generosity"] is None
    assert match.view(None)["scores"] == match.scores == [19, 8]


def test_exactly_60_points_donated_still_get_20():
    match = table(rounds=1)
    turn(match, (6, 6, 6, 6, 6, 6), "score 1")
    turn(match, (1, 1, 1, 1, 1, 1), "score 1 2 3 4 5 6")
    assert row(match, 0)["donated"] == 60
    assert match.view(None)["generosity"] == [20, 0]


def test_more_than_60_points_donated_get_30():
    match = table(rounds=2)
    for numbers, move in (((6, 6, 6, 6, 6, 6), "score 1"), ((1, 1, 1, 1, 1, 1), "score 1 2 3 4 5")):
        turn(match, numbers, move)
        turn(match, (1, 1, 1, 1, 1, 1), "score 1 2 3 4 5 6")
    assert (row(match, 0, 1)["donated"], row(match, 0, 2)["donated"]) == (60, 1)
    assert match.view(None)["generosity"] == [30, 0]


def test_all_who_are_tied_for_the_most_get_the_generosity_bonus():
    assert game_of_gifts((3, 3), (2, 4), (1, 1)).view(None)["generosity"] == [20, 20, 0]


def test_a_doubled_gift_counts_doubled_for_generosity():
    match = table(rounds=1)
    roll(match, (1, 1, 1, 1, 3, 3))
    match.play(1, "ask")
    match.play(0, "score 1 2 3 4")
    turn(match, (1, 1, 1, 1, 4, 3), "score 1 2 3 4")
    assert match.view(None)["generosity"] == [20, 0]


def test_without_the_option_there_is_no_generosity_bonus():
    match = game_of_gifts((1, 3), (4, 4), generosity=False)
    assert match.view(None)["generosity"] == [0, 0]
    assert match.scores == [19 + 8, 19 + 4]


def test_marko_has_126_and_75_and_22_and_with_20_for_generosity_243():
    match = table()
    marko, florian = 0, 1
    turns = [((6, 6, 6, 6, 6, 6), "score 1 2 3 4 5 6"), ((5, 5, 5, 5, 1, 1), "score 1 2 3 4")]
    turns += [((6, 6, 2, 3, 3, 2), "score 1 2 3")] * 5
    for number, (numbers, move) in enumerate(turns, 1):
        turn(match, numbers, move)
        turn(match, (1, 1, 1, 1, 1, 2 if number == 1 else 1), "score 1 2 3")
    columns = {name: sum(line[name] for line in match.view(None)["sheets"][marko]) for name in row(match, marko)}
    assert columns == {"dice": 126, "bonus": 75, "received": 22, "donated": 42}
    assert match.view(None)["generosity"] == [20, 0]
    assert match.scores[marko] == 126 + 75 + 22 + 20 == 243
    assert match.scores[florian] == 7 * 3 + 42
    assert match.winners == [marko]


def test_the_highest_total_wins():
    match = game_of_gifts((1, 3), (4, 4), (1, 1))
    assert match.winners == [1]
    assert match.reason == "points"


def test_a_tie_is_a_shared_victory():
    match = game_of_gifts((3, 3), (2, 4), (1, 5), generosity=False)
    assert match.scores == [19 + 11, 19 + 6, 19 + 6]
    assert match.winners == [0]
    match = game_of_gifts((3, 3), (2, 4))
    assert match.scores == [45, 45]
    assert match.winners == [0, 1]
    assert match.reason == "shared"


def test_generosity_can_decide():
    match = game_of_gifts((6, 6), (1, 1))
    assert match.scores == [19 + 2 + 20, 19 + 24]
    match = game_of_gifts((4, 4), (1, 1))
    assert match.scores == [19 + 2 + 20, 19 + 8]
    assert match.winners == [0]


# What is said at the table


def test_dice_may_be_named_in_any_order_and_any_case():
    for move in ("score 6 5 4 3", "SCORE 3 6 4 5", "  Score  3,4,5,6", "score 3456"):
        match = table(greatest_gift=False)
        roll(match, LENA)
        match.play(0, move)
        assert match.log[-1] == (0, "score 3 4 5 6")


def test_everybody_sees_everything():
    match = table(3)
    roll(match, LENA)
    match.play(1, "ASK")
    assert match.log[-1] == (1, "ask")
    match.play(0, "Reroll 2")
    assert match.view(0) == match.view(1) == match.view(2) == match.view(None)
    assert match.log_for(2) == match.log_for(None) == match.log


# What is refused


def rolled(*numbers: int, rolls: int = 1, asked: bool = False) -> Match:
    """Seat 0 of three is to decide after so many rolls."""
    match = table(3)
    roll(match, numbers)
    match.play(1, "ask" if asked else "pass")
    for _ in range(rolls - 1):
        match.play(0, "reroll 1")
        match.deal(str(numbers[0]))
        pass_gift(match) if match.waiting == {1} else None
    return match


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("score 1 2 3", "mixed-dice"),
        ("score 1 2 3 4 5 6", "mixed-dice"),
        ("score 1 3 4", "too-few-dice"),
        ("score", "score-nothing"),
        ("score 1 1", "die-twice"),
        ("score 3 4 5 6 3", "die-twice"),
        ("score 7", "no-such-die"),
        ("score 0 1", "no-such-die"),
        ("reroll", "reroll-nothing"),
        ("reroll 2 2", "die-twice"),
        ("reroll 12 13", "die-twice"),
        ("reroll 66", "die-twice"),
        ("ask", "own-gift"),
        ("pass", "own-gift"),
        ("score one", "not-a-move"),
        ("give 1", "not-a-move"),
        ("", "not-a-move"),
        ("1 2 3 4", "not-a-move"),
        ("score ١", "not-a-move"),
    ],
)
def test_the_active_seat_is_refused(move, code):
    assert refused(rolled(*LENA), 0, move) == code


def test_rolling_again_after_the_third_roll_is_refused():
    match = rolled(*LENA, rolls=3)
    assert refused(match, 0, "reroll 1") == "no-roll-left"
    assert refused(match, 0, "reroll") == "no-roll-left"


def test_asking_twice_is_refused():
    match = rolled(*LENA, asked=True)
    assert refused(match, 1, "ask") == "already-asked"
    match.play(0, "reroll 1")
    match.deal("6")
    assert refused(match, 1, "ask") == "already-asked"


def test_asking_again_in_a_later_turn_is_refused():
    match = rolled(*LENA, asked=True)
    match.play(0, "score 1")
    turn(match, LENA, "score 1")
    turn(match, LENA, "score 1")
    roll(match, LENA)
    assert refused(match, 1, "ask") == "no-greatest-gift"


def test_asking_too_late_is_refused():
    match = rolled(*LENA, rolls=2)
    assert refused(match, 1, "ask") == "already-passed"
    match.play(0, "reroll 1")
    assert refused(match, 1, "ask") == "too-late-to-ask"
    match.deal("6")
    assert refused(match, 1, "ask") == "too-late-to-ask"


def test_the_neighbour_answers_first_and_touches_no_dice():
    match = table(3)
    roll(match, LENA)
    assert refused(match, 0, "score 1") == "neighbour-first"
    assert refused(match, 1, "score 1") == "answer-first"
    assert refused(match, 1, "reroll 1") == "answer-first"
    assert refused(match, 2, "ask") == "not-your-turn"


def test_another_seat_is_refused():
    match = rolled(*LENA)
    assert refused(match, 2, "score 1") == "not-your-turn"
    assert refused(match, 3, "score 1") == "no-such-seat"


def test_nobody_moves_while_the_dice_roll():
    match = table(3)
    match.deal("1")
    for seat in range(3):
        assert refused(match, seat, "score 1") == "still-rolling"


def test_dice_show_1_to_6():
    match = table()
    for outcome in ("0", "7", "", "six", "1 2", "-1", "٣"):
        with pytest.raises(sobremesa.IllegalMove) as refusal:
            match.deal(outcome)
        assert refusal.value.code == "deal-impossible"
    assert match.log == []


def test_refusals_name_what_was_wrong():
    match = rolled(*LENA)
    with pytest.raises(sobremesa.IllegalMove, match="Dice 1 and 3 are both yellow, die 2 is not"):
        match.play(0, "score 1 2 3")
    with pytest.raises(sobremesa.IllegalMove, match="3 yellow dice are too few"):
        match.play(0, "score 1 3 4")
    with pytest.raises(sobremesa.IllegalMove, match="no die 7"):
        match.play(0, "score 7")
    with pytest.raises(sobremesa.IllegalMove, match="die 4 twice"):
        match.play(0, "score 4 4")


@pytest.mark.parametrize(
    "options", [{"rounds": 0}, {"rounds": 8}, {"rounds": "x"}, {"greatest_gift": "maybe"}, {"dice": 5}]
)
def test_bad_options_are_refused(options):
    with pytest.raises(sobremesa.BadOption):
        table(**options)
