"""The arena on a Ray of two processors, one of whose workers is killed in the middle."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa.arena.contest import Tournament
from sobremesa.arena.simulate import simulate
from sobremesa.engine.cluster import connected, spread_on_ray

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


class Broken:
    """Work that cannot be done."""

    def open(self) -> "Broken":
        return self

    def do(self, item: int) -> int:
        raise ValueError("out of order")


def test_a_task_that_fails_is_told() -> None:
    with pytest.raises(sobremesa.Error, match="out of order"):
        spread_on_ray(Broken(), [1], "", lambda who, found: None)
