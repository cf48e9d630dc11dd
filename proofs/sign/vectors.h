/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/sign/vectors.c knows: how many nodes a program has. */
#ifndef PROOFS_SIGN_VECTORS_H
#define PROOFS_SIGN_VECTORS_H

#include "model.h"

/*@ requires \valid_read(program) && 0 <= program->inputs && 0 <= program->operations &&
      program->inputs + program->operations <= PROGRAM_MAX_NODES;
    assigns \nothing;
    ensures \result == program->inputs + program->operations; */
static inline int program_nodes(const struct program *program);

#endif
