#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The fuzz targets without a fuzzer: every input that once found a fault, and what `make fuzz` starts from.   runs on: sanitized"""
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "fuzz"))
import seeds

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

BUILD, PAINLEVE, SANITIZED = os.environ["BUILD"], os.environ["PAINLEVE"], os.environ.get("SANITIZED") == "1"
NIGHTLY = os.environ.get("NIGHTLY") == "1"
SECONDS, BYTES = 20, 1 << 30  # of a process
TOGETHER = 100
tap = Tap()
ok = tap.ok


def limits():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    if not SANITIZED:  # the sanitizers reserve more address space than any limit allows
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


def replay(target, files):
    run = subprocess.run([f"{BUILD}/tests/fuzz/{target}.replay", *files], capture_output=True, preexec_fn=limits, check=False)
    return run.returncode == 0, f"exit status {run.returncode}\n" + run.stderr.decode(errors="replace")[-3000:]


def check_regressions(target):
    files = sorted((ROOT / "tests" / "fuzz" / "regressions" / target).glob("*"))
    for file in files:
        good, detail = replay(target, [file])
        ok(good, f"{target}: {file.name}", detail)
    return len(files)


def check_seeds(target, folder):
    """Many at once, since a process costs more than most inputs; when that fails, each alone, to name the first bad one.  By day every second."""
    files, problems = sorted((folder / target).glob("seed-*"))[::1 if NIGHTLY else 2], []
    for start in range(0, len(files), TOGETHER):
        some = files[start:start + TOGETHER]
        good, detail = replay(target, some)
        if not good:
            bad = next((file for file in some if not replay(target, [file])[0]), None)
            problems.append(detail + (f"\n{bad}: {bad.read_bytes()[:2000]}" if bad else "\n(each alone is good)"))
    ok(files and not problems, f"{target}: {len(files)} seeds", "\n".join(problems))


def main():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, ROOT / "tests" / "fuzz" / "seeds.py", PAINLEVE, folder], check=True)
        ok(sum(check_regressions(target) for target in seeds.TARGETS) > 0, "there are past findings")
        for target in seeds.TARGETS:
            check_seeds(target, pathlib.Path(folder))
    ok(not replay("certificate", ["no such file"])[0], "a target that fails is noticed")
    tap.done()


if __name__ == "__main__":
    main()
