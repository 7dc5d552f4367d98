"""The coach: the account adds up, is exact where it says so, and tells nobody what they could not know."""

import itertools
import json
import math
import random
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import sobremesa
from conformance import shorter
from sobremesa import coaching, pages, words
from sobremesa.bots import coach, part_of
from sobremesa.bots.coach import account, values
from sobremesa.bots.coach.account import PARTS, Ledger
from sobremesa.engine.match import Match
from sobremesa.engine.story import steps
from sobremesa.games.charidice import best_move
from sobremesa.games.raj import equilibrium

DOCS = Path(__file__).parents[1] / "docs"
QUICK = {"iterations": 24}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("raj", 2, {"bids": 4, "prizes": [-2, 3, 5, 6]}),
    ("raj", 2, {"bids": 3, "prizes": [-2, 3, 5], "games": 2}),
    ("raj", 2, {"bids": 3, "prizes": [3, 3, 5], "tiebreak": "best_mouse", "ties": "discard"}),
    ("raj", 3, {"bids": 4, "prizes": [-2, 3, 5, 6]}),
    ("pebbles", 3, {}),
    ("charidice", 2, {"rounds": 2}),
    ("charidice", 3, {"rounds": 1}),
    ("linko", 2, {"rounds": 1}),
    ("ratzzia", 2, {"goal": 10}),
]


def random_match(name: str, seats: int, seed: int = 1, **options: Any) -> Match:
    rng = random.Random(seed)
    match = sobremesa.game(name).match(seats=seats, seed=seed, **options)
    while not match.over:
        for seat in sorted(match.waiting):
            match.play(seat, rng.choice(match.legal(seat)))
    return match


def scripted(game: str, entries: list[tuple[int | None, str]], seats: int = 2, **options: Any) -> Match:
    match = sobremesa.game(game).match(seats=seats, dealer="manual", **options)
    for seat, text in entries:
        match.deal(text) if seat is None else match.play(seat, text)
    return match


def gaps(report: dict[str, Any]) -> list[float]:
    """By how much the parts miss the result, for each unit and seat."""
    return [
        told["result"] - told["start"] - sum(told[part] for part in PARTS)
        for unit in report["units"].values()
        for told in unit
    ]


# The account


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=lambda part: str(part)[:24])
def test_every_account_adds_up(name: str, seats: int, options: dict[str, Any]) -> None:
    match = random_match(name, seats, **options)
    report = sobremesa.analyse(match.record(), **QUICK)
    assert max(map(abs, gaps(report))) < 1e-9
    json.dumps(report)
    assert len(report["curve"]) == len(match.log)
    for unit in report["units"].values():
        assert all(told["own"] <= 0 for told in unit)
    wins = report["units"]["win"]
    assert [told["result"] for told in wins] == pytest.approx(report["curve"][-1])
    winners = match.winners or range(seats)
    assert [told["result"] for told in wins] == [1 / len(winners) if s in winners else 0 for s in range(seats)]
    for told in report["curve"]:
        assert sum(told) == pytest.approx(1)
    mine = np.array([chance["luck_points"] for chance in report["chances"]]).sum(axis=0)
    assert mine == pytest.approx([told["luck"] for told in report["units"]["points"]])
    assert all(0 <= grade <= 100 for grade in [*report["accuracy"], *report["luckier_than"]])
    if not match.game.secrets:
        assert [told["hidden"] for told in wins] == pytest.approx([0] * seats, abs=1e-9)


