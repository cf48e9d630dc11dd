#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# The proofs: `make check` replays those that are committed (what changed goal by goal), and compares them with the ledger
# proofs/goals.tsv; `make prove-all` runs the provers again.
set -u
log=$(mktemp)
progress=$(mktemp)
trap 'rm -f "$log" "$progress"' EXIT
sh proofs/prove --replay > "$log" 2> "$progress"
status=$?
n=0
while read -r unit proved slash total rest; do
    [ "$slash" = / ] || continue
    n=$((n + 1))
    if [ "$proved" = "${total%,}" ]; then echo "ok $n - $unit: $proved goals, $rest"; else echo "not ok $n - $unit: $proved of ${total%,} goals"; fi
done < "$log"
n=$((n + 1))
if [ "$status" -eq 0 ]; then echo "ok $n - no goal of the ledger is missing"; else
    echo "not ok $n - proofs/prove --replay"
    sed 's/^/# /' "$log"
    tail -5 "$progress" | sed 's/^/# /'
fi
sed -n "s/^prove: \([0-9]\)/# note: \1/p" "$log"
echo "1..$n"
