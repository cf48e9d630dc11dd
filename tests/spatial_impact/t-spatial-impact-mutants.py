#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests of kind spatial-impact: formulas with an operation flipped or operands exchanged, comparisons of the table reversed or made
strict, rows taken out; one at a time.  The first checker, which has no word of this program, or an implicit step of the law
(tests/spatial_impact/spatial_impact_oracle.py), has to notice each, or fewer impacts are decided.  A sample runs in each check, all with NIGHTLY=1."""

import json
import os
import pathlib
import random
import re
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import source_mutants as changes
import spatial_problems
from checkers import PAINLEVE, Tap, first_checker
from spatial_impact_judge import disagrees, edge_problems, record, some_problems

SAMPLE, PROBLEMS, EDGES = 2, 24, 6
# Slip that is pressed into the ground, turns out of the arc, and stops in restitution, or not at all.
TURNS = {"A11": 7, "A12": 0, "A22": 1, "B1": 4, "B2": 0, "C": 3, "mu": 1, "v": 0, "r": 1, "law": "energetic"}
TURNING = tuple({name: x if name == "law" else Q(x) for name, x in {**TURNS, "u1": u1, "u2": 3}.items()} for u1 in (4, 5))
# Mutants that say the same, found by their file and words, each with the reason.
EQUIVALENT = (
    (r"table.h: (v < 0 made v <= 0|p < 0 made p <= 0|h < 0 made h <= 0), line 1[2-5]", "what this adds has one of the rows above"),
    (r"table.h: (p < 0 made p > 0|p == 0 made p > 0|h < 0 made h > 0), line 12", "a point at rest has p = 1, and an impact for v < 0 alone"),
)


def mutants():
    yield from changes.other_formulas("spec/spatial_impact/formula.h")
    for what, path, text in changes.other_comparisons("spec/spatial_impact/table.h", changes.REVERSED_OR_STRICT, "#define T_SPATIAL_IMPACT"):
        if not re.match(r"(p == 0|h < 0) made . > 0, line 1[45]", what):  # no impact is known that begins with p = v = 0 > h and slides through its compression
            yield what, path, text
    yield from changes.other_rows("spec/spatial_impact/table.h", ())


def of_the_corpus():
    """Records, with the data of those that have rational ones."""
    for path in sorted(pathlib.Path("corpus/spatial-impact").glob("*.json")):
        if not path.name.endswith(".expect.json"):
            given = json.loads(path.read_text())
            try:
                yield given, {name: x if name == "law" else Q(x) for name, x in given.items() if name not in ("kind", "id")}
            except ValueError:
                yield given, None


def decided_by(lines):
    return [json.loads(line)["type"] == "verdict" for line in lines]


def notices(program, made, data, before):
    """What notices that something is wrong: "decided", "checker", "step", or nothing.  Only what has changed can be wrong."""
    lines = changes.answers(program, data)
    if lines is None or len(lines) != len(before) or sum(decided_by(lines)) < sum(decided_by(before)):
        return "decided"
    new = [(v, line) for v, line, old in zip(made, lines, before) if line != old and json.loads(line)["type"] == "verdict"]
    if any(word != "VERIFIED" for word in first_checker([line for _, line in new])):
        return "checker"
    return "step" if any(v is not None and disagrees(v, json.loads(line)["verdict"]) for v, line in new) else ""


def main():
    tap, rng, few = Tap(), random.Random(int(os.environ.get("SEED", "7"))), random.Random(143)
    made = some_problems(few, PROBLEMS) + edge_problems(few, EDGES) + [{**v, "u2": 0, "A12": 0, "B2": 0} for v in some_problems(few, 4)] + list(TURNING)
    pairs = [(record(v), v) for v in made if spatial_problems.is_body(v)] + list(of_the_corpus())
    data, made = "".join(json.dumps(problem) + "\n" for problem, _ in pairs).encode(), [v for _, v in pairs]
    before = changes.answers(PAINLEVE, data)
    verdicts = [line for line in before if json.loads(line)["type"] == "verdict"]
    tap.ok(set(first_checker(verdicts)) == {"VERIFIED"} and len(verdicts) > len(made) * 8 // 10, f"{len(verdicts)} of {len(made)} impacts are decided")
    chosen, by = list(mutants()), {"decided": 0, "checker": 0, "step": 0, "": 0}
    for what, path, program in changes.programs("spatial_impact", chosen, rng, SAMPLE):
        noticed = notices(program, made, data, before) if program else ""
        by[noticed] += 1
        reason = changes.reason_of(EQUIVALENT, path, what)
        tap.ok(bool(noticed) != bool(reason), f"{path}: {what}: {reason or noticed}",
               "does not compile" if program is None else "listed as equivalent, but noticed" if noticed else "not noticed")
    tap.ok(not changes.stale(EQUIVALENT, chosen), "each mutant that is listed as equivalent is one of them", str(changes.stale(EQUIVALENT, chosen)))
    print(f"# note: {len(chosen)} mutants" + ("" if changes.NIGHTLY else f", {SAMPLE} of them") + f"; noticed by: {by}")
    tap.done()


main()
