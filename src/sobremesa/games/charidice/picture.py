"""Charidice as a picture: the dice, and the sheets as they are written."""

from collections.abc import Iterator

from sobremesa.terminal.scene import Row, Scene, seat_row

from .terminal import cell


def draw(scene: Scene) -> Iterator[Row]:
    view = scene.view
    yield "", [f"die {die['number']} {die['colour']}" if die else "die rolling" for die in view["dice"]]
    for seat, sheet in enumerate(view["sheets"]):
        yield seat_row(scene, seat, [part for row in sheet[: view["round"]] for part in (cell(row), "")])
