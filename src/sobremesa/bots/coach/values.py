"""What positions and decisions are worth: the one value that hints, luck and skill are all told from.

A game may offer its own in its folder's `coach.py`: `values(game, state, effort)` returns what has the methods of
`Values`, or None where it has nothing better than playouts, and `luck_values` the same for the arena. `PLAYOUTS`,
`RATE` and `reason` there are explained below.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from sobremesa.bots import part_of
from sobremesa.engine import bits, luck
from sobremesa.engine.game import Game
from sobremesa.engine.record import Plain
from sobremesa.engine.rule import CHANCE, EVEN, OVER

from .playouts import NONE, Floats, Sampler, reopened

UNITS = ("win", "points")
WIN, POINTS = range(2)
PLAYOUTS = 200  # of each position in a report, where nothing else is asked for; a game's `PLAYOUTS` comes first
RATE = 20_000  # playouts in a second, about; a game's `RATE` comes first. Seconds are turned into playouts by it,
# so that a report depends on its budget and its seed alone
OUTCOMES = 200  # of a chance event that are all looked at; fewer where there are few playouts
SHARE = 4  # playouts of a chance event, as multiples of those of a position
MANY = 8  # of them: each is then looked at by few playouts of its own, whose errors even out
LEAST = 2  # playouts of each outcome, where there are many
FINALISTS = 4  # candidates of a decision that are looked at to the end
SCREENING = (
    4  # playouts that choose the finalists of a report, as multiples of those of a position; of a hint twice that
)
JUDGING = 4  # the same of those that value a decision of a report, for each move that is compared; of a hint half that
RECENT = 64  # positions whose playouts are kept for comparing them one by one
CLEAR = 2.0  # errors by which a move must be better to be called so
EQUAL = 1e-9  # exact values that differ by less are equal
SCREEN, JUDGE, DRAW, VALUE = range(4)  # streams of random numbers


@dataclass(frozen=True)
class Effort:
    """How much is thought about each position, and the seed of all random numbers."""

    playouts: int
    seed: int = 0


@dataclass(frozen=True)
class Worth:
    """A position's worth to every seat. `worth` and `error` are arrays of units and seats."""

    worth: Floats
    error: Floats
    exact: bool


@dataclass(frozen=True)
class Verdict:
    """A seat's decision in one unit, by what the seat knew: the worth to every seat before it, after the move made and
    after the best one; `error` is that of the difference between the two moves to the seat. `shown` is the move that
    is called the best: of equal ones that with more points. `doubt` is the error of the difference between the best
    move and the position before it."""

    before: Floats
    made: Floats
    best: int
    after_best: Floats
    error: float
    exact: bool
    shown: int
    doubt: float = 0.0


@dataclass(frozen=True)
class Candidate:
    """A move in a hint: what it is worth to the seat in both units, with errors."""

    action: int
    worth: tuple[float, float]
    error: tuple[float, float]
    exact: bool


class Values(Protocol):
    def value(self, state: Any) -> Worth:
        """The worth of a whole position, where chance is waited for too: there the mean over what may come."""
        ...

    def spread(self, state: Any) -> Floats:
        """The variance of the worth over what may come, where chance is waited for."""
        ...

    def step_error(self, before: Worth, after: Worth) -> Floats:
        """The error of the difference between the worths of two positions, one of which follows the other."""
        ...

    def judge(self, state: Any, seat: int, action: int) -> tuple[Verdict, Verdict]:
        """A seat's decision in each unit, from what it knew before anybody chose."""
        ...

    def rank(self, known: Any, seat: int) -> list[Candidate]:
        """The candidates of a seat, from what it knows alone, the best first."""
        ...


def values_of(game: Game, state: Any, effort: Effort) -> Values:
    """The game's own values for a match that this position belongs to, or playouts."""
    own = getattr(part_of(game, "coach"), "values", None)
    found: Values | None = own(game, state, effort) if own else None
    return found or Playouts(game, effort)


