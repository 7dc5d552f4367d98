"""A match: a game being played. The log is the only truth; the state is what the log folds to."""

import hashlib
import itertools
import json
import operator
import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cache
from typing import Any, ClassVar

from . import bits
from .dealers import Dealer, Fair, Manual, Seeded, Voided, commitment
from .errors import BadOption, BadRecord, IllegalMove
from .game import Game
from .options import shown
from .record import Plain
from .rule import CHANCE, EVEN, EVERYONE, OVER

Entry = tuple[int | None, str]
Events = list[dict[str, Any]]
UNDO = "undo"  # in a stored log: the entry before it is taken back
FORMAT = "sobremesa/1"


class Step:
    """What one entry of the log did: for whoever tells the story as it happens."""

    __slots__ = (
        *("game", "seat", "action", "before", "after", "audience", "opened", "moves", "covered"),
        *("_open", "_own", "_hidden", "_covered"),
    )

    def __init__(
        self,
        game: Game,
        seat: int,
        action: int,
        before: Any,
        after: Any,
        audience: int,
        opened: bool,
        moves: tuple[tuple[int, int], ...],
        covered: int,
    ):
        self.game = game
        self.seat = seat  # or CHANCE
        self.action = action
        self.before, self.after = before, after  # the whole positions; blank them before showing anything of them
        self.audience = audience  # the seats that see this entry now, a bit each, or EVERYONE
        self.opened = opened  # whether all that was secret so far has come into the open
        self.moves = moves  # then: those that were hidden, by seat and action, and this one
        self.covered = covered  # how many entries of the log newer ones cover from now on; none once it is over
        self._open: Events | None = None
        self._own: Events | None = None
        self._hidden: Events | None = None
        self._covered: Events | None = None

    @property
    def open_events(self) -> Events:
        """What is told of it where all is open then: the same to everybody, so made once."""
        if self._open is None:
            self._open = self.game.table.events(self.before, self.moves, self.after)
        return self._open

    @property
    def covered_events(self) -> Events:
        """What is told of it once newer moves cover it; the very same where there is nothing to cover."""
        if self._covered is None:
            told = self.open_events
            forms = [self.game.table.covered_event(event) for event in told]
            self._covered = forms if any(map(operator.is_not, forms, told)) else told
        return self._covered

    def secret_events(self, seen: bool) -> Events:
        """What is told of a hidden move to those who see it and to the others, where that depends on nothing else."""
        if seen:
            if self._own is None:
                self._own = self.game.table.in_secret(self.seat, self.action)
            return self._own
        if self._hidden is None:
            self._hidden = self.game.table.in_secret(self.seat, None)
        return self._hidden


