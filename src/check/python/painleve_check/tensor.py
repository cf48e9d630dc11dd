# SPDX-License-Identifier: BSD-2-Clause
"""Polynomials in several variables, and the signs that they may have in a cell, by Bernstein coefficients [9.7].

A polynomial is {exponents: coefficient}.  A side of a cell is (low, high, low_closed, high_closed), where low is high at a point."""

import math

from .budget import product_cost, words
from .fraction import charge, divisor, Fraction
from .polynomial import divide, horner
from .rational import sign
from .signs import all_of, NEGATIVE, POSITIVE, ZERO

MAX_COEFFICIENTS = 4096


def combined(x, y, factor):
    total = dict(x)
    for exponents, c in y.items():
        total[exponents] = total.get(exponents, 0) + factor * c
    return {exponents: c for exponents, c in total.items() if c != 0}


def multiplied(x, y):
    total = {}
    for e, c in x.items():
        for f, d in y.items():
            key = tuple(map(sum, zip(e, f)))
            total[key] = total.get(key, 0) + c * d
    return {exponents: c for exponents, c in total.items() if c != 0}


def operate(operation, x, y):
    return multiplied(x, y) if operation == "*" else combined(x, y, 1 if operation == "+" else -1)


def powers_of(polynomial, variables):
    """The largest power of each variable."""
    return [max((e[i] for e in polynomial), default=0) for i in range(variables)]


def powers_after(operation, x, y):
    """What one reads off an operation."""
    return [i + k if operation == "*" else max(i, k) for i, k in zip(x, y)]


def is_small(powers):
    return math.prod(1 + e for e in powers) <= MAX_COEFFICIENTS


def powers_to(x, largest):
    powers = [Fraction(1)]
    for _ in range(largest):
        powers.append(powers[-1] * x)
    return powers


def at_values(polynomial, values):
    """The polynomial where some variables have values, {axis: value}."""
    powers = {axis: powers_to(x, max((e[axis] for e in polynomial), default=0)) for axis, x in values.items()}
    total = {}
    for exponents, c in polynomial.items():
        for axis, power in powers.items():
            c = c * power[exponents[axis]]
        left = tuple(0 if axis in values else e for axis, e in enumerate(exponents))
        total[left] = total.get(left, 0) + c
    return {exponents: c for exponents, c in total.items() if c != 0}


class Tensor:
    """All coefficients of a polynomial: that of exponents e is c[e . step]."""

    def __init__(self, polynomial, variables):
        self.lengths = [1 + e for e in powers_of(polynomial, variables)]
        self.steps = [math.prod(self.lengths[:i]) for i in range(variables)]
        total = math.prod(self.lengths)
        self.c = [Fraction(0)] * total
        for exponents, c in polynomial.items():
            self.c[sum(e * step for e, step in zip(exponents, self.steps))] = c
        self.forget()

    def copy(self, c):
        other = object.__new__(Tensor)
        other.lengths, other.steps, other.c = self.lengths, self.steps, c
        other.forget()
        return other

    def forget(self):
        """What is found once of a tensor, which does not change: its integers, the rows of each axis, the places of chosen coefficients."""
        self.whole, self.found_rows, self.found_places = None, {}, {}

    def rows(self, axis):
        """The places of each row of coefficients along an axis."""
        if axis not in self.found_rows:
            self.found_rows[axis] = rows_of(self.steps[axis], self.lengths[axis], len(self.c))
        return self.found_rows[axis]

    def places(self, chosen):
        """The places of the coefficients whose index along each axis is one of those chosen."""
        if chosen not in self.found_places:
            self.found_places[chosen] = [sum(i * step for i, step in zip(indices, self.steps)) for indices in all_of(chosen)]
        return self.found_places[chosen]

    def divided(self, axis, poly):
        """The quotient by a polynomial in one variable; None where it leaves something over."""
        c = [Fraction(0)] * len(self.c)
        for row in self.rows(axis):
            quotient, rest = divide([self.c[i] for i in row], poly)
            if any(rest):
                return None
            for i, x in zip(row, quotient):
                c[i] = x
        return self.copy(c)

    def without(self, axis, poly):
        """What is left when the polynomial is taken out as often as it divides, and how often."""
        tensor, times = self, 0
        while any(tensor.c) and (quotient := tensor.divided(axis, poly)) is not None:
            tensor, times = quotient, times + 1
        return tensor, times

    def integers(self):
        """The coefficients times their common denominator, which is found once."""
        if self.whole is None:
            scale = Fraction(1)
            for denominator in {x.denominator for x in self.c}:
                scale = scale * denominator / divisor(scale.numerator, denominator)
            self.whole = [(x * scale).numerator for x in self.c]
        return list(self.whole)

    def coefficients(self, sides):
        """The Bernstein coefficients on a cell, times positive numbers; along a side that is a point the first is the value."""
        c = self.integers()
        for axis, (low, high, *_) in enumerate(sides):
            denominator = low.denominator * high.denominator // divisor(low.denominator, high.denominator)
            side = Side(self.lengths[axis] - 1, int(low * denominator), int((high - low) * denominator), denominator, low is high)
            for row in self.rows(axis):
                side.change(c, row)
        return c

    def signs(self, sides, inside=None):
        """[9.7] as in 9.3, for the interior of the axis `inside`."""
        c = self.coefficients(sides)
        indices = tuple(range(1 if low is high else length) for (low, high, *_), length in zip(sides, self.lengths))
        values = [c[place] for place in self.places(indices)]
        below, above = min(values) < 0, max(values) > 0
        if below == above:
            return NEGATIVE * below + ZERO + POSITIVE * above
        ends = []
        for axis, (_, _, low_closed, high_closed) in enumerate(sides):
            closed = [(end,) for end, is_closed in ((0, low_closed), (self.lengths[axis] - 1, high_closed)) if is_closed]
            ends.append(closed if closed and axis != inside and len(indices[axis]) > 1 else [indices[axis]])
        zero = any(not any(c[place] for place in self.places(face)) for face in all_of(ends))
        return NEGATIVE * below + ZERO * zero + POSITIVE * above


