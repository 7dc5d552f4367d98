"""The four promises. Each check is run on the server as it is, and on one broken on purpose, where it must fail."""

import asyncio
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from harness import Full, Hasty, House, Live, Person, Refusal, Slow, Wrapped, house
from msgspec.structs import replace

import conformance
import sobremesa
from sobremesa.engine.dealers import Fair
from sobremesa.engine.match import Match, Step
from sobremesa.engine.story import Teller, story
from sobremesa.server import refusals
from sobremesa.server.metrics import Metrics
from sobremesa.server.operations.folder import Folder
from sobremesa.server.stores import sqlite
from sobremesa.server.stores.store import Behind, Duplicate, Entry
from sobremesa.server.stores.writer import ScribeGone
from sobremesa.server.tables import audience, bots, commands, facts, making, room, telling
from sobremesa.server.tables.decisions import Decision, decide
from sobremesa.server.tables.folding import listing
from sobremesa.server.tables.table import Table

Check = Callable[[House], None]
Stored = Callable[[], dict[str, Any]]  # makes settings of a server with a new database


def two(house: House, **what) -> tuple[Person, Person, str]:
    ana, rui = house.person(), house.person("Rui")
    code = ana.creates(**{"seats": 2, **what})
    rui.joins(code)
    ana.post(f"/api/tables/{code}/start")
    return ana, rui, code


def fails(check: Check, data: Path, **settings: Any) -> bool:
    with house(data, **settings) as broken:
        try:
            check(broken)
        except (AssertionError, TimeoutError):
            return True
    return False


# Durable before visible


def nothing_is_seen_before_it_is_stored(house: House) -> None:
    """Whatever is heard of is then in the database, read past the server."""
    ana, rui, code = two(house)
    stored = "select count(*) from entries where code = ? and kind not in ('made', 'change')"
    with ana.sits(code) as one, rui.sits(code) as other, house.person().sits(code) as watcher:
        for cards in (("3", "4"), ("5", "6")):
            for live, card in zip((one, other), cards, strict=True):
                live.send("move", id=f"c{card}", move=card)
                for who in (one, other, watcher):
                    who.until("step")
                    assert house.rows(stored, code)[0][0] >= who.seq
                live.until("ack")


def test_durable_before_visible(tmp_path: Path, stored: Stored) -> None:
    with house(tmp_path / "whole", store=Slow, **stored()) as whole:
        nothing_is_seen_before_it_is_stored(whole)
    broken = {"store": lambda store: Hasty(Slow(store)), **stored()}
    assert fails(nothing_is_seen_before_it_is_stored, tmp_path / "broken", **broken)


def test_what_cannot_be_stored_is_refused_and_seen_by_nobody(own_house: House) -> None:
    ana, rui, code = two(own_house)
    with ana.sits(code) as one, rui.sits(code) as other:
        own_house.room.store = disk = Full(own_house.room.store)
        one.send("move", id="c1", move="3")
        assert one.until("refused")["code"] == "not-stored"
        disk.full = False
        assert one.closed() == other.closed() == 1012
        assert not any('"step"' in text for text in other.heard)
    with ana.sits(code) as one:
        assert one.now["view"]["choice"] is None
        one.plays("3", id="c1")
        assert one.now["view"]["choice"] == 3


@pytest.mark.sqlite
def test_a_scribe_that_is_gone_is_replaced(own_house: House) -> None:
    ana, rui, code = two(own_house)
    with ana.sits(code) as one, rui.sits(code) as other:
        for live, move in ((one, "3"), (other, "4")):
            scribe = own_house.room.store.writer.process
            scribe.kill()
            scribe.wait()
            live.plays(move)
    assert own_house.rows("select text from entries where code = ? and seat >= 0", code) == [("3",), ("4",)]


@pytest.mark.sqlite
def test_what_was_under_way_when_the_scribe_went_is_refused(own_house: House) -> None:
    ana, rui, code = two(own_house)
    scribe = own_house.room.store.writer.process
    with ana.sits(code) as one:
        scribe.send_signal(signal.SIGSTOP)
        one.send("move", id="c1", move="3")
        assert one.quiet(0.1) == []
        scribe.kill()
        assert one.until("refused")["code"] == "not-stored"
        assert one.closed() == 1012
    with ana.sits(code) as one, rui.sits(code) as other:
        one.plays("3", id="c1")
        other.plays("4")
    assert own_house.rows("select count(*) from entries where code = ? and seat = 0", code) == [(1,)]


