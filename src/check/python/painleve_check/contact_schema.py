# SPDX-License-Identifier: BSD-2-Clause
"""Schema of kind contact [4]."""

from .schema import NULL, NUMBER, ROOT, SIGN, STRING, STRINGS, TRUE

MODES = ("F", "S+", "S-", "T")
FIELDS = ("a", "b", "A", "B", "C", "mu", "u")
QUANTITIES = FIELDS + ("Delta", "p_plus", "p_minus", "k_plus", "k_minus", "E_plus", "E_minus", "N", "N_T")
FORCE = {"lambda_N": NUMBER, "lambda_T": NUMBER, "u_dot": NUMBER, "v_dot": NUMBER}
MODE = {"candidates": STRING, "?force": FORCE, "?fails": STRING, "?value": NUMBER, "?sign": SIGN,
        "?equalities": STRINGS, "?to": {NUMBER, NULL}}
SOLUTION = {"modes": STRINGS, "?lambda_N": NUMBER, "?lambda_T": NUMBER, "?continuum": TRUE, "?from": NUMBER,
            "?to": {NUMBER, NULL}}
CONTACT = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING,
    "?field": ROOT, "problem": {"kind": STRING, **{name: NUMBER for name in FIELDS}},
    "verdict": {
        "modes": {mode: STRING for mode in MODES}, "solutions": {SIGN, STRING}, "class": STRING,
        "case": {STRING, NULL}, "painleve": {"S+": SIGN, "S-": SIGN}, "cone": STRING,
        "stability": {"?" + mode: STRING for mode in MODES}, "impact_without_collision": STRING,
        "resolution": STRINGS, "zeros": STRINGS},
    "quantities": {name: {"value": NUMBER, "sign": SIGN, "by": STRING} for name in QUANTITIES},
    "witness": {"modes": {mode: MODE for mode in MODES}, "solutions": [SOLUTION]},
}
