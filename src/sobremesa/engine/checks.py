"""Whether what a folder declares can be a game: said at once, in a sentence for whoever writes it."""

from collections.abc import Iterator
from types import ModuleType
from typing import TYPE_CHECKING, Any

from . import given
from .errors import BadGame
from .options import Option
from .playout import KINDS
from .record import Record
from .rule import MOST_SEATS

if TYPE_CHECKING:
    from .game import Game

RULES = {
    "start": "sets the record up",
    "turn": "says whose turn it is",
    "legal": "marks a seat's actions",
    "apply": "does an action",
    "scores": "tells the points",
    "outcome": "says who wins, and why",
    "REASONS": "names the reasons",
}
KNOWLEDGE = {
    "hide": "leaves what a seat may know",
    "imagine": "fills a blanked record in",
    "audience": "says who sees an entry when it is made",
    "opened": "says what lies open",
}
NOTATION = {"text": "writes an action", "read": "reads one"}
TABLE = {
    "view": "shows everybody the table",
    "events": "tells what happened",
    "prompt": "says what a seat is to decide",
    "meaning": "says what a move does",
}
COVERS = {"covered_event": "tells an event once it is covered", "covered_view": "shows a table of the past"}


def complete(game: "Game") -> None:
    """Gives a game what it may leave out."""
    defaults: list[tuple[Any, dict[str, Any]]] = [
        (game.table, {"QUIET": frozenset(), "own": nothing_besides}),
        (game.notation, {"refusal": no_refusal}),
    ]
    if not game.secrets:
        defaults.append((game.rules, {name: getattr(given, name) for name in KNOWLEDGE}))
    if game.secret_choices_only:
        defaults.append((game.rules, {"audience": given.face_down}))
    if "points" in getattr(getattr(game.rules, "State", None), "told", ()):
        defaults.append((game.rules, {"scores": given.scores}))
    if not game.outcomes:
        defaults.append((game.rules, {"chances": given.chances}))
    for module, functions in defaults:
        for name, value in functions.items():
            if not hasattr(module, name):
                setattr(module, name, value)


def no_refusal(state: Any, seat: int, action: int | None) -> None:
    """Nothing in the game's own words."""


def nothing_besides(state: Any, seat: int | None) -> dict[str, Any]:
    """All see the same."""
    return {}


def check(game: "Game") -> None:
    for fault in faults(game):
        raise BadGame("bad-game", name=game.name, why=fault)


def faults(game: "Game") -> Iterator[str]:
    yield from missing(game)
    yield from impossible(game)


def missing(game: "Game") -> Iterator[str]:
    parts: list[tuple[str, Any, dict[str, str]]] = [
        ("rules.py", game.rules, RULES | (KNOWLEDGE if game.secrets else {})),
        ("notation.py", game.notation, NOTATION),
        ("table.py", game.table, TABLE | (COVERS if game.covers else {})),
    ]
    for file, module, wanted in parts:
        for name, purpose in wanted.items():
            if not hasattr(module, name):
                instead = " (or declare `secrets=False`)" if name in KNOWLEDGE else ""
                yield f"{file} lacks `{name}`, which {purpose}{instead}"
    state = getattr(game.rules, "State", None)
    if not (isinstance(state, type) and issubclass(state, Record)):
        yield "rules.py lacks `class State(Record)`, the position"
    if game.outcomes and not hasattr(game.rules, "chances"):
        yield "rules.py lacks `chances`, which says how likely each outcome is (or declare `outcomes=0`)"


def impossible(game: "Game") -> Iterator[str]:
    if not game.name.isidentifier() or not game.name.islower():
        yield f"`name={game.name!r}` must be lower-case letters, digits and underscores, as its folder is called"
    elif isinstance(game.rules, ModuleType) and game.folder.name != game.name:
        yield f"`name={game.name!r}` differs from its folder, {game.folder.name}"
    if not isinstance(game.seats, range) or not game.seats or min(game.seats) < 1:
        yield "`seats` must be a range of seat counts, such as range(2, 6)"
    elif max(game.seats) > MOST_SEATS:
        yield f"at most {MOST_SEATS} seats are possible, not {max(game.seats)}"
    if game.actions < 1 or game.outcomes < 0:
        yield "`actions` must be at least 1, `outcomes` at least 0"
    if game.version < 1:
        yield "`version` counts from 1"
    for name, option in game.options.items():
        if not isinstance(option, Option) or option.name != name:
            yield f"`options[{name!r}]` must be an option of that name"
    if len(game.bots) > KINDS:
        yield f"at most {KINDS} simple bots are possible, not {len(game.bots)}"
    if game.horizon and game.horizon not in game.rules.State.dtype.names:
        yield f"`horizon={game.horizon!r}` is no field of the record"
    if game.secret_choices_only and not (game.secrets and game.simultaneous):
        yield "`secret_choices_only` is for games with `secrets` and `simultaneous`"
