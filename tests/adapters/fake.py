#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""fake.py HOW [PRECISION]: an adapter for the tests of `painleve difftest`.  It answers with the free motion (no impulse), which is
exact when flight is a solution, and misbehaves in the way HOW at every problem whose id ends in 3 (or always)."""
import json
import os
import signal
import sys
import time

how, precision = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "binary64"


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def hello():
    said = {"hello": 1, "engine": "fake", "version": "1", "law": "coulomb", "precision": precision, "restitution": "newton"}
    said.update({"no-law": {"law": "inertia"}, "no-engine": {"engine": 7}, "hello-2": {"hello": 2}, "eps-0": {"eps": 0},
                 "no-restitution": {"restitution": "none"}, "small-eps": {"eps": 1e-9}, "tiny-eps": {"eps": 1e-30},
                 "minus-iterations": {"iterations": -1}, "half-iterations": {"iterations": 0.5}, "endless-iterations": {"iterations": 2**60}, "odd-solver": {"solver": 3},
                 "soft": {"law": "soft"}}.get(how, {}))
    if how == "hello-silent":
        time.sleep(100)
    if how == "hello-endless":
        while True:
            write("x" * 4096)
    if how == "hello-then-dies":
        print("no display", file=sys.stderr)
        sys.exit(3)
    write("hello\n" if how == "hello-garbage" else json.dumps(said) + "\n")


def free_motion(p):
    return {"id": p["id"], "status": "ok", "vx": p["vx"] + p["h"] * p["gx"], "vy": p["vy"] + p["h"] * p["gy"], "w": p["w"]}


def endless():
    while True:
        write("y" * 4096)


def endless_lines():
    while True:
        write("{}\n" * 1000)


def die(number):
    print("assertion failed", file=sys.stderr, flush=True)
    os.kill(os.getpid(), number)


def misbehave(p):
    a = free_motion(p)
    line = json.dumps(a)
    if how == "silent":
        time.sleep(100)
    elif how == "endless":
        endless()
    elif how == "endless-lines":
        endless_lines()
    elif how == "exit":
        sys.exit(4)
    elif how == "segfault":
        die(signal.SIGSEGV)
    elif how == "half-a-line":
        write(line[:20])
        sys.exit(0)
    elif how == "closes":
        os.close(1)
        time.sleep(100)
    else:
        write({"garbage": "what?", "wrong-id": json.dumps(dict(a, id="other")), "no-id": json.dumps({"status": "ok"}),
               "no-status": line.replace('"ok"', "1"), "odd-status": line.replace("ok", "fine"), "twice": line.replace('"vx"', '"vy"'),
               "nan": line.replace(f'"w": {p["w"]}', '"w": NaN'), "null": json.dumps(dict(a, w=None)), "missing": json.dumps({k: a[k] for k in a if k != "w"}),
               "infinite": json.dumps(dict(a, w=0)).replace('"w": 0', '"w": 1e999'), "text": json.dumps(dict(a, w="0")),
               "digits": json.dumps(dict(a, w=0)).replace('"w": 0', '"w": ' + "7" * 10**6),
               "many-digits": json.dumps(dict(a, w=0)).replace('"w": 0', '"w": 0.' + "7" * 10**4), "array": "[1, 2]", "nul": line + "\0", "latin-1": "\udcff" + line,
               "massless": json.dumps(dict(a, m=0)), "negative": json.dumps(dict(a, m=-1)), "failed": json.dumps({"id": p["id"], "status": "failed", "note": "no convergence\u0007"}),
               "unsupported": json.dumps({"id": p["id"], "status": "unsupported"}), "two-lines": line + "\n" + line,
               "no-contact": json.dumps(dict(a, contacts=0)), "minus-contacts": json.dumps(dict(a, contacts=-1)), "half-contact": json.dumps(dict(a, contacts=0.5)),
               "heavier": json.dumps(dict(a, m=p["m"] * (1 + 2e-4))), "lighter": json.dumps(dict(a, m=p["m"] * (1 - 5e-5))), "rounder": json.dumps(dict(a, I=p["I"] * (1 + 2e-4))),
               "aside": json.dumps(dict(a, rx=p["rx"] + 4e-4, ry=p["ry"])), "above": json.dumps(dict(a, rx=p["rx"], ry=p["ry"] - 4e-4)),
               "beside": json.dumps(dict(a, rx=p["rx"] - 2e-4, ry=p["ry"] + 2e-4)), "point-mass": json.dumps(dict(a, rx=0, ry=0)),
               "huge": json.dumps(dict(a, w=1e300)), "spins": json.dumps(dict(a, w=p["w"] + 1)), "deep": "[" * 5000}.get(how, line) + "\n")


sys.stdout.reconfigure(errors="surrogateescape")
for text in sys.stdin:
    problem = json.loads(text)
    if "hello" in problem:
        hello()
    elif how == "flings":  # far beyond the floats, downwards
        write(json.dumps(dict(free_motion(problem), vx=1e200, vy=-1e200)) + "\n")
    elif how == "drifts":  # a little more than the free motion, by doubles that are no floats
        write(json.dumps(dict(free_motion(problem), vx=problem["vx"] + 0.1 / 3)) + "\n")
    elif problem["id"].endswith("3"):
        misbehave(problem)
    else:
        write(json.dumps(free_motion(problem)) + "\n")