@pytest.mark.parametrize("booking", ["book_luck", "book_decision"])
def test_no_part_is_computed_as_what_is_left_over(booking: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = random_match("raj", 2, bids=4, prizes=[-2, 3, 5, 6]).record()
    monkeypatch.setattr(Ledger, booking, lambda *_: None)
    assert max(map(abs, gaps(sobremesa.analyse(record)))) > 0.01


DECKS = [(seed, 3 + seed % 4) for seed in range(6)]
LARGE_DECKS = [pytest.param(*deck, marks=pytest.mark.exhaustive) for deck in ((6, 7), (7, 7), (8, 8))]


@pytest.mark.parametrize(("seed", "cards"), [*DECKS, *LARGE_DECKS])
def test_two_seat_raj_on_a_small_deck_is_exact(seed: int, cards: int) -> None:
    rng = random.Random(seed)
    prizes = [rng.choice([p for p in range(-5, 11) if p]) for _ in range(cards)]
    match = random_match("raj", 2, seed, bids=cards, prizes=prizes, ties=rng.choice(["carry", "discard"]))
    report = sobremesa.analyse(match.record())
    assert report["exact"]
    assert all(told["exact"] and told["error"] == 0 for told in report["decisions"])
    for unit in report["units"].values():
        assert [told["rest"] for told in unit] == pytest.approx([0, 0], abs=1e-9)
    assert_values_agree(match, report)
    first, second = report["units"]["points"]
    errors = first["own"] - second["own"]  # those of the second are the first's gain
    assert first["result"] == pytest.approx(first["start"] + first["luck"] + first["hidden"] + errors, abs=1e-9)


def assert_values_agree(match: Match, report: dict[str, Any]) -> None:
    """The curve is the solver's, before and after each prize is turned up."""
    worths = values.values_of(match.game, match.state, values.Effort(1))
    hands, left = [list(range(1, match.options["bids"] + 1)) for _ in range(2)], list(match.options["prizes"])
    again = match.game.match(seats=2, dealer="manual", **match.options)
    carry, turned = 0, None
    for entry, (seat, text) in enumerate(match.log):
        if seat is None:
            again.deal(text)
            turned = int(text)
        else:
            again.play(seat, text)
            hands[seat].remove(int(text))
        if len(hands[0]) != len(hands[1]) or again.over:
            continue
        scores = again.scores
        if seat is not None:
            left.remove(turned)
            carry, turned = int(again.state.pile), None
        told = equilibrium(hands, left, carry, turned, scores[0] - scores[1], "win", match.options["ties"])
        assert report["curve"][entry][0] == pytest.approx((1 + told.value) / 2, abs=1e-9)
        points = equilibrium(hands, left, carry, turned, ties=match.options["ties"]).value + scores[0] - scores[1]
        assert worths.value(again.state).worth[1, 0] == pytest.approx(points, abs=1e-9)


def test_a_bid_of_an_equilibrium_costs_nothing_whatever_the_other_laid() -> None:
    mix, _ = equilibrium([[1, 2, 3], [1, 2, 3]], [-2, 3, 5], reveal=5).bids or ({}, {})
    for card, other in itertools.product([card for card, share in mix.items() if share > 1e-6], (1, 2, 3)):
        match = scripted("raj", [(None, "+5"), (0, str(card)), (1, str(other))], bids=3, prizes=[-2, 3, 5])
        while not match.over:
            if sobremesa.CHANCE in match.waiting:
                match.deal(next(iter(match.chances())))
            for seat in sorted(match.waiting - {sobremesa.CHANCE}):
                match.play(seat, match.legal(seat)[0])
        told = next(d for d in sobremesa.analyse(match.record())["decisions"] if d["seat"] == 0)
        assert told["points"] == pytest.approx(told["best_points"], abs=1e-9)


def test_luck_has_mean_0_over_all_that_chance_can_bring() -> None:
    """All orders of the prizes, equally likely; the seats play by any rule that does not know what comes."""
    total = np.zeros((2, 2))
    orders = list(itertools.permutations(["-2", "+3", "+5", "+6"]))
    for order in orders:
        entries: list[tuple[int | None, str]] = []
        for turn, prize in enumerate(order):
            entries += [(None, prize), (0, str(turn + 1)), (1, str(4 - turn))]
        match = scripted("raj", entries, bids=4, prizes=[-2, 3, 5, 6])
        report = sobremesa.analyse(match.record())
        total += [[told["luck"] for told in report["units"][unit]] for unit in ("win", "points")]
    assert total / len(orders) == pytest.approx(np.zeros((2, 2)), abs=1e-9)


@pytest.mark.parametrize(("name", "games"), [("pebbles", 150), ("charidice", 16), ("raj", 60)])
def test_luck_has_mean_0_in_simulated_games(name: str, games: int) -> None:
    """A small version of `benchmarks/coach.py luck`."""
    options = {"bids": 5, "prizes": [-3, -1, 2, 4, 6]} if name == "raj" else shorter(sobremesa.game(name))
    found = []
    for seed in range(games):
        match = random_match(name, 3 if name == "raj" else 2, seed, **options)
        worths = values.luck_values_of(match.game, match.state, values.Effort(16, seed))
        start = match.game.start(match.seats, match.options)
        log = [(step.seat, step.action) for step in steps(match)]
        found.append(account.luck_of(match.game, start, log, worths)[0])
    lucks = np.array(found)
    error = lucks.std(axis=0, ddof=1) / math.sqrt(games)
    assert (abs(lucks.mean(axis=0)) <= 3.5 * error).all()
    assert error.max() < 0.1


def test_few_playouts_are_not_spread_over_many_outcomes() -> None:
    game = sobremesa.game("linko")
    worths = values.Playouts(game, values.Effort(4))
    made, run = [], worths.sampler.run
    worths.sampler.run = lambda state, seeds, *about: made.append(len(seeds)) or run(state, seeds, *about)  # type: ignore
    match = random_match("linko", 2, rounds=1)
    state = next(event.before for event in account.events(match)[0] if event.is_chance and event.first)
    assert len(values.outcomes(game, state) or []) > 8
    worths.value(state)
    assert sum(made) <= 2 * values.SHARE * 4


def test_what_a_seat_draws_from_its_mix_has_mean_0() -> None:
    match = random_match("charidice", 3, rounds=1)
    start = match.game.start(match.seats, match.options)
    told = list(steps(match))
    number = next(n for n, step in enumerate(told) if step.seat >= 0)
    worths = values.values_of(match.game, match.state, values.Effort(16))
    seat, candidates = told[number].seat, values.legal(match.game, told[number].before, told[number].seat)
    mix = {a: 2 * (n + 1) / len(candidates) / (len(candidates) + 1) for n, a in enumerate(candidates)}
    before = [(step.seat, step.action) for step in told[:number]]
    drawn = [account.luck_of(match.game, start, [*before, (seat, a)], worths, {number: mix})[1] for a in candidates]
    assert np.array(list(mix.values())) @ np.array(drawn) == pytest.approx(np.zeros(3), abs=1e-9)
    assert np.sum(drawn, axis=1) == pytest.approx(np.zeros(len(drawn)), abs=1e-9)
    best = max(worths.moves(told[number].before, 0).items(), key=lambda item: item[1])[0]  # type: ignore[attr-defined]
    assert drawn[candidates.index(best)][seat] > 0


def test_a_report_depends_on_the_record_the_budget_and_the_seed_alone() -> None:
    record = random_match("pebbles", 3).record()
    reports = [json.dumps(sobremesa.analyse(record, iterations=32, seed=seed)) for seed in (1, 1, 2)]
    assert reports[0] == reports[1] != reports[2]
    assert sobremesa.analyse(record, seconds=0.01) == sobremesa.analyse(record, seconds=0.01)


def test_a_match_played_on_is_told_from_where_it_began() -> None:
    options = {"bids": 4, "prizes": [-2, 3, 5, 6]}
    whole = scripted("raj", [(None, "+5"), (0, "4"), (1, "1"), (None, "-2")], **options)
    whole.given = len(whole.log)
    rng = random.Random(1)
    while not whole.over:
        if sobremesa.CHANCE in whole.waiting:
            whole.deal(next(iter(whole.chances())))
        for seat in sorted(whole.waiting - {sobremesa.CHANCE}):
            whole.play(seat, rng.choice(whole.legal(seat)))
    report = sobremesa.analyse(whole.record())
    assert max(map(abs, gaps(report))) < 1e-9
    assert report["units"]["points"][0]["start"] == pytest.approx(
        5 + equilibrium([[1, 2, 3], [2, 3, 4]], [-2, 3, 6], reveal=-2).value
    )
    assert min(told["entry"] for told in report["decisions"] + report["chances"]) >= 4
    assert len(report["curve"]) == len(whole.log)


def test_a_match_played_on_in_the_middle_of_a_turn_judges_who_was_still_to_choose() -> None:
    match = scripted("raj", [(None, "+5"), (0, "2"), (1, "1")], bids=2, prizes=[-2, 5])
    match.given = 2
    match.deal("-2")
    match.play(0, "1")
    match.play(1, "2")
    report = sobremesa.analyse(match.record())
    assert max(map(abs, gaps(report))) < 1e-9
    assert [(told["entry"], told["seat"]) for told in report["decisions"]] == [(2, 1)]


def test_charidice_best_moves_are_the_solvers() -> None:
    """Without generosity and greatest gift a point given away costs two-seat points just what it brings the other."""
    match = random_match("charidice", 2, 3, rounds=2, greatest_gift=False, generosity=False)
    worths = values.values_of(match.game, match.state, values.Effort(64, 0))
    compared = 0
    for event in account.events(match)[0]:
        if not event.is_chance:
            state, seat = event.before, event.steps[0].seat
            best = worths.judge(state, seat, event.steps[0].action)[1]
            dice, rerolls = list(state.numbers), 3 - state.rolls
            exact = best_move(dice, rerolls, -1.0)
            ranking = worths.moves(state.record(), 1)  # type: ignore[attr-defined]
            told = match.game.notation.text(state, seat, max(ranking, key=lambda a: (round(ranking[a], 9), a)))
            number = match.game.notation.read(state, seat, exact)
            assert ranking[number] == pytest.approx(max(ranking.values())), (told, exact)
            assert best.after_best[seat] >= best.made[seat]
            compared += 1
    assert compared > 5


def test_accuracy_falls_with_what_is_lost() -> None:
    assert account.grade(0) == 100
    assert account.grade(0.1) == pytest.approx(103.17 * math.exp(-0.435) - 2.17)
    assert account.grade(1) == 0


def test_the_docs_work_their_example_out() -> None:
    text = (DOCS / "coach.md").read_text(encoding="utf-8").replace("−", "-")
    rows = re.findall(r"^\| ([-+]?\d|\d, \d) \| .*? \| (-?[\d.]+) \|", text, re.M)
    entries: list[tuple[int | None, str]] = []
    for what, _ in rows:
        entries += [(seat, card) for seat, card in enumerate(what.split(", "))] if ", " in what else [(None, what)]
    match = scripted("raj", entries, bids=3, prizes=[3, -2, 5])
    report = sobremesa.analyse(match.record())
    worths = values.values_of(match.game, match.state, values.Effort(1))
    for event, (_, told) in zip(account.events(match)[0], rows, strict=True):
        assert worths.value(event.after).worth[1, 0] == pytest.approx(float(told), abs=5e-4)
    line = re.search(r"^\|( -?\d\.\d{3} \|){7}$", text, re.M)
    assert line
    figures = [float(cell) for cell in line.group().strip("|").split("|")]
    mine = report["units"]["points"][0]
    assert [mine[part] for part in ("start", *PARTS, "result")] == pytest.approx(figures, abs=5e-4)


# Hints


HINTED: list[tuple[str, int, dict[str, Any]]] = [
    ("raj", 2, {"bids": 4, "prizes": [-2, 3, 5, 6]}),
    ("raj", 3, {}),
    ("pebbles", 2, {}),
    ("charidice", 2, {}),
    ("linko", 2, {}),
    ("ratzzia", 2, {}),
]


@pytest.mark.parametrize(("name", "seats", "options"), HINTED, ids=lambda part: str(part)[:12])
def test_hints_are_told_best_first_with_a_reason_in_every_language(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    match = sobremesa.game(name).match(seats=seats, seed=3, **options)
    rng = random.Random(1)
    for _ in range(6):
        seat = min(match.waiting)
        hints = match.hint(seat, iterations=400)
        assert [told["win"] for told in hints] == sorted([told["win"] for told in hints], reverse=True)
        assert {told["move"] for told in hints} <= set(match.legal(seat))
        for told in hints:
            assert list(told) == ["move", "win", "points", "error", "exact", "reason"]
            assert 0 <= told["win"] <= 1
            assert told["error"] == 0 if told["exact"] else told["error"] >= 0
            for language in words.LANGUAGES if name != "pebbles" else ("en",):
                assert words.catalogue(language, match.game.folder).tell(told["reason"], ["Ana", "Rui", "Eva"], seat)
        match.play(seat, rng.choice(match.legal(seat)))
        if match.over:
            break


CODES = {
    "linko": {"plays", "takes", "leaves", "discards", "recovers", "draws", "draws-unseen"},
    "ratzzia": {"rolls", "recalls", "rerolls", "keeps", "places", "completes", "wakes", "done"},
}


@pytest.mark.parametrize("name", CODES)
def test_reasons_are_made_of_figures_in_every_language(name: str) -> None:
    game = sobremesa.game(name)
    reason = part_of(game, "coach").reason
    worths = SimpleNamespace(game=game, effort=values.Effort(1))
    catalogues = [words.catalogue(language, game.folder) for language in words.LANGUAGES]
    match, rng, met = game.match(seats=2, seed=3), random.Random(3), set()
    while not CODES[name] <= met:
        seat = min(match.waiting)
        known = game.blanked(match.state, seat)
        action = rng.choice(values.legal(game, known, seat))
        told = reason(worths, values.as_record(known), seat, action)
        if told is not None and told["reason"] not in met:
            met.add(told["reason"])
            assert any(type(figure) is int for figure in told.values())
            for catalogue in catalogues:
                assert catalogue.tell(json.loads(json.dumps(told)), ["Ana", "Rui"], seat)
        match.play(seat, game.notation.text(known, seat, action))
        assert not match.over


def test_a_set_that_nobody_can_attack_is_called_safe() -> None:
    match = scripted("linko", [(None, card) for card in ["7", "X", "1", "2", "4", "5"]], dealt=2, display=2)
    told = {hint["move"]: hint["reason"] for hint in match.hint(0, iterations=400)}
    assert told["play 7 X"]["reason"] == "ends"
    assert 0 < told["play 7"]["safe"] < told["play X"]["safe"] == 100  # another joker would not be higher


def test_a_hint_at_an_exact_position_is_the_solvers() -> None:
    match = scripted("raj", [(None, "+5")], bids=3, prizes=[-2, 3, 5])
    told = {hint["move"]: hint for hint in match.hint(0)}
    solved = equilibrium([[1, 2, 3], [1, 2, 3]], [-2, 3, 5], reveal=5)
    assert max(hint["points"] for hint in told.values()) == pytest.approx(solved.value)
    best = max(told.values(), key=lambda hint: hint["points"])
    assert solved.bids
    assert solved.bids[0][int(best["move"])] > 0
    assert all(hint["exact"] for hint in told.values())


def test_the_first_hint_of_raj_is_drawn_from_the_mix() -> None:
    match = scripted("raj", [(None, "+2")], bids=4, prizes=[1, 2, 3, 4])
    hands = [[1, 2, 3, 4], [1, 2, 3, 4]]
    bids = equilibrium(hands, [1, 2, 3, 4], reveal=2, objective="win").bids
    assert bids
    mix = {card: share for card, share in bids[0].items() if share > 1e-6}
    assert len(mix) > 1
    firsts = [int(match.hint(0, seed=seed)[0]["move"]) for seed in range(300)]
    for card in hands[0]:
        assert firsts.count(card) / len(firsts) == pytest.approx(mix.get(card, 0.0), abs=0.12)


@pytest.mark.parametrize("name", ["raj", "linko", "pebbles"])
def test_equal_knowledge_gives_hints_of_equal_bytes(name: str) -> None:
    """Paired worlds: they differ in what the seat cannot know, and in nothing else."""
    game = sobremesa.game(name)
    match = game.match(seats=3, seed=5)
    if name == "raj":
        match.play(0, "9")
        match.play(1, "4")
    seat = max(match.waiting)
    known = game.blanked(match.state, seat)
    told, worlds = set(), set()
    for seed in (11, 12, 13):
        world = match.copy()
        pad = game.pad(seed)
        state = known.copy()
        game.rules.imagine(state, seat, pad)
        world.state = state
        worlds.add(state.tobytes())
        hints = world.hint(seat, iterations=200, seed=1)
        known = world.game.blanked(world.state, seat)
        moves = pages.in_words(world.game, known, seat, [hint["move"] for hint in hints], ["Ana", "Rui"], "en", seat)
        told.add(json.dumps([hints, moves]))
    assert len(worlds) > 1
    assert len(told) == 1


@pytest.mark.parametrize("name", ["raj", "linko", "ratzzia", "charidice"])
def test_moves_are_told_apart_in_words_and_not_in_the_notation(name: str) -> None:
    """A hint, a report or a puzzle that a Portuguese family reads says no `reroll 1 3`."""
    game = sobremesa.game(name)
    match, rng = game.match(seats=2, seed=5), random.Random(5)
    for _ in range(30):
        seat = min(match.waiting)
        moves = match.legal(seat)
        known = game.blanked(match.state, seat)
        before = known.tobytes() if hasattr(known, "tobytes") else None
        told = pages.in_words(game, known, seat, moves, ["Ana", "Rui"], "pt", seat)
        assert before is None or known.tobytes() == before
        assert len(set(told)) == len(moves)
        for move, text in zip(moves, told, strict=True):
            assert text == move if move.isdigit() else not text.startswith(move.split()[0])
        match.play(seat, rng.choice(moves))


def test_a_hint_does_not_move_the_match() -> None:
    match = sobremesa.game("raj").match(seats=2, seed=1, bids=4, prizes=[-2, 3, 5, 6])
    before = json.dumps(match.record())
    assert match.hint(0) == match.hint(0)
    assert json.dumps(match.record()) == before


# Bad input


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"seat": 2}, "no-such-seat"),
        ({"seat": -1}, "no-such-seat"),
        ({"seat": None}, "no-such-seat"),
        ({"seat": 0, "seconds": 0}, "bad-budget"),
        ({"seat": 0, "iterations": 0}, "bad-budget"),
        ({"seat": 0, "iterations": 1.5}, "bad-budget"),
        ({"seat": 0, "seconds": "long"}, "bad-budget"),
        ({"seat": 0, "seed": -1}, "bad-value"),
        ({"seat": 1}, "hint-not-now"),
    ],
)
def test_hints_that_cannot_be_are_refused(asked: dict[str, Any], code: str) -> None:
    match = sobremesa.game("raj").match(seats=2, seed=1, bids=3, prizes=[-2, 3, 5])
    match.play(1, "1")
    with pytest.raises(sobremesa.Error) as refused:
        match.hint(**asked)
    assert refused.value.code == code
    assert str(refused.value)


