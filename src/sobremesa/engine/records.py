"""A record opened again: the match that it tells, and whether its moves and its deals hold together."""

import re
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from .dealers import Fair, Manual, Voided, commitment
from .errors import BadOption, BadRecord, IllegalMove
from .game import Game
from .match import UNDO, Match, checksum, drawn
from .options import shown
from .rule import CHANCE

PARTS = ("version", "seats", "options", "dealer", "log", "check")


def replayed(game: Game, record: Mapping[str, Any]) -> Match:
    """The match that a record tells; raises BadRecord where it does not hold together."""
    if "for" in record:
        raise BadRecord("record-has-gaps")
    for part in PARTS:
        if part not in record:
            raise BadRecord("record-part", part=part)
    try:
        damaged = record["check"] != checksum(record)
    except (TypeError, ValueError, RecursionError):
        damaged = True
    if damaged:
        raise BadRecord("record-damaged")
    version, log = record["version"], record["log"]
    if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= game.version:
        raise BadRecord("record-version", version=shown(version), known=game.version)
    if not isinstance(log, list) or not isinstance(record["options"], Mapping):
        raise BadRecord("record-part", part="log" if not isinstance(log, list) else "options")
    given = record.get("given", 0)
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= len(log):
        raise BadRecord("record-part", part="given")
    notes = record.get("notes", {})
    if not isinstance(notes, Mapping):
        raise BadRecord("record-part", part="notes")
    try:
        seats, options = game.settled(record["seats"], record["options"], from_afar=True, version=version)
        fair = record["dealer"] == "fair"
        dealer = fair_dealer(record, seats) if fair else game.dealer(record["dealer"], record.get("seed"))
    except BadOption as refused:
        raise BadRecord("record-broken", why=refused) from None
    # An option that the record does not name stays out of it, so that it is written again as it was.
    agreed = {name: value for name, value in options.items() if name in record["options"]}
    # Chance is in the log: a manual dealer lays it out as it came, then the real one takes its seat.
    match = Match(game, seats, agreed, game.dealer("manual", None), version)
    for number, entry in enumerate(log, 1):
        try:
            lay_out(match, entry)
        except IllegalMove as refused:
            raise BadRecord("record-move", number=number, why=refused) from None
    match.dealer, match.given, match.notes = dealer, given, deepcopy(dict(notes))
    check_deals(match)
    if not log or log[-1] != UNDO:
        match.deal_by(dealer)
    if record.get("result") != match.record().get("result"):
        raise BadRecord("record-result")
    return match


def lay_out(match: Match, entry: Any) -> None:
    """Takes one entry of a stored log in."""
    if entry == UNDO:
        match.undo()
    elif not isinstance(entry, list | tuple) or len(entry) != 2 or not isinstance(entry[1], str):
        raise IllegalMove("record-entry")
    elif entry[0] is None:
        match.deal(entry[1])
    else:
        match.play(entry[0], entry[1])


def fair_dealer(record: Mapping[str, Any], seats: int) -> Fair:
    """The dealer of a record whose secret and contributions are those that were promised."""
    secret, table, given = (record.get(part) for part in ("secret", "table", "contributions"))
    if not isinstance(secret, str) or not HASH.fullmatch(secret):
        raise BadRecord("record-part", part="secret")
    if not isinstance(table, str) or not CONTRIBUTION.fullmatch(table):
        raise BadRecord("record-part", part="table")
    if not isinstance(given, list) or not is_list_of(given, seats, CONTRIBUTION):
        raise BadRecord("record-part", part="contributions")
    if record.get("commitment") != commitment(secret):
        raise BadRecord("record-secret")
    dealer = Fair(secret, table, given, "pledges" in record, voided_deals(record.get("voided", []), seats))
    if dealer.pledged and record["pledges"] != dealer.pledges:
        raise BadRecord("record-pledges")
    out = {seat for each in dealer.voided for seat in each.unopened}
    if any(given[seat] for seat in out):
        raise BadRecord("record-part", part="voided")
    return dealer


def voided_deals(told: Any, seats: int) -> list[Voided]:
    """Deals that were given up before they were made; each time because of seats that had still been taking part."""
    voided, out = [], set[int]()
    if not isinstance(told, list) or len(told) > seats:
        raise BadRecord("record-part", part="voided")
    for each in told:
        try:
            one, late = Voided(**each), set(each["unopened"])
            sound = bool(HASH.fullmatch(one.commitment)) and is_list_of(one.pledges, seats, HASH) and bool(late)
        except (TypeError, KeyError):
            raise BadRecord("record-part", part="voided") from None
        if not sound or not late <= {seat for seat, hash in enumerate(one.pledges) if hash and seat not in out}:
            raise BadRecord("record-part", part="voided")
        out |= late
        voided.append(one)
    return voided


HASH = re.compile("[0-9a-f]{64}")
CONTRIBUTION = re.compile("[A-Za-z0-9_-]{1,64}")


def is_list_of(told: Any, seats: int, form: re.Pattern[str]) -> bool:
    """Whether there is a text of this form, or nothing, for each seat."""
    if not isinstance(told, list) or len(told) != seats:
        return False
    return all(each is None or (isinstance(each, str) and form.fullmatch(each)) for each in told)


def check_deals(match: Match) -> None:
    """A match must hold what its dealer deals."""
    dealer = match.dealer
    if isinstance(dealer, Manual):
        return
    again = match.begun()
    for number, entry in enumerate(match.stored):
        if number >= match.given and entry != UNDO and entry[0] is None:
            outcome = again.game.notation.text(again.position, CHANCE, drawn(again, dealer))
            if outcome != entry[1]:
                raise BadRecord("record-deal", outcome=entry[1])
        again.fold(entry)
