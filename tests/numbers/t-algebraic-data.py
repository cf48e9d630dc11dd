#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kinds impact, rest and chatter on algebraic data: exact ties at algebraic points, near-ties at the 300th digit, the same data written as
rationals and as roots, the same problem with rational data within 1e-60 of it, and both checkers on certificates and mutants of them.  A
mutant may be VERIFIED only when it says the same as the original (spec/certificate.md, section 6).  runs on: sanitized"""

import importlib
import json
import math
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import NIGHTLY, PAINLEVE, SANITIZED, Tap, check_refused, decide, first_checker, judge_certificates, judge_mutants, rehashed, run, second_checker

mutation = importlib.import_module("t-mutation")
RANDOM, ORIGINALS, BYTES_EACH, FIELDS_EACH = (400, 12, 60, 120) if NIGHTLY else (30, 4, 8, 10) if SANITIZED else (40, 8, 14, 20)
LAWS = ("poisson", "energetic", "newton")
TINY = "1/10^300"


# ---------------------------------------------------------------- numbers, each as text and as a rational within 1e-60 of it

PRECISION = 10**80


def root(x):
    """The square root of a Fraction, rounded down."""
    return Fraction(math.isqrt(x.numerator * PRECISION**2 // x.denominator), PRECISION)


def cosine(x):
    """cos x for a small rational x, by its series."""
    total, term, n = Fraction(0), Fraction(1), 0
    while abs(term) > Fraction(1, PRECISION):
        total += term
        n += 2
        term = round(-term * x * x / ((n - 1) * n) * PRECISION**2) / Fraction(PRECISION**2)
    return total


def arctangent_of_inverse(n):
    return sum((Fraction((-1)**k, (2 * k + 1) * n**(2 * k + 1)) for k in range(130)), Fraction(0))


PI = round((16 * arctangent_of_inverse(5) - 4 * arctangent_of_inverse(239)) * PRECISION) / Fraction(PRECISION)


def degrees(n):
    """(text, value) of cos and sin of n degrees."""
    return (f"cos({n}deg)", cosine(n * PI / 180)), (f"sin({n}deg)", cosine((90 - n) * PI / 180))


GENERATORS = ([("sqrt(2)", root(Fraction(2)))], [("sqrt(3)/2", root(Fraction(3)) / 2)], [("(1+sqrt(5))/2", (1 + root(Fraction(5))) / 2)],
              [("sqrt(2)", root(Fraction(2))), ("sqrt(3)", root(Fraction(3)))], [("sqrt(1+sqrt(2))", root(1 + root(Fraction(2))))],
              list(degrees(20)), list(degrees(36)), list(degrees(65)))


def number(rng, generators, low=-6):
    """A number of the field, as text and value."""
    x = Fraction(rng.randint(low, 6), rng.randint(1, 3))
    if rng.random() < 0.4:
        return str(x), x
    text, value = rng.choice(generators)
    if rng.random() < 0.5 and low < 0:
        return f"{x} - ({text})", x - value
    return f"({x})*({text})", x * value


def settled(value):
    """Short enough for a problem, and as near as it has to be."""
    return Fraction(round(value * 10**60), 10**60)


def random_impact(rng):
    generators = rng.choice(GENERATORS)
    drawn = {name: number(rng, generators, low) for name, low in (("A", 1), ("B", -6), ("C", 1), ("mu", 0), ("u", -6))}
    text = {name: x for name, (x, _) in drawn.items()}
    value = {name: x for name, (_, x) in drawn.items()}
    if value["A"] * value["C"] <= value["B"]**2 * Fraction(1001, 1000) or value["A"] <= 0 or value["C"] <= 0 or value["mu"] < 0:
        return None
    v, r = Fraction(-rng.randint(1, 4)), Fraction(rng.randint(0, 4), 4)
    text.update(v=str(v), r=str(r), kind="impact", law=rng.choice(LAWS))
    if rng.random() < 0.3:
        text["r"], r = "1/sqrt(2)", 1 / root(Fraction(2))
    value.update(v=v, r=r)
    return text, {**text, **{name: str(settled(x)) for name, x in value.items()}}


def random_rest(rng):
    generators = rng.choice(GENERATORS)
    drawn = {name: number(rng, generators, low) for name, low in (("a", -6), ("A", 1), ("B", -6), ("C", 1), ("mu", 0))}
    text = {name: x for name, (x, _) in drawn.items()}
    value = {name: x for name, (_, x) in drawn.items()}
    a, A, B, C, mu = value.values()
    b, r = Fraction(rng.choice((-1, -2, -3))), Fraction(rng.randint(0, 4), 4)
    if A <= 0 or C <= 0 or mu < 0 or A * C <= B * B * Fraction(1001, 1000):
        return None
    E = a * (C - mu * B) + b * (mu * A - B), b * (mu * A + B) - a * (C + mu * B)
    if max(E) > 0 or a * B < A * b or min(abs(x) for x in E) < Fraction(1, 10**9):
        return None
    text.update(b=str(b), r=str(r), kind="rest", law=rng.choice(LAWS))
    value.update(b=b, r=r)
    near = {**text, **{name: str(settled(x)) for name, x in value.items()}}
    if rng.random() < 0.5:
        (t, x), n = rng.choice(generators), rng.randint(1, 5)
        text["H"] = [["2", t], [t, str(n)]]
        near["H"] = [["2", str(settled(x))], [str(settled(x)), str(n)]]
    return text, near


def random_chatter(rng):
    drawn = random_impact(rng)
    if drawn is None:
        return None
    text, near = drawn
    a, b = Fraction(rng.randint(-4, 4), rng.randint(1, 3)), str(rng.choice((-1, -1, -1, -2, -3, 0, 1)))
    factor, value = rng.choice((("sqrt(2)", root(Fraction(2))), ("1", 1), ("1", 1)))
    text = {**text, "kind": "chatter", "a": f"({a})*{factor}", "b": b}
    near = {**near, "kind": "chatter", "a": str(settled(a * value)), "b": b}
    if rng.random() < 0.4:
        for problem in (text, near):
            del problem["u"], problem["v"]
    return text, near


# ---------------------------------------------------------------- values of certificates

def value_near(x, alpha):
    """A number, element or surd of a certificate, where alpha is near its generator."""
    if isinstance(x, dict) and "d" in x:
        return value_near(x["a"], alpha) + value_near(x["b"], alpha) * root(value_near(x["d"], alpha))
    if isinstance(x, dict):
        total = Fraction(0)
        for c in reversed(x["coefficients"]):
            total = total * alpha + Fraction(c)
        return total
    return Fraction(x)


def generator_of(record):
    """Near the generator of the field of a certificate."""
    if "field" not in record:
        return Fraction(0)
    poly, (low, high) = [Fraction(c) for c in record["field"]["poly"]], [Fraction(x) for x in record["field"]["interval"]]

    def at(x):
        total = Fraction(0)
        for c in reversed(poly):
            total = total * x + c
        return total

    below = at(low) > 0
    for _ in range(180):
        middle = (low + high) / 2
        low, high = (middle, high) if (at(middle) > 0) == below else (low, middle)
    return low


def differ(record, near):
    """What two verdicts say differently, numbers within 1e-20; a time that is enclosed has its ends anywhere near."""
    alpha, nothing = generator_of(record), generator_of(near)

    def same(x, y, within=Fraction(1, 10**20)):
        if isinstance(x, dict) and ("coefficients" in x or "d" in x) or isinstance(x, str) and mutation.is_number(x):
            return y is not None and abs(value_near(x, alpha) - value_near(y, nothing)) <= within * (1 + abs(value_near(y, nothing)))
        if isinstance(x, dict):
            return isinstance(y, dict) and set(x) == set(y) and all(same(x[key], y[key]) for key in x)
        if isinstance(x, list):
            return isinstance(y, list) and len(x) == len(y) and all(map(same, x, y))
        return x == y

    found = ["row"] if record["row"] != near["row"] else []
    for key, x in record["verdict"].items():
        y = near["verdict"][key]
        if key == "zeno_time" and None not in (x, y):
            found += [end for end in x if not same(x[end], y[end], Fraction(1, 10**8))]
        elif not same(x, y) and not (key in ("zeno_time_exact", "u") and None in (x, y) and record["kind"] == "chatter"):
            found.append(key)  # a long number is not written
    return found


def is_tie(record):
    """Whether something is zero that decides: there a neighbour may have another verdict."""
    conditions = record["verdict"].get("conditions", {})
    return any(q["sign"] == 0 for name, q in record["quantities"].items() if name not in ("u", "a", "r_range")) or (
        record["verdict"].get("energy") == "conserved" or "undecided" in (conditions.get("impacts"), conditions.get("potential"))
        or record["verdict"].get("e") == "equal")


def compare_with_neighbours(tap, kind, draw, rng):
    pairs = [pair for pair in (draw(rng) for _ in range(20 * RANDOM)) if pair is not None][:RANDOM]
    lines = decide([text for text, _ in pairs])
    records, near = ([json.loads(line) for line in found] for found in (lines, decide([x for _, x in pairs])))
    fields = [record for record in records if "field" in record]
    degrees_seen = sorted({len(record["field"]["poly"]) - 1 for record in fields})
    tap.ok(len(fields) > RANDOM // 2 and max(degrees_seen) >= 12, f"{kind}: {len(fields)} of {RANDOM} over number fields, of degrees {degrees_seen}")
    wrong = [(differ(x, y), x["problem"]) for x, y in zip(records, near) if not is_tie(x) and not is_tie(y) and differ(x, y)]
    compared = sum(not is_tie(x) for x in records)
    tap.ok(not wrong and compared > RANDOM // 2, f"{kind}: {compared} verdicts are those of rational data within 1e-60", wrong[:3])
    judge_certificates(tap, lines, f"random certificates of kind {kind}")
    return lines


# ---------------------------------------------------------------- ties

IMPACT = {"kind": "impact", "A": "1", "B": "-1", "C": "3", "mu": "5/8", "u": "1", "v": "-3", "law": "energetic", "r": "1/2"}
ROD = {"kind": "impact", "mechanism": "falling-rod", "theta": "65deg", "mu": "4/3", "u": "1", "v": "-1", "law": "energetic", "r": "1/2"}
REST = {"kind": "rest", "a": "1/2", "b": "-1", "A": "1", "B": "1/2", "C": "1", "mu": "2", "r": "1/2", "law": "energetic"}

ORBIT = {"kind": "chatter", "a": "1/2", "b": "-1", "A": "1", "B": "1/2", "C": "1", "mu": "2", "r": "1/2", "law": "energetic", "u": "1", "v": "-1"}
SETS = {key: x for key, x in ORBIT.items() if key not in "uv"}

# (problem, path of the verdict or quantity, what it is)
TIES = (
    ({**IMPACT, "A": "sqrt(2)", "C": "2*sqrt(2)", "B": "1", "mu": "1/sqrt(2)", "u": "0"}, "on_boundary", ["k_plus"]),
    ({**IMPACT, "B": "sqrt(2)", "mu": "3/sqrt(2)", "v": "0"}, "energy", None),
    ({**IMPACT, "mu": "sqrt(2)", "u": "3*(1+sqrt(2))/(3+sqrt(2))"}, "on_boundary", ["D_c_plus"]),
    ({**IMPACT, "mu": "cos(20deg)", "u": "(1+1/2)*3*(1+cos(20deg))/(3+cos(20deg))"}, "on_boundary", ["D_r_plus"]),
    ({**IMPACT, "mu": "sqrt(3)", "u": "0", "r": "1"}, "energy", "conserved"),
    ({**ROD, "u": "0", "r": "1"}, "energy", "conserved"),
    ({**IMPACT, "mu": "0", "C": "sqrt(10)", "r": "1"}, "energy", "conserved"),
    # the rod at the edge of the paradox, tan theta = (3 mu + sqrt(9 mu^2 - 16))/2 for mu = 2
    ({**ROD, "theta": "atan(3 - sqrt(5))", "mu": "2", "v": "0"}, "energy", None),
    ({**REST, "H": [["1", "sqrt(2)"], ["sqrt(2)", "2"]]}, "conditions", {"contact": "holds", "potential": "undecided", "impacts": "holds"}),
    ({**REST, "H": [["cos(36deg)", "1"], ["1", "4*cos(72deg)"]]}, "conditions", {"contact": "holds", "potential": "undecided", "impacts": "holds"}),
    # p+ = 0 and x = 1, so e^2 = r^2 (1 + 1/2 (2 - 0)) = 2 r^2
    ({**REST, "r": "1/sqrt(2)"}, "e_squared", "1"),
    ({**REST, "law": "newton", "r": "sqrt(2)-1/sqrt(2)", "a": "0"}, "e_squared", "1/2"),
    # on the edge of the friction cone: E+ = 0 at a = (mu A - B)/(C - mu B)
    ({**REST, "mu": "sqrt(2)", "a": "(sqrt(2)-1/2)/(1-sqrt(2)/2)"}, "zeros", ["E_plus"]),
    # the same impacts as orbits: e* = 1, then e* = r^2 2 with r^2 = 1/2 - 1/10 sqrt(2)
    ({**ORBIT, "r": "1/sqrt(2)"}, "fate", "neutral"),
    ({**ORBIT, "law": "poisson", "r": "1/(1 + sqrt(2)/2)", "a": "sqrt(2)/2"}, "fate", "neutral"),
    ({**SETS, "r": "1/sqrt(2)"}, "fate", "neutral"),
    # slip forward for ever at the repelling ratio (X - 2 alpha r)/(1 - r), X = (1 + r) k/p: R+ = 0
    ({**ORBIT, "mu": "1", "law": "newton", "r": "1/sqrt(2)", "a": "1/10", "u": "(1 + 1/sqrt(2) - 1/5/sqrt(2))/(1 - 1/sqrt(2))"}, "bounces", 0),
    # the first impact that does not slip all through any more begins at the edge of stick, x = X
    ({**ORBIT, "mu": "sqrt(2)/2", "r": "1", "a": "0", "u": "4*2*(sqrt(2)/2-1/2)/(1-sqrt(2)/4)"}, "e", "equal"),
)

# The same problems with one field moved, and what the verdict becomes below and above.
NEAR_TIES = (
    ({**IMPACT, "mu": "sqrt(2)", "u": "3*(1+sqrt(2))/(3+sqrt(2))"}, "u", "region", (5, 3)),
    ({**IMPACT, "A": "sqrt(2)", "C": "2*sqrt(2)", "B": "1", "mu": "1/sqrt(2)", "u": "0"}, "mu", "region", (1, 0)),
    ({**ROD, "theta": "atan(3 - sqrt(5))", "mu": "2", "v": "0"}, "mu", "impact_without_collision", (False, True)),
    ({**REST, "r": "1/sqrt(2)"}, "r", "stability", ("stable", "unstable")),
    ({**ORBIT, "r": "1/sqrt(2)"}, "r", "fate", ("chatters", "reverse-chatter")),
    ({**SETS, "r": "1/sqrt(2)"}, "r", "fate", ("chatters", "reverse-chatter")),
    ({**ORBIT, "mu": "1", "law": "newton", "r": "1/sqrt(2)", "a": "1/10", "u": "(1 + 1/sqrt(2) - 1/5/sqrt(2))/(1 - 1/sqrt(2))"}, "u", "rest", ("T", "S+")),
    ({**REST, "H": [["1", "sqrt(2)"], ["sqrt(2)", "2"]]}, None, "stability", ("unstable", "stable")),
)


def moved(problem, name, by):
    if name is None:
        return {**problem, "H": [problem["H"][0], [problem["H"][1][0], f"{problem['H'][1][1]}{by}"]]}
    return {**problem, name: f"{problem[name]}{by}"}


def ties(tap):
    lines = decide([problem for problem, _, _ in TIES])
    for (problem, key, right), line in zip(TIES, lines):
        given = json.loads(line)["verdict"][key]
        tap.ok(given == right, f"{problem['kind']}: {key} is {right}", f"{given} {problem}")
    near = [moved(problem, name, sign + TINY) for problem, name, _, _ in NEAR_TIES for sign in "-+"]
    more = decide(near)
    for i, (_, name, key, right) in enumerate(NEAR_TIES):
        given = tuple(json.loads(line)["verdict"][key] for line in more[2 * i:2 * i + 2])
        tap.ok(given == right, f"{key} is {right[0]} and {right[1]} where {name or 'H'} is 1e-300 less and more than at a tie", given)
    judge_certificates(tap, lines + more, "certificates of ties and near-ties")
    return lines


# Slip that dies out under an irrational r: followed while r^m is short, else the time is only bounded.
TRANSIENTS = (("cos(8deg)", "40", True), ("cos(8deg)", "183", False), ("sqrt(98/100)", "110", True), ("sqrt(1-1/10^4)", "30000", False))


def transients(tap):
    lines = decide([{**ORBIT, "a": "1/10", "mu": "1", "r": r, "u": u} for r, u, _ in TRANSIENTS])
    for (r, u, followed), line in zip(TRANSIENTS, lines):
        m = json.loads(line)["witness"]["transient"]
        tap.ok((m is not None and m > 10) == followed, f"r = {r}, u = {u}: {m} impacts slip all through")
    judge_certificates(tap, lines, "certificates of transients")


# ---------------------------------------------------------------- rationals in disguise, errors

DISGUISES = (("1", "sqrt(4)-1"), ("1/2", "cos(60deg)"), ("3", "sqrt(2)*sqrt(9/2)"), ("-1", "tan(135deg)"), ("2", "4*sin(30deg)"),
             ("5/8", "sqrt(25/64)"), ("-3", "-sqrt(3+2*sqrt(2))*3*(sqrt(2)-1)"), ("1/2", "sin(atan(1/sqrt(3)))"))


def disguises(tap, problems):
    plain = [problem for problem in problems]
    other = [{key: next((mask for x, mask in DISGUISES if x == value and key not in ("law", "kind")), value) for key, value in problem.items()}
             for problem in plain]
    changed = sum(x != y for x, y in zip(plain, other))
    tap.ok(decide(plain) == decide(other) and changed == len(plain), f"{changed} problems with rational data say the same when these are written with roots")


ERRORS = (({**ORBIT, "mu": "sin(1)", "width": "1/2"}, "mu", "algebraic"), ({**REST, "mu": "tan(1/3)", "H": "[[1]]"}, "mu", "algebraic"), ({**ORBIT, "mu": "0.3 +/- 0.1", "width": "1/2"}, "mu", "interval"),
          ({**REST, "a": "[0, 1]", "H": "[[1]]"}, "a", "interval"), ({**ROD, "theta": "65deg +/- 1deg"}, "theta", "interval"),
          ({**REST, "H": "[[1, sin(1)], [sin(1), 2]]"}, "H", "algebraic"), ({**REST, "H": [["1", "sqrt(2)"], ["sqrt(3)", "2"]]}, "H", "not symmetric"),
          ({**ORBIT, "r": "sin(1)", "width": "1/2"}, "r", "algebraic"), ({**ORBIT, "u": "1 +/- 0.1", "width": "1/2"}, "u", "interval"),
          ({**REST, "mu": "-sqrt(2)"}, "mu", "mu >= 0"), ({**IMPACT, "C": "sqrt(2) - 5/12*sqrt(12)"}, "C", "C > 0"))
MANY_ROOTS = "+".join(f"sqrt({p})" for p in (2, 3, 5, 7, 11, 13, 17))


def errors(tap, errors_of, undecided):
    check_refused(tap, [(f"{field}: {reason}", problem, field, reason) for problem, field, reason in errors_of])
    for problem, field in undecided:
        done = run([PAINLEVE, "decide", "--json", "-"], json.dumps(problem).encode())
        answer = json.loads(done.stdout)
        tap.ok(done.returncode == 4 and answer["type"] == "undecided" and answer["quantity"] == field, "a field of degree 128 is beyond the budget", answer)


# ---------------------------------------------------------------- mutants

def spliced(record, other):
    """Parts of another certificate; another problem, field or root, properly hashed."""
    for keys in (("problem", "sha256"), ("problem", "sha256", "quantities"), ("verdict",), ("witness",), ("field",), ("field", "quantities")):
        if all(key in other for key in keys):
            yield mutation.compact({**record, **{key: other[key] for key in keys}})
    yield mutation.compact({key: x for key, x in record.items() if key != "field"})
    for poly, interval in ((["-2", "0", "1"], ["1", "2"]), (["-3", "0", "1"], ["1", "2"]), (["0", "-2", "0", "1"], ["1", "2"]), (["-4", "0", "1"], ["1", "3"])):
        yield mutation.compact({**record, "field": {"poly": poly, "interval": interval}})
        for name, x in record["problem"].items():
            if isinstance(x, dict) and not (x["poly"] == ["-2", "0", "1"] and poly[-4:] == ["0", "-2", "0", "1"]):  # the same number
                yield mutation.compact(rehashed({**record, "problem": {**record["problem"], name: {"poly": poly, "interval": interval}}}))
    if "H" in record["problem"]:
        yield mutation.compact(rehashed({**record, "problem": {**record["problem"], "H": [[{"poly": ["-5", "0", "1"], "interval": ["2", "3"]}]]}}))


def normal(value):
    """A record without what may be exchanged for something else that holds: the interval of the field; in kind chatter what section 10.8 names."""
    value = {**value, "field": {**value["field"], "interval": None}} if isinstance(value.get("field"), dict) else value
    if value.get("kind") != "chatter":
        return value
    free = {"zeno_time": None, "zeno_time_exact": None, "u": None}
    return {**value, "verdict": {**value["verdict"], **{key: free[key] for key in free if key in value["verdict"]}},
            "witness": {**value["witness"], "enclosure": None}}


def says_the_same(mutant, record, line):
    meaning = mutation.meaning(mutant)
    if meaning == mutation.meaning(line):
        return True
    try:
        other = json.loads(mutant)
        if normal(other) == normal(record):
            return None
        kept = {**other, "witness": {**other["witness"], "potential": record["witness"]["potential"]}}
        return None if kept == record else False  # another direction, or other factors of a singular matrix
    except (ValueError, TypeError, KeyError, AttributeError):
        return False


def mutants(lines, rng):
    for line in lines:
        record = json.loads(line)
        for mutant in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, spliced(record, json.loads(rng.choice(lines)))):
            yield says_the_same(mutant, record, line), mutant


def main():
    tap, rng = Tap(), random.Random(1895)
    tied = ties(tap)
    transients(tap)
    impacts = compare_with_neighbours(tap, "impact", random_impact, rng)
    equilibria = compare_with_neighbours(tap, "rest", random_rest, rng)
    orbits = compare_with_neighbours(tap, "chatter", random_chatter, rng)
    disguises(tap, [IMPACT, {**IMPACT, "law": "poisson"}, REST, {**REST, "law": "newton"}, ORBIT, SETS, {**ORBIT, "law": "poisson", "u": "3", "mu": "1"}])
    errors(tap, ERRORS, (({**ORBIT, "A": MANY_ROOTS, "width": "1/2"}, "A"),))
    points = run([PAINLEVE, "decide", "--json", "-"], "".join(json.dumps({**problem, "A": MANY_ROOTS}) + "\n" for problem in (IMPACT, REST, ORBIT, SETS)).encode()).stdout.splitlines()
    tap.ok([json.loads(line)["type"] for line in points] == ["verdicts"] * 4 and set(first_checker(points)) == {"VERIFIED"} == set(second_checker(points)),
           "in kinds impact, rest and chatter enclosures decide instead, as of an interval of one point", points)
    with_field = [line for line in impacts + equilibria + orbits if b'"field"' in line and len(line) < 12000]
    judge_mutants(tap, list(mutants([line for line in tied if b'"field"' in line] + rng.sample(with_field, ORIGINALS), rng)))
    tap.done()


main()
