#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""spec/limits.md keeps to the program: each number in it is the constant's, and each test that it names is there."""
import pathlib
import re
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

ROOT = pathlib.Path(__file__).resolve().parents[2]
SECTIONS = ["Reading input", "Deciding", "Bounds a record", "Certificates and checking", "Batch", "Adapters of engines", "Memory", "Faults"]
HEADING = ["what", "bound", "constant", "test"]
tap = Tap()
ok = tap.ok


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def rows(text):
    """(section, cells) of every line of every table."""
    section = None
    for line in text.splitlines():
        if line.startswith("## "):
            section = line[3:]
        if line.startswith("|") and not line.startswith("|---") and cells(line) != HEADING:
            yield section, cells(line)


def number_in(text):
    """The first number: digits with a comma before each three; None without one."""
    found = re.match(r"\d{1,3}(?:,\d{3})*(?![\d.])", text)
    return int(found.group().replace(",", "")) if found else None


def constant(file, name):
    """The value of NAME = INTEGER or INTEGER << INTEGER in a header, macro or enumerator; or of NAME = INTEGER in Python."""
    text = (ROOT / file).read_text(encoding="utf-8")
    found = re.search(rf"\b{name}\b(?: =)? \(?(?:\(\w+\))?(\d[\d_]*)[uUlL]*(?: << (\d+)| \*\* (\d+))?", text)
    if found is None:
        return None
    value = int(found.group(1))
    return value << int(found.group(2)) if found.group(2) else value ** int(found.group(3)) if found.group(3) else value


def check_constant(what, bound, where):
    for file, name in re.findall(r"`([^` ]+)` `([^` ]+)`", where):
        is_there = (ROOT / file).is_file()
        value = constant(file, name) if is_there else None
        ok(value is not None and value == number_in(bound), f"{what}: {name} is {bound}", f"{file}: {value}")


def check_tests(what, named):
    tests = re.findall(r"`([^`]+)`: ([^`]+?)(?=$|, `)", named)
    ok(tests, f"{what}: a test is named", named)
    for file, words in tests:
        path = ROOT / file
        ok(path.is_file() and words in path.read_text(encoding="utf-8"), f"{what}: {file} has '{words}'", named)


def main():
    text = (ROOT / "spec" / "limits.md").read_text(encoding="utf-8")
    ok(re.findall(r"^## (.*)$", text, re.M) == SECTIONS, "the sections are those that are expected")
    table = list(rows(text))
    ok(all(len(row) == 4 for _, row in table), "every line has four cells", [r for _, r in table if len(r) != 4])
    for _, row in table:
        what, bound, where, named = (row + [""] * 4)[:4]
        ok(where == "-" or re.search("`.+` `.+`", where), f"{what}: a constant or a dash", where)
        check_constant(what, bound, where)
        check_tests(what, named)
    ok({section for section, _ in table} == set(SECTIONS), "no section is empty", {s for s, _ in table})
    tap.done()


if __name__ == "__main__":
    main()
