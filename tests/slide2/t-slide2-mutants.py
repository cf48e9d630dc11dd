#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests of kind slide2: formulas with an operation flipped or operands exchanged, comparisons of the tables of signs reversed or
made strict, columns taken for rows, b for -b, directions in the printed order instead of sorted, another quadrant for II, one at a time.  The
comparison with the oracle of tests/slide2/slide2_oracle.py has to notice each.  A sample runs in each check, all with NIGHTLY=1."""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
from itertools import product

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import slide2_oracle as oracle
import slide2_problems as problems
import source_mutants as changes
from checkers import Tap

SAMPLE, PROBLEMS = 4, 600
# What is changed by hand: file, text, other text.
BY_HAND = (
    ("spec/slide2/formula.h", "IN(C12) IN(B21) IN(mu2) IN(s2)", "IN(C12) IN(B12) IN(mu2) IN(s2)"), ("spec/slide2/formula.h", "MUL(s_mu_B21, s_mu_12, B21)", "MUL(s_mu_B21, s_mu_12, B12)"),
    ("src/slide2/cases.c", "quadrant(-s->b1, -s->b2)", "quadrant(s->b1, s->b2)"),
    ("src/slide2/cases.c", "before((q1 + 2) % 4, q2, -s->D)", "before((q1 + 2) % 4, q2, s->D)"),
    ("src/slide2/cases.c", "1 + q3 + before(q1, q3, s->c1) + before(q2, q3, s->c2)", "1 + q3 + 2 * (q3 > 0)"),
    ("src/slide2/cases.c", "if ((y) == (z) && (x) != (y)) return 0;", ""),
    ("spec/slide2/table.h", "(p11 < 0 && p21 < 0) || (p12 < 0 && p22 < 0) ||", "(p11 > 0 && p21 < 0) || (p12 > 0 && p22 < 0) ||"),
)


def formula_mutants():
    return changes.other_formulas("spec/slide2/formula.h", steps=lambda step: step[1] != "nothing")


def table_mutants():
    return changes.other_comparisons("spec/slide2/table.h", changes.REVERSED_OR_STRICT, "#define T_SLIDE2_MODES")


def all_signs():
    """Data of all signs that the tables speak of: small whole numbers, with compliances of which some are marginal."""
    some = (({}, {"k1": "-1", "k2": "-1", "q1": "-3/5", "q2": "-3/5"}, {"k1": "-1", "k2": "-2", "q1": "-1/9", "q2": "-5"}))
    for i, numbers in enumerate(product((-2, -1, 0, 1, 2), repeat=6)):
        yield {"kind": "slide2", **dict(zip(problems.NAMES, map(str, numbers))), **some[i % 3]}


def verdicts(program, data):
    done = subprocess.run([program, "decide", "--json", "-"], input=data, capture_output=True, text=True)
    return [json.loads(line).get("verdict") for line in done.stdout.splitlines()]


def differs(record, right):
    """Whether the verdict, or a quantity, is not that of the oracle."""
    verdict, impacts = record["verdict"], record["verdict"]["impact_without_collision"]
    values = {name: oracle.Q(record["quantities"][name]["value"]) for name in right["values"]}
    return (any(verdict[key] != right[key] for key in ("class", "cases", "dual", "modes", "solutions", "hurwitz")) or impacts != right["impacts"]
            or verdict["stability"]["S+S+"] not in right["S+S+"] or values != right["values"])


def notices(program, data, expected):
    """Whether some answer is not that of the oracle, or none is given."""
    done = subprocess.run([program, "decide", "--json", "-"], input=data, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    return done.returncode != 0 or len(lines) != len(expected) or any(differs(json.loads(line), right) for line, right in zip(lines, expected))


def single(own, other):
    return "possible" if own < 0 < other else "degenerate" if own <= 0 <= other else "no"


def stability(p):
    """The words that S+S+ may have: by compliances of very different sizes."""
    sizes = ((1, 1), (1, 10 ** 6), (10 ** 6, 1))
    found = {oracle.hurwitz(p, (-a, -b), (-c * e, -d * e)) for a, b in sizes for c, d in sizes for e in (oracle.Q(1, 10 ** 9), 1, 10 ** 9)}
    (p11, p21), (p12, p22) = p
    if p11 * p22 == p12 * p21:
        return {"degenerate"}
    return {"stable"} if found == {"stable"} and p12 * p21 >= 0 else {"unstable"} if "stable" not in found else {"depends"}


def cross(v, w):
    return v[0] * w[1] - v[1] * w[0]


def truth(record):
    right, problem = oracle.judge(record), oracle.read(record)
    (p1, p2), a = problem["p"], oracle.minus(problem["b"])
    values = {"p11": p1[0], "p21": p1[1], "p12": p2[0], "p22": p2[1], "D": cross(p1, p2), "c1": cross(p1, a), "c2": cross(p2, a), "X": p1[1] * p2[0]}
    if "k" in problem:
        a3, a2, a1, a0 = oracle.polynomial(problem["p"], problem["k"], problem["q"])[1:]
        values.update(a3=a3, a2=a2, a1=a1, a0=a0)
        if values["D"] != 0:
            values["H"] = (a3 * a2 * a1 - a1 ** 2 - a3 ** 2 * a0) / values["D"]
    impacts = {"IF": single(p1[0], p1[1]), "FI": single(p2[1], p2[0]), "II": right["II"]}
    return {**right, "impacts": impacts, "S+S+": stability((p1, p2)), "values": values}


def main():
    tap, rng = Tap(), random.Random(int(os.environ.get("SEED", "7")))
    made = problems.random_problems(random.Random(142), PROBLEMS if changes.NIGHTLY else 90)
    data, expected = "".join(json.dumps(problem) + "\n" for problem in made), [truth(problem) for problem in made]
    mutants = list(formula_mutants()) + list(table_mutants()) + list(changes.by_hand(BY_HAND))
    everything = "".join(json.dumps(problem) + "\n" for problem in all_signs())
    with tempfile.TemporaryDirectory() as folder:
        program = changes.build(folder, "slide2", "spec/slide2/table.h", changes.read("spec/slide2/table.h"))
        tap.ok(program is not None and not notices(program, data, expected), f"the oracle agrees on {len(made)} problems where nothing is changed")
        right = verdicts(program, everything)
    same = 0
    for what, path, program in changes.programs("slide2", mutants, rng, SAMPLE):
        noticed = program is not None and notices(program, data, expected)
        idle = program is not None and not noticed and path.endswith("table.h") and verdicts(program, everything) == right
        same += idle
        tap.ok(noticed or idle, f"{path}: {what}" + (": says the same for all signs" if idle else ""), "does not compile" if program is None else "not noticed")
    print(f"# note: {len(mutants)} mutants" + ("" if changes.NIGHTLY else f", {SAMPLE} of them") + f"; {same} say the same for all signs")
    tap.done()


main()
