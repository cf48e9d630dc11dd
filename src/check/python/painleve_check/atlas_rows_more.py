# SPDX-License-Identifier: BSD-2-Clause
"""The rows of atlases of the kinds fold, slide2, spatial and wedge (spec/atlas.md)."""

from .answer import require, Unsupported
from .atlas_theory import AtlasTheory, not_negative, positive, theory_of
from .fold_words import touch, two_fold
from .kernel import word
from .rational import read_number
from .slide2 import (
    ALONE, COMPLIANCE, ENTRIES, HURWITZ, INERTIA as INERTIA_OF_TWO, RATES as SLIDE2_RATES, ROW, ROWS as INERTIA_ROWS, STABILITY, THEORY as SLIDE2)
from .spatial_contact import BODY, slip_words, STATE
from .wedge import LAWS as LOADS, THEORIES as WEDGES

# ---- fold

RATES = ("Lp", "Lm", "Kpp", "Kpm", "Kmp", "Kmm")
FOLD = """
    gap = Lm - Lp
    sum = Kpm + Kmp
    trace = Kmp - Kpm
    own = Kpp * Kmm
    cross = Kpm * Kmp
    det = own - cross
    square = sum * sum
    twice = own + own
    four = twice + twice
    disc = square - four
"""


def row_of_fold(s):
    up, down = s["Lp"], s["Lm"]
    if up and down:
        return {(-1, 1): "sliding", (1, -1): "escaping", (1, 1): "crossing_up", (-1, -1): "crossing_down"}[up, down]
    if not up and not down:
        return two_fold(s)[0]
    side, (row, _) = ("plus", touch(s["Kpp"], down)) if not up else ("minus", touch(-s["Kmm"], -up))
    return row.format(side)


def fold_theory(problem):
    """A point of a switching surface by its rates and their derivatives."""
    return AtlasTheory(RATES, RATES + ("gap", "sum", "trace", "own", "cross", "det", "disc"), FOLD, row_of_fold)


# ---- slide2: a mode by the forces that solve its equations, each a quotient of which the sign is known

def status_of(least, strict):
    """The status of a mode whose forces and accelerations have signs of which `least` is the least."""
    return None if least < 0 else "" if least > 0 or strict else "_edge"


def alone(own, load, other_load, other, product):
    """Slip at one contact: the force is -load/own, the acceleration of the other contact is -product/own."""
    if own:
        return status_of(min(-load * own, -product * own), False)
    if load:
        return None
    return "" if other_load > 0 or other > 0 else "_edge" if other_load == 0 else None


def opposite(x, y):
    return x == -y


def both(s):
    """Slip at both: the forces are -c2/D and c1/D; with D = 0 the columns of P are parallel."""
    if s["D"]:
        return status_of(min(-s["c2"] * s["D"], s["c1"] * s["D"]), False)
    if s["b1"] == s["b2"] == 0:
        return "" if opposite(s["p11"], s["p12"]) and opposite(s["p21"], s["p22"]) else "_edge"
    rays = (("p11", "p21", "c1"), ("p12", "p22", "c2"))
    reached = any(s[c] == 0 and opposite(s["b1"], s[x]) and opposite(s["b2"], s[y]) for x, y, c in rays)
    return "" if reached else None


def row_of_slide2(s):
    stiff = word(HURWITZ, s) or STABILITY[word(ROW, s)]
    modes = (("FF", status_of(min(s["b1"], s["b2"]), False), "stable"),
             ("S+F", alone(s["p11"], s["b1"], s["b2"], s["p21"], s["c1"]), ALONE[s["p11"]]),
             ("FS+", alone(s["p22"], s["b2"], s["b1"], s["p12"], -s["c2"]), ALONE[s["p22"]]),
             ("S+S+", both(s), stiff))
    shown = [name + status + ("" if end == "stable" and not (name == "S+S+" and "H" in s) else "_" + end)
             for name, status, end in modes if status is not None]
    return "_and_".join(shown) or "inconsistent"


TANGENTIAL = ("A11", "A12", "A22")


def is_semidefinite(matrix):
    """Whether a symmetric matrix of rationals is positive semidefinite: by elimination."""
    while matrix:
        pivot, *beside = matrix[0]
        if pivot < 0 or (pivot == 0 and any(x != 0 for x in beside)):
            return False
        matrix = [[x - row[0] * y / pivot if pivot != 0 else x for x, y in zip(row[1:], beside)] for row in matrix[1:]]
    return True


