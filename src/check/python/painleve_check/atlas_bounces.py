# SPDX-License-Identifier: BSD-2-Clause
"""The rows of atlases of the kinds rest and chatter: impact after impact by signs of polynomials (spec/atlas.md).

The impact after stick, from (2 a, b), slips all through where D_r >= 0; else e - 1 has the sign of `late` where slip ends in restitution,
D_c >= 0, and of `early` where it ends in compression."""

from .answer import require
from .atlas_theory import AtlasTheory, not_negative, positive, theory_of
from .contact_formulas import FORCES, INERTIA, LAWS, RESTITUTION
from .kernel import program, Theory, word
from .rest import REST_FIELDS, THEORY as REST, WORDS as REST_WORDS, words_of

AFTER_STICK = """
    D_c_plus = E_plus + a_p_plus
    D_c_minus = E_minus - a_p_minus
    r_b_k_plus = r * b_k_plus
    D_r_plus = D_c_plus + r_b_k_plus
    r_b_k_minus = r * b_k_minus
    D_r_minus = D_c_minus + r_b_k_minus
"""
POISSON = """
    r_b = r * b
    b_lost = b - r_b
    Delta_b_lost = Delta * b_lost
    B_E_plus = B * E_plus
    two_B_E_plus = B_E_plus + B_E_plus
    late_plus = Delta_b_lost - two_B_E_plus
    B_E_minus = B * E_minus
    two_B_E_minus = B_E_minus + B_E_minus
    late_minus = Delta_b_lost + two_B_E_minus
    A_b_lost = A * b_lost
    r_a_B = r * a_B
    two_r_a_B = r_a_B + r_a_B
    early = A_b_lost + two_r_a_B
"""
ENERGETIC = """
    b_b = b * b
    b_b_r_r = b_b * r_r
    b_b_less = b_b_r_r - b_b
""" + "".join(f"""
    lost_{d} = b_b_less * k_{d}
    Delta_lost_{d} = Delta * lost_{d}
    a_B_E_{d} = a_B * E_{d}
    twice_{d} = a_B_E_{d} + a_B_E_{d}
    four_{d} = twice_{d} + twice_{d}
    four_p_{d} = four_{d} * p_{d}
    late_{d} = Delta_lost_{d} - four_p_{d}
    A_lost_{d} = A * lost_{d}
    r_r_four_{d} = r_r * four_{d}
    early_{d} = A_lost_{d} - r_r_four_{d}
""" for d in ("plus", "minus"))
# By the law: the formulas, and the names of the polynomials.
GROWTH = {"newton": ("", ()), "poisson": (POISSON, ("late_plus", "late_minus", "early")),
          "energetic": (ENERGETIC, ("late_plus", "early_plus", "late_minus", "early_minus"))}


def slips_through(s):
    """The sign of r - 1: r - r^2 = 0 at r = 0 and r = 1 only."""
    return 0 if s["r_range"] == 0 and s["r"] > 0 else -1


def growth_of(s, law, D_c, D_r):
    """The sign of e - 1 in the impact after stick; the names of D_c and D_r without their direction."""
    side = "_plus" if s["a"] > 0 else "_minus"
    if law == "newton" or s["a"] == 0 or s[D_r + side] >= 0:
        return slips_through(s)
    return s["late" + side] if s[D_c + side] >= 0 else s["early" if law == "poisson" else "early" + side]


# ---- rest

def impacts_of(s, law):
    """The sign of e - 1; on the edge of the friction cone no equilibrium has e > 1."""
    if s["b"] >= 0:
        return slips_through(s)
    if s["k_plus"] < 0 or s["k_minus"] < 0:
        inside = s["E_plus"] < 0 and s["E_minus"] < 0
        return -1 if inside and s["mu"] != 0 and law != "newton" else slips_through(s)
    inside = s["E_plus"] < 0 and s["E_minus"] < 0
    growth = growth_of(s, law, "D_c", "D_r")
    return growth if inside else min(growth, 0)


def further_of(law):
    """The formulas and the quantities of an equilibrium that the law needs beside those of kind rest."""
    formulas, names = GROWTH[law]
    return (AFTER_STICK + formulas, ("D_c_plus", "D_c_minus", "D_r_plus", "D_r_minus") + names) if names else ("", ())


def rest_theory(problem):
    law = problem["law"]
    further, quantities = further_of(law)
    return theory_of(REST, lambda s: words_of(s, 1, impacts_of(s, law))[1], further=further, quantities=quantities)


def rest_sets(law):
    """[9.9] that of uncertain data: verdict and row where only signs are known, without e^2 and the quantities that are zero."""
    further, quantities = further_of(law)
    return Theory(
        schema={"verdict": REST_WORDS}, inputs=REST_FIELDS, program=REST.program + program(further), quantities=REST.quantities + quantities,
        hypotheses=REST.hypotheses, words=REST.words, conclude=None, of_signs=lambda s: words_of(s, 1, impacts_of(s, law)))


