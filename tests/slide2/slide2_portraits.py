#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Draws the phase portraits of [CV16], Figure 15: two contacts that slip on springs and dampers, in the plane of (y1, y2).
Usage: slide2_portraits.py 261|142 FILE.svg

Each motion is enclosed: every number is an interval of integers over 2^BITS, rounded outwards, a step is Taylor's series with its remainder, and a
contact changes between pressing, relaxing and open only where its guard crosses 0 with a rate of one sign.  So the lines lie within the width of
the pen, and the colours, the limit cycle and the point of rest are proved:

  261  each square has the colour of the impact without collision in which the motion from its middle ends, both velocities 0.  IF: contact 1 presses,
       y1 < 0 >= v1, contact 2 is open with v2 >= 0 and b2 + p21 lambda1 > 0.  This never ends, since b1, p11 < 0 < p21: v1 falls and lambda1 rises.
  142  from y = v = 0.  With the corrected p22 contact 2 lifts off and lands again and again, as often as the picture says.  With the printed p22 the motion
       comes so near to rest in S+S+ that all forces stay positive for ever."""
import pathlib
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from plot_page import key, LEFT, LINE, page, Plot, RULE, SQUARE, WHITE

BITS, ONE = 1200, 1 << 1200
PRESSES, RELAXES, OPEN = "PRO"
TERMS = 400


def work_with(bits):
    """Longer motions need more: each step and each change widens the enclosure."""
    global BITS, ONE
    BITS, ONE = bits, 1 << bits


class Undecided(Exception):
    """The enclosure is too wide, or time is up."""


def of_fraction(x):
    x = Q(x)
    return (x.numerator * ONE) // x.denominator, -((-x.numerator * ONE) // x.denominator)


def plus(a, b):
    return a[0] + b[0], a[1] + b[1]


def minus(a, b):
    return a[0] - b[1], a[1] - b[0]


def times(a, b):
    """The product of two intervals."""
    products = (a[0] * b[0], a[0] * b[1], a[1] * b[0], a[1] * b[1])
    return min(products) >> BITS, -((-max(products)) >> BITS)


def scaled(a, factor):
    """An interval times a fraction."""
    n, d = factor.numerator, factor.denominator
    low, high = (a[0], a[1]) if n >= 0 else (a[1], a[0])
    return low * n // d, -(-high * n // d)


def over(a, b):
    """The quotient; b does not hold 0."""
    quotients = [Q(x, y) for x in a for y in b]
    return of_fraction(min(quotients))[0], of_fraction(max(quotients))[1]


def hull(a, b):
    return min(a[0], b[0]), max(a[1], b[1])


def is_inside(a, b):
    return b[0] <= a[0] and a[1] <= b[1]


def linear(row, x):
    """Fractions times intervals, summed."""
    total = (0, 0)
    for c, value in zip(row, x):
        if c:
            total = plus(total, scaled(value, c))
    return total


def double(x):
    """A number over 2^BITS as a double, for the drawing."""
    return (x >> BITS - 80) / (1 << 80)


class Slide:
    """y'' = b + P lambda on springs of stiffness K and dampers Q; the state is (y1, y2, v1, v2)."""

    def __init__(self, p, b, stiffness, damping):
        self.p, self.b = [[Q(x) for x in row] for row in p], [Q(x) for x in b]
        self.stiffness, self.damping = [Q(x) for x in stiffness], [Q(x) for x in damping]
        self.flows = {}

    def force(self, i):
        """lambda_i where contact i presses, as a row."""
        row = [Q(0)] * 4
        row[i], row[i + 2] = -self.stiffness[i], -self.damping[i]
        return row

    def flow(self, phase):
        """The matrix and the constants of x' = A x + c."""
        if phase not in self.flows:
            A = [[Q(0), Q(0), Q(1), Q(0)], [Q(0), Q(0), Q(0), Q(1)]]
            for k in (0, 1):
                A.append([sum(self.p[k][i] * self.force(i)[j] for i in (0, 1) if phase[i] == PRESSES) for j in range(4)])
            self.flows[phase] = A, [of_fraction(c) for c in (0, 0, *self.b)]
        return self.flows[phase]

    def guards(self, phase):
        """What is positive in the phase, each as a row, with the contact and what it does afterwards."""
        out = []
        for i in (0, 1):
            unit = [Q(int(j == i)) for j in range(4)]
            if phase[i] == PRESSES:
                out.append((self.force(i), i, RELAXES))
            elif phase[i] == RELAXES:
                out.append(([-x for x in self.force(i)], i, PRESSES))
                out.append(([-x for x in unit], i, OPEN))
            else:
                out.append((unit, i, PRESSES))
        return out


