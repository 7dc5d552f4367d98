"""What the coach knows of Ratzzia: how far it looks, and reasons."""

from __future__ import annotations

from typing import Any

from sobremesa.engine.rule import rule

from .rules import (
    CAT,
    DECLINE,
    DONE,
    FACES,
    FILL_BAG,
    GIVE_LEFT,
    GIVE_RIGHT,
    KEEP,
    PASS,
    PLACE,
    PLACE_CANDY,
    RECALL,
    RETURN_SUPPORT,
    ROB,
    ROLL,
    SEND,
    SUPPORT,
    State,
    count,
    dice_of,
    fitting,
)
from .table import meaning, robbed

PLAYOUTS = 200  # of each position in a report
RATE = 12_000  # playouts in a second, about
AHEAD = 1  # rounds of turns after the present one


@rule
def far(start: State, state: State) -> bool:
    """A playout is judged at the end of a round, when all seats have had as many turns: whoever has just had one more
    would look better than it stands, and the value would go up and down with every turn."""
    seats = int(state.seats)
    return state.turns >= (int(start.turns) // seats + 1 + AHEAD) * seats


# Reasons


def reason(values: Any, known: Any, seat: int, action: int) -> dict[str, Any] | None:
    """Food, columns, the cat and the bag, as the move changes them."""
    about = meaning(known, seat, action)
    del about["meaning"]
    mice = int(known.mice[seat])
    if PLACE <= action < RETURN_SUPPORT or PLACE_CANDY <= action < SEND:
        return placing(known, seat, about)
    if action == ROLL:
        return {"reason": "rolls", **about, "fitting": bin(all_fitting(known)).count("1")}
    if RECALL <= action < PASS:
        return {"reason": "recalls", **about, "mice": mice + int(dice_of(known, action - RECALL, seat))}
    if action < KEEP:
        return {"reason": "rerolls", **about, "fitting": bin(all_fitting(known)).count("1")}
    if action == KEEP:
        fit = sum(int(known.rolled[v]) for v in range(1, FACES + 1) if all_fitting(known) >> v & 1)
        return {"reason": "keeps", "fitting": fit, "mice": int(count(known.rolled))}
    if action == DONE:
        return {"reason": "done", "mice": mice}
    if ROB <= action < GIVE_LEFT:
        return {"reason": "robs", **about, "food_then": int(known.food[seat]) + robbed(known, action - ROB)}
    if action in (GIVE_LEFT, GIVE_RIGHT):
        return {"reason": "gives", **about}
    if action in (FILL_BAG, DECLINE):
        name = "protects" if action == FILL_BAG else "declines"
        return {"reason": name, **about, "bag_now": int(known.bag[seat]), "goal": int(known.goal)}
    return None


def placing(known: Any, seat: int, about: dict[str, Any]) -> dict[str, Any]:
    """A die on the cat's row, one that fills a column, or one that waits there."""
    row = about["column"] - 1 if about["column"] else CAT
    left = int(known.height[row] - known.top[row]) - 1
    if row == CAT:
        return {"reason": "wakes", **about, "left": max(left, 0)}
    if not about["completes"]:
        return {"reason": "places", **about, "left": left}
    paid = [0, 0]  # to the others, to the seat
    for space in range(known.top[row]):
        if known.value[row, space] and known.kind[row, space] != SUPPORT:
            paid[int(known.owner[row, space] == seat)] += int(known.pays[row, space])
    return {"reason": "completes", **about, "mine": paid[True] + about["food"], "theirs": paid[False]}


def all_fitting(known: Any) -> int:
    """The values that fit the next space of any column."""
    found = 0
    for column in range(known.columns):
        found |= int(fitting(known, column))
    return found
