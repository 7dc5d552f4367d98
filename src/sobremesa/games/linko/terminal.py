"""How Linko looks in a terminal: each stack with its top set first, the display, the hand grouped by number."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.markup import escape

from sobremesa.terminal.scene import Scene

WIDTH = 78
SEAT = 25  # columns before a seat's note, besides its name: emblem, points, how strong a bot it is
CHOICES = 2  # so many choices are told on the table itself; `h` tells them all


def draw(scene: Scene) -> dict[str, Any]:
    view = scene.view
    title = [scene.say("name"), scene.say("round-of", round=view["round"], rounds=scene.options["rounds"])]
    notes = [note(scene, seat) for seat in range(len(scene.names))]
    table = ["", *middle(scene), *known(scene), *hand(scene), *conflict(scene)]
    return {"title": " · ".join(title), "seats": notes, "table": table}


def note(scene: Scene, seat: int) -> str:
    """What lies before a seat: how many cards it holds, and its stack as it lies, from the top down."""
    size = f"[dim]{scene.say('in-hand')}[/] {scene.view['hand_sizes'][seat]:>2}"
    stack = scene.view["stacks"][seat]
    if not stack:
        return f"{size}  [dim]{scene.say('stack-empty')}[/]"
    top, below = " ".join(map(str, stack[-1])), [short(cards) for cards in reversed(stack[:-1])]
    room = WIDTH - SEAT - max(map(len, scene.names)) - len(scene.say("in-hand")) - 6 - len(top)
    shown = fitting(below, room)
    more = f" ‹ …{len(below) - len(shown)}" if len(shown) < len(below) else ""
    return f"{size}  [bold]{top}[/][dim]{''.join(f' ‹ {cards}' for cards in shown)}{more}[/]"


def short(cards: Sequence[Any]) -> str:
    """A group of cards in few letters: 6×2, 6×2+X."""
    return "+".join(f"{card}×{count}" if count > 1 else f"{card}" for card, count in counted(cards))


def counted(cards: Sequence[Any]) -> list[tuple[Any, int]]:
    return [(card, len(list(equal))) for card, equal in groupby(cards)]


def fitting(parts: list[str], room: int) -> list[str]:
    """As many of the parts as there is room for, with a sign before each and a note of what is left out."""
    shown: list[str] = []
    for part in parts:
        room -= len(part) + 3
        if room < (7 if len(shown) + 1 < len(parts) else 0):
            break
        shown.append(part)
    return shown


def middle(scene: Scene) -> list[str]:
    """The display and the pile, and what is out of the round."""
    view, say = scene.view, scene.say
    display = "  ".join(f"[bold]{card}[/]" for card in view["display"]) or f"[dim]{say('no-cards')}[/]"
    lines = [f"  {say('display-cards')}  {display}   [dim]· {say('pile-cards')}[/] {view['pile']}"]
    if view["discarded"]:
        lines += row(f"[dim]{say('discarded-cards')}[/]", len(say("discarded-cards")), groups(view["discarded"]))
    return lines


def known(scene: Scene) -> list[str]:
    """What everybody saw enter the others' hands and not leave them."""
    seats = [seat for seat in range(len(scene.names)) if seat != scene.seat and scene.view["known"][seat]]
    parts = [f"{scene.names[seat]} {' '.join(groups(scene.view['known'][seat]))}" for seat in seats]
    label = scene.say("known-cards")
    return row(f"[dim]{label}[/]", len(label), [" · ".join(parts)]) if parts else []


def hand(scene: Scene) -> list[str]:
    cards = scene.view["hand"]
    if cards is None:
        return []
    label = scene.say("your-hand")
    whole = [" ".join([str(card)] * count) for card, count in counted(cards)]
    if len("   ".join(whole)) > WIDTH - len(label) - 4:
        whole = groups(cards)
    return ["", *row(label, len(label), whole or [scene.say("no-cards")], "   ")]


def groups(cards: Sequence[Any]) -> list[str]:
    return [short(list(equal)) for _, equal in groupby(cards)]


def row(label: str, length: int, parts: list[str], between: str = " ") -> list[str]:
    """A label and what belongs to it, on as many lines as it takes."""
    lines, line = [], ""
    for part in between.join(parts).split(" "):
        if line and len(line) + 1 + len(part) > WIDTH - length - 4:
            lines.append(line.rstrip())
            line = part
        else:
            line = f"{line} {part}" if line or lines else part
    lines.append(line)
    return [f"  {label if i == 0 else ' ' * length}  {escape(text.strip())}" for i, text in enumerate(lines)]


def conflict(scene: Scene) -> list[str]:
    """Who attacks whom, and what each choice would mean."""
    about = scene.view["conflict"]
    if about is None:
        return []
    line = {"conflict": "line", "seat": about["attacker"], "victim_seat": about["victim"], "cards": about["cards"]}
    lines = ["", f"  {escape(scene.tell(line))}"]
    for number, (move, meaning) in enumerate(scene.moves, 1):
        if len(scene.moves) <= CHOICES:
            lines.append(f"  [dim]#{number}[/] [bold]{move}[/] · {escape(scene.tell(meaning))}")
    return lines
