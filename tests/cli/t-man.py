#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The manual pages name every option and command of the help texts, and groff, where it is, has nothing to say about them."""
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

tap = Tap()
ok = tap.ok


def help_of(program, *words):
    return subprocess.run([program, *words, "--help"], capture_output=True, text=True, check=True).stdout


def page(name):
    """The text without the backslashes and font changes of roff."""
    with open(f"src/cli/{name}.1", encoding="ascii") as file:
        return re.sub(r"\\f.", "", file.read().replace(r"\-", "-").replace(r"\&", ""))


painleve, main = os.environ["PAINLEVE"], page("painleve")
for command in re.findall(r"^  (\w+) {2,}", help_of(painleve), re.M):
    ok(f"painleve {command}" in main, f"painleve(1) has the command {command}")
    missing = [o for o in re.findall(r"^ +(?:-\w, +)?(--[a-z0-9]+)", help_of(painleve, command), re.M) if o not in main]
    ok(not missing, f"and every option of it", missing)
text = help_of(os.environ["PAINLEVE_CHECK"])
ok(all(word in page("painleve-check") for word in re.findall(r"\b[A-Z]{8,}\b", text)), "painleve-check(1) has every answer")
for example in re.findall(r"^painleve (?:decide|explain) contact .*", main, re.M):
    run = subprocess.run(["sh", "-c", example.replace("painleve", painleve, 1)], capture_output=True, text=True, check=False)
    ok(run.returncode == 0, example, run.stderr)
for name in ("painleve", "painleve-check"):
    if shutil.which("groff"):
        run = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z", f"src/cli/{name}.1"], capture_output=True, text=True, check=False)
        ok(run.returncode == 0 and not run.stderr, f"groff reads {name}(1) without a warning", run.stderr)
tap.done()
