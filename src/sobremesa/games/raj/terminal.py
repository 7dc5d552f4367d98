"""How Raj looks in a terminal: the pile as cards, the hand in three rows of five, spent cards as gaps."""

from collections.abc import Callable, Mapping
from typing import Any

from sobremesa.terminal.scene import Scene
from sobremesa.words import signed

GAIN, LOSS = "#2F7D4F", "#B3422F"


def draw(scene: Scene) -> dict[str, Any]:
    view, options, say = scene.view, scene.options, scene.say
    title = [say("name"), say("turn-of", turn=view["turn"], turns=options["bids"])]
    if options["games"] > 1:
        title.insert(1, say("game-of", game=view["game"], games=options["games"]))
    title.append(say("prizes-left", count=view["prizes_left"]))
    notes = [note(view, seat, say) for seat in range(len(view["scores"]))]
    lines = ["", *pile(view["pile"], say), "", *hand(view, options, say)]
    return {"title": " · ".join(title), "seats": notes, "table": lines}


def note(view: Mapping[str, Any], seat: int, say: Callable[..., str]) -> str:
    """What lies before a seat: the last card, the prizes taken, and whether it has chosen."""
    parts = ["✓" if view["chosen"][seat] else " "]
    if view["last"][seat]:
        parts.append(f"{say('last-card')} [bold]{view['last'][seat]:>2}[/]")
    if view["taken"][seat]:
        parts.append(f"{say('taken-cards')} {' '.join(prize(value) for value in view['taken'][seat])}")
    return "  ".join(parts)


def prize(value: int) -> str:
    return f"[{GAIN if value > 0 else LOSS}]{signed(value)}[/]"


def pile(values: list[int], say: Callable[..., str]) -> list[str]:
    """The prizes on the table, side by side, and their sum where there are several."""
    if not values:
        return [f"  [dim]{say('on-the-table')}: {say('nothing-yet')}[/]"]
    shown = values[-9:]
    middle = " ".join(f"│{prize(value)}{' ' * (5 - len(signed(value)))}│".replace("│[", "│ [", 1) for value in shown)
    total = f"   = {prize(sum(values))}" if len(values) > 1 else ""
    return [
        "  " + " ".join("┌──────┐" for _ in shown),
        f"  {middle}{total}",
        "  " + " ".join("└──────┘" for _ in shown),
    ]


def hand(view: Mapping[str, Any], options: Mapping[str, Any], say: Callable[..., str]) -> list[str]:
    if view["hand"] is None:
        return []
    cards = range(1, options["bids"] + 1)
    cells = [f"[bold]{card:>2}[/]" if card in view["hand"] else "[dim] ·[/]" for card in cards]
    rows = [cells[start : start + 5] for start in range(0, len(cells), 5)]
    label = say("your-hand")
    return [f"  {label if i == 0 else ' ' * len(label)}   {'  '.join(row)}" for i, row in enumerate(rows)]
