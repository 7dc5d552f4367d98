"""A match: a game being played. The log is the only truth; the state is what the log folds to."""

import hashlib
import itertools
import json
import operator
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cache
from typing import Any, ClassVar

from . import bits
from .dealers import Dealer, Fair, Manual, Seeded
from .errors import IllegalMove
from .game import Game
from .options import shown
from .record import Plain
from .rule import CHANCE, EVEN, EVERYONE, EVERYTHING, OVER
from .step import Hidden, Step

Entry = tuple[int | None, str]
UNDO = "undo"  # in a stored log: the entry before it is taken back
FORMAT = "sobremesa/1"


class Match:
    """A match, made by `Game.match`. `play` and `deal` add an entry to its log, `undo` takes the last one off."""

    _whose: int | None  # turn it is, once somebody has asked

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], dealer: Dealer, version: int | None = None):
        self.game = game
        self.seats = seats
        self.agreed = deepcopy(dict(options))  # as recorded: a record from before an option existed does not name it
        self.dealer = dealer
        self.version = game.version if version is None else version
        self.options = game.completed(seats, self.agreed, self.version)
        self.stored: list[Entry | str] = []  # everything that was ever done, undo included
        self.watchers: list[Callable[[Step], None]] = []
        self.notes: dict[str, Any] = {}  # plain data that goes into the record: which bots played, for instance
        self.given = 0  # first entries that come from another match: chance in them is not this dealer's
        self._drawn = 0  # outcomes that chance ever gave, those taken back included
        self._pad = game.plain_pad()
        self._first = game.first(seats, self.options, self.version)  # before anything has happened
        self.position: Any  # where the match stands, as plain attributes; not to be altered
        self._reset()
        self._run_dealer()

    # What is

    @property
    def state(self) -> Any:
        """A copy of the position as a record. Assigning a record puts the match into that position."""
        return self.position.record()

    @state.setter
    def state(self, record: Any) -> None:
        self.position, self._whose = Plain(record), None

    @property
    def waiting(self) -> frozenset[int]:
        """The seats that must act, as a frozenset: {CHANCE} at a manual deal, empty when the match is over."""
        return seats_in(self._turn(), self.seats)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._turn() == OVER

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        self.game.rules.scores(self.position, self._pad)
        return [int(points) for points in self._pad.points[: self.seats]]

    @property
    def winners(self) -> list[int]:
        """The seats that won. Empty during the match, and if nobody wins."""
        return self.game.winners(int(self.game.rules.outcome(self.position))) if self.over else []

    @property
    def reason(self) -> str | None:
        """Why the match ended as it did, as a code (`result-CODE` in the game's texts); None during the match."""
        return self.game.reason(int(self.game.rules.outcome(self.position))) if self.over else None

    @property
    def log(self) -> list[Entry]:
        """All entries, secrets included: pairs of the seat (None for chance) and the move."""
        return list(self._log)

    def log_for(self, seat: int | None, aids: bool = False) -> list[tuple[int | None, str | None]]:
        """The log as this seat may have it; None is a spectator. A move that the seat may not see is None.

        So is a move that newer ones cover (Raj's older bids), unless `aids` is true. At the end everything is open.
        """
        seat = self._viewer(seat)
        covered, hidden = 0 if aids or self.over else self._covered, {each.number for each in self._hidden}
        return [
            (actor, text if self._sees(seat, i) or (i >= covered and i not in hidden) else None)
            for i, (actor, text) in enumerate(self._log)
        ]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat is shown, as plain JSON data; None is a spectator."""
        seat = self._viewer(seat)
        return self.game.view(self.game.known(self.position, seat), seat)

    def legal(self, seat: int) -> list[str]:
        """The legal moves of this seat, as text. Empty if the seat does not have to act."""
        seat = self._seat(seat)
        if seat not in self.waiting:
            return []
        known = self.game.blanked(self.position, seat)
        return [self.game.notation.text(known, seat, action) for action in self._legal(known, seat)]

    def chances(self) -> dict[str, float]:
        """The probability of each outcome, at a manual deal; otherwise empty."""
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
        """The best moves of a seat that must decide, best first, from what this seat may know.

        Each has its worth (wins out of 100, and points), the error of that, and a reason. `iterations` is the number of
        playouts; if it is given, `seconds` does not count.
        """
        return type(self).adviser(self, seat, seconds, iterations, seed)

    # What is done

    def play(self, seat: int, move: str) -> None:
        """Makes a move of a seat, as a person would type it. An illegal one raises IllegalMove, which says why."""
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
        """Enters what the real cards or dice show. Without an outcome, a seeded dealer deals again after an undo."""
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
        """Removes the last entry of the log, of any seat or of chance. The caller must decide whether that is fair."""
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
        return any(each.seat == seat for each in self._hidden)

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
        """A copy that can be played on without changing this match."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.stored, other.watchers = list(self.stored), []
        other._log, other._audience, other._turns = list(self._log), list(self._audience), list(self._turns)
        other._pad = self._pad.copy()
        return other

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Match":
        return self.copy()

    def __repr__(self) -> str:
        """`<Match raj: 3 seats, 7 entries, waits for 0 and 2, scores 0 0 6>`"""
        if self.over:
            won = " and ".join(map(str, self.winners)) or "nobody"
            stands = f"over, won by {won} ({self.reason})"
        else:
            waiting = "chance" if CHANCE in self.waiting else " and ".join(map(str, sorted(self.waiting)))
            stands = f"waits for {waiting}"
        scores, count = " ".join(map(str, self.scores)), len(self._log)
        entries = "1 entry" if count == 1 else f"{count} entries"
        return f"<Match {self.game.name}: {self.seats} seats, {entries}, {stands}, scores {scores}>"

    # The log, folded

    def begun(self) -> "Match":
        """The same match before anything has happened, to be moved on by `fold`."""
        other = self.copy()
        other.dealer, other.stored, other._drawn = Manual(), [], 0
        other._reset()
        return other

    def fold(self, entry: Entry | str) -> Step | None:
        """Takes in one entry of a stored log that is known to be right; says what it did, nothing for an undo."""
        if isinstance(entry, str):
            self.undo()
            return None
        self.stored.append(entry)
        self._drawn += entry[0] is None
        return self._apply_text(*entry)

    # What is kept

    def record(self) -> dict[str, Any]:
        """The whole match as JSON data, for `sobremesa.replay`."""
        stored = [entry if entry == UNDO else list(entry) for entry in self.stored]
        return self._record(self.dealer.data(), stored)

    def record_for(self, seat: int | None, aids: bool = False) -> dict[str, Any]:
        """The record as this seat may have it: complete once the match is over, with gaps before that."""
        viewer = self._viewer(seat)
        if self.over:
            return self.record()
        return self._record({"for": viewer}, [list(entry) for entry in self.log_for(viewer, aids)])

    def _record(self, how: dict[str, Any], log: list) -> dict[str, Any]:
        record: dict[str, Any] = {"format": FORMAT, "game": self.game.name, "version": self.version}
        record |= {"seats": self.seats, "options": deepcopy(self.agreed), **how, "log": log}
        if self.given:
            record["given"] = self.given
        if self.notes:
            record["notes"] = deepcopy(self.notes)
        if self.over:
            record["result"] = {"scores": self.scores, "winners": self.winners, "reason": self.reason}
        return record | {"check": checksum(record)}

    # How it is done

    def _reset(self) -> None:
        self.position = self._first.copy()
        self._whose = None
        self._log: list[Entry] = []
        self._audience: list[int] = []  # of each entry, when it was made
        self._turns: list[int] = []  # whose turn it was before each entry, as the rules say it
        self._hidden: tuple[Hidden, ...] = ()  # entries that not all have seen
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
        self.position, self._whose = after, None
        number, own = len(self._log), (seat, action)
        self._log.append(entry)
        self._audience.append(audience)
        self._dealt += seat == CHANCE
        if audience != EVERYONE:
            self._hidden = (*self._hidden, Hidden(number, seat, action, audience))
        opened = int(rules.opened(after))
        shown = [each for each in self._hidden if each.lies_open(opened)] if opened else []
        if shown:
            self._shown = number
            self._covered = shown[0].number if self.game.covers else 0
            self._hidden = tuple(each for each in self._hidden if not each.lies_open(opened))
        seen = audience == EVERYONE or (bool(shown) and shown[-1].number == number)
        moves = (*((each.seat, each.action) for each in shown if each.number != number), own)
        covered = 0 if self._covered and self._turn() == OVER else self._covered
        return Step(self.game, seat, action, before, after, audience, opened == EVERYTHING, seen, moves, covered)

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
        if self._whose is None:
            self._whose = int(self.game.rules.turn(self.position))
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
        """A seat of this table as a plain number, or a refusal."""
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
