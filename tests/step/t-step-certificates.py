#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Both checkers on certificates of kind step: mutants of random ones, in every field, byte by byte, and spliced from two; and what
`painleve decide` says of records that are not right.  A mutant may be VERIFIED only when it says the same as the original
(spec/certificate.md, section 6).  runs on: sanitized"""

import importlib
import json
import pathlib
import random
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import step_problems
from checkers import NIGHTLY, PAINLEVE, SANITIZED, Tap, check_refused, decide, judge_mutants, rehashed, run, settled

mutation = importlib.import_module("t-mutation")
RANDOM, ORIGINALS, FIELDS_EACH, BYTES_EACH = (400, 14, 150, 60) if NIGHTLY else (300, 6, 30, 12) if SANITIZED else (300, 14, 50, 20)
CONTACT = {"kind": "step", "A": "1", "B": "0", "C": "1", "mu": "1/2", "a": "0", "b": "-1", "P_T": "0", "P_N": "1"}
BODY = {"kind": "step", "m": "1", "I": "1", "rx": "0", "ry": "-1", "vx": "0", "vy": "0", "w": "0", "gx": "0", "gy": "-1", "h": "1", "mu": "1/2",
        "vx_new": "0", "vy_new": "0", "w_new": "0"}
# What is changed (None: left out), the field that the error names, words of its reason.
BAD = [
    (CONTACT, {"P_N": None}, "P_N", "missing"), (CONTACT, {"U_T": "0"}, "U_N", "together"), (CONTACT, {"U_N": "0"}, "U_T", "together"),
    (CONTACT, {"m": "1"}, "a", "a body"), (CONTACT, {"rx": "1"}, "rx", "a contact has no such field"), (CONTACT, {"mu": None}, "mu", "missing"),
    (CONTACT, {"eps": "1/99"}, "eps", "eps <= 1/100"), (CONTACT, {"eps": "1/1000", "floor": "1/999"}, "floor", "floor <= eps"),
    (CONTACT, {"floor": "-1/9"}, "floor", "floor >= 0"), (CONTACT, {"e": "-1"}, "e", "0 <= e <= 1"), (CONTACT, {"e": "1.1"}, "e", "0 <= e <= 1"),
    (CONTACT, {"b_size": "1/2"}, "b_size", "b_size >= |b|"), (CONTACT, {"a": "-2", "a_size": "1"}, "a_size", "a_size >= |a|"),
    (CONTACT, {"A": "0"}, "A", "A > 0"), (CONTACT, {"B": "1"}, "Delta", "A C - B^2 > 0"), (CONTACT, {"mu": "-1"}, "mu", "mu >= 0"),
    (CONTACT, {"law": "hard"}, "law", "one of the words"), (CONTACT, {"mu": "sqrt(2)"}, "mu", "irrational"),
    (CONTACT, {"b": "[-2, -1]"}, "b", "interval"), (CONTACT, {"x": "1"}, "x", "no such field"), (CONTACT, {"P_N": "nan"}, "P_N", ""),
    (BODY, {"m": "0"}, "m", "m > 0"), (BODY, {"I": "-1"}, "I", "I > 0"), (BODY, {"h": "0"}, "h", "h > 0"), (BODY, {"w_new": None}, "w_new", "missing"),
    (BODY, {"v": "1"}, "v", "a body"), (BODY, {"vx_new": "1e999999999"}, "vx_new", ""),
]


def spliced(record, other):
    """Parts of another certificate; and another problem, properly hashed."""
    for keys in (("problem", "sha256"), ("problem", "sha256", "quantities"), ("verdict",), ("witness",), ("row", "verdict"),
                 ("verdict", "witness"), ("row", "verdict", "witness")):
        yield mutation.compact({**record, **{key: other[key] for key in keys}})
    for part in ("verdict", "problem", "quantities", "witness"):
        for key in sorted(set(record[part]) & set(other[part])):
            yield mutation.compact(rehashed({**record, part: {**record[part], key: other[part][key]}}))
    for part in ("sizes", "terms", "impulses"):
        for key in sorted(set(record["witness"][part]) & set(other["witness"][part])):
            yield mutation.compact({**record, "witness": {**record["witness"], part: {**record["witness"][part], key: other["witness"][part][key]}}})


def changed_problems(record):
    """Another problem of the same form, properly hashed: each asks for another verdict, or is outside the hypotheses."""
    problem = record["problem"]
    for change in ({"eps": "1/50"}, {"eps": "-1"}, {"floor": "1/60"}, {"e": "2"}, {"e": "-1"}, {"law": "none"}, {"law": ""}, {"mu": "-1"}, {"mu": "1000003/7"},
                   {"m": "0"}, {"I": "-2"}, {"h": "0"}, {"a_size": "0"}, {"U_T": "1"}, {"A": "0"}, {"B": "100"}, {"u": "1/7"}, {"v": "-1"}):
        yield mutation.compact(rehashed({**record, "problem": {**problem, **change}}))
    for key in problem:
        if key not in ("kind", "law", "e", "eps", "floor"):
            yield mutation.compact(rehashed({**record, "problem": {name: x for name, x in problem.items() if name != key}}))


def is_fair(other, record):
    """Whether another record has another problem, properly hashed, and says the same of it."""
    return mutation.differ_only_in(("problem", "sha256"), other, record) and rehashed(other) == other


def mutants(lines, rng):
    """What judge_mutants judges.  A mutant with another problem may have the verdict of the original: where a default value is written out, a law
    makes no difference, or sizes are larger than the default ones."""
    made, asked = [], []
    for line in lines:
        record, original = json.loads(line), mutation.meaning(line)
        further = list(spliced(record, json.loads(rng.choice(lines)))) + list(changed_problems(record))
        for mutant in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, further):
            allowed = mutation.may_be_verified(mutant, original, lambda other: None if is_fair(other, record) else False)
            if allowed is None:
                asked.append((len(made), json.loads(mutant)["problem"], record["verdict"]))
            made.append((allowed, mutant))
    return settled(made, asked)


def check_bad(tap):
    check_refused(tap, [(f"{change}: {reason or 'refused'}" + (": eps beyond 1/100" if change == {"eps": "1/99"} else ""), {key: x for key, x in {**good, **change}.items() if x is not None}, field, reason)
                        for good, change, field, reason in BAD])
    done = run([PAINLEVE, "decide", "step", "mechanism=falling-rod", "theta=90deg", "thetadot=0", "mu=1", "P_T=0", "P_N=0"])
    tap.ok(done.returncode == 3 and b"no mechanism" in done.stdout + done.stderr, "no mechanism gives the data of a solver", str(done))


def main():
    tap, rng = Tap(), random.Random(2025)
    lines = decide(step_problems.random_problems(rng, RANDOM))
    chosen = {}
    for line in lines:
        record = json.loads(line)
        chosen.setdefault((record["row"], "m" in record["problem"], record["verdict"]["continuous"] is None), line)
    tap.ok(len(chosen) >= 13, f"random problems of {len(chosen)} classes")
    judge_mutants(tap, mutants(list(chosen.values())[:ORIGINALS], rng))
    check_bad(tap)
    tap.done()


main()
