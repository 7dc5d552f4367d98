"""The coach in a terminal: hints, and the report of a finished match."""

from collections.abc import Sequence

from sobremesa import words
from sobremesa.coaching import Told
from sobremesa.engine.match import Match

from .screen import Screen, escape

SHOWN = 3  # moves of a hint


def hint_lines(match: Match, seat: int, names: Sequence[str], language: str, seconds: float) -> list[str]:
    """The best moves, each with its worth and a sentence of reason."""
    catalogue = words.catalogue(language, match.game.folder)
    lines = []
    for told in match.hint(seat, seconds=seconds)[:SHOWN]:
        points = words.tenths(told["points"], language)
        points = points if points.startswith("−") else f"+{points}"
        about = catalogue.say("coach-hint", move=told["move"], win=round(100 * told["win"]), points=points)
        lines.append(f"  [bold]{escape(about)}[/]")
        lines.append(f"      {escape(catalogue.tell(told['reason'], names, seat))}")
    return lines


def show(screen: Screen, told: Told, whole: bool = True) -> None:
    """The report on a screen; without the curve and the moments where only the account is wanted."""
    screen.lines([f"[bold]{escape(told.sentence())}[/]", ""])
    rows = account_lines(told)
    screen.lines(rows)
    if whole:
        line, marks = told.blocks(max(min(screen.width - 4, 100), 20))
        screen.lines(["", f"[bold]{escape(told.say('coach-curve'))}[/] [dim]{escape(told.say('coach-curve-key'))}[/]"])
        screen.lines([f"  {line}", f"  [dim]{marks}[/]"])
        screen.lines(["", f"[bold]{escape(told.say('coach-moments'))}[/]"])
        screen.lines([f"  {escape(text)}" for _, text in told.moments()] or [f"  {told.say('coach-nothing-decided')}"])
        screen.lines([""])
    screen.lines([escape(sentence) for sentence in told.summary()])


def account_lines(told: Told) -> list[str]:
    names, points, wins = zip(*told.account(), strict=True)
    width = max(map(len, names))
    heads = told.say("coach-in-points"), told.say("coach-in-wins")
    rows = list(zip(("", *names), aligned("①", points), aligned("②", wins), strict=True))
    lines = [f"  [default]{escape(name):{width}}  {first}  {second}[/]" for name, first, second in rows]
    lines[-1] = lines[-1].replace("[default]", "[bold]")
    return [*lines, f"  [dim]① {escape(heads[0])} · ② {escape(heads[1])}[/]"]


def aligned(head: str, column: Sequence[str]) -> list[str]:
    """The head and the figures below it, so that the figures end in one place and their errors begin in one."""
    parts = [text.partition(" ± ") for text in (head, *column)]
    figures, errors = (max(len(part[n]) for part in parts) for n in (0, 2))
    return [f"{figure:>{figures}}{sign:3}{error:{errors}}" for figure, sign, error in parts]
