"""The tests see one more game than the package has: `extra_games/pebbles`. Nothing else knows of it."""

import os
import tempfile
from pathlib import Path

import pytest

HERE = Path(__file__).parent
os.environ["SOBREMESA_GAMES"] = str(HERE / "extra_games")
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
LONG_GAMES = ("linko", "charidice", "ratzzia")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`make check` is for every few minutes: what takes long is left to `make test`."""
    for item in items:
        path = item.nodeid.removeprefix("tests/")
        long_game = path.startswith("test_conformance.py") and any(name in path for name in LONG_GAMES)
        if path.startswith(SLOW) or long_game:
            item.add_marker(pytest.mark.slow)
