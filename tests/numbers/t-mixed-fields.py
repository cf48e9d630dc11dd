#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Random problems whose data come from several number fields (nested square roots, sines, cosines and tangents of rational angles, sums,
products and quotients of them), of every kind and for some mechanisms.  Both checkers verify each certificate, and every number that is
printed, in the record and for people, is compared with a second evaluation (precise.py) and with the verdict on rational data near by.
NIGHTLY=1 draws 10,000."""

import json
import os
import pathlib
import random
import re
import sys
from collections import Counter
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import precise  # noqa: E402
from checkers import PAINLEVE, Tap, both_words, first_checker, run, second_checker  # noqa: E402
from precise import Interval, Undefined, number, same  # noqa: E402

COUNT = int(os.environ.get("COUNT", "10000" if os.environ.get("NIGHTLY") == "1" else "50"))
SEED = int(os.environ.get("SEED", "22"))
LAWS = ("poisson", "energetic", "newton")
NEAR_BITS = 400  # of the rational data near by

# ---------------------------------------------------------------- numbers, each as text and as an interval


def angle(n, d):
    """The angle n/d pi as text, in one of two ways."""
    return f"{n}*pi/{d}" if 180 % d else f"{180 // d * n}deg"


def of_angle(name, n, d):
    turns = Fraction(n, d)
    s, c = precise.sine(turns), precise.cosine(turns)
    return f"{name}({angle(n, d)})", {"sin": s, "cos": c}.get(name) or s / c


def root(n):
    return f"sqrt({n})", Interval.of(n).sqrt()


def nested(n, inner):
    text, x = inner
    return f"sqrt({n}+{text})", (Interval.of(n) + x).sqrt()


# Families of fields: the degree, 1 where angles are in it whose field with another angle is large, and numbers.
FAMILIES = (
    (2, 0, lambda: [root(2), root(8)]), (2, 0, lambda: [root(3), of_angle("tan", 1, 3)]), (2, 0, lambda: [root(5), of_angle("cos", 1, 5)]),
    (2, 0, lambda: [root(7)]), (2, 0, lambda: [root("3/7"), root("21/4")]), (4, 0, lambda: [nested(0, root(2)), root(2)]),
    (4, 0, lambda: [nested(1, root(2)), root(2)]), (4, 0, lambda: [nested(1, root(3)), root(3)]), (4, 0, lambda: [nested(0, root(5)), root(5)]),
    (4, 1, lambda: [of_angle("sin", 1, 8), of_angle("tan", 1, 8)]), (4, 1, lambda: [of_angle("sin", 1, 5), of_angle("tan", 1, 5)]),
    (4, 1, lambda: [of_angle("cos", 1, 12), of_angle("tan", 1, 12), of_angle("sin", 1, 12)]),
    (3, 1, lambda: [of_angle("cos", 2, 7), of_angle("cos", 4, 7)]), (6, 1, lambda: [of_angle("sin", 1, 9), of_angle("cos", 1, 9)]),
    (8, 1, lambda: [nested(2, nested(2, root(2))), of_angle("cos", 1, 16)]),
)


def draw_generators(rng, angles=1):
    """Numbers of two to four families, whose degrees have a product of 12 at most, seldom of 24."""
    generators, degree, most = [], 1, rng.choice((12,) * 12 + (16, 24))
    while not generators:
        for d, has_angle, family in rng.sample(FAMILIES, 5):
            if degree * d <= most and has_angle <= angles:
                generators, degree, angles = generators + family(), degree * d, angles - has_angle * (rng.random() < 0.8)
    return generators


def small(rng, low=-6):
    return Fraction(rng.randint(low, 6), rng.randint(1, 3))


def expression(rng, generators):
    """A number of the field, irrational as a rule."""
    text, x = rng.choice(generators)
    form, c = rng.randrange(6), small(rng) or Fraction(1)
    if form == 0:
        return text, x
    if form == 1:
        return f"{c}-({text})", Interval.of(c) - x
    other, y = rng.choice(generators)
    if form == 2:
        return f"({c})*({text})+{other}", Interval.of(c) * x + y
    if form == 3:
        return f"({text})*({other})", x * y
    if form == 4:
        return f"({text})/({other})", x / y
    return f"({c})*({text})", Interval.of(c) * x


def draw(rng, generators, sign=0):
    """A number of that sign (0 for any)."""
    while True:
        if rng.random() < 0.3:
            c = small(rng)
            text, x = str(c), Interval.of(c)
        else:
            text, x = expression(rng, generators)
        if sign == 0 or x.sign() == sign:
            return text, x
        if x.sign() == -sign:
            return f"-({text})", -x


# ---------------------------------------------------------------- problems, each with its data


def draw_body(rng, generators):
    """A, B, C and mu in the hypotheses; sometimes mu on the edge of Painleve's paradox or B = 0."""
    while True:
        A, B, C, mu = draw(rng, generators, 1), draw(rng, generators), draw(rng, generators, 1), draw(rng, generators, 1)
        tie = rng.random()
        if tie < 0.08:
            B = ("0", precise.ZERO)
        if tie > 0.95:
            mu = ("0", precise.ZERO)
        if (A[1] * C[1] - B[1] * B[1]).sign() > 0:
            if 0.08 <= tie < 0.16 and B[1].sign() != 0:
                side = "-" if B[1].sign() < 0 else ""
                mu = f"{side}({C[0]})/({B[0]})", (C[1] / B[1]) if side == "" else -(C[1] / B[1])
            return {"A": A, "B": B, "C": C, "mu": mu}


