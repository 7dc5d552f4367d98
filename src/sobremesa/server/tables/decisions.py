"""What a command does to a table. Pure: nothing is drawn, no clock is read, and it may be done again.

`decide` says which entries a command adds to the table's log, or why it is refused, and where the table stands then.
Only when they have been appended is that true.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sobremesa.engine.dealers import pledge as pledge_of
from sobremesa.engine.errors import Error, IllegalMove
from sobremesa.engine.match import Entry as GameEntry
from sobremesa.engine.match import Step

from ..refusals import Refused
from ..stores.store import Entry
from . import agreements, bots, box, commands, seating
from .commands import Command
from .draft import Draft
from .facts import (
    Facts,
    Who,
    barred,
    beside,
    bot_place,
    names_of,
    seated,
    with_closed_luck,
    with_luck_so_far,
    with_place,
    with_void_deal,
)
from .folding import State


class Decision(Struct, frozen=True):
    """What some commands come to, one after the other."""

    entries: list[Entry]
    state: State  # once they are appended
    steps: list[Step]  # of the game
    undone: int | None  # the seat that took its move back
    answers: list[int | Error]  # for each command the seq it leads to, or why it is refused
    renewed: bool = False  # entries were made anew: all is told again


def decide(state: State, asked: Sequence[Command], now: float) -> Decision:
    draft, answers = Draft(state, now), list[int | Error]()
    for command in asked:
        before = len(draft.entries)
        try:
            DECISIONS[type(command)](draft, command)
        except Error as refusal:
            answers.append(refusal)
        else:
            if command.id is not None:
                if len(draft.entries) == before:  # it changes nothing now; done again later, it might
                    draft.entries.append(Entry("change", text="{}", served=draft.now))
                draft.entries[-1] = replace(draft.entries[-1], sender=command.sender, id=command.id)
            answers.append(draft.seq)
    return Decision(draft.entries, draft.state(), draft.steps, draft.undone, answers, draft.renewed)


def open_table(facts: Facts, now: float, start: bool = False, at_once: bool = False) -> Decision:
    """A new table, in its lobby or with its game begun."""
    draft = Draft.new(facts, now)
    if start:
        begin(draft, at_once)
    return Decision(draft.entries, draft.state(), [], None, [])


def play_on(facts: Facts, log: Sequence[GameEntry], now: float, at_once: bool) -> Decision:
    """A new table with the beginning of another game, laid out as it came; what comes then is dealt here."""
    draft = Draft.new(replace(facts, phase="playing", given=len(log)), now)
    for entry in log:
        draft.lay_out(entry)
    if draft.match:
        draft.match.given = len(log)
    if at_once:
        draft.change(with_closed_luck(draft.facts))
        draft.deal()
    return Decision(draft.entries, draft.state(), [], None, [])


# The game


def move(draft: Draft, asked: commands.Move) -> None:
    come_back(draft, asked.seat)
    check_running(draft)
    if draft.facts.box:
        box.move(draft, asked)
    else:
        draft.play(asked.seat, asked.text, asked.at)


def undo(draft: Draft, asked: commands.Undo) -> None:
    come_back(draft, asked.seat)
    check_running(draft)
    if draft.facts.box:
        box.undo(draft)
    else:
        draft.take_back(asked.seat)


def bot_move(draft: Draft, asked: commands.BotMove) -> None:
    sits = draft.facts.alive and draft.facts.places[asked.seat].bot is not None
    waits = draft.match is not None and asked.seat in draft.match.waiting  # another node may have answered
    if not sits or not waits or draft.questions[asked.seat] != asked.question:
        raise Refused("stale")
    draft.play(asked.seat, asked.text)


def come_back(draft: Draft, seat: int) -> None:
    if draft.match is None:
        raise Refused("not-started")
    draft.change(agreements.back(draft.facts, seat))


def check_running(draft: Draft) -> None:
    if draft.facts.paused:
        raise Refused("paused")
    if draft.facts.phase == "over" and draft.match and not draft.match.over:
        raise Refused("already-over")


def start(draft: Draft, asked: commands.Start) -> None:
    agreements.only_host(draft.facts, seated(draft.facts, asked.who))
    if draft.match is None:
        begin(draft, asked.at_once)


def begin(draft: Draft, at_once: bool) -> None:
    """The game starts, with bots in the open seats. It is dealt once all people have added to the luck, or at once."""
    places = list(draft.facts.places)
    for seat, place in enumerate(places):
        if place.open:
            places[seat] = bot_place(draft.facts.game, bots.DEFAULT, names_of(places))
    facts = replace(draft.facts, places=tuple(places), phase="playing")
    draft.change(with_closed_luck(facts) if at_once else with_luck_so_far(facts))
    draft.begin()


def pledge(draft: Draft, asked: commands.Pledge) -> None:
    """A seat shows the hash of what it will add to the luck of the deals; the first one counts."""
    facts, seat = draft.facts, seat_of_luck(draft.facts, asked.who)
    check_luck_open(facts, seat)
    place = facts.places[seat]
    if place.pledge is None:
        if facts.pledged:
            raise Refused("luck-settled")
        add_luck(draft, with_place(facts, seat, replace(place, pledge=asked.hash)))


def contribute(draft: Draft, asked: commands.Contribute) -> None:
    """A seat opens what it has pledged itself to; without a pledge it does both at once."""
    facts, seat = draft.facts, seat_of_luck(draft.facts, asked.who)
    check_luck_open(facts, seat)
    place = facts.places[seat]
    if place.luck is not None:
        return
    if place.pledge is not None and place.pledge != pledge_of(asked.value):
        raise Refused("not-as-pledged")
    if place.pledge is not None and not facts.pledged:
        raise Refused("pledges-open")
    if place.pledge is None and facts.pledged:
        raise Refused("luck-settled")
    add_luck(draft, with_place(facts, seat, replace(place, pledge=pledge_of(asked.value), luck=asked.value)))


def seat_of_luck(facts: Facts, who: Who) -> int:
    """People at one browser add to the luck once, at the first of their seats."""
    return beside(facts, seated(facts, who))[0]


def check_luck_open(facts: Facts, seat: int) -> None:
    if facts.luck is not None or facts.secret is None or facts.phase == "over" or seat in barred(facts):
        raise Refused("luck-settled")


def add_luck(draft: Draft, facts: Facts) -> None:
    """Nothing is dealt before the game has begun; then as soon as all that was pledged is open."""
    draft.change(with_luck_so_far(facts) if draft.match else facts)
    if draft.match and draft.facts.luck is not None:
        draft.deal()


def close_luck(draft: Draft, asked: commands.CloseLuck) -> None:
    facts = draft.facts
    if (facts.pledged, len(facts.voided)) != (asked.pledged, asked.voided):
        return
    if draft.match and facts.luck is None and facts.secret is not None and facts.phase != "over":
        add_luck(draft, with_void_deal(facts) if facts.pledged else replace(facts, pledged=True))


# Time, and the next game


def time_out(draft: Draft, _: commands.TimeOut) -> None:
    """Bots keep the seats warm of those whose time has run out."""
    hands = enumerate(draft.facts.hands)
    late = [seat for seat, hand in hands if hand.since is not None and hand.at(draft.now) <= 0]
    draft.change(agreements.warmed(draft.facts, late))


def go_on(draft: Draft, asked: commands.GoOn) -> None:
    seated(draft.facts, asked.who)
    if draft.facts.phase != "over":
        raise Refused("not-over")
    if draft.facts.next is None:
        draft.change(replace(draft.facts, next=asked.next))


# The coach


def take_hint(draft: Draft, asked: commands.TakeHint) -> None:
    """Against bots always; among people if the host allows it. Everybody sees how many a seat has taken."""
    facts, seat = draft.facts, seated(draft.facts, asked.who)
    agreements.only_in_play(facts)
    check_running(draft)
    if draft.match is None or seat not in draft.match.waiting:
        raise IllegalMove("hint-not-now")
    if not facts.hints and any(place.person for other, place in enumerate(facts.places) if other != seat):
        raise Refused("no-hints")
    draft.change(replace(facts, hinted=facts.hinted | {str(seat): facts.hinted.get(str(seat), 0) + 1}))


def keep_report(draft: Draft, asked: commands.KeepReport) -> None:
    if draft.match is not None and draft.match.over and draft.facts.report is None:
        draft.change(replace(draft.facts, report=asked.report))


# Those that change the facts and nothing else


def by_seat(change: Callable[[Facts, int, Any], Facts]) -> Callable[[Draft, Any], None]:
    """A decision that is a change of the facts by a seat."""

    def decision(draft: Draft, asked: Any) -> None:
        draft.change(change(draft.facts, seated(draft.facts, asked.who), asked))

    return decision


def by_house(change: Callable[[Facts, Any], Facts]) -> Callable[[Draft, Any], None]:
    def decision(draft: Draft, asked: Any) -> None:
        draft.change(change(draft.facts, asked))

    return decision


DECISIONS: dict[type[Command], Callable[[Draft, Any], None]] = {
    commands.Move: move,
    commands.Undo: undo,
    commands.BotMove: bot_move,
    commands.Deal: box.deal,
    commands.Correct: box.correct,
    commands.PutBack: box.put_back_all,
    commands.Start: start,
    commands.Pledge: pledge,
    commands.Contribute: contribute,
    commands.CloseLuck: close_luck,
    commands.Join: seating.join,
    commands.Knock: seating.knock,
    commands.Leave: seating.leave,
    commands.KeepWarm: seating.keep_warm,
    commands.TimeOut: time_out,
    commands.GoOn: go_on,
    commands.TakeHint: take_hint,
    commands.KeepReport: keep_report,
    commands.Change: by_seat(lambda facts, seat, asked: agreements.changed(facts, seat, asked.asked)),
    commands.SetSeat: by_seat(lambda facts, seat, asked: agreements.with_bot(facts, seat, asked.seat, asked.bot)),
    commands.AnswerKnock: by_seat(
        lambda facts, seat, asked: agreements.answered(facts, seat, asked.knock, asked.welcome)
    ),
    commands.Wish: by_seat(lambda facts, seat, asked: agreements.wished(facts, seat, asked.what)),
    commands.SetPace: by_seat(lambda facts, _, asked: replace(facts, pace=asked.pace)),
    commands.Back: by_seat(lambda facts, seat, _: agreements.back(facts, seat)),
    commands.Gone: seating.gone,
    commands.End: by_house(lambda facts, _: agreements.ended(facts)),
    commands.HandOn: by_house(lambda facts, asked: agreements.handed_on(facts, asked.before, asked.after)),
    commands.ForgetGuest: by_house(lambda facts, asked: agreements.without_guest(facts, asked.guest)),
}
