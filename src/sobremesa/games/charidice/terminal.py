"""How Charidice looks in a terminal: six dice with colour, name and pattern, every sheet, the best ways to score."""

from collections.abc import Mapping
from typing import Any

from sobremesa.terminal.scene import Scene, seat_mark

# The terminal's colour, and the pattern for whoever cannot tell colours apart
LOOKS = {
    "yellow": ("yellow", "·"),
    "red": ("red", "/"),
    "green": ("green", "+"),
    "blue": ("bright_blue", "~"),
    "grey": ("white", "="),
    "black": ("bold", "#"),
}
CELL = 11
CHOICES = 3
ROWS = 4  # rounds of the sheets that fit a small screen: the last ones


def draw(scene: Scene) -> dict[str, Any]:
    view = scene.view
    title = [scene.say("name"), scene.say("round-of", round=view["round"], rounds=scene.options["rounds"])]
    if view["roll"]:
        title.append(scene.say("roll-of", roll=view["roll"]))
    notes = [note(scene, seat) for seat in range(len(scene.names))]
    return {"title": " · ".join(title), "seats": notes, "table": [*sheets(scene), *dice(scene), *choices(scene)]}


def note(scene: Scene, seat: int) -> str:
    """Who has the dice, and who may still ask for the greatest gift."""
    view = scene.view
    parts = ["⚅" if seat == view["active"] and not view["over"] else " "]
    if view["gift_left"][seat]:
        parts.append(f"[dim]{scene.say('gift-kept')}[/]")
    if view["asked"] and seat == (view["active"] + 1) % len(scene.names):
        parts.append(f"[bold]{scene.say('gift-doubled')}[/]")
    return "  ".join(parts)


def sheets(scene: Scene) -> list[str]:
    """The last rounds begun, with a column for each seat; the totals stand beside the names."""
    begun = scene.view["round"] if any(map(written, scene.view["sheets"])) else 0
    width = 16
    heads = " ".join(seat_mark(seat, name[: width - 3].ljust(width - 2)) for seat, name in enumerate(scene.names))
    lines = [f"[dim]{scene.say('sheet-title')}[/]", f"     {heads}"] if begun else []
    for row in range(max(0, begun - ROWS), begun):
        cells = [cell(sheet[row]).ljust(width) for sheet in scene.view["sheets"]]
        lines.append(f"  [dim]{row + 1}[/]  {' '.join(cells)}")
    return lines


def written(sheet: list[Mapping[str, int]]) -> bool:
    return any(any(row.values()) for row in sheet)


def cell(row: Mapping[str, int]) -> str:
    return f"{row['dice']:>2}+{row['bonus']:>2}+{row['received']:>2} ({row['donated']})" if any(row.values()) else "·"


def dice(scene: Scene) -> list[str]:
    """Position, number between the colour's pattern, and the colour's name."""
    rows: list[list[str]] = [[], [], []]
    for position, die in enumerate(scene.view["dice"], 1):
        rows[0].append(f"[dim]{position}[/]" + " " * (CELL - 1))
        if die is None:
            rows[1].append("( )".ljust(CELL))
            rows[2].append(" " * CELL)
            continue
        style, pattern = LOOKS[die["colour"]]
        face = f"[{style}]{pattern}[reverse] {die['number']} [/reverse]{pattern}[/]"
        rows[1].append(face + " " * (CELL - 5))
        rows[2].append(f"[{style}]{scene.say('colour-name', colour=die['colour'])[: CELL - 1].ljust(CELL)}[/]")
    return ["", *("  " + "".join(row) for row in rows)]


def choices(scene: Scene) -> list[str]:
    """The best ways to score what lies there, with what the neighbour would get; `h` tells them all."""
    ways = [(i, move, means) for i, (move, means) in enumerate(scene.moves, 1) if means["meaning"] == "score"]
    best = sorted(ways, key=lambda way: -(way[2]["points"] + way[2]["bonus"]))[:CHOICES]
    lines = [f"[dim]{scene.say('best-choices', count=len(ways))}[/]"] if best else []
    for number, move, means in best:
        numbers = " ".join(map(str, means["numbers"]))
        worth = scene.say("score-worth", points=means["points"], bonus=means["bonus"])
        gets = scene.say("gets", receiver_seat=scene.names[means["receiver_seat"]], gift=means["gift"])
        lines.append(f"  [dim]#{number:<3}[/] [bold]{move}[/] · {numbers} · {worth} · {gets}")
    return lines
