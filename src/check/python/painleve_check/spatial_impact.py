# SPDX-License-Identifier: BSD-2-Clause
"""Kind spatial-impact (spec/spatial_impact/certificate.md): an impact in three dimensions.  The path of slip is followed through the cells of the
witness by power series whose rest is enclosed (rule ENCLOSE); the order of events follows from their ranges."""

from .answer import expect, Rejected, require
from .element import read_field, value_of
from .enclose import Enclose, Range
from .fraction import Fraction
from .poly import multiply, ranged, sign_at, sign_at_zero
from .rational import sign
from .record import check_problem, check_quantities
from .schema import is_box, NULL, NUMBER, NUMBERS, QUANTITY, ROOT, SIGN, STRING, STRINGS
from .spatial_contact import cells, Chart, CUTS, WIDTH
from .surd import Surd

BITS, TERMS, FRAMES, EVENT_WIDTH = 160, 12, 4, 1 << 20
BODY, STATE = ("A11", "A12", "A22", "B1", "B2", "C"), ("u1", "u2", "v", "r")
REDUCED = ("A11r", "A12r", "A22r", "B1r", "B2r", "u1r", "u2r")
DERIVED = ("detA", "w1", "w2", "detG", "D", "speed2", "muBu", "stick", "turn_B", "turn_A", "r_range")
EVENT = {"P": is_box, "u1": is_box, "u2": is_box, "v": is_box, "W": is_box}
SPATIAL_IMPACT = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "?field": ROOT, "sha256": STRING, "row": STRING,
    "problem": {"kind": STRING, **{name: NUMBER for name in BODY + STATE}, **{"?" + name: NUMBER for name in ("mu", "mu1", "mu2")}, "law": STRING},
    "verdict": {"mu_stick_squared": NUMBER, "at_rest": STRING, "every_direction": "true or false",
                "invariant": [{"chart": STRING, "t": is_box, "u_dot": SIGN, "attracting": SIGN, "p": SIGN}], "turns": SIGN, "impact": STRING,
                "impact_without_collision": {STRING, NULL}, "stop": (EVENT,), "compression": (EVENT,), "end": (EVENT,),
                "itinerary": {"compression": STRINGS, "restitution": STRINGS}},
    "quantities": {"?" + name: QUANTITY for name in BODY + ("mu", "mu1", "mu2") + STATE + DERIVED + REDUCED},
    "witness": {"?invariant": CUTS, "frames": [{"cuts": NUMBERS}], "compression": {SIGN, NULL}, "end": {SIGN, NULL}, "stop": {NUMBER, NULL}},
}


class Arithmetic(Enclose):
    """Numbers alone, and ranges.  What is made from numbers alone by + - * / stays exact."""

    def wide_of(self, x):
        return x if isinstance(x, Range) else self.number(x)

    def exact(self, *xs):
        return not any(isinstance(x, Range) for x in xs)

    def plus(self, x, y):
        return x + y if self.exact(x, y) else self.add(self.wide_of(x), self.wide_of(y))

    def minus(self, x, y):
        return x - y if self.exact(x, y) else self.subtract(self.wide_of(x), self.wide_of(y))

    def times(self, x, y):
        return x * y if self.exact(x, y) else self.multiply(self.wide_of(x), self.wide_of(y))

    def over(self, x, y):
        if self.exact(x, y):
            require(y != 0, "a division by 0")
            return x / y
        return self.divide(self.wide_of(x), self.wide_of(y))

    def root(self, x):
        return self.sqrt(self.wide_of(x))

    def sign_of(self, x):
        """1, -1 or 0; None where a range does not tell."""
        return sign(x) if self.exact(x) else x.sign()

    def ends(self, x):
        return (x, x) if self.exact(x) else x.ends()

    def below(self, x, y):
        return sign(self.ends(y)[0] - self.ends(x)[1]) > 0


