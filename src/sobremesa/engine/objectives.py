"""What a seat gets in the end, for who computes with it: the score, its lead over the others, or the win."""

from collections.abc import Collection, Sequence

OBJECTIVES = ("points", "difference", "win")


def returns(objective: str, points: Sequence[float], winners: Collection[int]) -> list[float]:
    """Of each seat. `difference` and `win` sum to zero: what a seat has, less the mean of the others."""
    worth = [float(each) for each in points]
    if objective == "win":
        worth = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(worth))]
    if objective == "points":
        return worth
    total = sum(worth)
    return [own - (total - own) / (len(worth) - 1) for own in worth]
