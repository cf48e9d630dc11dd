#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# The programs under valgrind: no invalid access, no leak, on good and on bad input.
set -u
n=0
grind() { # WHAT STATUS COMMAND...
    n=$((n + 1))
    what=$1 expected=$2
    shift 2
    valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite,possible "$@" > /dev/null 2> "$log"
    status=$?
    if [ "$status" -eq "$expected" ]; then echo "ok $n - $what"; else
        echo "not ok $n - $what: exit status $status, expected $expected"
        sed 's/^/# /' "$log" | head -30
    fi
}
log=$(mktemp)
certificates=$(mktemp)
trap 'rm -f "$log" "$certificates"' EXIT
# Some problems of each folder, more of them with NIGHTLY=1: the sanitizers see all of them, and valgrind, which is slow, sees besides what was never set.
# shellcheck disable=SC2086
every() { ls corpus/*/*.json | grep -v -e '\.expect\.json' -e '\.engine\.json' $slow | awk -F/ -v many="$1" 'n[$2]++ % many == 0'; }
if [ "${NIGHTLY:-0}" = 1 ]; then
    one_in=7 one_for_people=7 slow='' skip=''
else
    one_in=30 one_for_people=42 slow='-e framework-with-irrational-data' skip=refused_texts_leave_nothing
fi
problems=$(every $one_in)
# shellcheck disable=SC2086
"$PAINLEVE" decide --json $problems > "$certificates"
# shellcheck disable=SC2046
grind "decide for people, some of the corpus" 0 "$PAINLEVE" decide $(every $one_for_people)
# shellcheck disable=SC2086
grind "decide --json, some of the corpus" 0 "$PAINLEVE" decide --json $problems
grind "explain" 0 "$PAINLEVE" explain corpus/contact/00-rod-at-the-edge.json
grind "explain a mechanism" 0 "$PAINLEVE" explain corpus/mechanism/14-lagrangian-rod.json
grind "kinds" 0 "$PAINLEVE" kinds contact
grind "a malformed record" 3 "$PAINLEVE" decide contact a=1/0
grind "painleve-check, their certificates" 0 "$PAINLEVE_CHECK" "$certificates"
# shellcheck disable=SC2086
grind "t-library: painleve_cleanup leaves nothing reachable" 0 --show-leak-kinds=all --errors-for-leak-kinds=all "$BUILD/tests/library/t-library" $skip
echo "1..$n"
