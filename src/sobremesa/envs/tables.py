"""Writes what is observed into the documentation: `python -m sobremesa.envs.tables docs/environments.md`."""

import re
import sys
from pathlib import Path

from sobremesa import games
from sobremesa.engine.observation import table


def with_tables(text: str) -> str:
    """The text, with the table of each game after its mark."""
    for name in games.names():
        mark = f"<!-- observation: {name} -->\n"
        text = re.sub(f"{mark}(\\|.*\n)*", lambda found: mark + table(games.game(name)) + "\n", text)
    return text


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_tables(path.read_text()))
