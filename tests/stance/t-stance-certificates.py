#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Certificates of kind stance that were tampered with, and problems that are none.  A mutant that says something else about the problem is
verified by no checker; another proof of the same verdict may be; and the checkers agree about each."""
import importlib
import json
import os
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, SANITIZED, Tap, both_checkers, check_refused, decide, judge_mutants, rehashed, run
from stance_problems import BAD, FAMILIES, FLAT, changed, example

mutation = importlib.import_module("t-mutation")
FIELDS_EACH, BYTES_EACH, FURTHER = (24, 12, 400) if os.environ.get("NIGHTLY") == "1" else (1, 1, 3) if SANITIZED else (2, 2, 5)


def changed_partitions(record):
    """Intervals merged, words changed or exchanged, ends moved or doubled, levels shifted."""
    partition = record["witness"]["partition"]
    words, ends = partition["words"], partition["ends"]
    for k, word in enumerate(words):
        for other in ("undef", "safe", "up", "down", "sure"):
            if other != word:
                yield {**partition, "words": words[:k] + [other] + words[k + 1:]}
    for k, end in enumerate(ends):
        yield {**partition, "ends": ends[:k] + ends[k + 1:], "words": words[:k] + words[k + 1:]}
        yield {**partition, "ends": ends[:k] + ends[k + 1:], "words": words[:k + 1] + words[k + 2:]}
        for moved in (Fraction(end) + 1000, Fraction(end) - 1000, -Fraction(end), Fraction(end) * Fraction(9, 10)):
            yield {**partition, "ends": ends[:k] + [str(moved)] + ends[k + 1:]}
        yield {**partition, "ends": ends[:k] + [end] + ends[k:], "words": words[:k] + [words[k]] + words[k:]}
    yield {**partition, "words": words + ["safe"]}
    yield {"ends": [], "words": ["safe"]}
    levels = partition.get("levels")
    yield {**partition, "levels": ["0"] * len(words)} if levels is None else {name: x for name, x in partition.items() if name != "levels"}
    for k in range(len(levels or ())):
        yield {**partition, "levels": levels[:k] + [str(int(levels[k]) + 1)] + levels[k + 1:]}
        yield {**partition, "levels": levels[:k] + ["0"] + levels[k + 1:]}


def changed_traps(record):
    trap = record["witness"]["trap"]
    low, high = Fraction(trap["from"]), Fraction(trap["to"])
    for new in ((high, low), (low, low), (high, high + 1), (low - 1, low), (low - 1000, high + 1000), (-high, -low), (low, (low + high) / 2)):
        yield {"from": str(new[0]), "to": str(new[1])}


def further(record, other):
    witness = record["witness"]
    for partition in changed_partitions(record) if "partition" in witness else ():
        yield {**record, "witness": {"partition": partition}}
    for trap in changed_traps(record) if "trap" in witness else ():
        yield {**record, "witness": {"trap": trap}}
    for keys in (("witness",), ("verdict", "row"), ("verdict", "row", "witness"), ("problem", "sha256")):
        yield {**record, **{key: other[key] for key in keys}}
    for name, values in (("stability", ("stable", "unstable")), ("by", ("theorem 2", "theorem 3", "theorem 4", None)), ("region", (2, 3, 4, None)),
                         ("persistent", (True, False, None)), ("contact_1", (1, 2, None)), ("reason", (None, "boundary", "growth 1", "budget"))):
        for value in values:
            if value != record["verdict"][name]:
                yield {**record, "verdict": {**record["verdict"], name: value}}
    for name in ("l1", "l2", "h", "mu1", "mu2"):
        for factor in (-1, Fraction(1, 2), 3):
            yield rehashed({**record, "problem": {**record["problem"], name: str(Fraction(record["problem"][name]) * factor)}})
    for name in ("phi1", "phi2"):
        for text in ("1/2*pi", "0", "7/5", "2*atan(1/9)", "atan(2/3)", "2/4*pi", "pi", "atan(1/3", "1/3*pi ", "99999999999999999999999*pi"):
            yield rehashed({**record, "problem": {**record["problem"], name: text}})


def decided(problem):
    answer = json.loads(run([PAINLEVE, "decide", "--json", "-"], json.dumps(problem).encode()).stdout)
    return answer.get("verdict")


def has_true_verdict(other, record):
    """None when another record has another witness, or another problem with the same verdict, or leaves the stability undecided; else False."""
    if rehashed(other)["sha256"] != other["sha256"]:
        return False
    if mutation.differ_only_in(("problem", "sha256", "witness"), other, record) and record["row"] not in ("open", "not_persistent"):
        return None if other["problem"] == record["problem"] or decided(other["problem"]) == record["verdict"] else False
    return None if other["verdict"]["stability"] == "undecided" and other["verdict"]["region"] in (7, 8) else False


def originals(rng):
    """A certificate of each row, and of each kind of witness."""
    chosen, problems = {}, [example(2), example(3), example(4)] + [FAMILIES[k % len(FAMILIES)](rng) for k in range(240)]
    for line in decide(problems):
        record = json.loads(line)
        chosen.setdefault((record["row"], "levels" in record["witness"].get("partition", {})), line)
    return list(chosen.values())


def mutants(lines, rng):
    for line in lines:
        record, original = json.loads(line), mutation.meaning(line)
        more = [mutation.compact(x) for x in further(record, json.loads(rng.choice(lines)))]
        more = rng.sample(more, min(len(more), FURTHER))
        for mutant in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, more):
            yield mutation.may_be_verified(mutant, original, lambda other: has_true_verdict(other, record)), mutant


def check_bad(tap):
    check_refused(tap, [(f"{json.dumps(change)}: {field}: {reason}", changed(FLAT, change), field, reason) for change, field, reason in BAD])


def check_limits(tap):
    """The partition of example 4 in 128 and in 129 intervals; and a problem whose ties no number of intervals that are judged resolves."""
    record = json.loads(decide([example(4)])[0])
    for count, word in ((128, "VERIFIED"), (129, "REJECTED")):
        ends = [str(Fraction(16 * k, count) - 8) for k in range(1, count)]
        long = mutation.compact({**record, "witness": {"partition": {"ends": ends, "words": ["safe"] * count}}})
        for name, check in both_checkers():
            tap.ok(check([long]) == [word], f"{name}: {count} intervals: {word}", check([long]))
    tie = {"h": "0", "mu1": "3/4", "mu2": "1", "alpha": "atan(1/2)", "Fx": None, "Fz": None}
    answer = json.loads(decide([changed(FLAT, tie)])[0])
    tap.ok(answer["row"] == "open" and answer["verdict"]["reason"] == "budget", "a tie of irrational numbers is open after all intervals are judged", answer)


# By hand: of example 2 a partition, and that of example 5 between the angles -0.5 and 1.45; an interval that the map of example 3 takes into itself; the
# cuts of example 4.
BY_HAND = ((2, {"partition": {"ends": ["-1/2", "0", "6"], "words": ["undef", "safe", "down", "safe"]}}),
           (2, {"partition": {"ends": ["-5463/10000", "82381/10000"], "words": ["undef", "down", "safe"]}}),
           (3, {"trap": {"from": "-1", "to": "-3/4"}}), (3, {"trap": {"from": "-7/8", "to": "-13/16"}}),
           (4, {"partition": {"ends": ["-3", "3"], "words": ["safe", "safe", "safe"]}}))


def check_by_hand(tap):
    for n, witness in BY_HAND:
        line = mutation.compact({**json.loads(decide([example(n)])[0]), "witness": witness})
        for name, check in both_checkers():
            tap.ok(check([line]) == ["VERIFIED"], f"{name}: example {n} by {json.dumps(witness)}", check([line]))


def main():
    tap, rng = Tap(), random.Random(2017)
    lines = originals(rng)
    rows = {json.loads(line)["row"] for line in lines}
    tap.ok(len(rows) >= 7, f"{len(lines)} originals, of the rows {sorted(rows)}")
    judge_mutants(tap, list(mutants(lines, rng)))
    check_bad(tap)
    check_by_hand(tap)
    if not SANITIZED:
        check_limits(tap)
    tap.done()


main()
