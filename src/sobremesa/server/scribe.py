"""The scribe: a process of its own that stores what it is handed. The server starts it as a script, which needs nothing
but Python's own library.

In come values as `marshal` writes them: first the database, the statements to begin with and the one that stores; then
its parameters, again and again. Out goes a line for each: empty once all of it is on disk, else what was wrong. When
nothing more comes, because the server has ended however it has, the scribe ends too, and not before: whoever stops them
all at once gets everything stored.
"""

import marshal
import signal
import sqlite3
import sys


def main() -> None:
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    handed, answers = sys.stdin.buffer, sys.stdout.buffer
    database, begin, store = marshal.load(handed)
    connection = sqlite3.connect(database, isolation_level=None)  # each statement is a transaction
    for statement in begin:
        connection.execute(statement)
    answer = ""
    while True:
        answers.write(f"{answer}\n".encode())
        answers.flush()
        try:
            parameters = marshal.load(handed)
        except EOFError:
            return
        try:
            connection.execute(store, parameters)
            answer = ""
        except sqlite3.Error as fault:
            answer = f"{type(fault).__name__}: {fault}".replace("\n", " ")


if __name__ == "__main__":
    main()
