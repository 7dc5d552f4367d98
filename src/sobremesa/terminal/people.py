"""Who sits where: people, and bots in the other seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sobremesa import words
from sobremesa.bots import DEFAULT
from sobremesa.bots import names as names_of_bots
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.options import shown


@dataclass(frozen=True)
class Person:
    name: str
    bot: str | None = None

    def data(self) -> dict[str, Any]:
        return {"name": self.name, "bot": self.bot}


def seated(
    game: Game, seats: int, names: Sequence[str], people: int | None, bots: Sequence[str], language: str
) -> list[Person]:
    """People in the first seats, bots in the rest; one person against bots unless said otherwise."""
    for bot in bots:
        if bot not in names_of_bots(game):
            raise BadOption("unknown-bot", name=shown(bot), known=", ".join(names_of_bots(game)))
    if people is None:
        people = len(names) or 1
    free = seats - people
    kinds = list(bots) or [DEFAULT]
    if not 0 <= free < seats + 1 or people < len(names) or len(bots) > max(free, 0):
        raise BadOption("people-count", people=people, bots=len(bots), seats=seats)
    say = words.catalogue(language).say
    humans = [Person(tidy(name)) for name in names]
    for number in range(len(humans) + 1, people + 1):
        humans.append(Person(say("you-name") if people == 1 else say("player-name", number=number)))
    return humans + [Person(words.BOT_NAMES[i], kinds[min(i, len(kinds) - 1)]) for i in range(free)]


def named(people: Sequence[Person], language: str) -> list[str]:
    """Their names for somebody else to read: a person who was only "You", or a number, is a numbered player."""
    you = {words.catalogue(spoken).say("you-name") for spoken in words.LANGUAGES}
    say = words.catalogue(language).say
    return [
        say("player-name", number=seat + 1)
        if person.bot is None and person.name in {*you, str(seat + 1)}
        else person.name
        for seat, person in enumerate(people)
    ]


def tidy(name: str) -> str:
    return shown(name).strip()[:20] or "?"
