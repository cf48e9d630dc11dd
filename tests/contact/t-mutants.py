#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests: every row of the verdict table deleted or with a status changed, every comparison in its
conditions reversed, and every operation of every formula flipped or with its operands exchanged, one at a time.
The comparison with the oracle must notice each one.  A third of them in each check, all with NIGHTLY=1.  (That no two rows hold at once is
proved, not tested.)"""
import concurrent.futures
import os
import random
import re
import shutil
import subprocess
import tempfile

BUILD = os.environ.get("BUILD", "build")
CC = os.environ.get("CC", "cc").split()
FLAGS = "-std=c17 -O0 -w -D_POSIX_C_SOURCE=200809L -ffp-contract=off -Isrc".split()
# Each mutant is a program of its own, so the linker that takes a third of the time is asked where it is there, and nothing is kept for a debugger.
LINK = ["-s", *(["-fuse-ld=gold"] if shutil.which("ld.gold") else [])]
OBJECTS = [f"{BUILD}/tests/contact/t-contact-oracle.o", *sorted(f"{BUILD}/tests/oracle/{name[:-2]}.o" for name in os.listdir("tests/oracle")
                                                       if name.endswith(".c"))]


def link_libraries():
    """The libraries as the GNUmakefile links them."""
    made = subprocess.run(["make", "-s", "--no-print-directory", "print-libs"], capture_output=True, text=True, check=True)
    return made.stdout.split()


def without_line(lines, i):
    return lines[:i] + lines[i + 1:]


def with_line(lines, i, text):
    return lines[:i] + [text] + lines[i + 1:]


def row_mutants(lines):
    for i, line in enumerate(lines):
        name = re.match(r" *ROW\((\w+),", line)
        if not name:
            continue
        yield f"row {name[1]} deleted", without_line(lines, i)
        for k, statuses in enumerate(re.findall(r"\b(?:CONSISTENT|BOUNDARY|INCONSISTENT|INADMISSIBLE)\b", line)):
            other = "BOUNDARY" if statuses != "BOUNDARY" else "CONSISTENT"
            parts = re.split(rf"\b{statuses}\b", line)
            if k == 0 and len(parts) > 1:
                yield f"row {name[1]}: first {statuses} made {other}", with_line(lines, i, line.replace(statuses, other, 1))


def condition_mutants(lines):
    for i, line in enumerate(lines):
        name = re.match(r" *ROW\((\w+),", line)
        for at in re.finditer(r"(\w+) (>=|>|<|==) 0", line) if name else ():
            other = {">": "<", "<": ">", ">=": "<", "==": ">"}[at[2]]
            changed = line[:at.start()] + f"{at[1]} {other} 0" + line[at.end():]
            yield f"row {name[1]}: {at[0]} made {at[1]} {other} 0", with_line(lines, i, changed)


def formula_mutants(lines):
    for i, line in enumerate(lines):
        step = re.match(r"( *)(ADD|SUB|MUL)\((\w+), (\w+), (\w+)\)(.*)", line)
        if not step:
            continue
        indent, op, t, x, y, rest = step.groups()
        others = {"ADD": ["SUB"], "SUB": ["ADD"], "MUL": ["ADD"]}[op]
        for other in others:
            yield f"formula {t}: {op} made {other}", with_line(lines, i, f"{indent}{other}({t}, {x}, {y}){rest}")
        if op == "SUB":
            yield f"formula {t}: operands exchanged", with_line(lines, i, f"{indent}{op}({t}, {y}, {x}){rest}")
        if x != y:
            yield f"formula {t}: {x} twice", with_line(lines, i, f"{indent}{op}({t}, {x}, {x}){rest}")


# Mutants that change no verdict, each with the reason.
EQUIVALENT = {
    "formula Delta: SUB made ADD": "Delta only guards the hypotheses, and every state of the oracle is inside them; "
                                   "the checkers reject the value, and tests/malformed has a state outside",
}


def newton_only(name):
    """The program `newton` gives accelerations in the witness; the checkers verify those, not the oracle."""
    return re.search(r"formula (A_lambda_T|B_lambda_N|u_dot|u_dot_force|B_lambda_T|C_lambda_N|v_dot|v_dot_force):", name)


def survives(job):
    name, spec, lines, source, libraries = job
    with tempfile.TemporaryDirectory() as directory:
        os.makedirs(os.path.dirname(f"{directory}/{spec}"))
        with open(f"{directory}/{spec}", "w") as file:  # the compiler finds this header before that of spec/
            file.write("\n".join(lines) + "\n")
        compiled = subprocess.run([*CC, *FLAGS, f"-I{directory}/spec", "-Ispec", "-c", source, "-o", f"{directory}/mutant.o"],
                                  capture_output=True, check=False)
        if compiled.returncode != 0:
            return name, False
        program = f"{directory}/test"
        subprocess.run([*CC, *LINK, *OBJECTS, f"{directory}/mutant.o", f"{BUILD}/libpainleve.a", "-lcmocka", *libraries, "-o", program],
                       check=True, capture_output=True)
        # The first failed test ends the program: a mutant is killed once.
        done = subprocess.run([program], env={**os.environ, "CMOCKA_TEST_ABORT": "1"}, capture_output=True, check=False, timeout=240)
        return name, done.returncode == 0


def jobs():
    libraries = link_libraries()
    for spec, source, makers in (("spec/contact/table.h", "src/contact/verdict.c", (row_mutants, condition_mutants)),
                                 ("spec/contact/formula.h", "src/contact/program.c", (formula_mutants,))):
        with open(spec) as file:
            lines = file.read().splitlines()
        for maker in makers:
            for name, mutated in maker(lines):
                if not newton_only(name):
                    yield name, spec, mutated, source, libraries


def main():
    chosen = list(jobs())
    if os.environ.get("NIGHTLY") != "1":
        chosen = random.Random(1).sample(chosen, len(chosen) // 3)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(survives, chosen))
    killed = sum(not alive for _, alive in results)
    unexplained = [name for name, alive in results if alive and name not in EQUIVALENT]
    stale = [name for name, alive in results if not alive and name in EQUIVALENT]
    print(f"# note: {killed} of {len(results)} mutants of table and formulas killed, {len(EQUIVALENT)} equivalent by name")
    for name in unexplained:
        print(f"# survives: {name}")
    for name in stale:
        print(f"# listed as equivalent, but killed: {name}")
    print("ok 1 - each mutant is killed, or listed with the reason" if not unexplained and not stale else
          "not ok 1 - each mutant is killed, or listed with the reason")
    print("1..1")


main()
