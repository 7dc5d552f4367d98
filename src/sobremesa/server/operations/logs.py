"""Logs: one event a line, with its particulars; for people, or as JSON. Secrets, names and addresses stay out."""

import logging
import sys
from typing import Any

import structlog

SECRET = {"address", "authorization", "contribution", "cookie", "key", "password", "recovery", "secret", "token"}


def without_secrets(_: Any, __: str, event: dict[str, Any]) -> dict[str, Any]:
    """Whatever is called like a secret is left out, wherever it came from."""
    return {name: "…" if name.lower() in SECRET else value for name, value in event.items()}


def configure(as_json: bool) -> None:
    """People want to hear of trouble only; machines of everything."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    shown: Any = structlog.processors.JSONRenderer(ensure_ascii=False) if as_json else structlog.dev.ConsoleRenderer()
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[remove, shown]))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if as_json else logging.WARNING)
    for name in ("alembic", "uvicorn", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_trouble)


def is_trouble(record: logging.LogRecord) -> bool:
    """Uvicorn calls it an error of ours when a socket is refused with a sentence: anybody could fill the log so."""
    return record.getMessage() != "ASGI callable returned without completing handshake."
