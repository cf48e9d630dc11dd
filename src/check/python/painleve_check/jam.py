# SPDX-License-Identifier: BSD-2-Clause
"""Kind jam [11]."""

from .answer import expect, require
from .element import read_field, value_of
from .rational import read_number, sign
from .record import check_problem, check_quantities
from .shape import NULL, NUMBER, QUANTITY, ROOT, SIGN, STRING, STRINGS

JAM_QUANTITIES = ("alpha1", "alpha2", "alpha3", "delta")
JAM_STATE = ("p", "b", "fall")
JAM = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, "alpha1": NUMBER, "alpha2": NUMBER, "alpha3": NUMBER, "?p": NUMBER, "?b": NUMBER},
    "verdict": {"portrait": STRING, "zeros": STRINGS, "outcomes": STRINGS, "threshold": {NUMBER, NULL},
                "outcome": {STRING, NULL}, "jam": {STRING, NULL}, "normal_force": {NUMBER, STRING, NULL}},
    "quantities": {**{name: QUANTITY for name in JAM_QUANTITIES}, **{"?" + name: QUANTITY for name in JAM_STATE}},
    "witness": {"?force": NUMBER, "?fixed": NUMBER},
}


def jam_quantities(problem, given):
    """[11.2] the values of all quantities; raises Rejected outside the hypotheses."""
    q = {name: value_of(problem[name]) for name in ("alpha1", "alpha2", "alpha3")}
    q["delta"] = q["alpha3"] - q["alpha1"]
    require(("p" in problem) == ("b" in problem), "problem: a state has p and b")
    if "p" in problem:
        q.update(p=value_of(problem["p"]), b=value_of(problem["b"]))
        q["fall"] = q["alpha2"] * q["p"] + q["delta"] * q["b"]
        require(q["p"] > 0 and q["b"] < 0, "problem: outside the hypotheses p > 0, b < 0")
    require(set(q) == set(given), "quantities: those of a state stand there where there is one")
    return q


def jam_outcome(s, course, fixed, force):
    """[11.3] (outcome, limit of the normal force) of the states of a course (1 falling, 0 resting, -1 rising); None when there are
    none."""
    alpha1, alpha2, alpha3, delta = (s[name] for name in JAM_QUANTITIES)
    exists = course == alpha2 if delta == 0 else alpha2 * delta > 0 or course == -delta
    if not exists:
        return None
    if course > 0 and (delta >= 0 or alpha2 > 0):
        return "lift-off", 0
    if alpha1 >= 0:
        return ("slip" if alpha1 > 0 else "undecided"), None
    if course < 0 and delta >= 0:
        return ("jam" if alpha3 < 0 else "arrest"), "diverges"
    return "jam", fixed if delta != 0 else force


def jam_row(s):
    """[11.4] what the origin is, and the sign of alpha2."""
    alpha1, alpha3, delta = s["alpha1"], s["alpha3"], s["delta"]
    first = "stable" if alpha1 < 0 else "unstable"
    if alpha1 == alpha3 == 0:
        name = "still"
    elif alpha1 == 0 or alpha3 == 0:
        name = ("attracting" if alpha1 + alpha3 < 0 else "repelling") + ("_line" if alpha1 == 0 else "_b_axis")
    elif alpha1 != alpha3:
        name = "saddle_" + ("stable_b" if alpha3 < 0 else "unstable_b")
    else:
        name = first + ("_star" if delta == 0 else "_node_slow_b" if alpha1 * delta < 0 else "_node_fast_b")
    return name + {1: "_up", 0: "_level", -1: "_down"}[s["alpha2"]]


def jam_verdict(q, witness):
    """[11.3, 11.4] verdict and row, from the signs and the two forces."""
    s = {name: sign(x) for name, x in q.items()}
    force, fixed = (value_of(witness[name]) if name in witness else None for name in ("force", "fixed"))
    found = [jam_outcome(s, course, fixed, force) for course in (1, 0, -1)]
    if "fall" in q:
        word, limit = found[1 - s["fall"]]
        outcome = word
    else:
        open_sets = [found[2], found[0]] + ([found[1]] if s["delta"] == 0 else [])
        word, limit = next((x for x in open_sets if x and x[0] == "jam"), (None, None))
        outcome = None
    name = None
    if word == "jam" and s["delta"] > 0 and isinstance(limit, str):
        name = "G1"
    elif word == "jam" and s["delta"] < 0 and s["alpha2"] < 0:
        name = "G2"
    words = [x[0] for x in found if x]
    row = jam_row(s)
    return {
        "portrait": "degenerate" if any(s[name] == 0 for name in JAM_QUANTITIES) else row,
        "zeros": [name for name in JAM_QUANTITIES + JAM_STATE if s.get(name) == 0],
        "outcomes": [x for i, x in enumerate(words) if i == 0 or words[i - 1] != x],
        "threshold": fixed if s["delta"] > 0 and s["alpha2"] > 0 else None,
        "outcome": outcome, "jam": name, "normal_force": limit}, row


def jam_number(x):
    """A number, null or a word of the verdict, to be compared by value."""
    if isinstance(x, str):
        number = read_number(x)
        return x if number is None else number
    return x


def check_jam(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    verdict, witness = record["verdict"], record["witness"]
    q = jam_quantities(record.get("values", record["problem"]), record["quantities"])
    check_quantities(record, q)
    require(("force" in witness) == ("p" in q) and ("fixed" in witness) == (q["delta"] != 0),
            "witness: a force is missing, or there is one too many")
    if "force" in witness:
        expect("witness.force times p", value_of(witness["force"]) * q["p"], -q["b"])
    if "fixed" in witness:
        expect("witness.fixed times delta", value_of(witness["fixed"]) * q["delta"], q["alpha2"])
    right, row = jam_verdict(q, witness)
    for key, x in right.items():
        given = jam_number(verdict[key]) if key in ("threshold", "normal_force") else verdict[key]
        require((given is None) == (x is None) and isinstance(given, str) == isinstance(x, str), f"verdict.{key}: is wrong")
        expect("verdict." + key, given, x)
    expect("row", record["row"], row)
