#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""--timeout and --memory end one record and no other (spec/limits.md): streams with records between easy ones that would take minutes."""
import json
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

painleve = os.environ.get("PAINLEVE", "build/painleve")
PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71]
EASY = {"kind": "contact", "a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "4/3", "u": "1"}
tap = Tap()
ok = tap.ok


def nested(k, first=0):
    text = str(PRIMES[first])
    for i in range(k):
        text = f"sqrt({PRIMES[first + i]}+{text})"
    return text


def contact(**fields):
    return {**EASY, "A": "4000", "B": "1", "C": "2", **fields}


def hard():
    """Ties of nested radicals: a field of a large degree, and long elements."""
    x, y = nested(5), nested(5, 3)
    return contact(B=x, C=f"50+{y}", mu=f"(50+{y})/({x})")


def decide(record, *options):
    """The answer, the exit status, and the time that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run([painleve, "decide", "--json", *options], input=json.dumps(record), capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (json.loads(run.stdout) if run.stdout.count("\n") == 1 else None), run.returncode, after.ru_utime - before.ru_utime


def try_stream(*options):
    """Easy records, and every tenth nasty: none is lost, and each easy one is answered as if it were alone."""
    rng = random.Random(7)
    records = [dict(hard(), id=i) if i % 40 == 39 else {"kind": "contact"} if i % 10 == 4 else dict(EASY, id=i, u=str(rng.randint(-1, 1)))
               for i in range(200)]
    text = "\n".join(map(json.dumps, records)) + "\n"
    run = subprocess.run([painleve, "decide", "--json", *options, "-"], input=text, capture_output=True, text=True, check=False)
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
    run = subprocess.run([painleve, "decide", endless, "--timeout=0.3", "contact", *(f"{k}={v}" for k, v in record.items() if k != "kind")],
                         capture_output=True, text=True, check=False)
    ok(run.returncode == 4 and "--timeout" in run.stderr, "--timeout from the command line", run.stderr)
    with tempfile.TemporaryDirectory() as place:
        path = os.path.join(place, "one.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(EASY, file)
        plain, bounded = (subprocess.run([painleve, "decide", *options, path], capture_output=True, check=False).stdout
                          for options in ((), ("--timeout=60", "--memory=1000000000")))
        ok(plain == bounded and plain != b"", "bounds that are kept change no byte of the output")


def try_memory():
    answers = try_stream("--memory=1500000", "--timeout=20")
    large = [a for a in answers if a["type"] == "undecided"]
    ok(len(large) == 5 and any("1500000 bytes of memory (--memory)" in a["reason"] for a in large), "memory that runs out is the reason of a record", large)


def try_options():
    for option in ("--budget=0", "--budget=-1", "--budget=1152921504606846977", "--budget=1e3", "--timeout=0", "--timeout=-1", "--timeout=x",
                   "--timeout=1.2345", "--timeout=1000001", "--memory=0", "--memory=1k", "--memory=1125899906842625"):
        run = subprocess.run([painleve, "decide", option, "-"], input="", capture_output=True, text=True, check=False)
        ok(run.returncode == 2 and option in run.stderr and "expected" in run.stderr, f"{option} is refused", run.stderr)
    ok(decide(EASY, f"--budget={1 << 60}")[1] == 0, "a budget of 2^60 is taken")


try_options()
try_timeout()
try_memory()
tap.done()
