"""The scribe: a process of its own that stores what it is handed. The server starts it as a script, which needs nothing
but Python's own library.

In come values as `marshal` writes them: first the database, the statements to begin with and those that store each
kind of row; then, again and again, rows by the number of their kind. Out goes a line for each time: empty once all of
it is on disk, else what was wrong, and nothing of it is. When nothing more comes, because the server has ended in some
way, the scribe ends too, and not before: a signal to all processes at once loses nothing.
"""

import marshal
import os
import signal
import sqlite3
import sys


def main() -> None:
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    handed = sys.stdin.buffer
    database, begin, kinds = marshal.load(handed)
    connection = sqlite3.connect(database, isolation_level=None)
    for statement in begin:
        connection.execute(statement)
    answer = ""
    while True:
        try:
            os.write(1, f"{answer}\n".encode())
            together = marshal.load(handed)
        except (BrokenPipeError, EOFError):
            return
        try:
            connection.execute("BEGIN IMMEDIATE")
            with connection:
                for kind, rows in together:
                    for statement in kinds[kind]:
                        connection.executemany(statement, rows)
            answer = ""
        except sqlite3.Error as fault:
            answer = f"{type(fault).__name__}: {fault}".replace("\n", " ")


if __name__ == "__main__":
    main()
