# SPDX-License-Identifier: BSD-2-Clause
"""Kind impact [7]."""

from .answer import expect, Rejected
from .element import read_field, value_of
from .impact_shape import IMPACT_FIELDS, LAWS
from .impact_verdict import boundaries_of, impact_verdict
from .record import check_problem, check_quantities
from .surd import field_of, Surd


def impact_quantities(problem):
    """[7.1, 7.2] the values of all quantities; raises Rejected outside the hypotheses."""
    q = {name: value_of(problem[name]) for name in IMPACT_FIELDS}
    A, B, C, mu, u, v, r = q.values()
    q.update(Delta=A * C - B * B, p_plus=C - mu * B, p_minus=C + mu * B, k_plus=mu * A - B, k_minus=mu * A + B)
    q.update(r_range=r - r * r, D_c_plus=q["p_plus"] * u + q["k_plus"] * v,
             D_r_plus=q["p_plus"] * u + (1 + r) * q["k_plus"] * v, D_c_minus=q["k_minus"] * v - q["p_minus"] * u,
             D_r_minus=(1 + r) * q["k_minus"] * v - q["p_minus"] * u)
    for name, fine in (("A", A > 0), ("C", C > 0), ("Delta", q["Delta"] > 0), ("mu", mu >= 0), ("v", v <= 0),
                       ("r", 0 <= r <= 1), ("law", problem["law"] in LAWS)):
        if not fine:
            raise Rejected("problem: outside the hypothesis on " + name)
    return q


def check_impact(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    verdict = record["verdict"]
    q = impact_quantities(record.get("values", record["problem"]))
    check_quantities(record, q)
    d = field_of(verdict["v"], "verdict.v")
    given = {key: Surd.read(x, d) if key in ("u", "v") and x is not None else x for key, x in verdict.items()}
    right, row = impact_verdict(q, record["problem"]["law"], record["witness"], d)
    right["on_boundary"] = boundaries_of(q)
    for key, x in right.items():
        if (given[key] is None) != (x is None) or x is not None and not given[key] == x:
            raise Rejected(f"verdict.{key}: {given[key]} is claimed, {x} is right")
    expect("row", record["row"], row)