def draw_contact(rng, generators):
    return {"a": draw(rng, generators), "b": draw(rng, generators), **draw_body(rng, generators),
            "u": rng.choice((("0", precise.ZERO), draw(rng, generators), draw(rng, generators)))}, {}


def draw_r(rng, generators):
    text, r = draw(rng, generators, 1)
    return (text, r) if (Interval.of(1) - r).sign() > 0 else (f"1/(1+{text})", Interval.of(1) / (Interval.of(1) + r))


def draw_impact(rng, generators):
    return {**draw_body(rng, generators), "u": draw(rng, generators), "v": draw(rng, generators, -1),
            "r": draw_r(rng, generators)}, {"law": rng.choice(LAWS)}


def draw_chatter(rng, generators):
    data, words = draw_impact(rng, generators)
    if rng.random() < 0.4:
        del data["u"], data["v"]
    return {"a": draw(rng, generators), "b": draw(rng, generators, rng.choice((-1, -1, -1, 1))), **data}, words


def draw_jam(rng, generators):
    data = {name: draw(rng, generators) for name in ("alpha1", "alpha2", "alpha3")}
    if rng.random() < 0.7:
        data.update(p=draw(rng, generators, 1), b=draw(rng, generators, -1))
    return data, {}


def draw_rest(rng, generators):
    while True:
        a, b, r, body = draw(rng, generators), draw(rng, generators, -1), draw_r(rng, generators), draw_body(rng, generators)
        A, B, C, mu = (body[name][1] for name in ("A", "B", "C", "mu"))
        if rng.random() < 0.3:
            a = ("0", precise.ZERO)
        E = a[1] * (C - mu * B) + b[1] * (mu * A - B), b[1] * (mu * A + B) - a[1] * (C + mu * B)
        if max(E[0].hi, E[1].hi) < 0 < (a[1] * B - A * b[1]).lo:
            return {"a": a, "b": b, "r": r, **body}, {"law": rng.choice(LAWS)}


DRAW = {"contact": draw_contact, "impact": draw_impact, "chatter": draw_chatter, "jam": draw_jam, "rest": draw_rest}
TURNS = (Fraction(5, 18), Fraction(1, 5), Fraction(1, 8), Fraction(2, 7), Fraction(1, 3), Fraction(5, 12))


