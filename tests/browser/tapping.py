"""Somebody who taps what can be tapped, in any browser, until the game is over."""

from pathlib import Path

TAP = (Path(__file__).parent / "tap.js").read_text(encoding="utf-8")
ASKED = "() => document.querySelector('.end, .summary, .answers, .give, .actions .main:not([aria-busy=true])')"
MOST = 1000  # taps in a whole game

# For Selenium: makes a table as wished, and says its code.
MAKE = """const [wish, done] = arguments
fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) })
  .then((answer) => answer.json()).then(({ table }) => done(table.code))"""
