# SPDX-License-Identifier: BSD-2-Clause
"""Kind contact [4] as data for the kernel: Newton's and Coulomb's laws of one planar contact."""

from .agreement import agree
from .contact_formulas import FORCES, INERTIA, POSITIVE_INERTIA
from .contact_schema import CONTACT, FIELDS, QUANTITIES
from .contact_words import verdict_from_signs, words_of
from .kernel import kind_of, program, Theory
from .mode import Inequality, Mode, solutions_of

PROGRAM = program(INERTIA + FORCES + """
    b_B = b * B
    a_C = a * C
    N_T = b_B - a_C
""")

# Forms in (lambda_N, lambda_T): forces, accelerations by Newton, and the two sides of the friction cone.
NORMAL, TANGENTIAL = "1 0 0", "0 1 0"
U_DOT, V_DOT = "B A a", "C B b"
CONE_PLUS, CONE_MINUS = "mu 1 0", "mu -1 0"


def slip(d, cone):
    """Slip in the direction d: the force lies on one side of the cone, and the point does not accelerate against it."""
    return Mode([V_DOT, cone], [Inequality("lambda_N", NORMAL), Inequality("u_dot", U_DOT, side=d, when=lambda s: s["u"] == 0)],
                guard="u", admissible=lambda s: d * s["u"] >= 0, none=("v_dot", "b"), line=("a", "a"))


# [4.3]
MODES = {
    "F": Mode([NORMAL, TANGENTIAL], [Inequality("v_dot", V_DOT)]),
    "S+": slip(1, CONE_PLUS),
    "S-": slip(-1, CONE_MINUS),
    "T": Mode([U_DOT, V_DOT], [Inequality("lambda_N", NORMAL), Inequality("cone_plus", CONE_PLUS), Inequality("cone_minus", CONE_MINUS)],
              guard="u", admissible=lambda s: s["u"] == 0),
}

# [9.3] sums that are identically zero: the terms with + and those with -
IDENTITIES = [[[tuple(term.split("*")) for term in side.split()] for side in line.split("-")] for line in (
    "A*p_plus A*p_minus - A*C", "A*p_minus - A*p_plus A*mu*B", "A*k_plus A*k_minus - A*mu*A", "A*k_minus - A*k_plus A*B",
    "k_plus*p_minus k_minus*p_plus - mu*Delta", "A*E_plus A*E_minus mu*A*N -", "A*E_minus - A*E_plus A*N_T",
    "A*E_plus A*N_T mu*A*N -", "A*E_minus mu*A*N - A*N_T", "A*N_T B*N a*Delta -", "B*N_T C*N b*Delta -",
    "p_plus*N b*Delta - B*E_plus", "p_minus*N B*E_minus b*Delta -", "A*E_plus k_plus*N - a*Delta",
    "A*E_minus k_minus*N a*Delta -")]


def conclude(case):
    """[4.4, 4.6] the forces of all modes together, then the words."""
    solutions = solutions_of(THEORY, case.outcomes)
    agree("witness.solutions", case.witness["solutions"], solutions)
    continuum = any("continuum" in solution for solution in solutions)
    statuses = {name: outcome.status for name, outcome in case.outcomes.items()}
    return words_of(case.s, statuses, "continuum" if continuum else len(solutions))


THEORY = Theory(
    schema=CONTACT, inputs=FIELDS, program=PROGRAM, quantities=QUANTITIES, hypotheses=POSITIVE_INERTIA, conclude=conclude,
    unknowns=("lambda_N", "lambda_T"), reports={"u_dot": U_DOT, "v_dot": V_DOT}, modes=MODES,
    of_signs=verdict_from_signs, identities=IDENTITIES)

KIND = kind_of(THEORY)
