# SPDX-License-Identifier: BSD-2-Clause
"""Signs that quantities may have together [9.3]."""

from .contact_shape import FIELDS, QUANTITIES
from .range import STEPS

NEGATIVE, ZERO, POSITIVE = 1, 2, 4

# [9.3] sums that are identically zero: the terms with + and those with -
IDENTITIES = [[[tuple(term.split("*")) for term in side.split()] for side in line.split("-")] for line in (
    "A*p_plus A*p_minus - A*C", "A*p_minus - A*p_plus A*mu*B", "A*k_plus A*k_minus - A*mu*A", "A*k_minus - A*k_plus A*B",
    "k_plus*p_minus k_minus*p_plus - mu*Delta", "A*E_plus A*E_minus mu*A*N -", "A*E_minus - A*E_plus A*N_T",
    "A*E_plus A*N_T mu*A*N -", "A*E_minus mu*A*N - A*N_T", "A*N_T B*N a*Delta -", "B*N_T C*N b*Delta -",
    "p_plus*N b*Delta - B*E_plus", "p_minus*N B*E_minus b*Delta -", "A*E_plus k_plus*N - a*Delta",
    "A*E_minus k_minus*N a*Delta -")]


def all_of(lists):
    """Every choice of one of each list."""
    return [()] if not lists else [(first,) + rest for first in lists[0] for rest in all_of(lists[1:])]


def signs_in(bits):
    return [s for s, bit in ((-1, NEGATIVE), (0, ZERO), (1, POSITIVE)) if bits & bit]


def possible_signs(operation, xs, ys):
    """The signs that a result may have."""
    if operation == "*":
        return {x * y for x in xs for y in ys}
    ys = [-y for y in ys] if operation == "-" else ys
    return {z for x in xs for y in ys for z in ((-1, 0, 1) if x * y < 0 else (x or y,))}


def combinations(may):
    """[9.3] the combinations of signs that a leaf allows."""
    def agrees(sign):
        for sides in IDENTITIES:
            signs = set()
            for side, terms in zip((1, -1), sides):
                for term in terms:
                    s = side
                    for factor in term:
                        s *= sign[factor]
                    signs.add(s)
            if len(signs - {0}) == 1:
                return False
        return True

    def extend(known, steps):
        if not steps:
            sign = {q: known[q][0] for q in QUANTITIES}
            if agrees(sign):
                yield sign
            return
        name, operation, left, right = steps[0]
        allowed = sorted(possible_signs(operation, known[left], known[right]))
        if name not in may:
            yield from extend({**known, name: allowed}, steps[1:])
            return
        for s in allowed:
            if s in signs_in(may[name]):
                yield from extend({**known, name: [s]}, steps[1:])

    for choice in all_of([signs_in(may[name]) for name in FIELDS]):
        yield from extend({name: [s] for name, s in zip(FIELDS, choice)}, STEPS)
