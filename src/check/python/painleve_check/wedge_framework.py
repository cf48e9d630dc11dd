# SPDX-License-Identifier: BSD-2-Clause
"""Kind wedge, model `enlarged` [spec/wedge/certificate.md, W.5]: a framework that slides, with a mass on a spring inside.  The rules are EVAL
and ENCLOSE of the kernel: each range of the witness is shown to hold what the one before it produces."""

from .answer import expect, require
from .enclose import Enclose
from .element import value_of
from .field import Element
from .fraction import Fraction
from .kernel import check_theory, program, Theory
from .schema import NULL, NUMBER, QUANTITY, ROOT, SIGN, STRING, STRINGS

INPUTS = ("m", "M", "c", "g", "mu", "v")
PROGRAM = """
total = m + M
excess = M - m
cv = c * v
drive = cv * v
mug = mu * g
weight = M * mug
hold = weight * mug
beyond = drive - hold
"""
QUANTITIES = INPUTS + ("total", "excess", "drive", "hold", "beyond")
RANGE = {"lo": NUMBER, "hi": NUMBER}
FRAMEWORK = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, "model": STRING, **{name: NUMBER for name in INPUTS}},
    "verdict": {"first_stop": RANGE, "time": RANGE, "branch": SIGN, "critical": (RANGE,), "after": STRING, "slips": {SIGN, STRING},
                "directions": STRINGS, "paper_jumps": NUMBER, "zeros": STRINGS},
    "quantities": {name: QUANTITY for name in QUANTITIES},
    "witness": {"bits": SIGN, "turn": (RANGE,), "limit": (RANGE,), "slips": [RANGE]},
}
LEAST_BITS, MOST_BITS, MORE_BITS, MOST_BRANCH, MOST_SLIPS, WIDTH_BITS = 64, 4096, 64, 9999999, 999, 40


class Framework:
    """The data of a record at some precision; a range of the record is a pair of numbers."""

    def __init__(self, case):
        witness = case.witness
        require(0 <= witness["bits"] <= MOST_BITS, "witness.bits: negative, or too many")
        self.e = e = Enclose(max(witness["bits"], LEAST_BITS) + MORE_BITS)
        self.q = {name: e.number(x) for name, x in case.q.items()}
        self.one, self.pi = e.number(1), e.pi()
        self.two_pi = e.add(self.pi, self.pi)
        self.rho = e.divide(self.q["M"], self.q["m"])
        self.total = e.add(self.one, self.rho)
        square = e.divide(e.multiply(self.q["drive"], self.q["total"]), e.multiply(self.q["m"], self.q["hold"]))
        self.V = e.sqrt(square)

    def ends(self, given):
        low, high = value_of(given["lo"]), value_of(given["hi"])
        require(not isinstance(low, Element) and not isinstance(high, Element) and low < high, "a range: its ends are not in order")
        return low, high

    def narrow(self, place, ends):
        """The number, which is not negative, is known to 40 bits."""
        require((ends[1] - ends[0]) * 2 ** WIDTH_BITS <= ends[1], place + ": is wider than 2^-40 allows")

    def between(self, ends):
        return self.e.between(self.e.number(ends[0]), self.e.number(ends[1]))

    def square(self, x):
        return self.e.multiply(x, x)

    def below(self, x, y):
        return self.e.subtract(x, y).sign() == -1

    def rises(self, f, ends):
        """Whether f is negative at the low end and positive at the high one."""
        return f(self.e.number(ends[0])).sign() == -1 and f(self.e.number(ends[1])).sign() == 1

    def stop(self, t):
        return self.e.subtract(self.e.add(t, self.e.multiply(self.rho, self.e.sine(t))), self.V)

    def slope(self, t):
        return self.e.add(self.one, self.e.multiply(self.rho, self.e.cosine(t)))

    def versine(self, t):
        return self.e.subtract(self.one, self.e.cosine(t))

    def slip(self, t, a):
        e = self.e
        return e.subtract(e.subtract(t, e.sine(t)), e.multiply(a, self.versine(t)))

    def energy(self, t):
        e = self.e
        moving = e.multiply(self.total, self.square(e.sine(t)))
        return e.subtract(e.add(self.square(self.versine(t)), moving), self.square(e.add(self.one, e.divide(self.one, self.rho))))

    def next_square(self, t, a):
        e = self.e
        kappa = e.add(e.cosine(t), e.multiply(a, e.sine(t)))
        lost = e.add(e.multiply(e.add(self.rho, self.rho), e.subtract(self.one, kappa)), e.subtract(self.one, self.square(kappa)))
        return e.subtract(self.square(e.subtract(a, t)), e.divide(lost, self.total))


