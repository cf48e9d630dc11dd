# SPDX-License-Identifier: BSD-2-Clause
"""How the row of a verdict table follows from the signs of the quantities, for atlases (spec/atlas.md)."""

from .answer import require, Unsupported
from .atlas_rows_more import (
    CONE, EllipticTheory, FOLD_INPUTS, FOLD_PROGRAM, FOLD_QUANTITIES, row_of_elliptic, row_of_fold, row_of_slide2, row_of_spatial, row_of_wedge, SpatialTheory)
from .contact import THEORY as CONTACT
from .contact_words import verdict_from_signs
from .impact import SIDE, THEORY as IMPACT
from .jam import LEVEL, ORIGIN, STATE, THEORY as JAM
from .kernel import program, word
from .rational import read_number
from .rest import LAWS, ROWS as REST_ROWS, THEORY as REST
from .slide2 import COMPLIANCE, ENTRIES, INERTIA, RATES, ROWS as INERTIA_ROWS, THEORY as SLIDE2
from .wedge import LAWS as LOADS, THEORIES as WEDGES


TANGENTIAL = ("A11", "A12", "A22")


class Rows:
    """The formulas, the hypotheses, and the row of signs that meet them."""

    def __init__(self, theory, row, without=(), further=(), quantities=(), words=(), further_fields=()):
        self.inputs = tuple(name for name in theory.inputs if name not in without)
        self.quantities = tuple(name for name in theory.quantities if name not in without) + quantities
        known, steps = set(self.inputs), []
        for step in theory.program + tuple(further):
            if step[2] in known and step[3] in known:
                known.add(step[0])
                steps.append(step)
        self.program, self.hypotheses, self.identities, self.row = tuple(steps), theory.hypotheses, theory.identities, row
        self.words = tuple(theory.words) + words
        self.further_fields = further_fields  # of the problem, in no formula

    def admits(self, signs):
        return all(holds(signs) for _, holds in self.hypotheses)


def row_of_contact(s):
    return verdict_from_signs(s)[1]


def row_of_jam(s):
    return word(ORIGIN, s) + LEVEL[s["alpha2"]]


def row_of_impact(s):
    """Slip in the direction of u ends where D_r >= 0, else u becomes 0, before the end of compression where D_c < 0; then the point sticks,
    unless friction is too weak to hold it: k < 0 of the other direction."""
    u, side = s["u"], SIDE[s["u"]]
    p, D_c, D_r = (s[name + ("_minus" if u < 0 else "_plus")] for name in ("p", "D_c", "D_r"))
    if s["v"] == 0:
        if u == 0:
            return "rest"
        return side + ("touch" if p > 0 else "at_pole" if p == 0 else "without_collision")
    if u == 0:
        return side + ("slip_forward" if s["k_plus"] < 0 else "slip_backward" if s["k_minus"] < 0 else "stick")
    if D_r >= 0:
        return side + "slip"
    k_other = s["k_plus" if u < 0 else "k_minus"]
    return side + ("reversal_in_" if k_other < 0 else "stick_in_") + ("compression" if D_c < 0 else "restitution")


# ---- rest: the impact after stick, from (2 a, b), slips all through where D_r >= 0; else e - 1 has the sign of `late` where slip ends in
# restitution, D_c >= 0, and of `early` where it ends in compression.
STICK = """
    D_c_plus = E_plus + a_p_plus
    D_c_minus = E_minus - a_p_minus
    r_b_k_plus = r * b_k_plus
    D_r_plus = D_c_plus + r_b_k_plus
    r_b_k_minus = r * b_k_minus
    D_r_minus = D_c_minus + r_b_k_minus
"""
DIRECTIONS = ("D_c_plus", "D_c_minus", "D_r_plus", "D_r_minus")
POISSON = program(STICK + """
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
""")
ENERGETIC = program(STICK + """
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
""" for d in ("plus", "minus")))


def impacts_of(s, law):
    """The sign of e - 1; r - r^2 = 0 at r = 0 and r = 1 only."""
    slips_through = 0 if s["r_range"] == 0 and s["r"] > 0 else -1
    if s["b"] >= 0:
        return slips_through
    if s["k_plus"] < 0 or s["k_minus"] < 0:
        inside = s["E_plus"] < 0 and s["E_minus"] < 0
        return -1 if inside and s["mu"] != 0 and law != "newton" else slips_through
    if law == "newton" or s["a"] == 0:
        return slips_through
    side = "_plus" if s["a"] > 0 else "_minus"
    if s["D_r" + side] >= 0:
        return slips_through
    return s["late" + side] if s["D_c" + side] >= 0 else s["early" if law == "poisson" else "early" + side]


