"""Running a server: health, figures, logs, errands, backup and restore, and what is forgotten."""

import io
import json
import logging
import sqlite3
import tarfile
from pathlib import Path
from typing import Any

import httpx
import pytest
from harness import House, Later, Refusal, house, whole_game
from websockets.exceptions import InvalidStatus

from sobremesa.cli import main
from sobremesa.server.edge import app
from sobremesa.server.operations import admin, logs
from sobremesa.server.operations.serve import local_url
from sobremesa.server.stores import queries
from sobremesa.server.tables import errands

SMALL = {"bids": 2, "prizes": [1, 2]}


@pytest.mark.sqlite
def test_healthz_says_whether_tables_can_be_stored(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "WELL_SECONDS", -1)  # asked anew each time
    answer = httpx.get(f"{own_house.url}/healthz")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")
    for where, what in ((own_house.room.store.writer, "write"), (queries, "served")):
        with monkeypatch.context() as patch:
            patch.setattr(where, what, broken)
            assert httpx.get(f"{own_house.url}/healthz").status_code == 503
        assert httpx.get(f"{own_house.url}/healthz").status_code == 200


def broken(*_: object) -> Any:
    raise sqlite3.OperationalError("disk full")


def test_metrics_count_and_name_nobody(own_house: House) -> None:
    ana = own_house.person("Anabela")
    code = ana.creates(plan=["me", "rank"], seats=2, start=True, pace="instant", options=SMALL)
    with ana.sits(code) as one:
        one.asks("move", move="9")
        whole_game(one)
        found = httpx.get(f"{own_house.url}/metrics").text
    assert 'sobremesa_moves_total{game="raj"} 4.0' in found
    assert 'sobremesa_games_total{game="raj"} 1.0' in found
    assert 'sobremesa_refusals_total{code="not-in-hand"} 1.0' in found
    assert "sobremesa_connections 1.0" in found
    assert "sobremesa_commit_seconds_count" in found
    assert code not in found
    assert "Anabela" not in found


def test_metrics_are_for_this_computer_only(own_house: House) -> None:
    scope = {"type": "http", "method": "GET", "path": "/metrics", "raw_path": b"/metrics", "query_string": b""}
    scope |= {"headers": [], "client": ("192.0.2.7", 1), "http_version": "1.1", "scheme": "http", "root_path": ""}
    sent = []

    async def ask() -> None:
        async def send(message: dict) -> None:
            sent.append(message)

        async def receive() -> dict:
            return {"type": "http.request", "body": b"", "more_body": False}

        await own_house.app.state.guard(scope, receive, send)

    own_house.inside(ask)
    assert sent[0]["status"] == 404


def test_logs_are_lines_of_json_without_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    kept = root.handlers, root.level
    try:
        logs.configure(as_json=True)
        logging.getLogger("sobremesa.test").info("came", extra={"token": "abc123", "Cookie": "xyz", "table": "ABCDEF"})
        try:
            raise ValueError("trouble")
        except ValueError:
            logging.getLogger("sobremesa.test").exception("went wrong")
    finally:
        root.handlers, root.level = kept
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (first["event"], first["table"], first["level"]) == ("came", "ABCDEF", "info")
    assert "abc123" not in json.dumps(first)
    assert "xyz" not in json.dumps(first)
    assert "ValueError: trouble" in second["exception"]


def test_nothing_secret_is_logged_while_a_game_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    kept = root.handlers, root.level
    try:
        logs.configure(as_json=True)
        logging.getLogger("httpx").setLevel(logging.WARNING)  # the people's side
        with house(tmp_path) as running:
            ana = running.person()
            code = ana.creates(plan=["me", "rank"], seats=2, start=True, pace="instant", options=SMALL)
            secret = running.rows("select secret from tables")[0][0]
            with ana.sits(code) as one:
                whole_game(one)
            ana.web.post(f"/api/tables/{code}/move", content=b"{")
            with pytest.raises(InvalidStatus):
                ana.sits("else/where")
    finally:
        root.handlers, root.level = kept
    said = capsys.readouterr().err
    for private in (ana.seated["token"], ana.cookie or "", secret, "127.0.0.1"):
        assert private not in said
    assert "handshake" not in said, "a refusal is no trouble of ours"


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("192.0.2.7", "http://192.0.2.7:80"),
        ("::", "http://[::1]:80"),
        ("2001:db8::7", "http://[2001:db8::7]:80"),
    ],
)
def test_errands_find_the_server_on_whatever_address_it_listens(host: str, url: str) -> None:
    assert local_url(host, 80) == url


