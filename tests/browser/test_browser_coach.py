"""Hints while one plays, and where the result came from afterwards."""

import re

from browsing import axe, expect

SHORT = {"bids": 2, "prizes": [1, 9]}
PATIENCE = 120_000  # ms: a process that thinks is started first


def begin(ana):
    code = ana.make_table("raj", name="Ana", seats=2, plan=["me", "random"], options=SHORT, start=True)
    expect(ana.page.locator(".turn")).to_have_text("Turn 1 of 2")
    return code


def lose(ana, code):
    """The high card for the low prize, or the other way round: a mistake, whatever the other bids."""
    seen = ana.page.request.get(f"/api/tables/{code}/state").json()["now"]["view"]["pile"]
    for turn, card in enumerate((1, 2) if seen == [9] else (2, 1), 1):
        expect(ana.page.locator(".turn")).to_have_text(f"Turn {turn} of 2")
        ana.bid(card)
    ana.page.locator(".end").wait_for()


def test_a_hint_then_the_report_whose_moments_open_in_the_replay_then_all_my_games(sit):
    ana = sit()
    code = begin(ana)
    ana.page.get_by_role("button", name="Hint").click()
    hints = ana.page.get_by_role("dialog", name="Hint").locator("li")
    expect(hints).to_have_count(2, timeout=PATIENCE)
    expect(hints.first).to_contain_text("of 100")
    ana.page.get_by_role("button", name="Close").click()
    lose(ana, code)
    ana.page.get_by_role("button", name="Luck and skill").click()
    report = ana.page.get_by_role("dialog", name="Luck and skill")
    expect(report.locator("table")).to_contain_text("result", timeout=PATIENCE)
    expect(report.locator("tbody tr")).to_have_count(7)
    for light in ("light", "dark"):
        ana.page.emulate_media(color_scheme=light)
        assert axe(ana.page) == []
    mistake = report.get_by_role("button", name="the costliest decision")
    text = mistake.inner_text()
    before = str(int(re.search(r"\d+", text)[0]) - 1)  # the entry that the sentence names
    mistake.click()
    expect(ana.page.get_by_role("slider")).to_have_value(before)
    expect(ana.page.get_by_role("status").get_by_text(text)).to_be_visible()
    ana.page.get_by_role("button", name="Earlier").click()
    expect(ana.page.get_by_text(text)).to_have_count(0)
    ana.page.get_by_role("button", name="Back to the game").click()
    ana.page.get_by_role("button", name="Luck and skill").click()
    report.get_by_role("combobox").select_option(index=1)
    expect(report.locator(".lead")).not_to_contain_text("You")
    report.get_by_role("img", name="Chances to win").click()
    expect(ana.page.get_by_role("slider")).to_be_visible()
    lose(ana, begin(ana))
    ana.page.goto("/?me")
    mine = ana.page.get_by_role("region", name="Luck and skill over time")
    expect(mine.get_by_text("One finished game has no report yet.")).to_be_visible()
    expect(mine.get_by_text("One game; wins:")).to_be_visible()
    mine.get_by_role("button", name="Analyse now").click()
    expect(mine.get_by_text("2 games; wins:")).to_be_visible(timeout=PATIENCE)
    expect(mine.get_by_role("img", name="Accuracy of each game")).to_be_visible()
    mine.get_by_text("Game by game").click()
    expect(mine.locator("tbody tr")).to_have_count(2)
    mine.get_by_role("link", name="Practise").click()
    expect(ana.page.get_by_text("Your mistakes")).to_be_visible()
    expect(ana.hand).to_have_count(2)
