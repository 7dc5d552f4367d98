"""Ratzzia: your mice are dice; they climb the columns of a pantry for food, and what is in the bag is safe.

You roll your mice, roll any of them again once, and place them on the columns. A column whose top space is filled pays
everybody who has dice in it, and you the reward on its shelf. The first bag with 25 food wins; the cat guards it all.
Rules page: `rules.*.md` beside this file. In its order: the turn, the rolls, the cat, placing, what a column brings,
the end; then where dice lie, and last the duty that support dice bring.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.engine import bits, families
from sobremesa.engine.record import Ints, Pad, Record, i1, i4
from sobremesa.engine.rule import CHANCE, EVEN, NOBODY, OVER, result, rule
from sobremesa.engine.sets import EMPTY, cards_1_to, first, highest, holds, lowest, only, plus

from .board import (
    ACCOUNTANT,
    ANA,
    GREEDY,
    JAR,
    MAX_CANDY,
    MAX_COLUMNS,
    MAX_MICE,
    MAX_SPACES,
    MAX_SUPPORT,
    PROTECT,
    REWARDS,
    SAUSAGES,
    visible,
)

MAX_SEATS = 5
FACES = 6
MOST_FOOD = 30_000  # more than any game can bring together
ANY_VALUE = cards_1_to(FACES)  # values as a set
CAT = MAX_COLUMNS  # the cat's row in the tables, after the columns: its spaces, grey then red, are one more stack
ROWS = MAX_COLUMNS + 1

MOUSE, CANDY, SUPPORT = range(3)  # kinds of dice
KINDS = ("mouse", "candy", "support")

PHASES = ("start", "roll", "reroll", "support", "place", "ana", "candy", "rob", "give", "protect", "over")
STARTING, ROLLING, REROLLING, OFFERING, PLACING, SENDING, TAKING, ROBBING, GIVING, PROTECTING, ENDED = range(11)

# Where half of an odd number goes: the odd one of its neighbours, the lower, the upper
ROUNDINGS = ("odd", "down", "up")
TO_ODD, DOWN, UP = range(3)

LAST_TURN = 400  # a guard against games that never end
FIRST, AGAIN, HELP = range(3)  # the rolls of a turn: all mice, some again, the support dice

# Actions. A handful to roll again is a set of the rolled mice, which are numbered in ascending order; placements stand
# row by row, the cat's last, with an action for each value (`placement`).
REROLL = 0
KEEP = REROLL + 2**MAX_MICE
ROLL = KEEP + 1
RECALL = ROLL + 1
PASS = RECALL + MAX_COLUMNS
ROLL_SUPPORT = PASS + 1
NO_SUPPORT = ROLL_SUPPORT + 1
PLACE = NO_SUPPORT + 1
PLACE_SUPPORT = PLACE + ROWS * FACES
RETURN_SUPPORT = PLACE_SUPPORT + ROWS * FACES
DONE = RETURN_SUPPORT + 1
PLACE_CANDY = DONE + 1
SEND = PLACE_CANDY + MAX_COLUMNS * FACES
CANDY_FROM_SEAT = SEND + MAX_COLUMNS
CANDY_FROM_COLUMN = CANDY_FROM_SEAT + MAX_SEATS
ROB = CANDY_FROM_COLUMN + MAX_COLUMNS
GIVE_LEFT = ROB + MAX_SEATS
GIVE_RIGHT = GIVE_LEFT + 1
FILL_BAG = GIVE_RIGHT + 1
DECLINE = FILL_BAG + 1
ACTIONS = DECLINE + 1

REASONS = ("goal", "guard")
GOAL, GUARD = range(2)


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
    value: Ints = i1[ROWS, MAX_SPACES].number(0, FACES)  # of the die on each space, 0 for none
    owner: Ints = i1[ROWS, MAX_SPACES].seat()  # the seat of the die on each space, NOBODY for a support die
    kind: Ints = i1[ROWS, MAX_SPACES].number(0, SUPPORT)  # of the die on each space: MOUSE, CANDY or SUPPORT
    # of each column and the cat, the space above the topmost die: where the next one goes
    top: Ints = i4[ROWS].number(0, MAX_SPACES)
    # Beside it
    jar: int = i4.number(0, MAX_CANDY)  # candy dice in the jar
    supply: int = i4.number(0, MAX_SUPPORT)  # support dice in the supply
    mice: Ints = i4[MAX_SEATS].number(0, MAX_MICE).each_seat()  # mice off the board, rolled or not
    candy: Ints = i4[MAX_SEATS].number(0, MAX_CANDY).each_seat()  # candy dice held, unused
    food: Ints = i4[MAX_SEATS].number(0, MOST_FOOD).each_seat()  # unprotected food
    bag: Ints = i4[MAX_SEATS].number(0, MOST_FOOD).each_seat()  # protected food
    # The turn
    turns: int = i4.number(0, LAST_TURN)  # finished, of all seats
    active: int = i4.seat()  # the seat whose turn it is
    phase: int = i4.number(0, ENDED)  # what it is to do, a number in PHASES
    roll: int = i4.number(0, HELP)  # which roll of this turn: FIRST, AGAIN or HELP
    rolling: int = i4.number(0, MAX_MICE)  # dice still in the air
    rolled: Ints = i4[FACES + 1].number(0, MAX_MICE)  # the active seat's rolled mice not yet placed, by value
    helping: Ints = i4[FACES + 1].number(0, MAX_SUPPORT)  # rolled support dice not yet placed, by value
    placed: int = i4.number(0, 2 * MAX_MICE)  # dice of its own that the active seat has placed in this turn
    column: int = i4.number(-1, MAX_COLUMNS)  # the one whose reward is being chosen
    pair: int = i4.number(0, 2 * FACES)  # the sum that may be protected now


def start(state: State, options: Mapping[str, Any]) -> None:
    state.goal = options["goal"]
    state.rounding = ROUNDINGS.index(options["rounding"])
    lay_out(state, options["board"], options["support"])


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
def turn(state: State) -> int:
    if state.phase == ENDED:
        return OVER
    if state.phase == ROLLING:
        return CHANCE
    return only(state.active)


@rule
def chances(state: State, pad: Pad) -> int:
    """A die shows any value; outcome k is the value k + 1."""
    bits.clear(pad.words)
    pad.words[0] = first(FACES)
    return EVEN


@rule
def legal(state: State, seat: int, pad: Pad) -> None:
    bits.clear(pad.words)
    if turn(state) != only(seat):
        return
    if state.phase == STARTING:
        mark_start(state, seat, pad)
    elif state.phase == REROLLING:
        mark_handfuls(state, seat, pad)
    elif state.phase == OFFERING:
        bits.put(pad.words, ROLL_SUPPORT)
        bits.put(pad.words, NO_SUPPORT)
    elif state.phase == PLACING:
        mark_placing(state, seat, pad)
    elif state.phase == SENDING:
        for column in range(state.columns):
            if may_send(state, column):
                bits.put(pad.words, SEND + column)
    elif state.phase == TAKING:
        mark_candy(state, seat, pad)
    elif state.phase == ROBBING:
        for other in range(state.seats):
            if other != seat:
                bits.put(pad.words, ROB + other)
    elif state.phase == GIVING:
        bits.put(pad.words, GIVE_LEFT)
        bits.put(pad.words, GIVE_RIGHT)
    else:
        bits.put(pad.words, FILL_BAG)
        bits.put(pad.words, DECLINE)


@rule
def apply(state: State, seat: int, action: int) -> None:
    if seat == CHANCE:
        show(state, action + 1)
    elif action < KEEP:
        roll_again(state, action - REROLL)
    elif action == KEEP:
        offer_support(state)
    elif action == ROLL:
        roll_mice(state, seat)
    elif action < PASS:
        recall(state, seat, action - RECALL)
    elif action == PASS:
        end_turn(state)
    elif action == ROLL_SUPPORT:
        roll_support(state)
    elif action == NO_SUPPORT:
        state.phase = PLACING
    elif action < PLACE_SUPPORT:
        place_mouse(state, seat, row_of(action - PLACE), value_of(action - PLACE))
    elif action < RETURN_SUPPORT:
        place_support(state, row_of(action - PLACE_SUPPORT), value_of(action - PLACE_SUPPORT))
    elif action == RETURN_SUPPORT:
        return_support(state)
    elif DONE < action < SEND:
        place_candy(state, seat, row_of(action - PLACE_CANDY), value_of(action - PLACE_CANDY))
    else:
        choose(state, seat, action)
        settle(state)


# The start of a turn: roll or recall


@rule
def mark_start(state: State, seat: int, pad: Pad) -> None:
    """Roll, or recall from a column; who can do neither passes."""
    moves = False
    if state.mice[seat]:
        bits.put(pad.words, ROLL)
        moves = True
    for column in range(state.columns):
        if dice_of(state, column, seat):
            bits.put(pad.words, RECALL + column)
            moves = True
    if not moves:
        bits.put(pad.words, PASS)


@rule
def recall(state: State, seat: int, column: int) -> None:
    """All your dice come back from one column, a candy die unused, and the turn is over."""
    for space in range(state.height[column]):
        if state.value[column, space] and state.owner[column, space] == seat:
            if state.kind[column, space] == CANDY:
                state.candy[seat] += 1
                clear(state, column, space)
            else:
                send_home(state, column, space)
    end_turn(state)


# The rolls


@rule
def roll_mice(state: State, seat: int) -> None:
    state.placed = 0
    throw(state, FIRST, state.mice[seat])


@rule
def throw(state: State, roll: int, dice: int) -> None:
    state.roll = roll
    state.rolling = dice
    state.phase = ROLLING


@rule
def show(state: State, value: int) -> None:
    """A die comes to rest; after the last one the cat is looked at, and then the turn goes on."""
    if state.roll == HELP:
        state.helping[value] += 1
    else:
        state.rolled[value] += 1
    state.rolling -= 1
    if state.rolling == 0:
        wake_cat(state)
        if state.roll == FIRST:
            offer_reroll(state)
        elif state.roll == AGAIN:
            offer_support(state)
        else:
            state.phase = PLACING


@rule
def offer_reroll(state: State) -> None:
    """Skipped where there is nothing to roll again."""
    if state.mice[state.active]:
        state.phase = REROLLING
    else:
        offer_support(state)


@rule
def unrolled(state: State) -> int:
    """Mice of the active seat that lie in its hand without having been rolled: the cat has sent them back."""
    return state.mice[state.active] - count(state.rolled)


@rule
def mark_handfuls(state: State, seat: int, pad: Pad) -> None:
    """Keep all, or roll a handful again; of equal mice the first ones, so that each handful is there once."""
    mice = count(state.rolled)
    families.fill(pad.words, mice)
    mouse = 0
    for value in range(1, FACES + 1):
        for i in range(state.rolled[value]):
            if i > 0:
                families.keep_in_order(pad.words, mice, mouse - 1, mouse)
            mouse += 1
    if unrolled(state) == 0:
        bits.take(pad.words, REROLL + EMPTY)
    bits.put(pad.words, KEEP)


@rule
def roll_again(state: State, handful: int) -> None:
    """The handful, and with it the mice that the cat has sent back."""
    dice = unrolled(state)
    mouse = 0
    for value in range(1, FACES + 1):
        chosen = 0
        for _ in range(state.rolled[value]):
            chosen += holds(handful, mouse)
            mouse += 1
        state.rolled[value] -= chosen
        dice += chosen
    throw(state, AGAIN, dice)


@rule
def offer_support(state: State) -> None:
    """At two players all support dice in the supply may be rolled, before anything is placed."""
    state.phase = OFFERING if state.supply else PLACING


@rule
def roll_support(state: State) -> None:
    throw(state, HELP, state.supply)
    state.supply = 0


# The cat


@rule
def wake_cat(state: State) -> None:
    """Once all grey spaces are full, dice rolled that equal the last grey one go to the red spaces, as many as fit."""
    if state.top[CAT] < state.height[CAT]:
        return
    value = state.value[CAT, state.height[CAT] - 1]
    seat = state.active
    for _ in range(forced(state, value)):
        if state.roll == HELP:
            state.helping[value] -= 1
            put(state, CAT, value, NOBODY, SUPPORT)
        else:
            state.rolled[value] -= 1
            state.mice[seat] -= 1
            put(state, CAT, value, seat, MOUSE)
    if state.top[CAT] == state.height[CAT] + state.red:
        raid(state)


@rule
def forced(state: State, value: int) -> int:
    """How many of the dice just rolled go to the red spaces."""
    matching = state.helping[value] if state.roll == HELP else state.rolled[value]
    return min(matching, state.height[CAT] + state.red - state.top[CAT])


@rule
def raid(state: State) -> None:
    """The cat comes: all dice leave the board, and nobody is paid."""
    for row in range(ROWS):
        for space in range(state.top[row]):
            if state.value[row, space]:
                send_home(state, row, space)


# Placing


@rule
def mark_placing(state: State, seat: int, pad: Pad) -> None:
    """Any die that fits; then done, if one was placed or no mouse fits. Support dice bring a duty."""
    mine = values(state.rolled)
    helping = values(state.helping)
    candy = ANY_VALUE if state.candy[seat] else 0
    if helping:
        keeping = np.zeros((3, ROWS), np.int64)
        if keep_a_way_open(state, keeping):
            for row in range(ROWS):
                mark_row(
                    pad, row, keeping[MOUSE, row] & mine, keeping[SUPPORT, row] & helping, keeping[CANDY, row] & candy
                )
            return
    a_mouse_fits = False
    for row in range(ROWS):
        fits = fitting(state, row)
        mark_row(pad, row, fits & mine, fits & helping, fits & candy)
        if fits & mine:
            a_mouse_fits = True
    if helping:
        bits.put(pad.words, RETURN_SUPPORT)
    elif state.placed or not a_mouse_fits:
        bits.put(pad.words, DONE)


@rule
def mark_row(pad: Pad, row: int, mine: int, helping: int, candy: int) -> None:
    """The values that may be placed on the next space of a row: of mice, support dice and, not at the cat, candy."""
    if mine:
        mark_values(pad, PLACE, row, mine)
    if helping:
        mark_values(pad, PLACE_SUPPORT, row, helping)
    if candy and row != CAT:
        mark_values(pad, PLACE_CANDY, row, candy)


@rule
def mark_values(pad: Pad, kind: int, row: int, marked: int) -> None:
    for value in range(1, FACES + 1):
        if holds(marked, value):
            bits.put(pad.words, kind + placement(row, value))


@rule
def placement(row: int, value: int) -> int:
    """A value on the next space of a row, as an action from PLACE, PLACE_SUPPORT or PLACE_CANDY on."""
    return FACES * row + value - 1


@rule
def row_of(placement: int) -> int:
    return placement // FACES


@rule
def value_of(placement: int) -> int:
    return placement % FACES + 1


@rule
def place_mouse(state: State, seat: int, row: int, value: int) -> None:
    put(state, row, value, seat, MOUSE)
    state.rolled[value] -= 1
    state.mice[seat] -= 1
    state.placed += 1


@rule
def place_support(state: State, row: int, value: int) -> None:
    put(state, row, value, NOBODY, SUPPORT)
    state.helping[value] -= 1


@rule
def place_candy(state: State, seat: int, column: int, value: int) -> None:
    """A candy die shows the value you name, and counts as one of yours."""
    put(state, column, value, seat, CANDY)
    state.candy[seat] -= 1
    state.placed += 1


@rule
def return_support(state: State) -> None:
    """What cannot be placed goes back to the supply."""
    state.supply += count(state.helping)
    for value in range(1, FACES + 1):
        state.helping[value] = 0


# Complete columns, from the left to the right


@rule
def choose(state: State, seat: int, action: int) -> None:
    """What a seat has decided: that it is done, or how it uses a reward."""
    state.phase = STARTING
    if action == DONE:
        return
    if action >= FILL_BAG:
        if action == FILL_BAG:
            protect(state, seat, state.pair)
    elif action >= GIVE_LEFT:
        hand_on(state, 1 if action == GIVE_LEFT else -1)
    elif action >= ROB:
        rob(state, seat, action - ROB)
    elif action >= CANDY_FROM_COLUMN:
        take_candy_from_column(state, seat, action - CANDY_FROM_COLUMN)
    elif action >= CANDY_FROM_SEAT:
        state.candy[action - CANDY_FROM_SEAT] -= 1
        state.candy[seat] += 1
    else:
        send(state, action - SEND)
    finish(state, state.column)


@rule
def settle(state: State) -> None:
    """Column by column until none is complete, a reward waits for a choice, or the game is over."""
    while state.phase == STARTING:
        column = first_complete(state)
        if column == NOBODY:
            end_turn(state)
            return
        complete(state, column)


@rule
def complete(state: State, column: int) -> None:
    """Every die pays its owner, mice and support dice go home, and the active seat receives the reward on the shelf."""
    pair = 2 * best_pair(state, column)
    for space in range(state.height[column]):
        if state.value[column, space]:
            if state.kind[column, space] != SUPPORT:
                state.food[state.owner[column, space]] += int(state.pays[column, space])
            if not waits(state, column, space):
                send_home(state, column, space)
    receive(state, state.active, column, pair)
    if state.phase == STARTING:
        finish(state, column)


@rule
def waits(state: State, column: int, space: int) -> bool:
    """Whether a die stays until the reward is given: a candy die does, and the one that Anxious Ana sends."""
    if state.reward[column] == ANA and space + 1 == state.height[column]:
        return True
    return state.kind[column, space] == CANDY and state.version > 1


@rule
def finish(state: State, column: int) -> None:
    """The reward is given: candy dice of the column return to the jar, unless the game has just been won."""
    state.pair = 0
    if state.phase == ENDED:
        return
    for space in range(state.height[column]):
        if state.value[column, space] and state.kind[column, space] == CANDY:
            send_home(state, column, space)


@rule
def receive(state: State, seat: int, column: int, pair: int) -> None:
    """The reward: some come by themselves, some wait for the seat's choice."""
    state.column = column
    reward = state.reward[column]
    if reward == ANA:
        ask_whom_to_send(state, column)
    elif reward == JAR:
        take_candy(state, seat)
    elif reward == SAUSAGES:
        state.food[seat] += state.amount[column]
    elif reward == PROTECT:
        ask_to_protect(state, seat, pair)
    elif reward == GREEDY:
        state.phase = ROBBING
    elif reward == ACCOUNTANT:
        state.phase = GIVING


