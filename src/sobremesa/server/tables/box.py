"""Beside the real box: people enter what happens there, and correct what they entered."""

import importlib.util
from functools import cache
from types import ModuleType

from msgspec.structs import replace

from sobremesa.engine.errors import Error, IllegalMove
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.rule import CHANCE

from .. import wire
from ..refusals import Refused
from . import commands
from .draft import Draft
from .facts import Facts, Who, may_enter

MOST_OUTCOMES = 40  # typed at once


@cache
def module_of(game: Game) -> ModuleType | None:
    """What a game knows of its box: `asked(state)`, what its cards or dice are to say, and `outcomes(state, typed)`,
    what was typed as the chance outcomes that it means. None: people name the outcomes as the game writes them."""
    name = f"{game.rules.__package__}.box"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def asked(match: Match) -> wire.Data | None:
    """What the cards or dice are to say now."""
    if CHANCE not in match.waiting:
        return None
    box = module_of(match.game)
    data: wire.Data = box.asked(match.position) if box else {"deal": "outcome", "outcomes": list(match.chances())}
    return data


def outcomes(match: Match, typed: str) -> list[str]:
    box = module_of(match.game)
    texts = box.outcomes(match.position, typed) if box else typed.split()
    if not 0 < len(texts) <= MOST_OUTCOMES:
        raise IllegalMove("deal-impossible", outcome=typed[:40], possible=", ".join(match.chances()))
    return list(texts)


# What is entered


def check(facts: Facts, who: Who) -> None:
    if not facts.box:
        raise Refused("no-box")
    if not may_enter(facts, who):
        raise Refused("not-yours-to-enter")


def deal(draft: Draft, asked: commands.Deal) -> None:
    check(draft.facts, asked.who)
    if draft.match is None or CHANCE not in draft.match.waiting:
        raise IllegalMove("deal-not-asked")
    check_fresh(draft, asked.at)
    enter(draft, None, outcomes(draft.match, asked.text))


def move(draft: Draft, asked: commands.Move) -> None:
    check_fresh(draft, asked.at)
    enter(draft, asked.seat, [asked.text])


def check_fresh(draft: Draft, at: int | None) -> None:
    """Somebody else may have entered something meanwhile, or taken it off."""
    if at is not None and at != draft.seq and not simultaneous(draft):
        raise Refused("stale")


def simultaneous(draft: Draft) -> bool:
    return draft.match is not None and len(draft.match.waiting) > 1


def enter(draft: Draft, seat: int | None, texts: list[str]) -> None:
    facts = draft.facts
    if facts.wrong and facts.later[0][0] != seat:
        raise Refused("correct-first")
    draft.enter(seat, texts)
    if facts.later:
        put_back(draft, rest_after(facts, seat))


def rest_after(facts: Facts, seat: int | None) -> list[tuple[int | None, str]]:
    """What is still to be put back once the seat, or chance, has said something new in the place of the first."""
    later = list(facts.later)
    if facts.wrong:
        return later[facts.wrong :]
    if later[0][0] != seat:
        return later
    count = 1 if seat is not None else leading_deals(later)
    return later[count:]


def leading_deals(later: list[tuple[int | None, str]]) -> int:
    return next((i for i, (seat, _) in enumerate(later) if seat is not None), len(later))


def put_back(draft: Draft, later: list[tuple[int | None, str]]) -> None:
    """Puts later entries back for as long as they fit. What does not is asked for; rolls that nobody makes any more
    are dropped. Where the game now ends before them, they are kept until somebody says what becomes of them."""
    while later and draft.match and not draft.match.over:
        seat, text = later[0]
        if seat is None and CHANCE not in draft.match.waiting:
            later = later[1:]
            continue
        try:
            draft.enter(seat, [text])
        except Error:
            break
        later = later[1:]
    was = draft.facts.was if later else ()
    draft.change(replace(draft.facts, later=tuple(later), wrong=0, was=was))
    draft.renewed = True


# What is corrected


def undo(draft: Draft) -> None:
    """The last thing that was entered: a move, or all that the dice showed. In a correction it is corrected, too."""
    log = draft.match.log if draft.match else []
    if not log:
        raise IllegalMove("nothing-to-undo")
    count = max(1, leading_deals(log[::-1]))
    if draft.facts.later:
        go_back(draft, len(log) - count, count)
    else:
        draft.take_off(count)
        draft.change(replace(draft.facts, report=None))


def correct(draft: Draft, asked: commands.Correct) -> None:
    """Back to before these entries. They are asked for again, and the later ones come back by themselves."""
    check(draft.facts, asked.who)
    if draft.facts.later:
        raise Refused("correct-first")
    log = draft.match.log if draft.match else []
    wrong = log[asked.entry : asked.entry + max(0, asked.count)] if asked.entry >= 0 else []
    if not wrong or len(wrong) != asked.count or len({seat for seat, _ in wrong}) > 1:  # of one hand
        raise Refused("no-such-entry", last=len(log) - 1)
    go_back(draft, asked.entry, asked.count)


def go_back(draft: Draft, entry: int, wrong: int) -> None:
    facts, log = draft.facts, draft.match.log if draft.match else []
    since = min(entry, facts.since) if facts.later else entry
    was = (*log[since : facts.since], *facts.was) if facts.later else tuple(log[entry:])
    later = (*log[entry:], *facts.later)
    draft.take_off(len(log) - entry)
    draft.change(replace(draft.facts, later=later, wrong=wrong, was=was, since=since, report=None))


def put_back_all(draft: Draft, asked: commands.PutBack) -> None:
    """Leaves a correction: all as it was before, or as it is now without the later entries."""
    facts = draft.facts
    check(facts, asked.who)
    if not facts.later:
        return
    if asked.keep and draft.match and len(draft.match.log) > facts.since:
        draft.take_off(len(draft.match.log) - facts.since)
    put_back(draft, list(facts.was) if asked.keep else [])


def shown(facts: Facts, match: Match, now: wire.Now, viewer: int | None) -> wire.Now:
    """The position, with what belongs to the box."""
    return replace(now, can_undo=viewer is not None and bool(match.log), deal=asked(match))
