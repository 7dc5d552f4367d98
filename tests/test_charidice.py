"""Charidice beyond its rulebook: the exact turn against a brute force written another way, the bot, the texts, and all
of it with other dice."""

import itertools
import json
import random
import subprocess
import sys
from argparse import ArgumentParser
from fractions import Fraction
from functools import cache

import numpy as np
import pytest

import conformance
import sobremesa
from sobremesa import pages, words
from sobremesa.engine import bits
from sobremesa.engine.match import checksum
from sobremesa.engine.story import story
from sobremesa.games.charidice import best_move, bots, levels, rules, solver, turn_value
from sobremesa.games.charidice.dice import OURS, packed

CHARIDICE = sobremesa.game("charidice")
ALL_ROLLS = list(itertools.product(range(1, 7), repeat=6))
ROLLS = [(1, 2, 3, 4, 6, 6), (6, 6, 4, 3, 2, 1), (6, 2, 6, 2, 2, 2), (5, 5, 5, 1, 2, 3), (1, 1, 2, 2, 3, 3)]
HALF = Fraction(1, 2)
OTHER = ["egrykb", "rbyegk", "bkgrye", "yekbrg", "gybker", "kregby"]  # no mere relabelling of ours
SQUARE = packed(OURS)
DICE = [pytest.param(tuple(OURS), id="ours"), pytest.param(tuple(OTHER), id="other")]

# The brute force: dice as (number, colour), sets as lists, outcomes one by one, fractions throughout


def faces(numbers, dice):
    return [(number, word[number - 1]) for number, word in zip(numbers, dice, strict=True)]


def combination_bonus(chosen) -> int:
    """The table of the rulebook, looked up by what the dice look like."""
    numbers, colours = sorted(n for n, _ in chosen), {c for _, c in chosen}
    run = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    if len(colours) == 1 and len(chosen) > 1:
        return {(4, False): 15, (4, True): 25, (5, True): 40, (6, True): 50}.get((len(chosen), run), 0)
    return {4: 15, 5: 30, 6: 60}.get(len(chosen), 0) if len(set(numbers)) == 1 else 0


def may_be_scored(chosen) -> bool:
    colours = [c for _, c in chosen]
    return len(set(colours)) == len(colours) or (len(set(colours)) == 1 and len(colours) >= 4)


def all_sets(numbers, dice):
    """The dice scored and the dice given, for all sets that may be scored."""
    rolled = faces(numbers, dice)
    for size in range(1, 7):
        for positions in itertools.combinations(range(6), size):
            chosen = [rolled[p] for p in positions]
            if may_be_scored(chosen):
                yield chosen, [rolled[p] for p in range(6) if p not in positions]


def gift_of(given) -> int:
    return sum({5: 10, 6: 12}.get(n, n) for n, _ in given)


@cache
def set_values(numbers, dice=tuple(OURS)) -> list[tuple[int, int]]:
    """Points with bonus, and gift, of every set that may be scored."""
    return [
        (sum(n for n, _ in chosen) + combination_bonus(chosen), gift_of(given))
        for chosen, given in all_sets(numbers, dice)
    ]


@cache
def brute_score(numbers, weight, dice=tuple(OURS)) -> Fraction:
    top, bottom = Fraction(weight).as_integer_ratio()
    return Fraction(max(bottom * own + top * gift for own, gift in set_values(numbers, dice)), bottom)


def outcomes(numbers, rolled):
    """Every roll that can come of rolling these dice again."""
    return itertools.product(*(range(1, 7) if die in rolled else (numbers[die],) for die in range(6)))


@cache
def brute_turn(numbers, rerolls, weight, free, dice=tuple(OURS)) -> Fraction:
    """The worth of a turn when only the dice in `free` may be rolled again: the game with fewer dice."""
    best = brute_score(numbers, weight, dice)
    for size in range(1, len(free) + 1) if rerolls else ():
        for rolled in itertools.combinations(free, size):
            came = [brute_turn(after, rerolls - 1, weight, free, dice) for after in outcomes(numbers, rolled)]
            best = max(best, sum(came) / len(came))
    return best


