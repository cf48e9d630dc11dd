#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""painleve-check-py: a second, independent checker of certificates.

Written from spec/certificate.md with the standard library only; the numbers in brackets below are its
sections.  It prints VERIFIED, REJECTED, UNSUPPORTED or MALFORMED for each certificate.

usage: painleve-check-py [FILE... | -]
"""

import hashlib
import json
import math
import re
import sys
from fractions import Fraction

MAX_BYTES, MAX_VALUES, MAX_LEVELS, MAX_KEYS, MAX_DIGITS = 16 << 20, 65536, 16, 64, 1000000
EXIT = {"VERIFIED": 0, "REJECTED": 1, "UNSUPPORTED": 1, "MALFORMED": 3}


class Malformed(Exception):
    pass


class Unsupported(Exception):
    pass


class Rejected(Exception):
    pass


# ---------------------------------------------------------------- text [1]

def read_integer(text):
    if len(text.lstrip("-")) > 18 or text == "-0":
        raise Malformed("integer " + text[:20])
    return int(text)


def refuse_float(text):
    raise Malformed("floating literal " + text[:20])


def read_object(pairs):
    value = dict(pairs)
    if len(value) != len(pairs):
        raise Malformed("a key stands twice in an object")
    if len(value) > MAX_KEYS:
        raise Malformed("too many keys in an object")
    return value


def count_values(value, level=0):
    """The number of values in a value, keys counted."""
    if not isinstance(value, (dict, list)):
        return 1
    if level == MAX_LEVELS:
        raise Malformed("nested too deeply")
    inside = value.values() if isinstance(value, dict) else value
    keys = len(value) if isinstance(value, dict) else 0
    return 1 + keys + sum(count_values(x, level + 1) for x in inside)


def keys_of_escapes(text):
    """The last key before each string value that holds an escape; raises Malformed for an escape in a key."""
    key, found = "", set()
    for string, colon in re.findall(r'"((?:[^"\\]|\\.)*)"[ \t\r\n]*(:?)', text):
        if "\\" in string and (colon or key in ("type", "kind")):
            raise Malformed("an escape in a key, in type or in kind")
        if "\\" in string:
            found.add(key)
        key = string if colon else key
    return found


def read_json(raw):
    """The object that a certificate is, and the keys whose values hold escapes."""
    if len(raw) > MAX_BYTES:
        raise Malformed("longer than 16 MiB")
    try:
        text = raw.decode("ascii")
        value = json.loads(text, object_pairs_hook=read_object, parse_int=read_integer,
                           parse_float=refuse_float, parse_constant=refuse_float)
    except (ValueError, RecursionError) as error:
        raise Malformed(str(error)) from None
    if not isinstance(value, dict):
        raise Malformed("not an object")
    if count_values(value) > MAX_VALUES:
        raise Malformed("too many values")
    return value, keys_of_escapes(text)


def is_integer(x):
    return type(x) is int  # a bool is not an integer


RATIONAL = re.compile(r"(0|-?[1-9][0-9]*)(?:/([1-9][0-9]*))?")


def read_number(text):
    """The Fraction that a canonical rational stands for; None when it is something else."""
    match = RATIONAL.fullmatch(text)
    if not match or any(g and len(g.lstrip("-")) > MAX_DIGITS for g in match.groups()):
        return None
    p, q = int(match[1]), int(match[2] or "1")
    return None if q == 1 and match[2] or math.gcd(p, q) != 1 else Fraction(p, q)


# ---------------------------------------------------------------- shapes [3, 4]

NUMBER, SIGN, STRING, STRINGS = "a number", "an integer", "a string", "a list of strings"
NULL, TRUE, SURD, ROOT = "null", "true or false", "a number or a surd", "a polynomial and an interval"
NUMBERS, MATRIX = "a list of numbers", "a list of lists of numbers"
MODES = ("F", "S+", "S-", "T")
FIELDS = ("a", "b", "A", "B", "C", "mu", "u")
QUANTITIES = FIELDS + ("Delta", "p_plus", "p_minus", "k_plus", "k_minus", "E_plus", "E_minus", "N", "N_T")

# A shape is a dict (an object: key -> shape; "?" marks a key that may be absent), a list [shape] (a list
# of such), a tuple (shape,) (such, or null), a set (one of several) or one of the words above.
FORCE = {"lambda_N": NUMBER, "lambda_T": NUMBER, "u_dot": NUMBER, "v_dot": NUMBER}
MODE = {"candidates": STRING, "?force": FORCE, "?fails": STRING, "?value": NUMBER, "?sign": SIGN,
        "?equalities": STRINGS, "?to": {NUMBER, NULL}}
SOLUTION = {"modes": STRINGS, "?lambda_N": NUMBER, "?lambda_T": NUMBER, "?continuum": TRUE, "?from": NUMBER,
            "?to": {NUMBER, NULL}}
CONTACT = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING,
    "?field": ROOT, "problem": {"kind": STRING, **{name: NUMBER for name in FIELDS}},
    "verdict": {
        "modes": {mode: STRING for mode in MODES}, "solutions": {SIGN, STRING}, "class": STRING,
        "case": {STRING, NULL}, "painleve": {"S+": SIGN, "S-": SIGN}, "cone": STRING,
        "stability": {"?" + mode: STRING for mode in MODES}, "impact_without_collision": STRING,
        "resolution": STRINGS, "zeros": STRINGS},
    "quantities": {name: {"value": NUMBER, "sign": SIGN, "by": STRING} for name in QUANTITIES},
    "witness": {"modes": {mode: MODE for mode in MODES}, "solutions": [SOLUTION]},
}


def is_strings(value):
    return isinstance(value, list) and all(isinstance(x, str) for x in value)


def is_surd(value):
    """[7.3] whether a value has the shape of a + b sqrt(d)."""
    return isinstance(value, dict) and set(value) == {"a", "b", "d"} and all(
        isinstance(x, str) and fits(x, NUMBER) for x in value.values())


def is_rationals(value, least):
    return is_strings(value) and len(value) >= least and all(read_number(x) is not None for x in value)


def is_element(value):
    """[8] whether a value has the shape of an element of a number field."""
    return isinstance(value, dict) and set(value) == {"coefficients"} and is_rationals(value["coefficients"], 2)


def is_root(value):
    """[8] whether a value has the shape of a root of a polynomial."""
    return (isinstance(value, dict) and set(value) == {"poly", "interval"} and is_rationals(value["poly"], 3)
            and is_rationals(value["interval"], 2) and len(value["interval"]) == 2)


def has_algebraic(value):
    if is_element(value) or is_root(value):
        return True
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(has_algebraic(x) for x in inside)


def has_element(value):
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return is_element(value) or any(has_element(x) for x in inside)


def fits(value, word):
    if word == SURD and is_surd(value):
        return True
    if word == ROOT:
        return is_root(value)
    if word in (NUMBER, SURD):
        if isinstance(value, dict):
            return is_element(value) or "coefficients" not in value and ("poly" in value or "lo" in value)
        return isinstance(value, str) and read_number(value) is not None
    if word in (NUMBERS, MATRIX):
        return isinstance(value, list) and all(is_rationals(x, 0) for x in (value if word == MATRIX else [value]))
    return {SIGN: is_integer(value), STRING: isinstance(value, str), STRINGS: is_strings(value),
            NULL: value is None, TRUE: isinstance(value, bool)}[word]


FOREIGN, ENCLOSURE = 1, 2


def union(bits):
    total = 0
    for x in bits:
        total |= x
    return total


def check_shape(value, shape, where):
    """Raises Malformed unless the value has the shape; returns which numbers of other systems it holds."""
    if callable(shape):
        if not shape(value):
            raise Malformed(where + ": has not the form that belongs here")
        return 0
    if isinstance(shape, tuple):
        return value is not None and check_shape(value, shape[0], where)
    if isinstance(shape, dict):
        if not isinstance(value, dict):
            raise Malformed(where + ": an object was expected")
        shapes = {key.lstrip("?"): inside for key, inside in shape.items()}
        for key in shape:
            if not key.startswith("?") and key not in value:
                raise Malformed(f"{where}: {key} is missing")
        for key in value:
            if key not in shapes:
                raise Malformed(f"{where}: unknown key {key!r}")
        return union([check_shape(value[key], shapes[key], f"{where}.{key}") for key in value])
    if isinstance(shape, list):
        if not isinstance(value, list):
            raise Malformed(where + ": a list was expected")
        return union([check_shape(x, shape[0], f"{where}[{i}]") for i, x in enumerate(value)])
    words = shape if isinstance(shape, set) else {shape}
    if not any(fits(value, word) for word in words):
        raise Malformed(f"{where}: {' or '.join(sorted(words))} was expected")
    in_problem = where.startswith("record.problem.")
    if is_element(value) and in_problem:
        raise Malformed(where + ": an element of a number field in the problem")
    known = is_surd(value) or is_element(value) or is_root(value) and (in_problem or words == {ROOT})
    if is_enclosed(value) and in_problem or is_box(value) and not in_problem:
        return ENCLOSURE
    return FOREIGN if isinstance(value, dict) and not known else 0


# ---------------------------------------------------------------- number fields [8]

MAX_DEGREE, MAX_BISECTIONS = 256, 5000


def horner(terms, x):
    value = Fraction(0)
    for c in reversed(terms):
        value = value * x + c
    return value


def isolates(poly, low, high):
    """Whether Descartes' rule of signs finds exactly one root strictly between low and high."""
    if len(poly) > MAX_DEGREE + 1 or low >= high:
        return False
    n = len(poly)

    def shifted(p, x):
        p = list(p)
        for i in range(n - 1):
            for j in range(n - 2, i - 1, -1):
                p[j] += x * p[j + 1]
        return p

    p = [c * (high - low) ** i for i, c in enumerate(shifted(poly, low))]
    signs = [sign(c) for c in shifted(p[::-1], 1) if c != 0]
    return sum(x != y for x, y in zip(signs, signs[1:])) == 1


class Field:
    """Q(alpha), where alpha is the only root of a polynomial in an interval."""

    def __init__(self, root):
        poly, (self.low, self.high) = read_root(root)
        self.degree = len(poly) - 1
        if poly[-1] == 0 or not isolates(poly, self.low, self.high):
            raise Rejected("field: the interval does not isolate one root")
        self.poly = [c / poly[-1] for c in poly]
        self.sign_low, self.bisections = sign(horner(self.poly, self.low)), 0
        if self.sign_low == 0:
            raise Rejected("field: the interval begins at a root")

    def reduced(self, terms):
        terms = list(terms)
        while len(terms) > self.degree:
            last = terms.pop()
            for i in range(self.degree):
                terms[len(terms) - self.degree + i] -= last * self.poly[i]
        while terms and terms[-1] == 0:
            terms.pop()
        return terms

    def element(self, terms):
        terms = self.reduced(terms)
        return Element(self, terms) if len(terms) > 1 else terms[0] if terms else Fraction(0)

    def read(self, value):
        terms = [Fraction(x) for x in value["coefficients"]]
        if len(terms) > self.degree or terms[-1] == 0:
            raise Rejected("coefficients: not the shortest form of an element")
        return Element(self, terms)

    def bisect(self):
        middle = (self.low + self.high) / 2
        s = sign(horner(self.poly, middle))
        self.bisections += 1
        if s == 0 or self.bisections > MAX_BISECTIONS:
            raise Rejected("field: the sign of some number was not found")
        if s == self.sign_low:
            self.low = middle
        else:
            self.high = middle

    def sign(self, terms):
        """The sign at alpha of a polynomial that is not 0, by enclosures on shrinking intervals."""
        while True:
            a = b = terms[-1]
            for c in reversed(terms[:-1]):
                ends = [x * y for x in (a, b) for y in (self.low, self.high)]
                a, b = min(ends) + c, max(ends) + c
            if a > 0 or b < 0:
                return 1 if a > 0 else -1
            self.bisect()

    def inverse(self, terms):
        """By Euclid's algorithm: u terms = 1 modulo the polynomial."""
        r0, r1, u0, u1 = list(self.poly), list(terms), [], [Fraction(1)]
        while len(r1) > 1:
            q, r = divide(r0, r1)
            r0, r1, u0, u1 = r1, r, u1, difference(u0, product(q, u1))
        if not r1:
            raise Rejected("field: the polynomial is reducible")
        return self.element([c / r1[0] for c in u1])


def product(x, y):
    z = [Fraction(0)] * (len(x) + len(y) - 1) if x and y else []
    for i, a in enumerate(x):
        for j, b in enumerate(y):
            z[i + j] += a * b
    return z


def difference(x, y):
    z = [(x[i] if i < len(x) else 0) - (y[i] if i < len(y) else 0) for i in range(max(len(x), len(y)))]
    while z and z[-1] == 0:
        z.pop()
    return z


def divide(x, y):
    """Quotient and remainder of polynomials."""
    q, r = [Fraction(0)] * max(len(x) - len(y) + 1, 0), list(x)
    while len(r) >= len(y):
        at, factor = len(r) - len(y), r[-1] / y[-1]
        q[at] = factor
        r = difference(r, [Fraction(0)] * at + [factor * c for c in y])
    return q, r


