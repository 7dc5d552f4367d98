"""Ratings by openskill: one number for each bot's strength, from all games together, and how sure it is."""

from collections.abc import Iterable, Sequence
from typing import Any

Game = tuple[Sequence[int], Sequence[int]]  # who sat where, and the seats that won
Rating = dict[str, float]  # mu, sigma, ordinal


def ratings(bots: int, games: Iterable[Game]) -> list[Rating] | None:
    """Of each bot, from the games in this order; None without the library.

    A bot does not learn from game to game, so its rating does not drift (`tau`). One that sits in several seats of a
    game is moved by all of them together, but becomes no surer than by one: against itself it shows nothing.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce(tau=0)
    rated: list[Any] = [model.rating() for _ in range(bots)]
    for seated, winners in games:
        teams = [[model.rating(mu=rated[bot].mu, sigma=rated[bot].sigma)] for bot in seated]
        after = model.rate(teams, ranks=[int(seat not in winners) for seat in range(len(seated))])
        moved = {bot: [team[0] for team, one in zip(after, seated, strict=True) if one == bot] for bot in seated}
        for bot, chairs in moved.items():
            rated[bot].mu += sum(chair.mu - rated[bot].mu for chair in chairs)
            rated[bot].sigma = sum(chair.sigma for chair in chairs) / len(chairs)
    return [{"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()} for rating in rated]
