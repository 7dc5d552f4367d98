"""What is read of a table: stories, records, and whether its deals were fair. Nothing here changes it."""

from typing import Any

from sobremesa import verify

from .. import wire
from ..refusals import Refused
from . import agreements, telling
from .table import Table


async def story(
    table: Table, viewer: int | None, seat: int | None, first: int, count: int, everything: bool = False
) -> wire.Story:
    """The viewer's own story; once the game is over, that of any seat, or everything. Told off the event loop.

    At the box every move is named: the cards lie open on the real table."""
    match, over = table.state.match, table.state.facts.phase == "over"
    if match is None:
        raise Refused("not-started")
    if everything or (seat is not None and seat != viewer):
        if not over:
            raise Refused("not-your-story")
        if seat is not None:
            agreements.existing(table.state.facts, seat)
        viewer = seat
    aids = table.audience.aids
    named = over or table.state.facts.box
    return await table.room.aside(telling.story, match.copy(), viewer, aids, first, count, named, everything)


def record(table: Table, viewer: int | None) -> dict[str, Any]:
    match = table.state.match
    if match is None:
        raise Refused("not-started")
    return match.record() if table.state.facts.phase == "over" else match.record_for(viewer, table.audience.aids)


async def findings(table: Table, language: str) -> list[str]:
    """What recomputing the whole game has shown, in sentences. Off the event loop."""
    if table.state.match is None or table.state.facts.phase != "over":
        raise Refused("not-over")
    found = await table.room.aside(verify.verified, table.state.match.record())
    people = [place.name or str(seat + 1) for seat, place in enumerate(table.state.facts.places)]
    return verify.sentences(found, language, people)
