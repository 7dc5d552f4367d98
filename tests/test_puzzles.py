"""Puzzles: every shipped one has one best move, confirmed by the solver or by a longer search."""

import datetime
import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from conformance import of_the_package
from sobremesa import cli, puzzles, words
from sobremesa.bots.judged import ERRORS, Judged
from sobremesa.engine.errors import BadOption
from sobremesa.terminal import practise, saves
from sobremesa.terminal.people import Person
from sobremesa.terminal.screen import Screen

EXACT = ["raj", "charidice"]
SEARCHED = [name for name in of_the_package() if name not in EXACT]
GAMES = [*EXACT, *SEARCHED]
FEWEST = {"raj": 300, "charidice": 300, "linko": 300, "ratzzia": 300}  # that come with the package


def numbers(name: str) -> range:
    return range(puzzles.count(sobremesa.game(name)))


def assert_opens(name: str, number: int) -> None:
    found = puzzles.puzzle(sobremesa.game(name), number)
    assert found.number == number, "it still fits the rules"
    assert found.seat in found.match.waiting
    assert {move for move, _ in found.worths} <= set(found.match.legal(found.seat))
    assert found.is_right(found.best)
    assert not found.is_right(found.worths[-1][0])
    assert 0 <= found.wrong <= 100
    for language in words.LANGUAGES:
        assert found.sentence(language)
        assert found.told_worth(found.worths[0][1], language)


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_fits_the_rules(name: str) -> None:
    assert puzzles.count(sobremesa.game(name)) >= FEWEST[name]
    for number in numbers(name):
        assert_opens(name, number)


@pytest.mark.parametrize("name", GAMES)
def test_the_moves_of_a_puzzle_are_told_apart_in_words(name: str) -> None:
    for number in numbers(name)[::10]:
        found = puzzles.puzzle(sobremesa.game(name), number)
        for language in words.LANGUAGES:
            named = found.named(language)
            assert len(set(named.values())) == len(found.worths)
            assert all(told == move or " " in told for move, told in named.items())


def test_a_move_is_told_by_what_is_seen_and_not_by_its_notation() -> None:
    line = next(line for line in puzzles.lines(sobremesa.game("charidice")) if line["worths"][0][0] == "score 1 2 5 6")
    found = puzzles.opened(sobremesa.game("charidice"), line)
    assert found.named("en")["score 1 2 5 6"].startswith("You score 4 grey, 3 grey, 6 grey, 5 grey: 18 + 25 points")
    assert "You score 1 blue, 4 red, 6 grey" in found.sentence("en")


@pytest.mark.parametrize("name", EXACT)
def test_every_exact_puzzle_is_computed_again(name: str) -> None:
    for number in numbers(name):
        found = puzzles.puzzle(sobremesa.game(name), number)
        judged = puzzles.judge(found.match, found.seat)
        assert judged is not None
        assert judged.is_sure, (name, number)
        assert judged.worths[0][0] == found.best, (name, number)
        computed = dict(judged.worths)
        assert dict(found.worths) == pytest.approx({move: computed[move] for move, _ in found.worths}, abs=1e-4)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", SEARCHED)
def test_every_estimate_is_confirmed_by_a_longer_search(name: str) -> None:
    for number in numbers(name):
        found = puzzles.puzzle(sobremesa.game(name), number)
        judged = puzzles.judge(found.match, found.seat, puzzles.LONGER)
        assert judged is not None
        assert judged.worths[0][0] == found.best, (name, number)
        assert judged.loss >= ERRORS * judged.error, (name, number, judged.loss)


@pytest.mark.parametrize("name", SEARCHED)
def test_the_second_best_of_every_estimate_loses_three_errors(name: str) -> None:
    for line in puzzles.lines(sobremesa.game(name)):
        (_, best), (_, second), *_ = line["worths"]
        assert not line["exact"]
        assert best - second >= max(3 * line["error"], puzzles.LEAST_LOSS) - 0.0003, line["log"]  # they are rounded


