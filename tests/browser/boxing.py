"""Tables beside the real box, and recorded games that are tapped in there."""

import json
from itertools import groupby
from pathlib import Path

import sobremesa

TAPS = (Path(__file__).parent / "taps.js").read_text(encoding="utf-8")
COLOURS = dict(zip("yrgbek", ("yellow", "red", "green", "blue", "grey", "black"), strict=True))
OURS = sobremesa.game("charidice").options["dice"].default


def at_the_box(sit, game, names, **options):
    ana = sit()
    wish = {"seats": len(names), "plan": ["me"] * len(names), "others": names[1:], "name": names[0], "box": True}
    code = ana.make_table(game, options=options, **wish)
    return ana, code


def log_of(person, code):
    record = person.page.request.get(f"/api/tables/{code}/record").json()
    return [tuple(entry) for entry in record["log"]]


def recorded(game, line):
    """A match of the corpus, all of it."""
    return json.loads((sobremesa.game(game).folder / "corpus.ndjson").read_text().splitlines()[line])


def runs(log):
    """Moves, and rolls as a whole: where each begins, and its entries."""
    start = 0
    for _, some in groupby(enumerate(log), lambda each: -1 if each[1][0] is None else each[0]):
        run = [entry for _, entry in some]
        yield start, run
        start += len(run)


def taps(game, log, since=0):
    """What is tapped for the entries of a log from one on."""
    rolled, steps = range(6), []
    for start, run in runs(log):
        seat, text = run[0]
        if seat is not None:
            rolled = [int(die) - 1 for die in text.split()[1:]] if text.startswith("reroll") else range(6)
            step = {"do": "move", "what": text}
        elif game == "charidice":
            faces = [(int(number), OURS[die]) for die, (_, number) in zip(rolled, run, strict=True)]
            what = [(number, COLOURS[word[number - 1]]) for number, word in faces]
            step = {"do": "roll", "what": what[::-1]}  # they lie on the table in any order
        else:
            step = {"do": "roll", "what": [face for _, face in run]}
        if start >= since:
            steps.append({"game": game, **step})
    return steps


def with_a_mistake(record, after, more):
    """The log up to some moves and rolls after a roll of which one die was read wrongly, where those fit all the
    same; and where that roll begins and ends."""
    log = [tuple(entry) for entry in record["log"]]
    all_runs = list(runs(log))
    for number, (start, run) in enumerate(all_runs):
        if start < after or run[0][0] is not None:
            continue
        until = all_runs[number + more][0]  # never amid a roll
        for face in "654321":
            wrong = [*log[:start], (None, face), *log[start + 1 : until]]
            if face != run[0][1] and fits(record, wrong):
                return wrong, start, start + len(run)
    raise AssertionError("no such roll")


def fits(record, log):
    match = sobremesa.game(record["game"]).match(seats=record["seats"], dealer="manual", **record["options"])
    try:
        for seat, text in log:
            match.deal(text) if seat is None else match.play(seat, text)
    except sobremesa.Error:
        return False
    return True
