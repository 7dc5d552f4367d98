"""Stores that are not as they should be."""

from typing import Any


class Wrapped:
    """A store that does all as another one does, but for what a test alters."""

    def __init__(self, store: Any):
        self.store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)
