"""What the server refuses, beyond what the engine does: a code, a sentence in four varieties, an HTTP status."""

import re
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any

from sobremesa import words
from sobremesa.engine.errors import BadOption, Error, IllegalMove
from sobremesa.engine.options import shown

from . import wire

HERE = Path(__file__).parent

STATUS = {
    "bad-request": 400,
    "bad-name": 400,
    "bad-id": 400,
    "bad-plan": 400,
    "bad-clock": 400,
    "bad-message": 400,
    "bad-order": 400,
    "bad-address": 400,
    "bad-zone": 400,
    "no-such-entry": 400,
    "no-such-bot": 400,
    "bad-password": 400,
    "bad-token": 401,
    "wrong-password": 401,
    "wrong-recovery": 401,
    "wrong-code": 401,
    "nobody-yet": 401,
    "foreign-page": 403,
    "not-seated": 403,
    "not-host": 403,
    "not-yours-to-enter": 403,
    "no-hints": 403,
    "knock-first": 403,
    "no-watching": 403,
    "not-found": 404,
    "no-such-table": 404,
    "no-such-knock": 404,
    "no-such-account": 404,
    "bad-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "too-fast": 429,
    "fault": 500,
    "not-stored": 503,
    "busy": 503,
    "newer-rules": 503,
}  # whatever is not here is a matter of the moment: 409


class Refused(Error):
    """The server's own refusals."""

    def __init__(self, code: str, **about: Any):
        super().__init__(code, HERE, **about)


def status_of(error: Error) -> int:
    if isinstance(error, BadOption):
        return 400
    return 409 if isinstance(error, IllegalMove) else STATUS.get(error.code, 409)


def without_trace(error: Error) -> Error:
    """The same refusal without the frames it has come through, which hold all they worked on: copies of a match."""
    error.__traceback__ = error.__context__ = error.__cause__ = None
    fresh = copy(error)
    fresh.about = {
        key: without_trace(value) if isinstance(value, Error) else value for key, value in error.about.items()
    }
    return fresh


def misread(fault: object, key: str = "") -> str:
    """The field of a body or message that is not what it should be; "body" where all of it is not."""
    text = str(fault)
    path = [found[1] for found in re.finditer(r" - at `\$\.?([^`]*)`", text)] or [key]
    return shown(".".join(filter(None, [*path, *re.findall(r"field `([^`]*)`", text)])) or "body")


def translate(error: Error, language: str) -> wire.Refusal:
    """The refusal in a language, in English where that language lacks the text."""
    try:
        return wire.Refusal(error.code, error.sentence(language), language)
    except words.MissingText:
        return wire.Refusal(error.code, error.sentence("en"), "en")


def language_from(accepted: str | None) -> str:
    """The language of ours that an Accept-Language header likes best; English if it names none."""
    return liked_best((accepted or "")[:200])


@lru_cache(maxsize=1000)
def liked_best(accepted: str) -> str:
    parts = [part.partition(";") for part in accepted.split(",")]
    for tag, _, about in sorted(parts, key=lambda part: -liking(part[2])):
        if liking(about) > 0 and (language := words.language_for(tag.strip())):
            return language
    return "en"


def liking(about: str) -> float:
    """How much a language is liked, from 0 to 1: q=0.8."""
    try:
        return float(about.partition("=")[2] or 1)
    except ValueError:
        return 0
