"""Linko as a picture: the display, the two top sets of each seat, the hand."""

from collections.abc import Iterator

from sobremesa.terminal.scene import Row, Scene, seat_row

SETS = 2  # of each stack, the top one first


def draw(scene: Scene) -> Iterator[Row]:
    view = scene.view
    yield scene.say("display-cards"), [*cards(view["display"]), "", f"{scene.say('pile-cards')} {view['pile']}"]
    for seat, stack in enumerate(view["stacks"]):
        lying = [piece for group in stack[: -SETS - 1 : -1] for piece in (*cards(group), "")]
        yield seat_row(scene, seat, [*lying, f"{scene.say('in-hand')} {view['hand_sizes'][seat]}"])
    if view["hand"] is not None:
        yield scene.say("your-hand"), cards(view["hand"])


def cards(faces: list) -> list[str]:
    return [f"card {face}" for face in faces]
