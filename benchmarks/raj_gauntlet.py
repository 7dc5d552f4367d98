"""Raj: a level against simple plans, each with its parameters; how much it wins, with intervals.

python benchmarks/raj_gauntlet.py [--level master] [--games 400] [--seed 1] [--iterations N] [--plans give,habit+2]
                                  [--no-clock] [--threads 2 | --ray [ADDRESS]]
python benchmarks/raj_gauntlet.py --seats 4             one level among three of a plan
python benchmarks/raj_gauntlet.py --seats 4 --among     one of a plan among three of the level

A plan knows what its seat may know, and the luck of its own. Runs are kept like the arena's and go on where they
stopped. `raj_best_answer.py` fits a plan against the level itself; its table of numbers is a plan here too.
"""

import argparse
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gauntlet import Run, add_arguments, chosen, play, run_of

from sobremesa.bots import Budget, Thought
from sobremesa.engine import bits
from sobremesa.engine.record import Plain


@dataclass
class Turn:
    """What a plan looks at. Vultures count by their size: at two seats whoever bids higher is better off."""

    hand: list[int]  # ascending
    others: list[list[int]]  # their hands
    pile: int
    rank: int  # the place in the hand that is the pile's among the prizes left
    best: int  # how many prizes of the deck are larger than the pile
    turns: int  # finished
    last: list[int]  # the others' last bids
    lead: int  # over the best of the others
    luck: random.Random

    @property
    def top(self) -> int:
        return len(self.hand) - 1

    def at(self, place: float) -> int:
        """The card at this place in the hand, or the nearest."""
        return self.hand[min(max(round(place), 0), self.top)]

    def near(self, card: float) -> int:
        """The card nearest to this one; of two the higher."""
        return min(self.hand, key=lambda held: (abs(held - card), -held))

    def above(self, card: int, steps: int = 0) -> int:
        """The lowest card above this one, or so many steps on; the lowest of all where none is."""
        higher = [held for held in self.hand if held > card]
        return higher[min(max(steps, 0), len(higher) - 1)] if higher else self.hand[0]


Plan = Callable[[Turn], int]


def turn_of(known: Any, seat: int, seed: int) -> Turn:
    state = Plain(known)
    prizes = state.prize[: state.cards]
    pile, hand = state.pile, bits.members([state.hand[seat]])
    left = [prize for i, prize in enumerate(prizes) if state.unseen >> i & 1]
    others = [s for s in range(state.seats) if s != seat]
    return Turn(
        hand=hand,
        others=[bits.members([state.hand[s]]) for s in others],
        pile=pile,
        rank=min(sum((abs(prize), prize) < (abs(pile), pile) for prize in left), len(hand) - 1),
        best=sum(abs(prize) > abs(pile) for prize in prizes),
        turns=state.turns,
        last=[state.last[s] for s in others],
        lead=state.points[seat] - max(state.points[s] for s in others),
        luck=random.Random(seed),
    )


# The families


def habit(shift: float = 0, spread: float = 0) -> Plan:
    """By rank, so many places higher, give or take."""
    return lambda turn: turn.at(turn.rank + shift + (turn.luck.gauss(0, spread) if spread else 0))


def give(count: int, shift: float) -> Plan:
    """The lowest card for the so many best prizes; all others overbid."""
    return lambda turn: turn.hand[0] if turn.best < count else turn.at(turn.rank + shift)


def give_mice(count: int, shift: float) -> Plan:
    """The same of mice alone, by their points: from 11 - count on."""
    return lambda turn: turn.hand[0] if turn.pile > 10 - count else turn.at(turn.rank + shift)


def throw(part: float = 1.0) -> Plan:
    """Low cards at high prizes and high ones at low: all of them, or the upper part of the ranks only."""
    return lambda turn: turn.at(turn.top - turn.rank if turn.rank >= (1 - part) * turn.top else turn.rank + 2)


def answer(steps: int) -> Plan:
    """Answers the last bid: the next card above it and so many on, or as far below it; first by rank."""

    def plan(turn: Turn) -> int:
        if not turn.turns:
            return turn.at(turn.rank)
        last = max(turn.last)
        return turn.above(last, steps) if steps >= 0 else turn.near(last + steps)

    return plan


def match(factor: float, more: float) -> Plan:
    """The card that is the pile's number, times and plus something."""
    return lambda turn: turn.near(factor * abs(turn.pile) + more)


def count(steps: int, gives_up: bool = True) -> Plan:
    """Counts the others' hands and just beats the habit of all of them; what it cannot beat gets its lowest card."""

    def plan(turn: Turn) -> int:
        likely = max(held[min(turn.rank, len(held) - 1)] for held in turn.others)
        if gives_up and likely >= turn.hand[-1]:
            return turn.hand[0]
        return turn.above(likely, steps) if likely < turn.hand[-1] else turn.hand[-1]

    return plan


def vultures(shift_vultures: float, shift_mice: float) -> Plan:
    """Vultures and mice each by rank, with shifts of their own."""
    return lambda turn: turn.at(turn.rank + (shift_vultures if turn.pile < 0 else shift_mice))


