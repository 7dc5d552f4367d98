"""Copies of a SQLite database, for backups."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from ..refusals import Refused
from . import queries

SMALL = 100_000_000  # bytes of a database that is looked through at every start


def copy(database: Path, to: Path) -> None:
    """As of one moment, though a server goes on."""
    try:
        with closing(sqlite3.connect(database)) as source:
            source.execute("VACUUM INTO ?", [str(to)])
    except sqlite3.DatabaseError as fault:
        raise Refused("data-damaged", where=str(database), why=str(fault)) from None


def make_whole(database: Path) -> None:
    """What lies beside the file goes into it, unless the file is damaged."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(database)) as source:
        source.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def fault_in(database: bytes) -> str | None:
    """What is wrong with a copy, as SQLite itself says; None for a whole one."""
    with closing(sqlite3.connect(":memory:")) as memory:
        try:
            memory.deserialize(database)
            (said,) = memory.execute("PRAGMA integrity_check").fetchone()
            memory.execute("SELECT count(*) FROM tables").fetchone()
            odd = memory.execute("SELECT name FROM sqlite_master WHERE type NOT IN ('table', 'index')").fetchone()
            (version,) = memory.execute("SELECT version_num FROM alembic_version").fetchone()
        except (sqlite3.DatabaseError, TypeError) as fault:
            return str(fault)
    if odd:
        return f"{odd[0]!r}"  # a trigger or a view, which ours has none of, would act on what is stored
    if version not in queries.REVISIONS:
        return f"version {version}"
    return None if said == "ok" else str(said)


def check(database: Path) -> None:
    """Whether a database can be opened; what is wrong with it is a sentence, and no fault of ours."""
    try:
        with closing(sqlite3.connect(database)) as opened:
            opened.execute("SELECT count(*) FROM sqlite_master").fetchone()
            small = database.stat().st_size < SMALL
            (said,) = opened.execute("PRAGMA quick_check(1)").fetchone() if small else ("ok",)
    except sqlite3.DatabaseError as fault:
        said = str(fault)
    if said != "ok":
        raise Refused("data-damaged", where=str(database), why=str(said))
