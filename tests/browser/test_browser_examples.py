"""The worked examples of the rulebooks, tapped in beside the real box."""

from boxing import TAPS, at_the_box, log_of, taps
from browsing import axe, expect
from rulebook.charidice import FLORIAN, LENA
from rulebook.ratzzia import BAG, pantry


def tapped(person, code, game, *entries):
    """Taps the entries of a log, `(seat, move)`, rolls as `(None, faces…)`; what the table shows then."""
    log = [(seat, text) for seat, *texts in entries for text in texts]
    person.page.locator(".mine .now").wait_for()
    before = log_of(person, code)
    person.page.evaluate(TAPS, taps(game, log))
    person.until(lambda: log_of(person, code) == before + log)
    return person.page.request.get(f"/api/tables/{code}/state").json()["now"]["view"]


def roll(faces):
    return (None, *map(str, faces))


def test_raj(sit):
    ana, _ = at_the_box(sit, "raj", ["Ana", "Rui", "Eva"])
    people = ana.page.locator("header li")

    def turn(prize, *cards):
        ana.page.get_by_role("button", name=prize, exact=True).click()
        for name, card in zip(["Ana", "Rui", "Eva"], cards, strict=True):
            expect(ana.page.locator("header li.you")).to_contain_text(name)
            ana.bid(card)
        expect(ana.page.locator(".mine .now")).to_have_text("Which prize is turned up?")
        return [people.nth(seat).locator(".score b").inner_text() for seat in range(3)]

    assert turn("+6", 14, 9, 3) == ["6", "0", "0"]  # the 14 is the highest
    assert turn("−2", 12, 5, 8) == ["6", "−2", "0"]  # the 5 is the lowest
    assert turn("+7", 11, 14, 14) == ["13", "−2", "0"]  # two 14s are out
    assert turn("+1", 10, 10, 10) == ["13", "−2", "0"]  # only ties: it stays
    assert turn("+2", 7, 13, 6) == ["13", "1", "0"]  # together 3, a mouse


def test_charidice(sit):
    ana, code = at_the_box(sit, "charidice", ["Lena", "Florian"])
    tapped(ana, code, "charidice", roll(LENA), (1, "pass"))
    ana.page.locator(".mine > .tabs button").nth(1).click()
    choices = ana.page.locator(".scroll ul button")
    for worth in (("15 + 15", "13"), ("10 + 25", "24")):
        line = choices.filter(has_text=worth[0])
        expect(line.first).to_contain_text(worth[1])
    ana.page.locator(".mine > .tabs button").first.click()
    view = tapped(ana, code, "charidice", (0, "score 1 3 4 5"))
    assert view["sheets"][0][0] == {"dice": 15, "bonus": 15, "received": 0, "donated": 13}
    view = tapped(ana, code, "charidice", roll(FLORIAN), (0, "pass"), (1, "score 2 4 5 6"))
    assert view["sheets"][1][0] == {"dice": 8, "bonus": 15, "received": 13, "donated": 24}
    view = tapped(ana, code, "charidice", roll((6, 6, 6, 6, 2, 5)), (1, "ask"), (0, "score 1 2 3 4"))
    assert (view["sheets"][0][1]["donated"], view["sheets"][1][1]["received"]) == (24, 24)


def test_ratzzia_column_five(sit):
    ana, code = at_the_box(sit, "ratzzia", ["Green", "Orange", "Yellow"])

    def turn(seat, faces, *places):
        return [(seat, "roll"), roll(faces), (seat, "keep"), *[(seat, place) for place in places], (seat, "done")]

    first = turn(0, (1, 2, 4, 4, 4, 4, 4), "place 1 at 5", "place 2 at 5")
    before = tapped(ana, code, "ratzzia", *first, *turn(1, (3, *[6] * 6), "place 3 at 5"))["food"]
    after = tapped(ana, code, "ratzzia", *turn(2, (3, *[6] * 6), "place 3 at 5"))["food"]
    assert [new - old for old, new in zip(before, after, strict=True)] == [2, 1, 1 + 2]


def test_ratzzia_a_pair_of_fives(sit):
    fives = [(0, "roll"), roll((5, 5, 1)), (0, "keep"), (0, "place 5 at 1"), (0, "place 5 at 1"), (0, "done")]
    for food, answer, bag in ((8, None, 0), (13, "protect", 10), (13, "decline", 0)):
        board = pantry("protect_food: _ _", food=food)
        ana, code = at_the_box(sit, "ratzzia", ["Ana", "Rui"], board=board)
        tapped(ana, code, "ratzzia", *fives)
        if answer:
            expect(ana.page.locator(".mine .now")).to_contain_text("10")  # the question names the sum
        view = tapped(ana, code, "ratzzia", *([(0, answer)] if answer else []))
        assert (view["bag"][0], view["food"][0]) == (bag, food - bag)


def test_ratzzia_the_cat_s_number_is_five(sit):
    board = pantry("sausages 1: _ _ _ _ _ _", BAG, mice=4)
    ana, code = at_the_box(sit, "ratzzia", ["Ana", "Rui"], board=board)
    first = [(0, "roll"), roll((5, 1, 1, 1)), (0, "keep"), (0, "place 5 at cat"), (0, "done")]
    view = tapped(ana, code, "ratzzia", *first, (1, "roll"), roll((1, 3, 5, 6)))
    assert (view["rolled"], view["cat"]["red"][0]["value"]) == ([1, 3, 6], 5)


def test_linko(sit):
    """Ben plays a single 13: of Catharine's two cards, Daniel's 4 and Andy's two it attacks the 4. 6 6 X are three."""
    ben, _ = at_the_box(sit, "linko_pad", ["Andy", "Ben", "Catharine", "Daniel"])
    ben.page.get_by_role("button", name="Whom does a set attack?").click()
    cards = ben.page.get_by_role("group", name="Cards", exact=True)
    seats = ben.page.get_by_role("group", name="Whose set")

    def lays(name, *faces):
        seats.get_by_role("button", name=name).click()
        for face in faces:
            cards.get_by_role("button", name=face, exact=True).click()

    lays("Catharine", "7", "7")
    lays("Daniel", "4")
    lays("Andy", "5", "5")
    lays("Ben", "13")
    ben.page.get_by_role("button", name="Whom does Ben attack?").click()
    expect(ben.page.get_by_text("It attacks Daniel")).to_be_visible()
    assert axe(ben.page) == []
    lays("Daniel", "4", "4")  # three of them now
    seats.get_by_role("button", name="Ben").click()
    cards.get_by_role("button", name="Erase").click()
    lays("Ben", "6", "6", "X")
    ben.page.get_by_role("button", name="Whom does Ben attack?").click()
    expect(ben.page.get_by_text("It attacks Daniel")).to_be_visible()
