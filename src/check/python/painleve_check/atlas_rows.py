# SPDX-License-Identifier: BSD-2-Clause
"""How the row of a verdict table follows from the signs of the quantities, for atlases (spec/atlas.md)."""

from .answer import Unsupported
from .contact import THEORY as CONTACT
from .contact_words import verdict_from_signs
from .impact import SIDE, THEORY as IMPACT
from .jam import LEVEL, ORIGIN, STATE, THEORY as JAM
from .kernel import word


class Rows:
    """The formulas, the hypotheses, and the row of signs that meet them."""

    def __init__(self, theory, row, without=()):
        self.inputs = tuple(name for name in theory.inputs if name not in without)
        self.quantities = tuple(name for name in theory.quantities if name not in without)
        known, steps = set(self.inputs), []
        for step in theory.program:
            if step[2] in known and step[3] in known:
                known.add(step[0])
                steps.append(step)
        self.program, self.hypotheses, self.identities, self.row = tuple(steps), theory.hypotheses, theory.identities, row
        self.words = theory.words

    def admits(self, signs):
        return all(holds(signs) for _, holds in self.hypotheses)


def row_of_contact(s):
    return verdict_from_signs(s)[1]


def row_of_jam(s):
    return word(ORIGIN, s) + LEVEL[s["alpha2"]]


def row_of_impact(s):
    """Slip in the direction of u ends where D_r >= 0, else u becomes 0, before the end of compression where D_c < 0; then the point sticks,
    unless friction is too weak to hold it: k < 0 of the other direction."""
    u, side = s["u"], SIDE[s["u"]]
    p, D_c, D_r = (s[name + ("_minus" if u < 0 else "_plus")] for name in ("p", "D_c", "D_r"))
    if s["v"] == 0:
        if u == 0:
            return "rest"
        return side + ("touch" if p > 0 else "at_pole" if p == 0 else "without_collision")
    if u == 0:
        return side + ("slip_forward" if s["k_plus"] < 0 else "slip_backward" if s["k_minus"] < 0 else "stick")
    if D_r >= 0:
        return side + "slip"
    k_other = s["k_plus" if u < 0 else "k_minus"]
    return side + ("reversal_in_" if k_other < 0 else "stick_in_") + ("compression" if D_c < 0 else "restitution")


def rows_of(kind, problem):
    """What an atlas of the kind needs, for the quantities that the problem has."""
    if kind == "contact":
        return Rows(CONTACT, row_of_contact)
    if kind == "impact":
        return Rows(IMPACT, row_of_impact)
    if kind == "jam":
        return Rows(JAM, row_of_jam, without=() if "p" in problem else STATE)
    raise Unsupported("kind: it has no atlas")


KINDS = ("contact", "impact", "jam")
