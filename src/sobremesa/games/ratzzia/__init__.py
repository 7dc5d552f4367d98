"""Ratzzia, by Sophia Wagner."""

from sobremesa.engine.game import Game
from sobremesa.engine.options import Choice, Flag, Whole

from . import bots, notation, page, rules, table
from .board import DEFAULT, MAX_MICE, MAX_SUPPORT, Board

OPTIONS = (
    Whole("goal", 25, least=10, most=50),
    Choice("rounding", "odd", until={1: "down"}, words=rules.ROUNDINGS),
    Board("board", DEFAULT),
    Flag("support", True),
)

# A turn at its longest: two rolls of all mice and one of the support dice with the questions before them, all of these
# and four candy dice placed, and a choice for each column that can be completed, as long as there are dice
ALL_DICE = 5 * MAX_MICE + 4 + MAX_SUPPORT
LONGEST_TURN = 2 * (1 + MAX_MICE) + 1 + MAX_SUPPORT + (MAX_MICE + MAX_SUPPORT + 4) + 2 + 2 * ALL_DICE

GAME = Game(
    name="ratzzia",
    seats=range(2, rules.MAX_SEATS + 1),
    version=2,
    options={option.name: option for option in OPTIONS},
    actions=rules.ACTIONS,
    outcomes=rules.FACES,
    longest=lambda seats, options: rules.LAST_TURN * LONGEST_TURN,
    rules=rules,
    notation=notation,
    table=table,
    bots={"greedy": bots.greedy},
    appendix=page.appendix,
    secrets=False,
    points=lambda seats, options: (0, rules.MOST_FOOD),
)
