"""The types of what Ratzzia's table makes."""

from typing import Literal

from msgspec import Struct

from sobremesa.engine import shapes
from sobremesa.engine.shapes import Event, Meaning, Prompt, Shape

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


class Meta(Struct):
    name: str
    origin: str


class Board(Struct):
    meta: Meta  # the columns are seen in the view


class Options(shapes.Options):
    goal: int
    rounding: Literal["odd", "down", "up"]
    board: Board
    support: bool


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