@pytest.mark.parametrize("dice", DICE)
def test_the_sets_of_every_roll_are_those_of_the_brute_force(dice):
    square = packed(dice)
    for numbers in random.Random(1).sample(ALL_ROLLS, 300):
        sets = bits.members(np.array([rules.fitting(square, numbers)]))
        found = [(rules.points(numbers, s) + rules.bonus(square, numbers, s), rules.gift(numbers, s)) for s in sets]
        assert sorted(found) == sorted(set_values(numbers, dice))


@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("weight", [0, HALF, 2, -1])
def test_without_rerolls_the_turn_is_the_best_set(weight, dice):
    for numbers in random.Random(2).sample(ALL_ROLLS, 500):
        assert turn_value(numbers, 0, float(weight), dice) == brute_score(numbers, weight, dice)


@pytest.mark.parametrize("weight", [0, HALF])
@pytest.mark.parametrize(
    ("numbers", "dice"), [*((numbers, tuple(OURS)) for numbers in ROLLS), (ROLLS[0], tuple(OTHER))]
)
def test_rolling_up_to_three_dice_again_is_worth_the_mean_of_all_outcomes(numbers, dice, weight):
    values = dict(solver.ranked(packed(dice), numbers, 1, float(weight)))
    for size in (1, 2, 3):
        for rolled in itertools.combinations(range(6), size):
            exact = sum(brute_score(after, weight, dice) for after in outcomes(numbers, rolled)) / 6**size
            move = " ".join(["reroll", *(str(die + 1) for die in rolled)])
            assert values[move] == pytest.approx(float(exact), abs=1e-10)
    assert turn_value(numbers, 1, float(weight), dice) == max(values.values())


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("numbers", "dice"), [*((numbers, tuple(OURS)) for numbers in ROLLS), (ROLLS[0], tuple(OTHER))]
)
def test_with_one_reroll_the_turn_is_as_all_outcomes_of_all_rerolls_say(numbers, dice):
    best = brute_turn(numbers, 1, HALF, tuple(range(6)), dice)
    assert turn_value(numbers, 1, 0.5, dice) == pytest.approx(float(best), abs=1e-10)


@pytest.mark.parametrize("numbers", [ROLLS[0], pytest.param(ROLLS[1], marks=pytest.mark.exhaustive)])
def test_with_two_rerolls_the_turn_follows_from_one_reroll_in_the_same_way(numbers):
    best = turn_value(numbers, 0)
    for size in range(1, 7):
        for rolled in itertools.combinations(range(6), size):
            best = max(best, sum(turn_value(r, 1) for r in outcomes(numbers, rolled)) / 6**size)
    assert turn_value(numbers, 2) == pytest.approx(best, abs=1e-9)


@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("frozen", [(2, 2, 2), (3, 2, 1), (6, 1, 4)])
@pytest.mark.parametrize("weight", [0, HALF])
def test_with_three_dice_and_two_rerolls_it_is_as_the_recursion_says(frozen, weight, dice):
    """The other three dice lie still."""
    worths = solver.score_table(packed(dice), float(weight))[:, :, :, frozen[0] - 1, frozen[1] - 1, frozen[2] - 1]
    table = solver.expected(worths)
    for rerolls in range(3):
        for numbers in itertools.product(range(1, 7), repeat=3):
            exact = brute_turn((*numbers, *frozen), rerolls, weight, (0, 1, 2), dice)
            assert table[numbers] == pytest.approx(float(exact), abs=1e-10)
        table = solver.expected(solver.best_reroll(table)[0])


