import asyncio
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import harness
import pytest
from harness import House, house
from postgres import Postgres, postgres

from sobremesa.server.stores import postgres as store

BOTH = {"test_server_promises", "test_server_table"}  # run on SQLite and on PostgreSQL


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--postgres", action="store_true", help="every server keeps its tables in PostgreSQL")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sqlite: of SQLite's own: the database is a file in a folder")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if on_postgres(config):
        items[:] = [item for item in items if not item.get_closest_marker("sqlite")]


def on_postgres(config: pytest.Config) -> bool:
    return bool(config.getoption("--postgres", False))  # it is only known where `tests/server` is asked for by name


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`kept_in` is the database of a server. Every test says which, so that a shared server is never another's."""
    if "kept_in" in metafunc.fixturenames:
        both = metafunc.module.__name__ in BOTH and not metafunc.definition.get_closest_marker("sqlite")
        kinds = ["sqlite", "postgres"] if both else ["sqlite"]
        metafunc.parametrize("kept_in", ["postgres"] if on_postgres(metafunc.config) else kinds, scope="session")


@pytest.fixture(scope="session", autouse=True)
def everywhere(request: pytest.FixtureRequest) -> None:
    """With `--postgres`, servers that do not say otherwise keep their tables there: one database for each folder."""
    if on_postgres(request.config):
        harness.usual = cache(lambda data: request.getfixturevalue("new_database")())


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    """A PostgreSQL for all tests that leave it running: it need not survive a loss of power."""
    with postgres("fsync = off", "full_page_writes = off", "autovacuum = off") as running:
        asyncio.run(store.prepare(running.new()))  # db1: others are made from it, which is quicker than to migrate them
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "PATIENCE", 30.0)  # a busy machine may take its time
            yield running


@pytest.fixture(scope="session")
def new_database(pg: Postgres) -> Callable[[], str]:
    """Makes a database for tables, in the newest form, with a key of its own."""

    def new() -> str:
        return pg.new("db1")

    return new


@pytest.fixture(scope="session")
def stored(kept_in: str, request: pytest.FixtureRequest) -> Callable[[], dict[str, Any]]:
    """Makes settings of a server with a new database, of the kind that a test is run on."""
    if kept_in == "sqlite":
        return dict
    new = request.getfixturevalue("new_database")
    return lambda: {"database": new()}


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory, stored: Callable[[], dict[str, Any]]) -> Iterator[House]:
    """One server for all tests that leave it as it is."""
    with house(tmp_path_factory.mktemp("data"), **stored()) as running:
        yield running


@pytest.fixture
def own_house(tmp_path: Path, stored: Callable[[], dict[str, Any]]) -> Iterator[House]:
    """A server of one's own."""
    with house(tmp_path / "data", **stored()) as running:
        yield running
