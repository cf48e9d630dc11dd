# SPDX-License-Identifier: BSD-2-Clause
"""The G-spot a second time: from the closed solution b(s) as a sum of exponentials, in fractions.

    delta = alpha3 - alpha1 not 0:  b(s) = X e^(alpha3 s) + Y e^(alpha1 s),  Y = -alpha2 p / delta,  X = b - Y
    delta = 0:                      b(s) = (b + alpha2 p s) e^(alpha1 s)
    p(s) = p e^(alpha1 s)

The program argues with the slope of lambda_N = -b/p; here the zero of b is looked for, and the limits are read off the terms."""
from fractions import Fraction


def reaches_zero(alpha1, alpha2, alpha3, p, b):
    """Whether b(s) = 0 for some s > 0."""
    delta = alpha3 - alpha1
    if delta == 0:
        return alpha2 > 0
    Y = -alpha2 * p / delta
    X = b - Y
    if X == 0 or Y == 0 or (X > 0) == (Y > 0):
        return False
    ratio = -Y / X  # e^(delta s) at the zero
    return ratio > 1 if delta > 0 else ratio < 1


def b_tends_to_zero(alpha1, alpha2, alpha3, p, b):
    """Whether b(s) tends to 0."""
    delta = alpha3 - alpha1
    if delta == 0:
        return alpha1 < 0
    Y = -alpha2 * p / delta
    return all(rate < 0 for factor, rate in ((b - Y, alpha3), (Y, alpha1)) if factor != 0)


def limit_of_force(alpha1, alpha2, alpha3, p, b):
    """The limit of -b/p: "diverges" or a number."""
    delta = alpha3 - alpha1
    if delta == 0:
        return "diverges" if alpha2 != 0 else -b / p
    Y = -alpha2 * p / delta
    X = b - Y
    return "diverges" if delta > 0 and X != 0 else -Y / p


def outcome(alpha1, alpha2, alpha3, p, b):
    """(outcome, limit of the normal force, paper's name of the jam)"""
    state = alpha1, alpha2, alpha3, p, b
    if reaches_zero(*state):
        return "lift-off", Fraction(0), None
    if alpha1 > 0:
        return "slip", None, None
    if alpha1 == 0:
        return "undecided", None, None
    limit = limit_of_force(*state)
    if not b_tends_to_zero(*state):
        return "arrest", limit, None
    if alpha1 < alpha3 < 0 and limit == "diverges":
        return "jam", limit, "G1"
    if alpha3 < alpha1 < 0 and limit > 0:
        return "jam", limit, "G2"
    return "jam", limit, None


def portrait(alpha1, alpha2, alpha3):
    """(name of the row, whether it is degenerate)"""
    suffix = "up" if alpha2 > 0 else "down" if alpha2 < 0 else "level"
    if alpha1 == alpha3:
        name = "stable_star" if alpha1 < 0 else "unstable_star" if alpha1 > 0 else "still"
    elif alpha1 == 0:
        name = "attracting_line" if alpha3 < 0 else "repelling_line"
    elif alpha3 == 0:
        name = "attracting_b_axis" if alpha1 < 0 else "repelling_b_axis"
    elif alpha1 * alpha3 < 0:
        name = "saddle_stable_b" if alpha3 < 0 else "saddle_unstable_b"
    else:
        name = ("stable" if alpha1 < 0 else "unstable") + "_node_" + ("slow_b" if abs(alpha3) < abs(alpha1) else "fast_b")
    return f"{name}_{suffix}", 0 in (alpha1, alpha2, alpha3, alpha3 - alpha1)


def forces_to_try(alpha1, alpha2, alpha3):
    """Forces of which some state of every possible course has one, rising: around alpha2/delta and far from it."""
    delta = alpha3 - alpha1
    fixed = alpha2 / delta if delta != 0 else Fraction(0)
    return sorted({beta for beta in (fixed / 3, fixed, 3 * fixed, Fraction(1, 1000), Fraction(1), Fraction(1000)) if beta > 0})


def verdict(alpha1, alpha2, alpha3, p=None, b=None):
    """The whole object `verdict`, numbers as fractions."""
    alpha1, alpha2, alpha3 = map(Fraction, (alpha1, alpha2, alpha3))
    spot = alpha1, alpha2, alpha3
    delta = alpha3 - alpha1
    found = [outcome(*spot, Fraction(1), -beta) for beta in forces_to_try(*spot)]
    words = [word for word, _, _ in found]
    name, degenerate = portrait(*spot)
    values = dict(alpha1=alpha1, alpha2=alpha2, alpha3=alpha3, delta=delta)
    if p is not None:
        p, b = Fraction(p), Fraction(b)
        word, limit, jam = outcome(*spot, p, b)
        values["fall"] = alpha2 * p + delta * b
    else:
        word = None
        jams = [(jam, limit) for (w, limit, jam), beta in zip(found, forces_to_try(*spot)) if w == "jam"
                and (delta <= 0 or beta != alpha2 / delta)]
        jam, limit = jams[0] if jams else (None, None)
        if jams and delta == 0 and limit != "diverges":
            limit = None  # each state keeps its own
    return {
        "portrait": "degenerate" if degenerate else name,
        "zeros": [key for key, x in values.items() if x == 0],
        "outcomes": [w for i, w in enumerate(words) if i == 0 or words[i - 1] != w],
        "threshold": alpha2 / delta if delta > 0 and alpha2 > 0 else None,
        "outcome": word, "jam": jam, "normal_force": limit}
