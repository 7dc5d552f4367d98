"""What is on the screen is one moment: nothing is told before it is seen, and what matters waits for people.

Time stands still in these pages until the test lets some of it pass."""

import datetime
import re

import pytest
from browsing import DESK, PHONE, axe, expect

SOCKETS = """
    window.sockets = []
    window.WebSocket = class extends WebSocket {
      constructor(...about) { super(...about); sockets.push(this) }
    }
"""
REVEAL = 950  # ms, and the cards have turned after 0.42 of it


def stopped(person, game, **wish):
    """The person at a table where time stands still."""
    person.page.clock.install()
    code = person.make_table(game, **{"start": True, "pace": "normal", **wish})
    person.page.locator("main .mine .now").wait_for()
    stop(person)
    return code


def stop(person):
    person.page.clock.pause_at(datetime.datetime.now(datetime.UTC) + datetime.timedelta(hours=1))


def scores(person):
    return person.page.locator("header li b")


def gains(person):
    return person.page.locator("header li small:not(.me)")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_reveal_of_raj_is_seen_before_it_is_told(sit, motion):
    ana = sit(size=DESK, reduced_motion=motion)
    ana.context.add_init_script(SOCKETS)
    page, log = ana.page, ana.page.locator(".log")
    here = page.locator("main")  # the rules beside it show tables, too
    now, turn = here.locator(".mine .now"), here.locator(".turn")
    stopped(ana, "raj", seats=2, plan=["me", "rank"], options={"bids": 5, "prizes": [3] * 5})
    ana.bid(5)
    expect(now).to_have_text("The cards are turned over.")
    expect(turn).to_have_text("Turn 1 of 5")
    expect(log).not_to_contain_text("takes")
    expect(scores(ana)).to_have_text(["0", "0"])
    if motion == "reduce":  # nothing moves, so the prize stays until the cards were seen
        lies = "one => [getComputedStyle(one).opacity, getComputedStyle(one).transform]"
        assert here.locator(".prizes").evaluate(lies) == ["1", "none"]
        assert here.locator(".prize").evaluate(lies) == ["1", "none"]
    page.clock.run_for(REVEAL // 2)
    expect(now).to_contain_text("Your 5 takes the mouse, +3")
    expect(log).to_contain_text("Your 5 takes")
    expect(turn).to_have_text("Turn 1 of 5")
    expect(scores(ana)).to_have_text(["0", "0"])
    expect(here.locator(".prize")).to_have_count(1)
    page.clock.run_for(REVEAL)
    expect(turn).to_have_text("Turn 2 of 5")
    expect(scores(ana)).to_have_text(["3", "0"])
    expect(gains(ana)).to_have_text(["+3"])

    page.evaluate("new Promise((done) => { sockets[0].addEventListener('close', done); sockets[0].close() })")
    page.clock.run_for(REVEAL)
    page.wait_for_function("() => sockets.length === 2")
    expect(gains(ana)).to_have_count(0)  # an old change of points is no news after a new connection
    expect(scores(ana)).to_have_text(["3", "0"])

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Look back").click()
    page.get_by_role("slider").fill("3")
    expect(now).to_contain_text("takes the mouse, +3")
    expect(turn).to_have_text("Turn 1 of 5")
    expect(here.locator(".prize")).to_have_count(1)  # with the cards that were bid for it
    expect(here.locator(".middle li.taker")).to_have_count(1)
    expect(gains(ana)).to_have_text(["+3"])


def test_charidice_asks_about_a_roll_once_it_is_seen(sit):
    ana, rui = sit(), sit()
    rui.page.clock.install()
    code = ana.make_table("charidice", name="Ana", seats=2, pace="normal")
    rui.page.request.post(f"/api/tables/{code}/join", data={"name": "Rui"})
    rui.table(code)
    ana.page.get_by_role("button", name="Start").click()
    rui.page.locator(".gift button", has_text="Not now").click()
    stop(rui)
    ana.page.get_by_role("button", name="Roll 6 dice").click()
    expect(rui.page.locator(".dice .rolling")).to_have_count(6)
    expect(rui.page.locator(".gift")).to_have_count(0)
    expect(rui.page.locator(".sentence .now")).to_contain_text("Ana keeps nothing")
    rui.page.clock.run_for(600)
    expect(rui.page.locator(".dice .rolling")).to_have_count(0)
    expect(rui.page.locator(".gift button")).to_have_count(2)


def test_the_end_of_a_round_of_linko_waits_until_it_was_seen(sit):
    ana = sit(size=PHONE)
    page, summary = ana.page, ana.page.locator(".summary")
    stopped(ana, "linko", name="Ana", seats=2, options={"dealt": 1, "rounds": 3})
    page.locator(".hand button[aria-disabled=false]").click()
    page.locator(".actions .main").click()
    # A two-digit number may leave no room for what was played before it
    expect(page.locator(".mine .now")).to_contain_text("Your hand is empty: round 1 ends")
    page.clock.run_for(2_000)
    expect(summary).to_contain_text("Round 1 is over")
    rows = summary.locator("tbody tr")
    expect(rows.nth(0).locator("td")).to_have_text(["+1", "0", "+1", "1"])
    expect(rows.nth(1).locator("td")).to_have_text(["0", "−1", "−1", "−1"])
    expect(page.locator(".turn")).to_have_text("Round 1 of 3")
    expect(page.locator("[data-seat='0'] .top")).to_have_count(1)  # the table as it was
    expect(page.locator(".hand")).to_have_count(0)  # the new hand comes after it
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".sentence .now")).to_contain_text("round 2 ends")  # the bot has played its only card
    page.clock.run_for(4_000)
    expect(summary).to_contain_text("Round 2 is over")
    page.clock.resume()  # axe waits for time to pass
    assert axe(page) == []
    expect(summary).to_contain_text("Round 2 is over")
    page.clock.run_for(31_000)  # nobody says anything: it goes on by itself
    expect(summary).to_have_count(0)
    expect(page.locator(".turn")).to_have_text("Round 3 of 3")
    expect(page.locator(".hand .layer")).to_have_count(1)


