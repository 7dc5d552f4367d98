"""A report of the coach in words: its sentences, its account as a table, its moments; in a terminal and as a page."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from sobremesa import pages, words
from sobremesa.engine.match import Match
from sobremesa.engine.story import Event, steps, story

PARTS = ("start", "luck", "hidden", "own", "others", "rest", "result")
BLOCKS = "▁▂▃▄▅▆▇█"
STEP = 0.03  # of a win: smaller steps of the curve are not marked


@dataclass(frozen=True)
class Told:
    """A report about a match, for somebody: a seat's owner (`you`), or anybody who looks at that seat."""

    report: dict[str, Any]
    match: Match
    names: Sequence[str]
    language: str
    seat: int
    you: bool = False

    @property
    def catalogue(self) -> words.Catalogue:
        return words.catalogue(self.language, self.match.game.folder)

    def say(self, name: str, **about: Any) -> str:
        return self.catalogue.say(name, you=self.you, name=self.names[self.seat], **about)

    # Sentences

    def sentence(self) -> str:
        """How it ended, what luck gave and what choices cost, in points."""
        winners, scores = self.match.winners, self.match.scores
        others = [scores[s] for s in range(self.match.seats) if s != self.seat]
        told = " : ".join(words.figure(points) for points in [scores[self.seat], *others])
        fate = (
            "drawn" if not winners else "lost" if self.seat not in winners else "won" if len(winners) == 1 else "shared"
        )
        account = self.report["units"]["points"][self.seat]
        luck, cost = round(account["luck"]), round(-account["own"])
        given = "luck-gave" if luck > 0 else "luck-took" if luck < 0 else "luck-even"
        return " ".join(
            [
                self.say(f"coach-{fate}", scores=told),
                self.say(f"coach-{given}", points=abs(luck)),
                self.say("coach-cost", points=cost) if cost else self.say("coach-cost-nothing"),
            ]
        )

    def summary(self) -> list[str]:
        report = self.report
        return [
            self.say("coach-luckier", games=round(report["luckier_than"][self.seat])),
            self.say("coach-even-luck", games=round(100 * report["even_luck_win"][self.seat])),
            self.say("coach-accuracy", figures=self.accuracies()),
            *self.notes(),
        ]

    def accuracies(self) -> str:
        return ", ".join(
            f"{name} {round(grade)}" for name, grade in zip(self.names, self.report["accuracy"], strict=True)
        )

    # The account

    def account(self) -> list[tuple[str, str, str]]:
        """A row for each part: its name, in points, in wins of 100. Rounded so that the rows add up to the result."""
        columns = []
        for unit, scale, digits in (("points", 1.0, 1), ("win", 100.0, 1)):
            parts = self.report["units"][unit][self.seat]
            rounded = add_up([parts[part] * scale for part in PARTS], digits)
            errors = self.report.get("errors", {unit: [{}] * self.match.seats})[unit][self.seat]
            columns.append(
                [
                    self.figure(n, part) + self.doubt(scale * errors.get(part, 0.0))
                    for n, part in zip(rounded, PARTS, strict=True)
                ]
            )
        game = self.match.game
        left_out = () if game.secrets or game.simultaneous else ("hidden",)  # where it is always 0
        rows = zip(PARTS, *columns, strict=True)
        return [(self.say(f"coach-{part}"), *both) for part, *both in rows if part not in left_out]

    def notes(self) -> list[str]:
        """How sure all this is."""
        if self.report["exact"]:
            return [self.say("coach-exact")]
        return [self.say("coach-estimated")] + ([self.say("coach-worlds")] if self.match.game.secrets else [])

    # Moments

    def moments(self) -> list[tuple[int, str]]:
        """The seat's moments: after how many entries to look, and a sentence. A decision that could have been better is
        looked at before it was made, what else happened after it."""
        found = []
        told = story(self.match, None)
        for moment in self.report["moments"]:
            if moment["seat"] != self.seat:
                continue
            seen = moment["entry"] + (moment["kind"] != "mistake")
            found.append((seen, self.moment(moment, told)))
        return found

    def moment(self, moment: dict[str, Any], told: list[list[Event]]) -> str:
        kind, entry = moment["kind"], moment["entry"]
        if kind == "mistake":
            decision = next(d for d in self.report["decisions"] if d["entry"] == entry and d["seat"] == self.seat)
            loss = words.tenths(100 * decision["loss"], self.language)
            move, best = self.in_words(entry, [decision["move"], decision["best"]])
            text = self.say("coach-mistake", entry=entry + 1, move=move, best=best, loss=loss)
            if "reason" in moment:
                text += " " + self.catalogue.tell(moment["reason"], self.names, self.seat if self.you else None)
            return text
        what = self.what_happened(entry, told)
        if kind == "luck":
            chance = next(c for c in self.report["chances"] if c["entry"] == entry)
            gain = self.figure(100 * chance["luck_win"][self.seat], "luck")
            return self.say("coach-luckiest", entry=entry + 1, what=what, gain=gain)
        before, after = (round(100 * self.chance_after(e)) for e in (self.entry_before(entry), entry))
        return self.say("coach-turning", entry=entry + 1, what=what, before=before, after=after)

    def in_words(self, entry: int, moves: Sequence[str]) -> list[str]:
        """Moves that the seat could make at an entry."""
        game, viewer = self.match.game, self.seat if self.you else None
        step = next(itertools.islice(steps(self.match), entry, None))
        known = game.blanked(step.before, self.seat)
        return pages.in_words(game, known, self.seat, moves, self.names, self.language, viewer)

    def figure(self, value: float, part: str) -> str:
        """A part of an account: with a sign, unless it is where it starts or ends."""
        text = words.tenths(value, self.language)
        return f"+{text}" if part not in ("start", "result") and round(value, 1) > 0 else text

    def doubt(self, error: float) -> str:
        """An estimate's error beside it; nothing where it is exact."""
        return f" ± {words.tenths(error, self.language)}" if error >= 0.05 else ""

    def what_happened(self, entry: int, told: list[list[Event]]) -> str:
        """The events of an entry as they were told to all, or the entry as it is written."""
        sentences = pages.sentences(self.match.game, told[entry], self.names, self.language, None)
        text = " ".join(sentences).rstrip(".")
        actor, move = self.match.log[entry]
        return text or (move if actor is None else f"{self.names[actor]}: {move}")

    def chance_after(self, entry: int) -> float:
        if entry < 0:
            return float(self.report["units"]["win"][self.seat]["start"])
        return float(self.report["curve"][entry][self.seat])

    def entry_before(self, entry: int) -> int:
        """The last entry before the event that ends here: the curve is flat inside of it."""
        return entry - 1

    # The curve

    def blocks(self, width: int) -> tuple[str, str]:
        """The curve in block characters, and below it where luck or a decision made a step."""
        curve = [self.chance_after(entry) for entry in range(-1, len(self.report["curve"]))]
        by_luck = {chance["entry"] for chance in self.report["chances"]}
        width = min(width, len(curve))
        line, marks = "", ""
        for column in range(width):
            first, end = column * len(curve) // width, (column + 1) * len(curve) // width
            line += BLOCKS[min(int(curve[end - 1] * len(BLOCKS)), len(BLOCKS) - 1)]
            steps = [(abs(curve[i] - curve[i - 1]), i - 1) for i in range(max(first, 1), end)]
            size, entry = max(steps, default=(0.0, -1))
            marks += " " if size < STEP else "o" if entry in by_luck else "x"
        return line, marks


