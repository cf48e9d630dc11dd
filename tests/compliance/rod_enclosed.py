# SPDX-License-Identifier: BSD-2-Clause
"""The rod of Zhao, Liu, Chen & Brogliato, equations (9) to (12), with all coefficients moving, followed in ranges: forward slip, stick, reverse slip.

In the time tau = t / sqrt(kappa), with the force f = delta / kappa and s, c the sine and cosine of the angle, all right sides are polynomials, in stick
divided by 1 + 3 s^2.  A step of length h sums the Taylor series of all points of a box, the last coefficient taken over a box that the motion does not
leave: Z holds Y + [0, h] F(Z).  A range is a pair of whole numbers in units of 2^-BITS, rounded outwards."""

import math
from fractions import Fraction as Q

BITS, ORDER, LONGEST = 192, 24, 2
ONE = 1 << BITS
ZERO = (0, 0)


def exact(x):
    x = Q(x)
    return (x.numerator << BITS) // x.denominator, -((-x.numerator << BITS) // x.denominator)


def add(x, y):
    return x[0] + y[0], x[1] + y[1]


def sub(x, y):
    return x[0] - y[1], x[1] - y[0]


def mul(x, y):
    ends = (x[0] * y[0], x[0] * y[1], x[1] * y[0], x[1] * y[1])
    return min(ends) >> BITS, -(-max(ends) >> BITS)


def over(x, n):
    """By a whole number n > 0."""
    return x[0] // n, -(-x[1] // n)


def inverse(x):
    """1 / x, x > 0"""
    return (ONE << BITS) // x[1], -((-ONE << BITS) // x[0])


def root(x):
    """Of a rational."""
    x = exact(x)
    return math.isqrt(x[0] << BITS), math.isqrt(x[1] << BITS) + 1


def numbers(x):
    return tuple(Q(end, ONE) for end in x)


def convolve(x, y, n):
    """The coefficient n of a product."""
    low = high = 0
    for i in range(n + 1):
        (a, b), (c, d) = x[i], y[n - i]
        ends = (a * c, a * d, b * c, b * d)
        low, high = low + min(ends), high + max(ends)
    return low >> BITS, -(-high >> BITS)


class Product(list):
    """The coefficients of x y as far as those of x and y are known."""

    def __init__(self, x, y):
        super().__init__()
        self.x, self.y = x, y

    def grow(self):
        self.append(convolve(self.x, self.y, len(self)))


