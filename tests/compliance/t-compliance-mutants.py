#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests of kind compliance: formulas with an operation flipped or operands exchanged, phases, events and the limit changed, one at a
time.  The comparison with the motion of tests/compliance/compliance_oracle.py, or with kind impact, has to notice each.  A sample runs in each check, all with
NIGHTLY=1."""

import json
import os
import pathlib
import random
import re
import subprocess
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import compliance_problems as problems
import source_mutants as changes
from checkers import Tap
from compliance_judge import wrong

SAMPLE, PROBLEMS, IMPACTS = 2, 40, 30
# What is changed by hand: file, text, other text.
BY_HAND = (
    ("src/compliance/body.c", ".kappa = body->k_plus, .drift = body->a}", ".kappa = body->k_plus, .drift = body->b}"),
    ("src/compliance/body.c", "value[compliance_p_plus]", "value[compliance_p_minus]"),
    ("src/compliance/body.c", "*least = number_divide(body->pool, size, k_other)", "*least = number_multiply(body->pool, size, k_other)"),
    ("src/compliance/body.c", "number_sign(k_near) < 0", "number_sign(k_near) > 0"),
    ("src/compliance/body.c", "number_negate(pool, number_divide(pool, value[compliance_N], A))", "number_divide(pool, value[compliance_N], A)"),
    ("src/compliance/motion.c", "case WATCH_LEAST: return m->least != NULL;", "case WATCH_LEAST: return 0;"),
)


def formula_mutants():
    """The formula of the force, and those of kind contact that it uses: each operation flipped, the operands of each difference exchanged."""
    path = "spec/compliance/formula.h"
    text = changes.read(path)
    yield from changes.other_formulas(path)
    for macro, name in (("F_P_PLUS", "p_plus"), ("F_P_MINUS", "p_minus"), ("F_K_PLUS", "k_plus"), ("F_K_MINUS", "k_minus"), ("F_DELTA", "Delta"), ("F_N", "N")):
        changed = text.replace(f"FORMULA({macro},", f"FORMULA({macro}_MUTANT,")
        yield f"last step of {name} the other way", path, changed.replace("/* Inputs of", flipped_macro(macro, name) + "/* Inputs of")


def flipped_macro(macro, name):
    """A formula of spec/contact/formula.h under another name, with its last step the other way."""
    body = re.search(rf"#define {macro}\(IN, ADD, SUB, MUL\)(?:.*\\\n)*.*\n", changes.read("spec/contact/formula.h"))[0]
    changed = re.sub(rf"\b(ADD|SUB)\({name},", lambda m: {"ADD": "SUB", "SUB": "ADD"}[m[1]] + f"({name},", body)
    return changed.replace(f"#define {macro}(", f"#define {macro}_MUTANT(") + "\n"


def decided(program, records):
    data = "".join(json.dumps(record) + "\n" for record in records)
    done = subprocess.run([program, "decide", "--json", "-"], input=data, capture_output=True, text=True, timeout=300)
    return [json.loads(line) for line in done.stdout.splitlines()]


def notices(program, records, impacts):
    """Whether some motion is not that of the oracle, some limit not that of kind impact, or fewer problems are decided."""
    answers = decided(program, records)
    verdicts = [(r, x["verdict"]) for r, x in zip(records, answers) if x["type"] == "verdict"]
    if len(answers) != len(records) or len(verdicts) < len(records) * 8 // 10:
        return True
    if any(wrong(r, v) for r, v in verdicts if v["phases"]):
        return True
    limits = [x["verdict"]["limit"] if x["type"] == "verdict" else None for x in decided(program, [mine for mine, _ in impacts])]
    return any(limit is not None and any(limit[name] != right[name] for name in ("slip", "u", "v")) for limit, (_, right) in zip(limits, impacts))


def some_impacts(rng, program):
    """Problems with a limit, and what kind impact says of it."""
    mine, others = [], []
    while len(mine) < IMPACTS:
        p = {**problems.random_problem(rng), "delta": 0, "d": 0, "k": 10 ** 6}
        p["v"] = -abs(p["v"])
        mine.append({"kind": "compliance", **{name: str(x) for name, x in p.items()}})
        others.append({"kind": "impact", "law": "energetic", "r": "1", **{name: str(p[name]) for name in ("A", "B", "C", "mu", "u", "v")}})
    return [(a, b["verdict"]) for a, b in zip(mine, decided(program, others)) if b["type"] == "verdict"]


def main():
    tap, rng = Tap(), random.Random(int(os.environ.get("SEED", "7")))
    program = os.environ.get("PAINLEVE", f"{changes.BUILD}/painleve")
    records, impacts = problems.random_records(random.Random(142), PROBLEMS), some_impacts(random.Random(143), program)
    tap.ok(not notices(program, records, impacts), f"the oracle agrees on {len(records)} problems and {len(impacts)} limits where nothing is changed")
    mutants = list(formula_mutants()) + list(changes.by_hand(BY_HAND))
    for what, path, changed in changes.programs("compliance", mutants, rng, SAMPLE):
        tap.ok(changed is not None and notices(changed, records, impacts), f"{path}: {what}", "does not compile" if changed is None else "not noticed")
    print(f"# note: {len(mutants)} mutants" + ("" if changes.NIGHTLY else f", {SAMPLE} of them"))
    tap.done()


main()
