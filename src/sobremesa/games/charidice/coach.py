"""What the coach knows of Charidice: the exact turn, given what each way to end it means for the rest of the game.

With two seats `race` tells that: the whole match is solved backwards. With more, or without the reward for generosity,
the rest of the game is gone through in many seeded ways (`levels.futures`). Both give every seat's share of the win and
lead for every number of points scored and every gift. From there the turn is solved backwards: scoring, rolling again,
and the neighbour's answers, all at their best.
"""

from __future__ import annotations

from functools import lru_cache, reduce
from typing import Any, NamedTuple

import numpy as np

from sobremesa.bots.coach.playouts import Floats
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
    result_of,
)
from sobremesa.engine.game import Game
from sobremesa.engine.record import Ints
from sobremesa.engine.rule import OVER

from . import race, rules
from .dice import OURS, packed
from .levels import (
    SAMPLES,
    Numbers,
    Position,
    best_sets,
    final_points,
    fitting_sets,
    futures,
    gift_for_points,
    leads,
    numbers_of,
    rerolled,
    square_of,
    turn_for_points,
)
from .rules import ALL_DICE, ASK, PASS, REROLL, ROLLS, SCORE
from .solver import (
    GIFTS,
    SQUARES_KEPT,
    WORTHS,
    Square,
    Table,
    all_sets,
    best_reroll,
    expected,
    kept,
    set_number,
    turn_table,
    worth,
)

COMPILED = ("list_sets",)
PLAYOUTS = 1024  # ways in which the rest of the game may go
RATE = 100_000  # such ways in a second, for a whole report
FEWEST, MOST = 1024, 4096  # ways, whatever the budget: fewer make luck noisier and are hardly quicker
TURNS = 6  # solved turns that are kept
TOLD = 6  # candidates of a hint
GENEROUS = 0.6  # what a point given away counts for the reward at the end, about: `rest` is least with it
LEAD = 30.0  # points by which leads differ from game to game, about

Seats = list[Table]  # a table for each seat that is followed, the active one first


def values(game: Game, state: Any, effort: Effort) -> Turns:
    return Turns(game, effort)


def luck_values(game: Game, state: Any, effort: Effort) -> Turns:
    """What the arena tells luck by: its bots play more like this than as well as they could."""
    return PointsTurns(game, effort)


def warm(game: Game) -> None:
    all_sets(packed(OURS))


# What each way to end the turn means


def meanings(position: Position, times: int, samples: Ints) -> Floats:
    """For both units and every seat: what the turn's end means, by the number of the set (`solver.set_number`)."""
    seats, active = position.seats, position.active
    finals = final_points(position, times, *futures(position, times == 2, samples, weight_of(position)))
    others = [seat for seat in range(seats) if seat != active]
    top = reduce(np.maximum, [finals[seat] for seat in others])
    tied = sum((finals[seat] == top).astype(np.int32) for seat in others)
    found = np.zeros((2, seats, GIFTS, WORTHS))
    place = np.clip(top - finals[active], -1, WORTHS) + 1 + np.arange(GIFTS)[:, None] * (WORTHS + 2)
    met = binned(place, np.ones(place.shape))
    met_tied = binned(place, 1.0 / (tied + 1))
    found[WIN, active] = np.cumsum(met, axis=1)[:, :WORTHS] + met_tied[:, 1:-1]
    for seat in others:
        ahead = finals[seat] == top
        over, equal = binned(place, ahead / tied), binned(place, ahead / (tied + 1))
        found[WIN, seat] = over.sum(axis=1)[:, None] - np.cumsum(over, axis=1)[:, 1:-1] + equal[:, 1:-1]
    found[POINTS] = leads(position, finals)
    return found.reshape(2, seats, -1)


def weight_of(position: Position) -> float:
    """What a point given away counts to those who play the rest: it helps one of the others, and one's generosity."""
    return -1.0 / (position.seats - 1) + (GENEROUS if position.generosity else 0.0)


