"""Tournaments from Python, tests that stop by themselves, records as tables, reports for designers."""

import csv
import io
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest

import sobremesa
from sobremesa.arena import sequential, tables
from sobremesa.arena.contest import Job, Tournament
from sobremesa.arena.results import Deal, Header, Played
from sobremesa.arena.sequential import Until, likelihood_ratio, odd_workers, steps, survival
from sobremesa.bots.questions import Question
from sobremesa.cli import main
from sobremesa.engine.crew import can_travel

RAJ = sobremesa.game("raj")
SHORT = {"bids": 4, "prizes": [-1, 1, 2, 3]}


def highest(question: Question) -> str:
    return question.legal[-1]


class Copycat:
    """A bot that is a class, with a method `choose` as ours have it."""

    def choose(self, blanked: Any, seat: int, budget: Any = None, seed: int = 0) -> Any:
        from sobremesa.bots import Thought

        action = int(Question(RAJ, seat, blanked).actions[-1])
        return Thought(action, {action: 0.0})


# Tournaments


def test_any_object_plays_in_a_tournament() -> None:
    bots = {"mine": highest, "theirs": Copycat, "any": "random"}
    found = sobremesa.arena.tournament("raj", bots, seats=2, games=20, seed=1, workers=1, options=SHORT)
    assert [(each["bot"], each["against"]) for each in found.pairings] == [
        ("mine", "theirs"), ("mine", "any"), ("theirs", "any"),
    ]  # fmt: skip
    assert found.pairings[0]["draws"] == 20  # both bid their highest cards: nobody takes anything
    assert found.pairings[1]["share"] == found.pairings[2]["share"]
    frame = found.to_frame()
    assert isinstance(frame, polars.DataFrame)
    assert frame.columns[:3] == ["bot", "against", "games"]
    assert frame["share_low"][1] <= frame["share"][1] <= frame["share_high"][1]
    assert "mine" in str(found)
    assert "20" in repr(found) or "60" in repr(found)


