"""The command line as a person or a program meets it: some in processes of their own, most in this one."""

import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from sobremesa import arguments, cli, replay, words
from sobremesa.bots import LEVELS

Done = subprocess.CompletedProcess[str]


def process(*arguments: str, **env: str) -> Done:
    command = [sys.executable, "-m", "sobremesa", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | env, check=False)


def sobremesa(*arguments: str) -> Done:
    """The same without the start of a process, which takes longer than most commands."""
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        try:
            code = cli.main(arguments)
        except SystemExit as refused:  # of argparse
            code = int(refused.code or 0)
    return Done(arguments, code, out.getvalue(), err.getvalue())


def test_a_command_we_name_can_be_typed_as_it_stands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    here = tmp_path / "sobremesa"
    here.touch(0o755)
    monkeypatch.setattr(sys, "argv", [".venv/bin/sobremesa", "play", "raj"])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert arguments.typed("play raj") == "sobremesa play raj"
    here.unlink()
    assert arguments.typed("play raj") == ".venv/bin/sobremesa play raj"
    monkeypatch.setattr(sys, "argv", ["src/sobremesa/__main__.py"])
    assert arguments.typed("play raj") == "sobremesa play raj"


def test_simulate_prints_json() -> None:
    done = process("simulate", "raj", "--seats", "2", "--games", "2000", "--bot", "random", "--threads", "1", "--json")
    result = json.loads(done.stdout)
    assert {"games", "decisions", "seconds", "scores", "wins", "draws"} <= set(result)
    assert (result["games"], result["decisions"]) == (2000, 60_000)
    assert sum(result["wins"]) + result["draws"] == 2000


def test_simulate_says_when_it_compiles_for_the_first_time(tmp_path: Path) -> None:
    first = process("simulate", "pebbles", "--games", "10", SOBREMESA_HOME=str(tmp_path))
    again = process("simulate", "pebbles", "--games", "10", SOBREMESA_HOME=str(tmp_path))
    assert "Preparing" in first.stderr
    assert again.stderr == ""
    assert again.stdout.splitlines()[1:] == first.stdout.splitlines()[1:]


def test_play_names_the_levels_to_whoever_asks() -> None:
    helped = sobremesa("play", "--help").stdout
    assert [level for level in LEVELS if level not in helped] == []


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
        ["solve", "raj"],
        ["solve", "pebbles"],
        ["solve", "raj", "--hands", "1,2", "1,3", "--prizes", "1"],
        ["solve", "charidice", "--dice", "1", "2", "3"],
        ["solve", "charidice", "--dice", "1", "2", "3", "4", "5", "7"],
        ["solve", "charidice", "--rerolls", "3"],
        ["solve", "charidice", "--gift-weight", "nan"],
        ["solve", "charidice", "--option", "dice=yrgbek"],
        ["solve", "charidice", "--option", "rounds=3"],
        ["simulate", "charidice", "--option", "dice="],
        ["simulate", "charidice", "--option", "dice=rgbeky:gbekyr:bekyrg:ekyrgb:kyrgbe"],
        ["simulate", "charidice", "--option", "dice=rgbeky:gbekyr:bekyrg:ekyrgb:kyrgbe:yrgbe"],
        ["simulate", "charidice", "--option", "dice=rgbeky:gbekyr:bekyrg:ekyrgb:kyrgbe:yrgbew"],
        ["simulate", "charidice", "--option", "dice=rgbeky:gbekyr:bekyrg:ekyrgb:kyrgbe:yygbek"],
        ["rules", "charidice", "--option", "dice=rgbeky:gbekyr:bekyrg:ekyrgb:kyrgbe:yrgbke"],
        ["play", "charidice", "--option", "dice=rgbeky:rgbeky:rgbeky:rgbeky:rgbeky:rgbeky"],
        ["play", "chess"],
        ["play", "raj", "--seats", "2", "--bot", "rank", "--bot", "rank", "--bot", "rank"],
        ["play", "raj", "--resume", "nowhere.json"],
        ["play", "raj", "--seats", "0"],
        ["play", "raj", "--seed", "-3"],
        ["simulate", "raj", "--threads", "0"],
        ["replay", "nowhere.json"],
        ["replay", __file__],
        ["rules", "chess"],
        ["rules", "raj", "--lang", "xx"],
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


def test_bad_input_ends_a_process_with_code_2() -> None:
    done = process("simulate", "chess")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_options_reach_the_game() -> None:
    done = sobremesa("simulate", "raj", "--games", "50", "--option", "bids=3", "--option", "prizes=4:2:-1", "--json")
    assert json.loads(done.stdout)["decisions"] == 50 * 6


def test_solve_prints_json() -> None:
    done = sobremesa("solve", "charidice", "--dice", "1", "2", "3", "4", "6", "6", "--rerolls", "0", "--json")
    result = json.loads(done.stdout)
    assert result["value"] == 18
    assert result["best"] == "score 2 4 5 6"


