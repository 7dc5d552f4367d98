"""Raj's levels: unbeatable at two seats where the deck can be solved, what they learn, and how long they take."""

import dataclasses
import itertools
import random
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa import bots
from sobremesa.bots import LEVELS, Budget, Simple
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, NOBODY, OVER
from sobremesa.games.raj import belief, crowd, levels, mixes, rules, solver
from sobremesa.games.raj.belief import Memory
from sobremesa.games.raj.bots import rank_of_the_pile

RAJ = sobremesa.game("raj")
WHOLE = Budget(iterations=1 << 16)  # enough to solve a small deck, however long it takes


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
        mix = bot.choose(state(mine, theirs, left, prizes[i], pile), 0, WHOLE).mix

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
        {"bids": 4, "prizes": [1, 2, 3, 4], "ties": "discard"},
        {"bids": 5, "prizes": [-2, 3, 3, 3, 3]},
    ],
)
def test_no_answer_gains_anything_against_master_on_a_small_deck_unless_it_leans(
    options: dict, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "RISK", 0.0)
    assert best_answer(bots.bot(RAJ, "master"), **options) == pytest.approx(0, abs=1e-9)


def best_answer_to_what_it_learns(bot: bots.Bot, state: Any) -> float:
    """What the best answer to a bot in seat 0 gains from here, in points, when every bid before may matter to it."""
    total, weight = 0.0, 0
    for place in range(int(state.cards)):
        if not state.unseen >> place & 1:
            continue
        turned = state.copy()
        rules.apply(turned, CHANCE, place)
        mix = bot.choose(RAJ.blanked(turned, 0), 0, WHOLE).mix
        total += max(sum(share * after(bot, turned, own, card) for own, share in mix.items() if share)
                     for card in range(1, 16) if turned.hand[1] >> card & 1)  # fmt: skip
        weight += 1
    return total / weight


def after(bot: bots.Bot, turned: Any, own: int, card: int) -> float:
    state = bid(turned, own, card)
    gain = int(state.points[1] - state.points[0] - turned.points[1] + turned.points[0])
    return gain + (best_answer_to_what_it_learns(bot, state) if rules.turn(state) != OVER else 0.0)


def test_no_answer_gains_more_than_master_risks_by_leaning() -> None:
    start = begun(bids=3, prizes=[2, 3, 5])
    gained = best_answer_to_what_it_learns(bots.bot(RAJ, "master"), start)
    assert 0.001 < gained <= levels.RISK * 10 + 1e-9


def test_the_best_answer_finds_what_can_be_gained() -> None:
    assert best_answer(bots.bot(RAJ, "beginner"), bids=4, prizes=[-2, 1, 3, 4]) > 0.5


@pytest.mark.parametrize(
    ("name", "budget"), [*((name, None) for name in LEVELS[:-1]), ("master", Budget(iterations=2_000))]
)
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
    mix = bot.choose(state, 0, WHOLE).mix
    drawn = [bot.choose(state, 0, WHOLE, seed).action for seed in range(400)]
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


def played(plan: Any, turns: int, seed: int = 1, **options: Any) -> Any:
    """A game so far: seat 0 bids anything, seat 1 by a plan; the next prize is turned up."""
    state, luck = begun(**options), random.Random(seed)
    for turn in range(turns + 1):
        rules.apply(state, CHANCE, luck.choice([i for i in range(int(state.cards)) if state.unseen >> i & 1]))
        if turn < turns:
            hands = [[card for card in range(1, 16) if state.hand[seat] >> card & 1] for seat in range(2)]
            place = plan(state, rank_of_the_pile(state, state.hand[1]), len(hands[1]) - 1)
            state = bid(state, luck.choice(hands[0]), hands[1][min(max(place, 0), len(hands[1]) - 1)])
    return state


PLANS = {
    "habit": lambda state, rank, top: rank,
    "two higher": lambda state, rank, top: rank + 2,
    "gives the best three away": lambda state, rank, top: 0 if abs(state.pile) > 7 else rank + 3,
    "low for high": lambda state, rank, top: top - rank,
}


@pytest.mark.parametrize("name", PLANS)
def test_after_a_few_turns_the_plan_of_the_other_is_known(name: str) -> None:
    for seed in range(4):
        state = played(PLANS[name], 7, seed)
        top = int(state.hand[1]).bit_count() - 1
        place = min(max(PLANS[name](state, rank_of_the_pile(state, state.hand[1]), top), 0), top)
        chances = Memory(RAJ.blanked(state, 0), 0).expected(7, 1, top + 1)
        assert chances.sum() == pytest.approx(1)
        assert chances[place] > 0.5


