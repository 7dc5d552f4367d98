"""How Ratzzia looks in a terminal: the shelf, the columns below it, the cat, and the dice in hand.

A die is its seat's emblem and its value, a candy die with a ring; spaces show what they ask for and what they pay.
"""

from collections.abc import Mapping
from typing import Any

from sobremesa.terminal.scene import COLOURS, EMBLEMS, Scene

WIDTH = 76  # for all columns
CELL = 8  # for one of them, at most
SUPPORT, CANDY = "◇", "°"
TOKENS = (10, 5, 1)  # cheese, crackers and sausages


def draw(scene: Scene) -> dict[str, Any]:
    view = scene.view
    title = [
        scene.say("name"),
        scene.say("turn-of", turn=view["turn"]),
        scene.say("win-with", goal=scene.options["goal"]),
    ]
    notes = [note(scene, seat) for seat in range(len(scene.names))]
    lines = [*pantry(scene), beside(scene), *hand(scene), label(scene)]
    return {"title": " · ".join(title), "seats": notes, "table": lines}


def note(scene: Scene, seat: int) -> str:
    """What a seat has in front of it; what is in its bag stands before that."""
    view = scene.view
    food = view["food"][seat]
    parts = [scene.say("seat-food", food=food), scene.say("seat-mice", mice=view["mice"][seat])]
    if food:
        parts[0] += f" [dim]({tokens(food)})[/]"
    if view["candy"][seat]:
        parts.append(scene.say("seat-candy", candy=view["candy"][seat]))
    return " · ".join(parts)


def tokens(food: int) -> str:
    """The food as it lies there: 17 is 10+5+1+1, 38 is 3×10+5+3×1."""
    found = []
    for token in TOKENS:
        many, food = divmod(food, token)
        found += [f"{many}×{token}"] if many > 2 else [str(token)] * many
    return "+".join(found)


def pantry(scene: Scene) -> list[str]:
    """The shelf with its rewards, the spaces from top to bottom, and the numbers of the columns."""
    columns = scene.view["columns"]
    width = min(CELL, WIDTH // len(columns))
    lit = {means["column"] for _, means in scene.moves if means["meaning"] in ("place", "send")}
    labels = [
        scene.say("shelf-label", reward=column["reward"], amount=column["amount"] or 0)[: width - 1].ljust(width)
        for column in columns
    ]
    lines = [f"  [bold]{''.join(labels)}[/]"]
    for space in range(max(len(column["spaces"]) for column in columns) - 1, -1, -1):
        cells = [cell(column["spaces"], space, number in lit, width) for number, column in enumerate(columns, 1)]
        lines.append("  " + "".join(cells))
    numbers = [f"[{'bold' if n in lit else 'dim'}]{str(n).ljust(width)}[/]" for n in range(1, len(columns) + 1)]
    return [*lines, "  " + "".join(numbers)]


def cell(spaces: list[Mapping[str, Any]], number: int, lit: bool, width: int) -> str:
    """A space: the die on it, or what it asks for, and what it pays; lit where a die may go now."""
    if number >= len(spaces):
        return " " * width
    space = spaces[number]
    pays = f"+{space['food']}" if space["food"] else "  "
    rest = f"[dim]{pays}[/]" + " " * (width - 5)
    if space["die"]:
        return f"{mark(space['die'])}{rest}"
    asks = ("=" if space["linked"] else "") + str(space["number"] or ("" if space["linked"] else "□"))
    if lit and number == next_space(spaces):
        return f"[reverse]{asks}[/]{' ' * (3 - len(asks))}{rest}"
    return f"{asks.ljust(3)}{rest}"


def next_space(spaces: list[Mapping[str, Any]]) -> int:
    """The space above the topmost die."""
    return max((i + 1 for i, space in enumerate(spaces) if space["die"]), default=0)


def mark(die: Mapping[str, Any]) -> str:
    """A die in three characters."""
    if die["owner"] is None:
        return f"[dim]{SUPPORT}[/]{die['value']} "
    ring = CANDY if die["kind"] == "candy" else " "
    return f"[{COLOURS[die['owner']]}]{EMBLEMS[die['owner']]}{die['value']}{ring}[/]"


def beside(scene: Scene) -> str:
    """The cat's spaces, grey and red, the jar and the supply."""
    cat = scene.view["cat"]
    grey = "".join(mark(die) if die else "□  " for die in cat["grey"])
    red = "".join(mark(die) if die else "[#D55E00]□[/]  " for die in cat["red"])
    parts = [f"{scene.say('the-cat')} {grey}[dim]│[/] {red}", f"{scene.say('the-jar')} {scene.view['jar']}"]
    if scene.view["support"] or scene.view["support_rolled"]:
        parts.append(f"{scene.say('the-supply')} {scene.view['support']}")
    return "  " + "  ".join(parts)


def hand(scene: Scene) -> list[str]:
    """The dice that have been rolled and are not placed yet."""
    parts = []
    if scene.view["rolled"]:
        seat = scene.view["active"]
        dice = " ".join(f"[reverse] {face} [/reverse]" for face in scene.view["rolled"])
        parts.append(f"{scene.say('rolled-mice')} [{COLOURS[seat]}]{EMBLEMS[seat]} {dice}[/]")
    if scene.view["support_rolled"]:
        dice = " ".join(f"[reverse] {face} [/reverse]" for face in scene.view["support_rolled"])
        parts.append(f"{scene.say('rolled-support')} {SUPPORT} {dice}")
    return ["  " + "   ".join(parts)] if parts else []


def label(scene: Scene) -> str:
    """Whose board this is: the default is a reconstruction, and says so wherever it is shown."""
    return f"  [dim]{scene.say('board-label', origin=scene.options['board']['meta']['origin'])}[/]"
