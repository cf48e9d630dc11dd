# SPDX-License-Identifier: BSD-2-Clause
"""Rational numbers as a certificate writes them [1], and their signs."""

import math
import re
from fractions import Fraction

MAX_DIGITS = 1000000
RATIONAL = re.compile(r"(0|-?[1-9][0-9]*)(?:/([1-9][0-9]*))?")


def read_number(text):
    """The Fraction that a canonical rational stands for; None when it is something else."""
    match = RATIONAL.fullmatch(text)
    if not match or any(g and len(g.lstrip("-")) > MAX_DIGITS for g in match.groups()):
        return None
    p, q = int(match[1]), int(match[2] or "1")
    return None if q == 1 and match[2] or math.gcd(p, q) != 1 else Fraction(p, q)


def sign(x):
    return (x > 0) - (x < 0)


def is_square(x):
    """Whether x is written as a rational, and the square of one."""
    return isinstance(x, Fraction) and x >= 0 and all(math.isqrt(n) ** 2 == n for n in x.as_integer_ratio())
