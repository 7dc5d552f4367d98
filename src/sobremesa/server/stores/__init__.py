"""Where tables and people are kept: the protocols, and SQLite."""
