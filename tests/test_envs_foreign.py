"""Programs as opponents: the good one plays, the others lose their game, and the next one goes on."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from envs import short
from sobremesa.arena import foreign
from sobremesa.arena.foreign import Forfeit, Program
from sobremesa.bots import Budget

EXAMPLE = Path(__file__).parents[1] / "examples" / "line_bot.py"
LOOP = "import json, sys\nfor line in sys.stdin:\n    question = json.loads(line)\n    "


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "SLOW", 30.0)
    monkeypatch.setattr(foreign, "GRACE", 30.0)


@pytest.fixture
def playing() -> Iterator[Any]:
    programs = []

    def started(code: str, name: str = "raj") -> Program:
        programs.append(Program(sobremesa.game(name), [sys.executable, "-c", code]))
        return programs[-1]

    yield started
    for program in programs:
        program.close()


def ask(program: Program, seconds: float = 0.2) -> Any:
    game = program.game
    match = game.match(seats=2, seed=1, **short(game))
    seat = min(match.waiting)
    return program.choose(game.blanked(match.state, seat), seat, Budget(seconds=seconds), seed=5)


@pytest.mark.parametrize("name", sobremesa.games())
def test_a_program_plays_whole_games_of_every_kind(name: str, playing: Any) -> None:
    game = sobremesa.game(name)
    program = playing(LOOP + "print(question['legal'][question['seed'] % len(question['legal'])], flush=True)", name)
    match = game.match(seats=2, seed=1, **short(game))
    for seed in range(60):
        if match.over:
            break
        seat = min(match.waiting)
        known = game.blanked(match.state, seat)
        legal = match.legal(seat)
        move = game.notation.text(known, seat, program.choose(known, seat, Budget(iterations=1), seed).action)
        assert move == legal[seed % len(legal)]
        match.play(seat, move)


def test_the_example_is_asked_what_the_documentation_says() -> None:
    program = Program(sobremesa.game("raj"), [sys.executable, str(EXAMPLE)])
    assert ask(program) == ask(program)
    program.close()
    match = sobremesa.game("raj").match(seats=2, seed=1)
    match.play(1, "9")
    known = match.game.blanked(match.state, 0)
    question = json.loads(program._question(known, 0, [3, 14], Budget(seconds=1.0), 7))
    documented = (EXAMPLE.parents[1] / "docs" / "programs.md").read_text()
    assert all(f"`{field}`" in documented for field in question)
    assert question["legal"] == ["3", "14"]
    assert question["known"]["choice"][1] == -1  # what the seat may not know is not in it


@pytest.mark.parametrize(
    ("code", "script", "told"),
    [
        ("program-ended", "raise SystemExit('out of memory')", "out of memory"),
        ("program-ended", LOOP + "sys.exit(3)", "3"),
        ("program-nonsense", LOOP + "print('a fine day', flush=True)", "a fine day"),
        ("program-nonsense", LOOP + "print('x' * 50_000, flush=True)", "xxx"),
        ("program-nonsense", LOOP + "sys.stdout.buffer.write(bytes([200, 10])); sys.stdout.flush()", ""),
        ("program-illegal", LOOP + "print(0x10 - 1 if question['seed'] < 0 else '15', flush=True)", ""),
        ("program-late", "import time\ntime.sleep(60)", "0.3"),
    ],
)
def test_a_program_that_fails_loses_with_the_reason(
    code: str, script: str, told: str, playing: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = playing(script)
    if code == "program-late":
        monkeypatch.setattr(foreign, "SLOW", 0.0)
        monkeypatch.setattr(foreign, "GRACE", 0.1)
    if code == "program-illegal":  # a card that is no longer there
        monkeypatch.setattr(program.game.rules, "legal", no_fifteen(program.game.rules.legal))
    with pytest.raises(Forfeit) as lost:
        ask(program)
    assert lost.value.code == code
    assert told in str(lost.value)
    assert program.process is None


def no_fifteen(legal: Any) -> Any:
    def fewer(state: Any, seat: int, pad: Any) -> None:
        legal(state, seat, pad)
        pad.words[0] = int(pad.words[0]) & 0x7FFF

    return fewer


def test_a_program_that_cannot_be_started_loses() -> None:
    with pytest.raises(Forfeit) as lost:
        ask(Program(sobremesa.game("raj"), ["/no/such/program"]))
    assert lost.value.code == "program-start"
    assert "/no/such/program" in str(lost.value)


def test_whoever_talks_without_being_asked_loses(playing: Any) -> None:
    program = playing(LOOP + "print('5\\n6', flush=True)")
    assert ask(program).action == 5
    while program.lines.empty():
        pass
    with pytest.raises(Forfeit) as lost:
        ask(program)
    assert lost.value.code == "program-nonsense"


def test_after_a_fault_the_next_game_is_played(playing: Any, tmp_path: Path) -> None:
    mark = tmp_path / "was here"
    script = f"import pathlib\nmark = pathlib.Path({str(mark)!r})\n" + LOOP
    script += "was = mark.exists(); mark.touch(); print('7' if was else 'oops', flush=True)"
    program = playing(script)
    with pytest.raises(Forfeit):
        ask(program)
    assert ask(program).action == 7


def test_what_a_program_started_ends_with_it(playing: Any) -> None:
    program = playing("import subprocess, sys\nsubprocess.Popen(['sleep', '100'])\n" + LOOP + "print('7', flush=True)")
    assert ask(program).action == 7
    program.close()
    assert program.process is None