def test_a_finished_match_has_no_hints_and_an_unfinished_one_no_report() -> None:
    match = random_match("raj", 2, bids=2, prizes=[-2, 3])
    with pytest.raises(sobremesa.IllegalMove, match="over"):
        match.hint(0)
    begun = sobremesa.game("raj").match(seats=2, seed=1)
    with pytest.raises(sobremesa.BadRecord, match="not played to its end"):
        sobremesa.analyse(begun.record())


@pytest.mark.parametrize(
    "change", [{"version": 99}, {"log": []}, {"game": "chess"}, {"format": "chess/1"}, {"check": ""}]
)
def test_records_that_are_foreign_edited_or_of_another_version_are_refused(change: dict[str, Any]) -> None:
    record = random_match("raj", 2, bids=2, prizes=[-2, 3]).record() | change
    with pytest.raises(sobremesa.BadRecord):
        sobremesa.analyse(record)


@pytest.mark.parametrize("budget", [{"seconds": 0}, {"iterations": -1}, {"seconds": math.nan}, {"seed": "x"}])
def test_a_report_without_a_budget_is_refused(budget: dict[str, Any]) -> None:
    record = random_match("raj", 2, bids=2, prizes=[-2, 3]).record()
    with pytest.raises(sobremesa.BadOption):
        sobremesa.analyse(record, **budget)


