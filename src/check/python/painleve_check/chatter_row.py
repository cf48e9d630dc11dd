# SPDX-License-Identifier: BSD-2-Clause
"""Kind chatter: quantities, the two directions of slip, and the row [10.1 - 10.3]."""

from .answer import require
from .contact_formulas import LAWS
from .chatter_schema import CHATTER_FIELDS
from .element import value_of


def chatter_quantities(problem):
    """[10.1, 10.2] the values of all quantities; raises Rejected outside the hypotheses."""
    q = {name: value_of(problem[name]) for name in CHATTER_FIELDS}
    a, b, A, B, C, mu, r = q.values()
    given = "u" in problem
    require(given == ("v" in problem), "problem: u and v are given together or not at all")
    u, v = (value_of(problem["u"]), value_of(problem["v"])) if given else (2 * a, b)
    p_plus, p_minus, k_plus, k_minus = C - mu * B, C + mu * B, mu * A - B, mu * A + B
    q.update(u=u, v=v, Delta=A * C - B * B, p_plus=p_plus, p_minus=p_minus, k_plus=k_plus, k_minus=k_minus, r_range=r - r * r,
             D_c_plus=p_plus * u + k_plus * v, D_r_plus=p_plus * u + (1 + r) * k_plus * v,
             D_c_minus=k_minus * v - p_minus * u, D_r_minus=(1 + r) * k_minus * v - p_minus * u,
             E_plus=a * p_plus + b * k_plus, E_minus=b * k_minus - a * p_minus,
             L_plus=2 * a * p_plus + (1 + r) * k_plus * b, L_minus=(1 + r) * k_minus * b - 2 * a * p_minus)
    q["R_plus"] = r * p_plus * (b * u - 2 * a * v) - b * q["D_r_plus"]
    q["R_minus"] = r * p_minus * (2 * a * v - b * u) - b * q["D_r_minus"]
    for name, fine in (("A", A > 0), ("C", C > 0), ("Delta", q["Delta"] > 0), ("mu", mu >= 0), ("r", 0 <= r <= 1),
                       ("v", v < 0 or not given), ("law", problem["law"] in LAWS)):
        require(fine, "problem: outside the hypothesis on " + name)
    return q


class Side:
    """[10.3] the impacts seen in the direction d, 1 forward or -1 backward, in which everything reads as forward."""

    def __init__(self, q, d):
        end = "_plus" if d > 0 else "_minus"
        self.d, self.r, self.A, self.B, self.C, self.mu = d, q["r"], q["A"], d * q["B"], q["C"], q["mu"]
        self.p, self.k, self.E, self.L, self.R = (q[name + end] for name in ("p", "k", "E", "L", "R"))
        self.p_other, self.k_other = self.C + self.mu * self.B, self.mu * self.A + self.B
        self.slips = d * q["u"] > 0 and q["D_r" + end] >= 0 or q["u"] == 0 and self.k < 0
        self.X = None if self.k >= 0 and self.p <= 0 else (1 + self.r) * self.k / self.p  # None: infinite
        self.X_other = None if self.k_other >= 0 and self.p_other <= 0 else (1 + self.r) * self.k_other / self.p_other
        self.alpha = d * q["a"] / -q["b"] if q["b"] else None

    def slide(self, x):
        """f of a ratio that slips this way all through."""
        return 2 * self.alpha + (x - self.X) / self.r

    def leaves(self):
        """Whether the ratio 2 alpha slips this way for ever."""
        return self.p > 0 and self.L > 0


def chatter_row(q, forward, backward):
    """[10.3] the row, and the side in whose direction it is (None where there is none)."""
    if q["b"] >= 0:
        return ("lifts_off" if q["r"] > 0 else "lands"), None
    if q["r"] == 0:
        return "stops", None
    for name, side in (("forward", forward), ("backward", backward)):
        if side.slips and side.R >= 0:
            return name + ("_slide" if side.R > 0 else "_ray"), side
    for name, side in (("reversal_forward", forward), ("reversal_backward", backward)):
        if side.k < 0:
            return name, side
    for name, side in (("stick_slide_forward", forward), ("stick_slide_backward", backward)):
        if side.leaves():
            return name, side
    return "settles", None
