"""A table as a stream of lines, and the bot in docs/foreign-bots.md, run as it stands."""

import json
import re
import shutil
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from harness import House, Refusal, house, whole_game

from sobremesa.server.operations.serve import GRACE
from sobremesa.server.tables import errands

NEEDS_CURL = pytest.mark.skipif(not shutil.which("bash") or not shutil.which("curl"), reason="bash and curl are needed")
DOCS = Path(__file__).parents[2] / "docs"


def test_a_stream_says_what_a_socket_says(shared_house: House) -> None:
    ana, rui = shared_house.person(), shared_house.person("Rui")
    code = ana.creates(seats=2)
    rui.joins(code)
    headers = {"authorization": f"Bearer {rui.seated['token']}"}
    with httpx.stream("GET", f"{shared_house.url}/api/tables/{code}/stream", headers=headers, timeout=20) as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        lines = (json.loads(line) for line in stream.iter_lines() if line)
        first = next(lines)
        assert (first["type"], first["you"]) == ("state", 1)
        assert ana.get(f"/api/tables/{code}")["table"]["seats"][1]["here"], "who listens is here"
        ana.post(f"/api/tables/{code}/start")
        started = next(line for line in lines if line["type"] == "state")
        assert started["now"]["moves"]
        ana.post(f"/api/tables/{code}/move", id="1", move="14")
        step = next(line for line in lines if line["type"] == "step")
        assert step["now"]["view"]["chosen"] == [True, False]
        assert "14" not in json.dumps(step["told"]), "and no more"
    with ana.sits(code) as one:
        one.until_true(lambda live: not live.table["seats"][1]["here"])


def test_a_stream_with_a_wrong_token_or_at_no_table_is_refused(shared_house: House) -> None:
    ana = shared_house.person()
    code = ana.creates(seats=2)
    wrong = httpx.get(f"{shared_house.url}/api/tables/{code}/stream", headers={"authorization": "Bearer x"})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "bad-token")
    with pytest.raises(Refusal, match="no-such-table"):
        ana.get("/api/tables/AAAAAA/stream")


def curl_bot(folder: Path, url: str, code: str) -> subprocess.Popen[str]:
    script = re.search(r"```bash\n(.*?)```", (DOCS / "foreign-bots.md").read_text(), re.S)
    assert script
    assert len(script[1].splitlines()) <= 30
    (folder / "curl-bot.sh").write_text(script[1])
    command = ["bash", str(folder / "curl-bot.sh"), url, code]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


@NEEDS_CURL
def test_the_bot_of_the_documentation_plays_a_whole_game(shared_house: House, tmp_path: Path) -> None:
    ana = shared_house.person()
    code = ana.creates(seats=2, options={"bids": 4, "prizes": [-1, 1, 2, 3]})
    with curl_bot(tmp_path, shared_house.url, code) as bot:
        with ana.sits(code) as one:
            one.until_true(lambda live: live.table["seats"][1]["here"], timeout=30)
            ana.post(f"/api/tables/{code}/start")
            whole_game(one)
        said, _ = bot.communicate(timeout=30)
    assert said.splitlines()[-1] == "The game is over.", said
    assert said.count("I play") >= 4


@NEEDS_CURL
def test_the_bot_comes_again_to_a_server_that_was_away_and_knows_an_agreed_end(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with house(data) as running:
        ana, port = running.person(), running.port
        code = ana.creates(seats=2)
        bot = curl_bot(tmp_path, running.url, code)
        with ana.sits(code) as one:
            one.until_true(lambda live: live.table["seats"][1]["here"], timeout=30)
            ana.post(f"/api/tables/{code}/start")
            one.until_true(lambda live: live.now and live.now["view"]["chosen"][1], timeout=30)
    with house(data, port=port) as running, bot:
        with ana.sits(code) as one:
            one.plays("3")
            one.until_true(lambda live: live.now["view"]["chosen"][1], timeout=30)
            running.inside(lambda: errands.end(running.room, code))
            one.until_true(lambda live: live.table["phase"] == "over")
        said, _ = bot.communicate(timeout=30)
    assert said.splitlines()[-1] == "The game is over.", said


def test_a_stream_ends_when_the_server_goes_down(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        ana = running.person()
        address = f"{running.url}/api/tables/{ana.creates()}/stream"
        with httpx.stream("GET", address, timeout=20) as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["type"] == "state"
            running.server.should_exit = True
            begun = time.monotonic()
            list(lines)  # to its proper end, or httpx would complain
            assert time.monotonic() - begun < GRACE
