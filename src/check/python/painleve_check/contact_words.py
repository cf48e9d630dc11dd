# SPDX-License-Identifier: BSD-2-Clause
"""Kind contact: the words of the verdict and the row, from the signs of the quantities [4.6, 9.4, 9.6]."""

from .contact_schema import MODES, QUANTITIES
from .kernel import word

SIDES = {"S+": 1, "S-": -1}
STABILITY = {1: "stable", 0: "neutral", -1: "unstable"}

CONE = (
    ("exterior", lambda s: s["N"] < 0 or s["E_plus"] > 0 or s["E_minus"] > 0),
    ("interior", lambda s: s["E_plus"] < 0 and s["E_minus"] < 0),
    ("boundary", lambda s: True))
IMPACT_WITHOUT_COLLISION = (
    ("no", lambda s: s["u"] == 0 or p_of(s, s["u"]) > 0),
    ("degenerate", lambda s: p_of(s, s["u"]) == 0),
    ("possible", lambda s: True))
CASE_ROW = (
    (None, lambda s: s["b"] == 0 or s["p_plus"] == 0 or s["p_minus"] == 0),
    ("i", lambda s: s["b"] > 0 and s["p_plus"] > 0 and s["p_minus"] > 0), ("ii", lambda s: s["b"] > 0 and s["p_minus"] < 0),
    ("iii", lambda s: s["b"] > 0), ("iv", lambda s: s["p_plus"] > 0 and s["p_minus"] > 0), ("v", lambda s: s["p_minus"] < 0),
    ("vi", lambda s: True))
# By the sign of b, for p > 0, p = 0, p < 0 in the direction of slip.
MOVING = {1: ("flight", "flight_at_pole", "indeterminate"), 0: ("grazing", "g_spot", "grazing_paradox"),
          -1: ("slip", "arrest", "inconsistent")}


def slip_direction(s):
    return s["u"] or s["a"]


def p_of(s, direction):
    return {1: s["p_plus"], 0: 1, -1: s["p_minus"]}[direction]


def case_of(s):
    row = word(CASE_ROW, s)
    return row and {1: "I", 0: "II", -1: "III"}[s["u"]] + f"({row})"


def row_of(s, statuses):
    a, b, u = s["a"], s["b"], s["u"]
    if u != 0:
        return ("forward_" if u > 0 else "backward_") + MOVING[b][1 - p_of(s, u)]
    if b > 0:
        if s["p_plus"] >= 0 and s["p_minus"] >= 0:
            return "rest_flight"
        side, mode = ("plus", "S+") if s["p_plus"] < 0 else ("minus", "S-")
        return {"consistent": f"rest_indeterminate_{side}", "boundary": f"rest_indeterminate_{side}_edge",
                "inconsistent": f"rest_flight_{side}"}[statuses[mode]]
    if b == 0:
        return "rest_" + (MOVING[0][1 - p_of(s, a)] + ("_plus" if a > 0 else "_minus") if a else "weightless")
    if statuses["T"] == "consistent":
        return "rest_stick"
    if statuses["T"] == "boundary":
        if statuses["S+"] == statuses["S-"] == "boundary":
            return "rest_frictionless_balance"
        return "rest_stick_edge_" + ("plus" if statuses["S+"] == "boundary" else "minus")
    return "rest_slip_" + ("plus" if statuses["S+"] == "consistent" else "minus")


def is_line(s, mode):
    """Whether every force on the friction line of a slip mode meets its equalities."""
    return mode in SIDES and p_of(s, SIDES[mode]) == 0 and s["b"] == 0


def is_unloaded(s, mode, status):
    """Whether the force of a mode that holds is zero."""
    return {"F": True, "T": s["N"] == 0}.get(mode, s["b"] == 0 and not (is_line(s, mode) and status == "consistent"))


def stability_of(s, mode, status):
    """By the slope of v_dot = b + slope lambda_N in the motion that follows a small change."""
    if mode == "F" and s["b"] > 0:
        return "stable"
    if is_unloaded(s, mode, status):
        return "unstable" if p_of(s, slip_direction(s)) < 0 else "neutral"
    if mode == "T":
        return STABILITY[s["p_plus"] if s["E_plus"] == 0 else s["p_minus"] if s["E_minus"] == 0 else 1]
    return STABILITY[p_of(s, SIDES[mode])]


