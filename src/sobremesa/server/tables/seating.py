"""Who sits where: what commands about seats do to a table. Pure, as all decisions are."""

from msgspec.structs import replace

from .. import names
from ..refusals import Refused
from . import agreements, commands
from .draft import Draft
from .facts import Facts, Knock, Place, Who, beside, names_of, seat_of, seated, with_place


def join(draft: Draft, asked: commands.Join) -> None:
    facts = draft.facts
    mine = seat_of(facts, asked.who)
    if mine is not None and not asked.beside:
        return
    if mine is None and asked.beside:
        raise Refused("not-seated")
    seat = free_seat(facts, asked.who, asked.seat)
    if facts.phase == "playing" and (mine is None or facts.host not in beside(facts, mine)):
        seat = check_welcome(facts, asked.who, seat, asked.seat)
    if facts.phase == "playing":
        forget_choice(draft, seat)
        facts = draft.facts
    others = names_of(place for other, place in enumerate(facts.places) if other != seat)
    name, before = names.distinct_name(asked.name, others), facts.places[seat]
    place = Place(name, asked.who.guest, asked.token, wins=before.wins)
    if before.name and before.bot:
        place = replace(place, stand_in=(before.name, before.bot))
    knocks = tuple(each for each in facts.knocks if each.guest != asked.who.guest)
    host = seat if facts.host is None else facts.host
    draft.change(replace(with_place(facts, seat, place), host=host, knocks=knocks))


def knock(draft: Draft, asked: commands.Knock) -> None:
    """Somebody asks for a seat. Who gave one up asks for that one, whatever they say, and has it without the host's
    yes, unless they were sent away."""
    facts, guest = draft.facts, asked.who.guest
    agreements.only_in_play(facts)
    if guest is None:
        raise Refused("knock-first")
    if seat_of(facts, asked.who) is None:
        seat = free_seat(facts, asked.who, facts.gone.get(guest, asked.seat))
        mine = gave_up(facts, guest) == seat
        if facts.host is None and not mine:
            raise Refused("nobody-to-ask")
        name = names.distinct_name(asked.name, names_of(facts.places))
        draft.change(agreements.knocked(facts, Knock(asked.sender, name, guest, seat, mine)))


def gave_up(facts: Facts, guest: str | None) -> int | None:
    """The seat that somebody has given up of their own accord."""
    return None if guest is None or guest in facts.sent_away else facts.gone.get(guest)


def check_welcome(facts: Facts, who: Who, seat: int, wish: int | None) -> int:
    """The seat that somebody may have in the middle of a game: the one they gave up, or that the host gives them."""
    if gave_up(facts, who.guest) == seat:
        return seat
    given = next((each.seat for each in facts.knocks if each.guest == who.guest and each.welcome), None)
    if given is None or facts.places[given].person or wish not in (None, given):
        raise Refused("knock-first")
    return given


def forget_choice(draft: Draft, seat: int) -> None:
    """Who takes a seat over chooses anew: what was chosen there in secret stays a secret."""
    if draft.match and draft.match.has_hidden_move(seat):
        if draft.match.taken_back(seat) is None:
            raise Refused("seat-has-chosen")
        draft.take_back(seat)


def free_seat(facts: Facts, who: Who, seat: int | None) -> int:
    """A seat that somebody may take: an open one, or in play a bot's. Those who gave one up may only have that one
    again, because they have seen what was its own."""
    if facts.phase == "over":
        raise Refused("already-over")
    if facts.locked:
        raise Refused("table-locked")
    agreements.only_when_dealt(facts)
    playing = facts.phase == "playing"
    free = [s for s, place in enumerate(facts.places) if not place.person and (place.open or playing)]
    if not free or (seat is not None and seat not in free):
        raise Refused("table-full" if not free else "seat-taken")
    before = facts.gone.get(who.guest or "")
    if before is None:
        return free[0] if seat is None else seat
    if before not in free or seat not in (None, before):
        raise Refused("other-seat-before")
    return before


def leave(draft: Draft, asked: commands.Leave) -> None:
    """All who play at one browser go together, unless one of them is named."""
    seat = seated(draft.facts, asked.who)
    for each in [seat] if asked.who.seat is not None else beside(draft.facts, seat):
        draft.change(agreements.left(draft.facts, each))


def keep_warm(draft: Draft, asked: commands.KeepWarm) -> None:
    """Somebody at the table asks a bot in for one who is away. If that was the host, the one who asks is host now."""
    by = seated(draft.facts, asked.who)
    agreements.only_in_play(draft.facts)
    if draft.facts.paused:
        raise Refused("paused")
    if not agreements.existing(draft.facts, asked.seat).person:
        raise Refused("nobody-there")
    if asked.here:
        raise Refused("still-here", seconds=round(asked.patience))
    draft.change(agreements.warmed(draft.facts, [asked.seat], by))


def gone(draft: Draft, asked: commands.Gone) -> None:
    if draft.facts.places[asked.seat].token == asked.token:
        draft.change(agreements.warmed(draft.facts, [asked.seat]))
