"""How a learner sees Linko: cards counted by face, sets by the number of the action that plays them, its own first."""

from sobremesa.engine.observation import number, seat

from .rules import (
    COPIES,
    DEALT,
    DECK,
    ENDED,
    MAX_ROUNDS,
    MAX_SEATS,
    MAX_TURNS,
    NOTHING,
    TAKE,
    TOO_LONG,
)

OBSERVED = {
    "finished": number(0, MAX_ROUNDS),
    "stage": number(0, ENDED),
    "dealing": number(0, MAX_SEATS * DEALT),
    "turns": number(0, MAX_TURNS),
    "active": seat(),
    "played": number(0, 1),
    "compared": number(0, MAX_SEATS - 1),
    "free_draw": number(0, 1),
    "victim": seat(),
    "contested": number(NOTHING, TAKE),
    "owed": number(0, DECK),
    "pile": number(0, COPIES),
    "pile_size": number(0, DECK),
    "display": number(0, COPIES),
    "display_size": number(0, DECK),
    "discarded": number(0, COPIES),
    "stack": number(0, TAKE).each_seat(),
    "height": number(0, DECK).each_seat(),
    "hand": number(0, COPIES).each_seat(),
    "known": number(0, COPIES).each_seat(),
    "hand_size": number(0, DECK).each_seat(),
    "score": number(-DECK, DECK).each_seat(axis=1),
    "ending": number(0, TOO_LONG),
}
