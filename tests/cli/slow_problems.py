# SPDX-License-Identifier: BSD-2-Clause
"""Problems that take long to decide, and how long one takes: for the tests of bounds and of --timeout."""
import json
import os
import resource
import subprocess

PAINLEVE = os.environ.get("PAINLEVE", "build/painleve")
PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71]
EASY = {"kind": "contact", "a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "4/3", "u": "1"}


def nested(k, first=0):
    text = str(PRIMES[first])
    for i in range(k):
        text = f"sqrt({PRIMES[first + i]}+{text})"
    return text


def contact(**fields):
    return {**EASY, "A": "4000", "B": "1", "C": "2", **fields}


def decide(record, *options):
    """The answer, the exit status, and the time of the processor that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run([PAINLEVE, "decide", "--json", *options], input=json.dumps(record), capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (json.loads(run.stdout) if run.stdout.count("\n") == 1 else None), run.returncode, after.ru_utime - before.ru_utime
