"""`make sentences`: every event of every game as a sentence, in all languages, to all who may read it.

Names and "you" stand in every grammatical place. A person reads `sentences.md` once after a change; the tests hold the
texts to it.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sobremesa
from sobremesa import words
from sobremesa.engine.game import Game
from sobremesa.engine.story import Event, story

FILE = Path(__file__).parent / "sentences.md"
NAMES = ["Bia", "Rui", "Eva", "Leo", "Gil"]
RARE: dict[str, list[Event]] = {  # what no recorded match has
    "ratzzia": [
        {"event": "no-candy", "seat": 1},
        {"event": "returned-support", "seat": 0, "count": 1},
        {"event": "returned-support", "seat": 1, "count": 3},
        {"event": "sent-nowhere", "seat": 0},
    ]
}
Readers = dict[str, tuple[int | None, Event]]


def places(event: Event) -> dict[str, int | None]:
    """Who may read it: the doer, another seat in the sentence, and somebody who only watches."""
    others = [v for k, v in event.items() if k.endswith("_seat") and isinstance(v, int) and v != event.get("seat")]
    found: dict[str, int | None] = {"does it": event["seat"]} if isinstance(event.get("seat"), int) else {}
    if others:
        found["it is done to"] = others[0]
    return {**found, "watches": None}


def told(game: Game) -> Iterator[tuple[Event, Any]]:
    """Events as a spectator is told them, each with a function that gives the same event as a viewer is told it."""
    for line in (game.folder / "corpus.ndjson").read_text().splitlines()[::3]:
        match = sobremesa.replay(json.loads(line))
        stories: dict[int | None, list[list[Event]]] = {None: story(match, None)}
        for entry, events in enumerate(stories[None]):
            for place, event in enumerate(events):

                def to(viewer: int | None, at: tuple[int, int] = (entry, place)) -> Event:
                    if viewer not in stories:
                        stories[viewer] = story(match, viewer)
                    return stories[viewer][at[0]][at[1]]

                yield event, to
                if game.covers:
                    yield same(game.table.covered_event(event))
    yield from map(same, RARE.get(game.name, []))


def same(event: Event) -> tuple[Event, Any]:
    """An event that everybody is told alike."""
    return event, lambda viewer: event


def forms(name: str) -> Iterator[tuple[str, Readers]]:
    """Events of every kind with their readers, of each kind up to three whose English sentences differ in form."""
    game = sobremesa.game(name)
    seen: dict[str, set[str]] = {}
    counts: Counter[str] = Counter()
    english = words.catalogue("en", game.folder)
    for event, to in told(game):
        known, looked = seen.setdefault(event["event"], set()), counts[event["event"]]
        if len(known) == 3 or looked == 40:
            continue
        counts[event["event"]] += 1
        form = "".join(mark for mark in english.tell(event, ["§"] * 10) if mark.isalpha())
        if form not in known:
            known.add(form)
            yield event["event"], {place: (viewer, to(viewer)) for place, viewer in places(event).items()}


def page() -> str:
    lines = ["# Sentences, as people read them", "", "Written by `make sentences`.", ""]
    for name in ("charidice", "linko", "raj", "ratzzia"):
        lines += [f"## {name}", ""]
        folder = sobremesa.game(name).folder
        for kind, readers in sorted(forms(name), key=lambda form: form[0]):
            lines += [f"**{kind}**", "", "| | to the one who | |", "|---|---|---|"]
            for language in words.LANGUAGES:
                catalogue = words.catalogue(language, folder)
                for place, (viewer, event) in readers.items():
                    names = [catalogue.say("you-name") if s == viewer else n for s, n in enumerate(NAMES)]
                    lines.append(f"| {language} | {place} | {catalogue.tell(event, names, viewer)} |")
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
