"""Every game, every check. A new game's folder is enough to be tested here."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import conformance
import sobremesa

CASES = [(name, check) for name in sobremesa.games() for check in conformance.CHECKS]


@pytest.mark.parametrize(("name", "check"), CASES)
def test_conformance(name: str, check: str) -> None:
    conformance.CHECKS[check](sobremesa.game(name))


@pytest.mark.parametrize("name", sobremesa.games())
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_no_text_crashes_or_half_applies(name: str, data: st.DataObject) -> None:
    match = sobremesa.game(name).match(dealer="manual")
    for _ in range(data.draw(st.integers(0, 4))):
        conformance.one_step(match, data.draw(st.randoms(use_true_random=False)))
    words = st.sampled_from(["play", "1", "15", "+6", "-2", "x", "ask", "reroll", "score", "at", "cat", "٣", "²", "−1"])
    text = data.draw(st.one_of(st.text(max_size=30), st.lists(words, max_size=6).map(" ".join)))
    before, state = json.dumps(match.record()), match.state.tobytes()
    for act in (lambda: match.deal(text), *(lambda s=s: match.play(s, text) for s in range(-1, match.seats + 1))):
        copy = match.copy()
        try:
            act()
        except sobremesa.IllegalMove as refusal:
            assert str(refusal)
            assert (json.dumps(match.record()), match.state.tobytes()) == (before, state)
        else:
            assert len(match.log) == len(copy.log) + 1
            return
