# SPDX-License-Identifier: BSD-2-Clause
"""What the tests of the tests share (t-*-mutants.py): changes of formulas, tables and sources, one at a time, and the program built with one of them.

A mutant is (what is changed, the file, its new text)."""

import os
import pathlib
import re
import subprocess

BUILD, CC = os.environ.get("BUILD", "build"), os.environ.get("CC", "cc").split()
NIGHTLY = os.environ.get("NIGHTLY") == "1"
FLAGS = "-std=c17 -O1 -w -D_POSIX_C_SOURCE=200809L -ffp-contract=off".split()
# What a comparison with 0 may be made of.
REVERSED = {">": ("<",), "<": (">",), ">=": ("<=",), "<=": (">=",), "==": (">",)}
REVERSED_OR_STRICT = {">": ("<", ">="), "<": (">", "<="), ">=": ("<=", ">"), "<=": (">=", "<"), "==": (">",)}


def read(path):
    return pathlib.Path(path).read_text()


def other_formulas(path, steps=lambda step: True, exchanges=lambda step: True, end=None):
    """Of the formulas of a file, up to a place in its text: each operation made another one where `steps` holds, and there the operands of each
    difference exchanged where `exchanges` holds.  A step is (operation, result, left, right)."""
    text = read(path)
    for match in re.finditer(r"\b(ADD|SUB|MUL)\((\w+), (\w+), (\w+)\)", text[:end]):
        operation, result, left, right = step = match.groups()
        if not steps(step):
            continue
        other = {"ADD": "SUB", "SUB": "ADD", "MUL": "ADD"}[operation]
        yield f"{match[0]} made {other}", path, text[:match.start()] + f"{other}({result}, {left}, {right})" + text[match.end():]
        if operation == "SUB" and exchanges(step):
            yield f"{match[0]}: operands exchanged", path, text[:match.start()] + f"SUB({result}, {right}, {left})" + text[match.end():]


def other_comparisons(path, others, begin, end=None):
    """Each comparison with 0 of a table, from a text in the file up to another, made each of its `others`."""
    text = read(path)
    first, last = text.index(begin), None if end is None else text.index(end)
    for at in re.finditer(r"\b(\w+) (>=|<=|>|<|==) 0", text[first:last]):
        start, stop = first + at.start(), first + at.end()
        for other in others[at[2]]:
            yield (f"{at[0]} made {at[1]} {other} 0, line {text.count(chr(10), 0, start) + 1}", path,
                   text[:start] + f"{at[1]} {other} 0" + text[stop:])


def by_hand(changes):
    """Of each (file, text, other text)."""
    for path, one, other in changes:
        text = read(path)
        if one not in text:
            raise SystemExit(f"{path} has no {one!r}")
        yield f"{one.strip()} made {other or 'nothing'}", path, text.replace(one, other)


def libraries():
    return subprocess.run(["make", "-s", "--no-print-directory", "print-libs"], capture_output=True, text=True, check=True).stdout.split()


def build(folder, kind, path, text):
    """The program with one file changed and the sources of a kind compiled again; None when they do not compile."""
    place = pathlib.Path(folder) / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text)
    includes = [f"-I{folder}/src", f"-I{folder}/spec", "-Isrc", "-Ispec", f"-I{BUILD}"]
    sources = [str(place) if path == str(name) else str(name) for name in sorted(pathlib.Path("src", kind).glob("*.c"))]
    cli = [str(x) for room in ("cli", "audit", "picture") for x in sorted(pathlib.Path(BUILD, "src", room).glob("*.o"))]
    program = f"{folder}/painleve"
    done = subprocess.run([*CC, *FLAGS, *includes, *sources, *cli, f"{BUILD}/libpainleve.a", *libraries(), "-o", program], capture_output=True, text=True)
    return program if done.returncode == 0 else None
