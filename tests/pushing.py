"""A push service of the tests' own, and a browser that is signed up with it."""

import base64
import contextlib
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Service:
    """A push service, and a browser that is signed up with it."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status, self.hangs, self.came = 201, threading.Event(), threading.Event()
        self.leads, self.endless, self.written = "", False, 0
        self.hangs.set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.append((dict(self.headers), body))
                service.came.set()
                service.hangs.wait(30)
                self.send_response(service.status)
                if service.leads:
                    self.send_header("location", service.leads)
                self.end_headers()
                with contextlib.suppress(OSError):  # nobody reads so much
                    while service.endless:
                        service.written += 1_000_000  # or fewer: it may be hung up in the middle
                        self.wfile.write(bytes(1_000_000))

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/push/abc"
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen letters."
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": coded(public), "auth": coded(self.auth)}

    def message(self, number: int = 0) -> Any:
        """What the browser reads of it."""
        until = time.monotonic() + 30
        while len(self.got) <= number and time.monotonic() < until:
            self.came.wait(0.05)
            self.came.clear()
        headers, body = self.got[number]
        if headers.get("content-encoding", headers.get("Content-Encoding")) != "aes128gcm":
            return json.loads(body)
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))

    def close(self) -> None:
        self.hangs.set()
        self.endless = False
        self.server.shutdown()
        self.server.server_close()
