#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kind fold against an oracle that is written another way (tests/fold/fold_oracle.py), on random problems of which more than half are exactly
degenerate; numbers of the paper; identities; mutants of certificates for both checkers; records that are not right.
NIGHTLY=1: 100,000 problems.  runs on: sanitized"""

import collections
import importlib
import itertools
import json
import os
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import fold_oracle as oracle
import fold_problems as problems
from checkers import PAINLEVE, SANITIZED, Tap, both_checkers, check_refused, decide, first_checker, judge_certificates, judge_mutants, rehashed, run

mutation = importlib.import_module("t-mutation")
COUNT = 100000 if os.environ.get("NIGHTLY") == "1" else 48 if SANITIZED else 120
PART = 2000
ORBITS = 10000 if os.environ.get("NIGHTLY") == "1" else 300
ORIGINALS, FIELDS_EACH, BYTES_EACH = (6, 70, 25) if os.environ.get("NIGHTLY") == "1" else (2, 20, 8) if SANITIZED else (5, 28, 10)
PAPER = {"kind": "fold", "mechanism": "turntable", "r": "0.1859", "omega": "-1.037"}
# [SJ14] section V at (r*, omega*) = (0.1859, -1.037), to 15 digits by an independent program: quantities, and what follows from them.
SAMPLE = {"p": "2.47136299984107e-4", "q": "2.00009523782038e-4", "w": "-2.80389720765278e-3", "Kpp": "-2.35675138388664e-3", "Kpm": "3.25104303141893e-3",
          "Kmp": "-2.75677043145071e-3", "Kmm": "2.85102398385485e-3", "v": "-0.0301217"}
DERIVED = {"J1": "-1.06351417121557", "J2": "-1.25419595904696", "J1 J2": "1.333855175927743", "lambda_1": "-0.154320403682171", "lambda_2": "-2.16338972658036",
           "weak direction": "-10.2442529154911"}
# At r*, the omega* at which one of the K vanishes where kappa and k2 make the point a two-fold, by the same program.
CURVES = {"Kpp": {"0.15": "-1.154697522085982", "0.1859": "-1.251532568113411", "0.3": "-1.485421936090004", "0.5": "-1.73755681860478", "0.8": "-2.337493391809467"},
          "Kpm": {"0.15": "-0.876463817455650", "0.1859": "-0.809125392606077", "0.3": "-0.639999031036666", "0.5": "-0.418426886082144", "0.8": "-0.159196796273394"},
          "Kmp": {"0.15": "-1.381220018621385", "0.1859": "-1.647386926948443", "0.3": "-1.908212375585795 -0.379027132519782 0.517812518963790",
                  "0.5": "-1.992251808631848 -0.219433932649060 0.607620156476569", "0.8": "-2.459850343297788 -0.047630550683151 1.055805884112957"},
          "Kmm": {"0.15": "-0.630933213920641", "0.1859": "-0.143622118258854", "0.3": "0.195922798085269", "0.5": "0.140442095227905", "0.8": "0.038273562559795"}}
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
    (PAPER, {"gamma": "1/2"}, "S", "algebraic"), (PAPER, {"r_end": "0.1859"}, "r_end", "not r"), (PAPER, {"omega": "-1/2", "r_end": "0.19"}, "r_end", "case 1"),
    (WHEEL, {"r_end": "2"}, "r_end", "case 1"), (WHEEL, {"r": None, "r_end": "2"}, "r", "missing"),
]
FUNNELS = 1000 if os.environ.get("NIGHTLY") == "1" else 2 if SANITIZED else 3


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
    """Every two-fold: its place, as far as that is written without a number field, and its words."""
    right, found = oracle.two_folds(problem), verdict["two_folds"]
    if len(right) != len(found):
        return f"{len(found)} two-folds, {len(right)} are right"
    for (side, r, omega, words), given in zip(right, found):
        if omega is None:
            if given["row"] != "continuum":
                return f"{given}: a continuum is right"
            continue
        place = [(near(given["r"]), r), (near(given["omega"]), omega)]
        if given["side"] != side or any(x is not None and abs(x - y) > Q(1, 10 ** 40) for x, y in place):
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


def is_degenerate(verdict):
    return any(name not in ("unit", "side_range") for name in verdict["zeros"])


def check_random(tap):
    """COUNT problems in parts, so that no part is large; returns the first part."""
    rng, first, bad, refused, rows, ties = random.Random(27), None, [], [], collections.Counter(), 0
    for start in range(0, COUNT, PART):
        made = problems.random_problems(rng, min(PART, COUNT - start))
        lines = decide(made)
        records = [json.loads(line) for line in lines]
        bad += [(problem, why) for problem, record in zip(made, records) if (why := wrong(problem, record))]
        refused += [line for line, word in zip(lines, first_checker(lines)) if word != "VERIFIED"]
        rows.update(record["row"] for record in records)
        ties += sum(is_degenerate(record["verdict"]) for record in records)
        first = first or (made, records, lines)
    tap.ok(not bad, f"the oracle agrees on {COUNT} random problems", "\n".join(f"{why}: {json.dumps(p)}" for p, why in bad[:5]))
    tap.ok(not refused, f"painleve-check verifies {COUNT} random certificates", refused[:3])
    tap.ok(COUNT < 200 or len(rows) >= 25, f"{len(rows)} rows occur: {dict(sorted(rows.items()))}")
    tap.ok(ties > COUNT // 2, f"{ties} have some quantity that is exactly zero")
    judge_certificates(tap, first[2], "random certificates")
    return first[:2]


def check_differences(tap, made):
    """The Lie derivatives of the oracle once more, as finite differences."""
    few = [p for p in made if "omega" in p][:4 if SANITIZED else 20]
    bad = []
    for p in few:
        wheel = oracle.Wheel({name: x for name, x in p.items() if name not in ("kind", "r", "omega")})
        x, forces = wheel.state(Q(p["r"]), Q(p["omega"])), (wheel.mu, -wheel.mu)
        bad += [p for F in forces if wheel.rate(x, F) != wheel.rate_by_differences(x, F)]
        bad += [p for F in forces for G in forces if wheel.second(x, F, G) != wheel.second_by_differences(x, F, G)]
    tap.ok(few and not bad, f"Lie derivatives and finite differences are the same at {len(few)} points", bad[:3])


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


def generator(field):
    """The root of the polynomial of a field in its interval, to 80 digits."""
    at = lambda x: sum(Q(c) * x ** i for i, c in enumerate(field["poly"]))
    low, high = map(Q, field["interval"])
    for _ in range(270):
        middle = (low + high) / 2
        low, high = (middle, high) if at(middle) * at(high) < 0 else (low, middle)
    return low


def number(value, root):
    """A rational, or an element of the field of this generator, to some 70 digits."""
    return Q(value) if isinstance(value, str) else sum(Q(c) * root ** i for i, c in enumerate(value["coefficients"]))


def half_a_digit(text):
    """Half a unit of the last digit of a decimal."""
    mantissa, _, exponent = text.partition("e")
    return Q(10) ** (int(exponent or 0) - len(mantissa.partition(".")[2])) / 2


def rounds_to(x, text):
    return abs(x - Q(text)) <= half_a_digit(text)


def derived(x):
    """J1, J2, the eigenvalues of [SJ14] (20) scaled by D, and the slope of the direction of the smaller one, for mu = 1."""
    D = oracle.root_of(-x["Kpp"] * x["Kmm"])
    A_r = x["q"] / (x["T"] * x["v"])
    return {"J1": x["Kmp"] / D, "J2": -x["Kpm"] / D, "J1 J2": x["Kmp"] * -x["Kpm"] / D ** 2, "lambda_1": -2 * x["q"] / D, "lambda_2": 2 * x["w"] / D,
            "weak direction": (A_r * x["drift"] - x["B_r"] * x["turn"]) / (x["q"] + x["w"])}


def check_curves(tap):
    """Each K has opposite signs at the two ends of the last digit of its zero, for the two-fold that is made there."""
    zeros = [(name, r, omega) for name, curve in CURVES.items() for r, zeros in curve.items() for omega in zeros.split()]
    asked = [{**PAPER, "r": r, "omega": str(Q(omega) + side * half_a_digit(omega))} for _, r, omega in zeros for side in (-1, 1)]
    signs = [json.loads(line)["quantities"] for line in decide(asked)]
    bad = [zero for i, zero in enumerate(zeros) if signs[2 * i][zero[0]]["sign"] * signs[2 * i + 1][zero[0]]["sign"] >= 0]
    tap.ok(not bad, f"{len(zeros)} points of the curves of figure 4 to each digit", bad)


def check_paper(tap):
    """[SJ14] section V, and the other point with the same kappa and k2, which has g < 0: the law of the wheel does not hold there."""
    line, = decide([PAPER])
    record = json.loads(line)
    root = generator(record["field"])
    found = {name: number(quantity["value"], root) for name, quantity in record["quantities"].items()}
    values = derived(found)
    bad = {name: float(found[name]) for name, text in SAMPLE.items() if not rounds_to(found[name], text)}
    bad |= {name: float(values[name]) for name, text in DERIVED.items() if not rounds_to(values[name], text)}
    tap.ok(not bad, "the sample of the paper to each of 15 digits", bad)
    check_curves(tap)
    tap.ok(record["row"] == "teixeira_case_1" and record["verdict"]["law"] == "agrees", "it is a Teixeira singularity of case 1, by the law of the wheel")
    tap.ok(record["problem"]["k2"] == "42653764662528079/19152161779000000", "k2 by (11)")
    tap.ok(rounds_to(Q(record["verdict"]["J1J2"]), DERIVED["J1 J2"]), "J1 J2 in the verdict")
    above = [{**PAPER, "r": "3/10", "omega": w} for w in ("-1.4855", "-1.4854", "-1.0001", "-0.9999")]
    got = [json.loads(x)["verdict"] for x in decide(above)]
    tap.ok([(v["case"], v["law"]) for v in got] == [(None, "agrees"), (1, "agrees"), (1, "agrees"), (3, "contradicts")],
           "panel (a) of figure 4 at r* = 0.3 lies between K++ = 0 and omega0", got)
    judge_certificates(tap, [line], "certificate of the paper's sample")


def slope(wheel, r, w):
    """domega/dr of the sliding motion, its velocity dr/dt, and |B| / (mu |A|)."""
    x = wheel.state(r, w)
    plus, minus = wheel.rate(x, wheel.mu), wheel.rate(x, -wheel.mu)
    F = -wheel.mu * (plus + minus) / (plus - minus)
    dr, _, dw = wheel.field(x, F)
    return dw / dr, x[1], abs(F) / wheel.mu


def run_inward(wheel, start, end, w, steps):
    """The sliding orbit from the place `start` to a 64th of the way from `end`, by Runge's method with steps in proportion to the distance, since
    the motion is stiff near the two-fold: (time, last omega, largest |F| / mu)."""
    r, time, most, factor = start, 0.0, 0.0, (1 / 64) ** (1 / steps)
    for _ in range(steps):
        step = (r - end) * (factor - 1)
        k1, v, force = slope(wheel, r, w)
        k2, middle, _ = slope(wheel, r + step / 2, w + step / 2 * k1)
        k3, _, _ = slope(wheel, r + step / 2, w + step / 2 * k2)
        k4, _, _ = slope(wheel, r + step, w + step * k3)
        r, w, time, most = r + step, w + step / 6 * (k1 + 2 * k2 + 2 * k3 + k4), time + step / middle, max(most, force)
    return time, w, most


def wrong_funnel(record, rng):
    """Whether an orbit from a random state of the funnel runs to the two-fold in the time that is stated; or None."""
    given = {name: float(Q(x)) for name, x in record["problem"].items() if name != "kind"}
    wheel = oracle.Wheel(given)
    wheel.__dict__.update(given, C=given["cot"] * given["S"])
    low, high = (float(Q(record["witness"]["pieces"][-1][name])) for name in ("low", "high"))
    inside = [w for w in (low + (high - low) * k / 60 for k in range(61)) if slope(wheel, given["r_end"], w)[2] < 0.95]
    if not inside:
        return "no state between the bounds"
    stiffness = abs(float(Q(record["quantities"]["w"]["value"]) / Q(record["quantities"]["q"]["value"])))  # ratio of the two rates at the two-fold
    time, w, most = run_inward(wheel, given["r_end"], given["r"], rng.choice(inside), 60 + int(4 * stiffness))
    soonest, latest = (float(Q(record["verdict"][name])) for name in ("soonest", "latest"))
    off = abs(w - given["omega"])
    if most > 1.0001 or off > 0.25 * (high - low):
        return f"an orbit leaves the funnel: |F| / mu = {most}, at the end {off} from omega*"
    if (record["verdict"]["funnel"] == "reaches") != (time > 0):
        return "orbits run the other way"
    return None if 0.98 * soonest <= abs(time) <= 1.02 * latest else f"the time is {time}, not between {soonest} and {latest}"


def is_mild(record):
    """Whether its orbits can be followed in few steps."""
    return abs(Q(record["quantities"]["w"]["value"])) < 80 * abs(Q(record["quantities"]["q"]["value"]))


def funnel_problems(rng):
    """Two-folds of case 1 with rational data near the paper's, and ends near them."""
    for _ in range(50 * FUNNELS):
        q = {"d": Q(1), "m": Q(1), "c1": Q(1, 1000), "c2": Q(1, 1000), "beta": Q(1, 20), "r0": Q(1, 10), "omega0": Q(-1), "mu": Q(rng.randint(1, 4), 2),
             "S": Q(-20, 29), "cot": Q(21, 20), "kappa": Q(1), "k2": Q(1), "side": Q(1), "r": Q(rng.randint(110, 600), 1000),
             "omega": Q(-rng.randint(1005, 1600), 1000)}
        made = problems.make_two_fold(q)
        if made is None or oracle.judge(problems.texts(made))["case"] != 1 or oracle.rates_of(problems.texts(made))[1] <= 0:
            continue
        made["r_end"] = made["r"] * (1 + Q(rng.choice((-1, 1)) * rng.randint(1, 12), 400))
        yield problems.texts(made)