def luck_values_of(game: Game, state: Any, effort: Effort) -> Values:
    """Those that the arena tells luck by. Luck has mean 0 by any values; the closer they come to what the bots make of
    a position, the more of it is found."""
    own = getattr(part_of(game, "coach"), "luck_values", None)
    return own(game, state, effort) if own else values_of(game, state, effort)


def offered(game: Game, name: str, otherwise: Any) -> Any:
    return getattr(part_of(game, "coach"), name, otherwise)


def result_of(game: Game, state: Any) -> Worth:
    """The end: a share of the win, and points ahead of the mean of the others."""
    seats = int(state.seats)
    winners = [seat for seat in game.winners(int(game.rules.outcome(state))) if seat < seats] or list(range(seats))
    pad = game.plain_pad()
    game.rules.scores(state, pad)
    points = np.array(pad.points[:seats], np.float64)
    worth = np.zeros((2, seats))
    worth[WIN, winners] = 1.0 / len(winners)
    worth[POINTS] = (points * seats - points.sum()) / (seats - 1)
    return Worth(worth, np.zeros((2, seats)), True)


def forced(game: Game, state: Any) -> Any:
    """The position after all moves that leave no choice."""
    plain = Plain(state) if not isinstance(state, Plain) else state.copy()
    pad = game.plain_pad()
    while (waiting := int(game.rules.turn(plain))) not in (CHANCE, OVER):
        only = {}
        for seat in members(waiting):
            game.rules.legal(plain, seat, pad)
            actions = bits.members(pad.words)
            if len(actions) > 1:
                return plain
            only[seat] = actions[0]
        for seat, action in only.items():
            game.rules.apply(plain, seat, action)
    return plain


def members(waiting: int) -> list[int]:
    return [seat for seat in range(waiting.bit_length()) if waiting >> seat & 1]


def legal(game: Game, state: Any, seat: int) -> list[int]:
    pad = game.plain_pad()
    game.rules.legal(state, seat, pad)
    return bits.members(pad.words)


def applied(game: Game, state: Any, seat: int, action: int) -> Any:
    after = state.copy()
    game.rules.apply(after, seat, action)
    return after


def as_record(state: Any) -> Any:
    return state.record() if isinstance(state, Plain) else state


def key_of(state: Any) -> bytes:
    return bytes(as_record(state).tobytes())


def number_of(key: bytes) -> int:
    return int.from_bytes(hashlib.blake2b(key, digest_size=8).digest(), "big")


def chances(game: Game, state: Any) -> list[tuple[int, float]]:
    """What chance may bring next, and how likely each is."""
    pad = game.plain_pad()
    total = game.rules.chances(state, pad)
    if total == EVEN:
        marked = bits.members(pad.words)
        return [(outcome, 1 / len(marked)) for outcome in marked]
    return [(outcome, weight / total) for outcome, weight in enumerate(pad.weights) if weight]


def outcomes(game: Game, state: Any, most: int = OUTCOMES) -> list[tuple[float, Any]] | None:
    """All that a run of chance entries may lead to, with probabilities, those that look the same as one; None where
    there are too many."""
    open_ends, ends = [(1.0, state)], dict[bytes, tuple[float, Any]]()
    while open_ends:
        met = dict[bytes, tuple[float, Any]]()
        for chance, position in open_ends:
            for outcome, likely in chances(game, position):
                after = applied(game, position, CHANCE, outcome)
                goes_on = int(game.rules.turn(after)) == CHANCE
                found, key = met if goes_on else ends, key_of(after)
                before = found[key][0] if key in found else 0.0
                found[key] = before + chance * likely, after
            if len(met) + len(ends) > most:
                return None
        open_ends = list(met.values())
    return list(ends.values())


def drawn(game: Game, state: Any, pad: Any) -> Any:
    """The position after a run of chance entries, drawn by the pad's luck."""
    after = state.copy()
    while int(game.rules.turn(after)) == CHANCE:
        game.rules.apply(after, CHANCE, luck.draw(pad, game.rules.chances(after, pad)))
    return after


