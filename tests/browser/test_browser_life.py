"""Table life in a real browser: fair deals, clocks, undo."""

import re

from browsing import DESK, expect


def test_the_deals_are_checked_with_a_button(sit):
    ana = sit()
    ana.make_table("raj", name="Ana", seats=2, plan=["me", "rank"], start=True, options={"bids": 2, "prizes": [1, 2]})
    ana.bid(1)
    ana.bid(2)
    expect(ana.page.get_by_role("button", name="Check the deals")).to_be_visible()
    later = ana.context.new_page()  # another day, another window
    later.goto(ana.page.url)
    later.get_by_role("button", name="Check the deals").click()
    found = later.get_by_role("dialog", name="What was checked")
    expect(found).to_contain_text("The cards and dice were fair.")
    expect(found.get_by_role("listitem")).to_have_count(0)  # plain words first, the digits a tap deeper
    found.get_by_text("How this was checked").click()
    expect(found).to_contain_text("All 2 cards and dice follow from the secret, the contributions and the counter")
    expect(found).to_contain_text("Seats that contributed to the shuffle: Ana.")
    expect(found).to_contain_text("Your browser’s share of the shuffle was used.")
    expect(found).to_contain_text("The fingerprint is the one this browser saw before the first card.")
    expect(found).to_contain_text("The pledges are the ones this browser saw before it opened its own.")
    expect(found).to_contain_text("the rules of Raj")
    with later.expect_download() as saved:
        found.get_by_role("link", name="Save the record").click()
    assert saved.value.suggested_filename.endswith(".json")


def test_a_clock_runs_and_a_bot_keeps_the_seat_warm(sit):
    ana, rui = sit(), sit()
    code = ana.make_table("raj", seats=2, clock={"kind": "move", "seconds": 5})
    rui.page.request.post(f"/api/tables/{code}/join", data={"name": "Rui"})
    rui.table(code)
    ana.page.get_by_role("button", name="Start").click()
    clock = ana.page.locator(".clock.runs").first
    expect(clock).to_have_text(re.compile("0:0[1-5]"))
    rui.bid(9)
    ana.page.get_by_role("button", name="I am back").click()
    expect(ana.page.get_by_role("button", name="I am back")).to_have_count(0)
    expect(ana.hand.first).to_be_visible(timeout=15_000)  # the bot may have bid for her already: then it is Rui's time


def test_a_table_is_made_with_a_clock_and_memory_aids(sit):
    ana = sit()
    ana.page.goto("/?friends=raj")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_text("Options").click()
    ana.page.get_by_label("Clock").select_option(label="10 minutes in all")
    ana.page.get_by_label("Memory aids").check()
    ana.page.get_by_role("button", name="Create the table").click()
    expect(ana.page.locator("dl")).to_contain_text("10 minutes in all")
    expect(ana.page.locator("dl")).to_contain_text("Memory aids")


def test_a_bid_is_taken_back_while_somebody_is_still_choosing(sit):
    ana, rui = sit(), sit()
    code = ana.make_table("raj", seats=2)
    rui.page.request.post(f"/api/tables/{code}/join", data={"name": "Rui"})
    rui.table(code)
    ana.page.get_by_role("button", name="Start").click()
    ana.bid(9)
    ana.page.get_by_role("button", name="Undo").click()
    ana.bid(14)
    rui.bid(3)
    expect(ana.page.locator(".turn")).to_have_text("Turn 2 of 15")
    expect(ana.page.get_by_role("button", name="Undo")).to_have_count(0)
    assert 9 in ana.held()


def test_the_log_forgets_older_bids(sit):
    ana = sit(size=DESK)
    ana.make_table("raj", name="Ana", seats=2, plan=["me", "rank"], start=True)
    for turn, card in enumerate((13, 12, 2), 1):
        ana.bid(card)
        expect(ana.page.locator("main .turn")).to_have_text(f"Turn {turn + 1} of 15")
    log = ana.page.locator(".log").first
    expect(log).to_contain_text("Ana 2,")
    expect(log).not_to_contain_text("Ana 13")
    expect(log).not_to_contain_text("Ana 12")


def test_who_does_not_open_what_was_pledged_is_named(sit):
    ana, rui = sit(), sit()
    code = ana.make_table("raj", name="Ana", seats=2)
    rui.page.request.post(f"/api/tables/{code}/join", data={"name": "Rui"})
    rui.page.request.post(f"/api/tables/{code}/pledge", data={"hash": "ab" * 32})
    ana.page.get_by_role("button", name="Start").click()
    expect(ana.page.get_by_role("status")).to_contain_text("Rui did not answer in time")
    ana.bid(3)
    fair = ana.page.request.get(f"/api/tables/{code}").json()["table"]["fair"]
    assert [deal["unopened"] for deal in fair["voided"]] == [[1]]
    assert fair["contributions"][0]
    assert fair["contributions"][1] is None
