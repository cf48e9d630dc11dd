#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Both checkers on certificates of kind wedge: mutants in every field, byte by byte, and spliced from two; false witnesses of true verdicts, each of
which has to be refused; the errors of the paper as verdicts; and what `painleve decide` says of records that are not right.  A mutant may be VERIFIED
only when it says the same as the original, has another witness, or states a wider range.  runs on: sanitized"""

import copy
import importlib
import json
import pathlib
import random
import re
import subprocess
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import wedge_oracle as oracle
from checkers import NIGHTLY, PAINLEVE, PAINLEVE_CHECK, ROOT, SANITIZED, Tap, both_checkers, check_refused, decide, judge_mutants, rehashed, run

mutation = importlib.import_module("t-mutation")
ORIGINALS = 3 if SANITIZED else 6
MANY = 10000 if NIGHTLY else 5000  # rejected records, whose memory is measured
FAST, SLOW = ((100, 40), (30, 12)) if NIGHTLY else ((30, 12), (8, 4)) if SANITIZED else ((60, 24), (20, 8))  # mutants of fields and of bytes
RANGES = ("first_stop", "time", "critical")
KLEIN = {"kind": "wedge", "model": "klein", "M1": "1", "M2": "1", "mu": "3", "tan_alpha": "1", "P1": "1", "P2": "0", "v": "1"}
TWO = {"kind": "wedge", "model": "two_mu", "M1": "1", "M2": "1", "mu1": "1", "mu2": "1", "tan_alpha": "1", "P1": "1", "P2": "-1", "v": "0"}
SLIPPER = {**KLEIN, "model": "slipper", "M1": "2", "mu": "4", "tan_alpha": "3", "l2": "1", "l3": "0", "epsilon": "1/5", "P1": "-2"}
ENLARGED = {"kind": "wedge", "model": "enlarged", "m": "1", "M": "20", "c": "20", "g": "1", "mu": "1", "v": "2"}
# What is changed (None: left out), the field that the error names, words of its reason.
BAD = [
    (KLEIN, {"model": "kline"}, "model", "klein"), (KLEIN, {"model": None}, "model", "missing"), (KLEIN, {"P2": None}, "P2", "missing"),
    (KLEIN, {"mu1": "1"}, "mu1", "another model"), (KLEIN, {"l2": "1"}, "l2", "another model"), (KLEIN, {"c": "1"}, "c", "another model"),
    (KLEIN, {"M1": "0"}, "M1", "M1 > 0"), (KLEIN, {"M2": "-1"}, "M2", "M2 > 0"), (KLEIN, {"mu": "-1/7"}, "mu", "mu >= 0"),
    (KLEIN, {"tan_alpha": "-1"}, "tan_alpha", "tan_alpha >= 0"), (TWO, {"mu": "1"}, "mu", "another model"), (TWO, {"mu1": "-1"}, "mu1", "mu1 >= 0"),
    (TWO, {"mu2": "-1"}, "mu2", "mu2 >= 0"), (TWO, {"mu2": None}, "mu2", "missing"), (SLIPPER, {"l2": "0"}, "l2", "l2 > 0"),
    (SLIPPER, {"epsilon": None}, "epsilon", "missing"), (ENLARGED, {"m": "0"}, "m", "m > 0"), (ENLARGED, {"M": "-1"}, "M", "M > 0"),
    (ENLARGED, {"c": "0"}, "c", "c > 0"), (ENLARGED, {"g": "0"}, "g", "g > 0"), (ENLARGED, {"mu": "0"}, "mu", "mu > 0"), (ENLARGED, {"v": "0"}, "v", "v > 0"),
    (ENLARGED, {"P1": "1"}, "P1", "another model"), (KLEIN, {"P1": "[1, 2]"}, "P1", "interval"), (KLEIN, {"P1": "sin(1)"}, "P1", "algebraic"),
    (KLEIN, {"tan_alpha": "tan(90deg)"}, "tan_alpha", ""), (KLEIN, {"P3": "1"}, "P3", "no such field"), (KLEIN, {"P1": "1/0"}, "P1", "zero"),
    (KLEIN, {"v": ""}, "v", "digit"), (KLEIN, {"mechanism": "falling-rod"}, "mechanism", "takes no mechanism"),
]


def changed(record, path, value):
    """The record with another value at a path; None takes the key away."""
    made = copy.deepcopy(record)
    inside = made
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    if value is None:
        del inside[path[-1]]
    return made


def spliced(record, other):
    """Parts of another certificate; and another problem, properly hashed."""
    for keys in (("problem", "sha256"), ("problem", "sha256", "quantities"), ("verdict",), ("witness",), ("row", "verdict"), ("verdict", "witness"),
                 ("row", "verdict", "witness")):
        yield {**record, **{key: other[key] for key in keys}}
    for part in ("verdict", "problem", "quantities"):
        for key in sorted(set(record[part]) & set(other[part])):
            yield rehashed({**record, part: {**record[part], key: other[part][key]}})
    for key in record["problem"]:
        if key != "kind":
            yield rehashed({**record, "problem": {name: x for name, x in record["problem"].items() if name != key}})
            yield rehashed(changed(record, ("problem", key), "1000003/7"))
    for extra in ({"m": "1"}, {"mu1": "1"}, {"l2": "1"}, {"k": "1"}):
        if not set(extra) & set(record["problem"]):
            yield rehashed({**record, "problem": {**record["problem"], **extra}})


def holds_range(wide, inner):
    try:
        return set(wide) == {"lo", "hi"} and Q(wide["lo"]) <= Q(inner["lo"]) and Q(inner["hi"]) <= Q(wide["hi"])
    except (TypeError, ValueError, ZeroDivisionError):
        return False


def has_true_verdict(other, record):
    """None when another record differs in its witness, or gives intervals that contain those of the right one; else False."""
    if not isinstance(other["verdict"], dict):
        return False
    if "slips" in record["verdict"]:
        for key in RANGES:
            if record["verdict"][key] and holds_range(other["verdict"][key], record["verdict"][key]):
                other["verdict"][key] = record["verdict"][key]
    return None if mutation.differ_only_in(("witness",), other, record) else False


def mutants(lines, rng):
    for line in lines:
        record, original = json.loads(line), mutation.meaning(line)
        further = [mutation.compact(x) for x in spliced(record, json.loads(rng.choice(lines)))]
        slow = "slips" in record["verdict"]  # enclosures take time
        for mutant in mutation.mutants_of(line, rng, *(SLOW if slow else FAST), further[:8] if slow else further):
            yield mutation.may_be_verified(mutant, original, lambda other: has_true_verdict(other, record)), mutant


def false_records():
    """(what, a certificate that is not true): errors of the paper, and witnesses that show nothing."""
    klein, two, slipper, enlarged = [json.loads(line) for line in decide([KLEIN, TWO, SLIPPER, ENLARGED])]
    modes, word = ("witness", "modes"), ("verdict", "modes")
    yield "W2: rest whatever the loads", changed(klein, (*word, "0+"), "consistent")
    yield "W2: rest among the continuations", changed(klein, ("verdict", "from_rest"), ["+-", "0+"])
    yield "the force of rest, as if friction were enough", changed(klein, (*modes, "0+"), {"candidates": "one", "force": klein["witness"]["modes"]["0+"]["force"]})
    yield "another sliding force", changed(klein, (*modes, "++", "force", "z"), "2")
    yield "another resultant", changed(klein, (*modes, "++", "force", "F"), "2")
    yield "friction that pushes", changed(klein, (*modes, "++", "force", "R"), "3")
    yield "one sliding force of two", changed(klein, ("verdict", "sliding", "+"), "one")
    yield "one solution of two", changed(klein, ("verdict", "solutions"), 1)
    yield "W8: the slipper has a solution", changed(slipper, ("verdict", "sliding", "+"), "one")
    yield "W7: the slipper as printed", rehashed(changed(slipper, ("problem", "model"), "slipper_as_printed"))
    yield "a jam that settles", changed(slipper, ("verdict", "regularized", "+"), "settles")
    yield "the end of a segment for a point inside", changed(two, (*modes, "0-", "force"), {"z": "0", "R1": "-1", "R2": "1", "F": "0"})
    yield "another end of a segment", changed(two, (*modes, "0-", "to"), "-1/4")
    yield "a segment counted as one force", changed(two, ("verdict", "solutions"), 1)
    yield "one slip more", changed(enlarged, ("verdict", "slips"), 3)
    yield "infinitely many slips", changed(enlarged, ("verdict", "slips"), "infinite")
    yield "W14: the jumps of the picture", changed(enlarged, ("verdict", "directions"), ["+", "+", "+"])
    yield "a slip that is cut off", changed(enlarged, ("witness", "slips"), [])
    yield "a slip twice", changed(enlarged, ("witness", "slips"), enlarged["witness"]["slips"] * 2)
    yield "a slip of another length", changed(enlarged, ("witness", "slips"), [{"lo": "1", "hi": "2"}])
    yield "another stretch", changed(enlarged, ("verdict", "branch"), 1)
    yield "a time that is wrong", changed(enlarged, ("verdict", "time"), {"lo": "1", "hi": "2"})
    yield "a critical velocity that is wrong", changed(enlarged, ("verdict", "critical"), {"lo": "1", "hi": "2"})
    yield "one jump more", changed(enlarged, ("verdict", "paper_jumps"), "4")
    yield "half a jump", changed(enlarged, ("verdict", "paper_jumps"), "7/2")
    yield "few bits", changed(enlarged, ("verdict", "first_stop"), {"lo": "0", "hi": "6"})
    yield "too many bits", changed(enlarged, ("witness", "bits"), 4097)
    yield "negative bits", changed(enlarged, ("witness", "bits"), -64)


def check_false(tap):
    found = list(false_records())
    for name, check in both_checkers():
        words = check([mutation.compact(record) for _, record in found])
        bad = [f"{word}: {what}" for (what, _), word in zip(found, words) if word != "REJECTED"]
        tap.ok(not bad and len(words) == len(found), f"{name} rejects {len(found)} certificates that are not true", "\n".join(bad))


def check_bad(tap):
    cases = []
    for good, change, field, reason in BAD:
        record = {key: x for key, x in {**good, **change}.items() if x is not None}
        if "mechanism" in record:
            record = {"kind": "wedge", "mechanism": record["mechanism"]}
        cases.append((f"{change}: {reason or 'refused'}", record, field, reason))
    check_refused(tap, cases)
    far = [{**ENLARGED, "M": "10000000", "c": "10000000", "v": "20"}, {**ENLARGED, "v": "1" + "0" * 30, "M": "3/2"}]
    for problem, reason in list(zip(far, ("199 times", "million times")))[1 if SANITIZED and not NIGHTLY else 0:]:  # the first takes 4 seconds, and on the sanitized build 9
        done = run([PAINLEVE, "decide", "--json", "-"], json.dumps(problem).encode())
        answer = json.loads(done.stdout)
        tap.ok(done.returncode == 4 and answer["type"] == "undecided" and reason in answer["reason"], f"undecided: {reason}", done.stdout.decode())


def memory_needed(process):
    """The most memory that a running program has had, in kilobytes."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+) kB", status)[1])


