"""What a server is told when it starts."""

from pathlib import Path

from msgspec import Struct, field

from sobremesa.engine.paths import data_folder

from .limits import GONE, Limits

STATIC = Path(__file__).parent.parent / "static"


class Settings(Struct, frozen=True):
    data: Path = field(default_factory=data_folder)
    database: str | None = None  # of PostgreSQL, which any number of nodes share; None for SQLite in the data folder
    direct: str | None = None  # of PostgreSQL itself, where a pooler stands before it
    public_url: str | None = None  # where people reach it, behind a proxy
    lan_url: str | None = None  # where the house reaches it
    contact: str | None = None  # whom people can write to about their data
    static: Path = STATIC
    limits: Limits = Limits()
    gone: float = GONE  # seconds after which somebody who left a live table is gone
    reminding: float = 15  # seconds after which somebody whose turn it is and who is not there is told
    patience: float = 3  # seconds for people to add to the luck of a game that has started
