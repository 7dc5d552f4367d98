from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import House, house


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it as it is."""
    with house(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own."""
    with house(tmp_path / "data") as running:
        yield running
