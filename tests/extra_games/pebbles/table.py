from sobremesa.engine.rule import CHANCE, OVER

from .rules import turn

QUIET = frozenset()


def view(state):
    over = bool(turn(state) == OVER)
    hands = [int(state.hand[s]) for s in range(state.seats)]
    return {
        "hands": hands if over else None,
        "scores": hands if over else [0] * len(hands),
        "over": over,
    }


def own(state, seat):
    return {"hand": None if seat is None else int(state.hand[seat])}


def events(before, opened, after):
    seat, action = opened[-1]
    if seat == CHANCE:
        return [{"event": "drew", "seat": int(before.dealing), "pebble": 0 if action is None else action + 1}]
    return [{"event": "kept" if action == 0 else "swapped", "seat": seat}]


def prompt(state, seat):
    return {"prompt": "swap", "pebble": int(state.hand[seat])}


def meaning(state, seat, action):
    return {"meaning": "keep" if action == 0 else "swap"}
