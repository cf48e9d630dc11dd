#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The claims of verdicts before solvers that know nothing of this program: `painleve decide --smt2` on random
problems, half of them degenerate, to z3 and cvc4; of the kinds impact, jam, rest, fold, slide2 and wedge to z3.  unsat confirms a claim, sat refutes it (a
failure), anything else is counted as not answered.  Claims put on other problems must come back sat: the scripts are not vacuous.
What has no such claim ends with status 3 and the reason."""

import json
import os
import pathlib
import random
import re
import shutil
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import fold_problems
import slide2_problems
import wedge_oracle
from checkers import PAINLEVE, ROOT, Tap, random_problem, run

PROBLEMS, SWAPS, SECONDS = 400 if os.environ.get("NIGHTLY") == "1" else 160, 60, 2
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


# ---------------------------------------------------------------- other kinds

EACH, FALSE = 120, 30
ROOTS = ("sqrt(2)", "sqrt(3)/2", "(1+sqrt(5))/4")


def number(rng, low, high):
    return Fraction(rng.randint(low, high), rng.randint(1, 3))


def random_body(rng):
    while True:
        A, B, C, mu = number(rng, 1, 6), number(rng, -6, 6), number(rng, 1, 6), number(rng, 0, 6)
        if A * C > B * B:
            return dict(A=A, B=B, C=C, mu=C / abs(B) if B and rng.random() < 0.2 else mu)


def random_impact(rng):
    data = {**random_body(rng), "u": number(rng, -6, 6), "v": -number(rng, 0, 4), "r": Fraction(rng.randint(0, 4), 4)}
    return {"kind": "impact", "law": rng.choice(("poisson", "energetic", "newton")), **data}


def random_jam(rng):
    data = {name: number(rng, -3, 3) for name in ("alpha1", "alpha2", "alpha3")}
    data["alpha3"] = data["alpha1"] if rng.random() < 0.2 else data["alpha3"]
    return {"kind": "jam", **data, **({"p": number(rng, 1, 4), "b": -number(rng, 1, 4)} if rng.random() < 0.6 else {})}


def random_rest(rng):
    while True:
        data = {"a": number(rng, -4, 4), "b": Fraction(rng.choice((-1, -1, -2, 0))), **random_body(rng), "r": Fraction(rng.randint(0, 4), 4)}
        a, b, A, B, C, mu, _ = data.values()
        if max(a * (C - mu * B) + b * (mu * A - B), b * (mu * A + B) - a * (C + mu * B)) <= 0 <= a * B - A * b:
            break
    rows = [[rng.randint(-2, 2) for _ in range(2)] for _ in range(rng.randint(1, 3))]
    H = [[str(sum(row[i] * row[j] for row in rows) - (rng.random() < 0.2 and i == j == 0)) for j in range(2)] for i in range(2)]
    return {"kind": "rest", "law": rng.choice(("poisson", "energetic", "newton")), **data, **({"H": H} if rng.random() < 0.6 else {})}


def random_fold(rng):
    return (fold_problems.raw if rng.random() < 0.6 else fold_problems.wheel)(rng)


def fold_claim(verdict):
    return [verdict[key] for key in ("point", "fold_plus", "fold_minus", "reached", "case", "weight", "J1J2", "law")]


def random_slide2(rng):
    return slide2_problems.random_problems(rng, 1)[0]


def shape(problem, verdict):
    """Claims of one shape speak of the same constants."""
    return "p" in problem, "S" in problem, "A11" in problem, "k1" in problem, verdict.get("point") == "two_fold"


# Of each kind: its random problems, the fields where a root may stand, and what of a verdict is the claim.
OTHERS = {"impact": (random_impact, ("mu", "u"), lambda verdict: [verdict[key] for key in ("u", "v", "energy")]),
          "jam": (random_jam, ("alpha2", "alpha3"), lambda verdict: [verdict[key] for key in ("outcomes", "outcome", "threshold")]),
          "rest": (random_rest, ("mu",), lambda verdict: [verdict["conditions"][key] for key in ("contact", "impacts")]),
          "fold": (random_fold, ("Kpm",), fold_claim),
          "slide2": (random_slide2, ("b1",), lambda verdict: [verdict[key] for key in ("modes", "solutions", "stability", "hurwitz")]),
          "wedge": (wedge_oracle.random_problem, ("P1",), lambda verdict: [verdict[key] for key in ("modes", "sliding")])}


def with_root(problem, fields, rng):
    name = rng.choice(fields)
    return {**problem, name: rng.choice(ROOTS)} if rng.random() < 0.15 and name in problem else problem


def decided(make, fields, rng):
    """EACH random problems that have a verdict, and the verdicts."""
    problems = [with_root(make(rng), fields, rng) for _ in range(2 * EACH)]
    problems = [{name: str(x) if isinstance(x, Fraction) else x for name, x in problem.items()} for problem in problems]
    lines = run([PAINLEVE, "decide", "--json", "-"], "".join(json.dumps(p) + "\n" for p in problems).encode()).stdout.splitlines()
    good = [(problem, json.loads(line)) for problem, line in zip(problems, lines) if b'"type":"verdict"' in line]
    return good[:EACH]


def other_kind(tap, kind, rng):
    make, fields, claim = OTHERS[kind]
    good = decided(make, fields, rng)
    claims, verdicts = claims_of([problem for problem, _ in good]), [claim(record["verdict"]) for _, record in good]
    tap.ok(len(claims) == len(good) == EACH, f"{kind}: a claim for each of {EACH} problems")
    shapes = [shape(problem, record["verdict"]) for problem, record in good]
    answers, noise = ask("z3", claims)
    tap.ok(len(answers) == EACH and "sat" not in answers and not noise, f"{kind}: z3 refutes no claim",
           noise + "".join(str(good[i][0]) for i, answer in enumerate(answers) if answer == "sat")[:900])
    tap.ok(answers.count("unsat") >= EACH * 9 // 10, f"{kind}: z3 confirms {answers.count('unsat')} of {EACH} claims")
    wrong = []
    while len(wrong) < FALSE:
        i, j = rng.sample(range(len(claims)), 2)
        if verdicts[i] != verdicts[j] and shapes[i] == shapes[j] and not any(b"alpha Real" in claims[k] for k in (i, j)):
            wrong.append(claims[i].split(MIDDLE)[0] + MIDDLE + claims[j].split(MIDDLE)[1])
    answers, noise = ask("z3", wrong)
    tap.ok(len(answers) == FALSE and "unsat" not in answers and answers.count("sat") >= FALSE * 9 // 10,
           f"{kind}: z3 refutes {answers.count('sat')} of {FALSE} claims put on other problems, and confirms none", f"{noise} {answers}")


def refusals(tap):
    """What has no claim of polynomials."""
    contact = {"kind": "contact", "a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "4/3", "u": "1"}
    chatter = {**{k: x for k, x in contact.items() if k != "u"}, "kind": "chatter", "r": "1/2", "law": "newton"}
    for problem, status, reason in ((chatter, 3, "infinitely many impacts"), ({**contact, "mu": "[1,2]"}, 3, "uncertain"),
                                    ({"kind": "jam", "alpha1": "1", "alpha2": "-1", "alpha3": "3", "eta": "1", "p": "2", "b": "-1"}, 3, "eta"),
                                    ({"kind": "fold", "mechanism": "turntable", "kappa": "1/3", "k2": "2"}, 3, "a point"),
                                    ({"kind": "wedge", "model": "enlarged", **dict.fromkeys(("m", "M", "c", "g", "mu", "v"), "1")}, 3, "enlarged"),
                                    ({**contact, "a": "sin(1)"}, 3, "only enclosed"), ({**contact, "a": "sqrt(2)"}, 0, ""),
                                    ({**contact, "mu": "-1"}, 3, "there is no verdict")):
        done = run([PAINLEVE, "decide", "--smt2", "-"], json.dumps(problem).encode())
        fine = done.returncode == status and (f"{reason}" if reason else "(check-sat)").encode()[:40] in done.stdout
        tap.ok(fine and (reason in done.stderr.decode() or status == 0 or "verdict" in reason), f"status {status}: {reason or 'a claim'}", done.stdout + done.stderr)


def every_kind(tap):
    """Each kind has a claim, or says of itself why it has none; the man page names each with its like."""
    page = (ROOT / "src" / "cli" / "painleve.1").read_text(encoding="utf-8").replace("\\-", "-").split("--smt2", 1)[1].split(".TP", 1)[0].replace("\n", " ")
    named = [set(re.findall(r"[a-z][a-z0-9-]+", text)) for text in re.search(r"Kinds ([^.]*) have claims\. Kinds ([^.]*) have none, since.*claims of kinds ([^.]*) are not +written", page).groups()]
    kinds = re.findall(r"^([a-z0-9-]+) +\S", run([PAINLEVE, "kinds"]).stdout.decode().split("\n\n")[0], re.M)
    for kind in kinds:
        example = re.search(r"^  (\{.*\})$", run([PAINLEVE, "kinds", kind]).stdout.decode(), re.M)[1].encode()
        done = run([PAINLEVE, "decide", "--smt2", "-"], example)
        said = done.stderr.decode()
        like = 0 if done.returncode == 0 and b"(check-sat)" in done.stdout else 1 if "no polynomial statement" in said else 2 if "does not write yet" in said else None
        tap.ok(like is not None and kind in named[like] and (like == 0) == (said == "") and (like == 0 or f"kind {kind} " in said),
               f"kind {kind}: {('a claim', 'none is possible', 'none is written yet')[like or 0]}", f"{done.returncode} {said} {named}")
    tap.ok(len(kinds) == 14 and set(kinds) == set.union(*named) - {"and"}, "the man page names every kind", f"{kinds} {named}")


def main():
    tap, rng = Tap(), random.Random(271828)
    claims = claims_of([random_problem(rng, i % 2 == 0) for i in range(PROBLEMS)])
    tap.ok(len(claims) == PROBLEMS, f"painleve decide --smt2 writes a claim for each of {PROBLEMS} problems")
    if len(claims) != PROBLEMS:
        tap.done()
    false_claims = swapped(claims, rng)
    for solver in SOLVERS:
        if shutil.which(solver) is None:
            tap.ok(False, f"{solver} is missing: tests/depend installs it")
            continue
        answers, noise = ask(solver, claims)
        confirmed, refuted = answers.count("unsat"), answers.count("sat")
        silent = PROBLEMS - confirmed - refuted
        wrong = [claim for claim, answer in zip(claims, answers) if answer == "sat"]
        tap.ok(not wrong and not noise, f"{solver} refutes no claim", noise + b"\n".join(wrong[:1]).decode())
        tap.ok(4 * confirmed >= 3 * PROBLEMS, f"{solver} confirms {confirmed} of {PROBLEMS} claims, {silent} without answer")
        print(f"# note: {solver}: {confirmed} confirmed, {refuted} refuted, {silent} without answer in {SECONDS} s")
        answers, noise = ask(solver, false_claims)
        tap.ok(answers == ["sat"] * SWAPS, f"{solver} refutes {SWAPS} claims put on other problems",
               f"{noise} {[a for a in answers if a != 'sat']}")
    for kind in sorted(OTHERS):
        other_kind(tap, kind, random.Random(kind))
    refusals(tap)
    every_kind(tap)
    tap.done()


main()
