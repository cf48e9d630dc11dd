# SPDX-License-Identifier: BSD-2-Clause
"""Schema of kind chatter [10]."""

from .impact_schema import PHASE, PIECE
from .schema import NULL, NUMBER, ROOT, SIGN, STRING, SURD, TRUE

CHATTER_FIELDS = ("a", "b", "A", "B", "C", "mu", "r")
CHATTER_QUANTITIES = CHATTER_FIELDS + (
    "u", "v", "Delta", "p_plus", "p_minus", "k_plus", "k_minus", "r_range", "D_c_plus", "D_r_plus", "D_c_minus", "D_r_minus",
    "E_plus", "E_minus", "L_plus", "L_minus", "R_plus", "R_minus")
PAIR = {"low": NUMBER, "high": NUMBER}
RANGE = {"low": {SURD, NULL}, "high": {SURD, NULL}, "low_in": TRUE, "high_in": TRUE}
BOUNCE = {"ratio": NUMBER, "e": SURD, "pieces": [PIECE], "compression": PHASE, "restitution": PHASE}
STEP = {"ratio": PAIR, "e": PAIR}
ORBIT = {"e": STRING, "fate": STRING, "reason": {STRING, NULL}, "zeno_time": (PAIR,), "zeno_time_exact": {SURD, NULL},
         "bounces": {SIGN, NULL}, "rest": {STRING, NULL}, "u": {SURD, NULL}}
ALL_ORBITS = {"e": {"less": [RANGE], "equal": [RANGE], "greater": [RANGE]}, "fate": STRING, "reason": {STRING, NULL},
              "rest": {STRING, NULL}, "fates": ([{**RANGE, "fate": STRING}],), "alpha": [RANGE], "mu": ([RANGE],),
              "mu_tip": {NUMBER, NULL}}
CHATTER = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, "law": STRING, "?u": NUMBER, "?v": NUMBER, "?width": NUMBER, **{name: NUMBER for name in CHATTER_FIELDS}},
    "quantities": {name: {"value": NUMBER, "sign": SIGN, "by": STRING} for name in CHATTER_QUANTITIES},
    "witness": {"first": (BOUNCE,), "transient": {SIGN, NULL}, "landing": (BOUNCE,), "limit": (BOUNCE,),
                "enclosure": ({"steps": [STEP], "end": STRING, **STEP},)},
}


def is_given(record):
    """[10.1] whether the problem has a first velocity."""
    problem = record.get("problem")
    return isinstance(problem, dict) and "u" in problem


def chatter_schema(record):
    return {**CHATTER, "verdict": ORBIT if is_given(record) else ALL_ORBITS}
