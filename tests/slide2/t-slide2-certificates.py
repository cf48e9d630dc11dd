#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Both checkers on certificates of kind slide2: mutants in every field, byte by byte, and spliced from two; false witnesses of true verdicts,
each of which has to be refused; and what `painleve decide` says of records that are not right.  A mutant may be VERIFIED only when it says the
same as the original (spec/certificate.md, section 6), or has another witness.  runs on: sanitized"""

import copy
import importlib
import json
import pathlib
import random
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import slide2_problems as problems
from checkers import NIGHTLY, SANITIZED, Tap, both_checkers, check_refused, decide, judge_mutants, rehashed

mutation = importlib.import_module("t-mutation")
RANDOM, ORIGINALS, FIELDS_EACH, BYTES_EACH = (400, 12, 150, 40) if NIGHTLY else (300, 6, 40, 12) if SANITIZED else (300, 12, 50, 14)
RAW = {"kind": "slide2", "p11": "1", "p12": "-1", "p21": "1", "p22": "1", "b1": "-1", "b2": "-1"}
COMPLIANT = {**RAW, "k1": "-1", "k2": "-1", "q1": "-1", "q2": "-1"}
BODY = {"kind": "slide2", "A11": "1", "A12": "1", "A22": "1", "B11": "1/2", "B12": "1/2", "B21": "1/2", "B22": "1/2", "C11": "2", "C12": "0", "C22": "2",
        "b1": "-1", "b2": "-1", "mu1": "1/2", "mu2": "1/2", "s1": "1", "s2": "-1"}
FREE = {"kind": "slide2", "p11": "0", "p12": "1", "p21": "1", "p22": "1", "b1": "0", "b2": "1"}  # S+F has a continuum of forces
EDGE = {"kind": "slide2", "p11": "1", "p12": "0", "p21": "1", "p22": "1", "b1": "-1", "b2": "-1"}  # S+F and S+S+ on a boundary
# What is changed (None: left out), the field that the error names, words of its reason.
BAD = [
    (RAW, {"p12": None}, "p12", "missing"), (RAW, {"b1": None}, "b1", "missing"), (RAW, {"mu1": "1"}, "p11", "not both"), (RAW, {"k1": "-1"}, "k2", "together"),
    (COMPLIANT, {"q2": None}, "q2", "together"), (COMPLIANT, {"k1": "0"}, "k1", "k1 < 0"), (COMPLIANT, {"k2": "1"}, "k2", "k2 < 0"),
    (COMPLIANT, {"q1": "1/9"}, "q1", "q1 < 0"), (COMPLIANT, {"q2": "0"}, "q2", "q2 < 0"), (BODY, {"C22": None}, "C22", "missing"),
    (BODY, {"mu1": "-1"}, "mu1", "mu1 >= 0"), (BODY, {"mu2": "-1/7"}, "mu2", "mu2 >= 0"), (BODY, {"s1": "0"}, "s1", "s1 = 1"), (BODY, {"s2": "2"}, "s2", "s2 = 1"),
    (BODY, {"A12": "2"}, "inertia", "semidefinite"), (BODY, {"C11": "-1"}, "inertia", "semidefinite"), (BODY, {"p11": "1"}, "p11", "not both"),
    (RAW, {"p11": "[1, 2]"}, "p11", "interval"), (RAW, {"p11": "sin(1)"}, "p11", "algebraic"), (RAW, {"p13": "1"}, "p13", "no such field"),
    (RAW, {"b2": "1/0"}, "b2", "zero"), (RAW, {"b2": ""}, "b2", "digit"), (RAW, {"p22": "nan"}, "p22", ""), (RAW, {"mechanism": "falling-rod"}, "mechanism", "does not give"),
]


def spliced(record, other):
    """Parts of another certificate; and another problem, properly hashed."""
    for keys in (("problem", "sha256"), ("problem", "sha256", "quantities"), ("verdict",), ("witness",), ("row", "verdict"),
                 ("verdict", "witness"), ("row", "verdict", "witness")):
        yield {**record, **{key: other[key] for key in keys}}
    for part in ("verdict", "problem", "quantities"):
        for key in sorted(set(record[part]) & set(other[part])):
            yield rehashed({**record, part: {**record[part], key: other[part][key]}})
    for mode in record["witness"]["modes"]:
        yield changed(record, ("witness", "modes", mode), other["witness"]["modes"][mode])


def changed(record, path, value):
    """The record with another value at a path; None takes the key away."""
    made = copy.deepcopy(record)
    inside = made
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    if value is None:
        del inside[path[-1]]
    return made


def changed_problems(record):
    """Another problem, properly hashed."""
    problem = record["problem"]
    for key in problem:
        if key != "kind":
            yield rehashed({**record, "problem": {name: x for name, x in problem.items() if name != key}})
            yield rehashed(changed(record, ("problem", key), "1000003/7"))
    for extra in ({"k1": "-1"}, {"p11": "1"}, {"A11": "1"}, {"s1": "1", "mu1": "0"}, {"k1": "-1", "k2": "-1", "q1": "-1", "q2": "-1"}, {"S": "1"}):
        if not set(extra) & set(problem):
            yield rehashed({**record, "problem": {**problem, **extra}})


def mutants(lines, rng):
    for line in lines:
        record, original = json.loads(line), mutation.meaning(line)
        further = [mutation.compact(x) for x in (*spliced(record, json.loads(rng.choice(lines))), *changed_problems(record))]
        for mutant in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, further):
            yield mutation.may_be_verified(mutant, original, lambda other: None if mutation.differ_only_in(("witness",), other, record) else False), mutant


def false_witnesses():
    """(what, a certificate that shows nothing): the verdict is true."""
    raw, free, edge, body, compliant = [json.loads(line) for line in decide([RAW, FREE, EDGE, BODY, COMPLIANT])]
    force = {"lambda1": "0", "lambda2": "0", "v1_dot": "-1", "v2_dot": "-1"}
    modes = ("witness", "modes")
    yield "weights 0", changed(raw, (*modes, "FF", "weights"), {"w1": "0", "w2": "0"})
    yield "a negative weight of a contact that lifts off", changed(raw, (*modes, "FF", "weights"), {"w1": "3", "w2": "-1"})
    yield "weights that a force can raise", changed(raw, (*modes, "S+F", "weights"), {"w1": "1", "w2": "0"})
    yield "no weights", changed(raw, (*modes, "FF"), {})
    yield "a force that sinks", changed(raw, (*modes, "FF"), {"force": force})
    yield "a force beside weights that show there is none", changed(raw, (*modes, "FF", "force"), force)
    yield "another acceleration", changed(raw, (*modes, "S+S+", "force", "v1_dot"), "1")
    yield "another force of a mode that has one", changed(raw, (*modes, "S+S+", "force", "lambda1"), "2")
    yield "weights beside a force that is strict", changed(raw, (*modes, "S+S+", "weights"), {"w1": "0", "w2": "0"})
    yield "an end of a continuum", changed(free, (*modes, "S+F", "force"), {"lambda1": "0", "lambda2": "0", "v1_dot": "0", "v2_dot": "1"})
    yield "a force that pulls", changed(free, (*modes, "S+F", "force"), {"lambda1": "-1/2", "lambda2": "0", "v1_dot": "0", "v2_dot": "1/2"})
    yield "a continuum counted as one force", changed(free, ("verdict", "solutions"), 1)
    yield "a boundary without weights", changed(edge, (*modes, "S+F", "weights"), None)
    yield "a boundary whose weights show nothing", changed(edge, (*modes, "S+F", "weights"), {"w1": "0", "w2": "0"})
    yield "a boundary without a force", changed(edge, (*modes, "S+F", "force"), None)
    yield "a pivot of the inertia changed", changed(body, ("witness", "inertia", "pivots", 0), "2")
    yield "a factor of the inertia changed", changed(body, ("witness", "inertia", "lower", 3, 0), "7")
    yield "no inertia", changed(body, ("witness", "inertia"), None)
    yield "an inertia where there is none", changed(raw, ("witness", "inertia"), body["witness"]["inertia"])
    yield "the stable compliance is the unstable one", changed(raw, ("witness", "stable"), raw["witness"]["unstable"])
    yield "the unstable compliance is the stable one", changed(raw, ("witness", "unstable"), raw["witness"]["stable"])
    yield "no unstable compliance", changed(raw, ("witness", "unstable"), None)
    yield "a stiffness that pushes apart", changed(raw, ("witness", "unstable", "k1"), "1")
    yield "a quantity of the compliance left out", changed(compliant, ("quantities", "H"), None)
    yield "a quantity of a compliance that is not given", changed(raw, ("quantities", "S"), {"value": "1", "sign": 1, "by": "exact"})


def check_false_witnesses(tap):
    found = list(false_witnesses())
    for name, check in both_checkers():
        words = check([mutation.compact(record) for _, record in found])
        bad = [what for (what, _), word in zip(found, words) if word != "REJECTED"]
        tap.ok(not bad and len(words) == len(found), f"{name} rejects {len(found)} false witnesses of true verdicts", "\n".join(bad))


def check_bad(tap):
    cases = []
    for good, change, field, reason in BAD:
        record = {key: x for key, x in {**good, **change}.items() if x is not None}
        if "mechanism" in record:
            record = {"kind": "slide2", "mechanism": record["mechanism"]}
        cases.append((f"{change}: {reason or 'refused'}", record, field, reason))
    check_refused(tap, cases)


def main():
    tap, rng = Tap(), random.Random(2626)
    made = problems.random_problems(rng, RANDOM)
    made += [problems.irrational(rng, problem) for problem in made[:20]]
    chosen = {}
    for line in decide(made):
        record = json.loads(line)
        chosen.setdefault((record["row"], "A11" in record["problem"], "k1" in record["problem"], "field" in record, record["verdict"]["class"]), line)
    tap.ok(len(chosen) > 30, f"random problems of {len(chosen)} forms")
    originals = rng.sample([line for line in chosen.values() if len(line) < 9000], ORIGINALS)
    judge_mutants(tap, list(mutants(originals, rng)))
    check_false_witnesses(tap)
    check_bad(tap)
    tap.done()


main()
