from sobremesa.engine.rule import CHANCE

from .rules import KEEP, MAX_NUMBERS, SWAP


def text(state, seat, action):
    return str(action + 1) if seat == CHANCE else {KEEP: "keep", SWAP: "swap"}.get(action, f"nothing {action}")


def read(state, seat, move):
    if seat == CHANCE:
        return int(move) - 1 if move.isascii() and move.isdigit() and 1 <= int(move) <= MAX_NUMBERS else None
    return {"keep": KEEP, "swap": SWAP}.get(move)


def refusal(state, seat, action):
    return None
