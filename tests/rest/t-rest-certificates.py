#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Both checkers on certificates of kind rest: random ones, and mutants of them.  A mutant may be VERIFIED
only when it says the same as the original (spec/certificate.md, section 6).  runs on: sanitized"""

import importlib
import json
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import NIGHTLY, SANITIZED, Tap, decide, judge_certificates, judge_mutants, rehashed

mutation = importlib.import_module("t-mutation")
RANDOM, ORIGINALS, FIELDS_EACH, BYTES_EACH = (1000, 30, 200, 100) if NIGHTLY else (300, 18, 30, 15) if SANITIZED else (300, 18, 70, 35)


def random_rest(rng):
    """An equilibrium, with a matrix more often than not, some of them semidefinite; or nothing when the point does not stay."""
    A, B, C, mu = (Fraction(rng.randint(low, 6), rng.randint(1, 3)) for low in (1, -6, 1, 0))
    a, b, r = Fraction(rng.randint(-4, 4), rng.randint(1, 2)), Fraction(rng.choice((-1, -2, -3, 0, 1))), Fraction(rng.randint(0, 4), 4)
    if rng.random() < 0.3 and B != 0:
        mu = C / abs(B) * rng.choice((1, 2))
    E_plus, E_minus = a * (C - mu * B) + b * (mu * A - B), b * (mu * A + B) - a * (C + mu * B)
    if A * C <= B * B or max(E_plus, E_minus) > 0 or a * B < A * b:
        return None
    problem = {"kind": "rest", "law": rng.choice(("poisson", "energetic", "newton")),
               **{name: str(x) for name, x in dict(a=a, b=b, A=A, B=B, C=C, mu=mu, r=r).items()}}
    if rng.random() < 0.75:
        size = rng.randint(1, 4)
        rows = [[Fraction(rng.randint(-2, 2)) for _ in range(size)] for _ in range(size + rng.randint(-1, 1))]
        H = [[sum(row[i] * row[j] for row in rows) for j in range(size)] for i in range(size)]
        if rng.random() < 0.3:
            H[0][0] -= 1
        problem["H"] = [[str(x) for x in row] for row in H]
    return problem


def spliced(record, other):
    """Parts of another certificate; and another problem, properly hashed."""
    for keys in (("problem", "sha256"), ("problem", "sha256", "quantities"), ("verdict",), ("witness",), ("row", "verdict"),
                 ("verdict", "witness"), ("row", "verdict", "witness")):
        yield mutation.compact({**record, **{key: other[key] for key in keys}})
    for part in ("verdict", "witness", "problem", "quantities"):
        for key in sorted(set(record[part]) & set(other[part]) - {"law"}):  # the laws may agree
            yield mutation.compact(rehashed({**record, part: {**record[part], key: other[part][key]}}))
    for H in ([["1"]], [["0"]], [["-1"]], [["1", "0"], ["0", "1"]], [["1", "2"], ["3", "4"]], [["1", "2"]], [], [[]], [["1", "0"], ["0"]],
              [["1" if i == j else "0" for j in range(13)] for i in range(13)]):
        yield mutation.compact(rehashed({**record, "problem": {**record["problem"], "H": H}}))
    yield mutation.compact(rehashed({**record, "problem": {key: x for key, x in record["problem"].items() if key != "H"}}))


def shows(H, given):
    """Whether a witness shows of the matrix what it says: L D L^T = H, or x^T H x = value."""
    H, size = [[Fraction(x) for x in row] for row in H], range(len(H))
    if "direction" in given:
        x = [Fraction(y) for y in given["direction"]]
        return sum(x[i] * H[i][j] * x[j] for i in size for j in size) == Fraction(given["value"])
    L = [[Fraction(x) for x in row] + [Fraction(1)] + [Fraction(0)] * (len(H) - len(row) - 1) for row in given["lower"]]
    return all(sum(L[i][k] * Fraction(given["pivots"][k]) * L[j][k] for k in size) == H[i][j] for i in size for j in size)


def another_witness(mutant, record):
    """Whether the mutant differs in the witness of the matrix only, and this is as good: the factors of a singular matrix, and
    directions, are not unique."""
    try:
        other = json.loads(mutant)
        given, kept = other["witness"]["potential"], record["witness"]["potential"]
        same = mutation.meaning(mutation.compact({**other, "witness": {**other["witness"], "potential": kept}}))
        return same == mutation.meaning(mutation.compact(record)) and shows(record["problem"]["H"], given)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError):
        return False


def mutants(lines, rng):
    """(whether it says the same, the mutant): None where it has another witness that shows as much, if its form is right."""
    for line in lines:
        record, original = json.loads(line), mutation.meaning(line)
        for mutant in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, spliced(record, json.loads(rng.choice(lines)))):
            yield mutation.meaning(mutant) == original or (None if another_witness(mutant, record) else False), mutant


def main():
    tap, rng = Tap(), random.Random(2008)
    problems = [problem for problem in (random_rest(rng) for _ in range(20 * RANDOM)) if problem is not None][:RANDOM]
    lines = decide(problems)
    chosen = {json.loads(line)["row"]: line for line in lines}
    tap.ok(len(chosen) >= 10, f"{len(lines)} random problems reach {len(chosen)} rows: {sorted(chosen)}")
    judge_certificates(tap, lines, "random certificates")
    judge_mutants(tap, list(mutants(list(chosen.values()) + lines[:ORIGINALS - len(chosen)], rng)))
    tap.done()


main()
