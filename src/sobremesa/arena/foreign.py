"""Any program as an opponent: it is asked on its standard input, a line of JSON for each decision, and answers a line.

    Program(game, ["python", "my_bot.py"]).choose(known, seat, Budget(seconds=1), seed=7)

`docs/programs.md` tells what is in the question. A program that cannot be started, ends, is late, or answers what is no
legal move has lost its game: `choose` raises a Forfeit that says why, and the program is started anew for the next one.
"""

import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sobremesa.bots import Budget, Thought
from sobremesa.bots.questions import Forfeit
from sobremesa.engine import bits
from sobremesa.engine.game import Game
from sobremesa.engine.match import one_line
from sobremesa.engine.options import shown

PROTOCOL = "sobremesa-line/1"
LONGEST = 10_000  # bytes of an answer
GRACE = 1.0  # seconds that an answer may take beyond its time
SLOW = 10.0  # and beyond that for the first one: a program may have much to load
DEFAULT = Budget(seconds=10.0)


def nonsense(line: bytes) -> Forfeit:
    return Forfeit("program-nonsense", answer=shown(line.decode(errors="replace").strip()))


class Program:
    """A bot like ours (`sobremesa.bots.Bot`) that is a program of its own."""

    def __init__(self, game: Game, command: Sequence[str]):
        self.game = game
        self.command = list(command)
        self.process: subprocess.Popen[bytes] | None = None

    def choose(self, blanked: Any, seat: int, budget: Budget | None = None, seed: int = 0) -> Thought:
        budget = budget or DEFAULT
        self.game.rules.legal(blanked, seat, pad := self.game.pad())
        legal = bits.members(pad.words)
        try:
            line = self._answer(self._question(blanked, seat, legal, budget, seed), budget)
            action = self.game.notation.read(blanked, seat, one_line(line))
            if action not in legal:
                code = "program-nonsense" if action is None else "program-illegal"
                raise Forfeit(code, answer=shown(line.strip()))
        except Forfeit:
            self.close()
            raise
        return Thought(action, {action: 0.0})

    def _question(self, blanked: Any, seat: int, legal: list[int], budget: Budget, seed: int) -> bytes:
        question = {
            "protocol": PROTOCOL,
            "game": self.game.name,
            "seat": seat,
            "legal": [self.game.notation.text(blanked, seat, action) for action in legal],
            "view": self.game.view(blanked, seat),
            "known": {name: blanked[name].tolist() for name in blanked.dtype.names},
            "seconds": budget.seconds,
            "iterations": budget.iterations,
            "seed": seed,
        }
        return json.dumps(question).encode() + b"\n"

    def _answer(self, question: bytes, budget: Budget) -> str:
        patience = (budget.seconds or DEFAULT.seconds or 0) + GRACE
        if self.process is None:
            self._start()
            patience += SLOW
        if not self.lines.empty():
            unasked = self.lines.get()  # nothing: it has ended already
            raise nonsense(unasked) if unasked else self._ended()
        threading.Thread(target=self._ask, args=(self.process, question), daemon=True).start()
        try:
            line = self.lines.get(timeout=patience)
        except queue.Empty:
            raise Forfeit("program-late", seconds=round(patience, 1)) from None
        if not line.endswith(b"\n"):
            raise nonsense(line) if line else self._ended()
        return line.decode(errors="replace")

    def _start(self) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115
        self.lines: queue.Queue[bytes] = queue.Queue()
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                start_new_session=True,
            )
        except (OSError, ValueError) as failed:
            raise Forfeit("program-start", command=shown(" ".join(self.command)), why=shown(failed)) from None
        threading.Thread(target=self._listen, args=(self.process, self.lines), daemon=True).start()

    @staticmethod
    def _ask(process: Any, question: bytes) -> None:
        with suppress(OSError, ValueError):  # it has ended: whoever listens will notice
            process.stdin.write(question)
            process.stdin.flush()

    @staticmethod
    def _listen(process: Any, lines: "queue.Queue[bytes]") -> None:
        """Puts down each line; the last one, when the program ends or talks without end, has no end of line."""
        with suppress(OSError, ValueError):
            while (line := process.stdout.readline(LONGEST)).endswith(b"\n"):
                lines.put(line)
            lines.put(line)

    def _ended(self) -> Forfeit:
        assert self.process is not None
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.errors.seek(0)
        last = self.errors.read()[-LONGEST:].decode(errors="replace").strip().splitlines()
        return Forfeit("program-ended", status=str(self.process.returncode), said=shown(last[-1] if last else "…"))

    def close(self) -> None:
        """Ends the program and all that it has started."""
        if self.process is None:
            return
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.errors):
            with suppress(OSError):
                pipe.close()  # type: ignore[union-attr]
        self.process = None

    def __del__(self) -> None:
        self.close()
