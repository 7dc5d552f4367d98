"""The account of a finished game: where each seat's result came from. docs/coach.md tells the method.

    result − start = luck + hidden + own + others + rest

for each seat and in each unit. Every part has its own formula; that they add up is a test, not a definition.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from sobremesa.engine.game import Game
from sobremesa.engine.match import Match, Step
from sobremesa.engine.record import Plain
from sobremesa.engine.rule import CHANCE
from sobremesa.engine.story import steps

from .playouts import Floats
from .reasons import reason_for
from .values import EQUAL, POINTS, UNITS, WIN, Candidate, Values, Verdict, applied, as_record, legal, members

PARTS = ("luck", "hidden", "own", "others", "rest")
Mix = Mapping[int, float]  # how likely each action is
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Event:
    """A run of chance entries, one decision, or all choices of one simultaneous turn."""

    first: int  # entry of the log
    steps: tuple[Step, ...]

    @property
    def last(self) -> int:
        return self.first + len(self.steps) - 1

    @property
    def is_chance(self) -> bool:
        return self.steps[0].seat == CHANCE

    @property
    def before(self) -> Any:
        return self.steps[0].before

    @property
    def after(self) -> Any:
        return self.steps[-1].after


def events(match: Match) -> tuple[list[Event], Any]:
    """The events from the position on that the match began from, and that position.

    A match that was played on may begin in the middle of a simultaneous turn: what was chosen before that is no
    decision of this match, and the turn counts from its beginning.
    """
    turn = match.game.rules.turn
    found: list[Event] = []
    told = list(steps(match))
    number = 0
    while number < len(told):
        end = number + 1
        if told[number].seat == CHANCE:
            while end < len(told) and told[end].seat == CHANCE and end != match.given:
                end += 1
        else:
            end = number + len(members(int(turn(told[number].before))))
        found.append(Event(number, tuple(told[number:end])))
        number = end
    kept = [event for event in found if event.last >= match.given]
    return kept, (kept[0].before if kept else match.position)


@dataclass
class Ledger:
    """The parts so far: an array of units and seats for each."""

    seats: int
    parts: dict[str, Floats] = field(default_factory=dict)
    doubts: dict[str, Floats] = field(default_factory=dict)  # squares of their errors

    def __post_init__(self) -> None:
        self.parts = {part: np.zeros((2, self.seats)) for part in PARTS}
        self.doubts = {part: np.zeros((2, self.seats)) for part in PARTS}

    def book_luck(self, before: Floats, after: Floats) -> None:
        self.parts["luck"] += after - before

    def book_decision(self, before: Floats, after: Floats, verdicts: dict[int, tuple[Verdict, Verdict]]) -> None:
        for unit in (WIN, POINTS):
            hidden = after[unit] - before[unit]
            for seat, both in verdicts.items():
                told = both[unit]
                hidden = hidden - (told.made - told.before)
                cost = told.made - told.after_best
                for other in range(self.seats):
                    self.parts["own" if other == seat else "others"][unit, other] += cost[other]
                self.parts["rest"][unit] += told.after_best - told.before
            self.parts["hidden"][unit] += hidden

    def doubt_decision(self, step: Floats, verdicts: dict[int, tuple[Verdict, Verdict]], hides: bool) -> None:
        """The error of what a decision has booked; to others it is about that to the seat that decides."""
        if hides:
            self.doubts["hidden"] += step**2
        for unit in (WIN, POINTS):
            for seat, both in verdicts.items():
                told = both[unit]
                self.doubts["rest"][unit] += told.doubt**2
                if hides:
                    self.doubts["hidden"][unit] += told.doubt**2
                if (told.made != told.after_best).any():
                    for other in range(self.seats):
                        self.doubts["own" if other == seat else "others"][unit, other] += told.error**2


def account_of(match: Match, values: Values, progress: Progress | None = None) -> dict[str, Any]:
    """The whole report, as plain data."""
    game, seats = match.game, match.seats
    listed, position = events(match)
    ledger = Ledger(seats)
    start = now = values.value(position)
    exact = now.exact
    curve: list[list[float]] = [numbers(now.worth[WIN])] * (listed[0].first if listed else 0)
    decisions: list[dict[str, Any]] = []
    chances: list[dict[str, Any]] = []
    variance = np.zeros(seats)
    if progress:
        progress(0, len(listed))
    for done, event in enumerate(listed, 1):
        curve += [numbers(now.worth[WIN])] * (len(event.steps) - 1)
        if event.is_chance:
            variance += values.spread(event.before)[WIN]
            after = values.value(event.after)
            ledger.book_luck(now.worth, after.worth)
            ledger.doubts["luck"] += values.step_error(now, after) ** 2
            gained = after.worth - now.worth
            chances.append(
                {"entry": event.last, "luck_win": numbers(gained[WIN]), "luck_points": numbers(gained[POINTS])}
            )
        else:
            verdicts = {}
            for number, step in enumerate(event.steps, event.first):
                if number < match.given:
                    continue
                both = values.judge(event.before, step.seat, step.action)
                verdicts[step.seat] = both
                exact = exact and both[WIN].exact and both[POINTS].exact
                if len(legal(game, game.blanked(event.before, step.seat), step.seat)) > 1:
                    decisions.append(decision(match, event, number, step, both))
            after = values.value(event.after)
            ledger.book_decision(now.worth, after.worth, verdicts)
            hides = game.secrets or len(event.steps) > 1
            ledger.doubt_decision(values.step_error(now, after), verdicts, hides)
        now = after
        exact = exact and now.exact
        curve.append(numbers(now.worth[WIN]))
        if progress:
            progress(done, len(listed))
    luck = ledger.parts["luck"][WIN]
    units = {
        name: [
            {"start": float(start.worth[unit, seat]) + 0.0}
            | {part: float(ledger.parts[part][unit, seat]) + 0.0 for part in PARTS}
            | {"result": float(now.worth[unit, seat]) + 0.0}
            for seat in range(seats)
        ]
        for unit, name in enumerate(UNITS)
    }
    report: dict[str, Any] = {"game": game.name, "seats": seats, "units": units, "exact": bool(exact), "curve": curve}
    report["errors"] = {
        name: [{part: math.sqrt(ledger.doubts[part][unit, seat]) for part in PARTS} for seat in range(seats)]
        for unit, name in enumerate(UNITS)
    }
    report |= {"decisions": decisions, "chances": chances, "accuracy": accuracy(decisions, seats)}
    report["luckier_than"] = [luckier_than(float(luck[seat]), float(variance[seat])) for seat in range(seats)]
    report["even_luck_win"] = [min(max(float(now.worth[WIN, seat] - luck[seat]), 0.0), 1.0) for seat in range(seats)]
    report["moments"] = list(moments(report, listed))
    for moment in report["moments"]:
        if moment["kind"] == "mistake":
            moment["reason"] = reason_of(match, values, listed, moment)
    return report


def reason_of(match: Match, values: Values, listed: list[Event], moment: dict[str, Any]) -> dict[str, Any]:
    """Why the best move would have been better, by what the seat knew."""
    game, entry, seat = match.game, moment["entry"], moment["seat"]
    event = next(event for event in listed if event.first <= entry <= event.last)
    step = event.steps[entry - event.first]
    win, points = values.judge(event.before, seat, step.action)
    none = (0.0, 0.0)
    ranked = [
        Candidate(win.best, (float(win.after_best[seat]), float(points.after_best[seat])), none, win.exact),
        Candidate(step.action, (float(win.made[seat]), float(points.made[seat])), none, win.exact),
    ]
    return reason_for(game, values, as_record(game.blanked(event.before, seat)), seat, ranked, 0)


def luck_of(
    game: Game, start: Any, log: Iterable[tuple[int, int]], values: Values, mixes: Mapping[int, Mix] | None = None
) -> tuple[Floats, Floats]:
    """The luck of every seat alone, in shares of the win, from who did what: less work than the whole account.

    The second figure is what the seats drew from `mixes`, which are given by the number of the entry: the worth of the
    move less the mean over its mix. It is told where the values of all moves are cheap.
    """
    state = Plain(start)
    by_chance, draws = np.zeros(int(start.seats)), np.zeros(int(start.seats))
    moves = getattr(values, "moves", None)
    before: Floats | None = None
    for number, (actor, action) in enumerate(log):
        if actor == CHANCE and before is None:
            before = values.value(state).worth[WIN]
        if moves and mixes and number in mixes:
            worths = moves(state, WIN)
            gain = worths[action] - sum(share * worths[a] for a, share in mixes[number].items())
            draws -= gain / (len(draws) - 1)
            draws[actor] += gain + gain / (len(draws) - 1)
        state = applied(game, state, actor, action)
        if before is not None and int(game.rules.turn(state)) != CHANCE:
            by_chance += values.value(state).worth[WIN] - before
            before = None
    return by_chance, draws


def numbers(row: Floats) -> list[float]:
    return [float(value) + 0.0 for value in row]  # no minus before a zero


def decision(match: Match, event: Event, entry: int, step: Step, both: tuple[Verdict, Verdict]) -> dict[str, Any]:
    """One decision. The best move is that of the win."""
    game, seat = match.game, step.seat
    win, points = both
    known = game.blanked(event.before, seat)
    return {
        "entry": entry,
        "seat": seat,
        "move": game.notation.text(known, seat, step.action),
        "best": game.notation.text(known, seat, win.shown),
        "win": float(win.made[seat]),
        "best_win": float(win.after_best[seat]),
        "loss": float(win.after_best[seat] - win.made[seat]),
        "points": float(points.made[seat]),
        "best_points": float(points.after_best[seat]),
        "exact": bool(win.exact and points.exact),
        "error": float(win.error),
    }


def accuracy(decisions: list[dict[str, Any]], seats: int) -> list[float]:
    """From 0 to 100, the mean over a seat's decisions; 100 for a seat that had none."""
    found = []
    for seat in range(seats):
        grades = [grade(told["loss"]) for told in decisions if told["seat"] == seat]
        found.append(sum(grades) / len(grades) if grades else 100.0)
    return found


