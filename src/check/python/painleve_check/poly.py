# SPDX-License-Identifier: BSD-2-Clause
"""The rule POLY: polynomials as lists of coefficients, the constant one first, over Q or a number field; how many zeros lie in an interval, and
what sign a polynomial has at the zero of another."""

import math

from .answer import Rejected
from .budget import divisor_cost, product_cost, words
from .fraction import charge, Fraction
from .polynomial import divide, horner
from .rational import sign

PRIMES = 61, 521, 2203, 9689, 44497, 216091  # 2^n - 1 is prime


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


class Residues:
    """Integers modulo the prime 2^n - 1."""

    def __init__(self, n):
        self.n, self.prime, self.words = n, (1 << n) - 1, n // 64 + 1

    def reduced(self, x):
        while x >> self.n:
            x = (x >> self.n) + (x & self.prime)
        return 0 if x == self.prime else x

    def polynomial(self, x):
        """x has integer coefficients; trimmed."""
        charge(sum(40 * words(c) for c in x))
        return trimmed([self.reduced(c) if c >= 0 else self.reduced(self.prime - self.reduced(-c)) for c in x])

    def times(self, x, y):
        charge(product_cost(self.words, self.words) + 40 * self.words, self.words, self.words)
        return self.reduced(x * y)

    def divisor(self, x, y):
        """A multiple of the greatest common divisor by a number."""
        while y:
            x = list(x)
            while len(x) >= len(y):
                last, shift = x.pop(), len(x) - len(y) + 1
                x = [self.times(c, y[-1]) for c in x]
                for i, c in enumerate(y[:-1]):
                    x[shift + i] = self.reduced(x[shift + i] + self.prime - self.times(last, c))
                x = trimmed(x)
            x, y = y, x
        return x

    def leading_with(self, first, x):
        """x times the number by which it leads with the integer `first`; its coefficients between -prime/2 and prime/2."""
        charge(300 * self.words * self.words, self.words)
        by = self.times(self.reduced(first % self.prime), pow(x[-1], -1, self.prime))
        return [c - self.prime if 2 * c > self.prime else c for c in (self.times(by, c) for c in x)]


def integers(x):
    """x times the least common denominator of its coefficients."""
    shared = 1
    for c in x:
        m, n = words(shared), words(c.denominator)
        charge(divisor_cost(m, n) + product_cost(m, n), m, n)
        shared = math.lcm(shared, c.denominator)
    charge(sum(product_cost(words(shared), words(c.numerator)) + divisor_cost(words(shared), words(c.denominator)) for c in x))
    return [c.numerator * (shared // c.denominator) for c in x]


def rational_divisor(x, y):
    """The greatest common divisor of polynomials over Q, by its residues modulo a prime; None where they do not tell.  With nonzero residues of the
    leading coefficients no divisor loses its degree: so residues without a common divisor show that there is none, and a common divisor that has the
    degree of that of the residues is the greatest."""
    x_whole, y_whole = integers(x), integers(y)
    small = Residues(PRIMES[0])
    a, b = small.polynomial(x_whole), small.polynomial(y_whole)
    if len(a) < len(x) or len(b) < len(y):
        return None
    if len(small.divisor(a, b)) == 1:
        return [Fraction(1)]
    size = max(c.bit_length() for c in x_whole) + 2 * len(x)  # of its coefficients, when it leads as x does
    n = next((n for n in PRIMES if n > size), None)
    if n is None:
        return None
    large = Residues(n)
    a, b = large.polynomial(x_whole), large.polynomial(y_whole)
    if len(a) < len(x) or len(b) < len(y):
        return None
    found = large.leading_with(x_whole[-1], large.divisor(a, b))
    first = found[-1]
    monic = [Fraction(c, first) for c in found[:-1]] + [Fraction(1)]
    return None if trimmed(divide(x, monic)[1]) or trimmed(divide(y, monic)[1]) else monic


def divisor(x, y):
    """The greatest common divisor, which leads with 1."""
    if y and all(isinstance(c, Fraction) for c in (*x, *y)):
        found = rational_divisor(x, y)
        if found is not None:
            return found
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
