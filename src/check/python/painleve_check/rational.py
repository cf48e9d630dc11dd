# SPDX-License-Identifier: BSD-2-Clause
"""Rational numbers as a certificate writes them [1], and their signs."""

import math
import re

from .budget import product_cost, words
from .fraction import charge, divisor, Fraction, made, read_parts

MAX_DIGITS = 1000000
RATIONAL = re.compile(r"(0|-?[1-9][0-9]*)(?:/([1-9][0-9]*))?")


def read_number(text):
    """The Fraction that a canonical rational denotes; None when it is something else."""
    match = RATIONAL.fullmatch(text)
    if not match or len(text) > MAX_DIGITS and any(g and len(g.lstrip("-")) > MAX_DIGITS for g in match.groups()):
        return None
    p, q = read_parts(text)
    if q == 1:
        return None if match[2] else made(p, 1)
    return made(p, q) if divisor(p, q) == 1 else None


def sign(x):
    """Of a Fraction, an integer, or a number that has a method for it."""
    kind = type(x)
    if kind is Fraction:
        x = x.numerator
    elif kind is not int:
        return x.sign()
    return (x > 0) - (x < 0)


def is_square(x):
    """Whether x is written as a rational, and the square of one."""
    if not isinstance(x, Fraction) or x < 0:
        return False
    charge(product_cost(words(x.numerator), words(x.numerator)) + product_cost(words(x.denominator), words(x.denominator)))
    return all(math.isqrt(n) ** 2 == n for n in (x.numerator, x.denominator))