def add_up(values: Sequence[float], digits: int) -> list[float]:
    """The parts of an account rounded so that the last is still the sum of the others: the largest part gives way."""
    rounded = [round(value, digits) for value in values]
    off = round(rounded[-1] - sum(rounded[:-1]), digits)
    if off:
        largest = max(range(1, len(values) - 1), key=lambda i: abs(values[i]))
        rounded[largest] = round(rounded[largest] + off, digits)
    return rounded


# A page of its own


STYLE = """
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #fbf8f2; --faint: #6f6a60 }
:root { --luck: #0072b2; --choice: #b34700 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7dc; --paper: #1d1b18; --faint: #a8a294; --luck: #56b4e9; --choice: #e69f00 }
}
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1rem; max-width: 44rem; font: 1rem/1.5 system-ui, sans-serif }
body { color: var(--ink); background: var(--paper) }
h1 { font-size: 1.3rem } h2 { font-size: 1.05rem; margin-top: 2rem }
.lead { font-size: 1.15rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .25rem .5rem; text-align: right; border-bottom: 1px solid var(--faint) }
th { font-weight: 400; color: var(--faint); font-size: .9rem }
th:first-child, td:first-child { text-align: left }
tr:last-child td { font-weight: 600; border-bottom: 0 }
svg { width: 100%; max-width: 36rem; height: auto; display: block }
svg text { font-size: 14px; fill: var(--faint) }
.grid { stroke: var(--faint); stroke-opacity: .4 }
.line { fill: none; stroke: var(--ink); stroke-width: 1.5 }
.luck { stroke: var(--luck); stroke-width: 4 }
.choice { stroke: var(--choice); stroke-width: 4; stroke-dasharray: 3 2 }
.note { color: var(--faint); font-size: .9rem }
"""


