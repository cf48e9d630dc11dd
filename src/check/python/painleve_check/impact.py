# SPDX-License-Identifier: BSD-2-Clause
"""Kind impact [7] on the kernel: EVAL and WORD.  The motion that the witness describes is no linear system in forces but a sequence of
pieces, of which each begins where the one before ends, in numbers with a square root; so impact_pieces.py checks it beside the kernel."""

from .answer import expect, require
from .contact_formulas import INERTIA, LAWS, POSITIVE_INERTIA, RATIO_OF_RESTITUTION, RESTITUTION
from .impact_pieces import check_motion
from .impact_schema import IMPACT, IMPACT_FIELDS, IMPACT_QUANTITIES
from .kernel import kind_of, program, Theory, word
from .rational import sign
from .schema import NULL, SIGN, STRINGS, TRUE
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


def region_and_row(s, slips, phase):
    """[7.5] what the itinerary is called; the phase is that in which the second slip begins."""
    u = s["u"]
    if not slips:
        return None, SIDE[u] + "touch" if u else "rest"
    if len(slips) == 1:
        region, row = {"T": 0, "S+": 1, "S-": 2}[slips[0]], SIDE[u] + ("slip" if u else STRAIGHT[slips[0]])
    else:
        region = 3 + 2 * (phase == "compression") + 4 * (slips[1] != "T") + (u < 0)
        row = SIDE[u] + ("stick_in_" if slips[1] == "T" else "reversal_in_") + phase
    return region, SIDE[u] + "without_collision" if s["v"] == 0 else row


def boundaries_of(s):
    return [name for name, separates in SEPARATES.items() if separates(s) and s[name] == 0]


def slips_of_signs(s):
    """[9.9] the itinerary, and the phase in which the second slip begins.  Slip in the direction of u ends where D_r >= 0, else u becomes 0,
    before the end of compression where D_c < 0; then the point sticks, unless friction is too weak to hold it: k < 0 of the other direction."""
    u, slip = s["u"], {1: "S+", -1: "S-"}
    if u == 0:
        return ["S+" if s["k_plus"] < 0 else "S-" if s["k_minus"] < 0 else "T"], None
    if s["v"] == 0:
        return [slip[u], "T"], "compression"
    D_c, D_r = (s[name + ("_minus" if u < 0 else "_plus")] for name in ("D_c", "D_r"))
    if D_r >= 0:
        return [slip[u]], None
    k_other = s["k_plus" if u < 0 else "k_minus"]
    return [slip[u], "T" if k_other >= 0 else slip[-u]], "compression" if D_c < 0 else "restitution"


def verdict_from_signs(s):
    """[9.9] verdict and row where only signs are known: without the velocity after the impact and the energy."""
    takes_place = word(TAKES_PLACE, s)
    if takes_place == "at pole":
        return dict(region=None, on_boundary=boundaries_of(s), slip=[], slip_reversal=False, impact_without_collision=None), SIDE[s["u"]] + "at_pole"
    slips, phase = slips_of_signs(s) if takes_place == "yes" else ([], None)
    region, row = region_and_row(s, slips, phase)
    return dict(region=region, on_boundary=boundaries_of(s), slip=slips, slip_reversal=region is not None and region >= 7,
                impact_without_collision=bool(slips) and s["v"] == 0), row


def row_of_signs(s):
    return verdict_from_signs(s)[1]


def conclude(case):
    """[7.4, 7.5] verdict and row, after the motion is checked."""
    s, d = case.s, field_of(case.verdict["v"], "verdict.v")
    boundaries = boundaries_of(s)
    takes_place = word(TAKES_PLACE, s)
    if takes_place == "at pole":
        expect("witness", case.witness, {})
        return dict(region=None, on_boundary=boundaries, slip=[], slip_reversal=False, impact_without_collision=None, u=None, v=None,
                    energy=None), SIDE[s["u"]] + "at_pole"
    pieces, (u_after, v_after), change = check_motion(case.q, case.problem["law"], case.witness, d)
    require((takes_place == "yes") == bool(pieces), "witness.pieces: an impact takes place, or none does")
    slips = [piece["slip"] for i, piece in enumerate(pieces) if i == 0 or pieces[i - 1]["slip"] != piece["slip"]]
    require(len(slips) <= 2, "witness.pieces: slip changes twice")
    phase = next(piece["phase"] for piece in pieces if piece["slip"] == slips[1]) if len(slips) == 2 else None
    region, row = region_and_row(s, slips, phase)
    return dict(region=region, on_boundary=boundaries, slip=slips, slip_reversal=region is not None and region >= 7,
                impact_without_collision=bool(pieces) and s["v"] == 0, u=u_after, v=v_after, energy=ENERGY[sign(change)]), row


THEORY = Theory(
    schema=IMPACT, inputs=IMPACT_FIELDS, program=PROGRAM, quantities=IMPACT_QUANTITIES,
    hypotheses=POSITIVE_INERTIA + (("v", lambda s: s["v"] <= 0),) + RATIO_OF_RESTITUTION, words={"law": LAWS}, conclude=conclude)

# Uncertain data: what follows from signs.
SETS = Theory(
    schema={"verdict": {"region": {SIGN, NULL}, "on_boundary": STRINGS, "slip": STRINGS, "slip_reversal": TRUE, "impact_without_collision": {TRUE, NULL}}},
    inputs=IMPACT_FIELDS, program=PROGRAM, quantities=IMPACT_QUANTITIES, hypotheses=THEORY.hypotheses, words={"law": LAWS}, conclude=None,
    of_signs=verdict_from_signs)

KIND = kind_of(THEORY)
