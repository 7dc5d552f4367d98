"""In every window nothing overlaps, nothing is cut off, and what matters has its size.

Here a part of it, at the most seats; `make looks` measures all.
"""

import pytest
from browsing import expect
from measuring import ADD, ALL, Window, faults
from scenes import GAMES, Scene, Stage

SEATS = {"raj": 5, "linko": 5, "ratzzia": 5, "charidice": 4}
SCENES = {
    "raj": {"choosing", "end"},
    "linko": {"choosing", "conflict"},
    "ratzzia": {"placing", "scoring", "give"},
    "charidice": {"choosing", "end"},
}
WINDOWS = [Window(360, 560), Window(844, 390), Window(1366, 650), Window(640, 300, zoomed=True)]
LONGEST = "es-ES"  # of our languages the one with the longest texts


@pytest.mark.parametrize("game", GAMES)
def test_every_part_has_its_place_in_every_window(sit, game):
    ana = sit(locale=LONGEST, reduced_motion="reduce", pace="normal")
    stage = Stage(ana.page)
    wrong = []
    for scene in GAMES[game](SEATS[game]):
        if scene.name in SCENES[game]:
            stage.show(scene)
            wrong += [f"{scene} {w}: {fault}" for w in WINDOWS for fault in faults(ana.page, w, game)]
    assert wrong == []


# Each makes one thing wrong that the measure must find.
BROKEN = {
    "overlap": "[data-part=sentence] { transform: translateY(60px) }",
    "outside": "[data-part=main] { transform: translateX(300px) }",
    "written in": ".hand b { font-size: 14px !important }",
    "wide": "main { width: 120vw }",
    "does not fit": ".actions .main { min-width: 0; max-width: 60px; white-space: nowrap }",
}


@pytest.mark.parametrize("fault", BROKEN)
def test_the_measure_finds_what_is_wrong(sit, fault):
    ana = sit(reduced_motion="reduce")
    scene: Scene = next(GAMES["raj"](3))
    Stage(ana.page).show(scene)
    assert faults(ana.page, ALL[1], "raj") == []
    ana.page.evaluate(ADD, BROKEN[fault])
    assert fault in " ".join(faults(ana.page, ALL[1], "raj"))


@pytest.mark.parametrize("size", [(360, 560), (844, 390), (1366, 650)])
def test_the_start_of_a_lobby_is_in_view(sit, size):
    ana = sit(size={"width": size[0], "height": size[1]})
    ana.make_table("ratzzia", name="Ana", seats=5)
    expect(ana.page.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


MORE = ["/", "/?game=ratzzia", "/?friends=linko", "/?rules=charidice", "/?me", "/?privacy"]


def test_no_page_scrolls_sideways(sit):
    ana = sit(locale=LONGEST)
    for address in MORE:
        ana.page.goto(address)
        ana.page.locator("main h1, main h2").first.wait_for()
        for window in ALL:
            ana.page.set_viewport_size({"width": window.width, "height": window.height})
            wide = ana.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            assert wide[0] <= wide[1], (address, str(window))
