"""Raj, by Alex Randolph."""

from collections.abc import Mapping
from typing import Any

from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.options import Choice, Numbers, Whole

from . import bots, notation, rules, table
from .solver import Equilibrium, equilibrium

__all__ = ["GAME", "Equilibrium", "equilibrium"]


def check(seats: int, options: Mapping[str, Any]) -> None:
    if 0 in options["prizes"]:
        raise GAME.error(BadOption, "zero-prize")
    if len(options["prizes"]) != options["bids"]:
        raise GAME.error(BadOption, "deck-sizes", bids=options["bids"], prizes=len(options["prizes"]))


def points(seats: int, options: Mapping[str, Any]) -> tuple[int, int]:
    """All vultures, or all mice, of all games."""
    vultures = sum(prize for prize in options["prizes"] if prize < 0)
    return options["games"] * vultures, options["games"] * (sum(options["prizes"]) - vultures)


OPTIONS = (
    Choice("tiebreak", "strike", words=("strike", "best_mouse")),
    Whole("games", 1, least=1, most=100),
    Whole("bids", 15, least=2, most=15),
    Numbers("prizes", list(rules.PRIZES), least=-15, most=15, longest=15),
    Choice("ties", "carry", words=("carry", "discard")),
)

GAME = Game(
    name="raj",
    seats=range(2, 6),
    version=1,
    options={option.name: option for option in OPTIONS},
    actions=16,
    outcomes=15,
    longest=lambda seats, options: options["games"] * options["bids"] * (seats + 1),
    rules=rules,
    notation=notation,
    table=table,
    bots={"near": bots.near, "rank": bots.rank},
    horizon="game",  # of the match: each is judged by itself
    check=check,
    symmetric=True,
    covers=True,
    simultaneous=True,
    secret_choices_only=True,
    points=points,
)
