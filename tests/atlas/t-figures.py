#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The atlases among the figures of spec (spec/figures/list.tsv) say what the program says now: each is drawn again, coarsely, and every region of it that
the coarse one has is in the legend of the figure, in the same words."""

import pathlib
import re
import subprocess
import sys
import tempfile

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, ROOT, Tap

DEPTH, LINE = 2, 17  # how often a box is divided; from a line of an entry to its next
ENTRY = re.compile(r'<text x="680\.00" y="([\d.]+)"[^>]*text-anchor="start"[^>]*>([^<]*)</text>')


def legend(svg):
    """The entries of a legend, whatever their lines are; those of curves, and of what is left undecided, go with the depth."""
    entries, last = [], None
    for y, words in ENTRY.findall(svg):
        if last is not None and float(y) - last == LINE:
            entries[-1] += " " + words
        else:
            entries.append(words)
        last = float(y)
    return {words for words in entries if " on it:" not in words and "decided" not in words}


def atlases():
    for line in (ROOT / "spec" / "figures" / "list.tsv").read_text().splitlines():
        name, tab, words = line.partition("\t")
        if tab and not line.startswith("#") and words.split()[0] not in ("explain", "script"):
            yield name, ROOT / "spec" / ((name if "/" in name else f"figures/{name}") + ".svg"), words.split()


def main():
    tap, found = Tap(), 0
    with tempfile.TemporaryDirectory() as folder:
        for name, place, words in atlases():
            coarse = pathlib.Path(folder) / "coarse.svg"
            done = subprocess.run([PAINLEVE, "atlas", *words, f"--depth={DEPTH}", "--svg", str(coarse)], capture_output=True, text=True)
            entries = legend(coarse.read_text()) if done.returncode == 0 else set()
            missing = entries - legend(place.read_text())
            tap.ok(done.returncode == 0 and not missing, f"{name}: {len(entries)} regions", done.stderr or "\n".join(sorted(missing)) + "\nis not in it: make figures")
            found += len(entries)
    tap.ok(found > 100, f"{found} entries of legends are compared")
    tap.done()


main()
