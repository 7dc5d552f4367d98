"""One tree search for any game: it knows the rules, and of the position what its seat may know.

Each playout imagines a whole world that fits what the seat knows, walks down the tree, goes on from its edge with a
simple policy, and tells every step on the way how it came out. A node is what the searching seat would know there, so
worlds that look the same to it share their nodes (an information-set search), chance falls as it may between two nodes
(a search with chance nodes), and where several seats choose at once each keeps regrets of its own (regret matching).

The policy is the game's first simple bot: its move is tried first, and played beyond the tree. A playout ends with the
game, or where the field has changed that the game names as its `horizon`. A game's `bots.py` may offer `TUNING`, the
`SKILLS` of its levels, and rules that make its search stronger:
    prospects(state, pad)      how well each seat stands, 0 to SURE, into pad.points; where a playout stops
    far(start, state)          whether a playout has gone far enough to be judged, where a horizon does not say it
    reopen(state, seat)        takes back the others' choices that lie face down, so that all choose at once again
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from sobremesa.engine import bits, luck
from sobremesa.engine.bits import count_bits, nth_bit
from sobremesa.engine.game import Game
from sobremesa.engine.luck import any_marked, below, draw
from sobremesa.engine.playout import any_move
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, MOST_SEATS, OVER, rule, winners_of

from . import Budget, part_of

SURE = 1_000_000  # prospects of a seat that has won
CHUNK = 32  # playouts between two looks at the clock
LARGEST = 1 << 19  # entries of a tree
MASK = (1 << 63) - 1
PRIME = 0x2545F4914F6CDD1D
STEP = 4  # numbers that a step leaves in the trail, before its candidates

# An entry is a node, or a candidate at a node: what it brought the seat that chose there
ENTRY = np.dtype(
    [("key", "i8"), ("visits", "i8"), ("offered", "i8"), ("total", "f8"), ("regret", "f8"), ("mixed", "f8")]
)


@dataclass(frozen=True)
class Tuning:
    """How a search weighs things; a game may tune its own."""

    explore: float = 1.0  # how much an untried candidate attracts
    trust: float = 0.3  # in the policy's move, against all others
    spread: float = 0.1  # of the choices at once that are made at random, to learn about all
    habit: float = 0.0  # of the others' choices at once that are the policy's, as people's are; the rest by regret
    random: int = 0  # of 256 moves beyond the tree, how many are any move instead of the policy's

    def numbers(self) -> Any:
        return np.array([self.explore, self.trust, self.spread, self.random, self.habit], np.float64)


# The rules a game may offer


def default_prospects(rules: Any) -> Callable:
    turn, scores, outcome = rules.turn, rules.scores, rules.outcome

    @rule
    def prospects(state, pad):
        """Nine tenths for winning, or leading, shared with others who do; the rest by points."""
        scores(state, pad)
        seats = state.seats
        highest, total = pad.points[0], 0
        for seat in range(seats):
            highest = max(highest, pad.points[seat])
            total += pad.points[seat]
        winners = 0
        if turn(state) == OVER:
            winners = winners_of(outcome(state)) or (1 << seats) - 1  # where nobody wins, nobody loses
        else:
            for seat in range(seats):
                if pad.points[seat] == highest:
                    winners |= 1 << seat
        share = SURE * 9 // 10 // max(count_bits(winners), 1)
        for seat in range(seats):
            ahead = pad.points[seat] * seats - total
            pad.points[seat] = SURE // 20 + SURE // 20 * ahead // (abs(ahead) + 50)
            if winners >> seat & 1:
                pad.points[seat] += share

    return prospects


@rule
def never(start, state):
    return False


def beyond(horizon: str) -> Callable:
    """Whether a field that counts rounds has changed: a round is judged by itself."""

    @rule
    def far(start, state):
        return state[horizon] != start[horizon]

    return far


def policy_of(game: Game) -> Callable:
    """What a seat plausibly does: the game's first simple bot, or anything."""
    return next(iter(game.bots.values()), any_move)


@rule
def as_it_is(state, seat):
    """Nothing lies face down."""


# The tree


@rule
def fingerprint(words):
    """A number for a record; different ones may be taken to have different numbers."""
    found = PRIME
    for i in range(len(words)):
        found = ((found ^ int(words[i])) * PRIME) & MASK
        found ^= found >> 29
    return found


