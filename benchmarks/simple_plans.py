"""Linko, Ratzzia and Charidice: a level against ten simple plans each.

python benchmarks/simple_plans.py linko|ratzzia|charidice [--games 100] [--iterations N] [--plans take,leave]
                                 [--threads 2 | --ray [ADDRESS]]

A plan is the game's simple bot, but for the choices that it makes in a way of its own. It knows what its seat may know.
"""

import argparse
from collections.abc import Callable
from typing import Any

from gauntlet import Run, add_arguments, chosen, play, run_of

import sobremesa
from sobremesa.bots import Budget, Thought
from sobremesa.engine import bits, luck
from sobremesa.games.charidice import bots as charidice
from sobremesa.games.charidice import rules as dice
from sobremesa.games.linko import rules as linko
from sobremesa.games.ratzzia import rules as mice
from sobremesa.games.ratzzia.board import GREEDY, PROTECT

Choice = Callable[[Any, int, list[int], int], int]  # state, seat, legal actions, what the simple bot would do


class Planned:
    """The game's simple bot with a will of its own."""

    def __init__(self, game: str, choice: Choice):
        self.game, self.choice = sobremesa.game(game), choice
        compiled = self.game.compiled
        self.legal = compiled.legal
        self.usual = compiled.bot_points if game == "charidice" else compiled.bot_greedy

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        pad = self.game.pad(int(luck.seeds(seed, seat, 1)[0]))
        self.legal(blanked, seat, pad)
        moves = bits.members(pad.words)
        action = moves[0]
        if len(moves) > 1:
            action = self.choice(blanked, seat, moves, int(self.usual(blanked, seat, pad)))
        return Thought(action, {action: 0.0})


def always(*wanted: int) -> Choice:
    """The first of these that is legal, else the usual."""
    return lambda state, seat, moves, usual: next((action for action in wanted if action in moves), usual)


# Linko


def sets(key: Callable[[Any, int, int], Any]) -> Choice:
    """Of the sets that may be played the one with the largest key; all cards at once where that ends the round."""

    def choice(state: Any, seat: int, moves: list[int], usual: int) -> int:
        if state.stage != linko.PLAYING or linko.size(usual) == state.hand_size[seat]:
            return usual
        return max(moves, key=lambda cards: key(state, seat, cards))

    return choice


def whole(state: Any, seat: int, cards: int) -> bool:
    """Whether the set leaves no card of its number behind."""
    return cards >= linko.JOKERS_ALONE or linko.naturals(cards) == state.hand[seat, cards >> 6]


def hoard(state: Any, seat: int, cards: int) -> tuple:
    return -linko.jokers_in(cards), linko.size(cards), -linko.value(cards)


LINKO: dict[str, Choice] = {
    "always-take": always(linko.TAKE),
    "never-take": always(linko.LEAVE),
    "always-recover": always(linko.RECOVER),
    "always-discard": always(linko.DISCARD),
    "hoard-jokers": sets(hoard),
    "jokers-first": sets(lambda state, seat, cards: (linko.jokers_in(cards), linko.size(cards))),
    "largest-first": sets(lambda state, seat, cards: (linko.size(cards), -linko.jokers_in(cards), linko.value(cards))),
    "lowest-first": sets(lambda state, seat, cards: (whole(state, seat, cards), -linko.value(cards))),
    "highest-first": sets(lambda state, seat, cards: (whole(state, seat, cards), linko.value(cards))),
    "draw-from-pile": always(linko.DRAW_PILE),
}


# Ratzzia


def placed(action: int) -> tuple[int, int] | None:
    """The row and value of a mouse that is placed."""
    return divmod(action - mice.PLACE, mice.FACES) if mice.PLACE <= action < mice.PLACE_SUPPORT else None


def into(reward: int) -> Choice:
    """Mice go into columns of that reward wherever they fit."""

    def choice(state: Any, seat: int, moves: list[int], usual: int) -> int:
        fitting = [a for a in moves if (at := placed(a)) and at[0] != mice.CAT and state.reward[at[0]] == reward]
        return max(fitting, key=lambda action: state.top[placed(action)[0]]) if fitting else usual

    return choice


def sit_on_the_cat(state: Any, seat: int, moves: list[int], usual: int) -> int:
    return next((action for action in moves if (at := placed(action)) and at[0] == mice.CAT), usual)


