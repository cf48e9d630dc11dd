# SPDX-License-Identifier: BSD-2-Clause
"""The phases of a motion on a spring and damper, in ranges, on the cells of the witness [spec/compliance/certificate.md, 4 and 5]."""

from .answer import expect, Rejected, require
from .compliance_start import derivatives, DERIVATIVES, is_bounded, Phase, slips_through, u_derivative
from .element import value_of
from .enclose import Range
from .fraction import Fraction
from .rational import sign

MORE_BITS = 64  # with which this checker calculates beside those of the witness
FORCE, SLIP, LEAST, MOST = WATCHES = ("f=0", "u=0", "f=least", "f=most")


class Moment:
    """A range of times, and c and s there: the solutions of y'' + d pi y' + k pi y = 0 from (1, 0) and (0, 1)."""

    def __init__(self, motion, time):
        e, self.time, self.zero = motion.e, time, time.low == time.high == 0
        self.c, self.s = e.number(1), time
        if motion.phase.rest is None or motion.constant:
            return
        if motion.slow:
            self.slow, self.fast = e.exp(e.multiply(motion.slow, time)), e.exp(e.multiply(motion.fast, time))
            return
        x = e.multiply(motion.rate, time)
        if motion.bends > 0:
            self.c, self.s = self.hyperbolic(e, x)
        elif motion.bends < 0:
            self.c, self.s = e.cosine(x), e.sine(x)
        self.s = e.divide(self.s, motion.rate) if motion.bends else self.s
        if motion.damped:
            decay = e.exp(e.negate(e.multiply(motion.damping, time)))
            self.c, self.s = e.multiply(decay, e.add(self.c, e.multiply(motion.damping, self.s))), e.multiply(decay, self.s)

    @staticmethod
    def hyperbolic(e, x):
        """cosh and sinh rise where x >= 0."""
        ends = []
        for n in (x.low, x.high):
            up = e.exp_at(n, x.power)
            down = e.divide(e.number(1), up)
            ends.append((e.add(up, down), e.subtract(up, down)))
        two = e.number(2)
        return tuple(e.divide(e.between(ends[0][i], ends[1][i]), two) for i in (0, 1))


