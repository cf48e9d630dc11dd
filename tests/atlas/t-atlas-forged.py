#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Certificates of atlases that were made by hand to be verified and are false, or whose problem is none of the kind: both checkers refuse
each, with the same word.  runs on: sanitized"""
import pathlib
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import Tap, both_checkers  # noqa: E402

# A problem that its fields show to be no problem with an atlas is UNSUPPORTED; every other record here is REJECTED.
WITHOUT_ATLAS = ("law-", "direction-", "model-")

tap = Tap()
files = sorted((pathlib.Path(__file__).parent / "forged").glob("*.json"))
for checker, check in both_checkers():
    for file, word in zip(files, check([file.read_bytes().rstrip() for file in files])):
        expected = "UNSUPPORTED" if file.stem.startswith(WITHOUT_ATLAS) else "REJECTED"
        tap.ok(word == expected, f"{checker}: {file.stem.replace('-', ' ')}: {expected}", word)
tap.ok(len(files) >= 15, "there are such certificates")
tap.done()
