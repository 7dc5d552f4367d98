"""Deciding is pure: done again, or on a log that has grown meanwhile, it leads to the same log as in order."""

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

import sobremesa
from sobremesa.bots import DEFAULT
from sobremesa.engine.dealers import pledge
from sobremesa.engine.rule import CHANCE
from sobremesa.server import wire
from sobremesa.server.stores.store import Behind, Duplicate, Entry, Log
from sobremesa.server.tables import clocks, commands
from sobremesa.server.tables.commands import Command
from sobremesa.server.tables.decisions import decide, open_table
from sobremesa.server.tables.facts import Facts, Place, Who, hashed
from sobremesa.server.tables.folding import State, gone_on, listing, loaded

CLOCK = wire.Clock("total", 60)
SMALL = {"raj": {"bids": 4, "prizes": [-2, 1, 2, 3]}}


def new_table(game: str, rng: random.Random) -> tuple[State, list[Entry]]:
    played = sobremesa.game(game)
    seats, options = played.settled(3, SMALL.get(game, {}))
    places = (Place("Ana", "ana", hashed("a")), Place("Rui", "rui", hashed("b")), Place())
    clock = rng.choice([None, CLOCK])
    facts = Facts("BCDFGH", game, played.version, options, places, clock=clock, secret="5e" * 32)
    made = open_table(replace(facts, hands=clocks.wound(clock, seats)), 0.0)
    return made.state, made.entries


def anything(state: State, rng: random.Random, number: int) -> Command:
    """Some command, mostly one that makes sense now, and mostly a move once the game has begun."""
    about: dict[str, Any] = {"id": f"c{number}"}
    who = Who(rng.choice(["ana", "rui", "rui", "eve"]))
    seat, match = rng.randrange(3), state.match
    knocks = [knock.id for knock in state.facts.knocks]
    if match is None and rng.random() < 0.3:
        return commands.Start(who=Who("ana"), at_once=rng.random() < 0.5, **about)
    if match and rng.random() < 0.15:
        return commands.Undo(seat=seat, **about)
    waiting = sorted(match.waiting - {CHANCE}) if match else []
    if waiting and rng.random() < 0.7:
        seat = rng.choice(waiting)
        text = rng.choice([*match.legal(seat), *match.legal(seat), "nonsense"]) if match else ""
        if state.facts.places[seat].bot:
            return commands.BotMove(seat=seat, text=text, question=state.questions[seat], **about)
        return commands.Move(seat=seat, text=text, at=rng.choice([None, state.seq, 0]), **about)
    return rng.choice(
        [
            commands.Contribute(who=who, value=f"luck{number}", **about),
            commands.Pledge(who=who, hash=pledge(f"luck of {who.guest}"), **about),
            commands.Contribute(who=who, value=f"luck of {who.guest}", **about),
            commands.CloseLuck(pledged=rng.random() < 0.5, voided=rng.choice([0, 0, 1]), **about),
            commands.Knock(who=who, name="Eve", **about),
            commands.AnswerKnock(
                who=Who("ana"), knock=rng.choice([*knocks, "none"]), welcome=rng.random() < 0.7, **about
            ),
            commands.Join(who=who, name="Eve", token=hashed(f"t{number}"), **about),
            commands.Leave(who=Who("eve"), **about),
            commands.SetSeat(who=who, seat=2, bot=rng.choice([None, "random"]), **about),
            commands.Change(who=who, asked=wire.ChangeTable(order=[1, 0, 2]), **about),
            commands.Change(who=who, asked=wire.ChangeTable(host=1, locked=rng.random() < 0.5), **about),
            commands.Wish(who=who, what=rng.choice(["pause", "resume", None]), **about),
            commands.SetPace(who=who, pace=rng.choice(["slow", "instant"]), **about),
            commands.Gone(seat=seat, token=state.facts.places[seat].token, **about),
            commands.TimeOut(**about),
            commands.KeepWarm(who=who, seat=seat, here=False, patience=30, **about),
            commands.Back(who=who, **about),
        ]
    )


def shape(state: State) -> tuple[Any, ...]:
    match = state.match
    return state.facts, match and (match.stored, sorted(match.waiting), match.scores), state.questions, state.length


def copied(state: State) -> State:
    return replace(state, match=state.match.copy()) if state.match else state


