#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kind modes where friction is known in intervals: every word as elimination finds it for coefficients at the ends and inside; intervals of no
length; both checkers, also on mutants; malformed problems.  runs on: sanitized"""
import copy
import json
import os
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, SANITIZED, Tap, both_checkers, decide, judge_certificates, run
from modes_oracle import Contacts, judge, said, words_of
from modes_problems import DEGENERATE, FAMILIES, texts, widened

COUNT = 1000 if os.environ.get("NIGHTLY") == "1" else 15 if SANITIZED else 45
INSIDE = 6


def with_friction(problem, mu):
    return {**{key: x for key, x in problem.items() if key != "mu_high"}, "mu": texts(mu)}


def ends(problem):
    return list(zip((Fraction(x) for x in problem["mu"]), (Fraction(x) for x in problem["mu_high"])))


def samples(rng, problem):
    """Coefficients at all corners, and some inside."""
    pairs = ends(problem)
    for k in range(2 ** len(pairs)):
        yield [pair[k >> i & 1] for i, pair in enumerate(pairs)]
    for _ in range(INSIDE):
        yield [low + (high - low) * Fraction(rng.randint(0, 8), 8) for low, high in pairs]


def fault(rng, problem, verdict):
    """What is wrong with a verdict; None where nothing is found."""
    stated = {tuple(x["word"]): x["friction"] for x in verdict["words"]}
    found = [set(words_of(Contacts(with_friction(problem, mu)))) for mu in samples(rng, problem)]
    for word in set().union(*found):
        if word not in stated:
            return f"{word} has a solution, and is not listed"
    everywhere = set.intersection(*found)
    for word, friction in stated.items():
        if friction == "all" and word not in everywhere:
            return f"{word} has no solution for some coefficients"
        if friction == "some" and word in set.intersection(*found[:2 ** len(problem["mu"])]):
            return f"{word} has a solution at each corner"
    expected = "depends" if "some" in stated.values() else ("inconsistent", "one_word", "several_words")[min(len(stated), 2)]
    return None if (verdict["class"], verdict["count"]) == (expected, len(stated)) else "class or count"


def check_random(tap, rng):
    problems = [widened(rng, FAMILIES[k % len(FAMILIES)](rng, 3 if k % 15 == 0 else rng.randint(1, 2))) for k in range(COUNT)]
    degenerate = sum(FAMILIES[k % len(FAMILIES)] in DEGENERATE for k in range(COUNT))
    lines = decide(problems)
    records = [json.loads(line) for line in lines]
    wrong = [(why, json.dumps(p)) for p, record in zip(problems, records) if (why := fault(rng, p, record["verdict"]))]
    rows = {row: sum(record["row"] == row for record in records) for row in ("inconsistent", "one_word", "several_words", "depends")}
    inside = sum("corners" in node and "forces" in node for record in records for node in record["witness"]["tree"])
    tap.ok(not wrong, f"{COUNT} problems, {degenerate} of them degenerate: elimination at all corners and inside agrees", "\n".join(map(str, wrong[:3])))
    other = [json.dumps(p) for p, record in zip(problems, records) if said(record) != judge(p)]
    tap.ok(not other, "so does elimination with the force of slip between its ends", "\n".join(other[:3]))
    tap.ok(all(rows.values()), f"all rows occur: {rows}; words with a solution inside only: {inside}")
    judge_certificates(tap, lines, "of these certificates")
    return [line for line in lines if len(line) < 6000]


def body(**more):
    return {"kind": "modes", "mass": "1", "gyration": "1/2", "x": ["-1", "1"], "z": ["-1", "-1"], "nx": ["0", "0"], "nz": ["1", "1"], "Fx": "1/2",
            "Fz": "-1", "tau": "0", **more}


def check_known(tap):
    """A body slides where friction does not hold it; between, one word or the other."""
    cases = [(("1/10", "1/10"), ("2/5", "2/5"), {("S+", "S+"): "all"}), (("3/5", "3/5"), ("9", "9"), {("T", "T"): "all"}),
             (("1/10", "1/10"), ("9", "9"), {("S+", "S+"): "some", ("T", "T"): "some"}), (("1/2", "1/2"), ("1/2", "1/2"), {("T", "T"): "all"}),
             (("0", "sqrt(2)"), ("sqrt(2)/10", "2"), None)]
    lines = decide([body(mu=low, mu_high=high) for low, high, _ in cases])
    found = [{tuple(x["word"]): x["friction"] for x in json.loads(line)["verdict"]["words"]} for line in lines]
    tap.ok(all(want in (None, got) for (*_, want), got in zip(cases, found)), "a body on a slope of 1/2", str(found))
    judge_certificates(tap, lines, "of these")


def changed(record, rng):
    """Mutants that say something else, or show it with other numbers."""
    verdict, tree = record["verdict"], record["witness"]["tree"]
    for i, word in enumerate(verdict["words"]):
        words = copy.deepcopy(verdict["words"])
        words[i]["friction"] = "some" if word["friction"] == "all" else "all"
        for row in ("depends", "one_word", "several_words"):
            yield {**record, "row": row, "verdict": {**verdict, "words": words, "class": row}}
        rest = verdict["words"][:i] + verdict["words"][i + 1:]
        yield {**record, "verdict": {**verdict, "words": rest, "count": len(rest)}}
    for i, node in enumerate(tree):
        if "corners" not in node:
            continue
        for other in ({"corners": node["corners"][:-1]}, {"corners": node["corners"] * 2}, node["corners"][0], {**node, **node["corners"][0]},
                      {"corners": [node["corners"][-1]] * len(node["corners"])}, {"corners": node["corners"][::-1]}, {"rows": [], "weights": []}):
            if other != node:
                yield {**record, "witness": {"tree": tree[:i] + [other] + tree[i + 1:]}}
    for row in ("inconsistent", "determinate"):
        yield {**record, "row": row, "verdict": {**verdict, "class": row}}
    yield {**record, "verdict": {**verdict, "ambiguity": "none"}}
    yield {**record, "verdict": {**verdict, "equilibrium": None}}


def says(record):
    return json.dumps([record["row"], record["verdict"]], sort_keys=True)


def check_mutants(tap, rng, lines):
    made = [(says(x) == says(record), json.dumps(x, separators=(",", ":")).encode()) for record in map(json.loads, lines) for x in changed(record, rng)]
    words = [check([line for _, line in made]) for _, check in both_checkers()]
    accepted = [line.decode() for word in words for (same, line), x in zip(made, word) if x == "VERIFIED" and not same]
    tap.ok(not accepted and len(made) > 100, f"none of {len(made)} mutants that says something else is verified", "\n".join(accepted[:2]))
    differ = [made[i][1].decode() for i, answers in enumerate(zip(*words)) if len(set(answers)) > 1]
    tap.ok(not differ, "the checkers agree on them", "\n".join(differ[:3]))


def check_bad(tap):
    for mu in ("[[1/5, 1/4], 1/5]", "[0.3 +/- 0.1, 1/5]"):
        done = run([PAINLEVE, "decide", "--json", "-"], json.dumps(body(mu=mu)).encode())
        tap.ok(done.returncode == 3 and b"an entry of a list is one exact number, not an interval" in done.stdout, f"mu={mu}: no interval in a list", str(done))
    seven = {name: [x] * 8 for name, x in (("x", "0"), ("z", "-1"), ("nx", "0"), ("nz", "1"), ("mu", "0"), ("mu_high", "1"))}
    done = run([PAINLEVE, "decide", "--json", "-"], json.dumps({**body(), **seven}).encode())
    tap.ok(done.returncode == 4 and b"more than 6 contacts" in done.stdout, "eight contacts with uncertain friction: undecided", str(done))


def main():
    tap, rng = Tap(), random.Random(1997)
    lines = check_random(tap, rng)
    check_known(tap)
    check_mutants(tap, rng, lines[:12 if SANITIZED else 30])
    check_bad(tap)
    tap.done()


main()
