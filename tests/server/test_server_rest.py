"""Making, joining and reading tables over REST; everything refused with a code and a sentence."""

import json
import socket
import stat
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest
from harness import House, Refusal, house, whole_game

import sobremesa
from sobremesa import bots
from sobremesa.bots import DEFAULT
from sobremesa.server.edge.app import schema_document
from sobremesa.server.limits import Limits, Rate
from sobremesa.server.names import PEOPLE


def refused(call, *arguments, **about) -> Refusal:
    with pytest.raises(Refusal) as caught:
        call(*arguments, **about)
    assert caught.value.sentence
    return caught.value


def test_the_games_say_what_can_be_agreed(shared_house: House) -> None:
    games = {game["name"]: game for game in shared_house.person().get("/api/games")["games"]}
    assert set(games) == set(sobremesa.games())
    raj = games["raj"]
    assert (raj["least_seats"], raj["most_seats"], raj["bots"]) == (2, 5, bots.names(sobremesa.game("raj")))
    options = {option["name"]: option for option in raj["options"]}
    assert options["tiebreak"]["values"] == ["strike", "best_mouse"]
    assert (options["games"]["kind"], options["games"]["least"], options["games"]["most"]) == ("whole", 1, 100)
    assert options["prizes"]["default"][0] == -5


def test_rules_pages_come_in_the_language_asked_for(shared_house: House) -> None:
    english = shared_house.person().get("/api/games/raj/rules")
    spanish = shared_house.person(**{"accept-language": "es"}).get("/api/games/raj/rules")
    assert english["markdown"] != spanish["markdown"]
    assert refused(shared_house.person().get, "/api/games/chess/rules").code == "unknown-game"


