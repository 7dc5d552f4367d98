"""What is wrong with the page as it lies in its window: parts on top of each other, too small, cut off or outside."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

# As people have them; the last ones are the larger ones at 200 % zoom, where the page may scroll down.
WINDOWS = (
    *((360, 560), (360, 640), (390, 844), (844, 390), (820, 1180), (1024, 768)),
    *((1280, 600), (1366, 650), (1366, 768), (1536, 730), (1920, 1080)),
)
ZOOMED = ((410, 590), (512, 384), (640, 300), (683, 325), (683, 384), (768, 365), (960, 540))

NUMBER = 24  # px: the size of a card's number
DIE = 44
LOW = 700  # px: here the sentence takes two lines at most
LEAST: dict[str, dict[str, tuple[float, float] | float]] = {  # width and height, or the size of what is written
    "*": {".actions .main": (120, 44)},
    "raj": {".hand .bid text": NUMBER, ".place .face .bid text": NUMBER, ".prize .value": NUMBER, ".prize": (64, 90)},
    "linko": {".hand .card text": NUMBER, ".set.top .card text": NUMBER, ".row .card text": NUMBER},
    "ratzzia": {".dice button": (DIE, DIE), ".spaces": (36, 32), ".column .space": (34, 32), ".space b": 16},
    "charidice": {"[data-part=hero] button": (DIE, DIE), ".scroll li button": (200, DIE)},
}

# Adds a style to the page
ADD = "css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets.push(sheet) }"
FAULTS = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Window:
    width: int
    height: int
    zoomed: bool = False

    def __str__(self) -> str:
        return f"{self.width}×{self.height}" + (" (200 %)" if self.zoomed else "")


ALL = [Window(*size) for size in WINDOWS] + [Window(*size, zoomed=True) for size in ZOOMED]


def least(game: str) -> dict[str, Any]:
    return {**LEAST["*"], **LEAST.get(game, {})}


PAGES = ("/", "/?game=ratzzia", "/?friends=linko", "/?rules=charidice", "/?me", "/?privacy")  # beside the tables
LESSONS = ("/?learn=raj", "/?learn=linko", "/?learn=ratzzia", "/?learn=charidice")
MORE_PAGES = (*LESSONS, "/?together=raj", "/?box=charidice", "/practise?game=raj")
HEADING = "main h1, main h2"  # seen once a page is there


def too_wide(page: Page, window: Window) -> bool:
    """Whether the page is scrolled sideways in a window of this size."""
    page.set_viewport_size({"width": window.width, "height": window.height})
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


def faults(page: Page, window: Window, game: str) -> list[str]:
    """All that is wrong in a window of this size, once the page has settled in it."""
    page.set_viewport_size({"width": window.width, "height": window.height})
    found: list[str] = []
    for _ in range(3):
        found = page.evaluate(FAULTS, [least(game), LOW, window.zoomed, window.width, window.height])
        if not found:
            break
        page.wait_for_timeout(100)
    return found
