"""The chart of docs/benchmarks.md, drawn from the page's own first table.

python benchmarks/chart.py docs/benchmarks.md
"""

import sys
from pathlib import Path

import altair as alt

UNITS = {"M": 1_000_000, "k": 1_000}
CHART = "pictures/benchmarks.svg"
LOG = alt.Scale(type="log", domainMin=1e4)
SIDE = alt.Header(labelAngle=0, labelAlign="left")
OURS, THEIRS = "sobremesa", "OpenSpiel, C++"


def rate(value: float) -> str:
    """A figure a person can read: `39.3 M`, `126 k`."""
    for unit, size in UNITS.items():
        if value >= size:
            scaled = value / size
            return f"{scaled:.{max(0, 2 - len(str(int(scaled))) + 1) if scaled < 100 else 0}f} {unit}"
    return f"{value:.0f}"


def number(text: str) -> float:
    figure, _, unit = text.partition(" ")
    return float(figure.replace(",", "")) * UNITS.get(unit, 1)


def draw(page: str, path: Path) -> None:
    """Decisions a second of each game beside its peer."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line[:2] == "| "]
    titles = rows[0]
    games = rows[1 : 1 + next(n for n, row in enumerate(rows[1:]) if len(row) != len(titles))]
    found = []
    for game in games:
        told = dict(zip(titles, game, strict=True))
        name = f"{told['game'].capitalize()} / {told['peer'].replace('_', ' ')}"
        for who, column in ((OURS, "decisions"), (THEIRS, "peer, C++")):
            found.append({"game": name, "who": who, "rate": number(told[column]), "label": told[column]})
    bars = alt.Chart(alt.Data(values=found)).encode(
        y=alt.Y("who:N", title=None, sort=[OURS, THEIRS]),
        x=alt.X(
            "rate:Q", title="decisions a second, one core, logarithmic", scale=alt.Scale(type="log", domainMin=1e4)
        ),
    )
    drawn = alt.layer(
        bars.mark_bar().encode(
            x2=alt.datum(1e4),
            color=alt.Color("who:N", scale=alt.Scale(domain=[OURS, THEIRS], range=["#2f6f73", "#c9a27a"]), legend=None),
        ),
        bars.mark_text(align="left", dx=4).encode(text="label:N"),
    )
    chart = drawn.properties(width=520).facet(row=alt.Row("game:N", title=None, header=SIDE))
    chart.configure(background="#faf6ee", padding=12).save(str(path))


if __name__ == "__main__":
    place = Path(sys.argv[1])
    draw(place.read_text(), place.parent / CHART)