class Motion:
    """One phase from its start, where f, v, u lie in ranges; in the first phase `exact` has f and its derivatives."""

    def __init__(self, e, q, phase, f, v, u, exact=None, flat=False):
        self.e, self.q, self.phase, self.exact, self.flat = e, q, phase, exact, flat
        self.beta, self.pi, self.kappa, self.drift = (e.number(x) for x in (phase.beta, phase.pi, phase.kappa, phase.drift))
        self.k, self.d, self.damping = (e.number(x) for x in (q["k"], q["d"], phase.damping))
        self.damped, self.bends = sign(q["d"]) > 0, sign(phase.rate2)
        self.rate = e.sqrt(e.number(abs(phase.rate2)))
        self.slow = self.fast = None  # the rates of an overdamped phase
        if self.damped and 16 * phase.rate2 > phase.damping * phase.damping:
            self.fast = e.negate(e.add(self.damping, self.rate))
            self.slow = e.divide(e.multiply(self.k, self.pi), self.fast)
        self.constant = exact is not None and sign(exact[1]) == sign(exact[2]) == 0
        self.rest, self.least, self.most = (None if x is None else e.number(x) for x in (phase.rest, phase.least, phase.most))
        self.v, self.u = v, u
        self.y = [e.number(x) for x in exact] if exact else self.derived(f)
        self.bounds = self.swing(self.y[0], v) if sign(phase.pi) > 0 else None

    def derived(self, f):
        e, y = self.e, [f]
        slope = e.add(self.beta, e.multiply(self.pi, f))
        y.append(e.negate(e.add(e.multiply(self.k, self.v), e.multiply(self.d, slope))))
        while len(y) < DERIVATIVES:
            following = e.multiply(self.pi, y[-1])
            y.append(e.negate(e.add(e.multiply(self.k, slope), e.multiply(self.d, following))))
            slope = following
        return y

    def watches(self):
        force = [] if self.exact and is_bounded(self.q, self.phase) else [FORCE]
        if self.phase.word:
            return force if self.exact and slips_through(self.q, self.phase) else force + [SLIP]
        return force + [name for name, x in ((LEAST, self.least), (MOST, self.most)) if x is not None]

    def force(self, j, t):
        e, y = self.e, self.y
        if self.constant:
            return e.number(0) if j else y[0]
        if self.rest is None:
            total = y[2] if j <= 2 else e.number(0)
            for i in range(1, j - 1, -1):
                total = e.add(y[i], e.divide(e.multiply(t.time, total), e.number(i - j + 1)))
            return total
        start = e.subtract(y[0], self.rest) if j == 0 else y[j]
        total = self.overdamped(start, y[j + 1], t) if self.slow else e.add(e.multiply(start, t.c), e.multiply(y[j + 1], t.s))
        return e.add(self.rest, self.bounded(total, 1)) if j == 0 else total

    def swing(self, f, v):
        """Above |v| and |f - rest| from a state on: v^2 + (pi / k) (k delta - rest)^2 with k delta = f + d v never grows, where pi > 0."""
        e = self.e
        push = e.subtract(e.add(f, e.multiply(self.d, v)), self.rest)
        speed = e.sqrt(e.add(self.square(v), e.divide(e.multiply(self.pi, self.square(push)), self.k)))
        return speed, e.multiply(speed, e.sqrt(e.add(e.divide(self.k, self.pi), e.multiply(self.d, self.d))))

    def overdamped(self, start, slope, t):
        """The solution from (start, slope) as a sum of two exponentials."""
        e, apart = self.e, self.e.subtract(self.slow, self.fast)
        slow = e.divide(e.subtract(slope, e.multiply(self.fast, start)), apart)
        fast = e.divide(e.subtract(e.multiply(self.slow, start), slope), apart)
        return e.add(e.multiply(slow, t.slow), e.multiply(fast, t.fast))

    def meet(self, x, y):
        """What two ranges share."""
        if max(x.power, y.power) - min(x.power, y.power) > 8 * self.e.bits:
            return x
        power = min(x.power, y.power)
        return Range(max(x.low << x.power - power, y.low << y.power - power), min(x.high << x.power - power, y.high << y.power - power), power)

    def bounded(self, x, which):
        return x if self.bounds is None else self.meet(x, Range(-self.bounds[which].high, self.bounds[which].high, self.bounds[which].power))

    def speed(self, t):
        """v, from f' = -k v - d v'."""
        e = self.e
        v_dot = e.add(self.beta, e.multiply(self.pi, self.force(0, t)))
        return self.bounded(e.negate(e.divide(e.add(self.force(1, t), e.multiply(self.d, v_dot)), self.k)), 0)

    def impulse(self, t):
        """The integral of f, from v' = beta + pi f; of a polynomial where pi = 0."""
        e, y = self.e, self.y
        if self.rest is not None:
            return e.divide(e.subtract(e.subtract(self.speed(t), self.v), e.multiply(self.beta, t.time)), self.pi)
        cubic = e.add(e.divide(y[1], e.number(2)), e.multiply(t.time, e.divide(y[2], e.number(6))))
        return e.multiply(t.time, e.add(y[0], e.multiply(t.time, cubic)))

    def slide(self, t):
        """u"""
        e = self.e
        if not self.phase.word:
            return e.number(0)
        mean, swung = self.drift, None
        if self.rest is not None:  # u' - mean = -(kappa / pi) v'
            mean, swung = e.subtract(self.drift, e.multiply(self.kappa, self.rest)), e.divide(e.subtract(self.speed(t), self.v), self.pi)
        return e.subtract(e.add(self.u, e.multiply(mean, t.time)), e.multiply(self.kappa, swung or self.impulse(t)))

    def value(self, name, j, t):
        """The j-th derivative of what is watched."""
        e = self.e
        if name == SLIP:
            pushed = e.negate(e.multiply(self.kappa, self.force(j - 1, t))) if j else None
            u = self.slide(t) if j == 0 else e.add(self.drift, pushed) if j == 1 else pushed
            return u if self.phase.word > 0 else e.negate(u)
        f = self.force(j, t)
        if name == MOST:
            return e.subtract(self.most, f) if j == 0 else e.negate(f)
        return e.subtract(f, self.least) if name == LEAST and j == 0 else f

    def exact_sign(self, name, j):
        """At the start of the first phase."""
        y, phase = self.exact, self.phase
        if name == SLIP:
            return phase.word * sign(self.q["u"] if j == 0 else u_derivative(phase, y, j))
        if name == MOST:
            return sign(phase.most - y[0] if j == 0 else -y[j])
        return sign(y[0] - phase.least if name == LEAST and j == 0 else y[j])

    def sign_at(self, name, j, t):
        if t.zero and self.exact:
            return self.exact_sign(name, j)
        if t.zero and name == SLIP and (j == 0 or j == 1 and self.flat):
            return 0
        return self.value(name, j, t).sign()

    def sign(self, name, j, cell):
        """The sign on a cell, perhaps not at its ends; 0 when it is not seen: from the range, or from the sign of the derivative and an end."""
        low, whole, high = cell
        found = self.value(name, j, whole).sign()
        if found or j == DERIVATIVES - 2:
            return found or 0
        slope = self.sign(name, j + 1, cell)
        if slope and self.sign_at(name, j, low) in (0, slope):
            return slope
        return -slope if slope and self.sign_at(name, j, high) == -slope else 0

    def goes_on(self, t):
        """Whether the phase never ends after t, by the energy of the swing."""
        e, phase, v = self.e, self.phase, self.speed(t)
        if phase.rest is None or phase.pi < 0:
            return False
        speed, swing = self.swing(self.force(0, t), v)
        low, high = e.subtract(self.rest, swing), e.add(self.rest, swing)
        bounds = [low] + [e.subtract(low, x) for x in (self.least,) if x] + [e.subtract(x, high) for x in (self.most,) if x]
        if any(x.sign() != 1 for x in bounds):
            return False
        return phase.word == 0 or self.slip_goes_on(t, v, speed)

    def slip_goes_on(self, t, v, speed):
        e, phase, u = self.e, self.phase, self.slide(t)
        away = e.divide(e.multiply(e.number(abs(phase.kappa)), e.add(speed, e.sqrt(self.square(v)))), self.pi)
        mean = phase.drift - phase.kappa * phase.rest
        return sign(mean) * phase.word >= 0 and e.subtract(u if phase.word > 0 else e.negate(u), away).sign() == 1

    def square(self, x):
        product = self.e.multiply(x, x)
        product.low = max(product.low, 0)
        return product


