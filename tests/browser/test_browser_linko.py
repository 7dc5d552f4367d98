"""Linko in a real browser: a whole game, hands that stay hidden, and a phone."""

import json
import time

import pytest
from browsing import DESK, PHONE, axe, expect

# One decision in the page, as fast as the page goes: the largest set there is, answers by turns.
DECIDE = """turn => {
    const all = what => [...document.querySelectorAll(what)]
    const root = document.documentElement
    const found = { fits: root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight, done: '' }
    const did = (what, button) => { button.click(); found.done = what }
    if (all('[aria-busy=true]').length) return found  // what was done is on its way
    const answers = all('.quarrel .paper')
    const draws = all('.row .place[aria-pressed]')
    const groups = all('.hand button[aria-disabled=false]')
    if (all('.end').length) found.done = 'over'
    else if (answers.length) did(answers[turn % 2].innerText.split('\\n')[0], answers[turn % 2])
    else if (draws.length) {
        const chosen = draws.find(place => place.ariaPressed === 'true')
        did(chosen ? 'draw' : '', chosen ?? draws[turn % 2])
    } else if (groups.length) {
        const chosen = groups.find(group => group.ariaPressed === 'true')
        if (chosen) {
            found.marked = all('li.attacked').map(seat => Number(seat.dataset.seat))
            found.label = all('.actions .main')[0].textContent
            did('play', all('.actions .main')[0])
        } else {
            const size = group => group.querySelectorAll('.layer').length
            did('', groups.reduce((a, b) => (size(b) > size(a) ? b : a)))
        }
    }
    return found
}"""


def now(person):
    """The position as the server last told it."""
    told = [json.loads(frame) for frame in person.heard]
    return next(frame["now"] for frame in reversed(told) if "now" in frame)


def attacked_by(person, move):
    """The seats that the move attacks, each time that it was offered."""
    offered = [json.loads(frame)["now"]["moves"] for frame in person.heard if '"now":{' in frame]
    told = [choice["meaning"] for moves in offered for choice in moves if choice["move"] == move]
    return [sorted(each["attacked"][: each["attacks"]]) for each in told]


def decide(person, turn):
    """Decides once if asked; what was done, and whether the page fitted the screen."""
    return person.page.evaluate(DECIDE, turn)


@pytest.mark.parametrize(("size", "seats", "rounds"), [(PHONE, 3, 2), (DESK, 5, 1)], ids=["phone", "desk"])
def test_a_whole_game(sit, size, seats, rounds):
    ana = sit(size=size)
    ana.make_table("linko", seats=seats, start=True, options={"rounds": rounds, "dealt": 5})
    ana.page.locator(".hand").wait_for()
    done, end = [], time.monotonic() + 60
    while "over" not in done and time.monotonic() < end:
        if rounds > 1 and done.count("seen") < len(now(ana)["view"]["round_scores"]):  # it waits to be seen
            expect(ana.page.locator(".summary tbody tr")).to_have_count(seats)
            ana.page.locator(".summary .button").click()
            done.append("seen")
        found = decide(ana, len(done))
        assert found["fits"], done
        done += [found["done"]] if found["done"] else []
        if found["done"] == "play":
            move = found["label"].strip().replace("Play", "play")
            assert ana.until(lambda: sorted(found["marked"]) in attacked_by(ana, move))
        ana.page.wait_for_timeout(15)
    assert done[-1] == "over", done
    assert "play" in done
    assert done.count("seen") == (rounds if rounds > 1 else 0)  # the end tells of a single one
    expect(ana.page.locator(".end li")).to_have_count(seats)


def test_a_set_is_chosen_with_its_jokers_and_put_back(sit):
    ana = sit()
    ana.make_table("linko", seats=2, start=True, options={"numbers": 1, "jokers": 5, "dealt": 6, "display": 1})
    ana.page.locator(".hand button").first.wait_for()  # dealt, not only laid out
    hand = ana.until(lambda: now(ana)["view"]["hand"])
    ones, jokers = hand.count(1), hand.count("X")
    ana.page.get_by_role("button", name=f"1, {ones} in hand").click()
    main = ana.page.locator(".actions .main")
    expect(main).to_have_text(" ".join(["Play", *["1"] * ones]))
    expect(ana.page.get_by_role("button", name="one more: 1")).to_have_attribute("aria-disabled", "true")
    if jokers:
        ana.page.get_by_role("button", name="one more: joker").click()
        expect(main).to_have_text(" ".join(["Play", *["1"] * ones, "X"]))
        ana.page.get_by_role("button", name="one fewer: joker").click()
    expect(ana.page.locator(".seat .chosen")).to_be_visible()
    ana.page.get_by_role("button", name=f"1, {ones} in hand").click()
    expect(main).to_have_text("Choose cards")
    main.click(force=True)
    expect(ana.page.locator(".mine .now")).to_contain_text("Tap a number")


