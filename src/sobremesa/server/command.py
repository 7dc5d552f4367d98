"""`sobremesa serve` on the command line. Light: the server is imported when it runs."""

import argparse
from pathlib import Path

PORT = 8061


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this computer only)")
    parser.add_argument("--port", type=int, help=f"default: {PORT}, or the next one that is free")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are kept (default: your data folder)")
    parser.add_argument("--lan", action="store_true", help="let other devices in the house in, and print their address")
    parser.add_argument("--public-url", metavar="URL", help="where people reach the server, if it is behind a proxy")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def run(asked: argparse.Namespace) -> int:
    from .serve import serve

    language = getattr(asked, "lang", None) or "en"
    return serve(asked.host, asked.port, asked.data, asked.lan, asked.public_url, asked.open, language)
