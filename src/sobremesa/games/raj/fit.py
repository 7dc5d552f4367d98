"""Fits what two-seat positions are worth at a glance (`fitted`), a number of cards at a time: `make fit`.

Up to EXACT cards it learns exact values; beyond, values a turn or two ahead of what it has learned of fewer cards.
Positions are those that a search meets: all that can come of one turn, after plausible bids with this deck or another.
What it gets wrong on positions that it has not learned from is told, and kept in the file.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser
from typing import Any

import numpy as np

from sobremesa.engine import bits
from sobremesa.engine.rule import CHANCE

from . import GAME, fitted, rules, solver
from .bots import rank_of_the_pile

EXACT = 7  # cards whose values are learned from exact ones
EXACT_SIZE = 1 << 21  # positions listed for exact ones
SIZE = 1 << 17  # and for others: always two turns
CHECKED = 8  # cards at which what was learned from estimates is compared with exact values
MORE = 3  # times as many turns beyond those cards, where they are quick and there is more to learn
SHOWN = 40  # positions kept of those that come of one turn
KEPT_BACK = 10  # one turn in so many is not learned from
BATCH, PACE = 256, 4e-3
SPREADS = (0.8, 1.5, 2.5, 4.0)  # of bids around their rank
LINE = "{:>4.0f} {:>9.0f} {:>7.2f} {:>7.2f}"


def position(cards: int, rng: random.Random) -> solver.Position:
    """With so many cards and a prize turned up, after bids by rank, more or less."""
    pad = GAME.pad()
    state = GAME.start(2, GAME.settled(2, deck(cards, rng))[1])
    spreads = [rng.choice(SPREADS) for _ in range(2)]
    while True:
        rules.apply(state, CHANCE, rng.choice(bits.members([state.unseen])))
        if state.cards - state.turns == cards:
            return solver.position_of(state)
        bids = []
        for seat in range(2):
            rules.legal(state, seat, pad)
            held = bits.members(pad.words)
            place = round(rng.gauss(rank_of_the_pile(state, pad.words[0]), spreads[seat]))
            bids.append(held[min(max(place, 0), len(held) - 1)])
        for seat, bid in enumerate(bids):
            rules.apply(state, seat, bid)


def deck(cards: int, rng: random.Random) -> dict[str, Any]:
    """The game's own prizes, or any others."""
    if rng.random() < 0.7:
        return {}
    bids, least = rng.randint(max(cards, 9), 15), rng.choice((-15, 1))
    return {"bids": bids, "prizes": [rng.choice([p for p in range(least, 16) if p]) for _ in range(bids)]}


def examples(cards: int, exact: bool, tables: Any, turns: int, rng: random.Random) -> list[Any]:
    """Positions with so many cards, as columns: hands, prizes, carry, value, and which turn they come of."""
    rows = []
    for turn in range(turns):
        root = position(cards + 1, rng)
        listed = solver.searched(root, EXACT_SIZE if exact else SIZE, exact, tables)
        if exact and listed.floor:
            continue
        first, second, prizes, carry, _ = solver.unpacked(listed.keys)
        found = np.flatnonzero(np.bitwise_count(first) == cards)
        for number in rng.sample(found.tolist(), min(SHOWN, len(found))):
            left = [prize for t, prize in enumerate(root.prizes) if prizes[number] >> t & 1]
            rows.append((first[number], second[number], left, carry[number], listed.values[number], turn))
    return [np.array(column) for column in zip(*rows, strict=True)]


def inputs(first: Any, second: Any, prizes: Any, carry: Any) -> list[Any]:
    """What the network sees, as `fitted` computes it: each pair of cards from both sides, the piles, their sum."""
    count = prizes.shape[1]
    mine, theirs = (np.argsort(-(hand[:, None] >> np.arange(16) & 1), 1, kind="stable") for hand in (first, second))
    pairs = np.sign(mine[:, :count, None] - theirs[:, None, :count]).astype(np.float32)
    sizes = np.sort(np.abs(prizes), 1)
    total = sizes.sum(1) + np.abs(carry)
    more = np.sort(np.abs(prizes + carry[:, None]), 1) - sizes
    piles = np.concatenate([sizes, more], 1) / total[:, None]
    flat = len(pairs), count * count
    return [pairs.reshape(flat), -pairs.transpose(0, 2, 1).reshape(flat), piles.astype(np.float32), total]