def grade(loss: float) -> float:
    """A decision's grade from the share of a win that it cost: the curve that lichess uses."""
    return min(max(103.17 * math.exp(-0.0435 * 100 * loss) - 2.17, 0.0), 100.0)


def luckier_than(luck: float, variance: float) -> float:
    """Of 100 games, how many have less luck than this one."""
    if variance <= EQUAL:
        return 50.0
    return 50.0 * (1.0 + math.erf(luck / math.sqrt(2.0 * variance)))


def moments(report: dict[str, Any], listed: list[Event]) -> Iterator[dict[str, Any]]:
    """For each seat the decision that cost it most, the event that helped it most, and the turning point: of what is
    left, where its chances changed most."""
    curve = report["curve"]
    for seat in range(report["seats"]):
        used = set()
        mine = [told for told in report["decisions"] if told["seat"] == seat and told["loss"] > EQUAL]
        if mine:
            worst = max(mine, key=lambda told: told["loss"])
            used.add(worst["entry"])
            yield {"kind": "mistake", "entry": worst["entry"], "seat": seat}
        lucky = [told for told in report["chances"] if told["luck_win"][seat] > EQUAL]
        if lucky:
            best = max(lucky, key=lambda told: told["luck_win"][seat])
            used.add(best["entry"])
            yield {"kind": "luck", "entry": best["entry"], "seat": seat}
        swings = {}
        for event in listed:
            before = curve[event.first - 1][seat] if event.first else report["units"]["win"][seat]["start"]
            if not used & set(range(event.first, event.last + 1)):
                swings[event.last] = abs(curve[event.last][seat] - before)
        if swings and max(swings.values()) > EQUAL:
            yield {"kind": "turning", "entry": max(swings, key=lambda entry: swings[entry]), "seat": seat}
