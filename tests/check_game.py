"""The checks of one game, each told in words where it fails: `make game GAME=name`.

python tests/check_game.py GAME
"""

import importlib
import sys
import time
import traceback
from pathlib import Path

import conformance
import conftest
import sobremesa
from sobremesa.engine.errors import Error
from sobremesa.engine.game import Game

HERE = Path(conftest.__file__).parent


def explained(fault: BaseException) -> str:
    """What went wrong: the check's own words, or else the line that found it."""
    told = str(fault)
    if isinstance(fault, AssertionError) and told:
        return told
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return (
        f"{type(fault).__name__}{': ' if told else ''}{told} at {Path(last.filename).name}:{last.lineno}: {last.line}"
    )


def failures(game: Game) -> list[str]:
    """The names of the checks that fail; each is told as it is found."""
    failed = []
    for name, check in conformance.CHECKS.items():
        begun = time.perf_counter()
        try:
            check(game)
            print(f"✓ {name.replace('_', ' ')} ({time.perf_counter() - begun:.1f} s)", flush=True)
        except Exception as fault:
            failed.append(name)
            print(f"✗ {name.replace('_', ' ')}\n    {explained(fault)}", flush=True)
    return failed


def main(name: str) -> int:
    try:
        game = sobremesa.game(name)
    except Error as fault:
        print(fault)
        return 2
    failed = failures(game)
    if (HERE / "rulebook" / f"{name}.py").exists():
        import pytest

        failed += ["rulebook"] * bool(pytest.main(["-q", str(HERE / "rulebook" / f"{name}.py")]))
    return int(bool(failed))


if __name__ == "__main__":
    importlib.invalidate_caches()
    sys.exit(main(sys.argv[1]))
