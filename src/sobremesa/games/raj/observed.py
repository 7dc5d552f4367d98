"""How a learner sees Raj: sets of cards a number each, seats counted from its own."""

from sobremesa.engine.observation import members, number, seat, seats

from .rules import HIDDEN, MAX_CARDS

OBSERVED = {
    "game": number(0, 99),
    "turns": number(0, MAX_CARDS),
    "unseen": members(MAX_CARDS),
    "turned": number(-15, 15),
    "owner": seat(),
    "piled": number(0, MAX_CARDS),
    "pile": number(-225, 225),
    "waiting": seats(),
    "hand": members(MAX_CARDS, first=1).each_seat(),
    "choice": number(HIDDEN, MAX_CARDS).each_seat(),
    "last": number(0, MAX_CARDS).each_seat(),
    "points": number(-22_500, 22_500).each_seat(),
    "mouse": number(0, 15).each_seat(),
    "laid": members(4 * MAX_CARDS).each_seat(),
    "laid_before": members(4 * MAX_CARDS).each_seat(),
    "turned_before": members(4 * MAX_CARDS),
}