def draw_rod(rng, kind):
    """A falling rod: theta a fraction of pi; A, B, C, a, b are its formulas with kappa = 1/3, m = l = g = 1 and theta' given."""
    generators = draw_generators(rng, 0)[:2]
    turns = rng.choice(TURNS)
    s, c, rate = precise.sine(turns), precise.cosine(turns), draw(rng, generators)
    one, three = Interval.of(1), Interval.of(3)
    data = {"a": ("", -(c * rate[1] * rate[1])), "b": ("", s * rate[1] * rate[1] - one), "A": ("", one + three * s * s),
            "B": ("", three * s * c), "C": ("", one + three * c * c)}
    words = {"mechanism": "falling-rod", "theta": angle(turns.numerator, turns.denominator), "thetadot": rate[0]}
    data["mu"] = draw(rng, generators, 1)
    if kind != "rest":
        data["u"] = draw(rng, generators)
    if kind == "impact":
        data.update(v=draw(rng, generators, -1), r=draw_r(rng, generators))
        words["law"] = rng.choice(LAWS)
    return data, words


def draw_problem(rng):
    """(problem, the same with rational data near by, values of the fields)"""
    kind = rng.choice(("contact", "contact") + tuple(DRAW))
    while True:
        try:
            mechanism = kind in ("contact", "impact") and rng.random() < 0.2
            data, words = draw_rod(rng, kind) if mechanism else DRAW[kind](rng, draw_generators(rng))
            break
        except Undefined:
            continue
    if kind == "impact":
        data = {name: x for name, x in data.items() if name not in ("a", "b")}
    problem = {"kind": kind, **{name: text for name, (text, _) in data.items() if text}, **words}
    if "mechanism" in problem and kind == "impact":
        del problem["thetadot"]
    near = {"kind": kind, **{name: str(x if x.denominator < 100 else Fraction(round(x * 2**NEAR_BITS), 2**NEAR_BITS))
                             for name, x in ((name, short(value)) for name, (_, value) in data.items())}}
    near.update({name: word for name, word in words.items() if name == "law"})
    return problem, near, {name: value for name, (_, value) in data.items()}


def short(x):
    """The rational that an interval is the rounding of, or its middle."""
    guess = x.middle().limit_denominator(1000)
    return guess if Interval.of(guess).meets(x) else x.middle()


# ---------------------------------------------------------------- what the numbers of a record should be


def quantities_of(kind, q):
    """The formulas of spec/certificate.md, written again."""
    found = dict(q)
    if kind == "jam":
        found["delta"] = q["alpha3"] - q["alpha1"]
        if "p" in q:
            found["fall"] = q["alpha2"] * q["p"] + found["delta"] * q["b"]
        return found
    A, B, C, mu = q["A"], q["B"], q["C"], q["mu"]
    found.update(Delta=A * C - B * B, p_plus=C - mu * B, p_minus=C + mu * B, k_plus=mu * A - B, k_minus=mu * A + B)
    if "a" in q:
        a, b = q["a"], q["b"]
        found.update(E_plus=a * found["p_plus"] + b * found["k_plus"], E_minus=b * found["k_minus"] - a * found["p_minus"],
                     N=a * B - A * b, N_T=b * B - a * C)
    return found


def forces_of(q, sign):
    """The force (lambda_N, lambda_T) of each mode that has one, from the equalities of the mode."""
    zero = precise.ZERO
    forces = {"F": (zero, zero), "T": (q["N"] / q["Delta"], q["N_T"] / q["Delta"])}
    for mode, p, d in (("S+", "p_plus", -1), ("S-", "p_minus", 1)):
        if sign[p] != 0:
            normal = -(q["b"] / q[p])
            forces[mode] = normal, normal * q["mu"] if d > 0 else -(normal * q["mu"])
    return forces


