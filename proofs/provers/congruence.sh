#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# congruence.sh TIMEOUT FILE : prover for "equals in the place of equals".  Drops the definitions of the sum, the difference and the product of
# two numbers of the checker, so that these are symbols; congruence.drv leaves them unexpanded.  Fewer hypotheses => sound.
t=$1; f=$2
awk 'BEGIN{RS="";ORS="\n\n"} !/^;; L_check_(sum|difference|product)'"'"'def/' "$f" > "$f.congruence"
exec /usr/bin/cvc5 --force-logic=ALL --stats-internal --tlimit="${t}000" --lang=smt2 "$f.congruence"