class Walk:
    """The phases so far: the motion in this one, sums, and bounds of the greatest force."""

    def __init__(self, e, motion):
        self.e, self.motion = e, motion
        self.time = self.impulse = e.number(0)
        self.peak = None

    def moment(self, low, high):
        e = self.e
        return Moment(self.motion, e.between(e.number(low), e.number(high)))

    def cell(self, low, high):
        return self.moment(low, low), self.moment(low, high), self.moment(high, high)

    def raise_peak(self, low, high):
        self.peak = (low, high) if self.peak is None else (max(low, self.peak[0]), max(high, self.peak[1]))

    def check_cell(self, low, high, event=None):
        """What is watched stays positive; but the event falls through 0 and does so once."""
        require(low < high, "witness.phases.cells: they do not rise")
        motion, cell = self.motion, self.cell(low, high)
        for name in motion.watches():
            require(name == event or motion.sign(name, 0, cell) == 1, f"witness.phases.cells: {name} is not seen not to happen")
        if event:
            falls = motion.sign(event, 1, cell) == -1 and motion.value(event, 0, cell[2]).sign() == -1
            require(falls, "witness.phases.end: the event is not seen to happen")
        for t in (cell[0], cell[2]):
            self.raise_peak(*motion.force(0, t).ends())
        if motion.sign(FORCE, 1, cell) == 0:
            self.raise_peak(self.peak[0], motion.force(0, cell[1]).ends()[1])

    def check_cells(self, cells, end):
        time = Fraction(0)
        for following in map(value_of, cells):
            self.check_cell(time, following)
            time = following
        expect("witness.phases: the last cell", time, end)


def next_word(walk, q, s, event, t):
    """The direction of slip in the phase after an event."""
    motion, word = walk.motion, walk.motion.phase.word
    if event != SLIP:
        return s["a"] if event == LEAST else -s["a"]
    a, k = (q["a"], q["k_minus"]) if word > 0 else (-q["a"], q["k_plus"])
    if sign(a) >= 0 and sign(k) >= 0:
        return 0
    if sign(a) <= 0 and sign(k) <= 0:
        return -word
    grip = walk.e.add(walk.e.number(a), walk.e.multiply(walk.e.number(k), motion.force(0, t))).sign()
    if not grip:
        raise Rejected("witness.phases: which phase follows is not seen")
    return 0 if grip > 0 else -word


