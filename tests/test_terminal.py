"""The table in a terminal, as people meet it: real processes behind a real pseudo-terminal."""

import json
import os
import re
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest

import sobremesa
from conformance import of_the_package
from sobremesa import pages, words

GAMES = of_the_package()
LANGUAGES = ["en", "pt", "pt-BR", "es"]
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def terminal(home: Path, *arguments: str, size: tuple[int, int] = (24, 80), **env: str) -> Any:
    environment = os.environ | {"XDG_DATA_HOME": str(home.parent), "TERM": "xterm-256color"} | env
    environment.pop("COLUMNS", None)
    command = ["-m", "sobremesa", *arguments]
    child = pexpect.spawn(
        sys.executable, command, env=environment, encoding="utf-8", dimensions=size, timeout=30, echo=False,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # whoever runs the tests may ignore it
    )  # fmt: skip
    child.delaybeforesend = None
    return child


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where the matches of this test are kept."""
    (tmp_path / "sobremesa").mkdir()
    return tmp_path / "sobremesa"


def play_on(child: Any, move: str = "#1") -> str:
    """Answers every prompt with the same until the end; everything that was on the screen."""
    seen = []
    while child.expect(["\n> ", pexpect.EOF]) == 0:
        seen.append(child.before)
        assert len(seen) < 300, seen[-1]
        child.sendline(move)
    seen.append(child.before)
    child.close()
    return CODES.sub("", "\n".join(seen)).replace("\r", "")


@pytest.mark.parametrize(
    ("name", "language"),
    [
        pytest.param(name, language, marks=[pytest.mark.exhaustive] * ((number - place) % 4 != 0))
        for number, name in enumerate(GAMES)
        for place, language in enumerate(LANGUAGES)
    ],
)
def test_a_whole_game_in_each_language_fits_a_screen_of_24_lines(name: str, language: str, home: Path) -> None:
    game = sobremesa.game(name)
    short = ["--option", "rounds=2"] if name == "linko" else []  # it takes long
    child = terminal(
        home, "play", name, "--seats", str(max(game.seats)), "--seed", "3", "--lang", language, "--no-account", *short
    )
    screen = play_on(child)
    assert child.exitstatus == 0
    assert "Traceback" not in screen
    saved = json.loads(next((home / "matches").glob("*.json")).read_text())
    match, people = sobremesa.replay(saved), [person["name"] for person in saved["people"]]
    assert match.over
    assert pages.result(match, people, language, 0) in re.sub(r"\s*\n\s*", " ", screen)
    title = words.catalogue(language, game.folder).say("name")
    frames = re.split(rf"(?m)^{title} [·─]", screen)[1:]
    assert len(frames) >= 5
    assert max(len(frame.rstrip().splitlines()) for frame in frames[:-1]) <= 24


@pytest.mark.parametrize(
    ("language", "level"), [("en", "Medium"), ("pt", "Médio"), ("pt-BR", "Médio"), ("es", "Medio")]
)
def test_the_level_of_a_bot_stands_beside_it_in_the_language_of_the_reader(
    language: str, level: str, home: Path
) -> None:
    child = terminal(home, "play", "raj", "--lang", language)
    child.expect("\n> ")
    head = next(line for line in CODES.sub("", child.before).splitlines() if "Pimenta" in line)
    assert level in head
    assert "medium" not in head
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_a_number_alone_is_a_card_and_with_a_sign_it_is_a_choice(home: Path) -> None:
    child = terminal(home, "play", "raj", "--lang", "pt")
    child.expect("\n> ")
    child.sendline("h")
    child.expect("\n> ")
    assert "# e o seu número na lista (#3)" in re.sub(r"\s+", " ", CODES.sub("", child.before))
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_without_colour_no_escape_codes_are_written(home: Path) -> None:
    child = terminal(home, "play", "raj", TERM="dumb", NO_COLOR="1")
    child.expect("\n> ")
    assert "\x1b" not in child.before
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_nonsense_gets_a_sentence_and_the_prompt_again(home: Path) -> None:
    child = terminal(home, "play", "raj", "--lang", "en")
    child.expect("\n> ")
    for typed, answer in [
        ("hello", "neither a move nor a number"),
        ("16", "neither a move nor a number"),
        ("#99", "neither a move nor a number"),
        ("2 3", "neither a move nor a number"),
        ("u", "cannot be taken back"),
        ("²", "neither a move"),
    ]:
        child.sendline(typed)
        child.expect("\n> ")
        assert answer in re.sub(r"\s+", " ", CODES.sub("", child.before)), typed
    child.sendline("h")
    child.expect("\n> ")
    assert "#15" in child.before
    child.sendline("?")
    child.expect("Enter for more")
    child.sendline("q")
    child.expect("> ")
    child.sendline("14")
    child.expect("Your 14|’s \\d+ takes|Every card")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_quit_and_resume_later(home: Path) -> None:
    child = terminal(home, "play", "raj", "--lang", "en", "--seed", "5")
    child.expect("\n> ")
    child.sendline("7")
    child.expect("\n> ")
    child.sendline("q")
    child.expect(pexpect.EOF)
    assert "--resume" in child.before
    child.close()
    assert child.exitstatus == 0
    again = terminal(home, "play", "raj", "--lang", "en", "--resume")
    again.expect("Turn 2 of 15")
    play_on(again)
    match = sobremesa.replay(json.loads(next((home / "matches").glob("*.json")).read_text()))
    assert match.over
    assert (0, "7") in match.log


@pytest.mark.parametrize("how", ["eof", "interrupt"])
def test_the_end_of_input_or_an_interrupt_loses_nothing(how: str, home: Path) -> None:
    child = terminal(home, "play", "raj", "--lang", "en")
    child.expect("\n> ")
    child.sendline("7")
    child.expect("\n> ")
    child.sendeof() if how == "eof" else child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert "Traceback" not in child.before
    assert child.exitstatus == (0 if how == "eof" else 130)
    saved = json.loads(next((home / "matches").glob("*.json")).read_text())
    assert [0, "7"] in saved["log"]


def test_a_folder_that_cannot_be_written_is_told_once_and_play_goes_on(home: Path) -> None:
    (home / "matches").write_text("a file where the folder should be")
    screen = play_on(terminal(home, "play", "raj", "--lang", "en", "--no-account"))
    assert screen.count("cannot be saved") == 1
    assert "Traceback" not in screen
    assert re.search("wins?|share", screen.splitlines()[-1])


def test_a_terminal_too_narrow_is_told_and_still_works(home: Path) -> None:
    screen = play_on(terminal(home, "play", "raj", "--lang", "en", size=(20, 30)))
    assert "only 30 columns" in re.sub(r"\s+", " ", screen)
    assert "Traceback" not in screen


def test_people_at_one_terminal_have_a_curtain_between_their_hands(home: Path) -> None:
    child = terminal(home, "play", "raj", "--lang", "en", "--name", "Ana", "--name", "Rui", "--seed", "1")
    child.expect("Pass the screen to Ana")
    child.sendline("")
    child.expect("\n> ")
    child.sendline("14")
    child.expect("Pass the screen to Rui")
    assert "\x1b[2J\x1b[3J" in child.before
    child.sendline("u")  # Ana thinks better of it
    child.expect("Taken back")
    child.expect("Pass the screen to Ana")  # nobody else sees her hand
    child.sendline("")
    child.expect("\n> ")
    child.sendline("13")
    child.expect("Pass the screen to Rui")
    child.sendline("")
    child.expect("\n> ")
    assert not re.search(r"Your 1[34]|Ana 1[34]|last card 1[34]", CODES.sub("", child.before))
    child.sendline("2")
    child.expect("Pass the screen to Ana")
    child.sendline("")
    child.expect("Ana 13, Rui 2. Your 13 takes the mouse")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_people_at_one_screen_of_an_open_game_need_no_curtain(home: Path) -> None:
    child = terminal(home, "play", "charidice", "--lang", "en", "--name", "[/b]", "--name", "Rui[red]", "--seed", "1")
    child.expect("\n> ")
    assert "Pass the screen" not in child.before
    assert "Rui[red]" in CODES.sub("", child.before)
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_dice_can_be_typed_all_at_once_and_taken_back(home: Path) -> None:
    child = terminal(home, "play", "charidice", "--lang", "en", "--dealer", "manual")
    child.expect("\n> ")
    child.sendline("3 4 1 2 6 7")
    child.expect("is not possible now")
    child.expect("\n> ")
    child.sendline("3 4 1 2 6 6")
    child.expect("You roll: 3 blue, 4 black")
    child.expect("\n> ")
    child.sendline("u")  # the bot at the left has passed meanwhile
    child.expect("Taken back")
    child.expect("\n> ")
    child.sendline("1 1 1 1 1 1")
    child.expect("You roll: 1 red, 1 green")
    child.expect("\n> ")
    assert "You roll: 3" not in child.before
    child.sendline("reroll 1")
    child.expect("\n> ")
    child.sendline("u")  # before the die is typed in
    child.expect("Taken back")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_other_dice_are_shown_in_their_colours(home: Path) -> None:
    dice = "dice=egrykb rbyegk bkgrye yekbrg gybker kregby"
    child = terminal(home, "play", "charidice", "--lang", "en", "--dealer", "manual", "--option", dice)
    child.expect("\n> ")
    child.sendline("3 4 1 2 6 6")
    child.expect("You roll: 3 red, 4 grey, 1 blue, 2 grey, 6 red, 6 yellow")
    child.expect("\n> ")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_the_manual_dealer_asks_for_the_real_cards(home: Path) -> None:
    child = terminal(home, "play", "raj", "--lang", "en", "--dealer", "manual")
    child.expect("What do the real cards")
    child.expect("\n> ")
    child.sendline("+11")
    child.expect("is not possible now")
    child.expect("\n> ")
    child.sendline("+5")
    child.expect("the highest single one takes \\+5")
    child.expect("\n> ")
    child.sendline("u")  # it was the 6
    child.expect("What do the real cards")
    child.expect("\n> ")
    child.sendline("6")
    child.expect("the highest single one takes \\+6")
    child.expect("\n> ")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_replay_goes_forward_back_and_jumps(home: Path) -> None:
    play_on(terminal(home, "play", "raj", "--lang", "en", "--seed", "2"))
    saved = next((home / "matches").glob("*.json"))
    child = terminal(home, "replay", str(saved), "--lang", "en")
    for key, expected in [
        (None, "Entry 0 of 45"),
        ("", "Entry 1 of 45"),
        ("n", "Entry 2 of 45"),
        ("b", "Entry 1 of 45"),
        ("45", "Entry 45 of 45"),
        ("s", "seen by Player 1"),
        ("999", "Entry 45 of 45"),
        ("nonsense", "Enter or n forward"),
    ]:
        if key is not None:
            child.sendline(key)
        child.expect(expected)
        child.expect("\n> ")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_spectators_replay_does_not_show_a_card_before_the_reveal(home: Path) -> None:
    play_on(terminal(home, "play", "raj", "--lang", "en", "--seed", "2"), "#1")
    saved = next((home / "matches").glob("*.json"))
    child = terminal(home, "replay", str(saved), "--lang", "en")
    child.expect("\n> ")
    child.sendline("2")
    child.expect("\n> ")
    assert "has chosen" in CODES.sub("", child.before)
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_a_game_from_another_folder_is_playable_without_touching_anything_else(home: Path) -> None:
    screen = play_on(terminal(home, "play", "pebbles", "--lang", "en"), "swap")
    assert "wins." in screen
    assert "Traceback" not in screen
    screen = play_on(terminal(home, "play", "tides", "--seats", "10", "--bot", "ebb", "--lang", "en"), "#1")
    assert "Your cards" in screen
    assert "Alecrim" in screen
    assert "win." in screen or "wins." in screen
    assert "Traceback" not in screen


def test_while_something_compiles_for_the_first_time_one_can_already_play(home: Path) -> None:
    child = terminal(home, "play", "pebbles", "--lang", "en", SOBREMESA_HOME=str(home), SOBREMESA_PREPARE="1")
    child.expect("being prepared in the background")
    assert "wins." in play_on(child, "swap")
    deadline = time.monotonic() + 300
    while len(list(home.glob("compiled/pebbles/*/pebbles.*_games"))) < 2:
        assert time.monotonic() < deadline
        time.sleep(0.5)
    child = terminal(home, "play", "pebbles", "--lang", "en", SOBREMESA_HOME=str(home))
    child.expect("\n> ")
    assert "background" not in child.before
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_at_the_end_the_account_is_told(home: Path) -> None:
    child = terminal(home, "play", "charidice", "--seed", "1", "--lang", "pt", "--option", "rounds=1")
    screen = play_on(child)
    assert words.catalogue("pt").say("coach-rest") in screen


def test_a_hint_names_the_best_moves_and_why(home: Path) -> None:
    child = terminal(home, "play", "charidice", "--seed", "1", "--lang", "en")
    child.expect("\n> ")
    child.sendline("!")
    child.expect("\n> ")
    assert "of 100" in CODES.sub("", child.before)
    child.sendline("q")
    child.expect(pexpect.EOF)
