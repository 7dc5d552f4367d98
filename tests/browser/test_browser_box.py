"""Beside the real box: a page that is referee and score pad, from recorded dice and cards."""

import json
import re

from browsing import axe, expect
from tapping import MOST, TAP

import sobremesa


def at_the_box(sit, game, names, **options):
    ana = sit()
    wish = {"seats": len(names), "plan": ["me"] * len(names), "others": names[1:], "name": names[0], "box": True}
    code = ana.make_table(game, options=options, **wish)
    return ana, code


def log_of(person, code):
    story = person.page.request.get(f"/api/tables/{code}/story?count=400").json()
    return [(entry["seat"], entry["move"]) for entry in story["entries"]]


def tap_faces(page, faces):
    """Two taps a die: the number, the colour."""
    for number, colour in faces:
        page.get_by_role("group", name="The number").get_by_role("button", name=str(number)).click()
        page.get_by_role("group", name="The colour").get_by_role("button", name=colour, exact=True).click()
    page.get_by_role("button", name="That is the roll").click()


def roll_of(numbers, dice):
    """Faces of our dice that show these numbers, the last die first."""
    names = dict(zip("yrgbek", ("yellow", "red", "green", "blue", "grey", "black"), strict=True))
    return [(number, names[word[number - 1]]) for number, word in zip(numbers, dice, strict=True)][::-1]


def test_a_whole_charidice_from_recorded_dice_with_a_mistake_corrected(sit):
    ana, code = at_the_box(sit, "charidice", ["Ana", "Rui"], rounds=2, greatest_gift=False)
    dice = sobremesa.game("charidice").options["dice"].default
    rolls = [[1, 2, 3, 4, 6, 6], [2, 2, 2, 2, 6, 6], [5, 5, 5, 1, 1, 3], [6, 5, 4, 3, 2, 1]]
    expect(ana.page.locator(".mine .now")).to_contain_text("What do the 6 dice show")
    assert axe(ana.page) == []
    same = roll_of(rolls[0], dice)[:-1]
    number = rolls[0][1] % 6 + 1
    tap_faces(
        ana.page,
        [
            *same,
            (
                number,
                dict(zip("yrgbek", ("yellow", "red", "green", "blue", "grey", "black"), strict=True))[
                    dice[1][number - 1]
                ],
            ),
        ],
    )
    expect(ana.page.locator(".mine .now")).to_contain_text("are on the same die")  # by the names of two faces
    ana.page.reload()
    for turn, numbers in enumerate(rolls):
        tap_faces(ana.page, roll_of(numbers, dice))
        expect(ana.page.locator(".turn")).to_contain_text("Ana" if turn % 2 == 0 else "Rui")
        ana.page.locator(".scroll ul button").first.click()
        ana.page.locator(".actions .main").click()
        if turn == 2:
            before = log_of(ana, code)
            ana.page.get_by_role("button", name="Menu").click()
            ana.page.get_by_role("button", name="Entries and corrections").click()
            expect(ana.page.get_by_role("heading", name="Round 1")).to_be_visible()
            assert axe(ana.page) == []
            ana.page.get_by_role("button", name="Correct: 1 · 2 · 3 · 4 · 6 · 6").click()
            expect(ana.page.get_by_text("Enter it anew. 15 later entries")).to_be_visible()
            tap_faces(ana.page, roll_of([1, 2, 3, 4, 6, 5], dice))
            # What was scored may no longer fit: then it is asked for, and the rest comes back
            if ana.page.locator(".scroll ul button").count():
                ana.page.locator(".scroll ul button").first.click()
                ana.page.locator(".actions .main").click()
            expect(ana.page.get_by_text("Enter it anew")).to_have_count(0)
            ana.until(lambda: len(log_of(ana, code)) == len(before))
            assert [move for _, move in log_of(ana, code)[7:]] == [move for _, move in before[7:]]
    ana.page.locator(".end").wait_for()
    expect(ana.page.locator(".end li")).to_have_count(2)


def test_raj_is_tapped_in_and_others_look_on(sit):
    ana, code = at_the_box(sit, "raj", ["Ana", "Rui"], bids=3, prizes=[6, 2, -1])
    eva = sit()
    eva.table(code)
    for prize, cards in (("+6", (3, 3)), ("+2", (2, 1)), ("−1", (1, 2))):
        expect(ana.page.locator(".mine .now")).to_have_text("Which prize is turned up?")
        ana.page.get_by_role("button", name=prize, exact=True).click()
        for seat, card in enumerate(cards):
            expect(ana.page.locator("header li.you")).to_contain_text(["Ana", "Rui"][seat])
            ana.bid(card)
    ana.page.locator(".end").wait_for()
    eva.page.locator(".end").wait_for()
    assert ana.page.locator("[data-part=curtain]").count() == 0
    assert eva.page.locator(".outcomes").count() == 0


def test_an_owner_teaches_the_dice_once(sit):
    ana = sit()
    ana.page.goto("/?box=charidice")
    ana.page.get_by_text("Your own dice").click()
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
    ana.page.goto("/?box=charidice")
    expect(ana.page.get_by_text("These are your dice")).to_be_visible()
    ana.page.get_by_label("Player 1").fill("Ana")
    ana.page.get_by_label("Player 2").fill("Rui")
    ana.page.get_by_role("button", name="Start").click()
    ana.page.locator(".faces").wait_for()
    code = re.search("/t/([A-Z]+)", ana.page.url)[1]
    assert ana.page.request.get(f"/api/tables/{code}").json()["table"]["options"]["dice"] == square


def test_a_whole_ratzzia_beside_the_box(sit):
    ana, code = at_the_box(sit, "ratzzia", ["Ana", "Rui"], goal=10)
    corrected = False
    for number in range(4 * MOST):
        outcomes = ana.page.locator(".outcomes button:enabled")
        if outcomes.count():
            outcomes.nth(number % 6).click()
        elif ana.page.evaluate(TAP, number) == "over":
            break
        if not corrected and number == 60:
            corrected = True
            entry = next(i for i, (seat, _) in enumerate(log_of(ana, code)) if seat is None)
            ana.page.request.post(f"/api/tables/{code}/correct", data={"entry": entry})
        ana.page.wait_for_timeout(15)
    assert ana.page.locator(".end").count()
