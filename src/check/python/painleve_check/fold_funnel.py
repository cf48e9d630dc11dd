# SPDX-License-Identifier: BSD-2-Clause
"""The funnel of a two-fold of the wheel [7 of spec/fold/certificate.md]: signs of polynomials on ranges of r, by Bernstein's coefficients."""

from .agreement import agree
from .answer import expect, require
from .element import value_of
from .fold_wheel import PARAMETERS, ride
from .fraction import Fraction
from .rational import sign


class Wide:
    """A polynomial in r and omega: {(power of r, power of omega): coefficient that is not 0}."""

    def __init__(self, terms):
        self.terms = {powers: c for powers, c in terms.items() if c != 0}

    @staticmethod
    def constant(x):
        return Wide({(0, 0): x})

    def __add__(self, other):
        terms = dict(self.terms)
        for powers, c in other.terms.items():
            terms[powers] = terms[powers] + c if powers in terms else c
        return Wide(terms)

    def __sub__(self, other):
        return self + Wide({powers: -c for powers, c in other.terms.items()})

    def __mul__(self, other):
        terms = {}
        for (i, j), x in self.terms.items():
            for (k, l), y in other.terms.items():
                powers = (i + k, j + l)
                terms[powers] = terms[powers] + x * y if powers in terms else x * y
        return Wide(terms)

    def degree(self):
        return max((j for _, j in self.terms), default=0)

    def part(self, power):
        """The coefficient of a power of omega, a polynomial in r."""
        return Wide({(i, 0): c for (i, j), c in self.terms.items() if j == power})

    def at(self, omega):
        total = Wide({})
        for power in range(self.degree(), -1, -1):
            total = total * Wide.constant(omega) + self.part(power)
        return total

    def line(self):
        """The coefficients of a polynomial in r."""
        zero = Fraction(0)
        return [self.terms.get((i, 0), zero) for i in range(max((i for i, _ in self.terms), default=-1) + 1)]


def resultant(L, K):
    """a beta^2 - b alpha beta + c alpha^2 for L = a omega^2 + b omega + c, where alpha omega + beta is K times a power of a for L = 0."""
    a, b, c = L.part(2), L.part(1), L.part(0)
    require(L.degree() == 2, "witness.pieces: the rate of h is not quadratic in omega")
    while K.degree() >= 2:
        power = K.degree()
        K = K * a - K.part(power) * Wide({(0, power - 2): Fraction(1)}) * L
    alpha, beta = K.part(1), K.part(0)
    return a * beta * beta - b * alpha * beta + c * alpha * alpha


def shifted(c, x):
    """The coefficients of the polynomial in t for the argument t + x.  A shift by 1 takes no product."""
    c, one = list(c), x == 1
    for i in range(len(c)):
        for j in range(len(c) - 2, i - 1, -1):
            c[j] = c[j] + (c[j + 1] if one else x * c[j + 1])
    return c


def one_sign(polynomial, start, end):
    """The sign of all Bernstein coefficients on the interval between start and end, or 0."""
    c, scale = shifted(polynomial.line(), start), Fraction(1)
    for i in range(len(c)):
        c[i], scale = c[i] * scale, scale * (end - start)
    signs = {sign(x) for x in shifted(c[::-1], Fraction(1))}
    return signs.pop() if len(signs) == 1 else 0


class Funnel:
    def __init__(self, q):
        """q: the numbers of the problem."""
        polynomials = {name: Wide.constant(q[name]) for name in PARAMETERS + ("side",)}
        polynomials.update(r=Wide({(1, 0): Fraction(1)}), omega=Wide({(0, 1): Fraction(1)}))
        wheel = ride(polynomials, lambda n: Wide.constant(Fraction(n)))
        self.plus, self.minus, self.rise = wheel["Lp"], wheel["Lm"], wheel["B_omega"]
        self.turns = (resultant(wheel["Lp"], wheel["Kpp"]), resultant(wheel["Lm"], wheel["Kmm"]))
        self.q, self.soonest, self.latest = q, Fraction(0), Fraction(0)

    def piece(self, rises, start, end, low, high):
        """One range of places."""
        omega0 = self.q["omega0"]
        require(sign(low - omega0) * sign(high - omega0) > 0, "witness.pieces: omega0 lies in the funnel")
        for omega, wanted in ((low, -rises), (high, rises)):
            for polynomial in (self.plus, self.minus):
                require(one_sign(polynomial.at(omega), start, end) == wanted, "witness.pieces: an edge is not between the bounds")
            require(one_sign(self.rise.at(omega), start, end) == rises, "witness.pieces: the derivative of B changes its sign")
        for polynomial in self.turns:
            require(one_sign(polynomial, start, end) != 0, "witness.pieces: orbits may leave by an edge")
        self.add_time(start, end, sorted_sizes(low - omega0, high - omega0))

    def add_time(self, start, end, speeds):
        levers = sorted_sizes(*(self.q["d"] - r * self.q["cot"] for r in (start, end)))
        width = size(end - start)
        self.soonest = self.soonest + width / (speeds[1] * levers[1])
        self.latest = self.latest + width / (speeds[0] * levers[0])


def size(x):
    return -x if sign(x) < 0 else x


def sorted_sizes(x, y):
    x, y = size(x), size(y)
    return (x, y) if sign(y - x) >= 0 else (y, x)


def judge_funnel(q, s, record):
    """[7] verdict and row."""
    begins = s["Lp"] == s["Lm"] == 0 and s["Kpp"] < 0 < s["Kmm"] and s["det"] > 0 and s["q"] > 0 and s["agree"] > 0
    require(begins, "problem: r, omega is no two-fold of case 1 of the wheel")
    require(s["stretch"] != 0 and s["astride"] > 0 and s["lever"] > 0 and s["near"] == s["far"], "problem: the argument does not reach r_end")
    funnel, start = Funnel(q), q["r"]
    require(set(record["witness"]) == {"pieces"}, "witness: has not the members of this question")
    require(len(record["witness"]["pieces"]) <= 64, "witness.pieces: are too many")
    for piece in record["witness"]["pieces"]:
        end, low, high = (value_of(piece[name]) for name in ("end", "low", "high"))
        require(sign(end - start) == s["stretch"], "witness.pieces: an end lies on the wrong side")
        require(sign(high - low) > 0, "witness.pieces: low is not below high")
        funnel.piece(s["B_omega"], start, end, low, high)
        start = end
    expect("witness.pieces: the last end", start, q["r_end"])
    row = "reaches" if s["v"] * s["stretch"] < 0 else "reached_from"
    return {"question": "funnel", "funnel": row, "soonest": funnel.soonest, "latest": funnel.latest, "zeros": [name for name in q if s[name] == 0]}, row
