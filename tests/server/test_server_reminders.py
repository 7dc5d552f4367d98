"""Your turn, on a closed page: a push service of our own, and one that refuses or hangs."""

import time
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from harness import QUICK, Refusal, house
from pushing import Service

from sobremesa.server.people.outbox import check_address, may_reach
from sobremesa.server.people.reminders import loud_again
from sobremesa.server.stores.store import Reminder


@pytest.fixture
def service() -> Iterator[Service]:
    running = Service()
    yield running
    running.close()


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory):
    with house(tmp_path_factory.mktemp("data"), reminding=0.1) as running:
        yield running


def reminders(running, code):
    return running.rows("SELECT kind, due, failures FROM reminders WHERE code = ?", code)


def until(running, code, wanted):
    end = time.monotonic() + QUICK
    while (found := reminders(running, code)) != wanted and (not callable(wanted) or not wanted(found)):
        assert time.monotonic() < end, found
        time.sleep(0.02)
    return found


def game_of_two(running, service, **wish):
    ana, rui = running.person("Ana"), running.person("Rui")
    code = ana.creates("charidice", seats=2, options={"greatest_gift": False})
    rui.joins(code)
    rui.web.headers["accept-language"] = "pt"
    rui.put(f"/api/tables/{code}/reminders", kind="push", address=service.url, **service.keys, **wish)
    ana.post(f"/api/tables/{code}/start")
    return ana, rui, code


def test_a_push_reaches_a_closed_page_in_its_language_and_tells_no_secret(quick_house, service):
    ana, rui, code = game_of_two(quick_house, service)
    assert len(ana.get("/api/push-key")["key"]) == 87  # an uncompressed point
    ana.post(f"/api/tables/{code}/move", id="a", move="score 1")
    assert service.message() == {"title": "Charidice", "body": "É a tua vez.", "url": f"/t/{code}"}
    headers = {name.lower(): value for name, value in service.got[0][0].items()}
    assert headers["authorization"].startswith("vapid t=")
    assert int(headers["ttl"]) > 0
    assert rui.post(f"/api/tables/{code}/reminders/push/off")["reminders"] == []


def test_who_is_there_needs_none(quick_house, service):
    ana, rui, code = game_of_two(quick_house, service)
    with rui.sits(code) as live:
        ana.post(f"/api/tables/{code}/move", id="a", move="score 1")
        live.turn()
        until(quick_house, code, lambda rows: rows[0][1] is not None and rows[0][1] > time.time() + 30)
        assert service.got == []


def test_a_subscription_that_is_no_more_is_dropped(quick_house, service):
    ana, _, code = game_of_two(quick_house, service)
    service.status = 410
    ana.post(f"/api/tables/{code}/move", id="a", move="score 1")
    service.message()
    until(quick_house, code, [])


@pytest.mark.parametrize("status", [500, 429])
def test_a_service_that_refuses_is_tried_again_later(quick_house, service, status):
    ana, rui, code = game_of_two(quick_house, service)
    service.status = status
    ana.post(f"/api/tables/{code}/move", id="a", move="score 1")
    service.message()
    until(quick_house, code, lambda rows: rows[0][2] == 1 and rows[0][1] > time.time() + 60)
    assert rui.get(f"/api/tables/{code}/state")["now"]["waiting"] == [1]  # nothing is lost by it


def test_a_service_that_hangs_holds_nobody_up(quick_house, service):
    ana, rui, code = game_of_two(quick_house, service)
    service.hangs.clear()
    ana.post(f"/api/tables/{code}/move", id="a", move="score 1")
    service.message()
    rui.post(f"/api/tables/{code}/move", id="b", move="score 1")
    assert ana.get(f"/api/tables/{code}/state")["now"]["waiting"] == [0]


@pytest.mark.parametrize("kind", ["push", "webhook"])
def test_no_answer_leads_further(quick_house, service, kind):
    """Else a service of one's own would make the server knock anywhere."""
    ana, rui, code = game_of_two(quick_house, service)
    rui.post(f"/api/tables/{code}/reminders/push/off")
    rui.put(f"/api/tables/{code}/reminders", kind=kind, address=service.url, **service.keys)
    service.status, service.leads = 307, service.url.replace("push", "elsewhere")
    ana.post(f"/api/tables/{code}/move", id="a", move="score 1")
    service.message()
    until(quick_house, code, lambda rows: rows[0][2] == 1)
    assert len(service.got) == 1


