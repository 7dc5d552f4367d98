"""Two nodes that reach PostgreSQL through PgBouncer in transaction mode play whole games; only listeners go past it.

python tests/pooled.py        (needs Debian's package `pgbouncer`)
"""

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

sys.path.append(str(Path(__file__).parent / "server"))
from harness import Person, house
from postgres import Postgres, free_port, postgres

GAMES = 3
INI = """
[databases]
* = host=127.0.0.1 port={to}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
auth_type = trust
auth_file = {folder}/users
pool_mode = transaction
default_pool_size = 2
unix_socket_dir =
logfile = {folder}/log
"""


@contextmanager
def pooler(server: Postgres) -> Iterator[int]:
    """PgBouncer with two connections for all; yields its port."""
    command, port = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin"), free_port()
    if command is None:
        sys.exit("PgBouncer is not there: apt-get install pgbouncer")
    folder = Path(tempfile.mkdtemp(prefix="sobremesa-pooler-"))
    folder.chmod(0o777)
    (folder / "users").write_text('"postgres" ""\n')
    (folder / "ini").write_text(INI.format(to=server.port, port=port, folder=folder))
    with subprocess.Popen([command, "-u", "nobody", "-q", str(folder / "ini")]) as running:
        try:
            for _ in range(100):
                try:
                    psycopg.connect(server.url(port=port)).close()
                    break
                except psycopg.OperationalError:
                    time.sleep(0.1)
            yield port
        finally:
            running.terminate()
    shutil.rmtree(folder)


def main() -> None:
    with postgres() as server, pooler(server) as port, tempfile.TemporaryDirectory() as data:
        direct = server.new()
        pooled = server.url(direct.rpartition("/")[2], port)
        with (
            house(Path(data) / "a", database=pooled, direct=direct) as one,
            house(Path(data) / "b", database=pooled, direct=direct) as other,
        ):
            for _ in range(GAMES):
                play(one.person(), other.person("Rui"))
        with psycopg.connect(direct) as connection:
            found = connection.execute("select count(*) from tables where phase = 'over'").fetchone()
        assert found == (GAMES,), found
    print(f"{GAMES} games through PgBouncer in transaction mode: all over")


def play(ana: Person, rui: Person) -> None:
    code = ana.creates(seats=3, plan=["me", "open", "rank"], pace="instant")
    rui.joins(code)
    ana.post(f"/api/tables/{code}/start")
    with ana.sits(code) as one, rui.sits(code) as two:
        while moves := one.turn():
            one.plays(moves[0])
            if moves := two.turn():
                two.plays(moves[0])


if __name__ == "__main__":
    main()
