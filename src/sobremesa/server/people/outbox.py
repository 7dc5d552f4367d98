"""Messages to addresses that people name: push services, and webhooks of their own.

Whoever names an address makes this server knock there. So it is looked at before it is taken, and again where a
connection is made: a name may lead elsewhere by then. Nothing but the status is read of an answer, no answer leads
further, and none may take long.
"""

import asyncio
import ipaddress
import json
import socket
import ssl
import time
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from ..refusals import Refused
from ..stores.store import Reminder

TIMEOUT = 10  # seconds for a service to answer, all in all
LIFE = 12 * 3600  # seconds that a push service keeps a message for a device that is off
NAMED = {"localhost", "localhost."}


def check_address(address: str, public: bool, near: bool = False) -> None:
    """A server on the internet sends to others on the internet, by https; one at home to whom its people like, to
    itself only for those who sit at it (`near`)."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
        allowed = parts.scheme == "https" or (parts.scheme == "http" and not public)
        if not allowed or not host or parts.username or len(address) > 1000 or (is_here(host) and not near):
            raise ValueError
        for *_, found in socket.getaddrinfo(host, port or 443, type=socket.SOCK_STREAM):
            if not may_reach(str(found[0]), host, public):
                raise ValueError
    except (ValueError, OSError):
        raise Refused("bad-address") from None


def may_reach(address: str, host: str, public: bool) -> bool:
    """Whether a message for this host may go to this address."""
    found = ipaddress.ip_address(address)
    found = getattr(found, "ipv4_mapped", None) or found
    if public:
        return found.is_global and not found.is_multicast
    if found.is_loopback:
        return is_here(host)  # by choice, and not by a name that leads here
    return not (found.is_link_local or found.is_multicast or found.is_unspecified)


def is_here(host: str) -> bool:
    """Whether it says plainly that it is this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.casefold() in NAMED


async def send(reminder: Reminder, about: dict[str, str], key: str, base: str, public: bool) -> int:
    """The status that the service answers with."""
    trusted = await asyncio.to_thread(authorities)
    import aiohttp

    if reminder.kind == "webhook":
        headers = {"Content-Type": "application/json"}
        body = json.dumps({**about, "url": f"{base}{about['url']}"}).encode()
    else:
        headers, body = encrypted(reminder, about, key, base)

    def connected(info: Any) -> socket.socket:
        family, kind, protocol, _, address = info
        if not may_reach(str(address[0]), urlsplit(reminder.url).hostname or "", public):
            raise OSError("nobody is reached there")
        return socket.socket(family, kind, protocol)

    road = aiohttp.TCPConnector(ssl=trusted, socket_factory=connected, force_close=True)
    patience = aiohttp.ClientTimeout(total=TIMEOUT)
    async with (
        aiohttp.ClientSession(connector=road, timeout=patience) as session,
        session.post(reminder.url, data=body, headers=headers, allow_redirects=False) as answer,
    ):
        return answer.status


@cache
def authorities() -> ssl.SSLContext:
    """Whose certificates are believed. What takes a moment when it is first needed is loaded with them."""
    import aiohttp  # noqa: F401
    import certifi
    import pywebpush  # noqa: F401

    found = ssl.create_default_context()
    found.load_verify_locations(certifi.where())
    return found


def encrypted(reminder: Reminder, about: dict[str, str], key: str, base: str) -> tuple[dict[str, str], bytes]:
    """A message that only the browser can read, signed by this server."""
    from pywebpush import WebPusher

    keys = {"endpoint": reminder.url, "keys": {"p256dh": reminder.p256dh, "auth": reminder.auth}}
    body: bytes = WebPusher(keys).encode(json.dumps(about).encode())["body"]
    parts = urlsplit(reminder.url)
    contact = base if base.startswith("https:") else "mailto:nobody@sobremesa.invalid"
    claims = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + LIFE}
    headers = {"TTL": str(LIFE), "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
    return {**headers, **vapid(key).sign(claims)}, body


def vapid(key: str) -> Any:
    from py_vapid import Vapid02
    from py_vapid.utils import b64urlencode

    return Vapid02.from_raw(b64urlencode(bytes.fromhex(key)).encode())
