# SPDX-License-Identifier: BSD-2-Clause
"""Kind fold, written a second time another way: the wheel in three dimensions, as [SJ14] (1) to (5) print it, whose Lie derivatives are those of numbers
with an infinitesimal part, and once more exact finite differences of polynomials; and a two-fold by the directions of its sliding motion, one by one,
not by invariants of a matrix.  spec/fold is not read."""

import decimal
import math
from decimal import Decimal
from fractions import Fraction as Q

DIGITS = decimal.Context(prec=160, Emax=decimal.MAX_EMAX, Emin=decimal.MIN_EMIN)
TINY = Decimal(10) ** -40


def sign(x):
    return (x > 0) - (x < 0)


def derivative(f, degree):
    """f'(0) of a polynomial of that degree at most: Lagrange's polynomial through the integers nearest to 0, exactly."""
    nodes = [k for n in range(1, degree // 2 + 2) for k in (n, -n)]
    total = Q(0)
    for j in nodes:  # with 0 as a further node: l_j'(0) = product over i of (0 - i) / (j (j - i))
        factor = Q(1, j)
        for i in nodes:
            if i != j:
                factor *= Q(-i, j - i)
        total += factor * (f(j) - f(0))
    return total


class Jet:
    """value + slope e with e e = 0; both may be jets again, and other operands are numbers."""

    def __init__(self, value, slope):
        self.value, self.slope = value, slope

    def __add__(self, other):
        if isinstance(other, Jet):
            return Jet(self.value + other.value, self.slope + other.slope)
        return Jet(self.value + other, self.slope)

    def __neg__(self):
        return Jet(-self.value, -self.slope)

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other

    def __mul__(self, other):
        if isinstance(other, Jet):
            return Jet(self.value * other.value, self.value * other.slope + self.slope * other.value)
        return Jet(self.value * other, self.slope * other)

    __radd__, __rmul__ = __add__, __mul__


class Wheel:
    """The wheel with the friction F along n and the moment M = side kappa F, at states x = (r, v, omega)."""

    def __init__(self, given, number=Q):
        self.__dict__.update({name: number(Q(x)) for name, x in given.items()})
        self.C = self.cot * self.S

    def h(self, x):
        r, v, w = x
        return -(v - self.d * (w - self.omega0)) * self.S - r * (w - self.omega0) * self.C

    def g(self, x):
        r, v, w = x
        return -(v - self.d * (w - self.omega0)) * self.C + r * (w - self.omega0) * self.S

    def field(self, x, F):
        r, v, w = x
        M = self.side * self.kappa * F
        p1 = self.k2 * (self.r0 - r) - self.c2 * v + self.m * r * w * w
        p2 = self.d * r * self.C + (self.beta ** 2 + r * r) * self.S
        drag = (self.c1 + 2 * self.m * r * v) * w
        return (self.m * (self.beta ** 2 + r * r) * v, (self.beta ** 2 + self.d ** 2 + r * r) * p1 - self.d * drag + F * p2 + self.d * M,
                self.d * p1 - drag + F * r * self.C + M)

    def rate(self, x, F):
        """h' along the field."""
        return self.h([Jet(a, b) for a, b in zip(x, self.field(x, F))]).slope

    def second(self, x, F, G):
        """The derivative of rate(., F) along the field of G."""
        return self.rate([Jet(a, b) for a, b in zip(x, self.field(x, G))], F).slope

    def rate_by_differences(self, x, F):
        f = self.field(x, F)
        return derivative(lambda t: self.h([a + t * b for a, b in zip(x, f)]), 2)

    def second_by_differences(self, x, F, G):
        f = self.field(x, G)
        return derivative(lambda t: self.rate_by_differences([a + t * b for a, b in zip(x, f)], F), 9)

    def state(self, r, w):
        return (r, (w - self.omega0) * (self.d - r * self.cot), w)


def rates_of(problem):
    """The rates and their derivatives, and the sign of side g; None for a raw point."""
    if "Lp" in problem:
        return {name: Q(x) for name, x in problem.items() if name != "kind"}, None
    wheel = Wheel({name: x for name, x in problem.items() if name not in ("kind", "r", "omega")})
    x, mu = wheel.state(Q(problem["r"]), Q(problem["omega"])), wheel.mu
    assert wheel.h(x) == 0
    q = {"Lp": wheel.rate(x, mu), "Lm": wheel.rate(x, -mu)}
    for a, F in (("p", mu), ("m", -mu)):
        for b, G in (("p", mu), ("m", -mu)):
            q["K" + a + b] = wheel.second(x, F, G)
    return q, sign(wheel.side * wheel.g(x))


def surd_sign(a, b, d):
    """The sign of a + b sqrt(d), d >= 0."""
    if b == 0 or d == 0 or sign(a) == sign(b):
        return sign(a) if b == 0 or d == 0 or a != 0 else sign(b)
    return sign(b) if a == 0 else sign(a) * sign(a * a - b * b * d)


def rays(q):
    """Directions (Lp, Lm) = (-1, s), s > 0, that the sliding motion Lm f+ - Lp f- keeps: for each the sign of its growth.  "double" where two
    are one. Along it (Lp, Lm)' = (Lm Kpp - Lp Kpm, Lm Kmp - Lp Kmm) = (s Kpp + Kpm, s Kmp + Kmm) is growth times (-1, s)."""
    a, b, c = q["Kpp"], q["Kpm"] + q["Kmp"], q["Kmm"]  # a s^2 + b s + c = 0
    d = b * b - 4 * a * c
    if d < 0:
        return []
    found = []
    for e in (1, -1) if d > 0 else (0,):
        if surd_sign(-b, e, d) * sign(a) > 0:  # s = (-b + e sqrt(d)) / 2 a
            found.append(surd_sign((-2 * q["Kpm"] * a + b * a) * sign(a), -e * a * sign(a), d))  # -(s Kpp + Kpm), times 2 a a > 0
    return found if d > 0 else ["double"] * len(found)


def reached(q, growths):
    """How many sliding orbits end at the two-fold, by the fixed directions of its sliding quadrant."""
    if "double" in growths or 0 in growths:
        return "undecided"
    determinant = q["Kpp"] * q["Kmm"] - q["Kpm"] * q["Kmp"]
    if determinant == 0 and growths:
        return "undecided"
    enters = [x for x in growths if x < 0]
    if not enters:
        return "no_orbit"
    if len(growths) == 2:  # the sector between two directions
        return "open_set" if len(enters) == 2 else "one_orbit"
    return "open_set" if q["Kpp"] < 0 else "one_orbit"  # invisible folds push orbits into the quadrant, visible ones out of it


def leaves(q, growths):
    """Whether more than one motion begins at a two-fold."""
    seen = (q["Kpp"] > 0) + (q["Kmm"] < 0)  # fields that leave the surface themselves
    if seen == 2:
        return "set_valued"
    if reached(q, growths) == "undecided":
        return "undecided"
    sliding = sum(x > 0 for x in growths)  # orbits that begin in sliding; those with x < 0 begin in escaping
    if seen == 1:
        return "set_valued" if growths else "unique_at_leading_order"
    # Invisible folds push orbits into the quadrant: those that come from the point, backward in time, are pushed out of it, but for the direction.
    return "unique_at_leading_order" if sliding == len(growths) == 1 else "set_valued"


def judge(problem):
    """The words of a point."""
    return judge_rates(*rates_of(problem))


def judge_rates(q, law):
    words = {"fold_plus": None, "fold_minus": None, "two_fold": None, "case": None, "reached": None}
    if law == 0:
        return {**words, "point": "no_slip", "forward": "undecided"}
    up, down = sign(q["Lp"]), sign(q["Lm"])
    seen = {1: "visible", -1: "invisible", 0: "cusp"}
    if up == 0:
        words["fold_plus"] = seen[sign(q["Kpp"])]
    if down == 0:
        words["fold_minus"] = seen[-sign(q["Kmm"])]
    if up == down == 0:
        words["point"] = "two_fold"
        if "cusp" in (words["fold_plus"], words["fold_minus"]):
            return {**words, "two_fold": "cusp", "forward": "undecided", "reached": "undecided"}
        growths = rays(q)
        kind = words["fold_plus"] + "_" + words["fold_minus"]
        words.update(two_fold=kind, reached=reached(q, growths), forward=leaves(q, growths))
        if kind == "invisible_invisible":
            words["case"] = paper_case(q)
        return words
    if up == 0 or down == 0:
        words["point"] = "fold_plus" if up == 0 else "fold_minus"
        other, own = (down, words["fold_plus"]) if up == 0 else (-up, words["fold_minus"])
        words["forward"] = "unique" if other > 0 else {"visible": "set_valued", "invisible": "unique", "cusp": "undecided"}[own]
        return words
    words["point"] = ("crossing_up" if up > 0 else "crossing_down") if up == down else "sliding" if up < 0 else "escaping"
    return {**words, "forward": "set_valued" if words["point"] == "escaping" else "unique"}


def paper_case(q):
    """[SJ14] section IV by J1 and J2 themselves, the third case corrected; J1 J2 = 1 has none."""
    D2 = -q["Kpp"] * q["Kmm"]
    J1, J2, product = sign(q["Kmp"]), -sign(q["Kpm"]), -q["Kmp"] * q["Kpm"] / D2
    if product == 1:
        return None
    return 3 if product < 1 else 1 if J1 < 0 and J2 < 0 else 2


def rest(problem):
    """The wheel at rest, by the vertices of the hexagon of friction: (F, M) that holds it lies in their convex hull."""
    wheel = Wheel({**{name: x for name, x in problem.items() if name != "kind"}, "side": 1})
    x = (Q(problem["r"]), Q(0), wheel.omega0)
    base, by_force = wheel.field(x, Q(0)), wheel.S
    p1 = wheel.k2 * (wheel.r0 - wheel.r) + wheel.m * wheel.r * wheel.omega0 ** 2
    F = -p1 / by_force
    M = -(base[2] + F * wheel.r * wheel.C)
    mu, kappa = wheel.mu, wheel.kappa
    corners = [(Q(4, 3) * mu, Q(0)), (mu, mu * kappa), (-mu, mu * kappa), (Q(-4, 3) * mu, Q(0)), (-mu, -mu * kappa), (mu, -mu * kappa)]
    turns = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        turns.append((bx - ax) * (M - ay) - (by - ay) * (F - ax))
    return ("rest" if min(turns) > 0 else "rest_boundary" if min(turns) == 0 else "no_rest"), F, M


def root_of(x):
    """The square root of a rational, to 80 digits, exactly where it is rational."""
    n, d = x.numerator, x.denominator
    if math.isqrt(n) ** 2 == n and math.isqrt(d) ** 2 == d:
        return Q(math.isqrt(n), math.isqrt(d))
    scale = 10 ** 80
    return Q(math.isqrt(x * scale * scale // 1), scale)


def digits(x):
    """A fraction to 160 digits."""
    return Decimal(x.numerator) / Decimal(x.denominator)


def two_folds(problem):
    """All two-folds of a wheel, (side, r, omega, words), with 160 digits: what is nearly 0 counts as 0.  omega is None for any."""
    found, given = [], {name: x for name, x in problem.items() if name != "kind"}
    with decimal.localcontext(DIGITS):
        for side in (1, -1):
            wheel = Wheel({**given, "side": side}, digits)
            for r in quadratic(Decimal(1), side * wheel.kappa * wheel.C, (wheel.beta * wheel.S) ** 2) or ():
                low, middle, high = (wheel.rate(wheel.state(r, Decimal(w)), Decimal(0)) for w in (-1, 0, 1))
                omegas = quadratic((low + high) / 2 - middle, (high - low) / 2, middle)
                found += [(side, r, w, None if w is None else words_at(wheel, r, w)) for w in ([None] if omegas is None else omegas)]
    return [(side, Q(r), None if w is None else Q(w), words) for side, r, w, words in found]


def quadratic(a, b, c):
    """The roots of a x^2 + b x + c, that of the positive root first; None for all numbers."""
    a, b, c = (Decimal(0) if tiny(x) else x for x in (a, b, c))
    if a == 0:
        return [-c / b] if b != 0 else [] if c != 0 else None
    d = b * b - 4 * a * c
    if tiny(d):
        return [-b / (2 * a)]
    return [] if d < 0 else [(-b + d.sqrt()) / (2 * a), (-b - d.sqrt()) / (2 * a)]


def tiny(x):
    return abs(x) < TINY


def words_at(wheel, r, w):
    x, mu, q = wheel.state(r, w), wheel.mu, {"Lp": Decimal(0), "Lm": Decimal(0)}
    for a, F in (("p", mu), ("m", -mu)):
        for b, G in (("p", mu), ("m", -mu)):
            K = wheel.second(x, F, G)
            q["K" + a + b] = Decimal(0) if tiny(K) else K
    # Exact ties of the wheel: q = 0 or w = 0 make two of the K equal to the other two.
    p, first, second = (q["Kpp"] + q["Kmm"]) / 2, (q["Kpp"] - q["Kmp"]) / 2, (q["Kpp"] - q["Kpm"]) / 2
    first, second = (Decimal(0) if tiny(x) else x for x in (first, second))
    q.update(Kpp=p + first + second, Kpm=p + first - second, Kmp=p - first + second, Kmm=p - first - second)
    g = wheel.side * wheel.g(x)
    return judge_rates(q, 0 if tiny(g) else sign(g))
