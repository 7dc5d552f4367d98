"""Guided first games in a browser: every lesson by taps, in few of them, to the small game at its end."""

import re
from typing import Any

import pytest
from browsing import axe, expect

import sobremesa
from sobremesa import lessons

MOST_TAPS = 25
DIE = ".mine .dice button:not(.rolling)"
LONGEST = "es"  # of our languages the one with the longest texts
# The step fits the window, its ring is around something in it, and the line to it crosses no name and no score.
POINTS = """() => {
  const [line, ring] = document.querySelectorAll('.pointer > *')
  if (!line?.getAttribute('d') || document.documentElement.scrollHeight > innerHeight) return false
  const { y, bottom } = ring.getBoundingClientRect()
  const texts = document.createTreeWalker(document.querySelector('[data-part=people]'), NodeFilter.SHOW_TEXT)
  const range = document.createRange(), boxes = []
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    boxes.push(...range.getClientRects())
  }
  for (let along = 0; along < line.getTotalLength(); along += 2) {
    const at = line.getPointAtLength(along)
    if (boxes.some((box) => at.x > box.x && at.x < box.right && at.y > box.y && at.y < box.bottom)) return false
  }
  return y > 0 && bottom < innerHeight + 6
}"""


def taps_for(game: str, move: str, hand: list[int]) -> list[str]:
    """What is touched to make a move; `hand` are the faces of the dice in hand."""
    main, numbers = ".actions .main", [int(word) for word in re.findall(r"\d+", move)]
    if game == "raj":
        return [f'.hand [data-key="{move}"]', main]
    if game == "charidice" and move.startswith("reroll"):
        return [*(f'.dice [data-key="{die}"]' for die in range(1, 7) if die not in numbers), main]
    if game == "charidice" and move.startswith("score"):
        return [".scroll ul button", main]
    if game == "linko" and move.startswith("play"):
        jokers = ['.hand [data-key="0"]'] if "X" in move else []
        return [f'.hand [data-key="{numbers[0]}"]', *jokers, main]
    if move in ("ask", "take"):
        return [".answers button >> nth=0"]
    if move == "recover":
        return [".answers button >> nth=1"]
    if move.startswith("reroll"):
        kept = list(range(len(hand)))
        for face in numbers:
            kept.remove(next(place for place in kept if hand[place] == face))
        return [*(f"{DIE} >> nth={place}" for place in kept), main]
    if move.startswith("place"):
        return [f"{DIE} >> nth={hand.index(numbers[0])}", f'[data-column="{numbers[1]}"] .spaces']
    return [".actions .second"] if move == "keep" else [main]


@pytest.mark.parametrize("game", ["raj", "charidice", "linko", "ratzzia"])
def test_a_lesson_is_played_by_taps_to_the_small_game(game: str, sit: Any) -> None:
    ana = sit(locale=LONGEST)
    page, lesson = ana.page, lessons.lesson_of(sobremesa.game(game))
    page.goto(f"/?learn={game}")
    answers, taps = next(lessons.lines(lesson)), 0
    for count, answer in enumerate(answers[:-1]):
        place = lesson.after(answers[:count])
        expect(page.locator(".guide .text")).to_have_text(place.text(LONGEST))
        page.wait_for_function(POINTS)
        hand = place.match.view(0).get("rolled", [])
        for touched in [".guide [data-guide]"] if place.reads else taps_for(game, answer, hand):
            page.locator(touched).first.click()
            taps += 1
        if count == 1:  # one can leave and come back
            expect(page.locator(".guide .text")).not_to_have_text(place.text(LONGEST))
            page.reload()
    expect(page.locator(".guide .text")).to_have_text(lesson.after(answers[:-1]).text(LONGEST))
    page.wait_for_function(POINTS)
    assert taps + 1 <= MOST_TAPS
    page.locator(".guide [data-guide]").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Pista")).to_be_visible()
    page.goto("/")
    expect(page.locator(f'a[href="/?game={game}"]')).to_be_visible()
    assert page.locator(f'a[href="/?learn={game}"]').count() == 0, "it is not offered any more"


def test_a_wrong_move_gets_a_sentence_and_nothing_is_covered(sit: Any) -> None:
    ana = sit()
    page, lesson = ana.page, lessons.lesson_of(sobremesa.game("raj"))
    page.goto("/")
    page.locator('a[href="/?learn=raj"]').click()
    expect(page.locator(".guide [data-guide]")).to_be_focused()  # the button that goes on
    page.keyboard.press("Enter")
    expect(page.locator(".guide .text")).to_have_text(lesson.after(["next"]).text("en"))
    page.locator('.hand [data-key="3"]').click()
    page.locator(".actions .main").click()
    expect(page.locator(".guide .note")).to_have_text(
        "You may lay any card in a real game. Here the 14 shows you more."
    )
    ana.faults.clear()  # the browser itself reports what the server refuses
    assert axe(page) == []
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.hand button, .actions .main')].filter((one) => {
          const box = one.getBoundingClientRect()
          const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          return !one.contains(there) && !there?.contains(one)
        }).length"""
    )
    assert covered == 0


def test_a_game_without_a_lesson_says_so(sit: Any) -> None:
    ana = sit()
    ana.page.goto("/?learn=nothing")
    expect(ana.page.get_by_role("heading").last).to_contain_text("nothing")
    ana.page.wait_for_load_state("networkidle")
    assert all("400" in fault for fault in ana.faults), ana.faults  # the browser notes what the server refused
    ana.faults.clear()