class Element:
    """An irrational number of a field: a polynomial in alpha.  Rationals stay Fractions."""

    def __init__(self, field, terms):
        self.field, self.terms = field, terms

    def _terms(self, other):
        return other.terms if isinstance(other, Element) else [Fraction(other)]

    def __add__(self, other):
        return self.field.element(difference(self.terms, [-c for c in self._terms(other)]))

    def __sub__(self, other):
        return self.field.element(difference(self.terms, self._terms(other)))

    def __rsub__(self, other):
        return self.field.element(difference(self._terms(other), self.terms))

    def __neg__(self):
        return 0 - self

    def __mul__(self, other):
        return self.field.element(product(self.terms, self._terms(other)))

    def __truediv__(self, other):
        return self * (self.field.inverse(other.terms) if isinstance(other, Element) else 1 / Fraction(other))

    def __rtruediv__(self, other):
        return self.field.inverse(self.terms) * other

    __radd__, __rmul__ = __add__, __mul__

    def __eq__(self, other):
        return isinstance(other, (Element, Fraction, int)) and sign(self - other) == 0

    def __gt__(self, other):
        rest = self - other
        return rest.field.sign(rest.terms) > 0 if isinstance(rest, Element) else rest > 0

    def __lt__(self, other):
        return (0 - self) > (0 - other)

    def __ge__(self, other):
        return not self < other

    def __le__(self, other):
        return not self > other

    def __abs__(self):
        return -self if self < 0 else self

    def __str__(self):
        return str([str(c) for c in self.terms])

    __repr__, __hash__ = __str__, None


def read_root(value):
    return [Fraction(x) for x in value["poly"]], [Fraction(x) for x in value["interval"]]


def with_elements(value, field):
    """The same value with its elements read."""
    if is_element(value):
        return field.read(value)
    if isinstance(value, dict):
        return {key: with_elements(x, field) for key, x in value.items()}
    return [with_elements(x, field) for x in value] if isinstance(value, list) else value


def check_root(name, root, x):
    """That x is the root, which a field of the problem is said to be."""
    poly, (low, high) = read_root(root)
    total = Fraction(0)
    for c in reversed(poly):
        total = total * x + c
    if isinstance(total, Element) or total != 0 or not isolates(poly, low, high) or not low < x < high:
        raise Rejected(f"quantities.{name}.value: not the root that the problem gives")


def read_field(record):
    """The record with the elements of its number field read, and the roots of its problem as elements too."""
    field = Field(record["field"])
    verdict, quantities, witness = (with_elements(record[key], field) for key in ("verdict", "quantities", "witness"))
    values = {}
    for name, given in record["problem"].items():
        if is_root(given):
            values[name] = quantities[name]["value"] if name in quantities else None
            if not isinstance(values[name], Element):
                raise Rejected(f"quantities.{name}.value: not the root that the problem gives")
            check_root(name, given, values[name])
    return {**record, "verdict": verdict, "quantities": quantities, "witness": witness,
            "values": {**record["problem"], **values}}


def value_of(x):
    return x if isinstance(x, Element) else Fraction(x)


# ---------------------------------------------------------------- meaning of kind contact [4]

def sign(x):
    return (x > 0) - (x < 0)


def expect(what, given, right):
    if given != right:
        raise Rejected(f"{what}: {given} is claimed, {right} is right")


def numbers(record):
    """The same record with its numbers as Fractions, to be compared by value."""
    return {key: value_of(x) if key in ("lambda_N", "lambda_T", "u_dot", "v_dot", "value", "to", "from")
            and x is not None else x for key, x in record.items()}


def quantities_of(problem):
    """[4.1, 4.2] the values of all quantities; raises Rejected outside the hypotheses."""
    q = {name: value_of(problem[name]) for name in FIELDS}
    a, b, A, B, C, mu, _ = q.values()
    q.update(Delta=A * C - B * B, p_plus=C - mu * B, p_minus=C + mu * B, k_plus=mu * A - B, k_minus=mu * A + B)
    q.update(E_plus=a * q["p_plus"] + b * q["k_plus"], E_minus=b * q["k_minus"] - a * q["p_minus"],
             N=a * B - A * b, N_T=b * B - a * C)
    for name, fine in (("A", A > 0), ("C", C > 0), ("Delta", q["Delta"] > 0), ("mu", mu >= 0)):
        if not fine:
            raise Rejected("problem: outside the hypothesis on " + name)
    return q


def refuted(candidates, name, value, **more):
    return dict(candidates=candidates, fails=name, value=value, sign=sign(value), **more)


def check_mode(q, mode, witness):
    """[4.3, 4.4] the status of a mode, after its witness is checked."""
    what = "witness.modes." + mode
    d = {"F": 0, "S+": 1, "S-": -1, "T": 0}[mode]
    if d * q["u"] < 0 or mode == "T" and q["u"] != 0:
        expect(what, witness, refuted("inadmissible", "u", q["u"]))
        return "inadmissible"
    p, k = (q["p_minus"], q["k_minus"]) if d < 0 else (q["p_plus"], q["k_plus"])
    line = d != 0 and p == 0
    if line and q["b"] != 0:
        expect(what, witness, refuted("none", "v_dot", q["b"]))
        return "inconsistent"
    if line and q["u"] == 0 and d * q["a"] < 0:
        expect(what, witness, refuted("line", "a", q["a"]))
        return "inconsistent"
    if "force" not in witness:
        raise Rejected(what + ": force is missing")
    f = numbers(witness["force"])
    check_force(q, mode, d, f, what)
    status, right = judge(q, mode, d, f)
    right.update(force=f, candidates="line" if line else "one")
    if line:
        right["to"] = d * q["a"] / k if q["u"] == 0 else None
        expect(what + ": the status of the force", status, "boundary" if right["to"] == 0 else "consistent")
    expect(what, {**witness, "force": f}, right)
    return status


def check_force(q, mode, d, f, what):
    """Newton and the equalities of the mode."""
    lambda_N, lambda_T = f["lambda_N"], f["lambda_T"]
    expect(what + ".force.u_dot", f["u_dot"], q["a"] + q["A"] * lambda_T + q["B"] * lambda_N)
    expect(what + ".force.v_dot", f["v_dot"], q["b"] + q["B"] * lambda_T + q["C"] * lambda_N)
    if mode == "F":
        expect(what + ".force.lambda_N in flight", lambda_N, 0)
        expect(what + ".force.lambda_T in flight", lambda_T, 0)
        return
    expect(what + ".force.v_dot in contact", f["v_dot"], 0)
    if mode == "T":
        expect(what + ".force.u_dot in stick", f["u_dot"], 0)
    else:
        expect(what + ".force.lambda_T in slip", lambda_T, -d * q["mu"] * lambda_N)


def judge(q, mode, d, f):
    """The status that the inequalities give to a force of the mode, and what the witness has to say of it."""
    friction = q["mu"] * f["lambda_N"]
    if mode == "F":
        values = {"v_dot": f["v_dot"]}
    elif mode == "T":
        values = {"lambda_N": f["lambda_N"], "cone_plus": f["lambda_T"] + friction,
                  "cone_minus": friction - f["lambda_T"]}
    else:
        values = {"lambda_N": f["lambda_N"]}
        if q["u"] == 0:
            values["u_dot"] = f["u_dot"]
    for name, value in values.items():
        if (-value if name == "u_dot" and d < 0 else value) < 0:
            return "inconsistent", {"fails": name, "value": value, "sign": sign(value)}
    equalities = [name for name, value in values.items() if value == 0]
    return ("boundary", {"equalities": equalities}) if equalities else ("consistent", {})


def solutions_of(statuses, witness):
    """[4.4] the distinct forces of the modes, or the one continuum."""
    modes = [mode for mode in MODES if statuses[mode] in ("consistent", "boundary")]
    for mode in modes:
        if statuses[mode] == "consistent" and witness[mode]["candidates"] == "line":
            return [{"continuum": True, "from": 0, "to": witness[mode]["to"], "modes": modes}]
    solutions = []
    for mode in modes:
        force = {key: witness[mode]["force"][key] for key in ("lambda_N", "lambda_T")}
        for solution in solutions:
            if force.items() <= solution.items():
                solution["modes"].append(mode)
                break
        else:
            solutions.append({**force, "modes": [mode]})
    return solutions


def slip_direction(q):
    return sign(q["u"]) or sign(q["a"])


def p_of(q, direction):
    return {1: q["p_plus"], 0: Fraction(1), -1: q["p_minus"]}[direction]


def stability_of(q, mode, force):
    """[4.6] by the slope s of v_dot = b + s lambda_N in the motion that follows a small change."""
    if mode == "F" and value_of(force["v_dot"]) > 0:
        return "stable"
    if force["lambda_N"] == "0":
        return "unstable" if p_of(q, slip_direction(q)) < 0 else "neutral"
    lambda_N, lambda_T = value_of(force["lambda_N"]), value_of(force["lambda_T"])
    s = {"S+": q["p_plus"], "S-": q["p_minus"], "T": q["Delta"] / q["A"]}[mode]
    if mode == "T" and lambda_T + q["mu"] * lambda_N == 0:
        s = q["p_plus"]
    elif mode == "T" and q["mu"] * lambda_N - lambda_T == 0:
        s = q["p_minus"]
    return {1: "stable", 0: "neutral", -1: "unstable"}[sign(s)]


def cone_of(q):
    lambda_N, lambda_T = q["N"] / q["Delta"], q["N_T"] / q["Delta"]
    limit = q["mu"] * lambda_N
    if lambda_N < 0 or abs(lambda_T) > limit:
        return "exterior"
    return "interior" if abs(lambda_T) < limit else "boundary"


def case_of(q):
    if q["b"] == 0 or q["p_plus"] * q["p_minus"] == 0:
        return None
    row = ("i", "ii", "iii") if q["b"] > 0 else ("iv", "v", "vi")
    column = {1: "I", 0: "II", -1: "III"}[sign(q["u"])]
    return f"{column}({row[1 if q['p_minus'] < 0 else 2 if q['p_plus'] < 0 else 0]})"


def row_of(q, statuses):
    a, b, u, p_plus, p_minus = (sign(q[name]) for name in ("a", "b", "u", "p_plus", "p_minus"))
    if u != 0:
        p = p_plus if u > 0 else p_minus
        words = {1: ("flight", "flight_at_pole", "indeterminate"), 0: ("grazing", "g_spot", "grazing_paradox"),
                 -1: ("slip", "arrest", "inconsistent")}[b]
        return ("forward_" if u > 0 else "backward_") + words[1 - p]
    if b > 0:
        if p_plus >= 0 and p_minus >= 0:
            return "rest_flight"
        side, mode = ("plus", "S+") if p_plus < 0 else ("minus", "S-")
        return {"consistent": f"rest_indeterminate_{side}", "boundary": f"rest_indeterminate_{side}_edge",
                "inconsistent": f"rest_flight_{side}"}[statuses[mode]]
    if b == 0:
        if a == 0:
            return "rest_weightless"
        side, p = ("plus", p_plus) if a > 0 else ("minus", p_minus)
        return "rest_" + ("grazing", "g_spot", "grazing_paradox")[1 - p] + "_" + side
    if statuses["T"] == "consistent":
        return "rest_stick"
    if statuses["T"] == "boundary":
        if statuses["S+"] == statuses["S-"] == "boundary":
            return "rest_frictionless_balance"
        return "rest_stick_edge_" + ("plus" if statuses["S+"] == "boundary" else "minus")
    return "rest_slip_" + ("plus" if statuses["S+"] == "consistent" else "minus")


def verdict_of(q, statuses, witness):
    """[4.6] the whole object `verdict`, from statuses, forces and signs."""
    words = list(statuses.values())
    continuum = any("continuum" in solution for solution in witness["solutions"])
    consistent = words.count("consistent")
    degenerate = "boundary" in words or continuum
    forces = {mode: witness["modes"][mode]["force"] for mode in MODES if statuses[mode] in ("consistent", "boundary")}
    stability = {mode: stability_of(q, mode, force) for mode, force in forces.items()}
    p = p_of(q, slip_direction(q))
    iwc = "no" if q["u"] == 0 else {1: "no", 0: "degenerate", -1: "possible"}[sign(p)]
    resolution = [mode for mode in stability if statuses[mode] == "consistent" and stability[mode] == "stable"]
    return {
        "modes": statuses,
        "solutions": "continuum" if continuum else len(witness["solutions"]),
        "class": "degenerate" if degenerate else ("inconsistent", "determinate", "indeterminate")[min(consistent, 2)],
        "case": None if degenerate else case_of(q),
        "painleve": {"S+": sign(q["p_plus"]), "S-": sign(q["p_minus"])},
        "cone": cone_of(q),
        "stability": stability,
        "impact_without_collision": iwc,
        "resolution": resolution + ["IWC"] * (iwc == "possible") + ["arrest"] * (iwc == "degenerate" and q["b"] < 0),
        "zeros": [name for name in QUANTITIES if q[name] == 0],
    }


def check_problem(record):
    """[3] what binds a certificate to its problem."""
    problem = record["problem"]
    expect("problem.kind", problem["kind"], record["kind"])
    canonical = json.dumps(problem, sort_keys=True, separators=(",", ":"))
    expect("sha256", record["sha256"], hashlib.sha256(canonical.encode("ascii")).hexdigest())


def check_quantities(record, q):
    for name in q:
        given = record["quantities"][name]
        expect(f"quantities.{name}.value", value_of(given["value"]), q[name])
        expect(f"quantities.{name}.sign", given["sign"], sign(q[name]))
        if given["by"] not in ("filter", "interval", "exact"):
            raise Rejected(f"quantities.{name}.by: {given['by']!r} is no tier")


