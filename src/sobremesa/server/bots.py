"""Bots at a table: they think off the event loop, and take a readable beat."""

from sobremesa.bots.simple import default_level, think

__all__ = ["PACE", "default_level", "think"]

PACE = {"instant": 0.0, "normal": 0.8, "slow": 1.8}  # seconds from the question to a bot's move
