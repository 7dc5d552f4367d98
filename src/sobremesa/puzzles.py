"""Puzzles: positions in which one move is best beyond doubt.

A game's puzzles are `puzzles.ndjson` in its folder, found by `sobremesa puzzles make`: positions from games of bots, in
which a search is sure of one move, and one ten times as long agrees. Where a game can compute what moves are worth, its
`puzzles.py` does so: `positions(game, seed)` yields matches and seats to look at, `judge(match, seat)` judges them. A
line of the file is a game with all puzzles in it (`asked`), each after so many entries of the log; they are replayed by
the real rules, and one that no longer fits them is left out. Everywhere else a puzzle is a line of its own.
"""

import datetime
import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from sobremesa import pages, words
from sobremesa.bots import Budget, bot, candidates, part_of
from sobremesa.bots.coach import SHARES
from sobremesa.bots.coach.values import (
    FINALISTS,
    JUDGE,
    SCREENING,
    WIN,
    Effort,
    Playouts,
    as_record,
    error_of,
    number_of,
)
from sobremesa.bots.judged import EQUAL, Judged
from sobremesa.bots.levels import Level
from sobremesa.engine.errors import BadOption, Error
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.pages import done

FILE = "puzzles.ndjson"
BUDGET = Budget(iterations=300)  # for the moves that lead to a position
EVERY = 3  # decisions of a turn until one of them is looked at, on average
PLAYOUTS = 4_000  # of a search
LONGER = 10  # times as long is the search that must agree with the one that found a puzzle
GLANCE = 1_000  # playouts that leave out what is hopeless
SHOWN = 6  # moves whose worth is kept
TRIES = 10  # of the bot that grades
GRADER = "medium"
GRADES = (34, 67)  # percent of wrong tries from which a puzzle is tricky, and hard
LEAST_LOSS = 0.03  # of a win: smaller ones are not called mistakes
MOST_MISTAKES = 3  # of one game


@dataclass(frozen=True)
class Puzzle:
    match: Match  # which stands at the question
    seat: int
    worths: Sequence[tuple[str, float]]
    unit: str
    exact: bool
    wrong: int  # percent of the grader's tries; -1: nobody has tried
    reason: dict[str, Any] | None = None
    number: int = -1  # in the game's file

    @property
    def best(self) -> str:
        return self.worths[0][0]

    @property
    def grade(self) -> str:
        return ("easy", "tricky", "hard")[sum(self.wrong >= least for least in GRADES)]

    def is_right(self, move: str) -> bool:
        return any(move == each and worth >= self.worths[0][1] - EQUAL for each, worth in self.worths)

    def worth(self, move: str) -> float | None:
        return next((worth for each, worth in self.worths if each == move), None)

    def told_worth(self, worth: float, language: str) -> str:
        """What a move is worth, in words."""
        if self.unit == "points":
            return words.catalogue(language).say("puzzle-points", points=round(worth, 1) + 0.0).replace("-", "−")
        return words.catalogue(language).say("puzzle-win", games=round(100 * worth))

    def sentence(self, language: str) -> str:
        """Why the answer is right."""
        catalogue = words.catalogue(language, self.match.game.folder)
        if self.reason:
            return catalogue.tell(self.reason, self.names(language), self.seat)
        second, worth = self.worths[1]
        loss = self.told_worth(self.worths[0][1] - worth, language)
        return catalogue.say("puzzle-loss", second=self.named(language)[second], loss=loss)

    def named(self, language: str) -> dict[str, str]:
        """The moves in words."""
        game, seat, moves = self.match.game, self.seat, [move for move, _ in self.worths]
        known = game.blanked(self.match.state, seat)
        told = pages.in_words(game, known, seat, moves, self.names(language), language, seat)
        return dict(zip(moves, told, strict=True))

    def names(self, language: str) -> list[str]:
        others = iter(words.BOT_NAMES)
        you = words.catalogue(language).say("you-name")
        return [you if seat == self.seat else next(others) for seat in range(self.match.seats)]


