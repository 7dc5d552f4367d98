"""Several nodes with the same PostgreSQL: no owner, one log."""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from harness import House, Live, Person, Refusal, eventually, house, whole_game
from postgres import Postgres, postgres

from sobremesa import cli
from sobremesa.server.edge.app import BEAT
from sobremesa.server.limits import Rate
from sobremesa.server.stores import postgres as store
from sobremesa.server.stores import queries
from sobremesa.server.stores.store import Entry, Here, NotStored
from sobremesa.server.tables.folding import listing

NewDatabase = Callable[[], str]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, new_database: NewDatabase) -> Iterator[list[House]]:
    """Three nodes with the same tables, for all tests that leave them running."""
    with three(tmp_path_factory.mktemp("nodes"), new_database()) as running:
        yield running


@pytest.fixture(scope="module")
def deaf(nodes: list[House], tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One more node, which does not listen."""
    with house(tmp_path_factory.mktemp("deaf"), database=nodes[0].database) as running:
        running.inside(running.room.store._listening.cancel)
        yield running


@pytest.fixture
def own_nodes(tmp_path: Path, new_database: NewDatabase) -> Iterator[list[House]]:
    with three(tmp_path, new_database()) as running:
        yield running


@contextmanager
def three(data: Path, database: str) -> Iterator[list[House]]:
    with ExitStack() as stack:
        yield [stack.enter_context(house(data / str(number), database=database)) for number in range(3)]


def at(node: House, person: Person) -> Person:
    """The same person, with the same cookie, at another node."""
    there = Person(node.url, person.name)
    there.web.cookies.update(person.web.cookies)
    return there


def two(nodes: list[House], **what: Any) -> tuple[Person, Person, str]:
    """Ana at the first node, Rui at the second."""
    ana, rui = nodes[0].person(), nodes[1].person("Rui")
    code = ana.creates(**{"seats": 2, **what})
    rui.joins(code)
    ana.post(f"/api/tables/{code}/start")
    return ana, rui, code


async def away() -> None:
    raise NotStored


# One log


def test_a_game_is_played_at_three_nodes_at_once(nodes: list[House]) -> None:
    ana, rui, code = two(nodes, options={"bids": 4, "prizes": [-2, 1, 2, 3]})
    with ana.sits(code) as one, rui.sits(code) as other, nodes[2].person().sits(code) as watcher:
        for number in range(4):
            for live in (one, other):
                live.turn()
                live.plays(live.now["moves"][number % len(live.now["moves"])]["move"])
        for live in (one, other, watcher):
            live.until_true(lambda live: live.now["result"])
        assert len(one.story) == len(other.story) == len(watcher.story)
        assert one.now["view"]["scores"] == other.now["view"]["scores"] == watcher.now["view"]["scores"]
        assert one.now["result"] == other.now["result"] == watcher.now["result"]
        assert not any('"type":"state"' in text for text in watcher.heard[1:]), "told step by step"
    for node in nodes:
        assert node.inside(lambda: node.room.is_as_stored(node.room.live[code]))


def test_what_was_done_at_one_node_is_read_at_any_other(nodes: list[House]) -> None:
    ana, rui, code = two(nodes)
    for number, card in enumerate(("3", "4", "5")):
        first = ana.post(f"/api/tables/{code}/move", id=card, move=card)["seq"]
        assert at(nodes[2], ana).get(f"/api/tables/{code}/state")["seq"] == first
        rui.post(f"/api/tables/{code}/move", id=card, move=card)
        assert at(nodes[number], rui).get(f"/api/tables/{code}")["seq"] > first


def test_a_command_sent_to_two_nodes_is_done_once(nodes: list[House]) -> None:
    ana, _, code = two(nodes)
    paths = [at(node, ana) for node in nodes]
    with ThreadPoolExecutor(3) as crowd:
        found = list(crowd.map(lambda there: there.post(f"/api/tables/{code}/move", id="bid", move="14"), paths))
    assert found[0] == found[1] == found[2]
    assert nodes[0].rows("select text from entries where code = ? and seat = 0", code) == [("14",)]


def test_two_who_move_at_once_both_do(nodes: list[House]) -> None:
    people = [node.person(name) for node, name in zip(nodes, ("Ana", "Rui", "Eva"), strict=True)]
    code = people[0].creates(seats=3)
    for person in people[1:]:
        person.joins(code)
    people[0].post(f"/api/tables/{code}/start")
    for card in map(str, range(1, 8)):
        with ThreadPoolExecutor(3) as crowd:
            list(crowd.map(lambda who: who.post(f"/api/tables/{code}/move", id=card, move=card), people))
    for seat in range(3):
        moves = nodes[0].rows("select text from entries where code = ? and seat = ? order by seq", code, seat)
        assert moves == [(str(card),) for card in range(1, 8)]
    for node in nodes:
        assert node.inside(lambda: node.room.is_as_stored(node.room.live[code]))


def test_who_comes_while_a_log_is_read_has_what_was_added_meanwhile(nodes: list[House], monkeypatch) -> None:
    ana, _, code = two([nodes[0], nodes[0]])
    room = nodes[1].room
    elsewhere = room.store.elsewhere

    async def come() -> tuple[int, int]:
        has_read, go_on = asyncio.Event(), asyncio.Event()

        async def late(codes: list[str]) -> Any:
            if codes == [code]:
                has_read.set()
                await go_on.wait()
            return await elsewhere(codes)

        monkeypatch.setattr(room.store, "elsewhere", late)
        first = asyncio.create_task(room.table(code))
        await has_read.wait()
        moved = await asyncio.to_thread(ana.post, f"/api/tables/{code}/move", id="meanwhile", move="3")
        second = asyncio.create_task(room.table(code))
        await asyncio.sleep(0)
        go_on.set()
        await first
        return moved["seq"], (await second).state.seq

    shown, found = nodes[1].inside(come)
    assert found == shown


def test_what_many_ask_for_at_once_is_one_question(nodes: list[House]) -> None:
    """However many tables a node has to read, it does not keep its few connections busy with them."""
    codes = [nodes[0].person().creates() for _ in range(20)]
    asked, kept = [0], nodes[1].room.store

    async def crowd() -> tuple[list[Any], int]:
        engine = kept.changers.sync_engine

        def count(*_: Any) -> None:
            asked[0] += 1

        sa.event.listen(engine, "before_cursor_execute", count)
        found = await asyncio.gather(
            *[kept.load(code) for code in codes],
            *[kept.since(code, 0) for code in codes],
            *[kept.show(code, Here(1, 0)) for code in codes],
            *[kept.elsewhere([code]) for code in codes],
            *[kept.generation(code) for code in codes],
            *[kept.unfinished(code) for code in codes],
        )
        sa.event.remove(engine, "before_cursor_execute", count)
        return found, asked[0]

    found, questions = nodes[1].inside(crowd)
    for code, loaded, entries in zip(codes, found[:20], found[20:40], strict=False):
        assert loaded.entries == entries
        assert json.loads(entries[0].text)["host"] == 0
        assert nodes[0].inside(lambda: nodes[0].room.store.elsewhere([code]))[code] == {kept.node: Here(1, 0)}
    assert questions < 30, "some of them one by one, the others together; and what every second brings"


def test_what_the_database_cannot_hold_takes_nothing_else_with_it(nodes: list[House]) -> None:
    """Of several writes that go together, one has a text that PostgreSQL refuses."""
    room = nodes[1].room
    codes = [nodes[0].person().creates() for _ in range(3)]

    async def write() -> list[Any]:
        tables = [await room.table(code) for code in codes]
        about = [(table.code, table.state.length, listing(table.state)) for table in tables]
        texts = zip(about, ("{}", "\0", "{}"), strict=True)
        writes = [
            room.store.append(code, length, [Entry("change", text=text)], kept) for (code, length, kept), text in texts
        ]
        return await asyncio.gather(*writes, return_exceptions=True)

    assert [type(answer) for answer in nodes[1].inside(write)] == [type(None), NotStored, type(None)]


# Hints


def test_nodes_hear_of_moves_by_hints_that_are_sent_after_the_commit(nodes: list[House], monkeypatch) -> None:
    """PostgreSQL writes transactions that notify to disk one after the other, whichever node's they are."""
    ana, rui, code = two(nodes)
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        asked.append(statement)

    for node in nodes[:2]:
        monkeypatch.setattr(node.room.store, "beat", away)  # it asks for news every second
    for engine in nodes[0].room.store._engines:
        sa.event.listen(engine.sync_engine, "before_cursor_execute", note)
    with ana.sits(code) as one, rui.sits(code) as other:
        one.plays("3")
        other.until_true(lambda live: live.now["view"]["chosen"] == [True, False])
        other.plays("4")
        one.until_true(lambda live: live.now["view"]["last"] == [3, 4])
    first = next(number for number, each in enumerate(asked) if "INSERT INTO entries" in each)
    assert "pg_notify" not in asked[first]
    assert any("pg_notify" in each for each in asked[first:])


def test_a_lost_hint_heals_by_itself_within_two_seconds(nodes: list[House], deaf: House, monkeypatch) -> None:
    """Though the other node is told nothing, neither of the move nor of who is here, it has both the next time it looks
    by itself, or the time after that; it looks once a second. (Seconds themselves would measure the machine, too, which
    may be late: once, not three times.)"""
    ana, rui, code = two([nodes[0], deaf])
    looks, store = [0], deaf.room.store
    with rui.sits(code) as other:
        renewed = store.renewed

        async def noted() -> Any:
            found = await renewed()  # what is looked for last
            looks[0] += 1
            return found

        monkeypatch.setattr(store, "renewed", noted)
        needed = []
        for card in ("3", "4", "5"):
            with ana.sits(code) as one:
                one.plays(card)
                before = looks[0]
                other.until_true(lambda live: live.now["view"]["chosen"] == [True, False])
                other.until_true(lambda live: live.table["seats"][0]["here"])
                needed.append(looks[0] - before)
                other.plays(card)
            other.until_true(lambda live: not live.table["seats"][0]["here"])
        assert min(needed) <= 2, needed
        assert BEAT * 2 <= 2


def test_a_listener_that_was_cut_off_reads_what_it_has_missed(nodes: list[House], monkeypatch) -> None:
    ana, rui, code = two(nodes)
    listener = nodes[1].room.store.listener
    with ana.sits(code) as one, rui.sits(code) as other:
        monkeypatch.setattr(nodes[1].room.store, "beat", away)  # it asks for news every second
        before = listener.connection
        with psycopg.connect(nodes[0].database, autocommit=True) as connection:
            connection.execute("select pg_terminate_backend(%s)", [before.info.backend_pid])
        one.plays("3")
        other.until_true(lambda live: live.now["view"]["chosen"] == [True, False])
        eventually(lambda: listener.connection not in (None, before))
        other.plays("4")
        one.until_true(lambda live: live.now["view"]["last"] == [3, 4])


# Who is where, and what they say


def test_who_is_here_and_what_they_say_is_told_at_all_nodes(own_nodes: list[House]) -> None:
    nodes = own_nodes
    ana, rui, code = two(nodes)
    with ana.sits(code) as one:
        with rui.sits(code) as other, nodes[2].person().sits(code) as watcher:
            one.until_true(lambda live: live.table["seats"][1]["here"] and live.table["watchers"] == 1)
            other.send("say", what="hello")
            assert one.until("said")["what"] == watcher.until("said")["what"] == "hello"
            other.close()
            one.until_true(lambda live: not live.table["seats"][1]["here"])
        one.until_true(lambda live: live.table["watchers"] == 0)
        with rui.sits(code):
            one.until_true(lambda live: live.table["seats"][1]["here"])
            nodes[1].close()
            one.until_true(lambda live: not live.table["seats"][1]["here"])


# Bots and clocks


def test_bots_think_at_one_node_and_go_on_when_it_stops(own_nodes: list[House], monkeypatch) -> None:
    nodes = own_nodes
    thought: list[int] = []
    for number, node in enumerate(nodes):
        monkeypatch.setattr(node.room.thinkers, "move", noting(thought, number, node.room.thinkers.move))
    ana = nodes[0].person()
    code = ana.creates(seats=3, plan=["me", "rank", "rank"], pace="instant", start=True)
    with at(nodes[1], ana).sits(code) as other:
        for _ in range(5):
            other.turn()
            other.plays(other.now["moves"][0]["move"])
        other.turn()
        assert len(set(thought)) == 1
        assert len(thought) <= 12, "a bot thinks about each question once"
        nodes[thought[0]].close()
        if thought[0] == 0:
            whole_game(other)
        else:
            with at(nodes[2], ana).sits(code) as third:
                whole_game(third)
    moves = nodes[0].rows("select seat, count(*) from entries where code = ? and kind = 'move' group by seat", code)
    assert sorted(moves) == [(0, 15), (1, 15), (2, 15)]


def noting(thought: list[int], number: int, move: Callable[..., Any]) -> Callable[..., Any]:
    async def noted(*about: Any) -> str:
        thought.append(number)
        return str(await move(*about))

    return noted


def test_a_lease_passes_on_when_its_node_gives_no_sign(new_database: NewDatabase, monkeypatch) -> None:
    monkeypatch.setattr(store, "LEASE", 3600)
    database = new_database()

    def let_pass(node: store.PostgresStore) -> None:
        """The time by which the node would have had to give another sign."""
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("update nodes set until = until - 3600 where node = %s", [node.node])

    async def run() -> None:
        one, other = store.PostgresStore(database), store.PostgresStore(database)
        for each in (one, other):
            await each.open()
            await each.beat()
        assert await one.lead({"A", "B"}) == {"A", "B"}
        assert await other.lead({"A", "C"}) == {"C"}
        let_pass(one)
        await one.beat()
        assert await other.lead({"A"}) == {"C"}
        let_pass(one)
        assert await other.lead({"A"}) == {"A", "C"}
        await one.beat()
        assert await one.lead({"A"}) == {"B"}, "it learns that it has lost the other"
        await other.retire()
        assert await one.lead({"A", "C"}) == {"A", "B", "C"}
        for each in (one, other):
            await each.close()

    asyncio.run(run())


def test_a_node_that_stands_still_keeps_nothing_from_the_others(new_database: NewDatabase) -> None:
    """It may do so for half a minute between any two statements by which nodes tell of themselves."""
    database = new_database()
    statements: list[str] = []

    def look(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        statements.append(statement)
        with psycopg.connect(database) as other:
            other.execute("lock table house, nodes, leases, presence in share mode nowait")

    async def run() -> None:
        node = store.PostgresStore(database)
        await node.open()
        sa.event.listen(node.changers.sync_engine, "after_cursor_execute", look)
        await node.beat()
        assert len(statements) == 1, "sent every second"
        await node.lead({"A", "B"})
        await node.show("A", Here(1, 0))
        await node.show("A", Here())
        await node.give_up({"A"})
        await node.close()

    asyncio.run(run())
    assert len(statements) > 8, statements


def test_time_stands_still_while_no_node_serves(new_database: NewDatabase, monkeypatch) -> None:
    monkeypatch.setattr(store, "LEASE", 0.2)
    database = new_database()

    async def served(seconds: float) -> float:
        node = store.PostgresStore(database)
        await node.open()
        await node.beat()
        await asyncio.sleep(seconds)
        await node.beat()
        now = node.now()
        await node.close()
        return now

    first = asyncio.run(served(0.1))
    time.sleep(1)
    again = asyncio.run(served(0.1))
    assert 0.1 <= first < 0.9
    assert again - first < 0.9, "the second in between does not count"


# People


def test_people_are_the_same_at_all_nodes(nodes: list[House]) -> None:
    ana = nodes[0].person()
    ana.post("/api/me/account", name="Ana", password="secret word")
    code = ana.creates(plan=["me", "random"], start=True)
    there = at(nodes[1], ana)
    assert there.get("/api/me")["account"] == "Ana"
    ticket = ana.post("/api/me/device")["code"]
    phone = nodes[2].person()
    assert phone.post("/api/me/device/use", code=ticket)["account"] == "Ana"
    with pytest.raises(Refusal, match="wrong-code"):
        nodes[1].person().post("/api/me/device/use", code=ticket)
    with there.sits(code) as live:
        ana.put("/api/me/password", password="secret word", new="another word")
        assert live.closed() == 1012
    assert there.get("/api/me") == {"name": None, "account": None}
    assert ana.get("/api/me")["account"] == "Ana"


def test_a_new_password_is_noticed_though_nobody_tells(nodes: list[House], deaf: House) -> None:
    ana = nodes[0].person("Bia")
    ana.post("/api/me/account", name="Bia", password="secret word")
    code = ana.creates(plan=["me", "random"], start=True)
    with at(deaf, ana).sits(code) as live:
        ana.put("/api/me/password", password="secret word", new="another word")
        assert live.closed() == 1012


def test_wrong_codes_are_counted_at_all_nodes_together(tmp_path: Path, new_database: NewDatabase) -> None:
    from harness import PLENTY
    from msgspec.structs import replace

    few = replace(PLENTY, wrong_codes=Rate(4, 0.001))
    database = new_database()
    with house(tmp_path / "a", database=database, limits=few) as a, house(tmp_path / "b", database=database) as b:
        codes = b.app.state.codes.each
        codes.rate = few.wrong_codes
        for number, letter in enumerate("BCDF", 1):
            with pytest.raises(Refusal, match="no-such-table"):
                a.person().get(f"/api/tables/{letter * 6}")
            eventually(lambda: codes.buckets and min(each.left for each in codes.buckets.values()) < 4.5 - number)
        with pytest.raises(Refusal, match="too-fast"):
            b.person().get("/api/tables/GGGGGG")


# Another version


def test_a_node_does_not_fold_what_it_does_not_know(nodes: list[House]) -> None:
    ana, rui, code = two(nodes)
    with ana.sits(code) as one:
        length = nodes[0].room.live[code].state.length
        entry = """insert into entries values (?, ?, 'change', null, '{"weather":"fine"}', 0, 0, null, null)"""
        assert nodes[0].do(entry, code, length + 1) == 1
        assert one.closed() == 1012
    for node in nodes[:2]:
        with pytest.raises(Refusal, match="newer-rules") as refusal:
            at(node, rui).post(f"/api/tables/{code}/move", id="1", move="3")
        assert refusal.value.status == 503
    assert nodes[0].rows("select count(*) from entries where code = ?", code) == [(length + 1,)]
    with Live(nodes[2].url, code, hello=False) as live:
        live.send("hello")
        assert live.receive()["code"] == "newer-rules"
        assert live.closed() == 1012, "another node may know it"


@pytest.mark.parametrize(
    "change",
    [
        "update entries set text = replace(text, '\"version\":', '\"version\":9') where kind = 'made'",
        'update entries set text = replace(text, \'"game":"raj"\', \'"game":"chess"\') where kind = \'made\'',
        "update entries set text = replace(text, '\"wins\":', '\"losses\":1,\"wins\":') where kind = 'made'",
        "update entries set kind = 'dance' where kind = 'deal'",
    ],
)
def test_newer_rules_are_not_taken_for_a_damaged_table(own_house: House, change: str) -> None:
    ana = own_house.person()
    code = ana.creates(plan=["me", "random"], start=True)
    own_house.forget(code)
    assert own_house.do(change) > 0
    with pytest.raises(Refusal, match="newer-rules"):
        ana.get(f"/api/tables/{code}")


# The database goes, and comes again


@pytest.fixture(scope="module")
def own_pg() -> Iterator[Postgres]:
    """A PostgreSQL that may be killed, on a small disk of its own where one can be mounted."""
    folder = Path(tempfile.mkdtemp(prefix="sobremesa-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=128m,mode=755", "sobremesa", str(folder)]
    mounted = os.name == "posix" and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    try:
        with postgres("min_wal_size = '32MB'", "max_wal_size = '48MB'", folder=folder) as own:
            yield own
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], check=True)
            folder.rmdir()


def test_nothing_is_shown_while_the_database_is_away_and_all_goes_on_when_it_is_back(
    own_pg: Postgres, tmp_path: Path, monkeypatch
) -> None:
    monkeypatch.setattr(store, "AGAIN", 0.5)
    database = own_pg.new()
    with house(tmp_path / "a", database=database) as a, house(tmp_path / "b", database=database) as b:
        ana, rui, code = two([a, b])
        with ana.sits(code) as one, rui.sits(code) as other:
            one.plays("3")
            own_pg.kill()
            other.send("move", id="away", move="4")
            assert other.until("refused")["code"] == "not-stored"
            assert one.now["view"]["last"] == [None, None]
            with pytest.raises(Refusal) as refusal:
                ana.get(f"/api/tables/{code}")
            assert (refusal.value.status, refusal.value.code) == (503, "not-stored")
            assert ana.web.get("/healthz").status_code == 503
            own_pg.start()
            eventually(lambda: ana.web.get("/healthz").status_code == 200)
        with ana.sits(code) as one, rui.sits(code) as other:
            other.plays("4", id="away")
            one.until_true(lambda live: live.now["view"]["last"] == [3, 4])
    assert b.rows("select seat from entries where code = ? and kind = 'move'", code) == [(0,), (1,)]


def test_a_move_waits_for_a_database_that_is_soon_back(own_pg: Postgres, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(store, "AGAIN", 60.0)
    with house(tmp_path, database=own_pg.new()) as node:
        ana, _, code = two([node, node])
        with ana.sits(code) as live:
            own_pg.kill()
            live.send("move", id="away", move="3")
            own_pg.start()
            assert live.until("ack")["id"] == "away"
        assert node.rows("select text from entries where code = ? and seat = 0", code) == [("3",)]


def test_what_was_stored_though_its_connection_went_is_not_stored_again(nodes: list[House], monkeypatch) -> None:
    """A move, a change without an id and a new table, each of which is done when the connection goes."""
    kept, ana = nodes[0].room.store, nodes[0].person()
    append, gone = kept._append, list[Any]()

    def cut(connection: sa.Connection, writes: list[Any]) -> Any:
        stored = append(connection, writes)
        if writes[0] not in gone:
            gone.extend(writes)
            raise psycopg.OperationalError("the connection is lost")
        return stored

    with monkeypatch.context() as patch:
        patch.setattr(kept, "_append", cut)
        code = ana.creates(seats=3, plan=["me", "random", "random"])
        ana.post(f"/api/tables/{code}/start")
        with ana.sits(code) as live:
            live.plays("3", id="lost")
            live.send("pace", pace="slow")
            live.until_true(lambda live: live.table["pace"] == "slow")
    assert len(gone) >= 4
    assert len(ana.get("/api/me/tables")["tables"]) == 1
    assert nodes[0].rows("select text from entries where code = ? and seat = 0", code) == [("3",)]
    slow = """select count(*) from entries where code = ? and kind = 'change' and text like '%"pace":"slow"%'"""
    assert nodes[0].rows(slow, code) == [(1,)]


def test_the_time_for_which_a_node_is_held_up_is_none_of_the_databases(monkeypatch) -> None:
    cuts: list[Any] = []
    monkeypatch.setattr(store, "PATIENCE", 0.2)
    monkeypatch.setattr(store, "cut", cuts.append)

    async def run() -> None:
        connection: Any = object()
        with store.bounded(connection):
            time.sleep(0.4)
            for _ in range(3):
                await asyncio.sleep(0)
        assert cuts == []
        with store.bounded(connection):
            while not cuts:
                await asyncio.sleep(0.01)
        assert cuts == [connection]

    asyncio.run(run())


def test_a_full_disk_is_a_sentence_until_there_is_room_again(own_pg: Postgres, tmp_path: Path) -> None:
    if not own_pg.folder.is_mount():
        pytest.skip("no disk can be mounted here")
    ballast = own_pg.folder / "ballast"
    with house(tmp_path, database=own_pg.new()) as full:
        ana, _, code = two([full, full])
        with ana.sits(code) as live:
            with pytest.raises(OSError, match="No space left"):
                fill(ballast)
            with pytest.raises(Refusal, match="not-stored") as refusal:
                crowd(full)
            assert refusal.value.status == 503
            assert live.asks("move", id="late", move="3")["code"] == "not-stored"
            assert live.seq == 1
            eventually(lambda: ana.web.get("/healthz").status_code == 503)
            ballast.unlink()
            eventually(lambda: ana.web.get("/healthz").status_code == 200)
        with ana.sits(code) as live:
            live.plays("3", id="late")
        assert full.rows("select text from entries where code = ? and seat = 0", code) == [("3",)]


def fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(65536))


def crowd(full: House) -> None:
    """Tables, for some of which there may be room in what PostgreSQL has taken up already."""
    for _ in range(500):
        full.person().creates(seats=5)


# Bad addresses, and migrations


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert (
        cli.main(["serve", "--port", "0", "--lang", "en", *arguments] if "admin" not in arguments else arguments) == 2
    )
    return capsys.readouterr().err


def test_an_address_that_cannot_be_used_is_a_sentence(pg: Postgres, new_database: NewDatabase, capsys) -> None:
    assert "begins with postgresql://" in refused(capsys, "--database", "mysql://somewhere/else")
    assert "begins with postgresql://" in refused(capsys, "--database", "nonsense")
    said = refused(capsys, "--database", "postgresql://ana:hush@127.0.0.1:1/x")
    assert "cannot be used" in said
    assert "hush" not in said
    there = ["--database", new_database(), "--database-direct"]
    assert "begins with postgresql://" in refused(capsys, *there, "mysql://somewhere/else")
    assert "127.0.0.1:1/x cannot be used" in refused(capsys, *there, "postgresql://127.0.0.1:1/x")
    assert 'database "nobody" does not exist' in refused(capsys, "--database", pg.url("nobody"))
    database = new_database()
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("create role few login connection limit 5")
        connection.execute("grant all on all tables in schema public to few")
    serve = [sys.executable, "-m", "sobremesa", "serve", "--port", "0", "--lang", "en", "--database"]
    few = subprocess.run([*serve, database.replace("postgres@", "few@")], capture_output=True, text=True, timeout=300)
    assert few.returncode == 2
    assert "no connections left" in few.stderr
    assert len(few.stderr.splitlines()) == 1
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    assert "newer version has used this database (schema 9999" in refused(capsys, "--database", database)
    foreign = pg.new()
    with psycopg.connect(foreign, autocommit=True) as connection:
        connection.execute("create table tables (x int)")
    assert "belongs to something else" in refused(capsys, "--database", foreign)


def test_nodes_that_start_at_once_migrate_once(pg: Postgres) -> None:
    database = pg.new()
    keys: list[str] = []
    crowd = [threading.Thread(target=lambda: keys.append(asyncio.run(store.prepare(database)))) for _ in range(3)]
    for each in crowd:
        each.start()
    for each in crowd:
        each.join()
    assert len(set(keys)) == 1
    assert len(keys) == 3


def test_a_migration_that_fails_leaves_nothing(pg: Postgres, monkeypatch) -> None:
    from alembic import op

    database = pg.new()
    with monkeypatch.context() as patch:
        patch.setattr(op, "rename_table", lambda *_: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            asyncio.run(store.prepare(database))
    with psycopg.connect(database) as connection:
        tables = connection.execute("select count(*) from information_schema.tables where table_schema = 'public'")
        assert tables.fetchone() == (0,)
    asyncio.run(store.prepare(database))
    assert queries.REVISIONS
