"""Charidice's levels: legal, repeatable, the best at the last turn as a brute force finds it, and errors by level."""

import itertools
import random
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa import bots
from sobremesa.bots import LEVELS, Thought, candidates
from sobremesa.games.charidice import best_move, levels, notation, rules
from sobremesa.games.charidice.rules import ASK, OVER, PASS, REROLL, SCORE

pytestmark = pytest.mark.slow

CHARIDICE = sobremesa.game("charidice")
LENA = (6, 6, 4, 3, 2, 1)  # yellow 6 4 3 2 1 and a red 6
FLORIAN = (6, 2, 6, 2, 2, 2)  # four 2s and two 6s in five colours
SIXES = (6, 6, 6, 6, 6, 6)
OTHER = ["egrykb", "rbyegk", "bkgrye", "yekbrg", "gybker", "kregby"]  # the colours of the numbers 1 to 6
MIXED = (3, 5, 5, 5, 6, 6)  # six colours


def position(
    numbers, rolls: int, totals, donated, row: int = 6, active: int | None = None, dice=None, **fields: int
) -> Any:
    """A turn in which nobody has a greatest gift left, by default the last of the game."""
    seats = len(totals)
    _, options = CHARIDICE.settled(seats, {"greatest_gift": False} | ({"dice": dice} if dice else {}))
    state = CHARIDICE.start(seats, options)
    state.row, state.active = row, seats - 1 if active is None else active
    state.rolls, state.rolling, state.numbers[:] = rolls, 0, numbers
    state.dice[:seats, 0], state.donated[:seats, 0] = totals, donated
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def asking(*about, **fields: int) -> Any:
    """The same with a neighbour that is to say whether it asks."""
    state = position(*about, asking=1, **fields)
    state.greatest[: state.seats] = 1
    return state


def thought(name: str, state: Any, seed: int = 0) -> Thought:
    seat = int(rules.turn(state)).bit_length() - 1
    return bots.bot(CHARIDICE, name).choose(state, seat, None, seed)


def choice(name: str, state: Any) -> str:
    return notation.text(state, 0, thought(name, state).action)


# At any table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [{"rounds": 2}, {"rounds": 1, "generosity": False, "greatest_gift": False}, {"rounds": 2, "dice": OTHER}],
)
def test_every_level_plays_any_table_to_its_end(seats: int, options: dict) -> None:
    match = CHARIDICE.match(seats=seats, seed=seats, **options)
    names = itertools.cycle(LEVELS)
    while not match.over:
        (seat,) = match.waiting
        known = CHARIDICE.blanked(match.state, seat)
        before, found = known.tobytes(), thought(next(names), known, seed=len(match.log))
        assert known.tobytes() == before
        assert sorted(found.worths) == candidates(CHARIDICE, known, seat)
        assert np.isfinite(list(found.worths.values())).all()
        match.play(seat, notation.text(known, seat, found.action))


@pytest.mark.parametrize("name", LEVELS)
def test_each_level_plays_a_whole_game_with_other_dice(name: str) -> None:
    match = CHARIDICE.match(seed=11, dice=OTHER)
    while not match.over:
        (seat,) = match.waiting
        known = CHARIDICE.blanked(match.state, seat)
        found = thought(name, known, seed=len(match.log))
        assert sorted(found.worths) == candidates(CHARIDICE, known, seat)
        match.play(seat, notation.text(known, seat, found.action))
    assert len(match.winners) >= 1


@pytest.mark.parametrize("name", LEVELS)
def test_equal_knowledge_and_seed_give_equal_thoughts(name: str) -> None:
    for state in (position(LENA, 1, (90, 95), (20, 25), row=3), asking(LENA, 2, (90, 95), (20, 25), row=3)):
        levels.outlooks.cache_clear()
        first = [thought(name, state, seed) for seed in range(20)]
        levels.outlooks.cache_clear()
        assert [thought(name, state.copy(), seed) for seed in range(20)] == first