@rule
def mixed(key, seat, action):
    """The number of a candidate at a node."""
    found = ((int(key) ^ (int(action) * 16 + int(seat) + 1)) * PRIME) & MASK
    return found ^ found >> 31


@rule
def place_of(entries, key):
    """Where the entry stands, or where it would."""
    at = key & (len(entries) - 1)
    while entries[at].key != 0 and entries[at].key != key:
        at = (at + 1) & (len(entries) - 1)
    return at


@rule
def entered(entries, key, used):
    """The entry, made if need be."""
    at = place_of(entries, key)
    if entries[at].key == 0:
        entries[at].key = key
        used[0] += 1
    return at


@rule
def has_room(entries, used, wanted):
    return (used[0] + wanted) * 4 < len(entries) * 3


@rule
def most_promising(entries, node, seat, favourite, words, tuning):
    """Of the marked candidates the one that looks best, or too little known; untried ones like the node itself."""
    key, visits = entries[node].key, entries[node].visits
    middle = entries[node].total / max(visits, 1)
    even = (1.0 - tuning[1]) / bits.count(words)
    best, action = -math.inf, -1
    for i in range(len(words)):
        word = words[i]
        while word:
            candidate = (i << 6) + nth_bit(word, 0)
            word &= word - np.uint64(1)
            prior = even + tuning[1] if candidate == favourite else even
            at = place_of(entries, mixed(key, seat, candidate))
            found = middle + tuning[0] * prior * math.sqrt(visits + 1.0)
            if entries[at].key != 0:
                entries[at].offered += 1
                tried = entries[at].visits
                found = entries[at].total / tried
                found += tuning[0] * prior * math.sqrt(entries[at].offered + 1.0) / (1.0 + tried)
            if found > best:
                best, action = found, candidate
    return action


@rule
def by_regret(entries, node, seat, words, used, trail, odds, length, tuning, pad):
    """One of the marked candidates, drawn as their regrets say; the step is put into the trail."""
    key = entries[node].key
    count, total = 0, 0.0
    for i in range(len(words)):
        word = words[i]
        while word:
            at = entered(entries, mixed(key, seat, (i << 6) + nth_bit(word, 0)), used)
            word &= word - np.uint64(1)
            trail[length + STEP + count] = at
            odds[length + STEP + count] = max(entries[at].regret, 0.0)
            total += odds[length + STEP + count]
            count += 1
    for k in range(length + STEP, length + STEP + count):
        odds[k] = odds[k] / total if total > 0 else 1.0 / count
    left = below(pad, 1 << 30) / (1 << 30)
    chosen = 0
    while chosen < count - 1:
        left -= with_spread(odds[length + STEP + chosen], count, tuning)
        if left < 0:
            break
        chosen += 1
    trail[length], trail[length + 1], trail[length + 2], trail[length + 3] = seat, count, node, chosen
    return bits.nth(words, chosen)


@rule
def with_spread(chance, count, tuning):
    return (1.0 - tuning[2]) * chance + tuning[2] / count


@rule
def tell(entries, trail, odds, length, gains):
    """Every step of the trail hears what its seat got in the end."""
    at = 0
    while at < length:
        seat, count, node = trail[at], trail[at + 1], trail[at + 2]
        gain = gains[seat]
        if count == 0:
            credit(entries, node, gain)
            credit(entries, trail[at + 3], gain)
        else:
            regret(entries, trail, odds, at, gain)
        at += STEP + count


@rule
def credit(entries, at, gain):
    entries[at].total += gain
    entries[at].visits += 1


@rule
def regret(entries, trail, odds, at, gain):
    """What each candidate would have brought is its mean so far; the chosen one's is corrected by how it came out."""
    count, node, chosen = trail[at + 1], trail[at + 2], trail[at + 3]
    first = at + STEP
    middle = entries[node].total / max(entries[node].visits, 1)
    taken = trail[first + chosen]
    surprise = (gain - mean(entries, taken, middle)) / odds[at]
    value = 0.0
    for k in range(count):
        value += odds[first + k] * mean(entries, trail[first + k], middle)
    value += odds[first + chosen] * surprise
    for k in range(count):
        entry = trail[first + k]
        entries[entry].regret += mean(entries, entry, middle) - value
        entries[entry].mixed += odds[first + k] * entries[node].visits
    entries[taken].regret += surprise
    credit(entries, taken, gain)


