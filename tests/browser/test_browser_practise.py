"""Rules with pictures, the short card, and puzzles in a browser."""

import datetime
import json
from typing import Any

import pytest
from browsing import DESK, FIRST_LOAD, axe, expect

import sobremesa
from sobremesa import puzzles

DAY = datetime.datetime(2026, 11, 18, 12, tzinfo=datetime.UTC)
DAYS = (1, 3, 7, 21)


@pytest.mark.parametrize("game", ["charidice", "linko", "raj", "ratzzia"])
def test_a_rules_page_shows_its_examples_with_the_pieces_and_is_small(sit: Any, game: str) -> None:
    ana = sit()
    page, loaded = ana.page, ana.weighed()
    page.goto(f"/?rules={game}")
    scenes = page.locator("figure.scene")
    expect(scenes.first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 10_000 < sum(loaded) < FIRST_LOAD  # other scenes come as one reads on
    for number in range(scenes.count()):
        scenes.nth(number).scroll_into_view_if_needed()
        expect(scenes.nth(number).locator(".stage")).to_be_visible()
    last = scenes.last
    told = last.locator("figcaption p").inner_text()
    last.get_by_role("button", name="Earlier").click()
    expect(last.locator("figcaption p")).not_to_have_text(told)
    last.get_by_role("button", name="Later").click()
    expect(last.locator("figcaption p")).to_have_text(told)


@pytest.mark.parametrize("size", [{"width": 360, "height": 640}, DESK])
def test_the_short_card_is_one_tap_away_and_the_rule_that_applies_is_marked(sit: Any, size: dict[str, int]) -> None:
    ana = sit(size=size)
    page = ana.page
    ana.make_table("charidice", seats=4, start=True)
    page.get_by_role("button", name="In short").click()
    expect(page.get_by_text("five in a row, of one colour: 40")).to_be_visible()
    if size == DESK:
        page.get_by_role("button", name="Rules").click()
    else:
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    expect(page.locator("h2.now").first).to_contain_text("applies now")


def answer(page: Any, card: str) -> None:
    page.locator(f'.hand [data-key="{card}"]').click()
    page.locator(".actions .main").click()


def test_the_day_s_puzzle_is_answered_and_played_on(sit: Any) -> None:
    ana, game = sit(), sobremesa.game("raj")
    page = ana.page
    page.clock.set_fixed_time(DAY)
    page.goto("/")
    page.get_by_role("link", name="Practise").click()
    page.locator('a[href="/practise?game=raj&do=today"]').click()
    asked = puzzles.puzzle(game, puzzles.of_the_day(game, DAY.date()))
    expect(page.locator(".guide .text")).to_have_text("What is best here? Make the move.")
    answer(page, asked.worths[1][0])
    expect(page.locator(".guide .text")).to_contain_text(f"Not quite. Best: {asked.best}.")
    assert axe(page) == []
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(f'.hand [data-key="{asked.best}"]')).to_be_visible()


def test_a_mistake_comes_again_after_1_3_7_and_21_days(sit: Any) -> None:
    ana = sit()
    page, day = ana.page, DAY
    found = ana.page.request.get("/api/games/raj/puzzles/0").json() | {"code": "ABCDEF", "entry": 9, "number": None}
    page.route("**/api/tables/ABCDEF/mistakes", lambda route: route.fulfill(json={"puzzles": [found]}))
    due = (DAY.date() - datetime.date(1970, 1, 1)).days
    mistake = {"code": "ABCDEF", "entry": 9, "stage": 0, "due": due}
    page.clock.set_fixed_time(day)
    page.goto("/")
    page.evaluate("mistake => localStorage.setItem('sobremesa-mistakes', mistake)", json.dumps([mistake]))
    kept = "() => JSON.parse(localStorage.getItem('sobremesa-mistakes'))"
    for stage, after in enumerate((*DAYS[1:], None), 1):
        page.goto("/")
        page.get_by_role("link", name="Practise · one mistake of yours").click()
        page.get_by_role("link", name="Your mistakes").click()
        answer(page, found["moves"][0]["move"])
        expect(page.locator(".guide .text")).to_contain_text("Right")
        if after is None:
            assert page.evaluate(kept) == [], "it is known"
            return
        due += after
        assert page.evaluate(kept) == [mistake | {"stage": stage, "due": due}]
        page.goto("/practise")
        expect(page.get_by_text("None is due today")).to_be_visible()
        day += datetime.timedelta(days=after)
        page.clock.set_fixed_time(day)
