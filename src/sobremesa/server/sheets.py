"""Who sits where, as it is stored: planning the seats, seating bots, beginning a game."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from sobremesa.engine.dealers import Seeded
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.options import shown

from . import bots, names, wire
from .folding import digest
from .refusals import Refused
from .storage import Place, Sheet


def planned(game: Game, count: int, plan: list[str] | None, me: Place) -> tuple[Place, ...]:
    """The places of a plan: for each seat "me", "open" or a bot's level."""
    plan = ["me", *["open"] * (count - 1)] if plan is None else plan
    if len(plan) != count or plan.count("me") != 1:
        raise Refused("bad-plan", seats=count)
    places = [me if what == "me" else Place() for what in plan]
    for seat, what in enumerate(plan):
        if what not in ("me", "open"):
            places[seat] = bot_place(game, what, names_of(places))
    return tuple(places)


def names_of(places: Iterable[Place]) -> list[str]:
    return [place.name for place in places if place.name]


def known_level(game: Game, level: str) -> str:
    if level not in game.bot_names():
        raise Refused("no-such-bot", name=shown(level), known=", ".join(game.bot_names()))
    return level


def bot_place(game: Game, level: str, taken: Sequence[str], name: str | None = None) -> Place:
    return Place(name or names.bot_name(taken), bot=known_level(game, level))


def begun(game: Game, sheet: Sheet) -> tuple[Sheet, Match]:
    """The game starts: bots in the open seats, secret deals from a seed that stays here."""
    places = list(sheet.places)
    for seat, place in enumerate(places):
        if place.open:
            places[seat] = bot_place(game, bots.default_level(game), names_of(places))
    seed = secrets.randbits(63)
    match = Match(game, len(places), sheet.options, Seeded(seed), sheet.version)
    return replace(sheet, places=tuple(places), phase="playing", seed=seed, digest=digest(match)), match


def heir(sheet: Sheet) -> int | None:
    """The first person still at the table."""
    return next((seat for seat, place in enumerate(sheet.places) if place.person), None)


def seat_data(place: Place, here: bool, won: bool) -> wire.Seat:
    kind = "person" if place.person else "bot" if place.bot else "open"
    return wire.Seat(kind, place.name, place.bot, here, place.wins + won)  # type: ignore[arg-type]


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
