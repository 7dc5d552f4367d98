"""What can be refused. Every error has a code of its own and a sentence in the player's language."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any


class Error(Exception):
    """`code` names what was wrong, `about` the particulars; the sentence is made from both."""

    def __init__(self, code: str, folder: Path | None = None, **about: Any):
        super().__init__(code)
        self.code = code
        self.folder = folder  # of the game whose words tell it, if it is the game's own
        self.about = about

    def sentence(self, language: str = "en", names: Sequence[str] = (), viewer: int | None = None) -> str:
        """The refusal for a player, the viewer; seats in it by name where names are given."""
        from sobremesa import words

        catalogue = words.catalogue(language, self.folder)
        about = {
            key: value.sentence(language, names, viewer) if isinstance(value, Error) else value
            for key, value in self.about.items()
        }
        if not names:
            last = max((v for k, v in about.items() if k.endswith("seat") and isinstance(v, int)), default=-1)
            names = [catalogue.say("seat-number", number=seat) for seat in range(last + 1)]
        return catalogue.say(f"error-{self.code}", **catalogue.particulars(about, names, viewer))

    def __str__(self) -> str:
        return self.sentence()


class IllegalMove(Error):
    """A seat may not do that now, or chance cannot come out like that."""


class BadOption(Error):
    """No such game, seat count, option or value."""


class BadGame(Error):
    """A folder of games holds one that cannot be played as it is declared."""


class BadRecord(Error):
    """Not a record, or one that does not replay."""
