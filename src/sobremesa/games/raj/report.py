"""How often each rule of Raj matters, for `sobremesa report`: of each event, which rules it shows."""

from typing import Any


def rules_in(event: dict[str, Any]) -> list[str]:
    """The rules by their names in the texts (`report-NAME`)."""
    if event["event"] != "revealed":
        return []
    found = ["tie"] if event["cancels"] else []
    if event["fate"] != "taken":
        return [*found, "carry" if event["fate"] == "stays" else "lapse"]
    if event["kind"] == "vulture":
        found.append("vulture")
    if event["count"] > 1:
        found.append("pile")
    if event["cancelled"]:
        found.append("upset") if is_upset(event) else None
    return found


def is_upset(event: dict[str, Any]) -> bool:
    """Whether a better bid was cancelled: the pile goes to one that would not have taken it."""
    better = max if event["kind"] == "mouse" else min
    return better([event["card"], *event["cancelled"]]) != event["card"]


NAMES = ("tie", "carry", "lapse", "pile", "upset", "vulture")