def decided_funnels(rng):
    """FUNNELS certificates of funnels whose orbits can be followed; the program leaves others undecided."""
    made, source = [], funnel_problems(rng)
    while len(made) < FUNNELS and (few := list(itertools.islice(source, FUNNELS))):
        lines = run([PAINLEVE, "decide", "--json", "-"], b"".join(json.dumps(p).encode() + b"\n" for p in few)).stdout.splitlines()
        made += [line for line in lines if (record := json.loads(line))["type"] == "verdict" and is_mild(record)]
    return made[:FUNNELS]


def check_funnels(tap):
    """[SJ14], figure 5: which states are drawn into the singularity, certified; orbits of the oracle confirm it."""
    rng = random.Random(11)
    made = decided_funnels(rng)
    records = [json.loads(line) for line in made]
    bad = [(record["problem"], why) for record in records if (why := wrong_funnel(record, rng))]
    tap.ok(not bad and len(made) == FUNNELS, f"orbits of {len(made)} funnels run to the two-fold", "\n".join(map(str, bad[:3])))
    paper = decide([{**PAPER, "r_end": end} for end in ("0.2078", "0.1844")])
    tap.ok([json.loads(line)["row"] for line in paper] == ["reaches", "reached_from"], "the funnel of the sample, sliding and escaping")
    ends = [run([PAINLEVE, "decide", "fold", "mechanism=turntable", "r=0.1859", "omega=-1.037", "r_end=" + end]) for end in ("0.2080", "0.1839", "-0.1")]
    tap.ok(all(done.returncode == 4 and b"the argument stops" in done.stderr for done in ends), "beyond it the answer is undecided, with the reason", ends)
    judge_certificates(tap, made[:50] + paper, "certificates of funnels")
    tap.ok(set(first_checker(made)) == {"VERIFIED"}, f"painleve-check verifies {len(made)} certificates of funnels")
    false = list(false_funnels(json.loads(paper[0])))
    for name, check in both_checkers():
        words = check([mutation.compact(record) for _, record in false])
        bad = [what for (what, _), word in zip(false, words) if word != "REJECTED"]
        tap.ok(not bad and len(words) == len(false), f"{name} rejects {len(false)} funnels that show nothing", "\n".join(bad))


