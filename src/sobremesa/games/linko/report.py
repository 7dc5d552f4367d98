"""How often each rule of Linko matters, for `sobremesa report`: of each event, which rules it shows."""

from typing import Any

NAMES = ("conflict", "took", "discarded", "recovered", "drew", "round-ended")


def rules_in(event: dict[str, Any]) -> list[str]:
    """The rules by their names in the texts (`report-NAME`)."""
    return [event["event"]] if event["event"] in NAMES else []
