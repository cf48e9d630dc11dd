#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The rod of Zhao, Liu, Chen & Brogliato, equations (9) to (12) with all coefficients moving, integrated until it sticks and until stick ends:
the constant of the theorem on the time to stick, the time of stick against (61), and table 1 (spec/errata.md, Z5, Z10); the same in ranges, for
kappa = 1e-16 (tests/compliance/rod_enclosed.py); and of the rod with frozen data, from certificates.  NIGHTLY=1: all rods in ranges."""

import json
import math
import os
import pathlib
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import rod_enclosed
from checkers import judge_certificates, PAINLEVE, run, Tap

# mu, tan theta, angular velocity, tangential velocity; the time of stick over sqrt(kappa) at kappa = 1e-16 (computed with mpmath).
CASES = ((2, 2, 0.3, -1, 2.083959), (2, 2, 0.3, -10, None), (1.34, 2, 0.3, -1, 1.524060), (3, 1, 0, -1, 1.906747), (1.5, 2, 0.9, -2, None))
# mu, tan theta, angular velocity, tangential velocity; at kappa = 1e-16 the time to stick times sqrt(|A0|/kappa) less ln(1/sqrt(kappa)), and the constant
# that it tends to; the time of stick over sqrt(kappa), that of reverse slip over kappa, v when the rod leaves, and its limit (computed elsewhere).  Of the
# second rod also the angular velocity when stick ends.
TURNING = "0.8955"
ENCLOSED = (("3", 1, "0", -1, "-0.058891", None, "1.906747", "0.01510", "0.44721376", "0.44721360"),
            ("2", 2, "3/10", -1, "-1.280410", "-1.280411", "2.083959", "0.19965", "0.22454458", "0.22454436"),
            ("67/50", 2, "3/10", -1, "-7.675626", None, "1.524060", "2.47319", "0.02901765", "0.02900582"),
            ("2", 2, "3/10", -10, "1.022175", "1.022174", None, None, None, None), ("2", 2, "1", -1, "0.884022", "0.884020", None, None, None, None),
            ("3/2", 2, "9/10", -2, "-1.099716", "-1.099722", None, None, None, None))
KAPPAS = (1e-4, 1e-8, 1e-12, 1e-16)


def coefficients(mu, angle, spin):
    s, c = math.sin(angle), math.cos(angle)
    return 1 + 3 * c * (c - mu * s), spin**2 * s - 1, mu + 3 * s * (mu * s - c), spin**2 * c, 3 * (mu * s - c)


def slip(mu, root):
    """Rates in the time t / sqrt(kappa): the force and its rate, the tangential velocity, the angle, its rate."""
    def rate(y):
        A, B, C, D, P = coefficients(mu, y[3], y[4])
        return y[1], -A * y[0] - B, root * (C * y[0] + D), root * y[4], root * P * y[0]
    return rate


def stick(mu, root):
    def rate(y):
        s, c = math.sin(y[3]), math.cos(y[3])
        weight = 1 + 3 * s * s
        friction = (3 * s * c * y[0] - y[4] ** 2 * c) / weight
        return y[1], -4 / weight * y[0] + 1 - 4 * s / weight * y[4] ** 2, 0.0, root * y[4], root * 3 * (friction * s - y[0] * c)
    return rate


def advance(rate, y, h):
    """A step of the classical method of order 4."""
    a = rate(y)
    b = rate([x + h / 2 * r for x, r in zip(y, a)])
    c = rate([x + h / 2 * r for x, r in zip(y, b)])
    d = rate([x + h * r for x, r in zip(y, c)])
    return [x + h / 6 * (p + 2 * q + 2 * r + s) for x, p, q, r, s in zip(y, a, b, c, d)]


def until(rate, y, ends, h=0.004):
    """The time and the state where `ends` turns true, by halving the last step."""
    time = 0.0
    while h > 1e-13:
        following = advance(rate, y, h)
        if ends(following):
            h /= 2
        else:
            y, time = following, time + h
    return time, y


def reversal(mu):
    """(53): friction cannot hold the rod any longer."""
    def ends(y):
        s, c = math.sin(y[3]), math.cos(y[3])
        return y[0] <= y[4] ** 2 * c / (3 * s * c + mu * (1 + 3 * s * s))
    return ends


def check_rod(tap, mu, slope, spin, speed, stick_time):
    angle = math.atan(slope)
    A, B, C, _, _ = coefficients(mu, angle, spin)
    constant, gaps = math.log(2 * abs(A) ** 1.5 * abs(speed) / (C * abs(B))), []
    for kappa in KAPPAS:
        root = math.sqrt(kappa)
        first, y = until(slip(mu, root), [0.0, 0.0, float(speed), angle, float(spin)], lambda y: y[2] >= 0)
        gaps.append(abs(first * math.sqrt(-A) - math.log(1 / root) - constant))
        second, _ = until(stick(mu, root), y, reversal(mu))
    tap.ok(gaps[-1] < 1e-3 and gaps[-1] < gaps[0], f"mu = {mu}, tan theta = {slope}, spin {spin}, speed {speed}: the constant of the time to stick is {constant:.6f}", str(gaps))
    S = math.sqrt(1 + 3 * math.sin(angle) ** 2) / 2
    tap.ok(abs(second - S * (math.pi - math.atan(1 / (S * math.sqrt(-A))))) < 1e-4, f"it sticks for {second:.6f} sqrt(kappa)")
    if stick_time:
        tap.ok(abs(second - stick_time) < 2e-6, f"as computed elsewhere: {stick_time}", str(second))


def is_printed(x, text):
    """Whether a number, or all of a range, is what is printed, to its last digit."""
    unit = Fraction(1, 10 ** len(text.split(".")[1]))
    return text is None or all(abs(Fraction(end) - Fraction(text)) <= unit * Fraction(51, 100) for end in (x if isinstance(x, tuple) else (x,)))


def check_enclosed(tap, mu, slope, spin, speed, time, constant, stick_time, reverse, v_out, limit):
    first, second, third, v, turning = rod_enclosed.motion(mu, slope, spin, speed, Fraction(1, 10**8))
    angle, mu, spin = math.atan(slope), float(Fraction(mu)), float(Fraction(spin))
    A, B, C, _, _ = coefficients(mu, angle, spin)
    s, c = math.sin(angle), math.cos(angle)
    found = {"time to stick": (tuple(float(t) * math.sqrt(-A) - 8 * math.log(10) for t in first), time), "stick": (second, stick_time),
             "constant": (math.log(2 * abs(A) ** 1.5 * abs(speed) / (C * abs(B))), constant), "reverse slip": (tuple(t * 10**8 for t in third), reverse), "v": (v, v_out),
             "limit": (abs(speed) * math.sqrt(-A * 3 * s * c / ((1 + 3 * s * s) * C)), limit)}
    if (mu, speed, spin) == (2.0, -1, 0.3):
        found["angular velocity"] = turning, TURNING
    bad = {name: x for name, (x, text) in found.items() if text is not None and not is_printed(x, text)}
    narrow = max(high - low for low, high in (first, second, v)) < Fraction(1, 10**15)
    tap.ok(not bad and narrow, f"mu = {mu}, tan theta = {slope}, spin {spin}, speed {speed}, in ranges: as computed elsewhere", str(bad))


def check_frozen(tap):
    """mu = 1.34, tan theta = 2, no rotation: certified, stick is shorter than (pi/2) sqrt(kappa)."""
    record = {"kind": "compliance", "a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "67/50", "u": "1", "v": "0", "delta": "0", "d": "0"}
    records = [{**record, "k": f"1e{n}"} for n in range(4, 26, 3)]
    lines = run([PAINLEVE, "decide", "--json", "-"], "".join(json.dumps(r) + "\n" for r in records).encode()).stdout.splitlines()
    judge_certificates(tap, lines, "certificates of the frozen rod")
    A, C, gaps, ratios = 0.008, 3.356, [], []
    for n, line in zip(range(4, 26, 3), lines):
        first, second = ({end: Fraction(x[end]) for end in x} for x in json.loads(line)["verdict"]["times"])
        root = 10 ** (-n / 2)
        gaps.append(float(first["low"]) / root * math.sqrt(A) - math.log(1 / root) - math.log(2 * A**1.5 / C))
        ratios.append(float(second["high"] - first["low"]) / root)
    tap.ok(abs(gaps[-1]) < 1e-3, "the constant of the time to stick, certified", str(gaps))
    tap.ok(ratios[-1] < math.pi / 2, f"stick lasts at most {ratios[-1]:.6f} sqrt(kappa), less than (61) says", str(ratios))


def main():
    tap = Tap()
    for case in CASES:
        check_rod(tap, *case)
    for case in ENCLOSED if os.environ.get("NIGHTLY") == "1" else ENCLOSED[:1]:
        check_enclosed(tap, *case)
    check_frozen(tap)
    tap.done()


main()
