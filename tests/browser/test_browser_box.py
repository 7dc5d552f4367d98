"""Beside the real box: a page that is referee and score pad, from recorded dice and cards."""

import json
import re

import pytest
from boxing import COLOURS, OURS, TAPS, at_the_box, log_of, recorded, runs, taps, with_a_mistake
from browsing import axe, expect

import sobremesa


def a_whole_game_with_a_mistake(sit, record, after, more):
    """From recorded dice: a roll is entered wrongly, and corrected some moves later; the rest is as it was."""
    game = record["game"]
    right = [tuple(entry) for entry in record["log"]]
    wrong, start, end = with_a_mistake(record, after, more)
    ana, code = at_the_box(sit, game, ["Ana", "Rui"], **record["options"])
    page = ana.page
    page.locator(".mine .now").wait_for()
    page.evaluate(TAPS, taps(game, wrong))
    ana.until(lambda: log_of(ana, code) == wrong)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Entries and corrections").click()
    row = sum(1 for begin, _ in runs(wrong) if begin < start)
    page.get_by_role("button", name="Correct:").nth(row).click()
    expect(page.get_by_text(f"Enter it again. Of {len(wrong) - end} later entries")).to_be_visible()
    parts = {part: page.locator(f"[data-part={part}]").first.bounding_box() for part in ("ask", "people")}
    assert parts["ask"]["y"] + parts["ask"]["height"] <= parts["people"]["y"] + 1  # it covers nothing
    assert axe(page) == []
    page.evaluate(TAPS, taps(game, right[:end], start))
    expect(page.get_by_text("Enter it again")).to_have_count(0)
    assert log_of(ana, code) == right[: len(wrong)]
    page.evaluate(TAPS, taps(game, right, len(wrong)))
    page.locator(".end").wait_for()
    saved = page.request.get(f"/api/tables/{code}/record").json()
    assert saved["result"] == record["result"]
    assert sobremesa.replay(saved).scores == record["result"]["scores"]
    return ana


def test_a_whole_charidice_from_recorded_dice_with_a_mistake_corrected(sit):
    ana = a_whole_game_with_a_mistake(sit, recorded("charidice", 2), after=60, more=6)
    expect(ana.page.locator(".end li").first).to_contain_text("Rui")
    assert axe(ana.page) == []


def test_a_short_ratzzia_from_recorded_dice_with_a_mistake_corrected(sit):
    """As recorded until ten food can go into the bag, which are enough here."""
    long = recorded("ratzzia", 2)
    short = {"log": [*long["log"][:109], [0, "protect"]], "options": {**long["options"], "goal": 10}}
    result = {"scores": [10, 0], "winners": [0], "reason": "goal"}
    ana = a_whole_game_with_a_mistake(sit, {**long, **short, "result": result}, after=60, more=8)
    expect(ana.page.locator(".end li").first).to_contain_text("Ana")
    assert axe(ana.page) == []


@pytest.mark.exhaustive
def test_a_whole_ratzzia_from_recorded_dice_with_a_mistake_corrected(sit):
    ana = a_whole_game_with_a_mistake(sit, recorded("ratzzia", 25), after=200, more=8)
    expect(ana.page.locator(".end li").first).to_contain_text("Rui")


def test_names_as_long_as_they_may_be_have_their_place(sit):
    names = ["Grandma Conceição II", "Ana", "Zé", "Rui"]
    for game in ("raj", "linko_pad", "ratzzia", "charidice"):
        ana, _ = at_the_box(sit, game, names)
        ana.page.locator(".mine .now").wait_for()
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
        name = ana.page.get_by_text("Ana", exact=True)
        highest = "names => Math.max(0, ...names.map((name) => name.getBoundingClientRect().height))"
        ana.until(lambda: 0 < name.evaluate_all(highest) < 36)  # one line


def tap_faces(page, faces):
    """Two taps a die: the number, the colour."""
    for number, colour in faces:
        page.get_by_role("group", name="The number").get_by_role("button", name=str(number)).click()
        page.get_by_role("group", name="The colour").get_by_role("button", name=colour, exact=True).click()
    page.get_by_role("button", name="That is the roll").click()


def test_dice_that_cannot_lie_so_are_refused_by_name_and_mended(sit):
    ana, code = at_the_box(sit, "charidice", ["Ana", "Rui"])
    faces = [(number, COLOURS[word[number - 1]]) for number, word in zip([1, 2, 3, 4, 6, 6], OURS, strict=True)]
    tap_faces(ana.page, [*faces[:5], (3, COLOURS[OURS[0][2]])])
    expect(ana.page.locator(".mine .now")).to_have_text(
        f"The {faces[0][1]} 1 and the {COLOURS[OURS[0][2]]} 3 are on the same die."
    )
    ana.page.get_by_role("list", name="Dice").get_by_role("button").last.click()  # that one again, and only that
    tap_faces(ana.page, faces[5:])
    ana.until(lambda: len(log_of(ana, code)) == 6)


