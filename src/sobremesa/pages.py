"""Rules pages: our own words, with scenes that the real rules play, and the options as they are declared.

A page is Markdown, `rules.LANGUAGE.md` in the game's folder. A line `scene: NAME` stands for a scene of
`scenes.toml` there, and becomes what the rules say happened in it.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sobremesa import words
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.options import Choice, Flag, Whole
from sobremesa.engine.story import Event, story

NAMES = ("Ana", "Rui", "Eva", "Leo", "Gil", "Mia", "Teo", "Noa", "Ivo", "Zoe")
MARK = "scene: "


@cache
def scenes(game: Game) -> dict[str, dict[str, Any]]:
    path = game.folder / "scenes.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def played(game: Game, scene: dict[str, Any]) -> Match:
    """The scene, by the real rules."""
    match = game.match(seats=scene["seats"], dealer="manual", **scene.get("options", {}))
    for move in scene["moves"]:
        who, what = move.split(" ", 1)
        match.deal(what) if who == "deal" else match.play(int(who), what)
    return match


def told(game: Game, name: str, language: str) -> str:
    """The scene as a quotation: what happened in it, sentence by sentence."""
    scene = scenes(game)[name]
    match, names = played(game, scene), scene.get("names", NAMES)
    lines = [sentence for events in story(match, None) for sentence in sentences(game, events, names, language)]
    if match.over:
        lines.append(result(match, names, language))
    return "\n".join(f"> {line}  " for line in lines)


def sentences(
    game: Game, events: Sequence[Event], names: Sequence[str], language: str, viewer: int | None = None
) -> list[str]:
    """Events as people read them; what goes without saying is left out."""
    tell = words.catalogue(language, game.folder).tell
    return [tell(event, names, viewer) for event in events if event["event"] not in game.table.QUIET]


def result(match: Match, names: Sequence[str], language: str, viewer: int | None = None) -> str:
    """Who won, and why, as a sentence."""
    say = words.catalogue(language, match.game.folder).say
    winners = listed([names[s] for s in match.winners], language)
    return say(f"result-{match.reason}", winners=winners, count=len(match.winners), you=match.winners == [viewer])


def listed(names: list[str], language: str) -> str:
    """Ana, Rui and Eva."""
    if len(names) < 2:
        return "".join(names)
    return words.catalogue(language).say("winner-and", first=", ".join(names[:-1]), last=names[-1])


def option_lines(game: Game, language: str) -> list[str]:
    """The options for who chooses them on a page: label, help, and the values by their words."""
    say = words.catalogue(language, game.folder).say
    lines = []
    for name, option in game.options.items():
        line = f"- **{say(f'option-{name}')}**: {say(f'option-{name}.help')}"
        if isinstance(option, Choice):
            values = {value: say(f"option-{name}.{value}") for value in option.words}
            usual = say("default-value", value=values.pop(option.default))
            lines += [f"{line}.", *(f"    - {text}" for text in (usual, *values.values()))]
        elif option.kind in ("file", "text") or callable(option.default):  # the help or the page says what is usual
            lines.append(f"{line}.")
        else:
            value = say("yes" if option.default else "no") if isinstance(option, Flag) else option.default
            between = f"{option.values}; " if isinstance(option, Whole) else ""
            lines.append(f"{line} ({between}{say('default-value', value=value)}).")
    return lines


def typed_option_lines(game: Game, language: str) -> list[str]:
    """The options for who types them on a command line: with their names and values as they are typed."""
    say, has = words.catalogue(language, game.folder).say, words.catalogue(language, game.folder).has
    lines = []
    for name, option in game.options.items():
        default = say("default-value", value=option.text(option.default_for(min(game.seats))))
        lines.append(
            f"- **{say(f'option-{name}')}** (`{name}`): {say(f'option-{name}.help')}. `{option.values}`; {default}"
        )
        for value in getattr(option, "words", ()):
            if has(f"option-{name}.{value}"):
                lines.append(f"    - `{value}`: {say(f'option-{name}.{value}')}")
    return lines


def page(game: Game, language: str, options: Mapping[str, Any] | None = None, typed: bool = False) -> str:
    """The whole page in Markdown. Options are settled ones: a game may show at the end what they look like.

    Where moves and options are typed, the page says how.
    """
    if options is None:
        _, options = game.settled(min(game.seats), {})
    tried = [language, language.split("-")[0], "en"]
    paths = [path for path in (game.folder / f"rules.{tag}.md" for tag in tried) if path.exists()]
    text = paths[0].read_text(encoding="utf-8") if paths else f"# {words.title(language, game.folder)}"
    lines = [
        told(game, line.removeprefix(MARK), language) if line.startswith(MARK) else line for line in text.splitlines()
    ]
    say = words.catalogue(language).say
    return "\n".join(
        [
            *lines,
            *(["", say("moves-typed")] if typed else []),
            "",
            f"## {say('options-title')}",
            "",
            *(typed_option_lines if typed else option_lines)(game, language),
            "",
            *game.appendix(options, language),
            "",
            say("unofficial"),
            "",
        ]
    )
