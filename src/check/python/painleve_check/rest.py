# SPDX-License-Identifier: BSD-2-Clause
"""Kind rest [12]."""

from .answer import expect, require
from .element import check_root, read_field, value_of
from .fraction import Fraction
from .impact import impact_quantities
from .impact_pieces import check_motion
from .impact_shape import IMPACT
from .rational import sign
from .record import check_problem, check_quantities
from .shape import is_root, MATRIX, NULL, NUMBER, NUMBERS, QUANTITY, ROOT, SIGN, STRING, STRINGS, SURD
from .surd import field_of, Surd

REST_FIELDS = ("a", "b", "A", "B", "C", "mu", "r")
REST_QUANTITIES = REST_FIELDS + ("Delta", "p_plus", "p_minus", "k_plus", "k_minus", "r_range", "E_plus", "E_minus", "N")
REST = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, "law": STRING, **{name: NUMBER for name in REST_FIELDS}, "?H": MATRIX},
    "verdict": {"stability": STRING, "conditions": {"contact": STRING, "potential": STRING, "impacts": {STRING, NULL}},
                "decides": STRINGS, "e_squared": {NUMBER, NULL}, "zeros": STRINGS},
    "quantities": {name: QUANTITY for name in REST_QUANTITIES},
    "witness": {"?potential": {"?lower": MATRIX, "?pivots": NUMBERS, "?direction": NUMBERS, "?value": NUMBER, "?values": MATRIX},
                "?impact": IMPACT["witness"], "?e": SURD},
}


def rest_quantities(problem):
    """[12.1, 12.2] the values of all quantities; raises Rejected outside the hypotheses."""
    q = {name: value_of(problem[name]) for name in REST_FIELDS}
    a, b, A, B, C, mu, r = q.values()
    q.update(Delta=A * C - B * B, p_plus=C - mu * B, p_minus=C + mu * B, k_plus=mu * A - B, k_minus=mu * A + B, r_range=r - r * r)
    q.update(E_plus=a * q["p_plus"] + b * q["k_plus"], E_minus=b * q["k_minus"] - a * q["p_minus"], N=a * B - A * b)
    for name, fine in (("A", A > 0), ("C", C > 0), ("Delta", q["Delta"] > 0), ("mu", mu >= 0), ("r", 0 <= r <= 1),
                       ("E_plus", q["E_plus"] <= 0), ("E_minus", q["E_minus"] <= 0), ("N", q["N"] >= 0),
                       ("law", problem["law"] in ("poisson", "energetic", "newton"))):
        require(fine, "problem: outside the hypothesis on " + name)
    return q


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
    require(roots == ("values" in given), "witness.potential.values: stand there where H has roots")
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


def rest_impact(q, law, witness):
    """[12.4] (sign of e - 1, e^2 or None), after the impact is followed."""
    if q["b"] >= 0 or min(q["k_plus"], q["k_minus"]) < 0:
        require("impact" not in witness and "e" not in witness, "witness.impact: nothing asks for an impact")
        loses = min(q["k_plus"], q["k_minus"]) < 0 and max(q["E_plus"], q["E_minus"]) < 0 and q["mu"] > 0 and law != "newton"
        return -1 if q["r"] == 1 and loses else sign(q["r"] - 1), None
    require("impact" in witness and "e" in witness, "witness.impact: is missing")
    impact = impact_quantities({"law": law, "u": 2 * q["a"] / -q["b"], "v": -1, **{name: q[name] for name in ("A", "B", "C", "mu", "r")}})
    d = field_of(witness["e"], "witness.e")
    _, (_, v), _ = check_motion(impact, law, witness["impact"], d)
    expect("witness.e", Surd.read(witness["e"], d), v)
    square = (v * v).a
    return sign(square - 1), square


def rest_row(q, inside, potential, impacts):
    """[12.5] the name of the case."""
    if q["b"] > 0:
        return "flight"
    if q["b"] == 0:
        return "weightless_edge" if not inside else "weightless_falls" if potential < 0 else "weightless"
    if not inside:
        return "edge"
    if potential < 0:
        return "falls_and_chatters" if impacts > 0 else "falls"
    if impacts > 0:
        return "reverse_chatter"
    return (("flat_and_neutral", "neutral_impacts") if impacts == 0 else ("flat", "stable"))[potential]


def check_rest(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    problem, witness, verdict = record.get("values", record["problem"]), record["witness"], record["verdict"]
    q = rest_quantities(problem)
    check_quantities(record, q)
    potential = rest_potential(problem, witness)
    impacts, square = rest_impact(q, problem["law"], witness)
    inside = q["E_plus"] < 0 and q["E_minus"] < 0
    word = {1: "holds", 0: "undecided", -1: "fails"}
    states = {"contact": "fails" if q["b"] > 0 else "holds" if q["b"] < 0 and inside else "undecided", "potential": word[potential],
              "impacts": word[-impacts] if q["b"] < 0 else None}
    failing = [name for name, state in states.items() if state == "fails" and (name != "potential" or inside)]
    holds = all(state == "holds" for state in states.values())
    stability = "unstable" if failing else "stable" if holds else "undecided"
    decides = failing or [name for name, state in states.items() if state == ("holds" if holds else "undecided")]
    e_squared = verdict["e_squared"]
    for key, given, right in (("stability", verdict["stability"], stability), ("conditions", verdict["conditions"], states),
                              ("decides", verdict["decides"], decides),
                              ("e_squared", None if e_squared is None else value_of(e_squared), square),
                              ("zeros", verdict["zeros"], [name for name in REST_QUANTITIES if q[name] == 0])):
        expect("verdict." + key, given, right)
    expect("row", record["row"], rest_row(q, inside, potential, impacts))
