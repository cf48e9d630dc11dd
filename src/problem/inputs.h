/* SPDX-License-Identifier: BSD-2-Clause */
/* The inputs of a program from the fields of a problem. */
#ifndef PROBLEM_INPUTS_H
#define PROBLEM_INPUTS_H

#include "problem/problem.h"

/* problem_inputs: for each input of `program`, in order, the number in the field of the same name; NULL for a field
 * that is absent. Every input must have such a field, and `input` must have room for all of them. */
void problem_inputs(const struct problem *problem, const struct program *program, const struct number **input);

#endif
