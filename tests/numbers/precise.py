# SPDX-License-Identifier: BSD-2-Clause
"""Real numbers as intervals of Python integers, and what the numbers of a record are: a second evaluation, which shares nothing with the
program or with either checker.  An interval [lo, hi] stands for the numbers from lo / 2^BITS to hi / 2^BITS."""

import functools
import math
from fractions import Fraction

BITS = 700
ONE = 1 << BITS


class Undefined(Exception):
    """A divisor that may be zero, or the root of a number that may be negative."""


class Interval:
    def __init__(self, lo, hi):
        self.lo, self.hi = lo, hi

    @staticmethod
    def of(x):
        x = Fraction(x)
        n = x.numerator * ONE
        return Interval(n // x.denominator, -(-n // x.denominator))

    def __add__(self, other):
        return Interval(self.lo + other.lo, self.hi + other.hi)

    def __neg__(self):
        return Interval(-self.hi, -self.lo)

    def __sub__(self, other):
        return self + -other

    def __mul__(self, other):
        ends = [x * y for x in (self.lo, self.hi) for y in (other.lo, other.hi)]
        return Interval(min(ends) >> BITS, -(-max(ends) >> BITS))

    def __truediv__(self, other):
        if other.lo <= 0 <= other.hi:
            raise Undefined("division")
        inverse = Interval(ONE * ONE // other.hi, -(-ONE * ONE // other.lo))
        return self * inverse

    def sqrt(self):
        if self.lo < 0:
            raise Undefined("root")
        root = math.isqrt(self.hi * ONE)
        return Interval(math.isqrt(self.lo * ONE), root + (root * root < self.hi * ONE))

    def sign(self):
        """-1, 1, or 0 where the interval does not tell."""
        return (self.lo > 0) - (self.hi < 0)

    def is_narrow(self, bits):
        """Narrower than 2^-bits of its own size, or of 1."""
        return (self.hi - self.lo) << bits <= max(ONE, abs(self.lo), abs(self.hi))

    def meets(self, other):
        return self.lo <= other.hi and other.lo <= self.hi

    def widened(self, bits):
        """By 2^-bits of its size, or of 1."""
        by = max(ONE, abs(self.lo), abs(self.hi)) >> bits
        return Interval(self.lo - by, self.hi + by)

    def middle(self):
        return Fraction(self.lo + self.hi, 2 * ONE)

    def __repr__(self):
        return f"{float(self.middle()):.17g}"


ZERO = Interval(0, 0)


def arctangent_of_inverse(n):
    """The series; each term and the rest are rounded by less than 1."""
    total, power, k = 0, ONE // n, 0
    while power:
        total += (-1) ** k * (power // (2 * k + 1))
        power //= n * n
        k += 1
    return Interval(total - 3 * k - 3, total + 3 * k + 3)


PI = Interval.of(16) * arctangent_of_inverse(5) - Interval.of(4) * arctangent_of_inverse(239)


@functools.lru_cache(maxsize=None)
def cosine(turns):
    """cos(turns pi) by its series, for an angle up to pi/2 after reflection; the rest of the series is below its last term."""
    turns = Fraction(turns) % 2
    if turns > 1:
        return cosine(2 - turns)
    if turns > Fraction(1, 2):
        return -cosine(1 - turns)
    if turns == Fraction(1, 2):
        return ZERO
    square = Interval.of(turns * turns) * PI * PI
    total, term, n = Interval.of(1), Interval.of(1), 0
    while term.hi > 1:
        n += 2
        term = term * square / Interval.of((n - 1) * n)
        total = total + (term if n % 4 == 0 else -term)
    return Interval(total.lo - 2, total.hi + 2)


def sine(turns):
    return cosine(Fraction(1, 2) - Fraction(turns))


# ---------------------------------------------------------------- the numbers of a record


def value_at(poly, x):
    """The sign of an integer polynomial at n / 2^k, exactly."""
    n, k = x
    total, scale = 0, 1
    for c in reversed(poly):
        total = total * n + c * scale
        scale <<= k
    return total


@functools.lru_cache(maxsize=4096)
def root_of(poly, low, high):
    """The root of an integer polynomial between two rationals, where it changes its sign once: bisection, then Newton's method, whose last
    step is proved by a change of sign."""
    poly = [int(c) for c in poly]
    low, high = Fraction(low), Fraction(high)
    sign_low = sum(c * low ** i for i, c in enumerate(poly)) > 0
    for _ in range(24):
        middle = (low + high) / 2
        above = sum(c * middle ** i for i, c in enumerate(poly)) > 0
        low, high = (middle, high) if above == sign_low else (low, middle)
    x, bits = round((low + high) / 2 * 2 ** 64), 64
    while True:
        for _ in range(2):
            slope = sum(i * c * x ** (i - 1) << bits * (len(poly) - 1 - i) for i, c in enumerate(poly) if i)
            x -= value_at(poly, (x, bits)) // slope if slope else 0
        if bits >= BITS:
            break
        x, bits = x << bits, 2 * bits
    for slack in (bits - BITS, bits - BITS + 16, bits - 200):
        ends = x - (1 << slack), x + (1 << slack)
        inside = low <= Fraction(ends[0], 1 << bits) and Fraction(ends[1], 1 << bits) <= high
        if inside and (value_at(poly, (ends[0], bits)) > 0) == sign_low != (value_at(poly, (ends[1], bits)) > 0):
            return Interval(ends[0] >> bits - BITS, -(-ends[1] >> bits - BITS))
    below, above = math.floor(low * ONE), math.ceil(high * ONE)
    while above - below > 1:
        middle = (below + above) // 2
        below, above = (middle, above) if (value_at(poly, (middle, BITS)) > 0) == sign_low else (below, middle)
    return Interval(below, above)


def generator_of(record):
    field = record.get("field")
    return None if field is None else root_of(tuple(field["poly"]), *field["interval"])


def is_number(x):
    if isinstance(x, str):
        return x.lstrip("-").replace("/", "").isdigit()
    return isinstance(x, dict) and any(key in x for key in ("coefficients", "poly", "d"))


def number(x, alpha):
    """What a number, element, root or surd of a record is."""
    if isinstance(x, str):
        return Interval.of(x)
    if "poly" in x:
        return root_of(tuple(x["poly"]), *x["interval"])
    if "d" in x:
        return number(x["a"], alpha) + number(x["b"], alpha) * number(x["d"], alpha).sqrt()
    total = ZERO
    for c in reversed(x["coefficients"]):
        total = total * alpha + Interval.of(c)
    return total


def same(x, y, bits=300):
    """Whether two intervals can be one number, and are so narrow that hardly another is."""
    return x.meets(y) and x.is_narrow(bits) and y.is_narrow(bits)