def move_on(walk, q, s, event, t):
    motion, e = walk.motion, walk.e
    word = next_word(walk, q, s, event, t)
    force = motion.force(0, t) if event == SLIP else motion.least if event == LEAST else motion.most
    walk.motion = Motion(e, q, Phase(q, word), force, motion.speed(t), e.number(0), flat=event != SLIP)


def stated(given):
    return value_of(given["low"]), value_of(given["high"])


def check_bits(e, given):
    """An end has at most a decimal digit for three bits, so that ranges are far shorter than their last digit."""
    digits = max(len(given["end"][name].split("/")[0].lstrip("-")) for name in ("low", "high"))
    require(3 * digits <= e.bits - MORE_BITS, "witness.bits: too few for the end of a phase")


def check_going_on(walk, given, at_once):
    low, high = stated(given["end"])
    if walk.motion.exact and sign(low) == sign(high) == 0 and at_once:
        return
    expect("witness.phases.end", low, high)
    walk.check_cells(given["cells"], low)
    require(walk.motion.goes_on(walk.moment(low, low)), "witness.phases: the last phase is not seen to go on")


def check_leaving(walk, verdict, t):
    e, motion = walk.e, walk.motion
    v = motion.speed(t)
    found = {"u": motion.slide(t), "v": v, "delta": e.divide(e.multiply(motion.d, v), motion.k), "duration": walk.time, "impulse": walk.impulse}
    for name, x in found.items():
        require(verdict[name] is not None and e.within(x, stated(verdict[name])), f"verdict.{name}: does not hold the value")
    low, high = stated(verdict["peak_force"]) if verdict["peak_force"] else (None, None)
    require(low is not None and low <= walk.peak[0] and walk.peak[1] <= high, "verdict.peak_force: does not hold the value")
    expect("verdict.stability", verdict["stability"], None)


def check_staying(motion, s, verdict):
    for name in ("duration", "u", "v", "delta", "impulse", "peak_force", "error"):
        expect("verdict." + name, verdict[name], None)
    pi = sign(motion.phase.pi)
    expect("verdict.stability", verdict["stability"], "unstable" if pi < 0 else "stable" if pi > 0 and s["d"] > 0 else "neutral")


def check_phases(e, q, s, first, at_once, verdict, witness):
    exact = derivatives(q, first)
    walk = Walk(e, Motion(e, q, first, None, e.number(q["v"]), e.number(q["u"]), exact))
    events = verdict["events"]
    require(len(witness) == len(events) == len(verdict["phases"]) >= 1, "verdict: as many phases as events and as the witness has")
    expect("verdict.times: how many", len(verdict["times"]), len(events) - (events[-1] == "none"))
    for i, given in enumerate(witness):
        expect(f"verdict.phases[{i}]", verdict["phases"][i], walk.motion.phase.name)
        check_bits(e, given)
        last = i == len(witness) - 1
        require((events[i] in (FORCE, "none")) == last, f"verdict.events[{i}]: the last phase, and no other, ends by f=0 or goes on")
        if events[i] == "none":
            check_going_on(walk, given, at_once)
            expect("verdict.end", verdict["end"], "sustains-slip" if walk.motion.phase.word else "sustains-stick")
            check_staying(walk.motion, s, verdict)
            return
        require(events[i] in walk.motion.watches(), f"verdict.events[{i}]: none that the phase can have")
        low, high = stated(given["end"])
        walk.check_cells(given["cells"], low)
        walk.check_cell(low, high, events[i])
        t = walk.moment(low, high)
        walk.time, walk.impulse = e.add(walk.time, t.time), e.add(walk.impulse, walk.motion.impulse(t))
        require(e.within(walk.time, stated(verdict["times"][i])), f"verdict.times[{i}]: does not hold the end of the phase")
        if last:
            expect("verdict.end", verdict["end"], "detaches")
            check_leaving(walk, verdict, t)
        else:
            move_on(walk, q, s, events[i], t)
