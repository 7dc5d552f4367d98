"""Charidice for two, solved backwards (`race.npz`): its worths are those of exact turns."""

import random
from dataclasses import replace

import numpy as np
import pytest

import sobremesa
from sobremesa.bots.coach import account, values
from sobremesa.bots.coach.values import POINTS, WIN
from sobremesa.games.charidice import coach, race
from sobremesa.games.charidice.dice import OURS, packed
from sobremesa.games.charidice.levels import Position

START = Position(packed(OURS), 2, 7, 1, 0, 0, (0, 0), (0, 0), (True, True))


def position(turns: int, lead: int, mine: int, theirs: int, *greatest: bool) -> Position:
    """So many turns before the end; the active seat leads and has donated `mine`."""
    active = turns % 2
    seats = slice(None, None, -1 if active else 1)
    return replace(
        START,
        row=7 - (turns + 1) // 2,
        active=active,
        totals=(100 + lead, 100)[seats],
        donated=(mine, theirs)[seats],
        greatest=greatest[seats],
    )


def before_turn(position: Position) -> list[float]:
    """What the exact turn is worth to the active seat before the first roll, in both units."""
    can_ask = position.greatest[position.left]
    meaning = [race.meaning(position, times) for times in ((1, 2) if can_ask else (1,))]
    turns = [coach.Turn(position, unit, [means[unit] for means in meaning]) for unit in (WIN, POINTS)]
    return [float(np.mean(turn.answered_first[0])) for turn in turns]


def kept(position: Position) -> list[float]:
    """The same from the tables, as the turn before it sees it."""
    turns, active, other = race.turns_left(position), position.active, position.left
    held = position.greatest[active] + 2 * position.greatest[other]
    win, points = (table[held] for table in race.tables()[turns])
    lead, ahead = (float(row[active] - row[other]) for row in (position.totals, position.donated))
    corners = race.corners_of(turns, np.array(ahead), np.array(float(max(position.donated))))
    below, part = race.between(np.array(lead), race.LEADS[turns])
    rows = sum(weight * win[most, ahead] for most, ahead, weight in corners)
    return [
        float(rows[below] * (1 - part) + rows[below + 1] * part),
        lead + float(sum(weight * points[most, ahead] for most, ahead, weight in corners)),
    ]


def test_the_seat_with_the_last_turn_wins_more_often() -> None:
    """It knows what it needs, and who is the most generous."""
    win, points = before_turn(START)
    assert win == pytest.approx(0.413, abs=0.01)
    assert points < 0


def test_in_the_last_turn_the_tables_hold_what_the_end_of_the_turn_brings() -> None:
    """Points of the grid: leads of -100, -97, ...; 8 donated less, 60 by the other."""
    for lead in (-40, -10, 2):
        last = position(1, lead, 52, 60, True, False)
        assert kept(last) == pytest.approx(before_turn(last), abs=2 / race.UNIT)


@pytest.mark.parametrize("turns", [1, 2, 3, 6, 9, 13])
def test_the_tables_hold_what_exact_turns_are_worth(turns: int) -> None:
    """Each turn is solved with the tables of the next one; between the points of the grid it is interpolated."""
    rng = random.Random(turns)
    apart = []
    for _ in range(6):
        done = (14 - turns) // 2
        mine, theirs = (max(8 * done + rng.randint(-12, 12), 0) for _ in range(2))
        here = position(turns, rng.randint(-30, 30), mine, theirs, rng.random() < 0.5, rng.random() < 0.5)
        apart.append(np.subtract(kept(here), before_turn(here)))
    assert np.abs(apart).mean(axis=0)[WIN] < 0.01
    assert np.abs(apart).max(axis=0)[WIN] < 0.06
    assert np.abs(apart).max(axis=0)[POINTS] < 2


def test_both_seats_share_the_win_and_the_lead() -> None:
    for turns in (1, 5):
        shares, leads = race.meaning(position(turns, 3, 40, 45, True, True), 2)
        assert np.allclose(shares.sum(axis=0), 1)
        assert np.allclose(leads.sum(axis=0), 0)


def test_a_gift_that_is_asked_for_is_given_twice_and_spends_the_asking() -> None:
    here = position(4, 0, 30, 30, False, True)
    plain, asked = (race.meaning(here, times).reshape(2, 2, -1, race.WORTHS) for times in (1, 2))
    assert (asked[POINTS, 0, 30:] < plain[POINTS, 0, 30:]).all()
    assert (asked[POINTS, 0, 0] > plain[POINTS, 0, 0]).all()  # nothing is given, and it cannot ask again


def test_little_is_left_that_the_account_cannot_tell() -> None:
    game = sobremesa.game("charidice")
    rng = random.Random(4)
    match = game.match(seats=2, seed=4)
    while not match.over:
        for seat in sorted(match.waiting):
            moves = match.legal(seat)
            match.play(seat, rng.choice([move for move in moves if move.startswith("score")] or moves))
    told = account.account_of(match, values.values_of(game, match.state, values.Effort(16)))
    assert max(abs(seat["rest"]) for seat in told["units"]["win"]) < 0.05
    assert max(abs(seat["rest"]) for seat in told["units"]["points"]) < 3


def test_the_solver_finds_what_the_exact_turn_is_worth() -> None:
    from sobremesa.games.charidice import race_solver

    for turns in (1, 4):
        here = position(turns, -7, 31, 40, True, True)
        share, gained = race_solver.before_turn(race.tables(), 3, turns, np.array([-7.0]), 31, 40)
        assert [share[0], gained - 7] == pytest.approx(before_turn(here), abs=1e-4)
