"""All texts people read: one catalogue of Fluent messages, in English, Portuguese and Spanish.

General messages stand beside this file, a game's own in its folder's `words/`. Brazilian Portuguese
holds only what differs from Portugal's and is loaded over it.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "pt", "pt-BR", "es")
HERE = Path(__file__).parent


class MissingText(LookupError):
    """A text that no catalogue has, or that cannot be made: a fault of ours, never of the player."""


class Catalogue:
    def __init__(self, language: str, bundle: Any):
        self.language = language
        self.bundle = bundle

    def has(self, name: str) -> bool:
        return self.bundle.has_message(name)

    def say(self, name: str, /, **about: Any) -> str:
        pattern = self.bundle.get_message(name).value if self.bundle.has_message(name) else None
        if pattern is None:
            raise MissingText(f"{name} ({self.language})")
        text, faults = self.bundle.format_pattern(pattern, about)
        if faults:
            raise MissingText(f"{name} ({self.language}): {faults[0]}")
        return str(text)


@cache
def catalogue(language: str, game: Path | None = None) -> Catalogue:
    """The general texts and, over them, those of the game in that folder."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in [HERE] if game is None else [HERE, game / "words"]:
        for name in [language] if "-" not in language else [language.split("-")[0], language]:
            path = folder / f"{name}.ftl"
            if path.exists():
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return Catalogue(language, bundle)


def language_for(wanted: str | None) -> str | None:
    """The language of ours that a tag or a locale asks for, if there is one."""
    tag = (wanted or "").split(".")[0].replace("_", "-").lower()
    for language in LANGUAGES:
        if tag == language.lower():
            return language
    return next((language for language in LANGUAGES if tag.split("-")[0] == language), None)


def locale_language() -> str:
    """The language this computer speaks, English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        if value := os.environ.get(variable):
            return language_for(value.split(":")[0]) or "en"
    return "en"
