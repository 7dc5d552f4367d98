"""What the coach knows of Raj with two seats: values from the solver, and mixes instead of a policy.

Up to EXACT cards the rest of a game is solved. Before that a position is worth what a look one turn ahead shows: a
matrix game over what the positions after it look like (`fitted`). With more seats the coach makes playouts.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import Any

import numpy as np

from sobremesa.bots import matrix
from sobremesa.bots.coach.playouts import Floats, compiled_sampling
from sobremesa.bots.coach.values import (
    EQUAL,
    POINTS,
    WIN,
    Candidate,
    Effort,
    Verdict,
    Worth,
    as_record,
    in_order,
    number_of,
    result_of,
)
from sobremesa.bots.search import beyond, drawn
from sobremesa.engine import luck
from sobremesa.engine.bits import count_bits, members
from sobremesa.engine.game import Game
from sobremesa.engine.rule import CHANCE, OVER

from . import fitted, solver
from .bots import rank_of_the_pile
from .look import compiled_looks
from .solver import Position

COMPILED = ("sample", "endgame", "looks", "matrix_game")
EXACT = 6  # cards left from which a game with a larger deck is solved
SMALL = 8  # a deck that is solved from its first card
PLAYOUTS = 2000  # of each position in a report, with three seats and more
RATE = 150_000  # playouts in a second, with three seats and more
ESTIMATE = np.array(
    [0.03, 1.0]
)  # the error of a look, in shares of the win and in points; benchmarks/coach.py finds it
TREES = 32  # solved endings that are kept
far = beyond("game")  # a game of the match is judged by itself


def values(game: Game, state: Any, effort: Effort) -> TwoSeats | None:
    return TwoSeats(game, state, effort.seed) if state.seats == 2 else None


def warm(game: Game) -> None:
    compiled_sampling(game)
    solver.compiled_endgame()
    compiled_looks()
    compiled_matrix()


@dataclass(frozen=True)
class Table:
    """A two-seat position as the solver has it, before a prize is turned up; with the prizes of the games to come."""

    hands: tuple[tuple[int, ...], tuple[int, ...]]
    prizes: tuple[int, ...]  # ascending
    carry: int
    lead: int
    carries: bool
    later: int  # squares of all prizes of the games after this one


class Tree:
    """A solved ending: the value of all positions that can come of its root, with that prize turned up, if it is."""

    def __init__(self, root: Table, win: bool, turned: int | None = None):
        self.deck, self.win = root.prizes, win
        position = Position(root.hands, root.prizes, root.carry, turned, root.lead if win else 0, win, root.carries)
        found = solver.solved(position)
        order = np.argsort(found.keys)
        self.keys, self.values = found.keys[order], found.values[order]
        self.whole = found.value

    def value(self, table: Table) -> float | None:
        """To the first hand; without the lead, where it is points that count. None for what cannot come of the root."""
        if len(table.prizes) == len(self.deck):
            return self.whole
        key, sign = packed(table, self.deck, self.win)
        plain = float(solver.plain_value(key, self.win, self.deck))
        if not np.isnan(plain):
            return sign * plain
        place = int(np.searchsorted(self.keys, key))
        if place == len(self.keys) or self.keys[place] != key:
            return None
        return sign * float(self.values[place])


def packed(table: Table, deck: tuple[int, ...], win: bool) -> tuple[int, int]:
    """The number of a position among those of a deck, and -1 where its hands are swapped."""
    slots = sorted({card for hand in table.hands for card in hand})
    first, second = (sum(1 << slots.index(card) for card in hand) for hand in table.hands)
    left, prizes = list(table.prizes), 0
    for place, prize in enumerate(deck):
        if prize in left:
            left.remove(prize)
            prizes |= 1 << place
    lead = table.lead if win else 0
    if first >= second:
        return int(solver.packed(first | second << 15, prizes, table.carry, lead)), 1
    return int(solver.packed(second | first << 15, prizes, table.carry, -lead)), -1


@lru_cache(maxsize=TREES)
def tree(root: Table, win: bool, turned: int | None = None) -> Tree:
    return Tree(root, win, turned)


class TwoSeats:
    """Values of a two-seat match. Inside, a worth is the first seat's: the difference of the points, or how much
    likelier it is to win than the other."""

    def __init__(self, game: Game, state: Any, seed: int = 0):
        self.game, self.seed = game, seed
        self.games, self.cards = int(state.games), int(state.cards)
        self.deck = tuple(int(prize) for prize in state.prize[: self.cards])
        self.squares = sum(prize * prize for prize in self.deck)
        self.strike = bool(state.strike)
        self.exact_from = SMALL if self.cards <= SMALL else EXACT
        self.roots: dict[tuple[Any, bool], Tree] = {}
        self.found: dict[tuple[Table, bool], float] = {}
        self.turns: dict[tuple[Table, int, bool], tuple[float, Floats, Floats, Floats]] = {}

    # Positions

    def table(self, state: Any) -> Table:
        turned = [int(state.turned[state.turns])] if state.waiting else []
        left = [self.deck[place] for place in range(self.cards) if int(state.unseen) >> place & 1]
        hands = [list(members([state.hand[seat]])) for seat in range(2)]
        for seat in range(2):
            if state.choice[seat] > 0:  # laid in this turn: it counts from its beginning
                hands[seat].append(int(state.choice[seat]))
        return Table(
            (tuple(sorted(hands[0])), tuple(sorted(hands[1]))),
            tuple(sorted([*left, *turned])),
            int(state.pile) - sum(turned),
            int(state.points[0] - state.points[1]),
            bool(state.carry),
            (self.games - 1 - int(state.game)) * self.squares,
        )

    def is_exact(self, table: Table, win: bool) -> bool:
        return len(table.prizes) <= self.exact_from and not (win and (table.later or not self.strike))

    def worth(self, table: Table, win: bool) -> float:
        """Before a prize is turned up."""
        key = table, win
        if key not in self.found:
            self.found[key] = self.solve(table, win) if self.solves(table, win) else self.look(table, win)
        return self.found[key]

    def solves(self, table: Table, win: bool) -> bool:
        """The best mouse is not known to the solver: with it a win is solved as if equal totals were a draw."""
        return 0 < len(table.prizes) <= self.exact_from and not (win and table.later)

    def solve(self, table: Table, win: bool) -> float:
        """From the tree that the whole match has grown so far, or from a new one."""
        ahead = 0 if win else table.lead
        for (root, unit), grown in self.roots.items():
            if unit == win and covers(root, table) and (found := grown.value(table)) is not None:
                return found + ahead
        return self.grow(table, win).whole + ahead

    def grow(self, table: Table, win: bool, turned: int | None = None) -> Tree:
        root = table if win else Table(table.hands, table.prizes, table.carry, 0, table.carries, 0)
        self.roots[root, win] = grown = tree(root, win, turned)
        return grown

    def look(self, table: Table, win: bool) -> float:
        looked = self.looks(table, win, turned=-1)
        return float(looked[0, 0]) + (0 if win else table.lead)

    def looks(self, table: Table, win: bool, turned: int) -> Floats:
        """What each pair of bids leads to, or the position itself where no prize is turned up."""
        size = len(table.prizes) if turned >= 0 else 1
        cells = np.zeros((max(size, 1), max(size, 1)))
        slots = sorted({card for hand in table.hands for card in hand})
        first, second = (sum(1 << slots.index(card) for card in hand) for hand in table.hands)
        deck = np.array(table.prizes, np.int64)
        key = int(solver.packed(first | second << 15, (1 << len(deck)) - 1, table.carry, table.lead if win else 0))
        compiled_looks()(key, turned, win, table.carries, table.later if win else 0, deck, fitted.tables(), cells)
        return cells

    def cells(self, table: Table, turned: int, win: bool) -> Floats:
        """The worth of each pair of bids when that prize is turned up."""
        count = len(table.prizes)
        if count > 1 and not (count - 1 <= self.exact_from and not (win and table.later)):
            cells = self.looks(table, win, table.prizes.index(turned))
            return cells if win else cells + table.lead
        if count == self.exact_from + 1:
            self.grow(table, win, turned)  # one tree holds what all pairs of bids lead to
        cells = np.zeros((count, count))
        left = list(table.prizes)
        left.remove(turned)
        pile = table.carry + turned
        for i, mine in enumerate(table.hands[0]):
            for j, theirs in enumerate(table.hands[1]):
                cells[i, j] = self.worth_after(table, mine, theirs, tuple(left), pile, win)
        return cells

    def worth_after(self, table: Table, mine: int, theirs: int, left: tuple[int, ...], pile: int, win: bool) -> float:
        lead = table.lead + (abs(pile) if mine > theirs else -abs(pile) if mine < theirs else 0)
        if not left:
            return self.after_game(table, lead, win)
        hands = tuple(c for c in table.hands[0] if c != mine), tuple(c for c in table.hands[1] if c != theirs)
        carry = pile if mine == theirs and table.carries else 0
        return self.worth(Table(hands, left, carry, lead, table.carries, table.later), win)

    def after_game(self, table: Table, lead: int, win: bool) -> float:
        """At the end, or before the next game of the match."""
        if not win:
            return float(lead)
        if not table.later:
            return float(np.sign(lead))
        hand = tuple(range(1, self.cards + 1))
        return self.worth(Table((hand, hand), self.deck, 0, lead, table.carries, table.later - self.squares), win)

    def solved_turn(self, table: Table, turned: int, win: bool) -> tuple[float, Floats, Floats, Floats]:
        """The worth once a prize is turned up, by what it leads to; both mixes and the cells."""
        key = table, turned, win
        if key not in self.turns:
            cells = self.cells(table, turned, win)
            self.turns[key] = (*solved_matrix(cells), cells)
        return self.turns[key]

    def turned_worth(self, table: Table, turned: int, win: bool) -> float:
        """The same, as the worth of the position before it has it, so that luck is fair."""
        if self.solves(table, win) or len(table.prizes) == 1:
            return self.solved_turn(table, turned, win)[0]
        looked = self.looks(table, win, -2 - table.prizes.index(turned))
        return float(looked[0, 0]) + (0 if win else table.lead)

    def value(self, state: Any) -> Worth:
        turn = int(self.game.rules.turn(state))
        if turn == OVER:
            return result_of(self.game, state)
        table, both, exact = self.table(state), np.zeros(2), [False, False]
        for unit in (WIN, POINTS):
            win = unit == WIN
            if turn == CHANCE:
                both[unit] = self.worth(table, win)
            else:
                both[unit] = self.turned_worth(table, int(state.turned[state.turns]), win)
            exact[unit] = self.is_exact(table, win)
        error = np.repeat((ESTIMATE * ~np.array(exact))[:, None], 2, axis=1)
        return Worth(told(both), error, all(exact))

    def step_error(self, before: Worth, after: Worth) -> Floats:
        return np.hypot(before.error, after.error)

    def spread(self, state: Any) -> Floats:
        table, found = self.table(state), np.zeros((2, 2))
        for unit in (WIN, POINTS):
            worths = [self.turned_worth(table, prize, unit == WIN) for prize in table.prizes]
            found[unit] = np.var(worths) * (0.25 if unit == WIN else 1.0)
        return found

    # Decisions

    def judge(self, state: Any, seat: int, action: int) -> tuple[Verdict, Verdict]:
        """Against the other's mix. A bid that is part of best play costs nothing, whatever the other laid."""
        table, turned = self.table(state), int(state.turned[state.turns])
        before, hand = self.value(state).worth, table.hands[seat]
        worths = [self.bids(table, turned, seat, unit) for unit in (WIN, POINTS)]
        made, points = hand.index(action), worths[POINTS][:, seat]
        found = []
        for unit in (WIN, POINTS):
            mine = worths[unit][:, seat]
            equal = [place for place in range(len(hand)) if mine[place] >= mine.max() - EQUAL]
            shown = max(equal, key=lambda place: (round(float(points[place]), 9), place == made))
            best = made if made in equal else shown
            exact = self.is_exact(table, unit == WIN)
            error = 0.0 if exact else float(ESTIMATE[unit])
            verdict = Verdict(
                before[unit], worths[unit][made], hand[best], worths[unit][best], error, exact, hand[shown]
            )
            found.append(verdict)
        return found[0], found[1]

    def bids(self, table: Table, turned: int, seat: int, unit: int) -> Floats:
        """What each bid of a seat is worth to both, against the other's mix."""
        _, rows, columns, cells = self.solved_turn(table, turned, unit == WIN)
        against = cells @ columns if seat == 0 else rows @ cells
        return np.array([told_unit(worth, unit) for worth in against])

    # Hints

    def mix(self, known: Any, seat: int, of: int) -> dict[int, float]:
        """How likely each card is, at an equilibrium, of this seat or the other."""
        table, turned = self.table(as_laid(known, seat)), int(known.turned[known.turns])
        _, *mixes, _ = self.solved_turn(table, turned, win=True)
        return {card: float(share) for card, share in zip(table.hands[of], mixes[of], strict=True) if share > EQUAL}

    def rank(self, known: Any, seat: int) -> list[Candidate]:
        """All bids of the seat's mix are worth the same. Which comes first is drawn from the mix: who always follows
        the first cannot be foretold."""
        table, turned = self.table(as_laid(known, seat)), int(known.turned[known.turns])
        both = [self.bids(table, turned, seat, unit)[:, seat].tolist() for unit in (WIN, POINTS)]
        exact = self.is_exact(table, True) and self.is_exact(table, False)
        error = (0.0, 0.0) if exact else (float(ESTIMATE[WIN]), float(ESTIMATE[POINTS]))
        hand = table.hands[seat]
        ranked = in_order(Candidate(card, (both[0][i], both[1][i]), error, exact) for i, card in enumerate(hand))
        pad = self.game.pad(int(luck.seeds(self.seed, number_of(as_record(known).tobytes()), 1)[0]))
        first = drawn(self.mix(known, seat, seat), pad)
        return sorted(ranked, key=lambda candidate: candidate.action != first)


