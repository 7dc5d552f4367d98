"""Guided first games: every lesson is played to its end in every language, with every accepted and refused move."""

import re
import shutil
import tomllib
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import sobremesa
from conformance import of_the_package
from sobremesa import lessons, words
from sobremesa.engine.errors import BadGame, BadOption, IllegalMove
from sobremesa.lessons import LEARNER, NEXT, Lesson, Place, lesson_of
from sobremesa.terminal import learn
from sobremesa.terminal.screen import Closed, Screen

GAMES = [name for name in of_the_package() if (sobremesa.game(name).folder / "lesson.toml").exists()]
LONGEST = 200  # characters of a text: four or five lines on a phone


def lesson(name: str) -> Lesson:
    return lesson_of(sobremesa.game(name))


def test_the_games_of_the_house_have_one() -> None:
    assert {"charidice", "linko", "raj", "ratzzia"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_played_to_its_end_by_every_accepted_move(name: str) -> None:
    lessons.check(lesson(name))
    assert 8 <= len(lesson(name).steps) <= lessons.MOST_STEPS


@cache
def refusals(name: str) -> list[tuple[Place, list[IllegalMove]]]:
    """Every place on the way, with what every answer but the accepted ones is refused with."""
    first, found = next(lessons.lines(lesson(name))), []
    for count in range(len(first)):
        place = lesson(name).after(first[:count])
        others = {*place.match.legal(LEARNER), "nonsense", NEXT} - {*place.accepted}
        refused = []
        for answer in sorted(others):
            with pytest.raises(IllegalMove) as told:
                lesson(name).answer(place.match.copy(), place.step, place.accepted, answer)
            refused.append(told.value)
        found.append((place, refused))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_other_move_is_refused(name: str) -> None:
    for place, refused in refusals(name):
        codes = {told.code for told in refused}
        assert codes == {"lesson-next"} if place.reads else codes <= {"lesson-else", "not-a-move"}
    first = next(lessons.lines(lesson(name)))
    for answers in ([*first, NEXT], [*first[:-1], "nonsense"], ["nonsense"]):
        with pytest.raises(IllegalMove):
            lesson(name).after(answers)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_step_speaks_and_refuses_in_every_language(name: str, language: str) -> None:
    for place, refused in refusals(name):
        assert 10 < len(place.text(language)) <= LONGEST
        assert "!" not in place.text(language)
        assert all(len(told.sentence(language)) > 10 for told in refused)


def test_an_illegal_move_gets_the_rules_own_refusal() -> None:
    with pytest.raises(IllegalMove) as refused:
        lesson("raj").after([NEXT, "14", NEXT, "14"])
    assert refused.value.code == "not-in-hand"


def test_moves_are_read_as_forgivingly_as_anywhere() -> None:
    place = lesson("linko").after([NEXT, "PLAY 6 6"])
    assert place.number == 2


@pytest.mark.parametrize("name", GAMES)
def test_no_step_is_called_like_a_text_of_the_house(name: str) -> None:
    assert not [step.name for step in lesson(name).steps if words.catalogue("en").has(f"lesson-{step.name}")]


@pytest.mark.parametrize("name", GAMES)
def test_the_game_at_the_end_is_small(name: str) -> None:
    small = lesson(name).small
    match = sobremesa.game(name).match(seats=small["seats"], seed=1, **small["options"])
    told = {"raj": ("bids", 5), "charidice": ("rounds", 2), "linko": ("rounds", 1), "ratzzia": ("goal", 10)}
    option, value = told[name]
    assert match.options[option] == value


@pytest.mark.parametrize("name", GAMES)
def test_what_a_step_points_at_is_there_in_the_browser(name: str) -> None:
    web = Path(__file__).parents[1] / "web/src"
    shell, own = web.glob("shell/*.svelte"), web.glob(f"games/{name}/*.svelte")
    source = "\n".join(path.read_text(encoding="utf-8") for path in [*shell, *own])
    for step in lesson(name).steps:
        numbered = re.fullmatch(r"(\w+)-\d+", step.at or "")
        assert (f"data-{numbered[1]}=" if numbered else f'data-part="{step.at}"') in source, step.name


def broken(tmp_path: Path, change: Any) -> Lesson:
    """Raj's lesson with something altered."""
    folder = tmp_path / "raj"
    shutil.copytree(sobremesa.game("raj").folder / "words", folder / "words")
    text = (sobremesa.game("raj").folder / "lesson.toml").read_text(encoding="utf-8")
    (folder / "lesson.toml").write_text(change(text), encoding="utf-8")
    tomllib.loads((folder / "lesson.toml").read_text(encoding="utf-8"))
    game: Any = SimpleNamespace(folder=folder, match=sobremesa.game("raj").match, settled=sobremesa.game("raj").settled)
    return lessons.read.__wrapped__(game)


@pytest.mark.parametrize(
    ("old", "new", "step"),
    [
        ('accept = ["13"]', 'accept = ["14"]', "tie"),  # played before
        ('"1 13", "2 8"', '"1 99", "2 8"', "tied"),  # no such card
        ('"deal -5"', '"deal +6"', "vulture"),  # the prize is gone
        ('before = ["deal +6"]', 'before = ["deal 77"]', "goal"),
        ("7 | 8 | 9", "7 | 8 | 99", "vulture"),  # only one of its ways
    ],
)
def test_an_impossible_step_is_named(tmp_path: Path, old: str, new: str, step: str) -> None:
    with pytest.raises(BadGame) as refused:
        lessons.check(broken(tmp_path, lambda text: text.replace(old, new)))
    assert refused.value.about["step"] == step
    assert step in refused.value.sentence("pt")


def test_a_game_without_a_lesson_says_so() -> None:
    game: Any = SimpleNamespace(folder=Path(sobremesa.__file__).parent / "words", name="x")
    with pytest.raises(BadOption):
        lesson_of(game)


# In a terminal


class Typed(Screen):
    """A screen before which somebody types these lines."""

    def __init__(self, *lines: str):
        super().__init__()
        self.typed = list(lines)
        self.shown: list[str] = []

    def ask(self, prompt: str = "> ") -> str:
        if not self.typed:
            raise Closed
        return self.typed.pop(0)

    def lines(self, lines: Any) -> None:
        self.shown += lines


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_played_in_a_terminal(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_HOME", str(tmp_path))
    answers = ["" if answer == NEXT else answer for answer in next(lessons.lines(lesson(name)))]
    half = len(answers) // 2
    assert not learn.run(lesson(name), "en", Typed(*answers[:half]))
    screen = Typed("u", *answers[half - 1 :])  # it goes on there, and one can go back
    assert learn.run(lesson(name), "en", screen)
    assert screen.typed == []


def test_where_there_is_only_to_read_nothing_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_HOME", str(tmp_path))
    screen = Typed()
    learn.run(lesson("raj"), "en", screen)
    assert not any("Choose a card" in line for line in screen.shown)
    screen = Typed("")
    learn.run(lesson("raj"), "en", screen)
    assert any("Choose a card" in line for line in screen.shown)