def test_play_now_is_one_request(shared_house: House) -> None:
    ana = shared_house.person()
    ana.creates(seats=3, start=True)
    table = ana.seated["table"]
    assert table["phase"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert [seat["bot"] for seat in table["seats"]] == [None, DEFAULT, DEFAULT]
    assert len({seat["name"] for seat in table["seats"]}) == 3


def test_without_a_name_the_last_one_is_used(shared_house: House) -> None:
    ana = shared_house.person("Ana Luísa")
    ana.creates()
    ana.creates(name=None)
    assert ana.seated["table"]["seats"][0]["name"] == "Ana Luísa"
    guest = shared_house.person(**{"accept-language": "pt-BR"})
    guest.creates(name=None)
    assert guest.seated["table"]["seats"][0]["name"] in PEOPLE


def test_everybody_may_change_their_own_name_and_nothing_else(shared_house: House) -> None:
    ana, rui = shared_house.person("Ana"), shared_house.person("Rui")
    code = ana.creates(seats=3)
    seat = rui.joins(code)
    changed = rui.patch(f"/api/tables/{code}", name="  Ana ")
    assert changed["table"]["seats"][seat]["name"] == "Ana 2"
    assert changed["table"]["seats"][0]["name"] == "Ana"
    assert refused(rui.patch, f"/api/tables/{code}", name="Eva", locked=True).code == "not-host"
    assert refused(rui.patch, f"/api/tables/{code}", name="\u202e").code == "bad-name"
    assert rui.get(f"/api/tables/{code}")["table"]["seats"][seat]["name"] == "Ana 2"


def test_friends_join_by_code_and_equal_names_are_distinct_name(shared_house: House) -> None:
    host, friend, stranger = shared_house.person(), shared_house.person(), shared_house.person("Rui")
    code = host.creates(seats=3, plan=["open", "me", "random"])
    assert friend.joins(f" {code[:3].lower()}-{code[3:].lower()} ") == 0
    assert [seat["name"] for seat in friend.seated["table"]["seats"]] == ["Ana 2", "Ana", "Pimenta"]
    assert friend.joins(code) == 0, "coming again is the same seat"
    assert friend.seated["token"] is None
    assert refused(stranger.joins, code).code == "table-full"
    assert stranger.get(f"/api/tables/{code}")["you"] is None
    assert refused(friend.post, f"/api/tables/{code}/start").code == "not-host"
    assert host.post(f"/api/tables/{code}/start")["table"]["phase"] == "playing"
    assert host.post(f"/api/tables/{code}/start")["you"] == 1, "starting twice is starting"


def test_a_seat_can_be_chosen_and_bots_come_and_go(shared_house: House) -> None:
    host, friend = shared_house.person(), shared_house.person("Rui")
    code = host.creates(seats=4)
    seats = f"/api/tables/{code}/seats"
    assert host.put(f"{seats}/2", bot="random")["table"]["seats"][2]["bot"] == "random"
    assert refused(friend.joins, code, seat=2).code == "seat-taken"
    assert host.put(f"{seats}/2", bot=None)["table"]["seats"][2]["kind"] == "open"
    assert friend.joins(code, seat=2) == 2
    assert refused(host.put, f"{seats}/9", bot="rank").code == "no-such-place"
    assert refused(host.put, f"{seats}/1", bot="deep blue").code == "no-such-bot"
    assert refused(friend.put, f"{seats}/1", bot="rank").code == "not-host"


def test_a_host_who_leaves_the_lobby_passes_it_on(shared_house: House) -> None:
    host, friend = shared_house.person(), shared_house.person("Rui")
    code = host.creates(seats=3)
    friend.joins(code)
    table = host.post(f"/api/tables/{code}/leave")["table"]
    assert (table["host"], table["seats"][0]["kind"]) == (1, "open")
    assert friend.post(f"/api/tables/{code}/leave")["table"]["host"] is None
    assert host.joins(code) == 0
    assert host.seated["table"]["host"] == 0


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "raj", "seats": 9}, "seat-count"),
        ({"game": "raj", "options": {"colour": 1}}, "unknown-option"),
        ({"game": "raj", "options": {"games": 0}}, "bad-value"),
        ({"game": "raj", "options": {"prizes": [0, 1]}}, "zero-prize"),
        ({"game": "raj", "plan": ["me"]}, "bad-plan"),
        ({"game": "raj", "plan": ["me", "me"]}, "bad-plan"),
        ({"game": "raj", "plan": ["me", "clever"]}, "no-such-bot"),
        ({"game": "raj", "name": "\u202e"}, "bad-name"),
        ({"game": "raj", "pace": "hasty"}, "bad-request"),
        ({"game": "raj", "colour": "red"}, "bad-request"),
        ({"seats": 2}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_bad_table_is_refused_with_a_sentence(shared_house: House, body: object, code: str) -> None:
    response = httpx.post(f"{shared_house.url}/api/tables", json=body)
    assert (response.status_code, response.json()["code"]) == (400, code)
    assert response.json()["sentence"]


def test_what_is_no_json_or_too_long_is_refused(shared_house: House) -> None:
    url = f"{shared_house.url}/api/tables"
    json_type = {"content-type": "application/json"}
    assert httpx.post(url, content=b"{", headers=json_type).json()["code"] == "bad-request"
    assert httpx.post(url, content=b"\xff\xfe", headers=json_type).json()["code"] == "bad-request"
    for odd in (b"[" * 3000, b'{"game":"\xff"}', b'{"name":"\\ud800"}'):
        answer = httpx.post(url, content=odd, headers=json_type)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    for path, most in (("", 65536), ("/ABCDEF/join", 4096)):
        long = httpx.post(url + path, content=json.dumps({"name": "x" * most}), headers=json_type)
        assert (long.status_code, long.json()["code"]) == (413, "too-large")
        assert f"{most:,}" in long.json()["sentence"]
    assert httpx.post(url).json()["code"] == "bad-request"
    assert httpx.delete(url).json()["code"] == "bad-method"


def test_a_board_comes_as_the_text_of_a_file_and_never_as_its_name(shared_house: House) -> None:
    file = sobremesa.game("ratzzia").folder / "board.toml"
    person = shared_house.person()

    table = f"/api/tables/{person.post('/api/tables', game='ratzzia')['table']['code']}"

    def make(board: object) -> dict[str, Any]:
        made = person.post("/api/tables", game="ratzzia", options={"board": board})
        return dict(made["table"]["options"]["board"])

    def change(board: object) -> dict[str, Any]:
        return dict(person.patch(table, options={"board": board})["table"]["options"]["board"])

    toml = file.read_text(encoding="utf-8")
    text = json.dumps(tomllib.loads(toml), indent=1)
    assert len(text) > 4096
    for ask in (make, change):
        board = ask("default")
        assert ask(text) == ask(json.dumps(board)) == ask(board) == board
        assert refused(ask, str(file)).code == refused(ask, toml).code == "board-not-json"
        assert "7" in refused(ask, text.replace('"req": 4', '"req": 7', 1)).sentence
    ratzzia = next(game for game in person.get("/api/games")["games"] if game["name"] == "ratzzia")
    assert "file" in [option["kind"] for option in ratzzia["options"] if option["name"] == "board"]


def test_dice_come_as_text_or_as_a_list_and_bad_ones_are_refused(shared_house: House) -> None:
    words = ["egrykb", "rbyegk", "bkgrye", "yekbrg", "gybker", "kregby"]
    person = shared_house.person()
    table = f"/api/tables/{person.post('/api/tables', game='charidice')['table']['code']}"

    def make(dice: object) -> object:
        return person.post("/api/tables", game="charidice", options={"dice": dice})["table"]["options"]["dice"]

    def change(dice: object) -> object:
        return person.patch(table, options={"dice": dice})["table"]["options"]["dice"]

    for ask in (make, change):
        assert ask(words) == ask(" ".join(words)) == ask(":".join(words).upper()) == words
        assert refused(ask, words[:5]).code == "dice-count"
        assert refused(ask, 5).code == "dice-form"
        fault = refused(ask, ["yyrgbe", *words[1:]])
        assert (fault.status, fault.code) == (400, "dice-colour-twice")
        assert "Die 1: the numbers 1 and 2 are both yellow" in fault.sentence
    charidice = next(game for game in person.get("/api/games")["games"] if game["name"] == "charidice")
    (option,) = [option for option in charidice["options"] if option["name"] == "dice"]
    assert (option["kind"], option["default"][0]) == ("text", "rgbeky")


def test_refusals_speak_the_language_asked_for(shared_house: House) -> None:
    said = {
        language: refused(shared_house.person(**{"accept-language": language}).get, "/api/tables/BCDFGH").sentence
        for language in ("en", "pt", "pt-BR", "es")
    }
    assert len(set(said.values())) == 4
    assert all("BCDFGH" in sentence for sentence in said.values())


def test_a_seat_is_its_owners_alone(shared_house: House) -> None:
    ana, eve = shared_house.person(), shared_house.person("Eve")
    code = ana.creates(seats=2, start=True)
    move = f"/api/tables/{code}/move"
    assert refused(eve.post, move, id="1", move="3").code == "not-seated"
    eve.web.headers["authorization"] = "Bearer guessed"
    assert refused(eve.post, move, id="1", move="3").code == "bad-token"
    eve.web.headers["authorization"] = f"Bearer {ana.seated['token']}"
    assert eve.post(move, id="1", move="3")["seq"] > 0
    eve.web.headers.pop("authorization")
    cookie = ana.web.cookies["sobremesa"]
    eve.web.cookies.set("sobremesa", ("X" if cookie[0] != "X" else "Y") + cookie[1:])
    assert refused(eve.post, move, id="1", move="3").code == "not-seated"


def test_tokens_are_stored_hashed_and_files_are_private(own_house: House) -> None:
    ana = own_house.person()
    ana.creates(plan=["me", "random"], start=True)
    stored = b"".join(path.read_bytes() for path in own_house.data.iterdir())
    assert ana.seated["token"].encode() not in stored
    for path in own_house.data.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_a_second_server_on_the_same_folder_is_refused_with_a_sentence(own_house: House) -> None:
    start = f"from sobremesa.server.operations.serve import *; serve(port=0, data=Path({str(own_house.data)!r}))"
    second = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True)
    assert second.returncode != 0
    assert "Another server is already using" in second.stderr


