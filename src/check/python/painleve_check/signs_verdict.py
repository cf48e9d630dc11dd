# SPDX-License-Identifier: BSD-2-Clause
"""Kind contact: verdict, row and witness from signs alone [9.4, 9.6]."""

import json

from .contact_shape import MODES, QUANTITIES
from .contact_verdict import case_of, p_of, row_of, slip_direction
from .rational import sign


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


def verdict_from_signs(s):
    """[9.4] verdict and row."""
    statuses = {"F": status_from([s["b"]]), "S+": slip_from_signs(s, 1), "S-": slip_from_signs(s, -1),
                "T": "inadmissible" if s["u"] else status_from([s["N"], -s["E_plus"], -s["E_minus"]])}
    held = [mode for mode in MODES if statuses[mode] in ("consistent", "boundary")]
    lines = {mode for mode, p in (("S+", "p_plus"), ("S-", "p_minus")) if s[p] == 0 and statuses[mode] == "consistent"}
    return verdict_with_signs(s, statuses, "continuum" if lines else count_forces(s, held), stability_from_signs(s, held, lines)), \
        row_of(s, statuses)


def same_force(s, x, y):
    """Whether two modes, x before y, that have one force each have the same."""
    return {("F", "S+"): s["b"] == 0, ("F", "S-"): s["b"] == 0, ("F", "T"): s["N"] == s["N_T"] == 0,
            ("S+", "S-"): s["b"] == 0 or s["mu"] == 0, ("S+", "T"): s["E_plus"] == 0, ("S-", "T"): s["E_minus"] == 0}[x, y]


def count_forces(s, held):
    return sum(not any(same_force(s, x, y) for x in held[:i]) for i, y in enumerate(held))


def stability_from_signs(s, held, lines):
    stability = {}
    for mode in held:
        unloaded = {"F": True, "T": s["N"] == 0}.get(mode, s["b"] == 0 and mode not in lines)
        slope = {"S+": s["p_plus"], "S-": s["p_minus"]}.get(mode, 1)
        if mode == "T":
            slope = s["p_plus"] if s["E_plus"] == 0 else s["p_minus"] if s["E_minus"] == 0 else 1
        if mode == "F" and s["b"] > 0:
            stability[mode] = "stable"
        elif unloaded:
            stability[mode] = "unstable" if p_of(s, slip_direction(s)) < 0 else "neutral"
        else:
            stability[mode] = {1: "stable", 0: "neutral", -1: "unstable"}[slope]
    return stability


def verdict_with_signs(s, statuses, solutions, stability):
    words = list(statuses.values())
    degenerate = "boundary" in words or solutions == "continuum"
    edges = (s["E_plus"], s["E_minus"])
    iwc = "no" if s["u"] == 0 else {1: "no", 0: "degenerate", -1: "possible"}[sign(p_of(s, s["u"]))]
    resolution = [mode for mode in stability if statuses[mode] == "consistent" and stability[mode] == "stable"]
    return {
        "modes": statuses, "solutions": solutions,
        "class": "degenerate" if degenerate else ("inconsistent", "determinate", "indeterminate")[min(words.count("consistent"), 2)],
        "case": None if degenerate else case_of(s),
        "painleve": {"S+": s["p_plus"], "S-": s["p_minus"]},
        "cone": "exterior" if s["N"] < 0 or max(edges) > 0 else "interior" if max(edges) < 0 else "boundary",
        "stability": stability, "impact_without_collision": iwc,
        "resolution": resolution + ["IWC"] * (iwc == "possible") + ["arrest"] * (iwc == "degenerate" and s["b"] < 0),
        "zeros": [name for name in QUANTITIES if s[name] == 0]}


def is_in_hypotheses(s):
    return s["A"] > 0 and s["C"] > 0 and s["Delta"] > 0 and s["mu"] >= 0


def exactly_one_type(value):
    """A value with its booleans apart from its integers, to be compared."""
    return json.dumps(value, sort_keys=True)


def witness_from_signs(s, mode, status):
    """[9.6] what the witness of a mode says without forces."""
    d = {"F": 0, "S+": 1, "S-": -1, "T": 0}[mode]
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
