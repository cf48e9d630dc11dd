#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Certificates over number fields whose numbers are long: huge, tiny, near an integer, near each other, powers of sums of roots.  The writer
makes the interval of the field so narrow that neither checker has to halve it more often than spec/certificate.md allows; random sizes,
every kind.  Each certificate is verified by both checkers.  Sums of long terms, whose quotients have more digits than a number that is read may
have, are written for people, explained, drawn and claimed in SMT-LIB.  NIGHTLY=1 draws 1,000, and 250 of these."""

import json
import os
import pathlib
import random
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, Tap, first_checker, run, second_checker  # noqa: E402

NIGHTLY = os.environ.get("NIGHTLY") == "1"
COUNT = int(os.environ.get("COUNT", "1000" if NIGHTLY else "16"))
SEED = int(os.environ.get("SEED", "23"))
LARGEST = 10000 if NIGHTLY else 3000  # decimal exponent
LAWS = ("poisson", "energetic", "newton")
ROOTS = ("sqrt(2)", "sqrt(3)", "(1+sqrt(5))/2", "sqrt(2+sqrt(2))", "tan(pi/8)", "cos(36deg)", "cos(2*pi/7)")

BODY = {"A": "1", "B": "1/3", "C": "1", "mu": "1/2"}
BASES = {
    "contact": {"a": "1/7", "b": "-1", **BODY, "u": "1"},
    "impact": {**BODY, "u": "1", "v": "-1", "r": "1/2"},
    "chatter": {"a": "1/7", "b": "-1", **BODY, "r": "1/2", "u": "1", "v": "-1"},
    "rest": {"a": "0", "b": "-1", **BODY, "r": "1/2"},
    "jam": {"alpha1": "-1", "alpha2": "1", "alpha3": "-2", "p": "1", "b": "-1"},
}


def size(rng):
    """A decimal exponent: any, or one about as large as may be."""
    return rng.randint(1, LARGEST) if rng.random() < 0.5 else rng.randint(LARGEST // 2, LARGEST)


def positive(rng, root):
    """A positive number of one of these forms, as long as its size."""
    n = size(rng)
    form = rng.randrange(6)
    if form == 0:
        return f"{root}*1e{n}"
    if form == 1:
        return f"{root}*1e-{n}"
    if form == 2:
        return f"1+{root}*1e-{n}"
    if form == 3:
        return f"({root}+1)^{n}"
    if form == 4:
        return f"1e{n}+{root}"
    return f"(2+{root})^{n}/(3+{root})^{n}"


# Fields that may be any positive number, and their signs, without leaving the hypotheses.
FREE = {"contact": (("a", 1), ("a", -1), ("b", -1), ("b", 1), ("mu", 1), ("u", 1), ("u", -1), ("A", 1), ("C", 1)),
        "impact": (("u", 1), ("u", -1), ("v", -1), ("mu", 1)), "chatter": (("a", 1), ("b", -1), ("mu", 1), ("u", -1), ("v", -1)),
        "rest": (("b", -1), ("mu", 1)), "jam": (("alpha1", 1), ("alpha2", -1), ("alpha3", 1), ("alpha3", -1), ("p", 1), ("b", -1))}


def draw(rng):
    kind, root = rng.choice(list(BASES)), rng.choice(ROOTS)
    problem = {"kind": kind, **BASES[kind]}
    if kind in ("impact", "chatter", "rest"):
        problem["law"] = rng.choice(LAWS)
    for name, sign in rng.sample(FREE[kind], rng.choice((1, 1, 2))):
        x = positive(rng, root)
        problem[name] = x if sign > 0 else f"-({x})"
    if kind == "rest" or kind == "contact" and (problem["A"] != "1" or problem["C"] != "1"):
        problem["B"] = "0"
    return problem


LONG_ROOTS = ("sqrt(13)", "sqrt(11)", "cos(2*pi/19)", "cos(pi/5)", "cos(2*pi/7)", "sqrt(2)")


def sum_of_long_terms(rng):
    return "(" + "+".join(f"{root}*{rng.choice((2, 7, 10, 13))}^{rng.randint(20, 600)}" for root in rng.sample(LONG_ROOTS, rng.randint(1, 3))) + ")"


def draw_of_long_terms(rng):
    """Each number is x, 1/x or x^2 for the same x, so that their field is that of x, and the quotients are long."""
    kind, x = rng.choice(list(BASES)), sum_of_long_terms(rng)
    data = {"a": x, "b": f"-({x})", "A": x, "B": rng.choice(("0", f"1/{x}")), "C": x, "mu": rng.choice((x, f"1/{x}", "1/2")), "u": rng.choice(("0", x)),
            "v": f"-{x}", "r": "1/2", "alpha1": x, "alpha2": f"-1/{x}", "alpha3": rng.choice((x, f"1-{x}")), "p": f"{x}^2"}
    return {"kind": kind, **{name: data[name] for name in BASES[kind]}, **({"law": rng.choice(LAWS)} if "r" in BASES[kind] else {})}


GIVEN_OF_LONG_TERMS = [{"kind": "contact", "a": LONG, "b": "-1", "A": LONG, "B": f"1/{LONG}", "C": LONG, "mu": LONG, "u": "0"}
                       for LONG in ("(cos(2*pi/19)*1e300+sqrt(13)*7^300+sqrt(11)*13^300)",)]


def all_ways(problem):
    """The statuses of all commands that write the problem's verdict; of a problem that takes seconds, by day only that of the first."""
    text = json.dumps(problem).encode()
    status = run([PAINLEVE, "decide", "-"], text).returncode
    others = (("explain", "-"), ("decide", "--smt2", "-")) if status == 0 and (NIGHTLY or problem not in GIVEN_OF_LONG_TERMS) else ()
    return [status, *(run([PAINLEVE, *command], text).returncode for command in others)]


