"""Tides: a small game for the tests, in a folder of its own. Everybody holds a few secret cards; all lay one at the
same time; the seat with the highest then says alone what becomes of the shells. Up to ten sit down."""

from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.options import Whole

from . import bots, notation, rules, table


def check(seats, options):
    if options["cards"] < seats * options["dealt"]:
        raise BadOption("bad-value", name="cards", value=options["cards"], values=f"{seats * options['dealt']} …")


OPTIONS = (Whole("cards", rules.MAX_CARDS, least=2, most=rules.MAX_CARDS), Whole("dealt", 3, least=1, most=3))

GAME = Game(
    name="tides",
    seats=range(2, rules.MAX_SEATS + 1),
    version=1,
    options={option.name: option for option in OPTIONS},
    actions=rules.ACTIONS,
    outcomes=rules.MAX_CARDS,
    longest=lambda seats, options: options["dealt"] * (2 * seats + 1),
    rules=rules,
    notation=notation,
    table=table,
    check=check,
    bots={"ebb": bots.ebb},
    simultaneous=True,
    points=lambda seats, options: (0, 2 * options["dealt"]),
)
