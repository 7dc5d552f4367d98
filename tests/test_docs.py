"""The documents: no dead link, no example that was not run, nothing fetched from elsewhere."""

import doctest
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from golden import sentences

import sobremesa
from sobremesa import cli

ROOT = Path(__file__).parents[1]
DOCS = sorted((ROOT / "docs").glob("*.md"))
READMES = sorted(ROOT.glob("README*.md"))
PAGES = [*DOCS, *READMES, *(ROOT / name for name in ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"))]


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def build(site: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Not with `--quiet`: it hides warnings from `--strict`, too."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site), *more]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True)


def test_the_site_is_built_without_a_dead_link_and_fetches_nothing(tmp_path: Path) -> None:
    pytest.importorskip("material")
    built = build(tmp_path)
    assert built.returncode == 0, built.stderr
    assert not re.search("WARNING|ERROR", built.stderr)
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) > 15
    fetched = r'<(?:script|img|iframe|source)[^>]+src="(https?:)?//|<link[^>]+rel="(?:stylesheet|preconnect|icon)"[^>]+'
    for page in pages:
        html = page.read_text(encoding="utf-8")
        assert not re.search(fetched + r'href="(https?:)?//|src="https?://', html), page.name
    reference = (tmp_path / "api.html").read_text(encoding="utf-8")
    for found in ("sobremesa.engine.match.Match", "sobremesa.analyse", "VectorTable"):
        assert found in reference
    assert "<svg" in (tmp_path / "notebook.html").read_text(encoding="utf-8")


def test_a_dead_link_stops_the_build(tmp_path: Path) -> None:
    pytest.importorskip("material")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Home\n\n[there](nowhere.md)\n", encoding="utf-8")
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    config = re.sub(r"^(hooks: .*|nav:\n(?:  .*\n)+)", "", config, flags=re.M)
    (tmp_path / "mkdocs.yml").write_text(config, encoding="utf-8")
    built = build(tmp_path / "site", "--config-file", str(tmp_path / "mkdocs.yml"))
    assert built.returncode != 0
    assert "nowhere.md" in built.stderr


def test_every_name_of_the_reference_has_a_docstring() -> None:
    """The site leaves out what has none."""
    griffe = pytest.importorskip("griffe")
    package = griffe.load("sobremesa", search_paths=[str(ROOT / "src")])
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    entries = re.findall(r"^::: sobremesa\.?(\S*)\n(?:    options:\n)?((?:    .*\n)*)", page, re.M)
    assert len(entries) > 20
    for target, options in entries:
        found = package[target] if target else package
        assert found.docstring, target
        listed = re.search(r"members: \[(.*?)\]", options, re.S)
        names = re.findall(r"\w+", listed[1]) if listed else shown_members(found)
        for member in names:
            assert found[member].docstring, f"{target}.{member}"


def test_a_terminal_lists_the_names_of_the_reference(capsys: pytest.CaptureFixture) -> None:
    assert cli.main(["docs", "api"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "sobremesa.games: names, game, replay" in out
    assert ":::" not in out
    assert "heading_level" not in out


def shown_members(found: Any) -> list[str]:
    """Public functions, classes and properties of its own."""
    own = {name: member for name, member in found.members.items() if not name.startswith("_") and not member.is_alias}
    return [
        name for name, member in own.items() if member.is_function or member.is_class or "property" in member.labels
    ]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    """As they are read in the sources, where no site is built."""
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if not re.match(r"https?:|mailto:|#", target):
            assert (page.parent / target.partition("#")[0]).exists(), target


@pytest.mark.parametrize("page", DOCS, ids=name)
def test_lists_inside_lists_are_indented_as_the_site_reads_them(page: Path) -> None:
    """By four spaces; with fewer, it shows them as one list."""
    prose = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    assert not re.findall(r"^ {1,3}(?:- |\d+\. ).*", prose, re.M)


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=name)
def test_python_in_the_documents_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    record = sobremesa.game("linko").match(seats=2, seed=1).record()
    Path("games.ndjson").write_text(json.dumps(record) + "\n")
    names: dict[str, object] = {"sobremesa": sobremesa, "json": json}
    for block in blocks(page, "python"):
        if ">>>" in block:
            example = doctest.DocTestParser().get_doctest(block, names, page.name, None, 0)
            runner = doctest.DocTestRunner()
            runner.run(example, clear_globs=False)
            names |= example.globs
            assert runner.failures == 0
        else:
            exec(block, names)


COMMAND = re.compile(r"^(?:\$ |    )?(?:\.venv/bin/)?sobremesa ((?!COMMAND).+)$")


def commands(page: Path) -> list[str]:
    """What stands in blocks to be typed; what depends on a shell, or stands for something else, is left out."""
    text = page.read_text(encoding="utf-8")
    typed = [line for block in blocks(page, "(?:sh|bash|text)?") for line in block.splitlines()]
    typed += [line for line in text.splitlines() if line.startswith("    ")]
    typed += [f"{found} --help" for found in re.findall(r"`(sobremesa [a-z-]+)[^`\n]*`", text)]
    found = [match[1] for line in typed if (match := COMMAND.match(line))]
    return [re.sub(r"\s+(#|\().*$", "", line) for line in found if not re.search("[…{|<>]", line)]


def test_commands_in_the_documents_are_understood() -> None:
    tried = 0
    for page in PAGES:
        for line in commands(page):
            given = cli.joined(shlex.split(line.replace("GAME", "raj").replace("NAME", "name").replace(" N ", " 4 ")))
            try:
                cli.parser(given).parse_args(given)
            except SystemExit as stopped:  # 0: its help was asked for
                assert stopped.code == 0, (page.name, line)
            tried += 1
    assert tried > 30


def test_the_notebook_runs_and_shows_what_it_ran() -> None:
    made = runpy.run_path(str(ROOT / "docs/notebook.py"))
    kept = json.loads((ROOT / "docs/notebook.ipynb").read_text(encoding="utf-8"))
    assert ["".join(cell["source"]) for cell in kept["cells"]] == made["CELLS"]
    pytest.importorskip("altair")
    pytest.importorskip("vl_convert")
    said = [output["text"] for cell in made["run"]()["cells"] for output in cell.get("outputs", []) if "text" in output]
    told = [output["text"] for cell in kept["cells"] for output in cell.get("outputs", []) if "text" in output]
    assert said == told


@pytest.mark.parametrize("page", [page for page in READMES if page.name != "README.md"], ids=name)
def test_the_readme_says_the_same_in_each_language(page: Path) -> None:
    english = (ROOT / "README.md").read_text(encoding="utf-8")
    other = page.read_text(encoding="utf-8")
    for form in (r"^(#+|- |\|)", r"\]\((docs/[a-z-]+)", r"^    (?:make|git|pip|\.venv)\S*"):
        assert re.findall(form, other, re.M) == re.findall(form, english, re.M), form
    assert blocks(page, "python") == blocks(ROOT / "README.md", "python")


def test_every_event_has_a_sentence_to_be_read() -> None:
    parts = sentences.FILE.read_text(encoding="utf-8").split("\n## ")[1:]
    assert len(parts) == 4
    for part in parts:
        texts = sobremesa.game(part.partition("\n")[0]).folder / "words" / "en.ftl"
        told = set(re.findall(r"^\*\*(.+)\*\*$", part, re.M))
        assert told == set(re.findall(r"^event-([\w-]+) =", texts.read_text(encoding="utf-8"), re.M)), texts
        assert not re.search(r" [.,;:] | \.|\(\)", part), "a gap in a sentence"


def test_every_sentence_has_been_read() -> None:
    """After a change of texts, `make sentences` writes them anew, to be read in the difference."""
    assert sentences.FILE.read_text(encoding="utf-8") == sentences.page()
