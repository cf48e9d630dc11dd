# SPDX-License-Identifier: BSD-2-Clause
"""The rule POLY: polynomials as lists of coefficients, the constant one first, over Q or a number field; how many zeros lie in an interval, and
what sign a polynomial has at the zero of another."""

from .answer import Rejected
from .fraction import Fraction
from .polynomial import divide, horner
from .rational import sign

def trimmed(x):
    x = list(x)
    while x and x[-1] == 0:
        x.pop()
    return x


def add(x, y):
    n = max(len(x), len(y))
    return trimmed([(x[i] if i < len(x) else Fraction(0)) + (y[i] if i < len(y) else Fraction(0)) for i in range(n)])


def scale(factor, x):
    return trimmed([factor * c for c in x])


def multiply(x, y):
    z = [Fraction(0)] * (len(x) + len(y) - 1) if x and y else []
    for i, a in enumerate(x):
        for j, b in enumerate(y):
            z[i + j] = z[i + j] + a * b
    return trimmed(z)


def divisor(x, y):
    """The greatest common divisor, which leads with 1."""
    while y:
        by = 1 / y[-1]
        monic = [c * by for c in y[:-1]] + [Fraction(1)]
        x, y = monic, trimmed(divide(x, monic)[1])
    return x


def simple_part(x):
    """x without its multiple factors."""
    return trimmed(divide(x, divisor(x, trimmed([i * c for i, c in enumerate(x)][1:])))[0])


def sign_at(x, at):
    return sign(horner(x, at))


def shifted(x, by):
    x = list(x)
    for i in range(len(x) - 1):
        for j in range(len(x) - 2, i - 1, -1):
            x[j] = x[j] + by * x[j + 1]
    return x


def zeros_within(x, low, high):
    """How many zeros Descartes' rule of signs allows strictly between low and high; 0 and 1 are exact."""
    scaled = [c * (high - low) ** i for i, c in enumerate(shifted(x, low))]
    signs = [s for s in map(sign, shifted(scaled[::-1], 1)) if s]
    return sum(s != t for s, t in zip(signs, signs[1:]))


def hull(values):
    """The least and the greatest; they may be elements of a field."""
    least = most = values[0]
    for x in values[1:]:
        least = x if sign(x - least) < 0 else least
        most = x if sign(x - most) > 0 else most
    return least, most


def ranged(x, low, high):
    """An enclosure of the values on a cell, by Horner's scheme."""
    least = most = Fraction(0)
    for c in reversed(x):
        least, most = hull([y * end for y in (least, most) for end in (low, high)])
        least, most = least + c, most + c
    return least, most


def quotient_range(x, y):
    return hull([a / b for a in x for b in y])


def sign_at_zero(x, simple, low, high):
    """The sign of x at the only zero that `simple` has between low and high.  A common divisor has simple zeros only: where it changes its
    sign, x is 0 there."""
    least, most = ranged(x, low, high)
    if least > 0 or most < 0:
        return 1 if least > 0 else -1
    common = divisor(simple, x)
    if sign_at(common, low) * sign_at(common, high) >= 0:
        raise Rejected("witness.cuts: a cell is too wide to tell a sign")
    return 0
