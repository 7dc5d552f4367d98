"""Table life in a real browser: fair deals, clocks, undo."""

from browsing import expect


def test_the_deals_are_checked_with_a_button(sit):
    ana = sit()
    ana.make_table("raj", seats=2, start=True, options={"bids": 2, "prizes": [1, 2]})
    ana.bid(1)
    ana.bid(2)
    ana.page.get_by_role("button", name="Check the deals").click()
    found = ana.page.locator("section.paper", has_text="What was checked")
    expect(found).to_contain_text("All 2 cards and dice are what secret, contributions and counter give")
    expect(found).to_contain_text("Seats that added a contribution of their own: 0.")
    expect(found).to_contain_text("What this browser added to the luck is in it.")
    expect(found).to_contain_text("The hash is the one this browser saw before the first card.")
    with ana.page.expect_download() as saved:
        found.get_by_role("link", name="Save the record").click()
    assert saved.value.suggested_filename.endswith(".json")
