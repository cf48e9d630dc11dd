# SPDX-License-Identifier: BSD-2-Clause
"""What the tests of certificates share: both checkers, the decider, random problems, TAP."""

import collections
import contextlib
import hashlib
import io
import json
import os
import pathlib
import random
import subprocess
import sys
from fractions import Fraction

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAINLEVE = os.environ.get("PAINLEVE", str(ROOT / "build" / "painleve"))
PAINLEVE_CHECK = os.environ.get("PAINLEVE_CHECK", str(ROOT / "build" / "painleve-check"))
SANITIZED = os.environ.get("SANITIZED", "0") == "1"
NIGHTLY = os.environ.get("NIGHTLY", "0") == "1"

sys.dont_write_bytecode = sys.pycache_prefix is None  # tests/run names a place in the build; no file is left beside the sources
sys.path.insert(0, str(ROOT / "src" / "check" / "python"))
import painleve_check as second  # noqa: E402
from tap import Tap  # noqa: E402,F401  (the tests of certificates take it from here)


def rehashed(record):
    """The record with the hash of the problem that it has."""
    canonical = json.dumps(record["problem"], sort_keys=True, separators=(",", ":"))
    return {**record, "sha256": hashlib.sha256(canonical.encode()).hexdigest()}


def run(command, data=b""):
    return subprocess.run(command, input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)


def first_words(output):
    """The word of each line that a checker printed."""
    return [line.split(b" ", 1)[0].decode() for line in output.splitlines()]


def first_checker(lines):
    """The words of painleve-check for many certificates, one process."""
    return first_words(run([PAINLEVE_CHECK, "-"], b"".join(line + b"\n" for line in lines)).stdout) if lines else []


def second_word(line):
    """The word of painleve-check-py for a certificate; raises where that has failed."""
    word, _, reason = second.check(line)
    if reason.startswith(second.FAILED):
        raise RuntimeError(f"painleve-check-py: {reason}: {line.decode()[:1000]}")
    return word


def second_checker(lines):
    """The words of painleve-check-py for many certificates."""
    return [second_word(line) for line in lines]


def both_words(lines):
    """(word of painleve-check, word of painleve-check-py) for each of many certificates; on the sanitized build, which is about the
    checker in C, its word takes the place of the other."""
    first = first_checker(lines)
    return list(zip(first, first if SANITIZED else second_checker(lines)))


