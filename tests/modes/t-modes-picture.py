#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""The picture of kind modes: the words that it lists are those of the verdict, and each arrow at a contact has the direction of the acceleration that the forces
of the certificate give there, computed from the motion of the body (tests/modes/modes_oracle.py); data of other forms have no picture."""
import json
import math
import pathlib
import random
import re
import sys
import tempfile
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, Tap, decide, run
from modes_oracle import accelerations_of_body
from modes_problems import duplicates, feet, random_body, walls

COUNT, MOST_LISTED = 60, 8
TEXT = re.compile(r'<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)</text>')


def drawn(problem):
    """The texts of the picture with their places."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "picture.svg"
        done = run([PAINLEVE, "explain", "--svg", str(path), "-"], json.dumps(problem).encode())
        return done, [(float(x), float(y), words) for x, y, words in TEXT.findall(path.read_text())] if done.returncode == 0 else []


def forces_of(problem, leaf):
    """(T, N) at each contact."""
    out = [[Fraction(0), Fraction(0)] for _ in problem["mu"]]
    for name, value in zip(leaf["forces"], leaf["values"]):
        i, side = int(name[:-1]) - 1, -1 if name.endswith("+") else 1
        out[i][0] += side * Fraction(problem["mu"][i]) * Fraction(value)
        out[i][1] += Fraction(value)
    return out


def accelerations(problem, leaf):
    """Of each contact, in the plane; the body's oracle has them along tangent and normal, in units of the normal's length."""
    flat = [float(x) for x in accelerations_of_body(problem, forces_of(problem, leaf))]
    for i, (nx, nz) in enumerate(zip(problem["nx"], problem["nz"])):
        nx, nz = float(Fraction(nx)), float(Fraction(nz))
        square, du, dv = nx * nx + nz * nz, flat[2 * i], flat[2 * i + 1]
        yield (nz * du + nx * dv) / square, (nx * -du + nz * dv) / square


def wrong_arrow(problem, texts, k, leaf, largest):
    """The label of an arrow stands beyond its tip: as far from the contact as 0.4 of the plane for the largest acceleration, and 0.07 more."""
    reach = 2.2 * max([float(Fraction(problem["gyration"]))] + [abs(float(Fraction(v))) for v in problem["x"] + problem["z"]])
    labels = [(x, y) for x, y, words in texts if words == f"w{k + 1}"]
    for i, (ax, az) in enumerate(accelerations(problem, leaf)):
        size = math.hypot(ax, az)
        if size < 1e-9 * largest:
            continue
        length = 260 * (0.4 * size / largest + 0.07)
        at = 340 + 260 * float(Fraction(problem["x"][i])) / reach, 330 - 260 * float(Fraction(problem["z"][i])) / reach
        tip = at[0] + ax / size * length, at[1] - az / size * length
        if not any(math.dist(tip, label) < 0.01 for label in labels):
            return f"w{k + 1} at contact {i + 1}: no label at {tip}, but {labels}"
    return None


def judge(problem, record):
    done, texts = drawn(problem)
    if done.returncode != 0:
        return done.stderr.decode()
    words = record["verdict"]["words"]
    listed = [words for _, _, words in texts if re.match(r"w\d+:", words)]
    if listed != [f"w{k + 1}: {' '.join(w['word'])}   {w['status']}" for k, w in enumerate(words)][:MOST_LISTED]:
        return f"the list is {listed}"
    leaves = [node for node in record["witness"]["tree"] if "forces" in node]
    largest = max((math.hypot(*a) for leaf in leaves for a in accelerations(problem, leaf)), default=0)
    faults = (wrong_arrow(problem, texts, k, leaf, largest) for k, leaf in enumerate(leaves[:MOST_LISTED]) if largest > 0)
    return next((fault for fault in faults if fault), None)


def main():
    tap, rng = Tap(), random.Random(88)
    problems = [rng.choice((random_body, feet, walls, duplicates))(rng, rng.randint(1, 4)) for _ in range(COUNT)]
    records = [json.loads(line) for line in decide(problems)]
    faults = [f"{json.dumps(p)}: {fault}" for p, r in zip(problems, records) if (fault := judge(p, r))]
    several = sum(r["verdict"]["count"] > 1 for r in records)
    none = sum(r["verdict"]["count"] == 0 for r in records)
    tap.ok(not faults and several, f"{COUNT} pictures: words and arrows ({several} with several words, {none} with none)", "\n".join(faults[:4]))
    for problem in ({"kind": "modes", "W": [["1", "0"], ["0", "1"]], "q": ["0", "1"], "mu": ["1"]}, {**problems[0], "mu_high": ["9"] * len(problems[0]["mu"])}):
        done, _ = drawn(problem)
        tap.ok(done.returncode == 3 and b"no picture" in done.stderr, "there is no picture of a matrix, nor of friction in intervals", done.stderr)
    tap.done()


main()
