"""Raj with three seats and more: what a bid brings where equal bids cancel each other.

No equilibrium of the whole game can be computed in time. So a turn is taken as a game of its own, in two steps. First,
playouts to the end tell what it is worth to each seat who takes the pile now, and which card it spends: both as parts
of a sum, so that every playout tells something about all of them. Then regrets over that game (regret matching) find a
mix for every seat at once. Each other seat bids by what its bids so far foretell (`belief`), or by such a mix itself,
as likely as its bids have shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from sobremesa.bots import Budget, Thought, levels
from sobremesa.bots.search import SURE, drawn
from sobremesa.engine import bits, luck
from sobremesa.engine.bits import count_bits, nth_bit
from sobremesa.engine.game import Game
from sobremesa.engine.luck import any_marked, below
from sobremesa.engine.notes import note_at
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, NOBODY, OVER, rule

from .belief import Memory, foreseen, remembered, rows_of
from .bots import SKILLS, reopen
from .bots import weigh as weigh_seats
from .rules import MAX_CARDS, MAX_SEATS, State, apply, set_up, taker, turn, turn_up

CARDS = MAX_CARDS + 1
TAKERS = MAX_SEATS + 1  # the last for nobody
CHUNK = 64  # playouts between two looks at the clock
FEWEST = 4 * CHUNK  # playouts, however little time there is
ROUNDS = 4000  # of regret matching
SMOOTH = 3.0  # how smoothly the worth of a card grows from one to the next, as a part of the playouts
SOUND = 0.7  # how likely a seat is taken to play its best, before anything is known
BLUR = 0.3  # of the bids of who plays its best that are any card
SHARE = 0.05  # of that belief that goes back to the start every turn
LOOK_BACK = 1024  # playouts for a turn that is over
MOST = 1 << 20  # playouts
KEPT = 2000  # turns that are remembered


# What the pile and the cards are worth


@rule
def play_out(root, table, pad, playouts, rows, counts, totals):
    """Plays the rest of the game so many times. One seat bids anything now, the others as foreseen, and so do all
    later on. For each seat, who took the pile and the card it spent: how often, and how well it stood in the end."""
    bids = np.zeros(MAX_SEATS, np.int64)
    seats = root[0].seats
    for _ in range(playouts):
        table[0] = root[0]
        state = table[0]
        tries = below(pad, seats)
        for seat in range(seats):
            if seat == tries:
                pad.words[0] = state.hand[seat]
                bids[seat] = any_marked(pad)
            else:
                bids[seat] = foreseen(state, seat, pad, rows)
        for seat in range(seats):
            state.choice[seat] = bids[seat]
        took = taker(state)
        for seat in range(seats):
            state.choice[seat] = 0
        for seat in range(seats):
            apply(state, seat, bids[seat])
        while True:
            waiting = turn(state)
            if waiting == OVER or state.game != root[0].game:
                break
            if waiting == CHANCE:
                pad.words[0] = state.unseen
                apply(state, CHANCE, any_marked(pad))
                continue
            for seat in range(seats):
                if waiting >> seat & 1:
                    apply(state, seat, foreseen(state, seat, pad, rows))
        weigh_seats(state, pad, 0.75)  # winning counts more among many
        for seat in range(seats):
            counts[seat, took, bids[seat]] += 1.0
            totals[seat, took, bids[seat]] += pad.points[seat] / SURE


def parts(counts: Any, totals: Any, hand: list[int]) -> tuple[Any, Any]:
    """Of one seat, what it is worth who takes the pile, and each card spent: the sum that fits the playouts best."""
    counts, totals = counts[:, hand], totals[:, hand]
    size = len(hand)
    equations = np.zeros((TAKERS + size, TAKERS + size))
    equations[:TAKERS, :TAKERS] = np.diag(counts.sum(axis=1) + 1e-6)
    equations[TAKERS:, TAKERS:] = np.diag(counts.sum(axis=0) + 1e-6)
    equations[:TAKERS, TAKERS:], equations[TAKERS:, :TAKERS] = counts, counts.T
    bend = np.diff(np.eye(size), 3, axis=0) if size > 3 else np.zeros((1, size))
    equations[TAKERS:, TAKERS:] += SMOOTH * counts.sum() * bend.T @ bend
    found = np.linalg.solve(equations, np.concatenate([totals.sum(axis=1), totals.sum(axis=0)]))
    return found[:TAKERS], found[TAKERS:]


# The turn as a game


@rule
def drawn_place(odds, size, pad):
    left = below(pad, 1 << 30) / (1 << 30)
    for place in range(size - 1):
        left -= odds[place]
        if left < 0:
            return place
    return size - 1


@rule
def settle(table, me, takes, costs, guesses, sound, rounds, pad, mixes, worths):
    """Regret matching over one turn, for all seats at once: the mixes that come out on average, and the worth of my
    cards against the others'."""
    state = table[0]
    seats = state.seats
    regrets, odds = np.zeros((MAX_SEATS, MAX_CARDS)), np.zeros((MAX_SEATS, MAX_CARDS))
    gains, sizes = np.zeros(MAX_CARDS), np.zeros(MAX_SEATS, np.int64)
    for seat in range(seats):
        sizes[seat] = count_bits(state.hand[seat])
    for number in range(rounds):
        for seat in range(seats):
            size, total = sizes[seat], 0.0
            for place in range(size):
                total += regrets[seat, place]
            for place in range(size):
                odds[seat, place] = regrets[seat, place] / total if total > 0 else 1.0 / size
                mixes[seat, place] += (number + 1.0) * odds[seat, place]
            by_mix = seat == me or below(pad, 1 << 20) < sound[seat] * (1 << 20)
            place = drawn_place(odds[seat] if by_mix else guesses[seat], size, pad)
            state.choice[seat] = nth_bit(state.hand[seat], place)
        for seat in range(seats):
            size, mean, own = sizes[seat], 0.0, state.choice[seat]
            for place in range(size):
                state.choice[seat] = nth_bit(state.hand[seat], place)
                gains[place] = takes[seat, taker(state)] + costs[seat, place]
                mean += odds[seat, place] * gains[place]
                worths[place] += (number + 1.0) * gains[place] if seat == me else 0.0
            state.choice[seat] = own
            for place in range(size):
                regrets[seat, place] = max(regrets[seat, place] + gains[place] - mean, 0.0)
    for seat in range(seats):
        for place in range(sizes[seat]):
            mixes[seat, place] /= rounds * (rounds + 1.0) / 2.0
    for place in range(sizes[me]):
        worths[place] /= rounds * (rounds + 1.0) / 2.0


