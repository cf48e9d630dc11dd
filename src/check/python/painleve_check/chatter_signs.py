# SPDX-License-Identifier: BSD-2-Clause
"""Kind chatter where data are uncertain [9.10]: what follows from signs alone, without times and sets of ratios.

The impact after stick, from (2 a, b), has e > r only for a B > 0.  Then it slips all through where L >= 0; else e - 1 has the sign of `late`
where slip ends in restitution, S >= 0, and of `early` where it ends in compression."""

from .answer import require
from .atlas_bounces import BODY_QUANTITIES, GROWTH, row_of_bounces, slips_through, STATE
from .chatter_schema import CHATTER_FIELDS
from .contact_formulas import FORCES, INERTIA, LAWS, POSITIVE_INERTIA, RATIO_OF_RESTITUTION, RESTITUTION
from .kernel import program, Theory
from .schema import is_uncertain, NULL, STRING

SIDES = ("_plus", "_minus")
WORDS = {"fate": STRING, "reason": {STRING, NULL}, "rest": {STRING, NULL}}

# Without u and v.
STICK = INERTIA + FORCES + RESTITUTION + """
    r_b_plus = r * b
    r_b_k_plus = r_b_plus * k_plus
    L_plus_rest = a_p_plus + r_b_k_plus
    L_plus = E_plus + L_plus_rest
    r_b_k_minus = r_b_plus * k_minus
    L_minus_rest = r_b_k_minus - a_p_minus
    L_minus = E_minus + L_minus_rest
    S_plus = E_plus + a_p_plus
    S_minus = E_minus - a_p_minus
"""
# With them; two_E is twice E.
ORBIT = INERTIA + RESTITUTION + STATE + """
    b_k_plus = b * k_plus
    S_plus = p_plus_two_a + b_k_plus
    b_k_minus = b * k_minus
    S_minus = b_k_minus - p_minus_two_a
    two_E_plus = S_plus + b_k_plus
    two_E_minus = S_minus + b_k_minus
"""
ORBIT_POISSON = """
    b_lost = b - r_b
    Delta_b_lost = Delta * b_lost
    B_two_E_plus = B * two_E_plus
    late_plus = Delta_b_lost - B_two_E_plus
    B_two_E_minus = B * two_E_minus
    late_minus = Delta_b_lost + B_two_E_minus
    A_b_lost = A * b_lost
    two_a_B = two_a * B
    r_two_a_B = r * two_a_B
    early = A_b_lost + r_two_a_B
"""


def orbit_energetic(side):
    """In the direction in which a B > 0."""
    return f"""
    b_b_less = b_gained * b_both
    lost = b_b_less * k{side}
    Delta_lost = Delta * lost
    B_two_E = B * two_E{side}
    growth = p{side}_two_a * B_two_E
    late{side} = Delta_lost - growth
    A_lost = A * lost
    r_r_two_a = r_r * two_a
    r_r_growth = r_r_two_a * B_two_E
    early{side} = A_lost - r_r_growth
"""


def growth_of(s, law):
    """The sign of e - 1 in the impact after stick, slip not being reversed; None where the quantities do not tell it."""
    side, a_B = SIDES[s["a"] < 0], s["a"] * s["B"]
    if law == "newton" or a_B == 0 or s["L" + side] >= 0:
        return slips_through(s)
    if a_B < 0:
        return -1
    return s.get("late" + side) if s["S" + side] >= 0 else s.get("early" if law == "poisson" else "early" + side)


def slip_at_stop(s):
    """The sign of u after the only impact, r = 0."""
    if s["u"] == 0:
        return 1 if s["k_plus"] < 0 else -1 if s["k_minus"] < 0 else 0
    side, other = SIDES if s["u"] > 0 else SIDES[::-1]
    if s["D_r" + side] > 0:
        return s["u"]
    return -s["u"] if s["D_r" + side] < 0 and s["k" + other] < 0 else 0