@pytest.mark.parametrize("rerolls", [pytest.param(0, marks=pytest.mark.exhaustive), 1, 2])
def test_before_the_first_roll_a_turn_is_worth_the_mean_of_all_rolls(rerolls):
    mean = sum(turn_value(numbers, rerolls) for numbers in ALL_ROLLS) / len(ALL_ROLLS)
    assert turn_value(None, rerolls) == pytest.approx(mean, abs=1e-9)


def test_a_turn_is_worth_what_it_was():
    """Pinned: the whole turn, and Lena's roll."""
    assert turn_value() == pytest.approx(30.902037924517, abs=1e-9)
    assert turn_value(gift_weight=1) == pytest.approx(51.344054258481, abs=1e-9)
    assert turn_value((6, 6, 4, 3, 2, 1), 0) == 35
    assert turn_value((6, 6, 4, 3, 2, 1), 0, gift_weight=1) == 10 + 25 + 24


def test_more_rerolls_are_never_worth_less():
    tables = [solver.turn_table(SQUARE, rerolls, 0.25) for rerolls in range(3)]
    assert (tables[0] <= tables[1] + 1e-12).all()
    assert (tables[1] <= tables[2] + 1e-12).all()


def test_a_heavier_gift_is_never_worth_less():
    lighter, heavier = solver.turn_table(SQUARE, 2, 0.2), solver.turn_table(SQUARE, 2, 0.3)
    assert (lighter <= heavier + 1e-12).all()
    assert (heavier - lighter <= 0.1 * 60 + 1e-9).all()  # no gift is larger than five sixes


@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("weight", [0.0, 0.1, 1.0, -0.5])
def test_the_best_move_is_legal_and_worth_what_the_turn_is(weight, dice):
    square = packed(dice)
    for numbers in random.Random(3).sample(ALL_ROLLS, 20):
        for rerolls in range(3):
            verb, *positions = best_move(numbers, rerolls, weight, dice).split()
            named = [int(position) - 1 for position in positions]
            chosen = sum(1 << die for die in named)
            if verb == "score":
                assert chosen in bits.members(np.array([rules.fitting(square, numbers)]))
                value = solver.worth(square, numbers, chosen, weight)
            else:
                assert rerolls
                left = tuple(0 if die in named else number for die, number in enumerate(numbers))
                value = solver.turn_table(square, rerolls - 1, weight)[left]
            assert value == pytest.approx(turn_value(numbers, rerolls, weight, dice), abs=1e-9)


def test_best_moves_that_anybody_sees():
    assert best_move((6, 6, 6, 6, 6, 6), 2) == "score 1 2 3 4 5 6"
    assert best_move((6, 5, 4, 3, 2, 1), 2) == "score 1 2 3 4 5 6"
    assert best_move((6, 6, 6, 6, 6, 1), 1) == "reroll 6"
    assert best_move((6, 6, 4, 3, 2, 1), 0) == "score 3 4 5 6"
    assert best_move((1, 1, 1, 1, 1, 1), 0, gift_weight=-1) == "score 1 2 3 4 5 6"
    assert best_move(np.array([6, 6, 4, 3, 2, 1]), np.int64(0), np.float32(0)) == "score 3 4 5 6"


def test_every_move_is_ranked_the_best_first():
    ranking = solver.ranked(SQUARE, (1, 2, 3, 4, 6, 6), 2, 0.0)
    values = [value for _, value in ranking]
    assert values == sorted(values, reverse=True)
    assert len(dict(ranking)) == 63 + len(set_values((1, 2, 3, 4, 6, 6)))


def test_of_equal_moves_the_first_as_legal_lists_them_is_best():
    ranking = solver.ranked(SQUARE, (6,) * 6, 0, 100.0)
    assert [move for move, value in ranking if value == 6 + 60 * 100] == [f"score {die}" for die in range(1, 7)]
    assert best_move((6,) * 6, 0, 100) == "score 1"


