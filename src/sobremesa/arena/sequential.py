"""Stop when the question is answered: a generalised sequential probability ratio test (GSPRT) on deals.

A deal is played from every seating with the same cards, so the first bot's score in it has few values: at two seats the
five of the pentanomial test that testers of chess engines use (0, 1/2, 1, 3/2 or 2 games of two). H0, "it wins an even
share", is tested against H1, "it wins that and the margin". After each deal, in their order, the likelihoods of the
scores so far are compared, with the distribution fitted to them under each mean. Wald's bounds keep both chances of
error near what was asked for: `alpha` to call an even bot stronger, `beta` to call one that is stronger by the margin
even.

The verdict depends on the deals alone, not on the order in which processes finish them.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import shown

from .results import Deal

if TYPE_CHECKING:
    from .contest import Tournament

HALVINGS = 60
NEVER_SEEN = 1e-3  # what a score counts that no deal has had: a fitted distribution may need it
ODD = 0.001  # chance at which a worker's results are called odd, for all workers together
STEP = 256  # deals whose likelihoods are looked at together
Floats = NDArray[np.float64]


def score(deal: Deal) -> float:
    """The first bot's part of the wins of a deal, from 0 to 1; a win that is shared, or nobody's, is divided."""
    from .report import won

    return sum(won(game, seat) for seat, game in enumerate(deal.games)) / len(deal.games)


def likelihood_ratio(counts: Floats, scores: Floats, even: float, better: float) -> Floats:
    """The logarithm of how much likelier these counts of scores (the last axis) are under the better mean than under
    the even one."""
    seen = np.where(counts > 0, counts, NEVER_SEEN)
    total = seen.sum(axis=-1, keepdims=True)
    shares = seen / total
    ratios = [1 + tilt(shares, scores - mean)[..., None] * (scores - mean) for mean in (even, better)]
    return (total[..., 0]) * (shares * np.log(ratios[0] / ratios[1])).sum(axis=-1)


def tilt(shares: Floats, apart: Floats) -> Floats:
    """The multiplier of the likeliest distribution with a given mean: shares / (1 + tilt * distance from the mean)."""
    low = np.full(shares.shape[:-1], -1 / apart.max() * (1 - 1e-12))
    high = np.full(shares.shape[:-1], -1 / apart.min() * (1 - 1e-12))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        above = (shares * apart / (1 + middle[..., None] * apart)).sum(axis=-1) > 0
        low, high = np.where(above, middle, low), np.where(above, high, middle)
    return (low + high) / 2


@dataclass
class Until:
    """Ends a tournament of two bots when the first is known to be stronger by the margin, or not to be."""

    margin: float = 0.05
    alpha: float = 0.05
    beta: float = 0.05
    scores: list[float] = field(default_factory=list)  # of the deals looked at, in order
    ratios: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name, value, most in (("margin", self.margin, 0.4), ("alpha", self.alpha, 0.5), ("beta", self.beta, 0.5)):
            if not 0 < value < most:
                raise BadOption("bad-value", name=name, value=shown(value), values=f"0 … {most}")

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first it is not stronger, above the second it is."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def means(self, seats: int) -> tuple[float, float]:
        """The shares of wins that are told apart."""
        return 1 / seats, 1 / seats + self.margin

    def stopping(self, scores: Sequence[float], seats: int) -> int | None:
        """After how many of these scores the question is answered."""
        self.look(scores, seats)
        low, high = self.bounds
        return next((n for n, ratio in enumerate(self.ratios, 1) if not low < ratio < high), None)

    def look(self, scores: Sequence[float], seats: int) -> None:
        """Computes the ratios of scores that are new, some at a time, no further than to the answer."""
        low, high = self.bounds
        values = np.array(steps(seats))
        while len(self.ratios) < len(scores) and not (self.ratios and not low < self.ratios[-1] < high):
            first, end = len(self.ratios), min(len(self.ratios) + STEP, len(scores))
            self.scores = [*self.scores[:first], *scores[first:end]]
            marks = (np.abs(np.array(self.scores)[:, None] - values) < 1e-9).astype(float)
            counts = np.cumsum(marks, axis=0)[first:]
            ratios = likelihood_ratio(counts, values, *self.means(seats)).tolist()
            end_at = next((n for n, ratio in enumerate(ratios) if not low < ratio < high), len(ratios) - 1)
            self.ratios += ratios[: end_at + 1]
            self.scores = self.scores[: len(self.ratios)]

    def told(self, tournament: "Tournament") -> list[float]:
        """The scores of the first pairing's deals, as far as all before them are there."""
        deals, found = tournament.results.deals, list(self.scores)
        while (0, len(found)) in deals and len(found) < tournament.deals:
            found.append(score(deals[0, len(found)]))
        return found

    def answered(self, tournament: "Tournament") -> bool:
        return self.stopping(self.told(tournament), tournament.header.seats) is not None

    def deals_needed(self, tournament: "Tournament") -> int:
        return self.stopping(self.told(tournament), tournament.header.seats) or tournament.deals

    def verdict(self, tournament: "Tournament") -> dict[str, Any]:
        """What was found, as plain data."""
        stop = self.stopping(self.told(tournament), tournament.header.seats)
        low, high = self.bounds
        even, better = self.means(tournament.header.seats)
        ratio = self.ratios[-1] if self.ratios else 0.0
        answer = None if stop is None else "stronger" if ratio >= high else "not-stronger"
        return {
            "answer": answer,
            "deals": len(self.ratios),
            "ratio": ratio,
            "bounds": [low, high],
            "even": even,
            "better": better,
            "alpha": self.alpha,
            "beta": self.beta,
        }


