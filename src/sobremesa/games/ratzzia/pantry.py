"""The pantry: what stands in the record, and what dice may lie where. `rules` plays in it.

A column is a stack of spaces, bottom to top; the cat's grey and red spaces are one more row of the same tables.
"""

from collections.abc import Mapping
from typing import Any

from sobremesa.engine.record import Ints, Record, i1, i4
from sobremesa.engine.rule import NOBODY, rule

from .board import MAX_COLUMNS, MAX_SPACES, REWARDS, visible

MAX_SEATS = 5
FACES = 6
ANY_VALUE = 0b1111110  # values as a set, bit v for value v
CAT = MAX_COLUMNS  # the cat's row in the tables, after the columns; its height counts the grey spaces only
ROWS = MAX_COLUMNS + 1

MOUSE, CANDY, SUPPORT = range(3)  # kinds of dice
KINDS = ("mouse", "candy", "support")

PHASES = ("start", "roll", "reroll", "support", "place", "ana", "candy", "rob", "give", "protect", "over")
STARTING, ROLLING, REROLLING, OFFERING, PLACING, SENDING, TAKING, ROBBING, GIVING, PROTECTING, ENDED = range(11)

ROUNDINGS = (
    "odd",
    "down",
    "up",
)  # where half of an odd number goes: the odd one of its neighbours, the lower, the upper
TO_ODD, DOWN, UP = range(3)


class State(Record):
    # What was agreed before the first roll
    goal: int = i4  # food in a bag that wins
    rounding: int = i4  # of half an odd number, a number in ROUNDINGS
    # The board at this table size, row by row
    columns: int = i4
    height: Ints = i4[ROWS]  # spaces of each column; of the cat the grey ones
    red: int = i4  # the cat's red spaces
    number: Ints = i1[ROWS, MAX_SPACES]  # printed on each space, 0 for blank
    linked: Ints = i1[ROWS, MAX_SPACES]  # 1: `==`, the same value as the die below
    pays: Ints = i1[ROWS, MAX_SPACES]  # food for the owner of the die on it
    reward: Ints = i1[MAX_COLUMNS]  # on the shelf, a number in REWARDS
    amount: Ints = i1[MAX_COLUMNS]  # of sausages
    # The dice on it
    value: Ints = i1[ROWS, MAX_SPACES]  # of the die on each space, 0 for none
    owner: Ints = i1[ROWS, MAX_SPACES]  # the seat of the die on each space, NOBODY for a support die
    kind: Ints = i1[ROWS, MAX_SPACES]  # of the die on each space: MOUSE, CANDY or SUPPORT
    top: Ints = i4[ROWS]  # of each column and the cat, the space above the topmost die: where the next one goes
    # Beside it
    jar: int = i4  # candy dice in the jar
    supply: int = i4  # support dice in the supply
    mice: Ints = i4[MAX_SEATS]  # mice off the board, rolled or not
    candy: Ints = i4[MAX_SEATS]  # candy dice held, unused
    food: Ints = i4[MAX_SEATS]  # unprotected food
    bag: Ints = i4[MAX_SEATS]  # protected food
    # The turn
    turns: int = i4  # finished, of all seats
    active: int = i4  # the seat whose turn it is
    phase: int = i4  # what it is to do, a number in PHASES
    roll: int = i4  # which roll of this turn: FIRST, AGAIN or HELP
    rolling: int = i4  # dice still in the air
    rolled: Ints = i4[FACES + 1]  # the active seat's rolled mice not yet placed, by value
    helping: Ints = i4[FACES + 1]  # rolled support dice not yet placed, by value
    placed: int = i4  # dice of its own that the active seat has placed in this turn
    column: int = i4  # the one whose reward is being chosen
    pair: int = i4  # the sum that may be protected now


def lay_out(state: State, board: Mapping[str, Any], support: bool) -> None:
    """The board at this table size, and the dice and food that belong to it."""
    seats = str(state.seats)
    state.columns = len(board["column"])
    for c, column in enumerate(board["column"]):
        spaces = visible(column, int(state.seats))
        state.height[c] = len(spaces)
        state.reward[c] = REWARDS.index(column["reward"])
        state.amount[c] = column.get("amount", 0)
        for s, space in enumerate(spaces):
            state.number[c, s] = space["req"]
            state.linked[c, s] = space["link"]
            state.pays[c, s] = space["food"]
    state.height[CAT] = board["cat"]["grey"][seats]
    state.red = board["cat"]["red"][seats]
    state.jar = board["candy"]["dice"][seats]
    state.supply = board["mice"]["support"][seats] if support else 0
    for seat in range(state.seats):
        state.mice[seat] = board["mice"]["per_player"][seats]
        state.food[seat] = board["mice"]["start_food_first"] + seat


@rule
def fitting(state, column):
    """The values that fit the next space of a column, or the next grey one; none where there is no next space."""
    space = state.top[column]
    if space >= state.height[column]:
        return 0
    fits = printed(state, column, space)
    if state.linked[column, space]:
        fits &= 1 << int(state.value[column, space - 1])
    return fits


@rule
def printed(state, column, space):
    """The values that the number on a space asks for: any, if it is blank."""
    number = int(state.number[column, space])
    return 1 << number if number else ANY_VALUE


@rule
def values(dice):
    """The values that dice, counted by value, show."""
    shown = 0
    for value in range(1, FACES + 1):
        if dice[value]:
            shown |= 1 << value
    return shown


@rule
def count(dice):
    """How many there are, of dice counted by value."""
    total = 0
    for value in range(1, FACES + 1):
        total += dice[value]
    return total


@rule
def put(state, column, value, owner, kind):
    """A die goes directly above the topmost one."""
    lay(state, column, state.top[column], value, owner, kind)
    state.top[column] += 1


@rule
def lay(state, column, space, value, owner, kind):
    state.value[column, space] = value
    state.owner[column, space] = owner
    state.kind[column, space] = kind


@rule
def clear(state, column, space):
    """The die is taken off; what lies above stays where it is, and a gap is ignored."""
    lay(state, column, space, 0, 0, 0)
    top = state.top[column]
    while top > 0 and state.value[column, top - 1] == 0:
        top -= 1
    state.top[column] = top


@rule
def send_home(state, column, space):
    """A die leaves the board: mice to their owner, support dice to the supply, candy to the jar."""
    if state.kind[column, space] == MOUSE:
        state.mice[state.owner[column, space]] += 1
    elif state.kind[column, space] == CANDY:
        state.jar += 1
    else:
        state.supply += 1
    clear(state, column, space)


@rule
def is_complete(state, column):
    """A die lies on the top space; gaps below do not matter."""
    return state.top[column] == state.height[column]


@rule
def first_complete(state):
    """The leftmost complete column, or NOBODY."""
    for column in range(state.columns):
        if is_complete(state, column):
            return column
    return NOBODY


@rule
def topmost(state, column, kind):
    """The space of the topmost die of a kind in a column, or NOBODY."""
    for space in range(state.top[column] - 1, -1, -1):
        if state.value[column, space] and state.kind[column, space] == kind:
            return space
    return NOBODY


@rule
def dice_of(state, column, seat):
    """How many dice a seat has in a column, candy too."""
    dice = 0
    for space in range(state.top[column]):
        if state.value[column, space] and state.owner[column, space] == seat:
            dice += 1
    return dice
