"""Copies of a SQLite database, for backups."""

import sqlite3
from contextlib import closing
from pathlib import Path


def copy(database: Path, to: Path) -> None:
    """As of one moment, though a server goes on."""
    with closing(sqlite3.connect(database)) as source:
        source.execute("VACUUM INTO ?", [str(to)])


def make_whole(database: Path) -> None:
    """What lies beside the file goes into it."""
    with closing(sqlite3.connect(database)) as source:
        source.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def fault_in(database: bytes) -> str | None:
    """What is wrong with a copy, as SQLite itself says; None for a whole one."""
    with closing(sqlite3.connect(":memory:")) as memory:
        try:
            memory.deserialize(database)
            (said,) = memory.execute("PRAGMA integrity_check").fetchone()
            memory.execute("SELECT count(*) FROM tables").fetchone()
        except sqlite3.DatabaseError as fault:
            return str(fault)
    return None if said == "ok" else str(said)
