"""`sobremesa report`: how a game plays, for who designs one. All figures come from games of bots, with 95 % intervals.

Of each variant: how long games are, what is scored, whether a seat is ahead, how often each rule matters (a game's
`table.py` says which events show it), how often the lead changes, and how much skill counts: levels against each
other, plainly and with luck taken out as the coach takes it out.
"""

import csv
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean, quantiles, stdev
from typing import Any

from sobremesa.arguments import options_from
from sobremesa.engine.crew import spread
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.options import shown
from sobremesa.engine.rule import CHANCE
from sobremesa.engine.story import steps
from sobremesa.games import game as find
from sobremesa.words import Catalogue

from .contest import Hall, Tournament
from .contestants import contestant
from .report import Z, report
from .results import Header, Thinking

LADDER = ("hard", "medium", "easy", "beginner")
DEFAULT = "medium"
Figure = dict[str, float | None]  # value, low, high


@dataclass(frozen=True)
class Variant:
    """What is played: the options that differ from the game's own."""

    label: str
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Study:
    """What is to be told."""

    game: Game
    seats: int
    variants: list[Variant]
    bots: list[str]
    games: int
    skill_games: int
    seed: int

    @classmethod
    def of(cls, game: Game, asked: Any) -> "Study":
        """From the command line; BadOption where something cannot be."""
        seats = min(game.seats) if asked.seats is None else asked.seats
        first, second = options_from(asked.option), options_from(asked.against)
        variants = [Variant(label_of(first), game.settled(seats, first)[1])]
        if second:
            variants.append(Variant(label_of(first | second), game.settled(seats, first | second)[1]))
        bots = [name.strip() for name in (asked.bots or DEFAULT).split(",")]
        for name in bots:
            contestant(game, name)
        for name, value, least in (("games", asked.games, 2), ("skill-games", asked.skill_games, 0)):
            if value < least:
                raise BadOption("bad-value", name=name, value=shown(value), values=f"{least}, {least + 1} …")
        if asked.seed < 0:
            raise BadOption("bad-value", name="seed", value=shown(asked.seed), values="0, 1, 2 …")
        return cls(game, seats, variants, bots, asked.games, asked.skill_games, asked.seed)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """The levels that meet: each with the next."""
        return list(pairwise(LADDER)) if self.skill_games else []

    @property
    def work(self) -> int:
        """Games in all."""
        return len(self.variants) * (self.games + len(self.pairs) * self.skill_games)