def test_a_match_of_several_games_of_raj_waits_between_them(sit):
    ana = sit()
    page, summary = ana.page, ana.page.locator(".summary")
    stopped(ana, "raj", seats=2, plan=["me", "rank"], options={"bids": 2, "prizes": [3, 3], "games": 2})
    for card in (2, 1):
        ana.bid(card)
        expect(page.locator(".mine .now")).to_have_text("The cards are turned over.")
        page.clock.run_for(2 * REVEAL)
    expect(summary).to_contain_text("Game 1 is over")
    expect(page.locator(".turn")).to_have_text("Game 1 of 2 · Turn 2 of 2")
    expect(page.locator(".hand")).to_have_count(0)
    expect(summary.locator("tbody tr").first.locator("td")).to_have_text([re.compile("[+−0]"), re.compile(r"\d")])
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".turn")).to_have_text("Game 2 of 2 · Turn 1 of 2")
    expect(page.locator(".hand button.gone")).to_have_count(0)


# One sign has one meaning, and everybody knows who they are


def test_in_ratzzia_too_a_framed_die_is_kept(sit):
    ana = sit()
    ana.make_table("ratzzia", seats=3, start=True)
    page, dice, main = ana.page, ana.page.locator(".dice button"), ana.page.locator(".actions .main")
    page.get_by_role("button", name="Roll 7 mice").click()
    expect(main).to_have_text("Roll 7 again")
    dice.nth(0).click()
    dice.nth(1).click()
    expect(page.locator(".dice .picked")).to_have_count(2)
    expect(dice.nth(0)).to_have_attribute("aria-label", re.compile(", kept$"))
    kept = dice.evaluate_all("all => all.slice(0, 2).map(one => one.textContent.trim())")
    expect(main).to_have_text("Roll 5 again")
    main.click()
    page.get_by_role("button", name="Tap a die, then a column").wait_for()
    faces = dice.evaluate_all("all => all.map(one => one.textContent.trim())")
    assert all(faces.count(face) >= kept.count(face) for face in kept)


def test_a_guest_has_a_name_of_their_own_which_a_tap_changes(sit):
    ana, rui = sit(), sit()
    code = ana.make_table("raj", seats=3)
    rui.table(code)
    mine = ana.page.locator(".people li").first
    expect(mine).to_contain_text("you")
    expect(mine).not_to_contain_text("Guest")
    ana.page.get_by_role("button", name="change your name").click()
    ana.page.get_by_role("dialog").get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Confirm").click()
    expect(rui.page.locator(".people li").first).to_contain_text("Ana")
    ana.page.get_by_role("button", name="Start").click()
    me = ana.page.locator("header li").first
    expect(me).to_contain_text("Ana")
    expect(me.locator(".me")).to_have_text("you")
    expect(ana.page.locator("[data-seat='0'] .me")).to_have_text("you")
    me.get_by_role("button").click()
    ana.page.get_by_role("dialog").get_by_label("Your name").fill("Ana Luísa")
    ana.page.get_by_role("button", name="Confirm").click()
    expect(rui.page.locator("header li").first).to_contain_text("Ana Luísa")