# Those of the package


@cache
def lines(game: Game) -> Sequence[dict[str, Any]]:
    return read(game.folder / FILE)


def read(path: Path) -> Sequence[dict[str, Any]]:
    """The puzzles of a file, the easy ones first."""
    if not path.exists():
        return ()
    played = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return tuple(sorted((line for one in played for line in taken_apart(**one)), key=by_grade))


def taken_apart(log: str, asked: Sequence[dict[str, Any]], **table: Any) -> Iterator[dict[str, Any]]:
    """The puzzles of one game."""
    entries = log.split(";")
    for each in asked:
        after = each["after"]
        yield table | {"log": ";".join(entries[:after])} | {name: each[name] for name in each if name != "after"}


def by_grade(line: dict[str, Any]) -> tuple[int, str]:
    return line["wrong"], line["log"]


def count(game: Game) -> int:
    return len(lines(game))


def puzzle(game: Game, number: int) -> Puzzle:
    """The puzzle of that number, or the next one that fits the rules of today."""
    every = lines(game)
    if not every:
        raise BadOption("no-puzzles", game=game.folder)
    for step in range(len(every)):
        place = (number + step) % len(every)
        try:
            return opened(game, every[place], place)
        except (Error, ValueError, KeyError, TypeError):
            continue
    raise BadOption("no-puzzles", game=game.folder)


def opened(game: Game, line: dict[str, Any], number: int = -1) -> Puzzle:
    """A line as a puzzle: its log is replayed, and its answer must be a legal move."""
    match = Match(game, line["seats"], line["options"], game.dealer("manual", None), line["version"])
    for move in line["log"].split(";"):
        done(match, move)
    worths = [(str(move), float(worth)) for move, worth in line["worths"]]
    if worths[0][0] not in match.legal(line["seat"]):
        raise BadOption("no-puzzles", game=game.folder)
    return Puzzle(match, line["seat"], worths, line["unit"], line["exact"], line["wrong"], line.get("reason"), number)


def of_the_day(game: Game, day: datetime.date) -> int:
    """The number of a day's puzzle: the same for everybody."""
    return (day - datetime.date(1970, 1, 1)).days % max(count(game), 1)


# Mistakes


def mistakes(match: Match, report: dict[str, Any], seat: int) -> Iterator[tuple[int, Puzzle]]:
    """The decisions that cost a seat most in a finished match, each with its entry in the log."""
    mine = [told for told in report["decisions"] if told["seat"] == seat and told["loss"] >= LEAST_LOSS]
    for told in sorted(mine, key=lambda told: -told["loss"])[:MOST_MISTAKES]:
        found = mistake(match, told)
        if found:
            yield told["entry"], found


def mistake(match: Match, told: dict[str, Any]) -> Puzzle | None:
    """A decision of a report as a puzzle, if the record still fits."""
    before = match.begun()
    try:
        for entry in match.log[: told["entry"]]:
            before.fold(entry)
        if not {told["best"], told["move"]} <= set(before.legal(told["seat"])):
            return None
    except (Error, AssertionError):
        return None
    worths = [(told["best"], told["best_win"]), (told["move"], told["win"])]
    return Puzzle(before, told["seat"], worths, "win", told["exact"], -1)


# Finding them


def find(
    game: Game, seed: int, seconds: float | None, known: Sequence[dict[str, Any]] = ()
) -> Iterator[dict[str, Any]]:
    """Puzzles as lines, other than the known ones, as long as there is time."""
    found = {line["log"] for line in known}
    for match, seat in looked_at(game, seed, seconds):
        log = written_log(match)
        judged = None if log in found else confirmed(match, seat)
        if judged:
            found.add(log)
            yield written(match, seat, judged)


