"""The compile step: the cache hits, and is never stale."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def run(code: str, home: Path, games: Path = HERE / "extra_games") -> str:
    env = os.environ | {"SOBREMESA_HOME": str(home), "SOBREMESA_GAMES": str(games)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


COUNT = """
import sobremesa
from numba.core import event
from sobremesa.engine.compiled import Compiled
with event.install_recorder("numba:compile") as compiled:
    for name in {names}:
        game = sobremesa.game(name)
        for function in game.compiled.makers:
            getattr(game.compiled, function)
print(sum(sobremesa.game(name).compiled.misses() for name in {names}), len(compiled.buffer))
"""


@pytest.mark.slow
def test_a_second_start_compiles_nothing(tmp_path: Path) -> None:
    code = COUNT.format(names=["pebbles"])
    misses, events = map(int, run(code, tmp_path).split())
    assert misses == 12
    assert events > 10
    assert run(code, tmp_path) == "0 0"
    shutil.copytree(HERE / "extra_games", tmp_path / "elsewhere")  # a second checkout of the same sources
    assert run(code, tmp_path, tmp_path / "elsewhere") == "0 0"


SCORE = """
import sobremesa
game = sobremesa.game("pebbles")
match = game.match(seats=2, seed=1)
pad = game.pad()
game.compiled.scores(match.state, pad)
print(int(pad.points[0]) - match.view(0)["hand"])
"""


@pytest.mark.slow
def test_an_edit_in_another_module_is_never_served_stale(tmp_path: Path) -> None:
    shutil.copytree(HERE / "extra_games", tmp_path / "games")
    helper = tmp_path / "games" / "pebbles" / "helper.py"
    assert run(SCORE, tmp_path / "home", tmp_path / "games") == "0"
    assert run(SCORE, tmp_path / "home", tmp_path / "games") == "0"
    stamp = helper.stat()
    helper.write_text(helper.read_text().replace("return 0", "return 9"))
    os.utime(helper, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert run(SCORE, tmp_path / "home", tmp_path / "games") == "9"


def test_only_the_compile_step_imports_numba(tmp_path: Path) -> None:
    code = """
import sys, sobremesa, sobremesa.cli
match = sobremesa.game("raj").match(seats=2, seed=1)
match.play(0, "3"); match.play(1, "4"); match.record(); match.view(0)
print("numba" in sys.modules)
"""
    assert run(code, tmp_path) == "False"


def test_bit_select_agrees_with_and_without_the_processor() -> None:
    import numba
    import numpy as np

    from sobremesa.engine import bits
    from sobremesa.engine.compiled import searched_bit

    @numba.njit
    def fast(word, n):
        return bits.nth_bit(word, n)

    @numba.njit
    def searched(word, n):
        return searched_bit(word, n)

    @numba.njit
    def counted(word):
        return bits.count_bits(word)

    rng = np.random.default_rng(1)
    for word in [np.uint64(1), np.uint64(2**63), np.uint64(2**64 - 1), *rng.integers(1, 2**64, 200, np.uint64)]:
        assert counted(word) == bits.count_bits(word)
        for n in range(bits.count_bits(word)):
            assert fast(word, n) == searched(word, n) == bits.nth_bit(word, n)
