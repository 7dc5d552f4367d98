"""How a learner sees Charidice: the dice and all sheets, its own first. The colours on the dice are one of the options,
and the same all along."""

from sobremesa.engine.observation import members, number, seat

from .dice import DICE, FACES
from .rules import MAX_ROUNDS, ROLLS

MOST_GIVEN = 120  # five sixes, doubled twice

OBSERVED = {
    "row": number(0, MAX_ROUNDS),
    "active": seat(),
    "rolls": number(0, ROLLS),
    "rolling": members(DICE),
    "numbers": number(0, FACES),
    "asking": number(0, 1),
    "asked": number(0, 1),
    "greatest": number(0, 1).each_seat(),
    "dice": number(0, DICE * FACES).each_seat(),
    "bonus": number(0, 60).each_seat(),
    "received": number(0, MOST_GIVEN).each_seat(),
    "donated": number(0, MOST_GIVEN).each_seat(),
}
