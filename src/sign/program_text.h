/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef SIGN_PROGRAM_TEXT_H
#define SIGN_PROGRAM_TEXT_H

#include "numbers/program.h"

#include <stdio.h>

/* program_print_formula: the formula of a node as people write it, e.g. "a*p_plus + b*k_plus".  It is read off
 * the instructions that are run; quantities keep their names, intermediate results are written out. */
void program_print_formula(const struct program *program, int node, FILE *out);

#endif
