"""Two-seat Raj, exactly: against facts, and against a brute force written in another way."""

import itertools
import json
import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import linprog

import sobremesa
from sobremesa.bots import matrix
from sobremesa.games.raj import equilibrium, fit, fitted, solver

NEAR = pytest.approx


def linear_program(cells: np.ndarray) -> float:
    """The value of a matrix game by somebody else's linear program."""
    rows, columns = cells.shape
    goal = [*[0.0] * rows, -1.0]
    upper = np.hstack([-cells.T, np.ones((columns, 1))])
    found = linprog(
        goal, upper, np.zeros(columns), [[*[1.0] * rows, 0.0]], [1.0], [(0, 1)] * rows + [(None, None)], method="highs"
    )
    return -found.fun


def brute_force(first, second, prizes, carry=0, reveal=None, lead=0, win=False, ties="carry") -> float:
    """Straight from the rules: cards as they are, mice and vultures told apart, no order, no symmetry."""

    @cache
    def value(first, second, prizes, pile, lead):
        if not first:
            return float(np.sign(lead)) if win else 0.0
        return sum(turned(first, second, prizes, i, pile, lead) for i in range(len(prizes))) / len(prizes)

    def turned(first, second, prizes, i, pile, lead):
        pile, left = pile + prizes[i], prizes[:i] + prizes[i + 1 :]
        cells = np.zeros((len(first), len(second)))
        for (a, mine), (b, theirs) in itertools.product(enumerate(first), enumerate(second)):
            rest = first[:a] + first[a + 1 :], second[:b] + second[b + 1 :]
            if mine == theirs:
                gain, carried = 0, pile if ties == "carry" else 0
            else:
                first_takes = mine > theirs if pile >= 0 else mine < theirs
                gain, carried = pile if first_takes else -pile, 0
            now = lead + gain
            cells[a, b] = value(*rest, left, carried, now) if win else gain + value(*rest, left, carried, 0)
        return linear_program(cells)

    if reveal is None:
        return value(tuple(first), tuple(second), tuple(prizes), carry, lead)
    return turned(tuple(first), tuple(second), tuple(prizes), prizes.index(reveal), carry, lead)


def positions(count: int, cards: int, seed: int = 1):
    rng = random.Random(seed)
    for _ in range(count):
        hands = [sorted(rng.sample(range(1, 9), cards)) for _ in range(2)]
        yield hands, [rng.choice([-5, -3, -2, -1, 1, 2, 4, 7, 10]) for _ in range(cards)], rng.randint(-3, 3)


@pytest.mark.parametrize("cards", [1, 2, 3])
@pytest.mark.parametrize("ties", ["carry", "discard"])
def test_it_agrees_with_brute_force_on_small_hands(cards: int, ties: str) -> None:
    for hands, prizes, carry in positions(4, cards):
        exact = equilibrium(hands, prizes, carry, ties=ties)
        assert exact.value == NEAR(brute_force(*hands, prizes, carry, ties=ties), abs=1e-7)
        assert exact.bids is None
        assert exact.exact
        reveal = prizes[0]
        exact = equilibrium(hands, prizes, carry, reveal, ties=ties)
        assert exact.value == NEAR(brute_force(*hands, prizes, carry, reveal, ties=ties), abs=1e-7)


@pytest.mark.parametrize("lead", [-4, 0, 3])
def test_it_agrees_with_brute_force_on_winning(lead: int) -> None:
    for hands, prizes, carry in positions(3, 3, seed=lead + 9):
        exact = equilibrium(hands, prizes, carry, lead=lead, objective="win")
        assert exact.value == NEAR(brute_force(*hands, prizes, carry, lead=lead, win=True), abs=1e-7)


@pytest.mark.parametrize("objective", ["difference", "win"])
def test_equal_hands_are_worth_nothing(objective: str) -> None:
    for (hand, _), prizes, carry in positions(5, 5):
        assert equilibrium((hand, hand), prizes, carry, objective=objective).value == NEAR(0, abs=1e-9)
        assert equilibrium((hand, hand), prizes, carry, prizes[0], objective=objective).value == NEAR(0, abs=1e-9)