# Around it, plain Python


@dataclass(frozen=True)
class Weighed:
    """What came of a turn."""

    mixes: Any  # of each seat, by the places of its hand
    worths: Any  # of the searching seat's cards, against those mixes and guesses
    memory: Memory
    playouts: int


def weigh(
    known: Any, seat: int, sound: Any, playouts: int, rounds: int, goes_on: Callable[[], bool], pad: Any
) -> Weighed:
    """The turn as a game of its own; `goes_on` is asked now and then whether there is time left."""
    root, table = batch_of(State.dtype, 1), batch_of(State.dtype, 1)
    root[0] = known
    reopen(root[0], seat)
    memory = Memory(known, seat)
    rows = rows_of(memory, known, seat)
    counts, totals = np.zeros((MAX_SEATS, TAKERS, CARDS)), np.zeros((MAX_SEATS, TAKERS, CARDS))
    done = 0
    while done < playouts and (done < FEWEST or goes_on()):
        more = min(CHUNK, playouts - done)
        compiled_playouts()(root, table, pad, more, rows, counts, totals)
        done += more
    takes, costs = np.zeros((MAX_SEATS, TAKERS)), np.zeros((MAX_SEATS, MAX_CARDS))
    for s in range(known.seats):
        hand = bits.members([root[0].hand[s]])
        takes[s], costs[s, : len(hand)] = parts(counts[s], totals[s], hand)
    guesses, mixes = np.ascontiguousarray(memory.chances[known.turns]), np.zeros((MAX_SEATS, MAX_CARDS))
    worths = np.zeros(MAX_CARDS)
    compiled_settling()(root, seat, takes, costs, guesses, sound, rounds, pad, mixes, worths)
    return Weighed(mixes, worths, memory, done)


sounds: dict[tuple[bytes, int], Any] = {}  # of the turns that this process has looked back at