def check_contact(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    witness, verdict = record["witness"], record["verdict"]
    q = quantities_of(record.get("values", record["problem"]))
    check_quantities(record, q)
    statuses = {mode: check_mode(q, mode, numbers(witness["modes"][mode])) for mode in MODES}
    for mode in MODES:
        expect("verdict.modes." + mode, verdict["modes"][mode], statuses[mode])
    expect("witness.solutions", [numbers(solution) for solution in witness["solutions"]],
           [numbers(solution) for solution in solutions_of(statuses, witness["modes"])])
    for key, right in verdict_of(q, statuses, witness).items():
        expect("verdict." + key, verdict[key], right)
    expect("row", record["row"], row_of(q, statuses))


# ---------------------------------------------------------------- meaning of kind impact [7]

class Surd:
    """a + b sqrt(d); d is None where b = 0."""

    def __init__(self, a, b=0, d=None):
        self.a, self.b, self.d = Fraction(a), Fraction(b), Fraction(d) if b else None

    @staticmethod
    def read(value, d):
        """The surd that a value denotes; d is the one of the certificate."""
        if not isinstance(value, dict):
            return Surd(value)
        surd = Surd(value["a"], Fraction(value["b"]), value["d"])
        if surd.b == 0 or d is None or surd.d != d:
            raise Rejected("a surd: b is 0, or d is not that of the outgoing v")
        return surd

    def __add__(self, other):
        return Surd(self.a + other.a, self.b + other.b, self.d or other.d)

    def __sub__(self, other):
        return self + other * Surd(-1)

    def __mul__(self, other):
        d = self.d or other.d
        return Surd(self.a * other.a + self.b * other.b * (d or 0), self.a * other.b + self.b * other.a, d)

    def __eq__(self, other):
        return (self - other).sign() == 0

    def __str__(self):
        return f"{self.a}" + (f" + {self.b} sqrt({self.d})" if self.b else "")

    def sign(self):
        a, b = sign(self.a), sign(self.b)
        if a * b >= 0:
            return a or b
        return a * sign(self.a ** 2 - self.b ** 2 * self.d)


IMPACT_FIELDS = ("A", "B", "C", "mu", "u", "v", "r")
LAWS = ("poisson", "energetic", "newton")
IMPACT_QUANTITIES = IMPACT_FIELDS + ("Delta", "p_plus", "p_minus", "k_plus", "k_minus", "r_range",
                                     "D_c_plus", "D_r_plus", "D_c_minus", "D_r_minus")
PHASE = {"normal": SURD, "tangential": SURD, "work": SURD}
PIECE = {"slip": STRING, "phase": STRING, "normal": SURD, "tangential": SURD, "u": SURD, "v": SURD}
IMPACT = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING,
    "problem": {"kind": STRING, "law": STRING, **{name: NUMBER for name in IMPACT_FIELDS}},
    "verdict": {
        "region": {SIGN, NULL}, "on_boundary": STRINGS, "slip": STRINGS, "slip_reversal": TRUE,
        "impact_without_collision": {TRUE, NULL}, "u": {SURD, NULL}, "v": {SURD, NULL}, "energy": {STRING, NULL}},
    "quantities": {name: {"value": NUMBER, "sign": SIGN, "by": STRING} for name in IMPACT_QUANTITIES},
    "witness": {
        "?pieces": [PIECE],
        "?compression": PHASE, "?restitution": PHASE, "?energy_before": NUMBER, "?energy_after": SURD},
}


def impact_quantities(problem):
    """[7.1, 7.2] the values of all quantities; raises Rejected outside the hypotheses."""
    q = {name: Fraction(problem[name]) for name in IMPACT_FIELDS}
    A, B, C, mu, u, v, r = q.values()
    q.update(Delta=A * C - B * B, p_plus=C - mu * B, p_minus=C + mu * B, k_plus=mu * A - B, k_minus=mu * A + B)
    q.update(r_range=r - r * r, D_c_plus=q["p_plus"] * u + q["k_plus"] * v,
             D_r_plus=q["p_plus"] * u + (1 + r) * q["k_plus"] * v, D_c_minus=q["k_minus"] * v - q["p_minus"] * u,
             D_r_minus=(1 + r) * q["k_minus"] * v - q["p_minus"] * u)
    for name, fine in (("A", A > 0), ("C", C > 0), ("Delta", q["Delta"] > 0), ("mu", mu >= 0), ("v", v <= 0),
                       ("r", 0 <= r <= 1), ("law", problem["law"] in LAWS)):
        if not fine:
            raise Rejected("problem: outside the hypothesis on " + name)
    return q


def is_square(x):
    return x >= 0 and all(math.isqrt(n) ** 2 == n for n in x.as_integer_ratio())


def field_of(v, what):
    """[7.3] the d of an impact whose outgoing normal velocity is v, or None."""
    if not isinstance(v, dict):
        return None
    d = Fraction(v["d"])
    if v["a"] != "0" or v["b"] != "1" or d <= 0 or is_square(d):
        raise Rejected(what + ": is not the root of a number that is no square")
    return d


def require(fine, what):
    if not fine:
        raise Rejected(what)


def check_piece(q, i, before, piece):
    """[7.4] one piece: impulse equations, Coulomb, and the phase as far as the piece alone shows it."""
    what = f"witness.pieces[{i}]"
    (u, v), (u_after, v_after), normal, tangential = before, (piece["u"], piece["v"]), piece["normal"], piece["tangential"]
    A, B, C, mu = (Surd(q[name]) for name in ("A", "B", "C", "mu"))
    expect(what + ".u", u_after, u + A * tangential + B * normal)
    expect(what + ".v", v_after, v + B * tangential + C * normal)
    require(normal.sign() > 0, what + ".normal: is not positive")
    d = {"S+": 1, "S-": -1, "T": 0}.get(piece["slip"])
    require(d is not None, what + ".slip: is no slip")
    if d == 0:
        require(u.sign() == u_after.sign() == 0, what + ".slip: the point does not stick")
        for side in (mu * normal - tangential, mu * normal + tangential):
            require(side.sign() >= 0, what + ".tangential: is more than friction can hold")
    else:
        expect(what + ".tangential", tangential, Surd(-d) * mu * normal)
        signs = d * u.sign(), d * u_after.sign()
        require(min(signs) >= 0 and max(signs) > 0, what + ".slip: the point does not slip this way")
    if piece["phase"] == "compression":
        require(v.sign() <= 0 and v_after.sign() <= 0 and (v.sign() or v_after.sign()), what + ".phase: is not compression")
    else:
        expect(what + ".phase", piece["phase"], "restitution")
        require(v.sign() >= 0 and (v_after - v).sign() > 0, what + ".phase: is not restitution")


def check_order(pieces):
    """[7.4] compression first and up to v = 0; neighbours differ."""
    phases = [piece["phase"] for piece in pieces]
    n = phases.count("compression")
    require(phases[:n] == ["compression"] * n and (n > 0 or not pieces), "witness.pieces: compression does not come first")
    for i in range(n):
        require((pieces[i]["v"].sign() == 0) == (i == n - 1), f"witness.pieces[{i}]: compression ends where v = 0")
    for x, y in zip(pieces, pieces[1:]):
        require((x["slip"], x["phase"]) != (y["slip"], y["phase"]), "witness.pieces: two pieces are one")


def energy_of(q, u, v):
    A, B, C, half = Surd(q["A"]), Surd(q["B"]), Surd(q["C"]), Surd(Fraction(1, 2) / q["Delta"])
    return half * (C * u * u - Surd(2) * B * u * v + A * v * v)


def check_sums(q, law, starts, pieces, phases):
    """[7.4] what the phases add up to, and where the law ends restitution."""
    for phase in ("compression", "restitution"):
        mine = [(start, piece) for start, piece in zip(starts, pieces) if piece["phase"] == phase]
        for key, terms in (("normal", [piece["normal"] for _, piece in mine]),
                           ("tangential", [piece["tangential"] for _, piece in mine]),
                           ("work", [Surd(Fraction(1, 2)) * (v + piece["v"]) * piece["normal"] for (_, v), piece in mine])):
            expect(f"witness.{phase}.{key}", phases[phase][key], sum(terms, Surd(0)))
    c, after, r = phases["compression"], phases["restitution"], Surd(q["r"])
    if law == "poisson":
        expect("witness.restitution.normal by the law", after["normal"], r * c["normal"])
    elif law == "energetic":
        expect("witness.restitution.work by the law", after["work"], Surd(-1) * r * r * c["work"])
    elif pieces:
        expect("verdict.v by the law", pieces[-1]["v"], Surd(-1) * r * Surd(q["v"]))


def follow(q, law, witness, d):
    """[7.4] the pieces and what they add up to; returns the pieces, and the velocities at their ends."""
    keys = ("normal", "tangential", "u", "v")
    pieces = [{key: Surd.read(x, d) if key in keys else x for key, x in piece.items()} for piece in witness["pieces"]]
    phases = {phase: {key: Surd.read(x, d) for key, x in witness[phase].items()}
              for phase in ("compression", "restitution")}
    points = [(Surd(q["u"]), Surd(q["v"]))] + [(piece["u"], piece["v"]) for piece in pieces]
    for i, piece in enumerate(pieces):
        check_piece(q, i, points[i], piece)
    check_order(pieces)
    check_sums(q, law, points, pieces, phases)
    return pieces, points


def check_motion(q, law, witness, d):
    """[7.4] the whole witness; returns the pieces and the final velocity."""
    for key in ("pieces", "compression", "restitution", "energy_before", "energy_after"):
        require(key in witness, f"witness.{key}: is missing")
    pieces, points = follow(q, law, witness, d)
    before, after = Surd(witness["energy_before"]), Surd.read(witness["energy_after"], d)
    expect("witness.energy_before", before, energy_of(q, *points[0]))
    expect("witness.energy_after", after, energy_of(q, *points[-1]))
    return pieces, points[-1], (after - before).sign()


def boundaries_of(q):
    u, v = sign(q["u"]), sign(q["v"])
    separates = {
        "p_plus": u > 0 and v == 0, "p_minus": u < 0 and v == 0,
        "k_plus": v < 0 and (u == 0 or u < 0 and q["D_r_minus"] <= 0),
        "k_minus": v < 0 and (u == 0 or u > 0 and q["D_r_plus"] <= 0),
        "D_c_plus": v < 0 and u > 0, "D_r_plus": v < 0 and u > 0,
        "D_c_minus": v < 0 and u < 0, "D_r_minus": v < 0 and u < 0}
    return [name for name, here in separates.items() if here and q[name] == 0]


def region_and_row(q, pieces, slips):
    """[7.5] what the itinerary is called."""
    u = sign(q["u"])
    side = {1: "forward_", 0: "straight_", -1: "backward_"}[u]
    if not pieces:
        return None, side + "touch" if u else "rest"
    if len(slips) == 1:
        region = {"T": 0, "S+": 1, "S-": 2}[slips[0]]
        row = side + ("slip" if u else {"T": "stick", "S+": "slip_forward", "S-": "slip_backward"}[slips[0]])
    else:
        phase = next(piece["phase"] for piece in pieces if piece["slip"] == slips[1])
        region = 3 + 2 * (phase == "compression") + 4 * (slips[1] != "T") + (u < 0)
        row = side + ("stick_in_" if slips[1] == "T" else "reversal_in_") + phase
    return region, side + "without_collision" if q["v"] == 0 else row


def impact_verdict(q, law, witness, d):
    """[7.4, 7.5] the verdict and the row that follow from a motion, which is checked."""
    u = sign(q["u"])
    p = q["p_minus"] if u < 0 else q["p_plus"]
    if q["v"] == 0 and u and p == 0:
        expect("witness", witness, {})
        return dict(region=None, slip=[], slip_reversal=False, impact_without_collision=None, u=None, v=None,
                    energy=None), ("forward_" if u > 0 else "backward_") + "at_pole"
    pieces, (u_after, v_after), change = check_motion(q, law, witness, d)
    takes_place = q["v"] < 0 or u != 0 and p < 0
    require(takes_place == bool(pieces), "witness.pieces: an impact takes place, or none does")
    slips = [piece["slip"] for i, piece in enumerate(pieces) if i == 0 or pieces[i - 1]["slip"] != piece["slip"]]
    require(len(slips) <= 2, "witness.pieces: slip changes twice")
    region, row = region_and_row(q, pieces, slips)
    return dict(region=region, slip=slips, slip_reversal=region is not None and region >= 7,
                impact_without_collision=bool(pieces) and q["v"] == 0, u=u_after, v=v_after,
                energy={-1: "lost", 0: "conserved", 1: "gained"}[change]), row


def check_impact(record):
    verdict = record["verdict"]
    check_problem(record)
    q = impact_quantities(record["problem"])
    check_quantities(record, q)
    d = field_of(verdict["v"], "verdict.v")
    given = {key: Surd.read(x, d) if key in ("u", "v") and x is not None else x for key, x in verdict.items()}
    right, row = impact_verdict(q, record["problem"]["law"], record["witness"], d)
    right["on_boundary"] = boundaries_of(q)
    for key, x in right.items():
        if (given[key] is None) != (x is None) or x is not None and not given[key] == x:
            raise Rejected(f"verdict.{key}: {given[key]} is claimed, {x} is right")
    expect("row", record["row"], row)


# ---------------------------------------------------------------- meaning of kind jam [11]

JAM_QUANTITIES = ("alpha1", "alpha2", "alpha3", "delta")
JAM_STATE = ("p", "b", "fall")
QUANTITY = {"value": NUMBER, "sign": SIGN, "by": STRING}
JAM = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, "alpha1": NUMBER, "alpha2": NUMBER, "alpha3": NUMBER, "?p": NUMBER, "?b": NUMBER},
    "verdict": {"portrait": STRING, "zeros": STRINGS, "outcomes": STRINGS, "threshold": {NUMBER, NULL},
                "outcome": {STRING, NULL}, "jam": {STRING, NULL}, "normal_force": {NUMBER, STRING, NULL}},
    "quantities": {**{name: QUANTITY for name in JAM_QUANTITIES}, **{"?" + name: QUANTITY for name in JAM_STATE}},
    "witness": {"?force": NUMBER, "?fixed": NUMBER},
}


