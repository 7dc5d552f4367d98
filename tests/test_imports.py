"""Imports go one way, as CONTRIBUTING tells it; those inside functions count, too."""

import ast
from collections.abc import Iterator
from pathlib import Path

import sobremesa

HERE = Path(sobremesa.__file__).parent
# Each room may know itself and those in the lines above it
ORDER = """
words
engine
bots terminal.scene
games
arguments documents pages verify prepare skeleton
lessons puzzles coaching
terminal
envs
arena
server.wire server.refusals server.limits server.metrics server.names server.settings
server.stores
server.tables
server.people
server.edge
server.operations
cli
__main__
"""
RANKS = {room: number for number, line in enumerate(ORDER.split("\n")) for room in line.split()}


def room_of(module: str) -> str | None:
    """The longest name in ORDER that a module's name begins with."""
    names = [room for room in RANKS if f"{module}.".startswith(f"sobremesa.{room}.")]
    return max(names, key=len, default=None)


def imported(path: Path, module: str) -> Iterator[str]:
    """All modules of ours that a file imports, and every name that may be one."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            where = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{where}.{name.name}" for name in node.names)


def upward(folder: Path) -> list[str]:
    """The imports that go the wrong way, and the modules that belong to no room."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        parts = ["sobremesa", *path.relative_to(folder).with_suffix("").parts]
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        room = room_of(module)
        if room is None and module not in ("sobremesa", "sobremesa.server"):
            found.append(module)
        for name in imported(path, module) if room else []:
            other = room_of(name)
            if room and other and RANKS[other] > RANKS[room]:
                found.append(f"{module} imports {name}")
    return found


def test_imports_go_one_way() -> None:
    assert upward(HERE) == []


def test_an_import_the_wrong_way_is_found(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "match.py").write_text("def late():\n    from ..games import raj\n")
    assert upward(tmp_path) == ["sobremesa.engine.match imports sobremesa.games.raj"]


def test_only_the_stores_know_sql_and_only_the_edge_knows_the_web() -> None:
    for path in (HERE / "server").rglob("*.py"):
        room, text = path.relative_to(HERE / "server").parts[0], path.read_text(encoding="utf-8")
        names = set(imported(path, "sobremesa.server.x"))
        known = {name.partition(".")[0] for name in names}
        assert room == "stores" or not known & {"sqlite3", "sqlalchemy", "alembic"}, path
        assert room == "edge" or "litestar" not in known, path
        assert room == "stores" or "SELECT " not in text, path
