/* SPDX-License-Identifier: BSD-2-Clause */
/* What is proved of a function of program.h; what the proof of src/numbers/dyadic.c knows beside it is in flint.h. */
#ifndef PROOFS_NUMBERS_DYADIC_H
#define PROOFS_NUMBERS_DYADIC_H

#include "flint.h"

/*@ requires \valid_read(program) && 0 <= program->inputs && 0 <= program->operations &&
      program->inputs + program->operations <= PROGRAM_MAX_NODES;
    assigns \nothing;
    ensures \result == program->inputs + program->operations; */
static inline int program_nodes(const struct program *program);

#endif
