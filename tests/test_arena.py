"""The measuring stick: it must be even, repeatable, and keep what it has."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa import bots, words
from sobremesa.arena import command, report
from sobremesa.arena import contest as tournament
from sobremesa.arena.contest import Tournament
from sobremesa.arena.ratings import ratings
from sobremesa.arena.results import Deal, Played, Results, sealed
from sobremesa.bots import Budget, Simple, Thought
from sobremesa.cli import main
from sobremesa.engine.errors import BadOption, BadRecord
from sobremesa.engine.rule import CHANCE

GAME = sobremesa.game("pebbles")


def contest(bots: list[str], games: int = 20, seats: int = 2, **about: Any) -> Tournament:
    about = {"processes": 1} | about
    return Tournament(GAME, seats, {}, bots, games, **about)


def played(bots: list[str], games: int = 20, seats: int = 2, **about: Any) -> Tournament:
    made = contest(bots, games, seats, **about)
    made.run()
    return made


class Outsider:
    """A bot that thinks outside the compiled loop: it keeps what it is shown, and answers as it is told."""

    def __init__(self, answer: Callable[..., Any]):
        self.answer = answer
        self.seen: list[Any] = []
        self.log: list[Any] = []

    def follow(self, start: Any, log: list[Any]) -> None:
        self.log = log

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Any:
        self.seen.append((seat, blanked, budget, seed, self.log))
        return self.answer(blanked, seat, budget, seed)


@pytest.fixture
def outsiders(monkeypatch: pytest.MonkeyPatch) -> dict[str, Outsider]:
    """Bots of the test's own, by name; in every chair the same one."""
    own: dict[str, Outsider] = {}
    usual = tournament.contestant
    monkeypatch.setattr(tournament, "contestant", lambda game, name: own.get(name) or usual(game, name))
    return own


# Who meets whom


def test_at_two_seats_every_pair_meets_once_and_from_both_seats() -> None:
    made = played(["swap_low", "random", "random"], games=6)
    assert made.pairings == [(0, 1), (0, 2), (1, 2)]
    told = report.report(made)
    assert [(each["bot"], each["against"], each["games"]) for each in told["pairings"]] == [
        ("swap_low", "random", 6),
        ("swap_low", "random", 6),
        ("random", "random", 6),
    ]


def test_at_more_seats_each_sits_alone_among_each_other_in_every_chair(outsiders: dict[str, Outsider]) -> None:
    keep = outsiders["keep"] = Outsider(lambda *_: Thought(0, {}))
    made = contest(["keep", "random"], games=6, seats=3)
    assert made.pairings == [(0, 1), (1, 0)]
    hall = tournament.Hall(made.header)
    hall.play_deal((0, 4))
    assert [seat for seat, *_ in keep.seen] == [0, 1, 2]
    keep.seen.clear()
    hall.play_deal((1, 4))
    assert [seat for seat, *_ in keep.seen] == [1, 2, 0, 2, 0, 1]


def test_a_part_of_a_deal_is_played_whole() -> None:
    assert report.report(played(["swap_low", "random"], games=4, seats=3))["pairings"][0]["games"] == 6


# The same deals for all


def test_a_deal_brings_every_seating_and_pairing_the_same_chances_and_luck(outsiders: dict[str, Outsider]) -> None:
    keep = outsiders["keep"] = Outsider(lambda *_: Thought(0, {}))
    hall = tournament.Hall(contest(["keep", "keep", "random"]).header)
    for pairing in range(3):
        hall.play_deal((pairing, 7))
    dealt = {tuple(action for seat, action in log[:2] if seat == CHANCE) for *_, log in keep.seen}
    assert len(dealt) == 1
    assert len({seed for seat, _, _, seed, _ in keep.seen if seat == 0}) == 1
    assert {seed for seat, _, _, seed, _ in keep.seen if seat == 0}.isdisjoint(
        seed for seat, _, _, seed, _ in keep.seen if seat == 1
    )
    keep.seen.clear()
    for deal in range(12):
        hall.play_deal((0, deal))
    assert len({tuple(action for _, action in log[:2]) for *_, log in keep.seen}) > 3


