#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""The G-spots of the falling rod in kind jam: a table to 12 digits; the alphas against Newton's and Euler's equations
(mechanics.py); the critical friction, exactly; the outcomes against integration of the full rod near the G-spot (in doubles: they judge
here, they do not decide); the mirror image."""
import json
import math
import os
import pathlib
import random
import re
import subprocess
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap
from mechanics import Body, raw_data

painleve = os.environ.get("PAINLEVE", "build/painleve")
SANITIZED = os.environ.get("SANITIZED") == "1"
SPOTS = ("theta1+", "theta1-", "theta2+", "theta2-")
rng = random.Random(1851)
tap = Tap()
ok = tap.ok


def run(*arguments, data=""):
    return subprocess.run([painleve, *arguments], input=data, capture_output=True, text=True, check=False)


def rods(problems):
    text = "\n".join(json.dumps({"kind": "jam", "mechanism": "falling-rod", **{key: str(x) for key, x in problem.items()}})
                     for problem in problems)
    return [json.loads(line) for line in run("decide", "--json", "-", data=text).stdout.splitlines()]


def horner(terms, x):
    value = Fraction(0)
    for c in reversed(terms):
        value = value * x + c
    return value


def value_of(record, value):
    """A number of a record, to about 40 digits."""
    if not isinstance(value, dict):
        return Fraction(value)
    poly, (low, high) = [Fraction(x) for x in record["field"]["poly"]], map(Fraction, record["field"]["interval"])
    below = horner(poly, low) > 0
    while high - low > Fraction(1, 10**40):
        middle = (low + high) / 2
        low, high = (middle, high) if (horner(poly, middle) > 0) == below else (low, middle)
    return horner([Fraction(x) for x in value["coefficients"]], low)


def alphas(record):
    return [value_of(record, record["quantities"][name]["value"]) for name in ("alpha1", "alpha2", "alpha3")]


# ------------------------------------------------------------ table

TABLE = """
1.6 -3.101917589484 1.089187206067 -2.509662469564 1.839050722287
2   -5.739822657701 1.680075355318 -1.960957527146 .444597861335
3   -12.373873257585 3.273373003211 -1.439237510520 .299358211735
5   -28.238898503383 7.192347538880 -1.060983304271 .264639413516"""
for line in TABLE.split("\n")[1:]:
    mu, *right = line.split()
    record = rods([{"mu": mu, "g_spot": "theta1+"}])[0]
    found = alphas(record) + [value_of(record, record["verdict"]["threshold"])]
    ok(all(abs(x - Fraction(y)) < Fraction(11, 10**13) for x, y in zip(found, right)), f"mu = {mu}: alphas and threshold",
       f"{[float(x) for x in found]} {right}")
    flipped = rods([{"mu": mu, "g_spot": "theta1-"}])[0]
    ok([-x for x in alphas(flipped)] == alphas(record), f"mu = {mu}: the other sign of theta' turns every alpha")


# ------------------------------------------------------------ second derivation

def difference(function, h=Fraction(1, 10**15)):
    """The derivative at 0 up to terms of order h^4."""
    return (8 * (function(h) - function(-h)) - (function(2 * h) - function(-2 * h))) / (12 * h)


def by_newton_and_euler(m, l, kappa, g, mu, t, w):
    """The alphas at tan(theta/2) = t, theta' = w, from raw data at nearby states and the torque of the contact force."""
    def raw(dt=0, dw=0):
        c, s = (1 - (t + dt) ** 2) / (1 + (t + dt) ** 2), 2 * (t + dt) / (1 + (t + dt) ** 2)
        return raw_data([Body(m, m * kappa * l * l, -(w + dw), (0, -m * g))], [], (0, (l * c, -l * s)))

    here = raw()
    assert here["C"] == mu * here["B"] and here["b"] == 0
    rate = w * (1 + t * t) / 2  # d tan(theta/2) / dt
    c, s = (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
    turning = -(l * c - mu * l * s) / (m * kappa * l * l)  # theta'' by lambda_N = 1, lambda_T = -mu
    return (rate * difference(lambda h: raw(dt=h)["C"] - mu * raw(dt=h)["B"]), rate * difference(lambda h: raw(dt=h)["b"]),
            -turning * difference(lambda h: raw(dw=h)["b"]))


worst, mirrors = Fraction(0), []
for _ in range(6 if SANITIZED else 25):
    m, l, kappa, w, t = (Fraction(rng.randint(1, 9), rng.randint(1, 5)) for _ in range(5))
    t = Fraction(1, 3 + t.numerator)
    c, s = (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
    w, g, mu = w * rng.choice((1, -1)), l * w * w * s, (kappa + c * c) / (s * c)
    first = kappa * (s / c) ** 2 < kappa + 1  # T1 T2 = (kappa + 1)/kappa
    spot = ("theta1" if first else "theta2") + ("+" if w > 0 else "-")
    record = rods([dict(m=m, l=l, kappa=kappa, g=g, mu=mu, g_spot=spot)])[0]
    right = by_newton_and_euler(m, l, kappa, g, mu, t, w)
    worst = max([worst] + [abs(x - y) / abs(y) for x, y in zip(alphas(record), right)])
    shared = dict(kind="contact", mechanism="falling-rod", m=m, l=l, kappa=kappa, g=g, mu=mu)
    mirrors += [{**shared, "theta": f"2*atan({t})", "thetadot": w, "u": 1},
                {**shared, "theta": f"180deg-2*atan({t})", "thetadot": -w, "u": -1}]
ok(worst < Fraction(1, 10**40), f"the alphas are those of Newton and Euler, to {float(worst):.0e}")
text = "\n".join(json.dumps({key: str(x) for key, x in problem.items()}) for problem in mirrors)
rows = [json.loads(line)["row"] for line in run("decide", "--json", "-", data=text).stdout.splitlines()]
ok(rows == ["forward_g_spot", "backward_g_spot"] * (len(mirrors) // 2), "these states are G-spots of kind contact, and so are their mirror images", rows)


# ------------------------------------------------------------ the critical friction

EPSILON = "1/10^30"
for kappa, critical in (("1/3", "8/(3*sqrt(3))"), ("1/3", "4/sqrt(3)*sqrt(1/3*4/3)"), ("1", "4*sqrt(2/3)"), ("1/2", "2"), ("3", "8"),
                        ("1/100", "sqrt(303)/75")):
    below, at, above = rods([dict(kappa=kappa, mu=f"{critical}{change}", g_spot="theta1+") for change in (f"-{EPSILON}", "", f"+{EPSILON}")])
    ok((at["row"], at["verdict"]["zeros"], at["verdict"]["outcomes"]) == ("stable_star_up", ["delta"], ["lift-off"]),
       f"kappa = {kappa}, mu = {critical}: delta is exactly zero, and all states lift off", at)
    ok((below["row"], below["verdict"]["outcomes"]) == ("stable_node_fast_b_up", ["lift-off"]), f"kappa = {kappa}: just below, all lift off", below)
    ok((above["row"], above["verdict"]["jam"]) == ("stable_node_slow_b_up", "G1"), f"kappa = {kappa}: just above, dynamic jam", above)
for kappa, least in (("1/3", "4/3"), ("1", "2*sqrt(2)"), ("1/2", "sqrt(3)")):
    records = rods([dict(kappa=kappa, mu=least, g_spot=spot) for spot in SPOTS])
    ok(all(record["verdict"]["zeros"] == ["alpha1"] for record in records), f"kappa = {kappa}, mu = {least}: one angle, alpha1 is exactly zero")
    ok([alphas(record) for record in records[:2]] == [alphas(record) for record in records[2:]], f"kappa = {kappa}: the two angles are one")
    error = rods([dict(kappa=kappa, mu=f"{least}-{EPSILON}", g_spot="theta1+")])[0]
    ok(error["type"] == "error" and error["field"] == "mu" and "no G-spot" in error["reason"], f"kappa = {kappa}: below there is none", error)


# ------------------------------------------------------------ the full rod

def integrate(kappa, mu, spot, p0, beta0):
    """What the rod does from p+ = p0, -b/p+ = beta0 near the G-spot (m = l = g = 1), in the time s; Runge and Kutta."""
    root = math.sqrt(mu * mu - 4 * kappa * (kappa + 1)) * (-1 if spot.startswith("theta1") else 1)
    theta, side = math.atan((mu + root) / (2 * kappa)), 1 if spot.endswith("+") else -1

    def p_of(theta):
        return 1 + math.cos(theta) * (math.cos(theta) - mu * math.sin(theta)) / kappa

    def b_of(theta, omega):
        return omega * omega * math.sin(theta) - 1

    for _ in range(50):  # Newton: p+(theta) = p0
        slope = -(math.sin(2 * theta) + mu * math.cos(2 * theta)) / kappa
        theta -= (p_of(theta) - p0) / slope
    omega = side * math.sqrt((1 - beta0 * p0) / math.sin(theta))
    state, s = (theta, omega, math.log(p0), -beta0 * p0), 0.0

    def rates(state):
        """theta, omega, log p+ and b: the last two are functions of the others, but would lose their digits near 0."""
        theta, omega, log_p, b = state
        p = math.exp(log_p)
        turning = (math.cos(theta) - mu * math.sin(theta)) * b / kappa  # p+ omega', as lambda_N = -b/p+
        return (p * omega, turning, -omega * (math.sin(2 * theta) + mu * math.cos(2 * theta)) / kappa,
                omega ** 3 * math.cos(theta) * p + 2 * omega * math.sin(theta) * turning)

    def moved(state, rate, h):
        return tuple(x + h * y for x, y in zip(state, rate))

    h, impulse = 0.002, 0.0
    while s < 200:
        k1 = rates(state)
        k2 = rates(moved(state, k1, h / 2))
        k3 = rates(moved(state, k2, h / 2))
        k4 = rates(moved(state, k3, h))
        impulse -= h * state[3]
        state = tuple(x + h / 6 * (a + 2 * b + 2 * c + d) for x, a, b, c, d in zip(state, k1, k2, k3, k4))
        s += h
        b, force = state[3], -state[3] * math.exp(-state[2])
        if b >= 0:
            return "lift-off"
        if state[2] > math.log(30 * p0):
            return "slip"
        if b < -0.05:
            return "arrest"
        if state[2] < math.log(p0) - 60:
            return "jam" if b > -p0 and force > 10 * beta0 else "another jam"
    return "nothing"


P0 = 1e-5
cases = []
for kappa, mu in ((1 / 3, "1.6"), (1 / 3, "2"), (1 / 3, "3"), (1 / 2, "5/2"), (1, "5")):
    friction = float(Fraction(mu))
    T = (friction - math.sqrt(friction ** 2 - 4 * kappa * (kappa + 1))) / (2 * kappa)
    threshold = kappa / (kappa + 1 - 3 * kappa * T * T)
    cases += [(kappa, mu, "theta1+", factor * threshold) for factor in (0.5, 0.9, 0.99, 1.01, 1.1, 2)]
    cases += [(kappa, mu, spot, beta) for spot in SPOTS[1:] for beta in (0.3, 3.0)]
cases += [(1 / 3, mu, "theta1+", beta) for mu in ("1.4", "1.5") for beta in (0.1, 1.0, 50.0)]
names = {1 / 3: "1/3", 1 / 2: "1/2", 1: "1"}
records = rods([dict(kappa=names[kappa], mu=mu, g_spot=spot, p=Fraction(P0), b=-Fraction(P0) * Fraction(beta)) for kappa, mu, spot, beta in cases])
found = [integrate(kappa, float(Fraction(mu)), spot, P0, beta) for kappa, mu, spot, beta in cases]
differ = [(case, record["verdict"]["outcome"], x) for case, record, x in zip(cases, records, found) if record["verdict"]["outcome"] != x]
ok(len(records) == len(cases) and not differ, f"{len(cases)} states near G-spots: the full rod does what the verdict says", differ)
ok({record["verdict"]["outcome"] for record in records} == {"lift-off", "slip", "jam", "arrest"}, "among them every outcome that the rod has")


# ------------------------------------------------------------ words

def threshold_of(text):
    return re.search(r"threshold: (.*)", text)[1]


arguments = ("jam", "mechanism=falling-rod", "mu=2", "g_spot=theta1+")
told, explained = run("decide", *arguments).stdout, run("explain", *arguments).stdout
ok(threshold_of(told) == threshold_of(explained) and "0.444597861335..." in told, "decide and explain print the same threshold, the right one")
ok("mu > 8 sqrt(3)/9 = 1.53960071783..." in explained and "mu >= 4/3" in explained and "tan theta = 3 - sqrt(5)" in explained,
   "explain gives the angle, the least and the critical friction", explained)
for fields, field, words in ((("mu=2", "g_spot=theta3+"), "g_spot", "theta1+|theta1-|theta2+|theta2-"), (("mu=2",), "g_spot", "missing"),
                             (("g_spot=theta1+",), "mu", "missing"), (("mu=-2", "g_spot=theta1+"), "mu", "positive"),
                             (("mu=2", "g_spot=theta1+", "alpha1=1"), "alpha1", "the mechanism gives this field"),
                             (("mu=2", "g_spot=theta1+", "g=0"), "g", "positive"), (("mu=2", "g_spot=theta1+", "theta=1"), "theta", "no such field"),
                             (("mu=2", "g_spot=theta1+", "p=1"), "b", "needs both")):
    done = run("decide", "jam", "mechanism=falling-rod", *fields)
    ok(done.returncode == 3 and f"field '{field}'" in done.stderr and words in done.stderr, f"{' '.join(fields)}: {words}", done.stderr)
done = run("decide", "jam", "mechanism=sliding-box", "mu=2")
ok(done.returncode == 3 and "does not give the fields" in done.stderr, "a mechanism without G-spots", done.stderr)
done = run("decide", "contact", "mechanism=falling-rod", "g_spot=theta1+")
ok(done.returncode == 3 and "no such field" in done.stderr, "in kind contact the rod has no field g_spot", done.stderr)
tap.done()
