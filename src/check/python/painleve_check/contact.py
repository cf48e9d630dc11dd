# SPDX-License-Identifier: BSD-2-Clause
"""Kind contact [4]."""

from .answer import expect, Rejected
from .contact_modes import check_mode, numbers, solutions_of
from .contact_shape import FIELDS, MODES
from .contact_verdict import row_of, verdict_of
from .element import read_field, value_of
from .record import check_problem, check_quantities


def quantities_of(problem):
    """[4.1, 4.2] the values of all quantities; raises Rejected outside the hypotheses."""
    q = {name: value_of(problem[name]) for name in FIELDS}
    a, b, A, B, C, mu, _ = q.values()
    q.update(Delta=A * C - B * B, p_plus=C - mu * B, p_minus=C + mu * B, k_plus=mu * A - B, k_minus=mu * A + B)
    q.update(E_plus=a * q["p_plus"] + b * q["k_plus"], E_minus=b * q["k_minus"] - a * q["p_minus"],
             N=a * B - A * b, N_T=b * B - a * C)
    for name, fine in (("A", A > 0), ("C", C > 0), ("Delta", q["Delta"] > 0), ("mu", mu >= 0)):
        if not fine:
            raise Rejected("problem: outside the hypothesis on " + name)
    return q


def check_contact(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    witness, verdict = record["witness"], record["verdict"]
    q = quantities_of(record.get("values", record["problem"]))
    check_quantities(record, q)
    statuses = {mode: check_mode(q, mode, numbers(witness["modes"][mode])) for mode in MODES}
    for mode in MODES:
        expect("verdict.modes." + mode, verdict["modes"][mode], statuses[mode])
    expect("witness.solutions", [numbers(solution) for solution in witness["solutions"]],
           [numbers(solution) for solution in solutions_of(statuses, witness["modes"])])
    for key, right in verdict_of(q, statuses, witness).items():
        expect("verdict." + key, verdict[key], right)
    expect("row", record["row"], row_of(q, statuses))