def check_first_stop(x, case, theta):
    """The first root of t + rho sin t = V: on the rising stretch `branch`, with all greatest values before it below V."""
    verdict, e, n = case.verdict, x.e, case.verdict["branch"]
    require(theta[0] >= 0 and x.rises(x.stop, theta), "verdict.first_stop: the velocity is not seen to end there")
    x.narrow("verdict.first_stop", theta)
    unit = e.sqrt(e.divide(e.multiply(x.q["m"], x.q["M"]), e.multiply(x.q["c"], x.q["total"])))
    time = x.ends(verdict["time"])
    require(e.within(e.multiply(x.between(theta), unit), time), "verdict.time: is not that of the first stop")
    x.narrow("verdict.time", time)
    if case.s["excess"] <= 0:
        expect("verdict.branch", n, 0)
        return
    require(0 <= n <= MOST_BRANCH, "verdict.branch: negative, or too large")
    turn, middle = x.ends(case.witness["turn"]), e.multiply(x.two_pi, e.number(n))
    require(x.slope(x.between(theta)).sign() == 1 and x.below(e.subtract(middle, x.pi), e.number(theta[0]))
            and x.below(e.number(theta[1]), e.add(middle, x.pi)), "verdict.branch: is not where the first stop is")
    require(turn[0] > 0 and x.below(e.number(turn[1]), x.pi) and x.rises(lambda t: e.negate(x.slope(t)), turn),
            "witness.turn: is not where the velocity turns")
    if n > 0:
        greatest = e.add(e.number(turn[1]), e.sqrt(e.subtract(x.square(x.rho), x.one)))
        require(x.below(e.add(greatest, e.multiply(x.two_pi, e.number(n - 1))), x.V), "verdict.branch: the framework stops before")


def check_critical(x, case):
    """The least V after which the framework slips again, on the first stretch."""
    e, limit = x.e, x.ends(case.witness["limit"])
    root = e.sqrt(e.subtract(x.one, e.divide(x.one, x.rho)))
    cosine = e.divide(e.subtract(e.multiply(x.total, root), x.one), x.rho)
    require(limit[0] > 0 and x.below(e.number(limit[1]), x.pi) and x.rises(lambda t: e.subtract(cosine, e.cosine(t)), limit),
            "witness.limit: is not the angle with that cosine")
    t = x.between(limit)
    critical = x.ends(case.verdict["critical"])
    require(e.within(e.add(t, e.multiply(x.rho, e.sine(t))), critical), "verdict.critical: is not the critical velocity")
    x.narrow("verdict.critical", critical)


def follow(x, theta, slips):
    """(after, directions, slips) with the lengths of the slips given."""
    energy, swing = x.energy(theta).sign(), x.e.sine(theta).sign()
    if energy == -1:
        require(not slips, "witness.slips: there are fewer")
        return "rest", [1], 1
    require(energy == 1 and swing in (1, -1), "verdict.after: what follows the first stop is not seen")
    directions, direction = [1], swing
    square = x.e.divide(x.e.multiply(x.square(x.rho), x.energy(theta)), x.total)
    for given in slips:
        a, ends = x.e.sqrt(square), x.ends(given)
        t = x.between(ends)
        require(ends[0] > 0 and x.below(x.e.number(ends[1]), x.two_pi) and x.rises(lambda y: x.slip(y, a), ends),
                "witness.slips: a slip is not seen to end there")
        directions.append(direction)
        square, turns = x.next_square(t, a), x.e.subtract(a, t).sign()
        if square.sign() == -1:
            require(given is slips[-1], "witness.slips: there are fewer")
            return "+" if swing > 0 else "-", directions, len(directions)
        require(square.sign() == 1 and turns in (1, -1), "witness.slips: what follows a slip is not seen")
        direction *= turns
    require(x.below(square, x.e.number(Fraction(16, 25))), "witness.slips: there are more")
    return "+" if swing > 0 else "-", directions + [direction], "infinite"


def conclude(case):
    verdict, witness, heavy = case.verdict, case.witness, case.s["excess"] > 0
    require(len(witness["slips"]) <= MOST_SLIPS, "witness.slips: are too many")
    for key, value in (("turn", witness["turn"]), ("limit", witness["limit"]), ("critical", verdict["critical"])):
        require((value is not None) == heavy, key + ": is given exactly when M > m")
    x = Framework(case)
    theta = x.ends(verdict["first_stop"])
    check_first_stop(x, case, theta)
    if heavy:
        check_critical(x, case)
        after, directions, slips = follow(x, x.between(theta), witness["slips"])
    else:
        require(not witness["slips"], "witness.slips: there are fewer")
        after, directions, slips = "rest", [1], 1
    jumps = value_of(verdict["paper_jumps"])
    require(not isinstance(jumps, Element) and jumps.denominator == 1 and jumps >= 0 and jumps * case.q["hold"] < case.q["drive"]
            and case.q["drive"] - (jumps + 1) * case.q["hold"] <= 0, "verdict.paper_jumps: is not the number")
    # What was shown of the ranges stays as it is stated.
    right = {**verdict, "after": after, "directions": ["+" if d > 0 else "-" for d in directions], "slips": slips,
             "zeros": [name for name in QUANTITIES if case.s[name] == 0]}
    return right, "slips_for_ever" if slips == "infinite" else "stops" if slips == 1 else "slips_again"


def check_framework(record):
    require(record["problem"]["model"] == "enlarged", "problem.model: is another")
    check_theory(THEORY, record)


THEORY = Theory(schema=FRAMEWORK, inputs=INPUTS, program=program(PROGRAM), quantities=QUANTITIES,
                hypotheses=[(name, lambda s, name=name: s[name] > 0) for name in INPUTS], conclude=conclude)