def test_an_answer_without_end_is_not_read(quick_house, service):
    ana, _, code = game_of_two(quick_house, service)
    service.endless = True
    ana.post(f"/api/tables/{code}/move", id="a", move="score 1")
    service.message()
    until(quick_house, code, lambda rows: rows[0][1] is None and service.written)
    assert service.written < 50_000_000


def test_a_webhook_gets_the_same_as_plain_json(quick_house, service):
    ana, rui, code = game_of_two(quick_house, service)
    rui.post(f"/api/tables/{code}/reminders/push/off")
    rui.put(f"/api/tables/{code}/reminders", kind="webhook", address=service.url)
    ana.post(f"/api/tables/{code}/move", id="a", move="score 1")
    assert service.message()["url"].endswith(f"/t/{code}")


def test_in_quiet_hours_it_waits_for_their_end(quick_house, service):
    now = datetime.now(UTC)
    ana, _, code = game_of_two(quick_house, service, quiet_from=now.hour, quiet_to=(now.hour + 2) % 24)
    ana.post(f"/api/tables/{code}/move", id="a", move="score 1")
    until(quick_house, code, lambda rows: rows[0][1] is not None and rows[0][1] > time.time() + 3000)
    assert service.got == []


@pytest.mark.parametrize(
    ("hour", "quiet", "ends"),
    [(23, (22, 8), 32), (3, (22, 8), 8), (8, (22, 8), None), (12, (9, 13), 13), (12, (0, 0), None)],
)
def test_quiet_hours_go_round_midnight(hour, quiet, ends):
    day = datetime(2026, 1, 5, tzinfo=UTC)
    reminder = Reminder("", "", "", "push", "", quiet_from=quiet[0], quiet_to=quiet[1])
    found = loud_again(reminder, day.timestamp() + 3600 * hour + 60)
    assert found == (None if ends is None else day.timestamp() + 3600 * ends)


@pytest.mark.parametrize("address", ["http://example.org/", "https://127.0.0.1/", "https://10.0.0.1/", "ftp://a", "x"])
def test_a_public_server_sends_to_nobody_at_home(address):
    with pytest.raises(Exception, match="cannot be used"):
        check_address(address, public=True, near=True)


@pytest.mark.parametrize("address", ["http://127.0.0.1:1/", "http://localhost/", "http://[::1]/", "http://0.0.0.0/"])
def test_at_home_only_who_sits_at_the_server_has_it_send_to_itself(address):
    with pytest.raises(Exception, match="cannot be used"):
        check_address(address, public=False)
    if "0.0" not in address[8:]:
        check_address(address, public=False, near=True)


@pytest.mark.parametrize(
    ("address", "host", "public", "may"),
    [
        ("93.184.215.14", "push.example", True, True),
        ("127.0.0.1", "push.example", True, False),  # a name that led elsewhere when it was looked at
        ("127.0.0.1", "push.example", False, False),
        ("::ffff:127.0.0.1", "push.example", True, False),
        ("169.254.169.254", "push.example", False, False),
        ("192.168.1.20", "lamp.example", False, True),
        ("192.168.1.20", "lamp.example", True, False),
    ],
)
def test_where_a_connection_is_made_the_address_is_looked_at_again(address, host, public, may):
    assert may_reach(address, host, public) == may


def test_bad_wishes_are_refused_in_words(quick_house, service):
    ana, rui, code = game_of_two(quick_house, service)
    wrong = [
        {"address": "nowhere"},
        {"address": service.url, "zone": "Moon/Sea"},
        {"address": service.url, "quiet_to": 24},
    ]
    for wish in wrong:
        with pytest.raises(Refusal) as refused:
            rui.put(f"/api/tables/{code}/reminders", kind="webhook", **wish)
        assert refused.value.status == 400
    with pytest.raises(Refusal) as nobody:
        quick_house.person().put(f"/api/tables/{code}/reminders", kind="webhook", address=service.url)
    assert nobody.value.code == "not-seated"
    rui.post("/api/me/delete")
    assert reminders(quick_house, code) == []
    assert ana.get(f"/api/tables/{code}")["table"]["seats"][1]["kind"] == "bot"
