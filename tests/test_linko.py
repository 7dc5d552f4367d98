"""Linko beyond its rulebook: what is known and what is imagined, the sets as numbers, the bot, the texts, the reach."""

import importlib.util
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import comb
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import conformance
import sobremesa
from conformance import everyone, one_step, random_line
from sobremesa import CHANCE, Match, words
from sobremesa.engine import bits
from sobremesa.engine.story import story
from sobremesa.games.linko import bots, notation, rules
from sobremesa.terminal.table import drawing_of

LINKO = sobremesa.game("linko")
NAMES = ("Ana", "Rui", "Eva", "Leo", "Gil")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"draw_if_no_conflict": True, "end": "publisher"},
    {"numbers": 4, "copies": 3, "dealt": 2, "display": 2, "tiebreak": "fewest_in_hand"},
]


def positions(seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """A random match, at each of its steps."""
    yield from random_line(LINKO.match(seats=seats, dealer="manual", **options), random.Random(seed))


def small(*hands: str, display: str, **options: Any) -> Match:
    """A round about to begin, with these hands and this display."""
    sizes = {"dealt": len(hands[0].split()), "display": len(display.split()), "rounds": 1}
    match = LINKO.match(seats=len(hands), dealer="manual", **sizes | options)
    for card in " ".join([*hands, display]).split():
        match.deal(card)
    return match


def moves(match: Match, *said: str) -> Match:
    for move in said:
        who, what = move.split(" ", 1)
        match.deal(what) if who == "deal" else match.play(int(who), what)
    return match


# The record


def test_a_position_fits_in_two_kilobytes():
    assert rules.State.dtype.itemsize <= 2000


@pytest.mark.parametrize("options", OPTIONS)
def test_no_card_is_ever_lost_or_found(options):
    for match in positions(4, 1, **options | {"rounds": 2}):
        state = match.state
        cards = Counter(notation.cards_of(state.pile + state.display + state.discarded + state.hand.sum(axis=0)))
        for seat in range(4):
            assert state.hand_size[seat] == state.hand[seat].sum()
            assert (state.known[seat] >= 0).all()
            assert (state.known[seat] <= state.hand[seat]).all()
            for height, cards_of_set in enumerate(state.stack[seat]):
                if height < state.height[seat]:
                    cards.update(notation.cards_in(int(cards_of_set)))
                else:
                    assert cards_of_set == 0
        assert (state.pile_size, state.display_size) == (state.pile.sum(), state.display.sum())
        numbers, copies, jokers = match.options["numbers"], match.options["copies"], match.options["jokers"]
        assert cards == dict.fromkeys(range(1, numbers + 1), copies) | {"X": jokers}


def test_every_set_has_a_number_of_its_own():
    seen = {}
    for face in range(rules.FACES):
        for naturals in [0] if face == rules.JOKER else range(1, rules.COPIES + 1):
            for jokers in range(naturals == 0, rules.JOKERS + 1):
                cards = rules.set_of(face, naturals, jokers)
                assert 0 <= cards < rules.TAKE
                assert cards not in seen
                seen[cards] = (face, naturals, jokers)
                assert (rules.naturals(cards), rules.jokers_in(cards)) == (naturals, jokers)
                assert rules.size(cards) == naturals + jokers
                assert rules.value(cards) == face + 1
    assert len(seen) == 13 * 8 * 6 + 5


def test_the_legal_sets_are_all_that_the_hand_can_make():
    pad = LINKO.pad()
    for match in positions(3, 2):
        if match.state.stage != rules.PLAYING:
            continue
        (seat,) = match.waiting
        hand = match.state.hand[seat]
        sets = {
            rules.set_of(face, a, x)
            for face in range(rules.NUMBERS)
            for a in range(1, hand[face] + 1)
            for x in range(hand[rules.JOKER] + 1)
        } | {rules.set_of(rules.JOKER, 0, x) for x in range(1, hand[rules.JOKER] + 1)}
        rules.legal(match.state, seat, pad)
        assert set(bits.members(pad.words)) == sets


def test_the_largest_sets_of_a_number_come_first():
    match = small("2 2 2 X", "1 1 1 1", display="5")
    assert match.legal(0)[:4] == ["play 2 2 2", "play 2 2 2 X", "play 2 2", "play 2 2 X"]


def test_a_set_that_is_not_held_is_refused_and_changes_nothing():
    sets = [rules.set_of(f, a, x) for f in range(13) for a in range(1, 9) for x in range(6)]
    for i, match in enumerate(positions(2, 3)):
        if match.state.stage != rules.PLAYING or i % 8:
            continue
        (seat,) = match.waiting
        legal, state = set(match.legal(seat)), match.state.tobytes()
        for cards in sets:
            move = " ".join(["play", *map(str, notation.cards_in(cards))])
            if move not in legal:
                with pytest.raises(sobremesa.IllegalMove) as refusal:
                    match.play(seat, move)
                assert refusal.value.code == "not-held"
        assert match.state.tobytes() == state


# What everybody knows


def known_from(log: list[tuple[int | None, str]], dealt: int, seats: int) -> list[Counter]:
    """What everybody knows of each hand in the first round, from what everybody saw: counted another way."""
    known: list[Counter] = [Counter() for _ in range(seats)]
    stacks: list[list[list[str]]] = [[] for _ in range(seats)]
    attacker = 0
    for seat, move in log:
        if seat is None:
            continue
        verb, *cards = move.split()
        if verb == "play":
            known[seat] -= Counter(cards)  # Counter keeps what is above zero
            stacks[seat].append(cards)
            attacker, steps = seat, iter(range(seat + 1, seat + seats))
        if verb == "draw" and cards != ["pile"]:
            known[seat][cards[0]] += 1
        if verb in ("take", "leave"):
            victim = next(
                other % seats
                for other in steps
                if stacks[other % seats] and beaten(stacks[other % seats][-1], stacks[attacker][-1])
            )
        if verb in ("take", "discard", "recover"):
            gone = stacks[victim].pop()
            if verb != "discard":
                known[seat] += Counter(gone)
    return known


def beaten(theirs: list[str], mine: list[str]) -> bool:
    def value(cards: list[str]) -> int:
        return 14 if cards[0] == "X" else int(cards[0])

    return len(theirs) == len(mine) and value(theirs) < value(mine)


@pytest.mark.parametrize("seats", LINKO.seats)
@pytest.mark.parametrize("options", OPTIONS)
def test_what_everybody_knows_is_what_everybody_saw_enter_and_not_leave(seats, options):
    for match in positions(seats, seats, **options | {"rounds": 1}):
        if match.over:
            break
        known = known_from(match.log, match.options["dealt"], seats)
        shown = [Counter(map(str, cards)) for cards in match.view(None)["known"]]
        assert shown == [Counter({card: n for card, n in cards.items() if n}) for cards in known]


def test_cards_dealt_or_drawn_from_the_pile_are_nobody_elses_business():
    match = small("7 8", "3 5", display="1 2")
    assert match.view(None)["known"] == [[], []]
    moves(match, "0 play 7", "1 play 3", "0 play 8", "0 take", "1 draw pile", "deal 6")
    assert match.view(None)["known"] == [[3], []]
    assert match.view(1)["hand"] == [5, 6]
    assert match.game.blanked(match.state, 0).hand[1].sum() == 0


def test_known_cards_leave_first_and_the_bound_does_not_fall_below_nothing():
    match = small("9 4 4 4", "6 6 8 1", "2 3 5 7", display="4 12")
    moves(match, "0 play 4 4", "1 play 6 6", "1 leave", "0 recover")
    assert match.view(None)["known"][0] == [4, 4]
    moves(match, "2 play 7", "0 play 4")
    assert match.view(None)["known"][0] == [4]  # one of at least two is gone; that a third is there, nobody else knows
    moves(match, "1 play 8", "1 leave", "2 recover", "1 leave", "0 discard", "0 draw 4", "deal 13")
    assert match.view(None)["known"][0] == [4, 4]
    moves(match, "2 play 3", "0 play 4 4 4")
    assert match.view(None)["known"][0] == []


def test_known_jokers_are_counted_like_any_other_face():
    match = small("4 X X 9", "6 6 12 1", display="3")
    moves(match, "0 play 4 X", "1 play 6 6", "1 leave", "0 recover")
    assert match.view(None)["known"][0] == [4, "X"]
    moves(match, "0 play X X", "0 leave", "1 recover")
    assert match.view(None)["known"] == [[4], [6, 6]]


def test_a_seat_keeps_its_own_hand_and_knows_only_the_sizes_of_others():
    for match in positions(3, 5, rounds=1):
        for seat in everyone(match):
            known = LINKO.blanked(match.state, seat)
            for other in range(3):
                if other == seat or match.over:
                    assert (known.hand[other] == match.state.hand[other]).all()
                else:
                    assert (known.hand[other] == match.state.known[other]).all()
                assert known.hand_size[other] == match.state.hand_size[other]


def test_hands_are_laid_open_only_at_the_end_of_the_match():
    rng = random.Random(6)
    match = LINKO.match(seats=2, seed=6, numbers=5, copies=4, dealt=4, display=2)
    while not match.over:
        hidden = [text for _, text in match.log_for(None)].count(None)
        assert hidden >= 2 * 4 * match.view(None)["round"]
        one_step(match, rng)
    for viewer in everyone(match):
        assert match.log_for(viewer) == match.log
        assert (LINKO.blanked(match.state, viewer).hand == match.state.hand).all()


# What is imagined

DECKS = [  # deep enough for conflicts, draws from both places and the last card
    (2, {"numbers": 2, "copies": 3, "jokers": 0, "dealt": 2, "display": 1, "rounds": 1}, 11),
    (2, {"numbers": 2, "copies": 2, "jokers": 2, "dealt": 2, "display": 1, "rounds": 1}, 8),
    (3, {"numbers": 2, "copies": 4, "jokers": 0, "dealt": 2, "display": 1, "rounds": 1}, 9),
    (
        2,
        {"numbers": 2, "copies": 4, "jokers": 0, "dealt": 2, "display": 2, "rounds": 1, "draw_if_no_conflict": True},
        9,
    ),
]


def lines(match: Match, depth: int, weight: float = 1.0) -> Iterator[tuple[Match, float]]:
    """Every line to a depth, each card taken for itself: a deal is as likely as its cards are many, and a set is
    played in as many ways as the cards that nobody else knew of can be picked for it."""
    yield match, weight
    if depth == 0 or match.over:
        return
    if CHANCE in match.waiting:
        for card, likely in match.chances().items():
            after = match.copy()
            after.deal(card)
            yield from lines(after, depth - 1, weight * likely)
        return
    (seat,) = match.waiting
    for move in match.legal(seat):
        after = match.copy()
        after.play(seat, move)
        yield from lines(after, depth - 1, weight * ways(match, seat, move))


def ways(match: Match, seat: int, move: str) -> int:
    if not move.startswith("play"):
        return 1
    picked, hand = Counter(move.split()[1:]), Counter(map(str, notation.cards_of(match.state.hand[seat])))
    known = Counter(map(str, match.view(None)["known"][seat]))
    product = 1
    for card, count in picked.items():
        product *= comb(hand[card] - known[card], max(count - known[card], 0))
    return product


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options", "depth"), DECKS)
def test_imagine_returns_each_way_the_unseen_cards_can_lie_as_often_as_any_other(seats, options, depth):
    """Against all lines of small decks with equal cards in them, to the end of conflicts and rounds."""
    pad = LINKO.pad(7)
    groups: dict[Any, Counter[bytes]] = defaultdict(Counter)
    known: dict[Any, Any] = {}
    for match, weight in lines(LINKO.match(seats=seats, dealer="manual", **options), depth):
        for seat in everyone(match):
            seen = (seat, tuple(match.log_for(seat)))
            groups[seen][match.state.tobytes()] += weight  # type: ignore[assignment]
            blanked = LINKO.blanked(match.state, seat)
            assert known.setdefault(seen, blanked).tobytes() == blanked.tobytes()
    several = 0
    for (seat, log), expected in groups.items():
        tries = 1 if len(expected) == 1 else 80 * len(expected)
        several += len(expected) > 1
        found: Counter[bytes] = Counter()
        for _ in range(tries):
            world = known[seat, log].copy()
            LINKO.compiled.imagine(world, CHANCE if seat is None else seat, pad)
            found[world.tobytes()] += 1
        assert set(found) == set(expected), (seat, log)
        total = sum(expected.values())
        for world_bytes, weight in expected.items():
            likely = weight / total
            spread = (tries * likely * (1 - likely)) ** 0.5
            assert abs(found[world_bytes] - tries * likely) <= 5 * spread + 1, (seat, log)
    assert several > 100


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options", "depth"), [DECKS[0]])
def test_nothing_leaks_from_small_decks_with_equal_cards(seats, options, depth, monkeypatch):
    deck = {"seats": seats, "options": options, "depth": depth}
    monkeypatch.setattr(conformance, "tiny", lambda game: [deck])
    monkeypatch.setattr(conformance, "random_lines", lambda game: [])
    conformance.CHECKS["nothing_leaks"](LINKO)


def test_imagined_hands_hold_what_everybody_knows_and_have_the_right_size():
    pad = LINKO.pad(3)
    for i, match in enumerate(positions(4, 7, rounds=1)):
        if i % 5 or match.over:
            continue
        for seat in everyone(match):
            world = LINKO.blanked(match.state, seat)
            rules.imagine(world, CHANCE if seat is None else seat, pad)
            assert (world.hand >= match.state.known).all()
            assert (world.hand.sum(axis=1)[:4] == match.state.hand_size[:4]).all()
            assert world.pile.sum() == match.state.pile_size
            assert (world.pile >= 0).all()
            if seat is not None:
                assert (world.hand[seat] == match.state.hand[seat]).all()


# The bot


def bot_moves(seats: int, seed: int, **options: Any) -> Counter:
    """A match of greedy bots, checked at each move; how often each stage was met."""
    match, pad, met = LINKO.match(seats=seats, seed=seed, **options), LINKO.pad(), Counter()
    while not match.over:
        (seat,) = match.waiting
        known = LINKO.blanked(match.state, seat)
        rules.legal(known, seat, pad)
        action = int(bots.greedy(known, seat, pad))
        assert action in match._legal(known, seat)
        met[int(known.stage)] += 1
        match.play(seat, notation.text(known, seat, action))
    return met


@pytest.mark.parametrize("options", OPTIONS)
def test_the_greedy_bot_is_legal_in_every_stage(options):
    met = sum((bot_moves(seats, seats, rounds=1, **options) for seats in LINKO.seats), Counter())
    assert set(met) >= {rules.PLAYING, rules.ATTACKED, rules.DRAWING}
    assert (rules.MAY_DRAW in met) == options.get("draw_if_no_conflict", False)


@pytest.mark.parametrize("options", OPTIONS)
def test_against_random_moves_it_is_legal_too(options):
    rng, pad = random.Random(8), LINKO.pad()
    for seats in (2, 5):
        match, met = LINKO.match(seats=seats, seed=8, **options | {"rounds": 1}), set()
        while not match.over:
            (seat,) = match.waiting
            known = LINKO.blanked(match.state, seat)
            rules.legal(known, seat, pad)
            assert int(bots.greedy(known, seat, pad)) in match._legal(known, seat)
            met.add(int(known.stage))
            one_step(match, rng)
        assert rules.PLAYING in met


def choice(match: Match) -> str:
    (seat,) = match.waiting
    known = LINKO.blanked(match.state, seat)
    rules.legal(known, seat, pad := LINKO.pad())
    return notation.text(known, seat, int(bots.greedy(known, seat, pad)))


def test_greedy_sheds_many_and_keeps_its_jokers():
    assert choice(small("3 5 5 5 9 9 X", "1 1 1 1 1 1 1", display="2")) == "play 5 5 5"


def test_greedy_is_out_when_it_can_be():
    assert choice(small("6 6 X", "1 1 1", display="2")) == "play 6 6 X"


def test_greedy_attacks_where_it_costs_nothing():
    match = moves(small("7 7 4 4 1", "2 2 9 9 12", display="2"), "0 play 4 4")
    assert choice(match) == "play 9 9"


def test_greedy_takes_what_goes_with_its_hand_and_leaves_the_rest():
    hands = "7 7 4 4 1 1 2", "4 12 9 9 10 8 8", "5 5 6 6 1 1 3"
    match = moves(small(*hands, display="2"), "0 play 4 4", "1 play 9 9")
    assert choice(match) == "take"
    match = moves(small("3 7 7 7 7 7 7", "4 12 9 9 10 8 8", display="2"), "0 play 3", "1 play 4")
    assert choice(match) == "leave"


def test_greedy_does_not_take_when_that_keeps_it_from_being_out():
    match = moves(small("4 4 1 1 2 2", "9 9 3 3 3 3", display="2"), "0 play 4 4", "1 play 3 3 3 3", "0 play 1 1")
    moves(match, "1 play 9 9")
    assert choice(match) == "leave"


def test_greedy_draws_a_joker_or_what_it_holds():
    match = moves(small("3 7 7 7", "4 12 9 9", display="7 12"), "0 play 3", "1 play 4", "1 take")
    assert choice(match) == "draw 7"
    match = moves(small("3 7 7 7", "4 12 9 9", display="7 X"), "0 play 3", "1 play 4", "1 take")
    assert choice(match) == "draw X"
    match = moves(small("3 7 7 7", "4 12 9 9", display="1 2"), "0 play 3", "1 play 4", "1 take")
    assert choice(match) == "draw pile"


@pytest.mark.parametrize("seats", LINKO.seats)
def test_greedy_beats_random(seats):
    from sobremesa.arena.simulate import simulate

    result = simulate(LINKO, seats, {}, 300, ["greedy"] + ["random"] * (seats - 1), threads=1)
    assert result["wins"][0] > 285
    assert result["scores"][0] > 20 + max(result["scores"][1:])


# What is told


def test_what_a_set_would_attack_is_what_it_attacks():
    rng = random.Random(9)
    for match in positions(5, 9, rounds=1):
        if match.state.stage != rules.PLAYING:
            continue
        (seat,) = match.waiting
        known = LINKO.blanked(match.state, seat)
        action = rng.choice(match._legal(known, seat))
        meaning = LINKO.table.meaning(known, seat, action)
        after, attacked = match.copy(), []
        after.play(seat, notation.text(known, seat, action))
        while after.view(None)["conflict"]:
            attacked.append(after.view(None)["conflict"]["victim"])
            after.play(seat, "leave")
            after.play(attacked[-1], "recover")
        assert meaning["attacked"] == attacked
        assert meaning["attacks"] == len(attacked)
        assert [meaning[f"{nth}_seat"] for nth in ("first", "second", "third", "fourth")][: len(attacked)] == attacked
        assert meaning["left"] == known.hand_size[seat] - len(meaning["cards"])
        if meaning["ends"]:
            assert after.over


def test_events_tell_a_conflict():
    match = small("3 6 6 X 9", "5 5 5 1 10", display="4 X", rounds=1)
    moves(match, "0 play 3", "1 play 5 5 5", "0 play 6 6 X", "0 leave", "1 discard", "1 draw 4")
    moves(match, "1 draw pile", "deal 7", "1 draw X", "deal 2", "deal 2", "1 play 7", "0 play 9", "0 take")
    for viewer, pile_card, seen in ((1, 7, True), (0, "", False), (None, "", False)):
        told = [event for events in story(match, viewer)[12:] for event in events]
        assert [event["event"] for event in told] == [
            "played", "played", "played", "conflict", "left", "discarded", "drew", "drew-pile", "drew",
            "shown", "shown", "played", "played", "conflict", "took",
        ]  # fmt: skip
        assert told[7] == {"event": "drew-pile", "seat": 1, "card": pile_card, "seen": seen}
        assert told[4]["victim_seat"] == 1
        assert told[5]["cards"] == [5, 5, 5]


def test_a_card_from_the_pile_is_told_to_its_drawer_alone():
    match = small("7 8", "3 5", display="1 2")
    moves(match, "0 play 7", "1 play 3", "0 play 8", "0 take", "1 draw pile", "deal 13")
    tell = words.catalogue("en", LINKO.folder).tell
    said = {viewer: tell(story(match, viewer)[-1][0], NAMES, viewer) for viewer in (0, 1, None)}
    assert said == {0: "Rui draws a card from the pile.", 1: "You draw the 13 from the pile.", None: said[0]}


def test_a_deal_is_told_once_and_a_round_as_it_ends():
    match = moves(small("7 7", "3 5", display="1 2", rounds=2), "0 play 7 7")
    tell = words.catalogue("en", LINKO.folder).tell
    told = [e for events in story(match, None) for e in events if e["event"] not in LINKO.table.QUIET]
    assert [tell(event, NAMES) for event in told] == [
        "Round 1 of 2: 2 cards each. Ana starts.",
        "Ana plays 7, 7, the last cards in hand.",
        "Ana has an empty hand: round 1 ends.",
        "Round 1: Ana 2, Rui −2.",
    ]


def test_every_event_prompt_meaning_and_refusal_is_met_and_can_be_said():
    kinds: set[str] = set()
    for options in OPTIONS:
        for seats in (2, 4):
            match = LINKO.match(seats=seats, seed=10, **options | {"rounds": 2})
            for position in random_line(match, random.Random(10)):
                for seat in sorted(position.waiting):
                    known = LINKO.blanked(position.state, seat)
                    kinds.add("prompt-" + LINKO.table.prompt(known, seat)["prompt"])
                    for action in position._legal(known, seat):
                        kinds.add("meaning-" + LINKO.table.meaning(known, seat, action)["meaning"])
            kinds |= {"event-" + event["event"] for events in story(match, 0) for event in events}
    has = {name for name in said_names() if name.startswith(("prompt-", "meaning-", "event-"))}
    assert kinds == has


def said_names() -> list[str]:
    text = (LINKO.folder / "words" / "en.ftl").read_text()
    return [line.split(" =")[0] for line in text.splitlines() if " =" in line and not line.startswith(" ")]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_sentence_shouts(language):
    for path in LINKO.folder.glob(f"words/{language}.ftl"):
        assert "!" not in path.read_text()
    for path in LINKO.folder.glob(f"rules.{language}.md"):
        assert "!" not in path.read_text()


# In a terminal


def plain_width(line: str) -> int:
    from rich.text import Text

    return len(Text.from_markup(line).plain)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_five_seats_fit_24_lines_of_80_columns(language):
    names = ["Pimenta", "Canela", "Louro", "Salsa", "Menta"]
    most = 0
    for i, match in enumerate(positions(5, 11, rounds=2)):
        if i % 9:
            continue
        for viewer in everyone(match):
            drawing = drawing_of(match, viewer, names, language)
            lines = [f"› ● Pimenta -100  greedy  {note}" for note in drawing["seats"]] + drawing["table"]
            assert all(plain_width(line) <= 80 for line in lines if "#" not in line)
            most = max(most, len(lines))
    assert most <= 17  # a title, two lines of news, a question, the keys and the line to type on


def test_the_drawing_shows_stacks_display_pile_hand_and_conflict():
    match = small("3 6 6 X 9", "5 5 5 1 10", display="4 X")
    moves(match, "0 play 3", "1 play 5 5 5", "0 play 6 6 X")
    drawing = drawing_of(match, 0, ["Ana", "Rui"], "en")
    text = "\n".join([drawing["title"], *drawing["seats"], *drawing["table"]])
    for part in ("Round 1 of 1", "[bold]6 6 X[/][dim] ‹ 3", "[bold]4[/]  [bold]X[/]", "pile[/] 97", "Your hand  9"):
        assert part in text
    assert "Conflict: you attack Rui’s 5, 5, 5" in text
    assert "[bold]take[/] · 5, 5, 5 in your hand; Rui draws 3 cards" in text
    assert "[bold]leave[/] · Rui either discards 5, 5, 5 and draws as many cards, or recovers them" in text


# The reach


def benchmark() -> ModuleType:
    path = Path(__file__).parents[1] / "benchmarks" / "linko.py"
    spec = importlib.util.spec_from_file_location("linko_benchmark", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_random_games_end_and_the_survey_counts_them():
    survey = benchmark().survey
    for seats in LINKO.seats:
        found = survey(seats, 60)
        assert found["rounds"] == 60 * seats == sum(found["endings"].values())
        assert found["endings"]["turns"] == 0
        assert 1 <= found["fewest"] <= found["turns"][1] <= found["turns"][50] <= found["turns"][99] <= found["most"]
        assert found["most"] < rules.MAX_TURNS
    alone = survey(2, 100, {"dealt": 1, "display": 1})
    assert (alone["fewest"], alone["most"], alone["mean"]) == (1, 1, 1.0)
    assert alone["endings"] == {"out": 200, "cards": 0, "turns": 0}
    assert alone["decisions"] == 200