def fill_the_fullest(state: Any, seat: int, moves: list[int], usual: int) -> int:
    """Every mouse goes to the column that lacks fewest dice."""
    fitting = [action for action in moves if (at := placed(action)) and at[0] != mice.CAT]
    lacking = {action: state.height[placed(action)[0]] - state.top[placed(action)[0]] for action in fitting}
    return min(lacking, key=lambda action: lacking[action]) if lacking else usual


def one_mouse_a_turn(state: Any, seat: int, moves: list[int], usual: int) -> int:
    return mice.DONE if mice.DONE in moves and state.placed else usual


def roll_all_again(state: Any, seat: int, moves: list[int], usual: int) -> int:
    return max(a for a in moves if a < mice.KEEP) if state.phase == mice.REROLLING else usual


def protect_late(state: Any, seat: int, moves: list[int], usual: int) -> int:
    """Keeps its food outside the bag until it is worth half the goal at once."""
    if state.phase == mice.PROTECTING and 2 * state.pair < 10 and state.bag[seat] + state.pair < state.goal:
        return mice.DECLINE
    return usual


RATZZIA: dict[str, Choice] = {
    "protect-early": into(PROTECT),
    "protect-late": protect_late,
    "rob-the-leader": into(GREEDY),
    "sit-on-the-cat": sit_on_the_cat,
    "fill-the-fullest": fill_the_fullest,
    "one-mouse-a-turn": one_mouse_a_turn,
    "never-roll-again": always(mice.KEEP),
    "roll-all-again": roll_all_again,
    "no-support": always(mice.NO_SUPPORT),
    "candy-at-once": lambda state, seat, moves, usual: next(
        (action for action in moves if mice.PLACE_CANDY <= action < mice.SEND), usual
    ),
}


# Charidice


def scoring(key: Callable[[Any, int], Any], rolls: int = dice.ROLLS) -> Choice:
    """After so many rolls the set of dice with the largest key."""

    def choice(state: Any, seat: int, moves: list[int], usual: int) -> int:
        if state.asking or (state.rolls < rolls and usual < dice.SCORE):
            return usual
        return max((action for action in moves if action >= dice.SCORE), key=lambda a: key(state, a - dice.SCORE))

    return choice


def given(state: Any, chosen: int) -> int:
    return int(dice.gift(state.numbers, chosen))


def scored(state: Any, chosen: int) -> int:
    return int(charidice.worth(state.square, state.numbers, chosen))


def aiming(aims: range) -> Choice:
    """Keeps the dice that serve one of these aims best and rolls all others again."""

    def choice(state: Any, seat: int, moves: list[int], usual: int) -> int:
        if state.asking or state.rolls == dice.ROLLS:
            return usual
        serving = [int(charidice.dice_for(state.square, state.numbers, aim)) for aim in aims]
        again = dice.ALL_DICE ^ max(serving, key=int.bit_count)
        return dice.REROLL + again if again else usual

    return choice


CHARIDICE: dict[str, Choice] = {
    "points": always(),
    "give-nothing": scoring(lambda state, chosen: (-given(state, chosen), scored(state, chosen))),
    "give-everything": scoring(lambda state, chosen: (given(state, chosen), scored(state, chosen))),
    "give-a-little": scoring(lambda state, chosen: scored(state, chosen) - given(state, chosen) / 2),
    "give-gladly": scoring(lambda state, chosen: scored(state, chosen) + given(state, chosen) / 2),
    "ask-at-once": always(dice.ASK),
    "never-ask": always(dice.PASS),
    "score-at-once": scoring(scored, rolls=1),
    "one-number": aiming(range(6)),
    "one-colour": aiming(range(6, 12)),
}

PLANS = {"linko": LINKO, "ratzzia": RATZZIA, "charidice": CHARIDICE}


def planned(run: Run, name: str) -> Planned:
    return Planned(run.game, PLANS[run.game][name])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=PLANS)
    parser.add_argument("--plans", help="those whose names begin with one of these (default: all)")
    add_arguments(parser)
    parser.set_defaults(games=100)
    asked = parser.parse_args()
    play(run_of(asked.game, asked), chosen(PLANS[asked.game], asked.plans), planned, asked.threads, asked.ray)


if __name__ == "__main__":
    main()
