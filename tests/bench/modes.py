#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""tests/bench/modes.py BUILD: how the time of kind modes grows with the number of contacts, beside plain enumeration of the 4^n words, Siconos and z3; writes
tests/bench/MODES.md.  Processor time, since the machine may be busy; means of ten problems a family, of three for the rivals."""
import json
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
from fractions import Fraction

BUILD = sys.argv[1]
sys.path += [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from modes_oracle import matrix_of  # noqa: E402
SIZES, ENUMERATED, ASKED = (2, 4, 6, 8, 10, 20, 50), (2, 4, 6, 8), (2, 4, 6, 8, 10, 20, 50)
NORMALS = ((3, 4), (4, 3), (-3, 4), (5, 12), (0, 1), (1, 0), (-1, 0), (0, -1), (8, 15), (-8, 15), (7, 24))
MOST_SECONDS, MOST_BASES = 60, 14


def tenths(rng, low, high):
    return Fraction(rng.randint(low, high), 10)


def body(rng, n, points, normals, u=None):
    numbers = {"x": [p[0] for p in points], "z": [p[1] for p in points], "nx": [m[0] for m in normals], "nz": [m[1] for m in normals],
               "mu": [tenths(rng, 1, 12) for _ in range(n)], **({"u": u} if u else {})}
    load = {"mass": 1, "gyration": tenths(rng, 5, 60), "Fx": tenths(rng, -10, 10), "Fz": -1, "tau": tenths(rng, -10, 10)}
    return {"kind": "modes", **{name: [str(x) for x in values] for name, values in numbers.items()}, **{name: str(x) for name, x in load.items()}}


def uneven(rng, n):
    return body(rng, n, [(tenths(rng, -100, 100), tenths(rng, -120, -80)) for _ in range(n)], [(tenths(rng, -3, 3), 1) for _ in range(n)])


def flat(rng, n):
    return body(rng, n, [(tenths(rng, -100, 100), -10) for _ in range(n)], [(0, 1)] * n)


def moving(rng, n):
    return body(rng, n, [(tenths(rng, -100, 100), tenths(rng, -120, -80)) for _ in range(n)], [(tenths(rng, -3, 3), 1) for _ in range(n)],
                [rng.choice((-1, 0, 1)) for _ in range(n)])


def anywhere(rng, n):
    return body(rng, n, [(rng.randint(-10, 10), rng.randint(-10, 10)) for _ in range(n)], [rng.choice(NORMALS) for _ in range(n)])


FAMILIES = {"feet on uneven ground": uneven, "flat row of feet": flat, "some of them slide": moving, "random points and normals": anywhere}


def seconds(command, data=b"", limit=None):
    """Processor time of a process, and what it prints; None when it takes too long."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(command, input=data, capture_output=True, check=False, timeout=limit)
    except subprocess.TimeoutExpired:
        return None, b""
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


