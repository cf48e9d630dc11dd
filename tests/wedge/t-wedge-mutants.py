#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests of kind wedge: formulas with an operation flipped or operands exchanged, comparisons of the tables reversed or made strict, and
errors of the paper put into the program, one at a time.  The comparison with tests/wedge/wedge_oracle.py and tests/wedge/framework_oracle.py has to notice each.
A sample runs in each check, all with NIGHTLY=1."""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import framework_oracle
import source_mutants as changes
import wedge_oracle as oracle
from checkers import Tap, first_checker

SAMPLE, PROBLEMS = 4, 500
# What is changed by hand: file, text, other text.
BY_HAND = (
    ("src/wedge/modes.c", "const int against = -wedge_direction(mode) * wedge_side(mode);", "const int against = -wedge_direction(mode);"),
    ("src/wedge/modes.c", "    ask_cone(pool, mode, v->k, 0, \"cone_plus\", \"cone_minus\", s);\n", ""),  # W2: rest whatever the loads
    ("src/wedge/verdict.c", "return e * number_sign(outcome->continuum ? result->values.P : outcome->force) > 0;", "return 1;"),
    ("src/wedge/report.c", "return json_boolean(number_sign(result->values.c[WEDGE_PP]) <= 0);", "return json_boolean(1);"),  # W3
    ("src/wedge/report.c", "outcome->continuum ? e * number_sign(result->values.P) >= 0 :", ""),
    ("src/wedge/framework.c", "add(w, square(w, versine), moving)", "add(w, versine, moving)"),
    ("src/wedge/framework.c", "*direction *= turns;", ""),
    ("src/wedge/framework.c", "number_from_ratio(w->pool, 16, 25)", "number_from_ratio(w->pool, 160, 25)"),
    ("src/wedge/framework.c", "multiply(w, w->total, square(w, enclosures_sine(w->arena, theta)))", "square(w, enclosures_sine(w->arena, theta))"),
    ("src/wedge/framework_report.c", "number_multiply(pool, e->value[enlarged_drive], e->value[enlarged_total])",
     "number_multiply(pool, e->value[enlarged_drive], e->value[enlarged_M])"),  # W11: friction mu m g
)


def formula_mutants():
    """Each operation flipped; no operands are exchanged."""
    def steps(step):
        operation, result, left, right = step
        return not (operation == "SUB" and left == right) and result not in ("beyond", "P1")

    return changes.other_formulas("spec/wedge/formula.h", steps, exchanges=lambda step: False)


def table_mutants():
    return changes.other_comparisons("spec/wedge/table.h", changes.REVERSED, "#define T_WEDGE_SLIDING")


def framework_problem(rng):
    rho = Q(rng.randint(105, 3000), 100) if rng.random() < 0.75 else Q(rng.randint(10, 100), 100)
    return {"kind": "wedge", "model": "enlarged", "m": "2", "M": str(2 * rho), "c": str(Q(rng.randint(1, 9), 3)), "g": "3", "mu": str(Q(rng.randint(1, 9), 7)),
            "v": str(Q(rng.randint(1, 300), 10))}


def framework_truth(problem):
    return framework_oracle.follow({name: Q(x) for name, x in problem.items() if name not in ("kind", "model")})


def differs(record, truth):
    verdict = record.get("verdict")
    if not isinstance(verdict, dict):
        return True
    if isinstance(truth, dict):
        return any(verdict[key] != x for key, x in truth.items())
    first, directions, rests, margin = truth
    n = min(len(directions), len(verdict["directions"]))
    time = float(Q(verdict["time"]["lo"]))
    wrong = abs(time - first) > 1e-6 * (1 + first) or directions[:n] != verdict["directions"][:n] or (verdict["slips"] == "infinite") == rests
    return margin > 1e-6 and (wrong or rests and len(directions) != verdict["slips"])


# The cones at rest, which only atlases of rest use.
ATLAS = "wedge model=klein M1=1 M2=1 mu=3 tan_alpha=1 x=P1:[-2,2] y=P2:[-2,2] v=0 --depth=4 --json".split()


def atlas_is_verified(program):
    with tempfile.NamedTemporaryFile() as file:
        done = subprocess.run([program, "atlas", *ATLAS, file.name], capture_output=True, timeout=120)
        return done.returncode == 0 and set(first_checker(pathlib.Path(file.name).read_bytes().splitlines())) == {"VERIFIED"}


def notices(program, data, expected):
    """Whether some answer is not that of the oracle, or none is given; or an atlas is not one for the checker, which has formulas of its own."""
    if not atlas_is_verified(program):
        return True
    try:
        done = subprocess.run([program, "decide", "--json", "-"], input=data, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return True
    lines = done.stdout.splitlines()
    return done.returncode != 0 or len(lines) != len(expected) or any(differs(json.loads(line), right) for line, right in zip(lines, expected))


def main():
    tap, rng = Tap(), random.Random(int(os.environ.get("SEED", "9")))
    made = oracle.random_problems(random.Random(270), PROBLEMS)
    expected = [oracle.judge(problem) for problem in made]
    frames = [framework_problem(random.Random(i)) for i in range(40)]
    data, expected = "".join(json.dumps(problem) + "\n" for problem in made + frames), expected + [framework_truth(problem) for problem in frames]
    mutants = list(formula_mutants()) + list(table_mutants()) + list(changes.by_hand(BY_HAND))
    with tempfile.TemporaryDirectory() as folder:
        program = changes.build(folder, "wedge", "spec/wedge/table.h", changes.read("spec/wedge/table.h"))
        tap.ok(program is not None and not notices(program, data, expected), f"the oracles agree on {len(made) + len(frames)} problems where nothing is changed")
    for what, path, program in changes.programs("wedge", mutants, rng, SAMPLE):
        noticed = program is not None and notices(program, data, expected)
        tap.ok(noticed, f"{path}: {what}", "does not compile" if program is None else "not noticed")
    print(f"# note: {len(mutants)} mutants" + ("" if changes.NIGHTLY else f", {SAMPLE} of them"))
    tap.done()


main()
