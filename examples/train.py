"""Trains a small agent at two-seat Raj with NumPy alone, on thousands of games at a time, and reports how it plays.

    python examples/train.py [--updates 150]

A network of one hidden layer reads the observation and gives a chance to each legal card; after every batch of games it
is moved towards the cards that were followed by more points than usual (REINFORCE, with Adam).
"""

import argparse
import time

import numpy as np
from gymnasium.vector import AutoresetMode

from sobremesa.envs.gymnasium import VectorTable

GAMES, TURNS, HIDDEN = 2048, 15, 64


def table(bot: str, games: int = GAMES, reward: str = "points") -> VectorTable:
    return VectorTable("raj", games, seats=2, bots=bot, reward=reward, autoreset_mode=AutoresetMode.SAME_STEP)


class Agent:
    def __init__(self, inputs: int, actions: int, rng: np.random.Generator):
        self.rng = rng
        self.weights = [
            rng.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def chances(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """How likely each legal action is to be played, and what the hidden layer holds."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.tanh(seen @ first + first_bias)
        logits = np.where(mask, hidden @ second + second_bias, -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), hidden

    def act(self, told: dict) -> np.ndarray:
        chances, _ = self.chances(scaled(told), told["action_mask"])
        drawn = self.rng.random((len(chances), 1), dtype=np.float32)
        likely = np.minimum((chances.cumsum(axis=1) < drawn).sum(axis=1), chances.shape[1] - 1)
        legal = told["action_mask"][np.arange(len(likely)), likely] > 0  # rounding may miss the last card
        return np.where(legal, likely, told["action_mask"].argmax(axis=1))

    def learn(self, seen: np.ndarray, mask: np.ndarray, actions: np.ndarray, worth: np.ndarray) -> None:
        chances, hidden = self.chances(seen, mask)
        slope = -chances
        slope[np.arange(len(actions)), actions] += 1
        slope *= worth[:, None] / len(actions)
        back = (slope @ self.weights[2].T) * (1 - hidden**2)
        self.updates += 1
        for i, gradient in enumerate((seen.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0))):
            self.means[i] += 0.1 * (gradient - self.means[i])
            self.squares[i] += 0.01 * (gradient**2 - self.squares[i])
            mean, square = self.means[i] / (1 - 0.9**self.updates), self.squares[i] / (1 - 0.99**self.updates)
            self.weights[i] += 0.01 * mean / (np.sqrt(square) + 1e-8)


def scaled(told: dict) -> np.ndarray:
    return told["observation"].astype(np.float32) / 10


def train(updates: int, seed: int = 0, say: bool = True) -> Agent:
    envs = table("random")
    told, _ = envs.reset(seed=seed)
    agent = Agent(told["observation"].shape[1], told["action_mask"].shape[1], np.random.default_rng(seed))
    for update in range(updates):
        steps = []
        for _ in range(TURNS):  # every game of Raj has fifteen turns: a batch is GAMES whole games
            actions = agent.act(told)
            after, rewards, *_ = envs.step(actions)
            steps.append((scaled(told), told["action_mask"] > 0, actions, rewards))
            told = after
        worth = np.cumsum([rewards for *_, rewards in steps][::-1], axis=0)[::-1]  # all points from here on
        if say and update % 10 == 0:
            print(f"update {update:4}: {worth[0].mean():6.2f} points a game")
        worth = worth - worth.mean(axis=1, keepdims=True)
        seen, mask, actions = (np.concatenate(column) for column in list(zip(*steps, strict=True))[:3])
        agent.learn(seen, mask, actions, (worth / worth.std()).astype(np.float32).ravel())
    envs.close()
    return agent


def share_won(agent: Agent, bot: str, games: int = 4096) -> float:
    """The share of the decided games that the agent wins."""
    envs = table(bot, games, reward="rank")
    told, _ = envs.reset(seed=1)
    for _ in range(TURNS):
        told, rewards, *_ = envs.step(agent.act(told))
    envs.close()
    return float((rewards > 0).sum() / (rewards != 0).sum())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=150)
    asked = parser.parse_args()
    begun = time.perf_counter()
    trained = train(asked.updates)
    print(f"trained on {asked.updates * GAMES:,} games in {time.perf_counter() - begun:.0f} s")
    for opponent in ("random", "rank", "near"):
        print(f"wins {share_won(trained, opponent):.1%} of the decided games against {opponent}")