def rates(flow, x):
    A, c = flow
    return [plus(linear(row, x), constant) for row, constant in zip(A, c)]


def swept(flows, x, h):
    """A box that holds the motion from x for times in [0, h] under any of the flows."""
    span, box = (0, h), x
    for _ in range(60):
        speed = rates(flows[0], box)
        for flow in flows[1:]:
            speed = [hull(a, b) for a, b in zip(speed, rates(flow, box))]
        now = [plus(a, times(span, s)) for a, s in zip(x, speed)]
        if all(is_inside(a, b) for a, b in zip(now, box)):
            return now, speed
        box = [(low - (high - low) // 8 - 1, high + (high - low) // 8 + 1) for low, high in now]
    raise Undecided("a step is too long")


def advanced(flow, x, h, box):
    """The state after the time h: Taylor's series, with its remainder on the box."""
    A, c = flow
    terms, rest, total = list(x), list(box), list(x)
    for k in range(1, TERMS):
        add = c if k == 1 else [(0, 0)] * 4
        step = (h // k, -(-h // k))
        terms = [times(plus(linear(row, terms), a), step) for row, a in zip(A, add)]
        rest = [times(plus(linear(row, rest), a), step) for row, a in zip(A, add)]
        if max(max(abs(t[0]), abs(t[1])) for t in rest) < 64:
            return [plus(a, b) for a, b in zip(total, rest)]
        total = [plus(a, b) for a, b in zip(total, terms)]
    raise Undecided("the series is too long")


def smallest(pairs):
    return min(pairs, key=lambda pair: pair[0])


class Motion:
    """An enclosed motion; `path` has a point of each step, as doubles, and `events` the changes with their states."""

    def __init__(self, slide, x, phase, longest):
        self.slide, self.x, self.phase, self.longest = slide, x, phase, longest
        self.time, self.path, self.events = 0, [self.point()], []

    def point(self):
        if max(high - low for low, high in self.x) > ONE >> 20:
            raise Undecided("the enclosure is wide")
        return tuple(double(low + high) / 2 for low, high in self.x)

    def step(self):
        """One step within the phase, up to just before the guard that falls first; across it where that is near."""
        flow, guards = self.slide.flow(self.phase), self.slide.guards(self.phase)
        h = self.longest
        while True:
            box, speed = swept([flow], self.x, h)
            room = [(linear(row, self.x)[0], -min(linear(row, speed)[0], 0), k) for k, (row, _, _) in enumerate(guards)]
            if min(r[0] for r in room) <= 0:
                raise Undecided("a guard is open")
            # within this time no guard can reach 0, for its rate over the step is bounded
            most, which = smallest([(have * ONE // fall if fall else h + 1, k) for have, fall, k in room])
            if most > h:
                break
            if most < max(high - low for low, high in self.x) << 30:
                self.cross(guards[which], most)
                return
            # not all the way, so that what is left is more than the width of the enclosure
            h = most - (most >> 24) - 1 if h <= 2 * most else h // 2
        self.x = advanced(flow, self.x, h, box)
        self.time += h
        self.path.append(self.point())

    def cross(self, guard, near):
        """Over a guard: its rate has one sign in both phases, so it is crossed once."""
        row, i, after = guard
        phase = self.phase[:i] + after + self.phase[i + 1:]
        flows = [self.slide.flow(self.phase), self.slide.flow(phase)]
        others = [g for g, j, _ in self.slide.guards(self.phase) if g is not row and (j != i)]
        before = list(self.x)
        h = 8 * near + 8
        for _ in range(40):
            box, speed = swept(flows, self.x, h)
            if any(linear(g, box)[0] <= 0 for g in others) or linear(row, speed)[1] >= 0:
                raise Undecided("a guard is not crossed")
            self.x = [plus(a, times((h, h), s)) for a, s in zip(self.x, speed)]
            self.time += h
            if all(linear(g, self.x)[0] > 0 for g, _, _ in self.slide.guards(phase)):
                self.events.append((self.phase, phase, self.time, before))
                self.phase = phase
                return
        raise Undecided("a guard is not left")

    def run(self, until):
        while self.time < until:
            self.step()
        return self


def start(slide, y, longest):
    """From y < 0 with velocities 0: both contacts press."""
    return Motion(slide, [of_fraction(v) for v in (*y, 0, 0)], PRESSES + PRESSES, longest)


def start_at_touch(slide, longest):
    """From y = v = 0: both velocities fall over the first step, so y < 0 and both press from then on."""
    motion = start(slide, (0, 0), longest)
    flow, h = slide.flow(motion.phase), ONE >> 8
    box, speed = swept([flow], motion.x, h)
    if max(s[1] for s in speed[2:]) >= 0:
        raise Undecided("the contacts do not press")
    motion.x = advanced(flow, motion.x, h, box)
    motion.time = h
    return motion


def presses_for_ever(motion):
    """IF or FI where the motion has come so far that it ends in this impact without collision; else None."""
    slide, x = motion.slide, motion.x
    for i, word in ((0, "IF"), (1, "FI")):
        j = 1 - i
        signs = slide.b[i] < 0 and slide.p[i][i] < 0 < slide.p[j][i]
        if signs and motion.phase[i] == PRESSES and motion.phase[j] == OPEN and x[i + 2][1] <= 0 <= x[j + 2][0]:
            lift = plus(of_fraction(slide.b[j]), scaled(linear(slide.force(i), x), slide.p[j][i]))
            if lift[0] > 0:
                return word
    return None


def fate(slide, y, until, longest):
    """The impact in which the motion from y at velocities 0 ends, None if that is not found out; and the motion."""
    motion = start(slide, y, longest)
    try:
        while motion.time < until:
            word = presses_for_ever(motion)
            if word:
                return word, motion
            motion.step()
    except Undecided:
        pass
    return None, motion


def rest_point(slide):
    """y where both contacts slip on, by Cramer's rule."""
    (p11, p12), (p21, p22) = slide.p
    D = p11 * p22 - p12 * p21
    forces = (slide.b[1] * p12 - slide.b[0] * p22) / D, (slide.b[0] * p21 - slide.b[1] * p11) / D
    return [-force / k for force, k in zip(forces, slide.stiffness)]


def size_of(x):
    return max(abs(x[0]), abs(x[1]))


def norm(M):
    """The largest sum of a row."""
    return max(sum(size_of(x) for x in row) for row in M)


def product(M, N):
    out = [[(0, 0)] * 4 for _ in range(4)]
    for i in range(4):
        for j in range(4):
            for k in range(4):
                out[i][j] = plus(out[i][j], times(M[i][k], N[k][j]))
    return out


def stays_near_rest(motion):
    """Whether all forces of both contacts stay positive from now on: small changes e of the state go to 0 by e' = A e, after a time for which the norm of the flow
    is below 1; until then none is larger than `worst` times the first, and that keeps y < 0 < lambda."""
    slide, (A, _) = motion.slide, motion.slide.flow(PRESSES + PRESSES)
    h, zero = ONE >> 5, [(0, 0)] * 4
    unit = [[(ONE * (i == j),) * 2 for i in range(4)] for j in range(4)]
    columns = [advanced((A, zero), e, h, swept([(A, zero)], e, h)[0]) for e in unit]
    E = power = [[columns[j][i] for j in range(4)] for i in range(4)]
    worst = max(ONE, norm(E))
    for _ in range(1000):
        if norm(power) < ONE:
            break
        power = product(power, E)
        worst = max(worst, norm(power))
    else:
        return False
    # between two of these times a change grows by less than e^(h |A|) < 1 + 2 h |A|, since h |A| < 1
    steepness = max(sum(abs(c) for c in row) for row in A)
    if steepness >= 32:
        raise Undecided("the step is too long")
    rest = [*map(of_fraction, rest_point(slide)), (0, 0), (0, 0)]
    off = max(size_of(minus(a, b)) for a, b in zip(motion.x, rest))
    reach = Q(off, ONE) * Q(worst, ONE) * (1 + steepness / 16)
    rooms = [min(-y, -y * k / (k + q)) for y, k, q in zip(rest_point(slide), slide.stiffness, slide.damping)]
    return motion.phase == PRESSES + PRESSES and reach < min(rooms)


# ---------------------------------------------------------------- pictures

FILLS = {"IF": 1, "FI": 0}


def plane(x, y, **place):
    return Plot(x, y, ("y1, where contact 1 is (m)", "y2, where contact 2 is (m)"), **place)


def axes(plot):
    """Where the contacts touch."""
    plot.rule((0, plot.y[0]), (0, plot.y[1]))
    plot.rule((plot.x[0], 0), (plot.x[1], 0))


SQUARES, BITS_261, BITS_142, UNTIL_261, UNTIL_142 = 25, 200, 1200, 100, 60
LINES = ((-90, -75), (-75, -90), (-80, -20), (-20, -60), (-45, -5), (-5, -30), (-60, -50), (-30, -35))


def class_261():
    return Slide([["-0.055", "0.088"], ["0.055", "-0.036"]], [-1, -1], (1, 1), (1, 1))


def draw_261():
    work_with(BITS_261)
    slide, reach, counts = class_261(), 100, {"IF": 0, "FI": 0, None: 0}
    plot, size, squares = plane((-reach, reach / 4), (-reach, reach / 4)), Q(reach, SQUARES), {}
    for i in range(SQUARES):
        for j in range(SQUARES):
            corner = -reach + i * size, -reach + j * size
            word, _ = fate(slide, [c + size / 2 for c in corner], UNTIL_261 * ONE, ONE)
            counts[word] += 1
            squares.setdefault(word, []).append(plot.box(*((c, c + size) for c in corner)))
    for word, fill in FILLS.items():
        plot.fill(squares[word], fill, word)
    for y in LINES:
        plot.line(fate(slide, y, UNTIL_261 * ONE, ONE)[1].path)
    axes(plot)
    plot.mark(*map(float, rest_point(slide)))
    entries = [(FILLS[word], f"the motion from the middle ends in the impact {word} ({counts[word]} squares)") for word in FILLS]
    entries += [(WHITE, f"not found out ({counts[None]} squares), or without contact"), (LINE, "motions, enclosed step by step"), (RULE, "contact 1 or 2 touches"),
                (SQUARE, "S+S+, unstable")]
    return page("slide2: motions of class 261 on springs and dampers", "p11 = -0.055, p12 = 0.088, p21 = 0.055, p22 = -0.036, b1 = b2 = -1, k1 = k2 = q1 = q2 = -1",
                [plot.finished(), key(entries)])


def class_142(p22):
    return Slide([["3.051", "-1.677"], ["1.555", p22]], ["-1", "-0.727"], (1, 3), ("1.2", "1.2"))


def lift_offs(motion):
    return sum(after[1] == OPEN != before[1] for before, after, _, _ in motion.events)


def draw_142():
    work_with(BITS_142)
    parts = []
    for k, (p22, name, end) in enumerate((("-0.375", "corrected", "unstable"), ("-0.0375", "printed", "stable"))):
        motion = start_at_touch(class_142(p22), ONE >> 5).run(UNTIL_142 * ONE)
        calm = stays_near_rest(motion)
        words = [f"{name} p22 = {p22}: {lift_offs(motion)} lift-offs of contact 2 until t = {UNTIL_142}"] + (["then at rest in S+S+ for ever"] if calm else [])
        plot = plane((-1.1, 0.2), (-0.6, 0.7), left=LEFT + 500 * k, width=400, height=400, ticks=7)
        plot.line(motion.path)
        axes(plot)
        plot.mark(*map(float, rest_point(motion.slide)))
        entries = [("", line) for line in words] + [(LINE, "the motion from y = v = 0, enclosed step by step"), (RULE, "contact 1 or 2 touches"), (SQUARE, f"S+S+, {end}")]
        parts += [plot.finished(), key(entries, plot.left, 540, 75)]
    return page("slide2: motions of class 142 on springs and dampers", "p11 = 3.051, p12 = -1.677, p21 = 1.555, b1 = -1, b2 = -0.727, k1 = -1, k2 = -3, q1 = q2 = -1.2", parts)


def main():
    pictures = {"261": draw_261, "142": draw_142}
    if len(sys.argv) != 3 or sys.argv[1] not in pictures:
        sys.exit(__doc__)
    with open(sys.argv[2], "w", encoding="ascii") as file:
        file.write(pictures[sys.argv[1]]())


if __name__ == "__main__":
    main()
