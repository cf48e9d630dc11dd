#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The audit of the proofs notices what would let a false proof pass (proofs/sabotages.py): here those of its parts that ask about a few
units; under NIGHTLY=1 all of them."""
import os
import sys

sys.path.insert(0, "proofs")
import sabotages  # noqa: E402  (the directory is set first)
import wp  # noqa: E402

os.makedirs(wp.OUT, exist_ok=True)
failures = 0
tried = [sabotage for sabotage in sabotages.SABOTAGES if sabotage.units or os.environ.get("NIGHTLY")]
for number, sabotage in enumerate(tried, 1):
    failure = sabotages.survives(sabotage)
    failures += failure is not None
    print(f"{'not ok' if failure else 'ok'} {number} - {sabotage.name}: {sabotage.what}")
    if failure:
        print("# " + failure.replace("\n", "\n# "))
noted = wp.text_of(sabotages.TABLE) == sabotages.table()
failures += not noted
print(f"{'ok' if noted else 'not ok'} {len(tried) + 1} - {sabotages.TABLE} lists them")
print(f"1..{len(tried) + 1}")
sys.exit(failures != 0)
