"""Matches by the thousand."""
