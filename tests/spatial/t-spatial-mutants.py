#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests of kind spatial: formulas with an operation flipped or operands exchanged, comparisons of the table of signs reversed or made
strict, rows taken out; in the sources that decide each exact operation made another one, each comparison strict or not, each junction the other
one, each loop a turn shorter; one at a time.  The comparison with tests/spatial/spatial_oracle.py, or the first checker, which has no word of this program,
has to notice each.  A sample runs in each check, all with NIGHTLY=1."""

import json
import os
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import source_mutants as changes
import spatial_problems as problems
from checkers import PAINLEVE, Tap, first_checker
from spatial_judge import wrong

SAMPLE, PROBLEMS, ELLIPTIC = 3, 192, 36
DECIDE = ("arc.c", "cells.c", "circle.c")
CALLS = {**changes.OTHER_CALL, "plus": "times", "times": "plus", "surd_add": "surd_subtract", "surd_subtract": "surd_add", "surd_multiply": "surd_add",
         "least": "greatest", "greatest": "least"}
# What is changed by hand: file, text, other text.
BY_HAND = (
    ("src/spatial/rest.c", "return low * high < 0 ? -high : 0;", "return low * high < 0 ? high : 0;"),
    ("src/spatial/rest.c", "start->rho = spatial_quotient(pool, &E, &p);", "start->rho = spatial_quotient(pool, &E, &weight);"),
    ("src/spatial/arc.c", "number_negate(pool, m2)", "m2"),
    ("src/spatial/circle.c", "const spatial_number c = times(pool, sign, x->c)", "const spatial_number c = times(pool, two, x->c)"),
)
# Mutants that say the same, found by their file and words, each with the reason.
EQUIVALENT = (
    (r"table.h: (p < 0 made p <= 0, line (11|19)|b < 0 made b <= 0, line 1[5-9]|solutions > 1 made solutions >= 1)", "what this adds has one of the rows above"),
    (r"arc.c: .*&p, t.*&h, t.* (> at 57|< at 110) made", "no cut is a zero of p h"),
    (r"arc.c: if \(arc->sign > 0\) find_crossings.* made >=", "how the only direction with p = 0 is crossed is not stated"),
    (r"cells.c: .*MOST_(TRIES|BISECTIONS)", "a limit that is not reached"),
    (r"circle.c: .*spatial_forms_INPUTS.* made", "the last input, u2, is in no form"),
    (r"circle.c: const spatial_number zeros.* made times", "where c = s = cs = 0, cc = -ss and one = 0 in these forms: one of both is enough"),
    (r"circle.c: for .*sizeof zeros / sizeof \*zeros; i\+\+.* made", "where c = s = cs = 0, cc = -ss and one = 0 in these forms: one of both is enough"),
    (r"circle.c: return surd_from_number\(number_divide", "surd_root takes the root of a square, so that no norm of a number that is not 0 vanishes"),
    (r"circle.c: return number_compare.* made", "equal numbers are one"),
    (r"circle.c: return number_sign\(x->low\) > 0 .* made [<>]=", "a range with 0 as an end is cut again, or has the sign of its other numbers, which is right where 0 is excluded"),
)


def mutants():
    text = changes.read("spec/spatial/formula.h")
    of_atlases = text.index("#define F_SPATIAL_SLIP_DETG")  # rows of atlases have a test of their own
    yield from changes.other_formulas("spec/spatial/formula.h", end=of_atlases)
    yield from changes.other_comparisons("spec/spatial/table.h", changes.REVERSED_OR_STRICT, "#define T_SPATIAL_SLIP")
    yield from changes.other_rows("spec/spatial/table.h", (("CONSISTENT", "INCONSISTENT", "BOUNDARY"), ("IWC", "S_SINGULAR", "NOTHING")))
    for name in DECIDE:
        text = changes.read(f"src/spatial/{name}")
        yield from changes.other_code(f"src/spatial/{name}", {call: other for call, other in CALLS.items() if f"{other}(" in text or other[:4] in ("numb", "surd")})
    yield from changes.by_hand(BY_HAND)


def elliptic(rng, problem):
    """The problem with an elliptic cone, and the circular one that it becomes."""
    x, y = problems.positive(rng), problems.positive(rng)
    v = {name: Q(value) for name, value in problem.items() if name not in ("kind", "mu")}
    size = {"A11": x * x, "A12": x * y, "A22": y * y, "B1": x, "a1": x, "u1": x, "B2": y, "a2": y, "u2": y}
    circular = problems.record({**{name: value * size.get(name, 1) for name, value in v.items()}, "mu": Q(1)})
    return {"kind": "spatial", **{name: str(value) for name, value in v.items()}, "mu1": str(x), "mu2": str(y)}, circular


ONE = dict(A11="3", A12="0", A22="1", B1="-2", B2="0", C="2", mu="1", a1="0", a2="0", b="-1", u2="0")
# Slip against B with p = C - mu B.d = 2 C, where |u| is rational and where its square is no square in sight.
MORE = tuple({"kind": "spatial", **ONE, "u1": u} for u in ("1", "1 + sqrt(2)"))
# At rest without a normal load, and p = 0 in the one direction in which it is pushed.
MORE += ({"kind": "spatial", **ONE, "B1": "2", "a1": "1", "b": "0", "u1": "0"},)


def of_the_corpus():
    """Problems, twice where the oracle can read them."""
    for path in sorted(pathlib.Path("corpus/spatial").glob("*.json")):
        if not path.name.endswith(".expect.json"):
            problem = json.loads(path.read_text())
            try:
                readable = "mu" in problem and "mechanism" not in problem and [Q(x) for name, x in problem.items() if name not in ("kind", "id")]
            except ValueError:
                readable = False
            yield problem, {name: x for name, x in problem.items() if name != "id"} if readable else None


def notices(program, data, circular, before):
    """What notices that something is wrong: "verdict", "checker", or nothing.  Only what differs from the answers before can be wrong."""
    lines = changes.answers(program, data)
    if lines is None or len(lines) != len(circular):
        return "verdict"
    changed = [(line, problem) for line, old, problem in zip(lines, before, circular) if line != old]
    if any(json.loads(line)["type"] != "verdict" for line, _ in changed):
        return "verdict"
    if any(word != "VERIFIED" for word in first_checker([line for line, _ in changed])):
        return "checker"
    return "verdict" if any(problem is not None and wrong({**json.loads(line), "problem": problem}) for line, problem in changed) else ""


def main():
    tap, rng, few = Tap(), random.Random(int(os.environ.get("SEED", "7"))), random.Random(142)
    made = problems.random_problems(few, PROBLEMS)
    pairs = [(problem, problem) for problem in made] + [elliptic(few, problem) for problem in made[:ELLIPTIC]] + list(of_the_corpus())
    pairs += [(problem, None) for problem in MORE]
    data = "".join(json.dumps(problem) + "\n" for problem, _ in pairs).encode()
    circular = [problem for _, problem in pairs]
    before = changes.answers(PAINLEVE, data)
    tap.ok(notices(PAINLEVE, data, circular, [b""] * len(pairs)) == "", f"the oracle and the checker agree on {len(pairs)} problems where nothing is changed")
    chosen, by = list(mutants()), {"verdict": 0, "checker": 0, "": 0}
    for what, path, program in changes.programs("spatial", chosen, rng, SAMPLE):
        noticed = notices(program, data, circular, before) if program else ""
        by[noticed] += 1
        reason = changes.reason_of(EQUIVALENT, path, what)
        tap.ok(bool(noticed) != bool(reason), f"{path}: {what}: {reason or noticed}",
               "does not compile" if program is None else "listed as equivalent, but noticed" if noticed else "not noticed")
    tap.ok(not changes.stale(EQUIVALENT, chosen), "each mutant that is listed as equivalent is one of them", str(changes.stale(EQUIVALENT, chosen)))
    print(f"# note: {len(chosen)} mutants" + ("" if changes.NIGHTLY else f", {SAMPLE} of them") +
          f"; {by['verdict']} by the verdict, {by['checker']} by the certificate, {by['']} say the same")
    tap.done()


main()