def test_of_a_score_and_a_reroll_that_are_equal_the_score_is_best():
    numbers = (1, 4, 6, 6, 2, 5)
    first, second, *_ = solver.ranked(SQUARE, numbers, 1, 0.0)
    assert first[1] == pytest.approx(second[1], abs=1e-12)
    assert first[0].startswith("score")
    assert second[0].startswith("reroll")
    assert best_move(numbers, 1) == first[0]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (((1, 2, 3, 4, 5),), "solve-dice-count"),
        (((1, 2, 3, 4, 5, 6, 1),), "solve-dice-count"),
        (((),), "solve-dice-count"),
        ((5,), "solve-dice"),
        (((0, 2, 3, 4, 5, 6),), "solve-number"),
        (((1, 2, 3, 4, 5, 7),), "solve-number"),
        (((1, 2, 3, 4, 5, 1.5),), "solve-number"),
        (((1, 2, 3, 4, 5, True),), "solve-number"),
        (((1, 2, 3, 4, 5, None),), "solve-number"),
        (((1, 2, 3, 4, 5, -1),), "solve-number"),
        (((1, 2, 3, 4, 5, 6), 3), "solve-rerolls"),
        (((1, 2, 3, 4, 5, 6), -1), "solve-rerolls"),
        (((1, 2, 3, 4, 5, 6), "two"), "solve-rerolls"),
        (((1, 2, 3, 4, 5, 6), None), "solve-rerolls"),
        (((1, 2, 3, 4, 5, 6), 1, float("nan")), "solve-weight"),
        (((1, 2, 3, 4, 5, 6), 1, float("inf")), "solve-weight"),
        (((1, 2, 3, 4, 5, 6), 1, -(10**400)), "solve-weight"),
        (((1, 2, 3, 4, 5, 6), 1, "much"), "solve-weight"),
    ],
)
def test_bad_questions_are_refused_with_a_sentence(arguments, code):
    for ask in (turn_value, best_move) if len(arguments) > 1 else (turn_value,):
        with pytest.raises(sobremesa.BadOption) as refusal:
            ask(*arguments)
        assert refusal.value.code == code
        assert len(str(refusal.value)) > 20


def test_best_move_needs_dice():
    with pytest.raises(sobremesa.BadOption) as refusal:
        best_move(None, 2)
    assert refusal.value.code == "solve-dice"


# The command


def solved(*arguments: str) -> dict:
    parser = ArgumentParser()
    solver.add_arguments(parser)
    answer = solver.run(parser.parse_args(arguments))
    assert json.loads(json.dumps(answer)) == answer
    return answer


def test_solving_tells_the_value_the_best_move_and_the_next_best():
    answer = solved("--dice", "6", "6", "4", "3", "2", "1", "--rerolls", "0", "--gift-weight", "-0.5")
    assert answer["value"] == answer["moves"][0]["value"] == 15 + 15 - 6.5
    assert answer["best"] == answer["moves"][0]["move"] == "score 1 3 4 5"
    assert len(answer["moves"]) == 5
    assert solved()["value"] == turn_value()
    assert solved()["moves"] == []


def test_the_answer_is_told_in_sentences():
    say = words.catalogue("en", CHARIDICE.folder).say
    (line,) = solver.lines(solved("--rerolls", "1"), say)
    assert "with one reroll" in line
    assert "24.282" in line
    first, best, *_ = solver.lines(solved("--dice", *"664321", "--rerolls", "0"), say)
    assert "6 6 4 3 2 1, no reroll left" in first
    assert best == "35.000  score 3 4 5 6"


@pytest.mark.parametrize(
    "arguments", [["--dice", "1"], ["--rerolls", "3"], ["--gift-weight", "nan"], ["--dice", *"12345x"]]
)
def test_bad_arguments_are_bad_options(arguments):
    with pytest.raises(sobremesa.BadOption):
        solved(*arguments)


def test_the_game_and_its_solver_are_there_without_numba():
    program = "import sys, sobremesa.games.charidice as c; c.turn_value, c.best_move; assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_second_start_compiles_nothing():
    program = "from sobremesa.games.charidice import GAME, turn_value; turn_value(); print(GAME.compiled.misses())"
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "0"