def test_the_lower_levels_vary_with_the_seed_and_with_the_position_and_master_does_not() -> None:
    state, other = (position(LENA, 1, (90, total), (20, 25), row=3) for total in (95, 96))
    seen = {name: {thought(name, state, seed).action for seed in range(30)} for name in LEVELS}
    assert len(seen["master"]) == 1 < len(seen["easy"]) < len(seen["beginner"])
    drawn = [[thought("beginner", at, seed).action for seed in range(30)] for at in (state, other)]
    assert drawn[0] != drawn[1]


# Errors


def test_the_lower_the_level_the_more_its_errors_cost() -> None:
    rng = random.Random(1)
    exact = levels.Counter(CHARIDICE, 2, 1e-9, 12)
    cost = dict.fromkeys(levels.SKILLS, 0.0)
    for rolls in (1, 2, 3) * 10:
        state = position([rng.randint(1, 6) for _ in range(6)], rolls, (0, 0), (0, 0), row=1)
        worths = exact.moves(state)
        for name in cost:
            mix = thought(name, state).mix
            assert mix is not None
            assert sum(mix.values()) == pytest.approx(1)
            cost[name] += max(worths.values()) - sum(mix[action] * worths[action] for action in mix)
    assert list(cost) == sorted(cost, key=lambda name: -cost[name])
    assert cost["beginner"] > 1.5 * cost["medium"] > 2 * cost["hard"] > 0


@pytest.mark.parametrize("dice", [None, OTHER])
def test_without_doubt_a_level_makes_the_best_move_of_the_exact_turn(dice) -> None:
    rng = random.Random(2)
    sure = levels.Counter(CHARIDICE, 2, 1e-9, 12)
    for rolls in (1, 2, 3) * 5:
        state = position([rng.randint(1, 6) for _ in range(6)], rolls, (0, 0), (0, 0), row=1, dice=dice)
        worths = sure.moves(state)
        found = sure.choose(state, 1).action
        move = best_move(state.numbers.tolist(), 3 - rolls, square=dice)
        assert worths[found] == pytest.approx(worths[notation.read(state, 1, move)])


def test_lower_levels_ask_later() -> None:
    state = asking(FLORIAN, 2, (90, 95), (20, 25), row=3)
    likely = [thought(name, state).mix[ASK] for name in levels.SKILLS]
    assert likely == sorted(likely)
    assert likely[0] < 0.01
    assert likely[-1] > 0.99
    last = asking(FLORIAN, 2, (90, 95), (20, 25), row=6)
    assert all(thought(name, last).mix[ASK] > 0.9 for name in levels.SKILLS)


# Master at the last turn of the game, where everything can be counted


def final_worth(state: Any, seat: int, action: int) -> float:
    """By playing it. Somebody who shares a victory has half of it, if with two others too."""
    after = state.copy()
    rules.apply(after, seat, action)
    assert rules.turn(after) == OVER
    totals = [int(rules.total(after, other)) for other in range(after.seats)]
    winners = CHARIDICE.winners(int(rules.outcome(after)))
    lead = totals[seat] - (sum(totals) - totals[seat]) / (after.seats - 1)
    return (seat in winners) / min(len(winners), 2) + levels.MARGIN * lead


def best_final_worth(state: Any, seat: int) -> float:
    return max(final_worth(state, seat, action) for action in candidates(CHARIDICE, state, seat) if action >= SCORE)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("asked", [0, 1])
@pytest.mark.parametrize("generosity", [0, 1])
@pytest.mark.parametrize("dice", [None, OTHER])
def test_the_last_move_is_the_best_by_brute_force(seats: int, asked: int, generosity: int, dice) -> None:
    rng = random.Random(seats)
    for _ in range(8):
        totals, donated = ([low + rng.randint(0, 30) for _ in range(seats)] for low in (200, 45))
        numbers = [rng.randint(1, 6) for _ in range(6)]
        state = position(numbers, 3, totals, donated, dice=dice, asked=asked, generosity=generosity)
        found = thought("master", state)
        for action, worth in found.worths.items():
            assert worth == pytest.approx(final_worth(state, seats - 1, action), abs=1e-9)
        assert final_worth(state, seats - 1, found.action) == pytest.approx(best_final_worth(state, seats - 1))


