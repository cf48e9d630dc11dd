#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Certificates over number fields: both checkers verify those of random algebraic problems, many of them exactly
degenerate, and neither is taken in by a change of any number, or by a field that is none."""
import copy
import json
import pathlib
import random
import resource
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap
from checkers import NIGHTLY, SANITIZED, both_words, decide, rehashed  # noqa: E402

ANGLES = ("65deg", "60deg", "15deg", "22.5deg", "18deg", "pi/7", "atan(2)", "atan(3-sqrt(5))", "atan(1/3)/2")
ROOTS = ("sqrt(2)", "sqrt(3)-1", "(1+sqrt(5))/2", "sqrt(2+sqrt(2))", "1/sqrt(7)")
tap = Tap()
ok = tap.ok


def rod(angle, mu, a="0", b="-1", u="1"):
    s, c = f"sin({angle})", f"cos({angle})"
    return {"kind": "contact", "a": a, "b": b, "A": f"1+3*{s}^2", "B": f"3*{s}*{c}", "C": f"1+3*{c}^2", "mu": mu, "u": u}


def random_rod(rng):
    angle = rng.choice(ANGLES)
    s, c = f"sin({angle})", f"cos({angle})"
    edge = f"(1+3*{c}^2)/(3*{s}*{c})"
    mu = rng.choice((edge, edge, "1/2", "2") + ROOTS)
    a = rng.choice(("0", "-1", "1", f"-{c}", ROOTS[rng.randrange(3)]))
    b = rng.choice(("0", "-1", "1", f"{s}-1", f"{s}^2+{c}^2-1"))
    return rod(angle, mu, a, b, rng.choice(("-1", "0", "0", "1", "sqrt(2)-1")))


def numbers_in(value, path=()):
    """The places of all coefficients and rationals, but for those of forces inside a continuum and of the interval
    of the field, which may be others."""
    if isinstance(value, str) and value.lstrip("-").replace("/", "").isdigit():
        yield path
    elif isinstance(value, dict):
        for key in value:
            inside = key == "force" and value.get("candidates") == "line"
            if not inside and path + (key,) != ("field", "interval") and key != "sha256":
                yield from numbers_in(value[key], path + (key,))
    elif isinstance(value, list):
        for i, inside in enumerate(value):
            yield from numbers_in(inside, path + (i,))


def changed(record, path, new):
    record = copy.deepcopy(record)
    inside = record
    for key in path[:-1]:
        inside = inside[key]
    old = inside[path[-1]]
    inside[path[-1]] = new(old)
    return None if inside[path[-1]] == old else record


def mutants(record, rng, count):
    paths = list(numbers_in(record))
    news = (lambda x: str(Fraction(x) + 1), lambda x: str(-Fraction(x)), lambda x: str(Fraction(x) / 2), lambda x: "0",
            lambda x: str(Fraction(x) + Fraction(1, 10**40)), lambda x: {"coefficients": [x, "1"]})
    for path in rng.sample(paths, min(count, len(paths))):
        mutant = changed(record, path, rng.choice(news))
        if mutant is not None:
            yield mutant


def words(records):
    lines = [json.dumps(record, separators=(",", ":")).encode() for record in records]
    return both_words(lines)


rng = random.Random(11)
lines = decide([random_rod(rng) for _ in range(120 if NIGHTLY else 25 if SANITIZED else 50)])
records = [json.loads(line) for line in lines]
fields = [record for record in records if "field" in record]
zeros = sum("coefficients" in json.dumps(record) and len(record["verdict"]["zeros"]) > 1 for record in fields)
answers = words(records)
ok(all(pair == ("VERIFIED", "VERIFIED") for pair in answers),
   f"{len(records)} certificates, {len(fields)} of them over number fields, are verified by both")
ok(len(fields) > len(records) // 2 and zeros > len(fields) // 4, f"{zeros} of them with several exact zeros")
print(f"# note: degrees {sorted({len(record['field']['poly']) - 1 for record in fields})}")

lies = [mutant for record in fields[:60 if NIGHTLY else 8 if SANITIZED else 14] for mutant in mutants(record, rng, 15)]
answers = words(lies)
for pair, lie in zip(answers, lies):
    if "VERIFIED" in pair:
        print("# " + json.dumps(lie)[:1500])
ok(all("VERIFIED" not in pair for pair in answers), f"none of {len(lies)} changed certificates is verified")
ok(all(x == y for x, y in answers), "both checkers give the same words")

base = json.loads(decide([rod("atan(2)", "sqrt(2)", u="0")])[0])
poly, interval = base["field"]["poly"], base["field"]["interval"]


def with_field(**changes):
    return {**base, "field": {**base["field"], **changes}}


def times(x, y):
    z = [0] * (len(x) + len(y) - 1)
    for i, a in enumerate(x):
        for j, b in enumerate(y):
            z[i + j] += int(a) * int(b)
    return [str(c) for c in z]


cases = {
    "another interval of the same root": (with_field(interval=[str(Fraction(interval[0]) + Fraction(1, 1000)), interval[1]]), "VERIFIED"),
    "an interval without a root": (with_field(interval=["100", "101"]), "REJECTED"),
    "an empty interval": (with_field(interval=[interval[1], interval[0]]), "REJECTED"),
    "an interval with every root": (with_field(interval=["-100", "100"]), "REJECTED"),
    "three ends": (with_field(interval=interval + ["9"]), "MALFORMED"),
    "a polynomial of degree 1": (with_field(poly=["-1", "1"]), "MALFORMED"),
    "a leading zero": (with_field(poly=poly + ["0"]), "REJECTED"),
    "no field": ({key: x for key, x in base.items() if key != "field"}, "UNSUPPORTED"),
    "a field with another key": ({**base, "field": {**base["field"], "name": "x"}}, "MALFORMED"),
    "a double root": (with_field(poly=times(poly, poly)), "REJECTED"),
    "a root of another polynomial in the interval": (with_field(poly=["-2", "0", "1"], interval=["1", "2"]), "REJECTED"),
}
element = base["quantities"]["mu"]["value"]["coefficients"]
for what, new, word in (("a zero at the end of an element", element + ["0"], "REJECTED"),
                        ("too many coefficients", element + ["0"] * len(poly) + ["1"], "REJECTED"),
                        ("one coefficient", ["1"], "MALFORMED"), ("no coefficient", [], "MALFORMED"),
                        ("a coefficient not in lowest terms", element[:-1] + ["2/4"], "MALFORMED"),
                        ("the other root", [str(-Fraction(x)) for x in element], "REJECTED")):
    record = copy.deepcopy(base)
    record["quantities"]["mu"]["value"] = {"coefficients": new}
    cases[what] = (record, word)
record = copy.deepcopy(base)
record["problem"]["mu"] = {"coefficients": element}
cases["an element in the problem"] = (record, "MALFORMED")
record = copy.deepcopy(base)
record["quantities"]["mu"]["value"] = base["problem"]["mu"]
cases["a root outside the problem"] = (record, "UNSUPPORTED")
for (what, (_, word)), pair in zip(cases.items(), words([record for record, _ in cases.values()])):
    ok(pair == (word, word), f"{what}: {word} {pair}")

enclosed = [json.loads(line) for line in decide([rod("0.5", "1/2"), rod("37.17deg", "1/2"), rod("0.5", "sqrt(2)", u="0")])]
ok(words(enclosed) == [("VERIFIED", "VERIFIED")] * 3 and all("text" in record["problem"]["A"] for record in enclosed),
   "radians, and angles beyond the budget, leave enclosures, which are verified too")
lies = [mutant for record in enclosed for mutant in mutants(record, rng, 80)]
answers = words(lies)
ok(all("VERIFIED" not in pair for pair in answers) and all(x == y for x, y in answers),
   f"none of {len(lies)} changed enclosures is verified, by either")
wide = copy.deepcopy(enclosed[0])
wide["problem"]["A"] = {**wide["problem"]["A"], "lo": "-1"}
wide = rehashed(wide)
beside = copy.deepcopy(enclosed[2])
beside["quantities"]["mu"]["value"] = {"lo": "3/2", "hi": "8/5"}
ok(words([wide, beside]) == [("REJECTED", "REJECTED")] * 2, "nor an enclosure that proves nothing, nor one beside its root")
text = copy.deepcopy(enclosed[0])
text["problem"]["A"]["text"] = "1+3*sin(0.6)^2"
ok(words([text]) == [("REJECTED", "REJECTED")], "what is enclosed is bound by the hash")
other = copy.deepcopy(enclosed[0])
other["quantities"]["p_plus"]["value"] = {"coefficients": ["1", "1"]}
ok(words([other]) == [("UNSUPPORTED", "UNSUPPORTED")], "an element beside an enclosure is of no system")
if not SANITIZED:
    roots = {"kind": "contact", "a": "1/3", "b": "-1", "A": "1", "B": "1/2", "C": "1", "u": "1", "mu": "+".join(f"sqrt({p})" for p in (2, 3, 5, 7, 11, 13, 17))}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    large = [json.loads(line) for line in decide([roots])]
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    ok(large[0]["type"] == "verdict" and "lo" in large[0]["problem"]["mu"] and words(large) == [("VERIFIED", "VERIFIED")] and spent < 20,
       f"a sum of degree 128 is enclosed, in less than 20 s: that its last root is refused is found once ({spent:.0f} s)")
tap.done()