def test_a_bot_against_itself_is_exactly_even() -> None:
    pairing = report.report(played(["random", "random"], games=200))["pairings"][0]
    assert pairing["difference"]["value"] == 0
    assert pairing["share"]["value"] == 0.5
    assert pairing["wins"] == pairing["losses"] > 0


def test_the_seed_decides_and_the_seed_alone() -> None:
    assert played(["swap_low", "random"], seed=3).results.deals == played(["swap_low", "random"], seed=3).results.deals
    assert played(["swap_low", "random"], seed=3).results.deals != played(["swap_low", "random"], seed=4).results.deals


@pytest.mark.slow
def test_more_processes_give_the_same_results() -> None:
    alone, together = contest(["swap_low", "random"]), contest(["swap_low", "random"], processes=2)
    alone.run()
    together.run(patience=0)
    assert together.results.deals == alone.results.deals


def test_a_bot_plays_the_same_inside_the_compiled_loop_and_outside(outsiders: dict[str, Outsider]) -> None:
    outsiders["outside"] = Outsider(Simple(GAME, "swap_low").choose)
    inside, outside = played(["swap_low", "random"], games=60), played(["outside", "random"], games=60)
    assert [deal.games for deal in inside.results.deals.values()] == [
        deal.games for deal in outside.results.deals.values()
    ]


# What a bot is given, and what it may do wrong


def test_a_bot_is_shown_what_its_seat_knows_and_told_its_budget(outsiders: dict[str, Outsider]) -> None:
    keep = outsiders["keep"] = Outsider(lambda *_: Thought(0, {}))
    tournament.Hall(contest(["keep", "random"], budget=Budget(iterations=5)).header).play_deal((0, 1))
    seat, blanked, budget, _, log = keep.seen[0]
    assert (seat, budget) == (0, Budget(iterations=5))
    assert blanked.hand[0] > 0
    assert blanked.hand[1] == -1
    assert [entry[0] for entry in log] == [CHANCE, CHANCE]


def fails(blanked: Any, seat: int, budget: Budget | None, seed: int) -> Thought:
    if blanked.hand[seat] == 1:
        raise RuntimeError("no idea")
    return Thought(0, {})


