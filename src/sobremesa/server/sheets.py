"""Who sits where, as it is stored: planning the seats, seating bots, beginning a game."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from sobremesa.engine.dealers import Dealer, Fair, Manual, Seeded, commitment
from sobremesa.engine.game import Game
from sobremesa.engine.match import Entry, Match, lay_out
from sobremesa.engine.options import shown
from sobremesa.engine.rule import CHANCE

from . import bots, names, wire
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


def people(sheet: Sheet) -> set[int]:
    """The seats with a person."""
    return {seat for seat, place in enumerate(sheet.places) if place.person}


def with_place(sheet: Sheet, seat: int, place: Place) -> Sheet:
    return replace(sheet, places=(*sheet.places[:seat], place, *sheet.places[seat + 1 :]))


def names_of(places: Iterable[Place]) -> list[str]:
    return [place.name for place in places if place.name]


def known_level(game: Game, level: str) -> str:
    if level not in bots.names(game):
        raise Refused("no-such-bot", name=shown(level), known=", ".join(bots.names(game)))
    return level


def bot_place(game: Game, level: str, taken: Sequence[str], name: str | None = None) -> Place:
    return Place(name or names.bot_name(taken), bot=known_level(game, level))


def new_secret() -> str:
    """Of a table's deals: its hash is shown at once, itself at the end."""
    return secrets.token_hex(32)


def begun(game: Game, sheet: Sheet, at_once: bool) -> tuple[Sheet, Match]:
    """The game starts, with bots in the open seats. It is dealt once all people have added to the luck, or at once."""
    places = list(sheet.places)
    for seat, place in enumerate(places):
        if place.open:
            places[seat] = bot_place(game, bots.DEFAULT, names_of(places))
    sheet = replace(sheet, places=tuple(places), phase="playing", secret=sheet.secret or new_secret())
    if at_once or not lacking(sheet):
        sheet = settled(sheet)
    match = Match(game, len(places), sheet.options, dealer_of(sheet), sheet.version)
    return standing(sheet, match), match


def played_on(game: Game, sheet: Sheet, log: Sequence[Entry], at_once: bool) -> tuple[Sheet, Match]:
    """Another game's beginning, laid out as it came; what comes then is dealt here, as in a game that begins."""
    sheet = replace(sheet, phase="playing", given=len(log))
    if at_once:
        sheet = settled(sheet)
    match = Match(game, len(sheet.places), sheet.options, Manual(), sheet.version)
    for entry in log:
        lay_out(match, entry)
    match.given = len(log)
    match.deal_by(dealer_of(sheet))
    return standing(sheet, match), match


def lacking(sheet: Sheet) -> list[int]:
    """The people who have not added to the luck yet."""
    return [seat for seat, place in enumerate(sheet.places) if place.person and place.luck is None]


def settled(sheet: Sheet) -> Sheet:
    """What has been added so far is what counts."""
    return replace(sheet, luck=",".join(place.luck or "" for place in sheet.places))


def dealer_of(sheet: Sheet) -> Dealer:
    if sheet.seed is not None:
        return Seeded(sheet.seed)
    if sheet.luck is None or sheet.secret is None:
        return Manual()  # nothing is dealt yet
    return Fair(sheet.secret, sheet.code, contributions(sheet.luck))


def contributions(luck: str) -> list[str | None]:
    return [each or None for each in luck.split(",")]


def fair_data(sheet: Sheet) -> wire.FairDeal | None:
    """What everybody may know of the deals' secret: its hash from the beginning, itself at the end."""
    if sheet.secret is None:
        return None
    secret = sheet.secret if sheet.phase == "over" else None
    given = None if sheet.luck is None else contributions(sheet.luck)
    return wire.FairDeal(commitment(sheet.secret), given, secret)


def standing(sheet: Sheet, match: Match) -> Sheet:
    """The sheet of a game that goes on, or is over, with where the match stands."""
    phase: wire.Phase = "over" if match.over else "playing"
    waiting = sum([1 << seat for seat in match.waiting if seat != CHANCE])
    return replace(sheet, phase=phase, wish=None if match.over else sheet.wish, digest=digest(match), waiting=waiting)


def digest(match: Match) -> str:
    """A fingerprint of where a match stands, that a change of the record's layout does not alter."""
    standing = (match.log, sorted(match.waiting), match.scores, match.winners)
    return hashlib.sha256(msgspec.json.encode(standing)).hexdigest()


def once_more(place: Place, won: bool) -> Place:
    """A seat in the rematch. Whoever has left has a bot in their place, whoever was gone is expected back."""
    if place.open:
        return Place()
    return replace(place, wins=place.wins + won, luck=None, bot=None if place.person else place.bot)


def heir(sheet: Sheet) -> int | None:
    """The first person still at the table; whoever is away (a bot keeps their seat warm) after the others."""
    return min(people(sheet), key=lambda seat: (sheet.places[seat].warm, seat), default=None)


def seat_data(place: Place, here: bool, won: bool) -> wire.Seat:
    kind = "person" if place.person else "bot" if place.bot else "open"
    return wire.Seat(kind, place.name, place.bot, here, place.wins + won)  # type: ignore[arg-type]


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