def false_funnels(record):
    """(what, a certificate that shows nothing of what it says)"""
    def pieces(change):
        return {**record, "witness": {"pieces": change([dict(piece) for piece in record["witness"]["pieces"]])}}

    yield "no pieces", pieces(lambda p: [])
    yield "a piece left out", pieces(lambda p: p[:-1])
    yield "the first piece left out", pieces(lambda p: p[1:])
    yield "a piece twice", pieces(lambda p: p[:1] + p)
    yield "one piece of all", pieces(lambda p: [{**p[0], "end": p[-1]["end"]}])
    yield "bounds exchanged", pieces(lambda p: [{**p[0], "low": p[0]["high"], "high": p[0]["low"]}] + p[1:])
    yield "bounds that take omega0 in", pieces(lambda p: [{**x, "high": "-1"} for x in p])
    yield "bounds of another piece", pieces(lambda p: [{**p[0], "low": p[-1]["low"], "high": p[-1]["high"]}] + p[1:])
    yield "another time", {**record, "verdict": {**record["verdict"], "latest": record["verdict"]["soonest"]}}
    yield "the other direction", {**record, "row": "reached_from", "verdict": {**record["verdict"], "funnel": "reached_from"}}
    yield "a root", {**record, "witness": {**record["witness"], "root": "1"}}


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


