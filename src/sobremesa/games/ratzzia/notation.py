"""Ratzzia in text: a die shows `4`; seats say `roll`, `recall 3`, `reroll 1 1 3`, `place 5 at 3`, `send to 2` …

Columns count from 1, seats from 0, and dice are named by their faces.
"""

import re
from pathlib import Path
from typing import Any

from sobremesa.engine.errors import IllegalMove
from sobremesa.engine.rule import CHANCE
from sobremesa.engine.sets import holds, plus

from .board import MAX_COLUMNS
from .rules import (
    CANDY,
    CANDY_FROM_COLUMN,
    CANDY_FROM_SEAT,
    CAT,
    DECLINE,
    DONE,
    FACES,
    FILL_BAG,
    GIVE_LEFT,
    GIVE_RIGHT,
    GIVING,
    KEEP,
    MAX_SEATS,
    NO_SUPPORT,
    OFFERING,
    PASS,
    PLACE,
    PLACE_CANDY,
    PLACE_SUPPORT,
    PLACING,
    PROTECTING,
    RECALL,
    REROLL,
    REROLLING,
    RETURN_SUPPORT,
    ROB,
    ROBBING,
    ROLL,
    ROLL_SUPPORT,
    ROLLING,
    SEND,
    SENDING,
    STARTING,
    TAKING,
    State,
    dice_of,
    fitting,
    may_send,
    placement,
    row_of,
    topmost,
    value_of,
)

FOLDER = Path(__file__).resolve().parent

WORDS = {
    "keep": KEEP,
    "roll": ROLL,
    "pass": PASS,
    "support": ROLL_SUPPORT,
    "no support": NO_SUPPORT,
    "return support": RETURN_SUPPORT,
    "done": DONE,
    "give left": GIVE_LEFT,
    "give right": GIVE_RIGHT,
    "protect": FILL_BAG,
    "decline": DECLINE,
}
NAMES = {action: word for word, action in WORDS.items()}
PLACEMENTS = {"place": PLACE, "support": PLACE_SUPPORT, "candy": PLACE_CANDY}
COLUMNS = {"recall": RECALL, "send to": SEND, "candy from column": CANDY_FROM_COLUMN}  # and a column
SEATS = {"candy from seat": CANDY_FROM_SEAT, "rob": ROB}  # and a seat

Refusal = tuple[str, dict[str, Any]]


# From actions to text


def text(state: State, seat: int, action: int) -> str:
    if seat == CHANCE:
        return str(action + 1)
    if action in NAMES:
        return NAMES[action]
    if action < KEEP:
        return " ".join(["reroll", *map(str, handful(state, action - REROLL))])
    for word, first in PLACEMENTS.items():
        row, value = divmod(action - first, FACES)
        if 0 <= row < (CAT if word == "candy" else CAT + 1):
            return f"{word} {value + 1} at {'cat' if row == CAT else row + 1}"
    for word, first in COLUMNS.items():
        if 0 <= action - first < MAX_COLUMNS:
            return f"{word} {action - first + 1}"
    return next(f"{word} {action - first}" for word, first in SEATS.items() if 0 <= action - first < MAX_SEATS)


def faces(dice: Any) -> list[int]:
    """Dice counted by value, one by one, ascending."""
    return [value for value in range(1, FACES + 1) for _ in range(dice[value])]


def handful(state: State, chosen: int) -> list[int]:
    """The faces of the rolled mice in a handful, bit i for the i-th of them."""
    return [face for i, face in enumerate(faces(state.rolled)) if holds(chosen, i)]


# From text to actions


def read(state: State, seat: int, move: str) -> int | None:
    """The action a text means, legal or not; None if it means none. Small words may be left out: `place 5 3`."""
    if seat == CHANCE:
        return int(move) - 1 if re.fullmatch("[1-6]", move) else None
    move = re.sub(r"[ ,]+", " ", move).strip()
    if move in WORDS:
        return WORDS[move]
    if re.fullmatch("reroll( ?[0-9]+)*", move):
        return REROLL + chosen_handful(state, [int(face) for face in re.sub("[^0-9]", "", move)])
    if found := re.fullmatch("(?:(place|support|candy) )?([0-9]{1,3}) (?:at |on )?(?:column )?(cat|[0-9]{1,3})", move):
        return placed_at(state, found[1] or "place", int(found[2]), found[3])
    if found := re.fullmatch("(recall|send|candy from column)(?: to| from)?(?: column)? ([0-9]{1,3})", move):
        return COLUMNS["send to" if found[1] == "send" else found[1]] + column_of(state, found[2])
    if found := re.fullmatch("(rob|candy from)(?: seat)? ([0-9]{1,3})", move):
        return SEATS["rob" if found[1] == "rob" else "candy from seat"] + seat_of(state, found[2])
    return None


def chosen_handful(state: State, wanted: list[int]) -> int:
    """The set of rolled mice with these faces, of equal ones the first."""
    if state.phase != REROLLING:
        return 0
    chosen, left = 0, list(enumerate(faces(state.rolled)))
    for face in wanted:
        mouse = next((die for die in left if die[1] == face), None)
        if mouse is None:
            raise IllegalMove("not-rolled", FOLDER, face=face, dice=listed(faces(state.rolled)))
        left.remove(mouse)
        chosen = plus(chosen, mouse[0])
    return chosen