def rows_of(step, length, total):
    """The places of each row of coefficients along an axis."""
    return [range(first, first + length * step, step) for first in range(total) if first // step % length == 0]


class Side:
    """One side of a cell: the points (start + width s) / denominator for 0 <= s <= 1, or one point."""

    def __init__(self, degree, start, width, denominator, point):
        self.degree, self.start, self.width, self.denominator, self.bernstein = degree, start, width, denominator, not point
        self.growth, self.before, self.after = words(start) + words(width) + words(denominator), None, None

    def find_powers(self):
        """The factors of the terms before and after the shift by `start`, which all rows have in common: found when the first is charged."""
        degrees = range(self.degree + 1)
        self.before = [self.denominator ** (self.degree - i) for i in degrees]
        self.after = [self.width ** i for i in degrees]
        if self.bernstein:
            self.after = [x * math.factorial(i) * math.factorial(self.degree - i) for i, x in enumerate(self.after)]

    def charge(self, terms):
        """A sum and a product for each pair of terms, which grow by the numbers given."""
        size = max(map(words, terms)) + len(terms) * self.growth
        charge(len(terms) ** 2 * (400 + 20 * size + product_cost(size, self.growth)), len(terms) * size)

    def change(self, c, row):
        """Gives a row of coefficients those on the side, times positive numbers."""
        degree, start, terms = self.degree, self.start, [c[at] for at in row]
        self.charge(terms)
        if degree == 0 or not any(terms):
            return
        if self.before is None:
            self.find_powers()
        terms = [x * y for x, y in zip(terms, self.before)]
        for i in range(degree if start else 0):
            for k in range(degree - 1, i - 1, -1):
                terms[k] += start * terms[k + 1]
        terms = [x * y for x, y in zip(terms, self.after)]
        for i in range(1, degree + 1 if self.bernstein else 0):
            for k in range(degree, i - 1, -1):
                terms[k] += terms[k - 1]
        for at, x in zip(row, terms):
            c[at] = x


def turned(bits, s):
    """The signs of what has one of these signs, times a number of sign s."""
    if s == 0:
        return ZERO
    return bits if s > 0 else bits & ZERO | (POSITIVE if bits & NEGATIVE else 0) | (NEGATIVE if bits & POSITIVE else 0)


def signs_beside_root(tensor, sides, axis, poly, side):
    """[9.7] the signs below (side -1), at (0) or above (1) the only root of a polynomial on one side of the cell."""
    rest, times = tensor.without(axis, poly)
    if times > 0 and side == 0:
        return ZERO
    return turned(rest.signs(sides, axis), sign(horner(poly, sides[axis][0 if side < 0 else 1])) ** times if side else 1)
