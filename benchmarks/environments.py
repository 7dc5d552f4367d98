"""Playouts, environment steps and vector steps of each game, beside OpenSpiel, pgx, PettingZoo and RLCard, in one run.

python benchmarks/environments.py [--seconds 0.5] [--only chosen] [--write docs/benchmarks.md]
"""

import argparse
import contextlib
import io
import itertools
import os
import platform
import random
import re
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

import chart
import jax
import numba
import numpy as np
import open_spiel.python.games  # noqa: F401 (registers PYTHON)
import pgx
import plain_raj
import pyspiel
import rlcard
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4
from pettingzoo.test.performance_benchmark import performance_benchmark
from pgx.experimental import auto_reset

import sobremesa
import sobremesa.envs.openspiel
from sobremesa.arena.simulate import simulate
from sobremesa.envs.batch import unpacked
from sobremesa.envs.gymnasium import Table, VectorTable
from sobremesa.envs.pettingzoo import env

GAMES = sobremesa.games()
ROUNDS = 3  # of each measurement; the median is told
CORES = os.cpu_count() or 1
THREADS = sorted({1, CORES})
ENVS = 16_384  # games of a vector environment
LIKE = {  # the game of OpenSpiel nearest in kind and size
    "raj": "goofspiel(players=2,num_cards=15,points_order=random)",
    "linko": "gin_rummy",
    "charidice": "pig(players=2)",
    "ratzzia": "backgammon",
}
PYTHON = ("python_tic_tac_toe", "python_block_dominoes", "python_liars_poker")  # OpenSpiel's own, written in Python
PGX = ("leduc_holdem", "sparrow_mahjong")  # with secrets and chance, quickest on a CPU
BATCHES = (1024, 2048, 4096, 8192, 16_384, 65_536)  # games at once: whichever suits each best
SCANNED = 1 << 18  # decisions of pgx in one compiled call
RLCARD = ("leduc-holdem", "gin-rummy", "uno")
VERSIONS = ("sobremesa", "numba", "numpy", "open_spiel", "pettingzoo", "gymnasium", "pgx", "jax", "rlcard")


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much a second: the median of some rounds."""
    work()
    found = []
    for _ in range(ROUNDS):
        begun, done = time.perf_counter(), 0
        while (spent := time.perf_counter() - begun) < seconds:
            done += work()
        found.append(done / spent)
    return statistics.median(found)


def playouts(name: str, seats: int, seconds: float) -> tuple[float, float]:
    """Games and decisions a second, in one thread."""

    def played() -> Mapping[str, Any]:
        return simulate(sobremesa.game(name), seats, {}, count, ["random"], threads=1)

    count = 500
    while (found := played())["seconds"] < seconds / 2:
        count *= 2
    games = statistics.median(count / played()["seconds"] for _ in range(ROUNDS))
    return games, games * found["decisions"] / count


@numba.njit(nogil=True)
def any_actions(masks: Any, actions: Any, seed: int) -> None:
    """A legal action for each game, quickly: the first one from a random place on."""
    state = seed
    for n in range(len(masks)):
        state = (state * 1103515245 + 12345) % 2**31
        action = state % masks.shape[1]
        for _ in range(masks.shape[1]):
            if masks[n, action]:
                break
            action = (action + 1) % masks.shape[1]
        actions[n] = action


def vector(name: str, seats: int, bots: str | None, threads: int, packed: bool, seconds: float) -> float:
    """Agent steps a second, observations and masks included; choosing the actions is not counted."""
    envs = VectorTable(name, ENVS, seats=seats, bots=bots, threads=threads, packed=packed)
    count, actions = sobremesa.game(name).actions, np.zeros(ENVS, np.int64)
    told, _ = envs.reset(seed=1)
    found, number = [], 0
    for round_ in range(ROUNDS + 1):
        spent, steps = 0.0, 0
        while spent < seconds:
            masks = told["action_mask"]
            any_actions(unpacked(masks, count) if packed else masks, actions, number := number + 1)
            begun = time.perf_counter()
            told, *_ = envs.step(actions)
            spent += time.perf_counter() - begun
            steps += ENVS
        if round_:  # the first round warms up, and spreads the games over all stages of play
            found.append(steps / spent)
    envs.close()
    return statistics.median(found)


def chosen(name: str, threads: int, games: int, seconds: float) -> float:
    """Decisions a second when `sample_actions` chooses, all of it counted; all seats, two of them."""
    envs = VectorTable(name, games, seats=2, bots=None, threads=threads)
    envs.reset(seed=1)

    def work() -> int:
        envs.step(envs.sample_actions())
        return games

    found = rate(work, seconds)
    envs.close()
    return found


def pgx_steps(name: str, games: int, seconds: float) -> float:
    """Decisions a second of pgx, a random legal action each, all in compiled code and on as many cores as it takes."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def act(held: Any, _: None) -> Any:
        key, state = held
        key, choice, luck = jax.random.split(key, 3)
        worths = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choice, worths, axis=-1)
        return (key, step(state, actions, jax.random.split(luck, games))), None

    play = jax.jit(lambda key, state: jax.lax.scan(act, (key, state), None, length=SCANNED // games)[0])
    held = jax.random.key(1), jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), games))

    def work() -> int:
        nonlocal held
        held = jax.block_until_ready(play(*held))
        return SCANNED // games * games

    return rate(work, seconds)