def jam_quantities(problem, given):
    """[11.2] the values of all quantities; raises Rejected outside the hypotheses."""
    q = {name: value_of(problem[name]) for name in ("alpha1", "alpha2", "alpha3")}
    q["delta"] = q["alpha3"] - q["alpha1"]
    require(("p" in problem) == ("b" in problem), "problem: a state has p and b")
    if "p" in problem:
        q.update(p=value_of(problem["p"]), b=value_of(problem["b"]))
        q["fall"] = q["alpha2"] * q["p"] + q["delta"] * q["b"]
        require(q["p"] > 0 and q["b"] < 0, "problem: outside the hypotheses p > 0, b < 0")
    require(set(q) == set(given), "quantities: those of a state stand there where there is one")
    return q


def jam_outcome(s, course, fixed, force):
    """[11.3] (outcome, limit of the normal force) of the states of a course (1 falling, 0 resting, -1 rising); None when there are
    none."""
    alpha1, alpha2, alpha3, delta = (s[name] for name in JAM_QUANTITIES)
    exists = course == alpha2 if delta == 0 else alpha2 * delta > 0 or course == -delta
    if not exists:
        return None
    if course > 0 and (delta >= 0 or alpha2 > 0):
        return "lift-off", 0
    if alpha1 >= 0:
        return ("slip" if alpha1 > 0 else "undecided"), None
    if course < 0 and delta >= 0:
        return ("jam" if alpha3 < 0 else "arrest"), "diverges"
    return "jam", fixed if delta != 0 else force


def jam_row(s):
    """[11.4] what the origin is, and the sign of alpha2."""
    alpha1, alpha3, delta = s["alpha1"], s["alpha3"], s["delta"]
    first = "stable" if alpha1 < 0 else "unstable"
    if alpha1 == alpha3 == 0:
        name = "still"
    elif alpha1 == 0 or alpha3 == 0:
        name = ("attracting" if alpha1 + alpha3 < 0 else "repelling") + ("_line" if alpha1 == 0 else "_b_axis")
    elif alpha1 != alpha3:
        name = "saddle_" + ("stable_b" if alpha3 < 0 else "unstable_b")
    else:
        name = first + ("_star" if delta == 0 else "_node_slow_b" if alpha1 * delta < 0 else "_node_fast_b")
    return name + {1: "_up", 0: "_level", -1: "_down"}[s["alpha2"]]


def jam_verdict(q, witness):
    """[11.3, 11.4] verdict and row, from the signs and the two forces."""
    s = {name: sign(x) for name, x in q.items()}
    force, fixed = (value_of(witness[name]) if name in witness else None for name in ("force", "fixed"))
    found = [jam_outcome(s, course, fixed, force) for course in (1, 0, -1)]
    if "fall" in q:
        word, limit = found[1 - s["fall"]]
        outcome = word
    else:
        open_sets = [found[2], found[0]] + ([found[1]] if s["delta"] == 0 else [])
        word, limit = next((x for x in open_sets if x and x[0] == "jam"), (None, None))
        outcome = None
    name = None
    if word == "jam" and s["delta"] > 0 and isinstance(limit, str):
        name = "G1"
    elif word == "jam" and s["delta"] < 0 and s["alpha2"] < 0:
        name = "G2"
    words = [x[0] for x in found if x]
    row = jam_row(s)
    return {
        "portrait": "degenerate" if any(s[name] == 0 for name in JAM_QUANTITIES) else row,
        "zeros": [name for name in JAM_QUANTITIES + JAM_STATE if s.get(name) == 0],
        "outcomes": [x for i, x in enumerate(words) if i == 0 or words[i - 1] != x],
        "threshold": fixed if s["delta"] > 0 and s["alpha2"] > 0 else None,
        "outcome": outcome, "jam": name, "normal_force": limit}, row


def jam_number(x):
    """A number, null or a word of the verdict, to be compared by value."""
    if isinstance(x, str):
        number = read_number(x)
        return x if number is None else number
    return x


def check_jam(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    verdict, witness = record["verdict"], record["witness"]
    q = jam_quantities(record.get("values", record["problem"]), record["quantities"])
    check_quantities(record, q)
    require(("force" in witness) == ("p" in q) and ("fixed" in witness) == (q["delta"] != 0),
            "witness: a force is missing, or there is one too many")
    if "force" in witness:
        expect("witness.force times p", value_of(witness["force"]) * q["p"], -q["b"])
    if "fixed" in witness:
        expect("witness.fixed times delta", value_of(witness["fixed"]) * q["delta"], q["alpha2"])
    right, row = jam_verdict(q, witness)
    for key, x in right.items():
        given = jam_number(verdict[key]) if key in ("threshold", "normal_force") else verdict[key]
        require((given is None) == (x is None) and isinstance(given, str) == isinstance(x, str), f"verdict.{key}: is wrong")
        expect("verdict." + key, given, x)
    expect("row", record["row"], row)


# ---------------------------------------------------------------- meaning of kind chatter [10]

CHATTER_FIELDS = ("a", "b", "A", "B", "C", "mu", "r")
CHATTER_QUANTITIES = CHATTER_FIELDS + (
    "u", "v", "Delta", "p_plus", "p_minus", "k_plus", "k_minus", "r_range", "D_c_plus", "D_r_plus", "D_c_minus", "D_r_minus",
    "E_plus", "E_minus", "L_plus", "L_minus", "R_plus", "R_minus")
PAIR = {"low": NUMBER, "high": NUMBER}
RANGE = {"low": {SURD, NULL}, "high": {SURD, NULL}, "low_in": TRUE, "high_in": TRUE}
BOUNCE = {"ratio": NUMBER, "e": SURD, "pieces": [PIECE], "compression": PHASE, "restitution": PHASE}
STEP = {"ratio": PAIR, "e": PAIR}
ORBIT = {"e": STRING, "fate": STRING, "reason": {STRING, NULL}, "zeno_time": (PAIR,), "zeno_time_exact": {SURD, NULL},
         "bounces": {SIGN, NULL}, "rest": {STRING, NULL}, "u": {SURD, NULL}}
ALL_ORBITS = {"e": {"less": [RANGE], "equal": [RANGE], "greater": [RANGE]}, "fate": STRING, "reason": {STRING, NULL},
              "rest": {STRING, NULL}, "fates": ([{**RANGE, "fate": STRING}],), "alpha": [RANGE], "mu": ([RANGE],),
              "mu_tip": {NUMBER, NULL}}
CHATTER = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING,
    "problem": {"kind": STRING, "law": STRING, "?u": NUMBER, "?v": NUMBER, **{name: NUMBER for name in CHATTER_FIELDS}},
    "quantities": {name: {"value": NUMBER, "sign": SIGN, "by": STRING} for name in CHATTER_QUANTITIES},
    "witness": {"first": (BOUNCE,), "transient": {SIGN, NULL}, "landing": (BOUNCE,), "limit": (BOUNCE,),
                "enclosure": ({"steps": [STEP], "end": STRING, **STEP},)},
}
MAX_POWER = 1000000  # characters of r times m: a longer transient is not followed


def is_given(record):
    """[10.1] whether the problem has a first velocity."""
    problem = record.get("problem")
    return isinstance(problem, dict) and "u" in problem


def chatter_shape(record):
    return {**CHATTER, "verdict": ORBIT if is_given(record) else ALL_ORBITS}


def chatter_quantities(problem):
    """[10.1, 10.2] the values of all quantities; raises Rejected outside the hypotheses."""
    q = {name: Fraction(problem[name]) for name in CHATTER_FIELDS}
    a, b, A, B, C, mu, r = q.values()
    given = "u" in problem
    require(given == ("v" in problem), "problem: u and v stand together or not at all")
    u, v = (Fraction(problem["u"]), Fraction(problem["v"])) if given else (2 * a, b)
    p_plus, p_minus, k_plus, k_minus = C - mu * B, C + mu * B, mu * A - B, mu * A + B
    q.update(u=u, v=v, Delta=A * C - B * B, p_plus=p_plus, p_minus=p_minus, k_plus=k_plus, k_minus=k_minus, r_range=r - r * r,
             D_c_plus=p_plus * u + k_plus * v, D_r_plus=p_plus * u + (1 + r) * k_plus * v,
             D_c_minus=k_minus * v - p_minus * u, D_r_minus=(1 + r) * k_minus * v - p_minus * u,
             E_plus=a * p_plus + b * k_plus, E_minus=b * k_minus - a * p_minus,
             L_plus=2 * a * p_plus + (1 + r) * k_plus * b, L_minus=(1 + r) * k_minus * b - 2 * a * p_minus)
    q["R_plus"] = r * p_plus * (b * u - 2 * a * v) - b * q["D_r_plus"]
    q["R_minus"] = r * p_minus * (2 * a * v - b * u) - b * q["D_r_minus"]
    for name, fine in (("A", A > 0), ("C", C > 0), ("Delta", q["Delta"] > 0), ("mu", mu >= 0), ("r", 0 <= r <= 1),
                       ("v", v < 0 or not given), ("law", problem["law"] in LAWS)):
        require(fine, "problem: outside the hypothesis on " + name)
    return q


class Side:
    """[10.3] the impacts seen in the direction d, 1 forward or -1 backward, in which everything reads as forward."""

    def __init__(self, q, d):
        end = "_plus" if d > 0 else "_minus"
        self.d, self.r, self.A, self.B, self.C, self.mu = d, q["r"], q["A"], d * q["B"], q["C"], q["mu"]
        self.p, self.k, self.E, self.L, self.R = (q[name + end] for name in ("p", "k", "E", "L", "R"))
        self.p_other, self.k_other = self.C + self.mu * self.B, self.mu * self.A + self.B
        self.slips = d * q["u"] > 0 and q["D_r" + end] >= 0 or q["u"] == 0 and self.k < 0
        self.X = None if self.k >= 0 and self.p <= 0 else (1 + self.r) * self.k / self.p  # None: infinite
        self.X_other = None if self.k_other >= 0 and self.p_other <= 0 else (1 + self.r) * self.k_other / self.p_other
        self.alpha = d * q["a"] / -q["b"] if q["b"] else None

    def slide(self, x):
        """f of a ratio that slips this way all through."""
        return 2 * self.alpha + (x - self.X) / self.r

    def leaves(self):
        """Whether the ratio 2 alpha slips this way for ever."""
        return self.p > 0 and self.L > 0


def chatter_row(q, forward, backward):
    """[10.3] the row, and the side in whose direction it is (None where there is none)."""
    if q["b"] >= 0:
        return ("lifts_off" if q["r"] > 0 else "lands"), None
    if q["r"] == 0:
        return "stops", None
    for name, side in (("forward", forward), ("backward", backward)):
        if side.slips and side.R >= 0:
            return name + ("_slide" if side.R > 0 else "_ray"), side
    for name, side in (("reversal_forward", forward), ("reversal_backward", backward)):
        if side.k < 0:
            return name, side
    for name, side in (("stick_slide_forward", forward), ("stick_slide_backward", backward)):
        if side.leaves():
            return name, side
    return "settles", None


class Bounce:
    """[10.4] the impact from (x, -1), followed: e as a Surd, its square, and the outgoing tangential velocity."""

    def __init__(self, q, law, what, x, given):
        require(given is not None, what + ": is missing")
        expect(what + ".ratio", Fraction(given["ratio"]), x)
        d = field_of(given["e"], what + ".e")
        _, points = follow({**q, "u": x, "v": Fraction(-1)}, law, given, d)
        self.u, self.e = points[-1]
        require(Surd.read(given["e"], d) == self.e, what + ".e: is not the outgoing velocity of the pieces")
        self.e_squared = (self.e * self.e).a


def rooted(square, d):
    """sqrt(square) as a Surd behind sqrt(d), or None where it is none."""
    over = square if d is None or is_square(square) else square / d
    if not is_square(over):
        return None
    root = Fraction(*(math.isqrt(n) for n in over.as_integer_ratio()))
    return Surd(root) if over is square else Surd(0, root, d)


def sign_of_roots(t, G, c, H, w):
    """The sign of t sqrt(G) + c sqrt(H) - w, by squaring twice."""
    one, other = sign(t) * (G > 0), sign(c) * (H > 0)
    left = (one or other) if one * other >= 0 else one * sign(t * t * G - c * c * H)
    if left != sign(w) or left == 0:
        return sign(left - sign(w))
    return left * Surd(t * t * G + c * c * H - w * w, 2 * t * c if G * H else 0, G * H).sign()


