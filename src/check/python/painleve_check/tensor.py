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


class Tensor:
    """All coefficients of a polynomial: that of exponents e is c[e . step]."""

    def __init__(self, polynomial, variables):
        self.lengths = [1 + e for e in powers_of(polynomial, variables)]
        self.steps = [math.prod(self.lengths[:i]) for i in range(variables)]
        total = math.prod(self.lengths)
        self.c = [Fraction(0)] * total
        for exponents, c in polynomial.items():
            self.c[sum(e * step for e, step in zip(exponents, self.steps))] = c

    def copy(self, c):
        other = object.__new__(Tensor)
        other.lengths, other.steps, other.c = self.lengths, self.steps, c
        return other

    def rows(self, axis):
        """The places of each row of coefficients along an axis."""
        step, length = self.steps[axis], self.lengths[axis]
        for first in range(len(self.c)):
            if first // step % length == 0:
                yield [first + i * step for i in range(length)]

    def at(self, axis, x):
        """The polynomial where one variable has a value."""
        c = list(self.c)
        for row in self.rows(axis):
            c[row[0]] = horner([c[i] for i in row], x)
            for i in row[1:]:
                c[i] = Fraction(0)
        return self.copy(c)

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
        scale = Fraction(1)
        for denominator in {x.denominator for x in self.c}:
            scale = scale * denominator / divisor(scale.numerator, denominator)
        return [(x * scale).numerator for x in self.c]

    def coefficients(self, sides):
        """The Bernstein coefficients on a cell, times positive numbers: {indices: coefficient}; at a point one."""
        c, choices = self.integers(), []
        for axis, (low, high, *_) in enumerate(sides):
            point = low is high
            denominator = low.denominator * high.denominator // divisor(low.denominator, high.denominator)
            start, width = int(low * denominator), int((high - low) * denominator)
            for row in self.rows(axis):
                charge_side([c[at] for at in row], start, width, denominator)
                on_side([c, row], start, width, denominator, point)
            choices.append([0] if point else range(self.lengths[axis]))
        return {indices: c[sum(i * step for i, step in zip(indices, self.steps))] for indices in all_of([list(x) for x in choices])}

    def signs(self, sides, inside=None):
        """[9.7] as in 9.3, for the interior of the axis `inside`."""
        c = self.coefficients(sides)
        below, above = any(x < 0 for x in c.values()), any(x > 0 for x in c.values())
        if below == above:
            return NEGATIVE * below + ZERO + POSITIVE * above
        ends = []
        for axis, (low, high, low_closed, high_closed) in enumerate(sides):
            chosen = [end for end, closed in ((0, low_closed), (self.lengths[axis] - 1, high_closed)) if closed]
            ends.append([None] if low is high or axis == inside or self.lengths[axis] == 1 or not chosen else chosen)
        zero = any(all(x == 0 for indices, x in c.items() if all(end in (None, i) for end, i in zip(face, indices)))
                   for face in all_of(ends))
        return NEGATIVE * below + ZERO * zero + POSITIVE * above


def charge_side(terms, start, width, denominator):
    """What on_side takes: a sum and a product for each pair of terms, which grow by the numbers given."""
    growth = words(start) + words(width) + words(denominator)
    size = max(map(words, terms)) + len(terms) * growth
    charge(len(terms) ** 2 * (400 + 20 * size + product_cost(size, growth)), len(terms) * size)


def on_side(place, start, width, denominator, point):
    """The coefficients of one row, on the points (start + width s) / denominator, times positive numbers."""
    c, row = place
    degree = len(row) - 1
    terms = [c[at] * denominator ** (degree - i) for i, at in enumerate(row)]
    for i in range(degree):
        for k in range(degree - 1, i - 1, -1):
            terms[k] += start * terms[k + 1]
    terms = [x * width ** i for i, x in enumerate(terms)]
    if not point:
        terms = [x * math.factorial(i) * math.factorial(degree - i) for i, x in enumerate(terms)]
        for i in range(1, degree + 1):
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
