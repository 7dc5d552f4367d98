"""The board as data: read from a TOML file, from JSON, or given as it stands; checked field by field.

`board.toml` beside this file is the default and describes the form. Whatever is wrong with a board is a BadOption
that names the first fault: the file, the column, the space and the field.
"""

import json
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from msgspec import Struct

from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import Option, shown

MAX_COLUMNS = 12
MAX_SPACES = 8
MAX_MICE = 7
MAX_SUPPORT = 3
MAX_CANDY = 4
MAX_BYTES = 64_000  # of a board in JSON
MAX_TOML = 16_000  # of a board file: reading TOML may take time that grows with the square of its length

REWARDS = ("anxious_ana", "candy_jar", "sausages", "protect_food", "greedy_mouse", "accountant")
ANA, JAR, SAUSAGES, PROTECT, GREEDY, ACCOUNTANT = range(6)
ORIGINS = ("reconstruction", "box", "own")
SIZES = ("2", "3", "4", "5")  # of tables

# What the rulebook fixes, for boards that do not say it
CANDY = {"dice": {"2": 1, "3": 1, "4": 2, "5": 2}}
MICE = {
    "per_player": {"2": 6, "3": 7, "4": 7, "5": 7},
    "support": {"2": 3, "3": 0, "4": 0, "5": 0},
    "start_food_first": 3,
}

FOLDER = Path(__file__).resolve().parent
Data = dict[str, Any]


def visible(column: Mapping[str, Any], seats: int) -> list[Data]:
    """The spaces of a column that a table of this size has, bottom to top; a `==` to a hidden space vanishes."""
    spaces, below = [], False
    for space in column["spaces"]:
        here = space["min_players"] <= seats
        if here:
            spaces.append({**space, "link": space["link"] and below})
        below = here
    return spaces


@dataclass(frozen=True)
class Place:
    """Where in a board a fault is: columns and spaces count from 1, 0 is none of them; `table` is the table's name."""

    file: str
    column: int = 0
    space: int = 0
    table: str = ""

    def fault(self, code: str, field: str = "", **about: Any) -> BadOption:
        name = ".".join(part for part in (self.table, field) if part)
        return BadOption(code, FOLDER, file=self.file, column=self.column, space=self.space, field=name, **about)

    def inside(self, field: str) -> "Place":
        return replace(self, table=f"{self.table}.{field}" if self.table else field)

    def check(self, value: Any, needed: tuple[str, ...], known: tuple[str, ...] = ()) -> None:
        """A table has all the fields needed and none but those known. `src` says where things are from."""
        if not isinstance(value, Mapping):
            raise self.fault("board-not-a-table", "" if self.table else "spaces" if self.space else "column")
        for name in needed:
            if name not in value:
                raise self.fault("board-missing", name)
        for name in value:
            if name not in needed + known and name != "src" and not str(name).endswith("_src"):
                raise self.fault("board-unknown-field", shown(name), known=", ".join(needed + known))

    def whole(self, table: Mapping[str, Any], field: str, least: int, most: int, default: int | None = None) -> int:
        value = table.get(field, default)
        if value is None:
            raise self.fault("board-missing", field)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault("board-not-a-number", field, value=shown(value))
        if not least <= value <= most:
            raise self.fault("board-out-of-range", field, value=shown(value), least=least, most=most)
        return value

    def word(self, table: Mapping[str, Any], field: str, words: tuple[str, ...], default: str = "") -> str:
        value = table.get(field, default)
        if value not in words:
            raise self.fault("board-unknown-word", field, value=shown(value), known=", ".join(words))
        return value

    def several(self, table: Mapping[str, Any], field: str, most: int) -> list[Any]:
        value = table[field]
        if not isinstance(value, list):
            raise self.fault("board-not-a-list", field)
        if not value:
            raise self.fault("board-none", field)
        if len(value) > most:
            raise self.fault("board-too-many", field, count=len(value), most=most)
        return value

    def by_table_size(self, table: Mapping[str, Any], field: str, least: int, most: int) -> dict[str, int]:
        """A number for each table size: { "2" = 1, "3" = 1, "4" = 2, "5" = 2 }."""
        inside = self.inside(field)
        inside.check(table[field], SIZES)
        return {size: inside.whole(table[field], size, least, most) for size in SIZES}


def checked(data: Any, file: str = "board") -> Data:
    """The board in full, with nothing in it but what the rules need; raises at the first fault."""
    at = Place(file)
    at.check(data, ("column", "cat"), ("meta", "candy", "mice"))
    columns = at.several(data, "column", MAX_COLUMNS)
    meta = checked_meta(at.inside("meta"), data.get("meta", {}), len(columns))
    columns = [checked_column(replace(at, column=i), column) for i, column in enumerate(columns, 1)]
    if not any(column["reward"] == "protect_food" for column in columns):
        raise at.fault("board-no-protect", "reward")
    check_anas(at, columns)
    return {
        "meta": meta,
        "column": columns,
        "cat": checked_cat(at.inside("cat"), data["cat"]),
        "candy": checked_candy(at.inside("candy"), data.get("candy", CANDY)),
        "mice": checked_mice(at.inside("mice"), data.get("mice", MICE)),
    }


def checked_meta(at: Place, meta: Any, columns: int) -> Data:
    at.check(meta, (), ("name", "origin", "columns", "target_food", "overlays"))
    if at.whole(meta, "columns", 1, 1000, columns) != columns:
        raise at.fault("board-column-count", "columns", value=meta["columns"], count=columns)
    at.whole(meta, "target_food", 1, 1000, 25)
    at.whole(meta, "overlays", 0, 1000, 0)
    if not isinstance(meta.get("name", ""), str):
        raise at.fault("board-not-a-text", "name", value=shown(meta["name"]))
    return {"name": shown(meta.get("name", "")), "origin": at.word(meta, "origin", ORIGINS, ORIGINS[0])}


