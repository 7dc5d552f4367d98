"""Who sits where at a terminal, and what they are called."""

import json
from io import StringIO
from pathlib import Path

from rich.console import Console

import sobremesa
from sobremesa.terminal import saves
from sobremesa.terminal.people import seated
from sobremesa.terminal.replay import Replay
from sobremesa.terminal.screen import Screen

RAJ = sobremesa.game("raj")


def test_one_bot_named_takes_all_seats_but_the_one_persons() -> None:
    people = seated(RAJ, 4, [], None, ["rank"], "en")
    assert [person.bot for person in people] == [None, "rank", "rank", "rank"]
    people = seated(RAJ, 5, ["Ana", "Rui"], None, ["rank", "near"], "en")
    assert [person.bot for person in people] == [None, None, "rank", "near", "near"]


def test_a_replay_calls_the_person_who_played_by_a_number(tmp_path: Path) -> None:
    game = sobremesa.game("linko")
    match, people = game.match(seed=1), seated(game, 2, [], None, [], "en")
    assert people[0].name == "You"
    saves.save(tmp_path / "one.json", match, people)
    assert json.loads((tmp_path / "one.json").read_text())["people"][0]["name"] == "You"
    again, found = saves.load(tmp_path / "one.json")
    screen = Screen()
    screen.console = Console(file=StringIO(), width=100)
    replay = Replay(again, found, "en", screen, None)
    replay.go("1")
    replay.draw()
    shown = screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert "Player 1 is dealt" in shown
    assert "You is" not in shown