def expected_in_contact(record, q):
    """(path, value) of every number in the witness of a contact that is no choice of the program."""
    sign = {name: x["sign"] for name, x in record["quantities"].items()}
    forces, modes = forces_of(q, sign), record["witness"]["modes"]
    for mode, said in modes.items():
        if mode in forces and "force" in said:
            normal, tangential = forces[mode]
            u_dot, v_dot = q["a"] + q["A"] * tangential + q["B"] * normal, q["b"] + q["B"] * tangential + q["C"] * normal
            for name, x in (("lambda_N", normal), ("lambda_T", tangential), ("u_dot", u_dot), ("v_dot", v_dot)):
                yield f"{mode} {name}", said["force"][name], x
            friction = q["mu"] * normal
            values = {"lambda_N": normal, "u_dot": u_dot, "v_dot": v_dot, "cone_plus": tangential + friction,
                      "cone_minus": friction - tangential, "u": q["u"]}
            if "value" in said:
                yield f"{mode} value", said["value"], values[said["fails"]]
        elif "value" in said:
            yield f"{mode} value", said["value"], {"u": q["u"], "v_dot": q["b"], "a": q["a"]}[said["fails"]]
        if said.get("to") is not None:
            d = 1 if mode == "S+" else -1
            k = q["k_plus"] if d > 0 else q["k_minus"]
            yield f"{mode} to", said["to"], q["a"] / k if d > 0 else -(q["a"] / k)
    for entry in record["witness"]["solutions"]:
        if "lambda_N" in entry and entry["modes"][0] in forces:
            yield "solution", entry["lambda_N"], forces[entry["modes"][0]][0]
            yield "solution", entry["lambda_T"], forces[entry["modes"][0]][1]


def expected_in_jam(record, q):
    witness, verdict = record["witness"], record["verdict"]
    fixed = q["alpha2"] / q["delta"] if "fixed" in witness else None
    force = -(q["b"] / q["p"]) if "force" in witness else None
    for name, x in (("fixed", fixed), ("force", force)):
        if x is not None:
            yield name, witness[name], x
    if verdict["threshold"] is not None:
        yield "threshold", verdict["threshold"], fixed
    if precise.is_number(verdict["normal_force"]):
        said = number(verdict["normal_force"], precise.generator_of(record))
        yield "normal_force", verdict["normal_force"], next((x for x in (fixed, force, precise.ZERO) if x is not None and said.meets(x)), q["delta"])


def is_enclosed(record):
    """Whether the numbers have no common field, so that the record has enclosures in their place."""
    return any(isinstance(x["value"], dict) and "lo" in x["value"] for x in record["quantities"].values())


def is_by_sign(record, values):
    """Whether the problem of a contact has the sign of u in its place."""
    return record["kind"] == "contact" and record["problem"]["u"] in ("1", "-1") and not Interval.of(record["problem"]["u"]).meets(values["u"])


def wrong_numbers(record, values):
    """What a record states of numbers that the second evaluation does not find."""
    kind, alpha = record["kind"], precise.generator_of(record)
    if is_by_sign(record, values):
        values = {**values, "u": Interval.of(values["u"].sign())}
    q = quantities_of(kind, values)
    for name, x in record["problem"].items():
        if precise.is_number(x) and name in values and not same(number(x, alpha), values[name]):
            yield f"problem.{name}", number(x, alpha), values[name]
    for name, x in record["quantities"].items():
        if name == "r_range":
            q[name] = q["r"] - q["r"] * q["r"]
        if isinstance(x["value"], dict) and "lo" in x["value"]:
            if not Interval(Interval.of(x["value"]["lo"]).lo, Interval.of(x["value"]["hi"]).hi).meets(q[name]):
                yield f"quantities.{name}", x["value"], q[name]
        elif name in q and not (same(number(x["value"], alpha), q[name]) and q[name].sign() in (0, x["sign"])):
            yield f"quantities.{name}", number(x["value"], alpha), q[name]
    expected = {"contact": expected_in_contact, "jam": expected_in_jam}.get(kind)
    for place, x, right in expected(record, q) if expected else ():
        if not same(number(x, alpha), right):
            yield place, number(x, alpha), right


# ---------------------------------------------------------------- the verdict on rational data near by

# Ends that a program may choose, as long as they enclose.
CHOSEN = ("enclosure", "zeno_time")


def differences(x, y, alpha, place=""):
    """Where two parts of records differ, numbers by more than 2^-200."""
    if precise.is_number(x) and precise.is_number(y):
        if not number(x, alpha).widened(200).meets(number(y, None)):
            yield place, number(x, alpha), number(y, None)
    elif isinstance(x, dict) and isinstance(y, dict) and set(x) == set(y):
        for key in x:
            if key not in CHOSEN and not (key == "value" and x.get("fails") == "u"):
                yield from differences(x[key], y[key], alpha, f"{place}.{key}")
    elif isinstance(x, list) and isinstance(y, list) and len(x) == len(y):
        for i, (inside, other) in enumerate(zip(x, y)):
            yield from differences(inside, other, alpha, f"{place}[{i}]")
    elif x != y and not (place.endswith((".u", ".zeno_time_exact", ".long", ".bounces", ".transient", ".landing")) and None in (x, y)):
        yield place, x, y