def learned(seen: list[Any], values: Any, steps: int, seed: int) -> list[Any]:
    """The weights (of the cards, the start, the piles to the units, and to their weights), by Adam."""
    one, other, piles, total = seen
    wanted = (values / total).astype(np.float32)
    rng = np.random.default_rng(seed)

    def some(scale: float, *shape: int) -> Any:
        return (scale * rng.standard_normal(shape)).astype(np.float32)

    width, sizes = fitted.WIDTH, piles.shape[1]
    weights = [some(one.shape[1] ** -0.5, one.shape[1], width), some(0, width), some(1, sizes, width)]
    weights.append(some(width**-0.5, sizes, width))
    means, squares = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
    for step in range(1, steps + 1):
        rows = rng.integers(len(wanted), size=BATCH)
        a, b, q = one[rows], other[rows], piles[rows]
        guess, (ha, hb), weighs = forward(weights, a, b, q)
        error = (guess - wanted[rows])[:, None] * (100 / BATCH)
        back_a = error * weighs * (1 - np.abs(ha)) ** 2  # the slope of z / (1 + |z|), from its value
        back_b = -error * weighs * (1 - np.abs(hb)) ** 2
        both = back_a + back_b
        slopes = [a.T @ back_a + b.T @ back_b, both.sum(0), q.T @ both, q.T @ (error * (ha - hb))]
        pace = PACE * (1 + np.cos(np.pi * step / steps)) / 2
        for w, slope, mean, square in zip(weights, slopes, means, squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            w -= pace * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def forward(weights: list[Any], one: Any, other: Any, piles: Any) -> tuple[Any, tuple[Any, Any], Any]:
    cards, start, opens, weighs = weights
    begin = piles @ opens + start
    units = [z / (1 + np.abs(z)) for z in (one @ cards + begin, other @ cards + begin)]
    weigh = piles @ weighs
    return ((units[0] - units[1]) * weigh).sum(1), (units[0], units[1]), weigh


def network(weights: list[Any], count: int) -> dict[str, Any]:
    """As the file keeps it."""
    cards, start, opens, weighs = weights
    piles = np.concatenate([start[None], opens, weighs])
    cards = cards.reshape(count, count, fitted.WIDTH)
    return {f"cards{count}": cards.astype(np.float16), f"piles{count}": piles.astype(np.float16)}


def fit(turns: int, steps: int, check: int, most: int, seed: int = 0) -> dict[str, Any]:
    """All networks, and a row of errors each: cards, positions, root mean square error, and that of the values."""
    networks: dict[str, Any] = {}
    errors = []
    for cards in range(fitted.FEWEST, most + 1):
        tables, rng = fitted.tables_of(networks), random.Random(seed + cards)
        wanted = turns if cards <= CHECKED else MORE * turns
        *seen, values, origin = examples(cards, cards <= EXACT, tables, wanted, rng)
        inner, back = inputs(*seen), origin % KEPT_BACK == 0
        weights = learned([part[~back] for part in inner], values[~back], steps, seed)
        networks |= network(weights, cards)
        errors.append([cards, len(values), *off(weights, [part[back] for part in inner], values[back])])
        print(LINE.format(*errors[-1]), flush=True)
        if cards == CHECKED:
            *seen, values, _ = examples(cards, True, tables, check, random.Random(seed))
            errors.append([cards, len(values), *off(weights, inputs(*seen), values)])
            print(LINE.format(*errors[-1]), "by exact values", flush=True)
    return networks | {"errors": np.array(errors)}


def off(weights: list[Any], seen: list[Any], values: Any) -> tuple[float, float]:
    return rms(forward(weights, *seen[:3])[0] * seen[3] - values), rms(values)


def rms(numbers: Any) -> float:
    return float(np.sqrt(np.mean(np.square(numbers))))


def main() -> None:
    about = (__doc__ or "").partition("\n\n")
    parser = ArgumentParser(prog="python -m sobremesa.games.raj.fit", description=about[0], epilog=about[2])
    parser.add_argument("--turns", type=int, default=400, help="that examples come of, for each number of cards")
    parser.add_argument("--steps", type=int, default=6000, help="of learning, for each")
    parser.add_argument("--check", type=int, default=25, help="turns of the comparison with exact values")
    parser.add_argument("--most", type=int, default=fitted.MOST, help="cards")
    parser.add_argument("--out", default=str(fitted.FILE), metavar="FILE", help="default: the one in the package")
    asked = parser.parse_args()
    print("cards positions error    of")
    np.savez_compressed(asked.out, **fit(asked.turns, asked.steps, asked.check, asked.most))


if __name__ == "__main__":
    main()
