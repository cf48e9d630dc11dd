# SPDX-License-Identifier: BSD-2-Clause
"""Rational numbers, which charge what is done with them to the budget of the record [2]."""

import math

from .budget import budget, divisor_cost, odd_part, product_cost, words

CALL, SMALL, NUMBER = 2000, 1 << 64, 200  # units of work for any operation; small integers; bytes of any number


def charge(work, *sizes):
    """An operation whose result has no more words than these together."""
    pay(CALL + work, 32 * sum(sizes))


def pay(work, size):
    """Spends work, and asks for memory that is soon given back."""
    account = budget.account
    account.work -= work
    if account.work < 0:
        account.spend(0)
    if size > account.free:
        account.take(size)


class Fraction:
    """p / q in lowest terms, q > 0."""

    __slots__ = ("numerator", "denominator", "size", "account")

    def __init__(self, p=0, q=1):
        if isinstance(p, str):
            p, q = read_parts(p)
        elif isinstance(p, Fraction):
            p, q = p.numerator, p.denominator
        elif q != 1:
            factor = divisor(p, q) if q > 0 else -divisor(p, q)
            p, q = p // factor, q // factor
        self.numerator, self.denominator = p, q
        self.account, self.size = budget.account, 0
        size = NUMBER + (p.bit_length() + q.bit_length()) // 7
        self.account.take(size)
        self.size = size

    def hold(self, size):
        self.account.take(size)
        self.size += size

    def __del__(self):
        try:
            self.account.free += self.size
        except AttributeError:  # the budget was used up before the number was made
            pass

    def __add__(self, other):
        return plus(self, other, 1)

    def __sub__(self, other):
        return plus(self, other, -1)

    def __rsub__(self, other):
        return plus(-self, other, 1)

    def __neg__(self):
        return made(-self.numerator, self.denominator)

    def __mul__(self, other):
        if not isinstance(other, (Fraction, int)):
            return NotImplemented
        return times(self.numerator, self.denominator, other.numerator, other.denominator)

    def __truediv__(self, other):
        if not isinstance(other, (Fraction, int)):
            return NotImplemented
        n, q = other.numerator, other.denominator
        return times(self.numerator, self.denominator, *((q, n) if n > 0 else (-q, -n)))

    def __rtruediv__(self, other):
        return Fraction(other) / self

    def __pow__(self, n):
        """n >= 0"""
        power, x = Fraction(1), self
        while n:
            power, x, n = power * x if n % 2 else power, x * x if n > 1 else x, n // 2
        return power

    def __abs__(self):
        return -self if self.numerator < 0 else self

    def __eq__(self, other):
        if not isinstance(other, (Fraction, int)):
            return NotImplemented
        return self.numerator == other.numerator and self.denominator == other.denominator

    def __lt__(self, other):
        return compared(self, other, lambda x, y: x < y)

    def __le__(self, other):
        return compared(self, other, lambda x, y: x <= y)

    def __gt__(self, other):
        return compared(self, other, lambda x, y: x > y)

    def __ge__(self, other):
        return compared(self, other, lambda x, y: x >= y)

    def __bool__(self):
        return self.numerator != 0

    def __int__(self):
        return self.numerator // self.denominator if self.numerator >= 0 else -(-self.numerator // self.denominator)

    def __hash__(self):
        return hash(self.numerator) if self.denominator == 1 else hash((self.numerator, self.denominator))

    def __str__(self):
        if self.numerator.bit_length() + self.denominator.bit_length() > 10000:
            return "(a number of many digits)"
        return str(self.numerator) if self.denominator == 1 else f"{self.numerator}/{self.denominator}"

    __radd__, __rmul__, __repr__ = __add__, __mul__, __str__


new = object.__new__


def made(p, q):
    """p / q, which are known to have no common factor."""
    account = budget.account
    size = NUMBER + (p.bit_length() + 1) // 7 + q.bit_length() // 7
    if size > account.free:
        account.take(size)
    account.free -= size
    x = new(Fraction)
    x.numerator, x.denominator, x.size, x.account = p, q, size, account
    return x


