"""Two-seat Raj, exactly: the solver against what others have published.

Goofspiel, also called GOPS or the Game of Pure Strategy, is two-seat Raj with the prizes 1 … n. How its conventions
translate: a tie that splits the prize, or is worth nothing, leaves the difference as it is (`ties="discard"`); a tie
after which the prize is bid on together with the next one is `ties="carry"`. Worth in points is the objective
"difference". Worth as +1 for a win, 0 for a draw and −1 for a loss is the objective "win". Others write A and B, or
"you" and "bot", for the first and the second hand. They round: to three digits, unless a test says otherwise.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import pyspiel
import pytest

import sobremesa
from sobremesa.envs import openspiel
from sobremesa.games.raj import equilibrium, solver
from sobremesa.games.raj.rules import State

NEAR = pytest.approx


def solved(
    hands: Sequence[Sequence[int]],
    prize: int,
    later: Sequence[int],
    lead: int = 0,
    carry: int = 0,
    objective: str = "win",
    ties: str = "discard",
) -> solver.Solved:
    """With the worth of each pair of bids, which `equilibrium` keeps to itself."""
    found = solver.solved(solver.checked(hands, [prize, *later], carry, prize, lead, objective, ties))
    assert not found.floor, "an estimate proves nothing"
    return found


# With ties carried


def test_munzer_1987_an_example_of_the_rules() -> None:
    """J. Munzer, "GOPS", note 771.0 of the conference "Mathematics at DEC", 16 October 1987: the example game, with
    equal bids for the 2 and for the 1. Columns: the club, the bids of A and B, their points after it."""
    game = sobremesa.game("raj")
    match = game.match(seats=2, dealer="manual", bids=6, prizes=[1, 2, 3, 4, 5, 6], ties="carry")
    for club, a, b, *points in (
        (4, 5, 4, 4, 0),
        (2, 2, 2, 4, 0),
        (3, 1, 5, 4, 5),
        (6, 6, 1, 10, 5),
        (1, 3, 3, 10, 5),
        (5, 4, 6, 10, 11),
    ):
        match.deal(f"+{club}")
        match.play(0, str(a))
        match.play(1, str(b))
        assert match.scores == points
    assert match.winners == [1]


def test_munzer_1987_the_3_is_bad_and_the_4_is_good() -> None:
    """The same note: with 3 and 4 against 3 and 6 in hand, the 1 turned up, the 5 to come and 10 points to 5, bidding
    the 3 is "bad" and bidding the 4 is "good". His endings show why: 3 against 3 loses by 10 to 11, since the 1 goes
    with the 5; 4 against 3 wins, and so does 4 against 6."""
    found = solved(([3, 4], [3, 6]), prize=1, later=[5], lead=10 - 5, ties="carry")
    (three_three, _), (four_three, four_six) = found.cells
    assert (three_three, four_three, four_six) == (-1, 1, 1)
    assert found.value == 1
    assert found.rows.tolist() == [0, 1]


@pytest.mark.parametrize(
    ("hands", "carry", "points", "worth"),
    [
        pytest.param(([4], [6]), 1, (10, 5), -1, id="after 3 and 3: 10 to 11"),
        pytest.param(([3], [6]), 0, (11, 5), 1, id="after 4 and 3: 11 to 10"),
        pytest.param(([3], [3]), 0, (10, 6), 1, id="after 4 and 6: 10 to 6"),
    ],
)
def test_munzer_1987_the_three_endings(hands, carry: int, points: tuple[int, int], worth: int) -> None:
    """The same note: the last club is the 5. (He prints the second as 10 to 10. That is a slip: after the 1
    he has A at 11, and six clubs add up to 21.)"""
    lead = points[0] - points[1]
    assert equilibrium(hands, [5], carry, 5, lead, objective="win", ties="carry").value == worth


# To win, with ties discarded


def test_woods_the_first_bids_of_four_cards() -> None:
    """Don Woods, "Four-Card Psychological JuJitsu" (icynic.com/~don/psych4.html, undated), "First Card: 4": what each
    pair of bids is worth, exactly. By his rules a tied card is discarded. He gives what the columns gain, we what the
    rows gain."""
    gain = [
        [0, 1, 1, 118 / 1159],
        [-1, 0, 1, 1 / 2],
        [-1, -1, 0, 1],
        [-118 / 1159, -1 / 2, -1, 0],
    ]
    found = solved(([1, 2, 3, 4],) * 2, prize=4, later=[1, 2, 3])
    assert found.cells == NEAR(-np.array(gain), abs=1e-12)


@dataclass(frozen=True)
class Round:
    """A round of a game, from the side of "you"."""

    number: int
    prize: int
    later: list[int]
    lead: int
    you: list[int]
    bot: list[int]
    your_mix: dict[int, float]
    bot_mix: dict[int, float]
    worth: list[float]  # of each of your cards against the bot's mix, to four digits


ROUNDS = [
    Round(
        2, 9, [2, 3, 4, 5, 6, 7, 8], -1, [1, 3, 4, 5, 6, 7, 8, 9], [1, 2, 4, 5, 6, 7, 8, 9],
        {1: 0.032, 3: 0.045, 4: 0.066, 5: 0.091, 6: 0.082, 9: 0.685},
        {1: 0.013, 2: 0.058, 4: 0.057, 5: 0.093, 6: 0.076, 9: 0.703},
        [-0.0587, -0.0587, -0.0587, -0.0587, -0.0587, -0.1778, -0.4109, -0.0587],
    ),
    Round(
        3, 7, [2, 3, 4, 5, 6, 8], -10, [3, 4, 5, 6, 7, 8, 9], [1, 2, 4, 5, 7, 8, 9],
        {3: 0.220, 5: 0.098, 6: 0.192, 8: 0.224, 9: 0.265},
        {4: 0.098, 5: 0.060, 7: 0.183, 8: 0.131, 9: 0.527},
        [-0.6775, -0.6855, -0.6775, -0.6775, -0.6886, -0.6775, -0.6775],
    ),
    Round(
        4, 2, [3, 4, 5, 6, 8], -17, [3, 4, 6, 7, 8, 9], [1, 2, 4, 5, 7, 8],
        {3: 0.399, 4: 0.172, 6: 0.429},
        {1: 0.392, 4: 0.098, 5: 0.511},
        [-0.5875, -0.5875, -0.5875, -0.6461, -0.8665, -1.0],
    ),
    Round(
        5, 6, [3, 4, 5, 8], -19, [4, 6, 7, 8, 9], [1, 2, 4, 7, 8],
        {4: 0.117, 7: 0.502, 8: 0.176, 9: 0.206},
        {1: 0.413, 4: 0.031, 7: 0.297, 8: 0.259},
        [-0.7157, -0.7864, -0.7157, -0.7157, -0.7157],
    ),
    Round(
        6, 3, [4, 5, 8], -19, [4, 6, 7, 9], [1, 2, 4, 7],
        {4: 0.250, 6: 0.500, 9: 0.250},
        {1: 0.500, 4: 0.250, 7: 0.250},
        [-0.6667, -0.6667, -0.6667, -0.6667],
    ),
    Round(
        7, 4, [5, 8], -16, [6, 7, 9], [2, 4, 7],
        {6: 0.667, 9: 0.333},
        {2: 0.667, 7: 0.333},
        [-0.3333, -0.3333, -0.3333],
    ),
    Round(8, 5, [8], -12, [7, 9], [4, 7], {7: 0.5, 9: 0.5}, {4: 0.5, 7: 0.5}, [0.0, 0.0]),
    Round(9, 8, [], -7, [7], [4], {7: 1.0}, {4: 1.0}, [1.0]),
]  # fmt: skip


@pytest.mark.parametrize("played", ROUNDS, ids=lambda played: f"round {played.number}")
def test_matttang27_2026_a_game_of_nine_cards(played: Round) -> None:
    """matttang27, GOPSsolver (GitHub, 2026), `cpp-solver/reports/imightbethegoat.txt`: a game between its author and
    the program, with the equilibrium of each round and the worth of each card. Rounds 2 to 9; in the first, nine cards
    are left, which is more than we solve exactly."""
    found = solved((played.you, played.bot), played.prize, played.later, played.lead)
    assert found.value == NEAR(max(played.worth), abs=6e-5)
    assert found.cells @ found.columns == NEAR(np.array(played.worth), abs=6e-5)
    yours = np.array([played.your_mix.get(card, 0) for card in played.you])
    bots = np.array([played.bot_mix.get(card, 0) for card in played.bot])
    assert (yours @ found.cells).min() == NEAR(found.value, abs=3e-3)
    assert (found.cells @ bots).max() == NEAR(found.value, abs=3e-3)


@pytest.mark.parametrize("played", ROUNDS[2:6], ids=lambda played: f"round {played.number}")
def test_matttang27_2026_the_same_game_with_vultures_and_piles(played: Round) -> None:
    """As Raj: with ties discarded a vulture is worth as much as a mouse of its size, to the one who bids higher; and a
    card on a pile is worth their sum."""
    hands, later = (played.you, played.bot), [-prize if prize % 2 else prize for prize in played.later]
    for carry, prize in ((0, -played.prize), (played.prize - 1, 1), (1 - played.prize, -1), (played.prize + 5, -5)):
        assert solved(hands, prize, later, played.lead, carry).value == NEAR(max(played.worth), abs=6e-5)


@pytest.mark.parametrize(
    "mix",
    [
        [1.0],
        [0.0, 1.0],
        [0.0, 0.0, 1.0],
        [0.0, 0.0, 0.0, 1.0],
        [0.14442317, 0.01535358, 0.0, 0.0, 0.84022325],
        [0.0, 0.17682883, 0.00787058, 0.0, 0.0, 0.81530059],
        [0.01208932, 0.0, 0.18579355, 0.0, 0.0, 0.0, 0.80211714],
        [0.0, 0.0875914, 0.00944292, 0.11884979, 0.05435713, 0.0, 0.0, 0.72975876],
    ],
    ids=lambda mix: f"{len(mix)} cards",
)
def test_matttang27_2026_the_first_bid_for_the_highest_prize(mix: list[float]) -> None:
    """matttang27, GOPSsolver (GitHub, 2026), `test_solver.py`, `testBaseEV`: how often to bid each card when the
    highest prize is turned up first, to eight digits."""
    cards = list(range(1, len(mix) + 1))
    found = solved((cards, cards), cards[-1], cards[:-1])
    assert found.value == NEAR(0, abs=1e-9)
    assert found.rows == NEAR(np.array(mix), abs=1e-7)
    assert found.columns == NEAR(np.array(mix), abs=1e-7)


def test_matttang27_2026_the_worked_example() -> None:
    """matttang27, GOPSsolver (GitHub, 2026), `README.md`: 1 and 3 against 2 and 3, one point ahead, the 2 turned up and
    the 3 to come, is worth −0.333 (bid the 1 a third of the time); and three cards each with the 1 turned up."""
    found = solved(([1, 3], [2, 3]), prize=2, later=[3], lead=1)
    assert found.cells.tolist() == [[-1, 1], [0, -1]]
    assert found.value == NEAR(-1 / 3)
    assert found.rows == NEAR(np.array([1 / 3, 2 / 3]))
    found = solved(([1, 2, 3],) * 2, prize=1, later=[2, 3])
    assert found.cells == NEAR(np.array([[0, 0.333, 1], [-0.333, 0, 0.333], [-1, -0.333, 0]]), abs=5e-4)
    assert found.rows.tolist() == [1, 0, 0]


@pytest.mark.parametrize(
    ("hands", "later", "lead", "share"),
    [
        (([2, 3, 4, 5, 7], [1, 4, 6, 7, 8]), [2, 4, 5, 9], 8, 0.186034),
        (([1, 2, 5, 6, 7, 8], [2, 3, 4, 7, 8, 9]), [1, 2, 4, 6, 7], 4, 0.712111),
    ],
)
def test_matttang27_2026_bids_far_above_the_prize(hands, later: list[int], lead: int, share: float) -> None:
    """matttang27, GOPSsolver (GitHub, 2026), `reports/ne_trends_curp5_sample.json`, "cutoff": two positions in which a
    3 is turned up and the first hand bids more than three above it; the only such bid is the 7, to six digits."""
    found = equilibrium(hands, [3, *later], reveal=3, lead=lead, objective="win", ties="discard")
    assert found.bids is not None
    assert {card: p for card, p in found.bids[0].items() if card > 3 + 3 and p > 1e-6} == {7: NEAR(share, abs=6e-7)}


def test_hols_der_geier_2026_the_second_round_has_300_situations() -> None:
    """Anonymous, "Goal-Oriented State Reduction of Unknown Game Dynamics to Produce Effective Strategies", submitted to
    ICLR 2026 (no. 8890), Table 1 as its reviews quote it: whoever plays Hol's der Geier with five cards at random
    against an equilibrium sees one of 5, 300, 4,209 and 11,028 situations in the first four rounds. (There are 28,477
    against all play, which fits the prizes 1 … 5 with ties discarded.) For each first prize, 300 counts one's own 5
    bids, the bids that the equilibrium uses, and the next 4 prizes. In the first round no equilibrium uses other bids,
    since all of those lose; in later rounds there is a choice, on which the other figures depend."""
    cards, in_use = [1, 2, 3, 4, 5], 0
    for prize in cards:
        found = solved((cards, cards), prize, [card for card in cards if card != prize])
        used = found.columns > 1e-9
        assert ((found.cells @ found.columns)[~used] < -1e-3).all()
        in_use += int(used.sum())
    assert 5 * in_use * 4 == 300


# For points, with ties discarded


@pytest.mark.parametrize(
    ("prize", "mix"),
    [
        (1, [0.165, 0.5774, 0.2576, 0.0, 0.0, 0.0]),
        (2, [0.0, 0.3253, 0.1814, 0.4933, 0.0, 0.0]),
        (3, [0.0655, 0.1314, 0.17, 0.2907, 0.3424, 0.0]),
        (4, [0.098, 0.0458, 0.1734, 0.0, 0.6081, 0.0746]),
        (5, [0.0273, 0.0865, 0.0, 0.3461, 0.0202, 0.52]),
        (6, [0.0, 0.1383, 0.0062, 0.0, 0.0, 0.8554]),
    ],
)
def test_rhoads_and_bartholdi_2012_the_first_bid_of_six_cards(prize: int, mix: list[float]) -> None:
    """G. C. Rhoads and L. Bartholdi, "Computer Solution to the Game of Pure Strategy", Games 3 (2012), 150–156, as
    recomputed for six cards by Kacper Jabłonka, `p1_opt_KacperJablonka.ipynb` (GitHub, atanazy-tot/goofspiel-solver),
    who found what Rhoads gives on his page; to four digits, from values that were rounded to four digits themselves."""
    cards = [1, 2, 3, 4, 5, 6]
    found = solved((cards, cards), prize, [card for card in cards if card != prize], objective="difference")
    assert found.value == NEAR(0, abs=1e-9)
    assert found.rows == NEAR(np.array(mix), abs=2e-4)


# By another program: Lanctot et al., OpenSpiel (2019)

Mix = list[tuple[int, float]]  # actions, and how often


def gain(game: pyspiel.Game, mix: Callable[[pyspiel.State, int], Mix]) -> float:
    """What both sides could gain by OpenSpiel's best answers to our bids in all positions: its "nash_conv"."""
    mixes: dict[str, Mix] = {}

    def visit(state: pyspiel.State) -> None:
        if state.is_terminal():
            return
        if not state.is_chance_node():
            seat = state.current_player()
            told = state.information_state_string(seat)
            if told not in mixes:
                mixes[told] = mix(state, seat)
        for action in state.legal_actions():
            visit(state.child(action))

    visit(game.new_initial_state())
    return pyspiel.nash_conv(game, mixes)


