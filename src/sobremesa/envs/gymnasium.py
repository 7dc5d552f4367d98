"""Gymnasium environments: one learning seat against bots, alone or thousands of games at a time.

    import gymnasium, sobremesa.envs.gymnasium
    env = gymnasium.make("sobremesa/raj-v1", seats=3, bots="rank")
    envs = gymnasium.make_vec("sobremesa/raj-v1", num_envs=4096, seats=3, bots="rank")

`VectorTable` steps all its games in compiled code, on all cores. An observation is `{"observation", "action_mask"}`, or
with `flat=True` the row alone; the mask is also in the infos, and `action_masks()` gives it. The game's
`observation.md` tells what each number means.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sobremesa import games
from sobremesa.bots import Bot
from sobremesa.bots.questions import bot_from
from sobremesa.engine.errors import BadOption, Error
from sobremesa.engine.game import Game
from sobremesa.engine.options import shown, whole
from sobremesa.engine.record import Ints

from .batch import NEXT_STEP, SAME_STEP, Batch, Player, Single, Told
from .spaces import RENDER_MODES, Kept, check_render_mode, find, observation_space, rendered, row_space, version

OneBot = str | Bot | Callable[..., Any]
Bots = OneBot | Sequence[OneBot] | None


def players(game: Game, seats: int, bots: Bots, seat: int) -> list[Player]:
    """Who plays each seat: None is the learner, which without bots plays them all. The game's simple bots are named and
    play in compiled code; levels, `module:Name` and bots of yours are guests."""
    if bots is None:
        return [None] * seats
    others = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * (seats - 1)
    if len(others) != seats - 1:
        raise BadOption("bot-count", bots=len(others), seats=seats - 1)
    seated: list[Any] = [each if each in game.bot_names() else bot_from(game, each) for each in others]
    return [*seated[:seat], None, *seated[seat:]]


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


class Table(Kept, gymnasium.Env):
    """One game, in which the learner plays one seat and bots the others.

    bots   one for all other seats, or one for each: a simple bot or a level by name, `module:Name`, or one of yours
    flat   the observation is the row alone
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seats: Any = None,
        bots: OneBot | Sequence[OneBot] = "random",
        seat: int = 0,
        reward: str = "points",
        flat: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ):
        self.made = {"name": name, "seats": seats, "bots": bots, "seat": seat, "reward": reward, "flat": flat}
        self.made |= {"render_mode": render_mode, "options": options}
        game = find(name)
        count, _ = game.settled(min(game.seats) if seats is None else seats, options)
        self.seat = checked_seat(seat, count)
        check_render_mode(render_mode)
        if bots is None:  # nobody would be told whose turn it is
            raise BadOption("bad-value", name="bots", value="None", values=" | ".join(game.bot_names()))
        self.batch = Single(game, count, options, players(game, count, bots, self.seat), reward)
        self.flat = flat
        self.observation_space = row_space(self.batch) if flat else observation_space(self.batch)
        self.action_space = spaces.Discrete(game.actions)
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[Any, dict]:
        """Starts a new game, up to the learner's first decision. `options` is not used."""
        super().reset(seed=seed)
        self.batch.begin(int(self.np_random.integers(2**63)))
        return self._told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict]:
        """Makes the learner's action; the bots play until its next decision. An illegal action ends the game."""
        game = self.batch
        if not game.dealt or game.over.item(0):
            raise reset_needed()
        game.act(action)
        told, info = self._told()
        if game.illegal.item(0):
            info["illegal"] = True
        return told, game.rewards.item(0), game.over.item(0), False, info

    def _told(self) -> tuple[Any, dict]:
        """The observation and the info."""
        told = self.batch.told()
        if self.render_mode == "human":
            self.render()
        return told["observation"] if self.flat else told, {"action_mask": told["action_mask"]}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, in the form that sb3-contrib's MaskablePPO expects."""
        return self.batch.masks()[0].astype(np.bool_)

    def render(self) -> Any:
        """The table as the learner sees it, in the way that `render_mode` names."""
        check_dealt(self.batch)
        return rendered(self.batch, 0, self.seat, self.render_mode)

    def lasting(self) -> tuple[str, ...]:
        return ("_np_random", "_np_random_seed", "spec")

    def close(self) -> None:
        self.batch.close()


