"""Linko in text: a card is `7` or `X`; a seat says `play 6 6 X`, `take` or `leave`, `discard` or `recover`,
`draw 7`, `draw X` or `draw pile`, and `stay` where it may draw a card and does not."""

import re
from pathlib import Path
from typing import Any, Literal

from sobremesa.engine.errors import IllegalMove
from sobremesa.engine.options import shown
from sobremesa.engine.rule import CHANCE

from .rules import (
    ATTACKED,
    COPIES,
    DEALING,
    DEFENDING,
    DISCARD,
    DRAW,
    DRAW_PILE,
    DRAWING,
    FACES,
    FROM_PILE,
    JOKER,
    JOKERS,
    LEAVE,
    MAY_DRAW,
    NUMBERS,
    PLAYING,
    RECOVER,
    REFILLING,
    STAY,
    TAKE,
    State,
    jokers_in,
    naturals,
    set_of,
    value,
)

FOLDER = Path(__file__).resolve().parent
ANSWERS = {"take": TAKE, "leave": LEAVE, "discard": DISCARD, "recover": RECOVER, "stay": STAY, "draw pile": DRAW_PILE}
SAID = {action: answer for answer, action in ANSWERS.items()}
WORD = "0*[0-9]{1,3}|x|joker"

Card = int | Literal["X"]
Refusal = tuple[str, dict[str, Any]]


def card(face: int) -> Card:
    """A face as people write it: its number, or X."""
    return "X" if face == JOKER else int(face) + 1


def cards_in(cards: int) -> list[Card]:
    """The cards of a set, numbers first, jokers last."""
    return [card(value(cards) - 1)] * int(naturals(cards)) + [card(JOKER)] * int(jokers_in(cards))


def cards_of(counts: Any) -> list[Card]:
    """The cards of a hand or of the display, ascending, jokers last."""
    return [card(face) for face in range(FACES) for _ in range(counts[face])]


def text(state: State, seat: int, action: int) -> str:
    if seat == CHANCE:
        return str(card(action))
    if action in SAID:
        return SAID[action]
    if action >= DRAW:
        return f"draw {card(action - DRAW)}"
    if jokers_in(action) > JOKERS:  # a number between those of sets
        return "play"
    return " ".join(["play", *map(str, cards_in(action))])


def read(state: State, seat: int, move: str) -> int | None:
    """The action a text means, legal or not; None if it means none. Cards in any order, commas or not; the verb may
    be left out where cards are waited for. What is no card, or no set that any hand can hold, is refused here."""
    words = move.casefold().replace(",", " ").split()
    if seat == CHANCE:
        face = face_of(words[0]) if len(words) == 1 else None
        return face if face is not None and face >= 0 else None
    if " ".join(words) in ANSWERS:
        return ANSWERS[" ".join(words)]
    verb = words.pop(0) if words and words[0] in ("play", "draw") else missing_verb(state)
    if verb == "draw" and words == ["pile"]:
        return DRAW_PILE
    faces = [face for face in map(face_of, words) if face is not None]
    if len(faces) < len(words):
        return None
    for word, face in zip(words, faces, strict=True):
        if face == -1 or state.numbers <= face < JOKER:
            raise IllegalMove("no-such-card", FOLDER, card=shown(word), numbers=int(state.numbers))
    if verb == "draw":
        return DRAW + faces[0] if len(faces) == 1 else None
    return the_set(state, faces) if verb == "play" else None


def face_of(word: str) -> int | None:
    """The face a word names, -1 for a number that no card has, None for what is no card at all."""
    if not re.fullmatch(WORD, word):
        return None
    if word in ("x", "joker"):
        return JOKER
    return int(word) - 1 if 1 <= int(word) <= NUMBERS else -1


def missing_verb(state: State) -> str:
    return {PLAYING: "play", DRAWING: "draw", MAY_DRAW: "draw"}.get(int(state.stage), "")


def the_set(state: State, faces: list[int]) -> int:
    numbers = sorted(set(faces) - {JOKER})
    jokers = faces.count(JOKER)
    if not faces:
        raise IllegalMove("play-nothing", FOLDER)
    if len(numbers) > 1:
        raise IllegalMove("mixed-numbers", FOLDER, one=card(numbers[0]), other=card(numbers[1]))
    if jokers > JOKERS or len(faces) - jokers > COPIES:
        raise IllegalMove("too-many-cards", FOLDER, copies=int(state.copies), jokers=int(state.jokers))
    return int(set_of(numbers[0] if numbers else JOKER, len(faces) - jokers, jokers))


def refusal(state: State, seat: int, action: int | None) -> Refusal | None:
    """Why a seat may not do that: a code and its particulars."""
    if action is None:
        return not_waited_for(state, seat)
    if state.stage == PLAYING:
        return not_to_be_played(state, seat, action)
    if state.stage == ATTACKED:
        return "take-or-leave", {"victim_seat": int(state.victim), "cards": cards_in(state.contested)}
    if state.stage == DEFENDING:
        return "discard-or-recover", {"attacker_seat": int(state.active), "cards": cards_in(state.contested)}
    return not_to_be_drawn(state, action)


def not_waited_for(state: State, seat: int) -> Refusal | None:
    """Who is waited for instead, and for what."""
    if state.stage in (DEALING, REFILLING, FROM_PILE):
        return "still-dealing", {}
    about: dict[str, Any] = {"active_seat": int(state.active)}
    if state.stage == PLAYING:
        return "others-turn", about
    if state.stage == MAY_DRAW:
        return "others-free-draw", about
    about |= {"victim_seat": int(state.victim), "cards": cards_in(state.contested)}
    if state.stage == ATTACKED:
        return "others-attack", about
    if state.stage == DEFENDING:
        return "others-defence", about
    return "others-draw", about | {"owed": int(state.owed)}


def not_to_be_played(state: State, seat: int, action: int) -> Refusal:
    hand = cards_of(state.hand[seat])
    if action >= TAKE:
        return "play-first", {"hand": hand}
    return "not-held", {"cards": cards_in(action), "hand": hand}


def not_to_be_drawn(state: State, action: int) -> Refusal:
    """Why this cannot be drawn, and what can be."""
    about = {"display": cards_of(state.display), "open": int(state.display_size), "pile": int(state.pile_size)}
    if action == DRAW_PILE:
        return "pile-empty", about
    if DRAW <= action < DRAW_PILE:
        return "not-in-display", about | {"card": card(action - DRAW)}
    if state.stage == MAY_DRAW:
        return "draw-or-stay", about
    return "draw-first", about | {"owed": int(state.owed)}
