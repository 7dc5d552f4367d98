"""Skeleton: roll a die as often as you dare, and stop before it shows a one."""

from sobremesa.engine.game import Game
from sobremesa.engine.options import Whole

from . import bots, notation, rules, table

OPTIONS = (Whole("rounds", 3, least=1, most=rules.MAX_ROUNDS),)

GAME = Game(
    name="skeleton",
    seats=range(2, rules.MAX_SEATS + 1),
    version=1,
    options={option.name: option for option in OPTIONS},
    actions=rules.ACTIONS,
    outcomes=rules.FACES,
    longest=lambda seats, options: seats * options["rounds"] * 2 * rules.MOST_ROLLS,
    rules=rules,
    notation=notation,
    table=table,
    bots={"careful": bots.careful},
    secrets=False,
    horizon="round_number",
    points=lambda seats, options: (0, options["rounds"] * rules.MOST_ROLLS * rules.FACES),
)