# What people read


def told_of(language: str = "en", you: bool = True) -> coaching.Told:
    match = random_match("raj", 2, 2, bids=4, prizes=[-2, 3, 5, 6])
    return coaching.Told(coach.report(match), match, ["Ana", "Rui"], language, 0, you)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("you", [True, False])
def test_the_page_is_told_in_every_language(language: str, you: bool) -> None:
    told = told_of(language, you)
    page = coaching.page([told])
    assert page.startswith("<!doctype html>")
    assert f'lang="{language}"' in page
    assert told.sentence().split(".")[0] in page
    assert "http" not in page
    (width,) = re.findall(r'<svg viewBox="0 0 (\d+)', page)
    (size,) = re.findall(r"svg text {[^}]*font-size: (\d+)px", page)
    assert int(size) * 320 / int(width) >= 10  # on a small phone


def test_the_rounded_account_adds_up_in_front_of_your_eyes() -> None:
    rows = told_of().account()
    for column in (1, 2):
        cells = [float(row[column].replace("−", "-")) for row in rows]
        assert sum(cells[:-1]) == pytest.approx(cells[-1], abs=1e-9)
    assert coaching.add_up([0.04, 0.04, 0.04, 0.12], 1) == [0.0, 0.1, 0.0, 0.1]


def test_a_mistake_is_looked_at_before_the_decision_and_the_rest_after_it_happened() -> None:
    match, kinds = random_match("raj", 2, 10, bids=3, prizes=[-2, 3, 5]), set()
    for seat in range(2):
        told = coaching.Told(coach.report(match), match, ["Ana", "Rui"], "en", seat)
        mine = [moment for moment in told.report["moments"] if moment["seat"] == seat]
        for moment, (seen, _) in zip(mine, told.moments(), strict=True):
            assert seen == moment["entry"] + (moment["kind"] != "mistake")
            kinds.add(moment["kind"])
    assert kinds == {"mistake", "luck", "turning"}


