# SPDX-License-Identifier: BSD-2-Clause
"""The fields of a record with uncertain data, exact or between rationals [9.2]."""

from .answer import require
from .element import check_root
from .field import Element
from .fraction import Fraction
from .polynomial import isolates, read_root
from .schema import is_enclosed, is_plain, is_root, is_uncertain

MOST_HALVINGS = 1 << 16  # in the search for a number between the ends of an interval


def is_below(x, end, value=None):
    """[9.2] whether the rational (or, beside `value`, any number) x is shown not to be above an end."""
    if is_plain(end):
        return x <= Fraction(end)
    if is_enclosed(end):
        return x <= Fraction(end["lo"])
    if value is not None:
        return x <= value
    poly, (low, high) = read_root(end)
    return isinstance(x, Fraction) and isolates(poly, low, high) and (x <= low or x < high and isolates(poly, x, high))


def is_above(x, end, value=None):
    if is_plain(end):
        return x >= Fraction(end)
    if is_enclosed(end):
        return x >= Fraction(end["hi"])
    if value is not None:
        return x >= value
    poly, (low, high) = read_root(end)
    return isinstance(x, Fraction) and isolates(poly, low, high) and (x >= high or x > low and isolates(poly, low, x))


def in_order(ends, low, high):
    """[9.2] whether the lower end is shown to be below the upper one, by a rational between low and high, which enclose both; also if both
    are one root, written in the same way. If an end is known only by an enclosure: whether the contrary is not shown."""
    if is_enclosed(ends[0]):
        return not is_above(Fraction(ends[0]["lo"]), ends[1])
    if is_enclosed(ends[1]):
        return not is_below(Fraction(ends[1]["hi"]), ends[0])
    if ends[0] == ends[1]:
        return True
    for _ in range(MOST_HALVINGS):
        middle = (low + high) / 2
        is_beyond = is_above(middle, ends[0])
        if is_beyond and is_below(middle, ends[1]):
            return True
        if is_above(middle, ends[1]) and is_below(middle, ends[0]):
            return False
        low, high = (low, middle) if is_beyond else (middle, high)
    return False


class Data:
    """[9.2] What is known of the fields: `point` and `cell`, the range of each certain field, when points and cells are
    evaluated; `ends`, the ends of the uncertain ones with their elements; `start`, the cell of all intervals."""

    def __init__(self, theory, record):
        self.theory, fields = theory, theory.inputs
        problem, witness = record["problem"], record["witness"]
        require(set(fields) | set(theory.words) | {"kind"} == set(problem), "problem: a field is missing")
        require(all(problem[name] in words for name, words in theory.words.items()), "problem: a word that is not known")
        self.values, self.box = witness.get("values"), witness.get("box", {})
        parts = {name: [problem[name]["lo"], problem[name]["hi"]] if is_uncertain(problem[name]) else [problem[name]]
                 for name in fields}
        self.enclosed = any(is_enclosed(x) for xs in parts.values() for x in xs)
        self.axes = [name for name in fields if is_uncertain(problem[name])]
        self.point, self.cell, self.ends, self.start = {}, {}, {}, {}
        require(self.axes, "problem: no field is uncertain")
        self.check_names(parts, witness)
        for name, xs in parts.items():
            self.add(name, xs)

    def check_names(self, parts, witness):
        roots = {name for name, xs in parts.items() if any(is_root(x) for x in xs)}
        rational = {name for name, xs in parts.items() if all(is_plain(x) for x in xs)}
        require((self.values is not None) == (bool(roots) and not self.enclosed), "witness.values: is missing, or needless")
        require(self.values is None or set(self.values) == roots, "witness.values: are not those of the roots")
        require(("box" in witness) == bool(self.box) and not rational & set(self.box), "witness.box: names what is rational")

    def element(self, name, x, key):
        """The element of a field of the problem, or of one of its ends, which is checked to be the root."""
        given = self.values[name] if self.values is not None and name in self.values else None
        if key is not None and isinstance(given, dict):
            given = given.get(key)
        elif key is not None:
            given = None
        require(isinstance(given, Element) == (is_root(x) and not self.enclosed), f"witness.values.{name}: of what is no root")
        if given is not None:
            check_root(f"witness.values.{name}", x, given)
        return given

    def enclosure(self, name, xs, values):
        low, high = (Fraction(self.box[name][key]) for key in ("lo", "hi"))
        require(low <= high and is_below(low, xs[0], values[0]) and is_above(high, xs[-1], values[-1]),
                f"witness.box.{name}: does not enclose the field")
        return low, high

    def add(self, name, xs):
        keys = ("lo", "hi") if name in self.axes else (None,)
        values = [self.element(name, x, key) for x, key in zip(xs, keys)]
        box = self.enclosure(name, xs, values) if name in self.box else None
        exact = [Fraction(x) if is_plain(x) else value for x, value in zip(xs, values)]
        if name in self.axes:
            self.ends[name] = list(zip(xs, values))
            require(box or None not in exact, f"witness.box.{name}: is missing")
            require(in_order(xs, *box) if None in exact else exact[0] < exact[1], f"problem.{name}: is no interval")
            self.start[name] = (*(box or exact), True, True)
        elif exact[0] is not None:
            self.point[name] = (exact[0], exact[0])
            self.cell[name] = box or self.point[name]
        else:
            enclosed = (Fraction(xs[0]["lo"]), Fraction(xs[0]["hi"])) if is_enclosed(xs[0]) else box
            require(enclosed and enclosed[0] <= enclosed[1], f"witness.box.{name}: is missing")
            self.point[name], self.cell[name] = enclosed, box or enclosed

    def contains(self, name, x):
        (low, low_value), (high, high_value) = self.ends[name]
        return is_above(x, low, low_value) and is_below(x, high, high_value)