def test_other_dice_reach_the_solver_and_the_rules_page() -> None:
    other = "dice=egrykb rbyegk bkgrye yekbrg gybker kregby"
    solve = ("solve", "charidice", "--dice", "2", "4", "3", "1", "4", "6", "--rerolls", "0", "--json")
    result = json.loads(sobremesa(*solve, "--option", other).stdout)
    assert result["options"] == {"dice": other.removeprefix("dice=").split()}
    assert json.loads(sobremesa(*solve).stdout)["value"] < result["value"]
    assert "as they were written down for this game" in sobremesa("rules", "charidice", "--option", other).stdout


def test_bad_dice_are_refused_in_the_players_language() -> None:
    bad = ("simulate", "charidice", "--option", "dice=rgbeky:gbekyr:bekyrg:ekyrgb:kyrgbe:yygbek", "--lang")
    said = {language: sobremesa(*bad, language).stderr for language in ("en", "pt", "pt-BR", "es")}
    assert "Die 6: the numbers 1 and 2 are both yellow" in said["en"]
    assert "Dado 6" in said["pt"]
    assert "amarelo" in said["pt-BR"]
    assert "amarillo" in said["es"]


@pytest.mark.parametrize("command", ["play", "learn", "replay", "rules"])
def test_help_of_what_players_use_comes_in_their_language(command: str, capsys: pytest.CaptureFixture) -> None:
    said = set()
    for language in words.LANGUAGES:
        with pytest.raises(SystemExit):
            cli.main([command, "--help", "--lang", language])
        said.add(capsys.readouterr().out)
    assert len(said) == len(words.LANGUAGES)
    assert sum("show this help" in each for each in said) == 1
    assert sorted(each.partition(":")[0] for each in said) == ["usage", "uso", "uso", "uso"]


def test_refusals_come_in_the_players_language() -> None:
    said = {lang: sobremesa("simulate", "chess", "--lang", lang).stderr for lang in ("en", "pt", "es")}
    assert "Não há" in said["pt"]
    assert "no hay" in said["es"]
    assert "Não há" in process("simulate", "chess", LC_ALL="pt_PT.UTF-8").stderr


@pytest.mark.parametrize("language", ["en", "pt", "pt-BR", "es"])
def test_rules_are_printed_whole_when_nobody_pages(language: str) -> None:
    done = sobremesa("rules", "raj", "--lang", language)
    assert done.returncode == 0
    assert "tiebreak" in done.stdout


def test_a_broken_byte_at_the_prompt_is_nonsense_like_any_other(tmp_path: Path) -> None:
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8:strict"}
    command = [sys.executable, "-m", "sobremesa", "play", "raj", "--lang", "en"]
    done = subprocess.run(command, input=b"h\xffllo\n14\nq\n", capture_output=True, env=env, check=False)
    assert b"neither a move" in done.stdout
    assert b"Turn 2" in done.stdout


def test_an_odd_file_among_the_saved_ones_is_passed_over(tmp_path: Path) -> None:
    folder = tmp_path / "sobremesa" / "matches"
    folder.mkdir(parents=True)
    (folder / "raj-1.json").write_text("5")
    (folder / "raj-2.json").write_text("[" * 100_000)
    done = process("play", "raj", "--resume", XDG_DATA_HOME=str(tmp_path))
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)


def test_an_unfinished_record_can_be_told_as_json(tmp_path: Path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path)}
    subprocess.run(
        [sys.executable, "-m", "sobremesa", "play", "raj"],
        input=b"3\n",
        env=os.environ | env,
        capture_output=True,
        check=True,
    )
    saved = next(tmp_path.rglob("raj-*.json"))
    assert json.loads(sobremesa("replay", str(saved), "--json").stdout)["over"] is False


def test_simulate_writes_the_record_of_every_game_it_counts(tmp_path: Path) -> None:
    for game, bots in (("raj", ["near"]), ("pebbles", ["random"])):
        file = tmp_path / f"{game}.ndjson"
        asked = ["simulate", game, "--games", "40", *(part for bot in bots for part in ("--bot", bot)), "--json"]
        plain, kept = json.loads(sobremesa(*asked).stdout), json.loads(sobremesa(*asked, "--records", str(file)).stdout)
        assert plain | {"seconds": 0} == kept | {"seconds": 0}
        records = [json.loads(line) for line in file.read_text().splitlines()]
        matches = [replay(record) for record in records]
        assert len(matches) == 40
        scores = [match.scores for match in matches]
        assert [sum(column) / 40 for column in zip(*scores, strict=True)] == plain["scores"]
        assert [sum(match.winners == [seat] for match in matches) for seat in range(2)] == plain["wins"]
    refused = sobremesa("replay", str(file), "--lang", "en")
    assert refused.returncode == 2
    assert "one on each line" in refused.stderr


def test_a_refused_simulation_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("kept")
    assert sobremesa("simulate", "raj", "--games", "0", "--records", str(file)).returncode == 2
    assert file.read_text() == "kept"


def test_records_need_a_file_that_can_be_written(tmp_path: Path) -> None:
    refused = sobremesa("simulate", "raj", "--games", "1", "--records", str(tmp_path / "none" / "games"))
    assert refused.returncode == 2
    assert "cannot be written" in refused.stderr