class Orbit:
    """[10.3 - 10.5] an orbit of a problem with b < 0 whose ratios need no enclosure."""

    def __init__(self, q, law, row, side, sides, witness):
        self.q, self.law, self.row, self.side, self.sides, self.witness = q, law, row, side, sides, witness
        self.x = q["u"] / -q["v"]
        self.first = Bounce(q, law, "witness.first", self.x, witness["first"])
        self.sliding = row.endswith(("_slide", "_ray"))
        self.settling = row == "settles" or row.startswith("stick_slide")
        self.m, self.landing, self.limit, self.x_m = None, None, None, None
        if self.settling:
            self.settle()
        else:
            expect("witness.transient", witness["transient"], None)
        if self.landing is None:
            expect("witness.landing", witness["landing"], None)
        if row == "settles":
            self.limit = Bounce(q, law, "witness.limit", 2 * q["a"] / -q["b"], witness["limit"])
        else:
            expect("witness.limit", witness["limit"], None)
        self.last = self.landing or self.first  # the impact that sticks, where there is one

    def settle(self):
        """[10.4] the transient, and where it lands."""
        slipping = next((side for side in self.sides if side.slips), None)
        m = self.m = self.witness["transient"]
        if slipping is None:
            expect("witness.transient", m, 0)
        elif m is not None:
            require(m >= 1, "witness.transient: the first impact slips all through")
            x_before, x = (self.after(slipping, n) for n in (m - 1, m))
            require(x_before >= slipping.X > x, "witness.transient: is not the number of impacts that slip all through")
            self.x_m = slipping.d * x
            if slipping.X_other is None or -slipping.X_other <= x:
                self.landing = Bounce(self.q, self.law, "witness.landing", self.x_m, self.witness["landing"])
        self.slipping = slipping

    def after(self, side, n):
        """[10.4] the ratio x_n, seen from the side, while all impacts before slip that way."""
        x, r = side.d * self.x, side.r
        if r == 1:
            return x + n * (2 * side.alpha - side.X)
        require(self.m * len(str(r)) <= MAX_POWER, "witness.transient: is too large")
        still = (side.X - 2 * side.alpha * r) / (1 - r)
        return still - (still - x) / r ** n

    def slides_past(self):
        """Whether the transient ends beyond the other end, slipping the other way."""
        return self.settling and bool(self.m) and self.landing is None

    def e_limit_squared(self):
        return self.limit.e_squared if self.limit else self.q["r"] ** 2

    def fate(self):
        if self.row == "stops":
            return "chatters"
        e2 = self.e_limit_squared()
        return "chatters" if e2 < 1 else "neutral" if e2 == 1 else "reverse-chatter"

    def sum(self):
        """[10.5] S = s + t sqrt(G) / (1 - sqrt(H)), as s, t, G, H; m is known."""
        r = self.q["r"]
        if self.row == "stops":
            return Fraction(0), Fraction(0), Fraction(0), Fraction(0)
        if self.sliding or self.slides_past():
            return r / (1 - r), Fraction(0), Fraction(0), Fraction(0)
        s = Fraction(self.m) if r == 1 else r * (1 - r ** self.m) / (1 - r)
        return s, r ** self.m, self.last.e_squared, self.e_limit_squared()

    def sum_against(self, y):
        """The sign of S - y: (1 - h)(S - y) = t g + (y - s) h - (y - s), h < 1."""
        s, t, G, H = self.sum()
        return sign_of_roots(t, G, y - s, H, y - s)

    def bounds_hold(self, low, high):
        """[10.5] whether low <= S1 and S2 <= high, where the transient is not known."""
        side, r = self.slipping, self.q["r"]
        still = (side.X - 2 * side.alpha * r) / (1 - r)
        z, Z, Y = still - side.d * self.x, still, side.X
        rho_1, rho_2 = z / (still - 2 * side.alpha), z / (Z - Y)
        g = r * (1 + abs(self.q["B"]) * max(Y, abs(2 * side.alpha)) / self.q["A"])
        S1, top = r * (1 - rho_2) / (1 - r), r * (1 - rho_1) / (1 - r)
        over = rho_2 * max(r, g)  # S2 = top + over / (1 - e_inf)
        H = self.e_limit_squared()
        return low <= S1 and sign_of_roots(Fraction(0), H, high - top, H, high - top - over) <= 0

    def check_time(self, verdict):
        time, exact = verdict["zeno_time"], verdict["zeno_time_exact"]
        unknown = self.settling and self.m is None
        if self.fate() != "chatters" or unknown and self.q["r"] == 1:
            expect("verdict.zeno_time", time, None)
            expect("verdict.zeno_time_exact", exact, None)
            return
        require(time is not None, "verdict.zeno_time: is missing")
        scale = -self.q["b"] / (-2 * self.q["v"])
        low, high = (Fraction(time[key]) * scale for key in ("low", "high"))
        if unknown:
            require(self.bounds_hold(low, high), "verdict.zeno_time: does not follow from the bounds")
            expect("verdict.zeno_time_exact", exact, None)
            return
        require(self.sum_against(low) >= 0 >= self.sum_against(high), "verdict.zeno_time: does not hold the time")
        if exact is not None:
            d = self.field()
            s, t, G, H = self.sum()
            g, h = rooted(G, d), rooted(H, d)
            require(g is not None and h is not None, "verdict.zeno_time_exact: the time is in no such field")
            claimed = Surd.read(exact, d) * Surd(scale) - Surd(s)
            require(claimed * (Surd(1) - h) == Surd(t) * g, "verdict.zeno_time_exact: is not the time")

    def field(self):
        return next((x.e.d for x in (self.last, self.limit) if x and x.e.d is not None), None)

    def check_u(self, given):
        """[10.5] the tangential velocity at the end."""
        right = self.end_velocity() if self.fate() == "chatters" else None
        if given is not None:
            require(right is not None, "verdict.u: is not known")
            require(Surd.read(given, self.field() if self.row != "stops" else None) == right, "verdict.u: is not the velocity at the end")

    def end_velocity(self):
        q, r = self.q, self.q["r"]
        if self.row == "stops":
            return self.first.u * Surd(-q["v"])
        if self.row == "settles" or self.row.endswith("_ray"):
            return Surd(0)
        side = self.side
        if self.sliding:
            return Surd(q["u"] + side.d * -q["v"] * (2 * side.alpha * r - side.X) / (1 - r))
        if self.m is None:
            return None
        scale = Surd(side.d * -q["v"] * r ** self.m / (1 - r))
        if self.slides_past():
            return scale * Surd(side.d * self.x_m * (1 - r) + 2 * side.alpha * r - side.X)
        return scale * self.last.e * Surd(2 * side.alpha - side.X)

    def bounces(self):
        if self.fate() != "chatters":
            return None
        if self.row == "stops":
            return 1
        if self.sliding or self.slides_past():
            return 0
        return None if self.m is None else self.m + 1

    def rest(self):
        if self.fate() != "chatters":
            return None
        if self.row == "stops" and self.first.u.sign() != 0:
            return "S+" if self.first.u.sign() > 0 else "S-"
        if self.side is not None and not self.row.endswith("_ray"):
            return "S+" if self.side.d > 0 else "S-"
        return at_rest(self.sides)


def at_rest(sides):
    """[10.5] how the point goes on from rest."""
    return next((word for word, side in zip(("S+", "S-"), sides) if side.p > 0 and side.E > 0), "T")


class Reversal:
    """[10.7] an orbit enclosed by ranges of ratios; everything is seen from the side whose k is negative."""

    def __init__(self, q, law, row, side, sides, witness):
        self.q, self.law, self.side, self.sides = q, law, side, sides
        self.x = q["u"] / -q["v"]
        self.first = Bounce(q, law, "witness.first", self.x, witness["first"])
        for key in ("transient", "landing", "limit"):
            expect("witness." + key, witness[key], None)
        require(witness["enclosure"] is not None, "witness.enclosure: is missing")
        self.turning = -side.k_other / side.p_other  # where w = 0
        self.end = witness["enclosure"]["end"]
        self.steps = [self.read(step) for step in witness["enclosure"]["steps"]]
        self.last = self.read(witness["enclosure"])
        self.check()

    def read(self, step):
        """A range of ratios as the side sees it, and one of e."""
        low, high = sorted(self.side.d * Fraction(step["ratio"][key]) for key in ("low", "high"))
        require(Fraction(step["ratio"]["low"]) <= Fraction(step["ratio"]["high"]), "witness.enclosure: a range is empty")
        return (low, high), tuple(Fraction(step["e"][key]) for key in ("low", "high"))

    def w(self, x):
        return -1 - self.side.p_other * x / self.side.k_other

    def reverses(self, x):
        return -self.side.X_other < x < 0

    def e_squared(self, x):
        side, r = self.side, self.side.r
        if self.law == "newton" or not self.reverses(x):
            return r * r
        i, w, s = -x / side.k_other, self.w(x), side.p / side.p_other
        if self.law == "poisson":
            return (r * (side.p * i - w) if w <= 0 else w + side.p * ((1 + r) / side.p_other - i)) ** 2
        return r * r * (w * w + s * (1 - w * w)) if w <= 0 else w * w + s * (r * r - w * w)

    def f_against(self, x, c):
        """The sign of f(x) - c."""
        side = self.side
        if x >= 0:
            return sign(side.slide(x) - c)
        if x <= -side.X_other:
            return sign(2 * side.alpha + (x + side.X_other) / side.r - c)
        factor = -side.k / side.p
        return Surd(-factor * self.w(x), 2 * side.alpha + factor - c, self.e_squared(x)).sign()

    def check_e(self, what, ratio, e, turning):
        low, high = e
        require(0 < low <= high, what + ".e: is not a positive range")
        points = ratio + ((self.turning,) if turning else ())
        require(all(low ** 2 <= self.e_squared(x) for x in points) and all(self.e_squared(x) <= high ** 2 for x in ratio),
                what + ".e: does not hold e")

    def check(self):
        point = self.side.d * self.x
        start = self.steps[0][0] if self.steps else self.last[0]
        require(start[0] <= point <= start[1], "witness.enclosure: does not begin with the ratio of u and v")
        following = [ratio for ratio, _ in self.steps[1:]] + [self.last[0]]
        for i, ((ratio, e), after) in enumerate(zip(self.steps, following)):
            self.check_e(f"witness.enclosure.steps[{i}]", ratio, e, ratio[0] <= self.turning <= ratio[1])
            require(self.f_against(ratio[0], after[0]) >= 0 >= self.f_against(ratio[1], after[1]),
                    f"witness.enclosure.steps[{i}].ratio: the next ratio may lie outside")
        self.check_end()

    def check_end(self):
        side, (low, high), e = self.side, *self.last
        what = "witness.enclosure"
        seen = {("forward", 1): "along", ("backward", -1): "along", ("forward", -1): "against", ("backward", 1): "against"}
        end = seen.get((self.end, side.d), self.end)
        if end == "along":
            require(low >= 0 and self.f_against(low, low) > 0, what + ".ratio: does not slip this way for ever")
        elif end == "against":
            require(high <= -side.X_other and self.f_against(high, high) < 0, what + ".ratio: does not slip this way for ever")
        elif end == "trapped":
            require(self.f_against(low, low) >= 0 >= self.f_against(high, high), what + ".ratio: is not mapped into itself")
            self.check_e(what, (low, high), e, low <= self.turning <= high)
        else:
            expect(what + ".end", end, "open")
            require(0 < e[0] and e[0] ** 2 <= self.e_squared(self.turning) and side.r <= e[1], what + ".e: does not hold e")
        if end in ("along", "against"):
            require(e == (side.r, side.r), what + ".e: is not r")

    def fate(self):
        low, high = self.last[1]
        return "chatters" if high < 1 else "neutral" if low == high == 1 else "undecided"

    def check_time(self, verdict):
        time, exact = verdict["zeno_time"], verdict["zeno_time_exact"]
        if self.fate() != "chatters":
            expect("verdict.zeno_time", time, None)
            return expect("verdict.zeno_time_exact", exact, None)
        require(time is not None, "verdict.zeno_time: is missing")
        scale = -self.q["b"] / (-2 * self.q["v"])
        bounds = []
        for i in (0, 1):
            total, product = Fraction(0), Fraction(1)
            for _, e in self.steps:
                product *= e[i]
                total += product
            bounds.append(total + product * self.last[1][i] / (1 - self.last[1][i]))
        require(Fraction(time["low"]) * scale <= bounds[0] and bounds[1] <= Fraction(time["high"]) * scale,
                "verdict.zeno_time: does not follow from the enclosure")
        if exact is not None:  # known where the bounds are one
            require(Surd.read(exact, None) * Surd(scale) == Surd(bounds[0]) == Surd(bounds[1]), "verdict.zeno_time_exact: is not known")

    def check_u(self, given):
        known = self.fate() == "chatters" and self.end == "trapped"
        require(given is None or known and given == "0", "verdict.u: is not known")

    def bounces(self):
        return len(self.steps) if self.fate() == "chatters" else None

    def rest(self):
        if self.fate() != "chatters" or self.end == "open":
            return None
        return {"forward": "S+", "backward": "S-"}.get(self.end) or at_rest(self.sides)


class NoReturn:
    """[10.5] b >= 0: after the first impact nothing brings the point back, or it stays."""

    def __init__(self, q, law, row, witness):
        self.row, given = row, witness["first"] is not None
        for key in ("transient", "landing", "limit", "enclosure"):
            expect("witness." + key, witness[key], None)
        self.first = Bounce(q, law, "witness.first", q["u"] / -q["v"], witness["first"]) if given else None

    def fate(self):
        return "lifts-off" if self.row == "lifts_off" else "undecided"

    def check_time(self, verdict):
        expect("verdict.zeno_time", verdict["zeno_time"], None)
        expect("verdict.zeno_time_exact", verdict["zeno_time_exact"], None)

    def check_u(self, given):
        expect("verdict.u", given, None)

    def bounces(self):
        return None

    rest = bounces


# ---- sets of ratios [10.6].  A range is (low, high, low_in, high_in), ends Surd or None for infinity.

def surd_of(value):
    """A surd with a field of its own."""
    if value is None:
        return None
    if isinstance(value, dict):
        d = Fraction(value["d"])
        require(d > 0 and not is_square(d) and Fraction(value["b"]) != 0, "a surd: d is a square, or b is 0")
        return Surd(value["a"], Fraction(value["b"]), d)
    return Surd(value)


def surds_equal(x, y):
    if x is None or y is None:
        return x is y
    if x.d is None or y.d is None or x.d == y.d:
        return x == y
    return x.a == y.a and sign(x.b) == sign(y.b) and x.b ** 2 * x.d == y.b ** 2 * y.d


def read_ranges(ranges):
    return [(surd_of(x["low"]), surd_of(x["high"]), x["low_in"], x["high_in"]) for x in ranges]


def expect_ranges(what, given, right):
    given = read_ranges(given)
    same = len(given) == len(right) and all(
        surds_equal(x[0], y[0]) and surds_equal(x[1], y[1]) and x[2:] == y[2:] for x, y in zip(given, right))
    require(same, f"{what}: is not the set")