@pytest.mark.parametrize("dice", [None, OTHER])
def test_a_last_reroll_is_worth_what_counting_its_outcomes_says(dice) -> None:
    state = position(LENA, 2, (240, 210), (61, 50), dice=dice)
    worths = thought("master", state).worths
    for again in ((1,), (5,), (0, 1)):
        outcomes = []
        for rolled in itertools.product(range(1, 7), repeat=len(again)):
            after = state.copy()
            after.rolls = 3
            for die, number in zip(again, rolled, strict=True):
                after.numbers[die] = number
            outcomes.append(best_final_worth(after, 1))
        assert worths[REROLL + sum(1 << die for die in again)] == pytest.approx(np.mean(outcomes), abs=1e-9)


# Master knows the whole game


def test_what_the_neighbour_has_of_a_gift_counts_and_so_does_the_generosity_race() -> None:
    """Four 2s score 23 and give 24; three of them with both 6s score 18 and give 2."""
    lost_race, open_race = (position(FLORIAN, 3, (215, 200), donated) for donated in ((120, 50), (70, 50)))
    assert rules.gift(FLORIAN, thought("master", lost_race).action - SCORE) == 2
    assert choice("master", open_race) == "score 2 4 5 6"


def test_master_gives_more_while_the_race_is_open_even_in_the_middle_of_the_game() -> None:
    def given(donated) -> int:
        state = position(FLORIAN, 3, (90, 90), donated, row=4)
        return int(rules.gift(FLORIAN, thought("master", state).action - SCORE))

    assert given((45, 30)) > given((110, 20))


def test_behind_at_the_end_it_takes_a_chance_and_ahead_it_takes_the_points() -> None:
    ahead, behind = (position(MIXED, 1, (230 + sum(MIXED) + by, 200), (0, 80)) for by in (-1, 1))
    assert choice("master", ahead) == "score 1 2 3 4 5 6"
    assert choice("master", behind).startswith("reroll")


def test_master_asks_when_its_expectation_says_so() -> None:
    """The last chance is taken, unless it helps the giver to the generosity bonus; before, a poor one is let go."""
    assert choice("master", asking(FLORIAN, 2, (200, 210), (170, 20))) == "ask"
    assert choice("master", asking(FLORIAN, 2, (230, 230), (80, 68))) == "pass"
    assert choice("master", asking(FLORIAN, 2, (230, 230), (80, 68), generosity=0)) == "ask"
    alike = (90, 90, 90, 90), (20, 20, 20, 20)
    assert choice("master", asking(LENA, 2, *alike, row=3)) == "ask"
    assert choice("master", asking(MIXED, 2, *alike, row=3)) == "pass"


def test_what_asking_is_worth_is_what_the_best_move_leaves_the_neighbour() -> None:
    """Six sixes are scored whatever is asked: nothing is given, and all that is lost is the question."""
    worths = thought("master", asking(SIXES, 2, (90, 90), (20, 20), row=6, active=1)).worths
    assert worths[ASK] == pytest.approx(worths[PASS])
    worths = thought("master", asking(SIXES, 2, (90, 90), (20, 20), row=4, active=1)).worths
    assert worths[ASK] < worths[PASS]


def test_after_the_first_roll_it_waits_for_the_second() -> None:
    """The question comes again, and more is known then."""
    for totals, donated in (((230, 230), (80, 68)), ((90, 90, 90), (20, 20, 20))):
        worths = thought("master", asking(MIXED, 1, totals, donated)).worths
        assert worths[PASS] > worths[ASK] - 1e-9
