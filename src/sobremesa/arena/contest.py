"""Bots against bots: every pairing plays the same deals, each deal from every seating.

At two seats every pair meets, and swaps seats. At more, every bot sits down once alone among seats of every other
bot, and moves around the table. The cards and dice of a deal are the same in all its seatings and for all pairings,
and so is each seat's luck: what is left of the difference is the bots' own. A deal's result depends on the run's seed
alone, not on which process plays it, unless a bot thinks by the clock.
"""

import itertools
import operator
import os
import random
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from sobremesa import games
from sobremesa.bots import LEVELS, Bot, Budget, names
from sobremesa.bots.coach.account import Mix, luck_of
from sobremesa.bots.coach.values import Effort, luck_values_of
from sobremesa.bots.questions import Forfeit
from sobremesa.engine import luck
from sobremesa.engine.crew import can_travel, spread
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.options import shown
from sobremesa.engine.playout import OUTSIDE
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, NOBODY

from .contestants import Follower, Given, contestant, kind
from .foreign import Program
from .results import Deal, Fault, Header, Played, Results, Thinking

if TYPE_CHECKING:
    from .sequential import Until

Place = tuple[int, int]  # a pairing and a deal of it
PATIENCE = 2.0  # seconds: about what it costs to start further processes
LUCK_PLAYOUTS = 48  # of each position, to tell luck: any number is fair, more of them take out more of it
Record = dict[str, Any]


def pairings(header: Header) -> list[tuple[int, int]]:
    """The bots that meet, by number: the first sits alone, the other in all the other seats."""
    bots = range(len(header.bots))
    return list(itertools.combinations(bots, 2) if header.seats == 2 else itertools.permutations(bots, 2))


@dataclass
class Job:
    """What a process that plays must know. `given` are bots by other names than their own, or by none."""

    header: Header
    given: Given = field(default_factory=dict)
    recording: bool = False

    def open(self) -> "Hall":
        hall = Hall(self.header, self.given, self.recording)
        hall.warm()
        return hall


