"""What the tables tell when a round or a game is over: the evidence for the points."""

import pytest

import sobremesa
from conformance import finished
from sobremesa.engine.story import story


def told(match, name, viewer=0):
    return [event for events in story(match, viewer) for event in events if event["event"] == name]


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("end", ["rulebook", "publisher"])
def test_a_round_of_linko_counts_cards_laid_and_cards_in_hand(seats, end):
    match = finished(sobremesa.game("linko"), seats, seed=2, end=end, rounds=2)
    rounds = told(match, "round-scored", None)
    assert len(rounds) == 2
    for scored in rounds:
        laid, held = scored["cards_by_seat"], scored["hands_by_seat"]
        assert scored["points_by_seat"] == [cards - hand for cards, hand in zip(laid, held, strict=True)]
        assert max(laid) > 0


def test_each_game_of_raj_tells_its_points_and_the_last_one_what_is_struck():
    match = sobremesa.game("raj").match(seats=3, dealer="manual", games=2, bids=2, prizes=[1, 2])
    for prize, bids in [("+1", "122"), ("+2", "211"), ("+1", "211"), ("+2", "122")]:
        match.deal(prize)
        for seat, bid in enumerate(bids):
            match.play(seat, bid)
    first, last = told(match, "game-ended")
    assert (first["game"], first["points_by_seat"], first["total_by_seat"]) == (1, [3, 0, 0], [3, 0, 0])
    assert (last["game"], last["points_by_seat"], last["total_by_seat"]) == (2, [3, 0, 0], [6, 0, 0])
    assert first["struck"] == [False] * 3
    assert last["struck"] == [False, True, True]
