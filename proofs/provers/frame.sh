#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# frame.sh TIMEOUT FILE : prover for "this memory is what it was", after a call that writes elsewhere.  Drops the definitions of the
# predicates, but for those on blocks and the one that the goal names last.  Fewer hypotheses => sound.
t=$1; f=$2
paragraphs() { awk 'BEGIN{RS="";ORS="\n\n"} '"$1" "$f"; }
last=$(paragraphs '/;; Goal/' | grep -oE '\bP_[A-Za-z_0-9]+' | tail -1)
paragraphs "!/^;; P_[A-Za-z_0-9]*'def/ || /^;; (P_[a-z_]*block|${last:-none})'def/" > "$f.frame"
exec /usr/bin/cvc4 --stats --tlimit="${t}000" --lang=smt2 "$f.frame"