class Confirming:
    """Judges positions in another process; an item is a position with its number."""

    def open(self) -> "Confirming":
        return self

    def do(self, item: tuple[int, tuple[Match, int]]) -> tuple[int, dict[str, Any] | None]:
        number, (match, seat) = item
        judged = confirmed(match, seat)
        return number, written(match, seat, judged) if judged else None

    def close(self) -> None:
        """Nothing is open."""


def find_on_ray(
    game: Game,
    seed: int,
    seconds: float | None,
    known: Sequence[dict[str, Any]],
    wanted: int,
    address: str,
    keep: Callable[[dict[str, Any]], None],
) -> None:
    """The same on a Ray cluster, as many as are wanted: `keep` is given each line, in the order of the positions."""
    from sobremesa.engine.cluster import spread_on_ray

    found, judged, number, kept = {line["log"] for line in known}, dict[int, Any](), 0, 0

    def add(who: str, lines: list[tuple[int, dict[str, Any] | None]]) -> bool:
        nonlocal number, kept
        judged.update(lines)
        while number in judged and kept < wanted:
            line = judged.pop(number)
            number += 1
            if line and line["log"] not in found:
                found.add(line["log"])
                kept += 1
                keep(line)
        return kept >= wanted

    if wanted > 0:
        spread_on_ray(Confirming(), enumerate(looked_at(game, seed, seconds)), address, add)


def looked_at(game: Game, seed: int, seconds: float | None) -> Iterator[tuple[Match, int]]:
    """The positions among which puzzles are, as long as there is time."""
    own, end = part_of(game, "puzzles"), None if seconds is None else time.monotonic() + seconds
    every = own.positions(game, seed) if own else positions(game, seed)
    return takewhile(lambda _: end is None or time.monotonic() < end, every)


def positions(game: Game, seed: int) -> Iterator[tuple[Match, int]]:
    """Decisions in games of bots, at the smallest table and of one round; no two of the same turn."""
    player = bot(game, "easy")
    short: dict[str, Any] = {"rounds": 1} if "rounds" in game.options else {}
    for number in range(10**9):
        rng = random.Random(f"{seed} {number}")
        match, seen = game.match(seed=rng.randrange(2**31), **short), -1
        while not match.over:
            seat = min(match.waiting)
            moves = match.legal(seat)
            if seat != seen:
                seen = -1
            if len(moves) > 1 and seen == -1 and not rng.randrange(EVERY):
                seen = seat
                yield match.copy(), seat
            known = game.blanked(match.state, seat)
            action = player.choose(known, seat, BUDGET, rng.randrange(2**31)).action if len(moves) > 1 else None
            match.play(seat, moves[0] if action is None else game.notation.text(known, seat, action))


def confirmed(match: Match, seat: int) -> Judged | None:
    """What the moves are worth, where one is best beyond doubt: exactly, or by a search and one ten times as long."""
    if exact_judge(match.game):
        judged = judge(match, seat)
        return judged if judged and judged.is_sure else None
    glance = searched(match, seat, GLANCE, seed=0)
    if glance is None or glance.loss < glance.error:
        return None
    first = judge(match, seat)
    if first is None or not first.is_sure:
        return None
    second = judge(match, seat, LONGER)
    return second if second and second.is_sure and second.worths[0][0] == first.worths[0][0] else None


def exact_judge(game: Game) -> Any:
    return getattr(part_of(game, "puzzles"), "judge", None)


def judge(match: Match, seat: int, times: int = 1) -> Judged | None:
    """What the moves are worth: by the game's own solver, or by a search, `times` as long as usual."""
    if own := exact_judge(match.game):
        judged: Judged | None = own(match, seat)
        return judged
    return searched(match, seat, PLAYOUTS * times, seed=times)