def label_of(options: Mapping[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())


@dataclass
class Job:
    """What a process that plays must know; an item is the number of a game."""

    game: str
    seats: int
    options: Mapping[str, Any]
    bots: list[str]
    seed: int

    def open(self) -> "Watcher":
        return Watcher(self)


class Watcher:
    """Plays games and notes what happens in them."""

    def __init__(self, job: Job):
        self.game, self.seats = find(job.game), job.seats
        self.hall = Hall(Header.of(self.game, job.seats, dict(job.options), job.bots, job.seed, None))
        self.options = job.options
        self.hall.warm()

    def do(self, number: int) -> dict[str, Any]:
        """The facts of one game. Bots move round the table from game to game."""
        hall, count = self.hall, len(self.hall.header.bots)
        seated = [(seat + number) % count for seat in range(self.seats)]
        played = hall.play(seated, number, [Thinking()] * self.seats, None)
        match = self.match()
        rules, leaders, last = Counter[str](), [], None
        shows = rules_of(self.game)
        for step in steps(match):
            for event in step.open_events:
                rules.update(shows(event))
            ahead = leader(self.game, step.after, self.seats)
            if ahead is not None and ahead != last:
                leaders.append(ahead)
                last = ahead
        return {
            "scores": played.scores,
            "winners": played.winners,
            "reason": played.reason,
            "fault": played.fault.what if played.fault else "",
            "decisions": sum(seat is not None for seat, _ in match.log),
            "rules": dict(rules),
            "leads": max(0, len(leaders) - 1),
            "led": [leaders.count(seat) > 0 for seat in range(self.seats)],
        }

    def match(self) -> Match:
        """The game just played, entry by entry."""
        match = self.game.match(seats=self.seats, dealer="manual", **self.options)
        state, notation = self.hall.start[0].copy(), self.game.notation
        for seat, action in self.hall.log[1 : self.hall.log[0, 0] + 1].tolist():
            match.fold((None if seat == CHANCE else seat, notation.text(state, seat, action)))
            self.game.compiled.apply(state, seat, action)
        return match

    def close(self) -> None:
        self.hall.close()


def rules_of(game: Game) -> Callable[[dict[str, Any]], list[str]]:
    """Which rules an event shows: as the game's `table.py` says, else its kind, unless it goes without saying."""
    named = getattr(game.table, "STUDIED", None)

    def by_kind(event: dict[str, Any]) -> list[str]:
        kind = event["event"]
        return [kind] if (kind in named if named else kind not in game.table.QUIET) else []

    return getattr(game.table, "studied", by_kind)


def leader(game: Game, state: Any, seats: int) -> int | None:
    """The seat that is alone in front, if one is."""
    pad = game.plain_pad()
    game.rules.scores(state, pad)
    points = [int(each) for each in pad.points[:seats]]
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def design_report(
    study: Study, progress: Callable[[int], None], processes: int | None = None, ray: str | None = None
) -> dict[str, Any]:
    """All figures, as plain data."""
    done = 0
    told: dict[str, Any] = {
        "game": study.game.name,
        "seats": study.seats,
        "bots": study.bots,
        "games": study.games,
        "seed": study.seed,
        "variants": [],
    }
    for variant in study.variants:
        facts: dict[int, dict[str, Any]] = {}

        def add(who: str, found: list[tuple[int, dict[str, Any]]], facts: dict = facts) -> None:
            nonlocal done
            facts.update(found)
            done += len(found)
            progress(done)

        job = Job(study.game.name, study.seats, variant.options, study.bots, study.seed)
        work_through(Numbered(job), range(study.games), add, processes, ray)
        about = figures(study, [facts[number] for number in sorted(facts)])
        about["skill"] = []
        for pair in study.pairs:
            contest = Tournament(
                study.game, study.seats, variant.options, pair, study.skill_games, study.seed, None, processes, True
            )
            contest.run(ray=ray)
            done += study.skill_games
            progress(done)
            about["skill"].append(ladder_step(report(contest)["pairings"][0]))
        told["variants"].append({"label": variant.label, "options": dict(variant.options), **about})
    return told


@dataclass
class Numbered:
    """A job whose results say which item they are of."""

    job: Any

    def open(self) -> "Numbered":
        self.worker = self.job.open()
        return self

    def do(self, item: Any) -> tuple[Any, Any]:
        return item, self.worker.do(item)

    def close(self) -> None:
        self.worker.close()


def work_through(job: Any, items: Sequence[Any], add: Any, processes: int | None, ray: str | None) -> None:
    """On a cluster, in processes, or here."""
    import os

    many = (os.cpu_count() or 1) if processes is None else processes
    if ray is not None:
        from sobremesa.engine.cluster import spread_on_ray

        spread_on_ray(job, items, ray, add)
    elif many > 1 and len(items) > 1:
        spread(job, items, min(many, len(items)), add)
    else:
        with closing(job.open()) as worker:
            for item in items:
                add("here", [worker.do(item)])


def mean(values: Sequence[float]) -> Figure:
    """With its interval."""
    value = fmean(values)
    if len(values) < 2:
        return {"value": value, "low": None, "high": None}
    half = Z * stdev(values) / math.sqrt(len(values))
    return {"value": value, "low": value - half, "high": value + half}


def wilson(hits: float, count: int) -> Figure:
    """A share with Wilson's interval."""
    value, squeeze = hits / count, Z**2 / count
    middle = (value + squeeze / 2) / (1 + squeeze)
    half = math.sqrt(squeeze * value * (1 - value) + squeeze**2 / 4) / (1 + squeeze)
    return {"value": value, "low": max(0.0, middle - half), "high": min(1.0, middle + half)}


def spread_of(values: Sequence[float]) -> dict[str, Any]:
    """A distribution: its mean, its quartiles, and how often each value came."""
    low, middle, high = quantiles(values, n=4) if len(values) > 1 else [values[0]] * 3
    return {
        "mean": mean(values),
        "quartiles": [low, middle, high],
        "least": min(values),
        "most": max(values),
        "counts": [[value, count] for value, count in sorted(Counter(values).items())],
    }


def figures(study: Study, facts: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What the games of one variant come to."""
    whole = [each for each in facts if not each["fault"]]
    if not whole:
        raise BadOption("simulated-fault", bot=", ".join(study.bots), what=facts[0]["fault"])
    seats, count = range(study.seats), len(whole)
    names = getattr(study.game.table, "STUDIED", None)
    kinds = list(names) if names else sorted({rule for each in whole for rule in each["rules"]})
    shares = [[won_by(each, seat) for each in whole] for seat in seats]
    winning = [max(each["scores"]) - sorted(each["scores"])[-2] for each in whole]
    return {
        "played": count,
        "faults": len(facts) - count,
        "length": spread_of([each["decisions"] for each in whole]),
        "scores": [spread_of([each["scores"][seat] for each in whole]) for seat in seats],
        "margin": spread_of(winning),
        "seat_share": [bounded(mean(share)) for share in shares],
        "draws": wilson(sum(len(each["winners"]) != 1 for each in whole), count),
        "reasons": dict(Counter(each["reason"] for each in whole)),
        "rules": {
            rule: {
                "a_game": mean([each["rules"].get(rule, 0) for each in whole]),
                "games_with": wilson(sum(each["rules"].get(rule, 0) > 0 for each in whole), count),
            }
            for rule in kinds
        },
        "lead_changes": spread_of([each["leads"] for each in whole]),
    }


def won_by(facts: Mapping[str, Any], seat: int) -> float:
    winners = facts["winners"]
    return (seat in winners) / len(winners) if winners else 1 / len(facts["scores"])


def bounded(figure: Figure) -> Figure:
    return {name: None if each is None else min(1.0, max(0.0, each)) for name, each in figure.items()}


def ladder_step(pairing: Mapping[str, Any]) -> dict[str, Any]:
    """How much a level wins against the next one down, and how much of the spread of results is luck."""
    told = pairing["luck"]
    shares = {"share": told["plain"], "adjusted": told["adjusted"]}
    return {"bot": pairing["bot"], "against": pairing["against"], **shares, "luck": told["luck"]}


def rows(told: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Every figure with an interval, a flat row each."""
    for variant in told["variants"]:
        yield from walked(variant["label"], (), variant)


def walked(label: str, path: tuple[str, ...], data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, Mapping) and set(data) == {"value", "low", "high"}:
        yield {"variant": label, "figure": ".".join(path), **data}
    elif isinstance(data, Mapping):
        for name, each in data.items():
            yield from walked(label, (*path, str(name)), each)
    elif isinstance(data, list) and path[-1] not in ("counts", "quartiles"):
        for number, each in enumerate(data):
            name = f"{each['bot']}-{each['against']}" if isinstance(each, Mapping) and "against" in each else number
            yield from walked(label, (*path, str(name)), each)
    elif isinstance(data, int | float) and not isinstance(data, bool):
        yield {"variant": label, "figure": ".".join(path), "value": data, "low": None, "high": None}


def flat(told: Mapping[str, Any], path: Path) -> None:
    """As CSV."""
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, ["variant", "figure", "value", "low", "high"], lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows(told))
    except OSError as fault:
        raise BadOption("file-unwritable", file=str(path), why=shown(fault.strerror or fault)) from None


def lines(told: Mapping[str, Any], catalogue: Catalogue) -> Iterator[str]:
    """The report for people, in a terminal."""
    folder, say = find(told["game"]).folder, catalogue.say
    yield say("arena-report-title", game=folder, seats=told["seats"], games=told["games"], bots=", ".join(told["bots"]))
    for variant in told["variants"]:
        yield ""
        if len(told["variants"]) > 1:
            yield f"== {variant['label'] or say('arena-report-usual')} =="
        yield from sentences(variant, catalogue)


def sentences(variant: Mapping[str, Any], catalogue: Catalogue) -> Iterator[str]:
    """The findings of one variant, a sentence each."""
    say = catalogue.say

    def told(figure: Mapping[str, Any], scale: float = 1, digits: int = 1) -> dict[str, Any]:
        return {name: None if each is None else round(each * scale, digits) for name, each in figure.items()}

    length = variant["length"]
    yield say("arena-report-length", **told(length["mean"]), least=length["least"], most=length["most"])
    yield say("arena-report-scores", scores="; ".join(f"{each['mean']['value']:.1f}" for each in variant["scores"]))
    for seat, share in enumerate(variant["seat_share"]):
        yield say("arena-report-seat", number=seat + 1, **told(share, 100))
    yield say("arena-report-margin", **told(variant["margin"]["mean"]))
    yield say("arena-report-draws", **told(variant["draws"], 100))
    yield say("arena-report-leads", **told(variant["lead_changes"]["mean"], 1, 2))
    for rule, each in variant["rules"].items():
        about = {"times": round(each["a_game"]["value"], 2), "share": round(100 * each["games_with"]["value"], 1)}
        yield say("arena-report-rule", rule=rule_name(rule, catalogue), **about)
    for step in variant["skill"]:
        about = {"bot": step["bot"], "against": step["against"]}
        share, fair = told(step["share"], 100), told(step["adjusted"], 100)
        luck = None if step["luck"] is None else round(100 * step["luck"])
        both = {"plain": share["value"], "fair": fair["value"], "low": fair["low"], "high": fair["high"]}
        yield say("arena-report-skill", **about, **both)
        if luck is not None and luck > 0:
            yield say("arena-report-luck", share=luck)


def rule_name(rule: str, catalogue: Catalogue) -> str:
    """In the game's own words, or as the event is called."""
    return catalogue.say(f"report-{rule}") if catalogue.has(f"report-{rule}") else rule
