"""`make looks`: measures every game, number of seats and moment in every window, opens all games in WebKit, plays a
whole game of each in three windows, and writes contact sheets for people to look at into dist/looks."""

import argparse
import base64
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from browsing import FLAGS, ROOT, House, Person, build_page, chromium
from measuring import ALL, Window, faults
from playwright.sync_api import Browser, sync_playwright
from scenes import GAMES, Stage
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait
from webkit import available, webkit

import sobremesa

LANGUAGES = ("es-ES", "pt-PT", "en-GB")
SHEETS = (Window(360, 560), Window(1366, 650), Window(1920, 1080))
SHORT = {"linko": {"rounds": 2, "dealt": 5}, "ratzzia": {"goal": 10}}  # so that a whole game is soon over
MOST = 400  # decisions in a whole game
FRAMES = 24  # of them on a sheet
OUT = ROOT / "dist/looks"


class Pictures:
    """Small pictures that are put on one sheet."""

    def __init__(self, browser: Browser):
        self.browser = browser
        self.taken: list[tuple[str, bytes]] = []

    def take(self, person: Person, name: str) -> None:
        self.taken.append((name, person.page.screenshot(type="jpeg", quality=80)))

    def write(self, name: str, across: int) -> None:
        every = max(1, -(-len(self.taken) // FRAMES))
        cells = "".join(
            f"<figure><img src='data:image/jpeg;base64,{base64.b64encode(data).decode()}'><figcaption>{what}</figure>"
            for what, data in [*self.taken[:-1:every], *self.taken[-1:]]
        )
        style = (
            f"body{{margin:8px;display:grid;grid-template-columns:repeat({across},1fr);gap:8px;font:14px sans-serif}}"
        )
        page = self.browser.new_page(viewport={"width": 1800, "height": 1000})
        page.set_content(f"<style>{style}figure{{margin:0}}img{{width:100%}}</style>{cells}")
        OUT.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=OUT / f"{name}.png", full_page=True)
        page.close()
        self.taken.clear()


def measure_all(browser: Browser, house: House, games: list[str]) -> Iterator[str]:
    for language in LANGUAGES:
        for game in games:
            ana = Person(browser, house, locale=language, reduced_motion="reduce", pace="normal")
            stage = Stage(ana.page)
            for seats in sobremesa.game(game).seats:
                for scene in GAMES[game](seats):
                    stage.show(scene)
                    for window in ALL:
                        yield from (f"{language} {scene} {window}: {fault}" for fault in faults(ana.page, window, game))
            ana.context.close()


def show_scenes(browser: Browser, house: House, games: list[str]) -> Iterator[str]:
    """A sheet of each game's moments, by day and by night; axe looks at them, too."""
    pictures = Pictures(browser)
    for game in games:
        for scheme, window in ((scheme, window) for scheme in ("light", "dark") for window in SHEETS):
            ana = Person(browser, house, locale="pt-PT", reduced_motion="reduce", pace="normal", color_scheme=scheme)
            stage = Stage(ana.page)
            for scene in GAMES[game](max(sobremesa.game(game).seats)):
                stage.show(scene)
                faults(ana.page, window, game)
                pictures.take(ana, str(scene))
                yield from (f"{scene} {window} {scheme}: {fault}" for fault in axe(ana))
            pictures.write(f"moments-{game}-{window.width}x{window.height}-{scheme}", 5 if window.width < 600 else 3)
            ana.context.close()


def axe(person: Person) -> list[str]:
    found = Axe().run(person.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"axe: {one['id']} {one['nodes'][0]['target']}" for one in found]


def play_all(browser: Browser, house: House, games: list[str]) -> Iterator[str]:
    """A whole game of each against bots, in three windows, a picture at each decision."""
    pictures = Pictures(browser)
    for game in games:
        for window in SHEETS:
            ana = Person(browser, house, size={"width": window.width, "height": window.height}, locale="pt-PT")
            code = ana.make_table(game, name="Ana", seats=3, start=True, options=SHORT.get(game, {}))
            rng, address = random.Random(1), f"/api/tables/{code}"
            for number in range(MOST):
                ana.page.locator("[data-part=main]").first.wait_for()
                now = ana.page.request.get(f"{address}/state").json()["now"]
                yield from (
                    f"whole {game} {window}, decision {number}: {one}" for one in faults(ana.page, window, game)
                )
                pictures.take(ana, str(number))
                if now["result"]:
                    break
                if now["moves"]:
                    moves = [choice["move"] for choice in now["moves"]]
                    placing = [move for move in moves if " at " in move]
                    move = rng.choice(placing or moves)
                    ana.page.request.post(f"{address}/move", data={"id": f"looks-{number}", "move": move})
                ana.page.wait_for_timeout(150)  # the bots answer
            pictures.write(f"whole-{game}-{window.width}x{window.height}", 6 if window.width < 600 else 4)
            ana.context.close()


REVEAL = """() => new Promise((done) => {
  const tasks = [0]
  const note = (list) => tasks.push(...list.getEntries().map((one) => one.duration))
  new PerformanceObserver(note).observe({ type: 'longtask' })
  document.querySelector('.actions .main').click()
  setTimeout(() => done(Math.max(...tasks)), 2500)
})"""


def longest_task(browser: Browser, house: House) -> float:
    """How long the page was busy at a stretch while Raj's cards turn, in ms; 0 is less than 50."""
    ana = Person(browser, house, pace="normal")
    ana.make_table("raj", seats=5, plan=["me", *["rank"] * 4], start=True)
    ana.hand.first.click()
    took: float = ana.page.evaluate(REVEAL)
    ana.context.close()
    return took


def open_in_webkit(house: House, games: list[str]) -> Iterator[str]:
    if not available():
        yield "WebKit is missing: apt-get install webkit2gtk-driver xvfb"
        return
    OUT.mkdir(parents=True, exist_ok=True)
    with webkit() as browser:
        browser.set_window_size(390, 844)
        for game in games:
            browser.get(house.url)
            wait = WebDriverWait(browser, 60)
            play = f".place:has(a[href='/?game={game}']) button"
            wait.until(lambda _, play=play: browser.find_elements(By.CSS_SELECTOR, play))[0].click()
            wait.until(lambda _: browser.find_elements(By.CSS_SELECTOR, "[data-part=main] button"))
            browser.save_screenshot(str(OUT / f"webkit-{game}.png"))
            if browser.execute_script("return document.documentElement.scrollWidth > innerWidth"):
                yield f"WebKit: {game} is wider than the window"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this one; may be repeated")
    games = parser.parse_args().game or list(GAMES)
    build_page()
    path = chromium()
    assert path, "Chromium is missing: apt-get install chromium"
    house, wrong = House(Path(tempfile.mkdtemp())), 0
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            for part in (show_scenes, play_all, measure_all):
                for fault in part(browser, house, games):
                    print(fault, flush=True)
                    wrong += 1
            print(f"longest task of the page during a reveal: {longest_task(browser, house):.0f} ms (0: less than 50)")
            browser.close()
        for fault in open_in_webkit(house, games):
            print(fault, flush=True)
            wrong += 1
    finally:
        house.close()
    print(f"{wrong} faults; pictures in {OUT.relative_to(ROOT)}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
