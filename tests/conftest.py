"""The tests see one more game than the package has: `extra_games/pebbles`. Nothing else knows of it."""

import os
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
os.environ["SOBREMESA_GAMES"] = str(HERE / "extra_games")
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="sobremesa-tests-")
os.environ["LC_ALL"] = "C.UTF-8"