def binned(place: Ints, weights: Floats) -> Floats:
    """For each gift, how much weight lies on each number of points that the active seat needs to draw level."""
    sums = np.bincount(place.reshape(-1), weights.reshape(-1), GIFTS * (WORTHS + 2))
    return sums.reshape(GIFTS, -1) / place.shape[1]


# The turn, solved backwards


class Turn:
    """One turn in one unit, as it is best or as it is `played`. Tables of rolls hold what a roll is worth once it lies
    there; tables of hands, with a 0 for each die in the hand, what it is worth to roll those. `asked` is 1 where the
    greatest gift was asked for."""

    def __init__(self, position: Position, unit: int, meaning: list[Floats], played: Played | None = None):
        self.position, self.unit = position, unit
        order = [position.active, *(s for s in range(position.seats) if s != position.active)]
        self.order = order[:1] if position.seats == 2 else order  # of two the other has what is left
        self.meaning = meaning  # as it is, and once asked
        square = position.square
        self.scored: list[Seats] = []
        for means in meaning:
            chosen = played.chosen if played else best_sets(square, means[position.active])
            self.scored.append([means[seat][chosen] for seat in self.order])
        self.last = [[expected(table) for table in tables] for tables in self.scored]  # of hands, before the last roll
        self.second = [before_reroll(tables, played and played.second) for tables in self.last]
        self.answered_second = self.answered(self.second)
        asked = [[expected(table) for table in self.second[1]]] if len(meaning) > 1 else []
        self.middle = [[expected(table) for table in self.answered_second], *asked]  # of hands, before the second roll
        self.first = [before_reroll(tables, played and played.first) for tables in self.middle]
        self.answered_first = self.answered(self.first)

    def answered(self, tables: list[Seats]) -> Seats:
        """What a roll is worth before the neighbour says whether it asks."""
        if len(tables) == 1:
            return tables[0]
        plain, asked = tables
        if len(self.order) == 1:
            asks = asked[0] < plain[0]
        else:
            left = self.order.index(self.position.left)
            asks = asked[left] > plain[left]
        return [np.where(asks, b, a) for a, b in zip(plain, asked, strict=True)]

    def all_seats(self, followed: list[float]) -> Floats:
        """The worth to every seat, from that of those who are followed."""
        found = np.zeros(self.position.seats)
        found[self.order] = followed
        if len(self.order) == 1:
            found[self.position.left] = (1.0 if self.unit == WIN else 0.0) - followed[0]
        return found

    def rolls(self, rolls: int, asked: int, asking: bool) -> Seats:
        """The tables of rolls after so many."""
        if asking:
            return self.answered_first if rolls == 1 else self.answered_second
        return (self.first, self.second, self.scored)[rolls - 1][asked]

    def hands(self, rolls: int, asked: int) -> Seats:
        """The tables of hands before the roll that comes after so many."""
        return (self.middle, self.last)[rolls - 1][asked]

    def value(self, state: Any) -> Floats:
        numbers = numbers_of(state)
        rolls, asked = int(state.rolls), int(state.asked)
        if state.rolling:
            if rolls == 0:
                return self.all_seats([float(table.mean()) for table in self.answered_first])
            return self.all_seats([float(table[numbers]) for table in self.hands(rolls, asked)])
        roll = tuple(number - 1 for number in numbers)
        return self.all_seats([float(table[roll]) for table in self.rolls(rolls, asked, bool(state.asking))])

    def spread(self, state: Any) -> Floats:
        """The variance over what the dice in the hand may show."""
        numbers, rolls, asked = numbers_of(state), int(state.rolls), int(state.asked)
        asking = rolls + 1 < ROLLS and not asked and len(self.meaning) > 1
        shown = tuple(number - 1 if number else slice(None) for number in numbers)
        found = np.zeros(self.position.seats)
        found[self.order] = [float(table[shown].var()) for table in self.rolls(rolls + 1, asked, asking)]
        if len(self.order) == 1:
            found[self.position.left] = found[self.position.active]
        return found

    def moves(self, numbers: Numbers, rolls: int, asked: int) -> dict[int, float]:
        """What every move of the active seat is worth to it."""
        square, active = self.position.square, self.position.active
        sets = fitting_sets(square, numbers)
        means = self.meaning[asked][active]
        worths = {SCORE + chosen: float(means[set_number(square, numbers, chosen)]) for chosen in sets}
        return worths if rolls == ROLLS else worths | rerolled(numbers, self.hands(rolls, asked)[0])


