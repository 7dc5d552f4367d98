"""Makes `notebook.ipynb` from the cells below and runs them: `make notebook`. Its figures are those of the last run."""

import contextlib
import io
import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent

CELLS = [
    "# A notebook\n\nWhat the tools for research do, in ten minutes. Run it yourself: "
    "`pip install 'sobremesa[study]' jupyterlab`, then open `docs/notebook.ipynb`.",
    "## Games by the thousand\n\n`VectorTable` steps thousands of games in one compiled call. Here every seat of "
    "three-seat Raj plays at random; we collect the scores at the end.",
    """import numpy as np
from sobremesa.envs.gymnasium import VectorTable

games, seats = 4096, 3
table = VectorTable("raj", games, seats=seats, bots=None)
rng = np.random.default_rng(1)
seen, about = table.reset(seed=1)
totals = np.zeros((games, seats))
for step in range(15 * seats):
    chance = rng.random(seen["action_mask"].shape) * seen["action_mask"]
    seen, reward, over, cut, about = table.step(chance.argmax(axis=1))
    totals += about["rewards"]
print(f"{games} games, mean score {totals.mean():.2f}, all prizes together {totals.sum(axis=1).mean():.2f}")""",
    """import altair as alt

def plot(chart):
    return chart.properties(width=520, height=220).configure(background="white")

counts, edges = np.histogram(totals, bins=30)
rows = [{"points": float((a + b) / 2), "seats": int(n)} for a, b, n in zip(edges, edges[1:], counts)]
plot(alt.Chart(alt.Data(values=rows), title="Scores of random bids at three-seat Raj").mark_bar(color="#B3422F").encode(
    alt.X("points:Q"), alt.Y("seats:Q", title="seats")))""",
    "Equal bids cancel out, and the prize waits for the next turn: nearly all of the 40 points find an owner.",
    "## Best play, exactly\n\nTwo hands of Raj with three cards left. The solver returns the value of the position and "
    "how often each card should be bid.",
    """from sobremesa.games.raj import equilibrium

mix = equilibrium(hands=([1, 6, 7], [3, 6, 8]), prizes=[10, 5, -2], reveal=10)
print(f"worth {mix.value:+.3f} points to the first hand")
rows = [{"hand": f"hand {i + 1}", "card": card, "share": float(share)}
        for i, bids in enumerate(mix.bids) for card, share in bids.items()]
plot(alt.Chart(alt.Data(values=rows), title="How often each card is bid").mark_bar().encode(
    alt.X("card:O"), alt.Y("share:Q"), alt.Color("hand:N"), alt.XOffset("hand:N")))""",
    "## What a roll is worth\n\nA turn of Charidice is small enough to be known exactly.",
    """from sobremesa.games.charidice import best_move, turn_value

rows = [{"rerolls": n, "points": turn_value(rerolls=n)} for n in (0, 1, 2)]
for row in rows:
    print(f"{row['rerolls']} rerolls: {row['points']:.3f} points on average")
print(best_move([1, 2, 3, 4, 6, 6], rerolls=1))
plot(alt.Chart(alt.Data(values=rows), title="A turn of Charidice with the best play").mark_line(point=True).encode(
    alt.X("rerolls:O"), alt.Y("points:Q", scale=alt.Scale(zero=False))))""",
    "## One match, entry by entry\n\nA match is its log. `hint` says what a seat should do by what it may know.",
    """import sobremesa

match = sobremesa.game("raj").match(seats=2, seed=7, bids=5, prizes="1:2:3:4:-2")
for move in match.hint(0, iterations=200, seed=0)[:2]:
    print({key: move[key] for key in ("move", "win", "points")})
print(match.log_for(0))""",
]


def run() -> dict[str, Any]:
    """The notebook, with what each cell prints and the plot it ends with."""
    import ast

    names: dict[str, Any] = {}
    cells: list[dict[str, Any]] = []
    for number, source in enumerate(CELLS):
        if source.startswith(("#", "Equal")):
            cells.append({"cell_type": "markdown", "id": f"c{number}", "metadata": {}, "source": lines(source)})
            continue
        tree = ast.parse(source)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        with contextlib.redirect_stdout(io.StringIO()) as said:
            exec(compile(tree, "notebook", "exec"), names)
            value = eval(compile(ast.Expression(last.value), "notebook", "eval"), names) if last else None
        outputs: list[dict[str, Any]] = []
        if said.getvalue():
            outputs.append({"output_type": "stream", "name": "stdout", "text": lines(said.getvalue())})
        if value is not None:
            outputs.append(
                {"output_type": "display_data", "metadata": {}, "data": {"image/svg+xml": lines(picture(value))}}
            )
        cells.append(
            {
                "cell_type": "code",
                "id": f"c{number}",
                "metadata": {},
                "execution_count": None,
                "source": lines(source),
                "outputs": outputs,
            }
        )
    return {
        "cells": cells,
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def picture(chart: Any) -> str:
    import vl_convert

    svg: str = vl_convert.vegalite_to_svg(chart.to_dict())
    return svg


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


if __name__ == "__main__":
    (HERE / "notebook.ipynb").write_text(json.dumps(run(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
