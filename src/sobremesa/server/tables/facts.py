"""The facts of a table: who sits where, what was agreed, how its deals are made. All of it pure."""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sobremesa.bots import names as bot_names
from sobremesa.engine.dealers import Dealer, Fair, Manual, Seeded, Voided, commitment
from sobremesa.engine.options import shown
from sobremesa.games import game as find_game

from .. import names, wire
from ..refusals import Refused
from .clocks import Hand


class Who(Struct, frozen=True):
    """Somebody who asks: the guest of the cookie, the bearer of a seat's token, or both."""

    guest: str | None = None
    token: str | None = None
    seat: int | None = None  # of several people at one browser, the one who asks


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: a person's (guest and token), a bot's, or open."""

    name: str | None = None
    guest: str | None = None
    token: str | None = None  # the hash of it
    bot: str | None = None
    wins: int = 0  # in the games before this one
    pledge: str | None = None  # the hash of what it will add to the deals
    luck: str | None = None  # what it adds to the deals
    stand_in: tuple[str, str] | None = None  # of a person in a bot's seat: that bot's name and level, for when they go

    @property
    def person(self) -> bool:
        return self.guest is not None or self.token is not None

    @property
    def warm(self) -> bool:
        """A person's, which a bot keeps warm."""
        return self.person and self.bot is not None

    @property
    def active(self) -> bool:
        """A person's who is there to think."""
        return self.person and self.bot is None

    @property
    def open(self) -> bool:
        return not self.person and self.bot is None


