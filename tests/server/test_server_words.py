"""Every refusal can be told in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sobremesa import words
from sobremesa.server import refusals

SOURCES = "".join(path.read_text() for path in refusals.HERE.rglob("*.py"))


def messages(language: str) -> dict[str, set[str]]:
    """The texts of a language and the particulars each speaks of."""
    text = (refusals.HERE / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(
                re.findall(r"\{ \$(\w+) \}", text.split(f"\n{entry.id.name} =")[-1].split("\n")[0])
            )
    return found


@pytest.mark.parametrize("language", ["pt", "es"])
def test_all_texts_are_there_and_speak_of_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def test_brazilian_texts_only_replace() -> None:
    for name, about in messages("pt-BR").items():
        assert messages("pt")[name] == about


def test_every_code_has_a_text_and_every_text_a_use() -> None:
    used = set(re.findall(r'Refused\(\s*"([a-z-]+)"', SOURCES)) | {"not-found", "bad-method", "seat-taken"}
    assert {f"error-{code}" for code in used} == {name for name in messages("en") if name.startswith("error-")}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_texts_can_be_said(language: str) -> None:
    for name, about in messages("en").items():
        assert words.catalogue(language, refusals.HERE).say(name, **dict.fromkeys(about, "x"))


def test_the_language_is_the_one_of_ours_that_is_liked_best() -> None:
    assert refusals.language_from("fr-CH, pt-PT;q=0.9, en;q=0.8") == "pt"
    assert refusals.language_from("pt-BR") == "pt-BR"
    assert refusals.language_from("es-MX,en") == "es"
    assert refusals.language_from("es;q=0.3, pt ; q=0.9, en;q=0") == "pt"
    assert refusals.language_from("en;q=0, pt;q=x, es;q=nan, de") == "en"
    assert refusals.language_from("fr") == refusals.language_from(None) == refusals.language_from("\x00;;,,") == "en"


def test_the_folder_is_this_package() -> None:
    assert Path(refusals.HERE / "wire.py").exists()
