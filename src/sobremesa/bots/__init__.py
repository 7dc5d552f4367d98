"""Searches and solvers that know no game by name."""
