#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""tests/demo/run.py BUILD: decides the numbered cases of corpus/contact, and beside each verdict prints what the
same formulas and the same table give in double arithmetic (naive.c beside this file, really computed)."""
import glob
import json
import os
import subprocess
import sys

build = sys.argv[1]
painleve = os.path.join(build, "painleve")
naive = os.path.join(build, "tests", "demo", "naive")


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def naive_line(fields, row):
    answer = output(naive, *[f"{k}={v}" for k, v in fields.items() if k not in ("kind", "id")])
    naive_row, parameters = answer.strip().split(" ", 1)
    return naive_row == row, f"  in doubles: {parameters}, row {naive_row}"


wrong = total = 0
for path in sorted(glob.glob("corpus/contact/[0-9]*.json")):
    if path.endswith(".expect.json"):
        continue
    with open(path) as file:
        fields = json.load(file)
    row = json.loads(output(painleve, "decide", "--json", path))["row"]
    right, line = naive_line(fields, row)
    total, wrong = total + 1, wrong + (not right)
    print(output(painleve, "decide", path).rstrip())
    print(line, "-- the same verdict" if right else f"-- WRONG: the exact row is {row}")
    print()
print(f"{total} cases decided exactly; the double expressions were wrong in {wrong} of them.")
print("Next: build/painleve explain corpus/contact/00-rod-at-the-edge.json")
sys.exit(0 if wrong > 0 else 1)
