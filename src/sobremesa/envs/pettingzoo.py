"""PettingZoo environments: `env("raj", seats=3, tiebreak="best_mouse")` for every game, `parallel_env` for those with
positions in which several seats choose at the same time.

    from sobremesa.envs.pettingzoo import raj_v1
    env = raj_v1.env(seats=3, reward="rank")

An observation is `{"observation", "action_mask"}`; the game's `observation.md` tells what each number means.
"""

from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from sobremesa.engine.errors import BadOption
from sobremesa.engine.rule import NOBODY

from .batch import Single
from .spaces import RENDER_MODES, Kept, agents, check_render_mode, find, observation_space, rendered, version


def env(name: str, **options: Any) -> AECEnv:
    """An environment in which the seats act one after the other. It checks the order of calls itself."""
    return raw_env(name, **options)


def raw_env(name: str, **options: Any) -> "Table":
    """The same as `env`, by PettingZoo's other name."""
    return Table(name, **options)


def parallel_env(name: str, **options: Any) -> "ParallelTable":
    """An environment in which all seats that must choose act at once, for games with simultaneous choices.

    Actions of other seats are ignored and may be left out: their mask has no legal action.
    """
    return ParallelTable(name, **options)


def __getattr__(name: str) -> SimpleNamespace:
    """`raj_v1` and the like: the environments of one game, in PettingZoo's manner."""
    if "_v" not in name:
        raise AttributeError(name)
    try:
        find(name)
    except BadOption as refused:
        raise AttributeError(str(refused)) from None
    return SimpleNamespace(
        env=partial(env, name), raw_env=partial(raw_env, name), parallel_env=partial(parallel_env, name)
    )


