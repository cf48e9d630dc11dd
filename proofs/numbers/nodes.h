/* SPDX-License-Identifier: BSD-2-Clause */
/* The contract of program_nodes, the number of nodes of a program.  It is proved in the unit dyadic and used in the unit vectors. */
#ifndef PROOFS_NUMBERS_NODES_H
#define PROOFS_NUMBERS_NODES_H

#include "numbers/program.h"

/*@ requires \valid_read(program) && 0 <= program->inputs && 0 <= program->operations &&
      program->inputs + program->operations <= PROGRAM_MAX_NODES;
    assigns \nothing;
    ensures \result == program->inputs + program->operations; */
static inline int program_nodes(const struct program *program);

#endif
