"""What must hold for every game. Each check takes a game and knows none; `test_conformance.py` runs them on all,
`test_broken_games.py` on games broken on purpose."""

import hashlib
import json
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Any

import numpy as np

import sobremesa
from sobremesa import bots, pages, words
from sobremesa.engine import bits, luck
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.options import Flag
from sobremesa.engine.record import Plain
from sobremesa.engine.records import replayed
from sobremesa.engine.rule import CHANCE, EVERYTHING
from sobremesa.engine.story import steps, story

Check = Callable[[Game], None]
CHECKS: dict[str, Check] = {}


def check(function: Check) -> Check:
    CHECKS[function.__name__] = function
    return function


# Tools

PACKAGE = Path(sobremesa.__file__).parent


def of_the_package() -> list[str]:
    """The games that come with it: in every language, with all that a game may have."""
    return [name for name in sobremesa.games() if sobremesa.game(name).folder.is_relative_to(PACKAGE)]


def tiny(game: Game) -> list[dict[str, Any]]:
    """The small decks that a game gives for exact tests, with the number of lines to each depth."""
    place = game.folder / "tiny.json"
    assert place.exists(), "tiny.json is missing: without small decks it cannot be proved what a seat may know"
    return json.loads(place.read_text())


def variants(game: Game) -> list[dict[str, Any]]:
    """Each value of each option that has only a few, one at a time; of others those that the option names `samples`."""
    found: list[dict[str, Any]] = []
    for name, option in game.options.items():
        values = (True, False) if isinstance(option, Flag) else getattr(option, "words", getattr(option, "samples", ()))
        found += [{name: value} for value in values if value != option.default]
    return found


def shorter(game: Game) -> dict[str, Any]:
    """Options for a game that ends sooner, and is else the same."""
    return {name: value for name, value in {"rounds": 1, "goal": 10}.items() if name in game.options}


def random_lines(game: Game, count: int = 1, dealer: str = "seeded") -> Iterator[Match]:
    """Matches played to the end at random, at every table size and with every variant, yielded at each step."""
    short = shorter(game)
    tables = [(seats, {} if seats == min(game.seats) else short) for seats in game.seats]
    tables += [(min(game.seats), short | options) for options in variants(game)]
    for seats, options in tables:
        for seed in range(count):
            match = game.match(seats=seats, seed=seed, dealer=dealer, **options)
            yield from random_line(match, random.Random(f"{seats} {seed}"))


def some(lines: Iterator[Match]) -> Iterator[Match]:
    """Of each line, all of the opening and then ever fewer positions: for checks that look at everything there."""
    for match in lines:
        i = len(match.log)
        if i < 60 or (i < 600 and i % 11 == 0) or i % 101 == 0 or match.over:
            yield match


def random_line(match: Match, rng: random.Random) -> Iterator[Match]:
    yield match
    while not match.over:
        one_step(match, rng)
        yield match


def one_step(match: Match, rng: random.Random) -> None:
    """At random; a game that has gone on for long is brought to its end by a bot that wants to win."""
    seat = rng.choice(sorted(match.waiting))
    if seat == CHANCE:
        chances = match.chances()
        match.deal(rng.choices(list(chances), list(chances.values()))[0])
    elif len(match.log) < LONG:
        match.play(seat, rng.choice(match.legal(seat)))
    else:
        known = match.game.blanked(match.state, seat)
        match.play(seat, match.game.notation.text(known, seat, by_bot(match.game, known, seat)))


def by_bot(game: Game, known: Any, seat: int) -> int:
    game.rules.legal(known, seat, pad := game.pad(3))
    return int(list(game.bots.values())[-1](known, seat, pad))


def first_chance(match: Match) -> Match:
    """Moved on, if need be, to where chance is asked or has just answered."""
    while CHANCE not in match.waiting and all(actor is not None for actor, _ in match.log):
        seat = min(match.waiting)
        match.play(seat, match.legal(seat)[0])
    return match


def first_dealt(match: Match) -> str:
    return next(text for actor, text in first_chance(match).log if actor is None)


def finished(game: Game, seats: int, seed: int, **options: Any) -> Match:
    match = game.match(seats=seats, seed=seed, **options)
    for _ in random_line(match, random.Random(seed)):
        pass
    return match


