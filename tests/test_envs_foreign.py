"""Programs as opponents: the good one plays, the others lose their game, and the next one goes on."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from envs import short
from sobremesa.arena import foreign
from sobremesa.arena.contest import Tournament
from sobremesa.arena.contestants import contestant, fingerprint
from sobremesa.arena.foreign import Forfeit, Program
from sobremesa.arena.report import report
from sobremesa.bots import Budget
from sobremesa.cli import main
from sobremesa.envs.openspiel_bots import PLAYOUTS

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
    match = game.match(seats=2, seed=1)
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


def test_a_program_that_ended_before_it_was_asked_loses_at_once(playing: Any) -> None:
    program = playing("raise SystemExit('out of memory')")
    program._start()
    program.process.wait()
    while program.lines.empty():
        time.sleep(0.01)
    with pytest.raises(Forfeit) as lost:
        ask(program)
    assert lost.value.code == "program-ended"


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


# In the arena, by name


ANY = "print(question['legal'][0], flush=True)"


@pytest.fixture
def scripted(tmp_path: Path) -> Callable[[str, str], str]:
    """The name of a bot that is this script."""

    def named(name: str, code: str) -> str:
        path = tmp_path / f"{name}.py"
        path.write_text(LOOP + code)
        return "program:" + shlex.join([sys.executable, str(path)])

    return named


def fault(name: str) -> dict[str, Any]:
    """What became of it in four games against another."""
    made = Tournament(sobremesa.game("pebbles"), 2, {}, [name, "random"], 4, budget=Budget(seconds=0.2), processes=1)
    made.run()
    told = report(made)
    assert told["pairings"][0]["games"] == 4
    assert told["pairings"][0]["losses"] >= told["bots"][0]["faults"]["games"]
    return told["bots"][0]["faults"]


def test_programs_that_fail_lose_their_games_and_the_arena_goes_on(scripted: Any) -> None:
    assert fault(scripted("good", ANY)) == {"games": 0}
    crashed = fault(scripted("crash", "raise MemoryError('too many pebbles to count them all')"))
    assert (crashed["games"], crashed["kind"]) == (4, "program-ended")
    assert "too many pebbles to count them all" in crashed["what"]
    confused = fault(scripted("confused", "print('hm' if question['seat'] else question['legal'][0], flush=True)"))
    assert (confused["games"], confused["kind"]) == (2, "program-nonsense")
    missing = fault("program:/no/such/program")
    assert (missing["games"], missing["kind"]) == (4, "program-start")


def test_a_program_that_was_changed_is_another_one(scripted: Any) -> None:
    """What is kept of the old one is not taken for results of the new one."""
    pebbles, about = sobremesa.game("pebbles"), ({}, ["random", scripted("mine", "print('hm', flush=True)")], 2)
    before = Tournament(pebbles, 2, *about).header.default_path()
    assert Tournament(pebbles, 2, *about).header.default_path() == before
    scripted("mine", ANY)
    assert Tournament(pebbles, 2, *about).header.default_path() != before
    assert not fingerprint(["random", "program:python -c '" + "x = 1; " * 1000 + "'", "program:python /", "program:'"])


def test_a_program_is_asked_in_its_games_alone(scripted: Any, tmp_path: Path) -> None:
    log = tmp_path / "asked"
    fault(scripted("logs", f"print(question['seconds'], file=open({str(log)!r}, 'a'))\n    {ANY}"))
    assert set(log.read_text().split()) == {"0.2"}


def test_a_program_that_hangs_loses_its_games(scripted: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "SLOW", 0.0)
    monkeypatch.setattr(foreign, "GRACE", 0.1)
    monkeypatch.setattr(foreign, "DEFAULT", Budget(seconds=0.1))
    late = fault(scripted("hang", "import time; time.sleep(1000)"))
    assert (late["games"], late["kind"]) == (4, "program-late")


def test_a_stopped_arena_leaves_no_program_behind(scripted: Any, tmp_path: Path) -> None:
    code = f"import os, pathlib, time; mark = pathlib.Path({str(tmp_path)!r}) / f'{{os.getpid()}}.pid'\n    "
    code += "if question['seconds']: mark.touch(); time.sleep(1000)\n    " + ANY
    command = [sys.executable, "-m", "sobremesa", "arena", "pebbles", "--bots", f"random,{scripted('stuck', code)}"]
    arena = subprocess.Popen(
        [*command, "--seconds", "500", "--threads", "2"],
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # whoever runs the tests may ignore it
    )
    while not (stuck := list(tmp_path.glob("*.pid"))):
        assert arena.poll() is None
        time.sleep(0.05)
    arena.send_signal(signal.SIGINT)
    assert arena.wait(60)
    for mark in stuck:
        with pytest.raises(ProcessLookupError):
            os.kill(int(mark.stem), 0)


def test_the_command_line_lets_programs_and_searches_from_elsewhere_play(
    scripted: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"random,{scripted('good', ANY)},openspiel:ismcts"
    asked = ["arena", "pebbles", "--bots", bots, "--games", "2", "--iterations", "3", "--threads", "1", "--json"]
    assert main(asked) == 0
    told = json.loads(capsys.readouterr().out)
    assert [bot["faults"]["games"] for bot in told["bots"]] == [0, 0, 0]
    assert told["bots"][2]["playouts"]["most"] == 3 * PLAYOUTS


@pytest.mark.parametrize(
    ("code", "game", "name"),
    [
        ("program-command", "raj", "program:"),
        ("program-command", "raj", "program:python 'my bot.py"),
        ("unknown-bot", "raj", "openspiel:alphago"),
        ("unknown-bot", "raj", "stockfish"),
        ("mcts-secrets", "linko", "openspiel:mcts"),
        ("ismcts-open", "charidice", "openspiel:ismcts"),
    ],
)
def test_names_that_mean_nobody_are_refused(code: str, game: str, name: str) -> None:
    with pytest.raises(sobremesa.BadOption) as refused:
        contestant(sobremesa.game(game), name)
    assert refused.value.code == code
    assert str(refused.value)


def test_without_openspiel_its_bots_are_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sobremesa.envs.openspiel_bots", None)
    with pytest.raises(sobremesa.BadOption, match="pip install"):
        contestant(sobremesa.game("raj"), "openspiel:ismcts")
