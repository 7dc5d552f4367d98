"""`sobremesa admin copy`: everything from a data folder to a PostgreSQL database, or back, or between two of a kind."""

from contextlib import ExitStack, closing
from pathlib import Path

from ..stores import copies
from ..stores.transfer import transfer
from . import folder as folders
from .folder import Folder


def copy(source: str, target: str) -> tuple[int, int]:
    """No server may run on either: what it did meanwhile would be lost. Returns the number of tables and accounts."""
    with ExitStack() as stack:
        ends = [end if "://" in end else stack.enter_context(closing(Folder(Path(end)))) for end in (source, target)]
        for end in ends:
            if isinstance(end, Folder):
                copies.check(end.database)
        key = ends[0].key if isinstance(ends[0], Folder) else None
        places = [end.database if isinstance(end, Folder) else end for end in ends]
        tables, accounts, key = transfer(places[0], places[1], key)
        if isinstance(ends[1], Folder):
            folders.private(ends[1].path / "signing.key").write_text(key + "\n")
        return tables, accounts
