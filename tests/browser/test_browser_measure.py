"""In every window nothing overlaps, nothing is cut off, and what matters has its size.

Here a part of it, at the most seats; `make looks` measures all.
"""

import pytest
from measuring import ALL, Window, faults
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
    "does not fit": ".actions .main { max-width: 60px; white-space: nowrap }",
}


ADD = "css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets.push(sheet) }"


@pytest.mark.parametrize("fault", BROKEN)
def test_the_measure_finds_what_is_wrong(sit, fault):
    ana = sit(reduced_motion="reduce")
    scene: Scene = next(GAMES["raj"](3))
    Stage(ana.page).show(scene)
    assert faults(ana.page, ALL[1], "raj") == []
    ana.page.evaluate(ADD, BROKEN[fault])
    assert fault in " ".join(faults(ana.page, ALL[1], "raj"))
