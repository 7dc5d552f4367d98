"""What keeps tables and people, as the rest of the server sees it. Nothing here knows of SQL.

A table is a log of entries. They are only ever added: `(table, seq)` gives their order, and `(table, sender, id)`
makes every command happen at most once.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Literal, Protocol

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
        """Tables to which this process or another has added, and how long their logs are. A hint: it may be lost."""


class Summary(Struct, frozen=True):
    """A table as the administrator sees it."""

    code: str
    game: str
    phase: Phase
    people: int
    made: float  # when
    moved: float  # when something last happened there
    served: float = 0.0  # the same by the time that these tables have been served, which no clock can set


class Register(Protocol):
    """Lists of tables, for people and for the administrator."""

    async def summaries(self) -> list[Summary]:
        """All tables, the one where something happened last first."""

    async def tables_of(self, guest: str, most: int | None = None) -> list[MyTable]:
        """The tables where a guest sits, in the same order."""

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


class House(Store, Register, Accounts, Protocol):
    """All that a server keeps."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def now(self) -> float:
        """The seconds that these tables have been served, over all runs: what clocks go by."""

    async def note_time(self) -> None:
        """Keeps `now`, so that a crash gives little of it back."""

    async def is_well(self) -> bool:
        """Whether it can be read and written."""
