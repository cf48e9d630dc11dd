#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Both checkers on certificates of kind compliance: mutants in every field, byte by byte, spliced from two, and with times, ends and cells moved; and what
`painleve decide` says of records that are not right.  A mutant may be VERIFIED only when its words are those of the original and its ranges meet the
original's: another range may hold the same number, and another interval the same root of the field.  runs on: sanitized"""

import importlib
import json
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import NIGHTLY, PAINLEVE, SANITIZED, Tap, both_checkers, check_refused, decide, run

mutation = importlib.import_module("t-mutation")
FIELDS_EACH, BYTES_EACH = (90, 20) if NIGHTLY else (6, 2) if SANITIZED else (24, 6)
RAW = {"kind": "compliance", "a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "3/2", "u": "1", "v": "0", "delta": "0", "k": "100", "d": "0"}
ORIGINALS = [
    RAW, {**RAW, "a": "-1/5"}, {**RAW, "a": "1/5", "v": "-1"}, {**RAW, "d": "3", "v": "-1"}, {**RAW, "mu": "0", "v": "-1", "u": "-1"},
    {**RAW, "mu": "1/10", "u": "90", "a": "2", "delta": "1/150"}, {**RAW, "b": "1"}, {**RAW, "b": "0"}, {**RAW, "mu": "4/3"},
    {**RAW, "mu": "1", "u": "0", "delta": "1/99", "d": "9"}, {**RAW, "u": "sqrt(2)", "B": "6/5*sqrt(2)/sqrt(2)"}]
BAD = [({"A": "0"}, "A", "A > 0"), ({"C": "-1"}, "C", "C > 0"), ({"B": "9"}, "Delta", "A C - B^2 > 0"), ({"mu": "-1/2"}, "mu", "mu >= 0"),
       ({"k": "0"}, "k", "k > 0"), ({"k": "-3"}, "k", "k > 0"), ({"d": "-1"}, "d", "d >= 0"), ({"delta": "-1/9"}, "delta", "delta >= 0"),
       ({"v": "1", "d": "1"}, "f_0", "pulls"), ({"k": None}, "k", "missing"), ({"d": None}, "d", "missing"), ({"q": "1"}, "q", "no such field"),
       ({"u": "[1, 2]"}, "u", "interval"), ({"u": "sin(1)"}, "u", "algebraic"), ({"k": "1/0"}, "k", "zero"), ({"k": ""}, "k", ""), ({"k": "nan"}, "k", "")]


def is_range(value):
    return isinstance(value, dict) and set(value) == {"low", "high"}


def agrees(value, original):
    """Whether a verdict has the words of the original, and ranges that meet its own."""
    if is_range(original):
        try:
            ends = [Q(x[end]) for x in (value, original) for end in ("low", "high")]
        except (ValueError, TypeError, KeyError, ZeroDivisionError):
            return False
        return max(ends[0], ends[2]) <= min(ends[1], ends[3])
    if isinstance(original, dict):
        return isinstance(value, dict) and set(value) == set(original) and all(agrees(value[key], original[key]) for key in original)
    if isinstance(original, list):
        return isinstance(value, list) and len(value) == len(original) and all(map(agrees, value, original))
    return type(value) is type(original) and value == original


def allowed(mutant, line):
    """Whether it may be VERIFIED."""
    says, original = mutation.meaning(mutant), mutation.meaning(line)
    parts = ("v", "type", "kind", "problem", "sha256", "row", "quantities")
    if says is None or set(says) != set(original) or any(says.get(key) != original.get(key) for key in parts):
        return False
    if "field" in original and not (isinstance(says["field"], dict) and says["field"].get("poly") == original["field"]["poly"]):
        return False
    return agrees(says["verdict"], original["verdict"])


def moved(record):
    """Certificates with a false step: an end moved off the event, cells left out or exchanged, ranges that miss, phases dropped or doubled."""
    copy = lambda: json.loads(json.dumps(record))
    for i, phase in enumerate(record["witness"]["phases"]):
        low, high = Q(phase["end"]["low"]), Q(phase["end"]["high"])
        for change in ((high, high + (high - low)), (low / 2, high / 2), (high, low), (Q(0), high), (low, low)):
            mutant = copy()
            mutant["witness"]["phases"][i]["end"] = {"low": str(change[0]), "high": str(change[1])}
            if mutant["witness"]["phases"][i]["end"] != phase["end"]:
                yield mutant
        for cells in (phase["cells"][1:], phase["cells"][:-1], phase["cells"][::-1], ["0"] + phase["cells"]):
            mutant = copy()
            mutant["witness"]["phases"][i]["cells"] = cells
            yield mutant
        for event in ("f=0", "u=0", "f=least", "f=most", "none", "?"):
            mutant = copy()
            mutant["verdict"]["events"][i] = event
            yield mutant
    for name, value in record["verdict"].items():
        if is_range(value):
            width = Q(value["high"]) - Q(value["low"]) or Q(1)
            for by in (2, -2):
                mutant = copy()
                mutant["verdict"][name] = {end: str(Q(value[end]) + by * width) for end in value}
                yield mutant
    for key in ("phases", "events", "times"):
        for items in (record["verdict"][key][:-1], record["verdict"][key] * 2):
            mutant = copy()
            mutant["verdict"][key] = items
            yield mutant
    for bits in (0, -1, 1, 63, 5000, 99999, 10**12):
        yield {**record, "witness": {**record["witness"], "bits": bits}}


def spliced(record, other):
    for keys in (("problem", "sha256"), ("problem", "sha256", "quantities"), ("verdict",), ("witness",), ("row", "verdict", "witness")):
        yield {**record, **{key: other[key] for key in keys}}


def check_mutants(tap, lines):
    rng, made = random.Random(2807), []
    for line in lines:
        record = json.loads(line)
        further = [mutation.compact(x) for x in [*moved(record), *spliced(record, json.loads(rng.choice(lines)))]]
        made += [(allowed(mutant, line), mutant) for mutant in mutation.mutants_of(line, rng, FIELDS_EACH, BYTES_EACH, further)]
    answers = []
    for name, check in both_checkers():
        words = check([mutant for _, mutant in made])
        answers.append(words)
        survivors = [mutant for (fine, mutant), word in zip(made, words) if not fine and word == "VERIFIED"]
        tap.ok(len(words) == len(made) and not survivors, f"{name} verifies none of the mutants that say something else, of {len(made)}",
               b"\n".join(survivors[:3]).decode("latin-1"))
        print(f"# note: {name}: {len(made)} mutants:", {word: words.count(word) for word in sorted(set(words))})
    differ = [mutant for (fine, mutant), *words in zip(made, *answers) if not fine and len(set(words)) > 1]
    tap.ok(not differ, "the checkers give every such mutant the same word", b"\n".join(differ[:3]).decode("latin-1"))


def check_extremes(tap):
    """Stiff, weak and fast contacts: what is decided, both checkers verify, however long a phase is against its swing."""
    rng = random.Random(2599)
    sizes = ("1", "3/7", "2", "1e-12", "1e9", "1e25", "sqrt(2)", "1e40", "1e-30")
    problems = [{**RAW, "a": rng.choice(("0", "1", "-1", "1/3")), "b": "-" + rng.choice(("1", *sizes)), "mu": rng.choice(("1/2", "3/2", "2", "67/50")), "u": rng.choice(("", "-")) + rng.choice(sizes),
                 "v": rng.choice(("0", "0", "-1", "-1e9")), "k": rng.choice(sizes), "d": rng.choice(("0", "0", "0", *sizes))} for _ in range(200 if NIGHTLY else 3 if SANITIZED else 24)]
    sizes = ("1e6400", "1e9999", "1e-536", "1e-900", "3e-3000")  # times of a phase are far from 1
    problems += [{**RAW, "mu": "1/2", "v": "-1", "k": k, "d": d} for k in sizes for d in ("0", "1")][::4 if SANITIZED else 1]
    # A phase begins with a force that is smaller than the error of a checker's sine; in the last one, u has just left 0 where the phase ends.
    fast = {"kind": "compliance", "a": "0", "b": "0", "A": "3", "B": "-2", "C": "5/2", "u": "1", "v": "-3", "delta": "0", "k": "10000", "d": "0"}
    problems += [{**fast, "mu": mu} for mu in ("1e160", "1e200", "1e400")]
    problems += [{"kind": "compliance", "a": "3e33", "b": "29/8", "A": "14e51", "B": "1/10", "C": "9/2", "mu": "4", "u": "0", "v": "-1300", "delta": "100", "k": "5e-41", "d": "190"}]
    problems += [{**RAW, "a": "0", "mu": "1/2", "k": "1e40"}, {**RAW, "a": "1/3", "mu": "1/2", "u": "1e40", "k": "1/3"}]
    done = run([PAINLEVE, "decide", "--json", "-"], "".join(json.dumps(problem) + "\n" for problem in problems).encode())
    lines = [line for line in done.stdout.splitlines() if json.loads(line)["type"] == "verdict"]
    words = [check(lines) for _, check in both_checkers()]
    tap.ok(3 * len(lines) > len(problems) and all(set(found) == {"VERIFIED"} for found in words), f"{len(lines)} contacts with numbers of any size are verified", words)


def check_bits(tap, lines):
    """Bits that are few for the digits of the ends of phases are refused by both checkers, however these round; the bits of the program are enough."""
    made = []
    for line in lines[:20]:
        record = json.loads(line)
        digits = max((len(x["end"][name].split("/")[0].lstrip("-")) for x in record["witness"]["phases"] for name in ("low", "high")), default=0)
        made += [mutation.compact({**record, "witness": {**record["witness"], "bits": bits}}) for bits in (3 * digits - 1, 64, 0) if 64 < 3 * digits]
        tap.ok(3 * digits <= max(64, record["witness"]["bits"]), f"ends of {digits} digits have {record['witness']['bits']} bits")
    words = [check(made) for _, check in both_checkers()]
    tap.ok(len(made) > 15 and all(set(found) == {"REJECTED"} for found in words), f"{len(made)} certificates with few bits are rejected", words)


def scales(record):
    """(path of a range, the widest that it may be): a second reading of certificate.md, section 4; of rational data."""
    p, verdict = {name: Q(x) for name, x in record["problem"].items() if name != "kind"}, record["verdict"]
    for i, time in enumerate(verdict["times"]):
        yield ("times", i), Q(time["high"]) / 2**40
    if verdict["duration"] is None:
        return
    time, impulse = Q(verdict["duration"]["high"]), Q(verdict["impulse"]["high"])
    u = abs(p["u"]) + abs(p["a"]) * time + (p["mu"] * p["A"] + abs(p["B"])) * impulse
    v = abs(p["v"]) + abs(p["b"]) * time + (p["C"] + p["mu"] * abs(p["B"])) * impulse
    yield from ((("duration",), time / 2**40), (("impulse",), impulse / 2**40), (("peak_force",), Q(verdict["peak_force"]["high"]) / 2**40))
    yield from ((("u",), u / 2**40), (("v",), v / 2**40), (("delta",), v * p["d"] / p["k"] / 2**40))
    for name, scale in (("u", u), ("v", v)) if verdict["error"] else ():
        yield ("error", name), (scale + max(abs(Q(x)) for x in verdict["error"][name].values())) / 2**36


def widened(record, path, width):
    """The range at a path, with a lower low end, so that nothing else changes its scale."""
    mutant = json.loads(json.dumps(record))
    at = mutant["verdict"]
    for key in path:
        at = at[key]
    at["low"] = str(Q(at["high"]) - width)
    return mutation.compact(mutant)


def check_widths(tap, lines):
    """As wide as a range may be, it is VERIFIED; a little wider, it is not.  (A wider u or v needs a wider error, and is left to what is too wide.)"""
    records = [record for record in map(json.loads, lines) if "field" not in record]
    pairs = [(record, path, width) for record in records for path, width in scales(record)]
    fine = [widened(record, path, width * Q(999, 1000)) for record, path, width in pairs if path not in (("u",), ("v",)) and path[0] != "error" and width]
    wide = [widened(record, path, width * Q(1001, 1000) + Q(1, 10**60)) for record, path, width in pairs]
    for name, check in both_checkers():
        words = check(fine)
        tap.ok(fine and set(words) == {"VERIFIED"}, f"{name} verifies ranges as wide as they may be: {len(fine)}", str(words))
        words = check(wide)
        tap.ok(wide and set(words) == {"REJECTED"}, f"{name} rejects ranges that are wider: {len(wide)}", str(words))


def check_bad_records(tap):
    check_refused(tap, [(f"refused: {change}", {name: x for name, x in {**RAW, **change}.items() if x is not None}, field, reason) for change, field, reason in BAD])


def main():
    tap = Tap()
    lines = decide(ORIGINALS)
    for name, check in both_checkers():
        words = check(lines)
        tap.ok(set(words) == {"VERIFIED"}, f"{name} verifies {len(lines)} certificates", str(words))
    ends = {json.loads(line)["verdict"]["end"] for line in lines}
    tap.ok(ends == {"detaches", "sustains-stick", "sustains-slip", "no-contact", "rest"}, f"they have every end: {sorted(ends)}")
    check_mutants(tap, lines)
    check_bits(tap, lines)
    check_extremes(tap)
    check_widths(tap, lines)
    check_bad_records(tap)
    tap.done()


main()