def rows_of_rest(law):
    further, quantities = {"newton": ((), ()), "poisson": (POISSON, DIRECTIONS + ("late_plus", "late_minus", "early")),
                           "energetic": (ENERGETIC, DIRECTIONS + ("late_plus", "early_plus", "late_minus", "early_minus"))}[law]

    def row(s):
        inside = s["E_plus"] < 0 and s["E_minus"] < 0
        return word(REST_ROWS, {**s, "inside": inside, "potential": 1, "impacts": impacts_of(s, law)})
    return Rows(REST, row, further=further, quantities=quantities)


def rows_of_wedge(problem):
    model, name = problem.get("model"), LOADS.get(problem.get("model"), (None,) * 3)[2]
    require(model in WEDGES, "problem.model: it has no atlas")

    def row(s):
        require(model == "klein" or s["v"] != 0, "problem.v: rest of this model has no atlas")
        return row_of_wedge(s, s[name])
    cone = ("cone_plus", "cone_minus") if model == "klein" else ()
    return Rows(WEDGES[model], row, further=program(CONE) if cone else (), quantities=cone, words=("model",))


def is_semidefinite(matrix):
    """Whether a symmetric matrix of rationals is positive semidefinite: by elimination."""
    while matrix:
        pivot, *beside = matrix[0]
        if pivot < 0 or (pivot == 0 and any(x != 0 for x in beside)):
            return False
        matrix = [[x - row[0] * y / pivot if pivot != 0 else x for x, y in zip(row[1:], beside)] for row in matrix[1:]]
    return True


def rows_of_body(problem):
    """Two contacts of a body: of a mechanism, or with an inertia of rationals in the hypotheses."""
    if not {problem.get("s1"), problem.get("s2")} <= {"1", "-1"}:
        raise Unsupported("kind: it has no atlas")
    if "mechanism" not in problem:
        require(all(isinstance(problem.get(name), str) for row in INERTIA_ROWS for name in row), "problem: is not in the hypotheses")
        matrix = [[read_number(problem[name]) for name in row] for row in INERTIA_ROWS]
        require(is_semidefinite(matrix), "problem: is not in the hypotheses")
    return Rows(SLIDE2, row_of_slide2, without=ENTRIES + COMPLIANCE + TANGENTIAL + ("S",) + RATES, quantities=ENTRIES, further_fields=TANGENTIAL)


def rows_of_slide2(problem):
    if "mechanism" in problem or "s1" in problem or "s2" in problem:
        return rows_of_body(problem)
    without = INERTIA if set(problem) & set(COMPLIANCE) else INERTIA + COMPLIANCE + ("S",) + RATES
    return Rows(SLIDE2, row_of_slide2, without=without)


class FoldTheory:
    """A point of a switching surface by its rates and their derivatives."""
    inputs, quantities, program, hypotheses, identities, words = FOLD_INPUTS, FOLD_QUANTITIES, program(FOLD_PROGRAM), (), (), ()


def rows_of(kind, problem):
    """What an atlas of the kind needs, for the quantities that the problem has."""
    if kind == "fold":
        return Rows(FoldTheory, row_of_fold)
    if kind == "spatial":
        return Rows(SpatialTheory, row_of_spatial) if "mu" in problem else Rows(EllipticTheory, row_of_elliptic)
    if kind == "wedge":
        return rows_of_wedge(problem)
    if kind == "slide2":
        return rows_of_slide2(problem)
    if kind == "contact":
        return Rows(CONTACT, row_of_contact)
    if kind == "impact":
        return Rows(IMPACT, row_of_impact)
    if kind == "jam":
        return Rows(JAM, row_of_jam, without=() if "p" in problem else STATE)
    if kind == "rest" and problem.get("law") in LAWS and "H" not in problem:
        return rows_of_rest(problem["law"])
    raise Unsupported("kind: it has no atlas")


KINDS = ("contact", "fold", "impact", "jam", "rest", "slide2", "spatial", "wedge")