def smt(problem, words):
    """The words with a solution, but those: one disjunction a contact.  The accelerations are those of the body's motion."""
    n, out = len(problem["mu"]), ["(set-logic QF_LRA)", "(declare-const ax Real)(declare-const az Real)(declare-const al Real)"]

    def num(x):
        x = Fraction(x)
        text = f"(/ {abs(x.numerator)}.0 {x.denominator}.0)"
        return text if x >= 0 else f"(- {text})"

    def total(terms):
        return "(+ 0.0 " + " ".join(f"(* {num(c)} {v})" for c, v in terms) + ")"

    sums = {"x": [(Fraction(problem["Fx"]), "1.0")], "z": [(Fraction(problem["Fz"]), "1.0")], "m": [(Fraction(problem["tau"]), "1.0")]}
    for i in range(n):
        X, Z, NX, NZ, mu = (Fraction(problem[name][i]) for name in ("x", "z", "nx", "nz", "mu"))
        s = int(problem.get("u", [0] * n)[i])
        out.append(f"(declare-const T{i} Real)(declare-const N{i} Real)" + "".join(f"(declare-const w{i}{k} Bool)" for k in range(4)))
        acc = {}
        for name, DX, DZ, force in (("u", NZ, -NX, f"T{i}"), ("v", NX, NZ, f"N{i}")):
            arm = X * DZ - Z * DX
            acc[name] = total(((DX, "ax"), (DZ, "az"), (arm, "al")))
            for key, c in (("x", DX), ("z", DZ), ("m", arm)):
                sums[key].append((c, force))
        cone = f"(* {num(mu)} N{i})"
        slip = {1: f"(> {acc['u']} 0.0)", -1: f"(< {acc['u']} 0.0)"}
        cases = [f"(and (> {acc['v']} 0.0) (= T{i} 0.0) (= N{i} 0.0))"]
        for d in (1, -1):
            moves = "true" if s == d else slip[d] if s == 0 else "false"
            cases.append(f"(and (= {acc['v']} 0.0) (>= N{i} 0.0) (= T{i} {'(- ' + cone + ')' if d > 0 else cone}) {moves})")
        cases.append(f"(and (= {acc['v']} 0.0) (= {acc['u']} 0.0) (<= T{i} {cone}) (>= T{i} (- {cone})))" if s == 0 else "false")
        out.append("(assert (or " + " ".join(f"w{i}{k}" for k in range(4)) + "))")
        out += [f"(assert (=> w{i}{k} {case}))" for k, case in enumerate(cases)]
    inertia = Fraction(problem["mass"]) * Fraction(problem["gyration"]) ** 2
    for key, c, v in (("x", Fraction(problem["mass"]), "ax"), ("z", Fraction(problem["mass"]), "az"), ("m", inertia, "al")):
        out.append(f"(assert (= (* {num(c)} {v}) {total(sums[key])}))")
    out += ["(assert (or " + " ".join(f"(not w{i}{k})" for i, k in enumerate(word)) + "))" for word in words]
    return "\n".join(out + ["(check-sat)"]).encode()


def time_of_z3(problem, verdict):
    """That the words of the verdict are all: one question."""
    words = [[("F", "S+", "S-", "T").index(letter) for letter in word["word"]] for word in verdict["words"]]
    spent, out = seconds(["z3", "-in"], smt(problem, words), MOST_SECONDS)
    if spent is not None and out.strip() != b"unsat":
        raise RuntimeError("z3 finds another word: " + json.dumps(problem))
    return spent


def time_of_enumeration(program, problem, verdict):
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(problem, file)
        file.flush()
        out = subprocess.run([program, file.name], capture_output=True, check=True, text=True).stdout.split()
    if int(out[0]) != verdict["count"]:
        raise RuntimeError("enumeration finds other words: " + json.dumps(problem))
    return float(out[1])


def complementarity(problem):
    """The problem w = M z + q, z and w >= 0, z w = 0, as text: a contact that slips has z = N, w = v'; one at rest has, after Glocker, z = (N, mu N + T, x-),
    w = (v', x+, mu N - T), where u' = x+ - x-."""
    W, load = ([[float(x) for x in row] for row in part] if part and isinstance(part[0], list) else [float(x) for x in part] for part in matrix_of(problem))
    mu, u = [float(Fraction(x)) for x in problem["mu"]], [int(x) for x in problem.get("u", [0] * len(problem["mu"]))]
    forces = [(i, part) for i, s in enumerate(u) for part in ((0,) if s else (0, 1, 2))]  # T_i = (mu N + T) - mu N, or -s mu N

    def of_force(i, part):
        T, N = (-u[i] * mu[i] if u[i] else -mu[i], 1.0) if part == 0 else (1.0, 0.0) if part == 1 else (0.0, 0.0)
        return [row[2 * i] * T + row[2 * i + 1] * N for row in W]

    def row(i, part, values, own):
        if part == 2:
            return {0: 2 * mu[i], 1: -1.0}.get(own, 0.0)
        return values[2 * i + 1] if part == 0 else values[2 * i] + (own == 2)

    columns = [[row(i, part, of_force(j, piece), piece if i == j else None) for i, part in forces] for j, piece in forces]
    q = [0.0 if part == 2 else load[2 * i + (part == 0)] for i, part in forces]
    return len(forces), " ".join(map(repr, [len(forces), *q, *(x for column in columns for x in column)])) + "\n"


