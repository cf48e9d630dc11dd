# SPDX-License-Identifier: BSD-2-Clause
"""Kind contact: verdict and row [4.5, 4.6]."""

from .contact_shape import MODES, QUANTITIES
from .element import value_of
from .fraction import Fraction
from .rational import sign


def slip_direction(q):
    return sign(q["u"]) or sign(q["a"])


def p_of(q, direction):
    return {1: q["p_plus"], 0: Fraction(1), -1: q["p_minus"]}[direction]


def stability_of(q, mode, force):
    """[4.6] by the slope s of v_dot = b + s lambda_N in the motion that follows a small change."""
    if mode == "F" and value_of(force["v_dot"]) > 0:
        return "stable"
    if force["lambda_N"] == "0":
        return "unstable" if p_of(q, slip_direction(q)) < 0 else "neutral"
    lambda_N, lambda_T = value_of(force["lambda_N"]), value_of(force["lambda_T"])
    s = {"S+": q["p_plus"], "S-": q["p_minus"], "T": q["Delta"] / q["A"]}[mode]
    if mode == "T" and lambda_T + q["mu"] * lambda_N == 0:
        s = q["p_plus"]
    elif mode == "T" and q["mu"] * lambda_N - lambda_T == 0:
        s = q["p_minus"]
    return {1: "stable", 0: "neutral", -1: "unstable"}[sign(s)]


def cone_of(q):
    lambda_N, lambda_T = q["N"] / q["Delta"], q["N_T"] / q["Delta"]
    limit = q["mu"] * lambda_N
    if lambda_N < 0 or abs(lambda_T) > limit:
        return "exterior"
    return "interior" if abs(lambda_T) < limit else "boundary"


def case_of(q):
    if q["b"] == 0 or q["p_plus"] * q["p_minus"] == 0:
        return None
    row = ("i", "ii", "iii") if q["b"] > 0 else ("iv", "v", "vi")
    column = {1: "I", 0: "II", -1: "III"}[sign(q["u"])]
    return f"{column}({row[1 if q['p_minus'] < 0 else 2 if q['p_plus'] < 0 else 0]})"


def row_of(q, statuses):
    a, b, u, p_plus, p_minus = (sign(q[name]) for name in ("a", "b", "u", "p_plus", "p_minus"))
    if u != 0:
        p = p_plus if u > 0 else p_minus
        words = {1: ("flight", "flight_at_pole", "indeterminate"), 0: ("grazing", "g_spot", "grazing_paradox"),
                 -1: ("slip", "arrest", "inconsistent")}[b]
        return ("forward_" if u > 0 else "backward_") + words[1 - p]
    if b > 0:
        if p_plus >= 0 and p_minus >= 0:
            return "rest_flight"
        side, mode = ("plus", "S+") if p_plus < 0 else ("minus", "S-")
        return {"consistent": f"rest_indeterminate_{side}", "boundary": f"rest_indeterminate_{side}_edge",
                "inconsistent": f"rest_flight_{side}"}[statuses[mode]]
    if b == 0:
        if a == 0:
            return "rest_weightless"
        side, p = ("plus", p_plus) if a > 0 else ("minus", p_minus)
        return "rest_" + ("grazing", "g_spot", "grazing_paradox")[1 - p] + "_" + side
    if statuses["T"] == "consistent":
        return "rest_stick"
    if statuses["T"] == "boundary":
        if statuses["S+"] == statuses["S-"] == "boundary":
            return "rest_frictionless_balance"
        return "rest_stick_edge_" + ("plus" if statuses["S+"] == "boundary" else "minus")
    return "rest_slip_" + ("plus" if statuses["S+"] == "consistent" else "minus")


def verdict_of(q, statuses, witness):
    """[4.6] the whole object `verdict`, from statuses, forces and signs."""
    words = list(statuses.values())
    continuum = any("continuum" in solution for solution in witness["solutions"])
    consistent = words.count("consistent")
    degenerate = "boundary" in words or continuum
    forces = {mode: witness["modes"][mode]["force"] for mode in MODES if statuses[mode] in ("consistent", "boundary")}
    stability = {mode: stability_of(q, mode, force) for mode, force in forces.items()}
    p = p_of(q, slip_direction(q))
    iwc = "no" if q["u"] == 0 else {1: "no", 0: "degenerate", -1: "possible"}[sign(p)]
    resolution = [mode for mode in stability if statuses[mode] == "consistent" and stability[mode] == "stable"]
    return {
        "modes": statuses,
        "solutions": "continuum" if continuum else len(witness["solutions"]),
        "class": "degenerate" if degenerate else ("inconsistent", "determinate", "indeterminate")[min(consistent, 2)],
        "case": None if degenerate else case_of(q),
        "painleve": {"S+": sign(q["p_plus"]), "S-": sign(q["p_minus"])},
        "cone": cone_of(q),
        "stability": stability,
        "impact_without_collision": iwc,
        "resolution": resolution + ["IWC"] * (iwc == "possible") + ["arrest"] * (iwc == "degenerate" and q["b"] < 0),
        "zeros": [name for name in QUANTITIES if q[name] == 0],
    }
