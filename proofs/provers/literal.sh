#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# literal.sh TIMEOUT FILE : prover for "this string literal ends within the bound".  Keeps of all statements those on the
# literals of the goal, on pointers, and the definitions of the predicates on texts.  Where the goal has no literal, and a hypothesis
# or a definition says that a term of it is one, that is the literal of the goal.  Fewer hypotheses => sound.
t=$1; f=$2
paragraphs() { awk 'BEGIN{RS="";ORS="\n\n"} '"$1" "$f"; }
term=$(paragraphs '/;; Goal/' | grep -oE '\ba[0-9]*\)\)\)$' | tr -d ')')
defined="^;; ${term:-none}\n\\(define-fun ${term:-none} "
stated="^;; H\n\\(assert \\(= ${term:-none} \\(shift \\(global Str_[0-9]+\\) 0\\)\\)\\)\$"
paragraphs '/;; Goal/' | grep -q '\bStr_' && stated='^$'
literals=$(paragraphs '/;; Goal/ || $0 ~ "'"$stated"'" || $0 ~ "'"$defined"'"' | grep -oE '\bStr_[0-9]+\b' | sort -u | while read -r s; do
    echo "$s"
    paragraphs "/;; Q_${s}_literal/" | grep -oE '\bLit_[0-9A-F]+\b' | sort -u
done | paste -sd'|')
[ -n "$literals" ] || { echo unknown; exit 0; }
kept="^;; (Q_(${literals})_|(valid_rd|shift|global|P_[a-z_]*text)'def|addr|base|offset)"
paragraphs '!/\(assert/ || /;; Goal/ || /\((sconst|linked) [a-z0-9]*\)\)$/ && /^;; H/ || $0 ~ "'"$kept"'" || $0 ~ "'"$stated"'"' > "$f.literal"
exec /usr/bin/cvc5 --force-logic=ALL --enum-inst --stats-internal --tlimit="${t}000" --lang=smt2 "$f.literal"
