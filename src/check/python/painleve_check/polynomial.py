# SPDX-License-Identifier: BSD-2-Clause
"""Polynomials in one variable as lists of coefficients, the constant one first, and the isolation of a root [8]."""

from .answer import Rejected
from .fraction import Fraction
from .rational import sign

MAX_DEGREE = 256


def horner(terms, x):
    value = Fraction(0)
    for c in reversed(terms):
        value = value * x + c
    return value


def isolates(poly, low, high):
    """Whether Descartes' rule of signs finds exactly one root strictly between low and high."""
    if len(poly) > MAX_DEGREE + 1 or low >= high:
        return False
    n = len(poly)

    def shifted(p, x):
        p = list(p)
        for i in range(n - 1):
            for j in range(n - 2, i - 1, -1):
                p[j] += x * p[j + 1]
        return p

    p = [c * (high - low) ** i for i, c in enumerate(shifted(poly, low))]
    signs = [sign(c) for c in shifted(p[::-1], 1) if c != 0]
    return sum(x != y for x, y in zip(signs, signs[1:])) == 1


def product(x, y):
    z = [Fraction(0)] * (len(x) + len(y) - 1) if x and y else []
    for i, a in enumerate(x):
        for j, b in enumerate(y if a != 0 else ()):
            if b != 0:
                z[i + j] = a * b if z[i + j] == 0 else z[i + j] + a * b
    return z


def difference(x, y):
    z = [a - b for a, b in zip(x, y)] + (list(x[len(y):]) or [-b for b in y[len(x):]])
    while z and z[-1] == 0:
        z.pop()
    return z


def total(x, y):
    z = [a + b for a, b in zip(x, y)] + (list(x[len(y):]) or list(y[len(x):]))
    while z and z[-1] == 0:
        z.pop()
    return z


def divide(x, y):
    """Quotient and remainder of polynomials."""
    q, r = [Fraction(0)] * max(len(x) - len(y) + 1, 0), list(x)
    while len(r) >= len(y):
        at, last = len(r) - len(y), r.pop()
        q[at] = factor = last / y[-1]
        r[at:] = difference(r[at:], [factor * c for c in y[:-1]])
        while r and r[-1] == 0:
            r.pop()
    return q, r


def read_root(value):
    poly = [Fraction(x) for x in value["poly"]]
    if poly[-1] == 0:
        raise Rejected("poly: the leading coefficient is 0")
    return poly, [Fraction(x) for x in value["interval"]]
