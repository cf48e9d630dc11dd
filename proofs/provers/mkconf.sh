#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# mkconf.sh OUT : write a project-local why3.conf (no HOME, no 'why3 config detect').
d=$(cd "$(dirname "$0")" && pwd); out=$1
cat > "$out" <<EOT
[main]
datadir = "/usr/share/why3"
libdir = "/usr/lib/ocaml/why3"
magic = 14
memlimit = 2000
running_provers_max = 2
timelimit = 10
[partial_prover]
name = "Z3"
path = "/usr/bin/z3"
version = "4.8.12"
[partial_prover]
name = "CVC4"
path = "/usr/bin/cvc4"
version = "1.8"
EOT
p() { # name shortcut version driver command
  steps=$(echo "$5" | sed 's/-T:%t/rlimit=%S/;s/--tlimit=%t000/--rlimit=%S/')
  cat >> "$out" <<EOT
[prover]
name = "$1"
alternative = ""
version = "$3"
shortcut = "$2"
command = "$5"
command_steps = "$steps"
driver = "$4"
editor = ""
in_place = false
interactive = false
EOT
}
Z="/usr/bin/z3 -smt2 -T:%t sat.random_seed=42 nlsat.randomize=false smt.random_seed=42 -st %f"
C5="/usr/bin/cvc5 --force-logic=ALL --stats-internal --tlimit=%t000 --lang=smt2 %f"
p Z3nra    z3nra    4.8.12 "$d/z3_nra.drv"   "$Z"
p CVC5     cvc5     1.0.3  cvc4_17           "$C5"
p CVC5nofp cvc5nofp 1.0.3  "$d/cvc_nofp.drv" "$C5"
p Glue     glue     1.0    cvc4_17           "sh $d/glue.sh %t %f"
p GappaWP  gappawp  1.4.1  gappa             "sh $d/gappa.sh"
p Literal  literal  1.0    "$d/literal.drv"   "sh $d/literal.sh %t %f"
p Frame    frame    1.0    cvc4_17           "sh $d/frame.sh %t %f"
p Congruence congruence 1.0 "$d/congruence.drv" "sh $d/congruence.sh %t %f"