class Contact:
    """The load is a = 0, b = -1: then R of a chart is g, and E is -k."""

    def __init__(self, q):
        self.A = [[q["A11"], q["A12"]], [q["A12"], q["A22"]]]
        self.B, self.C, self.mu = (q["B1"], q["B2"]), q["C"], q["mu"]
        self.a, self.b, self.u = (Fraction(0), Fraction(0)), Fraction(-1), (q["u1"], q["u2"])
        self.m = (self.mu * self.B[0], self.mu * self.B[1])
        self.S = [[self.C * self.A[i][j] - self.B[i] * self.B[j] for j in range(2)] for i in range(2)]

    def h(self, d, one, times, plus):
        """As in kind spatial."""
        Z = [[self.S[1][1], -self.S[0][1]], [-self.S[0][1], self.S[0][0]]]
        across = [(Z[i][0] * self.m[0] + Z[i][1] * self.m[1]) / self.C for i in range(2)]
        square = plus(plus(times(Z[0][0], d[0], d[0]), times(2 * Z[0][1], d[0], d[1])), times(Z[1][1], d[1], d[1]))
        return plus(square, plus(times(-across[0], d[0], one), times(-across[1], d[1], one)))

    def at(self, d):
        """p and k in a direction of surds."""
        f = [Surd(self.B[i]) + Surd(-self.mu) * (Surd(self.A[i][0]) * d[0] + Surd(self.A[i][1]) * d[1]) for i in range(2)]
        p = Surd(self.C) + Surd(-self.m[0]) * d[0] + Surd(-self.m[1]) * d[1]
        return p, Surd(-1) * (d[0] * f[0] + d[1] * f[1])


def circular(problem):
    """The numbers of the circular cone that a problem is about, the quantities of an elliptic one (None), and mu1 and mu2, 1 for a circular one."""
    given = {name: value_of(x) for name, x in problem.items() if name not in ("kind", "law")}
    elliptic = "mu" not in given
    require(elliptic == ("mu1" in given) == ("mu2" in given), "problem: either mu, or mu1 and mu2")
    if not elliptic:
        return given, None, (Fraction(1), Fraction(1))
    L = (given["mu1"], given["mu2"])
    require(L[0] > 0 and L[1] > 0, "problem: outside the hypotheses mu1 > 0, mu2 > 0")
    q = {name: given[name] for name in BODY + STATE} | {"mu": Fraction(1)}
    for name in ("A11", "A12", "A22"):
        q[name] = given[name] * L[int(name[1]) - 1] * L[int(name[2]) - 1]
    for name in ("B1", "B2", "u1", "u2"):
        q[name] = given[name] * L[int(name[1]) - 1]
    return q, {**given, **{name: q[name[:-1]] for name in REDUCED}}, L


def quantities_of(q):
    A11, A12, A22, B1, B2, C, mu, u1, u2, r = (q[name] for name in BODY + ("mu", "u1", "u2", "r"))
    detA, w1, w2 = A11 * A22 - A12 * A12, A22 * B1 - A12 * B2, A11 * B2 - A12 * B1
    values = (detA, w1, w2, C * detA - B1 * w1 - B2 * w2, mu * mu * (B1 * B1 + B2 * B2) - C * C, u1 * u1 + u2 * u2, mu * (B1 * u1 + B2 * u2),
              mu * detA * mu * detA - w1 * w1 - w2 * w2, B2 * u1 - B1 * u2, mu * (A12 * (u1 * u1 - u2 * u2) + (A22 - A11) * u1 * u2), r - r * r)
    return {**q, **dict(zip(DERIVED, values))}


class State:
    def __init__(self, r, I, v, W):
        self.r, self.I, self.v, self.W = r, I, v, W


class Event(State):
    def __init__(self, I, v, W, u):
        super().__init__(None, I, v, W)
        self.u = u


