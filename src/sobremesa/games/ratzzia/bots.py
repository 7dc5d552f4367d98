"""Ratzzia's simple bot, and what the search is told. A bot is shown the record, its legal moves in `pad.words`, and a
seat.

Worths are whole numbers, a hundred to a food.
"""

import numpy as np

from sobremesa.bots.levels import Skill
from sobremesa.bots.search import SURE, Tuning
from sobremesa.engine import bits, sets
from sobremesa.engine.record import Ints, Pad
from sobremesa.engine.rule import OVER, rule, winners_of
from sobremesa.engine.sets import holds, only, plus

from .board import ACCOUNTANT, GREEDY, JAR, PROTECT, SAUSAGES
from .rules import (
    CANDY,
    CAT,
    DONE,
    FACES,
    FILL_BAG,
    GIVE_LEFT,
    GIVE_RIGHT,
    GIVING,
    KEEP,
    MOUSE,
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
    ROWS,
    SEND,
    SENDING,
    STARTING,
    SUPPORT,
    State,
    count,
    dice_of,
    fitting,
    half,
    is_complete,
    outcome,
    placement,
    printed,
    turn,
    unrolled,
)

TUNING = Tuning(explore=0.2)
SKILLS = {
    "beginner": Skill(30, 0.1, heat=0.04, overlooks=0.3),
    "easy": Skill(40, 0.1, heat=0.018, overlooks=0.12),
    "medium": Skill(60, 0.1, heat=0.008),
    "hard": Skill(150, 0.3),
    "master": Skill(6_000, 2.0),
}
AHEAD = 1  # rounds of turns that a playout looks ahead
FOOD = 100
SAFE = 250  # a food in the bag
WIN = 1_000_000
UNREACHED = -WIN
CANDY_DIE, ANA_SENDS = 150, 100
ENOUGH = 2  # mice to roll
TIED_UP = 60  # what a mouse in hand is worth for the next roll


@rule
def greedy(state: State, seat: int, pad: Pad) -> int:
    """Wants food, rewards and above all a full bag, as far as this turn's dice reach."""
    if state.phase == STARTING:
        return roll_or_recall(state, seat)
    if state.phase == REROLLING:
        return best_handful(state, seat)
    if state.phase == OFFERING:
        return ROLL_SUPPORT if count(state.rolled) >= 1 else NO_SUPPORT
    if state.phase == PLACING:
        return best_placement(state, seat, pad)
    if state.phase == SENDING:
        return best_sending(state, seat, pad)
    if state.phase == ROBBING:
        return ROB + richest(state, seat)
    if state.phase == GIVING:
        return better_way(state, seat)
    if state.phase == PROTECTING:
        return FILL_BAG
    return bits.nth(pad.words, 0)


@rule
def any_legal(pad: Pad, action: int) -> int:
    return pad.words[action >> 6] >> np.uint64(action & 63) & np.uint64(1)


# Rolling


@rule
def roll_or_recall(state: State, seat: int) -> int:
    """Rolls while there are mice enough to roll; else the column with most of its dice gives them back."""
    best, most = (ROLL if state.mice[seat] else PASS), state.mice[seat]
    if state.mice[seat] < ENOUGH:
        for column in range(state.columns):
            if dice_of(state, column, seat) > most:
                best, most = RECALL + column, dice_of(state, column, seat)
    return best


@rule
def best_handful(state: State, seat: int) -> int:
    """Rolls again what serves worse than a roll does on average, and all that the cat has sent back."""
    use = np.zeros(FACES + 1, np.int64)
    mean = 0
    for value in range(1, FACES + 1):
        use[value] = best_use(state, seat, value)
        mean += use[value]
    handful = mouse = 0
    for value in range(1, FACES + 1):
        for _ in range(state.rolled[value]):
            if use[value] * FACES < mean:
                handful = plus(handful, mouse)
            mouse += 1
    return KEEP if handful == 0 and unrolled(state) == 0 else REROLL + handful


