# SPDX-License-Identifier: BSD-2-Clause
"""Kind wedge [spec/wedge/certificate.md]: two sliders and a rod, as data for the kernel, one theory a model.

Unknowns are the force z and the friction force R, or R1 and R2.  Newton's equation without the acceleration is A z + B R = H; a mode of
motion adds Coulomb's law of sliding, a mode of rest R = -P and |R| <= k |z|."""

from .answer import require
from .kernel import check_theory, program, Theory, word
from .mode import Inequality, Mode
from .rational import sign
from .schema import NULL, NUMBER, QUANTITY, ROOT, SIGN, STRING, STRINGS, TRUE
from .wedge_framework import check_framework, FRAMEWORK

MOVING, MODES = ("++", "+-", "-+", "--"), ("++", "+-", "-+", "--", "0+", "0-")
SLOPES = dict(zip(MOVING, ("c_pp", "c_pm", "c_mp", "c_mm")))
DIRECTION = {"+": 1, "-": -1, "0": 0}
FIELDS = {"klein": "M1 M2 mu tan_alpha P1 P2 v", "two_mu": "M1 M2 mu1 mu2 tan_alpha P1 P2 v",
          "slipper": "M1 M2 mu tan_alpha l2 l3 epsilon P1 P2 v", "slipper_as_printed": "M1 M2 mu tan_alpha l2 l3 epsilon P1 P2 v"}
COMMON = """
P = P1 + P2
mass = M1 + M2
heavy = M1 * P2
light = M2 * P1
Q = heavy - light
"""
ROD = """
c_pp = mass - b
c_pm = mass + b
c_mp = mass + b
c_mm = mass - b
"""
SLIPPER = """
arms = l2 + l2
A = arms * mass
friction = l3 * mass
lever = epsilon * P1
load = lever * mass
"""
SLIPPER_SLOPES = """
pull = mu * B_plus
push = mu * B_minus
c_pp = A - pull
c_pm = A + push
c_mp = A + pull
c_mm = A - push
"""
PROGRAMS = {
    "klein": COMMON + "k = mu * tan_alpha\n b = M2 * k\n" + ROD,
    "two_mu": COMMON + "k1 = mu1 * tan_alpha\n k2 = mu2 * tan_alpha\n b1 = M2 * k1\n b2 = M1 * k2\n b = b1 - b2\n" + ROD,
    "slipper": COMMON + SLIPPER + "rod = l2 * tan_alpha\n side = rod * M2\n B_plus = side + friction\n B_minus = side - friction\n"
                                  "carried = rod * Q\n H = carried - load\n" + SLIPPER_SLOPES,
    "slipper_as_printed": COMMON + SLIPPER + "B_plus = l3 * mass\n zero = l3 - l3\n B_minus = zero - B_plus\n H = zero - load\n" + SLIPPER_SLOPES,
}
RESULTS = {"klein": "P mass Q k b", "two_mu": "P mass Q k1 k2 b", "slipper": "P mass Q A B_plus B_minus H",
           "slipper_as_printed": "P mass Q A B_plus B_minus H"}


def minus(text, wanted):
    """A coefficient, with the opposite sign where that is wanted."""
    return "-" + text if wanted else text


def moves(e, side, law):
    """Sliding in the direction e with the sign `side` of z: R + e side k z = 0 for each coefficient."""
    A, B, H, frictions = law
    n = len(frictions)
    laws = [" ".join([minus(k, e * side < 0)] + ["1" if j == i else "0" for j in range(n)] + ["0"]) for i, k in enumerate(frictions)]
    return Mode([f"{A} {' '.join(B[side])} -{H}"] + laws, [Inequality("z", "1" + " 0" * (n + 1), side)], none=(H, H))


def rests(side, law):
    """Rest with one coefficient."""
    A, B, H, (k,) = law
    cone = minus(k, side < 0)
    return Mode([f"{A} {B[side][0]} -{H}", "0 1 P"], [Inequality("z", "1 0 0", side), Inequality("cone_plus", cone + " 1 0"),
                                                      Inequality("cone_minus", cone + " -1 0")])


