"""In every window nothing overlaps, nothing is cut off, and what matters has its size.

Here a part of it, at the most seats; `make looks` measures all.
"""

import pytest
from browsing import expect
from measuring import ADD, ALL, HEADING, LESSONS, PAGES, Window, faults, too_wide
from scenes import GAMES, Stage

SEATS = {"raj": 5, "linko": 5, "ratzzia": 5, "charidice": 4}
SCENES = {
    "raj": {"choosing", "end"},
    "linko": {"choosing", "conflict", "scoring"},
    "ratzzia": {"placing", "scoring", "give", "end"},
    "charidice": {"choosing", "end"},
}
WINDOWS = [Window(360, 560), Window(844, 390), Window(1366, 650), Window(640, 300, zoomed=True)]
LONGEST = "es-ES"  # of our languages the one with the longest texts


@pytest.mark.parametrize("game", GAMES)
def test_every_part_has_its_place_in_every_window(sit, game):
    ana = sit(locale=LONGEST, reduced_motion="reduce", pace="normal")
    stage = Stage(ana.page)
    wrong = []
    for plan in GAMES[game](SEATS[game]):
        if plan.name in SCENES[game]:
            stage.show(scene := plan.make())
            wrong += [f"{scene} {w}: {fault}" for w in WINDOWS for fault in faults(ana.page, w, game)]
    assert wrong == []


# Each makes one thing wrong that the measure must find.
BROKEN = {
    "overlap": "[data-part=sentence] { transform: translateY(60px) }",
    "outside": "[data-part=main] { transform: translateX(300px) }",
    "written in": ".hand text { font-size: 8px !important }",
    "wide": "main { width: 120vw }",
    "does not fit": ".actions .main { min-width: 0; max-width: 60px; white-space: nowrap }",
}


def test_the_measure_finds_what_is_wrong(sit):
    ana = sit(reduced_motion="reduce")
    Stage(ana.page).show(next(GAMES["raj"](3)).make())
    for fault, style in BROKEN.items():
        assert faults(ana.page, ALL[1], "raj") == []
        ana.page.evaluate(ADD, style)
        assert fault in " ".join(faults(ana.page, ALL[1], "raj"))
        ana.page.evaluate("() => { document.adoptedStyleSheets.pop() }")


@pytest.mark.parametrize("size", [(360, 560), (844, 390), (1366, 650)])
def test_the_start_of_a_lobby_is_in_view(sit, size):
    ana = sit(size={"width": size[0], "height": size[1]})
    ana.make_table("ratzzia", name="Ana", seats=5)
    expect(ana.page.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_no_page_scrolls_sideways(sit):
    ana = sit(locale=LONGEST)
    for address in PAGES:
        ana.page.goto(address)
        ana.page.locator(HEADING).first.wait_for()
        assert [str(window) for window in WINDOWS if too_wide(ana.page, window)] == [], address


@pytest.mark.parametrize("address", LESSONS)
def test_nothing_overlaps_in_a_lesson(sit, address):
    ana, wrong = sit(locale=LONGEST, reduced_motion="reduce"), []
    ana.page.goto(address)
    ana.page.locator("[data-part=guide]").wait_for()
    for window in (Window(360, 560), Window(844, 390)):  # the page may be longer than the window
        wrong += [f"{window}: {fault}" for fault in faults(ana.page, window, "") if "overlap" in fault]
    assert wrong == []


@pytest.mark.parametrize("locale", ["en-GB", "pt-PT", "pt-BR", "es-ES"])
def test_no_text_is_above_its_room_in_any_language(sit, locale):
    ana, wrong = sit(locale=locale, reduced_motion="reduce", pace="normal"), []
    for address in PAGES:
        ana.page.goto(address)
        ana.page.locator(HEADING).first.wait_for()
        found = faults(ana.page, WINDOWS[0], "")  # these pages may be long, and have no sentence
        wrong += [f"{address}: {fault}" for fault in found if not fault.endswith(" high") and fault != "no sentence"]
    stage = Stage(ana.page)
    for game in GAMES:
        plan = next(plan for plan in GAMES[game](SEATS[game]) if plan.name in SCENES[game])
        stage.show(scene := plan.make())
        wrong += [f"{scene}: {fault}" for fault in faults(ana.page, WINDOWS[0], game)]
    assert wrong == []
