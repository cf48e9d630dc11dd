#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""The corpus through the program, as a user calls it: `painleve decide --json FILE` must give the verdict of
FILE's neighbour NAME.expect.json, whole.  The folders of the corpus together reach every row of every verdict table.
Prints TAP; PAINLEVE is the program."""
import glob
import json
import os
import pathlib
import re
import subprocess
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

painleve = os.environ.get("PAINLEVE", "build/painleve")
sanitized = os.environ.get("SANITIZED", "0") == "1"
tap = Tap()
report = tap.ok


def problems(folder):
    return [p for p in sorted(glob.glob(f"corpus/{folder}/*.json")) if not p.endswith(".expect.json")]


def decide(paths):
    """The exit status and the record of each file, by one call."""
    run = subprocess.run([painleve, "decide", "--json", *paths], capture_output=True, text=True)
    lines = run.stdout.splitlines()
    if len(lines) != len(paths):
        return [(run.returncode, {"unreadable": run.stdout + run.stderr})] * len(paths)
    return [(run.returncode, json.loads(line)) for line in lines]


def differences(verdict, expected):
    keys = sorted(set(verdict) | set(expected))
    return "\n".join(f"{key}: got {verdict.get(key)}, expected {expected.get(key)}" for key in keys
                     if verdict.get(key) != expected.get(key))


def check(path, status, answer):
    """Returns the row that the program used; a verdict must agree in every key, with none left over."""
    with open(path[:-len(".json")] + ".expect.json") as file:
        expectation = json.load(file)
    different = differences(answer.get("verdict", answer), expectation["verdict"])
    good = status == 0 and not different and bool(expectation["source"]) and bool(expectation["reason"])
    report(good, path, f"exit status {status}\n{different}\nreason: {expectation['reason']}")
    return answer.get("row")


def kinds():
    with open("spec/kinds.h") as file:
        return [name.replace("_", "-") for name in re.findall(r"KIND\((\w+)\)(?! KIND)", file.read().split("#define KINDS(KIND)")[1])]


def rows_of_the_table(kind):
    room = kind.replace("-", "_")
    with open(f"spec/{room}/table.h") as file:
        return re.findall(r"^ +ROW\((\w+),", file.read(), re.MULTILINE)


reached = {kind: set() for kind in kinds()}
for folder in sorted(set(os.listdir("corpus")) - {"engines"}):  # answers of engines: tests/judge/t-engines.py
    paths = problems(folder)
    # A user calls the program with one file or with many; a start of the sanitized program takes longer than most problems.
    answers = decide(paths) if sanitized else [decide([path])[0] for path in paths]
    for path, (status, answer) in zip(paths, answers):
        with open(path) as file:
            reached[json.load(file)["kind"]].add(check(path, status, answer))
for kind, rows in reached.items():
    table = rows_of_the_table(kind)
    missing = [row for row in table if row not in rows]
    report(table and not missing, f"the corpus reaches every row of the verdict table of kind {kind}, {len(table)}",
           "missing: " + ", ".join(missing))
report(len(rows_of_the_table("contact")) >= 38, "the verdict table of kind contact is there")
report(tap.count > 60, "the corpus is there")
tap.done()