def body_theory(problem):
    """Two contacts of a body: of a mechanism, or with an inertia of rationals in the hypotheses."""
    if "mechanism" not in problem:
        matrix = [[read_number(problem[name]) if isinstance(problem.get(name), str) else None for name in row] for row in INERTIA_ROWS]
        require(all(x is not None for row in matrix for x in row) and is_semidefinite(matrix), "problem: is not in the hypotheses")
    return theory_of(SLIDE2, row_of_slide2, without=ENTRIES + COMPLIANCE + TANGENTIAL + ("S",) + SLIDE2_RATES, quantities=ENTRIES, further_fields=TANGENTIAL)


def is_body(problem):
    """Whether a problem of two contacts gives a body and directions of slip, in place of the matrix P."""
    return "mechanism" in problem or "s1" in problem


def has_directions(problem):
    """Whether both feet of a body slip in one of the directions 1 and -1."""
    return not is_body(problem) or all(problem.get(name) in ("1", "-1") for name in ("s1", "s2"))


def slide2_theory(problem):
    if is_body(problem):
        return body_theory(problem)
    without = INERTIA_OF_TWO if set(problem) & set(COMPLIANCE) else INERTIA_OF_TWO + COMPLIANCE + ("S",) + SLIDE2_RATES
    return theory_of(SLIDE2, row_of_slide2, without=without)


# ---- spatial: slip with u not 0

INERTIA = """
    A11_A22 = A11 * A22
    A12_A12 = A12 * A12
    detA = A11_A22 - A12_A12
    A22_B1 = A22 * B1
    A12_B2 = A12 * B2
    w1 = A22_B1 - A12_B2
    A11_B2 = A11 * B2
    A12_B1 = A12 * B1
    w2 = A11_B2 - A12_B1
    C_detA = C * detA
    B1_w1 = B1 * w1
    B2_w2 = B2 * w2
    B_adjA_B = B1_w1 + B2_w2
    detG = C_detA - B_adjA_B
"""
# What A, B, u, mu B and mu B.u are in the formulas of slip, with a circular cone and with an elliptic one: L = diag(mu1, mu2), L A L, L B and L u.
CIRCULAR = {"A11": "A11", "A12": "A12", "A22": "A22", "B1": "B1", "B2": "B2", "u1": "u1", "u2": "u2", "m1": "muB1", "m2": "muB2", "m_u": "muBu",
            "speed2": "speed2"}
ELLIPTIC = {"A11": "A11_L", "A12": "A12_L", "A22": "A22_L", "B1": "B1_L", "B2": "B2_L", "u1": "x", "u2": "y", "m1": "B1_L", "m2": "B2_L", "m_u": "Bu",
            "speed2": "speed2r"}
REDUCTION = """
    x = mu1 * u1
    y = mu2 * u2
    B1_L = mu1 * B1
    B2_L = mu2 * B2
    L11 = mu1 * mu1
    L12 = mu1 * mu2
    L22 = mu2 * mu2
    A11_L = L11 * A11
    A12_L = L12 * A12
    A22_L = L22 * A22
"""
FRICTION = """
    muB1 = mu * B1
    muB2 = mu * B2
"""
SLIP = """
    u1_u1 = {u1} * {u1}
    u2_u2 = {u2} * {u2}
    {speed2} = u1_u1 + u2_u2
    m1_u1 = {m1} * {u1}
    m2_u2 = {m2} * {u2}
    {m_u} = m1_u1 + m2_u2
    C_C = C * C
    C_C_speed2 = C_C * {speed2}
    m_u_m_u = {m_u} * {m_u}
    p_slip = C_C_speed2 - m_u_m_u
    B2_u1 = {B2} * {u1}
    B1_u2 = {B1} * {u2}
    B_side = B2_u1 - B1_u2
    C_A11 = C * {A11}
    B1_B1 = {B1} * {B1}
    S11 = C_A11 - B1_B1
    C_A12 = C * {A12}
    B1_B2 = {B1} * {B2}
    S12 = C_A12 - B1_B2
    C_A22 = C * {A22}
    B2_B2 = {B2} * {B2}
    S22 = C_A22 - B2_B2
    u_squares = u1_u1 - u2_u2
    S12_u = S12 * u_squares
    S_gap = S22 - S11
    u1_u2 = {u1} * {u2}
    S_gap_u = S_gap * u1_u2
    S_side = S12_u + S_gap_u
"""


