# SPDX-License-Identifier: BSD-2-Clause
"""Schema of kind impact [7]."""

from .schema import NULL, NUMBER, ROOT, SIGN, STRING, STRINGS, SURD, TRUE

IMPACT_FIELDS = ("A", "B", "C", "mu", "u", "v", "r")
IMPACT_QUANTITIES = IMPACT_FIELDS + ("Delta", "p_plus", "p_minus", "k_plus", "k_minus", "r_range",
                                     "D_c_plus", "D_r_plus", "D_c_minus", "D_r_minus")
PHASE = {"normal": SURD, "tangential": SURD, "work": SURD}
PIECE = {"slip": STRING, "phase": STRING, "normal": SURD, "tangential": SURD, "u": SURD, "v": SURD}
IMPACT = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, "law": STRING, **{name: NUMBER for name in IMPACT_FIELDS}},
    "verdict": {
        "region": {SIGN, NULL}, "on_boundary": STRINGS, "slip": STRINGS, "slip_reversal": TRUE,
        "impact_without_collision": {TRUE, NULL}, "u": {SURD, NULL}, "v": {SURD, NULL}, "energy": {STRING, NULL}},
    "quantities": {name: {"value": NUMBER, "sign": SIGN, "by": STRING} for name in IMPACT_QUANTITIES},
    "witness": {
        "?pieces": [PIECE],
        "?compression": PHASE, "?restitution": PHASE, "?energy_before": NUMBER, "?energy_after": SURD},
}
