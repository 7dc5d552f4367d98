"""What whoever runs the server may do: `sobremesa admin`. With the server running it is asked, else done directly."""

import asyncio
import gzip
import hashlib
import hmac
import io
import os
import tarfile
import time
import zlib
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery

from . import accounts, wire
from . import folder as folders
from .folder import Folder
from .metrics import Metrics
from .refusals import Refused
from .stores import copies
from .stores.sqlite import SqliteStore
from .stores.store import Summary
from .tables.commands import End
from .tables.room import Room

DAY = 24 * 3600
KEPT_DAYS = {"lobby": 7, "over": 90, "playing": 180}  # since something last happened there


class Report(msgspec.Struct, frozen=True):
    """What an errand of the administrator found or did."""

    tables: list[Summary]
    code: str | None = None  # a new recovery code


async def tables(room: Room) -> Report:
    return Report(await room.store.summaries())


async def end(room: Room, code: str) -> Report:
    """Ends a game as if all had agreed to."""
    table = await room.table(code)
    await table.ask(End())
    return Report([each for each in await room.store.summaries() if each.code == table.code])


async def sweep(room: Room, only_say: bool = False) -> Report:
    """Forgets tables where nothing has happened for long: see KEPT_DAYS."""
    now = time.time()
    old = [
        each
        for each in await room.store.summaries()
        if each.moved < now - KEPT_DAYS[each.phase] * DAY and each.code not in room.live
    ]
    if old and not only_say:
        await room.store.forget([each.code for each in old])
    return Report(old)


async def reset(room: Room, name: str) -> Report:
    """Another recovery code for an account whose owner has lost password and code."""
    return Report([], await accounts.reset(room.store, name))


# Over HTTP, for the same computer and whoever can read the data folder


def password(key: str) -> str:
    return hmac.new(key.encode(), b"admin", hashlib.sha256).hexdigest()


def allowed(request: Request[Any, Any, Any]) -> Room:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode(), password(request.app.state.folder.key).encode()):
        raise Refused("not-found")
    room: Room = request.app.state.room
    return room


@get("/tables", include_in_schema=False)
async def tables_now(request: Request[Any, Any, Any]) -> Report:
    return await tables(allowed(request))


@post("/tables/{code:str}/end", include_in_schema=False, status_code=200)
async def end_now(request: Request[Any, Any, Any], code: FromPath[str]) -> Report:
    return await end(allowed(request), code)


@post("/sweep", include_in_schema=False, status_code=200)
async def sweep_now(request: Request[Any, Any, Any], only_say: FromQuery[bool] = False) -> Report:
    return await sweep(allowed(request), only_say)


@post("/reset", include_in_schema=False, status_code=200)
async def reset_now(request: Request[Any, Any, Any], name: FromQuery[str]) -> Report:
    return await reset(allowed(request), name)


HANDLERS = [tables_now, end_now, sweep_now, reset_now]


# From the command line


def run(data: Path, directly: Callable[[Room], Awaitable[Report]], method: str, path: str, language: str) -> Report:
    """Through the server that has these tables open, or without one. What is refused is said in the language."""
    try:
        folder = Folder(data, patience=0)
    except Refused as refusal:
        if refusal.code != "data-in-use":
            raise
        return over_http(data, method, path, language)
    with closing(folder):
        return asyncio.run(alone(folder, directly))


async def alone(folder: Folder, directly: Callable[[Room], Awaitable[Report]]) -> Report:
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


FILES = ("tables.sqlite3", "signing.key")


def backup(data: Path, to: Path) -> None:
    """All tables and the key of the cookies, in one file, as they are at this moment; the server may go on."""
    if not (data / FILES[0]).exists():
        raise Refused("nothing-there", where=str(data))
    copy = data / "tables.copy"
    copy.unlink(missing_ok=True)
    try:
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
        if (fault := copies.fault_in(parts[FILES[0]])) is not None:
            raise Refused("no-backup", where=str(source), why=fault)
        stamp = time.strftime("%Y%m%d-%H%M%S")
        copies.make_whole(folder.database)
        for name in FILES:
            (data / name).rename(data / f"{name}.{stamp}")
            folders.private(data / name).write_bytes(parts[name])


def unpacked(source: Path) -> dict[str, bytes]:
    try:
        whole = io.BytesIO(gzip.decompress(source.read_bytes()))  # to its end, where the check is
        with tarfile.open(fileobj=whole) as archive:
            files = {name: archive.extractfile(name) for name in FILES}
        missing = [name for name, file in files.items() if file is None]
        if missing:
            raise KeyError(missing[0])
        return {name: file.read() for name, file in files.items() if file}
    except (OSError, EOFError, KeyError, zlib.error, tarfile.TarError) as fault:
        raise Refused("no-backup", where=str(source), why=str(fault)) from None
