"""Several people at one phone: it goes round, and nothing of a hand is left where the next one looks."""

import json
import re

import pytest
from browsing import axe, expect
from tapping import MOST, TAP

# All that a page says: its texts, seen or not, what is told to those who listen, and its title
SAYS = """() => {
  const said = [document.title]
  for (const one of document.body.querySelectorAll('*')) {
    if (/^(SCRIPT|STYLE|NOSCRIPT)$/.test(one.tagName)) continue
    for (const { nodeType, data } of one.childNodes) if (nodeType === Node.TEXT_NODE) said.push(data)
    for (const { name, value } of one.attributes) if (/^(aria-|data-|title|alt)/.test(name)) said.push(value)
    if ('value' in one) said.push(String(one.value))
  }
  return said.map((one) => one.trim()).filter(Boolean)
}"""
CARD = re.compile(r"\d|\bX\b|joker")


class Phone:
    """One browser for several people. It knows what each socket was opened for, and what came over it."""

    def __init__(self, person):
        self.person, self.page = person, person.page
        self.lines: list[dict] = []
        self.page.on("websocket", self._opened)

    def _opened(self, socket):
        line = {"seat": None, "open": True, "heard": []}
        self.lines.append(line)

        def sent(frame):
            message = json.loads(frame)
            if message["type"] == "hello":
                line["seat"] = message.get("seat")

        socket.on("framesent", sent)
        socket.on("framereceived", lambda frame: line["heard"].append(json.loads(frame)))
        socket.on("close", lambda _: line.update(open=False))

    def starts(self, game, names, **wish):
        plan = ["me"] * len(names) + wish.pop("plan", [])
        asked = {"seats": len(plan), "plan": plan, "others": names[1:], "name": names[0], "start": True, **wish}
        self.page.goto("/")
        self.code = self.person.make_table(game, **asked)

    def is_asked(self) -> str:
        """Whom the curtain asks for; nothing when the game is over."""
        self.page.locator("[data-part=curtain], .end, .summary").first.wait_for()
        if self.page.locator(".summary").count():  # a round has ended: everybody looks at it
            self.look_for_hands()
            self.page.get_by_role("button", name="Continue").click()
            return self.is_asked()
        if self.page.locator(".end").count():
            return ""
        self.look_for_hands()
        self.page.locator("[data-part=curtain] .main, .end").first.wait_for()  # the last card may be on its way still
        if self.page.locator(".end").count():
            return ""
        return re.sub("^I am ", "", self.page.locator("[data-part=curtain] .main").inner_text())

    def look_for_hands(self):
        """At a curtain: no hand on the page, none kept by it, and no line that tells of one."""
        assert self.page.locator(".hand").count() == 0
        if self.page.locator("[data-part=curtain]").count():
            said = [text.replace(self.code, "") for text in self.page.evaluate(SAYS)]
            assert [text for text in said if CARD.search(text)] == []
        kept = self.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])")
        assert '"move"' not in kept
        self.person.until(lambda: all(line["seat"] is None or not line["open"] for line in self.lines))
        for line in self.lines:
            for message in line["heard"]:
                now = message.get("now")
                if now and line["seat"] is None and not now["result"]:
                    assert now["view"]["hand"] is None, "a line of nobody's tells of a hand"
                    assert now["moves"] == []
                if line["seat"] is not None and message["type"] == "state":
                    assert message["you"] == line["seat"]

    def takes_up(self, name: str):
        self.page.get_by_role("button", name=f"I am {name}").click()
        self.page.locator(".hand").first.wait_for()