class Frame:
    """The forms in axes that begin with u / |u|, turned by right angles; mirrored where the slip turns to the right."""

    def __init__(self, e, contact, square, turns, quarter, edge):
        x, self.edge = contact, edge and quarter == 0
        u = (e.wide_of(x.u[0]), e.wide_of(turns * x.u[1]))
        speed = e.root(square)
        c, s = e.divide(u[0], speed), e.divide(u[1], speed)
        for _ in range(quarter):
            c, s = e.negate(s), c
        self.e, self.c, self.s = e, c, s
        A = [[e.wide_of(x.A[0][0]), e.wide_of(turns * x.A[0][1])], [e.wide_of(turns * x.A[0][1]), e.wide_of(x.A[1][1])]]
        B, C, mu = (e.wide_of(x.B[0]), e.wide_of(turns * x.B[1])), e.wide_of(x.C), e.wide_of(x.mu)
        axes = ((c, s), (e.negate(s), c))

        def dot(y, z):
            return e.add(e.multiply(y[0], z[0]), e.multiply(y[1], z[1]))

        def form(y, z):
            return e.multiply(mu, dot(y, (dot(A[0], z), dot(A[1], z))))

        m11, m12, m22 = form(axes[0], axes[0]), form(axes[1], axes[0]), form(axes[1], axes[1])
        b1, b2 = dot(axes[0], B), dot(axes[1], B)

        def times(n, y):
            return e.multiply(e.number(n), y)

        gap = e.subtract(m11, m22)
        self.Q = [e.subtract(b2, m12), times(2, e.subtract(gap, b1)), times(6, m12), times(-2, e.add(gap, b1)), e.negate(e.add(b2, m12))]
        self.K = [e.subtract(m11, b1), e.subtract(times(4, m12), times(2, b2)), e.subtract(times(4, m22), times(2, m11)),
                  e.negate(e.add(times(4, m12), times(2, b2))), e.add(m11, b1)]
        self.P = [e.number(0) if self.edge else e.subtract(C, e.multiply(mu, b1)), times(-2, e.multiply(mu, b2)), e.add(C, e.multiply(mu, b1))]
        self.w = [e.number(1), e.number(0), e.number(1)]

    def around(self, p, at):
        e, c = self.e, list(p) + [self.e.number(0)] * (TERMS + 1 - len(p))
        for i in range(len(p) - 1):
            for j in range(len(p) - 2, i - 1, -1):
                c[j] = e.add(c[j], e.multiply(at, c[j + 1]))
        return c

    def coefficient(self, x, y, i):
        return self.e.convolve(x[:i + 1], y[:i + 1])

    def quotient(self, x, y):
        """2 x / y"""
        e, out = self.e, []
        inverse = e.divide(e.number(1), y[0])
        for i in range(TERMS + 1):
            rest = e.add(x[i], x[i])
            if i:
                rest = e.subtract(rest, e.convolve(y[1:i + 1], out))
            out.append(e.multiply(rest, inverse))
        return out

    def rates(self, at):
        Q, K, P, w = (self.around(p, at) for p in (self.Q, self.K, self.P, self.w))
        require(Q[0].sign() == 1, "witness.frames: g is not positive on a cell")
        both = [self.coefficient(Q, w, i) for i in range(TERMS + 1)]
        # where p = 0 at the beginning P has the sign of P[1] + P[2] t for t > 0
        inside = self.e.add(self.P[1], self.e.multiply(self.P[2], at)) if self.edge else P[0]
        return self.quotient(K, both), self.quotient(w, Q), self.quotient(P, Q), inside

    def course(self, rates, r, v):
        """The series of r, I, v, W."""
        e, zero = self.e, self.e.number(0)
        brake, impulse, normal, _ = rates
        R, I, V, W, push = [r], [zero], [v], [zero], []
        for i in range(TERMS):
            part = e.divide(e.number(1), e.number(i + 1))
            push.append(self.coefficient(impulse, R, i))
            I.append(e.multiply(push[i], part))
            V.append(e.multiply(self.coefficient(normal, R, i), part))
            W.append(e.multiply(self.coefficient(V, push, i), part))
            R.append(e.negate(e.multiply(self.coefficient(brake, R, i), part)))
        return R, I, V, W

    def total(self, at, cell, h):
        e, power, total = self.e, self.e.number(1), at[0]
        for i in range(1, TERMS):
            power = e.multiply(power, h)
            total = e.add(total, e.multiply(at[i], power))
        return e.add(total, e.multiply(cell[TERMS], e.multiply(power, h)))

    def step(self, a, b, begin):
        """The state at b, all states between, and the sign of P there (0 for none)."""
        e, h = self.e, self.e.number(b - a)
        left, width = e.number(a), e.between(e.number(0), h)
        here, over = self.rates(left), self.rates(e.between(left, e.number(b)))
        ratio = e.exp(e.negate(e.multiply(over[0][0], width)))
        gained = e.multiply(e.multiply(over[2][0], ratio), width)
        push = e.multiply(begin.r, e.multiply(e.multiply(over[1][0], ratio), width))
        sums = [self.total(x, y, h) for x, y in zip(self.course(here, e.number(1), e.number(0)), self.course(over, ratio, gained))]
        work = e.add(e.multiply(begin.v, sums[1]), e.multiply(begin.r, sums[3]))
        end = State(e.multiply(begin.r, sums[0]), e.add(begin.I, e.multiply(begin.r, sums[1])), e.add(begin.v, e.multiply(begin.r, sums[2])),
                    e.add(begin.W, e.multiply(begin.r, work)))
        v = e.add(begin.v, e.multiply(begin.r, gained))
        everything = State(e.multiply(begin.r, ratio), e.add(begin.I, push), v, e.add(begin.W, e.multiply(v, push)))
        require(end.r.sign() == 1, "witness.frames: the speed is not positive after a cell")
        return end, everything, over[3].sign() or 0

    def value(self, p, at):
        e, total = self.e, p[-1]
        for c in reversed(p[:-1]):
            total = e.add(e.multiply(total, at), c)
        return total

    def stop(self, a, b, begin):
        e, left, right = self.e, self.e.number(a), self.e.number(b)
        at = e.between(left, right)
        w, K = self.value(self.w, at), self.value(self.K, at)
        require(self.value(self.Q, left).sign() == 1 and self.value(self.Q, right).sign() == -1 and K.sign() == 1,
                "witness.stop: the slip does not stop there")
        # dI = -dr / k: the impulse that is left is r / k, with k between its bounds
        rest, p = e.divide(e.multiply(begin.r, e.multiply(w, w)), K), e.divide(self.value(self.P, at), w)
        change = e.multiply(p, rest)
        half = e.divide(e.multiply(change, rest), e.number(2))
        between = e.add(begin.v, e.multiply(p, e.between(e.number(0), rest)))
        W = e.add(begin.W, e.add(e.multiply(begin.v, rest), half))
        return State(Fraction(0), e.add(begin.I, rest), e.add(begin.v, change), W), between

    def velocity(self, a, b, r, turns):
        e = self.e
        at = e.between(e.number(a), e.number(b))
        square = e.multiply(at, at)
        w = e.add(e.number(1), square)
        along, across = e.divide(e.subtract(e.number(1), square), w), e.divide(e.multiply(e.number(2), at), w)
        x = e.multiply(r, e.subtract(e.multiply(self.c, along), e.multiply(self.s, across)))
        y = e.multiply(r, e.add(e.multiply(self.s, along), e.multiply(self.c, across)))
        return x, e.negate(y) if turns < 0 else y