def listed(data: Path, capsys: pytest.CaptureFixture[str], *more: str) -> list[dict]:
    assert main(["admin", *(more or ("tables",)), "--data", str(data), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_errands_beside_a_server_and_without_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as running:
        running.folder.note(running.url)
        if running.database:
            monkeypatch.setenv("SOBREMESA_DATABASE", running.database)
        ana = running.person()
        code = ana.creates(plan=["me", "random"], start=True, pace="slow")
        (table,) = listed(tmp_path, capsys)
        assert (table["code"], table["phase"], table["people"]) == (code, "playing", 1)
        with ana.sits(code) as one:
            assert main(["admin", "end", code, "--data", str(tmp_path), "--lang", "en"]) == 0
            one.until_true(lambda live: live.table["phase"] == "over")
        assert code in capsys.readouterr().out
        assert main(["admin", "end", code, "--data", str(tmp_path), "--lang", "en"]) == 2
        capsys.readouterr()
        assert main(["admin", "end", "nonsense", "--data", str(tmp_path), "--lang", "pt"]) == 2
        assert "Não há nenhuma mesa" in capsys.readouterr().err
        second = ana.creates(plan=["me", "random"], start=True, pace="slow")
        wrong = httpx.post(f"{running.url}/api/admin/tables/{second}/end", headers={"authorization": "Bearer x"})
        assert wrong.status_code == 404
    capsys.readouterr()
    assert main(["admin", "end", second, "--data", str(tmp_path), "--lang", "en"]) == 0
    capsys.readouterr()
    assert {table["phase"] for table in listed(tmp_path, capsys)} == {"over"}


@pytest.mark.sqlite
def test_old_tables_are_forgotten_by_the_rule(own_house: House, capsys: pytest.CaptureFixture[str]) -> None:
    ana = own_house.person()
    codes = {}
    own_house.room.store = Later(own_house.room.store)
    for phase, days in errands.KEPT_DAYS.items():
        for age in (days - 1, days + 1):
            codes[phase, age > days] = code = ana.creates(plan=["me", "random"], start=phase != "lobby", pace="slow")
            own_house.forget(code)
            own_house.do("update tables set phase = ? where code = ?", phase, code)
            served = own_house.room.store.now() - age * errands.DAY
            own_house.do("update entries set served = ? where code = ?", served, code)
    old = {code for (_, is_old), code in codes.items() if is_old}
    own_house.folder.note(own_house.url)
    assert {table["code"] for table in listed(own_house.data, capsys, "sweep", "--dry-run")} == old
    assert len(own_house.rows("select code from tables")) == 6
    assert {table["code"] for table in listed(own_house.data, capsys, "sweep")} == old
    left = {code for (_, is_old), code in codes.items() if not is_old}
    for table in ("tables", "seats"):
        assert {code for (code,) in own_house.rows(f"select distinct code from {table}")} == left
    assert not {code for (code,) in own_house.rows("select code from entries")} & old


@pytest.mark.sqlite
def test_backup_and_restore(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved, data = tmp_path / "saved.tar.gz", tmp_path / "data"
    with house(data) as running:
        ana = running.person()
        code = ana.creates(plan=["me", "random"], start=True, pace="slow")
        ana.post(f"/api/tables/{code}/move", id="1", move="3")
        before = ana.get(f"/api/tables/{code}/state")["now"]
        assert main(["admin", "backup", str(saved), "--data", str(data), "--lang", "en"]) == 0
        assert saved.stat().st_mode & 0o777 == 0o600
        later = ana.creates(seats=2)
        assert main(["admin", "restore", str(saved), "--data", str(data), "--lang", "en"]) == 2, "while it runs"
    assert main(["admin", "restore", str(saved), "--data", str(data), "--lang", "en"]) == 0
    assert main(["admin", "restore", str(saved), "--data", str(tmp_path / "new"), "--lang", "en"]) == 0
    for place in (data, tmp_path / "new"):
        with house(place) as running:
            ana.web.base_url = running.url
            assert ana.get(f"/api/tables/{code}/state")["now"]["view"] == before["view"], "the cookie is still good"
            with pytest.raises(Refusal, match="no-such-table"):
                ana.get(f"/api/tables/{later}")
    assert main(["admin", "backup", str(saved), "--data", str(data), "--lang", "en"]) == 2, "it overwrites nothing"


@pytest.mark.sqlite
@pytest.mark.parametrize("damage", ["cut", "other", "empty", "missing", "folder", "a byte", "the check"])
def test_a_damaged_backup_changes_nothing(tmp_path: Path, damage: str) -> None:
    saved, data = tmp_path / "saved.tar.gz", tmp_path / "data"
    with house(data) as running:
        running.person().creates(seats=2)
        admin.backup(data, saved)
    whole = saved.read_bytes()
    if damage == "missing":
        saved.unlink()
    elif damage in ("a byte", "the check"):
        where = len(whole) // 2 if damage == "a byte" else len(whole) - 6
        saved.write_bytes(whole[:where] + bytes([whole[where] ^ 1]) + whole[where + 1 :])
    elif damage == "folder":
        with tarfile.open(saved, "w:gz") as archive:
            for name in admin.FILES:
                part = tarfile.TarInfo(name)
                part.type = tarfile.DIRTYPE
                archive.addfile(part)
    elif damage == "other":
        with tarfile.open(saved, "w:gz") as archive:
            for name in admin.FILES:
                part = tarfile.TarInfo(name)
                part.size = 5
                archive.addfile(part, io.BytesIO(b"hello"))
    else:
        saved.write_bytes(whole[: len(whole) // 2] if damage == "cut" else b"")
    before = (data / "tables.sqlite3").read_bytes()
    assert main(["admin", "restore", str(saved), "--data", str(data), "--lang", "en"]) == 2
    assert (data / "tables.sqlite3").read_bytes() == before
