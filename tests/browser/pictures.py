"""`make pictures`: takes the pictures that the README shows, into docs/pictures."""

import base64
import contextlib
import io
import itertools
import tempfile
import time
from pathlib import Path
from typing import Any

from browsing import FLAGS, ROOT, House, Person, build_page, chromium
from measuring import Window, faults
from PIL import Image
from playwright.sync_api import Browser, TimeoutError, sync_playwright
from scenes import GAMES, Stage

OUT = ROOT / "docs/pictures"
COLOURS = 240
SECONDS, RATE = 10, 8  # of the one that moves; pictures a second
PHONE = Window(390, 780)
DESK = Window(1280, 720)
TAKEN = (  # game, seats, moment, window, light or dark
    ("raj", 4, "reveal", PHONE, "light"),
    ("linko", 4, "conflict", PHONE, "light"),
    ("ratzzia", 4, "placing", DESK, "light"),
    ("charidice", 4, "choosing", DESK, "dark"),
)


def keep(person: Person, name: str) -> None:
    """In few colours, of which rare ones are not left out: small, and no eye sees it."""
    picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    few = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
    few.save(OUT / f"{name}.png", optimize=True)


def take(browser: Browser, house: House) -> None:
    for game, seats, moment, window, scheme in TAKEN:
        ana = Person(browser, house, reduced_motion="reduce", pace="normal", color_scheme=scheme)
        plan = next(plan for plan in GAMES[game](seats) if plan.name == moment)
        Stage(ana.page).show(plan.make())
        assert faults(ana.page, window, game) == []
        keep(ana, game)
        ana.context.close()
    ana = Person(browser, house, size={"width": DESK.width, "height": DESK.height})
    ana.page.goto("/")
    ana.page.locator(".place svg").first.wait_for()
    keep(ana, "front")
    ana.context.close()


def move(browser: Browser, house: House) -> None:
    """Ten seconds of a real game of Raj at its own pace, as a small picture that moves."""
    size = {"width": PHONE.width, "height": 640}
    ana = Person(browser, house, size=size, pace="normal")
    ana.make_table("raj", name="Ana", seats=4, plan=["me", "rank", "near", "random"], start=True, pace="normal")
    ana.hand.first.wait_for()
    painted: list[tuple[float, bytes]] = []  # when, and what
    cast = ana.context.new_cdp_session(ana.page)

    def painted_now(frame: dict[str, Any]) -> None:
        painted.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        cast.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    cast.on("Page.screencastFrame", painted_now)
    cast.send("Page.startScreencast", {"format": "png"})
    begun = time.time()
    for card in itertools.count(7):
        if time.time() > begun + SECONDS:
            break
        ana.page.wait_for_timeout(1000)  # to look at it, then the next bid
        with contextlib.suppress(TimeoutError):
            ana.hand.nth(card % ana.hand.count()).click(timeout=2000)
            ana.page.locator(".actions .main").click(timeout=2000)
    cast.send("Page.stopScreencast")
    frames = []
    for number in range(SECONDS * RATE):
        shown = [data for when, data in painted if when <= begun + number / RATE] or [painted[0][1]]
        picture = Image.open(io.BytesIO(shown[-1])).convert("RGB")
        frames.append(picture.resize((size["width"] * 3 // 4, size["height"] * 3 // 4), Image.Resampling.LANCZOS))
    how = {"save_all": True, "duration": 1000 // RATE, "loop": 0, "quality": 60, "method": 4}
    frames[0].save(OUT / "moving.webp", append_images=frames[1:], **how)
    ana.context.close()


def main() -> None:
    build_page()
    path = chromium()
    assert path, "Chromium is missing: apt-get install chromium-headless-shell"
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            move(browser, house)
            take(browser, house)
            browser.close()
    finally:
        house.close()


if __name__ == "__main__":
    main()