FOCUSED = "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"


def test_the_first_button_of_ratzzia_is_five_tabs_away(sit):
    ana = sit(size=DESK)
    ana.make_table("ratzzia", seats=3, start=True)
    ana.page.get_by_role("button", name="Roll 7 mice").wait_for()
    passed = []
    for _ in range(5):
        ana.page.keyboard.press("Tab")
        passed.append(ana.page.evaluate(FOCUSED))
    assert "Roll 7 mice" in passed


def test_a_hand_is_one_tab_stop_digits_choose_and_the_focus_comes_back(sit):
    ana = sit(size=DESK)
    ana.make_table("raj", seats=3, start=True)
    page, press = ana.page, ana.page.keyboard.press
    ana.hand.first.wait_for()
    assert page.locator(".hand button[tabindex='0']").count() == 1
    press("1")
    press("2")
    expect(page.locator('.hand button[aria-label="card 12"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".actions .main")).to_have_text("Play the 12")
    press("Enter")
    expect(page.locator("main .turn")).to_have_text("Turn 2 of 15")
    page.wait_for_function(f"() => ({FOCUSED}) === 'card 13'")  # the card that was played is gone
    press("ArrowLeft")
    press("ArrowLeft")
    assert page.evaluate(FOCUSED) == "card 11"
    press("Tab")
    assert page.evaluate("document.activeElement.matches('.actions .main')")


# Endings


def test_an_end_of_raj_shows_why_cheers_and_counts_what_i_reached(sit):
    """Two bots that bid alike cancel each other out and share their totals: those are struck out."""
    ana = sit()
    page = ana.page
    ana.make_table("raj", seats=3, plan=["me", "rank", "rank"], start=True, options={"bids": 2, "prizes": [3, 3]})
    for best in ("Your best: ", "You won "):
        for turn in (1, 2):
            expect(page.locator(".turn")).to_have_text(f"Turn {turn} of 2")
            ana.hand.last.click()
            page.locator(".actions .main").click()
        expect(page.locator(".end li")).to_have_count(3)
        expect(page.locator("[data-part=record]")).to_contain_text(best)
        if best == "Your best: ":
            page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".spoils s")).to_have_count(2)
    expect(page.locator(".spoils b.total")).to_have_count(1)
    assert page.locator(".cheer span").count() > 5
    expect(page.locator(".end ol")).to_be_hidden()  # on a phone the table comes first
    expect(page.locator(".spoils")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="See the scores").click()
    expect(page.locator(".end ol")).to_be_visible()
    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".end ol")).to_be_hidden()

    assert axe(page) == []

    page.get_by_role("button", name="Look back").click()
    page.get_by_role("slider").fill("0")
    page.clock.install()
    page.get_by_role("button", name="Play the replay").click()
    page.clock.run_for(400)
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Play the replay")).to_be_visible()


# Before a game


def test_boxes_say_how_long_and_how_hard_and_what_goes_on_comes_first(sit):
    ana = sit()
    page = ana.page
    ana.make_table("raj", seats=3, start=True)
    ana.hand.first.wait_for()
    page.goto("/")
    go_on = page.get_by_role("navigation", name="Continue playing")
    expect(go_on.get_by_role("link")).to_have_count(1)
    assert go_on.bounding_box()["y"] < page.locator(".table").bounding_box()["y"]
    linko = page.locator(".place", has=page.locator("a[href='/?game=linko']"))
    expect(linko).to_contain_text("2–5")
    expect(linko).to_contain_text("20–60 min")
    expect(linko).to_contain_text("medium")
    page.goto("/?friends=linko")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_text("Options").click()
    expect(page.get_by_label("Rounds")).to_be_visible()
    expect(page.get_by_label("Copies")).to_be_hidden()
    page.get_by_text("For experiments").click()
    expect(page.get_by_label("Copies")).to_be_visible()
    page.get_by_role("button", name="Create the table").click()
    start = page.get_by_role("button", name="Start")
    expect(start).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Seat a bot").first.click()
    levels = page.get_by_label("How the bots play").first
    expect(levels.locator("> option").first).to_have_text("Beginner")
    expect(levels.locator("optgroup option")).not_to_have_count(0)
    expect(start).to_be_in_viewport(ratio=1)