def before_reroll(tables: Seats, hands: Ints | None) -> Seats:
    """What rolls are worth if dice are rolled again as is best by the first table, or so that these hands are left."""
    return best_reroll(*tables) if hands is None else [table.reshape(-1)[hands] for table in tables]


class Played(NamedTuple):
    """How a turn is played, by roll: the set that is scored in the end, and the hand that is left before that."""

    chosen: Ints
    second: Ints
    first: Ints


@lru_cache(maxsize=SQUARES_KEPT)
def played_for_points(square: Square) -> Played:
    turn = turn_for_points(square)
    hands = np.arange(turn.last.size, dtype=np.float64).reshape(turn.last.shape)
    second, first = (best_reroll(table, hands)[1].astype(np.int64) for table in (turn.last, turn.after_first))
    return Played(turn.chosen, second, first)


class Turns:
    """Values of a match of Charidice."""

    units: tuple[int, ...] = (WIN, POINTS)

    def __init__(self, game: Game, effort: Effort):
        self.game = game
        self.ways = min(max(effort.playouts, FEWEST), MOST)
        self.seed = effort.seed
        self.turns: dict[tuple[Position, int], Turn] = {}
        self.meant: dict[Position, list[Floats]] = {}
        self.starts: dict[Position, Floats] = {}

    def samples(self, position: Position) -> Ints:
        """The same turns to come, in all positions of the match: what is compared is compared with the same luck."""
        first, end = position.row * position.seats + position.active + 1, position.rounds * position.seats
        rows = [np.random.default_rng((self.seed, turn)).integers(0, SAMPLES, self.ways) for turn in range(first, end)]
        return np.array(rows) if rows else np.zeros((0, 1), np.int64)

    def solved(self, position: Position, unit: int, meaning: list[Floats]) -> Turn:
        return Turn(position, unit, meaning)

    def has_solved(self, position: Position) -> bool:
        """Whether the match after this turn is solved, and not simulated."""
        return race.covers(position)

    def meanings(self, position: Position) -> list[Floats]:
        """What the turn's end means, as it is and, if that may be, once the greatest gift was asked for."""
        asked = (1, 2) if position.greatest[position.left] else (1,)
        if self.has_solved(position):
            return [race.meaning(position, times) for times in asked]
        samples = self.samples(position)
        return [meanings(position, times, samples) for times in asked]

    def turn(self, position: Position, unit: int) -> Turn:
        key = position, unit
        if key not in self.turns:
            if position not in self.meant:
                self.meant[position] = self.meanings(position)
                while len(self.meant) > TURNS:
                    del self.meant[next(iter(self.meant))]
            self.turns[key] = self.solved(position, unit, [means[unit] for means in self.meant[position]])
            while len(self.turns) > TURNS:
                del self.turns[next(iter(self.turns))]
        return self.turns[key]

    def value(self, state: Any) -> Worth:
        if int(self.game.rules.turn(state)) == OVER:
            return result_of(self.game, state)
        record = as_record(state)
        position = Position.of(record)
        fresh = bool(record.rolling) and record.rolls == 0
        if fresh and position in self.starts:
            found = self.starts[position]
        else:
            found = np.stack([self.turn(position, unit).value(record) for unit in self.units])
            if fresh:
                self.starts[position] = found
        return Worth(found, self.error(position, found), False)

    def error(self, position: Position, found: Floats) -> Floats:
        """That of the solved match, or of so many ways in which the rest may go."""
        if self.has_solved(position):
            return np.repeat(race.ERRORS, position.seats, axis=1)
        win = np.clip(found[WIN], 0.0, 1.0)
        return np.stack([np.sqrt(win * (1 - win) / self.ways), np.full(len(win), LEAD / np.sqrt(self.ways))])

    def step_error(self, before: Worth, after: Worth) -> Floats:
        """Both go on in the same ways, so only ways in which they end differently make an error."""
        step = abs(after.worth - before.worth)
        return np.minimum(np.sqrt(step / self.ways), np.hypot(before.error, after.error))

    def spread(self, state: Any) -> Floats:
        record = as_record(state)
        return np.stack([self.turn(Position.of(record), unit).spread(record) for unit in (WIN, POINTS)])

    def judge(self, state: Any, seat: int, action: int) -> tuple[Verdict, Verdict]:
        before, made = self.value(state), self.value(after(self.game, state, seat, action))
        worths = [self.moves(state, unit) for unit in (WIN, POINTS)]
        found = []
        for unit in (WIN, POINTS):
            highest = max(worths[unit].values())
            equal = [a for a, worth in worths[unit].items() if worth >= highest - EQUAL]
            shown = max(equal, key=lambda a: (round(worths[POINTS][a], 9), a == action, a))
            best = action if action in equal else shown
            better = made if best == action else self.value(after(self.game, state, seat, best))
            if better.worth[unit, seat] <= made.worth[unit, seat]:
                best, better = action, made
            error, doubt = (float(self.step_error(one, better)[unit, seat]) for one in (made, before))
            verdict = Verdict(
                before.worth[unit], made.worth[unit], best, better.worth[unit], error, False, shown, doubt
            )
            found.append(verdict)
        return found[0], found[1]

    def moves(self, state: Any, unit: int) -> dict[int, float]:
        """What every move is worth to the seat that decides."""
        record = as_record(state)
        turn = self.turn(Position.of(record), unit)
        if not record.asking:
            return turn.moves(numbers_of(record), int(record.rolls), int(record.asked))
        left = int(rules.left(record))
        return {a: float(turn.value(after(self.game, record, left, a))[left]) for a in (ASK, PASS)}

    def rank(self, known: Any, seat: int) -> list[Candidate]:
        both = [self.moves(known, unit) for unit in (WIN, POINTS)]
        error = self.value(known).error[:, seat]
        errors = float(error[WIN]), float(error[POINTS])
        return in_order(Candidate(a, (both[WIN][a], both[POINTS][a]), errors, False) for a in both[WIN])[:TOLD]


