# SPDX-License-Identifier: BSD-2-Clause
"""Kind slide2 [14; spec/slide2/certificate.md], as data for the kernel: the formulas (EVAL), the systems of the modes (FARKAS, FACE) and
the words (WORD).  Beyond the rules: which data are given together, the inertia, and the classes."""

from .answer import expect, require
from .element import value_of
from .fraction import Fraction
from .kernel import evaluate, kind_of, operate, program, Theory, word
from .linear import check_face, check_refutation, NOT_NEGATIVE, rank, System, ZERO
from .rational import sign
from .schema import MATRIX, NULL, NUMBER, NUMBERS, QUANTITY, ROOT, SIGN, STRING, STRINGS

LOAD, COMPLIANCE, ENTRIES = ("b1", "b2"), ("k1", "k2", "q1", "q2"), ("p11", "p12", "p21", "p22")
INERTIA = ("A11", "A12", "A22", "B11", "B12", "B21", "B22", "C11", "C12", "C22", "mu1", "mu2", "s1", "s2")
ROWS = (("A11", "A12", "B11", "B12"), ("A12", "A22", "B21", "B22"), ("B11", "B21", "C11", "C12"), ("B12", "B22", "C12", "C22"))
RATES = ("a3", "a2", "a1", "a0", "H")
# A mode: 1 for each contact that slips.
MODES = {"FF": (0, 0), "S+F": (1, 0), "FS+": (0, 1), "S+S+": (1, 1)}
IMPACTS = ("IF", "FI", "II")

# [14.1, 14.2] The steps whose operands are absent are left out: P is given, or follows from an inertia; a compliance is given or not.
PROGRAM = """
sm1 = s1 * mu1
sm2 = s2 * mu2
x11 = sm1 * B11
x12 = sm2 * B21
x21 = sm1 * B12
x22 = sm2 * B22
p11 = C11 - x11
p12 = C12 - x12
p21 = C12 - x21
p22 = C22 - x22
pp = p11 * p22
X = p12 * p21
D = pp - X
m1 = p21 * b1
n1 = p11 * b2
c1 = m1 - n1
m2 = p22 * b1
n2 = p12 * b2
c2 = m2 - n2
"""
COMPLIANT = """
kq = k1 * q2
qk = k2 * q1
S = kq + qk
zero = q1 - q1
f1 = p11 * q1
f2 = p22 * q2
g = zero - f1
a3 = g - f2
qq = q1 * q2
Dqq = D * qq
h1 = p11 * k1
h2 = p22 * k2
j = Dqq - h1
a2 = j - h2
a1 = D * S
kk = k1 * k2
a0 = D * kk
SS = S * S
XSS = X * SS
d = h1 - h2
dd = d * d
qqdd = qq * dd
Sa3 = S * a3
DSa3 = Dqq * Sa3
sum = XSS + qqdd
H = sum + DSa3
"""
# [14.6] Nine signs, and the sums that keep them together: left side, two terms, the second subtracted.
CELL = ("p11", "p21", "p12", "p22", "b1", "b2", "D", "c1", "c2")
SUMS = ((("D",), ("p11", "p22"), ("p12", "p21")), (("c1",), ("p21", "b1"), ("p11", "b2")), (("c2",), ("p22", "b1"), ("p12", "b2")),
        (("b1", "D"), ("p11", "c2"), ("p12", "c1")), (("b2", "D"), ("p21", "c2"), ("p22", "c1")))
# [14.5] Words: the first whose condition on the signs holds.
ROW = (("singular", lambda s: s["D"] == 0), ("unstable_for_all", lambda s: s["D"] < 0 or max(s["p11"], s["p22"]) <= 0),
       ("stable_for_all", lambda s: s["X"] >= 0), ("depends", lambda s: True))
STABILITY = {"singular": "degenerate", "unstable_for_all": "unstable", "stable_for_all": "stable", "depends": "depends"}
ALONE = {1: "stable", 0: "degenerate", -1: "unstable"}
HURWITZ = ((None, lambda s: "H" not in s), ("stable", lambda s: all(s[a] > 0 for a in RATES)),
           ("marginal", lambda s: all(s[a] > 0 for a in RATES[:4]) and s["H"] == 0),
           ("marginal", lambda s: s["D"] == 0 and min(s["a3"], s["a2"]) >= 0), ("unstable", lambda s: True))
