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
        sign = "+" if told["points"] >= 0 else "−"
        about = catalogue.say(
            "coach-hint", move=told["move"], win=round(100 * told["win"]), points=f"{sign}{abs(told['points']):.1f}"
        )
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
    rows = told.account()
    width = max(len(name) for name, _, _ in rows)
    heads = told.say("coach-in-points"), told.say("coach-in-wins")
    lines = [f"  {'':{width}}  {'①':>8}  {'②':>8}"]
    for number, (name, points, wins) in enumerate(rows):
        style = "[bold]" if number == len(rows) - 1 else "[default]"
        lines.append(f"  {style}{escape(name):{width}}  {points:>8}  {wins:>8}[/]")
    return [*lines, f"  [dim]① {escape(heads[0])} · ② {escape(heads[1])}[/]"]
