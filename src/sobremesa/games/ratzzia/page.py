"""The board, at the end of the rules page: as a Markdown table, with where it comes from."""

from collections.abc import Mapping
from typing import Any

from sobremesa import words

from .board import DEFAULT, FOLDER, SIZES


def appendix(options: Mapping[str, Any], language: str) -> list[str]:
    """The board that these options have, drawn with all its spaces."""
    board, say = options["board"], words.catalogue(language, FOLDER).say
    name = f"**{board['meta']['name']}** · " if board["meta"]["name"] else ""
    cat = {colour: " · ".join(str(board["cat"][colour][size]) for size in SIZES) for colour in ("grey", "red")}
    return [
        f"## {say('board-title', default=board == DEFAULT)}",
        "",
        name + say("board-reason", origin=board["meta"]["origin"]),
        "",
        *drawing(board, say),
        "",
        say("board-legend"),
        "",
        say("board-cat", **cat),
    ]


def drawing(board: Mapping[str, Any], say: Any) -> list[str]:
    """A Markdown table: the shelf on top, then the spaces from top to bottom."""
    columns = board["column"]
    rows = [
        [str(number) for number in range(1, len(columns) + 1)],
        ["---"] * len(columns),
        [f"**{say('shelf-label', reward=c['reward'], amount=c.get('amount', 0))}**" for c in columns],
    ]
    for space in range(max(len(column["spaces"]) for column in columns) - 1, -1, -1):
        rows.append([drawn(column["spaces"], space) for column in columns])
    return [f"| {' | '.join(row)} |" for row in rows]


def drawn(spaces: list[Mapping[str, Any]], number: int) -> str:
    """A space: what it asks for, what it pays, and from how many players on it is there."""
    if number >= len(spaces):
        return " "
    space = spaces[number]
    asks = ("=" if space["link"] else "") + str(space["req"] or ("" if space["link"] else "□"))
    pays = f" +{space['food']}" if space["food"] else ""
    players = f" ({space['min_players']}+)" if space["min_players"] > 2 else ""
    return asks + pays + players