def test_who_breaks_the_habit_is_soon_followed() -> None:
    def plan(state: Any, rank: int, top: int) -> int:
        return rank if state.turns < 5 else top - rank

    chances = [Memory(played(plan, turns), 0).weights[1] for turns in (5, 10)]
    throws = belief.PLANS[:, belief.KIND] == belief.THROW
    assert chances[0][throws].sum() < 0.01
    assert chances[1][throws].sum() > 0.2


def test_what_was_learned_in_one_game_of_a_match_serves_in_the_next() -> None:
    first = played(PLANS["low for high"], 9, bids=9, prizes=[1, 2, 3, 4, 5, 6, 7, 8, 9], games=2)
    assert (first.game, first.turns) == (1, 0)
    throws = belief.PLANS[:, belief.KIND] == belief.THROW
    assert Memory(first, 0).weights[1][throws].sum() > 0.2


def test_memory_is_the_same_plain_and_compiled() -> None:
    state = played(PLANS["two higher"], 4)
    memory, plain = Memory(state, 0), Memory(state, 0)
    now, table = batch_of(rules.State.dtype, 1), batch_of(rules.State.dtype, 1)
    now[0] = state
    for part in (plain.weights, plain.chances, plain.past, plain.pasts):
        part[:] = 0
    told = plain.weights, plain.chances, plain.past, plain.pasts
    belief.play_again(now, 0, table, belief.PLANS, belief.KERNELS, belief.SHARE, *told)
    assert np.allclose(memory.weights, plain.weights)
    assert np.allclose(memory.chances, plain.chances)


def test_a_position_set_up_without_its_bids_is_met_as_if_nothing_were_known() -> None:
    state = played(PLANS["habit"], 3)
    state.laid[:] = 0
    assert np.allclose(Memory(state, 0).weights[1], belief.PLANS[:, belief.PRIOR])
    assert list(levels.past(state, 0)) == []


def test_the_positions_of_a_game_so_far_are_those_it_went_through() -> None:
    luck, state, seen = random.Random(4), begun(), []
    while rules.turn(state) != OVER:
        rules.apply(state, CHANCE, luck.choice([i for i in range(15) if state.unseen >> i & 1]))
        position = dataclasses.replace(solver.position_of(state, 1), lead=0)
        assert [each for each, _ in levels.past(state, 1)] == seen
        bids = [luck.choice([card for card in range(1, 16) if state.hand[s] >> card & 1]) for s in range(2)]
        if luck.random() < 0.3 and state.hand[1] >> bids[0] & 1:
            bids[1] = bids[0]
        state = bid(state, *bids)
        seen.append(position)


def test_leaning_never_loses_more_than_it_may() -> None:
    luck = np.random.default_rng(3)
    for risk in (0.0, 0.5, 2.0):
        for _ in range(20):
            cells = luck.normal(0, 3, (6, 6))
            guess = luck.dirichlet(np.ones(6))
            look = levels.Look(0.0, cells, guess, 1)
            safe, mine = levels.lean(look, guess, 0.0), levels.lean(look, guess, risk)
            assert mine.sum() == pytest.approx(1)
            assert (mine @ cells).min() >= (safe @ cells).min() - risk - 1e-9
            assert mine @ cells @ guess >= safe @ cells @ guess - 1e-9


def test_what_the_other_gives_away_may_be_risked() -> None:
    """Whoever bids its best card for the least prize has given something away; who plays its best has not."""
    bot = bots.bot(RAJ, "master")
    state = turned_up(begun(bids=6, prizes=[1, 2, 3, 4, 5, 6]), 1)
    risks = []
    for theirs in (6, 1):
        later = turned_up(bid(state, 2, theirs), 6)
        risks.append(bot.account(later, 0, Memory(later, 0), 1 << 16, lambda: True)[0])
    assert risks[0] > levels.RISK * 21 + 0.1
    assert risks[0] > risks[1]


def test_a_search_that_is_late_answers_with_what_it_has() -> None:
    position = solver.position_of(turned_up(begun(), 7))
    with pytest.raises(solver.Late):
        solver.searched(position, 1 << 16, goes_on=lambda: False)
    look = bots.bot(RAJ, "master").search(position, 1 << 16, 0, lambda: False)
    assert look.late
    assert look.positions < 226
    assert not bots.bot(RAJ, "master").search(position, 226, 0, lambda: True).late


