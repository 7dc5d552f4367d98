"""Everything that a game's table makes has the types that the game declares: the browser relies on them."""

import random
from itertools import chain
from typing import Any, Union

import msgspec
import pytest

import sobremesa
from conformance import everyone, random_line, shorter, some
from sobremesa.engine import shapes
from sobremesa.engine.game import Game
from sobremesa.engine.story import story

GAMES = [name for name in sobremesa.games() if shapes.declared(sobremesa.game(name).table)]


def declared(game: Game, kind: type[shapes.Shape]) -> Any:
    """One of all the types of a kind that a game declares."""
    return Union[tuple(thing for thing in shapes.declared(game.table) if issubclass(thing, kind))]  # noqa: UP007


def test_the_four_games_declare_what_they_show():
    assert {"charidice", "linko", "raj", "ratzzia"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_shown_has_the_shape_that_the_game_declares(name):
    game = sobremesa.game(name)
    prompt, meaning, event = (declared(game, kind) for kind in shapes.KINDS)
    view, options = game.table.View, shapes.options_shape(game.options)
    tables = [game.match(seats=seats, seed=seats, **shorter(game)) for seats in (min(game.seats), max(game.seats))]
    for match in some(chain(*(random_line(table, random.Random(name)) for table in tables))):
        if not match.log or match.over:
            msgspec.convert(match.options, options)
            for viewer in everyone(match):
                msgspec.convert(story(match, viewer), list[list[event]])
        for viewer in everyone(match):
            msgspec.convert(match.view(viewer), view)
        for seat in match.waiting - {sobremesa.CHANCE}:
            known = game.blanked(match.state, seat)
            msgspec.convert(game.table.prompt(known, seat), prompt)
            for action in match._legal(known, seat):
                msgspec.convert(game.table.meaning(known, seat, action), meaning)
