#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The claims of verdicts before solvers that know nothing of this program: `painleve decide --smt2` on random
problems, half of them degenerate, to z3 and cvc4.  unsat confirms a claim, sat refutes it (a failure), anything
else is counted as not answered.  Claims put on other problems must come back sat: the scripts are not vacuous."""

import json
import pathlib
import random
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "certificates"))
from checkers import PAINLEVE, Tap, random_problem, run

PROBLEMS, SWAPS, SECONDS = 400, 60, 2
SOLVERS = {"z3": ["z3", f"-t:{SECONDS * 1000}", "-in", "-smt2"],
           "cvc4": ["cvc4", "--lang=smt2", "--incremental", f"--tlimit-per={SECONDS * 1000}", "-"]}
HEAD = b"(set-logic QF_NRA)\n"
MIDDLE = b"; some part of the claim is false:\n"


def claims_of(problems):
    """The script of each problem, without the line that begins them all."""
    data = "".join(json.dumps(problem) + "\n" for problem in problems).encode()
    done = run([PAINLEVE, "decide", "--smt2", "-"], data)
    parts = [b"(push 1)" + part for part in done.stdout.split(b"(push 1)")[1:]]
    return parts if done.returncode == 0 and done.stdout.startswith(HEAD) else []


def ask(solver, claims):
    """The answers of a solver, one for each claim."""
    done = run(SOLVERS[solver], HEAD + b"".join(claims))
    answers = [line.decode() for line in done.stdout.splitlines() if line in (b"sat", b"unsat", b"unknown", b"timeout")]
    noise = [line for line in done.stdout.splitlines() if line.startswith(b"(error")]
    return answers, b"\n".join(noise[:3]).decode()


def statuses(claim):
    """What a claim says of modes and number of solutions."""
    return re.findall(rb"; (\S+ is \w+|exactly \d+|the contact forces are a continuum)", claim)


def swapped(claims, rng):
    """Problems with the claims of others that say something else."""
    result = []
    while len(result) < SWAPS:
        x, y = rng.sample(claims, 2)
        if statuses(x) != statuses(y):
            result.append(x.split(MIDDLE)[0] + MIDDLE + y.split(MIDDLE)[1])
    return result


def main():
    tap, rng = Tap(), random.Random(271828)
    claims = claims_of([random_problem(rng, i % 2 == 0) for i in range(PROBLEMS)])
    tap.ok(len(claims) == PROBLEMS, f"painleve decide --smt2 writes a claim for each of {PROBLEMS} problems")
    if len(claims) != PROBLEMS:
        tap.done()
    false_claims = swapped(claims, rng)
    for solver in SOLVERS:
        if shutil.which(solver) is None:
            tap.ok(False, f"{solver} is missing: tools/depend installs it")
            continue
        answers, noise = ask(solver, claims)
        confirmed, refuted = answers.count("unsat"), answers.count("sat")
        silent = PROBLEMS - confirmed - refuted
        wrong = [claim for claim, answer in zip(claims, answers) if answer == "sat"]
        tap.ok(not wrong and not noise, f"{solver} refutes no claim", noise + b"\n".join(wrong[:1]).decode())
        tap.ok(confirmed >= 300, f"{solver} confirms {confirmed} of {PROBLEMS} claims, {silent} without answer")
        print(f"# note: {solver}: {confirmed} confirmed, {refuted} refuted, {silent} without answer in {SECONDS} s")
        answers, noise = ask(solver, false_claims)
        tap.ok(answers == ["sat"] * SWAPS, f"{solver} refutes {SWAPS} claims put on other problems",
               f"{noise} {[a for a in answers if a != 'sat']}")
    tap.done()


main()
