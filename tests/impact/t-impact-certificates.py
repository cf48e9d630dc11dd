#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Both checkers on certificates of kind impact: random ones, and mutants of them.  A mutant may be VERIFIED only when
it says the same as the original (spec/certificate.md, section 6).  runs on: sanitized"""

import importlib
import json
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import NIGHTLY, SANITIZED, Tap, decide, judge_certificates, judge_mutants, rehashed
from random_contacts import random_inertia, small

mutation = importlib.import_module("t-mutation")
RANDOM, ORIGINALS, FIELDS_EACH, BYTES_EACH = (1200, 24, 200, 120) if NIGHTLY else (400, 24, 30, 18) if SANITIZED else (400, 24, 70, 40)


def random_impact(rng):
    """A problem within the hypotheses, one in three with an exact zero that matters."""
    A, B, C, mu, choice = random_inertia(rng, 9)
    u, v, r = small(rng, -8, 8), rng.choice((0, 1, 1, 1)) * small(rng, -8, 0), Fraction(rng.randint(0, 4), 4)
    side = rng.choice((1, -1))
    p, k = C - side * mu * B, mu * A - side * B
    if choice in (3, 4) and p > 0:
        u = -side * k * v * (1 if choice == 3 else 1 + r) / p
    return {"kind": "impact", "law": rng.choice(("poisson", "energetic", "newton")),
            **{name: str(x) for name, x in dict(A=A, B=B, C=C, mu=mu, u=u, v=v, r=r).items()}}


def spliced(record, other):
    """Parts of another certificate; and another problem, properly hashed."""
    for keys in (("problem", "sha256"), ("problem", "sha256", "quantities"), ("verdict",), ("witness",), ("row", "verdict"),
                 ("verdict", "witness"), ("row", "verdict", "witness")):
        yield mutation.compact({**record, **{key: other[key] for key in keys}})
    for part in ("verdict", "witness", "problem"):
        for key in sorted(set(record[part]) & set(other[part]) - {"law"}):  # the laws may agree
            mutant = {**record, part: {**record[part], key: other[part][key]}}
            yield mutation.compact(rehashed(mutant))


def surd_mutants(record):
    """The same surd otherwise: 2 b and d / 4; and every d times 4."""
    line = mutation.compact(record)
    v = record["verdict"]["v"]
    if isinstance(v, dict):
        other = str(Fraction(v["d"]) / 4)
        yield mutation.compact({**record, "verdict": {**record["verdict"], "v": {"a": "0", "b": "2", "d": other}}})
        yield line.replace(json.dumps(v["d"]).encode(), json.dumps(str(4 * Fraction(v["d"]))).encode())


def mutants(lines, rng):
    """(whether it says the same, the mutant)"""
    for line in lines:
        record, original = json.loads(line), mutation.meaning(line)
        further = list(spliced(record, json.loads(rng.choice(lines)))) + list(surd_mutants(record))
        for mutant in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, further):
            yield mutation.meaning(mutant) == original, mutant


def main():
    tap, rng = Tap(), random.Random(20160321)
    lines = decide([random_impact(rng) for _ in range(RANDOM)])
    rows = {json.loads(line)["row"] for line in lines}
    tap.ok(len(rows) >= 18, f"random impacts reach {len(rows)} rows")
    judge_certificates(tap, lines, "random impacts")
    chosen = {json.loads(line)["row"]: line for line in lines}
    chosen = list(chosen.values()) + lines[:ORIGINALS - len(chosen)]
    judge_mutants(tap, list(mutants(chosen, rng)))
    tap.done()


main()
