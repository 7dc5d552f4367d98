"""Guests, accounts, other devices, my tables, my data, and what is forgotten."""

import re
from functools import partial
from typing import Any

import pytest
from harness import PLENTY, House, Live, Person, Refusal, house, whole_game

from sobremesa import words
from sobremesa.server.edge.me import privacy_page
from sobremesa.server.limits import Buckets, Limits, Rate
from sobremesa.server.operations import admin
from sobremesa.server.people import accounts, people
from sobremesa.server.refusals import HERE
from sobremesa.server.stores.schema import metadata

TINY = {"bids": 3, "prizes": [-1, 2, 3]}
PASSWORD = "cinco gatos azuis"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are slow on purpose; here they need not be."""
    monkeypatch.setattr(accounts, "hasher", accounts.argon2.PasswordHasher(1, 8, 1))
    monkeypatch.setattr(people.limits, "NAME_TRIES", Rate(1000, 1000))


def refused(call: Any, *arguments: Any, **about: Any) -> str:
    with pytest.raises(Refusal) as caught:
        call(*arguments, **about)
    assert caught.value.sentence
    return str(caught.value.code)


def with_account(house: House, name: str) -> tuple[Person, str]:
    person = house.person(name)
    return person, person.post("/api/me/account", name=name, password=PASSWORD)["recovery"]


def tables(person: Person) -> dict[str, Any]:
    return {table["code"]: table for table in person.get("/api/me/tables")["tables"]}


def test_a_guest_s_games_are_kept_by_an_account(shared_house: House) -> None:
    ana = shared_house.person("Ana")
    assert ana.get("/api/me") == {"name": None, "account": None}
    code = ana.creates()
    assert ana.get("/api/me") == {"name": "Ana", "account": None}
    made = ana.post("/api/me/account", name="Ana Keeps", password=PASSWORD)
    assert re.fullmatch("[A-Z]{5}(-[A-Z]{5}){3}", made["recovery"])
    assert ana.get("/api/me")["account"] == "Ana Keeps"
    elsewhere = shared_house.person()
    assert elsewhere.post("/api/me/login", name="ana KEEPS", password=PASSWORD)["account"] == "Ana Keeps"
    assert elsewhere.get(f"/api/tables/{code}")["you"] == 0
    assert set(tables(elsewhere)) == {code}


def test_who_gave_a_seat_up_has_seen_it_whoever_they_are_then(shared_house: House) -> None:
    with_account(shared_house, "Eva Before")
    host, eva = shared_house.person("Ana"), shared_house.person("Eva")
    code = host.creates(seats=3)
    eva.joins(code, seat=1)
    host.post(f"/api/tables/{code}/start")
    eva.post(f"/api/tables/{code}/leave")
    eva.post("/api/me/login", name="Eva Before", password=PASSWORD)
    assert refused(eva.joins, code, seat=2) == "other-seat-before"
    assert eva.joins(code) == 1


def test_who_has_not_said_hello_when_the_password_changes_is_nobody(shared_house: House) -> None:
    ana, _ = with_account(shared_house, "Ana Changes")
    code = ana.creates()
    with Live(shared_house.url, code, ana.cookie, hello=False) as old:
        ana.put("/api/me/password", password=PASSWORD, new=PASSWORD + "!")
        old.send("hello")
        assert old.receive()["you"] is None
    with ana.sits(code) as new:
        assert new.you == 0


def test_a_password_that_was_changed_elsewhere_counts_here(own_house: House) -> None:
    """Sessions are looked up in the store: by requests that change something, and when a socket opens."""
    ana, _ = with_account(own_house, "Ana")
    code = ana.creates()
    own_house.do("update accounts set generation = generation + 1")
    assert ana.get("/api/me")["account"] is None
    assert refused(ana.post, f"/api/tables/{code}/start") == "not-seated"
    with ana.sits(code) as socket:
        assert socket.you is None
    ana.post("/api/me/login", name="Ana", password=PASSWORD)
    assert ana.post(f"/api/tables/{code}/start")["you"] == 0


def test_nothing_of_a_password_is_in_the_database(own_house: House) -> None:
    with_account(own_house, "Ana")
    ((stored, recovery),) = own_house.rows("select password, recovery from accounts")
    assert stored.startswith("$argon2id$")
    assert re.fullmatch("[0-9a-f]{64}", recovery)


def test_what_is_wrong_with_an_account_is_said(shared_house: House) -> None:
    ana, _ = with_account(shared_house, "Ana Wrong")
    assert refused(ana.post, "/api/me/account", name="Other", password=PASSWORD) == "have-account"
    rui = shared_house.person("Rui")
    sign_up = "/api/me/account"
    assert refused(rui.post, sign_up, name="ANA wrong", password=PASSWORD) == "name-taken"
    assert refused(rui.post, sign_up, name="Rui", password="short") == "bad-password"
    assert refused(rui.post, sign_up, name="Rui", password="x" * 201) == "bad-password"
    assert refused(rui.post, sign_up, name="\u202e", password=PASSWORD) == "bad-name"
    assert refused(rui.post, sign_up, name="Rui") == "bad-request"
    for name, password in (("Ana Wrong", "not this one"), ("Nobody", PASSWORD), ("", ""), ("\x00", "\ud800"[:0])):
        assert refused(rui.post, "/api/me/login", name=name, password=password) == "wrong-password"
    assert rui.get("/api/me")["account"] is None
    assert refused(rui.put, "/api/me/password", password="x", new=PASSWORD) == "nobody-yet"
    rui.creates()
    assert refused(rui.put, "/api/me/password", password="x", new=PASSWORD) == "no-account"


def test_a_device_that_logs_in_brings_its_games_along(shared_house: House) -> None:
    ana, _ = with_account(shared_house, "Ana Two")
    first = ana.creates(options=TINY, seats=2)
    other = shared_house.person("Anita")
    second = other.creates(options=TINY, seats=2)
    other.joins(first)
    with other.sits(second) as live:
        other.post("/api/me/login", name="Ana Two", password=PASSWORD)
        other.post(f"/api/tables/{second}/start")
        live.until_true(lambda live: live.now is not None)
    assert set(tables(ana)) == {first, second}
    assert ana.get(f"/api/tables/{second}")["you"] == 0
    assert ana.get(f"/api/tables/{first}")["you"] == 0
    shared_house.forget(second)
    assert ana.get(f"/api/tables/{second}")["you"] == 0


def test_a_lost_password_is_replaced_by_the_recovery_code_once(shared_house: House) -> None:
    ana, code = with_account(shared_house, "Ana Lost")
    table = ana.creates()
    new = shared_house.person()
    recover = "/api/me/recover"
    assert refused(new.post, recover, name="Ana Lost", recovery="B" * 20, password="another one") == "wrong-recovery"
    assert refused(new.post, recover, name="Nobody", recovery=code, password="another one") == "wrong-recovery"
    assert refused(new.post, recover, name="Ana Lost", recovery=code, password="short") == "bad-password"
    fresh = new.post(recover, name="Ana Lost", recovery=code.lower().replace("-", " "), password="another one")
    assert fresh["recovery"] != code
    assert new.get(f"/api/tables/{table}")["you"] == 0
    assert ana.get("/api/me") == {"name": None, "account": None}, "other devices have to log in again"
    assert refused(new.post, recover, name="Ana Lost", recovery=code, password="yet another") == "wrong-recovery"
    assert refused(ana.post, "/api/me/login", name="Ana Lost", password=PASSWORD) == "wrong-password"
    ana.post("/api/me/login", name="Ana Lost", password="another one")


def test_a_new_password_shuts_other_devices_out_also_after_a_restart(tmp_path: Any) -> None:
    with house(tmp_path) as running:
        ana, _ = with_account(running, "Ana")
        other = running.person()
        other.post("/api/me/login", name="Ana", password=PASSWORD)
        assert refused(ana.put, "/api/me/password", password="wrong one", new="quite another") == "wrong-password"
        with other.sits(other.creates()) as open_since:
            ana.put("/api/me/password", password=PASSWORD, new="quite another")
            assert open_since.closed() == 1012
        assert [person.get("/api/me")["account"] for person in (ana, other)] == ["Ana", None]
        cookies = ana.web.cookies, other.web.cookies
    with house(tmp_path) as running:
        for cookie, account in zip(cookies, ("Ana", None), strict=True):
            person = running.person()
            person.web.cookies = cookie
            assert person.get("/api/me")["account"] == account


def test_another_device_by_a_code_that_is_good_once(shared_house: House) -> None:
    ana = shared_house.person("Ana")
    assert refused(ana.post, "/api/me/device") == "nobody-yet"
    code = ana.creates()
    assert refused(ana.get, "/api/me/device/qr.svg") == "wrong-code"
    old = ana.post("/api/me/device")
    ticket = ana.post("/api/me/device")
    assert ticket["link"].endswith(f"/?me#{ticket['code']}")
    assert ana.get("/api/me/device/qr.svg").startswith(b"<?xml")
    phone = shared_house.person()
    assert refused(phone.post, "/api/me/device/use", code=old["code"]) == "wrong-code"
    typed = f"{ticket['code'][:4]}-{ticket['code'][4:]}".lower()
    assert phone.post("/api/me/device/use", code=typed)["name"] == "Ana"
    assert phone.get(f"/api/tables/{code}")["you"] == 0
    assert refused(shared_house.person().post, "/api/me/device/use", code=ticket["code"]) == "wrong-code"


def test_a_code_grows_old(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = shared_house.person("Ana")
    ana.creates()
    monkeypatch.setattr(people, "DEVICE_SECONDS", 0)
    code = ana.post("/api/me/device")["code"]
    assert refused(shared_house.person().post, "/api/me/device/use", code=code) == "wrong-code"


def test_my_tables_say_where_i_am_waited_for(shared_house: House) -> None:
    ana, rui = shared_house.person("Ana"), shared_house.person("Rui")
    assert tables(ana) == {}
    code = ana.creates(seats=2, options=TINY)
    rui.joins(code)
    assert tables(ana)[code] | {"moved": 0} == {
        "code": code,
        "game": "raj",
        "phase": "lobby",
        "you": 0,
        "names": ["Ana", "Rui"],
        "turn": False,
        "moved": 0,
    }
    ana.post(f"/api/tables/{code}/start")
    assert (tables(ana)[code]["turn"], tables(rui)[code]["turn"]) == (True, True)
    ana.post(f"/api/tables/{code}/move", id="1", move="3")
    assert (tables(ana)[code]["turn"], tables(rui)[code]["turn"]) == (False, True)
    ana.post(f"/api/tables/{code}/undo", id="2")
    assert tables(ana)[code]["turn"]
    later = ana.creates()
    assert list(tables(ana)) == [later, code]
    for person in (ana, rui):
        person.post(f"/api/tables/{code}/wish", what="pause")
    assert not tables(ana)[code]["turn"]


def test_all_that_is_kept_can_be_taken_along(shared_house: House) -> None:
    ana, _ = with_account(shared_house, "Ana Export")
    code = ana.creates(plan=["me", "random"], start=True, pace="instant", options=TINY)
    with ana.sits(code) as live:
        whole_game(live)
    lobby, left = ana.creates(), ana.creates(start=True)
    ana.post(f"/api/tables/{left}/leave")
    answer = ana.web.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert (data["name"], data["account"]["name"]) == ("Ana Export", "Ana Export")
    records = {table["code"]: table["record"] for table in data["tables"]}
    assert (records[lobby], data["left"]) == (None, [left])
    assert records[code] == ana.get(f"/api/tables/{code}/record")
    assert "argon2" not in answer.text
    assert refused(shared_house.person().get, "/api/me/export") == "nobody-yet"


def test_whoever_is_forgotten_is_nowhere(own_house: House) -> None:
    ana, _ = with_account(own_house, "Ana Vanishes")
    rui = own_house.person("Rui")
    codes = [ana.creates(seats=2, options=TINY, pace="instant") for _ in range(4)]
    for code in codes[1:]:
        rui.joins(code)
        ana.post(f"/api/tables/{code}/start")
    ana.post(f"/api/tables/{codes[3]}/leave")
    for person in (ana, rui):
        person.post(f"/api/tables/{codes[2]}/wish", what="end")
    ((guest,),) = own_house.rows("select guest from accounts")
    assert refused(ana.post, "/api/me/delete", password="wrong one") == "wrong-password"
    assert refused(ana.post, "/api/me/delete") == "wrong-password"
    with rui.sits(codes[1]) as live:
        ana.post("/api/me/delete", password=PASSWORD)
        live.until_true(lambda live: live.table["seats"][0]["kind"] == "bot")
        assert live.table["host"] == 1
    assert ana.get("/api/me") == {"name": None, "account": None}
    assert rui.get(f"/api/tables/{codes[2]}")["table"]["seats"][0]["name"] is None
    kept = "".join(
        str(own_house.rows(f"select * from {table}")) for table in ("tables", "seats", "entries", "accounts")
    )
    assert guest not in kept
    assert "Ana Vanishes" not in kept
    assert refused(ana.post, "/api/me/login", name="Ana Vanishes", password=PASSWORD) == "wrong-password"
    assert rui.get(f"/api/tables/{codes[2]}/story", seat=0)["entries"]


def test_logging_out_is_for_this_device(shared_house: House) -> None:
    ana, _ = with_account(shared_house, "Ana Out")
    other = shared_house.person()
    other.post("/api/me/login", name="Ana Out", password=PASSWORD)
    assert ana.post("/api/me/logout") == {"name": None, "account": None}
    assert (ana.get("/api/me")["account"], other.get("/api/me")["account"]) == (None, "Ana Out")


def test_who_knocks_too_often_waits_and_nobody_else_does(tmp_path: Any) -> None:
    limits = Limits(socket=PLENTY.socket, address=PLENTY.address, door=Rate(3, 0.001))
    with house(tmp_path, limits=limits) as running:
        ana = running.person()
        codes = [refused(ana.post, "/api/me/login", name="Ana", password="guess number") for _ in range(4)]
        assert codes == ["wrong-password"] * 3 + ["too-fast"]
        assert ana.creates()


def test_who_asks_too_much_is_stopped_before_others_at_the_same_address(tmp_path: Any) -> None:
    limits = Limits(socket=PLENTY.socket, address=Rate(60, 0.001), asker=Rate(10, 0.001), door=PLENTY.door)
    with house(tmp_path, limits=limits) as running:
        ana, rui = running.person(), running.person("Rui")
        ana.creates()
        code = rui.creates()
        assert "too-fast" in [refused(lambda: ana.get("/api/tables/AAAAAA")) for _ in range(12)]
        assert rui.get(f"/api/tables/{code}")["you"] == 0


def test_one_account_is_not_guessed_at_from_everywhere(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people.limits, "NAME_TRIES", Rate(2, 0.001))
    with house(tmp_path) as running:
        guesses = [refused(running.person().post, "/api/me/login", name="Ana", password="guess!!!!") for _ in range(3)]
        assert guesses == ["wrong-password"] * 2 + ["too-fast"]


def test_addresses_are_forgotten_within_minutes(own_house: House) -> None:
    guard = own_house.app.state.guard
    own_house.person().get("/api/me")
    refused(own_house.person().post, "/api/me/login", name="Ana", password="guess number")
    assert guard.addresses.buckets
    assert guard.doors.buckets
    for buckets in (guard.addresses, guard.doors):
        for bucket in buckets.buckets.values():
            bucket.seen -= 7 * 24 * 3600
    own_house.inside(guard.forget)
    assert (guard.addresses.buckets, guard.doors.buckets) == ({}, {})
    assert not re.search("address|remote|client", str([table.columns.keys() for table in metadata.tables.values()]))


def test_only_what_matters_is_remembered_of_an_address() -> None:
    buckets = Buckets(Rate(burst=2, per_second=0.001))
    buckets.take("busy")
    buckets.forget()
    assert set(buckets.buckets) == {"busy"}


def test_a_lost_account_is_opened_by_whoever_runs_the_server(own_house: House) -> None:
    ana, _ = with_account(own_house, "Ana")
    code = own_house.inside(lambda: admin.reset(own_house.room, "ana")).code
    ana.post("/api/me/recover", name="Ana", recovery=code, password="a new password")
    with pytest.raises(accounts.Refused, match="account"):
        own_house.inside(lambda: admin.reset(own_house.room, "nobody"))
    key = {"authorization": f"Bearer {admin.password(own_house.app.state.key)}"}
    code = own_house.person(**key).post("/api/admin/reset?name=Ana")["code"]
    assert refused(ana.post, "/api/admin/reset?name=Ana") == "not-found"
    own_house.close()
    again = admin.run(own_house.data, partial(admin.reset, name="ana"), "POST", "", "en", own_house.database)
    assert again.code != code


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_privacy_page_is_there_in_each_language(shared_house: House, language: str) -> None:
    page = shared_house.person(**{"accept-language": language}).get("/api/privacy")
    assert page["language"] == language
    english = (HERE / "privacy.en.md").read_text()
    assert re.findall("^(#+|-) ", page["markdown"], re.M) == [*re.findall("^(#+|-) ", english, re.M), "##"]
    assert ("7" in page["markdown"], page["markdown"].startswith(english)) == (True, language == "en")
    say = words.catalogue(language, HERE).say
    assert page["markdown"].endswith(say("privacy-ask") + "\n")
    named = privacy_page(language, "ana@games.example").markdown
    assert named.endswith(say("privacy-write", contact="ana@games.example") + "\n")
