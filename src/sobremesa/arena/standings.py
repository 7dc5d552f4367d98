"""How a tournament went, for Python: the report's plain data, as attributes, text and a table."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sobremesa import words
from sobremesa.engine.errors import BadOption

from .report import report

if TYPE_CHECKING:
    from .contest import Tournament


@dataclass(frozen=True)
class Standings:
    """What `tournament` returns. `data` is what `sobremesa arena --json` prints; `print` shows it as a table."""

    data: dict[str, Any]

    @classmethod
    def of(cls, tournament: "Tournament") -> "Standings":
        return cls(report(tournament))

    @property
    def pairings(self) -> list[dict[str, Any]]:
        """Who met whom: wins, losses, draws, share and difference with their intervals."""
        return self.data["pairings"]

    @property
    def bots(self) -> list[dict[str, Any]]:
        """Each bot's rating, time, playouts and faults."""
        return self.data["bots"]

    def rows(self) -> list[dict[str, Any]]:
        """A flat row for each pairing."""
        found = []
        for pairing in self.pairings:
            row = {name: pairing[name] for name in ("bot", "against", "games", "wins", "losses", "draws")}
            for name in ("share", "difference"):
                for part in ("value", "low", "high"):
                    row[name if part == "value" else f"{name}_{part}"] = (pairing[name] or {}).get(part)
            found.append(row)
        return found

    def to_frame(self) -> Any:
        """The same as a polars DataFrame (`.to_pandas()` makes it pandas')."""
        try:
            import polars
        except ModuleNotFoundError:
            raise BadOption("study-missing") from None
        return polars.DataFrame(self.rows(), infer_schema_length=None)

    def __str__(self) -> str:
        from .command import lines

        return "\n".join(lines(self.data, words.catalogue("en").say))

    def __repr__(self) -> str:
        pairs = [f"{each['bot']}/{each['against']}" for each in self.pairings]
        return f"<Standings {self.data['game']}: {self.data['games']} games, {', '.join(pairs)}>"
