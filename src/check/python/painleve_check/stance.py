# SPDX-License-Identifier: BSD-2-Clause
"""Kind stance [stance], beside the kernel's tables: whether a body on two contacts comes to rest near where it was, after any small disturbance.
PARTITION and FIXED are about a map whose values are ranges (stance_map.py); the statics are signs of ranges."""

from .answer import expect, Rejected, require
from .enclosed import Infinite, INFINITY, Open, Precision, sign
from .fraction import Fraction
from .record import check_problem
from .schema import exactly_one_type, NULL, NUMBER, NUMBERS, SIGN, STRING, STRINGS, TRUE
from .stance_body import body_of, equilibrium, is_persistent, motions, Z1, Z2
from .stance_map import TWO_IMPACTS, Step

ANGLES, NUMERIC = ("phi1", "phi2"), ("Fx", "Fz", "tau", "rho")
STANCE = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING,
    "problem": {"kind": STRING, "l1": NUMBER, "l2": NUMBER, "h": NUMBER, "phi1": STRING, "phi2": STRING, "mu1": NUMBER, "mu2": NUMBER,
                "?alpha": STRING, **{"?" + name: NUMBER for name in NUMERIC}},
    "verdict": {"of": STRING, "stability": STRING, "by": {STRING, NULL}, "reason": {STRING, NULL}, "region": {SIGN, NULL},
                "contact_1": {SIGN, NULL}, "persistent": {TRUE, NULL}, "moves": STRINGS},
    "quantities": {},
    "witness": {"?partition": {"ends": NUMBERS, "words": STRINGS, "?levels": NUMBERS}, "?trap": {"from": NUMBER, "to": NUMBER}},
}
PRECISIONS, MOST_INTERVALS = (192, 1024), 128


class Statics:
    """[stance 4] what is known before any map: a code, the words that move, which contact plays 1."""

    def __init__(self, body):
        self.code, self.moves, self.body, self.contact, self.persistent = self.first_code(body), [], body, None, None
        if self.code != "equilibrium":
            return
        found = motions(body)
        if max(found.values()) == 0:
            self.code = "boundary"
        elif max(found.values()) > 0:
            self.code, self.moves = "ambiguous", [word for word, status in found.items() if status > 0]
        else:
            self.number()

    def first_code(self, body):
        try:
            held = equilibrium(body)
            if held < 0:
                return "no_equilibrium"
            signs = [body.painleve(i, d).sign() for i in (0, 1) for d in (1, -1)]
            if held == 0 or None in signs and -1 not in signs or 0 in signs and -1 not in signs:
                return "boundary"
            return "painleve" if -1 in signs else "equilibrium"
        except Open:
            return "boundary"

    def number(self):
        """The contacts are numbered so that the load presses contact 1 on."""
        try:
            contact = 1 if sign(self.body.c[Z1]) < 0 else 2
            body = self.body if contact == 1 else self.body.swapped()
            if sign(body.c[Z1]) >= 0 or sign(body.c[Z2]) == 0:
                raise Open("a contact that the load neither presses on nor lifts")
            persistent = is_persistent(body)
        except Open:
            self.code = "boundary"
            return
        self.contact, self.body, self.persistent = contact, body, persistent


def is_safe(leaf):
    return leaf.square.high < 1


def moved(t, value):
    """The sign of a range of values of R less t."""
    return 1 if value.low > t else -1 if value.high < t else 0


def way_of(J, leaf):
    """The sign of R(t) - t on all of J, by the leaf's formula; 0 where it is not known."""
    if leaf.line is not None and not leaf.constant:
        signs = set()
        for t in J:
            if isinstance(t, Infinite):
                signs.add(((leaf.line.b - 1).sign() or 0) * t.sign)
            else:
                signs.add(moved(t, leaf.line.at(t)))
        return signs.pop() if len(signs) == 1 else 0
    return 1 if leaf.ends[0] > J[1] else -1 if leaf.ends[1] < J[0] else 0


def check_monotone_interval(J, word, leaves, outer):
    maps = [x for x in leaves if x is not TWO_IMPACTS]
    if word == "undef":
        require(not maps, "an interval `undef` on which the map is defined")
    elif word == "safe":
        require(maps and all(map(is_safe, maps)), "an interval `safe` with growth, or without a map")
        require(not outer or len(leaves) == 1, "an outer interval `safe` with several leaves")
    else:
        require(word in ("up", "down"), "an unknown word")
        require(not outer and maps, "an interval `up` or `down` that is the first or last")
        require(all(way_of(J, x) == (1 if word == "up" else -1) for x in maps), "an interval on which the map goes the other way")


def check_interval_of_graph(J, word, leaves, outer):
    """Returns the ranges of R on the interval."""
    maps = [x for x in leaves if x is not TWO_IMPACTS]
    if word == "undef":
        require(not maps, "an interval `undef` on which the map is defined")
        return []
    if word == "safe":
        require(maps and all(map(is_safe, maps)), "an interval `safe` with growth, or without a map")
    else:
        require(word in ("up", "down"), "an unknown word")
        require(maps and all(way_of(J, x) == (1 if word == "up" else -1) for x in maps), "an interval on which the map goes the other way")
    if outer:
        require(len(leaves) == 1 and len(maps) == 1 and maps[0].line is not None and (is_safe(maps[0]) or maps[0].square.low > 1),
                "an outer interval without one affine leaf")
    return [x.ends for x in maps]


