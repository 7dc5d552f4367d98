"""Ratzzia as a picture: the columns, each in a row, then the cat, the dice in hand and what each seat has."""

from collections.abc import Iterator, Mapping
from typing import Any

from sobremesa.terminal.scene import Row, Scene, seat_row

HIGH = 40  # pixels of a piece: there are many rows
FOOD = (("cheese", 10), ("cracker", 5), ("sausage", 1))


def draw(scene: Scene) -> Iterator[Row]:
    view = scene.view
    for number, column in enumerate(view["columns"], 1):
        label = scene.say("shelf-label", reward=column["reward"], amount=column["amount"] or 0)
        yield f"{number} · {label}", [part for space in column["spaces"] for part in (*lies(space), "")]
    cat = view["cat"]
    full = all(cat["grey"])
    mood = "awake" if full and cat["red"].count(None) < 2 else "listening" if full else "asleep"
    grey, red = ([die_of(die) if die else "□" for die in cat[row]] for row in ("grey", "red"))
    yield scene.say("the-cat"), [mood, "", *grey, "", *red, "", "candy ? ?", f"×{view['jar']}"]
    rolled = [f"mouse {value} {view['active']}" for value in view["rolled"]]
    rolled += [f"support {value} ?" for value in view["support_rolled"]]
    if rolled:
        yield scene.say("rolled-mice"), rolled
    for seat, food in enumerate(view["food"]):
        mice, candy = view["mice"][seat], view["candy"][seat]
        dice = [f"mouse ? {seat}", f"×{mice}", *([f"candy ? {seat}", f"×{candy}"] if candy else [])]
        yield seat_row(scene, seat, [*dice, "", *tokens(food)])


def lies(space: Mapping[str, Any]) -> list[str]:
    """What a space holds or asks for, and the food it pays."""
    asks = ("=" if space["linked"] else "") + str(space["number"] or ("" if space["linked"] else "□"))
    return [die_of(space["die"]) if space["die"] else asks, *["sausage"] * space["food"]]


def die_of(die: Mapping[str, Any]) -> str:
    owner = "?" if die["owner"] is None else die["owner"]
    return f"{die['kind']} {die['value']} {owner}"


def tokens(food: int) -> list[str]:
    found = []
    for name, worth in FOOD:
        many, food = divmod(food, worth)
        found += [name] * many
    return found
