"""The dice, at the end of the rules page: as a Markdown table of their colours."""

from collections.abc import Mapping
from typing import Any

from sobremesa import words

from .dice import COLOURS, FACES, FOLDER, LETTERS, OURS


def appendix(options: Mapping[str, Any], language: str) -> list[str]:
    """The dice that these options have: a row for each die, a column for each number."""
    dice, say = options["dice"], words.catalogue(language, FOLDER).say
    names = {letter: say("colour-name", colour=colour) for letter, colour in zip(LETTERS, COLOURS, strict=True)}
    rows = [["", *map(str, range(1, FACES + 1))], ["---"] * (FACES + 1)]
    for die, word in enumerate(dice, 1):
        rows.append([f"**{say('die-number', die=die)}**", *(names[letter] for letter in word)])
    return [
        f"## {say('dice-title')}",
        "",
        say("dice-origin", default=dice == OURS),
        "",
        *(f"| {' | '.join(row)} |" for row in rows),
    ]