def error_of(samples: Floats) -> Floats:
    """The standard error of the mean."""
    count = len(samples)
    return samples.std(axis=0, ddof=1) / math.sqrt(count) if count > 1 else np.zeros(samples.shape[1:])


class Playouts:
    """Values by seeded playouts of the reference policy, for any game.

    A position has one value in a report: the first that was computed. Its random numbers are keyed by the seed and by
    the last position in which chance was waited for before it, never by an outcome, so what is compared is compared
    with the same numbers.
    """

    def __init__(self, game: Game, effort: Effort):
        self.game, self.effort = game, effort
        self.sampler = Sampler(game)
        self.found: dict[bytes, Worth] = {}
        self.spreads: dict[bytes, Floats] = {}
        self.recent: dict[bytes, Floats] = {}  # playouts of positions
        self.key = 0  # of the random numbers

    def seeds(self, key: int, stream: int, count: int) -> Any:
        return luck.seeds(self.effort.seed, (key + stream) % 2**63, count)

    # Positions

    def value(self, state: Any) -> Worth:
        state = forced(self.game, state)
        key = key_of(state)
        if key not in self.found:
            self.found[key] = self.valued(state, key)
        return self.found[key]

    def valued(self, state: Any, key: bytes) -> Worth:
        waiting = int(self.game.rules.turn(state))
        if waiting == OVER:
            return result_of(self.game, state)
        if waiting == CHANCE:
            self.key = number_of(key)
            return self.expected(state, key)
        samples = self.sampler.run(state.record(), self.seeds(self.key, VALUE, self.effort.playouts))
        self.recent[key] = samples
        while len(self.recent) > RECENT:
            del self.recent[next(iter(self.recent))]
        return Worth(samples.mean(axis=0), error_of(samples), False)

    def expected(self, state: Any, key: bytes) -> Worth:
        """The mean over all that may come, or over many draws where that is too much."""
        most = SHARE * self.effort.playouts
        listed = outcomes(self.game, state, min(OUTCOMES, most // LEAST))
        if listed is None:
            return self.expected_of_draws(state, key)
        odds = np.array([chance for chance, _ in listed])
        if len(listed) <= MANY:
            ends = [self.value_of_end(after) for _, after in listed]
        else:
            count = most // len(listed)
            seeds = self.seeds(self.key, DRAW, count * len(listed))
            ends = [self.glimpse(after, seeds[n * count :][:count]) for n, (_, after) in enumerate(listed)]
        worths, errors = np.stack([end.worth for end in ends]), np.stack([end.error for end in ends])
        mean = np.tensordot(odds, worths, 1)
        noise = 0.0 if len(listed) <= MANY else errors**2  # few playouts differ by themselves
        self.spreads[key] = np.maximum(np.tensordot(odds, (worths - mean) ** 2 - noise, 1), 0.0)
        error = np.tensordot(odds, errors, 1) if len(listed) <= MANY else np.sqrt(np.tensordot(odds**2, errors**2, 1))
        return Worth(mean, error, all(end.exact for end in ends))

    def value_of_end(self, state: Any) -> Worth:
        """An outcome's worth, with the numbers of the position before it."""
        key = self.key
        found = self.value(state)
        self.key = key
        return found

    def glimpse(self, state: Any, seeds: Any) -> Worth:
        """An outcome's worth by few playouts: one of many that only their mean is made of."""
        state = forced(self.game, state)
        if int(self.game.rules.turn(state)) == OVER:
            return result_of(self.game, state)
        samples = self.sampler.run(state.record(), seeds)
        return Worth(samples.mean(axis=0), error_of(samples), False)

    def expected_of_draws(self, state: Any, key: bytes) -> Worth:
        """Draws of chance, and two playouts from each: what the two have in common is what chance has brought."""
        record = state.record()
        count = SHARE * self.effort.playouts
        first = self.sampler.run(record, self.seeds(self.key, DRAW, count))
        pad: Any = self.game.plain_pad()
        few = max(self.effort.playouts // 8, 2)
        seeds = self.seeds(self.key, DRAW + 1, 3 * few)
        pairs = []
        for number in range(few):
            pad.luck = int(seeds[3 * number])
            after = drawn(self.game, state, pad).record()
            pairs.append(self.sampler.run(after, seeds[3 * number + 1 : 3 * number + 3]))
        both = np.stack(pairs) - first.mean(axis=0)
        self.spreads[key] = np.maximum((both[:, 0] * both[:, 1]).mean(axis=0), 0.0)
        return Worth(first.mean(axis=0), error_of(first), False)

    def spread(self, state: Any) -> Floats:
        self.value(state)
        key = key_of(forced(self.game, state))
        self.key = number_of(key)
        return self.spreads[key]

    def step_error(self, before: Worth, after: Worth) -> Floats:
        return np.hypot(before.error, after.error)

    # Decisions

    def judge(self, state: Any, seat: int, action: int) -> tuple[Verdict, Verdict]:
        waiting = int(self.game.rules.turn(state))
        known = reopened(self.game, self.game.blanked(state, seat), seat)
        candidates = legal(self.game, known, seat)
        before = self.value(state)
        if len(candidates) == 1:
            made = before.worth
            if not self.game.secrets and waiting == 1 << seat:
                made = self.value(applied(self.game, state, seat, action)).worth
            win, points = (
                Verdict(before.worth[unit], made[unit], action, made[unit], 0.0, before.exact, action)
                for unit in (WIN, POINTS)
            )
            return win, points
        record = as_record(known)
        if self.game.secrets or waiting != 1 << seat:
            return self.judge_worlds(record, seat, action, candidates)
        return self.judge_open(state, record, seat, action, candidates)

    def judge_worlds(self, known: Any, seat: int, action: int, candidates: Sequence[int]) -> tuple[Verdict, Verdict]:
        """Chosen on one half of the worlds, valued on the other; all of it on the same worlds with the same numbers."""
        key = number_of(known.tobytes())
        best = self.screened(known, seat, candidates, key, SCREENING, imagines=True)
        seeds = self.seeds(key, JUDGE, JUDGING * self.effort.playouts)
        samples = {
            a: self.sampler.run(known, seeds, seat, seat, a)
            for a in dict.fromkeys([action, best[WIN][0], best[POINTS][0]])
        }
        standing = self.sampler.run(known, seeds, seat)
        before = standing.mean(axis=0)
        verdicts: list[Verdict] = []
        for unit in (POINTS, WIN):
            better, shown = best[unit][0], action
            gain = (samples[better] - samples[action])[:, unit, seat]
            error = float(error_of(gain))
            if gain.mean() > CLEAR * error:
                shown = better
            else:
                better = action
                if unit == WIN and verdicts[0].best != action:
                    gain = (samples[verdicts[0].best] - samples[action])[:, WIN, seat]
                    shown = verdicts[0].best if gain.mean() >= -CLEAR * float(error_of(gain)) else action
            made, after = samples[action].mean(axis=0)[unit], samples[better].mean(axis=0)[unit]
            doubt = float(error_of((samples[better] - standing)[:, unit, seat]))
            verdicts.append(Verdict(before[unit], made, better, after, error, False, shown, doubt))
        return verdicts[1], verdicts[0]

    def judge_open(
        self, state: Any, record: Any, seat: int, action: int, candidates: Sequence[int]
    ) -> tuple[Verdict, Verdict]:
        """Where nothing is secret the worth of a move is the worth of the position that it leads to."""
        before = self.value(state)
        best = self.screened(record, seat, candidates, self.key, SCREENING, imagines=False)
        key = self.key
        made = self.value(applied(self.game, state, seat, action))
        verdicts: list[Verdict] = []
        ahead = made  # after the move that is best for points
        for unit in (POINTS, WIN):
            better, after, error = best[unit][0], made, 0.0
            if better != action:
                self.key = key
                other = applied(self.game, state, seat, better)
                after = self.value(other)
                error = self.difference(applied(self.game, state, seat, action), other, unit, seat)
                if after.worth[unit, seat] - made.worth[unit, seat] <= CLEAR * error:
                    better, after = action, made
            shown = better
            if unit == POINTS:
                ahead = after
            elif better == action and ahead.worth[WIN, seat] >= made.worth[WIN, seat]:
                shown = verdicts[0].best
            doubt = self.difference(state, applied(self.game, state, seat, better), unit, seat)
            verdicts.append(
                Verdict(before.worth[unit], made.worth[unit], better, after.worth[unit], error, False, shown, doubt)
            )
        self.key = key
        return verdicts[1], verdicts[0]

    def difference(self, one: Any, other: Any, unit: int, seat: int) -> float:
        """The error of the difference between two positions: playout by playout, where both have the same numbers."""
        keys = [key_of(forced(self.game, state)) for state in (one, other)]
        if all(key in self.recent for key in keys):
            return float(error_of((self.recent[keys[1]] - self.recent[keys[0]])[:, unit, seat]))
        return math.hypot(*(float(self.found[key].error[unit, seat]) for key in keys))

    def screened(
        self, known: Any, seat: int, candidates: Sequence[int], key: int, share: int, imagines: bool
    ) -> tuple[list[int], list[int]]:
        """The candidates that do best, for each unit, by sequential halving: all are tried a little, the better half of
        them more, and so on."""
        knower = seat if imagines else NONE
        left = list(candidates)
        seeds = self.seeds(key, SCREEN, 2 * self.effort.playouts)
        rounds = max((len(left) - 1).bit_length(), 1)
        total = share * self.effort.playouts
        means: dict[int, Floats] = {}
        sums = {a: np.zeros(2) for a in left}
        tried = 0
        while True:
            count = min(max(total // (rounds * len(left)), 4), len(seeds) - tried)
            if count > 0:
                for action in left:
                    samples = self.sampler.run(known, seeds[tried : tried + count], knower, seat, action)
                    sums[action] += samples[:, :, seat].sum(axis=0)
                tried += count
            means = {a: sums[a] / max(tried, 1) for a in left}
            orders = [by_mean(means, unit) for unit in (WIN, POINTS)]
            if len(left) <= FINALISTS or count <= 0:
                return orders[0], orders[1]
            half = max(len(left) // 2, FINALISTS)
            kept = set(orders[WIN][: half - half // 4]) | set(orders[POINTS][: half // 4 + 1])
            left = [a for a in left if a in kept]

    # Hints

    def rank(self, known: Any, seat: int) -> list[Candidate]:
        known = reopened(self.game, known, seat)
        record = as_record(known)
        candidates = legal(self.game, known, seat)
        key = number_of(record.tobytes())
        ahead = self.screened(record, seat, candidates, key, 2 * SCREENING, imagines=True)
        finalists = dict.fromkeys([*ahead[WIN][:FINALISTS], *ahead[POINTS][:1]])
        seeds = self.seeds(key, JUDGE, 2 * self.effort.playouts)
        found = []
        for action in finalists:
            samples = self.sampler.run(record, seeds, seat, seat, action)[:, :, seat]
            mean, error = samples.mean(axis=0), error_of(samples)
            found.append(Candidate(action, (float(mean[0]), float(mean[1])), (float(error[0]), float(error[1])), False))
        return in_order(found)


def by_mean(means: dict[int, Floats], unit: int) -> list[int]:
    """The candidates, the best first."""
    return sorted(means, key=lambda action: (-means[action][unit], action))


def in_order(found: Iterable[Candidate]) -> list[Candidate]:
    """The best first: by the win; equal ones by points."""
    return sorted(found, key=lambda c: (-round(c.worth[WIN], 9), -round(c.worth[POINTS], 9), c.action))