class Walk:
    """The impact from its beginning to its end."""

    def __init__(self, e, contact, q, law, signs):
        self.e, self.contact, self.q, self.law = e, contact, q, law
        self.p, self.turns, self.start, self.d = signs
        self.state = State(None, Fraction(0), q["v"], Fraction(0))
        self.compression = self.end = self.stop = self.target = None
        self.parts = {"compression": [], "restitution": []}
        self.row = "slides_to_the_end"

    def part(self, word):
        parts = self.parts["restitution" if self.compression else "compression"]
        if parts[-1:] != [word]:
            parts.append(word)

    def compress(self, event):
        e, r, self.compression = self.e, self.q["r"], event
        self.target = (e.times(1 + r, event.I) if self.law == "poisson" else -r * self.q["v"] if self.law == "newton"
                       else e.times(1 - r * r, event.W))

    def measured(self, state):
        return {"poisson": state.I, "newton": state.v, "energetic": state.W}[self.law]

    def finish(self, event):
        self.end = event
        if self.law == "newton":
            self.end = Event(event.I, self.target, event.W, event.u)
        if self.law == "energetic":
            self.end = Event(event.I, event.v, self.target, event.u)

    def event(self, s, I, v):
        """At constant rates."""
        e, (begin, rate, speed_up, d) = self.e, s
        squares = e.minus(e.times(v, v), e.times(begin.v, begin.v))
        speed = e.plus(begin.r, e.times(speed_up, e.minus(I, begin.I)))
        return Event(I, v, e.plus(begin.W, e.over(squares, e.times(Fraction(2), rate))), [e.times(speed, x) for x in d])

    def impulse_for(self, s, v):
        e = self.e
        return e.plus(s[0].I, e.over(e.minus(v, s[0].v), s[1]))

    def end_of_restitution(self, s):
        e, begin, v = self.e, s[0], self.target
        if self.law == "poisson":
            return self.event(s, self.target, e.plus(begin.v, e.times(s[1], e.minus(self.target, begin.I))))
        if self.law == "energetic":
            work = e.times(Fraction(2), e.minus(self.target, begin.W))
            v = e.root(e.plus(e.times(begin.v, begin.v), e.times(work, s[1])))
        return self.event(s, self.impulse_for(s, v), v)

    def rest(self, slips):
        e, q = self.e, self.q
        begin = State(Fraction(0), self.state.I, self.state.v, self.state.W)
        require(not slips or self.start is not None, "verdict.invariant: no direction in which slip starts")
        s = (begin, *self.start) if slips else (begin, q["detG"] / q["detA"], Fraction(0), (Fraction(0), Fraction(0)))
        require(e.sign_of(s[1]) == 1, "the rate at rest is not enclosed well enough")
        word = "S" if slips else "T"
        if self.compression is None:
            event = self.event(s, self.impulse_for(s, Fraction(0)), Fraction(0))
            if not slips:  # (u, v) + G (P_T, I) = 0
                event.I = (q["w1"] * q["u1"] + q["w2"] * q["u2"] - q["v"] * q["detA"]) / q["detG"]
            self.part(word)
            self.compress(event)
            s = (State(e.times(s[2], e.minus(event.I, begin.I)), event.I, event.v, event.W), *s[1:])
        if q["r"] == 0:
            self.finish(self.compression)
            return
        end = self.end_of_restitution(s)
        self.part(word)
        self.finish(end)

    def stopped(self, stop):
        self.row = "stops_in_restitution" if self.compression else "stops_in_compression"
        self.stop = Event(stop.I, stop.v, stop.W, [Fraction(0), Fraction(0)])
        self.state = stop
        self.rest(self.q["stick"] < 0)

    def surd_range(self, x):
        e = self.e
        return e.plus(x.a, e.times(x.b, e.root(x.d))) if x.b != 0 else x.a

    def order(self, event, stop):
        """-1 before the stop, 1 after it."""
        if stop is None or self.e.below(event.I, stop):
            return -1
        require(self.e.below(stop, event.I), "witness: two events are not ordered")
        return 1

    def straight(self):
        e, (p, k) = self.e, self.contact.at(self.d)
        s = (self.state, self.surd_range(p), e.minus(Fraction(0), self.surd_range(k)), [self.surd_range(x) for x in self.d])
        stop = e.over(self.state.r, self.surd_range(k)) if k.sign() > 0 else None
        self.part("slip")
        if self.p > 0:
            event = self.event(s, self.impulse_for(s, Fraction(0)), Fraction(0))
            if self.order(event, stop) < 0:
                self.compress(event)
                end = event if self.q["r"] == 0 else self.end_of_restitution(s)
                if self.q["r"] != 0:
                    self.part("slip")
                if self.q["r"] == 0 or self.order(end, stop) < 0:
                    self.finish(end)
                    return
        require(stop is not None, "the slip does not stop")
        v = e.plus(self.state.v, e.times(s[1], stop))
        half = e.over(e.plus(self.state.v, v), Fraction(2))
        self.stopped(State(Fraction(0), stop, v, e.times(half, stop)))

    def negative(self, x):
        return sign(self.e.ends(x)[1]) < 0

    def quiet(self, end, everything, p):
        """Whether no event comes in a cell."""
        if self.compression is None:
            return self.negative(end.v) and (self.negative(everything.v) or p != 0 and sign(self.e.ends(self.state.v)[1]) <= 0)
        return self.rises(everything, p) and self.e.below(self.measured(end), self.target)

    def rises(self, everything, p):
        return self.law == "poisson" or p > 0 or self.law == "energetic" and sign(self.e.ends(everything.v)[0]) >= 0

    def cell(self, frame, a, b, number, compression, last):
        end, everything, p = frame.step(a, b, self.state)
        event = Event(everything.I, everything.v, everything.W, None)
        if number in (compression, last):
            event.u = list(frame.velocity(a, b, everything.r, self.turns))
        if number == compression:
            require(self.compression is None and p > 0 and self.negative(self.state.v) and sign(end.v.ends()[0]) > 0,
                    "witness.compression: does not end in its cell")
            event.v = Fraction(0)
            self.compress(event)
            if self.q["r"] == 0 or self.law == "newton" and self.q["v"] == 0:
                self.finish(event)
            else:
                self.part("slip")
        if number == last:
            require(self.compression is not None and self.e.below(self.measured(self.state), self.target)
                    and self.e.below(self.target, self.measured(end)) and self.rises(everything, p), "witness.end: the impact does not end in its cell")
            final = Event(self.target if self.law == "poisson" else everything.I, everything.v,
                          self.target if self.law == "energetic" else everything.W, list(frame.velocity(a, b, everything.r, self.turns)))
            self.finish(final)
        if number not in (compression, last):
            require(self.quiet(end, everything, p), "witness.frames: an event may come in another cell")
        self.state = end

    def path(self, witness):
        e, number, last = self.e, 0, None
        self.part("slip")
        self.state.v = e.wide_of(self.state.v)
        self.state.I = self.state.W = e.number(0)
        frames = witness["frames"]
        require(0 < len(frames) <= FRAMES, "witness.frames: one to four")
        for quarter, entry in enumerate(frames):
            frame, cuts = Frame(e, self.contact, self.q["speed2"], self.turns, quarter, self.p == 0), [value_of(x) for x in entry["cuts"]]
            require(cuts and cuts[0] == 0 and all(x < y for x, y in zip(cuts, cuts[1:])), "witness.frames: the cuts do not rise from 0")
            require(quarter == len(frames) - 1 or cuts[-1] == 1, "witness.frames: a frame does not end where the next begins")
            for a, b in zip(cuts, cuts[1:]):
                require(self.end is None, "witness.frames: there are cells after the end")
                self.cell(frame, a, b, number, witness["compression"], witness["end"])
                number += 1
            last = cuts[-1]
        if witness["stop"] is None:
            require(self.end is not None, "witness.frames: the path has no end")
            return
        to = value_of(witness["stop"])
        require(self.end is None and to > last, "witness.stop: the slip does not stop there")
        stop, between = frame.stop(last, to, self.state)
        if self.compression is None:
            require(self.negative(between), "witness.stop: compression may end before")
        else:
            require(e.below(self.measured(stop), self.target) and sign(between.ends()[0]) > 0, "witness.stop: the impact may end before")
        self.stopped(stop)


