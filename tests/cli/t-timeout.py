#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""--timeout and --memory end one record and no other (spec/limits.md): streams with records between easy ones that would take minutes."""
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from slow_problems import EASY, PAINLEVE, contact, decide, nested
from tap import Tap

tap = Tap()
ok = tap.ok


def hard():
    """Ties of nested radicals: a field of a large degree, and long elements."""
    x, y = nested(5), nested(5, 3)
    return contact(B=x, C=f"50+{y}", mu=f"(50+{y})/({x})")


def try_stream(*options):
    """Easy records, and every tenth nasty: none is lost, and each easy one is answered as if it were alone."""
    rng = random.Random(7)
    records = [dict(hard(), id=i) if i % 40 == 39 else {"kind": "contact"} if i % 10 == 4 else dict(EASY, id=i, u=str(rng.randint(-1, 1)))
               for i in range(200)]
    text = "\n".join(map(json.dumps, records)) + "\n"
    run = subprocess.run([PAINLEVE, "decide", "--json", *options, "-"], input=text, capture_output=True, text=True, check=False)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    bad = [i for i, (record, answer) in enumerate(zip(records, answers)) if answer.get("id") != record.get("id")]
    easy = [a for r, a in zip(records, answers) if len(r) == 9 and r["b"] == "-1" and r["A"] == "17/5"]
    ok(len(answers) == len(records) and not bad, f"a stream with nasty records keeps its order: {' '.join(options)}", f"{len(answers)} {bad[:9]}")
    ok(all(a["type"] == "verdict" for a in easy) and len(easy) > 150, f"its easy records are decided: {' '.join(options)}", len(easy))
    return answers


def try_timeout():
    endless = f"--budget={1 << 50}"
    record = hard()
    started = time.monotonic()
    answer, status, spent = decide(record, endless, "--timeout=0.4")
    took = time.monotonic() - started
    ok(status == 4 and answer["type"] == "undecided" and "0.400 s (--timeout)" in answer["reason"] and spent < 2, "--timeout ends a record",
       f"{status} {spent} {took} {answer}")
    answers = try_stream(endless, "--timeout=1")
    slow = [a for a in answers if a["type"] == "undecided"]
    ok(len(slow) == 5 and all("--timeout" in a["reason"] and a["kind"] == "contact" for a in slow), "each of the nasty ones says why", slow)
    run = subprocess.run([PAINLEVE, "decide", "--json", endless, "--timeout=0.3", "contact", "id=slow", *(f"{k}={v}" for k, v in record.items() if k != "kind")],
                         capture_output=True, text=True, check=False)
    ok(run.returncode == 4 and "--timeout" in run.stderr, "--timeout from the command line", run.stderr)
    answer = json.loads(run.stdout)
    ok(answer["kind"] == "contact" and answer["id"] == "slow", "its answer has the kind and the id", answer)
    with tempfile.TemporaryDirectory() as place:
        path = os.path.join(place, "one.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(EASY, file)
        plain, bounded = (subprocess.run([PAINLEVE, "decide", *options, path], capture_output=True, check=False).stdout
                          for options in ((), ("--timeout=60", "--memory=1000000000")))
        ok(plain == bounded and plain != b"", "bounds that are kept change no byte of the output")


def try_memory():
    answers = try_stream("--memory=1500000", "--timeout=20")
    large = [a for a in answers if a["type"] == "undecided"]
    ok(len(large) == 5 and any("1500000 bytes of memory (--memory)" in a["reason"] for a in large), "memory that runs out is the reason of a record", large)


def try_options():
    for option in ("--budget=0", "--budget=-1", "--budget=1152921504606846977", "--budget=1e3", "--timeout=0", "--timeout=-1", "--timeout=x",
                   "--timeout=1.2345", "--timeout=1000001", "--memory=0", "--memory=1k", "--memory=1125899906842625"):
        run = subprocess.run([PAINLEVE, "decide", option, "-"], input="", capture_output=True, text=True, check=False)
        ok(run.returncode == 2 and option in run.stderr and "expected" in run.stderr, f"{option} is refused", run.stderr)
    ok(decide(EASY, f"--budget={1 << 60}")[1] == 0, "a budget of 2^60 is taken")


try_options()
try_timeout()
try_memory()
tap.done()
