/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef SIGN_PROGRAM_TEXT_H
#define SIGN_PROGRAM_TEXT_H

#include "numbers/program.h"

#include <stdio.h>

/* program_print_formula: the formula of a node in ordinary notation, e.g. "a*p_plus + b*k_plus", reconstructed from the
 * instructions. Quantities are printed by name, intermediate results by their formulas. */
void program_print_formula(const struct program *program, int node, FILE *out);

#endif