def sound_seats(known: Any, seat: int, goes_on: Callable[[], bool]) -> Any:
    """How likely each seat plays its best, by its bids in this game: whether such a mix has foretold them better than
    its plans."""
    sound = np.full(MAX_SEATS, SOUND)
    for state, bids in so_far(known):
        key = state.tobytes(), seat
        if key not in sounds:
            if not goes_on():
                return sound
            if len(sounds) >= KEPT:
                sounds.clear()
            sounds[key] = judged(state, seat, sound, bids)
        sound = sounds[key]
    return sound


def judged(state: Any, seat: int, before: Any, bids: list[int]) -> Any:
    """Bayes' rule for one turn."""
    weighed = weigh(state, seat, before, LOOK_BACK, LOOK_BACK, lambda: True, pad_of(state, seat))
    after = before.copy()
    for other, bid in enumerate(bids):
        hand = bits.members([state.hand[other]])
        place = hand.index(bid)
        best = (1 - BLUR) * about(weighed.mixes[other, : len(hand)], place) + BLUR / len(hand)
        planned = weighed.memory.expected(int(state.turns), other, len(hand))[place]
        if other != seat:
            likely = before[other] * best / (before[other] * best + (1 - before[other]) * planned)
            after[other] = likely + SHARE * (SOUND - likely)
    return after


def about(mix: Any, place: int) -> float:
    """How likely the card is, or one beside it: a search of its own would not find the very same mix."""
    nearby = np.concatenate([[0.0], mix, [0.0]])
    return float(nearby[place : place + 3] @ (0.25, 0.5, 0.25))


def pad_of(state: Any, seat: int) -> Any:
    from . import GAME

    return GAME.pad(int(luck.seeds(int(state.turns), seat, 1)[0]))


def so_far(known: Any) -> Iterator[tuple[Any, list[int]]]:
    """The turns of this game, before their bids, and the bids. Which mice were taken in games before is left out."""
    if not remembered(known):
        return
    table = batch_of(State.dtype, 1)
    table[0] = known
    state = table[0]
    for t in range(known.turns):
        if known.owner[t] != NOBODY:
            state.points[known.owner[t]] -= known.turned[t]
    state.choice[:] = state.mouse[:] = 0
    state.waiting = 0
    set_up(state)
    for t in range(int(known.turns)):
        turn_up(state, next(i for i in bits.members([state.unseen]) if state.prize[i] == known.turned[t]))
        bids = [note_at(known.laid[s], t) for s in range(known.seats)]
        yield state.copy(), bids
        for s, bid in enumerate(bids):
            apply(state, s, bid)


class Level(levels.Level):
    """A level among many."""

    def think(self, blanked: Any, seat: int, budget: Budget, seed: int, seen: list[int]) -> Thought:
        goes_on = budget.clock()
        sound = sound_seats(blanked, seat, goes_on)
        pad = self.game.pad(int(luck.seeds(seed, seat, 1)[0]))
        weighed = weigh(blanked, seat, sound, budget.iterations or MOST, ROUNDS, goes_on, pad)
        hand = bits.members([blanked.hand[seat]])
        worths = dict(zip(hand, weighed.worths.tolist(), strict=False))
        mix = {card: float(weighed.mixes[seat, place]) for place, card in enumerate(hand) if card in seen}
        return Thought(drawn(mix, pad), worths, mix, weighed.playouts)


@cache
def compiled_playouts() -> Callable[..., None]:
    import numba
    from numba import types

    from . import GAME

    table = types.Array(numba.from_dtype(State.dtype), 1, "C", aligned=False)
    pad, box = numba.from_dtype(GAME.pad_type), types.float64[:, :, ::1]
    signature = types.void(table, table, pad, types.int64, types.float64[:, ::1], box, box)
    return GAME.compiled.add("play_out", signature, play_out)


@cache
def compiled_settling() -> Callable[..., None]:
    import numba
    from numba import types

    from . import GAME

    table = types.Array(numba.from_dtype(State.dtype), 1, "C", aligned=False)
    pad, grid, floats = numba.from_dtype(GAME.pad_type), types.float64[:, ::1], types.float64[::1]
    signature = types.void(table, types.int64, grid, grid, grid, floats, types.int64, pad, grid, floats)
    return GAME.compiled.add("settle", signature, settle)


def warm(game: Game) -> None:
    """Compiles what the levels need."""
    compiled_playouts()
    compiled_settling()


def level(game: Game, name: str) -> Level:
    return Level(game, SKILLS[name])
