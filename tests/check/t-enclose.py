#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The second checker's rule ENCLOSE against decimal arithmetic with many more digits: values lie in the ranges, and ranges of points are narrow.
(tests/check/t-enclose-functions.c does the same for the first checker.)"""

import pathlib
import random
import sys
from decimal import Decimal, getcontext
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import checkers  # noqa: F401  (finds the second checker)
from checkers import Tap
from painleve_check.answer import Rejected
from painleve_check.budget import budget
from painleve_check.enclose import Enclose, Range
from painleve_check.fraction import Fraction as Checked

getcontext().prec = 120
BITS, COUNT, LOST_BITS = 160, 300, 40


def decimal(x):
    return Decimal(x.numerator) / Decimal(x.denominator)


def series(x, first, sign):
    """Every second term of the series of exp from one on, with alternating signs."""
    term, total, n = x if first else Decimal(1), Decimal(0), first
    while abs(term) > Decimal(10) ** -118:
        total, term, n = total + term, sign * term * x * x / ((n + 1) * (n + 2)), n + 2
    return total


def halved(x, function, double):
    """Of |x| by halving the argument."""
    times = 0
    while abs(x) > 1:
        x, times = x / 2, times + 1
    values = function(x)
    for _ in range(times):
        values = double(values)
    return values


def wave(x):
    return halved(x, lambda y: (series(y, 1, -1), series(y, 0, -1)), lambda w: (2 * w[0] * w[1], w[1] * w[1] - w[0] * w[0]))


def arctangent(x):
    times = 0
    while abs(x) > Decimal("0.01"):
        x, times = x / (1 + (1 + x * x).sqrt()), times + 1
    total, power, n = Decimal(0), x, 1
    while abs(power) > Decimal(10) ** -118:
        total, power, n = total + power / n, -power * x * x, n + 2
    return total * 2**times


FUNCTIONS = {"exp": Decimal.exp, "log": Decimal.ln, "sqrt": Decimal.sqrt, "sine": lambda x: wave(x)[0], "cosine": lambda x: wave(x)[1],
             "arctangent": arctangent}


def check(name, low, high):
    """What is wrong, or None."""
    e = Enclose(BITS)
    found = getattr(e, name)(e.between(*(e.number(Checked(x.numerator, x.denominator)) for x in (low, high))))
    ends = [decimal(x) for x in found.ends()]
    for x in (low, high, (low + high) / 2):
        right = FUNCTIONS[name](decimal(x))
        slack = (abs(right) + 1) * Decimal(10) ** -75
        if not ends[0] - slack <= right <= ends[1] + slack:
            return f"{name} of {x}"
    if low == high and ends[1] - ends[0] > max(Decimal(1), abs(right)) * Decimal(2) ** (LOST_BITS - BITS):
        return f"{name} of {x} is wide"
    return None


def main():
    tap, rng = Tap(), random.Random(2026)
    for name in FUNCTIONS:
        bad = []
        for i in range(COUNT):
            x = Fraction(rng.randint(-10**9, 10**9), 10 ** rng.randint(6, 18))
            x = abs(x) + Fraction(1, 10**18) if name in ("log", "sqrt") else Fraction(0) if i == 0 else x
            budget.begin()
            bad.append(check(name, x, x + (Fraction(rng.randint(0, 10**6), 10 ** rng.randint(5, 30)) if i % 2 else 0)))
        bad = [why for why in bad if why]
        tap.ok(not bad, f"{name} is enclosed, {COUNT} arguments", str(bad[:3]))
    tiny = [Checked(1, 3**n) for n in (9000, 60000)]
    e, lost = Enclose(BITS), []
    for x in map(e.number, tiny):
        sums = {"0 + x": e.add(e.number(0), x), "x + 0": e.add(x, e.number(0)), "0 - x": e.negate(e.subtract(e.number(0), x)),
                "1 x + 0 0": e.convolve([e.number(1), e.number(0)], [e.number(0), x]), "0 0 + x 1": e.convolve([e.number(0), x], [e.number(1), e.number(0)])}
        lost += [name for name, y in sums.items() if y.ends() != x.ends()]
    tap.ok(not lost and e.convolve([e.number(0)], [e.number(1)]).sign() == 0, "what is added to 0 keeps its digits, however small it is", str(lost))
    refused = 0
    for act in (lambda e: e.divide(e.number(1), Range(-1, 1, 0)), lambda e: e.sqrt(Range(-1, 1, 0)), lambda e: e.log(Range(0, 1, 0)),
                lambda e: e.exp(Range(1, 1, 40)), lambda e: e.sine(Range(1, 1, 40))):
        try:
            act(Enclose(BITS))
        except Rejected:
            refused += 1
    tap.ok(refused == 5, "what has no value is refused")
    tap.done()


main()