@pytest.mark.parametrize("cards", [4, pytest.param(15, marks=pytest.mark.exhaustive)])
def test_four_people_at_one_phone_play_a_whole_raj(sit, cards):
    phone = Phone(sit())
    names = ["Ana", "Rui", "Eva", "Zé"]
    phone.starts("raj", names, options={"bids": 4, "prizes": [5, 4, 3, 2]} if cards == 4 else {})
    asked = []
    while name := phone.is_asked():
        if not asked:
            assert axe(phone.page) == []
        asked.append(name)
        phone.page.keyboard.press("Enter")  # the button has the focus
        phone.page.locator(".hand").first.wait_for()
        expect(phone.page.locator("header li.you")).to_contain_text(name)
        held = phone.person.held()
        phone.person.bid(held[names.index(name) % len(held)])
    assert asked == names * cards  # each is asked once a turn, in order, before all cards are turned
    expect(phone.page.locator(".end li")).to_have_count(4)
    expect(phone.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_hidden_choice_is_nowhere_at_the_curtain(sit):
    """Two worlds that differ only in Ana's card look the same at Rui's curtain: the page, and all that came since."""
    worlds = []
    for card in (2, 4):
        phone = Phone(sit())
        phone.starts("raj", ["Ana", "Rui"], options={"bids": 5, "prizes": [3] * 5})
        assert phone.is_asked() == "Ana"
        phone.takes_up("Ana")
        before = len(phone.lines[0]["heard"])
        phone.person.bid(card)
        assert phone.is_asked() == "Rui"
        page = re.sub(r"<!--.*?-->", "", phone.page.locator("body").inner_html())
        told = [m for m in phone.lines[0]["heard"][before:] if m["type"] == "step"]
        worlds.append((page.replace(phone.code, "CODE"), told))
        phone.page.go_back()
        phone.page.go_forward()
        assert phone.is_asked() == "Rui"
        phone.takes_up("Rui")
        view = next(m for m in phone.lines[-1]["heard"] if m["type"] == "state")["now"]["view"]
        assert (view["choice"], view["chosen"]) == (None, [True, False])
    assert worlds[0] == worlds[1]


def test_who_has_chosen_may_take_the_phone_again_and_undo(sit):
    phone = Phone(sit())
    phone.starts("raj", ["Ana", "Rui"])
    phone.takes_up(phone.is_asked())
    phone.person.bid(9)
    assert phone.is_asked() == "Rui"
    phone.takes_up("Ana")
    phone.page.get_by_role("button", name="Undo").click()
    expect(phone.person.hand).to_have_count(15)
    phone.page.get_by_role("button", name="Put the hand away").click()
    assert phone.is_asked() in ("Ana", "Rui")


def test_without_secrets_there_is_no_curtain(sit):
    phone = Phone(sit())
    phone.starts("charidice", ["Ana", "Rui"], options={"rounds": 1, "greatest_gift": False})
    for name in ("Ana", "Rui"):
        expect(phone.page.locator(".turn")).to_contain_text(name)
        phone.page.locator(".scroll ul button").first.click()
        phone.page.locator(".actions .main").click()
    phone.page.locator(".end").wait_for()
    assert phone.page.locator("[data-part=curtain]").count() == 0


def test_people_here_a_bot_and_a_friend_elsewhere(sit):
    """Names are typed once; the friend joins by the link; each is asked when it is their turn."""
    ana, rui = sit(), sit()
    ana.page.goto("/?together=raj")
    expect(ana.page.get_by_role("heading", name="Raj here together")).to_be_visible()
    ana.page.get_by_text("Options", exact=True).click()
    expect(ana.page.get_by_label("Tie-break")).to_be_visible()  # words, no identifiers
    ana.page.get_by_label("Player 1").fill("Ana")
    ana.page.get_by_label("Player 2").fill("Eva")
    ana.page.get_by_role("group", name="Friends on other devices").get_by_label("1").check()
    ana.page.get_by_role("group", name="Bots").get_by_label("1").check()
    assert axe(ana.page) == []
    ana.page.get_by_role("button", name="Create the table").click()
    ana.page.locator(".code").wait_for()
    rui.page.goto(ana.page.url)
    rui.page.get_by_label("Your name").fill("Rui")
    rui.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator(".people li").nth(3)).to_contain_text("Rui")
    ana.page.get_by_role("button", name="Start").click()
    for name in ("Ana", "Eva"):
        ana.page.get_by_role("button", name=f"I am {name}", exact=True).click()
        ana.bid(3)
    expect(ana.page.locator(".mine .now")).to_have_text("Rui is choosing")
    rui.bid(7)
    ana.page.locator("[data-part=curtain]").wait_for()
    ana.page.goto("/?together=linko")
    expect(ana.page.get_by_label("Player 2")).to_have_value("Eva")


@pytest.mark.parametrize("rounds", [2, pytest.param(4, marks=pytest.mark.exhaustive)])
def test_four_people_at_one_phone_play_a_whole_linko(sit, rounds):
    phone = Phone(sit())
    few = {"numbers": 6, "copies": 4, "jokers": 2, "dealt": 4, "display": 3}
    phone.starts("linko", ["Ana", "Rui", "Eva", "Zé"], options={**few, "rounds": rounds})
    hands = set()
    for number in range(MOST):
        if phone.page.locator("[data-part=curtain], .end, .summary").count():
            name = phone.is_asked()
            if not name:
                break
            hands.add(name)
            phone.takes_up(name)
        elif phone.page.evaluate(TAP, number) != "tapped":
            phone.page.wait_for_timeout(20)
    assert phone.page.locator(".end").count()
    assert len(hands) == 4
