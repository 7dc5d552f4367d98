"""A position judged: what its moves are worth, and whether one of them is best beyond doubt."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

EQUAL = 1e-9
ERRORS = 3  # that the second best of a search must lose


@dataclass(frozen=True)
class Judged:
    """What the moves of a position are worth, best first."""

    worths: Sequence[tuple[str, float]]
    unit: str  # "points" or "win"
    error: float  # of the difference between the two best
    exact: bool
    least: float = 0.0  # that the second best must lose
    reason: dict[str, Any] | None = None

    @property
    def loss(self) -> float:
        """What the second best loses; nothing where several are best."""
        return self.worths[0][1] - self.worths[1][1] if len(self.worths) > 1 else 0.0

    @property
    def is_sure(self) -> bool:
        return self.loss >= max(self.least, ERRORS * self.error, EQUAL)
