"""Every text in every language: none missing, none broken, and the rules pages cannot be wrong."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import sobremesa
from conformance import of_the_package
from sobremesa import pages, words
from sobremesa.engine.errors import BadOption, IllegalMove
from sobremesa.engine.story import story

SOURCE = Path(sobremesa.__file__).parent
GAMES = of_the_package()
FOLDERS = sorted(path.parent for path in SOURCE.rglob("en.ftl"))
NAMES = ["Ana", "Rui", "Eva", "Leo", "Gil"]
ALWAYS = {"you", "to_you"}  # given to whatever is told to a viewer


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
        assert particulars <= english[name] | ALWAYS, name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_brazil_holds_only_what_differs(folder: Path) -> None:
    if not (folder / "pt-BR.ftl").exists():
        return
    english, brazil = texts(folder, "en"), texts(folder, "pt-BR")
    assert set(brazil) <= set(english)
    for name, particulars in brazil.items():
        assert particulars <= english[name] | ALWAYS, name
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


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_package_has_a_line_about_it_and_names_for_its_bots(name: str) -> None:
    game = sobremesa.game(name)
    for language in words.LANGUAGES:
        catalogue = words.catalogue(language, game.folder)
        assert catalogue.say("tagline")
        for bot in game.bot_names():
            assert catalogue.say(f"level-{bot}")


# The viewer in a sentence: who does something, to whom it is done, or neither

NOBODY = "§"  # stands for the viewer's own name, which a sentence to the viewer has no use for
WRONG = {
    "en": r"\b(of|from|to|by|about|with) You\b|(?<!in front )\bof you\b",
    "pt": r"\b(a|de|com|por|para) Tu\b|\bti\b",
    "pt-BR": r"\b(a|de|com|por|para) (Tu|Você)\b|\bti\b",
    "es": r"\b(a|de|con|por|para) Tú\b|(?<!delante de )\bti\b",
}


def assert_addressed(catalogue: words.Catalogue, item: dict[str, Any], viewer: int | None) -> None:
    """The viewer is spoken to, not about: by name only in lists of figures, and in the form that the place demands."""
    for name in (NOBODY, catalogue.say("you-name")):
        names = [name if seat == viewer else NAMES[seat] for seat in range(len(NAMES))]
        sentence = catalogue.tell(item, names, viewer)
        assert not re.search(WRONG[catalogue.language], sentence), sentence
        assert not re.search(rf"{NOBODY}(?! [−\d])", sentence), sentence


def events_of(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Events of every kind, with the number of seats, from the recorded matches."""
    game, found = sobremesa.game(name), []
    counts: Counter[str] = Counter()
    for line in (game.folder / "corpus.ndjson").read_text().splitlines():
        match = sobremesa.replay(json.loads(line))
        for event in (event for events in story(match, None) for event in events):
            counts[event["event"]] += 1
            if counts[event["event"]] <= 40:
                found.append((match.seats, event))
                if game.covers:
                    found.append((match.seats, game.table.covered_event(event)))
    return found


def others_in(item: dict[str, Any]) -> set[int]:
    return {value for key, value in item.items() if key.endswith("_seat") and isinstance(value, int)} - {item["seat"]}


@pytest.mark.parametrize("name", GAMES)
def test_the_viewer_is_spoken_to_in_every_place_of_a_sentence(name: str) -> None:
    told = events_of(name)
    for language in words.LANGUAGES:
        assert_addressed_everywhere(name, language, told)


def assert_addressed_everywhere(name: str, language: str, told: list[tuple[int, dict[str, Any]]]) -> None:
    catalogue = words.catalogue(language, sobremesa.game(name).folder)
    roles: dict[str, set[str]] = {}
    for seats, event in told:
        for viewer in (*range(seats), None):
            assert_addressed(catalogue, event, viewer)
            if "seat" in event and others_in(event):
                place = "subject" if viewer == event["seat"] else "object" if viewer in others_in(event) else "neither"
                roles.setdefault(event["event"], set()).add(place)
    assert all(places == {"subject", "object", "neither"} for places in roles.values()), roles
    assert roles or name not in ("charidice", "linko", "ratzzia")  # where somebody does something to another
    you = catalogue.say("you-name")
    for reason in sobremesa.game(name).rules.REASONS:
        result = catalogue.say(f"result-{reason}", winners=pages.listed([you, "Rui"], language), count=2, you="no")
        assert not re.search(rf"\w {you}\b", result), result


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_conflict_names_the_viewer_as_its_place_demands(language: str) -> None:
    catalogue = words.catalogue(language, sobremesa.game("linko").folder)
    line = {"conflict": "line", "seat": 1, "victim_seat": 0, "cards": [6, 6]}
    for viewer in (0, 1, None):
        assert_addressed(catalogue, line, viewer)
    assert len({catalogue.tell(line, NAMES, viewer) for viewer in (0, 1, None)}) == 3
    refused = IllegalMove("others-attack", sobremesa.game("linko").folder, active_seat=1, victim_seat=0, cards=[6, 6])
    told = {refused.sentence(language, names, viewer) for names in (NAMES, ()) for viewer in (0, 2)}
    assert len(told) == 4
    assert not [sentence for sentence in told if re.search(WRONG[language], sentence)]