@pytest.mark.sqlite
def test_a_scribe_goes_on_until_its_server_has_ended(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        ana, _, code = two(running)
        scribe = running.room.store.writer.process
        scribe.send_signal(signal.SIGTERM)
        scribe.send_signal(signal.SIGINT)
        with ana.sits(code) as one:
            one.plays("3")
        assert scribe.poll() is None
    assert scribe.poll() == 0


def test_of_what_is_stored_together_only_what_does_not_fit_is_refused(own_house: House) -> None:
    _, _, code = two(own_house)
    _, _, elsewhere = two(own_house)
    store = own_house.room.store
    one, other = (own_house.room.live[each].state for each in (code, elsewhere))

    async def together() -> list[Any]:
        first, again = (
            store.append(code, one.length, [Entry("move", 0, move, sender="0", id="x")], listing(one))
            for move in ("3", "4")
        )
        third = store.append(elsewhere, other.length, [Entry("move", 1, "4")], listing(other))
        return await asyncio.gather(first, again, third, return_exceptions=True)

    stored, again, third = own_house.inside(together)
    assert stored is third is None
    assert isinstance(again, Duplicate)
    assert again.seq == one.length + 1
    for where, state, move in ((code, one, "3"), (elsewhere, other, "4")):
        query = "select text from entries where code = ? and seq > ?"
        assert own_house.rows(query, where, state.length) == [(move,)]
    with pytest.raises(Behind) as behind:
        own_house.inside(lambda: store.append(code, one.length, [Entry("move", 1, "5")], listing(one)))
    assert behind.value.seq == one.length + 1


@pytest.mark.sqlite
def test_a_commit_whose_answer_was_lost_is_looked_up(own_house: House, monkeypatch) -> None:
    """The scribe has written and then gone: whoever asked gets their answer all the same."""
    ana, rui, code = two(own_house)
    writer = own_house.room.store.writer
    write = writer.write

    async def written_and_gone(rows: Any) -> None:
        await write(rows)
        monkeypatch.undo()
        raise ScribeGone

    with ana.sits(code) as one, rui.sits(code) as other:
        monkeypatch.setattr(writer, "write", written_and_gone)
        one.plays("3", id="c1")
        other.plays("4")
        assert one.asks("move", id="c1", move="3")["type"] == "ack"


def test_a_folder_is_not_taken_over_before_all_is_stored(tmp_path: Path) -> None:
    """A server was killed, and its scribe still has something to do."""
    folder = Folder(tmp_path)
    command = [sys.executable, "-c", "import time; time.sleep(0.3)"]
    with subprocess.Popen(command, pass_fds=[folder.lock]) as scribe:
        folder.close()
        again = Folder(tmp_path)
        assert scribe.poll() == 0
    with pytest.raises(refusals.Refused, match="already using"):
        Folder(tmp_path)
    again.close()


class Rival(Wrapped):
    """Somebody else adds to the log right before we do."""

    first: Decision | None = None

    async def append(self, table: str, *about: Any) -> None:
        if self.first:
            first, self.first = self.first, None
            await self.store.append(table, about[0], first.entries, listing(first.state))
        await self.store.append(table, *about)


def test_who_was_not_first_reads_on_and_decides_again(tmp_path: Path, stored: Stored) -> None:
    with house(tmp_path, store=Rival, **stored()) as shared:
        ana, rui, code = two(shared)

        def elsewhere(command: commands.Command) -> None:
            shared.room.store.first = decide(shared.room.live[code].state, [command], 0.0)

        with ana.sits(code) as one, rui.sits(code) as other:
            elsewhere(commands.SetPace(who=facts.Who(token=rui.seated["token"]), pace="slow"))
            one.plays("3")
            other.until_true(lambda live: live.table["pace"] == "slow")
            elsewhere(commands.Move(seat=1, text="5", id="elsewhere"))
            assert one.asks("undo")["code"] == "undo-unfair", "the other's move has opened both"
            assert one.now["view"]["last"] == [3, 5]
            assert other.asks("move", id="elsewhere", move="5")["type"] == "ack"
        shared.forget(code)
        assert ana.get(f"/api/tables/{code}/state")["now"]["view"]["last"] == [3, 5]


def test_what_one_room_appends_is_told_in_another(own_house: House) -> None:
    ana, rui, code = two(own_house)
    with ana.sits(code) as one:

        async def elsewhere() -> int:
            other = room.Room(own_house.room.store, Metrics())
            table = await other.table(code)
            seq = await table.ask(commands.Move(seat=1, text="5", id="elsewhere"))
            other.close()
            return seq

        seq = own_house.inside(elsewhere)
        one.until_true(lambda live: live.seq == seq)
        one.plays("3")
    assert rui.post(f"/api/tables/{code}/move", id="elsewhere", move="5") == {"seq": seq}


@pytest.mark.sqlite
def test_the_time_of_entries_never_goes_back(own_house: House, monkeypatch) -> None:
    ana, rui, code = two(own_house)
    ana.post(f"/api/tables/{code}/move", id="1", move="3")
    monkeypatch.setattr(sqlite.time, "time", lambda: 1000.0)
    rui.post(f"/api/tables/{code}/move", id="1", move="4")
    times = own_house.rows("select at from entries where code = ? order by seq", code)
    assert times == sorted(times)
    assert times[0][0] > 1000


# Exactly once


def the_same_command_is_done_once(house: House) -> None:
    """However often, on whichever socket, and after the table was read anew."""
    ana, rui, code = two(house)
    with ana.sits(code) as one, rui.sits(code) as other:
        first = one.plays("14", id="bid")
        assert one.asks("move", id="bid", move="14") == first
        assert one.asks("move", id="bid", move="13") == first
        assert other.plays("14", id="bid") != first, "ids are a seat's own"
    with ana.sits(code) as one:
        assert one.asks("move", id="bid", move="14") == first
        taken = one.plays("2", id="second")
        house.forget(code)
    with ana.sits(code) as one:
        assert one.asks("move", id="bid", move="14") == first
        assert one.asks("move", id="second", move="2") == taken
        undone = one.asks("undo", id="back")
        assert undone["type"] == "ack"
        assert one.asks("undo", id="back") == undone
        house.forget(code)
    with ana.sits(code) as one:
        assert one.asks("undo", id="back") == undone
        assert ana.post(f"/api/tables/{code}/move", id="bid", move="14") == {"seq": first["seq"]}
    moves = house.rows("select text from entries where code = ? and seat = 0 order by seq", code)
    assert moves == [("14",), ("2",)]


class Forgetful(dict):
    def __contains__(self, _: object) -> bool:
        return False


class Nameless(Wrapped):
    """A store that does not keep which command an entry ends."""

    async def load(self, code: str) -> Any:
        log = await self.store.load(code)
        return log and replace(log, entries=[replace(entry, sender=None, id=None) for entry in log.entries])


def test_exactly_once(tmp_path: Path, stored: Stored, monkeypatch) -> None:
    with house(tmp_path / "whole", **stored()) as whole:
        the_same_command_is_done_once(whole)
    assert fails(the_same_command_is_done_once, tmp_path / "after a restart", store=Nameless, **stored())
    with monkeypatch.context() as patch:
        made = Table.__init__
        patch.setattr(Table, "__init__", lambda self, room, state, _: made(self, room, state, Forgetful()))
        assert fails(the_same_command_is_done_once, tmp_path / "forgetful", **stored())


def test_every_command_is_done_once(own_house: House, monkeypatch) -> None:
    """Those over REST, too, which need no seat; and those that change nothing, which later they might."""
    monkeypatch.setitem(bots.PACE, "slow", 3600)
    ana, rui, eva = own_house.person(), own_house.person("Rui"), own_house.person("Eva")
    path = f"/api/tables/{ana.creates(seats=3)}"

    ids: list[str] = []

    def twice(way: Callable[..., Any], where: str, **body: Any) -> Any:
        """Asks, and asks again with the same id, also after the table was read anew."""
        ids.append(f"once{len(ids)}")
        first = way(f"{path}{where}", id=ids[-1], **body)
        assert way(f"{path}{where}", id=ids[-1], **body) == first, where
        own_house.forget(path[-6:])
        assert way(f"{path}{where}", id=ids[-1], **body) == first, where
        return first

    first = twice(rui.post, "/join", name="Rui")
    assert first["token"], "the answer that held the token may be the one that was lost"
    assert twice(eva.post, "/join", name="Eva")["you"] == 2
    twice(ana.put, "/seats/2", bot=None)
    twice(ana.patch, "", locked=True)
    twice(ana.put, "/pace", pace="slow")
    twice(rui.post, "/contribution", value="luck")
    twice(ana.post, "/start")
    twice(ana.post, "/wish", what=None)
    ana.post(f"{path}/wish", what="pause")
    assert ana.post(f"{path}/wish", id=ids[-1], what=None)["table"]["wish"], "it was done before"
    twice(rui.post, "/back")
    twice(rui.post, "/leave")
    stored = own_house.rows("select id, count(*) from entries where id like 'once%' group by sender, id")
    assert sorted(stored) == sorted((each, 1) for each in ids)
    with pytest.raises(Refusal, match="bad-id"):
        ana.post(f"{path}/wish", id="no spaces", what=None)


def test_commands_on_the_socket_are_done_once(own_house: House) -> None:
    ana, rui, code = two(own_house)
    for ask in (("pace", {"pace": "slow"}), ("back", {})):
        with ana.sits(code) as one:
            first = one.asks(ask[0], id=ask[0], **ask[1])
            assert first["type"] == "ack"
            rui.put(f"/api/tables/{code}/pace", pace="instant")
            assert one.asks(ask[0], id=ask[0], **ask[1]) == first
            own_house.forget(code)
        with ana.sits(code) as one:
            assert one.asks(ask[0], id=ask[0], **ask[1]) == first
            assert one.table["pace"] == "instant"


def test_a_first_join_without_a_cookie_is_known_by_a_long_id(own_house: House) -> None:
    code = own_house.person().creates(seats=4)
    long, short = "a-long-one-nobody-guesses", "short"
    one, again = (own_house.person("Rui").post(f"/api/tables/{code}/join", name="Rui", id=long) for _ in range(2))
    assert (one["you"], one["token"]) == (again["you"], again["token"])
    one, again = (own_house.person("Eva").post(f"/api/tables/{code}/join", name="Eva", id=short) for _ in range(2))
    assert one["you"] != again["you"]


def test_a_refusal_stays_one(shared_house: House) -> None:
    ana, rui, code = two(shared_house)
    with ana.sits(code) as one, rui.sits(code) as other:
        one.plays("3")
        refused = one.asks("move", id="early", move="4")
        other.plays("5")
        one.turn()
        assert one.asks("move", id="early", move="4") == refused


# Replay is the state


def the_stored_log_folds_to_the_live_state(house: House) -> None:
    ana, rui, code = two(house, options={"bids": 4, "prizes": [-2, 1, 2, 3]})
    with ana.sits(code) as one, rui.sits(code) as other:
        for cards in (("3", "4"), ("1", "2")):
            one.turn()
            one.plays("2" if cards[0] == "3" else "4")
            assert one.asks("undo")["type"] == "ack"
            one.plays(cards[0])
            other.turn()
            other.plays(cards[1])
            assert house.inside(lambda: house.room.is_as_stored(house.room.live[code]))
        before = ana.get(f"/api/tables/{code}/state")["now"]
        state = house.room.live[code].state.match.state.tobytes()
    try:
        house.forget(code)
        assert ana.get(f"/api/tables/{code}/state")["now"] == before
    except Refusal as refusal:
        raise AssertionError(refusal.code) from None
    assert house.room.live[code].state.match.state.tobytes() == state


class Forger(Wrapped):
    """A store that writes another move than it was given."""

    async def append(self, table: str, expected: int, entries: Any, listing: Any) -> None:
        forged = [replace(entry, text="4") if (entry.seat, entry.text) == (0, "3") else entry for entry in entries]
        await self.store.append(table, expected, forged, listing)


def test_replay_is_the_state(tmp_path: Path, stored: Stored, monkeypatch) -> None:
    with house(tmp_path / "whole", **stored()) as whole:
        the_stored_log_folds_to_the_live_state(whole)
    assert fails(the_stored_log_folds_to_the_live_state, tmp_path / "another move", store=Forger, **stored())
    with monkeypatch.context() as patch:
        take_back = Match.take_back

        def mislogged(self, seat) -> None:
            take_back(self, seat)
            self.stored[-1] = self.stored[-2]

        patch.setattr(Match, "take_back", mislogged)
        assert fails(the_stored_log_folds_to_the_live_state, tmp_path / "an undo that is stored as a move", **stored())


@pytest.mark.parametrize(
    "damage",
    [
        "update entries set text = '7' where kind = 'move' and seat = 0",
        "update entries set text = case text when '+1' then '+2' else '+1' end "
        "where seq = (select min(seq) from entries where kind = 'deal')",
        "delete from entries where seq = (select max(seq) from entries)",
        "update tables set secret = 'ff' || substr(secret, 3)",
        """update entries set text = replace(text, '"luck":","', '"luck":"x,"') where kind = 'change'""",
        "update entries set text = replace(text, 'lobby', 'bar') where kind = 'made'",
        "insert into entries select code, seq + 1, 'undo', null, null, served, at, null, null from entries "
        "order by seq desc limit 1",
    ],
)
def test_a_damaged_log_is_not_opened(own_house: House, damage: str) -> None:
    ana, rui, code = two(own_house)
    for card in ("3", "4", "5"):  # other luck may well give the same card once, hardly four times
        ana.post(f"/api/tables/{code}/move", id=card, move=card)
        rui.post(f"/api/tables/{code}/move", id=card, move=card)
    ana.post(f"/api/tables/{code}/move", id="6", move="6")
    own_house.forget(code)
    assert own_house.do(damage) > 0
    with pytest.raises(Refusal, match="table-damaged"):
        rui.get(f"/api/tables/{code}/state")
    with Live(own_house.url, code, ana.cookie, hello=False) as live:
        live.send("hello")
        assert live.receive()["code"] == "table-damaged"
        assert live.closed() == 1008


# No leak


def all_that_is_sent(match: Match, viewer: int | None) -> bytes:
    """Everything the server can tell a viewer of a match, refusals included."""
    sent: list[Any] = [refused(match, viewer)]
    for aids in (False, True):
        listener = telling.Listener(match, viewer, aids)
        sent += [
            listener.sight.now(telling.Standing(match)),
            listener.entries(0),
            telling.story(match, viewer, aids, 0, 1000),
        ]
        sent.append(match.record_for(viewer, aids))
    return msgspec.json.encode(sent)


def refused(match: Match, viewer: int | None) -> list[str]:
    if viewer is None:
        return []
    known = match.game.blanked(match.state, viewer)
    moves = {match.game.notation.text(known, viewer, action) for action in range(match.game.actions)} | {"nonsense"}
    said = []
    for move in sorted(moves - set(match.legal(viewer))):
        try:
            match.copy().play(viewer, move)
        except sobremesa.Error as error:
            said.append(str(refusals.translate(error, "en")))
    return said


def alike(name: str) -> list[tuple[int | None, list[Match]]]:
    """Worlds that a viewer cannot tell apart."""
    game = sobremesa.game(name)
    small = conformance.tiny(game)[0]
    groups = conformance.worlds(game, small, min(5, small.get("depth", 5))).items()
    return [(viewer, [match for match, _ in worlds if not match.over][:12]) for (viewer, _), worlds in groups]


def leaks(groups: list[tuple[int | None, list[Match]]]) -> bool:
    return any(len({all_that_is_sent(match, viewer) for match in worlds}) > 1 for viewer, worlds in groups)


@pytest.mark.parametrize("name", sobremesa.games())
def test_what_is_sent_is_what_the_match_says(name: str) -> None:
    for match in conformance.random_line(sobremesa.game(name).match(seed=3), random.Random(3)):
        for viewer in conformance.everyone(match):
            sight = telling.Sight(match.game, viewer)
            now = sight.now(telling.Standing(match))
            assert now.view == match.view(viewer)
            assert [choice.move for choice in now.moves] == ([] if viewer is None else match.legal(viewer))
    for viewer in conformance.everyone(match):
        whole = telling.story(match, viewer, False, 0, 10_000)
        assert [entry.events for entry in whole.entries] == story(match, viewer)
        assert whole.entries[-1].view == match.view(viewer)


@pytest.mark.parametrize("name", ["pebbles", "raj"])
def test_no_leak_in_any_small_world(name: str, monkeypatch) -> None:
    groups = alike(name)
    assert not leaks(groups)
    for leak in LEAKS:
        with monkeypatch.context() as patch:
            patch.setattr(*leak)
            assert leaks(groups)


class Leaky(Teller):
    """A teller that tells every move, hidden or not."""

    def events(self, step: Step) -> list[dict[str, Any]]:
        return [*super().events(step), {"event": "leak", "action": step.action}]


LEAKS = [
    (telling, "Teller", Leaky),
    (Match, "log_for", lambda match, viewer, aids=False: match.log),
    (telling.Sight, "view", lambda sight, common: common.view | {"scores": [str(vars(common.position))]}),
]


CARDS = ("14", "9")


def heard_by_others(house: House, card: str) -> list[str]:
    """All that a second seat and a spectator receive while the first seat's card lies face down."""
    ana, rui, code = two(house)
    watcher = house.person("Eve")
    with ana.sits(code) as one, rui.sits(code) as other, watcher.sits(code) as third:
        other.until_true(lambda live: live.table["watchers"] == 1)
        one.plays(card)
        one.asks("undo")
        one.plays(card)
        other.until_true(lambda live: live.now["view"]["chosen"] == [True, False])
        third.until_true(lambda live: live.now["view"]["chosen"] == [True, False])
        other.asks("move", move="99", id="bad")
        other.asks("undo", id="bad2")
        texts = [*other.heard, *third.heard]
    with rui.sits(code) as other, watcher.sits(code) as third:
        texts += other.heard + third.heard
    for person in (rui, watcher):
        for what in ("", "/state", "/story", "/record"):
            texts.append(person.web.get(f"/api/tables/{code}{what}").text)
    return [re.sub(code, "CODE", text) for text in texts]


def a_hidden_card_changes_nothing_that_others_receive(house: House) -> None:
    one, other = (heard_by_others(house, card) for card in CARDS)
    assert one == other


def test_no_leak_in_the_traffic(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(audience, "SOON", 0)  # who is here is told in the same order each time
    monkeypatch.setattr(making, "new_secret", lambda: "5e" * 32)
    monkeypatch.setattr(facts, "Fair", lambda secret, table, *luck: Fair(secret, "", *luck))  # the same deals in both
    with house(tmp_path / "whole") as whole:
        a_hidden_card_changes_nothing_that_others_receive(whole)
    for number, leak in enumerate(LEAKS):
        with monkeypatch.context() as patch:
            patch.setattr(*leak)
            assert fails(a_hidden_card_changes_nothing_that_others_receive, tmp_path / str(number))


def test_the_secret_is_never_sent_while_the_game_lasts(own_house: House) -> None:
    ana, rui, code = two(own_house, options={"bids": 2, "prizes": [1, 2]})
    with ana.sits(code) as one, rui.sits(code) as other:
        one.plays("1")
        secret = own_house.rows("select secret from tables where code = ?", code)[0][0]
        sent = one.heard + other.heard
        sent += [ana.web.get(f"/api/tables/{code}{what}").text for what in ("", "/state", "/story", "/record")]
        assert not any(secret in text for text in sent)
        other.plays("2")
        one.turn()
        one.plays("2")
        other.plays("1")
        assert ana.get(f"/api/tables/{code}/record")["secret"] == secret
        assert ana.get(f"/api/tables/{code}")["table"]["fair"]["secret"] == secret