# Anxious Ana


@rule
def ask_whom_to_send(state: State, column: int) -> None:
    """Her top die waits to be sent; with nowhere to go it goes home."""
    for other in range(state.columns):
        if may_send(state, other):
            state.phase = SENDING
            return
    send_home(state, column, state.height[column] - 1)


@rule
def may_send(state: State, column: int) -> bool:
    """Any other column that is not complete."""
    return column != state.column and not is_complete(state, column)


@rule
def send(state: State, column: int) -> None:
    """Her top die goes to the bottom space, fit or not, and pushes the dice there up to the first gap."""
    ana, space = state.column, state.height[state.column] - 1
    value, owner, kind = state.value[ana, space], state.owner[ana, space], state.kind[ana, space]
    clear(state, ana, space)
    gap = 0
    while state.value[column, gap]:
        gap += 1
    for s in range(gap, 0, -1):
        lay(state, column, s, state.value[column, s - 1], state.owner[column, s - 1], state.kind[column, s - 1])
    lay(state, column, 0, value, owner, kind)
    state.top[column] = max(state.top[column], gap + 1)


# The candy jar


@rule
def take_candy(state: State, seat: int) -> None:
    """From the jar; if that is empty the seat chooses from whom, and if there is none to be had, it gets none."""
    if state.jar:
        state.jar -= 1
        state.candy[seat] += 1
        return
    for other in range(state.seats):
        if other != seat and state.candy[other]:
            state.phase = TAKING
    for column in range(state.columns):
        if topmost(state, column, CANDY) != NOBODY:
            state.phase = TAKING


