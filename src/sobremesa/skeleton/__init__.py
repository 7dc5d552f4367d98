"""A new game: a folder that plays at once, to be rewritten file by file (`sobremesa new-game NAME`)."""

import keyword
import shutil
from pathlib import Path

from sobremesa import games
from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import shown

TEMPLATE = Path(__file__).parent / "game"
SOURCES = Path(games.__file__).parent


def default_folder() -> Path:
    """Where games are kept: the first folder that SOBREMESA_GAMES names, that of the sources, or where one stands."""
    if games.ELSEWHERE:
        return games.ELSEWHERE[0]
    return SOURCES if (SOURCES.parents[2] / "pyproject.toml").exists() else Path.cwd()


def write(name: str, folder: Path) -> Path:
    """The game's folder, new in that one."""
    if not (name.isascii() and name.isidentifier() and name.islower()) or keyword.iskeyword(name):
        raise BadOption("game-name", name=shown(name))
    place = folder / name
    if name in games.names() or place.exists():
        raise BadOption("game-there", name=name, place=str(place))
    try:
        shutil.copytree(TEMPLATE, place, ignore=shutil.ignore_patterns("__pycache__"))
        for path in place.rglob("*.*"):
            text = path.read_text(encoding="utf-8").replace("skeleton", name)
            path.write_text(text.replace("Skeleton", name.replace("_", " ").capitalize()), encoding="utf-8")
    except OSError as refused:
        raise BadOption("file-unwritable", file=str(place), why=refused.strerror) from None
    return place
