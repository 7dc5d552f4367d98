"""Raj, sentence by sentence: both rulebooks and the rulings. Each test is a scene at the table."""

import pytest

import sobremesa
from sobremesa import CHANCE, Match
from sobremesa.engine.notes import note_at

RAJ = sobremesa.game("raj")
FULL = [*range(-5, 0), *range(1, 11)]


def table(seats: int = 5, **options) -> Match:
    return RAJ.match(seats=seats, dealer="manual", **options)


def turn(match: Match, prize: str, *bids: int) -> None:
    match.deal(prize)
    for seat, bid in enumerate(bids):
        match.play(seat, str(bid))


def play_out(match: Match) -> Match:
    """The rest of the game with everybody bidding the same: all prizes go to nobody."""
    while not match.over:
        if CHANCE in match.waiting:
            match.deal(next(iter(match.chances())))
        for seat in sorted(match.waiting):
            match.play(seat, match.legal(seat)[0])
    return match


# What is in the box


def test_two_to_five_play():
    assert list(RAJ.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(sobremesa.BadOption):
            table(seats)


def test_everybody_holds_fifteen_cards_from_1_to_15():
    match = table(5)
    match.deal("+1")
    for seat in range(5):
        assert match.view(seat)["hand"] == list(range(1, 16))
        assert match.legal(seat) == [str(card) for card in range(1, 16)]


def test_ten_mice_and_five_vultures_are_shuffled_into_one_stack():
    match = table()
    assert sorted(map(int, match.chances())) == FULL
    assert set(match.chances().values()) == {1 / 15}
    assert match.view(0)["prizes_left"] == 15


# A turn


def test_at_the_start_of_a_turn_the_first_prize_is_turned_up():
    match = table()
    assert match.waiting == {CHANCE}
    match.deal("+6")
    assert match.view(0)["pile"] == [6]
    assert match.view(0)["prizes_left"] == 14


def test_a_prize_turned_up_does_not_come_again():
    match = table(2)
    turn(match, "+6", 1, 2)
    assert "+6" not in match.chances()
    with pytest.raises(sobremesa.IllegalMove):
        match.deal("+6")


def test_all_choose_at_the_same_time_in_any_order():
    match = table(3)
    match.deal("+6")
    assert match.waiting == {0, 1, 2}
    match.play(2, "1")
    assert match.waiting == {0, 1}
    match.play(0, "2")
    match.play(1, "3")
    assert match.waiting == {CHANCE}


def test_a_chosen_card_lies_face_down_until_all_have_chosen():
    match = table(3)
    match.deal("+6")
    match.play(0, "14")
    for seat in (1, 2, None):
        view = match.view(seat)
        assert view["chosen"] == [True, False, False]
        assert view["last"] == [None, None, None]
        assert "14" not in str(match.log_for(seat))
    assert match.view(0)["choice"] == 14
    match.play(1, "3")
    match.play(2, "4")
    assert match.view(1)["last"] == [14, 3, 4]
    assert match.view(1)["chosen"] == [False, False, False]


def test_a_choice_is_final():
    match = table(2)
    match.deal("+6")
    match.play(0, "14")
    with pytest.raises(sobremesa.IllegalMove) as refused:
        match.play(0, "13")
    assert refused.value.code == "already-chosen"
    assert match.view(0)["choice"] == 14


# Who takes the prize


def test_mouse_6_goes_to_the_14_the_highest():
    match = table(4)
    turn(match, "+6", 9, 14, 12, 3)
    assert match.view(None)["taken"] == [[], [6], [], []]
    assert match.scores == [0, 6, 0, 0]


def test_vulture_minus_2_goes_to_the_5_the_lowest():
    match = table(4)
    turn(match, "-2", 9, 14, 5, 13)
    assert match.view(None)["taken"] == [[], [], [-2], []]
    assert match.scores == [0, 0, -2, 0]


def test_two_fourteens_cancel_and_the_12_takes_the_7():
    match = table(4)
    turn(match, "+7", 14, 12, 14, 8)
    assert match.scores == [0, 7, 0, 0]


def test_two_lowest_cancel_and_the_second_lowest_takes_the_vulture():
    match = table(4)
    turn(match, "-5", 2, 12, 2, 8)
    assert match.scores == [0, 0, 0, -5]


def test_three_equal_cards_cancel_too():
    match = table(4)
    turn(match, "+9", 15, 15, 1, 15)
    assert match.scores == [0, 0, 9, 0]


def test_a_pair_below_the_best_changes_nothing():
    match = table(3)
    turn(match, "+9", 2, 2, 10)
    assert match.scores == [0, 0, 9]


def test_two_pairs_and_a_single_the_single_takes_it():
    match = table(5)
    turn(match, "+10", 15, 15, 14, 14, 1)
    assert match.scores == [0, 0, 0, 0, 10]
    match = table(5)
    turn(match, "-4", 1, 1, 2, 2, 15)
    assert match.scores == [0, 0, 0, 0, -4]


# Only ties


def test_with_only_ties_nobody_takes_the_prize_and_it_stays():
    match = table(4)
    turn(match, "+5", 9, 9, 3, 3)
    assert match.scores == [0, 0, 0, 0]
    assert match.view(None)["pile"] == [5]


def test_the_next_prize_joins_it_and_a_sum_of_3_is_played_as_a_mouse_for_both_cards():
    match = table(4)
    turn(match, "+5", 9, 9, 3, 3)
    match.deal("-2")
    assert match.view(0)["pile"] == [5, -2]
    for seat, bid in enumerate((4, 13, 8, 2)):
        match.play(seat, str(bid))
    assert match.view(None)["taken"] == [[], [5, -2], [], []]
    assert match.scores == [0, 3, 0, 0]
    assert match.view(None)["pile"] == []


def test_a_sum_of_zero_is_played_as_a_mouse():
    match = table(2)
    turn(match, "+2", 9, 9)
    turn(match, "-2", 3, 13)
    assert match.view(None)["taken"] == [[], [2, -2]]


def test_a_negative_sum_is_played_as_a_vulture():
    match = table(2)
    turn(match, "+2", 9, 9)
    turn(match, "-3", 3, 13)
    assert match.view(None)["taken"] == [[2, -3], []]
    assert match.scores == [-1, 0]


def test_a_pile_can_grow_over_several_turns():
    match = table(2)
    for card, prize in enumerate(("+1", "+2", "-5"), 1):
        turn(match, prize, card, card)
    assert match.view(None)["pile"] == [1, 2, -5]
    turn(match, "+10", 14, 15)
    assert match.scores == [0, 8]


def test_only_the_cards_of_this_turn_count_for_a_carried_pile():
    match = table(2)
    turn(match, "+5", 15, 15)
    turn(match, "+1", 2, 3)
    assert match.scores == [0, 6]


def test_on_the_last_turn_the_pile_then_goes_to_nobody():
    match = play_out(table(2))
    assert match.over
    assert match.scores == [0, 0]
    assert match.view(0)["pile"] == [int(move) for seat, move in match.log if seat is None]
    assert match.view(0)["turn"] == 15


# The end of a turn


def test_only_the_last_card_of_each_seat_lies_open():
    match = table(2)
    turn(match, "+6", 9, 4)
    turn(match, "+1", 8, 3)
    assert match.view(None)["last"] == [8, 3]


def test_played_cards_are_gone_in_every_case():
    match = table(2)
    turn(match, "+6", 9, 9)
    match.deal("+1")
    for seat in (0, 1):
        assert "9" not in match.legal(seat)
        assert 9 not in match.view(seat)["hand"]
        with pytest.raises(sobremesa.IllegalMove) as refused:
            match.play(seat, "9")
        assert refused.value.code == "not-in-hand"


# The end of the game


def test_after_fifteen_turns_stack_and_hands_are_empty_and_it_is_over():
    match = play_out(table(3))
    assert match.over
    assert match.waiting == frozenset()
    view = match.view(0)
    assert (view["hand"], view["hand_sizes"], view["prizes_left"], view["over"]) == ([], [0, 0, 0], 0, True)


def test_points_are_mice_less_vultures():
    match = table(2)
    turn(match, "+6", 2, 1)
    turn(match, "-4", 3, 13)
    assert match.view(0)["taken"] == [[6, -4], []]
    assert match.scores == [2, 0]


def test_the_most_points_win():
    match = table(2, bids=2, prizes=[3, 1])
    turn(match, "+3", 2, 1)
    turn(match, "+1", 1, 2)
    assert (match.scores, match.winners, match.reason) == ([3, 1], [0], "points")


def test_the_top_total_shared_is_struck_out_and_the_second_best_wins():
    match = table(3, bids=3, prizes=[2, 2, 1])
    turn(match, "+2", 3, 2, 1)
    turn(match, "+2", 1, 3, 2)
    turn(match, "+1", 2, 1, 3)
    assert (match.scores, match.winners, match.reason) == ([2, 2, 1], [2], "struck")


def test_shared_totals_are_struck_out_one_after_the_other():
    match = table(5, bids=5, prizes=[3, 3, 1, 1, -1])
    turn(match, "+3", 5, 4, 3, 2, 1)
    turn(match, "+3", 4, 5, 2, 1, 3)
    turn(match, "+1", 1, 2, 5, 4, 4)
    turn(match, "+1", 2, 1, 1, 5, 2)
    turn(match, "-1", 3, 3, 4, 3, 5)
    assert match.scores == [3, 3, 0, 1, 0]
    assert (match.winners, match.reason) == ([3], "struck")


def test_no_single_total_and_nobody_wins():
    match = play_out(table(2))
    assert (match.scores, match.winners, match.reason) == ([0, 0], [], "draw")


# The rulebook's alternative


def test_equal_totals_and_the_higher_mouse_wins():
    match = table(2, bids=3, prizes=[3, 2, 1], tiebreak="best_mouse")
    turn(match, "+2", 2, 1)
    turn(match, "+1", 3, 2)
    turn(match, "+3", 1, 3)
    assert (match.scores, match.winners, match.reason) == ([3, 3], [1], "best_mouse")


def test_the_best_mouse_does_not_help_a_lower_total():
    match = table(2, bids=3, prizes=[3, 2, 2], tiebreak="best_mouse")
    turn(match, "+3", 3, 1)
    turn(match, "+2", 1, 2)
    turn(match, "+2", 2, 3)
    assert (match.scores, match.winners, match.reason) == ([3, 4], [1], "points")


def test_nobody_at_the_top_holds_a_mouse_and_the_victory_is_shared():
    match = table(2, bids=2, prizes=[-1, -1], tiebreak="best_mouse")
    turn(match, "-1", 1, 2)
    turn(match, "-1", 2, 1)
    assert (match.scores, match.winners, match.reason) == ([-1, -1], [0, 1], "shared")


def test_a_mouse_counts_for_the_tiebreak_even_in_a_pile_played_as_a_vulture():
    match = table(2, bids=4, prizes=[4, -5, -1, -2], tiebreak="best_mouse")
    turn(match, "+4", 1, 1)
    turn(match, "-5", 2, 3)  # both prizes, worth -1
    turn(match, "-1", 4, 2)
    turn(match, "-2", 3, 4)
    assert match.view(0)["taken"] == [[4, -5, -2], [-1]]
    assert match.scores == [-3, -1]


# Matches of several games


def test_points_are_summed_over_the_games_of_a_match():
    match = table(2, games=2, bids=2, prizes=[2, 1])
    turn(match, "+2", 2, 1)
    turn(match, "+1", 1, 2)
    view = match.view(0)
    assert (view["game"], view["turn"], view["last"], view["taken"]) == (2, 1, [None, None], [[], []])
    assert view["scores"] == [2, 1]
    assert view["hand"] == [1, 2]
    turn(match, "+1", 2, 1)
    turn(match, "+2", 1, 2)
    assert match.over
    assert (match.scores, match.winners, match.reason) == ([3, 3], [], "draw")


def test_a_pile_left_at_the_end_of_a_game_does_not_reach_the_next():
    match = table(2, games=2, bids=2, prizes=[2, 1])
    turn(match, "+2", 2, 2)
    turn(match, "+1", 1, 1)
    match.deal("+1")
    assert match.view(0)["pile"] == [1]


def test_in_a_match_the_best_mouse_of_any_game_decides_and_equal_ones_share():
    match = table(2, games=2, bids=2, prizes=[2, 1], tiebreak="best_mouse")
    turn(match, "+2", 2, 1)
    turn(match, "+1", 1, 2)
    turn(match, "+2", 1, 2)
    turn(match, "+1", 2, 1)
    assert (match.scores, match.winners, match.reason) == ([3, 3], [0, 1], "shared")


# Decks and ties of one's own


def test_any_deck_of_two_to_fifteen_with_repeats():
    match = table(2, bids=4, prizes=[4, 2, 2, -3])
    assert match.chances() == {"-3": 0.25, "+2": 0.5, "+4": 0.25}
    turn(match, "+2", 1, 2)
    assert match.chances() == {"-3": 1 / 3, "+2": 1 / 3, "+4": 1 / 3}
    match.deal("+2")
    assert match.legal(0) == ["2", "3", "4"]


@pytest.mark.parametrize(
    "options",
    [
        {"bids": 4},
        {"bids": 1, "prizes": [1]},
        {"bids": 16, "prizes": [1] * 16},
        {"bids": 2, "prizes": [0, 1]},
        {"bids": 2, "prizes": [16, 1]},
        {"bids": 2, "prizes": [1, -16]},
        {"bids": 2, "prizes": [1, 2, 3]},
        {"bids": 2, "prizes": [1.5, 2]},
        {"bids": 2, "prizes": "1:x"},
        {"bids": 2, "prizes": None},
        {"games": 0},
        {"games": True},
        {"tiebreak": "none"},
        {"ties": "keep"},
        {"colour": "red"},
    ],
)
def test_any_other_deck_or_option_is_refused(options):
    with pytest.raises(sobremesa.BadOption) as refused:
        table(2, **options)
    assert str(refused.value)


def test_ties_discard_as_in_goofspiel():
    match = table(2, ties="discard", bids=3, prizes=[1, 2, 3])
    turn(match, "+3", 2, 2)
    assert match.view(0)["pile"] == []
    turn(match, "+1", 1, 3)
    assert match.scores == [0, 1]
    turn(match, "+2", 3, 1)
    assert match.scores == [2, 1]


# The view


def test_the_view_is_as_the_rulings_list_it():
    match = table(3)
    turn(match, "+6", 9, 14, 12)
    match.deal("-2")
    match.play(0, "1")
    assert match.view(0) == {
        "turn": 2,
        "pile": [-2],
        "hand": [2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15],
        "hand_sizes": [13, 14, 14],
        "chosen": [True, False, False],
        "choice": 1,
        "last": [9, 14, 12],
        "taken": [[], [6], []],
        "scores": [0, 6, 0],
        "prizes_left": 13,
        "game": 1,
        "over": False,
    }
    assert match.view(None) == match.view(0) | {"hand": None, "choice": None}


def test_moves_are_forgiving_on_input_and_canonical_on_output():
    match = table(2)
    match.deal(" 6 ")
    match.play(0, " Play 014")
    match.play(1, "3")
    match.deal("−2")
    assert match.log == [(None, "+6"), (0, "14"), (1, "3"), (None, "-2")]


def test_who_has_a_good_memory_knows_all_bids_of_this_game_and_of_the_one_before():
    """The rulings, 6: a seat may remember; nothing that was revealed is secret."""
    match = table(2, games=3, bids=3, prizes=[2, 1, -1])
    for prize, bids in (("+2", (3, 1)), ("-1", (1, 2)), ("+1", (2, 3))):
        turn(match, prize, *bids)
    assert [[note_at(laid, t) for t in range(3)] for laid in match.state.laid_before[:2]] == [[3, 1, 2], [1, 2, 3]]
    assert [int(match.state.prize[note_at(match.state.turned_before, t)]) for t in range(3)] == [2, -1, 1]
    turn(match, "+1", 2, 2)
    match.deal("+2")
    match.play(0, "3")
    for seat in (0, 1, None):
        assert RAJ.blanked(match.state, seat).laid[:2].tolist() == [2, 2]  # the card on the table is not in it
