"""Whole games in one compiled loop, for any game: the functions here are made for a game's rules.

What the makers return closes over plain functions, so that compiling inlines a game's rules into the
loop and Numba's disk cache still finds it again (which it would not over jitted functions).
"""

from collections.abc import Callable
from typing import Any

from .copies import copy_record
from .luck import any_marked, draw
from .rule import CHANCE, NOBODY, OVER, rule

KINDS = 4  # of bots in one call
OUTSIDE = -1  # as a seat's kind: a bot that thinks elsewhere


@rule
def any_move(state, seat, pad):
    """The bot that plays any legal move."""
    return any_marked(pad)


def random_choice(rules: Any) -> Callable:
    """Chooses at random: what a seat does not know makes no difference to it, so nothing need be blanked."""
    legal = rules.legal

    @rule
    def choose(state, known, seat, pad, kinds):
        legal(state, seat, pad)
        return any_marked(pad)

    return choose


def bot_choice(rules: Any, bots: list[Callable]) -> Callable:
    """Chooses as the bot `bots[kinds[seat]]` does, which is shown the blanked record and its legal moves."""
    if len(bots) > KINDS:
        raise ValueError(f"at most {KINDS} kinds of bots")
    legal, hide = rules.legal, rules.hide
    bot0, bot1, bot2, bot3 = (bots + [any_move] * KINDS)[:KINDS]

    @rule
    def choose(state, known, seat, pad, kinds):
        copy_record(known, state)
        hide(known, seat)
        legal(known, seat, pad)
        kind = kinds[seat]
        if kind == 0:
            return bot0(known, seat, pad)
        if kind == 1:
            return bot1(known, seat, pad)
        if kind == 2:
            return bot2(known, seat, pad)
        return bot3(known, seat, pad)

    return choose


def games(rules: Any, choose: Callable) -> Callable:
    """A function that plays one game to its end for each seed; the number of decisions taken."""
    turn, chances, apply, scores, outcome = rules.turn, rules.chances, rules.apply, rules.scores, rules.outcome

    def play(start, table, blanked, pad, seeds, kinds, points, results):
        decisions = 0
        for game in range(len(seeds)):
            table[0] = start[0]
            state = table[0]
            pad.luck = seeds[game]
            while True:
                waiting = turn(state)
                if waiting == OVER:
                    break
                if waiting == CHANCE:
                    apply(state, CHANCE, draw(pad, chances(state, pad)))
                    continue
                seat = 0
                while waiting:
                    if waiting & 1:
                        apply(state, seat, choose(state, blanked[0], seat, pad, kinds))
                        decisions += 1
                    waiting >>= 1
                    seat += 1
            scores(state, pad)
            for seat in range(state.seats):
                points[game, seat] = pad.points[seat]
            results[game] = outcome(state)
        return decisions

    return play


def advance(rules: Any, choose: Callable) -> Callable:
    """A function that plays one game on until a bot from outside must decide, or to its end."""
    turn, legal, chances, apply, hide = rules.turn, rules.legal, rules.chances, rules.apply, rules.hide

    def play_on(table, blanked, pad, kinds, lucks, log):
        """The seat that must decide, with what it knows blanked and its legal moves in the pad, or NOBODY.

        Each seat has a stream of luck of its own in `lucks`, the last one is chance's. `log[0]` holds the number of
        entries, the rows after it who did what.
        """
        state = table[0]
        while True:
            actor = turn(state)
            if actor == OVER:
                return NOBODY
            if actor == CHANCE:
                pad.luck = lucks[CHANCE]
                action = draw(pad, chances(state, pad))
            else:
                waiting, actor = actor, 0
                while not waiting >> actor & 1:
                    actor += 1
                if kinds[actor] == OUTSIDE:
                    blanked[0] = state
                    hide(blanked[0], actor)
                    legal(blanked[0], actor, pad)
                    return actor
                pad.luck = lucks[actor]
                action = choose(state, blanked[0], actor, pad, kinds)
            lucks[actor] = pad.luck
            apply(state, actor, action)
            log[0, 0] += 1
            log[log[0, 0], 0], log[log[0, 0], 1] = actor, action

    return play_on
