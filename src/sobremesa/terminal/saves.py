"""Saved matches: a record for each, with who sat where, in the data folder."""

import json
import time
from pathlib import Path
from typing import Any

from sobremesa import bots, games
from sobremesa.engine.errors import BadOption, BadRecord
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match, checksum
from sobremesa.engine.options import shown
from sobremesa.engine.paths import data_folder

from .people import Person


def folder() -> Path:
    return data_folder() / "matches"


def new_file(game: str) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path, number = folder() / f"{game}-{stamp}.json", 1
    while path.exists():
        number += 1
        path = folder() / f"{game}-{stamp}-{number}.json"
    return path


def save(path: Path, match: Match, people: list[Person]) -> None:
    """Writes the whole file beside and moves it into place: an interruption leaves the old one."""
    record = match.record() | {"people": [person.data() for person in people]}
    record["check"] = checksum(record)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
    beside.replace(path)


def load(path: Path) -> tuple[Match, list[Person]]:
    record = read(path)
    match = games.replay(record)
    return match, people_of(record, match)


def read(path: Path) -> Any:
    """What a file of a record holds, unchecked."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadRecord(
            "file-unreadable", file=shown(path), why=shown(getattr(fault, "strerror", None) or fault)
        ) from None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("many-records" if in_lines(text) else "not-json", file=shown(path)) from None


def in_lines(text: str) -> bool:
    """Whether it begins with a record that is followed by more: as simulations write them."""
    first, _, rest = text.partition("\n")
    try:
        return bool(rest) and isinstance(json.loads(first), dict)
    except (ValueError, RecursionError):
        return False


def people_of(record: dict[str, Any], match: Match) -> list[Person]:
    """Who sat there, by the record; anything odd in it becomes a plain name."""
    told = record.get("people")
    people = []
    for seat in range(match.seats):
        data = told[seat] if isinstance(told, list) and seat < len(told) and isinstance(told[seat], dict) else {}
        bot = data.get("bot")
        name = shown(data.get("name") or f"{seat + 1}")
        people.append(Person(name, bot if bot in bots.names(match.game) else None))
    return people


def unfinished(game: Game) -> Path:
    """The last match of that game that was not played to its end."""
    for path in sorted(folder().glob(f"{game.name}-*.json"), key=lambda p: p.stat().st_mtime, reverse=True):
        try:
            record = json.loads(path.read_text(encoding="utf-8"))
            if isinstance(record, dict) and "result" not in record:
                return path
        except (OSError, ValueError, RecursionError):
            continue
    raise BadOption("nothing-saved", game=game.folder)
