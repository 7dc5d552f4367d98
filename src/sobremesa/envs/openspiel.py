"""OpenSpiel games: importing this registers `sobremesa_raj`, `sobremesa_linko` and all the others.

    import pyspiel, sobremesa.envs.openspiel
    game = pyspiel.load_game("sobremesa_raj(seats=2,bids=3,prizes=2:1:-1,objective=difference)")

Parameters are `seats`, the game's options (lists with colons; 0 or nothing for the game's own default where that
depends on the seats) and `objective`. Where several seats choose at the same time, a position is simultaneous here,
too, and what is given for the others counts for nothing; where one seat chooses, it is that seat's. With `_in_turn`
after the name of such a game its seats choose one after the other, hidden from each other, for algorithms that want
turns.

A state is plain data: the record, and the log as numbers. Python's `pickle` and `copy` keep games and states by name,
parameters and this data. (OpenSpiel's own strings of states run whatever they say when they are loaded: never load them
from strangers. What comes from others comes as our own records, `sobremesa.replay`.)
"""

import ast
import hashlib
import struct
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import Any

import numpy as np
import pyspiel

from sobremesa import games
from sobremesa.engine import bits
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.luck import MULTIPLIER
from sobremesa.engine.objectives import OBJECTIVES, returns
from sobremesa.engine.observation import Observation, row_of
from sobremesa.engine.options import Flag, Option, Whole, shown
from sobremesa.engine.record import batch_of
from sobremesa.engine.rule import CHANCE, EVEN, EVERYONE, EVERYTHING, OVER, SPECTATOR, is_rule, rule

from .batch import entry, may

PREFIX, IN_TURN = "sobremesa_", "_in_turn"
UNKNOWN = -1  # as the action of an entry that a seat has not seen
SETTINGS = 4096  # games with different parameters that are remembered
SETS = 1 << 16  # sets of actions whose members are remembered
LONGEST = 2000  # entries of a log that a tensor tells: the last ones. The observation beside them forgets nothing
Entry = np.dtype([("actor", "i4"), ("action", "i4"), ("audience", "i4")])
entry_of = struct.Struct("=iii").pack
TERMINAL, BY_CHANCE, AT_ONCE = (
    int(each) for each in (pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.SIMULTANEOUS)
)
MAY, HIDE, IMAGINE, TURN = range(4)  # what is asked at a desk
REFUSED = -100  # in place of whose turn it is, after an action that is not legal


@dataclass(frozen=True)
class Facts:
    """What a game's name and parameters say."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    objective: str
    together: bool  # where several seats choose at the same time, they do so here

    @cached_property
    def desk(self) -> "Desk":
        return desk(self.game)

    @cached_property
    def latest(self) -> list[tuple[bytes, Any, list[str]]]:
        """The last log that was told as text, where it led, and its texts: the next is mostly a little longer."""
        return [(b"", self.game.start(self.seats, self.options), [])]

    @cached_property
    def start(self) -> tuple[bytes, int]:
        """The record to begin with, and whose turn it is."""
        start = self.game.start(self.seats, self.options)
        return start.tobytes(), int(self.game.rules.turn(start))

    @cached_property
    def longest(self) -> int:
        return self.game.longest(self.seats, self.options)

    @cached_property
    def observation(self) -> Observation:
        return Observation(self.game, self.seats)

    @cached_property
    def bounds(self) -> tuple[float, float]:
        low, high = self.game.points(self.seats, self.options)
        if self.objective == "points":
            return low, high
        return (low - high, high - low) if self.objective == "difference" else (-1, 1)

    def returns(self, points: Any, winners: list[int]) -> list[float]:
        """What each seat gets in the end."""
        return returns(self.objective, points[: self.seats], winners)


@lru_cache(SETTINGS)
def facts(name: str, given: tuple[tuple[str, Any], ...]) -> Facts:
    plain = name.removeprefix(PREFIX).removesuffix(IN_TURN)
    game, parameters = games.game(plain), dict(given)
    objective = parameters.pop("objective")
    if objective not in OBJECTIVES:
        raise BadOption("bad-value", name="objective", value=shown(objective), values=" | ".join(OBJECTIVES))
    seats = parameters.pop("seats")
    options = {key: value for key, value in parameters.items() if value not in ("", parameter(game.options[key]))}
    seats, options = game.settled(seats, options)
    return Facts(game, seats, options, objective, game.simultaneous and not name.endswith(IN_TURN))


def label(game: pyspiel.Game) -> str:
    """A game's name and parameters. (What OpenSpiel itself writes cannot always be read again: it escapes nothing.)"""
    return repr((game.get_type().short_name, tuple(sorted(game.get_parameters().items()))))


