"""The data folder: the database, the signing key, and the lock that keeps a second server out."""

import os
import re
import secrets
import time
from pathlib import Path
from typing import IO

from ..refusals import Refused

PRIVATE = 0o600
KEY = re.compile(rb"[0-9a-zA-Z_-]{32,200}")


class Folder:
    """Held by one process at a time. Files are made at the first start, for their owner's eyes only."""

    def __init__(self, path: Path, patience: float = 1):
        """The process that held it last may still be storing something: that is waited for, at most so many seconds."""
        self.path = path
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = hold(path / "server.lock", patience)
            self.lock = self._lock.fileno()
            self.database = private(path / "tables.sqlite3")
            private(path / "signing.key")
        except OSError as fault:
            raise Refused("data-folder", where=str(path), why=fault.strerror or str(fault)) from None

    @property
    def key(self) -> str:
        return signing_key(self.path / "signing.key")

    def note(self, address: str) -> None:
        """Where the server that holds this folder answers, for `sobremesa admin`."""
        (self.path / "server.address").write_text(address + "\n")

    def close(self) -> None:
        self._lock.close()


def address(path: Path) -> str:
    try:
        return (path / "server.address").read_text().strip()
    except OSError as fault:
        raise Refused("data-folder", where=str(path), why=fault.strerror or str(fault)) from None


def hold(path: Path, patience: float) -> IO[str]:
    """The lock file, held until it is closed or the process ends, however it ends."""
    file = private(path).open("r+")
    until = time.monotonic() + patience
    while True:
        try:
            lock(file)
            return file
        except OSError:
            if time.monotonic() > until:
                file.close()
                raise Refused("data-in-use", where=str(path.parent)) from None
            time.sleep(0.02)


def lock(file: IO[str]) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def private(path: Path) -> Path:
    """The file, made with mode 0600 if it is not there."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    return path


def signing_key(path: Path) -> str:
    """Of the guests' cookies: made once, kept beside the database."""
    private(path)
    stored = path.read_bytes()
    if not stored.strip():
        stored = f"{secrets.token_hex(32)}\n".encode()
        path.write_bytes(stored)
    if fault := fault_in_key(stored):
        raise Refused("data-damaged", where=str(path), why=fault)
    return stored.decode().strip()


def fault_in_key(stored: bytes) -> str | None:
    """What is wrong with a key; None for one of ours."""
    return None if KEY.fullmatch(stored.strip()) else "no key"
