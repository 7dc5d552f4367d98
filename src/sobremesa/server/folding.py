"""Replay is the state: stored logs folded into matches, and checked."""

import logging

from sobremesa.engine.dealers import Manual
from sobremesa.engine.errors import Error
from sobremesa.engine.match import Entry, Match, check_deals
from sobremesa.games import game as find_game

from .refusals import Refused
from .sheets import dealer_of, digest
from .storage import Stored

log = logging.getLogger(__name__)


def folded(stored: Stored) -> tuple[Match | None, list[int]]:
    """The match that the stored log tells, checked, and since when each seat is asked; no match in the lobby."""
    sheet = stored.sheet
    if sheet.phase == "lobby":
        return None, []
    try:
        match = Match(find_game(sheet.game), len(sheet.places), sheet.options, Manual(), sheet.version)
        asked = [0] * match.seats
        for seq, entry in enumerate(stored.entries, 1):
            before = match.waiting
            actor = fold(match, entry)
            asked = asked_now(asked, before, actor, match.waiting, seq)
        match.dealer, match.given = dealer_of(sheet), sheet.given
        check_deals(match)
    except Error as fault:
        log.error("table %s does not replay: %s", sheet.code, fault)
        raise Refused("table-damaged") from None
    if digest(match) != sheet.digest:
        log.error("table %s replays to another state than it had", sheet.code)
        raise Refused("table-damaged")
    return match, asked


def fold(match: Match, entry: Entry | str) -> int | None:
    """Takes one stored entry in; returns the seat that moved, if one did."""
    if isinstance(entry, str):
        match.undo()
        return None
    seat, text = entry
    match.deal(text) if seat is None else match.play(seat, text)
    return seat


def first_questions(match: Match | None) -> list[int]:
    """For each seat of a match that begins, the seq since which its question stands."""
    if match is None:
        return []
    return asked_now([0] * match.seats, frozenset(), None, match.waiting, len(match.stored))


def asked_now(
    asked: list[int], before: frozenset[int], actor: int | None, after: frozenset[int], seq: int
) -> list[int]:
    """After something has happened: a new question is one for a seat that was not asked before, or has just moved."""
    fresh = after - before if actor is None or actor not in after else after - before | {actor}
    return [seq if seat in fresh else since for seat, since in enumerate(asked)] if fresh else asked
