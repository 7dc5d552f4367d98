"""The tests see more games than the package has, those in `extra_games`. Nothing else knows of them."""

import os
import tempfile
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ELSEWHERE = [each for each in os.environ.get("SOBREMESA_GAMES", "").split(os.pathsep) if each]  # whoever runs them
os.environ["SOBREMESA_GAMES"] = os.pathsep.join(dict.fromkeys([str(HERE / "extra_games"), *ELSEWHERE]))
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="sobremesa-tests-")
os.environ.pop("SOBREMESA_HOME", None)
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["SOBREMESA_PREPARE"] = "0"  # nothing compiles beside the tests

SLOW = (
    "browser/",
    "server/",
    "test_terminal.py",
    "test_linko.py",
    "test_charidice.py",
    "test_ratzzia.py",
    "test_raj_published.py",
    "test_raj_solver.py",
    "test_cli.py",
    "test_envs_",
)
QUICK_GAMES = ("raj", "pebbles", "tides")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`make check` is for every few minutes: what takes long is left to `make test`."""
    for item in items:
        path = item.nodeid.removeprefix("tests/")
        long_game = path.startswith("test_conformance.py") and not any(name in path for name in QUICK_GAMES)
        if path.startswith(SLOW) or long_game:
            item.add_marker(pytest.mark.slow)
