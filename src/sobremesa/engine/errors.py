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

    def sentence(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The refusal for a player; seats in it by name where names are given."""
        from sobremesa import words

        say = words.catalogue(language, self.folder).say
        about = dict(self.about)
        for key, value in about.items():
            if key.endswith("seat") and isinstance(value, int):
                about[key] = names[value] if names else say("seat-number", number=value)
            elif isinstance(value, Error):
                about[key] = value.sentence(language, names)
        return say(f"error-{self.code}", **about)

    def __str__(self) -> str:
        return self.sentence()


class IllegalMove(Error):
    """A seat may not do that now, or chance cannot come out like that."""


class BadOption(Error):
    """No such game, seat count, option or value."""


class BadRecord(Error):
    """Not a record, or one that does not replay."""
