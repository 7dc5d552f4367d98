"""Any Python object or callable as a bot: `bot(question)` gives a move.

    def highest(question):
        return question.legal[-1]

A question offers what the seat may know and nothing else. The answer is a move as text, or the number of an action
(what a network puts out). An object with `choose`, as our own bots have it, is taken as it is.
"""

import importlib
import importlib.util
import operator
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sobremesa.engine import bits
from sobremesa.engine.errors import BadOption, Error
from sobremesa.engine.game import Game
from sobremesa.engine.match import one_line
from sobremesa.engine.observation import Observation, mask_of, row_of
from sobremesa.engine.options import shown
from sobremesa.engine.record import Ints

from . import Bot, Budget, Thought, bot, candidates


class Forfeit(Error):
    """A bot has lost its game by what it did, not by the rules."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a decision for one seat. It holds what this seat may know, and nothing else.

    game, seat   the game, and the seat that must decide
    known        the record, with everything blanked that the seat may not know
    budget       how long the bot may think; None if nobody says so
    seed         the same question with the same seed should get the same answer
    """

    game: Game
    seat: int
    known: Any
    budget: Budget | None = None
    seed: int = 0

    @cached_property
    def view(self) -> dict[str, Any]:
        """What a person in this seat is shown."""
        return self.game.view(self.known, self.seat)

    @cached_property
    def actions(self) -> list[int]:
        """The legal actions, as numbers."""
        return candidates(self.game, self.known, self.seat)

    @cached_property
    def legal(self) -> list[str]:
        """The legal moves as text, in the order of `actions`."""
        return [self.game.notation.text(self.known, self.seat, action) for action in self.actions]

    @cached_property
    def observation(self) -> Ints:
        """The observation that the environments give a learner in this seat."""
        table = Observation(self.game, int(self.known.seats))
        return row_of(self.game, self.known.tobytes(), self.seat, table.sheet())[: table.size].copy()

    @cached_property
    def mask(self) -> Ints:
        """The legal actions, a byte for each action of the game."""
        return mask_of(self.game, self.known, self.seat)


class Answering:
    """A callable as a bot."""

    def __init__(self, game: Game, ask: Callable[[Question], Any]):
        self.game, self.ask = game, ask

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        question = Question(self.game, seat, blanked, budget, seed)
        answer = self.ask(question)
        if isinstance(answer, Thought):
            return answer
        action = action_of(question, answer)
        return Thought(action, {action: 0.0})


def action_of(question: Question, answer: Any) -> int:
    """The action that an answer means; a Forfeit says what is wrong with it."""
    action: int | None
    if isinstance(answer, str):
        action = question.game.notation.read(question.known, question.seat, one_line(answer))
    else:
        try:
            action = operator.index(answer.item() if hasattr(answer, "item") else answer)
        except (TypeError, ValueError):
            action = None
    if action is None:
        raise Forfeit("bot-nonsense", answer=shown(answer))
    question.game.rules.legal(question.known, question.seat, pad := question.game.pad())
    if not 0 <= action < question.game.actions or not bits.has(pad.words, action):
        raise Forfeit("bot-illegal", answer=shown(answer))
    return action


def bot_from(game: Game, given: Any) -> Bot:
    """A bot from what people hand in: a name, `module:Name`, an object with `choose`, a class, or a callable."""
    if isinstance(given, str):
        if ":" not in given:
            return bot(game, given)
        given = named(given)
    if isinstance(given, type):
        given = given()
    if callable(getattr(given, "choose", None)):
        return given
    if callable(given):
        return Answering(game, given)
    raise BadOption("bot-kind", given=shown(given))


def named(name: str) -> Any:
    """What a module has under a name. Modules in the working folder are found, too."""
    module, _, inside = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        return operator.attrgetter(inside)(importlib.import_module(module))
    except (ImportError, AttributeError, ValueError, TypeError) as missing:
        raise BadOption("bot-module", name=shown(name), why=shown(missing)) from None


def source_of(name: str) -> Path | None:
    """The file of a bot named `module:Name`, if it can be found without running it."""
    module, colon, _ = name.partition(":")
    try:
        found = importlib.util.find_spec(module) if colon else None
    except (ImportError, ValueError):
        return None
    return Path(found.origin) if found and found.origin and Path(found.origin).is_file() else None