def second_checker_on_file(name):
    """What painleve-check-py prints for a file, and its exit status."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        status = second.main([str(name)])
    return out.getvalue(), status


def decide(problems):
    """The certificates of many problems, one line each; raises when one is not decided."""
    data = "".join(json.dumps(problem) + "\n" for problem in problems).encode()
    done = run([PAINLEVE, "decide", "--json", "-"], data)
    lines = done.stdout.splitlines()
    if done.returncode != 0 or len(lines) != len(problems):
        raise RuntimeError(f"painleve decide: exit status {done.returncode}: {done.stderr.decode()[:500]}")
    return lines


def verdicts_of(problems):
    """The verdict of each of many problems, which may be wrong in any way; None where it has none."""
    answers = run([PAINLEVE, "decide", "--json", "-"], b"".join(json.dumps(problem).encode() + b"\n" for problem in problems)).stdout.splitlines()
    if len(answers) != len(problems):
        raise RuntimeError(f"painleve decide: {len(problems)} problems have {len(answers)} answers")
    return [record.get("verdict") if record["type"] == "verdict" else None for record in map(json.loads, answers)]


def settled(made, asked):
    """The mutants `made`, for judge_mutants; that at each place in `asked` (place, problem, verdict) may be verified, which is None, if its problem has
    this verdict, and else must not be."""
    made = list(made)
    for (place, _, verdict), found in zip(asked, verdicts_of([problem for _, problem, _ in asked])):
        made[place] = (None if found == verdict else False, made[place][1])
    return made


def check_refused(tap, cases):
    """Each of many problems (what, problem, field, reason) is an error that names the field, with these words in its reason."""
    done = run([PAINLEVE, "decide", "--json", "-"], b"".join(json.dumps(problem).encode() + b"\n" for _, problem, _, _ in cases))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    tap.ok(done.returncode == 3 and len(answers) == len(cases), f"{len(cases)} problems have an answer each, and exit status 3", str(done)[:500])
    for (what, _, field, reason), answer in zip(cases, answers):
        tap.ok(answer["type"] == "error" and answer["field"] == field and reason in answer["reason"], what, json.dumps(answer)[:500])


def random_problem(rng, degenerate):
    """A problem within the hypotheses; a degenerate one has some exact zero that matters."""
    def small(low=-6):
        return Fraction(rng.randint(low, 6), rng.randint(1, 3))

    while True:
        A, B, C, mu = small(1), small(), small(1), small(0)
        if A * C > B * B:
            break
    a, b, u = small(), small(), Fraction(rng.randint(-1, 1))
    if degenerate:
        what = rng.choice(("b", "a b", "p", "p b", "edge", "edge", "mu", "a mu"))
        if "p" in what and B != 0:
            mu = C / abs(B)
        mu = Fraction(0) if "mu" in what else mu
        b = Fraction(0) if "b" in what else b
        a = Fraction(0) if "a" in what else a
        if what == "edge":
            u, mu = Fraction(0), mu or Fraction(1, 2)
            side = rng.choice((1, -1))
            p, k = C - side * mu * B, mu * A - side * B
            a = -side * b * k / p if p != 0 else a
    return {"kind": "contact", **{name: str(x) for name, x in
                                  dict(a=a, b=b, A=A, B=B, C=C, mu=mu, u=u).items()}}


def both_checkers():
    """The checkers by name; on the sanitized build only the one in C, which it is about."""
    return [("painleve-check", first_checker)] + ([] if SANITIZED else [("painleve-check-py", second_checker)])


def judge_certificates(tap, lines, what):
    for name, check in both_checkers():
        chosen = lines if check is first_checker or len(lines) < 30 else [lines[i] for i in some_for_second(lines)]
        refused = [line for line, word in zip(chosen, check(chosen)) if word != "VERIFIED"]
        tap.ok(not refused, f"{name} verifies {len(chosen)} {what}", b"\n".join(refused[:5]).decode("latin-1"))


def some_for_second(made):
    """The places of the mutants, or of many certificates, that painleve-check-py, which is slow, judges as well: a third of them, and with
    NIGHTLY=1 all."""
    return range(len(made)) if NIGHTLY else sorted(random.Random(len(made)).sample(range(len(made)), -(-len(made) // 3)))


def judge_mutants(tap, made):
    """Lets the checkers judge mutants, each with True when it says the same as its original, False when it does not, and None when it says
    something else that may hold as well."""
    answers = []
    for name, check in both_checkers():
        chosen = range(len(made)) if check is first_checker else some_for_second(made)
        words = dict(zip(chosen, check([made[i][1] for i in chosen])))
        survivors = [made[i][1] for i, word in words.items() if made[i][0] is False and word == "VERIFIED"]
        refused = [made[i][1] for i, word in words.items() if made[i][0] and word != "VERIFIED"]
        others = sum(made[i][0] is False for i in chosen)
        tap.ok(len(words) == len(chosen) and not survivors, f"{name} verifies none of {others} mutants that say something else",
               b"\n".join(survivors[:5]).decode("latin-1"))
        tap.ok(not refused, f"{name} verifies the mutants that say the same", b"\n".join(refused[:5]).decode("latin-1"))
        print(f"# note: {name}: {len(words)} mutants:", dict(sorted(collections.Counter(words.values()).items())))
        answers.append(words)
    first, last = answers[0], answers[-1]
    differ = [made[i][1] for i, word in last.items() if first[i] != word]
    tap.ok(not differ, f"the checkers give each of {len(last)} mutants the same word", b"\n".join(differ[:5]).decode("latin-1"))