def page(told: Sequence[Told]) -> str:
    """One self-contained page in HTML, a part for each of these seats."""
    first = told[0]
    title = first.say("coach-title", game=first.match.game.folder)
    body = "".join(section(one) for one in told)
    notes = " ".join(first.notes())
    return (
        f'<!doctype html>\n<html lang="{first.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f'<body><h1>{escape(title)}</h1>{body}<p class="note">{escape(notes)}</p></body></html>\n'
    )


def section(told: Told) -> str:
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td>{points}</td><td>{wins}</td></tr>" for name, points, wins in told.account()
    )
    head = (
        f"<tr><th></th><th>{escape(told.say('coach-in-points'))}</th><th>{escape(told.say('coach-in-wins'))}</th></tr>"
    )
    moments = "".join(f"<li>{escape(text)}</li>" for _, text in told.moments())
    summary = "".join(f"<li>{escape(text)}</li>" for text in told.summary()[:-1])
    return (
        f'<section><p class="lead">{escape(told.sentence())}</p>'
        f"<h2>{escape(told.say('coach-curve'))} — {escape(told.names[told.seat])}</h2>{plot(told)}"
        f"<table>{head}{rows}</table><ul>{summary}</ul>"
        f"<h2>{escape(told.say('coach-moments'))}</h2><ol>{moments}</ol></section>\n"
    )


def plot(told: Told) -> str:
    """The curve as a drawing: steps of luck are solid and thick, steps of decisions dashed."""
    curve = [told.chance_after(entry) for entry in range(-1, len(told.report["curve"]))]
    by_luck = {chance["entry"] + 1 for chance in told.report["chances"]}
    width, height, left = 400, 170, 46
    across = (width - left - 6) / max(len(curve) - 1, 1)
    points = [(left + across * i, 8 + (height - 16) * (1 - value)) for i, value in enumerate(curve)]
    path = f"M{points[0][0]:.1f} {points[0][1]:.1f}" + "".join(f"H{x:.1f}V{y:.1f}" for x, y in points[1:])
    steps = "".join(
        f'<path class="{"luck" if i in by_luck else "choice"}" d="M{x:.1f} {points[i - 1][1]:.1f}V{y:.1f}"/>'
        for i, (x, y) in enumerate(points)
        if i and abs(curve[i] - curve[i - 1]) >= STEP
    )
    lines = "".join(
        f'<path class="grid" d="M{left} {y:.1f}H{width}"/><text x="0" y="{y + 4:.1f}">{share} %</text>'
        for share, y in ((share, 8 + (height - 16) * (1 - share / 100)) for share in (0, 50, 100))
    )
    key = f"▬ {told.say('coach-luck')} ┅ {told.say('coach-own')}, {told.say('coach-others')}"
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(told.say("coach-curve"))}">'
        f'{lines}<path class="line" d="{path}"/>{steps}</svg><p class="note">{escape(key)}</p>'
    )