@pytest.mark.parametrize("objective", ["difference", "win"])
def test_swapping_the_hands_negates_the_value(objective: str) -> None:
    for (one, two), prizes, carry in positions(6, 5):
        there = equilibrium((one, two), prizes, carry, prizes[0], 2, objective)
        back = equilibrium((two, one), prizes, carry, prizes[0], -2, objective)
        assert there.value == NEAR(-back.value, abs=1e-9)


@pytest.mark.parametrize("objective", ["difference", "win"])
def test_negating_all_prizes_and_the_carry_changes_nothing(objective: str) -> None:
    for hands, prizes, carry in positions(6, 5):
        there = equilibrium(hands, prizes, carry, lead=1, objective=objective).value
        assert there == NEAR(equilibrium(hands, [-p for p in prizes], -carry, lead=1, objective=objective).value)


def test_only_the_order_of_the_hands_counts() -> None:
    assert equilibrium(([1, 6, 7], [3, 6, 8]), [10, 5, -2]).value == NEAR(
        equilibrium(([1, 9, 12], [4, 9, 15]), [10, 5, -2]).value
    )


def test_one_card_left_is_the_pile_or_nothing() -> None:
    assert equilibrium(([9], [4]), [7], carry=-3).value == 4
    assert equilibrium(([4], [9]), [7], carry=-3).value == -4
    assert equilibrium(([9], [9]), [7], carry=-3).value == 0
    assert equilibrium(([9], [4]), [-5], carry=3, objective="win", lead=-1).value == 1


def test_the_mixes_are_best_answers_to_each_other() -> None:
    """Neither side can gain by any one card against the other's mix: checked from the values one turn later."""
    for hands, prizes, carry in positions(6, 4, seed=3):
        reveal = prizes[0]
        found = equilibrium(hands, prizes, carry, reveal)
        assert found.bids is not None
        rows, columns = found.bids
        assert sum(rows.values()) == NEAR(1)
        assert sum(columns.values()) == NEAR(1)
        assert min(*rows.values(), *columns.values()) >= -1e-12
        left = prizes[1:]
        pile = carry + reveal

        def worth(mine, theirs, hands=hands, left=left, pile=pile):
            rest = [c for c in hands[0] if c != mine], [c for c in hands[1] if c != theirs]
            sign = (mine > theirs) - (mine < theirs)
            return sign * abs(pile) + equilibrium(rest, left, 0 if sign else pile).value

        for mine in hands[0]:
            assert sum(p * worth(mine, theirs) for theirs, p in columns.items()) <= found.value + 1e-9
        for theirs in hands[1]:
            assert sum(p * worth(mine, theirs) for mine, p in rows.items()) >= found.value - 1e-9


@pytest.mark.parametrize("cards", [2, 3])
def test_goofspiel_against_a_random_opponent_is_worth_what_ross_found(cards: int) -> None:
    """Ross (1971): the best answer to uniformly random bids on prizes 1…n gains (n² − 1)/6 in expected difference.
    Computed through the front door: matches of `ties=discard`, a best answer by full search."""
    game = sobremesa.game("raj")

    def best(match: sobremesa.Match) -> float:
        if match.over:
            return float(match.scores[0] - match.scores[1])
        if sobremesa.CHANCE in match.waiting:
            return sum(p * best(dealt(match, outcome)) for outcome, p in match.chances().items())
        values = []
        for mine in match.legal(0):
            replies = match.legal(1)
            values.append(sum(best(bid(match, mine, theirs)) for theirs in replies) / len(replies))
        return max(values)

    def dealt(match, outcome):
        after = match.copy()
        after.deal(outcome)
        return after

    def bid(match, mine, theirs):
        after = match.copy()
        after.play(0, mine)
        after.play(1, theirs)
        return after

    start = game.match(seats=2, dealer="manual", bids=cards, prizes=list(range(1, cards + 1)), ties="discard")
    assert best(start) == NEAR((cards**2 - 1) / 6)
    value = equilibrium((list(range(1, cards + 1)),) * 2, list(range(1, cards + 1)), ties="discard").value
    assert value == NEAR(0, abs=1e-9)


