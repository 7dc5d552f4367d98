"""The compile step: the same rules, by Numba. It and `engine.vectors` are all that import Numba; import them late.

A game's functions are compiled one by one when first asked for, and kept on disk (`engine.cache`).
"""

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.caching import UserProvidedCacheLocator
from numba.extending import intrinsic, overload, register_jitable

from . import bits, cache, playout
from . import vectors as vectors  # so that `engine.copies` is compiled by it
from .rule import is_rule

int64, uint64 = types.int64, types.uint64
SHORT = 350  # bytes of Python's code: shorter rules are compiled into their callers, which saves more than the calls


@intrinsic
def population_count(context, word):
    def generate(context, builder, signature, arguments):
        return builder.ctpop(arguments[0])

    return int64(uint64), generate


@intrinsic
def deposited_bit(context, word, n):
    """The n-th set bit by the processor's own bit-select."""

    def generate(context, builder, signature, arguments):
        word, n = arguments
        i64 = ir.IntType(64)
        deposit = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(i64, [i64, i64]), "llvm.x86.bmi.pdep.64"
        )
        bit = builder.call(deposit, [builder.shl(ir.Constant(i64, 1), n), word])
        return builder.cttz(bit, ir.Constant(ir.IntType(1), 1))

    return int64(uint64, int64), generate


@intrinsic
def trailing_zeros(context, word):
    def generate(context, builder, signature, arguments):
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return int64(uint64), generate


@register_jitable
def searched_bit(word, n):
    """The n-th set bit where the processor has no bit-select."""
    for _ in range(n):
        word &= word - uint64(1)
    return trailing_zeros(word)


def can_select_bits() -> bool:
    return numba.config.CPU_NAME is None and bool(llvm.get_host_cpu_features().get("bmi2"))


@overload(bits.count_bits)
def _count_bits(word):
    return lambda word: population_count(uint64(word))


@overload(bits.nth_bit)
def _nth_bit(word, n):
    if can_select_bits():
        return lambda word, n: deposited_bit(uint64(word), int64(n))
    return lambda word, n: searched_bit(uint64(word), int64(n))


_lock = threading.RLock()
_registered: set[int] = set()


def register(function: Any) -> None:
    """Makes a rule, and every rule it calls, callable from compiled code."""
    if not is_rule(function) or id(function) in _registered:
        return
    _registered.add(id(function))
    register_jitable(forceinline=len(function.__code__.co_code) <= SHORT)(function)
    for callee in callees(function):
        register(callee)


def callees(function: Any) -> Iterable[Any]:
    for name in function.__code__.co_names:
        found = function.__globals__.get(name)
        if isinstance(found, ModuleType):
            yield from vars(found).values()
        else:
            yield found
    for cell in function.__closure__ or ():
        yield cell.cell_contents


class CacheLocator(UserProvidedCacheLocator):
    """Numba names a folder of the cache by the source's absolute path; another checkout would compile all anew."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return cache.subfolder_for(Path(py_file))


@contextmanager
def caching_in(place: Path | None) -> Iterator[None]:
    """Numba's settings hold for the whole process: others who compile in it get theirs back."""
    before = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
    if place:
        numba.config.CACHE_DIR = str(place)
        numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.{CacheLocator.__name__}"
    try:
        yield
    finally:
        numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = before


class Compiled:
    """A game's functions, compiled when first asked for."""

    def __init__(self, game: Any):
        self.game = game
        self.dispatchers: dict[str, Any] = {}
        state = numba.from_dtype(game.rules.State.dtype)
        pad = numba.from_dtype(game.pad_type)
        table = types.Array(state, 1, "C", aligned=False)
        numbers = types.Array(int64, 1, "C")
        grid = types.Array(int64, 2, "C")
        games = int64(table, table, table, pad, numbers, numbers, grid, numbers)
        rules = game.rules
        self.makers: dict[str, tuple[Any, Callable[[], Callable]]] = {
            "turn": (int64(state), lambda: rules.turn),
            "legal": (types.void(state, int64, pad), lambda: rules.legal),
            "chances": (int64(state, pad), lambda: rules.chances),
            "apply": (types.void(state, int64, int64), lambda: rules.apply),
            "scores": (types.void(state, pad), lambda: rules.scores),
            "outcome": (int64(state), lambda: rules.outcome),
            "hide": (types.void(state, int64), lambda: rules.hide),
            "imagine": (types.void(state, int64, pad), lambda: rules.imagine),
            "random_games": (games, lambda: playout.games(rules, playout.random_choice(rules))),
            "bot_games": (
                games,
                lambda: playout.games(rules, playout.bot_choice(rules, list(game.bots.values()))),
            ),
            "advance": (
                int64(table, table, pad, numbers, numbers, grid),
                lambda: playout.advance(rules, playout.bot_choice(rules, list(game.bots.values()))),
            ),
        }
        for name in game.bots:
            self.makers[f"bot_{name}"] = int64(state, int64, pad), partial(game.bots.__getitem__, name)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self.makers:
            raise AttributeError(name)
        with _lock:
            if name not in self.dispatchers:
                place = cache.opened(self.game.folder)
                if not cache.is_compiled(self.game.folder, self.game.name, name):
                    cache.announce(self.game.folder)
                signature, make = self.makers[name]
                function = make()
                register(function)
                for callee in callees(function):
                    register(callee)
                with caching_in(place):
                    self.dispatchers[name] = numba.njit(signature, cache=place is not None, nogil=True)(function)
                if place:
                    cache.now_compiled(place, self.game.name, name)
        return self.dispatchers[name]

    def add(self, name: str, signature: Any, function: Callable) -> Any:
        """A further function of the game's, a solver's for instance, compiled and kept with the others."""
        self.makers.setdefault(name, (signature, lambda: function))
        return getattr(self, name)

    def misses(self) -> int:
        """How many functions had to be compiled because the disk cache had none."""
        return sum(sum(d.stats.cache_misses.values()) for d in self.dispatchers.values())
