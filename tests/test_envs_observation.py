"""What learners are told: exactly what their seat may know, laid out as the documentation says."""

from typing import Any

import numpy as np
import pytest

import sobremesa
from conformance import of_the_package
from envs import TABLES, any_actions, selves
from sobremesa.engine.game import Game
from sobremesa.engine.observation import MEMBERS, SEAT, SEATS, Observation, readable, telling, told_of
from sobremesa.envs.batch import NEXT_STEP
from sobremesa.envs.tables import page_of, with_table


def read_anew(game: Game, known: Any, seat: int) -> np.ndarray:
    """The row of a blanked record, written in another way: field by field with NumPy."""
    seats = int(known.seats)
    row = [np.array([seat])]
    for name in known.dtype.names:
        if name not in told_of(game):
            continue
        how, field = told_of(game)[name], np.asarray(known[name]).astype(np.int64)
        if how.axis is not None:
            field = np.roll(field.take(range(seats), how.axis), -seat, how.axis)
        if how.kind == MEMBERS:
            field = field[..., None] >> (how.first + np.arange(how.count)) & 1
        elif how.kind == SEATS:
            field = np.roll(field[..., None] >> np.arange(seats) & 1, -seat, -1)
        elif how.kind == SEAT:
            field = np.where(field < 0, field, (field - seat) % seats)
        row.append(field.ravel())
    return np.concatenate(row)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_seat_is_told_its_blanked_record_and_nothing_else(name: str, seats: int) -> None:
    game = sobremesa.game(name)
    batch, rng, pad = selves(game, seats), np.random.default_rng(seats), game.pad(3)
    space = batch.observation
    constant = [field for field in game.rules.State.dtype.names if field not in space.parts]
    met: dict[bytes, bytes] = {}
    told = batch.reset(seats)
    for step in range(250):
        state = batch.state(0)
        for seat in range(seats) if step % 5 == 0 else ():
            known = game.blanked(state, seat)
            row, mask = batch.look(0, seat)
            assert (row == read_anew(game, known, seat)).all()
            assert (space.low <= row).all()
            assert (row <= space.high).all()
            game.rules.legal(known, seat, pad)
            assert bytes(pad.words.view(np.uint8)) == np.packbits(mask, bitorder="little").tobytes().ljust(
                pad.words.nbytes, b"\0"
            )
            for field in constant:  # what is not told never changes
                assert (known[field] == batch.start[0][field]).all()
            assert met.setdefault(row.tobytes(), known.tobytes()) == known.tobytes()  # so nothing known is lost
            other = known.copy()
            game.rules.imagine(other, seat, pad)
            batch.tables.view(game.rules.State.dtype)[0] = other
            row_there, mask_there = batch.look(0, seat)
            assert row_there.tobytes() == row.tobytes()
            assert mask_there.tobytes() == mask.tobytes()
            batch.tables.view(game.rules.State.dtype)[0] = state
        told = batch.step(any_actions(told.masks, rng), NEXT_STEP)


def test_plain_and_compiled_tell_the_same() -> None:
    for name in sobremesa.games():
        game = sobremesa.game(name)
        seats = max(game.seats)
        batch = selves(game, seats)
        batch.reset(1)
        for seat in range(seats):
            known = game.blanked(batch.state(0), seat)
            sheet = Observation(game, seats).sheet()
            telling(game)(known.view(readable(known.dtype)), seat, sheet)
            assert (sheet.row[: batch.observation.size] == batch.look(0, seat)[0]).all()


def test_every_field_that_is_told_has_a_meaning() -> None:
    for name in of_the_package():
        for part in Observation(sobremesa.game(name), 2).parts.values():
            assert part.meaning, (name, part.name)


@pytest.mark.parametrize("name", of_the_package())
def test_the_documentation_tells_what_is_observed(name: str) -> None:
    game = sobremesa.game(name)
    assert with_table(game) == page_of(game).read_text(), "python -m sobremesa.envs.tables"
