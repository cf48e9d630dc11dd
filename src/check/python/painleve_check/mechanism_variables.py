# SPDX-License-Identifier: BSD-2-Clause
"""The variables of an uncertain mechanism, the pieces of their ranges, and points [9.7]."""

import json
import re

from .answer import require
from .fraction import Fraction
from .polynomial import horner, isolates, read_root
from .rational import read_number, sign
from .schema import is_box, is_enclosed, is_plain, is_root, is_uncertain
from .uncertain_data import in_order, is_above, is_below

MAX_VARIABLES, MAX_BISECTIONS = 8, 256
ANGLE = re.compile(r"(?:(-?[1-9][0-9]*)\*pi \+ )?2\*atan\((.*)\)")


def same_text(x, y):
    return json.dumps(x) == json.dumps(y)


def is_range(value):
    return isinstance(value, dict) and set(value) == {"lo", "hi"}


def is_tangent_of(given, half_turns, end):
    """[9.7] whether an end t of a piece may be tan(pi d / 2), with the angle that a text gives d half turns beyond those of the piece."""
    s = "0" if given == "0" else given[:-3] if isinstance(given, str) and given.endswith("*pi") else ""
    if read_number(s) is None:
        return False
    d = Fraction(s) - half_turns
    low, high = sorted((3 * d / 2, 2 * d))
    return abs(d) <= Fraction(1, 2) and is_below(low, end) and is_above(high, end)


class Variable:
    """An uncertain field, or of an angle the tangent of half of what it is beyond some half turns."""

    def __init__(self, given, problem):
        self.field, self.pieces, self.given = given["field"], given["pieces"], problem.get(given["field"])
        what = "witness.variables." + self.field
        require(self.field in problem and self.pieces, what + ": no field of the problem, or without pieces")
        self.is_angle = "half_turns" in self.pieces[0]
        first, last = self.pieces[0].get("half_turns"), len(self.pieces) - 1
        require(self.is_angle or last == 0, what + ": is no angle, but has several pieces")
        self.sides = [self.side(what, piece) for piece in self.pieces]
        for i, piece in enumerate(self.pieces):
            require(("half_turns" in piece) == self.is_angle, what + ": half_turns is missing, or given for a number that is no angle")
            if self.is_angle:
                require(piece["half_turns"] == first + i, what + ": the half turns do not follow each other")
                require((i == 0 or piece["lo"] == "-1") and (i == last or piece["hi"] == "1"), what + ": the pieces do not meet")
        if self.is_angle:
            require(isinstance(self.given, str) or is_range(self.given), what + ": is not uncertain")
            if is_range(self.given):
                for end, piece in (("lo", self.pieces[0]), ("hi", self.pieces[-1])):
                    require(is_tangent_of(self.given[end], piece["half_turns"], piece[end]), what + ": has not the ends of the field")
        else:
            require(is_uncertain(self.given) and same_text(self.given["lo"], self.pieces[0]["lo"])
                    and same_text(self.given["hi"], self.pieces[0]["hi"]), what + ": has not the ends of the field")

    @staticmethod
    def side(what, piece):
        """The side of the cell of all values."""
        ends = piece["lo"], piece["hi"]
        require(("box" in piece) != all(is_plain(x) for x in ends), what + ": box is missing, or needless")
        low, high = (Fraction(x) for x in (piece["box"]["lo"], piece["box"]["hi"])) if "box" in piece else map(Fraction, ends)
        require(low < high and is_below(low, ends[0]) and is_above(high, ends[1]), what + ": box does not enclose the piece")
        require("box" not in piece or in_order(ends, low, high), what + ": a piece is no interval")
        return low, high, True, True

    def place(self, given):
        """[9.7] the piece in which a point lies, and its value there: number, root or box, and whether that is the end itself."""
        if self.is_angle and isinstance(given, str):
            for end, i in (("lo", 0), ("hi", len(self.pieces) - 1)):
                if is_range(self.given) and self.given[end] == given:
                    return i, self.pieces[i][end], True
            match = ANGLE.fullmatch(given)
            require(match and read_number(match[2]) is not None, f"verdict.at.{self.field}: is no angle")
            given = {"half_turns": int(match[1] or 0), "tangent_of_half": match[2]}
        if self.is_angle:
            require(isinstance(given, dict) and "half_turns" in given, f"verdict.at.{self.field}: is no angle")
            i, value = given["half_turns"] - self.pieces[0]["half_turns"], given["tangent_of_half"]
            require(0 <= i < len(self.pieces), f"verdict.at.{self.field}: lies in no piece")
        else:
            i, value = 0, given
            require(isinstance(given, dict) and "half_turns" not in given or is_plain(given), f"verdict.at.{self.field}: is no number")
        ends = self.pieces[i]["lo"], self.pieces[i]["hi"]
        if is_box(value):
            require(any(is_enclosed(x) and x["lo"] == value["lo"] and x["hi"] == value["hi"] for x in ends),
                    f"verdict.at.{self.field}: is not the end")
            return i, value, True
        return i, value, any(same_text(x, value) for x in ends)

    def coordinate(self, given):
        """[9.7] the piece, and a Coordinate in it."""
        i, value, is_end = self.place(given)
        x = Coordinate(f"verdict.at.{self.field}", value)
        ends = self.pieces[i]["lo"], self.pieces[i]["hi"]
        while not is_end and not (is_above(x.low, ends[0]) and is_below(x.high, ends[1])):
            require(x.bisect(), f"verdict.at.{self.field}: lies outside")
        return i, x


class Coordinate:
    """A number between low and high, which is low where these are one; the only root there of a polynomial, if it has one."""

    def __init__(self, what, value):
        self.what, self.poly, self.bisections = what, None, 0
        if is_root(value):
            self.poly, (self.low, self.high) = read_root(value)
            require(isolates(self.poly, self.low, self.high), what + ": the interval does not isolate one root")
            self.sign_low = sign(horner(self.poly, self.low))
            require(self.sign_low and horner(self.poly, self.high), what + ": the interval ends at a root")
        elif is_plain(value):
            self.low = self.high = Fraction(value)
        else:
            self.low, self.high = Fraction(value["lo"]), Fraction(value["hi"])
            require(self.low < self.high, what + ": an enclosure is empty")

    def side(self):
        return self.low, self.high, True, True

    def bisect(self):
        """Whether it could be enclosed better."""
        if self.poly is None or self.bisections == MAX_BISECTIONS:
            return False
        middle = (self.low + self.high) / 2
        s = sign(horner(self.poly, middle))
        self.bisections += 1
        if s == 0:
            self.low = self.high = middle
            self.poly = None
        elif s == self.sign_low:
            self.low = middle
        else:
            self.high = middle
        return True


def read_variables(record):
    problem = record["problem"]
    variables = [Variable(given, problem) for given in record["witness"]["variables"]]
    names = [variable.field for variable in variables]
    require(0 < len(names) <= MAX_VARIABLES and len(set(names)) == len(names), "witness.variables: too many, none, or one twice")
    for name, value in problem.items():
        require(not is_range(value) or name in names, f"witness.variables: {name} is missing")
    return variables
