"""Gymnasium environments: one learning seat against bots, alone or thousands of games at a time.

    import gymnasium, sobremesa.envs.gymnasium
    env = gymnasium.make("sobremesa/raj-v1", seats=3, bots="rank")
    envs = gymnasium.make_vec("sobremesa/raj-v1", num_envs=4096, seats=3, bots="rank")

`VectorTable` steps all its games in compiled code, on all cores. An observation is `{"observation", "action_mask"}`;
the game's `observation.md` tells what each number means.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sobremesa import games
from sobremesa.engine.errors import BadOption, Error
from sobremesa.engine.game import Game
from sobremesa.engine.options import shown, whole
from sobremesa.engine.record import Ints

from .batch import NEXT_STEP, SAME_STEP, Batch, Single, Told
from .spaces import check_render_mode, drawn, find, observation_space, version

Bots = str | Sequence[str] | None


def players(game: Game, seats: int, bots: Bots, seat: int) -> list[str | None]:
    """Who plays each seat: None is the learner, which without bots plays them all."""
    if bots is None:
        return [None] * seats
    others = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * (seats - 1)
    if len(others) != seats - 1:
        raise BadOption("bot-count", bots=len(others), seats=seats - 1)
    for name in others:
        if name not in game.bot_names():
            raise BadOption("unknown-bot", name=shown(name), known=", ".join(game.bot_names()))
    return [*others[:seat], None, *others[seat:]]


def checked_seat(seat: Any, seats: int) -> int:
    if isinstance(seat, bool) or seat not in range(seats):
        raise BadOption("bad-value", name="seat", value=shown(seat), values=f"0 … {seats - 1}")
    return int(seat)


def counted(name: str, value: Any) -> int:
    try:
        number = whole(value)
    except ValueError:
        number = 0
    if number < 1:
        raise BadOption("bad-value", name=name, value=shown(value), values="1, 2, 3 …")
    return number


def reset_needed() -> ResetNeeded:
    return ResetNeeded(str(Error("reset-first")))


def check_dealt(batch: Batch) -> None:
    if not batch.dealt:
        raise reset_needed()


class Table(gymnasium.Env):
    """One game, in which the learner plays one seat and bots the others."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seats: Any = None,
        bots: str | Sequence[str] = "random",
        seat: int = 0,
        reward: str = "points",
        render_mode: str | None = None,
        **options: Any,
    ):
        game = find(name)
        count, _ = game.settled(min(game.seats) if seats is None else seats, options)
        self.seat = checked_seat(seat, count)
        check_render_mode(render_mode)
        if bots is None:  # nobody would be told whose turn it is
            raise BadOption("bad-value", name="bots", value="None", values=" | ".join(game.bot_names()))
        self.batch = Single(game, count, options, players(game, count, bots, self.seat), reward)
        self.observation_space = observation_space(self.batch)
        self.action_space = spaces.Discrete(game.actions)
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        super().reset(seed=seed)
        self.batch.begin(int(self.np_random.integers(2**63)))
        return self.batch.told(), {}

    def step(self, action: Any) -> tuple[dict, float, bool, bool, dict]:
        game = self.batch
        if not game.dealt or game.over.item(0):
            raise reset_needed()
        game.act(action)
        info = {"illegal": True} if game.illegal.item(0) else {}
        return game.told(), game.rewards.item(0), game.over.item(0), False, info

    def render(self) -> str:
        check_dealt(self.batch)
        return drawn(self.batch, 0, self.seat)

    def close(self) -> None:
        self.batch.close()


class VectorTable(VectorEnv):
    """Many games at once.

    bots      a bot for all other seats, or one for each; None: the learner plays every seat in turn, and
              `infos["seat"]` tells whose turn it is, `infos["rewards"]` what each seat gained in the last step
    seat      the learner's seat; None: game i has it at seat i modulo the number of seats
    packed    the legal actions 64 to a word instead of a byte each
    threads   default: one for each core
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        name: str,
        num_envs: int,
        seats: Any = None,
        bots: Bots = "random",
        seat: int | None = None,
        reward: str = "points",
        packed: bool = False,
        threads: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: Any,
    ):
        game = find(name)
        count, _ = game.settled(min(game.seats) if seats is None else seats, options)
        num_envs, threads = counted("num_envs", num_envs), threads if threads is None else counted("threads", threads)
        check_render_mode(render_mode)
        with suppress(ValueError):
            autoreset_mode = AutoresetMode(autoreset_mode)
        if autoreset_mode not in MODES:
            values = " | ".join(mode.value for mode in MODES)
            raise BadOption("bad-value", name="autoreset_mode", value=shown(autoreset_mode), values=values)
        chairs = range(count) if seat is None else [checked_seat(seat, count)]
        kinds = [players(game, count, bots, chair) for chair in chairs]
        self.batch = Batch(
            game, count, options, [kinds[n % len(kinds)] for n in range(num_envs)], reward, packed, threads
        )
        self.alone = bots is not None
        self.num_envs = num_envs
        self.autoreset = MODES[autoreset_mode]
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.single_observation_space = observation_space(self.batch)
        self.single_action_space = spaces.Discrete(game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        super().reset(seed=seed)
        told = self.batch.reset(int(self.np_random.integers(2**63)))
        return self._observations(told.rows, told), self._infos(told)

    def step(self, actions: Ints) -> tuple[dict, Any, Any, Any, dict]:
        check_dealt(self.batch)
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise BadOption("action-count", given=shown(given.shape), games=self.num_envs)
        if given.dtype.kind not in "iu":
            raise BadOption("action-kind", given=shown(given.dtype))
        told = self.batch.step(np.ascontiguousarray(given, np.int64), self.autoreset)
        infos = self._infos(told)
        if told.illegal.any():
            infos["illegal"] = told.illegal
        if self.autoreset == SAME_STEP and told.over.any():
            infos |= {"final_obs": {"observation": told.last_rows}, "_final_obs": told.over}
        cut_off = np.zeros(self.num_envs, np.bool_)
        return self._observations(told.rows, told), told.rewards, told.over, cut_off, infos

    def _observations(self, rows: Ints, told: Told) -> dict[str, Any]:
        return {"observation": rows, "action_mask": told.packed if self.batch.packed else told.masks}

    def _infos(self, told: Told) -> dict[str, Any]:
        return {} if self.alone else {"seat": told.movers, "rewards": told.gains}

    def render(self) -> tuple[str, ...]:
        """Every game, as its learner sees it."""
        check_dealt(self.batch)
        lanes = self.batch.lanes
        viewers = np.where(lanes["mover"] < 0, lanes["seat"], lanes["mover"])
        return tuple(drawn(self.batch, n, int(viewer)) for n, viewer in enumerate(viewers))

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()


MODES = {AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.SAME_STEP: SAME_STEP}

for _name in games.names():
    gymnasium.register(
        f"sobremesa/{_name}-v{version(games.game(_name))}",
        entry_point=f"{__name__}:Table",
        vector_entry_point=f"{__name__}:VectorTable",
        kwargs={"name": _name},
    )