def time_of_siconos(program, problem):
    """None where it takes too long, or has too many bases to begin with; and how many solutions it finds."""
    size, text = complementarity(problem)
    if size > MOST_BASES:
        return None, None
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(text)
        file.flush()
        try:
            out = subprocess.run([program, file.name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True, timeout=MOST_SECONDS).stdout.split("\n")[-2].split()
        except subprocess.TimeoutExpired:
            return None, None
    return float(out[1]), int(out[0])


def build(name, *more):
    program = os.path.join(BUILD, "bench", name)
    pathlib.Path(program).parent.mkdir(exist_ok=True)
    subprocess.run(["gcc", "-O2", "-std=c17", "-D_POSIX_C_SOURCE=200809L", f"tests/bench/{name}.c", "-o", program, *more], check=True)
    return program


def build_enumeration():
    return build("modes_enumerate", "-Isrc", "-Ispec", f"-I{BUILD}", f"{BUILD}/libpainleve.a", *os.environ["LIBS"].split())


def build_siconos():
    return build("modes_siconos", "-I/usr/include/siconos", "-I/usr/include/siconos/numerics", "-lsiconos_numerics")


def milliseconds(total, count):
    return f"{1000 * total / count:.3g}"


def mean_or_more(times):
    return f"more than {MOST_SECONDS},000" if None in times else milliseconds(sum(times), len(times))


def rows(enumerate_words, siconos):
    startup = min(seconds([f"{BUILD}/painleve", "--version"])[0] for _ in range(10))
    for n in SIZES:
        for name, family in FAMILIES.items():
            rng = random.Random(f"{n} {name}")
            problems = [family(rng, n) for _ in range(10)]
            text = "".join(json.dumps(p) + "\n" for p in problems).encode()
            decide, out = min((seconds([f"{BUILD}/painleve", "decide", "--json", "-"], text) for _ in range(3)), key=lambda x: x[0])
            check = min(seconds([f"{BUILD}/painleve-check", "-"], out)[0] for _ in range(3))
            records = [json.loads(line) for line in out.splitlines()]
            nodes = sum(len(r["witness"]["tree"]) for r in records) // 10
            pairs = [(p, r["verdict"]) for p, r in zip(problems, records)][:3]
            plain = milliseconds(sum(time_of_enumeration(enumerate_words, *pair) for pair in pairs), 3) if n in ENUMERATED else ""
            times = [time_of_siconos(siconos, p)[0] for p, _ in pairs]
            bases = "" if None in times else milliseconds(sum(times), len(times))
            z3 = mean_or_more([time_of_z3(*pair) for pair in pairs]) if n in ASKED else ""
            yield f"| {n} | {4 ** n:.3g} | {name} | {nodes} | {len(out) // 10} | {milliseconds(max(decide - startup, 0), 10)} | {milliseconds(max(check - startup, 0), 10)} | {plain} | {bases} | {z3} |"


def main():
    table = list(rows(build_enumeration(), build_siconos()))
    text = f"""<!-- written by tests/bench/modes.py -->
# The words of n contacts

Milliseconds of processor time a problem, on one core; the machine was shared. "decide" finds every word with a solution and writes the certificate, "check" is painleve-check.
"enumeration" solves the exact linear system of each of the 4^n words with the same solver; "Siconos" is its LCP_ENUM, all bases, in doubles, without a certificate: 2^(3n) at rest, 2^n where
all slip, up to 2^14, since 2^18 take more than a minute; "z3" is asked once, in QF_LRA, whether there is a word besides those of the verdict (its start, about
12 ms, is counted; it gives no certificate here).

| contacts | words | family | nodes of the tree | bytes of the certificate | decide | check | enumeration | Siconos | z3 |
|---|---|---|---|---|---|---|---|---|---|
""" + "\n".join(table) + "\n"
    pathlib.Path("tests/bench/MODES.md").write_text(text, encoding="utf-8")
    print(text)


main()
