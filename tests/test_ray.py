"""Work on a Ray of two processors, one of whose workers is killed in the middle: what comes out is as here."""

import itertools
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa import puzzles
from sobremesa.arena.contest import Tournament
from sobremesa.arena.designs import Study, Variant, design_report
from sobremesa.arena.simulate import simulate
from sobremesa.engine.cluster import connected, spread_on_ray
from sobremesa.games.raj.positions import Layers, Table, solve_all

RAJ = sobremesa.game("raj")
SMALL = {"bids": 5, "prizes": [-2, -1, 1, 2, 3]}


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[Any]:
    ray = connected("", 2)
    yield ray
    ray.shutdown()


def slowly(question: Any) -> str:
    """A bot that takes a while, so that there is a middle."""
    import time

    time.sleep(0.01)
    return question.legal[question.seed % len(question.legal)]


def test_a_killed_worker_s_deals_are_played_again_and_none_twice(tmp_path: Path) -> None:
    def contest(name: str) -> Tournament:
        found = Tournament(RAJ, 2, SMALL, ["slow", "rank"], 120, 7, processes=1, given={"slow": slowly})
        found.keep(tmp_path / name)
        return found

    here, there = contest("here"), contest("there")
    here.run()
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed and done < len(there.places):
            killed.append(int(next(iter(there.workers)).rpartition(":")[2]))
            os.kill(killed[0], signal.SIGKILL)

    there.run(kill_one, ray="")
    assert killed
    assert there.missing == []
    played = [deal for deals in there.workers.values() for deal in deals]
    assert len(played) == len({(deal.pairing, deal.deal) for deal in played}) == len(there.places)
    results = [{place: deal.games for place, deal in each.results.deals.items()} for each in (here, there)]
    assert results[0] == results[1]
    assert len((tmp_path / "there").read_text().splitlines()) == 1 + len(there.places)


def test_the_same_games_are_simulated() -> None:
    here, there = (simulate(RAJ, 2, {}, 20_000, ["rank", "random"], 3, 1, ray=ray) for ray in (None, ""))
    for key in ("decisions", "scores", "wins", "draws"):
        assert here[key] == there[key]


def test_the_same_puzzles_are_found() -> None:
    found: list[dict[str, Any]] = []
    puzzles.find_on_ray(RAJ, 1, None, (), 2, "", found.append)
    assert found == list(itertools.islice(puzzles.find(RAJ, 1, None), 2))


def test_the_same_report_is_told() -> None:
    study = Study(RAJ, 2, [Variant("", RAJ.settled(2, SMALL)[1])], ["near"], 20, 0, 5)
    here, there = (design_report(study, lambda done: None, 1, ray) for ray in (None, ""))
    assert here == there


def test_the_same_positions_are_solved(tmp_path: Path) -> None:
    prizes = (-2, -1, 1, 3)
    for name, ray in (("here", None), ("there", "")):
        solve_all(prizes, ray=ray, folder=tmp_path / name)
    for left in range(1, 5):
        here, there = (Table(Layers(prizes), tmp_path / name).path(left).read_bytes() for name in ("here", "there"))
        assert here == there


class Broken:
    """Work that cannot be done."""

    def open(self) -> "Broken":
        return self

    def do(self, item: int) -> int:
        raise ValueError("out of order")


def test_a_task_that_fails_is_told() -> None:
    with pytest.raises(sobremesa.Error, match="out of order"):
        spread_on_ray(Broken(), [1], "", lambda who, found: None)
