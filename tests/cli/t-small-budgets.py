#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""A budget that is too small leaves a problem undecided, and does nothing else: irrational data of every kind, and bodies on many contacts, each with
a random budget.  A sign that one budget leaves open may turn out to be 0 with a little more work, so that what was about to be a divisor is none.
Prints TAP; PAINLEVE is the program.  NIGHTLY=1: 6,000 problems."""
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import seeds  # noqa: E402
from checkers import NIGHTLY, PAINLEVE, Tap, run  # noqa: E402

BODIES, OTHERS = (2000, 4000) if NIGHTLY else (200, 200)
ROOTS = ("sqrt(2)", "sqrt(3)", "cos(pi/7)", "sqrt(2+sqrt(2))", "sin(65deg)", "(1+sqrt(5))/2", "sqrt(1+1/10^30)", "1/sqrt(7)")
WORDS = {"kind", "mechanism", "law", "id", "model", "words"}  # fields that are no numbers


def made_irrational(value, rng):
    """The same with some of its rational numbers times a root or a power of ten, so that a divisor can be far smaller than its terms."""
    if isinstance(value, list):
        return [made_irrational(entry, rng) for entry in value]
    if isinstance(value, (int, str)) and re.fullmatch(r"-?\d+(/\d+)?", str(value)) and rng.random() < 0.4:
        return f"({value})*{rng.choice(ROOTS) if rng.random() < 0.85 else f'10^{rng.randint(-60, 60)}'}"
    return value


def random_body(rng):
    """A body on up to 14 contacts, most of them at one height and of one coefficient of friction, so that its matrices lose rank."""
    contacts = range(rng.randint(2, 14))

    def most(usual, other):
        return [usual() if rng.random() < 0.85 else other() for _ in contacts]

    return {"kind": "modes", "mass": "1", "gyration": rng.choice(("1", "2", "sqrt(2)")), "nx": ["0" for _ in contacts], "nz": most(lambda: "1", lambda: rng.choice("12")),
            "x": most(lambda: str(rng.randint(-10, 10)), lambda: rng.choice(ROOTS)), "z": most(lambda: "-1", lambda: str(rng.randint(-50, -1))),
            "mu": most(lambda: rng.choice(("1/2", "1", "0")), lambda: rng.choice(ROOTS)), "Fx": rng.choice(("0", "1", "sqrt(2)/3")), "Fz": "-1", "tau": "0"}


def answer(problem, budget):
    done = run([PAINLEVE, "decide", "--json", f"--budget={budget}", "-"], json.dumps(problem).encode())
    return done.returncode, problem, budget, done.stderr.decode(errors="replace")


def main():
    tap, rng, known = Tap(), random.Random(8192), list(seeds.problems_of_the_corpus())
    tasks = [(random_body(rng), int(2 ** rng.uniform(3, 15))) for _ in range(BODIES)]
    chosen = [rng.choice(known) for _ in range(OTHERS)]
    tasks += [({name: x if name in WORDS else made_irrational(x, rng) for name, x in problem.items()}, int(2 ** rng.uniform(2, 15))) for problem in chosen]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = list(pool.map(lambda task: answer(*task), tasks))
    for name, part, statuses in (("bodies on many contacts", answers[:BODIES], {0, 4}), ("irrational data of every kind", answers[BODIES:], {0, 3, 4})):
        counts = collections.Counter(status for status, *_ in part)
        bad = [(status, budget, json.dumps(problem), trouble) for status, problem, budget, trouble in part if status not in statuses]
        tap.ok(not bad and counts[0] > 0 < counts[4], f"{len(part)} {name}: decided, undecided or refused with a reason: {dict(counts)}", "\n".join(map(str, bad[:5])))
    tap.done()


main()