def as_laid(known: Any, seat: int) -> Any:
    """What the seat knew when nobody had chosen: hidden cards are in their hands already."""
    before = known.copy()
    for other in range(int(known.seats)):
        if other != seat:
            before.choice[other] = 0
    return before


def covers(root: Table, table: Table) -> bool:
    """Whether a position can come of another, so that its tree holds it."""
    return (
        len(table.prizes) < len(root.prizes)
        and all(set(mine) <= set(all_of) for mine, all_of in zip(table.hands, root.hands, strict=True))
        and contains(root.prizes, table.prizes)
    )


def contains(larger: tuple[int, ...], smaller: tuple[int, ...]) -> bool:
    left = list(larger)
    for prize in smaller:
        if prize not in left:
            return False
        left.remove(prize)
    return True


def told(worths: Floats) -> Floats:
    """The first seat's worths as those of both seats, by unit."""
    return np.stack([told_unit(worths[unit], unit) for unit in (WIN, POINTS)])


def told_unit(worth: float, unit: int) -> Floats:
    both = np.array([worth, -worth])
    return (1.0 + both) / 2 if unit == WIN else both


# Matrix games and reasons


@cache
def compiled_matrix() -> Callable[..., float]:
    from numba import types

    from . import GAME

    grid, floats = types.float64[:, ::1], types.float64[::1]
    signature = types.float64(grid, types.int64, types.int64, grid, types.int64[::1], floats, floats)
    return GAME.compiled.add("matrix_game", signature, matrix.solve)


