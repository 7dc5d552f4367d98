"""Languages, light and dark, accessibility, and how much is loaded."""

import pytest
from browsing import DESK, FIRST_LOAD, PHONE, axe, expect

WORDS = {
    "en-GB": ("What shall we play?", "Choose a card: the"),
    "pt-PT": ("A que vamos jogar?", "Escolhe uma carta"),
    "pt-BR": ("Vamos jogar o quê?", "Escolha uma carta"),
    "es-MX": ("¿A qué jugamos?", "Elige una carta"),
}


@pytest.mark.parametrize("locale", WORDS)
def test_the_browser_s_language_is_spoken_everywhere(sit, locale):
    title, prompt = WORDS[locale]
    ana = sit(locale=locale, size=DESK)
    ana.page.goto("/")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(title)
    ana.page.locator(".place", has=ana.page.locator("a[href='/?game=raj']")).get_by_role("button").click()
    expect(ana.page.locator("main .mine .now")).to_contain_text(prompt)
    ana.page.locator("header .dots").click()
    ana.page.locator("dialog nav button").first.click()
    expect(ana.page.locator("dialog .rules h2").first).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.make_table("charidice", seats=2, start=True)
    expect(ana.page.locator(".scroll ul button").first).to_be_visible()


def test_another_language_and_the_dark_can_be_chosen(sit):
    ana = sit()
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_label("Español").check(force=True)
    expect(ana.page.get_by_role("heading", name="Ajustes")).to_be_visible()
    ana.page.get_by_label("Oscuro").check(force=True)
    ana.page.reload()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("¿A qué jugamos?")
    assert ana.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(43, 31, 24)"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(sit, scheme):
    ana = sit(color_scheme=scheme, size=DESK if scheme == "dark" else PHONE, reduced_motion="reduce")
    page = ana.page

    def clean(place):
        assert axe(page) == [], place

    page.goto("/")
    page.locator(".place").first.wait_for()
    clean("front page")
    page.goto("/?game=raj")
    page.locator("summary").first.click()
    clean("game")
    page.goto("/?rules=raj")
    page.locator(".rules h2").first.wait_for()
    clean("rules")
    ana.make_table("raj", name="Ana", seats=3)
    page.locator(".code").wait_for()
    clean("lobby")
    page.get_by_role("button", name="Start").click()
    ana.bid(7)
    expect(page.locator("main .turn")).to_have_text("Turn 2 of 15")
    ana.page.locator('.hand button[aria-label="card 4"]').click()
    clean("raj")
    page.get_by_role("button", name="Menu").click()
    clean("menu")
    page.get_by_role("dialog").get_by_role("button", name="At the table").click()
    clean("people at the table")
    page.goto("/?me")
    page.get_by_role("button", name="Create an account").click()
    clean("account")
    page.goto("/?privacy")
    page.locator(".rules h2").first.wait_for()
    clean("privacy")
    ana.make_table("charidice", seats=3, start=True)
    page.locator(".scroll ul button").first.click()
    clean("charidice")


OUTSIDE = """(parts, around) => parts.filter(part => {
  const [inner, outer] = [part.getBoundingClientRect(), part.closest(around).getBoundingClientRect()]
  return inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom
}).map(part => part.textContent)"""


def test_on_a_phone_everything_has_its_place(sit):
    ana = sit(locale="pt-PT")
    clock, alike = {"kind": "slow", "seconds": 24 * 3600}, {"prizes": [5] * 15}  # for these, bots lay their lowest card
    ana.make_table("raj", name="Ana Margarida", seats=4, clock=clock, options=alike)
    for seat in range(1, 4):
        ana.page.request.put(f"{ana.page.url.replace('/t/', '/api/tables/')}/seats/{seat}", data={"bot": "rank"})
    names = ana.page.locator("li .who b")
    expect(names).to_have_count(4)
    heights = names.evaluate_all("all => all.map(one => one.getClientRects().length)")
    assert heights[1:] == [1] * 3, "a bot's name is one line"
    ana.page.get_by_role("button", name="Começar").click()
    ana.page.locator(".clock.runs").first.wait_for()
    ana.hand.last.click()
    ana.page.locator(".actions .main").click()
    ana.page.locator("li small:not(.clock)").first.wait_for()  # what somebody got
    assert ana.page.locator("header ol").evaluate("one => one.offsetHeight") < 85, "a name, points, a clock"
    assert ana.page.locator("header ol .clock, header ol .name").evaluate_all(OUTSIDE, "li") == []
    ana.page.goto("/?me")
    ana.page.locator(".lines button").first.wait_for()
    heights = ana.page.locator(".lines > *").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert min(heights) >= 44, "a finger finds each line"


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_what_was_checked_hides_nothing_of_the_end(sit, size):
    ana = sit(size=size)
    options = {"bids": 3, "prizes": [-1, 2, 3]}
    ana.make_table("raj", seats=5, plan=["me", *["rank"] * 4], start=True, options=options)
    for card in (3, 2, 1):
        ana.bid(card)
    ana.page.get_by_role("button", name="Check the deals").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("The cards and dice were fair.")
    assert ana.page.locator(".middle dl").evaluate_all(OUTSIDE, ".middle") == []


def test_the_first_load_is_small(sit):
    """As it comes over the wire; `make looks` loads the other games, too."""
    assert 10_000 < sit().play_first("ratzzia") < FIRST_LOAD