def test_matrix_games_agree_with_a_linear_program() -> None:
    rng = np.random.default_rng(2)
    for size in (1, 2, 3, 5, 8):
        for whole in (True, False):
            for _ in range(8):
                cells = rng.integers(-3, 4, (size, size)).astype(float) if whole else rng.normal(size=(size, size))
                rows, columns = np.zeros(size), np.zeros(size)
                work = np.zeros((size + 1, size + 1)), np.zeros(2 * size, np.int64)
                value = matrix.solve(cells, size, size, *work, rows, columns)
                assert value == NEAR(linear_program(cells), abs=1e-7)
                assert (rows @ cells).min() == NEAR(value, abs=1e-9)
                assert (cells @ columns).max() == NEAR(value, abs=1e-9)


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("solve-twice", {"hands": ([1, 1, 7], [3, 6, 8])}),
        ("solve-unequal", {"hands": ([1, 7], [3, 6, 8])}),
        ("solve-prizes", {"prizes": [10, 5]}),
        ("solve-prizes", {"prizes": [10, 5, 1, 2]}),
        ("solve-reveal", {"reveal": 4}),
        ("solve-hands", {"hands": ([1, 6, 7],)}),
        ("solve-empty", {"hands": ([], []), "prizes": []}),
        ("bad-value", {"carry": 226}),
        ("bad-value", {"hands": (list(range(1, 17)),) * 2, "prizes": list(range(1, 17))}),
        ("zero-prize", {"prizes": [0, 1, 2]}),
        ("bad-value", {"hands": ([0, 6, 7], [3, 6, 8])}),
        ("bad-value", {"hands": ([1, 6, 16], [3, 6, 8])}),
        ("bad-value", {"hands": "12"}),
        ("bad-value", {"prizes": [10, 5, 1.5]}),
        ("bad-value", {"carry": "x"}),
        ("bad-value", {"lead": 1000}),
        ("bad-value", {"objective": "fun"}),
        ("bad-value", {"ties": "keep"}),
    ],
)
def test_positions_that_cannot_be_are_refused(code: str, change: dict) -> None:
    with pytest.raises(sobremesa.BadOption) as refused:
        equilibrium(**({"hands": ([1, 6, 7], [3, 6, 8]), "prizes": [10, 5, -2]} | change))
    assert refused.value.code == code
    assert str(refused.value)


# Beyond what can be solved: estimates


def plausible(cards: int, count: int, seed: int = 1) -> list[solver.Position]:
    rng = random.Random(seed)
    return [fit.position(cards, rng) for _ in range(count)]


@pytest.mark.parametrize("cards", [11, 13, 15])
@pytest.mark.parametrize("objective", ["difference", "win"])
def test_with_more_cards_the_answer_is_an_estimate_and_says_so(cards: int, objective: str) -> None:
    (position,) = plausible(cards, 1)
    given = position.prizes, position.carry, position.reveal
    found = equilibrium(position.hands, *given, 2, objective)
    back = equilibrium(position.hands[::-1], *given, -2, objective)
    assert not found.exact
    assert found.value == NEAR(-back.value, abs=1e-4)
    assert found.bids is not None
    for hand, mix in zip(position.hands, found.bids, strict=True):
        assert tuple(mix) == hand
        assert sum(mix.values()) == NEAR(1)
    same = equilibrium((position.hands[0],) * 2, *given, objective=objective)
    assert same.value == NEAR(0, abs=1e-9)
    assert equilibrium(position.hands, *given[:2]).bids is None