GIVEN = [{"kind": "contact", **BASES["contact"], "a": "0", "B": "0", "mu": "sqrt(2)*1e1600"},
         {"kind": "contact", **BASES["contact"], "a": "0", "B": "0", "mu": "(1+sqrt(2))^10000"},
         {"kind": "chatter", **BASES["chatter"], "law": "energetic", "v": "-(sqrt(2+sqrt(2))+1)^1500"},
         {"kind": "contact", "mechanism": "falling-rod", "theta": "65deg", "thetadot": "1e800", "mu": "4/3", "u": "1"}]


def main():
    tap, rng = Tap(), random.Random(SEED)
    problems = GIVEN + [draw(rng) for _ in range(COUNT)]
    done = run([PAINLEVE, "decide", "--json", "-"], "".join(json.dumps(problem) + "\n" for problem in problems).encode())
    lines = done.stdout.splitlines()
    records = [json.loads(line) for line in lines]
    long = [i for i, record in enumerate(records) if "more work than they spend by default" in record.get("reason", "")]
    other = [f"{problem} {line[:300]}" for problem, line, record in zip(problems, lines, records) if record["type"] not in ("verdict", "verdicts", "undecided")]
    other += [str(problems[i]) for i in range(len(records)) if records[i]["type"] == "undecided" and (i not in long or i < len(GIVEN))]
    tap.ok(len(lines) == len(problems) and not other and 5 * len(long) < len(problems),
           f"{len(problems)} problems with long numbers are decided, but for {len(long)} whose certificate might be too long to check", "\n".join(other[:5]))
    problems, lines, records = ([x for i, x in enumerate(part) if i not in long] for part in (problems, lines, records))
    fields = [record["field"]["interval"] for record in records if record["type"] == "verdict" and "field" in record]
    narrow = [interval for interval in fields if len(interval[0]) > 1000]
    tap.ok(len(narrow) * 5 > len(fields), f"{len(narrow)} of {len(fields)} fields are written with a narrow interval")
    for name, words in (("painleve-check", first_checker(lines)), ("painleve-check-py", second_checker(lines))):
        refused = [f"{problem} {word}" for problem, word, record in zip(problems, words, records) if word != "VERIFIED" and record["type"] != "undecided"]
        tap.ok(len(words) == len(lines) and not refused, f"{name} verifies them", "\n".join(refused[:5]))
    problems = GIVEN_OF_LONG_TERMS + [draw_of_long_terms(rng) for _ in range(COUNT // 4 if NIGHTLY else 1)]
    statuses = [all_ways(problem) for problem in problems]
    bad = [f"{status} {problem}" for status, problem in zip(statuses, problems) if not set(status) <= {0, 3, 4} or status[0] == 3]
    decided = sum(status[0] == 0 for status in statuses)
    tap.ok(not bad and decided > 0, f"{decided} of {len(problems)} problems with sums of long terms are decided and written in every way, the others undecided",
           "\n".join(bad[:5]))
    tap.done()


if __name__ == "__main__":
    main()
