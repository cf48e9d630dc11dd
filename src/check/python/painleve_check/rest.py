# SPDX-License-Identifier: BSD-2-Clause
"""Kind rest [12] on the kernel: EVAL and WORD.  Beside the kernel are the factors of the potential's matrix and the motion of an impact
(impact_pieces.py), which are no linear systems in forces."""

from .answer import expect, require
from .contact_formulas import FORCES, INERTIA, LAWS, POSITIVE_INERTIA, RATIO_OF_RESTITUTION, RESTITUTION
from .element import check_root, value_of
from .fraction import Fraction
from .impact import PROGRAM as IMPACT_PROGRAM
from .impact_pieces import check_motion
from .impact_schema import IMPACT
from .kernel import evaluate, kind_of, operate, program, Theory, word
from .rational import sign
from .schema import is_root, MATRIX, NULL, NUMBER, NUMBERS, QUANTITY, ROOT, SIGN, STRING, STRINGS, SURD
from .surd import field_of, Surd

REST_FIELDS = ("a", "b", "A", "B", "C", "mu", "r")
REST_QUANTITIES = REST_FIELDS + ("Delta", "p_plus", "p_minus", "k_plus", "k_minus", "r_range", "E_plus", "E_minus", "N")
WORDS = {"stability": STRING, "conditions": {"contact": STRING, "potential": STRING, "impacts": {STRING, NULL}}, "decides": STRINGS}
REST = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, "law": STRING, **{name: NUMBER for name in REST_FIELDS}, "?H": MATRIX},
    "verdict": {**WORDS, "e_squared": {NUMBER, NULL}, "zeros": STRINGS},
    "quantities": {name: QUANTITY for name in REST_QUANTITIES},
    "witness": {"?potential": {"?lower": MATRIX, "?pivots": NUMBERS, "?direction": NUMBERS, "?value": NUMBER, "?values": MATRIX},
                "?impact": IMPACT["witness"], "?e": SURD},
}


# [12.1, 12.2]
PROGRAM = program(INERTIA + FORCES + RESTITUTION)
HYPOTHESES = POSITIVE_INERTIA + RATIO_OF_RESTITUTION + (
    ("E_plus", lambda s: s["E_plus"] <= 0), ("E_minus", lambda s: s["E_minus"] <= 0), ("N", lambda s: s["N"] >= 0))


def check_values(given, values):
    """That the numbers of the witness are those of the matrix that the problem gives."""
    require([len(row) for row in given] == [len(row) for row in values], "witness.potential.values: another size than H")
    for i, row in enumerate(given):
        for j, x in enumerate(row):
            if is_root(x):
                check_root(f"witness.potential.values[{i}][{j}]", x, values[i][j])
            else:
                expect(f"witness.potential.values[{i}][{j}]", values[i][j], value_of(x))


def rest_potential(problem, witness):
    """[12.3] 1 where the matrix is positive definite, 0 semidefinite, -1 where some direction goes down; after its witness is checked."""
    given = witness.get("potential")
    if "H" not in problem:
        require(given is None, "witness.potential: there is no matrix")
        return 1
    require(given is not None, "witness.potential: two factors, or a direction")
    roots = any(is_root(x) for row in problem["H"] for x in row)
    require(roots == ("values" in given), "witness.potential.values: are given exactly when H has roots")
    H = [[value_of(x) for x in row] for row in (given["values"] if roots else problem["H"])]
    n = len(H)
    require(1 <= n <= 12 and all(len(row) == n for row in H) and all(H[i][j] == H[j][i] for i in range(n) for j in range(i)),
            "problem.H: is no symmetric matrix of 1 to 12 rows")
    if roots:
        check_values(problem["H"], H)
    require(set(given) - {"values"} in ({"lower", "pivots"}, {"direction", "value"}), "witness.potential: two factors, or a direction")
    if "direction" in given:
        x, value = [value_of(y) for y in given["direction"]], value_of(given["value"])
        require(len(x) == n, "witness.potential.direction: one number a row")
        expect("witness.potential.value", value, sum(x[i] * H[i][j] * x[j] for i in range(n) for j in range(n)))
        require(value < 0, "witness.potential.value: is not negative")
        return -1
    D = [value_of(y) for y in given["pivots"]]
    require([len(row) for row in given["lower"]] == list(range(n)) and len(D) == n, "witness.potential: the factors have another size")
    L = [[value_of(y) for y in row] + [Fraction(1)] for row in given["lower"]]
    for i in range(n):
        for j in range(i + 1):
            expect(f"witness.potential: L D L^T at {i}, {j}", sum(L[i][k] * D[k] * L[j][k] for k in range(j + 1)), H[i][j])
    require(min(D) >= 0, "witness.potential.pivots: one is negative")
    return 1 if min(D) > 0 else 0