def check_levels(ends, words, levels, ranges):
    """Every arrow leads to a level that is no higher, and to a lower one where either interval is not safe."""
    require(len(levels) == len(words), "as many levels as intervals")
    levels = [Fraction(x) for x in levels]
    for k, images in enumerate(ranges):
        for low, high in images:
            for m in range(len(words)):
                if m != k and ends[m] <= high and ends[m + 1] >= low and words[m] != "undef":
                    calm = words[k] == words[m] == "safe"
                    require(levels[m] < levels[k] or calm and levels[m] == levels[k], "an arrow to a level that is not lower")


def check_partition(body, partition):
    """PARTITION [stance 6]; returns the theorem's name."""
    ends = [-INFINITY, *map(Fraction, partition["ends"]), INFINITY]
    words, graph = partition["words"], "levels" in partition
    require(len(words) == len(ends) - 1 <= MOST_INTERVALS, "one word for each interval")
    require(all(a < b for a, b in zip(ends, ends[1:])), "the ends rise")
    require(graph == (sign(body.c[Z2]) > 0), "levels are given exactly when contact 2 is lifted by the load")
    step, ranges = Step(body), []
    for k, word in enumerate(words):
        J, outer = (ends[k], ends[k + 1]), k in (0, len(words) - 1)
        leaves = step.leaves(J)
        if graph:
            ranges.append(check_interval_of_graph(J, word, leaves, outer))
        else:
            check_monotone_interval(J, word, leaves, outer)
    if graph:
        check_levels(ends, words, partition["levels"], ranges)
    return "theorem 3" if set(words) <= {"safe", "undef"} else "theorem 4"


def check_trap(body, trap, persistent):
    """FIXED [stance 7]: the map has a fixed point between two numbers, with growth above 1."""
    J = Fraction(trap["from"]), Fraction(trap["to"])
    require(J[0] <= J[1], "the trap has no inside")
    leaves = Step(body).leaves(J)
    require(leaves and TWO_IMPACTS not in leaves, "the map is not defined on all of the trap")
    require(all(x.square.low > 1 for x in leaves), "no growth on the trap")
    require(persistent or len(leaves) == 1, "several leaves, and the equilibrium is not persistent")
    if not all(J[0] <= x.ends[0] and x.ends[1] <= J[1] for x in leaves):
        require(len(leaves) == 1, "several leaves, and the trap is left")
        signs = {way_at(body, t) for t in J}
        require(signs == {1, -1}, "the map does not cross")


def way_at(body, t):
    """The sign of R(t) - t; 0 where it is not known."""
    leaves = Step(body).leaves((t, t))
    require(len(leaves) == 1 and leaves[0] is not TWO_IMPACTS, "several leaves at an end of the trap")
    return 1 if leaves[0].ends[0] > t else -1 if leaves[0].ends[1] < t else 0


def check_neutral(body, trap):
    """[stance 7] a fixed point with growth 1: nothing follows from it."""
    t = Fraction(trap["from"])
    leaves = Step(body).leaves((t, t))
    require(trap["from"] == trap["to"] and leaves and TWO_IMPACTS not in leaves, "no point on which the map is defined")
    require(all(x.ends == (t, t) and x.square.low == x.square.high == 1 for x in leaves), "no fixed point with growth 1")


def right_verdict(record, statics):
    """[stance 8] the row and the verdict."""
    verdict, witness = record["verdict"], record["witness"]
    right = {"of": "zero-order dynamics", "stability": "undecided", "by": None, "reason": None, "region": None,
             "contact_1": statics.contact, "persistent": statics.persistent, "moves": statics.moves}
    if statics.code in ("no_equilibrium", "painleve"):
        right.update(stability=statics.code, region=0 if statics.code == "no_equilibrium" else 1)
    elif statics.code == "ambiguous":
        right.update(stability="unstable", by="theorem 1", region=6)
    elif statics.code == "boundary":
        right.update(reason="boundary")
    elif "partition" in witness:
        require(statics.persistent, "witness.partition: the equilibrium is not persistent")
        by = check_partition(statics.body, witness["partition"])
        right.update(stability="stable", by=by, region=2 if by == "theorem 3" else 3)
    elif "trap" in witness and verdict["reason"] is None:
        check_trap(statics.body, witness["trap"], statics.persistent)
        right.update(stability="unstable", by="theorem 2", region=4 if statics.persistent else 5)
    else:
        right.update(region=8 if statics.persistent else 7, reason=open_reason(witness, statics))
    return right


def open_reason(witness, statics):
    """Why nothing is claimed."""
    if "trap" in witness:
        require(statics.persistent, "witness.trap: the equilibrium is not persistent")
        check_neutral(statics.body, witness["trap"])
        return "growth 1"
    return "budget" if statics.persistent else "not persistent"


ROWS = {0: "no_equilibrium", 1: "painleve", 2: "contracting", 3: "stable_partition", 4: "reverse_chatter", 5: "growing_orbit", 6: "ambiguous",
        7: "not_persistent", None: "boundary"}


def row_of(right):
    if right["region"] == 8:
        return "open" if right["reason"] == "budget" else "neutral_orbit"
    return ROWS[right["region"]]


def check_once(record):
    statics = Statics(body_of(record["problem"]))
    if not {"partition", "trap"} - set(record["witness"]) or record["witness"] and statics.contact is None:
        raise Rejected("witness: a partition or a trap, where there are maps")
    right = right_verdict(record, statics)
    for key, value in right.items():
        expect("verdict." + key, exactly_one_type(record["verdict"][key]), exactly_one_type(value))
    expect("row", record["row"], row_of(right))


def check_stance(record):
    """With few bits first: what they leave open, more may tell."""
    check_problem(record)
    for bits in PRECISIONS:
        Precision.bits = bits
        try:
            return check_once(record)
        except (Open, Rejected) as reason:
            failure = reason
    raise Rejected(str(failure))


KIND = (STANCE, check_stance)
