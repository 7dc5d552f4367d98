"""`make looks`: measures every game, number of seats and moment in every window, plays a whole game of each in three
windows and in WebKit, and writes contact sheets for people to look at into dist/looks."""

import argparse
import base64
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from browsing import FIRST_LOAD, FLAGS, ROOT, House, Person, axe, build_page, chromium, with_bots
from measuring import ADD, ALL, FAULTS, HEADING, LOW, MORE_PAGES, PAGES, Window, faults, least, too_wide
from playwright.sync_api import Browser, sync_playwright
from scenes import GAMES, Stage
from selenium.webdriver import WebKitGTK
from selenium.webdriver.support.ui import WebDriverWait
from tapping import ASKED, MAKE, MOST, TAP
from webkit import available, webkit

import sobremesa

LONG = (("es-ES", "light"), ("pt-PT", "dark"))  # the languages with the longest words
# What costs the most to paint takes no room: nothing is measured differently without it.
PLAIN = """*, *::before, *::after {
  filter: none !important; box-shadow: none !important; background-image: none !important
}"""
SHEETS = (Window(360, 560), Window(1366, 650), Window(1920, 1080))
TURNED = (Window(390, 844), Window(844, 390))  # moments are shown in these, too
LONG_TASK = 50  # ms
PATIENCE = 180_000  # ms: bots are compiled the first time
FRAMES = 24  # of them on a sheet
OUT = ROOT / "dist/looks"
Games = dict[str, list[int]]  # those to look at, and the numbers of seats to measure them at


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
        grid = f"display:grid;grid-template-columns:repeat({across},1fr);align-content:start;gap:8px"
        style = f"body{{margin:8px;{grid};font:14px sans-serif}}"
        page = self.browser.new_page(viewport={"width": 1800, "height": 1000})
        page.set_content(f"<style>{style}figure{{margin:0}}img{{width:100%}}</style>{cells}")
        OUT.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=OUT / f"{name}.png", full_page=True)
        page.close()
        self.taken.clear()


def patient(browser: Browser, house: House, **about: Any) -> Person:
    """Somebody who waits as long as it takes: nothing here is about speed."""
    person = Person(browser, house, **about)
    person.context.set_default_timeout(PATIENCE)
    return person


def measure_all(browser: Browser, house: House, games: Games) -> Iterator[str]:
    """Every game, number of seats and moment in every window by day, and by night in another language at most seats."""
    for language, scheme in LONG:
        for game in games:
            ana = patient(browser, house, locale=language, reduced_motion="reduce", pace="normal", color_scheme=scheme)
            stage = Stage(ana.page)
            every = games[game]
            for seats in every if scheme == "light" else every[-1:]:  # where it is dark, nothing has another place
                for plan in GAMES[game](seats):
                    stage.show(scene := plan.make())
                    ana.page.evaluate(ADD, PLAIN)
                    for window in ALL:
                        yield from (f"{language} {scene} {window}: {fault}" for fault in faults(ana.page, window, game))
            ana.context.close()


def show_scenes(browser: Browser, house: House, games: Games) -> Iterator[str]:
    """A sheet of each game's moments, by day and by night; axe looks at them, too."""
    for game in games:
        sheets = {window: Pictures(browser) for window in (*SHEETS, *TURNED)}
        for scheme in ("light", "dark"):
            ana = patient(browser, house, locale="es-ES", reduced_motion="reduce", pace="normal", color_scheme=scheme)
            stage = Stage(ana.page)
            for plan in GAMES[game](max(sobremesa.game(game).seats)):
                stage.show(scene := plan.make())
                for window, pictures in sheets.items():
                    faults(ana.page, window, game)
                    pictures.take(ana, str(scene))
                    if window in SHEETS:
                        yield from (f"{scene} {window} {scheme}: axe: {fault}" for fault in axe(ana.page))
            for window, pictures in sheets.items():
                pictures.write(
                    f"moments-{game}-{window.width}x{window.height}-{scheme}", 5 if window.width < 600 else 3
                )
            ana.context.close()


def show_pages(browser: Browser, house: House, games: Games) -> Iterator[str]:
    """A sheet of all that is beside the tables, and of a lobby, by day and by night."""
    for scheme in ("light", "dark"):
        sheets = {window: Pictures(browser) for window in (*SHEETS, *TURNED)}
        ana = patient(browser, house, locale="es-ES", reduced_motion="reduce", color_scheme=scheme)
        ana.make_table("ratzzia", name="Ana", seats=5)
        for address in (ana.page.url, *PAGES, *MORE_PAGES):
            ana.page.goto(address)
            ana.page.locator(HEADING).first.wait_for()
            ana.page.wait_for_load_state("networkidle")
            for window in ALL:
                for fault in faults(ana.page, window, ""):
                    if "overlap" in fault or fault.endswith("wide"):  # these pages are long, and have no sentence
                        yield f"{address} {window}: {fault}"
            for window, pictures in sheets.items():
                too_wide(ana.page, window)
                pictures.take(ana, address.removeprefix(house.url))
            yield from (f"{address} {scheme}: axe: {fault}" for fault in axe(ana.page))
        for window, pictures in sheets.items():
            pictures.write(f"pages-{window.width}x{window.height}-{scheme}", 5 if window.width < 600 else 3)
        ana.context.close()


