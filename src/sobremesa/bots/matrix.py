"""Matrix games, solved exactly: both sides' best mixes by a dense simplex, without dividing into cases.

The column side's problem (B y ≤ 1, most Σ y, for a payoff B made positive) starts feasible, so one phase is enough;
the row side's mix is its dual and stands in the last row. The tableau is condensed: labels swap places in a pivot.
"""

import numpy as np

from sobremesa.engine.rule import rule

SMALL = 1e-11
DANTZIG = 60  # pivots by the steepest column; after that by the first, which cannot go in circles


@rule
def saddle(matrix, rows, columns):
    """Where the best row and the best column meet in one cell: row * columns + column, or -1."""
    best, best_row = -np.inf, 0
    for i in range(rows):
        low = np.inf
        for j in range(columns):
            low = min(low, matrix[i, j])
        if low > best:
            best, best_row = low, i
    for j in range(columns):
        if matrix[best_row, j] == best:
            high = -np.inf
            for i in range(rows):
                high = max(high, matrix[i, j])
            if high == best:
                return best_row * columns + j
    return -1


@rule
def solve(matrix, rows, columns, tableau, labels, row_mix, column_mix):
    """The value to the row side; the mixes are put into `row_mix` and `column_mix`."""
    for i in range(rows):
        row_mix[i] = 0.0
    for j in range(columns):
        column_mix[j] = 0.0
    cell = saddle(matrix, rows, columns)
    if cell >= 0:
        row_mix[cell // columns] = 1.0
        column_mix[cell % columns] = 1.0
        return matrix[cell // columns, cell % columns]
    shift = set_up(matrix, rows, columns, tableau, labels)
    pivots = 0
    column = entering(tableau, rows, columns, labels, pivots < DANTZIG)
    while column >= 0:
        pivot(tableau, rows, columns, labels, leaving(tableau, rows, columns, labels, column), column)
        pivots += 1
        column = entering(tableau, rows, columns, labels, pivots < DANTZIG)
    scale = 1.0 / tableau[rows, columns]
    for i in range(rows):  # a column variable that has become basic has its value at the right
        if labels[i] >= rows:
            column_mix[labels[i] - rows] = tableau[i, columns] * scale
    for j in range(columns):  # a slack that has left the basis prices its row
        if labels[rows + j] < rows:
            row_mix[labels[rows + j]] = tableau[rows, j] * scale
    return scale + shift


@rule
def set_up(matrix, rows, columns, tableau, labels):
    """The tableau of the matrix made positive; what was taken off it. Slack i is label i, column j is rows + j."""
    low, high = np.inf, -np.inf
    for i in range(rows):
        for j in range(columns):
            low, high = min(low, matrix[i, j]), max(high, matrix[i, j])
    shift = low - max(high - low, 1.0)
    for i in range(rows):
        labels[i] = i
        for j in range(columns):
            tableau[i, j] = matrix[i, j] - shift
        tableau[i, columns] = 1.0
    for j in range(columns):
        labels[rows + j] = rows + j
        tableau[rows, j] = -1.0
    tableau[rows, columns] = 0.0
    return shift


@rule
def entering(tableau, rows, columns, labels, steepest):
    """The column that improves the sum: the steepest, or the one of the lowest label; -1 when none does."""
    found = -1
    for j in range(columns):
        if tableau[rows, j] < -SMALL and (
            found < 0
            or (steepest and tableau[rows, j] < tableau[rows, found])
            or (not steepest and labels[rows + j] < labels[rows + found])
        ):
            found = j
    return found


@rule
def leaving(tableau, rows, columns, labels, column):
    """The row that limits it first; of equals the one of the lowest label."""
    found, least = -1, np.inf
    for i in range(rows):
        if tableau[i, column] > SMALL:
            ratio = tableau[i, columns] / tableau[i, column]
            if ratio < least or (ratio == least and labels[i] < labels[found]):
                found, least = i, ratio
    return found


@rule
def pivot(tableau, rows, columns, labels, row, column):
    p = 1.0 / tableau[row, column]
    for j in range(columns + 1):
        tableau[row, j] *= p
    for i in range(rows + 1):
        if i != row:
            factor = tableau[i, column]
            for j in range(columns + 1):
                tableau[i, j] -= factor * tableau[row, j]
            tableau[i, column] = -factor * p
    tableau[row, column] = p
    labels[row], labels[rows + column] = labels[rows + column], labels[row]
