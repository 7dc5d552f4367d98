"""Compiles what the tests need of every game, once and on all cores: they then find it in the disk cache."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

os.environ["SOBREMESA_GAMES"] = str(Path(__file__).parent / "extra_games")

import sobremesa
from sobremesa.bots import coach, levels_of, search, tabular
from sobremesa.engine.observation import reader
from sobremesa.envs import batch, openspiel


def compile_all(name: str) -> None:
    game = sobremesa.game(name)
    for function in game.compiled.makers:
        getattr(game.compiled, function)
    levels_of(game).warm(game)
    coach.warm(game)
    batch.compiled(game)
    reader(game)
    openspiel.desk(game)
    if name == "raj":
        search.compiled_growth(game)
        tree = tabular.Tree(game, 2, bids=2, prizes=[1, 2])
        for solver in (tabular.CFR(tree), tabular.MCCFR(tree)):
            solver.run(1)
            solver.policy().exploitability()


if __name__ == "__main__":
    longest_first = sorted(sobremesa.games(), key=lambda name: -sobremesa.game(name).actions)
    print("Compiling", ", ".join(longest_first), "...", flush=True)
    with ProcessPoolExecutor(2, get_context("spawn")) as workers:
        list(workers.map(compile_all, longest_first))
