"""Lines on a terminal: with colour where there is any, and none where there is not."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

WANTED = 76  # columns

__all__ = ["Closed", "Screen", "escape"]


class Closed(Exception):
    """The input has ended."""


class Screen:
    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.console = Console(highlight=False)

    @property
    def width(self) -> int:
        return self.console.width

    def lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(line)

    def whole(self, text: str) -> None:
        """A line that is not broken, so that it can be copied."""
        self.console.print(escape(text), soft_wrap=True)

    def rule(self, title: str = "") -> None:
        self.console.rule(title, align="left", style="dim")

    def clear(self) -> None:
        """What stood here is nobody else's business: off the screen, and out of what can be scrolled back to."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print("\n" * 60)

    def ask(self, prompt: str = "> ") -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise Closed from None

    def read(self, markdown: str, more: str) -> None:
        """A long text, a screenful at a time where a person sits before it."""
        from rich.markdown import Markdown

        with self.console.capture() as capture:
            self.console.print(Markdown(markdown))
        self.paged(capture.get().rstrip().splitlines(), more)

    def page(self, lines: Sequence[str], more: str) -> None:
        """The same for lines of our own."""
        with self.console.capture() as capture:
            self.lines(lines)
        self.paged(capture.get().rstrip().splitlines(), more)

    def paged(self, lines: list[str], more: str) -> None:
        page = max(self.console.height - 2, 5)
        if not sys.stdin.isatty() or not self.console.is_terminal:
            page = len(lines)
        for start in range(0, len(lines), page):
            self.console.file.write("\n".join(lines[start : start + page]) + "\n")
            self.console.file.flush()
            if start + page < len(lines) and self.ask(f"-- {more} ").lower() == "q":
                return