FORCE = {"lambda1": NUMBER, "lambda2": NUMBER, "v1_dot": NUMBER, "v2_dot": NUMBER}
EXAMPLE = {name: NUMBER for name in COMPLIANCE}
WORDS = {mode: STRING for mode in MODES}
SCHEMA = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, **{name: NUMBER for name in LOAD}, **{"?" + name: NUMBER for name in ENTRIES + INERTIA + COMPLIANCE}},
    "verdict": {"class": STRING, "cases": STRINGS, "dual": STRINGS, "modes": WORDS, "solutions": {SIGN, STRING}, "stability": WORDS,
                "hurwitz": {STRING, NULL}, "impact_without_collision": {name: STRING for name in IMPACTS}, "resolution": STRINGS,
                "zeros": STRINGS},
    "quantities": {**{name: QUANTITY for name in LOAD + ENTRIES + ("D", "X", "c1", "c2")},
                   **{"?" + name: QUANTITY for name in INERTIA + COMPLIANCE + ("S",) + RATES}},
    "witness": {"modes": {mode: {"?force": FORCE, "?weights": {"w1": NUMBER, "w2": NUMBER}} for mode in MODES},
                "?stable": EXAMPLE, "?unstable": EXAMPLE, "?inertia": {"lower": MATRIX, "pivots": NUMBERS}},
}


def check_data(problem):
    """[14.1] that the fields are P or an inertia, and all or none of a compliance."""
    given = set(problem) - {"kind"}
    inertia, compliant = bool(given & set(INERTIA)), bool(given & set(COMPLIANCE))
    require(given == set(LOAD + (INERTIA if inertia else ENTRIES) + (COMPLIANCE if compliant else ())),
            "problem: has neither P nor an inertia, or both, or part of a compliance")


def check_inertia(q, witness):
    """[14.7] that L D L^T is the matrix of the problem, and D is not negative."""
    require(("inertia" in witness) == ("A11" in q), "witness.inertia: is given exactly with an inertia")
    if "A11" not in q:
        return
    require(q["s1"] in (1, -1) and q["s2"] in (1, -1), "problem: outside the hypothesis on s1, s2")
    given = witness["inertia"]
    pivots = [value_of(x) for x in given["pivots"]]
    require([len(row) for row in given["lower"]] == [0, 1, 2, 3] and len(pivots) == 4, "witness.inertia: the factors have another size")
    L = [[value_of(x) for x in row] + [Fraction(1)] for row in given["lower"]]
    for i in range(4):
        require(pivots[i] >= 0, "witness.inertia.pivots: one is negative")
        for j in range(i + 1):
            expect(f"witness.inertia: L D L^T at {i}, {j}", sum(L[i][k] * pivots[k] * L[j][k] for k in range(j + 1)), q[ROWS[i][j]])


def find_mode(q, mode, given):
    """[14.4] (status, forces or None, whether there are more)."""
    slips, place = MODES[mode], "witness.modes." + mode
    bound = {i: ZERO if slips[i] else NOT_NEGATIVE for i in (0, 1)}
    forces = [j for j in (0, 1) if slips[j]]

    def entry(i, j):
        return q[f"p{i + 1}{j + 1}"]

    def combine(weights):
        return (sum((w * q[f"b{i + 1}"] for i, w in weights.items()), Fraction(0)),
                {j: sum((w * entry(i, j) for i, w in weights.items()), Fraction(0)) for j in forces})

    system = System(bound, set(), forces, combine)
    weights = {i: w for i, w in enumerate(value_of(given["weights"][w]) for w in ("w1", "w2")) if w != 0} if "weights" in given else {}
    if "force" not in given:
        require(weights, place + ": neither a force nor weights")
        check_refutation(system, weights, place)
        return "inconsistent", None, False
    force = [value_of(given["force"]["lambda1"]), value_of(given["force"]["lambda2"])]
    acceleration = [q[f"b{i + 1}"] + entry(i, 0) * force[0] + entry(i, 1) * force[1] for i in (0, 1)]
    for i in (0, 1):
        expect(f"{place}.force.v{i + 1}_dot", value_of(given["force"][f"v{i + 1}_dot"]), acceleration[i])
    acting = {j: x for j, x in enumerate(force) if x != 0}
    tight, some = check_face(system, acting, weights, acceleration, place)
    require(bool(tight or some) == ("weights" in given), place + ": weights are given exactly on a boundary")
    fixed = [i for i in (0, 1) if bound[i] == ZERO or i in tight]
    more = rank([[entry(i, j) for j in acting] for i in fixed]) < len(acting)
    return "boundary" if "weights" in given else "consistent", force, more


def cases_of(s):
    """[14.6] the classes of all cells near the data."""
    found, cells = set(), [{}]
    for name in CELL:
        cells = [{**cell, name: x} for cell in cells for x in ((s[name],) if s[name] else (-1, 1))]
    for c in cells:
        value = lambda names: c[names[0]] * (c[names[1]] if len(names) > 1 else 1)
        if any(value(x) == -value(y) == value(z) for x, y, z in SUMS):
            continue
        g1, g2, g3 = (quadrant(c["p11"], c["p21"]), quadrant(c["p12"], c["p22"]), quadrant(-c["b1"], -c["b2"]))
        below = lambda g, h, cross: g < h or g == h and cross > 0
        found.add(100 * (1 + g1) + 10 * (1 + g2 + below(g1, g2, c["D"]) + below((g1 + 2) % 4, g2, -c["D"]))
                  + 1 + g3 + below(g1, g3, c["c1"]) + below(g2, g3, c["c2"]))
    return [str(number) for number in sorted(found)]