@rule
def best_use(state: State, seat: int, value: int) -> int:
    """The best that a mouse of this value can do."""
    best = 0
    for column in range(state.columns):
        if holds(fitting(state, column), value):
            best = max(best, worth(state, seat, column, value, MOUSE))
    return best


# Placing


@rule
def best_placement(state: State, seat: int, pad: Pad) -> int:
    """The placement that promises most; done, when none is worth a mouse and it may stop."""
    best, most = -1, 2 * UNREACHED
    if any_legal(pad, DONE):
        best, most = DONE, 0
    elif any_legal(pad, RETURN_SUPPORT):
        best, most = RETURN_SUPPORT, 0
    for row in range(ROWS):
        for value in range(1, FACES + 1):
            at = placement(row, value)
            if any_legal(pad, PLACE + at) and worth(state, seat, row, value, MOUSE) > most:
                best, most = PLACE + at, worth(state, seat, row, value, MOUSE)
            if any_legal(pad, PLACE_SUPPORT + at) and worth(state, seat, row, value, SUPPORT) > most:
                best, most = PLACE_SUPPORT + at, worth(state, seat, row, value, SUPPORT)
            if row != CAT and any_legal(pad, PLACE_CANDY + at) and worth(state, seat, row, value, CANDY) > most:
                best, most = PLACE_CANDY + at, worth(state, seat, row, value, CANDY)
    return best


@rule
def worth(state: State, seat: int, row: int, value: int, kind: int) -> int:
    """What a die of this value on the next space promises."""
    if row == CAT:
        return -FOOD
    finished = payoff(state, seat, row, value, kind)
    if kind == CANDY:
        return finished - CANDY_DIE
    return max(finished, promise(state, seat, row, value, kind))


@rule
def promise(state: State, seat: int, column: int, value: int, kind: int) -> int:
    """A die that waits: it is paid when somebody completes the column, but until then it is missing from the hand."""
    space = state.top[column]
    left = state.height[column] - space - 1
    hoped = FOOD * int(state.pays[column, space]) * (4 - min(left, 3)) // 4
    if kind == SUPPORT:
        return -hoped // 2
    if state.reward[column] == PROTECT:
        hoped += 30 + (5 * value if 2 * value <= state.food[seat] + 4 else 0)
    return hoped - TIED_UP


@rule
def payoff(state: State, seat: int, column: int, value: int, kind: int) -> int:
    """What the column brings if the mice in hand complete it, this die first; UNREACHED if they do not."""
    left = np.zeros(FACES + 1, np.int64)
    for v in range(1, FACES + 1):
        left[v] = state.rolled[v]
    if kind == MOUSE:
        left[value] -= 1
    food = pair = seen = 0
    below = value
    for space in range(state.height[column]):
        die = int(state.value[column, space])
        mine = die > 0 and state.owner[column, space] == seat
        if space == state.top[column]:
            die, mine = value, kind != SUPPORT
        elif space > state.top[column]:
            die, mine = next_die(state, column, space, below, left), True
            if die == 0:
                return UNREACHED
            left[die] -= 1
        if mine:
            food += int(state.pays[column, space])
        if die:
            if holds(seen, die):
                pair = max(pair, die)
            seen = plus(seen, die)
        below = die
    food += pending(state, seat, column)
    return FOOD * food + reward_worth(state, seat, column, state.food[seat] + food, 2 * pair)


@rule
def next_die(state: State, column: int, space: int, below: int, left: Ints) -> int:
    """A value in hand for this space, 0 if there is none: for a pair two of it, the highest."""
    fits = printed(state, column, space)
    if state.linked[column, space]:
        fits &= only(below)
    wanted = 1
    if space + 1 < state.height[column] and state.linked[column, space + 1]:
        wanted = 2
    for value in range(FACES, 0, -1):
        if holds(fits, value) and left[value] >= wanted:
            return value
    return 0


@rule
def pending(state: State, seat: int, column: int) -> int:
    """Food that complete columns to the left will have brought by then."""
    food = 0
    for other in range(column):
        if is_complete(state, other):
            for space in range(state.height[other]):
                if state.value[other, space] and state.owner[other, space] == seat:
                    food += int(state.pays[other, space])
            if state.reward[other] == SAUSAGES:
                food += int(state.amount[other])
    return food


