"""A drawing for games that have no `terminal.py`: the view as it stands, what belongs to a seat beside its name."""

from typing import Any

from sobremesa import words

from .scene import Scene, escape

APART = {"scores", "over"}  # shown with the seats, and told at the end


def draw(scene: Scene) -> dict[str, Any]:
    notes: list[list[str]] = [[] for _ in scene.names]
    lines = []
    for name, value in scene.view.items():
        if name in APART or value is None:
            continue
        label = f"[dim]{escape(label_of(scene, name))}[/]"
        if isinstance(value, list) and len(value) == len(notes) and name != "hand":
            for note, part in zip(notes, value, strict=True):
                note += [f"{label} {escape(shown(part))}"] if told(part) else []
        else:
            lines.append(f"  {label}  {escape(shown(value))}")
    return {"title": scene.say("name"), "seats": ["  ".join(note) for note in notes], "table": lines}


def label_of(scene: Scene, name: str) -> str:
    """What a part of the view is called: `view-NAME` in the game's words, or the name itself."""
    text = f"view-{name}"
    return scene.say(text) if words.catalogue(scene.language, scene.folder).has(text) else name.replace("_", " ")


def told(part: Any) -> bool:
    """Whether there is anything to say of a seat's part."""
    return part is not None and part is not False and part != []


def shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}: {shown(part)}" for name, part in value.items())
    if isinstance(value, list):
        return " ".join(f"({shown(part)})" if isinstance(part, list | dict) else shown(part) for part in value) or "–"
    return "✓" if value is True else "–" if value is None or value is False else words.figure(value)
