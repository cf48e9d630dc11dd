#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Numbers of rods in three dimensions that were computed elsewhere, in double precision, against exact verdicts on both sides of each: where the paradox
begins and ends, the least friction, how wide the arc of directions in paradox is, and the directions of the slips of spec/spatial/README.md, section 4.
The rod of [CV16], Figure 17, has kappa = 1/100 and mu = 1; the uniform one has kappa = 1/3."""

import json
import math
import pathlib
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import spatial_judge
from checkers import Tap, decide, judge_certificates

# kappa, mu, theta in degrees, half the angle of the arc in degrees.
ARCS = tuple(("1/100", "1", theta, arc) for theta, arc in ((50, 30.749803679056), (60, 53.098276515121), (70, 66.728742638705), (80, 76.419985363041),
                                                           (85, 78.307209817935), (88, 71.238319064139), (89, 53.80542690038)))
ARCS += tuple(("1/3", "2", theta, arc) for theta, arc in ((45, 33.557309761921), (50, 40.709574747284), (60, 47.656387352636), (70, 45.528071829726)))
ARCS += tuple(("1/3", "3", theta, arc) for theta, arc in ((45, 56.251011404111), (50, 59.645395481166), (60, 63.317237315608), (70, 62.157684394616)))
# tan theta where the paradox of the rod of the figure begins and ends, and the angles.
LIMITS = (1.02041241496617, 98.9795875850338)
ANGLES = (45.5788449072111, 89.4211550927889)
LEAST, STEEPEST, WIDEST = Q("0.200997512422418"), 84.3175615164832, 78.4047031013585
UNIFORM = {"kind": "spatial", "A11": "244/169", "A12": "0", "A22": "4", "B1": "180/169", "B2": "0", "C": "601/169", "mu": "16/5", "a1": "12806/4225",
           "a2": "399/50", "b": "-701/845", "u1": "0", "u2": "0"}


def rod(kappa, mu, theta, phi=None):
    """At rest, or slipping in the direction phi, in degrees."""
    t = math.radians(phi or 0)
    u = ("0", "0") if phi is None else (str(Q(math.cos(t))), str(Q(math.sin(t))))
    return {"kind": "spatial", "mechanism": "spatial-rod", "kappa": kappa, "mu": mu, "theta": theta, "u1": u[0], "u2": u[1]}


def verdicts(records):
    return [json.loads(line)["verdict"] for line in decide(records)]


def steep(theta):
    """An angle in degrees to 16 digits; its sine and cosine are square roots, while those of 89 degrees are of degree 24."""
    return f"atan({Q(math.tan(math.radians(theta)))})"


def check_arcs(tap):
    """The arc has half the angle arccos(mu_P/mu), so with the friction mu cos(angle) the paradox begins; and the slip there has p = 0."""
    rods = [(kappa, mu, steep(theta), arc + more, more < 0) for kappa, mu, theta, arc in ARCS for more in (-1e-11, 1e-11)]
    lines = decide([rod(kappa, str(Q(int(mu) * math.cos(math.radians(angle)))), theta, 0) for kappa, mu, theta, angle, _ in rods])
    words = [json.loads(line)["verdict"]["paradox"] for line in lines]
    tap.ok(words == ["arc" if inside else "none" for *_, inside in rods], f"{len(ARCS)} angles of arcs as printed, to 1e-11 degrees", str(words))
    judge_certificates(tap, lines[::7], "of them")
    found = verdicts([rod(kappa, mu, theta, side * angle) for kappa, mu, theta, angle, _ in rods for side in (1, -1)])
    tap.ok([x["p"] for x in found] == [-1 if inside else 1 for *_, inside in rods for _ in (1, -1)], "the arcs end there")
    tap.ok(all(x["ends"] == {"+": "enter", "-": "enter"} for x in found), "slip enters them at both ends")


def check_limits(tap):
    numbers = [(x * (1 + inward * 1e-14), inside) for x, sign in zip(LIMITS, (1, -1)) for inward, inside in ((sign, "arc"), (-sign, "none"))]
    numbers += [(math.tan(math.radians(x + inward * 1e-13)), inside) for x, sign in zip(ANGLES, (1, -1)) for inward, inside in ((sign, "arc"), (-sign, "none"))]
    found = [x["paradox"] for x in verdicts([rod("1/100", "1", f"atan({Q(x)})", 0) for x, _ in numbers])]
    tap.ok(found == [inside for _, inside in numbers], "the paradox of the rod of the figure begins and ends as printed", str(found))


def check_least(tap):
    """(kappa + cos^2)/(sin cos) is least at tan^2 theta = (kappa + 1)/kappa."""
    theta = "atan(sqrt(101))"
    least, below, above, inside, outside = verdicts([rod("1/100", "1", theta), rod("1/100", str(LEAST - Q(1, 10**15)), theta), rod("1/100", str(LEAST + Q(1, 10**15)), theta),
                                                     rod("1/100", "1", theta, WIDEST - 1e-12), rod("1/100", "1", theta, WIDEST + 1e-12)])
    tap.ok(least["mu_P_squared"] == "101/2500" and (below["paradox"], above["paradox"]) == ("none", "arc"), f"the least friction of all is {float(LEAST)}", str(least))
    tap.ok(abs(math.degrees(math.atan(math.sqrt(101))) - STEEPEST) < 1e-12 and (inside["p"], outside["p"]) == (-1, 1), "and the arc there has the angle that is printed")


def check_slips(tap):
    """t = 1/3 exactly, phi = 0.643501..., and phi = 0.779070..."""
    line, = decide([UNIFORM])
    first, second = json.loads(line)["verdict"]["slip_directions"]
    c, s = spatial_judge.direction_of(first)
    d, r = spatial_judge.direction_of(second)
    fine = Q(first["t"]["lo"]) < Q(1, 3) < Q(first["t"]["hi"]) and [abs(math.atan2(s, c) - 0.643501) < 1e-6, abs(math.atan2(r, d) - 0.779070) < 1e-6] == [True, True]
    tap.ok(fine and first["index"] == -1 and second["index"] == 1 and Q(3, 8) < Q(second["t"]["lo"]) < Q(second["t"]["hi"]) < Q(1, 2), "the slips of the uniform rod")
    judge_certificates(tap, [line], "of it")


def main():
    tap = Tap()
    check_arcs(tap)
    check_limits(tap)
    check_least(tap)
    check_slips(tap)
    tap.done()


main()