@rule
def mark_candy(state: State, seat: int, pad: Pad) -> None:
    """From another seat that holds one unused, or from any column where one lies."""
    for other in range(state.seats):
        if other != seat and state.candy[other]:
            bits.put(pad.words, CANDY_FROM_SEAT + other)
    for column in range(state.columns):
        if topmost(state, column, CANDY) != NOBODY:
            bits.put(pad.words, CANDY_FROM_COLUMN + column)


@rule
def take_candy_from_column(state: State, seat: int, column: int) -> None:
    clear(state, column, topmost(state, column, CANDY))
    state.candy[seat] += 1


# Protect your food


@rule
def best_pair(state: State, column: int) -> int:
    """The highest value that two dice of a column show, 0 if there is no pair."""
    seen = best = 0
    for space in range(state.height[column]):
        value = int(state.value[column, space])
        if value:
            if holds(seen, value):
                best = max(best, value)
            seen = plus(seen, value)
    return best


@rule
def ask_to_protect(state: State, seat: int, pair: int) -> None:
    """With food enough for the sum of the pair the seat may protect it. By version 1 of the rules it had to."""
    if pair == 0 or state.food[seat] < pair:
        return
    if state.version == 1:
        protect(state, seat, pair)
    else:
        state.pair = pair
        state.phase = PROTECTING


