"""New tables: from a wish, from a position of a game, or once more with the same people."""

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from sobremesa.engine.match import Entry, Match
from sobremesa.games import game as find_game

from .. import names, wire
from ..refusals import Refused
from . import agreements, bots, commands, decisions
from .clocks import checked, wound
from .decisions import Decision
from .facts import Facts, Place, Who, hashed, once_more, planned
from .room import Room
from .table import Table

Made = tuple[Table, int, str]  # with its maker's seat and the token of it


async def create(room: Room, who: Who, name: str, asked: wire.CreateTable) -> Made:
    """A new table; its maker is its host."""
    game = find_game(asked.game)
    wish = min(game.seats) if asked.seats is None else asked.seats
    count, options = game.settled(wish, asked.options, from_afar=True)
    clock = None if asked.box else checked(asked.clock)
    token = secrets.token_urlsafe(24)
    here = [Place(name, who.guest, hashed(token))]
    for other in asked.others:
        distinct = names.distinct_name(names.clean_name(other), [place.name or "" for place in here])
        here.append(Place(distinct, who.guest, hashed(secrets.token_urlsafe(24))))
    places = planned(asked.game, count, asked.plan, *here)
    if asked.box and not all(place.person for place in places):
        raise Refused("bad-plan", seats=count)
    host = next(seat for seat, place in enumerate(places) if place.person)
    facts = Facts(
        "", game.name, game.version, options, places, host=host, pace=asked.pace, aids=asked.aids or asked.box
    )
    facts = replace(facts, clock=clock, hands=wound(clock, count), box=asked.box)
    facts = facts if asked.box else replace(facts, secret=new_secret())
    table = await room.new(who.guest, facts, lambda facts: begin(room, facts, asked.start or asked.box))
    return table, host, token


def begin(room: Room, facts: Facts, start: bool) -> Decision:
    return decisions.open_table(facts, room.store.now(), start, at_once=not room.patience)


async def play_on(room: Room, who: Who, name: str, before: Table, asked: wire.PlayOn) -> Made:
    """A new table where a game that is over goes on from one of its positions, against bots."""
    old, match = before.state.facts, before.state.match
    if match is None or old.phase != "over":
        raise Refused("not-over")
    agreements.existing(old, asked.seat)
    if not 0 <= asked.at <= len(match.log) or (asked.at == len(match.log) and match.over):
        raise Refused("no-such-entry", last=len(match.log) - match.over)
    facts = Facts("", old.game, old.version, old.options, (), host=asked.seat, pace=old.pace)
    return await go_on_from(room, who, name, facts, match.log[: asked.at], len(old.places), asked.bot)


async def play_position_on(room: Room, who: Who, name: str, match: Match, seat: int, bot: str | None) -> Made:
    """A new table where a position goes on, against bots."""
    facts = Facts("", match.game.name, match.version, match.agreed, (), host=seat)
    return await go_on_from(room, who, name, facts, match.log, match.seats, bot)


async def go_on_from(
    room: Room, who: Who, name: str, facts: Facts, given: Sequence[Entry], seats: int, bot: str | None
) -> Made:
    """The host's seat is mine, bots take the others."""
    token, mine = secrets.token_urlsafe(24), facts.host or 0
    plan = ["me" if seat == mine else bot or bots.DEFAULT for seat in range(seats)]
    places = planned(facts.game, len(plan), plan, Place(name, who.guest, hashed(token)))
    facts, now = replace(facts, places=places, secret=new_secret()), room.store.now()
    made = await room.new(who.guest, facts, lambda facts: decisions.play_on(facts, given, now, not room.patience))
    return made, mine, token


async def rematch(room: Room, before: Table, who: Who) -> tuple[Table, int]:
    """The same people, bots and options once more, at a new table; who asks second comes to the same."""
    seat, old = before.seated(who), before.state
    if old.facts.phase != "over" or old.match is None:
        raise Refused("not-over")
    if old.facts.next is None:
        places = tuple(once_more(place, seat in old.match.winners) for seat, place in enumerate(old.facts.places))
        again = replace(
            Facts("", before.game.name, before.game.version, old.facts.options, places),
            secret=None if old.facts.box else new_secret(),
            box=old.facts.box,
            helpers=old.facts.helpers,
            host=old.facts.host,
            pace=old.facts.pace,
            aids=old.facts.aids,
            clock=old.facts.clock,
            hands=wound(old.facts.clock, len(places)),
            games=old.facts.games + old.match.over,
            previous=before.code,
            locked=old.facts.locked,
            watch=old.facts.watch,
        )
        made = await room.new(old.facts.places[seat].guest, again, lambda facts: begin(room, facts, start=True))
        await before.ask(commands.GoOn(who=who, next=made.code))
        if before.state.facts.next != made.code:  # somebody else was first
            room.drop(made)
            await room.store.forget([made.code])
    assert before.state.facts.next
    return await room.table(before.state.facts.next), seat


def new_secret() -> str:
    """Of a table's deals: its hash is shown at once, itself at the end."""
    return secrets.token_hex(32)