def fixed(share: float) -> Plan:
    """Always the same place in the hand, whatever lies there."""
    return lambda turn: turn.at(share * turn.top)


def anything(turn: Turn) -> int:
    return turn.luck.choice(turn.hand)


def by_lead(ahead: float, behind: float) -> Plan:
    """Shifts by whether it leads."""
    return lambda turn: turn.at(turn.rank + (ahead if turn.lead > 0 else behind if turn.lead < 0 else 0))


def steps(low: float, middle: float, high: float) -> Plan:
    """Small, middling and large prizes get any card around a place of the hand."""

    def plan(turn: Turn) -> int:
        size = abs(turn.pile)
        return turn.at((low if size <= 3 else middle if size <= 6 else high) * turn.top + turn.luck.gauss(0, 1))

    return plan


# Mixes


def either(one: Plan, other: Plan, share: float = 0.5) -> Plan:
    """Turn by turn one or the other, by luck."""
    return lambda turn: (one if turn.luck.random() < share else other)(turn)


def until(turns: int, one: Plan, other: Plan) -> Plan:
    """One at first, then the other."""
    return lambda turn: (one if turn.turns < turns else other)(turn)


def alternate(one: Plan, other: Plan) -> Plan:
    return lambda turn: (other if turn.turns % 2 else one)(turn)


SIZES = (2, 4, 6, 8)  # a table tells prizes apart by these sizes, each the last of its class


def table(early: tuple[float, ...], late: tuple[float, ...], turns: int = 6, spread: float = 0.0) -> Plan:
    """A shift for each class of prizes, at first and later: what `raj_best_answer.py` fits. One of -15 gives away."""

    def plan(turn: Turn) -> int:
        shifts = early if turn.turns < turns else late
        place = sum(abs(turn.pile) > size for size in SIZES)
        return turn.at(turn.rank + shifts[place] + (turn.luck.gauss(0, spread) if spread else 0))

    return plan


PLANS: dict[str, Plan] = {
    "habit": habit(),
    "habit+1": habit(1),
    "habit+2": habit(2),
    "habit+3": habit(3),
    "habit+4": habit(4),
    "habit-1": habit(-1),
    "habit-2": habit(-2),
    "habit-3": habit(-3),
    "habit±1": habit(0, 1),
    "habit±2": habit(0, 2),
    "habit±4": habit(0, 4),
    "habit+2±1": habit(2, 1),
    "give1+1": give(1, 1),
    "give1+2": give(1, 2),
    "give2+1": give(2, 1),
    "give2+2": give(2, 2),
    "give2+3": give(2, 3),
    "give3+2": give(3, 2),
    "give3+3": give(3, 3),
    "give4+3": give(4, 3),
    "give5+4": give(5, 4),
    "give-mice2+2": give_mice(2, 2),
    "give-mice3+3": give_mice(3, 3),
    "throw": throw(),
    "throw-upper-half": throw(0.5),
    "throw-upper-third": throw(0.34),
    "answer+0": answer(0),
    "answer+1": answer(1),
    "answer-1": answer(-1),
    "match": match(1, 0),
    "match+5": match(1, 5),
    "match*1.5": match(1.5, 0),
    "count+0": count(0),
    "count+1": count(1),
    "count+0-all": count(0, gives_up=False),
    "vultures-low": vultures(-15, 1),
    "vultures-high": vultures(3, -1),
    "vultures+2": vultures(2, 0),
    "middle": fixed(0.5),
    "high-first": fixed(1.0),
    "low-first": fixed(0.0),
    "anything": anything,
    "by-lead": by_lead(-2, 2),
    "by-lead-reversed": by_lead(2, -2),
    "steps": steps(0.15, 0.5, 0.9),
    "steps-inverted": steps(0.4, 0.9, 0.1),
    "habit-or-give3+2": either(habit(), give(3, 2)),
    "habit-or-anything": either(habit(), anything),
    "give2+2-or-throw": either(give(2, 2), throw()),
    "habit-then-give3+3": until(5, habit(), give(3, 3)),
    "give2+2-then-habit": until(7, give(2, 2), habit()),
    "habit+2-habit-2": alternate(habit(2), habit(-2)),
    "count-then-habit+2": until(6, count(0), habit(2)),
}
EVEN = (0.0,) * (len(SIZES) + 1)


class Planned:
    """A plan as a bot."""

    def __init__(self, plan: Plan):
        self.plan = plan

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        card = self.plan(turn_of(blanked, seat, seed))
        return Thought(card, {card: 0.0})


def planned(run: Run, name: str) -> Planned:
    return Planned(PLANS[name])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plans", help="those whose names begin with one of these (default: all)")
    add_arguments(parser)
    asked = parser.parse_args()
    play(run_of("raj", asked), chosen(PLANS, asked.plans), planned, asked.threads, asked.ray)


if __name__ == "__main__":
    main()