HARMLESS = {  # what holds numbers that are no cards
    *("active", "attacked", "attacker", "attacker_seat", "attacks", "count", "dealt", "device", "first_seat"),
    *("fourth_seat", "games", "hand_sizes", "held", "host", "kept", "left", "open", "options", "owed", "pile"),
    *("points_by_seat", "round", "round_scores", "rounds", "scores", "seat", "seats", "second_seat", "seq", "starter"),
    *("story_from", "third_seat", "undone", "value", "version", "victim", "victim_seat", "waiting", "watchers"),
    *("wins", "you", "yours"),
}


def cards_in(told, key=""):
    """Every number in what was told that may be a card."""
    if isinstance(told, dict):
        return {card for name, part in told.items() if name not in HARMLESS for card in cards_in(part, name)}
    if isinstance(told, list):
        return {card for part in told for card in cards_in(part, key)}
    if isinstance(told, str) and key in ("move", "card"):
        return {int(word) for word in told.split() if word.isdigit()}
    return {told} if isinstance(told, int) and not isinstance(told, bool) else set()


def begin(ana, rui, start, **wish):
    """Ana makes a table, Rui sits down at it, and Ana starts the game with the button of that name."""
    code = ana.make_table("linko", name="Ana", seats=2, **wish)
    rui.table(code)
    rui.page.get_by_label("Your name").fill("Rui")
    rui.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator(".people li").nth(1)).to_contain_text("Rui")
    ana.page.get_by_role("button", name=start).click()
    for person in (ana, rui):
        person.page.locator(".hand .layer").first.wait_for()  # dealt, not only laid out
    return code


def test_hands_stay_hidden_from_each_other(sit):
    """Every card there is only once: what one alone holds is nowhere in what the other gets or sees."""
    ana, rui = sit(), sit()
    options = {"copies": 1, "jokers": 0, "dealt": 3, "display": 1, "rounds": 1}
    begin(ana, rui, "Start", options=options)
    hidden_ones, done = 0, []
    for _ in range(12):
        settled(ana, rui)
        for seat, (holder, other) in enumerate([(ana, rui), (rui, ana)]):
            view = now(holder)["view"]
            hidden = set(view["hand"]) - set(view["known"][seat])
            hidden_ones += len(hidden)
            seen = other.page.locator("#app .card text").all_text_contents()
            assert not hidden & {int(text) for text in seen}
            assert not hidden & cards_in([json.loads(frame) for frame in other.heard])
        mover = ana if now(ana)["moves"] else rui
        done.append(mover.until(lambda: decide(mover, 0)["done"]))  # a tap chooses, another confirms
        if now(ana)["result"]:
            break
    assert hidden_ones
    assert done.count("play") >= 3


def test_what_is_done_to_you_is_told_to_you(sit):
    """Rui’s highest card attacks Ana’s lowest one, and he takes it: both read it from their own side."""
    ana, rui = sit(size=DESK, locale="es-ES"), sit(size=DESK)
    code = begin(ana, rui, "Empezar")
    low, high = (
        pick(card for card in now(person)["view"]["hand"] if card != "X") for person, pick in ((ana, min), (rui, max))
    )
    for number, (person, move) in enumerate([(ana, f"play {low}"), (rui, f"play {high}"), (rui, "take")]):
        settled(ana, rui)
        moved = person.page.request.post(f"/api/tables/{code}/move", data={"id": f"move-{number}", "move": move})
        assert moved.ok, moved.text()
    expect(ana.page.get_by_text(f"Rui te roba el {low}.").first).to_be_visible()
    expect(rui.page.get_by_text(f"You take the {low} from Ana.").first).to_be_visible()


def settled(*people):
    """Waits until nothing is on its way and all have heard the same."""
    for person in people:
        expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
    for _ in range(100):
        last = {max(json.loads(frame).get("seq", 0) for frame in person.heard) for person in people}
        if len(last) == 1:
            return True
        people[-1].page.wait_for_timeout(20)
    raise AssertionError("they did not hear the same")


@pytest.mark.parametrize("seats", [2, 5])
def test_on_a_phone_everything_needed_is_on_the_screen(sit, seats):
    ana = sit()
    ana.make_table("linko", seats=seats, start=True)
    ana.page.locator(".hand button[aria-disabled=false]").first.click()
    expect(ana.page.locator(".actions .main")).to_be_in_viewport(ratio=1)
    for pieces in (".hand button", ".row .place", ".seat", ".stepper button"):
        expect(ana.page.locator(pieces).first).to_be_in_viewport(ratio=1)
        expect(ana.page.locator(pieces).last).to_be_in_viewport(ratio=1)
    root = "document.documentElement"
    assert ana.page.evaluate(f"{root}.scrollWidth <= innerWidth && {root}.scrollHeight <= innerHeight")
    small = ana.page.locator(".stepper button").evaluate_all(
        "all => all.filter(one => one.offsetHeight < 40 || one.offsetWidth < 40).length"
    )
    assert small == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(sit, scheme):
    ana = sit(color_scheme=scheme, size=DESK if scheme == "dark" else PHONE, reduced_motion="reduce")
    ana.make_table("linko", seats=4, start=True)
    ana.page.locator(".hand button[aria-disabled=false]").first.click()
    assert axe(ana.page) == []
