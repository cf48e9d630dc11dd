# SPDX-License-Identifier: BSD-2-Clause
"""All two-folds of the wheel on a turntable [5 of spec/fold/certificate.md]: of each radius the roots of B as a quadratic in omega, and no others."""

from .agreement import agree
from .answer import require
from .element import value_of
from .fold_wheel import classify, PARAMETERS, ride
from .fold_words import two_fold
from .fraction import Fraction
from .rational import sign
from .surd import Surd


def sign_of(x):
    return x.sign() if isinstance(x, Surd) else sign(x)


def place(problem, side, r, omega):
    """[5] the words of a two-fold of the wheel, and its B."""
    q = {name: Surd(problem[name]) for name in PARAMETERS}
    q.update(ride({**q, "side": Surd(side), "r": Surd(r), "omega": omega}, Surd))
    classify(q)
    s = {name: sign_of(x) for name, x in q.items()}
    if s["agree"] == 0:
        return q["B"], {"law": "undefined", "row": "no_slip", "case": None, "forward": "undecided", "reached": None}
    row, _, case, forward, reached = two_fold(s)
    return q["B"], {"law": "agrees" if s["agree"] > 0 else "contradicts", "row": row, "case": case, "forward": forward, "reached": reached}


def read_surd(value):
    """A surd whose d is positive and whose b is not zero, or a plain number."""
    if not isinstance(value, dict):
        return Surd(value)
    d, b = value_of(value["d"]), value_of(value["b"])
    require(sign(d) > 0 and sign(b) != 0, "verdict.two_folds: omega is no surd")
    return Surd(value["a"], b, d)


class Places:
    """[5] verdict.two_folds, read in order."""

    def __init__(self, problem, given):
        self.problem, self.given, self.read, self.genuine, self.continuum = problem, given, 0, 0, False

    def next(self, side, r):
        require(self.read < len(self.given), "verdict.two_folds: one is missing")
        given = self.given[self.read]
        self.read += 1
        require(given["side"] == side and value_of(given["r"]) == r, "verdict.two_folds: side or r is another")
        return given

    def root(self, side, r, b1, b2, e):
        """The root omega with the sign e of 2 b2 omega + b1; e is None for a linear B."""
        given = self.next(side, r)
        require(given["omega"] is not None, "verdict.two_folds: omega is null")
        omega = read_surd(given["omega"])
        B, right = place(self.problem, side, r, omega)
        require(B.sign() == 0, "verdict.two_folds: omega is no root of B")
        require(e is None or (omega * Surd(b2 + b2) + Surd(b1)).sign() == e, "verdict.two_folds: omega is another root of B")
        agree("verdict.two_folds", {name: given[name] for name in right}, right)
        self.genuine += right["law"] == "agrees"

    def radius(self, side, r):
        """All roots of B = b0 + b1 omega + b2 omega^2 at a radius."""
        wheel = {**self.problem, "side": Fraction(side), "r": r}
        low, b0, high = (ride({**wheel, "omega": Fraction(omega)})["B"] for omega in (-1, 0, 1))
        b1, b2 = (high - low) * Fraction(1, 2), (high + low) * Fraction(1, 2) - b0
        if b2 == 0:
            if b1 != 0:
                self.root(side, r, b1, b2, None)
            elif b0 == 0:
                self.any(side, r)
            return
        D = sign(b1 * b1 - b0 * b2 * 4)
        for e in {-1: (), 0: (0,), 1: (1, -1)}[D]:
            self.root(side, r, b1, b2, e)

    def any(self, side, r):
        right = {"omega": None, "law": None, "row": "continuum", "case": None, "forward": "undecided", "reached": None}
        given = self.next(side, r)
        agree("verdict.two_folds", {name: given[name] for name in right}, right)
        self.continuum = True


def judge_count(q, s, record):
    """[5] verdict and row of the question after all two-folds of the wheel."""
    witness, verdict = record["witness"], record["verdict"]
    require(set(verdict) == {"question", "count", "two_folds", "zeros"}, "verdict: has not the members of this question")
    require(("root" in witness) == (s["reach"] >= 0), "witness.root: is stated where there is one")
    places = Places(q, verdict["two_folds"])
    if s["reach"] >= 0:
        root = value_of(witness["root"])
        require(sign(root) >= 0 and root * root == q["reach"], "witness.root: is not the root of reach")
        for side in (1, -1):
            for e in (1, -1) if s["reach"] > 0 else (1,):
                places.radius(side, (root * e - q["kappa"] * q["C"] * side) * Fraction(1, 2))
    require(places.read == len(places.given), "verdict.two_folds: there is one too many")
    row = {-1: "no_radius", 0: "one_radius", 1: "two_radii"}[s["reach"]]
    return {"question": "count", "count": "continuum" if places.continuum else places.genuine,
            "zeros": [name for name in q if s[name] == 0]}, row
