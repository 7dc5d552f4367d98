"""The table in a plain terminal. The frame knows no game; a game's `terminal.py` says how its table is drawn."""