# The bot


def bots_game(seats: int, seed: int) -> list[int]:
    """A game of points bots, checked at every move; the rolls they scored after."""
    match, pad = CHARIDICE.match(seats=seats, seed=seed), CHARIDICE.pad()
    scored_after = []
    while not match.over:
        (seat,) = match.waiting
        known = CHARIDICE.blanked(match.state, seat)
        rules.legal(known, seat, pad)
        action = int(bots.points(known, seat, pad))
        assert action in match._legal(known, seat)
        assert action == bots.points(known.copy(), seat, pad)
        if rules.SCORE <= action < rules.ASK:
            scored_after.append(int(known.rolls))
        match.play(seat, CHARIDICE.notation.text(known, seat, action))
    return scored_after


def test_the_points_bot_plays_legal_moves_and_stops_when_it_has_enough():
    scored_after = [rolls for seats in CHARIDICE.seats for rolls in bots_game(seats, seats)]
    assert set(scored_after) >= {2, 3}


@pytest.mark.parametrize("dice", DICE)
def test_the_points_bot_scores_what_brings_most(dice):
    square = packed(dice)
    for numbers in random.Random(4).sample(ALL_ROLLS, 300):
        assert bots.worth(square, numbers, bots.best_set(square, numbers)) == brute_score(numbers, 0, dice)


def test_the_points_bot_comes_close_to_the_best_turn():
    assert mean_of_points_bot(turns=1500) > 0.95 * turn_value()


def mean_of_points_bot(turns: int) -> float:
    rng = random.Random(5)
    state = CHARIDICE.start(*CHARIDICE.settled(2, {"greatest_gift": False}))
    total = 0
    for _ in range(turns):
        rolled, action = rules.ALL_DICE, 0
        for state.rolls in (1, 2, 3):
            for die in range(6):
                if rolled >> die & 1:
                    state.numbers[die] = rng.randint(1, 6)
            action = bots.best_for_points(state)
            if action >= rules.SCORE:
                break
            rolled = action - rules.REROLL
        total += bots.worth(state.square, state.numbers, action - rules.SCORE)
    return total / turns


def test_the_points_bot_asks_for_a_large_gift_after_the_second_roll_and_for_any_in_the_last_round():
    pad = CHARIDICE.pad()
    state = CHARIDICE.start(*CHARIDICE.settled(2, {}))
    state.rolling, state.asking = 0, 1
    for numbers, rolls, row, answer in [
        ((1, 1, 1, 1, 6, 6), 2, 0, rules.ASK),
        ((1, 1, 1, 1, 6, 6), 1, 0, rules.PASS),
        ((1, 1, 1, 1, 1, 2), 2, 0, rules.PASS),
        ((1, 1, 1, 1, 1, 2), 2, 6, rules.ASK),
    ]:
        state.numbers[:], state.rolls, state.row = numbers, rolls, row
        assert bots.points(state, 1, pad) == answer


def test_points_beats_random():
    from sobremesa.arena.simulate import simulate

    result = simulate(CHARIDICE, 2, {}, 400, ["points", "random"], threads=1)
    assert result["wins"][0] > 380


# The lines and the texts


def test_the_number_of_lines_after_a_roll_is_as_pinned():
    """Small decks end before the first decision here: six dice alone are 46,656 lines."""
    counts = {}
    for gift in (False, True):
        match = CHARIDICE.match(dealer="manual", rounds=1, greatest_gift=gift)
        for number in (6, 6, 4, 3, 2, 1):
            match.deal(str(number))
        lines = [len(m.log) - 6 for m, _ in conformance.all_lines(match, 2 + gift)]
        counts[gift] = [lines.count(depth) for depth in range(3 + gift)]
    sets = len(set_values((6, 6, 4, 3, 2, 1)))
    assert sets == 6 + 5 + 6  # single dice; the red one with each yellow one; four or five yellow ones
    assert counts[False] == [1, 63 + sets, 6 * (63 + sets)]
    assert counts[True] == [1, 2, 2 * (63 + sets), 2 * 6 * (63 + sets)]