def step_of(M, way):
    """The matrix of a small step of x' = way M x, by its series."""
    size = way * 0.5 / max(abs(a) for row in M for a in row)
    term = total = ((1.0, 0.0), (0.0, 1.0))
    for k in range(1, 20):
        term = tuple(tuple(size / k * sum(row[i] * term[i][j] for i in (0, 1)) for j in (0, 1)) for row in M)
        total = tuple(tuple(x + y for x, y in zip(*rows)) for rows in zip(total, term))
    return total


def ends(step, x, y):
    """Whether the motion ends at 0 without leaving sliding; None where many steps do not tell."""
    (a, b), (c, d) = step
    for _ in range(5000):
        x, y = a * x + b * y, c * x + d * y
        if x >= 0 or y <= 0 or max(-x, y) > 1e40:
            return False
        if max(-x, y) < 1e-40:
            return True
    return None


def check_no_funnels(tap):
    """A funnel belongs to a two-fold of case 1 of a wheel whose law holds there, and to no other point: the answer to the rest is an error that says so."""
    rng = random.Random(5)
    made = [problem for problem in (problems.wheel(rng) for _ in range(300)) if problem["r"] != "0"]
    right = [(words["case"], law) == (1, 1) for words, law in ((oracle.judge(problem), oracle.rates_of(problem)[1]) for problem in made)]
    ends = [{**problem, "r_end": str(Q(problem["r"]) * Q(1001, 1000))} for problem in made]
    done = run([PAINLEVE, "decide", "--json", "-"], "".join(json.dumps(problem) + "\n" for problem in ends).encode())
    refused = [record["type"] == "error" and record["field"] == "r_end" and "case 1" in record["reason"] for record in map(json.loads, done.stdout.splitlines())]
    bad = [problem for problem, is_right, is_refused in zip(ends, right, refused) if is_right == is_refused]
    tap.ok(not bad and len(refused) == len(made), f"{sum(refused)} of {len(made)} points have no funnel", bad[:3])