def says_less(record, neighbour):
    """Chatter whose transient is not followed, since a power of an irrational r costs a checker too much: only bounds of the time are stated (10.5)."""
    return record["kind"] == "chatter" and record["verdict"].get("bounces", 0) is None and neighbour["verdict"].get("bounces") is not None


def bounds_hold(record, neighbour):
    """The time of the rational data near by, which is another by less than 2^-100 of it, lies within the bounds."""
    mine, other = (x["verdict"]["zeno_time"] for x in (record, neighbour))
    slack = Fraction(other["high"]) / 2**60
    return Fraction(mine["low"]) - slack <= Fraction(other["low"]) and Fraction(other["high"]) <= Fraction(mine["high"]) + slack


def is_tie(record):
    """Whether some quantity is exactly zero that rational data near by make small."""
    zeros = {name for name, x in record["quantities"].items() if x["sign"] == 0}
    return bool(zeros) or record["verdict"].get("energy") == "conserved" or record["verdict"].get("e") == "equal"


# ---------------------------------------------------------------- what is printed for people

DECIMAL = re.compile(r"(-?\d+\.\d{4,})\.\.\.(?:(e[-+]?\d+))?")
FORM = re.compile(r"((?:[-+*/() \d]|sqrt)*sqrt\([-\d/]+\)[-+*/() \d]*?) = (-?\d+\.\d{4,})\.\.\.(?:(e[-+]?\d+))?")


def numbers_in(x, alpha):
    """Every number in a record."""
    if precise.is_number(x):
        yield number(x, alpha)
        parts = [x[key] for key in ("a", "b", "d") if isinstance(x, dict) and key in x]
        yield from (number(part, alpha) for part in parts)
    elif isinstance(x, dict):
        for inside in x.values():
            yield from numbers_in(inside, alpha)
    elif isinstance(x, list):
        for inside in x:
            yield from numbers_in(inside, alpha)


def form_value(text):
    """The value of p + q sqrt(d) as it is printed; a factor stands before the root without a sign."""
    text = re.sub(r"(\d|\)) sqrt", r"\1*sqrt", text.strip())
    text = re.sub(r"\d+", lambda found: f"Interval.of({found.group()})", text)
    text = text.replace("sqrt(", "root_of_interval(")
    return eval(text, {"Interval": Interval, "root_of_interval": lambda x: x.sqrt()})  # pylint: disable=eval-used


def is_cut_off(text, exponent, x):
    """Whether a decimal is a number cut off behind its last digit."""
    scale = Fraction("1" + (exponent or "e0"))
    unit = scale / 10 ** len(text.split(".")[1])
    size, shown = abs(x.middle()), abs(Fraction(text)) * scale
    return text.startswith("-") == (x.middle() < 0) and shown <= size < shown + unit


def wrong_in_text(text, record):
    values = sorted(x.middle() for x in numbers_in(record, precise.generator_of(record)))
    for found, exponent in DECIMAL.findall(text):
        if not any(is_cut_off(found, exponent, Interval.of(x)) for x in values):
            yield f"{found}{exponent} is no number of the record"
    for form, decimal, exponent in FORM.findall(text):
        if form.count("(") == form.count(")") and not is_cut_off(decimal, exponent, form_value(form)):
            yield f"{form} is not {decimal}{exponent}"


# ---------------------------------------------------------------- the test


def decide_all(problems, *options):
    data = "".join(json.dumps(problem) + "\n" for problem in problems).encode()
    return run([PAINLEVE, "decide", *options, "-"], data)


