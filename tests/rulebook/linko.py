"""Linko, sentence by sentence: the rulebook and the rulings. Each test is a scene at the table."""

import pytest

import sobremesa
from sobremesa import CHANCE, Match
from sobremesa.games.linko import rules

LINKO = sobremesa.game("linko")


def deal(match: Match, cards: str) -> None:
    for card in cards.split():
        match.deal(card)


def table(*hands: str, display: str = "1 2", **options) -> Match:
    """A round about to begin, with these hands and this display."""
    sizes = {"dealt": len(hands[0].split()), "display": len(display.split()), "rounds": 1}
    match = LINKO.match(seats=len(hands), dealer="manual", **sizes | options)
    again(match, *hands, display=display)
    return match


def again(match: Match, *hands: str, display: str) -> None:
    """The deal of a round."""
    for hand in hands:
        deal(match, hand)
    deal(match, display)


def moves(match: Match, *said: str) -> Match:
    """What happens next: `1 take` is a move of seat 1, `deal 7` a card that comes."""
    for move in said:
        who, what = move.split(" ", 1)
        match.deal(what) if who == "deal" else match.play(int(who), what)
    return match


def refused(match: Match, seat: int, move: str) -> str:
    """The code of the refusal, which changes nothing and says so in a sentence."""
    before, log = match.state.tobytes(), match.log
    with pytest.raises(sobremesa.IllegalMove) as refusal:
        match.play(seat, move)
    assert len(str(refusal.value)) > 30
    assert (match.state.tobytes(), match.log) == (before, log)
    return refusal.value.code


def conflict(match: Match) -> tuple[int, int] | None:
    """Who attacks whom now."""
    found = match.view(None)["conflict"]
    return found and (found["attacker"], found["victim"])


def hand(match: Match, seat: int) -> str:
    return " ".join(map(str, match.view(seat)["hand"]))


def stack(match: Match, seat: int) -> list[str]:
    return [" ".join(map(str, cards)) for cards in match.view(None)["stacks"][seat]]


# What is in the box


