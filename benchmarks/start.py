"""How long a start takes: `simulate` warm beside a bare Numba with one cached function, and the first line of the rest.

python benchmarks/start.py
"""

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BARE = "import numba\n@numba.njit('int64(int64)', cache=True)\ndef f(x):\n    return x + 1\nf(1)\n"


def seconds(*command: str) -> float:
    begun = time.perf_counter()
    subprocess.run(command, capture_output=True, check=True)
    return time.perf_counter() - begun


def first_line(*command: str) -> float:
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL) as process:
        assert process.stdout
        process.stdout.readline()
        waited = time.perf_counter() - begun
        process.kill()
    return waited


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        bare = Path(folder) / "bare.py"
        bare.write_text(BARE)
        ours = [sys.executable, "-m", "sobremesa", "simulate", "raj", "--games", "1", "--json"]
        seconds(sys.executable, str(bare))
        seconds(*ours)
        pairs = [(seconds(*ours), seconds(sys.executable, str(bare))) for _ in range(7)]
    mine, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
    print(f"simulate, warm: {mine:.2f} s; bare Numba: {theirs:.2f} s; above it: {mine - theirs:.2f} s")
    for command in (["--help"], ["simulate", "--help"], ["play", "--help"], ["rules", "raj"], ["play", "raj"]):
        times = [first_line(sys.executable, "-m", "sobremesa", *command) for _ in range(5)]
        print(f"first line of {' '.join(command)}: {statistics.median(times):.2f} s")


if __name__ == "__main__":
    main()
