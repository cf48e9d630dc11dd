# SPDX-License-Identifier: BSD-2-Clause
"""The wheel on a turntable [sections of spec/fold/certificate.md] by its equations of motion; derivatives are those of numbers a + b dr + c domega,
and not formulas."""

from .fraction import Fraction

PARAMETERS = ("d", "m", "c1", "c2", "beta", "r0", "omega0", "mu", "S", "cot", "kappa", "k2")


class Jet:
    """A number with its derivatives by r and omega."""

    def __init__(self, x, r=None, omega=None):
        self.x, self.r, self.omega = x, x - x if r is None else r, x - x if omega is None else omega

    def __add__(self, other):
        return Jet(self.x + other.x, self.r + other.r, self.omega + other.omega)

    def __sub__(self, other):
        return Jet(self.x - other.x, self.r - other.r, self.omega - other.omega)

    def __mul__(self, other):
        return Jet(self.x * other.x, self.r * other.x + self.x * other.r, self.omega * other.x + self.x * other.omega)


def along(jet, field):
    """The derivative along (r', omega')."""
    return jet.r * field[0] + jet.omega * field[1]


def twice(x):
    return x + x


def classify(q):
    """[2] what follows from the rates and their derivatives."""
    q["gap"] = q["Lm"] - q["Lp"]
    if "Kpp" in q:
        q["sum"], q["trace"] = q["Kmp"] + q["Kpm"], q["Kmp"] - q["Kpm"]
        q["own"], q["cross"] = q["Kpp"] * q["Kmm"], q["Kpm"] * q["Kmp"]
        q["det"], q["disc"] = q["own"] - q["cross"], q["trace"] * q["trace"] - twice(twice(q["own"] - q["cross"]))


def ride(g, of=Fraction):
    """[2] the wheel at a point, in numbers that `of` makes of integers. The equations of motion are linear in the friction F; h' is -S (v' - d omega') - C (r De)'."""
    c = {name: Jet(g[name]) for name in PARAMETERS}
    r, omega = Jet(g["r"], r=of(1)), Jet(g["omega"], omega=of(1))
    two, C, S = Jet(of(2)), c["cot"] * c["S"], c["S"]
    keff, turning = Jet(g["side"] * g["kappa"]), omega - c["omega0"]
    lever, inertia = c["d"] - r * c["cot"], c["beta"] * c["beta"] + r * r
    v, T = turning * lever, c["m"] * inertia
    p1 = c["k2"] * (c["r0"] - r) - c["c2"] * v + c["m"] * r * omega * omega
    p2 = c["d"] * r * C + inertia * S
    brake = (c["c1"] + two * c["m"] * r * v) * omega

    def field(F):
        """r', v', omega' of [SJ14] (1) to (3) with the friction F and the moment keff F."""
        M = keff * F
        return (T * v, (inertia + c["d"] * c["d"]) * p1 - c["d"] * brake + F * p2 + c["d"] * M, c["d"] * p1 - brake + F * r * C + M)

    def rate(F):
        dr, dv, domega = field(F)
        return c["d"] * domega * S - dv * S - (dr * turning + r * domega) * C

    zero, mu = Jet(of(0)), c["mu"]
    B, Lp, Lm = rate(zero), rate(mu), rate(zero - mu)
    A = rate(Jet(of(1))) - B
    plus, minus = [tuple(part.x for part in field(F))[::2] for F in (mu, zero - mu)]
    free = field(zero)
    K = {"Kpp": along(Lp, plus), "Kpm": along(Lp, minus), "Kmp": along(Lm, plus), "Kmm": along(Lm, minus)}
    side, sine, cosine = g["side"], g["S"], C.x
    unit = sine * sine + cosine * cosine
    roll = g["r"] * turning.x * sine
    return {"C": cosine, "unit": unit * unit - unit, "side_range": side * side * side - side, "De": turning.x, "e": lever.x, "v": v.x, "T": T.x,
            "keff": keff.x, "p1": p1.x, "p2": p2.x, "A": A.x, "B": B.x, "Lp": Lp.x, "Lm": Lm.x, "fall": of(0) - v.r, "B_omega": B.omega, "B_r": B.r,
            "turn": r.x * cosine + keff.x, "drift": free[2].x, "p": along(B, (free[0].x, free[2].x)), "q": mu.x * A.r * free[0].x,
            "w": mu.x * B.omega * (r.x * cosine + keff.x), **K, "roll": roll, "agree": side * roll}


def hold(g):
    """[4] the wheel at rest, and the six sides of the hexagon."""
    cosine, room = g["cot"] * g["S"], g["mu"] * g["kappa"]
    push = g["k2"] * (g["r0"] - g["r"]) + g["m"] * g["r"] * g["omega0"] * g["omega0"]
    moment = g["c1"] * g["omega0"] - g["d"] * push + g["r"] * g["cot"] * push
    unit = g["S"] * g["S"] + cosine * cosine
    q = {"C": cosine, "unit": unit * unit - unit, "push": push, "moment": moment, "room_p": room - moment, "room_m": room + moment}
    for a, force in (("p", push), ("m", -push)):
        for b, turn in (("p", moment), ("m", -moment)):
            q["edge_" + a + b] = g["S"] * ((room * 4 - turn) * g["S"] - g["kappa"] * force * 3)
    return q


def reach(g):
    """[5] the discriminant of the radii."""
    cosine = g["cot"] * g["S"]
    unit = g["S"] * g["S"] + cosine * cosine
    return {"C": cosine, "unit": unit * unit - unit, "reach": g["kappa"] * g["kappa"] * cosine * cosine - g["beta"] * g["beta"] * g["S"] * g["S"] * 4}
