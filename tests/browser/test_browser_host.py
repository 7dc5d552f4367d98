"""The host's powers, what people agree to, and table talk, in browsers."""

from browsing import expect


def at_a_table(sit, *names, **what):
    """People in the lobby of a table of Raj; the first is the host."""
    people = [sit() for _ in names]
    code = people[0].make_table("raj", name=names[0], **{"seats": len(names), **what})
    for person, name in zip(people[1:], names[1:], strict=True):
        joins(person, code, name)
        expect(people[0].page.locator(".people ol")).to_contain_text(name)
    return people, code


def joins(person, code, name):
    person.table(code)
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Sit down").click()


def rows(person):
    return person.page.locator(".people ol li")


def menu(person, entry):
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=entry).click()


def ends(person):
    menu(person, "End this game")
    person.page.locator("dialog .main").click()


def test_the_host_arranges_the_table_before_the_game(sit):
    (ana, rui), _ = at_a_table(sit, "Ana", "Rui", seats=3)
    ana.page.get_by_role("button", name="Rui: more").click()
    ana.page.get_by_role("button", name="Move one seat up").click()
    expect(rows(rui).nth(0)).to_contain_text("Rui")
    expect(rows(rui).nth(0)).to_contain_text("you")
    expect(rows(ana).nth(1)).to_contain_text("host")

    ana.page.get_by_role("button", name="Seat a bot").click()
    levels = ana.page.get_by_label("How the bots play")
    expect(levels.locator("option")).to_contain_text(["Beginner", "Easy", "Medium", "Hard", "Master"])
    levels.select_option("Easy")
    expect(rows(rui).nth(2)).to_contain_text("Easy")

    ana.page.get_by_text("Seats and options").click()
    ana.page.get_by_role("radio", name="4").dispatch_event("click")
    ana.page.get_by_label("Tie-break").select_option(index=1)
    expect(rows(rui)).to_have_count(4)
    expect(rui.page.locator(".people dl")).to_contain_text("Tie-break")

    ana.page.get_by_role("button", name="Rui: more").click()
    ana.page.get_by_role("button", name="Make them the host").click()
    expect(rows(rui).nth(0)).to_contain_text("host")
    expect(ana.page.get_by_role("button", name="Start")).to_have_count(0)
    rui.page.get_by_role("button", name="Start").click()
    rui.hand.first.wait_for()
    ana.hand.first.wait_for()


def test_a_locked_table_takes_nobody_and_who_is_sent_away_may_watch(sit):
    (ana, rui), code = at_a_table(sit, "Ana", "Rui")
    ana.page.get_by_label("Lock the table").check()
    ana.page.get_by_role("button", name="Rui: more").click()
    ana.page.get_by_role("button", name="Send Rui away").click()
    expect(rui.page.get_by_role("alert")).to_contain_text("You no longer have a seat here.")
    expect(rui.page.get_by_role("button", name="Sit down")).to_have_count(0)
    ana.page.get_by_label("Lock the table").uncheck()
    joins(rui, code, "Rui")
    expect(rows(ana).nth(1)).to_contain_text("Rui")


def test_a_friend_takes_a_bot_s_seat_and_a_bot_a_friend_s_in_mid_game(sit):
    ana, rui = sit(), sit()
    code = ana.make_table("raj", name="Ana", seats=3, start=True)
    ana.bid(5)
    rui.table(code)
    rui.page.get_by_role("button", name="Take over a bot’s seat").click()
    rui.page.get_by_label("Your name").fill("Rui")
    rui.page.get_by_role("radio").nth(1).check(force=True)
    rui.page.get_by_role("button", name="Ask the host for this seat").click()
    expect(rui.page.get_by_text("The host has been asked.")).to_be_visible()
    expect(rui.page.locator(".hand")).to_have_count(0)
    expect(ana.page.get_by_text("Rui would like to take over from")).to_be_visible()
    ana.page.get_by_role("button", name="Let them play").click()
    expect(rui.page.locator(".hand")).to_be_visible()
    expect(ana.page.locator("header li").nth(2)).to_contain_text("Rui")
    expect(ana.page.get_by_text("Rui now plays for")).to_be_visible()

    menu(ana, "At the table")
    ana.page.get_by_role("button", name="Rui: more").click()
    ana.page.get_by_role("button", name="A bot in Rui’s place").click()
    expect(rui.page.locator(".told")).to_contain_text("You no longer have a seat here. You can watch.")
    expect(rui.page.locator(".hand")).to_have_count(0)
    expect(ana.page.get_by_text("Rui has left.")).to_be_visible()
    rui.page.get_by_role("button", name="Take over a bot’s seat").click()
    rui.page.get_by_role("button", name="Ask the host for this seat").click()
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="No", exact=True).click()
    expect(rui.page.get_by_text("You did not get the seat.")).to_be_visible()


