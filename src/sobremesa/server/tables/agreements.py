"""What host and people agree about their table. Each function says what the facts become when a seat asks, or refuses.

The host changes, hands over and sends away; pausing and ending take every person's yes.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from sobremesa.games import game as find_game

from .. import names, wire
from ..refusals import Refused
from . import bots
from .clocks import wound
from .facts import Facts, Knock, Place, beside, bot_place, heir, names_of, people, seats_of, with_place

MOST_KNOCKS = 5  # that wait for the host


def only_host(facts: Facts, seat: int) -> None:
    if facts.host not in beside(facts, seat):
        raise Refused("not-host")


def only_in_lobby(facts: Facts) -> None:
    if facts.phase != "lobby":
        raise Refused("already-started")


def only_in_play(facts: Facts) -> None:
    if facts.phase != "playing":
        raise Refused("not-started" if facts.phase == "lobby" else "already-over")


def only_when_dealt(facts: Facts) -> None:
    """While the first cards are still to be dealt nobody comes or goes: what was pledged is to be opened."""
    if facts.phase == "playing" and facts.secret is not None and facts.luck is None:
        raise Refused("not-dealt-yet")


def existing(facts: Facts, seat: int) -> Place:
    if not 0 <= seat < len(facts.places):
        raise Refused("no-such-place", last=len(facts.places) - 1)
    return facts.places[seat]


# The host


def changed(facts: Facts, seat: int, asked: wire.ChangeTable) -> Facts:
    if asked.name is not None:
        facts = renamed(facts, seat, asked.name)
    if asked == wire.ChangeTable(name=asked.name, id=asked.id):
        return facts
    only_host(facts, seat)
    if asked.order is not None:
        facts = reordered(facts, asked.order)
    if asked.seats is not None or asked.options is not None:
        facts = resized(facts, asked.seats, asked.options)
    if asked.host is not None:
        facts = handed_over(facts, asked.host)
    flags = {
        name: value for name in ("locked", "watch", "hints", "helpers") if (value := getattr(asked, name)) is not None
    }
    return replace(facts, **flags)


def renamed(facts: Facts, seat: int, typed: str) -> Facts:
    """Somebody is called otherwise from now on."""
    others = names_of(place for other, place in enumerate(facts.places) if other != seat)
    name = names.distinct_name(names.clean_name(typed), others)
    return with_place(facts, seat, replace(facts.places[seat], name=name))


def reordered(facts: Facts, order: list[int]) -> Facts:
    """For each seat, the one whose people or bot sit there from now on."""
    only_in_lobby(facts)
    if sorted(order) != list(range(len(facts.places))):
        raise Refused("bad-order", last=len(facts.places) - 1)
    host = None if facts.host is None else order.index(facts.host)
    return replace(facts, places=tuple(facts.places[seat] for seat in order), host=host)


def resized(facts: Facts, seats: int | None, options: dict[str, object] | None) -> Facts:
    """Seats come at the end and are free; those that go are free ones first, then bots', the last first."""
    only_in_lobby(facts)
    game, before = find_game(facts.game), len(facts.places)
    if options is None:  # what differs from the usual stays so, whatever is usual for the new number
        usual = {name: option.default_for(before) for name, option in game.options.items()}
        options = {name: value for name, value in facts.options.items() if value != usual[name]}
    count, options = game.settled(before if seats is None else seats, options, from_afar=True)
    spare = sorted((s for s in range(before) if s not in people(facts)), key=lambda s: (not facts.places[s].open, -s))
    if before - count > len(spare):
        raise Refused("too-many-people", seats=count)
    going = set(spare[: max(0, before - count)])
    staying = [seat for seat in range(before) if seat not in going]
    places = tuple(facts.places[seat] for seat in staying) + (Place(),) * (count - before)
    host = None if facts.host is None else staying.index(facts.host)
    return replace(facts, places=places, host=host, options=options, hands=wound(facts.clock, count))


def handed_over(facts: Facts, heir: int) -> Facts:
    if not existing(facts, heir).person:
        raise Refused("nobody-there")
    return replace(facts, host=heir)


def with_bot(facts: Facts, host: int, seat: int, level: str | None) -> Facts:
    """The host seats a bot, or takes it away; a person who sits there has to go."""
    only_host(facts, host)
    place = existing(facts, seat)
    if facts.phase == "over":
        raise Refused("already-over")
    only_when_dealt(facts)
    if place.person:
        facts = without(facts, seat)
        if place.guest and facts.phase == "playing" and place.guest != facts.places[host].guest:
            facts = replace(facts, sent_away=(*facts.sent_away, place.guest))
    if level is None:
        return facts if place.person or facts.phase == "playing" else with_place(facts, seat, Place())
    others = names_of(other for s, other in enumerate(facts.places) if s != seat)
    return with_place(facts, seat, bot_place(facts.game, level, others, facts.places[seat].name))


def left(facts: Facts, seat: int) -> Facts:
    only_when_dealt(facts)
    return without(facts, seat)


