"""Replay is the state: what a table's log folds to, entry by entry, and the check of what was loaded."""

import hashlib
import itertools
import logging
from collections.abc import Iterable, Iterator, Set
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sobremesa import games
from sobremesa.engine.dealers import Manual
from sobremesa.engine.errors import Error
from sobremesa.engine.match import UNDO, Match
from sobremesa.engine.match import Entry as GameEntry
from sobremesa.engine.records import check_deals
from sobremesa.engine.rule import CHANCE
from sobremesa.games import game as find_game

from ..refusals import Refused
from ..stores.store import Entry, Kind, ListedSeat, Listing, Log
from . import clocks
from .commands import Key
from .facts import Facts, dealer_of

log = logging.getLogger(__name__)

TYPES = {each.name: each.type for each in msgspec.structs.fields(Facts)}
KINDS = set(get_args(Kind))
APART = {"code", "secret"}  # the store keeps these beside the log


class State(Struct, frozen=True):
    """Where a table stands: what the first `length` entries of its log fold to."""

    facts: Facts
    match: Match | None
    questions: list[int]  # for each seat, the game's seq since which its question stands
    length: int
    served: float  # when the last entry was made

    @property
    def seq(self) -> int:
        """Entries of the game: what the wire calls seq."""
        return len(self.match.stored) if self.match else 0


# One entry


def written(facts: Facts, before: Facts | None = None) -> str:
    """The facts, or those that are not as before, as an entry holds them."""
    names = [name for name in TYPES if name not in APART]
    data = {
        name: getattr(facts, name) for name in names if before is None or getattr(facts, name) != getattr(before, name)
    }
    return msgspec.json.encode(data).decode()


def read(text: str | None) -> dict[str, Any]:
    """The facts of an entry; what a newer server has added to them is not ours to fold."""
    found: dict[str, Any] = msgspec.json.decode(text or "")
    if not TYPES.keys() >= found.keys():
        raise Refused("newer-rules")
    try:
        return {name: msgspec.convert(value, TYPES[name]) for name, value in found.items()}
    except msgspec.ValidationError as fault:
        if "unknown field" in str(fault):
            raise Refused("newer-rules") from None
        raise


def check_known(facts: Facts) -> None:
    """A table is folded by a node that knows the rules it is played by."""
    if not games.is_known(facts.game) or facts.version > find_game(facts.game).version:
        raise Refused("newer-rules")


def fold(state: State, entry: Entry, times: int = 1) -> State:
    """Takes one entry in, an undo at the box so many times. The state's match goes on: to keep it, fold into a copy."""
    facts, match, questions = state.facts, state.match, state.questions
    if entry.kind not in KINDS:
        raise Refused("newer-rules")
    if entry.kind == "change":
        facts = replace(facts, **read(entry.text))
        fresh = returned(state.facts, facts)
        if match is None and facts.phase != "lobby":
            match = new_match(facts)
            questions = [0] * match.seats
    elif facts.box:
        assert match
        fresh = set()
        if entry.kind == "undo":
            match = taken_off(match, times)
        else:
            play(match, entry)
        facts = finished(facts, match)
    else:
        assert match
        before = match.waiting
        actor = play(match, entry)
        questions = after_entry(questions, before, actor, match.waiting, len(match.stored))
        fresh = renewed(state.questions, questions)
        facts = finished(facts, match)
    facts = timed(facts, match, fresh, entry.served)
    return State(facts, match, questions, state.length + times, entry.served)


def new_match(facts: Facts) -> Match:
    return Match(find_game(facts.game), len(facts.places), facts.options, Manual(), facts.version)


def play(match: Match, entry: Entry) -> int | None:
    """One entry of the game; returns the seat that moved, if one did."""
    text = entry.text or ""
    if entry.kind == "undo":
        match.undo()
    elif entry.kind == "deal":
        match.deal(text)
    else:
        match.play(entry.seat, text)  # type: ignore[arg-type]
    return entry.seat


def taken_off(match: Match, count: int) -> Match:
    """The match without its last entries, replayed once however many they are."""
    shorter = match.begun()
    for entry in match.log[: len(match.log) - count]:
        shorter.fold(entry)
    shorter.stored = [*match.stored, *[UNDO] * count]
    return shorter


def game_entry(entry: GameEntry | str, served: float) -> Entry:
    """An entry of a match as the table's log holds it."""
    if isinstance(entry, str):
        return Entry("undo", served=served)
    seat, text = entry
    return Entry("deal" if seat is None else "move", seat, text, served)


