"""The command line as a person or a program meets it: real processes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def sobremesa(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sobremesa", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | env, check=False)


def test_simulate_prints_json() -> None:
    done = sobremesa(
        "simulate", "raj", "--seats", "2", "--games", "2000", "--bot", "random", "--threads", "1", "--json"
    )
    result = json.loads(done.stdout)
    assert {"games", "decisions", "seconds", "scores", "wins", "draws"} <= set(result)
    assert (result["games"], result["decisions"]) == (2000, 60_000)
    assert sum(result["wins"]) + result["draws"] == 2000


def test_simulate_says_when_it_compiles_for_the_first_time(tmp_path: Path) -> None:
    first = sobremesa("simulate", "pebbles", "--games", "10", SOBREMESA_HOME=str(tmp_path))
    again = sobremesa("simulate", "pebbles", "--games", "10", SOBREMESA_HOME=str(tmp_path))
    assert "Preparing" in first.stderr
    assert again.stderr == ""
    assert again.stdout.splitlines()[1:] == first.stdout.splitlines()[1:]


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "chess"],
        ["simulate", "raj", "--seats", "9"],
        ["simulate", "raj", "--seats", "two"],
        ["simulate", "raj", "--option", "bids"],
        ["simulate", "raj", "--option", "colour=red"],
        ["simulate", "raj", "--option", "prizes=1:2"],
        ["simulate", "raj", "--option", "games=1.5"],
        ["simulate", "raj", "--games", "0"],
        ["simulate", "raj", "--threads", "-1"],
        ["simulate", "raj", "--seed", "-1"],
        ["simulate", "raj", "--bot", "nobody"],
        ["simulate", "raj", "--seats", "3", "--bot", "rank", "--bot", "rank"],
        ["nothing"],
        [],
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(arguments: list[str]) -> None:
    done = sobremesa(*arguments)
    assert done.returncode == 2
    assert done.stderr.strip()
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


def test_options_reach_the_game() -> None:
    done = sobremesa("simulate", "raj", "--games", "50", "--option", "bids=3", "--option", "prizes=4:2:-1", "--json")
    assert json.loads(done.stdout)["decisions"] == 50 * 6
