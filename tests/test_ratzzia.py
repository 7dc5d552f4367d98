"""Ratzzia beyond its rulebook: boards as data, the support duty against a brute force, the bots, what is shown."""

import json
import random
import re
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.text import Text

import sobremesa
from conformance import one_step, random_line
from sobremesa import CHANCE, cli, pages, words
from sobremesa.engine import bits
from sobremesa.engine.match import checksum
from sobremesa.engine.story import story
from sobremesa.games.ratzzia import bots, rules, terminal
from sobremesa.games.ratzzia.board import DEFAULT, REWARDS
from sobremesa.terminal.table import drawing_of

RATZZIA = sobremesa.game("ratzzia")
FILE = RATZZIA.folder / "board.toml"
LANGUAGES = ("en", "pt", "pt-BR", "es")
NAMES = ["Ana", "Rui", "Eva", "Leo", "Gil"]


# Boards that are taken


def test_the_default_board_is_the_file_in_the_folder_and_says_that_it_is_a_reconstruction():
    assert RATZZIA.match(seats=3).options["board"] == DEFAULT == RATZZIA.options["board"].read(str(FILE))
    assert DEFAULT["meta"]["origin"] == "reconstruction"
    assert RATZZIA.options["board"].text(DEFAULT) == "default"


def own_board() -> dict[str, Any]:
    """A board that differs from the default one."""
    board = deepcopy(DEFAULT)
    board["column"] = board["column"][4:7]
    board["meta"] = {"name": "Three columns", "origin": "own"}
    return board


@pytest.mark.parametrize("form", ["data", "json", "default", "file", "path"])
def test_a_board_is_read_from_a_file_or_as_it_stands(form, tmp_path):
    given: Any = {
        "data": DEFAULT,
        "json": json.dumps(DEFAULT),
        "default": " Default ",
        "file": str(FILE),
        "path": FILE,
    }[form]
    assert RATZZIA.match(seats=2, board=given).options["board"] == DEFAULT


def test_what_the_rulebook_fixes_may_be_left_out():
    short = {"column": DEFAULT["column"], "cat": DEFAULT["cat"]}
    assert RATZZIA.match(board=short).options["board"] == DEFAULT
    for column in (short := deepcopy(short))["column"]:
        for space in column["spaces"]:
            if not space["link"]:
                del space["link"]
            if space["min_players"] == 2:
                del space["min_players"]
    assert RATZZIA.match(board=short).options["board"] == DEFAULT