def rest_impact(q, s, law, witness):
    """[12.4] (sign of e - 1, e^2 or None), after the impact is followed."""
    if s["b"] >= 0 or min(s["k_plus"], s["k_minus"]) < 0:
        require("impact" not in witness and "e" not in witness, "witness.impact: nothing asks for an impact")
        loses = min(s["k_plus"], s["k_minus"]) < 0 and max(s["E_plus"], s["E_minus"]) < 0 < s["mu"] and law != "newton"
        return -1 if q["r"] == 1 and loses else sign(q["r"] - 1), None
    require("impact" in witness and "e" in witness, "witness.impact: is missing")
    start = {"u": 2 * q["a"] / -q["b"], "v": Fraction(-1), **{name: q[name] for name in ("A", "B", "C", "mu", "r")}}
    d = field_of(witness["e"], "witness.e")
    _, (_, v), _ = check_motion(evaluate(IMPACT_PROGRAM, start, operate), law, witness["impact"], d)
    expect("witness.e", Surd.read(witness["e"], d), v)
    square = (v * v).a
    return sign(square - 1), square


# [12.5] the case: `inside` is 1 strictly inside the friction cone, `potential` and `impacts` as their functions above return them
ROWS = (
    ("flight", lambda s: s["b"] > 0),
    ("weightless_edge", lambda s: s["b"] == 0 and not s["inside"]),
    ("weightless_falls", lambda s: s["b"] == 0 and s["potential"] < 0),
    ("weightless", lambda s: s["b"] == 0),
    ("edge", lambda s: not s["inside"]),
    ("falls_and_chatters", lambda s: s["potential"] < 0 < s["impacts"]),
    ("falls", lambda s: s["potential"] < 0),
    ("reverse_chatter", lambda s: s["impacts"] > 0),
    ("flat_and_neutral", lambda s: s["impacts"] == 0 and s["potential"] == 0),
    ("neutral_impacts", lambda s: s["impacts"] == 0),
    ("flat", lambda s: s["potential"] == 0),
    ("stable", lambda s: True))
STATE = {1: "holds", 0: "undecided", -1: "fails"}


def words_of(s, potential, impacts):
    """[12.5] the words of the verdict, and its row, from the three conditions."""
    inside = s["E_plus"] < 0 and s["E_minus"] < 0
    states = {"contact": STATE[-s["b"] if s["b"] > 0 or inside else 0], "potential": STATE[potential],
              "impacts": STATE[-impacts] if s["b"] < 0 else None}
    failing = [name for name, state in states.items() if state == "fails" and (name != "potential" or inside)]
    holds = all(state == "holds" for state in states.values())
    return {
        "stability": "unstable" if failing else "stable" if holds else "undecided", "conditions": states,
        "decides": failing or [name for name, state in states.items() if state == ("holds" if holds else "undecided")],
    }, word(ROWS, {**s, "inside": inside, "potential": potential, "impacts": impacts})


def conclude(case):
    """[12.3, 12.4, 12.5]"""
    potential = rest_potential(case.problem, case.witness)
    impacts, square = rest_impact(case.q, case.s, case.problem["law"], case.witness)
    words, row = words_of(case.s, potential, impacts)
    return {**words, "e_squared": square, "zeros": [name for name in REST_QUANTITIES if case.s[name] == 0]}, row


THEORY = Theory(
    schema=REST, inputs=REST_FIELDS, program=PROGRAM, quantities=REST_QUANTITIES, hypotheses=HYPOTHESES, words={"law": LAWS},
    conclude=conclude)

KIND = kind_of(THEORY)