def test_two_to_five_play():
    assert list(LINKO.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(sobremesa.BadOption):
            LINKO.match(seats=seats)


def test_the_deck_has_eight_of_each_number_from_1_to_13_and_five_jokers():
    chances = LINKO.match(dealer="manual").chances()
    assert list(chances) == [*map(str, range(1, 14)), "X"]
    assert chances == {face: pytest.approx((5 if face == "X" else 8) / 109) for face in chances}


def test_everybody_is_dealt_13_cards_6_are_laid_open_and_the_rest_is_the_pile():
    match = LINKO.match(seats=4, seed=1)
    view = match.view(2)
    assert (view["hand_sizes"], len(view["hand"]), len(view["display"]), view["pile"]) == ([13] * 4, 13, 6, 109 - 58)


def test_all_of_a_hand_is_dealt_before_the_next_one_and_the_display_last():
    match = LINKO.match(seats=2, dealer="manual", dealt=3, display=2)
    for card, sizes, display in [
        ("5", [1, 0], []),
        ("X", [2, 0], []),
        ("5", [3, 0], []),
        ("7", [3, 1], []),
        ("8", [3, 2], []),
        ("9", [3, 3], []),
        ("2", [3, 3], [2]),
        ("1", [3, 3], [1, 2]),
    ]:
        assert match.waiting == {CHANCE}
        match.deal(card)
        assert (match.view(None)["hand_sizes"], match.view(None)["display"]) == (sizes, display)
    assert (hand(match, 0), hand(match, 1)) == ("5 5 X", "7 8 9")
    assert match.waiting == {0}


def test_nobody_sees_the_hands_of_others_nor_the_pile():
    match = LINKO.match(seats=3, seed=4)
    for seat in (0, 1, 2, None):
        own = [text for actor, text in match.log_for(seat)[: 3 * 13] if text is not None]
        assert len(own) == (0 if seat is None else 13)
        assert [text for _, text in match.log_for(seat)[3 * 13 :]] == [text for _, text in match.log[3 * 13 :]]
        assert match.view(seat)["known"] == [[], [], []]
    assert match.view(None)["hand"] is None


def test_the_first_seat_starts_and_the_turn_goes_clockwise():
    match = table("1 2", "1 2", "1 2")
    for seat in (0, 1, 2, 0):
        assert match.waiting == {seat}
        assert match.view(None)["active"] == seat
        match.play(seat, match.legal(seat)[0])


# The cards that are played


def test_one_card_or_as_many_as_one_likes_of_one_number():
    match = table("6 6 6 9", "1 2 3 4")
    assert match.legal(0) == ["play 6 6 6", "play 6 6", "play 6", "play 9"]
    match.play(0, "play 6 6")
    assert (stack(match, 0), hand(match, 0)) == (["6 6"], "6 9")


def test_different_numbers_do_not_go_together():
    match = table("6 6 9 X", "1 2 3 4")
    assert refused(match, 0, "play 6 9") == "mixed-numbers"
    assert refused(match, 0, "play 6 9 x") == "mixed-numbers"


def test_one_plays_what_one_holds():
    match = table("6 6 9 X", "1 2 3 4")
    for move in ("play 6 6 6", "play 7", "play 6 x x", "play x x"):
        assert refused(match, 0, move) == "not-held"
    assert refused(match, 0, "play") == "play-nothing"
    assert refused(match, 0, "play 14") == "no-such-card"
    assert refused(match, 0, "play 0") == "no-such-card"
    assert refused(match, 0, "play" + " 6" * 9) == "too-many-cards"
    assert refused(match, 0, "play" + " x" * 6) == "too-many-cards"


def test_there_is_no_passing():
    match = table("6 9", "1 2")
    assert refused(match, 0, "pass") == "not-a-move"
    assert refused(match, 0, "stay") == "play-first"


def test_the_cards_go_on_top_of_those_of_earlier_turns():
    match = moves(table("6 9 11", "1 2 3"), "0 play 11", "1 play 1", "0 play 6")
    assert stack(match, 0) == ["11", "6"]


def test_two_sixes_and_a_joker_are_three_sixes():
    match = moves(table("6 6 X 9", "5 5 5 1"), "0 play 9", "1 play 5 5 5", "0 play 6 6 X")
    assert stack(match, 0) == ["9", "6 6 X"]
    assert conflict(match) == (0, 1)  # three sixes against three fives
    match = moves(table("6 6 X 9", "7 7 7 1"), "0 play 9", "1 play 7 7 7", "0 play 6 6 X")
    assert conflict(match) is None  # but not against three sevens


def test_a_joker_with_a_number_counts_as_that_number_and_no_more():
    match = moves(table("13 X 2", "X X 12", "1 1 5"), "0 play 13 X", "1 play X X")
    assert conflict(match) == (1, 0)  # 13 < 14
    match = moves(table("X X 2", "13 X 12"), "0 play X X", "1 play 13 X")
    assert conflict(match) is None


def test_jokers_alone_count_14():
    match = moves(table("13 2", "X 2"), "0 play 13", "1 play X")
    assert conflict(match) == (1, 0)
    match = moves(table("13 13 2", "X X 2"), "0 play 13 13", "1 play X X")
    assert conflict(match) == (1, 0)
    match = moves(table("X 2", "X 2"), "0 play X", "1 play X")
    assert conflict(match) is None


def test_any_number_of_jokers_may_be_played_alone():
    match = table("X X X X X 2", "1 2 3 4 5 6")
    assert [move for move in match.legal(0) if "2" not in move] == ["play" + " X" * n for n in range(1, 6)]


# Whether there is a conflict


@pytest.mark.parametrize(
    ("theirs", "mine", "fight"),
    [
        ("5", "6", True),
        ("6", "6", False),
        ("7", "6", False),
        ("5 5", "6 6", True),
        ("5 5", "6", False),
        ("5", "6 6", False),
        ("6 6", "6 6", False),
        ("5 5 5", "13 13 13", True),
        ("12 X", "13 13", True),
        ("13 X", "13 13", False),
    ],
)
def test_a_conflict_needs_as_many_cards_of_a_lower_value(theirs, mine, fight):
    match = table("5 5 5 6 6 7 12 X 13", "6 6 13 13 13 1 2 3 4")
    moves(match, f"0 play {theirs}", f"1 play {mine}")
    assert (conflict(match) == (1, 0)) == fight


def test_without_a_stack_there_is_no_conflict():
    match = moves(table("13 2", "1 2", "3 4"), "0 play 13")
    assert conflict(match) is None
    assert match.waiting == {1}


def test_only_the_top_set_is_compared():
    match = moves(table("3 9 5", "1 1 4"), "0 play 3", "1 play 1 1", "0 play 9", "1 play 4")
    assert stack(match, 0) == ["3", "9"]
    assert conflict(match) is None  # the 3 is covered


def test_the_others_are_compared_clockwise_each_once():
    match = table("3 3 9 9", "4 4 9 9", "13 12 9 9", "5 5 9 9")
    moves(match, "0 play 3", "1 play 4 4", "2 play 13", "2 leave", "0 recover", "3 play 5")
    moves(match, "0 play 3", "1 play 9", "1 leave")  # seats 3 and 0 have lower single cards: 3 comes first
    assert conflict(match) == (1, 3)
    moves(match, "3 recover")
    assert conflict(match) == (1, 0)
    moves(match, "1 leave", "0 recover")
    assert match.waiting == {2}


# The worked example: Ben, Catharine, Daniel and Andy sit at 0, 1, 2, 3

BEN = "13 5 5 5 9 9 8 8 7 6 2 2 X"
CATHARINE = "7 7 1 1 1 3 4 6 8 9 10 11 12"
DANIEL = "4 1 2 3 5 6 8 9 10 10 11 12 13"
ANDY = "3 3 1 2 4 6 7 9 10 11 11 12 X"


def example() -> Match:
    """Ben has played a single 13; Catharine's active set has two cards, Daniel's is a single 4, Andy's has two."""
    match = LINKO.match(seats=4, dealer="manual")
    again(match, BEN, CATHARINE, DANIEL, ANDY, display="2 4 7 9 12 13")
    return moves(match, "0 play 5 5 5", "1 play 7 7", "2 play 4", "3 play 3 3", "0 play 13")


def ends_with_catharine(match: Match) -> None:
    """Andy's two cards are no conflict, and the turn passes to the seat at Ben's left."""
    assert conflict(match) is None
    assert match.waiting == {1}
    assert match.view(None)["active"] == 1
    assert match.view(None)["stacks"] == [[[5, 5, 5], [13]], [[7, 7]], [], [[3, 3]]]


def test_ben_meets_no_conflict_with_catharine_and_one_with_daniel():
    match = example()
    assert match.view(None)["conflict"] == {"attacker": 0, "victim": 2, "cards": [4], "stage": "attack", "owed": 0}
    assert match.legal(0) == ["take", "leave"]


def test_ben_takes_the_4_and_daniel_draws_from_the_display():
    match = moves(example(), "0 take")
    assert match.waiting == {2}
    assert match.legal(2) == ["draw 2", "draw 4", "draw 7", "draw 9", "draw 12", "draw 13", "draw pile"]
    moves(match, "2 draw 13")
    assert match.view(None)["display"] == [2, 4, 7, 9, 12]
    moves(match, "deal 8")
    assert match.view(None)["display"] == [2, 4, 7, 8, 9, 12]
    assert hand(match, 0) == "2 2 4 6 7 8 8 9 9 X"
    assert hand(match, 2) == "1 2 3 5 6 8 9 10 10 11 12 13 13"
    ends_with_catharine(match)


def test_ben_takes_the_4_and_daniel_draws_from_the_pile():
    match = moves(example(), "0 take", "2 draw pile")
    assert match.waiting == {CHANCE}
    moves(match, "deal X")
    assert hand(match, 2).endswith("13 X")
    assert match.view(0)["hand_sizes"][2] == 13
    assert match.log_for(2)[-1] == (None, "X")
    assert match.log_for(0)[-1] == match.log_for(None)[-1] == (None, None)
    ends_with_catharine(match)


def test_ben_leaves_the_choice_and_daniel_discards_the_4_and_draws():
    match = moves(example(), "0 leave")
    assert match.waiting == {2}
    assert match.legal(2) == ["discard", "recover"]
    assert match.view(None)["conflict"]["stage"] == "defend"
    moves(match, "2 discard")
    assert match.view(None)["conflict"] == {"attacker": 0, "victim": 2, "cards": [4], "stage": "draw", "owed": 1}
    assert match.view(None)["discarded"] == [4]
    moves(match, "2 draw 7", "deal 4")
    assert hand(match, 2) == "1 2 3 5 6 7 8 9 10 10 11 12 13"
    assert hand(match, 0) == "2 2 6 7 8 8 9 9 X"
    ends_with_catharine(match)


def test_ben_leaves_the_choice_and_daniel_discards_the_4_and_draws_from_the_pile():
    match = moves(example(), "0 leave", "2 discard", "2 draw pile", "deal 5")
    assert match.view(None)["discarded"] == [4]
    assert hand(match, 2) == "1 2 3 5 5 6 8 9 10 10 11 12 13"
    ends_with_catharine(match)


def test_ben_leaves_the_choice_and_daniel_recovers_the_4():
    match = moves(example(), "0 leave", "2 recover")
    assert hand(match, 2) == "1 2 3 4 5 6 8 9 10 10 11 12 13"
    assert match.view(None)["discarded"] == []
    assert len(match.view(None)["display"]) == 6
    ends_with_catharine(match)


# Settling conflicts


def fight(size: int = 2, display: str = "1 2", **options) -> Match:
    """Seat 1 has just attacked so many fours with sixes; there are some other cards in the hands."""
    fours, sixes = " 4" * size, " 6" * size
    match = table(f"9{fours} 11", f"8{sixes} 12", display=display, **options)
    return moves(match, f"0 play{fours}", f"1 play{sixes}")


def test_the_attacker_must_choose_and_all_others_wait():
    match = fight()
    assert match.waiting == {1}
    assert refused(match, 1, "play 8") == "take-or-leave"
    assert refused(match, 1, "recover") == "take-or-leave"
    assert refused(match, 1, "draw pile") == "take-or-leave"
    assert refused(match, 0, "discard") == "others-attack"


def test_taken_cards_go_to_the_hand_and_the_victim_draws_as_many():
    match = moves(fight(3), "1 take")
    assert (stack(match, 0), hand(match, 1)) == ([], "4 4 4 8 12")
    for owed in (3, 2, 1):
        assert match.view(None)["conflict"]["owed"] == owed
        assert match.waiting == {0}
        moves(match, "0 draw pile", "deal 13")
    assert hand(match, 0) == "9 11 13 13 13"
    assert conflict(match) is None


def test_draws_may_come_from_both_places_one_at_a_time_each_seen_before_the_next():
    match = moves(fight(3, display="1 2 10"), "1 take", "0 draw 2")
    assert match.legal(0) == ["draw 1", "draw 10", "draw pile"]
    moves(match, "0 draw pile", "deal 10")
    assert hand(match, 0) == "2 9 10 11"  # seen, and so the next choice may depend on it
    moves(match, "0 draw 10")
    assert hand(match, 0) == "2 9 10 10 11"


def test_the_display_is_refilled_only_when_the_conflict_is_over():
    match = moves(fight(3, display="1 2 10"), "1 take", "0 draw 1", "0 draw 2")
    assert match.view(None)["display"] == [10]
    moves(match, "0 draw pile", "deal 5")
    assert match.waiting == {CHANCE}
    assert conflict(match) is None
    moves(match, "deal 3", "deal 3")
    assert match.view(None)["display"] == [3, 3, 10]
    assert match.waiting == {0}


def test_the_display_is_refilled_before_the_next_seat_is_compared():
    match = table("4 9 11", "3 9 11", "12 6 6", display="1 2 10")
    moves(match, "0 play 4", "1 play 3", "2 play 12", "2 take", "0 draw 10")
    assert (match.waiting, conflict(match)) == ({CHANCE}, None)
    moves(match, "deal 13")
    assert match.view(None)["display"] == [1, 2, 13]
    assert (match.waiting, conflict(match)) == ({2}, (2, 1))
    moves(match, "2 take", "1 draw 13", "deal 5")
    assert hand(match, 2) == "3 4 6 6"
    assert match.waiting == {0}


def test_discarded_cards_lie_open_and_are_drawn_for():
    match = moves(fight(2), "1 leave", "0 discard")
    assert match.view(None)["discarded"] == [4, 4]
    moves(match, "0 draw 1", "0 draw 2", "deal 3", "deal 3")
    assert hand(match, 0) == "1 2 9 11"
    assert hand(match, 1) == "8 12"
    assert stack(match, 0) == []


def test_recovered_cards_are_not_drawn_for():
    match = moves(fight(2), "1 leave", "0 recover")
    assert hand(match, 0) == "4 4 9 11"
    assert match.view(None)["display"] == [1, 2]
    assert match.waiting == {0}


@pytest.mark.parametrize(("said", "seat"), [(["1 take"], 1), (["1 leave", "0 recover"], 0)])
def test_a_joker_that_reaches_a_hand_is_a_joker_again(said, seat):
    match = table("4 X 9 11", "6 6 12 12")
    moves(match, "0 play 4 X", "1 play 6 6", *said)
    assert hand(match, seat).endswith("X")
    assert "4" in hand(match, seat)
    assert match.view(None)["known"][seat] == [4, "X"]


def test_discarded_jokers_are_jokers():
    match = moves(table("4 X 9", "6 6 12"), "0 play 4 X", "1 play 6 6", "1 leave", "0 discard")
    assert match.view(None)["discarded"] == [4, "X"]


def test_an_active_seat_may_have_to_settle_several_conflicts():
    match = table("4 9 9", "5 9 9", "3 9 9", "10 2 2")
    moves(match, "0 play 4", "1 play 5", "1 leave", "0 recover", "2 play 3", "3 play 10")
    assert conflict(match) == (3, 1)
    moves(match, "3 leave", "1 recover")
    assert conflict(match) == (3, 2)
    moves(match, "3 leave", "2 recover")
    assert match.waiting == {0}


def test_an_uncovered_set_is_active_but_its_seat_is_not_compared_twice_in_a_turn():
    match = table("3 5 9 9", "1 1 6 8")
    moves(match, "0 play 3", "1 play 1 1", "0 play 5", "1 play 6", "1 leave", "0 recover")
    assert stack(match, 0) == ["3"]
    assert (conflict(match), match.waiting) == (None, {0})  # the 3 is lower than the 6, but has come too late


def test_an_uncovered_set_is_attacked_from_the_next_turn_on():
    match = table("3 5 9 9", "6 8 8 1", "7 1 1 2")
    moves(match, "0 play 3", "1 play 8 8", "2 play 1 1", "0 play 5", "1 play 6", "1 leave", "0 recover")
    moves(match, "2 play 7")
    assert match.view(None)["conflict"]["cards"] == [3]
    assert conflict(match) == (2, 0)


# The end of a round


def test_the_round_ends_when_all_conflicts_are_settled_and_the_hand_is_empty():
    match = table("7 8", "3 5", rounds=1)
    moves(match, "0 play 7", "1 play 3", "0 play 8", "0 leave")
    assert not match.over  # the conflict comes first
    moves(match, "1 discard", "1 draw 1", "deal 6")
    assert match.over
    assert match.scores == [2, -2]


def test_it_ends_at_once_when_the_last_cards_cause_no_conflict():
    match = moves(table("7 7", "3 5", "1 2"), "0 play 7 7")
    assert match.over
    assert match.scores == [2, -2, -2]


def test_taking_cards_prolongs_it():
    match = moves(table("7 8", "3 5"), "0 play 7", "1 play 3", "0 play 8", "0 take", "1 draw pile", "deal 6")
    assert not match.over
    assert hand(match, 0) == "3"
    assert match.waiting == {1}


def test_the_publishers_round_ends_the_moment_a_last_card_is_laid():
    match = moves(table("7 8", "3 5", end="publisher"), "0 play 7", "1 play 3", "0 play 8")
    assert match.over
    assert match.scores == [2, 0]


# When the cards run out


def small(display: str = "5", **options) -> Match:
    """Two seats with two cards each from a deck of six: one card lies open, one is in the pile."""
    return table("1 3", "2 4", display=display, numbers=6, copies=1, jokers=0, **options)


def test_with_an_empty_pile_the_display_is_no_longer_refilled():
    match = moves(small("5"), "0 play 1", "1 play 2", "1 take", "0 draw pile", "deal 6")
    assert (match.view(None)["pile"], match.view(None)["display"]) == (0, [5])
    assert match.waiting == {0}
    assert hand(match, 0) == "3 6"


def test_draws_then_come_from_what_is_left_of_the_display():
    match = moves(small("5"), "0 play 1", "1 play 2", "1 take", "0 draw pile", "deal 6")
    moves(match, "0 play 6", "0 leave", "1 discard")
    assert match.legal(1) == ["draw 5"]
    assert refused(match, 1, "draw pile") == "pile-empty"


def test_pile_and_display_both_empty_end_the_round_at_once():
    match = moves(small("5"), "0 play 1", "1 play 2", "1 take", "0 draw pile", "deal 6")
    moves(match, "0 play 6", "0 leave", "1 discard", "1 draw 5")
    assert match.over
    assert match.scores == [1 - 1, 0 - 3]
    assert match.view(None)["conflict"] is None
    assert match.reason == "rounds"


@pytest.mark.parametrize("last", [["0 draw 5", "0 draw pile", "deal 6"], ["0 draw pile", "deal 6", "0 draw 5"]])
def test_also_in_mid_turn_with_draws_unpaid(last):
    match = table("1 1 1 3", "2 2 2 4", display="5", numbers=6, copies=3, jokers=0, dealt=4)
    # the deck without the cards that nobody shall draw
    state = match.state
    state.pile[:] = 0
    state.pile[5] = state.pile_size = 1
    match.state = state
    moves(match, "0 play 1 1 1", "1 play 2 2 2", "1 take", *last)
    assert match.over  # one of three is still owed
    assert match.scores == [-1 - 2, 3 - 4]


def test_with_an_empty_display_draws_come_from_the_pile():
    match = moves(fight(3, display="5"), "1 take", "0 draw 5")
    assert match.legal(0) == ["draw pile"]
    assert refused(match, 0, "draw 5") == "not-in-display"


def test_discards_are_never_reshuffled():
    match = moves(small("5"), "0 play 1", "1 play 2", "1 leave", "0 discard", "0 draw 5")
    assert set(match.chances()) == {"6"}


def test_a_round_that_reaches_a_thousand_turns_ends_and_is_scored(monkeypatch):
    assert rules.MAX_TURNS == 1000
    monkeypatch.setattr(rules, "MAX_TURNS", 3)
    match = moves(table("7 8 9", "1 2 3"), "0 play 7", "1 play 1")
    assert not match.over
    moves(match, "0 play 8", "0 leave", "1 recover")
    assert match.over
    assert match.scores == [2 - 1, -3]


# Points and rounds


def test_a_point_for_each_card_in_the_stack_and_one_less_for_each_in_hand():
    match = table("6 6 X 9", "5 5 5 1")
    moves(match, "0 play 9", "1 play 5 5 5", "0 play 6 6 X", "0 leave", "1 recover")
    assert match.scores == match.view(None)["scores"] == [4, -4]
    assert match.view(None)["round_scores"] == [[4, -4]]
    assert stack(match, 0) == ["9", "6 6 X"]  # the final table stays in view


@pytest.mark.parametrize("seats", LINKO.seats)
def test_as_many_rounds_as_seats_the_start_moving_one_seat_left_each_time(seats):
    match = LINKO.match(seats=seats, dealer="manual", dealt=1, display=1)
    for number in range(seats):
        view = match.view(None)
        assert (view["round"], view["starter"], view["active"], len(view["round_scores"])) == (
            number + 1, number, number, number,
        )  # fmt: skip
        again(match, *(str(seat + 1) for seat in range(seats)), display="X")
        assert [hand(match, seat) for seat in range(seats)] == [str(seat + 1) for seat in range(seats)]
        assert match.waiting == {number}  # dealt from seat 0 on, whoever starts
        match.play(number, f"play {number + 1}")
    assert match.over
    assert match.view(None)["round_scores"] == [[1 if s == n else -1 for s in range(seats)] for n in range(seats)]
    assert match.scores == [2 - seats] * seats
    assert (match.winners, match.reason) == (list(range(seats)), "rounds")
    assert (match.view(None)["round"], match.view(None)["starter"]) == (seats, seats - 1)


def test_each_round_begins_with_the_whole_deck_and_an_empty_table():
    match = moves(table("7 7", "3 5", rounds=2), "0 play 7 7")
    view = match.view(None)
    assert view["stacks"] == [[], []]
    assert (view["hand_sizes"], view["display"], view["pile"], view["discarded"]) == ([0, 0], [], 109, [])
    assert match.chances()["7"] == pytest.approx(8 / 109)


def test_the_highest_sum_wins():
    match = moves(table("7 7", "3 5", rounds=2), "0 play 7 7")
    again(match, "7 8", "5 6", display="1 2")
    moves(match, "1 play 5", "0 play 7", "0 leave", "1 recover", "1 play 6", "0 play 8", "0 leave", "1 recover")
    assert match.view(None)["round_scores"] == [[2, -2], [2, -2]]
    assert (match.scores, match.winners) == ([4, -4], [0])


def test_equal_sums_share_the_victory():
    match = moves(table("7 7", "3 5", "3 5", rounds=2), "0 play 7 7")
    again(match, "7 8", "5 5", "6 6", display="1 2")
    moves(match, "1 play 5 5")
    assert (match.scores, match.winners, match.reason) == ([0, 0, -4], [0, 1], "rounds")


def test_or_fewest_cards_in_hand_in_the_last_round_decide():
    match = moves(table("7 7", "3 5", "3 5", rounds=2, tiebreak="fewest_in_hand"), "0 play 7 7")
    again(match, "7 8", "5 5", "6 6", display="1 2")
    moves(match, "1 play 5 5")
    assert (match.scores, match.winners, match.reason) == ([0, 0, -4], [1], "rounds")


def test_and_if_that_is_equal_too_they_share():
    match = small("5", draw_if_no_conflict=True, tiebreak="fewest_in_hand")
    moves(match, "0 play 3", "0 draw 5", "deal 6", "1 play 2", "1 draw 6")
    assert (match.scores, match.view(None)["hand_sizes"], match.winners) == ([-1, -1], [2, 2], [0, 1])


@pytest.mark.parametrize("rounds", [1, 3, 10])
def test_any_number_of_rounds_up_to_ten(rounds):
    match = LINKO.match(seats=2, seed=1, dealt=1, display=1, rounds=rounds)
    for number in range(rounds):
        assert not match.over
        (seat,) = match.waiting
        assert seat == number % 2
        match.play(seat, match.legal(seat)[0])
    assert match.over


# A card for whoever caused no conflict


def free(**options) -> Match:
    return table("7 8 9", "3 5 6", "1 2 3", draw_if_no_conflict=True, **options)


def test_who_caused_no_conflict_and_still_has_cards_may_draw_one_card_or_stay():
    match = moves(free(), "0 play 7")
    assert match.waiting == {0}
    assert match.legal(0) == ["draw 1", "draw 2", "draw pile", "stay"]
    assert match.view(None)["conflict"] is None
    moves(match, "0 stay")
    assert (match.waiting, hand(match, 0)) == ({1}, "8 9")


def test_then_the_display_is_refilled_and_the_next_seat_plays():
    match = moves(free(), "0 play 7", "0 draw 2")
    assert match.waiting == {CHANCE}
    moves(match, "deal 13")
    assert (match.view(None)["display"], match.view(None)["known"]) == ([1, 13], [[2], [], []])
    assert match.waiting == {1}
    assert hand(match, 0) == "2 8 9"


def test_it_may_come_from_the_pile_seen_by_its_drawer_alone():
    match = moves(free(), "0 play 7", "0 draw pile", "deal X")
    assert hand(match, 0) == "8 9 X"
    assert match.log_for(1)[-1] == (None, None)
    assert match.view(1)["known"] == [[], [], []]
    assert match.waiting == {1}


def test_who_caused_a_conflict_draws_none():
    match = moves(free(), "0 play 7", "0 stay", "1 play 3", "1 stay", "2 play 3", "2 stay", "0 play 8")
    moves(match, "0 leave", "1 recover", "0 leave", "2 recover")
    assert match.waiting == {1}


def test_nor_who_has_no_cards_left():
    match = moves(table("7 7", "3 5", draw_if_no_conflict=True), "0 play 7 7")
    assert match.over


def test_the_last_card_there_is_ends_the_round_here_too():
    match = table("1 3", "2 2", display="4", numbers=4, copies=2, jokers=0, draw_if_no_conflict=True)
    state = match.state
    state.pile[:] = state.pile_size = 0
    match.state = state
    moves(match, "0 play 3", "0 draw 4")
    assert match.over
    assert match.scores == [1 - 2, -2]


# What is refused


def test_a_seat_that_is_not_waited_for_is_told_who_is():
    match = LINKO.match(seats=3, dealer="manual", dealt=3, display=2)
    assert refused(match, 0, "play 7") == "still-dealing"
    again(match, "7 8 9", "3 5 6", "1 2 3", display="4 4")
    assert refused(match, 1, "play 3") == "others-turn"
    moves(match, "0 play 7", "1 play 5", "2 play 3", "0 play 8")
    assert refused(match, 1, "take") == "others-attack"
    moves(match, "0 leave")
    assert refused(match, 0, "take") == "others-defence"
    moves(match, "1 discard")
    assert refused(match, 0, "draw 4") == "others-draw"
    moves(match, "1 draw pile")
    assert refused(match, 1, "draw 4") == "still-dealing"
    match = moves(free(), "0 play 7")
    assert refused(match, 1, "play 3") == "others-free-draw"


def test_a_move_of_another_stage_is_told_what_is_asked():
    match = table("7 8 9", "3 5 6", display="4 4")
    for move in ("take", "leave", "discard", "recover", "draw 4", "draw pile", "stay"):
        assert refused(match, 0, move) == "play-first"
    moves(match, "0 play 7", "1 play 5", "0 play 8", "0 leave")
    for move in ("play 3", "take", "leave", "draw 4", "stay"):
        assert refused(match, 1, move) == "discard-or-recover"
    moves(match, "1 discard")
    for move in ("play 3", "discard", "recover", "stay"):
        assert refused(match, 1, move) == "draw-first"
    for move in ("draw 5", "draw x"):
        assert refused(match, 1, move) == "not-in-display"
    assert refused(match, 1, "draw 14") == "no-such-card"
    match = moves(free(), "0 play 7")
    assert refused(match, 0, "play 8") == "draw-or-stay"
    assert refused(match, 0, "draw 13") == "not-in-display"


def test_a_refusal_names_the_seats_and_the_cards():
    match = moves(fight(2, display="1 2"), "1 take")
    with pytest.raises(sobremesa.IllegalMove) as refusal:
        match.play(1, "play 8")
    assert refusal.value.sentence("en", ["Ana", "Rui"]) == "Ana is drawing 2 cards. Please wait."
    with pytest.raises(sobremesa.IllegalMove) as refusal:
        match.play(0, "draw 9")
    assert "You can draw 1, 2, or from the pile: draw pile." in str(refusal.value)


def test_cards_that_cannot_come_are_refused():
    match = LINKO.match(seats=2, dealer="manual", numbers=3, copies=1, jokers=1, dealt=1, display=1)
    for card in ("4", "14", "0", "joker king", "", "7 7", "-1"):
        with pytest.raises(sobremesa.IllegalMove) as refusal:
            match.deal(card)
        assert refusal.value.code == "deal-impossible"
        assert "1, 2, 3, X" in str(refusal.value)
    deal(match, "x 2")
    assert set(match.chances()) == {"1", "3"}
    for card in ("X", "2"):
        with pytest.raises(sobremesa.IllegalMove):
            match.deal(card)


@pytest.mark.parametrize(
    "options",
    [
        {"end": "never"},
        {"rounds": 0},
        {"rounds": 11},
        {"rounds": "all"},
        {"tiebreak": "best"},
        {"draw_if_no_conflict": "maybe"},
        {"numbers": 14},
        {"numbers": 0},
        {"copies": 9},
        {"jokers": 6},
        {"jokers": -1},
        {"dealt": 0},
        {"dealt": 14},
        {"display": 0},
        {"display": 7},
        {"pile": 3},
        {"numbers": 2},  # sixteen cards and five jokers are not enough for two hands of 13
        {"numbers": 3, "copies": 1, "jokers": 0, "dealt": 1, "display": 2},
    ],
)
def test_other_options_and_decks_with_too_few_cards_are_refused(options):
    with pytest.raises(sobremesa.BadOption) as refusal:
        LINKO.match(seats=2, **options)
    assert len(str(refusal.value)) > 20


def test_a_deck_may_just_suffice():
    match = table("1 2", "3 4", display="5", numbers=5, copies=1, jokers=0)
    assert match.view(None)["pile"] == 0
    moves(match, "0 play 1", "1 play 3", "1 leave", "0 discard")
    assert match.legal(0) == ["draw 5"]


# The view and the text


def test_the_view_is_as_the_rulings_list_it():
    match = table("3 6 6 X 9", "5 5 5 1 10", "2 2 8 8 8", display="4 12 X", rounds=2)
    moves(match, "0 play 3", "1 play 5 5 5", "2 play 8 8 8", "2 leave", "1 discard", "1 draw X", "1 draw 4")
    assert match.view(1) == {
        "round": 1,
        "starter": 0,
        "active": 2,
        "hand": [1, 4, 10, "X"],
        "hand_sizes": [4, 4, 2],
        "stacks": [[[3]], [], [[8, 8, 8]]],
        "display": [12],
        "pile": 109 - 18,
        "discarded": [5, 5, 5],
        "conflict": {"attacker": 2, "victim": 1, "cards": [5, 5, 5], "stage": "draw", "owed": 1},
        "scores": [0, 0, 0],
        "round_scores": [],
        "over": False,
        "known": [[], [4, "X"], []],
    }
    assert match.view(None) == match.view(1) | {"hand": None}
    assert match.view(0) == match.view(1) | {"hand": [6, 6, 9, "X"]}


def test_stacks_are_shown_bottom_to_top_numbers_first():
    match = moves(table("3 6 6 X 9", "1 1 1 1 2"), "0 play 3", "1 play 1", "0 play X 6 6")
    assert match.view(None)["stacks"][0] == [[3], [6, 6, "X"]]


def test_moves_are_forgiving_on_input_and_canonical_on_output():
    match = table("3 6 6 X 9", "5 5 5 1 10", display="4 x")
    match.play(0, "  PLAY x 06, 6 ")
    match.play(1, "5 5 5")
    match.play(0, "joker") if "play X" in match.legal(0) else match.play(0, "9")
    match.play(1, "Play 10")
    match.play(1, "LEAVE")
    match.play(0, "Discard")
    match.play(0, "x")
    assert match.log[-8:] == [
        (None, "X"),
        (0, "play 6 6 X"),
        (1, "play 5 5 5"),
        (0, "play 9"),
        (1, "play 10"),
        (1, "leave"),
        (0, "discard"),
        (0, "draw X"),
    ]
    match = moves(fight(1), "1 take", "0 pile")
    assert match.log[-1] == (0, "draw pile")