def two_rest(side):
    """Rest with two coefficients: z is free."""
    first, second = minus("k1", side < 0), minus("k2", side < 0)
    return Mode(["1 1 0 P1", "-1 0 1 P2", "0 0 0 0"],
                [Inequality("z", "1 0 0 0", side), Inequality("cone1_plus", first + " 1 0 0"), Inequality("cone1_minus", first + " -1 0 0"),
                 Inequality("cone2_plus", second + " 0 1 0"), Inequality("cone2_minus", second + " 0 -1 0")], line=("P", "P"))


LAWS = {"klein": ("mass", {1: ["M2"], -1: ["M2"]}, "Q", ["k"]),
        "two_mu": ("mass", {1: ["M2", "-M1"], -1: ["M2", "-M1"]}, "Q", ["k1", "k2"]),
        "slipper": ("A", {1: ["B_plus"], -1: ["B_minus"]}, "H", ["mu"])}
LAWS["slipper_as_printed"] = LAWS["slipper"]


def modes_of(model):
    law = LAWS[model]
    rest = two_rest if model == "two_mu" else lambda side: rests(side, law)
    return {name: moves(DIRECTION[name[0]], DIRECTION[name[1]], law) if name in MOVING else rest(DIRECTION[name[1]]) for name in MODES}


def hypotheses_of(model):
    positive = ["M1", "M2"] + ["l2"] * ("slipper" in model)
    not_negative = ["mu1", "mu2"] if model == "two_mu" else ["mu"]
    not_negative += [] if "slipper" in model else ["tan_alpha"]
    return [(x, lambda s, x=x: s[x] > 0) for x in positive] + [(x, lambda s, x=x: s[x] >= 0) for x in not_negative]


# ---------------------------------------------------------------- words

class Found:
    """What the modes are: those that hold, the sign of the resultant, and which have more than one point."""

    def __init__(self, model, case):
        self.s, self.klein, self.H = case.s, model == "klein", case.s[LAWS[model][2]]
        self.outcomes = case.outcomes
        self.holds = {name: outcome.holds() for name, outcome in case.outcomes.items()}
        self.force = {name: sign(sum(x.point[1:], case.q["P"])) for name, x in case.outcomes.items() if x.holds()}
        # The point of a line lies inside it, unless it is all of it.
        self.many = {name for name, x in case.outcomes.items()
                     if x.holds() and x.candidates == "line" and not (x.to is not None and x.to.equals(x.point[0]))}

    def starts(self, name):
        e = DIRECTION[name[0]]
        # On a continuum the resultant is P - e k |z|, which has the direction e for some z exactly where P has.
        return self.holds[name] and (e == 0 or e * (self.s["P"] if name in self.many else self.force[name]) > 0)

    def continues(self, name):
        return self.starts(name) if self.s["v"] == 0 else self.holds[name] and DIRECTION[name[0]] == self.s["v"]

    def solutions(self):
        following = [name for name in MODES if self.continues(name)]
        if self.many & set(following):
            return "continuum"
        points = []
        for name in following:
            point = self.outcomes[name].point
            if not any(all(x == y for x, y in zip(point, other)) for other in points):
                points.append(point)
        return len(points)

    def sliding(self, d):
        names = [d + "+", d + "-"]
        if self.many & set(names):
            return "continuum"
        return "one" if self.H == 0 else ("none", "one", "two")[sum(self.holds[name] for name in names)]

    def domain(self, d):
        return {1: "regular", 0: "boundary", -1: "painleve"}[self.s[SLOPES[d + "+"]] * self.s[SLOPES[d + "-"]]]

    def regularized(self, d):
        """Where z goes from 0: it is pressed to the side of H, and held there where the slope is positive."""
        if self.H == 0:
            return "unloaded"
        return {1: "settles", -1: "jams", 0: "jams_algebraically"}[self.s[SLOPES[d + ("+" if self.H > 0 else "-")]]]

    def case(self):
        v = self.s["v"]
        if not self.klein or v == 0 or self.s["c_pp"] >= 0:
            return None
        return word((("1", lambda s: self.H == 0), ("2", lambda s: v > 0 > self.H), ("3", lambda s: v > 0), ("4", lambda s: self.H < 0),
                     ("5", lambda s: True)), self.s)

    def constant_velocity(self):
        v = self.s["v"]
        if v == 0:
            return None
        return any(v * self.s["P"] >= 0 if name in self.many else self.force[name] == 0 for name in MODES if self.continues(name))

    def acceleration(self, name):
        if not self.holds[name]:
            return None
        return "varies" if name in self.many else {1: "+", 0: "0", -1: "-"}[self.force[name]]


