"""The searches: what they find, what they may know, and what they are refused."""

import random
import time
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa import bots
from sobremesa.bots import Budget, search
from sobremesa.bots.levels import Level, Skill, erring
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.games.raj import equilibrium

pytestmark = pytest.mark.slow


def after(game: Game, moves: int, seats: int, seed: int = 1, **options: Any) -> Match:
    """A match some random moves on."""
    match, rng = game.match(seats=seats, seed=seed, **options), random.Random(seed)
    while moves and not match.over:
        seat = rng.choice(sorted(match.waiting))
        match.play(seat, rng.choice(match.legal(seat)))
        moves -= 1
    return match


def searched(match: Match, seat: int, playouts: int, seed: int = 1, **more: Any) -> search.Search:
    known = match.game.blanked(match.state, seat)
    return search.think(match.game, known, seat, Budget(iterations=playouts), seed, **more)


@pytest.mark.parametrize("name", [name for name in sobremesa.games() if name != "charidice"])  # its levels never search
def test_the_compiled_search_is_the_plain_one(name: str) -> None:
    """Same seed, same iterations: the same tree to the last bit, compiled or not."""
    game = sobremesa.game(name)
    match = next(match for moves in (9, 1) if not (match := after(game, moves, min(game.seats))).over)
    seat = min(match.waiting)
    compiled, plain = searched(match, seat, 20), searched(match, seat, 20, grow=search.plain_growth(game))
    assert compiled.found() == plain.found()
    assert compiled.pad.luck == plain.pad.luck
    assert compiled.found() == searched(match, seat, 20).found()
    assert compiled.pad.luck != searched(match, seat, 20, seed=2).pad.luck


def test_the_search_lets_other_threads_run() -> None:
    assert search.compiled_growth(sobremesa.game("raj")).targetoptions["nogil"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(4))
def test_choices_made_at_once_come_near_the_equilibrium(seed: int) -> None:
    """In a Raj of four cards the mix found by regret matching loses little against the best answer to it."""
    match = after(sobremesa.game("raj"), 0, 2, seed, bids=4, prizes=[-2, 1, 3, 4])
    state = match.state
    hand, prizes, reveal = [1, 2, 3, 4], [int(p) for p in state.prize[:4]], int(state.turned[0])
    rest = [p for p in prizes if p != reveal]
    worth = np.array([
        [
            equilibrium(
                ([c for c in hand if c != a], [c for c in hand if c != b]), rest, carry=reveal if a == b else 0,
                lead=abs(reveal) * ((a > b) - (a < b)), objective="win",
            ).value
            for b in hand
        ]
        for a in hand
    ])  # fmt: skip
    _, mix = searched(match, 0, 400_000, seed, tuning=search.Tuning()).found()
    found = np.array([mix[card] for card in hand])
    assert -float((found @ worth).min()) < 0.25  # of a game's 1; the equilibrium loses nothing
    exact = equilibrium((hand, hand), prizes, reveal=reveal, objective="win").bids
    assert exact is not None
    assert sum(abs(mix[card] - exact[0][card]) for card in hand) / 2 < 0.25


def test_a_card_laid_face_down_is_still_to_be_chosen() -> None:
    """Whether the other has laid already makes no difference to the search: what lies there, nobody knows."""
    match = after(sobremesa.game("raj"), 4, 2)
    first = searched(match, 0, 200).found()
    match.play(1, match.legal(1)[0])
    assert searched(match, 0, 200).found() == first


def test_the_last_card_is_played_at_linko() -> None:
    """Whoever can be out, and wins by it, is."""
    game = sobremesa.game("linko")
    match = game.match(seats=2, seed=5, rounds=1)
    state = match.state
    state.hand[0, :] = 0
    state.hand[0, 6] = 2
    state.hand_size[0] = 2
    known = game.blanked(state, 0)
    thought = Level(game, Skill(400, 5.0)).choose(known, 0, seed=1)
    assert game.notation.text(known, 0, thought.action) == "play 7 7"
    assert max(thought.worths, key=lambda a: thought.worths[a]) == thought.action


@pytest.mark.exhaustive  # only here is the search compiled for Charidice, which has a solver
def test_chance_is_weighed_at_charidice() -> None:
    """Six of a kind are scored, not rolled again."""
    game = sobremesa.game("charidice")
    match = game.match(seats=2, dealer="manual", rounds=1)
    while sobremesa.CHANCE in match.waiting:
        match.deal(next(move for move in match.chances() if move.endswith("6")))
    if 1 in match.waiting:
        match.play(1, "pass")
    thought = Level(game, Skill(6000, 30.0)).choose(game.blanked(match.state, 0), 0, seed=1)
    assert game.notation.text(match.state, 0, thought.action) == "score 1 2 3 4 5 6"


