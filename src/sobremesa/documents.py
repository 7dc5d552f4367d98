"""The pages of documentation and the examples: beside the sources, and in an installed package under `share/`."""

import re
from pathlib import Path

PACKAGE = Path(__file__).parent
PLACES = (PACKAGE / "share", PACKAGE.parents[1])


def folder() -> Path | None:
    """Where `docs/` and `examples/` are."""
    return next((place for place in PLACES if (place / "docs" / "index.md").exists()), None)


def pages() -> dict[str, Path]:
    """The pages by their names, `bots` for `docs/bots.md`; of those that only include another document, that one."""
    place = folder()
    if place is None:
        return {}
    found = {path.stem: path for path in sorted((place / "docs").glob("*.md")) if path.stem != "changelog"}
    return {**found, "changelog": place / "CHANGELOG.md", "contributing": place / "CONTRIBUTING.md"}


def text(path: Path) -> str:
    """A page as a terminal shows it. Where the site puts docstrings in, it lists the names."""

    def entry(found: re.Match[str]) -> str:
        members = re.search(r"members: \[(.*?)\]", found[2], re.S)
        names = ", ".join(f"`{name}`" for name in re.findall(r"\w+", members[1])) if members else ""
        return f"- `{found[1]}`" + f": {names}" * bool(names)

    return re.sub(r"^::: (\S+)((?:\n    .*)*)\n?", entry, path.read_text(encoding="utf-8"), flags=re.M)


def title(path: Path) -> str:
    """The first heading of a page."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next((line.removeprefix("# ") for line in lines if line.startswith("# ")), path.stem)
