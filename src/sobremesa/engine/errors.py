"""What sobremesa raises. Every error has a code for programs and a sentence in the reader's language."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any


class Error(Exception):
    """The base of all errors. `code` names what is wrong, `about` has the particulars, `str(error)` is the sentence."""

    def __init__(self, code: str, folder: Path | None = None, **about: Any):
        super().__init__(code)
        self.code = code
        self.folder = folder  # of the game whose words tell it, if it is the game's own
        self.about = about

    def sentence(self, language: str = "en", names: Sequence[str] = (), viewer: int | None = None) -> str:
        """The error as a sentence in this language. Seats have these `names`; the viewer is “you”."""
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
    """This seat may not make this move, or this outcome of chance is impossible."""


class BadOption(Error):
    """There is no such game, number of seats, option or value."""


class BadGame(Error):
    """A folder of games holds a game whose declaration is not complete."""


class BadRecord(Error):
    """This is not a record, or its moves cannot be replayed."""