def test_only_those_seated_see_it_where_watching_is_off(sit):
    (ana, rui), code = at_a_table(sit, "Ana", "Rui")
    eva = sit()
    eva.table(code)
    ana.page.get_by_label("Anyone with the link can watch").uncheck()
    ana.page.get_by_role("button", name="Start").click()
    rui.hand.first.wait_for()
    expect(eva.page.get_by_role("heading", level=1)).to_have_text("Only the players at the table can see this game")
    expect(eva.page.get_by_text("Only those who have a seat")).to_be_visible()


def test_all_agree_to_pause_and_to_end(sit):
    (ana, rui), _ = at_a_table(sit, "Ana", "Rui")
    ana.page.get_by_role("button", name="Start").click()
    rui.hand.first.wait_for()
    menu(rui, "Pause")
    expect(rui.page.locator(".told .ask")).to_contain_text("1 of 2 agree")
    expect(ana.page.locator(".told .ask")).to_contain_text("Rui would like to pause.")
    ana.page.get_by_role("button", name="Agree").click()
    for person in (ana, rui):
        expect(person.page.locator(".mine .now")).to_have_text("The game is paused.")
        expect(person.hand).to_have_count(0)
    rui.page.get_by_role("button", name="Resume").click()
    ana.bid(3)
    ends(ana)
    rui.page.get_by_role("button", name="No", exact=True).click()
    expect(ana.page.locator(".told .ask")).to_have_count(0)
    ends(ana)
    rui.page.get_by_role("button", name="Agree").click()
    for person in (ana, rui):
        expect(person.page.locator(".mine .now")).to_have_text("You all agreed to end this game.")
    rui.page.get_by_role("button", name="Rematch").click()
    expect(rui.hand).to_have_count(15)
    ana.page.get_by_role("link", name="To the rematch").click()
    expect(ana.hand).to_have_count(15)


def test_table_talk_is_short_and_fades(sit):
    (ana, rui), _ = at_a_table(sit, "Ana", "Rui", seats=3)
    ana.page.get_by_role("button", name="Start").click()
    rui.page.get_by_role("button", name="Say something").click()
    rui.page.get_by_role("button", name="Well played").click()
    for person in (ana, rui):
        expect(person.page.locator("header li").nth(1).locator(".said")).to_have_text("Well played")
    ana.page.get_by_role("button", name="Say something").click()
    ana.page.get_by_role("button", name="a wink").click()
    expect(rui.page.locator("header li").nth(0).locator(".said")).to_have_text("😉")
    expect(rui.page.locator(".said")).to_have_count(0)
    alone = sit()
    alone.make_table("raj", seats=3, start=True)
    alone.hand.first.wait_for()
    expect(alone.page.get_by_role("button", name="Say something")).to_have_count(0)


def test_a_bot_can_be_asked_in_for_who_is_away(sit):
    (ana, rui), _ = at_a_table(sit, "Ana", "Rui")
    ana.page.get_by_role("button", name="Start").click()
    menu(rui, "At the table")
    ask_in = rui.page.get_by_role("button", name="A bot until they are back")
    expect(rui.page.get_by_role("dialog").locator("li").first).to_contain_text("Ana")
    expect(ask_in).to_have_count(0)
    ana.page.goto("/")
    expect(ask_in).to_be_visible()
