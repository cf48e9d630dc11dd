#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The second checker's common divisors of polynomials, by residues modulo a prime, against Euclid's algorithm over the rationals."""

import pathlib
import random
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import NIGHTLY, Tap
from painleve_check import poly
from painleve_check.budget import Account, budget
from painleve_check.fraction import Fraction
from painleve_check.polynomial import divide

COUNT = 3000 if NIGHTLY else 300
PRIME = (1 << 61) - 1


def euclid(x, y):
    """The greatest common divisor, which leads with 1."""
    while y:
        x, y = y, poly.trimmed(divide(x, y)[1])
    return [c / x[-1] for c in x]


def draw(rng, degree):
    bits = rng.choice((2, 2, 10, 60, 200))
    return poly.trimmed([Fraction(rng.randint(-2**bits, 2**bits), rng.randint(1, 2**bits)) for _ in range(degree + 1)]) or [Fraction(1)]


def main():
    tap, rng, bad, told, degrees = Tap(), random.Random(61), [], 0, set()
    for i in range(COUNT):
        budget.account = Account()
        shared = draw(rng, rng.randint(0, 3))
        x, y = (poly.multiply(draw(rng, rng.randint(0, 4)), shared) for _ in "xy")
        x = poly.multiply(x, shared) if i % 3 == 0 else x
        right, found = euclid(x, y), poly.rational_divisor(x, y)
        told += found is not None
        degrees.add(len(right) - 1)
        bad += [(x, y)] if found not in (None, right) or poly.divisor(x, y) != right or poly.divisor(x, []) != x else []
    tap.ok(not bad and len(degrees) > 3, f"{COUNT} pairs of polynomials have the right common divisor, of degrees {sorted(degrees)}", str(bad[:2]))
    tap.ok(told == COUNT, "the residues tell each", str(told))
    # (t - 1)(p t + 1) and (t - 1)(p t + 2) lose their degree modulo p; t + p and t have a common divisor modulo p alone.
    one = Fraction(1)
    x, y = ([-one, Fraction(1 - PRIME), Fraction(PRIME)], [Fraction(-2), Fraction(2 - PRIME), Fraction(PRIME)])
    tap.ok(poly.rational_divisor(x, y) is None and poly.divisor(x, y) == [-one, one], "a prime that divides the leading coefficients tells nothing")
    found = poly.divisor([Fraction(PRIME), one], [Fraction(0), one])
    tap.ok(found == [one], "a common divisor of the residues alone is none", str(found))
    power = poly.multiply([Fraction(3**5000, 7**4000), one], [Fraction(3**5000, 7**4000), one])
    tap.ok(poly.simple_part(power) == [Fraction(3**5000, 7**4000), one], "a square of long coefficients has its simple part")
    tap.done()


main()
