# SPDX-License-Identifier: BSD-2-Clause
"""Kind chatter: impacts that are followed, and how the point goes on from rest [10.4, 10.5]."""

from .answer import expect, require
from .element import value_of
from .fraction import Fraction
from .impact_pieces import follow
from .surd import field_of, Surd


class Bounce:
    """[10.4] the impact from (x, -1), followed: e as a Surd, its square, and the outgoing tangential velocity."""

    def __init__(self, q, law, what, x, given):
        require(given is not None, what + ": is missing")
        expect(what + ".ratio", value_of(given["ratio"]), x)
        d = field_of(given["e"], what + ".e")
        _, points = follow({**q, "u": x, "v": Fraction(-1)}, law, given, d)
        self.u, self.e = points[-1]
        require(Surd.read(given["e"], d) == self.e, what + ".e: is not the outgoing velocity of the pieces")
        self.e_squared = (self.e * self.e).a


def at_rest(sides):
    """[10.5] how the point goes on from rest."""
    return next((word for word, side in zip(("S+", "S-"), sides) if side.p > 0 and side.E > 0), "T")
