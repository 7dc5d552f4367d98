"""Everything that a game's table makes has the types that the game declares: the browser relies on them."""

import importlib
import random
from itertools import chain
from types import ModuleType
from typing import Any, Union

import msgspec
import pytest

import sobremesa
from conformance import everyone, random_line, shorter, some
from sobremesa.engine import shapes
from sobremesa.engine.story import story

KINDS = (shapes.Prompt, shapes.Meaning, shapes.Event)
GAMES = [name for name in sobremesa.games() if (sobremesa.game(name).folder / "shapes.py").exists()]


def declared(module: ModuleType, kind: type[shapes.Shape]) -> Any:
    """One of all the types of a kind that a game declares."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, kind)]
    return Union[tuple(thing for thing in found if thing is not kind)]  # noqa: UP007


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_shown_has_the_shape_that_the_game_declares(name):
    module = importlib.import_module(f"sobremesa.games.{name}.shapes")
    prompt, meaning, event = (declared(module, kind) for kind in KINDS)
    game = sobremesa.game(name)
    tables = [game.match(seats=seats, seed=seats, **shorter(game)) for seats in (min(game.seats), max(game.seats))]
    for match in some(chain(*(random_line(table, random.Random(name)) for table in tables))):
        if not match.log or match.over:
            msgspec.convert(match.options, module.Options)
            for viewer in everyone(match):
                msgspec.convert(story(match, viewer), list[list[event]])
        for viewer in everyone(match):
            msgspec.convert(match.view(viewer), module.View)
        for seat in match.waiting - {sobremesa.CHANCE}:
            known = game.blanked(match.state, seat)
            msgspec.convert(game.table.prompt(known, seat), prompt)
            for action in match._legal(known, seat):
                msgspec.convert(game.table.meaning(known, seat, action), meaning)
