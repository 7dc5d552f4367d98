"""Linko beside the real box: a score pad by rounds. Hands are secret there, so that only what is counted is entered."""

from sobremesa.engine.game import Game
from sobremesa.engine.options import Whole

from . import notation, rules, table

OPTIONS = (Whole("rounds", lambda seats: seats, least=1, most=rules.MAX_ROUNDS),)

GAME = Game(
    name="linko_pad",
    seats=range(2, rules.MAX_SEATS + 1),
    version=1,
    options={option.name: option for option in OPTIONS},
    actions=rules.DECK + 1,
    outcomes=0,
    longest=lambda seats, options: 2 * seats * options["rounds"],
    rules=rules,
    notation=notation,
    table=table,
    secrets=False,
    simultaneous=True,
    points=lambda seats, options: (-rules.DECK * options["rounds"], rules.DECK * options["rounds"]),
)