@rule
def protect(state: State, seat: int, pair: int) -> None:
    """Exactly the sum of the pair goes into the bag; a bag that is full enough wins at once."""
    state.food[seat] -= pair
    state.bag[seat] += pair
    if state.bag[seat] >= state.goal:
        state.phase = ENDED


# The greedy mouse and the accountant


@rule
def half(state: State, food: int) -> int:
    """Half of an amount of food; of an odd one as agreed: the odd one of the two neighbours, the lower or the upper."""
    lower = food // 2
    if food % 2 == 0 or state.rounding == DOWN:
        return lower
    return lower + 1 if state.rounding == UP else lower | 1


@rule
def rob(state: State, seat: int, other: int) -> None:
    taken = half(state, state.food[other])
    state.food[other] -= taken
    state.food[seat] += taken


@rule
def hand_on(state: State, step: int) -> None:
    """All seats at once give half of their food to a neighbour: 1 is the next seat in turn, -1 the one before."""
    given = np.zeros(MAX_SEATS, np.int64)
    for seat in range(state.seats):
        given[seat] = half(state, state.food[seat])
    for seat in range(state.seats):
        state.food[seat] -= int(given[seat])
        state.food[(seat + step) % state.seats] += int(given[seat])


# The end of a turn, and of the game


@rule
def end_turn(state: State) -> None:
    """What is left of the roll stays in hand, and the next seat is active."""
    for value in range(1, FACES + 1):
        state.rolled[value] = 0
    state.turns += 1
    if state.turns == LAST_TURN:
        state.phase = ENDED
    else:
        state.phase = STARTING
        state.active = (state.active + 1) % state.seats