def conclude_of(model):
    def conclude(case):
        x, v = Found(model, case), case.s["v"]
        verdict = {
            "domain": {d: x.domain(d) for d in "+-"}, "sliding": {d: x.sliding(d) for d in "+-"}, "case": x.case(),
            "modes": {name: outcome.status for name, outcome in case.outcomes.items()},
            "acceleration": {name: x.acceleration(name) for name in MOVING},
            "stability": {name: {1: "stable", 0: "degenerate", -1: "unstable"}[case.s[SLOPES[name]]] for name in MOVING},
            "regularized": {d: x.regularized(d) for d in "+-"},
            "continuations": [name for name in MODES if x.continues(name)], "solutions": x.solutions(),
            "from_rest": [name for name in MODES if x.starts(name)],
            "instant_stop": None if model != "klein" or v == 0 else case.s["c_pp"] <= 0, "constant_velocity": x.constant_velocity(),
            "zeros": [name for name in THEORIES[model].quantities if case.s[name] == 0]}
        return verdict, "rest" if v == 0 else x.sliding("+" if v > 0 else "-")
    return conclude


ALL_FIELDS = sorted(set(" ".join(FIELDS.values()).split()))
ALL_QUANTITIES = sorted(set(" ".join(list(FIELDS.values()) + list(RESULTS.values()) + list(SLOPES.values())).split()))
MODE_SCHEMA = {"candidates": STRING, "?force": {"z": NUMBER, "?R": NUMBER, "?R1": NUMBER, "?R2": NUMBER, "F": NUMBER}, "?to": {NUMBER, NULL},
              "?equalities": STRINGS, "?fails": STRING, "?value": NUMBER, "?sign": SIGN}
SIGNS = {"+": STRING, "-": STRING}
SCHEMA = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, "model": STRING, **{"?" + name: NUMBER for name in ALL_FIELDS}},
    "verdict": {"domain": SIGNS, "sliding": SIGNS, "case": {STRING, NULL}, "modes": {name: STRING for name in MODES},
                "acceleration": {name: {STRING, NULL} for name in MOVING}, "stability": {name: {STRING, NULL} for name in MOVING},
                "regularized": SIGNS, "continuations": STRINGS, "solutions": {SIGN, STRING}, "from_rest": STRINGS,
                "instant_stop": {TRUE, NULL}, "constant_velocity": {TRUE, NULL}, "zeros": STRINGS},
    "quantities": {"?" + name: QUANTITY for name in ALL_QUANTITIES},
    "witness": {"modes": {name: MODE_SCHEMA for name in MODES}},
}


def theory_of(model):
    n = len(LAWS[model][3])
    return Theory(schema=SCHEMA, inputs=FIELDS[model].split(), program=program(PROGRAMS[model]),
                  quantities=(FIELDS[model] + " " + RESULTS[model] + " " + " ".join(SLOPES.values())).split(),
                  hypotheses=hypotheses_of(model), conclude=conclude_of(model), unknowns=("z", "R") if n == 1 else ("z", "R1", "R2"),
                  reports={"F": "0" + " 1" * n + " P"}, modes=modes_of(model))


THEORIES = {model: theory_of(model) for model in FIELDS}


def is_framework(record):
    return isinstance(record.get("problem"), dict) and "m" in record["problem"]


def wedge_schema(record):
    return FRAMEWORK if is_framework(record) else SCHEMA


def check_wedge(record):
    problem = record["problem"]
    if is_framework(record):
        check_framework(record)
        return
    require(problem["model"] in THEORIES, "problem.model: there is no such model")
    theory = THEORIES[problem["model"]]
    require(set(problem) == set(theory.inputs) | {"kind", "model"}, "problem: has not exactly the data of the model")
    for name, mode in record["witness"]["modes"].items():
        require(set(mode.get("force", {"F": 0, **dict.fromkeys(theory.unknowns)})) == {"F", *theory.unknowns},
                f"witness.modes.{name}.force: has not exactly the forces of the model")
    check_theory(theory, record)


KIND = (wedge_schema, check_wedge)