def test_who_is_careless_sees_the_card_turned_up_and_half_a_vulture() -> None:
    state = turned_up(bid(turned_up(begun(), 9), 4, 4), -5)
    assert (state.pile, levels.careless(state).pile) == (4, -3)
    assert levels.careless(turned_up(begun(), 8)).pile == 8


def test_habit_is_the_rank_of_the_pile_among_the_prizes_left() -> None:
    for prize, likeliest in ((10, 15), (1, 2), (-1, 1), (6, 11)):
        habit = levels.by_habit(turned_up(begun(), prize), 0)
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
            thought = seats[seat].choose(known, seat, Budget(iterations=300), seed=1000 * deal + len(match.log))
            match.play(seat, str(thought.action))
        ahead += sum(1 if seats[seat] is first else -1 for seat in match.winners)
    return ahead


def test_levels_stand_where_they_should() -> None:
    """Roughly: the arena measures it. Even the lowest beats chance, and medium reads habits that hard has few of."""
    assert games_won(bots.bot(RAJ, "beginner"), Simple(RAJ, "random"), 20) > 8
    assert games_won(bots.bot(RAJ, "hard"), Simple(RAJ, "rank"), 20) > 4


def test_among_many_each_seat_is_expected_to_go_on_as_it_has_begun() -> None:
    """Seat 1 bids by habit, seat 2 low for high; seat 0 expects both to go on so."""
    state, luck = RAJ.start(3, RAJ.settled(3, {})[1]), random.Random(2)
    for turn in range(8):
        rules.apply(state, CHANCE, luck.choice([i for i in range(15) if state.unseen >> i & 1]))
        hands = [[card for card in range(1, 16) if state.hand[seat] >> card & 1] for seat in range(3)]
        rank = rank_of_the_pile(state, state.hand[1])
        if turn < 7:
            state = bid(state, luck.choice(hands[0]), hands[1][rank], hands[2][len(hands[2]) - 1 - rank])
    rows, pad = belief.beliefs(RAJ.blanked(state, 0), 0), RAJ.pad(5)
    for seat, likely in ((1, hands[1][rank]), (2, hands[2][len(hands[2]) - 1 - rank])):
        bids = [belief.foreseen(state, seat, pad, rows) for _ in range(200)]
        assert set(bids) <= set(hands[seat])
        assert bids.count(likely) > 80


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


def several(seats: int, **options: Any) -> Any:
    return RAJ.start(seats, RAJ.settled(seats, options)[1])


def test_among_many_a_habit_is_answered() -> None:
    """Two bid their 2 for the ten by habit and cancel each other: the 1 takes it."""
    table = batch_of(rules.State.dtype, 1)
    table[0] = turned_up(several(3, bids=2, prizes=[1, 10]), 10)
    takes, costs, guesses, worths = np.zeros(crowd.TAKERS), np.zeros(15), np.zeros((5, 15)), np.zeros(15)
    takes[0] = guesses[:, 1] = 1.0
    crowd.compiled_comparison()(table, 0, takes, costs, guesses, 1000, RAJ.pad(3), worths)
    assert worths[:2] == pytest.approx([1.0, 0.0])


def test_what_the_pile_and_the_cards_are_worth_is_found_in_playouts() -> None:
    luck, hand = np.random.default_rng(1), [2, 5, 9, 14]
    takes, costs = luck.normal(size=crowd.TAKERS), np.array([0.3, 0.2, 0.0, -0.4])
    counts, totals = np.zeros((crowd.TAKERS, crowd.CARDS)), np.zeros((crowd.TAKERS, crowd.CARDS))
    counts[:, hand] = luck.integers(1, 50, (crowd.TAKERS, 4))
    totals[:, hand] = counts[:, hand] * (takes[:, None] + costs)
    found = crowd.parts(counts, totals, hand)
    assert np.ptp(found[0] - takes) < 0.1
    assert np.ptp(found[1] - costs) < 0.1