def turns(table: Any) -> float:
    """What PettingZoo's performance benchmark says."""
    found = []
    for _ in range(ROUNDS):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            performance_benchmark(table)
        said = re.search(r"([\d.]+) turns per second", printed.getvalue())
        assert said
        found.append(float(said[1]))
    return statistics.median(found)


def from_python(name: str, seconds: float) -> tuple[float, float]:
    """Decisions a second of random play in OpenSpiel, driven from Python, and decisions in a game."""
    game, rng, lengths = pyspiel.load_game(name), random.Random(1), []

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            elif state.is_simultaneous_node():
                seats = range(game.num_players())
                state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in seats])
                decisions += game.num_players()
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        lengths.append(decisions)
        return decisions

    return rate(work, seconds), statistics.mean(lengths)


def in_cpp(name: str, length: float, seconds: float) -> float:
    """Decisions a second of OpenSpiel's own rollouts, driven by its search in C++, nearly all from the start."""
    game = pyspiel.load_game_as_turn_based(name)
    state, rng = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    rollouts, simulations = 100, 5

    def work() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 100, False, 7, False).mcts_search(state)
        return rollouts * simulations

    return rate(work, seconds) * length


def alone(name: str, seconds: float) -> float:
    """Steps a second of one learning seat against bots."""
    table, rng = Table(name, seats=3), random.Random(1)

    def work() -> int:
        (told, _), over, steps = table.reset(seed=rng.getrandbits(30)), False, 0
        while not over:
            told, _, over, _, _ = table.step(rng.choice(np.flatnonzero(told["action_mask"]).tolist()))
            steps += 1
        return steps

    return rate(work, seconds)


class Anyhow:
    """A random agent for RLCard. (The modules of its own agents ask pip what is installed.)"""

    use_raw = False

    def __init__(self) -> None:
        self.rng = random.Random(1)

    def eval_step(self, state: Any) -> tuple[int, dict]:
        return self.rng.choice(list(state["legal_actions"])), {}


def rlcard_steps(name: str, seconds: float) -> float:
    """Decisions a second of random agents under RLCard's own runner."""
    table = rlcard.make(name, {"seed": 1})
    table.set_agents([Anyhow()] * table.num_players)

    def work() -> int:
        trajectories, _ = table.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return rate(work, seconds)


def processor() -> str:
    with contextlib.suppress(OSError):
        if found := re.search("model name.*: (.*)", Path("/proc/cpuinfo").read_text()):
            return found[1]
    return platform.processor() or platform.machine()


def row(*cells: Any) -> str:
    return "| " + " | ".join(chart.rate(cell) if isinstance(cell, float) else str(cell) for cell in cells) + " |"


def heading(*cells: str) -> str:
    return row(*cells) + "\n|" + "---|" * len(cells)


def about(command: str) -> str:
    versions = ", ".join(f"{name} {version(name)}" for name in VERSIONS)
    return f"""# Benchmarks

Made in one run by `{command}`; `make bench` writes this page anew.
Medians of {ROUNDS}. A decision is one choice of one seat; chance is not counted. k is a thousand, M a million. Only
compare figures with each other: they are of one machine at one hour, and if the load below is above 0, it was not idle.

Machine: {processor()}, {CORES} cores; load when it began {os.getloadavg()[0]:.1f}. Python {platform.python_version()};
{versions}.
"""


PLAYOUTS = """## Playouts

Random games to their end, in one thread, at two seats unless the column says otherwise. *Games* and *decisions* are
what `sobremesa simulate GAME --bot random --threads 1` plays in a second. The *peer* is the game of OpenSpiel nearest
in kind and size: in OpenSpiel's own C++ loop (the rollouts of its search), and driven move by move from Python. The
last column is our game, driven in the same way through OpenSpiel's Python interface.
"""
PICTURE = f"""
![Decisions a second of each game, beside the game of OpenSpiel nearest in kind]({chart.CHART})"""
VECTOR = f"""
## Vector environment

`VectorTable(GAME, {ENVS})`: agent steps a second with the full observation and the mask (by the byte; by the bit in
Ratzzia, with `packed=True`). Choosing the actions is not counted. *All seats*: the learner plays every seat, and a step
is one decision. *Against `random`*: a step is a decision of the learner and those of the others up to its next.
OpenSpiel, PettingZoo and RLCard do not step many games in one compiled call; their rates for one game at a time are
below.
"""
CHOSEN = f"""
## Actions chosen, beside pgx

The same, but each step chooses a random legal action in compiled code, too: `envs.step(envs.sample_actions())`, two
seats, all of them the learner's. pgx: {SCANNED} random legal actions in one compiled call, where games that end begin
anew, on all cores. Each with the best of {", ".join(map(str, BATCHES))} games at once.
"""
SINGLE = """
## One game at a time

Environment steps a second, driven from Python.

- PettingZoo: turns a second under its own `performance_benchmark`, of our games at three seats and of its own games.
  For comparison there is a Raj of three seats in plain Python (`benchmarks/plain_raj.py`), once in PettingZoo's wrapper
  that checks the order of calls, which its own environments use, too, and once bare. Our tables check the order
  themselves.
- Gymnasium: one learning seat against `random`, three seats.
- OpenSpiel: decisions a second of those of its own games that are written in Python, like our adapter. Ours are in the
  last column of the first table.
- RLCard: its own runner, random agents.
"""


