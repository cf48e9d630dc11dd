# SPDX-License-Identifier: BSD-2-Clause
"""Bounces of one planar contact, one after the other: the oracle of kind chatter.

It knows no regions, no ratio map and no closed form: an impact is followed slip by slip through the impulse equations, a
flight is a parabola.  Data are fractions.  Because an impact maps (c u, c v) to c times what it maps (u, v) to, a bounce is
followed from (x, -1), x = u / -v; so only the scale of the velocities needs roots, and x stays a fraction unless the
energetic law meets a reversal of slip (then it is a Decimal of PRECISION digits)."""

import decimal
from fractions import Fraction

from random_contacts import random_inertia, small

PRECISION, ROUNDING = 60, decimal.Decimal("1e-50")
LAWS = ("poisson", "energetic", "newton")
decimal.getcontext().prec = PRECISION


def decimal_of(x):
    return decimal.Decimal(x.numerator) / decimal.Decimal(x.denominator) if isinstance(x, Fraction) else decimal.Decimal(x)


last_root = [None, None]  # a number and its square root


def root(x):
    """The square root: a Fraction where it is one, else a Decimal.  Most bounces have the e of the one before, whose root is known."""
    if type(x) is not type(last_root[0]) or x != last_root[0]:
        last_root[:] = x, root_of(x)
    return last_root[1]


def root_of(x):
    if isinstance(x, Fraction):
        y = [decimal.Decimal(n).sqrt() for n in x.as_integer_ratio()]
        if all(n == n.to_integral_value() for n in y):
            p, q = (int(n) for n in y)
            if Fraction(p * p, q * q) == x:
                return Fraction(p, q)
        x = decimal_of(x)
    return x.sqrt()


def surd(x):
    """The Decimal near a surd of a certificate."""
    if isinstance(x, str):
        return decimal_of(Fraction(x))
    return decimal_of(Fraction(x["a"])) + decimal_of(Fraction(x["b"])) * decimal_of(Fraction(x["d"])).sqrt()


class Contact:
    def __init__(self, a, b, A, B, C, mu, law, r):
        self.a, self.b, self.A, self.B, self.C, self.mu, self.r = (Fraction(x) for x in (a, b, A, B, C, mu, r))
        self.law, self.decimal, self.known_slopes = law, None, {}

    def in_decimals(self):
        """The same data as Decimals."""
        if self.decimal is None:
            self.decimal = Contact(0, 0, 0, 0, 0, 0, self.law, 0)
            for name in "a b A B C mu r".split():
                setattr(self.decimal, name, decimal_of(getattr(self, name)))
            self.decimal.decimal = self.decimal
        return self.decimal

    def direction(self, u):
        """Where the point slips, 1 or -1, or 0 where it sticks: at u = 0 friction holds unless |B| > mu A."""
        if u != 0:
            return 1 if u > 0 else -1
        return (self.B > self.mu * self.A) - (self.B < -self.mu * self.A)

    def slopes(self, d):
        """du/dI and dv/dI; in stick dJ/dI = -B / A."""
        if d not in self.known_slopes:
            J = -d * self.mu if d else -self.B / self.A
            self.known_slopes[d] = (self.A * J + self.B if d else 0 * self.A), self.B * J + self.C
        return self.known_slopes[d]

    def impact(self, u, v):
        """From (u, v), v < 0: the outgoing u, the square of the outgoing v, the slips, and twice the work of the normal
        force in compression.  The square, because under the energetic law only that is a fraction; u as a function of v."""
        slips, I, W, I_c, W_c = [], 0, 0, None, None
        while True:
            d = self.direction(u)
            du, dv = self.slopes(d)
            if not slips or slips[-1] != d:
                slips.append(d)
            to_rest = -u / du if u != 0 and du * u < 0 else None  # the impulse until u = 0
            to_end = -v / dv if v < 0 < dv else None  # the impulse until v = 0
            if to_end is not None and (to_rest is None or to_end <= to_rest):
                I_c, W_c = I + to_end, W + v * to_end if self.law == "energetic" else 0  # compression ends here
                u, v, I, W = u + to_end * du, 0 * v, I_c, W_c
                continue
            if v >= 0 and I_c is not None:
                v_end = self.end(v, dv, I, W, I_c, W_c)
                if to_rest is None or v_end <= (v + dv * to_rest) ** 2:
                    return u, du, dv, v, v_end, slips
            if to_rest is None:
                raise AssertionError("the impact does not end")
            if self.law == "energetic":
                W += (2 * v + dv * to_rest) * to_rest
            u, v, I = 0 * u, v + dv * to_rest, I + to_rest

    def end(self, v, dv, I, W, I_c, W_c):
        """The square of v where the law ends restitution, if the piece through (v, I, W) of slope dv goes on so far.
        W is twice the work of the normal force so far, W_c what it was at the end of compression."""
        if self.law == "poisson":
            return (v + dv * ((1 + self.r) * I_c - I)) ** 2
        if self.law == "energetic":
            return v * v + dv * (W_c - W - self.r ** 2 * W_c)
        return self.r ** 2 * self.v_before ** 2

    def bounce(self, x):
        """From the ratio x: the square of e, the next ratio (None when there is none), and the slips of the impact."""
        if not isinstance(x, Fraction):
            return self.in_decimals().follow(x)
        e2, next_x, slips = self.follow(x)
        return e2, next_x, slips

    def follow(self, x):
        self.v_before = -1
        u, du, dv, v, e2, slips = self.impact(x, -1 + 0 * x)
        if isinstance(e2, decimal.Decimal) and abs(e2) < ROUNDING:
            e2 = 0
        if e2 == 0 or self.b >= 0:
            return e2, None, slips
        if du == 0 or v * v == e2:
            u_out = u
            if u_out == 0:
                return e2, 2 * self.a / -self.b, slips
        e = root(e2)
        one = self if isinstance(e, Fraction) else self.in_decimals()
        if not isinstance(e, Fraction):
            u, du, dv, v = (decimal_of(y) if isinstance(y, Fraction) else decimal.Decimal(y) for y in (u, du, dv, v))
        return e2, (u + du * (e - v) / dv) / e + 2 * one.a / -one.b, slips


