"""OpenSpiel's own searches as opponents: its MCTS, and its IS-MCTS where seats have secrets.

They play through the adapter, from what their seat may know and nothing else: they are handed a world imagined from it,
and IS-MCTS imagines another one for each simulation. To be no weaker than they need be, their random playouts run in
compiled code. OpenSpiel's Python searches know no clock: a budget of seconds is turned into simulations by the pace of
a few made first, in the same position, and what both parts found is added up.
"""

import itertools
import time
from collections import Counter, defaultdict
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from sobremesa.bots import Budget, Thought
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.luck import seeds
from sobremesa.engine.record import batch_of

from .openspiel import IN_TURN, PREFIX, Entry, Position

EXPLORE = 2.0  # OpenSpiel's usual constant, for returns between -1 and 1
PLAYOUTS = 8  # for each simulation: compiled, they cost less than the step through the tree before them
FIRST = 10  # simulations to find the pace by
LEAST = 2  # the first simulation looks at the position alone, the second one tries a move
DEFAULT = Budget(seconds=1.0)
Tried = dict[int, tuple[int, float]]  # of each action, how often it was tried, and its worth


class Playouts(mcts.Evaluator):
    """Judges a position by random games from it."""

    def __init__(self, game: Game, seats: int, random: np.random.RandomState):
        self.game, self.random = game, random
        self.start, self.table, self.blanked = (batch_of(game.rules.State.dtype, 1) for _ in range(3))
        self.points, self.results = np.zeros((PLAYOUTS, seats), np.int64), np.zeros(PLAYOUTS, np.int64)
        self.kinds, self.pad = np.zeros(seats, np.int64), game.pad()

    def evaluate(self, state: Position) -> Any:
        self.start[0] = state._state()
        lucks = seeds(self.random.randint(2**31), 0, PLAYOUTS)
        self.game.compiled.random_games(
            self.start, self.table, self.blanked, self.pad, lucks, self.kinds, self.points, self.results
        )
        known = state._facts()
        ends = zip(self.points, self.results, strict=True)
        return np.mean([known.returns(points, self.game.winners(int(result))) for points, result in ends], axis=0)

    def prior(self, state: Position) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Searcher:
    """A bot like ours (`sobremesa.bots.Bot`), made of a search of OpenSpiel's."""

    def __init__(self, game: Game):
        self.game = game

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        budget, random = budget or DEFAULT, np.random.RandomState(seed % 2**32)
        state = self.position(blanked, seat, random)
        if len(actions := state.legal_actions()) == 1:
            return Thought(actions[0], {actions[0]: 0.0})
        judge = Playouts(self.game, int(blanked.seats), random)
        if budget.seconds is None:
            parts = [self.searched(state, max(LEAST, budget.iterations or 0), judge, random)]
        else:
            most, begun = budget.iterations or 10**9, time.perf_counter()
            parts = [self.searched(state, max(LEAST, min(FIRST, most)), judge, random)]
            spent = time.perf_counter() - begun
            rest = min(int(FIRST * (budget.seconds - spent) / spent), most - FIRST)
            if rest >= LEAST:
                parts.append(self.searched(state, rest, judge, random))
        visits, sums = Counter[int](), defaultdict[int, float](float)
        for action, (tries, worth) in itertools.chain.from_iterable(part.items() for part in parts):
            visits[action] += tries
            sums[action] += tries * worth
        worths = {action: sums[action] / tries for action, tries in visits.items()}
        best = max(visits, key=lambda action: (visits[action], worths[action]))
        made = visits.total() + len(parts)  # each begins with a look at the position alone
        return Thought(best, worths, playouts=made * PLAYOUTS)

    def position(self, blanked: Any, seat: int, random: np.random.RandomState) -> Position:
        """A world that fits what the seat knows, as OpenSpiel's state."""
        name = PREFIX + self.game.name + (IN_TURN if self.game.simultaneous else "")
        game = pyspiel.load_game(name, {"seats": int(blanked.seats), "objective": "win"})
        at_it = game.new_initial_state().standing_at(blanked.tobytes(), np.zeros(0, Entry), seat)
        return at_it.resample_from_infostate(seat, random.uniform)

    def searched(self, state: Position, count: int, judge: Playouts, random: np.random.RandomState) -> Tried:
        raise NotImplementedError


class MCTS(Searcher):
    """For games in which everybody knows everything."""

    def __init__(self, game: Game):
        if game.secrets:
            raise BadOption("mcts-secrets", game=game.folder)
        super().__init__(game)

    def searched(self, state: Position, count: int, judge: Playouts, random: np.random.RandomState) -> Tried:
        bot = mcts.MCTSBot(state.get_game(), EXPLORE, count, judge, random_state=random)
        tried = [child for child in bot.mcts_search(state).children if child.explore_count]
        return {child.action: (child.explore_count, child.total_reward / child.explore_count) for child in tried}


class ISMCTS(Searcher):
    """For games with secrets: OpenSpiel's plays no others."""

    def __init__(self, game: Game):
        if not game.secrets:
            raise BadOption("ismcts-open", game=game.folder)
        super().__init__(game)

    def searched(self, state: Position, count: int, judge: Playouts, random: np.random.RandomState) -> Tried:
        bot = ismcts.ISMCTSBot(state.get_game(), judge, EXPLORE, count, random_state=random)
        bot.set_resampler(lambda world, player: world.resample_from_infostate(player, random.uniform))
        bot.run_search(state)
        tried = bot._root_node.child_info.items()
        return {action: (child.visits, child.value()) for action, child in tried if child.visits}


SEARCHES: dict[str, type[Searcher]] = {"mcts": MCTS, "ismcts": ISMCTS}


def openspiel_bot(game: Game) -> Searcher:
    """The search of OpenSpiel's that plays this game fairly."""
    return ISMCTS(game) if game.secrets else MCTS(game)
