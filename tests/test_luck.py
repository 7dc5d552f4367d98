"""Random numbers: whole period, no bias to speak of, no dependence on threads."""

from collections import Counter

import numpy as np
import pytest

import sobremesa
from sobremesa.arena.simulate import simulate
from sobremesa.engine import luck

RAJ = sobremesa.game("raj")


def is_prime(n: int) -> bool:
    d, r = n - 1, 0
    while d % 2 == 0:
        d, r = d // 2, r + 1
    for a in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(a, d, n)
        if x not in (1, n - 1) and all(pow(x, 2**i, n) != n - 1 for i in range(r)):
            return False
    return True


def test_the_generator_has_its_whole_period() -> None:
    assert is_prime(luck.MULTIPLIER * 2**32 - 1)
    assert is_prime((luck.MULTIPLIER * 2**32 - 2) // 2)


def test_below_is_even() -> None:
    pad = RAJ.pad(12345)
    counts = Counter(int(luck.below(pad, 7)) for _ in range(14_000))
    assert set(counts) == set(range(7))
    assert all(abs(count - 2000) < 4.5 * (2000 * 6 / 7) ** 0.5 for count in counts.values())


def test_streams_of_different_games_differ() -> None:
    assert len(set(luck.seeds(1, 0, 1000)) | set(luck.seeds(2, 0, 1000))) == 2000
    assert np.all(luck.seeds(1, 0, 1000) > 0)


def test_simulated_games_depend_on_the_seed_alone() -> None:
    results = [simulate(RAJ, 3, {}, 9000, ["rank", "random", "random"], seed=4, threads=t) for t in (1, 2)]
    for result in results:
        del result["seconds"]
    assert results[0] == results[1]
    assert sum(results[0]["wins"]) + results[0]["draws"] == results[0]["games"] == 9000
    assert results[0]["decisions"] == 9000 * 45


def test_random_playouts_agree_with_matches_played_through_the_front_door() -> None:
    """The compiled loop and `Match` know one game: their mean scores at random play agree."""
    import random

    from conformance import random_line

    result = simulate(RAJ, 2, {"bids": 3, "prizes": [3, -2, 1]}, 40_000, ["random"])
    scores = []
    for seed in range(1500):
        match = RAJ.match(seats=2, seed=seed, bids=3, prizes=[3, -2, 1])
        for _ in random_line(match, random.Random(seed)):
            pass
        scores.append(match.scores[0])
    assert abs(np.mean(scores) - result["scores"][0]) < 4.5 * np.std(scores) / 1500**0.5


@pytest.mark.parametrize("bots", [["nobody"], ["rank"] * 3])
def test_bots_must_be_known_and_fill_the_seats(bots: list[str]) -> None:
    with pytest.raises(sobremesa.BadOption):
        simulate(RAJ, 2, {}, 10, bots)


def test_rank_bids_the_rank_of_the_prize() -> None:
    match = RAJ.match(seats=2, dealer="manual", bids=4, prizes=[4, 2, -1, -3])
    pad = RAJ.pad()
    expected = {"+4": 4, "-3": 3, "+2": 2, "-1": 1}
    for prize, card in expected.items():
        scene = match.copy()
        scene.deal(prize)
        RAJ.rules.legal(scene.state, 0, pad)
        assert RAJ.bots["rank"](scene.state, 0, pad) == card