def words_of(s, statuses, solutions):
    """[4.6] verdict and row, from the signs, the statuses of the modes and the number of solutions, or "continuum"."""
    held = [mode for mode in MODES if statuses[mode] in ("consistent", "boundary")]
    consistent = [mode for mode in held if statuses[mode] == "consistent"]
    degenerate = len(consistent) < len(held) or solutions == "continuum"
    stability = {mode: stability_of(s, mode, statuses[mode]) for mode in held}
    iwc = word(IMPACT_WITHOUT_COLLISION, s)
    return {
        "modes": statuses, "solutions": solutions,
        "class": "degenerate" if degenerate else ("inconsistent", "determinate", "indeterminate")[min(len(consistent), 2)],
        "case": None if degenerate else case_of(s),
        "painleve": {"S+": s["p_plus"], "S-": s["p_minus"]},
        "cone": word(CONE, s), "stability": stability, "impact_without_collision": iwc,
        "resolution": [mode for mode in consistent if stability[mode] == "stable"] + ["IWC"] * (iwc == "possible")
        + ["arrest"] * (iwc == "degenerate" and s["b"] < 0),
        "zeros": [name for name in QUANTITIES if s[name] == 0]}, row_of(s, statuses)


# ---------------------------------------------------------------- the same, where only signs are known

def status_from(values):
    """Of inequalities value >= 0, given by signs."""
    return "inconsistent" if min(values) < 0 else "boundary" if 0 in values else "consistent"


def slip_from_signs(s, d):
    """[9.4] the status of slip in direction d."""
    p, E = (s["p_plus"], s["E_plus"]) if d > 0 else (s["p_minus"], s["E_minus"])
    if d * s["u"] < 0:
        return "inadmissible"
    if p == 0 and s["b"] != 0:
        return "inconsistent"
    if p == 0:
        return "consistent" if s["u"] else status_from([d * s["a"]])
    return status_from([-s["b"] * p] + ([E * p] if s["u"] == 0 else []))


def same_force(s, x, y):
    """Whether two modes, x before y, that have one force each have the same."""
    return {("F", "S+"): s["b"] == 0, ("F", "S-"): s["b"] == 0, ("F", "T"): s["N"] == s["N_T"] == 0,
            ("S+", "S-"): s["b"] == 0 or s["mu"] == 0, ("S+", "T"): s["E_plus"] == 0, ("S-", "T"): s["E_minus"] == 0}[x, y]


def verdict_from_signs(s):
    """[9.4] verdict and row."""
    statuses = {"F": status_from([s["b"]]), "S+": slip_from_signs(s, 1), "S-": slip_from_signs(s, -1),
                "T": "inadmissible" if s["u"] else status_from([s["N"], -s["E_plus"], -s["E_minus"]])}
    held = [mode for mode in MODES if statuses[mode] in ("consistent", "boundary")]
    continuum = any(is_line(s, mode) and statuses[mode] == "consistent" for mode in held)
    count = sum(not any(same_force(s, x, y) for x in held[:i]) for i, y in enumerate(held))
    return words_of(s, statuses, "continuum" if continuum else count)


def witness_from_signs(s, mode, status):
    """[9.6] the witness of a mode without forces."""
    d = SIDES.get(mode, 0)
    p, E = (s["p_plus"], s["E_plus"]) if d > 0 else (s["p_minus"], s["E_minus"])
    if status == "inadmissible":
        return {"candidates": "inadmissible", "fails": "u", "sign": s["u"]}
    if d and p == 0 and s["b"] != 0:
        return {"candidates": "none", "fails": "v_dot", "sign": s["b"]}
    if d and p == 0:
        line = {"candidates": "line"}
        return {"inconsistent": {**line, "fails": "a", "sign": s["a"]}, "boundary": {**line, "equalities": ["lambda_N", "u_dot"]},
                "consistent": line}[status]
    values = {"v_dot": s["b"]} if mode == "F" else {"lambda_N": s["N"], "cone_plus": -s["E_plus"], "cone_minus": -s["E_minus"]}
    if d:
        values = {"lambda_N": -s["b"] * p, **({"u_dot": E * p} if s["u"] == 0 else {})}
    for name, value in values.items():
        if value < 0:
            return {"candidates": "one", "fails": name, "sign": value * (d if name == "u_dot" else 1)}
    equal = [name for name, value in values.items() if value == 0]
    return {"candidates": "one", **({"equalities": equal} if equal else {})}


def solutions_from_signs(s, statuses, verdict):
    held = [mode for mode in MODES if statuses[mode] in ("consistent", "boundary")]
    if verdict["solutions"] == "continuum":
        return [{"continuum": True, "from": "0", "modes": held}]
    solutions = []
    for mode in held:
        for solution in solutions:
            if any(same_force(s, x, mode) for x in solution["modes"]):
                solution["modes"].append(mode)
                break
        else:
            solutions.append({"modes": [mode]})
    return solutions