def steps(seats: int) -> list[float]:
    """The scores that a deal may bring: of each game a whole win, none, or a share of it."""
    shares = {0.0} | {1 / winners for winners in range(1, seats + 1)}
    sums = {0.0}
    for _ in range(seats):
        sums = {round(total + share, 9) for total in sums for share in shares}
    return sorted(total / seats for total in sums)


def odd_workers(played: Mapping[str, Sequence[Deal]]) -> list[dict[str, Any]]:
    """The processes whose results differ from the others' by more than chance explains: a χ² test of the scores of each
    one's deals against those of all the rest."""
    counts = {who: Counter(round(score(deal), 6) for deal in deals) for who, deals in played.items()}
    total, odd = sum(counts.values(), Counter[float]()), []
    for who, own in counts.items():
        rest = total - own
        statistic, freedom = chi_square([own, rest])
        chance = survival(statistic, freedom) if freedom else 1.0
        if chance < ODD / max(len(counts), 1):
            odd.append({"worker": who, "deals": own.total(), "chance": chance})
    return odd


def chi_square(rows: Sequence[Counter[float]]) -> tuple[float, int]:
    """Of a table of counts, with its degrees of freedom. Columns that would hold too few are put together."""
    whole = sum(rows, Counter[float]())
    smallest = min((row.total() for row in rows), default=0)
    if not smallest:
        return 0.0, 0
    groups: list[list[float]] = [[]]
    for value in sorted(whole):
        groups[-1].append(value)
        if sum(whole[each] for each in groups[-1]) * smallest >= 5 * whole.total():
            groups.append([])
    if len(groups) > 1:
        left = groups.pop()
        groups[-1] += left
    statistic = 0.0
    for row in rows:
        for group in groups:
            expected = sum(whole[each] for each in group) * row.total() / whole.total()
            statistic += (sum(row[each] for each in group) - expected) ** 2 / expected
    return statistic, (len(rows) - 1) * (len(groups) - 1)


def survival(statistic: float, freedom: int) -> float:
    """The chance of a χ² at least as large, by its closed form for whole degrees of freedom."""
    half = statistic / 2
    if freedom % 2 == 0:
        term = total = math.exp(-half)
        for k in range(1, freedom // 2):
            term *= half / k
            total += term
        return total
    total, term = math.erfc(math.sqrt(half)), math.exp(-half) * math.sqrt(half) / math.gamma(1.5)
    for k in range(1, (freedom + 1) // 2):
        total += term
        term *= half / (k + 0.5)
    return total
