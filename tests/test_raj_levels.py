"""Raj's levels with two seats: unbeatable where the deck can be solved, and what they may know."""

from functools import cache
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa import bots
from sobremesa.bots import LEVELS, Budget, Simple
from sobremesa.engine.rule import CHANCE, OVER
from sobremesa.games.raj import levels, rules

RAJ = sobremesa.game("raj")


def begun(**options: Any) -> Any:
    return RAJ.start(2, RAJ.settled(2, options)[1])


def turned_up(state: Any, prize: int) -> Any:
    """The state with this prize turned up."""
    after = state.copy()
    rules.apply(after, CHANCE, next(i for i in range(15) if state.unseen >> i & 1 and state.prize[i] == prize))
    return after


def bid(state: Any, *cards: int) -> Any:
    after = state.copy()
    for seat, card in enumerate(cards):
        rules.apply(after, seat, card)
    return after


def best_answer(bot: bots.Bot, **options: Any) -> float:
    """What the best answer to a bot in seat 0 gains, in points: every prize, and every bid it may make."""
    start = begun(**options)

    @cache
    def value(mine: tuple[int, ...], theirs: tuple[int, ...], prizes: tuple[int, ...], carry: int) -> float:
        return sum(turned(mine, theirs, prizes, i, carry) for i in range(len(prizes))) / len(prizes) if prizes else 0.0

    @cache
    def turned(mine: tuple[int, ...], theirs: tuple[int, ...], prizes: tuple[int, ...], i: int, carry: int) -> float:
        if i and prizes[i - 1] == prizes[i]:
            return turned(mine, theirs, prizes, i - 1, carry)
        left, pile = prizes[:i] + prizes[i + 1 :], carry + prizes[i]
        mix = bot.choose(state(mine, theirs, left, prizes[i], pile), 0).mix

        def after(own: int, card: int) -> float:
            rest = tuple(c for c in mine if c != own), tuple(c for c in theirs if c != card)
            if own == card:
                return value(*rest, left, pile if start.carry else 0)
            return (pile if (card > own) == (pile >= 0) else -pile) + value(*rest, left, 0)

        return max(sum(share * after(own, card) for own, share in mix.items() if share) for card in theirs)

    def state(mine: tuple[int, ...], theirs: tuple[int, ...], left: tuple[int, ...], prize: int, pile: int) -> Any:
        found = start.copy()
        found.turns = found.cards - len(mine)
        found.hand[:2] = [sum(1 << card for card in hand) for hand in (mine, theirs)]
        found.turned[found.turns], found.pile, found.waiting = prize, pile, 0b11
        there = [*left]
        found.unseen = 0
        for place in range(found.cards):
            if found.prize[place] in there:
                there.remove(found.prize[place])
                found.unseen |= 1 << place
        return found

    hand = tuple(range(1, int(start.cards) + 1))
    return value(hand, hand, tuple(int(prize) for prize in start.prize[: start.cards]), 0)


@pytest.mark.parametrize(
    "options",
    [
        {"bids": 5, "prizes": [-3, 1, 2, 2, 5]},
        {"bids": 5, "prizes": [1, 2, 3, 4, 5], "ties": "discard"},
        {"bids": 6, "prizes": [-2, -2, 3, 3, 3, 3]},
    ],
)
def test_no_answer_gains_anything_against_master_on_a_small_deck(options: dict) -> None:
    assert best_answer(bots.bot(RAJ, "master"), **options) == pytest.approx(0, abs=1e-9)


def test_the_best_answer_finds_what_can_be_gained() -> None:
    assert best_answer(bots.bot(RAJ, "beginner"), bids=4, prizes=[-2, 1, 3, 4]) > 0.5