class Match:
    """Made by `Game.match`. `play` and `deal` move it on, `undo` takes the last entry off its log."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], dealer: Dealer, version: int | None = None):
        self.game = game
        self.seats = seats
        self.agreed = deepcopy(dict(options))  # as recorded: a record from before an option existed does not name it
        self.dealer = dealer
        self.version = game.version if version is None else version
        self.options = game.completed(seats, self.agreed, self.version)
        self.stored: list[Entry | str] = []  # everything that was ever done, undo included
        self.watchers: list[Callable[[Step], None]] = []
        self.given = 0  # first entries that come from another match: chance in them is not this dealer's
        self._drawn = 0  # outcomes that chance ever gave, those taken back included
        self._pad = game.plain_pad()
        self._first = game.first(seats, self.options, self.version)  # before anything has happened
        self._position: Any  # where the match stands
        self._state: Any = None  # the same as a record, once somebody has asked for it
        self._reset()
        self._run_dealer()

    # What is

    @property
    def state(self) -> Any:
        """The record. Whoever has asked for it may alter it, so it is the truth until the next move."""
        if self._state is None:
            self._state, self._position = self._position.record(), None
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._state, self._position = state, None

    @property
    def position(self) -> Any:
        """The same as plain attributes, quick to read; not to be altered."""
        return Plain(self._state) if self._position is None else self._position

    @property
    def waiting(self) -> frozenset[int]:
        """The seats that must act now; {CHANCE} at a deal; empty when over."""
        return seats_in(self._turn(), self.seats)

    @property
    def over(self) -> bool:
        return self._turn() == OVER

    @property
    def scores(self) -> list[int]:
        self.game.rules.scores(self.position, self._pad)
        return [int(points) for points in self._pad.points[: self.seats]]

    @property
    def winners(self) -> list[int]:
        """The seats that won, none while it lasts or when nobody does."""
        return self.game.winners(int(self.game.rules.outcome(self.position))) if self.over else []

    @property
    def reason(self) -> str | None:
        """Why it ended as it did, a code; None while it lasts."""
        return self.game.reason(int(self.game.rules.outcome(self.position))) if self.over else None

    @property
    def log(self) -> list[Entry]:
        return list(self._log)

    def log_for(self, seat: int | None, aids: bool = False) -> list[tuple[int | None, str | None]]:
        """The log as this seat may have it (None: a spectator): what it may not see has no text.

        Nor has what newer moves cover (Raj's older bids), unless with memory aids; at the end all of it is open.
        """
        seat = self._viewer(seat)
        covered = 0 if aids or self.over else self._covered
        return [
            (actor, text if self._sees(seat, i) or covered <= i < self._open else None)
            for i, (actor, text) in enumerate(self._log)
        ]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat is shown, as plain data; None is a spectator."""
        seat = self._viewer(seat)
        return self.game.table.view(self.game.known(self.position, seat), seat)

    def legal(self, seat: int) -> list[str]:
        """The moves this seat may make now, none for a seat that is not waited for."""
        seat = self._seat(seat)
        if seat not in self.waiting:
            return []
        known = self.game.blanked(self.position, seat)
        return [self.game.notation.text(known, seat, action) for action in self._legal(known, seat)]

    def chances(self) -> dict[str, float]:
        """How likely each outcome is, while chance is waited for."""
        if CHANCE not in self.waiting:
            return {}
        weights = self._weights()
        total = sum(weights)
        chances: dict[str, float] = {}
        for outcome, weight in enumerate(weights):
            if weight:
                text = self.game.notation.text(self.position, CHANCE, outcome)
                chances[text] = chances.get(text, 0) + weight / total
        return chances

    adviser: ClassVar[Callable[..., list[dict[str, Any]]]]  # the coach: the engine knows no bots

    def hint(
        self, seat: int, seconds: float | None = 1.0, iterations: int | None = None, seed: int = 0
    ) -> list[dict[str, Any]]:
        """The best moves of a seat that is to decide, best first, from what it knows alone (`bots.coach.hint`)."""
        return type(self).adviser(self, seat, seconds, iterations, seed)

    # What is done

    def play(self, seat: int, move: str) -> None:
        seat = self._seat(seat)
        turn = self._turn()
        if turn == OVER:
            raise IllegalMove("match-over")
        game = self.game
        known = game.known(self.position, seat)
        if turn == CHANCE or not turn >> seat & 1:
            raise self._refusal(known, seat, None)
        action = game.notation.read(known, seat, one_line(move))
        if action is None:
            raise IllegalMove("not-a-move", move=shown(move), example=self.legal(seat)[0])
        game.rules.legal(known, seat, self._pad)
        if not bits.has(self._pad.words, action):
            raise self._refusal(known, seat, action)
        self._append(seat, action)
        self._run_dealer()

    def deal(self, outcome: str | None = None) -> None:
        """Says what the real cards or dice show. Without an outcome a dealer goes on by itself after an undo."""
        if CHANCE not in self.waiting:
            raise IllegalMove("deal-not-asked")
        by_itself = not isinstance(self.dealer, Manual)
        if by_itself != (outcome is None):
            raise IllegalMove("deal-by-dealer" if by_itself else "deal-by-hand")
        if outcome is None:
            self._run_dealer()
            return
        action = self.game.notation.read(self.position, CHANCE, one_line(outcome))
        if action is None or not self._weights()[action]:
            raise IllegalMove("deal-impossible", outcome=shown(outcome), possible=", ".join(self.chances()))
        self._append(CHANCE, action)

    def deal_by(self, dealer: Dealer) -> None:
        """From now on this dealer answers chance."""
        self.dealer = dealer
        self._run_dealer()

    def undo(self) -> None:
        """Takes the last entry off the log, whoever made it. (Whether that is fair, a table decides.)"""
        if not self._log:
            raise IllegalMove("nothing-to-undo")
        self.stored.append(UNDO)
        self._replay(self._log[:-1])

    def taken_back(self, seat: int) -> int | None:
        """The entry that this seat may fairly take back, if any: its own last move, by four laws.

        Not across chance or another seat's move (hidden choices of the same turn do not count); not across a secret
        that has come into the open; not where that would begin or end anybody else's turn.
        """
        seat = self._seat(seat)
        turn = self._turn()
        if turn == OVER:
            return None
        others = 0 if turn == CHANCE else turn
        for i in range(len(self._log) - 1, self._shown, -1):
            actor = self._log[i][0]
            if actor == seat:
                return i if (others ^ self._turns[i]) & ~(1 << seat) == 0 else None
            if actor is None or self._sees(seat, i) or others >> actor & 1:  # the last: it is asked anew
                return None
            others |= 1 << actor
        return None

    def has_hidden_move(self, seat: int) -> bool:
        """Whether this seat has made a move that is not in the open yet."""
        return any(actor == seat for actor, _ in self._hidden)

    def take_back(self, seat: int) -> None:
        """Undoes a seat's own last move where that is fair; hidden choices that others made since stay made."""
        seat = self._seat(seat)
        mine = self.taken_back(seat)
        if mine is None:
            raise IllegalMove("undo-unfair")
        later = self._log[mine + 1 :]
        self.stored += [*[UNDO] * (len(later) + 1), *later]
        self._replay(self._log[:mine])
        for actor, text in later:
            step = self._apply_text(actor, text)
            for watcher in self.watchers:
                watcher(step)

    def copy(self) -> "Match":
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.stored, other.watchers = list(self.stored), []
        other._log, other._audience, other._turns = list(self._log), list(self._audience), list(self._turns)
        other._pad = self._pad.copy()
        if self._state is not None:
            other.state = self._state.copy()
        return other

    # What is kept

    def record(self) -> dict[str, Any]:
        """The whole match as JSON data, for `sobremesa.replay`."""
        stored = [entry if entry == UNDO else list(entry) for entry in self.stored]
        return self._record(self.dealer.data(), stored)

    def record_for(self, seat: int | None, aids: bool = False) -> dict[str, Any]:
        """What this seat may keep of it: at the end all of it, before that with gaps."""
        viewer = self._viewer(seat)
        if self.over:
            return self.record()
        return self._record({"for": viewer}, [list(entry) for entry in self.log_for(viewer, aids)])

    def _record(self, how: dict[str, Any], log: list) -> dict[str, Any]:
        record: dict[str, Any] = {"format": FORMAT, "game": self.game.name, "version": self.version}
        record |= {"seats": self.seats, "options": deepcopy(self.agreed), **how, "log": log}
        if self.given:
            record["given"] = self.given
        if self.over:
            record["result"] = {"scores": self.scores, "winners": self.winners, "reason": self.reason}
        return record | {"check": checksum(record)}

    # How it is done

    def _reset(self) -> None:
        self._position, self._state = self._first.copy(), None
        self._whose: int | None = None  # turn it is, once somebody has asked
        self._log: list[Entry] = []
        self._audience: list[int] = []  # of each entry, when it was made
        self._turns: list[int] = []  # whose turn it was before each entry, as the rules say it
        self._open = 0  # entries of the log that are open to all
        self._hidden: tuple[tuple[int, int], ...] = ()  # moves since then that not all have seen, by seat and action
        self._shown = -1  # the last entry that brought a secret into the open
        self._covered = 0  # entries that newer ones cover
        self._dealt = 0

    def _replay(self, log: list[Entry]) -> None:
        self._reset()
        for actor, text in log:
            self._apply_text(actor, text)

    def _run_dealer(self) -> None:
        while not isinstance(self.dealer, Manual) and self._turn() == CHANCE:
            self._append(CHANCE, drawn(self, self.dealer))

    def _append(self, seat: int, action: int) -> None:
        entry = (None if seat == CHANCE else seat, self.game.notation.text(self.position, seat, action))
        self.stored.append(entry)
        self._drawn += seat == CHANCE
        step = self._apply(seat, action, entry)
        for watcher in self.watchers:
            watcher(step)

    def _apply(self, seat: int, action: int, entry: Entry) -> Step:
        before, rules = self.position, self.game.rules
        after = before.copy()
        audience = int(rules.audience(before, seat, action))
        self._turns.append(self._turn())
        if seat != CHANCE and self.game.reveals and self.game.reveals(before, seat, action):
            self._shown = len(self._log)
        rules.apply(after, seat, action)
        self._state, self._position, self._whose = None, after, None
        self._log.append(entry)
        self._audience.append(audience)
        self._dealt += seat == CHANCE
        opened, moves = bool(rules.opened(after)), (*self._hidden, (seat, action))
        if audience != EVERYONE:
            self._hidden = moves
        if opened:
            if self._hidden:
                self._shown = len(self._log) - 1
                self._covered = self._open if self.game.covers else 0
            self._open, self._hidden = len(self._log), ()
        covered = 0 if self._covered and self._turn() == OVER else self._covered
        return Step(self.game, seat, action, before, after, audience, opened, moves, covered)

    def _apply_text(self, actor: int | None, text: str) -> Step:
        seat = CHANCE if actor is None else actor
        action = self.game.notation.read(self.position, seat, text)
        assert action is not None
        return self._apply(seat, action, (actor, text))

    def _legal(self, state: Any, seat: int) -> list[int]:
        self.game.rules.legal(state, seat, self._pad)
        return bits.members(self._pad.words)

    def _weights(self) -> list[int]:
        total = self.game.rules.chances(self.position, self._pad)
        if total == EVEN:
            marked = set(bits.members(self._pad.words))
            return [int(outcome in marked) for outcome in range(self.game.outcomes)]
        return list(self._pad.weights)

    def _turn(self) -> int:
        if self._state is not None:  # somebody may have altered it
            return int(self.game.rules.turn(self.position))
        if self._whose is None:
            self._whose = int(self.game.rules.turn(self._position))
        return self._whose

    def _sees(self, seat: int | None, i: int) -> bool:
        audience = self._audience[i]
        return audience == EVERYONE or (seat is not None and bool(audience >> seat & 1))

    def _refusal(self, known: Any, seat: int, action: int | None) -> IllegalMove:
        """Why the game refuses: in its own words if it has any, else that others are waited for."""
        refused = self.game.notation.refusal(known, seat, action)
        if refused is None:
            return IllegalMove("not-your-turn", seat=seat)
        code, about = refused
        return IllegalMove(code, self.game.folder, **about)

    def _seat(self, seat: Any) -> int:
        try:
            number = operator.index(seat)
        except TypeError:
            number = -1
        if isinstance(seat, bool) or not 0 <= number < self.seats:
            raise IllegalMove("no-such-seat", seat=shown(seat), last=self.seats - 1)
        return number

    def _viewer(self, seat: Any) -> int | None:
        """A seat, or None for a spectator."""
        return None if seat is None else self._seat(seat)


@cache
def seats_in(turn: int, seats: int) -> frozenset[int]:
    """The seats that a turn, as the rules say it, waits for."""
    if turn == CHANCE:
        return frozenset({CHANCE})
    return frozenset(seat for seat in range(seats) if turn >> seat & 1)


def one_line(text: Any) -> str:
    """A move as typed: lower case, single spaces."""
    return " ".join(str(text).casefold().split())


def checksum(record: Mapping[str, Any]) -> str:
    """Tells a damaged record from a whole one. It proves nothing against somebody who can count, too."""
    data = {key: value for key, value in record.items() if key != "check"}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


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
    match.dealer, match.given = dealer, given
    check_deals(match)
    if not log or log[-1] != UNDO:
        match._run_dealer()
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


def drawn(match: Match, dealer: Seeded | Fair) -> int:
    """What a dealer answers now. A seeded one meets the same cards again after an undo, a fair one never goes back."""
    count = match._drawn if isinstance(dealer, Fair) else match._dealt
    total = match.game.rules.chances(match.position, match._pad)
    if total == EVEN:
        outcomes = bits.members(match._pad.words)
        return outcomes[dealer.draw(count, len(outcomes))]
    weights = match._pad.weights
    left = dealer.draw(count, sum(weights))
    return next(outcome for outcome, end in enumerate(itertools.accumulate(weights)) if left < end)


def check_deals(match: Match) -> None:
    """A match must hold what its dealer deals."""
    dealer = match.dealer
    if isinstance(dealer, Manual):
        return
    again = match.copy()
    again.dealer, again.stored, again._drawn = Manual(), [], 0
    again._reset()
    for number, entry in enumerate(match.stored):
        if number >= match.given and entry != UNDO and entry[0] is None:
            outcome = again.game.notation.text(again.position, CHANCE, drawn(again, dealer))
            if outcome != entry[1]:
                raise BadRecord("record-deal", outcome=entry[1])
        take_in(again, entry)


def take_in(match: Match, entry: Entry | str) -> None:
    """One entry of a stored log that is known to be right."""
    if isinstance(entry, str):
        match.undo()
        return
    match.stored.append(entry)
    match._drawn += entry[0] is None
    match._apply_text(*entry)