@rule
def mean(entries, at, otherwise):
    return entries[at].total / entries[at].visits if entries[at].visits else otherwise


def growth(rules: Any, policy: Callable, prospects: Callable, far: Callable, secrets: bool) -> Callable:
    """The function that makes playouts. It closes over plain rules, as all that is compiled and kept here does."""
    turn, legal, chances, apply = rules.turn, rules.legal, rules.chances, rules.apply
    hide, imagine = rules.hide, rules.imagine

    @rule
    def known_here(table, table_words, blanked, blanked_words, seat):
        """The number of what the searching seat would know."""
        if not secrets:
            return fingerprint(table_words)
        blanked[0] = table[0]
        hide(blanked[0], seat)
        return fingerprint(blanked_words)

    def grow(
        root,
        table,
        table_words,
        blanked,
        blanked_words,
        pad,
        seat,
        playouts,
        entries,
        used,
        trail,
        odds,
        tuning,
    ):
        gains = np.zeros(MOST_SEATS)
        for _ in range(playouts):
            table[0] = root[0]
            state = table[0]
            imagine(state, seat, pad)
            length = 0
            # Down the tree
            while True:
                waiting = turn(state)
                if waiting == OVER or far(root[0], state):
                    break
                if waiting == CHANCE:
                    apply(state, CHANCE, draw(pad, chances(state, pad)))
                    continue
                if waiting & (waiting - 1) == 0:
                    actor = nth_bit(waiting, 0)
                    legal(state, actor, pad)
                    if bits.count(pad.words) == 1:
                        apply(state, actor, bits.nth(pad.words, 0))
                        continue
                if length + STEP > len(trail):
                    break
                key = known_here(table, table_words, blanked, blanked_words, seat)
                node = place_of(entries, key)
                if entries[node].key == 0:
                    if has_room(entries, used, 1):
                        entered(entries, key, used)
                    break
                if waiting & (waiting - 1) == 0:
                    favourite = policy(state, actor, pad)
                    action = most_promising(entries, node, actor, favourite, pad.words, tuning)
                    at = place_of(entries, mixed(key, actor, action))
                    if entries[at].key == 0:
                        if not has_room(entries, used, 1):
                            break
                        at = entered(entries, mixed(key, actor, action), used)
                    trail[length], trail[length + 1], trail[length + 2], trail[length + 3] = actor, 0, node, at
                    length += STEP
                    apply(state, actor, action)
                    continue
                wanted = 0
                for other in range(state.seats):
                    if waiting >> other & 1:
                        legal(state, other, pad)
                        wanted += STEP + bits.count(pad.words)
                if length + wanted > len(trail) or not has_room(entries, used, wanted):
                    break
                for other in range(state.seats):
                    if waiting >> other & 1:
                        legal(state, other, pad)
                        if other != seat and below(pad, 256) < 256 * tuning[4]:
                            apply(state, other, policy(state, other, pad))
                            continue
                        action = by_regret(entries, node, other, pad.words, used, trail, odds, length, tuning, pad)
                        count, chosen = trail[length + 1], trail[length + 3]
                        odds[length] = with_spread(odds[length + STEP + chosen], count, tuning)
                        length += STEP + count
                        apply(state, other, action)
                entries[node].visits += 1
            # On from its edge
            while True:
                waiting = turn(state)
                if waiting == OVER or far(root[0], state):
                    break
                if waiting == CHANCE:
                    apply(state, CHANCE, draw(pad, chances(state, pad)))
                    continue
                for other in range(state.seats):
                    if waiting >> other & 1:
                        legal(state, other, pad)
                        if tuning[3] > 0 and below(pad, 256) < tuning[3]:
                            apply(state, other, any_marked(pad))
                        else:
                            apply(state, other, policy(state, other, pad))
            prospects(state, pad)
            for other in range(state.seats):
                gains[other] = pad.points[other] / SURE
            tell(entries, trail, odds, length, gains)

    return grow


# Around it, plain Python


def offered(game: Game, name: str, otherwise: Any) -> Any:
    return getattr(part_of(game, "bots"), name, otherwise)


