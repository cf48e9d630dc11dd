#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests of kind stance: rows of the table taken out or with another outcome; in the sources that decide each exact operation made
another one, each comparison strict or not, each junction the other one, each loop a turn shorter; and signs changed by hand; one at a time.  Each
has to change a verdict, of those that agree with the statics of tests/stance/stance_oracle.py, and of the corpus with the paper; or to give a certificate
that the first checker, which has no word of this program, does not verify.  A sample runs in each check, all with NIGHTLY=1."""

import json
import os
import pathlib
import random
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import source_mutants as changes
from checkers import Tap, decide, first_checker
from stance_oracle import right_statics
from stance_problems import BAD, FAMILIES, FLAT, changed

SAMPLE, PROBLEMS = 2, 60
DECIDE = ("arithmetic.h", "body.c", "bound.c", "half.c", "half_make.c", "levels.c", "partition.c", "report.c", "rules.c", "statics.c", "step.c")
CALLS = {**changes.OTHER_CALL, "plus": "minus", "minus": "plus", "times": "plus", "over": "times", "larger": "smaller", "smaller": "larger"}
BY_HAND = ()
# Mutants that say the same, found by their file and words, each with the reason.
EQUIVALENT = ()


def mutants():
    yield from changes.other_rows("spec/stance/table.h", (("stable", "unstable", "undecided"),))
    for name in DECIDE:
        yield from changes.other_code(f"src/stance/{name}", CALLS)
    yield from changes.by_hand(BY_HAND)


def of_the_corpus():
    for path in sorted(pathlib.Path("corpus/stance").glob("*.json")):
        if not path.name.endswith(".expect.json"):
            yield json.loads(path.read_text())


def says(record, right):
    """Whether a record has the row and the verdict, or names the field and the reason."""
    if "verdict" in right:
        return (record["row"], record["verdict"]) == (right["row"], right["verdict"]) if record["type"] == "verdict" else False
    return record["type"] == "error" and record["field"] == right["field"] and right["reason"] in record["reason"]


def notices(program, data, expected):
    """What notices that something is wrong: "verdict", "checker", or nothing."""
    lines = changes.answers(program, data)
    if lines is None or len(lines) != len(expected):
        return "verdict"
    records = [json.loads(line) for line in lines]
    if not all(says(record, right) for record, right in zip(records, expected)):
        return "verdict"
    words = first_checker([line for line, record in zip(lines, records) if record["type"] == "verdict"])
    return "" if set(words) == {"VERIFIED"} else "checker"


def main():
    tap, rng = Tap(), random.Random(int(os.environ.get("SEED", "7")))
    few = random.Random(2017)
    made = [*of_the_corpus(), *(FAMILIES[k % len(FAMILIES)](few) for k in range(PROBLEMS))]
    expected = [json.loads(line) for line in decide(made)]
    wrong = [json.dumps(problem) for problem, right in zip(made, expected) if not right_statics(problem, right["verdict"])]
    tap.ok(not wrong, f"{len(made)} problems, of the rows {sorted({right['row'] for right in expected})}: the statics agree", "\n".join(wrong))
    made += [changed(FLAT, change) for change, *_ in BAD]
    expected += [{"field": field, "reason": reason} for _, field, reason in BAD]
    data = "".join(json.dumps(problem) + "\n" for problem in made).encode()
    chosen, by = list(mutants()), {"verdict": 0, "checker": 0, "": 0}
    for what, path, program in changes.programs("stance", chosen, rng, SAMPLE):
        noticed = notices(program, data, expected) if program else ""
        by[noticed] += 1
        reason = changes.reason_of(EQUIVALENT, path, what)
        tap.ok(bool(noticed) != bool(reason), f"{path}: {what}: {reason or noticed}",
               "does not compile" if program is None else "listed as equivalent, but noticed" if noticed else "not noticed")
    tap.ok(not changes.stale(EQUIVALENT, chosen), "each mutant that is listed as equivalent is one of them", str(changes.stale(EQUIVALENT, chosen)))
    print(f"# note: {len(chosen)} mutants" + ("" if changes.NIGHTLY else f", {SAMPLE} of them") +
          f"; {by['verdict']} change a verdict, {by['checker']} a certificate alone, {by['']} say the same")
    tap.done()


main()
