# SPDX-License-Identifier: BSD-2-Clause
"""What every record states: the problem it is bound to, and the quantities [3]."""

import hashlib
import json

from .answer import expect, Rejected
from .element import value_of
from .rational import sign


def check_problem(record):
    """[3] what binds a certificate to its problem."""
    problem = record["problem"]
    expect("problem.kind", problem["kind"], record["kind"])
    canonical = json.dumps(problem, sort_keys=True, separators=(",", ":"))
    expect("sha256", record["sha256"], hashlib.sha256(canonical.encode("ascii")).hexdigest())


def check_quantities(record, q):
    for name in q:
        given = record["quantities"][name]
        expect(f"quantities.{name}.value", value_of(given["value"]), q[name])
        expect(f"quantities.{name}.sign", given["sign"], sign(q[name]))
        if given["by"] not in ("filter", "interval", "exact"):
            raise Rejected(f"quantities.{name}.by: {given['by']!r} is no tier")
