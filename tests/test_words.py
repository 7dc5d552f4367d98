"""Every text in every language: none missing, none broken, and the rules pages cannot be wrong."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import sobremesa
from conformance import a_few, random_line, shorter
from sobremesa import pages, words
from sobremesa.engine import bits
from sobremesa.engine.rule import CHANCE
from sobremesa.engine.story import story

SOURCE = Path(sobremesa.__file__).parent
GAMES = [name for name in sobremesa.games() if name != "pebbles"]
FOLDERS = sorted(path.parent for path in SOURCE.rglob("en.ftl"))
NAMES = ["Ana", "Rui", "Eva", "Leo", "Gil"]


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def texts(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of a catalogue file, `name` and `name.attribute`, with the particulars each of them uses."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in parts:
                variables = Variables()
                variables.visit(pattern)
                assert name not in found, name
                found[name] = variables.found
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", ["pt", "es"])
def test_each_language_is_complete(folder: Path, language: str) -> None:
    english, other = texts(folder, "en"), texts(folder, language)
    assert set(other) == set(english)
    for name, particulars in other.items():
        assert particulars <= english[name], name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_brazil_holds_only_what_differs(folder: Path) -> None:
    if not (folder / "pt-BR.ftl").exists():
        return
    english, brazil = texts(folder, "en"), texts(folder, "pt-BR")
    assert set(brazil) <= set(english)
    for name, particulars in brazil.items():
        assert particulars <= english[name], name
    whole = {name.partition(".")[0] for name in brazil}
    for name in whole:  # Fluent replaces a message as a whole, attributes too
        assert {n for n in english if n.partition(".")[0] == name} == {n for n in brazil if n.partition(".")[0] == name}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_error_code_in_the_source_has_a_sentence(language: str) -> None:
    codes = 0
    for path in SOURCE.rglob("*.py"):
        folder = path.parent if (path.parent / "words").is_dir() else None
        catalogue = words.catalogue(language, folder)
        raised = re.findall(r'(?:IllegalMove|BadOption|BadRecord)\(?,?\s*"([a-z0-9-]+)"', path.read_text())
        raised += re.findall(r'return "([a-z0-9-]+)", \{', path.read_text()) if path.name == "notation.py" else []
        for code in raised:
            assert catalogue.has(f"error-{code}"), (path.name, code)
            codes += 1
    assert codes > 20


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_can_be_said_of_a_game_can_be_said(name: str, language: str) -> None:
    game = sobremesa.game(name)
    catalogue = words.catalogue(language, game.folder)
    for message in ("name", "tagline"):
        assert catalogue.say(message)
    for option in game.options:
        assert catalogue.say(f"option-{option}")
        assert catalogue.say(f"option-{option}.help")
    for reason in game.rules.REASONS:
        assert catalogue.say(f"result-{reason}", winners="Ana", you="no")
    for bot in game.bot_names():
        assert catalogue.say(f"bot-{bot}")
        assert catalogue.say(f"level-{bot}")
    for seats in (min(game.seats), max(game.seats)):
        match, rng = game.match(seats=seats, seed=seats, **shorter(game)), random.Random(seats)
        for i, position in enumerate(random_line(match, random.Random(seats))):
            if i % 5:
                continue
            for seat in sorted(position.waiting - {CHANCE}):
                known = game.blanked(position.state, seat)
                assert catalogue.tell(game.table.prompt(known, seat), NAMES, seat)
                game.rules.legal(known, seat, pad := game.pad())
                for action in a_few(bits.members(pad.words), rng):
                    assert catalogue.tell(game.table.meaning(known, seat, action), NAMES, seat)
        for viewer in (0, seats - 1, None):
            for events in story(match, viewer):
                for event in events:
                    assert catalogue.tell(event, NAMES, viewer)
                    if game.covers:
                        assert catalogue.tell(game.table.covered_event(event), NAMES, viewer)
        assert pages.result(match, NAMES, language)


def test_a_missing_or_broken_text_is_a_fault() -> None:
    with pytest.raises(words.MissingText):
        words.catalogue("en").say("no-such-text")
    with pytest.raises(words.MissingText):
        words.catalogue("en").say("error-unknown-game")


@pytest.mark.parametrize(
    ("asked", "found"),
    [("pt_BR.UTF-8", "pt-BR"), ("pt_PT", "pt"), ("pt", "pt"), ("es_AR.UTF-8", "es"), ("en_GB", "en"), ("EN", "en")],
)
def test_languages_are_found_by_locale(asked: str, found: str) -> None:
    assert words.language_for(asked) == found


def test_a_language_we_do_not_speak_is_none_of_ours() -> None:
    assert words.language_for("de_DE.UTF-8") is None
    assert words.language_for("C.UTF-8") is None


def test_the_same_sentence_in_each_variety() -> None:
    event = {"event": "revealed", "bids_by_seat": [14, 3], "cancelled": [], "cancels": 0, "seat": 0, "card": 14}
    event |= {"pile": [6], "sum": 6, "kind": "mouse", "count": 1, "fate": "taken"}
    folder = sobremesa.game("raj").folder
    assert [words.catalogue(language, folder).tell(event, ["Ana", "Rui"]) for language in words.LANGUAGES] == [
        "Ana 14, Rui 3. Ana’s 14 takes the mouse, +6.",
        "Ana 14, Rui 3. O 14 de Ana leva o rato, +6.",
        "Ana 14, Rui 3. O 14 de Ana leva o rato, +6.",
        "Ana 14, Rui 3. El 14 de Ana se lleva el ratón, +6.",
    ]
    assert words.catalogue("pt-BR", folder).tell(event, ["Ana", "Rui"], 0).endswith("Seu 14 leva o rato, +6.")


# Rules pages


@pytest.mark.parametrize("name", GAMES)
def test_each_scene_of_the_rules_pages_ends_as_it_says(name: str) -> None:
    game = sobremesa.game(name)
    assert pages.scenes(game)
    for scene in pages.scenes(game).values():
        match = pages.played(game, scene)
        assert scene["expect"]
        for what, expected in scene["expect"].items():
            view = match.view(None)
            assert (getattr(match, what) if hasattr(match, what) else view[what]) == expected, scene


def scenes_of(path: Path) -> list[str]:
    return [line.removeprefix(pages.MARK) for line in path.read_text().splitlines() if line.startswith(pages.MARK)]


@pytest.mark.parametrize("name", GAMES)
def test_the_pages_of_all_languages_tell_the_same(name: str) -> None:
    game = sobremesa.game(name)
    paths = sorted(game.folder.glob("rules.*.md"))
    assert {"rules.en.md", "rules.es.md", "rules.pt.md"} <= {path.name for path in paths}
    assert len({tuple(scenes_of(path)) for path in paths}) == 1
    assert set(scenes_of(paths[0])) == set(pages.scenes(game))
    shapes = {tuple(re.findall(r"^(?:#+|-|\d\.)(?= )", path.read_text(), re.M)) for path in paths}
    assert len(shapes) == 1, "the same headings and lists"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_page_has_its_scenes_and_options_in(name: str, language: str) -> None:
    game = sobremesa.game(name)
    text = pages.page(game, language)
    assert pages.MARK not in text
    for option in game.options:
        assert f"`{option}`" in text
    assert text.splitlines()[0].startswith("# ")


DYNAMIC = ("error-", "event-", "prompt-", "meaning-", "result-", "option-", "bot-", "level-", "item-", "solved-")


def test_no_text_is_kept_that_nobody_says() -> None:
    root = SOURCE.parents[1]
    sources = [*SOURCE.rglob("*.py"), *root.glob("web/src/**/*.ts"), *root.glob("web/src/**/*.svelte")]
    said = "\n".join(path.read_text(encoding="utf-8") for path in [*sources, *SOURCE.rglob("en.ftl")])
    for folder in FOLDERS:
        for name in texts(folder, "en"):
            name = name.partition(".")[0]
            short = next((name.removeprefix(kind) for kind in DYNAMIC if name.startswith(kind)), name)
            spoken = (f'"{name}"', f"'{name}'", f"{{ {name} }}", f'"{short}"', f"'{short}'", f'name="{short}"')
            assert any(text in said for text in spoken), (folder.parent.name, name)