@lru_cache(SETTINGS)
def facts_of(label: str) -> Facts:
    return facts(*ast.literal_eval(label))


class Desk(threading.local):
    """Where each thread asks a game's compiled rules: a position is laid out here, and taken up again as bytes."""

    def __init__(self, game: Game):
        table, pads = (batch_of(kind, 1) for kind in (game.rules.State.dtype, game.pad_type))
        self.bytes = memoryview(table.view(np.uint8))
        self.words, self.weights = pads[0].words, pads[0].weights
        self.seen = np.zeros(2, np.int64)  # who saw the last action, and what lies open after it
        ask, act = questions(game)
        self.ask, self.act = partial(ask, table, pads), partial(act, table, pads, self.seen)

    def marked(self) -> tuple[int, ...]:
        """What was asked for last: actions, or outcomes equally likely."""
        return members_of(self.words.tobytes())


@lru_cache(SETS)
def members_of(words: bytes) -> tuple[int, ...]:
    """The members of a set of actions. The same sets come again and again."""
    return tuple(np.unpackbits(np.frombuffer(words, np.uint8), bitorder="little").nonzero()[0].tolist())


@lru_cache(SETS)
def evenly(outcomes: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    return tuple((outcome, 1 / len(outcomes)) for outcome in outcomes)


@lru_cache
def desk(game: Game) -> Desk:
    return Desk(game)


def questions(game: Game) -> tuple[Callable, Callable]:
    """What is asked at a desk, compiled and kept on disk together with the rules. Records are given in arrays
    of one: to be given a record alone takes compiled code longer than what it then does."""
    from numba import from_dtype, types

    rules = game.rules
    turn, legal, chances, apply, hide = rules.turn, rules.legal, rules.chances, rules.apply, rules.hide
    imagine, audience, opened = rules.imagine, rules.audience, rules.opened

    @rule
    def mark(state, seat, pad):
        """Marks what a seat may do, or chance; returns the sum of the weights, or EVEN."""
        if seat != CHANCE:
            legal(state, seat, pad)
            return EVEN
        bits.clear(pad.words)
        return chances(state, pad)

    def ask(tables, pads, what, seat, number):
        """Asks what is named, and returns the sum of the weights for MAY, else whose turn it is then."""
        state, pad = tables[0], pads[0]
        if what == MAY:
            return mark(state, seat, pad)
        if what == HIDE:
            hide(state, seat)
        elif what == IMAGINE:
            pad.luck = number
            imagine(state, seat, pad)
        return turn(state)

    def act(tables, pads, seen, seat, number):
        """Acts, writes down who saw it and what lies open then, and returns whose turn it is, or REFUSED."""
        state, pad = tables[0], pads[0]
        if mark(state, seat, pad) == EVEN:
            fine = may(pad.words, number)
        else:
            fine = 0 <= number < len(pad.weights) and pad.weights[number] > 0
        if not fine:
            return REFUSED
        seen[0] = audience(state, seat, number)
        apply(state, seat, number)
        seen[1] = opened(state)
        return int(turn(state))

    number = types.int64
    table, pads = (types.Array(from_dtype(kind), 1, "C", aligned=False) for kind in (rules.State.dtype, game.pad_type))

    def compiled(function: Callable, *given: Any) -> Callable:
        return entry(game.compiled.add(f"desk_{function.__name__}", number(*given), function))

    return (
        compiled(ask, table, pads, number, number, number),
        compiled(act, table, pads, number[::1], number, number) if is_rule(audience) and is_rule(opened) else act,
    )


def left_open(option: Option) -> Any:
    """The value of a parameter that leaves an option at the game's default."""
    return 0 if isinstance(option, Whole) else ""


def parameter(option: Option) -> Any:
    """The parameter's own default, which also tells OpenSpiel its type."""
    if callable(option.default):
        return left_open(option)
    if isinstance(option, Flag | Whole):
        return option.default
    text = option.text(option.default)
    try:
        return text if option.read(text) == option.default else left_open(option)
    except (ValueError, BadOption):
        return left_open(option)


def game_type(name: str, known: Facts) -> pyspiel.GameType:
    kind = pyspiel.GameType
    secret = known.game.secrets and not (known.together and known.game.secret_choices_only)
    return kind(
        short_name=name,
        long_name=name,
        dynamics=kind.Dynamics.SIMULTANEOUS if known.together else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if secret else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if known.objective == "points" else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=min(known.game.seats),
        max_num_players=max(known.game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(known.game),
    )


def specification(game: Game) -> dict[str, Any]:
    options = {name: parameter(option) for name, option in game.options.items()}
    return {"seats": min(game.seats), "objective": OBJECTIVES[0]} | options


def adapted(name: str) -> type[pyspiel.Game]:
    """The class that OpenSpiel makes games of that name with."""

    class Adapted(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None):
            given = specification(games.game(name.removeprefix(PREFIX).removesuffix(IN_TURN))) | (params or {})
            known = facts(name, tuple(sorted(given.items())))
            info = pyspiel.GameInfo(
                num_distinct_actions=known.game.actions,
                max_chance_outcomes=known.game.outcomes,
                num_players=known.seats,
                min_utility=known.bounds[0],
                max_utility=known.bounds[1],
                utility_sum=None if known.objective == "points" else 0.0,
                max_game_length=known.longest,
            )
            super().__init__(game_type(name, known), info, given)

        def new_initial_state(self) -> "Position":
            return Position(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
            return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

        def max_chance_nodes_in_history(self) -> int:
            return known_of(self).longest

        def __reduce__(self) -> Any:
            return loaded, (name, tuple(sorted(self.get_parameters().items())))

        def __deepcopy__(self, memo: Any) -> "Adapted":
            return self  # nothing in it ever changes

    return Adapted


def known_of(game: pyspiel.Game) -> Facts:
    return facts_of(label(game))


def loaded(name: str, parameters: tuple[tuple[str, Any], ...]) -> pyspiel.Game:
    """A game by its name, one of ours, and its parameters."""
    if name not in NAMES:
        raise BadOption("unknown-game", name=shown(name), known=", ".join(NAMES))
    return pyspiel.load_game(name, dict(parameters))


def restored(game: pyspiel.Game, history: list[int], data: tuple) -> "Position":
    """A state by its history; one that was imagined, whose history is not all known, stands where it stood."""
    state = game.new_initial_state()
    left = list(history)
    while left:
        if state.is_simultaneous_node():
            joint, left = left[: game.num_players()], left[game.num_players() :]
            state.apply_actions(joint)
        else:
            state.apply_action(left.pop(0))
    state._record, state._log, state._open, state._first, turn, state._imagined = data
    state._set_turn(turn)
    return state


class Position(pyspiel.State):
    """A position. What it is about stands in plain attributes: OpenSpiel copies and pickles them."""

    def __init__(self, game: pyspiel.Game):
        super().__init__(game)
        self._label = label(game)
        self._log = b""  # an Entry each
        self._open = 0  # entries that are open to all
        self._imagined = False
        self._first = 0  # of several seats that are to choose, the one that does so first
        self._record, turn = self._facts().start
        self._set_turn(turn)

    def _facts(self) -> Facts:
        return facts_of(self._label)

    def _state(self) -> Any:
        """The record, to be read only."""
        return np.frombuffer(self._record, self._facts().game.rules.State.dtype)[0]

    def _laid_out(self) -> Desk:
        """The position on the desk of its game."""
        desk = facts_of(self._label).desk
        desk.bytes[:] = self._record
        return desk

    # Whose turn it is, and what may be done

    def current_player(self) -> int:
        return self._player

    def _set_turn(self, turn: int) -> None:
        """As the rules say it; OpenSpiel asks for it in its own numbers several times a move."""
        self._turn = turn
        if turn == OVER:
            self._player = TERMINAL
        elif turn == CHANCE:
            self._player = BY_CHANCE
        else:
            together = turn & (turn - 1) != 0 and self._facts().together
            self._player = AT_ONCE if together else self._mover()

    # (The next three would be answered in C++, which asks for the current player in Python, several times.)

    def is_chance_node(self) -> bool:
        return self._player == BY_CHANCE

    def is_simultaneous_node(self) -> bool:
        return self._player == AT_ONCE

    def legal_actions(self, *player: int) -> list[int]:
        asked = player[0] if player else self._player
        if asked >= 0 and self._player in (asked, AT_ONCE):
            return self._legal_actions(asked)
        return super().legal_actions(*player)

    def _mover(self) -> int:
        """The seat at or after the first one that is to choose."""
        waiting = self._turn >> self._first << self._first or self._turn
        return (waiting & -waiting).bit_length() - 1

    def is_terminal(self) -> bool:
        return self._turn == OVER

    def _legal_actions(self, player: int) -> list[int]:
        if not 0 <= player < self._facts().seats:
            raise ValueError(f"there is no player {player}")
        desk = self._laid_out()
        desk.ask(MAY, player, 0)
        return list(desk.marked())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        desk = self._laid_out()
        total = desk.ask(MAY, CHANCE, 0)
        if total == EVEN:
            return list(evenly(desk.marked()))
        return [(outcome, weight / total) for outcome, weight in enumerate(desk.weights.tolist()) if weight]

    # What is done

    def _apply_action(self, action: int) -> None:
        if self._turn == OVER:
            raise ValueError("the game is over")
        self._do([(CHANCE if self._turn == CHANCE else self._mover(), action)])

    def _apply_actions(self, actions: list[int]) -> None:
        if not self.is_simultaneous_node():
            raise ValueError("no joint action here: one player acts, or chance, or the game is over")
        if len(actions) != self._facts().seats:
            raise ValueError(f"{self._facts().seats} actions are needed, not {len(actions)}")
        self._do([(seat, action) for seat, action in enumerate(actions) if self._turn >> seat & 1])

    def _do(self, moves: list[tuple[int, int]]) -> None:
        desk = self._laid_out()
        log, opened, turn = self._log, self._open, self._turn
        for seat, action in moves:
            turn = desk.act(seat, action)
            if turn == REFUSED:
                possible = dict(self.chance_outcomes()) if seat == CHANCE else self._legal_actions(seat)
                raise ValueError(f"{action} is not among the actions {list(possible)}")
            audience, shown = desk.seen.tolist()
            log += entry_of(seat, action, audience)
            if shown == EVERYTHING:
                opened = len(log) // Entry.itemsize
            elif shown:
                log = laid_open(log, opened, shown)
        self._record, self._log, self._open = desk.bytes.tobytes(), log, opened
        self._set_turn(turn)

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return self._facts().game.notation.text(self._state(), seat, action)

    def returns(self) -> list[float]:
        known, state = self._facts(), self._state()
        if self._turn != OVER:
            return [0.0] * known.seats
        known.game.compiled.scores(state, pad := known.game.pad())
        return known.returns(pad.points, known.game.winners(int(known.game.compiled.outcome(state))))

    def __str__(self) -> str:
        """The moves as text: `+6 · 0: 14 · 1: 3`. Of an imagined state what is not known is `?`, and all after it is
        told as numbers."""
        known = self._facts()
        game, (told_log, state, parts) = known.game, known.latest[0]
        if not self._log.startswith(told_log):
            told_log, state, parts = b"", game.start(known.seats, known.options), []
        state, parts, ahead = state.copy(), parts.copy(), np.frombuffer(self._log[len(told_log) :], Entry)
        for number, (actor, action, _) in enumerate(ahead.tolist()):
            if action == UNKNOWN:
                return " · ".join([*parts, told(ahead[number:])])
            text = game.notation.text(state, actor, action)
            parts.append(text if actor == CHANCE else f"{actor}: {text}")
            game.compiled.apply(state, actor, action)
        known.latest[0] = bytes(self._log), state, parts
        return " · ".join(parts)

    def __reduce__(self) -> Any:
        data = self._record, self._log, self._open, self._first, self._turn, self._imagined
        return restored, (self.get_game(), [] if self._imagined else self.history(), data)

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.clone()

    # What a seat knows

    def blanked(self, seat: int) -> bytes:
        """The record as this seat, or SPECTATOR, may know it."""
        desk = self._laid_out()
        desk.ask(HIDE, seat, 0)
        return desk.bytes.tobytes()

    def seen(self, seat: int) -> Any:
        """The log as this seat, or SPECTATOR, may have it."""
        log = np.frombuffer(self._log, Entry).copy()
        sees = log["audience"] == EVERYONE
        if seat != SPECTATOR:
            sees |= (log["audience"] >> seat & 1).astype(bool)
        sees[: self._open] = True
        log["action"][~sees] = UNKNOWN
        return log

    def resample_from_infostate(self, player: int, sampler: Any) -> "Position":
        """A position that fits all this seat knows, any as likely as the others; what it has not seen is forgotten."""
        luck = 1 + int(sampler() * (MULTIPLIER << 31))  # before the desk is laid: a sampler may ask there, too
        desk = self._laid_out()
        desk.ask(HIDE, player, 0)
        desk.ask(IMAGINE, player, luck)
        return self._elsewhere(desk, self.seen(player), self._first)

    def standing_at(self, record: bytes, log: Any, first: int) -> "Position":
        """Another position of the same game."""
        desk = self._facts().desk
        desk.bytes[:] = record
        return self._elsewhere(desk, log, first)

    def _elsewhere(self, desk: Desk, log: Any, first: int) -> "Position":
        other = self.clone()
        other._record, other._log, other._first = desk.bytes.tobytes(), log.tobytes(), first
        other._imagined = True
        other._set_turn(desk.ask(TURN, 0, 0))
        return other


def laid_open(log: bytes, first: int, opened: int) -> bytes:
    """The log, from that entry on with all to see that lies open now, by what the rules say."""
    entries = np.frombuffer(bytearray(log), Entry)
    later = entries[first:]
    moves = (later["actor"] != CHANCE) & (opened >> np.maximum(later["actor"], 0) & 1).astype(bool)
    deals = (later["actor"] == CHANCE) & (later["audience"] & opened >> 16).astype(bool)
    later["audience"][moves | deals] = EVERYONE
    return entries.tobytes()


def told(log: Any) -> str:
    return " ".join(
        f"{'c' if actor == CHANCE else actor}:{'?' if action < 0 else action}" for actor, action, _ in log.tolist()
    )


class Observer:
    """What is public, what one seat alone knows besides, or both; with perfect recall, also all that it saw happen.

    A string names the fields of the game's `observation.md`; of private information alone, those in which it knows
    more than a spectator. With perfect recall it is the log as the seat saw it, and a digest of what it knows now.
    """

    def __init__(self, game: pyspiel.Game, wanted: Any):
        self.known = known_of(game)
        self.recall = wanted.perfect_recall
        self.public = wanted.public_info
        self.private = wanted.private_info
        pieces: dict[str, tuple[int, ...]] = {
            "player": (self.known.seats,),
            "observation": (self.known.observation.size,),
        }
        if self.recall:
            pieces["log"] = (min(self.known.longest, LONGEST), 2)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in pieces.values()), np.float32)
        self.dict, start = {}, 0
        for name, shape in pieces.items():
            self.dict[name] = self.tensor[start : start + int(np.prod(shape))].reshape(shape)
            start += int(np.prod(shape))
        self.sheet = self.known.observation.sheet()

    def set_from(self, state: Position, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.dict["observation"][:] = self.row(state, player)
        if "log" in self.dict and (log := self.log(state, player)) is not None:
            log = log[-len(self.dict["log"]) :]
            self.dict["log"][: len(log), 0] = log["actor"] + 2
            self.dict["log"][: len(log), 1] = log["action"] + 1

    def string_from(self, state: Position, player: int) -> str:
        if self.recall:
            log, viewer = self.log(state, player), self.viewer(player)
            if log is None or viewer is None:
                return ""
            digest = hashlib.blake2b(state.blanked(viewer), digest_size=8).hexdigest()
            return f"p{player} {told(log)} #{digest}"
        row = self.row(state, player)
        parts = [part for part in self.known.observation.parts.values() if row[part.place].any()]
        return " ".join(f"{part.name}={','.join(map(str, row[part.place].tolist()))}" for part in parts)

    def viewer(self, player: int) -> int | None:
        """Whose eyes: the seat's, a spectator's, or nobody's."""
        if self.private == pyspiel.PrivateInfoType.NONE:
            return SPECTATOR if self.public else None
        return player

    def log(self, state: Position, player: int) -> Any:
        viewer = self.viewer(player)
        if viewer is None:
            return None
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return np.frombuffer(state._log, Entry)
        log = state.seen(viewer)
        return log if self.public else log[state.seen(SPECTATOR)["action"] != log["action"]]

    def row(self, state: Position, player: int) -> Any:
        """The observation; of private information alone, what a spectator is not told."""
        viewer = self.viewer(player)
        if viewer is None:
            return np.zeros(self.known.observation.size, self.known.observation.dtype)
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return self.read(state._record, player)
        row = self.read(state.blanked(viewer), player)
        if not self.public:
            row[row == self.read(state.blanked(SPECTATOR), player)] = 0
        return row

    def read(self, record: bytes, player: int) -> Any:
        return row_of(self.known.game, record, player, self.sheet)[: self.known.observation.size].copy()


NAMES: list[str] = []  # of all that is registered

for _game in map(games.game, games.names()):
    for _name in (PREFIX + _game.name, *([PREFIX + _game.name + IN_TURN] if _game.simultaneous else [])):
        _known = facts(_name, tuple(sorted(specification(_game).items())))
        pyspiel.register_game(game_type(_name, _known), adapted(_name))
        NAMES.append(_name)
