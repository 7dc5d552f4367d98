"""A data folder that an older server left opens, and people find in it what they left there.

`data-0007.tar.xz` holds such a folder, with running, finished, paused and open tables, people and accounts; and, in
`said.json`, what that server answered before it stopped.
"""

import asyncio
import contextlib
import json
import sqlite3
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import op
from harness import House, Person, house, whole_game
from postgres import Postgres

from sobremesa import cli
from sobremesa.server.stores import postgres, queries, schema, transfer

OLD = Path(__file__).parent / "old" / "data-0007.tar.xz"
Said = dict[str, Any]
# What answers say since then: an option, and what the browser needs to show a moment
ADDED = {
    "body.seq",
    "body.table.options.dice",
    "body.table.knocks",
    "body.table.hints",
    "body.table.hinted",
    *(f"body.table.{name}" for name in ("box", "helpers", "later", "misfit", "seats.device")),
    *(f"body.table.fair.{name}" for name in ("pledges", "voided")),
    *(f"body.story.{name}" for name in ("rounds", "cards_by_seat", "hands_by_seat", "space")),
    "body.now.moves.meaning.space",
    "body.now.deal",
    "body.yours",
    "body.now.prompt.takes",
}


@pytest.fixture(scope="module", params=["sqlite", "postgres", "old-postgres"])
def opened(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[tuple[House, Said]]:
    """The folder opened as it is, or copied into PostgreSQL, or a PostgreSQL of that old form with the same in it."""
    folder = tmp_path_factory.mktemp("old")
    with tarfile.open(OLD) as archive:
        archive.extractall(folder, filter="data")
    said = json.loads((folder / "said.json").read_text())
    settings: dict[str, Any] = {"patience": 3600, "database": None}
    if request.param == "postgres":
        settings["database"] = request.getfixturevalue("pg").new()
        assert cli.main(["admin", "copy", str(folder), settings["database"]]) == 0
    if request.param == "old-postgres":
        settings["database"] = request.getfixturevalue("pg").new()
        fill_in_old_form(settings["database"], folder)
    with house(folder, **settings) as running:
        yield running, said


def fill_in_old_form(database: str, folder: Path) -> None:
    """The rows of the folder, in a PostgreSQL that has seen the same migrations."""
    engine, old = (
        sa.create_engine(postgres.url_of(database)),
        sa.create_engine(f"sqlite:///{folder / 'tables.sqlite3'}"),
    )
    with engine.begin() as here, old.connect() as there:
        queries.migrate_in(here, "0007")
        found = sa.MetaData()
        found.reflect(here)
        for table in found.sorted_tables:
            here.execute(sa.delete(table))
            for row in there.execute(sa.text(f"select * from {table.name}")).mappings():
                here.execute(
                    sa.insert(table).values(
                        {
                            name: table.c[name].type.python_type(value) if value is not None else None
                            for name, value in row.items()
                        }
                    )
                )
    asyncio.run(postgres.prepare(database))
    with engine.begin() as here:
        here.execute(sa.update(schema.keys).values(value=(folder / "signing.key").read_text().strip()))


def test_a_migration_that_was_cut_short_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with tarfile.open(OLD) as archive:
        archive.extractall(tmp_path, filter="data")
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with monkeypatch.context() as patch:
        patch.setattr(op, "rename_table", lambda *_: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            queries.migrate(engine)
    queries.migrate(engine)
    with engine.connect() as connection:
        assert queries.is_newest(connection)


def with_cookie(running: House, cookie: str | None) -> Person:
    return running.person(**({"cookie": cookie} if cookie else {}))


def settled(answer: Said) -> Said:
    """Without what differs from moment to moment: who is here, how much time is left, where the server is."""
    body = json.loads(json.dumps(answer["body"]))
    if isinstance(body.get("table"), dict):
        for seat in body["table"]["seats"]:
            seat["here"] = False
    for clock in (body.get("now") or {}).get("clocks", []):
        clock["left"] = round(clock["left"], -3)
    body.pop("link", None)
    return {"status": answer["status"], "body": body}


def same(after: Any, before: Any, path: str = "") -> bool:
    """Whether an answer says what it said before, and beyond that only what is in ADDED and events of the end."""
    if isinstance(before, dict) and isinstance(after, dict):
        new = {key for key in after if key not in before and f"{path}{key}" in ADDED}
        kept = after.keys() - new
        return kept == before.keys() and all(same(after[key], before[key], f"{path}{key}.") for key in kept)
    if isinstance(before, list) and isinstance(after, list):
        after = [part for part in after if not (isinstance(part, dict) and part.get("event") == "game-ended")]
        return len(after) == len(before) and all(same(*pair, path) for pair in zip(after, before, strict=True))
    return bool(after == before)


def is_closed(table: Said) -> bool:
    return bool(table["locked"]) and not table["watch"] and table["phase"] != "over"


def test_every_table_is_as_it_was_left(opened: tuple[House, Said]) -> None:
    running, said = opened
    web = running.person().web
    for table in said["tables"]:
        for asked, before in table["answers"].items():
            who, _, what = asked.partition(" ")
            headers = {"cookie": table[who]} if who in table else {}
            answer = web.get(f"/api/tables/{table['code']}{what}", headers=headers)
            after = {"status": answer.status_code, "body": answer.json()}
            if who == "nobody" and is_closed(table["answers"]["one "]["body"]["table"]):
                assert after["body"]["code"] == "no-such-table", "since then it is not told from a wrong code"
                continue
            assert same(settled(after), settled(before)), (table["code"], asked)
    phases = [table["answers"]["one "]["body"]["table"]["phase"] for table in said["tables"]]
    assert set(phases) == {"lobby", "playing", "over"}


def test_people_are_who_they_were(opened: tuple[House, Said]) -> None:
    running, said = opened
    ana = with_cookie(running, said["me"]["cookie"])
    assert ana.get("/api/me") == said["me"]["me"]
    assert ana.get("/api/me/tables") == said["me"]["tables"]
    for name, account in said["accounts"].items():
        there = running.person()
        assert there.post("/api/me/login", name=name, password=account["password"])["account"] == name


def test_a_command_sent_again_gets_its_first_answer(opened: tuple[House, Said]) -> None:
    running, said = opened
    ana = with_cookie(running, said["me"]["cookie"])
    path = f"/api/tables/{said['undone']}"
    before = ana.get(f"{path}/state")["seq"]
    assert ana.post(f"{path}/move", id="first", move="9") == {"seq": 2}
    assert ana.post(f"{path}/undo", id="back") == {"seq": 3}
    assert ana.get(f"{path}/state")["seq"] == before


def test_a_running_game_goes_on_to_its_end(opened: tuple[House, Said]) -> None:
    running, said = opened
    for table in said["tables"]:
        there = table["answers"]["one "]["body"]["table"]
        if there["phase"] == "playing" and there["seats"][1]["kind"] == "bot":
            ana = with_cookie(running, table["one"])
            ana.put(f"/api/tables/{table['code']}/pace", pace="instant")
            with ana.sits(table["code"], headers={"Cookie": table["one"]}) as one:
                whole_game(one)
                assert one.table["phase"] == "over" or one.now["result"]
            return
    raise AssertionError("no such table")


@pytest.mark.sqlite
def test_a_copy_there_and_back_holds_the_same(tmp_path: Path, pg: Postgres, capsys: Any) -> None:
    """Every row of every log, the accounts, and the keys: cookies and push subscriptions are good on either side."""
    there, back, database = tmp_path / "there", tmp_path / "back", pg.new()
    with house(there) as running:
        ana, rui = running.person(), running.person("Rui")
        ana.post("/api/me/account", name="Ana", password="secret word")
        ticket = ana.post("/api/me/device")["code"]
        codes = [ana.creates(seats=2, plan=["me", "random"], start=True, pace="instant") for _ in range(3)]
        with ana.sits(codes[0]) as one:
            whole_game(one)
        code = rui.creates("linko", seats=3)
        assert copied(capsys, there, database)[0] == 2, "a server runs there"
        before = [ana.get(f"/api/tables/{each}/state") for each in codes], rui.get(f"/api/tables/{code}")["table"]
        push = running.inside(lambda: running.room.store.push_key())
    status, said = copied(capsys, there, database)
    assert (status, "4 tables and 1 accounts" in said) == (0, True)
    assert copied(capsys, there, database)[0] == 2, "it is not empty any more"
    with house(tmp_path / "node", database=database) as running:
        for person in (ana, rui):
            person.web.base_url = running.url
        after = [ana.get(f"/api/tables/{each}/state") for each in codes], rui.get(f"/api/tables/{code}")["table"]
        assert after == before
        assert running.person().post("/api/me/device/use", code=ticket)["account"] == "Ana"
        assert running.inside(lambda: running.room.store.push_key()) == push
        assert copied(capsys, database, back)[0] == 2, "a server runs there"
    assert copied(capsys, database, back)[0] == 0
    rows = []
    for folder in (there, back):
        with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3")) as found:
            tables = ("tables", "seats", "entries", "accounts", "keys")
            rows.append([found.execute(f"select * from {table} order by 1, 2").fetchall() for table in tables])
    assert rows[0] == rows[1]
    assert (there / "signing.key").read_text() == (back / "signing.key").read_text()


def copied(capsys: Any, *ends: Any) -> tuple[int, str]:
    status = cli.main(["admin", "copy", "--lang", "en", *map(str, ends)])
    return status, "".join(capsys.readouterr())


@pytest.mark.sqlite
def test_a_copy_that_is_not_the_same_is_taken_back(tmp_path: Path, pg: Postgres, capsys: Any, monkeypatch: Any) -> None:
    there, database = tmp_path / "there", pg.new()
    with house(there) as running:
        running.person().creates(seats=2)
    chunks = transfer.chunks

    def lossy(connection: Any, table: Any) -> Any:
        """What is read back from the copy lacks its log."""
        gone = (connection.dialect.name, table.name) == ("postgresql", "entries")
        return iter(()) if gone else chunks(connection, table)

    with monkeypatch.context() as patch:
        patch.setattr(transfer, "chunks", lossy)
        status, said = copied(capsys, there, database)
    assert (status, "differs from the original" in said) == (2, True)
    assert copied(capsys, there, database)[0] == 0, "nothing was left there"


@pytest.mark.sqlite
def test_a_lobby_from_before_an_option_starts_with_what_is_usual(own_house: House) -> None:
    ana = own_house.person()
    code = ana.creates("charidice", seats=2, plan=["me", "random"], pace="instant", options={"rounds": 1})
    usual = ana.get(f"/api/tables/{code}")["table"]["options"]
    own_house.forget(code)
    with contextlib.closing(sqlite3.connect(own_house.folder.database)) as database, database:
        drop = "update entries set text = json_remove(text, '$.options.dice') where code = ? and kind = 'made'"
        assert database.execute(drop, [code]).rowcount == 1
    assert ana.get(f"/api/tables/{code}")["table"]["options"] == usual
    ana.post(f"/api/tables/{code}/start")
    with ana.sits(code) as one:
        whole_game(one)
    own_house.forget(code)
    assert ana.get(f"/api/tables/{code}")["table"]["options"] == usual