def solved_matrix(cells: Floats) -> tuple[float, Floats, Floats]:
    """The value of a matrix game and both mixes."""
    size = len(cells)
    rows, columns = np.zeros(size), np.zeros(size)
    tableau, labels = np.empty((size + 1, size + 1)), np.empty(2 * size, np.int64)
    return (
        float(compiled_matrix()(np.ascontiguousarray(cells), size, size, tableau, labels, rows, columns)),
        rows,
        columns,
    )


def reason(values: Any, known: Any, seat: int, action: int) -> dict[str, Any]:
    """How often the card gets the mice, or is spared the vultures, and how many higher cards it leaves."""
    if isinstance(values, TwoSeats):
        chances = [values.mix(known, seat, 1 - seat)]
    else:
        chances = [by_rank(known, other) for other in range(int(known.seats)) if other != seat]
    pile = int(known.pile)
    higher = count_bits(int(known.hand[seat]) >> (action + 1))
    taken = takes(action, chances, pile)
    about = {"card": action, "pile": pile, "higher": higher}
    if pile >= 0:
        return {"reason": "takes", "chance": round(100 * taken), **about}
    return {"reason": "avoids", "chance": round(100 * (1 - taken)), **about}


def by_rank(known: Any, seat: int) -> dict[int, float]:
    """How likely each card is of one who bids by rank, give or take two cards (`bots.near`)."""
    hand = int(known.hand[seat])
    cards = members([hand])
    place, found = int(rank_of_the_pile(known, hand)), dict.fromkeys(cards, 0.0)
    for shift in range(-2, 3):
        found[cards[min(max(place + shift, 0), len(cards) - 1)]] += 0.2
    return {card: share for card, share in found.items() if share}


def takes(card: int, chances: list[dict[int, float]], pile: int) -> float:
    """How likely a card takes the pile against these: it is the best that nobody else has laid."""
    total = 0.0
    for laid in product(*(mix.items() for mix in chances)):
        bids = [card, *(bid for bid, _ in laid)]
        single = [bid for bid in bids if bids.count(bid) == 1]
        if single and (max(single) if pile >= 0 else min(single)) == card:
            total += math.prod(share for _, share in laid)
    return total
