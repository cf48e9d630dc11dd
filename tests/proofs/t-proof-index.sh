#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# proofs/INDEX.md leads from each row of the verdict table to the sentences that define it and the goals that prove it.
wrong=$(python3 -B proofs/index.py --check 2>&1)
if [ -z "$wrong" ]; then echo "ok 1 - every row, sentence and goal of proofs/INDEX.md is there"; else
    echo "not ok 1 - proofs/INDEX.md"
    echo "$wrong" | sed 's/^/# /'
fi
echo "1..1"