@pytest.mark.parametrize("name", GAMES)
def test_they_are_graded_from_easy_to_hard_and_none_comes_twice(name: str) -> None:
    lines = puzzles.lines(sobremesa.game(name))
    wrong = [line["wrong"] for line in lines]
    assert wrong == sorted(wrong)
    assert len({(line["log"], line["seat"]) for line in lines}) == len(lines)


def test_the_day_s_puzzle_is_the_same_for_everybody_and_another_tomorrow() -> None:
    game, day = sobremesa.game("raj"), datetime.date(2026, 11, 18)
    assert puzzles.of_the_day(game, day) == 20775 % puzzles.count(game)
    assert puzzles.of_the_day(game, day) != puzzles.of_the_day(game, day + datetime.timedelta(days=1))


def test_a_puzzle_that_no_longer_fits_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sobremesa.game("raj")
    good = puzzles.lines(game)[0]
    impossible = good | {"log": good["log"] + ";0 99"}
    answer = good | {"worths": [["99", 5.0], ["98", 1.0]]}
    damaged: dict[str, Any] = {"seats": 2}
    monkeypatch.setattr(puzzles, "lines", lambda _: [impossible, answer, damaged, good])
    assert puzzles.puzzle(game, 0).number == 3
    monkeypatch.setattr(puzzles, "lines", lambda _: [impossible])
    with pytest.raises(BadOption):
        puzzles.puzzle(game, 0)


# Finding them


def judged(loss: float, best: str = "1") -> Judged:
    return Judged([(best, 0.6), ("2", 0.6 - loss)], "win", 0.01, False, puzzles.LEAST_LOSS)


@pytest.mark.parametrize(
    ("glance", "first", "longer", "found"),
    [
        (judged(0.2), judged(0.2), judged(0.1), True),
        (judged(0.005), judged(0.2), judged(0.1), False),  # hopeless: the others are not asked
        (judged(0.2), judged(0.029), judged(0.1), False),
        (judged(0.2), judged(0.2), judged(0.029), False),
        (judged(0.2), judged(0.2), judged(0.1, "3"), False),
        (None, judged(0.2), judged(0.1), False),
    ],
)
def test_a_search_ten_times_as_long_must_agree(
    monkeypatch: pytest.MonkeyPatch, glance: Judged, first: Judged, longer: Judged, found: bool
) -> None:
    usual = puzzles.PLAYOUTS
    answers = {puzzles.GLANCE: glance, usual: first, 10 * usual: longer}
    monkeypatch.setattr(puzzles, "searched", lambda match, seat, playouts, seed: answers[playouts])
    match = sobremesa.game("linko").match(seats=2, seed=1)
    assert puzzles.confirmed(match, 0) == (longer if found else None)


def test_making_them_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "some.ndjson"
    for count in ("1", "3", "2"):
        assert cli.main(["puzzles", "make", "charidice", "--count", count, "--output", str(path)]) == 0
    made = puzzles.read(path)
    assert len({line["log"] for line in made}) == 3
    assert all(puzzles.opened(sobremesa.game("charidice"), line).exact for line in made)


def test_the_puzzles_of_one_game_share_its_log(tmp_path: Path) -> None:
    made = [line | {"wrong": 10 * n} for n, line in enumerate(puzzles.lines(sobremesa.game("charidice"))[:2])]
    later = made[0] | {"log": made[0]["log"] + ";0 score 1", "wrong": 50}
    other = made[0] | {"log": made[0]["log"] + ";0 score 2", "options": {"rounds": 2}, "wrong": 60}
    twice = made[0] | {"seat": 1, "wrong": 70}  # the same position, asked of somebody else
    puzzles.write([twice, later, *made, other], tmp_path / "some.ndjson")
    assert puzzles.read(tmp_path / "some.ndjson") == (*made, later, other, twice)
    assert len((tmp_path / "some.ndjson").read_text().splitlines()) == 3


