"""How often each rule of Charidice matters, for `sobremesa report`: of each event, which rules it shows."""

from typing import Any

NAMES = ("rerolled", "bonus", "gift", "doubled", "generosity")


def rules_in(event: dict[str, Any]) -> list[str]:
    """The rules by their names in the texts (`report-NAME`)."""
    if event["event"] == "rerolled":
        return ["rerolled"]
    if event["event"] == "scored":
        return [name for name in ("bonus", "gift", "doubled") if event[name]]
    return ["generosity"] if event["event"] == "ended" and event["reward"] else []
