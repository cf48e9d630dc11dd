#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""tests/bench/stance.py BUILD [SQUARES]: what a verdict of kind stance costs, on the paper's examples and on maps of its figure 8 with SQUARES x SQUARES
points (200); writes tests/bench/STANCE.md.  Processor time, since the machine may be busy."""
import json
import pathlib
import resource
import subprocess
import sys
import tempfile

BUILD, SQUARES = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
sys.path += [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from stance_map import MAPS, centres  # noqa: E402
from stance_problems import example  # noqa: E402

EXAMPLES, REPEATED, ROW = (2, 3, 4), 300, 1000


def record(problem):
    return json.dumps({"kind": "stance", **{name: str(x) for name, x in problem.items()}}) + "\n"


def seconds(command, path):
    """Processor time of a program that reads a file, and what it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(path, "rb") as file:
        done = subprocess.run(command, stdin=file, stdout=subprocess.PIPE, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


def measured(problems):
    """Milliseconds a problem to decide it and to check it, and bytes of a certificate."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "records"
        path.write_text("".join(map(record, problems)))
        decide, lines = seconds([f"{BUILD}/painleve", "decide", "--json", "-"], path)
        path.write_bytes(lines)
        check, words = seconds([f"{BUILD}/painleve-check", "-"], path)
    if words.count(b"VERIFIED") != len(problems):
        sys.exit("stance: a certificate was not verified")
    return 1000 * decide / len(problems), 1000 * check / len(problems), len(lines) / len(problems)


def row_of(name, count, parts):
    """A row of the table: means over all points, of parts that are measured one after another."""
    sums = [sum(n * values[k] for n, values in parts) / count for k in range(3)]
    return f"| {name} | {count} | {sums[0]:.2f} | {sums[1]:.2f} | {sums[2]:.0f} | {count * sums[0] / 1000:.1f} |"


def rows():
    for n in EXAMPLES:
        problem = {key: x for key, x in example(n).items() if key != "kind"}
        yield row_of(f"example {n}, {REPEATED} times", REPEATED, [(REPEATED, measured([problem] * REPEATED))])
    for which, (make, across, up, _) in MAPS.items():
        points = [make(x, y) for y in centres(up, SQUARES) for x in centres(across, SQUARES)]
        parts = [points[k:k + ROW] for k in range(0, len(points), ROW)]
        yield row_of(f"map of example {which}, {SQUARES} x {SQUARES}", len(points), [(len(part), measured(part)) for part in parts])


def main():
    head = ("<!-- written by tests/bench/stance.py -->\n# Verdicts on a body on two contacts\n\nMilliseconds of processor time a problem, on one core; the machine was shared.  "
            "\"decide\" finds the verdict and writes the certificate, \"check\" is painleve-check.\n\n"
            "| problems | points | decide | check | bytes of a certificate | seconds in all, decide |\n|---|---|---|---|---|---|\n")
    text = head + "".join(row + "\n" for row in rows())
    pathlib.Path(__file__).with_name("STANCE.md").write_text(text)
    print(text)


main()
