"""What host and people agree about their table. Each function says what the sheet becomes when a seat asks, or refuses.

The host changes, hands over and sends away; pausing and ending take every person's yes.
"""

from collections.abc import Callable

from msgspec.structs import replace

from sobremesa.engine.game import Game

from . import bots, names, wire
from .clocks import wound
from .refusals import Refused
from .sheets import bot_place, heir, names_of, people, with_place
from .storage import Place, Sheet

Change = Callable[[Sheet, int], Sheet]  # what a table becomes when a seat asks


def only_host(sheet: Sheet, seat: int) -> None:
    if seat != sheet.host:
        raise Refused("not-host")


def only_in_lobby(sheet: Sheet) -> None:
    if sheet.phase != "lobby":
        raise Refused("already-started")


def existing(sheet: Sheet, seat: int) -> Place:
    if not 0 <= seat < len(sheet.places):
        raise Refused("no-such-place", last=len(sheet.places) - 1)
    return sheet.places[seat]


# The host


def changed(game: Game, asked: wire.ChangeTable) -> Change:
    def change(sheet: Sheet, seat: int) -> Sheet:
        if asked.name is not None:
            sheet = renamed(sheet, seat, asked.name)
        if asked == wire.ChangeTable(name=asked.name):
            return sheet
        only_host(sheet, seat)
        if asked.order is not None:
            sheet = reordered(sheet, asked.order)
        if asked.seats is not None or asked.options is not None:
            sheet = agreed(game, sheet, asked.seats, asked.options)
        if asked.host is not None:
            sheet = handed_over(sheet, asked.host)
        flags = {name: value for name in ("locked", "watch") if (value := getattr(asked, name)) is not None}
        return replace(sheet, **flags)

    return change


def renamed(sheet: Sheet, seat: int, typed: str) -> Sheet:
    """Somebody is called otherwise from now on."""
    others = names_of(place for other, place in enumerate(sheet.places) if other != seat)
    name = names.told_apart(names.clean_name(typed), others)
    return with_place(sheet, seat, replace(sheet.places[seat], name=name))


def reordered(sheet: Sheet, order: list[int]) -> Sheet:
    """For each seat, the one whose people or bot sit there from now on."""
    only_in_lobby(sheet)
    if sorted(order) != list(range(len(sheet.places))):
        raise Refused("bad-order", last=len(sheet.places) - 1)
    host = None if sheet.host is None else order.index(sheet.host)
    return replace(sheet, places=tuple(sheet.places[seat] for seat in order), host=host)


def agreed(game: Game, sheet: Sheet, seats: int | None, options: dict[str, object] | None) -> Sheet:
    """Seats come at the end and are free; those that go are free ones first, then bots', the last first."""
    only_in_lobby(sheet)
    before = len(sheet.places)
    if options is None:  # what differs from the usual stays so, whatever is usual for the new number
        usual = {name: option.default_for(before) for name, option in game.options.items()}
        options = {name: value for name, value in sheet.options.items() if value != usual[name]}
    count, options = game.settled(before if seats is None else seats, options, from_afar=True)
    spare = sorted((s for s in range(before) if s not in people(sheet)), key=lambda s: (not sheet.places[s].open, -s))
    if before - count > len(spare):
        raise Refused("too-many-people", seats=count)
    going = set(spare[: max(0, before - count)])
    staying = [seat for seat in range(before) if seat not in going]
    places = tuple(sheet.places[seat] for seat in staying) + (Place(),) * (count - before)
    host = None if sheet.host is None else staying.index(sheet.host)
    return replace(sheet, places=places, host=host, options=options, hands=wound(sheet.clock, count))


def handed_over(sheet: Sheet, heir: int) -> Sheet:
    if not existing(sheet, heir).person:
        raise Refused("nobody-there")
    return replace(sheet, host=heir)


def seated(game: Game, seat: int, level: str | None) -> Change:
    """The host seats a bot, or takes it away; a person who sits there has to go."""

    def change(sheet: Sheet, host: int) -> Sheet:
        only_host(sheet, host)
        place = existing(sheet, seat)
        if sheet.phase == "over":
            raise Refused("already-over")
        if place.person:
            sheet = without(game, sheet, seat)
        if level is None:
            return sheet if place.person or sheet.phase == "playing" else with_place(sheet, seat, Place())
        others = names_of(other for s, other in enumerate(sheet.places) if s != seat)
        return with_place(sheet, seat, bot_place(game, level, others, sheet.places[seat].name))

    return change


def without(game: Game, sheet: Sheet, seat: int) -> Sheet:
    """Somebody goes. In the lobby the seat opens; in play a bot takes it, so that the others can go on; afterwards
    the result stays theirs."""
    place = sheet.places[seat]
    gone = sheet.gone
    if sheet.phase == "lobby":
        left = Place()
    elif sheet.phase == "playing":
        left = bot_place(game, bots.DEFAULT, names_of(sheet.places))
        gone = gone | {place.guest: seat} if place.guest else gone
    else:
        left = Place(place.name, wins=place.wins)
    sheet = replace(with_place(sheet, seat, left), gone=gone)
    if sheet.wish:
        others = [s for s in sheet.wish.by if s != seat]
        sheet = replace(sheet, wish=wire.Wish(sheet.wish.what, others) if others else None)
    return settled(replace(sheet, host=heir(sheet) if seat == sheet.host else sheet.host))


# Everybody


def wished(what: str | None) -> Change:
    """A yes to pausing or ending, or a no to whatever is wished; going on takes one."""

    def change(sheet: Sheet, seat: int) -> Sheet:
        if sheet.phase != "playing":
            raise Refused("not-started" if sheet.phase == "lobby" else "already-over")
        if what == "resume":
            return replace(sheet, paused=False, wish=None)
        if what is None or (what == "pause" and sheet.paused):
            return replace(sheet, wish=None)
        by = sheet.wish.by if sheet.wish and sheet.wish.what == what else []
        return settled(replace(sheet, wish=wire.Wish(what, sorted({*by, seat}))))  # type: ignore[arg-type]

    return change


def settled(sheet: Sheet) -> Sheet:
    """What everybody agrees to happens. Those whose seat a bot keeps warm are not asked."""
    wish, asked = sheet.wish, {seat for seat in people(sheet) if sheet.places[seat].active}
    if wish is None or not asked or not asked <= set(wish.by):
        return sheet
    sheet = replace(sheet, wish=None, paused=wish.what == "pause")
    return replace(sheet, phase="over") if wish.what == "end" else sheet