def played(game: str, seed: int, most: int = 150) -> tuple[list[Entry], list[Command], list[Entry]]:
    """A table's log as it comes in order, checked at each step; the commands; and the entries it began with."""
    rng = random.Random(seed)
    state, log = new_table(game, rng)
    first, asked = list(log), list[Command]()
    for number in range(most):
        command = anything(state, rng, number)
        before = shape(state)
        decision, again = (decide(state, [command], float(number)) for _ in range(2))
        assert shape(state) == before, "the table is as it was"
        assert again.entries == decision.entries
        assert shape(again.state) == shape(decision.state)
        asked.append(command)
        if decision.entries:
            folded, _ = gone_on(copied(state), decision.entries)
            assert shape(folded) == shape(decision.state), command
            state, log = decision.state, [*log, *decision.entries]
    stored, done = loaded("BCDFGH", Log("5e" * 32, listing(state).digest, log))
    assert shape(stored) == shape(state)
    assert all(entry.served <= after.served for entry, after in itertools.pairwise(log))
    assert len(done) == sum(entry.id is not None for entry in log)
    return log, asked, first


class Node:
    """A server that has folded some of a log which others add to, too."""

    def __init__(self, state: State):
        self.state = copied(state)

    def carry_out(self, command: Command, now: float, log: list[Entry]) -> None:
        while True:
            decision = decide(self.state, [command], now)
            try:
                append(log, self.state.length, decision.entries)
            except Behind:
                self.state, _ = gone_on(copied(self.state), log[self.state.length :])
            else:
                self.state = decision.state if decision.entries else self.state
                return


def append(log: list[Entry], expected: int, entries: Sequence[Entry]) -> None:
    if len(log) != expected:
        raise Behind(len(log))
    known = {(entry.sender, entry.id) for entry in log if entry.id}
    if any((entry.sender, entry.id) in known for entry in entries if entry.id):
        raise Duplicate(0)
    log += entries


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", sobremesa.games())
def test_deciding_again_or_late_leads_to_the_same_log(game: str, seed: int) -> None:
    log, asked, first = played(game, seed)
    rng = random.Random(seed + 100)
    state, _ = loaded("BCDFGH", Log("5e" * 32, None, first))
    nodes, other = [Node(state) for _ in range(3)], list(first)
    for number, command in enumerate(asked):
        rng.choice(nodes).carry_out(command, float(number), other)
    assert other == log


def test_the_games_of_these_tests_go_somewhere() -> None:
    """Else they would show nothing."""
    kinds = [entry.kind for game in sobremesa.games() for seed in range(6) for entry in played(game, seed)[0]]
    assert all(kinds.count(kind) > 20 for kind in ("move", "change", "deal", "undo")), Counter(kinds)


def test_who_went_is_not_taken_for_who_has_the_seat_now() -> None:
    state, _ = new_table("raj", random.Random(1))
    asked = [
        commands.Start(who=Who("ana"), at_once=True),
        commands.Leave(who=Who("rui")),
        commands.Knock(who=Who("eve"), name="Eve", seat=1),
    ]
    state = decide(state, asked, 0.0).state
    (knock,) = state.facts.knocks
    asked = [
        commands.AnswerKnock(who=Who("ana"), knock=knock.id, welcome=True),
        commands.Join(who=Who("eve"), name="Eve", token=hashed("c")),
    ]
    state = decide(state, asked, 0.0).state
    for token, bot in (("b", None), ("c", DEFAULT)):
        state = decide(state, [commands.Gone(seat=1, token=hashed(token))], 0.0).state
        assert (state.facts.places[1].name, state.facts.places[1].bot) == ("Eve", bot)


def test_a_bot_s_answer_to_an_older_question_is_stale() -> None:
    state, _ = new_table("raj", random.Random(1))
    state = decide(state, [commands.Start(who=Who("ana"), at_once=True)], 0.0).state
    (question, *_) = state.questions
    late = commands.BotMove(seat=2, text="1", question=question)
    talk = commands.SetPace(who=Who("ana"), pace="slow")
    assert isinstance(decide(state, [talk, late], 0.0).answers[1], int), "what is agreed does not make it stale"
    moves = [commands.Move(seat=0, text="1"), commands.Move(seat=1, text="2"), late, late]
    answers = decide(state, moves, 0.0).answers
    assert isinstance(answers[2], int)
    assert getattr(answers[3], "code", None) == "stale"
