"""All positions of a small Raj, layer by layer, against the solver that goes from the root down."""

from pathlib import Path

import numpy as np
import pytest

import sobremesa
from sobremesa.games.raj import equilibrium, positions, solver
from sobremesa.games.raj.positions import Layers, Table, hands, smallest, solve_all

PRIZES = (-2, -1, 1, 1, 3)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Table:
    folder = tmp_path_factory.mktemp("positions")
    told: list[dict] = []
    found = solve_all(PRIZES, folder=folder, told=told.append)
    assert [layer["cards"] for layer in told] == [1, 2, 3, 4, 5]
    assert all(layer["checked"] for layer in told)
    assert found["positions"] == sum(layer["positions"] for layer in told)
    return Table(Layers(PRIZES), folder)


def test_hands_are_counted_by_their_order() -> None:
    """Delannoy's numbers, each pair once whichever hand is first."""
    for cards, pairs in ((1, 3), (2, 13), (3, 63)):
        assert len(hands(cards, 15)) == (pairs + 1) // 2
    assert len(hands(3, 3)) == 1
    assert smallest(5) == (-3, -2, -1, 1, 2)


def test_every_answer_is_the_solver_s(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Values and mixes, at any pile, before and after a prize is turned up."""
    rng = np.random.default_rng(1)
    monkeypatch.setattr(positions, "tables", list)
    for _ in range(25):
        left = int(rng.integers(2, 6))
        held = [sorted(rng.choice(np.arange(1, 6), left, replace=False).tolist()) for _ in range(2)]
        kept = sorted(rng.choice(5, left, replace=False).tolist())
        prizes = [PRIZES[i] for i in kept]
        gone = [PRIZES[i] for i in range(5) if i not in kept]
        carry = int(sum(gone[: int(rng.integers(0, len(gone) + 1))]))
        reveal = prizes[0] if rng.integers(2) else None
        exact = equilibrium(held, prizes, carry, reveal)
        stored = positions.from_table(table, solver.checked(held, prizes, carry, reveal, 0, "difference", "carry"))
        assert stored.value == pytest.approx(exact.value, abs=1e-4)


def test_the_solver_and_the_bots_look_it_up(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    position = solver.checked([[1, 2, 4], [2, 3, 5]], [-1, 1, 3], 0, 3, 0, "difference", "carry")
    monkeypatch.setattr(positions, "tables", lambda: [table])
    stored = solver.solved(position)
    monkeypatch.setattr(positions, "tables", list)
    found = solver.solved(position)
    assert stored.value == pytest.approx(found.value, abs=1e-4)
    assert len(stored.keys) == 0 < len(found.keys)  # nothing had to be searched
    cells = stored.cells
    assert stored.rows @ cells @ stored.columns == pytest.approx(found.value, abs=1e-4)


def test_a_run_goes_on_where_it_stopped(table: Table) -> None:
    done = table.done(4)
    lines = done.read_text().splitlines()
    before = table.values(4).copy()
    done.write_text("\n".join(lines[1:-1]) + "\n")  # the first piece and the end are missing
    np.memmap(table.path(4), np.float32, "r+", shape=table.layers.shape(4))[: positions.PIECE] = 0
    assert table.missing(4) == [0]
    solve_all(PRIZES, folder=table.folder)
    assert np.array_equal(table.values(4), before, equal_nan=True)


def test_a_wrong_layer_is_noticed(table: Table, tmp_path: Path) -> None:
    solve_all(PRIZES[:3], folder=tmp_path)
    spoilt = Table(Layers(PRIZES[:3]), tmp_path)
    np.memmap(spoilt.path(2), np.float32, "r+", shape=spoilt.layers.shape(2))[:] += 0.5
    spoilt.done(2).write_text("0\n")
    with pytest.raises(sobremesa.Error, match="2"):
        solve_all(PRIZES[:3], folder=tmp_path)


def test_large_layers_are_checked_by_the_rules(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the solver from the root down would take too long."""
    monkeypatch.setattr(positions, "CHECKED", 0)
    assert positions.check(table, 4) == positions.SAMPLES
    low, high = positions.proven(table, ((1, 3, 5), (2, 3, 4)), (-1, 1, 3), -1)
    assert low <= high < low + 1e-4
    whole = np.memmap(table.path(4), np.float32, "r+", shape=table.layers.shape(4))
    right = whole.copy()
    whole += 0.01
    with pytest.raises(sobremesa.Error, match="4"):
        positions.check(table, 4)
    whole[:] = right


@pytest.mark.parametrize("prizes", [[], [0, 1], list(range(1, 14)), [16]])
def test_what_cannot_be_is_refused(prizes: list[int], tmp_path: Path) -> None:
    with pytest.raises(sobremesa.BadOption):
        solve_all(prizes, folder=tmp_path)