@rule
def reward_worth(state: State, seat: int, column: int, food: int, pair: int) -> int:
    """What the shelf is worth to a seat that then has so much food and a pair of that sum."""
    reward = state.reward[column]
    if reward == SAUSAGES:
        return FOOD * int(state.amount[column])
    if reward == PROTECT:
        if pair == 0 or pair > food:
            return 0
        return WIN if state.bag[seat] + pair >= state.goal else (SAFE - FOOD) * pair
    if reward == GREEDY:
        return FOOD * half(state, state.food[richest(state, seat)])
    if reward == ACCOUNTANT:
        return FOOD * (gotten(state, seat, better_way(state, seat)) - half(state, food))
    return CANDY_DIE if reward == JAR else ANA_SENDS


# Rewards


@rule
def best_sending(state: State, seat: int, pad: Pad) -> int:
    """Where the die completes the best column; else where a mouse of its own is paid, or another's is not."""
    best, most = -1, 2 * UNREACHED
    ana = state.column
    mine = state.owner[ana, state.height[ana] - 1] == seat
    for column in range(state.columns):
        if any_legal(pad, SEND + column):
            gap = 0
            while state.value[column, gap]:
                gap += 1
            found = FOOD * int(state.pays[column, 0]) * (1 if mine else -1)
            if gap + 1 == state.height[column]:
                found += WIN // 2 + reward_worth(state, seat, column, state.food[seat], 0)
            if found > most:
                best, most = SEND + column, found
    return best


@rule
def richest(state: State, seat: int) -> int:
    """The other seat with most unprotected food."""
    best = (seat + 1) % state.seats
    for other in range(state.seats):
        if other != seat and state.food[other] > state.food[best]:
            best = other
    return best


@rule
def better_way(state: State, seat: int) -> int:
    """The way on which the neighbour who gives has more."""
    return GIVE_LEFT if gotten(state, seat, GIVE_LEFT) >= gotten(state, seat, GIVE_RIGHT) else GIVE_RIGHT


@rule
def gotten(state: State, seat: int, way: int) -> int:
    """What comes from the neighbour."""
    giver = (seat + (-1 if way == GIVE_LEFT else 1)) % state.seats
    return half(state, state.food[giver])


# What the search is told


@rule
def far(start: State, state: State) -> bool:
    """After a round of turns beyond this one the position is judged."""
    return state.turns > start.turns + AHEAD * state.seats


@rule
def prospects(state: State, pad: Pad) -> None:
    """Each seat's strength to the fourth power is its share of winning."""
    winners = winners_of(outcome(state)) if turn(state) == OVER else 0
    total = 0.0
    for seat in range(state.seats):
        total += share(state, seat)
    for seat in range(state.seats):
        if winners:
            pad.points[seat] = SURE // sets.count(winners) if holds(winners, seat) else 0
        else:
            pad.points[seat] = int(SURE * (share(state, seat) / total))


@rule
def share(state: State, seat: int) -> float:
    found = 1.0 + strength(state, seat) / state.goal
    found *= found
    return found * found


@rule
def strength(state: State, seat: int) -> int:
    """Food that counts: safe in the bag, still to be protected, or waited for by dice; mice in hand are tempo."""
    bag, food = float(state.bag[seat]), float(state.food[seat])
    missing = max(state.goal - bag, 0.0)
    useful = min(food, missing + 2.0)
    found = bag + 0.5 * useful + 0.1 * (food - useful)
    found += 0.25 * state.mice[seat] + 1.0 * state.candy[seat]
    for column in range(state.columns):
        if state.top[column] == 0:
            continue
        missing_dice = state.height[column] - state.top[column]
        near = 0.6 if missing_dice <= 1 else 0.4 if missing_dice == 2 else 0.25
        for space in range(state.top[column]):
            if state.value[column, space] and state.owner[column, space] == seat:
                found += near * state.pays[column, space]
                if state.kind[column, space] == MOUSE and state.reward[column] == PROTECT:
                    found += 0.3
    return found
