"""Fair deals: what is dealt follows from secret, contributions, table and counter, and verify sees everything else."""

import hashlib
import hmac
import json
import random
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa import verify, words
from sobremesa.cli import main
from sobremesa.engine.dealers import Fair, Voided, commitment, pledge
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
    "record-pledges": {"contributions": ["anb", None]},
    "record-deal": {"contributions": ["anb", None], "pledges": [pledge("anb"), None]},
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
@pytest.mark.parametrize("part", ["secret", "table", "contributions", "commitment", "pledges", "voided"])
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


# Pledges


def voided(contributions: tuple[str | None, ...] = ("ana", None)) -> Match:
    """A game of which a deal was given up, because the second seat did not open what it had pledged."""
    void = Voided(commitment("77" * 32), [pledge("first"), pledge("rui")], [1])
    _, settled = RAJ.settled(2, {})
    return finished(Match(RAJ, 2, settled, Fair(SECRET, "ABCDEF", contributions, voided=[void])))


def test_verify_tells_of_pledges_and_of_void_deals() -> None:
    found = dict(verify.verified(voided().record(), pledges=[pledge("ana").upper()]))
    assert found["verify-voided"] == {"seats": [1]}
    assert {"verify-pledges", "verify-your-pledges", "verify-deals"} <= set(found)
    with pytest.raises(sobremesa.BadRecord) as refusal:
        verify.verified(voided().record(), pledges=[pledge("ana"), pledge("rui")])
    assert refusal.value.code == "verify-pledges"


def test_a_seat_that_did_not_open_adds_nothing_afterwards() -> None:
    with pytest.raises(sobremesa.BadRecord):
        verify.verified(voided(("ana", "rui-again")).record())


@pytest.mark.parametrize(
    "odd",
    [
        {},
        {"commitment": "77", "pledges": [None, None], "unopened": [1]},
        {"commitment": "77" * 32, "pledges": ["88" * 32], "unopened": [0]},
        {"commitment": "77" * 32, "pledges": ["88" * 32, None], "unopened": [1]},
        {"commitment": "77" * 32, "pledges": ["88" * 32, None], "unopened": []},
        {"commitment": 7, "pledges": ["88" * 32, None], "unopened": [0]},
        {"commitment": "77" * 32, "pledges": None, "unopened": [0]},
        {"commitment": "77" * 32, "pledges": ["88" * 32, None], "unopened": [[0]]},
        7,
    ],
)
def test_impossible_void_deals_are_refused(odd: Any) -> None:
    record = finished(fair((None, "rui"))).record() | {"voided": [odd]}
    record["check"] = checksum(record)
    with pytest.raises(sobremesa.BadRecord) as refusal:
        verify.verified(record)
    assert refusal.value.code == "record-part"


def test_a_record_from_before_pledges_still_verifies_and_claims_less() -> None:
    _, settled = RAJ.settled(2, {})
    record = finished(Match(RAJ, 2, settled, Fair(SECRET, "ABCDEF", ("ana", None), pledged=False))).record()
    assert "pledges" not in record
    found = dict(verify.verified(record, commitment(SECRET), "ana"))
    assert "verify-deals-together" in found
    assert not {"verify-deals", "verify-pledges"} & set(found)
    assert sobremesa.replay(record).record() == record


def test_with_nobody_s_contribution_the_server_could_choose() -> None:
    found = dict(verify.verified(finished(fair((None, None))).record()))
    assert {"verify-none-given", "verify-deals-server"} <= set(found)
    assert "verify-deals" not in found


# Everything again, by docs/promises.md alone


def recomputed(record: dict[str, Any]) -> int:
    """Checks a record as the page tells it, without this project's dealers; returns how many deals were checked."""
    hash_of = lambda text: hashlib.sha256(text).hexdigest()  # noqa: E731
    given = record["contributions"]
    assert hash_of(bytes.fromhex(record["secret"])) == record["commitment"]
    if "pledges" in record:
        assert record["pledges"] == [hash_of(each.encode()) if each else None for each in given]
    barred = {seat for void in record.get("voided", []) for seat in void["unopened"]}
    assert not any(given[seat] for seat in barred)
    start = f"{','.join(each or '' for each in given)}|{record['table']}|"
    options, checked, counter = record["options"], 0, 0
    table = sobremesa.game(record["game"]).match(seats=record["seats"], dealer="manual", **options)
    for number, entry in enumerate(record["log"]):
        if entry == "undo":
            table.undo()
        elif entry[0] is not None:
            table.play(*entry)
        else:
            weights = weights_of(record["game"], table)
            total = sum(weights.values())
            attempt, where = 0, 2**256
            while where >= 2**256 // total * total:
                message = f"{start}{counter}|{attempt}".encode()
                where = int(hmac.new(bytes.fromhex(record["secret"]), message, hashlib.sha256).hexdigest(), 16)
                attempt += 1
            laid = [outcome for outcome, weight in weights.items() for _ in range(weight)]
            if number >= record.get("given", 0):
                assert laid[where % total] == entry[1]
                checked += 1
            table.deal(entry[1])
            counter += 1  # deals of the other game, and those taken back, count too
    assert table.scores == record["result"]["scores"]
    return checked


def weights_of(game: str, table: Match) -> dict[str, int]:
    """The outcomes that may come, in the page's order, with their weights."""
    if game in ("ratzzia", "charidice"):
        return {str(face): 1 for face in range(1, 7)}
    chances = table.chances()
    smallest = min(chances.values())
    if game == "raj":
        return {f"{prize:+d}": 1 for prize in sorted(int(text) for text in chances)}
    order = [*map(str, range(1, 14)), "X"]
    unseen = round(1 / smallest)
    while not all(abs(chance * unseen - round(chance * unseen)) < 1e-6 for chance in chances.values()):
        unseen += 1
    ranked = sorted(chances, key=lambda text: order.index(text.rsplit(" ", 1)[-1].upper()))
    return {text: round(chances[text] * unseen) for text in ranked}


@pytest.mark.parametrize("game", ["raj", "linko", "ratzzia", "charidice"])
def test_a_verifier_written_from_the_page_passes(game: str) -> None:
    played = sobremesa.game(game)
    options = {"raj": {"games": 2}, "linko": {"rounds": 1}, "charidice": {"rounds": 2}, "ratzzia": {"goal": 10}}[game]
    seats, settled = played.settled(3, options)
    match = Match(played, seats, settled, Fair(SECRET, "ABCDEF", ("ana", None, "rui")))
    rng = random.Random(3)
    while match.waiting:
        if match.log and match.log[-1][0] is None and rng.random() < (0.02 if game == "ratzzia" else 0.3):
            match.undo()
            match.deal()
        seat = min(match.waiting)
        match.play(seat, rng.choice(match.legal(seat)))
    record = match.record()
    assert "undo" in record["log"]
    assert recomputed(record) > 10


def test_a_verifier_written_from_the_page_passes_on_games_played_on() -> None:
    """The deals of the other game count, though they are not this dealer's."""
    before = finished(fair())
    _, settled = RAJ.settled(2, {})
    match = Match(RAJ, 2, settled, RAJ.dealer("manual", None))
    for actor, text in before.log[:7]:
        match.deal(text) if actor is None else match.play(actor, text)
    match.given = 7
    match.deal_by(Fair("11" * 32, "GHJKLM", (None, "rui")))
    record = finished(match).record()
    assert record["given"] == 7
    verify.verified(record)
    assert recomputed(record) == 12
    assert recomputed(voided().record()) == 15
