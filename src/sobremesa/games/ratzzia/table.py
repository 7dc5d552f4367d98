"""What people see of Ratzzia: the table, the same from every seat, and what happens at it."""

from typing import Any, Literal

from sobremesa.engine import shapes
from sobremesa.engine.record import copy_of
from sobremesa.engine.rule import CHANCE, NOBODY
from sobremesa.engine.sets import holds
from sobremesa.engine.shapes import Event, Meaning, Prompt, Shape

from .board import ANA, JAR, PROTECT, REWARDS, SAUSAGES
from .notation import faces, handful
from .rules import (
    AGAIN,
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
    HELP,
    KEEP,
    KINDS,
    LAST_TURN,
    MOUSE,
    NO_SUPPORT,
    PASS,
    PHASES,
    PLACE,
    PLACE_CANDY,
    PLACE_SUPPORT,
    PLACING,
    PROTECTING,
    RECALL,
    REROLLING,
    RETURN_SUPPORT,
    ROB,
    ROBBING,
    ROLL,
    ROLL_SUPPORT,
    SEND,
    SENDING,
    STARTING,
    SUPPORT,
    TAKING,
    State,
    best_pair,
    choose,
    complete,
    count,
    dice_of,
    first_complete,
    fitting,
    forced,
    half,
    is_complete,
    topmost,
    unrolled,
)

Data = dict[str, Any]

QUIET = frozenset({"die", "rolls", "kept", "no-support", "done"})  # events that go without saying
STUDIED = (  # what `sobremesa report` counts
    *("woke-cat", "raid", "recalled", "support", "completed", "protected", "declined"),
    *("candy", "candy-stolen", "sent", "robbed", "handed-on"),
)


# The view


def view(state: State) -> Data:
    seats = range(state.seats)
    grey, red = int(state.height[CAT]), int(state.red)
    return {
        "turn": min(int(state.turns) + 1, LAST_TURN),
        "active": int(state.active),
        "phase": PHASES[state.phase],
        "columns": [column_view(state, column) for column in range(state.columns)],
        "cat": {
            "grey": [die(state, CAT, space) for space in range(grey)],
            "red": [die(state, CAT, space) for space in range(grey, grey + red)],
        },
        "rolled": faces(state.rolled),
        "support_rolled": faces(state.helping),
        "mice": [int(state.mice[s]) for s in seats],
        "candy": [int(state.candy[s]) for s in seats],
        "jar": int(state.jar),
        "support": int(state.supply),
        "food": [int(state.food[s]) for s in seats],
        "bag": [int(state.bag[s]) for s in seats],
        "scores": [int(state.bag[s]) for s in seats],
    }


def takes(state: State, row: int) -> list[int] | None:
    """The values that fit the next space of a column, or of the cat; None if there is no room."""
    if state.top[row] >= state.height[row]:
        return None
    fits = int(fitting(state, row))
    return [value for value in range(1, FACES + 1) if holds(fits, value)]


def column_view(state: State, column: int) -> Data:
    return {
        "reward": REWARDS[state.reward[column]],
        "amount": int(state.amount[column]) or None,
        "spaces": [
            {
                "number": int(state.number[column, space]) or None,
                "linked": bool(state.linked[column, space]),
                "food": int(state.pays[column, space]),
                "die": die(state, column, space),
            }
            for space in range(state.height[column])
        ],
    }


def die(state: State, row: int, space: int) -> Data | None:
    """The die on a space, None if there is none."""
    if not state.value[row, space]:
        return None
    kind = int(state.kind[row, space])
    owner = None if kind == SUPPORT else int(state.owner[row, space])
    return {"owner": owner, "value": int(state.value[row, space]), "kind": KINDS[kind]}


# What a seat is to decide, and what each move means


def prompt(state: State, seat: int) -> Data:
    """The question, and for every question which values fit where."""
    return {**question(state, seat), "takes": [takes(state, row) for row in (CAT, *range(state.columns))]}


