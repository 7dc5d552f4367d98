"""Five levels for any game: the same search, with less thought and more of people's errors further down.

A level overlooks candidates, and of what it sees takes a lesser one the more readily the closer it looks to the best.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from sobremesa.engine import bits, luck
from sobremesa.engine.game import Game
from sobremesa.engine.luck import below

from . import Budget, Thought, candidates
from .search import compiled_growth, drawn, offered, policy_of, think


@dataclass(frozen=True)
class Skill:
    playouts: int
    seconds: float  # at most
    heat: float = 0.0  # how much worse a candidate may look and still be taken
    overlooks: float = 0.0  # the share of candidates that do not come to mind
    hasty: float = 0.0  # the share of moves made by the game's rule of thumb, without a thought


SKILLS = {
    "beginner": Skill(100, 0.1, heat=0.15, overlooks=0.3),
    "easy": Skill(200, 0.1, heat=0.08, overlooks=0.2),
    "medium": Skill(600, 0.1, heat=0.03, overlooks=0.1),
    "hard": Skill(3_000, 0.3),
    "master": Skill(30_000, 2.0),
}


class Level:
    """A searching bot with a skill."""

    def __init__(self, game: Game, skill: Skill):
        self.game, self.skill = game, skill

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        only = candidates(self.game, blanked, seat)
        if len(only) == 1:
            return Thought(only[0], {only[0]: 0.0})
        skill, pad = self.skill, self.game.pad(int(luck.seeds(seed, seat, 1)[0]))
        seen = [a for a in only if below(pad, 1000) >= 1000 * skill.overlooks] or only
        if below(pad, 1000) < 1000 * skill.hasty:
            action = self.by_thumb(blanked, seat, seen, pad)
            return Thought(action, {action: 0.0})
        return self.think(blanked, seat, budget or Budget(skill.playouts, skill.seconds), seed, seen)

    def think(self, blanked: Any, seat: int, budget: Budget, seed: int, seen: list[int]) -> Thought:
        """What a search finds, of the candidates that came to mind."""
        skill, search = self.skill, think(self.game, blanked, seat, budget, seed)
        worths, mix = search.found()
        at_once = int(self.game.rules.turn(search.root[0])) != 1 << seat  # others choose too: what counts is the mix
        if skill.heat or skill.overlooks:
            mix = erring({a: worths[a] for a in seen}, skill.heat)
        elif not at_once:
            best = max(mix, key=lambda a: (mix[a], worths[a]))
            return Thought(best, worths, None, search.playouts)
        return Thought(drawn(mix, search.pad), worths, mix, search.playouts)

    def by_thumb(self, blanked: Any, seat: int, seen: list[int], pad: Any) -> int:
        """What the rule of thumb says, of the candidates that came to mind."""
        bits.clear(pad.words)
        for action in seen:
            bits.put(pad.words, action)
        found = int(policy_of(self.game)(blanked.copy(), seat, pad))
        return found if found in seen else seen[int(below(pad, len(seen)))]


def erring(worths: dict[int, float], heat: float) -> dict[int, float]:
    """How likely each candidate is to be taken by somebody who judges roughly."""
    best = max(worths.values())
    weights = {a: math.exp((worth - best) / max(heat, 1e-9)) for a, worth in worths.items()}
    total = sum(weights.values())
    return {a: weight / total for a, weight in weights.items()}


def warm(game: Game) -> None:
    """Compiles what the levels need."""
    compiled_growth(game)


def level(game: Game, name: str) -> Level:
    return Level(game, offered(game, "SKILLS", SKILLS)[name])