@pytest.mark.parametrize(
    ("answer", "kind", "what"),
    [
        (fails, "raised", "RuntimeError: no idea"),
        (lambda known, seat, *_: Thought(0 if known.hand[seat] > 1 else 5, {}), "illegal", "5"),
        (lambda known, seat, *_: Thought(0 if known.hand[seat] > 1 else -1, {}), "illegal", "-1"),
        (lambda known, seat, *_: Thought(0 if known.hand[seat] > 1 else 10**30, {}), "illegal", str(10**30)),
        (lambda known, seat, *_: Thought(0, {}) if known.hand[seat] > 1 else None, "raised", "AttributeError"),
        (lambda known, seat, *_: Thought(0 if known.hand[seat] > 1 else "x", {}), "raised", "TypeError"),  # type: ignore[arg-type]
    ],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_that_stumbles_loses_that_game_and_the_arena_goes_on(
    outsiders: dict[str, Outsider], answer: Callable[..., Any], kind: str, what: str, seats: int
) -> None:
    outsiders["clumsy"] = Outsider(answer)
    made = played(["clumsy", "swap_low"], games=60, seats=seats)
    for deal in made.results.deals.values():
        for chair, game in enumerate(deal.games):
            side = [chair] if deal.pairing else [seat for seat in range(seats) if seat != chair]
            assert game.fault is None or game.winners == side
    told = report.report(made)
    clumsy, other = told["bots"]
    assert clumsy["faults"]["games"] > 5
    assert clumsy["faults"]["kind"] == kind
    assert clumsy["faults"]["what"].startswith(what)
    assert other["faults"] == {"games": 0}
    assert told["pairings"][0]["games"] == 60
    for language in words.LANGUAGES:
        assert any("clumsy" in line for line in list(command.lines(told, words.catalogue(language).say))[-1:])


def test_time_and_playouts_are_told_of_bots_that_think(outsiders: dict[str, Outsider]) -> None:
    counts = iter([1] * 4 + [40, 20] * 1000)  # the first game only warms up
    outsiders["keep"] = Outsider(lambda *_: Thought(0, {}, None, next(counts)))
    thinker, simple = report.report(played(["keep", "random"], games=20))["bots"]
    assert thinker["moves"] == 20
    assert thinker["playouts"]["most"] == 40
    assert 20 < thinker["playouts"]["mean"] < 40
    assert 0 < thinker["seconds"]["mean"] <= thinker["seconds"]["most"]
    assert (simple["seconds"], simple["playouts"]) == (None, None)


# The results file


def interrupted(path: Path, after: int) -> None:
    made = contest(["swap_low", "random"])
    made.keep(path)

    def stop(done: int) -> None:
        if done == after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        made.run(stop)


def test_an_interrupted_run_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    interrupted(path, after=4)
    again = contest(["swap_low", "random"])
    again.keep(path)
    assert len(again.missing) == 6
    seen: list[int] = []
    again.run(seen.append)
    assert seen == [5, 6, 7, 8, 9, 10]
    assert again.results.deals == played(["swap_low", "random"]).results.deals
    assert len(path.read_text().splitlines()) == 11


def test_a_finished_run_is_told_again_and_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    for games, left in ((20, 10), (20, 0), (30, 5), (10, 0)):
        made = contest(["swap_low", "random"], games)
        made.keep(path)
        assert len(made.missing) == left
        made.run()
        whole = played(["swap_low", "random"], games)
        assert report.report(made)["pairings"] == report.report(whole)["pairings"]
        assert report.report(made)["bots"] == report.report(whole)["bots"]


def test_a_line_that_was_cut_off_is_dropped_and_its_deal_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    interrupted(path, after=4)
    whole = path.read_bytes()
    last = len(whole.splitlines()[-1])
    for cut in (1, 2, last // 2, last):
        path.write_bytes(whole[:-cut])
        made = contest(["swap_low", "random"])
        made.keep(path)
        assert made.results.cut_off
        assert len(made.missing) == 7
        made.run()
        assert made.results.deals == played(["swap_low", "random"]).results.deals
        assert not reopened(path).cut_off
    path.write_bytes(whole[:20])  # in the header
    assert (reopened(path).deals, reopened(path).cut_off) == ({}, False)


def reopened(path: Path, fresh: bool = False, **about: Any) -> Results:
    return Results(contest(["swap_low", "random"], **about).header, path, fresh)


def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    interrupted(path, after=4)
    whole = path.read_bytes()
    line = whole.splitlines(keepends=True)[2]
    for damaged in (line.replace(b"winners", b"winnrrs"), line.replace(b"[", b"[1,", 1), b"\n", b"{}\n", line[:30]):
        path.write_bytes(broken := whole.replace(line, damaged))
        with pytest.raises(BadRecord, match=r"Line 3 of .* is damaged"):
            reopened(path)
        assert path.read_bytes() == broken
    assert reopened(path, fresh=True).deals == {}
    assert len(path.read_text().splitlines()) == 1


def test_the_file_of_another_run_is_refused_with_the_difference(tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    interrupted(path, after=4)
    for about, differing in (
        ({"seed": 9}, "seed"),
        ({"seats": 3}, "seats"),
        ({"budget": Budget(iterations=9)}, "iterations"),
    ):
        with pytest.raises(BadRecord, match=f"another run.*{differing}"):
            reopened(path, **about)
    assert len(reopened(path).deals) == 4


@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize("content", [b"my thesis", b"my thesis\n", b"\n", b"{}\n", b"\xff\x00\n" * 9])
def test_a_file_that_is_none_of_ours_is_never_touched(tmp_path: Path, content: bytes, fresh: bool) -> None:
    path = tmp_path / "results.ndjson"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match="not a sobremesa results file"):
        reopened(path, fresh)
    assert path.read_bytes() == content


def test_a_place_where_nothing_can_be_written_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        reopened(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(BadRecord, match="cannot be"):
        reopened(tmp_path / "file" / "results.ndjson")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    made = played(["swap_low", "random"], games=2)
    made.keep(tmp_path / "file")
    made.results.path = Path("/dev/full")
    with pytest.raises(BadRecord, match="cannot be written"):
        made.run()


def test_the_default_file_is_named_by_what_identifies_the_run() -> None:
    names = [
        contest(["swap_low", "random"], **about).header.default_path()  # type: ignore[arg-type]
        for about in ({}, {"games": 30}, {"seed": 1}, {"seats": 3}, {"budget": Budget(iterations=9)})
    ]
    assert names[0] == names[1]
    assert len(set(names)) == 4


def test_a_seal_notices_any_changed_byte() -> None:
    from sobremesa.arena.results import Deal, unsealed

    deal = played(["swap_low", "random"], games=2).results.deals[0, 0]
    line = sealed(deal)[:-1]
    assert unsealed(line, Deal) == deal
    for i in range(len(line)):
        assert unsealed(line[:i] + bytes([line[i] ^ 1]) + line[i + 1 :], Deal) is None


# Figures


def test_two_seatings_of_a_deal_that_always_agree_count_as_one_game() -> None:
    alike = report.share([2, 0] * 50, [2] * 100)
    single = report.share([1, 0] * 50, [1] * 100)
    assert alike == pytest.approx(single)
    assert alike is not None
    assert alike["low"] == pytest.approx(0.4038, abs=0.001)  # Wilson, 50 of 100
    opposed = report.share([1] * 100, [2] * 100)
    assert opposed == {"value": 0.5, "low": 0.5, "high": 0.5}


def test_winning_always_is_not_certainty() -> None:
    always, never = report.share([2] * 10, [2] * 10), report.share([0] * 10, [2] * 10)
    assert always is not None
    assert never is not None
    assert (always["value"], always["high"]) == (1, 1)
    assert always["low"] == pytest.approx(0.7225, abs=0.001)  # Wilson, 10 of 10
    assert never["high"] == pytest.approx(1 - 0.7225, abs=0.001)


def test_one_deal_has_no_interval_and_none_no_figure() -> None:
    assert report.share([1], [2]) == {"value": 0.5, "low": None, "high": None}
    assert report.mean([3.0], [2]) == {"value": 1.5, "low": None, "high": None}
    assert report.share([0, 0], [0, 0]) is None
    assert report.mean([0, 0], [0, 0]) is None


def test_the_interval_of_a_share_ends_at_none_and_all() -> None:
    assert report.within({"value": 0.9, "low": 0.79, "high": 1.005}) == {"value": 0.9, "low": 0.79, "high": 1.0}
    assert report.within({"value": 0.1, "low": -0.02, "high": 0.2}) == {"value": 0.1, "low": 0.0, "high": 0.2}
    assert report.within({"value": 0.5, "low": None, "high": None}) == {"value": 0.5, "low": None, "high": None}


def test_an_equal_result_in_every_deal_has_an_interval_of_no_width() -> None:
    assert report.mean([4.0, 4.0], [2, 2]) == {"value": 2.0, "low": 2.0, "high": 2.0}
    assert report.mean([0.0, 0.0], [2, 2]) == {"value": 0.0, "low": 0.0, "high": 0.0}


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    chance, shares, means = random.Random(5), 0, 0
    for _ in range(1000):
        luck = [chance.gauss(0, 3) for _ in range(80)]  # what both seatings of a deal share
        leads = [[each + chance.gauss(1, 2) for _ in range(2)] for each in luck]
        share = report.share([sum(lead > 0 for lead in deal) for deal in leads], [2] * 80)
        mean = report.mean([sum(deal) for deal in leads], [2] * 80)
        assert share
        assert mean
        assert share["low"] is not None
        assert mean["low"] is not None
        shares += share["low"] < 0.6092 < (share["high"] or 0)  # P(N(1, √13) > 0)
        means += mean["low"] < 1 < (mean["high"] or 0)
    assert 930 < shares < 970
    assert 930 < means < 970


def test_a_shared_win_and_no_win_are_draws() -> None:
    from sobremesa.arena.results import Played

    cases = (([0], 1), ([1], -1), ([0, 1], 0), ([1, 2], -1), ([], 0))
    assert [report.verdict(Played(winners), 0) for winners, _ in cases] == [verdict for _, verdict in cases]
    assert report.ahead(Played([0], [9, 2, 4]), 0) == 6


def test_ratings_stand_in_the_order_of_strength() -> None:
    chance, strength = random.Random(1), [1.0, 2.0, 4.0]
    games = []
    for _ in range(300):
        for pair in ((0, 1), (1, 2), (2, 0)):
            games.append((pair, [chance.choices((0, 1), [strength[bot] for bot in pair])[0]]))
    weak, middling, strong = ratings(3, games) or []
    assert weak["mu"] + weak["sigma"] < middling["mu"] < strong["mu"] - strong["sigma"]
    assert weak["ordinal"] == pytest.approx(weak["mu"] - 3 * weak["sigma"])


def test_among_four_equals_one_win_in_four_is_no_strength() -> None:
    chance, games = random.Random(1), []
    for i in range(1200):
        seated = [int(seat != i % 4) for seat in range(4)]
        games.append((seated, [chance.randrange(4)]))
    alone, others = ratings(2, games) or []
    assert alone["mu"] == pytest.approx(others["mu"], abs=2)


def test_what_one_gains_the_others_lose() -> None:
    games = [([int(seat != i % 4) for seat in range(4)], [i % 4 if i % 3 else (i + 1) % 4]) for i in range(1200)]
    alone, others = ratings(2, games) or []
    assert alone["mu"] > others["mu"] + 5
    assert alone["mu"] + others["mu"] == pytest.approx(50, abs=2)


# The command line


def arena(*arguments: str) -> int:
    try:
        return main(["arena", *arguments])
    except SystemExit as left:  # argparse's own refusals
        return int(left.code or 0)


def test_the_command_prints_json_and_keeps_its_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "deep" / "results.ndjson")
    asked = ["pebbles", "--bots", "swap_low,random", "--bots", "random", "--games", "40", "--option", "numbers=5"]
    assert arena(*asked, "--results", file, "--json") == 0
    first = capsys.readouterr()
    told = json.loads(first.out)
    assert file in first.err
    assert (told["game"], told["seats"], told["games"], told["options"]["numbers"]) == ("pebbles", 2, 40, 5)
    assert [(pairing["bot"], pairing["against"]) for pairing in told["pairings"]] == [("swap_low", "random")]
    assert told["pairings"][0]["share"]["low"] > 0.5
    assert told["bots"][0]["rating"]["mu"] > told["bots"][1]["rating"]["mu"]
    assert arena(*asked, "--results", file) == 0
    again = capsys.readouterr()
    assert "20 of 20" in again.err
    assert "swap_low against random" in again.out


def test_without_openskill_there_are_no_ratings_and_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert arena("pebbles", "--bots", "swap_low,random", "--games", "1", "--results", str(tmp_path / "file")) == 0
    told = capsys.readouterr()
    assert "openskill" in told.err
    assert "swap_low against random" in told.out


def test_an_interruption_says_that_the_same_command_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(self: Tournament, progress: Callable[[int], None], **_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Tournament, "run", stopped)
    assert arena("pebbles", "--bots", "swap_low,random", "--results", str(tmp_path / "file")) == 130
    assert "run the same command again to continue" in capsys.readouterr().err


@pytest.mark.parametrize(
    "asked",
    [
        ["chess"],
        ["pebbles", "--bots", "swap_low,nobody"],
        ["pebbles", "--bots", "swap_low,"],
        ["pebbles", "--bots", "swap_low"],
        ["pebbles", "--bots", "swap_low,random", "--seats", "9"],
        ["pebbles", "--bots", "swap_low,random", "--games", "0"],
        ["pebbles", "--bots", "swap_low,random", "--games", "-5"],
        ["pebbles", "--bots", "swap_low,random", "--games", "many"],
        ["pebbles", "--bots", "swap_low,random", "--games", str(10**18)],
        ["pebbles", "--bots", "swap_low,random", "--threads", "0"],
        ["pebbles", "--bots", "swap_low,random", "--seed", "-1"],
        ["pebbles", "--bots", "swap_low,random", "--seed", str(10**40)],
        ["pebbles", "--bots", "swap_low,random", "--iterations", "0"],
        ["pebbles", "--bots", "swap_low,random", "--seconds", "nan"],
        ["pebbles", "--bots", "swap_low,random", "--option", "numbers=99"],
        ["pebbles", "--bots", "swap_low,random", "--results", "/"],
        ["pebbles", "--bots", "swap_low,random", "--results", __file__],
        ["pebbles", "--bots", "swap_low,random", "--results", __file__, "--fresh"],
    ],
)
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_bad_input_is_a_sentence(asked: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*asked, "--lang", language) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "sobremesa" in told.err
    assert "Traceback" not in told.err


def test_what_cannot_be_played_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        contest(["swap_low", "nobody"])
    assert arena("pebbles", "--bots", "swap_low,nobody", "--results", str(tmp_path / "file")) == 2
    assert not (tmp_path / "file").exists()


@pytest.mark.slow
def test_a_real_process_plays_at_three_seats(tmp_path: Path) -> None:
    asked = [
        "pebbles",
        "--seats",
        "3",
        "--bots",
        "swap_low,random",
        "--games",
        "9",
        "--results",
        str(tmp_path / "file"),
    ]
    command = [sys.executable, "-m", "sobremesa", "arena", *asked, "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    assert told["even"] == pytest.approx(1 / 3)
    assert [each["games"] for each in told["pairings"]] == [9, 9]


# Luck taken out


def test_luck_is_taken_out_without_a_bias() -> None:
    made = played(["swap_low", "random"], 400, adjusted=True)
    told = report.report(made)["pairings"][0]["luck"]
    width = {key: told[key]["high"] - told[key]["low"] for key in ("plain", "adjusted")}
    assert width["adjusted"] < width["plain"]
    assert abs(told["plain"]["value"] - told["adjusted"]["value"]) < width["plain"]
    assert told["coefficient"] > 0
    lucks = [game.luck for deal in made.results.deals.values() for game in deal.games]
    assert all(sum(luck) == pytest.approx(0, abs=1e-9) for luck in lucks)


def test_luck_that_is_not_clearly_found_in_the_results_is_left_in_them() -> None:
    rng = random.Random(1)
    lucks = np.array([[rng.gauss(0, 0.3), rng.gauss(0, 0.2)] for _ in range(60)])
    noise = np.array([rng.gauss(0, 0.1) for _ in lucks])
    assert report.slopes(lucks, noise).tolist() == [0, 0]
    assert report.slopes(lucks, 0.8 * lucks[:, 0] + noise) == pytest.approx([0.8, 0], abs=0.2)
    assert report.slopes(lucks, 0.8 * lucks[:, 0] + lucks[:, 1] + noise) == pytest.approx([0.8, 1], abs=0.2)
    assert report.slopes(lucks * [1, 0], 0.8 * lucks[:, 0] + noise) == pytest.approx([0.8, 0], abs=0.2)
    assert report.slopes(lucks[:2], noise[:2]).tolist() == [0, 0]  # too few


def test_what_levels_draw_from_their_mixes_is_taken_out_too() -> None:
    """At Charidice, where all moves have a worth; not of bots by other names, whose mixes may be false."""
    options = {"rounds": 1, "greatest_gift": False}
    charidice = sobremesa.game("charidice")
    about: Any = {"adjusted": True, "processes": 1}
    made = Tournament(charidice, 2, options, ["easy", "beginner"], 2, **about)
    made.run()
    drawn = [game.drawn for deal in made.results.deals.values() for game in deal.games]
    assert all(any(each) and sum(each) == pytest.approx(0, abs=1e-9) for each in drawn)
    given = {name: bots.bot(charidice, "easy") for name in ("mine", "beginner")}
    made = Tournament(charidice, 2, options, list(given), 2, given=given, **about)
    made.run()
    assert not any(any(game.drawn) for deal in made.results.deals.values() for game in deal.games)


def test_a_bot_that_won_every_game_gets_an_interval_too() -> None:
    games = [Played([0], [1, 0], "points", luck=[0.1, -0.1]), Played([1], [0, 1], "points", luck=[0.1, -0.1])]
    told = report.adjusted([Deal(0, number, games, []) for number in range(10)])
    assert told["plain"] == told["adjusted"]
    assert told["plain"]["value"] == 1
    assert told["plain"]["low"] == pytest.approx(0.72, abs=0.01)  # Wilson's interval of ten deals


def test_the_command_tells_rates_with_luck_taken_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "pebbles", "--bots", "swap_low,random", "--games", "20", "--threads", "1", "--adjusted"]
    assert main([*asked, "--results", str(tmp_path / "r.ndjson")]) == 0
    assert "with luck taken out" in capsys.readouterr().out
