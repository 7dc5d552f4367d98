"""Stable-Baselines3: `VectorTable` as its `VecEnv`, thousands of games in one process.

    from sb3_contrib import MaskablePPO
    from sobremesa.envs.sb3 import VecTable
    model = MaskablePPO("MlpPolicy", VecTable("raj", 64, bots="rank", reward="rank"))

The observation is the row alone; `action_masks()` gives the masks, as sb3-contrib asks for them.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env.base_vec_env import VecEnv

from .gymnasium import VectorTable


class VecTable(VecEnv):
    """`VectorTable` as a `VecEnv`; its arguments are those of `VectorTable`."""

    def __init__(self, name: str, num_envs: int, **options: Any):
        self.games = VectorTable(name, num_envs, flat=options.pop("flat", True), autoreset_mode="SameStep", **options)
        self.first: int | None = None
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> Any:
        """New games; the first ones by the seed that `seed` was given."""
        told, _ = self.games.reset(seed=self.first)
        self.first = None
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return told

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Of the next `reset`."""
        self.first = seed
        return [seed] * self.num_envs

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """The last observation of a game that ended is in its info, as `terminal_observation`."""
        told, rewards, over, _, infos = self.games.step(np.asarray(self.actions))
        each: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for n in np.flatnonzero(over).tolist():
            each[n] = {"terminal_observation": infos["final_obs"][n], "TimeLimit.truncated": False}
            if "illegal" in infos and infos["illegal"][n]:
                each[n]["illegal"] = True
        return told, rewards.astype(np.float32), over, each

    def action_masks(self) -> Any:
        """The legal actions now, a row for each game."""
        return self.games.action_masks()

    def close(self) -> None:
        self.games.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Of each game: all have the same, but for their masks."""
        if attr_name == "render_mode":
            return [self.games.render_mode for _ in self._get_indices(indices)]
        found = getattr(self if attr_name == "action_masks" else self.games, attr_name)
        return [found for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.games, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """`action_masks` is each game's own; whatever else is asked is asked once."""
        found = getattr(self if method_name == "action_masks" else self.games, method_name)(*args, **kwargs)
        which = self._get_indices(indices)
        return [found[n] for n in which] if method_name == "action_masks" else [found for _ in which]

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[Any]:
        return self.games.render() or []