def opposite(ranges):
    minus = Surd(-1)
    return [(high and high * minus, low and low * minus, high_in, low_in) for low, high, low_in, high_in in reversed(ranges)]


def open_range(low, high):
    return low, high, False, False


def point(x):
    return x, x, True, True


LINE = [open_range(None, None)]


class Sets:
    """[10.6] where e(x) is less than, equal to and greater than 1, seen from the side on which B > 0."""

    def __init__(self, q, law, sides):
        self.law, self.r = law, q["r"]
        self.constant = law == "newton" or q["mu"] == 0 or q["B"] == 0 or q["r"] == 0
        self.side = sides[0] if q["B"] > 0 else sides[1]

    def g(self, x, k, p):
        s, r = self.side, Surd(self.r)
        A, B = Surd(s.A), Surd(s.B)
        if self.law == "poisson":
            return r * (A + B * x) - A
        return r * r * (A * k + B * x * (Surd(2) * k - p * x)) - A * k

    def h(self, x, k, p):
        s, r = self.side, Surd(self.r)
        A, B, one = Surd(s.A), Surd(s.B), Surd(1)
        if self.law == "poisson":
            return A * p * (r - one) + B * ((one + r) * k - p * x)
        return A * k * p * (r * r - one) + B * (r * r * k * k - (p * x - k) * (p * x - k))

    def of_ratios(self, claimed):
        """The three sets; the ends of `greater`, which may be roots, are those of the claimed one once they are verified."""
        if self.constant:
            return {"less": LINE if self.r < 1 else [], "equal": LINE if self.r == 1 else [], "greater": []}
        turned = read_ranges(claimed) if self.side.d > 0 else opposite(read_ranges(claimed))
        sets = self.seen(turned)
        return sets if self.side.d > 0 else {key: opposite(ranges) for key, ranges in sets.items()}

    def seen(self, claimed):
        s, zero = self.side, Surd(0)
        if self.r == 1:
            X, other = None if s.X is None else Surd(s.X), Surd(-s.X_other)
            less, left = [open_range(other, zero)], (None, other, False, True)
            if s.k <= 0:
                return {"less": less, "equal": [left, (zero, None, True, False)], "greater": []}
            right = [] if X is None else [(X, None, True, False)]
            return {"less": less, "equal": [left, point(zero)] + right, "greater": [open_range(zero, X)]}
        if s.k <= 0:
            return {"less": LINE, "equal": [], "greater": []}
        k, p = Surd(s.k), Surd(s.p)
        Y = None if s.p <= 0 else Surd(s.k / s.p)
        top = 1 if Y is None else self.h(Y, k, p).sign()
        if top < 0:
            return {"less": LINE, "equal": [], "greater": []}
        if top == 0:
            return {"less": [open_range(None, Y), open_range(Y, None)], "equal": [point(Y)], "greater": []}
        require(len(claimed) == 1 and not claimed[0][2] and not claimed[0][3], "verdict.e.greater: is not one open range")
        low, high = claimed[0][:2]
        require(low is not None and low.sign() >= 0 and (Y is None or (Y - low).sign() >= 0) and self.g(low, k, p).sign() == 0,
                "verdict.e.greater: does not begin where e = 1")
        require((high is None) == (Y is None), "verdict.e.greater: does not end where e = 1")
        if high is not None:
            require((high - Y).sign() >= 0 and (Surd(s.X) - high).sign() >= 0 and self.h(high, k, p).sign() == 0,
                    "verdict.e.greater: does not end where e = 1")
        after = [] if high is None else [open_range(high, None)]
        return {"less": [open_range(None, low)] + after, "equal": [point(low)] + ([point(high)] if high else []),
                "greater": claimed}

    def check_friction(self, x, claimed):
        """[10.6] the set of coefficients of friction."""
        s = self.side
        x = x * s.d
        if s.B == 0 or x <= 0 or self.r == 0 or self.law == "newton" or self.r * (s.A + s.B * x) <= s.A:
            return expect("verdict.mu", claimed, [])
        require(len(claimed) == 1, "verdict.mu: is not one range")
        low, high, low_in, high_in = read_ranges(claimed)[0]
        require(low is not None and high is None and not low_in and not high_in, "verdict.mu: is not open and unbounded")
        k, p, x = low * Surd(s.A) - Surd(s.B), Surd(s.C) - low * Surd(s.B), Surd(x)
        require(k.sign() >= 0 and (Surd(1 + self.r) * k - p * x).sign() >= 0, "verdict.mu: begins where e <= r")
        rising = (p * x - k).sign()
        if self.r == 1:
            right = (p * x - Surd(2) * k).sign() == 0
        else:
            right = (rising <= 0 and self.g(x, k, p).sign() == 0) or (rising >= 0 and self.h(x, k, p).sign() == 0)
        require(right, "verdict.mu: does not begin where e = 1")

    def tip(self):
        s, r = self.side, self.r
        if s.B == 0 or r == 0 or self.law == "newton":
            return None
        if self.law == "poisson":
            return (1 - r) * s.C / s.B + r * s.B / s.A
        return (1 - r * r) * s.C / s.B + r * r * s.B / s.A


def fates_of(q, sets, orbit, sides):
    """[10.6] the fate of the orbit from each ratio: ranges with their fates, or None."""
    r, reversal = q["r"], isinstance(orbit, Reversal)
    if q["b"] >= 0 or min(q["k_plus"], q["k_minus"]) < 0 and r == 1 and not sets.constant:
        return None
    e2 = r * r if reversal else orbit.e_limit_squared()
    if r == 0 or sets.constant or reversal or e2 < 1 or r == 1:
        fate = "chatters" if r < 1 or e2 < 1 else "neutral" if e2 == 1 else "reverse-chatter"
        return [(LINE[0], fate)]
    still = [None if side.X is None else Surd((side.X - 2 * side.alpha * r) / (1 - r)) for side in sides]
    low, high = still[1] and still[1] * Surd(-1), still[0]
    fates = [(open_range(low, high), "neutral" if e2 == 1 else "reverse-chatter")]
    if low is not None:
        fates.insert(0, ((None, low, False, True), "chatters"))
    if high is not None:
        fates.append(((high, None, True, False), "chatters"))
    return fates


def check_all_orbits(q, law, verdict, orbit, sides):
    """[10.6] the verdict where no first velocity is given."""
    sets = Sets(q, law, sides)
    right = sets.of_ratios(verdict["e"]["greater"])
    for key, ranges in right.items():
        expect_ranges("verdict.e." + key, verdict["e"][key], ranges)
    half = Surd(Fraction(1, 2))
    expect_ranges("verdict.alpha", verdict["alpha"], [(low and low * half, high and high * half, low_in, high_in)
                                                      for low, high, low_in, high_in in right["greater"]])
    if q["b"] >= 0:
        expect("verdict.mu", verdict["mu"], None)
    else:
        require(verdict["mu"] is not None, "verdict.mu: is missing")
        sets.check_friction(2 * q["a"] / -q["b"], verdict["mu"])
    tip = sets.tip()
    expect("verdict.mu_tip", verdict["mu_tip"], None if tip is None else str(tip))
    fates = fates_of(q, sets, orbit, sides)
    require((fates is None) == (verdict["fates"] is None), "verdict.fates: is missing, or not known")
    if fates is not None:
        expect_ranges("verdict.fates", verdict["fates"], [ranges for ranges, _ in fates])
        expect("verdict.fates", [x["fate"] for x in verdict["fates"]], [fate for _, fate in fates])


def check_chatter(record):
    check_problem(record)
    verdict, witness, law = record["verdict"], record["witness"], record["problem"]["law"]
    q = chatter_quantities(record["problem"])
    check_quantities(record, q)
    sides = Side(q, 1), Side(q, -1)
    row, side = chatter_row(q, *sides)
    expect("row", record["row"], row)
    if q["b"] >= 0:
        require(is_given(record) == (witness["first"] is not None), "witness.first: stands where u and v are given")
        orbit = NoReturn(q, law, row, witness)
    elif row.startswith("reversal"):
        orbit = Reversal(q, law, row, side, sides, witness)
    else:
        expect("witness.enclosure", witness["enclosure"], None)
        orbit = Orbit(q, law, row, side, sides, witness)
    fate = orbit.fate()
    expect("verdict.fate", verdict["fate"], fate)
    expect("verdict.reason", verdict["reason"],
           None if fate != "undecided" else "contact" if row == "lands" else "reversal")
    expect("verdict.rest", verdict["rest"], orbit.rest())
    if not is_given(record):
        check_all_orbits(q, law, verdict, orbit, sides)
        return
    expect("verdict.e", verdict["e"], {-1: "less", 0: "equal", 1: "greater"}[sign(orbit.first.e_squared - 1)])
    orbit.check_time(verdict)
    orbit.check_u(verdict["u"])
    expect("verdict.bounces", verdict["bounces"], orbit.bounces())


# ---------------------------------------------------------------- meaning of kind rest [12]

REST_FIELDS = ("a", "b", "A", "B", "C", "mu", "r")
REST_QUANTITIES = REST_FIELDS + ("Delta", "p_plus", "p_minus", "k_plus", "k_minus", "r_range", "E_plus", "E_minus", "N")
REST = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING,
    "problem": {"kind": STRING, "law": STRING, **{name: NUMBER for name in REST_FIELDS}, "?H": MATRIX},
    "verdict": {"stability": STRING, "conditions": {"contact": STRING, "potential": STRING, "impacts": {STRING, NULL}},
                "decides": STRINGS, "e_squared": {NUMBER, NULL}, "zeros": STRINGS},
    "quantities": {name: QUANTITY for name in REST_QUANTITIES},
    "witness": {"?potential": {"?lower": MATRIX, "?pivots": NUMBERS, "?direction": NUMBERS, "?value": NUMBER},
                "?impact": IMPACT["witness"], "?e": SURD},
}


def rest_quantities(problem):
    """[12.1, 12.2] the values of all quantities; raises Rejected outside the hypotheses."""
    q = {name: Fraction(problem[name]) for name in REST_FIELDS}
    a, b, A, B, C, mu, r = q.values()
    q.update(Delta=A * C - B * B, p_plus=C - mu * B, p_minus=C + mu * B, k_plus=mu * A - B, k_minus=mu * A + B, r_range=r - r * r)
    q.update(E_plus=a * q["p_plus"] + b * q["k_plus"], E_minus=b * q["k_minus"] - a * q["p_minus"], N=a * B - A * b)
    for name, fine in (("A", A > 0), ("C", C > 0), ("Delta", q["Delta"] > 0), ("mu", mu >= 0), ("r", 0 <= r <= 1),
                       ("E_plus", q["E_plus"] <= 0), ("E_minus", q["E_minus"] <= 0), ("N", q["N"] >= 0),
                       ("law", problem["law"] in ("poisson", "energetic", "newton"))):
        require(fine, "problem: outside the hypothesis on " + name)
    return q


def rest_potential(problem, witness):
    """[12.3] 1 where the matrix is positive definite, 0 semidefinite, -1 where some direction goes down; after its witness is checked."""
    given = witness.get("potential")
    if "H" not in problem:
        require(given is None, "witness.potential: there is no matrix")
        return 1
    H = [[Fraction(x) for x in row] for row in problem["H"]]
    n = len(H)
    require(1 <= n <= 12 and all(len(row) == n for row in H) and all(H[i][j] == H[j][i] for i in range(n) for j in range(i)),
            "problem.H: is no symmetric matrix of 1 to 12 rows")
    require(given is not None and set(given) in ({"lower", "pivots"}, {"direction", "value"}),
            "witness.potential: two factors, or a direction")
    if "direction" in given:
        x, value = [Fraction(y) for y in given["direction"]], Fraction(given["value"])
        require(len(x) == n, "witness.potential.direction: one number a row")
        expect("witness.potential.value", value, sum(x[i] * H[i][j] * x[j] for i in range(n) for j in range(n)))
        require(value < 0, "witness.potential.value: is not negative")
        return -1
    D = [Fraction(y) for y in given["pivots"]]
    require([len(row) for row in given["lower"]] == list(range(n)) and len(D) == n, "witness.potential: the factors have another size")
    L = [[Fraction(y) for y in row] + [Fraction(1)] for row in given["lower"]]
    for i in range(n):
        for j in range(i + 1):
            expect(f"witness.potential: L D L^T at {i}, {j}", sum(L[i][k] * D[k] * L[j][k] for k in range(j + 1)), H[i][j])
    require(min(D) >= 0, "witness.potential.pivots: one is negative")
    return 1 if min(D) > 0 else 0


def rest_impact(q, law, witness):
    """[12.4] (sign of e - 1, e^2 or None), after the impact is followed."""
    if q["b"] >= 0 or min(q["k_plus"], q["k_minus"]) < 0:
        require("impact" not in witness and "e" not in witness, "witness.impact: nothing asks for an impact")
        return sign(q["r"] - 1), None
    require("impact" in witness and "e" in witness, "witness.impact: is missing")
    impact = impact_quantities({"law": law, "u": 2 * q["a"] / -q["b"], "v": -1, **{name: q[name] for name in ("A", "B", "C", "mu", "r")}})
    d = field_of(witness["e"], "witness.e")
    _, (_, v), _ = check_motion(impact, law, witness["impact"], d)
    expect("witness.e", Surd.read(witness["e"], d), v)
    square = (v * v).a
    return sign(square - 1), square


def rest_row(q, inside, potential, impacts):
    """[12.5] the name of the case."""
    if q["b"] > 0:
        return "flight"
    if q["b"] == 0:
        return "weightless_edge" if not inside else "weightless_falls" if potential < 0 else "weightless"
    if not inside:
        return "edge"
    if potential < 0:
        return "falls_and_chatters" if impacts > 0 else "falls"
    if impacts > 0:
        return "reverse_chatter"
    return (("flat_and_neutral", "neutral_impacts") if impacts == 0 else ("flat", "stable"))[potential]


