"""What people see of the score pad."""

from typing import Any

from sobremesa.engine.rule import OVER

from .helper import attacked as attacked
from .rules import BLANK, State, left, points, total, turn

QUIET = frozenset({"laid"})


def view(state: State) -> dict[str, Any]:
    seats = range(state.seats)
    return {
        "round": int(min(state.finished + 1, state.rounds)),
        "rounds": int(state.rounds),
        "rows": [[cell(state, row, seat) for seat in seats] for row in range(state.rounds)],
        "left": int(left(state)) if turn(state) != OVER else 0,
        "scores": [int(total(state, seat)) for seat in seats],
        "over": bool(turn(state) == OVER),
    }


def cell(state: State, row: int, seat: int) -> dict[str, Any]:
    laid, held = int(state.laid[row, seat]), int(state.held[row, seat])
    counted = laid != BLANK and held != BLANK
    return {
        "laid": None if laid == BLANK else laid,
        "held": None if held == BLANK else held,
        "points": int(points(state, row, seat)) if counted else None,
    }


def prompt(state: State, seat: int) -> dict[str, Any]:
    laid = int(state.laid[state.finished, seat])
    return {"prompt": "laid", "seat": seat} if laid == BLANK else {"prompt": "held", "seat": seat, "laid": laid}


def meaning(state: State, seat: int, action: int) -> dict[str, Any]:
    return {"meaning": "cards", "cards": action}


def events(before: State, opened: list[tuple[int, int | None]], after: State) -> list[dict[str, Any]]:
    seat, action = opened[-1]
    row = int(before.finished)
    if int(before.laid[row, seat]) == BLANK:
        return [{"event": "laid", "seat": seat, "cards": action}]
    told = {"laid": int(before.laid[row, seat]), "held": action, "points": int(points(after, row, seat))}
    counted = [{"event": "counted", "seat": seat, **told}]
    if int(after.finished) == row:
        return counted
    sums = [int(points(after, row, each)) for each in range(after.seats)]
    return [*counted, {"event": "round-ended", "round": row + 1, "points_by_seat": sums}]