@pytest.mark.parametrize(("name", "budget"), [*((name, None) for name in LEVELS), ("master", Budget(iterations=2_000))])
def test_a_card_that_the_other_has_laid_makes_no_difference(name: str, budget: Budget | None) -> None:
    """It lies face down: the other is still to be reckoned with any card it held."""
    bot, state = bots.bot(RAJ, name), turned_up(begun(), 7)
    alone = bot.choose(RAJ.blanked(state, 1), 1, budget, seed=3)
    for laid in (1, 15):
        waiting = state.copy()
        rules.apply(waiting, 0, laid)
        assert bot.choose(RAJ.blanked(waiting, 1), 1, budget, seed=3) == alone


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {
            "tiebreak": "best_mouse",
            "ties": "discard",
            "games": 2,
            "bids": 9,
            "prizes": [-15, 15, 3, 3, 3, 3, -1, -1, 8],
        },
        {"bids": 2, "prizes": [-1, -1]},
    ],
)
def test_every_level_plays_to_the_end_with_any_deck(name: str, options: dict) -> None:
    match, bot = RAJ.match(seats=2, seed=5, **options), bots.bot(RAJ, name)
    while not match.over:
        seat = min(match.waiting)
        known = RAJ.blanked(match.state, seat)
        thought = bot.choose(known, seat, Budget(iterations=2_000), seed=len(match.log))
        assert bot.choose(known, seat, Budget(iterations=2_000), seed=len(match.log)) == thought
        held = [int(card) for card in match.legal(seat)]
        assert sorted(thought.worths) == sorted(thought.mix) == sorted(held)
        assert sum(thought.mix.values()) == pytest.approx(1)
        match.play(seat, str(thought.action))


def test_bids_are_drawn_as_the_mix_says() -> None:
    state = turned_up(begun(bids=4, prizes=[1, 2, 3, 4]), 4)
    bot = bots.bot(RAJ, "master")
    mix = bot.choose(state, 0).mix
    drawn = [bot.choose(state, 0, seed=seed).action for seed in range(400)]
    assert max(mix.values()) < 0.9
    for card, share in mix.items():
        assert drawn.count(card) / 400 == pytest.approx(share, abs=0.1)


def test_the_luck_of_one_turn_is_not_that_of_the_next() -> None:
    """With one seed for a whole game, a bot that mixes evenly does not bid the same place in its hand every turn."""
    state, bot, places = begun(bids=9, prizes=[1] * 9), bots.bot(RAJ, "beginner"), set()
    while rules.turn(state) != OVER:
        rules.apply(state, CHANCE, next(i for i in range(15) if state.unseen >> i & 1))
        held = [card for card in range(1, 10) if state.hand[0] >> card & 1]
        action = bot.choose(state, 0, seed=1).action
        places.add(held.index(action) if len(held) > 4 else 0)
        for seat in range(2):
            rules.apply(state, seat, action if state.hand[seat] >> action & 1 else held[0])
    assert len(places) > 1


def test_before_the_end_a_level_leans_on_habit_and_at_the_end_it_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = bots.bot(RAJ, "master")
    early, late = turned_up(begun(), 7), turned_up(begun(bids=6, prizes=[1, 2, 3, 4, 5, 6]), 3)
    mixes = [bot.choose(state, 0).mix for state in (early, late)]
    monkeypatch.setattr(levels, "BELIEF", 0.0)
    assert bot.choose(early, 0).mix != mixes[0]
    assert bot.choose(late, 0).mix == mixes[1]


def test_with_a_budget_master_plays_to_win_and_without_one_for_points() -> None:
    ahead = turned_up(begun(bids=4, prizes=[1, 2, 3, 4]), 4)
    ahead.points[0] = 11
    bot = bots.bot(RAJ, "master")
    assert set(bot.choose(ahead, 0, Budget(seconds=0.1)).worths.values()) == {1.0}
    assert len(set(bot.choose(ahead, 0).worths.values())) > 1


def test_before_the_last_game_of_a_match_points_count_with_a_budget_too() -> None:
    ahead = turned_up(begun(bids=4, prizes=[1, 2, 3, 4], games=2), 4)
    ahead.points[0] = 11
    assert len(set(bots.bot(RAJ, "master").choose(ahead, 0, Budget(seconds=0.1)).worths.values())) > 1