def check_rest(record):
    problem, witness, verdict = record["problem"], record["witness"], record["verdict"]
    check_problem(record)
    q = rest_quantities(problem)
    check_quantities(record, q)
    potential = rest_potential(problem, witness)
    impacts, square = rest_impact(q, problem["law"], witness)
    inside = q["E_plus"] < 0 and q["E_minus"] < 0
    word = {1: "holds", 0: "undecided", -1: "fails"}
    states = {"contact": "fails" if q["b"] > 0 else "holds" if q["b"] < 0 and inside else "undecided", "potential": word[potential],
              "impacts": word[-impacts] if q["b"] < 0 else None}
    failing = [name for name, state in states.items() if state == "fails" and (name != "potential" or inside)]
    holds = all(state == "holds" for state in states.values())
    stability = "unstable" if failing else "stable" if holds else "undecided"
    decides = failing or [name for name, state in states.items() if state == ("holds" if holds else "undecided")]
    e_squared = verdict["e_squared"]
    for key, given, right in (("stability", verdict["stability"], stability), ("conditions", verdict["conditions"], states),
                              ("decides", verdict["decides"], decides),
                              ("e_squared", None if e_squared is None else Fraction(e_squared), square),
                              ("zeros", verdict["zeros"], [name for name in REST_QUANTITIES if q[name] == 0])):
        expect("verdict." + key, given, right)
    expect("row", record["row"], rest_row(q, inside, potential, impacts))


KINDS = {"contact": (CONTACT, check_contact), "impact": (IMPACT, check_impact), "jam": (JAM, check_jam), "rest": (REST, check_rest),
         "chatter": (chatter_shape, check_chatter)}


# ---------------------------------------------------------------- uncertain data [9]

MAX_WAITING, MAX_OPEN = 512, 9
NEGATIVE, ZERO, POSITIVE = 1, 2, 4

# The formulas of 4.2, one operation a line: name, operation, operands.
STEPS = (
    ("A C", "*", "A", "C"), ("B B", "*", "B", "B"), ("Delta", "-", "A C", "B B"),
    ("mu B", "*", "mu", "B"), ("p_plus", "-", "C", "mu B"), ("p_minus", "+", "C", "mu B"),
    ("mu A", "*", "mu", "A"), ("k_plus", "-", "mu A", "B"), ("k_minus", "+", "mu A", "B"),
    ("a p_plus", "*", "a", "p_plus"), ("b k_plus", "*", "b", "k_plus"), ("E_plus", "+", "a p_plus", "b k_plus"),
    ("b k_minus", "*", "b", "k_minus"), ("a p_minus", "*", "a", "p_minus"), ("E_minus", "-", "b k_minus", "a p_minus"),
    ("a B", "*", "a", "B"), ("A b", "*", "A", "b"), ("N", "-", "a B", "A b"),
    ("b B", "*", "b", "B"), ("a C", "*", "a", "C"), ("N_T", "-", "b B", "a C"))

# [9.3] sums that are identically zero: the terms with + and those with -
IDENTITIES = [[[tuple(term.split("*")) for term in side.split()] for side in line.split("-")] for line in (
    "A*p_plus A*p_minus - A*C", "A*p_minus - A*p_plus A*mu*B", "A*k_plus A*k_minus - A*mu*A", "A*k_minus - A*k_plus A*B",
    "k_plus*p_minus k_minus*p_plus - mu*Delta", "A*E_plus A*E_minus mu*A*N -", "A*E_minus - A*E_plus A*N_T",
    "A*E_plus A*N_T mu*A*N -", "A*E_minus mu*A*N - A*N_T", "A*N_T B*N a*Delta -", "B*N_T C*N b*Delta -",
    "p_plus*N b*Delta - B*E_plus", "p_minus*N B*E_minus b*Delta -", "A*E_plus k_plus*N - a*Delta",
    "A*E_minus k_minus*N a*Delta -")]


def is_enclosed(value):
    """[9.2] whether a value is a number that is only enclosed."""
    return (isinstance(value, dict) and set(value) == {"lo", "hi", "text"} and isinstance(value["text"], str)
            and is_rationals([value["lo"], value["hi"]], 2))


def is_plain(value):
    return isinstance(value, str) and read_number(value) is not None


def is_end(value):
    return is_plain(value) or is_root(value) or is_enclosed(value)


def is_uncertain(value):
    return isinstance(value, dict) and set(value) == {"lo", "hi"} and is_end(value["lo"]) and is_end(value["hi"])


def is_number_or_element(value):
    return is_plain(value) or is_element(value)


def is_field_value(value):
    return is_end(value) or is_uncertain(value)


def is_point(value):
    return value is None or isinstance(value, dict) and all(
        key in FIELDS and is_number_or_element(x) for key, x in value.items())


def is_value(value):
    return is_element(value) or isinstance(value, dict) and set(value) in ({"lo"}, {"hi"}, {"lo", "hi"}) and all(
        is_element(x) for x in value.values())


def is_box(value):
    return isinstance(value, dict) and set(value) == {"lo", "hi"} and is_rationals(list(value.values()), 2)


def is_item(value):
    return value is None or isinstance(value, str) or (
        isinstance(value, dict) and set(value) == {"cut", "at"} and isinstance(value["cut"], str)
        and is_number_or_element(value["at"]))


UNCERTAIN = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "?field": ROOT,
    "problem": {"kind": STRING, **{name: is_field_value for name in FIELDS}},
    "verdict": {"certain": TRUE, "possible": [CONTACT["verdict"]], "rows": STRINGS, "at": [is_point], "outside": TRUE},
    "witness": {"?values": {"?" + name: is_value for name in FIELDS}, "?box": {"?" + name: is_box for name in FIELDS},
                "cover": [is_item]},
}


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


class Data:
    """[9.2] What is known of the fields: `point` and `cell`, the range of each certain field, when points and cells are
    evaluated; `ends`, the ends of the uncertain ones with their elements; `start`, the cell of all intervals."""

    def __init__(self, record):
        problem, witness = record["problem"], record["witness"]
        self.values, self.box = witness.get("values"), witness.get("box", {})
        parts = {name: [problem[name]["lo"], problem[name]["hi"]] if is_uncertain(problem[name]) else [problem[name]]
                 for name in FIELDS}
        self.enclosed = any(is_enclosed(x) for xs in parts.values() for x in xs)
        self.axes = [name for name in FIELDS if is_uncertain(problem[name])]
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
            check_root(name, x, given)
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
            require(exact[0] is None or exact[1] is None or exact[0] < exact[1], f"problem.{name}: is no interval")
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


def range_of(operation, x, y):
    """[9.2] arithmetic of ranges; an exact number has the same ends."""
    if operation == "+":
        low = x[0] + y[0]
        return (low, low) if x[0] is x[1] and y[0] is y[1] else (low, x[1] + y[1])
    if operation == "-":
        low = x[0] - y[1]
        return (low, low) if x[0] is x[1] and y[0] is y[1] else (low, x[1] - y[0])
    low = x[0] * y[0]
    if x[0] is x[1] and y[0] is y[1]:
        return low, low
    ends = (low, x[0] * y[1], x[1] * y[0], x[1] * y[1])
    return min(ends), max(ends)


def evaluated(inputs):
    values = dict(inputs)
    for name, operation, left, right in STEPS:
        values[name] = range_of(operation, values[left], values[right])
    return values


def degrees(axes):
    """The degree of each value in each uncertain field."""
    degree = {name: [int(name == axis) for axis in axes] for name in FIELDS}
    for name, operation, left, right in STEPS:
        degree[name] = [x + y if operation == "*" else max(x, y) for x, y in zip(degree[left], degree[right])]
    return degree


def all_of(lists):
    """Every choice of one of each list."""
    return [()] if not lists else [(first,) + rest for first in lists[0] for rest in all_of(lists[1:])]


def bernstein(values, degree, sides):
    """[9.3] the coefficients of one quantity, by the index of each field: 0 and 2 for the ends, 1 between."""
    indices = all_of([(0,) if not side or d == 0 else (0, 2) if d == 1 else (0, 1, 2) for d, side in zip(degree, sides)])
    c = {index: values[index] for index in indices}
    for axis, d in enumerate(degree):
        if d == 2 and sides[axis]:
            for index in [index for index in indices if index[axis] == 1]:
                low, high = (index[:axis] + (end,) + index[axis + 1:] for end in (0, 2))
                twice = range_of("+", c[index], c[index])
                c[index] = range_of("-", range_of("+", twice, twice), range_of("+", c[low], c[high]))
                c[low], c[high] = range_of("+", c[low], c[low]), range_of("+", c[high], c[high])
    return c


def leaf_signs(data, degree, cell):
    """[9.3] the signs that each quantity may have in a leaf."""
    sides = [cell[name][0] is not cell[name][1] for name in data.axes]
    places = []
    for i, name in enumerate(data.axes):
        low, high = cell[name][:2]
        curved = any(degree[q][i] == 2 for q in QUANTITIES)
        places.append([(0, low)] if not sides[i] else [(0, low), (2, high)] + ([(1, (low + high) / 2)] if curved else []))
    values = {}
    for choice in all_of(places):
        point = {name: (x, x) for name, (_, x) in zip(data.axes, choice)}
        values[tuple(index for index, _ in choice)] = evaluated({**data.cell, **point})
    signs = {}
    for q in QUANTITIES:
        c = bernstein({index: value[q] for index, value in values.items()}, degree[q], sides)
        below, above = any(low < 0 for low, _ in c.values()), any(high > 0 for _, high in c.values())
        zero = below == above or vanishes_on_a_face(c, degree[q], sides, [cell[name][2:] for name in data.axes])
        signs[q] = NEGATIVE * below + ZERO * zero + POSITIVE * above
    return signs


def vanishes_on_a_face(c, degree, sides, closed):
    ends = [[end for end, is_closed in zip((0, 2), both) if is_closed] if side and d > 0 else []
            for d, side, both in zip(degree, sides, closed)]
    for face in all_of([x or [None] for x in ends]):
        of_face = [x for index, x in c.items() if all(end in (None, i) for end, i in zip(face, index))]
        if all(low <= 0 <= high for low, high in of_face):
            return True
    return False


def signs_in(bits):
    return [s for s, bit in ((-1, NEGATIVE), (0, ZERO), (1, POSITIVE)) if bits & bit]


def possible_signs(operation, xs, ys):
    """The signs that a result may have."""
    if operation == "*":
        return {x * y for x in xs for y in ys}
    ys = [-y for y in ys] if operation == "-" else ys
    return {z for x in xs for y in ys for z in ((-1, 0, 1) if x * y < 0 else (x or y,))}


def combinations(may):
    """[9.3] the combinations of signs that a leaf allows."""
    def agrees(sign):
        for sides in IDENTITIES:
            signs = set()
            for side, terms in zip((1, -1), sides):
                for term in terms:
                    s = side
                    for factor in term:
                        s *= sign[factor]
                    signs.add(s)
            if len(signs - {0}) == 1:
                return False
        return True

    def extend(known, steps):
        if not steps:
            sign = {q: known[q][0] for q in QUANTITIES}
            if agrees(sign):
                yield sign
            return
        name, operation, left, right = steps[0]
        allowed = sorted(possible_signs(operation, known[left], known[right]))
        if name not in may:
            yield from extend({**known, name: allowed}, steps[1:])
            return
        for s in allowed:
            if s in signs_in(may[name]):
                yield from extend({**known, name: [s]}, steps[1:])

    for choice in all_of([signs_in(may[name]) for name in FIELDS]):
        yield from extend({name: [s] for name, s in zip(FIELDS, choice)}, STEPS)


def status_from(values):
    """Of inequalities value >= 0, given by signs."""
    return "inconsistent" if min(values) < 0 else "boundary" if 0 in values else "consistent"


def slip_from_signs(s, d):
    """[9.4] the status of slip in direction d."""
    p, E = (s["p_plus"], s["E_plus"]) if d > 0 else (s["p_minus"], s["E_minus"])
    if d * s["u"] < 0:
        return "inadmissible"
    if p == 0 and s["b"] != 0:
        return "inconsistent"
    if p == 0:
        return "consistent" if s["u"] else status_from([d * s["a"]])
    return status_from([-s["b"] * p] + ([E * p] if s["u"] == 0 else []))


def verdict_from_signs(s):
    """[9.4] verdict and row."""
    statuses = {"F": status_from([s["b"]]), "S+": slip_from_signs(s, 1), "S-": slip_from_signs(s, -1),
                "T": "inadmissible" if s["u"] else status_from([s["N"], -s["E_plus"], -s["E_minus"]])}
    held = [mode for mode in MODES if statuses[mode] in ("consistent", "boundary")]
    lines = {mode for mode, p in (("S+", "p_plus"), ("S-", "p_minus")) if s[p] == 0 and statuses[mode] == "consistent"}
    return verdict_with_signs(s, statuses, "continuum" if lines else count_forces(s, held), stability_from_signs(s, held, lines)), \
        row_of(s, statuses)


def same_force(s, x, y):
    """Whether two modes, x before y, that have one force each have the same."""
    return {("F", "S+"): s["b"] == 0, ("F", "S-"): s["b"] == 0, ("F", "T"): s["N"] == s["N_T"] == 0,
            ("S+", "S-"): s["b"] == 0 or s["mu"] == 0, ("S+", "T"): s["E_plus"] == 0, ("S-", "T"): s["E_minus"] == 0}[x, y]


def count_forces(s, held):
    return sum(not any(same_force(s, x, y) for x in held[:i]) for i, y in enumerate(held))


