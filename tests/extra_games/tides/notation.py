from sobremesa.engine.rule import CHANCE

from .rules import KEEP, MAX_CARDS, SHARE, State

WORDS = {KEEP: "keep", SHARE: "share"}


def text(state: State, seat: int, action: int) -> str:
    return str(action + 1) if seat == CHANCE or action < MAX_CARDS else WORDS[action]


def read(state: State, seat: int, move: str) -> int | None:
    if move.isascii() and move.isdigit() and len(move) < 3:
        return int(move) - 1 if 1 <= int(move) <= MAX_CARDS else None
    return next((action for action, word in WORDS.items() if word == move and seat != CHANCE), None)
