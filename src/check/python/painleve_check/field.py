# SPDX-License-Identifier: BSD-2-Clause
"""Number fields Q(alpha), and their numbers [8]."""

from .answer import Rejected
from .budget import product_cost, words
from .fraction import charge, divisor, Fraction, made
from .polynomial import difference, horner, isolates, product, read_root, total
from .rational import sign

MAX_BISECTIONS = 5000
TERM = 200  # units of work for the product of two integers that is added to a third, beside what their lengths ask for
GUARD = 64  # binary places


class Field:
    """Q(alpha), where alpha is the only root of a polynomial in an interval."""

    def __init__(self, root):
        poly, (self.low, self.high) = read_root(root)
        self.degree = len(poly) - 1
        if poly[-1] == 0 or not isolates(poly, self.low, self.high):
            raise Rejected("field: the interval does not isolate one root")
        self.poly = [c / poly[-1] for c in poly]
        self.lower = [(i, c) for i, c in enumerate(self.poly[:-1]) if c != 0]
        self.integral = all(c.denominator == 1 for c in self.poly)
        self.sign_low, self.bisections = sign(horner(self.poly, self.low)), 0
        if self.sign_low == 0:
            raise Rejected("field: the interval begins at a root")

    def reduced(self, terms):
        terms = list(terms)
        while len(terms) > self.degree:
            last = terms.pop()
            for i, c in self.lower if last != 0 else ():
                terms[len(terms) - self.degree + i] -= last * c
        while terms and terms[-1] == 0:
            terms.pop()
        return terms

    def element(self, terms):
        terms = self.reduced(terms)
        return Element(self, terms) if len(terms) > 1 else terms[0] if terms else Fraction(0)

    def multiplied(self, x, y):
        """The product of two polynomials in alpha.  Integers over a common denominator, where alpha is an algebraic integer, save the common divisors of all
        products of two coefficients."""
        if not self.integral or len(x) == 1 or len(y) == 1:
            return self.element(product(x, y))
        (x, m), (y, n) = over_common_denominator(x), over_common_denominator(y)
        z, row, size = [0] * (len(x) + len(y) - 1), list(enumerate(y)), longest(y)
        for i, a in enumerate(x):
            add_multiple(z, i, a, row, size)
        row = [(i, c.numerator) for i, c in self.lower]
        size = longest(c for _, c in row)
        while len(z) > self.degree:
            last = z.pop()
            add_multiple(z, len(z) - self.degree, -last, row, size)
        charge(product_cost(words(m), words(n)), words(m), words(n))
        return self.element([over(c, m * n) for c in z])

    def read(self, value):
        terms = [Fraction(x) for x in value["coefficients"]]
        if len(terms) > self.degree or terms[-1] == 0:
            raise Rejected("coefficients: not the shortest form of an element")
        return Element(self, terms)

    def bisect(self):
        middle = (self.low + self.high) / 2
        s = sign(horner(self.poly, middle))
        self.bisections += 1
        if s == 0 or self.bisections > MAX_BISECTIONS:
            raise Rejected("field: the sign of some number was not found")
        if s == self.sign_low:
            self.low = middle
        else:
            self.high = middle

    def sign(self, terms):
        """The sign at alpha of a polynomial that is not 0, by enclosures on shrinking intervals: of integers over a power of 2, rounded outward to GUARD places
        more than the interval has."""
        terms = over_common_denominator(terms)[0]
        while True:
            width = self.high - self.low
            places = max(0, width.denominator.bit_length() - width.numerator.bit_length()) + GUARD
            low, high = rounded_down(self.low, places), -rounded_down(-self.high, places)
            size = max(words(low), words(high))
            a = b = terms[-1] << places
            for c in reversed(terms[:-1]):
                longer = max(words(a), words(b))
                charge(4 * (TERM + product_cost(longer, size)), longer, size, words(c))
                ends = [x * y for x in (a, b) for y in (low, high)]
                a, b = (min(ends) >> places) + (c << places), -(-max(ends) >> places) + (c << places)
            if a > 0 or b < 0:
                return 1 if a > 0 else -1
            self.bisect()

    def inverse(self, terms):
        """By Euclid's algorithm: u terms = r modulo the polynomial, for integers r and u, until r is a number.  Common factors of both are taken out."""
        (r0, _), (r1, common) = over_common_denominator(self.poly), over_common_denominator(terms)
        u0, u1 = [], [common]
        while len(r1) > 1:
            r, u = r0, u0
            while len(r) >= len(r1):
                factor, at = divisor(r[-1], r1[-1]), len(r) - len(r1)
                a, b = r1[-1] // factor, -r[-1] // factor
                r, u = combined(a, r, b, r1, at), combined(a, u, b, u1, at)
            if not r:
                raise Rejected("field: the polynomial is reducible")
            r0, u0, (r1, u1) = r1, u1, without_common_factor(r, u)
        return self.element([Fraction(c, r1[0]) for c in u1])


