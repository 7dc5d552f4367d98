"""How a learner sees Ratzzia: the dice on the board and beside it, seats counted from its own. The board itself is one
of the options, and the same all along."""

from sobremesa.engine.observation import number, seat

from .board import MAX_CANDY, MAX_COLUMNS, MAX_MICE, MAX_SPACES, MAX_SUPPORT
from .pantry import ENDED, FACES, SUPPORT
from .rules import HELP, LAST_TURN

MOST_FOOD = 30_000  # more than any game can bring together

OBSERVED = {
    "value": number(0, FACES),
    "owner": seat(),
    "kind": number(0, SUPPORT),
    "top": number(0, MAX_SPACES),
    "jar": number(0, MAX_CANDY),
    "supply": number(0, MAX_SUPPORT),
    "mice": number(0, MAX_MICE).each_seat(),
    "candy": number(0, MAX_CANDY).each_seat(),
    "food": number(0, MOST_FOOD).each_seat(),
    "bag": number(0, MOST_FOOD).each_seat(),
    "turns": number(0, LAST_TURN),
    "active": seat(),
    "phase": number(0, ENDED),
    "roll": number(0, HELP),
    "rolling": number(0, MAX_MICE),
    "rolled": number(0, MAX_MICE),
    "helping": number(0, MAX_SUPPORT),
    "placed": number(0, 2 * MAX_MICE),
    "column": number(-1, MAX_COLUMNS),
    "pair": number(0, 2 * FACES),
}
