"""Your turn, on a closed page: a push service of our own, and one that refuses or hangs."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from harness import QUICK, Refusal, house

from sobremesa.server.people.reminders import check_address, loud_again
from sobremesa.server.stores.store import Reminder


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Service:
    """A push service, and a browser that is signed up with it."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status, self.hangs, self.came = 201, threading.Event(), threading.Event()
        self.hangs.set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.append((dict(self.headers), body))
                service.came.set()
                service.hangs.wait(30)
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/push/abc"
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen letters."
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": coded(public), "auth": coded(self.auth)}

    def message(self, number: int = 0) -> Any:
        """What the browser reads of it."""
        until = time.monotonic() + QUICK
        while len(self.got) <= number and time.monotonic() < until:
            self.came.wait(0.05)
            self.came.clear()
        headers, body = self.got[number]
        if headers.get("content-encoding", headers.get("Content-Encoding")) != "aes128gcm":
            return json.loads(body)
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


@pytest.fixture
def service() -> Iterator[Service]:
    running = Service()
    yield running
    running.hangs.set()
    running.server.shutdown()
    running.server.server_close()


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
        check_address(address, public=True)


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