def test_an_estimate_has_an_error_and_an_exact_figure_has_none() -> None:
    told = told_of()
    assert set(told.report["errors"]["win"][0].values()) == {0.0}
    match = random_match("pebbles", 2)
    report = coach.report(match, iterations=16)
    errors = report["errors"]["win"][0]
    assert errors["luck"] > 0
    assert min(errors.values()) >= 0
    rows = coaching.Told(report, match, ["Ana", "Rui"], "en", 0).account()
    assert any(f"± {100 * errors['luck']:.1f}" in wins for _, _, wins in rows)


def test_the_sentence_says_what_luck_gave_and_what_choices_cost() -> None:
    told = told_of()
    mine = told.report["units"]["points"][0]
    assert str(abs(round(mine["luck"]))) in told.sentence()
    assert told.sentence().startswith(("You won", "You lost", "Nobody won", "You shared"))


def test_the_command_tells_a_match(tmp_path: Path) -> None:
    match = random_match("raj", 2, 2, bids=4, prizes=[-2, 3, 5, 6])
    record, page = tmp_path / "match.json", tmp_path / "page.html"
    record.write_text(json.dumps(match.record()))
    command = [sys.executable, "-m", "sobremesa", "analyse", str(record), "--lang", "en"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "luck" in shown.stdout
    assert any(block in shown.stdout for block in coaching.BLOCKS)
    told = subprocess.run([*command, "--json", "--html", str(page)], capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == sobremesa.analyse(match.record())
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    for wrong in (["--seat", "5"], ["--seconds", "0"], ["--html", str(tmp_path / "no" / "page.html")]):
        refused = subprocess.run([*command, *wrong], capture_output=True, text=True, check=False)
        assert refused.returncode == 2
        assert "Traceback" not in refused.stderr


def test_a_report_of_an_open_game_leaves_out_what_only_secrets_need() -> None:
    for name, options, has_it in (("charidice", {"rounds": 1}, False), ("linko", {"rounds": 1}, True)):
        match = random_match(name, 2, **options)
        told = coaching.Told(coach.report(match, iterations=8), match, ["Ana", "Rui"], "pt", 0)
        account = told.account()
        assert (
            words.catalogue("pt").say("coach-hidden", you=False, name="Ana") in [row[0] for row in account]
        ) == has_it
        assert len(told.notes()) == 1 + has_it
        assert not re.search(r"\d\.\d", json.dumps(account))  # a comma, in Portuguese
