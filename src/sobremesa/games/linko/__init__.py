"""Linko, by Wolfgang Kramer and Michael Kiesling."""

from collections.abc import Mapping
from typing import Any

from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.options import Choice, Flag, Whole

from . import bots, notation, rules, table


def check(seats: int, options: Mapping[str, Any]) -> None:
    cards, needed = deck(options), seats * options["dealt"] + options["display"]
    if cards < needed:
        raise GAME.error(BadOption, "too-few-cards", cards=cards, needed=needed, seats=seats)


def deck(options: Mapping[str, Any]) -> int:
    return options["numbers"] * options["copies"] + options["jokers"]


def longest(seats: int, options: Mapping[str, Any]) -> int:
    """Each card of the deck comes once and is drawn once; a turn is a set played, two answers for each conflict
    and perhaps a word on a free card."""
    return options["rounds"] * (2 * deck(options) + rules.MAX_TURNS * 2 * seats)


OPTIONS = (
    Choice("end", "rulebook", words=("rulebook", "publisher")),
    Whole("rounds", lambda seats: seats, least=1, most=rules.MAX_ROUNDS),
    Choice("tiebreak", "shared", words=("shared", "fewest_in_hand")),
    Flag("draw_if_no_conflict", False),
    # For teaching and tests: small decks
    Whole("numbers", rules.NUMBERS, least=1, most=rules.NUMBERS),
    Whole("copies", rules.COPIES, least=1, most=rules.COPIES),
    Whole("jokers", rules.JOKERS, least=0, most=rules.JOKERS),
    Whole("dealt", rules.DEALT, least=1, most=rules.DEALT),
    Whole("display", rules.DISPLAY, least=1, most=rules.DISPLAY),
)

GAME = Game(
    name="linko",
    seats=range(2, rules.MAX_SEATS + 1),
    version=1,
    options={option.name: option for option in OPTIONS},
    actions=rules.ACTIONS,
    outcomes=rules.FACES,
    longest=longest,
    rules=rules,
    notation=notation,
    table=table,
    bots={"greedy": bots.greedy},
    horizon="finished",  # a round is judged by itself: what the next hands will be, nobody knows
    check=check,
    points=lambda seats, options: (-options["rounds"] * deck(options), options["rounds"] * deck(options)),
)
