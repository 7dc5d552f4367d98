"""`sobremesa admin`: with the server running it is asked, else the errand is done directly; backup and restore."""

import asyncio
import gzip
import io
import os
import tarfile
import time
import zlib
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import msgspec

from .. import wire
from ..edge.errands import password
from ..metrics import Metrics
from ..people import accounts
from ..refusals import Refused
from ..stores import copies
from ..stores.sqlite import SqliteStore
from ..tables.errands import Report
from ..tables.room import Room
from . import folder as folders
from .folder import Folder


async def reset(room: Room, name: str) -> Report:
    """Another recovery code for an account whose owner has lost password and code."""
    return Report([], await accounts.reset(room.store, name))


def run(
    data: Path,
    directly: Callable[[Room], Awaitable[Report]],
    method: str,
    path: str,
    language: str,
    database: str | None = None,
) -> Report:
    """Through the server that has these tables open, or without one; on PostgreSQL beside all others. What is refused
    is said in the language."""
    if database:
        return asyncio.run(beside(database, directly))
    try:
        folder = Folder(data, patience=0)
    except Refused as refusal:
        if refusal.code != "data-in-use":
            raise
        return over_http(data, method, path, language)
    with closing(folder):
        return asyncio.run(alone(folder, directly))


async def beside(database: str, directly: Callable[[Room], Awaitable[Report]]) -> Report:
    """As one node more, which serves nobody."""
    from ..stores.postgres import PostgresStore, prepare

    await prepare(database)
    store = PostgresStore(database)
    await store.open()
    room = Room(store, Metrics())
    try:
        return await directly(room)
    finally:
        await room.end()
        await store.close()


async def alone(folder: Folder, directly: Callable[[Room], Awaitable[Report]]) -> Report:
    copies.check(folder.database)
    store = SqliteStore(folder.database, folder.lock)
    await store.open()
    try:
        return await directly(Room(store, Metrics()))
    finally:
        await store.close()


def over_http(data: Path, method: str, path: str, language: str) -> Report:
    import urllib.error
    import urllib.request

    address = folders.address(data)
    token = password(folders.signing_key(data / "signing.key"))
    headers = {"authorization": f"Bearer {token}", "accept-language": language}
    request = urllib.request.Request(f"{address}/api/admin{path}", method=method, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return msgspec.json.decode(answer.read(), type=Report)
    except urllib.error.HTTPError as refused:
        refusal = msgspec.json.decode(refused.read(), type=wire.Refusal)
        raise Refused("told", sentence=refusal.sentence) from None
    except (OSError, ValueError) as fault:
        raise Refused("no-answer", where=address, why=str(fault)) from None


# Backup and restore


MOST_BYTES = 2**31  # of a backup that is restored
FILES = ("tables.sqlite3", "signing.key")


def backup(data: Path, to: Path) -> None:
    """All tables and the key of the cookies, in one file, as they are at this moment; the server may go on."""
    if not (data / FILES[0]).exists():
        raise Refused("nothing-there", where=str(data))
    copy = data / "tables.copy"
    copy.unlink(missing_ok=True)
    try:
        folders.private(copy)  # before anything is in it
        copies.copy(data / FILES[0], copy)
        private = os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, folders.PRIVATE)
        with os.fdopen(private, "wb") as file, tarfile.open(fileobj=file, mode="w:gz") as archive:
            archive.add(copy, FILES[0])
            archive.add(data / FILES[1], FILES[1])
    except OSError as fault:
        raise Refused("backup-file", where=str(to), why=fault.strerror or str(fault)) from None
    finally:
        copy.unlink(missing_ok=True)


def restore(data: Path, source: Path) -> None:
    """Puts a backup in the place of what is there, which is kept beside it. The server must stand still."""
    with closing(Folder(data)) as folder:
        parts = unpacked(source)
        fault = copies.fault_in(parts[FILES[0]]) or folders.fault_in_key(parts[FILES[1]])
        if fault is not None:
            raise Refused("no-backup", where=str(source), why=fault)
        stamp = time.strftime("%Y%m%d-%H%M%S")
        copies.make_whole(folder.database)
        for name in FILES:
            (data / name).rename(data / f"{name}.{stamp}")
            folders.private(data / name).write_bytes(parts[name])


def unpacked(source: Path) -> dict[str, bytes]:
    try:
        with gzip.open(source) as packed:  # to its end, where the check is; but what is small may unpack to anything
            whole = packed.read(MOST_BYTES + 1)
        if len(whole) > MOST_BYTES:
            raise KeyError(f"> {MOST_BYTES} bytes")
        with tarfile.open(fileobj=io.BytesIO(whole)) as archive:
            files = {name: archive.extractfile(name) for name in FILES}
        missing = [name for name, file in files.items() if file is None]
        if missing:
            raise KeyError(missing[0])
        return {name: file.read() for name, file in files.items() if file}
    except (OSError, EOFError, KeyError, zlib.error, tarfile.TarError) as fault:
        raise Refused("no-backup", where=str(source), why=str(fault)) from None
