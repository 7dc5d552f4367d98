"""The results file: a header that says which run it is of, then a line for each finished deal, as they come.

Every line is sealed with a check, so that damage is noticed. A last line that was cut off is dropped and its deal
played again; anything else that is wrong is refused.
"""

import hashlib
import zlib
from pathlib import Path
from typing import Any, Self

import msgspec

from sobremesa import __version__
from sobremesa.engine import cache
from sobremesa.engine.errors import BadRecord
from sobremesa.engine.game import Game
from sobremesa.engine.options import shown
from sobremesa.engine.paths import data_folder

from .contestants import fingerprint

FORMAT = "sobremesa-arena/1"
SEAL = b',"check":"'


class Fault(msgspec.Struct, frozen=True):
    """Why a game ended early."""

    seat: int
    kind: str  # "raised", "illegal", or what a program did: "program-late" and the like
    what: str


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game."""

    winners: list[int]  # seats; after a fault, those of the other bot
    scores: list[int] = []
    reason: str = ""
    fault: Fault | None = None
    luck: list[float] = []  # of each seat, in shares of the win, where luck is taken out
    drawn: list[float] = []  # the same that each seat drew from the mixes of levels, where that is told


class Thinking(msgspec.Struct, array_like=True):
    """What a bot spent on its moves. Simple bots play inside the compiled loop and are not timed."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    playouts: int = 0
    most: int = 0

    def add(self, seconds: float, playouts: int) -> None:
        self.merge(Thinking(1, seconds, seconds, playouts, playouts))

    def merge(self, other: "Thinking") -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.playouts += other.playouts
        self.most = max(self.most, other.most)


class Deal(msgspec.Struct, frozen=True):
    """One deal of a pairing, played from every seating: the first bot in seat 0, in seat 1, and so on."""

    pairing: int
    deal: int
    games: list[Played]
    thinking: list[Thinking]  # of the first bot and of the other


class Header(msgspec.Struct, frozen=True):
    """All that decides what a deal's result is. The number of games is not in it: a run may be made longer."""

    format: str
    sobremesa: str
    sources: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    iterations: int | None
    seconds: float | None
    adjusted: bool = False  # whether the luck of every game is computed

    @classmethod
    def of(
        cls,
        game: Game,
        seats: int,
        options: dict[str, Any],
        bots: list[str],
        seed: int,
        budget: Any,
        adjusted: bool = False,
    ) -> Self:
        sources = cache.place_for(game.folder).name + fingerprint(bots)
        iterations, seconds = (budget.iterations, budget.seconds) if budget else (None, None)
        run = (game.name, game.version, seats, options, bots, seed, iterations, seconds, adjusted)
        return cls(FORMAT, __version__, sources, *run)

    def default_path(self) -> Path:
        name = hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]
        return data_folder() / "arena" / f"{self.game}-{name}.ndjson"


def sealed(what: msgspec.Struct) -> bytes:
    body = msgspec.json.encode(what)
    return body[:-1] + SEAL + b'%08x"}\n' % zlib.crc32(body)


def unsealed(line: bytes, kind: type) -> Any:
    """What the line says, or None where it is damaged."""
    body, seal, check = line.rpartition(SEAL)
    body += b"}"
    if not seal or check != b'%08x"}' % zlib.crc32(body):
        return None
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.MsgspecError:
        return None


class Results:
    """A run's deals: those in its file and, as they come, the new ones. Without a path nothing is kept."""

    def __init__(self, header: Header, path: Path | None = None, fresh: bool = False):
        self.path = path
        self.deals: dict[tuple[int, int], Deal] = {}
        self.cut_off = False  # whether a last line had to be dropped
        first = sealed(header)
        content = self._content()
        kept = 0 if first.startswith(content) else self._take_in(content, first, fresh)
        if kept < len(content) or not content:
            self._write(b"" if kept else first, cut=kept)

    def add(self, deals: list[Deal]) -> None:
        for deal in deals:
            self.deals[deal.pairing, deal.deal] = deal
        self._write(b"".join(map(sealed, deals)))

    def _take_in(self, content: bytes, first: bytes, fresh: bool) -> int:
        """Reads the deals; how many bytes of the file hold."""
        head, *lines = content.splitlines(keepends=True)
        found, wanted = unsealed(head[:-1], Header), unsealed(first[:-1], Header)
        if found is None:
            raise BadRecord("results-foreign", file=shown(self.path))
        if fresh:
            return 0
        differing = [name for name in Header.__struct_fields__ if getattr(found, name) != getattr(wanted, name)]
        if differing:
            raise BadRecord("results-other", file=shown(self.path), differing=", ".join(differing))
        kept = len(head)
        for number, line in enumerate(lines, 2):
            deal = unsealed(line[:-1], Deal)
            if deal is None:
                if number <= len(lines):
                    raise BadRecord("results-damaged", file=shown(self.path), number=number)
                self.cut_off = True
                break
            self.deals[deal.pairing, deal.deal] = deal
            kept += len(line)
        return kept

    def _content(self) -> bytes:
        if self.path is None:
            return b""
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return b""
        except OSError as fault:
            raise BadRecord("file-unreadable", file=shown(self.path), why=shown(fault.strerror or fault)) from None

    def _write(self, lines: bytes, cut: int | None = None) -> None:
        """Appends, after cutting the file to that length if one is given."""
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                if cut is not None:
                    file.truncate(cut)
                file.write(lines)
        except OSError as fault:
            raise BadRecord("file-unwritable", file=shown(self.path), why=shown(fault.strerror or fault)) from None
