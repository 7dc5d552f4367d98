"""Records as tables: a row for each game, or for each decision, as CSV or Parquet."""

import csv
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from sobremesa.engine.errors import BadOption, BadRecord
from sobremesa.engine.match import Match
from sobremesa.engine.options import shown
from sobremesa.games import replay

Row = dict[str, Any]


def matches(path: Path) -> Iterator[Match]:
    """The matches of a file: a record on each line, or one record in the whole of it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        why = getattr(fault, "strerror", None) or fault
        raise BadRecord("file-unreadable", file=str(path), why=shown(why)) from None
    try:
        whole = json.loads(text)
    except ValueError:
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                yield replay(record_of(line, path, number))
    else:
        yield replay(whole)


def record_of(line: str, path: Path, number: int) -> Mapping[str, Any]:
    try:
        return json.loads(line)
    except ValueError:
        raise BadRecord("records-line", file=str(path), number=number) from None


def bots_of(match: Match) -> list[str]:
    """Who played each seat, where the record says so."""
    found = match.notes.get("bots")
    return [str(bot) for bot in found] if isinstance(found, list) and len(found) == match.seats else [""] * match.seats


def game_rows(found: Iterable[Match]) -> Iterator[Row]:
    """A row for each game."""
    for number, match in enumerate(found):
        dealer = match.dealer.data()
        row: Row = {
            "record": number,
            "game": match.game.name,
            "version": match.version,
            "seats": match.seats,
            "options": json.dumps(match.agreed, sort_keys=True),
            "dealer": dealer["dealer"],
            "seed": match.notes.get("seed", dealer.get("seed")),
            "bots": ",".join(bots_of(match)),
            "entries": len(match.log),
            "over": match.over,
            "reason": match.reason or "",
            "winners": " ".join(map(str, match.winners)),
        }
        scores = match.scores
        for seat in range(max(match.game.seats)):
            row[f"score_{seat}"] = scores[seat] if seat < match.seats else None
        yield row


def decision_rows(found: Iterable[Match]) -> Iterator[Row]:
    """A row for each decision: who made it, what was chosen of how many moves, and how that seat fared in the end."""
    for number, match in enumerate(found):
        bots, scores, winners = bots_of(match), match.scores, match.winners
        again = match.begun()
        for step, (seat, move) in enumerate(match.log):
            if seat is not None:
                yield {
                    "record": number,
                    "game": match.game.name,
                    "seats": match.seats,
                    "step": step,
                    "seat": seat,
                    "bot": bots[seat],
                    "move": move,
                    "choices": len(again.legal(seat)),
                    "score": again.scores[seat],
                    "final": scores[seat],
                    "won": (seat in winners) / len(winners) if winners else 0.0,
                }
            again.fold((seat, move))


ROWS = {"games": game_rows, "decisions": decision_rows}


def write(path: Path, rows: str, form: str, output: Path | None) -> int:
    """Writes the table; how many rows it has."""
    table = ROWS[rows](matches(path))
    try:
        if form == "parquet":
            return write_parquet(table, output or path.with_suffix(".parquet"))
        with output.open("w", encoding="utf-8", newline="") if output else nullcontext(sys.stdout) as file:
            return write_csv(table, file)
    except BrokenPipeError:  # the reader has closed: the command line ends quietly
        raise
    except OSError as fault:
        raise BadOption("file-unwritable", file=str(output or path), why=shown(fault.strerror or fault)) from None


def write_csv(table: Iterator[Row], file: Any) -> int:
    count = 0
    for count, row in enumerate(table, 1):
        if count == 1:
            writer = csv.DictWriter(file, list(row), lineterminator="\n", extrasaction="ignore")
            writer.writeheader()
        writer.writerow(row)
    return count


def write_parquet(table: Iterator[Row], output: Path) -> int:
    try:
        import polars
    except ModuleNotFoundError:
        raise BadOption("study-missing") from None
    frame = polars.DataFrame(list(table), infer_schema_length=None)
    frame.write_parquet(output)
    return len(frame)