def compiled_growth(game: Game) -> Callable[..., None]:
    """`grow` for this game, compiled and kept on disk together with its rules."""
    import numba
    from numba import types

    table = types.Array(numba.from_dtype(game.rules.State.dtype), 1, "C", aligned=False)
    entries = types.Array(numba.from_dtype(ENTRY), 1, "C")
    pad = numba.from_dtype(game.pad_type)
    i8, numbers, floats = types.int64, types.int64[::1], types.float64[::1]
    signature = types.void(
        table, table, numbers, table, numbers, pad, i8, i8, entries, numbers, numbers, floats, floats
    )  # fmt: skip
    return game.compiled.add("search", signature, plain_growth(game))


def plain_growth(game: Game) -> Callable[..., None]:
    return growth(
        game.rules,
        policy_of(game),
        offered(game, "prospects", None) or default_prospects(game.rules),
        offered(game, "far", beyond(game.horizon) if game.horizon else never),
        game.secrets,
    )


def roomy(game: Game) -> tuple[Any, Any]:
    """A table of one record, and the same bytes as whole numbers."""
    kind = game.rules.State.dtype
    buffer = np.zeros((kind.itemsize + 7) // 8, np.int64)
    return np.ndarray(1, kind, buffer.data).view(np.recarray), buffer


class Search:
    """A tree that grows. `grow` may be given `plain_growth(game)` where compiling is not worth the wait."""

    def __init__(
        self, game: Game, known: Any, seat: int, seed: int, tuning: Tuning, size: int, grow: Callable | None = None
    ):
        self.game, self.seat = game, seat
        self.grow = grow or compiled_growth(game)
        self.root, self.root_words = roomy(game)
        self.root[0] = known
        offered(game, "reopen", as_it_is)(self.root[0], seat)
        self.table, self.blanked = roomy(game), roomy(game)
        self.pad = game.pad(int(luck.seeds(seed, seat, 1)[0]))
        self.entries = batch_of(ENTRY, size)
        self.used, self.trail, self.odds = np.zeros(1, np.int64), np.zeros(4096, np.int64), np.zeros(4096)
        self.tuning = tuning.numbers()
        self.playouts = 0

    def run(self, playouts: int) -> None:
        self.grow(
            self.root, *self.table, *self.blanked, self.pad, self.seat, playouts,
            self.entries, self.used, self.trail, self.odds, self.tuning,
        )  # fmt: skip
        self.playouts += playouts

    def found(self) -> tuple[dict[int, float], dict[int, float]]:
        """Of each candidate its mean, and how much of the seat's choice it is: drawn at once, or visited."""
        self.game.rules.legal(self.root[0], self.seat, self.pad)
        key = fingerprint(self.root_words)
        at = {a: place_of(self.entries, mixed(key, self.seat, a)) for a in bits.members(self.pad.words)}
        alone = int(self.game.rules.turn(self.root[0])) == 1 << self.seat
        tried = [i for i in at.values() if self.entries[i].visits]
        worst = min((float(mean(self.entries, i, 0.0)) for i in tried), default=0.0)
        worths = {a: float(mean(self.entries, i, worst)) for a, i in at.items()}  # untried ones looked no better
        weights = {a: float(self.entries[i]["visits" if alone else "mixed"]) for a, i in at.items()}
        total = sum(weights.values())
        return worths, {a: w / total if total else 1 / len(at) for a, w in weights.items()}


def think(
    game: Game, known: Any, seat: int, budget: Budget, seed: int, tuning: Tuning | None = None,
    grow: Callable | None = None,
) -> Search:  # fmt: skip
    """Searches until the budget is spent."""
    most = budget.iterations or LARGEST
    size = min(max(1 << (32 * most - 1).bit_length(), 1 << 12), LARGEST)
    search = Search(game, known, seat, seed, tuning or offered(game, "TUNING", Tuning()), size, grow)
    goes_on = budget.clock()
    while search.playouts < most and (goes_on() or not search.playouts):
        search.run(min(CHUNK, most - search.playouts))
    return search


def drawn(mix: dict[int, float], pad: Any) -> int:
    """One of the actions, as likely as the mix says."""
    left = below(pad, 1 << 30) / (1 << 30) * sum(mix.values())
    for action, share in mix.items():
        left -= share
        if left < 0:
            return action
    return max(mix, key=lambda action: mix[action])
