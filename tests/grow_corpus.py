"""Adds matches to each game's corpus, pins the number of lines on its small decks and writes what is observed of it.

What is there stays. Without a corpus all is pinned anew: delete the corpus of a new game whose rules you have changed.

python tests/grow_corpus.py [GAME ...]
"""

import json
import sys

import conftest  # noqa: F401
import sobremesa
from conformance import count_lines, finished, tiny, variants
from sobremesa.envs.tables import page_of, with_table


def rare(game, reason):
    """A match on a small deck that ends for this reason, if one is found soon."""
    for small in tiny(game):
        for options in [{}, *variants(game)]:
            for seed in range(150):
                match = finished(game, small["seats"], seed, **(small["options"] | options))
                if match.reason == reason:
                    return match
    return None


for name in sys.argv[1:] or sobremesa.games():
    game = sobremesa.game(name)
    path = game.folder / "corpus.ndjson"
    have = path.read_text().splitlines() if path.exists() else []
    with path.open("a") as corpus:
        for seats in game.seats:
            for seed in range(len(have), len(have) + 3):
                corpus.write(json.dumps(finished(game, seats, seed).record(), separators=(",", ":")) + "\n")
        tables = [(small["seats"], small["options"]) for small in tiny(game)]
        tables += [(seats, options) for seats in game.seats for options in variants(game)]
        for seats, options in tables:
            match = finished(game, seats, len(have), **options)
            corpus.write(json.dumps(match.record(), separators=(",", ":")) + "\n")
        corpus.flush()
        told = {json.loads(line)["result"]["reason"] for line in path.read_text().splitlines()}
        for reason in sorted(set(game.rules.REASONS) - told):
            if found := rare(game, reason):
                corpus.write(json.dumps(found.record(), separators=(",", ":")) + "\n")
    pinned = [small | {"lines": (have and small.get("lines")) or count_lines(game, small)} for small in tiny(game)]
    rows = ",\n  ".join(json.dumps(small) for small in pinned)
    (game.folder / "tiny.json").write_text(f"[\n  {rows}\n]\n")
    page_of(game).write_text(with_table(game))
    print(name, len(path.read_text().splitlines()), "matches")
