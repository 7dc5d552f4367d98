"""A bot of your own in any language: it reads a line of JSON for each decision and answers with its move.

    sobremesa arena raj --bots "program:python examples/line_bot.py",random

This one plays Raj: cards a little above the worth of what lies on the table, at random where that is not possible.
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    rng = random.Random(question["seed"])
    worth = sum(question["view"].get("pile", []))
    aim = min(15, abs(worth) + 5)
    near = [move for move in question["legal"] if move.isdigit() and abs(int(move) - aim) <= 1]
    print(rng.choice(near or question["legal"]), flush=True)
