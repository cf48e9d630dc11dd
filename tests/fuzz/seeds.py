#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""seeds.py PAINLEVE DIRECTORY: what each fuzz target starts from, in DIRECTORY/TARGET: the corpus, the tests' files, random problems of every kind
and their certificates.  Regressions are seeds too.  The same files every time."""
import json
import pathlib
import random
import re
import struct
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TARGETS = ("certificate", "records", "expression", "batch", "library")
LONGEST = 7000
RANDOM_PROBLEMS = 400
IRRATIONAL = ("sqrt(2)", "1/2+sqrt(3)", "sqrt(5)/3", "tan(15deg)", "cos(72deg)", "sqrt(sqrt(2))")
LAWS = ("poisson", "energetic", "newton")


def rational(rng, low=-6):
    """Small, so that ties are frequent."""
    if rng.random() < 0.4:
        return str(max(low, rng.randint(-1, 2)))
    return f"{rng.randint(low, 6)}/{rng.randint(1, 4)}"


def number(rng, low=-6, irrational=0.0):
    return rng.choice(IRRATIONAL) if rng.random() < irrational else rational(rng, low)


def random_contacts(rng):
    """A body on a few contacts, or their matrix."""
    n = rng.randint(1, 3)

    def numbers(low, high, count=n):
        return "[" + ",".join(str(rng.randint(low, high)) for _ in range(count)) + "]"

    both = {"kind": "modes", "mu": numbers(0, 2), "words": rng.choice(("kinematic", "closed"))}
    if rng.random() < 0.3:
        unit = [",".join(str(int(i == j) * rng.randint(0, 2)) for j in range(2 * n)) for i in range(2 * n)]
        return {**both, "W": "[" + ",".join(f"[{row}]" for row in unit) + "]", "q": numbers(-2, 2, 2 * n), "u": numbers(-1, 1)}
    return {**both, "mass": "1", "gyration": rational(rng, 1), "x": numbers(-2, 2), "z": numbers(-2, 0), "nx": numbers(-1, 1), "nz": numbers(0, 2),
            "Fx": rational(rng), "Fz": rational(rng), "tau": rational(rng)}


def random_problem(rng):
    """A problem of any kind, inside the hypotheses more often than not."""
    share = rng.choice((0, 0, 0, 0.25))
    body = {"A": f"({number(rng, 1, share)})+3", "B": number(rng, -6, share), "C": f"({number(rng, 1, share)})+3", "mu": number(rng, 0, share)}
    push = {"a": number(rng, -6, share), "b": number(rng, -6, share)}
    bounce = {"law": rng.choice(LAWS), "r": f"{rng.randint(0, 10)}/10"}
    fall = {"u": rational(rng), "v": str(-rng.randint(1, 5))}
    kind = rng.choice(("contact", "impact", "chatter", "jam", "rest", "modes", "uncertain"))
    if kind == "contact":
        return {"kind": kind, **push, **body, "u": rng.choice(("0", "1", "-1"))}
    if kind == "impact":
        return {"kind": kind, **body, **bounce, **fall}
    if kind == "chatter":
        return {"kind": kind, **push, **body, **bounce, "b": str(-rng.randint(1, 4)), **(fall if rng.random() < 0.8 else {})}
    if kind == "jam":
        state = {"p": str(rng.randint(1, 5)), "b": str(-rng.randint(1, 5))} if rng.random() < 0.7 else {}
        return {"kind": kind, **{f"alpha{i}": number(rng, -6, share) for i in (1, 2, 3)}, **state}
    if kind == "rest":
        off = rng.randint(-2, 2)
        matrix = {"H": f"[[{rng.randint(-3, 5)},{off}],[{off},{rng.randint(-3, 5)}]]"} if rng.random() < 0.5 else {}
        return {"kind": kind, **push, **body, **bounce, "b": str(-rng.randint(1, 4)), **matrix}
    if kind == "modes":
        return random_contacts(rng)
    problem = {"kind": "contact", **push, **body, "u": rng.choice(("0", "1", "-1", "[-1,1]"))}
    for field in rng.sample(("a", "b", "mu"), rng.randint(1, 2)):
        low = rng.randint(0 if field == "mu" else -4, 3)
        problem[field] = f"[{low}/2,{low + rng.randint(1, 4)}/2]"
    return problem


def certificates(painleve, problems):
    text = b"".join(json.dumps(problem).encode() + b"\n" for problem in problems)
    answers = subprocess.run([painleve, "decide", "--json", "-"], input=text, capture_output=True, check=False).stdout.splitlines()
    return [line for line in answers if b'"type":"verdict' in line and len(line) <= LONGEST]


def problems_of_the_corpus():
    """Each record of the corpus, by itself."""
    for file in sorted((ROOT / "corpus").rglob("*.json")):
        try:
            records = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            continue
        yield from (record for record in (records if isinstance(records, list) else [records]) if "kind" in record)


def small_files(folder):
    for file in sorted((ROOT / folder).rglob("*.json")):
        content = file.read_bytes()
        if len(content) <= LONGEST:
            yield content


def expressions(problems):
    """Texts of fields of problems, and of the tests of expressions, behind a byte that chooses the field."""
    texts = {value for problem in problems for value in problem.values() if isinstance(value, str)}
    texts |= set(re.findall(r'"([^"\\]{1,80})"', (ROOT / "tests" / "numbers" / "t-expression.c").read_text(encoding="utf-8")))
    for i, text in enumerate(sorted(texts)):
        yield bytes((i * 37 % 256,)) + text.encode()


def batches(rng):
    """Files of doubles in both formats."""
    for i in range(40):
        records = [[rng.choice((0.0, -1.0, 1.5, 1e300, 5e-324, rng.uniform(-9, 9))), rng.choice((0.0, -1.0, rng.uniform(-9, 9))), 1 + rng.random(),
                    rng.uniform(-1, 1), 1 + rng.random(), 2 * rng.random(), float(rng.randint(-1, 1))] for _ in range(1 + i % 9)]
        choice = bytes((2 * (i % 3), rng.randrange(256)))
        heading = "a,b,A,B,C,mu,u\n" if i % 4 == 0 else ""
        yield choice + (heading + "".join(",".join(map(float.hex if i % 5 == 0 else repr, r)) + "\n" for r in records)).encode()
        yield bytes((choice[0] + 1, choice[1])) + b"".join(struct.pack("<7d", *r) for r in records)


def calls(rng, problems):
    """Random calls; and problems as JSON, decided and read."""
    for _ in range(60):
        yield bytes(rng.randrange(256) for _ in range(rng.randint(10, 120)))
    for problem in problems[::7]:
        text = json.dumps(problem).encode()
        if len(text) < 256:
            yield bytes((1, 0, len(text))) + text + bytes((8, 0, 0, 9, 0, 1, 0, 9, 0, 16, 1))


def regressions(target):
    folder = ROOT / "tests" / "fuzz" / "regressions" / target
    return [file.read_bytes() for file in sorted(folder.glob("*"))] if folder.is_dir() else []


def main():
    painleve, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    rng = random.Random(5)
    problems = list(problems_of_the_corpus()) + [random_problem(rng) for _ in range(RANDOM_PROBLEMS)]
    seeds = {"certificate": certificates(painleve, problems) + list(small_files("tests/certificates")),
             "records": [json.dumps(problem).encode() for problem in problems] + list(small_files("tests/malformed")),
             "expression": list(expressions(problems)), "batch": list(batches(rng)), "library": list(calls(rng, problems))}
    for target in TARGETS:
        (folder / target).mkdir(parents=True, exist_ok=True)
        for i, content in enumerate(seeds[target] + regressions(target)):
            (folder / target / f"seed-{i:04d}").write_bytes(content)


if __name__ == "__main__":
    main()
