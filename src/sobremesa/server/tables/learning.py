"""Guided games and puzzles as they cross the wire: tables that nobody else sees. Nothing of them is stored: a learner
says what they have answered so far."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa import bots, pages, puzzles
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.story import steps
from sobremesa.lessons import LEARNER, Place
from sobremesa.puzzles import Puzzle

from .. import wire
from ..refusals import Refused
from . import telling
from .facts import Facts

BEGINNER = "beginner"


def lesson_step(place: Place, language: str) -> wire.Lesson:
    lesson, match = place.lesson, place.match
    names = lesson.names(language)
    step = None if place.over else place.step
    return wire.Lesson(
        game=lesson.game.name,
        language=language,
        step=place.number + 1,
        steps=len(lesson.steps),
        text=place.text(language),
        at=step.at if step else None,
        reads=place.reads,
        over=place.over,
        state=state_of(match, LEARNER, names, BEGINNER, asks=not place.reads),
        happened=happened(match, LEARNER, place.before, asks=not place.reads)
        if len(match.log) > place.before
        else None,
        small=wire.SmallGame(lesson.small["seats"], lesson.small["options"]),
    )


def scene(game: Game, name: str) -> wire.Scene:
    """A scene of the rules page, as anybody sees it."""
    told = pages.scenes(game).get(name)
    if told is None:
        raise Refused("not-found")
    match = pages.played(game, told)
    names = told.get("names", pages.NAMES)[: match.seats]
    story = telling.story(match, None, True, 0, telling.LONGEST_STORY, over=True)
    return wire.Scene(table_of(match, None, names, bots.DEFAULT), story)


def puzzle(found: Puzzle, language: str, **where: Any) -> wire.Puzzle:
    """A puzzle with its answer. `where` says what it comes from."""
    named = found.named(language)
    return wire.Puzzle(
        game=found.match.game.name,
        language=language,
        state=state_of(found.match, found.seat, found.names(language), bots.DEFAULT),
        moves=[
            wire.PuzzleMove(move, named[move], found.told_worth(worth, language), found.is_right(move))
            for move, worth in found.worths
        ],
        sentence=found.sentence(language),
        exact=found.exact,
        wrong=found.wrong,
        **where,
    )


def mistakes(facts: Facts, match: Match | None, seat: int | None, language: str) -> list[wire.Puzzle]:
    """A seat's own mistakes, from the kept report."""
    if match is None or seat is None or facts.report is None:
        return []
    report = msgspec.json.decode(facts.report)
    return [
        puzzle(found, language, code=facts.code, entry=entry, made=found.worths[1][0])
        for entry, found in puzzles.mistakes(match, report, seat)
    ]


def state_of(match: Match, seat: int, names: Sequence[str], bot: str, asks: bool = True) -> wire.State:
    """A match as the one person at it has it: a table without a code."""
    listener = telling.Listener(match, seat, aids=False)
    first = max(0, len(listener) - telling.LONGEST_STORY)
    return wire.State(
        len(match.log), seat, table_of(match, seat, names, bot), now(match, seat, asks), listener.entries(first), first
    )


def table_of(match: Match, seat: int | None, names: Sequence[str], bot: str) -> wire.Table:
    seats = [
        wire.Seat("person", name, here=True) if seat in (number, None) else wire.Seat("bot", name, bot)
        for number, name in enumerate(names)
    ]
    return wire.Table(
        code="",
        game=match.game.name,
        version=match.version,
        phase="over" if match.over else "playing",
        seats=seats,
        options=match.options,
        host=seat,
        pace="normal",
        aids=False,
        watchers=0,
        games=0,
    )


def now(match: Match, seat: int, asks: bool) -> wire.Now:
    """Where it stands. Nothing is taken back here, and where nothing is asked nobody is waited for."""
    told = telling.Sight(match.game, seat).now(telling.Standing(match))
    if not asks:
        return wire.Now(told.view, [], result=told.result)
    return wire.Now(told.view, told.waiting, told.prompt, told.moves, result=told.result)


def happened(match: Match, seat: int, before: int, asks: bool) -> wire.Step:
    """What has happened since so many entries, as one step."""
    listener = telling.Listener(match.begun(), seat, aids=False)
    every = list(steps(match))
    for step in every[:before]:
        listener.hear(step)
    covered = listener.covered
    told = listener.tell(telling.Account(match.game, every[before:]))
    return wire.Step(len(match.log), before, told, now(match, seat, asks), retold=listener.retold(covered))
