"""Each property broken once on purpose: the conformance suite must catch it, or it proves nothing."""

import dataclasses
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

import conformance
import sobremesa
from sobremesa import bots
from sobremesa.engine.game import Game
from sobremesa.engine.rule import CHANCE, EVERYONE, EVERYTHING, rule
from sobremesa.games.raj import notation, rules

pytestmark = pytest.mark.slow

RAJ = sobremesa.game("raj")
PEBBLES = sobremesa.game("pebbles")


def broken(game: Game = RAJ, **changes: Any) -> Game:
    """The game with some functions replaced, e.g. rules_apply=…"""
    parts = {}
    for part in ("rules", "notation", "table"):
        module = getattr(game, part)
        mine = {name.removeprefix(f"{part}_"): f for name, f in changes.items() if name.startswith(f"{part}_")}
        parts[part] = SimpleNamespace(**{**vars(module), **mine})
    other = {name: value for name, value in changes.items() if name.split("_")[0] not in parts}
    copy = dataclasses.replace(game, **parts, **other)
    copy.__dict__["folder"] = game.folder
    return copy


def legal_one_card_too_many(state, seat, pad):
    rules.legal(state, seat, pad)
    pad.words[0] |= 1 << 15 if state.waiting >> seat & 1 else 0


def turn_forgets_a_seat(state):
    turn = rules.turn(state)
    return turn & ~1 if turn not in (CHANCE, 1) else turn


def apply_in_place(state, seat, action):
    rules.apply(state, seat, action)
    KEPT.append(state)
    KEPT[0].points[0] += 1


KEPT: list[Any] = []
BIAS = 0


@rule
def apply_with_a_number_that_changes(state, seat, action):
    rules.apply(state, seat, action)
    state.points[0] += BIAS


def text_always_fourteen(state, seat, action):
    return "14" if seat != CHANCE and action == 13 else notation.text(state, seat, action)


def read_takes_zero_for_a_card(state, seat, move):
    return rules.MAX_CARDS - int(state.turns) if move == "0" and seat != CHANCE else notation.read(state, seat, move)


def apply_favours_seat_0(state, seat, action):
    rules.apply(state, seat, action)
    if seat == 0 and action == 15:
        state.points[0] += 1


def apply_favours_who_chooses_last(state, seat, action):
    turns = int(state.turns)
    rules.apply(state, seat, action)
    if seat != CHANCE and state.turns != turns:
        state.points[seat] += 1


def chances_all_prizes(state, pad):
    pad.words[0] = (1 << state.cards) - 1
    return 0


def hide_nothing(state, seat):
    pass


def hide_one_field_too_few(state, seat):
    for s in range(state.seats):
        if s != seat and state.choice[s] > 0:
            state.choice[s] = rules.HIDDEN  # but the card is missing from the hand


def hide_one_seat_too_few(state, seat):
    choice = int(state.choice[0])
    rules.hide(state, seat)
    if choice > 0 and seat != 0:
        state.hand[0] ^= 1 << choice
        state.choice[0] = choice


def imagine_the_lowest(state, seat, pad):
    for s in range(state.seats):
        if state.choice[s] == rules.HIDDEN:
            state.choice[s] = (int(state.hand[s]) & -int(state.hand[s])).bit_length() - 1
            state.hand[s] ^= 1 << state.choice[s]


def imagine_unevenly(state, seat, pad):
    rules.imagine(state, seat, pad)
    for s in range(state.seats):  # most often the lowest
        low = (int(state.hand[s]) & -int(state.hand[s])).bit_length() - 1
        if s != seat and 0 < low < state.choice[s] and pad.luck % 3:
            state.hand[s] ^= 1 << low | 1 << state.choice[s]
            state.choice[s] = low


def audience_everybody(state, seat, action):
    return EVERYONE


def opened_always(state):
    return EVERYTHING


def hide_all_but_the_bag(state, seat):
    bag = state.bag.copy()
    PEBBLES.rules.hide(state, seat)
    state.bag[:] = bag


def view_of_the_first_card_laid(state):
    return RAJ.table.view(state) | {"first": int(state.choice[0])}


def events_by_what_a_seat_holds(before, opened, after):
    return [{"event": "chose", "seat": opened[-1][0], "card": int(after.choice[0])}]


def prompt_without_a_text(state, seat):
    return {"prompt": "think"}


