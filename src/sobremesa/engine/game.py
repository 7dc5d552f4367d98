"""What a game is: the facts about it and where its rules, notation and view stand."""

import inspect
import secrets
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from . import checks
from .dealers import Dealer, Manual, Seeded
from .errors import BadOption, Error
from .options import Option, settle, shown, whole
from .record import Plain, batch_of, pad_type
from .rule import EVERYTHING, REASON, SPECTATOR, winners_of

if TYPE_CHECKING:
    from .compiled import Compiled
    from .match import Match

STARTS_KEPT = 100


@dataclass(frozen=True, eq=False)
class Game:
    """A game: the facts about it, and its modules. `sobremesa.game(NAME)` finds it; its folder makes it, as `GAME`.

    To play, use `name`, `seats` (a range), `options` (by name, with their defaults), `version` (of the rules) and
    `match`.
    docs/add-a-game.md says what the modules hold. A game with a missing or impossible part is refused when it is made.
    """

    name: str
    seats: range
    version: int  # of the rules; raised only when a stored match would end otherwise
    options: Mapping[str, Option]
    actions: int  # a seat's actions are numbered below this
    outcomes: int  # chance's outcomes are numbered below this
    longest: Callable[[int, Mapping[str, Any]], int]  # entries of the longest log, from seats and options
    rules: ModuleType
    notation: ModuleType
    table: ModuleType
    bots: Mapping[str, Callable] = field(default_factory=dict)  # the game's own simple bots
    check: Callable[[int, Mapping[str, Any]], None] = lambda seats, options: None  # options that go together
    appendix: Callable[[Mapping[str, Any], str], list[str]] = lambda options, language: []  # of the rules page
    secrets: bool = True  # some seat may know what another does not
    symmetric: bool = False  # no seat differs from another but by its number
    covers: bool = False  # the moves revealed last lie on top of the older ones, which are then shown no more
    simultaneous: bool = False  # somewhere several seats choose at the same time
    secret_choices_only: bool = False  # nothing else is ever secret, and all of them lie open once they are made
    horizon: str = ""  # a field that counts rounds: a search looks no further than the next one
    points: Callable[[int, Mapping[str, Any]], tuple[int, int]] = lambda seats, options: (
        -10_000,
        10_000,
    )  # their bounds

    def __post_init__(self) -> None:
        checks.complete(self)
        checks.check(self)

    def __repr__(self) -> str:
        return f"<Game {self.name}: {min(self.seats)} to {max(self.seats)} seats, version {self.version}>"

    @cached_property
    def folder(self) -> Path:
        """Where the game's files stand."""
        return Path(inspect.getfile(self.rules.State)).resolve().parent

    @cached_property
    def reveals(self) -> Callable[[Any, int, int], bool] | None:
        """Says whether a move shows its mover a secret by itself; None where none does."""
        return getattr(self.rules, "reveals", None)

    @cached_property
    def pad_type(self) -> np.dtype:
        """Of the pad that the rules write their answers on."""
        return pad_type((max(self.actions, self.outcomes) + 63) // 64, self.outcomes, max(self.seats))

    def pad(self, luck: int = 1) -> Any:
        """A pad for rules, with that luck."""
        pad = batch_of(self.pad_type, 1)[0]
        pad.luck = luck
        return pad

    @cached_property
    def _plain_pad(self) -> Plain:
        return Plain(self.pad())

    def plain_pad(self) -> Plain:
        """A pad for rules run as ordinary Python."""
        return self._plain_pad.copy()

    @cached_property
    def compiled(self) -> "Compiled":
        """The rules, compiled function by function when first asked for."""
        from .compiled import Compiled

        return Compiled(self)

    def error(self, kind: type[Error], code: str, **about: Any) -> Error:
        """An error told in this game's own words."""
        return kind(code, self.folder, **about)

    def settled(
        self, seats: Any, options: Mapping[str, Any], from_afar: bool = False, version: int | None = None
    ) -> tuple[int, dict[str, Any]]:
        """The seat count and all options, checked. Missing options get their defaults in this version of the rules."""
        try:
            count = whole(seats)
        except ValueError:
            count = -1
        if count not in self.seats:
            raise BadOption(
                "seat-count", game=self.folder, seats=shown(seats), least=min(self.seats), most=max(self.seats)
            )
        values = settle(self.options, count, options, from_afar, version)
        self.check(count, values)
        return count, values

    def completed(self, seats: int, options: Mapping[str, Any], version: int) -> dict[str, Any]:
        """Options that were settled before the game had all it has now: the new ones are at their defaults."""
        return {
            name: options[name] if name in options else deepcopy(option.default_for(seats, version))
            for name, option in self.options.items()
        }

    def start(self, seats: int, options: Mapping[str, Any], version: int | None = None) -> Any:
        """The record before anything has happened. Seats and options are settled ones."""
        state = self.rules.State.new()
        state.version = self.version if version is None else version
        state.seats = seats
        self.rules.start(state, options)
        return state

    @cached_property
    def _firsts(self) -> dict[str, Plain]:
        return {}

    def first(self, seats: int, options: Mapping[str, Any], version: int) -> Plain:
        """The same as plain attributes. It is kept: most matches begin alike."""
        key = repr((seats, version, sorted(options.items())))
        if key not in self._firsts:
            if len(self._firsts) >= STARTS_KEPT:
                self._firsts.clear()
            self._firsts[key] = Plain(self.start(seats, options, version))
        return self._firsts[key].copy()

    def match(self, seats: Any = None, seed: Any = None, dealer: str = "seeded", **options: Any) -> "Match":
        """Starts a match. Options of the game are given by name, such as `tiebreak="best_mouse"`.

        With `dealer="seeded"` cards and dice are dealt automatically, the same ones for the same seed. With
        `dealer="manual"` the match waits for `Match.deal`.
        """
        from .match import Match

        count, values = self.settled(min(self.seats) if seats is None else seats, options)
        return Match(self, count, values, self.dealer(dealer, seed))

    def dealer(self, kind: str, seed: Any) -> Dealer:
        """Who answers chance: `seeded` or `manual`."""
        if kind == "manual":
            return Manual()
        if kind != "seeded":
            raise BadOption("bad-value", name="dealer", value=shown(kind), values="seeded | manual")
        try:
            number = secrets.randbits(63) if seed is None else whole(seed)
            if number < 0:
                raise ValueError
            return Seeded(number)
        except ValueError:
            raise BadOption("bad-value", name="seed", value=shown(seed), values="0, 1, 2 …") from None

    def blanked(self, state: Any, seat: int | None) -> Any:
        """All that a seat may know; None is a spectator."""
        known = state.copy()
        self.rules.hide(known, SPECTATOR if seat is None else seat)
        return known

    def known(self, state: Any, seat: int | None) -> Any:
        """The same, not to be altered: where nothing is secret, the state itself."""
        return state if self.rules.opened(state) == EVERYTHING else self.blanked(state, seat)

    def view(self, known: Any, seat: int | None) -> dict[str, Any]:
        """What a seat is shown, from what it knows: what everybody sees, and what is its own."""
        return self.table.view(known) | self.table.own(known, seat)

    def reason(self, result: int) -> str:
        """Why a game ended as it did, a code, from what `outcome` returned."""
        return self.rules.REASONS[result >> REASON]

    def winners(self, result: int) -> list[int]:
        """The seats that won, from what `outcome` returned."""
        return [seat for seat in range(max(self.seats)) if winners_of(result) >> seat & 1]

    def bot_names(self) -> Sequence[str]:
        """The names of the game's simple bots, which play in compiled code."""
        return ["random", *self.bots]
