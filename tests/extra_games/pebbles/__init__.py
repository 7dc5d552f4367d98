"""Pebbles: a dummy game for the tests, in a folder of its own. Everybody is secretly dealt a pebble, may swap it
once for another from the bag, and the highest wins. It has what Raj has not: turns, secret chance, unlike odds."""

from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.options import Whole

from . import bots, notation, rules, table


def check(seats, options):
    if options["numbers"] * options["copies"] < 2 * seats:
        raise BadOption("bad-value", name="copies", value=options["copies"], values="enough for two a seat")


OPTIONS = (Whole("numbers", 4, least=2, most=9), Whole("copies", 3, least=1, most=9))

GAME = Game(
    name="pebbles",
    seats=range(2, 4),
    version=1,
    options={option.name: option for option in OPTIONS},
    actions=70,  # more than one word holds
    outcomes=rules.MAX_NUMBERS,
    longest=lambda seats, options: 3 * seats,
    rules=rules,
    notation=notation,
    table=table,
    check=check,
    bots={"swap_low": bots.swap_low},
)
