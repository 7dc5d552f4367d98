"""What keeps tables and people, as the rest of the server sees it. Nothing here knows of SQL.

A table is a log of entries. They are only ever added: `(table, seq)` gives their order, and `(table, sender, id)`
makes every command happen at most once.
"""

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from ..wire import MyTable, Phase

Kind = Literal["made", "change", "move", "deal", "undo"]


class Entry(Struct, frozen=True):
    """One thing that happened at a table."""

    kind: Kind
    seat: int | None = None  # of a move
    text: str | None = None  # a move or a deal as the game writes it; else, in JSON, the facts that change
    served: float = 0.0  # when, in seconds that the tables have been served; never less than the entry before
    sender: str | None = None  # of the command that ends with this entry
    id: str | None = None  # of that command


class ListedSeat(Struct, frozen=True):
    name: str | None
    guest: str | None
    person: bool


class Listing(Struct, frozen=True):
    """What lists of tables show of one, kept beside its log so that no log is folded for them."""

    game: str
    phase: Phase
    paused: bool
    waiting: int  # the seats that must act, a bit each
    due: float | None  # the served time at which the next seat runs out of time
    digest: str | None  # of what the log folds to, checked when it is loaded
    secret: str | None  # of the fair deals: nothing tells it before the end
    seats: tuple[ListedSeat, ...]
    gone: dict[str, int]  # guests who gave their seat up in play, and which


class Log(Struct, frozen=True):
    """A table as it comes from the store."""

    secret: str | None
    digest: str | None
    entries: list[Entry]


class Behind(Exception):
    """Somebody else was first: the log is longer than was expected."""

    def __init__(self, seq: int):
        super().__init__(seq)
        self.seq = seq


class Duplicate(Behind):
    """One of the commands is in the log already, and ended with entry `seq`."""


class NotStored(Exception):
    """It is not in the log, and will not be."""


class Store(Protocol):
    """The logs of tables."""

    async def append(self, table: str, expected: int, entries: Sequence[Entry], listing: Listing) -> None:
        """Returns once all of it is on disk; raises Behind, Duplicate or NotStored where nothing of it is."""

    async def load(self, table: str) -> Log | None: ...

    async def since(self, table: str, seq: int) -> list[Entry]:
        """The entries after the first `seq` ones."""

    def changed(self) -> AsyncIterator[tuple[str, int]]:
        """Tables to which this process or another has added, and how long their logs are. A hint: it may be lost. No
        table ("") where any number of hints may have been lost."""


class Summary(Struct, frozen=True):
    """A table as the administrator sees it."""

    code: str
    game: str
    phase: Phase
    people: int
    made: float  # when
    moved: float  # when something last happened there
    served: float = 0.0  # the same by the time that these tables have been served, which no clock can set


class Reported(Struct, frozen=True):
    """A game with the coach's report."""

    report: str  # JSON
    ended: float  # when the last move was made, in seconds since 1970


class Register(Protocol):
    """Lists of tables, for people and for the administrator."""

    async def summaries(self) -> list[Summary]:
        """All tables, the one where something happened last first."""

    async def tables_of(self, guest: str, most: int | None = None) -> list[MyTable]:
        """The tables where a guest sits, in the same order."""

    async def reports(self, tables: Sequence[str]) -> dict[str, Reported]:
        """The coach's reports of those of these tables that have one."""

    async def left_by(self, guest: str) -> list[str]:
        """The tables where a guest gave a seat up in play."""

    async def unfinished(self, guest: str) -> int:
        """How many tables there are where a guest sits and the game is not over."""

    async def overdue(self, served: float) -> list[str]:
        """The tables where somebody's time has run out."""

    async def forget(self, tables: Sequence[str]) -> None:
        """Tables and all that belongs to them."""


class Account(Struct, frozen=True):
    guest: str
    name: str
    key: str  # the name as it is compared
    password: str  # the hash of it
    recovery: str  # the hash of the code
    generation: int  # how often the password was changed
    made: float


