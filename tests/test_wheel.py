"""The wheel alone is a product: without the sources it serves, plays, simulates and shows its documents."""

import json
import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked as an installer does it, before everything else that Python finds."""
    place = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place)]
    without_web = {**os.environ, "SOBREMESA_SKIP_WEB": "1"}  # the page is built, or other tests would fail
    subprocess.run(build, cwd=ROOT, env=without_web, check=True, capture_output=True)
    wheel = next(place.glob("*.whl"))
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(place / "site")
    return place / "site"


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Iterator[list]:
    environment = {**os.environ, "PYTHONPATH": str(installed), "XDG_DATA_HOME": str(tmp_path), "LANG": "en_GB.UTF-8"}
    environment.pop("SOBREMESA_GAMES", None)
    return lambda *given, **how: subprocess.Popen(
        [sys.executable, "-P", "-m", "sobremesa", *given],
        cwd=tmp_path,
        env=environment,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_it_says_what_it_is(installed: Path) -> None:
    told = next(installed.glob("*.dist-info/METADATA")).read_text(encoding="utf-8")
    for line in ("Author: The sobremesa authors", "License-Expression: Apache-2.0", "Requires-Python: >=3.11"):
        assert line in told
    assert "# sobremesa" in told
    assert (installed / "sobremesa/static/index.html").exists()


def test_it_plays_a_game_in_a_terminal(run, installed: Path) -> None:
    out, err = run("play", "raj", "--seed", "1", "--bot", "rank", "--no-account").communicate("#1\n" * 15, timeout=120)
    assert "with the most points" in out, err
    assert str(ROOT / "src") not in out + err


def test_it_shows_its_documents_and_rules(run, installed: Path) -> None:
    out, _ = run("docs").communicate(timeout=60)
    assert str(installed / "sobremesa/share") in out
    assert (installed / "sobremesa/share/docs/pictures/raj.png").exists()
    assert (installed / "sobremesa/share/examples/train.py").exists()
    out, _ = run("rules", "linko", "--lang", "pt").communicate(timeout=60)
    assert "Linko" in out


def test_it_simulates(run) -> None:
    out, err = run("simulate", "raj", "--games", "100", "--bot", "rank", "--json").communicate(timeout=300)
    assert json.loads(out)["games"] == 100, err


def test_it_serves(run, tmp_path: Path) -> None:
    server = run("serve", "--port", "0", "--data", str(tmp_path / "tables"))
    try:
        told = server.stdout.readline()
        address = re.search(r"http://\S+", told)[0]
        page = urllib.request.urlopen(address, timeout=30).read().decode()
        assert "<script" in page
        games = json.load(urllib.request.urlopen(f"{address.rstrip('/')}/api/games", timeout=30))
        assert {"charidice", "linko", "raj", "ratzzia"} <= {game["name"] for game in games["games"]}
    finally:
        server.terminate()
        assert server.wait(timeout=30) == 0
