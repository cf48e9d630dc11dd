# SPDX-License-Identifier: BSD-2-Clause
"""Kind chatter: sets of ratios [10.6].  A range is (low, high, low_in, high_in), ends Surd or None for infinity."""

from .answer import expect, require
from .element import value_of
from .rational import is_square, sign
from .surd import Surd


def surd_of(value):
    """A surd with a field of its own."""
    if value is None:
        return None
    if isinstance(value, dict):
        b, d = value_of(value["b"]), value_of(value["d"])
        require(d > 0 and not is_square(d) and b != 0, "a surd: d is a square, or b is 0")
        return Surd(value["a"], b, d)
    return Surd(value)


def surds_equal(x, y):
    if x is None or y is None:
        return x is y
    if x.d is None or y.d is None or x.d == y.d:
        return x == y
    return x.a == y.a and sign(x.b) == sign(y.b) and x.b ** 2 * x.d == y.b ** 2 * y.d


def read_ranges(ranges):
    return [(surd_of(x["low"]), surd_of(x["high"]), x["low_in"], x["high_in"]) for x in ranges]


def expect_ranges(what, given, right):
    given = read_ranges(given)
    same = len(given) == len(right) and all(
        surds_equal(x[0], y[0]) and surds_equal(x[1], y[1]) and x[2:] == y[2:] for x, y in zip(given, right))
    require(same, f"{what}: is not the set")


def opposite(ranges):
    minus = Surd(-1)
    return [(high and high * minus, low and low * minus, high_in, low_in) for low, high, low_in, high_in in reversed(ranges)]


def open_range(low, high):
    return low, high, False, False


def point(x):
    return x, x, True, True


LINE = [open_range(None, None)]


class Sets:
    """[10.6] where e(x) is less than, equal to and greater than 1, seen from the side on which B > 0."""

    def __init__(self, q, law, sides):
        self.law, self.r = law, q["r"]
        self.constant = law == "newton" or q["mu"] == 0 or q["B"] == 0 or q["r"] == 0
        self.side = sides[0] if q["B"] > 0 else sides[1]

    def g(self, x, k, p):
        s, r = self.side, Surd(self.r)
        A, B = Surd(s.A), Surd(s.B)
        if self.law == "poisson":
            return r * (A + B * x) - A
        return r * r * (A * k + B * x * (Surd(2) * k - p * x)) - A * k

    def h(self, x, k, p):
        s, r = self.side, Surd(self.r)
        A, B, one = Surd(s.A), Surd(s.B), Surd(1)
        if self.law == "poisson":
            return A * p * (r - one) + B * ((one + r) * k - p * x)
        return A * k * p * (r * r - one) + B * (r * r * k * k - (p * x - k) * (p * x - k))

    def of_ratios(self, claimed):
        """The three sets; the ends of `greater`, which may be roots, are those of the claimed one once they are verified."""
        if self.constant:
            return {"less": LINE if self.r < 1 else [], "equal": LINE if self.r == 1 else [], "greater": []}
        turned = read_ranges(claimed) if self.side.d > 0 else opposite(read_ranges(claimed))
        sets = self.seen(turned)
        return sets if self.side.d > 0 else {key: opposite(ranges) for key, ranges in sets.items()}

    def seen(self, claimed):
        s, zero = self.side, Surd(0)
        if self.r == 1:
            X, other = None if s.X is None else Surd(s.X), Surd(-s.X_other)
            less, left = [open_range(other, zero)], (None, other, False, True)
            if s.k <= 0:
                return {"less": less, "equal": [left, (zero, None, True, False)], "greater": []}
            right = [] if X is None else [(X, None, True, False)]
            return {"less": less, "equal": [left, point(zero)] + right, "greater": [open_range(zero, X)]}
        if s.k <= 0:
            return {"less": LINE, "equal": [], "greater": []}
        k, p = Surd(s.k), Surd(s.p)
        Y = None if s.p <= 0 else Surd(s.k / s.p)
        top = 1 if Y is None else self.h(Y, k, p).sign()
        if top < 0:
            return {"less": LINE, "equal": [], "greater": []}
        if top == 0:
            return {"less": [open_range(None, Y), open_range(Y, None)], "equal": [point(Y)], "greater": []}
        require(len(claimed) == 1 and not claimed[0][2] and not claimed[0][3], "verdict.e.greater: is not one open range")
        low, high = claimed[0][:2]
        require(low is not None and low.sign() >= 0 and (Y is None or (Y - low).sign() >= 0) and self.g(low, k, p).sign() == 0,
                "verdict.e.greater: does not begin where e = 1")
        require((high is None) == (Y is None), "verdict.e.greater: does not end where e = 1")
        if high is not None:
            require((high - Y).sign() >= 0 and (Surd(s.X) - high).sign() >= 0 and self.h(high, k, p).sign() == 0,
                    "verdict.e.greater: does not end where e = 1")
        after = [] if high is None else [open_range(high, None)]
        return {"less": [open_range(None, low)] + after, "equal": [point(low)] + ([point(high)] if high else []),
                "greater": claimed}

    def check_friction(self, x, claimed):
        """[10.6] the set of coefficients of friction."""
        s = self.side
        x = x * s.d
        if s.B == 0 or x <= 0 or self.r == 0 or self.law == "newton" or self.r * (s.A + s.B * x) <= s.A:
            return expect("verdict.mu", claimed, [])
        require(len(claimed) == 1, "verdict.mu: is not one range")
        low, high, low_in, high_in = read_ranges(claimed)[0]
        require(low is not None and high is None and not low_in and not high_in, "verdict.mu: is not open and unbounded")
        k, p, x = low * Surd(s.A) - Surd(s.B), Surd(s.C) - low * Surd(s.B), Surd(x)
        require(k.sign() >= 0 and (Surd(1 + self.r) * k - p * x).sign() >= 0, "verdict.mu: begins where e <= r")
        rising = (p * x - k).sign()
        if self.r == 1:
            right = (p * x - Surd(2) * k).sign() == 0
        else:
            right = (rising <= 0 and self.g(x, k, p).sign() == 0) or (rising >= 0 and self.h(x, k, p).sign() == 0)
        require(right, "verdict.mu: does not begin where e = 1")

    def tip(self):
        s, r = self.side, self.r
        if s.B == 0 or r == 0 or self.law == "newton":
            return None
        if self.law == "poisson":
            return (1 - r) * s.C / s.B + r * s.B / s.A
        return (1 - r * r) * s.C / s.B + r * r * s.B / s.A