def combined(a, x, b, y, at):
    """a x + b y alpha^at for polynomials with integer coefficients."""
    charge(len(x) * (TERM + product_cost(words(a), longest(x))), len(x) * (words(a) + longest(x)))
    z = [a * c for c in x] + [0] * (at + len(y) - len(x))
    add_multiple(z, at, b, list(enumerate(y)), longest(y))
    while z and z[-1] == 0:
        z.pop()
    return z


def without_common_factor(x, y):
    """Both polynomials divided by the greatest common divisor of all their coefficients."""
    factor = 0
    for c in x + y:
        factor = divisor(factor, c) if c else factor
        if factor == 1:
            return x, y
    size = max(longest(x), longest(y))
    charge((len(x) + len(y)) * (TERM + product_cost(size, words(factor))), (len(x) + len(y)) * size)
    return [c // factor for c in x], [c // factor for c in y]


def over_common_denominator(terms):
    """Integers, and the denominator by which they are divided."""
    common = 1
    for c in terms:
        if c.denominator not in (1, common):
            by = c.denominator // divisor(common, c.denominator)
            charge(product_cost(words(common), words(by)), words(common), words(by))
            common *= by
    integers = []
    for c in terms:
        charge(product_cost(words(c.numerator), words(common)) + 20 * words(common), words(c.numerator), words(common))
        integers.append(c.numerator * (common // c.denominator))
    return integers, common


def rounded_down(x, places):
    """The largest integer that is at most x 2^places."""
    charge(product_cost(words(x.numerator) + places // 64, words(x.denominator)), words(x.numerator), places // 64)
    return (x.numerator << places) // x.denominator


def longest(integers):
    return max(map(words, integers), default=1)


def add_multiple(z, at, factor, row, size):
    """Adds to the integers z, from a place on, the factor times those of a row of pairs (place, integer), which have at most `size` words."""
    if factor:
        charge(len(row) * (TERM + product_cost(words(factor), size)), len(row) * (words(factor) + size))
        for i, c in row:
            z[at + i] += factor * c


def over(p, q):
    """The rational p/q, q > 0."""
    if q == 1:
        charge(0)
        return made(p, 1)
    return Fraction(p, q)


class Element:
    """An irrational number of a field: a polynomial in alpha.  Rationals stay Fractions."""

    def __init__(self, field, terms):
        self.field, self.terms = field, terms

    def _terms(self, other):
        return other.terms if isinstance(other, Element) else [Fraction(other)]

    def __add__(self, other):
        return self.field.element(total(self.terms, self._terms(other)))

    def __sub__(self, other):
        return self.field.element(difference(self.terms, self._terms(other)))

    def __rsub__(self, other):
        return self.field.element(difference(self._terms(other), self.terms))

    def __neg__(self):
        return 0 - self

    def __mul__(self, other):
        return self.field.multiplied(self.terms, self._terms(other))

    def __pow__(self, n):
        power, x = Fraction(1), self
        while n:
            power, x, n = power * x if n % 2 else power, x * x if n > 1 else x, n // 2
        return power

    def __truediv__(self, other):
        return self * (self.field.inverse(other.terms) if isinstance(other, Element) else 1 / Fraction(other))

    def __rtruediv__(self, other):
        return self.field.inverse(self.terms) * other

    __radd__, __rmul__ = __add__, __mul__

    def __eq__(self, other):
        return isinstance(other, (Element, Fraction, int)) and sign(self - other) == 0

    def sign(self):
        return self.field.sign(self.terms)

    def __gt__(self, other):
        rest = self - other
        return rest.field.sign(rest.terms) > 0 if isinstance(rest, Element) else rest > 0

    def __lt__(self, other):
        return (0 - self) > (0 - other)

    def __ge__(self, other):
        return not self < other

    def __le__(self, other):
        return not self > other

    def __abs__(self):
        return -self if self < 0 else self

    def __str__(self):
        return str([str(c) for c in self.terms])

    __repr__, __hash__ = __str__, None
