# SPDX-License-Identifier: BSD-2-Clause
"""The rule ENCLOSE of the kernel: ranges in which the value of an expression with exp, log, sin, cos, atan and sqrt lies.

A Range has integer ends with a common power of 2.  Enclose(bits) has the operations; each rounds outwards to about `bits` bits."""

import math

from .answer import Rejected
from .budget import product_cost, words
from .field import Element
from .fraction import CALL, charge, Fraction, pay

MAX_SIZE = 24  # arguments of exp, sin and cos are below 2^MAX_SIZE
WIDE = 40  # an end of a range keeps its digits if the other has at most so many times as many
SMALLEST_EXP = -1024  # the exponential of what lies below is not computed
MOST_BITS = 1 << 15  # the most digits, in base 2, by which the terms of a field element may cancel
SMALL = 8  # series are summed for arguments below 2^-SMALL


class Range:
    """All x with low 2^power <= x <= high 2^power."""

    __slots__ = ("low", "high", "power")

    def __init__(self, low, high, power):
        self.low, self.high, self.power = low, high, power

    def ends(self):
        """As Fractions."""
        return tuple(Fraction(n << self.power) if self.power >= 0 else Fraction(n, 1 << -self.power) for n in (self.low, self.high))

    def sign(self):
        """1 or -1 when all numbers of the range have this sign, 0 when the range is 0 alone, else None."""
        return 1 if self.low > 0 else -1 if self.high < 0 else 0 if self.low == self.high == 0 else None


def shifted(n, power, up):
    """n 2^power, rounded."""
    return n << power if power >= 0 else -(-n >> -power) if up else n >> -power


def products(low, high, least, most):
    """The ends of all products of a number of the first range and one of the second."""
    if low >= 0:
        return (low if least >= 0 else high) * least, (high if most >= 0 else low) * most
    if high <= 0:
        return (low if most >= 0 else high) * most, (high if least >= 0 else low) * least
    if least >= 0:
        return low * most, high * most
    if most <= 0:
        return high * least, low * least
    return min(low * most, high * least), max(low * least, high * most)


