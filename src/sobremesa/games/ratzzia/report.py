"""How often each rule of Ratzzia matters, for `sobremesa report`: of each event, which rules it shows."""

from typing import Any

SHOWN = {
    "woke-cat": "woke-cat",
    "raid": "raid",
    "recalled": "recalled",
    "support": "support",
    "completed": "completed",
    "protected": "protected",
    "declined": "declined",
    "took-candy": "candy",
    "took-candy-from-seat": "candy-stolen",
    "took-candy-from-column": "candy-stolen",
    "sent": "sent",
    "robbed": "robbed",
    "handed-on": "handed-on",
}
NAMES = tuple(dict.fromkeys(SHOWN.values()))


def rules_in(event: dict[str, Any]) -> list[str]:
    """The rules by their names in the texts (`report-NAME`)."""
    return [SHOWN[event["event"]]] if event["event"] in SHOWN else []
