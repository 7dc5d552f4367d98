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
from sobremesa.engine.story import story

FILE = Path(__file__).parent / "sentences.md"
NAMES = ["Ana", "Rui", "Eva", "Leo", "Gil"]


def places(event: dict[str, Any]) -> dict[str, int | None]:
    """Who may read it: the doer, another seat in the sentence, and somebody who only watches."""
    others = [v for k, v in event.items() if k.endswith("_seat") and isinstance(v, int) and v != event.get("seat")]
    found: dict[str, int | None] = {"does it": event["seat"]} if isinstance(event.get("seat"), int) else {}
    if others:
        found["it is done to"] = others[0]
    return {**found, "watches": None}


def forms(name: str) -> Iterator[dict[str, Any]]:
    """Events of every kind, of each kind up to three whose English sentences differ in more than names and numbers."""
    game = sobremesa.game(name)
    seen: dict[str, set[str]] = {}
    counts: Counter[str] = Counter()
    english = words.catalogue("en", game.folder)
    for line in (game.folder / "corpus.ndjson").read_text().splitlines()[::3]:
        for event in (event for events in story(sobremesa.replay(json.loads(line)), None) for event in events):
            known, looked = seen.setdefault(event["event"], set()), counts[event["event"]]
            if len(known) == 3 or looked == 40:
                continue
            counts[event["event"]] += 1
            told = english.tell(event, ["§"] * 10)
            form = "".join(mark for mark in told if mark.isalpha())
            if form not in known:
                known.add(form)
                yield event


def page() -> str:
    lines = ["# Sentences, as people read them", "", "Written by `make sentences`.", ""]
    for name in ("charidice", "linko", "raj", "ratzzia"):
        lines += [f"## {name}", ""]
        folder = sobremesa.game(name).folder
        for event in sorted(forms(name), key=lambda event: event["event"]):
            lines += [f"**{event['event']}**", "", "| | to the one who | |", "|---|---|---|"]
            for language in words.LANGUAGES:
                catalogue = words.catalogue(language, folder)
                for place, viewer in places(event).items():
                    names = [catalogue.say("you-name") if s == viewer else n for s, n in enumerate(NAMES)]
                    lines.append(f"| {language} | {place} | {catalogue.tell(event, names, viewer)} |")
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