class Enclose:
    def __init__(self, bits):
        self.bits = bits

    def rounded(self, low, high, power):
        """So that the shorter end has as many bits, unless the longer one has many times as many."""
        m, n, bits = low.bit_length(), high.bit_length(), self.bits
        if m > n:
            m, n = n, m
        excess = (m or n) - bits
        if n - WIDE * bits > excess:
            excess = n - WIDE * bits
        return Range(low, high, power) if excess <= 0 else Range(low >> excess, -(-high >> excess), power + excess)

    def number(self, x):
        """Around a Fraction, an integer, or an element of a number field."""
        if isinstance(x, Element):
            return self.element(x)
        x = Fraction(x)
        p, q = x.numerator, x.denominator
        charge(product_cost(words(p), words(q)), words(p), words(q))
        power = self.bits - p.bit_length() + q.bit_length()
        top, bottom = (p << power, q) if power >= 0 else (p, q << -power)
        return Range(top // bottom, -(-top // bottom), -power)

    def element(self, x):
        """The polynomial in the generator, whose interval is halved until the sign and most digits are seen.  Its terms may cancel: then with more digits."""
        finer = Enclose(2 * self.bits + 64)
        while True:
            total, generator = finer.number(0), finer.between(finer.number(x.field.low), finer.number(x.field.high))
            for c in reversed(x.terms):
                total = finer.add(finer.multiply(total, generator), finer.number(c))
            width = total.high - total.low
            if total.sign() and width.bit_length() + self.bits - 24 < max(abs(total.low), abs(total.high)).bit_length():
                return self.rounded(total.low, total.high, total.power)
            if finer.separates(x.field):
                x.field.bisect()
            elif finer.bits < MOST_BITS:
                finer = Enclose(2 * finer.bits)
            else:
                raise Rejected("field: a number of it was not enclosed")

    def separates(self, field):
        """Whether the ends of the interval of the generator differ in the digits that are calculated with."""
        return (field.high - field.low) * (1 << self.bits) >= 1

    def between(self, x, y):
        power = min(x.power, y.power)
        return self.rounded(shifted(x.low, x.power - power, False), shifted(y.high, y.power - power, True), power)

    def add(self, x, y):
        # What lies far below the last digit of the larger one is rounded away first.  0 has no digits, and leaves the other as it is.
        low, high, least, most, i, k, bits = x.low, x.high, y.low, y.high, x.power, y.power, self.bits
        pay(CALL, 32 * (2 * bits // 64 + 4))
        if not (high or low):
            return self.rounded(least, most, k)
        if not (most or least):
            return self.rounded(low, high, i)
        power = i if i < k else k
        top = max(i + max(low.bit_length(), high.bit_length()), k + max(least.bit_length(), most.bit_length())) - WIDE * bits
        if top > power:
            power = top
            low, high, least, most = shifted(low, i - power, False), shifted(high, i - power, True), shifted(least, k - power, False), shifted(most, k - power, True)
        else:
            low, high, least, most = low << i - power, high << i - power, least << k - power, most << k - power
        return self.rounded(low + least, high + most, power)

    def negate(self, x):
        return Range(-x.high, -x.low, x.power)

    def subtract(self, x, y):
        return self.add(x, self.negate(y))

    def multiply(self, x, y):
        size = self.bits // 64 + 1
        pay(CALL + product_cost(size, size), 64 * size)
        return self.rounded(*products(x.low, x.high, y.low, y.high), x.power + y.power)

    def convolve(self, x, y):
        """x[0] y[-1] + x[1] y[-2] + ... + x[-1] y[0], a coefficient of a product of power series: rounded once."""
        size, terms = self.bits // 64 + 1, []
        charge(len(x) * product_cost(size, size), 2 * size * len(x))
        top = least = None
        for a, b in zip(x, reversed(y)):
            (low, high), power = products(a.low, a.high, b.low, b.high), a.power + b.power
            m, n = low.bit_length(), high.bit_length()
            if m == n == 0:
                continue
            terms.append((low, high, power))
            m = power + (m if m > n else n)
            top = m if top is None or m > top else top
            least = power if least is None or power < least else least
        if not terms:
            return Range(0, 0, 0)
        # What lies far below the last digit of the largest is rounded away first.
        least, below, above = max(least, top - WIDE * self.bits), 0, 0
        for low, high, power in terms:
            up = power - least
            below += low << up if up >= 0 else low >> -up
            above += high << up if up >= 0 else -(-high >> -up)
        return self.rounded(below, above, least)

    def divide(self, x, y):
        if y.low <= 0 <= y.high:
            raise Rejected("an enclosure is divided by one that holds 0")
        size = 2 * self.bits + y.high.bit_length()
        charge(product_cost(size // 64 + 1, size // 64 + 1), size // 64)
        inverse = Range((1 << size) // y.high, -(-(1 << size) // y.low), -size - y.power)
        return self.multiply(x, inverse)

    def sqrt(self, x):
        if x.low < 0:
            raise Rejected("the root of an enclosure that holds a negative number")
        shift = max(0, 2 * self.bits - x.low.bit_length())
        shift += (x.power - shift) % 2
        charge(product_cost(self.bits // 32 + 1, self.bits // 32 + 1), self.bits // 16)
        return self.rounded(math.isqrt(x.low << shift), math.isqrt(x.high << shift) + 1, (x.power - shift) // 2)

    def small(self, n, power):
        """The halvings that make n 2^power smaller than 2^-SMALL; the terms y^k / k! of that y, k = 0, 1, ..., times 2^width; the width.

        Each is wrong by at most 3, by induction: 3 / 2^SMALL + 1 + 2^-SMALL + 1 < 3.  The terms left out are below 1 in sum."""
        size = n.bit_length() + power
        if n and size > MAX_SIZE:
            raise Rejected("the argument of an elementary function is too large")
        halvings = max(0, size + SMALL) if n else 0
        width = self.bits + 2 * halvings + 16
        y, term, terms = shifted(n, power - halvings + width, False), 1 << width, []
        for k in range(1, width // SMALL + 3):
            terms.append(term)
            term = (term * y >> width) // k
        charge(len(terms) * product_cost(width // 64 + 1, width // 64 + 1), width // 64)
        return halvings, terms, width

    def exp_at(self, n, power):
        if n < 0 and (n.bit_length() + power > MAX_SIZE or shifted(n, power, True) < SMALLEST_EXP):
            return Range(0, 1, -1024)  # e^-1024 < 2^-1024
        halvings, terms, width = self.small(n, power)
        total, wrong = sum(terms), 3 * len(terms) + 2
        finer = Enclose(width)
        y = Range(total - wrong, total + wrong, -width)
        for _ in range(halvings):
            y = finer.multiply(y, y)
        return y

    def exp(self, x):
        return self.between(self.exp_at(x.low, x.power), self.exp_at(x.high, x.power))

    def wave_at(self, n, power):
        """Sine and cosine."""
        halvings, terms, width = self.small(n, power)
        finer, wrong, one = Enclose(width), 3 * len(terms) + 2, Range(1, 1, 0)
        sine, cosine = (sum(terms[first::4]) - sum(terms[first + 2::4]) for first in (1, 0))
        s, c = (Range(total - wrong, total + wrong, -width) for total in (sine, cosine))
        for _ in range(halvings):
            s_c, s_s = finer.multiply(s, c), finer.multiply(s, s)
            s, c = finer.add(s_c, s_c), finer.subtract(one, finer.add(s_s, s_s))
        return s, c

    def spread(self, x, which):
        """The value at the middle; by no more than half the width of the range the function changes on either side."""
        value = self.wave_at(x.low + x.high, x.power - 1)[which]
        width = Range(x.low - x.high, x.high - x.low, x.power - 1)
        found = self.add(value, width)
        one = 1 << max(0, -found.power)
        return Range(max(found.low, -one), min(found.high, one), found.power)

    def sine(self, x):
        return self.spread(x, 0)

    def cosine(self, x):
        return self.spread(x, 1)

    def arc(self, z, s):
        """z + s z^3 / 3 + z^5 / 5 + ... for |z| <= 1/4; the rest after N terms, without z^(2 N + 1), is within 2 / (2 N + 1) of 0."""
        terms, z_z = self.bits // 4 + 2, self.multiply(z, z)
        z_z = z_z if s > 0 else self.negate(z_z)
        rest = self.divide(self.number(2), self.number(2 * terms + 1))
        total = self.between(self.negate(rest), rest)
        for n in reversed(range(terms)):
            total = self.add(self.number(Fraction(1, 2 * n + 1)), self.multiply(z_z, total))
        return self.multiply(z, total)

    def log_at(self, n, power):
        """log x = 2^r log x^(1 / 2^r), and log y = 2 atanh((y - 1) / (y + 1))."""
        size = abs(n.bit_length() + power) + 1
        if n <= 0 or size > 1 << 14:
            raise Rejected("the argument of a logarithm is not positive, or too large")
        finer, one, y = Enclose(self.bits + 32), Range(1, 1, 0), Range(n, n, power)
        roots = (4 * size).bit_length()
        for _ in range(roots):
            y = finer.sqrt(y)
        found = finer.arc(finer.divide(finer.subtract(y, one), finer.add(y, one)), 1)
        return Range(found.low, found.high, found.power + roots + 1)

    def log(self, x):
        return self.between(self.log_at(x.low, x.power), self.log_at(x.high, x.power))

    def arctangent_at(self, n, power):
        """atan x = 2 atan(x / (1 + sqrt(1 + x^2))): after four times |x| < 1/8."""
        one, y = Range(1, 1, 0), Range(n, n, power)
        for _ in range(4):
            y = self.divide(y, self.add(one, self.sqrt(self.add(one, self.multiply(y, y)))))
        found = self.arc(y, -1)
        return Range(found.low, found.high, found.power + 4)

    def arctangent(self, x):
        return self.between(self.arctangent_at(x.low, x.power), self.arctangent_at(x.high, x.power))

    def pi(self):
        """16 atan(1/5) - 4 atan(1/239)"""
        fifth, other = self.arc(self.number(Fraction(1, 5)), -1), self.arc(self.number(Fraction(1, 239)), -1)
        return self.subtract(self.multiply(self.number(16), fifth), self.multiply(self.number(4), other))

    def within(self, inner, outer):
        return outer[0] <= inner.ends()[0] and inner.ends()[1] <= outer[1]