def test_a_longer_list_looks_further_and_comes_nearer() -> None:
    """Against exact values, a turn ahead, two turns, and to the end."""
    off: dict[int, list[float]] = {1: [], 2: [], 6: []}
    for position in plausible(6, 30):
        exact = solver.solved(position)
        assert exact.floor == 0
        for size, turns in ((37, 1), (1 << 10, 2), (1 << 17, 6)):
            found = solver.searched(position, size)
            assert len(found.keys) <= size
            assert 6 - found.floor == turns or turns == 2
            off[turns].append(fit.rms(found.cells - exact.cells))
    assert np.mean(off[1]) > np.mean(off[2]) > np.mean(off[6]) == 0
    assert np.mean(off[1]) < 1


@pytest.mark.parametrize("cards", [4, 6])
def test_the_error_of_the_fit_is_what_it_was_reported_to_be(cards: int) -> None:
    """On exact positions that it has never seen."""
    *seen, values, _ = fit.examples(cards, True, fitted.tables(), 40, random.Random(99))
    error, spread = next(row[2:] for row in np.load(fitted.FILE)["errors"] if row[0] == cards)
    guesses = [glanced(*position) for position in zip(*seen, strict=True)]
    assert fit.rms(values - guesses) == NEAR(error, rel=0.4)
    assert error < 0.1 * spread


def glanced(first: int, second: int, prizes: list[int], carry: int) -> float:
    sizes, layer = np.zeros(fitted.SIZES), np.zeros((3, fitted.WIDTH), np.float32)
    given = len(prizes), (1 << len(prizes)) - 1, int(carry), np.array(prizes), fitted.tables(), sizes, layer
    return fitted.glance(int(first), int(second), *given)


def test_a_glance_keeps_the_symmetries() -> None:
    for first, second, prizes, carry in ((0b1101, 0b0111, [2, -3, 5], 4), (0b100110, 0b011001, [-1, 1, 9], 0)):
        value = glanced(first, second, prizes, carry)
        assert abs(value) > 0.1
        assert glanced(second, first, prizes, carry) == -value
        assert glanced(first, second, [-p for p in prizes], -carry) == NEAR(value, rel=1e-5)
        assert glanced(first, second, [2 * p for p in prizes], 2 * carry) == NEAR(2 * value, rel=1e-5)
        assert glanced(first, first, prizes, carry) == 0


def test_a_lead_and_a_glance_make_a_chance_of_winning() -> None:
    """The estimate of winning, a turn ahead, against the exact one."""
    off, exact = [], []
    for number, position in enumerate(plausible(6, 20, seed=4)):
        winning = replace(position, win=True, lead=number % 7 - 3)
        exact.append(solver.solved(winning).value)
        off.append(solver.searched(winning, 1 << 9).value - exact[-1])
    assert fit.rms(off) < 0.2 * fit.rms(exact)


def test_fitting_a_little_learns_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "sys.argv", ["fit", "--turns", "40", "--steps", "200", "--most", "3", "--out", str(tmp_path / "x.npz")]
    )
    fit.main()
    errors = np.load(tmp_path / "x.npz")["errors"]
    assert [int(row[0]) for row in errors] == [2, 3]
    assert all(error < 0.5 * spread for _, _, error, spread in errors)


def test_solving_on_the_command_line_says_when_it_estimates(capsys: pytest.CaptureFixture[str]) -> None:
    from sobremesa.cli import main

    cards = ",".join(map(str, range(1, 12)))
    asked = ["solve", "raj", "--hands", cards, cards, "--prizes", cards, "--reveal", "3", "--lang", "en"]
    assert main(asked) == 0
    assert "estimate" in capsys.readouterr().out
    assert main([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["exact"] is False


def test_prizes_on_the_command_line_may_start_with_a_vulture(capsys: pytest.CaptureFixture[str]) -> None:
    from sobremesa.cli import main

    asked = ["solve", "raj", "--hands", "1,6,7", "3,6,8", "--reveal", "-2", "--lang", "en"]
    assert main([*asked, "--prizes", "10,5,-2"]) == 0
    told = capsys.readouterr().out
    assert main([*asked, "--prizes", "-2,5,10"]) == 0
    assert capsys.readouterr().out == told
    assert re.search(r"^ +6 +█+ +\d+\.\d %$", told, re.MULTILINE)