def check_memory(tap):
    """A record that is rejected at a slip gives back the memory of the slip, at least 90 bytes."""
    enlarged, = [json.loads(line) for line in decide([ENLARGED])]
    line = mutation.compact(changed(enlarged, ("verdict", "directions"), ["+", "-"])) + b"\n"
    with subprocess.Popen([PAINLEVE_CHECK, "-"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        process.stdin.write(line * 200)
        few = memory_needed(process)
        process.stdin.write(line * MANY)
        many = memory_needed(process)
        process.stdin.close()
    tap.ok(many - few < 256, f"{MANY} records that are rejected at a slip need no more memory than 200", f"{few} and {many} kB")


def main():
    tap, rng = Tap(), random.Random(2727)
    made = oracle.random_problems(rng, 200)
    made += [{**p, "P1": f"({p['P1']})*sqrt(2)", "P2": f"({p['P2']})*sqrt(2)"} for p in made[:10]]
    lines = decide(made)
    chosen = {}
    for line in lines:
        record = json.loads(line)
        chosen.setdefault((record["problem"]["model"], record["row"], "field" in record), line)
    originals = rng.sample(sorted(chosen.values()), ORIGINALS)
    files = ["33-framework-slips-for-ever", "35-framework-at-twice-the-critical-velocity", "37-framework-heavier-than-the-body"]
    originals += decide([json.loads((ROOT / "corpus" / "wedge" / f"{name}.json").read_text()) for name in files])
    judge_mutants(tap, list(mutants(originals, rng)))
    check_false(tap)
    check_bad(tap)
    if not SANITIZED:
        check_memory(tap)
    tap.done()


main()