@pytest.mark.parametrize(("objective", "returns"), [("win", "win_loss"), ("difference", "point_difference")])
def test_openspiel_finds_no_better_answer_with_four_cards(objective: str, returns: str) -> None:
    """By its own rules of Goofspiel, which discard ties; positions are read from what it says of them."""

    def mix(state: pyspiel.State, seat: int) -> Mix:
        told = state.information_state_string(seat)
        hands = [numbers(told, f"P{s} hand") for s in (seat, 1 - seat)]
        turned, points = numbers(told, "Point card sequence"), numbers(told, "Points")
        prizes = [turned[-1], *({1, 2, 3, 4} - set(turned))]
        lead = points[seat] - points[1 - seat]
        found = equilibrium(hands, prizes, 0, turned[-1], lead, objective, ties="discard")
        assert found.bids is not None
        return [(card - 1, share) for card, share in found.bids[0].items()]

    def numbers(told: str, label: str) -> list[int]:
        return [int(number) for number in re.findall(rf"^{label}: (.*)$", told, re.MULTILINE)[0].split()]

    game = pyspiel.load_game_as_turn_based("goofspiel", {"num_cards": 4, "returns_type": returns})
    assert gain(game, mix) == NEAR(0, abs=1e-9)


@pytest.mark.parametrize("objective", ["win", "difference"])
def test_openspiel_finds_no_better_answer_with_three_cards_carried(objective: str) -> None:
    """It has no game that carries ties, so that the rules are ours here: Raj with a vulture, as registered with it."""

    def mix(state: pyspiel.State, seat: int) -> Mix:
        (record,) = np.frombuffer(state.blanked(seat), State.dtype)
        position = solver.position_of(record, seat, objective == "win")
        return list(zip(position.hands[0], solver.solved(position).rows.tolist(), strict=True))

    options = {"seats": 2, "bids": 3, "prizes": "3:-2:1", "ties": "carry", "objective": objective}
    game = pyspiel.load_game(openspiel.PREFIX + "raj" + openspiel.IN_TURN, options)
    assert gain(game, mix) == NEAR(0, abs=1e-9)
