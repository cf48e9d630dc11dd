# SPDX-License-Identifier: BSD-2-Clause
"""Kind `incline` (spec/incline/README.md) as data for the kernel."""

from .kernel import kind_of, program, Theory, word
from .schema import NUMBER, QUANTITY, ROOT, SIGN, STRING, STRINGS

NAMES = ("s", "c", "mu", "margin")
ROWS = [("sticks", lambda s: s["margin"] > 0), ("edge", lambda s: s["margin"] == 0), ("slides", lambda s: True)]
SCHEMA = {
    "v": SIGN, "type": STRING, "kind": STRING, "sha256": STRING, "row": STRING, "?id": {STRING, SIGN}, "?field": ROOT,
    "problem": {"kind": STRING, "s": NUMBER, "c": NUMBER, "mu": NUMBER},
    "verdict": {"zeros": STRINGS}, "quantities": {name: QUANTITY for name in NAMES}, "witness": {},
}
THEORY = Theory(
    schema=SCHEMA, inputs=("s", "c", "mu"), quantities=NAMES, program=program("""
        mu_c = mu * c
        margin = mu_c - s"""),
    hypotheses=[("c", lambda s: s["c"] > 0), ("mu", lambda s: s["mu"] >= 0)],
    conclude=lambda case: ({"zeros": [name for name in NAMES if case.s[name] == 0]}, word(ROWS, case.s)))
KIND = kind_of(THEORY)
