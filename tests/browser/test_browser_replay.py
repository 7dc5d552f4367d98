"""Looking back through a game, sharing a moment of it, and playing on from there."""

from browsing import expect

SHORT = {"bids": 3, "prizes": [3, 3, 3]}


def looks_back(person):
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Look back").click()


def slide(person, at):
    person.page.get_by_role("slider").fill(str(at))


def held(person):
    return person.page.locator(".mine li b")


def finished(sit):
    """Ana's game of three turns against a bot, over."""
    ana = sit()
    code = ana.make_table("raj", name="Ana", seats=2, plan=["me", "random"], options=SHORT, start=True)
    for turn, card in enumerate((1, 2, 3), 1):
        expect(ana.page.locator(".turn")).to_have_text(f"Turn {turn} of 3")
        ana.bid(card)
    ana.page.locator(".end").wait_for()
    return ana, code


def test_while_it_lasts_one_looks_back_with_one_s_own_eyes(sit):
    ana, rui = sit(), sit()
    code = ana.make_table("raj", name="Ana", seats=2, options=SHORT)
    rui.table(code)
    rui.page.get_by_label("Your name").fill("Rui")
    rui.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator(".people ol")).to_contain_text("Rui")
    ana.page.get_by_role("button", name="Start").click()
    ana.bid(2)
    looks_back(ana)
    slide(ana, 2)
    expect(held(ana)).to_have_text(["2", "1", "3"])
    expect(ana.page.get_by_role("button", name="Play on")).to_have_count(0)
    expect(ana.page.get_by_label("View as")).to_have_count(0)
    looks_back(rui)
    slide(rui, 2)
    expect(held(rui)).to_have_text(["1", "2", "3"])
    rui.page.get_by_role("button", name="Back to the game").click()
    rui.bid(1)
    expect(rui.page.locator(".turn")).to_have_text("Turn 2 of 3")


def test_afterwards_with_any_eyes_and_with_everything_open(sit):
    ana, _ = finished(sit)
    looks_back(ana)
    slide(ana, 2)
    rows = ana.page.locator(".mine li")
    expect(rows).to_have_count(1)
    ana.page.get_by_label("View as").select_option("everything face up")
    expect(rows).to_have_count(2)
    expect(ana.page.get_by_role("slider")).to_have_value("2")
    ana.page.get_by_label("View as").select_option(index=1)
    expect(rows).to_have_count(1)
    expect(ana.page.locator("header li").nth(1)).to_contain_text("you")


def test_a_moment_is_shared_and_played_on_from(sit):
    ana, code = finished(sit)
    looks_back(ana)
    slide(ana, 1)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.page.get_by_role("button", name="Share this moment").click()
    expect(ana.page.get_by_role("button", name="Copied")).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/t/{code}?at=1&eyes=0")

    eva = sit()
    eva.page.goto(link)
    expect(eva.page.get_by_role("slider")).to_have_value("1")
    expect(eva.page.locator(".turn")).to_have_text("Turn 1 of 3")
    expect(held(eva)).to_have_text(["1", "2", "3"])
    eva.page.get_by_role("button", name="Play on from here as Ana").click()
    expect(eva.hand).to_have_count(3)
    assert code not in eva.page.url
    eva.bid(3)
    expect(eva.page.locator(".turn")).to_have_text("Turn 2 of 3")
