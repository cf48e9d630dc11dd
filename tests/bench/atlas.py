#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""tests/bench/atlas.py BUILD: what an atlas costs as its depth grows, beside a plain grid of the same width decided point by point;
writes tests/bench/ATLAS.md.

CPU seconds of one process.  The atlas decides the whole plane, the grid only its points."""

import json
import pathlib
import resource
import subprocess
import sys

PAINLEVE = sys.argv[1] + "/painleve"
ATLAS = "impact mechanism=falling-rod x=theta:[0deg,180deg] y=mu:[0,3] u=1 v=-1 r=1/2 law=poisson".split()
DEPTHS, GRIDS = (5, 7, 9, 11, 13, 15, 17), (5, 6, 7)


def cpu(command, data=b""):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(command, input=data, stdout=subprocess.PIPE, check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, done.stdout.decode()


def grid(level):
    n = 2 ** level
    problems = ({"kind": "impact", "mechanism": "falling-rod", "theta": f"2*atan({i}/{n})", "mu": f"{3 * j}/{n}", "u": "1", "v": "-1", "r": "1/2",
                 "law": "poisson"} for i in range(n) for j in range(n))
    return "".join(json.dumps(x) + "\n" for x in problems).encode()


HEAD = """<!-- written by tests/bench/atlas.py -->
# Atlases: growth with depth

The impacts of the falling rod in (theta, mu), whose curves cross, beside a plain grid of the same width that is decided point by point. CPU seconds of one process; the machine had other work.

| width | boxes | atlas, s | points of a grid | grid, s |
|---:|---:|---:|---:|---:|
"""
TAIL = """
The boxes grow with the logarithm of the width, the points of a grid with its square; and the atlas decides the plane, where the grid decides its points.
"""


def rows():
    for depth in DEPTHS:
        seconds, output = cpu([PAINLEVE, "atlas", *ATLAS, "--depth", str(depth)])
        points = f" {cpu([PAINLEVE, 'decide', '--json', '-'], grid(depth))[0]:.1f} |" if depth in GRIDS else " |"
        yield f"| 1/{2 ** depth} | {output.split()[0]} | {seconds:.2f} | {4 ** depth} |{points}\n"


text = HEAD + "".join(rows()) + TAIL
pathlib.Path("tests/bench/ATLAS.md").write_text(text, encoding="utf-8")
print(text)
