# SPDX-License-Identifier: BSD-2-Clause
"""painleve decide --batch: the same words as decide, both formats, any number of jobs, and going on after a kill.
runs on: sanitized"""
import json
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import time

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

PAINLEVE = os.environ["PAINLEVE"]
NAMES = ["a", "b", "A", "B", "C", "mu", "u"]
BITS = [(64, "invalid"), (1, "F"), (2, "S+"), (4, "S-"), (8, "T"), (16, "tie"), (32, "degenerate")]
tap = Tap()


def check(name, good, *details):
    tap.ok(good, name, *details)


def batch(*arguments, data=None):
    return subprocess.run([PAINLEVE, "decide", "--batch", *arguments], input=data, capture_output=True)


def record(rng):
    r = [rng.choice([0.0, -1.0, 1.5, rng.uniform(-9, 9)]), rng.choice([0.0, -1.0, 2.0, rng.uniform(-9, 9)]), 1 + rng.random(),
         rng.uniform(-1, 1), 1 + rng.random(), 2 * rng.random(), float(rng.choice([-1, 0, 1]))]
    if rng.random() < 0.3:
        r[3], r[5] = 0.75, 1.5
        r[4] = 1.125
    return r


def words(byte):
    modes = [word for bit, word in BITS if byte & bit]
    return " ".join(modes if byte & 0x4F else ["none"] + modes)


def decided(answer):
    """The line that --batch must print, from the answer of decide."""
    if answer["type"] != "verdict":
        return "invalid"
    v = answer["verdict"]
    line = [m for m in ["F", "S+", "S-", "T"] if v["modes"][m] == "consistent"] or ["none"]
    line += ["tie"] if v["case"] is None else []
    line += ["degenerate"] if v["class"] == "degenerate" else []
    return " ".join(line)


rng = random.Random(8)
records = [record(rng) for _ in range(150)] + [[1.0, 1.0, 1.0, 2.0, 1.0, 0.5, 0.0], [1.0, 1.0, -1.0, 0.0, 1.0, 0.5, 0.0]]
csv = ",".join(NAMES) + "\n" + "".join(",".join(map(repr, r)) + "\n" for r in records)
raw = b"".join(struct.pack("<7d", *r) for r in records)

run = batch(data=csv.encode())
lines = run.stdout.decode().splitlines()
asked = "".join(json.dumps({"kind": "contact", **{n: x.hex() for n, x in zip(NAMES, r)}}) + "\n" for r in records)
answers = subprocess.run([PAINLEVE, "decide", "--json"], input=asked.encode(), capture_output=True).stdout.splitlines()
check("csv says what decide says", lines == [decided(json.loads(answer)) for answer in answers])
check("invalid records give exit status 3", run.returncode == 3)
out = batch("--format=f64", data=raw).stdout
check("f64 says what csv says", [words(b) for b in out] == lines)
odd = batch(data=b"1,2,3\nnan,1,1,0,1,0,0\n1,1,1,0,1,0,0\nx\n1e999,1,1,0,1,0,0\n0,0x1p-1,1,0,1,0,0")
check("bad lines are invalid in their place", odd.stdout.decode().splitlines() == ["invalid", "invalid", "F", "invalid", "invalid", "F"])
check("a cut record is reported", batch("--format=f64", data=raw[:-3]).returncode == 3)
check("usage errors", batch("--format=xml").returncode == 2 and batch("--resume").returncode == 2 and batch("--jobs=0").returncode == 2)
check("no input, no output", batch(data=b"").stdout == b"" and batch(data=b"").returncode == 0)

with tempfile.TemporaryDirectory() as folder:
    source, one, two = (os.path.join(folder, name) for name in ("in", "one", "two"))
    many = 1500 if os.environ.get("SANITIZED") == "1" else 6000
    for name, text, flag in (("csv", csv.split("\n", 1)[1].encode(), "--format=csv"), ("f64", raw, "--format=f64")):
        with open(source, "wb") as file:
            file.write(text * many)
        batch(flag, "--jobs=1", "-o", one, source)
        batch(flag, "--jobs=7", "-o", two, source)
        expected = open(one, "rb").read()
        check(f"{name}: the number of jobs does not matter", expected == open(two, "rb").read() and len(expected) > 0)
        process = subprocess.Popen([PAINLEVE, "decide", "--batch", flag, "--jobs=2", "-o", two, source])
        time.sleep(0.05)
        process.kill()
        process.wait()
        begun = open(two, "rb").read()
        batch(flag, "--resume", "-o", two, source)
        check(f"{name}: a killed run goes on", expected.startswith(begun) and open(two, "rb").read() == expected)
        with open(two, "wb") as file:
            file.write(expected[: len(expected) // 3])
        batch(flag, "--resume", "-o", two, source)
        check(f"{name}: a record written in part is written again", open(two, "rb").read() == expected)
        batch(flag, "--resume", "-o", two, source)
        check(f"{name}: a finished run has nothing to do", open(two, "rb").read() == expected)
tap.done()