def everyone(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def shown_to(match: Match, seat: int | None) -> dict[str, Any]:
    """All that goes to a seat."""
    game, known = match.game, match.game.blanked(match.state, seat)
    shown = {
        "record that it knows": fields(known),
        "view": match.view(seat),
        "log_for": match.log_for(seat),
        "record_for": match.record_for(seat),
        "waiting": sorted(match.waiting),
        "events": story(match, seat),
    }
    if seat is not None:
        shown |= {"legal": match.legal(seat), "taken_back": match.taken_back(seat)}
        if seat in match.waiting:
            shown["prompt"] = game.table.prompt(known, seat)
            shown["meaning"] = [game.table.meaning(known, seat, action) for action in match._legal(known, seat)]
    return shown


def fields(record: Any) -> dict[str, Any]:
    """A record, or its bytes made one again, by the names of its fields."""
    return {name: record[name].tolist() for name in record.dtype.names}


def differing(one: Any, other: Any, where: str = "") -> str:
    """In which part two things differ first, and how."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *other]:
            if one.get(key) != other.get(key):
                return differing(one.get(key), other.get(key), f"{where}.{key}" if where else str(key))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (mine, yours) in enumerate(zip(one, other, strict=True)):
            if mine != yours:
                return differing(mine, yours, f"{where}[{number}]")
    return f"`{where}` differs: {one} and {other}"


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def told_apart(seat: int | None, one: Match, other: Match) -> str:
    """What gives away to a seat which of two worlds is the real one."""
    mine, yours = shown_to(one, seat), shown_to(other, seat)
    return (
        f"these two worlds look alike to {who(seat)}, but {differing(mine, yours)}\n  {one.log}\n  {other.log}\n"
        "  (`hide` leaves too much, or `audience` and `opened` say otherwise)"
    )


def all_lines(match: Match, depth: int, weight: float = 1.0) -> Iterator[tuple[Match, float]]:
    """Every position to a depth, with the chance of its chances; a manual dealer's match."""
    yield match, weight
    if depth == 0 or match.over:
        return
    for seat in sorted(match.waiting):
        moves = match.chances() if seat == CHANCE else dict.fromkeys(match.legal(seat), 1.0)
        for move, likely in moves.items():
            after = match.copy()
            after.deal(move) if seat == CHANCE else after.play(seat, move)
            yield from all_lines(after, depth - 1, weight * likely)


def worlds(game: Game, small: dict[str, Any], depth: int) -> dict[tuple, list[tuple[Match, float]]]:
    """All positions, put together by what a seat has seen happen: those it cannot tell apart."""
    groups = defaultdict(list)
    start = game.match(seats=small["seats"], dealer="manual", **small["options"])
    for match, weight in all_lines(start, depth):
        for seat in everyone(match):
            groups[seat, tuple(match.log_for(seat, aids=True))].append((match, weight))
    return groups


DEPTH = 8
LONG = 400
FEW = 16


# The rules


@check
def moves_exist_for_just_the_seats_waited_for(game: Game) -> None:
    for match in random_lines(game):
        for seat in range(match.seats):
            for moves in (match.legal(seat), match._legal(match.position, seat)):
                assert bool(moves) == (seat in match.waiting), (
                    f"after {match.log} `turn` waits for {sorted(match.waiting)}, but `legal` gives seat {seat} {moves}"
                )
        assert match.over == (not match.waiting)


@check
def legal_moves_apply_and_all_others_change_nothing(game: Game) -> None:
    rng = random.Random(4)
    for i, match in enumerate(some(random_lines(game, dealer="manual"))):
        if i % 4:
            continue
        before = json.dumps(match.record())
        for seat in range(match.seats):
            known = game.blanked(match.state, seat)
            legal = match.legal(seat)
            for move in a_few(legal, rng):
                after = match.copy()
                after.play(seat, move)
                assert len(after.log) == len(match.log) + 1
            actions = a_few(range(game.actions), rng)
            for move in {game.notation.text(known, seat, action) for action in actions} - set(legal):
                assert refused(match, lambda move=move, seat=seat: match.play(seat, move)), (
                    f"after {match.log} seat {seat} may not play {move!r}, but is not refused in words, all unchanged"
                )
        outcomes = a_few(range(game.outcomes), rng)
        for outcome in {game.notation.text(match.state, CHANCE, k) for k in outcomes} - set(match.chances()):
            assert refused(match, lambda outcome=outcome: match.deal(outcome)), (
                f"after {match.log} {outcome!r} cannot come, and is not refused in words with all unchanged"
            )
        assert refused(match, lambda: match.play(match.seats, "1"))
        assert refused(match, lambda: match.play(-1, "1"))
        assert json.dumps(match.record()) == before


def a_few(things: Sequence[Any], rng: random.Random) -> Sequence[Any]:
    """Other ones at each position, so that over a game all have their turn."""
    return rng.sample(things, FEW) if len(things) > FEW else things


def refused(match: Match, act: Callable[[], None]) -> bool:
    state, log = match.state.tobytes(), match.log
    try:
        act()
    except sobremesa.IllegalMove as refusal:
        return bool(refusal.code and str(refusal)) and match.state.tobytes() == state and match.log == log
    return False


@check
def bounds_on_actions_and_length_hold(game: Game) -> None:
    for match in random_lines(game, 3):
        for seat in match.waiting:
            legal = match._legal(match.position, seat)
            most = max(legal, default=0)
            assert most < game.actions, f"action {most} is legal, but `actions` is {game.actions}"
        longest = game.longest(match.seats, match.options)
        assert len(match.log) <= longest, f"`longest` says {longest} entries, here are {len(match.log)}: {match.log}"
        assert len(match.scores) == match.seats
        assert set(match.winners) <= set(range(match.seats)), f"no such seats can win: {match.winners}"
        assert (match.reason in game.rules.REASONS) == match.over


@check
def compiled_and_plain_are_the_same_to_the_byte(game: Game) -> None:
    rules, compiled = game.rules, game.compiled
    tables = [(seats, {}) for seats in game.seats] + [(max(game.seats), v) for v in variants(game)]
    for seats, given in tables:
        _, options = game.settled(seats, shorter(game) | given)
        plain, fast = game.start(seats, options), game.start(seats, options)
        pad, fast_pad = game.pad(7), game.pad(7)
        attributes, steps = Plain(plain), 0  # as a match has it
        while rules.turn(plain):
            waiting = int(rules.turn(plain))
            assert waiting == compiled.turn(fast), f"compiled, `turn` says otherwise than {waiting}"
            if waiting == CHANCE:
                total = rules.chances(plain, pad)
                assert total == compiled.chances(fast, fast_pad), f"compiled, `chances` says otherwise than {total}"
                seat, action = CHANCE, luck.draw(pad, total)
                fast_pad.luck = pad.luck
            else:
                seat = bits.nth_bit(waiting, luck.below(pad, waiting.bit_count()))
                rules.legal(plain, seat, pad)
                fast_pad.luck = pad.luck
                compiled.legal(fast, seat, fast_pad)
                action = luck.any_marked(pad) if steps < LONG else by_bot(game, game.blanked(plain, seat), seat)
                fast_pad.luck = pad.luck
            steps += 1
            assert pad.tobytes() == fast_pad.tobytes(), f"compiled, pad: {differing(fields(pad), fields(fast_pad))}"
            rules.apply(plain, seat, action)
            compiled.apply(fast, seat, action)
            rules.apply(attributes, seat, action)
            assert plain.tobytes() == fast.tobytes(), f"compiled, {differing(fields(plain), fields(fast))}"
            assert attributes.record().tobytes() == fast.tobytes(), (
                f"with plain attributes, {differing(fields(attributes.record()), fields(fast))}"
            )
            who = luck.below(pad, seats + 1) - 1
            fast_pad.luck = pad.luck
            known, fast_known = plain.copy(), fast.copy()
            rules.hide(known, who)
            assert game.blanked(attributes, None if who < 0 else who).record().tobytes() == known.tobytes()
            compiled.hide(fast_known, who)
            assert known.tobytes() == fast_known.tobytes(), (
                f"compiled, `hide` leaves otherwise: {differing(fields(known), fields(fast_known))}"
            )
            rules.imagine(known, who, pad)
            compiled.imagine(fast_known, who, fast_pad)
            assert known.tobytes() == fast_known.tobytes(), (
                f"compiled, `imagine` fills in otherwise: {differing(fields(known), fields(fast_known))}"
            )
            assert pad.tobytes() == fast_pad.tobytes(), "compiled, `imagine` takes other luck"
        rules.scores(plain, pad)
        compiled.scores(fast, fast_pad)
        assert pad.tobytes() == fast_pad.tobytes(), f"compiled, `scores`: {differing(fields(pad), fields(fast_pad))}"
        assert rules.outcome(plain) == compiled.outcome(fast), "compiled, `outcome` says otherwise"


@check
def an_old_copy_never_changes(game: Game) -> None:
    kept = []
    for match in some(random_lines(game)):
        kept.append((match.copy(), match.state, digest(match)))
    for copy, state, before in kept:
        assert digest(copy) == before, f"a copy of the match after {copy.log} has changed since"
        assert hashlib.sha256(state.tobytes()).hexdigest() == before[1], f"the state after {copy.log} has changed since"


def digest(match: Match) -> tuple[str, str]:
    return json.dumps(match.record()), hashlib.sha256(match.state.tobytes()).hexdigest()


@check
def undo_takes_back_exactly_the_last_entry(game: Game) -> None:
    for seats in game.seats:
        rng = random.Random(seats)
        match = game.match(seats=seats, dealer="manual")
        states = [match.state.tobytes()]
        for step in islice(random_line(match, rng), 120):
            states.append(step.state.tobytes()) if step.log else None
        log = match.log
        for _ in range(min(len(log), 60)):
            assert match.state.tobytes() == states[len(match.log)], f"undone to {match.log}, the state is another"
            match.undo()
            assert match.log == log[: len(match.log)]
        assert match.state.tobytes() == states[len(match.log)], f"undone to {match.log}, the state is another"


@check
def text_and_action_round_trip(game: Game) -> None:
    for match in some(random_lines(game, dealer="manual")):
        for seat in match.waiting:
            state = match.state if seat == CHANCE else game.blanked(match.state, seat)
            moves = list(match.chances()) if seat == CHANCE else match.legal(seat)
            assert len(set(moves)) == len(moves), f"two actions of {who(seat)} have one text: {sorted(moves)}"
            for move in moves:
                for typed in (move, move.upper(), f"  {move} "):
                    action = game.notation.read(state, seat, " ".join(typed.casefold().split()))
                    assert action is not None, f"`read` does not know the text of a legal move, {typed!r}"
                    again = game.notation.text(state, seat, action)
                    assert again == move, f"`read` takes {typed!r} to be {again!r}"


@check
def records_round_trip(game: Game) -> None:
    for seats in game.seats:
        for i, match in enumerate(random_line(game.match(seats=seats, seed=seats), random.Random(seats))):
            if (i % 10 == 0 and i < 100) or i in (400, 2000) or match.over:
                record = json.loads(json.dumps(match.record()))
                again = replayed(game, record)
                assert again.record() == match.record(), differing(match.record(), again.record())
                assert again.state.tobytes() == match.state.tobytes(), (
                    f"replayed, {differing(fields(match.state), fields(again.state))} after {match.log}"
                )
                assert (again.scores, again.winners, again.reason) == (match.scores, match.winners, match.reason)


AFTER_A_CHANGE = (
    "\n  (rules that others play by change with a new `version` and a branch for the old one; if nobody does yet, "
    "delete corpus.ndjson and run make corpus)"
)


@check
def the_corpus_replays_to_the_same_result(game: Game) -> None:
    corpus = game.folder / "corpus.ndjson"
    lines = corpus.read_text().splitlines() if corpus.exists() else []
    assert lines, f"there is no recorded match yet: make corpus GAME={game.name}"
    for number, line in enumerate(lines, 1):
        record = json.loads(line)
        try:
            again = replayed(game, record).record()
        except sobremesa.BadRecord as refusal:
            raise AssertionError(f"line {number} of {corpus.name}: {refusal}{AFTER_A_CHANGE}") from None
        assert again == record, (
            f"line {number} of {corpus.name} no longer tells the same: {differing(record, again)}{AFTER_A_CHANGE}"
        )


# Chance


@check
def chance_is_a_distribution_and_the_seeded_dealer_follows_it(game: Game) -> None:
    if not game.outcomes:
        return
    decks = [game.match(seats=s["seats"], dealer="manual", **s["options"]) for s in tiny(game)]
    lines = [random_line(match, random.Random(1)) for match in decks]
    for match in chain(some(random_lines(game, dealer="manual")), *lines):
        if CHANCE in match.waiting:
            chances = match.chances()
            assert abs(sum(chances.values()) - 1) < 1e-9, f"the chances do not add up to 1: {chances}"
            assert all(likely > 0 for likely in chances.values()), f"a chance is not above 0: {chances}"
            for outcome in chances:
                match.copy().deal(outcome)
    tries = 1500
    expected = first_chance(game.match(dealer="manual")).chances()
    dealt = Counter(first_dealt(game.match(seed=seed)) for seed in range(tries))
    assert set(dealt) <= set(expected), f"{set(dealt) - set(expected)} came, which `chances` does not have"
    for outcome, likely in expected.items():
        spread = (tries * likely * (1 - likely)) ** 0.5
        assert abs(dealt[outcome] - tries * likely) <= 4.5 * spread + 1, (
            f"{outcome} came {dealt[outcome]} times in {tries}, and should {tries * likely:.0f} times"
        )


# Knowledge


def bots_think_the_same(game: Game, seat: int, alike: list[Match]) -> None:
    for name in bots.names(game):
        player, budget = bots.bot(game, name), bots.Budget(iterations=20)
        thoughts = [player.choose(game.blanked(match.state, seat), seat, budget, seed=3) for match in alike]
        for match, thought in zip(alike, thoughts, strict=True):
            assert thought == thoughts[0], (
                f"the bot {name} plays otherwise in two worlds that look alike to seat {seat}: {thoughts[0]} and "
                f"{thought}\n  {alike[0].log}\n  {match.log}"
            )
        legal = alike[0]._legal(alike[0].state, seat)
        assert thoughts[0].action in legal, (
            f"after {alike[0].log} the bot {name} plays action {thoughts[0].action}, which is not legal for seat {seat}"
        )


@check
def nothing_leaks(game: Game) -> None:
    """Worlds that a seat cannot tell apart give it equal bytes, whole and from the state alone, and a bot there
    makes the same move for the same reasons."""
    for small in tiny(game):
        groups = worlds(game, small, small.get("depth", DEPTH))
        for (seat, _), alike in groups.items():
            if len(alike) == 1:
                continue  # nothing to tell it from
            first, *others = [(json.dumps(shown_to(match, seat)), match) for match, _ in alike]
            for shown, other in others:
                assert shown == first[0], told_apart(seat, first[1], other)
        asked = [(seat, alike) for (seat, _), alike in groups.items() if seat in alike[0][0].waiting]
        for seat, alike in random.Random(7).sample(asked, min(len(asked), 6)):
            bots_think_the_same(game, seat, [alike[0][0], alike[-1][0]])
    pad = game.pad(11)
    for match in some(random_lines(game)):
        for seat in everyone(match):
            known = game.blanked(match.state, seat)
            if game.rules.opened(match.position) == EVERYTHING:  # nothing is blanked, and all are told the same
                assert known.tobytes() == match.state.tobytes(), (
                    f"after {match.log} `opened` says EVERYTHING, but `hide` blanks for {who(seat)}: "
                    f"{differing(fields(match.state), fields(known))}"
                )
            other = known.copy()
            game.rules.imagine(other, CHANCE if seat is None else seat, pad)
            again = game.blanked(other, seat)
            assert again.tobytes() == known.tobytes(), (
                f"a world that `imagine` made looks otherwise to {who(seat)}: {differing(fields(known), fields(again))}"
            )
            view = game.view(game.blanked(other, seat), seat)
            assert view == match.view(seat), (
                f"after {match.log} the view of {who(seat)}: {differing(match.view(seat), view)}"
            )
            if seat is not None:
                legal = match._legal(match.state, seat)
                assert match._legal(other, seat) == legal == match._legal(known, seat), (
                    f"after {match.log} what seat {seat} may do depends on what it cannot know: {legal}, blanked "
                    f"{match._legal(known, seat)}, in another world {match._legal(other, seat)}"
                )


@check
def a_seat_is_shown_what_all_see_and_what_is_its_own(game: Game) -> None:
    """The view that all have is made once for all of them."""
    for match in some(random_lines(game)):
        for seat in range(match.seats):
            own = game.table.own(game.blanked(match.position, seat), seat) if game.secrets else {}
            shown, due = match.view(seat), match.view(None) | own
            assert shown == due, f"seat {seat} is not shown what all see and its own: {differing(shown, due)}"


@check
def imagine_returns_just_the_worlds_that_fit_as_often_as_they_should(game: Game) -> None:
    pad = game.pad(5)
    for small in tiny(game):
        for (seat, _), alike in worlds(game, small, small.get("depth", DEPTH)).items():
            expected: Counter[bytes] = Counter()
            for match, weight in alike:
                expected[match.state.tobytes()] += weight  # type: ignore[assignment]
            known = game.blanked(alike[0][0].state, seat)
            tries = 1 if len(expected) == 1 else 40 * len(expected)
            found: Counter[bytes] = Counter()
            for _ in range(tries):
                world = known.copy()
                game.rules.imagine(world, CHANCE if seat is None else seat, pad)
                found[world.tobytes()] += 1
            for world in set(found) - set(expected):
                near = differing(fields(alike[0][0].state), fields(np.frombuffer(world, known.dtype)[0]))
                raise AssertionError(
                    f"`imagine` shows {who(seat)} a world that cannot be after {alike[0][0].log}: {near}"
                )
            for missed, _ in alike:
                assert missed.state.tobytes() in found, f"`imagine` never shows {who(seat)} the world of {missed.log}"
            total = sum(expected.values())
            for world_bytes, weight in expected.items():
                likely = weight / total
                spread = (tries * likely * (1 - likely)) ** 0.5
                assert abs(found[world_bytes] - tries * likely) <= 5 * spread + 1, (
                    f"`imagine` shows {who(seat)} a world {found[world_bytes]} times in {tries} that should come "
                    f"{tries * likely:.0f} times, after {alike[0][0].log_for(seat)}"
                )


# The whole


@check
def a_move_shows_its_mover_nothing_unless_the_rules_say_so(game: Game) -> None:
    """In all worlds that fit what it knows the mover then sees the same; else it could take the move back, wiser."""
    rng, pad = random.Random(5), game.pad(5)
    for match in some(random_lines(game, dealer="manual")):
        for seat in sorted(match.waiting - {CHANCE}):
            move = rng.choice(match.legal(seat))
            known, after = game.blanked(match.state, seat), match.copy()
            after.play(seat, move)
            action, seen = game.notation.read(known, seat, move), set()
            for _ in range(4):
                world = known.copy()
                game.rules.imagine(world, seat, pad)
                game.rules.apply(world, seat, action)
                game.rules.hide(world, seat)
                seen.add(world.tobytes())
            assert len(seen) == 1 or after._shown == len(match.log), (
                f"after {match.log} the move {move} shows seat {seat} a secret, and no `reveals` in rules.py says so"
            )


@check
def a_hidden_entry_is_told_alike_to_all_who_do_not_see_it(game: Game) -> None:
    """Made once for all of them, of what a spectator knows."""
    for match in last_of(random_lines(game)):
        for step in steps(match):
            for seat in range(match.seats):
                if not step.opened and not step.is_seen_by(seat):
                    before, after = (game.blanked(state, seat) for state in (step.before, step.after))
                    told = game.table.events(before, step.moves_for(seat), after)
                    assert told == step.unseen_events, f"{who(seat)} is told {told}, a spectator {step.unseen_events}"


@check
def what_is_chosen_at_once_and_what_is_secret_is_as_declared(game: Game) -> None:
    """Several seats at a position choose in any order; other programs are told whether a game has such positions, and
    whether anything but such choices is ever secret."""
    rng, several, secret, lasting = random.Random(6), False, False, False
    for match in some(random_lines(game, dealer="manual")):
        for hidden in match._hidden:
            secret = True
            together = hidden.seat != CHANCE and match._turns[hidden.number]
            lasting |= not together or not match.waiting or any(not together >> s & 1 for s in match.waiting)
        if len(match.waiting) > 1:
            several = True
            moves = {seat: rng.choice(match.legal(seat)) for seat in sorted(match.waiting)}
            one, other = match.copy(), match.copy()
            for seat in moves:
                one.play(seat, moves[seat])
            for seat in reversed(moves):
                other.play(seat, moves[seat])
            assert one.state.tobytes() == other.state.tobytes(), (
                f"chosen in another order, {differing(fields(one.state), fields(other.state))} after {one.log}"
            )
    for name, found in (("simultaneous", several), ("secrets", secret)):
        assert getattr(game, name) == found, f"`{name}` should be declared {found}"
    only = secret and not lasting
    assert game.secret_choices_only == only, f"`secret_choices_only` should be declared {only}"


@check
def all_that_happens_can_be_told(game: Game) -> None:
    """In every language that the game speaks."""
    for language in words.LANGUAGES:
        if (game.folder / "words" / f"{language}.ftl").exists():
            try:
                tell_everything(game, language)
            except words.MissingText as missing:
                raise AssertionError(f"a text is missing or cannot be made: {missing}") from None


def tell_everything(game: Game, language: str) -> None:
    catalogue = words.catalogue(language, game.folder)
    catalogue.say("name")
    for option in game.options:
        catalogue.say(f"option-{option}")
        catalogue.say(f"option-{option}.help")
    for reason in game.rules.REASONS:
        catalogue.say(f"result-{reason}", winners="Ana", count=1, you="no")
    for bot in game.bot_names():
        catalogue.say(f"bot-{bot}")
    for seats in (min(game.seats), max(game.seats)):
        match, rng = game.match(seats=seats, seed=seats, **shorter(game)), random.Random(seats)
        for i, position in enumerate(random_line(match, random.Random(seats))):
            for seat in sorted(position.waiting - {CHANCE}) if i % 5 == 0 else []:
                known = game.blanked(position.state, seat)
                catalogue.tell(game.table.prompt(known, seat), pages.NAMES, seat)
                for action in a_few(match._legal(known, seat), rng):
                    catalogue.tell(game.table.meaning(known, seat, action), pages.NAMES, seat)
        for viewer in (0, seats - 1, None):
            for event in chain.from_iterable(story(match, viewer)):
                catalogue.tell(event, pages.NAMES, viewer)
                if game.covers:
                    catalogue.tell(game.table.covered_event(event), pages.NAMES, viewer)
        pages.result(match, pages.NAMES, language)


def last_of(lines: Iterator[Match]) -> Iterator[Match]:
    return (match for match in lines if match.over)


@check
def rotating_the_seats_rotates_the_result(game: Game) -> None:
    if not game.symmetric:
        return
    for seats in game.seats:
        match = game.match(seats=seats, dealer="manual")
        for _ in random_line(match, random.Random(seats)):
            pass
        for shift in range(1, seats):
            turned = game.match(seats=seats, dealer="manual")
            for seat, move in match.log:
                turned.deal(move) if seat is None else turned.play((seat + shift) % seats, move)
            scores = [match.scores[(seat - shift) % seats] for seat in range(seats)]
            winners = sorted((seat + shift) % seats for seat in match.winners)
            assert (turned.scores, turned.winners, turned.reason) == (scores, winners, match.reason), (
                f"all moves made {shift} seats further on should bring {scores}, {winners}, {match.reason}, and bring "
                f"{turned.scores}, {turned.winners}, {turned.reason}: {match.log}"
            )


@check
def the_number_of_lines_is_as_pinned(game: Game) -> None:
    for small in tiny(game):
        lines = count_lines(game, small)
        assert lines == small.get("lines"), (
            f"of {small['options']} with {small['seats']} seats there are {lines} lines of each length; tiny.json says "
            f"{small.get('lines')}{AFTER_A_CHANGE}"
        )


def count_lines(game: Game, small: dict[str, Any]) -> list[int]:
    """How many lines there are of each length, to a depth."""
    counts: Counter[int] = Counter()
    start = game.match(seats=small["seats"], dealer="manual", **small["options"])
    for match, _ in all_lines(start, small.get("depth", DEPTH)):
        counts[len(match.log)] += 1
    return [counts[length] for length in sorted(counts)]
