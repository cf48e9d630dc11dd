# SPDX-License-Identifier: BSD-2-Clause
"""Whether a part of a record is the right one."""

from .answer import expect, require
from .element import value_of
from .rational import read_number
from .surd import Surd


class Ratio:
    """A quotient that is not computed: x equals it when x times the denominator is the numerator."""

    def __init__(self, numerator, denominator):
        self.numerator, self.denominator = numerator, denominator

    def equals(self, x):
        return x * self.denominator == self.numerator


def agree(what, given, right):
    """That a value of the record is the right one: numbers by value, everything else as it is."""
    if isinstance(right, dict):
        require(isinstance(given, dict), what + ": an object was expected")
        expect(what + ": its keys", sorted(given), sorted(right))
        for key, x in right.items():
            agree(f"{what}.{key}", given[key], x)
    elif isinstance(right, list):
        require(isinstance(given, list), what + ": a list was expected")
        expect(what + ": its length", len(given), len(right))
        for i, x in enumerate(right):
            agree(f"{what}[{i}]", given[i], x)
    elif right is None or isinstance(right, (str, int)):
        expect(what, given, right)
    elif isinstance(right, Surd):
        require(given is not None, what + ": a number was expected")
        expect(what, Surd.read(given, right.d), right)
    else:
        number = number_of(given)
        require(number is not None, what + ": a number was expected")
        if isinstance(right, Ratio):
            require(right.equals(number), what + ": is another number")
        else:
            expect(what, number, right)


def number_of(x):
    """The number that a value of the record is, or None."""
    if isinstance(x, str):
        return read_number(x)
    return None if x is None or isinstance(x, (int, list, dict)) else value_of(x)
