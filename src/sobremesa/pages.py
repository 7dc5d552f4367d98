"""Rules pages: our own words, with scenes that the real rules play, and the options as they are declared.

A page is Markdown, `rules.LANGUAGE.md` in the game's folder. A line `scene: NAME` stands for a scene of
`scenes.toml` there, and becomes what the rules say happened in it; a line `appendix` for what the game appends by its
options, which else comes last. A heading may end with marks in braces, `{attack defend card}`: the prompts that it
explains, and whether its part is on the short card. They are for the browser, as are the names of the scenes.
"""

import itertools
import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sobremesa import words
from sobremesa.engine import bits
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.options import Choice, Flag, Whole
from sobremesa.engine.story import Event, story

NAMES = ("Ana", "Rui", "Eva", "Leo", "Gil", "Mia", "Teo", "Noa", "Ivo", "Zoe")
MARK = "scene: "
APPENDIX = "appendix"
MARKS = re.compile(r"^(#+ .*?) \{[a-z -]+\}$", re.M)  # of a heading


@cache
def scenes(game: Game) -> dict[str, dict[str, Any]]:
    path = game.folder / "scenes.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def played(game: Game, scene: dict[str, Any]) -> Match:
    """The scene, by the real rules."""
    match = game.match(seats=scene["seats"], dealer="manual", **scene.get("options", {}))
    for move in scene["moves"]:
        done(match, move)
    return match


def done(match: Match, move: str) -> None:
    """What is written down: "deal X" is chance's, "S MOVE" a seat's."""
    who, what = move.split(" ", 1)
    match.deal(what) if who == "deal" else match.play(int(who), what)


def told(game: Game, name: str, language: str) -> str:
    """The scene as a quotation: what happened in it, sentence by sentence."""
    scene = scenes(game)[name]
    match, names = played(game, scene), scene.get("names", NAMES)
    lines = sentences(game, [event for events in story(match, None) for event in events], names, language)
    if match.over:
        lines.append(result(match, names, language))
    return "\n".join(f"> {line}  " for line in lines)


def sentences(
    game: Game, events: Sequence[Event], names: Sequence[str], language: str, viewer: int | None = None
) -> list[str]:
    """Events as people read them; what goes without saying is left out, what is done several times is told once."""
    catalogue = words.catalogue(language, game.folder)
    spoken = [event for event in events if event["event"] not in game.table.QUIET]
    lines = []
    for _, run in itertools.groupby(spoken, key=alike):
        group = list(run)
        several = f"event-{group[0]['event']}.several"
        if len(group) > 1 and catalogue.has(several):
            about = group[0] | {"faces": [event["face"] for event in group]}
            lines.append(catalogue.say(several, **catalogue.particulars(about, names, viewer)))
        else:
            lines += [catalogue.tell(event, names, viewer) for event in group]
    return lines


def alike(event: Event) -> list[Any]:
    """What events have in common that are told together: what was done, by whom, with what and where."""
    return [event.get(key) for key in ("event", "seat", "die", "column")]


def in_words(
    game: Game, known: Any, seat: int, moves: Sequence[str], names: Sequence[str], language: str, viewer: int | None
) -> list[str]:
    """Moves as they are told once they are made, or else by what they mean, from what their seat knows before. A number
    stays as it is written; where another legal move would be told alike, what tells them apart stands behind it."""
    tell, pad, told = words.catalogue(language, game.folder).tell, game.plain_pad(), {}
    game.rules.legal(known, seat, pad)
    verbs = {move.split()[0] for move in moves if not move.isdigit()}
    for action in bits.members(pad.words):
        move = game.notation.text(known, seat, action)
        if move.split()[0] in verbs:
            after = known.copy()
            game.rules.apply(after, seat, action)
            events = game.table.events(known, ((seat, action),), game.blanked(after, seat))
            item = events[0] if events else game.table.meaning(known, seat, action)
            told[move] = tell(item, names, viewer).rstrip(".") if item else move
    often = Counter(told.values())
    return [
        move if move not in told else told[move] if often[told[move]] == 1 else f"{told[move]} ({argument(move)})"
        for move in moves
    ]


def argument(move: str) -> str:
    """What follows the verb."""
    return move.partition(" ")[2] or move


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
    own, say = words.catalogue(language, game.folder), words.catalogue(language).say
    appendix, lines = list(game.appendix(options, language)), []
    for number, line in enumerate((MARKS.sub(r"\1", text) if typed else text).splitlines()):
        if line.startswith(MARK):
            lines += [*([] if typed else [line]), told(game, line.removeprefix(MARK), language)]
        elif line == APPENDIX:
            lines, appendix = [*lines, *appendix], []
        else:
            lines.append(line)
        if number == 0 and own.has("about"):
            lines += ["", own.say("about", least=min(game.seats), most=max(game.seats))]
    return "\n".join(
        [
            *lines,
            *(["", say("moves-typed")] if typed else []),
            "",
            f"## {say('options-title')}",
            "",
            *(typed_option_lines if typed else option_lines)(game, language),
            "",
            *appendix,
            "",
            say("unofficial"),
            "",
        ]
    )