def test_playouts_among_many_are_the_same_plain_and_compiled() -> None:
    state = turned_up(several(3, bids=6, prizes=[-2, 1, 2, 3, 5, 8]), 5)
    rows, found = belief.beliefs(state, 0), []
    for play_out in (crowd.play_out, crowd.compiled_playouts()):
        root, table = batch_of(rules.State.dtype, 1), batch_of(rules.State.dtype, 1)
        root[0] = state
        told = np.zeros((crowd.TAKERS, crowd.CARDS)), np.zeros((crowd.TAKERS, crowd.CARDS))
        play_out(root, table, RAJ.pad(7), 8, 0, rows, *told)
        found.append(told)
    assert found[0][0].sum() == 8
    assert np.array_equal(found[0][0], found[1][0])
    assert np.allclose(found[0][1], found[1][1])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_plan_does_well_against_the_mix(seats: int) -> None:
    """Neither one that keeps to its way nor one that changes half-way wins much more than its share."""
    start, table, pad = batch_of(rules.State.dtype, 1), batch_of(rules.State.dtype, 1), RAJ.pad(11)
    start[0] = several(seats)
    mix, _ = mixes.plans_of(seats)
    sums = np.cumsum(mix[:, belief.PRIOR])
    assert sums[-1] == pytest.approx(1)
    plans = np.concatenate([mix, mixes.ALL])
    sharp = [i for i in range(len(mix), len(plans)) if plans[i, belief.SPREAD] == 0.35]
    assert {belief.HABIT, belief.THROW, belief.EARLY, belief.LATE} < {int(plans[i, belief.KIND]) for i in sharp}
    won = [mixes.compiled_plans()(start, table, pad, plans, sums, plan, 1000) / 1000 for plan in sharp]
    assert max(won) < 1 / seats + 0.06  # a thousand games tell it within some 0.03
    assert max(won) > 1 / seats - 0.06


def test_a_plan_that_changes_half_way_is_foretold() -> None:
    """The shift of an early plan ends after eight of fifteen turns; that of a late one begins there."""
    plans = np.array([[kind, 2, 0, 0.35, 1.0] for kind in (belief.EARLY, belief.LATE)])
    kernels = belief.kernels_of(plans)
    for turns, raised in ((6, 0), (9, 1)):
        state = played(PLANS["habit"], turns)
        rank, top = rank_of_the_pile(state, state.hand[1]), int(state.hand[1]).bit_count() - 1
        assert rank < top
        for number in range(2):
            plan, kernel = plans[number : number + 1].copy(), kernels[number : number + 1].copy()
            chances = Memory(RAJ.blanked(state, 0), 0, plan, kernel).expected(turns, 1, top + 1)
            assert int(np.argmax(chances)) == (min(rank + 2, top) if number == raised else rank)


def after_seven_turns(seats: int, bids: Callable[[Any, list[list[int]]], list[int]]) -> Any:
    """Seven turns of a game in which all bid so."""
    state, luck = several(seats), random.Random(2)
    for _ in range(7):
        rules.apply(state, CHANCE, luck.choice([i for i in range(15) if state.unseen >> i & 1]))
        hands = [[card for card in range(1, 16) if state.hand[seat] >> card & 1] for seat in range(seats)]
        state = bid(state, *bids(state, hands))
    rules.apply(state, CHANCE, luck.choice([i for i in range(15) if state.unseen >> i & 1]))
    return state


def leaning(state: Any) -> float:
    known = RAJ.blanked(state, 0)
    return crowd.planned(known, 0, Memory(known, 0), Memory(known, NOBODY, *mixes.plans_of(int(known.seats)), 0.0))


def test_among_many_plans_are_answered_if_all_others_keep_to_one() -> None:
    """Nobody who plays by the mix bids any card; who bids three ranks above habit may well play by it."""
    luck = random.Random(3)

    def anything(state: Any, hands: list[list[int]]) -> list[int]:
        return [luck.choice(hand) for hand in hands]

    def high(state: Any, hands: list[list[int]]) -> list[int]:
        return [hand[min(rank_of_the_pile(state, state.hand[0]) + 3, len(hand) - 1)] for hand in hands]

    assert leaning(after_seven_turns(4, anything)) > 0.5
    assert leaning(after_seven_turns(4, high)) < crowd.ALL
    assert leaning(turned_up(several(4), 10)) == pytest.approx(crowd.ALL)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_master_stops_as_soon_as_its_time_is_over(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock takes a tenth of a second here; what lies between two looks is little."""
    looks = itertools.count()
    monkeypatch.setattr(bots, "time", SimpleNamespace(perf_counter=lambda: next(looks) / 10))
    state, luck = several(seats), random.Random(1)
    for turn in range(4):
        rules.apply(state, CHANCE, luck.choice([i for i in range(15) if state.unseen >> i & 1]))
        if turn < 3:
            hands = [[card for card in range(1, 16) if state.hand[seat] >> card & 1] for seat in range(seats)]
            state = bid(state, *(luck.choice(hand) for hand in hands))
    thought = bots.bot(RAJ, "master").choose(RAJ.blanked(state, 0), 0)
    assert 20 <= next(looks) <= 30
    assert thought.playouts < 20 * max(crowd.CHUNK, solver.STEPS)
