"""The examples do what they say."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import sobremesa

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_agent_trained_with_numpy_beats_random_clearly() -> None:
    train = example("train")
    agent = train.train(20, say=False)
    assert train.share_won(agent, "random", 2048) > 0.7
    assert 0 < train.share_won(agent, "rank", 256) < 1


def test_cfr_and_the_solver_mix_alike(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("equilibrium").main(10) < 1
    assert "+3" in capsys.readouterr().out


def test_a_bot_of_ones_own_is_rated(capsys: pytest.CaptureFixture[str]) -> None:
    found = example("rate_your_bot").main(24)
    assert set(found) == {"thrifty", "random", "rank", "near"}
    assert "thrifty" in capsys.readouterr().out


def test_the_citation_names_the_version() -> None:
    text = (EXAMPLES.parent / "CITATION.cff").read_text()
    assert f"version: {sobremesa.__version__}" in text
