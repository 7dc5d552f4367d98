"""What a match of two seats is worth before each turn, if both play for the win, or both for points.

`race_solver` has solved it backwards, the turns exactly, over a grid of positions; between the points of the grid it is
interpolated. It is solved for our dice and with the reward for generosity. Other dice have the same numbers in other
colours: the present turn is exact for them, too, and what comes after it is taken from our dice.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .levels import Position
from .rules import GENEROSITY, GREAT, GREAT_GENEROSITY, MAX_ROUNDS
from .solver import GIFTS, WORTHS

Floats = NDArray[np.floating[Any]]
Tables = dict[int, tuple[Floats, Floats]]

FILE = Path(__file__).with_name("race.npz")
TURNS = 2 * MAX_ROUNDS
GIVEN = 4  # a turn's gift, about, divided by the seats
UNIT = 4_000  # a share of the win of 1, as it is kept
ERRORS = np.array([[0.003], [0.2]])  # of both units, between the points of the grid, about

# The grid for so many turns left, the present one among them: the lead of the active seat, by how much it has donated
# more, and how much the more generous seat has donated. The last turn has steps: who donates more, and more than 60.
LEADS = {turns: (np.arange(48) - 23.5) * (3.0 + 0.3 * turns) for turns in range(2, TURNS + 1)}
LEADS[1] = np.arange(48) * 3.0 - 100
AHEAD = {turns: np.array([0, 3, 6, 9, 13, 17, 22, 28, 36, 46, 60.0]) for turns in range(2, TURNS + 1)}
AHEAD = {turns: np.concatenate((-ahead[:0:-1], ahead)) for turns, ahead in AHEAD.items()}
AHEAD[1] = np.concatenate(([-80, -60], np.arange(-45.0, 2), [60]))
MOST = {turns: GREAT - GIVEN * (turns - 1) + np.array([-26, -14, -6, 0, 6, 14, 26.0]) for turns in range(2, TURNS + 1)}
MOST[1] = GREAT + np.array([-30, -20, -15, -10, -7, -4, -2, 0, 1, 20.0])


def covers(position: Position) -> bool:
    return position.seats == 2 and bool(position.generosity)


def turns_left(position: Position) -> int:
    return (position.rounds - position.row) * 2 - position.active


def meaning(position: Position, times: int) -> NDArray[np.float64]:
    """For both units and both seats: what the turn's end means, by the number of the set (`solver.set_number`)."""
    active, other = position.active, position.left
    later = after_turn(position.greatest[active], position.greatest[other], times)
    lead = np.array([position.totals[active] - position.totals[other]])
    given = position.donated[active], position.donated[other]
    worths = meanings(tables(), later, turns_left(position), lead, *given, times)
    found = np.zeros((2, 2, GIFTS * WORTHS))
    for unit, both in enumerate((1.0, 0.0)):
        found[unit, active] = worths[unit].reshape(-1)
        found[unit, other] = both - found[unit, active]
    return found


@lru_cache(maxsize=1)
def tables() -> Tables:
    """The worth before each turn to the active seat, by the turns left: its share of the win, and its points beyond its
    present lead."""
    with np.load(FILE) as kept:
        return {
            turns: (np.cumsum(kept[f"win{turns}"], axis=-1, dtype=np.int16) / UNIT, np.asarray(kept[f"points{turns}"]))
            for turns in range(1, TURNS + 1)
        }


def after_turn(active: Any, other: Any, times: int) -> int:
    """Who may still ask for the greatest gift in the next turn, which is the other's: 1 its seat, 2 its neighbour."""
    return int(bool(other) and times == 1) + 2 * int(bool(active))


def meanings(
    later: Tables, held: int, turns: int, lead: Floats, mine: float, theirs: float, times: int
) -> tuple[Floats, Floats]:
    """What the turn's end means to the active seat in both units, by gift, points and each of several leads."""
    gifts = times * np.arange(GIFTS)
    after = lead + (np.arange(WORTHS) - gifts[:, None])[..., None]
    if turns == 1:
        ends = after + reward(mine + gifts, theirs)[:, None, None]
        return np.sign(ends) / 2 + 0.5, ends
    win, points = (table[held] for table in later[turns - 1])
    corners = corners_of(turns - 1, theirs - mine - gifts, np.maximum(theirs, mine + gifts))
    rows = sum(part[:, None] * win[most, ahead] for most, ahead, part in corners)
    below, part = between(-after, LEADS[turns - 1])
    gift = np.arange(GIFTS)[:, None, None]
    share = rows[gift, below] * (1 - part) + rows[gift, below + 1] * part
    return 1 - share, after - sum(part * points[most, ahead] for most, ahead, part in corners)[:, None, None]


def reward(mine: Any, theirs: Any) -> Any:
    """How many points of generosity one gets more than the other in the end."""
    size = np.where(np.maximum(mine, theirs) > GREAT, GREAT_GENEROSITY, GENEROSITY)
    return size * np.sign(mine - theirs)


def corners_of(turns: int, ahead: Floats, most: Floats) -> list[tuple[Any, Any, Any]]:
    """The points of the grid around what has been donated, and the weight of each."""
    a, part_a = between(ahead, AHEAD[turns])
    m, part_m = between(most, MOST[turns])
    return [
        (m, a, (1 - part_m) * (1 - part_a)),
        (m, a + 1, (1 - part_m) * part_a),
        (m + 1, a, part_m * (1 - part_a)),
        (m + 1, a + 1, part_m * part_a),
    ]


def between(value: Any, grid: Floats) -> tuple[Any, Any]:
    """The point of the grid below, and how far it is from there to the next."""
    place = np.interp(value, grid, np.arange(len(grid)))
    below = np.minimum(place.astype(np.int64), len(grid) - 2)
    return below, place - below