def test_pages_of_other_sites_are_refused(shared_house: House) -> None:
    post = {"url": f"{shared_house.url}/api/tables", "json": {"game": "raj"}}
    assert httpx.post(**post, headers={"origin": "http://evil.example"}).json()["code"] == "foreign-page"
    assert httpx.post(**post, headers={"origin": "null"}).status_code == 403
    assert httpx.post(**post, headers={"origin": shared_house.url}).status_code == 201


def test_the_public_address_is_ours_too(tmp_path: Path) -> None:
    with house(tmp_path, public_url="https://games.example/") as running:
        ours = httpx.post(
            f"{running.url}/api/tables", json={"game": "raj"}, headers={"origin": "https://games.example"}
        )
        assert ours.status_code == 201
        assert ours.json()["link"].startswith("https://games.example/t/")
        assert "secure" in ours.headers["set-cookie"].lower()


def test_every_answer_has_its_headers(shared_house: House) -> None:
    for path in ("/", "/api/games", "/api/tables/nothing", "/t/BCDFGH", "/assets/nothing.js", "/api/schema"):
        headers = httpx.get(shared_house.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    cookie = httpx.post(f"{shared_house.url}/api/tables", json={"game": "raj"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_the_too_eager_wait(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(address=Rate(5, 0.001))) as running:
        answers = [httpx.get(f"{running.url}/api/games") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json()["code"] == "too-fast"
        assert httpx.get(running.url).status_code == 200, "the page is still there"


def test_the_page_is_served_with_its_files(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>Olá " + "x" * 1000)
    (static / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret").write_text("secret")
    with house(tmp_path / "data", static=static) as running:
        for path in ("/", "/t/BCDFGH", "/settings"):
            page = httpx.get(running.url + path)
            assert "Olá" in page.text
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert (page.headers["cache-control"], page.headers["content-encoding"]) == ("no-cache", "gzip")
        assert httpx.get(f"{running.url}/api/games").headers["content-encoding"] == "gzip"
        script = httpx.get(f"{running.url}/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert httpx.head(running.url).status_code == 200
        for path in ("/assets/gone.js", "/nothing.png", "/api/nothing", "/api", "/..%2fsecret", "/%2e%2e/secret"):
            assert "secret" not in httpx.get(running.url + path).text.replace("/secret", "")
        assert httpx.get(f"{running.url}/assets/gone.js").status_code == 404
        assert httpx.get(f"{running.url}/api/nothing").json()["code"] == "not-found"


def test_without_a_page_it_says_so(tmp_path: Path) -> None:
    with house(tmp_path / "data", static=tmp_path / "none") as running:
        page = httpx.get(running.url, headers={"accept-language": "pt"})
        assert "ainda não foi construída" in page.text


def test_the_link_is_a_qr_code_too(shared_house: House) -> None:
    ana = shared_house.person()
    code = ana.creates()
    assert ana.seated["link"] == f"{shared_house.url}/t/{code}"
    drawing = httpx.get(f"{shared_house.url}/api/tables/{code}/qr.svg")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in drawing.content


def test_in_the_house_the_link_is_the_houses(tmp_path: Path) -> None:
    with house(tmp_path, lan_url="http://192.168.1.7:8061") as running:
        ana = running.person()
        ana.creates()
        assert ana.seated["link"].startswith("http://192.168.1.7:8061/t/")


def test_the_schema_says_that_unknown_fields_are_refused(shared_house: House) -> None:
    served = shared_house.person().web.get("/api/schema").json()
    assert served == json.loads(json.dumps(schema_document()))
    schemas = served["components"]["schemas"]
    for name in ("CreateTable", "JoinTable", "MakeMove", "TakeBack", "SetSeat", "ChangePace", "Hello", "Move", "Ping"):
        assert schemas[name]["additionalProperties"] is False, name
    assert {"FromClient", "FromServer", "Step", "Ack"} <= set(schemas)
    assert "cdn" not in json.dumps(served)


def test_the_record_is_whole_at_the_end_and_has_gaps_before(shared_house: House) -> None:
    ana, rui = shared_house.person(), shared_house.person("Rui")
    code = ana.creates(seats=2, options={"bids": 2, "prizes": [1, 2]})
    assert refused(ana.get, f"/api/tables/{code}/record").code == "not-started"
    rui.joins(code)
    ana.post(f"/api/tables/{code}/start")
    ana.post(f"/api/tables/{code}/move", id="1", move="2")
    assert ana.get(f"/api/tables/{code}/record")["log"][-1] == [0, "2"]
    early = rui.get(f"/api/tables/{code}/record")
    assert early["log"][-1] == [0, None]
    assert "seed" not in early
    rui.post(f"/api/tables/{code}/move", id="1", move="1")
    ana.post(f"/api/tables/{code}/move", id="2", move="1")
    rui.post(f"/api/tables/{code}/move", id="2", move="2")
    record = rui.get(f"/api/tables/{code}/record")
    assert sobremesa.replay(record).scores == record["result"]["scores"]


def test_numba_is_not_needed_to_serve() -> None:
    check = "import sobremesa.server.operations.serve, sobremesa.games.raj, sys; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check]).returncode == 0


def test_a_taken_port_is_refused_or_the_next_one_is_found() -> None:
    from sobremesa.server.operations import serve
    from sobremesa.server.refusals import Refused

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        with pytest.raises(Refused, match="Port"):
            serve.listening("127.0.0.1", number)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(serve, "PORT", number)
            with serve.listening("127.0.0.1", None) as found:
                assert number < found.getsockname()[1] < number + 50


def test_every_game_can_be_played_to_the_end(shared_house: House) -> None:
    ana = shared_house.person()
    for game in sobremesa.games():
        plan = ["me", *[sobremesa.game(game).bot_names()[-1]] * (min(sobremesa.game(game).seats) - 1)]
        code = ana.creates(game, plan=plan, start=True, pace="instant")
        with ana.sits(code) as seat:
            whole_game(seat)
            assert seat.now["result"]["scores"] == sobremesa.replay(ana.get(f"/api/tables/{code}/record")).scores


def test_a_fault_of_ours_is_told_without_particulars(shared_house: House, monkeypatch) -> None:
    from sobremesa.server.edge import rest

    monkeypatch.setattr(rest, "game_info", lambda game: 1 // 0)
    response = httpx.get(f"{shared_house.url}/api/games")
    assert (response.status_code, response.json()["code"]) == (500, "fault")
    assert "division" not in response.text


def test_the_command_line_starts_the_server(tmp_path: Path) -> None:
    import argparse

    from sobremesa.server.operations import command

    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    with pytest.raises(sobremesa.Error, match="address of a site"):
        command.run(parser.parse_args(["--data", str(tmp_path), "--public-url", "games.example", "--port", "0"]))
    with pytest.raises(sobremesa.Error, match="--contact"):
        command.run(parser.parse_args(["--data", str(tmp_path), "--public-url", "https://games.example"]))