def after_entry(
    questions: list[int], before: frozenset[int], actor: int | None, after: frozenset[int], seq: int
) -> list[int]:
    """A new question is one for a seat that was not asked before, or has just moved."""
    fresh = after - before if actor is None or actor not in after else after - before | {actor}
    return [seq if seat in fresh else since for seat, since in enumerate(questions)] if fresh else questions


def renewed(before: list[int], after: list[int]) -> set[int]:
    """The seats with a new question."""
    if before is after:
        return set()
    return {seat for seat, (old, new) in enumerate(zip(before, after, strict=True)) if old != new}


def returned(before: Facts, after: Facts) -> set[int]:
    """The seats whose owners have come back to them: their clocks begin anew."""
    if before.places is after.places or len(before.places) != len(after.places):
        return set()
    return {seat for seat, place in enumerate(before.places) if place.warm and not after.places[seat].warm}


def finished(facts: Facts, match: Match) -> Facts:
    """With the end of the game, if it has come; at the box it may be taken back."""
    if facts.box and facts.phase == "over" and not match.over:
        return replace(facts, phase="playing")
    return replace(facts, phase="over", wish=None) if match.over and facts.phase == "playing" else facts


def timed(facts: Facts, match: Match | None, fresh: Set[int], now: float) -> Facts:
    """With the clocks as they run from now on, for `fresh` seats anew."""
    if facts.clock is None or match is None:
        return facts
    running = {seat for seat in match.waiting if facts.alive and seat != CHANCE and facts.places[seat].active}
    return replace(facts, hands=clocks.after(facts.clock, facts.hands, running, fresh, now))


# A whole log


def loaded(code: str, stored: Log) -> tuple[State, dict[Key, int]]:
    """What a log folds to, checked; and the seq that each command led to."""
    try:
        first, *others = stored.entries
        facts = replace(Facts(code, "", 0, {}, ()), **read(first.text), secret=stored.secret)
        check_known(facts)
        match = None if facts.phase == "lobby" else new_match(facts)
        state = State(facts, match, [0] * len(facts.places) if match else [], 1, first.served)
        state, done = gone_on(state, others)
        if state.match:
            check_deals(state.match)
    except Refused as refusal:
        log.error("table %s is not opened: %s", code, refusal.code)
        raise
    except (Error, msgspec.MsgspecError, KeyError, ValueError, AssertionError) as fault:
        log.error("table %s does not replay: %s", code, fault)
        raise Refused("table-damaged") from None
    if digest(state) != stored.digest:
        log.error("table %s replays to another state than it had", code)
        raise Refused("table-damaged")
    return state, done


def gone_on(state: State, entries: Iterable[Entry]) -> tuple[State, dict[Key, int]]:
    """The state after more entries, its match the very same one; and the seq that each command in them led to."""
    done: dict[Key, int] = {}
    if state.match:
        state.match.dealer = Manual()
    for run in together(entries) if state.facts.box else ([entry] for entry in entries):
        state = fold(state, run[-1], len(run))
        for entry in run:
            if entry.id is not None:
                done[entry.sender or "", entry.id] = state.seq
    if state.match:
        state.match.dealer, state.match.given = dealer_of(state.facts), state.facts.given
    return state, done


def together(entries: Iterable[Entry]) -> Iterator[list[Entry]]:
    """Undos that follow each other are one step; any other entry is by itself."""
    for undo, run in itertools.groupby(entries, lambda entry: entry.kind == "undo"):
        some = list(run)
        yield from [some] if undo else [[entry] for entry in some]


def listing(state: State) -> Listing:
    facts, match = state.facts, state.match
    waiting = sum([1 << seat for seat in match.waiting if seat != CHANCE]) if match else 0
    seats = tuple([ListedSeat(place.name, place.guest, place.person) for place in facts.places])
    due = clocks.next_due(facts.hands)
    about = (facts.game, facts.phase, facts.paused, waiting, due, digest(state), facts.secret, seats, facts.gone)
    return Listing(*about)


def digest(state: State) -> str | None:
    """A fingerprint of where a match stands, that a change of the record's layout does not alter."""
    match = state.match
    if match is None:
        return None
    where = (match.log, sorted(match.waiting), match.scores, match.winners)
    return hashlib.sha256(msgspec.json.encode(where)).hexdigest()