def test_every_event_prompt_meaning_and_refusal_has_its_sentence():
    tell = words.catalogue("en", CHARIDICE.folder).tell
    names = ("Ana", "Rui", "Eva")
    rng, kinds = random.Random(6), set()
    match = CHARIDICE.match(seats=3, seed=6, rounds=3)
    while not match.over:
        (seat,) = match.waiting
        asked = CHARIDICE.table.prompt(match.state, seat)
        kinds.add(asked["prompt"])
        assert tell(asked, names, seat)
        for action in match._legal(match.state, seat):
            assert tell(CHARIDICE.table.meaning(match.state, seat, action), names, seat)
        match.play(seat, rng.choice(match.legal(seat)))
    for viewer in (0, None):
        for told in story(match, viewer):
            for event in told:
                kinds.add(event["event"])
                assert tell(event, names, viewer)
    assert kinds == {"gift", "roll", "score", "die", "rolled", "asked", "passed", "rerolled", "scored", "ended"}


def shown(*numbers):
    colours = ("yellow", "red", "green", "blue", "grey", "black")
    return [{"number": number, "colour": colours[(number + die) % 6]} for die, number in enumerate(numbers)]


def test_events_tell_a_turn():
    match = CHARIDICE.match(dealer="manual", rounds=1)
    for number in (6, 6, 4, 3, 2, 2):
        match.deal(str(number))
    match.play(1, "ask")
    match.play(0, "reroll 6")
    match.deal("1")
    match.play(0, "score 1 3 4 5")
    for number in (1, 1, 1, 1, 1, 1):
        match.deal(str(number))
    match.play(0, "pass")
    match.play(1, "score 1 2 3 4 5 6")
    told = [event for events in story(match, None) for event in events if event["event"] != "die"]
    assert told == [
        {"event": "rolled", "seat": 0, "roll": 1, "faces": shown(6, 6, 4, 3, 2, 2)},
        {"event": "asked", "seat": 1, "active_seat": 0},
        {"event": "rerolled", "seat": 0, "dice": [6], "count": 1, "kept": [6, 6, 4, 3, 2], "keeps": 5},
        {"event": "rolled", "seat": 0, "roll": 2, "faces": shown(6, 6, 4, 3, 2, 1)},
        {"event": "scored", "seat": 0, "dice": [1, 3, 4, 5], "numbers": [6, 4, 3, 2],
         "faces": [shown(6, 6, 4, 3, 2, 1)[die] for die in (0, 2, 3, 4)], "points": 15, "bonus": 15,
         "gift": 26, "given": [6, 1], "doubled": True, "receiver_seat": 1},
        {"event": "rolled", "seat": 1, "roll": 1, "faces": shown(1, 1, 1, 1, 1, 1)},
        {"event": "passed", "seat": 0, "active_seat": 1},
        {"event": "scored", "seat": 1, "dice": [1, 2, 3, 4, 5, 6], "numbers": [1] * 6,
         "faces": shown(1, 1, 1, 1, 1, 1), "points": 6, "bonus": 60,
         "gift": 0, "given": [], "doubled": False, "receiver_seat": 0},
        {"event": "ended", "donated_by_seat": [26, 0], "generosity_by_seat": [20, 0], "reward": 20},
    ]  # fmt: skip


# Other dice

NAMES = dict(zip("yrgbek", ("yellow", "red", "green", "blue", "grey", "black"), strict=True))
RELABELLED = [word.translate(str.maketrans("yrgbek", "kgyrbe")) for word in OURS]