def plus(x, y, factor):
    """x + factor y, where factor is 1 or -1."""
    if not isinstance(y, (Fraction, int)):
        return NotImplemented
    m, p, n, q = x.numerator, x.denominator, factor * y.numerator, y.denominator
    if -SMALL < m < SMALL and -SMALL < n < SMALL and p < SMALL and q < SMALL:
        pay(CALL, 128)
        if p == q == 1:
            return made(m + n, 1)
    elif p == q == 1:
        charge(2 * (words(m) + words(n)), words(m), words(n))
        return made(m + n, 1)
    elif p & (p - 1) == 0 == q & (q - 1):
        return plus_dyadic(m, p, n, q)
    else:
        return plus_general(m, p, n, q)
    shared = math.gcd(p, q)
    if shared == 1:
        return made(m * q + n * p, p * q)
    total = m * (q // shared) + n * (p // shared)
    left = math.gcd(total, shared)
    return made(total // left, (p // shared) * (q // left))


def plus_general(m, p, n, q):
    """m / p + n / q; the powers of 2 in p and q are counted, and found, apart."""
    u, v = p if p & 1 else odd_part(p), q if q & 1 else odd_part(q)
    k, l = p.bit_length() - u.bit_length(), q.bit_length() - v.bit_length()
    a, b, c, d = m.bit_length() // 64 + 1, p.bit_length() // 64 + 1, n.bit_length() // 64 + 1, q.bit_length() // 64 + 1
    e, f = u.bit_length() // 64 + 1, v.bit_length() // 64 + 1
    pay(CALL + divisor_cost(b, f) + product_cost(a, f) + product_cost(c, e) + product_cost(b, f) + 20 * (a + b + b + c + d + d + d), 32 * (a + b + c + d))
    odd, both = math.gcd(u, v), min(k, l)
    if odd == 1 and both == 0:
        return made((m * v << l) + (n * u << k), u * v << k + l)
    total = (m * (v // odd) << l - both) + (n * (u // odd) << k - both)
    left = common(total, odd << both)
    return made(total // left, (p // (odd << both)) * (q // left))


def times(m, p, n, q):
    """m / p times n / q"""
    if q == 0:
        raise ZeroDivisionError
    if -SMALL < m < SMALL and -SMALL < n < SMALL and p < SMALL and q < SMALL:
        pay(CALL, 128)
        if p == q == 1:
            return made(m * n, 1)
    elif p == q == 1:
        charge(product_cost(words(m), words(n)), words(m), words(n))
        return made(m * n, 1)
    elif p & (p - 1) == 0 == q & (q - 1):
        return times_dyadic(m, p, n, q)
    else:
        return times_general(m, p, n, q)
    left, right = math.gcd(m, q), math.gcd(n, p)
    return made((m // left) * (n // right), (p // right) * (q // left))


def times_general(m, p, n, q):
    """m / p times n / q, as in plus_general."""
    u, v = p if p & 1 else odd_part(p), q if q & 1 else odd_part(q)
    a, b, c, d = m.bit_length() // 64 + 1, p.bit_length() // 64 + 1, n.bit_length() // 64 + 1, q.bit_length() // 64 + 1
    pay(CALL + divisor_cost(a, words(v)) + divisor_cost(c, words(u)) + product_cost(a, c) + product_cost(b, d) + 20 * (b + d), 32 * (a + b + c + d))
    left, right = math.gcd(m, v), math.gcd(n, u)
    if v != q:
        left *= (m | q) & -(m | q)
    if u != p:
        right *= (n | p) & -(n | p)
    if left == right == 1:
        return made(m * n, p * q)
    return made((m // left) * (n // right), (p // right) * (q // left))


def reduced(m, k):
    """m / 2^k in lowest terms."""
    shift = min((m & -m).bit_length() - 1, k) if m else k
    return made(m >> shift, 1 << k - shift)


def plus_dyadic(m, p, n, q):
    """m / p + n / q where p and q are powers of 2, as the denominators of most ends of enclosures: charged as in general, and sooner done."""
    k, l = p.bit_length() - 1, q.bit_length() - 1
    a, b, c, d = words(m), (k + 1) // 64 + 1, words(n), (l + 1) // 64 + 1
    pay(CALL + 34 * (a + c) + 84 * b + 60 * d + 242, 32 * (a + b + c + d))
    return reduced(m + (n << k - l), k) if k >= l else reduced((m << l - k) + n, l)


def times_dyadic(m, p, n, q):
    """The same of their product."""
    k, l = p.bit_length() - 1, q.bit_length() - 1
    a, b, c, d = words(m), (k + 1) // 64 + 1, words(n), (l + 1) // 64 + 1
    pay(CALL + 30 * (a + c) + 20 * (b + d) + 400 + product_cost(a, c) + product_cost(b, d), 32 * (a + b + c + d))
    return reduced(m * n, k + l)


def compared(x, y, holds):
    """Signs and sizes first: mostly they tell, and cost nothing."""
    if not isinstance(y, (Fraction, int)):
        return NotImplemented
    m, p, n, q = x.numerator, x.denominator, y.numerator, y.denominator
    if p == q:
        return holds(m, n)
    if m <= 0 <= n or n <= 0 <= m:
        return holds(m, n)
    difference = m.bit_length() - p.bit_length() - n.bit_length() + q.bit_length()
    if abs(difference) > 1:
        return holds(difference if m > 0 else -difference, 0)
    a, b, c, d = m.bit_length() // 64 + 1, p.bit_length() // 64 + 1, n.bit_length() // 64 + 1, q.bit_length() // 64 + 1
    if p & (p - 1) == 0 == q & (q - 1):
        charge(34 * (a + c) + 20 * (b + d) + 28, a, b, c, d)
        k, l = p.bit_length(), q.bit_length()
        return holds(m << l - k, n) if l > k else holds(m, n << k - l)
    u, v = p if p & 1 else odd_part(p), q if q & 1 else odd_part(q)
    charge(product_cost(a, v.bit_length() // 64 + 1) + product_cost(c, u.bit_length() // 64 + 1) + 20 * (a + b + c + d), a, b, c, d)
    return holds(m * v << q.bit_length() - v.bit_length(), n * u << p.bit_length() - u.bit_length())


def common(x, y):
    """The greatest common divisor of two integers, y > 0.  Its power of 2 is found apart, since the ends of enclosures have such denominators."""
    if y < SMALL:
        return math.gcd(x, y)
    either = x | y
    return math.gcd(x, odd_part(y)) * (either & -either)


def common_cost(m, y):
    """What this costs, of an integer of m words and y, which is not 0."""
    return divisor_cost(m, words(odd_part(y))) + 20 * words(y)


def divisor(x, y):
    """The greatest common divisor of two integers."""
    charge(common_cost(words(x), y), words(x), words(y))
    return common(x, abs(y)) if y else abs(x)


def charge_digits(text):
    """Reading digits takes time in proportion to the square of their number."""
    size = len(text) // 19 + 1
    charge(4 * size * size, size)


def read_parts(text):
    """The numerator and the denominator of `p` or `p/q` in lowest terms, which is so written."""
    charge_digits(text)
    p, bar, q = text.partition("/")
    return int(p), int(q) if bar else 1
