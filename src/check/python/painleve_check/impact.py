# SPDX-License-Identifier: BSD-2-Clause
"""Kind impact [7] on the kernel: EVAL and WORD.  The motion that the witness describes is no linear system in forces but a sequence of
pieces, of which each begins where the one before ends, in numbers with a square root; so impact_pieces.py checks it beside the kernel."""

from .answer import expect, require
from .contact_formulas import INERTIA, LAWS, POSITIVE_INERTIA, RATIO_OF_RESTITUTION, RESTITUTION
from .impact_pieces import check_motion
from .impact_shape import IMPACT, IMPACT_FIELDS, IMPACT_QUANTITIES
from .kernel import kind_of, program, Theory, word
from .rational import sign
from .surd import field_of

# [7.2]
PROGRAM = program(INERTIA + RESTITUTION + """
    p_plus_u = p_plus * u
    k_plus_v = k_plus * v
    D_c_plus = p_plus_u + k_plus_v
    r_k_plus_v = r * k_plus_v
    D_r_plus = D_c_plus + r_k_plus_v
    p_minus_u = p_minus * u
    k_minus_v = k_minus * v
    D_c_minus = k_minus_v - p_minus_u
    r_k_minus_v = r * k_minus_v
    D_r_minus = D_c_minus + r_k_minus_v
""")

# [7.5] where each quantity separates regions
SEPARATES = {
    "p_plus": lambda s: s["u"] > 0 and s["v"] == 0, "p_minus": lambda s: s["u"] < 0 and s["v"] == 0,
    "k_plus": lambda s: s["v"] < 0 and (s["u"] == 0 or s["u"] < 0 and s["D_r_minus"] <= 0),
    "k_minus": lambda s: s["v"] < 0 and (s["u"] == 0 or s["u"] > 0 and s["D_r_plus"] <= 0),
    "D_c_plus": lambda s: s["v"] < 0 < s["u"], "D_r_plus": lambda s: s["v"] < 0 < s["u"],
    "D_c_minus": lambda s: s["v"] < 0 and s["u"] < 0, "D_r_minus": lambda s: s["v"] < 0 and s["u"] < 0}

ENERGY = {-1: "lost", 0: "conserved", 1: "gained"}
SIDE = {1: "forward_", 0: "straight_", -1: "backward_"}
STRAIGHT = {"T": "stick", "S+": "slip_forward", "S-": "slip_backward"}

# [7.4] whether an impact takes place; at the pole, without a normal velocity, it is not decided
TAKES_PLACE = (
    ("yes", lambda s: s["v"] < 0), ("no", lambda s: s["u"] == 0), ("at pole", lambda s: p_of_slip(s) == 0),
    ("yes", lambda s: p_of_slip(s) < 0), ("no", lambda s: True))


def p_of_slip(s):
    return s["p_minus"] if s["u"] < 0 else s["p_plus"]


def region_and_row(s, pieces, slips):
    """[7.5] what the itinerary is called."""
    u = s["u"]
    if not pieces:
        return None, SIDE[u] + "touch" if u else "rest"
    if len(slips) == 1:
        region, row = {"T": 0, "S+": 1, "S-": 2}[slips[0]], SIDE[u] + ("slip" if u else STRAIGHT[slips[0]])
    else:
        phase = next(piece["phase"] for piece in pieces if piece["slip"] == slips[1])
        region = 3 + 2 * (phase == "compression") + 4 * (slips[1] != "T") + (u < 0)
        row = SIDE[u] + ("stick_in_" if slips[1] == "T" else "reversal_in_") + phase
    return region, SIDE[u] + "without_collision" if s["v"] == 0 else row


def conclude(case):
    """[7.4, 7.5] verdict and row, after the motion is checked."""
    s, d = case.s, field_of(case.verdict["v"], "verdict.v")
    boundaries = [name for name, separates in SEPARATES.items() if separates(s) and s[name] == 0]
    takes_place = word(TAKES_PLACE, s)
    if takes_place == "at pole":
        expect("witness", case.witness, {})
        return dict(region=None, on_boundary=boundaries, slip=[], slip_reversal=False, impact_without_collision=None, u=None, v=None,
                    energy=None), SIDE[s["u"]] + "at_pole"
    pieces, (u_after, v_after), change = check_motion(case.q, case.problem["law"], case.witness, d)
    require((takes_place == "yes") == bool(pieces), "witness.pieces: an impact takes place, or none does")
    slips = [piece["slip"] for i, piece in enumerate(pieces) if i == 0 or pieces[i - 1]["slip"] != piece["slip"]]
    require(len(slips) <= 2, "witness.pieces: slip changes twice")
    region, row = region_and_row(s, pieces, slips)
    return dict(region=region, on_boundary=boundaries, slip=slips, slip_reversal=region is not None and region >= 7,
                impact_without_collision=bool(pieces) and s["v"] == 0, u=u_after, v=v_after, energy=ENERGY[sign(change)]), row


THEORY = Theory(
    shape=IMPACT, inputs=IMPACT_FIELDS, program=PROGRAM, quantities=IMPACT_QUANTITIES,
    hypotheses=POSITIVE_INERTIA + (("v", lambda s: s["v"] <= 0),) + RATIO_OF_RESTITUTION, words={"law": LAWS}, conclude=conclude)

KIND = kind_of(THEORY)