@pytest.mark.parametrize(
    "value",
    [
        "egrykb:rbyegk:bkgrye:yekbrg:gybker:kregby",
        " egrykb, rbyegk ; bkgrye\nyekbrg  GYBKER : KrEgBy ",
        "".join(OTHER),
        " ".join("".join(OTHER)),
        OTHER,
        tuple(OTHER),
        np.array(OTHER),
        np.array([list(word) for word in OTHER]),
        [list(word.upper()) for word in OTHER],
        [[NAMES[letter] for letter in word] for word in OTHER],
    ],
)
def test_dice_are_read_from_text_and_from_lists(value):
    option = CHARIDICE.options["dice"]
    assert option.read(value) == OTHER
    assert option.read(option.text(OTHER)) == OTHER


BAD_DICE = [
    (5, "dice-form", "5"),
    (None, "dice-form", "None"),
    (True, "dice-form", "True"),
    ({"die": OTHER}, "dice-form", "die"),
    ("", "dice-form", "six words"),
    (" : , ", "dice-form", "six words"),
    ([], "dice-count", "0"),
    ("yrgbek", "dice-count", "1"),
    (OTHER[:5], "dice-count", "5"),
    ([*OTHER, "yrgbek"], "dice-count", "7"),
    ("x" * 37, "dice-count", "7"),
    ([*OTHER[:5], 7], "dice-word", "Die 6"),
    ([*OTHER[:5], [1, 2, 3, 4, 5, 6]], "dice-word", "Die 6"),
    ([*OTHER[:2], "yekb", *OTHER[3:]], "dice-length", "Die 3"),
    ([*OTHER[:2], "y", *OTHER[3:]], "dice-length", "one letter"),
    ([*OTHER[:2], "yekbrgy", *OTHER[3:]], "dice-length", "7 letters"),
    ([*OTHER[:2], list("yekb"), *OTHER[3:]], "dice-length", "Die 3"),
    (" ".join(OTHER).replace("yekbrg", "yekbrw"), "dice-letter", "Die 4, number 6: “w”"),
    ([*OTHER[:5], ["grey", "red", "green", "pink", "blue", "black"]], "dice-letter", "Die 6, number 4: “pink”"),
    ([*OTHER[:1], "yyegkb", *OTHER[2:]], "dice-colour-twice", "Die 2: the numbers 1 and 2 are both yellow"),
    ([*OTHER[:5], "rkegby"], "dice-number-twice", "Number 1: dice 2 and 6 both show it in red"),
    (["yrgbek"] * 6, "dice-number-twice", "Number 1: dice 1 and 2 both show it in yellow"),
]


@pytest.mark.parametrize(("value", "code", "said"), BAD_DICE, ids=[f"{code} {said}" for _, code, said in BAD_DICE])
def test_bad_dice_are_refused_by_a_sentence_that_names_the_fault(value, code, said):
    with pytest.raises(sobremesa.BadOption) as refusal:
        CHARIDICE.match(dice=value)
    assert refusal.value.code == code
    assert said in str(refusal.value)
    sentences = {language: refusal.value.sentence(language) for language in words.LANGUAGES}
    assert len({sentences[language] for language in ("en", "pt", "es")}) == 3
    for particular in ("die", "number", "one", "two", "letter"):
        shown_there = str(refusal.value.about.get(particular, ""))
        assert all(shown_there in sentence for sentence in sentences.values())


def test_brazil_calls_grey_by_its_own_word():
    with pytest.raises(sobremesa.BadOption) as refusal:
        CHARIDICE.match(dice=["eregbk", *OTHER[1:]])
    assert "cinzento" in refusal.value.sentence("pt")
    assert "cinza." in refusal.value.sentence("pt-BR")


def test_a_match_keeps_its_dice():
    match = conformance.finished(CHARIDICE, 2, 3, rounds=1, dice=" ".join(OTHER))
    assert match.options["dice"] == OTHER
    assert tuple(match.state.square) == packed(OTHER)
    record = json.loads(json.dumps(match.record()))
    assert record["options"]["dice"] == OTHER
    again = sobremesa.replay(record)
    assert again.view(None) == match.view(None)
    assert again.record() == match.record()


