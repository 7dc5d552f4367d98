"""Five levels for any game: the same search, with less thought and more of people's errors further down.

A level overlooks candidates, and of what it sees takes a lesser one the more readily the closer it looks to the best.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from sobremesa.engine.game import Game
from sobremesa.engine.luck import below

from . import Budget, Thought, candidates
from .search import compiled_growth, drawn, offered, think


@dataclass(frozen=True)
class Skill:
    playouts: int
    seconds: float  # at most
    heat: float = 0.0  # how much worse a candidate may look and still be taken
    overlooks: float = 0.0  # the share of candidates that do not come to mind


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
        skill = self.skill
        search = think(self.game, blanked, seat, budget or Budget(skill.playouts, skill.seconds), seed)
        worths, mix = search.found()
        at_once = int(self.game.rules.turn(search.root[0])) != 1 << seat  # others choose too: what counts is the mix
        if skill.heat or skill.overlooks:
            mix = erring(worths, skill, search.pad)
        elif not at_once:
            best = max(mix, key=lambda a: (mix[a], worths[a]))
            return Thought(best, worths, None, search.playouts)
        return Thought(drawn(mix, search.pad), worths, mix, search.playouts)


def erring(worths: dict[int, float], skill: Skill, pad: Any) -> dict[int, float]:
    """How likely each candidate is to be taken by somebody who overlooks some and judges the rest roughly."""
    seen = [a for a in worths if below(pad, 1000) >= 1000 * skill.overlooks] or list(worths)
    best = max(worths[a] for a in seen)
    weights = {a: math.exp((worths[a] - best) / max(skill.heat, 1e-9)) for a in seen}
    total = sum(weights.values())
    return {a: weight / total for a, weight in weights.items()}


def warm(game: Game) -> None:
    """Compiles what the levels need."""
    compiled_growth(game)


def level(game: Game, name: str) -> Level:
    return Level(game, offered(game, "SKILLS", SKILLS)[name])
