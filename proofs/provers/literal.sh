#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# literal.sh TIMEOUT FILE : prover for "this string literal ends within the bound".  Keeps of all statements those on the
# literals of the goal, on pointers, and the definitions of the predicates on texts.  Fewer hypotheses => sound.
t=$1; f=$2
paragraphs() { awk 'BEGIN{RS="";ORS="\n\n"} '"$1" "$f"; }
literals=$(paragraphs '/;; Goal/' | grep -oE '\bStr_[0-9]+\b' | sort -u | while read -r s; do
    echo "$s"
    paragraphs "/;; Q_${s}_literal/" | grep -oE '\bLit_[0-9A-F]+\b' | sort -u
done | paste -sd'|')
[ -n "$literals" ] || { echo unknown; exit 0; }
kept="^;; (Q_(${literals})_|(valid_rd|shift|global|P_[a-z_]*text)'def|addr|base|offset)"
paragraphs '!/\(assert/ || /;; Goal/ || /\((sconst|linked) [a-z0-9]*\)\)$/ && /^;; H/ || $0 ~ "'"$kept"'"' > "$f.literal"
exec /usr/bin/cvc5 --force-logic=ALL --enum-inst --stats-internal --tlimit="${t}000" --lang=smt2 "$f.literal"