def test_a_record_that_says_nothing_of_dice_is_of_ours():
    match = conformance.finished(CHARIDICE, 3, 5, rounds=2)
    record = match.record()
    del record["options"]["dice"]
    record["check"] = checksum(record)
    again = sobremesa.replay(record)
    assert again.options["dice"] == OURS
    assert again.record() == record
    assert (again.state.tobytes(), again.log) == (match.state.tobytes(), match.log)


def test_a_record_whose_dice_are_exchanged_is_noticed():
    """A set of one colour is none on other dice."""
    match = CHARIDICE.match(dealer="manual", rounds=1, greatest_gift=False)
    for number in (6, 5, 4, 3, 2, 1):
        match.deal(str(number))
    match.play(0, "score 1 2 3 4 5 6")
    record = match.record()
    record["options"]["dice"] = OTHER
    record["check"] = checksum(record)
    with pytest.raises(sobremesa.BadRecord) as refusal:
        sobremesa.replay(record)
    assert refusal.value.code == "record-move"


def test_dice_of_other_names_or_in_another_order_are_worth_the_same():
    for weight in (0.0, 1.0):
        exact = turn_value(gift_weight=weight)
        assert turn_value(gift_weight=weight, square=RELABELLED) == pytest.approx(exact, abs=1e-9)
        assert turn_value(gift_weight=weight, square=OURS[::-1]) == pytest.approx(exact, abs=1e-9)
        assert abs(turn_value(gift_weight=weight, square=OTHER) - exact) > 1e-4
    for numbers in random.Random(7).sample(ALL_ROLLS, 20):
        assert best_move(numbers, 1, square=RELABELLED) == best_move(numbers, 1)
        backwards = turn_value(numbers[::-1], 2, 0.5, OURS[::-1])
        assert backwards == pytest.approx(turn_value(numbers, 2, 0.5), abs=1e-9)


def test_a_turn_with_other_dice_is_worth_what_it_was():
    """Pinned, and in a run of its own colours."""
    assert turn_value(square=OTHER) == pytest.approx(30.901397128805, abs=1e-9)
    yellow = tuple(word.index("y") + 1 for word in OTHER)
    assert best_move(yellow, 2, square=OTHER) == "score 1 2 3 4 5 6"
    assert turn_value(yellow, 2, square=OTHER) == 21 + 50
    assert turn_value(yellow, 0) < 21 + 50


def test_what_is_computed_for_dice_is_kept_for_a_few_at_most():
    for kept in (solver.turn_table, solver.all_sets, levels.turn_for_points, levels.turns_for_points, levels.outlooks):
        assert 1 <= kept.cache_info().maxsize <= 24
    first = solver.turn_table(packed(OTHER), 1, 0.0)
    solver.turn_table(SQUARE, 1, 0.0)
    assert solver.turn_table(packed(OTHER), 1, 0.0) is first


def test_bad_dice_are_refused_by_the_solver_too():
    for ask in (turn_value, best_move):
        with pytest.raises(sobremesa.BadOption) as refusal:
            ask((1, 2, 3, 4, 5, 6), 1, square="yrgbek")
        assert refusal.value.code == "dice-count"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_rules_page_lists_the_option_and_draws_the_dice(language):
    colour = words.catalogue(language, CHARIDICE.folder).say
    for dice in (OURS, OTHER):
        told = pages.page(CHARIDICE, language, CHARIDICE.settled(2, {"dice": dice})[1])
        assert f"**{colour('option-dice')}**" in told
        typed = pages.page(CHARIDICE, language, typed=True)
        assert "(`dice`)" in typed
        assert ":".join(OURS) in typed
        rows = [row.strip("| ").split(" | ") for row in told.splitlines() if row.startswith("| **")]
        drawn = [[colour("colour-name", colour=NAMES[letter]) for letter in word] for word in dice]
        assert [row[1:] for row in rows] == drawn
