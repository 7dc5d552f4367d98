"""Adds matches to each game's corpus and pins the number of lines on its small decks. What is there stays.

python tests/grow_corpus.py [GAME ...]
"""

import json
import sys

import conftest  # noqa: F401
import sobremesa
from conformance import count_lines, finished, tiny

for name in sys.argv[1:] or sobremesa.games():
    game = sobremesa.game(name)
    path = game.folder / "corpus.ndjson"
    have = path.read_text().splitlines() if path.exists() else []
    with path.open("a") as corpus:
        for seats in game.seats:
            for seed in range(len(have), len(have) + 3):
                corpus.write(json.dumps(finished(game, seats, seed).record(), separators=(",", ":")) + "\n")
        for small in tiny(game):
            match = finished(game, small["seats"], len(have), **small["options"])
            corpus.write(json.dumps(match.record(), separators=(",", ":")) + "\n")
    pinned = [small | {"lines": small["lines"] or count_lines(game, small)} for small in tiny(game)]
    rows = ",\n  ".join(json.dumps(small) for small in pinned)
    (game.folder / "tiny.json").write_text(f"[\n  {rows}\n]\n")
    print(name, len(path.read_text().splitlines()), "matches")
