#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kind fold against an oracle that is written another way (tests/fold_oracle.py), on random problems of which more than half are exactly
degenerate; numbers of the paper; identities; mutants of certificates for both checkers; records that are not right.
NIGHTLY=1: 100,000 problems.  runs on: sanitized"""

import collections
import hashlib
import importlib
import json
import os
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parent / "certificates")]
import fold_oracle as oracle
import fold_problems as problems
from checkers import PAINLEVE, SANITIZED, Tap, decide, judge_certificates, judge_mutants, run

mutation = importlib.import_module("t-mutation")
COUNT = 100000 if os.environ.get("NIGHTLY") == "1" else 80 if SANITIZED else 240
ORIGINALS, FIELDS_EACH, BYTES_EACH = 4 if SANITIZED else 8, 80, 30
PAPER = {"kind": "fold", "mechanism": "turntable", "r": "0.1859", "omega": "-1.037"}
# [SJ14] section V at (r*, omega*) = (0.1859, -1.037), to 15 digits by an independent program.
SAMPLE = {"p": 2.47136299984107e-4, "q": 2.00009523782038e-4, "w": -2.80389720765278e-3, "Kpp": -2.35675138388664e-3, "Kpm": 3.25104303141893e-3,
          "Kmp": -2.75677043145071e-3, "Kmm": 2.85102398385485e-3}
RAW = {"kind": "fold", "Lp": "0", "Lm": "0", "Kpp": "-1", "Kpm": "2", "Kmp": "-2", "Kmm": "1"}
WHEEL = {"kind": "fold", "d": "1", "m": "1", "c1": "0", "c2": "0", "beta": "1", "r0": "1", "omega0": "1", "mu": "1", "S": "3/5", "cot": "4/3", "kappa": "1",
         "k2": "1", "side": "1", "r": "1", "omega": "2"}
# What is changed (None: left out), the field that the error names, words of its reason.
BAD = [
    (RAW, {"Lp": None}, "Lp", "missing"), (RAW, {"Kmp": None}, "Kmp", "missing"), (RAW, {"mu": "1"}, "Lp", "not both"), (RAW, {"Lp": "[0,1]"}, "Lp", "interval"),
    (RAW, {"Kpp": "sin(1)"}, "Kpp", "algebraic"), (RAW, {"L": "1"}, "L", "no such field"), (RAW, {"Lm": "1/0"}, "Lm", "zero"), (RAW, {"Kmm": "nan"}, "Kmm", ""),
    (RAW, {"Kpp": "1e99999"}, "Kpp", ""), (WHEEL, {"d": None}, "d", "missing"), (WHEEL, {"r": None}, "r", "missing"), (WHEEL, {"side": None}, "side", "missing"),
    (WHEEL, {"m": "0"}, "m", "m > 0"), (WHEEL, {"beta": "-1"}, "beta", "beta > 0"), (WHEEL, {"mu": "0"}, "mu", "mu > 0"), (WHEEL, {"kappa": "-1"}, "kappa", "kappa > 0"),
    (WHEEL, {"c1": "-1"}, "c1", "c1 >= 0"), (WHEEL, {"c2": "-1"}, "c2", "c2 >= 0"), (WHEEL, {"S": "0"}, "S", "not 0"), (WHEEL, {"cot": "1"}, "cot", "S^2"),
    (WHEEL, {"side": "0"}, "side", "side = 1"), (WHEEL, {"side": "2"}, "side", "side = 1"),
    (PAPER, {"gamma": "0"}, "gamma", "sin gamma = 0"), (PAPER, {"gamma": "90deg"}, "gamma", "no two-fold"), (PAPER, {"kappa": "1"}, "k2", "both"),
    (PAPER, {"r": "0"}, "r", "no two-fold"), (PAPER, {"r": "1/10"}, "k2", "k2"), (PAPER, {"omega": None}, "kappa", "give kappa and k2"),
    (PAPER, {"r": None}, "r", "a point"), (PAPER, {"m": "-1"}, "m", "positive"), (PAPER, {"S": "1"}, "S", "mechanism"), (PAPER, {"kappa": "-1", "k2": "1"}, "kappa", "positive"),
    (PAPER, {"gamma": "1/2"}, "S", "algebraic"),
]


def wrong(problem, record):
    """What is wrong with a verdict, or None."""
    verdict = record["verdict"]
    if verdict["question"] == "rest":
        word, F, M = oracle.rest(problem)
        right, found = (word, F, M), (verdict["rest"], Q(verdict["force"]), Q(verdict["moment"]))
        return None if right == found else f"{found}, {right} is right"
    if verdict["question"] == "count":
        return wrong_count(problem, verdict)
    right = oracle.judge(problem)
    return next((f"{key}: {verdict[key]}, {x} is right" for key, x in right.items() if verdict[key] != x), None) or wrong_numbers(problem, record)


def near(value):
    """A number or surd of a certificate as a fraction, to 80 digits; None for an element of a number field."""
    if isinstance(value, str):
        return Q(value)
    parts = [value.get(name) for name in "abd"]
    if not all(isinstance(x, str) for x in parts):
        return None
    a, b, d = map(Q, parts)
    return a + b * oracle.root_of(d)


def wrong_count(problem, verdict):
    """Every two-fold by its place, as far as that is told without a number field, and its words."""
    right, found = oracle.two_folds(problem), verdict["two_folds"]
    if len(right) != len(found):
        return f"{len(found)} two-folds, {len(right)} are right"
    for (side, r, omega, words), given in zip(right, found):
        if omega is None:
            if given["row"] != "continuum":
                return f"{given}: a continuum is right"
            continue
        place = [(near(given["r"]), r), (near(given["omega"]), omega)]
        if given["side"] != side or any(x is not None and not oracle.tiny(x - y) for x, y in place):
            return f"{given}: the place is wrong"
        if any(given[key] != words[key] for key in ("case", "forward", "reached")) or (given["row"] == "no_slip") != (words["point"] == "no_slip"):
            return f"{given}: {words} is right"
    genuine = sum(x["law"] == "agrees" for x in found)
    return None if verdict["count"] in (genuine, "continuum") else f"count {verdict['count']}"


def wrong_numbers(problem, record):
    """The rates and those K that are Lie derivatives, and the weight of f+, which keeps the motion on the surface."""
    q, _ = oracle.rates_of(problem)
    given, weight = record["quantities"], record["verdict"]["weight"]
    names = [name for name in q if name[0] == "L" or q["Lp" if name[2] == "p" else "Lm"] == 0]
    for name in names if record["verdict"]["point"] != "no_slip" else ():
        if Q(given[name]["value"]) != q[name]:
            return f"{name} is {given[name]['value']}, {q[name]} is right"
    return None if weight is None or Q(weight) * q["Lp"] + (1 - Q(weight)) * q["Lm"] == 0 else f"weight {weight}"


def check_random(tap):
    made = problems.random_problems(random.Random(27), COUNT)
    lines = decide(made)
    records = [json.loads(line) for line in lines]
    bad = [(problem, why) for problem, record in zip(made, records) if (why := wrong(problem, record))]
    tap.ok(not bad, f"the oracle agrees on {COUNT} random problems", "\n".join(f"{why}: {json.dumps(p)}" for p, why in bad[:5]))
    rows = collections.Counter(record["row"] for record in records)
    tap.ok(COUNT < 200 or len(rows) >= 30, f"{len(rows)} rows occur: {dict(sorted(rows.items()))}")
    ties = sum(any(name not in ("unit", "side_range") for name in record["verdict"]["zeros"]) for record in records)
    tap.ok(ties > COUNT // 2, f"{ties} have some quantity that is exactly zero")
    judge_certificates(tap, lines[:5000], "random certificates")
    return made, records


def check_fields(tap, made, records):
    """Irrational data: rates times an irrational positive number, one by one; the words stay where all are multiplied."""
    rng = random.Random(3)
    few = [(p, r) for p, r in zip(made, records) if "Kpp" in p][:40]
    lines = decide([problems.irrational(rng, p) for p, _ in few])
    bad = [json.dumps(p) for (p, record), line in zip(few, lines) if json.loads(line)["row"] != record["row"]]
    tap.ok(not bad, f"{len(few)} points times irrational numbers", "\n".join(bad[:5]))
    mixed = [{**p, "Kpp": f"({p['Kpp']})*sqrt(2)", "Kmm": f"({p['Kmm']})*sqrt(3)"} for p, _ in few[:12]]
    judge_certificates(tap, lines + decide(mixed), "certificates over number fields")


def mirrored(p):
    """h -> -h exchanges the fields: L and K change their signs and indices."""
    other = {"p": "m", "m": "p"}
    return {name[0] + "".join(other[c] for c in name[1:]) if name[0] in "LK" and name != "kind" else name: str(-Q(x)) if name != "kind" else x
            for name, x in p.items()}


def check_mirror(tap, made, records):
    few = [(p, r) for p, r in zip(made, records) if "Lp" in p]
    words = {"crossing_up": "crossing_down", "fold_plus": "fold_minus", "visible_invisible": "invisible_visible"}
    words.update({y: x for x, y in words.items()})
    bad = []
    for (p, record), line in zip(few, decide([mirrored(p) for p, _ in few])):
        v, w = record["verdict"], json.loads(line)["verdict"]
        same = all(words.get(v[key], v[key]) == w[key] for key in ("point", "two_fold", "case", "forward", "reached"))
        if not same or (v["fold_plus"], v["fold_minus"]) != (w["fold_minus"], w["fold_plus"]):
            bad.append(json.dumps(p))
    tap.ok(not bad, f"{len(few)} points seen from the other side", "\n".join(bad[:5]))


def number(value, root):
    """An element of Q(sqrt 2), as a double."""
    if isinstance(value, str):
        return float(Q(value))
    return sum(float(Q(c)) * root ** i for i, c in enumerate(value["coefficients"]))


def check_paper(tap):
    """[SJ14] section V, and the other point with the same kappa and k2, which has g < 0: the law of the wheel does not hold there."""
    line, = decide([PAPER])
    record = json.loads(line)
    root = 2 ** 0.5 if float(Q(record["field"]["interval"][1])) > 0 else -2 ** 0.5
    found = {name: number(record["quantities"][name]["value"], root) for name in SAMPLE}
    bad = {name: x for name, x in found.items() if abs(x - SAMPLE[name]) > 1e-14 * abs(SAMPLE[name])}
    tap.ok(not bad, "the sample of the paper to 14 digits", bad)
    tap.ok(record["row"] == "teixeira_case_1" and record["verdict"]["law"] == "agrees", "it is a Teixeira singularity of case 1, by the law of the wheel")
    tap.ok(record["problem"]["k2"] == "42653764662528079/19152161779000000", "k2 by (11)")
    tap.ok(abs(float(Q(record["verdict"]["J1J2"])) - 1.333855175927743) < 1e-14, "J1 J2")
    above = [{**PAPER, "r": "3/10", "omega": w} for w in ("-1.4855", "-1.4854", "-1.0001", "-0.9999")]
    got = [json.loads(x)["verdict"] for x in decide(above)]
    tap.ok([(v["case"], v["law"]) for v in got] == [(None, "agrees"), (1, "agrees"), (1, "agrees"), (3, "contradicts")],
           "panel (a) of figure 4 at r* = 0.3 lies between K++ = 0 and omega0", got)
    judge_certificates(tap, [line], "certificate of the paper's sample")


def rehashed(record):
    text = json.dumps(record["problem"], sort_keys=True, separators=(",", ":"))
    return {**record, "sha256": hashlib.sha256(text.encode()).hexdigest()}


def further(record, other):
    """Parts of another certificate, and other problems, properly hashed."""
    for keys in (("problem", "sha256"), ("quantities",), ("verdict",), ("row",), ("row", "verdict"), ("quantities", "verdict", "row")):
        yield {**record, **{key: other[key] for key in keys}}
    for key in record["problem"]:
        if key != "kind":
            yield rehashed({**record, "problem": {name: x for name, x in record["problem"].items() if name != key}})
            yield rehashed({**record, "problem": {**record["problem"], key: "1000003/7"}})
    for key in sorted(set(record["verdict"]) & set(other["verdict"])):
        yield {**record, "verdict": {**record["verdict"], key: other["verdict"][key]}}


def check_mutants(tap, records, lines):
    rng, chosen, made = random.Random(8), {}, []
    for record, line in zip(records, lines):
        chosen.setdefault(record["row"], line)
    for line in rng.sample(sorted(chosen.values()), ORIGINALS) + [decide([PAPER])[0]]:
        record = json.loads(line)
        extra = [mutation.compact(x) for x in further(record, json.loads(rng.choice(lines)))]
        made += [(mutation.meaning(m) == mutation.meaning(line), m) for m in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, extra)]
    judge_mutants(tap, made)


def check_bad(tap):
    for good, change, field, reason in BAD:
        record = {key: x for key, x in {**good, **change}.items() if x is not None}
        done = run([PAINLEVE, "decide", "--json", "-"], json.dumps(record).encode())
        answer = json.loads(done.stdout)
        tap.ok(done.returncode == 3 and answer["type"] == "error" and answer["field"] == field and reason in answer["reason"],
               f"{change}: {reason or 'refused'}", json.dumps(answer))


def main():
    tap = Tap()
    made, records = check_random(tap)
    check_fields(tap, made, records)
    check_mirror(tap, made, records)
    check_paper(tap)
    check_mutants(tap, records, [mutation.compact(record) for record in records])
    check_bad(tap)
    tap.done()


main()
