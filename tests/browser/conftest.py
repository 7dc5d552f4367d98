import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

try:
    import playwright.sync_api  # noqa: F401
except ImportError:  # pragma: no cover
    if os.environ.get("CI"):
        raise
    collect_ignore_glob = ["test_browser_*.py"]
else:
    from browsing import FLAGS, SHELL, WHOLE, House, Person, build_page, chromium
    from playwright.sync_api import Browser, Playwright, sync_playwright

    HERE = Path(__file__).parent

    class Chrome:
        """One browser of a kind for all tests here. It is gone before others run: Playwright keeps an event loop going,
        beside which none can be started."""

        def __init__(self) -> None:
            self.closing = ExitStack()
            self.playwright: Playwright | None = None
            self.browsers: dict[str, Browser] = {}

        def open(self, package: str) -> "Browser":
            if package not in self.browsers:
                path = chromium(package)
                if path is None:
                    missing = f"Chromium is missing and could not be installed: apt-get install {package}"
                    pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
                self.playwright = self.playwright or self.closing.enter_context(sync_playwright())
                self.browsers[package] = self.playwright.chromium.launch(executable_path=path, args=FLAGS)
                self.closing.callback(self.browsers[package].close)
            return self.browsers[package]

        def close(self) -> None:
            self.playwright = None
            self.browsers.clear()
            self.closing.close()

    CHROME = Chrome()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
        try:
            yield
        finally:
            if nextitem is None or nextitem.path.parent != HERE:
                CHROME.close()

    @pytest.fixture
    def browser() -> "Browser":
        return CHROME.open(SHELL)

    @pytest.fixture
    def whole_browser() -> "Browser":
        return CHROME.open(WHOLE)

    @pytest.fixture(scope="session")
    def house(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[House]":
        build_page()
        house = House(tmp_path_factory.mktemp("data"))
        yield house
        house.close()

    @pytest.fixture
    def own_house(tmp_path: Path) -> "Iterator[House]":
        """A server that a test may kill."""
        house = House(tmp_path)
        yield house
        house.close()

    @pytest.fixture
    def sit(browser: "Browser", house: "House") -> "Iterator[Callable[..., Person]]":
        """Makes people; at the end nothing may have gone wrong in their browsers."""
        people: list[Person] = []

        def one(**about: Any) -> "Person":
            people.append(Person(about.pop("browser", browser), about.pop("house", house), **about))
            return people[-1]

        yield one
        for person in people:
            person.context.close()
        for person in people:
            person.check()
