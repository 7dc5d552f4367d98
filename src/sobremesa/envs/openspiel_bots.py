"""OpenSpiel's own searches as opponents, and our bots as OpenSpiel's `Bot` and `Policy`.

    bots = [SeatBot(game, 0, "hard"), SeatBot(game, 1, my_bot)]
    value = expected_game_score.policy_value(game.new_initial_state(), [LevelPolicy(game, "medium")] * 2)

Its searches are MCTS, and IS-MCTS where seats have secrets.

They play through the adapter, from what their seat may know and nothing else: they are handed a world imagined from it,
and IS-MCTS imagines another one for each simulation. To be no weaker than they need be, their random playouts run in
compiled code. OpenSpiel's Python searches know no clock: a budget of seconds is turned into simulations by the pace of
a few made first, in the same position, and what both parts found is added up.
"""

import itertools
import time
import zlib
from collections import Counter, defaultdict
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import ismcts, mcts

from sobremesa.bots import Budget, Thought
from sobremesa.bots.questions import bot_from
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.luck import seeds
from sobremesa.engine.record import batch_of

from .openspiel import IN_TURN, PREFIX, Entry, Position, known_of

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


class SeatBot(pyspiel.Bot):
    """A bot of ours as OpenSpiel's `Bot`, in a seat of one game: a level by name, or whatever the arena accepts."""

    def __init__(
        self, game: pyspiel.Game, player: int, bot: Any = "medium", budget: Budget | None = None, seed: int = 0
    ):
        super().__init__()
        self.player, self.budget, self.random = player, budget, np.random.default_rng(seed)
        self.bot = bot_from(known_of(game).game, bot)

    def player_id(self) -> int:
        return self.player

    def step(self, state: Position) -> int:
        """The move, from what the seat knows."""
        return self.thought(state).action

    def thought(self, state: Position) -> Thought:
        return self.bot.choose(known_to(state, self.player), self.player, self.budget, int(self.random.integers(2**48)))

    def provides_policy(self) -> bool:
        return True

    def get_policy(self, state: Position) -> list[tuple[int, float]]:
        return list(mix_of(self.thought(state)).items())

    def step_with_policy(self, state: Position) -> tuple[list[tuple[int, float]], int]:
        thought = self.thought(state)
        return list(mix_of(thought).items()), thought.action

    def restart(self) -> None:
        """A bot of ours remembers nothing between its moves."""

    def restart_at(self, state: Position) -> None:
        """Likewise."""

    def inform_action(self, state: Position, player: int, action: int) -> None:
        """Likewise."""

    def inform_actions(self, state: Position, actions: list[int]) -> None:
        """Likewise."""


class LevelPolicy(policy.Policy):
    """A bot of ours as OpenSpiel's `Policy`: the mix that it chooses from, or its move with probability 1.

    The same knowledge must always get the same answer, so give the bot iterations, not seconds.
    """

    def __init__(self, game: pyspiel.Game, bot: Any = "medium", budget: Budget | None = None, seed: int = 0):
        super().__init__(game, list(range(game.num_players())))
        self.bot, self.budget, self.seed = bot_from(known_of(game).game, bot), budget, seed

    def action_probabilities(self, state: Position, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        known = known_to(state, player)
        seed = zlib.crc32(known.tobytes(), self.seed)
        mix = mix_of(self.bot.choose(known, player, self.budget, seed))
        return {action: mix.get(action, 0.0) for action in state.legal_actions(player)}


def known_to(state: Position, seat: int) -> Any:
    """The record as the seat may know it."""
    table = batch_of(state._facts().game.rules.State.dtype, 1)
    table.view(np.uint8)[:] = np.frombuffer(state.blanked(seat), np.uint8)
    return table[0]


def mix_of(thought: Thought) -> dict[int, float]:
    """How likely each action was."""
    return {int(action): float(share) for action, share in (thought.mix or {thought.action: 1.0}).items()}


SEARCHES: dict[str, type[Searcher]] = {"mcts": MCTS, "ismcts": ISMCTS}


def openspiel_bot(game: Game) -> Searcher:
    """The search of OpenSpiel's that plays this game fairly."""
    return ISMCTS(game) if game.secrets else MCTS(game)