class Hall:
    """Where games are played: one in each process."""

    def __init__(self, header: Header, given: Given | None = None, recording: bool = False):
        self.header = header
        self.records: list[Record] | None = [] if recording else None
        given = given or {}
        self.game = games.game(header.game)
        self.pairings = pairings(header)
        self.budget: Budget | None = None
        if header.iterations is not None or header.seconds is not None:
            self.budget = Budget(header.iterations, header.seconds)
        self.kinds = [kind(self.game, given.get(name, name)) for name in header.bots]
        # A bot that follows the game is in one seat of it: everyone gets a chair of their own.
        self.bots: list[list[Bot | None]] = [
            [contestant(self.game, given.get(name, name)) for _ in range(header.seats)] for name in header.bots
        ]
        # Only of our own levels it is known that they draw from the mixes they tell: a false one would bias the rates.
        self.draws = [header.adjusted and name in LEVELS and name not in given for name in header.bots]
        self.mixes: dict[int, Mix] = {}  # of the game just played, by the number of the entry
        self.start, self.table, self.blanked = (batch_of(self.game.rules.State.dtype, 1) for _ in range(3))
        self.start[0] = self.game.start(header.seats, header.options)
        self.pad = self.game.pad()
        self.log = np.zeros((self.game.longest(header.seats, header.options) + 1, 2), np.int64)

    def warm(self) -> None:
        """A game of each bot that nobody counts, so that compiling and loading is not taken for thinking. Programs have
        more time for their first answer instead."""
        for bot in range(len(self.kinds)):
            if isinstance(self.bots[bot][0], Program):
                continue
            self._play([bot] * self.header.seats, 0, [Thinking()] * self.header.seats, Budget(iterations=1))

    def close(self) -> None:
        """Ends the programs among the bots."""
        for bot in itertools.chain.from_iterable(self.bots):
            if isinstance(bot, Program):
                bot.close()

    def do(self, place: Place) -> tuple[Deal, list[Record]]:
        """A deal, and the records of its games where they are kept."""
        deal, records = self.play_deal(place), self.records or []
        if self.records:
            self.records = []
        return deal, records

    def play_deal(self, place: Place) -> Deal:
        pairing, deal = place
        first, other = self.pairings[pairing]
        thinking = [Thinking(), Thinking()]
        played = []
        for chair in range(self.header.seats):
            sides = [int(seat != chair) for seat in range(self.header.seats)]
            seated = [(first, other)[side] for side in sides]
            played.append(self.play(seated, deal, [thinking[side] for side in sides], self.budget))
        return Deal(pairing, deal, played, thinking)

    def play(self, seated: Sequence[int], deal: int, thinking: Sequence[Thinking], budget: Budget | None) -> Played:
        """One game; `seated` and `thinking` are by seat."""
        played = self._play(seated, deal, thinking, budget)
        if self.records is not None:
            self.records.append(self.record(seated, deal, played))
        return played

    def record(self, seated: Sequence[int], deal: int, played: Played) -> Record:
        """Of the game just played, as `sobremesa.replay` reads it; its notes say who played and by which seed."""
        header, state, stored = self.header, self.start[0].copy(), list[Any]()
        for seat, action in self.log[1 : self.log[0, 0] + 1].tolist():
            stored.append((None if seat == CHANCE else seat, self.game.notation.text(state, seat, action)))
            self.game.compiled.apply(state, seat, action)
        match = self.game.match(seats=header.seats, dealer="manual", **header.options)
        match.state, match.stored = state, stored
        match.notes = {"bots": [header.bots[bot] for bot in seated], "seed": header.seed, "deal": deal}
        if played.fault:
            match.notes["fault"] = played.fault.what
        return match.record()

    def _play(self, seated: Sequence[int], deal: int, thinking: Sequence[Thinking], budget: Budget | None) -> Played:
        compiled, seats = self.game.compiled, self.header.seats
        lucks = luck.seeds(self.header.seed, deal, seats + 1)
        seeds = [random.Random(int(lucks[seat])) for seat in range(seats)]
        kinds = np.array([self.kinds[bot] for bot in seated], np.int64)
        self.table[0] = self.start[0]
        self.log[0] = 0
        self.mixes.clear()
        while (seat := compiled.advance(self.table, self.blanked, self.pad, kinds, lucks, self.log)) != NOBODY:
            bot: Any = self.bots[seated[seat]][seat]
            begun = time.perf_counter()
            try:
                if isinstance(bot, Follower):
                    bot.follow(self.start[0].copy(), self.log[1 : self.log[0, 0] + 1].tolist())
                thought = bot.choose(self.blanked[0].copy(), seat, budget, seeds[seat].getrandbits(48))
                action, playouts = operator.index(thought.action), int(thought.playouts)
            except Forfeit as fault:
                return lost(seated, seat, fault.code, str(fault))
            except Exception as fault:
                return lost(seated, seat, "raised", shown(f"{type(fault).__name__}: {fault}"))
            thinking[seat].add(time.perf_counter() - begun, playouts)
            if not (0 <= action < self.game.actions and int(self.pad.words[action >> 6]) >> (action & 63) & 1):
                return lost(seated, seat, "illegal", shown(action))
            compiled.apply(self.table[0], seat, action)
            if thought.mix and self.draws[seated[seat]]:
                self.mixes[int(self.log[0, 0])] = thought.mix
            self.log[0, 0] += 1
            self.log[self.log[0, 0]] = seat, action
        compiled.scores(self.table[0], self.pad)
        result = int(compiled.outcome(self.table[0]))
        points = [int(points) for points in self.pad.points[:seats]]
        by_chance, drawn = self.luck(deal) if self.header.adjusted else ([], [])
        return Played(self.game.winners(result), points, self.game.reason(result), luck=by_chance, drawn=drawn)

    def luck(self, deal: int) -> tuple[list[float], list[float]]:
        """What chance brought each seat in the game just played, and what its own mixes did, in shares of the win."""
        start, log = self.start[0], self.log[1 : self.log[0, 0] + 1].tolist()
        values = luck_values_of(self.game, start, Effort(LUCK_PLAYOUTS, deal))
        by_chance, drawn = luck_of(self.game, start, log, values, self.mixes)
        return by_chance.tolist(), drawn.tolist() if drawn.any() else []


def lost(seated: Sequence[int], seat: int, why: str, what: str) -> Played:
    """The game of a bot that stumbled: the others win it."""
    others = [other for other, bot in enumerate(seated) if bot != seated[seat]]
    return Played(others, fault=Fault(seat, why, what))


