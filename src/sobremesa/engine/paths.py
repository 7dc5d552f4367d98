"""Where things are kept on this computer: `SOBREMESA_HOME` if set, else the platform's own folders."""

import os
import sys
from pathlib import Path


def _folder(linux_variable: str, linux_default: str, windows_variable: str, mac_default: str) -> Path:
    if home := os.environ.get("SOBREMESA_HOME"):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get(windows_variable, Path.home())) / "sobremesa"
    if sys.platform == "darwin":
        return Path.home() / mac_default / "sobremesa"
    return Path(os.environ.get(linux_variable) or Path.home() / linux_default) / "sobremesa"


def cache_folder() -> Path:
    """What can be made again."""
    return _folder("XDG_CACHE_HOME", ".cache", "LOCALAPPDATA", "Library/Caches")


def data_folder() -> Path:
    """What must not be lost: saved matches."""
    return _folder("XDG_DATA_HOME", ".local/share", "APPDATA", "Library/Application Support")