def check_directions(contact, verdict, witness, e):
    """The zeros of g; returns p, -k and the direction where k < 0."""
    vanishes = Chart(contact, 1).R == []
    expect("verdict.every_direction", verdict["every_direction"], vanishes)
    require(("invariant" in witness) != vanishes, "witness.invariant: are there where g is not 0")
    stated, start = iter(verdict["invariant"]), None
    for chart, simple, low, high, inside in cells(contact, witness["invariant"], lambda chart: chart.R) if not vanishes else ():
        if not inside:
            continue
        p, u_dot = sign_at_zero(chart.p, simple, low, high), sign_at_zero(chart.E, simple, low, high)
        before, after = sign_at(chart.R, low), sign_at(chart.R, high)
        found = next(stated, None)
        require(found is not None, "verdict.invariant: a direction is missing")
        right = {"chart": "+" if chart.sigma > 0 else "-", "u_dot": u_dot, "p": p, "attracting": before if before != after else 0}
        for key in right:
            expect("verdict.invariant." + key, found[key], right[key])
        require(Fraction(found["t"]["lo"]) == low and Fraction(found["t"]["hi"]) == high, "verdict.invariant.t: is no cell with a zero")
        require(WIDTH * (high - low) <= 1, "verdict.invariant.t: is wider than 2^-40")
        if u_dot > 0:
            require(start is None, "verdict.invariant: slip starts in two directions")
            start = start_of(chart, low, high, e)
    require(next(stated, None) is None, "verdict.invariant: there are others")
    return start


