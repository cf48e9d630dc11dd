#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Kind jam against the closed solution of the linear equations (jam_oracle.py): every combination of 7 values of each
alpha, without a state and with 5 states, the one exactly on the threshold among them; the row that each has; multiplying time,
p and b by positive numbers changes no word."""
import json
import os
import pathlib
import random
import subprocess
from fractions import Fraction

import jam_oracle
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

painleve = os.environ.get("PAINLEVE", "build/painleve")
VALUES = [Fraction(x) for x in ("-3", "-2", "-1/2", "0", "1/3", "2", "5")]
tap = Tap()
ok = tap.ok


def decide(problems):
    text = "\n".join(json.dumps({"kind": "jam", **{key: str(x) for key, x in problem.items()}}) for problem in problems)
    run = subprocess.run([painleve, "decide", "--json", "-"], input=text, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in run.stdout.splitlines()]


def states(spot):
    """No state, and five: one of them on the threshold where there is one."""
    alpha1, alpha2, alpha3 = spot
    delta = alpha3 - alpha1
    fixed = alpha2 / delta if delta != 0 and alpha2 / delta > 0 else Fraction(2, 3)
    yield {}
    for p, beta in ((Fraction(1), Fraction(1, 7)), (Fraction(3, 2), fixed), (Fraction(2), 2 * fixed), (Fraction(5), fixed / 2),
                    (Fraction(1, 9), Fraction(40))):
        yield dict(p=p, b=-p * beta)


def as_numbers(verdict):
    return {key: Fraction(x) if key in ("threshold", "normal_force") and x not in (None, "diverges") else x
            for key, x in verdict.items()}


def compare(problems, what):
    answers = decide(problems)
    wrong = []
    for problem, answer in zip(problems, answers):
        right = jam_oracle.verdict(**problem)
        row, _ = jam_oracle.portrait(*(problem[key] for key in ("alpha1", "alpha2", "alpha3")))
        if as_numbers(answer.get("verdict", {})) != right or answer["row"] != row:
            wrong.append(f"{problem}: {answer.get('verdict')} {answer.get('row')}, right is {right} {row}")
    ok(len(answers) == len(problems) and not wrong, f"{what}: {len(problems)} problems", "\n".join(wrong))
    return answers


grid = [dict(alpha1=x, alpha2=y, alpha3=z, **state) for x in VALUES for y in VALUES for z in VALUES
        for state in states((x, y, z))]
ok(len(grid) == 7 ** 3 * 6, "the grid is complete")
answers = compare(grid, "grid")
rows = {answer["row"] for answer in answers}
ok(len(rows) == 39, f"the grid reaches {len(rows)} rows of 39")
ok({answer["verdict"]["jam"] for answer in answers} == {"G1", "G2", None}, "G1, G2 and neither occur")
ok({answer["verdict"]["outcome"] for answer in answers} == {"lift-off", "slip", "jam", "arrest", "undecided", None}, "every outcome")

rng = random.Random(51)
some = [dict(zip(("alpha1", "alpha2", "alpha3"), (Fraction(rng.randint(-9, 9), rng.randint(1, 9)) for _ in range(3))),
             p=Fraction(rng.randint(1, 20), rng.randint(1, 9)), b=Fraction(-rng.randint(1, 20), rng.randint(1, 9)))
        for _ in range(3000)]
answers = compare(some, "random")
time, size = Fraction(3, 7), Fraction(11, 5)
other = decide([{key: x * (size if key in "pb" else time) for key, x in problem.items()} for problem in some])
words = [[answer["verdict"][key] for key in ("portrait", "outcomes", "outcome", "jam")] for answer in answers]
ok(words == [[answer["verdict"][key] for key in ("portrait", "outcomes", "outcome", "jam")] for answer in other],
   "another unit of time, and of p and b, changes no word")

# E19: what is printed of G2, alpha2 < 0 and 0 < alpha1 < alpha3, has no jam; what is right has one from every state.
printed = [problem for problem in grid if problem["alpha2"] < 0 and 0 < problem["alpha1"] < problem["alpha3"] and "p" in problem]
right = [problem for problem in grid if problem["alpha2"] < 0 and problem["alpha3"] < problem["alpha1"] < 0 and "p" in problem]
ok(printed and {answer["verdict"]["outcome"] for answer in decide(printed)} == {"slip"}, "E19: the printed G2 slips on")
ok(right and {answer["verdict"]["jam"] for answer in decide(right)} == {"G2"}, "E19: the corrected G2 jams")
tap.done()
