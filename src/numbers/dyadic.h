/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact signs of a formula over doubles: every finite double is an integer times a power of two, and +, -, *
 * keep that form, so integers are enough and no fraction is ever reduced. */
#ifndef NUMBERS_DYADIC_H
#define NUMBERS_DYADIC_H

#include "numbers/program.h"

/* dyadic_signs: the exact sign of every node of a program.
 *
 * In      program   at most PROGRAM_MAX_NODES nodes
 *         x         program->inputs finite doubles, subnormal ones included
 * Out     sign      -1, 0 or 1 for each node
 * Memory  GMP integers, freed before it returns; a node of degree d has at most 2100 d bits */
void dyadic_signs(const struct program *program, const double *x, int *sign);

#endif