def start_of(chart, low, high, e):
    def spread(ends):
        return e.between(e.number(ends[0]), e.number(ends[1]))

    w, t = chart.w, e.between(e.number(low), e.number(high))
    square, weight = spread(ranged(multiply(w, w), low, high)), spread(ranged(w, low, high))
    along = e.multiply(e.number(chart.sigma), e.subtract(e.number(1), e.multiply(t, t)))
    across = e.multiply(e.number(2 * chart.sigma), t)
    return (e.divide(spread(ranged(chart.p, low, high)), square), e.divide(spread(ranged(chart.E, low, high)), square),
            (e.divide(along, weight), e.divide(across, weight)))


def reaches(q, P):
    """What velocities and work are not larger than: no sum of their changes up to the impulse P is."""
    push, friction = abs(q["B1"]) + abs(q["B2"]), q["mu"] * (q["A11"] + 2 * abs(q["A12"]) + q["A22"])
    u, v = abs(q["u1"]) + abs(q["u2"]) + P * (push + friction), abs(q["v"]) + P * (q["C"] + q["mu"] * push)
    return {"P": P, "v": v, "W": P * v, "u1": u, "u2": u}


def check_widths(name, stated, q, axes):
    """[3] at most 2^-20 of these"""
    factors = {"u1": axes[0], "u2": axes[1]}
    for key, scale in reaches(q, Fraction(stated["P"]["hi"])).items():
        width = factors.get(key, 1) * (Fraction(stated[key]["hi"]) - Fraction(stated[key]["lo"]))
        require(EVENT_WIDTH * width <= scale, f"verdict.{name}.{key}: is wider than 2^-20 allows")