def without(facts: Facts, seat: int) -> Facts:
    """Somebody goes. In the lobby the seat opens; in play a bot takes it, so that the others can go on; afterwards
    the result stays theirs."""
    place = facts.places[seat]
    gone = facts.gone
    if facts.phase == "lobby":
        left = Place()
    elif facts.phase == "playing":
        name, level = place.stand_in or (None, bots.DEFAULT)
        left = bot_place(facts.game, level, names_of(facts.places), name)
        left = replace(left, pledge=place.pledge, luck=place.luck)  # it counts, whoever sits there
        gone = gone | {place.guest: seat} if place.guest else gone
    else:
        left = Place(place.name, wins=place.wins)
    facts = replace(with_place(facts, seat, left), gone=gone)
    if facts.wish:
        others = [s for s in facts.wish.by if s != seat]
        facts = replace(facts, wish=wire.Wish(facts.wish.what, others) if others else None)
    return fulfilled(replace(facts, host=heir(facts) if seat == facts.host else facts.host))


# Those who come in the middle of a game


def knocked(facts: Facts, knock: Knock) -> Facts:
    """Somebody asks for a seat; the same one again asks anew."""
    others = tuple(each for each in facts.knocks if each.guest != knock.guest)
    if len(others) == MOST_KNOCKS:
        raise Refused("too-many-knocks")
    return replace(facts, knocks=(*others, knock))


def answered(facts: Facts, seat: int, knock: str, welcome: bool) -> Facts:
    """The host lets somebody have a seat, or not."""
    only_host(facts, seat)
    only_in_play(facts)
    if knock not in {each.id for each in facts.knocks}:
        raise Refused("no-such-knock")
    given = [replace(each, welcome=True) if each.id == knock else each for each in facts.knocks]
    return replace(facts, knocks=tuple(each for each in given if welcome or each.id != knock))


# Everybody


def wished(facts: Facts, seat: int, what: str | None) -> Facts:
    """A yes to pausing or ending, or a no to whatever is wished; going on takes one. Those at one browser are of one
    mind."""
    only_in_play(facts)
    if what == "resume":
        return replace(facts, paused=False, wish=None)
    if what is None or (what == "pause" and facts.paused):
        return replace(facts, wish=None)
    by = facts.wish.by if facts.wish and facts.wish.what == what else []
    return fulfilled(replace(facts, wish=wire.Wish(what, sorted({*by, *beside(facts, seat)}))))  # type: ignore[arg-type]


def fulfilled(facts: Facts) -> Facts:
    """What everybody agrees to happens. Those whose seat a bot keeps warm are not asked."""
    wish, asked = facts.wish, {seat for seat in people(facts) if facts.places[seat].active}
    if wish is None or not asked or not asked <= set(wish.by):
        return facts
    facts = replace(facts, wish=None, paused=wish.what == "pause")
    return replace(facts, phase="over") if wish.what == "end" else facts


# The house


def ended(facts: Facts) -> Facts:
    """The administrator ends the game."""
    only_in_play(facts)
    return replace(facts, phase="over", paused=False, wish=None)


def warmed(facts: Facts, seats: Sequence[int], host: int | None = None) -> Facts:
    """Bots keep these seats warm; if the host's is among them, the one given is host now."""
    places = list(facts.places)
    for seat in seats:
        if places[seat].active:
            places[seat] = replace(places[seat], bot=(places[seat].stand_in or ("", bots.DEFAULT))[1])
    if not facts.alive or tuple(places) == facts.places:
        return facts
    host = facts.host if host is None or facts.host not in seats else host
    return fulfilled(replace(facts, places=tuple(places), host=host))


def back(facts: Facts, seat: int) -> Facts:
    """The owner of a seat has returned."""
    place = facts.places[seat]
    return with_place(facts, seat, replace(place, bot=None)) if place.warm else facts


# Guests who become somebody else, or go for good


def handed_on(facts: Facts, before: str, after: str) -> Facts:
    """A guest's seats become the account's, unless that sits here too; and so does one that the guest gave up."""
    gone = {after if each == before and after not in facts.gone else each: seat for each, seat in facts.gone.items()}
    facts = replace(facts, gone=gone)
    if not seats_of(facts, after):
        for seat in seats_of(facts, before):
            facts = with_place(facts, seat, replace(facts.places[seat], guest=after))
    return facts


def without_guest(facts: Facts, guest: str) -> Facts:
    """A guest gives the seats up, and nothing names them any more."""
    for seat in seats_of(facts, guest):
        facts = without(facts, seat)
        if facts.phase == "over":
            facts = with_place(facts, seat, Place(wins=facts.places[seat].wins))
    gone = {each: seat for each, seat in facts.gone.items() if each != guest}
    knocks = tuple(knock for knock in facts.knocks if knock.guest != guest)
    return replace(facts, gone=gone, knocks=knocks, sent_away=tuple(each for each in facts.sent_away if each != guest))
