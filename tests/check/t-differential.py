#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Random changes that know the structure of certificates of every kind: both checkers must give each mutant the same word, and what they verify
must be what the program itself decides about the problem that the mutant then states.

A mutant changes a place, the same value everywhere, exchanges places, takes parts of another certificate of its kind, mirrors words, or
changes only the verdict; most get the hash of their new problem, so that the checkers read on.  (t-mutation.py changes every place of a few
certificates in turn.)"""

import collections
import json
import math
import os
import pathlib
import random
import re
import sys
import time
from fractions import Fraction

sys.dont_write_bytecode = sys.pycache_prefix is None
sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, Tap, first_checker, rehashed, run, second_word
import seeds

MUTANTS = int(os.environ.get("MUTANTS", 110000 if os.environ.get("NIGHTLY") == "1" else 220))
AT_ONCE, LONGEST, LONGEST_NUMBER = 400, 7000, 3000
SEED = 20261122
PARTS = ("row", "verdict", "verdicts", "quantities", "witness", "problem", "field", "at", "regions")
MIRRORS = (("S+", "S-"), ("p_plus", "p_minus"), ("stable", "unstable"), ("consistent", "boundary"), ("determinate", "indeterminate"),
           ("forward", "backward"), ("k_plus", "k_minus"), ("E_plus", "E_minus"), ("lo", "hi"), ("plus", "minus"))


# ---------------------------------------------------------------- originals

def group_of(record):
    """Certificates are spliced within a group."""
    name = {"verdicts": "uncertain ", "verdicts-of-mechanism": "mechanism "}.get(record["type"], "") + record["kind"]
    return name + (" irrational" if "field" in record else " enclosed" if '"text"' in json.dumps(record["problem"]) else "")


def originals():
    rng, groups = random.Random(5), collections.defaultdict(list)
    problems = list(seeds.problems_of_the_corpus()) + [seeds.random_problem(rng) for _ in range(seeds.RANDOM_PROBLEMS)]
    problems += [{**p, "u": "sin(1)"} for p in problems if p["kind"] == "contact" and set(p) == set("abABCu") | {"mu", "kind"}][::9]
    for line in seeds.certificates(PAINLEVE, problems):
        record = json.loads(line)
        record.pop("id", None)
        groups[group_of(record)].append(record)
    return groups


def words_of(value, words):
    if isinstance(value, dict):
        for inside in value.values():
            words_of(inside, words)
    elif isinstance(value, list):
        for inside in value:
            words_of(inside, words)
    elif isinstance(value, str) and not is_number(value) and len(value) < 40:
        words.add(value)
    return words


# ---------------------------------------------------------------- mutants

def is_number(text):
    return re.fullmatch(r"-?\d+(/\d+)?", text) is not None


def copy_of(value):
    return json.loads(json.dumps(value))


def places(value, path=()):
    yield path
    for key, inside in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(inside, path + (key,))


def at(record, path):
    for key in path:
        record = record[key]
    return record


def put(record, path, value):
    at(record, path[:-1])[path[-1]] = value


def everywhere(value, old, new):
    if isinstance(value, dict):
        return {key: everywhere(inside, old, new) for key, inside in value.items()}
    if isinstance(value, list):
        return [everywhere(inside, old, new) for inside in value]
    return new if type(value) is type(old) and value == old else value


class Mutator:
    def __init__(self, groups):
        self.rng, self.groups = random.Random(SEED), groups
        self.words = sorted(words_of(list(groups.values()), set()))
        self.names = sorted(groups)
        self.weights = [0.3 if "mechanism" in name else 1 for name in self.names]  # mechanisms take long
        self.changes = [self.change] * 4 + [self.change_everywhere] * 2 + [self.exchange, self.copy, self.splice, self.take, self.mirror,
                                                                           self.change_verdict]

    def other_number(self, text):
        rng, x = self.rng, Fraction(text) if not text.endswith("/0") else Fraction(0)
        y = rng.choice((-x, x + 1, x - 1, 2 * x, x / 2, x + Fraction(1, 10**30), 1 / x if x else Fraction(1, 3), Fraction(0), Fraction(1), Fraction(-1),
                        x + Fraction(rng.randint(-5, 5), rng.randint(1, 5)), x * x, x * Fraction(rng.randint(1, 9), rng.randint(1, 9)),
                        Fraction(rng.randint(-9, 9), rng.randint(1, 4))))
        return str(y) if len(str(y)) < LONGEST_NUMBER else text

    def other_leaf(self, value):
        if isinstance(value, str):
            return self.other_number(value) if is_number(value) else self.rng.choice(self.words)
        if isinstance(value, bool) or value is None:
            return self.rng.choice((True, False, None, 0, 1, -1))
        return self.rng.choice((-1, 0, 1, value + 1, value - 1, 2, -value))

    def other_list(self, value):
        value, how = list(value), self.rng.randrange(4)
        if value and how == 0:
            value.pop(self.rng.randrange(len(value)))
        elif value and how == 1:
            value.insert(self.rng.randrange(len(value) + 1), self.rng.choice(value))
        elif how == 2:
            value.reverse()
        else:
            self.rng.shuffle(value)
        return value

    def other_object(self, value):
        value, how = dict(value), self.rng.randrange(3)
        if not value:
            return value
        key, other = self.rng.choice(list(value)), self.rng.choice(list(value))
        if how == 0:
            value.pop(key)
        elif how == 1:
            value[key], value[other] = value[other], value[key]
        else:
            value[self.rng.choice(self.words)] = value[key]
        return value

    # Each change gets the record, one of its places, and the group; it returns the record.

    def change(self, record, path, _):
        value = at(record, path)
        make = self.other_object if isinstance(value, dict) else self.other_list if isinstance(value, list) else self.other_leaf
        put(record, path, make(value))
        return record

    def change_everywhere(self, record, path, _):
        value = at(record, path)
        if isinstance(value, str):
            return everywhere(record, value, self.other_leaf(value))
        if isinstance(value, int):
            put(record, path, self.rng.choice((-1, 0, 1)))
        return record

    def place(self, record):
        return self.rng.choice(list(places(record))[1:])

    def exchange(self, record, path, _):
        other = self.place(record)
        if other[:len(path)] != path and path[:len(other)] != other:
            one, two = at(record, path), at(record, other)
            put(record, path, two)
            put(record, other, one)
        return record

    def copy(self, record, path, _):
        other = self.place(record)
        if other[:len(path)] != path:
            put(record, path, copy_of(at(record, other)))
        return record

    def splice(self, record, _, group):
        other = self.rng.choice(self.groups[group])
        for key in self.rng.sample(PARTS, self.rng.randint(1, 3)):
            if key in other:
                record[key] = copy_of(other[key])
        return record

    def take(self, record, path, group):
        put(record, path, copy_of(at(self.rng.choice(self.groups[group]), path)))
        return record

    def mirror(self, record, *_):
        one, two = self.rng.choice(MIRRORS)
        return json.loads(json.dumps(record).replace(one, "\0").replace(two, one).replace("\0", two))

    def change_verdict(self, record, *_):
        leaves = [p for p in places(record["verdict"]) if p and isinstance(at(record["verdict"], p), (str, int))]
        path = self.rng.choice(leaves)
        put(record["verdict"], path, self.other_leaf(at(record["verdict"], path)))
        return record

    def mutant(self):
        """A record; or None when the changes did not fit."""
        group = self.rng.choices(self.names, self.weights)[0]
        record = copy_of(self.rng.choice(self.groups[group]))
        try:
            for _ in range(self.rng.choice((1, 1, 1, 2, 2, 3))):
                record = self.rng.choice(self.changes)(record, self.place(record), group)
        except (KeyError, IndexError, TypeError):
            return None
        if self.rng.random() < 0.93 and isinstance(record.get("problem"), dict) and "sha256" in record:
            record = rehashed(record)
        return group, record, json.dumps(record, separators=(",", ":")).encode()


# ---------------------------------------------------------------- deciding again

def root_text(poly, interval):
    """A root of a polynomial of degree 2 in words; None of another degree."""
    if len(poly) != 3:
        return None
    c, b, a = map(Fraction, poly)
    low, high = map(Fraction, interval)
    square, scale = b * b - 4 * a * c, 10**60
    root = Fraction(math.isqrt(int(square * scale * scale)), scale)
    sign = "+" if low <= (root - b) / (2 * a) <= high else "-"
    return f"({-b} {sign} sqrt({square}))/({2 * a})"


def text_of(value):
    """The text that a problem gives to a field; None without one."""
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return [text_of(inside) for inside in value]
    if isinstance(value, dict) and "poly" in value:
        return root_text(value["poly"], value["interval"])
    if isinstance(value, dict) and "text" in value:
        return value["text"]
    ends = [text_of(value.get("lo")), text_of(value.get("hi"))] if isinstance(value, dict) else [None]
    return None if None in ends else f"[{ends[0]}, {ends[1]}]"


def has_none(value):
    return value is None or isinstance(value, list) and any(map(has_none, value))


def decided_again(records):
    """For each record what painleve says of its problem; None where the problem cannot be put in words."""
    problems = [{key: text_of(value) for key, value in record["problem"].items()} for record in records]
    asked = [i for i, problem in enumerate(problems) if not any(map(has_none, problem.values()))]
    data = b"".join(json.dumps({**problems[i], "id": i}).encode() + b"\n" for i in asked)
    answers = {}
    for line in run([PAINLEVE, "decide", "--json", "-"], data).stdout.splitlines():
        answer = json.loads(line)
        answers[answer.get("id")] = answer
    return [answers.get(i) if i in set(asked) else None for i in range(len(records))]


def root_of(field):
    """The root of a field to 60 digits, by bisection: elements of two fields are compared by their values."""
    poly = [Fraction(c) for c in field["poly"]]
    low, high = map(Fraction, field["interval"])
    grows = value_at(poly, high) > 0
    while high - low > Fraction(1, 10**60):
        middle = Fraction(int((low + high) / 2 * 2**220), 2**220)
        low, high = (low, middle) if (value_at(poly, middle) > 0) == grows else (middle, high)
    return low


def value_at(poly, x):
    value = 0
    for coefficient in reversed(poly):
        value = value * x + coefficient
    return value


def with_values(value, root):
    """The same with Fractions in place of numbers: of elements of the field, and of a + b sqrt(d), which has several forms, a and b |b| d."""
    if isinstance(value, dict) and set(value) == {"coefficients"}:
        return value_at([Fraction(c) for c in value["coefficients"]], root)
    if isinstance(value, dict) and set(value) == set("abd"):
        a, b, d = (with_values(Fraction(x) if isinstance(x, str) else x, root) for x in (value["a"], value["b"], value["d"]))
        return [a, b * abs(b) * d]
    if isinstance(value, dict):
        return {key: with_values(inside, root) for key, inside in value.items()}
    return [with_values(inside, root) for inside in value] if isinstance(value, list) else value


def claim(record):
    """What a reader takes from a certificate: the words and numbers of the verdict, the row, the signs of the quantities."""
    verdict = copy_of(record["verdict"])
    verdict.pop("zeno_time", None)  # an enclosure, which may be wider or narrower
    if record["kind"] == "stance" and record.get("row") == "open":  # only the statics [spec/stance/certificate.md, the verdict]
        return [{key: verdict[key] for key in ("of", "contact_1", "persistent")}, None, {}]
    if "possible" in verdict:  # in any order; each has an example, of which there are many
        verdict.pop("at", None)
        pairs = zip(verdict.pop("possible"), verdict.pop("rows"))
        verdict["possible"] = sorted(([words, row] for words, row in pairs), key=json.dumps)
    claims = [verdict, record.get("row"), {name: q["sign"] for name, q in record.get("quantities", {}).items()}]
    return with_values(claims, root_of(record["field"]) if "field" in record else None)


def without_silence(one, two):
    """Both claims without what one of them leaves open: the exact end of chatter may be null, and how far impacts were followed may differ."""
    for key in ("zeno_time_exact", "u"):
        if one[0].get(key, 0) is None or two[0].get(key, 0) is None:
            one[0].pop(key, None)
            two[0].pop(key, None)
    if "zeno_time_exact" not in one[0]:
        one[0].pop("bounces", None)
        two[0].pop("bounces", None)
    return one, two


def enclosure(value):
    """The ends of an interval in which a number lies; None of anything else."""
    if not (isinstance(value, dict) and set(value) in ({"lo", "hi"}, {"low", "high"}) and all(isinstance(x, str) and is_number(x) for x in value.values())):
        return None
    return sorted(map(Fraction, value.values()))


def same(one, two):
    """Two enclosures of a number, which may be wider or narrower, have a point in common."""
    here, there = enclosure(one), enclosure(two)
    if here and there:
        return here[0] <= there[1] and there[0] <= here[1]
    if isinstance(one, Fraction) and isinstance(two, Fraction):
        return abs(one - two) <= Fraction(1, 10**40) * max(1, abs(one))
    if isinstance(one, dict) and isinstance(two, dict):
        return set(one) == set(two) and all(same(one[key], two[key]) for key in one)
    if isinstance(one, list) and isinstance(two, list):
        return len(one) == len(two) and all(map(same, one, two))
    return type(one) is type(two) and one == two


def meets(one, two):
    """The enclosures of the Zeno time have a point in common."""
    here, there = (record["verdict"].get("zeno_time") for record in (one, two))
    if not (isinstance(here, dict) and isinstance(there, dict)):
        return here == there
    return Fraction(here["low"]) <= Fraction(there["high"]) and Fraction(there["low"]) <= Fraction(here["high"])


def agrees(record, answer):
    if record["kind"] == "stance" and record.get("row") == "open" and answer["type"] == "verdict":
        answer = {**answer, "row": "open"}  # which leaves the rest open
    return record["type"] == answer["type"] and same(*without_silence(claim(record), claim(answer))) and meets(record, answer)


def enclosures(value):
    """The enclosed numbers of a problem."""
    if isinstance(value, dict) and "text" in value:
        yield json.dumps(value, sort_keys=True)
    elif isinstance(value, (dict, list)):
        for inside in value.values() if isinstance(value, dict) else value:
            yield from enclosures(inside)


def mechanism_of(record):
    """What is taken on trust of a mechanism; None of another record."""
    if record["type"] != "verdicts-of-mechanism":
        return None
    return json.dumps([record["problem"], record["witness"]["variables"], [region["data"] for region in record["witness"]["regions"]]])


class Trust:
    """What VERIFIED only provides for (spec/certificate.md, 9.6 and 9.7): that texts mean the numbers of their enclosures, and that
    variables and data are those of the mechanism.  What the program wrote is trusted, what a mutant has in its place is not."""

    def __init__(self, groups):
        records = [record for group in groups.values() for record in group]
        self.enclosures = {text for record in records for text in enclosures(record["problem"])}
        self.mechanisms = {mechanism_of(record) for record in records}

    def has(self, record):
        return set(enclosures(record["problem"])) <= self.enclosures and mechanism_of(record) in self.mechanisms


# ---------------------------------------------------------------- the test

class Tally:
    def __init__(self, trust):
        self.trust = trust
        self.words, self.again = collections.Counter(), collections.Counter()
        self.differ, self.false = [], []

    def judge(self, mutants):
        verified = []
        first = first_checker([line for _, _, line in mutants])
        for (group, record, line), word in zip(mutants, first):
            self.words[group, word] += 1
            other = second_word(line)
            if "UNCHECKED" in (word, other) and "VERIFIED" not in (word, other):
                self.again["beyond one budget"] += 1  # each counts its own work, and says nothing where it is too much
            elif other != word:
                self.differ.append(f"{word}, but {other}: ".encode() + line)
            if word == other == "VERIFIED":
                verified.append(record)
        if len(first) != len(mutants):
            self.differ.append(b"painleve-check gave %d answers to %d records" % (len(first), len(mutants)))
        for record, answer in zip(verified, decided_again(verified)):
            self.compare(record, answer)

    def compare(self, record, answer):
        if not self.trust.has(record):
            kind = "on trust"
        elif answer is None or answer["type"] == "undecided":
            kind = "no words" if answer is None else "undecided"
        else:
            kind = "same" if agrees(record, answer) else "FALSE"
        self.again[kind] += 1
        if kind == "FALSE":
            self.false.append((json.dumps(record) + "\n  painleve decides: " + json.dumps(answer)).encode())


def report(tap, tally, seconds):
    total = sum(tally.words.values())
    by_word = collections.Counter()
    for (_, word), n in tally.words.items():
        by_word[word] += n
    tap.ok(total >= MUTANTS, f"{total} mutants of {len({g for g, _ in tally.words})} groups of certificates")
    tap.ok(not tally.differ, "the two checkers give every mutant the same word", b"\n".join(tally.differ[:5]).decode("latin-1"))
    tap.ok(not tally.false, "what they verify is what the program decides", b"\n".join(tally.false[:5]).decode("latin-1"))
    tap.ok(tally.again["same"] > total // 40, "many mutants are verified and decided again", tally.again)
    tap.ok(all(by_word[word] > total // 200 for word in ("VERIFIED", "REJECTED", "MALFORMED")), "every word is used", by_word)
    print(f"# note: {total} mutants in {seconds:.0f} s: {dict(by_word)}; decided again: {dict(tally.again)}")
    for group in sorted({g for g, _ in tally.words}):
        print(f"#   {group}:", {word: n for (g, word), n in sorted(tally.words.items()) if g == group})


def main():
    tap, start, groups = Tap(), time.monotonic(), originals()
    tally, mutator, done = Tally(Trust(groups)), Mutator(groups), 0
    while done < MUTANTS:
        made = [m for m in (mutator.mutant() for _ in range(AT_ONCE)) if m is not None and len(m[2]) <= 3 * LONGEST]
        tally.judge(made[:MUTANTS - done])
        done += len(made)
    report(tap, tally, time.monotonic() - start)
    tap.done()


if __name__ == "__main__":
    main()