@rule
def scores(state: State, pad: Pad) -> None:
    for seat in range(state.seats):
        pad.points[seat] = state.bag[seat]


@rule
def outcome(state: State) -> int:
    """The bag that is full enough; else, at the guard, the fullest, then the most unprotected food."""
    fullest = highest(state.bag, first(state.seats))
    if state.bag[lowest(fullest)] >= state.goal:
        return result(GOAL, fullest)
    return result(GUARD, highest(state.food, fullest))


# Where dice lie: a column is a stack of spaces, bottom to top


@rule
def fitting(state: State, column: int) -> int:
    """The values that fit the next space of a column, or the next grey one; none where there is no next space."""
    space = state.top[column]
    if space >= state.height[column]:
        return 0
    fits = printed(state, column, space)
    if state.linked[column, space]:
        fits &= only(state.value[column, space - 1])
    return fits


@rule
def printed(state: State, column: int, space: int) -> int:
    """The values that the number on a space asks for: any, if it is blank."""
    number = int(state.number[column, space])
    return only(number) if number else ANY_VALUE


@rule
def values(dice: Ints) -> int:
    """The values that dice, counted by value, show."""
    shown = 0
    for value in range(1, FACES + 1):
        if dice[value]:
            shown = plus(shown, value)
    return shown