def searched(match: Match, seat: int, playouts: int, seed: int) -> Judged | None:
    """As the coach's hints; but the best moves meet in the same worlds with the same luck, so their difference is known
    better than either of them. Its error is the largest that the best has against any other. Half of the playouts
    choose those moves, where there are more."""
    game, known = match.game, match.game.blanked(match.state, seat)
    moves = candidates(game, known, seat)
    if len(moves) < 2:
        return None
    values, record = Playouts(game, Effort(max(playouts // (2 * SHARES), 2), seed)), as_record(known)
    key, count = number_of(record.tobytes()), 2 * values.effort.playouts
    if len(moves) > FINALISTS:
        moves = values.screened(record, seat, moves, key, 2 * SCREENING, imagines=True)[0][:FINALISTS]
    seeds = values.seeds(key, JUDGE, count)
    runs = {move: values.sampler.run(record, seeds, seat, seat, move)[:, WIN, seat] for move in moves}
    order = sorted(runs, key=lambda move: -runs[move].mean())
    error = max(float(error_of(runs[order[0]] - runs[move])) for move in order[1:])
    worths = [(game.notation.text(known, seat, move), float(runs[move].mean())) for move in order]
    return Judged(worths, "win", error, False, LEAST_LOSS)


def reason(match: Match, seat: int, move: str) -> dict[str, Any] | None:
    """Why a move is good, where the game's coach has something to say."""
    own, known = getattr(part_of(match.game, "coach"), "reason", None), match.game.blanked(match.state, seat)
    if own is None or exact_judge(match.game):
        return None
    action = match.game.notation.read(known, seat, move)
    found: dict[str, Any] | None = own(Playouts(match.game, Effort(1)), known, seat, action)
    return found


def written(match: Match, seat: int, judged: Judged) -> dict[str, Any]:
    usual = {name: option.default_for(match.seats) for name, option in match.game.options.items()}
    options = {name: value for name, value in match.agreed.items() if value != usual[name]}
    worths = [[move, round(worth, 4)] for move, worth in judged.worths[:SHOWN]]
    line: dict[str, Any] = {"seats": match.seats, "options": options, "version": match.version, "seat": seat}
    line |= {"log": written_log(match), "worths": worths}
    line |= {"unit": judged.unit, "error": round(judged.error, 4), "exact": judged.exact}
    if why := reason(match, seat, judged.worths[0][0]):
        line["reason"] = why
    return line | {"wrong": wrong(match, seat, worths)}


def written_log(match: Match) -> str:
    return ";".join(f"{'deal' if actor is None else actor} {move}" for actor, move in match.log)


def wrong(match: Match, seat: int, worths: Sequence[Sequence[Any]]) -> int:
    """How often the grader gets it wrong, in percent."""
    game, best = match.game, {move for move, worth in worths if worth >= worths[0][1] - EQUAL}
    grader, known = bot(game, GRADER), game.blanked(match.state, seat)
    budget = Budget(grader.skill.playouts) if isinstance(grader, Level) else None  # however slow the machine is
    tries = [game.notation.text(known, seat, grader.choose(known, seat, budget, seed).action) for seed in range(TRIES)]
    return round(100 * sum(move not in best for move in tries) / TRIES)


def write(found: Sequence[dict[str, Any]], path: Path) -> None:
    """A file of puzzles, those of one game together."""
    played: list[dict[str, Any]] = []
    for line in sorted(found, key=lambda line: str(line["log"]), reverse=True):  # a log comes after those it begins
        table = {name: line[name] for name in ("seats", "options", "version")}
        told = {name: line[name] for name in line if name not in (*table, "log")}
        asked = {"after": line["log"].count(";") + 1} | told
        if played and f"{played[-1]['log']};".startswith(f"{line['log']};") and table.items() <= played[-1].items():
            played[-1]["asked"].insert(0, asked)
        else:
            played.append(table | {"log": line["log"], "asked": [asked]})
    text = "".join(json.dumps(one, separators=(",", ":"), ensure_ascii=False) + "\n" for one in reversed(played))
    path.write_text(text, encoding="utf-8")