REST_SETS = {law: rest_sets(law) for law in LAWS}


def rest_theory_of_sets(record):
    """That of a record with uncertain data."""
    law = record["problem"]["law"]
    require(law in LAWS, "problem.law: is no law of restitution")
    return REST_SETS[law]


# ---- chatter: D_r and D_c of the impact after stick are L and S

BODY_QUANTITIES = ("Delta", "p_plus", "p_minus", "k_plus", "k_minus", "r_range")
HYPOTHESES = positive("A", "C", "Delta") + not_negative("mu", "r_range")
STICK = """
    S_plus = E_plus + a_p_plus
    S_minus = E_minus - a_p_minus
    r_b_k_plus = r * b_k_plus
    L_plus = S_plus + r_b_k_plus
    r_b_k_minus = r * b_k_minus
    L_minus = S_minus + r_b_k_minus
"""
STATE = """
    r_v = r * v
    v_both = v + r_v
    p_plus_u = p_plus * u
    k_plus_v_both = k_plus * v_both
    D_r_plus = p_plus_u + k_plus_v_both
    p_minus_u = p_minus * u
    k_minus_v_both = k_minus * v_both
    D_r_minus = k_minus_v_both - p_minus_u
    two_a = a + a
    r_b = r * b
    b_both = b + r_b
    p_plus_two_a = p_plus * two_a
    k_plus_b_both = k_plus * b_both
    L_plus = p_plus_two_a + k_plus_b_both
    p_minus_two_a = p_minus * two_a
    k_minus_b_both = k_minus * b_both
    L_minus = k_minus_b_both - p_minus_two_a
    b_gained = r_b - b
    b_gained_D_r_plus = b_gained * D_r_plus
    r_v_L_plus = r_v * L_plus
    R_plus = b_gained_D_r_plus - r_v_L_plus
    b_gained_D_r_minus = b_gained * D_r_minus
    r_v_L_minus = r_v * L_minus
    R_minus = b_gained_D_r_minus - r_v_L_minus
"""


def row_of_bounces(s, name_of):
    """[10.3] the row; name_of: its name with the fate, from the name, and 1 where the ratio settles, else 0."""
    if s["b"] >= 0:
        return "lifts_off" if s["r"] > 0 else "lands"
    if s["r"] == 0:
        return "stops"
    for side, d, name in (("_plus", 1, "forward"), ("_minus", -1, "backward")):
        slips = s["D_r" + side] >= 0 if s["u"] == d else s["u"] == 0 and s["k" + side] < 0
        if slips and s["R" + side] >= 0:
            return name_of(name + ("_slide" if s["R" + side] > 0 else "_ray"), 0)
    for side, name in (("_plus", "forward"), ("_minus", "backward")):
        if s["k" + side] < 0:
            return "reversal_" + name
    for side, name in (("_plus", "forward"), ("_minus", "backward")):
        if s["p" + side] > 0 and s["L" + side] > 0:
            return name_of("stick_slide_" + name, 0)
    return name_of("settles", 1)


def row_after_stick(s, law):
    """The first impact is that from (2 a, b): D_r is L, and R is -b L."""
    def name_of(name, settles):
        growth = growth_of(s, law, "S", "L") if settles else slips_through(s)
        return name + ("", "_neutral", "_reverse")[growth + 1]
    begin = {name + side: s["L" + side] for name in ("D_r", "R") for side in ("_plus", "_minus")}
    return row_of_bounces({**s, "u": s["a"], **begin}, name_of)


def chatter_theory(problem):
    law = problem["law"]
    if "u" in problem or "v" in problem:
        quantities = REST_FIELDS + ("u", "v") + BODY_QUANTITIES + ("D_r_plus", "D_r_minus", "L_plus", "L_minus", "R_plus", "R_minus")
        hypotheses = HYPOTHESES + (("v < 0", lambda s: s["v"] < 0),)
        return AtlasTheory(REST_FIELDS + ("u", "v"), quantities, INERTIA + RESTITUTION + STATE,
                           lambda s: row_of_bounces(s, lambda name, settles: name), hypotheses, words=("law",))
    formulas, names = GROWTH[law]
    quantities = REST_FIELDS + BODY_QUANTITIES + ("E_plus", "E_minus", "L_plus", "L_minus") + (("a_B", "S_plus", "S_minus") + names if names else ())
    return AtlasTheory(REST_FIELDS, quantities, INERTIA + FORCES + RESTITUTION + STICK + formulas, lambda s: row_after_stick(s, law), HYPOTHESES,
                       words=("law",))


def has_law(problem):
    return isinstance(problem.get("law"), str) and problem["law"] in LAWS