class Seats(Kept):
    """What both kinds of environment have: one game, all of whose seats are the learner's."""

    metadata: dict[str, Any]
    render_mode: str | None

    def _open(self, name: str, seats: Any, reward: str, render_mode: str | None, options: dict[str, Any]) -> None:
        self.made = {"name": name, "seats": seats, "reward": reward, "render_mode": render_mode, "options": options}
        game = find(name)
        count, _ = game.settled(min(game.seats) if seats is None else seats, options)
        check_render_mode(render_mode)
        self.batch = Single(game, count, options, [None] * count, reward)
        self.metadata = {"name": f"{game.name}_v{version(game)}", "is_parallelizable": False}
        self.metadata |= {"render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = render_mode
        self.possible_agents = agents(count)
        self.observation_spaces: dict[str, spaces.Space] = {
            agent: observation_space(self.batch) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space] = {
            agent: spaces.Discrete(game.actions) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (game.rules.State.dtype.itemsize,), np.uint8)
        self.rng = np.random.default_rng()

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.batch.begin(int(self.rng.integers(2**63)))
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def __getattr__(self, name: str) -> Any:
        """What is there from the first `reset` on."""
        raise AttributeError(f"{name} cannot be accessed before reset" if name in SINCE_RESET else name)

    def _check_dealt(self) -> None:
        if not self.batch.dealt:
            raise AttributeError("the table cannot be accessed before reset")

    def look(self, seat: int) -> dict[str, Any]:
        row, mask = self.batch.look(0, seat)
        return {"observation": row, "action_mask": mask}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def state(self) -> Any:
        """The whole position with nothing hidden, for training with full information: the bytes of the game's record.

        `np.frombuffer(table.state(), sobremesa.game(NAME).rules.State.dtype)[0]` has its fields by name.
        """
        self._check_dealt()
        return np.frombuffer(self.batch.state(0).tobytes(), np.uint8)

    def lasting(self) -> tuple[str, ...]:
        return LASTING

    def close(self) -> None:
        self.batch.close()


LASTING: tuple[str, ...] = (
    "rng",
    "numbers",
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
)
LASTING += ("stepped", "agent_selection", "_skip_agent_selection")


class Table(Seats, AECEnv):
    """One game, in which the seats act one after the other; simultaneous choices are hidden from each other.

    seats        how many seats; default: the fewest that the game allows
    reward       "points": what the seat scored since its last action; "rank": from 1 to −1, at the end
    render_mode  "ansi", "human" or "rgb_array"
    options      of the game, by name
    """

    def __init__(
        self, name: str, seats: Any = None, reward: str = "points", render_mode: str | None = None, **options: Any
    ):
        super().__init__()
        self._open(name, seats, reward, render_mode, options)

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Starts a new game. The same seed and the same actions give the same game; `options` is not used."""
        self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self.stepped = True
        self._select()

    def _select(self) -> None:
        """The seat to act; its mask is in its info, too."""
        self.agent_selection = agent = self.agents[self.batch.mover]
        self.infos[agent] = {"action_mask": self.batch.mask()}
        if self.render_mode == "human":
            self.render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            self.stepped = False
            yield self.agent_selection
            assert self.stepped, "need to call step() or reset() in a loop over `agent_iter`"

    def step(self, action: Any) -> None:
        """Makes the action of the seat in `agent_selection`. An illegal action ends the game."""
        self.stepped = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent, game = self.agent_selection, self.batch
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game.act(action)
        gains = game.gains.tolist()
        self._cumulative_rewards[agent] = 0.0
        if any(gains):
            self.rewards = dict(zip(self.agents, gains, strict=True))
            self._accumulate_rewards()
        else:
            self.rewards = dict.fromkeys(self.agents, 0.0)
        if game.over.item(0):
            self.terminations = dict.fromkeys(self.agents, True)
            if game.illegal.item(0):
                self.infos[agent] = {"illegal": True}
            self._deads_step_first()
        else:
            self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat may know: `{"observation": …, "action_mask": …}`."""
        self._check_dealt()
        seat = self.numbers[agent]
        return self.batch.told() if seat == self.batch.mover else self.look(seat)

    def render(self) -> Any:
        """The table as the seat to act sees it, in the way that `render_mode` names."""
        self._check_dealt()
        return rendered(self.batch, 0, self.numbers[self.agent_selection], self.render_mode)


SINCE_RESET = {"agents", "numbers", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos"}


class ParallelTable(Seats, ParallelEnv):
    """One game, in which all seats that are to choose act at once; its arguments are those of `Table`."""

    def __init__(
        self, name: str, seats: Any = None, reward: str = "points", render_mode: str | None = None, **options: Any
    ):
        game = find(name)
        if not game.simultaneous:
            raise BadOption("not-simultaneous", game=game.folder)
        self._open(name, seats, reward, render_mode, options)

    def reset(self, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        """Starts a new game and returns the observations and infos of all seats; `options` is not used."""
        self._deal(seed)
        self.agents = self.possible_agents[:]
        observations = self._looks()
        if self.render_mode == "human":
            self.render()
        return observations, self._infos(observations)

    def _infos(self, observations: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": told["action_mask"]} for agent, told in observations.items()}

    def step(self, actions: dict[str, Any]) -> tuple[dict, dict, dict, dict, dict]:
        """Makes the actions of all seats that must choose. An illegal action ends the game."""
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        waiting = self._waiting()
        if missing := [self.agents[seat] for seat in waiting if self.agents[seat] not in actions]:
            raise BadOption("action-missing", agents=", ".join(missing))
        gains = np.zeros(self.batch.seats)
        over, illegal = False, None
        for seat in waiting:  # in their order, as the batch asks for them
            agent = self.agents[seat]
            self.batch.act(actions[agent])
            gains += self.batch.gains
            if self.batch.illegal[0]:
                illegal = agent
            if over := self.batch.over.item(0):
                break
        rewards = dict(zip(self.agents, gains.tolist(), strict=True))
        observations, ended, cut_off = (
            self._looks(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
        )
        infos = self._infos(observations)
        if illegal:
            infos[illegal]["illegal"] = True
        if self.render_mode == "human":
            self.render()
        if over:
            self.agents = []
        return observations, rewards, ended, cut_off, infos

    def _waiting(self) -> list[int]:
        """The seats that are to choose now, in their order."""
        turn = int(self.batch.game.rules.turn(self.batch.state(0)))
        return [seat for seat in range(self.batch.seats) if turn >> seat & 1]

    def _looks(self) -> dict[str, dict[str, Any]]:
        return {agent: self.look(self.numbers[agent]) for agent in self.agents}

    def render(self) -> Any:
        """The table as the first seat to act sees it, in the way that `render_mode` names."""
        self._check_dealt()
        return rendered(self.batch, 0, max(self.batch.mover, 0), self.render_mode)


__all__ = ["NOBODY", "ParallelTable", "Table", "env", "parallel_env", "raw_env"]
