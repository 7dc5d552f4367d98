"""Several people at one table, in browsers of their own."""

import json
import re

from browsing import expect


def seated(sit, *, bids, **about):
    """Ana and Rui at a table of Raj whose prizes are all the same."""
    ana, rui = sit(**about), sit(**about)
    options = {"bids": bids, "prizes": [3] * bids}
    code = ana.make_table("raj", name="Ana", seats=2, options=options)
    rui.table(code)
    rui.page.get_by_label("Your name").fill("Rui")
    rui.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator(".people li").nth(1)).to_contain_text("Rui")
    ana.page.get_by_role("button", name="Start").click()
    ana.hand.first.wait_for()
    rui.hand.first.wait_for()
    return ana, rui, code


def test_an_address_that_is_no_code_says_so(sit):
    eve = sit()
    eve.page.goto("/t/%E0%A4%A")
    expect(eve.page.get_by_text("There is no table")).to_be_visible()
    eve.faults.clear()  # the browser notes that the server has none


def test_friends_join_by_code_and_see_each_other(sit):
    ana, rui = sit(), sit()
    ana.page.goto("/?friends=raj")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_text("Options").click()
    expect(ana.page.get_by_label("Tie-break")).to_be_visible()
    ana.page.get_by_role("button", name="Create the table").click()
    code = re.sub(r"\s", "", ana.page.locator(".code").inner_text())
    assert re.fullmatch("[A-Z]{6}", code)
    assert ana.page.locator("img[alt*=QR]").evaluate("image => image.decode().then(() => image.naturalWidth > 0)")

    rui.page.goto("/")
    rui.page.get_by_label("Join a table").fill(f"{code[:3]}-{code[3:]}".lower())
    rui.page.get_by_role("button", name="Join", exact=True).click()
    rui.page.get_by_label("Your name").fill("Rui")
    rui.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator(".people li").nth(1)).to_contain_text("Rui")
    expect(rui.page.locator(".people li").nth(0)).to_contain_text("Ana")

    ana.page.get_by_role("button", name="Seat a bot").click()
    ana.page.get_by_role("button", name="Start").click()
    expect(rui.page.locator(".turn")).to_have_text("Turn 1 of 15")
    rui.bid(4)
    expect(rui.page.locator(".mine .now")).to_have_text("Ana is choosing")
    rui.page.reload()
    expect(rui.page.locator(".mine .now")).to_have_text("Ana is choosing")
    rui.page.get_by_role("button", name="Undo").click()
    expect(rui.hand).to_have_count(15)


def test_a_hidden_card_is_nowhere_before_the_reveal(sit):
    """Two worlds that differ only in Ana's card look the same to Rui: every message, and the whole page."""
    worlds = []
    for card in (2, 4):
        ana, rui, code = seated(sit, bids=5)
        before = len(rui.heard)  # until then the two worlds are one, and nothing says in which order people came
        ana.bid(card)
        expect(rui.page.locator('li[data-seat="0"] .fresh')).to_be_visible()
        rui.page.wait_for_timeout(300)
        page = rui.page.locator("#app").inner_html()
        told = [
            frame for frame in map(json.loads, rui.heard[before:]) if frame["type"] != "table"
        ]  # those: who comes and goes
        heard = [json.dumps(frame, sort_keys=True) for frame in told]
        worlds.append((same(code, page), [same(code, frame) for frame in heard]))
        rui.bid(1)
        expect(rui.page.locator(f'li[data-seat="0"][aria-label*="{card}"]')).to_be_visible()
    (page, heard), (other_page, other_heard) = worlds
    assert heard == other_heard
    assert plain(page) == plain(other_page)


def same(code: str, text: str) -> str:
    """Without what differs from table to table: its code, the luck that its deals come from, and who comes when."""
    text = re.sub(r'"here": \w+', "HERE", re.sub(code, "CODE", text))
    return re.sub(r"[0-9a-f]{16,}", "LUCK", text)


def plain(page: str) -> str:
    """Without the names that the framework gives its own groups."""
    return re.sub(r"<!--.*?-->", "", page)


def test_who_watches_sees_the_table_but_no_hand(sit):
    _, _, code = seated(sit, bids=3)
    eva = sit()
    eva.table(code)
    expect(eva.page.locator(".turn")).to_have_text("Turn 1 of 3")
    expect(eva.page.locator(".hand")).to_have_count(0)
    expect(eva.page.locator(".mine .now")).to_have_text("Ana and Rui are choosing")


def test_a_server_killed_in_mid_game_loses_nothing(sit, own_house):
    ana = sit(house=own_house)
    ana.house_was_down = True
    ana.make_table("raj", seats=3, start=True)
    for turn, card in enumerate((3, 8, 14), 2):
        ana.bid(card)
        expect(ana.page.locator(".turn")).to_have_text(f"Turn {turn} of 15")
    held = ana.held()
    scores = ana.page.locator("header li b").all_inner_texts()

    own_house.kill()
    expect(ana.page.locator(".offline")).to_be_visible()
    ana.bid(11)  # on its way until the server is back
    expect(ana.page.locator(".actions .main")).to_have_attribute("aria-busy", "true")
    own_house.start()

    expect(ana.page.locator(".turn")).to_have_text("Turn 5 of 15")
    expect(ana.page.locator(".offline")).to_have_count(0)
    assert ana.held() == [card for card in held if card != 11]
    before = len(scores)
    ana.page.reload()
    expect(ana.page.locator(".turn")).to_have_text("Turn 5 of 15")
    assert ana.page.locator("header li b").count() == before
    ana.bid(1)
    expect(ana.page.locator(".turn")).to_have_text("Turn 6 of 15")


def test_without_a_network_it_says_so_and_goes_on_later(sit):
    ana = sit()
    ana.page.goto("/")
    play = ana.page.get_by_role("button", name="Play Raj against bots")
    play.wait_for()
    ana.house_was_down = True
    ana.context.set_offline(True)
    play.click()
    expect(ana.page.get_by_role("alert")).to_contain_text("cannot be reached")
    ana.context.set_offline(False)
    play.click()
    ana.bid(5)
    expect(ana.page.locator(".turn")).to_have_text("Turn 2 of 15")
    ana.page.goto("/")
    ana.page.get_by_role("navigation", name="Continue playing").get_by_role("link").first.click()
    expect(ana.page.locator(".turn")).to_have_text("Turn 2 of 15")