def judge(tap, drawn, lines, near, texts):
    wrong, other, printed, compared, decimals, numbers, enclosed, less = [], [], [], 0, 0, 0, 0, 0
    for (problem, _, values), line, line_near, text in zip(drawn, lines, near, texts):
        record, neighbour = json.loads(line), json.loads(line_near)
        found = [f"{place}: {x} {y}" for place, x, y in wrong_numbers(record, values)]
        wrong += [f"{problem} {found}"] if found else []
        if is_enclosed(record):
            enclosed += 1
            continue
        numbers += sum(1 for _ in numbers_in(record, precise.generator_of(record)))
        if not is_tie(record) and neighbour["type"] == "verdict":
            compared += 1
            alpha = precise.generator_of(record)
            found = [f"{place}: {x} {y}" for key in ("row", "verdict", "witness") for place, x, y in differences(record[key], neighbour[key], alpha, key)]
            if says_less(record, neighbour):
                less += 1
                found += [] if bounds_hold(record, neighbour) else ["the bounds of the time do not hold it"]
            other += [f"{problem} {found}"] if found else []
        found = list(wrong_in_text(text, record))
        decimals += len(DECIMAL.findall(text))
        printed += [f"{problem} {found}"] if found else []
    tap.ok(not wrong and 20 * enclosed <= len(lines), f"{numbers} numbers in {len(lines)} records, {enclosed} of them enclosed: those of the problem, its quantities and forces are right", "\n".join(wrong[:5]))
    tap.ok(not other and 2 * compared > len(lines) and 20 * less <= len(lines),
           f"{compared} verdicts and witnesses are those of rational data near by; {less} state only bounds of a time", "\n".join(other[:5]))
    tap.ok(not printed and decimals > len(lines), f"{decimals} decimals printed for people are numbers of the record, cut off", "\n".join(printed[:5]))


TOO_LARGE = ("number field of degree", "its certificate might take the checkers more work", "not the exact numbers that its certificate needs",
             "take more work than the budget allows", "the certificate cannot be written")


def is_too_large(record):
    """A field beyond the bound of degrees, or a certificate beyond what the checkers spend: honest answers, which judge_block bounds in number."""
    return record["type"] == "undecided" and any(why in record["reason"] for why in TOO_LARGE)


def is_enclosed(record):
    """Where the exact numbers take too much work, a verdict may be proved by enclosures of the data alone, as that of a box with one point."""
    return record["type"] == "verdicts"


def judge_enclosed(tap, lines, near):
    """These have no numbers to compare; the one word must be that of the rational data near by."""
    enclosed = [(line, json.loads(line)["verdict"], json.loads(other)) for line, other in zip(lines, near) if is_enclosed(json.loads(line))]
    bad = [line[:300] for line, verdict, other in enclosed if not verdict["certain"] or verdict["outside"] or verdict["rows"] != [other.get("row")]]
    words = {word for check in (first_checker, second_checker) for word in check([line for line, _, _ in enclosed])} if enclosed else set()
    tap.ok(not bad and words <= {"VERIFIED"}, f"{len(enclosed)} are decided by enclosures alone, as the rational data near by", f"{words} {bad[:3]}")


def judge_block(tap, drawn):
    lines = decide_all([problem for problem, _, _ in drawn], "--json").stdout.splitlines()
    near = decide_all([problem for _, problem, _ in drawn], "--json").stdout.splitlines()
    texts = [text for text in re.split(r"\n\n|\n(?=[a-z]+\n  )", decide_all([problem for problem, _, _ in drawn]).stdout.decode()) if text.strip()]
    large = {i for i, line in enumerate(lines) if is_too_large(json.loads(line))}
    judge_enclosed(tap, lines, near)
    large |= {i for i, line in enumerate(lines) if is_enclosed(json.loads(line))}
    drawn, lines, near = ([x for i, x in enumerate(of) if i not in large] for of in (drawn, lines, near))
    other = [f"{problem} {line[:300]}" for (problem, _, _), line in zip(drawn, lines) if json.loads(line)["type"] != "verdict"]
    tap.ok(len(lines) == len(near) == len(texts) == len(drawn) and not other and 20 * len(large) <= len(drawn),
           f"{len(drawn)} problems are decided, {len(large)} have a field, or a certificate of exact numbers, that is too large",
           "\n".join(other[:5]) or f"{len(lines)} {len(near)} {len(texts)}")
    if other or len(texts) != len(drawn):
        return
    fields = [json.loads(line)["field"] for line in lines if b'"field"' in line]
    signs = sum(is_by_sign(json.loads(line), values) for line, (_, _, values) in zip(lines, drawn) if "u" in values)
    print(f"# note: {signs} contacts are decided by the sign of u")
    print(f"# note: {len(fields)} over number fields, of degrees {sorted({len(field['poly']) - 1 for field in fields})}")
    judge(tap, drawn, lines, near, texts)
    for name, words in (("painleve-check", first_checker(lines)), ("painleve-check-py", second_checker(lines))):
        refused = [f"{problem} {word}" for (problem, _, _), word in zip(drawn, words) if word != "VERIFIED"]
        tap.ok(len(words) == len(lines) and not refused, f"{name} verifies them", "\n".join(refused[:5]))