def spatial_theory(problem):
    """Slip in three dimensions; C > 0 follows from the other hypotheses, but not from their signs alone."""
    circular = "mu" in problem
    names, first, friction = (CIRCULAR, FRICTION, ("mu",)) if circular else (ELLIPTIC, REDUCTION, ("mu1", "mu2"))
    inputs = BODY + friction + STATE
    quantities = inputs + ("detA", "detG", names["speed2"], names["m_u"], "p_slip", "B_side", "S_side")
    hypotheses = positive("A11", "detA", "detG", "C") + (not_negative("mu") if circular else positive("mu1", "mu2"))
    return AtlasTheory(inputs, quantities, INERTIA + first + SLIP.format(**names), lambda s: row_of_slip(s, names), hypotheses)


def row_of_slip(s, names):
    """C |u| and mu B.u are compared by their squares where both are positive; at p = 0, h has the sign of (B.Ju)(Ju.S u)."""
    if s[names["speed2"]] == 0:
        return "at_rest"
    p = 1 if s[names["m_u"]] <= 0 else s["p_slip"]
    return slip_words(s["b"], p, s["B_side"] * s["S_side"])[0]


# ---- wedge

CONE = """
    k_P2 = k * P2
    cone_plus = P + k_P2
    cone_minus = P - k_P2
"""


def row_of_wedge(s, load):
    """load: the sign of what the rod carries."""
    return row_at_rest(s) if s["v"] == 0 else row_in_motion(s, load)


def row_in_motion(s, load):
    """c z = H with z >= 0 and the slope there, or with z <= 0 and the other slope."""
    up, down = (s["c_pp"], s["c_pm"]) if s["v"] > 0 else (s["c_mp"], s["c_mm"])
    side = "forward_" if s["v"] > 0 else "backward_"
    if load == 0:
        return side + ("continuum" if 0 in (up, down) else "unloaded")
    forces = [name for name, holds in (("positive", up == load), ("negative", down == -load)) if holds]
    count = "two" if len(forces) == 2 else forces[0] if forces else "none"
    return side + count + {1: "_settles", -1: "_jams", 0: "_jams_algebraically"}[up if load > 0 else down]


def row_at_rest(s):
    """Rest, where |P| <= k |P2|; and each direction in which a force of sliding z = Q/c, of either sign, accelerates."""
    found = {-1: ["rest"], 0: ["rest_edge"], 1: []}[s["cone_plus"] * s["cone_minus"]]
    for side, e, slopes in (("forward", 1, ("c_pp", "c_pm")), ("backward", -1, ("c_mp", "c_mm"))):
        began = [d for d, slope in zip((1, -1), slopes) if begins(s, e, d, s[slope])]
        if began:
            ends = "unloaded" if len(began) == 2 and s["Q"] == 0 else "twice" if len(began) == 2 else "positive" if began[0] > 0 else "negative"
            found.append(side + "_" + ends)
    return "_and_".join(found) or "none"


def begins(s, e, d, c):
    """The force has the sign d, or is 0; the acceleration that of P2 - z, times c > 0 that of c P2 - Q = M2 (P - e d k P2)."""
    if c == 0:
        return s["Q"] == 0 and e * s["P"] > 0
    return d * s["Q"] * c >= 0 and e * c * s["cone_minus" if e * d > 0 else "cone_plus"] > 0


def has_model(problem):
    """Whether a problem of kind wedge is one of the models with an atlas."""
    return isinstance(problem.get("model"), str) and problem["model"] in WEDGES


def wedge_theory(problem):
    model, name = problem["model"], LOADS.get(problem["model"], (None,) * 3)[2]
    def row(s):
        require(model == "klein" or s["v"] != 0, "problem.v: rest of this model has no atlas")
        return row_of_wedge(s, s[name])
    cone = ("cone_plus", "cone_minus") if model == "klein" else ()
    return theory_of(WEDGES[model], row, further=CONE if cone else "", quantities=cone, words=("model",))
