"""Raj as a picture: the prizes on the table, what lies before each seat, the hand."""

from collections.abc import Iterator

from sobremesa.terminal.scene import Row, Scene, seat_row


def draw(scene: Scene) -> Iterator[Row]:
    view = scene.view
    yield scene.say("on-the-table"), [f"prize {value}" for value in view["pile"]]
    for seat, (last, chosen) in enumerate(zip(view["last"], view["chosen"], strict=True)):
        cards = [*([f"bid {last}"] if last else []), *([f"back {seat}"] if chosen else [])]
        yield seat_row(scene, seat, [*cards, "", *(f"prize {value}" for value in view["taken"][seat])])
    if view["hand"] is not None:
        yield scene.say("your-hand"), [f"bid {card}" for card in view["hand"]]