FLAWS = [
    ("moves_exist_for_just_the_seats_waited_for", {"rules_turn": turn_forgets_a_seat}),
    ("legal_moves_apply_and_all_others_change_nothing", {"notation_read": read_takes_zero_for_a_card}),
    ("bounds_on_actions_and_length_hold", {"actions": 10}),
    ("bounds_on_actions_and_length_hold", {"longest": lambda seats, options: 40}),
    ("an_old_copy_never_changes", {"rules_apply": apply_in_place}),
    ("text_and_action_round_trip", {"notation_text": text_always_fourteen}),
    ("the_corpus_replays_to_the_same_result", {"rules_apply": apply_favours_seat_0}),
    ("chance_is_a_distribution_and_the_seeded_dealer_follows_it", {"rules_chances": chances_all_prizes}),
    ("nothing_leaks", {"rules_hide": hide_nothing}),
    ("nothing_leaks", {"rules_hide": hide_one_field_too_few}),
    ("nothing_leaks", {"rules_hide": hide_one_seat_too_few}),
    ("a_seat_is_shown_what_all_see_and_what_is_its_own", {"table_view": view_of_the_first_card_laid}),
    ("a_hidden_entry_is_told_alike_to_all_who_do_not_see_it", {"table_events": events_by_what_a_seat_holds}),
    ("what_is_chosen_at_once_and_what_is_secret_is_as_declared", {"simultaneous": False, "secret_choices_only": False}),
    ("what_is_chosen_at_once_and_what_is_secret_is_as_declared", {"secret_choices_only": False}),
    ("what_is_chosen_at_once_and_what_is_secret_is_as_declared", {"rules_apply": apply_favours_who_chooses_last}),
    ("a_seat_is_shown_what_all_see_and_what_is_its_own", {"secrets": False}),
    ("imagine_returns_just_the_worlds_that_fit_as_often_as_they_should", {"rules_hide": hide_one_seat_too_few}),
    ("imagine_returns_just_the_worlds_that_fit_as_often_as_they_should", {"rules_imagine": imagine_the_lowest}),
    ("imagine_returns_just_the_worlds_that_fit_as_often_as_they_should", {"rules_imagine": imagine_unevenly}),
    ("imagine_returns_just_the_worlds_that_fit_as_often_as_they_should", {"rules_audience": audience_everybody}),
    ("imagine_returns_just_the_worlds_that_fit_as_often_as_they_should", {"rules_opened": opened_always}),
    ("all_that_happens_can_be_told", {"table_prompt": prompt_without_a_text}),
    ("rotating_the_seats_rotates_the_result", {"rules_apply": apply_favours_seat_0}),
    ("the_number_of_lines_is_as_pinned", {"rules_legal": legal_one_card_too_many}),
]


@pytest.mark.parametrize(("check", "flaw"), FLAWS)
def test_a_broken_raj_is_caught(check: str, flaw: dict[str, Any]) -> None:
    KEPT.clear()
    with pytest.raises((AssertionError, sobremesa.Error, IndexError)):
        conformance.CHECKS[check](broken(**flaw))


def test_a_bag_that_gives_the_others_pebbles_away_is_caught() -> None:
    with pytest.raises(AssertionError):
        conformance.CHECKS["nothing_leaks"](broken(PEBBLES, rules_hide=hide_all_but_the_bag))


def test_a_bot_that_knows_more_than_its_seat_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = count()

    class Peeker:
        def choose(self, *_: Any, **__: Any) -> bots.Thought:
            return bots.Thought(1, {1: float(next(worlds))})

    monkeypatch.setattr(bots, "bot", lambda game, name: Peeker())
    with pytest.raises(AssertionError, match="beginner"):
        conformance.CHECKS["nothing_leaks"](RAJ)


def test_a_seeded_dealer_that_does_not_follow_the_weights_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.engine.dealers.below", lambda total, key, message: 0)
    with pytest.raises(AssertionError):
        conformance.CHECKS["chance_is_a_distribution_and_the_seeded_dealer_follows_it"](PEBBLES)


def test_a_compiled_rule_that_differs_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = broken(rules_apply=apply_with_a_number_that_changes)
    game.compiled.apply  # noqa: B018  (compiles with the number as it is now)
    monkeypatch.setitem(globals(), "BIAS", 1)
    with pytest.raises(AssertionError):
        conformance.CHECKS["compiled_and_plain_are_the_same_to_the_byte"](game)


def test_a_record_that_forgets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = sobremesa.Match.record

    def forgetful(match: sobremesa.Match) -> dict[str, Any]:
        return {**whole(match), "log": whole(match)["log"][:-1]}

    monkeypatch.setattr(sobremesa.Match, "record", forgetful)
    with pytest.raises((AssertionError, sobremesa.BadRecord)):
        conformance.CHECKS["records_round_trip"](RAJ)


def test_an_undo_that_takes_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    once = sobremesa.Match.undo

    def twice(match: sobremesa.Match) -> None:
        once(match)
        if match.log:
            once(match)
        state = match.state
        state.points[0] += 1
        match.state = state

    monkeypatch.setattr(sobremesa.Match, "undo", twice)
    with pytest.raises(AssertionError):
        conformance.CHECKS["undo_takes_back_exactly_the_last_entry"](RAJ)
