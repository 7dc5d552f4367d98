"""Ratzzia in a real browser against the real server."""

import json
import re

import pytest
from browsing import DESK, PHONE, ROOT, axe, expect

PAGE = "document.documentElement"
FITS = f"{PAGE}.scrollWidth <= innerWidth && {PAGE}.scrollHeight <= innerHeight"

# Somebody who points at things: dice and the spaces that light up, the column that fills the bag
# first, then seats, and the big button.
# Returns what was pointed at, once there is what is waited for. Whoever is patient looks at all that is shown.
PLAYER = """async ([most, until, patient]) => {
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
    if (document.documentElement.scrollWidth > innerWidth) note('too wide')
    if (one(until)) return seen
    if (one('.actions .main[aria-busy=true]')) continue
    const touch = (element) => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    if (!patient) touch(one('main')) // enough seen of what the others did
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


# Looks at every picture: how wide the page gets while food hops
WATCH = """() => {
  window.watched = { hops: 0, widest: 0 }
  const look = () => {
    watched.hops += document.querySelectorAll('.middle > span').length
    watched.widest = Math.max(watched.widest, document.documentElement.scrollWidth)
    requestAnimationFrame(look)
  }
  look()
}"""


def board(*columns, red=3, candy=2, **about):
    """A board: each column is a reward and its spaces as (req, food), ("=", food) for the same as below, or
    ("=4", food) for the same as below and a 4."""
    sizes = "2345"

    def space(req, food):
        link = isinstance(req, str)
        return {"req": int(req[1:] or 0) if link else req, "link": link, "food": food}

    return {
        "meta": {"origin": "own", **about},
        "column": [
            {
                "reward": reward,
                **({"amount": 12} if reward == "sausages" else {}),
                "spaces": [space(req, food) for req, food in spaces],
            }
            for reward, *spaces in columns
        ],
        "cat": {"grey": dict.fromkeys(sizes, 1), "red": dict.fromkeys(sizes, red)},
        "candy": {"dice": dict.fromkeys(sizes, candy)},
    }


PROTECT = ("protect_food", *[(0, 1)] * 8)
# Every reward on a few spaces, so that a turn or two show them all
SHORT = board(
    ("anxious_ana", (0, 1), (0, 1)),
    ("candy_jar", (0, 1)),
    ("sausages", (0, 1)),
    ("greedy_mouse", (0, 2)),
    ("accountant", (0, 0), (0, 1)),
    ("protect_food", (0, 1), ("=", 1)),
)
# One die completes each of the first four
ASKING = board(
    ("anxious_ana", (0, 1)), ("candy_jar", (0, 1)), ("greedy_mouse", (0, 2)), ("accountant", (0, 0)), PROTECT
)
REWARDS = ("anxious_ana", "candy_jar", "sausages", "protect_food", "greedy_mouse", "accountant")
BIG = board(*[(reward, (0, 0), (3, 1), ("=", 2), *[(0, 9)] * 4, (6, 3)) for reward in REWARDS * 2], name="Feast")


def at_table(ana, seats, **options):
    ana.make_table("ratzzia", seats=seats, start=True, options=options)
    ana.page.locator(".actions .main").wait_for()
    return ana.page


def played(ana, until=".end", patient=False):
    """Plays by pointing; what was pointed at."""
    done = ana.page.evaluate(PLAYER, [55_000, until, patient])
    assert "late" not in done, done
    assert "too wide" not in done
    return done


def rolled(page):
    page.get_by_role("button", name=re.compile("^Roll . mice")).click()
    page.get_by_role("button", name="Keep them all").click()
    return page.locator(".dice button.mouse[aria-disabled=false]")


def place(page, column):
    """My first free die, on this column."""
    page.locator(".dice button.mouse[aria-disabled=false]").first.click()
    page.locator(f'[data-column="{column}"] .spaces.lit').click()
    expect(page.locator(".dice .picked")).to_have_count(0)
    expect(page.locator(".actions [aria-busy=true]")).to_have_count(0)


def told(person, name):
    """The first event of that name that was told, once it has come."""

    def heard():
        steps = [step for frame in map(json.loads, person.heard) for step in frame.get("told", [])]
        return [event for step in steps for event in step["events"] if event["event"] == name]

    return person.until(heard)[0]


def now(page):
    return page.locator(".mine .now")


def test_a_whole_game_for_two_on_a_phone_with_support_dice_and_a_reroll(sit):
    ana = sit()
    at_table(ana, 2, goal=10)
    assert {"Roll", "die", "column", "reroll"} <= played(ana).keys()
    expect(ana.page.locator(".end li")).to_have_count(2)
    full = ana.page.locator(".bags .fill").evaluate_all("all => all.map(one => one.style.getPropertyValue('--full'))")
    assert max(map(float, full)) == 1
    assert ana.page.evaluate(FITS)


def test_a_whole_game_for_four_on_a_desk_with_every_reward(sit):
    ana = sit(size=DESK)
    at_table(ana, 4, goal=10, board=SHORT)
    assert {"Roll", "die", "column", "Done", "Send", "seat"} <= played(ana).keys()
    expect(ana.page.locator(".end li")).to_have_count(4)
    assert ana.page.evaluate(FITS)


def test_a_die_lights_up_where_it_fits_and_can_be_taken_back(sit):
    page = at_table(sit(), 3)
    rolled(page)
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


def test_columns_shelves_and_stocks_say_what_they_are_when_touched(sit):
    page = at_table(sit(), 3)
    page.get_by_role("button", name=re.compile("^Column 2,")).click(force=True)
    expect(now(page)).to_have_text("Column 2 takes a 4 next.")
    page.get_by_role("button", name=re.compile("^Column 7,")).click(force=True)
    expect(now(page)).to_have_text("Column 7 takes any value next.")
    page.get_by_role("button", name=re.compile("^Shelf 7")).click()
    expect(now(page)).to_contain_text("highest pair")
    page.locator(".cat").click(force=True)
    expect(now(page)).to_contain_text("It sleeps until the grey ones are full")
    page.locator("[data-stock=jar]").click()
    expect(now(page)).to_have_text("One candy die is in the jar.")
    page.locator("[data-seat='1']").click(force=True)
    expect(now(page)).to_contain_text("4 unprotected food, 0 of 25 in the bag, 7 mice in hand")


def test_a_space_with_a_number_and_a_link_takes_what_fits_both(sit):
    ana = sit()
    page = at_table(ana, 3, board=board(("sausages", (0, 1), ("=4", 1)), PROTECT))
    rolled(page)
    other = page.locator(".dice button.mouse").get_by_text(re.compile("[^4]")).first
    other.click()
    page.locator('[data-column="1"] .spaces.lit').click()
    expect(page.locator('[data-column="1"] .die')).to_have_count(1)

    def refused():  # before the die is confirmed the answer may be wiped away
        page.get_by_role("button", name=re.compile("^Column 1,")).click(force=True)
        return "No value fits column 1 now" in now(page).inner_text()

    ana.until(refused)


def test_each_reward_asks_its_question_and_the_answer_is_done_and_axe_is_content(sit):
    """Ana sends her die, a candy die comes by itself, a seat is robbed, everybody hands half on."""
    ana = sit(size={"width": 390, "height": 844}, reduced_motion="reduce")
    page = at_table(ana, 3, board=ASKING)
    rolled(page)
    for column in (1, 2, 3, 4):
        place(page, column)
    page.get_by_role("button", name="Done").click()

    expect(now(page)).to_contain_text("Anxious Ana sends her")
    expect(page.locator('[data-column="1"] .sending')).to_have_count(1)
    expect(page.locator(".spaces.lit")).to_have_count(1)
    assert axe(page) == []
    page.locator('[data-column="5"] .spaces').click()
    page.get_by_role("button", name="Send it to column 5").click()
    expect(page.locator('[data-column="5"] .die')).to_have_count(1)

    expect(now(page)).to_contain_text("greedy mouse")
    expect(page.get_by_role("button", name=re.compile("^[^:]+: 7 unprotected food.*1 candy die"))).to_be_visible()
    page.locator("[data-seat='2']").click()
    assert axe(page) == []
    page.get_by_role("button", name=re.compile("^Take half from")).click()

    expect(page.locator(".give button")).to_have_count(2)
    assert axe(page) == []
    expect(page.locator(".give small").first).to_contain_text("You give 5 to")
    page.locator(".give button").first.click()
    expect(page.locator(".give")).to_have_count(0)
    handed = told(ana, "handed-on")
    assert (handed["way"], handed["given_by_seat"]) == ("left", [5, 2, 1])


def test_protecting_is_asked_for_and_may_be_declined(sit):
    """Seven mice show some value twice, and their column pays enough for any pair."""
    ana = sit(size={"width": 390, "height": 844}, reduced_motion="reduce")
    page = at_table(ana, 3, board=board(("protect_food", *[(0, 2)] * 7)))
    rolled(page)
    for _ in range(7):
        place(page, 1)
    page.get_by_role("button", name="Done").click()
    protect = page.get_by_role("button", name=re.compile(r"^Put \d+ into the bag$"))
    expect(protect).to_be_visible()
    asked = int(protect.inner_text().split()[1])
    expect(now(page)).to_have_text(f"Put {asked} of your 17 food into the bag, or leave it out?")
    assert axe(page) == []
    assert page.evaluate(FITS)
    page.get_by_role("button", name="Leave it outside").click()
    declined = told(ana, "declined")
    assert (declined["seat"], declined["sum"], declined["food"]) == (0, asked, 17)
    expect(
        page.get_by_role("button", name=re.compile("^[^:]+: 17 unprotected food, 0 of 25 in the bag"))
    ).to_be_visible()


def test_a_candy_die_takes_the_value_that_is_chosen(sit):
    page = at_table(sit(), 2, board=board(("candy_jar", (0, 1)), PROTECT, red=7, candy=4), support=False)
    rolled(page)
    place(page, 1)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name=re.compile("^Roll . mice")).click(timeout=20_000)
    page.get_by_role("button", name="Keep them all").click()
    page.locator(".dice .candy").click()
    page.locator('[data-column="2"] .spaces.lit').click()
    expect(page.locator(".values button")).to_have_count(6)
    page.get_by_role("button", name="Candy as 4").click()
    page.get_by_role("button", name="Place the candy as 4 in column 2").click()
    expect(page.get_by_role("button", name=re.compile("^Column 2,.*candy 4 of"))).to_be_visible()
    expect(page.locator(".dice .candy")).to_have_count(0)


def test_the_raid_is_seen(sit):
    ana = sit()
    page = at_table(ana, 3, board=board(("sausages", (0, 1), (0, 1)), PROTECT, red=1))
    rolled(page)
    page.locator(".dice button.mouse").first.click()
    page.locator(".cat.lit").click()
    expect(page.locator(".cat .die")).to_have_count(1)
    played(ana, until=".raid", patient=True)
    expect(page.locator(".raid")).to_have_count(0)
    expect(page.locator(".middle.telling")).to_have_count(0, timeout=20_000)


def test_food_that_hops_from_the_last_column_does_not_widen_the_page(sit):
    page = at_table(sit(), 3, board=board(*[PROTECT] * 8, ("sausages", (0, 9))))
    rolled(page)
    place(page, 9)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Done").click()
    page.wait_for_function("() => watched.hops > 0")
    assert page.evaluate("watched.widest - innerWidth") <= 0


def test_a_turn_by_keyboard_moves_the_focus_from_dice_to_columns_and_back(sit):
    page = at_table(sit(size=DESK), 3)
    page.get_by_role("button", name="Roll 7 mice").press("Enter")
    page.get_by_role("button", name="Keep them all").press("Enter")
    page.locator(".dice button[aria-disabled=false]").first.press("Enter")
    expect(page.locator(".middle .lit").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".spaces .die")).to_have_count(1)
    expect(page.locator(".dice button[aria-disabled=false]").first).to_be_focused()


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("options", [{}, {"board": BIG}], ids=["usual", "twelve columns of eight"])
def test_on_a_phone_all_of_the_pantry_is_on_the_screen(sit, seats, options):
    page = at_table(sit(), seats, **options)
    rolled(page) if seats > 2 else None
    expect(page.locator(".actions .main")).to_be_in_viewport(ratio=1)
    for pieces in (".spaces", ".shelf", ".dice button", "[data-seat]", ".cat"):
        expect(page.locator(pieces).first).to_be_in_viewport(ratio=1)
        expect(page.locator(pieces).last).to_be_in_viewport(ratio=1)
    assert page.evaluate(FITS)
    assert page.locator(".spaces").evaluate_all("all => Math.min(...all.map(one => one.offsetWidth))") >= 24


def test_the_reconstruction_is_labelled_and_says_why(sit):
    page = at_table(sit(), 3)
    reason = page.get_by_text("no public text gives the rest")
    expect(reason).to_be_hidden()
    page.get_by_role("button", name="The board is a reconstruction").click()
    expect(reason).to_be_visible()
    page.keyboard.press("Escape")
    expect(reason).to_be_hidden()


def test_a_board_file_is_chosen_in_the_form_checked_by_the_server_and_played_on(sit, tmp_path):
    shipped = (ROOT / "src/sobremesa/games/ratzzia/board.toml").read_text(encoding="utf-8")
    good, bad, broken = tmp_path / "mine.toml", tmp_path / "bad.json", tmp_path / "broken.toml"
    good.write_text(re.sub("^origin = .*", 'origin = "own"\nname = "Feast"', shipped, flags=re.M), encoding="utf-8")
    bad.write_text(json.dumps(BIG).replace("accountant", "cheese", 1), encoding="utf-8")
    broken.write_text("[meta]\norigin: own\n", encoding="utf-8")
    ana = sit()
    page = ana.page
    page.goto("/?friends=ratzzia")
    page.get_by_label("Your name").fill("Ana")
    page.locator("summary").click()
    page.get_by_label("Board").set_input_files(bad)
    expect(page.get_by_role("button", name="Back to the standard rules")).to_be_visible()  # the file has been read
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(".fault")).to_contain_text("column 6, reward: “cheese” is not known")
    assert "400" in ana.faults.pop()  # the browser notes what the server refused
    page.get_by_role("button", name="Back to the standard rules").click()
    expect(page.get_by_label("Board")).to_have_value("")
    page.get_by_label("Board").set_input_files(broken)
    expect(page.locator(".fault", has_text="TOML")).to_have_text("Line 2 of this file cannot be read: it is not TOML.")
    expect(page.get_by_label("Board")).to_have_value("")
    page.get_by_label("Board").set_input_files(good)  # the browser makes JSON of it
    expect(page.get_by_role("button", name="Back to the standard rules")).to_be_visible()  # the file has been read
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("dl")).to_contain_text("from a file")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".column")).to_have_count(9)
    expect(page.locator(".note")).to_have_text("Feast")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_pantry_with_lit_spaces(sit, scheme):
    page = at_table(sit(color_scheme=scheme, size=DESK if scheme == "dark" else PHONE, reduced_motion="reduce"), 3)
    rolled(page).first.click()
    assert axe(page) == []


def test_the_rules_draw_the_board_and_say_that_it_is_a_reconstruction(sit):
    page = sit(size=PHONE).page
    page.goto("/?rules=ratzzia")
    expect(page.locator(".rules tr")).to_have_count(2 + 6)
    expect(page.locator(".rules tr").first.locator("td")).to_have_count(9)
    expect(page.get_by_text("This board is a reconstruction")).to_be_visible()
    assert page.evaluate(f"{PAGE}.scrollWidth <= innerWidth")
    assert axe(page) == []


def test_a_hint_of_two_lines_makes_the_button_no_higher(sit):
    """Else the pantry would shrink in the middle of placing."""
    page = at_table(sit(), 2)
    height = "document.querySelector('.actions').offsetHeight"
    before = page.evaluate(height)
    hint = "Toque em um dado, depois em uma coluna"  # beside the button that takes back
    page.evaluate(
        """hint => {
          const main = document.querySelector('.actions .main')
          Object.assign(main, { textContent: hint, ariaDisabled: 'true', style: 'max-width: 230px' })
        }""",
        hint,
    )
    assert page.locator(".actions .main").inner_text() == hint
    assert page.evaluate(height) == before
