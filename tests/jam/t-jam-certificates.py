#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Both checkers on certificates of kind jam: random ones, over number fields too, and mutants of them.  A mutant may be VERIFIED
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
RANDOM, ORIGINALS, FIELDS_EACH, BYTES_EACH = (1000, 30, 200, 100) if NIGHTLY else (1000, 30, 25, 12) if SANITIZED else (1000, 30, 70, 35)


def random_jam(rng):
    """A problem of a random class: coincidences are as likely as not; half of the states on the threshold where there is one."""
    alpha1, alpha2, alpha3 = (Fraction(rng.choice((-1, -1, 0, 1, 1)) * rng.randint(1, 5), rng.randint(1, 3)) for _ in range(3))
    alpha3 = alpha1 if rng.random() < 0.15 else alpha3
    problem = {"alpha1": alpha1, "alpha2": alpha2, "alpha3": alpha3}
    if rng.random() < 0.7:
        delta = alpha3 - alpha1
        fixed = alpha2 / delta if delta != 0 else Fraction(0)
        beta = fixed if fixed > 0 and rng.random() < 0.5 else Fraction(rng.randint(1, 30), rng.randint(1, 9))
        problem["p"] = Fraction(rng.randint(1, 9), rng.randint(1, 4))
        problem["b"] = -problem["p"] * beta
    if rng.random() < 0.25:  # every number times one that is not rational: a class does not change
        factor = rng.choice(("sqrt(2)", "sqrt(3)*sin(18deg)", "(1+sqrt(5))/2"))
        return {"kind": "jam", **{name: f"({x})*{factor}" for name, x in problem.items()}}
    return {"kind": "jam", **{name: str(x) for name, x in problem.items()}}


def spliced(record, other):
    """Parts of another certificate; and another problem, properly hashed."""
    for keys in (("problem", "sha256"), ("problem", "sha256", "quantities"), ("verdict",), ("witness",), ("row", "verdict"),
                 ("verdict", "witness"), ("row", "verdict", "witness")):
        yield mutation.compact({**record, **{key: other[key] for key in keys}})
    for part in ("verdict", "witness", "problem", "quantities"):
        for key in sorted(set(record[part]) & set(other[part])):
            mutant = {**record, part: {**record[part], key: other[part][key]}}
            yield mutation.compact(rehashed(mutant))
    for state in ({"p": "1", "b": "-1"}, {"p": "1"}, {"b": "-1"}, {"p": "-1", "b": "-1"}, {"p": "1", "b": "0"}):
        problem = {**{key: x for key, x in record["problem"].items() if key not in "pb"}, **state}
        yield mutation.compact(rehashed({**record, "problem": problem}))


def mutants(lines, rng):
    """(whether it says the same, the mutant)"""
    for line in lines:
        record, original = json.loads(line), mutation.meaning(line)
        for mutant in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, spliced(record, json.loads(rng.choice(lines)))):
            if not only_interval(mutant, record):
                yield mutation.meaning(mutant) == original, mutant


def only_interval(mutant, record):
    """Whether the mutant differs in the interval of the field only, which may be another one around the same root."""
    try:
        other = json.loads(mutant)
        return other != record and {**other, "field": {**other["field"], "interval": record["field"]["interval"]}} == record
    except (ValueError, TypeError, KeyError):
        return False


def main():
    tap, rng = Tap(), random.Random(1999)
    lines = decide([random_jam(rng) for _ in range(RANDOM)])
    chosen = {json.loads(line)["row"]: line for line in lines}
    fields = [line for line in lines if b'"field"' in line]
    tap.ok(len(chosen) >= 36 and len(fields) > 100, f"random problems reach {len(chosen)} rows; {len(fields)} over number fields")
    judge_certificates(tap, lines, "random certificates")
    judge_mutants(tap, list(mutants(list(chosen.values())[:ORIGINALS] + fields[:5], rng)))
    tap.done()


main()