@pytest.mark.parametrize(
    ("language", "as_thief", "as_victim", "as_neither"),
    [
        ("en", "You take 6, 6 from Ana.", "Rui takes 6, 6 from you.", "Rui takes 6, 6 from Ana."),
        ("pt", "Roubas 6, 6 a Ana.", "Rui rouba-te 6, 6.", "Rui rouba 6, 6 a Ana."),
        ("pt-BR", "Você rouba 6, 6 de Ana.", "Rui rouba 6, 6 de você.", "Rui rouba 6, 6 de Ana."),
        ("es", "Robas 6, 6 a Ana.", "Rui te roba 6, 6.", "Rui roba 6, 6 a Ana."),
    ],
)
def test_a_theft_from_every_side(language: str, as_thief: str, as_victim: str, as_neither: str) -> None:
    event = {"event": "took", "seat": 1, "attacker_seat": 1, "victim_seat": 0, "cards": [6, 6], "count": 2}
    catalogue = words.catalogue(language, sobremesa.game("linko").folder)
    assert [catalogue.tell(event, NAMES, viewer) for viewer in (1, 0, None)] == [as_thief, as_victim, as_neither]


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_calls_a_game_by_its_title(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        sobremesa.game(name).match(seats=1)
    assert refused.value.sentence("pt").startswith(f"{name.capitalize()} é para 2 a ")


def test_points_below_zero_have_a_minus_sign() -> None:
    scored = {"event": "round-scored", "round": 1, "points_by_seat": [5, -2]}
    assert words.catalogue("en", sobremesa.game("linko").folder).tell(scored, NAMES) == "Round 1: Ana 5, Rui −2."


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


# Moves typed in the reader's language


def moves_of(name: str) -> list[tuple[Any, int, str]]:
    """Moves of every form a game has, each with a position where it may be made."""
    game, found = sobremesa.game(name), {}
    records = map(json.loads, (game.folder / "corpus.ndjson").read_text().splitlines())
    for record in [record for record in records if record["version"] == game.version][::2]:
        match = sobremesa.replay(record)
        position = game.match(seats=match.seats, dealer="manual", **match.options)
        for seat, move in match.log[:400]:
            if seat is not None:
                form = re.sub(r"\d+( \d+)*", "1", move)
                found.setdefault(form, (game.blanked(position.state, seat), seat, move))
            position.deal(move) if seat is None else position.play(seat, move)
    return list(found.values())


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_move_may_be_typed_in_the_language_of_the_reader(name: str, language: str) -> None:
    game = sobremesa.game(name)
    catalogue = words.catalogue(language, game.folder)
    own: dict[str, str] = {}
    for pair in catalogue.say("typed-words").split():
        word, english = pair.split("=")
        own.setdefault(english, word)
    moves = moves_of(name)
    assert len(moves) >= {"raj": 1, "charidice": 4, "linko": 8, "ratzzia": 15}.get(name, 1)
    for known, seat, move in moves:
        if language != "en":
            assert not [word for word in re.findall("[a-z]{2,}", move) if word not in own], move
        typed = " ".join(own.get(word, word) for word in move.split())
        for text in (typed, typed.upper(), words.unaccented(typed)):
            wanted = game.notation.read(known, seat, move.casefold())
            assert game.notation.read(known, seat, catalogue.in_english(text).casefold()) == wanted, text


def test_words_that_are_no_move_stay_as_they_were_typed() -> None:
    assert words.catalogue("pt", sobremesa.game("linko").folder).in_english("jogar  6,6 x") == "play 6 , 6 x"
    assert words.catalogue("es", sobremesa.game("linko").folder).in_english("hola #3") == "hola #3"


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
    text = pages.page(game, language, typed=True)
    assert pages.MARK not in text
    for option in game.options:
        assert f"`{option}`" in text
    assert text.splitlines()[0].startswith("# ")


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_who_chooses_options_on_a_page_reads_words_and_no_identifiers(name: str, language: str) -> None:
    game = sobremesa.game(name)
    catalogue = words.catalogue(language, game.folder)
    listed = "\n".join(pages.option_lines(game, language))
    assert listed in pages.page(game, language)
    assert not re.search(r"`|\btrue\b|\bfalse\b|\w_\w|\.toml", listed), listed
    for option in game.options:
        assert f"**{catalogue.say(f'option-{option}')}**" in listed
        for value in getattr(game.options[option], "words", ()):
            assert f"{catalogue.say(f'option-{option}.{value}')}\n" in f"{listed}\n"


DYNAMIC = ("error-", "event-", "prompt-", "meaning-", "result-", "option-", "bot-", "level-", "item-", "solved-")
DYNAMIC += ("conflict-", "view-", "reason-", "coach-", "command-", "lesson-", "report-", "arena-until-")


def test_no_text_is_kept_that_nobody_says() -> None:
    root = SOURCE.parents[1]
    sources = [*SOURCE.rglob("*.py"), *root.glob("web/src/**/*.ts"), *root.glob("web/src/**/*.svelte")]
    sources += SOURCE.rglob("lesson.toml")
    said = "\n".join(path.read_text(encoding="utf-8") for path in [*sources, *SOURCE.rglob("en.ftl")])
    for folder in FOLDERS:
        for name in texts(folder, "en"):
            name = name.partition(".")[0]
            short = next((name.removeprefix(kind) for kind in DYNAMIC if name.startswith(kind)), name)
            spoken = (f'"{name}"', f"'{name}'", f"{{ {name} }}", f'"{short}"', f"'{short}'", f'name="{short}"')
            assert any(text in said for text in spoken), (folder.parent.name, name)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "−1234.5"), ("pt", "−1234,5"), ("pt-BR", "−1234,5"), ("es", "−1234,5")]
)
def test_a_figure_has_the_decimal_mark_of_the_language(language: str, text: str) -> None:
    assert words.tenths(-1234.46, language) == text
    assert words.tenths(-0.04, language) == words.tenths(0, language)  # no minus before a zero
