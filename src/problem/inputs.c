/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/inputs.h"

void problem_inputs(const struct problem *problem, const struct program *program, const struct number **input)
{
    for (int i = 0; i < program->inputs; i++)
        input[i] = problem_number(problem, kind_field(problem->kind, program->node_names[i]));
}