def play_all(browser: Browser, house: House, games: Games) -> Iterator[str]:
    """A whole game of each against bots, in three windows, played by tapping; a picture of each decision."""
    pictures = Pictures(browser)
    for game in games:
        for window in SHEETS:
            ana = patient(browser, house, size={"width": window.width, "height": window.height}, locale="pt-PT")
            ana.make_table(game, name="Ana", seats=3, start=True)
            for number in range(MOST):
                ana.page.wait_for_function(ASKED, timeout=PATIENCE)
                yield from (f"whole {game} {window}, {number}: {one}" for one in faults(ana.page, window, game))
                pictures.take(ana, str(number))
                if ana.page.evaluate(TAP, number) == "over":
                    break
            else:
                yield f"whole {game} {window}: no end after {MOST} taps"
            pictures.write(f"whole-{game}-{window.width}x{window.height}", 6 if window.width < 600 else 4)
            ana.context.close()


REVEAL = """() => new Promise((done) => {
  const tasks = [0]
  const note = (list) => tasks.push(...list.getEntries().map((one) => one.duration))
  new PerformanceObserver(note).observe({ type: 'longtask' })
  document.querySelector('.actions .main').click()
  setTimeout(() => done(Math.max(...tasks)), 2500)
})"""


def long_task(browser: Browser, house: House, games: Games) -> Iterator[str]:
    """Whether the page is busy for more than 50 ms at a stretch while Raj's cards turn; needs an idle machine."""
    ana = patient(browser, house, pace="normal")
    ana.make_table("raj", seats=5, plan=["me", *["rank"] * 4], start=True)
    ana.hand.first.click()
    took: float = ana.page.evaluate(REVEAL)
    ana.context.close()
    if took > LONG_TASK:
        yield f"a task of the page takes {took:.0f} ms during a reveal"


def first_loads(browser: Browser, house: House, games: Games) -> Iterator[str]:
    """How much comes over the wire from the front page to the first question of each game."""
    for game in games:
        ana = patient(browser, house)
        loaded = ana.play_first(game)
        ana.context.close()
        if loaded >= FIRST_LOAD:
            yield f"{game}: the first load has {loaded} bytes"


MEASURE = f"const [least, low, done] = arguments;\n({FAULTS})([least, low, false, innerWidth, innerHeight]).then(done)"


def faults_in_webkit(browser: WebKitGTK, game: str) -> list[str]:
    """All that is wrong once nothing moves any more."""
    found: list[str] = []
    for _ in range(3):
        found = browser.execute_async_script(MEASURE, least(game), LOW)
        if not found:
            break
        time.sleep(0.3)
    return found


def play_in_webkit(house: House, games: Games) -> Iterator[str]:
    """A whole game of each in the engine of iPhones, played by tapping."""
    if not available():
        yield "WebKit is missing: apt-get install webkit2gtk-driver xvfb"
        return
    OUT.mkdir(parents=True, exist_ok=True)
    with webkit() as browser:
        browser.set_window_size(390, 844)
        for game in games:
            browser.get(house.url)
            wish = with_bots(game, {"seats": 3, "start": True})
            code = browser.execute_async_script(MAKE, {"game": game, "pace": "instant", **wish})
            table, patience = f"{house.url}/t/{code}", PATIENCE / 1000
            WebDriverWait(browser, patience).until(lambda _: browser.current_url == table or browser.get(table))
            seen = set()
            for number in range(MOST):
                asked = WebDriverWait(browser, patience, poll_frequency=0.05)
                asked.until(lambda _: browser.execute_script(f"return !!({ASKED})()"))
                if number % 10 == 0:
                    seen.update(faults_in_webkit(browser, game))
                if number == 12:
                    browser.save_screenshot(str(OUT / f"webkit-{game}.png"))
                if browser.execute_script(f"return ({TAP})(arguments[0])", number) == "over":
                    break
            else:
                yield f"WebKit: {game} did not end after {MOST} taps"
            seen.update(faults_in_webkit(browser, game))
            browser.save_screenshot(str(OUT / f"webkit-{game}-end.png"))
            yield from (f"WebKit: {game}: {fault}" for fault in seen)


PARTS: dict[str, Callable[[Browser, House, Games], Iterator[str]]] = {
    "moments": show_scenes,
    "pages": show_pages,
    "games": play_all,
    "windows": measure_all,
    "task": long_task,
    "load": first_loads,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this one; may be repeated")
    parser.add_argument("--part", action="append", choices=[*PARTS, "webkit"], help="only this; may be repeated")
    parser.add_argument("--seats", action="append", type=int, help="measure windows at this number only")
    wish = parser.parse_args()
    parts = wish.part or [*PARTS, "webkit"]
    games = {
        name: [seats for seats in sobremesa.game(name).seats if not wish.seats or seats in wish.seats]
        for name in wish.game or GAMES
    }
    build_page()
    path = chromium()
    assert path, "Chromium is missing: apt-get install chromium-headless-shell"
    house, wrong = House(Path(tempfile.mkdtemp())), 0
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            for fault in (fault for part in PARTS if part in parts for fault in PARTS[part](browser, house, games)):
                print(fault, flush=True)
                wrong += 1
            browser.close()
        for fault in play_in_webkit(house, games) if "webkit" in parts else ():
            print(fault, flush=True)
            wrong += 1
    finally:
        house.close()
    print(f"{wrong} faults; pictures in {OUT.relative_to(ROOT)}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