def check_orbits(tap):
    """Of random two-folds, whether open sets of orbits end and begin at the point: random states of the linear motion are followed, forward and
    backward in time.  Escaping is sliding with the sign of the state and of time changed.  Nothing is used of directions and eigenvalues."""
    rng, asked, wrong, seen = random.Random(2014), [], [], collections.Counter()
    for _ in range(ORBITS):
        asked.append({"kind": "fold", "Lp": "0", "Lm": "0", **{name: str(rng.choice((-4, -3, -2, -1, 1, 2, 3, 4))) for name in ("Kpp", "Kpm", "Kmp", "Kmm")}})
    for problem, line in zip(asked, decide(asked)):
        verdict, Kpp, Kpm, Kmp, Kmm = json.loads(line)["verdict"], *(int(problem[name]) for name in ("Kpp", "Kpm", "Kmp", "Kmm"))
        M = ((-Kpm, Kpp), (-Kmm, Kmp))
        states = [(-rng.uniform(0.1, 1), rng.uniform(0.1, 1)) for _ in range(8)]
        end, begin = ([ends(step, *x) for x in states] for step in (step_of(M, 1), step_of(M, -1)))
        if "undecided" in (verdict["forward"], verdict["reached"]) or None in end + begin:
            continue
        seen[verdict["two_fold"], verdict["case"]] += 1
        if any(end) and verdict["reached"] != "open_set" or any(end + begin) and verdict["forward"] != "set_valued":
            wrong.append((problem, verdict, end, begin))
        hidden = verdict["two_fold"] == "invisible_invisible"
        if hidden and (any(end) != (verdict["reached"] == "open_set") or any(end + begin) != (verdict["forward"] == "set_valued")):
            wrong.append((problem, verdict, end, begin))
    enough = all(seen["invisible_invisible", case] > 1 for case in (1, 2, 3)) and len(seen) == 6
    tap.ok(not wrong and enough, f"open sets of orbits end and begin at {sum(seen.values())} two-folds as motions that are followed show", (wrong[:3], seen))


