"""What can be refused. Every error has a code of its own and a sentence in the player's language."""

from pathlib import Path
from typing import Any


class Error(Exception):
    """`code` names what was wrong, `about` the particulars; the sentence is made from both."""

    def __init__(self, code: str, folder: Path | None = None, **about: Any):
        super().__init__(code)
        self.code = code
        self.folder = folder  # of the game whose words tell it, if it is the game's own
        self.about = about

    def sentence(self, language: str = "en") -> str:
        from sobremesa import words

        return words.catalogue(language, self.folder).say(f"error-{self.code}", **self.about)

    def __str__(self) -> str:
        return self.sentence()


class IllegalMove(Error):
    """A seat may not do that now, or chance cannot come out like that."""


class BadOption(Error):
    """No such game, seat count, option or value."""


class BadRecord(Error):
    """Not a record, or one that does not replay."""
