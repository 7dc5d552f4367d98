"""What can be asked of a table. People, programs, bots and clocks all post these, and nothing else changes a table.

A command brings along what chance, the clock and the network have to do with it, so that deciding it is pure.
"""

from msgspec import Struct

from .. import wire
from .facts import Who, hashed

Key = tuple[str, str | None]  # a command's sender and id


class Command(Struct, frozen=True, kw_only=True):
    id: str | None = None  # of its sender's making: one that is posted again is not done again

    @property
    def sender(self) -> str:
        return "house"

    @property
    def key(self) -> Key:
        return self.sender, self.id


class Asked(Command, frozen=True, kw_only=True):
    """By somebody who may or may not have a seat."""

    who: Who

    @property
    def sender(self) -> str:
        return hashed(self.who.token or self.who.guest or "")[:16]  # nobody is named in a log by it


# The game


class OfSeat(Command, frozen=True, kw_only=True):
    seat: int

    @property
    def sender(self) -> str:
        return str(self.seat)


class Move(OfSeat, frozen=True, kw_only=True):
    text: str
    at: int | None = None  # the seq that the mover was looking at


class Undo(OfSeat, frozen=True, kw_only=True):
    pass


class Deal(Asked, frozen=True, kw_only=True):
    """At the box: what its cards or dice show."""

    text: str
    at: int | None = None


class Correct(Asked, frozen=True, kw_only=True):
    entry: int
    count: int


class PutBack(Asked, frozen=True, kw_only=True):
    keep: bool


class BotMove(OfSeat, frozen=True, kw_only=True):
    text: str
    question: int  # the seq since which the question stands that it answers


# Seats and agreements


class Join(Asked, frozen=True, kw_only=True):
    name: str
    token: str  # for the seat, if there is one: its hash
    seat: int | None = None
    beside: bool = False  # somebody else at the same browser


class Knock(Asked, frozen=True, kw_only=True):
    name: str
    seat: int | None = None


class AnswerKnock(Asked, frozen=True, kw_only=True):
    knock: str
    welcome: bool


class Leave(Asked, frozen=True, kw_only=True):
    pass


class Change(Asked, frozen=True, kw_only=True):
    asked: wire.ChangeTable


class SetSeat(Asked, frozen=True, kw_only=True):
    seat: int
    bot: str | None


class Wish(Asked, frozen=True, kw_only=True):
    what: str | None


class TakeHint(Asked, frozen=True, kw_only=True):
    """That a hint was taken is for all to see; what it said is not."""


class SetPace(Asked, frozen=True, kw_only=True):
    pace: wire.Pace


class Start(Asked, frozen=True, kw_only=True):
    at_once: bool  # without waiting for what people add to the luck


class Pledge(Asked, frozen=True, kw_only=True):
    hash: str


class Contribute(Asked, frozen=True, kw_only=True):
    value: str


class GoOn(Asked, frozen=True, kw_only=True):
    """At another table: the rematch, which has been made."""

    next: str


class Back(Asked, frozen=True, kw_only=True):
    pass


class KeepWarm(Asked, frozen=True, kw_only=True):
    seat: int
    here: bool  # whether its owner is there, or was a moment ago
    patience: float  # seconds after which somebody is gone


# The house


class CloseLuck(Command, frozen=True, kw_only=True):
    """Nobody is waited for any more: the pledges made so far count, or a deal that is not opened is void."""

    pledged: bool  # as it was when the waiting began,
    voided: int  # and how many deals had been void


class TimeOut(Command, frozen=True, kw_only=True):
    """The clocks are looked at."""


class Gone(Command, frozen=True, kw_only=True):
    seat: int
    token: str | None  # of the one who went, its hash: somebody else's seat is left alone


class KeepReport(Command, frozen=True, kw_only=True):
    """The coach's report of a finished game, in JSON; the first one counts."""

    report: str


class End(Command, frozen=True, kw_only=True):
    pass


class HandOn(Command, frozen=True, kw_only=True):
    before: str  # a guest
    after: str


class ForgetGuest(Command, frozen=True, kw_only=True):
    guest: str
