"""Trains sb3-contrib's MaskablePPO at two-seat Raj against `rank`, and tells how it plays then.

    pip install sb3-contrib
    python examples/maskable_ppo.py [--seconds 90] [--seed 1]

`make examples` runs it in an environment of its own: it brings torch.
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from sobremesa.envs.sb3 import VecTable

GAMES = 256


class Clock(BaseCallback):
    """Ends the training after so many seconds."""

    def __init__(self, seconds: float):
        super().__init__()
        self.end = time.perf_counter() + seconds

    def _on_step(self) -> bool:
        return time.perf_counter() < self.end


def share_won(model: Any, games: int = 2000) -> float:
    """Of the decided games against `rank`, played to win."""
    table = VecTable("raj", games, seats=2, bots="rank", reward="rank")
    table.seed(1)
    told, wins, losses = table.reset(), 0, 0
    for _ in range(15):
        actions, _ = model.predict(told, action_masks=table.action_masks(), deterministic=False)
        told, rewards, over, _ = table.step(actions)
        wins, losses = wins + int((rewards[over] > 0).sum()), losses + int((rewards[over] < 0).sum())
    return wins / (wins + losses)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=90, help="of training (default: 90)")
    parser.add_argument("--seed", type=int, default=1, help="of the training (default: 1)")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    np.random.seed(asked.seed)
    model = MaskablePPO(
        "MlpPolicy",
        VecTable("raj", GAMES, seats=2, bots="rank", reward="points"),
        n_steps=30,
        batch_size=1920,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=asked.seed,
    )
    print(f"before: {100 * share_won(model):.1f} % won", flush=True)
    model.learn(10**9, callback=Clock(asked.seconds))
    print(f"after {asked.seconds:.0f} s and {model.num_timesteps} decisions: {100 * share_won(model):.1f} % won")


if __name__ == "__main__":
    main()
