"""Logs: one event a line, with its particulars; for people, or as JSON. Secrets, names and addresses stay out."""

import logging
import sys
from typing import Any

import structlog

from ..limits import Bucket, Rate

MOST, MOST_TRACE = 500, 8000  # characters of a value
LINES = Rate(burst=100, per_second=5)
OTHERS = {
    "ASGI callable returned without completing handshake.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
}  # which uvicorn tells of what others do wrong: anybody could fill the log so
SECRET = {"address", "authorization", "contribution", "cookie", "key", "password", "recovery", "secret", "token"}


def without_secrets(_: Any, __: str, event: dict[str, Any]) -> dict[str, Any]:
    """Whatever is called like a secret is left out, wherever it came from."""
    return {name: "…" if name.lower() in SECRET else value for name, value in event.items()}


def shortened(_: Any, __: str, event: dict[str, Any]) -> dict[str, Any]:
    """Nobody can make a line long."""
    return {name: cut(value, MOST_TRACE if name == "exception" else MOST) for name, value in event.items()}


def cut(value: Any, most: int) -> Any:
    if isinstance(value, str) and len(value) > most:
        return f"{value[: most // 2]} … {value[-most // 2 :]}"
    return value


class Bounded(logging.Filter):
    """So many lines; how many were left out is said with the next one. Anybody could fill the disk otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self._bucket = Bucket(LINES)
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self._bucket.take():
            self._left_out += 1
            return False
        if self._left_out:
            record.msg, record.args = f"{cut(record.getMessage(), MOST)} ({self._left_out} lines left out before)", ()
            self._left_out = 0
        return True


def configure(as_json: bool) -> None:
    """People want to hear of trouble only; machines of everything."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_secrets,
        shortened,
    ]
    shown: Any = structlog.processors.JSONRenderer(ensure_ascii=False) if as_json else structlog.dev.ConsoleRenderer()
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[remove, shown]))
    handler.addFilter(Bounded())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if as_json else logging.WARNING)
    for name in ("alembic", "uvicorn", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_trouble)


def is_trouble(record: logging.LogRecord) -> bool:
    return record.getMessage() not in OTHERS