class Ticket(Struct, frozen=True):
    """What another device shows to become the same guest, once."""

    code: str
    guest: str
    name: str | None
    generation: int


class Accounts(Protocol):
    async def account_of(self, guest: str) -> Account | None: ...

    async def account_named(self, key: str) -> Account | None: ...

    async def add_account(self, account: Account) -> None:
        """Raises Duplicate where the guest or the name has one."""

    async def set_password(self, guest: str, password: str, recovery: str) -> int:
        """Returns the new generation."""

    async def set_recovery(self, guest: str, recovery: str) -> None: ...

    async def remove_account(self, guest: str) -> None: ...

    async def erase(self, guest: str) -> None:
        """Takes a guest's names and ids out of all logs. What they fold to stays the same."""

    async def generation(self, guest: str) -> int:
        """How often the password of the guest's account was changed."""

    async def renewed(self) -> list[tuple[str, int]]:
        """Guests whose password another node may have changed a moment ago, and their generation: heals a lost word."""

    async def add_ticket(self, ticket: Ticket, seconds: float) -> None:
        """It is good for so long. A guest has one at a time."""

    async def ticket_of(self, guest: str) -> Ticket | None: ...

    async def use_ticket(self, code: str) -> Ticket | None:
        """Once."""

    async def forget_ticket(self, guest: str) -> None: ...


class Reminder(Struct, frozen=True):
    """Where somebody is told that it is their turn at a table."""

    id: str
    guest: str
    code: str
    kind: Literal["push", "webhook"]
    url: str
    p256dh: str = ""
    auth: str = ""
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    due: float | None = None
    failures: int = 0


class Reminders(Protocol):
    async def set_reminder(self, reminder: Reminder) -> None: ...

    async def reminders_of(self, guest: str) -> list[Reminder]: ...

    async def reminders_at(self, table: str) -> list[Reminder]: ...

    async def remove_reminders(self, ids: Collection[str]) -> None: ...

    async def put_off(self, ids: Collection[str], due: float, failures: int = 0) -> None:
        """They are looked at again then."""

    async def take_due(self, now: float) -> list[Reminder]:
        """Those that are to be looked at by now; each is handed to one node, once."""

    async def push_key(self) -> str:
        """By which push services know this house: 32 bytes in hex, made when it is first asked for."""


class Here(Struct, frozen=True):
    """Who is connected to a table at one node."""

    seats: int = 0  # a bit each
    watchers: int = 0


class Nodes(Protocol):
    """What several processes that serve the same tables have to do with each other. SQLite has one process."""

    @property
    def alone(self) -> bool:
        """Whether no other process can serve these tables."""

    async def lead(self, tables: Collection[str]) -> set[str]:
        """Asks that this node think for the bots and watch the clocks at these tables; returns all where it does. That
        saves work: should two nodes do so, the log lets one through."""

    async def give_up(self, tables: Collection[str]) -> None:
        """Another node may do so there."""

    async def show(self, table: str, here: Here) -> None:
        """Tells the other nodes who is connected to a table at this one."""

    async def elsewhere(self, tables: Collection[str]) -> dict[str, dict[str, Here]]:
        """Who is connected to these tables at other nodes."""

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """How long these logs are, so far as other nodes can add to them: what heals a lost hint."""

    async def say(self, topic: str, *about: Any) -> None:
        """Tells all other nodes something that is not kept. It may be lost."""

    def heard(self) -> AsyncIterator[tuple[str, list[Any]]]:
        """What other nodes say: a topic, and what about it."""

    async def beat(self) -> None:
        """Says, once a second, that this node lives: while none does, the time that clocks go by stands still."""

    async def retire(self) -> None:
        """This node stops: others do at once what it did."""


class House(Store, Register, Accounts, Reminders, Nodes, Protocol):
    """All that a server keeps."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def now(self) -> float:
        """The seconds that these tables have been served, over all runs: what clocks go by."""

    async def note_time(self) -> None:
        """Keeps `now`, so that a crash gives little of it back."""

    async def is_well(self) -> bool:
        """Whether it can be read and written."""
