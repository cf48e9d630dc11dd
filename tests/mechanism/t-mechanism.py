#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Every mechanism against Newton's and Euler's equations of its bodies cut free (mechanics.py), at angles with rational
sines; the least friction of the paradox, attained exactly; the errata E2, E22, E23 of spec/errata.md."""
import json
import os
import pathlib
import random
import re
import resource
import subprocess
import sys
from fractions import Fraction

from mechanics import Body, raw_data, solve

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

painleve = os.environ["PAINLEVE"]
STATES = 8 if os.environ.get("SANITIZED") == "1" else 40
rng = random.Random(1895)
tap = Tap()
ok = tap.ok


def decide(problems):
    text = "\n".join(json.dumps(problem) for problem in problems)
    run = subprocess.run([painleve, "decide", "--json", "-"], input=text, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in run.stdout.splitlines()]


def explain(**fields):
    return subprocess.run([painleve, "explain", "contact", *(f"{k}={v}" for k, v in fields.items())],
                          capture_output=True, text=True, check=False).stdout


def positive():
    return Fraction(rng.randint(1, 12), rng.randint(1, 6))


def any_number():
    return Fraction(rng.randint(-9, 9), rng.randint(1, 4))


class Angle:
    """2 atan(t), or as atan(y/x) in the right half: cosine and sine are rational."""

    def __init__(self):
        t = Fraction(rng.randint(-8, 8), rng.randint(1, 8))
        self.c, self.s = (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
        self.text = f"2*atan({t})"
        if self.c > 0 and rng.random() < 0.5:
            self.text = f"atan({self.s / self.c})"
        elif rng.random() < 0.3:
            self.c, self.s, self.text = -self.c, -self.s, f"180deg + 2*atan({t})"


def falling_rod():
    m, l, kappa, g, w, t = positive(), positive(), positive(), any_number(), any_number(), Angle()
    fields = dict(m=m, l=l, kappa=kappa, g=g, theta=t.text, thetadot=w)
    return fields, [Body(m, m * kappa * l * l, -w, (0, -m * g))], [], (0, (l * t.c, -l * t.s))


def sliding_box():
    m, w, h, g, rate, tilt, slope = positive(), positive(), positive(), positive(), any_number(), Angle(), Angle()
    fields = dict(m=m, width=w, height=h, g=g, slope=slope.text, tilt=tilt.text, tiltdot=rate)
    corner = (w / 2 * tilt.c - h / 2 * tilt.s, -w / 2 * tilt.s - h / 2 * tilt.c)  # (w, -h)/2 turned clockwise
    return (fields, [Body(m, m * (w * w + h * h) / 12, -rate, (m * g * slope.s, -m * g * slope.c))], [], (0, corner))


def frictional_oscillator():
    m1, m2, l, w, force, moment, t = positive(), positive(), positive(), any_number(), any_number(), any_number(), Angle()
    fields = dict(m1=m1, m2=m2, l=l, theta=t.text, thetadot=w, force=force, moment=moment)
    if t.s == 0:  # the bar along the belt: the tip cannot slide, A = 0
        return frictional_oscillator()
    tip, mass = Body(m1, 0, -w, torque=-moment), Body(m2, 1, force=(0, force), fixed=("x", "turn"))
    return fields, [tip, mass], [(0, (-l * t.c, l * t.s), 1, (0, 0))], (0, (0, 0))


def pendulum_on_slider():
    m1, m2, r2, kappa, g, w, t = positive(), positive(), positive(), positive(), positive(), any_number(), Angle()
    m1 = rng.choice((0, m1))
    fields = dict(m1=m1, m2=m2, r2=r2, kappa=kappa, g=g, theta=t.text, thetadot=w)
    slider = Body(m1, 1, force=(0, -m1 * g), fixed=("turn",))
    pendulum = Body(m2, m2 * kappa * r2 * r2, -w, (0, -m2 * g))
    return fields, [slider, pendulum], [(0, (0, 0), 1, (r2 * t.c, -r2 * t.s))], (0, (0, 0))


def two_link_manipulator():
    m1, m2, l1, l2, g = positive(), positive(), positive(), positive(), positive()
    w1, w2, shoulder, elbow, t1, t2 = any_number(), any_number(), any_number(), any_number(), Angle(), Angle()
    fields = dict(m1=m1, m2=m2, l1=l1, l2=l2, g=g, theta1=t1.text, theta2=t2.text, theta1dot=w1, theta2dot=w2,
                  shoulder=shoulder, elbow=elbow)
    upper = Body(m1, m1 * l1 * l1 / 12, w1, (0, -m1 * g), shoulder - elbow)
    lower = Body(m2, m2 * l2 * l2 / 12, w2, (0, -m2 * g), elbow)
    half1, half2 = (l1 / 2 * t1.s, -l1 / 2 * t1.c), (l2 / 2 * t2.s, -l2 / 2 * t2.c)
    back1, back2 = tuple(-x for x in half1), tuple(-x for x in half2)
    if t1.s * t2.c == t1.c * t2.s:  # stretched or folded: the tip has one direction only, and Delta = 0
        return two_link_manipulator()
    return fields, [upper, lower], [(0, back1, None, (0, 0)), (0, half1, 1, back2)], (1, half2)


def rimless_wheel():
    m, l, kappa, g, w, t, slope = positive(), positive(), positive(), positive(), any_number(), Angle(), Angle()
    fields = dict(m=m, l=l, kappa=kappa, g=g, slope=slope.text, theta=t.text, thetadot=w)
    return (fields, [Body(m, m * kappa * l * l, -w, (m * g * slope.s, -m * g * slope.c))], [], (0, (-l * t.s, -l * t.c)))


def compass_biped():
    m, hip, l, h, rho2, g = positive(), rng.choice((0, positive())), positive(), any_number(), positive(), positive()
    w1, w2, torque, t1, t2, slope = any_number(), any_number(), any_number(), Angle(), Angle(), Angle()
    fields = dict(m=m, m_hip=hip, l=l, h=h, rho2=rho2, g=g, slope=slope.text, theta1=t1.text, theta2=t2.text, theta1dot=w1,
                  theta2dot=w2, torque=torque)
    down = (g * slope.s, -g * slope.c)
    bodies = [Body(m, m * rho2, -w1, (m * down[0], m * down[1]), torque), Body(m, m * rho2, -w2, (m * down[0], m * down[1]), -torque),
              Body(hip, 1, force=(hip * down[0], hip * down[1]), fixed=("turn",))]
    hinges = [(0, (h * t1.s, h * t1.c), 2, (0, 0)), (1, (h * t2.s, h * t2.c), 2, (0, 0))]
    return fields, bodies, hinges, (0, (-(l - h) * t1.s, -(l - h) * t1.c))


def differences(answer, expected):
    if answer["type"] == "error":
        return answer
    return {k: (answer["problem"][k], str(x)) for k, x in expected.items() if answer["problem"][k] != str(x)}


def test_against_newton_and_euler(make):
    cases = [make() for _ in range(STATES)]
    name = make.__name__.replace("_", "-")
    records = [{"kind": "contact", "mechanism": name, "mu": "1/2", "u": "1", **{k: str(v) for k, v in case[0].items()}}
               for case in cases]
    wrong = [(record, d) for record, answer, case in zip(records, decide(records), cases)
             if (d := differences(answer, raw_data(*case[1:])))]
    ok(not wrong, f"{name}: {STATES} states agree with Newton's and Euler's equations", wrong[:1])


def random_system(size):
    """M = L L^T + 1, which is positive definite."""
    root = [[rng.randint(-2, 2) for _ in range(size)] for _ in range(size)]
    mass = [[sum(x * y for x, y in zip(r, s)) + (i == j) for j, s in enumerate(root)] for i, r in enumerate(root)]
    return mass, *([any_number() for _ in range(size)] for _ in range(3))


def test_lagrangian():
    records, expected = [], []
    for size in [*range(2, 13)] * 2:
        mass, f, c, d = random_system(size)
        rate = [any_number(), any_number()]
        dot = lambda x, y: sum(p * q for p, q in zip(x, y))
        pull, tangent, normal = solve(mass, f), solve(mass, c), solve(mass, d)
        expected.append({"a": dot(c, pull) + rate[0], "b": dot(d, pull) + rate[1], "A": dot(c, tangent), "B": dot(c, normal),
                         "C": dot(d, normal)})
        lists = {"f": f, "c": c, "d": d}
        as_text = len(records) % 2 == 0
        fields = {k: "[" + ", ".join(map(str, x)) + "]" if as_text else [str(y) for y in x] for k, x in lists.items()}
        fields["M"] = str(mass) if as_text else mass
        records.append({"kind": "contact", "mechanism": "lagrangian", "mu": "1", "u": "1", "c_rate": str(rate[0]),
                        "d_rate": str(rate[1]), **fields})
    wrong = [d for answer, e in zip(decide(records), expected) if (d := differences(answer, e))]
    ok(not wrong, "lagrangian: 2 to 12 coordinates agree with an elimination that exchanges rows", wrong[:1])


def same_problem(one, two):
    x, y = decide([{"kind": "contact", "mu": "2", "u": "1", **one}, {"kind": "contact", "mu": "2", "u": "1", **two}])
    return x["type"] == y["type"] == "verdict" and x["problem"] == y["problem"]


def test_relatives():
    rod = dict(mechanism="falling-rod", theta="65deg", thetadot="2/3", kappa="2/7")
    ok(same_problem(rod, dict(mechanism="pendulum-on-slider", m1="0", theta="65deg", thetadot="2/3", kappa="2/7")),
       "a pendulum on a slider without mass is a rod, at 65 degrees")
    ok(same_problem(rod, dict(mechanism="rimless-wheel", theta="-25deg", thetadot="2/3", kappa="2/7")),
       "a rimless wheel is a rod with the angle to the normal")
    ok(same_problem(dict(rod, kappa="1/3"), dict(mechanism="sliding-box", width="2", height="0.0000001", tilt="65deg", tiltdot="2/3"))
       is False, "a box of some height is no rod")
    ok(same_problem(rod, dict(rod, theta="13/36*pi")) and same_problem(rod, dict(rod, theta="90deg - 25deg")),
       "65deg, 13/36*pi and 90deg - 25deg give one canonical problem")


def critical(kappa, **fields):
    """tan^2 theta = (kappa + 1)/kappa, mu = 2 sqrt(kappa (kappa + 1))"""
    return {"kind": "contact", "mechanism": "falling-rod", "kappa": str(kappa), "theta": f"atan(sqrt({(kappa + 1) / kappa}))",
            "thetadot": "0", "mu": f"2*sqrt({kappa * (kappa + 1)})", "u": "1", **fields}


def test_least_friction():
    kappas = [Fraction(i, j) for j in range(1, 11) for i in range(1, 6)]
    answers = decide([critical(kappa) for kappa in kappas])
    ok(len(answers) == 50 and all("p_plus" in answer["verdict"]["zeros"] for answer in answers),
       "p+ is exactly 0 at the least friction, for 50 radii of gyration")
    below = decide([critical(kappa, mu=f"2*sqrt({kappa * (kappa + 1)}) - 1/10^30") for kappa in kappas])
    ok(all(answer["quantities"]["p_plus"]["sign"] == 1 for answer in below), "and positive 10^-30 below it")
    beyond = decide([critical(kappa, theta=f"atan(sqrt({(kappa + 1) / kappa})+1/10^12)") for kappa in kappas])
    ok(all(answer["quantities"]["p_plus"]["sign"] == 1 for answer in beyond), "and positive beside the angle")
    state = dict(mu="1", u="1", thetadot="0")
    for what, pattern, text in (
            ("uniform rod: 4/3", r"some configuration: mu > 4/3\n", explain(mechanism="falling-rod", theta="1deg", **state)),
            ("uniform rod at tan theta = 2: 4/3", r"this configuration: mu > 4/3, in positive slip",
             explain(mechanism="falling-rod", theta="atan(2)", **state)),
            ("upright rod: none", r"this configuration: none", explain(mechanism="falling-rod", theta="90deg", **state)),
            ("rod that leans forward: negative slip", r"4/3, in negative slip", explain(mechanism="falling-rod", theta="180deg-atan(2)", **state)),
            ("homogeneous box: 4/3", r"some configuration: mu > 4/3\n",
             explain(mechanism="sliding-box", width=1, height=5, tilt=0, tiltdot=0, mu=1, u=1)),
            ("oscillator: 2 sqrt(m1/m2)", r"some configuration: mu > 1/2\n",
             explain(mechanism="frictional-oscillator", m1=1, m2=16, force=-1, theta="30deg", **state)),
            ("pendulum on a slider without mass: 4/3", r"some configuration: mu > 4/3\n",
             explain(mechanism="pendulum-on-slider", m1=0, theta="30deg", **state)),
            ("wheel: 2 sqrt(kappa (kappa + 1))", r"some configuration: mu > 3/2\n",
             explain(mechanism="rimless-wheel", kappa="(sqrt(13)/2 - 1)/2", theta="30deg", **state))):
        ok(re.search(pattern, text) is not None, f"explain: {what}", text[:1500])


def threshold(answer):
    problem = answer["problem"]
    return Fraction(problem["C"]) / abs(Fraction(problem["B"]))


def test_bounds():
    """At no state is the threshold below the least; squares of both are rational."""
    for make, least in ((falling_rod, lambda f: 4 * f["kappa"] * (f["kappa"] + 1)),
                        (frictional_oscillator, lambda f: 4 * f["m1"] / f["m2"]),
                        (pendulum_on_slider, lambda f: (2 * (1 + f["m1"] / f["m2"]) * (1 + f["kappa"]) - 1) ** 2 - 1)):
        cases = [case for case in (make() for _ in range(3 * STATES))]
        name = make.__name__.replace("_", "-")
        answers = decide([{"kind": "contact", "mechanism": name, "mu": "0", "u": "1", **{k: str(v) for k, v in case[0].items()}}
                          for case in cases])
        pairs = [(threshold(a), least(case[0])) for a, case in zip(answers, cases)
                 if a["type"] == "verdict" and a["problem"]["B"] != "0"]
        ok(len(pairs) > STATES and all(t * t >= bound for t, bound in pairs), f"{name}: no state has its paradox below the least friction")


def test_errata():
    # E2: the printed p+ = 1 + 3 cos^2 - mu sin cos is 16/15 where the rod's p+ vanishes
    rod = decide([critical(Fraction(1, 3))])[0]
    ok(rod["quantities"]["p_plus"]["value"] == "0" and 1 + Fraction(3, 5) - Fraction(4, 3) * Fraction(2, 5) == Fraction(16, 15),
       "E2: p+ of the uniform rod is 0 at 4/3, not 16/15")
    # E22: z = (1 + m1/m2)(1 + kappa); p+ vanishes at tan^2 = z/(z - 1) for the corrected mu, and is negative for the printed one
    for mass, kappa in ((Fraction(0), Fraction(1, 3)), (Fraction(1, 2), Fraction(1, 4)), (Fraction(2), Fraction(3, 5))):
        z = (1 + mass) * (1 + kappa)
        state = {"kind": "contact", "mechanism": "pendulum-on-slider", "m1": str(mass), "kappa": str(kappa), "thetadot": "0",
                 "theta": f"atan(sqrt({z / (z - 1)}))", "u": "1"}
        right, printed = decide([dict(state, mu=f"sqrt({(2 * z - 1) ** 2 - 1})"),
                                 dict(state, mu=f"sqrt((2*{1 + mass}*(1+sqrt({kappa}))-1)^2-1)")])
        ok(right["quantities"]["p_plus"]["value"] == "0" and printed["quantities"]["p_plus"]["sign"] == -1,
           f"E22: m1/m2 = {mass}, kappa = {kappa}: the corrected friction is the least, the printed one is not")
    ok((2 * Fraction(4, 3) - 1) ** 2 - 1 == Fraction(4, 3) ** 2, "E22: 4/3 without slider, for a uniform rod")


def klein_solutions(m1, m2, mu1, mu2, cot, p1, p2):
    """The bar forces S of the Painleve-Klein problem in motion to the right, divided by sin phi:
    m1 a = p1 + S cot - mu1 |S|,  m2 a = p2 - S cot - mu2 |S|."""
    alpha, beta, gamma = (m1 + m2) * cot, m2 * mu1 - m1 * mu2, m2 * p1 - m1 * p2
    found = [(-gamma / (alpha - beta), 1) if alpha != beta else None, (-gamma / (alpha + beta), -1) if alpha != -beta else None]
    return [s for s, sign in filter(None, found) if s * sign > 0]


def test_klein():
    unique = paradox = True
    for _ in range(2000):
        m1, m2, mu1, mu2, cot = positive(), positive(), positive(), positive(), positive() / 4
        p1, p2 = any_number(), any_number()
        if m2 * p1 == m1 * p2:
            continue
        count = len(klein_solutions(m1, m2, mu1, mu2, cot, p1, p2))
        measure = abs(m1 * mu2 - m2 * mu1) - (m1 + m2) * cot
        unique &= measure >= 0 or count == 1
        paradox &= measure <= 0 or count in (0, 2)
    ok(unique and paradox, "E23: one bar force, or none or two, exactly as |m1 mu2 - m2 mu1| < or > (m1 + m2) cot phi")
    ok(len(klein_solutions(1, 1, Fraction(0), Fraction(1, 2), 1, 1, 0)) == 1, "E23: no paradox though |mu2 - mu1| <= cot phi")
    counts = {len(klein_solutions(1, 1, Fraction(0), Fraction(3), 1, p, 0)) for p in (1, -1)}
    ok(counts == {0, 2}, "E23: the paradox though |mu2 - mu1| > cot phi")


def test_g_spot_is_fast():
    fields = ("mechanism=falling-rod", "theta=atan(3-sqrt(5))", "thetadot=sqrt(1/sin(atan(3-sqrt(5))))", "mu=2", "u=1")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([painleve, "decide", "contact", *fields], capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"# note: a G-spot takes {seconds:.3f} s of processor time")
    ok(seconds < (1 if os.environ.get("SANITIZED") == "1" else 0.1), "a G-spot is decided in less than 0.1 s", seconds)


def test_done_when():
    rod = {"kind": "contact", "mechanism": "falling-rod", "theta": "atan(2)", "thetadot": "0", "mu": "4/3", "u": "1"}
    g_spot = dict(rod, theta="atan(3-sqrt(5))", thetadot="sqrt(1/sin(atan(3-sqrt(5))))", mu="2")
    edge, degrees, uncertain, spot, radians = decide([rod, dict(rod, theta="65deg"), dict(rod, mu="0.35 +/- 0.02"), g_spot,
                                                      dict(rod, theta="1.1", thetadot="1/2")])
    ok(edge["row"] == "forward_arrest" and edge["problem"] == {"kind": "contact", "a": "0", "b": "-1", "A": "17/5", "B": "6/5",
                                                               "C": "8/5", "mu": "4/3", "u": "1"}, "tan theta = 2, mu = 4/3", edge)
    ok("field" not in edge, "roots that cancel leave no trace in the certificate")
    ok(degrees["row"] == "forward_slip" and degrees["quantities"]["Delta"]["value"] == "4", "65 degrees", degrees)
    ok(uncertain["type"] == "verdicts" and uncertain["problem"]["mu"] == {"lo": "33/100", "hi": "37/100"}, "mu = 0.35 +/- 0.02")
    ok(spot["row"] == "forward_g_spot" and spot["verdict"]["zeros"] == ["b", "p_plus", "E_plus"], "the G-spot of mu = 2", spot)
    ok(radians["type"] == "verdict" and radians["quantities"]["Delta"]["by"] != "exact", "1.1 radians", radians)


def test_impact():
    base = {"kind": "impact", "mechanism": "falling-rod", "theta": "atan(2)", "mu": "4/3", "u": "1", "v": "-1", "law": "poisson", "r": "1/2"}
    one, two = decide([base, {**{k: base[k] for k in ("kind", "mu", "u", "v", "law", "r")}, "A": "17/5", "B": "6/5", "C": "8/5"}])
    ok(one["type"] == "verdict" and one["verdict"] == two["verdict"], "an impact of a mechanism needs no velocities and forces but u and v")
    radians, near = decide([dict(base, theta="1"), dict(base, theta="atan(15574077/10000000)")])
    ok(radians["type"] == "verdicts" and radians["verdict"]["rows"] == [near["row"]], "1 radian, of which enclosures are known", radians)


def test_refusals():
    rod = {"kind": "contact", "mechanism": "falling-rod", "theta": "atan(2)", "thetadot": "0", "mu": "4/3", "u": "1"}
    flat = {"kind": "contact", "mechanism": "lagrangian", "M": [[2, 1], [1, 2]], "f": [0, "-1"], "c": [1, 0], "d": [0, 1], "c_rate": "0",
            "d_rate": "0", "mu": "1", "u": "1"}
    without = {k: v for k, v in rod.items() if k != "thetadot"}
    for what, record, field in (
            ("no such mechanism", dict(rod, mechanism="rod"), "mechanism"), ("no word", dict(rod, mechanism=1), "mechanism"),
            ("a raw field", dict(rod, A="1"), "A"), ("a foreign field", dict(rod, slope="0"), "slope"), ("a missing field", without, "thetadot"),
            ("mass 0", dict(rod, m="0"), "m"), ("negative kappa", dict(rod, kappa="-1/3"), "kappa"), ("an interval with zero", dict(rod, m="[0,2]"), "m"),
            ("a list for a number", dict(rod, m=["1"]), "m"), ("a double", dict(rod, m=1.5), "m"),
            ("not square", dict(flat, M=[[2, 1]]), "M"), ("ragged", dict(flat, M=[[2, 1], [1]]), "M"), ("flat", dict(flat, M=[2, 1]), "M"),
            ("not symmetric", dict(flat, M=[[2, 1], [0, 2]]), "M"), ("indefinite", dict(flat, M=[[1, 2], [2, 1]]), "M"),
            ("singular", dict(flat, M=[[1, 1], [1, 1]]), "M"), ("too short", dict(flat, f=[0]), "f"), ("too deep", dict(flat, f=[[[0]]]), "f"),
            ("too long", dict(flat, f=[0] * 13), "f"), ("13 rows", dict(flat, M=[[1] * 12] * 13), "M"), ("empty", dict(flat, f=[]), "f"),
            ("a bracket in an element", dict(flat, f=["0]", "1"]), "f"), ("a double in a list", dict(flat, f=[0.5, 1]), "f"),
            ("an object in a list", dict(flat, f=[{}, 1]), "f"), ("text behind", dict(flat, f="[0,1],"), "f"), ("open", dict(flat, M="[[2,1],[1,2]"), "M"),
            ("huge integer", dict(flat, f=[2 ** 60, 1]), "f"), ("smallest integer", dict(flat, f=[-2 ** 63, 1]), "f")):
        answer = decide([record])
        good = len(answer) == 1 and answer[0]["type"] == "error" and answer[0]["field"] == field
        ok(good, f"refused: {what}", answer)
    ok(decide([flat])[0]["type"] == "verdict", "and the system that these spoil is decided")


for mechanism in (falling_rod, sliding_box, frictional_oscillator, pendulum_on_slider, two_link_manipulator, rimless_wheel,
                  compass_biped):
    test_against_newton_and_euler(mechanism)
for test in (test_lagrangian, test_relatives, test_least_friction, test_bounds, test_errata, test_klein, test_g_spot_is_fast, test_done_when, test_impact,
             test_refusals):
    test()
tap.done()