def test_a_saved_match_opens_without_the_file(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(FILE.read_text().replace("req = 4, food = 0", "req = 1, food = 9"))
    match = RATZZIA.match(seats=3, seed=5, board=str(path))
    assert match.view(None)["columns"][1]["spaces"][0] == {"number": 1, "linked": False, "food": 9, "die": None}
    rng = random.Random(3)
    for _ in range(40):
        one_step(match, rng)
    path.unlink()
    again = sobremesa.replay(json.loads(json.dumps(match.record())))
    assert again.view(None) == match.view(None)
    assert again.record() == match.record()


def test_a_record_holds_its_board_and_names_no_file():
    record = RATZZIA.match(seats=3, seed=5).record()
    record["options"]["board"] = str(FILE)
    with pytest.raises(sobremesa.BadRecord):
        sobremesa.replay(record | {"check": checksum(record)})


def test_a_board_read_twice_is_the_same():
    read = RATZZIA.options["board"].read
    assert read(read(own_board())) == read(own_board())
    assert RATZZIA.options["board"].text(own_board()) == "Three columns"


def test_the_largest_board_fits_the_record():
    space = {"req": 0, "food": 9}
    board = {
        "column": [{"reward": REWARDS[i % 6], "spaces": [space] * 8} for i in range(12)],
        "cat": {"grey": dict.fromkeys("2345", 4), "red": dict.fromkeys("2345", 4)},
    }
    for column in board["column"]:
        if column["reward"] == "sausages":
            column["amount"] = 20
    for seats in RATZZIA.seats:
        match = RATZZIA.match(seats=seats, seed=1, board=board)
        for _ in zip(range(300), random_line(match, random.Random(1)), strict=False):
            pass
        assert len(match.view(None)["columns"]) == 12
    assert rules.State.dtype.itemsize <= 2048


# Boards that are refused: the first fault is named


def changed(*path: Any, to: Any = None) -> dict[str, Any]:
    """The default board with one thing changed, or taken out."""
    board = deepcopy(DEFAULT)
    inner: Any = board
    for step in path[:-1]:
        inner = inner[step]
    if to is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = to
    return board


def all_from(players: int) -> list[dict[str, Any]]:
    return [{"req": 1, "food": 1, "min_players": players}]


ANA = {"reward": "anxious_ana", "spaces": [{"req": 0, "food": 0}]}
FAULTS = [
    (changed("column"), "board-missing", ["column"]),
    (changed("cat"), "board-missing", ["cat"]),
    (changed("column", to=3), "board-not-a-list", ["column"]),
    (changed("column", to=[]), "board-none", ["column"]),
    (changed("column", to=DEFAULT["column"] * 2), "board-too-many", ["column", "18", "12"]),
    (changed("column", 2, to="sausages"), "board-not-a-table", ["column 3"]),
    (changed("column", 2, "reward"), "board-missing", ["column 3", "reward"]),
    (changed("column", 2, "reward", to="cheese"), "board-unknown-word", ["column 3", "reward", "cheese", "candy_jar"]),
    (changed("column", 2, "reward", to=["sausages"]), "board-unknown-word", ["column 3", "reward"]),
    (changed("column", 2, "amount"), "board-missing", ["column 3", "amount"]),
    (changed("column", 2, "amount", to=0), "board-out-of-range", ["column 3", "amount", "0", "1", "20"]),
    (changed("column", 2, "amount", to="3"), "board-not-a-number", ["column 3", "amount", "3"]),
    (changed("column", 0, "amount", to=3), "board-amount-unused", ["column 1", "amount"]),
    (changed("column", 2, "id", to=4), "board-column-id", ["column 3", "id", "4"]),
    (changed("column", 2, "colour", to="red"), "board-unknown-field", ["column 3", "colour", "spaces"]),
    (changed("column", 2, "spaces"), "board-missing", ["column 3", "spaces"]),
    (changed("column", 2, "spaces", to=[]), "board-none", ["column 3", "spaces"]),
    (changed("column", 2, "spaces", to=all_from(2) * 9), "board-too-many", ["column 3", "spaces", "9", "8"]),
    (changed("column", 2, "spaces", to=all_from(3)), "board-empty-column", ["column 3", "min_players", "2 players"]),
    (changed("column", 2, "spaces", to=all_from(4)), "board-empty-column", ["column 3", "min_players"]),
    (changed("column", 2, "spaces", 1, to=5), "board-not-a-table", ["column 3", "space 2"]),
    (changed("column", 2, "spaces", 1, "req"), "board-missing", ["column 3", "space 2", "req"]),
    (changed("column", 2, "spaces", 1, "req", to=7), "board-out-of-range", ["column 3", "space 2", "req", "7", "6"]),
    (changed("column", 2, "spaces", 1, "req", to=-1), "board-out-of-range", ["column 3", "space 2", "req"]),
    (changed("column", 2, "spaces", 1, "req", to=True), "board-not-a-number", ["column 3", "space 2", "req"]),
    (changed("column", 2, "spaces", 1, "req", to=2.0), "board-not-a-number", ["column 3", "space 2", "req"]),
    (changed("column", 2, "spaces", 1, "food"), "board-missing", ["column 3", "space 2", "food"]),
    (changed("column", 2, "spaces", 1, "food", to=10), "board-out-of-range", ["column 3", "space 2", "food"]),
    (changed("column", 2, "spaces", 1, "link", to=1), "board-not-a-flag", ["column 3", "space 2", "link"]),
    (changed("column", 2, "spaces", 0, "link", to=True), "board-bottom-link", ["column 3", "space 1", "link"]),
    (changed("column", 2, "spaces", 1, "min_players", to=5), "board-out-of-range", ["space 2", "min_players"]),
    (changed("column", 2, "spaces", 1, "min_player", to=3), "board-unknown-field", ["space 2", "min_player"]),
    (changed("column", 6, "reward", to="candy_jar"), "board-no-protect", ["protect_food"]),
    (changed("column", to=[ANA, DEFAULT["column"][6], ANA]), "board-short-anas", ["column 3", "column 1"]),
    (changed("cat", "grey"), "board-missing", ["cat.grey"]),
    (changed("cat", "grey", "4"), "board-missing", ["cat.grey.4"]),
    (changed("cat", "grey", "6", to=1), "board-unknown-field", ["cat.grey.6"]),
    (changed("cat", "grey", "2", to=0), "board-out-of-range", ["cat.grey.2"]),
    (changed("cat", "grey", to=2), "board-not-a-table", ["cat.grey"]),
    (changed("cat", "red", "5", to=7), "board-long-cat", ["cat.red.5", "8"]),
    (changed("candy", "dice", "2", to=5), "board-out-of-range", ["candy.dice.2"]),
    (changed("mice", "per_player", "3", to=8), "board-out-of-range", ["mice.per_player.3"]),
    (changed("mice", "support", "2", to=4), "board-out-of-range", ["mice.support.2"]),
    (changed("mice", "support", "3", to=1), "board-support-at-two", ["mice.support.3"]),
    (changed("mice", "start_food_first", to="3"), "board-not-a-number", ["mice.start_food_first"]),
    (changed("meta", "origin", to="attic"), "board-unknown-word", ["meta.origin", "attic", "box"]),
    (changed("meta", "name", to=3), "board-not-a-text", ["meta.name"]),
    (changed("meta", "columns", to=8), "board-column-count", ["meta.columns", "8", "9"]),
    (changed("meta", to=[]), "board-not-a-table", ["meta"]),
    (changed("shelf", to=1), "board-unknown-field", ["shelf", "column"]),
]  # fmt: skip


@pytest.mark.parametrize(("board", "code", "named"), FAULTS)
def test_a_fault_is_named(board, code, named):
    with pytest.raises(sobremesa.BadOption) as refusal:
        RATZZIA.match(seats=2, board=board)
    assert refusal.value.code == code
    for part in ["board", *named]:
        assert part in str(refusal.value)
    for language in LANGUAGES:
        assert refusal.value.sentence(language)


def toml_changed(tmp_path: Path, old: str, new: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(FILE.read_text().replace(old, new, 1))
    return path


@pytest.mark.parametrize(
    ("old", "new", "code", "named"),
    [
        ("req = 1", "req = 9", "board-out-of-range", ["mine.toml, column 1, space 1, req", "9"]),
        ("req = 1", 'req = "one"', "board-not-a-number", ["mine.toml, column 1, space 1, req", "one"]),
        ("[[column]]", "[[column]", "board-not-toml", ["mine.toml", "line"]),
        ("[meta]", "this is not", "board-not-toml", ["mine.toml", "line", "column 6)"]),
        ("[[column]]", "\0", "board-not-toml", ["mine.toml"]),
    ],
)
def test_a_fault_in_a_file_is_named_with_the_file(old, new, code, named, tmp_path):
    with pytest.raises(sobremesa.BadOption) as refusal:
        RATZZIA.match(board=str(toml_changed(tmp_path, old, new)))
    assert refusal.value.code == code
    for part in named:
        assert part in str(refusal.value)


def test_files_that_are_no_boards(tmp_path):
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "latin.toml").write_bytes("name = 'prémio'".encode("latin-1"))
    (tmp_path / "long.toml").write_text("# " + "x" * 70_000)
    (tmp_path / "deep.toml").write_text("x = " + "[" * 10_000)
    (tmp_path / "empty.toml").write_text("")
    for name, code in [
        ("nowhere.toml", "board-not-found"),
        ("folder.toml", "board-not-found"),
        ("latin.toml", "board-not-toml"),
        ("long.toml", "board-too-long"),
        ("deep.toml", "board-not-toml"),
        ("empty.toml", "board-missing"),
        ("board.json", "board-not-a-file-name"),
        ("x" * 300 + ".toml", "board-unreadable"),
    ]:
        with pytest.raises(sobremesa.BadOption) as refusal:
            RATZZIA.match(board=str(tmp_path / name))
        assert refusal.value.code == code, name
        for language in LANGUAGES:
            assert refusal.value.sentence(language)


@pytest.mark.parametrize("value", [5, None, "", [], True, "{", '{"column": ' + "[" * 5000, "\0.toml"])
def test_what_is_no_board_at_all(value):
    with pytest.raises(sobremesa.BadOption):
        RATZZIA.match(board=value)


def test_a_board_from_afar_is_data_or_json():
    for text in ("mine.toml", "a = 1", "{", "[" * 10_000):
        with pytest.raises(sobremesa.BadOption) as refusal:
            RATZZIA.settled(2, {"board": text}, from_afar=True)
        assert refusal.value.code == "board-not-json"


def test_every_fault_that_can_be_named_is_tested():
    source = (RATZZIA.folder / "board.py").read_text()
    tested = {code for _, code, _ in FAULTS} | set(re.findall(r'"(board-[a-z-]+)"', Path(__file__).read_text()))
    assert set(re.findall(r'"(board-[a-z-]+)"', source)) <= tested


# The duty to place support dice, against a brute force that knows only what is seen


def brute_moves(view: dict[str, Any], placed: bool) -> set[str]:
    """The moves that may be made while placing, by trying out every order of placements."""
    columns = [*view["columns"], {"spaces": [{"number": None, "linked": False, "die": d} for d in view["cat"]["grey"]]}]
    asks = tuple(tuple((space["number"], space["linked"]) for space in column["spaces"]) for column in columns)
    stacks = tuple(lying(column["spaces"]) for column in columns)
    support, mice = tuple(view["support_rolled"]), tuple(view["rolled"])

    def fits(stacks, place, value) -> bool:
        height, below = stacks[place]
        if height == len(asks[place]):
            return False
        number, linked = asks[place][height]
        return number in (None, value) and (not linked or below == value)

    def with_die(stacks, place, value):
        return (*stacks[:place], (stacks[place][0] + 1, value), *stacks[place + 1 :])

    def placements(stacks, values, cat=True):
        places = range(len(asks) if cat else len(asks) - 1)
        return [(value, place) for value in sorted(set(values)) for place in places if fits(stacks, place, value)]

    @cache
    def way(stacks, support, mice, placed) -> bool:
        if not support and placed:
            return True
        for value, place in placements(stacks, support):
            if way(with_die(stacks, place, value), less(support, value), mice, placed):
                return True
        return any(
            way(with_die(stacks, place, value), support, less(mice, value), True)
            for value, place in placements(stacks, mice)
        )

    bound = bool(support) and way(stacks, support, mice, placed)
    found = set()
    for value, place in placements(stacks, mice):
        if not bound or way(with_die(stacks, place, value), support, less(mice, value), True):
            found.add(f"place {value} at {named(place, asks)}")
    for value, place in placements(stacks, support):
        if not bound or way(with_die(stacks, place, value), less(support, value), mice, placed):
            found.add(f"support {value} at {named(place, asks)}")
    if view["candy"][view["active"]]:
        for value, place in placements(stacks, range(1, 7), cat=False):
            if not bound or way(with_die(stacks, place, value), support, mice, True):
                found.add(f"candy {value} at {named(place, asks)}")
    if support and not bound:
        found.add("return support")
    if not support and (placed or not placements(stacks, mice)):
        found.add("done")
    return found


def lying(spaces) -> tuple[int, int | None]:
    """How high the dice of a column reach, and what the topmost shows."""
    height = max((i + 1 for i, space in enumerate(spaces) if space["die"]), default=0)
    return height, spaces[height - 1]["die"]["value"] if height else None


def less(dice: tuple[int, ...], value: int) -> tuple[int, ...]:
    i = dice.index(value)
    return dice[:i] + dice[i + 1 :]


def named(place: int, asks) -> str:
    return "cat" if place == len(asks) - 1 else str(place + 1)


def random_board(rng: random.Random) -> dict[str, Any]:
    """Few columns, so that support dice are often in need of a way."""
    columns: list[dict[str, Any]] = []
    for _ in range(rng.randint(2, 5)):
        spaces = [
            {
                "req": rng.choice([0, 0, rng.randint(1, 6)]),
                "food": rng.choice([0, 1, 9]),
                "link": i > 0 and rng.random() < 0.4,
            }
            for i in range(rng.randint(1, 5))
        ]
        columns.append({"reward": rng.choice(["candy_jar", "candy_jar", "greedy_mouse"]), "spaces": spaces})
    columns.append({"reward": "protect_food", "spaces": [{"req": rng.randint(1, 6), "food": 0}] * 2})
    return {
        "column": columns,
        "cat": {"grey": dict.fromkeys("2345", rng.randint(1, 2)), "red": dict.fromkeys("2345", 2)},
        "candy": {"dice": dict.fromkeys("2345", 2)},
        "mice": {
            "per_player": dict.fromkeys("2345", rng.randint(2, 6)),
            "support": dict.fromkeys("345", 0) | {"2": 3},
            "start_food_first": 3,
        },
    }


def placings(match: sobremesa.Match, rng: random.Random, steps: int):
    """Positions in which a seat places, in a match in which support dice are always rolled."""
    for _ in range(steps):
        if match.over:
            return
        seat = next(iter(match.waiting))
        if seat != CHANCE and "support" in match.legal(seat):
            match.play(seat, "support")
        else:
            one_step(match, rng)
        if match.view(None)["phase"] == "place":
            yield match


@pytest.mark.parametrize("seed", range(24))
def test_the_duty_is_exact_on_random_boards(seed):
    rng = random.Random(seed)
    match = RATZZIA.match(seats=2, dealer="manual", board=random_board(rng))
    for position in placings(match, rng, 300):
        view = position.view(None)
        assert set(position.legal(view["active"])) == brute_moves(view, bool(position.state.placed)), view


def test_the_duty_is_exact_on_the_default_board():
    rng, compared = random.Random(11), 0
    while compared < 100:
        for position in placings(RATZZIA.match(seats=2, dealer="manual"), rng, 1500):
            view = position.view(None)
            if len(view["rolled"]) + len(view["support_rolled"]) <= 6:
                compared += bool(view["support_rolled"])
                assert set(position.legal(view["active"])) == brute_moves(view, bool(position.state.placed)), view


def test_the_duty_is_the_same_compiled():
    compiled, pad, fast = RATZZIA.compiled, RATZZIA.pad(), RATZZIA.pad()
    for seed in range(12):
        rng = random.Random(seed)
        match = RATZZIA.match(seats=2, dealer="manual", board=random_board(rng))
        for position in placings(match, rng, 200):
            rules.legal(position.state, position.state.active, pad)
            compiled.legal(position.state, int(position.state.active), fast)
            assert pad.tobytes() == fast.tobytes()


# The bots


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_plays_legal_moves_in_every_phase_and_wins_against_chance(seats):
    wins, phases = 0, set()
    for seed in range(2):
        match = RATZZIA.match(seats=seats, seed=seed)
        rng = random.Random(seed)
        pad = RATZZIA.pad()
        while not match.over:
            (seat,) = match.waiting
            known = RATZZIA.blanked(match.state, seat)
            rules.legal(known, seat, pad)
            legal = bits.members(pad.words)
            phases.add(match.view(None)["phase"])
            before = known.tobytes()
            action = bots.greedy(known, seat, pad)
            assert action in legal
            assert known.tobytes() == before
            match.play(seat, RATZZIA.notation.text(known, seat, int(action) if seat == 0 else rng.choice(legal)))
        wins += match.winners == [0]
    assert wins == 2
    assert {"start", "reroll", "place"} <= phases


@pytest.mark.parametrize("seed", range(12))
def test_greedy_plays_legal_moves_on_any_board(seed):
    rng = random.Random(seed)
    board = random_board(rng)
    board["column"][0] |= {"reward": rng.choice(["anxious_ana", "accountant"])}
    board["column"][1] |= {"reward": "sausages", "amount": 20}
    match = RATZZIA.match(seats=rng.randint(2, 5), seed=seed, board=board, rounding=rng.choice(["up", "down"]))
    pad = RATZZIA.pad()
    with np.errstate(over="raise"):  # small fields, which hold a board, are not to be reckoned with as they are
        for _ in range(400):
            if match.over:
                break
            (seat,) = match.waiting
            rules.legal(match.state, seat, pad)
            action = int(bots.greedy(match.state, seat, pad))
            assert action in bits.members(pad.words)
            match.play(seat, RATZZIA.notation.text(match.state, seat, action))


# What holds in any game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_die_is_lost_and_no_food_comes_from_nowhere(seats):
    match = RATZZIA.match(seats=seats, seed=seats)
    start = dice_in(match)
    for _, position in zip(range(600), random_line(match, random.Random(seats)), strict=False):
        assert dice_in(position) == start
        assert all(food >= 0 for food in position.view(None)["food"])


def dice_in(match: sobremesa.Match) -> tuple[list[int], int, int]:
    """Mice of each seat, candy and support dice, wherever they are."""
    view = match.view(None)
    lying = [space["die"] for column in view["columns"] for space in column["spaces"]]
    lying = [die for die in [*lying, *view["cat"]["grey"], *view["cat"]["red"]] if die]
    mice = [view["mice"][s] + sum(d["kind"] == "mouse" and d["owner"] == s for d in lying) for s in range(match.seats)]
    candy = view["jar"] + sum(view["candy"]) + sum(d["kind"] == "candy" for d in lying)
    support = view["support"] + len(view["support_rolled"]) + sum(d["kind"] == "support" for d in lying)
    rolling = int(match.state.rolling) if view["phase"] == "roll" and match.state.roll == rules.HELP else 0
    return mice, candy, support + rolling


@pytest.mark.parametrize("seats", [2, 5])
def test_events_tell_what_the_view_shows(seats):
    """Paid, given and taken food, as the events tell it, is the food that is there afterwards."""
    told = RATZZIA.match(seats=seats, seed=7)
    food, bag = told.view(None)["food"], told.view(None)["bag"]
    for _ in zip(range(1200), random_line(told, random.Random(7)), strict=False):
        pass
    for events in story(told, None):
        for event in events:
            tally(event, food, bag)
    assert (food, bag) == (told.view(None)["food"], told.view(None)["bag"])


def test_what_the_events_of_a_turn_count():
    match = RATZZIA.match(seats=2, dealer="manual")
    told = []
    for seat, move in [(0, "roll"), *[(None, face) for face in "114566"], (0, "reroll 1 1"), (None, "2"), (None, "2"),
                       (0, "support"), *[(None, face) for face in "345"], (0, "support 4 at 2"), (0, "place 5 at 2"),
                       (0, "place 6 at 2"), (0, "support 3 at cat"), (0, "support 5 at 3"), (0, "done")]:  # fmt: skip
        match.deal(move) if seat is None else match.play(seat, move)
    for events in story(match, None):
        told += [event for event in events if event["event"] != "die"]
    kinds = [event["event"] for event in told]
    assert kinds == ["rolls", "rolled", "rerolls", "rolled", "support", "rolled", *["placed"] * 5,
                     "done", "completed", "took-candy"]  # fmt: skip
    assert [event["count"] for event in told if "count" in event] == [6, 2, 3]
    assert told[1]["dice"] == [1, 1, 4, 5, 6, 6]
    assert told[kinds.index("completed")]["paid_by_seat"] == [2, None], "who is paid nothing is not named"


def tally(event: dict[str, Any], food: list[int], bag: list[int]) -> None:
    seats, kind = len(food), event["event"]
    if kind == "completed":
        for seat, paid in enumerate(event["paid_by_seat"]):
            food[seat] += paid or 0
    elif kind == "sausages":
        food[event["seat"]] += event["amount"]
    elif kind == "protected":
        food[event["seat"]] -= event["moved"]
        bag[event["seat"]] += event["moved"]
        assert (food[event["seat"]], bag[event["seat"]]) == (event["left"], event["bag"])
    elif kind == "robbed":
        food[event["seat"]] += event["food"]
        food[event["from_seat"]] -= event["food"]
    elif kind == "handed-on":
        step = 1 if event["way"] == "left" else -1
        for seat, given in enumerate(event["given_by_seat"]):
            food[seat] -= given
            food[(seat + step) % seats] += given


# What is shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_draws_the_board_and_says_that_it_is_a_reconstruction(language):
    say = words.catalogue(language, RATZZIA.folder).say
    text = pages.page(RATZZIA, language)
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len(rows) == 3 + 6
    assert all(row.count("|") == 10 for row in rows)
    assert rows[-1].count("(") == 6
    assert f"## {say('board-title', default='yes')}" in text
    assert "recons" in say("board-reason", origin="reconstruction")
    assert say("board-reason", origin="reconstruction") in text
    own = pages.page(RATZZIA, language, RATZZIA.settled(2, {"board": own_board()})[1])
    assert f"## {say('board-title', default='no')}" in own
    assert "Three columns" in own
    assert say("board-reason", origin="reconstruction") not in own
    assert say("board-reason", origin="own") in own


def test_the_rules_command_draws_the_board_it_is_given(tmp_path, capsys):
    path = tmp_path / "mine.toml"
    path.write_text(FILE.read_text().replace('origin = "reconstruction"', 'name = "Ana’s box"\norigin = "box"'))
    assert cli.main(["rules", "ratzzia", "--lang", "en", "--option", f"board={path}"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Ana’s box · This board was copied from a box." in shown
    path.write_text(FILE.read_text().replace("req = 4", "req = 8", 1))
    assert cli.main(["rules", "ratzzia", "--lang", "en", "--option", f"board={path}"]) == 2
    assert "mine.toml, column 2, space 1, req: 8" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_seats_fit_24_lines_of_80_columns_and_the_board_says_whose_it_is(language):
    names = ["Pimenta", "Canela", "Louro", "Salsa", "Menta"]
    large = deepcopy(DEFAULT)
    large["column"] = [{"reward": REWARDS[3], "spaces": [{"req": 0, "food": 9}] * 8}] * 12
    large["meta"]["origin"] = "box"
    label = words.catalogue(language, RATZZIA.folder).say
    for board in (DEFAULT, large):
        match = RATZZIA.match(seats=5, seed=2, board=board)
        for i, _ in zip(range(160), random_line(match, random.Random(2)), strict=False):
            if i % 8:
                continue
            drawing = drawing_of(match, match.view(None)["active"], names, language)
            lines = [f"› ● Pimenta  100  greedy  {note}" for note in drawing["seats"]] + drawing["table"]
            assert len(lines) <= 18  # a title, two lines of news, a question, the keys and the line to type on
            assert all(len(Text.from_markup(line).plain.rstrip()) <= 80 for line in lines)
            assert label("board-label", origin=board["meta"]["origin"]) in drawing["table"][-1]


def test_food_lies_there_as_cheese_crackers_and_sausages():
    assert [terminal.tokens(food) for food in (1, 4, 8, 17, 38)] == ["1", "4×1", "5+3×1", "10+5+1+1", "3×10+5+3×1"]


def test_a_die_is_shown_by_emblem_and_value():
    match = RATZZIA.match(seats=2, dealer="manual", support=False)
    match.play(0, "roll")
    for face in (1, 2, 3, 4, 5, 6):
        match.deal(str(face))
    for move in ("keep", "place 1 at 4", "place 4 at cat", "done"):
        match.play(0, move)
    drawing = "\n".join(drawing_of(match, 1, NAMES[:2], "en")["table"])
    assert "●1" in drawing
    assert "●4" in drawing


def test_numbers_in_the_view_are_plain():
    match = RATZZIA.match(seats=4, seed=1)
    for _ in zip(range(300), random_line(match, random.Random(1)), strict=False):
        assert not numpy_in(match.view(0))
        for seat in match.waiting - {CHANCE}:
            known = RATZZIA.blanked(match.state, seat)
            assert not numpy_in(RATZZIA.table.prompt(known, seat))
            for move in match.legal(seat):
                assert not numpy_in(RATZZIA.table.meaning(known, seat, RATZZIA.notation.read(known, seat, move)))
    assert not numpy_in(story(match, None))


def numpy_in(data: Any) -> bool:
    if isinstance(data, dict):
        return any(map(numpy_in, data.values()))
    if isinstance(data, list):
        return any(map(numpy_in, data))
    return isinstance(data, np.generic)