def test_with_a_budget_master_answers_what_the_other_likely_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the other lets the five go, the two takes it; if it spends its three, we spend our one and the six is ours."""
    state, bot = turned_up(begun(bids=3, prizes=[-1, 5, 6]), 5), bots.bot(RAJ, "master")
    for guess, best in (([1.0, 0, 0], 2), ([0, 0, 1.0], 1)):
        monkeypatch.setattr(levels, "expected", lambda *about, guess=guess: np.array(guess))
        monkeypatch.setattr(levels, "by_playouts", lambda *about, guess=guess: np.array(guess))
        assert bot.choose(state, 0, Budget(seconds=0.1)).mix[best] > 0.9


def test_who_goes_by_playouts_bids_high_on_a_high_prize_but_not_always() -> None:
    for prize, likely in ((10, range(12, 16)), (-1, range(1, 5))):
        bids = levels.by_playouts(RAJ, turned_up(begun(), prize), 1, 20_000, RAJ.pad(7))
        assert bids.sum() == pytest.approx(1)
        assert sum(bids[card - 1] for card in likely) > 0.5
        assert bids.max() < 0.8


def test_who_is_careless_sees_the_card_turned_up_and_half_a_vulture() -> None:
    state = turned_up(bid(turned_up(begun(), 9), 4, 4), -5)
    assert (state.pile, levels.careless(state).pile) == (4, -3)
    assert levels.careless(turned_up(begun(), 8)).pile == 8


def test_habit_is_the_rank_of_the_pile_among_the_prizes_left() -> None:
    for prize, likeliest in ((10, 15), (1, 2), (-1, 1), (6, 11)):
        habit = levels.by_habit(RAJ, turned_up(begun(), prize), 0)
        assert habit.argmax() + 1 == likeliest
        assert habit.sum() == pytest.approx(1)


def games_won(first: bots.Bot, second: bots.Bot, games: int) -> int:
    """Of so many games, how many the first wins more than the second; each deal is played from both seats."""
    ahead = 0
    for deal in range(games):
        match = RAJ.match(seats=2, seed=deal // 2)
        seats = [first, second] if deal % 2 else [second, first]
        while not match.over:
            seat = min(match.waiting)
            known = RAJ.blanked(match.state, seat)
            match.play(seat, str(seats[seat].choose(known, seat, seed=1000 * deal + len(match.log)).action))
        ahead += sum(1 if seats[seat] is first else -1 for seat in match.winners)
    return ahead


def test_levels_stand_where_they_should() -> None:
    """Roughly: the arena measures it. Even the lowest beats chance, and medium reads habits that hard has few of."""
    assert games_won(bots.bot(RAJ, "beginner"), Simple(RAJ, "random"), 20) > 8
    assert games_won(bots.bot(RAJ, "hard"), Simple(RAJ, "rank"), 20) > 4


def test_with_three_seats_the_search_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = bots.bot(RAJ, "hard")
    match = RAJ.match(seats=3, seed=1)
    asked = []
    monkeypatch.setattr(bot.among_many, "choose", lambda *about: asked.append(about))
    bot.choose(match.state, 2, None, 5)
    assert asked == [(match.state, 2, None, 5)]


def test_who_is_careless_among_many_bids_the_rank_of_the_card_turned_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so gets in the way of others who do."""
    monkeypatch.setitem(levels.SKILLS, "beginner", levels.Skill(300, careless=1.0))
    state = RAJ.start(4, RAJ.settled(4, {})[1])
    state = turned_up(bid(turned_up(state, 9), 4, 4, 4, 4), 5)
    bot = bots.bot(RAJ, "beginner")
    assert [bot.choose(RAJ.blanked(state, seat), seat, seed=seat).action for seat in range(4)] == [11] * 4
