"""Whole games in a real browser against the real server."""

import re

import pytest
from browsing import DESK, PHONE, House, expect

from sobremesa import skeleton


def test_a_guest_makes_the_first_move_in_three_clicks(sit):
    ana = sit()
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Play Raj against bots").click()
    ana.page.get_by_role("button", name="card 9", exact=True).click()
    ana.page.get_by_role("button", name="Play the 9").click()
    expect(ana.page.get_by_role("button", name="card 9, already played")).to_be_visible()
    expect(ana.page.locator(".turn")).to_have_text("Turn 2 of 15")


def test_by_the_game_s_page_it_is_one_more_tap_to_confirm(sit):
    ana = sit()
    ana.page.goto("/")
    ana.page.get_by_role("link", name="Raj").click()
    ana.page.get_by_role("button", name="Play against bots").click()
    ana.bid(9)
    expect(ana.page.locator(".turn")).to_have_text("Turn 2 of 15")


def test_a_whole_game_of_raj_and_a_rematch(sit):
    ana = sit()
    ana.play_now("Raj")
    for turn in range(1, 16):
        expect(ana.page.locator(".turn")).to_have_text(f"Turn {turn} of 15")
        ana.hand.first.click()
        ana.page.locator(".actions .main").click()
        if turn < 15:
            expect(ana.page.locator(".hand button.gone")).to_have_count(turn)
    expect(ana.page.locator(".end li")).to_have_count(3)
    expect(ana.page.locator(".mine .now")).to_contain_text(re.compile("win|share|nobody", re.I))
    ana.page.get_by_role("button", name="Look back").click()  # to the last moment: the cards bid, and what they took
    expect(ana.page.locator(".turn")).to_have_text("Turn 15 of 15")
    expect(ana.page.locator(".middle [data-seat='0'] .face")).to_have_text("15")
    expect(ana.page.locator(".middle li .face")).to_have_count(3)
    expect(ana.page.locator(".prize")).not_to_have_count(0)
    ana.page.get_by_role("button", name="Earlier").click()
    expect(ana.page.locator(".mine .now")).to_contain_text(re.compile("turned up|joins the pile"))
    expect(ana.page.locator(".middle [data-seat='0'] .face")).to_have_text("14")
    ana.page.get_by_role("button", name="Back to the game").click()
    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.page.locator(".turn")).to_have_text("Turn 1 of 15")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_whole_game_of_charidice(sit, size):
    ana = sit(size=size)
    ana.make_table("charidice", seats=2, start=True, options={"rounds": 7 if size == PHONE else 2})
    rolled = False

    def turn():
        nonlocal rolled
        page = ana.page
        if page.locator(".gift .paper").count():
            page.locator(".gift .paper").last.click(timeout=500)
        elif not rolled and "Roll" in page.locator(".actions .main").inner_text(timeout=500):
            page.locator(".dice button").first.click(timeout=500)
            expect(page.locator(".dice button").first).to_have_attribute("aria-pressed", "true", timeout=500)
            page.get_by_role("button", name="Roll 5 dice").click(timeout=500)
            rolled = True
        else:
            page.locator(".scroll ul button").first.click(timeout=500)
            page.locator(".actions .main", has_text="Score").click(timeout=500)

    ana.until_over(turn)
    assert rolled
    expect(ana.page.locator(".end li")).to_have_count(2)
    expect(ana.page.locator(".sheet.front table").first).to_be_visible()
    given = ana.page.locator(".sheet:not(.scene *) .sums .donated").all_text_contents()  # not those of the rules
    expect(ana.page.locator(".race li b")).to_have_text(given)  # the race for generosity, counted out


def test_dice_that_do_not_go_together_are_refused_with_a_sentence(sit):
    ana = sit()
    ana.make_table("charidice", seats=2, start=True, options={"greatest_gift": False})
    for _ in range(2):
        ana.page.get_by_role("button", name="Roll 6 dice").click()
    expect(ana.page.get_by_role("button", name="Choose what you score")).to_be_visible()
    for die in range(6):
        ana.page.locator(".dice button").nth(die).click()
    if ana.page.get_by_role("button", name="Score these dice").count():  # six different colours are rare
        ana.page.get_by_role("button", name="Score these dice").click()
        expect(ana.page.locator(".sentence.fault")).to_contain_text("colour")
    ana.page.locator(".scroll ul button").first.click()
    ana.page.locator(".actions .main").click()
    expect(ana.page.locator(".sentence.fault")).to_have_count(0)


