# SPDX-License-Identifier: BSD-2-Clause
"""Numbers a + b sqrt(d) [7.3]."""

from .answer import Rejected
from .element import value_of
from .rational import is_square, sign


class Surd:
    """a + b sqrt(d); d is None where b = 0."""

    def __init__(self, a, b=0, d=None):
        self.a, self.b, self.d = value_of(a), value_of(b), value_of(d) if b else None

    @staticmethod
    def read(value, d):
        """The surd that a value denotes; d is the one of the certificate."""
        if not isinstance(value, dict):
            return Surd(value)
        surd = Surd(value["a"], value_of(value["b"]), value["d"])
        if surd.b == 0 or d is None or surd.d != d:
            raise Rejected("a surd: b is 0, or d is not that of the outgoing v")
        return surd

    def __add__(self, other):
        return Surd(self.a + other.a, self.b + other.b, self.d or other.d)

    def __sub__(self, other):
        return self + other * Surd(-1)

    def __mul__(self, other):
        d = self.d or other.d
        return Surd(self.a * other.a + self.b * other.b * (d or 0), self.a * other.b + self.b * other.a, d)

    def __eq__(self, other):
        return (self - other).sign() == 0

    def __str__(self):
        return f"{self.a}" + (f" + {self.b} sqrt({self.d})" if self.b else "")

    def sign(self):
        a, b = sign(self.a), sign(self.b)
        if a * b >= 0:
            return a or b
        return a * sign(self.a * self.a - self.b * self.b * self.d)


def field_of(v, what):
    """[7.3] the d of an impact whose outgoing normal velocity is v, or None."""
    if not isinstance(v, dict):
        return None
    d = value_of(v["d"])
    if v["a"] != "0" or v["b"] != "1" or d <= 0 or is_square(d):
        raise Rejected(what + ": is not the root of a number that is no square")
    return d