@rule
def count(dice: Ints) -> int:
    """How many there are, of dice counted by value."""
    total = 0
    for value in range(1, FACES + 1):
        total += dice[value]
    return total


@rule
def put(state: State, column: int, value: int, owner: int, kind: int) -> None:
    """A die goes directly above the topmost one."""
    lay(state, column, state.top[column], value, owner, kind)
    state.top[column] += 1


@rule
def lay(state: State, column: int, space: int, value: int, owner: int, kind: int) -> None:
    state.value[column, space] = value
    state.owner[column, space] = owner
    state.kind[column, space] = kind


@rule
def clear(state: State, column: int, space: int) -> None:
    """The die is taken off; what lies above stays where it is, and a gap is ignored."""
    lay(state, column, space, 0, 0, 0)
    top = state.top[column]
    while top > 0 and state.value[column, top - 1] == 0:
        top -= 1
    state.top[column] = top


@rule
def send_home(state: State, column: int, space: int) -> None:
    """A die leaves the board: mice to their owner, support dice to the supply, candy to the jar."""
    if state.kind[column, space] == MOUSE:
        state.mice[state.owner[column, space]] += 1
    elif state.kind[column, space] == CANDY:
        state.jar += 1
    else:
        state.supply += 1
    clear(state, column, space)