def test_dice_of_one_s_own_are_written_in_the_form_checked_by_the_server_and_played_with(sit):
    words = ["egrykb", "rbyegk", "bkgrye", "yekbrg", "gybker", "kregby"]
    names = dict(zip("yrgbek", ("yellow", "red", "green", "blue", "grey", "black"), strict=True))
    ana = sit()
    page = ana.page
    page.goto("/?friends=charidice")
    page.get_by_label("Your name").fill("Ana")
    field = page.get_by_label("Colours of the dice")
    expect(field).to_be_hidden()
    page.locator("summary").click()
    expect(field).to_have_attribute("placeholder", "rgbeky gbekyr bekyrg ekyrgb kyrgbe yrgbek")
    field.fill("yyrgbe " + " ".join(words[1:]))
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(".fault")).to_contain_text("Die 1: the numbers 1 and 2 are both yellow.")
    assert "400" in ana.faults.pop()  # the browser notes what the server refused
    field.fill(" : ".join(words).upper())
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("dl")).to_contain_text(" ".join(words))
    page.locator("summary").click()
    expect(field).to_have_value(" ".join(words))
    field.fill("yrgbek")
    field.press("Tab")
    expect(page.locator(".fault", has_text="There are six dice, not 1.")).to_be_visible()
    assert "400" in ana.faults.pop()
    expect(page.locator("dl")).to_contain_text(" ".join(words))
    page.get_by_role("button", name="Start").click()
    for die, word in enumerate(words, 1):
        label = page.get_by_role("button", name=re.compile(rf"^Die {die}: \d, "))
        number = int(label.get_attribute("aria-label").split(": ")[1][0])
        expect(label).to_have_attribute("aria-label", re.compile(f"{number}, {names[word[number - 1]]}"))


def test_a_whole_game_by_keyboard(sit):
    ana = sit(size=DESK)
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Play Raj against bots").wait_for()
    press = ana.page.keyboard.press
    focused = "document.activeElement.ariaLabel ?? document.activeElement.textContent"
    for _ in range(20):
        press("Tab")
        if "Play Raj" in (ana.page.evaluate(focused) or ""):
            break
    press("Enter")
    ana.hand.first.wait_for()
    for _ in range(20):
        press("Tab")
        if ana.page.evaluate(focused) == "card 1":
            break
    for key, card in (("ArrowRight", 2), ("ArrowDown", 7), ("ArrowUp", 2), ("ArrowLeft", 1)):
        press(key)
        assert ana.page.evaluate(focused) == f"card {card}"
    for turn in range(1, 16):
        expect(ana.page.locator("main .turn")).to_have_text(f"Turn {turn} of 15")
        expect(ana.hand).to_have_count(16 - turn)
        assert ana.until(lambda turn=turn: ana.page.evaluate(focused) == f"card {turn}")
        press("Enter")
        press("Enter")
    expect(ana.page.locator(".end")).to_be_visible()


@pytest.mark.parametrize("game", ["Raj", "Charidice"])
@pytest.mark.parametrize("seats", [2, 4])
def test_on_a_phone_everything_needed_is_on_the_screen(sit, game, seats):
    ana = sit()
    ana.make_table(game.lower(), seats=seats, start=True)
    main = ana.page.locator(".actions .main")
    expect(main).to_be_in_viewport(ratio=1)
    pieces = ana.page.locator(".hand button" if game == "Raj" else ".dice button")
    expect(pieces.first).to_be_in_viewport(ratio=1)
    expect(pieces.last).to_be_in_viewport(ratio=1)
    root = "document.documentElement"
    assert ana.page.evaluate(f"{root}.scrollWidth <= innerWidth && {root}.scrollHeight <= innerHeight")


def test_a_spent_card_says_why_it_cannot_be_played(sit):
    ana = sit()
    ana.make_table("raj", plan=["me", "rank"], start=True)
    ana.bid(7)
    expect(ana.page.locator(".turn")).to_have_text("Turn 2 of 15")
    ana.page.locator('.hand button[aria-label="card 7, already played"]').click(force=True)
    expect(ana.page.locator(".mine .now")).to_contain_text("You do not hold the 7")


def test_a_game_without_a_drawing_of_its_own_can_be_played(sit):
    ana = sit()
    ana.make_table("pebbles", start=True)
    expect(ana.page.locator(".mine li").first).to_contain_text("you keep it")  # the game's words come from the server
    ana.page.locator(".mine li button").first.click()
    ana.page.get_by_role("button", name="Confirm").click()
    expect(ana.page.locator(".end")).to_be_visible()


def test_a_new_game_can_be_played_at_once(sit, house, tmp_path, monkeypatch):
    skeleton.write("dare", tmp_path)
    monkeypatch.setenv("SOBREMESA_GAMES", str(tmp_path))
    fresh = House(tmp_path / "data")  # the page is built once, for `house`
    try:
        ana = sit(house=fresh)
        ana.make_table("dare", plan=["me", "careful"], start=True, options={"rounds": 1})
        expect(ana.page.locator(".middle dl")).to_contain_text("In this turn")
        expect(ana.page.locator("[data-part=people] .score")).to_have_text(["0", "0"])
        ana.page.locator(".mine li button", has_text="keep").click()
        ana.page.get_by_role("button", name="Confirm").click()
        expect(ana.page.locator(".end")).to_be_visible()
        ana.page.close()  # before its server is gone
    finally:
        fresh.close()


def test_a_plain_table_shows_the_state_to_up_to_ten(sit):
    ana = sit()
    ana.make_table("tides", seats=10, start=True)
    table = ana.page.locator(".middle")
    expect(table.locator("dl")).to_contain_text("Your cards")
    expect(table.locator("tbody tr")).to_have_count(10)
    expect(table.locator("tbody svg")).to_have_count(10)
    ana.page.locator(".mine li button").last.click()
    ana.page.get_by_role("button", name="Confirm").click()
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="What happened").click()
    expect(ana.page.locator(".log")).to_contain_text("the highest")
    expect(table.locator("tbody tr").first).to_contain_text(re.compile(r"\d"))
