#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Section 7 of Champneys & Varkonyi (2016) against the program: the equations of the rod as they are printed, with and without the errata CV-S1 to CV-S8
of spec/errata.md, and for each erratum that says something about a motion a problem of the corpus whose verdict the printed text gets wrong.
CV-S5 corrects the number of an equation.  Prints TAP."""
import glob
import json
import math
import pathlib
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import spatial_problems as problems
from checkers import Tap, decide, first_checker, second_checker


def corpus(number):
    path, = [p for p in glob.glob(f"corpus/spatial/{number:02d}-*.json") if not p.endswith(".expect.json")]
    return json.loads(pathlib.Path(path).read_text())


def numbers(record):
    """The rational data of a problem."""
    return {name: Q(x) for name, x in record["problem"].items() if name != "kind" and isinstance(x, str)}


def record(v):
    return {"kind": "spatial", **{name: str(x) for name, x in v.items()}}


class Rod:
    """The uniform rod with tan theta = 3/4 as the paper prints it, l = g = 1; angles as (cosine, sine)."""

    def __init__(self, psi, psidot, thetadot, m):
        (c, s), (cp, sp), x, y = (Q(4, 5), Q(3, 5)), psi, psidot ** 2, thetadot ** 2
        self.m, self.c, self.s = m, c, s
        self.a = (-(x * cp * c ** 3 + y * cp * c), -(x * sp * c ** 3 + y * sp * c))  # (a-3D)
        self.b_printed, self.b = x * s + y * s - 1, s * (y + x * c * c) - 1  # (b-3D), and with CV-S1
        self.A = ((1 + 3 * sp * sp + 3 * cp * cp * s * s) / m, -3 * sp * cp * c * c / m, (1 + 3 * cp * cp + 3 * sp * sp * s * s) / m)  # (A-3D)
        self.B = (3 * s * c * cp / m, 3 * s * c * sp / m)  # (B-3D)
        self.C = (1 + 3 * c * c) / m  # (C-3D)

    def data(self, a, b):
        return dict(A11=self.A[0], A12=self.A[1], A22=self.A[2], B1=self.B[0], B2=self.B[1], C=self.C, a1=a[0], a2=a[1], b=b)


def verdict(lines, i=0):
    return json.loads(lines[i])["verdict"]


def check_equations(tap, made, rods):
    right = all(numbers(json.loads(line))[name] == x for line, rod in zip(made, rods) for name, x in rod.data(rod.a, rod.b).items())
    tap.ok(right, "(a-3D), (A-3D), (B-3D), (C-3D) as printed and (b-3D) with CV-S1 are the data of the mechanism")


def check_tip(tap, made, rod):
    """CV-S1 and CV-S4: by the printed b the tip of this rod would fly; a has two components."""
    v = numbers(json.loads(made))
    printed = verdict(decide([record({**v, "b": rod.b_printed})]))
    tap.ok(rod.b < 0 < rod.b_printed and verdict([made])["resolution"] == ["S"] and printed["resolution"] == ["F"], "CV-S1: slip, and flight by the printed (b-3D)")
    tap.ok(v["a1"] != 0 != v["a2"], "CV-S4: a is a vector with two components")


def check_mass(tap, made, rod):
    """CV-S2: by the printed (tangentialdyn-3D) a would be divided by the mass."""
    v = numbers(json.loads(made))
    printed = verdict(decide([record({**v, "a1": v["a1"] / rod.m, "a2": v["a2"] / rod.m})]))
    tap.ok(verdict([made])["modes"]["T"] == "inconsistent" and printed["modes"]["T"] == "consistent", "CV-S2: no stick, and stick by the printed (tangentialdyn-3D)")


def check_friction(tap, made, rod):
    """CV-S3: -m u'/lambda_N is M d with the right matrix, mu M d with the printed one; then slip could not begin where it does."""
    v, starts = numbers(json.loads(made)), verdict([made])["slip_directions"]
    mu, (cosine, sine) = v["mu"], (Q(-1), Q(0))
    matrix = ((1 + 3 * rod.s ** 2) * mu - 3 * rod.s * rod.c / cosine, 4 * mu)
    p, f, _ = problems.forms(v, (cosine, sine))
    right = [-rod.m * x for x in f] == [matrix[0] * cosine, matrix[1] * sine]
    force = -v["b"] / p
    rates = [cosine * (v["a1"] - force * factor * matrix[0] * cosine / rod.m) for factor in (1, mu)]
    stated = [s for s in starts if s["chart"] == "-" and Q(s["t"]["lo"]) < 0 < Q(s["t"]["hi"])]
    holds = len(stated) == 1 and Q(stated[0]["rho"]["lo"]) <= rates[0] <= Q(stated[0]["rho"]["hi"])
    tap.ok(right and holds and rates[0] > 0 > rates[1], f"CV-S3: slip begins with {rates[0]}, and {rates[1]} by the printed matrix")