def playout_lines(seconds: float) -> Iterator[str]:
    yield PLAYOUTS
    yield heading(
        "game", "games", "decisions", "largest table", "peer", "peer, C++", "peer, Python", "ours through OpenSpiel"
    )
    for name in GAMES:
        most, peer = max(sobremesa.game(name).seats), LIKE[name]
        python, length = from_python(peer, seconds)
        yield row(
            name,
            *playouts(name, 2, seconds),
            f"{chart.rate(playouts(name, most, seconds)[1])} ({most} seats)",
            peer.partition("(")[0],
            in_cpp(peer, length, seconds),
            python,
            from_python(f"sobremesa_{name}", seconds)[0],
        )
    yield PICTURE


def vector_lines(seconds: float) -> Iterator[str]:
    yield VECTOR
    ways = [(bots, threads) for bots in (None, "random") for threads in THREADS]
    titles = [
        f"{'against `random`' if bots else 'all seats'}, {threads} thread{'s' * (threads > 1)}"
        for bots, threads in ways
    ]
    yield heading("game", "seats", "numbers observed", *titles)
    for name in GAMES:
        for seats in sobremesa.game(name).seats:
            size = VectorTable(name, 1, seats=seats).batch.observation.size
            yield row(name, seats, size, *(vector(name, seats, *way, name == "ratzzia", seconds) for way in ways))


def chosen_lines(seconds: float) -> Iterator[str]:
    yield CHOSEN
    yield heading("game", *(f"decisions a second, {threads} thread{'s' * (threads > 1)}" for threads in THREADS))
    for name in GAMES:
        yield row(name, *(max(chosen(name, threads, games, seconds) for games in BATCHES) for threads in THREADS))
    for name in PGX:
        best, games = max((pgx_steps(name, games, seconds), games) for games in BATCHES)
        yield row(f"{name}, pgx, {games} games at once", *["–"] * (len(THREADS) - 1), best)


def single_lines(seconds: float) -> Iterator[str]:
    yield SINGLE
    yield heading("environment", "steps a second")
    compiled, wrapped, bare = turns(env("raj", seats=3)), turns(plain_raj.env(3)), turns(plain_raj.PlainRaj(3))
    yield row("raj, PettingZoo", compiled)
    yield row("Raj in plain Python, PettingZoo", wrapped)
    yield row("Raj in plain Python, PettingZoo, nothing wrapped around it", bare)
    yield row("speed-up of sobremesa over the two rows above", f"{compiled / wrapped:.1f} ×, {compiled / bare:.1f} ×")
    for name in GAMES:
        if name != "raj":
            yield row(f"{name}, PettingZoo", turns(env(name, seats=3)))
    yield row("connect four, PettingZoo's own", turns(connect_four_v3.env()))
    yield row("leduc hold'em, PettingZoo's own (RLCard inside)", turns(leduc_holdem_v4.env()))
    for name in GAMES:
        yield row(f"{name}, Gymnasium", alone(name, seconds))
    for name in PYTHON:
        yield row(f"{name}, OpenSpiel's own", from_python(name, seconds)[0])
    for name in RLCARD:
        yield row(f"{name}, RLCard", rlcard_steps(name, seconds))


PARTS = {"playouts": playout_lines, "vector": vector_lines, "chosen": chosen_lines, "single": single_lines}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each measurement (default: 0.5)")
    parser.add_argument("--only", choices=PARTS, help="one part of the page")
    parser.add_argument("--write", type=Path, help="into this file, too")
    asked = parser.parse_args()
    text = []
    parts = [PARTS[asked.only]] if asked.only else PARTS.values()
    about_it = about(" ".join(["python", *sys.argv]))
    for line in itertools.chain([about_it], *(part(asked.seconds) for part in parts)):
        print(line, flush=True)
        text.append(line)
    if asked.write:
        asked.write.write_text("\n".join(text) + "\n")
        if not asked.only:
            chart.draw("\n".join(text), asked.write.parent / chart.CHART)


if __name__ == "__main__":
    main()
