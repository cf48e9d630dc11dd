# SPDX-License-Identifier: BSD-2-Clause
"""Kind contact: the witness of each mode, by Newton, Signorini and Coulomb [4.3, 4.4]."""

from .answer import expect, Rejected
from .contact_shape import MODES
from .element import value_of
from .rational import sign


def numbers(record):
    """The same record with its numbers as Fractions, to be compared by value."""
    return {key: value_of(x) if key in ("lambda_N", "lambda_T", "u_dot", "v_dot", "value", "to", "from")
            and x is not None else x for key, x in record.items()}


def refuted(candidates, name, value, **more):
    return dict(candidates=candidates, fails=name, value=value, sign=sign(value), **more)


def check_mode(q, mode, witness):
    """[4.3, 4.4] the status of a mode, after its witness is checked."""
    what = "witness.modes." + mode
    d = {"F": 0, "S+": 1, "S-": -1, "T": 0}[mode]
    if d * q["u"] < 0 or mode == "T" and q["u"] != 0:
        expect(what, witness, refuted("inadmissible", "u", q["u"]))
        return "inadmissible"
    p, k = (q["p_minus"], q["k_minus"]) if d < 0 else (q["p_plus"], q["k_plus"])
    line = d != 0 and p == 0
    if line and q["b"] != 0:
        expect(what, witness, refuted("none", "v_dot", q["b"]))
        return "inconsistent"
    if line and q["u"] == 0 and d * q["a"] < 0:
        expect(what, witness, refuted("line", "a", q["a"]))
        return "inconsistent"
    if "force" not in witness:
        raise Rejected(what + ": force is missing")
    f = numbers(witness["force"])
    check_force(q, mode, d, f, what)
    status, right = judge(q, mode, d, f)
    right.update(force=f, candidates="line" if line else "one")
    if line:
        right["to"] = d * q["a"] / k if q["u"] == 0 else None
        expect(what + ": the status of the force", status, "boundary" if right["to"] == 0 else "consistent")
    expect(what, {**witness, "force": f}, right)
    return status


def check_force(q, mode, d, f, what):
    """Newton and the equalities of the mode."""
    lambda_N, lambda_T = f["lambda_N"], f["lambda_T"]
    expect(what + ".force.u_dot", f["u_dot"], q["a"] + q["A"] * lambda_T + q["B"] * lambda_N)
    expect(what + ".force.v_dot", f["v_dot"], q["b"] + q["B"] * lambda_T + q["C"] * lambda_N)
    if mode == "F":
        expect(what + ".force.lambda_N in flight", lambda_N, 0)
        expect(what + ".force.lambda_T in flight", lambda_T, 0)
        return
    expect(what + ".force.v_dot in contact", f["v_dot"], 0)
    if mode == "T":
        expect(what + ".force.u_dot in stick", f["u_dot"], 0)
    else:
        expect(what + ".force.lambda_T in slip", lambda_T, -d * q["mu"] * lambda_N)


def judge(q, mode, d, f):
    """The status that the inequalities give to a force of the mode, and what the witness has to say of it."""
    friction = q["mu"] * f["lambda_N"]
    if mode == "F":
        values = {"v_dot": f["v_dot"]}
    elif mode == "T":
        values = {"lambda_N": f["lambda_N"], "cone_plus": f["lambda_T"] + friction,
                  "cone_minus": friction - f["lambda_T"]}
    else:
        values = {"lambda_N": f["lambda_N"]}
        if q["u"] == 0:
            values["u_dot"] = f["u_dot"]
    for name, value in values.items():
        if (-value if name == "u_dot" and d < 0 else value) < 0:
            return "inconsistent", {"fails": name, "value": value, "sign": sign(value)}
    equalities = [name for name, value in values.items() if value == 0]
    return ("boundary", {"equalities": equalities}) if equalities else ("consistent", {})


def solutions_of(statuses, witness):
    """[4.4] the distinct forces of the modes, or the one continuum."""
    modes = [mode for mode in MODES if statuses[mode] in ("consistent", "boundary")]
    for mode in modes:
        if statuses[mode] == "consistent" and witness[mode]["candidates"] == "line":
            return [{"continuum": True, "from": 0, "to": witness[mode]["to"], "modes": modes}]
    solutions = []
    for mode in modes:
        force = {key: witness[mode]["force"][key] for key in ("lambda_N", "lambda_T")}
        for solution in solutions:
            if force.items() <= solution.items():
                solution["modes"].append(mode)
                break
        else:
            solutions.append({**force, "modes": [mode]})
    return solutions