def stability_from_signs(s, held, lines):
    stability = {}
    for mode in held:
        unloaded = {"F": True, "T": s["N"] == 0}.get(mode, s["b"] == 0 and mode not in lines)
        slope = {"S+": s["p_plus"], "S-": s["p_minus"]}.get(mode, 1)
        if mode == "T":
            slope = s["p_plus"] if s["E_plus"] == 0 else s["p_minus"] if s["E_minus"] == 0 else 1
        if mode == "F" and s["b"] > 0:
            stability[mode] = "stable"
        elif unloaded:
            stability[mode] = "unstable" if p_of(s, slip_direction(s)) < 0 else "neutral"
        else:
            stability[mode] = {1: "stable", 0: "neutral", -1: "unstable"}[slope]
    return stability


def verdict_with_signs(s, statuses, solutions, stability):
    words = list(statuses.values())
    degenerate = "boundary" in words or solutions == "continuum"
    edges = (s["E_plus"], s["E_minus"])
    iwc = "no" if s["u"] == 0 else {1: "no", 0: "degenerate", -1: "possible"}[sign(p_of(s, s["u"]))]
    resolution = [mode for mode in stability if statuses[mode] == "consistent" and stability[mode] == "stable"]
    return {
        "modes": statuses, "solutions": solutions,
        "class": "degenerate" if degenerate else ("inconsistent", "determinate", "indeterminate")[min(words.count("consistent"), 2)],
        "case": None if degenerate else case_of(s),
        "painleve": {"S+": s["p_plus"], "S-": s["p_minus"]},
        "cone": "exterior" if s["N"] < 0 or max(edges) > 0 else "interior" if max(edges) < 0 else "boundary",
        "stability": stability, "impact_without_collision": iwc,
        "resolution": resolution + ["IWC"] * (iwc == "possible") + ["arrest"] * (iwc == "degenerate" and s["b"] < 0),
        "zeros": [name for name in QUANTITIES if s[name] == 0]}


def is_in_hypotheses(s):
    return s["A"] > 0 and s["C"] > 0 and s["Delta"] > 0 and s["mu"] >= 0


def exactly_one_type(value):
    """A value with its booleans apart from its integers, to be compared."""
    return json.dumps(value, sort_keys=True)


def leaves_of(data, cover):
    """[9.3] the leaves of the cover, after each split is checked."""
    waiting = [data.start]
    for item in cover:
        require(waiting, "witness.cover: goes on after its tree")
        cell = waiting.pop()
        if item is None:
            yield cell
            continue
        name = item if isinstance(item, str) else item["cut"]
        require(name in data.axes and cell[name][0] is not cell[name][1], "witness.cover: splits what is no interval")
        low, high, low_closed, high_closed = cell[name]
        if isinstance(item, str):
            middle = (low + high) / 2
            parts = [(low, middle, low_closed, True), (middle, high, True, high_closed)]
        else:
            c = value_of(item["at"])
            at_low, at_high = c == low, c == high
            require((low_closed if at_low else c > low) and (high_closed if at_high else c < high),
                    "witness.cover: a cut outside the interval")
            parts = [(c, c, True, True)]
            parts = ([] if at_low else [(low, c, low_closed, False)]) + parts + ([] if at_high else [(c, high, False, high_closed)])
        waiting += [{**cell, name: part} for part in reversed(parts)]
        require(len(waiting) <= MAX_WAITING, "witness.cover: too many cells wait")
    require(not waiting, "witness.cover: ends too early")


def verdicts_of_cover(data, cover):
    """[9.3] the verdicts, with rows, that some leaf allows, and whether some may lie outside."""
    found, outside, seen, degree = set(), False, set(), degrees(data.axes)
    for leaf in leaves_of(data, cover):
        may = leaf_signs(data, degree, leaf)
        require(sum(len(signs_in(bits)) > 1 for bits in may.values()) <= MAX_OPEN, "witness.cover: a leaf with too many open signs")
        for s in combinations(may):
            key = tuple(s.values())
            if key in seen:
                continue
            seen.add(key)
            if is_in_hypotheses(s):
                found.add(exactly_one_type(verdict_from_signs(s)))
            else:
                outside = True
    return found, outside


def check_attained(data, point, entry):
    """[9.4] that a point has a verdict and a row."""
    expect("verdict.at", sorted(point), sorted(data.axes))
    inputs = dict(data.point)
    for name in data.axes:
        x = value_of(point[name])
        require(isinstance(x, Fraction) or not data.enclosed, "verdict.at: an element beside what is only enclosed")
        require(data.contains(name, x), "verdict.at: is not in the box")
        inputs[name] = (x, x)
    signs = {}
    for name, (low, high) in evaluated(inputs).items():
        signs[name] = 1 if low > 0 else -1 if high < 0 else 0
        require(signs[name] or name not in QUANTITIES or low == high == 0, "verdict.at: the enclosures leave a sign open")
    require(is_in_hypotheses(signs), "verdict.at: is outside the hypotheses")
    require(exactly_one_type(verdict_from_signs(signs)) == entry, "verdict.at: has another verdict, or row")


def check_uncertain(record):
    check_problem(record)
    if "field" in record:
        field = Field(record["field"])
        record = {**record, "witness": with_elements(record["witness"], field), "verdict": with_elements(record["verdict"], field)}
    data, verdict = Data(record), record["verdict"]
    possible, rows, points = verdict["possible"], verdict["rows"], verdict["at"]
    require(0 < len(possible) == len(rows) == len(points), "verdict: there is not one row and one point for each verdict")
    entries = [exactly_one_type(pair) for pair in zip(possible, rows)]
    require(len(set(entries)) == len(entries), "verdict.possible: an entry stands twice")
    for entry, point in zip(entries, points):
        if point is not None:
            check_attained(data, point, entry)
    found, outside = verdicts_of_cover(data, record["witness"]["cover"])
    require(found <= set(entries), "verdict.possible: a verdict that some leaf allows is missing")
    require(set(entries) <= found, "verdict.possible: no leaf allows one of these")
    expect("verdict.outside", verdict["outside"], outside)
    expect("verdict.certain", verdict["certain"], len(entries) == 1)
# ---------------------------------------------------------------- numbers that are only enclosed [9.6]

def enclosed_inputs(record):
    """The ranges of the fields; of a root, that of its value, which is checked to enclose it."""
    ranges = {}
    for name in FIELDS:
        given, value = record["problem"][name], record["quantities"][name]["value"]
        if is_plain(given):
            ranges[name] = (Fraction(given),) * 2
        elif is_enclosed(given):
            ranges[name] = (Fraction(given["lo"]), Fraction(given["hi"]))
            require(ranges[name][0] <= ranges[name][1], f"problem.{name}: an enclosure is empty")
        else:
            require(is_box(value), f"quantities.{name}.value: does not enclose the root")
            ranges[name] = (Fraction(value["lo"]), Fraction(value["hi"]))
            require(ranges[name][0] <= ranges[name][1] and is_below(ranges[name][0], given) and is_above(ranges[name][1], given),
                    f"quantities.{name}.value: does not enclose the root")
    return ranges


def witness_from_signs(s, mode, status):
    """[9.6] what the witness of a mode says without forces."""
    d = {"F": 0, "S+": 1, "S-": -1, "T": 0}[mode]
    p, E = (s["p_plus"], s["E_plus"]) if d > 0 else (s["p_minus"], s["E_minus"])
    if status == "inadmissible":
        return {"candidates": "inadmissible", "fails": "u", "sign": s["u"]}
    if d and p == 0 and s["b"] != 0:
        return {"candidates": "none", "fails": "v_dot", "sign": s["b"]}
    if d and p == 0:
        line = {"candidates": "line"}
        return {"inconsistent": {**line, "fails": "a", "sign": s["a"]}, "boundary": {**line, "equalities": ["lambda_N", "u_dot"]},
                "consistent": line}[status]
    values = {"v_dot": s["b"]} if mode == "F" else {"lambda_N": s["N"], "cone_plus": -s["E_plus"], "cone_minus": -s["E_minus"]}
    if d:
        values = {"lambda_N": -s["b"] * p, **({"u_dot": E * p} if s["u"] == 0 else {})}
    for name, value in values.items():
        if value < 0:
            return {"candidates": "one", "fails": name, "sign": value * (d if name == "u_dot" else 1)}
    equal = [name for name, value in values.items() if value == 0]
    return {"candidates": "one", **({"equalities": equal} if equal else {})}


def solutions_from_signs(s, statuses, verdict):
    held = [mode for mode in MODES if statuses[mode] in ("consistent", "boundary")]
    if verdict["solutions"] == "continuum":
        return [{"continuum": True, "from": "0", "modes": held}]
    solutions = []
    for mode in held:
        for solution in solutions:
            if any(same_force(s, x, mode) for x in solution["modes"]):
                solution["modes"].append(mode)
                break
        else:
            solutions.append({"modes": [mode]})
    return solutions


def check_enclosed_contact(record):
    check_problem(record)
    signs = {}
    values = evaluated(enclosed_inputs(record))
    for name in QUANTITIES:
        (low, high), given = values[name], record["quantities"][name]
        expect(f"quantities.{name}.value", given["value"], str(low) if low == high else {"lo": str(low), "hi": str(high)})
        signs[name] = 1 if low > 0 else -1 if high < 0 else 0
        require(signs[name] or low == high == 0, f"quantities.{name}: the enclosures leave the sign open")
        expect(f"quantities.{name}.sign", given["sign"], signs[name])
        require(given["by"] in ("filter", "interval", "exact"), f"quantities.{name}.by: is no tier")
    require(is_in_hypotheses(signs), "problem: outside the hypotheses")
    verdict, row = verdict_from_signs(signs)
    expect("verdict", exactly_one_type(record["verdict"]), exactly_one_type(verdict))
    expect("row", record["row"], row)
    statuses = verdict["modes"]
    right = {"modes": {mode: witness_from_signs(signs, mode, statuses[mode]) for mode in MODES},
             "solutions": solutions_from_signs(signs, statuses, verdict)}
    expect("witness", exactly_one_type(record["witness"]), exactly_one_type(right))


ENCLOSED_KINDS = {"contact": check_enclosed_contact}
UNCERTAIN_KINDS = {"contact": (UNCERTAIN, check_uncertain)}


# ---------------------------------------------------------------- answers [2]

def check_record(record, escapes):
    if not is_integer(record.get("v")) or not isinstance(record.get("type"), str):
        raise Malformed("v or type is missing")
    if record["v"] != 1:
        raise Unsupported("v: another version of the format")
    if record["type"] not in ("verdict", "verdicts"):
        raise Unsupported("type: this is no certificate")
    kind = record.get("kind")
    if not isinstance(kind, str):
        raise Malformed("kind is missing")
    uncertain = record["type"] == "verdicts"
    kinds = UNCERTAIN_KINDS if uncertain else KINDS
    if kind not in kinds:
        raise Unsupported("kind: another theory")
    shape, meaning = kinds[kind]
    shape = shape(record) if callable(shape) else shape
    if escapes - {"id"}:
        raise Malformed("an escape outside the value of id")
    systems = check_shape(record, shape, "record")
    enclosed = not uncertain and any(is_enclosed(x) for x in record["problem"].values())
    if enclosed and kind in ENCLOSED_KINDS and systems == ENCLOSURE and "field" not in record and not has_element(record):
        ENCLOSED_KINDS[kind](record)
        return
    algebraic = has_element(record) if uncertain else has_algebraic(record)
    if systems or "field" not in record and algebraic:
        raise Unsupported("a number of another number system")
    meaning(record)


def trusted(record):
    """[2] What a verified record takes on trust."""
    fields = [x for x in record["problem"].values() if isinstance(x, dict)]
    numbers = fields + [end for x in fields for end in (x.get("lo"), x.get("hi"))]
    return "provided that the numbers of the problem lie in their enclosures" if any(is_enclosed(x) for x in numbers) else ""


def check(raw):
    """The answer to one certificate, given as bytes: word, id (JSON text or None), reason."""
    name = None
    try:
        record, escapes = read_json(raw)
        if isinstance(record.get("id"), str) or is_integer(record.get("id")):
            name = json.dumps(record["id"])
        check_record(record, escapes)
    except Malformed as error:
        return "MALFORMED", name, str(error)
    except Unsupported as error:
        return "UNSUPPORTED", name, str(error)
    except Rejected as error:
        return "REJECTED", name, str(error)
    return "VERIFIED", name, trusted(record)


def records(lines):
    """The records of a file, each with the number of its first line."""
    lines = enumerate(lines, 1)
    for number, line in lines:
        if not line.strip(b" \t\r\n"):
            continue
        if line.strip(b" \t\r\n") == b"{":
            yield number, line + b"".join(rest for _, rest in lines)
            return
        yield number, line.rstrip(b"\n")
        break
    for number, line in lines:
        if line.strip(b" \t\r\n"):
            yield number, line.rstrip(b"\n")


def check_file(lines, prefix):
    worst = count = 0
    for number, raw in records(lines):
        word, name, reason = check(raw)
        reason = reason if len(reason) < 2000 else reason[:2000] + "..."
        print(word, f"{prefix}{number}" + (" " + name if name else "") + (": " + reason if reason else ""))
        worst, count = max(worst, EXIT[word]), count + 1
    if count == 0:
        print(f"MALFORMED {prefix}1: no certificate")
    return worst if count else EXIT["MALFORMED"]


def main(files):
    if any(name.startswith("-") and name != "-" for name in files):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    worst = 0
    for name in files or ["-"]:
        prefix = name + ":" if len(files) > 1 else ""
        try:
            with (sys.stdin.buffer if name == "-" else open(name, "rb")) as lines:
                worst = max(worst, check_file(lines, prefix))
        except OSError as error:
            print(f"painleve-check-py: {name}: {error.strerror}", file=sys.stderr)
            worst = max(worst, 2)
    return worst


if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