def test_bots_travel_to_other_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By pickle, also a function that no module has; and the script that asks is not run there once more."""
    script = tmp_path / "script.py"
    script.write_text("raise SystemExit('run again')")
    monkeypatch.setattr(sys.modules["__main__"], "__file__", str(script), raising=False)
    monkeypatch.setattr(sys.modules["__main__"], "__spec__", None)
    here, there = (
        sobremesa.arena.tournament(
            "raj", {"mine": lambda question: question.legal[0], "near": "near"}, games=12, workers=workers, seed=3
        )
        for workers in (1, 2)
    )
    assert here.pairings == there.pairings


def test_without_cloudpickle_a_script_s_bot_stays_in_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def mine(question: Question) -> str:
        return question.legal[0]

    mine.__module__, mine.__qualname__ = "__main__", "mine"
    monkeypatch.setattr(sys.modules["__main__"], "mine", mine, raising=False)
    header = Header.of(RAJ, *RAJ.settled(2, {}), ["mine", "near"], 1, None)
    assert can_travel(Job(header, {"mine": mine}))
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    assert not can_travel(Job(header, {"mine": mine}))
    assert can_travel(Job(header, {"mine": highest}))


def test_a_bot_that_answers_nonsense_loses() -> None:
    bots = {"silly": lambda question: "fish", "wrong": lambda question: 99, "any": "random"}
    found = sobremesa.arena.tournament("raj", bots, games=4, workers=1, options=SHORT)
    assert found.bots[0]["faults"] == {"games": 6, "kind": "bot-nonsense", "what": found.bots[0]["faults"]["what"]}
    assert "fish" in found.bots[0]["faults"]["what"]
    assert found.bots[1]["faults"]["kind"] == "bot-illegal"


@pytest.mark.parametrize("given", [7, "no_such_module:bot", "json:nothing", "nobody"])
def test_what_is_no_bot_is_refused(given: Any) -> None:
    with pytest.raises(sobremesa.BadOption):
        sobremesa.arena.tournament("raj", {"a": given, "b": "random"}, games=2)


# Stop when the question is answered


def coins(share: float, draws: float, runs: int, rng: np.random.Generator) -> tuple[Any, Any]:
    """Many tests at once on pairs of coins: how each was answered, and after how many pairs."""
    until, scores = Until(0.05), np.array(steps(2))
    low, high = until.bounds
    counts, answers, live = np.zeros((runs, len(scores))), np.zeros(runs), np.ones(runs, bool)
    for number in range(4000):
        games = rng.random((runs, 2))
        won = np.where(games < draws, 0.5, games < draws + (1 - draws) * share).sum(axis=1)
        counts[np.flatnonzero(live), np.rint(2 * won).astype(int)[live]] += 1
        if number % 4 == 3:
            ratios = likelihood_ratio(counts[live], scores, *until.means(2))
            places = np.flatnonzero(live)
            answers[places] = np.where(ratios >= high, 1, np.where(ratios <= low, -1, 0))
            live[places] = answers[places] == 0
            if not live.any():
                break
    return answers, counts.sum(axis=1)


@pytest.mark.parametrize(("share", "wrong"), [(0.5, 1), (0.55, -1)])
def test_the_stated_error_rates_hold_on_coins(share: float, wrong: int) -> None:
    """5 % of 300 tests, with three standard deviations of room; and all tests end."""
    answers, pairs = coins(share, 0.0, 300, np.random.default_rng(5))
    assert (answers != 0).all()
    assert (answers == wrong).mean() < 0.05 + 3 * (0.05 * 0.95 / 300) ** 0.5
    assert pairs.mean() < 400  # a fixed test of the same errors needs 541 pairs


def test_draws_make_it_shorter() -> None:
    """A pair with draws says more about the mean than two coins: its scores vary less."""
    plain = coins(0.5, 0.0, 30, np.random.default_rng(2))[1].mean()
    assert coins(0.5, 0.5, 30, np.random.default_rng(2))[1].mean() < plain


def test_a_tournament_stops_when_it_is_answered() -> None:
    stronger = sobremesa.arena.tournament("raj", ["rank", "random"], games=20_000, workers=1, until=0.05)
    verdict = stronger.data["until"]
    assert verdict["answer"] == "stronger"
    assert stronger.data["games"] == 2 * verdict["deals"] < 400
    weaker = sobremesa.arena.tournament("raj", ["random", "rank"], games=20_000, workers=1, until=0.05)
    assert weaker.data["until"]["answer"] == "not-stronger"
    assert "5" in str(stronger)


def test_the_verdict_is_of_the_deals_in_their_order() -> None:
    """Which process finishes first makes no difference: deals beyond the answer change nothing."""
    until = Until(0.05)
    contest = Tournament(RAJ, 2, {}, ["rank", "random"], 4000, until=until, processes=1)
    contest.run()
    needed = len(contest.places)
    more = Tournament(RAJ, 2, {}, ["rank", "random"], 4000, until=Until(0.05), processes=1)
    plain = Tournament(RAJ, 2, {}, ["rank", "random"], 4 * needed, processes=1)
    plain.run()
    more.results.deals.update(dict(reversed(plain.results.deals.items())))
    assert more.places == contest.places
    assert more.until
    assert more.until.verdict(more) == until.verdict(contest)


def test_three_bots_cannot_be_told_apart_by_one_test() -> None:
    with pytest.raises(sobremesa.BadOption):
        sobremesa.arena.tournament("raj", ["rank", "near", "random"], until=0.05)


def deals(scores: list[float]) -> list[Deal]:
    """Deals of two games with these scores of the first bot."""
    winners = {0.0: [[1], [0]], 0.5: [[0], [0]], 1.0: [[0], [1]]}
    return [Deal(0, n, [Played(each) for each in winners[score]], []) for n, score in enumerate(scores)]


def test_an_odd_worker_is_found_and_an_honest_one_is_not() -> None:
    rng = np.random.default_rng(1)
    honest = {f"w{n}": deals(rng.choice([0.0, 0.5, 1.0], 200, p=[0.25, 0.5, 0.25]).tolist()) for n in range(4)}
    assert odd_workers(honest) == []
    broken = honest | {"odd": deals(rng.choice([0.0, 0.5, 1.0], 200, p=[0.5, 0.4, 0.1]).tolist())}
    assert [each["worker"] for each in odd_workers(broken)] == ["odd"]


def test_the_chi_square_s_tail_is_the_book_s() -> None:
    for statistic, freedom in ((3.8415, 1), (5.9915, 2), (7.8147, 3), (18.307, 10)):
        assert survival(statistic, freedom) == pytest.approx(0.05, abs=1e-4)
    assert sequential.chi_square([Counter(), Counter()]) == (0.0, 0)


# Records


def test_records_say_who_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.ndjson"
    options = ["--option", "bids=4", "--option", "prizes=-1:1:2:3"]
    assert main(["arena", "raj", *options, "--bots", "rank,medium", "--games", "4", "--iterations", "30",
                 "--records", str(file), "--results", str(tmp_path / "r"), "--threads", "1"]) == 0  # fmt: skip
    found = [json.loads(line) for line in file.read_text().splitlines()]
    assert [each["notes"]["bots"] for each in found] == [["rank", "medium"], ["medium", "rank"]] * 2
    assert all(sobremesa.replay(each).over for each in found)
    assert sobremesa.replay(found[0]).record() == found[0]
    capsys.readouterr()
    assert main(["records", str(file), "--rows", "decisions"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert len(rows) == 4 * 8
    assert rows[0]["bot"] in ("rank", "medium")
    assert int(rows[0]["choices"]) == 4
    assert main(["records", str(file), "--to", "parquet"]) == 0
    frame = polars.read_parquet(tmp_path / "games.parquet")
    assert frame["bots"].to_list() == ["rank,medium", "medium,rank"] * 2
    assert frame["seed"].to_list() == [0] * 4


def test_levels_are_simulated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.ndjson"
    small = ["--option", "bids=3", "--option", "prizes=1:2:3", "--threads", "1", "--json", "--seed", "5"]
    bots = ["--bot", "medium", "--bot", "random"]
    assert main(["simulate", "raj", "--games", "2", *bots, "--records", str(file), *small]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bots"] == ["medium", "random"]
    assert told["decisions"] == 12
    notes = [json.loads(line)["notes"] for line in file.read_text().splitlines()]
    assert notes == [{"bots": ["medium", "random"], "seed": 5, "deal": n} for n in range(2)]


@pytest.mark.parametrize("text", ["nonsense", '{"format": "other"}', ""])
def test_a_file_of_no_records_is_refused(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x"
    file.write_text(text)
    code = main(["records", str(file)])
    assert code == (2 if text else 0)
    assert "Traceback" not in capsys.readouterr().err


def test_a_reader_that_has_seen_enough_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`sobremesa records FILE | head`"""

    class Closed(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    file = tmp_path / "x"
    file.write_text(json.dumps(RAJ.match(seed=1).record()))
    monkeypatch.setattr(sys, "stdout", Closed())
    with pytest.raises(BrokenPipeError):  # the command line ends quietly then
        tables.write(file, "games", "csv", None)


# Reports


def test_a_report_tells_two_variants(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, table = tmp_path / "raj.html", tmp_path / "raj.csv"
    small = ["--option", "bids=4", "--option", "prizes=-1:1:2:3", "--against", "ties=discard"]
    assert main(["report", "raj", *small, "--bots", "near", "--games", "40", "--skill-games", "0", "--threads", "1",
                 "--html", str(page), "--csv", str(table), "--json"]) == 0  # fmt: skip
    told = json.loads(capsys.readouterr().out)
    carry, discard = told["variants"]
    assert carry["rules"]["carry"]["a_game"]["value"] > 0
    assert discard["rules"]["carry"]["a_game"]["value"] == 0
    assert discard["rules"]["lapse"]["a_game"]["value"] > carry["rules"]["lapse"]["a_game"]["value"]
    assert carry["length"]["mean"]["value"] == 8
    shares = [share["value"] for share in carry["seat_share"]]
    assert sum(shares) == pytest.approx(1)
    text = page.read_text()
    assert text.count("<svg") == 5
    assert "http" not in text.replace("http://www.w3.org", "")  # nothing is fetched from anywhere
    assert "<script" not in text
    rows = list(csv.DictReader(table.open()))
    assert {row["variant"] for row in rows} == {carry["label"], discard["label"]}
    assert any(row["figure"] == "rules.tie.a_game" for row in rows)


def test_a_game_without_a_report_of_its_own_is_told_by_its_events(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "pebbles", "--bots", "random", "--games", "5", "--skill-games", "0", "--threads", "1"]) == 0
    assert "5 games" in capsys.readouterr().out


# The command line and the types


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"sobremesa {sobremesa.__version__}\n"


def test_preparing_says_what_is_ready(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prepare", "pebbles"]) == 0
    assert capsys.readouterr().out.strip()
    assert main(["prepare", "nothing"]) == 2


def test_compiling_is_told_once(tmp_path: Path) -> None:
    """From Python, on standard error."""
    code = "import sobremesa; c = sobremesa.game('pebbles').compiled; c.turn, c.legal, c.outcome"
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={**__import__("os").environ, "SOBREMESA_HOME": str(tmp_path), "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout == ""
    assert found.stderr.count("\n") == 1
    assert "once" in found.stderr


def test_a_match_says_where_it_stands() -> None:
    match = RAJ.match(seats=3, dealer="manual")
    assert repr(match) == "<Match raj: 3 seats, 0 entries, waits for chance, scores 0 0 0>"
    match.deal("+6")
    match.play(1, "3")
    assert repr(match) == "<Match raj: 3 seats, 2 entries, waits for 0 and 2, scores 0 0 0>"
    assert repr(RAJ) == "<Game raj: 2 to 5 seats, version 1>"


@pytest.mark.parametrize("name", sobremesa.__all__)
def test_every_public_name_is_explained(name: str) -> None:
    found = getattr(sobremesa, name)
    if callable(found):
        assert found.__doc__
        public = (
            [getattr(found, each) for each in vars(found) if not each.startswith("_")]
            if isinstance(found, type)
            else []
        )
        missing = [
            each.__name__ for each in public if callable(each) and not each.__doc__ and each.__name__ != "<lambda>"
        ]
        assert missing == []
