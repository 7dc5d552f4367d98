"""Where compiled rules are kept: a folder named by a hash of every source they could depend on.

Numba itself watches only the file a function stands in, and would serve a stale result after an edit
elsewhere. Nothing here imports Numba, so that asking costs nothing.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from .paths import cache_folder

PACKAGE = Path(__file__).resolve().parents[1]
COMPILED_ROOMS = tuple(PACKAGE / room for room in ("engine", "bots", "envs"))  # what is compiled with every game
KEPT = 8  # folders of a game's other sources that are left in peace
CLAIM = 600  # seconds that preparing a game in the background may take


def fingerprint(folders: Iterable[Path]) -> str:
    """The same for the same sources, wherever they lie on the disk."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            name = path.relative_to(folder.parent).as_posix()
            digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def place_for(folder: Path) -> Path:
    """The cache folder for the present sources of the game in `folder`."""
    return cache_folder() / "compiled" / folder.name / fingerprint([*COMPILED_ROOMS, folder])


def subfolder_for(source: Path) -> str:
    """Where in the cache folder a source file's functions are kept."""
    parent = source.resolve().parent
    return ".".join(parent.relative_to(PACKAGE).parts) if parent.is_relative_to(PACKAGE) else parent.name


def _mark(place: Path, game: str, function: str) -> Path:
    return place / f"{game}.{function}"


def is_compiled(folder: Path, game: str, function: str) -> bool:
    """Whether a start now would find this function in the cache."""
    return _mark(place_for(folder), game, function).exists()


def now_compiled(place: Path, game: str, function: str) -> None:
    _mark(place, game, function).touch()


class Notice:
    """Whether this process has still to say that it compiles: once is enough, and commands tell it by themselves."""

    wanted = True


def announce(folder: Path) -> None:
    """Says once on standard error why the first use of a game takes a while."""
    if not Notice.wanted:
        return
    Notice.wanted = False
    from sobremesa import words

    print(words.catalogue(words.locale_language(), folder).say("compiling", game=folder), file=sys.stderr, flush=True)


def claimed(folder: Path, game: str) -> bool:
    """Whether the caller may prepare this game in the background: one process at a time, for ten minutes at most."""
    place = opened(folder)
    if place is None:
        return False
    claim = place / f"{game}.preparing"
    try:
        if time.time() - claim.stat().st_mtime < CLAIM:
            return False
    except FileNotFoundError:
        pass
    claim.touch()
    return True


def opened(folder: Path) -> Path | None:
    """The cache folder, made if need be, or None where it cannot be; the oldest ones of other sources are dropped."""
    place = place_for(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
        os.utime(place)
    except OSError:
        return None
    others = sorted((p for p in place.parent.iterdir() if p != place), key=lambda p: p.stat().st_mtime)
    for old in others[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return place