def check_uniqueness(tap, made):
    """CV-S6 and CV-S7: p > 0 in every direction, and three motions; stick strictly inside the cone and unstable.  In the plane p+ and p- > 0 leave one."""
    x = verdict([made])
    v = numbers(json.loads(made))
    least = float(v["C"]) - float(v["mu"]) * math.hypot(float(v["B1"]), float(v["B2"]))
    tap.ok(least > 0.1 and x["paradox"] == "none" and x["solutions"] == 3, "CV-S6: p > 0 for each direction, and three motions from rest")
    flat = json.loads(decide([{"kind": "contact", "A": str(v["A11"]), "B": str(v["B1"]), "C": str(v["C"]), "mu": str(v["mu"]), "a": str(v["a1"]), "b": str(v["b"]),
                               "u": "0"}])[0])["verdict"]
    several = sum(word == "consistent" for word in flat["modes"].values())
    tap.ok(x["modes"]["T"] == "consistent" and x["stick_stability"] == "unstable" and several == 1, "CV-S7: stick that is unstable; its planar section has one motion")


def crossing(v, sign):
    """p after a short time in slip with b = -1 that begins beside an end of the arc, by small steps of phi' = (e.a + g lambda_N)/|u|."""
    m = [float(v["mu"] * v[name]) for name in ("B1", "B2")]
    w = {name: float(x) for name, x in v.items()}
    phi = math.atan2(m[1], m[0]) + sign * (math.acos(w["C"] / math.hypot(*m)) + 0.02)
    for _ in range(20000):
        d = (math.cos(phi), math.sin(phi))
        p, f, _ = problems.forms(w, d)
        if p < 1e-4:
            return p
        phi += 1e-6 * (d[0] * f[1] - d[1] * f[0]) / p
    return p


def check_ends(tap, made, others):
    """CV-S8: both ends repel; in others one does.  Slip beside an end moves as its word says."""
    bad, ends = [], [verdict([line])["ends"] for line in (made, others)]
    for line, words in zip((made, others), ends):
        for name, sign in (("+", 1), ("-", -1)):
            if (crossing(numbers(json.loads(line)), sign) < 1e-4) != (words[name] == "enter"):
                bad.append((name, words))
    tap.ok(ends[0] == {"+": "repel", "-": "repel"} and set(ends[1].values()) == {"enter", "repel"} and not bad, "CV-S8: ends that slip does not reach", str(bad))


def main():
    tap = Tap()
    rods = [Rod((Q(3, 5), Q(4, 5)), Q(3, 2), Q(0), Q(1)), Rod((Q(1), Q(0)), Q(0), Q(1), Q(2)), Rod((Q(1), Q(0)), Q(0), Q(1), Q(1))]
    lines = decide([corpus(n) for n in (23, 24, 25, 0, 2, 3)])
    check_equations(tap, lines, rods)
    check_tip(tap, lines[0], rods[0])
    check_mass(tap, lines[1], rods[1])
    check_friction(tap, lines[2], rods[2])
    check_uniqueness(tap, lines[3])
    check_ends(tap, lines[4], lines[5])
    for name, check in (("painleve-check", first_checker), ("painleve-check-py", second_checker)):
        tap.ok(check(lines) == ["VERIFIED"] * len(lines), f"{name} verifies the problems of the errata")
    tap.done()


main()