def test_positions_of_one_turn_are_not_asked_twice() -> None:
    before = None
    for match, seat in islice(puzzles.positions(sobremesa.game("linko"), 1), 20):
        log = list(match.log)
        if before is not None and log[: len(before)] == before:
            assert any(actor not in (seat, None) for actor, _ in log[len(before) :])
        before = log


# One's own mistakes


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, dict[str, Any], Path]:
    """A saved game of Raj, and a report in which its first bid was a mistake."""
    monkeypatch.setenv("SOBREMESA_HOME", str(tmp_path))
    match = sobremesa.game("raj").match(seats=2, seed=3, bids=3, prizes=[1, 2, 3])
    for card in ("1", "2", "3"):
        match.play(0, card)
        match.play(1, card)
    path = saves.new_file("raj")
    saves.save(path, match, [Person("Ana"), Person("Pimenta", "medium")])
    told = {"entry": 1, "seat": 0, "move": "1", "best": "3", "win": 0.3, "best_win": 0.6, "loss": 0.3, "exact": True}
    slight = told | {"entry": 4, "move": "2", "loss": 0.01}
    return match, {"decisions": [told, slight]}, path


class Typed(Screen):
    """A screen before which somebody types these lines."""

    def __init__(self, *lines: str):
        super().__init__()
        self.typed = list(lines)
        self.shown: list[str] = []

    def ask(self, prompt: str = "> ") -> str:
        return self.typed.pop(0)

    def lines(self, lines: Any) -> None:
        self.shown += lines


def test_a_mistake_comes_again_after_1_3_7_and_21_days_until_it_is_known(played: Any) -> None:
    match, report, path = played
    day = datetime.date(2026, 1, 1)
    practise.note(match, report, 0, path, day)
    practise.note(match, report, 0, path, day)  # once
    assert [each["told"]["entry"] for each in practise.kept()] == [1], "what cost little is no mistake"
    early = Typed()
    practise.mistakes("en", early, day)
    assert "None of your mistakes is due" in early.shown[-1]
    for after in (1, 3, 7, 21):
        day += datetime.timedelta(days=after)
        screen = Typed("3", "")
        practise.mistakes("en", screen, day)
        assert any("Right: 3" in line for line in screen.shown)
    assert practise.kept() == []


def test_a_mistake_made_again_begins_anew(played: Any) -> None:
    match, report, path = played
    day = datetime.date(2026, 1, 1)
    practise.note(match, report, 0, path, day)
    for answer, stage in (("3", 1), ("1", 0)):
        day += datetime.timedelta(days=4)
        screen = Typed("99", answer, "")  # what cannot be played is refused first
        practise.mistakes("en", screen, day)
        assert practise.kept()[0]["stage"] == stage
    assert any("Not quite. Best is 3" in line for line in screen.shown)


def test_a_record_that_is_gone_or_changed_is_left_out(played: Any) -> None:
    match, report, path = played
    day = datetime.date(2026, 1, 1)
    practise.note(match, report, 0, path, day)
    later = day + datetime.timedelta(days=1)
    path.write_text(path.read_text().replace('"1"', '"9"'))
    screen = Typed()
    practise.mistakes("en", screen, later)
    assert "None of your mistakes is due" in screen.shown[-1]
    practise.file().write_text(json.dumps([{"file": 7}, "x", {"file": str(path), "told": {}, "stage": 0, "due": ""}]))
    practise.mistakes("en", Typed(), later)


def test_a_run_of_ten_goes_from_easy_to_hard(played: Any) -> None:
    game = sobremesa.game("raj")
    screen = Typed(*["#1", ""] * practise.RUN)
    practise.run(game, "en", screen, seed=1)
    assert screen.typed == []
    assert f"of {practise.RUN} right" in screen.shown[-1]


def test_one_can_play_on_from_a_puzzle(played: Any) -> None:
    screen = Typed("#1", "p", "q")
    practise.stopped(lambda: practise.today(sobremesa.game("raj"), "en", screen, datetime.date(2026, 1, 1)))
    assert screen.typed == []
    assert len(list(saves.folder().glob("raj-*.json"))) == 2