def question(state: State, seat: int) -> Data:
    name = PHASES[state.phase]
    if state.phase == STARTING:
        mine = sum(dice_of(state, column, seat) > 0 for column in range(state.columns))
        return {"prompt": "start", "mice": int(state.mice[seat]), "columns": mine}
    if state.phase == REROLLING:
        return {"prompt": name, "dice": faces(state.rolled), "returned": int(unrolled(state))}
    if state.phase == PLACING:
        return {
            "prompt": name,
            "dice": faces(state.rolled),
            "count": int(count(state.rolled)),
            "support": faces(state.helping),
            "helpers": int(count(state.helping)),
            "candy": int(state.candy[seat]),
        }
    if state.phase == SENDING:
        return {"prompt": name, "face": int(state.value[state.column, state.height[state.column] - 1])}
    if state.phase == PROTECTING:
        return {"prompt": name, **bagging(state, seat, int(state.pair))}
    if state.phase in (TAKING, ROBBING, GIVING):
        return {"prompt": name}
    return {"prompt": name, "count": int(state.supply)}


def meaning(state: State, seat: int, action: int) -> Data:
    """What a move does."""
    if action < KEEP:
        dice = handful(state, action)
        return {"meaning": "reroll", "dice": dice, "count": len(dice), "returned": int(unrolled(state))}
    if action == ROLL:
        return {"meaning": "roll", "count": int(state.mice[seat])}
    if RECALL <= action < PASS:
        return {"meaning": "recall", "column": action - RECALL + 1, "count": int(dice_of(state, action - RECALL, seat))}
    if action == ROLL_SUPPORT:
        return {"meaning": "support", "count": int(state.supply)}
    if PLACE <= action < RETURN_SUPPORT or PLACE_CANDY <= action < SEND:
        return {"meaning": "place", **placement(state, action)}
    if action == RETURN_SUPPORT:
        return {"meaning": "return-support", "count": int(count(state.helping))}
    if SEND <= action < CANDY_FROM_SEAT:
        column = action - SEND
        return {
            "meaning": "send",
            "column": column + 1,
            "pushed": int(pushed(state, column)),
            "completes": fills(state, column),
            **shelf(state, column),
        }
    if CANDY_FROM_SEAT <= action < CANDY_FROM_COLUMN:
        return {"meaning": "candy-from-seat", "from_seat": action - CANDY_FROM_SEAT}
    if CANDY_FROM_COLUMN <= action < ROB:
        return {"meaning": "candy-from-column", "column": action - CANDY_FROM_COLUMN + 1}
    if ROB <= action < GIVE_LEFT:
        return {"meaning": "rob", "from_seat": action - ROB, "food": robbed(state, action - ROB)}
    if action in (GIVE_LEFT, GIVE_RIGHT):
        return {"meaning": "give", **giving(state, seat, action)}
    if action in (FILL_BAG, DECLINE):
        name = "protect" if action == FILL_BAG else "decline"
        return {"meaning": name, **bagging(state, seat, int(state.pair))}
    return {"meaning": {KEEP: "keep", PASS: "pass", NO_SUPPORT: "no-support", DONE: "done"}[action]}


def placement(state: State, action: int) -> Data:
    """A die to be placed: which, where, what the space pays and whether it fills the column."""
    kind, first = (MOUSE, PLACE)
    if action >= PLACE_SUPPORT:
        kind, first = (SUPPORT, PLACE_SUPPORT) if action < RETURN_SUPPORT else (CANDY, PLACE_CANDY)
    row, value = divmod(action - first, FACES)
    if row == CAT:
        return {
            "die": KINDS[kind],
            "face": value + 1,
            "column": 0,
            "space": int(state.top[CAT]),
            "food": 0,
            "completes": False,
            "reward": "cat",
            "amount": 0,
        }
    food = 0 if kind == SUPPORT else int(state.pays[row, state.top[row]])
    completes = bool(state.top[row] + 1 == state.height[row])
    return {
        "die": KINDS[kind],
        "face": value + 1,
        "column": row + 1,
        "space": int(state.top[row]),
        "food": food,
        "completes": completes,
        **shelf(state, row),
    }


def shelf(state: State, column: int) -> Data:
    """What stands on the shelf above a column."""
    return {"reward": REWARDS[state.reward[column]], "amount": int(state.amount[column])}


def pushed(state: State, column: int) -> int:
    """How many dice a die sent to the bottom of a column would push up."""
    return next(space for space in range(state.height[column]) if not state.value[column, space])


def fills(state: State, column: int) -> bool:
    """Whether a die sent there would complete the column."""
    return bool(pushed(state, column) + 1 == state.height[column])


def robbed(state: State, seat: int) -> int:
    """What a seat loses of its unprotected food to the greedy mouse, or hands on for the accountant."""
    return int(half(state, int(state.food[seat])))


