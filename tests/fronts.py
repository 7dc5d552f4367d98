"""nginx and Caddy before several nodes, by the files in `deploy/`; Debian's packages bring both."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
from postgres import free_port

DEPLOY = Path(__file__).parent.parent / "deploy"
NGINX = """
daemon off;
pid {folder}/pid;
error_log {folder}/log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/{site};
}}
"""
SELF_SIGNED = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=games.example"]


@contextmanager
def front(name: str, nodes: Sequence[int]) -> Iterator[int]:
    """The proxy before nodes at these ports of this computer; yields its own port."""
    program = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        sys.exit(f"{name} is not there: apt-get install {name}")
    port, addresses = free_port(), [f"127.0.0.1:{node}" for node in nodes]
    with tempfile.TemporaryDirectory(prefix="sobremesa-front-") as folder:
        Path(folder).chmod(0o755)
        prepare = {"nginx": nginx, "caddy": caddy}[name]
        command, told = prepare(program, Path(folder), port, addresses)
        with subprocess.Popen(command, env={**os.environ, **told}, stderr=subprocess.DEVNULL) as running:
            try:
                wait_for(port)
                yield port
            finally:
                running.terminate()


def nginx(program: str, folder: Path, port: int, addresses: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """First the file as it is, but for its addresses, is looked at by nginx; then it serves without TLS."""
    subprocess.run([*SELF_SIGNED, "-keyout", folder / "key", "-out", folder / "pem"], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text()
    given = [line for line in text.splitlines(keepends=True) if line.strip().startswith("server 10.")]
    servers = [f"    server {address} max_fails=1 fail_timeout=5s;\n" for address in addresses]
    text = text.replace("".join(given), "".join(servers)).replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("/etc/ssl/games.example.", f"{folder}/")
    plain = [line for line in text.splitlines(keepends=True) if "ssl_certificate" not in line]
    sites = {"tls": text, "plain": "".join(plain).replace(" ssl;", ";")}
    for name, site in sites.items():
        (folder / name).write_text(site)
        (folder / f"{name}.conf").write_text(NGINX.format(folder=folder, site=name))
    subprocess.run([program, "-t", "-p", folder, "-c", folder / "tls.conf"], check=True, capture_output=True)
    return [program, "-p", str(folder), "-c", str(folder / "plain.conf")], {}


def caddy(program: str, folder: Path, port: int, addresses: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    told = {"SITE": f"http://127.0.0.1:{port}", "NODES": " ".join(addresses)}
    told |= {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    return [program, "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")], told


def wait_for(port: int) -> None:
    for _ in range(100):
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz").raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    sys.exit("the proxy did not start")
