# SPDX-License-Identifier: BSD-2-Clause
"""What the tests of the tests share (t-*-mutants.py): changes of formulas, tables and sources, one at a time, and the program built with one of them.

A mutant is (what is changed, the file, its new text)."""

import functools
import os
import pathlib
import re
import resource
import shutil
import subprocess
import tempfile

BUILD, CC = os.environ.get("BUILD", "build"), os.environ.get("CC", "cc").split()
NIGHTLY = os.environ.get("NIGHTLY") == "1"
# The linker that takes a third of the time, where it is there; and nothing is kept for a debugger.
LINK = ["-s", *(["-fuse-ld=gold"] if shutil.which("ld.gold") else [])]
FLAGS = "-std=c17 -O0 -w -D_POSIX_C_SOURCE=200809L -ffp-contract=off".split()
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
    """Each comparison with a number of a table, from a text in the file up to another, made each of its `others`."""
    text = read(path)
    first, last = text.index(begin), None if end is None else text.index(end)
    for at in re.finditer(r"\b(\w+) (>=|<=|>|<|==) (\d+)\b", text[first:last]):
        start, stop = first + at.start(), first + at.end()
        for other in others[at[2]]:
            yield (f"{at[0]} made {at[1]} {other} {at[3]}, line {text.count(chr(10), 0, start) + 1}", path,
                   text[:start] + f"{at[1]} {other} {at[3]}" + text[stop:])


def other_rows(path, words):
    """Each row ROW(name, ...) of a table taken out, and in it each of the words made each other one of its group."""
    text = read(path)
    for row in re.finditer(r"^ *ROW\((\w+),.*\)( *\\)?\n", text, flags=re.M):
        yield f"row {row[1]} taken out", path, text[:row.start()] + ("" if row[2] else "\n") + text[row.end():]
        for group in words:
            for at in re.finditer(rf"\b({'|'.join(group)})\b", row[0]):
                for other in set(group) - {at[0]}:
                    yield f"row {row[1]}: {at[0]} made {other}", path, text[:row.start() + at.start()] + other + text[row.start() + at.end():]


# Of C: what a call of an exact operation, and a comparison of whole numbers, may be made of.
OTHER_CALL = {"number_add": "number_subtract", "number_subtract": "number_add", "number_multiply": "number_add", "number_divide": "number_multiply"}
OTHER_ORDER = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
OF_C = re.compile(r"\b(?P<call>\w+)\(|(?<=[\w\])]) (?P<order>==|!=|<=|>=|<|>) (?=[\w(&*-])|(?<= )(?P<both>&&|\|\|)(?= )")


def other_step(match, line, calls):
    """The replacement of a match of OF_C: another operation, an order with or without equality, `and` for `or`, one turn less of a loop."""
    if match["call"]:
        return f"{calls[match['call']]}("
    if match["both"]:
        return "||" if match["both"] == "&&" else "&&"
    return " + 1 < " if "for (" in line and match["order"] == "<" else f" {OTHER_ORDER[match['order']]} "


def is_left(match, line, calls):
    """Not mutated: texts, comments, other functions, and tests for a failure or a null pointer."""
    if line[:match.start()].count('"') % 2 == 1 or line.lstrip().startswith(("/*", "*", "#")):
        return True
    return match["call"] not in calls or line.startswith("static") if match["call"] else re.search(r"STATUS_|NULL", line)


def other_code(path, calls=OTHER_CALL):
    """Of a C source: each call of an exact operation made another one, each comparison made strict or not, each "and" made "or", and the last turn
    of each loop left out."""
    text, start = read(path), 0
    for line in text.splitlines(keepends=True):
        for match in OF_C.finditer(line):
            if not is_left(match, line, calls):
                other, at, end = other_step(match, line, calls), start + match.start(), start + match.end()
                what = f"{line.strip()}: {match[0].strip()} at {match.start()} made {other.strip()}"
                yield what, path, text[:at] + other + text[end:]
        start += len(line)


def by_hand(changes):
    """Of each (file, text, other text)."""
    for path, one, other in changes:
        text = read(path)
        if one not in text:
            raise SystemExit(f"{path} has no {one!r}")
        yield f"{one.strip()} made {other or 'nothing'}", path, text.replace(one, other)


def reason_of(equivalent, path, what):
    """Of a list of (pattern, reason): why a mutant says the same; None where nothing is known."""
    return next((reason for pattern, reason in equivalent if re.search(pattern, f"{path}: {what}")), None)


def stale(equivalent, mutants):
    """The patterns of such a list that fit no mutant."""
    return [pattern for pattern, _ in equivalent if not any(re.search(pattern, f"{path}: {what}") for what, path, _ in mutants)]


@functools.lru_cache(maxsize=None)
def libraries():
    return subprocess.run(["make", "-s", "--no-print-directory", "print-libs"], capture_output=True, text=True, check=True).stdout.split()


def reads(source, path):
    """Whether a source reads a header, as the compiler noted when it was built."""
    return path in read(pathlib.Path(BUILD, source).with_suffix(".d")).split()


def build(folder, kind, path, text):
    """The program with one file changed, and of a header those sources of a kind compiled again that read it; None when they do not compile."""
    place = pathlib.Path(folder) / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text)
    includes = [f"-I{folder}/src", f"-I{folder}/spec", "-Isrc", "-Ispec", f"-I{BUILD}"]
    sources = [place] if path.endswith(".c") else [source for source in sorted(pathlib.Path("src", kind).glob("*.c")) if reads(source, path)]  # the others are in the library
    cli = [str(x) for room in ("cli", "audit", "picture") for x in sorted(pathlib.Path(BUILD, "src", room).glob("*.o"))]
    program = f"{folder}/painleve"
    done = subprocess.run([*CC, *FLAGS, *LINK, *includes, *map(str, sources), *cli, f"{BUILD}/libpainleve.a", *libraries(), "-o", program], capture_output=True, text=True)
    return program if done.returncode == 0 else None


def programs(kind, mutants, rng, sample):
    """(what is changed, the file, the program or None) of a sample of the mutants, with NIGHTLY=1 of all; a program is there until the next is asked for."""
    for what, path, text in mutants if NIGHTLY else rng.sample(mutants, sample):
        with tempfile.TemporaryDirectory() as folder:
            yield what, path, build(folder, kind, path, text)


def limited():
    """A mutant may run forever, or take all memory."""
    resource.setrlimit(resource.RLIMIT_CPU, (10, 10))
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))


def answers(program, data):
    """The lines that a program gives for problems, a line each; None where it fails, or is killed."""
    done = subprocess.run([program, "decide", "--json", "-"], input=data, capture_output=True, preexec_fn=limited)
    return None if done.returncode < 0 else done.stdout.splitlines()