def rest_of(s, direction, E):
    """[10.5] the mode in which the point goes on."""
    if direction:
        return "S+" if direction > 0 else "S-"
    return next((mode for mode, side in zip(("S+", "S-"), SIDES) if s["p" + side] > 0 and s[E + side] > 0), "T")


def verdict_of(s, law, E):
    """[9.10] verdict and row; E: the name of E without its direction.  Signs whose fate is not known have none."""
    row = row_of_bounces(s, lambda name, settles: name)
    one = slips_through(s)
    if row == "lifts_off":
        return {"fate": "lifts-off", "reason": None, "rest": None}, row
    if row == "lands":
        return {"fate": "undecided", "reason": "contact", "rest": None}, row
    reverses = row.startswith("reversal")
    if reverses and one == 0 and law != "newton" and s["mu"] != 0:
        return {"fate": "undecided", "reason": "reversal", "rest": None}, row
    factor = -1 if row == "stops" else growth_of(s, law) if row == "settles" else one
    require(factor is not None, "problem.B: has another sign than the formulas are for")
    direction = slip_at_stop(s) if row == "stops" else 0 if row.endswith("ray") else 1 if "forward" in row else -1 if "backward" in row else 0
    rest = rest_of(s, direction, E) if factor < 0 and not reverses else None
    return {"fate": ("chatters", "neutral", "reverse-chatter")[factor + 1], "reason": None, "rest": rest}, row


def theory_without(law):
    """That of problems without u and v: the first impact is that from (2 a, b), where D_r is L, and R is -b L."""
    formulas, names = GROWTH[law]
    further = ("a_B", "S_plus", "S_minus") + names if names else ()

    def of_signs(s):
        begin = {name + side: s["L" + side] for name in ("D_r", "R") for side in SIDES}
        return verdict_of({**s, "u": s["a"], **begin}, law, "E")
    return Theory(schema={"verdict": WORDS}, inputs=CHATTER_FIELDS, program=program(STICK + formulas),
                  quantities=CHATTER_FIELDS + BODY_QUANTITIES + ("E_plus", "E_minus", "L_plus", "L_minus") + further,
                  hypotheses=POSITIVE_INERTIA + RATIO_OF_RESTITUTION, words={"law": LAWS}, conclude=None, of_signs=of_signs)


def theory_with(law, formulas, names):
    """That of problems with u and v."""
    found = tuple(name + side for name in ("D_r", "L", "R", "S", "two_E") for side in SIDES)
    return Theory(schema={"verdict": WORDS}, inputs=CHATTER_FIELDS + ("u", "v"), program=program(ORBIT + formulas),
                  quantities=CHATTER_FIELDS + ("u", "v") + BODY_QUANTITIES + found + names,
                  hypotheses=POSITIVE_INERTIA + RATIO_OF_RESTITUTION + (("v", lambda s: s["v"] < 0),), words={"law": LAWS}, conclude=None,
                  of_signs=lambda s: verdict_of(s, law, "two_E"))


WITHOUT = {law: theory_without(law) for law in LAWS}
NEWTON = theory_with("newton", "", ())
POISSON = theory_with("poisson", ORBIT_POISSON, GROWTH["poisson"][1])
AHEAD, BACK = (theory_with("energetic", orbit_energetic(side), ("late" + side, "early" + side)) for side in SIDES)


def first_number(value):
    """That of a field: itself, its lower end, or the first one of a root or an enclosure."""
    if is_uncertain(value):
        value = value["lo"]
    return value if isinstance(value, str) else value["lo"] if "lo" in value else value["interval"][0]


def chatter_theory_of_sets(record):
    """That of a record with uncertain data; with u and v, under the energetic law, by the sign of B."""
    problem = record["problem"]
    law = problem["law"]
    require(law in LAWS, "problem.law: is no law of restitution")
    if "u" not in problem and "v" not in problem:
        return WITHOUT[law]
    if law != "energetic":
        return NEWTON if law == "newton" else POISSON
    return BACK if first_number(problem["B"]).startswith("-") else AHEAD