def check_event(name, stated, event, axes, e):
    require((stated is None) == (event is None), f"verdict.{name}: is there where it happens")
    if event is None:
        return
    one = Fraction(1)
    for key, x, factor in (("P", event.I, one), ("v", event.v, one), ("W", event.W, one), ("u1", event.u[0], axes[0]), ("u2", event.u[1], axes[1])):
        low, high = e.ends(x)
        if not (factor * Fraction(stated[key]["lo"]) <= low and high <= factor * Fraction(stated[key]["hi"])):
            raise Rejected(f"verdict.{name}.{key}: the interval does not hold its number")


def check_hypotheses(q, law):
    for fine, name in ((q["A11"] > 0, "A11"), (q["detA"] > 0, "detA"), (q["detG"] > 0, "detG"), (q["mu"] >= 0, "mu"), (q["v"] <= 0, "v"),
                       (q["r_range"] >= 0, "r"), (law in ("poisson", "energetic", "newton"), "law")):
        require(fine, f"problem.{name}: outside the hypotheses")


def check_spatial_impact(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    problem, verdict, witness = record.get("values", record["problem"]), record["verdict"], record["witness"]
    data, reduced, axes = circular(problem)
    q, law, e = quantities_of(data), problem["law"], Arithmetic(BITS)
    check_hypotheses(q, law)
    quantities = reduced or q
    expect("quantities", set(record["quantities"]), set(quantities))
    check_quantities(record, quantities)
    contact = Contact(q)
    p, h, turns, d = 1, 0, 0, None
    if q["speed2"] != 0:
        speed = Surd(0, 1, q["speed2"])
        p = (Surd(q["C"]) * speed + Surd(-q["muBu"])).sign()
        turns = (Surd(q["turn_B"]) * speed + Surd(-q["turn_A"])).sign()
        d = [Surd(x / q["speed2"]) * speed for x in contact.u]
        h = contact.h(d, Surd(1), lambda x, y, z: Surd(x) * y * z, lambda x, y: x + y).sign() if p == 0 else 0
    start = check_directions(contact, verdict, witness, e)
    # A record may leave open what happens where p = v = 0 >= h.
    left_open = q["v"] == 0 and p == 0 and h <= 0 and record["row"] == "edge_of_the_paradox"
    happens = not left_open and (q["v"] < 0 or p < 0 or p == 0 and h < 0)
    walk = Walk(e, contact, q, law, (p, turns, start, d))
    path = happens and q["speed2"] != 0 and turns != 0
    require(path or witness["frames"] == [] and witness["compression"] is None and witness["end"] is None and witness["stop"] is None,
            "witness.frames: there is no path")
    if happens and q["speed2"] == 0:
        walk.row = "from_rest"
        walk.rest(q["stick"] < 0)
    elif happens:
        walk.state.r = e.root(q["speed2"])
        walk.path(witness) if path else walk.straight()
    edge = left_open or q["v"] == 0 and p == 0 and h == 0 and turns == 0
    word = {-1: "possible", 0: "degenerate", 1: "no"}[p or h or int(turns != 0 and not left_open)]
    right = {"at_rest": {1: "stick", 0: "stick-edge", -1: "slip"}[sign(q["stick"])], "turns": turns,
             "impact": "yes" if happens else "degenerate" if edge else "no", "impact_without_collision": word if q["v"] == 0 else None,
             "itinerary": walk.parts}
    for key in right:
        expect("verdict." + key, verdict[key], right[key])
    expect("row", record["row"], walk.row if happens else "edge_of_the_paradox" if edge else "no_impact")
    require(value_of(verdict["mu_stick_squared"]) * q["detA"] * q["detA"] == q["w1"] * q["w1"] + q["w2"] * q["w2"],
            "verdict.mu_stick_squared: is another number")
    for name in ("stop", "compression", "end"):
        check_event(name, verdict[name], getattr(walk, name), axes, e)
        if verdict[name] is not None:
            check_widths(name, verdict[name], q, axes)


KIND = (SPATIAL_IMPACT, check_spatial_impact)