def judged_at_ratzzia(**changes: Any) -> list[float]:
    """What three seats with the same are taken to be worth, but for these: field=(value of seat 0, 1, 2)."""
    from sobremesa.games.ratzzia import bots as ratzzia

    game = sobremesa.game("ratzzia")
    state, pad = game.start(3, game.settled(3, {})[1]), game.pad()
    for field, values in ({"bag": 0, "food": 0, "mice": 3, "candy": 0} | changes).items():
        getattr(state, field)[:3] = values
    ratzzia.prospects(state, pad)
    return [int(points) / search.SURE for points in pad.points[:3]]


def test_ratzzia_is_judged_by_bag_food_mice_and_candy() -> None:
    assert judged_at_ratzzia() == pytest.approx([1 / 3] * 3, abs=1e-5)
    for field in ("bag", "food", "mice", "candy"):
        first, second, third = judged_at_ratzzia(**{field: (4, 1, 1)})
        assert first > second == third
        assert first + second + third == pytest.approx(1, abs=1e-5)
    assert judged_at_ratzzia(bag=(6, 0, 0))[0] > judged_at_ratzzia(food=(6, 0, 0))[0]  # what is safe counts more
    late = [judged_at_ratzzia(bag=(20, 20, 20), food=(food, 0, 0))[0] for food in (0, 7, 14)]
    assert late[1] - late[0] > 2 * (late[2] - late[1])  # food that the bag has no use for hardly counts


def test_a_forced_move_takes_no_thought() -> None:
    match = after(sobremesa.game("raj"), 28, 2)
    known = match.game.blanked(match.state, 0)
    assert bots.bot(match.game, "master").choose(known, 0).playouts == 0


@pytest.mark.parametrize(
    "budget",
    [{"iterations": 0}, {"seconds": 0}, {"iterations": -3}, {"seconds": -1.0}, {"seconds": float("nan")},
     {"iterations": "9"}, {"seconds": "2"}, {"iterations": 2.5}, {"iterations": [1]}],
)  # fmt: skip
def test_a_budget_of_nothing_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(sobremesa.BadOption, match="more than zero"):
        Budget(**budget)


def test_no_budget_is_refused() -> None:
    with pytest.raises(sobremesa.BadOption, match="needs a budget"):
        Budget()


def test_a_budget_of_time_ends() -> None:
    match = after(sobremesa.game("raj"), 6, 3)
    search.compiled_growth(match.game)
    began = time.monotonic()
    done = search.think(match.game, match.game.blanked(match.state, 0), 0, Budget(seconds=0.2), 1)
    assert done.playouts > 0
    assert time.monotonic() - began < 20  # not a figure: it ends at all


def test_a_tree_without_room_goes_on_with_playouts() -> None:
    match = after(sobremesa.game("raj"), 4, 4)
    known = match.game.blanked(match.state, min(match.waiting))
    small = search.Search(match.game, known, min(match.waiting), 1, search.Tuning(), 256)
    small.run(2000)
    assert small.used[0] <= 192
    assert small.playouts == 2000


@pytest.mark.parametrize("name", bots.LEVELS)
def test_every_level_plays_a_game_without_levels_of_its_own(name: str) -> None:
    """A game that is one folder more gets its bots from the search."""
    game = sobremesa.game("pebbles")
    match = game.match(seats=2, seed=4)
    while not match.over:
        seat = min(match.waiting)
        known = game.blanked(match.state, seat)
        thought = bots.bot(game, name).choose(known, seat, seed=9)
        match.play(seat, game.notation.text(known, seat, thought.action))
    assert match.winners


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(sobremesa.BadOption, match="grandmaster"):
        bots.bot(sobremesa.game("raj"), "grandmaster")


def test_who_errs_prefers_what_looks_better() -> None:
    chances = erring({1: 0.5, 2: 0.45, 3: 0.1}, 0.1)
    assert chances[1] > chances[2] > chances[3] > 0


def test_what_does_not_come_to_mind_is_not_played() -> None:
    """Of a good and a bad move, somebody who overlooks half of all plays the bad one now and then."""
    game = sobremesa.game("raj")
    match = after(game, 0, 2, bids=2, prizes=[1, 10])
    known = game.blanked(match.state, 0)
    careful, careless = Level(game, Skill(100, 1.0, hasty=1)), Level(game, Skill(100, 1.0, hasty=1, overlooks=0.5))
    assert {careless.choose(known, 0, seed=s).action for s in range(40)} == {1, 2}
    assert careful.choose(known, 0, seed=1).playouts == 0