@rule
def is_complete(state: State, column: int) -> bool:
    """A die lies on the top space; gaps below do not matter."""
    return state.top[column] == state.height[column]


@rule
def first_complete(state: State) -> int:
    """The leftmost complete column, or NOBODY."""
    for column in range(state.columns):
        if is_complete(state, column):
            return column
    return NOBODY


@rule
def topmost(state: State, column: int, kind: int) -> int:
    """The space of the topmost die of a kind in a column, or NOBODY."""
    for space in range(state.top[column] - 1, -1, -1):
        if state.value[column, space] and state.kind[column, space] == kind:
            return space
    return NOBODY


@rule
def dice_of(state: State, column: int, seat: int) -> int:
    """How many dice a seat has in a column, candy too."""
    dice = 0
    for space in range(state.top[column]):
        if state.value[column, space] and state.owner[column, space] == seat:
            dice += 1
    return dice


# The duty that support dice bring
#
# At two players, support dice once rolled are all placed, together with at least one mouse, if there is any way to do
# so: a placement is legal only where it leaves such a way open. `keep_a_way_open` tells which ones do.
#
# All ways are looked at together. The dice in hand are numbered, the support dice first: those placed are a set, and
# all ways to place some are a family of sets (`engine.families`). Placing a die adds it to every set of a family that
# lacks it; taking it back takes it out of every set that holds it. Climbing the columns from the left tells which sets
# they can hold; coming back from the right tells from which sets the duty can be done. A placement leaves a way open
# where a set that the left can hold is, with it, one from which the rest can be done.

MAX_DICE = MAX_MICE + MAX_SUPPORT

# The paper that is written on: a family in each row
BEFORE = 0  # one for each column, and one more: what the columns to its left can hold
AFTER = BEFORE + ROWS + 1  # from where the columns to the right can finish
ONE = AFTER + 1  # one for each value of a die, and one for all of them at 0
OTHER = ONE + FACES + 1
PAPER = OTHER + FACES + 1


@rule
def keep_a_way_open(state: State, keeping: Ints) -> int:
    """Whether there is a way; then `keeping[kind, column]` gets the values whose placement leaves one open."""
    if room_to_spare(state):
        for column in range(ROWS):
            fits = fitting(state, column)
            for kind in range(3):
                keeping[kind, column] = fits
        return True
    faces = np.zeros(MAX_DICE, np.int64)
    helpers = number_dice(state.helping, faces, 0)
    dice = number_dice(state.rolled, faces, helpers)
    paper = np.zeros((PAPER, families.words_for(dice)), np.uint64)
    climb(state, faces, dice, paper)
    done_with(helpers, state.placed, paper)
    found = come_back(state, faces, helpers, dice, paper, keeping)
    if found and state.placed == 0 and state.candy[state.active]:  # a candy die would be the one of your own
        with_candy = np.zeros((3, ROWS), np.int64)
        done_with(helpers, 1, paper)
        come_back(state, faces, helpers, dice, paper, with_candy)
        for column in range(ROWS):
            keeping[CANDY, column] = with_candy[CANDY, column]
    return found


@rule
def room_to_spare(state: State) -> int:
    """Whether so many spaces take each value that no single placement can block the rest: nothing need be searched."""
    needed = count(state.helping) + 1
    room = np.zeros(FACES + 1, np.int64)
    for column in range(ROWS):
        fits = fitting(state, column)
        spaces = state.height[CAT] - state.top[CAT] if column == CAT else 1
        for value in range(1, FACES + 1):
            if holds(fits, value):
                room[value] += spaces
    mouse = state.placed > 0
    for value in range(1, FACES + 1):
        if state.helping[value] and room[value] < needed:
            return False
        if state.rolled[value] and room[value] >= needed:
            mouse = True
    return mouse


