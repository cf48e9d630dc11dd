#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""What is verified means what it says, for every kind of certificate.  Every leaf of correct certificates is changed in turn (numbers,
signs, words, ends, texts), every key is left out, renamed, added, every list loses, doubles and exchanges elements; the problem is changed
with and without its own hash.  A mutant that either checker verifies has to mean the same claim as the original, or fall under one of the
rules of RULES, each of which says what may change and why that is no other claim; both checkers have to agree on every mutant, also on
what they say that is taken on trust.  KIND=name restricts the mutants to those of one kind.  The rules look at the meaning of a record, never at a checker."""

import collections
import importlib
import json
import math
import os
import pathlib
import random
import re
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, PAINLEVE_CHECK, ROOT, SANITIZED, Tap, rehashed, run, second  # noqa: E402

mutation = importlib.import_module("t-mutation")
NIGHTLY = os.environ.get("NIGHTLY") == "1"
ONLY = os.environ.get("KIND", "")  # the mutants of one kind of certificate alone
# Mutants of the verdict of an original, and of each other part; originals of a kind; mutants of an original for the second checker, which is
# in Python: on the sanitized build, which is about the checker in C, it has none.
CLAIM, PART, ORIGINALS, SECOND = (10 ** 9,) * 4 if NIGHTLY else (6, 1, 1, 0) if SANITIZED else (30, 4, 8, 8)
WIDENED, WIDENED_SECOND = (10 ** 9,) * 2 if NIGHTLY else (2, 0) if SANITIZED else (6, 1)  # wider intervals of an original, and for the second checker
LONGEST = 60000 if NIGHTLY else 9000
SLOW = () if NIGHTLY else ("fold", "spatial-impact", "stance")  # kinds of which one original is enough: a certificate takes a tenth of a second, and a whole one in Python
TRUST = {"numbers": "provided that the numbers of the problem lie in their enclosures",
         "mechanism": "provided that these are the variables and the data of the mechanism"}
WIDE = "its intervals hold their numbers, however wide they are"

# One problem more for each form of data that the corpus has seldom.
SHEAR = {"kind": "contact", "a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "4/3", "u": "1"}
ROD = {"kind": "contact", "mechanism": "falling-rod", "theta": "65deg", "thetadot": "0", "mu": "4/3", "u": "1"}
BOUNCE = {"kind": "chatter", "a": "1/2", "b": "-1", "A": "1", "B": "1/2", "C": "1", "mu": "3/2", "r": "7/10", "law": "energetic", "u": "1", "v": "-1"}
REST = {"kind": "rest", "a": "0", "b": "-1", "A": "1", "B": "1/2", "C": "1", "mu": "2", "r": "7/10", "law": "poisson"}
SLIDE2 = {"kind": "slide2", "p11": "1", "p12": "-1", "p21": "1", "p22": "1", "b1": "-1", "b2": "-1"}
STRIKE = {"kind": "impact", "A": "1", "B": "-1", "C": "3", "mu": "5/8", "u": "1", "v": "-3", "law": "energetic", "r": "1/2"}
FORMS = (
    {**SHEAR, "a": "sin(1)"}, {**SHEAR, "a": "sin(1)", "B": "sqrt(2)", "u": "0"}, {**SHEAR, "mu": "[1,3/2]"}, {**SHEAR, "mu": "[1,3/2]", "B": "sqrt(2)"},
    {**SHEAR, "mu": "[1,sqrt(2)]", "u": "[-1,sqrt(3)]"}, {**SHEAR, "mu": "[1,3/2]", "a": "cos(1/2)"}, {**SHEAR, "mu": "[sin(1),3/2]"},
    {**SHEAR, "mu": "sqrt(2)", "a": "sqrt(3)", "u": "0"}, {**SHEAR, "b": "0", "mu": "4/3", "u": "0"},
    {**ROD, "theta": "[60deg,65deg]"}, {**ROD, "theta": "[2*atan(1/2),2*atan(3/4)]", "mu": "[1,3/2]"}, {**ROD, "theta": "1.1+/-0.1"},
    {**ROD, "kappa": "[1/4,1/3]", "thetadot": "1", "mu": "1"}, {**ROD, "theta": "[0deg,200deg]", "mu": "2"}, {**ROD, "mu": "[1/2,sqrt(2)]", "theta": "2*atan(1/2)"},
    BOUNCE, {**BOUNCE, "width": "1/1000"}, {**BOUNCE, "law": "poisson", "mu": "sqrt(2)"}, {**BOUNCE, "a": "-3/5", "B": "4/5", "mu": "2/5", "r": "1/2"},
    {**BOUNCE, "u": "9", "r": "1/2", "a": "-1/4", "mu": "1"}, {**BOUNCE, "b": "1"}, {**BOUNCE, "r": "0"},
    {key: x for key, x in BOUNCE.items() if key not in ("u", "v")},
    REST, {**REST, "H": [["2", "1"], ["1", "2"]]}, {**REST, "H": [["1", "2"], ["2", "1"]]}, {**REST, "H": [["sqrt(2)", "1"], ["1", "sqrt(3)"]]},
    {**REST, "a": "-3/5", "B": "4/5", "mu": "2/5", "r": "1", "C": "1", "law": "energetic"}, {**REST, "b": "0", "a": "0"},
    STRIKE, {**STRIKE, "mu": "sqrt(2)/2"}, {**STRIKE, "v": "0"}, {**STRIKE, "law": "poisson", "u": "-2"},
    SLIDE2, {**SLIDE2, "p12": "-sqrt(2)"}, {**SLIDE2, "k1": "-1", "k2": "-2", "q1": "-1", "q2": "-1/7"}, {**SLIDE2, "p11": "0", "b1": "0", "b2": "1"},
    {"kind": "slide2", "mechanism": "body", "rho": "1", "x1": "-1", "z1": "-2", "slope1": "0", "x2": "1", "z2": "-2", "slope2": "atan(3/4)", "Fx": "0",
     "Fz": "-1", "mu1": "1/2", "mu2": "1/2", "s1": "1", "s2": "1"},
    {"kind": "fold", "mechanism": "turntable", "r": "0.1859", "omega": "-1.037", "r_end": "0.19"},
    {"kind": "jam", "alpha1": "-3", "alpha2": "1", "alpha3": "-1", "eta": "1/3", "p": "1", "b": "-1/3"}, {"kind": "jam", "alpha1": "-3", "alpha2": "1", "alpha3": "-1", "eta": "-1"},
    {"kind": "jam", "alpha1": "-1", "alpha2": "1", "alpha3": "-sqrt(5)", "p": "1", "b": "-2"}, {"kind": "jam", "alpha1": "-1", "alpha2": "0", "alpha3": "-1"},
)


# ---------------------------------------------------------------- originals

def certificates():
    """Correct ones of every kind and row: of the corpus, and of FORMS; the shortest of each row and form."""
    files = sorted(str(p) for p in (ROOT / "corpus").glob("**/*.json") if not p.name.endswith(".expect.json"))
    lines = run([PAINLEVE, "decide", "--json", *files]).stdout.splitlines()
    lines = [line for line in lines if "witness" in json.loads(line)]
    best = {}
    for line in lines:
        record = json.loads(line)
        form = (record["kind"], record["type"], record.get("row"), "field" in record)
        if len(line) < LONGEST and len(line) < len(best.get(form, line + b"x")):
            best[form] = line
    formed = run([PAINLEVE, "decide", "--json", "-"], "".join(json.dumps(p) + "\n" for p in FORMS).encode()).stdout.splitlines()
    return [line for line in formed if len(line) < 4 * LONGEST] + list(best.values()), len(formed)


# ---------------------------------------------------------------- mutants

def at(record, path):
    for key in path:
        record = record[key]
    return record


def words_of(records):
    """Every word of every certificate by the last key of its place, so that a word is exchanged for one that could stand there."""
    words = collections.defaultdict(set)
    for record in records:
        for path in mutation.paths_of(record):
            if path and isinstance(at(record, path), str) and not mutation.is_number(at(record, path)):
                words[place_of(path)].add(at(record, path))
    return {place: sorted(found) for place, found in words.items()}


def place_of(path):
    return next((key for key in reversed(path) if isinstance(key, str)), "")


def leaf_mutants(value, path, words, rng):
    yield from mutation.leaf_mutants(value, rng)
    if isinstance(value, str):
        yield from (word for word in words.get(place_of(path), ()) if word != value)
        yield from ("banana", "sin(2)", "2*atan(1/7)", "1/3", value + value)
    if isinstance(value, int) and not isinstance(value, bool):
        yield from (value + 1, value - 1, -value)


def mutants_of(record, words, rng):
    """(path that was changed, mutant)"""
    groups = collections.defaultdict(list)
    for path in mutation.paths_of(record):
        value = at(record, path)
        inner = isinstance(value, (dict, list))
        for changed in mutation.inner_mutants(value, rng) if inner else leaf_mutants(value, path, words, rng):
            groups[path[:2] if path[:1] == ("witness",) else path[:1]].append((path, changed))
    for part, group in groups.items():
        for path, changed in rng.sample(group, min(CLAIM if part == ("verdict",) else PART, len(group))):
            mutant = mutation.replaced(record, path, changed)
            yield path, mutant
            if path[:1] == ("problem",) and isinstance(mutant.get("problem"), dict):
                yield path, rehashed(mutant)


# ---------------------------------------------------------------- what a record means

BITS = 200


def root_of(given):
    """The root of a polynomial in an interval, to BITS bits."""
    poly, (low, high) = [Fraction(c) for c in given["poly"]], map(Fraction, given["interval"])

    def value(x):
        total = Fraction(0)
        for c in reversed(poly):
            total = total * x + c
        return total

    below = value(low) > 0
    for _ in range(BITS):
        middle = (low + high) / 2
        low, high = (middle, high) if (value(middle) > 0) == below else (low, middle)
    return low


def number(x, alpha):
    """What a number, element, root or a + b sqrt(d) means, rounded; None where it is nothing of this."""
    if isinstance(x, str) and mutation.is_number(x):
        return Fraction(x)
    if isinstance(x, dict) and set(x) == {"coefficients"}:
        return sum(Fraction(c) * alpha ** i for i, c in enumerate(x["coefficients"]))
    if isinstance(x, dict) and set(x) == {"poly", "interval"}:
        return root_of(x)
    if isinstance(x, dict) and set(x) == {"a", "b", "d"}:
        a, b, d = (number(x[key], alpha) for key in "abd")
        return a + b * Fraction(math.isqrt(int(d * 4 ** BITS)), 2 ** BITS)
    return None


def meant(value, alpha):
    """The same value with its numbers as what they mean."""
    x = number(value, alpha)
    if x is not None:
        return ("number", round(x * 2 ** (BITS // 2)))
    if isinstance(value, dict):
        return {key: meant(inside, alpha) for key, inside in value.items()}
    return [meant(inside, alpha) for inside in value] if isinstance(value, list) else value


def claim_of(record):
    """What a record claims: the problem, the case, the verdict, and the quantities but for the tier that found their signs.  The points of
    uncertain data are examples, and their list has no order."""
    alpha = root_of(record["field"]) if "field" in record else None
    verdict = dict(record["verdict"])
    if record["type"] != "verdict":
        entries = [json.dumps([row, entry], sort_keys=True) for row, entry in zip(verdict.pop("rows"), verdict.pop("possible"))]
        verdict.pop("at")
        verdict["entries"] = sorted(entries)
    quantities = {name: {"value": x["value"], "sign": x["sign"]} for name, x in record.get("quantities", {}).items()}
    return {"kind": record["kind"], "type": record["type"], "problem": meant(record["problem"], None), "row": record.get("row"),
            "verdict": meant(verdict, alpha), "quantities": meant(quantities, alpha)}


# ---------------------------------------------------------------- what may change

def says_less(record, mutant):
    """Only zeno_time_exact, u, or a point of `at` is null instead."""
    kept, given = dict(mutant["verdict"]), record["verdict"]
    for key in ("zeno_time_exact", "u"):
        if key in kept and kept[key] is None:
            kept[key] = given[key]
    return claim_of({**mutant, "verdict": kept}) == claim_of(record)


def leaves_open(record, mutant):
    """Of kind stance: the mutant claims that the stability is undecided, which the original decides; the row is then that of the statics."""
    left = ("stability", "by", "reason", "region", "of")
    if record["kind"] != "stance" or mutant["verdict"].get("stability") != "undecided":
        return False
    return all(record["verdict"][key] == mutant["verdict"][key] for key in record["verdict"] if key not in left)


def another_box(record, mutant):
    """Of kind spatial: the intervals of a force and an acceleration still hold what those of the original hold in common with them."""
    def boxes(of):
        return [start[key] for start in of["verdict"].get("slip_directions", ()) for key in ("lambda_N", "rho")]

    def without(of):
        starts = [{**start, "lambda_N": 0, "rho": 0} for start in of["verdict"]["slip_directions"]]
        return claim_of({**of, "verdict": {**of["verdict"], "slip_directions": starts}})

    if record["kind"] != "spatial" or "slip_directions" not in record["verdict"] or without(record) != without(mutant):
        return False
    return all(0 < Fraction(y["lo"]) <= Fraction(x["hi"]) and Fraction(y["hi"]) >= Fraction(x["lo"]) for x, y in zip(boxes(record), boxes(mutant)))


def another_event(record, mutant):
    """Of kind spatial-impact: the intervals of an event, as in another_box; a point that became an interval says less."""
    names = ("stop", "compression", "end")

    def without(of):
        return claim_of({**of, "verdict": {**of["verdict"], **{name: of["verdict"][name] is None for name in names}}})

    if record["kind"] != "spatial-impact" or without(record) != without(mutant):
        return False
    pairs = [(record["verdict"][name][key], mutant["verdict"][name][key]) for name in names if record["verdict"][name] for key in record["verdict"][name]]
    return all(Fraction(y["lo"]) <= Fraction(x["hi"]) and Fraction(y["hi"]) >= Fraction(x["lo"]) for x, y in pairs)


def meet(value, other):
    """Whether two values are the same but for enclosures, which have a number in common."""
    if isinstance(value, dict) and set(value) == {"low", "high"}:
        return Fraction(other["low"]) <= Fraction(value["high"]) and Fraction(other["high"]) >= Fraction(value["low"])
    if isinstance(value, dict):
        return isinstance(other, dict) and set(value) == set(other) and all(meet(value[key], other[key]) for key in value)
    if isinstance(value, list):
        return isinstance(other, list) and len(value) == len(other) and all(map(meet, value, other))
    return value == other


def another_enclosure(record, mutant):
    """Of kind compliance: enclosures that meet those of the original, and are shown to hold their numbers; those of positive numbers are narrow.
    A checker that encloses more narrowly than the other may verify one that the other rejects."""
    return (record["kind"] == "compliance" and claim_of({**mutant, "verdict": record["verdict"]}) == claim_of(record)
            and meet(record["verdict"], mutant["verdict"]) and all(map(is_narrow, positive_ranges(mutant["verdict"]))))


def positive_ranges(verdict):
    return verdict["times"] + [verdict[name] for name in ("duration", "impulse", "peak_force") if verdict[name] is not None]


def is_narrow(given):
    return Fraction(given["high"]) - Fraction(given["low"]) <= Fraction(given["high"]) / 2 ** 40


def another_range(record, mutant):
    """Of kind wedge, model enlarged: ranges that meet those of the original, are shown to hold their numbers, and are narrow."""
    names = ("first_stop", "time", "critical")

    def without(of):
        return claim_of({**of, "verdict": {**of["verdict"], **{name: of["verdict"][name] is None for name in names}}})

    if record["kind"] != "wedge" or "first_stop" not in record["verdict"] or without(record) != without(mutant):
        return False
    pairs = [(record["verdict"][name], mutant["verdict"][name]) for name in names if record["verdict"][name]]
    return all(Fraction(y["lo"]) <= Fraction(x["hi"]) and Fraction(y["hi"]) >= Fraction(x["lo"]) and is_narrow({"low": y["lo"], "high": y["hi"]}) for x, y in pairs)


def another_interval(record, mutant):
    """Only zeno_time differs, and `bounces` by other steps of an enclosure: it is as narrow as the problem asks, or as the enclosure shows."""
    given, other = record["verdict"].get("zeno_time"), mutant["verdict"].get("zeno_time")
    if record["kind"] != "chatter" or not given or not other:
        return False
    same = {**mutant, "verdict": {**mutant["verdict"], "zeno_time": given}}
    low, high, width = Fraction(other["low"]), Fraction(other["high"]), Fraction(record["problem"].get("width", Fraction(1, 2 ** 40)))
    bounds = record["row"].startswith("reversal") or record["verdict"]["bounces"] is None
    narrow = high - low <= width * low
    if bounds:
        narrow = (high - low) - (Fraction(given["high"]) - Fraction(given["low"])) <= 2 * width * high
    if record["row"].startswith("reversal"):
        same["verdict"]["bounces"] = record["verdict"]["bounces"]
    return narrow and claim_of(same) == claim_of(record)


def is_uncertain_number(record, path):
    """A field that is given by {"lo","hi"} and is no angle: the ends of its variable are these."""
    value = at(record, path[:2])
    return isinstance(value, dict) and set(value) == {"lo", "hi"} and all(number(end, None) is not None for end in value.values())


def is_trusted(record, mutant, path, said):
    """A text, the ends of an enclosed number, or of a mechanism the problem and what the witness says of it; and the verdict line says so."""
    if said.startswith(TRUST["mechanism"]):
        return path[:1] == ("problem",) and not is_uncertain_number(record, path) or path[:2] == ("witness", "variables") or path[:2] == ("witness", "regions") and path[3:4] != ("cover",)
    inside = [at(record, path[:n]) for n in (2, 3) if path[:1] == ("problem",) and len(path) >= n]
    return said.startswith(TRUST["numbers"]) and any(isinstance(x, dict) and "text" in x for x in inside)


def as_typed(value):
    """A field of a problem as it can be typed."""
    if isinstance(value, list):
        return [as_typed(entry) for entry in value]
    if isinstance(value, dict) and set(value) == {"lo", "hi"}:
        return f"[{as_typed(value['lo'])}, {as_typed(value['hi'])}]"
    if isinstance(value, dict) and len(value.get("poly", ())) == 3:
        c, b, a = map(Fraction, value["poly"])
        sign = 1 if root_of(value) > -b / (2 * a) else -1
        return f"({-b} + {sign}*sqrt({b * b - 4 * a * c}))/({2 * a})"
    return value["text"] if isinstance(value, dict) and "text" in value else value


def is_decided_so(mutant):
    """The mutant has another problem, with its hash, and says of it what the program decides of it."""
    if rehashed(mutant) != mutant:
        return False
    lines = run([PAINLEVE, "decide", "--json", "-"], json.dumps({name: as_typed(x) for name, x in mutant["problem"].items()}).encode()).stdout.splitlines()
    answer = json.loads(lines[0]) if lines else {}
    return "witness" in answer and (claim_of(answer) == claim_of(mutant) or another_interval(answer, mutant) or leaves_open(answer, mutant))


RULES = (
    ("the same claim", "numbers in another form, `id`, `by`, the order of a list that has none, and another witness: it shows the same",
     lambda record, mutant, path, said: claim_of(record) == claim_of(mutant)),
    ("says less", "`zeno_time_exact` and `u` may be null, which claims nothing (10.8)", lambda record, mutant, path, said: says_less(record, mutant)),
    ("another interval", "`zeno_time` holds the time and is as narrow as the problem asks (10.5)", lambda record, mutant, path, said: another_interval(record, mutant)),
    ("another box", "`lambda_N` and `rho` of a slip direction hold the force and the acceleration (kind `spatial`, section 5)",
     lambda record, mutant, path, said: another_box(record, mutant)),
    ("another enclosure", "times, velocities and forces hold their numbers, and are as narrow as 2^-40 (kind `compliance`, section 4)",
     lambda record, mutant, path, said: another_enclosure(record, mutant)),
    ("another event", "the intervals of `stop`, `compression` and `end` hold their numbers (kind `spatial-impact`, section 3)",
     lambda record, mutant, path, said: another_event(record, mutant)),
    ("another range", "`first_stop`, `time` and `critical` hold their numbers (kind `wedge`, W.5)", lambda record, mutant, path, said: another_range(record, mutant)),
    ("another problem", "of which the program decides the same", lambda record, mutant, path, said: path[0] == "problem" and is_decided_so(mutant)),
    ("taken on trust", "the verdict line says that texts and the data of a mechanism are", is_trusted),
)


def rule_for(record, mutant, path, said):
    try:
        return next((name for name, _, holds in RULES if holds(record, mutant, path, said)), None)
    except (KeyError, TypeError, ValueError, ArithmeticError, AttributeError, IndexError):
        return None


# ---------------------------------------------------------------- intervals that are wider

def lower_ends(value, path=()):
    """The places of the lower ends of all intervals of a verdict, and of a time that is only bounded from below."""
    if isinstance(value, dict):
        yield from (path + (key,) for key in ("lo", "low", "soonest") if isinstance(value.get(key), str))
    for key, inside in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from lower_ends(inside, path + (key,))


def widened(record):
    """The same with one lower end moved outwards a little, each in turn."""
    for path in lower_ends(record["verdict"], ("verdict",)):
        end = Fraction(at(record, path))
        yield mutation.replaced(record, path, str(end - abs(end) / 2 ** 20 - Fraction(end == 0, 2 ** 20)))


def test_widths(tap, records, rng):
    """A reader must not take a widened interval for what was decided: no checker verifies it, or both say that its width shows nothing."""
    counts, taken = collections.Counter(), collections.Counter()
    for record in (record for record in records if record["type"] == "verdict"):
        mutants = [mutation.compact(mutant) for mutant in widened(record)]
        taken[record["kind"]] += bool(mutants)
        if taken[record["kind"]] > ORIGINALS:
            continue
        mutants = rng.sample(mutants, min(WIDENED, len(mutants)))
        if taken[record["kind"]] > 1 and record["kind"] in SLOW:
            continue
        for i, (text, first) in enumerate(zip(mutants, first_answers(mutants))):
            answers = (first, second_answer(text)) if i < WIDENED_SECOND else (first,)
            counts[record["kind"]] += ("VERIFIED", WIDE) in answers
            silent = ("VERIFIED", "") in answers and record["kind"] not in ("chatter", "compliance", "spatial-impact", "wedge")
            if silent or len(set(answers)) > 1:
                tap.ok(False, f"{record['kind']}: a wider interval", f"{answers} {text[:600]}")
    # The times of a funnel follow from the pieces of its witness: one of them alone cannot be changed.
    tap.ok(sum(counts.values()) == 0, f"no kind has an interval that can be widened alone: {dict(counts)}")
    funnels = [mutation.compact(record) for record in records if record.get("verdict", {}).get("question") == "funnel"]
    answers = [*first_answers(funnels), *map(second_answer, funnels if NIGHTLY else funnels[:2])]
    tap.ok(funnels and set(answers) == {("VERIFIED", WIDE)}, "the times of a funnel are said to be of any width", answers[:3])


# ---------------------------------------------------------------- the test

def first_answers(lines):
    """(word, assumption under which a verified record is true) for each line of painleve-check."""
    for line in run([PAINLEVE_CHECK, "-"], b"".join(line + b"\n" for line in lines)).stdout.decode("latin-1").splitlines():
        word = line.split(" ", 1)[0]
        said = re.search(f"provided.*|{WIDE}", line)
        yield word, said.group() if word == "VERIFIED" and said else ""


def second_answer(line):
    word, _, reason = second.check(line)
    return word, reason if word == "VERIFIED" else ""


class Judged:
    """What came of the mutants of one kind."""

    def __init__(self):
        self.unanswered, self.compared, self.differ, self.wrong = 0, 0, [], []
        self.rules, self.words = collections.Counter(), collections.Counter()

    def judge(self, made, rng):
        """made: (record, path, mutant, its text) of one original."""
        first = list(first_answers([text for *_, text in made]))
        self.unanswered += len(made) - len(first)
        chosen = set(rng.sample(range(len(made)), min(SECOND, len(made))))
        chosen |= {i for i, (word, _) in enumerate(first) if word == "VERIFIED" and not SANITIZED}
        other = {i: second_answer(made[i][3]) for i in sorted(chosen)}
        self.compared += len(chosen)
        self.differ += [made[i][3] for i in chosen if other[i] != first[i] and not may_differ(*made[i][:3])]
        self.words.update(word for word, _ in first)
        for i, (record, path, mutant, text) in enumerate(made):
            if "VERIFIED" in (first[i][0], other.get(i, ("",))[0]):
                rule = rule_for(record, mutant, path, first[i][1])
                self.rules[rule] += 1
                if rule is None:
                    self.wrong.append(f"{'.'.join(map(str, path))}: {shown(record, path)} -> {shown(mutant, path)}: {text.decode('latin-1')[:300]}")

    def report(self, tap, kind):
        count, verified = self.words.total(), self.rules.total()
        tap.ok(count > 0 and self.unanswered == 0, f"{kind}: painleve-check answers each of {count} mutants once")
        if not SANITIZED:
            tap.ok(not self.differ, f"{kind}: both checkers say the same of {self.compared}", b"\n".join(self.differ[:3]).decode("latin-1"))
        tap.ok((verified > 0 or SANITIZED) and not self.wrong, f"{kind}: {verified} verified mutants say what their originals say, or what is no other claim",
               "\n".join(self.wrong[:8]))
        print(f"# note: {kind}: {count} mutants {dict(self.words)}; verified: {dict(self.rules)}")


def may_differ(record, path, mutant):
    """Whether one checker may verify a true claim that the other cannot show: they round in different ways, and `bits` is how exactly."""
    return record["kind"] == "compliance" and (tuple(path) == ("witness", "bits") or rule_for(record, mutant, path, "") == "another enclosure")


def shown(mutant, path):
    try:
        return json.dumps(at(mutant, path))[:120]
    except (KeyError, IndexError, TypeError):
        return "nothing"


def main():
    tap, rng = Tap(), random.Random(22)
    lines, formed = certificates()
    records = [json.loads(line) for line in lines]
    tap.ok(formed == len(FORMS) and all("witness" in record for record in records), f"{len(FORMS)} forms of data have certificates",
           [r for r in records if "witness" not in r])
    answers = list(first_answers(lines))
    tap.ok([word for word, _ in answers] == ["VERIFIED"] * len(lines) and (SANITIZED or [second_answer(line) for line in lines] == answers),
           f"{'painleve-check verifies' if SANITIZED else 'both checkers verify'} {len(lines)} certificates and say the same of what is trusted")
    test_widths(tap, records, rng)
    words, kinds, taken = words_of(records), collections.defaultdict(Judged), collections.Counter()
    for record in records:
        kind = record["kind"] if record["type"] == "verdict" else record["type"]
        taken[kind] += 1
        if taken[kind] <= (1 if kind in SLOW else ORIGINALS) and ONLY in ("", kind):
            made = [(record, path, mutant, mutation.compact(mutant)) for path, mutant in mutants_of(record, words, rng) if mutant != record]
            kinds[kind].judge([one for one in made if b"\n" not in one[3]], rng)
    for kind, judged in sorted(kinds.items()):
        judged.report(tap, kind)
    expected = set(re.findall(r"KIND\((\w+)\)", pathlib.Path("spec/kinds.h").read_text(encoding="ascii"))) - {"KIND"} | {"verdicts", "verdicts-of-mechanism"}
    tap.ok(ONLY or {kind.replace("-", "_") for kind in kinds} == {kind.replace("-", "_") for kind in expected}, f"every kind of certificate: {sorted(kinds)}", sorted(expected))
    used = sum((judged.rules for judged in kinds.values()), collections.Counter())
    for name, why, _ in RULES:
        tap.ok(used[name] > 0 or not NIGHTLY, f"allowed: {name}, {used[name]} times: {why}")
    tap.done()


if __name__ == "__main__":
    main()