class Rod:
    """State: f, df/dtau, x', s, c, the rate of the angle."""

    def __init__(self, mu, kappa_root):
        self.mu, self.root = exact(mu), exact(kappa_root)

    def series(self, state, mode, order):
        """Coefficients of the state up to an order; mode 1: slip with x' < 0, -1: with x' > 0, 0: stick."""
        terms = [[x] for x in state]
        (self.slip if mode else self.stick)(terms, exact(mode), order)
        return terms

    def slip(self, terms, mode, order):
        mu, three = mul(mode, self.mu), exact(3)
        f, g, _, s, c, w = terms
        q, rate = [], []
        cq, sq, ww, wc, ws, qf = Product(c, q), Product(s, q), Product(w, w), Product(w, c), Product(w, s), Product(q, f)
        pushed, sqf, wws, wwc = Product(rate, f), Product(sq, f), Product(ww, s), Product(ww, c)
        for n in range(order):
            q.append(sub(mul(mu, s[n]), c[n]))
            one = exact(1) if n == 0 else ZERO
            cq.grow()
            rate.append(sub(mul(three, cq[n]), one))
            for product in (sq, ww, wc, ws, qf, pushed, sqf, wws, wwc):
                product.grow()
            push = add(pushed[n], sub(one, wws[n]))
            drag = add(add(mul(mu, f[n]), mul(three, sqf[n])), wwc[n])
            self.append(terms, n, push, drag, wc[n], ws[n], mul(three, qf[n]))

    def stick(self, terms, _, order):
        """f'' = 1 - 4 (f + s w^2)/W, friction (3 s c f - w^2 c)/W, W = 1 + 3 s^2."""
        three, four = exact(3), exact(4)
        f, g, _, s, c, w = terms
        over_W, inside, pull, friction_W = [], [], [], []
        ss, ww, sc, wc, ws, fc = Product(s, s), Product(w, w), Product(s, c), Product(w, c), Product(w, s), Product(f, c)
        wws, wwc, scf = Product(ww, s), Product(ww, c), Product(sc, f)
        pulled, friction = Product(pull, over_W), Product(friction_W, over_W)
        turned = Product(friction, s)
        for n in range(order):
            for product in (ss, ww, sc, wc, ws, fc, wws, wwc, scf):
                product.grow()
            inside.append(add(mul(three, ss[n]), exact(1) if n == 0 else ZERO))
            if n == 0:
                over_W.append(inverse(inside[0]))
            else:
                rest = ZERO
                for i in range(1, n + 1):
                    rest = add(rest, mul(inside[i], over_W[n - i]))
                over_W.append(mul(sub(ZERO, rest), over_W[0]))
            pull.append(add(f[n], wws[n]))
            friction_W.append(sub(mul(three, scf[n]), wwc[n]))
            for product in (pulled, friction, turned):
                product.grow()
            push = sub(exact(1) if n == 0 else ZERO, mul(four, pulled[n]))
            self.append(terms, n, push, ZERO, wc[n], ws[n], mul(three, sub(turned[n], fc[n])), still=True)

    def append(self, terms, n, push, drag, wc, ws, spin, still=False):
        f, g, x, s, c, w = terms
        rates = (g[n], push, ZERO if still else mul(self.root, drag), mul(self.root, wc), sub(ZERO, mul(self.root, ws)), mul(self.root, spin))
        for term, rate in zip(terms, rates):
            term.append(over(rate, n + 1))

    def box(self, state, mode, h):
        """Z that holds Y + [0, h] F(Z), found by growing; None where it does not stop growing."""
        box = state
        for _ in range(40):
            rates = [term[1] for term in self.series(box, mode, 1)]
            moved = []
            for x, rate in zip(state, rates):
                low, high = mul((0, h), (min(rate[0], 0), max(rate[1], 0)))
                moved.append((x[0] + low, x[1] + high))
            if all(b[0] <= m[0] and m[1] <= b[1] for b, m in zip(box, moved)):
                return box
            box = [(m[0] - (m[1] - m[0]) // 16 - 1, m[1] + (m[1] - m[0]) // 16 + 1) for m in moved]
        return None

    def step(self, state, mode, h, box):
        order = min(ORDER, 4 + 3 * BITS // (2 * (BITS + 1 - h.bit_length())))
        at, last, total = self.series(state, mode, order), self.series(box, mode, order), []
        for x, rest in zip(at, last):
            value = rest[order]
            for i in range(order - 1, -1, -1):
                value = add(mul(value, (h, h)), x[i])
            total.append(value)
        return total


def follow(rod, state, mode, event, shortest):
    """Until a function of the state, positive before, falls through 0: (tau, state) as ranges.  In each cell the function is positive on all of the box, but
    in the last, which is 2^-shortest long, and at the end of which it is negative."""
    time, bits = 0, LONGEST
    while True:
        h = ONE >> bits
        box = rod.box(state, mode, h)
        clear = box is not None and event(box)[0] > 0
        if clear:
            state, time = rod.step(state, mode, h, box), time + h
            bits = max(LONGEST, bits - 1)
            continue
        if bits == shortest:
            after = rod.step(state, mode, h, box)
            assert event(after)[1] < 0, "the event is only touched"
            return (time, time + h), box
        bits += 1


def motion(mu, slope, spin, speed, kappa_root):
    """Times of forward slip, stick and reverse slip over sqrt(kappa), v when the rod leaves, and the rate of its angle when stick ends, as rationals.  Stick ends by (53): the other way friction
    would not hold it only if 3 s c > mu (1 + 3 s^2), and then it is not in the paradox."""
    rod, size = Rod(mu, kappa_root), 1 + Q(slope) ** 2
    cosine = inverse(root(size))
    state = [ZERO, ZERO, exact(speed), mul(exact(slope), cosine), cosine, exact(spin)]
    three = exact(3)

    def reversal(y):
        f, _, _, s, c, w = y
        weight = add(exact(1), mul(three, mul(s, s)))
        return sub(f, mul(mul(mul(w, w), c), inverse(add(mul(three, mul(s, c)), mul(rod.mu, weight)))))

    first, state = follow(rod, state, 1, lambda y: sub(ZERO, y[2]), 84)
    state = [*state[:2], ZERO, *state[3:]]
    second, state = follow(rod, state, 0, reversal, 72)
    turning = state[5]
    third, state = follow(rod, state, -1, lambda y: y[0], 62)
    return numbers(first), numbers(second), numbers(third), numbers(mul(rod.root, sub(ZERO, state[1]))), numbers(turning)
