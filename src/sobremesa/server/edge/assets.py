"""The browser's page and what belongs to it, from the folder that the web build leaves."""

import gzip
import mimetypes
import re
from html import escape
from pathlib import Path

from msgspec import Struct

from sobremesa import words

from ..refusals import HERE

TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
FILE = re.compile("[A-Za-z0-9_./-]{1,200}")  # how a file of ours may be called: others are not looked for
FOR_EVER = "public, max-age=31536000, immutable"  # named by a hash of what is in it


class Asset(Struct, frozen=True):
    body: bytes
    kind: str
    cache: str
    squeezed: bytes | None = None  # by gzip, where that helps


class Assets:
    """Read once, kept in memory. Paths of the front end that are no files get the page."""

    def __init__(self, folder: Path):
        self.folder = folder.resolve()
        self._kept: dict[str, tuple[float, Asset]] = {}

    def get(self, path: str, language: str) -> Asset | None:
        """The file of a path; None if there is none and the path looks like a file's."""
        name = path.strip("/")
        if asset := self._file(name):
            return asset
        if name.startswith("assets/") or "." in name.rsplit("/", 1)[-1]:
            return None
        return self._file("index.html") or missing_page(language)

    def _file(self, name: str) -> Asset | None:
        if not FILE.fullmatch(name):
            return None
        file = (self.folder / name).resolve()
        if not file.is_relative_to(self.folder) or not file.is_file():
            return None
        changed = file.stat().st_mtime
        kept = self._kept.get(name)
        if kept is None or kept[0] != changed:
            kept = self._kept[name] = changed, read(file, hashed=name.startswith("assets/"))
        return kept[1]


def read(file: Path, hashed: bool) -> Asset:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    body = file.read_bytes()
    squeezed = gzip.compress(body, 9) if kind.startswith(TEXTS) and len(body) > 500 else None
    if kind.startswith(TEXTS) and not kind.startswith("text/"):  # to those the charset is added anyway
        kind += "; charset=utf-8"
    return Asset(body, kind, FOR_EVER if hashed else "no-cache", squeezed)


def missing_page(language: str) -> Asset:
    """What stands where the page should, while it has not been built."""
    text = escape(words.catalogue(language, HERE).say("page-missing"))
    page = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>sobremesa</title><p>{text}</p></html>'
    return Asset(page.encode(), "text/html", "no-store")