def quadrant(x, y):
    return {(1, 1): 0, (-1, 1): 1, (-1, -1): 2, (1, -1): 3}[x, y]


def dual(s):
    return {"p11": s["p22"], "p12": s["p21"], "p21": s["p12"], "p22": s["p11"], "b1": s["b2"], "b2": s["b1"], "D": s["D"],
            "c1": -s["c2"], "c2": -s["c1"]}


def impacts(s):
    """[14.5] the words of impacts without collision."""
    found = {}
    for name, own, other in (("IF", "p11", "p21"), ("FI", "p22", "p12")):
        found[name] = "possible" if s[own] < 0 < s[other] else "degenerate" if s[own] <= 0 <= s[other] else "no"
    def both(low, high):
        return (low(s["p11"]) and low(s["p21"]) or low(s["p12"]) and low(s["p22"])
                or low(s["p11"]) and s["p21"] >= 0 and low(s["p22"]) and s["p12"] >= 0 and high(s["D"])
                or low(s["p21"]) and s["p11"] >= 0 and low(s["p12"]) and s["p22"] >= 0 and high(-s["D"]))
    open_, closed = both(lambda x: x < 0, lambda x: x > 0), both(lambda x: x <= 0, lambda x: x >= 0)
    return {**found, "II": "not_excluded" if open_ else "degenerate" if closed else "no"}


def check_examples(q, witness, depends):
    """[14.5] the compliances for which S+S+ is stable, and unstable."""
    require(("stable" in witness) == ("unstable" in witness) == depends, "witness: a stable and an unstable compliance are given exactly when it depends")
    for name in ("stable", "unstable") if depends else ():
        given = {k: value_of(witness[name][k]) for k in COMPLIANCE}
        require(all(x < 0 for x in given.values()), f"witness.{name}: a stiffness or damping is not negative")
        rates = evaluate(program(COMPLIANT), {**q, **given}, operate)
        least = min(sign(rates[a]) for a in RATES)
        require(least > 0 if name == "stable" else least < 0, f"witness.{name}: does not show it")


def count_solutions(found):
    """[14.5] found: status, forces, whether there are more, of each mode."""
    forces = [force for _, force, _ in found if force is not None]
    return "continuum" if any(more for _, _, more in found) else sum(force not in forces[:i] for i, force in enumerate(forces))


def conclude(case):
    """[14.5] the verdict and the row."""
    q, s, witness = case.q, case.s, case.witness
    check_data(case.problem)
    check_inertia(q, witness)
    found = {mode: find_mode(q, mode, witness["modes"][mode]) for mode in MODES}
    row, hurwitz, possible = word(ROW, s), word(HURWITZ, s), impacts(s)
    check_examples(q, witness, row == "depends")
    stability = {"FF": "stable", "S+F": ALONE[s["p11"]], "FS+": ALONE[s["p22"]], "S+S+": STABILITY[row]}
    statuses = {mode: status for mode, (status, _, _) in found.items()}
    consistent = [mode for mode in MODES if statuses[mode] == "consistent"]
    degenerate = any(status == "boundary" or more for status, _, more in found.values())
    stays = [mode for mode in consistent if stability[mode] == "stable" or stability[mode] == "depends" and hurwitz in (None, "stable")]
    return {"class": "degenerate" if degenerate else ("inconsistent", "determinate", "indeterminate")[min(len(consistent), 2)],
            "cases": cases_of(s), "dual": cases_of(dual(s)), "modes": statuses, "solutions": count_solutions(found.values()),
            "stability": stability, "hurwitz": hurwitz, "impact_without_collision": possible,
            "resolution": stays + [name for name in IMPACTS if possible[name] in ("possible", "not_excluded")],
            "zeros": [name for name in q if s[name] == 0]}, row


def absent_or(name, holds):
    return name, lambda s: name not in s or holds(s[name])


THEORY = Theory(
    schema=SCHEMA, inputs=LOAD + INERTIA + COMPLIANCE + ENTRIES, optional=INERTIA + COMPLIANCE + ENTRIES, program=program(PROGRAM + COMPLIANT),
    quantities=LOAD + INERTIA + COMPLIANCE + ENTRIES + ("D", "X", "c1", "c2", "S") + RATES,
    hypotheses=[absent_or(name, lambda x: x >= 0) for name in ("mu1", "mu2")] + [absent_or(name, lambda x: x < 0) for name in COMPLIANCE],
    conclude=conclude)

KIND = kind_of(THEORY)