def bagging(state: State, seat: int, pair: int) -> Data:
    """What protecting the sum of a pair does: what is moved, what is left, and what the bag then holds."""
    food, bag = int(state.food[seat]), int(state.bag[seat])
    return {"pair": pair // 2, "sum": pair, "food": food, "left": food - pair, "bag": bag + pair}


def giving(state: State, seat: int, action: int) -> Data:
    """What the seat gives and gets if all hand half of their food on this way."""
    left = action == GIVE_LEFT
    step = 1 if left else -1
    to, source = (seat + step) % int(state.seats), (seat - step) % int(state.seats)
    return {
        "way": "left" if left else "right",
        "to_seat": to,
        "from_seat": source,
        "given": robbed(state, seat),
        "gotten": robbed(state, source),
    }


# What happens


def events(before: State, opened: list[tuple[int, int | None]], after: State) -> list[Data]:
    """What one entry of the log showed; nothing is hidden here, so that is the entry itself."""
    seat, action = opened[-1]
    assert action is not None
    if seat == CHANCE:
        return die_shown(before, action + 1, after)
    if action < KEEP:
        dice = handful(before, action)
        returned = int(unrolled(before))
        return [{"event": "rerolls", "seat": seat, "dice": dice, "count": len(dice) + returned, "returned": returned}]
    if RECALL <= action < PASS:
        return [recalled(before, seat, action - RECALL)]
    if PLACE <= action < RETURN_SUPPORT or PLACE_CANDY <= action < SEND:
        return [{"event": "placed", "seat": seat, **placement(before, action)}]
    if action == RETURN_SUPPORT:
        dice = faces(before.helping)
        return [{"event": "returned-support", "seat": seat, "dice": dice, "count": len(dice)}]
    if action >= DONE:
        return settled(before, seat, action)
    if action in (ROLL_SUPPORT, NO_SUPPORT):
        return [
            {"event": "support" if action == ROLL_SUPPORT else "no-support", "seat": seat, "count": int(before.supply)}
        ]
    names = {ROLL: "rolls", KEEP: "kept", PASS: "passed"}
    return [{"event": names[action], "seat": seat, "count": int(before.mice[seat])}]


def recalled(before: State, seat: int, column: int) -> Data:
    return {
        "event": "recalled",
        "seat": seat,
        "column": column + 1,
        "count": int(dice_of(before, column, seat)),
    }


def die_shown(before: State, value: int, after: State) -> list[Data]:
    """A die has come to rest; with the last one of a roll, what all of them show, and what the cat says to that."""
    seat, support = int(before.active), before.roll == HELP
    happened: list[Data] = [{"event": "die", "seat": seat, "face": value, "support": bool(support)}]
    if before.rolling > 1:
        return happened
    table = copy_of(before)
    dice = table.helping if support else table.rolled
    dice[value] += 1
    how = "support" if support else "again" if before.roll == AGAIN else "first"
    happened.append({"event": "rolled", "seat": seat, "dice": faces(dice), "how": how})
    if table.top[CAT] >= table.height[CAT]:
        number = int(table.value[CAT, table.height[CAT] - 1])
        taken = int(forced(table, number))
        if taken:
            left = int(table.height[CAT] + table.red - table.top[CAT]) - taken
            happened.append({"event": "woke-cat", "seat": seat, "face": number, "count": taken, "left": left})
            if left == 0:
                happened.append(raided(before, taken, after))
    return happened


def raided(before: State, taken: int, after: State) -> Data:
    """The cat has come: how many dice were on the board, and the mice that everybody has in hand now."""
    dice = sum(1 for row in before.value for value in row if value) + taken
    return {
        "event": "raid",
        "seat": int(before.active),
        "dice": dice,
        "mice_by_seat": [int(after.mice[s]) for s in range(after.seats)],
    }


def settled(before: State, seat: int, action: int) -> list[Data]:
    """A choice, and then the complete columns one by one, by the rules themselves."""
    happened = [chosen(before, seat, action)]
    table = copy_of(before)
    choose(table, seat, action)
    while table.phase == STARTING and (column := int(first_complete(table))) != NOBODY:
        earlier = copy_of(table)
        complete(table, column)
        happened += completed(earlier, seat, column, table)
    return happened


def chosen(before: State, seat: int, action: int) -> Data:
    """What a seat has decided about a reward, or that it is done."""
    if action == DECLINE:
        return {"event": "declined", "seat": seat, **bagging(before, seat, int(before.pair))}
    if action == FILL_BAG:
        return protected(before, seat, int(before.pair), moved=int(before.pair))
    if action >= GIVE_LEFT:
        given = [robbed(before, s) for s in range(before.seats)]
        return {"event": "handed-on", "seat": seat, "way": giving(before, seat, action)["way"], "given_by_seat": given}
    if action >= ROB:
        return {"event": "robbed", "seat": seat, "from_seat": action - ROB, "food": robbed(before, action - ROB)}
    if action >= CANDY_FROM_COLUMN:
        column = action - CANDY_FROM_COLUMN
        owner = int(before.owner[column, topmost(before, column, CANDY)])
        return {"event": "took-candy-from-column", "seat": seat, "column": column + 1, "from_seat": owner}
    if action >= CANDY_FROM_SEAT:
        return {"event": "took-candy-from-seat", "seat": seat, "from_seat": action - CANDY_FROM_SEAT}
    if action >= SEND:
        return {
            "event": "sent",
            "seat": seat,
            "face": ana_die(before),
            "column": action - SEND + 1,
            "pushed": pushed(before, action - SEND),
        }
    return {"event": "done", "seat": seat}


def ana_die(state: State) -> int:
    """What the die shows that Anxious Ana holds on her top space."""
    return int(state.value[state.column, state.height[state.column] - 1])


def completed(before: State, seat: int, column: int, after: State) -> list[Data]:
    """A column is complete: what its spaces pay, and the reward, if it came by itself."""
    paid = [0] * int(before.seats)
    for space in range(before.height[column]):
        if before.value[column, space] and before.kind[column, space] != SUPPORT:
            paid[before.owner[column, space]] += int(before.pays[column, space])
    about = {"seat": seat, "column": column + 1, **shelf(before, column)}
    happened = [{"event": "completed", **about, "food": sum(paid), "paid_by_seat": [food or None for food in paid]}]
    reward = before.reward[column]
    if reward == SAUSAGES:
        happened.append({"event": "sausages", **about})
    elif reward == PROTECT and after.phase != PROTECTING:
        fed = copy_of(before)
        fed.food[seat] += paid[seat]
        moved = int(after.bag[seat] - before.bag[seat])
        happened.append(protected(fed, seat, 2 * int(best_pair(before, column)), moved))
    elif reward == JAR and after.phase != TAKING:
        gained = bool(after.candy[seat] > before.candy[seat])
        happened.append({"event": "took-candy" if gained else "no-candy", "seat": seat})
    elif reward == ANA and not is_complete(after, column):
        happened.append({"event": "sent-nowhere", "seat": seat})
    return happened


def protected(before: State, seat: int, pair: int, moved: int) -> Data:
    """Food goes into the bag, or why it does not."""
    food, bag = int(before.food[seat]), int(before.bag[seat])
    return {
        "event": "protected",
        "seat": seat,
        "pair": pair // 2,
        "sum": pair,
        "moved": moved,
        "food": food,
        "left": food - moved,
        "bag": bag + moved,
    }


def studied(event: Data) -> list[str]:
    """Which of STUDIED an event shows."""
    name = event["event"]
    if name.startswith("took-candy"):
        name = "candy" if name == "took-candy" else "candy-stolen"
    return [name] if name in STUDIED else []


# The types of all this, for a table in the browser (`make wire`); the tests hold it against them

Kind = Literal["mouse", "candy", "support"]
Reward = Literal["anxious_ana", "candy_jar", "sausages", "protect_food", "greedy_mouse", "accountant"]
Way = Literal["left", "right"]


class Die(Shape):
    owner: int | None
    value: int
    kind: Kind


class Space(Shape):
    number: int | None
    linked: bool
    food: int
    die: Die | None


class Column(Shape):
    reward: Reward
    amount: int | None
    spaces: list[Space]  # bottom to top


class Cat(Shape):
    grey: list[Die | None]
    red: list[Die | None]


class View(shapes.View):
    turn: int
    active: int
    phase: Literal["start", "roll", "reroll", "support", "place", "ana", "candy", "rob", "give", "protect", "over"]
    columns: list[Column]
    cat: Cat
    rolled: list[int]
    support_rolled: list[int]
    mice: list[int]
    candy: list[int]
    jar: int
    support: int
    food: list[int]
    bag: list[int]
    scores: list[int]


class Question(Shape):
    takes: list[list[int] | None]  # the values that fit the cat's next grey space, then each column's; None: no room


class StartPrompt(Question, Prompt):
    mice: int
    columns: int


class RerollPrompt(Question, Prompt):
    dice: list[int]
    returned: int


class SupportPrompt(Question, Prompt):
    count: int


class PlacePrompt(Question, Prompt):
    dice: list[int]
    count: int
    support: list[int]
    helpers: int
    candy: int


class AnaPrompt(Question, Prompt):
    face: int


class CandyPrompt(Question, Prompt):
    pass


class RobPrompt(Question, Prompt):
    pass


class GivePrompt(Question, Prompt):
    pass


class ProtectPrompt(Question, Prompt):
    pair: int
    sum: int
    food: int
    left: int
    bag: int


class RollMeaning(Meaning):
    count: int


class RecallMeaning(Meaning):
    column: int
    count: int


class PassMeaning(Meaning):
    pass


class RerollMeaning(Meaning):
    dice: list[int]
    count: int
    returned: int


class KeepMeaning(Meaning):
    pass


class SupportMeaning(Meaning):
    count: int


class NoSupportMeaning(Meaning):
    pass


class Placement(Shape):
    die: Kind
    face: int
    column: int  # 0: before the cat
    space: int  # of the column, from the bottom
    food: int
    completes: bool
    reward: Literal["anxious_ana", "candy_jar", "sausages", "protect_food", "greedy_mouse", "accountant", "cat"]
    amount: int


class PlaceMeaning(Placement, Meaning):
    pass


class ReturnSupportMeaning(Meaning):
    count: int


class DoneMeaning(Meaning):
    pass


class SendMeaning(Meaning):
    column: int
    pushed: int
    completes: bool
    reward: Reward
    amount: int


class CandyFromSeatMeaning(Meaning):
    from_seat: int


class CandyFromColumnMeaning(Meaning):
    column: int


class ProtectMeaning(Meaning):
    pair: int
    sum: int
    food: int
    left: int
    bag: int


class DeclineMeaning(ProtectMeaning):
    pass


class RobMeaning(Meaning):
    from_seat: int
    food: int


class GiveMeaning(Meaning):
    way: Way
    to_seat: int
    from_seat: int
    given: int
    gotten: int


class Count(Shape):
    seat: int
    count: int


class RollsEvent(Count, Event):
    pass


class KeptEvent(Count, Event):
    pass


class PassedEvent(Count, Event):
    pass


class SupportEvent(Count, Event):
    pass


class NoSupportEvent(Count, Event):
    pass


class RerollsEvent(Event):
    seat: int
    dice: list[int]
    count: int
    returned: int


class RecalledEvent(Event):
    seat: int
    column: int
    count: int


class PlacedEvent(Placement, Event):
    seat: int


class ReturnedSupportEvent(Event):
    seat: int
    dice: list[int]
    count: int


class DieEvent(Event):
    seat: int
    face: int
    support: bool


class RolledEvent(Event):
    seat: int
    dice: list[int]
    how: Literal["first", "again", "support"]


class WokeCatEvent(Event):
    seat: int
    face: int
    count: int
    left: int


class RaidEvent(Event):
    seat: int
    dice: int
    mice_by_seat: list[int]


class DoneEvent(Event):
    seat: int


class SentEvent(Event):
    seat: int
    face: int
    column: int
    pushed: int


class SentNowhereEvent(Event):
    seat: int


class TookCandyEvent(Event):
    seat: int


class NoCandyEvent(Event):
    seat: int


class TookCandyFromSeatEvent(Event):
    seat: int
    from_seat: int


class TookCandyFromColumnEvent(Event):
    seat: int
    column: int
    from_seat: int


class RobbedEvent(Event):
    seat: int
    from_seat: int
    food: int


class HandedOnEvent(Event):
    seat: int
    way: Way
    given_by_seat: list[int]


class CompletedEvent(Event):
    seat: int
    column: int
    reward: Reward
    amount: int
    food: int
    paid_by_seat: list[int | None]


class SausagesEvent(Event):
    seat: int
    column: int
    reward: Reward
    amount: int


class DeclinedEvent(Event):
    seat: int
    pair: int
    sum: int
    food: int
    left: int
    bag: int


class ProtectedEvent(Event):
    seat: int
    pair: int
    sum: int
    moved: int
    food: int
    left: int
    bag: int
