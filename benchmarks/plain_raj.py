"""Raj as one would write it for PettingZoo by hand, in plain Python: what the compiled one is measured against."""

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

PRIZES = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


class PlainRaj(AECEnv):
    metadata = {"name": "plain_raj_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, seats: int):
        super().__init__()
        self.seats = seats
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        size = 3 + 15 + 15 * seats + 2 * seats
        seen = spaces.Box(-100, 100, (size,), np.int16)
        space = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (16,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(16))

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        self.rng = random.Random(seed)
        self.stack = random.Random(seed).sample(PRIZES, 15)
        self.hands = [set(range(1, 16)) for _ in range(self.seats)]
        self.points = [0] * self.seats
        self.shown = [0] * self.seats
        self.bids: list[int] = []
        self.pile = [self.stack.pop()]
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict:
        seat = self.possible_agents.index(agent)
        order = [(seat + i) % self.seats for i in range(self.seats)]
        row = [seat, len(self.stack), sum(self.pile)]
        row += [int(prize in self.stack) for prize in PRIZES]
        for other in order:
            row += [int(card in self.hands[other]) for card in range(1, 16)]
        row += [self.points[other] for other in order] + [self.shown[other] for other in order]
        mask = np.zeros(16, np.int8)
        if agent == self.agent_selection:
            mask[list(self.hands[seat])] = 1
        return {"observation": np.array(row, np.int16), "action_mask": mask}

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.bids.append(int(action))
        if len(self.bids) == self.seats:
            self.reveal()
        self.agent_selection = self.agents[len(self.bids)]
        self._accumulate_rewards()

    def reveal(self) -> None:
        worth = sum(self.pile)
        alone = [seat for seat, bid in enumerate(self.bids) if self.bids.count(bid) == 1]
        if alone:
            winner = (max if worth >= 0 else min)(alone, key=lambda seat: self.bids[seat])
            self.points[winner] += worth
            self.rewards[self.agents[winner]] = float(worth)
            self.pile = []
        for seat, bid in enumerate(self.bids):
            self.hands[seat].discard(bid)
        self.shown, self.bids = self.bids, []
        if self.stack:
            self.pile.append(self.stack.pop())
        else:
            self.terminations = dict.fromkeys(self.agents, True)


def env(seats: int) -> AECEnv:
    return wrappers.OrderEnforcingWrapper(PlainRaj(seats))