class Tournament:
    """`Tournament(game, 2, {}, ["rank", "random"], games=100).run()`, then `report.report` tells how it went.

    `given` are the bots that are no names: `{"mine": my_bot}`. `until` may end it early (`sequential.Until`).
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        bots: Sequence[str],
        games: int,
        seed: int = 0,
        budget: Budget | None = None,
        processes: int | None = None,
        adjusted: bool = False,
        given: Given | None = None,
        until: "Until | None" = None,
    ):
        seats, options = game.settled(seats, options)
        processes = (os.cpu_count() or 1) if processes is None else processes
        for name, value, least, most in (
            ("games", games, 1, 10**7),
            ("threads", processes, 1, 1024),
            ("seed", seed, 0, 2**63 - 1),
        ):
            if not least <= value <= most:
                raise BadOption("bad-value", name=name, value=shown(value), values=f"{least} – {most}")
        if len(bots) < 2:
            raise BadOption("arena-alone", known=", ".join(names(game)))
        if until and len(bots) != 2:
            raise BadOption("until-two")
        given = given or {}
        for name in bots:
            contestant(game, given.get(name, name))
        self.header = Header.of(game, seats, options, list(bots), seed, budget, adjusted)
        self.given = given
        self.processes = processes
        self.pairings = pairings(self.header)
        self.deals = -(-games // seats)  # each is played from all seatings
        self.results = Results(self.header)
        self.until = until
        self.workers: dict[str, list[Deal]] = {}  # which process played what, in this run

    def keep(self, path: Path, fresh: bool = False) -> None:
        """Goes on with the results in that file, or begins one."""
        self.results = Results(self.header, path, fresh)

    @property
    def places(self) -> list[Place]:
        """All that is to be played, in order; with `until`, as far as the question needs."""
        deals = self.deals if self.until is None else min(self.deals, self.until.deals_needed(self))
        return [(pairing, deal) for deal in range(deals) for pairing in range(len(self.pairings))]

    @property
    def missing(self) -> list[Place]:
        return [place for place in self.places if place not in self.results.deals]

    def run(
        self,
        progress: Callable[[int], None] = lambda deals: None,
        patience: float = PATIENCE,
        ray: str | None = None,
        keep: Callable[[Record], None] | None = None,
    ) -> None:
        """Plays what the results lack. Whatever stops it, the deals that were finished are in the results. `ray` is the
        address of a cluster ("" finds or starts one); `keep` is given the record of every game that is played now."""
        todo = self.missing
        if not todo:
            return
        done = len(self.places) - len(todo)

        def add(who: str, finished: list[tuple[Deal, list[Record]]]) -> bool:
            nonlocal done
            self.results.add([deal for deal, _ in finished])
            self.workers.setdefault(who, []).extend(deal for deal, _ in finished)
            if keep:
                for record in itertools.chain.from_iterable(records for _, records in finished):
                    keep(record)
            done += len(finished)
            progress(done)
            return self.until is not None and self.until.answered(self)

        job = Job(self.header, self.given, keep is not None)
        if ray is not None:
            from sobremesa.engine.cluster import spread_on_ray

            check_for_others(self)
            spread_on_ray(job, todo, ray, add)
            return
        with closing(job.open()) as hall:
            begun, quick = time.perf_counter(), OUTSIDE not in hall.kinds
            many = self.processes > 1 and can_travel(job)
            for number, place in enumerate(todo):
                spent = time.perf_counter() - begun
                expected = spent / number * (len(todo) - number) if number else 0.0
                alone = number == len(todo) - 1 or (quick and (spent < patience or expected < patience))
                if many and not alone:
                    break
                if add("here", [hall.do(place)]):
                    return
            else:
                return
        spread(job, todo[number:], min(self.processes, len(todo) - number), add)


def check_for_others(tournament: Tournament) -> None:
    """Programs are on this machine, perhaps not on others."""
    programs = [name for name in tournament.header.bots if str(tournament.given.get(name, name)).startswith("program:")]
    if programs:
        import warnings

        warnings.warn(str(BadOption("ray-program", bot=programs[0])), stacklevel=3)