def test_raj_is_tapped_in_others_look_on_and_help_and_the_end_is_told(sit):
    ana, code = at_the_box(sit, "raj", ["Ana", "Rui"], bids=3, prizes=[6, 2, -1])
    eva = sit()
    eva.table(code)
    eva.page.locator(".mine .now").wait_for()

    def turn(person, prize, cards):
        expect(person.page.locator(".mine .now")).to_have_text("Which prize is turned up?")
        person.page.get_by_role("button", name=prize, exact=True).click()
        for name, card in zip(("Ana", "Rui"), cards, strict=True):
            expect(person.page.locator(".mine .now")).to_have_text(f"Which card does {name} play?")
            assert person.page.locator(".me").count() == 0  # all read it: nobody is “you”
            person.bid(card)

    turn(ana, "+6", (3, 3))
    turn(ana, "+2", (2, 1))
    expect(ana.page.locator(".mine .now")).to_have_text("Which prize is turned up?")
    assert eva.page.locator(".outcomes").count() == 0
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="At the table").click()
    ana.page.get_by_label("Everybody with the link may enter things, too").check()
    ana.page.keyboard.press("Escape")
    turn(eva, "−1", (1, 2))
    for person in (ana, eva):
        person.page.locator(".end").wait_for()
        assert person.page.locator("[data-part=curtain]").count() == 0
        expect(person.page.locator(".mine .now")).to_have_text("Ana wins with the most points.")
    ana.page.get_by_role("button", name="Luck and skill").click()
    report = ana.page.get_by_role("dialog", name="Luck and skill")
    expect(report.locator("table")).to_contain_text("result", timeout=120_000)  # a process that thinks is started first
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Entries and corrections").click()
    expect(ana.page.get_by_role("button", name="Correct: Ana: 3")).to_be_visible()
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("link", name="Save the record").click()
    assert sobremesa.replay(json.loads(saved.value.path().read_text())).scores == [7, 0]


def test_dice_by_keyboard(sit):
    ana, code = at_the_box(sit, "ratzzia", ["Ana", "Rui"])
    main = ana.page.locator(".actions .main")
    main.focus()
    ana.page.keyboard.press("Enter")
    ana.page.locator(".roll").wait_for()
    for face in "555112":
        ana.page.keyboard.press(face)
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    ana.until(lambda: [move for _, move in log_of(ana, code)] == ["roll", *"555112"])
    assert axe(ana.page) == []


def test_an_owner_types_the_board_and_shares_it_as_a_file(sit, tmp_path):
    """What breaks the rules of boards is said; what was typed is there again all the same."""
    ana, rui = sit(), sit(color_scheme="dark")
    ana.page.goto("/?box=ratzzia")
    ana.page.get_by_text("Your own board").click()
    ana.page.get_by_label("Food").first.fill("7")
    ana.page.get_by_label("Food").first.press("Tab")
    grey = ana.page.get_by_role("group", name="The cat").get_by_role("spinbutton").first
    before = grey.input_value()
    grey.fill("7")
    grey.press("Tab")
    ana.page.get_by_label("Player 1").fill("Ana")
    ana.page.get_by_label("Player 2").fill("Rui")
    ana.page.get_by_role("button", name="Start").click()
    expect(ana.page.get_by_role("alert").filter(has_text="at most 8")).to_be_visible()
    ana.page.reload()
    expect(grey).to_have_value("7")
    grey.fill(before)
    grey.press("Tab")
    ana.page.get_by_role("button", name="Check and keep").click()
    expect(ana.page.get_by_text("This is your board")).to_be_visible()
    ana.faults.clear()  # the browser notes that the server refused
    assert axe(ana.page) == []
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(file := tmp_path / saved.value.suggested_filename)
    typed = sobremesa.game("ratzzia").match(seats=2, board=file).options["board"]  # a terminal takes it, too
    assert typed["column"][0]["spaces"][-1]["food"] == 7
    rui.page.goto("/?box=ratzzia")
    rui.page.get_by_text("Your own board").click()
    rui.page.locator("input[type=file]").first.set_input_files(file)
    expect(rui.page.get_by_text("This is your board")).to_be_visible()
    assert axe(rui.page) == []
    rui.page.get_by_label("Player 1").fill("Rui")
    rui.page.get_by_label("Player 2").fill("Ana")
    rui.page.get_by_role("button", name="Start").click()
    rui.page.locator(".middle").wait_for()
    code = re.search("/t/([A-Z]+)", rui.page.url)[1]
    assert rui.page.request.get(f"/api/tables/{code}").json()["table"]["options"]["board"] == typed
    assert typed["meta"]["origin"] == "box"


def test_an_owner_teaches_the_dice_once(sit):
    ana = sit(color_scheme="dark")
    ana.page.goto("/?box=charidice")
    ana.page.get_by_text("Your own dice").click()
    ana.page.get_by_role("group", name="Die 1").get_by_role("button").first.click()
    ana.page.get_by_label("Player 1").fill("Ana")
    ana.page.get_by_label("Player 2").fill("Rui")
    ana.page.get_by_role("button", name="Start").click()  # not with dice that are known by half
    expect(ana.page.get_by_role("alert").filter(has_text="35 numbers have no colour yet")).to_be_visible()
    square = ["yrgbek", "rgbeky", "gbekyr", "bekyrg", "ekyrgb", "kyrgbe"]
    wrong = {
        "name": "dice.json",
        "mimeType": "application/json",
        "buffer": json.dumps({"dice": square[:5] + square[:1]}).encode(),
    }
    ana.page.locator("input[type=file]").first.set_input_files(wrong)
    expect(ana.page.get_by_role("alert").first).to_contain_text("both show it in")
    ana.faults.clear()  # the browser notes that the server refused
    right = {**wrong, "buffer": json.dumps({"dice": square}).encode()}
    ana.page.locator("input[type=file]").first.set_input_files(right)
    expect(ana.page.get_by_text("These are your dice")).to_be_visible()
    assert axe(ana.page) == []
    ana.page.goto("/?box=charidice")
    expect(ana.page.get_by_text("These are your dice")).to_be_visible()
    ana.page.get_by_label("Player 1").fill("Ana")
    ana.page.get_by_label("Player 2").fill("Rui")
    ana.page.get_by_role("button", name="Start").click()
    ana.page.locator(".faces").wait_for()
    code = re.search("/t/([A-Z]+)", ana.page.url)[1]
    assert ana.page.request.get(f"/api/tables/{code}").json()["table"]["options"]["dice"] == square