def may_be_verified(mutant, line):
    """As judge_mutants takes it: a wider interval may isolate the same root of the field."""
    says, original = mutation.meaning(mutant), mutation.meaning(line)
    if says == original:
        return True
    for meaning in (says, original):
        if isinstance(meaning, dict) and isinstance(meaning.get("field"), dict):
            meaning["field"].pop("interval", None)
    return None if says == original else False


def check_mutants(tap, records, lines):
    rng, chosen, made = random.Random(8), {}, []
    for record, line in zip(records, lines):
        chosen.setdefault(record["row"], line)
    for line in rng.sample(sorted(chosen.values()), ORIGINALS) + [decide([PAPER])[0]]:
        record = json.loads(line)
        extra = [mutation.compact(x) for x in further(record, json.loads(rng.choice(lines)))]
        made += [(may_be_verified(m, line), m) for m in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, extra)]
    judge_mutants(tap, made)


def check_explain(tap):
    """`painleve explain` on each question, with the mechanism, of which fields are left out, and without."""
    for more, words in (((), b"case 1 of Szalai"), (("r_end=0.19",), b"every sliding state"), (("kappa=1/3", "k2=2"), b"law: ")):
        done = run([PAINLEVE, "explain", "fold", "mechanism=turntable", "r=0.1859", "omega=-1.037", *more])
        tap.ok(done.returncode == 0 and words in done.stdout, f"explain with {more}", done.stdout.decode()[-500:])
    for given, words in ((("r=0.3", "kappa=1/3", "k2=2"), b"turntable: friction"), (("kappa=1/3", "k2=2"), b"two-folds of the wheel: 2")):
        done = run([PAINLEVE, "explain", "fold", "mechanism=turntable", *given])
        tap.ok(done.returncode == 0 and words in done.stdout, f"explain with {given}", done.stdout.decode()[-500:])


def check_bad(tap):
    check_refused(tap, [(f"{change}: {reason or 'refused'}", {key: x for key, x in {**good, **change}.items() if x is not None}, field, reason)
                        for good, change, field, reason in BAD])


def main():
    tap = Tap()
    made, records = check_random(tap)
    check_differences(tap, made)
    check_fields(tap, made, records)
    check_mirror(tap, made, records)
    check_paper(tap)
    check_funnels(tap)
    check_no_funnels(tap)
    check_mutants(tap, records, [mutation.compact(record) for record in records])
    check_explain(tap)
    check_orbits(tap)
    check_bad(tap)
    tap.done()


main()
