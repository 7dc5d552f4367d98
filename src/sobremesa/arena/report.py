"""What a tournament showed: how often each bot beat each other, by how many points, how strong and how fast it is.

All intervals are of 95 %. The seatings of one deal are not independent, so a deal is one sample.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .contest import Tournament
from .ratings import Rating, ratings
from .results import Deal, Played, Thinking
from .sequential import odd_workers

Z = NormalDist().inv_cdf(0.975)
Floats = NDArray[np.float64]
Interval = dict[str, float | None]  # value, low, high


def spread_of(tops: Sequence[float], bottoms: Sequence[float]) -> tuple[float, float | None]:
    """The ratio of two sums over deals, and its variance where there are two deals or more."""
    deals, bottom = len(bottoms), sum(bottoms)
    value = sum(tops) / bottom
    if deals < 2:
        return value, None
    errors = sum((top - value * each) ** 2 for top, each in zip(tops, bottoms, strict=True))
    return value, errors * deals / (deals - 1) / bottom**2


def mean(sums: Sequence[float], counts: Sequence[float]) -> Interval | None:
    """Of so many things a deal that sum to so much."""
    if not sum(counts):
        return None
    value, variance = spread_of(sums, counts)
    if variance is None:
        return {"value": value, "low": None, "high": None}
    half = Z * math.sqrt(variance)
    return {"value": value, "low": value - half, "high": value + half}


def within(found: Interval | None) -> Interval | None:
    """The interval of a share: nothing is below 0 or above 1."""
    if found is None or found["low"] is None or found["high"] is None:
        return found
    return {**found, "low": max(0.0, found["low"]), "high": min(1.0, found["high"])}


def share_of_wins(shares: Sequence[float], counts: Sequence[float]) -> Interval | None:
    """The mean share of the wins. Where one side won every game nothing varies: the interval is Wilson's then."""
    found = mean(shares, counts)
    return share(shares, counts) if found and found["value"] in (0, 1) else within(found)


def share(wins: Sequence[float], decided: Sequence[float]) -> Interval | None:
    """Of the decided games. Wilson's interval, for as many independent games as the deals are worth."""
    if not sum(decided):
        return None
    value, variance = spread_of(wins, decided)
    if variance is None:
        return {"value": value, "low": None, "high": None}
    # Where a bot always wins or always loses nothing varies: all that is known is how many deals there were.
    worth = value * (1 - value) / variance if variance else math.inf
    squeeze = Z**2 / (worth if 0 < value < 1 else sum(map(bool, decided)))
    middle = (value + squeeze / 2) / (1 + squeeze)
    half = math.sqrt(squeeze * value * (1 - value) + squeeze**2 / 4) / (1 + squeeze)
    return {"value": value, "low": max(0.0, middle - half), "high": min(1.0, middle + half)}


def verdict(game: Played, seat: int) -> int:
    """For that seat: 1 a win of its own, -1 somebody else's, 0 a draw."""
    if seat not in game.winners:
        return -1 if game.winners else 0
    return int(len(game.winners) == 1)


def ahead(game: Played, seat: int) -> float:
    """By how much the seat's score exceeds the others' mean."""
    return game.scores[seat] - (sum(game.scores) - game.scores[seat]) / (len(game.scores) - 1)


def won(game: Played, seat: int) -> float:
    """The seat's share of the win; an equal one for all where nobody wins."""
    if not game.winners:
        return 1 / max(len(game.scores), 1)
    return (seat in game.winners) / len(game.winners)


def adjusted(deals: Sequence[Deal]) -> dict[str, Any]:
    """The first bot's share of the wins as it was, and with luck taken out (control variates, as in AIVAT): what chance
    brought, and what levels drew from their mixes. `luck` is the share of the spread that chance alone explains.

    Both have mean 0, so taking out any part of them is fair. How much of them is taken out is fitted on other deals:
    those of even number for the odd ones, and the other way round.
    """
    played = [deal for deal in deals if not any(game.fault for game in deal.games)]
    counts = [len(deal.games) for deal in played]
    shares = np.array([sum(won(game, seat) for seat, game in enumerate(deal.games)) for deal in played])
    lucks = np.array([sum(game.luck[seat] for seat, game in enumerate(deal.games)) for deal in played])
    drawn = np.array([sum(game.drawn[seat] for seat, game in enumerate(deal.games) if game.drawn) for deal in played])
    by_chance, _ = without(shares, lucks[:, None])
    fair, found = without(shares, np.column_stack([lucks, drawn]))
    return {
        "plain": share_of_wins(shares.tolist(), counts),
        "adjusted": share_of_wins(fair.tolist(), counts),
        "coefficient": found[0],
        "drawn_coefficient": found[1],
        "luck": explained(shares, by_chance, counts),
    }