# Numbers of several fields and lengths, of which a small budget has room for some, roots whose value is rational, one number that is not algebraic, and
# the fields that take them.
FOR_SMALL_BUDGETS = ("sqrt(2)", "sqrt(sqrt(2))", "cos(72deg)+3", "sqrt(3)-1", "0x1p-1074", "1e30", "1/7", "sqrt(1+sqrt(2))", "sin(pi/9)", "2*cos(pi/7)",
                     "-(sqrt(5))^2", "sqrt(2)*sqrt(2)", "sqrt(3)-sqrt(3)+1/2", "sin(1)", "123456789123456789/987654321", "3", "-1", "0", "5/2", "(1+sqrt(2))^30")
ANY_FIELDS = {"contact": "a b A B C mu u", "jam": "alpha1 alpha2 alpha3 p b", "impact": "A B C mu u v r", "chatter": "a b A B C mu u v r", "rest": "a b A B C mu r",
              "slide2": "p11 p12 p21 p22 b1 b2", "fold": "Lp Lm Kpp Kpm Kmp Kmm"}
SMALL_BUDGETS = (2048, 4096, 8192, 20000, 60000, 1 << 22)


def any_problem(rng, kind):
    """Not always one that meets the hypotheses of its kind."""
    problem = {"kind": kind, **{name: rng.choice(FOR_SMALL_BUDGETS) for name in ANY_FIELDS[kind].split()}}
    problem.update({name: "sqrt(11)+3" for name in "AC" if problem.get(name) in ("-1", "0")})
    return problem | ({"law": rng.choice(LAWS), "r": rng.choice(("1/2", "sqrt(2)/2", "1"))} if "r" in problem else {})


def judge_small_budgets(tap, rng):
    """Where a budget has room for the verdict but not for each exact number, a problem is undecided or gets enclosures that a checker takes; and no
    claim is written of numbers that are not there."""
    words, smt2 = Counter(), set()
    for bits in SMALL_BUDGETS:
        problems = [any_problem(rng, kind) for kind in ANY_FIELDS for _ in range(max(8, COUNT // 40))]
        data, budget = "".join(json.dumps(problem) + "\n" for problem in problems).encode(), f"--budget={bits}"
        lines = [line for line in run([PAINLEVE, "decide", "--json", budget, "-"], data).stdout.splitlines() if json.loads(line)["type"] in ("verdict", "verdicts")]
        words.update(both_words(lines))
        smt2.add(run([PAINLEVE, "decide", "--smt2", budget, "-"], data).returncode)
    tap.ok(set(words) == {("VERIFIED", "VERIFIED")}, f"both checkers verify all {sum(words.values())} certificates within small budgets and the usual one", dict(words))
    tap.ok(smt2 <= {0, 1, 2, 3, 4}, "--smt2 ends within small budgets", smt2)


def main():
    tap, rng = Tap(), random.Random(SEED)
    judge_small_budgets(tap, random.Random(SEED + 1))
    for start in range(0, COUNT, 500):
        judge_block(tap, [draw_problem(rng) for _ in range(min(500, COUNT - start))])
    tap.done()


if __name__ == "__main__":
    main()
