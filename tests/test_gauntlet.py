"""The plans that levels are measured against (`benchmarks/`) play their games to the end."""

import importlib
from pathlib import Path
from typing import Any

import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


@pytest.fixture(scope="module")
def scripts() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(BENCHMARKS))
        yield {name: importlib.import_module(name) for name in ("gauntlet", "raj_gauntlet", "simple_plans")}


@pytest.mark.parametrize("game", ["raj", "linko", "ratzzia", "charidice"])
def test_every_plan_plays_to_the_end_without_a_fault(game: str, scripts: Any) -> None:
    gauntlet, raj, simple = scripts["gauntlet"], scripts["raj_gauntlet"], scripts["simple_plans"]
    plans: dict[str, Any] = {name: raj.Planned(plan) for name, plan in raj.PLANS.items()}
    if game != "raj":
        plans = {name: simple.Planned(game, choice) for name, choice in simple.PLANS[game].items()}
    assert len(plans) >= (30 if game == "raj" else 10)
    for name, plan in plans.items():
        hall = gauntlet.hall_of(gauntlet.Run(game, "random"), name, plan)
        faults = [played.fault for played in hall.play_deal((0, 1)).games]
        assert faults == [None, None], name