def placed_at(state: State, word: str, value: int, where: str) -> int:
    if not 1 <= value <= FACES:
        raise IllegalMove("no-such-face", FOLDER, face=value)
    if where == "cat" and word == "candy":
        raise IllegalMove("candy-at-cat", FOLDER)
    row = CAT if where == "cat" else column_of(state, where)
    return PLACEMENTS[word] + placement(row, value)


def column_of(state: State, number: str) -> int:
    if not 1 <= int(number) <= state.columns:
        raise IllegalMove("no-such-column", FOLDER, column=int(number), last=int(state.columns))
    return int(number) - 1


def seat_of(state: State, number: str) -> int:
    if int(number) >= state.seats:
        raise IllegalMove("no-such-rat", FOLDER, number=int(number), last=int(state.seats) - 1)
    return int(number)


def listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers)) or "–"


# Why not


def refusal(state: State, seat: int, action: int | None) -> Refusal | None:
    """Why a seat may not do that: a code and its particulars."""
    if action is None:
        if seat == state.active and state.phase == ROLLING:
            return "still-rolling", {"count": int(state.rolling)}
        return "not-active", {"active_seat": int(state.active)}
    return WHY[int(state.phase)](state, seat, action)


def at_the_start(state: State, seat: int, action: int) -> Refusal:
    mine = [column + 1 for column in range(state.columns) if dice_of(state, column, seat)]
    if RECALL <= action < PASS and mine:
        return "nothing-to-recall", {"column": action - RECALL + 1, "columns": listed(mine)}
    if not state.mice[seat]:
        if mine:
            return "only-recall", {"columns": listed(mine)}
        return "only-pass", {}
    return "roll-or-recall", {"mice": int(state.mice[seat]), "columns": listed(mine), "count": len(mine)}


def at_the_reroll(state: State, seat: int, action: int) -> Refusal:
    if action < KEEP:
        return "reroll-nothing", {"dice": listed(faces(state.rolled))}
    return "reroll-or-keep", {"dice": listed(faces(state.rolled))}


def at_the_support(state: State, seat: int, action: int) -> Refusal:
    return "support-or-not", {"count": int(state.supply)}


def at_the_placing(state: State, seat: int, action: int) -> Refusal:
    if PLACE <= action < PLACE_SUPPORT:
        return unplaceable(state, state.rolled, action - PLACE)
    if PLACE_SUPPORT <= action < RETURN_SUPPORT:
        return unplaceable(state, state.helping, action - PLACE_SUPPORT)
    if PLACE_CANDY <= action < SEND:
        if not state.candy[seat]:
            return "no-candy", {}
        return unplaceable(state, [1] * (FACES + 1), action - PLACE_CANDY)
    if any(state.helping) and action in (DONE, RETURN_SUPPORT):
        return "support-first", {"dice": listed(faces(state.helping))}
    if action == RETURN_SUPPORT:
        return "no-support-rolled", {}
    if action == DONE:
        return "place-one", {"dice": listed(faces(state.rolled))}
    return "place-now", {"dice": listed(faces(state.rolled))}


def unplaceable(state: State, dice: Any, where: int) -> Refusal:
    """Why a die of this value cannot go there."""
    row, value = row_of(where), value_of(where)
    if not dice[value]:
        return "no-such-die", {"face": value, "dice": listed(faces(dice))}
    fits = int(fitting(state, row))
    if holds(fits, value):
        return "blocks-support", {"dice": listed(faces(state.helping))}
    if row == CAT:
        return "cat-full", {}
    if not fits:
        return "column-full", {"column": row + 1}
    return "does-not-fit", {"face": value, "column": row + 1, "fits": values_in(fits)}


def values_in(fits: int) -> str:
    return listed([value for value in range(1, FACES + 1) if holds(fits, value)])


def at_the_sending(state: State, seat: int, action: int) -> Refusal:
    return "send-first", {"columns": listed([c + 1 for c in range(state.columns) if may_send(state, c)])}


def at_the_taking(state: State, seat: int, action: int) -> Refusal:
    moves = [f"candy from seat {s}" for s in range(state.seats) if s != seat and state.candy[s]]
    moves += [f"candy from column {c + 1}" for c in range(state.columns) if topmost(state, c, CANDY) >= 0]
    return "take-first", {"moves": ", ".join(moves)}


def at_the_robbing(state: State, seat: int, action: int) -> Refusal:
    if action == ROB + seat:
        return "rob-another", {}
    return "rob-first", {}


def at_the_giving(state: State, seat: int, action: int) -> Refusal:
    return "give-first", {}


def at_the_protecting(state: State, seat: int, action: int) -> Refusal:
    return "protect-first", {"sum": int(state.pair)}


WHY = {
    STARTING: at_the_start,
    REROLLING: at_the_reroll,
    OFFERING: at_the_support,
    PLACING: at_the_placing,
    SENDING: at_the_sending,
    TAKING: at_the_taking,
    ROBBING: at_the_robbing,
    GIVING: at_the_giving,
    PROTECTING: at_the_protecting,
}
