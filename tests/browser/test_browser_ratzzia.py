"""Ratzzia in a real browser against the real server."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsing import DESK, PHONE, expect

ROOT = "document.documentElement"
FITS = f"{ROOT}.scrollWidth <= innerWidth && {ROOT}.scrollHeight <= innerHeight"

# Somebody who points at things: dice and the spaces that light up, the column that fills the bag
# first, then seats, and the big button.
# Returns what was pointed at, once the game is over.
PLAYER = """async (most) => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const one = (selector) => document.querySelector(selector)
  const seen = {}
  const note = (what) => { seen[what] = (seen[what] ?? 0) + 1 }
  const press = (element, what) => { note(what); element.click() }
  const where = (element) => {
    const column = element.closest('[data-column]')
    if (column.dataset.column === '0') return 99
    return column.querySelector('.shelf').ariaLabel.includes('Protect') ? 0 : Number(column.dataset.column)
  }
  const end = performance.now() + most
  let tried = 0
  while (performance.now() < end) {
    await new Promise((go) => setTimeout(go, 12))
    if (one('.end')) return seen
    if (document.documentElement.scrollWidth > innerWidth) note('too wide')
    if (one('.actions .main[aria-busy=true]')) continue
    const touch = (element) => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    touch(one('main')) // enough seen of what the others did
    const lit = all('.middle .lit').sort((a, b) => where(a) - where(b))
    const free = all('.dice button[aria-disabled=false][aria-pressed=false]')
    const held = one('.dice .picked')
    const main = one('.actions .main[aria-disabled=false]')
    const label = main?.textContent.trim() ?? ''
    if (one('.give button')) press(one('.give button'), 'give')
    else if (one('.values button')) press(one('.values [aria-pressed=true]') ?? one('.values button'), 'value')
    else if (/^(Place|Send|Take)/.test(label)) press(main, label.split(' ')[0])
    else if (/^Roll .* again/.test(label)) press(main, 'reroll')
    else if (held && free.length && where(lit[0]) > 0 && ++tried <= free.length) press(free[tried % free.length], 'die')
    else if (lit.length) { press(lit[0], 'column'); tried = 0 }
    else if (one('[data-seat][aria-disabled=false]')) press(one('[data-seat][aria-disabled=false]'), 'seat')
    else if (/^Keep/.test(label) && free.length > 1 && !seen.again) press(free[0], 'again')
    else if (free.length && !/^Keep/.test(label)) press(free[0], 'die')
    else if (main) press(main, label.split(' ')[0])
    else if (one('.spaces[aria-disabled=false]')) press(one('.spaces[aria-disabled=false]'), 'recall')
  }
  return { ...seen, late: document.querySelector('main').innerText }
}"""


# Every reward on a few spaces, so that a turn or two show them all.
SHORT = {
    "meta": {"origin": "own"},
    "column": [
        {"reward": "anxious_ana", "spaces": [{"req": 0, "food": 1}, {"req": 0, "food": 1}]},
        {"reward": "candy_jar", "spaces": [{"req": 0, "food": 1}]},
        {"reward": "sausages", "amount": 5, "spaces": [{"req": 0, "food": 1}]},
        {"reward": "greedy_mouse", "spaces": [{"req": 0, "food": 2}]},
        {"reward": "accountant", "spaces": [{"req": 0, "food": 0}, {"req": 0, "food": 1}]},
        {"reward": "protect_food", "spaces": [{"req": 0, "food": 1}, {"req": 0, "food": 1, "link": True}]},
    ],
    "cat": {colour: dict.fromkeys("2345", count) for colour, count in (("grey", 1), ("red", 3))},
}


def played(ana, seats, **options):
    """A whole game by pointing; what was pointed at."""
    ana.make_table("ratzzia", seats=seats, start=True, options={"goal": 10, **options})
    ana.page.locator(".actions .main").wait_for()
    done = ana.page.evaluate(PLAYER, 55_000)
    assert "late" not in done, done
    assert "too wide" not in done
    expect(ana.page.locator(".end li")).to_have_count(seats)
    assert ana.page.evaluate(FITS)
    return done


def test_a_whole_game_of_ratzzia_for_two(sit):
    ana = sit()
    assert {"Roll", "die", "column", "reroll"} <= played(ana, 2).keys()


def test_a_whole_game_of_ratzzia_for_four_with_every_reward(sit):
    ana = sit(size=DESK)
    assert {"Roll", "die", "column", "Done", "Send", "seat"} <= played(ana, 4, board=SHORT).keys()
    expect(ana.page.get_by_text("reconstruction")).to_have_count(0)


def test_a_die_lights_up_where_it_fits_and_can_be_taken_back(sit):
    ana = sit()
    ana.make_table("ratzzia", seats=3, start=True)
    page = ana.page
    page.get_by_role("button", name="Roll 7 mice").click()
    page.get_by_role("button", name="Keep them all").click()
    expect(page.locator(".middle .lit")).to_have_count(0)
    page.locator(".dice button[aria-disabled=false]").first.click()
    lit = page.locator(".spaces.lit")
    expect(lit.first).to_be_visible()
    expect(page.locator(".actions .main")).to_have_text("Tap a lit column")
    lit.first.click()
    expect(page.locator(".spaces .die")).to_have_count(1)
    expect(page.locator(".dice button")).to_have_count(6)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".spaces .die")).to_have_count(0)
    expect(page.locator(".dice button")).to_have_count(7)
    page.get_by_role("button", name=re.compile("^Shelf 7")).click()
    expect(page.locator(".mine .now")).to_contain_text("highest pair")


def test_a_turn_by_keyboard(sit):
    ana = sit(size=DESK)
    ana.make_table("ratzzia", seats=3, start=True)
    page = ana.page
    page.get_by_role("button", name="Roll 7 mice").press("Enter")
    page.get_by_role("button", name="Keep them all").press("Enter")
    page.locator(".dice button[aria-disabled=false]").first.press("Enter")
    expect(page.locator(".middle .lit").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".spaces .die")).to_have_count(1)
    expect(page.locator(".dice button[aria-disabled=false]").first).to_be_focused()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_on_a_phone_all_of_ratzzia_is_on_the_screen(sit, seats):
    ana = sit()
    ana.make_table("ratzzia", seats=seats, start=True)
    expect(ana.page.locator(".actions .main")).to_be_in_viewport(ratio=1)
    for pieces in (".spaces", ".shelf", ".dice button", "[data-seat]", ".cat"):
        expect(ana.page.locator(pieces).first).to_be_in_viewport(ratio=1)
        expect(ana.page.locator(pieces).last).to_be_in_viewport(ratio=1)
    assert ana.page.evaluate(FITS)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_pantry(sit, scheme):
    ana = sit(color_scheme=scheme, size=DESK if scheme == "dark" else PHONE, reduced_motion="reduce")
    ana.make_table("ratzzia", seats=3, start=True)
    ana.page.get_by_role("button", name="Roll 7 mice").click()
    ana.page.get_by_role("button", name="Keep them all").click()
    ana.page.locator(".dice button[aria-disabled=false]").first.click()
    found = Axe().run(ana.page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [(v["id"], [n["failureSummary"] for n in v["nodes"][:3]]) for v in found] == []