@rule
def number_dice(counts: Ints, faces: Ints, number: int) -> int:
    """Gives dice, counted by value, their numbers from this one on; the number after the last."""
    for value in range(1, FACES + 1):
        for _ in range(counts[value]):
            faces[number] = value
            number += 1
    return number


@rule
def done_with(helpers: int, placed: int, paper: Ints) -> None:
    """The sets with which the duty is done: all support dice and, unless one is placed already, a mouse."""
    families.all_with_first(paper, AFTER, helpers)
    if placed == 0:
        families.drop_first(paper, AFTER, helpers)


# From the left: what the columns can hold


@rule
def climb(state: State, faces: Ints, dice: int, paper: Ints) -> None:
    """For each column, the sets of dice that the columns to the left of it can hold."""
    hand = values(state.rolled) | values(state.helping)
    families.only_empty(paper, BEFORE)  # no die is placed yet
    for column in range(ROWS):
        families.copy(paper, BEFORE + column, BEFORE + column + 1)
        if fitting(state, column) & hand:
            climb_column(state, hand, faces, dice, column, paper)


@rule
def climb_column(state: State, hand: int, faces: Ints, dice: int, column: int, paper: Ints) -> None:
    """Adds the sets with one, two, three … dice in this column, by the value of the topmost die; 0 is all of them."""
    now, higher = ONE, OTHER
    families.copy(paper, BEFORE + column, now)
    for space in range(state.top[column], state.height[column]):
        first = space == state.top[column]
        fits = hand & (fitting(state, column) if first else printed(state, column, space))
        if fits == 0:
            break
        linked = state.linked[column, space] and not first
        for value in range(FACES + 1):
            families.wipe(paper, higher + value)
        for value in range(1, FACES + 1):
            if holds(fits, value):
                for die in range(dice):
                    if faces[die] == value:
                        families.add_with(paper, now + value if linked else now, die, higher + value)
                families.join(paper, higher + value, higher)
        now, higher = higher, now
        families.join(paper, now, BEFORE + column + 1)


# From the right: from where the duty can be done


@rule
def come_back(state: State, faces: Ints, helpers: int, dice: int, paper: Ints, keeping: Ints) -> int:
    """Whether there is a way. AFTER are the sets from which the columns passed so far can finish it."""
    hand = values(state.rolled) | values(state.helping)
    candy = ANY_VALUE if state.candy[state.active] else 0
    for column in range(ROWS - 1, -1, -1):
        fits = fitting(state, column) & (hand | candy)
        if fits == 0:
            continue
        above = sets_above(state, hand, faces, dice, column, paper)
        for value in range(1, FACES + 1):
            if holds(fits, value):
                if families.meet(paper, BEFORE + column, above + value):
                    keeping[CANDY, column] = plus(keeping[CANDY, column], value)
                for die in range(dice):
                    if faces[die] == value:
                        families.wipe(paper, above)
                        families.add_without(paper, above + value, die, above)
                        if families.meet(paper, BEFORE + column, above):
                            kind = SUPPORT if die < helpers else MOUSE
                            keeping[kind, column] = plus(keeping[kind, column], value)
                        families.join(paper, above, AFTER)
    return families.has_empty(paper, AFTER)


@rule
def sets_above(state: State, hand: int, faces: Ints, dice: int, column: int, paper: Ints) -> int:
    """For each value of a die on the next space, the sets from which this column and those passed can finish."""
    above, higher = ONE, OTHER
    for value in range(FACES + 1):
        families.copy(paper, AFTER, above + value)
    bottom = state.top[column] + 1
    end = bottom
    while end < state.height[column] and hand & printed(state, column, end):
        end += 1
    for space in range(end - 1, bottom - 1, -1):
        above, higher = higher, above
        fits = hand & printed(state, column, space)
        linked = state.linked[column, space]
        for value in range(FACES + 1):
            families.copy(paper, AFTER, above + value)
        for value in range(1, FACES + 1):
            if holds(fits, value):
                for die in range(dice):
                    if faces[die] == value:
                        families.add_without(paper, higher + value, die, above + value if linked else above)
        if not linked:
            for value in range(1, FACES + 1):
                families.copy(paper, above, above + value)
    return above
