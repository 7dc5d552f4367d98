"""WebKit, the engine of iPhones, as Debian has it: on a screen that nobody sees."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from browsing import one_at_a_time
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

PACKAGES = ("webkit2gtk-driver", "xvfb")


def installed() -> bool:
    return bool(shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and window())


def window() -> Path | None:
    """The small browser that comes with the engine."""
    return next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-*/MiniBrowser"), reverse=True)), None)


def available() -> bool:
    """Whether it is there; where we may, it is installed first."""
    if not installed() and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        with one_at_a_time():
            if not installed():
                subprocess.run(["apt-get", "update", "-qq"], check=False)
                subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES], check=False)
    return installed()


@contextlib.contextmanager
def screen(width: int = 1400, height: int = 1200) -> Iterator[str]:
    """A screen of its own; Xvfb says which number was free."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait(10)


@contextlib.contextmanager
def webkit() -> Iterator[webdriver.WebKitGTK]:
    with screen() as display:
        options = Options()
        options.binary_location = str(window())
        options.add_argument("--automation")
        environment = {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "NO_AT_BRIDGE": "1"}
        if os.geteuid() == 0:  # a sandbox of user namespaces is not to be had for root in a container
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        service = Service(shutil.which("WebKitWebDriver"), env=environment)
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield driver
        finally:
            driver.quit()
