#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# glue.sh TIMEOUT FILE : first-order "glue" prover.  Drops every definition axiom (";; name'def" paragraph)
# and the Why3/WP theory axioms, keeping only user lemmas/axioms (";; Q_...") and the goal.
# Fewer hypotheses => sound.  Then cvc5 only has to instantiate lemmas.
t=$1; f=$2
awk 'BEGIN{RS="";ORS="\n\n"} /(^|\n)\(assert/ && !/;; Goal/ && !/(^|\n);; (Q_|H)/ {next} {print}' "$f" > "$f.glue"
exec /usr/bin/cvc5 --force-logic=ALL --stats-internal --tlimit=${t}000 --lang=smt2 "$f.glue"
