"""All texts people read: one catalogue of Fluent messages, in English, Portuguese and Spanish.

General messages stand beside this file, a game's own in its folder's `words/`. Brazilian Portuguese
holds only what differs from Portugal's and is loaded over it.
"""

import os
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "pt", "pt-BR", "es")
HERE = Path(__file__).parent
BOT_NAMES = ("Pimenta", "Canela", "Louro", "Salsa", "Menta", "Cravo", "Anis", "Funcho", "Alecrim", "Tomilho")


class MissingText(LookupError):
    """A text that no catalogue has, or that cannot be made: a fault of ours, never of the player."""


class Catalogue:
    def __init__(self, language: str, bundle: Any):
        self.language = language
        self.bundle = bundle

    def has(self, name: str) -> bool:
        return self._pattern(name) is not None

    def say(self, name: str, /, **about: Any) -> str:
        """A text by its name, or `name.attribute`, with its particulars put in; a game's folder becomes its name."""
        pattern = self._pattern(name)
        if pattern is None:
            raise MissingText(f"{name} ({self.language})")
        particulars = {
            key: title(self.language, value) if isinstance(value, Path) else plain(value)
            for key, value in about.items()
        }
        text, faults = self.bundle.format_pattern(pattern, particulars)
        if faults:
            raise MissingText(f"{name} ({self.language}): {faults[0]}")
        return str(text)

    def tell(self, item: Mapping[str, Any], names: Sequence[str], viewer: int | None = None) -> str:
        """An event, a prompt or a meaning, as the engine gives it, as a sentence; its first key says which."""
        kind, name = next(iter(item.items()))
        return self.say(f"{kind}-{name}", **self.particulars(item, names, viewer))

    def particulars(self, about: Mapping[str, Any], names: Sequence[str], viewer: int | None = None) -> dict[str, Any]:
        """The particulars of a sentence, with names for seats.

        Keys that end in `seat` become names, in `by_seat` a list with names, but for None; a list of parts with
        particulars of their own is told with the text `item-KEY`. `you` says whether the viewer is `seat`, `to_you`
        whether the viewer is another seat in the sentence, who is `you-object` there.
        """
        found, seats = {}, []
        for key, value in about.items():
            if key.endswith("by_seat"):
                value = [f"{names[seat]} {figure(part)}" for seat, part in enumerate(value) if part is not None]
            elif key.endswith("seat") and isinstance(value, int):
                seats.append(value)
                value = self.say("you-object") if key != "seat" and value == viewer else names[value]
            elif isinstance(value, list) and value and isinstance(value[0], dict):
                value = [self.say(f"item-{key}", **part) for part in value]
            found[key] = value
        you = viewer is not None and about.get("seat") == viewer
        return {**found, "you": you, "to_you": not you and viewer in seats}

    def in_english(self, move: str) -> str:
        """A move typed in this language, in the words of the rules: `roubar` is `take`. Other words stay.

        A game lists its words in `typed-words`; accents and capitals do not matter."""
        if not self.has("typed-words"):
            return move
        pairs = (pair.split("=") for pair in self.say("typed-words").split())
        known = {unaccented(word): english for word, english in pairs}
        return " ".join(known.get(unaccented(word), word) for word in move.replace(",", " , ").split())

    def _pattern(self, name: str) -> Any:
        name, _, attribute = name.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def plain(value: Any) -> Any:
    """A particular as Fluent takes it: lists become text, nothing becomes an empty text."""
    if isinstance(value, list | tuple):
        return ", ".join(figure(part) for part in value)
    if value is None:
        return ""
    return "yes" if value is True else "no" if value is False else value


def unaccented(word: str) -> str:
    return "".join(mark for mark in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(mark))


def figure(part: Any) -> str:
    """A number with a minus sign, which is not a hyphen; anything else as it is."""
    return str(part).replace("-", "−") if isinstance(part, int) else str(part)


def signed(number: Any) -> Any:
    """SIGNED($sum) in a text: +6, −2."""
    return figure(int(number)) if int(number) < 0 else f"+{int(number)}"


def tenths(number: float, language: str) -> str:
    """A number with one decimal after the mark that the language uses: −7.5, −7,5."""
    from babel.numbers import format_decimal

    rounded = round(number, 1) + 0.0  # no minus before a zero
    return str(format_decimal(rounded, "0.0", locale=language.replace("-", "_"))).replace("-", "−")


@cache
def catalogue(language: str, game: Path | None = None) -> Catalogue:
    """The general texts and, over them, those of the game in that folder."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], functions={"SIGNED": signed}, use_isolating=False)
    for texts in [*texts_in(HERE, language), *(texts_in(game / "words", language) if game else [])]:
        bundle.add_resource(FluentResource(texts), allow_overrides=True)
    return Catalogue(language, bundle)


def texts_in(folder: Path, language: str) -> list[str]:
    """The texts in a folder as they stand, one over the other; in English where it does not speak the language."""
    names = [language.split("-")[0], language] if "-" in language else [language]
    paths = [path for path in (folder / f"{name}.ftl" for name in names) if path.exists()]
    return [path.read_text(encoding="utf-8") for path in paths or [folder / "en.ftl"]]


def title(language: str, game: Path) -> str:
    """The name of the game in that folder."""
    return catalogue(language, game).say("name")


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