class PointsTurns(Turns):
    """Shares of the win if everybody plays for points from here on."""

    units = (WIN,)

    def solved(self, position: Position, unit: int, meaning: list[Floats]) -> Turn:
        return Turn(position, unit, meaning, played_for_points(position.square))

    def has_solved(self, position: Position) -> bool:
        return False


def after(game: Game, state: Any, seat: int, action: int) -> Any:
    found = state.copy()
    game.rules.apply(found, seat, action)
    return found


# Reasons


def reason(values: Any, known: Any, seat: int, action: int) -> dict[str, Any]:
    """What the move brings by the dice: points, bonus and gift, or what can be hoped for."""
    square, numbers = square_of(known), numbers_of(known)
    if action >= ASK:
        return {"reason": "asks" if action == ASK else "waits", "gift": gift_for_points(square, numbers)}
    if action >= SCORE:
        chosen = action - SCORE
        gift = int(rules.gift(numbers, chosen)) * (2 if known.asked else 1)
        bonus = int(rules.bonus(square, numbers, chosen))
        return {"reason": "scores", "points": int(rules.points(numbers, chosen)), "bonus": bonus, "gift": gift}
    rolled = action - REROLL
    hoped = float(turn_table(square, ROLLS - 1 - int(known.rolls), 0.0)[kept(numbers, rolled)])
    now = max(int(worth(square, numbers, chosen, 0.0)) for chosen in fitting_sets(square, numbers))
    return {"reason": "rerolls", "dice": bin(rolled & ALL_DICE).count("1"), "points": round(hoped), "now": now}
