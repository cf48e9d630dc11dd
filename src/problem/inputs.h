/* SPDX-License-Identifier: BSD-2-Clause */
/* The inputs of a program from the fields of a problem. */
#ifndef PROBLEM_INPUTS_H
#define PROBLEM_INPUTS_H

#include "problem/problem.h"

/* problem_inputs: the number in the field that has the name of each input of `program`, in their order; NULL for a field that is left out.
 * Each input must have a field of its name, and `input` room for all of them. */
void problem_inputs(const struct problem *problem, const struct program *program, const struct number **input);

#endif