class VectorTable(Kept, VectorEnv):
    """Many games at once.

    bots      a bot for all other seats, or one for each; None: the learner plays every seat in turn, and
              `infos["seat"]` tells whose turn it is, `infos["rewards"]` what each seat gained in the last step.
              Simple bots play in compiled code; levels and bots of yours are asked one game after the other
    seat      the learner's seat; None: game i has it at seat i modulo the number of seats
    packed    the legal actions 64 to a word instead of a byte each
    flat      the observation is the row alone; the mask is in the infos
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
        flat: bool = False,
        threads: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: Any,
    ):
        self.made = {"name": name, "num_envs": num_envs, "seats": seats, "bots": bots, "seat": seat, "reward": reward}
        self.made |= {"packed": packed, "flat": flat, "threads": threads, "autoreset_mode": autoreset_mode}
        self.made |= {"render_mode": render_mode, "options": options}
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
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.flat = flat
        self.single_observation_space = row_space(self.batch) if flat else observation_space(self.batch)
        self.single_action_space = spaces.Discrete(game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | Sequence[int | None] | None = None, options: dict | None = None) -> tuple[Any, dict]:
        """Starts new games, by one seed for all or one for each; with `options["reset_mask"]` only the marked games."""
        each = isinstance(seed, Sequence | np.ndarray)
        super().reset(seed=None if each else seed)  # type: ignore[arg-type]
        if each:
            if len(seed) != self.num_envs:  # type: ignore[arg-type]
                raise BadOption("seed-count", given=len(seed), games=self.num_envs)  # type: ignore[arg-type]
            own = [None if one is None else int(one) for one in seed]  # type: ignore[union-attr]
            if any(one is not None and one < 0 for one in own):
                raise BadOption("bad-value", name="seed", value=shown(seed), values="0, 1, 2 …")
            seeds: Any = [int(self.np_random.integers(2**63)) if one is None else one for one in own]
        else:
            seeds = int(self.np_random.integers(2**63))
        mask = (options or {}).get("reset_mask")
        if mask is None:
            told = self.batch.reset(seeds)
        else:
            chosen = np.asarray(mask)
            if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
                raise BadOption("reset-mask", games=self.num_envs)
            if not self.batch.dealt and not chosen.all():
                raise reset_needed()
            told = self.batch.reset_some(seeds, chosen)
        if self.render_mode == "human":
            self.render()
        return self._observations(told), self._infos(told)

    def step(self, actions: Ints) -> tuple[Any, Any, Any, Any, dict]:
        """Makes one action in each game; the bots play until the next decision. An illegal action ends its game."""
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
            infos |= self._final(told)
        if self.render_mode == "human":
            self.render()
        cut_off = np.zeros(self.num_envs, np.bool_)
        return self._observations(told), told.rewards, told.over, cut_off, infos

    def _observations(self, told: Told) -> Any:
        return told.rows if self.flat else {"observation": told.rows, "action_mask": self._mask(told)}

    def _mask(self, told: Told) -> Ints:
        return told.packed if self.batch.packed else told.masks

    def _infos(self, told: Told) -> dict[str, Any]:
        infos = {"action_mask": self._mask(told), "_action_mask": np.ones(self.num_envs, np.bool_)}
        return infos if self.alone else {**infos, "seat": told.movers, "rewards": told.gains}

    def _final(self, told: Told) -> dict[str, Any]:
        """The last observations and infos of games that ended, in the form of Gymnasium's own vector environments."""
        last = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros_like(self._mask(told)[:1])[0]
        for n in np.flatnonzero(told.over).tolist():
            row = told.last_rows[n]
            last[n] = row if self.flat else {"observation": row, "action_mask": nothing}
        info: dict[str, Any] = {"action_mask": np.zeros_like(self._mask(told)), "_action_mask": told.over}
        if told.illegal.any():
            info |= {"illegal": told.illegal, "_illegal": told.illegal}
        return {"final_obs": last, "_final_obs": told.over, "final_info": info, "_final_info": told.over}

    def sample_actions(self) -> Ints:
        """A random legal action for each game, chosen in compiled code; 0 where there is none.

        It does not change the games: its random numbers are its own, and follow from the seed of `reset`.
        """
        check_dealt(self.batch)
        return self.batch.sample()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, a row for each game."""
        return self.batch.masks().astype(np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """Every game as its learner sees it, as `render_mode` says."""
        check_dealt(self.batch)
        lanes = self.batch.lanes
        viewers = np.where(lanes["mover"] < 0, lanes["seat"], lanes["mover"])
        frames = tuple(rendered(self.batch, n, int(viewer), self.render_mode) for n, viewer in enumerate(viewers))
        return None if self.render_mode == "human" else frames

    def lasting(self) -> tuple[str, ...]:
        return ("_np_random", "_np_random_seed", "spec")

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()


MODES = {AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.SAME_STEP: SAME_STEP}


def register() -> None:
    """Makes the games known to `gymnasium.make`. Importing this module does so; it is also the entry point of the group
    `gymnasium.envs`."""
    for name in games.names():
        known = f"sobremesa/{name}-v{version(games.game(name))}"
        if known not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point=f"{__name__}:Table",
                vector_entry_point=f"{__name__}:VectorTable",
                kwargs={"name": name},
            )


register()