def explained(shares: Floats, less: Floats, counts: Sequence[float]) -> float | None:
    """How much of the spread is gone."""
    if len(counts) < 2:
        return None
    (_, plain), (_, left) = (spread_of(each.tolist(), counts) for each in (shares, less))
    return 1 - left / plain if plain and left is not None else None


def without(shares: Floats, causes: Floats) -> tuple[Floats, list[float]]:
    """The shares less what the causes explain of them, and how much was taken of each cause."""
    fits = [slopes(causes[1 - half :: 2], shares[1 - half :: 2]) for half in (0, 1)]
    fair = shares.copy()
    for half, fit in enumerate(fits):
        fair[half::2] -= causes[half::2] @ fit
    return fair, ((fits[0] + fits[1]) / 2).tolist()


def slopes(causes: Floats, results: Floats) -> Floats:
    """How much of each cause is found again in the result, on average: nothing where that is not clear, for to take out
    what is not there makes the error larger."""
    deals, count = causes.shape
    found, kept = np.zeros(count), list(range(count))
    while kept and deals > len(kept) + 1:
        rows, aims = causes[:, kept] - causes[:, kept].mean(axis=0), results - results.mean()
        inverse = np.linalg.pinv(rows.T @ rows)
        fit = inverse @ rows.T @ aims
        spread = ((aims - rows @ fit) ** 2).sum() / (deals - len(kept) - 1)
        margins = fit - Z * np.sqrt(spread * np.diag(inverse))
        if margins.min() > 0:
            found[kept] = fit
            break
        del kept[int(margins.argmin())]
    return found


def about_pairing(deals: Sequence[Deal], luck_known: bool = False) -> dict[str, Any]:
    verdicts = [[verdict(game, seat) for seat, game in enumerate(deal.games)] for deal in deals]
    leads = [[ahead(game, seat) for seat, game in enumerate(deal.games) if not game.fault] for deal in deals]
    flat = [each for deal in verdicts for each in deal]
    return {
        "games": len(flat),
        "wins": flat.count(1),
        "losses": flat.count(-1),
        "draws": flat.count(0),
        "share": share([deal.count(1) for deal in verdicts], [len(deal) - deal.count(0) for deal in verdicts]),
        "difference": mean([sum(deal) for deal in leads], [len(deal) for deal in leads]),
        **({"luck": adjusted(deals)} if luck_known else {}),
    }


def about_bot(name: str, rating: Rating | None, thinking: Thinking, faults: list[Any]) -> dict[str, Any]:
    """Times and playouts only of bots that think outside the compiled loop."""
    moves = thinking.moves
    timed = moves and {"mean": thinking.seconds / moves, "most": thinking.longest}
    searched = thinking.playouts and {"mean": thinking.playouts / moves, "most": thinking.most}
    first = {"kind": faults[0].kind, "what": faults[0].what} if faults else {}
    return {
        "bot": name,
        "rating": rating,
        "moves": moves,
        "seconds": timed or None,
        "playouts": searched or None,
        "faults": {"games": len(faults), **first},
    }


def report(tournament: Tournament) -> dict[str, Any]:
    """As plain data. It is of the deals asked for, whatever else the results hold."""
    header, results = tournament.header, tournament.results
    deals = [results.deals[place] for place in tournament.places if place in results.deals]
    met: list[list[Deal]] = [[] for _ in tournament.pairings]
    thinking = [Thinking() for _ in header.bots]
    faults: list[list[Any]] = [[] for _ in header.bots]
    games = []
    for deal in deals:
        met[deal.pairing].append(deal)
        first, other = pair = tournament.pairings[deal.pairing]
        for bot, spent in zip(pair, deal.thinking, strict=True):
            thinking[bot].merge(spent)
        for chair, game in enumerate(deal.games):
            seated = [first if seat == chair else other for seat in range(header.seats)]
            games.append((seated, game.winners))
            if game.fault:
                faults[seated[game.fault.seat]].append(game.fault)
    rated = ratings(len(header.bots), games)
    until = {"until": tournament.until.verdict(tournament)} if tournament.until else {}
    odd = {"odd": found} if (found := odd_workers(tournament.workers)) else {}
    return {
        **until,
        **odd,
        "game": header.game,
        "seats": header.seats,
        "options": header.options,
        "seed": header.seed,
        "games": len(games),
        "results": results.path and str(results.path),
        "even": 1 / header.seats,
        "pairings": [
            {"bot": header.bots[first], "against": header.bots[other], **about_pairing(deals, header.adjusted)}
            for (first, other), deals in zip(tournament.pairings, met, strict=True)
        ],
        "bots": [
            about_bot(name, rated[bot] if rated else None, thinking[bot], faults[bot])
            for bot, name in enumerate(header.bots)
        ],
    }
