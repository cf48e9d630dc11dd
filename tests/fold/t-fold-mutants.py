#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests of kind fold: formulas with an operation flipped or operands exchanged, comparisons of the table of signs reversed or made strict, the
sign of g dropped, case 3 as it is printed, friction of the wrong sign, a two-fold left out, one at a time.  The comparison with the oracle of
tests/fold/fold_oracle.py has to notice each.  A sample runs in each check, all with NIGHTLY=1."""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
from itertools import product

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import fold_oracle as oracle
import fold_problems as problems
import source_mutants as changes
from checkers import Tap

SAMPLE = 3
# What is changed by hand: file, text, other text.
BY_HAND = (
    ("spec/fold/wheel.h", "MUL(keff, side, kappa)", "MUL(keff, kappa, kappa)"),  # the sign of g dropped
    ("spec/fold/wheel.h", "SUB(Lm, B, ", "ADD(Lm, B, "),  # mu in one rate only
    ("spec/fold/table.h", "FOLD_INVISIBLE_INVISIBLE && det < 0", "FOLD_INVISIBLE_INVISIBLE && det > 0 && Kmp == 5"),  # case 3 as printed
    ("src/fold/count.c", "sign >= (roots > 0 ? -1 : 1)", "sign >= 1"),  # one radius of two
    ("src/fold/count.c", "for (int side = 1; side >= -1; side -= 2)", "for (int side = 1; side >= 0; side -= 2)"),
    ("src/fold/count.c", "if (sign < 0 || sign == NUMBER_SIGN_UNKNOWN) return STATUS_OK;", "if (sign <= 0) return STATUS_OK;"),
    ("src/fold/count.c", "if (first != 0)", "if (first == 0)"),
    ("src/fold/count.c", "if (number_sign(b[0]) != 0) return STATUS_OK;", "return STATUS_OK;"),
    ("src/fold/count.c", "number_divide(at->pool, b[0], b[1])", "number_multiply(at->pool, b[0], b[1])"),
    ("src/fold/fold.c", "quantity_value(e, \"Lm\"), quantity_value(e, \"gap\")", "quantity_value(e, \"Lp\"), quantity_value(e, \"gap\")"),
)


def formula_mutants():
    """Each operation flipped; the operands of each difference exchanged.  What follows is left out: what only the funnel needs (t-fold.py), and
    what is 0 either way."""
    for path in ("spec/fold/formula.h", "spec/fold/wheel.h", "spec/fold/rest.h"):
        end = changes.read(path).find("/* The wheel from a two-fold")
        yield from changes.other_formulas(path, steps=lambda step: not step[1].startswith("nothing"),
                                          exchanges=lambda step: step[1] not in ("unit", "side_range"), end=None if end < 0 else end)


def table_mutants():
    return changes.other_comparisons("spec/fold/table.h", changes.REVERSED_OR_STRICT, "#define T_FOLD(ROW)", "/* Whether a fold is visible.")


def all_signs():
    for L in product((-1, 0, 1), repeat=2):
        for K in product((-2, -1, 0, 1, 2), repeat=4):
            yield {"kind": "fold", **{name: str(x) for name, x in zip(("Lp", "Lm") + problems.TANGENTS, L + K)}}


def edges(q, F, M):
    """How far (F, M) is within each edge of the hexagon 3 kappa |F| + |M| <= 4 kappa mu, times S^2; the force F is -push / S."""
    return {f"edge_{'m' if f < 0 else 'p'}{'m' if m < 0 else 'p'}": q["S"] ** 2 * (4 * q["kappa"] * q["mu"] + f * 3 * q["kappa"] * F - m * M)
            for f in (1, -1) for m in (1, -1)}


def truth(problem):
    """The words of the oracle, and the numbers."""
    if "r" not in problem and "Lp" not in problem:
        return {"places": [(side, words and (words["case"], words["forward"])) for side, _, _, words in oracle.two_folds(problem)]}
    if "S" in problem and "omega" not in problem:
        word, F, M = oracle.rest(problem)
        return {"rest": word, "force": F, "moment": M, "values": edges({name: oracle.Q(x) for name, x in problem.items() if name != "kind"}, F, M)}
    q, law = oracle.rates_of(problem)
    words = oracle.judge_rates(q, law)
    tangent = [name for name in q if name[0] == "L" or q["Lp" if name[2] == "p" else "Lm"] == 0] if words["point"] != "no_slip" else []
    return {**words, "values": {name: q[name] for name in tangent},
            "weight": q["Lm"] / (q["Lm"] - q["Lp"]) if words["point"] in ("sliding", "escaping") else None}


def differs(record, right):
    verdict = record["verdict"]
    if "places" in right:
        given = [(x["side"], None if x["row"] == "continuum" else (x["case"], x["forward"])) for x in verdict["two_folds"]]
        return given != right["places"]
    values = {name: oracle.Q(record["quantities"][name]["value"]) for name in right.get("values", ())}
    numbers = {name: None if right[name] is None else oracle.Q(verdict[name]) if verdict[name] is not None else "none"
               for name in ("weight", "force", "moment") if name in right}
    return any(verdict[name] != x for name, x in right.items() if name not in ("values", *numbers)) or values != right.get("values", {}) or any(
        x != right[name] for name, x in numbers.items())


def notices(program, data, expected):
    done = subprocess.run([program, "decide", "--json", "-"], input=data, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    return done.returncode != 0 or len(lines) != len(expected) or any(differs(json.loads(line), right) for line, right in zip(lines, expected))


def verdicts(program, data):
    done = subprocess.run([program, "decide", "--json", "-"], input=data, capture_output=True, text=True)
    return [json.loads(line).get("verdict") for line in done.stdout.splitlines()]


def main():
    tap, rng = Tap(), random.Random(int(os.environ.get("SEED", "7")))
    few = random.Random(142)
    made = problems.random_problems(few, 80) + [problems.raw(few) for _ in range(1200)] + [problems.at_rest(few) for _ in range(400)]
    made += [problems.touching(few) for _ in range(4)] + [problems.straight(few) for _ in range(12)]
    data, expected = "".join(json.dumps(problem) + "\n" for problem in made), [truth(problem) for problem in made]
    mutants = list(formula_mutants()) + list(table_mutants()) + list(changes.by_hand(BY_HAND))
    everything = "".join(json.dumps(problem) + "\n" for problem in all_signs())
    with tempfile.TemporaryDirectory() as folder:
        program = changes.build(folder, "fold", "spec/fold/table.h", changes.read("spec/fold/table.h"))
        tap.ok(program is not None and not notices(program, data, expected), f"the oracle agrees on {len(made)} problems where nothing is changed")
        right = verdicts(program, everything)
    same = 0
    for what, path, program in changes.programs("fold", mutants, rng, SAMPLE):
        noticed = program is not None and notices(program, data, expected)
        idle = program is not None and not noticed and path.endswith("table.h") and verdicts(program, everything) == right
        same += idle
        tap.ok(noticed or idle, f"{path}: {what}" + (": says the same for all signs" if idle else ""), "does not compile" if program is None else "not noticed")
    print(f"# note: {len(mutants)} mutants" + ("" if changes.NIGHTLY else f", {SAMPLE} of them") + f"; {same} say the same for all signs")
    tap.done()


main()
