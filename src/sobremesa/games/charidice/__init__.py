"""Charidice, by Jürgen Adams."""

from sobremesa.engine.game import Game
from sobremesa.engine.options import Flag, Whole

from . import bots, notation, page, rules, table
from .dice import DICE, FACES, OURS, Dice
from .solver import best_move, turn_value

__all__ = ["GAME", "best_move", "turn_value"]

OPTIONS = (
    Whole("rounds", rules.MAX_ROUNDS, least=1, most=rules.MAX_ROUNDS),
    Flag("greatest_gift", True),
    Flag("generosity", True),
    Dice("dice", OURS),
)

# A turn at its longest: three rolls of six dice, two questions, two rerolls and the scoring
LONGEST_TURN = rules.ROLLS * DICE + 2 + 2 + 1

# Six sixes with the best bonus, and the greatest gift
MOST_IN_A_ROUND = DICE * FACES + max(rules.ONE_NUMBER) + rules.MOST_GIVEN

GAME = Game(
    name="charidice",
    seats=range(2, rules.MAX_SEATS + 1),
    version=1,
    options={option.name: option for option in OPTIONS},
    actions=rules.PASS + 1,
    outcomes=FACES,
    longest=lambda seats, options: seats * options["rounds"] * LONGEST_TURN,
    rules=rules,
    notation=notation,
    table=table,
    bots={"points": bots.points},
    appendix=page.appendix,
    secrets=False,
    points=lambda seats, options: (0, options["rounds"] * MOST_IN_A_ROUND + rules.GREAT_GENEROSITY),
)