def random_orbit(rng):
    """Data within the hypotheses, one in three with an equality that matters."""
    A, B, C, mu, choice = random_inertia(rng, 15)
    a, b, u, v = small(rng, -8, 8), -small(rng, 1, 8), small(rng, -8, 8), -small(rng, 1, 8)
    r = rng.choice((Fraction(0), Fraction(1), Fraction(1, 2), Fraction(1, 3), Fraction(2, 3), Fraction(3, 4), Fraction(1, 4)))
    side, law = rng.choice((1, -1)), rng.choice(LAWS)
    p, k, x_next = C - side * mu * B, mu * A - side * B, 2 * side * a / -b
    if choice == 3 and p > 0 and k >= 0 and 0 < r < 1:  # the repelling ratio
        u = side * -v * ((1 + r) * k / p - x_next * r) / (1 - r)
    if choice == 4 and p > 0:  # the edges of the regions
        u = side * -v * k / p * rng.choice((1, 1 + r))
    if choice == 5 and p > 0 and k >= 0:  # 2 alpha on an edge
        a = side * -b * k / p * rng.choice((1, 1 + r)) / 2
    if choice == 6 and B and r:  # e* = 1 under Poisson's law
        a, law = -b * (1 - r) * A / (2 * r * B), "poisson"
    if choice == 7 and B:  # e* = 1 under the energetic law: r^2 = A k / (A k + B x (2 k - p x)), x = 1 / (2 B)
        mu = small(rng, 1, 8)
        k, p, x = mu * A - abs(B), C - mu * abs(B), 1 / (2 * abs(B))
        square = A * k / (A * k + abs(B) * x * (2 * k - p * x)) if k > 0 and p * x < k else Fraction(0)
        if isinstance(root(square), Fraction):
            r, law, a = root(square), "energetic", -b * x / 2 * (1 if B > 0 else -1)
    if choice == 8:
        b = rng.choice((Fraction(0), -b))
    return {"a": a, "b": b, "A": A, "B": B, "C": C, "mu": mu, "r": r, "u": u, "v": v}, law
