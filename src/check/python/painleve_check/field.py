# SPDX-License-Identifier: BSD-2-Clause
"""Number fields Q(alpha), and their numbers [8]."""

from .answer import Rejected
from .fraction import Fraction
from .polynomial import difference, divide, horner, isolates, product, read_root, total
from .rational import sign

MAX_BISECTIONS = 5000


class Field:
    """Q(alpha), where alpha is the only root of a polynomial in an interval."""

    def __init__(self, root):
        poly, (self.low, self.high) = read_root(root)
        self.degree = len(poly) - 1
        if poly[-1] == 0 or not isolates(poly, self.low, self.high):
            raise Rejected("field: the interval does not isolate one root")
        self.poly = [c / poly[-1] for c in poly]
        self.sign_low, self.bisections = sign(horner(self.poly, self.low)), 0
        if self.sign_low == 0:
            raise Rejected("field: the interval begins at a root")

    def reduced(self, terms):
        terms = list(terms)
        while len(terms) > self.degree:
            last = terms.pop()
            for i in range(self.degree):
                terms[len(terms) - self.degree + i] -= last * self.poly[i]
        while terms and terms[-1] == 0:
            terms.pop()
        return terms

    def element(self, terms):
        terms = self.reduced(terms)
        return Element(self, terms) if len(terms) > 1 else terms[0] if terms else Fraction(0)

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
        """The sign at alpha of a polynomial that is not 0, by enclosures on shrinking intervals."""
        while True:
            a = b = terms[-1]
            for c in reversed(terms[:-1]):
                ends = [x * y for x in (a, b) for y in (self.low, self.high)]
                a, b = min(ends) + c, max(ends) + c
            if a > 0 or b < 0:
                return 1 if a > 0 else -1
            self.bisect()

    def inverse(self, terms):
        """By Euclid's algorithm: u terms = 1 modulo the polynomial."""
        r0, r1, u0, u1 = list(self.poly), list(terms), [], [Fraction(1)]
        while len(r1) > 1:
            q, r = divide(r0, r1)
            r0, r1, u0, u1 = r1, r, u1, difference(u0, product(q, u1))
        if not r1:
            raise Rejected("field: the polynomial is reducible")
        return self.element([c / r1[0] for c in u1])


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
        return self.field.element(product(self.terms, self._terms(other)))

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
