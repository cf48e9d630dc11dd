# SPDX-License-Identifier: BSD-2-Clause
"""Ranges whose ends are rounded outwards to a number of bits, with square roots, sines and cosines [stance 3].  A number that is known exactly
stays exact: both ends are the same, and nothing is rounded."""

import math

from .fraction import charge, Fraction, reduced


class Infinite:
    """An end of an interval that has none."""

    def __init__(self, sign):
        self.sign = sign

    def __lt__(self, other):
        return self.sign < (other.sign if isinstance(other, Infinite) else 0)

    def __gt__(self, other):
        return self.sign > (other.sign if isinstance(other, Infinite) else 0)

    def __le__(self, other):
        return not self > other

    def __ge__(self, other):
        return not self < other

    def __neg__(self):
        return Infinite(-self.sign)


INFINITY = Infinite(1)


class Open(Exception):
    """The ranges do not tell a sign."""


class Precision:
    bits = 192


def words(x):
    return (x.numerator.bit_length() + x.denominator.bit_length()) // 64 + 1


def rounded(x, up):
    """x, or the next number above or below it with the bits of the precision."""
    n, d, bits = x.numerator, x.denominator, Precision.bits
    size = n.bit_length() - d.bit_length()
    if n.bit_length() + d.bit_length() <= 2 * bits:
        return x
    charge(200 * words(x), words(x))
    shift = bits - size
    top, bottom = (n << shift, d) if shift >= 0 else (n, d << -shift)
    whole = -(-top // bottom) if up else top // bottom
    return reduced(whole, shift) if shift >= 0 else Fraction(whole << -shift)


def root(x, up):
    """A bound of the square root of x >= 0; the root itself where it is rational."""
    n, d = x.numerator, x.denominator
    p, q = math.isqrt(n), math.isqrt(d)
    charge(400 * words(x) * words(x), words(x))
    if p * p == n and q * q == d:
        return Fraction(p, q)
    shift = Precision.bits - (n.bit_length() - d.bit_length()) // 2
    whole = math.isqrt((n << 2 * shift) // d if shift >= 0 else n // (d << -2 * shift)) + (1 if up else 0)
    return Fraction(whole, 1 << shift) if shift >= 0 else Fraction(whole << -shift)


class Enclosed:
    """All numbers from low to high."""

    __slots__ = ("low", "high")

    def __init__(self, low, high=None):
        low = low if type(low) is Fraction else Fraction(low)
        if high is None or high is low or high == low:
            self.low = self.high = low
        else:
            self.low, self.high = rounded(low, False), rounded(high if type(high) is Fraction else Fraction(high), True)

    def __neg__(self):
        return Enclosed(-self.high, -self.low)

    def __add__(self, other):
        other = enclosed(other)
        return Enclosed(self.low + other.low, self.high + other.high)

    def __sub__(self, other):
        return self + -enclosed(other)

    def __rsub__(self, other):
        return enclosed(other) - self

    def __mul__(self, other):
        other = enclosed(other)
        ends = [x * y for x in self.ends() for y in other.ends()]
        return Enclosed(min(ends), max(ends))

    def __truediv__(self, other):
        other = enclosed(other)
        if other.low <= 0 <= other.high:
            raise Open("a division by a range that holds 0")
        return self * Enclosed(1 / other.high, 1 / other.low)

    def __rtruediv__(self, other):
        return enclosed(other) / self

    __radd__, __rmul__ = __add__, __mul__

    def ends(self):
        """One or two."""
        return (self.low,) if self.low is self.high else (self.low, self.high)

    def square(self):
        low, high = self.low * self.low, self.high * self.high
        return Enclosed(0 if self.low <= 0 <= self.high else min(low, high), max(low, high))

    def root(self):
        return Enclosed(root(max(self.low, Fraction(0)), False), root(self.high, True))

    def sign(self):
        """-1, 0 or 1; None where the range does not tell."""
        if self.low > 0 or self.high < 0:
            return 1 if self.low > 0 else -1
        return 0 if self.low == self.high else None

    def clipped(self, low, high=None):
        """What of the range lies between two numbers; the nearest of them where nothing does."""
        ends = [max(x, low) for x in (self.low, self.high)]
        return Enclosed(*(ends if high is None else [min(x, high) for x in ends]))


def enclosed(x):
    return x if isinstance(x, Enclosed) else Enclosed(x)


def sign(x):
    found = x.sign()
    if found is None:
        raise Open("a sign")
    return found


def hull(ranges):
    ranges = list(ranges)
    return Enclosed(min(x.low for x in ranges), max(x.high for x in ranges))


def near(x):
    """x as a range with at most the bits of the precision."""
    return Enclosed(rounded(x, False), rounded(x, True))


def series(first, ratio, k):
    """first (1 - x^2 / (k (k+1)) + x^4 / (k (k+1) (k+2) (k+3)) - ...) for ratio = x^2 <= 1: what is left out is no larger than its first term."""
    total, term, least = enclosed(0), first, Fraction(1, 1 << Precision.bits)
    while max(abs(term.low), abs(term.high)) > least:
        total, term, k = total + term, -(term * ratio) / (k * (k + 1)), k + 2
    left = max(abs(term.low), abs(term.high))
    return total + Enclosed(-left, left)


def arctangent_of_inverse(n):
    """atan(1/n), by its alternating series."""
    total, power, k, least = enclosed(0), Fraction(1, n), 1, Fraction(1, 1 << Precision.bits + 8)
    while power > least:
        total, power, k = total + near(power / k) * (1 if k % 4 == 1 else -1), power / (n * n), k + 2
    return total + Enclosed(-power, power)


def pi():
    """Machin: pi/4 = 4 atan(1/5) - atan(1/239)."""
    return arctangent_of_inverse(5) * 16 - arctangent_of_inverse(239) * 4


def turned(cosine, sine, quarters):
    for _ in range(quarters % 4):
        cosine, sine = -sine, cosine
    return cosine, sine


def nearest(x):
    return (2 * x.numerator + x.denominator) // (2 * x.denominator)


def direction_of_radians(x, quarters):
    """Cosine and sine of x + quarters pi/2, |x| <= 1."""
    square = x.square()
    return turned(series(enclosed(1), square, 1), series(x, square, 2), quarters)


def direction_of_half_turns(q):
    """Cosine and sine of q pi; exact where both, or one of them, are rational."""
    quarters = nearest(q * 2)
    left = q - Fraction(quarters, 2)
    if left == 0:
        return turned(enclosed(1), enclosed(0), quarters)
    cosine, sine = direction_of_radians(pi() * left, 0)
    if abs(left) == Fraction(1, 6):
        sine = enclosed(left * 3)
    return turned(cosine, sine, quarters)


def direction_of_angle(radians):
    quarter = pi() / 2
    quarters = nearest(radians / quarter.low)
    return direction_of_radians(radians - quarter * quarters, quarters)


def direction_of_tangent(t):
    """Cosine and sine of atan(t)."""
    cosine = 1 / enclosed(t * t + 1).root()
    return cosine, cosine * t


def direction_of_half(t):
    """Cosine and sine of 2 atan(t)."""
    return enclosed((1 - t * t) / (1 + t * t)), enclosed(t * 2 / (1 + t * t))
