#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Kind jam with eta against a second computation that follows the force by bisection of the signs of Q at fractions, and against the motion:
p and b integrated with small steps; eta = 0 against kind jam without eta.  A third of the problems is exactly degenerate."""

import json
import os
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import SANITIZED, Tap, decide, judge_certificates

COUNT = 100000 if os.environ.get("NIGHTLY") == "1" else 150 if SANITIZED else 900
NAMES = ("alpha1", "alpha2", "alpha3", "eta", "p", "b")


def number(rng):
    return Q(rng.choice((-1, 1)) * rng.randint(1, 6), rng.randint(1, 4))


def problem(rng):
    v = {name: number(rng) for name in NAMES}
    v["p"], v["b"] = abs(v["p"]), -abs(v["b"])
    what = rng.randrange(12)
    if what < 4:
        v[NAMES[what]] = Q(0)
    if what == 4:
        v["alpha3"] = v["alpha1"]
    beta = -v["b"] / v["p"]
    if what in (5, 6):  # the state rests; and alpha1 - eta beta = 0 there
        v["alpha1"] = v["eta"] * beta if what == 6 else v["alpha1"]
        v["alpha2"] = v["eta"] * beta ** 2 + (v["alpha3"] - v["alpha1"]) * beta
    if what == 7:  # a double zero
        v["alpha2"] = -(v["alpha3"] - v["alpha1"]) ** 2 / (4 * v["eta"])
    if what == 8:  # 0 and another zero
        v["alpha2"] = Q(0)
    return v


def course(v, beta):
    return v["eta"] * beta ** 2 + (v["alpha3"] - v["alpha1"]) * beta - v["alpha2"]


def follow(v):
    """Where the force goes: a step of time, of a length that grows, by Euler's rule with the sign of Q: (place, beta), place "0", "up" or "zero"."""
    beta = -v["b"] / v["p"]
    sign = course(v, beta)
    if sign == 0:
        return "zero", beta
    e, d, a = float(v["eta"]), float(v["alpha3"] - v["alpha1"]), float(v["alpha2"])
    discriminant = (v["alpha3"] - v["alpha1"]) ** 2 + 4 * v["eta"] * v["alpha2"]
    if e == 0:
        zeros = [a / d] if d else []
    else:
        zeros = [] if discriminant < 0 else sorted((-d + s * float(discriminant) ** 0.5) / (2 * e) for s in (1, -1))
    ahead = [z for z in zeros if z > float(beta)] if sign > 0 else [z for z in zeros if 1e-12 < z < float(beta)]
    if ahead:
        return "zero", min(ahead) if sign > 0 else max(ahead)
    return ("up", None) if sign > 0 else ("0", None)


def right_outcome(v):
    place, beta = follow(v)
    if place == "0" and v["alpha2"] != 0:
        return "lift-off"
    if place == "up" and v["eta"] > 0:
        return "paradox"
    rate = float(v["alpha1"]) - float(v["eta"]) * float(beta or 0)
    if place == "up" and rate < 0:
        return "jam" if v["alpha3"] < 0 else "arrest"
    return "undecided" if abs(rate) < 1e-9 else "slip" if rate > 0 else "jam"


def record(v):
    return {"kind": "jam", **{name: str(x) for name, x in v.items()}}


def integrate(v, steps=60000):
    """The motion by Heun's rule: "lift-off" when b reaches 0, "paradox" when p does, "jam" when both are small, "slip" when p is large."""
    a1, a2, a3, e, p, b = (float(v[name]) for name in NAMES)
    size = p - b
    for _ in range(steps):
        h = 2e-3 / (abs(a1) + abs(a3) + abs(e) * max(1, -b / p) + abs(a2) * max(1, p / -b))
        k1, l1 = a1 * p + e * b, a2 * p + a3 * b
        q, c = p + h * k1, b + h * l1
        p, b = p + h / 2 * (k1 + a1 * q + e * c), b + h / 2 * (l1 + a2 * q + a3 * c)
        if b >= 0:
            return "lift-off" if p > 0 else "both"
        if p <= 0:
            return "paradox"
        if p - b < 1e-7 * size:
            return "jam"
        if p > 1e7 * size:
            return "slip"
    return "unknown"


def check_random(tap):
    rng = random.Random(57)
    made = [problem(rng) for _ in range(COUNT)]
    lines = decide([record(v) for v in made])
    answers = [json.loads(line) for line in lines]
    bad = [f"{right_outcome(v)}: {line.decode()[:300]}" for v, line, x in zip(made, lines, answers) if x["verdict"]["outcome"] != right_outcome(v)]
    tap.ok(not bad, f"{COUNT} states end as the force that is followed says", "\n".join(bad[:5]))
    bad = [line.decode()[:200] for line, x in zip(lines, answers) if x["verdict"]["outcome"] not in x["verdict"]["outcomes"]]
    tap.ok(not bad, "the outcome of a state is one of those that are possible", "\n".join(bad[:5]))
    seen = {x["row"] for x in answers} | {x["verdict"]["outcome"] for x in answers}
    tap.ok(len(seen) >= (14 if SANITIZED else 18), f"rows and outcomes: {sorted(seen)}")
    some = [(v, x) for v, x in zip(made, answers) if "rise" not in x["verdict"]["zeros"] and x["verdict"]["outcome"] not in ("undecided", "arrest")]
    few = some[:12 if SANITIZED else 60]
    ends = [(integrate(v), x) for v, x in few]
    bad = [f"{end}: {x['verdict']['outcome']} {x['problem']}" for end, x in ends if end not in ("unknown", "both", x["verdict"]["outcome"])]
    known = sum(end == x["verdict"]["outcome"] for end, x in ends)
    tap.ok(not bad and known > len(few) // 5, f"{known} of {len(few)} motions integrated end so", "\n".join(bad[:5]))
    judge_certificates(tap, lines[:COUNT // 3] if COUNT < 5000 else lines[:5000], "certificates with eta")


def check_plane(tap):
    """eta = 0 is the plane."""
    rng = random.Random(58)
    made = [{**problem(rng), "eta": Q(0)} for _ in range(40 if SANITIZED else 200)]
    with_eta, without = (decide([{name: x for name, x in record(v).items() if name != but} for v in made]) for but in ("", "eta"))
    bad = [one.decode()[:300] for one, other in zip(with_eta, without)
           if json.loads(one)["verdict"]["outcome"] != json.loads(other)["verdict"]["outcome"]]
    tap.ok(not bad, f"{len(made)} states with eta = 0 end as in the plane", "\n".join(bad[:3]))
    rooted = [{**record(problem(rng)), "alpha2": f"sqrt({rng.randint(2, 9)})", "eta": rng.choice(("-sqrt(2)", "sqrt(3)/5", "1/3"))} for _ in range(30)]
    judge_certificates(tap, decide(rooted) + decide([{k: x for k, x in p.items() if k not in "pb"} for p in rooted]), "certificates over number fields")


def main():
    tap = Tap()
    check_random(tap)
    check_plane(tap)
    tap.done()


main()
