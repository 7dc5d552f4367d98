"""A table as a stream of lines, and the bot in docs/foreign-bots.md, run as it stands."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest
from harness import House, Refusal, whole_game

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


@pytest.mark.skipif(not shutil.which("bash") or not shutil.which("curl"), reason="bash and curl are needed")
def test_the_bot_of_the_documentation_plays_a_whole_game(shared_house: House, tmp_path: Path) -> None:
    script = re.search(r"```bash\n(.*?)```", (DOCS / "foreign-bots.md").read_text(), re.S)
    assert script
    assert len(script[1].splitlines()) <= 30
    (tmp_path / "curl-bot.sh").write_text(script[1])
    ana = shared_house.person()
    code = ana.creates(seats=2, options={"bids": 4, "prizes": [-1, 1, 2, 3]})
    command = ["bash", str(tmp_path / "curl-bot.sh"), shared_house.url, code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as bot:
        with ana.sits(code) as one:
            one.until_true(lambda live: live.table["seats"][1]["here"], timeout=30)
            ana.post(f"/api/tables/{code}/start")
            whole_game(one)
        said, _ = bot.communicate(timeout=30)
    assert said.splitlines()[-1] == "The game is over.", said
    assert said.count("I play") >= 4
