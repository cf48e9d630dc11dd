# SPDX-License-Identifier: BSD-2-Clause
"""What the check of one record may cost [2]: what an operation costs is charged before it is done."""

import math

from .answer import Unchecked

WORK = 6_000_000_000  # units, each about a nanosecond
BYTES = 268_435_456  # of numbers


class Account:
    """What is left to a record."""

    def __init__(self, work=math.inf, free=math.inf):
        self.work, self.free = work, free

    def spend(self, work):
        self.work -= work
        if self.work < 0:
            raise Unchecked("the budget of work is used up")

    def take(self, size):
        if size > self.free:
            raise Unchecked("the budget of memory is used up")
        self.free -= size


class Budget:
    """The limits of every record, and the account of the one that is checked."""

    def __init__(self):
        self.work, self.bytes, self.account = WORK, BYTES, Account()

    def begin(self):
        self.account = Account(self.work, self.bytes)


budget = Budget()


def words(x):
    return x.bit_length() // 64 + 1


def divisor_cost(m, n):
    """The common divisor of integers of m and n words, and a division by it."""
    return 20 * m + 200 * n + 10 * m * n if m > n else 20 * n + 200 * m + 10 * m * n


def odd_part(x):
    """x over the largest power of 2 in it, x not 0."""
    return x >> (x & -x).bit_length() - 1


def square_cost(n):
    """The product of two integers of n words, by Karatsuba's method from 32 words on."""
    return 4 * n * n if n <= 32 else 3 * square_cost((n + 1) // 2)


def long_product_cost(m, n):
    """Of m and n words: as many of n words as there are in m."""
    m, n = max(m, n), min(m, n)
    return 10 * (m + n) + (m // n + 1) * square_cost(n)


PRODUCTS = [[long_product_cost(max(m, 1), max(n, 1)) for n in range(20)] for m in range(20)]  # by words


def product_cost(m, n):
    """Of m and n words."""
    return PRODUCTS[m][n] if m < 20 > n else long_product_cost(m, n)
