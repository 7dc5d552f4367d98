"""Fair deals: what is dealt follows from secret, contributions, table and counter, and verify sees everything else."""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa import verify, words
from sobremesa.cli import main
from sobremesa.engine.dealers import Fair, commitment
from sobremesa.engine.match import Match, checksum

SECRET = "5e" * 32
RAJ = sobremesa.game("raj")


def fair(contributions: tuple[str | None, ...] = ("ana", None), **options: Any) -> Match:
    _, settled = RAJ.settled(2, options)
    return Match(RAJ, 2, settled, Fair(SECRET, "ABCDEF", contributions))


def finished(match: Match) -> Match:
    while match.waiting:
        seat = min(match.waiting)
        if seat == sobremesa.CHANCE:
            match.deal(next(iter(match.chances())))
        else:
            match.play(seat, match.legal(seat)[0])
    return match


def by_hand(counter: int, outcomes: list[str]) -> str:
    """As docs/promises.md tells it, in another style: a number by HMAC, again if it is beyond the last full range."""
    for attempt in range(100):
        message = f"ana,|ABCDEF|{counter}|{attempt}".encode()
        number = int(hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).hexdigest(), 16)
        if number < (2**256 // len(outcomes)) * len(outcomes):
            return outcomes[number % len(outcomes)]
    raise AssertionError


def test_each_prize_is_what_the_document_says() -> None:
    match = finished(fair())
    left = [f"{prize:+d}" for prize in match.options["prizes"]]
    left.sort(key=int)
    for counter, prize in enumerate(text for actor, text in match.log if actor is None):
        assert prize == by_hand(counter, left)
        left.remove(prize)


def test_other_contributions_another_table_another_secret_give_other_deals() -> None:
    def deals(secret: str = SECRET, table: str = "ABCDEF", given: tuple[str | None, ...] = ("ana", None)) -> list:
        _, options = RAJ.settled(2, {})
        return [
            text for actor, text in finished(Match(RAJ, 2, options, Fair(secret, table, given))).log if actor is None
        ]

    assert deals() == deals()
    others = [deals(secret="5f" * 32), deals(table="ABCDEG"), deals(given=("anb", None)), deals(given=(None, "ana"))]
    assert all(other != deals() for other in others)


def test_the_counter_never_goes_back() -> None:
    match = fair()
    seen = [match.log[-1][1]]
    for _ in range(6):
        match.undo()
        match.deal()
        seen.append(match.log[-1][1])
    prizes = sorted((f"{prize:+d}" for prize in match.options["prizes"]), key=int)
    assert seen == [by_hand(counter, prizes) for counter in range(7)]
    assert len(set(seen)) > 1
    assert sobremesa.replay(finished(match).record()).log == match.log


def test_verify_says_what_was_checked() -> None:
    record = json.loads(json.dumps(finished(fair()).record()))
    found = dict(verify.verified(record, commitment(SECRET), "ana"))
    assert found["verify-rules"]["moves"] == 30
    assert found["verify-deals"]["deals"] == 15
    assert (found["verify-given"]["seats"], found["verify-not-given"]["seats"]) == ([0], [1])
    assert found["verify-your-contribution"] == {"seat": 0}
    for language in words.LANGUAGES:
        assert len(verify.sentences(list(found.items()), language)) == len(found)


@pytest.mark.parametrize("seed", [None, 7])
def test_verify_promises_no_more_than_it_knows(seed: int | None) -> None:
    match = RAJ.match(seats=2, seed=seed, dealer="manual" if seed is None else "seeded", bids=2, prizes=[1, 2])
    found = dict(verify.verified(finished(match).record()))
    assert ("verify-manual" if seed is None else "verify-seeded") in found
    assert "verify-deals" not in found
    with pytest.raises(sobremesa.BadRecord, match="contributions"):
        verify.verified(match.record(), contribution="ana")


FORGERIES = {
    "record-secret": {"secret": "5f" * 32},
    "record-deal": {"contributions": ["anb", None]},
    "record-part": {"contributions": ["a,b", None]},
}


@pytest.mark.parametrize("code", FORGERIES)
def test_a_forged_record_is_found_out(code: str) -> None:
    record = finished(fair()).record() | FORGERIES[code]
    record["check"] = checksum(record)
    with pytest.raises(sobremesa.BadRecord) as refusal:
        verify.verified(record)
    assert refusal.value.code == code


def test_another_deal_is_found_out_though_the_check_fits() -> None:
    record = finished(fair()).record()
    deals = [entry for entry in record["log"] if entry[0] is None]
    deals[3][1], deals[4][1] = deals[4][1], deals[3][1]
    del record["result"]
    record["check"] = checksum(record)
    with pytest.raises(sobremesa.BadRecord) as refusal:
        verify.verified(record)
    assert refusal.value.code == "record-deal"


def test_of_deals_that_come_from_elsewhere_nothing_is_claimed() -> None:
    record = finished(fair()).record()
    record["given"] = len(record["log"])
    record["check"] = checksum(record)
    found = dict(verify.verified(record))
    assert "verify-deals" not in found
    assert found["verify-elsewhere"] == {"entries": len(record["log"])}


@pytest.mark.parametrize("odd", [None, 7, "", "5e", "zz" * 32, ["x"], {}])
@pytest.mark.parametrize("part", ["secret", "table", "contributions", "commitment"])
def test_odd_parts_are_refused(part: str, odd: Any) -> None:
    record = finished(fair()).record() | {part: odd}
    record["check"] = checksum(record)
    with pytest.raises(sobremesa.BadRecord):
        verify.verified(record)


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(finished(fair()).record()))
    assert main(["verify", str(path), "--contribution", "ana", "--lang", "en"]) == 0
    assert "Nobody chose them" in capsys.readouterr().out
    assert main(["verify", str(path), "--commitment", "00", "--lang", "en"]) == 2
    assert "not the one you noted" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "none"), "--lang", "en"]) == 2