def checked_column(at: Place, column: Any) -> Data:
    at.check(column, ("reward", "spaces"), ("id", "amount"))
    if at.whole(column, "id", 1, 1000, at.column) != at.column:
        raise at.fault("board-column-id", "id", value=column["id"])
    found: Data = {"reward": at.word(column, "reward", REWARDS)}
    if found["reward"] == "sausages":
        found["amount"] = at.whole(column, "amount", 1, 20)
    elif "amount" in column:
        raise at.fault("board-amount-unused", "amount")
    spaces = at.several(column, "spaces", MAX_SPACES)
    found["spaces"] = [checked_space(replace(at, space=i), space) for i, space in enumerate(spaces, 1)]
    for size in SIZES:
        if not visible(found, int(size)):
            raise at.fault("board-empty-column", "min_players", size=int(size))
    return found


def checked_space(at: Place, space: Any) -> Data:
    at.check(space, ("req", "food"), ("link", "min_players"))
    link = space.get("link", False)
    if not isinstance(link, bool):
        raise at.fault("board-not-a-flag", "link", value=shown(link))
    if link and at.space == 1:
        raise at.fault("board-bottom-link", "link")
    return {
        "req": at.whole(space, "req", 0, 6),
        "food": at.whole(space, "food", 0, 9),
        "link": link,
        "min_players": at.whole(space, "min_players", 2, 4, 2),
    }


def check_anas(at: Place, columns: list[Data]) -> None:
    """Two columns of Anxious Ana with a single space each would send a die to and fro for ever."""
    for size in SIZES:
        anas = [i for i, column in enumerate(columns, 1) if column["reward"] == "anxious_ana"]
        short = [i for i in anas if len(visible(columns[i - 1], int(size))) == 1]
        if len(short) > 1:
            raise replace(at, column=short[1]).fault("board-short-anas", "spaces", other=short[0], size=int(size))


def checked_cat(at: Place, cat: Any) -> Data:
    at.check(cat, ("grey", "red"))
    found = {field: at.by_table_size(cat, field, 1, MAX_SPACES - 1) for field in ("grey", "red")}
    for size in SIZES:
        if found["grey"][size] + found["red"][size] > MAX_SPACES:
            raise at.fault("board-long-cat", f"red.{size}", most=MAX_SPACES)
    return found


def checked_candy(at: Place, candy: Any) -> Data:
    at.check(candy, ("dice",))
    return {"dice": at.by_table_size(candy, "dice", 0, MAX_CANDY)}


def checked_mice(at: Place, mice: Any) -> Data:
    at.check(mice, ("per_player", "support", "start_food_first"))
    support = at.by_table_size(mice, "support", 0, MAX_SUPPORT)
    for size in SIZES[1:]:
        if support[size]:
            raise at.fault("board-support-at-two", f"support.{size}")
    return {
        "per_player": at.by_table_size(mice, "per_player", 1, MAX_MICE),
        "support": support,
        "start_food_first": at.whole(mice, "start_food_first", 0, 20),
    }


def loaded(path: Path) -> Data:
    """The board in a file."""
    at = Place(shown(str(path) if len(str(path)) <= 60 else f"…{str(path)[-59:]}"))
    if path.suffix.lower() != ".toml":
        raise at.fault("board-not-a-file-name")
    try:
        if not path.is_file():
            raise at.fault("board-not-found")
        with path.open("rb") as file:
            return parsed(file.read(MAX_BYTES + 1), at)
    except OSError as why:
        raise at.fault("board-unreadable", why=shown(why.strerror or why)) from None


def parsed(text: bytes, at: Place) -> Data:
    """The board in a file of one's own: TOML, or JSON."""
    if text.lstrip().startswith(b"{"):
        return parsed_json(text, at)
    if len(text) > MAX_TOML:
        raise at.fault("board-too-long", most=MAX_TOML)
    try:
        data = tomllib.loads(text.decode())
    except (ValueError, RecursionError) as why:
        raise at.fault("board-not-toml", why=shown(why, most=200)) from None  # the line stands at its end
    return checked(data, at.file)


def parsed_json(text: bytes, at: Place) -> Data:
    """The board in a text from anywhere: JSON, which is read in a time that its length bounds."""
    if len(text) > MAX_BYTES:
        raise at.fault("board-too-long", most=MAX_BYTES)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as why:
        raise at.fault("board-not-json", why=shown(why, most=200)) from None
    return checked(data, at.file)


class Meta(Struct):
    name: str
    origin: str


class Shown(Struct):
    """What the browser reads of a board: the columns are seen in the view."""

    meta: Meta


@dataclass(frozen=True)
class Board(Option):
    """The default board, another one from a file, or a board as it stands in a saved match."""

    kind = "file"
    shape = Shown

    @property
    def values(self) -> str:
        return "default | FILE.toml"

    def read(self, value: Any) -> Data:
        if isinstance(value, Mapping):
            return checked(value)
        if isinstance(value, os.PathLike):
            return loaded(Path(value))
        if not isinstance(value, str) or not value.strip():
            raise ValueError
        text = value.strip()
        if text.lower() == "default":
            return self.default
        return parsed_json(text.encode(), Place("board")) if text.startswith("{") else loaded(Path(text))

    def sent(self, value: Any) -> Data:
        if isinstance(value, str) and value.strip().lower() not in ("", "default"):
            return parsed_json(value.encode(errors="replace"), Place("board"))
        return self.read(value)

    def text(self, value: Any) -> str:
        return "default" if value == self.default else value["meta"]["name"] or value["meta"]["origin"]


DEFAULT = loaded(FOLDER / "board.toml")
