#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""tests/bench/audit.py BUILD: how many contact-steps a second painleve audit reads, with answers, and how much memory it takes; writes tests/bench/AUDIT.md.

The records are generic: stick and slip in general position, each with the right answer in doubles.  Processor time of the whole run, since the
machine may be busy; the fastest of five."""
import math
import os
import random
import struct
import sys
import tempfile

BUILD = sys.argv[1]
NAMES = "t contact W_NN W_NT W_TN W_TT q_N q_T mu u P_N P_T U_N U_T".split()
SMALL, LARGE = 40000, 400000


def record(i):
    A, B, C, mu, b, a = random.uniform(2, 4), random.uniform(-1, 1), random.uniform(2, 4), random.uniform(0.1, 0.9), -random.uniform(0.1, 1), random.uniform(-1, 1)
    D = A * C - B * B
    N, T = (a * B - A * b) / D, (b * B - a * C) / D
    if abs(T) > mu * N:
        s = -1 if T > 0 else 1
        N = -b / (C - s * mu * B)
        T = -s * mu * N
    return i / 100, float(i % 50), C, B, B, A, b, a, mu, math.nan, N, T, b + B * T + C * N, a + A * T + B * N


def as_json(r):
    t, contact, C, B, _, A, b, a, mu, _, N, T, UN, UT = r
    return f'{{"t":{t!r},"contact":{int(contact)},"W":[[{C!r},{B!r}],[{B!r},{A!r}]],"q":[{b!r},{a!r}],"mu":{mu!r},"P":[{N!r},{T!r}],"U":[{UN!r},{UT!r}]}}\n'


def write(directory, count):
    """The logs, made by a process of their own: a child's largest memory counts from that of its parent on."""
    paths = {kind: os.path.join(directory, f"{count}.{ending}") for kind, ending in (("raw doubles", "f64"), ("CSV", "csv"), ("JSON lines", "ndjson"))}
    if os.fork() > 0:
        os.wait()
        return paths
    random.seed(3)
    records = [record(i) for i in range(count)]
    with open(paths["raw doubles"], "wb") as file:
        file.write(b"".join(struct.pack("<14d", *r) for r in records))
    with open(paths["CSV"], "w") as file:
        file.write(",".join(NAMES) + "\n" + "".join(",".join("" if x != x else repr(x) for x in r) + "\n" for r in records))
    with open(paths["JSON lines"], "w") as file:
        file.writelines(map(as_json, records))
    os._exit(0)


def run(path):
    """Processor seconds, and the largest resident memory in KiB"""
    process = os.posix_spawn(f"{BUILD}/painleve", ["painleve", "audit", path], os.environ, file_actions=[(os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)])
    _, status, usage = os.wait4(process, 0)
    if status != 0:
        sys.exit("bench: painleve audit failed")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss


with tempfile.TemporaryDirectory() as where, open("tests/bench/AUDIT.md", "w") as out:
    small, large = write(where, SMALL), write(where, LARGE)
    out.write(f"<!-- written by tests/bench/audit.py -->\npainleve audit, {LARGE} generic records with answers; processor time, the fastest of five.\n\n"
              f"| log | million contact-steps a second | memory at {SMALL} records, MiB | at {LARGE} |\n|---|---|---|---|\n")
    for kind, path in large.items():
        memory = run(small[kind])[1]
        seconds = min(run(path)[0] for _ in range(5))
        out.write(f"| {kind} | {LARGE / seconds / 1e6:.2f} | {memory / 1024:.0f} | {run(path)[1] / 1024:.0f} |\n")
