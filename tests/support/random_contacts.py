# SPDX-License-Identifier: BSD-2-Clause
"""Random data of a contact, with small numerators and denominators, so that equalities between them occur."""

from fractions import Fraction


def small(rng, low, high, denominators=3):
    return Fraction(rng.randint(low, high), rng.randint(1, denominators))


def random_inertia(rng, choices):
    """A, B, C with A C > B^2; a coefficient of friction, and a random number below `choices`: where it is 0 to 2, the coefficient is 0, or one where
    k+ or k- is 0, or one where p+ or p- is."""
    while True:
        A, B, C, mu = small(rng, 1, 6), small(rng, -6, 6), small(rng, 1, 6), small(rng, 0, 8)
        if A * C > B * B:
            break
    choice = rng.randrange(choices)
    return A, B, C, {0: Fraction(0), 1: abs(B) / A, 2: C / abs(B) if B else mu}.get(choice, mu), choice
