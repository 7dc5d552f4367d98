"""Small games solved exactly: CFR+, external-sampling MCCFR and exact best responses, for any game.

    tree = Tree(sobremesa.game("raj"), seats=2, bids=4, prizes=[1, 2, 3, 4])
    solver = CFR(tree)                  # or MCCFR(tree, seed=1)
    solver.run(1000)
    solver.policy().exploitability()

The compiled rules lay the whole game out as a tree once; everything after that runs over its arrays. An information set
is what a seat knows (the blanked record, which forgets nothing). Simultaneous choices are made one after the other,
hidden from each other. A seat with only one legal action makes it: only real decisions and chances are nodes. With the
numbers of a solver a node takes about 64 bytes, so a gigabyte holds fifteen million nodes.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.engine import bits, luck
from sobremesa.engine.copies import copy_record
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.objectives import OBJECTIVES, returns
from sobremesa.engine.observation import PLAIN, WIDTHS, readable
from sobremesa.engine.options import shown
from sobremesa.engine.record import Ints
from sobremesa.engine.rule import CHANCE, EVEN, OVER, WINNERS, rule

from . import Budget, Thought

END = -2  # as a node's actor; else a seat, or CHANCE
ROOM = 1 << 14  # nodes that a tree has room for at first
LARGEST = 15_000_000  # nodes: about a gigabyte
DEEP = 10_000  # decisions and chances on one line
NODE = np.dtype([("actor", "i4"), ("set", "i4"), ("first", "i8"), ("count", "i4"), ("action", "i4"), ("chance", "f8")])
MADE, SETS, ENDS = range(3)  # what is counted while a tree grows
Floats = NDArray[np.float64]


def hashing(game: Game) -> Callable:
    """A function that makes two hashes of a record: together as good as sure to be its own."""
    size = game.rules.State.dtype.itemsize
    plain, width = next(
        (name, np.dtype(kind).itemsize)
        for name, kind in zip(PLAIN, WIDTHS, strict=True)
        if size % np.dtype(kind).itemsize == 0
    )
    count = size // width

    @rule
    def mixed(state, seat):
        one, two = np.uint64(14695981039346656037 + seat), np.uint64(11400714819323198485)
        for i in range(count):
            word = np.uint64(np.int64(state[plain][i]))
            one = (one ^ word) * np.uint64(1099511628211)
            one ^= one >> np.uint64(29)
            two = (two + word) * np.uint64(13787848793156543929)
            two ^= two >> np.uint64(31)
        return one, two

    return mixed


def growing(game: Game) -> Callable:
    """A function that lays the tree out, depth first: the children of a node lie side by side, somewhere after it."""
    rules = game.rules
    turn, legal, chances, apply, scores = rules.turn, rules.legal, rules.chances, rules.apply, rules.scores
    outcome, hide, mixed = rules.outcome, rules.hide, hashing(game)

    @rule
    def options_of(state, known, actor, pad):
        """Marks what may be done here: how many things, and the sum of their weights or EVEN."""
        if actor == CHANCE:
            bits.clear(pad.words)
            total = chances(state, pad)
            if total == EVEN:
                return bits.count(pad.words), total
            many = 0
            for k in range(len(pad.weights)):
                if pad.weights[k] > 0:
                    bits.put(pad.words, k)
                    many += 1
                else:
                    pad.words[k >> 6] &= ~(np.uint64(1) << np.uint64(k & 63))
            return many, total
        copy_record(known, state)
        hide(known, actor)
        legal(known, actor, pad)
        return bits.count(pad.words), EVEN

    @rule
    def actor_of(waiting):
        return END if waiting == OVER else CHANCE if waiting == CHANCE else bits.nth_bit(waiting, 0)

    def grow(records, blanked, pads, nodes, path, keys, index, points, results, done):
        """False when there is no room left. `path` has the node at each depth, and how many children were visited."""
        pad, known = pads[0], blanked[0]
        depth, path[0, 0], fresh = 0, 0, True
        done[MADE] = 1
        while depth >= 0:
            at, state = path[depth, 0], records[depth]
            if fresh:
                actor = actor_of(turn(state))
                many, total = (0, EVEN) if actor == END else options_of(state, known, actor, pad)
                while many == 1:
                    apply(state, actor, bits.nth(pad.words, 0))
                    actor = actor_of(turn(state))
                    many, total = (0, EVEN) if actor == END else options_of(state, known, actor, pad)
                first = done[MADE]
                if first + many > len(nodes) or done[SETS] == len(keys) or done[ENDS] == len(results):
                    return False
                if depth + 2 >= len(records):
                    return False
                node = nodes[at]
                node.actor, node.first, node.count = actor, first, many
                path[depth, 1] = 0
                if actor == END:
                    scores(state, pad)
                    for seat in range(state.seats):
                        points[done[ENDS], seat] = pad.points[seat]
                    results[done[ENDS]] = outcome(state)
                    node.set = done[ENDS]
                    done[ENDS] += 1
                elif actor >= 0:
                    one, two = mixed(known, actor)
                    place = np.int64(one & np.uint64(len(index) - 1))
                    while index[place] and (keys[index[place] - 1, 0] != one or keys[index[place] - 1, 1] != two):
                        place = (place + 1) & (len(index) - 1)
                    if not index[place]:
                        keys[done[SETS], 0], keys[done[SETS], 1] = one, two
                        done[SETS] += 1
                        index[place] = done[SETS]
                    node.set = index[place] - 1
                for number in range(many):
                    child = nodes[first + number]
                    child.action = bits.nth(pad.words, number)
                    child.chance = 1.0 / many if total == EVEN else pad.weights[child.action] / total
                done[MADE] += many
            node = nodes[at]
            if path[depth, 1] == node.count:
                depth, fresh = depth - 1, False
                continue
            child = node.first + path[depth, 1]
            path[depth, 1] += 1
            copy_record(records[depth + 1], state)
            apply(records[depth + 1], node.actor, nodes[child].action)
            depth += 1
            path[depth, 0], fresh = child, True
        return True

    return grow


def matched(regrets, starts, mix):
    """Regret matching: each action as likely as it is regretted, all equally where none is."""
    for number in range(len(starts) - 1):
        total = 0.0
        for a in range(starts[number], starts[number + 1]):
            total += max(regrets[a], 0.0)
        for a in range(starts[number], starts[number + 1]):
            mix[a] = max(regrets[a], 0.0) / total if total > 0 else 1.0 / (starts[number + 1] - starts[number])


def reaching(nodes, starts, mix, seat, own, others):
    """How likely each node is reached by what the seat does, and by all the rest."""
    own[0], others[0] = 1.0, 1.0
    for at in range(len(nodes)):
        node = nodes[at]
        for i in range(node.count):
            child = node.first + i
            own[child], others[child] = own[at], others[at]
            if node.actor == CHANCE:
                others[child] *= nodes[child].chance
            elif node.actor == seat:
                own[child] *= mix[starts[node.set] + i]
            elif node.actor >= 0:
                others[child] *= mix[starts[node.set] + i]


def valuing(nodes, starts, mix, worth, seat, values):
    """What each node is worth to the seat when all play by the mix."""
    for at in range(len(nodes) - 1, -1, -1):
        node = nodes[at]
        if node.actor == END:
            values[at] = worth[node.set, seat]
            continue
        value = 0.0
        for i in range(node.count):
            share = nodes[node.first + i].chance if node.actor == CHANCE else mix[starts[node.set] + i]
            value += share * values[node.first + i]
        values[at] = value


def regretting(nodes, starts, mix, seat, own, others, values, weight, regrets, average):
    """Adds what the seat regrets, and what it plays, weighted; regrets stay at or above zero (CFR+)."""
    for at in range(len(nodes)):
        node = nodes[at]
        if node.actor != seat:
            continue
        for i in range(node.count):
            a = starts[node.set] + i
            regrets[a] += others[at] * (values[node.first + i] - values[at])
            average[a] += weight * own[at] * mix[a]
    for at in range(len(nodes)):
        node = nodes[at]
        if node.actor == seat:
            for i in range(node.count):
                a = starts[node.set] + i
                regrets[a] = max(regrets[a], 0.0)


@rule
def fraction(lucks):
    """A random number from 0 up to 1 (xorshift)."""
    x = lucks[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    lucks[0] = x
    return np.float64(x >> np.uint64(11)) / 9007199254740992.0


def sampling(nodes, starts, worth, seats, iterations, lucks, regrets, average, visited, values):
    """External sampling: the seat tries all it can do, chance and the others do one thing."""
    for _ in range(iterations):
        for seat in range(seats):
            count, number = 1, 0
            visited[0] = 0
            while number < count:
                at = visited[number]
                number += 1
                node = nodes[at]
                if node.actor == END:
                    continue
                if node.actor == seat:
                    for i in range(node.count):
                        visited[count] = node.first + i
                        count += 1
                    continue
                left, chosen = fraction(lucks), 0
                if node.actor == CHANCE:
                    while chosen < node.count - 1 and left >= nodes[node.first + chosen].chance:
                        left -= nodes[node.first + chosen].chance
                        chosen += 1
                else:
                    start, total = starts[node.set], 0.0
                    for i in range(node.count):
                        total += max(regrets[start + i], 0.0)
                    picked = False
                    for i in range(node.count):
                        share = max(regrets[start + i], 0.0) / total if total > 0 else 1.0 / node.count
                        average[start + i] += share
                        if not picked:
                            chosen = i
                            picked = left < share
                            left -= share
                visited[count] = node.first + chosen
                values[at] = node.first + chosen  # whose value it has
                count += 1
            for number in range(count - 1, -1, -1):
                at = visited[number]
                node = nodes[at]
                if node.actor == END:
                    values[at] = worth[node.set, seat]
                elif node.actor != seat:
                    values[at] = values[np.int64(values[at])]
                else:
                    start, total, value = starts[node.set], 0.0, 0.0
                    for i in range(node.count):
                        total += max(regrets[start + i], 0.0)
                    for i in range(node.count):
                        share = max(regrets[start + i], 0.0) / total if total > 0 else 1.0 / node.count
                        value += share * values[node.first + i]
                    for i in range(node.count):
                        regrets[start + i] += values[node.first + i] - value
                    values[at] = value


def answering(nodes, starts, mix, worth, seat, others, depths, order, ends, values, sums, best):
    """The best answer of a seat to the mix, exactly: `best` is the action it takes in each of its sets.

    `order` lists the nodes by how often the seat has decided before them, most often first, and `ends` where each such
    group ends; within a group later nodes come first.
    """
    begin = 0
    for group in range(len(ends)):
        for place in range(begin, ends[group]):
            node = nodes[order[place]]
            if node.actor == seat:
                for i in range(node.count):
                    sums[starts[node.set] + i] += others[order[place]] * values[node.first + i]
        for place in range(begin, ends[group]):
            node = nodes[order[place]]
            if node.actor == seat and best[node.set] < 0:
                best[node.set] = 0
                for i in range(1, node.count):
                    if sums[starts[node.set] + i] > sums[starts[node.set] + best[node.set]]:
                        best[node.set] = i
        for place in range(begin, ends[group]):
            at = order[place]
            node = nodes[at]
            if node.actor == END:
                values[at] = worth[node.set, seat]
            elif node.actor == seat:
                values[at] = values[node.first + best[node.set]]
            else:
                value = 0.0
                for i in range(node.count):
                    share = nodes[node.first + i].chance if node.actor == CHANCE else mix[starts[node.set] + i]
                    value += share * values[node.first + i]
                values[at] = value
        begin = ends[group]


def counting(nodes, seat, depths):
    """How often the seat has decided before each node."""
    depths[0] = 0
    for at in range(len(nodes)):
        node = nodes[at]
        for i in range(node.count):
            depths[node.first + i] = depths[at] + (node.actor == seat)


class Compiled:
    """The functions over a tree's arrays, compiled and kept on disk together with the game's rules."""

    def __init__(self, game: Game):
        import numba
        from numba import types

        def records(dtype: np.dtype) -> Any:
            return types.Array(numba.from_dtype(dtype), 1, "C", aligned=False)

        nodes, table, pads = types.Array(numba.from_dtype(NODE), 1, "C"), None, records(game.pad_type)
        table = records(readable(game.rules.State.dtype))
        i8, i8s, f8s, f8ss = types.int64, types.int64[::1], types.float64[::1], types.float64[:, ::1]
        u8s, u8ss, i8ss = types.uint64[::1], types.uint64[:, ::1], types.int64[:, ::1]
        tree = (nodes, i8s)

        def add(name: str, signature: Any, function: Callable) -> Callable:
            return game.compiled.add(f"tabular_{name}", signature, function)

        grow = types.boolean(table, table, pads, nodes, i8ss, u8ss, i8s, i8ss, i8s, i8s)
        self.grow = add("grow", grow, growing(game))
        self.match = add("match", types.void(f8s, i8s, f8s), matched)
        self.reach = add("reach", types.void(*tree, f8s, i8, f8s, f8s), reaching)
        self.value = add("value", types.void(*tree, f8s, f8ss, i8, f8s), valuing)
        regret = types.void(*tree, f8s, i8, f8s, f8s, f8s, types.float64, f8s, f8s)
        self.regret = add("regret", regret, regretting)
        self.sample = add("sample", types.void(*tree, f8ss, i8, i8, u8s, f8s, f8s, i8s, f8s), sampling)
        answer = types.void(*tree, f8s, f8ss, i8, f8s, i8s, i8s, i8s, f8s, f8s, i8s)
        self.answer = add("answer", answer, answering)
        self.count = add("count", types.void(nodes, i8, i8s), counting)


class Tree:
    """The tree of a whole game.

    `nodes` are its decisions, chances and ends. Information set n has the actions `actions[starts[n]:starts[n + 1]]`.
    `worth[end, seat]` is the value of an end by the objective: "difference", "win" or "points".
    """

    def __init__(
        self, game: Game, seats: Any = None, objective: str = "difference", largest: int = LARGEST, **options: Any
    ):
        if objective not in OBJECTIVES:
            raise BadOption("bad-value", name="objective", value=shown(objective), values=" | ".join(OBJECTIVES))
        self.game, self.objective = game, objective
        self.seats, self.options = game.settled(min(game.seats) if seats is None else seats, options)
        self.compiled = Compiled(game)
        room = min(ROOM, largest)
        while not self._grown(room):
            if room == largest:
                raise BadOption("tree-large", nodes=largest)
            room = min(4 * room, largest)

    def _grown(self, room: int) -> bool:
        """Lays the game out, if there is room for it."""
        game, seats, kind = self.game, self.seats, readable(self.game.rules.State.dtype)
        deep = min(game.longest(seats, self.options), DEEP) + 3
        records, blanked, pads = np.zeros(deep, kind), np.zeros(1, kind), np.zeros(1, game.pad_type)
        records.view(game.rules.State.dtype)[0] = game.start(seats, self.options)
        nodes, path = np.zeros(room, NODE), np.zeros((deep, 2), np.int64)
        keys, index = np.zeros((room // 2, 2), np.uint64), np.zeros(1 << (room - 1).bit_length(), np.int64)
        points, results, done = np.zeros((room, seats), np.int64), np.zeros(room, np.int64), np.zeros(3, np.int64)
        if not self.compiled.grow(records, blanked, pads, nodes, path, keys, index, points, results, done):
            return False
        made, sets, ends = map(int, done)
        self.nodes, self.keys = nodes[:made].copy(), keys[:sets].copy()
        self.worth = worths(points[:ends], results[:ends], self.objective)
        deciding = np.flatnonzero(self.nodes["actor"] >= 0)
        numbers, firsts = np.unique(self.nodes["set"][deciding], return_index=True)
        assert len(numbers) == sets
        examples = self.nodes[deciding[firsts]]  # a node of each set
        self.owners = examples["actor"].astype(np.int64)
        sizes = examples["count"].astype(np.int64)
        self.starts = np.concatenate([[0], np.cumsum(sizes)])
        places = np.repeat(examples["first"] - self.starts[:-1], sizes) + np.arange(self.starts[-1])
        self.actions: Ints = self.nodes["action"][places].astype(np.int64)
        return True

    @cached_property
    def by_knowledge(self) -> dict[tuple[int, int], int]:
        """The information sets by the hashes of what their seats know."""
        return {(int(one), int(two)): number for number, (one, two) in enumerate(self.keys)}

    def set_of(self, known: Any, seat: int) -> int | None:
        """The information set of a seat with this knowledge (a blanked record); None where the seat has no choice."""
        record = np.frombuffer(known.tobytes(), readable(self.game.rules.State.dtype)).view(np.recarray)[0]
        with np.errstate(over="ignore"):
            one, two = hashing(self.game)(record, seat)
        return self.by_knowledge.get((int(one), int(two)))

    def __len__(self) -> int:
        """How many information sets there are."""
        return len(self.owners)

    def __repr__(self) -> str:
        return f"<Tree {self.game.name}: {len(self.nodes)} nodes, {len(self)} information sets>"


def worths(points: Any, results: Any, objective: str) -> Floats:
    """What each end is worth to each seat. Many ends have the same points and winners."""
    seats = points.shape[1]
    kinds, which = np.unique(np.column_stack([points, results & WINNERS]), axis=0, return_inverse=True)
    table = [returns(objective, kind[:seats], bits.members([kind[seats]])) for kind in kinds.tolist()]
    return np.ascontiguousarray(np.array(table)[which.reshape(-1)])


class Policy:
    """The probability of each action in each information set. A policy is a bot: the arena and environments take it."""

    def __init__(self, tree: Tree, mix: Floats | None = None):
        self.tree = tree
        self.mix = np.empty(len(tree.actions))
        tree.compiled.match(np.zeros(len(tree.actions)) if mix is None else mix, tree.starts, self.mix)

    def values(self) -> list[float]:
        """The value of the game to each seat when all seats play this policy."""
        tree, values = self.tree, np.empty(len(self.tree.nodes))
        found = []
        for seat in range(tree.seats):
            tree.compiled.value(tree.nodes, tree.starts, self.mix, tree.worth, seat, values)
            found.append(float(values[0]))
        return found

    def best_response(self, seat: int) -> tuple[float, "Policy"]:
        """The value of the game to a seat that plays its best response to this policy, and a policy that holds it."""
        tree, count = self.tree, len(self.tree.nodes)
        own, others, values, depths = np.empty(count), np.empty(count), np.empty(count), np.empty(count, np.int64)
        tree.compiled.reach(tree.nodes, tree.starts, self.mix, seat, own, others)
        tree.compiled.count(tree.nodes, seat, depths)
        order = np.lexsort((-np.arange(count), -depths))
        sizes = np.bincount(depths)[::-1]
        ends = np.cumsum(sizes[sizes > 0])
        sums, best = np.zeros(len(tree.actions)), np.full(len(tree), -1)
        tree.compiled.answer(
            tree.nodes, tree.starts, self.mix, tree.worth, seat, others, depths, order, ends, values, sums, best
        )
        answer = Policy(tree, self.mix)
        for number in np.flatnonzero(best >= 0):
            answer.mix[tree.starts[number] : tree.starts[number + 1]] = 0.0
            answer.mix[tree.starts[number] + best[number]] = 1.0
        return float(values[0]), answer

    def nash_conv(self) -> float:
        """The sum of what each seat could gain by its best response to the others."""
        return sum(self.best_response(seat)[0] - value for seat, value in enumerate(self.values()))

    def exploitability(self) -> float:
        """What a seat could gain by a best response, on average over the seats; 0 in an equilibrium."""
        return self.nash_conv() / self.tree.seats

    def probabilities(self, known: Any, seat: int) -> dict[int, float]:
        """The probability of each action for a seat with this knowledge (a blanked record)."""
        tree = self.tree
        number = tree.set_of(known, seat)
        if number is None:
            tree.game.rules.legal(known, seat, pad := tree.game.pad())
            return dict.fromkeys(bits.members(pad.words), 1.0)
        place = slice(tree.starts[number], tree.starts[number + 1])
        return dict(zip(tree.actions[place].tolist(), self.mix[place].tolist(), strict=True))

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        """Draws a move from the policy, as a bot does."""
        mix = self.probabilities(blanked, seat)
        left = float(luck.seeds(seed, seat, 1)[0]) / (luck.MULTIPLIER << 31) * sum(mix.values())
        action = next((action for action, share in mix.items() if (left := left - share) < 0), [*mix][-1])
        return Thought(action, mix, mix)


class CFR:
    """CFR+: regret matching with regrets that never fall below zero, seats in turn, later iterations weighing more."""

    def __init__(self, tree: Tree):
        self.tree, self.iterations = tree, 0
        self.regrets, self.average = np.zeros(len(tree.actions)), np.zeros(len(tree.actions))

    def run(self, iterations: int) -> None:
        """Runs this many further iterations."""
        tree, compiled, count = self.tree, self.tree.compiled, len(self.tree.nodes)
        own, others, values, mix = np.empty(count), np.empty(count), np.empty(count), np.empty(len(tree.actions))
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(tree.seats):
                compiled.match(self.regrets, tree.starts, mix)
                compiled.reach(tree.nodes, tree.starts, mix, seat, own, others)
                compiled.value(tree.nodes, tree.starts, mix, tree.worth, seat, values)
                compiled.regret(
                    tree.nodes, tree.starts, mix, seat, own, others, values, float(self.iterations), self.regrets,
                    self.average,
                )  # fmt: skip

    def policy(self) -> Policy:
        """The average policy of all iterations, which approaches an equilibrium at two seats."""
        return Policy(self.tree, self.average)


class MCCFR:
    """Monte Carlo CFR with external sampling: each iteration looks at a small part of the tree."""

    def __init__(self, tree: Tree, seed: int = 0):
        self.tree, self.iterations = tree, 0
        self.regrets, self.average = np.zeros(len(tree.actions)), np.zeros(len(tree.actions))
        self.lucks = luck.seeds(seed, 0, 1).astype(np.uint64)
        self.visited, self.values = np.empty(len(tree.nodes) + 1, np.int64), np.empty(len(tree.nodes))

    def run(self, iterations: int) -> None:
        """Runs this many further iterations."""
        tree = self.tree
        tree.compiled.sample(
            tree.nodes, tree.starts, tree.worth, tree.seats, iterations, self.lucks, self.regrets, self.average,
            self.visited, self.values,
        )  # fmt: skip
        self.iterations += iterations

    def policy(self) -> Policy:
        """The average policy of all iterations, which approaches an equilibrium at two seats."""
        return Policy(self.tree, self.average)
