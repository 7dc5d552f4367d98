"""What the server counts, for Prometheus. No names, no codes of tables, no addresses."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """One for each server, so that two in a process do not count together."""

    KIND = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.commits = Histogram(
            "sobremesa_commit_seconds", "Time to have moves on disk", buckets=TIMES, registry=registry
        )
        self.moves = Counter("sobremesa_moves", "Moves stored, by people and bots", ["game"], registry=registry)
        self.games = Counter("sobremesa_games", "Games played to their end", ["game"], registry=registry)
        self.refusals = Counter("sobremesa_refusals", "Refusals", ["code"], registry=registry)
        self.faults = Counter("sobremesa_faults", "What should not have happened", registry=registry)
        self.tables = Gauge("sobremesa_tables", "Tables in memory", registry=registry)
        self.lines = Gauge("sobremesa_connections", "Sockets and streams at tables", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
