"""Bots against bots: every pairing plays the same deals, each deal from every seating.

At two seats every pair meets, and swaps seats. At more, every bot sits down once alone among seats of every other
bot, and moves around the table. The cards and dice of a deal are the same in all its seatings and for all pairings,
and so is each seat's luck: what is left of the difference is the bots' own. A deal's result depends on the run's seed
alone, not on which process plays it, unless a bot thinks by the clock.
"""

import atexit
import itertools
import multiprocessing
import operator
import os
import random
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa import games
from sobremesa.bots import Bot, Budget, names
from sobremesa.bots.coach.account import luck_of
from sobremesa.bots.coach.values import WIN, Effort, values_of
from sobremesa.engine import luck, workers
from sobremesa.engine.errors import BadOption, Error
from sobremesa.engine.game import Game
from sobremesa.engine.options import shown
from sobremesa.engine.playout import OUTSIDE
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import NOBODY

from .contestants import Follower, contestant, kind
from .foreign import Forfeit, Program
from .results import Deal, Fault, Header, Played, Results, Thinking

Place = tuple[int, int]  # a pairing and a deal of it
PATIENCE = 2.0  # seconds: about what it costs to start further processes
LUCK_PLAYOUTS = 48  # of each position, to tell luck: any number is fair, more of them take out more of it
CHUNK = 0.25  # seconds of play that are handed to a process at once


def pairings(header: Header) -> list[tuple[int, int]]:
    """The bots that meet, by number: the first sits alone, the other in all the other seats."""
    bots = range(len(header.bots))
    return list(itertools.combinations(bots, 2) if header.seats == 2 else itertools.permutations(bots, 2))


class Hall:
    """Where games are played: one in each process."""

    def __init__(self, header: Header):
        self.header = header
        self.game = games.game(header.game)
        self.pairings = pairings(header)
        self.budget: Budget | None = None
        if header.iterations is not None or header.seconds is not None:
            self.budget = Budget(header.iterations, header.seconds)
        self.kinds = [kind(self.game, name) for name in header.bots]
        # A bot that follows the game is in one seat of it: everyone gets a chair of their own.
        self.bots: list[list[Bot | None]] = [
            [contestant(self.game, name) for _ in range(header.seats)] for name in header.bots
        ]
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
            self.play([bot] * self.header.seats, 0, [Thinking()] * self.header.seats, Budget(iterations=1))

    def close(self) -> None:
        """Ends the programs among the bots."""
        for bot in itertools.chain.from_iterable(self.bots):
            if isinstance(bot, Program):
                bot.close()

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
        compiled, seats = self.game.compiled, self.header.seats
        lucks = luck.seeds(self.header.seed, deal, seats + 1)
        seeds = [random.Random(int(lucks[seat])) for seat in range(seats)]
        kinds = np.array([self.kinds[bot] for bot in seated], np.int64)
        self.table[0] = self.start[0]
        self.log[0] = 0
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
            self.log[0, 0] += 1
            self.log[self.log[0, 0]] = seat, action
        compiled.scores(self.table[0], self.pad)
        result = int(compiled.outcome(self.table[0]))
        points = [int(points) for points in self.pad.points[:seats]]
        luck_of_seats = self.luck(deal) if self.header.adjusted else []
        return Played(self.game.winners(result), points, self.game.reason(result), luck=luck_of_seats)

    def luck(self, deal: int) -> list[float]:
        """What chance brought each seat in the game just played, in shares of the win."""
        start, log = self.start[0], self.log[1 : self.log[0, 0] + 1].tolist()
        values = values_of(self.game, start, Effort(LUCK_PLAYOUTS, deal))
        return [float(each) for each in luck_of(self.game, start, log, values)[WIN]]


def lost(seated: Sequence[int], seat: int, why: str, what: str) -> Played:
    """The game of a bot that stumbled: the others win it."""
    others = [other for other, bot in enumerate(seated) if bot != seated[seat]]
    return Played(others, fault=Fault(seat, why, what))


class Tournament:
    """`Tournament(game, 2, {}, ["rank", "random"], games=100).run()`, then `report.report` tells how it went."""

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
        for name in bots:
            contestant(game, name)
        self.header = Header.of(game, seats, options, list(bots), seed, budget, adjusted)
        self.processes = processes
        self.pairings = pairings(self.header)
        self.deals = -(-games // seats)  # each is played from all seatings
        self.results = Results(self.header)

    def keep(self, path: Path, fresh: bool = False) -> None:
        """Goes on with the results in that file, or begins one."""
        self.results = Results(self.header, path, fresh)

    @property
    def places(self) -> list[Place]:
        return [(pairing, deal) for deal in range(self.deals) for pairing in range(len(self.pairings))]

    @property
    def missing(self) -> list[Place]:
        return [place for place in self.places if place not in self.results.deals]

    def run(self, progress: Callable[[int], None] = lambda deals: None, patience: float = PATIENCE) -> None:
        """Plays what the results lack. Whatever stops it, the deals that were finished are in the results."""
        todo = self.missing
        if not todo:
            return
        done = len(self.places) - len(todo)

        def add(finished: list[Deal]) -> None:
            nonlocal done
            self.results.add(finished)
            done += len(finished)
            progress(done)

        with closing(Hall(self.header)) as hall:
            hall.warm()
            begun, quick = time.perf_counter(), OUTSIDE not in hall.kinds
            for number, place in enumerate(todo):
                spent = time.perf_counter() - begun
                expected = spent / number * (len(todo) - number) if number else 0.0
                alone = number == len(todo) - 1 or (quick and (spent < patience or expected < patience))
                if self.processes > 1 and not alone:
                    break
                add([hall.play_deal(place)])
            else:
                return
        spread(self.header, todo[number:], self.processes, add)


def spread(header: Header, todo: list[Place], processes: int, add: Callable[[list[Deal]], None]) -> None:
    """Plays in processes of their own. Not in threads: bots hold Python's lock between their compiled parts."""
    before = set(multiprocessing.active_children())
    places, pending, size = iter(todo), set[Future](), 1
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(processes, len(todo)), context, take_a_seat, (header,)) as pool:
        try:
            while True:
                while len(pending) < 2 * processes and (chunk := list(itertools.islice(places, size))):
                    pending.add(pool.submit(play_deals, chunk))
                if not pending:
                    return
                finished, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in finished:
                    seconds, deals = future.result()
                    size = max(1, min(256, int(CHUNK * len(deals) / seconds)))
                    add(deals)
        except BrokenProcessPool:
            raise Error("arena-process") from None
        except BaseException:
            for child in set(multiprocessing.active_children()) - before:
                child.terminate()
            raise


hall: Hall  # of a process that was started to play


def take_a_seat(header: Header) -> None:
    global hall
    workers.begin()
    hall = Hall(header)
    atexit.register(hall.close)
    signal.signal(signal.SIGTERM, leave)
    hall.warm()


def leave(*_: Any) -> None:
    """When the arena is stopped, no program is left behind."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough
    hall.close()
    os._exit(1)


def play_deals(places: list[Place]) -> tuple[float, list[Deal]]:
    begun = time.perf_counter()
    deals = [hall.play_deal(place) for place in places]
    return time.perf_counter() - begun, deals