class Knock(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody asks for a seat of a game that is being played."""

    id: str
    name: str
    guest: str
    seat: int
    welcome: bool = False  # the host has said yes


class Facts(Struct, frozen=True):
    """All that is known of a table beside the game that is played there."""

    code: str
    game: str
    version: int
    options: dict[str, Any]
    places: tuple[Place, ...]
    phase: wire.Phase = "lobby"
    host: int | None = 0
    pace: wire.Pace = "normal"
    aids: bool = False
    clock: wire.Clock | None = None
    hands: tuple[Hand, ...] = ()  # of the clock
    seed: int | None = None  # of the deals at tables from before they were fair
    secret: str | None = None  # of the fair deals
    pledged: bool = False  # the seats can no longer pledge themselves to what they add; they open it now
    voided: tuple[Voided, ...] = ()  # deals given up before they were made
    luck: str | None = None  # what the seats added to the secret, once that is closed
    games: int = 0
    previous: str | None = None
    next: str | None = None
    locked: bool = False
    watch: bool = True
    paused: bool = False
    wish: wire.Wish | None = None
    given: int = 0  # first entries that come from another table's game
    gone: dict[str, int] = {}  # guests who gave their seat up in play, and which: they have seen what was its own
    sent_away: tuple[str, ...] = ()  # guests whom the host has sent away in play: they ask before they sit down again
    knocks: tuple[Knock, ...] = ()  # that the host has not refused
    hints: bool = False  # whether hints may be taken where several people play
    hinted: dict[str, int] = {}  # by seat, how many it has taken
    report: str | None = None  # the coach's, once it is made: JSON
    box: bool = False  # beside the real box: people enter what happens there
    helpers: bool = False  # whether all who look on may do so
    later: tuple[tuple[int | None, str], ...] = ()  # entries to be put back, while an earlier one is corrected
    wrong: int = 0  # how many of them, from the first on, are what is corrected
    was: tuple[tuple[int | None, str], ...] = ()  # the entries before the correction,
    since: int = 0  # from the first one on that it altered

    @property
    def alive(self) -> bool:
        """Whether the game goes on."""
        return self.phase == "playing" and not self.paused


# Who sits where


def seat_of(facts: Facts, who: Who) -> int | None:
    """The seat of the one who asks; a wrong token is refused."""
    if who.token is not None:
        token = hashed(who.token)
        for seat, place in enumerate(facts.places):
            if place.token == token:
                return seat
        raise Refused("bad-token")
    mine = seats_of(facts, who.guest)
    if who.seat is not None:
        return who.seat if who.seat in mine else None
    return min(mine, default=None)


def seats_of(facts: Facts, guest: str | None) -> list[int]:
    """The seats of one browser: several people may play at it."""
    return [] if guest is None else [seat for seat, place in enumerate(facts.places) if place.guest == guest]


def beside(facts: Facts, seat: int) -> list[int]:
    """The seats of those who play at the same browser as this one, its own among them."""
    return seats_of(facts, facts.places[seat].guest) or [seat]


def may_enter(facts: Facts, who: Who) -> bool:
    """Whether somebody may enter what happens at the real box."""
    if not facts.box:
        return False
    return facts.helpers or (facts.host is not None and facts.host in seats_of(facts, who.guest))


def acting(facts: Facts, who: Who) -> int | None:
    """The seat that somebody moves for: at the box anybody's, by those who may enter things."""
    if who.seat is not None and may_enter(facts, who):
        return who.seat if 0 <= who.seat < len(facts.places) else None
    return seat_of(facts, who)


def seated(facts: Facts, who: Who) -> int:
    seat = seat_of(facts, who)
    if seat is None:
        raise Refused("not-seated")
    return seat


def looking(facts: Facts, who: Who) -> int | None:
    """The seat of the one who asks; None for somebody who may look on without one."""
    if who.token is None and who.seat is None and len(seats_of(facts, who.guest)) > 1:
        return None  # several people at one browser: none of them before it is said which
    seat = acting(facts, who)
    if seat is None and not facts.watch and facts.phase == "playing":
        raise Refused("no-watching")
    return seat


def planned(game: str, count: int, plan: list[str] | None, *here: Place) -> tuple[Place, ...]:
    """The places of a plan: for each seat "me", "open" or a bot's level. Each of those at the browser is a "me"."""
    plan = ["me"] * len(here) + ["open"] * (count - len(here)) if plan is None else plan
    if len(plan) != count or plan.count("me") != len(here):
        raise Refused("bad-plan", seats=count)
    mine = iter(here)
    places = [next(mine) if what == "me" else Place() for what in plan]
    for seat, what in enumerate(plan):
        if what not in ("me", "open"):
            places[seat] = bot_place(game, what, names_of(places))
    return tuple(places)


def people(facts: Facts) -> set[int]:
    """The seats with a person."""
    return {seat for seat, place in enumerate(facts.places) if place.person}


def with_place(facts: Facts, seat: int, place: Place) -> Facts:
    return replace(facts, places=(*facts.places[:seat], place, *facts.places[seat + 1 :]))


def names_of(places: Iterable[Place]) -> list[str]:
    return [place.name for place in places if place.name]


def bot_place(game: str, level: str, taken: Sequence[str], name: str | None = None) -> Place:
    known = bot_names(find_game(game))
    if level not in known:
        raise Refused("no-such-bot", name=shown(level), known=", ".join(known))
    return Place(name or names.bot_name(taken), bot=level)


def once_more(place: Place, won: bool) -> Place:
    """A seat in the rematch. A bot has the seat of those who left; those who were only gone are expected back."""
    if place.open:
        return Place()
    return replace(place, wins=place.wins + won, pledge=None, luck=None, bot=None if place.person else place.bot)


def heir(facts: Facts) -> int | None:
    """The first person still at the table; those who are away (a bot keeps their seat warm) after the others."""
    return min(people(facts), key=lambda seat: (facts.places[seat].warm, seat), default=None)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


# The deals


def barred(facts: Facts) -> set[int]:
    """The seats that once did not open what they had pledged themselves to."""
    return {seat for each in facts.voided for seat in each.unopened}


def unpledged(facts: Facts) -> list[int]:
    """The people who are still to pledge themselves to what they add to the luck: one for each browser."""
    out = barred(facts)
    first = [seat for seat in people(facts) if beside(facts, seat)[0] == seat]
    return [seat for seat in sorted(first) if facts.places[seat].pledge is None and seat not in out]


def unopened(facts: Facts) -> list[int]:
    """The seats that are still to open what they have pledged themselves to."""
    return [seat for seat, place in enumerate(facts.places) if place.pledge is not None and place.luck is None]


def with_closed_luck(facts: Facts) -> Facts:
    """What has been added so far is what counts."""
    return replace(facts, pledged=True, luck=",".join(place.luck or "" for place in facts.places))


def with_luck_so_far(facts: Facts) -> Facts:
    """The pledges are closed once all are made; the luck once all of them are opened."""
    facts = replace(facts, pledged=facts.pledged or not unpledged(facts))
    return with_closed_luck(facts) if facts.pledged and not unopened(facts) else facts


def with_void_deal(facts: Facts) -> Facts:
    """Somebody did not open in time: the others draw anew without them, under another secret."""
    assert facts.secret
    pledges = [place.pledge for place in facts.places]
    voided = (*facts.voided, Voided(commitment(secret_of(facts)), pledges, unopened(facts)))
    places = tuple(replace(place, pledge=None, luck=None) for place in facts.places)
    return with_luck_so_far(replace(facts, places=places, pledged=False, voided=voided))


def secret_of(facts: Facts) -> str:
    """The secret in force: after each void deal another one, which follows from the first and tells nothing of it."""
    assert facts.secret
    if not facts.voided:
        return facts.secret
    return hmac.digest(bytes.fromhex(facts.secret), b"void %d" % len(facts.voided), hashlib.sha256).hex()


def dealer_of(facts: Facts) -> Dealer:
    if facts.box:
        return Manual()
    if facts.seed is not None:
        return Seeded(facts.seed)
    if facts.luck is None or facts.secret is None:
        return Manual()  # nothing is dealt yet
    return Fair(secret_of(facts), facts.code, contributions(facts.luck), facts.pledged, facts.voided)


def contributions(luck: str) -> list[str | None]:
    return [each or None for each in luck.split(",")]


# As everybody sees it


def fair_data(facts: Facts) -> wire.FairDeal | None:
    """What everybody may know of the deals' secret: its hash from the beginning, itself at the end."""
    if facts.secret is None:
        return None
    secret = secret_of(facts)
    return wire.FairDeal(
        commitment(secret),
        [place.pledge for place in facts.places] if facts.pledged else None,
        None if facts.luck is None else contributions(facts.luck),
        secret if facts.phase == "over" else None,
        [wire.VoidDeal(*each) for each in facts.voided],
    )


def seat_data(facts: Facts, seat: int, here: bool, won: bool) -> wire.Seat:
    place = facts.places[seat]
    kind = "person" if place.person else "bot" if place.bot else "open"
    together = beside(facts, seat)
    device = together[0] if len(together) > 1 else None
    return wire.Seat(kind, place.name, place.bot, here, place.wins + won, device)  # type: ignore[arg-type]
