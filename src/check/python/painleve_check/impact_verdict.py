# SPDX-License-Identifier: BSD-2-Clause
"""Kind impact: verdict and row [7.4, 7.5]."""

from .answer import expect, require
from .impact_pieces import check_motion
from .rational import sign


def boundaries_of(q):
    u, v = sign(q["u"]), sign(q["v"])
    separates = {
        "p_plus": u > 0 and v == 0, "p_minus": u < 0 and v == 0,
        "k_plus": v < 0 and (u == 0 or u < 0 and q["D_r_minus"] <= 0),
        "k_minus": v < 0 and (u == 0 or u > 0 and q["D_r_plus"] <= 0),
        "D_c_plus": v < 0 and u > 0, "D_r_plus": v < 0 and u > 0,
        "D_c_minus": v < 0 and u < 0, "D_r_minus": v < 0 and u < 0}
    return [name for name, here in separates.items() if here and q[name] == 0]


def region_and_row(q, pieces, slips):
    """[7.5] what the itinerary is called."""
    u = sign(q["u"])
    side = {1: "forward_", 0: "straight_", -1: "backward_"}[u]
    if not pieces:
        return None, side + "touch" if u else "rest"
    if len(slips) == 1:
        region = {"T": 0, "S+": 1, "S-": 2}[slips[0]]
        row = side + ("slip" if u else {"T": "stick", "S+": "slip_forward", "S-": "slip_backward"}[slips[0]])
    else:
        phase = next(piece["phase"] for piece in pieces if piece["slip"] == slips[1])
        region = 3 + 2 * (phase == "compression") + 4 * (slips[1] != "T") + (u < 0)
        row = side + ("stick_in_" if slips[1] == "T" else "reversal_in_") + phase
    return region, side + "without_collision" if q["v"] == 0 else row


def impact_verdict(q, law, witness, d):
    """[7.4, 7.5] the verdict and the row that follow from a motion, which is checked."""
    u = sign(q["u"])
    p = q["p_minus"] if u < 0 else q["p_plus"]
    if q["v"] == 0 and u and p == 0:
        expect("witness", witness, {})
        return dict(region=None, slip=[], slip_reversal=False, impact_without_collision=None, u=None, v=None,
                    energy=None), ("forward_" if u > 0 else "backward_") + "at_pole"
    pieces, (u_after, v_after), change = check_motion(q, law, witness, d)
    takes_place = q["v"] < 0 or u != 0 and p < 0
    require(takes_place == bool(pieces), "witness.pieces: an impact takes place, or none does")
    slips = [piece["slip"] for i, piece in enumerate(pieces) if i == 0 or pieces[i - 1]["slip"] != piece["slip"]]
    require(len(slips) <= 2, "witness.pieces: slip changes twice")
    region, row = region_and_row(q, pieces, slips)
    return dict(region=region, slip=slips, slip_reversal=region is not None and region >= 7,
                impact_without_collision=bool(pieces) and q["v"] == 0, u=u_after, v=v_after,
                energy={-1: "lost", 0: "conserved", 1: "gained"}[change]), row
