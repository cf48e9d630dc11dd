# SPDX-License-Identifier: BSD-2-Clause
"""Signs that quantities may have together [9.3]."""

from .budget import budget

NEGATIVE, ZERO, POSITIVE = 1, 2, 4
STEP, FACTOR = 2000, 200  # units of work for a sign of a value that is tried, and for each factor of the identities


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


def combinations(theory, may):
    """[9.3] the combinations of the signs of a theory's quantities that a leaf allows."""
    account = budget.account
    factors = sum(len(term) for sides in theory.identities for terms in sides for term in terms)

    def agrees(sign):
        account.spend(FACTOR * factors)
        for sides in theory.identities:
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
        account.spend(STEP)
        if not steps:
            sign = {q: known[q][0] for q in theory.quantities}
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

    for choice in all_of([signs_in(may[name]) for name in theory.inputs]):
        yield from extend({name: [s] for name, s in zip(theory.inputs, choice)}, theory.program)
