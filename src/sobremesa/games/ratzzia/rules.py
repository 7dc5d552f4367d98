"""Ratzzia: your mice are dice; they climb the columns of a pantry for food, and what is in the bag is safe.

You roll your mice, roll any of them again once, and place them on the columns. A column whose top space is filled pays
everybody who has dice in it, and you the reward on its shelf. The first bag with 25 food wins; the cat guards it all.
Where dice lie is in `pantry`, the duty to place support dice in `duty`; rules page: `rules.*.md` beside this file.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.engine import bits
from sobremesa.engine.rule import CHANCE, EVEN, EVERYONE, NOBODY, OVER, result, rule

from .board import ACCOUNTANT, ANA, GREEDY, JAR, MAX_COLUMNS, MAX_MICE, PROTECT, SAUSAGES
from .duty import keep_a_way_open
from .pantry import (
    ANY_VALUE,
    CANDY,
    CAT,
    DOWN,
    ENDED,
    FACES,
    GIVING,
    MAX_SEATS,
    MOUSE,
    OFFERING,
    PLACING,
    PROTECTING,
    REROLLING,
    ROBBING,
    ROLLING,
    ROUNDINGS,
    ROWS,
    SENDING,
    STARTING,
    SUPPORT,
    TAKING,
    UP,
    State,
    clear,
    count,
    dice_of,
    first_complete,
    fitting,
    is_complete,
    lay,
    lay_out,
    put,
    send_home,
    topmost,
    values,
)

LAST_TURN = 400  # a guard against games that never end
FIRST, AGAIN, HELP = range(3)  # the rolls of a turn: all mice, some again, the support dice

# Actions. A handful to roll again is a set of the rolled mice in ascending order, bit i for the i-th; placements stand
# row by row, the cat's last, with an action for each value.
REROLL = 0
KEEP = REROLL + (1 << MAX_MICE)
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

# Of the 128 handfuls of seven mice, in two words, those that hold the first mouse, the second …
WITH_MOUSE = tuple(
    tuple(np.uint64(sum(1 << s for s in range(64) if (64 * word + s) >> mouse & 1)) for word in range(2))
    for mouse in range(MAX_MICE)
)

ALL_HANDFULS = np.uint64(2**64 - 1)

REASONS = ("goal", "guard")
GOAL, GUARD = range(2)


def start(state: State, options: Mapping[str, Any]) -> None:
    state.goal = options["goal"]
    state.rounding = ROUNDINGS.index(options["rounding"])
    lay_out(state, options["board"], options["support"])


@rule
def turn(state):
    if state.phase == ENDED:
        return OVER
    if state.phase == ROLLING:
        return CHANCE
    return 1 << int(state.active)


@rule
def chances(state, pad):
    """A die shows any value; outcome k is the value k + 1."""
    bits.clear(pad.words)
    pad.words[0] = (1 << FACES) - 1
    return EVEN


@rule
def legal(state, seat, pad):
    bits.clear(pad.words)
    if turn(state) != 1 << seat:
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
def apply(state, seat, action):
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
        place_mouse(state, seat, (action - PLACE) // FACES, (action - PLACE) % FACES + 1)
    elif action < RETURN_SUPPORT:
        place_support(state, (action - PLACE_SUPPORT) // FACES, (action - PLACE_SUPPORT) % FACES + 1)
    elif action == RETURN_SUPPORT:
        return_support(state)
    elif DONE < action < SEND:
        place_candy(state, seat, (action - PLACE_CANDY) // FACES, (action - PLACE_CANDY) % FACES + 1)
    else:
        choose(state, seat, action)
        settle(state)


# The start of a turn: roll or recall


@rule
def mark_start(state, seat, pad):
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
def recall(state, seat, column):
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
def roll_mice(state, seat):
    state.placed = 0
    throw(state, FIRST, state.mice[seat])


@rule
def throw(state, roll, dice):
    state.roll = roll
    state.rolling = dice
    state.phase = ROLLING


@rule
def show(state, value):
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
def offer_reroll(state):
    """Skipped where there is nothing to roll again."""
    if state.mice[state.active]:
        state.phase = REROLLING
    else:
        offer_support(state)


@rule
def unrolled(state):
    """Mice of the active seat that lie in its hand without having been rolled: the cat has sent them back."""
    return state.mice[state.active] - count(state.rolled)


@rule
def mark_handfuls(state, seat, pad):
    """Keep all, or roll a handful again; of equal mice the first ones, so that each handful is there once."""
    mice = count(state.rolled)
    pad.words[0] = ALL_HANDFULS if mice >= 6 else (np.uint64(1) << np.uint64(1 << mice)) - np.uint64(1)
    pad.words[1] = ALL_HANDFULS if mice == 7 else np.uint64(0)
    mouse = 0
    for value in range(1, FACES + 1):
        for i in range(state.rolled[value]):
            if i > 0:
                for word in range(2):
                    pad.words[word] &= WITH_MOUSE[mouse - 1][word] | ~WITH_MOUSE[mouse][word]
            mouse += 1
    if unrolled(state) == 0:
        pad.words[0] &= ~np.uint64(1)
    bits.put(pad.words, KEEP)


@rule
def roll_again(state, handful):
    """The handful, and with it the mice that the cat has sent back."""
    dice = unrolled(state)
    mouse = 0
    for value in range(1, FACES + 1):
        chosen = 0
        for _ in range(state.rolled[value]):
            chosen += handful >> mouse & 1
            mouse += 1
        state.rolled[value] -= chosen
        dice += chosen
    throw(state, AGAIN, dice)


@rule
def offer_support(state):
    """At two players all support dice in the supply may be rolled, before anything is placed."""
    state.phase = OFFERING if state.supply else PLACING


@rule
def roll_support(state):
    throw(state, HELP, state.supply)
    state.supply = 0


# The cat


@rule
def wake_cat(state):
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
def forced(state, value):
    """How many of the dice just rolled go to the red spaces."""
    matching = state.helping[value] if state.roll == HELP else state.rolled[value]
    return min(matching, state.height[CAT] + state.red - state.top[CAT])


@rule
def raid(state):
    """The cat comes: all dice leave the board, and nobody is paid."""
    for row in range(ROWS):
        for space in range(state.top[row]):
            if state.value[row, space]:
                send_home(state, row, space)


# Placing


@rule
def mark_placing(state, seat, pad):
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
def mark_row(pad, row, mine, helping, candy):
    """The values that may be placed on the next space of a row: of mice, support dice and, not at the cat, candy."""
    if mine:
        mark_values(pad, PLACE + FACES * row, mine)
    if helping:
        mark_values(pad, PLACE_SUPPORT + FACES * row, helping)
    if candy and row != CAT:
        mark_values(pad, PLACE_CANDY + FACES * row, candy)


@rule
def mark_values(pad, first, marked):
    for value in range(1, FACES + 1):
        if marked >> value & 1:
            bits.put(pad.words, first + value - 1)


@rule
def place_mouse(state, seat, row, value):
    put(state, row, value, seat, MOUSE)
    state.rolled[value] -= 1
    state.mice[seat] -= 1
    state.placed += 1


@rule
def place_support(state, row, value):
    put(state, row, value, NOBODY, SUPPORT)
    state.helping[value] -= 1


@rule
def place_candy(state, seat, column, value):
    """A candy die shows the value you name, and counts as one of yours."""
    put(state, column, value, seat, CANDY)
    state.candy[seat] -= 1
    state.placed += 1


@rule
def return_support(state):
    """What cannot be placed goes back to the supply."""
    state.supply += count(state.helping)
    for value in range(1, FACES + 1):
        state.helping[value] = 0


# Complete columns, from the left to the right


@rule
def choose(state, seat, action):
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
def settle(state):
    """Column by column until none is complete, a reward waits for a choice, or the game is over."""
    while state.phase == STARTING:
        column = first_complete(state)
        if column == NOBODY:
            end_turn(state)
            return
        complete(state, column)


@rule
def complete(state, column):
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
def waits(state, column, space):
    """Whether a die stays until the reward is given: a candy die does, and the one that Anxious Ana sends."""
    if state.reward[column] == ANA and space + 1 == state.height[column]:
        return True
    return state.kind[column, space] == CANDY and state.version > 1


@rule
def finish(state, column):
    """The reward is given: candy dice of the column return to the jar, unless the game has just been won."""
    state.pair = 0
    if state.phase == ENDED:
        return
    for space in range(state.height[column]):
        if state.value[column, space] and state.kind[column, space] == CANDY:
            send_home(state, column, space)


@rule
def receive(state, seat, column, pair):
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
def ask_whom_to_send(state, column):
    """Her top die waits to be sent; with nowhere to go it goes home."""
    for other in range(state.columns):
        if may_send(state, other):
            state.phase = SENDING
            return
    send_home(state, column, state.height[column] - 1)


@rule
def may_send(state, column):
    """Any other column that is not complete."""
    return column != state.column and not is_complete(state, column)


@rule
def send(state, column):
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
def take_candy(state, seat):
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
def mark_candy(state, seat, pad):
    """From another seat that holds one unused, or from any column where one lies."""
    for other in range(state.seats):
        if other != seat and state.candy[other]:
            bits.put(pad.words, CANDY_FROM_SEAT + other)
    for column in range(state.columns):
        if topmost(state, column, CANDY) != NOBODY:
            bits.put(pad.words, CANDY_FROM_COLUMN + column)


@rule
def take_candy_from_column(state, seat, column):
    clear(state, column, topmost(state, column, CANDY))
    state.candy[seat] += 1


# Protect your food


@rule
def best_pair(state, column):
    """The highest value that two dice of a column show, 0 if there is no pair."""
    seen = best = 0
    for space in range(state.height[column]):
        value = int(state.value[column, space])
        if value:
            if seen >> value & 1:
                best = max(best, value)
            seen |= 1 << value
    return best


@rule
def ask_to_protect(state, seat, pair):
    """With food enough for the sum of the pair the seat may protect it. By version 1 of the rules it had to."""
    if pair == 0 or state.food[seat] < pair:
        return
    if state.version == 1:
        protect(state, seat, pair)
    else:
        state.pair = pair
        state.phase = PROTECTING


@rule
def protect(state, seat, pair):
    """Exactly the sum of the pair goes into the bag; a bag that is full enough wins at once."""
    state.food[seat] -= pair
    state.bag[seat] += pair
    if state.bag[seat] >= state.goal:
        state.phase = ENDED


# The greedy mouse and the accountant


@rule
def half(state, food):
    """Half of an amount of food; of an odd one as agreed: the odd one of the two neighbours, the lower or the upper."""
    lower = food // 2
    if food % 2 == 0 or state.rounding == DOWN:
        return lower
    return lower + 1 if state.rounding == UP else lower | 1


@rule
def rob(state, seat, other):
    taken = half(state, state.food[other])
    state.food[other] -= taken
    state.food[seat] += taken


@rule
def hand_on(state, step):
    """All seats at once give half of their food to a neighbour: 1 is the next seat in turn, -1 the one before."""
    given = np.zeros(MAX_SEATS, np.int64)
    for seat in range(state.seats):
        given[seat] = half(state, state.food[seat])
    for seat in range(state.seats):
        state.food[seat] -= int(given[seat])
        state.food[(seat + step) % state.seats] += int(given[seat])


# The end of a turn, and of the game


@rule
def end_turn(state):
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
def scores(state, pad):
    for seat in range(state.seats):
        pad.points[seat] = state.bag[seat]


@rule
def outcome(state):
    """The bag that is full enough; else, at the guard, the fullest, then the most unprotected food."""
    most = winners = 0
    for seat in range(state.seats):
        if state.bag[seat] >= state.goal:
            return result(GOAL, 1 << seat)
        mine = int(state.bag[seat]) << 32 | int(state.food[seat])
        if mine > most:
            most, winners = mine, 0
        if mine == most:
            winners |= 1 << seat
    return result(GUARD, winners)


# Nothing is secret in Ratzzia


@rule
def hide(state, seat):
    """Everybody sees all dice and all food."""


@rule
def imagine(state, seat, pad):
    """There is nothing to fill in."""


@rule
def audience(state, seat, action):
    return EVERYONE


@rule
def opened(state):
    return True
